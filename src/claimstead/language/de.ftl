### German. What each name means stands in en.ftl.

## Moves refused in any game

illegal-game-over = das Spiel ist zu Ende
illegal-not-your-turn = Platz { $seat } ist nicht am Zug, sondern { $actor }

## Moves refused in Claim It!

illegal-first-roll-due = ein Zug beginnt mit einem Wurf
illegal-dice-due = jetzt wird gewürfelt
illegal-no-such-roll = ein Wurf besteht aus drei Würfeln von 1 bis { $sides }, von klein nach groß geschrieben
illegal-stone-due = für diesen Wurf muss ein Stein gesetzt werden
illegal-dice-do-not-give = die Würfel { $dice } ergeben nicht { $move }
illegal-choose-first = sag erst, ob du noch einmal würfelst oder aufhörst
illegal-space-claimed = auf { $place } liegt schon ein Besitzstein
illegal-squatter-due = auf { $place } gehört ein Anspruchstein, kein Besitzstein
illegal-claim-marker-due-own = { $place } gehört dir: dort gehört ein Besitzstein hin, kein Anspruchstein
illegal-claim-marker-due-squatter = auf { $place } liegt ein Anspruchstein: darauf gehört ein Besitzstein, kein zweiter Anspruchstein
illegal-squatter-on-board = Anspruchstein { $squatter } liegt schon auf dem Spielplan
illegal-squatter-covered = Anspruchstein { $squatter } liegt bis zum Ende des Zuges unter einem Besitzstein
illegal-no-claim-marker-left = alle { $count } Besitzsteine liegen auf dem Spielplan
illegal-no-player-marker-left = zum Aufhören bräuchtest du mehr als deine { $count } Spielersteine

## Moves refused in CLAIM

illegal-deal-due = erst müssen die Karten ausgeteilt werden
illegal-deal-is-not-the-deck = ausgeteilt wird jede der { $count } Karten des Decks genau einmal
illegal-card-not-in-deck = { $card } ist nicht in diesem Deck
illegal-card-not-in-hand = { $card } ist nicht auf deiner Hand
illegal-must-follow = { $led } wurde ausgespielt und du kannst bedienen, also darfst du { $card } nicht spielen
illegal-play-a-card = jetzt muss eine Karte gespielt werden
illegal-take-or-pile = nimm eine Karte aus der Mitte oder die, die du auf dem Stapel gesehen hast
illegal-take-from-middle = eine der Karten in der Mitte muss genommen werden
illegal-not-in-the-middle = { $card } liegt nicht in der Mitte
illegal-pile-not-open = vom Stapel nimmt nur, wer die Runde mit einer Karte gewinnt, die den Stapel anschauen darf
illegal-smash-or-spare = sag, ob eine Karte zertrampelt oder verschont wird
illegal-nothing-to-smash = { $by } kann { $card } vor Platz { $seat } nicht zertrampeln

## Set-ups refused

setup-claim-it-players = Claim It! ist für 2 bis 5 Spieler, nicht für { $players }
setup-claim-it-variant = es gibt keine Variante { $variant }: möglich sind base und quick
setup-claim-it-size = ein Spielplan hat die Größe 2 bis 6, nicht { $size }
setup-claim-it-small-needs-end = ein Spielplan der Größe { $size } braucht secured_to_end: bei wie vielen Goldclaims die letzte Runde ausgerufen wird
setup-claim-it-secured = die letzte Runde wird bei 1 bis { $most } Goldclaims ausgerufen, nicht bei { $secured }
setup-claim-players = CLAIM ist für 2 bis 4 Spieler, nicht für { $players }
setup-no-such-faction = es gibt keine Fraktion { $faction }: die Kürzel sind { $factions }
setup-faction-twice = eine Fraktion kann nur einmal im Deck sein
setup-one-pair = ein Deck hat genau ein Paar von Fraktionen: { $pairs }
setup-ten-card-factions = mit { $players } Spielern hat ein Deck ein Paar und { $tens } weitere Fraktionen
setup-no-such-card = in der Schachtel ist keine Karte { $card }, oder nicht so oft
setup-short-deck-size = mit { $players } Spielern hat ein kurzes Deck ein Vielfaches von { $multiple } Karten
setup-factions-or-cards = für CLAIM braucht es entweder die Fraktionen oder die Karten

setup-no-training = für { $game } gibt es kein Training
setup-no-such-player = für dieses Spiel gibt es keinen Spieler { $player }: zur Wahl stehen { $players }
setup-no-environment = für das Spiel { $game } gibt es keine Umgebung
setup-no-kernel = das Spiel { $game } hat keinen kompilierten Kern
setup-no-redeal = was im Spiel { $game } verborgen ist, lässt sich nicht neu verteilen
setup-engine-not-started = { $engine } lässt sich nicht starten: { $why }
setup-engine-refuses = { $engine } spielt das nicht: { $why }
setup-engine-no-decision = in dieser Stellung hat niemand zu entscheiden

setup-arena-entrants = { $sides ->
    [2] eine Arena braucht mindestens 2 Spieler, nicht { $entrants }
   *[other] dieses Spiel hat { $sides } Parteien, also braucht die Arena 2 Spieler (einer gegen einen Tisch des anderen) oder { $sides }, nicht { $entrants }
}
setup-arena-plays-not = { $player } spielt { $game } nicht
setup-arena-games = { $games ->
    [one] eine Partie ist kein ganzer Durchgang
   *[other] { $games } Partien sind keine ganzen Durchgänge
}: jeder hat { $sides } Partien, damit alle überall einmal sitzen
setup-arena-sequential = der sequentielle Test läuft zwischen zwei Spielern
setup-arena-elo-order = die kleinere Elo-Zahl eines sequentiellen Tests muss unter der größeren liegen, beide zwischen -{ $most } und { $most }, nicht { $low } und { $high }
setup-arena-seconds = die Sekunden je Zug müssen mehr als 0 sein
setup-simulate-players = { $names } Spieler sind genannt: nenne einen für alle, oder einen für jeden der { $seats } Plätze
setup-simulate-games = es muss mindestens eine Partie sein, nicht { $games }
error-simulate-suffix = { $file }: der Name muss auf .parquet (eine Zeile je Entscheidung) oder .txt (ganze Partien) enden
error-no-extra = dafür fehlen hier Pakete: pip install "claimstead[{ $extra }]"
error-engine-illegal = { $engine } hat { $move } gespielt, das ist kein erlaubter Zug
error-engine-gone = { $engine } hat sich beendet
error-engine-silent = { $engine } antwortet nicht
error-engine-talks = { $engine } redet, antwortet aber nicht

setup-solve-two-players = nur CLAIM zu zweit lässt sich lösen
setup-solve-phase-2 = nur Stellungen der Phase 2 lassen sich lösen
setup-solve-too-large = dieses Deck hat mehr Karten, als der Löser fassen kann
setup-solve-over = das Spiel ist zu Ende: es gibt nichts mehr zu lösen
setup-weights-size = diese Gewichte passen nicht zu dieser Bewertung: { $found } Zahlen statt { $expected }

## Other refusals

error-not-readable = { $file } lässt sich nicht lesen: { $why }
error-not-writable = { $file } lässt sich nicht schreiben: { $why }
error-not-a-checkpoint = { $file } ist kein Zwischenstand dieser Version oder beschädigt: lösche die Datei, um neu zu beginnen
error-no-dask = ein Cluster braucht Dask, das hier nicht installiert ist: pip install "claimstead[cluster]"
error-no-postgresql = ein Server auf PostgreSQL braucht dessen Treiber, der hier nicht installiert ist: pip install "claimstead[postgresql]"
error-no-cluster = unter { $address } gibt es keinen Cluster: { $why }

## Chances that cannot be listed

chances-deal = zum Aufzählen gibt es zu viele Verteilungen: zieh stattdessen eine

## Texts refused in any game

text-other-game = das ist { $found }, hier wird { $expected } gespielt
text-no-such-seat = es gibt keinen Platz { $seat }: die Plätze sind { $seats }
text-no-such-position = mit { $text } beginnt keine Stellung: schreib claim: und die Fraktionen, oder claim-it, Spielerzahl und Variante
text-small-position = diese Stellung gehört zu einem kleinen Spiel mit { $size ->
    [one] einer Reihe
   *[other] { $size } Reihen
}: nur ganze Spiele lassen sich an der Stellung allein erkennen
text-number = { $text } ist keine ganze Zahl
text-no-such-setup = { $text } nennt kein Spiel: schreib claim-it, Spielerzahl und Variante, oder claim, Spielerzahl und Fraktionen

## Texts refused in Claim It!

