### Swedish. What each name means stands in en.ftl.

## Moves refused in any game

illegal-game-over = spelet är slut
illegal-not-your-turn = det är inte plats { $seat } som är i tur utan { $actor }

## Moves refused in Claim It!

illegal-first-roll-due = ett drag börjar med ett kast
illegal-dice-due = nu ska tärningarna slås
illegal-no-such-roll = ett kast är tre tärningar från 1 till { $sides }, skrivna från låg till hög
illegal-stone-due = för det här kastet måste en markör sättas ut
illegal-dice-do-not-give = tärningarna { $dice } ger inte { $move }
illegal-choose-first = säg först om du slår igen eller slutar
illegal-space-claimed = på { $place } finns redan en inmutningsmarkör
illegal-squatter-due = på { $place } ska en nybyggarmarkör stå, ingen inmutningsmarkör
illegal-claim-marker-due-own = { $place } är ditt eget: där sätts en inmutningsmarkör, ingen nybyggarmarkör
illegal-claim-marker-due-squatter = på { $place } står en nybyggarmarkör: ovanpå sätts en inmutningsmarkör, inte en nybyggarmarkör till
illegal-squatter-on-board = nybyggarmarkör { $squatter } står redan på spelplanen
illegal-squatter-covered = nybyggarmarkör { $squatter } ligger under en inmutningsmarkör tills draget är slut
illegal-no-claim-marker-left = alla { $count } inmutningsmarkörer är på spelplanen
illegal-no-player-marker-left = för att sluta skulle du behöva fler än dina { $count } spelarmarkörer

## Moves refused in CLAIM

illegal-deal-due = korten måste delas ut först
illegal-deal-is-not-the-deck = i en giv finns vart och ett av lekens { $count } kort en gång
illegal-card-not-in-deck = { $card } finns inte i den här leken
illegal-card-not-in-hand = { $card } finns inte på din hand
illegal-must-follow = { $led } spelades ut och du kan bekänna, så { $card } får inte spelas
illegal-play-a-card = nu måste ett kort spelas
illegal-take-or-pile = ta ett kort från mitten eller det du såg på högen
illegal-take-from-middle = ett av korten i mitten måste tas
illegal-not-in-the-middle = { $card } ligger inte i mitten
illegal-pile-not-open = bara den som vinner sticket med ett kort som får titta på högen får ta därifrån
illegal-smash-or-spare = säg om ett kort krossas eller skonas
illegal-nothing-to-smash = { $by } kan inte krossa { $card } framför plats { $seat }

## Set-ups refused

setup-claim-it-players = Claim It! är för 2 till 5 spelare, inte { $players }
setup-claim-it-variant = det finns ingen variant { $variant }: välj base eller quick
setup-claim-it-size = en spelplan har storleken 2 till 6, inte { $size }
setup-claim-it-small-needs-end = en spelplan av storlek { $size } behöver secured_to_end: hur många inmutade fält som utlyser sista spelrundan
setup-claim-it-secured = sista spelrundan utlyses vid 1 till { $most } inmutade fält, inte { $secured }
setup-claim-players = CLAIM är för 2 till 4 spelare, inte { $players }
setup-no-such-faction = det finns ingen fraktion { $faction }: koderna är { $factions }
setup-faction-twice = en fraktion kan bara vara med en gång i leken
setup-one-pair = en lek har exakt ett par av fraktioner: { $pairs }
setup-ten-card-factions = med { $players } spelare har en lek ett par och { $tens } fraktioner till
setup-no-such-card = asken har inget kort { $card }, eller inte så många
setup-short-deck-size = med { $players } spelare har en kort lek en multipel av { $multiple } kort
setup-factions-or-cards = ett parti CLAIM behöver antingen sina fraktioner eller sina kort

setup-no-training = det finns ingen träning för { $game }
setup-no-such-player = det finns ingen spelare { $player } för det här spelet: välj bland { $players }
setup-no-environment = det finns ingen miljö för spelet { $game }
setup-no-kernel = spelet { $game } har ingen kompilerad kärna
setup-no-redeal = det som är dolt i spelet { $game } kan inte delas ut på nytt
setup-engine-not-started = { $engine } kan inte startas: { $why }
setup-engine-refuses = { $engine } spelar inte det här: { $why }
setup-engine-no-decision = ingen har något att besluta i den här ställningen

setup-arena-entrants = { $sides ->
    [2] en arena behöver minst 2 spelare, inte { $entrants }
   *[other] det här spelet har { $sides } sidor, så arenan behöver 2 spelare (en mot ett bord av den andra) eller { $sides }, inte { $entrants }
}
setup-arena-plays-not = { $player } spelar inte { $game }
setup-arena-games = { $games ->
    [one] ett parti är ingen hel omgång
   *[other] { $games } partier är inte hela omgångar
}: varje omgång har { $sides } partier, så att alla sitter överallt
setup-arena-sequential = det sekventiella testet är mellan två spelare
setup-arena-elo-order = det lägre Elo-talet i ett sekventiellt test måste vara under det högre, båda från -{ $most } till { $most }, inte { $low } och { $high }
setup-arena-seconds = sekunderna per drag måste vara fler än 0
setup-simulate-players = { $names } spelare är angivna: ange en för alla, eller en för var och en av de { $seats } platserna
setup-simulate-games = det måste vara minst ett parti, inte { $games }
error-simulate-suffix = { $file }: namnet måste sluta på .parquet (en rad per beslut) eller .txt (hela partier)
error-no-extra = det här kräver paket som inte är installerade: pip install "claimstead[{ $extra }]"
error-engine-illegal = { $engine } spelade { $move }, som inte är ett tillåtet drag
error-engine-gone = { $engine } har avslutats
error-engine-silent = { $engine } svarar inte
error-engine-talks = { $engine } pratar men svarar inte

setup-solve-two-players = bara CLAIM för två spelare kan lösas
setup-solve-phase-2 = bara ställningar i fas 2 kan lösas
setup-solve-too-large = den här leken har fler kort än lösaren har plats för
setup-solve-over = spelet är slut: det finns inget kvar att lösa
setup-weights-size = de här vikterna passar inte den här bedömaren: { $found } tal i stället för { $expected }

## Other refusals

error-not-readable = { $file } kan inte läsas: { $why }
error-not-writable = { $file } kan inte skrivas: { $why }
error-not-a-checkpoint = { $file } är ingen mellanlagring från den här versionen, eller är skadad: ta bort filen för att börja om
error-no-dask = ett kluster behöver Dask, som inte är installerat här: pip install "claimstead[cluster]"
error-no-postgresql = en server på PostgreSQL behöver dess drivrutin, som inte är installerad här: pip install "claimstead[postgresql]"
error-no-cluster = det finns inget kluster på { $address }: { $why }

## Chances that cannot be listed

chances-deal = det finns för många givar att räkna upp: dra en i stället

## Texts refused in any game

text-other-game = det här är { $found }, här spelas { $expected }
text-no-such-seat = det finns ingen plats { $seat }: platserna är { $seats }
text-no-such-position = { $text } inleder ingen ställning: skriv claim: och fraktionerna, eller claim-it, antal spelare och variant
text-small-position = den här ställningen hör till ett litet spel med { $size ->
    [one] en rad
   *[other] { $size } rader
}: bara hela spel känns igen på ställningen ensam
text-number = { $text } är inget heltal
text-no-such-setup = { $text } är inget spel: skriv claim-it, antal spelare och variant, eller claim, antal spelare och fraktioner

## Texts refused in Claim It!

text-claim-it-move = { $text } är inget drag: skriv ett kast som 235, en nybyggarmarkör som 2@3/5, en inmutningsmarkör som *@3/5, eller roll, eller stop
text-no-such-space = det finns inget fält { $place } på en spelplan av storlek { $size }
text-dice-not-sorted = skriv tärningarna från låg till hög: { $sorted }, inte { $dice }
text-no-such-die = det finns ingen { $die } på tärningar med { $sides } sidor
text-claim-it-fields = en ställning har { $fields } delar åtskilda av ; men den här har { $found }
text-board-size = en spelplan av storlek { $size } har { $size } rader åtskilda av / med { $size } fält var
text-no-such-cell = { $cell } är inget fält: skriv . eller en plats bokstav, sedan en nybyggarmarkörs nummer, sedan *
text-no-such-squatter = { $cell }: nybyggarmarkörerna har nummer 1 till { $size }
text-stone-on-secured = { $cell }: inget kan sättas på ett inmutat fält
text-no-such-due = { $due } är inte på tur: skriv roll, tre tärningar, choose eller over
text-turns-left = { $found } är inget antal drag kvar: skriv - eller ett tal upp till { $players }
text-squatter-twice = nybyggarmarkör { $squatter } står på spelplanen två gånger
text-too-many-claim-markers = det finns bara { $count } inmutningsmarkörer
text-too-many-player-markers = plats { $seat } har bara { $count } spelarmarkörer
text-squatter-on-own = { $place }: en nybyggarmarkör står aldrig på en markör som hör till den som är i tur
text-squatter-still-there = { $place }: i varianten quick går nybyggarmarkören under en inmutningsmarkör tillbaka genast
text-claim-marker-without-squatter = { $place }: en inmutningsmarkör ligger på den egna markören eller på en nybyggarmarkör
text-over-and-turns-left = ett spel är slut precis när 0 drag är kvar
text-stones-when-over = när spelet är slut ligger ingen av dragets markörer på spelplanen
text-nothing-to-choose = för choose måste en markör ha satts ut i draget
text-roll-is-bust = kastet { $dice } går inte att använda: det är bankrutt redan

