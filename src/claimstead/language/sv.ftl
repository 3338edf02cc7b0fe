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
setup-engine-not-started = { $engine } kan inte startas: { $why }
setup-engine-refuses = { $engine } spelar inte det här: { $why }
setup-engine-no-decision = ingen har något att besluta i den här ställningen

setup-arena-entrants = { $sides ->
    [2] en arena behöver minst 2 spelare, inte { $entrants }
   *[other] det här spelet har { $sides } sidor, så arenan behöver 2 spelare (en mot ett bord av den andra) eller { $sides }, inte { $entrants }
}
setup-arena-plays-not = { $player } spelar inte { $game }
setup-arena-games = { $games } partier är inte hela omgångar: varje omgång har { $sides } partier, så att alla sitter överallt
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
text-small-position = den här ställningen hör till ett litet spel med { $size } rader: bara hela spel känns igen på ställningen ensam
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

## Files

file-not-utf-8 = det är ingen text i UTF-8

## The solution of a position

solve-answer = { $seat } är i tur: { $value } med bästa spel av båda
solve-move = drag
solve-value = värde
solve-win = vinst
solve-draw = oavgjort
solve-loss = förlust
solve-line = Bästa spel: { $line }
solve-effort = { $nodes } stick undersökta på { $milliseconds } ms
solve-limit = Inte löst: gränsen nåddes efter { $nodes } stick
solve-unknown-power = Inte löst: lösaren känner inte till förmågan hos { $faction }

## The game in the terminal

terminal-choose-game = Vilket spel?
terminal-you-are = Du sitter på plats { $seat }. På de andra platserna sitter datorspelare (nivå: { $level }). Skriv ? för hjälp, q för att sluta.
terminal-your-move = Ditt drag ({ $moves }):
terminal-help = Skriv ett av dragen som visas, till exempel 2@3/5 för nybyggarmarkör 2 på kolumn 3, rad 5.
terminal-left = Du lämnade spelet.
terminal-compiling = Kompilerar, bara den här gången
terminal-compiling-stopped = Resten kompileras nästa gång det behövs
terminal-compiling-failed = Kärnan och spelarna kunde inte kompileras

## The browser app

web-title = Claimstead
web-close = Stäng
web-skip = Hoppa över
web-you = du
web-on-turn = i tur
web-player = Spelare
web-rule = Regel { $rule }
web-why-not = det går inte nu
web-not-your-turn = { $name } är i tur
web-place = fält { $place }
web-dice-do-not-give = { $fits ->
    [yes] tärningarna { $dice } ger inte nybyggarmarkör { $squatter } på fält { $place }
   *[no] tärningarna { $dice } ger inte fält { $place }: två av dem måste vara dess kolumn och rad
}
web-move-squatter = Nybyggarmarkör { $squatter } på fält { $place }
web-move-claim-marker = Inmutningsmarkör på fält { $place }
web-move-dice = Kastet { $dice }
web-move-pile = Värva högens översta kort
web-move-deal = Given
web-move-stop = Sluta
web-review = Genomgång
web-rematch = Revansch
web-home = Start
web-ending = Slutet
web-winner = { $count ->
    [one] { $you ->
        [yes] Du vinner!
       *[no] { $winners } vinner
    }
   *[other] { $you ->
        [yes] Ni vinner: { $winners }
       *[no] { $winners } vinner
    }
}
web-decided = Det avgjorde: { $reason }

## The browser app: Claim It!

