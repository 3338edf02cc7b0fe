### Gut spielen: Eine Seite hat einen Titel, ein paar Sätze und das, was ihre Zahlen zeigen.

strategy-page = Seite { $number } von { $all }
strategy-shows-victory = Anteil am Sieg, wie der Experte ihn sieht
strategy-shows-worth = Was es zum Anteil am Sieg beiträgt, in Prozentpunkten
strategy-shows-result = Wohin jede Karte führt, vom Löser bewiesen
strategy-measured = Gemessen mit
strategy-puzzles = Versuch es selbst
strategy-puzzle = Rätsel { $number }
strategy-wins = gewinnt
strategy-draws = unentschieden
strategy-loses = verliert
strategy-pages = Seiten

## Claim It!

strategy-claim-it-reach-title = Welche Felder kommen
strategy-claim-it-reach-text = Ein Feld neben der Diagonale nennen 30 der 216 Würfe; eines auf ihr, wie 4/4, nur 16, denn es braucht einen Pasch. Bau deine Goldmine neben der Diagonale, und nimm ein Feld auf ihr, wenn die Würfel es anbieten.
strategy-claim-it-reach-figures = Wie oft ein Wurf das Feld nennen kann
strategy-claim-it-squatters-title = Anspruchsteine und Risiko
strategy-claim-it-squatters-text = Jeder Anspruchstein auf dem Spielplan ist eine Zahl, die du nicht mehr nutzen kannst. Liegen sie wie hier, kosten die ersten drei wenig. Mit dem vierten wird das Risiko dreimal so groß: Von da an lohnt vor jedem Wurf ein Gedanke.
strategy-claim-it-squatters-figures = Anspruchsteine auf dem Spielplan und das Risiko
strategy-claim-it-open-title = Wenn der Spielplan voll wird
strategy-claim-it-open-text = Je mehr Goldclaims es gibt, desto eher geht schon der erste Wurf eines Zuges schief. Solange der halbe Spielplan offen ist, ist das selten; sind nur noch sechs Felder übrig, geschieht es öfter als zwei Mal von fünf. Rechne spät im Spiel mit Zügen, die nichts bringen.
strategy-claim-it-open-figures = Goldclaims und das Risiko beim ersten Wurf
strategy-claim-it-risk-title = Wann aufhören?
strategy-claim-it-risk-text = Der Experte würfelt unter 10 % Risiko fast immer weiter, zwischen 10 und 20 % drei von vier Malen, und darüber hört er meistens auf. Hier liegen alle sechs Anspruchsteine: Zeit aufzuhören.
strategy-claim-it-risk-figures = Risiko, und wie oft der Experte weiterwürfelt
strategy-claim-it-stakes-title = Was auf dem Spiel steht
strategy-claim-it-stakes-text = Es ist nicht das Risiko allein: Je mehr Steine du verlieren würdest, desto früher lohnt sich das Aufhören. Bis zu drei Steinen macht der Experte fast immer weiter, bei sechs hält es sich die Waage, bei acht hört er meistens auf.
strategy-claim-it-stakes-figures = Steine in diesem Zug, und wie oft der Experte weiterwürfelt
strategy-claim-it-secure-title = Was zuerst sichern?
strategy-claim-it-secure-text = Sichere das Feld, das deine Goldmine zusammenhält. Hier verbindet 3/5 die oberen und unteren Felder von Grün: Ginge es verloren, zerfiele die Goldmine. Ein neuer Anspruchstein anderswo ist deutlich weniger wert.
strategy-claim-it-claim-title = Zweimal auf dasselbe Feld
strategy-claim-it-claim-text = Ein Besitzstein auf einem Anspruchstein dieses Zuges besetzt und sichert ein Feld auf einmal, und er verbraucht keine weitere Zahl. Selbst auf fast leerem Spielplan ist das deutlich mehr wert als ein neuer Anspruchstein.
strategy-claim-it-take-title = Ein Feld, das doppelt zählt
strategy-claim-it-take-text = Anspruchstein 5 auf 3/4 nimmt Blau ein Feld weg und verbindet zugleich drei Teile der Goldmine von Grün. Such solche Felder zuerst: Sie sind mehr wert als ein sicherer Besitzstein anderswo.
strategy-claim-it-last-title = Der letzte Zug
strategy-claim-it-last-text = Im letzten Zug des Spiels gibt es nichts aufzuheben. Verlierst du durch Aufhören, dann würfle weiter, so groß das Risiko auch ist: Hier gewinnt das noch etwa eines von neun Spielen. Und gewinnt das Aufhören, hör sofort auf.
strategy-claim-it-quick-title = Mit schnellen Anspruchsteinen
strategy-claim-it-quick-text = In dieser Variante kommt ein Anspruchstein zurück, sobald ein Besitzstein auf ihm liegt. Nach vier Anspruchsteinen und vier Besitzsteinen ist der nächste Wurf im Grundspiel gefährlich, mit schnellen Anspruchsteinen fast nie. Die Züge werden länger: Leg Besitzsteine auf deine Anspruchsteine, und mach weiter.
strategy-claim-it-quick-figures = Risiko nach denselben acht Steinen

