# Was Personenseiten, Ranglisten und Partielisten sagen.

# Die Seite einer Person

ui-people-yours = Deine Seite
ui-people-since = Dabei seit { $day }
ui-people-guest = Du spielst als Gast: Nur du siehst diese Seite. Mit einem Konto können andere sie sehen, so weit du magst.
ui-people-account = Konto und Daten
ui-people-shown = Was andere von dieser Seite sehen
ui-people-shown-nobody = Nichts
ui-people-shown-ratings = Name und Wertungen
ui-people-shown-games = Auch Partien und Ergebnisse
ui-people-shown-about = Partien an nicht öffentlichen Tischen bleiben bei denen, die sie gespielt haben.
ui-people-shown-done = Gespeichert.
ui-people-ratings = Wertungen
ui-people-no-ratings = Noch keine gewertete Partie.
ui-people-interval = so gut wie sicher zwischen { $rating } und { $most }
ui-people-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}
ui-people-counts-in = { $games ->
    [one] Zählt nach einer weiteren Partie für die Rangliste.
   *[other] Zählt nach { $games } weiteren Partien für die Rangliste.
}
ui-people-curve = Wertung über die letzten Partien: anfangs { $first }, jetzt { $last }; sie ist der untere Rand des Bandes, in dem die Stärke so gut wie sicher liegt.
ui-people-curve-games = gewertete Partien
ui-people-results = Ergebnisse
ui-people-no-results = Noch keine beendete Partie.
ui-people-about-level = Gegen Computerspieler
ui-people-about-person = Gegen Menschen
ui-people-about-setup = Nach Aufbau
ui-people-somebody = Andere
ui-people-tally = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } geteilt, { $lost } verloren
}
ui-people-recent = Letzte Partien
ui-people-no-recent = Keine beendeten Partien zu zeigen.
ui-people-outcome-won = gewonnen
ui-people-outcome-shared = geteilter Sieg
ui-people-outcome-lost = verloren
ui-people-replay = Nachspielen
ui-people-review = Auswerten

# Alle Partien einer Person

ui-games = Deine Partien
ui-games-all = Alle deine Partien
ui-games-going = Laufend
ui-games-over = Beendet
ui-games-none = Keine solche Partie.
ui-games-strange = Die Adresse fragt nach etwas, das keine deiner Partien hat; es wurde weggelassen.
ui-games-empty = Du hast noch keine Partie beendet.
ui-games-any = alle
ui-games-kind = Spiel
ui-games-setup = Fraktionen
ui-games-other = Gegner
ui-games-outcome = Ergebnis
ui-games-rated = Wertung
ui-games-rated-yes = nur gewertete
ui-games-rated-no = nur freie
ui-games-since = Von
ui-games-until = Bis
ui-games-clear = Alle zeigen
ui-games-more = Mehr zeigen
ui-games-file = Herunterladen
ui-games-files = Diese alle herunterladen
ui-games-choose = Suchen

# Ranglisten

ui-leaders = Ranglisten
ui-leaders-about = Eine Wertung sagt, wie stark jemand so gut wie sicher ist: das untere Ende des Intervalls. Sie zählt ab { $least ->
    [one] der ersten gewerteten Partie
   *[other] { $least } gewerteten Partien
}.
ui-leaders-empty = Noch hat niemand genug gewertete Partien dieser Art gespielt.
ui-leaders-place = Platz
ui-leaders-rating = Wertung
ui-leaders-interval = Intervall
ui-leaders-games = Partien
ui-leaders-kind = Spiel

# Freunde, Herausforderungen und schnelle Paarung

