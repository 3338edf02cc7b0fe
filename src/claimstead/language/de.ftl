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
setup-engine-not-started = { $engine } lässt sich nicht starten: { $why }
setup-engine-refuses = { $engine } spielt das nicht: { $why }
setup-engine-no-decision = in dieser Stellung hat niemand zu entscheiden

setup-arena-entrants = { $sides ->
    [2] eine Arena braucht mindestens 2 Spieler, nicht { $entrants }
   *[other] dieses Spiel hat { $sides } Parteien, also braucht die Arena 2 Spieler (einer gegen einen Tisch des anderen) oder { $sides }, nicht { $entrants }
}
setup-arena-plays-not = { $player } spielt { $game } nicht
setup-arena-games = { $games } Partien sind keine ganzen Durchgänge: jeder hat { $sides } Partien, damit alle überall einmal sitzen
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
text-small-position = diese Stellung gehört zu einem kleinen Spiel mit { $size } Reihen: nur ganze Spiele lassen sich an der Stellung allein erkennen
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

## Files

file-not-utf-8 = das ist kein Text in UTF-8

## The solution of a position

solve-answer = { $seat } ist am Zug: { $value } bei bestem Spiel beider
solve-move = Zug
solve-value = Wert
solve-win = Sieg
solve-draw = Unentschieden
solve-loss = Niederlage
solve-line = Bestes Spiel: { $line }
solve-effort = { $nodes } Runden in { $milliseconds } ms angeschaut
solve-limit = Nicht gelöst: die Grenze war nach { $nodes } Runden erreicht
solve-unknown-power = Nicht gelöst: der Löser kennt die Fähigkeit von { $faction } nicht

## The game in the terminal

terminal-choose-game = Welches Spiel?
terminal-you-are = Du sitzt auf Platz { $seat }. Auf den anderen Plätzen sitzen Computerspieler (Stärke: { $level }). ? zeigt Hilfe, q beendet.
terminal-your-move = Dein Zug ({ $moves }):
terminal-help = Tippe einen der gezeigten Züge, etwa 2@3/5 für Anspruchstein 2 auf Spalte 3, Reihe 5.
terminal-left = Du hast das Spiel verlassen.
terminal-compiling = Wird übersetzt, nur dieses eine Mal
terminal-compiling-stopped = Der Rest wird übersetzt, wenn er das nächste Mal gebraucht wird
terminal-compiling-failed = Der Kern und die Spieler ließen sich nicht übersetzen

## The browser app

web-title = Claimstead
web-close = Schließen
web-skip = Überspringen
web-you = du
web-on-turn = am Zug
web-player = Spieler
web-rule = Regel { $rule }
web-why-not = das geht jetzt nicht
web-not-your-turn = { $name } ist am Zug
web-place = Feld { $place }
web-dice-do-not-give = { $fits ->
    [yes] die Würfel { $dice } ergeben nicht Anspruchstein { $squatter } auf Feld { $place }
   *[no] die Würfel { $dice } ergeben Feld { $place } nicht: zwei davon müssen seine Spalte und seine Zeile sein
}
web-move-squatter = Anspruchstein { $squatter } auf Feld { $place }
web-move-claim-marker = Besitzstein auf Feld { $place }
web-move-dice = Der Wurf { $dice }
web-move-pile = Die oberste Karte des Stapels rekrutieren
web-move-deal = Das Geben
web-move-stop = Aufhören
web-review = Rückblick
web-rematch = Revanche
web-home = Start
web-ending = Spielende
web-winner = { $count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $winners } gewinnt
    }
   *[other] { $you ->
        [yes] Ihr gewinnt: { $winners }
       *[no] { $winners } gewinnen
    }
}
web-decided = Entscheidend: { $reason }

## The browser app: Claim It!