text-claim-it-move = { $text } ist kein Zug: schreib einen Wurf als 235, einen Anspruchstein als 2@3/5, einen Besitzstein als *@3/5, oder roll, oder stop
text-no-such-space = auf einem Spielplan der Größe { $size } gibt es kein Feld { $place }
text-dice-not-sorted = schreib die Würfel von klein nach groß: { $sorted }, nicht { $dice }
text-no-such-die = auf Würfeln mit { $sides } Seiten gibt es keine { $die }
text-claim-it-fields = eine Stellung hat { $fields } Teile, getrennt durch ; aber diese hat { $found }
text-board-size = ein Spielplan der Größe { $size } hat { $size } Reihen, getrennt durch /, mit je { $size } Feldern
text-no-such-cell = { $cell } ist kein Feld: schreib . oder den Buchstaben eines Platzes, dann die Nummer eines Anspruchsteins, dann *
text-no-such-squatter = { $cell }: die Anspruchsteine haben die Nummern 1 bis { $size }
text-stone-on-secured = { $cell }: auf einen Goldclaim wird nichts gesetzt
text-no-such-due = { $due } steht nicht an: schreib roll, drei Würfel, choose oder over
text-turns-left = { $found } ist keine Zahl übriger Züge: schreib - oder eine Zahl bis { $players }
text-squatter-twice = Anspruchstein { $squatter } liegt zweimal auf dem Spielplan
text-too-many-claim-markers = es gibt nur { $count } Besitzsteine
text-too-many-player-markers = Platz { $seat } hat nur { $count } Spielersteine
text-squatter-on-own = { $place }: ein Anspruchstein liegt nie auf einem Stein dessen, der am Zug ist
text-squatter-still-there = { $place }: in der Variante quick geht der Anspruchstein unter einem Besitzstein sofort zurück
text-claim-marker-without-squatter = { $place }: ein Besitzstein liegt auf dem eigenen Stein oder auf einem Anspruchstein
text-over-and-turns-left = ein Spiel ist genau dann zu Ende, wenn 0 Züge übrig sind
text-stones-when-over = ist das Spiel zu Ende, liegt kein Stein eines Zuges mehr auf dem Spielplan
text-nothing-to-choose = für choose muss in diesem Zug schon ein Stein gesetzt sein
text-roll-is-bust = mit dem Wurf { $dice } lässt sich nichts setzen: das ist schon Pech gehabt

## Texts refused in CLAIM

text-claim-move = { $text } ist kein Zug: schreib eine Karte als Gn7, oder take Gi5, take pile, smash b Gn5, spare, oder deal und alle Karten
text-card = { $text } ist keine Karte: schreib das Kürzel einer Fraktion und einen Wert, etwa Gn7
text-no-such-card = in der Schachtel ist keine Karte { $card }
text-phase = { $found } ist keine Phase: schreib phase: 0, 1 oder 2
text-nothing-before-the-deal = vor dem Austeilen lässt sich sonst nichts sagen, aber hier steht { $key }
text-no-colon = { $line } ist kein Schlüssel mit Wert, getrennt durch einen Doppelpunkt
text-no-such-key = in einer Stellung mit diesen Plätzen gibt es keinen Schlüssel { $key }
text-key-twice = { $key } steht zweimal da
text-stage = { $found } ist kein Abschnitt: schreib eins von { $stages }
text-faction-not-in-deck = in diesem Deck gibt es keine Fraktion { $faction }
text-card-too-often = { $card } ist öfter genannt, als das Deck sie hat
text-card-missing = { $card } liegt nirgends
text-lead-and-turn = ein laufendes Spiel braucht lead und turn, ein beendetes hat beides nicht und Karten nur in den Punktstapeln
text-not-in-this-phase = { $key } ist in Phase { $phase } leer
text-not-in-this-stage = { $key } ist leer, außer im Abschnitt smash
text-does-not-lie-there = { $card } liegt dort nie: { $key }
text-known-but-not-there = Platz { $seat } hat nicht, was von ihm bekannt ist: { $cards }
text-void-but-there = Platz { $seat } hat angeblich keine Karte { $faction }, aber doch eine auf der Hand
text-over-is-over = ein beendetes Spiel hat weder stage noch void
text-trick-is-whole = in dieser Runde haben schon alle gespielt
text-not-on-turn = Platz { $expected } ist am Zug, nicht { $seat }
text-hand-sizes = die Zahl der Handkarten passt nicht zur Runde
text-no-cards-left = es sind keine Karten mehr zu spielen: ein beendetes Spiel hat weder lead noch turn
text-choice-needs-trick = eine Wahl steht erst an, wenn alle in dieser Runde gespielt haben
text-choice-not-due = diese Wahl steht hier nicht an
text-middle-size = in der Mitte { $count ->
    [one] muss { $count } Karte
   *[other] müssen { $count } Karten
} liegen
text-follower-counts = die Zahlen der Anhänger passen nicht zueinander
text-pile-size = für die kommenden Runden muss der Stapel mindestens { $count } Karten haben, nicht { $found }

## Texts of whole games refused

text-no-record = das ist keine Partie: die erste Zeile einer Partie ist { $first }
text-not-utf-8 = das ist kein Text in UTF-8
text-no-setup = die zweite Zeile einer Partie sagt setup: und welches Spiel es ist
text-header-line = { $line } ist keine Kopfzeile: schreib einen Schlüssel in Kleinbuchstaben, einen Doppelpunkt und einen Wert
text-wrong-mark = Zeile { $line }: der Zug ist von { $expected }, nicht von { $found }
text-move-line = Zeile { $line }: { $reason }
text-no-result = die letzte Zeile, result:, fehlt
text-remark-open = Zeile { $line }: der Anmerkung, die hier beginnt, fehlt { $sign }
text-several-games = in diesem Text steht mehr als eine Partie
text-wrong-result = { $found } passt nicht zu den Zügen, die { $expected } ergeben

## How a game was decided

outcome-mine = die größte Goldmine
outcome-secured = gleich große Goldminen, mehr Goldclaims
outcome-spaces = gleich große Goldminen, gleich viele Goldclaims, mehr Felder insgesamt
outcome-shared = alles gleich: geteilter Sieg
outcome-factions = die Gunst der meisten Fraktionen
outcome-sum = gleich viele Fraktionen, die höhere Summe ihrer Karten
outcome-draw = gleich viele Fraktionen und gleiche Summen: unentschieden

## What happens in Claim It!; "none" stands for nobody or nothing

event-rolled = { $seat } würfelt { $dice }
event-squatter-placed = { $on ->
    [none] { $seat } setzt Anspruchstein { $squatter } auf { $place }
   *[other] { $seat } setzt Anspruchstein { $squatter } auf { $place }, oben auf { $on }
}
event-claim-marker-placed = { $squatter-returned ->
    [yes] { $seat } setzt einen Besitzstein auf { $place }, und Anspruchstein { $squatter } geht zurück
   *[no] { $seat } setzt einen Besitzstein auf { $place }
}
event-busted = { $seat } hat Pech und verliert alles aus diesem Zug
event-rolling-on = { $seat } würfelt noch einmal
event-stopped = { $seat } hört auf
event-space-taken = { $secured ->
    [yes] { $seat } sichert { $place }
   *[no] { $seat } besetzt { $place }
}
event-last-round-called = { $seat } ruft die letzte Runde aus: alle haben noch einen Zug
event-turn-began = { $seat } ist am Zug
event-game-ended = das Spiel ist zu Ende, gewonnen von { $winners }

## What happens in CLAIM

event-hand-dealt = { $cards ->
    [none] { $seat } bekommt { $count } Karten
   *[other] { $seat } bekommt { $cards }
}
event-turned-up = aufgedeckt: { $cards }
event-card-played = { $seat } spielt { $card }
event-trick-won = { $seat } gewinnt die Runde { $cards }
event-pile-looked-at = { $card ->
    [none] { $seat } schaut die oberste Karte des Stapels an
   *[other] { $seat } schaut die oberste Karte des Stapels an: { $card }
}
event-recruit-taken = { $seat } rekrutiert { $card }
event-recruit-drawn = { $card ->
    [none] { $seat } zieht eine Karte vom Stapel
   *[other] { $seat } zieht { $card } vom Stapel
}
event-discarded = abgelegt: { $cards }
event-scored = { $seat } legt auf den Punktstapel: { $cards }
event-laid-open = offen vor { $seat }: { $cards }
event-left-lying = für den Sieger der nächsten Runde bleibt liegen: { $cards }
event-smashed = { $by } zertrampelt { $card } vor { $victim }
event-spared = { $seat } zertrampelt nichts mit { $by }
event-lead-passed = { $seat } beginnt die nächste Runde, obwohl { $winner } gewonnen hat
event-second-phase-began = die zweite Phase beginnt, { $lead } spielt aus
event-favour-decided = { $count ->
    [0] niemand hat die Gunst der Fraktion { $faction }
    [one] { $winners } hat die Gunst der Fraktion { $faction }
   *[other] { $winners } haben die Gunst der Fraktion { $faction }
}

## Why a computer player made a move

reason-random = irgendein Zug tut es auch
reason-tried = gewann { $percent } % der Probepartien
reason-engine = ist die Wahl von { $player }
reason-secures-neck = sichert den Engpass der Goldmine bei { $place }; { $bust } % Pech-Risiko beim nächsten Wurf
reason-secures = sichert { $place }; { $bust } % Pech-Risiko beim nächsten Wurf
reason-takes = nimmt { $seat } das Feld { $place } weg; { $bust } % Pech-Risiko beim nächsten Wurf
reason-joins = bringt die größte Goldmine mit { $place } auf { $mine } Felder; { $bust } % Pech-Risiko beim nächsten Wurf
reason-squats = ein Anspruchstein für { $place }; { $bust } % Pech-Risiko beim nächsten Wurf
reason-rolls = würfelt weiter: { $bust } % Pech-Risiko, und der Gewinn ist es wert
reason-stops = hört auf: { $bust } % Pech-Risiko, und es wäre zu viel zu verlieren
reason-leads-for = spielt { $card } um die aufgedeckte Karte { $prize } aus
reason-wins-cheaply = gewinnt { $prize } mit { $card }, der billigsten Karte, die reicht
reason-goes-high = will die aufgedeckte Karte { $prize } und geht mit { $card } sicher
reason-lets-go = lässt { $prize } für { $card } ziehen
reason-take = nimmt { $card }, die beste Verstärkung
reason-take-pile = mag die Karte vom Stapel lieber als das Aufgedeckte
reason-leads = spielt { $card } aus
reason-takes-trick = holt die Runde mit { $card }
reason-gets-ahead = geht mit { $card } in Führung
reason-throws = überlässt die Runde anderen und wirft { $card } ab
reason-wins-for-sure = { $move } gewinnt gegen jede Antwort
reason-keeps-draw = { $move } hält das Unentschieden
reason-sets-traps = bei bestem Spiel gewinnt der Gegner; { $move } ist am schwersten zu beantworten
reason-smash = zertrampelt { $card } vor { $seat }
reason-spare = verschont die Gnome

