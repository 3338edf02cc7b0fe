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
puzzle-made = { $puzzles ->
    [one] Ein Rätsel
   *[other] { $puzzles } Rätsel
} aus { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
} in { $seconds } s.
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
    [se] Seher
   *[other] { $code }
}.
puzzle-hint-squatter = Es ist ein Anspruchstein.
puzzle-hint-claim-marker = Es ist ein Besitzstein.
puzzle-hint-column = Schau auf Spalte { $column }.
puzzle-hint-row = Schau auf Reihe { $row }.
puzzle-hint-not = { $move } ist es nicht.
puzzle-hint-bust = Beim nächsten Wurf heißt es in { $bust } % aller Fälle Pech gehabt!
puzzle-hint-stake = Hörst du auf, hat deine größte Goldmine { $mine ->
    [one] ein Feld
   *[other] { $mine } Felder
}, und { $secured } deiner Felder sind sicher; hast du Pech, sind es { $before } und { $fewer }.

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

ui-analysis = Analysebrett
ui-analysis-about = Bau eine Stellung auf oder füge sie als Text ein. Dann frag: Welcher Zug ist der beste, wer gewinnt wie oft, und welche Würfe bringen Pech?
ui-analysis-mode = Was Klicks tun
ui-analysis-try = Züge probieren
ui-analysis-set = Aufbauen
ui-analysis-back = Zurück
ui-analysis-surprise = Irgendeine Stellung
ui-analysis-worth = Was sie wert ist
ui-analysis-ask = Bester Zug?
ui-analysis-thinking = Ich überlege …
ui-analysis-deeper = Länger überlegen
ui-analysis-text = Die Stellung als Text
ui-analysis-take-text = Diesen Text aufbauen
ui-analysis-moment = Wo die Partie steht
ui-analysis-turn = Am Zug
ui-analysis-lead = Beginnt die Runde
ui-analysis-due = Was ansteht
ui-analysis-due-roll = der Wurf
ui-analysis-due-place = ein Stein
ui-analysis-due-choose = würfeln oder aufhören
ui-analysis-due-over = nichts: Spielende
ui-analysis-die = Würfel: { $value }. Drehen
ui-analysis-left = Züge in der letzten Runde
ui-analysis-left-none = noch nicht ausgerufen
ui-analysis-clear = Alles abräumen
ui-analysis-stones = Steine
ui-analysis-held = { $name }: besetztes Feld
ui-analysis-secured = { $name }: Goldclaim
ui-analysis-squatter = Anspruchstein { $number }
ui-analysis-claim-marker = Besitzstein dieses Zuges
ui-analysis-erase = Ein Feld leeren
ui-analysis-tray-hand = Handkarten
ui-analysis-tray-followers = Anhänger
ui-analysis-tray-score = Punktstapel
ui-analysis-tray-open = Offene Gnome
ui-analysis-tray-trick = Runde, der Reihe nach
ui-analysis-tray-middle = Aufgedeckt
ui-analysis-tray-pile = Stapel, von oben
ui-analysis-tray-trolls = Liegen gebliebene Trolle
ui-analysis-tray-giants = Riesen, die noch fragen
ui-analysis-box = Die Schachtel
ui-analysis-box-about = Klick auf eine Karte legt sie hierhin: { $tray }. Was in der Schachtel bleibt, gilt als abgelegt.
ui-analysis-all-placed = alle verteilt
ui-analysis-put-on = { $card }: zu { $tray } legen
ui-analysis-take-off = { $card }: von { $tray } wegnehmen
ui-analysis-play-card = { $card } spielen
ui-analysis-phase = Spielphase
ui-analysis-phase-1 = 1: rekrutieren
ui-analysis-phase-2 = 2: Gunst gewinnen
ui-analysis-stage-play = eine Karte
ui-analysis-stage-seer = die Wahl eines Sehers
ui-analysis-stage-pick = einen Rekruten wählen
ui-analysis-stage-smash = ein Riese fragt
ui-analysis-other-deck = Andere Fraktionen oder Spielerzahl
ui-analysis-take-deck = Dieses Deck nehmen
ui-analysis-exact = Gelöst: Diese Werte sind exakt.
ui-analysis-bar = Eine Schätzung, auf { $bar } genau.
ui-analysis-moves = Die Züge, der beste zuerst
ui-analysis-line = Bestes Spiel bis zum Schluss
ui-analysis-bust = Der nächste Wurf
ui-chances = Siegchancen
ui-option-made = gespielt
ui-options-all = Alle { $count } zeigen
ui-rolls = Die { $rolls } Würfe
ui-rolls-one = { $roll }{ $busts ->
    [yes] : Pech gehabt
   *[no] : geht weiter
}
ui-rolls-losing = Pech: { $rolls } der 56 Würfe, { $losing } von 216 Arten, wie die Würfel fallen

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
analyse-of-engine = Die Zahlen sind die der Engine.
analyse-move-alone = Die Engine nennt ihren Zug und keine Zahlen.
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