## Texts refused in CLAIM

text-claim-move = { $text } är inget drag: skriv ett kort som Gn7, eller take Gi5, take pile, smash b Gn5, spare, eller deal och alla kort
text-card = { $text } är inget kort: skriv en fraktions kod och ett värde, som Gn7
text-no-such-card = asken har inget kort { $card }
text-phase = { $found } är ingen fas: skriv phase: 0, 1 eller 2
text-nothing-before-the-deal = före given kan inget annat sägas, men här står { $key }
text-no-colon = { $line } är inte en nyckel och ett värde åtskilda av kolon
text-no-such-key = det finns ingen nyckel { $key } i en ställning med de här platserna
text-key-twice = { $key } står där två gånger
text-stage = { $found } är inget skede: skriv ett av { $stages }
text-faction-not-in-deck = det finns ingen fraktion { $faction } i den här leken
text-card-too-often = { $card } nämns fler gånger än leken har det
text-card-missing = { $card } ligger ingenstans
text-lead-and-turn = ett spel som pågår behöver både lead och turn, ett som är slut har ingetdera och kort bara i poänghögarna
text-not-in-this-phase = { $key } är tom i fas { $phase }
text-not-in-this-stage = { $key } är tom utom i skedet smash
text-does-not-lie-there = { $card } ligger aldrig där: { $key }
text-known-but-not-there = plats { $seat } har inte det som är känt om den: { $cards }
text-void-but-there = plats { $seat } sägs sakna { $faction } men har det på hand
text-over-is-over = ett spel som är slut har varken stage eller void
text-trick-is-whole = alla har redan spelat i sticket
text-not-on-turn = plats { $expected } är i tur, inte { $seat }
text-hand-sizes = händernas storlek stämmer inte med sticket
text-no-cards-left = det finns inga kort kvar att spela: ett spel som är slut har varken lead eller turn
text-choice-needs-trick = ett val ska göras först när alla har spelat i sticket
text-choice-not-due = det här valet ska inte göras här
text-middle-size = i mitten måste { $count } { $count ->
    [one] kort ligga
   *[other] kort ligga
}
text-follower-counts = antalen anhängare stämmer inte med varandra
text-pile-size = högen måste ha minst { $count } kort för sticken som kommer, inte { $found }

## Texts of whole games refused

text-no-record = det här är inget parti: ett partis första rad är { $first }
text-not-utf-8 = det är ingen text i UTF-8
text-no-setup = ett partis andra rad säger setup: och vilket spel det är
text-header-line = { $line } är ingen rad i ett huvud: skriv en nyckel med små bokstäver, ett kolon och ett värde
text-wrong-mark = rad { $line }: draget är { $expected }:s, inte { $found }:s
text-move-line = rad { $line }: { $reason }
text-no-result = sista raden, result:, saknas
text-remark-open = rad { $line }: anmärkningen som börjar här saknar { $sign }
text-several-games = det finns mer än ett parti i texten
text-wrong-result = { $found } stämmer inte med dragen, som ger { $expected }

## How a game was decided

outcome-mine = den största guldgruvan
outcome-secured = lika stora guldgruvor, fler inmutade fält
outcome-spaces = lika stora guldgruvor, lika många inmutade fält, fler fält totalt
outcome-shared = allt lika: segern delas
outcome-factions = gunsten hos flest fraktioner
outcome-sum = lika många fraktioner, högre summa på deras kort
outcome-draw = lika många fraktioner och lika summor: oavgjort

## What happens in Claim It!; "none" stands for nobody or nothing

event-rolled = { $seat } slår { $dice }
event-squatter-placed = { $on ->
    [none] { $seat } sätter nybyggarmarkör { $squatter } på { $place }
   *[other] { $seat } sätter nybyggarmarkör { $squatter } på { $place }, ovanpå { $on }
}
event-claim-marker-placed = { $squatter-returned ->
    [yes] { $seat } sätter en inmutningsmarkör på { $place }, och nybyggarmarkör { $squatter } går tillbaka
   *[no] { $seat } sätter en inmutningsmarkör på { $place }
}
event-busted = { $seat } går bankrutt och förlorar det som sattes ut i draget
event-rolling-on = { $seat } slår igen
event-stopped = { $seat } slutar
event-space-taken = { $secured ->
    [yes] { $seat } mutar in { $place }
   *[no] { $seat } tar { $place }
}
event-last-round-called = { $seat } utlyser sista spelrundan: alla har ett drag kvar
event-turn-began = { $seat } är i tur
event-game-ended = spelet är slut, vinnare: { $winners }

## What happens in CLAIM

event-hand-dealt = { $cards ->
    [none] { $seat } får { $count } kort
   *[other] { $seat } får { $cards }
}
event-turned-up = uppvänt: { $cards }
event-card-played = { $seat } spelar { $card }
event-trick-won = { $seat } vinner sticket { $cards }
event-pile-looked-at = { $card ->
    [none] { $seat } tittar på högens översta kort
   *[other] { $seat } tittar på högens översta kort: { $card }
}
event-recruit-taken = { $seat } värvar { $card }
event-recruit-drawn = { $card ->
    [none] { $seat } drar ett kort från högen
   *[other] { $seat } drar { $card } från högen
}
event-discarded = slängt: { $cards }
event-scored = { $seat } lägger i poänghögen: { $cards }
event-laid-open = öppet framför { $seat }: { $cards }
event-left-lying = kvar till nästa sticks vinnare: { $cards }
event-smashed = { $by } krossar { $card } framför { $victim }
event-spared = { $seat } krossar inget med { $by }
event-lead-passed = { $seat } spelar ut i nästa stick, fast { $winner } vann
event-second-phase-began = andra fasen börjar, { $lead } spelar ut
event-favour-decided = { $count ->
    [0] ingen har gunsten hos { $faction }
    [one] { $winners } har gunsten hos { $faction }
   *[other] { $winners } har tillsammans gunsten hos { $faction }
}

## Why a computer player made a move

reason-random = vilket drag som helst duger
reason-tried = vann { $percent } % av provpartierna
reason-engine = är valet av { $player }
reason-secures-neck = mutar in guldgruvans flaskhals på { $place }; { $bust } % risk för bankrutt i nästa kast
reason-secures = mutar in { $place }; { $bust } % risk för bankrutt i nästa kast
reason-takes = tar { $place } från { $seat }; { $bust } % risk för bankrutt i nästa kast
reason-joins = gör största guldgruvan { $mine } fält stor med { $place }; { $bust } % risk för bankrutt i nästa kast
reason-squats = en nybyggarmarkör till { $place }; { $bust } % risk för bankrutt i nästa kast
reason-rolls = slår igen: { $bust } % risk för bankrutt i nästa kast, och vinsten är värd det
reason-stops = slutar: { $bust } % risk för bankrutt i nästa kast, och för mycket skulle gå förlorat
reason-leads-for = spelar ut { $card } för uppvända { $prize }
reason-wins-cheaply = vinner uppvända { $prize } med { $card }, det billigaste kortet som räcker
reason-goes-high = vill ha uppvända { $prize } och tar det säkra med { $card }
reason-lets-go = låter uppvända { $prize } gå för { $card }
reason-take = tar { $card }, som är till mest nytta
reason-take-pile = vill hellre ha högens kort än det uppvända
reason-leads = spelar ut { $card }
reason-takes-trick = tar sticket med { $card }
reason-gets-ahead = går upp i ledning med { $card }
reason-throws = lämnar sticket till andra och lägger { $card }
reason-wins-for-sure = { $move } vinner mot alla svar
reason-keeps-draw = { $move } håller oavgjort
reason-sets-traps = med bästa spel vinner motståndaren; { $move } är svårast att svara på
reason-smash = krossar { $card } framför { $seat }
reason-spare = skonar Gnomerna

