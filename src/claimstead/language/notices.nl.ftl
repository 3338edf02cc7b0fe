# Geroepen worden: wat meldingen en mails zeggen, en hoe je ze wilt hebben.

notice-turn = Jij bent aan de beurt
notice-turn-about = { $company ->
    [alone] { $game }
   *[names] { $game } met { $names }
}
notice-challenge = { $name } daagt je uit
notice-challenge-about = { $game }
notice-rematch = { $name } wil een revanche
notice-rematch-about = { $game }
notice-round = { $name }
notice-round-about = Ronde { $round } is begonnen.
notice-test = Dit apparaat krijgt meldingen
notice-test-about = Zo ziet er een uit.
notice-mail-subject = { $count } partijen wachten op je
notice-mail-greeting = Hallo { $name },
notice-mail-ending = Je hebt op de instellingenpagina om deze mails gevraagd. Met deze link stop je ze:

ui-notices = Meldingen en mail
ui-notices-about = Als je niet kijkt, kan Claimstead je laten weten dat er iets op je wacht: wie en welk spel, nooit wat er op tafel ligt.
ui-notices-here = Meldingen op dit apparaat
ui-notices-here-about = Ze komen ook als er geen pagina van Claimstead openstaat.
ui-notices-off = De host van deze server heeft geen meldingen ingesteld.
ui-notices-cannot = Deze browser kan hier geen meldingen tonen. Zet Claimstead op een iPhone of iPad eerst op het beginscherm.
ui-notices-denied = De browser staat geen meldingen toe. Dat kun je wijzigen in de instellingen voor deze site.
ui-notices-kinds = Laat me weten
ui-notices-kinds-mail = Mail me over
ui-notices-kind-turn = Mijn beurt in een partij met dagen bedenktijd
ui-notices-kind-challenge = Een uitdaging aan mij
ui-notices-kind-rematch = Een revanche die mij wordt aangeboden
ui-notices-kind-round = Een nieuwe ronde van een toernooi
ui-notices-mail = Per mail
ui-notices-mail-about = Meerdere nieuwtjes komen in één mail. In elke mail staat een link waarmee je ze stopt.
ui-notices-mail-address = Voor mail heb je een account met een bevestigd adres nodig.
ui-notices-quiet = Stille uren
ui-notices-quiet-about = Tussen deze tijden ({ $zone }) komt er niets; het wacht tot ze voorbij zijn.
ui-notices-quiet-from = Van
ui-notices-quiet-until = Tot
ui-notices-test = Testmelding sturen
ui-notices-tested = { $count ->
    [0] Geen enkel apparaat was bereikbaar.
    [one] Naar één apparaat gestuurd.
   *[other] Naar { $count } apparaten gestuurd.
}
ui-notices-saved = Opgeslagen.
ui-unsubscribe = Geen mails meer
ui-unsubscribe-about = Claimstead stuurt je geen mails over partijen meer. Meldingen op je apparaten blijven zoals ze zijn.
ui-unsubscribe-do = Mails stoppen
ui-unsubscribe-done = Je krijgt geen mails over partijen meer. Op de instellingenpagina kun je er weer om vragen.

# Refusals

table-no-such-notice = er zijn geen meldingen over { $kind }
table-no-such-zone = er is geen tijdzone { $zone }
table-no-notices = de host van deze server heeft geen meldingen ingesteld
table-no-push-service = waar deze browser meldingen wil hebben, kunnen ze niet heen worden gestuurd
table-no-such-link = deze link is niet geldig, of niet meer
