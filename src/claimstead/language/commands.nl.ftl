# Wat de opdrachten over zichzelf zeggen: --help, en wat verkeerd is ingevoerd.

## De pagina

help-usage = Gebruik:
help-arguments = Argumenten
help-options = Opties
help-commands = Opdrachten
help-examples = Voorbeelden
help-default = standaard: { $value }
help-at-least = minstens { $least }
help-range = { $least } tot en met { $most }
help-required = nodig
help-word-options = OPTIES
help-word-command = OPDRACHT
help-word-file = BESTAND
help-word-game-file = PARTIJBESTAND
help-word-position-file = STELLINGBESTAND
help-word-address = ADRES
help-word-name = NAAM
help-word-move = ZET
help-word-link = LINK
help-word-number = GETAL
help-word-text = WOORD
help-word-person = PERSOON
help-word-role = ROL
help-word-table = TAFEL
help-word-seat = PLAATS

## Wat verkeerd is ingevoerd

usage-no-such-command = er is geen opdracht { $command }; claimstead --help noemt ze allemaal
usage-command-like = er is geen opdracht { $command }; bedoelde je { $close }?
usage-no-command = er ontbreekt een opdracht: een van { $commands }
usage-no-such-option = de optie { $option } is er hier niet; --help noemt ze allemaal
usage-option-like = de optie { $option } is er hier niet; bedoelde je { $close }?
usage-option-takes-none = { $option } krijgt geen waarde
usage-option-needs-value = { $option } heeft een waarde nodig
usage-missing-option = de optie { $name } ontbreekt
usage-missing-argument = { $name } ontbreekt
usage-too-much = dit is te veel: { $words }
usage-no-whole-number = { $name }: { $given } is geen geheel getal
usage-no-number = { $name }: { $given } is geen getal
usage-too-small = { $name }: { $given } is te klein, minstens { $least }
usage-too-large = { $name }: { $given } is te groot, hoogstens { $most }
usage-no-choice = { $name }: { $given } bestaat niet, alleen { $choices }
usage-bad-value = { $name }: { $why }

## Opties van veel opdrachten

help-option-help = Deze pagina tonen.
help-option-language = Standaard die van CLAIMSTEAD_LANGUAGE of LANG.
help-option-game = Het spel in woorden, zoals "claim-it 2 base" of "claim 2 Gn Gi Dr Tr Se".
help-option-seed = Maakt dobbelstenen, kaarten en tegenstanders herhaalbaar.
help-option-database = Een bestand of postgresql://...; standaard dat van de instellingen, anders het jouwe.
help-option-settings = De instellingen van de server; standaard CLAIMSTEAD_SETTINGS.
help-option-json = Om door een programma te laten lezen.
help-option-processes = Hoeveel er tegelijk werken; standaard één per kern.
help-option-cluster = Op dit Dask-cluster werken.
help-option-nodes = De inspanning voor een zet.
help-option-seconds = De tijd voor een zet.
help-option-deeper = Een paar keer zo lang nadenken.
help-option-person = De naam van het account, of het nummer ervan.
help-option-table = De code van de tafel, zoals in de link.
help-option-note = Waarom, voor het logboek van ingrepen.
help-option-days = Zo lang; standaard voorgoed.
help-option-folder = Voor gewichten, leercurve en tussenstand.

## De opdrachten

help-start = Speel Claim It! en CLAIM / CLAIM 2. Zonder opdracht: de tafel in de browser openen.
help-start-version = De versie tonen.
help-start-install-completion = De shell leren om opdrachten aan te vullen.
help-start-show-completion = Tonen wat --install-completion zou toevoegen.

help-play =
    Speel in de terminal: alleen, met anderen aan één scherm, of aan de tafel van een server.

    Waar geen terminal is, worden in plaats daarvan regels gelezen en geschreven, en spelen computerspelers willekeurig als er geen niveau is opgegeven.
