# What is said about tournaments, here and in the browser.

setup-tournament-number = { $what ->
    [rounds] ein Turnier hat { $least } bis { $most } Runden
    [places] ein Turnier hat { $least } bis { $most } Plätze
   *[fill] Computerspieler füllen auf höchstens { $most } Teilnehmer auf
}
setup-tournament-clock = ein Turnier braucht eine Uhr oder Tage je Zug
setup-tournament-for-two = diese Form ist für Spiele zu zweit; wähle mit mehr Spielern Schweizer System oder Duplikat
table-no-such-tournament = dieses Turnier gibt es nicht
table-arbiter-only = das darf nur die Turnierleitung
table-tournament-too-few = es braucht mindestens { $least } Teilnehmer
table-tournament-uneven = Tische zu { $size } müssen voll sein: lass Computerspieler auffüllen oder warte auf weitere Teilnehmer
table-tournament-too-many = du hast { $most } Turniere, die noch nicht vorbei sind: beende erst eines
table-tournament-entered = du bist schon dabei
table-tournament-not-entered = diese Person nimmt nicht teil
table-tournament-full = alle Plätze sind vergeben
table-tournament-no-game = diese Partie gibt es nicht
table-tournament-shares = das kann kein Ergebnis sein
table-tournament-over = das Turnier ist vorbei
table-tournament-round-on = die nächste Runde kann noch nicht beginnen
table-tournament-on = das gibt es erst, wenn das Turnier vorbei ist
table-tournament-people-only = im Turnier wird während einer Partie niemand ersetzt; die Uhr entscheidet
text-tournament-file = diese Turnierdatei lässt sich nicht lesen: { $why }

verify-tournament-sealed = Das Glück aller { $rounds } Runden war vor der ersten versiegelt, und alle Partien stimmen: { $count }.
verify-tournament-counted = Die Tabelle aller { $count } Teilnehmer folgt aus diesen Partien.
verify-tournament-game = Runde { $round }, Tisch { $table }: Diese Partie stimmt nicht.
verify-tournament-luck = Runde { $round }, Tisch { $table }: Das Glück ist nicht das versiegelte.
verify-tournament-result = Runde { $round }, Tisch { $table }: Das Ergebnis ist nicht das der Partie.
verify-tournament-standings = Die Tabelle folgt nicht aus den Partien.

## The browser app

