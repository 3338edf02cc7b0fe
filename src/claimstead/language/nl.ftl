### Dutch. What each name means stands in en.ftl.

## Moves refused in any game

illegal-game-over = het spel is afgelopen
illegal-not-your-turn = plaats { $seat } is niet aan de beurt, maar { $actor }

## Moves refused in Claim It!

illegal-first-roll-due = een beurt begint met een worp
illegal-dice-due = nu moet er gedobbeld worden
illegal-no-such-roll = een worp is drie dobbelstenen van 1 tot { $sides }, van laag naar hoog geschreven
illegal-stone-due = voor deze worp moet een steen geplaatst worden
illegal-dice-do-not-give = de dobbelstenen { $dice } geven geen { $move }
illegal-choose-first = zeg eerst of je doorgaat of stopt
illegal-space-claimed = op { $place } ligt al een claimsteen
illegal-squatter-due = op { $place } hoort een kraaksteen, geen claimsteen
illegal-claim-marker-due-own = { $place } is van jou: daar hoort een claimsteen, geen kraaksteen
illegal-claim-marker-due-squatter = op { $place } ligt een kraaksteen: daarop hoort een claimsteen, geen tweede kraaksteen
illegal-squatter-on-board = kraaksteen { $squatter } ligt al op het bord
illegal-squatter-covered = kraaksteen { $squatter } ligt tot het einde van de beurt onder een claimsteen
illegal-no-claim-marker-left = alle { $count } claimstenen liggen op het bord
illegal-no-player-marker-left = om te stoppen zou je meer dan je { $count } markeerstenen nodig hebben

## Moves refused in CLAIM

illegal-deal-due = eerst moeten de kaarten gedeeld worden
illegal-deal-is-not-the-deck = bij het delen komt elk van de { $count } kaarten van het deck één keer voor
illegal-card-not-in-deck = { $card } zit niet in dit deck
illegal-card-not-in-hand = { $card } zit niet in je hand
illegal-must-follow = { $led } is gevraagd en je kunt bekennen, dus { $card } mag niet gespeeld worden
illegal-play-a-card = nu moet er een kaart gespeeld worden
illegal-take-or-pile = neem een kaart uit het midden of de kaart die je op de stapel zag
illegal-take-from-middle = een van de kaarten in het midden moet genomen worden
illegal-not-in-the-middle = { $card } ligt niet in het midden
illegal-pile-not-open = alleen wie de slag wint met een kaart die de stapel mag bekijken, mag ervan nemen
illegal-smash-or-spare = zeg of een kaart verpletterd of gespaard wordt
illegal-nothing-to-smash = { $by } kan { $card } voor plaats { $seat } niet verpletteren

## Set-ups refused

setup-claim-it-players = Claim It! is voor 2 tot 5 spelers, niet { $players }
setup-claim-it-variant = er is geen variant { $variant }: kies base of quick
setup-claim-it-size = een bord heeft een grootte van 2 tot 6, niet { $size }
setup-claim-it-small-needs-end = een bord van grootte { $size } heeft secured_to_end nodig: bij hoeveel definitief geclaimde velden de laatste ronde begint
setup-claim-it-secured = de laatste ronde begint bij 1 tot { $most } definitief geclaimde velden, niet bij { $secured }
setup-claim-players = CLAIM is voor 2 tot 4 spelers, niet { $players }
setup-no-such-faction = er is geen factie { $faction }: de codes zijn { $factions }
setup-faction-twice = een factie kan maar één keer in een deck zitten
setup-one-pair = een deck heeft precies één paar facties: { $pairs }
setup-ten-card-factions = met { $players } spelers heeft een deck één paar en { $tens } andere facties
setup-no-such-card = in de doos zit geen kaart { $card }, of niet zo vaak
setup-short-deck-size = met { $players } spelers heeft een kort deck een veelvoud van { $multiple } kaarten
setup-factions-or-cards = een partij CLAIM heeft óf facties óf kaarten nodig

setup-no-training = er is geen training voor { $game }
setup-no-such-player = er is geen speler { $player } voor dit spel: kies uit { $players }
setup-no-environment = er is geen omgeving voor het spel { $game }
setup-no-kernel = het spel { $game } heeft geen gecompileerde kern
setup-no-redeal = wat in het spel { $game } verborgen is, kan niet opnieuw worden verdeeld
setup-engine-not-started = { $engine } kan niet gestart worden: { $why }
setup-engine-refuses = { $engine } speelt dit niet: { $why }
setup-engine-no-decision = in deze stelling hoeft niemand te beslissen

setup-arena-entrants = { $sides ->
    [2] een arena heeft minstens 2 spelers nodig, niet { $entrants }
   *[other] dit spel heeft { $sides } partijen, dus de arena heeft 2 spelers nodig (een tegen een tafel van de ander) of { $sides }, niet { $entrants }
}
setup-arena-plays-not = { $player } speelt geen { $game }
setup-arena-games = { $games ->
    [one] één partij is geen hele ronde
   *[other] { $games } partijen zijn geen hele rondes
}: elke ronde heeft { $sides } partijen, zodat iedereen overal zit
setup-arena-sequential = de sequentiële test gaat tussen twee spelers
setup-arena-elo-order = het laagste Elo-getal van een sequentiële test moet onder het hoogste liggen, allebei van -{ $most } tot { $most }, niet { $low } en { $high }
setup-arena-seconds = het aantal seconden per zet moet meer dan 0 zijn
setup-simulate-players = { $names } spelers zijn genoemd: noem er één voor allen, of één voor elk van de { $seats } plaatsen
setup-simulate-games = er moet minstens één partij zijn, niet { $games }
error-simulate-suffix = { $file }: de naam moet eindigen op .parquet (een regel per beslissing) of .txt (hele partijen)
error-no-extra = hiervoor ontbreken hier pakketten: pip install "claimstead[{ $extra }]"
error-engine-illegal = { $engine } speelde { $move }, en dat is geen toegestane zet
error-engine-gone = { $engine } is gestopt
error-engine-silent = { $engine } antwoordt niet
error-engine-talks = { $engine } praat, maar antwoordt niet

setup-solve-two-players = alleen CLAIM met twee spelers kan opgelost worden
setup-solve-phase-2 = alleen stellingen van fase 2 kunnen opgelost worden
setup-solve-too-large = dit deck heeft meer kaarten dan de oplosser aankan
setup-solve-over = het spel is afgelopen: er valt niets meer op te lossen
setup-weights-size = deze gewichten passen niet bij deze beoordeling: { $found } getallen in plaats van { $expected }

## Other refusals

error-not-readable = { $file } kan niet gelezen worden: { $why }
error-not-writable = { $file } kan niet geschreven worden: { $why }
error-not-a-checkpoint = { $file } is geen tussenstand van deze versie, of is beschadigd: verwijder het bestand om opnieuw te beginnen
error-no-dask = een cluster heeft Dask nodig, dat hier niet geïnstalleerd is: pip install "claimstead[cluster]"
error-no-postgresql = een server op PostgreSQL heeft het stuurprogramma daarvan nodig, dat hier niet geïnstalleerd is: pip install "claimstead[postgresql]"
error-no-cluster = er is geen cluster op { $address }: { $why }

## Chances that cannot be listed

chances-deal = er zijn te veel verdelingen om op te sommen: trek er een

## Texts refused in any game

text-other-game = dit is { $found }, hier wordt { $expected } gespeeld
text-no-such-seat = er is geen plaats { $seat }: de plaatsen zijn { $seats }
text-no-such-position = met { $text } begint geen stelling: schrijf claim: en de facties, of claim-it, aantal spelers en variant
text-small-position = deze stelling hoort bij een klein spel met { $size ->
    [one] één rij
   *[other] { $size } rijen
}: alleen hele spellen zijn aan de stelling alleen te herkennen
text-number = { $text } is geen geheel getal
text-no-such-setup = { $text } is geen spel: schrijf claim-it, aantal spelers en variant, of claim, aantal spelers en facties

## Texts refused in Claim It!

