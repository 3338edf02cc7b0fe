# What a review, puzzles and duplicate matches say, here and in the browser.

# Weigeringen

setup-no-review = niemand heeft geleerd het spel { $game } te beoordelen

# De drie momenten die een spel hebben beslist: wat ervan te leren valt

review-advice-rolled-too-far = { $seat } gooide door met { $bust }% kans om alles te verliezen: stoppen was { $percent }% meer waard. Stop als er meer te verliezen dan te winnen is.
review-advice-stopped-too-early = { $seat } stopte waar doorgooien { $percent }% meer waard was: bij maar { $bust }% van alle worpen gaat alles verloren. Gooi door zolang er weinig mis kan gaan.
review-advice-secure = { $seat } speelde { $move }; { $best } was { $percent }% meer waard. Wat definitief geclaimd is, neemt niemand meer af.
review-advice-other-move = { $seat } speelde { $move }; { $best } was { $percent }% meer waard. Vergelijk alle zetten voordat je de eerste goede doet.
review-advice-could-not-know = { $best } in plaats van { $move } was { $percent }% meer waard voor { $seat }, maar dat wist alleen wie alle kaarten zag. Niets om spijt van te hebben.
review-advice-lucky-roll = De worp { $move } leverde { $seat } { $percent }% op. Niemand besliste dit: neem het mee.
review-advice-unlucky-roll = De worp { $move } kostte { $seat } { $percent }%. Niemand besliste dit: laat het achter je.
review-advice-bust-at-once = { $seat } verloor alles bij de eerste worp van de beurt, met { $bust }% risico, en daarmee { $percent }%. Eigen velden om te claimen maken dit zeldzamer.
review-advice-bust-against-advice = { $seat } gooide door met { $bust }% risico en verloor alles, wat { $percent }% kostte. Stoppen was al de betere keuze voordat de dobbelstenen vielen.
review-advice-bust-by-luck = { $seat } gooide door met { $bust }% risico en verloor alles, wat { $percent }% kostte. De keuze was toch goed: doe het weer zo.
review-advice-deal = De gedeelde kaarten waren { $percent }% waard voor { $seat }. Pak met slechte kaarten wat dichtbij ligt; houd het met goede eenvoudig.
review-advice-draw = Wat van de stapel kwam was { $percent }% waard voor { $seat }. Niemand besliste dit: speel verder met wat er is.

# Puzzels

error-no-such-puzzle = er is geen puzzel { $id }: ze zijn genummerd van 1 tot { $most }
setup-too-few-puzzles = na heel veel spellen zijn er maar { $found } van { $wanted } puzzels

puzzle-ask-only-card = Jij bent aan de beurt en alle kaarten zijn bekend. Slechts één kaart wint: welke?
puzzle-ask-placement = Je hebt { $dice } gegooid. Welke steen gaat waarheen?
puzzle-ask-roll-or-stop = De keus is aan jou: nog een keer gooien of stoppen?
puzzle-title = Puzzel { $id }, graad { $grade } van { $grades }: { $setup }
puzzle-line = Het vervolg: { $line }
puzzle-streak = Dagen op rij: { $days }. Je record: { $best }.
puzzle-your-answer = Je antwoord (? voor een hint, q om op te geven):
puzzle-no-more-hints = Er zijn geen hints meer.
puzzle-making = Puzzels worden gemaakt
puzzle-made = { $puzzles ->
    [one] Eén puzzel
   *[other] { $puzzles } puzzels
} uit { $games ->
    [one] één spel
   *[other] { $games } spellen
} in { $seconds } s.
puzzle-right = Goed!
puzzle-wrong = { $move } is niet de oplossing.
puzzle-given-up = Zo gaat het.
puzzle-only-card = { $card } wint, wat de tegenstander ook doet. Elke andere kaart laat de overwinning glippen.
puzzle-allows-draw = Na { $card } haalt de tegenstander gelijkspel.
puzzle-allows-loss = Na { $card } wint de tegenstander.
puzzle-places = { $move } is { $best }% van de overwinning waard; de op een na beste zet, { $second }, is { $other }% waard.
puzzle-then-rolls = Gooi daarna door: bij { $bust }% van alle worpen verlies je alles.
puzzle-then-stops = Stop daarna: bij { $bust }% van alle worpen zou je alles verliezen.
puzzle-rolls = Gooien is { $best }% van de overwinning waard, stoppen { $other }%, hoewel je bij { $bust }% van alle worpen alles verliest.
puzzle-stops = Stoppen is { $best }% van de overwinning waard, gooien { $other }%: bij { $bust }% van alle worpen verlies je alles.
puzzle-costs = { $move } is { $value }% van de overwinning waard; de beste zet is { $best }% waard.
puzzle-hint-win = Win deze slag.
puzzle-hint-lose = Laat de tegenstander deze slag.
puzzle-hint-faction = Speel een kaart van de { $faction ->
    [go] Goblins
    [kn] Ridders
    [un] Ondoden
    [dw] Dwergen
    [do] Dubbelgangers
    [gn] Gnomen
    [gi] Reuzen
    [dr] Draken
    [tr] Trollen
    [se] Zieners
   *[other] { $code }
}.
puzzle-hint-squatter = Het is een kraaksteen.
puzzle-hint-claim-marker = Het is een claimsteen.
puzzle-hint-column = Kijk naar kolom { $column }.
puzzle-hint-row = Kijk naar rij { $row }.
puzzle-hint-not = { $move } is het niet.
puzzle-hint-bust = Bij de volgende worp verlies je in { $bust }% van alle gevallen alles.
puzzle-hint-stake = Stop je, dan heeft je grootste groep { $mine ->
    [one] één veld
   *[other] { $mine } velden
} en zijn er { $secured } van jou definitief geclaimd; verlies je alles, dan zijn het er { $before } en { $fewer }.