## The arena

arena-heading = { $game }, Startwert { $seed }
arena-duel = { $first } gegen { $second }
arena-among = { $first } unter { $others }
arena-games = { $games } Partien in { $rounds } { $sides ->
    [2] { $rounds ->
        [one] Paar
       *[other] Paaren
    }
   *[other] { $rounds ->
        [one] Durchgang
       *[other] Durchgängen
    }
}
arena-share = { $entrant } gewinnt { $share } ({ $low } bis { $high }): { $won } gewonnen, { $shared } geteilt, { $lost } verloren
arena-fair = ein gerechter Anteil ist { $fair }: das ist das { $times }-Fache
arena-elo = Elo-Zahl { $elo } ({ $low } bis { $high })
arena-decided = sequentieller Test: eher Elo { $believed } als { $other } (Log-Likelihood-Quotient { $ratio })
arena-undecided = sequentieller Test: noch unklar, ob Elo { $weak } oder { $strong } (Log-Likelihood-Quotient { $ratio })
arena-cut-off = { $games } { $games ->
    [one] Partie
   *[other] Partien
} nach { $moves } Zügen abgebrochen und unter allen geteilt
arena-all = alle
arena-intervals = In Klammern: wo der wahre Wert in 95 von 100 Fällen liegt
arena-chart = Anteil der Siege mit 95-%-Intervall; gestrichelt: ein gerechter Anteil
simulate-bar = Partien
simulate-done = { $file } ist geschrieben. Partien: { $games }, Entscheidungen: { $decisions }
figures-bar = Zahlen

## The solution of a position

solve-answer = { $seat } ist am Zug: { $value } bei bestem Spiel beider
solve-move = Zug
solve-value = Wert
solve-win = Sieg
solve-draw = Unentschieden
solve-loss = Niederlage
solve-line = Bestes Spiel: { $line }
solve-effort = { $nodes ->
    [one] Eine Runde
   *[other] { $nodes } Runden
} in { $milliseconds } ms angeschaut
solve-limit = Nicht gelöst: die Grenze war nach { $nodes ->
    [one] einer Runde
   *[other] { $nodes } Runden
} erreicht
solve-unknown-power = Nicht gelöst: der Löser kennt die Fähigkeit von { $faction } nicht

## The game in the terminal

terminal-choose-game = Welches Spiel?
terminal-you-are = Du sitzt auf Platz { $seat }. Auf den anderen Plätzen sitzen Computerspieler (Stärke: { $level }). ? zeigt Hilfe, q beendet.
terminal-your-move = Dein Zug ({ $moves }):
terminal-help = Tippe einen der gezeigten Züge, so wie er dasteht, h für einen Tipp oder q zum Verlassen.
terminal-left = Du hast das Spiel verlassen.
terminal-compiling = Wird übersetzt, nur dieses eine Mal
terminal-compiling-stopped = Der Rest wird übersetzt, wenn er das nächste Mal gebraucht wird
terminal-compiling-failed = Der Kern und die Spieler ließen sich nicht übersetzen

## The browser app

ui-title = Claimstead
ui-close = Schließen
ui-skip = Überspringen
ui-you = du
ui-on-turn = am Zug
ui-player = Spieler
ui-rule = Regel { $rule }
ui-why-not = das geht jetzt nicht
ui-not-your-turn = { $name } ist am Zug
ui-place = Feld { $place }
ui-dice-do-not-give = { $fits ->
    [yes] die Würfel { $dice } ergeben nicht Anspruchstein { $squatter } auf Feld { $place }
   *[no] die Würfel { $dice } ergeben Feld { $place } nicht: zwei davon müssen seine Spalte und seine Zeile sein
}
ui-move-squatter = Anspruchstein { $squatter } auf Feld { $place }
ui-move-claim-marker = Besitzstein auf Feld { $place }
ui-move-dice = Der Wurf { $dice }
ui-move-pile = Die oberste Karte des Stapels rekrutieren
ui-move-deal = Das Geben
ui-move-stop = Aufhören
ui-review = Rückblick
ui-rematch = Revanche
ui-home = Start
ui-ending = Spielende
ui-winner = { $count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $winners } gewinnt
    }
   *[other] { $you ->
        [yes] Ihr gewinnt: { $winners }
       *[no] { $winners } gewinnen
    }
}
ui-decided = Entscheidend: { $reason }

## The browser app: Claim It!

ui-board = Spielplan
ui-camp = Das Lager
ui-actions = Dein Zug
ui-this-turn = Dieser Zug
ui-nothing-yet = Noch ist nichts passiert.
ui-mine = Goldmine { $size }
ui-secured = Goldclaims { $count } von { $end }
ui-secured-enough = Goldclaims { $count }
ui-space = { $place }: { $owner ->
    [none] leer
   *[other] { $secured ->
        [yes] { $yours ->
            [yes] dein Goldclaim
           *[no] Goldclaim von { $owner }
        }
       *[no] { $yours ->
            [yes] von dir besetzt
           *[no] von { $owner } besetzt
        }
    }
}{ $squatter ->
    [none] { "" }
   *[other] , Anspruchstein { $squatter } darauf
}{ $claimed ->
    [yes] , Besitzstein obenauf
   *[no] { "" }
}
ui-space-offer = { $stone ->
    [squatter] Anspruchstein { $squatter } auf { $place }: { $from ->
        [none] hör auf, und das Feld ist besetzt.
       *[other] hör auf, und du nimmst { $from } das Feld ab.
    }
   *[other] Besitzstein auf { $place }: hör auf, und das Feld gehört dir für immer{ $from ->
        [none] .
       *[other] , nicht mehr { $from }.
    }
}
ui-heading-rolling = { $you ->
    [yes] Deine Würfel
   *[no] { $name } würfelt
}
ui-heading-other = { $name } ist am Zug
ui-heading-place = Dein Wurf · setz einen Stein
ui-heading-choose = Weiter würfeln oder aufhören?
ui-advice-place = { $ways ->
    [one] Eine Möglichkeit: tippe auf das helle Feld.
   *[other] { $ways } Möglichkeiten. Tippe auf ein helles Feld; andere sagen, warum nicht.
}
ui-advice-choose = { $spaces ->
    [one] Hör auf, und ein Feld ist deins, oder riskiere es für mehr.
   *[other] Hör auf, und { $spaces } Felder sind deine, oder riskiere sie für mehr.
}
ui-advice-dice = Die Würfel sind unterwegs.
ui-advice-wait = Warte auf { $name }.
ui-dice = Würfel: { $dice }
ui-dice-none = Würfel, noch nicht geworfen
ui-roll-again = Würfeln
ui-stop = { $spaces ->
    [0] Aufhören
   *[other] Aufhören & { $spaces } nehmen
}
ui-odds = { $percent } Pech-Risiko beim nächsten Wurf
ui-odds-rolls = { $losing } von { $rolls } Würfen { $losing ->
    [one] kostet
   *[other] kosten
} { $stones ->
    [one] den Stein
   *[other] alle { $stones } Steine
} dieses Zuges
ui-bust = Pech gehabt!
ui-bust-loses = { $you ->
    [yes] Du verlierst alle Steine dieses Zuges
   *[no] { $name } verliert alle Steine dieses Zuges
}
ui-last-round = Letzte Runde!
ui-turns-left = { $turns ->
    [one] der letzte Zug
   *[other] noch { $turns } Züge
}
ui-measure-mine = Größte Goldmine
ui-measure-secured = Goldclaims
ui-measure-spaces = Felder
ui-tie-order = Die größte Goldmine gewinnt. Bei Gleichstand: mehr Goldclaims, dann mehr Felder insgesamt.

## The browser app: CLAIM

