# Vad personsidor, topplistor och listor över partier säger.

# En persons sida

ui-people-yours = Din sida
ui-people-since = Här sedan { $day }
ui-people-guest = Du spelar som gäst: bara du ser den här sidan. Med ett konto kan andra se den, så mycket du vill.
ui-people-account = Konto och uppgifter
ui-people-shown = Vad andra ser av den här sidan
ui-people-shown-nobody = Inget
ui-people-shown-ratings = Namn och rankning
ui-people-shown-games = Även partier och resultat
ui-people-shown-about = Partier vid bord som inte var öppna för alla visas bara för dem som spelade dem.
ui-people-shown-done = Sparat.
ui-people-ratings = Rankning
ui-people-no-ratings = Inget rankat parti ännu.
ui-people-interval = nästan säkert mellan { $rating } och { $most }
ui-people-games = { $games ->
    [one] ett rankat parti
   *[other] { $games } rankade partier
}
ui-people-counts-in = { $games ->
    [one] Räknas på topplistan efter ett parti till.
   *[other] Räknas på topplistan efter { $games } partier till.
}
ui-people-curve = Rankning under de senaste partierna: { $first } i början, { $last } nu; den är bandets nedre kant, och styrkan ligger nästan säkert inom bandet.
ui-people-curve-games = rankade partier
ui-people-results = Resultat
ui-people-no-results = Inget avslutat parti ännu.
ui-people-about-level = Mot datorspelare
ui-people-about-person = Mot människor
ui-people-about-setup = Efter uppställning
ui-people-somebody = Andra
ui-people-tally = { $shared ->
    [0] { $won } vunna, { $lost } förlorade
   *[other] { $won } vunna, { $shared } delade, { $lost } förlorade
}
ui-people-recent = Senaste partierna
ui-people-no-recent = Inga avslutade partier att visa.
ui-people-outcome-won = vunnet
ui-people-outcome-shared = delad seger
ui-people-outcome-lost = förlorat
ui-people-replay = Spela upp
ui-people-review = Granska

# Alla partier av en person

ui-games = Dina partier
ui-games-all = Alla dina partier
ui-games-going = Pågående
ui-games-over = Avslutade
ui-games-none = Inget sådant parti.
ui-games-strange = Adressen frågar efter något som inget av dina partier har; det utelämnades.
ui-games-empty = Du har inte avslutat något parti ännu.
ui-games-any = alla
ui-games-kind = Spel
ui-games-setup = Lek
ui-games-other = Motståndare
ui-games-outcome = Resultat
ui-games-rated = Rankning
ui-games-rated-yes = bara rankade
ui-games-rated-no = bara orankade
ui-games-since = Från
ui-games-until = Till
ui-games-clear = Visa alla
ui-games-more = Visa fler
ui-games-file = Ladda ner
ui-games-files = Ladda ner alla dessa
ui-games-choose = Sök

# Topplistor

ui-leaders = Topplistor
ui-leaders-about = En rankning säger hur stark någon nästan säkert är: intervallets nedre ände. Den räknas från och med { $least ->
    [one] det första rankade partiet
   *[other] { $least } rankade partier
}.
ui-leaders-empty = Ingen har ännu spelat tillräckligt många rankade partier av det här slaget.
ui-leaders-place = Plats
ui-leaders-rating = Rankning
ui-leaders-interval = Intervall
ui-leaders-games = Partier
ui-leaders-kind = Spel

# Vänner, utmaningar och snabb lottning

ui-friends = Vänner
ui-friends-none = Inga vänner här ännu. På en persons sida kan du fråga.
ui-friends-here = här nu
ui-friends-asked = tillfrågad
ui-friends-asks = { $name } vill bli din vän.
ui-friends-ask = Be om vänskap
ui-friends-agree = Tacka ja
ui-friends-refuse = Tacka nej
ui-friends-end = Avsluta vänskapen
ui-friends-withdraw = Ta tillbaka
ui-challenge = Utmana
ui-challenge-to = Du har utmanat { $name }.
ui-challenge-by = { $name } utmanar dig.
ui-challenge-look = Till bordet
ui-pairing = Hitta en motståndare snabbt
ui-pairing-game = Spel
ui-pairing-rated = Rankat
ui-pairing-spread = Den andras rankning
ui-pairing-spread-any = vilken som helst
ui-pairing-spread-by = högst { $spread } från din
ui-pairing-seek = Sök motståndare
ui-pairing-seeking = Söker en motståndare …
ui-pairing-stop = Sluta söka
ui-pairing-computer = Ingen hittills. Vill du hellre spela mot en datorspelare? Det räknas inte för rankningen.
ui-pairing-play-computer = Spela mot datorn

# Passnycklar

