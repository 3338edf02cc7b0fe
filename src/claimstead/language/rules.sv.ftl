### Swedish: the numbered rules of both games.

## The page of the rules

rule-page-contents = Innehåll
rule-page-goal = Målet
rule-page-box = I asken
rule-page-set-up = Förberedelser
rule-page-rules = Regel för regel
rule-page-factions = Fraktionerna
rule-page-examples = Exempel
rule-page-index = Register
rule-page-search = Sök i reglerna
rule-page-print = Skriv ut
rule-page-lesson = Spela det här steget
rule-page-players = Spelare
rule-page-calls = Inmutade fält som utlyser sista spelrundan
rule-page-factions-count = Fraktioner
rule-page-hand = Kort på hand
rule-page-pile = Kort i högen
rule-page-cards = { $count } kort:
rule-page-found = { $count ->
    [one] 1 regel hittades
   *[other] { $count } regler hittades
}
rule-story-claim-it = 1855, Vilda Västern. Du mutar in ditt område bland rivaler som vill åt samma guld. Ta allt du kan få, men utmana inte turen: ett kast för mycket, och allt från det här draget är borta.
rule-goal-claim-it = Bygg den största guldgruvan: den största gruppen av dina fält som gränsar till varandra med sidorna.
rule-box-board = 1 spelplan med 36 fält
rule-box-squatters = 6 nybyggarmarkörer, vita, numrerade 1 till 6; de hör till den som är i tur
rule-box-claim-markers = 30 inmutningsmarkörer, svarta
rule-box-player-markers = 24 spelarmarkörer i var och en av 5 färger
rule-box-dice = 3 tärningar
rule-set-up-claim-it = Lägg spelplanen i mitten och nybyggarmarkörerna och inmutningsmarkörerna bredvid. Alla tar spelarmarkörerna av en färg. Ju fler spelare, desto färre inmutade fält utlyser sista spelrundan.
rule-index-claim-it = nybyggarmarkör, inmutningsmarkör, spelarmarkör, tärning, kolumn, rad, nybyggarfält, inmutat fält/inmutade fält, guldgruva, bankrutt, sista spelrundan, snabba nybyggare
rule-story-claim = Kungen är död, och ingen vet vem som ska efterträda honom. Fem fraktioner avgör, och var och en vill vinnas.
rule-goal-claim = Värva först anhängare, spela sedan ut dem för att vinna fraktionernas gunst. Den som till slut har flest fraktioners gunst tar tronen.
rule-box-cards = { $cards } kort av tio fraktioner, fem från CLAIM och fem från CLAIM 2. På varje kort står dess fraktion och dess värde: 0 är lägst, 9 högst. En lek består av några av fraktionerna.
rule-set-up-claim = Välj ett par och fler fraktioner, blanda korten och ge alla sin hand; resten är draghögen, med baksidan upp. Är ni två vänds det översta kortet upp, är ni tre eller fyra de två översta.
rule-index-claim = Vätte/Vätt, Riddare/Riddar, Odöd, Dvärg, Dubbelgångare, Gnom, Jätte/Jätt, Drake/Drak, Troll, Siare, bekänna, anhängare, hög, poänghög, gunst, partner, stick, lika

## Claim It!

rule-heading-claim-it-table = Spelplanen och markörerna
rule-I-1 = Claim It! är för 2 till 5 spelare. Spelplanen har 36 fält i sex kolumner och sex rader; fält 5/2 ligger i kolumn 5, rad 2, och rad 1 är längst ner. Alla fält är tomma från början. Vem som börjar lottas, om bordet inte kommer överens om något annat; med den riktiga asken slår ni om det. Sedan går turen medsols.

