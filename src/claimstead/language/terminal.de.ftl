# Was nur die App im Terminal sagt.

## The start, and setting up

terminal-play = { $game } spielen
terminal-join = Über einen Link an einen Tisch
terminal-host = Einen Tisch auf einem Server eröffnen
terminal-host-where = Die Adresse des Servers. Enter geht dorthin, Esc zurück.
terminal-host-game = Welches Spiel soll gespielt werden?
terminal-resume = Weiterspielen: { $game }
terminal-puzzles = Rätsel
terminal-quit = Beenden
terminal-start-keys = Pfeiltasten und Enter, eine Ziffer oder die Maus. ? zeigt die Hilfe.
terminal-form-keys = Auf und ab: andere Zeile. Links und rechts: ändern. Enter auf der letzten Zeile startet. Esc geht zurück.
terminal-seat = Platz { $seat }
terminal-partners = Partner sitzen sich gegenüber: Plätze a und c gegen b und d.

## At the table

terminal-keys = Enter wählt · Tab · i Info · h Verlauf · R Regeln · u zurück · ? Hilfe · q Ende
terminal-place-ways = { $ways ->
    [one] Es gibt eine Möglichkeit.
   *[other] Es gibt { $ways } Möglichkeiten.
}
terminal-open = offen
terminal-pile = Stapel
terminal-scored = Gewonnen
terminal-save = Partie aufheben
terminal-stay = Bleiben
terminal-leave = Partie verlassen
terminal-leave-sure = Die Partie ist noch nicht zu Ende. Trotzdem gehen?
terminal-leave-kept = Das Spiel ist nicht zu Ende. Es wird aufgehoben und lässt sich vom Startbildschirm aus fortsetzen. Verlassen?
terminal-close-keys = Auf und ab blättert. Enter oder Esc schließt.

## Help

terminal-help-title = Hilfe
terminal-rules = Die Regeln
terminal-history = Was geschah
terminal-information = Auf einen Blick
terminal-key-arrows = Pfeile
terminal-does-arrows = über Spielplan, Hand oder Auswahl gehen
terminal-does-tab = zum nächsten Feld oder zur nächsten Karte, die geht
terminal-does-enter = setzen, spielen oder wählen; wo das nicht geht: sagen, warum
terminal-does-roll = Claim It!: weiterwürfeln, aufhören
terminal-does-information = was die Zeichen oder die Fraktionen bedeuten, und was bekannt ist
terminal-does-history = alles, was in dieser Partie geschah
terminal-does-hint = was ein starker Spieler täte
terminal-does-rules = alle Regeln mit ihren Nummern
terminal-does-undo = einen Zug zurücknehmen, der nichts aufgedeckt hat
terminal-does-help = diese Seite
terminal-does-leave = gehen
terminal-signs = Auf dem Spielplan
terminal-sign-empty = ein leeres Feld
terminal-sign-held = von Platz b besetzt
terminal-sign-secured = von Platz b endgültig gesichert
terminal-sign-squatter = Anspruchstein 2, in diesem Zug gesetzt
terminal-sign-claimed = ein Besitzstein auf Anspruchstein 2 auf einem Feld von b
terminal-sign-offer = was jetzt hierhin darf: Anspruchstein 2 oder ein Besitzstein
terminal-legend-cards = Blasse Karten dürfen jetzt nicht gespielt werden: Enter sagt, warum. Ein Plus unter einer Karte: Sie würde die Runde bisher gewinnen. Die Buchstaben unter den Karten einer Runde sind die Plätze; ein Pfeil zeigt, wer die vorige gewann.

## Keeping a game

terminal-save-where = In welche Datei soll die Partie? Enter schreibt sie, Esc geht zurück.
terminal-saved = Die Partie liegt in { $file }.

## A table at a server

terminal-join-link = Der Link des Tischs, etwa http://localhost:8000/table/... Enter geht hin, Esc geht zurück.
terminal-does-talk = am Tisch eines Servers: etwas sagen
terminal-does-give-up = aufgeben

## Refusals

error-no-table-link = { $link } ist kein Link eines Tischs: er sieht aus wie http://localhost:8000/table/...
error-no-server-address = { $server } ist keine Adresse eines Servers wie http://localhost:8000
error-server-needs-game = mit --game ist zu sagen, für welches Spiel der Tisch ist
error-engine-needs-table = eine Engine braucht den Link eines Tisches, oder --server
error-engine-rated = eine Engine spielt keine gewerteten Partien
error-engine-no-seat = an diesem Tisch ist kein Platz frei
error-unreachable = der Server { $server } ist nicht zu erreichen: { $why }
error-not-claimstead = was dort antwortet, ist kein Server von Claimstead

## Lessons

terminal-lesson-keys = Pfeile und Enter: probieren · n weiter · b zurück · ? Hilfe · q Ende

## Puzzles and reviews

terminal-puzzle-keys = Pfeile und Enter: antworten · h Tipp · g aufgeben · n ein anderes · ? · q Ende
terminal-puzzle-today = Das Rätsel des Tages
terminal-puzzle-next = Ein anderes
terminal-open-file = Welche Datei einer Partie? Enter öffnet sie, Esc geht zurück.
terminal-which-game = Welches Spiel dieser Datei? Esc geht zurück.
terminal-review-keys = Links/rechts: Zug um Zug · m Moment · a Bilanz · e Blick · ? Hilfe · q Ende

## The command line

bench-rules = Regeln, zufällige Partien
bench-kernel = Kern, zufällige Partien
bench-solver = Löser, eine ganze Phase 2
bench-player = Spieler { $player }, ein Zug
bench-measuring = Es wird gemessen
error-output-closed = niemand liest die Ausgabe mehr
error-output-failed = die Ausgabe lässt sich nicht schreiben: { $why }
error-write-failed = { $file } lässt sich nicht schreiben: { $why }
error-needs-terminal = an den Tisch eines Servers kommt man nur in einem Terminal
error-resume-needs-terminal = eine verlassene Partie lässt sich nur in einem Terminal fortsetzen