ui-review-of = { $game }: was die Züge wert waren
ui-review-working = Die Partie wird durchgesehen
ui-review-progress = { $stage ->
    [waiting] Erst kommen andere Partien dran.
    [preparing] Wird vorbereitet …
   *[looking] { $percent } geschafft
}
ui-review-curve = Siegchancen, Schritt für Schritt
ui-review-curve-at = Schritt { $step }: { $chances }
ui-review-moves = Die Züge
ui-review-only-errors = nur Fehler
ui-review-no-errors = Niemand hat einen Fehler gemacht.
ui-review-totals = Glück und Können
ui-review-luck = Glück
ui-review-luck-roll = Würfel
ui-review-luck-deal = Geben
ui-review-luck-draw = gezogene Karten
ui-review-luck-turn-up = aufgedeckte Karten
ui-review-errors = Fehler
ui-review-result = Ergebnis
ui-review-adjusted = Ohne das Glück
ui-review-words = Entscheidungen
ui-review-about = Alle Zahlen sind Hundertstel des Sieges, die gewonnen oder verloren wurden. Glück ist, was Würfel und Karten über den Durchschnitt hinaus brachten. Eine Entscheidung zählt gegen das, was von der Stellung zu erwarten war; Glück und Entscheidungen führen von der Erwartung zum Ergebnis. Fehler sind, was eigene Entscheidungen gegen den besten Zug kosteten, nach allem, was man wissen konnte.
ui-review-better = { $best } war besser. Kosten: { $points }
ui-review-lucky = { $lucky ->
    [yes] Glück: { $points }
   *[no] Pech: { $points }
}
ui-review-options = Was möglich war
ui-review-options-known = Nach allem, was man wissen konnte
ui-review-options-hindsight = Mit offenen Karten
ui-review-bust-before = Was dieser Wurf hätte sein können
ui-review-play = Von hier aus besser spielen
ui-review-analyse = Zum Analysebrett
ui-review-deeper = Genauer hinsehen
ui-review-keys = Die Pfeiltasten gehen zurück und weiter; auf der Kurve springen Bild auf und Bild ab von Fehler zu Fehler.

## The browser app: puzzles

