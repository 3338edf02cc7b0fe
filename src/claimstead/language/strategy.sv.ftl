### Att spela bra: en sida har en rubrik, några meningar och det som siffrorna visar.

strategy-page = Sida { $number } av { $all }
strategy-shows-victory = Andel av segern, som experten ser det
strategy-shows-worth = Vad det lägger till andelen av segern, i procentenheter
strategy-shows-result = Vart varje kort leder, bevisat av lösaren
strategy-measured = Mätt med
strategy-puzzles = Pröva själv
strategy-puzzle = Problem { $number }
strategy-wins = vinner
strategy-draws = oavgjort
strategy-loses = förlorar
strategy-pages = Sidor

## Claim It!

strategy-claim-it-reach-title = Vilka fält som kommer upp
strategy-claim-it-reach-text = Ett fält vid sidan av diagonalen anges av 30 av de 216 kasten; ett på den, som 4/4, av bara 16, för det kräver två lika. Bygg din guldgruva bredvid diagonalen, och ta ett fält på den när tärningarna bjuder på det.
strategy-claim-it-reach-figures = Hur ofta ett kast kan ange fältet
strategy-claim-it-squatters-title = Nybyggarmarkörer och risk
strategy-claim-it-squatters-text = Varje nybyggarmarkör på spelplanen är en siffra du inte längre kan använda. Ligger de som här kostar de tre första lite. Med den fjärde blir risken tre gånger så stor: från och med då är varje kast värt en tanke.
strategy-claim-it-squatters-figures = Nybyggarmarkörer på spelplanen, och risken för bankrutt
strategy-claim-it-open-title = När spelplanen fylls
strategy-claim-it-open-text = Ju fler fält som är inmutade, desto lättare blir redan dragets första kast bankrutt. Så länge halva spelplanen är öppen är det sällsynt; med bara sex fält kvar händer det mer än två gånger av fem. Räkna sent i spelet med drag som inte ger något.
strategy-claim-it-open-figures = Inmutade fält, och risken för bankrutt på första kastet
strategy-claim-it-risk-title = När ska man sluta?
strategy-claim-it-risk-text = Experten slår nästan alltid igen när risken är under 10 %, tre gånger av fyra mellan 10 och 20 %, och slutar oftast därutöver. Här ligger alla sex nybyggarmarkörer ute: dags att sluta.
strategy-claim-it-risk-figures = Risken för bankrutt, och hur ofta experten slår igen
strategy-claim-it-stakes-title = Vad som står på spel
strategy-claim-it-stakes-text = Det är inte bara risken: ju fler markörer du skulle förlora, desto tidigare lönar det sig att sluta. Upp till tre markörer fortsätter experten nästan alltid, med sex väger det jämnt, och med åtta slutar experten oftast.
strategy-claim-it-stakes-figures = Markörer i draget, och hur ofta experten slår igen
strategy-claim-it-secure-title = Vad ska mutas in först?
strategy-claim-it-secure-text = Muta in fältet som håller ihop din guldgruva. Här binder 3/5 ihop Gröns övre och nedre fält: togs det skulle guldgruvan falla isär. En ny nybyggarmarkör någon annanstans är klart mindre värd.
strategy-claim-it-claim-title = Två gånger på samma fält
strategy-claim-it-claim-text = En inmutningsmarkör på en nybyggarmarkör från samma drag tar och mutar in ett fält på en gång, och den förbrukar ingen ny siffra. Till och med på en nästan tom spelplan är det klart mer värt än en ny nybyggarmarkör.
strategy-claim-it-take-title = Ett fält som räknas dubbelt
strategy-claim-it-take-text = Nybyggarmarkör 5 på 3/4 tar ett fält från Blå och binder samtidigt ihop tre delar av Gröns guldgruva. Leta efter sådana fält först: de är värda mer än en trygg inmutningsmarkör någon annanstans.
strategy-claim-it-last-title = Det sista draget
strategy-claim-it-last-text = I spelets sista drag finns inget att spara till. Förlorar du på att sluta, slå igen hur stor risken än är: här vinner det ändå ungefär ett spel av nio. Och vinner du på att sluta, sluta genast.
strategy-claim-it-quick-title = Med snabba nybyggare
strategy-claim-it-quick-text = I den här varianten går en nybyggarmarkör tillbaka så snart en inmutningsmarkör ligger på den. Efter fyra nybyggarmarkörer och fyra inmutningsmarkörer är nästa kast farligt i grundspelet, men nästan aldrig med snabba nybyggare. Dragen blir längre: lägg inmutningsmarkörer på dina nybyggarmarkörer, och fortsätt.
strategy-claim-it-quick-figures = Risken för bankrutt efter samma åtta markörer

