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
puzzle-made = { $puzzles ->
    [one] Ett problem
   *[other] { $puzzles } problem
} från { $games ->
    [one] ett parti
   *[other] { $games } partier
} på { $seconds } s.
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
    [se] Siarna
   *[other] { $code }
}.
puzzle-hint-squatter = Det är en nybyggarmarkör.
puzzle-hint-claim-marker = Det är en inmutningsmarkör.
puzzle-hint-column = Titta på kolumn { $column }.
puzzle-hint-row = Titta på rad { $row }.
puzzle-hint-not = { $move } är det inte.
puzzle-hint-bust = Nästa kast leder till bankrutt i { $bust } % av alla fall.
puzzle-hint-stake = Slutar du har din största guldgruva { $mine ->
    [one] ett fält
   *[other] { $mine } fält
} och { $secured } av dina fält är inmutade; efter en bankrutt är det { $before } och { $fewer }.

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

ui-analysis = Analysbräde
ui-analysis-about = Ställ upp en ställning, eller klistra in den som text. Fråga sedan: vilket drag är bäst, vem vinner hur ofta, och vilka kast ger bankrutt?
ui-analysis-mode = Vad klick gör
ui-analysis-try = Pröva drag
ui-analysis-set = Ställ upp
ui-analysis-back = Tillbaka
ui-analysis-surprise = Någon ställning
ui-analysis-worth = Vad den är värd
ui-analysis-ask = Bästa draget?
ui-analysis-thinking = Tänker …
ui-analysis-deeper = Tänk längre
ui-analysis-text = Ställningen som text
ui-analysis-take-text = Ställ upp texten
ui-analysis-moment = Var partiet står
ui-analysis-turn = I tur
ui-analysis-lead = Spelar ut
ui-analysis-due = Vad som ska göras
ui-analysis-due-roll = kastet
ui-analysis-due-place = en markör
ui-analysis-due-choose = slå eller sluta
ui-analysis-due-over = inget: det är slut
ui-analysis-die = Tärning: { $value }. Vänd den
ui-analysis-left = Drag kvar i sista spelrundan
ui-analysis-left-none = inte utlyst än
ui-analysis-clear = Rensa allt
ui-analysis-stones = Markörer
ui-analysis-held = { $name }: nybyggarfält
ui-analysis-secured = { $name }: inmutat fält
ui-analysis-squatter = Nybyggarmarkör { $number }
ui-analysis-claim-marker = Dragets inmutningsmarkör
ui-analysis-erase = Töm ett fält
ui-analysis-tray-hand = Handen
ui-analysis-tray-followers = Anhängare
ui-analysis-tray-score = Poänghög
ui-analysis-tray-open = Öppna Gnomer
ui-analysis-tray-trick = Sticket, i ordning
ui-analysis-tray-middle = Uppvänt
ui-analysis-tray-pile = Högen, uppifrån
ui-analysis-tray-trolls = Troll som ligger kvar
ui-analysis-tray-giants = Jättar som frågar
ui-analysis-box = Asken
ui-analysis-box-about = Klicka på ett kort för att lägga det här: { $tray }. Kort som blir kvar i asken räknas som slängda.
ui-analysis-all-placed = alla utlagda
ui-analysis-put-on = { $card }: lägg på { $tray }
ui-analysis-take-off = { $card }: ta från { $tray }
ui-analysis-play-card = Spela { $card }
ui-analysis-phase = Fas
ui-analysis-phase-1 = 1: värvning
ui-analysis-phase-2 = 2: vinna
ui-analysis-stage-play = ett kort
ui-analysis-stage-seer = en Siares val
ui-analysis-stage-pick = val av rekryt
ui-analysis-stage-smash = en Jätte frågar
ui-analysis-other-deck = Andra fraktioner eller spelare
ui-analysis-take-deck = Ta den här leken
ui-analysis-exact = Löst: värdena är exakta.
ui-analysis-bar = En uppskattning, på { $bar } när.
ui-analysis-moves = Dragen, det bästa först
ui-analysis-line = Bästa spel till slutet
ui-analysis-bust = Nästa kast
ui-chances = Vinstchanser
ui-option-made = spelat
ui-options-all = Visa alla { $count }
ui-rolls = De { $rolls } kasten
ui-rolls-one = { $roll }{ $busts ->
    [yes] : bankrutt
   *[no] : går vidare
}
ui-rolls-losing = bankrutt: { $rolls } av de 56 kasten, { $losing } av 216 sätt som tärningarna kan falla

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
analyse-of-engine = Siffrorna är motorns egna.
analyse-move-alone = Motorn anger sitt drag men inga siffror.
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

