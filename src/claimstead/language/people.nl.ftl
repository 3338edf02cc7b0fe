# Wat de pagina's van personen, ranglijsten en lijsten met partijen zeggen.

# De pagina van een persoon

ui-people-yours = Jouw pagina
ui-people-since = Hier sinds { $day }
ui-people-guest = Je speelt als gast: alleen jij ziet deze pagina. Met een account kunnen anderen haar zien, zo ver als je wilt.
ui-people-account = Account en gegevens
ui-people-shown = Wat anderen van deze pagina zien
ui-people-shown-nobody = Niets
ui-people-shown-ratings = Naam en ratings
ui-people-shown-games = Ook partijen en resultaten
ui-people-shown-about = Partijen aan tafels die niet openbaar waren, blijven bij wie ze speelden.
ui-people-shown-done = Opgeslagen.
ui-people-ratings = Ratings
ui-people-no-ratings = Nog geen partij die meetelt.
ui-people-interval = vrijwel zeker tussen { $rating } en { $most }
ui-people-games = { $games ->
    [one] één partij die meetelde
   *[other] { $games } partijen die meetelden
}
ui-people-counts-in = { $games ->
    [one] Telt na nog één partij mee voor de ranglijst.
   *[other] Telt na nog { $games } partijen mee voor de ranglijst.
}
ui-people-curve = Rating over de laatste partijen: eerst { $first }, nu { $last }; het is de onderrand van de band waarin de sterkte vrijwel zeker ligt.
ui-people-curve-games = partijen die meetelden
ui-people-results = Resultaten
ui-people-no-results = Nog geen afgelopen partij.
ui-people-about-level = Tegen computerspelers
ui-people-about-person = Tegen mensen
ui-people-about-setup = Per opstelling
ui-people-somebody = Anderen
ui-people-tally = { $shared ->
    [0] { $won } gewonnen, { $lost } verloren
   *[other] { $won } gewonnen, { $shared } gedeeld, { $lost } verloren
}
ui-people-recent = Laatste partijen
ui-people-no-recent = Geen afgelopen partijen om te tonen.
ui-people-outcome-won = gewonnen
ui-people-outcome-shared = gedeelde overwinning
ui-people-outcome-lost = verloren
ui-people-replay = Naspelen
ui-people-review = Beoordelen

# Alle partijen van een persoon

ui-games = Jouw partijen
ui-games-all = Al jouw partijen
ui-games-going = Bezig
ui-games-over = Afgelopen
ui-games-none = Geen partij die zo is.
ui-games-strange = Het adres vraagt naar iets wat geen van je partijen heeft; dat is weggelaten.
ui-games-empty = Je hebt nog geen partij uitgespeeld.
ui-games-any = alle
ui-games-kind = Spel
ui-games-setup = Facties
ui-games-other = Tegenstander
ui-games-outcome = Resultaat
ui-games-rated = Rating
ui-games-rated-yes = alleen wat meetelt
ui-games-rated-no = alleen vrijblijvend
ui-games-since = Van
ui-games-until = Tot en met
ui-games-clear = Alles tonen
ui-games-more = Meer tonen
ui-games-file = Downloaden
ui-games-files = Deze allemaal downloaden
ui-games-choose = Zoeken

# Ranglijsten

ui-leaders = Ranglijsten
ui-leaders-about = Een rating zegt hoe sterk iemand vrijwel zeker is: de onderkant van het interval. Hij telt vanaf { $least ->
    [one] de eerste partij die meetelt
   *[other] { $least } partijen die meetellen
}.
ui-leaders-empty = Nog niemand heeft genoeg partijen van deze soort gespeeld die meetellen.
ui-leaders-place = Plaats
ui-leaders-rating = Rating
ui-leaders-interval = Interval
ui-leaders-games = Partijen
ui-leaders-kind = Spel

# Vrienden, uitdagingen en snel een tegenstander