text-claim-it-move = { $text } is geen zet: schrijf een worp als 235, een kraaksteen als 2@3/5, een claimsteen als *@3/5, of roll, of stop
text-no-such-space = er is geen veld { $place } op een bord van grootte { $size }
text-dice-not-sorted = schrijf de dobbelstenen van laag naar hoog: { $sorted }, niet { $dice }
text-no-such-die = er is geen { $die } op dobbelstenen met { $sides } kanten
text-claim-it-fields = een stelling heeft { $fields } delen gescheiden door ; maar deze heeft er { $found }
text-board-size = een bord van grootte { $size } heeft { $size } rijen gescheiden door / met elk { $size } velden
text-no-such-cell = { $cell } is geen veld: schrijf . of de letter van een plaats, dan het nummer van een kraaksteen, dan *
text-no-such-squatter = { $cell }: de kraakstenen hebben de nummers 1 tot { $size }
text-stone-on-secured = { $cell }: op een definitief geclaimd veld kan niets geplaatst worden
text-no-such-due = { $due } is niet aan de orde: schrijf roll, drie dobbelstenen, choose of over
text-turns-left = { $found } is geen aantal resterende beurten: schrijf - of een getal tot { $players }
text-squatter-twice = kraaksteen { $squatter } ligt twee keer op het bord
text-too-many-claim-markers = er zijn maar { $count } claimstenen
text-too-many-player-markers = plaats { $seat } heeft maar { $count } markeerstenen
text-squatter-on-own = { $place }: een kraaksteen ligt nooit op een steen van wie aan de beurt is
text-squatter-still-there = { $place }: in de variant quick gaat de kraaksteen onder een claimsteen meteen terug
text-claim-marker-without-squatter = { $place }: een claimsteen ligt op een eigen steen of op een kraaksteen
text-over-and-turns-left = een spel is precies dan afgelopen als er 0 beurten over zijn
text-stones-when-over = als het spel afgelopen is, ligt er geen steen van een beurt meer op het bord
text-nothing-to-choose = voor choose moet er deze beurt al een steen geplaatst zijn
text-roll-is-bust = met de worp { $dice } kan niets geplaatst worden: alles is dan al verloren

## Texts refused in CLAIM

text-claim-move = { $text } is geen zet: schrijf een kaart als Gn7, of take Gi5, take pile, smash b Gn5, spare, of deal en alle kaarten
text-card = { $text } is geen kaart: schrijf de code van een factie en een waarde, zoals Gn7
text-no-such-card = in de doos zit geen kaart { $card }
text-phase = { $found } is geen fase: schrijf phase: 0, 1 of 2
text-nothing-before-the-deal = voor het delen valt er verder niets te zeggen, maar hier staat { $key }
text-no-colon = { $line } is geen sleutel met waarde, gescheiden door een dubbele punt
text-no-such-key = er is geen sleutel { $key } in een stelling met deze plaatsen
text-key-twice = { $key } staat er twee keer
text-stage = { $found } is geen stap: schrijf een van { $stages }
text-faction-not-in-deck = er is geen factie { $faction } in dit deck
text-card-too-often = { $card } is vaker genoemd dan het deck hem heeft
text-card-missing = { $card } ligt nergens
text-lead-and-turn = een lopend spel heeft zowel lead als turn nodig, een afgelopen spel heeft geen van beide en alleen kaarten in de puntenstapels
text-not-in-this-phase = { $key } is leeg in fase { $phase }
text-not-in-this-stage = { $key } is leeg, behalve in de stap smash
text-does-not-lie-there = { $card } ligt daar nooit: { $key }
text-known-but-not-there = plaats { $seat } heeft niet wat ervan bekend is: { $cards }
text-void-but-there = plaats { $seat } zou geen { $faction } hebben, maar heeft die wel in de hand
text-over-is-over = een afgelopen spel heeft geen stage en geen void
text-trick-is-whole = iedereen heeft al in deze slag gespeeld
text-not-on-turn = plaats { $expected } is aan de beurt, niet { $seat }
text-hand-sizes = de aantallen handkaarten passen niet bij de slag
text-no-cards-left = er zijn geen kaarten meer te spelen: een afgelopen spel heeft geen lead en geen turn
text-choice-needs-trick = een keuze komt pas als iedereen in de slag gespeeld heeft
text-choice-not-due = deze keuze is hier niet aan de orde
text-middle-size = in het midden { $count ->
    [one] moet { $count } kaart
   *[other] moeten { $count } kaarten
} liggen
text-follower-counts = de aantallen volgelingen passen niet bij elkaar
text-pile-size = voor de komende slagen moet de stapel minstens { $count } kaarten hebben, niet { $found }

## Texts of whole games refused

text-no-record = dit is geen partij: de eerste regel van een partij is { $first }
text-not-utf-8 = het is geen tekst in UTF-8
text-no-setup = de tweede regel van een partij zegt setup: en welk spel het is
text-header-line = { $line } is geen kopregel: schrijf een sleutel in kleine letters, een dubbele punt en een waarde
text-wrong-mark = regel { $line }: de zet is van { $expected }, niet van { $found }
text-move-line = regel { $line }: { $reason }
text-no-result = de laatste regel, result:, ontbreekt
text-remark-open = regel { $line }: bij de opmerking die hier begint ontbreekt { $sign }
text-several-games = er staat meer dan één partij in deze tekst
text-wrong-result = { $found } past niet bij de zetten, die { $expected } geven

## How a game was decided

outcome-mine = de grootste aaneengesloten groep
outcome-secured = even grote groepen, meer definitief geclaimde velden
outcome-spaces = even grote groepen, evenveel definitief geclaimde velden, meer velden in totaal
outcome-shared = alles gelijk: de overwinning wordt gedeeld
outcome-factions = de gunst van de meeste facties
outcome-sum = evenveel facties, de hoogste som van hun kaarten
outcome-draw = evenveel facties en gelijke sommen: gelijkspel

## What happens in Claim It!; "none" stands for nobody or nothing

event-rolled = { $seat } gooit { $dice }
event-squatter-placed = { $on ->
    [none] { $seat } plaatst kraaksteen { $squatter } op { $place }
   *[other] { $seat } plaatst kraaksteen { $squatter } op { $place }, bovenop { $on }
}
event-claim-marker-placed = { $squatter-returned ->
    [yes] { $seat } plaatst een claimsteen op { $place }, en kraaksteen { $squatter } gaat terug
   *[no] { $seat } plaatst een claimsteen op { $place }
}
event-busted = { $seat } verliest alles van deze beurt
event-rolling-on = { $seat } gooit nog een keer
event-stopped = { $seat } stopt
event-space-taken = { $secured ->
    [yes] { $seat } claimt { $place } definitief
   *[no] { $seat } bezet { $place }
}
event-last-round-called = { $seat } kondigt de laatste ronde aan: iedereen heeft nog één beurt
event-turn-began = { $seat } is aan de beurt
event-game-ended = het spel is afgelopen, gewonnen door { $winners }

## What happens in CLAIM

event-hand-dealt = { $cards ->
    [none] { $seat } krijgt { $count } kaarten
   *[other] { $seat } krijgt { $cards }
}
event-turned-up = opengelegd: { $cards }
event-card-played = { $seat } speelt { $card }
event-trick-won = { $seat } wint de slag { $cards }
event-pile-looked-at = { $card ->
    [none] { $seat } bekijkt de bovenste kaart van de stapel
   *[other] { $seat } bekijkt de bovenste kaart van de stapel: { $card }
}
event-recruit-taken = { $seat } rekruteert { $card }
event-recruit-drawn = { $card ->
    [none] { $seat } trekt een kaart van de stapel
   *[other] { $seat } trekt { $card } van de stapel
}
event-discarded = afgelegd: { $cards }
event-scored = { $seat } legt op de puntenstapel: { $cards }
event-laid-open = open voor { $seat }: { $cards }
event-left-lying = blijft liggen voor de winnaar van de volgende slag: { $cards }
event-smashed = { $by } verplettert { $card } bij { $victim }
event-spared = { $seat } verplettert niets met { $by }
event-lead-passed = { $seat } komt uit in de volgende slag, al won { $winner }
event-second-phase-began = de tweede fase begint, { $lead } komt uit
event-favour-decided = { $count ->
    [0] niemand heeft de gunst van { $faction }
    [one] { $winners } heeft de gunst van { $faction }
   *[other] { $winners } hebben de gunst van { $faction }
}

## Why a computer player made a move

reason-random = elke zet is goed
reason-tried = wint { $percent }% van de proefpartijen
reason-engine = is de keuze van { $player }
reason-secures-neck = claimt de smalle plek van de groep bij { $place }; { $bust }% kans dat de volgende worp alles kost
reason-secures = claimt { $place } definitief; { $bust }% kans dat de volgende worp alles kost
reason-takes = pakt { $place } af van { $seat }; { $bust }% kans dat de volgende worp alles kost
reason-joins = brengt de grootste groep met { $place } op { $mine } velden; { $bust }% kans dat de volgende worp alles kost
reason-squats = een kraaksteen voor { $place }; { $bust }% kans dat de volgende worp alles kost
reason-rolls = gaat door: { $bust }% kans dat de volgende worp alles kost, en de winst is dat waard
reason-stops = stopt: { $bust }% kans dat de volgende worp alles kost, en er is te veel te verliezen
reason-leads-for = komt met { $card } uit voor de open { $prize }
reason-wins-cheaply = wint de open { $prize } met { $card }, de goedkoopste kaart die dat kan
reason-goes-high = wil de open { $prize } en neemt met { $card } geen risico
reason-lets-go = laat de open { $prize } gaan voor { $card }
reason-take = neemt { $card }, die het meest oplevert
reason-take-pile = wil liever de kaart van de stapel dan wat open ligt
reason-leads = komt uit met { $card }
reason-takes-trick = pakt de slag met { $card }
reason-gets-ahead = neemt de leiding met { $card }
reason-throws = laat de slag aan anderen en gooit { $card } weg
reason-wins-for-sure = { $move } wint tegen elk antwoord
reason-keeps-draw = { $move } houdt het gelijkspel vast
reason-sets-traps = met het beste spel wint de ander; { $move } is het moeilijkst te beantwoorden
reason-smash = verplettert { $card } bij { $seat }
reason-spare = spaart de Gnomen

