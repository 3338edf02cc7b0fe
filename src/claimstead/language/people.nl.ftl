# Wat de pagina's van personen, ranglijsten en lijsten met partijen zeggen.

# De pagina van een persoon

web-people-yours = Jouw pagina
web-people-since = Hier sinds { $day }
web-people-guest = Je speelt als gast: alleen jij ziet deze pagina. Met een account kunnen anderen haar zien, zo ver als je wilt.
web-people-account = Account en gegevens
web-people-shown = Wat anderen van deze pagina zien
web-people-shown-nobody = Niets
web-people-shown-ratings = Naam en ratings
web-people-shown-games = Ook partijen en resultaten
web-people-shown-about = Partijen aan tafels die niet openbaar waren, blijven bij wie ze speelden.
web-people-shown-done = Opgeslagen.
web-people-ratings = Ratings
web-people-no-ratings = Nog geen partij die meetelt.
web-people-interval = vrijwel zeker tussen { $rating } en { $most }
web-people-games = { $games ->
    [one] één partij die meetelde
   *[other] { $games } partijen die meetelden
}
web-people-counts-in = { $games ->
    [one] Telt na nog één partij mee voor de ranglijst.
   *[other] Telt na nog { $games } partijen mee voor de ranglijst.
}
web-people-curve = Rating over de laatste partijen: eerst { $first }, nu { $last }; het is de onderrand van de band waarin de sterkte vrijwel zeker ligt.
web-people-curve-games = partijen die meetelden
web-people-results = Resultaten
web-people-no-results = Nog geen afgelopen partij.
web-people-about-level = Tegen computerspelers
web-people-about-person = Tegen mensen
web-people-about-setup = Per opstelling
web-people-somebody = Anderen
web-people-tally = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
}
web-people-recent = Laatste partijen
web-people-no-recent = Geen afgelopen partijen om te tonen.
web-people-outcome-won = gewonnen
web-people-outcome-shared = gedeelde overwinning
web-people-outcome-lost = verloren
web-people-replay = Naspelen
web-people-review = Beoordelen

# Alle partijen van een persoon

web-games = Jouw partijen
web-games-all = Al jouw partijen
web-games-going = Bezig
web-games-over = Afgelopen
web-games-none = Geen partij die zo is.
web-games-empty = Je hebt nog geen partij uitgespeeld.
web-games-any = alle
web-games-kind = Spel
web-games-setup = Facties
web-games-other = Tegenstander
web-games-outcome = Resultaat
web-games-rated = Rating
web-games-rated-yes = alleen wat meetelt
web-games-rated-no = alleen vrijblijvend
web-games-since = Van
web-games-until = Tot en met
web-games-clear = Alles tonen
web-games-more = Meer tonen
web-games-file = Downloaden
web-games-files = Deze allemaal downloaden
web-games-choose = Zoeken

# Ranglijsten

web-leaders = Ranglijsten
web-leaders-about = Een rating zegt hoe sterk iemand vrijwel zeker is: de onderkant van het interval. Hij telt vanaf { $least } partijen die meetellen.
web-leaders-empty = Nog niemand heeft genoeg partijen van deze soort gespeeld die meetellen.
web-leaders-place = Plaats
web-leaders-rating = Rating
web-leaders-interval = Interval
web-leaders-games = Partijen
web-leaders-kind = Spel

# Vrienden, uitdagingen en snel een tegenstander

web-friends = Vrienden
web-friends-none = Nog geen vrienden hier. Op de pagina van een persoon kun je het vragen.
web-friends-here = nu hier
web-friends-asked = gevraagd
web-friends-asks = { $name } wil graag bevriend met je zijn.
web-friends-ask = Vriendschap aanbieden
web-friends-agree = Aannemen
web-friends-refuse = Afslaan
web-friends-end = Vriendschap beëindigen
web-friends-withdraw = Intrekken
web-challenge = Uitdagen
web-challenge-to = Je hebt { $name } uitgedaagd.
web-challenge-by = { $name } daagt je uit.
web-challenge-look = Naar de tafel
web-pairing = Snel een tegenstander vinden
web-pairing-game = Spel
web-pairing-rated = Telt mee
web-pairing-spread = Rating van de ander
web-pairing-spread-any = maakt niet uit
web-pairing-spread-by = hoogstens { $spread } van die van jou
web-pairing-seek = Tegenstander zoeken
web-pairing-seeking = Er wordt een tegenstander gezocht …
web-pairing-stop = Niet meer zoeken
web-pairing-computer = Nog niemand. Speel je liever tegen een computerspeler? Het telt niet mee voor de rating.
web-pairing-play-computer = Tegen de computer spelen