help-play-link = De link van een tafel op een server.
help-play-level = Het niveau van de computerspelers, waar --game of --position is opgegeven.
help-play-position = Daar beginnen, op plaats a.
help-play-resume = Verdergaan met de partij die het laatst werd verlaten.
help-play-server = Daar een tafel voor --game openen; vrienden krijgen de link.
help-play-name = Hoe je op de server heet.
help-play-engine = Laat deze engine aan de tafel van de server spelen: docs/engines.md.
help-play-ascii = Alleen met ASCII-tekens tekenen.

help-analyse = Wat een stelling waard is, en elke zet erin: wat het analysebord weet.
help-analyse-position = Een stelling van welk spel ook; - leest die van de standaardinvoer.
help-analyse-engine = Deze engine vragen: docs/engines.md.

help-solve = Een stelling van fase 2 met twee spelers exact oplossen: de waarde van elke kaart.
help-solve-position = Een stelling van CLAIM in fase 2; - leest die van de standaardinvoer.
help-solve-limit = Opgeven na zoveel bekeken slagen.

help-simulate = Computerspelers veel partijen laten spelen en die opschrijven voor onderzoek.
help-simulate-out = BESTAND.parquet: een rij per beslissing; BESTAND.txt: hele partijen als tekst.
help-simulate-players = Op naam, met komma's: één voor allen, of één per plaats.
help-simulate-games = Hoeveel.
help-simulate-values = Elke beslissing beoordelen, voor BESTAND.parquet.

help-figures = Meten hoe deze spellen zijn, en een verslag met plaatjes schrijven.
help-figures-games = Partijen Claim It! per niveau en opstelling.
help-figures-deals = Kaartverdelingen van CLAIM per opstelling.
help-figures-folder = Voor figures.md en de plaatjes.

help-arena = Computerspelers tegen elkaar laten spelen, met hetzelfde geluk voor allen, en ze rangschikken.
help-arena-players = Spelers op naam, of engines met hun opdracht.
help-arena-games = Partijen per ontmoeting; standaard ongeveer 1000.
help-arena-sprt = Ophouden zodra het antwoord zeker is.
help-arena-elo0 = De lagere Elo van --sprt.
help-arena-elo1 = De hogere Elo van --sprt.
help-arena-plot = Een grafiek tekenen: BESTAND.svg of BESTAND.png.

help-engine = Het tekstprotocol voor engines spreken via standaardinvoer en -uitvoer: zie docs/engines.md.
help-engine-player = Wie er speelt.

help-leaderboard = Een speler meten zoals iedereen wordt gemeten: vaste spellen, maatstaven, vast geluk en vaste inspanning.
help-leaderboard-player = Een speler op naam, of een engine met zijn opdracht.
help-leaderboard-json = De uitslag ook daarheen schrijven.
help-leaderboard-games = Minder partijen per taak: een proef die niet meetelt.

help-serve =
    De tafel openhouden voor browsers en voor de terminal.

    Wat hier geen optie is, bepaalt de omgeving, zoals CLAIMSTEAD_METRICS_TOKEN, of het bestand van --settings: docs/hosting.md noemt alles.
help-serve-host = Het adres om op te luisteren.
help-serve-port = De poort om op te luisteren.
help-serve-database = Waar partijen worden bewaard; standaard een bestand in je gegevensmap.
help-serve-workers = Processen die bedienen; voor meer dan één is PostgreSQL nodig.
help-serve-thinkers = Processen voor computerspelers.
help-serve-seconds = De tijd voor de zet van een computerspeler.
help-serve-trusted-proxies = Proxy's om te vertrouwen: adressen of netwerken.
help-serve-log-level = Een van debug, info, warning, error.
help-serve-access-log = Een regel per verzoek.
help-serve-metrics-port = Een poort alleen voor /metrics.
help-serve-print-settings = Tonen wat er geldt, en ophouden.
help-serve-browser = De browser openen.

help-verify = Controleren of alle worpen en kaarten van tevoren vaststonden en elke zet mocht. Eindigt met 1 waar dat niet zo was.
help-verify-game = Een partij die afgelopen is; - leest die van de standaardinvoer.

