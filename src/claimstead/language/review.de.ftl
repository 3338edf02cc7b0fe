# What a review, puzzles and duplicate matches say, here and in the browser.

# Ablehnungen

setup-no-review = niemand hat gelernt, das Spiel { $game } zu beurteilen

# Die drei Augenblicke, die ein Spiel entschieden haben: was daraus zu lernen ist

review-advice-rolled-too-far = { $seat } hat bei { $bust } % Risiko weitergewürfelt: Aufhören war { $percent } % mehr wert. Hör auf, wenn mehr zu verlieren als zu gewinnen ist.
review-advice-stopped-too-early = { $seat } hat aufgehört, wo Weiterwürfeln { $percent } % mehr wert war: Nur { $bust } % aller Würfe bringen Pech. Würfle weiter, solange wenig schiefgehen kann.
review-advice-secure = { $seat } hat { $move } gespielt; { $best } war { $percent } % mehr wert. Was gesichert ist, nimmt niemand mehr weg.
review-advice-other-move = { $seat } hat { $move } gespielt; { $best } war { $percent } % mehr wert. Vergleiche alle Züge, bevor du den ersten guten machst.
review-advice-could-not-know = { $best } statt { $move } war für { $seat } { $percent } % mehr wert, aber das wusste nur, wer alle Karten sah. Da gibt es nichts zu bereuen.
review-advice-lucky-roll = Der Wurf { $move } hat { $seat } { $percent } % gebracht. Das hat niemand entschieden: Nimm es mit.
review-advice-unlucky-roll = Der Wurf { $move } hat { $seat } { $percent } % gekostet. Das hat niemand entschieden: Hak es ab.
review-advice-bust-at-once = { $seat } hatte gleich mit dem ersten Wurf des Zuges Pech, bei { $bust } % Risiko, und verlor { $percent } %. Eigene Felder, die man sichern kann, machen das seltener.
review-advice-bust-against-advice = { $seat } hat bei { $bust } % Risiko weitergewürfelt; das Pech kostete { $percent } %. Aufhören war die bessere Wahl, schon bevor die Würfel fielen.
review-advice-bust-by-luck = { $seat } hat bei { $bust } % Risiko weitergewürfelt; das Pech kostete { $percent } %. Die Wahl war trotzdem richtig: Mach es wieder so.
review-advice-deal = Die ausgeteilten Karten waren für { $seat } { $percent } % wert. Mit schlechten Karten nimm, was nahe liegt; mit guten halte es einfach.
review-advice-draw = Was vom Stapel kam, war für { $seat } { $percent } % wert. Das hat niemand entschieden: Spiel mit dem weiter, was da ist.

# Rätsel

error-no-such-puzzle = es gibt kein Rätsel { $id }: sie sind von 1 bis { $most } nummeriert
setup-too-few-puzzles = nach sehr vielen Spielen gibt es nur { $found } von { $wanted } Rätseln

puzzle-ask-only-card = Du bist am Zug, und alle Karten sind bekannt. Nur eine Karte gewinnt: welche?
puzzle-ask-placement = Du hast { $dice } gewürfelt. Welcher Stein kommt wohin?
puzzle-ask-roll-or-stop = Du hast die Wahl: noch einmal würfeln oder aufhören?
puzzle-title = Rätsel { $id }, Grad { $grade } von { $grades }: { $setup }
puzzle-line = Der Verlauf: { $line }
puzzle-streak = Tage in Folge: { $days }. Dein Rekord: { $best }.
puzzle-your-answer = Deine Antwort (? für einen Tipp, q zum Aufgeben):
puzzle-no-more-hints = Mehr Tipps gibt es nicht.
puzzle-making = Rätsel entstehen
puzzle-made = { $puzzles } Rätsel aus { $games } Spielen in { $seconds } s.
puzzle-right = Richtig!
puzzle-wrong = { $move } ist nicht die Lösung.
puzzle-given-up = So geht es.
puzzle-only-card = { $card } gewinnt, was der Gegner auch tut. Jede andere Karte lässt den Sieg entgleiten.
puzzle-allows-draw = Nach { $card } erreicht der Gegner ein Unentschieden.
puzzle-allows-loss = Nach { $card } gewinnt der Gegner.
puzzle-places = { $move } ist { $best } % des Sieges wert; der nächstbeste Zug, { $second }, ist { $other } % wert.
puzzle-then-rolls = Danach würfle weiter: Bei { $bust } % aller Würfe heißt es Pech gehabt!
puzzle-then-stops = Danach hör auf: Bei { $bust } % aller Würfe hieße es Pech gehabt!
puzzle-rolls = Würfeln ist { $best } % des Sieges wert, Aufhören { $other } %, obwohl es bei { $bust } % aller Würfe Pech gehabt! heißt.
puzzle-stops = Aufhören ist { $best } % des Sieges wert, Würfeln { $other } %: Bei { $bust } % aller Würfe heißt es Pech gehabt!
puzzle-costs = { $move } ist { $value } % des Sieges wert; der beste Zug ist { $best } % wert.
puzzle-hint-win = Gewinne diese Runde.
puzzle-hint-lose = Überlass dem Gegner diese Runde.
puzzle-hint-faction = Spiel eine Karte der { $faction ->
    [go] Kobolde
    [kn] Ritter
    [un] Untoten
    [dw] Zwerge
    [do] Doppelgänger
    [gn] Gnome
    [gi] Riesen
    [dr] Drachen
    [tr] Trolle
   *[se] Seher
}.
puzzle-hint-squatter = Es ist ein Anspruchstein.
puzzle-hint-claim-marker = Es ist ein Besitzstein.
puzzle-hint-column = Schau auf Spalte { $column }.
puzzle-hint-row = Schau auf Reihe { $row }.
puzzle-hint-not = { $move } ist es nicht.
puzzle-hint-bust = Beim nächsten Wurf heißt es in { $bust } % aller Fälle Pech gehabt!
puzzle-hint-stake = Hörst du auf, hat deine größte Goldmine { $mine } Felder, und { $secured } deiner Felder sind sicher; hast du Pech, sind es { $before } und { $fewer }.