rule-heading-claim-it-turn = Ett drag
rule-I-2 = Ett drag är en serie kast med tre tärningar. Första kastet måste göras: ingen får sluta innan dess.
rule-I-3 = Efter ett kast anger en tärning kolumnen, en annan raden, och den tredje gäller markören. Du väljer vilken som gör vad. Det ger upp till sex möjligheter; med två lika tärningar blir det tre, med tre lika en.
rule-I-4 = Vad som får sättas ut beror på fältet som kolumn och rad anger.
rule-I-4a = Fältet är tomt, eller en motståndares nybyggarfält, och ingen nybyggarmarkör står där: där sätts nybyggarmarkören med tredje tärningens nummer. Står den redan på spelplanen går det inte. Motståndarens markör blir kvar under nybyggarmarkören så länge.
rule-I-4b = Fältet är ditt eget, ännu inte inmutat, och inget sattes på det i draget: där sätts en inmutningsmarkör. Tredje tärningen spelar ingen roll.
rule-I-4c = En nybyggarmarkör från det här draget står där: ovanpå sätts en inmutningsmarkör. Tredje tärningen spelar ingen roll.
rule-I-4d = Fältet har redan en inmutningsmarkör, överst eller underst, vems den än är: där kan ingen markör sättas.
rule-I-5 = Varje kast sätter ut exakt en markör. Kan någon markör sättas ut måste du göra det; du väljer vilken.
rule-I-6 = Kan ingen markör sättas ut är du bankrutt. Allt du satte ut i draget lämnar spelplanen, både nybyggarmarkörer och inmutningsmarkörer. Det som låg där förut blir kvar, och ditt drag är slut.
rule-I-7 = När du har satt en markör väljer du: slå igen, eller sluta.
rule-I-8 = När du slutar blir varje fält med en inmutningsmarkör överst ditt inmutade fält, och varje fält med en nybyggarmarkör överst ditt nybyggarfält. Nybyggarmarkörerna läggs åt sidan, och motståndares markörer som låg under går tillbaka till sina ägare. Ditt drag är slut.
rule-I-9 = En nybyggarmarkör under en inmutningsmarkör står kvar tills ditt drag är slut. Dess nummer kan inte användas igen innan dess.
rule-I-10 = Varianten ”snabba nybyggare”: en nybyggarmarkör som får en inmutningsmarkör läggs genast åt sidan och kan användas igen i samma drag. Rekommenderas inte för fem spelare.

rule-heading-claim-it-end = Slutet
rule-I-11 = Den som har tillräckligt många inmutade fält när draget är slut utlyser sista spelrundan: 13 för två spelare, 9 för tre, 7 för fyra, 6 för fem. Alla har då exakt ett drag kvar; den som utlyste rundan spelar sist. Den utlyses bara en gång.
rule-I-12 = Den största guldgruvan vinner. En guldgruva är fält av en färg som gränsar till varandra med sidorna; hörn räknas inte. Både nybyggarfält och inmutade fält räknas. Är guldgruvorna lika stora avgör fler inmutade fält, sedan fler fält totalt. Är allt lika delas segern.

rule-heading-claim-it-supply = När markörerna tar slut
rule-I-13 = Det finns 30 inmutningsmarkörer. Ligger alla på spelplanen kan ingen sättas ut.
rule-I-14 = Alla har 24 spelarmarkörer. En nybyggarmarkör som skulle kräva en 25:e när du slutar kan inte sättas ut.
rule-I-15 = Att ge upp och att spela på klocka hör inte till reglerna; ett bord får erbjuda det.

## CLAIM

rule-heading-claim-deck = Leken
rule-K-1 = En lek har ett par, antingen Riddare och Vättar eller Gnomer och Jättar, och fler fraktioner med tio kort: tre för två spelare, fem för tre eller fyra. CLAIM:s egen lek är Riddare, Vättar, Odöda, Dvärgar och Dubbelgångare; CLAIM 2:s är Gnomer, Jättar, Drakar, Troll och Siare.
rule-K-2 = Alla får 13 kort när två spelar, 12 när tre, 9 när fyra. Resten är draghögen, med baksidan upp. Är ni fyra sitter partner mitt emot varandra och vinner tillsammans.
rule-K-3 = Vem som spelar ut i första sticket lottas, om bordet inte kommer överens om något annat; med de riktiga korten är det den yngsta. Spelet går medsols.

