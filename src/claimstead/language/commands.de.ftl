# Was die Befehle über sich sagen: --help, und was falsch eingegeben wurde.

## Die Seite

help-usage = Aufruf:
help-arguments = Argumente
help-options = Schalter
help-commands = Befehle
help-examples = Beispiele
help-default = ohne Angabe: { $value }
help-at-least = mindestens { $least }
help-range = { $least } bis { $most }
help-required = nötig
help-word-options = SCHALTER
help-word-command = BEFEHL
help-word-file = DATEI
help-word-game-file = SPIELDATEI
help-word-position-file = STELLUNGSDATEI
help-word-address = ADRESSE
help-word-name = NAME
help-word-move = ZUG
help-word-link = LINK
help-word-number = ZAHL
help-word-text = WORT
help-word-person = PERSON
help-word-role = ROLLE
help-word-table = TISCH
help-word-seat = PLATZ

## Was falsch eingegeben wurde

usage-no-such-command = es gibt keinen Befehl { $command }; claimstead --help nennt alle
usage-command-like = es gibt keinen Befehl { $command }; war { $close } gemeint?
usage-no-command = es fehlt ein Befehl: einer von { $commands }
usage-no-such-option = den Schalter { $option } gibt es hier nicht; --help nennt alle
usage-option-like = den Schalter { $option } gibt es hier nicht; war { $close } gemeint?
usage-option-takes-none = zu { $option } gehört kein Wert
usage-option-needs-value = zu { $option } fehlt der Wert
usage-missing-option = es fehlt der Schalter { $name }
usage-missing-argument = { $name } fehlt
usage-too-much = das ist zu viel: { $words }
usage-no-whole-number = { $name }: { $given } ist keine ganze Zahl
usage-no-number = { $name }: { $given } ist keine Zahl
usage-too-small = { $name }: { $given } ist zu klein, mindestens { $least }
usage-too-large = { $name }: { $given } ist zu groß, höchstens { $most }
usage-no-choice = { $name }: { $given } gibt es nicht, nur { $choices }
usage-bad-value = { $name }: { $why }

## Schalter vieler Befehle

help-option-help = Diese Seite zeigen.
help-option-language = Ohne Angabe die aus CLAIMSTEAD_LANGUAGE oder LANG.
help-option-game = Das Spiel in Worten, etwa "claim-it 2 base" oder "claim 2 Gn Gi Dr Tr Se".
help-option-seed = Macht Würfel, Karten und Gegner wiederholbar.
help-option-database = Eine Datei oder postgresql://...; ohne Angabe die aus den Einstellungen, sonst deine.
help-option-settings = Die Einstellungen des Servers; ohne Angabe CLAIMSTEAD_SETTINGS.
help-option-json = Für ein Programm, das es liest.
help-option-processes = Wie viele zugleich arbeiten; ohne Angabe einer je Kern.
help-option-cluster = Auf diesem Dask-Cluster arbeiten.
help-option-nodes = Der Aufwand für einen Zug.
help-option-seconds = Die Zeit für einen Zug.
help-option-deeper = Mehrmals so lange nachdenken.
help-option-person = Der Name des Kontos oder seine Nummer.
help-option-table = Die Kennung des Tischs, wie in seinem Link.
help-option-note = Warum, für das Protokoll der Eingriffe.
help-option-days = So lange; ohne Angabe für immer.
help-option-folder = Für Gewichte, Lernkurve und Zwischenstand.

## Die Befehle

help-start = Claim It! und CLAIM / CLAIM 2 spielen. Ohne Befehl: den Tisch im Browser öffnen.
help-start-version = Die Version zeigen.
help-start-install-completion = Der Shell beibringen, Befehle zu ergänzen.
help-start-show-completion = Zeigen, was --install-completion hinzufügen würde.

help-play =
    Im Terminal spielen: allein, mit anderen an einem Bildschirm oder am Tisch eines Servers.

    Wo kein Terminal ist, werden stattdessen Zeilen gelesen und geschrieben, und Computerspieler spielen zufällig, wenn keine Stufe angegeben ist.