web-board = Spielplan
web-camp = Das Lager
web-actions = Dein Zug
web-this-turn = Dieser Zug
web-nothing-yet = Noch ist nichts passiert.
web-mine = Goldmine { $size }
web-secured = Goldclaims { $count } von { $end }
web-secured-enough = Goldclaims { $count }
web-space = { $place }: { $owner ->
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
web-space-offer = { $stone ->
    [squatter] Anspruchstein { $squatter } auf { $place }: { $from ->
        [none] hör auf, und das Feld ist besetzt.
       *[other] hör auf, und du nimmst { $from } das Feld ab.
    }
   *[other] Besitzstein auf { $place }: hör auf, und das Feld gehört dir für immer{ $from ->
        [none] .
       *[other] , nicht mehr { $from }.
    }
}
web-heading-rolling = { $you ->
    [yes] Deine Würfel
   *[no] { $name } würfelt
}
web-heading-other = { $name } ist am Zug
web-heading-place = Dein Wurf · setz einen Stein
web-heading-choose = Weiter würfeln oder aufhören?
web-advice-place = { $ways ->
    [one] Eine Möglichkeit: tippe auf das helle Feld.
   *[other] { $ways } Möglichkeiten. Tippe auf ein helles Feld; andere sagen, warum nicht.
}
web-advice-choose = { $spaces ->
    [one] Hör auf, und ein Feld ist deins, oder riskiere es für mehr.
   *[other] Hör auf, und { $spaces } Felder sind deine, oder riskiere sie für mehr.
}
web-advice-dice = Die Würfel sind unterwegs.
web-advice-wait = Warte auf { $name }.
web-dice = Würfel: { $dice }
web-dice-none = Würfel, noch nicht geworfen
web-roll-again = Würfeln
web-stop = { $spaces ->
    [0] Aufhören
   *[other] Aufhören & { $spaces } nehmen
}
web-odds = { $percent } Pech-Risiko beim nächsten Wurf
web-odds-rolls = { $losing } von { $rolls } Würfen kosten { $stones ->
    [one] den Stein
   *[other] alle { $stones } Steine
} dieses Zuges
web-bust = Pech gehabt!
web-bust-loses = { $you ->
    [yes] Du verlierst alle Steine dieses Zuges
   *[no] { $name } verliert alle Steine dieses Zuges
}
web-last-round = Letzte Runde!
web-turns-left = { $turns ->
    [one] der letzte Zug
   *[other] noch { $turns } Züge
}
web-measure-mine = Größte Goldmine
web-measure-secured = Goldclaims
web-measure-spaces = Felder
web-tie-order = Die größte Goldmine gewinnt. Bei Gleichstand: mehr Goldclaims, dann mehr Felder insgesamt.

## The browser app: CLAIM

web-faction-go = Kobolde
web-faction-kn = Ritter
web-faction-un = Untote
web-faction-dw = Zwerge
web-faction-do = Doppelgänger
web-faction-gn = Gnome
web-faction-gi = Riesen
web-faction-dr = Drachen
web-faction-tr = Trolle
web-faction-se = Seher
web-one-go = Kobold
web-one-kn = Ritter
web-one-un = Untoter
web-one-dw = Zwerg
web-one-do = Doppelgänger
web-one-gn = Gnom
web-one-gi = Riese
web-one-dr = Drache
web-one-tr = Troll
web-one-se = Seher
web-power-go = Keine Fähigkeit, aber viele: Fünf der vierzehn haben den Wert 0. Wird ein Kobold ausgespielt, schlagen Ritter sie alle.
web-power-kn = Wird ein Kobold ausgespielt, schlagen Ritter alle Kobolde. Sonst sind sie Karten wie alle anderen.
web-power-un = In Phase 1 gespielte Untote werden nicht abgelegt: Sie kommen auf den Punktstapel dessen, der die Runde gewinnt.
web-power-dw = In Phase 2 gehen Zwerge an { $players ->
    [2] den Verlierer der Runde, nicht an den Sieger
   *[other] den, der die niedrigste Karte der Runde gespielt hat, auch wenn sie gewonnen hat
}.
web-power-do = Dürfen immer gespielt werden und zählen dann mit ihrem eigenen Wert als ausgespielte Fraktion. Deren Fähigkeit haben sie nicht, und in jedem Stapel sind sie Doppelgänger.
web-power-gn = In Phase 2 liegen gewonnene Gnome bis zum Ende offen vor dem Sieger. Ein Riese mit gleichem Wert kann sie entfernen.
web-power-gi = In Phase 2 { $players ->
    [2] entfernt jeder Riese einer Runde einen offenen Gnom mit gleichem Wert beim Gegner des Siegers
   *[other] darf der Sieger für jeden Riesen der Runde einen offenen Gnom mit gleichem Wert bei einem Gegner entfernen
}.
web-power-dr = Wer in einer Runde den letzten Drachen spielt, beginnt die nächste, egal wer gewonnen hat.
web-power-tr = In Phase 2 bekommt der Sieger nur den höchsten Troll. Die anderen bleiben für die nächste Runde liegen; die letzte Runde holt alle.
web-power-se = Gewinnst du in Phase 1 eine Runde mit einem Seher, schaust du die oberste Karte des Stapels an und nimmst sie oder eine Karte aus der Mitte.
web-hand = Deine Hand
web-hand-card = { $card }{ $state ->
    [no] , jetzt nicht spielbar
    [wins] , würde bisher gewinnen
    [loses] , würde nicht gewinnen
   *[other] { "" }
}
web-crown = gewinnt die Runde, wie sie liegt
web-play = Spielen
web-partner = Partner
web-cards-in-hand = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
web-followers-count = { $count ->
    [one] { $count } Anhänger
   *[other] { $count } Anhänger
}
web-scored-count = { $count } gewonnen
web-void = ohne { $faction }
web-trick = Die Runde
web-market = Rekruten
web-market-caption = { $middle ->
    [0] { $pile } im Stapel
   *[other] { $pile } im Stapel · zu rekrutieren
}
web-take = { $card } rekrutieren
web-take-pile = { $card } vom Stapel rekrutieren
web-lying = Für den nächsten Sieger
web-open-cards = Offen vor { $name }
web-smash = { $card } vor { $name } entfernen
web-spare = Keinen entfernen
web-your-open = Offen vor dir
web-factions = Die Fraktionen
web-faction = Fraktion
web-memory = Merkhilfe
web-known = Vor aller Augen genommen
web-glimpsed = Nur du hast gesehen
web-voids = Kann nicht haben
web-nothing-known = Noch nichts bekannt.
web-seen-of-you = { $name } kennt von dir
web-last-trick = Vorige Runde
web-followers = Deine Anhänger
web-no-followers = Noch folgt dir niemand.
web-panels = Tafeln
web-moment-second-phase = Auf in Phase 2!
web-phase = { $phase ->
    [1] Phase 1: rekrutieren
   *[other] Phase 2: Gunst gewinnen
}{ $left ->
    [0] { "" }
    [one] { " " }· letzte Runde
   *[other] { " " }· noch { $left } Runden
}
web-dealing = Die Karten werden ausgeteilt.
web-prompt-lead = Du beginnst: Spiel eine beliebige Karte.
web-prompt-follow = { $free ->
    [yes] { $faction } ausgespielt. Du darfst jede Karte spielen.
   *[no] { $faction } ausgespielt: du musst bedienen.
}
web-prompt-look = Du siehst die oberste Karte des Stapels. Welche nimmst du?
web-prompt-pick = Welche Karte wird dein Anhänger?
web-prompt-smash = { $card } kann einen Gnom entfernen. Welchen?
web-drawn = Unentschieden: { $winners }
web-favour = { $by ->
    [more-cards] mehr Karten
    [higher-card] gleich viele, die höhere Karte
    [equal-cards] alles gleich: niemand
   *[none-scored] keine gewonnen: niemand
}
web-has-favour = hat die Gunst
web-favours = Fraktionen
web-sum = Summe ihrer Karten

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

web-told-rolled = { $you ->
    [yes] Du würfelst { $dice }
   *[no] { $name } würfelt { $dice }
}
web-told-squatter-placed = { $on ->
    [none] Anspruchstein { $squatter } auf { $place }
    [you] Anspruchstein { $squatter } auf dein Feld { $place }
   *[other] Anspruchstein { $squatter } auf Feld { $place } von { $on }
}
web-told-claim-marker-placed = { $on ->
    [none] Besitzstein auf { $place }
    [you] Besitzstein auf dein Feld { $place }
   *[other] Besitzstein auf Feld { $place } von { $on }
}{ $squatter-returned ->
    [yes] , Anspruchstein { $squatter } geht zurück
   *[no] { "" }
}
web-told-busted = { $you ->
    [yes] Pech: du verlierst alle Steine dieses Zuges
   *[no] Pech: { $name } verliert alle Steine dieses Zuges
}
web-told-rolling-on = { $you ->
    [yes] Du würfelst weiter
   *[no] { $name } würfelt weiter
}
web-told-stopped = { $you ->
    [yes] Du hörst auf
   *[no] { $name } hört auf
}
web-told-space-taken = { $secured ->
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
web-told-spaces = { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}{ $secured ->
    [0] { "" }
   *[other] , davon { $secured } gesichert
}
web-told-last-round-called = { $you ->
    [yes] Du rufst die letzte Runde aus: alle haben noch einen Zug
   *[no] { $name } ruft die letzte Runde aus: alle haben noch einen Zug
}
web-told-turn-began = { $you ->
    [yes] Du bist am Zug
   *[no] { $name } ist am Zug
}
web-told-game-ended = Das Spiel ist zu Ende. { $count ->
    [one] Sieger: { $winners }
   *[other] Gemeinsame Sieger: { $winners }
}
web-told-hand-dealt = { $you ->
    [yes] Du bekommst { $count } Karten
   *[no] { $name } bekommt { $count } Karten
}
web-told-turned-up = Aufgedeckt: { $cards }
web-told-card-played = { $you ->
    [yes] Du spielst { $card }
   *[no] { $name } spielt { $card }
}
web-told-trick-won = { $you ->
    [yes] Du gewinnst die Runde
   *[no] { $name } gewinnt die Runde
}
web-told-pile-looked-at = { $you ->
    [yes] Du schaust auf den Stapel: { $card }
   *[no] { $name } schaut die oberste Karte des Stapels an
}
web-told-recruit-taken = { $you ->
    [yes] { $card } folgt dir
   *[no] { $card } folgt { $name }
}
web-told-recruit-drawn = { $card ->
    [none] { $name } zieht einen Anhänger vom Stapel
   *[other] { $you ->
        [yes] Du ziehst { $card } vom Stapel
       *[no] { $name } zieht { $card }, die du gesehen hast
    }
}
web-told-discarded = Abgelegt: { $cards }
web-told-scored = { $you ->
    [yes] Auf deinen Punktstapel: { $cards }
   *[no] Auf den Punktstapel von { $name }: { $cards }
}
web-told-laid-open = { $you ->
    [yes] Offen vor dir: { $cards }
   *[no] Offen vor { $name }: { $cards }
}
web-told-left-lying = Für den nächsten Sieger: { $cards }
web-told-smashed = { $victim ->
    [you] { $by } entfernt { $card } bei dir
   *[other] { $by } entfernt { $card } bei { $victim }
}
web-told-spared = { $you ->
    [yes] Du entfernst nichts mit { $by }
   *[no] { $name } entfernt nichts mit { $by }
}
web-told-lead-passed = { $you ->
    [yes] Du beginnst die nächste Runde
   *[no] { $name } beginnt die nächste Runde
}
web-told-second-phase-began = Phase 2 beginnt: { $you ->
    [yes] du spielst aus
   *[no] { $name } spielt aus
}
web-told-favour-decided = { $count ->
    [0] Niemand hat die Gunst der Fraktion { $faction }
    [one] { $winners } hat die Gunst der Fraktion { $faction }
   *[other] { $winners } haben die Gunst der Fraktion { $faction }
}
web-story = Was ist passiert?
web-story-start = Der Anfang
web-story-turn = Zug { $number } · { $you ->
    [yes] dein Zug
   *[no] { $name }
}
web-story-trick = Runde { $number } · { $you ->
    [yes] du spielst aus
   *[no] { $name } spielt aus
}
web-story-won = { $you ->
    [yes] Du gewinnst mit { $card } gegen { $others }
   *[no] { $name } gewinnt mit { $card } gegen { $others }
}
web-story-won-highest = die höchste Karte der ausgespielten Fraktion gewinnt ({ $faction })
web-story-won-first = von gleichen Karten gewinnt die zuerst gespielte
web-story-won-alone = niemand sonst hat die ausgespielte Fraktion bedient ({ $faction })
web-story-won-kn = Ritter schlagen Kobolde, wenn ein Kobold ausgespielt wurde
web-story-won-do = Doppelgänger zählen als die ausgespielte Fraktion
web-story-because-scored-dw = { $players ->
    [2] Zwerge gehen an den Verlierer der Runde
   *[other] Zwerge gehen an den, der die niedrigste Karte gespielt hat
}
web-story-because-scored-un = Untote werden sofort gewertet, auch in Phase 1
web-story-because-scored-tr = von allen Trollen geht nur der höchste an den Sieger
web-story-because-left-lying-tr = die anderen Trolle warten auf den Sieger der nächsten Runde
web-story-because-laid-open-gn = Gnome liegen bis zum Ende offen aus
web-story-because-smashed-gi = ein Riese entfernt einen Gnom mit seinem eigenen Wert
web-story-because-lead-passed = wer den letzten Drachen gespielt hat, spielt aus
web-story-because-pile-looked-at = die Runde wurde mit einem Seher gewonnen
web-story-because-busted = kein Feld konnte diesen Wurf aufnehmen
web-story-why = Warum?
web-story-why-told = { $name }: { $reason }.
web-story-looking = Du schaust zurück: Zug { $number } von { $all }
web-story-now = Zurück ins Jetzt
web-hint = Tipp
web-hint-thinking = Denkt nach …
web-hint-told = Ein starker Spieler würde wählen: { $move } ({ $reason }).
web-help = Hilfe am Tisch
web-volume = Lautstärke
web-keys = Tasten
web-key-r = Noch einmal würfeln
web-key-s = Aufhören
web-key-n = Nächstes leuchtendes Feld oder nächste Karte
web-key-u = Zurücknehmen
web-key-h = Tipp (nicht in gewerteten Spielen)
web-key-l = Was ist passiert?
web-key-help = Diese Hilfe
web-key-esc = Zurück ins Jetzt, schließen

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
table-back-soon = auf diesem Platz ist erst seit einem Moment niemand da: warte noch { $seconds } Sekunden
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
table-too-many-tables = du hast schon { $most } offene Tische: beende oder schließe erst einen
table-too-fast = das war zu schnell: warte einen Moment
table-too-much = das ist zu viel auf einmal: versuche etwas Kleineres
table-no-database = der Server erreicht seine Aufzeichnungen nicht oder hat keinen Platz mehr; es ist nichts geschehen: versuche es etwas später noch einmal
table-banned = wer diesen Server betreibt, hat dieses Konto gesperrt
table-muted = wer diesen Server betreibt, hat dich vorerst stumm geschaltet
table-no-account = es gibt kein Konto, dessen Passwort sich ändern ließe
table-no-such-account = Name und Passwort passen nicht zusammen
table-account-taken = dieser Name ist vergeben
table-account-name = ein Kontoname hat 3 bis 32 Buchstaben, Ziffern, - oder _
table-account-password = ein Passwort hat mindestens { $least } Zeichen
table-already-account = du hast schon ein Konto
table-bad-message = diese Nachricht ist nicht lesbar: { $why }
table-busy = jemand anders hat den Tisch im selben Moment verändert: schau nach und versuch es noch einmal
table-seat-wishes = dieses Spiel hat { $players } Plätze, nicht { $found }
table-seat-wish = ein Platz ist me, here, computer oder open, nicht { $kind }

setup-clock-amount = die Zeit muss zwischen { $least } und { $most } liegen, nicht bei { $amount }
setup-position-over = in dieser Stellung ist das Spiel zu Ende: sie ist kein Anfang
setup-clock-increment = ein Zug kann 0 bis 600 Sekunden zurückgeben, nur bei einer Zeit für das ganze Spiel, nicht { $increment }
setup-spectator-delay = Zuschauer können 0 bis 600 Sekunden hinterher sein, nicht { $delay }
setup-rated-from-position = eine gewertete Partie beginnt am Anfang
setup-begins-from-position = eine Partie ab einer Stellung beginnt, wo die Stellung es sagt: wer beginnt, lässt sich nicht auslosen
outcome-resigned = die anderen haben aufgegeben
outcome-time = die Zeit der anderen war um

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
verify-moves-legal = Alle { $count } Züge der Spieler waren erlaubt.
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
error-database-address = { $address } ist keine Adresse einer Datenbank: schreib einen Dateipfad oder postgresql://...
error-database-in-use = auf { $address } läuft schon ein Server: beende ihn zuerst, oder nimm PostgreSQL für mehrere

## The browser app: its frame and pages

web-to-content = Zum Inhalt
web-loading = Einen Moment …
web-unreachable = Der Server ist nicht erreichbar. Läuft er? Versuch es gleich noch einmal.
web-try-again = Noch einmal versuchen
web-failed = Da ist etwas schiefgegangen. Versuche es gleich noch einmal.
web-part-missing = Ein Teil dieser Seite ist nicht angekommen. Vielleicht ist die Verbindung schlecht, oder Claimstead wurde gerade erneuert.
web-load-anew = Neu laden
web-release-new = Claimstead wurde erneuert, während diese Seite offen war. Lade sie neu, um weiterzumachen.
web-release-offer = Es gibt eine neue Version von Claimstead.
web-release-later = Später
web-no-such-page = Diese Seite gibt es nicht
web-cancel = Abbrechen
web-dismiss = Hinweis schließen
web-copy = Kopieren
web-copied = Kopiert.
web-you-name = Du
web-nav = Seiten
web-nav-new = Neues Spiel
web-nav-lobby = Lobby
web-nav-learn = Lernen
web-nav-puzzles = Rätsel
web-nav-analysis = Analyse
web-nav-settings = Einstellungen
web-nav-you = Deine Seite
web-nav-leaders = Ranglisten
web-reconnecting = Verbindung verloren. Neuer Versuch …
web-your-turn = Du bist am Zug

## The browser app: games and levels

web-game-claim-it = Claim It!
web-game-claim = CLAIM
web-about-claim-it = Wirf drei Würfel, steck Felder ab und entscheide, wie lange dein Glück hält. Die größte Goldmine gewinnt.
web-facts-claim-it = Würfelspiel für 2 bis 5, etwa 20 Minuten
web-about-claim = In der ersten Hälfte rekrutierst du Anhänger, in der zweiten gewinnst du mit ihnen das Reich. Die Gunst der meisten Fraktionen bringt den Thron.
web-facts-claim = Kartenspiel für 2 bis 4, etwa 25 Minuten
web-players-count = { $count } Spieler
web-rated = gewertet
web-variant-base = Grundspiel
web-variant-quick = Schnelle Anspruchsteine
web-variant-about = Mit schnellen Anspruchsteinen ist ein Anspruchstein, der einen Besitzstein bekommt, im selben Zug wieder verfügbar.
web-variant-not-for-5 = Für fünf Spieler nicht empfohlen.
web-level = Stärke des Computerspielers
web-level-for-claim-it = Stärke des Computerspielers bei Claim It!
web-level-for-claim = Stärke des Computerspielers bei CLAIM
web-level-random = Würfelkopf
web-level-heuristic = Faustregel
web-level-greedy = Gierig
web-level-beginner = Anfänger
web-level-easy = Leicht
web-level-medium = Mittel
web-level-strong = Stark
web-level-expert = Experte
web-habit-dizzy = Dreht sich vor jedem Zug einmal auf dem Stuhl.
web-habit-abacus = Zählt alles zweimal nach, und zwar laut.
web-habit-magpie = Greift nach allem, was glitzert.
web-habit-pip = Jubelt für alle, auch für die Gegner.
web-habit-momo = Summt, während die anderen nachdenken.
web-habit-tilly = Fragt, wer dran ist. Jedes Mal.
web-habit-bas = Behält die Mütze auf, weil sie Glück bringt.
web-habit-juno = Lacht am lautesten über das eigene Pech.
web-habit-hazel = Bringt Äpfel für den ganzen Tisch mit.
web-habit-otto = Zwirbelt vor jeder Entscheidung den Schnurrbart.
web-habit-fenna = Hört einen Würfel drei Zimmer weiter rollen.
web-habit-rudi = Gähnt, und verpasst doch nichts.
web-habit-wren = Ist schon um die eine oder andere Welt gesegelt.
web-habit-greta = Strickt zwischen den Zügen.
web-habit-milo = Rückt jede Karte auf dem Tisch gerade.
web-habit-ida = Zwinkert, ohne etwas damit zu meinen.
web-habit-corvin = Füttert die Raben auf dem Fensterbrett.
web-habit-sigge = Erzählt Sagen von jedem guten Wurf.
web-habit-astrid = Spitzt Stifte, keine Schwerter.
web-habit-bruno = Lacht, dass die Würfel hüpfen.
web-habit-vesper = Spielt am liebsten nach Sonnenuntergang.
web-habit-thora = Sagt wenig und merkt sich viel.
web-habit-kasimir = Putzt das Monokel, wenn es knapp wird.
web-habit-isolde = Wurde noch nie in Eile gesehen.
web-habit-nestor = Hat die Spielregel in sechs Sprachen gelesen.
web-habit-morgan = Nickt einmal. Das ist ein Lob.
web-habit-ulf = Hat hier vor langer Zeit das erste Spiel gewonnen.
web-habit-zenobia = Leiht die Krone gern dem Sieger.

## The browser app: start page

web-start = Zwei Spiele, ein Tisch
web-going-on = Deine Partien
web-going-all = { $count ->
    [one] Die andere zeigen
   *[other] Die anderen { $count } zeigen
}
web-past = Beendete Partien
web-past-all = Alle deine Partien
web-play-now = Jetzt spielen
web-set-up = Mit Freunden oder nach Wunsch
web-set-up-about = Diese Partie beginnt mit einer aufgebauten Stellung: Ihre ersten Karten oder Steine wurden ausgesucht, nicht gezogen. Sie wird nicht gewertet.
web-learn-it = Spiel lernen
web-study = Mehr als spielen
web-way-puzzles = Das Rätsel des Tages
web-way-analysis = Analysebrett
web-way-duplicate = Gleiche Würfel für alle
web-open-file = Partie aus Datei öffnen
web-line-with = mit { $others }
web-line-you-won = du hast gewonnen
web-line-won = gewonnen von { $winners }
web-line-open = { $open ->
    [one] ein Platz ist frei
   *[other] { $open } Plätze sind frei
}
web-line-your-turn = du bist am Zug
web-line-playing = läuft
web-line-look = Ansehen
web-line-resume = Weiterspielen
web-line-join = Mitspielen
web-line-watch = Zuschauen
web-line-rating = Wertung { $rating }
web-line-unrated = noch ohne Wertung
web-rated-about = Gewertet: Das Ergebnis zählt für die Wertung aller Spieler. Es gibt keine Hilfen, und nichts wird zurückgenommen.

## The browser app: lobby

web-lobby = Lobby
web-lobby-open = Tische mit freien Plätzen
web-lobby-playing = Laufende Partien
web-lobby-empty = Gerade hat kein öffentlicher Tisch einen freien Platz. Eröffne einen: Andere sehen ihn hier.
web-lobby-new = Öffentlichen Tisch eröffnen

## The browser app: setting up a table

web-new = Ein neuer Tisch
web-new-game = Spiel
web-new-players = Spieler
web-new-partners = Partner sitzen sich gegenüber: Plätze 1 und 3 gegen 2 und 4.
web-new-seats = Wer spielt
web-new-variant = Regeln
web-new-more = Mehr
web-begins = Wer beginnt
web-begins-drawn = Das Los entscheidet
web-begins-owner = Ich beginne
web-begins-seated = Wie wir sitzen
web-begins-drawn-about = Wer beginnt, wird beim Start ausgelost.
web-begins-owner-about = Wer den Tisch eröffnet hat, beginnt.
web-begun-drawn = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}: Das Los hat entschieden.
web-begun-owner = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}, wie vereinbart.
web-new-public = In der Lobby, für alle
web-new-rated = Gewertet (ohne Hilfen und Zurücknehmen)
web-new-talk = Chat am Tisch
web-new-hints = Pech-Risiko anzeigen
web-new-open = Tisch eröffnen
web-new-start = Spiel starten
web-seat-who = Wer spielt auf Platz { $number }
web-seat-level = Stärke auf Platz { $number }
web-seat-name = Name auf Platz { $number }
web-seat-computer = Computerspieler
web-seat-friend = Freund, per Link
web-seat-here = Jemand an diesem Gerät
web-seat-guest = Gast
web-seat-deleted = gelöschte Person
web-name = Name
web-seat-open = Freier Platz
web-seat-letter = Platz { $seat }
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-move-30 = 30 Sekunden je Zug
web-clock-move-90 = 90 Sekunden je Zug
web-clock-game-5 = 5 Minuten, dazu 5 Sekunden je Zug
web-clock-game-10 = 10 Minuten, dazu 10 Sekunden je Zug
web-clock-days-1 = Ein Tag je Zug
web-clock-days-3 = Drei Tage je Zug
web-clock-other = { $kind ->
    [move] { $amount } Sekunden je Zug
    [game] { $amount } Sekunden, dazu { $increment } je Zug
   *[days] { $amount } Tage je Zug
}
web-clock-left = Restzeit
web-clock-left-days = { $days } Tage
web-deck = Deck
web-deck-claim = CLAIM
web-deck-claim-2 = CLAIM 2
web-deck-mixed = Zufällige Mischung
web-deck-chosen = Fraktionen wählen
web-deck-own = gemischte Fraktionen
web-deck-rule = Ein Paar und { $tens } weitere Fraktionen: bisher { $count }.