## The arena

arena-heading = { $game }, slumpfrö { $seed }
arena-duel = { $first } mot { $second }
arena-among = { $first } bland { $others }
arena-games = { $games } partier i { $rounds } { $sides ->
    [2] { $rounds ->
        [one] par
       *[other] par
    }
   *[other] { $rounds ->
        [one] omgång
       *[other] omgångar
    }
}
arena-share = { $entrant } vinner { $share } ({ $low } till { $high }): { $won } vunna, { $shared } delade, { $lost } förlorade
arena-fair = en rättvis andel är { $fair }: det här är { $times } gånger så mycket
arena-elo = Elo-tal { $elo } ({ $low } till { $high })
arena-decided = sekventiellt test: Elo { $believed } snarare än { $other } (log-likelihoodkvot { $ratio })
arena-undecided = sekventiellt test: ännu osäkert om Elo { $weak } eller { $strong } (log-likelihoodkvot { $ratio })
arena-cut-off = { $games } { $games ->
    [one] parti
   *[other] partier
} avbrutna efter { $moves } drag och delade av alla
arena-all = alla
arena-intervals = Inom parentes: där det sanna värdet ligger 95 gånger av 100
arena-chart = Andel av segrarna med 95-procentigt intervall; streckat: en rättvis andel
simulate-bar = Partier
simulate-done = { $file } är skriven. Partier: { $games }, beslut: { $decisions }
figures-bar = Siffror

## The solution of a position

solve-answer = { $seat } är i tur: { $value } med bästa spel av båda
solve-move = drag
solve-value = värde
solve-win = vinst
solve-draw = oavgjort
solve-loss = förlust
solve-line = Bästa spel: { $line }
solve-effort = { $nodes ->
    [one] Ett stick undersökt
   *[other] { $nodes } stick undersökta
} på { $milliseconds } ms
solve-limit = Inte löst: gränsen nåddes efter { $nodes ->
    [one] ett stick
   *[other] { $nodes } stick
}
solve-unknown-power = Inte löst: lösaren känner inte till förmågan hos { $faction }

## The game in the terminal

terminal-choose-game = Vilket spel?
terminal-you-are = Du sitter på plats { $seat }. På de andra platserna sitter datorspelare (nivå: { $level }). Skriv ? för hjälp, q för att sluta.
terminal-your-move = Ditt drag ({ $moves }):
terminal-help = Skriv ett av dragen som visas, precis som det står, h för ett tips eller q för att lämna.
terminal-left = Du lämnade spelet.
terminal-compiling = Kompilerar, bara den här gången
terminal-compiling-stopped = Resten kompileras nästa gång det behövs
terminal-compiling-failed = Kärnan och spelarna kunde inte kompileras

## The browser app

ui-title = Claimstead
ui-close = Stäng
ui-skip = Hoppa över
ui-you = du
ui-on-turn = i tur
ui-player = Spelare
ui-rule = Regel { $rule }
ui-why-not = det går inte nu
ui-not-your-turn = { $name } är i tur
ui-place = fält { $place }
ui-dice-do-not-give = { $fits ->
    [yes] tärningarna { $dice } ger inte nybyggarmarkör { $squatter } på fält { $place }
   *[no] tärningarna { $dice } ger inte fält { $place }: två av dem måste vara dess kolumn och rad
}
ui-move-squatter = Nybyggarmarkör { $squatter } på fält { $place }
ui-move-claim-marker = Inmutningsmarkör på fält { $place }
ui-move-dice = Kastet { $dice }
ui-move-pile = Värva högens översta kort
ui-move-deal = Given
ui-move-stop = Sluta
ui-review = Genomgång
ui-rematch = Revansch
ui-home = Start
ui-ending = Slutet
ui-winner = { $count ->
    [one] { $you ->
        [yes] Du vinner!
       *[no] { $winners } vinner
    }
   *[other] { $you ->
        [yes] Ni vinner: { $winners }
       *[no] { $winners } vinner
    }
}
ui-decided = Det avgjorde: { $reason }

## The browser app: Claim It!

ui-board = Spelplan
ui-camp = Lägret
ui-actions = Ditt drag
ui-this-turn = Det här draget
ui-nothing-yet = Inget har hänt än.
ui-mine = guldgruva { $size }
ui-secured = inmutat { $count } av { $end }
ui-secured-enough = inmutat { $count }
ui-space = { $place }: { $owner ->
    [none] tomt
   *[other] { $secured ->
        [yes] { $yours ->
            [yes] inmutat av dig
           *[no] inmutat av { $owner }
        }
       *[no] { $yours ->
            [yes] ditt nybyggarfält
           *[no] nybyggarfält som tillhör { $owner }
        }
    }
}{ $squatter ->
    [none] { "" }
   *[other] , nybyggarmarkör { $squatter } på det
}{ $claimed ->
    [yes] , inmutningsmarkör överst
   *[no] { "" }
}
ui-space-offer = { $stone ->
    [squatter] Nybyggarmarkör { $squatter } på { $place }: { $from ->
        [none] sluta, så är fältet ditt.
       *[other] sluta, så tar du fältet från { $from }.
    }
   *[other] Inmutningsmarkör på { $place }: sluta, så är fältet inmutat för gott{ $from ->
        [none] .
       *[other] , taget från { $from }.
    }
}
ui-heading-rolling = { $you ->
    [yes] Dina tärningar
   *[no] { $name } slår
}
ui-heading-other = { $name } är i tur
ui-heading-place = Ditt kast · sätt ut en markör
ui-heading-choose = Slå igen eller sluta?
ui-advice-place = { $ways ->
    [one] En möjlighet: tryck på det ljusa fältet.
   *[other] { $ways } möjligheter. Tryck på ett ljust fält; andra säger varför inte.
}
ui-advice-choose = { $spaces ->
    [one] Sluta, så är ett fält ditt, eller riskera det för mer.
   *[other] Sluta, så är { $spaces } fält dina, eller riskera dem för mer.
}
ui-advice-dice = Tärningarna är på väg.
ui-advice-wait = Vänta på { $name }.
ui-dice = Tärningar: { $dice }
ui-dice-none = Tärningar, inte slagna än
ui-roll-again = Slå igen
ui-stop = { $spaces ->
    [0] Sluta
   *[other] Sluta & ta { $spaces }
}
ui-odds = { $percent } risk för bankrutt i nästa kast
ui-odds-rolls = { $losing } av { $rolls } kast { $losing ->
    [one] förlorar
   *[other] förlorar
} { $stones ->
    [one] dragets markör
   *[other] dragets alla { $stones } markörer
}
ui-bust = Bankrutt!
ui-bust-loses = { $you ->
    [yes] Du förlorar dragets alla markörer
   *[no] { $name } förlorar dragets alla markörer
}
ui-last-round = Sista spelrundan!
ui-turns-left = { $turns ->
    [one] sista draget
   *[other] { $turns } drag kvar
}
ui-measure-mine = Största guldgruvan
ui-measure-secured = Inmutade
ui-measure-spaces = Fält
ui-tie-order = Största guldgruvan vinner. Vid lika: fler inmutade fält, sedan fler fält totalt.

## The browser app: CLAIM

