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
puzzle-made = { $puzzles } puzzels uit { $games } spellen in { $seconds } s.
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
   *[se] Zieners
}.
puzzle-hint-squatter = Het is een kraaksteen.
puzzle-hint-claim-marker = Het is een claimsteen.
puzzle-hint-column = Kijk naar kolom { $column }.
puzzle-hint-row = Kijk naar rij { $row }.
puzzle-hint-not = { $move } is het niet.
puzzle-hint-bust = Bij de volgende worp verlies je in { $bust }% van alle gevallen alles.
puzzle-hint-stake = Stop je, dan heeft je grootste groep { $mine } velden en zijn er { $secured } van jou definitief geclaimd; verlies je alles, dan zijn het er { $before } en { $fewer }.

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

web-analysis = Analysebord
web-analysis-about = Zet een stelling op, of plak er een als tekst. Vraag dan: welke zet is de beste, wie wint hoe vaak, en bij welke worpen verlies je alles?
web-analysis-mode = Wat klikken doet
web-analysis-try = Zetten proberen
web-analysis-set = Opzetten
web-analysis-back = Terug
web-analysis-surprise = Een willekeurige stelling
web-analysis-worth = Wat hij waard is
web-analysis-ask = Beste zet?
web-analysis-thinking = Aan het denken …
web-analysis-deeper = Langer denken
web-analysis-text = De stelling als tekst
web-analysis-take-text = Deze tekst opzetten
web-analysis-moment = Hoe de partij staat
web-analysis-turn = Aan de beurt
web-analysis-lead = Komt uit
web-analysis-due = Wat er moet gebeuren
web-analysis-due-roll = de worp
web-analysis-due-place = een steen
web-analysis-due-choose = gooien of stoppen
web-analysis-due-over = niets: het is afgelopen
web-analysis-die = Dobbelsteen: { $value }. Draai hem
web-analysis-left = Beurten in de laatste ronde
web-analysis-left-none = nog niet aangekondigd
web-analysis-clear = Alles leegmaken
web-analysis-stones = Stenen
web-analysis-held = { $name }: gewoon veld
web-analysis-secured = { $name }: definitief geclaimd veld
web-analysis-squatter = Kraaksteen { $number }
web-analysis-claim-marker = Claimsteen van deze beurt
web-analysis-erase = Een veld leegmaken
web-analysis-tray-hand = Handkaarten
web-analysis-tray-followers = Volgelingen
web-analysis-tray-score = Puntenstapel
web-analysis-tray-open = Open Gnomen
web-analysis-tray-trick = Slag, op volgorde
web-analysis-tray-middle = Opengelegd
web-analysis-tray-pile = Stapel, van boven af
web-analysis-tray-trolls = Trollen die bleven liggen
web-analysis-tray-giants = Reuzen die nog vragen
web-analysis-box = De doos
web-analysis-box-about = Klik op een kaart om haar hier te leggen: { $tray }. Wat in de doos blijft, telt als afgelegd.
web-analysis-all-placed = allemaal neergelegd
web-analysis-put-on = { $card }: leggen bij { $tray }
web-analysis-take-off = { $card }: weghalen bij { $tray }
web-analysis-play-card = { $card } spelen
web-analysis-phase = Fase
web-analysis-phase-1 = 1: rekruteren
web-analysis-phase-2 = 2: winnen
web-analysis-stage-play = een kaart
web-analysis-stage-seer = de keuze van een Ziener
web-analysis-stage-pick = een rekruut kiezen
web-analysis-stage-smash = een Reus vraagt
web-analysis-other-deck = Andere facties of spelers
web-analysis-take-deck = Neem dit deck
web-analysis-exact = Opgelost: deze waarden zijn exact.
web-analysis-bar = Een schatting, op { $bar } na.
web-analysis-moves = De zetten, de beste eerst
web-analysis-line = Het beste spel tot het einde
web-analysis-bust = De volgende worp
web-chances = Winstkansen
web-option-made = gespeeld
web-options-all = Alle { $count } tonen
web-rolls = De { $rolls } worpen
web-rolls-one = { $roll }{ $busts ->
    [yes] : alles kwijt
   *[no] : gaat verder
}
web-rolls-losing = alles kwijt: { $rolls } van de 56 worpen, { $losing } van de 216 manieren waarop de stenen vallen

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

