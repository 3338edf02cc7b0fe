# Vad bara appen i terminalen säger.

## The start, and setting up

terminal-play = Spela { $game }
terminal-join = Gå till ett bord med en länk
terminal-host = Öppna ett bord på en server
terminal-host-where = Serverns adress. Enter går dit, Esc går tillbaka.
terminal-host-game = Vilket spel ska spelas?
terminal-resume = Fortsätt: { $game }
terminal-puzzles = Problem
terminal-quit = Avsluta
terminal-start-keys = Piltangenter och Enter, en siffra eller musen. ? visar hjälpen.
terminal-form-keys = Upp och ner: en annan rad. Vänster och höger: ändra. Enter på sista raden startar. Esc går tillbaka.
terminal-seat = Plats { $seat }
terminal-partners = Partner sitter mitt emot varandra: plats a och c mot b och d.

## At the table

terminal-keys = Enter välj · Tab · i info · h historik · R regler · u ångra · ? hjälp · q lämna
terminal-place-ways = { $ways ->
    [one] Det finns ett sätt.
   *[other] Det finns { $ways } sätt.
}
terminal-open = öppet
terminal-pile = hög
terminal-scored = Vunna
terminal-save = Spara partiet
terminal-stay = Bli kvar
terminal-leave = Lämna partiet
terminal-leave-sure = Partiet är inte slut. Lämna det ändå?
terminal-leave-kept = Spelet är inte slut. Det sparas och kan fortsättas från startskärmen. Lämna?
terminal-close-keys = Upp och ner rullar. Enter eller Esc stänger.

## Help

terminal-help-title = Hjälp
terminal-rules = Reglerna
terminal-history = Vad som hände
terminal-information = I korthet
terminal-key-arrows = Pilar
terminal-does-arrows = gå över spelplanen, handen eller valen
terminal-does-tab = till nästa fält eller kort som får användas
terminal-does-enter = sätta, spela eller välja; där det inte går: säga varför
terminal-does-roll = Claim It!: slå igen, sluta
terminal-does-information = vad tecknen eller fraktionerna betyder, och vad som är känt
terminal-does-history = allt som har hänt i partiet
terminal-does-hint = vad en stark spelare skulle göra
terminal-does-rules = alla regler med nummer
terminal-does-undo = ta tillbaka ett drag som inte avslöjade något
terminal-does-help = den här sidan
terminal-does-leave = lämna
terminal-signs = På spelplanen
terminal-sign-empty = ett tomt fält
terminal-sign-held = nybyggarfält för plats b
terminal-sign-secured = inmutat av plats b för gott
terminal-sign-squatter = nybyggarmarkör 2, satt under draget
terminal-sign-claimed = en inmutningsmarkör på nybyggarmarkör 2 på ett fält för b
terminal-sign-offer = vad som får sättas här nu: nybyggarmarkör 2 eller en inmutningsmarkör
terminal-legend-cards = Bleka kort får inte spelas nu: Enter säger varför. Ett plus under ett kort: det skulle vinna sticket hittills. Bokstäverna under korten i ett stick är platserna; en pil visar vem som vann det senaste.

## Keeping a game

terminal-save-where = Till vilken fil ska partiet? Enter skriver den, Esc går tillbaka.
terminal-saved = Partiet finns i { $file }.

## A table at a server

terminal-join-link = Länken till bordet, som http://localhost:8000/table/... Enter går dit, Esc går tillbaka.
terminal-does-talk = vid en servers bord: säga något
terminal-does-give-up = ge upp

## Refusals

error-no-table-link = { $link } är ingen länk till ett bord: den ser ut som http://localhost:8000/table/...
error-no-server-address = { $server } är ingen adress till en server, som http://localhost:8000
error-server-needs-game = ange med --game vilket spel bordet är för
error-engine-needs-table = en motor behöver länken till ett bord, eller --server
error-engine-rated = en motor spelar inga rankade partier
error-engine-no-seat = ingen plats är ledig vid det här bordet
error-unreachable = servern { $server } kan inte nås: { $why }
error-not-claimstead = det som svarar där är ingen Claimstead-server

## Lessons

terminal-lesson-keys = Pilar och Enter: pröva · n nästa · b tillbaka · ? hjälp · q lämna

## Puzzles and reviews

terminal-puzzle-keys = Pilar och Enter: svara · h tips · g ge upp · n ett annat · ? hjälp · q lämna
terminal-puzzle-today = Dagens problem
terminal-puzzle-next = Ett annat
terminal-open-file = Vilken fil med ett parti? Enter öppnar den, Esc går tillbaka.
terminal-which-game = Vilket parti i filen? Esc går tillbaka.
terminal-review-keys = Vänster/höger: drag för drag · m ögonblick · a bokslut · e ögon · ? · q lämna

## The command line

bench-rules = regler, slumpmässiga partier
bench-kernel = kärna, slumpmässiga partier
bench-solver = lösare, en hel fas 2
bench-player = spelaren { $player }, ett drag
bench-measuring = Mäter
error-output-closed = ingen läser utskriften längre
error-output-failed = utskriften kan inte skrivas: { $why }
error-write-failed = { $file } kan inte skrivas: { $why }
error-needs-terminal = till en servers bord kommer man bara i en terminal
error-resume-needs-terminal = ett parti som lämnats kan bara återupptas i en terminal