ui-faction-go = Vättar
ui-faction-kn = Riddare
ui-faction-un = Odöda
ui-faction-dw = Dvärgar
ui-faction-do = Dubbelgångare
ui-faction-gn = Gnomer
ui-faction-gi = Jättar
ui-faction-dr = Drakar
ui-faction-tr = Troll
ui-faction-se = Siare
ui-one-go = Vätte
ui-one-kn = Riddare
ui-one-un = Odöd
ui-one-dw = Dvärg
ui-one-do = Dubbelgångare
ui-one-gn = Gnom
ui-one-gi = Jätte
ui-one-dr = Drake
ui-one-tr = Troll
ui-one-se = Siare
ui-power-go = Ingen förmåga, men många: fem av de fjorton har värdet 0. När en Vätte spelas ut slår Riddare dem alla.
ui-power-kn = När en Vätte spelas ut slår Riddare alla Vättar. Annars är de som vilka kort som helst.
ui-power-un = Odöda som spelas i fas 1 slängs inte: de går till poänghögen hos den som vinner sticket.
ui-power-dw = I fas 2 går Dvärgar till { $players ->
    [2] stickets förlorare, inte till vinnaren
   *[other] den som spelade stickets lägsta kort, även om det vann
}.
ui-power-do = Får alltid spelas och räknas då som den utspelade fraktionen med sitt eget värde. Fraktionens förmåga får den inte, och i varje hög är den en Dubbelgångare.
ui-power-gn = I fas 2 ligger vunna Gnomer öppet framför vinnaren till slutet. En Jätte med samma värde kan ta bort dem.
ui-power-gi = I fas 2 { $players ->
    [2] tar varje Jätte i ett stick bort en öppen Gnom med samma värde hos vinnarens motståndare
   *[other] får vinnaren för varje Jätte i sticket ta bort en öppen Gnom med samma värde hos en motståndare
}.
ui-power-dr = Den som spelade sista Draken i ett stick spelar ut i nästa, vem som än vann.
ui-power-tr = I fas 2 får vinnaren bara det högsta Trollet. De andra ligger kvar till nästa stick; sista sticket tar alla.
ui-power-se = Vinn ett stick i fas 1 med en Siare: titta på högens översta kort, och ta det eller ett kort från mitten.
ui-hand = Din hand
ui-hand-card = { $card }{ $state ->
    [no] , kan inte spelas nu
    [wins] , skulle vinna sticket hittills
    [loses] , skulle inte vinna sticket
   *[other] { "" }
}
ui-crown = vinner sticket som det ligger nu
ui-play = Spela
ui-partner = partner
ui-cards-in-hand = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
ui-followers-count = { $count ->
    [one] { $count } anhängare
   *[other] { $count } anhängare
}
ui-scored-count = { $count } vunna
ui-void = har inga { $faction }
ui-trick = Sticket
ui-market = Rekryter
ui-market-caption = { $middle ->
    [0] { $pile } i högen
   *[other] { $pile } i högen · att värva
}
ui-take = Värva { $card }
ui-take-pile = Värva { $card } från högen
ui-lying = Till nästa vinnare
ui-open-cards = Öppet framför { $name }
ui-smash = Ta bort { $card } framför { $name }
ui-spare = Ta inte bort någon
ui-your-open = Öppet framför dig
ui-factions = Fraktionerna
ui-faction = Fraktion
ui-memory = Minneshjälp
ui-known = Tagna inför alla
ui-glimpsed = Bara du har sett
ui-voids = Kan inte ha
ui-nothing-known = Inget känt än.
ui-seen-of-you = { $name } har sett dina
ui-last-trick = Förra sticket
ui-followers = Dina anhängare
ui-no-followers = Ingen följer dig än.
ui-panels = Paneler
ui-moment-second-phase = Fas 2!
ui-phase = { $phase ->
    [1] Fas 1: värva anhängare
   *[other] Fas 2: vinn fraktionerna
}{ $left ->
    [0] { "" }
    [one] { " " }· sista sticket
   *[other] { " " }· { $left } stick kvar
}
ui-dealing = Korten delas ut.
ui-prompt-lead = Du spelar ut: vilket kort som helst.
ui-prompt-follow = { $free ->
    [yes] Utspelat: { $faction }. Du får spela vilket kort som helst.
   *[no] Utspelat: { $faction }. Du måste bekänna.
}
ui-prompt-look = Du ser högens översta kort. Vilket kort värvar du?
ui-prompt-pick = Välj kortet som följer dig.
ui-prompt-smash = { $card } kan ta bort en Gnom. Vilken?
ui-drawn = Oavgjort: { $winners }
ui-favour = { $by ->
    [more-cards] fler kort
    [higher-card] lika många, det högre kortet
    [equal-cards] allt lika: ingen
   *[none-scored] inga vunna: ingen
}
ui-has-favour = har gunsten
ui-favours = Vunna fraktioner
ui-sum = Summan av deras kort

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

ui-told-rolled = { $you ->
    [yes] Du slår { $dice }
   *[no] { $name } slår { $dice }
}
ui-told-squatter-placed = { $on ->
    [none] Nybyggarmarkör { $squatter } på { $place }
    [you] Nybyggarmarkör { $squatter } på ditt fält { $place }
   *[other] Nybyggarmarkör { $squatter } på { $place }, där { $on } står
}
ui-told-claim-marker-placed = { $on ->
    [none] Inmutningsmarkör på { $place }
    [you] Inmutningsmarkör på ditt fält { $place }
   *[other] Inmutningsmarkör på { $place }, där { $on } står
}{ $squatter-returned ->
    [yes] , nybyggarmarkör { $squatter } går tillbaka
   *[no] { "" }
}
ui-told-busted = { $you ->
    [yes] Bankrutt: du förlorar dragets alla markörer
   *[no] Bankrutt: { $name } förlorar dragets alla markörer
}
ui-told-rolling-on = { $you ->
    [yes] Du slår igen
   *[no] { $name } slår igen
}
ui-told-stopped = { $you ->
    [yes] Du slutar
   *[no] { $name } slutar
}
ui-told-space-taken = { $secured ->
    [yes] { $you ->
        [yes] Du mutar in { $place }
       *[no] { $name } mutar in { $place }
    }
   *[no] { $you ->
        [yes] Du tar { $place }
       *[no] { $name } tar { $place }
    }
}{ $marker-returned-to ->
    [none] { "" }
    [you] , som var ditt
   *[other] , från { $marker-returned-to }
}
ui-told-spaces = { $spaces ->
    [one] 1 fält
   *[other] { $spaces } fält
}{ $secured ->
    [0] { "" }
   *[other] , varav { $secured } inmutade
}
ui-told-last-round-called = { $you ->
    [yes] Du utlyser sista spelrundan: alla har ett drag kvar
   *[no] { $name } utlyser sista spelrundan: alla har ett drag kvar
}
ui-told-turn-began = { $you ->
    [yes] Det är din tur
   *[no] { $name } är i tur
}
ui-told-game-ended = Spelet är slut. { $count ->
    [one] Vinnare: { $winners }
   *[other] Gemensamma vinnare: { $winners }
}
ui-told-hand-dealt = { $you ->
    [yes] Du får { $count } kort
   *[no] { $name } får { $count } kort
}
ui-told-turned-up = Uppvänt: { $cards }
ui-told-card-played = { $you ->
    [yes] Du spelar { $card }
   *[no] { $name } spelar { $card }
}
ui-told-trick-won = { $you ->
    [yes] Du tar sticket
   *[no] { $name } tar sticket
}
ui-told-pile-looked-at = { $you ->
    [yes] Du tittar på högens översta kort: { $card }
   *[no] { $name } tittar på högens översta kort
}
ui-told-recruit-taken = { $you ->
    [yes] { $card } följer dig
   *[no] { $card } följer { $name }
}
ui-told-recruit-drawn = { $card ->
    [none] { $name } drar en anhängare från högen
   *[other] { $you ->
        [yes] Du drar { $card } från högen
       *[no] { $name } drar { $card }, som du hade sett
    }
}
ui-told-discarded = Slängt: { $cards }
ui-told-scored = { $you ->
    [yes] I din poänghög: { $cards }
   *[no] { $name } får i poänghögen: { $cards }
}
ui-told-laid-open = { $you ->
    [yes] Öppet framför dig: { $cards }
   *[no] Öppet framför { $name }: { $cards }
}
ui-told-left-lying = Till nästa vinnare: { $cards }
ui-told-smashed = { $victim ->
    [you] { $by } tar bort { $card } hos dig
   *[other] { $by } tar bort { $card } hos { $victim }
}
ui-told-spared = { $you ->
    [yes] Du tar inte bort något med { $by }
   *[no] { $name } tar inte bort något med { $by }
}
ui-told-lead-passed = { $you ->
    [yes] Du spelar ut i nästa stick
   *[no] { $name } spelar ut i nästa stick
}
ui-told-second-phase-began = Fas 2 börjar: { $you ->
    [yes] du spelar ut
   *[no] { $name } spelar ut
}
ui-told-favour-decided = { $count ->
    [0] { $faction }: ingen har gunsten
    [one] { $faction }: { $winners } har gunsten
   *[other] { $faction }: { $winners } har gunsten tillsammans
}
ui-story = Vad har hänt?
ui-story-start = Början
ui-story-turn = Drag { $number } · { $you ->
    [yes] ditt drag
   *[no] { $name }
}
ui-story-trick = Stick { $number } · { $you ->
    [yes] du spelar ut
   *[no] { $name } spelar ut
}
ui-story-won = { $you ->
    [yes] Du vinner med { $card } över { $others }
   *[no] { $name } vinner med { $card } över { $others }
}
ui-story-won-highest = det högsta kortet i den utspelade fraktionen vinner ({ $faction })
ui-story-won-first = av lika kort vinner det som spelades först
ui-story-won-alone = ingen annan bekände den utspelade fraktionen ({ $faction })
ui-story-won-kn = Riddare slår Vättar när en Vätte har spelats ut
ui-story-won-do = Dubbelgångare räknas som den utspelade fraktionen
ui-story-because-scored-dw = { $players ->
    [2] Dvärgar går till den som förlorade sticket
   *[other] Dvärgar går till den som spelade det lägsta kortet
}
ui-story-because-scored-un = Odöda räknas genast, även i fas 1
ui-story-because-scored-tr = av alla Troll går bara det högsta till vinnaren
ui-story-because-left-lying-tr = de andra Trollen väntar på vinnaren av nästa stick
ui-story-because-laid-open-gn = Gnomer ligger öppna till slutet
ui-story-because-smashed-gi = en Jätte tar bort en Gnom med samma värde
ui-story-because-lead-passed = den som spelade den sista Draken spelar ut
ui-story-because-pile-looked-at = sticket vanns med en Siare
ui-story-because-busted = inget fält kunde ta emot kastet
ui-story-why = Varför?
ui-story-why-told = { $name }: { $reason }.
ui-story-looking = Du tittar tillbaka: drag { $number } av { $all }
ui-story-now = Tillbaka till nu
ui-hint = Tips
ui-hint-thinking = Tänker …
ui-hint-told = En stark spelare skulle välja: { $move } ({ $reason }).
ui-help = Hjälp vid bordet
ui-volume = Volym
ui-keys = Tangenter
ui-key-r = Slå igen
ui-key-s = Sluta
ui-key-n = Nästa upplysta fält eller kort
ui-key-u = Ta tillbaka
ui-key-h = Tips (inte i rankade spel)
ui-key-l = Vad har hänt?
ui-key-help = Den här hjälpen
ui-key-esc = Tillbaka till nu, stäng