ui-friends = Vrienden
ui-friends-none = Nog geen vrienden hier. Op de pagina van een persoon kun je het vragen.
ui-friends-here = nu hier
ui-friends-asked = gevraagd
ui-friends-asks = { $name } wil graag bevriend met je zijn.
ui-friends-ask = Vriendschap aanbieden
ui-friends-agree = Aannemen
ui-friends-refuse = Afslaan
ui-friends-end = Vriendschap beëindigen
ui-friends-withdraw = Intrekken
ui-challenge = Uitdagen
ui-challenge-to = Je hebt { $name } uitgedaagd.
ui-challenge-by = { $name } daagt je uit.
ui-challenge-look = Naar de tafel
ui-pairing = Snel een tegenstander vinden
ui-pairing-game = Spel
ui-pairing-rated = Telt mee
ui-pairing-spread = Rating van de ander
ui-pairing-spread-any = maakt niet uit
ui-pairing-spread-by = hoogstens { $spread } van die van jou
ui-pairing-seek = Tegenstander zoeken
ui-pairing-seeking = Er wordt een tegenstander gezocht …
ui-pairing-stop = Niet meer zoeken
ui-pairing-computer = Nog niemand. Speel je liever tegen een computerspeler? Het telt niet mee voor de rating.
ui-pairing-play-computer = Tegen de computer spelen

# Passkeys

ui-passkeys = Passkeys
ui-passkeys-about = Met een passkey log je in met je vingerafdruk, je gezicht of de schermvergrendeling, zonder wachtwoord.
ui-passkeys-name = Naam van de passkey
ui-passkeys-example = Mijn telefoon
ui-passkeys-make = Passkey maken
ui-passkeys-made = Je passkey is aangemaakt.
ui-passkeys-made-on = Gemaakt op { $day }, nog niet gebruikt
ui-passkeys-rename = Hernoemen
ui-passkeys-renamed = De passkey heeft zijn nieuwe naam.
ui-passkeys-remove = Verwijderen
ui-passkeys-removed = De passkey is verwijderd.
ui-passkeys-log-in = Inloggen met een passkey
ui-passkeys-known = Dit apparaat heeft al een passkey voor je account.
ui-passkeys-failed = Je browser kon dat met een passkey niet doen.
ui-passkeys-insecure = Deze pagina heeft geen beveiligde verbinding (https); daarom staat de browser hier geen passkeys toe.
ui-passkeys-number = Passkeys hebben de naam van de server in de adresbalk nodig, niet zijn nummer.
ui-passkeys-old = Deze browser is te oud voor passkeys.

# Vergeten wachtwoorden en een e-mailadres

ui-reset = Wachtwoord vergeten?
ui-reset-about = Vraag de host van deze server om een code. Hij is een dag geldig, en maar één keer.
ui-reset-about-mail = Er komt een code per mail als je account een adres heeft; vraag er anders een aan de host van deze server.
ui-reset-mail = Stuur me een code
ui-reset-mailed = Als dit account een adres heeft, is er een code onderweg.
ui-reset-code = Code
ui-reset-set = Nieuw wachtwoord instellen
ui-reset-done = Je hebt een nieuw wachtwoord. Alle andere apparaten zijn uitgelogd en passkeys zijn verwijderd.
ui-address = E-mailadres
ui-address-about = Als je wilt: met een adres kun je zelf een nieuw wachtwoord instellen. Niemand anders ziet het.
ui-address-none = De host van deze server heeft geen mail ingesteld.
ui-address-is = Je adres: { $address }
ui-address-send = Stuur een code daarheen
ui-address-sent = Er is een code naar dit adres onderweg.
ui-address-confirm = Bevestigen
ui-address-confirmed = Je adres is bevestigd.
ui-address-remove = Adres verwijderen
ui-address-removed = Het adres is verwijderd.
mail-reset-subject = Een nieuw wachtwoord voor Claimstead
mail-reset = 
    Hallo { $name },

    met deze code kun je één keer, binnen een dag, een nieuw wachtwoord instellen:

    { $code }

    Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.
mail-address-subject = Je adres voor Claimstead
mail-address-text = 
    Hallo { $name },

    met deze code bevestig je binnen een dag dat dit adres van jou is:

    { $code }

    Heb je er niet om gevraagd, dan hoef je niets te doen: het adres wordt niet bewaard.

# Wat wordt bewaard

