# Gerufen werden: was Mitteilungen und Mails sagen, und wie man sie haben möchte.

notice-turn = Du bist am Zug
notice-turn-about = { $company ->
    [alone] { $game }
   *[names] { $game } mit { $names }
}
notice-challenge = { $name } fordert dich heraus
notice-challenge-about = { $game }
notice-rematch = { $name } möchte eine Revanche
notice-rematch-about = { $game }
notice-round = { $name }
notice-round-about = Runde { $round } hat begonnen.
notice-test = Dieses Gerät bekommt Mitteilungen
notice-test-about = So sieht eine aus.
notice-mail-subject = { $count } Partien warten auf dich
notice-mail-greeting = Hallo { $name },
notice-mail-ending = Du hast diese Mails auf der Seite mit den Einstellungen bestellt. Dieser Link bestellt sie ab:

ui-notices = Benachrichtigungen und Mail
ui-notices-about = Wenn du gerade nicht hinsiehst, kann Claimstead dir sagen, dass etwas auf dich wartet: wer und welches Spiel, nie, was auf dem Tisch liegt.
ui-notices-here = Mitteilungen auf diesem Gerät
ui-notices-here-about = Sie kommen auch, wenn keine Seite von Claimstead offen ist.
ui-notices-off = Der Gastgeber dieses Servers hat keine Mitteilungen eingerichtet.
ui-notices-cannot = Dieser Browser kann hier keine Mitteilungen zeigen. Füge Claimstead auf einem iPhone oder iPad zuerst zum Startbildschirm hinzu.
ui-notices-denied = Der Browser erlaubt keine Mitteilungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
ui-notices-kinds = Sag mir Bescheid über
ui-notices-kinds-mail = Schick mir Mails über
ui-notices-kind-turn = Meinen Zug in einer Partie mit Tagen Bedenkzeit
ui-notices-kind-challenge = Eine Herausforderung an mich
ui-notices-kind-rematch = Eine Revanche, die mir angeboten wird
ui-notices-kind-round = Eine neue Turnierrunde
ui-notices-mail = Per Mail
ui-notices-mail-about = Mehrere Neuigkeiten kommen in einer Mail. In jeder steht ein Link, der sie abbestellt.
ui-notices-mail-address = Für Mails brauchst du ein Konto mit einer bestätigten Adresse.
ui-notices-quiet = Ruhezeit
ui-notices-quiet-about = Zwischen diesen Uhrzeiten ({ $zone }) kommt nichts; es wartet, bis sie vorbei ist.
ui-notices-quiet-from = Von
ui-notices-quiet-until = Bis
ui-notices-test = Mitteilung zur Probe senden
ui-notices-tested = { $count ->
    [0] Kein Gerät war zu erreichen.
    [one] An ein Gerät gesendet.
   *[other] An { $count } Geräte gesendet.
}
ui-notices-saved = Gespeichert.
ui-unsubscribe = Keine Mails mehr
ui-unsubscribe-about = Claimstead schickt dir keine Mails über Partien mehr. Mitteilungen auf deinen Geräten bleiben, wie sie sind.
ui-unsubscribe-do = Mails abbestellen
ui-unsubscribe-done = Du bekommst keine Mails über Partien mehr. In den Einstellungen kannst du sie wieder bestellen.

# Refusals

table-no-such-notice = über { $kind } gibt es keine Mitteilungen
table-no-such-zone = es gibt keine Zeitzone { $zone }
table-no-notices = der Gastgeber dieses Servers hat keine Mitteilungen eingerichtet
table-no-push-service = wohin dieser Browser Mitteilungen haben möchte, können keine gesendet werden
table-no-such-link = dieser Link gilt nicht, oder nicht mehr