ui-puzzles = Rätsel
ui-puzzle-today = Das Rätsel des Tages
ui-puzzle-number = Rätsel { $number }
ui-puzzle-grade = Stufe { $grade } von 5
ui-puzzle-grades = Wie schwer
ui-puzzle-kind = Was gefragt ist
ui-puzzle-every-kind = Alle
ui-puzzle-kind-only-card = CLAIM: Nur eine Karte gewinnt
ui-puzzle-kind-placement = Claim It!: welcher Stein wohin?
ui-puzzle-kind-roll-or-stop = Claim It!: würfeln oder aufhören?
ui-puzzle-how-only-card = Klick auf die Karte.
ui-puzzle-how-placement = Klick auf das Feld.
ui-puzzle-others = { $count } Rätsel, { $done } gelöst
ui-puzzle-solve = Lösen
ui-puzzle-look-again = Noch einmal ansehen
ui-puzzle-done = gelöst
ui-puzzle-none = Keines dieser Art.
ui-puzzle-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
ui-puzzle-rating = Deine Rätsel-Wertung: { $rating }, so gut wie sicher zwischen { $rating } und { $most } ({ $count } gezählt, jedes mit der ersten Antwort).
ui-puzzle-best = Rekord: { $days }
ui-puzzle-hint = Tipp { $number } von { $all }
ui-puzzle-give-up = Lösung zeigen
ui-puzzle-next = Noch ein Rätsel
ui-puzzle-all = Alle Rätsel
ui-puzzle-line = Wie es weitergeht

## The browser app: duplicate matches

ui-duplicates = Duplikatturniere
ui-duplicate-about = An allen Tischen dieselben Würfe und Karten: So entscheidet das Können. Alle spielen dieselben Spiele mit wechselnden Plätzen; verglichen wird Spiel für Spiel, wie beim Bridge.
ui-duplicate-mine = Deine Turniere
ui-duplicate-boards-count = { $count ->
    [one] ein Spiel
   *[other] { $count } Spiele
}
ui-duplicate-gathering = wartet auf Mitspieler
ui-duplicate-playing = wird gespielt
ui-duplicate-over = beendet
ui-duplicate-who = Verglichen mit wem
ui-duplicate-alone = Ich gegen die Stufen
ui-duplicate-friends = Freunde, per Link
ui-duplicate-alone-about = Du spielst die Spiele; Computerspieler spielen sie an deiner Stelle auch, zum Vergleich.
ui-duplicate-friends-about = Jede Gruppe spielt dieselben Spiele an eigenen Tischen, wann sie will.
ui-duplicate-groups = Gruppen
ui-duplicate-people = Leute je Gruppe
ui-duplicate-boards = Spiele
ui-duplicate-level = Die anderen Plätze
ui-duplicate-benches = Stufen, die mitspielen
ui-duplicate-open = Turnier eröffnen
ui-duplicate-of = Duplikatturnier: { $game }
ui-duplicate-facts = { $boards ->
    [one] Ein Spiel
   *[other] { $boards } Spiele
}. Plätze ohne Menschen spielt: { $level }.
ui-duplicate-play = Spiel { $number } von { $all } spielen
ui-duplicate-join = Mitspielen
ui-duplicate-quit = Aussteigen
ui-duplicate-end = Turnier beenden
ui-duplicate-end-sure = Kein weiteres Spiel wird begonnen. Was gespielt ist, zählt.
ui-duplicate-waiting = Deine Gruppe ist noch nicht vollzählig: Schick den Link an die, die fehlen.
ui-duplicate-done = Du hast alle Spiele gespielt. Die anderen sind noch dabei.
ui-duplicate-results = Ergebnisse
ui-duplicate-points = Matchpunkte
ui-duplicate-points-about = Zwei Matchpunkte für jeden, den man in einem Spiel übertrifft, einer bei Gleichstand. Die Ergebnisse eines Spiels siehst du, wenn du es selbst beendet hast.
ui-duplicate-board = Spiel { $number }
ui-duplicate-free = freier Stuhl
ui-duplicate-bench = Computerspieler
ui-duplicate-cell-waiting = noch nicht
ui-duplicate-cell-playing = spielt
ui-duplicate-cell-over = fertig
ui-duplicate-result = { $how ->
    [won] gewonnen
    [lost] verloren
   *[shared] geteilt
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }um { $margin }
}
ui-duplicate-cell-points = { $points } von { $most }
ui-duplicate-look = Rückblick
ui-duplicate-invite = Wer diesen Link hat, kann einen freien Stuhl nehmen.
