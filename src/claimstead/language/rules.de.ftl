### German: the numbered rules of both games.

## The page of the rules

rule-page-contents = Inhalt
rule-page-goal = Das Ziel
rule-page-box = In der Schachtel
rule-page-set-up = Spielvorbereitung
rule-page-rules = Regel für Regel
rule-page-factions = Die Fraktionen
rule-page-examples = Beispiele
rule-page-index = Stichwörter
rule-page-search = Regeln durchsuchen
rule-page-print = Drucken
rule-page-lesson = Diesen Schritt spielen
rule-page-players = Spieler
rule-page-calls = Goldclaims, die die letzte Runde ausrufen
rule-page-factions-count = Fraktionen
rule-page-hand = Handkarten
rule-page-pile = Karten im Stapel
rule-page-cards = { $count } Karten:
rule-page-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
rule-story-claim-it = 1855, der Wilde Westen. Du steckst dein Schürfgebiet ab, mitten unter Rivalen, die dasselbe Gold wollen. Nimm, was du kriegen kannst, aber fordere dein Glück nicht heraus: Ein Wurf zu viel, und alles aus diesem Zug ist wieder weg.
rule-goal-claim-it = Bau die größte Goldmine: die größte Gruppe deiner Felder, die sich an den Seiten berühren.
rule-box-board = 1 Spielplan mit 36 Feldern
rule-box-squatters = 6 Anspruchsteine, weiß, nummeriert von 1 bis 6; sie gehören dem, der am Zug ist
rule-box-claim-markers = 30 Besitzsteine, schwarz
rule-box-player-markers = 24 Spielersteine in jeder von 5 Farben
rule-box-dice = 3 Würfel
rule-set-up-claim-it = Legt den Spielplan in die Mitte, Anspruchsteine und Besitzsteine daneben. Alle nehmen die Spielersteine einer Farbe. Je mehr mitspielen, desto weniger Goldclaims rufen die letzte Runde aus.
rule-index-claim-it = Anspruchstein, Besitzstein, Spielerstein, Würfel, Spalte, Reihe, besetztes Feld/besetzt, Goldclaim, Goldmine, Pech, letzte Runde, schnelle Anspruchsteine
rule-story-claim = Der König ist tot, und niemand weiß, wer ihm folgt. Fünf Fraktionen entscheiden, und jede will gewonnen werden.
rule-goal-claim = Rekrutiere erst Anhänger und spiel sie dann aus, um die Gunst der Fraktionen zu gewinnen. Wer am Ende die Gunst der meisten Fraktionen hat, besteigt den Thron.
rule-box-cards = { $cards } Karten von zehn Fraktionen, fünf aus CLAIM und fünf aus CLAIM 2. Auf jeder Karte stehen ihre Fraktion und ihr Wert: 0 ist am niedrigsten, 9 am höchsten. Ein Deck besteht aus einigen der Fraktionen.
rule-set-up-claim = Wählt ein Paar und weitere Fraktionen, mischt ihre Karten und teilt die Handkarten aus; der Rest ist der verdeckte Nachziehstapel. Zu zweit wird seine oberste Karte aufgedeckt, zu dritt oder zu viert die oberen zwei.
rule-index-claim = Kobold, Ritter, Untote/Untot, Zwerg, Doppelgänger, Gnom, Riese, Drache, Troll, Seher, bedienen, Anhänger, Stapel, Punktstapel, Gunst, Partner, Runde, Gleichstand

## Claim It!

rule-heading-claim-it-table = Spielplan und Steine
rule-I-1 = Claim It! ist für 2 bis 5 Spieler. Der Spielplan hat 36 Felder in sechs Spalten und sechs Reihen; Feld 5/2 liegt in Spalte 5, Reihe 2, und Reihe 1 ist unten. Am Anfang sind alle Felder leer. Wer beginnt, wird ausgelost, wenn der Tisch nichts anderes vereinbart; mit der echten Schachtel würfelt ihr darum. Dann geht es im Uhrzeigersinn reihum.