ui-tournaments-about = Ein Vereinsabend oder eine Saison mit Tagen je Zug: Spiel mit oder leite dein eigenes.
ui-tournaments-new = Neues Turnier
ui-tournaments-yours = Deine
ui-tournaments-gathering = Anmeldung offen
ui-tournaments-playing = Laufen
ui-tournaments-over = Vorbei
ui-tournaments-none = Noch gibt es keines. Eröffne das erste.
ui-tournament-players = { $count ->
    [one] ein Teilnehmer
   *[other] { $count } Teilnehmer
}
ui-tournament-round-of = Runde { $round } von { $rounds }
ui-tournament-name = Name des Turniers
ui-tournament-format = Form
ui-tournament-format-swiss = Schweizer System
ui-tournament-format-round-robin = Jeder gegen jeden
ui-tournament-format-knock-out = K.-o.-Turnier
ui-tournament-format-duplicate = Duplikat
ui-tournament-about-swiss = In jeder Runde triffst du jemanden mit gleich vielen Punkten und niemanden zweimal. Für viele Teilnehmer in wenigen Runden.
ui-tournament-about-round-robin = Alle treffen einmal aufeinander.
ui-tournament-about-knock-out = Wer gewinnt, kommt weiter. Nach einem Unentschieden wird mit getauschten Plätzen noch einmal gespielt; endet auch das unentschieden, kommt weiter, wer höher gesetzt ist.
ui-tournament-about-duplicate = Dieselben Würfel und Karten an jedem Tisch einer Runde. Es zählt, wie du im Vergleich zu denen abschneidest, die denselben Platz hatten.
ui-tournament-rounds = Runden
ui-tournament-places = Plätze
ui-tournament-rated = Gewertet: Partien zwischen Menschen zählen
ui-tournament-public = In der Liste für alle
ui-tournament-by-hand = Die Turnierleitung beginnt jede Runde
ui-tournament-fill = Computerspieler
ui-tournament-fill-none = Keine
ui-tournament-fill-to = Auffüllen auf so viele Teilnehmer
ui-tournament-fill-about = Sie füllen freie Plätze, damit niemand übrig bleibt. Partien gegen sie werden nicht gewertet.
ui-tournament-watch = Verzögerung für Zuschauer
ui-tournament-watch-none = Keine
ui-tournament-watch-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ui-tournament-open = Turnier eröffnen
ui-tournament-arbiter-is = Turnierleitung: { $name }
ui-tournament-no-arbiter = Es gibt keine Turnierleitung mehr; das Turnier läuft von selbst weiter.
ui-tournament-join = Mitspielen
ui-tournament-step-in = Als Ersatz anbieten
ui-tournament-leave = Aussteigen
ui-tournament-leave-sure = Du wirst nicht mehr gepaart und gibst eine laufende Partie auf. Was du gespielt hast, zählt.
ui-tournament-start = Runde 1 beginnen
ui-tournament-next-round = Runde { $round } beginnen
ui-tournament-your-game = Zu deiner Partie
ui-tournament-joined = Du bist dabei. Es beginnt, wenn die Turnierleitung es sagt.
ui-tournament-reserve = Du hast dich als Ersatz angeboten.
ui-tournament-wait-round = Du hast diese Runde gespielt. Die nächste beginnt, wenn alle Partien vorbei sind.
ui-tournament-wait-arbiter = Die Turnierleitung beginnt die nächste Runde.
ui-tournament-has-left = Du bist aus diesem Turnier ausgestiegen.
ui-tournament-paused = Pause: { $note }
ui-tournament-invite = Wer diesen Link hat, kann mitspielen.
ui-tournament-who = Teilnehmer
ui-tournament-reserves = Springen ein
ui-tournament-nobody = Noch niemand.
ui-tournament-left = ausgestiegen
ui-tournament-computer = Computerspieler
ui-tournament-deleted = gelöschter Spieler
ui-tournament-standings = Tabelle
ui-tournament-final = Endstand
ui-tournament-place = Platz
ui-tournament-points = Punkte
ui-tournament-games = Partien
ui-tournament-points-about = Ein Sieg ist ein Punkt, ein Unentschieden ein halber; ein Freilos zählt als Sieg. Es zählen nur Partien, die vorbei sind.
ui-tournament-points-about-knock-out = Die Punkte sind die gewonnenen Runden. Wer in derselben Runde ausschied, teilt sich den Platz.
ui-tournament-points-about-duplicate = In jeder Runde: 2 Punkte für alle mit deinem Platz an anderen Tischen, deren Ergebnis du übertriffst, 1 bei Gleichstand. Eine Runde zählt, wenn alle ihre Partien vorbei sind.
ui-tournament-ties = Bei Gleichstand entscheidet, in dieser Reihenfolge:
ui-tournament-break-buchholz = Buchholzzahl
ui-tournament-break-sonneborn-berger = Sonneborn-Berger-Zahl
ui-tournament-break-direct = Direkter Vergleich
ui-tournament-break-wins = Siege
ui-tournament-break-victories = Siege und Anteile
ui-tournament-break-margin = Vorsprung
ui-tournament-break-about-buchholz = die Punkte aller Gegner zusammen: Wer die schwereren Gegner hatte, liegt vorn; für ein Freilos zählen die eigenen Punkte
ui-tournament-break-about-sonneborn-berger = die Punkte der besiegten Gegner und die Hälfte der Punkte derer, mit denen man sich den Sieg teilte
ui-tournament-break-about-direct = die Punkte aus den Partien der Gleichen gegeneinander, wenn alle aufeinandergetroffen sind
ui-tournament-break-about-wins = die Zahl der gewonnenen Partien
ui-tournament-break-about-victories = Siege und Anteile an geteilten Siegen
ui-tournament-break-about-margin = um wie viel man in allen Partien zusammen vorn lag
ui-tournament-round = Runde { $round }
ui-tournament-round-on = läuft
ui-tournament-table = Tisch
ui-tournament-against = Partie
ui-tournament-result = Ergebnis
ui-tournament-bye = Freilos
ui-tournament-game-on = läuft
ui-tournament-game-over = zu Ende
ui-tournament-corrected = korrigiert
ui-tournament-again = noch einmal
ui-tournament-watch-game = Zusehen
ui-tournament-look = Nachspielen
ui-tournament-log = Protokoll
ui-tournament-log-paused = Pause
ui-tournament-log-resumed = Es geht weiter
ui-tournament-log-left = { $player } ist ausgestiegen
ui-tournament-log-substituted = { $name } spielt ab der nächsten Runde für { $player }
ui-tournament-log-corrected = Ergebnis von Runde { $round }, Tisch { $table } korrigiert
ui-tournament-log-ended = Von der Turnierleitung beendet
ui-tournament-log-arbiter-left = Die Turnierleitung wurde gelöscht
ui-tournament-arbiter = Für die Turnierleitung
ui-tournament-note = Vermerk, für alle zu sehen
ui-tournament-note-about = Alles hier unten braucht einen Vermerk, der sagt, warum. Er steht dann im Protokoll.
ui-tournament-pause = Pause machen
ui-tournament-pause-about = Es beginnt keine weitere Runde; laufende Partien gehen weiter.
ui-tournament-resume = Weitermachen
ui-tournament-end = Turnier beenden
ui-tournament-end-about = Es wird keine weitere Runde gespielt.
ui-tournament-substitute = Ersetzen
ui-tournament-substitute-for = Für
ui-tournament-substitute-by = spielt
ui-tournament-remove = Herausnehmen
ui-tournament-correct = Ergebnis korrigieren
ui-tournament-correct-game = Welche Partie
ui-tournament-correct-won = { $name } hat gewonnen
ui-tournament-correct-draw = Unentschieden
ui-tournament-correct-nobody = Niemand bekommt Punkte
ui-tournament-seal = Das Glück aller Runden ist versiegelt: { $seal }
ui-tournament-secret = Das Geheimnis: { $secret }
ui-tournament-file = Mit allen Partien herunterladen
ui-tournament-file-about = Der Befehl claimstead verify prüft die Datei: Glück, Züge, Ergebnisse und Tabelle.
ui-tournament-wall = Seite für die Wand
ui-tournament-wall-soon = Beginnt bald