help-review = Wat elke zet van een partij kostte, en wat geluk was.
help-review-game = Een partij; - leest die van de standaardinvoer.
help-review-html = Ook een pagina met plaatjes schrijven.
help-review-rolls = Claim It!: hoeveel worpen er vooruit wordt gekeken.
help-review-deals = CLAIM: in hoeveel verdelingen een kaart wordt geprobeerd.
help-review-seed = Een andere steekproef; hetzelfde getal herhaalt die.

help-replay = Een partij schrijven als één HTML-bestand dat haar zet voor zet afspeelt.
help-replay-game = Een partij; - leest die van de standaardinvoer.
help-replay-out = Waarheen ze wordt geschreven.
help-replay-seat = Wat deze plaats zag; standaard alle kaarten.

help-bench = Meten hoe snel de regels, de kern, de oplosser en de spelers hier zijn.
help-bench-seconds = Ongeveer zo lang per meting.

help-puzzle = Een puzzel oplossen, die van vandaag als er niets anders wordt gezegd. In een terminal word je naar de zet gevraagd.
help-puzzle-id = Een andere dan die van vandaag.
help-puzzle-answer = Je antwoord, zoals Gn7 of 2@3/5.
help-puzzle-hint = De hints tonen.
help-puzzle-make = Puzzels maken van partijen van computerspelers; hoe, wordt ernaast geschreven.
help-puzzle-make-out = Waarheen ze worden geschreven.
help-puzzle-make-seed = Maakt ze herhaalbaar.
help-puzzle-make-cards = Puzzels van CLAIM.
help-puzzle-make-dice = Puzzels van Claim It!

help-admin = De database van een server beheren: die van --database, anders die van de instellingen van de server.
help-admin-stats = Hoeveel mensen en tafels er zijn.
help-admin-backup = De hele database naar een bestand schrijven, ook terwijl er wordt gespeeld.
help-admin-backup-file = Waarheen ze wordt geschreven.
help-admin-restore = Een back-up inlezen in een nieuwe of lege database, die --database noemt.
help-admin-restore-file = De back-up.
help-admin-forget = De gegevens van een persoon verwijderen.
help-admin-forget-person = De naam van het account.
help-admin-reset = Een code maken waarmee iemand een nieuw wachtwoord instelt.
help-admin-reset-person = De naam van het account.
help-admin-role = Iemand een rol op de pagina van de host geven, of die weer afnemen.
help-admin-role-person = De naam van het account.
help-admin-role-role = host, arbiter (arbiter) of none (geen).
help-admin-ban = Een persoon overal uitloggen en niet meer binnenlaten.
help-admin-mute = Een persoon laten spelen, maar niet praten.
help-admin-pardon = Een verbanning en een spreekverbod opheffen.
help-admin-close = Een tafel sluiten, of de partij nu begonnen is of niet.
help-admin-dismiss = Wie daar zit, van tafel sturen; een lopende partij gaat verloren.
help-admin-dismiss-seat = Een letter van a tot e.
help-admin-acts = Wat er met deze opdrachten is gedaan, het oudste eerst.

help-train = Computerspelers onderwijzen.
help-train-claim-it = De beoordeling van stellingen van Claim It! trainen; gaat verder vanaf de tussenstand.
help-train-claim-it-games = Eigen partijen.
help-train-claim-it-abreast = Groepen partijen die tegelijk met dezelfde gewichten worden gespeeld; standaard 1, met --processes of --cluster 8.
help-train-claim-it-look = Kies bij het leren elke steen één worp vooruit, niet in één oogopslag; duurt ongeveer twee keer zo lang.
help-train-claim = De beoordeling van CLAIM met twee spelers trainen met de oplosser; gaat verder vanaf de tussenstand.
help-train-claim-lessons = Telkens 25 partijen volgens vuistregels, opgelost.
help-train-claim-games = Lessen uit eigen partijen, in elke ronde.
help-train-claim-rounds = Ronden met eigen partijen.