ui-privacy = Wat we over je bewaren
ui-privacy-about = Deze pagina is gemaakt uit de lijst van de tabellen van de server. Niets gaat naar anderen, en niemand hoort naar welke partijen je kijkt.
ui-privacy-what = Wat
ui-privacy-long = Hoelang
ui-privacy-who = Wie het ziet
ui-privacy-export = Alles downloaden wat we over je bewaren
ui-privacy-games = Partijen
ui-privacy-games-file = Al je partijen downloaden
ui-privacy-delete = Alles verwijderen: bij de instellingen
ui-privacy-account = Naam en account
ui-privacy-account-what = Je naam, de naam van je account, een hash van je wachtwoord, de openbare helften van je passkeys, hashes van codes en hoe je naam eruitziet.
ui-privacy-account-long = Tot je het verwijdert. Gasten zonder partijen die niet terugkomen zijn na { $guests ->
    [one] een dag
   *[other] { $guests } dagen
} vergeten, codes na een dag.
ui-privacy-account-who = Je naam: wie aan je tafels zit, en iedereen als je je pagina laat zien. De rest: de host.
ui-privacy-devices = Apparaten
ui-privacy-devices-what = Op welke apparaten je bent ingelogd: het soort browser en wanneer die voor het laatst is gebruikt. Geen adressen.
ui-privacy-devices-long = Tot je uitlogt, of { $days ->
    [one] een dag
   *[other] { $days } dagen
} na het laatste bezoek.
ui-privacy-devices-who = Alleen jij, en de host.
ui-privacy-mail = E-mailadres
ui-privacy-mail-what = Een adres, alleen als je er een opgeeft.
ui-privacy-mail-long = Tot je het verwijdert; een onbevestigd adres één dag.
ui-privacy-mail-who = Alleen jij, en de host.
ui-privacy-notices = Meldingen
ui-privacy-notices-what = Waar je browsers meldingen krijgen, hoe je geroepen wilt worden, je tijdzone en stille uren, en welke meldingen zijn verstuurd.
ui-privacy-notices-long = Een browser: tot je het daar uitzet of uitlogt. Wat verstuurd is: 40 dagen.
ui-privacy-notices-who = Alleen jij en de host. Meldingen gaan versleuteld via de dienst van je browser, mails via de mailserver van de host.
ui-privacy-games-what = Elke zet van je partijen, wie waar zat, wat er aan tafel is gezegd, uitslagen, toernooien, je labels en wat analyses over geluk en fouten zeiden.
ui-privacy-games-long = Partijen blijven. Als je je gegevens verwijdert, verdwijnen je naam en wat je zei eruit.
ui-privacy-games-who = Wie aan de tafel zat of de link heeft; bij openbare tafels iedereen, en op je pagina zover je die laat zien. Labels: alleen jij.
ui-privacy-ratings = Ratings
ui-privacy-ratings-what = Je ratings, hun verloop en die van het seizoen.
ui-privacy-ratings-long = Tot je je gegevens verwijdert.
ui-privacy-ratings-who = Iedereen, tenzij je niets van je pagina laat zien.
ui-privacy-puzzles = Puzzels
ui-privacy-puzzles-what = Welke puzzels je hebt geprobeerd en opgelost, en op welke dagen.
ui-privacy-puzzles-long = Tot je je gegevens verwijdert.
ui-privacy-puzzles-who = Alleen jij, en de host.
ui-privacy-friends = Vrienden en geblokkeerden
ui-privacy-friends-what = Je vrienden, open uitdagingen, je zoektocht naar een tegenstander en wie je hebt geblokkeerd.
ui-privacy-friends-long = Tot je het beëindigt of je gegevens verwijdert.
ui-privacy-friends-who = Jij en de vriend; vrienden zien ook dat je er bent. Wie je blokkeerde ziet niemand behalve de host.
ui-privacy-reports = Meldingen en wat de host deed
ui-privacy-reports-what = Wat je meldde, wat er over jou is gemeld, verbanningen en spreekverboden, en een logboek van wat hosts en arbiters deden.
ui-privacy-reports-long = Tot je je gegevens verwijdert; in het logboek staat alleen je nummer, geen naam.
ui-privacy-reports-who = Hosts en arbiters.

