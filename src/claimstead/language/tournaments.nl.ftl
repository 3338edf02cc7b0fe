# What is said about tournaments, here and in the browser.

setup-tournament-number = { $what ->
    [rounds] een toernooi heeft { $least } tot { $most } rondes
    [places] een toernooi heeft { $least } tot { $most } plaatsen
   *[fill] computerspelers vullen aan tot hoogstens { $most } deelnemers
}
setup-tournament-clock = een toernooi heeft een klok nodig, of dagen per zet
setup-tournament-for-two = deze vorm is voor spellen met zijn tweeën; kies met meer spelers Zwitsers of duplicate
table-no-such-tournament = dit toernooi bestaat niet
table-arbiter-only = dat mag alleen de toernooileider
table-tournament-too-few = er zijn minstens { $least } deelnemers nodig
table-tournament-uneven = tafels van { $size } moeten vol zijn: laat computerspelers aanvullen of wacht op meer deelnemers
table-tournament-too-many = je hebt { $most } toernooien die nog niet voorbij zijn: beëindig er eerst een
table-tournament-entered = je doet al mee
table-tournament-not-entered = deze persoon doet niet mee
table-tournament-full = alle plaatsen zijn bezet
table-tournament-no-game = deze partij bestaat niet
table-tournament-shares = dat kan geen uitslag zijn
table-tournament-over = het toernooi is voorbij
table-tournament-round-on = de volgende ronde kan nog niet beginnen
table-tournament-on = dit is er pas als het toernooi voorbij is
table-tournament-people-only = in een toernooi wordt tijdens een partij niemand vervangen; de klok beslist
text-tournament-file = dit toernooibestand is niet te lezen: { $why }

verify-tournament-sealed = Het geluk van alle { $rounds } rondes was vóór de eerste verzegeld, en alle partijen kloppen: { $count } stuks.
verify-tournament-counted = De stand van alle { $count } deelnemers volgt uit deze partijen.
verify-tournament-game = Ronde { $round }, tafel { $table }: deze partij klopt niet.
verify-tournament-luck = Ronde { $round }, tafel { $table }: het geluk is niet wat verzegeld was.
verify-tournament-result = Ronde { $round }, tafel { $table }: de uitslag is niet die van de partij.
verify-tournament-standings = De stand volgt niet uit de partijen.

## The browser app

