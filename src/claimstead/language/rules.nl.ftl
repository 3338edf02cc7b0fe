### Dutch: the numbered rules of both games.

## The page of the rules

rule-page-contents = Inhoud
rule-page-goal = Het doel
rule-page-box = In de doos
rule-page-set-up = Voorbereiding
rule-page-rules = Regel voor regel
rule-page-factions = De facties
rule-page-examples = Voorbeelden
rule-page-index = Trefwoorden
rule-page-search = Zoek in de regels
rule-page-print = Afdrukken
rule-page-lesson = Speel deze stap
rule-page-players = Spelers
rule-page-calls = Definitief geclaimde velden voor de laatste ronde
rule-page-factions-count = Facties
rule-page-hand = Kaarten in de hand
rule-page-pile = Kaarten op de stapel
rule-page-cards = { $count } kaarten:
rule-page-found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
}
rule-story-claim-it = 1855, het Wilde Westen. Je bakent je gebied af tussen rivalen die op hetzelfde goud uit zijn. Pak wat je pakken kunt, maar tart het lot niet: één worp te veel, en alles van deze beurt is weg.
rule-goal-claim-it = Bouw de grootste aaneengesloten groep: velden van jou die elkaar met hun zijden raken.
rule-box-board = 1 bord met 36 velden
rule-box-squatters = 6 kraakstenen, wit, genummerd van 1 tot 6; ze horen bij wie aan de beurt is
rule-box-claim-markers = 30 claimstenen, zwart
rule-box-player-markers = 24 markeerstenen in elk van 5 kleuren
rule-box-dice = 3 dobbelstenen
rule-set-up-claim-it = Leg het bord in het midden en de kraakstenen en claimstenen ernaast. Iedereen neemt de markeerstenen van één kleur. Hoe meer spelers, hoe minder definitief geclaimde velden er nodig zijn voor de laatste ronde.
rule-index-claim-it = kraaksteen, claimsteen, markeersteen/markeerst, dobbelsteen, kolom, rij, gewoon veld, definitief geclaimd, groep, alles kwijt, laatste ronde, snelle kraakstenen
rule-story-claim = De koning is dood, en niemand weet wie hem opvolgt. Vijf facties beslissen, en elk daarvan wil gewonnen worden.
rule-goal-claim = Rekruteer eerst volgelingen en speel ze dan uit om de gunst van de facties te winnen. Wie op het eind de gunst van de meeste facties heeft, bestijgt de troon.
rule-box-cards = { $cards } kaarten van tien facties, vijf uit CLAIM en vijf uit CLAIM 2. Op elke kaart staan de factie en de waarde: 0 is het laagst, 9 het hoogst. Een deck bestaat uit een aantal van de facties.
rule-set-up-claim = Kies een paar en andere facties, schud hun kaarten en deel de handen; de rest is de gesloten trekstapel. Met twee spelers wordt de bovenste kaart opengelegd, met drie of vier de bovenste twee.
rule-index-claim = Goblin, Ridder, Ondode, Dwerg, Dubbelganger, Gnoom/Gno, Reus/Reu, Draak/Dra, Trol, Ziener, bekennen, volgeling, stapel, puntenstapel, gunst, maat, slag, gelijk

## Claim It!

rule-heading-claim-it-table = Het bord en de stenen
rule-I-1 = Claim It! is voor 2 tot 5 spelers. Het bord heeft 36 velden in zes kolommen en zes rijen; veld 5/2 ligt in kolom 5, rij 2, en rij 1 ligt onderaan. In het begin zijn alle velden leeg. Wie begint, wordt geloot, tenzij de tafel iets anders afspreekt; met de echte doos gooi je erom. Daarna gaat de beurt met de klok mee.