ui-faction-go = Kobolde
ui-faction-kn = Ritter
ui-faction-un = Untote
ui-faction-dw = Zwerge
ui-faction-do = Doppelgänger
ui-faction-gn = Gnome
ui-faction-gi = Riesen
ui-faction-dr = Drachen
ui-faction-tr = Trolle
ui-faction-se = Seher
ui-one-go = Kobold
ui-one-kn = Ritter
ui-one-un = Untoter
ui-one-dw = Zwerg
ui-one-do = Doppelgänger
ui-one-gn = Gnom
ui-one-gi = Riese
ui-one-dr = Drache
ui-one-tr = Troll
ui-one-se = Seher
ui-power-go = Keine Fähigkeit, aber viele: Fünf der vierzehn haben den Wert 0. Wird ein Kobold ausgespielt, schlagen Ritter sie alle.
ui-power-kn = Wird ein Kobold ausgespielt, schlagen Ritter alle Kobolde. Sonst sind sie Karten wie alle anderen.
ui-power-un = In Phase 1 gespielte Untote werden nicht abgelegt: Sie kommen auf den Punktstapel dessen, der die Runde gewinnt.
ui-power-dw = In Phase 2 gehen Zwerge an { $players ->
    [2] den Verlierer der Runde, nicht an den Sieger
   *[other] den, der die niedrigste Karte der Runde gespielt hat, auch wenn sie gewonnen hat
}.
ui-power-do = Dürfen immer gespielt werden und zählen dann mit ihrem eigenen Wert als ausgespielte Fraktion. Deren Fähigkeit haben sie nicht, und in jedem Stapel sind sie Doppelgänger.
ui-power-gn = In Phase 2 liegen gewonnene Gnome bis zum Ende offen vor dem Sieger. Ein Riese mit gleichem Wert kann sie entfernen.
ui-power-gi = In Phase 2 { $players ->
    [2] entfernt jeder Riese einer Runde einen offenen Gnom mit gleichem Wert beim Gegner des Siegers
   *[other] darf der Sieger für jeden Riesen der Runde einen offenen Gnom mit gleichem Wert bei einem Gegner entfernen
}.
ui-power-dr = Wer in einer Runde den letzten Drachen spielt, beginnt die nächste, egal wer gewonnen hat.
ui-power-tr = In Phase 2 bekommt der Sieger nur den höchsten Troll. Die anderen bleiben für die nächste Runde liegen; die letzte Runde holt alle.
ui-power-se = Gewinnst du in Phase 1 eine Runde mit einem Seher, schaust du die oberste Karte des Stapels an und nimmst sie oder eine Karte aus der Mitte.
ui-hand = Deine Hand
ui-hand-card = { $card }{ $state ->
    [no] , jetzt nicht spielbar
    [wins] , würde bisher gewinnen
    [loses] , würde nicht gewinnen
   *[other] { "" }
}
ui-crown = gewinnt die Runde, wie sie liegt
ui-play = Spielen
ui-partner = Partner
ui-cards-in-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ui-followers-count = { $count ->
    [one] { $count } Anhänger
   *[other] { $count } Anhänger
}
ui-scored-count = { $count } gewonnen
ui-void = ohne { $faction }
ui-trick = Die Runde
ui-market = Rekruten
ui-market-caption = { $middle ->
    [0] { $pile } im Stapel
   *[other] { $pile } im Stapel · zu rekrutieren
}
ui-take = { $card } rekrutieren
ui-take-pile = { $card } vom Stapel rekrutieren
ui-lying = Für den nächsten Sieger
ui-open-cards = Offen vor { $name }
ui-smash = { $card } vor { $name } entfernen
ui-spare = Keinen entfernen
ui-your-open = Offen vor dir
ui-factions = Die Fraktionen
ui-faction = Fraktion
ui-memory = Merkhilfe
ui-known = Vor aller Augen genommen
ui-glimpsed = Nur du hast gesehen
ui-voids = Kann nicht haben
ui-nothing-known = Noch nichts bekannt.
ui-seen-of-you = { $name } kennt von dir
ui-last-trick = Vorige Runde
ui-followers = Deine Anhänger
ui-no-followers = Noch folgt dir niemand.
ui-panels = Tafeln
ui-moment-second-phase = Auf in Phase 2!
ui-phase = { $phase ->
    [1] Phase 1: rekrutieren
   *[other] Phase 2: Gunst gewinnen
}{ $left ->
    [0] { "" }
    [one] { " " }· letzte Runde
   *[other] { " " }· noch { $left } Runden
}
ui-dealing = Die Karten werden ausgeteilt.
ui-prompt-lead = Du beginnst: Spiel eine beliebige Karte.
ui-prompt-follow = { $free ->
    [yes] { $faction } ausgespielt. Du darfst jede Karte spielen.
   *[no] { $faction } ausgespielt: du musst bedienen.
}
ui-prompt-look = Du siehst die oberste Karte des Stapels. Welche nimmst du?
ui-prompt-pick = Welche Karte wird dein Anhänger?
ui-prompt-smash = { $card } kann einen Gnom entfernen. Welchen?
ui-drawn = Unentschieden: { $winners }
ui-favour = { $by ->
    [more-cards] mehr Karten
    [higher-card] gleich viele, die höhere Karte
    [equal-cards] alles gleich: niemand
   *[none-scored] keine gewonnen: niemand
}
ui-has-favour = hat die Gunst
ui-favours = Fraktionen
ui-sum = Summe ihrer Karten

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

ui-told-rolled = { $you ->
    [yes] Du würfelst { $dice }
   *[no] { $name } würfelt { $dice }
}
ui-told-squatter-placed = { $on ->
    [none] Anspruchstein { $squatter } auf { $place }
    [you] Anspruchstein { $squatter } auf dein Feld { $place }
   *[other] Anspruchstein { $squatter } auf Feld { $place } von { $on }
}
ui-told-claim-marker-placed = { $on ->
    [none] Besitzstein auf { $place }
    [you] Besitzstein auf dein Feld { $place }
   *[other] Besitzstein auf Feld { $place } von { $on }
}{ $squatter-returned ->
    [yes] , Anspruchstein { $squatter } geht zurück
   *[no] { "" }
}
ui-told-busted = { $you ->
    [yes] Pech: du verlierst alle Steine dieses Zuges
   *[no] Pech: { $name } verliert alle Steine dieses Zuges
}
ui-told-rolling-on = { $you ->
    [yes] Du würfelst weiter
   *[no] { $name } würfelt weiter
}
ui-told-stopped = { $you ->
    [yes] Du hörst auf
   *[no] { $name } hört auf
}
ui-told-space-taken = { $secured ->
    [yes] { $you ->
        [yes] Du sicherst { $place }
       *[no] { $name } sichert { $place }
    }
   *[no] { $you ->
        [yes] Du besetzt { $place }
       *[no] { $name } besetzt { $place }
    }
}{ $marker-returned-to ->
    [none] { "" }
    [you] , bisher deins
   *[other] , bisher von { $marker-returned-to }
}
ui-told-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}{ $secured ->
    [0] { "" }
   *[other] , davon { $secured } gesichert
}
ui-told-last-round-called = { $you ->
    [yes] Du rufst die letzte Runde aus: alle haben noch einen Zug
   *[no] { $name } ruft die letzte Runde aus: alle haben noch einen Zug
}
ui-told-turn-began = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } ist am Zug
}
ui-told-game-ended = Das Spiel ist zu Ende. { $count ->
    [one] Sieger: { $winners }
   *[other] Gemeinsame Sieger: { $winners }
}
ui-told-hand-dealt = { $you ->
    [yes] Du bekommst { $count } Karten
   *[no] { $name } bekommt { $count } Karten
}
ui-told-turned-up = Aufgedeckt: { $cards }
ui-told-card-played = { $you ->
    [yes] Du spielst { $card }
   *[no] { $name } spielt { $card }
}
ui-told-trick-won = { $you ->
    [yes] Du gewinnst die Runde
   *[no] { $name } gewinnt die Runde
}
ui-told-pile-looked-at = { $you ->
    [yes] Du schaust auf den Stapel: { $card }
   *[no] { $name } schaut die oberste Karte des Stapels an
}
ui-told-recruit-taken = { $you ->
    [yes] { $card } folgt dir
   *[no] { $card } folgt { $name }
}
ui-told-recruit-drawn = { $card ->
    [none] { $name } zieht einen Anhänger vom Stapel
   *[other] { $you ->
        [yes] Du ziehst { $card } vom Stapel
       *[no] { $name } zieht { $card }, die du gesehen hast
    }
}
ui-told-discarded = Abgelegt: { $cards }
ui-told-scored = { $you ->
    [yes] Auf deinen Punktstapel: { $cards }
   *[no] Auf den Punktstapel von { $name }: { $cards }
}
ui-told-laid-open = { $you ->
    [yes] Offen vor dir: { $cards }
   *[no] Offen vor { $name }: { $cards }
}
ui-told-left-lying = Für den nächsten Sieger: { $cards }
ui-told-smashed = { $victim ->
    [you] { $by } entfernt { $card } bei dir
   *[other] { $by } entfernt { $card } bei { $victim }
}
ui-told-spared = { $you ->
    [yes] Du entfernst nichts mit { $by }
   *[no] { $name } entfernt nichts mit { $by }
}
ui-told-lead-passed = { $you ->
    [yes] Du beginnst die nächste Runde
   *[no] { $name } beginnt die nächste Runde
}
ui-told-second-phase-began = Phase 2 beginnt: { $you ->
    [yes] du spielst aus
   *[no] { $name } spielt aus
}
ui-told-favour-decided = { $count ->
    [0] Niemand hat die Gunst der Fraktion { $faction }
    [one] { $winners } hat die Gunst der Fraktion { $faction }
   *[other] { $winners } haben die Gunst der Fraktion { $faction }
}
ui-story = Was ist passiert?
ui-story-start = Der Anfang
ui-story-turn = Zug { $number } · { $you ->
    [yes] dein Zug
   *[no] { $name }
}
ui-story-trick = Runde { $number } · { $you ->
    [yes] du spielst aus
   *[no] { $name } spielt aus
}
ui-story-won = { $you ->
    [yes] Du gewinnst mit { $card } gegen { $others }
   *[no] { $name } gewinnt mit { $card } gegen { $others }
}
ui-story-won-highest = die höchste Karte der ausgespielten Fraktion gewinnt ({ $faction })
ui-story-won-first = von gleichen Karten gewinnt die zuerst gespielte
ui-story-won-alone = niemand sonst hat die ausgespielte Fraktion bedient ({ $faction })
ui-story-won-kn = Ritter schlagen Kobolde, wenn ein Kobold ausgespielt wurde
ui-story-won-do = Doppelgänger zählen als die ausgespielte Fraktion
ui-story-because-scored-dw = { $players ->
    [2] Zwerge gehen an den Verlierer der Runde
   *[other] Zwerge gehen an den, der die niedrigste Karte gespielt hat
}
ui-story-because-scored-un = Untote werden sofort gewertet, auch in Phase 1
ui-story-because-scored-tr = von allen Trollen geht nur der höchste an den Sieger
ui-story-because-left-lying-tr = die anderen Trolle warten auf den Sieger der nächsten Runde
ui-story-because-laid-open-gn = Gnome liegen bis zum Ende offen aus
ui-story-because-smashed-gi = ein Riese entfernt einen Gnom mit seinem eigenen Wert
ui-story-because-lead-passed = wer den letzten Drachen gespielt hat, spielt aus
ui-story-because-pile-looked-at = die Runde wurde mit einem Seher gewonnen
ui-story-because-busted = kein Feld konnte diesen Wurf aufnehmen
ui-story-why = Warum?
ui-story-why-told = { $name }: { $reason }.
ui-story-looking = Du schaust zurück: Zug { $number } von { $all }
ui-story-now = Zurück ins Jetzt
ui-hint = Tipp
ui-hint-thinking = Denkt nach …
ui-hint-told = Ein starker Spieler würde wählen: { $move } ({ $reason }).
ui-help = Hilfe am Tisch
ui-volume = Lautstärke
ui-keys = Tasten
ui-key-r = Noch einmal würfeln
ui-key-s = Aufhören
ui-key-n = Nächstes leuchtendes Feld oder nächste Karte
ui-key-u = Zurücknehmen
ui-key-h = Tipp (nicht in gewerteten Spielen)
ui-key-l = Was ist passiert?
ui-key-help = Diese Hilfe
ui-key-esc = Zurück ins Jetzt, schließen

