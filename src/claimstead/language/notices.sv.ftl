# Att bli kallad: vad notiser och mejl säger, och hur man vill ha dem.

notice-turn = Din tur
notice-turn-about = { $company ->
    [alone] { $game }
   *[names] { $game } med { $names }
}
notice-challenge = { $name } utmanar dig
notice-challenge-about = { $game }
notice-rematch = { $name } vill ha revansch
notice-rematch-about = { $game }
notice-round = { $name }
notice-round-about = Rond { $round } har börjat.
notice-test = Den här enheten får notiser
notice-test-about = Så här ser en ut.
notice-mail-subject = { $count } partier väntar på dig
notice-mail-greeting = Hej { $name },
notice-mail-ending = Du har bett om de här mejlen på inställningssidan. Den här länken avslutar dem:

ui-notices = Aviseringar och mejl
ui-notices-about = När du inte tittar kan Claimstead berätta att något väntar på dig: vem och vilket spel, aldrig vad som ligger på bordet.
ui-notices-here = Notiser på den här enheten
ui-notices-here-about = De kommer även när ingen sida av Claimstead är öppen.
ui-notices-off = Serverns värd har inte ställt in notiser.
ui-notices-cannot = Den här webbläsaren kan inte visa notiser här. På en iPhone eller iPad: lägg först till Claimstead på hemskärmen.
ui-notices-denied = Webbläsaren tillåter inte notiser. Det går att ändra i dess inställningar för den här webbplatsen.
ui-notices-kinds = Säg till om
ui-notices-kinds-mail = Skicka mejl om
ui-notices-kind-turn = Min tur i ett parti med dagar per drag
ui-notices-kind-challenge = En utmaning till mig
ui-notices-kind-rematch = En revansch som erbjuds mig
ui-notices-kind-round = En ny rond i en turnering
ui-notices-mail = Med mejl
ui-notices-mail-about = Flera nyheter kommer i ett mejl. I varje mejl finns en länk som avslutar dem.
ui-notices-mail-address = För mejl behöver du ett konto med en bekräftad adress.
ui-notices-quiet = Tysta timmar
ui-notices-quiet-about = Mellan de här tiderna ({ $zone }) kommer inget; det väntar tills de är över.
ui-notices-quiet-from = Från
ui-notices-quiet-until = Till
ui-notices-test = Skicka en testnotis
ui-notices-tested = { $count ->
    [0] Ingen enhet kunde nås.
    [one] Skickad till en enhet.
   *[other] Skickad till { $count } enheter.
}
ui-notices-saved = Sparat.
ui-unsubscribe = Inga fler mejl
ui-unsubscribe-about = Claimstead skickar inga fler mejl om partier till dig. Notiser på dina enheter förblir som de är.
ui-unsubscribe-do = Avsluta mejlen
ui-unsubscribe-done = Du får inga fler mejl om partier. På inställningssidan kan du be om dem igen.

# Refusals

table-no-such-notice = det finns inga notiser om { $kind }
table-no-such-zone = det finns ingen tidszon { $zone }
table-no-notices = serverns värd har inte ställt in notiser
table-no-push-service = dit den här webbläsaren vill ha notiser kan inga skickas
table-no-such-link = den här länken gäller inte, eller inte längre
