# Vad kommandona säger om sig själva: --help, och vad som skrevs fel.

## Sidan

help-usage = Användning:
help-arguments = Argument
help-options = Flaggor
help-commands = Kommandon
help-examples = Exempel
help-default = om inget anges: { $value }
help-at-least = minst { $least }
help-range = { $least } till { $most }
help-required = krävs
help-word-options = FLAGGOR
help-word-command = KOMMANDO
help-word-file = FIL
help-word-game-file = SPELFIL
help-word-position-file = STÄLLNINGSFIL
help-word-address = ADRESS
help-word-name = NAMN
help-word-move = DRAG
help-word-link = LÄNK
help-word-number = TAL
help-word-text = ORD
help-word-person = PERSON
help-word-role = ROLL
help-word-table = BORD
help-word-seat = PLATS

## Vad som skrevs fel

usage-no-such-command = kommandot { $command } finns inte; claimstead --help visar alla
usage-command-like = kommandot { $command } finns inte; menade du { $close }?
usage-no-command = ett kommando saknas: något av { $commands }
usage-no-such-option = flaggan { $option } finns inte här; --help visar alla
usage-option-like = flaggan { $option } finns inte här; menade du { $close }?
usage-option-takes-none = { $option } tar inget värde
usage-option-needs-value = { $option } behöver ett värde
usage-missing-option = flaggan { $name } saknas
usage-missing-argument = { $name } saknas
usage-too-much = det här är för mycket: { $words }
usage-no-whole-number = { $name }: { $given } är inget heltal
usage-no-number = { $name }: { $given } är inget tal
usage-too-small = { $name }: { $given } är för litet, minst { $least }
usage-too-large = { $name }: { $given } är för stort, högst { $most }
usage-no-choice = { $name }: { $given } finns inte, bara { $choices }
usage-bad-value = { $name }: { $why }

## Flaggor som många kommandon har

help-option-help = Visa den här sidan.
help-option-language = Om inget anges språket i CLAIMSTEAD_LANGUAGE eller LANG.
help-option-game = Spelet i ord, till exempel "claim-it 2 base" eller "claim 2 Gn Gi Dr Tr Se".
help-option-seed = Gör att tärningar, givar och motståndare kan upprepas.
help-option-database = En fil eller postgresql://...; om inget anges inställningarnas, annars din egen.
help-option-settings = Serverns inställningar; om inget anges CLAIMSTEAD_SETTINGS.
help-option-json = För ett program att läsa.
help-option-processes = Hur många som arbetar samtidigt; om inget anges en per kärna.
help-option-cluster = Arbeta på det här Dask-klustret.
help-option-nodes = Ansträngningen för ett drag.
help-option-seconds = Tiden för ett drag.
help-option-deeper = Tänk flera gånger så länge.
help-option-person = Kontots namn eller nummer.
help-option-table = Bordets beteckning, som i länken.
help-option-note = Varför, till loggen över ingripanden.
help-option-days = Så länge; om inget anges för alltid.
help-option-folder = För vikter, inlärningskurva och mellanläge.

## Kommandona

help-start = Spela Claim It! och CLAIM / CLAIM 2. Utan kommando: öppna bordet i webbläsaren.
help-start-version = Visa versionen.
help-start-install-completion = Lär skalet att fylla i kommandon.
help-start-show-completion = Visa vad --install-completion skulle lägga till.

help-play =
    Spela i terminalen: ensam, med andra vid en skärm eller vid ett bord på en server.

    Där det inte finns någon terminal läses och skrivs rader i stället, och datorspelare spelar på måfå om ingen nivå anges.
help-play-link = Länken till ett bord på en server.
help-play-level = Datorspelarnas nivå, där --game eller --position anges.
help-play-position = Börja där, på plats a.
help-play-resume = Fortsätt med det parti som lämnades senast.
help-play-server = Öppna ett bord för --game där; vännerna får länken.
help-play-name = Vad du heter på servern.
help-play-engine = Låt den här motorn spela vid serverns bord: docs/engines.md.
help-play-ascii = Rita bara med ASCII-tecken.

help-analyse = Vad en ställning är värd, och varje drag i den: vad analysbrädet vet.
help-analyse-position = En ställning i vilket spel som helst; - läser den från standard in.
help-analyse-engine = Fråga den här motorn: docs/engines.md.

help-solve = Lös en ställning i fas 2 för två spelare exakt: värdet av varje kort.
help-solve-position = En ställning i fas 2 av CLAIM; - läser den från standard in.
help-solve-limit = Ge upp efter så många undersökta stick.

help-simulate = Låt datorspelare spela många partier och skriv ned dem för forskning.
help-simulate-out = FIL.parquet: en rad per beslut; FIL.txt: hela partier som text.
help-simulate-players = Vid namn, med komma emellan: en för alla eller en per plats.
help-simulate-games = Hur många.
help-simulate-values = Bedöm varje beslut, för FIL.parquet.

help-figures = Mät hur de här spelen är och skriv en rapport med bilder.
help-figures-games = Partier av Claim It! för varje nivå och uppställning.
help-figures-deals = Givar av CLAIM för varje uppställning.
help-figures-folder = För figures.md och bilderna.

help-arena = Låt datorspelare spela mot varandra, med samma tur för alla, och rangordna dem.
help-arena-players = Spelare vid namn, eller motorer med sitt kommando.
help-arena-games = Partier per match; om inget anges ungefär 1000.
help-arena-sprt = Sluta så snart svaret är säkert.
help-arena-elo0 = Det lägre Elo-talet för --sprt.
help-arena-elo1 = Det högre Elo-talet för --sprt.
help-arena-plot = Rita ett diagram: FIL.svg eller FIL.png.

