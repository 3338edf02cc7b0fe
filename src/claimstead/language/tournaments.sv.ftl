# What is said about tournaments, here and in the browser.

setup-tournament-number = { $what ->
    [rounds] en turnering har { $least } till { $most } ronder
    [places] en turnering har { $least } till { $most } platser
   *[fill] datorspelare fyller på till högst { $most } deltagare
}
setup-tournament-clock = en turnering behöver en klocka eller dagar per drag
setup-tournament-for-two = den här formen är för spel på två; välj schweizer eller duplikat med fler spelare
table-no-such-tournament = den turneringen finns inte
table-arbiter-only = det får bara tävlingsledaren göra
table-tournament-too-few = det behövs minst { $least } deltagare
table-tournament-uneven = bord för { $size } måste vara fulla: låt datorspelare fylla på eller vänta på fler deltagare
table-tournament-too-many = du har { $most } turneringar som inte är slut: avsluta en först
table-tournament-entered = du är redan med
table-tournament-not-entered = den personen deltar inte
table-tournament-full = alla platser är tagna
table-tournament-no-game = det partiet finns inte
table-tournament-shares = det kan inte vara ett resultat
table-tournament-over = turneringen är slut
table-tournament-round-on = nästa rond kan inte börja än
table-tournament-on = det finns först när turneringen är slut
table-tournament-people-only = i en turnering ersätts ingen under ett parti; klockan avgör
text-tournament-file = den här turneringsfilen går inte att läsa: { $why }

verify-tournament-sealed = Turen i alla { $rounds } ronder var förseglad före den första, och alla partier stämmer: { $count } stycken.
verify-tournament-counted = Tabellen för alla { $count } deltagare följer av dessa partier.
verify-tournament-game = Rond { $round }, bord { $table }: partiet stämmer inte.
verify-tournament-luck = Rond { $round }, bord { $table }: turen är inte den som förseglades.
verify-tournament-result = Rond { $round }, bord { $table }: resultatet är inte partiets.
verify-tournament-standings = Tabellen följer inte av partierna.

## The browser app