# Duplikatturniere

setup-match-number = ein Turnier hat 1 bis { $most } { $what ->
    [boards] Spiele
    [groups] Gruppen
   *[people] Leute in einer Gruppe
}
setup-match-benches = höchstens { $most } Stufen können mitspielen, jede einmal
setup-match-alone = zum Vergleichen braucht es eine zweite Gruppe oder eine Stufe, die mitspielt
table-no-such-match = dieses Turnier gibt es nicht
table-match-joined = du bist schon dabei
table-match-not-joined = nimm erst am Turnier teil
table-match-full = es ist kein Stuhl frei
table-match-played = du hast alle Spiele gespielt
table-match-over = das Turnier ist vorbei
table-match-on = das wird verraten, wenn alle Tische des Turniers fertig sind
table-match-table = an einem Tisch eines Duplikatturniers kann man zusehen, wenn alle Tische fertig sind

## The browser app: the analysis board

web-analysis = Analysebrett
web-analysis-about = Bau eine Stellung auf oder füge sie als Text ein. Dann frag: Welcher Zug ist der beste, wer gewinnt wie oft, und welche Würfe bringen Pech?
web-analysis-mode = Was Klicks tun
web-analysis-try = Züge probieren
web-analysis-set = Aufbauen
web-analysis-back = Zurück
web-analysis-surprise = Irgendeine Stellung
web-analysis-worth = Was sie wert ist
web-analysis-ask = Bester Zug?
web-analysis-thinking = Ich überlege …
web-analysis-deeper = Länger überlegen
web-analysis-text = Die Stellung als Text
web-analysis-take-text = Diesen Text aufbauen
web-analysis-moment = Wo die Partie steht
web-analysis-turn = Am Zug
web-analysis-lead = Beginnt die Runde
web-analysis-due = Was ansteht
web-analysis-due-roll = der Wurf
web-analysis-due-place = ein Stein
web-analysis-due-choose = würfeln oder aufhören
web-analysis-due-over = nichts: Spielende
web-analysis-die = Würfel: { $value }. Drehen
web-analysis-left = Züge in der letzten Runde
web-analysis-left-none = noch nicht ausgerufen
web-analysis-clear = Alles abräumen
web-analysis-stones = Steine
web-analysis-held = { $name }: besetztes Feld
web-analysis-secured = { $name }: Goldclaim
web-analysis-squatter = Anspruchstein { $number }
web-analysis-claim-marker = Besitzstein dieses Zuges
web-analysis-erase = Ein Feld leeren
web-analysis-tray-hand = Handkarten
web-analysis-tray-followers = Anhänger
web-analysis-tray-score = Punktstapel
web-analysis-tray-open = Offene Gnome
web-analysis-tray-trick = Runde, der Reihe nach
web-analysis-tray-middle = Aufgedeckt
web-analysis-tray-pile = Stapel, von oben
web-analysis-tray-trolls = Liegen gebliebene Trolle
web-analysis-tray-giants = Riesen, die noch fragen
web-analysis-box = Die Schachtel
web-analysis-box-about = Klick auf eine Karte legt sie hierhin: { $tray }. Was in der Schachtel bleibt, gilt als abgelegt.
web-analysis-all-placed = alle verteilt
web-analysis-put-on = { $card }: zu { $tray } legen
web-analysis-take-off = { $card }: von { $tray } wegnehmen
web-analysis-play-card = { $card } spielen
web-analysis-phase = Spielphase
web-analysis-phase-1 = 1: rekrutieren
web-analysis-phase-2 = 2: Gunst gewinnen
web-analysis-stage-play = eine Karte
web-analysis-stage-seer = die Wahl eines Sehers
web-analysis-stage-pick = einen Rekruten wählen
web-analysis-stage-smash = ein Riese fragt
web-analysis-other-deck = Andere Fraktionen oder Spielerzahl
web-analysis-take-deck = Dieses Deck nehmen
web-analysis-exact = Gelöst: Diese Werte sind exakt.
web-analysis-bar = Eine Schätzung, auf { $bar } genau.
web-analysis-moves = Die Züge, der beste zuerst
web-analysis-line = Bestes Spiel bis zum Schluss
web-analysis-bust = Der nächste Wurf
web-chances = Siegchancen
web-option-made = gespielt
web-options-all = Alle { $count } zeigen
web-rolls = Die { $rolls } Würfe
web-rolls-one = { $roll }{ $busts ->
    [yes] : Pech gehabt
   *[no] : geht weiter
}
web-rolls-losing = Pech: { $rolls } der 56 Würfe, { $losing } von 216 Arten, wie die Würfel fallen