ui-tournaments-about = Een clubavond, of een seizoen met dagen per zet: doe mee, of leid je eigen toernooi.
ui-tournaments-new = Nieuw toernooi
ui-tournaments-yours = Van jou
ui-tournaments-gathering = Inschrijving open
ui-tournaments-playing = Bezig
ui-tournaments-over = Voorbij
ui-tournaments-none = Er is er nog geen. Open het eerste.
ui-tournament-players = { $count ->
    [one] één deelnemer
   *[other] { $count } deelnemers
}
ui-tournament-round-of = ronde { $round } van { $rounds }
ui-tournament-name = Naam
ui-tournament-format = Vorm
ui-tournament-format-swiss = Zwitsers
ui-tournament-format-round-robin = Iedereen tegen iedereen
ui-tournament-format-knock-out = Afvalsysteem
ui-tournament-format-duplicate = Duplicaat
ui-tournament-about-swiss = In elke ronde tref je iemand met evenveel punten, en niemand twee keer. Voor veel deelnemers in weinig rondes.
ui-tournament-about-round-robin = Iedereen speelt één keer tegen iedereen.
ui-tournament-about-knock-out = Wie wint, gaat door. Na een gelijkspel wordt met verwisselde plaatsen nog eens gespeeld; is ook dat gelijk, dan gaat de hoogst geplaatste door.
ui-tournament-about-duplicate = Dezelfde dobbelstenen en kaarten aan elke tafel van een ronde. Het gaat erom hoe je het deed vergeleken met wie dezelfde plaats had.
ui-tournament-rounds = Rondes
ui-tournament-places = Plaatsen
ui-tournament-rated = Telt mee: partijen tussen mensen tellen voor de rating
ui-tournament-public = In de lijst voor iedereen
ui-tournament-by-hand = De toernooileider begint elke ronde
ui-tournament-fill = Computerspelers
ui-tournament-fill-none = Geen
ui-tournament-fill-to = Aanvullen tot zoveel deelnemers
ui-tournament-fill-about = Ze vullen lege plaatsen, zodat niemand overblijft. Partijen tegen hen tellen niet mee.
ui-tournament-watch = Vertraging voor toeschouwers
ui-tournament-watch-none = Geen
ui-tournament-watch-minutes = { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}
ui-tournament-open = Toernooi openen
ui-tournament-arbiter-is = Toernooileider: { $name }
ui-tournament-no-arbiter = Er is geen toernooileider meer; het toernooi gaat vanzelf door.
ui-tournament-join = Meedoen
ui-tournament-step-in = Als reserve aanbieden
ui-tournament-leave = Stoppen
ui-tournament-leave-sure = Je wordt niet meer ingedeeld en geeft een lopende partij op. Wat je hebt gespeeld, telt.
ui-tournament-start = Ronde 1 beginnen
ui-tournament-next-round = Ronde { $round } beginnen
ui-tournament-your-game = Naar je partij
ui-tournament-joined = Je doet mee. Het begint als de toernooileider het zegt.
ui-tournament-reserve = Je hebt je als reserve aangeboden.
ui-tournament-wait-round = Je hebt deze ronde gespeeld. De volgende begint als alle partijen voorbij zijn.
ui-tournament-wait-arbiter = De toernooileider begint de volgende ronde.
ui-tournament-has-left = Je bent uit dit toernooi gestapt.
ui-tournament-paused = Pauze: { $note }
ui-tournament-invite = Wie deze link heeft, kan meedoen.
ui-tournament-who = Deelnemers
ui-tournament-reserves = Reserves
ui-tournament-nobody = Nog niemand.
ui-tournament-left = is gestopt
ui-tournament-computer = computerspeler
ui-tournament-deleted = verwijderde speler
ui-tournament-standings = Stand
ui-tournament-final = Eindstand
ui-tournament-place = Plaats
ui-tournament-points = Punten
ui-tournament-games = Partijen
ui-tournament-points-about = Winst is één punt, gelijkspel een half; een vrije ronde telt als winst. Alleen partijen die voorbij zijn tellen.
ui-tournament-points-about-knock-out = De punten zijn de gewonnen rondes. Wie in dezelfde ronde uitviel, deelt een plaats.
ui-tournament-points-about-duplicate = In elke ronde: 2 punten voor iedereen met jouw plaats aan een andere tafel van wie je het resultaat verslaat, 1 bij gelijk. Een ronde telt als al haar partijen voorbij zijn.
ui-tournament-ties = Bij gelijke punten beslist, in deze volgorde:
ui-tournament-break-buchholz = Weerstandspunten
ui-tournament-break-sonneborn-berger = Sonneborn-Berger-score
ui-tournament-break-direct = Onderling resultaat
ui-tournament-break-wins = Gewonnen partijen
ui-tournament-break-victories = Winst en gedeelde winst
ui-tournament-break-margin = Voorsprong
ui-tournament-break-about-buchholz = de punten van alle tegenstanders samen (Buchholz): wie zwaardere tegenstanders had, staat voor; voor een vrije ronde tellen de eigen punten
ui-tournament-break-about-sonneborn-berger = de punten van de verslagen tegenstanders, en de helft van die met wie je gelijkspeelde
ui-tournament-break-about-direct = de punten uit de onderlinge partijen van wie gelijk staan, als ze allemaal tegen elkaar speelden
ui-tournament-break-about-wins = het aantal gewonnen partijen
ui-tournament-break-about-victories = winst, en delen van gedeelde winst
ui-tournament-break-about-margin = hoeveel je in alle partijen samen voorstond
ui-tournament-round = Ronde { $round }
ui-tournament-round-on = bezig
ui-tournament-table = Tafel
ui-tournament-against = Partij
ui-tournament-result = Uitslag
ui-tournament-bye = vrije ronde
ui-tournament-game-on = bezig
ui-tournament-game-over = klaar
ui-tournament-corrected = gecorrigeerd
ui-tournament-again = nog een keer
ui-tournament-watch-game = Kijken
ui-tournament-look = Naspelen
ui-tournament-log = Logboek
ui-tournament-log-paused = Pauze
ui-tournament-log-resumed = Het gaat verder
ui-tournament-log-left = { $player } is gestopt
ui-tournament-log-substituted = { $name } speelt vanaf de volgende ronde voor { $player }
ui-tournament-log-corrected = Uitslag van ronde { $round }, tafel { $table } gecorrigeerd
ui-tournament-log-ended = Beëindigd door de toernooileider
ui-tournament-log-arbiter-left = De toernooileider is verwijderd
ui-tournament-arbiter = Voor de toernooileider
ui-tournament-note = Opmerking, voor iedereen te zien
ui-tournament-note-about = Voor alles hieronder is een opmerking nodig die zegt waarom. Die staat daarna in het logboek.
ui-tournament-pause = Pauzeren
ui-tournament-pause-about = Er begint geen nieuwe ronde; lopende partijen gaan door.
ui-tournament-resume = Verdergaan
ui-tournament-end = Toernooi beëindigen
ui-tournament-end-about = Er wordt geen ronde meer gespeeld.
ui-tournament-substitute = Vervangen
ui-tournament-substitute-for = Voor
ui-tournament-substitute-by = speelt
ui-tournament-remove = Eruit halen
ui-tournament-correct = Uitslag corrigeren
ui-tournament-correct-game = Welke partij
ui-tournament-correct-won = { $name } heeft gewonnen
ui-tournament-correct-draw = Gelijkspel
ui-tournament-correct-nobody = Niemand krijgt punten
ui-tournament-seal = Het geluk van alle rondes is verzegeld: { $seal }
ui-tournament-secret = Het geheim: { $secret }
ui-tournament-file = Downloaden met alle partijen
ui-tournament-file-about = De opdracht claimstead verify controleert het bestand: geluk, zetten, uitslagen en stand.
ui-tournament-wall = Pagina voor aan de muur
ui-tournament-wall-soon = Begint zo