## What a table refuses

table-seat-taken = dieser Platz ist schon besetzt
table-rated-one-seat = in einer gewerteten Partie hat jeder nur einen Platz
table-public-one-seat = an einem öffentlichen Tisch hat jeder nur einen Platz
table-all-seats = du kannst nicht alle Plätze dieses Tisches besetzen
table-rated-people-only = in einer gewerteten Partie spielen nur Menschen
table-rated-game-running = die Analyse muss warten: du hast eine gewertete Partie dieses Spiels laufen
table-owner-only = das kann nur, wer den Tisch eröffnet hat
table-sent-away = wer den Tisch eröffnet hat, hat dich gebeten zu gehen
table-nobody-to-send = auf Platz { $seat } sitzt niemand, den du wegschicken könntest
table-players-only = das können nur die Spieler
table-no-computer-there = auf diesem Platz sitzt kein Computerspieler
table-not-your-seat = dieser Platz ist nicht deiner
table-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
table-seats-open = es geht los, wenn alle Plätze besetzt sind
table-words-sealed = wo mehrere Menschen spielen, werden die Wörter erst versiegelt: sende ready mit dem SHA-256 von Nonce, Zeilenumbruch und deinem Wort
table-bad-commitment = eine Festlegung ist ein SHA-256: 64 hexadezimale Ziffern
table-ready-already = du bist schon bereit
table-words-later = die Wörter werden aufgedeckt, wenn alle bereit sind
table-another-word = das ist nicht das Wort, das du versiegelt hast
table-already-started = das Spiel hat schon begonnen
table-not-started = das Spiel hat noch nicht begonnen
table-over = das Spiel ist zu Ende
table-no-undo = hier gibt es nichts zurückzunehmen: nur den eigenen letzten Zug, bevor Neues zu sehen war
table-no-undo-asked = niemand bittet dich, einen Zug zurücknehmen zu dürfen
table-forfeited-already = auf diesem Platz wurde schon aufgegeben
table-computer-already = auf diesem Platz spielt schon ein Computerspieler
table-still-there = auf diesem Platz ist noch jemand da
table-back-soon = auf diesem Platz ist erst seit einem Moment niemand da: warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
table-days-left = in einer Partie über Tage entscheidet die Uhr: niemand wird ersetzt
table-own-seat = deinen eigenen Platz kannst du nicht abgeben
table-no-hints = an diesem Tisch gibt es keine Tipps
table-hint-not-now = einen Tipp gibt es nur, wenn du am Zug bist
table-no-talk = an diesem Tisch gibt es keinen Chat
table-talked-enough = an diesem Tisch wurde genug geredet: aufgehoben werden { $most } Zeilen je Person
table-text = { $what ->
    [name] ein Name
    [word] ein Wort für das Siegel
   *[talk] eine Nachricht
} hat 1 bis { $most } Zeichen
table-no-such-table = diesen Tisch gibt es nicht
table-no-such-person = diese Person gibt es nicht, oder ihre Seite wird nicht gezeigt
table-too-many-friends = es sind höchstens { $most } Freunde
table-challenged-already = du hast diese Person schon herausgefordert, oder zu viele andere
table-pairing-for-two = Gegner werden für Spiele zu zweit gesucht
table-no-such-page = diese Seite der Liste gibt es nicht
table-not-over = das ist erst nach dem Spiel zu sehen
table-no-rematch = in einem Turnier gibt es keine Revanche: auf dessen Seite geht es weiter
table-too-many-tables = du hast schon { $most } offene Tische: beende oder schließe erst einen
table-too-fast = das war zu schnell: warte einen Moment
table-too-much = das ist zu viel auf einmal: versuche etwas Kleineres
table-no-database = der Server erreicht seine Aufzeichnungen nicht oder hat keinen Platz mehr; es ist nichts geschehen: versuche es etwas später noch einmal
table-banned = wer diesen Server betreibt, hat dieses Konto gesperrt
table-muted = wer diesen Server betreibt, hat dich vorerst stumm geschaltet
table-no-account = dafür braucht es ein Konto
table-no-such-account = Name und Passwort passen nicht zusammen
table-account-taken = dieser Name ist vergeben
table-account-name = ein Kontoname hat 3 bis 32 Buchstaben, Ziffern, - oder _
table-account-password = ein Passwort hat mindestens { $least } Zeichen
table-already-account = du hast schon ein Konto
table-yourself = das bist du selbst
table-too-many-reports = { $most } deiner Meldungen warten noch auf den Gastgeber
table-too-many-blocks = du hast schon { $most } Personen blockiert
table-too-many-tags = eine Partie hat höchstens { $most } Schlagwörter
table-not-a-host = diese Seite gibt es nicht
table-only-the-host = das darf nur der Gastgeber
table-has-a-role = diese Person hat eine Rolle: nimm die Kommandozeile
table-no-such-report = es wartet keine solche Meldung
table-no-backup-folder = kein Ordner für Sicherungen eingerichtet: siehe backup_folder
table-wrong-code = dieser Code ist nicht der richtige, oder seine Zeit ist um
table-no-mail = der Gastgeber hat keine E-Mail eingerichtet
table-mail-address = das ist keine E-Mail-Adresse
table-mail-failed = die E-Mail ließ sich nicht senden: versuche es später noch einmal
table-looks-alike = jemand mit einem Konto hat einen Namen, der diesem zum Verwechseln ähnlich sieht: wähle einen anderen
table-passkey = dieser Passkey wurde nicht angenommen
table-no-such-passkey = diesen Passkey gibt es nicht
table-too-many-passkeys = du hast schon { $most } Passkeys
table-passkeys-not-here = Passkeys brauchen eine sichere Verbindung (https) zu einem Server mit Namen
table-bad-message = diese Nachricht ist nicht lesbar: { $why }
table-busy = jemand anders hat den Tisch im selben Moment verändert: schau nach und versuch es noch einmal
table-seat-wishes = dieses Spiel hat { $players } Plätze, nicht { $found }
table-seat-wish = ein Platz ist me, here, computer oder open, nicht { $kind }

guest-name = Gast { $number }

setup-clock-amount = die Zeit muss zwischen { $least } und { $most } liegen, nicht bei { $amount }
setup-position-over = in dieser Stellung ist das Spiel zu Ende: sie ist kein Anfang
setup-clock-increment = ein Zug kann 0 bis 600 Sekunden zurückgeben, nur bei einer Zeit für das ganze Spiel, nicht { $increment }
setup-spectator-delay = Zuschauer können 0 bis 600 Sekunden hinterher sein, nicht { $delay }
setup-rated-from-position = eine gewertete Partie beginnt am Anfang
setup-begins-from-position = eine Partie ab einer Stellung beginnt, wo die Stellung es sagt: wer beginnt, lässt sich nicht auslosen
outcome-resigned = Aufgabe
outcome-time = Zeitüberschreitung

## What a look at a game's file finds