# Was ein Rückblick sagt

error-no-such-language = es gibt keine Sprache { $language }: versuche eine von { $languages }
review-progress = Jeder Zug wird angesehen
review-heading = Rückblick: { $game }
review-unfinished = Das Spiel wurde nicht zu Ende gespielt: Es gibt kein Ergebnis zum Vergleich.
review-page-written = Die Seite liegt in { $file }
replay-play = Abspielen oder anhalten
review-is-exact = Jede Zahl ist exakt.
review-is-estimated = Die Zahlen sind Schätzungen; der Fehlerbalken sagt, wie weit sie danebenliegen können.
review-how = Alle Zahlen sind Prozent des Sieges. Ergebnis = Erwartung + Glück + eigene Entscheidungen + Entscheidungen der anderen, ohne Rest. Eine Entscheidung zählt gegen das, was von der Stellung zu erwarten war; was sie gegen den besten Zug verloren hat, steht für sich. Das Ergebnis ohne Glück ist das Ergebnis abzüglich des Glücks.
review-moments = Die Augenblicke, die entschieden haben
review-moves = Zug um Zug
review-curve = Gewinnchancen
review-accounts = Glück und Fehler
review-position = Die Stellung vor Schritt { $number }
review-grid = Die { $rolls } Würfe; die ausgefüllten bringen Pech
review-seat = Platz
review-move = Zug
review-chances = Chancen danach
review-luck = Glück
review-loss = Verlust
review-hindsight-loss = Im Nachhinein
review-word = Urteil
review-best = Am besten
review-rolls = Nächster Wurf
review-bust = { $percent } % Pech
review-busted = Pech
analyse-chance = Chance von { $seat }
review-expectation = Erwartung
review-luck-of = Glück: { $kind }
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-adjusted = Ergebnis ohne Glück
review-errors-known = Verloren nach dem, was man wissen konnte
review-errors-hindsight = Verloren im Nachhinein
review-kind-decision = Entscheidung
review-kind-roll = Wurf
review-kind-deal = Austeilen
review-kind-draw = Nachziehen
review-kind-turn-up = aufgedeckt
review-word-best = am besten
review-word-good = gut
review-word-inaccuracy = ungenau
review-word-mistake = Fehler
review-word-blunder = grober Fehler

## The browser app: reviews

web-review-of = { $game }: was die Züge wert waren
web-review-working = Die Partie wird durchgesehen
web-review-progress = { $stage ->
    [waiting] Erst kommen andere Partien dran.
    [preparing] Wird vorbereitet …
   *[looking] { $percent } geschafft
}
web-review-curve = Siegchancen, Schritt für Schritt
web-review-curve-at = Schritt { $step }: { $chances }
web-review-moves = Die Züge
web-review-only-errors = nur Fehler
web-review-no-errors = Niemand hat einen Fehler gemacht.
web-review-totals = Glück und Können
web-review-luck = Glück
web-review-luck-roll = Würfel
web-review-luck-deal = Geben
web-review-luck-draw = gezogene Karten
web-review-luck-turn-up = aufgedeckte Karten
web-review-errors = Fehler
web-review-result = Ergebnis
web-review-adjusted = Ohne das Glück
web-review-words = Entscheidungen
web-review-about = Alle Zahlen sind Hundertstel des Sieges, die gewonnen oder verloren wurden. Glück ist, was Würfel und Karten über den Durchschnitt hinaus brachten. Eine Entscheidung zählt gegen das, was von der Stellung zu erwarten war; Glück und Entscheidungen führen von der Erwartung zum Ergebnis. Fehler sind, was eigene Entscheidungen gegen den besten Zug kosteten, nach allem, was man wissen konnte.
web-review-better = { $best } war besser. Kosten: { $points }
web-review-lucky = { $lucky ->
    [yes] Glück: { $points }
   *[no] Pech: { $points }
}
web-review-options = Was möglich war
web-review-options-known = Nach allem, was man wissen konnte
web-review-options-hindsight = Mit offenen Karten
web-review-bust-before = Was dieser Wurf hätte sein können
web-review-play = Von hier aus besser spielen
web-review-analyse = Zum Analysebrett
web-review-deeper = Genauer hinsehen
web-review-keys = Die Pfeiltasten gehen zurück und weiter; auf der Kurve springen Bild auf und Bild ab von Fehler zu Fehler.