rule-heading-claim-it-turn = Ein Zug
rule-I-2 = Ein Zug ist eine Folge von Würfen mit drei Würfeln. Der erste Wurf ist Pflicht: Vorher darf niemand aufhören.
rule-I-3 = Nach einem Wurf nennt ein Würfel die Spalte, ein anderer die Reihe, und der dritte gilt für den Stein. Welcher was tut, suchst du aus. Das gibt bis zu sechs Möglichkeiten; bei zwei gleichen Würfeln sind es drei, bei drei gleichen ist es eine.
rule-I-4 = Was gesetzt werden darf, hängt vom Feld ab, das Spalte und Reihe nennen.
rule-I-4a = Das Feld ist leer oder von einem Gegner besetzt, aber kein Goldclaim, und es liegt kein Anspruchstein darauf: Dorthin kommt der Anspruchstein mit der Nummer des dritten Würfels. Liegt der schon auf dem Spielplan, geht es nicht. Der Stein des Gegners bleibt vorerst unter dem Anspruchstein.
rule-I-4b = Das Feld ist deins, noch kein Goldclaim, und in diesem Zug kam nichts darauf: Dorthin kommt ein Besitzstein. Der dritte Würfel ist egal.
rule-I-4c = Ein Anspruchstein aus diesem Zug liegt dort: Darauf kommt ein Besitzstein. Der dritte Würfel ist egal.
rule-I-4d = Auf dem Feld liegt schon ein Besitzstein, oben oder unten, egal von wem: Dort lässt sich nichts setzen.
rule-I-5 = Jeder Wurf bringt genau einen Stein auf den Spielplan. Geht irgendetwas, musst du setzen; was, suchst du aus.
rule-I-6 = Geht gar nichts, hast du Pech gehabt. Alles, was du in diesem Zug gesetzt hast, kommt vom Spielplan, Anspruchsteine wie Besitzsteine. Was vorher dort lag, bleibt, und dein Zug ist zu Ende.
rule-I-7 = Nach dem Setzen hast du die Wahl: weiter würfeln oder aufhören.
rule-I-8 = Hörst du auf, wird jedes Feld mit einem Besitzstein obenauf dein Goldclaim und jedes mit einem Anspruchstein obenauf dein besetztes Feld. Die Anspruchsteine kommen zurück an den Rand, Steine der Gegner von darunter gehen an ihre Besitzer. Dein Zug ist zu Ende.
rule-I-9 = Ein Anspruchstein unter einem Besitzstein bleibt bis zum Ende deines Zuges auf dem Spielplan. Vorher ist seine Nummer nicht wieder verfügbar.
rule-I-10 = Variante „schnelle Anspruchsteine“: Ein Anspruchstein, der einen Besitzstein bekommt, geht sofort zurück an den Rand und ist im selben Zug wieder verfügbar. Für fünf Spieler nicht empfohlen.

rule-heading-claim-it-end = Das Ende
rule-I-11 = Wer am Ende seines Zuges genug Goldclaims hat, ruft die letzte Runde aus: 13 zu zweit, 9 zu dritt, 7 zu viert, 6 zu fünft. Danach haben alle noch genau einen Zug, wer ausgerufen hat, zuletzt. Ausgerufen wird nur einmal.
rule-I-12 = Die größte Goldmine gewinnt. Eine Goldmine ist eine Gruppe von Feldern einer Farbe, die sich an den Seiten berühren; Ecken verbinden nicht. Besetzte Felder und Goldclaims zählen beide. Sind Goldminen gleich groß, entscheiden mehr Goldclaims, dann mehr Felder insgesamt. Ist alles gleich, wird der Sieg geteilt.

rule-heading-claim-it-supply = Wenn Steine ausgehen
rule-I-13 = Es gibt 30 Besitzsteine. Liegen alle auf dem Spielplan, lässt sich keiner mehr setzen.
rule-I-14 = Jeder hat 24 Spielersteine. Ein Anspruchstein, für den du beim Aufhören einen 25. bräuchtest, lässt sich nicht setzen.
rule-I-15 = Aufgeben und Uhren gehören nicht zu den Regeln; ein Tisch kann sie anbieten.

## CLAIM

rule-heading-claim-deck = Das Deck
rule-K-1 = Ein Deck hat ein Paar, entweder Ritter und Kobolde oder Gnome und Riesen, und weitere Fraktionen mit je zehn Karten: drei zu zweit, fünf zu dritt oder zu viert. Das eigene Deck von CLAIM sind Ritter, Kobolde, Untote, Zwerge und Doppelgänger; das von CLAIM 2 sind Gnome, Riesen, Drachen, Trolle und Seher.
rule-K-2 = Alle bekommen 13 Karten zu zweit, 12 zu dritt, 9 zu viert. Der Rest ist der verdeckte Nachziehstapel. Zu viert sitzen sich Partner gegenüber und gewinnen gemeinsam.
rule-K-3 = Wer zur ersten Runde ausspielt, wird ausgelost, wenn der Tisch nichts anderes vereinbart; mit den echten Karten ist es der Jüngste. Gespielt wird im Uhrzeigersinn.

rule-heading-claim-trick = Jede Runde
rule-K-4 = Wer beginnt, spielt eine beliebige Karte aus. Alle anderen müssen bedienen, also eine Karte derselben Fraktion spielen, wenn sie eine haben; sonst spielen sie, was sie wollen. Ein Doppelgänger darf immer statt des Bedienens gespielt werden. Unsere Auslegung: Wer nicht bedienen kann, muss auch keinen Doppelgänger spielen.
rule-K-5 = Die höchste Karte der ausgespielten Fraktion gewinnt die Runde; bei gleichen die zuerst gespielte. Karten anderer Fraktionen gewinnen nicht, außer nach K-6 und K-7.
rule-K-6 = Ritter: Ist die erste Karte der Runde ein Kobold, schlagen Ritter alle Kobolde, und der höchste Ritter gewinnt. Wer einen Kobold hat, muss trotzdem bedienen. In allen anderen Runden sind Ritter gewöhnliche Karten.
rule-K-7 = Doppelgänger: In einer Runde, die eine andere Fraktion beginnt, zählt ein Doppelgänger mit seinem eigenen Wert als diese Fraktion. Ihre Fähigkeit übernimmt er nicht, und in jedem Stapel ist er wieder Doppelgänger. Wird er ausgespielt, bedienen die anderen mit Doppelgängern.
rule-K-8 = Drachen: Wer in einer Runde den letzten Drachen gespielt hat, beginnt die nächste, egal wer gewonnen hat. Ohne Drachen beginnt der Sieger. Das gilt auch von der letzten Runde der ersten Phase zur ersten der zweiten.