# Duplicate-wedstrijden

setup-match-number = een wedstrijd heeft 1 tot { $most } { $what ->
    [boards] spellen
    [groups] groepen
   *[people] mensen in een groep
}
setup-match-benches = hoogstens { $most } niveaus kunnen meespelen, elk één keer
setup-match-alone = er moet iemand zijn om mee te vergelijken: een tweede groep of een niveau dat meespeelt
table-no-such-match = die wedstrijd bestaat niet
table-match-joined = je doet al mee
table-match-not-joined = doe eerst mee aan de wedstrijd
table-match-full = er is geen stoel vrij
table-match-played = je hebt alle spellen gespeeld
table-match-over = de wedstrijd is voorbij
table-match-on = dat wordt verteld als alle tafels van de wedstrijd klaar zijn
table-match-table = naar een tafel van een duplicate-wedstrijd kun je kijken als alle tafels klaar zijn

## The browser app: the analysis board

ui-analysis = Analysebord
ui-analysis-about = Zet een stelling op, of plak er een als tekst. Vraag dan: welke zet is de beste, wie wint hoe vaak, en bij welke worpen verlies je alles?
ui-analysis-mode = Wat klikken doet
ui-analysis-try = Zetten proberen
ui-analysis-set = Opzetten
ui-analysis-back = Terug
ui-analysis-surprise = Een willekeurige stelling
ui-analysis-worth = Wat hij waard is
ui-analysis-ask = Beste zet?
ui-analysis-thinking = Aan het denken …
ui-analysis-deeper = Langer denken
ui-analysis-text = De stelling als tekst
ui-analysis-take-text = Deze tekst opzetten
ui-analysis-moment = Hoe de partij staat
ui-analysis-turn = Aan de beurt
ui-analysis-lead = Komt uit
ui-analysis-due = Wat er moet gebeuren
ui-analysis-due-roll = de worp
ui-analysis-due-place = een steen
ui-analysis-due-choose = gooien of stoppen
ui-analysis-due-over = niets: het is afgelopen
ui-analysis-die = Dobbelsteen: { $value }. Draai hem
ui-analysis-left = Beurten in de laatste ronde
ui-analysis-left-none = nog niet aangekondigd
ui-analysis-clear = Alles leegmaken
ui-analysis-stones = Stenen
ui-analysis-held = { $name }: gewoon veld
ui-analysis-secured = { $name }: definitief geclaimd veld
ui-analysis-squatter = Kraaksteen { $number }
ui-analysis-claim-marker = Claimsteen van deze beurt
ui-analysis-erase = Een veld leegmaken
ui-analysis-tray-hand = Handkaarten
ui-analysis-tray-followers = Volgelingen
ui-analysis-tray-score = Puntenstapel
ui-analysis-tray-open = Open Gnomen
ui-analysis-tray-trick = Slag, op volgorde
ui-analysis-tray-middle = Opengelegd
ui-analysis-tray-pile = Stapel, van boven af
ui-analysis-tray-trolls = Trollen die bleven liggen
ui-analysis-tray-giants = Reuzen die nog vragen
ui-analysis-box = De doos
ui-analysis-box-about = Klik op een kaart om haar hier te leggen: { $tray }. Wat in de doos blijft, telt als afgelegd.
ui-analysis-all-placed = allemaal neergelegd
ui-analysis-put-on = { $card }: leggen bij { $tray }
ui-analysis-take-off = { $card }: weghalen bij { $tray }
ui-analysis-play-card = { $card } spelen
ui-analysis-phase = Fase
ui-analysis-phase-1 = 1: rekruteren
ui-analysis-phase-2 = 2: winnen
ui-analysis-stage-play = een kaart
ui-analysis-stage-seer = de keuze van een Ziener
ui-analysis-stage-pick = een rekruut kiezen
ui-analysis-stage-smash = een Reus vraagt
ui-analysis-other-deck = Andere facties of spelers
ui-analysis-take-deck = Neem dit deck
ui-analysis-exact = Opgelost: deze waarden zijn exact.
ui-analysis-bar = Een schatting, op { $bar } na.
ui-analysis-moves = De zetten, de beste eerst
ui-analysis-line = Het beste spel tot het einde
ui-analysis-bust = De volgende worp
ui-chances = Winstkansen
ui-option-made = gespeeld
ui-options-all = Alle { $count } tonen
ui-rolls = De { $rolls } worpen
ui-rolls-one = { $roll }{ $busts ->
    [yes] : alles kwijt
   *[no] : gaat verder
}
ui-rolls-losing = alles kwijt: { $rolls } van de 56 worpen, { $losing } van de 216 manieren waarop de stenen vallen