ui-tournaments-about = En klubbkväll eller en säsong med dagar per drag: gå med i en, eller led din egen.
ui-tournaments-new = Ny turnering
ui-tournaments-yours = Dina
ui-tournaments-gathering = Öppna för anmälan
ui-tournaments-playing = Pågår
ui-tournaments-over = Slut
ui-tournaments-none = Det finns ingen än. Öppna den första.
ui-tournament-players = { $count ->
    [one] en deltagare
   *[other] { $count } deltagare
}
ui-tournament-round-of = rond { $round } av { $rounds }
ui-tournament-name = Namn
ui-tournament-format = Form
ui-tournament-format-swiss = Schweizer
ui-tournament-format-round-robin = Alla mot alla
ui-tournament-format-knock-out = Utslagning
ui-tournament-format-duplicate = Duplikat
ui-tournament-about-swiss = I varje rond möter du någon med lika många poäng, och ingen två gånger. För många deltagare på få ronder.
ui-tournament-about-round-robin = Alla möter alla en gång.
ui-tournament-about-knock-out = Vinnaren går vidare. Efter oavgjort spelas ett parti till med ombytta platser; slutar även det oavgjort går den högst seedade vidare.
ui-tournament-about-duplicate = Samma tärningar och kort vid alla bord i en rond. Det som räknas är hur det gick jämfört med dem som hade samma plats.
ui-tournament-rounds = Ronder
ui-tournament-places = Platser
ui-tournament-rated = Rankad: partier mellan människor räknas
ui-tournament-public = I listan för alla
ui-tournament-by-hand = Tävlingsledaren startar varje rond
ui-tournament-fill = Datorspelare
ui-tournament-fill-none = Inga
ui-tournament-fill-to = Fyll på till så många deltagare
ui-tournament-fill-about = De fyller tomma platser så att ingen blir över. Partier mot dem rankas inte.
ui-tournament-watch = Fördröjning för åskådare
ui-tournament-watch-none = Ingen
ui-tournament-watch-minutes = { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}
ui-tournament-open = Öppna turneringen
ui-tournament-arbiter-is = Tävlingsledare: { $name }
ui-tournament-no-arbiter = Det finns ingen tävlingsledare längre; turneringen går vidare av sig själv.
ui-tournament-join = Gå med
ui-tournament-step-in = Erbjud dig som reserv
ui-tournament-leave = Lämna
ui-tournament-leave-sure = Du lottas inte längre och ger upp ett pågående parti. Det du har spelat räknas.
ui-tournament-start = Starta rond 1
ui-tournament-next-round = Starta rond { $round }
ui-tournament-your-game = Till ditt parti
ui-tournament-joined = Du är med. Det börjar när tävlingsledaren säger till.
ui-tournament-reserve = Du har erbjudit dig som reserv.
ui-tournament-wait-round = Du har spelat den här ronden. Nästa börjar när alla partier är slut.
ui-tournament-wait-arbiter = Tävlingsledaren startar nästa rond.
ui-tournament-has-left = Du har lämnat den här turneringen.
ui-tournament-paused = Paus: { $note }
ui-tournament-invite = Den som har länken kan gå med.
ui-tournament-who = Deltagare
ui-tournament-reserves = Reserver
ui-tournament-nobody = Ingen än.
ui-tournament-left = har lämnat
ui-tournament-computer = datorspelare
ui-tournament-deleted = raderad spelare
ui-tournament-standings = Ställning
ui-tournament-final = Slutställning
ui-tournament-place = Plats
ui-tournament-points = Poäng
ui-tournament-games = Partier
ui-tournament-points-about = En vinst ger en poäng, oavgjort en halv; frirond räknas som vinst. Bara partier som är slut räknas.
ui-tournament-points-about-knock-out = Poängen är antalet vunna ronder. De som åkte ut i samma rond delar plats.
ui-tournament-points-about-duplicate = I varje rond: 2 poäng för var och en med din plats vid andra bord vars resultat du slår, 1 vid lika. En rond räknas när alla dess partier är slut.
ui-tournament-ties = Vid lika poäng avgör, i den här ordningen:
ui-tournament-break-buchholz = Buchholzpoäng
ui-tournament-break-sonneborn-berger = Sonneborn-Berger-poäng
ui-tournament-break-direct = Inbördes möte
ui-tournament-break-wins = Vinster
ui-tournament-break-victories = Vinster och andelar
ui-tournament-break-margin = Marginal
ui-tournament-break-about-buchholz = alla motståndares poäng tillsammans: den som mötte svårare motståndare ligger före; för en frirond räknas de egna poängen
ui-tournament-break-about-sonneborn-berger = poängen för dem man slog, och hälften av poängen för dem man spelade oavgjort mot
ui-tournament-break-about-direct = poängen i partierna mellan dem som står lika, om alla har mött varandra
ui-tournament-break-about-wins = antalet vunna partier
ui-tournament-break-about-victories = vinster och andelar i delade vinster
ui-tournament-break-about-margin = hur mycket man ledde med i alla partier tillsammans
ui-tournament-round = Rond { $round }
ui-tournament-round-on = pågår
ui-tournament-table = Bord
ui-tournament-against = Parti
ui-tournament-result = Resultat
ui-tournament-bye = frirond
ui-tournament-game-on = pågår
ui-tournament-game-over = slut
ui-tournament-corrected = rättat
ui-tournament-again = en gång till
ui-tournament-watch-game = Titta på
ui-tournament-look = Spela upp
ui-tournament-log = Logg
ui-tournament-log-paused = Paus
ui-tournament-log-resumed = Det går vidare
ui-tournament-log-left = { $player } har lämnat
ui-tournament-log-substituted = { $name } spelar för { $player } från och med nästa rond
ui-tournament-log-corrected = Resultatet i rond { $round }, bord { $table } rättat
ui-tournament-log-ended = Avslutad av tävlingsledaren
ui-tournament-log-arbiter-left = Tävlingsledaren har raderats
ui-tournament-arbiter = För tävlingsledaren
ui-tournament-note = Anteckning som alla ser
ui-tournament-note-about = Allt här nedanför kräver en anteckning om varför. Den står sedan i loggen.
ui-tournament-pause = Pausa
ui-tournament-pause-about = Ingen ny rond börjar; pågående partier fortsätter.
ui-tournament-resume = Fortsätt
ui-tournament-end = Avsluta turneringen
ui-tournament-end-about = Ingen ny rond spelas.
ui-tournament-substitute = Ersätt
ui-tournament-substitute-for = För
ui-tournament-substitute-by = spelar
ui-tournament-remove = Ta bort
ui-tournament-correct = Rätta ett resultat
ui-tournament-correct-game = Vilket parti
ui-tournament-correct-won = { $name } vann
ui-tournament-correct-draw = Oavgjort
ui-tournament-correct-nobody = Ingen får poäng
ui-tournament-seal = Turen i alla ronder är förseglad: { $seal }
ui-tournament-secret = Hemligheten: { $secret }
ui-tournament-file = Ladda ner med alla partier
ui-tournament-file-about = Kommandot claimstead verify kontrollerar filen: tur, drag, resultat och ställning.
ui-tournament-wall = Sida för väggen
ui-tournament-wall-soon = Börjar snart