help-play-link = Der Link eines Tischs auf einem Server.
help-play-level = Die Stufe der Computerspieler, wo --game oder --position angegeben ist.
help-play-position = Dort beginnen, auf Platz a.
help-play-resume = Mit dem zuletzt verlassenen Spiel weitermachen.
help-play-server = Dort einen Tisch für --game öffnen; Freunde bekommen den Link.
help-play-name = Wie du auf dem Server heißt.
help-play-engine = Diese Engine am Tisch des Servers spielen lassen: docs/engines.md.
help-play-ascii = Nur mit ASCII-Zeichen zeichnen.

help-analyse = Was eine Stellung wert ist und jeder Zug darin: was das Analysebrett weiß.
help-analyse-position = Eine Stellung eines beliebigen Spiels; - liest sie von der Standardeingabe.
help-analyse-engine = Diese Engine fragen: docs/engines.md.

help-solve = Eine Stellung der Phase 2 zu zweit exakt lösen: der Wert jeder Karte.
help-solve-position = Eine Stellung von CLAIM in Phase 2; - liest sie von der Standardeingabe.
help-solve-limit = Nach so vielen betrachteten Runden aufgeben.

help-simulate = Computerspieler viele Spiele spielen lassen und sie für die Forschung aufschreiben.
help-simulate-out = DATEI.parquet: eine Zeile je Entscheidung; DATEI.txt: ganze Spiele als Texte.
help-simulate-players = Nach Namen, mit Kommas: einer für alle oder einer je Platz.
help-simulate-games = Wie viele.
help-simulate-values = Jede Entscheidung bewerten, für DATEI.parquet.

help-figures = Messen, wie diese Spiele sind, und einen Bericht mit Bildern schreiben.
help-figures-games = Spiele Claim It! je Stufe und Aufbau.
help-figures-deals = Kartenverteilungen von CLAIM je Aufbau.
help-figures-folder = Für figures.md und die Bilder.

help-arena = Computerspieler gegeneinander spielen lassen, mit demselben Glück für alle, und sie einstufen.
help-arena-players = Spieler nach Namen, oder Engines nach ihrem Befehl.
help-arena-games = Spiele je Begegnung; ohne Angabe etwa 1000.
help-arena-sprt = Aufhören, sobald die Antwort sicher ist.
help-arena-elo0 = Die niedrigere Elo-Zahl von --sprt.
help-arena-elo1 = Die höhere Elo-Zahl von --sprt.
help-arena-plot = Ein Diagramm zeichnen: DATEI.svg oder DATEI.png.

help-engine = Das Textprotokoll für Engines über Standardein- und -ausgabe sprechen: siehe docs/engines.md.
help-engine-player = Wer spielt.

help-leaderboard = Einen Spieler messen, wie alle gemessen werden: feste Spiele, Maßstäbe, festes Glück und fester Aufwand.
help-leaderboard-player = Ein Spieler nach Namen oder eine Engine nach ihrem Befehl.
help-leaderboard-json = Den Eintrag auch dorthin schreiben.
help-leaderboard-games = Weniger Spiele je Aufgabe: eine Probe und kein Eintrag.

help-serve =
    Den Tisch für Browser und für das Terminal bereitstellen.

    Was hier kein Schalter ist, bestimmt die Umgebung, etwa CLAIMSTEAD_METRICS_TOKEN, oder die Datei von --settings: docs/hosting.md nennt alles.
help-serve-host = Die Adresse, auf der er zu erreichen ist.
help-serve-port = Der Port, auf dem er zu erreichen ist.
help-serve-database = Wo Spiele aufbewahrt werden; ohne Angabe eine Datei in deinem Datenordner.
help-serve-workers = Prozesse, die bedienen; mehr als einer braucht PostgreSQL.
help-serve-thinkers = Prozesse für Computerspieler.
help-serve-seconds = Die Zeit für den Zug eines Computerspielers.
help-serve-trusted-proxies = Proxys, denen geglaubt wird: Adressen oder Netze.
help-serve-log-level = Eines von debug, info, warning, error.
help-serve-access-log = Eine Zeile je Anfrage.
help-serve-metrics-port = Ein Port allein für /metrics.
help-serve-print-settings = Zeigen, was gilt, und aufhören.
help-serve-browser = Den Browser öffnen.

help-verify = Prüfen, ob alle Würfe und Karten vorher feststanden und jeder Zug erlaubt war. Endet mit 1, wo das nicht so war.
help-verify-game = Ein beendetes Spiel; - liest es von der Standardeingabe.