## CLAIM

strategy-claim-followers-title = Welche Anhänger anwerben?
strategy-claim-followers-text = Gemessen in 200.000 Spielen mit den Karten von CLAIM: Jeder weitere Ritter oder Doppelgänger in deiner Hand der Phase 2 erhöht deine Aussichten, jeder weitere Kobold oder Zwerg senkt sie. Gib deine hohen Karten für die ersten aus.
strategy-claim-cards-title = Die besten und die schlechtesten Karten
strategy-claim-cards-text = Am meisten wert sind hohe Doppelgänger und Ritter. Am schlechtesten sind ein Kobold 0 und, vielleicht überraschend, hohe Zwerge: Sie gewinnen Runden, und in Phase 2 gehen Zwerge an den Verlierer. Überlass sie deinem Gegner.
strategy-claim-favour-title = Keine Gunst entscheidet allein
strategy-claim-favour-text = Wer die Gunst einer Fraktion hat, gewinnt etwa sieben von zehn Spielen, bei den Zwergen etwas weniger. Du brauchst drei von fünf: Überleg dir früh, welche zwei du hergeben kannst, und kämpfe nicht um sie.
strategy-claim-favour-figures = Wie oft das Spiel gewinnt, wer die Gunst hat
strategy-claim-duck-title = Wann klein beigeben?
strategy-claim-duck-text = Kobold 9 ist nicht zu schlagen, aber Blau muss bedienen. Nur Kobold 0 gewinnt das Spiel: Die höheren Kobolde werden für spätere Runden gebraucht. Kannst du eine Runde nicht gewinnen, verlier sie mit der niedrigsten Karte.
strategy-claim-cheap-title = Zähl, was noch fehlt
strategy-claim-cheap-text = Ritter 7 und Ritter 9 gewinnen beide diese Runde. Aber Ritter 8 ist noch im Spiel, und nur die 9 schlägt ihn. Gewinne jetzt mit der 7, dann spiel die 9 aus. Wer eine Fraktion mitzählt, weiß, wann er welche Karte braucht.
strategy-claim-void-title = Ausspielen, was den anderen fehlt
strategy-claim-void-text = Grün hat keine Ritter mehr, also ist sogar Ritter 2 stark, wenn Blau ihn ausspielt: Nur der Doppelgänger könnte ihn schlagen. Merk dir, welche Fraktionen dein Gegner nicht bedienen konnte; der Tisch merkt es sich auch.
strategy-claim-dwarves-title = Mit Absicht verlieren
strategy-claim-dwarves-text = Kobolde und Ritter gehören Grün schon, und die Zwerge stehen 2 zu 2, mit der 9 im Stapel von Blau. Der letzte Zwerg ist auf der Hand von Blau und geht an den Verlierer seiner Runde. Also gibt Grün mit Kobold 0 das Ausspielen ab.
strategy-claim-doppelgangers-title = Ein Doppelgänger als Opfer
strategy-claim-doppelgangers-text = Ritter 7 wurde ausgespielt, und Grün kann ihn nicht schlagen. Die Hand von Blau besteht fast nur aus Kobolden, und jeder Ritter von Grün wird einen schlagen. Also wird hier keiner verschwendet: Ein Doppelgänger darf statt des Bedienens gespielt werden.
strategy-claim-dragons-title = Ein Drache kauft das Ausspielen
strategy-claim-dragons-text = Grün kann nicht bedienen, die Runde ist also verloren. Aber wer den letzten Drachen gespielt hat, beginnt die nächste. Genau das braucht Grün hier: Jede andere Karte verliert das Spiel.
strategy-claim-gnomes-title = Gleiche Karten
strategy-claim-gnomes-text = Von gleichen Karten gewinnt die zuerst gespielte. Spielt Grün Gnom 5 aus, muss der Gnom 5 von Blau bedienen und ist gewonnen. Wartet Grün, spielt Blau ihn aus, und es ist umgekehrt.