## What a table refuses

table-seat-taken = den här platsen är redan tagen
table-rated-one-seat = i ett rankat parti har alla bara en plats
table-public-one-seat = vid ett öppet bord har alla bara en plats
table-all-seats = du kan inte ta alla platser vid det här bordet
table-rated-people-only = i ett rankat parti spelar bara människor
table-rated-game-running = analysen får vänta: du har ett rankat parti av det här spelet igång
table-owner-only = det kan bara den som öppnade bordet
table-sent-away = den som öppnade bordet har bett dig att gå
table-nobody-to-send = på plats { $seat } sitter ingen som du kan be att gå
table-players-only = det kan bara spelarna
table-no-computer-there = ingen datorspelare sitter på den här platsen
table-not-your-seat = den här platsen är inte din
table-no-such-seat = den platsen finns inte vid det här bordet
table-seats-open = spelet kan börja när alla platser är tagna
table-words-sealed = där flera människor spelar förseglas orden först: skicka ready med SHA-256 av en nonce, en radbrytning och ditt ord
table-bad-commitment = ett åtagande är en SHA-256: 64 hexadecimala siffror
table-ready-already = du är redan redo
table-words-later = orden öppnas när alla är redo
table-another-word = det här är inte ordet som du förseglade
table-already-started = spelet har redan börjat
table-not-started = spelet har inte börjat än
table-over = spelet är slut
table-no-undo = inget kan tas tillbaka här: bara det egna senaste draget, innan något nytt har synts
table-no-undo-asked = ingen ber dig om att få ta tillbaka ett drag
table-forfeited-already = den här spelaren har redan gett upp
table-computer-already = en datorspelare spelar redan på den här platsen
table-still-there = den här spelaren är kvar
table-back-soon = den här spelaren har bara varit borta en stund: vänta { $seconds ->
    [one] en sekund till
   *[other] { $seconds } sekunder till
}
table-days-left = i ett parti över flera dagar avgör klockan: ingen ersätts
table-own-seat = du kan inte lämna över din egen plats
table-no-hints = vid det här bordet finns inga tips
table-hint-not-now = ett tips ges bara när det är din tur
table-no-talk = vid det här bordet pratas det inte
table-talked-enough = här har det pratats nog: högst { $most } rader per person sparas
table-text = { $what ->
    [name] ett namn
    [word] ett ord till sigillet
   *[talk] ett inlägg
} har 1 till { $most } tecken
table-no-such-table = det finns inget sådant bord
table-no-such-person = personen finns inte, eller så visas sidan inte
table-too-many-friends = det får vara högst { $most } vänner
table-challenged-already = du har redan utmanat den här personen, eller för många andra
table-pairing-for-two = motståndare söks för spel för två
table-no-such-page = den sidan av listan finns inte
table-not-over = det syns först när spelet är slut
table-no-rematch = i en match eller turnering finns ingen revansch: det fortsätter på dess sida
table-too-many-tables = du har redan { $most } öppna bord: avsluta eller stäng ett först
table-too-fast = det gick för fort: vänta lite
table-too-much = det är för mycket på en gång: försök med något mindre
table-no-database = servern når inte sina uppgifter eller har inte plats för mer, så ingenting hände: försök igen om en stund
table-banned = den som driver servern har stängt av det här kontot
table-muted = den som driver servern har tystat dig tills vidare
table-no-account = det här kräver ett konto
table-no-such-account = namn och lösenord stämmer inte
table-account-taken = namnet är taget
table-account-name = ett kontonamn har 3 till 32 bokstäver, siffror, - eller _
table-account-password = ett lösenord har minst { $least } tecken
table-already-account = du har redan ett konto
table-yourself = det är du själv
table-too-many-reports = { $most } av dina anmälningar väntar fortfarande på värden
table-too-many-blocks = du har redan blockerat { $most } personer
table-too-many-tags = ett parti har högst { $most } taggar
table-not-a-host = den sidan finns inte
table-only-the-host = det får bara värden göra
table-has-a-role = personen har en roll: använd kommandoraden
table-no-such-report = det finns ingen sådan anmälan som väntar
table-no-backup-folder = ingen mapp för säkerhetskopior är inställd: se backup_folder
table-wrong-code = koden är inte rätt, eller så har den gått ut
table-no-mail = värden har inte ordnat med e-post
table-mail-address = det här är ingen e-postadress
table-mail-failed = mejlet kunde inte skickas: försök igen senare
table-looks-alike = någon med ett konto har ett namn som är förvillande likt det här: välj ett annat
table-passkey = passnyckeln godkändes inte
table-no-such-passkey = den passnyckeln finns inte
table-too-many-passkeys = du har redan { $most } passnycklar
table-passkeys-not-here = passnycklar kräver en säker anslutning (https) till en server med namn
table-bad-message = det här meddelandet kan inte läsas: { $why }
table-busy = någon annan ändrade bordet i samma ögonblick: titta och försök igen
table-seat-wishes = det här spelet har { $players } platser, inte { $found }
table-seat-wish = en plats är me, here, computer eller open, inte { $kind }

guest-name = Gäst { $number }

setup-clock-amount = tiden måste vara från { $least } till { $most }, inte { $amount }
setup-position-over = i den här ställningen är spelet slut: den är ingen början
setup-clock-increment = ett drag kan ge tillbaka 0 till 600 sekunder, bara med en tid för hela spelet, inte { $increment }
setup-spectator-delay = åskådare kan ligga 0 till 600 sekunder efter, inte { $delay }
setup-rated-from-position = ett rankat parti börjar från början
setup-begins-from-position = ett parti från en uppställd ställning börjar där ställningen säger: det går inte att lotta vem som börjar
outcome-resigned = uppgivet parti
outcome-time = tiden tog slut

## What a look at a game's file finds

verify-seal-holds = Hemligheten i filen är den som förseglades före starten.
verify-luck-fixed = { $count ->
    [one] Det enda kastet eller den enda given var bestämd före spelet, och så spelades det.
   *[other] Alla { $count } kast och givar var bestämda före spelet, och så spelades det.
}
verify-begins-drawn = Vem som börjar lottades med samma förseglade slump: { $name }.
verify-begins-owner = Den som öppnade bordet började, som avtalat: { $name }.
verify-begins-changed = Den som börjar är inte den som lottades fram.
verify-word-changed = Ordet från { $name } är inte det som förseglades före starten.
verify-set-up = Partiet började från en uppställd ställning: de första korten eller markörerna valdes, de lottades inte.
verify-moves-legal = { $count ->
    [one] Spelarnas enda drag var tillåtet.
   *[other] Spelarnas alla { $count } drag var tillåtna.
}
verify-move = Ett drag följer inte reglerna: { $reason }
verify-unsealed = Det här partiet var inte förseglat: filen har ingen rad { $key }.
verify-seal-broken = Hemligheten i filen är inte den som förseglades före starten.
verify-luck-changed = Kast eller giv { $number } är inte den som var bestämd: det borde vara { $due }, här står { $found }.
verify-digest = Något i filen ändrades efter spelet: kontrollsumman stämmer inte.

