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
setup-engine-not-started = { $engine } kan niet gestart worden: { $why }
setup-engine-refuses = { $engine } speelt dit niet: { $why }
setup-engine-no-decision = in deze stelling hoeft niemand te beslissen

setup-arena-entrants = { $sides ->
    [2] een arena heeft minstens 2 spelers nodig, niet { $entrants }
   *[other] dit spel heeft { $sides } partijen, dus de arena heeft 2 spelers nodig (een tegen een tafel van de ander) of { $sides }, niet { $entrants }
}
setup-arena-plays-not = { $player } speelt geen { $game }
setup-arena-games = { $games } partijen zijn geen hele rondes: elke ronde heeft { $sides } partijen, zodat iedereen overal zit
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
text-small-position = deze stelling hoort bij een klein spel met { $size } rijen: alleen hele spellen zijn aan de stelling alleen te herkennen
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

## Files

file-not-utf-8 = het is geen tekst in UTF-8

## The solution of a position

solve-answer = { $seat } is aan de beurt: { $value } bij het beste spel van beiden
solve-move = zet
solve-value = waarde
solve-win = winst
solve-draw = gelijkspel
solve-loss = verlies
solve-line = Beste spel: { $line }
solve-effort = { $nodes } slagen bekeken in { $milliseconds } ms
solve-limit = Niet opgelost: de grens was bereikt na { $nodes } slagen
solve-unknown-power = Niet opgelost: de oplosser kent de kracht van { $faction } niet

## The game in the terminal

terminal-choose-game = Welk spel?
terminal-you-are = Je zit op plaats { $seat }. Op de andere plaatsen zitten computerspelers (niveau: { $level }). Typ ? voor hulp, q om te stoppen.
terminal-your-move = Jouw zet ({ $moves }):
terminal-help = Typ een van de getoonde zetten, zoals 2@3/5 voor kraaksteen 2 op kolom 3, rij 5.
terminal-left = Je hebt het spel verlaten.
terminal-compiling = Compileren, alleen deze keer
terminal-compiling-stopped = De rest wordt gecompileerd als die weer nodig is
terminal-compiling-failed = De kern en de spelers konden niet gecompileerd worden

## The browser app

web-title = Claimstead
web-close = Sluiten
web-skip = Overslaan
web-you = jij
web-on-turn = aan de beurt
web-player = Speler
web-rule = Regel { $rule }
web-why-not = dat kan nu niet
web-not-your-turn = { $name } is aan de beurt
web-place = veld { $place }
web-dice-do-not-give = { $fits ->
    [yes] de dobbelstenen { $dice } geven geen kraaksteen { $squatter } op veld { $place }
   *[no] de dobbelstenen { $dice } geven veld { $place } niet: twee ervan moeten de kolom en de rij zijn
}
web-move-squatter = Kraaksteen { $squatter } op veld { $place }
web-move-claim-marker = Claimsteen op veld { $place }
web-move-dice = De worp { $dice }
web-move-pile = De bovenste kaart van de stapel rekruteren
web-move-deal = Het delen
web-move-stop = Stoppen
web-review = Terugblik
web-rematch = Revanche
web-home = Start
web-ending = Het einde
web-winner = { $count ->
    [one] { $you ->
        [yes] Je wint!
       *[no] { $winners } wint
    }
   *[other] { $you ->
        [yes] Jullie winnen: { $winners }
       *[no] { $winners } winnen
    }
}
web-decided = Beslist door: { $reason }

## The browser app: Claim It!