ui-passkeys = Passnycklar
ui-passkeys-about = Med en passnyckel loggar du in med fingeravtryck, ansikte eller skärmlås, utan lösenord.
ui-passkeys-name = Passnyckelns namn
ui-passkeys-example = Min telefon
ui-passkeys-make = Skapa en passnyckel
ui-passkeys-made = Passnyckeln är skapad.
ui-passkeys-made-on = Skapad { $day }, inte använd än
ui-passkeys-rename = Byt namn
ui-passkeys-renamed = Passnyckeln har fått sitt nya namn.
ui-passkeys-remove = Ta bort
ui-passkeys-removed = Passnyckeln är borttagen.
ui-passkeys-log-in = Logga in med passnyckel
ui-passkeys-known = Den här enheten har redan en passnyckel till ditt konto.
ui-passkeys-failed = Webbläsaren kunde inte göra det med en passnyckel.
ui-passkeys-insecure = Sidan har ingen säker anslutning (https), så webbläsaren tillåter inga passnycklar här.
ui-passkeys-number = Passnycklar kräver serverns namn i adressfältet, inte dess nummer.
ui-passkeys-old = Webbläsaren är för gammal för passnycklar.

# Glömda lösenord och en e-postadress

ui-reset = Glömt lösenordet?
ui-reset-about = Be serverns värd om en kod. Den gäller ett dygn och bara en gång.
ui-reset-about-mail = En kod kommer med e-post om ditt konto har en adress; annars får du be serverns värd om en.
ui-reset-mail = Skicka en kod
ui-reset-mailed = Om kontot har en adress är en kod på väg.
ui-reset-code = Kod
ui-reset-set = Spara det nya lösenordet
ui-reset-done = Du har ett nytt lösenord. Alla andra enheter är utloggade och passnycklarna borttagna.
ui-address = E-postadress
ui-address-about = Om du vill: med en adress kan du själv byta ut ett glömt lösenord. Ingen annan ser den.
ui-address-none = Serverns värd har inte ordnat med e-post.
ui-address-is = Din adress: { $address }
ui-address-send = Skicka en kod dit
ui-address-sent = En kod är på väg till adressen.
ui-address-confirm = Bekräfta
ui-address-confirmed = Adressen är bekräftad.
ui-address-remove = Ta bort adressen
ui-address-removed = Adressen är borttagen.
mail-reset-subject = Ett nytt lösenord till Claimstead
mail-reset = 
    Hej { $name },

    med den här koden kan du välja ett nytt lösenord, en gång, inom ett dygn:

    { $code }

    Om du inte bad om den behöver du inte göra något: ditt lösenord är oförändrat.
mail-address-subject = Din adress i Claimstead
mail-address-text = 
    Hej { $name },

    med den här koden bekräftar du inom ett dygn att adressen är din:

    { $code }

    Om du inte bad om den behöver du inte göra något: adressen sparas inte.

# Vad som sparas

ui-privacy = Vad som sparas om dig
ui-privacy-about = Sidan görs av listan över serverns egna tabeller. Inget lämnas till andra, och ingen får veta vilka partier du tittar på.
ui-privacy-what = Vad
ui-privacy-long = Hur länge
ui-privacy-who = Vem som ser det
ui-privacy-export = Ladda ner allt som sparas om dig
ui-privacy-games = Partier
ui-privacy-games-file = Ladda ner alla dina partier
ui-privacy-delete = Radera allt: i inställningarna
ui-privacy-account = Namn och konto
ui-privacy-account-what = Ditt namn, kontots namn, en hash av lösenordet, passnycklarnas publika halvor, hashar av koder och hur ditt namn ser ut.
ui-privacy-account-long = Tills du raderar det. Gäster utan partier som inte kommer tillbaka glöms efter { $guests ->
    [one] ett dygn
   *[other] { $guests } dagar
}, koder efter ett dygn.
ui-privacy-account-who = Ditt namn: de vid dina bord, och alla om du visar din sida. Resten: värden.
ui-privacy-devices = Enheter
ui-privacy-devices-what = På vilka enheter du är inloggad: typ av webbläsare och när den senast användes. Inga adresser.
ui-privacy-devices-long = Tills du loggar ut, eller { $days ->
    [one] en dag
   *[other] { $days } dagar
} efter senaste besöket.
ui-privacy-devices-who = Bara du, och värden.
ui-privacy-mail = E-postadress
ui-privacy-mail-what = En adress, bara om du anger en.
ui-privacy-mail-long = Tills du tar bort den; en obekräftad ett dygn.
ui-privacy-mail-who = Bara du, och värden.
ui-privacy-notices = Notiser
ui-privacy-notices-what = Var dina webbläsare får notiser, hur du vill bli kallad, din tidszon och dina tysta timmar, och vilka notiser som har skickats.
ui-privacy-notices-long = En webbläsare: tills du stänger av det där eller loggar ut. Det som skickats: 40 dagar.
ui-privacy-notices-who = Bara du och värden. Notiser går krypterade genom webbläsarens tjänst, mejl genom värdens e-postserver.
ui-privacy-games-what = Varje drag i dina partier, vem som satt var, vad som sades vid bordet, resultat, turneringar, dina taggar och vad analyser sagt om tur och misstag.
ui-privacy-games-long = Partierna blir kvar. När du raderar dina data försvinner ditt namn och det du sagt ur dem.
ui-privacy-games-who = De som var vid bordet eller har länken; vid offentliga bord alla, och på din sida så långt du visar den. Taggar: bara du.
ui-privacy-ratings = Rating
ui-privacy-ratings-what = Dina rating, hur de utvecklats och säsongens.
ui-privacy-ratings-long = Tills du raderar dina data.
ui-privacy-ratings-who = Alla, om du inte döljer hela din sida.
ui-privacy-puzzles = Problem
ui-privacy-puzzles-what = Vilka problem du försökt och löst, och vilka dagar.
ui-privacy-puzzles-long = Tills du raderar dina data.
ui-privacy-puzzles-who = Bara du, och värden.
ui-privacy-friends = Vänner och blockerade
ui-privacy-friends-what = Dina vänner, öppna utmaningar, din sökning efter motståndare och vilka du blockerat.
ui-privacy-friends-long = Tills du avslutar det eller raderar dina data.
ui-privacy-friends-who = Du och vännen; vänner ser också att du är här. Vilka du blockerat ser ingen utom värden.
ui-privacy-reports = Anmälningar och vad värden gjort
ui-privacy-reports-what = Vad du anmält, vad som anmälts om dig, avstängningar och tystade samt en logg över vad värdar och domare gjort.
ui-privacy-reports-long = Tills du raderar dina data; i loggen står bara ditt nummer, inget namn.
ui-privacy-reports-who = Värdar och domare.