## The browser app: puzzles

web-puzzles = Rätsel
web-puzzle-today = Das Rätsel des Tages
web-puzzle-number = Rätsel { $number }
web-puzzle-grade = Stufe { $grade } von 5
web-puzzle-grades = Wie schwer
web-puzzle-kind = Was gefragt ist
web-puzzle-every-kind = Alle
web-puzzle-kind-only-card = CLAIM: Nur eine Karte gewinnt
web-puzzle-kind-placement = Claim It!: welcher Stein wohin?
web-puzzle-kind-roll-or-stop = Claim It!: würfeln oder aufhören?
web-puzzle-how-only-card = Klick auf die Karte.
web-puzzle-how-placement = Klick auf das Feld.
web-puzzle-others = { $count } Rätsel, { $done } gelöst
web-puzzle-solve = Lösen
web-puzzle-look-again = Noch einmal ansehen
web-puzzle-done = gelöst
web-puzzle-none = Keines dieser Art.
web-puzzle-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
web-puzzle-rating = Deine Rätsel-Wertung: { $rating }, so gut wie sicher zwischen { $rating } und { $most } ({ $count } gezählt, jedes mit der ersten Antwort).
web-puzzle-best = Rekord: { $days }
web-puzzle-hint = Tipp { $number } von { $all }
web-puzzle-give-up = Lösung zeigen
web-puzzle-next = Noch ein Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-line = Wie es weitergeht

## The browser app: duplicate matches

web-duplicates = Duplikatturniere
web-duplicate-about = An allen Tischen dieselben Würfe und Karten: So entscheidet das Können. Alle spielen dieselben Spiele mit wechselnden Plätzen; verglichen wird Spiel für Spiel, wie beim Bridge.
web-duplicate-mine = Deine Turniere
web-duplicate-boards-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
web-duplicate-gathering = wartet auf Mitspieler
web-duplicate-playing = wird gespielt
web-duplicate-over = beendet
web-duplicate-who = Verglichen mit wem
web-duplicate-alone = Ich gegen die Stufen
web-duplicate-friends = Freunde, per Link
web-duplicate-alone-about = Du spielst die Spiele; Computerspieler spielen sie an deiner Stelle auch, zum Vergleich.
web-duplicate-friends-about = Jede Gruppe spielt dieselben Spiele an eigenen Tischen, wann sie will.
web-duplicate-groups = Gruppen
web-duplicate-people = Leute je Gruppe
web-duplicate-boards = Spiele
web-duplicate-level = Die anderen Plätze
web-duplicate-benches = Stufen, die mitspielen
web-duplicate-open = Turnier eröffnen
web-duplicate-of = Duplikatturnier: { $game }
web-duplicate-facts = { $boards ->
    [one] Ein Spiel
   *[other] { $boards } Spiele
}. Plätze ohne Menschen spielt: { $level }.
web-duplicate-play = Spiel { $number } von { $all } spielen
web-duplicate-join = Mitspielen
web-duplicate-quit = Aussteigen
web-duplicate-end = Turnier beenden
web-duplicate-end-sure = Kein weiteres Spiel wird begonnen. Was gespielt ist, zählt.
web-duplicate-waiting = Deine Gruppe ist noch nicht vollzählig: Schick den Link an die, die fehlen.
web-duplicate-done = Du hast alle Spiele gespielt. Die anderen sind noch dabei.
web-duplicate-results = Ergebnisse
web-duplicate-points = Matchpunkte
web-duplicate-points-about = Zwei Matchpunkte für jeden, den man in einem Spiel übertrifft, einer bei Gleichstand. Die Ergebnisse eines Spiels siehst du, wenn du es selbst beendet hast.
web-duplicate-board = Spiel { $number }
web-duplicate-free = freier Stuhl
web-duplicate-bench = Computerspieler
web-duplicate-cell-waiting = noch nicht
web-duplicate-cell-playing = spielt
web-duplicate-cell-over = fertig
web-duplicate-result = { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] geteilt
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }um { $margin }
}
web-duplicate-cell-points = { $points } von { $most }
web-duplicate-look = Rückblick
web-duplicate-invite = Wer diesen Link hat, kann einen freien Stuhl nehmen.