ui-friends = Freunde
ui-friends-none = Noch keine Freunde hier. Auf der Seite einer Person kannst du sie fragen.
ui-friends-here = gerade da
ui-friends-asked = gefragt
ui-friends-asks = { $name } möchte mit dir befreundet sein.
ui-friends-ask = Freundschaft anbieten
ui-friends-agree = Annehmen
ui-friends-refuse = Ablehnen
ui-friends-end = Freundschaft beenden
ui-friends-withdraw = Zurückziehen
ui-challenge = Herausfordern
ui-challenge-to = Du hast { $name } herausgefordert.
ui-challenge-by = { $name } fordert dich heraus.
ui-challenge-look = Zum Tisch
ui-pairing = Schnell einen Gegner finden
ui-pairing-game = Spiel
ui-pairing-rated = Gewertet
ui-pairing-spread = Wertung des anderen
ui-pairing-spread-any = beliebig
ui-pairing-spread-by = höchstens { $spread } von deiner entfernt
ui-pairing-seek = Gegner suchen
ui-pairing-seeking = Ein Gegner wird gesucht …
ui-pairing-stop = Nicht mehr suchen
ui-pairing-computer = Bisher niemand. Möchtest du lieber gegen einen Computerspieler spielen? Es zählt nicht für die Wertung.
ui-pairing-play-computer = Gegen den Computer spielen

# Passkeys

ui-passkeys = Passkeys
ui-passkeys-about = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder Gerätesperre an, ohne Passwort.
ui-passkeys-name = Name des Passkeys
ui-passkeys-example = Mein Handy
ui-passkeys-make = Passkey erstellen
ui-passkeys-made = Dein Passkey ist angelegt.
ui-passkeys-made-on = Erstellt am { $day }, noch nicht benutzt
ui-passkeys-rename = Umbenennen
ui-passkeys-renamed = Der Passkey heißt jetzt so.
ui-passkeys-remove = Entfernen
ui-passkeys-removed = Der Passkey ist entfernt.
ui-passkeys-log-in = Mit Passkey anmelden
ui-passkeys-known = Dieses Gerät hat schon einen Passkey für dein Konto.
ui-passkeys-failed = Dein Browser konnte das mit einem Passkey nicht tun.
ui-passkeys-insecure = Diese Seite hat keine sichere Verbindung (https), deshalb erlaubt der Browser hier keine Passkeys.
ui-passkeys-number = Passkeys brauchen den Namen des Servers in der Adresszeile, nicht seine Nummer.
ui-passkeys-old = Dieser Browser ist zu alt für Passkeys.

# Vergessene Passwörter und eine E-Mail-Adresse

ui-reset = Passwort vergessen?
ui-reset-about = Bitte den Gastgeber dieses Servers um einen Code. Er gilt einen Tag lang und nur einmal.
ui-reset-about-mail = Ein Code kommt per E-Mail, wenn dein Konto eine Adresse hat; sonst bitte den Gastgeber dieses Servers um einen.
ui-reset-mail = Code zusenden
ui-reset-mailed = Wenn dieses Konto eine Adresse hat, ist ein Code unterwegs.
ui-reset-code = Code
ui-reset-set = Neues Passwort setzen
ui-reset-done = Du hast ein neues Passwort. Alle anderen Geräte sind abgemeldet, Passkeys sind entfernt.
ui-address = E-Mail-Adresse
ui-address-about = Wenn du magst: Mit einer Adresse kannst du dir selbst ein neues Passwort geben. Niemand sonst sieht sie.
ui-address-none = Der Gastgeber dieses Servers hat keine E-Mail eingerichtet.
ui-address-is = Deine Adresse: { $address }
ui-address-send = Code dorthin senden
ui-address-sent = Ein Code ist zu dieser Adresse unterwegs.
ui-address-confirm = Bestätigen
ui-address-confirmed = Deine Adresse ist bestätigt.
ui-address-remove = Adresse entfernen
ui-address-removed = Die Adresse ist entfernt.
mail-reset-subject = Ein neues Passwort für Claimstead
mail-reset = 
    Hallo { $name },

    mit diesem Code kannst du einmal, innerhalb eines Tages, ein neues Passwort setzen:

    { $code }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-address-subject = Deine Adresse für Claimstead
mail-address-text = 
    Hallo { $name },

    mit diesem Code bestätigst du innerhalb eines Tages, dass diese Adresse deine ist:

    { $code }

    Wenn du nicht darum gebeten hast, brauchst du nichts zu tun: Die Adresse wird nicht behalten.

# Was behalten wird