# Tur och misstag

ui-averages = Tur och misstag
ui-averages-luck = Tur per parti
ui-averages-errors = Misstag per parti
ui-averages-games = Analyserade
ui-averages-about = Ur de analyserade partierna: hur stor del av en seger tärningar och kort gav eller tog, och hur mycket de egna besluten kostade.

# Partiers taggar

ui-games-tag = Tagg
ui-tags-add = Lägg till en tagg
ui-tags-change = Ändra taggar
ui-tags-edit = Taggar, med komma emellan
ui-tags-keep = Spara

# Vems topplista

ui-leaders-of = Bland
ui-leaders-of-club = alla
ui-leaders-of-friends = mina vänner
ui-leaders-of-season = den här säsongen
ui-leaders-season = Säsongen går från { $first } till { $last }; bara dess ratade partier räknas.
ui-leaders-no-season = Det pågår ingen säsong nu.

# Anmäla och blockera

ui-report-or-block = Anmäl eller blockera
ui-report-title = Anmäl { $name }
ui-report-note = Vad är fel?
ui-report-send = Skicka till värden
ui-report-sent = Värden kommer att titta på det.
ui-block = Blockera { $name }
ui-block-about = Eller blockera: du ser inte längre vad personen säger, och personen kan varken utmana dig, paras ihop med dig eller be om vänskap. Personen får inte veta det.
ui-block-done = { $name } är blockerad.
ui-blocked = Blockerade
ui-unblock = Häv blockering

# Värdens sida

ui-host = Värdens sida
ui-host-load = Nu
ui-host-load-people = Personer
ui-host-load-guests = varav gäster
ui-host-load-playing = Pågående partier
ui-host-load-gathering = Öppna bord
ui-host-load-over = Avslutade partier
ui-host-load-connections = Anslutningar
ui-host-load-load = Maskinens last
ui-host-load-memory = Minne, MB
ui-host-load-database = Databas, MB
ui-host-backup = Säkerhetskopiera nu
ui-host-backup-done = Säkerhetskopian ligger i mappen för säkerhetskopior.
ui-host-reports = Anmälningar
ui-host-report-done = Klart
ui-host-report-was-done = klart
ui-host-table = Ett bord
ui-host-gone = Någon som inte finns kvar
ui-host-look = Titta
ui-host-people = Personer
ui-host-search = Början av ett namn
ui-host-find = Sök
ui-host-code = Kod för ett nytt lösenord, gäller ett dygn och en gång:
ui-host-role-host = värd
ui-host-role-arbiter = domare
ui-host-held-ban = avstängd
ui-host-held-mute = tystad
ui-host-tables = Bord
ui-host-errors = Senaste felen
ui-host-acts = Vad som gjorts
ui-host-command-line = kommandoraden
ui-host-none = Inga.
ui-host-done = Gjort och infört i loggen.
ui-host-act-mute = Tysta ett dygn
ui-host-act-ban = Stäng av
ui-host-act-pardon = Benåda
ui-host-act-reset = Kod för lösenord
ui-host-act-forget = Radera
ui-host-act-close = Stäng
ui-host-act-dismiss = Bortskickad
ui-host-act-role = Roll
ui-host-act-backup = Säkerhetskopia
ui-host-act-done = Anmälan klar
ui-host-sure-mute = Under ett dygn kan personen inte säga något vid borden.
ui-host-sure-ban = Personen loggas ut överallt och kan inte komma tillbaka.
ui-host-sure-pardon = Personens avstängningar och tystningar upphör.
ui-host-sure-reset = Du får en kod att lämna vidare. Med den väljer personen ett nytt lösenord.
ui-host-sure-forget = Allt som sparas om personen raderas för gott.
ui-host-sure-close = Partiet slutar utan resultat.