rule-heading-claim-it-turn = Een beurt
rule-I-2 = Een beurt is een reeks worpen met drie dobbelstenen. De eerste worp is verplicht: niemand mag daarvoor stoppen.
rule-I-3 = Na een worp geeft één dobbelsteen de kolom aan, een andere de rij, en de derde is voor de steen. Jij kiest welke wat doet. Dat geeft tot zes mogelijkheden; met twee gelijke dobbelstenen zijn het er drie, met drie gelijke is het er één.
rule-I-4 = Wat er geplaatst mag worden, hangt af van het veld dat kolom en rij aanwijzen.
rule-I-4a = Het veld is leeg, of een gewoon veld van een tegenstander, en er ligt geen kraaksteen: daar komt de kraaksteen met het nummer van de derde dobbelsteen. Ligt die al op het bord, dan kan het niet. De steen van de tegenstander blijft voorlopig onder de kraaksteen liggen.
rule-I-4b = Het veld is van jou, nog niet definitief geclaimd, en deze beurt is er niets op geplaatst: daar komt een claimsteen. De derde dobbelsteen doet er niet toe.
rule-I-4c = Er ligt een kraaksteen van deze beurt: daarop komt een claimsteen. De derde dobbelsteen doet er niet toe.
rule-I-4d = Op het veld ligt al een claimsteen, boven of onder, van wie dan ook: daar kan niets geplaatst worden.
rule-I-5 = Elke worp plaatst precies één steen. Kan er iets geplaatst worden, dan moet dat; jij kiest wat.
rule-I-6 = Kan er niets geplaatst worden, dan ben je alles kwijt. Alles wat je deze beurt geplaatst hebt, gaat van het bord, kraakstenen en claimstenen. Wat er al lag, blijft, en je beurt is voorbij.
rule-I-7 = Na het plaatsen kies je: doorgaan of stoppen.
rule-I-8 = Als je stopt, is elk veld met een claimsteen bovenop definitief door jou geclaimd, en wordt elk veld met een kraaksteen bovenop een gewoon veld van jou. De kraakstenen gaan terug naar de kant, en stenen van tegenstanders die eronder lagen, gaan terug naar hun eigenaar. Je beurt is voorbij.
rule-I-9 = Een kraaksteen onder een claimsteen blijft op het bord tot je beurt voorbij is. Eerder kan dat nummer niet opnieuw geplaatst worden.
rule-I-10 = Variant ‘snelle kraakstenen’: een kraaksteen die een claimsteen krijgt, gaat meteen terug naar de kant en kan in dezelfde beurt opnieuw geplaatst worden. Niet geschikt voor vijf spelers.

rule-heading-claim-it-end = Het einde
rule-I-11 = Wie aan het eind van een beurt genoeg definitief geclaimde velden heeft, kondigt de laatste ronde aan: 13 met twee spelers, 9 met drie, 7 met vier, 6 met vijf. Daarna heeft iedereen nog precies één beurt, de aankondiger als laatste. Dat gebeurt maar één keer.
rule-I-12 = De grootste aaneengesloten groep wint. Een groep zijn velden van één kleur die elkaar met hun zijden raken; hoeken tellen niet. Gewone en definitief geclaimde velden tellen allebei mee. Zijn groepen even groot, dan beslissen meer definitief geclaimde velden, daarna meer velden in totaal. Is alles gelijk, dan wordt de overwinning gedeeld.

rule-heading-claim-it-supply = Als stenen opraken
rule-I-13 = Er zijn 30 claimstenen. Liggen ze allemaal op het bord, dan kan er geen meer geplaatst worden.
rule-I-14 = Iedereen heeft 24 markeerstenen. Een kraaksteen waarvoor je bij het stoppen een 25e nodig zou hebben, kan niet geplaatst worden.
rule-I-15 = Opgeven en klokken horen niet bij de regels; een tafel kan ze aanbieden.

## CLAIM

rule-heading-claim-deck = Het deck
rule-K-1 = Een deck heeft één paar, Ridders en Goblins of Gnomen en Reuzen, en andere facties van tien kaarten: drie met twee spelers, vijf met drie of vier. Het eigen deck van CLAIM is Ridders, Goblins, Ondoden, Dwergen en Dubbelgangers; dat van CLAIM 2 is Gnomen, Reuzen, Draken, Trollen en Zieners.
rule-K-2 = Iedereen krijgt 13 kaarten met twee spelers, 12 met drie, 9 met vier. De rest is de gesloten trekstapel. Met vier spelers zitten maten tegenover elkaar en winnen ze samen.
rule-K-3 = Wie in de eerste slag uitkomt, wordt geloot, tenzij de tafel iets anders afspreekt; met de echte kaarten is het de jongste. Er wordt met de klok mee gespeeld.

rule-heading-claim-trick = Elke slag
rule-K-4 = Wie uitkomt, speelt een kaart naar keuze. Alle anderen moeten bekennen met een kaart van dezelfde factie als ze die hebben; anders spelen ze wat ze willen. Een Dubbelganger mag altijd gespeeld worden in plaats van te bekennen. Onze uitleg: wie niet kan bekennen, hoeft ook geen Dubbelganger te spelen.
rule-K-5 = De hoogste kaart van de gevraagde factie wint de slag; bij gelijke kaarten de eerst gespeelde. Kaarten van andere facties winnen niet, behalve volgens K-6 en K-7.
rule-K-6 = Ridders: is de eerste kaart van de slag een Goblin, dan verslaan Ridders alle Goblins, en wint de hoogste Ridder. Wie een Goblin heeft, moet toch bekennen. In alle andere slagen zijn Ridders gewone kaarten.
rule-K-7 = Dubbelgangers: in een slag waarin een andere factie gevraagd is, telt een Dubbelganger als die factie met zijn eigen waarde. Hij krijgt geen kracht, en in elke stapel is hij weer een Dubbelganger. Wordt ermee uitgekomen, dan bekennen de anderen met Dubbelgangers.
rule-K-8 = Draken: wie de laatste Draak van een slag speelde, komt uit in de volgende, wie er ook won. Zonder Draak komt de winnaar uit. Dat geldt ook van de laatste slag van de eerste fase naar de eerste van de tweede.