rule-heading-claim-trick = Varje stick
rule-K-4 = Den som spelar ut väljer vilket kort som helst. Alla andra måste bekänna med ett kort av samma fraktion om de har ett; annars spelar de vad de vill. En Dubbelgångare får alltid spelas i stället för att bekänna. Vår tolkning: den som inte kan bekänna behöver inte heller spela en Dubbelgångare.
rule-K-5 = Det högsta kortet av den utspelade fraktionen vinner sticket; av lika kort det som spelades först. Kort av andra fraktioner vinner inte, utom enligt K-6 och K-7.
rule-K-6 = Riddare: är stickets första kort en Vätte slår Riddare alla Vättar, och den högsta Riddaren vinner. Den som har en Vätte måste ändå bekänna. I alla andra stick är Riddare vanliga kort.
rule-K-7 = Dubbelgångare: i ett stick där en annan fraktion spelats ut räknas en Dubbelgångare som den fraktionen med sitt eget värde. Den får ingen förmåga, och i varje hög är den en Dubbelgångare igen. Spelas den ut bekänner de andra med Dubbelgångare.
rule-K-8 = Drakar: den som spelade stickets sista Drake spelar ut i nästa, vem som än vann. Utan Drake spelar vinnaren ut. Det gäller också från första fasens sista stick till andra fasens första.

rule-heading-claim-first = Första fasen: värva anhängare
rule-K-9 = Två spelare: draghögens översta kort vänds upp, sedan spelas ett stick om det. Vinnaren tar kortet som anhängare, med baksidan upp; förloraren tar högens nästa kort utan att vinnaren ser det. Efter 13 stick är fasen slut. Spelade kort slängs, utom enligt K-11.
rule-K-10 = Tre eller fyra spelare: två kort vänds upp. Den bästa i sticket väljer ett, den andra tar det som blir över, sedan drar den tredje och efter den den fjärde från högen. Ordningen: kort som kan vinna, det bästa först; sedan alla andra från högt till lågt; av lika kort det som spelades tidigare. Spelades en Vätte ut är ordningen Riddare, sedan Vättar och Dubbelgångare, sedan resten.
rule-K-11 = Odöda: de som spelas i ett stick i första fasen slängs inte. De går till poänghögen hos den som vann sticket.
rule-K-12 = Siare: den som vinner ett stick med en Siare tittar på draghögens översta kort och tar antingen det eller ett uppvänt kort. Är ni två får motståndaren det andra. Är ni tre eller fyra och du tar högens kort, väljer den andra ett av de två uppvända, den tredje tar det som blir över och den fjärde drar. En Dubbelgångare som vinner är ingen Siare.
rule-K-13 = Dina anhängare är dolda för de andra. Alla ser vem som tar ett uppvänt kort; ett kort som setts med en Siare är känt för den som såg det. Spelregeln låter dig titta på kortet du just har dragit; vår tolkning: du får titta på dina egna anhängare när som helst.

rule-heading-claim-second = Andra fasen: vinn fraktionernas gunst
rule-K-14 = Alla tar upp sina anhängare på hand och spelar dem alla, stick för stick.
rule-K-15 = Den som vinner ett stick lägger korten i sin poänghög, med de här undantagen.
rule-K-16 = Gnomer i ett vunnet stick ligger öppet framför vinnaren. De som ligger kvar vid slutet går till den spelarens poänghög.
rule-K-17 = Jättar: för varje Jätte i ett stick, vem som än spelade den, får vinnaren ta bort en öppen Gnom med samma värde framför en motståndare; inte en egen, inte partnerns. Gnomer som vanns i just det sticket är säkra. Är ni två sker det av sig självt; är ni tre eller fyra väljer vinnaren, Jätte för Jätte, och får skona dem.
rule-K-18 = Troll: bara ett Troll per stick går till vinnarens poänghög, det högsta av Trollen i sticket och de Troll som låg kvar. De andra ligger kvar till nästa vinnare. Den som vinner allra sista sticket tar alla som ligger där.
rule-K-19 = Dvärgar går till stickets förlorare. Är ni tre eller fyra går de till den som spelade stickets lägsta kort, av vilken fraktion som helst; det kan vara vinnaren. Av lika kort räknas det som spelades senare.
rule-K-20 = Alla andra kort går helt enkelt till poänghögen hos stickets vinnare.

rule-heading-claim-end = Slutet
rule-K-21 = En fraktions gunst får den som har flest av dess kort i poänghögen; partner räknar ihop. Är det lika avgör det högsta kortet bland dem som ligger lika, sedan det näst högsta. Är allt lika, eller har ingen något, får ingen den.
rule-K-22 = Den som har flest fraktioners gunst vinner. Är det lika avgör den högre summan av värdena på de egna korten av de fraktioner man vunnit. Är den också lika blir det oavgjort.