## The database

error-database = databasen { $address } kan inte användas: { $why }
error-no-such-database = det finns ingen Claimstead-databas på { $address }: ange din med --database
error-restore-where = ange med --database vilken ny databas det ska återställas till
error-database-failed = databasen { $address } kan inte användas: { $why }
error-database-damaged = databasen { $address } är skadad ({ $why }): återställ en säkerhetskopia till en ny fil, claimstead admin restore FIL --database NY, och starta med den
error-database-cut-off = databasen { $address } saknar det som sist skrevs till den: dess -wal-fil har kapats, skadats eller försvunnit. Återställ en säkerhetskopia; eller ta bort { $note } för att fortsätta med det som finns kvar
error-damaged-log = loggen för det här partiet är skadad: den som driver servern måste återställa en säkerhetskopia
error-restore-not-empty = den här databasen är inte tom: återställ till en ny och starta sedan med den
error-not-a-backup = { $file } är ingen säkerhetskopia, eller ingen hel
error-no-such-table-here = det finns inget bord { $table }
error-no-such-person = ingen har kontot eller numret { $person }
admin-stats = personer: { $people }, varav gäster: { $guests }; bord som samlas: { $gathering }, spelas: { $playing }, slut: { $over }, stängda: { $closed }; packade partier: { $packed }; megabyte: { $megabytes }. Bevaras: avslutade partier packas efter { $pack_days } dagar, gäster utan partier glöms efter { $guest_days }, övergivna partier avslutas efter { $abandoned_days }
admin-noted = { $act } { $subject }: noterat, en server som kör följer inom några sekunder
admin-act = { $at }  { $act }  { $subject }  { $note }
admin-no-acts = Inget har gjorts hittills.
admin-backed-up = { $rows } rader finns i { $file }
admin-restored = { $rows } rader är tillbaka
admin-forgotten = Inget finns kvar om { $person }; partier står kvar, utan namnet.
admin-role = { $person } har nu rollen { $role }.
admin-reset = Kod för { $person }, gäller ett dygn och en gång: { $code }
error-database-address = { $address } är ingen adress till en databas: skriv en fils sökväg, eller postgresql://...
error-database-in-use = en annan server körs redan på { $address }: stoppa den först, eller använd PostgreSQL för flera

## The browser app: its frame and pages

ui-to-content = Till innehållet
ui-loading = Ett ögonblick …
ui-unreachable = Servern går inte att nå. Är den igång? Försök igen om en stund.
ui-try-again = Försök igen
ui-failed = Något gick fel. Försök igen om en stund.
ui-part-missing = En del av sidan kom inte fram. Kanske är uppkopplingen dålig, eller så har Claimstead just uppdaterats.
ui-load-anew = Ladda om
ui-release-new = Claimstead uppdaterades medan sidan var öppen. Ladda om den för att fortsätta.
ui-release-offer = Det finns en ny version av Claimstead.
ui-release-later = Inte nu
ui-no-such-page = Sidan finns inte
ui-cancel = Avbryt
ui-dismiss = Stäng meddelandet
ui-copy = Kopiera
ui-copied = Kopierat.
ui-you-name = Du
ui-nav = Sidor
ui-nav-new = Nytt spel
ui-nav-lobby = Lobby
ui-nav-learn = Lär dig
ui-nav-puzzles = Problem
ui-nav-analysis = Analys
ui-nav-settings = Inställningar
ui-nav-you = Din sida
ui-nav-leaders = Topplistor
ui-nav-tournaments = Turneringar
ui-reconnecting = Anslutningen bröts. Försöker igen …
ui-offline = Du är offline, och det här har inte öppnats tidigare på den här enheten.
ui-offline-hall = Du är offline. Lektioner, regler och problem som du har öppnat tidigare går fortfarande att öppna; partier kräver en anslutning.
ui-your-turn = Din tur

## The browser app: games and levels

ui-game-claim-it = Claim It!
ui-game-claim = CLAIM
ui-about-claim-it = Slå tre tärningar, muta in fält på kartan och avgör hur länge turen håller. Den största guldgruvan vinner.
ui-facts-claim-it = Tärningsspel för 2 till 5, cirka 20 minuter
ui-about-claim = Värva anhängare i första halvan, vinn riket med dem i andra. Gunsten hos flest fraktioner ger tronen.
ui-facts-claim = Kortspel för 2 till 4, cirka 25 minuter
ui-about-other = Ett spel från ett annat paket, spelat enkelt i ord.
ui-facts-other = För { $least } till { $most } spelare
ui-players-count = { $count } spelare
ui-rated = rankat
ui-variant-base = Grundspelet
ui-variant-quick = Snabba nybyggare
ui-variant-about = Med snabba nybyggare kan en nybyggarmarkör som får en inmutningsmarkör användas igen i samma drag.
ui-variant-not-for-5 = Rekommenderas inte för fem spelare.
ui-level = Datorspelarens nivå
ui-level-at = Datorspelarens nivå i { $game }
ui-level-random = Tärningsskalle
ui-level-search = Sökande
ui-level-heuristic = Tumregel
ui-level-greedy = Girig
ui-level-beginner = Nybörjare
ui-level-easy = Lätt
ui-level-medium = Medel
ui-level-strong = Stark
ui-level-expert = Expert
-ui-temper-steady = Spelar rakt på sak.
-ui-temper-careful = Tar det säkra före det osäkra.
-ui-temper-daring = Tar gärna en risk.
-ui-temper-grasping = Vill ha allt.
-ui-temper-thrifty = Håller hårt i det som finns.
ui-habit-dizzy = Snurrar på stolen före varje drag.
ui-habit-abacus = Räknar allt två gånger, högt.
ui-habit-magpie = Sträcker sig efter allt som glittrar.
ui-habit-pip = Hejar på alla, även på motståndarna. { -ui-temper-steady }
ui-habit-momo = Nynnar medan de andra tänker. { -ui-temper-careful }
ui-habit-tilly = Frågar vems tur det är. Varje gång. { -ui-temper-daring }
ui-habit-bas = Behåller mössan på, den ger tur. { -ui-temper-grasping }
ui-habit-juno = Skrattar mest åt sin egen otur. { -ui-temper-thrifty }
ui-habit-hazel = Har med sig äpplen till hela bordet. { -ui-temper-steady }
ui-habit-otto = Tvinnar mustaschen före varje beslut. { -ui-temper-careful }
ui-habit-fenna = Hör en tärning rulla tre rum bort. { -ui-temper-daring }
ui-habit-rudi = Gäspar men missar ingenting. { -ui-temper-grasping }
ui-habit-wren = Har seglat runt en och annan värld. { -ui-temper-thrifty }
ui-habit-greta = Stickar mellan turerna. { -ui-temper-steady }
ui-habit-milo = Rätar ut varje kort på bordet. { -ui-temper-careful }
ui-habit-ida = Blinkar utan att mena något med det. { -ui-temper-daring }
ui-habit-corvin = Matar korparna på fönsterbrädan. { -ui-temper-grasping }
ui-habit-sigge = Berättar sagor om varje bra kast. { -ui-temper-thrifty }
ui-habit-astrid = Vässar pennor, inte svärd. { -ui-temper-steady }
ui-habit-bruno = Skrattar så att tärningarna hoppar. { -ui-temper-careful }
ui-habit-vesper = Spelar helst efter mörkrets inbrott. { -ui-temper-daring }
ui-habit-thora = Säger lite och minns mycket. { -ui-temper-grasping }
ui-habit-kasimir = Putsar monokeln när det blir jämnt. { -ui-temper-thrifty }
ui-habit-isolde = Har aldrig setts ha bråttom. { -ui-temper-steady }
ui-habit-nestor = Har läst regelboken på sex språk. { -ui-temper-careful }
ui-habit-morgan = Nickar en gång. Det är beröm. { -ui-temper-daring }
ui-habit-ulf = Vann det första spelet här, för länge sedan. { -ui-temper-grasping }
ui-habit-zenobia = Lånar gärna ut kronan till vinnaren. { -ui-temper-thrifty }

## The browser app: start page