ui-review-of = { $game }: vad dragen var värda
ui-review-working = Partiet gås igenom
ui-review-progress = { $stage ->
    [waiting] Andra partier gås igenom först.
    [preparing] Förbereder …
   *[looking] { $percent } klart
}
ui-review-curve = Vinstchanser, steg för steg
ui-review-curve-at = Steg { $step }: { $chances }
ui-review-moves = Dragen
ui-review-only-errors = bara fel
ui-review-no-errors = Ingen gjorde något fel.
ui-review-totals = Tur och skicklighet
ui-review-luck = Tur
ui-review-luck-roll = tärningar
ui-review-luck-deal = given
ui-review-luck-draw = dragna kort
ui-review-luck-turn-up = uppvända kort
ui-review-errors = Fel
ui-review-result = Resultat
ui-review-adjusted = Utan turen
ui-review-words = Beslut
ui-review-about = Alla tal är hundradelar av segern som vanns eller förlorades. Tur är vad tärningar och kort gav utöver genomsnittet. Ett beslut räknas mot vad som var att vänta av ställningen; tur och beslut leder från förväntan till resultatet. Fel är vad egna beslut kostade mot det bästa draget, efter vad man kunde veta.
ui-review-better = { $best } var bättre. Kostnad: { $points }
ui-review-lucky = { $lucky ->
    [yes] Tur: { $points }
   *[no] Otur: { $points }
}
ui-review-options = Vad som kunde göras
ui-review-options-known = Efter vad man kunde veta
ui-review-options-hindsight = Med alla kort öppna
ui-review-bust-before = Vad kastet kunde ha blivit
ui-review-play = Spela bättre härifrån
ui-review-analyse = Till analysbrädet
ui-review-deeper = Titta djupare
ui-review-keys = Piltangenterna går bakåt och framåt; på kurvan går Page Up och Page Down från fel till fel.

## The browser app: puzzles

ui-puzzles = Problem
ui-puzzle-today = Dagens problem
ui-puzzle-number = Problem { $number }
ui-puzzle-grade = Nivå { $grade } av 5
ui-puzzle-grades = Hur svårt
ui-puzzle-kind = Vad som frågas
ui-puzzle-every-kind = Alla
ui-puzzle-kind-only-card = CLAIM: bara ett kort vinner
ui-puzzle-kind-placement = Claim It!: vilken markör vart?
ui-puzzle-kind-roll-or-stop = Claim It!: slå eller sluta?
ui-puzzle-how-only-card = Klicka på kortet.
ui-puzzle-how-placement = Klicka på fältet.
ui-puzzle-others = { $count } problem, { $done } lösta
ui-puzzle-solve = Lös det
ui-puzzle-look-again = Titta igen
ui-puzzle-done = löst
ui-puzzle-none = Inget av den sorten.
ui-puzzle-streak = { $days ->
    [one] dag i rad
   *[other] dagar i rad
}
ui-puzzle-rating = Din problemrankning: { $rating }, nästan säkert mellan { $rating } och { $most } ({ $count } räknade, vart och ett med första svaret).
ui-puzzle-best = Rekord: { $days }
ui-puzzle-hint = Ledtråd { $number } av { $all }
ui-puzzle-give-up = Visa lösningen
ui-puzzle-next = Ett problem till
ui-puzzle-all = Alla problem
ui-puzzle-line = Hur det fortsätter

## The browser app: duplicate matches

ui-duplicates = Dubblettmatcher
ui-duplicate-about = Samma tärningar och kort vid alla bord: då avgör skickligheten. Alla spelar samma partier med roterade platser; resultaten jämförs parti för parti, som i bridge.
ui-duplicate-mine = Dina matcher
ui-duplicate-boards-count = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
ui-duplicate-gathering = väntar på spelare
ui-duplicate-playing = spelas
ui-duplicate-over = slut
ui-duplicate-who = Jämfört med vem
ui-duplicate-alone = Jag mot nivåerna
ui-duplicate-friends = Vänner, via länk
ui-duplicate-alone-about = Du spelar partierna; datorspelare spelar dem också i ditt ställe, som jämförelse.
ui-duplicate-friends-about = Varje grupp spelar samma partier vid egna bord, när den vill.
ui-duplicate-groups = Grupper
ui-duplicate-people = Personer per grupp
ui-duplicate-boards = Partier
ui-duplicate-level = De andra platserna
ui-duplicate-benches = Nivåer som spelar med
ui-duplicate-open = Öppna matchen
ui-duplicate-of = Dubblettmatch: { $game }
ui-duplicate-facts = { $boards ->
    [one] Ett parti
   *[other] { $boards } partier
}. Platser utan människor spelas av: { $level }.
ui-duplicate-play = Spela parti { $number } av { $all }
ui-duplicate-join = Gå med
ui-duplicate-quit = Lämna
ui-duplicate-end = Avsluta matchen
ui-duplicate-end-sure = Inga fler partier påbörjas. Det som har spelats räknas.
ui-duplicate-waiting = Din grupp är inte fulltalig än: skicka länken till dem som saknas.
ui-duplicate-done = Du har spelat alla partier. De andra håller på än.
ui-duplicate-results = Resultaten
ui-duplicate-points = Matchpoäng
ui-duplicate-points-about = Två matchpoäng för var och en man slår i ett parti, en vid lika. Resultaten av ett parti ser du när du själv har spelat klart det.
ui-duplicate-board = Parti { $number }
ui-duplicate-free = ledig stol
ui-duplicate-bench = datorspelare
ui-duplicate-cell-waiting = inte än
ui-duplicate-cell-playing = spelar
ui-duplicate-cell-over = klart
ui-duplicate-result = { $how ->
    [won] vann
    [lost] förlorade
   *[shared] delad
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }med { $margin }
}
ui-duplicate-cell-points = { $points } av { $most }
ui-duplicate-look = Genomgång
ui-duplicate-invite = Den som har länken kan ta en ledig stol.