verify-seal-holds = Das Geheimnis in dieser Datei ist das, das vor dem Start versiegelt wurde.
verify-luck-fixed = { $count ->
    [one] Der eine Wurf oder das eine Austeilen stand vor Spielbeginn fest, und genau so wurde gespielt.
   *[other] Alle { $count } Würfe und Verteilungen standen vor Spielbeginn fest, und genau so wurde gespielt.
}
verify-begins-drawn = Wer beginnt, wurde mit demselben versiegelten Glück ausgelost: { $name }.
verify-begins-owner = Wer den Tisch eröffnet hat, hat wie vereinbart begonnen: { $name }.
verify-begins-changed = Wer beginnt, ist nicht, wer ausgelost wurde.
verify-word-changed = Das Wort von { $name } ist nicht das, das vor dem Start versiegelt wurde.
verify-set-up = Diese Partie begann mit einer aufgebauten Stellung: Ihre ersten Karten oder Steine wurden ausgesucht, nicht gezogen.
verify-moves-legal = { $count ->
    [one] Der eine Zug der Spieler war erlaubt.
   *[other] Alle { $count } Züge der Spieler waren erlaubt.
}
verify-move = Ein Zug passt nicht zu den Regeln: { $reason }
verify-unsealed = Diese Partie war nicht versiegelt: In ihrer Datei fehlt die Zeile { $key }.
verify-seal-broken = Das Geheimnis in dieser Datei ist nicht das, das vor dem Start versiegelt wurde.
verify-luck-changed = Wurf oder Verteilung { $number } war anders festgelegt: Es müsste { $due } sein, hier steht { $found }.
verify-digest = Etwas in dieser Datei wurde nach dem Spiel verändert: Die Prüfsumme passt nicht.

## The database

error-database = die Datenbank { $address } lässt sich nicht benutzen: { $why }
error-no-such-database = bei { $address } ist keine Datenbank von Claimstead: nenn deine mit --database
error-restore-where = sag mit --database, in welche neue Datenbank wiederhergestellt werden soll
error-database-failed = die Datenbank { $address } lässt sich nicht benutzen: { $why }
error-database-damaged = die Datenbank { $address } ist beschädigt ({ $why }): stell eine Sicherung in einer neuen Datei wieder her, claimstead admin restore DATEI --database NEU, und starte mit ihr
error-database-cut-off = der Datenbank { $address } fehlt, was zuletzt in sie geschrieben wurde: ihre -wal-Datei wurde abgeschnitten, beschädigt oder ging verloren. Stell eine Sicherung wieder her; oder lösch { $note }, um mit dem weiterzumachen, was noch da ist
error-damaged-log = das Protokoll dieses Spiels ist beschädigt: wer diesen Server betreibt, muss eine Sicherung wiederherstellen
error-restore-not-empty = diese Datenbank ist nicht leer: stell in einer neuen wieder her und starte dann mit ihr
error-not-a-backup = { $file } ist keine Sicherung oder keine vollständige
error-no-such-table-here = es gibt keinen Tisch { $table }
error-no-such-person = niemand hat das Konto oder die Nummer { $person }
admin-stats = Personen: { $people }, davon Gäste: { $guests }; Tische im Aufbau: { $gathering }, im Spiel: { $playing }, beendet: { $over }, geschlossen: { $closed }; gepackte Partien: { $packed }; Megabyte: { $megabytes }. Aufbewahrung: beendete Partien werden nach { $pack_days } Tagen gepackt, Gäste ohne Partien nach { $guest_days } vergessen, verlassene Partien nach { $abandoned_days } beendet
admin-noted = { $act } { $subject }: vermerkt, ein laufender Server folgt in Sekunden
admin-act = { $at }  { $act }  { $subject }  { $note }
admin-no-acts = Bisher wurde nichts getan.
admin-backed-up = { $rows } Zeilen sind in { $file }
admin-restored = { $rows } Zeilen sind wieder da
admin-forgotten = Von { $person } ist nichts mehr gespeichert; Partien bleiben, ohne den Namen.
admin-role = { $person } hat jetzt die Rolle { $role }.
admin-reset = Code für { $person }, gilt einen Tag lang und nur einmal: { $code }
error-database-address = { $address } ist keine Adresse einer Datenbank: schreib einen Dateipfad oder postgresql://...
error-database-in-use = auf { $address } läuft schon ein Server: beende ihn zuerst, oder nimm PostgreSQL für mehrere

## The browser app: its frame and pages

ui-to-content = Zum Inhalt
ui-loading = Einen Moment …
ui-unreachable = Der Server ist nicht erreichbar. Läuft er? Versuch es gleich noch einmal.
ui-try-again = Noch einmal versuchen
ui-failed = Da ist etwas schiefgegangen. Versuche es gleich noch einmal.
ui-part-missing = Ein Teil dieser Seite ist nicht angekommen. Vielleicht ist die Verbindung schlecht, oder Claimstead wurde gerade erneuert.
ui-load-anew = Neu laden
ui-release-new = Claimstead wurde erneuert, während diese Seite offen war. Lade sie neu, um weiterzumachen.
ui-release-offer = Es gibt eine neue Version von Claimstead.
ui-release-later = Später
ui-no-such-page = Diese Seite gibt es nicht
ui-cancel = Abbrechen
ui-dismiss = Hinweis schließen
ui-copy = Kopieren
ui-copied = Kopiert.
ui-you-name = Du
ui-nav = Seiten
ui-nav-new = Neues Spiel
ui-nav-lobby = Lobby
ui-nav-learn = Lernen
ui-nav-puzzles = Rätsel
ui-nav-analysis = Analyse
ui-nav-settings = Einstellungen
ui-nav-you = Deine Seite
ui-nav-leaders = Ranglisten
ui-nav-tournaments = Turniere
ui-reconnecting = Verbindung verloren. Neuer Versuch …
ui-offline = Du bist offline, und das wurde auf diesem Gerät noch nicht geöffnet.
ui-offline-hall = Du bist offline. Lektionen, Regeln und Rätsel, die du schon geöffnet hast, gehen weiterhin auf; Partien brauchen eine Verbindung.
ui-your-turn = Du bist am Zug

## The browser app: games and levels

ui-game-claim-it = Claim It!
ui-game-claim = CLAIM
ui-about-claim-it = Wirf drei Würfel, steck Felder ab und entscheide, wie lange dein Glück hält. Die größte Goldmine gewinnt.
ui-facts-claim-it = Würfelspiel für 2 bis 5, etwa 20 Minuten
ui-about-claim = In der ersten Hälfte rekrutierst du Anhänger, in der zweiten gewinnst du mit ihnen das Reich. Die Gunst der meisten Fraktionen bringt den Thron.
ui-facts-claim = Kartenspiel für 2 bis 4, etwa 25 Minuten
ui-about-other = Ein Spiel aus einem anderen Paket, schlicht in Worten gespielt.
ui-facts-other = Für { $least } bis { $most } Spieler
ui-players-count = { $count } Spieler
ui-rated = gewertet
ui-variant-base = Grundspiel
ui-variant-quick = Schnelle Anspruchsteine
ui-variant-about = Mit schnellen Anspruchsteinen ist ein Anspruchstein, der einen Besitzstein bekommt, im selben Zug wieder verfügbar.
ui-variant-not-for-5 = Für fünf Spieler nicht empfohlen.
ui-level = Stärke des Computerspielers
ui-level-at = Stärke des Computerspielers bei { $game }
ui-level-random = Würfelkopf
ui-level-search = Suchend
ui-level-heuristic = Faustregel
ui-level-greedy = Gierig
ui-level-beginner = Anfänger
ui-level-easy = Leicht
ui-level-medium = Mittel
ui-level-strong = Stark
ui-level-expert = Experte
-ui-temper-steady = Spielt geradeaus.
-ui-temper-careful = Geht lieber auf Nummer sicher.
-ui-temper-daring = Riskiert gern etwas.
-ui-temper-grasping = Will alles haben.
-ui-temper-thrifty = Gibt nichts her.
ui-habit-dizzy = Dreht sich vor jedem Zug einmal auf dem Stuhl.
ui-habit-abacus = Zählt alles zweimal nach, und zwar laut.
ui-habit-magpie = Greift nach allem, was glitzert.
ui-habit-pip = Jubelt für alle, auch für die Gegner. { -ui-temper-steady }
ui-habit-momo = Summt, während die anderen nachdenken. { -ui-temper-careful }
ui-habit-tilly = Fragt, wer dran ist. Jedes Mal. { -ui-temper-daring }
ui-habit-bas = Behält die Mütze auf, weil sie Glück bringt. { -ui-temper-grasping }
ui-habit-juno = Lacht am lautesten über das eigene Pech. { -ui-temper-thrifty }
ui-habit-hazel = Bringt Äpfel für den ganzen Tisch mit. { -ui-temper-steady }
ui-habit-otto = Zwirbelt vor jeder Entscheidung den Schnurrbart. { -ui-temper-careful }
ui-habit-fenna = Hört einen Würfel drei Zimmer weiter rollen. { -ui-temper-daring }
ui-habit-rudi = Gähnt, und verpasst doch nichts. { -ui-temper-grasping }
ui-habit-wren = Ist schon um die eine oder andere Welt gesegelt. { -ui-temper-thrifty }
ui-habit-greta = Strickt zwischen den Zügen. { -ui-temper-steady }
ui-habit-milo = Rückt jede Karte auf dem Tisch gerade. { -ui-temper-careful }
ui-habit-ida = Zwinkert, ohne etwas damit zu meinen. { -ui-temper-daring }
ui-habit-corvin = Füttert die Raben auf dem Fensterbrett. { -ui-temper-grasping }
ui-habit-sigge = Erzählt Sagen von jedem guten Wurf. { -ui-temper-thrifty }
ui-habit-astrid = Spitzt Stifte, keine Schwerter. { -ui-temper-steady }
ui-habit-bruno = Lacht, dass die Würfel hüpfen. { -ui-temper-careful }
ui-habit-vesper = Spielt am liebsten nach Sonnenuntergang. { -ui-temper-daring }
ui-habit-thora = Sagt wenig und merkt sich viel. { -ui-temper-grasping }
ui-habit-kasimir = Putzt das Monokel, wenn es knapp wird. { -ui-temper-thrifty }
ui-habit-isolde = Wurde noch nie in Eile gesehen. { -ui-temper-steady }
ui-habit-nestor = Hat die Spielregel in sechs Sprachen gelesen. { -ui-temper-careful }
ui-habit-morgan = Nickt einmal. Das ist ein Lob. { -ui-temper-daring }
ui-habit-ulf = Hat hier vor langer Zeit das erste Spiel gewonnen. { -ui-temper-grasping }
ui-habit-zenobia = Leiht die Krone gern dem Sieger. { -ui-temper-thrifty }