web-board = Spelplan
web-camp = Lägret
web-actions = Ditt drag
web-this-turn = Det här draget
web-nothing-yet = Inget har hänt än.
web-mine = guldgruva { $size }
web-secured = inmutat { $count } av { $end }
web-secured-enough = inmutat { $count }
web-space = { $place }: { $owner ->
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
web-space-offer = { $stone ->
    [squatter] Nybyggarmarkör { $squatter } på { $place }: { $from ->
        [none] sluta, så är fältet ditt.
       *[other] sluta, så tar du fältet från { $from }.
    }
   *[other] Inmutningsmarkör på { $place }: sluta, så är fältet inmutat för gott{ $from ->
        [none] .
       *[other] , taget från { $from }.
    }
}
web-heading-rolling = { $you ->
    [yes] Dina tärningar
   *[no] { $name } slår
}
web-heading-other = { $name } är i tur
web-heading-place = Ditt kast · sätt ut en markör
web-heading-choose = Slå igen eller sluta?
web-advice-place = { $ways ->
    [one] En möjlighet: tryck på det ljusa fältet.
   *[other] { $ways } möjligheter. Tryck på ett ljust fält; andra säger varför inte.
}
web-advice-choose = { $spaces ->
    [one] Sluta, så är ett fält ditt, eller riskera det för mer.
   *[other] Sluta, så är { $spaces } fält dina, eller riskera dem för mer.
}
web-advice-dice = Tärningarna är på väg.
web-advice-wait = Vänta på { $name }.
web-dice = Tärningar: { $dice }
web-dice-none = Tärningar, inte slagna än
web-roll-again = Slå igen
web-stop = { $spaces ->
    [0] Sluta
   *[other] Sluta & ta { $spaces }
}
web-odds = { $percent } risk för bankrutt i nästa kast
web-odds-rolls = { $losing } av { $rolls } kast förlorar { $stones ->
    [one] dragets markör
   *[other] dragets alla { $stones } markörer
}
web-bust = Bankrutt!
web-bust-loses = { $you ->
    [yes] Du förlorar dragets alla markörer
   *[no] { $name } förlorar dragets alla markörer
}
web-last-round = Sista spelrundan!
web-turns-left = { $turns ->
    [one] sista draget
   *[other] { $turns } drag kvar
}
web-measure-mine = Största guldgruvan
web-measure-secured = Inmutade
web-measure-spaces = Fält
web-tie-order = Största guldgruvan vinner. Vid lika: fler inmutade fält, sedan fler fält totalt.

## The browser app: CLAIM

web-faction-go = Vättar
web-faction-kn = Riddare
web-faction-un = Odöda
web-faction-dw = Dvärgar
web-faction-do = Dubbelgångare
web-faction-gn = Gnomer
web-faction-gi = Jättar
web-faction-dr = Drakar
web-faction-tr = Troll
web-faction-se = Siare
web-one-go = Vätte
web-one-kn = Riddare
web-one-un = Odöd
web-one-dw = Dvärg
web-one-do = Dubbelgångare
web-one-gn = Gnom
web-one-gi = Jätte
web-one-dr = Drake
web-one-tr = Troll
web-one-se = Siare
web-power-go = Ingen förmåga, men många: fem av de fjorton har värdet 0. När en Vätte spelas ut slår Riddare dem alla.
web-power-kn = När en Vätte spelas ut slår Riddare alla Vättar. Annars är de som vilka kort som helst.
web-power-un = Odöda som spelas i fas 1 slängs inte: de går till poänghögen hos den som vinner sticket.
web-power-dw = I fas 2 går Dvärgar till { $players ->
    [2] stickets förlorare, inte till vinnaren
   *[other] den som spelade stickets lägsta kort, även om det vann
}.
web-power-do = Får alltid spelas och räknas då som den utspelade fraktionen med sitt eget värde. Fraktionens förmåga får den inte, och i varje hög är den en Dubbelgångare.
web-power-gn = I fas 2 ligger vunna Gnomer öppet framför vinnaren till slutet. En Jätte med samma värde kan ta bort dem.
web-power-gi = I fas 2 { $players ->
    [2] tar varje Jätte i ett stick bort en öppen Gnom med samma värde hos vinnarens motståndare
   *[other] får vinnaren för varje Jätte i sticket ta bort en öppen Gnom med samma värde hos en motståndare
}.
web-power-dr = Den som spelade sista Draken i ett stick spelar ut i nästa, vem som än vann.
web-power-tr = I fas 2 får vinnaren bara det högsta Trollet. De andra ligger kvar till nästa stick; sista sticket tar alla.
web-power-se = Vinn ett stick i fas 1 med en Siare: titta på högens översta kort, och ta det eller ett kort från mitten.
web-hand = Din hand
web-hand-card = { $card }{ $state ->
    [no] , kan inte spelas nu
    [wins] , skulle vinna sticket hittills
    [loses] , skulle inte vinna sticket
   *[other] { "" }
}
web-crown = vinner sticket som det ligger nu
web-play = Spela
web-partner = partner
web-cards-in-hand = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
web-followers-count = { $count ->
    [one] { $count } anhängare
   *[other] { $count } anhängare
}
web-scored-count = { $count } vunna
web-void = har inga { $faction }
web-trick = Sticket
web-market = Rekryter
web-market-caption = { $middle ->
    [0] { $pile } i högen
   *[other] { $pile } i högen · att värva
}
web-take = Värva { $card }
web-take-pile = Värva { $card } från högen
web-lying = Till nästa vinnare
web-open-cards = Öppet framför { $name }
web-smash = Ta bort { $card } framför { $name }
web-spare = Ta inte bort någon
web-your-open = Öppet framför dig
web-factions = Fraktionerna
web-faction = Fraktion
web-memory = Minneshjälp
web-known = Tagna inför alla
web-glimpsed = Bara du har sett
web-voids = Kan inte ha
web-nothing-known = Inget känt än.
web-seen-of-you = { $name } har sett dina
web-last-trick = Förra sticket
web-followers = Dina anhängare
web-no-followers = Ingen följer dig än.
web-panels = Paneler
web-moment-second-phase = Fas 2!
web-phase = { $phase ->
    [1] Fas 1: värva anhängare
   *[other] Fas 2: vinn fraktionerna
}{ $left ->
    [0] { "" }
    [one] { " " }· sista sticket
   *[other] { " " }· { $left } stick kvar
}
web-dealing = Korten delas ut.
web-prompt-lead = Du spelar ut: vilket kort som helst.
web-prompt-follow = { $free ->
    [yes] Utspelat: { $faction }. Du får spela vilket kort som helst.
   *[no] Utspelat: { $faction }. Du måste bekänna.
}
web-prompt-look = Du ser högens översta kort. Vilket kort värvar du?
web-prompt-pick = Välj kortet som följer dig.
web-prompt-smash = { $card } kan ta bort en Gnom. Vilken?
web-drawn = Oavgjort: { $winners }
web-favour = { $by ->
    [more-cards] fler kort
    [higher-card] lika många, det högre kortet
    [equal-cards] allt lika: ingen
   *[none-scored] inga vunna: ingen
}
web-has-favour = har gunsten
web-favours = Vunna fraktioner
web-sum = Summan av deras kort

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

web-told-rolled = { $you ->
    [yes] Du slår { $dice }
   *[no] { $name } slår { $dice }
}
web-told-squatter-placed = { $on ->
    [none] Nybyggarmarkör { $squatter } på { $place }
    [you] Nybyggarmarkör { $squatter } på ditt fält { $place }
   *[other] Nybyggarmarkör { $squatter } på { $place }, där { $on } står
}
web-told-claim-marker-placed = { $on ->
    [none] Inmutningsmarkör på { $place }
    [you] Inmutningsmarkör på ditt fält { $place }
   *[other] Inmutningsmarkör på { $place }, där { $on } står
}{ $squatter-returned ->
    [yes] , nybyggarmarkör { $squatter } går tillbaka
   *[no] { "" }
}
web-told-busted = { $you ->
    [yes] Bankrutt: du förlorar dragets alla markörer
   *[no] Bankrutt: { $name } förlorar dragets alla markörer
}
web-told-rolling-on = { $you ->
    [yes] Du slår igen
   *[no] { $name } slår igen
}
web-told-stopped = { $you ->
    [yes] Du slutar
   *[no] { $name } slutar
}
web-told-space-taken = { $secured ->
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
web-told-spaces = { $spaces ->
    [one] 1 fält
   *[other] { $spaces } fält
}{ $secured ->
    [0] { "" }
   *[other] , varav { $secured } inmutade
}
web-told-last-round-called = { $you ->
    [yes] Du utlyser sista spelrundan: alla har ett drag kvar
   *[no] { $name } utlyser sista spelrundan: alla har ett drag kvar
}
web-told-turn-began = { $you ->
    [yes] Det är din tur
   *[no] { $name } är i tur
}
web-told-game-ended = Spelet är slut. { $count ->
    [one] Vinnare: { $winners }
   *[other] Gemensamma vinnare: { $winners }
}
web-told-hand-dealt = { $you ->
    [yes] Du får { $count } kort
   *[no] { $name } får { $count } kort
}
web-told-turned-up = Uppvänt: { $cards }
web-told-card-played = { $you ->
    [yes] Du spelar { $card }
   *[no] { $name } spelar { $card }
}
web-told-trick-won = { $you ->
    [yes] Du tar sticket
   *[no] { $name } tar sticket
}
web-told-pile-looked-at = { $you ->
    [yes] Du tittar på högens översta kort: { $card }
   *[no] { $name } tittar på högens översta kort
}
web-told-recruit-taken = { $you ->
    [yes] { $card } följer dig
   *[no] { $card } följer { $name }
}
web-told-recruit-drawn = { $card ->
    [none] { $name } drar en anhängare från högen
   *[other] { $you ->
        [yes] Du drar { $card } från högen
       *[no] { $name } drar { $card }, som du hade sett
    }
}
web-told-discarded = Slängt: { $cards }
web-told-scored = { $you ->
    [yes] I din poänghög: { $cards }
   *[no] { $name } får i poänghögen: { $cards }
}
web-told-laid-open = { $you ->
    [yes] Öppet framför dig: { $cards }
   *[no] Öppet framför { $name }: { $cards }
}
web-told-left-lying = Till nästa vinnare: { $cards }
web-told-smashed = { $victim ->
    [you] { $by } tar bort { $card } hos dig
   *[other] { $by } tar bort { $card } hos { $victim }
}
web-told-spared = { $you ->
    [yes] Du tar inte bort något med { $by }
   *[no] { $name } tar inte bort något med { $by }
}
web-told-lead-passed = { $you ->
    [yes] Du spelar ut i nästa stick
   *[no] { $name } spelar ut i nästa stick
}
web-told-second-phase-began = Fas 2 börjar: { $you ->
    [yes] du spelar ut
   *[no] { $name } spelar ut
}
web-told-favour-decided = { $count ->
    [0] { $faction }: ingen har gunsten
    [one] { $faction }: { $winners } har gunsten
   *[other] { $faction }: { $winners } har gunsten tillsammans
}
web-story = Vad har hänt?
web-story-start = Början
web-story-turn = Drag { $number } · { $you ->
    [yes] ditt drag
   *[no] { $name }
}
web-story-trick = Stick { $number } · { $you ->
    [yes] du spelar ut
   *[no] { $name } spelar ut
}
web-story-won = { $you ->
    [yes] Du vinner med { $card } över { $others }
   *[no] { $name } vinner med { $card } över { $others }
}
web-story-won-highest = det högsta kortet i den utspelade fraktionen vinner ({ $faction })
web-story-won-first = av lika kort vinner det som spelades först
web-story-won-alone = ingen annan bekände den utspelade fraktionen ({ $faction })
web-story-won-kn = Riddare slår Vättar när en Vätte har spelats ut
web-story-won-do = Dubbelgångare räknas som den utspelade fraktionen
web-story-because-scored-dw = { $players ->
    [2] Dvärgar går till den som förlorade sticket
   *[other] Dvärgar går till den som spelade det lägsta kortet
}
web-story-because-scored-un = Odöda räknas genast, även i fas 1
web-story-because-scored-tr = av alla Troll går bara det högsta till vinnaren
web-story-because-left-lying-tr = de andra Trollen väntar på vinnaren av nästa stick
web-story-because-laid-open-gn = Gnomer ligger öppna till slutet
web-story-because-smashed-gi = en Jätte tar bort en Gnom med samma värde
web-story-because-lead-passed = den som spelade den sista Draken spelar ut
web-story-because-pile-looked-at = sticket vanns med en Siare
web-story-because-busted = inget fält kunde ta emot kastet
web-story-why = Varför?
web-story-why-told = { $name }: { $reason }.
web-story-looking = Du tittar tillbaka: drag { $number } av { $all }
web-story-now = Tillbaka till nu
web-hint = Tips
web-hint-thinking = Tänker …
web-hint-told = En stark spelare skulle välja: { $move } ({ $reason }).
web-help = Hjälp vid bordet
web-volume = Volym
web-keys = Tangenter
web-key-r = Slå igen
web-key-s = Sluta
web-key-n = Nästa upplysta fält eller kort
web-key-u = Ta tillbaka
web-key-h = Tips (inte i rankade spel)
web-key-l = Vad har hänt?
web-key-help = Den här hjälpen
web-key-esc = Tillbaka till nu, stäng

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
table-back-soon = den här spelaren har bara varit borta en stund: vänta { $seconds } sekunder till
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
table-too-many-tables = du har redan { $most } öppna bord: avsluta eller stäng ett först
table-too-fast = det gick för fort: vänta lite
table-too-much = det är för mycket på en gång: försök med något mindre
table-no-database = servern når inte sina uppgifter eller har inte plats för mer, så ingenting hände: försök igen om en stund
table-banned = den som driver servern har stängt av det här kontot
table-muted = den som driver servern har tystat dig tills vidare
table-no-account = det finns inget konto vars lösenord kan ändras
table-no-such-account = namn och lösenord stämmer inte
table-account-taken = namnet är taget
table-account-name = ett kontonamn har 3 till 32 bokstäver, siffror, - eller _
table-account-password = ett lösenord har minst { $least } tecken
table-already-account = du har redan ett konto
table-bad-message = det här meddelandet kan inte läsas: { $why }
table-busy = någon annan ändrade bordet i samma ögonblick: titta och försök igen
table-seat-wishes = det här spelet har { $players } platser, inte { $found }
table-seat-wish = en plats är me, here, computer eller open, inte { $kind }

setup-clock-amount = tiden måste vara från { $least } till { $most }, inte { $amount }
setup-position-over = i den här ställningen är spelet slut: den är ingen början
setup-clock-increment = ett drag kan ge tillbaka 0 till 600 sekunder, bara med en tid för hela spelet, inte { $increment }
setup-spectator-delay = åskådare kan ligga 0 till 600 sekunder efter, inte { $delay }
setup-rated-from-position = ett rankat parti börjar från början
setup-begins-from-position = ett parti från en uppställd ställning börjar där ställningen säger: det går inte att lotta vem som börjar
outcome-resigned = de andra gav upp
outcome-time = de andras tid tog slut

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
verify-moves-legal = Spelarnas alla { $count } drag var tillåtna.
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
error-database-address = { $address } är ingen adress till en databas: skriv en fils sökväg, eller postgresql://...
error-database-in-use = en annan server körs redan på { $address }: stoppa den först, eller använd PostgreSQL för flera

## The browser app: its frame and pages

web-to-content = Till innehållet
web-loading = Ett ögonblick …
web-unreachable = Servern går inte att nå. Är den igång? Försök igen om en stund.
web-try-again = Försök igen
web-failed = Något gick fel. Försök igen om en stund.
web-part-missing = En del av sidan kom inte fram. Kanske är uppkopplingen dålig, eller så har Claimstead just uppdaterats.
web-load-anew = Ladda om
web-release-new = Claimstead uppdaterades medan sidan var öppen. Ladda om den för att fortsätta.
web-release-offer = Det finns en ny version av Claimstead.
web-release-later = Inte nu
web-no-such-page = Sidan finns inte
web-cancel = Avbryt
web-dismiss = Stäng meddelandet
web-copy = Kopiera
web-copied = Kopierat.
web-you-name = Du
web-nav = Sidor
web-nav-new = Nytt spel
web-nav-lobby = Lobby
web-nav-learn = Lär dig
web-nav-puzzles = Problem
web-nav-analysis = Analys
web-nav-settings = Inställningar
web-nav-you = Din sida
web-nav-leaders = Topplistor
web-reconnecting = Anslutningen bröts. Försöker igen …
web-your-turn = Din tur

## The browser app: games and levels

web-game-claim-it = Claim It!
web-game-claim = CLAIM
web-about-claim-it = Slå tre tärningar, muta in fält på kartan och avgör hur länge turen håller. Den största guldgruvan vinner.
web-facts-claim-it = Tärningsspel för 2 till 5, cirka 20 minuter
web-about-claim = Värva anhängare i första halvan, vinn riket med dem i andra. Gunsten hos flest fraktioner ger tronen.
web-facts-claim = Kortspel för 2 till 4, cirka 25 minuter
web-players-count = { $count } spelare
web-rated = rankat
web-variant-base = Grundspelet
web-variant-quick = Snabba nybyggare
web-variant-about = Med snabba nybyggare kan en nybyggarmarkör som får en inmutningsmarkör användas igen i samma drag.
web-variant-not-for-5 = Rekommenderas inte för fem spelare.
web-level = Datorspelarens nivå
web-level-for-claim-it = Datorspelarens nivå i Claim It!
web-level-for-claim = Datorspelarens nivå i CLAIM
web-level-random = Tärningsskalle
web-level-heuristic = Tumregel
web-level-greedy = Girig
web-level-beginner = Nybörjare
web-level-easy = Lätt
web-level-medium = Medel
web-level-strong = Stark
web-level-expert = Expert
web-habit-dizzy = Snurrar på stolen före varje drag.
web-habit-abacus = Räknar allt två gånger, högt.
web-habit-magpie = Sträcker sig efter allt som glittrar.
web-habit-pip = Hejar på alla, även på motståndarna.
web-habit-momo = Nynnar medan de andra tänker.
web-habit-tilly = Frågar vems tur det är. Varje gång.
web-habit-bas = Behåller mössan på, den ger tur.
web-habit-juno = Skrattar mest åt sin egen otur.
web-habit-hazel = Har med sig äpplen till hela bordet.
web-habit-otto = Tvinnar mustaschen före varje beslut.
web-habit-fenna = Hör en tärning rulla tre rum bort.
web-habit-rudi = Gäspar men missar ingenting.
web-habit-wren = Har seglat runt en och annan värld.
web-habit-greta = Stickar mellan turerna.
web-habit-milo = Rätar ut varje kort på bordet.
web-habit-ida = Blinkar utan att mena något med det.
web-habit-corvin = Matar korparna på fönsterbrädan.
web-habit-sigge = Berättar sagor om varje bra kast.
web-habit-astrid = Vässar pennor, inte svärd.
web-habit-bruno = Skrattar så att tärningarna hoppar.
web-habit-vesper = Spelar helst efter mörkrets inbrott.
web-habit-thora = Säger lite och minns mycket.
web-habit-kasimir = Putsar monokeln när det blir jämnt.
web-habit-isolde = Har aldrig setts ha bråttom.
web-habit-nestor = Har läst regelboken på sex språk.
web-habit-morgan = Nickar en gång. Det är beröm.
web-habit-ulf = Vann det första spelet här, för länge sedan.
web-habit-zenobia = Lånar gärna ut kronan till vinnaren.

## The browser app: start page

web-start = Två spel, ett bord
web-going-on = Dina partier
web-going-all = { $count ->
    [one] Visa det andra
   *[other] Visa de andra { $count }
}
web-past = Avslutade partier
web-past-all = Alla dina partier
web-play-now = Spela nu
web-set-up = Med vänner, eller egna val
web-set-up-about = Partiet börjar från en uppställd ställning: de första korten eller markörerna är valda, inte lottade. Det rankas inte.
web-learn-it = Lär dig spelet
web-study = Mer än att spela
web-way-puzzles = Dagens problem
web-way-analysis = Analysbräde
web-way-duplicate = Samma tärningar för alla
web-open-file = Öppna ett partis fil
web-line-with = med { $others }
web-line-you-won = du vann
web-line-won = vinnare: { $winners }
web-line-open = { $open ->
    [one] en plats är ledig
   *[other] { $open } platser är lediga
}
web-line-your-turn = din tur
web-line-playing = spelas
web-line-look = Titta
web-line-resume = Fortsätt
web-line-join = Gå med
web-line-watch = Se på
web-line-rating = rankning { $rating }
web-line-unrated = ännu ingen rankning
web-rated-about = Rankat: resultatet räknas för alla spelares rankning. Det finns inga tips, och inget tas tillbaka.

## The browser app: lobby

web-lobby = Lobby
web-lobby-open = Bord med lediga platser
web-lobby-playing = Spelas nu
web-lobby-empty = Inget öppet bord har en ledig plats just nu. Öppna ett: andra ser det här.
web-lobby-new = Öppna ett bord för alla

## The browser app: setting up a table

web-new = Ett nytt bord
web-new-game = Spel
web-new-players = Spelare
web-new-partners = Partner sitter mitt emot varandra: plats 1 och 3 mot 2 och 4.
web-new-seats = Vilka spelar
web-new-variant = Regler
web-new-more = Mer
web-begins = Vem börjar
web-begins-drawn = Lotten avgör
web-begins-owner = Jag börjar
web-begins-seated = Som vi sitter
web-begins-drawn-about = Vem som börjar lottas vid starten.
web-begins-owner-about = Den som öppnade bordet börjar.
web-begun-drawn = { $you ->
    [yes] Du börjar
   *[no] { $name } börjar
}: lotten har avgjort.
web-begun-owner = { $you ->
    [yes] Du börjar
   *[no] { $name } börjar
}, som avtalat.
web-new-public = I lobbyn, för alla
web-new-rated = Rankat (inga tips, inget tas tillbaka)
web-new-talk = Prat vid bordet
web-new-hints = Visa risken för bankrutt
web-new-open = Öppna bordet
web-new-start = Starta spelet
web-seat-who = Vem spelar på plats { $number }
web-seat-level = Nivå på plats { $number }
web-seat-name = Namn på plats { $number }
web-seat-computer = Datorspelare
web-seat-friend = En vän, via länk
web-seat-here = Någon vid skärmen
web-seat-guest = Gäst
web-seat-deleted = raderad spelare
web-name = Namn
web-seat-open = Ledig plats
web-seat-letter = Plats { $seat }
web-clock = Klocka
web-clock-none = Ingen klocka
web-clock-move-30 = 30 sekunder per drag
web-clock-move-90 = 90 sekunder per drag
web-clock-game-5 = 5 minuter, plus 5 sekunder per drag
web-clock-game-10 = 10 minuter, plus 10 sekunder per drag
web-clock-days-1 = En dag per drag
web-clock-days-3 = Tre dagar per drag
web-clock-other = { $kind ->
    [move] { $amount } sekunder per drag
    [game] { $amount } sekunder, plus { $increment } per drag
   *[days] { $amount } dagar per drag
}
web-clock-left = Tid kvar
web-clock-left-days = { $days } dagar
web-deck = Lek
web-deck-claim = CLAIM
web-deck-claim-2 = CLAIM 2
web-deck-mixed = Slumpad blandning
web-deck-chosen = Välj fraktioner
web-deck-own = blandad lek
web-deck-rule = Ett par och { $tens } fraktioner till: { $count } hittills.

## The browser app: settings

web-settings = Inställningar
web-settings-look = Språk och utseende
web-settings-language = Språk
web-settings-theme = Färger
web-theme-system = Som systemet
web-theme-light = Ljust
web-theme-dark = Mörkt
web-settings-play = Vid bordet
web-setting-sound = Ljud
web-setting-sound-about = Tärningar, markörer och kort hörs.
web-setting-odds = Risk för bankrutt
web-setting-odds-about = Claim It! visar hur stor risken är i nästa kast, aldrig i rankade partier.
web-setting-memory = Minneshjälp
web-setting-memory-about = CLAIM visar vad du har sett av de andras kort.
web-setting-motion = Rörelse
web-setting-motion-about = Tärningar rullar, markörer faller, kort flyttar sig.
web-speed = Tempo
web-speed-slow = Långsamt
web-speed-normal = Normalt
web-speed-fast = Snabbt
web-speed-none = Direkt
web-setting-speed-about = Hur länge du ser det som händer vid bordet. Ett tryck går vidare, håll kvar för att hoppa över allt.
web-setting-notify = Aviseringar
web-setting-notify-about = Webbläsaren ropar när det är din tur.
web-setting-notify-denied = Webbläsaren tillåter inga aviseringar. Det kan ändras i dess inställningar för den här webbplatsen.
web-who = Du
web-who-name = Ditt namn
web-who-rename = Ändra
web-who-renamed = Så heter du nu.
web-who-about = Med ett konto hittar du dina partier på andra enheter också. Det behövs ett namn och ett lösenord, inget annat.
web-who-account = Du är inloggad som { $account }.
web-who-account-name = Konto
web-who-password = Lösenord
web-who-log-in = Logga in
web-who-in = Välkommen tillbaka.
web-who-log-out = Logga ut
web-who-left = Du är utloggad.
web-who-make = Skapa konto
web-who-made = Ditt konto är skapat.
web-devices = Dina enheter
web-device-unknown = Okänd enhet
web-device-here = Den här
web-device-seen = Senast använd { $day }
web-device-ended = Enheten är utloggad.
web-devices-end = Logga ut överallt annars
web-password-new = Nytt lösenord
web-password-change = Byt lösenord
web-password-changed = Ditt lösenord är bytt; andra enheter är utloggade.
web-who-forget = Radera mina uppgifter
web-who-forget-sure = Namn, konto och rankning raderas för gott. Partier som andra var med i finns kvar, utan ditt namn.
web-who-forgotten = Dina uppgifter är raderade.

## The browser app: at a table

web-gathering = Bordet samlas
web-from-position = uppställd ställning
web-sit = Sätt dig
web-sit-guest = För någon här
web-guest-needs-name = Skriv först namnet på personen här.
web-guest-name = Namn på personen här
web-stand = Res dig
web-invite-computer = Datorspelare
web-send-away = Skicka iväg
web-ask-to-leave = Be att gå
web-close-table = Stäng bordet
web-close-sure = Bordet försvinner då för alla som sitter här.
web-rematch-asked = En gång till? Alla har redan en plats vid nästa bord.
web-rematch-accept = Ja, en gång till
web-table-closed = Bordet stängdes innan spelet började.
web-start-game = Starta spelet
web-ready = Jag är redo
web-is-ready = redo
web-waiting-seats = Spelet kan börja när alla platser är tagna.
web-waiting-ready = Spelet börjar när alla är redo.
web-waiting-for = Väntar på { $names }.
web-name-first = Ditt namn vid bordet
web-away = borta
web-invite = Bjud in vänner
web-invite-about = Den som har länken kan sätta sig eller se på.
web-invite-link = Länk till bordet
web-invite-code = Länkens QR-kod
web-seal = Sigillet
web-seal-about = Alla kast och kort i partiet bestäms av en hemlighet som ingen längre kan ändra. Sigillet visas nu, hemligheten efter spelet. Ditt eget ord blandas in. Det förseglas också och öppnas när alla är redo, så att ingen kan välja sitt efter ditt.
web-seal-name = Sigill
web-seal-secret = Hemlighet
web-seal-word = Ditt ord
web-seal-good = Tärningar och kort var bestämda före spelet, och ingen har ändrat dem.
web-seal-bad = Något är fel med det här partiet.
web-seal-none = Det här partiet var inte förseglat, så det går inte att kontrollera om tärningar och kort var bestämda i förväg.
web-own-good = Din webbläsare sparade sigillet från före starten och räknade ut varje kast och kort på nytt: allt stämmer.
web-own-unseen = Din webbläsare räknade ut varje kast och kort på nytt och allt stämmer. Den såg inte sigillet före starten, så den vet inte om det är samma.
web-own-seal = Din webbläsare säger: sigillet eller hemligheten är inte den från före starten.
web-own-word = Din webbläsare säger: ett ord är inte det som förseglades före starten.
web-own-first = Din webbläsare säger: den som började är inte den som lottades fram.
web-own-luck = Din webbläsare säger: ett kast eller ett kort är inte det som var bestämt.
web-own-unable = Din webbläsare kan inte räkna ut sigill på den här sidan: det kräver en adress med https.
web-watching = du ser på
web-spectators = { $count ->
    [one] en åskådare
   *[other] { $count } åskådare
}
web-forfeited-resigned = gav upp
web-forfeited-time = tiden slut
web-talk = Prat
web-talk-unread = { $count } nya
web-talk-nothing = Ingen har sagt något än.
web-talk-say = Säg något
web-talk-send = Säg
web-undo = Ta tillbaka
web-undo-asked = Du bad att få ta tillbaka ditt drag. Väntar på de andra.
web-undo-asks = { $name } vill ta tillbaka ett drag.
web-undo-agree = Tillåt
web-undo-refuse = Nej
web-resign = Ge upp
web-resign-sure = Du förlorar då partiet. Det går inte att ångra.
web-is-away = { $name } är borta.
web-is-away-wait = { $name } är borta. Om { $time } får en datorspelare fortsätta.
web-you-are-away = De andra når dig inte. Om { $time } får de låta en datorspelare fortsätta åt dig.
web-you-are-away-now = De andra når dig inte. Nu får de låta en datorspelare fortsätta åt dig.
web-take-over = Låt en datorspelare fortsätta
web-replaced = En datorspelare fortsätter åt dig.
web-come-back = Jag är tillbaka
web-played-for-you = Du var borta och en datorspelare fortsatte åt dig. Den spelade:
web-played-nothing = Du var borta och en datorspelare hoppade in. Den gjorde inget drag.
web-played-seen = Okej
web-curtain = Ge enheten till { $name }
web-curtain-about = Ingen annan ska titta på skärmen nu.
web-curtain-look = Jag är { $name }: visa mina kort
web-after = Efter spelet
web-to-match = Tillbaka till matchen
web-worth = Vad var dragen värda?
web-check-seal = Kontrollera sigillet
web-download = Ladda ner partiet
web-copy-link = Kopiera länken

## The browser app: replay and files

web-replay = Genomgång
web-replay-of = { $game }: drag för drag
web-replay-position = Ställning { $number } av { $all }
web-replay-first = Första ställningen
web-replay-back = Ett drag bakåt
web-replay-on = Ett drag framåt
web-replay-last = Sista ställningen
web-replay-eyes = Sett av
web-replay-all = en åskådare
web-replay-why = Datorspelarens skäl: { $reason }
web-replay-link = Kopiera en länk hit
web-replay-play = Spela vidare härifrån
web-replay-play-as = Du spelar
web-replay-play-about = Datorspelare tar de andra platserna.
web-replay-keys = Vänster- och högerpil går bakåt och framåt.
web-open = Öppna ett parti
web-open-about = Varje avslutat parti kan sparas som en fil. Välj en sådan fil, eller klistra in dess text, för att stega genom partiet och kontrollera sigillet.
web-open-choose = Välj en fil
web-open-paste = Partiets text
web-open-show = Visa partiet
web-open-games = Filen innehåller { $count } partier. Visa:
web-open-game = { $number }: { $names }

## The browser app: lessons and rules

web-learn = Lär dig spela
web-rules = Regler
web-rules-of = Reglerna för { $game }
web-to-lesson = Till lektionen
web-lesson-about-claim-it = { $all } korta exempel på spelplanen: läs ett kast, sätt ut markörer, gå bankrutt, sluta och vinn.
web-lesson-about-claim = { $all } korta exempel vid kortbordet: att värva, och vad varje fraktion gör.
web-lesson-done = { $done } av { $all } exempel klara
web-lesson-begin = Börja lektionen
web-lesson-go-on = Fortsätt lektionen
web-lesson-repeat = Gör den en gång till
web-lesson-title = Lär dig { $game }
web-lesson-example = Exempel { $number } av { $all }
web-lesson-right = Rätt!
web-lesson-next = Nästa
web-lesson-back = Tillbaka
web-lesson-again = En gång till
web-lesson-wrong = Det går inte. { $reason }
web-lesson-would = Det här skulle hända: { $told }.
web-lesson-risk = Nästa kast är bankrutt med { $chance } sannolikhet, och då är dragets alla markörer borta.
web-lesson-count-you = Du
web-lesson-count-opponent = Motståndaren
web-lesson-count-more = { $faction }: { $most } kort mot { $fewer }. Flest kort har gunsten.
web-lesson-count-highest = { $faction }: { $most } kort var, så det högsta avgör: { $high } mot { $low }.
web-lesson-count-wrong = Nej, då skulle fel spelare få den. { $reason }
web-lesson-count-wins = Vem vinner spelet?
web-lesson-count-game = { $most } fraktioner mot { $fewer }: flest fraktioner vinner.
web-lesson-end = Det var lektionen. Nu kan du allt du behöver.
web-lesson-play = Spela ett första parti
web-strategy = Så spelar du { $game } bra
web-lesson-read = Läs reglerna
web-lesson-pass = Hoppa över
web-lesson-progress = Hur långt du har kommit
web-lesson-seat-a = Grön
web-lesson-seat-b = Blå
web-lesson-seat-c = Orange
web-lesson-seat-d = Röd
web-lesson-seat-e = Lila

## The server

error-settings-file = inställningarna i { $file } går inte att läsa: { $why }
error-settings-unknown = det finns ingen inställning { $name }, som i { $file }: se claimstead serve --print-settings
error-settings-value = inställningen { $name } från { $source } är inte möjlig: { $why }
error-workers-need-postgresql = flera arbetare behöver PostgreSQL: ange --database postgresql://...
error-no-port = kan inte lyssna på { $host }, port { $port } ({ $why }): ange en annan med --port
serve-ready = Claimstead är redo på { $address } (Ctrl-C stoppar)
serve-compiling = Datorspelarna kompileras i bakgrunden, bara den här gången (oftast en minut). Du kan spela genast; så länge spelar experten som en stark spelare.
serve-compiled = Datorspelarna är kompilerade.
serve-stopped = Claimstead har stoppats.
table-who-are-you = ingen är känd med den här kakan: fråga efter /api/me först
text-too-long = en text har högst { $most } tecken
text-game-too-long = ett parti har högst { $most } drag här