help-engine = Tala textprotokollet för motorer på standard in och ut: det står i docs/engines.md.
help-engine-player = Vem som spelar.

help-leaderboard = Mät en spelare så som alla mäts: fasta spel, måttstockar, fast tur och fast ansträngning.
help-leaderboard-player = En spelare vid namn, eller en motor med sitt kommando.
help-leaderboard-json = Skriv resultatet även dit.
help-leaderboard-games = Färre partier per uppgift: ett prov som inte räknas.

help-serve =
    Håll bordet öppet för webbläsare och för terminalen.

    Det som inte är en flagga här ställs in i miljön, som CLAIMSTEAD_METRICS_TOKEN, eller i filen för --settings: docs/hosting.md visar allt.
help-serve-host = Adressen att lyssna på.
help-serve-port = Porten att lyssna på.
help-serve-database = Var partier sparas; om inget anges en fil i din datamapp.
help-serve-workers = Processer som betjänar; fler än en kräver PostgreSQL.
help-serve-thinkers = Processer för datorspelare.
help-serve-seconds = Tiden för en datorspelares drag.
help-serve-trusted-proxies = Proxyservrar att lita på: adresser eller nät.
help-serve-log-level = Något av debug, info, warning, error.
help-serve-access-log = En rad för varje anrop.
help-serve-metrics-port = En port bara för /metrics.
help-serve-print-settings = Visa vad som gäller och sluta.
help-serve-browser = Öppna webbläsaren.

help-verify = Kontrollera att alla kast och kort var bestämda i förväg och att varje drag var tillåtet. Slutar med 1 där det inte var så.
help-verify-game = Ett parti som är slut; - läser det från standard in.

help-review = Vad varje drag i ett parti kostade, och vad som var tur.
help-review-game = Ett parti; - läser det från standard in.
help-review-html = Skriv även en sida med bilder.
help-review-rolls = Claim It!: hur många kast framåt den ser.
help-review-deals = CLAIM: i hur många givar ett kort prövas.
help-review-seed = Ett annat urval av givar; samma tal upprepar det.

help-replay = Skriv ett parti som en enda HTML-fil som spelar upp det, drag för drag.
help-replay-game = Ett parti; - läser det från standard in.
help-replay-out = Vart det skrivs.
help-replay-seat = Vad den här platsen såg; om inget anges alla kort.

help-bench = Mät hur snabba reglerna, kärnan, lösaren och spelarna är här.
help-bench-seconds = Ungefär så länge för varje mått.

help-puzzle = Lös ett problem, dagens om inget annat sägs. I en terminal tillfrågas du om draget.
help-puzzle-id = Ett annat än dagens.
help-puzzle-answer = Ditt svar, till exempel Gn7 eller 2@3/5.
help-puzzle-hint = Visa ledtrådarna.
help-puzzle-make = Gör problem av datorspelares partier; hur det gick till skrivs bredvid.
help-puzzle-make-out = Vart de skrivs.
help-puzzle-make-seed = Gör att de kan upprepas.
help-puzzle-make-cards = Problem i CLAIM.
help-puzzle-make-dice = Problem i Claim It!

help-admin = Sköt en servers databas: den i --database, annars den i serverns inställningar.
help-admin-stats = Hur många människor och bord det finns.
help-admin-backup = Skriv hela databasen till en fil, även medan folk spelar.
help-admin-backup-file = Vart den skrivs.
help-admin-restore = Läs in en säkerhetskopia i en ny eller tom databas, som --database anger.
help-admin-restore-file = Säkerhetskopian.
help-admin-forget = Radera en persons uppgifter.
help-admin-forget-person = Kontots namn.
help-admin-reset = Gör en kod som någon kan välja ett nytt lösenord med.
help-admin-reset-person = Kontots namn.
help-admin-role = Ge någon en roll på värdens sida, eller ta tillbaka den.
help-admin-role-person = Kontots namn.
help-admin-role-role = host (värd), arbiter (domare) eller none (ingen).
help-admin-ban = Logga ut en person överallt och släpp inte in den mer.
help-admin-mute = Låt en person spela men inte prata.
help-admin-pardon = Upphäv avstängning och tystnad.
help-admin-close = Stäng ett bord, oavsett om partiet har börjat.
help-admin-dismiss = Låt den som sitter där lämna bordet; ett pågående parti förloras.
help-admin-dismiss-seat = En bokstav från a till e.
help-admin-acts = Vad som gjorts med de här kommandona, det äldsta först.

help-train = Lär upp datorspelare.
help-train-claim-it = Lär upp bedömningen av ställningar i Claim It!; fortsätter från mellanläget.
help-train-claim-it-games = Egna partier.
help-train-claim-it-abreast = Grupper av partier som spelas samtidigt med samma vikter; om inget anges 1, med --processes eller --cluster 8.
help-train-claim-it-look = Välj varje markör ett kast framåt under inlärningen, inte med en blick; tar ungefär dubbelt så lång tid.
help-train-claim = Lär upp bedömningen av CLAIM för två med lösaren; fortsätter från mellanläget.
help-train-claim-lessons = 25 partier efter tumregler var, lösta.
help-train-claim-games = Lektioner av egna partier i varje omgång.
help-train-claim-rounds = Omgångar med egna partier.