ui-privacy = Was wir über dich speichern
ui-privacy-about = Diese Seite entsteht aus der Liste dessen, was der Server speichert. Nichts wird weitergegeben, und niemand erfährt, welchen Partien du zusiehst.
ui-privacy-what = Was
ui-privacy-long = Wie lange
ui-privacy-who = Wer es sieht
ui-privacy-export = Alles herunterladen, was wir über dich speichern
ui-privacy-games = Partien
ui-privacy-games-file = Alle deine Partien herunterladen
ui-privacy-delete = Alles löschen: in den Einstellungen
ui-privacy-account = Name und Konto
ui-privacy-account-what = Dein Name, der Name deines Kontos, ein Hash deines Passworts, die öffentlichen Hälften deiner Passkeys, Hashes von Codes und wie dein Name aussieht.
ui-privacy-account-long = Bis du es löschst. Gäste ohne Partien, die nicht wiederkommen, sind nach { $guests ->
    [one] einem Tag
   *[other] { $guests } Tagen
} vergessen, Codes nach einem Tag.
ui-privacy-account-who = Deinen Namen: wer an deinen Tischen ist, und alle, wenn du deine Seite zeigst. Den Rest: der Gastgeber.
ui-privacy-devices = Geräte
ui-privacy-devices-what = Auf welchen Geräten du angemeldet bist: die Art des Browsers und wann er zuletzt benutzt wurde. Keine Adressen.
ui-privacy-devices-long = Bis du dich abmeldest, oder { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach dem letzten Besuch.
ui-privacy-devices-who = Du allein und der Gastgeber.
ui-privacy-mail = E-Mail-Adresse
ui-privacy-mail-what = Eine Adresse, nur wenn du eine angibst.
ui-privacy-mail-long = Bis du sie entfernst; eine unbestätigte einen Tag lang.
ui-privacy-mail-who = Du allein und der Gastgeber.
ui-privacy-notices = Mitteilungen
ui-privacy-notices-what = Wo deine Browser Mitteilungen bekommen, wie du gerufen werden möchtest, deine Zeitzone und Ruhezeit, und welche Mitteilungen gesendet wurden.
ui-privacy-notices-long = Ein Browser: bis du es dort abschaltest oder dich abmeldest. Gesendetes: 40 Tage.
ui-privacy-notices-who = Nur du und der Gastgeber. Mitteilungen gehen verschlüsselt durch den Dienst deines Browsers, Mails durch den Mailserver des Gastgebers.
ui-privacy-games-what = Jeder Zug deiner Partien, wer wo saß, was am Tisch gesagt wurde, Ergebnisse, Turniere, deine Schlagwörter und was Analysen zu Glück und Fehlern sagten.
ui-privacy-games-long = Partien bleiben. Wenn du deine Daten löschst, verschwinden dein Name und was du gesagt hast daraus.
ui-privacy-games-who = Wer am Tisch war oder den Link hat; bei öffentlichen Tischen alle, und auf deiner Seite, so weit du sie zeigst. Schlagwörter: du allein.
ui-privacy-ratings = Wertungen
ui-privacy-ratings-what = Deine Wertungen, ihr Verlauf und die der Saison.
ui-privacy-ratings-long = Bis du deine Daten löschst.
ui-privacy-ratings-who = Alle, außer du zeigst nichts von deiner Seite.
ui-privacy-puzzles = Rätsel
ui-privacy-puzzles-what = Welche Rätsel du versucht und gelöst hast, und an welchen Tagen.
ui-privacy-puzzles-long = Bis du deine Daten löschst.
ui-privacy-puzzles-who = Du allein und der Gastgeber.
ui-privacy-friends = Freunde und Blockierte
ui-privacy-friends-what = Deine Freunde, offene Herausforderungen, deine Suche nach einem Gegner und wen du blockiert hast.
ui-privacy-friends-long = Bis du es beendest oder deine Daten löschst.
ui-privacy-friends-who = Du und der Freund; Freunde sehen auch, dass du da bist. Wen du blockiert hast, außer dem Gastgeber niemand.
ui-privacy-reports = Meldungen und was der Gastgeber tat
ui-privacy-reports-what = Was du gemeldet hast, was über dich gemeldet wurde, Sperren und Redeverbote und ein Protokoll dessen, was Gastgeber und Schiedsrichter taten.
ui-privacy-reports-long = Bis du deine Daten löschst; im Protokoll steht nur deine Nummer, kein Name.
ui-privacy-reports-who = Gastgeber und Schiedsrichter.

# Glück und Fehler

ui-averages = Glück und Fehler
ui-averages-luck = Glück je Partie
ui-averages-errors = Fehler je Partie
ui-averages-games = Analysiert
ui-averages-about = Aus den analysierten Partien: wie viel von einem Sieg Würfel und Karten gaben oder nahmen, und wie viel die eigenen Entscheidungen kosteten.

# Schlagwörter von Partien

ui-games-tag = Schlagwort
ui-tags-add = Schlagwort hinzufügen
ui-tags-change = Schlagwörter ändern
ui-tags-edit = Schlagwörter, durch Kommas getrennt
ui-tags-keep = Speichern

# Wessen Rangliste

ui-leaders-of = Unter
ui-leaders-of-club = allen
ui-leaders-of-friends = meinen Freunden
ui-leaders-of-season = dieser Saison
ui-leaders-season = Die Saison geht vom { $first } bis zum { $last }; nur ihre gewerteten Partien zählen.
ui-leaders-no-season = Zurzeit läuft keine Saison.

# Melden und Blockieren

ui-report-or-block = Melden oder blockieren
ui-report-title = { $name } melden
ui-report-note = Was stimmt nicht?
ui-report-send = An den Gastgeber senden
ui-report-sent = Der Gastgeber sieht es sich an.
ui-block = { $name } blockieren
ui-block-about = Oder blockieren: Du siehst nicht mehr, was die Person sagt, und sie kann dich weder herausfordern noch dir zugelost werden noch um Freundschaft bitten. Sie erfährt es nicht.
ui-block-done = { $name } ist blockiert.
ui-blocked = Blockiert
ui-unblock = Freigeben

# Die Seite des Gastgebers

ui-host = Seite des Gastgebers
ui-host-load = Jetzt
ui-host-load-people = Personen
ui-host-load-guests = davon Gäste
ui-host-load-playing = Laufende Partien
ui-host-load-gathering = Offene Tische
ui-host-load-over = Beendete Partien
ui-host-load-connections = Verbindungen
ui-host-load-load = Last der Maschine
ui-host-load-memory = Speicher, MB
ui-host-load-database = Datenbank, MB
ui-host-backup = Jetzt sichern
ui-host-backup-done = Die Sicherung liegt im Ordner für Sicherungen.
ui-host-reports = Meldungen
ui-host-report-done = Erledigt
ui-host-report-was-done = erledigt
ui-host-table = Ein Tisch
ui-host-gone = Jemand, der nicht mehr da ist
ui-host-look = Ansehen
ui-host-people = Personen
ui-host-search = Anfang eines Namens
ui-host-find = Suchen
ui-host-code = Code für ein neues Passwort, einen Tag lang und nur einmal gültig:
ui-host-role-host = Gastgeber
ui-host-role-arbiter = Schiedsrichter
ui-host-held-ban = gesperrt
ui-host-held-mute = stumm
ui-host-tables = Tische
ui-host-errors = Letzte Fehler
ui-host-acts = Was getan wurde
ui-host-command-line = Kommandozeile
ui-host-none = Keine.
ui-host-done = Getan und im Protokoll vermerkt.
ui-host-act-mute = Einen Tag stumm
ui-host-act-ban = Sperren
ui-host-act-pardon = Aufheben
ui-host-act-reset = Code für ein Passwort
ui-host-act-forget = Löschen
ui-host-act-close = Schließen
ui-host-act-dismiss = Weggeschickt
ui-host-act-role = Rolle
ui-host-act-backup = Sicherung
ui-host-act-done = Meldung erledigt
ui-host-sure-mute = Einen Tag lang kann die Person an Tischen nichts sagen.
ui-host-sure-ban = Die Person wird überall abgemeldet und kann nicht wiederkommen.
ui-host-sure-pardon = Sperren und Redeverbote dieser Person enden.
ui-host-sure-reset = Du bekommst einen Code, den du weitergibst. Damit setzt die Person ein neues Passwort.
ui-host-sure-forget = Alles, was von dieser Person behalten wird, wird endgültig gelöscht.
ui-host-sure-close = Die Partie endet ohne Ergebnis.
