# What the terminal app alone says.

## The start, and setting up

terminal-play = Play { $game }
terminal-join = Join a table by its link
terminal-host = Open a table at a server
terminal-host-where = The server's address. Enter goes there, Esc goes back.
terminal-host-game = Which game shall be played?
terminal-resume = Go on: { $game }
terminal-puzzles = Puzzles
terminal-quit = Quit
terminal-start-keys = Arrow keys and Enter, a number, or the mouse. ? shows help.
terminal-form-keys = Up and down: another line. Left and right: change it. Enter on the last line starts. Esc goes back.
terminal-seat = Seat { $seat }
terminal-partners = Partners sit opposite each other: seats a and c against b and d.

## At the table

terminal-keys = Enter use · Tab next · i info · h history · R rules · u undo · ? help · q leave
terminal-place-ways = { $ways ->
    [one] There is one way to use it.
   *[other] There are { $ways } ways to use it.
}
terminal-open = open
terminal-pile = pile
terminal-scored = Scored
terminal-save = Keep the game
terminal-stay = Stay
terminal-leave = Leave the game
terminal-leave-sure = The game is not over. Leave it all the same?
terminal-leave-kept = The game is not over. It is kept: you can go on with it from the start screen. Leave?
terminal-close-keys = Up and down scroll. Enter or Esc closes.

## Help

terminal-help-title = Help
terminal-rules = The rules
terminal-history = What happened
terminal-information = At a glance
terminal-key-arrows = Arrows
terminal-does-arrows = move over the board, the hand, or the choices
terminal-does-tab = go to the next space or card that may be used
terminal-does-enter = place, play or choose; where that is not possible: say why
terminal-does-roll = Claim It!: roll again, stop
terminal-does-information = what the signs or the factions mean, and what is known
terminal-does-history = everything that happened in this game
terminal-does-hint = what a strong player would do
terminal-does-rules = all rules with their numbers
terminal-does-undo = take back a move that revealed nothing
terminal-does-help = this page
terminal-does-leave = leave
terminal-signs = On the board
terminal-sign-empty = an empty space
terminal-sign-held = held by seat b
terminal-sign-secured = secured by seat b for good
terminal-sign-squatter = squatter 2, placed this turn
terminal-sign-claimed = a claim marker on squatter 2 on a space of b
terminal-sign-offer = what may be placed here now: squatter 2, or a claim marker
terminal-legend-cards = Faint cards may not be played now: Enter says why. A plus below a card: it would win the trick so far. The letters below the cards of a trick are the seats; an arrow marks the winner of the last one.

## Keeping a game

terminal-save-where = Write the game to which file? Enter writes it, Esc goes back.
terminal-saved = The game is in { $file }.

## A table at a server

terminal-join-link = The link to the table, such as http://localhost:8000/table/... Enter goes there, Esc goes back.
terminal-does-talk = at a server's table: say something
terminal-does-give-up = give up

## Refusals

error-no-table-link = { $link } is not a link to a table: one looks like http://localhost:8000/table/...
error-no-server-address = { $server } is not the address of a server, such as http://localhost:8000
error-server-needs-game = say with --game which game the table is for
error-engine-needs-table = an engine needs the link of a table, or --server
error-engine-rated = an engine does not play rated games
error-engine-no-seat = no seat is free at this table
error-unreachable = the server { $server } can't be reached: { $why }
error-not-claimstead = what answers there is not a Claimstead server

## Lessons

terminal-lesson-keys = Arrows and Enter: try it · n next · b back · ? help · q leave

## Puzzles and reviews

terminal-puzzle-keys = Arrows and Enter: answer · h hint · g give up · n another · ? help · q leave
terminal-puzzle-today = The puzzle of the day
terminal-puzzle-next = Another one
terminal-open-file = Which game's file? Enter opens it, Esc goes back.
terminal-which-game = Which game of this file? Esc goes back.
terminal-review-keys = Left/right: move by move · m moment · a accounts · e eyes · ? help · q leave

## The command line

bench-rules = rules, random games
bench-kernel = kernel, random games
bench-solver = solver, a whole phase 2
bench-player = player { $player }, a move
bench-measuring = Measuring
error-output-closed = the output was closed by its reader
error-output-failed = the output cannot be written: { $why }
error-write-failed = { $file } cannot be written: { $why }
error-needs-terminal = a table at a server can be joined only in a terminal
error-resume-needs-terminal = a game that was left can be resumed only in a terminal
