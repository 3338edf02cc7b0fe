# What a review, puzzles and duplicate matches say, here and in the browser.

# Avslag

setup-no-review = ingen har lärt sig att bedöma spelet { $game }

# De tre ögonblick som avgjorde ett parti: vad som kan läras av vart och ett

review-advice-rolled-too-far = { $seat } slog igen med { $bust } % risk för bankrutt: att sluta var värt { $percent } % mer. Sluta när det finns mer att förlora än att vinna.
review-advice-stopped-too-early = { $seat } slutade där ett kast till var värt { $percent } % mer: bara { $bust } % av alla kast ger bankrutt. Slå igen så länge lite kan gå fel.
review-advice-secure = { $seat } spelade { $move }; { $best } var värt { $percent } % mer. Det som är inmutat kan ingen ta ifrån dig.
review-advice-other-move = { $seat } spelade { $move }; { $best } var värt { $percent } % mer. Jämför alla drag innan du gör det första bra.
review-advice-could-not-know = { $best } i stället för { $move } var värt { $percent } % mer för { $seat }, men det visste bara den som såg alla kort. Inget att ångra.
review-advice-lucky-roll = Kastet { $move } gav { $seat } { $percent } %. Det bestämde ingen: ta emot och spela vidare.
review-advice-unlucky-roll = Kastet { $move } kostade { $seat } { $percent } %. Det bestämde ingen: lämna det bakom dig.
review-advice-bust-at-once = { $seat } gick bankrutt redan på dragets första kast, med { $bust } % risk, och förlorade { $percent } %. Egna fält att muta in gör det ovanligare.
review-advice-bust-against-advice = { $seat } slog igen med { $bust } % risk och gick bankrutt, vilket kostade { $percent } %. Att sluta var det bättre valet redan innan tärningarna föll.
review-advice-bust-by-luck = { $seat } slog igen med { $bust } % risk och gick bankrutt, vilket kostade { $percent } %. Valet var ändå rätt: gör om det.
review-advice-deal = Given var värd { $percent } % för { $seat }. Med dåliga kort tar du det som ligger nära; med bra kort håller du det enkelt.
review-advice-draw = Det som kom från högen var värt { $percent } % för { $seat }. Det bestämde ingen: spela vidare med det som finns.

# Problem

error-no-such-puzzle = det finns inget problem { $id }: de är numrerade från 1 till { $most }
setup-too-few-puzzles = efter väldigt många partier finns det bara { $found } av { $wanted } problem

puzzle-ask-only-card = Du är i tur, och alla kort är kända. Bara ett kort vinner: vilket?
puzzle-ask-placement = Du har slagit { $dice }. Vilken markör ska vart?
puzzle-ask-roll-or-stop = Valet är ditt: slå en gång till eller sluta?
puzzle-title = Problem { $id }, svårighet { $grade } av { $grades }: { $setup }
puzzle-line = Fortsättningen: { $line }
puzzle-streak = Dagar i rad: { $days }. Ditt rekord: { $best }.
puzzle-your-answer = Ditt svar (? för en ledtråd, q för att ge upp):
puzzle-no-more-hints = Det finns inga fler ledtrådar.
puzzle-making = Problem skapas
puzzle-made = { $puzzles } problem från { $games } partier på { $seconds } s.
puzzle-right = Rätt!
puzzle-wrong = { $move } är inte lösningen.
puzzle-given-up = Så här går det till.
puzzle-only-card = { $card } vinner vad motståndaren än gör. Varje annat kort låter segern glida undan.
puzzle-allows-draw = Efter { $card } når motståndaren oavgjort.
puzzle-allows-loss = Efter { $card } vinner motståndaren.
puzzle-places = { $move } är värt { $best } % av segern; det näst bästa draget, { $second }, är värt { $other } %.
puzzle-then-rolls = Slå sedan igen: { $bust } % av alla kast leder till bankrutt.
puzzle-then-stops = Sluta sedan: { $bust } % av alla kast skulle leda till bankrutt.
puzzle-rolls = Att slå är värt { $best } % av segern, att sluta { $other } %, fast { $bust } % av alla kast leder till bankrutt.
puzzle-stops = Att sluta är värt { $best } % av segern, att slå { $other } %: { $bust } % av alla kast leder till bankrutt.
puzzle-costs = { $move } är värt { $value } % av segern; det bästa draget är värt { $best } %.
puzzle-hint-win = Vinn det här sticket.
puzzle-hint-lose = Låt motståndaren ta det här sticket.
puzzle-hint-faction = Spela ett kort av { $faction ->
    [go] Vättarna
    [kn] Riddarna
    [un] de Odöda
    [dw] Dvärgarna
    [do] Dubbelgångarna
    [gn] Gnomerna
    [gi] Jättarna
    [dr] Drakarna
    [tr] Trollen
   *[se] Siarna
}.
puzzle-hint-squatter = Det är en nybyggarmarkör.
puzzle-hint-claim-marker = Det är en inmutningsmarkör.
puzzle-hint-column = Titta på kolumn { $column }.
puzzle-hint-row = Titta på rad { $row }.
puzzle-hint-not = { $move } är det inte.
puzzle-hint-bust = Nästa kast leder till bankrutt i { $bust } % av alla fall.
puzzle-hint-stake = Slutar du har din största guldgruva { $mine } fält och { $secured } av dina fält är inmutade; efter en bankrutt är det { $before } och { $fewer }.