## CLAIM

strategy-claim-followers-title = Vilka anhängare ska man värva?
strategy-claim-followers-text = Mätt i 200 000 spel med CLAIM:s egen kortlek: varje Riddare eller Dubbelgångare till i din hand i fas 2 ökar dina chanser, varje Vätte eller Dvärg till minskar dem. Lägg dina höga kort på de förra.
strategy-claim-cards-title = De bästa och de sämsta korten
strategy-claim-cards-text = Höga Dubbelgångare och Riddare är värda mest. Sämst är en Vätte 0 och, kanske oväntat, höga Dvärgar: de vinner stick, och i fas 2 går Dvärgar till förloraren. Låt motståndaren få dem.
strategy-claim-favour-title = Ingen gunst avgör ensam
strategy-claim-favour-text = Den som har en fraktions gunst vinner ungefär sju spel av tio, för Dvärgar något färre. Du behöver tre av fem, så se tidigt efter vilka två du kan släppa, och strid inte om dem.
strategy-claim-favour-figures = Hur ofta den som har gunsten vinner spelet
strategy-claim-duck-title = När ska man ge efter?
strategy-claim-duck-text = Vätte 9 går inte att slå, men Blå måste bekänna. Bara Vätte 0 vinner spelet: de högre Vättarna behövs i senare stick. Kan du inte vinna ett stick, förlora det med ditt lägsta kort.
strategy-claim-cheap-title = Räkna vad som är kvar
strategy-claim-cheap-text = Både Riddare 7 och Riddare 9 vinner det här sticket. Men Riddare 8 är kvar, och bara 9:an slår den. Vinn med 7:an nu, och spela sedan ut 9:an. Den som räknar en fraktion vet vilket kort som behövs när.
strategy-claim-void-title = Spela ut det som andra saknar
strategy-claim-void-text = Grön har inga Riddare kvar, så till och med Riddare 2 är stark när Blå spelar ut den: bara Dubbelgångaren kunde slå den. Minns vilka fraktioner motståndaren inte kunde bekänna; bordet minns dem också.
strategy-claim-dwarves-title = Att förlora med flit
strategy-claim-dwarves-text = Vättar och Riddare är redan Gröns, och Dvärgarna står 2 mot 2, med 9:an i Blås hög. Den sista Dvärgen är på Blås hand och går till den som förlorar dess stick. Alltså lämnar Grön ifrån sig utspelet med Vätte 0.
strategy-claim-doppelgangers-title = En Dubbelgångare som offer
strategy-claim-doppelgangers-text = Riddare 7 spelades ut, och Grön kan inte slå den. Blås hand är nästan bara Vättar, och var och en av Gröns Riddare kommer att slå en. Alltså slösas ingen bort här: en Dubbelgångare får spelas i stället för att bekänna.
strategy-claim-dragons-title = En Drake köper utspelet
strategy-claim-dragons-text = Grön kan inte bekänna, så sticket är förlorat. Men den som spelade sista Draken spelar ut i nästa. Det är vad Grön behöver här: alla andra kort förlorar spelet.
strategy-claim-gnomes-title = Lika kort
strategy-claim-gnomes-text = Av lika kort vinner det som spelades först. Spelar Grön ut Gnom 5 måste Blås Gnom 5 bekänna och är vunnen. Väntar Grön spelar Blå ut den, och då är det tvärtom.