## The browser app: settings

web-settings = Einstellungen
web-settings-look = Sprache und Aussehen
web-settings-language = Sprache
web-settings-theme = Farben
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-settings-play = Am Tisch
web-setting-sound = Ton
web-setting-sound-about = Würfel, Steine und Karten sind zu hören.
web-setting-odds = Pech-Risiko
web-setting-odds-about = Claim It! zeigt, wie leicht der nächste Wurf Pech bringt, nie in gewerteten Partien.
web-setting-memory = Merkhilfe
web-setting-memory-about = CLAIM zeigt, was du von den Karten der anderen gesehen hast.
web-setting-motion = Bewegung
web-setting-motion-about = Würfel rollen, Steine fallen, Karten wandern.
web-speed = Tempo
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Sofort
web-setting-speed-about = Wie lange zu sehen ist, was am Tisch geschieht. Antippen geht weiter, Halten überspringt alles.
web-setting-notify = Benachrichtigungen
web-setting-notify-about = Der Browser ruft dich, wenn du am Zug bist.
web-setting-notify-denied = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
web-who = Du
web-who-name = Dein Name
web-who-rename = Ändern
web-who-renamed = So heißt du jetzt.
web-who-about = Mit einem Konto findest du deine Partien auch auf anderen Geräten. Es braucht einen Namen und ein Passwort, sonst nichts.
web-who-account = Du bist angemeldet als { $account }.
web-who-account-name = Konto
web-who-password = Passwort
web-who-log-in = Anmelden
web-who-in = Schön, dass du wieder da bist.
web-who-log-out = Abmelden
web-who-left = Du bist abgemeldet.
web-who-make = Konto anlegen
web-who-made = Dein Konto ist angelegt.
web-devices = Deine Geräte
web-device-unknown = Unbekanntes Gerät
web-device-here = Dieses hier
web-device-seen = Zuletzt benutzt am { $day }
web-device-ended = Das Gerät ist abgemeldet.
web-devices-end = Überall sonst abmelden
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-changed = Dein Passwort ist geändert; andere Geräte sind abgemeldet.
web-who-forget = Meine Daten löschen
web-who-forget-sure = Name, Konto und Wertungen werden für immer gelöscht. Partien mit anderen bleiben, ohne deinen Namen.
web-who-forgotten = Deine Daten sind gelöscht.