# Dubblettmatcher

setup-match-number = en match har 1 till { $most } { $what ->
    [boards] partier
    [groups] grupper
   *[people] personer i en grupp
}
setup-match-benches = högst { $most } nivåer kan spela med, var och en en gång
setup-match-alone = det behövs någon att jämföra med: en andra grupp eller en nivå som spelar med
table-no-such-match = det finns ingen sådan match
table-match-joined = du är redan med i matchen
table-match-not-joined = gå med i matchen först
table-match-full = ingen stol är ledig
table-match-played = du har spelat alla partier
table-match-over = matchen är slut
table-match-on = det berättas när alla bord i matchen är färdiga
table-match-table = ett bord i en dubblettmatch kan ses när alla dess bord är färdiga

## The browser app: the analysis board

web-analysis = Analysbräde
web-analysis-about = Ställ upp en ställning, eller klistra in den som text. Fråga sedan: vilket drag är bäst, vem vinner hur ofta, och vilka kast ger bankrutt?
web-analysis-mode = Vad klick gör
web-analysis-try = Pröva drag
web-analysis-set = Ställ upp
web-analysis-back = Tillbaka
web-analysis-surprise = Någon ställning
web-analysis-worth = Vad den är värd
web-analysis-ask = Bästa draget?
web-analysis-thinking = Tänker …
web-analysis-deeper = Tänk längre
web-analysis-text = Ställningen som text
web-analysis-take-text = Ställ upp texten
web-analysis-moment = Var partiet står
web-analysis-turn = I tur
web-analysis-lead = Spelar ut
web-analysis-due = Vad som ska göras
web-analysis-due-roll = kastet
web-analysis-due-place = en markör
web-analysis-due-choose = slå eller sluta
web-analysis-due-over = inget: det är slut
web-analysis-die = Tärning: { $value }. Vänd den
web-analysis-left = Drag kvar i sista spelrundan
web-analysis-left-none = inte utlyst än
web-analysis-clear = Rensa allt
web-analysis-stones = Markörer
web-analysis-held = { $name }: nybyggarfält
web-analysis-secured = { $name }: inmutat fält
web-analysis-squatter = Nybyggarmarkör { $number }
web-analysis-claim-marker = Dragets inmutningsmarkör
web-analysis-erase = Töm ett fält
web-analysis-tray-hand = Handen
web-analysis-tray-followers = Anhängare
web-analysis-tray-score = Poänghög
web-analysis-tray-open = Öppna Gnomer
web-analysis-tray-trick = Sticket, i ordning
web-analysis-tray-middle = Uppvänt
web-analysis-tray-pile = Högen, uppifrån
web-analysis-tray-trolls = Troll som ligger kvar
web-analysis-tray-giants = Jättar som frågar
web-analysis-box = Asken
web-analysis-box-about = Klicka på ett kort för att lägga det här: { $tray }. Kort som blir kvar i asken räknas som slängda.
web-analysis-all-placed = alla utlagda
web-analysis-put-on = { $card }: lägg på { $tray }
web-analysis-take-off = { $card }: ta från { $tray }
web-analysis-play-card = Spela { $card }
web-analysis-phase = Fas
web-analysis-phase-1 = 1: värvning
web-analysis-phase-2 = 2: vinna
web-analysis-stage-play = ett kort
web-analysis-stage-seer = en Siares val
web-analysis-stage-pick = val av rekryt
web-analysis-stage-smash = en Jätte frågar
web-analysis-other-deck = Andra fraktioner eller spelare
web-analysis-take-deck = Ta den här leken
web-analysis-exact = Löst: värdena är exakta.
web-analysis-bar = En uppskattning, på { $bar } när.
web-analysis-moves = Dragen, det bästa först
web-analysis-line = Bästa spel till slutet
web-analysis-bust = Nästa kast
web-chances = Vinstchanser
web-option-made = spelat
web-options-all = Visa alla { $count }
web-rolls = De { $rolls } kasten
web-rolls-one = { $roll }{ $busts ->
    [yes] : bankrutt
   *[no] : går vidare
}
web-rolls-losing = bankrutt: { $rolls } av de 56 kasten, { $losing } av 216 sätt som tärningarna kan falla