rule-heading-claim-first = Erste Phase: Anhänger rekrutieren
rule-K-9 = Zu zweit: Die oberste Karte des Nachziehstapels wird aufgedeckt, dann wird eine Runde um sie gespielt. Der Sieger nimmt sie verdeckt als Anhänger; der andere nimmt die nächste Karte des Stapels, die der Sieger nicht sieht. Nach 13 Runden endet die Phase. Gespielte Karten werden abgelegt, außer nach K-11.
rule-K-10 = Zu dritt oder zu viert: Zwei Karten werden aufgedeckt. Der Beste der Runde sucht sich eine aus, der Zweite nimmt die andere, dann ziehen der Dritte und nach ihm der Vierte vom Stapel. Die Reihenfolge: erst die Karten, die gewinnen können, die beste zuerst; dann alle anderen von hoch nach niedrig; bei gleichen die früher gespielte. Wurde ein Kobold ausgespielt, kommen erst Ritter, dann Kobolde und Doppelgänger, dann der Rest.
rule-K-11 = Untote: Die in einer Runde der ersten Phase gespielten werden nicht abgelegt. Sie kommen auf den Punktstapel dessen, der die Runde gewonnen hat.
rule-K-12 = Seher: Wer eine Runde mit einem Seher gewinnt, schaut die oberste Karte des Nachziehstapels an und nimmt entweder sie oder eine aufgedeckte Karte. Zu zweit bekommt der Gegner die andere. Zu dritt oder zu viert gilt: Nimmst du die Karte vom Stapel, sucht sich der Zweite eine der beiden aufgedeckten aus, der Dritte nimmt die andere, und der Vierte zieht. Ein Doppelgänger, der gewinnt, ist kein Seher.
rule-K-13 = Deine Anhänger sehen die anderen nicht. Wer eine aufgedeckte Karte nimmt, sehen alle; eine mit dem Seher gesehene Karte kennt, wer sie gesehen hat. Die Spielregel lässt dich die eben gezogene Karte ansehen; unsere Auslegung: Die eigenen Anhänger darfst du jederzeit ansehen.

rule-heading-claim-second = Zweite Phase: die Gunst der Fraktionen gewinnen
rule-K-14 = Alle nehmen ihre Anhänger auf die Hand und spielen sie Runde für Runde aus.
rule-K-15 = Der Sieger einer Runde legt ihre Karten auf seinen Punktstapel, mit diesen Ausnahmen.
rule-K-16 = Gnome einer gewonnenen Runde liegen offen vor dem Sieger. Was am Ende noch dort liegt, kommt auf seinen Punktstapel.
rule-K-17 = Riesen: Für jeden Riesen einer Runde, egal von wem, darf der Sieger einen offenen Gnom mit gleichem Wert vor einem Gegner entfernen; keinen eigenen, keinen des Partners. In dieser Runde gewonnene Gnome sind sicher. Zu zweit geschieht es von selbst; zu dritt und zu viert entscheidet der Sieger, Riese für Riese, und darf verschonen.
rule-K-18 = Trolle: Nur ein Troll je Runde kommt auf den Punktstapel des Siegers, der höchste aus der Runde und von den liegen gebliebenen. Die anderen bleiben für den nächsten Sieger liegen. Wer die allerletzte Runde gewinnt, nimmt alle, die da liegen.
rule-K-19 = Zwerge gehen an den Verlierer der Runde. Zu dritt oder zu viert gehen sie an den, der die niedrigste Karte der Runde gespielt hat, egal welcher Fraktion; das kann auch der Sieger sein. Bei gleichen Karten zählt die später gespielte.
rule-K-20 = Alle anderen Karten kommen einfach auf den Punktstapel des Siegers.

rule-heading-claim-end = Das Ende
rule-K-21 = Die Gunst einer Fraktion hat, wer die meisten ihrer Karten im Punktstapel hat; Partner zählen zusammen. Bei Gleichstand entscheidet die höchste Karte unter den Gleichen, dann die nächste. Ist alles gleich oder hat niemand eine, bekommt sie niemand.
rule-K-22 = Wer die Gunst der meisten Fraktionen hat, gewinnt. Bei Gleichstand zählt die höhere Summe der Werte der eigenen Karten aus den gewonnenen Fraktionen. Ist auch die gleich, ist es unentschieden.
