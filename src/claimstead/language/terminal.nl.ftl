# Wat alleen de app in de terminal zegt.

## The start, and setting up

terminal-play = { $game } spelen
terminal-join = Met een link naar een tafel
terminal-host = Een tafel op een server openen
terminal-host-where = Het adres van de server. Enter gaat erheen, Esc gaat terug.
terminal-host-game = Welk spel wordt er gespeeld?
terminal-resume = Verder spelen: { $game }
terminal-puzzles = Puzzels
terminal-quit = Stoppen
terminal-start-keys = Pijltjes en Enter, een cijfer of de muis. ? toont de hulp.
terminal-form-keys = Omhoog en omlaag: andere regel. Links en rechts: wijzigen. Enter op de laatste regel start. Esc gaat terug.
terminal-seat = Plaats { $seat }
terminal-partners = Maten zitten tegenover elkaar: plaats a en c tegen b en d.

## At the table

terminal-keys = Enter kiest · Tab · i info · h verloop · R regels · u terug · ? hulp · q weg
terminal-place-ways = { $ways ->
    [one] Er is één mogelijkheid.
   *[other] Er zijn { $ways } mogelijkheden.
}
terminal-open = ligt open
terminal-pile = stapel
terminal-scored = Puntenstapel
terminal-save = Partij bewaren
terminal-stay = Blijven
terminal-leave = Partij verlaten
terminal-leave-sure = De partij is nog niet afgelopen. Toch weggaan?
terminal-leave-kept = Het spel is niet afgelopen. Het wordt bewaard en kan vanaf het startscherm worden voortgezet. Verlaten?
terminal-close-keys = Omhoog en omlaag bladert. Enter of Esc sluit.

## Help

terminal-help-title = Hulp
terminal-rules = De regels
terminal-history = Wat er gebeurde
terminal-information = In één oogopslag
terminal-key-arrows = Pijltjes
terminal-does-arrows = over het bord, de hand of de keuzes gaan
terminal-does-tab = naar het volgende veld of de volgende kaart die mag
terminal-does-enter = plaatsen, spelen of kiezen; waar dat niet kan: zeggen waarom
terminal-does-roll = Claim It!: doorgaan, stoppen
terminal-does-information = wat de tekens of de facties betekenen, en wat bekend is
terminal-does-history = alles wat er in deze partij gebeurde
terminal-does-hint = wat een sterke speler zou doen
terminal-does-rules = alle regels met hun nummers
terminal-does-undo = een zet terugnemen die niets onthulde
terminal-does-help = deze pagina
terminal-does-leave = weggaan
terminal-signs = Op het bord
terminal-sign-empty = een leeg veld
terminal-sign-held = 'gewoon' veld van plaats b
terminal-sign-secured = door plaats b definitief geclaimd
terminal-sign-squatter = kraaksteen 2, deze beurt geplaatst
terminal-sign-claimed = een claimsteen op kraaksteen 2 op een veld van b
terminal-sign-offer = wat hier nu mag: kraaksteen 2 of een claimsteen
terminal-legend-cards = Vage kaarten mogen nu niet gespeeld worden: Enter zegt waarom. Een plus onder een kaart: die zou de slag tot nu toe winnen. De letters onder de kaarten van een slag zijn de plaatsen; een pijl toont wie de laatste won.

## Keeping a game

terminal-save-where = Naar welk bestand moet de partij? Enter schrijft het, Esc gaat terug.
terminal-saved = De partij staat in { $file }.

## A table at a server

terminal-join-link = De link van de tafel, zoals http://localhost:8000/table/... Enter gaat erheen, Esc gaat terug.
terminal-does-talk = aan de tafel van een server: iets zeggen
terminal-does-give-up = opgeven

## Refusals

error-no-table-link = { $link } is geen link van een tafel: die ziet eruit als http://localhost:8000/table/...
error-no-server-address = { $server } is geen adres van een server, zoals http://localhost:8000
error-server-needs-game = zeg met --game voor welk spel de tafel is
error-engine-needs-table = een engine heeft de link van een tafel nodig, of --server
error-engine-rated = een engine speelt geen partijen voor de rating
error-engine-no-seat = aan deze tafel is geen plaats vrij
error-unreachable = de server { $server } is niet te bereiken: { $why }
error-not-claimstead = wat daar antwoordt is geen server van Claimstead

## Lessons

terminal-lesson-keys = Pijltjes en Enter: proberen · n verder · b terug · ? hulp · q weg

## Puzzles and reviews

terminal-puzzle-keys = Pijltjes en Enter: antwoorden · h tip · g opgeven · n een andere · ? · q weg
terminal-puzzle-today = De puzzel van vandaag
terminal-puzzle-next = Een andere
terminal-open-file = Welk bestand van een partij? Enter opent het, Esc gaat terug.
terminal-which-game = Welk spel uit dit bestand? Esc gaat terug.
terminal-review-keys = Links/rechts: zet voor zet · m moment · a balans · e ogen · ? hulp · q weg

## The command line

bench-rules = regels, willekeurige partijen
bench-kernel = kern, willekeurige partijen
bench-solver = oplosser, een hele fase 2
bench-player = speler { $player }, een zet
bench-measuring = Aan het meten
error-output-closed = niemand leest de uitvoer nog
error-output-failed = de uitvoer kan niet geschreven worden: { $why }
error-write-failed = { $file } kan niet geschreven worden: { $why }
error-needs-terminal = aan de tafel van een server kom je alleen in een terminal
error-resume-needs-terminal = een verlaten partij kun je alleen in een terminal hervatten