## The browser app: start page

ui-start = { $count ->
    [2] Zwei Spiele
   *[other] { $count } Spiele
}, ein Tisch
ui-going-on = Deine Partien
ui-going-all = { $count ->
    [one] Die andere zeigen
   *[other] Die anderen { $count } zeigen
}
ui-past = Beendete Partien
ui-past-all = Alle deine Partien
ui-level-fit = Du hast { $won } deiner letzten { $games } Partien gegen { $level } gewonnen.
ui-level-fit-try = { $better } versuchen
ui-play-now = Jetzt spielen
ui-set-up = Mit Freunden oder nach Wunsch
ui-set-up-about = Diese Partie beginnt mit einer aufgebauten Stellung: Ihre ersten Karten oder Steine wurden ausgesucht, nicht gezogen. Sie wird nicht gewertet.
ui-learn-it = Spiel lernen
ui-study = Mehr als spielen
ui-way-puzzles = Das Rätsel des Tages
ui-way-analysis = Analysebrett
ui-way-duplicate = Gleiche Würfel für alle
ui-open-file = Partie aus Datei öffnen
ui-line-with = mit { $others }
ui-line-you-won = du hast gewonnen
ui-line-won = gewonnen von { $winners }
ui-line-open = { $open ->
    [one] ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
ui-line-your-turn = du bist am Zug
ui-line-playing = läuft
ui-line-look = Ansehen
ui-line-resume = Weiterspielen
ui-line-join = Mitspielen
ui-line-watch = Zuschauen
ui-line-rating = Wertung { $rating }
ui-line-unrated = noch ohne Wertung
ui-rated-about = Gewertet: Das Ergebnis zählt für die Wertung aller Spieler. Es gibt keine Hilfen, und nichts wird zurückgenommen.

## The browser app: lobby

ui-lobby = Lobby
ui-lobby-open = Tische mit freien Plätzen
ui-lobby-playing = Laufende Partien
ui-lobby-empty = Gerade hat kein öffentlicher Tisch einen freien Platz. Eröffne einen: Andere sehen ihn hier.
ui-lobby-new = Öffentlichen Tisch eröffnen

## The browser app: setting up a table

ui-new = Ein neuer Tisch
ui-new-game = Spiel
ui-new-players = Spieler
ui-new-partners = Partner sitzen sich gegenüber: Plätze 1 und 3 gegen 2 und 4.
ui-new-seats = Wer spielt
ui-new-variant = Regeln
ui-new-more = Mehr
ui-begins = Wer beginnt
ui-begins-drawn = Das Los entscheidet
ui-begins-owner = Ich beginne
ui-begins-seated = Wie wir sitzen
ui-begins-drawn-about = Wer beginnt, wird beim Start ausgelost.
ui-begins-owner-about = Wer den Tisch eröffnet hat, beginnt.
ui-begun-drawn = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}: Das Los hat entschieden.
ui-begun-owner = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}, wie vereinbart.
ui-new-public = In der Lobby, für alle
ui-new-rated = Gewertet (ohne Hilfen und Zurücknehmen)
ui-new-talk = Chat am Tisch
ui-new-hints = Pech-Risiko anzeigen
ui-new-open = Tisch eröffnen
ui-new-start = Spiel starten
ui-seat-who = Wer spielt auf Platz { $number }
ui-seat-level = Stärke auf Platz { $number }
ui-seat-name = Name auf Platz { $number }
ui-seat-computer = Computerspieler
ui-seat-friend = Freund, per Link
ui-seat-here = Jemand an diesem Gerät
ui-seat-guest = Gast
ui-seat-deleted = gelöschte Person
ui-name = Name
ui-seat-open = Freier Platz
ui-seat-letter = Platz { $seat }
ui-clock = Uhr
ui-clock-none = Ohne Uhr
ui-clock-move-30 = 30 Sekunden je Zug
ui-clock-move-90 = 90 Sekunden je Zug
ui-clock-game-5 = 5 Minuten, dazu 5 Sekunden je Zug
ui-clock-game-10 = 10 Minuten, dazu 10 Sekunden je Zug
ui-clock-days-1 = Ein Tag je Zug
ui-clock-days-3 = Drei Tage je Zug
ui-clock-other = { $kind ->
    [move] { $amount } Sekunden je Zug
    [game] { $amount } Sekunden, dazu { $increment } je Zug
   *[days] { $amount } Tage je Zug
}
ui-clock-left = Restzeit
ui-clock-left-days = { $days } Tage
ui-deck = Deck
ui-deck-claim = CLAIM
ui-deck-claim-2 = CLAIM 2
ui-deck-mixed = Zufällige Mischung
ui-deck-chosen = Fraktionen wählen
ui-deck-own = gemischte Fraktionen
ui-deck-rule = Ein Paar und { $tens } weitere Fraktionen: bisher { $count }.

## The browser app: settings

ui-settings = Einstellungen
ui-settings-look = Sprache und Aussehen
ui-settings-language = Sprache
ui-settings-theme = Farben
ui-theme-system = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-settings-play = Am Tisch
ui-setting-sound = Ton
ui-setting-sound-about = Würfel, Steine und Karten sind zu hören.
ui-setting-odds = Pech-Risiko
ui-setting-odds-about = Claim It! zeigt, wie leicht der nächste Wurf Pech bringt, nie in gewerteten Partien.
ui-setting-memory = Merkhilfe
ui-setting-memory-about = CLAIM zeigt, was du von den Karten der anderen gesehen hast.
ui-setting-motion = Bewegung
ui-setting-motion-about = Würfel rollen, Steine fallen, Karten wandern.
ui-speed = Tempo
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-fast = Schnell
ui-speed-none = Sofort
ui-setting-speed-about = Wie lange zu sehen ist, was am Tisch geschieht. Antippen geht weiter, Halten überspringt alles.
ui-setting-notify = Benachrichtigungen
ui-setting-notify-about = Der Browser ruft dich, wenn du am Zug bist.
ui-setting-notify-denied = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
ui-who = Du
ui-who-name = Dein Name
ui-who-rename = Ändern
ui-who-renamed = So heißt du jetzt.
ui-who-about = Mit einem Konto findest du deine Partien auch auf anderen Geräten. Es braucht einen Namen und ein Passwort, sonst nichts.
ui-who-account = Du bist angemeldet als { $account }.
ui-who-account-name = Konto
ui-who-password = Passwort
ui-who-log-in = Anmelden
ui-who-in = Schön, dass du wieder da bist.
ui-who-log-out = Abmelden
ui-who-left = Du bist abgemeldet.
ui-who-make = Konto anlegen
ui-who-made = Dein Konto ist angelegt.
ui-who-shown-as = Andere sehen ein neues Konto als { $name }.
ui-devices = Deine Geräte
ui-device-unknown = Unbekanntes Gerät
ui-device-here = Dieses hier
ui-device-seen = Zuletzt benutzt am { $day }
ui-device-ended = Das Gerät ist abgemeldet.
ui-devices-end = Überall sonst abmelden
ui-password-new = Neues Passwort
ui-password-change = Passwort ändern
ui-password-changed = Dein Passwort ist geändert; andere Geräte sind abgemeldet.
ui-who-forget = Meine Daten löschen
ui-who-forget-sure = Name, Konto und Wertungen werden für immer gelöscht. Partien mit anderen bleiben, ohne deinen Namen.
ui-who-forgotten = Deine Daten sind gelöscht.

## The browser app: at a table