# Vad en genomgång säger

error-no-such-language = det finns inget språk { $language }: försök med ett av { $languages }
review-progress = Varje drag granskas
review-heading = Genomgång: { $game }
review-unfinished = Partiet spelades inte till slut: det finns inget resultat att jämföra med.
review-page-written = Sidan ligger i { $file }
replay-play = Spela upp eller pausa
review-is-exact = Varje siffra är exakt.
review-is-estimated = Siffrorna är uppskattningar; felstapeln visar hur mycket de kan slå fel.
review-how = Alla siffror är procent av segern. Resultat = förväntan + tur + egna beslut + de andras beslut, utan rest. Ett beslut räknas mot vad som var att vänta av ställningen; vad det förlorade mot det bästa draget sägs för sig. Resultatet utan tur är resultatet minus turen.
review-moments = Ögonblicken som avgjorde
review-moves = Drag för drag
review-curve = Vinstchanser
review-accounts = Tur och fel
review-position = Ställningen före steg { $number }
review-grid = De { $rolls } kasten; de fyllda ger bankrutt
review-seat = Plats
review-move = Drag
review-chances = Chanser efteråt
review-luck = Tur
review-loss = Förlust
review-hindsight-loss = I efterhand
review-word = Omdöme
review-best = Bäst
review-rolls = Nästa kast
review-bust = { $percent } % bankrutt
review-busted = bankrutt
analyse-chance = Chans för { $seat }
review-expectation = Förväntan
review-luck-of = Tur: { $kind }
review-own = Egna beslut
review-others = De andras beslut
review-result = Resultat
review-adjusted = Resultat utan tur
review-errors-known = Förlorat av det man kunde veta
review-errors-hindsight = Förlorat i efterhand
review-kind-decision = beslut
review-kind-roll = kast
review-kind-deal = giv
review-kind-draw = dragning
review-kind-turn-up = uppvänt
review-word-best = bäst
review-word-good = bra
review-word-inaccuracy = oprecist
review-word-mistake = misstag
review-word-blunder = grovt fel

## The browser app: reviews

web-review-of = { $game }: vad dragen var värda
web-review-working = Partiet gås igenom
web-review-progress = { $stage ->
    [waiting] Andra partier gås igenom först.
    [preparing] Förbereder …
   *[looking] { $percent } klart
}
web-review-curve = Vinstchanser, steg för steg
web-review-curve-at = Steg { $step }: { $chances }
web-review-moves = Dragen
web-review-only-errors = bara fel
web-review-no-errors = Ingen gjorde något fel.
web-review-totals = Tur och skicklighet
web-review-luck = Tur
web-review-luck-roll = tärningar
web-review-luck-deal = given
web-review-luck-draw = dragna kort
web-review-luck-turn-up = uppvända kort
web-review-errors = Fel
web-review-result = Resultat
web-review-adjusted = Utan turen
web-review-words = Beslut
web-review-about = Alla tal är hundradelar av segern som vanns eller förlorades. Tur är vad tärningar och kort gav utöver genomsnittet. Ett beslut räknas mot vad som var att vänta av ställningen; tur och beslut leder från förväntan till resultatet. Fel är vad egna beslut kostade mot det bästa draget, efter vad man kunde veta.
web-review-better = { $best } var bättre. Kostnad: { $points }
web-review-lucky = { $lucky ->
    [yes] Tur: { $points }
   *[no] Otur: { $points }
}
web-review-options = Vad som kunde göras
web-review-options-known = Efter vad man kunde veta
web-review-options-hindsight = Med alla kort öppna
web-review-bust-before = Vad kastet kunde ha blivit
web-review-play = Spela bättre härifrån
web-review-analyse = Till analysbrädet
web-review-deeper = Titta djupare
web-review-keys = Piltangenterna går bakåt och framåt; på kurvan går Page Up och Page Down från fel till fel.