# Geluk en fouten

ui-averages = Geluk en fouten
ui-averages-luck = Geluk per partij
ui-averages-errors = Fouten per partij
ui-averages-games = Geanalyseerd
ui-averages-about = Uit de geanalyseerde partijen: hoeveel van een overwinning dobbelstenen en kaarten gaven of namen, en hoeveel de eigen beslissingen kostten.

# Labels van partijen

ui-games-tag = Label
ui-tags-add = Label toevoegen
ui-tags-change = Labels wijzigen
ui-tags-edit = Labels, met komma's ertussen
ui-tags-keep = Opslaan

# Wiens ranglijst

ui-leaders-of = Onder
ui-leaders-of-club = iedereen
ui-leaders-of-friends = mijn vrienden
ui-leaders-of-season = dit seizoen
ui-leaders-season = Het seizoen loopt van { $first } tot en met { $last }; alleen de rated partijen ervan tellen.
ui-leaders-no-season = Er is nu geen seizoen.

# Melden en blokkeren

ui-report-or-block = Melden of blokkeren
ui-report-title = { $name } melden
ui-report-note = Wat is er mis?
ui-report-send = Naar de host sturen
ui-report-sent = De host zal ernaar kijken.
ui-block = { $name } blokkeren
ui-block-about = Of blokkeren: je ziet niet meer wat die persoon zegt, en hij of zij kan je niet uitdagen, niet aan je gekoppeld worden en geen vriend worden. Er wordt niets over gemeld.
ui-block-done = { $name } is geblokkeerd.
ui-blocked = Geblokkeerd
ui-unblock = Deblokkeren

# De pagina van de host

ui-host = Pagina van de host
ui-host-load = Nu
ui-host-load-people = Mensen
ui-host-load-guests = van wie gasten
ui-host-load-playing = Lopende partijen
ui-host-load-gathering = Open tafels
ui-host-load-over = Afgelopen partijen
ui-host-load-connections = Verbindingen
ui-host-load-load = Belasting van de machine
ui-host-load-memory = Geheugen, MB
ui-host-load-database = Database, MB
ui-host-backup = Nu een back-up maken
ui-host-backup-done = De back-up staat in de map voor back-ups.
ui-host-reports = Meldingen
ui-host-report-done = Afgehandeld
ui-host-report-was-done = afgehandeld
ui-host-table = Een tafel
ui-host-gone = Iemand die er niet meer is
ui-host-look = Bekijken
ui-host-people = Mensen
ui-host-search = Begin van een naam
ui-host-find = Zoeken
ui-host-code = Code voor een nieuw wachtwoord, één dag en één keer geldig:
ui-host-role-host = host
ui-host-role-arbiter = arbiter
ui-host-held-ban = verbannen
ui-host-held-mute = stil
ui-host-tables = Tafels
ui-host-errors = Recente fouten
ui-host-acts = Wat er is gedaan
ui-host-command-line = opdrachtregel
ui-host-none = Geen.
ui-host-done = Gedaan, en in het logboek gezet.
ui-host-act-mute = Een dag stil
ui-host-act-ban = Verbannen
ui-host-act-pardon = Opheffen
ui-host-act-reset = Code voor een wachtwoord
ui-host-act-forget = Verwijderen
ui-host-act-close = Sluiten
ui-host-act-dismiss = Weggestuurd
ui-host-act-role = Rol
ui-host-act-backup = Back-up
ui-host-act-done = Melding afgehandeld
ui-host-sure-mute = Een dag lang kan deze persoon niets zeggen aan de tafels.
ui-host-sure-ban = Deze persoon wordt overal uitgelogd en kan niet terugkomen.
ui-host-sure-pardon = Verbanningen en spreekverboden van deze persoon eindigen.
ui-host-sure-reset = Je krijgt een code om door te geven. Daarmee stelt deze persoon een nieuw wachtwoord in.
ui-host-sure-forget = Alles wat van deze persoon wordt bewaard, wordt voorgoed verwijderd.
ui-host-sure-close = De partij eindigt zonder uitslag.