## The browser app: at a table

web-gathering = Der Tisch füllt sich
web-from-position = aufgebaute Stellung
web-sit = Hinsetzen
web-sit-guest = Für jemanden hier
web-guest-needs-name = Gib zuerst den Namen der Person hier ein.
web-guest-name = Name der Person hier
web-stand = Aufstehen
web-invite-computer = Computerspieler
web-send-away = Wegschicken
web-ask-to-leave = Bitten zu gehen
web-close-table = Tisch schließen
web-close-sure = Der Tisch ist dann für alle weg, die hier sitzen.
web-rematch-asked = Noch einmal? Am nächsten Tisch haben schon alle ihren Platz.
web-rematch-accept = Ja, noch einmal
web-table-closed = Dieser Tisch wurde geschlossen, bevor das Spiel begann.
web-start-game = Spiel starten
web-ready = Ich bin bereit
web-is-ready = bereit
web-waiting-seats = Es geht los, wenn alle Plätze besetzt sind.
web-waiting-ready = Es geht los, wenn alle bereit sind.
web-waiting-for = Es fehlt noch: { $names }.
web-name-first = Dein Name an diesem Tisch
web-away = weg
web-invite = Freunde einladen
web-invite-about = Wer diesen Link hat, kann mitspielen oder zuschauen.
web-invite-link = Link zu diesem Tisch
web-invite-code = QR-Code des Links
web-seal = Das Siegel
web-seal-about = Alle Würfe und Karten dieser Partie bestimmt ein Geheimnis, das niemand mehr ändern kann. Sein Siegel siehst du jetzt, das Geheimnis nach dem Spiel. Dein eigenes Wort wird mit eingemischt. Auch das wird versiegelt und erst aufgedeckt, wenn alle bereit sind: So kann niemand seines nach deinem wählen.
web-seal-name = Siegel
web-seal-secret = Geheimnis
web-seal-word = Dein Wort
web-seal-good = Würfel und Karten standen vor dem Spiel fest, und niemand hat sie verändert.
web-seal-bad = Mit dieser Partie stimmt etwas nicht.
web-seal-none = Diese Partie war nicht versiegelt. Ob Würfel und Karten vorher feststanden, lässt sich nicht prüfen.
web-own-good = Dein Browser hat das Siegel von vor dem Start behalten und jeden Wurf und jede Karte neu berechnet: Alles stimmt.
web-own-unseen = Dein Browser hat jeden Wurf und jede Karte neu berechnet, und alles passt. Das Siegel hat er vor dem Start nicht gesehen; ob es dasselbe ist, weiß er nicht.
web-own-seal = Dein Browser sagt: Das Siegel oder das Geheimnis ist nicht das von vor dem Start.
web-own-word = Dein Browser sagt: Ein Wort ist nicht das, das vor dem Start versiegelt wurde.
web-own-first = Dein Browser sagt: Begonnen hat nicht, wer ausgelost wurde.
web-own-luck = Dein Browser sagt: Ein Wurf oder eine Karte ist nicht das, was feststand.
web-own-unable = Auf dieser Seite kann dein Browser keine Siegel berechnen: Dafür braucht es eine Adresse mit https.
web-watching = du schaust zu
web-spectators = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
web-forfeited-resigned = hat aufgegeben
web-forfeited-time = Zeit um
web-talk = Chat
web-talk-unread = { $count } neu
web-talk-nothing = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas
web-talk-send = Senden
web-undo = Zurücknehmen
web-undo-asked = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
web-undo-asks = { $name } möchte einen Zug zurücknehmen.
web-undo-agree = Erlauben
web-undo-refuse = Nein
web-resign = Aufgeben
web-resign-sure = Du verlierst dann diese Partie. Es gibt kein Zurück.
web-is-away = { $name } ist weg.
web-is-away-wait = { $name } ist weg. In { $time } darf ein Computerspieler weiterspielen.
web-you-are-away = Die anderen erreichen dich nicht. In { $time } dürfen sie einen Computerspieler für dich weiterspielen lassen.
web-you-are-away-now = Die anderen erreichen dich nicht. Sie dürfen jetzt einen Computerspieler für dich weiterspielen lassen.
web-take-over = Computerspieler weiterspielen lassen
web-replaced = Ein Computerspieler spielt für dich weiter.
web-come-back = Ich bin wieder da
web-played-for-you = Du warst weg, und ein Computerspieler hat für dich weitergespielt. Er hat gespielt:
web-played-nothing = Du warst weg, und ein Computerspieler ist eingesprungen. Er hat keinen Zug gemacht.
web-played-seen = Alles klar
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-about = Jetzt sollte sonst niemand hinschauen.
web-curtain-look = Ich bin { $name }: Zeig meine Karten
web-after = Nach dem Spiel
web-to-match = Zurück zum Turnier
web-worth = Was waren die Züge wert?
web-check-seal = Siegel prüfen
web-download = Partie herunterladen
web-copy-link = Link kopieren

