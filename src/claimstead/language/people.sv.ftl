# Vad personsidor, topplistor och listor över partier säger.

# En persons sida

web-people-yours = Din sida
web-people-since = Här sedan { $day }
web-people-guest = Du spelar som gäst: bara du ser den här sidan. Med ett konto kan andra se den, så mycket du vill.
web-people-account = Konto och uppgifter
web-people-shown = Vad andra ser av den här sidan
web-people-shown-nobody = Inget
web-people-shown-ratings = Namn och rankning
web-people-shown-games = Även partier och resultat
web-people-shown-about = Partier vid bord som inte var öppna för alla visas bara för dem som spelade dem.
web-people-shown-done = Sparat.
web-people-ratings = Rankning
web-people-no-ratings = Inget rankat parti ännu.
web-people-interval = nästan säkert mellan { $rating } och { $most }
web-people-games = { $games ->
    [one] ett rankat parti
   *[other] { $games } rankade partier
}
web-people-counts-in = { $games ->
    [one] Räknas på topplistan efter ett parti till.
   *[other] Räknas på topplistan efter { $games } partier till.
}
web-people-curve = Rankning under de senaste partierna: { $first } i början, { $last } nu; den är bandets nedre kant, och styrkan ligger nästan säkert inom bandet.
web-people-curve-games = rankade partier
web-people-results = Resultat
web-people-no-results = Inget avslutat parti ännu.
web-people-about-level = Mot datorspelare
web-people-about-person = Mot människor
web-people-about-setup = Efter uppställning
web-people-somebody = Andra
web-people-tally = { $shared ->
    [0] { $won } vunna, { $lost } förlorade
   *[other] { $won } vunna, { $shared } delade, { $lost } förlorade
}
web-people-recent = Senaste partierna
web-people-no-recent = Inga avslutade partier att visa.
web-people-outcome-won = vunnet
web-people-outcome-shared = delad seger
web-people-outcome-lost = förlorat
web-people-replay = Spela upp
web-people-review = Granska

# Alla partier av en person

web-games = Dina partier
web-games-all = Alla dina partier
web-games-going = Pågående
web-games-over = Avslutade
web-games-none = Inget sådant parti.
web-games-empty = Du har inte avslutat något parti ännu.
web-games-any = alla
web-games-kind = Spel
web-games-setup = Lek
web-games-other = Motståndare
web-games-outcome = Resultat
web-games-rated = Rankning
web-games-rated-yes = bara rankade
web-games-rated-no = bara orankade
web-games-since = Från
web-games-until = Till
web-games-clear = Visa alla
web-games-more = Visa fler
web-games-file = Ladda ner
web-games-files = Ladda ner alla dessa
web-games-choose = Sök

# Topplistor

web-leaders = Topplistor
web-leaders-about = En rankning säger hur stark någon nästan säkert är: intervallets nedre ände. Den räknas från och med { $least } rankade partier.
web-leaders-empty = Ingen har ännu spelat tillräckligt många rankade partier av det här slaget.
web-leaders-place = Plats
web-leaders-rating = Rankning
web-leaders-interval = Intervall
web-leaders-games = Partier
web-leaders-kind = Spel

# Vänner, utmaningar och snabb lottning

web-friends = Vänner
web-friends-none = Inga vänner här ännu. På en persons sida kan du fråga.
web-friends-here = här nu
web-friends-asked = tillfrågad
web-friends-asks = { $name } vill bli din vän.
web-friends-ask = Be om vänskap
web-friends-agree = Tacka ja
web-friends-refuse = Tacka nej
web-friends-end = Avsluta vänskapen
web-friends-withdraw = Ta tillbaka
web-challenge = Utmana
web-challenge-to = Du har utmanat { $name }.
web-challenge-by = { $name } utmanar dig.
web-challenge-look = Till bordet
web-pairing = Hitta en motståndare snabbt
web-pairing-game = Spel
web-pairing-rated = Rankat
web-pairing-spread = Den andras rankning
web-pairing-spread-any = vilken som helst
web-pairing-spread-by = högst { $spread } från din
web-pairing-seek = Sök motståndare
web-pairing-seeking = Söker en motståndare …
web-pairing-stop = Sluta söka
web-pairing-computer = Ingen hittills. Vill du hellre spela mot en datorspelare? Det räknas inte för rankningen.
web-pairing-play-computer = Spela mot datorn