help-review = Was jeder Zug eines Spiels gekostet hat und was Glück war.
help-review-game = Ein Spiel; - liest es von der Standardeingabe.
help-review-html = Auch eine Seite mit Bildern schreiben.
help-review-rolls = Claim It!: wie viele Würfe vorausgedacht wird.
help-review-deals = CLAIM: in wie vielen Verteilungen eine Karte probiert wird.
help-review-seed = Eine andere Stichprobe; dieselbe Zahl wiederholt sie.

help-replay = Ein Spiel als eine HTML-Datei schreiben, die es Zug für Zug abspielt.
help-replay-game = Ein Spiel; - liest es von der Standardeingabe.
help-replay-out = Wohin es geschrieben wird.
help-replay-seat = Was dieser Platz sah; ohne Angabe alle Karten.

help-bench = Messen, wie schnell Regeln, Kern, Löser und Spieler hier sind.
help-bench-seconds = Ungefähr so lange je Messung.

help-puzzle = Ein Rätsel lösen, ohne andere Angabe das von heute. Im Terminal wirst du nach dem Zug gefragt.
help-puzzle-id = Ein anderes als das von heute.
help-puzzle-answer = Deine Antwort, etwa Gn7 oder 2@3/5.
help-puzzle-hint = Die Hinweise zeigen.
help-puzzle-make = Rätsel aus Spielen von Computerspielern machen; wie, wird daneben geschrieben.
help-puzzle-make-out = Wohin sie geschrieben werden.
help-puzzle-make-seed = Macht sie wiederholbar.
help-puzzle-make-cards = Rätsel von CLAIM.
help-puzzle-make-dice = Rätsel von Claim It!

help-admin = Die Datenbank eines Servers betreuen: die von --database, sonst die aus den Einstellungen des Servers.
help-admin-stats = Wie viele Leute und Tische es gibt.
help-admin-backup = Die ganze Datenbank in eine Datei schreiben, auch während gespielt wird.
help-admin-backup-file = Wohin sie geschrieben wird.
help-admin-restore = Eine Sicherung in eine neue oder leere Datenbank einlesen, die --database nennt.
help-admin-restore-file = Die Sicherung.
help-admin-forget = Die Daten einer Person löschen.
help-admin-forget-person = Der Name des Kontos.
help-admin-reset = Einen Code machen, mit dem jemand ein neues Passwort setzt.
help-admin-reset-person = Der Name des Kontos.
help-admin-role = Jemandem eine Rolle auf der Seite des Gastgebers geben oder sie nehmen.
help-admin-role-person = Der Name des Kontos.
help-admin-role-role = host (Gastgeber), arbiter (Schiedsrichter) oder none (keine).
help-admin-ban = Eine Person überall abmelden und nicht mehr hereinlassen.
help-admin-mute = Eine Person spielen, aber nicht reden lassen.
help-admin-pardon = Sperre und Redeverbot aufheben.
help-admin-close = Einen Tisch schließen, ob das Spiel begonnen hat oder nicht.
help-admin-dismiss = Wer dort sitzt, muss den Tisch verlassen; ein laufendes Spiel ist verloren.
help-admin-dismiss-seat = Ein Buchstabe von a bis e.
help-admin-acts = Was mit diesen Befehlen getan wurde, das Älteste zuerst.

help-train = Computerspieler unterrichten.
help-train-claim-it = Die Bewertung von Stellungen von Claim It! trainieren; macht beim Zwischenstand weiter.
help-train-claim-it-games = Eigene Spiele.
help-train-claim-it-abreast = Gruppen von Spielen, die gleichzeitig mit denselben Gewichten gespielt werden; ohne Angabe 1, mit --processes oder --cluster 8.
help-train-claim-it-look = Beim Lernen jeden Stein einen Wurf voraus wählen, nicht auf einen Blick; dauert etwa doppelt so lang.
help-train-claim = Die Bewertung von CLAIM zu zweit mit dem Löser trainieren; macht beim Zwischenstand weiter.
help-train-claim-lessons = Je 25 Spiele nach Faustregeln, gelöst.
help-train-claim-games = Lektionen aus eigenen Spielen in jeder Runde.
help-train-claim-rounds = Runden mit eigenen Spielen.