## The browser app: replay and files

web-replay = Rückblick
web-replay-of = { $game }: Zug um Zug
web-replay-position = Stellung { $number } von { $all }
web-replay-first = Erste Stellung
web-replay-back = Ein Zug zurück
web-replay-on = Ein Zug vor
web-replay-last = Letzte Stellung
web-replay-eyes = Gesehen von
web-replay-all = Zuschauern
web-replay-why = Grund des Computerspielers: { $reason }
web-replay-link = Link zu dieser Stellung kopieren
web-replay-play = Von hier weiterspielen
web-replay-play-as = Du spielst
web-replay-play-about = Die anderen Plätze übernehmen Computerspieler.
web-replay-keys = Mit den Pfeiltasten geht es zurück und vor.
web-open = Partie öffnen
web-open-about = Jede beendete Partie lässt sich als Datei aufheben. Wähle eine solche Datei oder füge ihren Text ein, um sie Zug um Zug anzusehen und ihr Siegel zu prüfen.
web-open-choose = Datei wählen
web-open-paste = Text der Partie
web-open-show = Partie zeigen
web-open-games = In der Datei stehen { $count } Partien. Zeigen:
web-open-game = { $number }: { $names }

## The browser app: lessons and rules

web-learn = Spielen lernen
web-rules = Regeln
web-rules-of = Die Regeln von { $game }
web-to-lesson = Zur Lektion
web-lesson-about-claim-it = { $all } kurze Beispiele auf dem Spielplan: Wurf lesen, Steine setzen, Pech haben, aufhören und gewinnen.
web-lesson-about-claim = { $all } kurze Beispiele am Kartentisch: rekrutieren, und was jede Fraktion kann.
web-lesson-done = { $done } von { $all } Beispielen geschafft
web-lesson-begin = Lektion beginnen
web-lesson-go-on = Lektion fortsetzen
web-lesson-repeat = Noch einmal durchgehen
web-lesson-title = { $game } lernen
web-lesson-example = Beispiel { $number } von { $all }
web-lesson-right = Richtig!
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-again = Noch einmal
web-lesson-wrong = Das geht nicht. { $reason }
web-lesson-would = Das würde geschehen: { $told }.
web-lesson-risk = Der nächste Wurf geht mit { $chance } Wahrscheinlichkeit schief, und dann sind alle Steine dieses Zuges weg.
web-lesson-count-you = Du
web-lesson-count-opponent = Dein Gegner
web-lesson-count-more = { $faction }: { $most } Karten zu { $fewer }. Die meisten Karten haben die Gunst.
web-lesson-count-highest = { $faction }: je { $most } Karten, also entscheidet die höchste: { $high } gegen { $low }.
web-lesson-count-wrong = Nein, so bekäme sie der Falsche. { $reason }
web-lesson-count-wins = Wer gewinnt das Spiel?
web-lesson-count-game = { $most } Fraktionen zu { $fewer }: Die meisten Fraktionen gewinnen.
web-lesson-end = Das war die Lektion. Jetzt kannst du alles, was du brauchst.
web-lesson-play = Erste Partie spielen
web-strategy = { $game } gut spielen
web-lesson-read = Regeln lesen
web-lesson-pass = Überspringen
web-lesson-progress = Fortschritt der Lektion
web-lesson-seat-a = Grün
web-lesson-seat-b = Blau
web-lesson-seat-c = Orange
web-lesson-seat-d = Rot
web-lesson-seat-e = Violett

## The server

error-settings-file = die Einstellungen in { $file } sind nicht lesbar: { $why }
error-settings-unknown = es gibt keine Einstellung { $name } wie in { $file }: siehe claimstead serve --print-settings
error-settings-value = die Einstellung { $name } aus { $source } ist nicht möglich: { $why }
error-workers-need-postgresql = mehrere Arbeiter brauchen PostgreSQL: gib --database postgresql://... an
error-no-port = auf { $host }, Port { $port } kann nicht gelauscht werden ({ $why }): gib mit --port einen anderen an
serve-ready = Claimstead ist bereit unter { $address } (Strg-C beendet es)
serve-compiling = Die Computerspieler werden im Hintergrund übersetzt, nur dieses eine Mal (meist eine Minute). Du kannst sofort spielen; so lange spielt „Experte“ wie „stark“.
serve-compiled = Die Computerspieler sind übersetzt.
serve-stopped = Claimstead ist beendet.
table-who-are-you = dieses Cookie kennt niemand: frag erst /api/me
text-too-long = ein Text hat höchstens { $most } Zeichen
text-game-too-long = eine Partie hat hier höchstens { $most } Züge