ui-start = { $count ->
    [2] Två spel
   *[other] { $count } spel
}, ett bord
ui-going-on = Dina partier
ui-going-all = { $count ->
    [one] Visa det andra
   *[other] Visa de andra { $count }
}
ui-past = Avslutade partier
ui-past-all = Alla dina partier
ui-level-fit = Du vann { $won } av dina senaste { $games } partier mot { $level }.
ui-level-fit-try = Prova { $better }
ui-play-now = Spela nu
ui-set-up = Med vänner, eller egna val
ui-set-up-about = Partiet börjar från en uppställd ställning: de första korten eller markörerna är valda, inte lottade. Det rankas inte.
ui-learn-it = Lär dig spelet
ui-study = Mer än att spela
ui-way-puzzles = Dagens problem
ui-way-analysis = Analysbräde
ui-way-duplicate = Samma tärningar för alla
ui-open-file = Öppna ett partis fil
ui-line-with = med { $others }
ui-line-you-won = du vann
ui-line-won = vinnare: { $winners }
ui-line-open = { $open ->
    [one] en plats är ledig
   *[other] { $open } platser är lediga
}
ui-line-your-turn = din tur
ui-line-playing = spelas
ui-line-look = Titta
ui-line-resume = Fortsätt
ui-line-join = Gå med
ui-line-watch = Se på
ui-line-rating = rankning { $rating }
ui-line-unrated = ännu ingen rankning
ui-rated-about = Rankat: resultatet räknas för alla spelares rankning. Det finns inga tips, och inget tas tillbaka.

## The browser app: lobby

ui-lobby = Lobby
ui-lobby-open = Bord med lediga platser
ui-lobby-playing = Spelas nu
ui-lobby-empty = Inget öppet bord har en ledig plats just nu. Öppna ett: andra ser det här.
ui-lobby-new = Öppna ett bord för alla

## The browser app: setting up a table

ui-new = Ett nytt bord
ui-new-game = Spel
ui-new-players = Spelare
ui-new-partners = Partner sitter mitt emot varandra: plats 1 och 3 mot 2 och 4.
ui-new-seats = Vilka spelar
ui-new-variant = Regler
ui-new-more = Mer
ui-begins = Vem börjar
ui-begins-drawn = Lotten avgör
ui-begins-owner = Jag börjar
ui-begins-seated = Som vi sitter
ui-begins-drawn-about = Vem som börjar lottas vid starten.
ui-begins-owner-about = Den som öppnade bordet börjar.
ui-begun-drawn = { $you ->
    [yes] Du börjar
   *[no] { $name } börjar
}: lotten har avgjort.
ui-begun-owner = { $you ->
    [yes] Du börjar
   *[no] { $name } börjar
}, som avtalat.
ui-new-public = I lobbyn, för alla
ui-new-rated = Rankat (inga tips, inget tas tillbaka)
ui-new-talk = Prat vid bordet
ui-new-hints = Visa risken för bankrutt
ui-new-open = Öppna bordet
ui-new-start = Starta spelet
ui-seat-who = Vem spelar på plats { $number }
ui-seat-level = Nivå på plats { $number }
ui-seat-name = Namn på plats { $number }
ui-seat-computer = Datorspelare
ui-seat-friend = En vän, via länk
ui-seat-here = Någon vid skärmen
ui-seat-guest = Gäst
ui-seat-deleted = raderad spelare
ui-name = Namn
ui-seat-open = Ledig plats
ui-seat-letter = Plats { $seat }
ui-clock = Klocka
ui-clock-none = Ingen klocka
ui-clock-move-30 = 30 sekunder per drag
ui-clock-move-90 = 90 sekunder per drag
ui-clock-game-5 = 5 minuter, plus 5 sekunder per drag
ui-clock-game-10 = 10 minuter, plus 10 sekunder per drag
ui-clock-days-1 = En dag per drag
ui-clock-days-3 = Tre dagar per drag
ui-clock-other = { $kind ->
    [move] { $amount } sekunder per drag
    [game] { $amount } sekunder, plus { $increment } per drag
   *[days] { $amount } dagar per drag
}
ui-clock-left = Tid kvar
ui-clock-left-days = { $days } dagar
ui-deck = Lek
ui-deck-claim = CLAIM
ui-deck-claim-2 = CLAIM 2
ui-deck-mixed = Slumpad blandning
ui-deck-chosen = Välj fraktioner
ui-deck-own = blandad lek
ui-deck-rule = Ett par och { $tens } fraktioner till: { $count } hittills.

## The browser app: settings

ui-settings = Inställningar
ui-settings-look = Språk och utseende
ui-settings-language = Språk
ui-settings-theme = Färger
ui-theme-system = Som systemet
ui-theme-light = Ljust
ui-theme-dark = Mörkt
ui-settings-play = Vid bordet
ui-setting-sound = Ljud
ui-setting-sound-about = Tärningar, markörer och kort hörs.
ui-setting-odds = Risk för bankrutt
ui-setting-odds-about = Claim It! visar hur stor risken är i nästa kast, aldrig i rankade partier.
ui-setting-memory = Minneshjälp
ui-setting-memory-about = CLAIM visar vad du har sett av de andras kort.
ui-setting-motion = Rörelse
ui-setting-motion-about = Tärningar rullar, markörer faller, kort flyttar sig.
ui-speed = Tempo
ui-speed-slow = Långsamt
ui-speed-normal = Normalt
ui-speed-fast = Snabbt
ui-speed-none = Direkt
ui-setting-speed-about = Hur länge du ser det som händer vid bordet. Ett tryck går vidare, håll kvar för att hoppa över allt.
ui-setting-notify = Aviseringar
ui-setting-notify-about = Webbläsaren ropar när det är din tur.
ui-setting-notify-denied = Webbläsaren tillåter inga aviseringar. Det kan ändras i dess inställningar för den här webbplatsen.
ui-who = Du
ui-who-name = Ditt namn
ui-who-rename = Ändra
ui-who-renamed = Så heter du nu.
ui-who-about = Med ett konto hittar du dina partier på andra enheter också. Det behövs ett namn och ett lösenord, inget annat.
ui-who-account = Du är inloggad som { $account }.
ui-who-account-name = Konto
ui-who-password = Lösenord
ui-who-log-in = Logga in
ui-who-in = Välkommen tillbaka.
ui-who-log-out = Logga ut
ui-who-left = Du är utloggad.
ui-who-make = Skapa konto
ui-who-made = Ditt konto är skapat.
ui-who-shown-as = Andra ser ett nytt konto som { $name }.
ui-devices = Dina enheter
ui-device-unknown = Okänd enhet
ui-device-here = Den här
ui-device-seen = Senast använd { $day }
ui-device-ended = Enheten är utloggad.
ui-devices-end = Logga ut överallt annars
ui-password-new = Nytt lösenord
ui-password-change = Byt lösenord
ui-password-changed = Ditt lösenord är bytt; andra enheter är utloggade.
ui-who-forget = Radera mina uppgifter
ui-who-forget-sure = Namn, konto och rankning raderas för gott. Partier som andra var med i finns kvar, utan ditt namn.
ui-who-forgotten = Dina uppgifter är raderade.

## The browser app: at a table