# Wat een terugblik zegt

error-no-such-language = er is geen taal { $language }: probeer een van { $languages }
review-progress = Elke zet wordt bekeken
review-heading = Terugblik: { $game }
review-unfinished = Het spel is niet uitgespeeld: er is geen resultaat om mee te vergelijken.
review-page-written = De pagina staat in { $file }
replay-play = Afspelen of stoppen
review-is-exact = Elk cijfer is exact.
review-is-estimated = De cijfers zijn schattingen; de foutmarge zegt hoe ver ze ernaast kunnen zitten.
review-how = Alle cijfers zijn procenten van de overwinning. Resultaat = verwachting + geluk + eigen beslissingen + beslissingen van de anderen, zonder rest. Een beslissing telt tegen wat van de stelling te verwachten was; wat ze tegen de beste zet verloor, staat apart. Het resultaat zonder geluk is het resultaat min het geluk.
review-moments = De momenten die beslisten
review-moves = Zet voor zet
review-curve = Winstkansen
review-accounts = Geluk en fouten
review-position = De stelling voor stap { $number }
review-grid = De { $rolls } worpen; bij de gevulde gaat alles verloren
review-seat = Plaats
review-move = Zet
review-chances = Kansen erna
review-luck = Geluk
review-loss = Verlies
review-hindsight-loss = Achteraf
review-word = Oordeel
review-best = Het beste
review-rolls = Volgende worp
review-bust = { $percent }% alles kwijt
review-busted = alles kwijt
analyse-chance = Kans van { $seat }
analyse-of-engine = De cijfers zijn van de engine zelf.
analyse-move-alone = De engine noemt haar zet en geen cijfers.
review-expectation = Verwachting
review-luck-of = Geluk: { $kind }
review-own = Eigen beslissingen
review-others = Beslissingen van de anderen
review-result = Resultaat
review-adjusted = Resultaat zonder geluk
review-errors-known = Verloren naar wat men kon weten
review-errors-hindsight = Verloren achteraf
review-kind-decision = beslissing
review-kind-roll = worp
review-kind-deal = deling
review-kind-draw = trekking
review-kind-turn-up = opengelegd
review-word-best = het beste
review-word-good = goed
review-word-inaccuracy = onnauwkeurig
review-word-mistake = fout
review-word-blunder = flater

## The browser app: reviews

ui-review-of = { $game }: wat de zetten waard waren
ui-review-working = De partij wordt bekeken
ui-review-progress = { $stage ->
    [waiting] Eerst zijn andere partijen aan de beurt.
    [preparing] Wordt voorbereid …
   *[looking] { $percent } klaar
}
ui-review-curve = Winstkansen, stap voor stap
ui-review-curve-at = Stap { $step }: { $chances }
ui-review-moves = De zetten
ui-review-only-errors = alleen fouten
ui-review-no-errors = Niemand maakte een fout.
ui-review-totals = Geluk en kunde
ui-review-luck = Geluk
ui-review-luck-roll = dobbelstenen
ui-review-luck-deal = het delen
ui-review-luck-draw = getrokken kaarten
ui-review-luck-turn-up = opengelegde kaarten
ui-review-errors = Fouten
ui-review-result = Uitslag
ui-review-adjusted = Zonder het geluk
ui-review-words = Beslissingen
ui-review-about = Alle getallen zijn honderdsten van de overwinning die gewonnen of verloren werden. Geluk is wat dobbelstenen en kaarten boven het gemiddelde brachten. Een beslissing telt tegen wat van de stelling te verwachten was; geluk en beslissingen leiden van de verwachting naar de uitslag. Fouten zijn wat eigen beslissingen tegen de beste zet kostten, naar wat men kon weten.
ui-review-better = { $best } was beter. Kosten: { $points }
ui-review-lucky = { $lucky ->
    [yes] Geluk: { $points }
   *[no] Pech: { $points }
}
ui-review-options = Wat er kon
ui-review-options-known = Naar wat men kon weten
ui-review-options-hindsight = Met alle kaarten open
ui-review-bust-before = Wat deze worp had kunnen zijn
ui-review-play = Speel het vanaf hier beter
ui-review-analyse = Naar het analysebord
ui-review-deeper = Dieper kijken
ui-review-keys = De pijltjestoetsen gaan terug en verder; op de curve springen Page Up en Page Down van fout naar fout.

