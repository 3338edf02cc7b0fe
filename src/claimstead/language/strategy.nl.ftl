### Goed spelen: een pagina heeft een titel, een paar zinnen en wat de cijfers laten zien.

strategy-page = Pagina { $number } van { $all }
strategy-shows-victory = Aandeel in de winst, zoals de expert het ziet
strategy-shows-worth = Wat het aan het aandeel in de winst toevoegt, in procentpunten
strategy-shows-result = Waar elke kaart toe leidt, bewezen door de oplosser
strategy-measured = Gemeten met
strategy-puzzles = Probeer het zelf
strategy-puzzle = Puzzel { $number }
strategy-wins = wint
strategy-draws = gelijk
strategy-loses = verliest
strategy-pages = Pagina's

## Claim It!

strategy-claim-it-reach-title = Welke velden er komen
strategy-claim-it-reach-text = Een veld naast de diagonaal wordt door 30 van de 216 worpen aangewezen; een veld erop, zoals 4/4, door maar 16, want het vraagt een dubbele. Bouw je groep naast de diagonaal, en neem een veld erop als de dobbelstenen het aanbieden.
strategy-claim-it-reach-figures = Hoe vaak een worp het veld kan aanwijzen
strategy-claim-it-squatters-title = Kraakstenen en risico
strategy-claim-it-squatters-text = Elke kraaksteen op het bord is een cijfer dat je niet meer kunt gebruiken. Liggen ze zoals hier, dan kosten de eerste drie weinig. Met de vierde wordt het risico drie keer zo groot: vanaf dan is elke worp een gedachte waard.
strategy-claim-it-squatters-figures = Kraakstenen op het bord, en het risico om alles te verliezen
strategy-claim-it-open-title = Als het bord vol raakt
strategy-claim-it-open-text = Hoe meer velden definitief geclaimd zijn, hoe eerder zelfs de eerste worp van een beurt misgaat. Zolang het halve bord open is, is dat zeldzaam; met nog maar zes velden over gebeurt het meer dan twee van de vijf keer. Reken laat in het spel op beurten die niets opleveren.
strategy-claim-it-open-figures = Definitief geclaimde velden, en het risico bij de eerste worp
strategy-claim-it-risk-title = Wanneer stoppen?
strategy-claim-it-risk-text = De expert gaat onder 10% risico bijna altijd door, tussen 10 en 20% drie van de vier keer, en stopt daarboven meestal. Hier liggen alle zes kraakstenen op het bord: tijd om te stoppen.
strategy-claim-it-risk-figures = Risico, en hoe vaak de expert doorgaat
strategy-claim-it-stakes-title = Wat er op het spel staat
strategy-claim-it-stakes-text = Het is niet alleen het risico: hoe meer stenen je zou verliezen, hoe eerder stoppen loont. Tot drie stenen gaat de expert bijna altijd door, met zes is het om het even, en met acht stopt de expert meestal.
strategy-claim-it-stakes-figures = Stenen in deze beurt, en hoe vaak de expert doorgaat
strategy-claim-it-secure-title = Wat claim je eerst?
strategy-claim-it-secure-text = Claim het veld dat je groep bijeenhoudt. Hier verbindt 3/5 de bovenste en onderste velden van Groen: werd het afgepakt, dan viel de groep uiteen. Een nieuwe kraaksteen elders is duidelijk minder waard.
strategy-claim-it-claim-title = Twee keer op hetzelfde veld
strategy-claim-it-claim-text = Een claimsteen op een kraaksteen van dezelfde beurt bezet en claimt een veld in één keer, en hij verbruikt geen nieuw cijfer. Zelfs op een bijna leeg bord is dat duidelijk meer waard dan een nieuwe kraaksteen.
strategy-claim-it-take-title = Een veld dat dubbel telt
strategy-claim-it-take-text = Kraaksteen 5 op 3/4 pakt Blauw een veld af en verbindt tegelijk drie delen van de groep van Groen. Zoek zulke velden eerst: ze zijn meer waard dan een veilige claimsteen elders.
strategy-claim-it-last-title = De laatste beurt
strategy-claim-it-last-text = In de laatste beurt van het spel valt er niets te sparen. Verlies je door te stoppen, ga dan door, hoe groot het risico ook is: hier wint dat nog ongeveer één op de negen spellen. En wint stoppen, stop dan meteen.
strategy-claim-it-quick-title = Met snelle kraakstenen
strategy-claim-it-quick-text = In deze variant komt een kraaksteen terug zodra er een claimsteen op ligt. Na vier kraakstenen en vier claimstenen is de volgende worp in het basisspel gevaarlijk, met snelle kraakstenen bijna nooit. De beurten zijn langer: leg claimstenen op je kraakstenen, en ga door.
strategy-claim-it-quick-figures = Risico na dezelfde acht stenen