ui-gathering = Bordet samlas
ui-from-position = uppställd ställning
ui-sit = Sätt dig
ui-sit-guest = För någon här
ui-guest-needs-name = Skriv först namnet på personen här.
ui-guest-name = Namn på personen här
ui-stand = Res dig
ui-invite-computer = Datorspelare
ui-send-away = Skicka iväg
ui-ask-to-leave = Be att gå
ui-close-table = Stäng bordet
ui-close-sure = Bordet försvinner då för alla som sitter här.
ui-rematch-asked = En gång till? Alla har redan en plats vid nästa bord.
ui-rematch-accept = Ja, en gång till
ui-table-closed = Bordet stängdes innan spelet började.
ui-challenge-declined = Utmaningen avböjdes.
ui-start-game = Starta spelet
ui-ready = Jag är redo
ui-is-ready = redo
ui-waiting-seats = Spelet kan börja när alla platser är tagna.
ui-waiting-ready = Spelet börjar när alla är redo.
ui-waiting-for = Väntar på { $names }.
ui-name-first = Ditt namn vid bordet
ui-away = borta
ui-invite = Bjud in vänner
ui-invite-about = Den som har länken kan sätta sig eller se på.
ui-invite-link = Länk till bordet
ui-invite-code = Länkens QR-kod
ui-seal = Sigillet
ui-seal-about = Alla kast och kort i partiet bestäms av en hemlighet som ingen längre kan ändra. Sigillet visas nu, hemligheten efter spelet. Ditt eget ord blandas in. Det förseglas också och öppnas när alla är redo, så att ingen kan välja sitt efter ditt.
ui-seal-name = Sigill
ui-seal-secret = Hemlighet
ui-seal-word = Ditt ord
ui-seal-good = Tärningar och kort var bestämda före spelet, och ingen har ändrat dem.
ui-seal-bad = Något är fel med det här partiet.
ui-seal-none = Det här partiet var inte förseglat, så det går inte att kontrollera om tärningar och kort var bestämda i förväg.
ui-own-good = Din webbläsare sparade sigillet från före starten och räknade ut varje kast och kort på nytt: allt stämmer.
ui-own-unseen = Din webbläsare räknade ut varje kast och kort på nytt och allt stämmer. Den såg inte sigillet före starten, så den vet inte om det är samma.
ui-own-seal = Din webbläsare säger: sigillet eller hemligheten är inte den från före starten.
ui-own-word = Din webbläsare säger: ett ord är inte det som förseglades före starten.
ui-own-first = Din webbläsare säger: den som började är inte den som lottades fram.
ui-own-luck = Din webbläsare säger: ett kast eller ett kort är inte det som var bestämt.
ui-own-unable = Din webbläsare kan inte räkna ut sigill på den här sidan: det kräver en adress med https.
ui-watching = du ser på
ui-spectators = { $count ->
    [one] en åskådare
   *[other] { $count } åskådare
}
ui-forfeited-resigned = gav upp
ui-forfeited-time = tiden slut
ui-talk = Prat
ui-talk-unread = { $count } nya
ui-talk-nothing = Ingen har sagt något än.
ui-talk-say = Säg något
ui-talk-send = Säg
ui-undo = Ta tillbaka
ui-undo-asked = Du bad att få ta tillbaka ditt drag. Väntar på de andra.
ui-undo-asks = { $name } vill ta tillbaka ett drag.
ui-undo-agree = Tillåt
ui-undo-refuse = Nej
ui-resign = Ge upp
ui-resign-sure = Du förlorar då partiet. Det går inte att ångra.
ui-is-away = { $name } är borta.
ui-is-away-wait = { $name } är borta. Om { $time } får en datorspelare fortsätta.
ui-you-are-away = De andra når dig inte. Om { $time } får de låta en datorspelare fortsätta åt dig.
ui-you-are-away-now = De andra når dig inte. Nu får de låta en datorspelare fortsätta åt dig.
ui-take-over = Låt en datorspelare fortsätta
ui-stands-in = Datorspelarna kompileras fortfarande, bara den här gången: så länge spelar experten som en stark spelare.
ui-replaced = En datorspelare fortsätter åt dig.
ui-out = Du är ute ur partiet; en datorspelare spelar vidare på din plats.
ui-come-back = Jag är tillbaka
ui-played-for-you = Du var borta och en datorspelare fortsatte åt dig. Den spelade:
ui-played-nothing = Du var borta och en datorspelare hoppade in. Den gjorde inget drag.
ui-played-seen = Okej
ui-curtain = Ge enheten till { $name }
ui-curtain-about = Ingen annan ska titta på skärmen nu.
ui-curtain-look = Jag är { $name }: visa mina kort
ui-after = Efter spelet
ui-to-match = Tillbaka till matchen
ui-to-tournament = Till turneringen
ui-worth = Vad var dragen värda?
ui-check-seal = Kontrollera sigillet
ui-download = Ladda ner partiet
ui-copy-link = Kopiera länken
ui-share = Dela
ui-share-link = Länk att dela
ui-share-send = Skicka till …
ui-share-picture = Bild ({ $form })
ui-share-embed = Bädda in
ui-share-embed-about = Klistra in det här på en egen webbsida, så visas det där.
ui-share-copy-code = Kopiera koden

## The browser app: replay and files

ui-replay = Genomgång
ui-replay-of = { $game }: drag för drag
ui-replay-position = Ställning { $number } av { $all }
ui-replay-first = Första ställningen
ui-replay-back = Ett drag bakåt
ui-replay-on = Ett drag framåt
ui-replay-last = Sista ställningen
ui-replay-eyes = Sett av
ui-replay-all = en åskådare
ui-replay-why = Datorspelarens skäl: { $reason }
ui-replay-play = Spela vidare härifrån
ui-replay-play-as = Du spelar
ui-replay-play-about = Datorspelare tar de andra platserna.
ui-replay-keys = Vänster- och högerpil går bakåt och framåt.
ui-open = Öppna ett parti
ui-open-about = Varje avslutat parti kan sparas som en fil. Välj en sådan fil, eller klistra in dess text, för att stega genom partiet och kontrollera sigillet.
ui-open-choose = Välj en fil
ui-open-paste = Partiets text
ui-open-show = Visa partiet
ui-open-games = Filen innehåller { $count } partier. Visa:
ui-open-game = { $number }: { $names }

## The browser app: lessons and rules

ui-learn = Lär dig spela
ui-rules = Regler
ui-rules-of = Reglerna för { $game }
ui-to-lesson = Till lektionen
ui-lesson-about-claim-it = { $all } korta exempel på spelplanen: läs ett kast, sätt ut markörer, gå bankrutt, sluta och vinn.
ui-lesson-about-claim = { $all } korta exempel vid kortbordet: att värva, och vad varje fraktion gör.
ui-lesson-done = { $done } av { $all } exempel klara
ui-lesson-begin = Börja lektionen
ui-lesson-go-on = Fortsätt lektionen
ui-lesson-repeat = Gör den en gång till
ui-lesson-title = Lär dig { $game }
ui-lesson-example = Exempel { $number } av { $all }
ui-lesson-right = Rätt!
ui-lesson-next = Nästa
ui-lesson-back = Tillbaka
ui-lesson-again = En gång till
ui-lesson-wrong = Det går inte. { $reason }
ui-lesson-would = Det här skulle hända: { $told }.
ui-lesson-risk = Nästa kast är bankrutt med { $chance } sannolikhet, och då är dragets alla markörer borta.
ui-lesson-count-you = Du
ui-lesson-count-opponent = Motståndaren
ui-lesson-count-more = { $faction }: { $most ->
    [one] ett kort
   *[other] { $most } kort
} mot { $fewer }. Flest kort har gunsten.
ui-lesson-count-highest = { $faction }: { $most ->
    [one] ett kort
   *[other] { $most } kort
} var, så det högsta avgör: { $high } mot { $low }.
ui-lesson-count-wrong = Nej, då skulle fel spelare få den. { $reason }
ui-lesson-count-wins = Vem vinner spelet?
ui-lesson-count-game = { $most } fraktioner mot { $fewer }: flest fraktioner vinner.
ui-lesson-end = Det var lektionen. Nu kan du allt du behöver.
ui-lesson-play = Spela ett första parti
ui-strategy = Så spelar du { $game } bra
ui-lesson-read = Läs reglerna
ui-lesson-pass = Hoppa över
ui-lesson-progress = Hur långt du har kommit
ui-lesson-seat-a = Grön
ui-lesson-seat-b = Blå
ui-lesson-seat-c = Orange
ui-lesson-seat-d = Röd
ui-lesson-seat-e = Lila

## The server

error-settings-file = inställningarna i { $file } går inte att läsa: { $why }
error-settings-unknown = det finns ingen inställning { $name }, som i { $file }: se claimstead serve --print-settings
error-settings-value = inställningen { $name } från { $source } är inte möjlig: { $reason }
error-settings-whole = skriv ett heltal, { $most ->
    [none] minst { $least }
   *[other] { $least } till { $most }
}
error-settings-number = skriv ett tal, { $open ->
    [yes] mer än { $least } och upp till { $most }
   *[no] { $least } till { $most }
}
error-settings-one-of = skriv något av { $choices }
error-settings-like = skriv det så här: { $example }
error-settings-text = skriv en text
error-settings-missing = inställningen { $name } saknas: { $other } från { $source } behöver den
error-workers-need-postgresql = flera arbetare behöver PostgreSQL: ange --database postgresql://...
error-no-port = kan inte lyssna på { $host }, port { $port } ({ $why }): ange en annan med --port
serve-ready = Claimstead är redo på { $address } (Ctrl-C stoppar)
serve-compiling = Datorspelarna kompileras i bakgrunden, bara den här gången (oftast en minut). Du kan spela genast; så länge spelar experten som en stark spelare.
serve-compiled = Datorspelarna är kompilerade.
serve-stopped = Claimstead har stoppats.
table-who-are-you = ingen är känd med den här kakan: fråga efter /api/me först
text-too-long = en text har högst { $most } tecken
text-game-too-long = ett parti har högst { $most } drag här