## The browser app: puzzles

ui-puzzles = Puzzels
ui-puzzle-today = De puzzel van vandaag
ui-puzzle-number = Puzzel { $number }
ui-puzzle-grade = Graad { $grade } van 5
ui-puzzle-grades = Hoe moeilijk
ui-puzzle-kind = Wat er gevraagd wordt
ui-puzzle-every-kind = Allemaal
ui-puzzle-kind-only-card = CLAIM: maar één kaart wint
ui-puzzle-kind-placement = Claim It!: welke steen waar?
ui-puzzle-kind-roll-or-stop = Claim It!: gooien of stoppen?
ui-puzzle-how-only-card = Klik op de kaart.
ui-puzzle-how-placement = Klik op het veld.
ui-puzzle-others = { $count } puzzels, { $done } opgelost
ui-puzzle-solve = Oplossen
ui-puzzle-look-again = Nog eens kijken
ui-puzzle-done = opgelost
ui-puzzle-none = Geen van dit soort.
ui-puzzle-streak = { $days ->
    [one] dag op rij
   *[other] dagen op rij
}
ui-puzzle-rating = Jouw puzzelrating: { $rating }, vrijwel zeker tussen { $rating } en { $most } ({ $count } geteld, elk met het eerste antwoord).
ui-puzzle-best = Record: { $days }
ui-puzzle-hint = Hint { $number } van { $all }
ui-puzzle-give-up = Toon de oplossing
ui-puzzle-next = Nog een puzzel
ui-puzzle-all = Alle puzzels
ui-puzzle-line = Hoe het verdergaat

## The browser app: duplicate matches

ui-duplicates = Duplicate-wedstrijden
ui-duplicate-about = Aan alle tafels dezelfde worpen en kaarten: zo beslist de kunde. Iedereen speelt dezelfde spellen met wisselende plaatsen; de uitslagen worden spel voor spel vergeleken, zoals bij bridge.
ui-duplicate-mine = Jouw wedstrijden
ui-duplicate-boards-count = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
ui-duplicate-gathering = wacht op spelers
ui-duplicate-playing = bezig
ui-duplicate-over = afgelopen
ui-duplicate-who = Vergeleken met wie
ui-duplicate-alone = Ik tegen de niveaus
ui-duplicate-friends = Vrienden, via een link
ui-duplicate-alone-about = Jij speelt de spellen; computerspelers spelen ze ook in jouw plaats, ter vergelijking.
ui-duplicate-friends-about = Elke groep speelt dezelfde spellen aan eigen tafels, wanneer ze wil.
ui-duplicate-groups = Groepen
ui-duplicate-people = Mensen per groep
ui-duplicate-boards = Spellen
ui-duplicate-level = De andere plaatsen
ui-duplicate-benches = Niveaus die meespelen
ui-duplicate-open = Wedstrijd openen
ui-duplicate-of = Duplicate-wedstrijd: { $game }
ui-duplicate-facts = { $boards ->
    [one] Eén spel
   *[other] { $boards } spellen
}. Plaatsen zonder mensen speelt: { $level }.
ui-duplicate-play = Speel spel { $number } van { $all }
ui-duplicate-join = Meedoen
ui-duplicate-quit = Stoppen met meedoen
ui-duplicate-end = Wedstrijd beëindigen
ui-duplicate-end-sure = Er wordt geen spel meer begonnen. Wat gespeeld is, telt.
ui-duplicate-waiting = Je groep is nog niet compleet: stuur de link naar wie er ontbreken.
ui-duplicate-done = Je hebt alle spellen gespeeld. De anderen zijn nog bezig.
ui-duplicate-results = Uitslagen
ui-duplicate-points = Matchpunten
ui-duplicate-points-about = Twee matchpunten voor iedereen die je in een spel verslaat, één bij gelijk. De uitslagen van een spel zie je als je het zelf af hebt.
ui-duplicate-board = Spel { $number }
ui-duplicate-free = vrije stoel
ui-duplicate-bench = computerspeler
ui-duplicate-cell-waiting = nog niet
ui-duplicate-cell-playing = bezig
ui-duplicate-cell-over = klaar
ui-duplicate-result = { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] gedeeld
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }met { $margin }
}
ui-duplicate-cell-points = { $points } van { $most }
ui-duplicate-look = Terugblik
ui-duplicate-invite = Wie deze link heeft, kan een vrije stoel nemen.