## The arena

arena-heading = { $game }, startgetal { $seed }
arena-duel = { $first } tegen { $second }
arena-among = { $first } tussen { $others }
arena-games = { $games } partijen in { $rounds } { $sides ->
    [2] { $rounds ->
        [one] paar
       *[other] paren
    }
   *[other] { $rounds ->
        [one] ronde
       *[other] rondes
    }
}
arena-share = { $entrant } wint { $share } ({ $low } tot { $high }): { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
arena-fair = een eerlijk deel is { $fair }: dit is { $times } keer zoveel
arena-elo = Elo-getal { $elo } ({ $low } tot { $high })
arena-decided = sequentiële test: eerder Elo { $believed } dan { $other } (log-likelihood-ratio { $ratio })
arena-undecided = sequentiële test: nog niet zeker of het Elo { $weak } of { $strong } is (log-likelihood-ratio { $ratio })
arena-cut-off = { $games } { $games ->
    [one] partij
   *[other] partijen
} na { $moves } zetten afgebroken en door allen gedeeld
arena-all = allen
arena-intervals = Tussen haakjes: waar de echte waarde 95 van de 100 keer ligt
arena-chart = Aandeel in de overwinningen met 95%-interval; gestreept: een eerlijk deel
simulate-bar = Partijen
simulate-done = { $file } is geschreven. Partijen: { $games }, beslissingen: { $decisions }
figures-bar = Cijfers

## The solution of a position

solve-answer = { $seat } is aan de beurt: { $value } bij het beste spel van beiden
solve-move = zet
solve-value = waarde
solve-win = winst
solve-draw = gelijkspel
solve-loss = verlies
solve-line = Beste spel: { $line }
solve-effort = { $nodes ->
    [one] Eén slag
   *[other] { $nodes } slagen
} bekeken in { $milliseconds } ms
solve-limit = Niet opgelost: de grens was bereikt na { $nodes ->
    [one] één slag
   *[other] { $nodes } slagen
}
solve-unknown-power = Niet opgelost: de oplosser kent de kracht van { $faction } niet

## The game in the terminal

terminal-choose-game = Welk spel?
terminal-you-are = Je zit op plaats { $seat }. Op de andere plaatsen zitten computerspelers (niveau: { $level }). Typ ? voor hulp, q om te stoppen.
terminal-your-move = Jouw zet ({ $moves }):
terminal-help = Typ een van de getoonde zetten, zoals die er staat, h voor een tip of q om te stoppen.
terminal-left = Je hebt het spel verlaten.
terminal-compiling = Compileren, alleen deze keer
terminal-compiling-stopped = De rest wordt gecompileerd als die weer nodig is
terminal-compiling-failed = De kern en de spelers konden niet gecompileerd worden

## The browser app

ui-title = Claimstead
ui-close = Sluiten
ui-skip = Overslaan
ui-you = jij
ui-on-turn = aan de beurt
ui-player = Speler
ui-rule = Regel { $rule }
ui-why-not = dat kan nu niet
ui-not-your-turn = { $name } is aan de beurt
ui-place = veld { $place }
ui-dice-do-not-give = { $fits ->
    [yes] de dobbelstenen { $dice } geven geen kraaksteen { $squatter } op veld { $place }
   *[no] de dobbelstenen { $dice } geven veld { $place } niet: twee ervan moeten de kolom en de rij zijn
}
ui-move-squatter = Kraaksteen { $squatter } op veld { $place }
ui-move-claim-marker = Claimsteen op veld { $place }
ui-move-dice = De worp { $dice }
ui-move-pile = De bovenste kaart van de stapel rekruteren
ui-move-deal = Het delen
ui-move-stop = Stoppen
ui-review = Terugblik
ui-rematch = Revanche
ui-home = Start
ui-ending = Het einde
ui-winner = { $count ->
    [one] { $you ->
        [yes] Je wint!
       *[no] { $winners } wint
    }
   *[other] { $you ->
        [yes] Jullie winnen: { $winners }
       *[no] { $winners } winnen
    }
}
ui-decided = Beslist door: { $reason }

## The browser app: Claim It!

ui-board = Bord
ui-camp = Het kamp
ui-actions = Jouw beurt
ui-this-turn = Deze beurt
ui-nothing-yet = Er is nog niets gebeurd.
ui-mine = groep { $size }
ui-secured = definitief { $count } van { $end }
ui-secured-enough = definitief { $count }
ui-space = { $place }: { $owner ->
    [none] leeg
   *[other] { $secured ->
        [yes] { $yours ->
            [yes] definitief geclaimd door jou
           *[no] definitief geclaimd door { $owner }
        }
       *[no] { $yours ->
            [yes] door jou bezet
           *[no] bezet door { $owner }
        }
    }
}{ $squatter ->
    [none] { "" }
   *[other] , kraaksteen { $squatter } erop
}{ $claimed ->
    [yes] , een claimsteen bovenop
   *[no] { "" }
}
ui-space-offer = { $stone ->
    [squatter] Kraaksteen { $squatter } op { $place }: { $from ->
        [none] stop, en het veld is van jou.
       *[other] stop, en je pakt het veld af van { $from }.
    }
   *[other] Claimsteen op { $place }: stop, en het veld is definitief geclaimd{ $from ->
        [none] .
       *[other] , niet meer van { $from }.
    }
}
ui-heading-rolling = { $you ->
    [yes] Jouw dobbelstenen
   *[no] { $name } gooit
}
ui-heading-other = { $name } is aan de beurt
ui-heading-place = Jouw worp · plaats een steen
ui-heading-choose = Doorgaan of stoppen?
ui-advice-place = { $ways ->
    [one] Eén mogelijkheid: tik op het verlichte veld.
   *[other] { $ways } mogelijkheden. Tik op een verlicht veld; andere zeggen waarom niet.
}
ui-advice-choose = { $spaces ->
    [one] Stop en één veld is van jou, of waag het voor meer.
   *[other] Stop en { $spaces } velden zijn van jou, of waag ze voor meer.
}
ui-advice-dice = De dobbelstenen komen eraan.
ui-advice-wait = Wacht op { $name }.
ui-dice = Dobbelstenen: { $dice }
ui-dice-none = Dobbelstenen, nog niet gegooid
ui-roll-again = Doorgaan
ui-stop = { $spaces ->
    [0] Stoppen
   *[other] Stoppen: { $spaces } pakken
}
ui-odds = { $percent } kans dat de volgende worp alles kost
ui-odds-rolls = { $losing } van { $rolls } worpen { $losing ->
    [one] kost
   *[other] kosten
} { $stones ->
    [one] de steen
   *[other] alle { $stones } stenen
} van deze beurt
ui-bust = Alles kwijt!
ui-bust-loses = { $you ->
    [yes] Je verliest alle stenen van deze beurt
   *[no] { $name } verliest alle stenen van deze beurt
}
ui-last-round = Laatste ronde!
ui-turns-left = { $turns ->
    [one] de laatste beurt
   *[other] nog { $turns } beurten
}
ui-measure-mine = Grootste groep
ui-measure-secured = Definitief
ui-measure-spaces = Velden
ui-tie-order = De grootste groep wint. Gelijk: meer definitief geclaimde velden, dan meer velden in totaal.

## The browser app: CLAIM

ui-faction-go = Goblins
ui-faction-kn = Ridders
ui-faction-un = Ondoden
ui-faction-dw = Dwergen
ui-faction-do = Dubbelgangers
ui-faction-gn = Gnomen
ui-faction-gi = Reuzen
ui-faction-dr = Draken
ui-faction-tr = Trollen
ui-faction-se = Zieners
ui-one-go = Goblin
ui-one-kn = Ridder
ui-one-un = Ondode
ui-one-dw = Dwerg
ui-one-do = Dubbelganger
ui-one-gn = Gnoom
ui-one-gi = Reus
ui-one-dr = Draak
ui-one-tr = Trol
ui-one-se = Ziener
ui-power-go = Geen kracht, wel veel: vijf van de veertien hebben waarde 0. Komt iemand uit met een Goblin, dan verslaan Ridders ze allemaal.
ui-power-kn = Komt iemand uit met een Goblin, dan verslaan Ridders alle Goblins. Anders zijn het gewone kaarten.
ui-power-un = Ondoden die in fase 1 gespeeld zijn, worden niet afgelegd: ze gaan naar de puntenstapel van wie de slag wint.
ui-power-dw = In fase 2 gaan Dwergen naar { $players ->
    [2] de verliezer van de slag, niet naar de winnaar
   *[other] wie de laagste kaart van de slag speelde, ook als die won
}.
ui-power-do = Mogen altijd gespeeld worden en tellen dan als de gevraagde factie met hun eigen waarde. De kracht krijgen ze niet, en in elke stapel zijn het Dubbelgangers.
ui-power-gn = In fase 2 liggen gewonnen Gnomen tot het einde open voor de winnaar. Een Reus met dezelfde waarde kan ze verwijderen.
ui-power-gi = In fase 2 { $players ->
    [2] verwijdert elke Reus in een slag één open Gnoom met dezelfde waarde bij de tegenstander van de winnaar
   *[other] mag de winnaar voor elke Reus in de slag één open Gnoom met dezelfde waarde bij een tegenstander verwijderen
}.
ui-power-dr = Wie de laatste Draak in een slag speelde, komt uit in de volgende, wie er ook won.
ui-power-tr = In fase 2 krijgt de winnaar alleen de hoogste Trol. De andere blijven liggen voor de volgende slag; de laatste slag pakt ze allemaal.
ui-power-se = Win in fase 1 een slag met een Ziener: bekijk de bovenste kaart van de stapel en neem die, of een kaart uit het midden.
ui-hand = Jouw hand
ui-hand-card = { $card }{ $state ->
    [no] , kan nu niet gespeeld worden
    [wins] , zou de slag nu winnen
    [loses] , zou de slag niet winnen
   *[other] { "" }
}
ui-crown = wint de slag zoals die nu ligt
ui-play = Spelen
ui-partner = maat
ui-cards-in-hand = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ui-followers-count = { $count ->
    [one] { $count } volgeling
   *[other] { $count } volgelingen
}
ui-scored-count = { $count } gewonnen
ui-void = heeft geen { $faction }
ui-trick = De slag
ui-market = Rekruten
ui-market-caption = { $middle ->
    [0] { $pile } in de stapel
   *[other] { $pile } in de stapel · te rekruteren
}
ui-take = { $card } rekruteren
ui-take-pile = { $card } van de stapel rekruteren
ui-lying = Voor de volgende winnaar
ui-open-cards = Open voor { $name }
ui-smash = { $card } bij { $name } verwijderen
ui-spare = Geen verwijderen
ui-your-open = Open voor jou
ui-factions = De facties
ui-faction = Factie
ui-memory = Geheugensteun
ui-known = Voor ieders ogen genomen
ui-glimpsed = Alleen jij hebt gezien
ui-voids = Kan niet hebben
ui-nothing-known = Nog niets bekend.
ui-seen-of-you = { $name } kent van jou
ui-last-trick = Vorige slag
ui-followers = Jouw volgelingen
ui-no-followers = Nog niemand volgt je.
ui-panels = Panelen
ui-moment-second-phase = Fase 2!
ui-phase = { $phase ->
    [1] Fase 1: rekruteren
   *[other] Fase 2: de facties winnen
}{ $left ->
    [0] { "" }
    [one] { " " }· de laatste slag
   *[other] { " " }· nog { $left } slagen
}
ui-dealing = De kaarten worden gedeeld.
ui-prompt-lead = Jij komt uit: speel een kaart naar keuze.
ui-prompt-follow = { $free ->
    [yes] { $faction } gevraagd. Je mag elke kaart spelen.
   *[no] { $faction } gevraagd: je moet bekennen.
}
ui-prompt-look = Je ziet de bovenste kaart van de stapel. Welke kaart neem je?
ui-prompt-pick = Kies de kaart die je volgt.
ui-prompt-smash = { $card } kan een Gnoom verwijderen. Welke?
ui-drawn = Gelijkspel: { $winners }
ui-favour = { $by ->
    [more-cards] meer kaarten
    [higher-card] evenveel, de hogere kaart
    [equal-cards] alles gelijk: niemand
   *[none-scored] geen gewonnen: niemand
}
ui-has-favour = heeft de gunst
ui-favours = Gewonnen facties
ui-sum = Som van hun kaarten

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

ui-told-rolled = { $you ->
    [yes] Je gooit { $dice }
   *[no] { $name } gooit { $dice }
}
ui-told-squatter-placed = { $on ->
    [none] Kraaksteen { $squatter } op { $place }
    [you] Kraaksteen { $squatter } op jouw veld { $place }
   *[other] Kraaksteen { $squatter } op veld { $place } van { $on }
}
ui-told-claim-marker-placed = { $on ->
    [none] Claimsteen op { $place }
    [you] Claimsteen op jouw veld { $place }
   *[other] Claimsteen op veld { $place } van { $on }
}{ $squatter-returned ->
    [yes] , kraaksteen { $squatter } gaat terug
   *[no] { "" }
}
ui-told-busted = { $you ->
    [yes] Alles kwijt: je verliest alle stenen van deze beurt
   *[no] Alles kwijt: { $name } verliest alle stenen van deze beurt
}
ui-told-rolling-on = { $you ->
    [yes] Je gaat door
   *[no] { $name } gaat door
}
ui-told-stopped = { $you ->
    [yes] Je stopt
   *[no] { $name } stopt
}
ui-told-space-taken = { $secured ->
    [yes] { $you ->
        [yes] Je claimt { $place } definitief
       *[no] { $name } claimt { $place } definitief
    }
   *[no] { $you ->
        [yes] Je bezet { $place }
       *[no] { $name } bezet { $place }
    }
}{ $marker-returned-to ->
    [none] { "" }
    [you] , dat van jou was
   *[other] , dat van { $marker-returned-to } was
}
ui-told-spaces = { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
}{ $secured ->
    [0] { "" }
   *[other] , waarvan { $secured } definitief geclaimd
}
ui-told-last-round-called = { $you ->
    [yes] Je kondigt de laatste ronde aan: iedereen heeft nog één beurt
   *[no] { $name } kondigt de laatste ronde aan: iedereen heeft nog één beurt
}
ui-told-turn-began = { $you ->
    [yes] Jij bent aan de beurt
   *[no] { $name } is aan de beurt
}
ui-told-game-ended = Het spel is afgelopen. { $count ->
    [one] Winnaar: { $winners }
   *[other] Winnaars: { $winners }
}
ui-told-hand-dealt = { $you ->
    [yes] Je krijgt { $count } kaarten
   *[no] { $name } krijgt { $count } kaarten
}
ui-told-turned-up = Opengelegd: { $cards }
ui-told-card-played = { $you ->
    [yes] Je speelt { $card }
   *[no] { $name } speelt { $card }
}
ui-told-trick-won = { $you ->
    [yes] Je pakt de slag
   *[no] { $name } pakt de slag
}
ui-told-pile-looked-at = { $you ->
    [yes] Je bekijkt de bovenste kaart van de stapel: { $card }
   *[no] { $name } bekijkt de bovenste kaart van de stapel
}
ui-told-recruit-taken = { $you ->
    [yes] { $card } volgt jou
   *[no] { $card } volgt { $name }
}
ui-told-recruit-drawn = { $card ->
    [none] { $name } trekt een volgeling van de stapel
   *[other] { $you ->
        [yes] Je trekt { $card } van de stapel
       *[no] { $name } trekt { $card }, die jij al gezien had
    }
}
ui-told-discarded = Afgelegd: { $cards }
ui-told-scored = { $you ->
    [yes] Op jouw puntenstapel: { $cards }
   *[no] Op de puntenstapel van { $name }: { $cards }
}
ui-told-laid-open = { $you ->
    [yes] Open voor jou: { $cards }
   *[no] Open voor { $name }: { $cards }
}
ui-told-left-lying = Voor de volgende winnaar: { $cards }
ui-told-smashed = { $victim ->
    [you] { $by } verwijdert jouw { $card }
   *[other] { $by } verwijdert { $card } van { $victim }
}
ui-told-spared = { $you ->
    [yes] Je verwijdert niets met { $by }
   *[no] { $name } verwijdert niets met { $by }
}
ui-told-lead-passed = { $you ->
    [yes] Je komt uit in de volgende slag
   *[no] { $name } komt uit in de volgende slag
}
ui-told-second-phase-began = Fase 2 begint: { $you ->
    [yes] jij komt uit
   *[no] { $name } komt uit
}
ui-told-favour-decided = { $count ->
    [0] Niemand heeft de gunst van de { $faction }
    [one] { $winners } heeft de gunst van de { $faction }
   *[other] { $winners } hebben de gunst van de { $faction }
}
ui-story = Wat is er gebeurd?
ui-story-start = Het begin
ui-story-turn = Beurt { $number } · { $you ->
    [yes] jouw beurt
   *[no] { $name }
}
ui-story-trick = Slag { $number } · { $you ->
    [yes] jij komt uit
   *[no] { $name } komt uit
}
ui-story-won = { $you ->
    [yes] Je wint met { $card } van { $others }
   *[no] { $name } wint met { $card } van { $others }
}
ui-story-won-highest = de hoogste kaart van de gevraagde factie wint ({ $faction })
ui-story-won-first = van gelijke kaarten wint de eerst gespeelde
ui-story-won-alone = niemand anders heeft de gevraagde factie bekend ({ $faction })
ui-story-won-kn = Ridders verslaan Goblins als er met een Goblin is uitgekomen
ui-story-won-do = Dubbelgangers tellen als de gevraagde factie
ui-story-because-scored-dw = { $players ->
    [2] Dwergen gaan naar wie de slag verloor
   *[other] Dwergen gaan naar wie de laagste kaart speelde
}
ui-story-because-scored-un = Ondoden worden meteen gescoord, ook in fase 1
ui-story-because-scored-tr = van alle Trollen gaat alleen de hoogste naar de winnaar
ui-story-because-left-lying-tr = de andere Trollen wachten op de winnaar van de volgende slag
ui-story-because-laid-open-gn = Gnomen liggen tot het einde open
ui-story-because-smashed-gi = een Reus verwijdert een Gnoom met dezelfde waarde
ui-story-because-lead-passed = wie de laatste Draak speelde, komt uit
ui-story-because-pile-looked-at = de slag is met een Ziener gewonnen
ui-story-because-busted = geen enkel veld kon deze worp gebruiken
ui-story-why = Waarom?
ui-story-why-told = { $name }: { $reason }.
ui-story-looking = Je kijkt terug: zet { $number } van { $all }
ui-story-now = Terug naar nu
ui-hint = Tip
ui-hint-thinking = Denkt na …
ui-hint-told = Een sterke speler zou kiezen: { $move } ({ $reason }).
ui-help = Hulp aan tafel
ui-volume = Geluidssterkte
ui-keys = Toetsen
ui-key-r = Doorgaan
ui-key-s = Stoppen
ui-key-n = Volgende verlichte veld of kaart
ui-key-u = Terugnemen
ui-key-h = Tip (niet in spellen die meetellen)
ui-key-l = Wat is er gebeurd?
ui-key-help = Deze hulp
ui-key-esc = Terug naar nu, sluiten

## What a table refuses

table-seat-taken = deze plaats is al bezet
table-rated-one-seat = in een partij die meetelt heeft iedereen maar één plaats
table-public-one-seat = aan een openbare tafel heeft iedereen maar één plaats
table-all-seats = je kunt niet alle plaatsen aan deze tafel innemen
table-rated-people-only = in een partij die meetelt spelen alleen mensen
table-rated-game-running = de analyse moet wachten: je hebt een partij van dit spel lopen die meetelt
table-owner-only = dat kan alleen wie de tafel geopend heeft
table-sent-away = wie de tafel opende, heeft je gevraagd te gaan
table-nobody-to-send = op plaats { $seat } zit niemand die je kunt vragen te gaan
table-players-only = dat kunnen alleen de spelers
table-no-computer-there = op deze plaats zit geen computerspeler
table-not-your-seat = deze plaats is niet van jou
table-no-such-seat = deze plaats bestaat niet aan deze tafel
table-seats-open = het spel kan beginnen als alle plaatsen bezet zijn
table-words-sealed = waar meerdere mensen spelen, worden de woorden eerst verzegeld: stuur ready met de SHA-256 van een nonce, een regeleinde en je woord
table-bad-commitment = een vastlegging is een SHA-256: 64 hexadecimale cijfers
table-ready-already = je bent al klaar
table-words-later = de woorden worden geopend als iedereen klaar is
table-another-word = dit is niet het woord dat je hebt verzegeld
table-already-started = het spel is al begonnen
table-not-started = het spel is nog niet begonnen
table-over = het spel is afgelopen
table-no-undo = hier valt niets terug te nemen: alleen je eigen laatste zet, voordat er iets nieuws te zien was
table-no-undo-asked = niemand vraagt je om een zet terug te mogen nemen
table-forfeited-already = deze speler heeft al opgegeven
table-computer-already = op deze plaats speelt al een computerspeler
table-still-there = deze speler is er nog
table-back-soon = deze speler is nog maar net weg: wacht nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
table-days-left = in een partij van dagen beslist de klok: niemand wordt vervangen
table-own-seat = je eigen plaats kun je niet overdragen
table-no-hints = aan deze tafel zijn er geen tips
table-hint-not-now = een tip krijg je alleen als je zelf aan de beurt bent
table-no-talk = aan deze tafel is geen chat
table-talked-enough = aan deze tafel is genoeg gepraat: er worden { $most } regels per persoon bewaard
table-text = { $what ->
    [name] een naam
    [word] een woord voor het zegel
   *[talk] een bericht
} heeft 1 tot { $most } tekens
table-no-such-table = die tafel bestaat niet
table-no-such-person = die persoon bestaat niet of toont de pagina niet
table-too-many-friends = er zijn hoogstens { $most } vrienden
table-challenged-already = je hebt deze persoon al uitgedaagd, of te veel anderen
table-pairing-for-two = tegenstanders worden gezocht voor spellen voor twee
table-no-such-page = die pagina van de lijst bestaat niet
table-not-over = dat is pas na het spel te zien
table-no-rematch = in een wedstrijd of toernooi is er geen revanche: het gaat verder op de pagina ervan
table-too-many-tables = je hebt al { $most } open tafels: maak er eerst een af of sluit er een
table-too-fast = dat ging te snel: wacht even
table-too-much = dat is te veel ineens: probeer iets kleiners
table-no-database = de server kan niet bij zijn gegevens of heeft geen plaats meer, dus er is niets gebeurd: probeer het straks nog eens
table-banned = wie deze server beheert, heeft dit account geblokkeerd
table-muted = wie deze server beheert, heeft je voorlopig het zwijgen opgelegd
table-no-account = hiervoor is een account nodig
table-no-such-account = naam en wachtwoord kloppen niet
table-account-taken = deze naam is bezet
table-account-name = een accountnaam heeft 3 tot 32 letters, cijfers, - of _
table-account-password = een wachtwoord heeft minstens { $least } tekens
table-already-account = je hebt al een account
table-yourself = dat ben je zelf
table-too-many-reports = { $most } van je meldingen wachten nog op de host
table-too-many-blocks = je hebt al { $most } mensen geblokkeerd
table-too-many-tags = een partij heeft hooguit { $most } labels
table-not-a-host = deze pagina bestaat niet
table-only-the-host = dat mag alleen de host
table-has-a-role = deze persoon heeft een rol: gebruik de opdrachtregel
table-no-such-report = er wacht geen melding met dit nummer
table-no-backup-folder = er is geen map voor back-ups ingesteld: zie backup_folder
table-wrong-code = deze code is niet de juiste, of hij is verlopen
table-no-mail = de host heeft geen mail ingesteld
table-mail-address = dit is geen e-mailadres
table-mail-failed = de mail kon niet worden verzonden: probeer het later opnieuw
table-looks-alike = iemand met een account heeft een naam die sprekend op deze lijkt: kies een andere
table-passkey = deze passkey is niet geaccepteerd
table-no-such-passkey = deze passkey bestaat niet
table-too-many-passkeys = je hebt al { $most } passkeys
table-passkeys-not-here = passkeys hebben een beveiligde verbinding (https) nodig met een server die een naam heeft
table-bad-message = dit bericht kan niet gelezen worden: { $why }
table-busy = iemand anders veranderde de tafel op hetzelfde moment: kijk en probeer het nog eens
table-seat-wishes = dit spel heeft { $players } plaatsen, niet { $found }
table-seat-wish = een plaats is me, here, computer of open, niet { $kind }

guest-name = Gast { $number }

setup-clock-amount = de tijd moet tussen { $least } en { $most } liggen, niet { $amount }
setup-position-over = in deze stelling is het spel afgelopen: het is geen begin
setup-clock-increment = een zet kan 0 tot 600 seconden teruggeven, alleen bij een tijd voor het hele spel, niet { $increment }
setup-spectator-delay = toeschouwers kunnen 0 tot 600 seconden achterlopen, niet { $delay }
setup-rated-from-position = een partij die meetelt begint bij het begin
setup-begins-from-position = een partij vanuit een stelling begint waar de stelling het zegt: wie begint, kan niet geloot worden
outcome-resigned = opgeven
outcome-time = tijdoverschrijding

## What a look at a game's file finds

verify-seal-holds = Het geheim in dit bestand is het geheim dat voor de start verzegeld werd.
verify-luck-fixed = { $count ->
    [one] De ene worp of verdeling lag vast voor het spel begon, en zo is er gespeeld.
   *[other] Alle { $count } worpen en verdelingen lagen vast voor het spel begon, en zo is er gespeeld.
}
verify-begins-drawn = Wie begint, is met hetzelfde verzegelde geluk geloot: { $name }.
verify-begins-owner = Wie de tafel opende, begon zoals afgesproken: { $name }.
verify-begins-changed = Wie begint, is niet wie er geloot is.
verify-word-changed = Het woord van { $name } is niet het woord dat voor de start verzegeld is.
verify-set-up = Deze partij begon vanuit een opgezette stelling: de eerste kaarten of stenen zijn gekozen, niet geloot.
verify-moves-legal = { $count ->
    [one] De enige zet van de spelers was geldig.
   *[other] Alle { $count } zetten van de spelers waren geldig.
}
verify-move = Een zet past niet bij de regels: { $reason }
verify-unsealed = Deze partij was niet verzegeld: het bestand heeft geen regel { $key }.
verify-seal-broken = Het geheim in dit bestand is niet het geheim dat voor de start verzegeld werd.
verify-luck-changed = Worp of verdeling { $number } is niet wat vastlag: het moest { $due } zijn, hier staat { $found }.
verify-digest = Iets in dit bestand is na het spel veranderd: de controlesom klopt niet.

## The database

error-database = de database { $address } kan niet gebruikt worden: { $why }
error-no-such-database = er is geen database van Claimstead op { $address }: noem de jouwe met --database
error-restore-where = geef met --database aan in welke nieuwe database de back-up moet worden teruggezet
error-database-failed = de database { $address } kan niet gebruikt worden: { $why }
error-database-damaged = de database { $address } is beschadigd ({ $why }): zet een back-up terug in een nieuw bestand, claimstead admin restore BESTAND --database NIEUW, en start daarmee
error-database-cut-off = in de database { $address } ontbreekt wat er het laatst in is geschreven: het -wal-bestand is afgekapt, beschadigd of verdwenen. Zet een back-up terug; of verwijder { $note } om verder te gaan met wat er nog is
error-damaged-log = het logboek van dit spel is beschadigd: wie deze server beheert, moet een back-up terugzetten
error-restore-not-empty = deze database is niet leeg: zet terug in een nieuwe en start daarmee
error-not-a-backup = { $file } is geen back-up, of geen hele
error-no-such-table-here = er is geen tafel { $table }
error-no-such-person = niemand heeft het account of nummer { $person }
admin-stats = personen: { $people }, waarvan gasten: { $guests }; tafels in opbouw: { $gathering }, bezig: { $playing }, afgelopen: { $over }, gesloten: { $closed }; ingepakte partijen: { $packed }; megabyte: { $megabytes }. Bewaren: afgelopen partijen worden na { $pack_days } dagen ingepakt, gasten zonder partijen na { $guest_days } vergeten, verlaten partijen na { $abandoned_days } beëindigd
admin-noted = { $act } { $subject }: genoteerd, een draaiende server volgt binnen enkele seconden
admin-act = { $at }  { $act }  { $subject }  { $note }
admin-no-acts = Er is nog niets gedaan.
admin-backed-up = { $rows } rijen staan in { $file }
admin-restored = { $rows } rijen zijn terug
admin-forgotten = Van { $person } wordt niets meer bewaard; partijen blijven, zonder de naam.
admin-role = { $person } heeft nu de rol { $role }.
admin-reset = Code voor { $person }, één dag en één keer geldig: { $code }
error-database-address = { $address } is geen adres van een database: schrijf het pad van een bestand, of postgresql://...
error-database-in-use = er draait al een server op { $address }: stop die eerst, of gebruik PostgreSQL voor meerdere

## The browser app: its frame and pages

ui-to-content = Naar de inhoud
ui-loading = Een ogenblik …
ui-unreachable = De server is niet bereikbaar. Draait hij? Probeer het zo nog eens.
ui-try-again = Opnieuw proberen
ui-failed = Er ging iets mis. Probeer het zo nog eens.
ui-part-missing = Een deel van deze pagina is niet aangekomen. Misschien is de verbinding slecht, of is Claimstead net bijgewerkt.
ui-load-anew = Opnieuw laden
ui-release-new = Claimstead is bijgewerkt terwijl deze pagina openstond. Laad haar opnieuw om verder te gaan.
ui-release-offer = Er is een nieuwe versie van Claimstead.
ui-release-later = Niet nu
ui-no-such-page = Die pagina bestaat niet
ui-cancel = Annuleren
ui-dismiss = Melding sluiten
ui-copy = Kopiëren
ui-copied = Gekopieerd.
ui-you-name = Jij
ui-nav = Pagina's
ui-nav-new = Nieuw spel
ui-nav-lobby = Lobby
ui-nav-learn = Leren
ui-nav-puzzles = Puzzels
ui-nav-analysis = Analyse
ui-nav-settings = Instellingen
ui-nav-you = Jouw pagina
ui-nav-leaders = Ranglijsten
ui-nav-tournaments = Toernooien
ui-reconnecting = De verbinding is weg. Opnieuw verbinden …
ui-offline = Je bent offline, en dit is op dit apparaat nog niet eerder geopend.
ui-offline-hall = Je bent offline. Lessen, regels en puzzels die je eerder hebt geopend, gaan nog open; partijen hebben een verbinding nodig.
ui-your-turn = Jouw beurt

## The browser app: games and levels

ui-game-claim-it = Claim It!
ui-game-claim = CLAIM
ui-about-claim-it = Gooi drie dobbelstenen, claim velden op de kaart en beslis hoelang je geluk standhoudt. De grootste groep wint.
ui-facts-claim-it = Dobbelspel voor 2 tot 5, ongeveer 20 minuten
ui-about-claim = Rekruteer volgelingen in de eerste helft en win er het rijk mee in de tweede. De gunst van de meeste facties brengt je op de troon.
ui-facts-claim = Kaartspel voor 2 tot 4, ongeveer 25 minuten
ui-about-other = Een spel uit een ander pakket, eenvoudig in woorden gespeeld.
ui-facts-other = Voor { $least } tot { $most } spelers
ui-players-count = { $count } spelers
ui-rated = telt mee
ui-variant-base = Basisspel
ui-variant-quick = Snelle kraakstenen
ui-variant-about = Met snelle kraakstenen kan een kraaksteen die een claimsteen krijgt, in dezelfde beurt opnieuw geplaatst worden.
ui-variant-not-for-5 = Niet geschikt voor vijf spelers.
ui-level = Niveau van de computerspeler
ui-level-at = Niveau van de computerspeler bij { $game }
ui-level-random = Dobbelkop
ui-level-search = Zoekend
ui-level-heuristic = Vuistregel
ui-level-greedy = Hebberig
ui-level-beginner = Beginneling
ui-level-easy = Makkelijk
ui-level-medium = Gemiddeld
ui-level-strong = Sterk
ui-level-expert = Expert
-ui-temper-steady = Speelt rechttoe rechtaan.
-ui-temper-careful = Neemt het zekere voor het onzekere.
-ui-temper-daring = Neemt graag risico.
-ui-temper-grasping = Wil alles hebben.
-ui-temper-thrifty = Geeft niets prijs.
ui-habit-dizzy = Draait vóór elke zet een rondje op de stoel.
ui-habit-abacus = Telt alles twee keer na, hardop.
ui-habit-magpie = Grijpt naar alles wat glinstert.
ui-habit-pip = Juicht voor iedereen, ook voor de tegenstanders. { -ui-temper-steady }
ui-habit-momo = Neuriet terwijl de anderen nadenken. { -ui-temper-careful }
ui-habit-tilly = Vraagt wie er aan de beurt is. Elke keer. { -ui-temper-daring }
ui-habit-bas = Houdt de muts op, want die brengt geluk. { -ui-temper-grasping }
ui-habit-juno = Lacht het hardst om eigen pech. { -ui-temper-thrifty }
ui-habit-hazel = Neemt appels mee voor de hele tafel. { -ui-temper-steady }
ui-habit-otto = Draait aan de snor voor elke beslissing. { -ui-temper-careful }
ui-habit-fenna = Hoort een dobbelsteen drie kamers verderop rollen. { -ui-temper-daring }
ui-habit-rudi = Gaapt, maar mist niets. { -ui-temper-grasping }
ui-habit-wren = Is al eens een wereld of twee rondgezeild. { -ui-temper-thrifty }
ui-habit-greta = Breit tussen de beurten door. { -ui-temper-steady }
ui-habit-milo = Legt elke kaart op tafel recht. { -ui-temper-careful }
ui-habit-ida = Knipoogt zonder er iets mee te bedoelen. { -ui-temper-daring }
ui-habit-corvin = Voert de raven op de vensterbank. { -ui-temper-grasping }
ui-habit-sigge = Vertelt sagen over elke goede worp. { -ui-temper-thrifty }
ui-habit-astrid = Slijpt potloden, geen zwaarden. { -ui-temper-steady }
ui-habit-bruno = Lacht dat de dobbelstenen opspringen. { -ui-temper-careful }
ui-habit-vesper = Speelt het liefst na zonsondergang. { -ui-temper-daring }
ui-habit-thora = Zegt weinig en onthoudt veel. { -ui-temper-grasping }
ui-habit-kasimir = Poetst de monocle als het spannend wordt. { -ui-temper-thrifty }
ui-habit-isolde = Is nog nooit gehaast gezien. { -ui-temper-steady }
ui-habit-nestor = Heeft de spelregels in zes talen gelezen. { -ui-temper-careful }
ui-habit-morgan = Knikt één keer. Dat is lof. { -ui-temper-daring }
ui-habit-ulf = Won hier lang geleden het eerste spel. { -ui-temper-grasping }
ui-habit-zenobia = Leent de kroon graag uit aan de winnaar. { -ui-temper-thrifty }

## The browser app: start page

ui-start = { $count ->
    [2] Twee spellen
   *[other] { $count } spellen
}, één tafel
ui-going-on = Jouw partijen
ui-going-all = { $count ->
    [one] De andere tonen
   *[other] De andere { $count } tonen
}
ui-past = Afgelopen partijen
ui-past-all = Al jouw partijen
ui-level-fit = Je won { $won } van je laatste { $games } partijen tegen { $level }.
ui-level-fit-try = Probeer { $better }
ui-play-now = Nu spelen
ui-set-up = Met vrienden, of naar wens
ui-set-up-about = Deze partij begint vanuit een opgezette stelling: de eerste kaarten of stenen zijn gekozen, niet geloot. Ze telt niet mee voor de ranglijst.
ui-learn-it = Spel leren
ui-study = Meer dan spelen
ui-way-puzzles = De puzzel van vandaag
ui-way-analysis = Analysebord
ui-way-duplicate = Dezelfde worpen voor iedereen
ui-open-file = Partij uit bestand openen
ui-line-with = met { $others }
ui-line-you-won = je hebt gewonnen
ui-line-won = gewonnen door { $winners }
ui-line-open = { $open ->
    [one] één plaats is vrij
   *[other] { $open } plaatsen zijn vrij
}
ui-line-your-turn = jouw beurt
ui-line-playing = bezig
ui-line-look = Bekijken
ui-line-resume = Verdergaan
ui-line-join = Meedoen
ui-line-watch = Toekijken
ui-line-rating = { $rating } punten
ui-line-unrated = nog geen rating
ui-rated-about = Telt mee: het resultaat telt voor de rating van alle spelers. Er is geen hulp en niets wordt teruggenomen.

## The browser app: lobby

ui-lobby = Lobby
ui-lobby-open = Tafels met vrije plaatsen
ui-lobby-playing = Nu bezig
ui-lobby-empty = Geen openbare tafel heeft nu een vrije plaats. Open er een: anderen zien hem hier.
ui-lobby-new = Openbare tafel openen

## The browser app: setting up a table

ui-new = Een nieuwe tafel
ui-new-game = Spel
ui-new-players = Spelers
ui-new-partners = Maten zitten tegenover elkaar: plaats 1 en 3 tegen 2 en 4.
ui-new-seats = Wie speelt
ui-new-variant = Regels
ui-new-more = Meer
ui-begins = Wie begint
ui-begins-drawn = Het lot beslist
ui-begins-owner = Ik begin
ui-begins-seated = Zoals we zitten
ui-begins-drawn-about = Wie begint, wordt bij de start geloot.
ui-begins-owner-about = Wie de tafel opende, begint.
ui-begun-drawn = { $you ->
    [yes] Jij begint
   *[no] { $name } begint
}: het lot heeft beslist.
ui-begun-owner = { $you ->
    [yes] Jij begint
   *[no] { $name } begint
}, zoals afgesproken.
ui-new-public = In de lobby, voor iedereen
ui-new-rated = Telt mee (geen hulp, niets terugnemen)
ui-new-talk = Chat aan tafel
ui-new-hints = Kans op verlies tonen
ui-new-open = Tafel openen
ui-new-start = Spel starten
ui-seat-who = Wie speelt op plaats { $number }
ui-seat-level = Niveau op plaats { $number }
ui-seat-name = Naam op plaats { $number }
ui-seat-computer = Computerspeler
ui-seat-friend = Een vriend, via link
ui-seat-here = Iemand aan dit scherm
ui-seat-guest = Gast
ui-seat-deleted = verwijderde speler
ui-name = Naam
ui-seat-open = Vrije plaats
ui-seat-letter = Plaats { $seat }
ui-clock = Klok
ui-clock-none = Geen klok
ui-clock-move-30 = 30 seconden per zet
ui-clock-move-90 = 90 seconden per zet
ui-clock-game-5 = 5 minuten, plus 5 seconden per zet
ui-clock-game-10 = 10 minuten, plus 10 seconden per zet
ui-clock-days-1 = Een dag per zet
ui-clock-days-3 = Drie dagen per zet
ui-clock-other = { $kind ->
    [move] { $amount } seconden per zet
    [game] { $amount } seconden, plus { $increment } per zet
   *[days] { $amount } dagen per zet
}
ui-clock-left = Tijd over
ui-clock-left-days = { $days } dagen
ui-deck = Kaarten
ui-deck-claim = CLAIM
ui-deck-claim-2 = CLAIM 2
ui-deck-mixed = Willekeurige mix
ui-deck-chosen = Facties kiezen
ui-deck-own = gemengde facties
ui-deck-rule = Eén paar en { $tens } andere facties: nu { $count }.

## The browser app: settings

ui-settings = Instellingen
ui-settings-look = Taal en uiterlijk
ui-settings-language = Taal
ui-settings-theme = Kleuren
ui-theme-system = Zoals het systeem
ui-theme-light = Licht
ui-theme-dark = Donker
ui-settings-play = Aan tafel
ui-setting-sound = Geluid
ui-setting-sound-about = Dobbelstenen, stenen en kaarten zijn te horen.
ui-setting-odds = Kans op verlies
ui-setting-odds-about = Claim It! toont hoe groot de kans is dat de volgende worp alles kost, nooit in partijen die meetellen.
ui-setting-memory = Geheugensteun
ui-setting-memory-about = CLAIM toont wat je van de kaarten van anderen gezien hebt.
ui-setting-motion = Beweging
ui-setting-motion-about = Dobbelstenen rollen, stenen vallen, kaarten bewegen.
ui-speed = Tempo
ui-speed-slow = Langzaam
ui-speed-normal = Normaal
ui-speed-fast = Snel
ui-speed-none = Meteen
ui-setting-speed-about = Hoelang je ziet wat er aan tafel gebeurt. Een tik gaat verder, vasthouden slaat alles over.
ui-setting-notify = Meldingen
ui-setting-notify-about = De browser roept je als je aan de beurt bent.
ui-setting-notify-denied = De browser staat geen meldingen toe. Dat kun je wijzigen in de instellingen voor deze site.
ui-who = Jij
ui-who-name = Jouw naam
ui-who-rename = Wijzigen
ui-who-renamed = Zo heet je nu.
ui-who-about = Met een account vind je je partijen ook op andere apparaten. Een naam en een wachtwoord is genoeg.
ui-who-account = Je bent ingelogd als { $account }.
ui-who-account-name = Accountnaam
ui-who-password = Wachtwoord
ui-who-log-in = Inloggen
ui-who-in = Welkom terug.
ui-who-log-out = Uitloggen
ui-who-left = Je bent uitgelogd.
ui-who-make = Account maken
ui-who-made = Je account is gemaakt.
ui-who-shown-as = Anderen zien een nieuw account als { $name }.
ui-devices = Je apparaten
ui-device-unknown = Onbekend apparaat
ui-device-here = Dit apparaat
ui-device-seen = Laatst gebruikt op { $day }
ui-device-ended = Dat apparaat is uitgelogd.
ui-devices-end = Overal elders uitloggen
ui-password-new = Nieuw wachtwoord
ui-password-change = Wachtwoord wijzigen
ui-password-changed = Je wachtwoord is gewijzigd; andere apparaten zijn uitgelogd.
ui-who-forget = Mijn gegevens wissen
ui-who-forget-sure = Je naam, account en ratings worden voorgoed gewist. Partijen met anderen blijven, zonder je naam.
ui-who-forgotten = Je gegevens zijn gewist.

## The browser app: at a table

ui-gathering = De tafel loopt vol
ui-from-position = opgezette stelling
ui-sit = Gaan zitten
ui-sit-guest = Voor iemand hier
ui-guest-needs-name = Vul eerst de naam van de persoon hier in.
ui-guest-name = Naam van de persoon hier
ui-stand = Opstaan
ui-invite-computer = Computerspeler
ui-send-away = Wegsturen
ui-ask-to-leave = Vragen te gaan
ui-close-table = Tafel sluiten
ui-close-sure = De tafel is dan weg, voor iedereen die hier zit.
ui-rematch-asked = Nog een keer? Aan de volgende tafel heeft iedereen al een plaats.
ui-rematch-accept = Ja, nog een keer
ui-table-closed = Deze tafel is gesloten voordat het spel begon.
ui-challenge-declined = De uitdaging is afgewezen.
ui-start-game = Spel starten
ui-ready = Ik ben klaar
ui-is-ready = klaar
ui-waiting-seats = Het spel kan beginnen als alle plaatsen bezet zijn.
ui-waiting-ready = Het spel begint als iedereen klaar is.
ui-waiting-for = Wachten op { $names }.
ui-name-first = Jouw naam aan deze tafel
ui-away = weg
ui-invite = Vrienden uitnodigen
ui-invite-about = Wie deze link heeft, kan meedoen of toekijken.
ui-invite-link = Link naar deze tafel
ui-invite-code = QR-code van de link
ui-seal = Het zegel
ui-seal-about = Alle worpen en kaarten van deze partij liggen vast in een geheim dat niemand meer kan veranderen. Het zegel zie je nu, het geheim na het spel. Jouw eigen woord wordt erdoor gemengd. Ook dat wordt verzegeld en pas geopend als iedereen klaar is, zodat niemand zijn woord naar het jouwe kan kiezen.
ui-seal-name = Zegel
ui-seal-secret = Geheim
ui-seal-word = Jouw woord
ui-seal-good = De worpen en kaarten lagen vast voor het spel, en niemand heeft ze veranderd.
ui-seal-bad = Er klopt iets niet met deze partij.
ui-seal-none = Deze partij was niet verzegeld. Of worpen en kaarten vooraf vastlagen, is niet te controleren.
ui-own-good = Je browser heeft het zegel van voor de start bewaard en elke worp en kaart opnieuw berekend: alles klopt.
ui-own-unseen = Je browser heeft elke worp en kaart opnieuw berekend en alles klopt. Het zegel heeft hij voor de start niet gezien, dus of het hetzelfde is, weet hij niet.
ui-own-seal = Je browser zegt: het zegel of het geheim is niet dat van voor de start.
ui-own-word = Je browser zegt: een woord is niet het woord dat voor de start verzegeld is.
ui-own-first = Je browser zegt: wie begon, is niet wie er geloot is.
ui-own-luck = Je browser zegt: een worp of een kaart is niet wat vastlag.
ui-own-unable = Op deze pagina kan je browser geen zegels berekenen: daarvoor is een adres met https nodig.
ui-watching = je kijkt toe
ui-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
ui-forfeited-resigned = gaf op
ui-forfeited-time = tijd op
ui-talk = Chat
ui-talk-unread = { $count } nieuw
ui-talk-nothing = Er is nog niets gezegd.
ui-talk-say = Zeg iets
ui-talk-send = Sturen
ui-undo = Terugnemen
ui-undo-asked = Je vroeg om je zet terug te nemen. Wachten op de anderen.
ui-undo-asks = { $name } wil een zet terugnemen.
ui-undo-agree = Toestaan
ui-undo-refuse = Nee
ui-resign = Opgeven
ui-resign-sure = Je verliest dan deze partij. Er is geen weg terug.
ui-is-away = { $name } is weg.
ui-is-away-wait = { $name } is weg. Over { $time } mag een computerspeler verdergaan.
ui-you-are-away = De anderen kunnen je niet bereiken. Over { $time } mogen ze een computerspeler voor je verder laten gaan.
ui-you-are-away-now = De anderen kunnen je niet bereiken. Ze mogen nu een computerspeler voor je verder laten gaan.
ui-take-over = Laat een computerspeler verdergaan
ui-stands-in = De computerspelers worden nog gecompileerd, alleen deze keer: tot dan speelt de expert als een sterke speler.
ui-replaced = Een computerspeler gaat voor je verder.
ui-out = Je ligt uit deze partij; een computerspeler speelt in jouw plaats verder.
ui-come-back = Ik ben terug
ui-played-for-you = Je was weg en een computerspeler ging voor je verder. Die speelde:
ui-played-nothing = Je was weg en een computerspeler viel voor je in. Die deed geen zet.
ui-played-seen = Prima
ui-curtain = Geef het apparaat aan { $name }
ui-curtain-about = Niemand anders mag nu meekijken.
ui-curtain-look = Ik ben { $name }: toon mijn kaarten
ui-after = Na het spel
ui-to-match = Terug naar de wedstrijd
ui-to-tournament = Naar het toernooi
ui-worth = Wat was het waard?
ui-check-seal = Zegel controleren
ui-download = Partij downloaden
ui-copy-link = Link kopiëren
ui-share = Delen
ui-share-link = Link om te delen
ui-share-send = Versturen naar …
ui-share-picture = Afbeelding ({ $form })
ui-share-embed = Insluiten
ui-share-embed-about = Plak dit in een eigen webpagina en het verschijnt daar.
ui-share-copy-code = Code kopiëren

## The browser app: replay and files

ui-replay = Terugblik
ui-replay-of = { $game }: zet voor zet
ui-replay-position = Stelling { $number } van { $all }
ui-replay-first = Eerste stelling
ui-replay-back = Eén zet terug
ui-replay-on = Eén zet verder
ui-replay-last = Laatste stelling
ui-replay-eyes = Gezien door
ui-replay-all = een toeschouwer
ui-replay-why = Reden van de computerspeler: { $reason }
ui-replay-play = Hier verder spelen
ui-replay-play-as = Jij speelt
ui-replay-play-about = Computerspelers nemen de andere plaatsen.
ui-replay-keys = Met de pijltoetsen ga je terug en verder.
ui-open = Een partij openen
ui-open-about = Elke afgelopen partij kun je als bestand bewaren. Kies zo'n bestand, of plak de tekst, om de partij zet voor zet te bekijken en het zegel te controleren.
ui-open-choose = Bestand kiezen
ui-open-paste = Tekst van de partij
ui-open-show = Partij tonen
ui-open-games = Het bestand bevat { $count } partijen. Tonen:
ui-open-game = { $number }: { $names }

## The browser app: lessons and rules

ui-learn = Leren spelen
ui-rules = Spelregels
ui-rules-of = De regels van { $game }
ui-to-lesson = Naar de les
ui-lesson-about-claim-it = { $all } korte voorbeelden op het bord: een worp lezen, stenen plaatsen, alles verliezen, stoppen en winnen.
ui-lesson-about-claim = { $all } korte voorbeelden aan de kaarttafel: rekruteren, en wat elke factie doet.
ui-lesson-done = { $done } van { $all } voorbeelden klaar
ui-lesson-begin = Les beginnen
ui-lesson-go-on = Ga verder met de les
ui-lesson-repeat = Doe hem nog een keer
ui-lesson-title = { $game } leren
ui-lesson-example = Voorbeeld { $number } van { $all }
ui-lesson-right = Goed zo!
ui-lesson-next = Verder
ui-lesson-back = Terug
ui-lesson-again = Nog een keer
ui-lesson-wrong = Dat kan niet. { $reason }
ui-lesson-would = Dit zou er gebeuren: { $told }.
ui-lesson-risk = Met { $chance } kans past de volgende worp nergens, en dan zijn alle stenen van deze beurt weg.
ui-lesson-count-you = Jij
ui-lesson-count-opponent = Je tegenstander
ui-lesson-count-more = { $faction }: { $most ->
    [one] één kaart
   *[other] { $most } kaarten
} tegen { $fewer }. De meeste kaarten hebben de gunst.
ui-lesson-count-highest = { $faction }: elk { $most ->
    [one] één kaart
   *[other] { $most } kaarten
}, dus beslist de hoogste: { $high } tegen { $low }.
ui-lesson-count-wrong = Nee, dan kreeg de verkeerde haar. { $reason }
ui-lesson-count-wins = Wie wint het spel?
ui-lesson-count-game = { $most } facties tegen { $fewer }: de meeste facties winnen.
ui-lesson-end = Dat was de les. Je weet nu alles wat je nodig hebt.
ui-lesson-play = Een eerste partij spelen
ui-strategy = { $game } goed spelen
ui-lesson-read = De regels lezen
ui-lesson-pass = Overslaan
ui-lesson-progress = Voortgang van de les
ui-lesson-seat-a = Groen
ui-lesson-seat-b = Blauw
ui-lesson-seat-c = Oranje
ui-lesson-seat-d = Rood
ui-lesson-seat-e = Paars

## The server

error-settings-file = de instellingen in { $file } zijn niet leesbaar: { $why }
error-settings-unknown = er is geen instelling { $name }, zoals in { $file }: zie claimstead serve --print-settings
error-settings-value = de instelling { $name } van { $source } is niet mogelijk: { $reason }
error-settings-whole = schrijf een geheel getal, { $most ->
    [none] minstens { $least }
   *[other] { $least } tot { $most }
}
error-settings-number = schrijf een getal, { $open ->
    [yes] meer dan { $least } en hoogstens { $most }
   *[no] { $least } tot { $most }
}
error-settings-one-of = schrijf een van { $choices }
error-settings-like = schrijf het zo: { $example }
error-settings-text = schrijf een tekst
error-settings-missing = de instelling { $name } ontbreekt: { $other } van { $source } heeft die nodig
error-workers-need-postgresql = meerdere workers hebben PostgreSQL nodig: geef --database postgresql://... op
error-no-port = kan niet luisteren op { $host }, poort { $port } ({ $why }): geef een andere op met --port
serve-ready = Claimstead staat klaar op { $address } (Ctrl-C stopt het)
serve-compiling = De computerspelers worden op de achtergrond gecompileerd, alleen deze keer (meestal een minuut). Je kunt meteen spelen; tot dan speelt de expert als een sterke speler.
serve-compiled = De computerspelers zijn gecompileerd.
serve-stopped = Claimstead is gestopt.
table-who-are-you = niemand is bekend met deze cookie: vraag eerst naar /api/me
text-too-long = een tekst heeft hoogstens { $most } tekens
text-game-too-long = een partij heeft hier hoogstens { $most } zetten