ui-gathering = Der Tisch füllt sich
ui-from-position = aufgebaute Stellung
ui-sit = Hinsetzen
ui-sit-guest = Für jemanden hier
ui-guest-needs-name = Gib zuerst den Namen der Person hier ein.
ui-guest-name = Name der Person hier
ui-stand = Aufstehen
ui-invite-computer = Computerspieler
ui-send-away = Wegschicken
ui-ask-to-leave = Bitten zu gehen
ui-close-table = Tisch schließen
ui-close-sure = Der Tisch ist dann für alle weg, die hier sitzen.
ui-rematch-asked = Noch einmal? Am nächsten Tisch haben schon alle ihren Platz.
ui-rematch-accept = Ja, noch einmal
ui-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
ui-challenge-declined = Die Herausforderung wurde abgelehnt.
ui-start-game = Spiel starten
ui-ready = Ich bin bereit
ui-is-ready = bereit
ui-waiting-seats = Es geht los, wenn alle Plätze besetzt sind.
ui-waiting-ready = Es geht los, wenn alle bereit sind.
ui-waiting-for = Es fehlt noch: { $names }.
ui-name-first = Dein Name an diesem Tisch
ui-away = weg
ui-invite = Freunde einladen
ui-invite-about = Wer diesen Link hat, kann mitspielen oder zuschauen.
ui-invite-link = Link zu diesem Tisch
ui-invite-code = QR-Code des Links
ui-seal = Das Siegel
ui-seal-about = Alle Würfe und Karten dieser Partie bestimmt ein Geheimnis, das niemand mehr ändern kann. Sein Siegel siehst du jetzt, das Geheimnis nach dem Spiel. Dein eigenes Wort wird mit eingemischt. Auch das wird versiegelt und erst aufgedeckt, wenn alle bereit sind: So kann niemand seines nach deinem wählen.
ui-seal-name = Siegel
ui-seal-secret = Geheimnis
ui-seal-word = Dein Wort
ui-seal-good = Würfel und Karten standen vor dem Spiel fest, und niemand hat sie verändert.
ui-seal-bad = Mit dieser Partie stimmt etwas nicht.
ui-seal-none = Diese Partie war nicht versiegelt. Ob Würfel und Karten vorher feststanden, lässt sich nicht prüfen.
ui-own-good = Dein Browser hat das Siegel von vor dem Start behalten und jeden Wurf und jede Karte neu berechnet: Alles stimmt.
ui-own-unseen = Dein Browser hat jeden Wurf und jede Karte neu berechnet, und alles passt. Das Siegel hat er vor dem Start nicht gesehen; ob es dasselbe ist, weiß er nicht.
ui-own-seal = Dein Browser sagt: Das Siegel oder das Geheimnis ist nicht das von vor dem Start.
ui-own-word = Dein Browser sagt: Ein Wort ist nicht das, das vor dem Start versiegelt wurde.
ui-own-first = Dein Browser sagt: Begonnen hat nicht, wer ausgelost wurde.
ui-own-luck = Dein Browser sagt: Ein Wurf oder eine Karte ist nicht das, was feststand.
ui-own-unable = Auf dieser Seite kann dein Browser keine Siegel berechnen: Dafür braucht es eine Adresse mit https.
ui-watching = du schaust zu
ui-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
ui-forfeited-resigned = hat aufgegeben
ui-forfeited-time = Zeit um
ui-talk = Chat
ui-talk-unread = { $count } neu
ui-talk-nothing = Noch hat niemand etwas gesagt.
ui-talk-say = Sag etwas
ui-talk-send = Senden
ui-undo = Zurücknehmen
ui-undo-asked = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
ui-undo-asks = { $name } möchte einen Zug zurücknehmen.
ui-undo-agree = Erlauben
ui-undo-refuse = Nein
ui-resign = Aufgeben
ui-resign-sure = Du verlierst dann diese Partie. Es gibt kein Zurück.
ui-is-away = { $name } ist weg.
ui-is-away-wait = { $name } ist weg. In { $time } darf ein Computerspieler weiterspielen.
ui-you-are-away = Die anderen erreichen dich nicht. In { $time } dürfen sie einen Computerspieler für dich weiterspielen lassen.
ui-you-are-away-now = Die anderen erreichen dich nicht. Sie dürfen jetzt einen Computerspieler für dich weiterspielen lassen.
ui-take-over = Computerspieler weiterspielen lassen
ui-stands-in = Die Computerspieler werden noch übersetzt, nur dieses eine Mal: So lange spielt „Experte“ wie „stark“.
ui-replaced = Ein Computerspieler spielt für dich weiter.
ui-out = Du bist aus dieser Partie ausgeschieden; ein Computerspieler spielt an deiner Stelle weiter.
ui-come-back = Ich bin wieder da
ui-played-for-you = Du warst weg, und ein Computerspieler hat für dich weitergespielt. Er hat gespielt:
ui-played-nothing = Du warst weg, und ein Computerspieler ist eingesprungen. Er hat keinen Zug gemacht.
ui-played-seen = Alles klar
ui-curtain = Gib das Gerät an { $name } weiter
ui-curtain-about = Jetzt sollte sonst niemand hinschauen.
ui-curtain-look = Ich bin { $name }: Zeig meine Karten
ui-after = Nach dem Spiel
ui-to-match = Zurück zum Turnier
ui-to-tournament = Zum Turnier
ui-worth = Was waren die Züge wert?
ui-check-seal = Siegel prüfen
ui-download = Partie herunterladen
ui-copy-link = Link kopieren
ui-share = Teilen
ui-share-link = Link zum Teilen
ui-share-send = Senden an …
ui-share-picture = Bild ({ $form })
ui-share-embed = Einbetten
ui-share-embed-about = Füge das in eine eigene Webseite ein, dann erscheint es dort.
ui-share-copy-code = Code kopieren

## The browser app: replay and files

ui-replay = Rückblick
ui-replay-of = { $game }: Zug um Zug
ui-replay-position = Stellung { $number } von { $all }
ui-replay-first = Erste Stellung
ui-replay-back = Ein Zug zurück
ui-replay-on = Ein Zug vor
ui-replay-last = Letzte Stellung
ui-replay-eyes = Gesehen von
ui-replay-all = Zuschauern
ui-replay-why = Grund des Computerspielers: { $reason }
ui-replay-play = Von hier weiterspielen
ui-replay-play-as = Du spielst
ui-replay-play-about = Die anderen Plätze übernehmen Computerspieler.
ui-replay-keys = Mit den Pfeiltasten geht es zurück und vor.
ui-open = Partie öffnen
ui-open-about = Jede beendete Partie lässt sich als Datei aufheben. Wähle eine solche Datei oder füge ihren Text ein, um sie Zug um Zug anzusehen und ihr Siegel zu prüfen.
ui-open-choose = Datei wählen
ui-open-paste = Text der Partie
ui-open-show = Partie zeigen
ui-open-games = In der Datei stehen { $count } Partien. Zeigen:
ui-open-game = { $number }: { $names }

## The browser app: lessons and rules

ui-learn = Spielen lernen
ui-rules = Regeln
ui-rules-of = Die Regeln von { $game }
ui-to-lesson = Zur Lektion
ui-lesson-about-claim-it = { $all } kurze Beispiele auf dem Spielplan: Wurf lesen, Steine setzen, Pech haben, aufhören und gewinnen.
ui-lesson-about-claim = { $all } kurze Beispiele am Kartentisch: rekrutieren, und was jede Fraktion kann.
ui-lesson-done = { $done } von { $all } Beispielen geschafft
ui-lesson-begin = Lektion beginnen
ui-lesson-go-on = Lektion fortsetzen
ui-lesson-repeat = Noch einmal durchgehen
ui-lesson-title = { $game } lernen
ui-lesson-example = Beispiel { $number } von { $all }
ui-lesson-right = Richtig!
ui-lesson-next = Weiter
ui-lesson-back = Zurück
ui-lesson-again = Noch einmal
ui-lesson-wrong = Das geht nicht. { $reason }
ui-lesson-would = Das würde geschehen: { $told }.
ui-lesson-risk = Der nächste Wurf geht mit { $chance } Wahrscheinlichkeit schief, und dann sind alle Steine dieses Zuges weg.
ui-lesson-count-you = Du
ui-lesson-count-opponent = Dein Gegner
ui-lesson-count-more = { $faction }: { $most ->
    [one] eine Karte
   *[other] { $most } Karten
} zu { $fewer }. Die meisten Karten haben die Gunst.
ui-lesson-count-highest = { $faction }: je { $most ->
    [one] eine Karte
   *[other] { $most } Karten
}, also entscheidet die höchste: { $high } gegen { $low }.
ui-lesson-count-wrong = Nein, so bekäme sie der Falsche. { $reason }
ui-lesson-count-wins = Wer gewinnt das Spiel?
ui-lesson-count-game = { $most } Fraktionen zu { $fewer }: Die meisten Fraktionen gewinnen.
ui-lesson-end = Das war die Lektion. Jetzt kannst du alles, was du brauchst.
ui-lesson-play = Erste Partie spielen
ui-strategy = { $game } gut spielen
ui-lesson-read = Regeln lesen
ui-lesson-pass = Überspringen
ui-lesson-progress = Fortschritt der Lektion
ui-lesson-seat-a = Grün
ui-lesson-seat-b = Blau
ui-lesson-seat-c = Orange
ui-lesson-seat-d = Rot
ui-lesson-seat-e = Violett

## The server

error-settings-file = die Einstellungen in { $file } sind nicht lesbar: { $why }
error-settings-unknown = es gibt keine Einstellung { $name } wie in { $file }: siehe claimstead serve --print-settings
error-settings-value = die Einstellung { $name } aus { $source } ist nicht möglich: { $reason }
error-settings-whole = hier steht eine ganze Zahl, { $most ->
    [none] mindestens { $least }
   *[other] { $least } bis { $most }
}
error-settings-number = hier steht eine Zahl, { $open ->
    [yes] mehr als { $least } und bis zu { $most }
   *[no] { $least } bis { $most }
}
error-settings-one-of = hier steht eins von { $choices }
error-settings-like = es sieht so aus: { $example }
error-settings-text = hier steht ein Text
error-settings-missing = die Einstellung { $name } fehlt: { $other } aus { $source } braucht sie
error-workers-need-postgresql = mehrere Arbeiter brauchen PostgreSQL: gib --database postgresql://... an
error-no-port = auf { $host }, Port { $port } kann nicht gelauscht werden ({ $why }): gib mit --port einen anderen an
serve-ready = Claimstead ist bereit unter { $address } (Strg-C beendet es)
serve-compiling = Die Computerspieler werden im Hintergrund übersetzt, nur dieses eine Mal (meist eine Minute). Du kannst sofort spielen; so lange spielt „Experte“ wie „stark“.
serve-compiled = Die Computerspieler sind übersetzt.
serve-stopped = Claimstead ist beendet.
table-who-are-you = dieses Cookie kennt niemand: frag erst /api/me
text-too-long = ein Text hat höchstens { $most } Zeichen
text-game-too-long = eine Partie hat hier höchstens { $most } Züge