web-board = Bord
web-camp = Het kamp
web-actions = Jouw beurt
web-this-turn = Deze beurt
web-nothing-yet = Er is nog niets gebeurd.
web-mine = groep { $size }
web-secured = definitief { $count } van { $end }
web-secured-enough = definitief { $count }
web-space = { $place }: { $owner ->
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
web-space-offer = { $stone ->
    [squatter] Kraaksteen { $squatter } op { $place }: { $from ->
        [none] stop, en het veld is van jou.
       *[other] stop, en je pakt het veld af van { $from }.
    }
   *[other] Claimsteen op { $place }: stop, en het veld is definitief geclaimd{ $from ->
        [none] .
       *[other] , niet meer van { $from }.
    }
}
web-heading-rolling = { $you ->
    [yes] Jouw dobbelstenen
   *[no] { $name } gooit
}
web-heading-other = { $name } is aan de beurt
web-heading-place = Jouw worp · plaats een steen
web-heading-choose = Doorgaan of stoppen?
web-advice-place = { $ways ->
    [one] Eén mogelijkheid: tik op het verlichte veld.
   *[other] { $ways } mogelijkheden. Tik op een verlicht veld; andere zeggen waarom niet.
}
web-advice-choose = { $spaces ->
    [one] Stop en één veld is van jou, of waag het voor meer.
   *[other] Stop en { $spaces } velden zijn van jou, of waag ze voor meer.
}
web-advice-dice = De dobbelstenen komen eraan.
web-advice-wait = Wacht op { $name }.
web-dice = Dobbelstenen: { $dice }
web-dice-none = Dobbelstenen, nog niet gegooid
web-roll-again = Doorgaan
web-stop = { $spaces ->
    [0] Stoppen
   *[other] Stoppen: { $spaces } pakken
}
web-odds = { $percent } kans dat de volgende worp alles kost
web-odds-rolls = { $losing } van { $rolls } worpen kosten { $stones ->
    [one] de steen
   *[other] alle { $stones } stenen
} van deze beurt
web-bust = Alles kwijt!
web-bust-loses = { $you ->
    [yes] Je verliest alle stenen van deze beurt
   *[no] { $name } verliest alle stenen van deze beurt
}
web-last-round = Laatste ronde!
web-turns-left = { $turns ->
    [one] de laatste beurt
   *[other] nog { $turns } beurten
}
web-measure-mine = Grootste groep
web-measure-secured = Definitief
web-measure-spaces = Velden
web-tie-order = De grootste groep wint. Gelijk: meer definitief geclaimde velden, dan meer velden in totaal.

## The browser app: CLAIM

web-faction-go = Goblins
web-faction-kn = Ridders
web-faction-un = Ondoden
web-faction-dw = Dwergen
web-faction-do = Dubbelgangers
web-faction-gn = Gnomen
web-faction-gi = Reuzen
web-faction-dr = Draken
web-faction-tr = Trollen
web-faction-se = Zieners
web-one-go = Goblin
web-one-kn = Ridder
web-one-un = Ondode
web-one-dw = Dwerg
web-one-do = Dubbelganger
web-one-gn = Gnoom
web-one-gi = Reus
web-one-dr = Draak
web-one-tr = Trol
web-one-se = Ziener
web-power-go = Geen kracht, wel veel: vijf van de veertien hebben waarde 0. Komt iemand uit met een Goblin, dan verslaan Ridders ze allemaal.
web-power-kn = Komt iemand uit met een Goblin, dan verslaan Ridders alle Goblins. Anders zijn het gewone kaarten.
web-power-un = Ondoden die in fase 1 gespeeld zijn, worden niet afgelegd: ze gaan naar de puntenstapel van wie de slag wint.
web-power-dw = In fase 2 gaan Dwergen naar { $players ->
    [2] de verliezer van de slag, niet naar de winnaar
   *[other] wie de laagste kaart van de slag speelde, ook als die won
}.
web-power-do = Mogen altijd gespeeld worden en tellen dan als de gevraagde factie met hun eigen waarde. De kracht krijgen ze niet, en in elke stapel zijn het Dubbelgangers.
web-power-gn = In fase 2 liggen gewonnen Gnomen tot het einde open voor de winnaar. Een Reus met dezelfde waarde kan ze verwijderen.
web-power-gi = In fase 2 { $players ->
    [2] verwijdert elke Reus in een slag één open Gnoom met dezelfde waarde bij de tegenstander van de winnaar
   *[other] mag de winnaar voor elke Reus in de slag één open Gnoom met dezelfde waarde bij een tegenstander verwijderen
}.
web-power-dr = Wie de laatste Draak in een slag speelde, komt uit in de volgende, wie er ook won.
web-power-tr = In fase 2 krijgt de winnaar alleen de hoogste Trol. De andere blijven liggen voor de volgende slag; de laatste slag pakt ze allemaal.
web-power-se = Win in fase 1 een slag met een Ziener: bekijk de bovenste kaart van de stapel en neem die, of een kaart uit het midden.
web-hand = Jouw hand
web-hand-card = { $card }{ $state ->
    [no] , kan nu niet gespeeld worden
    [wins] , zou de slag nu winnen
    [loses] , zou de slag niet winnen
   *[other] { "" }
}
web-crown = wint de slag zoals die nu ligt
web-play = Spelen
web-partner = maat
web-cards-in-hand = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
web-followers-count = { $count ->
    [one] { $count } volgeling
   *[other] { $count } volgelingen
}
web-scored-count = { $count } gewonnen
web-void = heeft geen { $faction }
web-trick = De slag
web-market = Rekruten
web-market-caption = { $middle ->
    [0] { $pile } in de stapel
   *[other] { $pile } in de stapel · te rekruteren
}
web-take = { $card } rekruteren
web-take-pile = { $card } van de stapel rekruteren
web-lying = Voor de volgende winnaar
web-open-cards = Open voor { $name }
web-smash = { $card } bij { $name } verwijderen
web-spare = Geen verwijderen
web-your-open = Open voor jou
web-factions = De facties
web-faction = Factie
web-memory = Geheugensteun
web-known = Voor ieders ogen genomen
web-glimpsed = Alleen jij hebt gezien
web-voids = Kan niet hebben
web-nothing-known = Nog niets bekend.
web-seen-of-you = { $name } kent van jou
web-last-trick = Vorige slag
web-followers = Jouw volgelingen
web-no-followers = Nog niemand volgt je.
web-panels = Panelen
web-moment-second-phase = Fase 2!
web-phase = { $phase ->
    [1] Fase 1: rekruteren
   *[other] Fase 2: de facties winnen
}{ $left ->
    [0] { "" }
    [one] { " " }· de laatste slag
   *[other] { " " }· nog { $left } slagen
}
web-dealing = De kaarten worden gedeeld.
web-prompt-lead = Jij komt uit: speel een kaart naar keuze.
web-prompt-follow = { $free ->
    [yes] { $faction } gevraagd. Je mag elke kaart spelen.
   *[no] { $faction } gevraagd: je moet bekennen.
}
web-prompt-look = Je ziet de bovenste kaart van de stapel. Welke kaart neem je?
web-prompt-pick = Kies de kaart die je volgt.
web-prompt-smash = { $card } kan een Gnoom verwijderen. Welke?
web-drawn = Gelijkspel: { $winners }
web-favour = { $by ->
    [more-cards] meer kaarten
    [higher-card] evenveel, de hogere kaart
    [equal-cards] alles gelijk: niemand
   *[none-scored] geen gewonnen: niemand
}
web-has-favour = heeft de gunst
web-favours = Gewonnen facties
web-sum = Som van hun kaarten

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

web-told-rolled = { $you ->
    [yes] Je gooit { $dice }
   *[no] { $name } gooit { $dice }
}
web-told-squatter-placed = { $on ->
    [none] Kraaksteen { $squatter } op { $place }
    [you] Kraaksteen { $squatter } op jouw veld { $place }
   *[other] Kraaksteen { $squatter } op veld { $place } van { $on }
}
web-told-claim-marker-placed = { $on ->
    [none] Claimsteen op { $place }
    [you] Claimsteen op jouw veld { $place }
   *[other] Claimsteen op veld { $place } van { $on }
}{ $squatter-returned ->
    [yes] , kraaksteen { $squatter } gaat terug
   *[no] { "" }
}
web-told-busted = { $you ->
    [yes] Alles kwijt: je verliest alle stenen van deze beurt
   *[no] Alles kwijt: { $name } verliest alle stenen van deze beurt
}
web-told-rolling-on = { $you ->
    [yes] Je gaat door
   *[no] { $name } gaat door
}
web-told-stopped = { $you ->
    [yes] Je stopt
   *[no] { $name } stopt
}
web-told-space-taken = { $secured ->
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
web-told-spaces = { $spaces ->
    [one] 1 veld
   *[other] { $spaces } velden
}{ $secured ->
    [0] { "" }
   *[other] , waarvan { $secured } definitief geclaimd
}
web-told-last-round-called = { $you ->
    [yes] Je kondigt de laatste ronde aan: iedereen heeft nog één beurt
   *[no] { $name } kondigt de laatste ronde aan: iedereen heeft nog één beurt
}
web-told-turn-began = { $you ->
    [yes] Jij bent aan de beurt
   *[no] { $name } is aan de beurt
}
web-told-game-ended = Het spel is afgelopen. { $count ->
    [one] Winnaar: { $winners }
   *[other] Winnaars: { $winners }
}
web-told-hand-dealt = { $you ->
    [yes] Je krijgt { $count } kaarten
   *[no] { $name } krijgt { $count } kaarten
}
web-told-turned-up = Opengelegd: { $cards }
web-told-card-played = { $you ->
    [yes] Je speelt { $card }
   *[no] { $name } speelt { $card }
}
web-told-trick-won = { $you ->
    [yes] Je pakt de slag
   *[no] { $name } pakt de slag
}
web-told-pile-looked-at = { $you ->
    [yes] Je bekijkt de bovenste kaart van de stapel: { $card }
   *[no] { $name } bekijkt de bovenste kaart van de stapel
}
web-told-recruit-taken = { $you ->
    [yes] { $card } volgt jou
   *[no] { $card } volgt { $name }
}
web-told-recruit-drawn = { $card ->
    [none] { $name } trekt een volgeling van de stapel
   *[other] { $you ->
        [yes] Je trekt { $card } van de stapel
       *[no] { $name } trekt { $card }, die jij al gezien had
    }
}
web-told-discarded = Afgelegd: { $cards }
web-told-scored = { $you ->
    [yes] Op jouw puntenstapel: { $cards }
   *[no] Op de puntenstapel van { $name }: { $cards }
}
web-told-laid-open = { $you ->
    [yes] Open voor jou: { $cards }
   *[no] Open voor { $name }: { $cards }
}
web-told-left-lying = Voor de volgende winnaar: { $cards }
web-told-smashed = { $victim ->
    [you] { $by } verwijdert jouw { $card }
   *[other] { $by } verwijdert { $card } van { $victim }
}
web-told-spared = { $you ->
    [yes] Je verwijdert niets met { $by }
   *[no] { $name } verwijdert niets met { $by }
}
web-told-lead-passed = { $you ->
    [yes] Je komt uit in de volgende slag
   *[no] { $name } komt uit in de volgende slag
}
web-told-second-phase-began = Fase 2 begint: { $you ->
    [yes] jij komt uit
   *[no] { $name } komt uit
}
web-told-favour-decided = { $count ->
    [0] Niemand heeft de gunst van de { $faction }
    [one] { $winners } heeft de gunst van de { $faction }
   *[other] { $winners } hebben de gunst van de { $faction }
}
web-story = Wat is er gebeurd?
web-story-start = Het begin
web-story-turn = Beurt { $number } · { $you ->
    [yes] jouw beurt
   *[no] { $name }
}
web-story-trick = Slag { $number } · { $you ->
    [yes] jij komt uit
   *[no] { $name } komt uit
}
web-story-won = { $you ->
    [yes] Je wint met { $card } van { $others }
   *[no] { $name } wint met { $card } van { $others }
}
web-story-won-highest = de hoogste kaart van de gevraagde factie wint ({ $faction })
web-story-won-first = van gelijke kaarten wint de eerst gespeelde
web-story-won-alone = niemand anders heeft de gevraagde factie bekend ({ $faction })
web-story-won-kn = Ridders verslaan Goblins als er met een Goblin is uitgekomen
web-story-won-do = Dubbelgangers tellen als de gevraagde factie
web-story-because-scored-dw = { $players ->
    [2] Dwergen gaan naar wie de slag verloor
   *[other] Dwergen gaan naar wie de laagste kaart speelde
}
web-story-because-scored-un = Ondoden worden meteen gescoord, ook in fase 1
web-story-because-scored-tr = van alle Trollen gaat alleen de hoogste naar de winnaar
web-story-because-left-lying-tr = de andere Trollen wachten op de winnaar van de volgende slag
web-story-because-laid-open-gn = Gnomen liggen tot het einde open
web-story-because-smashed-gi = een Reus verwijdert een Gnoom met dezelfde waarde
web-story-because-lead-passed = wie de laatste Draak speelde, komt uit
web-story-because-pile-looked-at = de slag is met een Ziener gewonnen
web-story-because-busted = geen enkel veld kon deze worp gebruiken
web-story-why = Waarom?
web-story-why-told = { $name }: { $reason }.
web-story-looking = Je kijkt terug: zet { $number } van { $all }
web-story-now = Terug naar nu
web-hint = Tip
web-hint-thinking = Denkt na …
web-hint-told = Een sterke speler zou kiezen: { $move } ({ $reason }).
web-help = Hulp aan tafel
web-volume = Geluidssterkte
web-keys = Toetsen
web-key-r = Doorgaan
web-key-s = Stoppen
web-key-n = Volgende verlichte veld of kaart
web-key-u = Terugnemen
web-key-h = Tip (niet in spellen die meetellen)
web-key-l = Wat is er gebeurd?
web-key-help = Deze hulp
web-key-esc = Terug naar nu, sluiten

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
table-back-soon = deze speler is nog maar net weg: wacht nog { $seconds } seconden
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
table-too-many-tables = je hebt al { $most } open tafels: maak er eerst een af of sluit er een
table-too-fast = dat ging te snel: wacht even
table-too-much = dat is te veel ineens: probeer iets kleiners
table-no-database = de server kan niet bij zijn gegevens of heeft geen plaats meer, dus er is niets gebeurd: probeer het straks nog eens
table-banned = wie deze server beheert, heeft dit account geblokkeerd
table-muted = wie deze server beheert, heeft je voorlopig het zwijgen opgelegd
table-no-account = er is geen account waarvan het wachtwoord gewijzigd kan worden
table-no-such-account = naam en wachtwoord kloppen niet
table-account-taken = deze naam is bezet
table-account-name = een accountnaam heeft 3 tot 32 letters, cijfers, - of _
table-account-password = een wachtwoord heeft minstens { $least } tekens
table-already-account = je hebt al een account
table-bad-message = dit bericht kan niet gelezen worden: { $why }
table-busy = iemand anders veranderde de tafel op hetzelfde moment: kijk en probeer het nog eens
table-seat-wishes = dit spel heeft { $players } plaatsen, niet { $found }
table-seat-wish = een plaats is me, here, computer of open, niet { $kind }

setup-clock-amount = de tijd moet tussen { $least } en { $most } liggen, niet { $amount }
setup-position-over = in deze stelling is het spel afgelopen: het is geen begin
setup-clock-increment = een zet kan 0 tot 600 seconden teruggeven, alleen bij een tijd voor het hele spel, niet { $increment }
setup-spectator-delay = toeschouwers kunnen 0 tot 600 seconden achterlopen, niet { $delay }
setup-rated-from-position = een partij die meetelt begint bij het begin
setup-begins-from-position = een partij vanuit een stelling begint waar de stelling het zegt: wie begint, kan niet geloot worden
outcome-resigned = de anderen gaven op
outcome-time = de tijd van de anderen was op

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
verify-moves-legal = Alle { $count } zetten van de spelers waren geldig.
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
error-database-address = { $address } is geen adres van een database: schrijf het pad van een bestand, of postgresql://...
error-database-in-use = er draait al een server op { $address }: stop die eerst, of gebruik PostgreSQL voor meerdere

## The browser app: its frame and pages

web-to-content = Naar de inhoud
web-loading = Een ogenblik …
web-unreachable = De server is niet bereikbaar. Draait hij? Probeer het zo nog eens.
web-try-again = Opnieuw proberen
web-failed = Er ging iets mis. Probeer het zo nog eens.
web-part-missing = Een deel van deze pagina is niet aangekomen. Misschien is de verbinding slecht, of is Claimstead net bijgewerkt.
web-load-anew = Opnieuw laden
web-release-new = Claimstead is bijgewerkt terwijl deze pagina openstond. Laad haar opnieuw om verder te gaan.
web-release-offer = Er is een nieuwe versie van Claimstead.
web-release-later = Niet nu
web-no-such-page = Die pagina bestaat niet
web-cancel = Annuleren
web-dismiss = Melding sluiten
web-copy = Kopiëren
web-copied = Gekopieerd.
web-you-name = Jij
web-nav = Pagina's
web-nav-new = Nieuw spel
web-nav-lobby = Lobby
web-nav-learn = Leren
web-nav-puzzles = Puzzels
web-nav-analysis = Analyse
web-nav-settings = Instellingen
web-nav-you = Jouw pagina
web-nav-leaders = Ranglijsten
web-reconnecting = De verbinding is weg. Opnieuw verbinden …
web-your-turn = Jouw beurt

## The browser app: games and levels

web-game-claim-it = Claim It!
web-game-claim = CLAIM
web-about-claim-it = Gooi drie dobbelstenen, claim velden op de kaart en beslis hoelang je geluk standhoudt. De grootste groep wint.
web-facts-claim-it = Dobbelspel voor 2 tot 5, ongeveer 20 minuten
web-about-claim = Rekruteer volgelingen in de eerste helft en win er het rijk mee in de tweede. De gunst van de meeste facties brengt je op de troon.
web-facts-claim = Kaartspel voor 2 tot 4, ongeveer 25 minuten
web-players-count = { $count } spelers
web-rated = telt mee
web-variant-base = Basisspel
web-variant-quick = Snelle kraakstenen
web-variant-about = Met snelle kraakstenen kan een kraaksteen die een claimsteen krijgt, in dezelfde beurt opnieuw geplaatst worden.
web-variant-not-for-5 = Niet geschikt voor vijf spelers.
web-level = Niveau van de computerspeler
web-level-for-claim-it = Niveau van de computerspeler bij Claim It!
web-level-for-claim = Niveau van de computerspeler bij CLAIM
web-level-random = Dobbelkop
web-level-heuristic = Vuistregel
web-level-greedy = Hebberig
web-level-beginner = Beginneling
web-level-easy = Makkelijk
web-level-medium = Gemiddeld
web-level-strong = Sterk
web-level-expert = Expert
web-habit-dizzy = Draait vóór elke zet een rondje op de stoel.
web-habit-abacus = Telt alles twee keer na, hardop.
web-habit-magpie = Grijpt naar alles wat glinstert.
web-habit-pip = Juicht voor iedereen, ook voor de tegenstanders.
web-habit-momo = Neuriet terwijl de anderen nadenken.
web-habit-tilly = Vraagt wie er aan de beurt is. Elke keer.
web-habit-bas = Houdt de muts op, want die brengt geluk.
web-habit-juno = Lacht het hardst om eigen pech.
web-habit-hazel = Neemt appels mee voor de hele tafel.
web-habit-otto = Draait aan de snor voor elke beslissing.
web-habit-fenna = Hoort een dobbelsteen drie kamers verderop rollen.
web-habit-rudi = Gaapt, maar mist niets.
web-habit-wren = Is al eens een wereld of twee rondgezeild.
web-habit-greta = Breit tussen de beurten door.
web-habit-milo = Legt elke kaart op tafel recht.
web-habit-ida = Knipoogt zonder er iets mee te bedoelen.
web-habit-corvin = Voert de raven op de vensterbank.
web-habit-sigge = Vertelt sagen over elke goede worp.
web-habit-astrid = Slijpt potloden, geen zwaarden.
web-habit-bruno = Lacht dat de dobbelstenen opspringen.
web-habit-vesper = Speelt het liefst na zonsondergang.
web-habit-thora = Zegt weinig en onthoudt veel.
web-habit-kasimir = Poetst de monocle als het spannend wordt.
web-habit-isolde = Is nog nooit gehaast gezien.
web-habit-nestor = Heeft de spelregels in zes talen gelezen.
web-habit-morgan = Knikt één keer. Dat is lof.
web-habit-ulf = Won hier lang geleden het eerste spel.
web-habit-zenobia = Leent de kroon graag uit aan de winnaar.

## The browser app: start page

web-start = Twee spellen, één tafel
web-going-on = Jouw partijen
web-going-all = { $count ->
    [one] De andere tonen
   *[other] De andere { $count } tonen
}
web-past = Afgelopen partijen
web-past-all = Al jouw partijen
web-play-now = Nu spelen
web-set-up = Met vrienden, of naar wens
web-set-up-about = Deze partij begint vanuit een opgezette stelling: de eerste kaarten of stenen zijn gekozen, niet geloot. Ze telt niet mee voor de ranglijst.
web-learn-it = Spel leren
web-study = Meer dan spelen
web-way-puzzles = De puzzel van vandaag
web-way-analysis = Analysebord
web-way-duplicate = Dezelfde worpen voor iedereen
web-open-file = Partij uit bestand openen
web-line-with = met { $others }
web-line-you-won = je hebt gewonnen
web-line-won = gewonnen door { $winners }
web-line-open = { $open ->
    [one] één plaats is vrij
   *[other] { $open } plaatsen zijn vrij
}
web-line-your-turn = jouw beurt
web-line-playing = bezig
web-line-look = Bekijken
web-line-resume = Verdergaan
web-line-join = Meedoen
web-line-watch = Toekijken
web-line-rating = { $rating } punten
web-line-unrated = nog geen rating
web-rated-about = Telt mee: het resultaat telt voor de rating van alle spelers. Er is geen hulp en niets wordt teruggenomen.

## The browser app: lobby

web-lobby = Lobby
web-lobby-open = Tafels met vrije plaatsen
web-lobby-playing = Nu bezig
web-lobby-empty = Geen openbare tafel heeft nu een vrije plaats. Open er een: anderen zien hem hier.
web-lobby-new = Openbare tafel openen

## The browser app: setting up a table

web-new = Een nieuwe tafel
web-new-game = Spel
web-new-players = Spelers
web-new-partners = Maten zitten tegenover elkaar: plaats 1 en 3 tegen 2 en 4.
web-new-seats = Wie speelt
web-new-variant = Regels
web-new-more = Meer
web-begins = Wie begint
web-begins-drawn = Het lot beslist
web-begins-owner = Ik begin
web-begins-seated = Zoals we zitten
web-begins-drawn-about = Wie begint, wordt bij de start geloot.
web-begins-owner-about = Wie de tafel opende, begint.
web-begun-drawn = { $you ->
    [yes] Jij begint
   *[no] { $name } begint
}: het lot heeft beslist.
web-begun-owner = { $you ->
    [yes] Jij begint
   *[no] { $name } begint
}, zoals afgesproken.
web-new-public = In de lobby, voor iedereen
web-new-rated = Telt mee (geen hulp, niets terugnemen)
web-new-talk = Chat aan tafel
web-new-hints = Kans op verlies tonen
web-new-open = Tafel openen
web-new-start = Spel starten
web-seat-who = Wie speelt op plaats { $number }
web-seat-level = Niveau op plaats { $number }
web-seat-name = Naam op plaats { $number }
web-seat-computer = Computerspeler
web-seat-friend = Een vriend, via link
web-seat-here = Iemand aan dit scherm
web-seat-guest = Gast
web-seat-deleted = verwijderde speler
web-name = Naam
web-seat-open = Vrije plaats
web-seat-letter = Plaats { $seat }
web-clock = Klok
web-clock-none = Geen klok
web-clock-move-30 = 30 seconden per zet
web-clock-move-90 = 90 seconden per zet
web-clock-game-5 = 5 minuten, plus 5 seconden per zet
web-clock-game-10 = 10 minuten, plus 10 seconden per zet
web-clock-days-1 = Een dag per zet
web-clock-days-3 = Drie dagen per zet
web-clock-other = { $kind ->
    [move] { $amount } seconden per zet
    [game] { $amount } seconden, plus { $increment } per zet
   *[days] { $amount } dagen per zet
}
web-clock-left = Tijd over
web-clock-left-days = { $days } dagen
web-deck = Kaarten
web-deck-claim = CLAIM
web-deck-claim-2 = CLAIM 2
web-deck-mixed = Willekeurige mix
web-deck-chosen = Facties kiezen
web-deck-own = gemengde facties
web-deck-rule = Eén paar en { $tens } andere facties: nu { $count }.

## The browser app: settings

web-settings = Instellingen
web-settings-look = Taal en uiterlijk
web-settings-language = Taal
web-settings-theme = Kleuren
web-theme-system = Zoals het systeem
web-theme-light = Licht
web-theme-dark = Donker
web-settings-play = Aan tafel
web-setting-sound = Geluid
web-setting-sound-about = Dobbelstenen, stenen en kaarten zijn te horen.
web-setting-odds = Kans op verlies
web-setting-odds-about = Claim It! toont hoe groot de kans is dat de volgende worp alles kost, nooit in partijen die meetellen.
web-setting-memory = Geheugensteun
web-setting-memory-about = CLAIM toont wat je van de kaarten van anderen gezien hebt.
web-setting-motion = Beweging
web-setting-motion-about = Dobbelstenen rollen, stenen vallen, kaarten bewegen.
web-speed = Tempo
web-speed-slow = Langzaam
web-speed-normal = Normaal
web-speed-fast = Snel
web-speed-none = Meteen
web-setting-speed-about = Hoelang je ziet wat er aan tafel gebeurt. Een tik gaat verder, vasthouden slaat alles over.
web-setting-notify = Meldingen
web-setting-notify-about = De browser roept je als je aan de beurt bent.
web-setting-notify-denied = De browser staat geen meldingen toe. Dat kun je wijzigen in de instellingen voor deze site.
web-who = Jij
web-who-name = Jouw naam
web-who-rename = Wijzigen
web-who-renamed = Zo heet je nu.
web-who-about = Met een account vind je je partijen ook op andere apparaten. Een naam en een wachtwoord is genoeg.
web-who-account = Je bent ingelogd als { $account }.
web-who-account-name = Accountnaam
web-who-password = Wachtwoord
web-who-log-in = Inloggen
web-who-in = Welkom terug.
web-who-log-out = Uitloggen
web-who-left = Je bent uitgelogd.
web-who-make = Account maken
web-who-made = Je account is gemaakt.
web-devices = Je apparaten
web-device-unknown = Onbekend apparaat
web-device-here = Dit apparaat
web-device-seen = Laatst gebruikt op { $day }
web-device-ended = Dat apparaat is uitgelogd.
web-devices-end = Overal elders uitloggen
web-password-new = Nieuw wachtwoord
web-password-change = Wachtwoord wijzigen
web-password-changed = Je wachtwoord is gewijzigd; andere apparaten zijn uitgelogd.
web-who-forget = Mijn gegevens wissen
web-who-forget-sure = Je naam, account en ratings worden voorgoed gewist. Partijen met anderen blijven, zonder je naam.
web-who-forgotten = Je gegevens zijn gewist.

## The browser app: at a table

web-gathering = De tafel loopt vol
web-from-position = opgezette stelling
web-sit = Gaan zitten
web-sit-guest = Voor iemand hier
web-guest-needs-name = Vul eerst de naam van de persoon hier in.
web-guest-name = Naam van de persoon hier
web-stand = Opstaan
web-invite-computer = Computerspeler
web-send-away = Wegsturen
web-ask-to-leave = Vragen te gaan
web-close-table = Tafel sluiten
web-close-sure = De tafel is dan weg, voor iedereen die hier zit.
web-rematch-asked = Nog een keer? Aan de volgende tafel heeft iedereen al een plaats.
web-rematch-accept = Ja, nog een keer
web-table-closed = Deze tafel is gesloten voordat het spel begon.
web-start-game = Spel starten
web-ready = Ik ben klaar
web-is-ready = klaar
web-waiting-seats = Het spel kan beginnen als alle plaatsen bezet zijn.
web-waiting-ready = Het spel begint als iedereen klaar is.
web-waiting-for = Wachten op { $names }.
web-name-first = Jouw naam aan deze tafel
web-away = weg
web-invite = Vrienden uitnodigen
web-invite-about = Wie deze link heeft, kan meedoen of toekijken.
web-invite-link = Link naar deze tafel
web-invite-code = QR-code van de link
web-seal = Het zegel
web-seal-about = Alle worpen en kaarten van deze partij liggen vast in een geheim dat niemand meer kan veranderen. Het zegel zie je nu, het geheim na het spel. Jouw eigen woord wordt erdoor gemengd. Ook dat wordt verzegeld en pas geopend als iedereen klaar is, zodat niemand zijn woord naar het jouwe kan kiezen.
web-seal-name = Zegel
web-seal-secret = Geheim
web-seal-word = Jouw woord
web-seal-good = De worpen en kaarten lagen vast voor het spel, en niemand heeft ze veranderd.
web-seal-bad = Er klopt iets niet met deze partij.
web-seal-none = Deze partij was niet verzegeld. Of worpen en kaarten vooraf vastlagen, is niet te controleren.
web-own-good = Je browser heeft het zegel van voor de start bewaard en elke worp en kaart opnieuw berekend: alles klopt.
web-own-unseen = Je browser heeft elke worp en kaart opnieuw berekend en alles klopt. Het zegel heeft hij voor de start niet gezien, dus of het hetzelfde is, weet hij niet.
web-own-seal = Je browser zegt: het zegel of het geheim is niet dat van voor de start.
web-own-word = Je browser zegt: een woord is niet het woord dat voor de start verzegeld is.
web-own-first = Je browser zegt: wie begon, is niet wie er geloot is.
web-own-luck = Je browser zegt: een worp of een kaart is niet wat vastlag.
web-own-unable = Op deze pagina kan je browser geen zegels berekenen: daarvoor is een adres met https nodig.
web-watching = je kijkt toe
web-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
}
web-forfeited-resigned = gaf op
web-forfeited-time = tijd op
web-talk = Chat
web-talk-unread = { $count } nieuw
web-talk-nothing = Er is nog niets gezegd.
web-talk-say = Zeg iets
web-talk-send = Sturen
web-undo = Terugnemen
web-undo-asked = Je vroeg om je zet terug te nemen. Wachten op de anderen.
web-undo-asks = { $name } wil een zet terugnemen.
web-undo-agree = Toestaan
web-undo-refuse = Nee
web-resign = Opgeven
web-resign-sure = Je verliest dan deze partij. Er is geen weg terug.
web-is-away = { $name } is weg.
web-is-away-wait = { $name } is weg. Over { $time } mag een computerspeler verdergaan.
web-you-are-away = De anderen kunnen je niet bereiken. Over { $time } mogen ze een computerspeler voor je verder laten gaan.
web-you-are-away-now = De anderen kunnen je niet bereiken. Ze mogen nu een computerspeler voor je verder laten gaan.
web-take-over = Laat een computerspeler verdergaan
web-replaced = Een computerspeler gaat voor je verder.
web-come-back = Ik ben terug
web-played-for-you = Je was weg en een computerspeler ging voor je verder. Die speelde:
web-played-nothing = Je was weg en een computerspeler viel voor je in. Die deed geen zet.
web-played-seen = Prima
web-curtain = Geef het apparaat aan { $name }
web-curtain-about = Niemand anders mag nu meekijken.
web-curtain-look = Ik ben { $name }: toon mijn kaarten
web-after = Na het spel
web-to-match = Terug naar de wedstrijd
web-worth = Wat was het waard?
web-check-seal = Zegel controleren
web-download = Partij downloaden
web-copy-link = Link kopiëren

## The browser app: replay and files

web-replay = Terugblik
web-replay-of = { $game }: zet voor zet
web-replay-position = Stelling { $number } van { $all }
web-replay-first = Eerste stelling
web-replay-back = Eén zet terug
web-replay-on = Eén zet verder
web-replay-last = Laatste stelling
web-replay-eyes = Gezien door
web-replay-all = een toeschouwer
web-replay-why = Reden van de computerspeler: { $reason }
web-replay-link = Link naar deze stelling kopiëren
web-replay-play = Hier verder spelen
web-replay-play-as = Jij speelt
web-replay-play-about = Computerspelers nemen de andere plaatsen.
web-replay-keys = Met de pijltoetsen ga je terug en verder.
web-open = Een partij openen
web-open-about = Elke afgelopen partij kun je als bestand bewaren. Kies zo'n bestand, of plak de tekst, om de partij zet voor zet te bekijken en het zegel te controleren.
web-open-choose = Bestand kiezen
web-open-paste = Tekst van de partij
web-open-show = Partij tonen
web-open-games = Het bestand bevat { $count } partijen. Tonen:
web-open-game = { $number }: { $names }

## The browser app: lessons and rules

web-learn = Leren spelen
web-rules = Spelregels
web-rules-of = De regels van { $game }
web-to-lesson = Naar de les
web-lesson-about-claim-it = { $all } korte voorbeelden op het bord: een worp lezen, stenen plaatsen, alles verliezen, stoppen en winnen.
web-lesson-about-claim = { $all } korte voorbeelden aan de kaarttafel: rekruteren, en wat elke factie doet.
web-lesson-done = { $done } van { $all } voorbeelden klaar
web-lesson-begin = Les beginnen
web-lesson-go-on = Ga verder met de les
web-lesson-repeat = Doe hem nog een keer
web-lesson-title = { $game } leren
web-lesson-example = Voorbeeld { $number } van { $all }
web-lesson-right = Goed zo!
web-lesson-next = Verder
web-lesson-back = Terug
web-lesson-again = Nog een keer
web-lesson-wrong = Dat kan niet. { $reason }
web-lesson-would = Dit zou er gebeuren: { $told }.
web-lesson-risk = Met { $chance } kans past de volgende worp nergens, en dan zijn alle stenen van deze beurt weg.
web-lesson-count-you = Jij
web-lesson-count-opponent = Je tegenstander
web-lesson-count-more = { $faction }: { $most } kaarten tegen { $fewer }. De meeste kaarten hebben de gunst.
web-lesson-count-highest = { $faction }: elk { $most } kaarten, dus beslist de hoogste: { $high } tegen { $low }.
web-lesson-count-wrong = Nee, dan kreeg de verkeerde haar. { $reason }
web-lesson-count-wins = Wie wint het spel?
web-lesson-count-game = { $most } facties tegen { $fewer }: de meeste facties winnen.
web-lesson-end = Dat was de les. Je weet nu alles wat je nodig hebt.
web-lesson-play = Een eerste partij spelen
web-strategy = { $game } goed spelen
web-lesson-read = De regels lezen
web-lesson-pass = Overslaan
web-lesson-progress = Voortgang van de les
web-lesson-seat-a = Groen
web-lesson-seat-b = Blauw
web-lesson-seat-c = Oranje
web-lesson-seat-d = Rood
web-lesson-seat-e = Paars

## The server

error-settings-file = de instellingen in { $file } zijn niet leesbaar: { $why }
error-settings-unknown = er is geen instelling { $name }, zoals in { $file }: zie claimstead serve --print-settings
error-settings-value = de instelling { $name } van { $source } is niet mogelijk: { $why }
error-workers-need-postgresql = meerdere workers hebben PostgreSQL nodig: geef --database postgresql://... op
error-no-port = kan niet luisteren op { $host }, poort { $port } ({ $why }): geef een andere op met --port
serve-ready = Claimstead staat klaar op { $address } (Ctrl-C stopt het)
serve-compiling = De computerspelers worden op de achtergrond gecompileerd, alleen deze keer (meestal een minuut). Je kunt meteen spelen; tot dan speelt de expert als een sterke speler.
serve-compiled = De computerspelers zijn gecompileerd.
serve-stopped = Claimstead is gestopt.
table-who-are-you = niemand is bekend met deze cookie: vraag eerst naar /api/me
text-too-long = een tekst heeft hoogstens { $most } tekens
text-game-too-long = een partij heeft hier hoogstens { $most } zetten