rule-heading-claim-first = Eerste fase: volgelingen rekruteren
rule-K-9 = Twee spelers: de bovenste kaart van de trekstapel wordt opengelegd, dan wordt er een slag om gespeeld. De winnaar neemt die kaart gesloten als volgeling; de verliezer neemt de volgende kaart van de stapel, zonder dat de winnaar die ziet. Na 13 slagen is de fase voorbij. De gespeelde kaarten worden afgelegd, behalve volgens K-11.
rule-K-10 = Drie of vier spelers: twee kaarten worden opengelegd. De beste van de slag kiest er een, de tweede neemt de andere, dan trekken de derde en daarna de vierde van de stapel. De volgorde: kaarten die kunnen winnen, de beste eerst; dan alle andere van hoog naar laag; bij gelijke de eerder gespeelde. Is er met een Goblin uitgekomen, dan zijn dat eerst de Ridders, dan Goblins en Dubbelgangers, dan de rest.
rule-K-11 = Ondoden: Ondoden die in een slag van de eerste fase gespeeld zijn, worden niet afgelegd. Ze gaan naar de puntenstapel van wie de slag won.
rule-K-12 = Zieners: wie een slag met een Ziener wint, bekijkt de bovenste kaart van de trekstapel en neemt die, of een kaart die open ligt. Met twee spelers krijgt je tegenstander de andere. Met drie of vier geldt: neem jij de kaart van de stapel, dan kiest de tweede een van de twee open kaarten, neemt de derde de andere en trekt de vierde. Een Dubbelganger die wint, is geen Ziener.
rule-K-13 = Jouw volgelingen zijn verborgen voor de anderen. Iedereen ziet wie een open kaart neemt; een kaart die met een Ziener gezien is, kent alleen wie haar zag. Van de spelregels mag je de kaart bekijken die je net getrokken hebt; onze uitleg: je eigen volgelingen mag je altijd bekijken.

rule-heading-claim-second = Tweede fase: de gunst van de facties winnen
rule-K-14 = Iedereen neemt zijn volgelingen in de hand en speelt ze allemaal, slag na slag.
rule-K-15 = De winnaar van een slag legt de kaarten op zijn puntenstapel, met deze uitzonderingen.
rule-K-16 = Gnomen van een gewonnen slag liggen open voor de winnaar. Wat er aan het eind nog ligt, gaat naar de puntenstapel van die speler.
rule-K-17 = Reuzen: voor elke Reus in een slag, door wie ook gespeeld, mag de winnaar één open Gnoom met dezelfde waarde bij een tegenstander verwijderen; niet een eigen Gnoom, niet een van de maat. Gnomen die in deze slag gewonnen zijn, zijn veilig. Met twee spelers gebeurt het vanzelf; met drie en vier kiest de winnaar, Reus voor Reus, en mag hij ze sparen.
rule-K-18 = Trollen: per slag gaat maar één Trol naar de puntenstapel van de winnaar, de hoogste van de Trollen in de slag en de Trollen die nog lagen. De andere blijven liggen voor de volgende winnaar. Wie de allerlaatste slag wint, neemt alle Trollen die er liggen.
rule-K-19 = Dwergen gaan naar de verliezer van de slag. Met drie of vier spelers gaan ze naar wie de laagste kaart van de slag speelde, van welke factie ook; dat kan de winnaar zijn. Bij gelijke kaarten telt de later gespeelde.
rule-K-20 = Alle andere kaarten gaan gewoon naar de puntenstapel van de winnaar van de slag.

rule-heading-claim-end = Het einde
rule-K-21 = De gunst van een factie gaat naar wie de meeste kaarten ervan in zijn puntenstapel heeft; maten tellen samen. Is het gelijk, dan beslist de hoogste kaart onder wie gelijk staan, dan de volgende. Is alles gelijk, of heeft niemand er een, dan krijgt niemand haar.
rule-K-22 = Wie de gunst van de meeste facties heeft, wint. Is het gelijk, dan beslist de hoogste som van de waarden van je kaarten van de facties die je gewonnen hebt. Is ook die gelijk, dan is het gelijkspel.
