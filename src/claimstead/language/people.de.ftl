# Was Personenseiten, Ranglisten und Partielisten sagen.

# Die Seite einer Person

web-people-yours = Deine Seite
web-people-since = Dabei seit { $day }
web-people-guest = Du spielst als Gast: Nur du siehst diese Seite. Mit einem Konto können andere sie sehen, so weit du magst.
web-people-account = Konto und Daten
web-people-shown = Was andere von dieser Seite sehen
web-people-shown-nobody = Nichts
web-people-shown-ratings = Name und Wertungen
web-people-shown-games = Auch Partien und Ergebnisse
web-people-shown-about = Partien an nicht öffentlichen Tischen bleiben bei denen, die sie gespielt haben.
web-people-shown-done = Gespeichert.
web-people-ratings = Wertungen
web-people-no-ratings = Noch keine gewertete Partie.
web-people-interval = so gut wie sicher zwischen { $rating } und { $most }
web-people-games = { $games ->
    [one] eine gewertete Partie
   *[other] { $games } gewertete Partien
}
web-people-counts-in = { $games ->
    [one] Zählt nach einer weiteren Partie für die Rangliste.
   *[other] Zählt nach { $games } weiteren Partien für die Rangliste.
}
web-people-curve = Wertung über die letzten Partien: anfangs { $first }, jetzt { $last }; sie ist der untere Rand des Bandes, in dem die Stärke so gut wie sicher liegt.
web-people-curve-games = gewertete Partien
web-people-results = Ergebnisse
web-people-no-results = Noch keine beendete Partie.
web-people-about-level = Gegen Computerspieler
web-people-about-person = Gegen Menschen
web-people-about-setup = Nach Aufbau
web-people-somebody = Andere
web-people-tally = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } geteilt, { $lost } verloren
}
web-people-recent = Letzte Partien
web-people-no-recent = Keine beendeten Partien zu zeigen.
web-people-outcome-won = gewonnen
web-people-outcome-shared = geteilter Sieg
web-people-outcome-lost = verloren
web-people-replay = Nachspielen
web-people-review = Auswerten

# Alle Partien einer Person

web-games = Deine Partien
web-games-all = Alle deine Partien
web-games-going = Laufend
web-games-over = Beendet
web-games-none = Keine solche Partie.
web-games-empty = Du hast noch keine Partie beendet.
web-games-any = alle
web-games-kind = Spiel
web-games-setup = Fraktionen
web-games-other = Gegner
web-games-outcome = Ergebnis
web-games-rated = Wertung
web-games-rated-yes = nur gewertete
web-games-rated-no = nur freie
web-games-since = Von
web-games-until = Bis
web-games-clear = Alle zeigen
web-games-more = Mehr zeigen
web-games-file = Herunterladen
web-games-files = Diese alle herunterladen
web-games-choose = Suchen

# Ranglisten

web-leaders = Ranglisten
web-leaders-about = Eine Wertung sagt, wie stark jemand so gut wie sicher ist: das untere Ende des Intervalls. Sie zählt ab { $least } gewerteten Partien.
web-leaders-empty = Noch hat niemand genug gewertete Partien dieser Art gespielt.
web-leaders-place = Platz
web-leaders-rating = Wertung
web-leaders-interval = Intervall
web-leaders-games = Partien
web-leaders-kind = Spiel

# Freunde, Herausforderungen und schnelle Paarung

web-friends = Freunde
web-friends-none = Noch keine Freunde hier. Auf der Seite einer Person kannst du sie fragen.
web-friends-here = gerade da
web-friends-asked = gefragt
web-friends-asks = { $name } möchte mit dir befreundet sein.
web-friends-ask = Freundschaft anbieten
web-friends-agree = Annehmen
web-friends-refuse = Ablehnen
web-friends-end = Freundschaft beenden
web-friends-withdraw = Zurückziehen
web-challenge = Herausfordern
web-challenge-to = Du hast { $name } herausgefordert.
web-challenge-by = { $name } fordert dich heraus.
web-challenge-look = Zum Tisch
web-pairing = Schnell einen Gegner finden
web-pairing-game = Spiel
web-pairing-rated = Gewertet
web-pairing-spread = Wertung des anderen
web-pairing-spread-any = beliebig
web-pairing-spread-by = höchstens { $spread } von deiner entfernt
web-pairing-seek = Gegner suchen
web-pairing-seeking = Ein Gegner wird gesucht …
web-pairing-stop = Nicht mehr suchen
web-pairing-computer = Bisher niemand. Möchtest du lieber gegen einen Computerspieler spielen? Es zählt nicht für die Wertung.
web-pairing-play-computer = Gegen den Computer spielen