## The browser app: puzzles

web-puzzles = Problem
web-puzzle-today = Dagens problem
web-puzzle-number = Problem { $number }
web-puzzle-grade = Nivå { $grade } av 5
web-puzzle-grades = Hur svårt
web-puzzle-kind = Vad som frågas
web-puzzle-every-kind = Alla
web-puzzle-kind-only-card = CLAIM: bara ett kort vinner
web-puzzle-kind-placement = Claim It!: vilken markör vart?
web-puzzle-kind-roll-or-stop = Claim It!: slå eller sluta?
web-puzzle-how-only-card = Klicka på kortet.
web-puzzle-how-placement = Klicka på fältet.
web-puzzle-others = { $count } problem, { $done } lösta
web-puzzle-solve = Lös det
web-puzzle-look-again = Titta igen
web-puzzle-done = löst
web-puzzle-none = Inget av den sorten.
web-puzzle-streak = { $days ->
    [one] dag i rad
   *[other] dagar i rad
}
web-puzzle-rating = Din problemrankning: { $rating }, nästan säkert mellan { $rating } och { $most } ({ $count } räknade, vart och ett med första svaret).
web-puzzle-best = Rekord: { $days }
web-puzzle-hint = Ledtråd { $number } av { $all }
web-puzzle-give-up = Visa lösningen
web-puzzle-next = Ett problem till
web-puzzle-all = Alla problem
web-puzzle-line = Hur det fortsätter

## The browser app: duplicate matches

web-duplicates = Dubblettmatcher
web-duplicate-about = Samma tärningar och kort vid alla bord: då avgör skickligheten. Alla spelar samma partier med roterade platser; resultaten jämförs parti för parti, som i bridge.
web-duplicate-mine = Dina matcher
web-duplicate-boards-count = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
web-duplicate-gathering = väntar på spelare
web-duplicate-playing = spelas
web-duplicate-over = slut
web-duplicate-who = Jämfört med vem
web-duplicate-alone = Jag mot nivåerna
web-duplicate-friends = Vänner, via länk
web-duplicate-alone-about = Du spelar partierna; datorspelare spelar dem också i ditt ställe, som jämförelse.
web-duplicate-friends-about = Varje grupp spelar samma partier vid egna bord, när den vill.
web-duplicate-groups = Grupper
web-duplicate-people = Personer per grupp
web-duplicate-boards = Partier
web-duplicate-level = De andra platserna
web-duplicate-benches = Nivåer som spelar med
web-duplicate-open = Öppna matchen
web-duplicate-of = Dubblettmatch: { $game }
web-duplicate-facts = { $boards ->
    [one] Ett parti
   *[other] { $boards } partier
}. Platser utan människor spelas av: { $level }.
web-duplicate-play = Spela parti { $number } av { $all }
web-duplicate-join = Gå med
web-duplicate-quit = Lämna
web-duplicate-end = Avsluta matchen
web-duplicate-end-sure = Inga fler partier påbörjas. Det som har spelats räknas.
web-duplicate-waiting = Din grupp är inte fulltalig än: skicka länken till dem som saknas.
web-duplicate-done = Du har spelat alla partier. De andra håller på än.
web-duplicate-results = Resultaten
web-duplicate-points = Matchpoäng
web-duplicate-points-about = Två matchpoäng för var och en man slår i ett parti, en vid lika. Resultaten av ett parti ser du när du själv har spelat klart det.
web-duplicate-board = Parti { $number }
web-duplicate-free = ledig stol
web-duplicate-bench = datorspelare
web-duplicate-cell-waiting = inte än
web-duplicate-cell-playing = spelar
web-duplicate-cell-over = klart
web-duplicate-result = { $how ->
    [won] vann
    [lost] förlorade
   *[shared] delad
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }med { $margin }
}
web-duplicate-cell-points = { $points } av { $most }
web-duplicate-look = Genomgång
web-duplicate-invite = Den som har länken kan ta en ledig stol.