## CLAIM

strategy-claim-followers-title = Welke volgelingen werf je aan?
strategy-claim-followers-text = Gemeten in 200.000 spellen met de kaarten van CLAIM: elke Ridder of Dubbelganger meer in je hand van fase 2 vergroot je kansen, elke Goblin of Dwerg meer verkleint ze. Geef je hoge kaarten uit aan de eerste twee.
strategy-claim-cards-title = De beste en de slechtste kaarten
strategy-claim-cards-text = Hoge Dubbelgangers en Ridders zijn het meest waard. Het slechtst zijn een Goblin 0 en, misschien verrassend, hoge Dwergen: die winnen slagen, en in fase 2 gaan Dwergen naar de verliezer. Laat ze aan je tegenstander.
strategy-claim-favour-title = Geen gunst beslist alleen
strategy-claim-favour-text = Wie de gunst van een factie heeft, wint ongeveer zeven op de tien spellen, bij de Dwergen iets minder. Je hebt er drie van de vijf nodig: kijk vroeg welke twee je kunt laten gaan, en vecht er niet om.
strategy-claim-favour-figures = Hoe vaak wie de gunst heeft het spel wint
strategy-claim-duck-title = Wanneer geef je toe?
strategy-claim-duck-text = Goblin 9 is niet te verslaan, maar Blauw moet bekennen. Alleen Goblin 0 wint het spel: de hogere Goblins zijn nodig voor latere slagen. Kun je een slag niet winnen, verlies hem dan met je laagste kaart.
strategy-claim-cheap-title = Tel wat er nog is
strategy-claim-cheap-text = Ridder 7 en Ridder 9 winnen allebei deze slag. Maar Ridder 8 is nog in het spel, en alleen de 9 verslaat hem. Win nu met de 7, en kom dan uit met de 9. Wie een factie telt, weet welke kaart wanneer nodig is.
strategy-claim-void-title = Kom uit met wat de ander mist
strategy-claim-void-text = Groen heeft geen Ridders meer, dus zelfs Ridder 2 is sterk als Blauw ermee uitkomt: alleen de Dubbelganger kon hem verslaan. Onthoud welke facties je tegenstander niet kon bekennen; de tafel onthoudt ze ook.
strategy-claim-dwarves-title = Met opzet verliezen
strategy-claim-dwarves-text = Goblins en Ridders zijn al van Groen, en de Dwergen staan 2 tegen 2, met de 9 in de stapel van Blauw. De laatste Dwerg zit in de hand van Blauw en gaat naar wie zijn slag verliest. Dus geeft Groen het uitkomen weg met Goblin 0.
strategy-claim-doppelgangers-title = Een Dubbelganger als offer
strategy-claim-doppelgangers-text = Er is met Ridder 7 uitgekomen, en Groen kan hem niet verslaan. De hand van Blauw is bijna alleen Goblins, en elke Ridder van Groen zal er een verslaan. Hier wordt er dus geen verspild: een Dubbelganger mag gespeeld worden in plaats van te bekennen.
strategy-claim-dragons-title = Een Draak koopt het uitkomen
strategy-claim-dragons-text = Groen kan niet bekennen, dus deze slag is verloren. Maar wie de laatste Draak speelde, komt uit in de volgende. Dat heeft Groen hier nodig: elke andere kaart verliest het spel.
strategy-claim-gnomes-title = Gelijke kaarten
strategy-claim-gnomes-text = Van gelijke kaarten wint de eerst gespeelde. Komt Groen uit met Gnoom 5, dan moet de Gnoom 5 van Blauw bekennen en is die gewonnen. Wacht Groen, dan komt Blauw ermee uit, en is het andersom.