web-review-of = { $game }: wat de zetten waard waren
web-review-working = De partij wordt bekeken
web-review-progress = { $stage ->
    [waiting] Eerst zijn andere partijen aan de beurt.
    [preparing] Wordt voorbereid …
   *[looking] { $percent } klaar
}
web-review-curve = Winstkansen, stap voor stap
web-review-curve-at = Stap { $step }: { $chances }
web-review-moves = De zetten
web-review-only-errors = alleen fouten
web-review-no-errors = Niemand maakte een fout.
web-review-totals = Geluk en kunde
web-review-luck = Geluk
web-review-luck-roll = dobbelstenen
web-review-luck-deal = het delen
web-review-luck-draw = getrokken kaarten
web-review-luck-turn-up = opengelegde kaarten
web-review-errors = Fouten
web-review-result = Uitslag
web-review-adjusted = Zonder het geluk
web-review-words = Beslissingen
web-review-about = Alle getallen zijn honderdsten van de overwinning die gewonnen of verloren werden. Geluk is wat dobbelstenen en kaarten boven het gemiddelde brachten. Een beslissing telt tegen wat van de stelling te verwachten was; geluk en beslissingen leiden van de verwachting naar de uitslag. Fouten zijn wat eigen beslissingen tegen de beste zet kostten, naar wat men kon weten.
web-review-better = { $best } was beter. Kosten: { $points }
web-review-lucky = { $lucky ->
    [yes] Geluk: { $points }
   *[no] Pech: { $points }
}
web-review-options = Wat er kon
web-review-options-known = Naar wat men kon weten
web-review-options-hindsight = Met alle kaarten open
web-review-bust-before = Wat deze worp had kunnen zijn
web-review-play = Speel het vanaf hier beter
web-review-analyse = Naar het analysebord
web-review-deeper = Dieper kijken
web-review-keys = De pijltjestoetsen gaan terug en verder; op de curve springen Page Up en Page Down van fout naar fout.

## The browser app: puzzles

web-puzzles = Puzzels
web-puzzle-today = De puzzel van vandaag
web-puzzle-number = Puzzel { $number }
web-puzzle-grade = Graad { $grade } van 5
web-puzzle-grades = Hoe moeilijk
web-puzzle-kind = Wat er gevraagd wordt
web-puzzle-every-kind = Allemaal
web-puzzle-kind-only-card = CLAIM: maar één kaart wint
web-puzzle-kind-placement = Claim It!: welke steen waar?
web-puzzle-kind-roll-or-stop = Claim It!: gooien of stoppen?
web-puzzle-how-only-card = Klik op de kaart.
web-puzzle-how-placement = Klik op het veld.
web-puzzle-others = { $count } puzzels, { $done } opgelost
web-puzzle-solve = Oplossen
web-puzzle-look-again = Nog eens kijken
web-puzzle-done = opgelost
web-puzzle-none = Geen van dit soort.
web-puzzle-streak = { $days ->
    [one] dag op rij
   *[other] dagen op rij
}
web-puzzle-rating = Jouw puzzelrating: { $rating }, vrijwel zeker tussen { $rating } en { $most } ({ $count } geteld, elk met het eerste antwoord).
web-puzzle-best = Record: { $days }
web-puzzle-hint = Hint { $number } van { $all }
web-puzzle-give-up = Toon de oplossing
web-puzzle-next = Nog een puzzel
web-puzzle-all = Alle puzzels
web-puzzle-line = Hoe het verdergaat

## The browser app: duplicate matches

web-duplicates = Duplicate-wedstrijden
web-duplicate-about = Aan alle tafels dezelfde worpen en kaarten: zo beslist de kunde. Iedereen speelt dezelfde spellen met wisselende plaatsen; de uitslagen worden spel voor spel vergeleken, zoals bij bridge.
web-duplicate-mine = Jouw wedstrijden
web-duplicate-boards-count = { $count ->
    [one] één spel
   *[other] { $count } spellen
}
web-duplicate-gathering = wacht op spelers
web-duplicate-playing = bezig
web-duplicate-over = afgelopen
web-duplicate-who = Vergeleken met wie
web-duplicate-alone = Ik tegen de niveaus
web-duplicate-friends = Vrienden, via een link
web-duplicate-alone-about = Jij speelt de spellen; computerspelers spelen ze ook in jouw plaats, ter vergelijking.
web-duplicate-friends-about = Elke groep speelt dezelfde spellen aan eigen tafels, wanneer ze wil.
web-duplicate-groups = Groepen
web-duplicate-people = Mensen per groep
web-duplicate-boards = Spellen
web-duplicate-level = De andere plaatsen
web-duplicate-benches = Niveaus die meespelen
web-duplicate-open = Wedstrijd openen
web-duplicate-of = Duplicate-wedstrijd: { $game }
web-duplicate-facts = { $boards ->
    [one] Eén spel
   *[other] { $boards } spellen
}. Plaatsen zonder mensen speelt: { $level }.
web-duplicate-play = Speel spel { $number } van { $all }
web-duplicate-join = Meedoen
web-duplicate-quit = Stoppen met meedoen
web-duplicate-end = Wedstrijd beëindigen
web-duplicate-end-sure = Er wordt geen spel meer begonnen. Wat gespeeld is, telt.
web-duplicate-waiting = Je groep is nog niet compleet: stuur de link naar wie er ontbreken.
web-duplicate-done = Je hebt alle spellen gespeeld. De anderen zijn nog bezig.
web-duplicate-results = Uitslagen
web-duplicate-points = Matchpunten
web-duplicate-points-about = Twee matchpunten voor iedereen die je in een spel verslaat, één bij gelijk. De uitslagen van een spel zie je als je het zelf af hebt.
web-duplicate-board = Spel { $number }
web-duplicate-free = vrije stoel
web-duplicate-bench = computerspeler
web-duplicate-cell-waiting = nog niet
web-duplicate-cell-playing = bezig
web-duplicate-cell-over = klaar
web-duplicate-result = { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] gedeeld
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }met { $margin }
}
web-duplicate-cell-points = { $points } van { $most }
web-duplicate-look = Terugblik
web-duplicate-invite = Wie deze link heeft, kan een vrije stoel nemen.
