# What a review, puzzles and duplicate matches say, here and in the browser.

# Refusals

setup-no-review = the game { $game } can't be reviewed

# The three moments that decided a game: what is to be learned of each

review-advice-rolled-too-far = { $seat } rolled on at a { $bust }% risk of busting: stopping was worth { $percent }% more. Stop when there is more to lose than to gain.
review-advice-stopped-too-early = { $seat } stopped where rolling on was worth { $percent }% more: only { $bust }% of all rolls bust. Roll on while little can go wrong.
review-advice-secure = { $seat } played { $move }; { $best } was worth { $percent }% more. Nobody can take away what you have secured.
review-advice-other-move = { $seat } played { $move }; { $best } was worth { $percent }% more. Compare all moves before you make the first good one.
review-advice-could-not-know = { $best } instead of { $move } was worth { $percent }% more to { $seat }, but only somebody who saw all the cards could know. Nothing to regret.
review-advice-lucky-roll = The roll { $move } brought { $seat } { $percent }%. Nobody decided this: take it and go on.
review-advice-unlucky-roll = The roll { $move } cost { $seat } { $percent }%. Nobody decided this: leave it behind.
review-advice-bust-at-once = { $seat } bust on the first roll of the turn, a risk of { $bust }%, and lost { $percent }%. Having spaces of your own to secure makes this rarer.
review-advice-bust-against-advice = { $seat } rolled on at a risk of { $bust }% and bust, which cost { $percent }%. Stopping was the better choice before the dice fell.
review-advice-bust-by-luck = { $seat } rolled on at a risk of { $bust }% and bust, which cost { $percent }%. The choice was right all the same: do it again.
review-advice-deal = The deal was worth { $percent }% to { $seat }. With bad cards, win what is within reach; with good ones, keep it simple.
review-advice-draw = What came from the pile was worth { $percent }% to { $seat }. Nobody decided this: go on from what is there.

# Puzzles

error-no-such-puzzle = there is no puzzle { $id }: they are numbered from 1 to { $most }
setup-too-few-puzzles = after very many games there are only { $found } of { $wanted } puzzles

puzzle-ask-only-card = It is your turn, and all cards are known. Only one card wins: which?
puzzle-ask-placement = You have rolled { $dice }. Which stone goes where?
puzzle-ask-roll-or-stop = The choice is yours: roll once more, or stop?
puzzle-title = Puzzle { $id }, grade { $grade } of { $grades }: { $setup }
puzzle-line = The line: { $line }
puzzle-streak = Days in a row: { $days }. Your best: { $best }.
puzzle-your-answer = Your answer (? for a hint, q to give up):
puzzle-no-more-hints = There are no more hints.
puzzle-making = Making puzzles
puzzle-made = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
} from { $games ->
    [one] one game
   *[other] { $games } games
} in { $seconds } s.
puzzle-right = Right!
puzzle-wrong = { $move } is not the solution.
puzzle-given-up = This is how it goes.
puzzle-only-card = { $card } wins, whatever your opponent does. Every other card lets victory slip.
puzzle-allows-draw = After { $card } your opponent gets a draw.
puzzle-allows-loss = After { $card } your opponent wins.
puzzle-places = { $move } is worth { $best }% of a victory; the next best, { $second }, is worth { $other }%.
puzzle-then-rolls = Then roll on: { $bust }% of all rolls bust.
puzzle-then-stops = Then stop: { $bust }% of all rolls would bust.
puzzle-rolls = Rolling is worth { $best }% of a victory, stopping { $other }%, although { $bust }% of all rolls bust.
puzzle-stops = Stopping is worth { $best }% of a victory, rolling { $other }%: { $bust }% of all rolls bust.
puzzle-costs = { $move } is worth { $value }% of a victory; the best move is worth { $best }%.
puzzle-hint-win = Win this trick.
puzzle-hint-lose = Let your opponent have this trick.
puzzle-hint-faction = Play a card of the { $faction ->
    [go] Goblins
    [kn] Knights
    [un] Undead
    [dw] Dwarves
    [do] Doppelgangers
    [gn] Gnomes
    [gi] Giants
    [dr] Dragons
    [tr] Trolls
    [se] Seers
   *[other] { $code }
}.
puzzle-hint-squatter = It is a squatter.
puzzle-hint-claim-marker = It is a claim marker.
puzzle-hint-column = Look at column { $column }.
puzzle-hint-row = Look at row { $row }.
puzzle-hint-not = { $move } is not it.
puzzle-hint-bust = You bust on the next roll in { $bust }% of all cases.
puzzle-hint-stake = If you stop, your largest mine has { $mine ->
    [one] one space
   *[other] { $mine } spaces
} and { $secured } of your spaces are secured; if you bust, it is { $before } and { $fewer }.

# Duplicate matches

setup-match-number = a match has from 1 to { $most } { $what ->
    [boards] boards
    [groups] groups
   *[people] people in a group
}
setup-match-benches = at most { $most } levels can play along, each once
setup-match-alone = there must be somebody to compare with: a second group, or a level that plays along
table-no-such-match = there is no such match
table-match-joined = you have joined this match already
table-match-not-joined = join the match first
table-match-full = no chair is free
table-match-played = you have played all boards
table-match-over = the match is over
table-match-on = this is told when all tables of the match are over
table-match-table = a table of a duplicate match can be watched when all its tables are over

## The browser app: the analysis board

ui-analysis = Analysis board
ui-analysis-about = Set up a position, or paste one as text. Then ask which move is best, who wins how often, and which rolls would bust.
ui-analysis-mode = What clicks do
ui-analysis-try = Try moves
ui-analysis-set = Set up
ui-analysis-back = Back
ui-analysis-surprise = A random position
ui-analysis-worth = What it is worth
ui-analysis-ask = Best move?
ui-analysis-thinking = Thinking …
ui-analysis-deeper = Think longer
ui-analysis-text = The position as text
ui-analysis-take-text = Set up this text
ui-analysis-moment = Where the game stands
ui-analysis-turn = On turn
ui-analysis-lead = Leads the trick
ui-analysis-due = What is due
ui-analysis-due-roll = the dice
ui-analysis-due-place = a placement
ui-analysis-due-choose = roll or stop
ui-analysis-due-over = nothing: it is over
ui-analysis-die = Die: { $value }. Turn it
ui-analysis-left = Turns left in the last round
ui-analysis-left-none = not called yet
ui-analysis-clear = Clear all
ui-analysis-stones = Stones
ui-analysis-held = { $name }: held space
ui-analysis-secured = { $name }: secured space
ui-analysis-squatter = Squatter { $number }
ui-analysis-claim-marker = Claim marker of this turn
ui-analysis-erase = Take everything off a space
ui-analysis-tray-hand = Hand
ui-analysis-tray-followers = Followers
ui-analysis-tray-score = Score pile
ui-analysis-tray-open = Open Gnomes
ui-analysis-tray-trick = Trick, in order of play
ui-analysis-tray-middle = Turned up
ui-analysis-tray-pile = Draw pile, top first
ui-analysis-tray-trolls = Trolls left lying
ui-analysis-tray-giants = Giants to be asked
ui-analysis-box = The box
ui-analysis-box-about = Click a card to put it here: { $tray }. Cards that stay in the box count as discarded.
ui-analysis-all-placed = all placed
ui-analysis-put-on = { $card }: put on { $tray }
ui-analysis-take-off = { $card }: take off { $tray }
ui-analysis-play-card = Play { $card }
ui-analysis-phase = Phase
ui-analysis-phase-1 = 1: recruiting
ui-analysis-phase-2 = 2: winning
ui-analysis-stage-play = a card
ui-analysis-stage-seer = a Seer's choice
ui-analysis-stage-pick = choosing a recruit
ui-analysis-stage-smash = a Giant asks
ui-analysis-other-deck = Other factions or players
ui-analysis-take-deck = Take this deck
ui-analysis-exact = Solved: these values are exact.
ui-analysis-bar = An estimate, give or take { $bar }.
ui-analysis-moves = The moves, the best first
ui-analysis-line = Best play to the end
ui-analysis-bust = The next roll
ui-chances = Chances to win
ui-option-made = played
ui-options-all = Show all { $count }
ui-rolls = The { $rolls } rolls
ui-rolls-one = { $roll }{ $busts ->
    [yes] : busts
   *[no] : goes on
}
ui-rolls-losing = bust: { $rolls } of the 56 rolls, { $losing } of 216 ways the dice can fall

# What a review says

error-no-such-language = there is no language { $language }: try one of { $languages }
review-progress = Looking at every move
review-heading = Review: { $game }
review-unfinished = The game was not played to its end: there is no result to compare with.
review-page-written = The page is in { $file }
replay-play = Play it, or stop
review-is-exact = Every figure is exact.
review-is-estimated = The figures are estimates; the error bar tells how far they may be off.
review-how = All figures are percentages of a victory. Result = expectation + luck + own decisions + decisions of the others, with nothing left over. A decision counts against what was expected of the position; what it lost against the best move is shown separately. The luck-adjusted result is the result without the luck.
review-moments = The moments that decided
review-moves = Move by move
review-curve = Chances to win
review-accounts = Luck and errors
review-position = The position before step { $number }
review-grid = The { $rolls } rolls; those that bust are filled
review-seat = Seat
review-move = Move
review-chances = Chances after
review-luck = Luck
review-loss = Loss
review-hindsight-loss = In hindsight
review-word = Word
review-best = Best
review-rolls = Next roll
review-bust = { $percent }% bust
review-busted = bust
analyse-chance = Chance of { $seat }
analyse-of-engine = The figures are the engine's own.
analyse-move-alone = The engine names its move and no figures.
review-expectation = Expectation
review-luck-of = Luck: { $kind }
review-own = Own decisions
review-others = Decisions of the others
review-result = Result
review-adjusted = Luck-adjusted result
review-errors-known = Lost by what you could know
review-errors-hindsight = Lost in hindsight
review-kind-decision = decision
review-kind-roll = roll
review-kind-deal = deal
review-kind-draw = draw
review-kind-turn-up = turned up
review-word-best = best
review-word-good = good
review-word-inaccuracy = inaccuracy
review-word-mistake = mistake
review-word-blunder = blunder

## The browser app: reviews

ui-review-of = { $game }: what it was worth
ui-review-working = The game is being reviewed
ui-review-progress = { $stage ->
    [waiting] Other games come first.
    [preparing] Getting ready …
   *[looking] { $percent } done
}
ui-review-curve = Chances to win, step by step
ui-review-curve-at = Step { $step }: { $chances }
ui-review-moves = The moves
ui-review-only-errors = only errors
ui-review-no-errors = Nobody made an error.
ui-review-totals = Luck and skill
ui-review-luck = Luck
ui-review-luck-roll = dice
ui-review-luck-deal = deal
ui-review-luck-draw = cards drawn
ui-review-luck-turn-up = cards turned up
ui-review-errors = Errors
ui-review-result = Result
ui-review-adjusted = Without the luck
ui-review-words = Decisions
ui-review-about = All figures are hundredths of a victory, gained or lost. Luck is what dice and cards brought beyond the average. A decision counts against what was expected of the position; luck and decisions lead from the expectation to the result. Errors are what your own decisions cost against the best move, given what you knew.
ui-review-better = { $best } was better. Cost: { $points }
ui-review-lucky = { $lucky ->
    [yes] Good luck: { $points }
   *[no] Bad luck: { $points }
}
ui-review-options = What you could do
ui-review-options-known = Given what you could know
ui-review-options-hindsight = With all cards open
ui-review-bust-before = What this roll could have been
ui-review-play = Play it better from here
ui-review-analyse = To the analysis board
ui-review-deeper = Look deeper
ui-review-keys = Left and right arrow keys go back and on; on the curve, Page Up and Page Down go from error to error.

## The browser app: puzzles

ui-puzzles = Puzzles
ui-puzzle-today = The puzzle of the day
ui-puzzle-number = Puzzle { $number }
ui-puzzle-grade = Grade { $grade } of 5
ui-puzzle-grades = How hard
ui-puzzle-kind = What is asked
ui-puzzle-every-kind = All
ui-puzzle-kind-only-card = CLAIM: only one card wins
ui-puzzle-kind-placement = Claim It!: which stone where?
ui-puzzle-kind-roll-or-stop = Claim It!: roll or stop?
ui-puzzle-how-only-card = Click the card.
ui-puzzle-how-placement = Click the space.
ui-puzzle-others = { $count } puzzles, { $done } solved
ui-puzzle-solve = Solve it
ui-puzzle-look-again = Look again
ui-puzzle-done = solved
ui-puzzle-none = None of this kind.
ui-puzzle-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
ui-puzzle-rating = Your rating at puzzles: { $rating }, almost certainly between { $rating } and { $most } ({ $count } counted, each by its first answer).
ui-puzzle-best = Best: { $days }
ui-puzzle-hint = Hint { $number } of { $all }
ui-puzzle-give-up = Show the solution
ui-puzzle-next = Another puzzle
ui-puzzle-all = All puzzles
ui-puzzle-line = How it goes on

## The browser app: duplicate matches

ui-duplicates = Duplicate matches
ui-duplicate-about = The same dice and cards at every table, so that only skill decides. Everybody plays the same boards with the seats rotated; the results are compared board by board, as bridge players do.
ui-duplicate-mine = Your matches
ui-duplicate-boards-count = { $count ->
    [one] one board
   *[other] { $count } boards
}
ui-duplicate-gathering = waiting for players
ui-duplicate-playing = being played
ui-duplicate-over = over
ui-duplicate-who = Compared with whom
ui-duplicate-alone = Me against the levels
ui-duplicate-friends = Friends, by link
ui-duplicate-alone-about = You play the boards; computer players play them in your place too, to compare with.
ui-duplicate-friends-about = Each group plays the same boards at tables of its own, whenever it likes.
ui-duplicate-groups = Groups
ui-duplicate-people = People in a group
ui-duplicate-boards = Boards
ui-duplicate-level = The other seats
ui-duplicate-benches = Levels that play along
ui-duplicate-open = Open the match
ui-duplicate-of = Duplicate match: { $game }
ui-duplicate-facts = { $boards ->
    [one] One board
   *[other] { $boards } boards
}. Seats without people are played by: { $level }.
ui-duplicate-play = Play board { $number } of { $all }
ui-duplicate-join = Join
ui-duplicate-quit = Leave
ui-duplicate-end = End the match
ui-duplicate-end-sure = No further board is begun. What has been played counts.
ui-duplicate-waiting = Your group is not complete yet: send the link to whoever is missing.
ui-duplicate-done = You have played all boards. The others are still at it.
ui-duplicate-results = Results
ui-duplicate-points = Match points
ui-duplicate-points-about = Two match points for everybody you beat on a board, one for a tie. You see the results of a board when you have finished it yourself.
ui-duplicate-board = Board { $number }
ui-duplicate-free = free chair
ui-duplicate-bench = computer player
ui-duplicate-cell-waiting = not yet
ui-duplicate-cell-playing = playing
ui-duplicate-cell-over = done
ui-duplicate-result = { $how ->
    [won] won
    [lost] lost
   *[shared] shared
}{ $margin ->
    [none] {""}
    [0] {""}
   *[other] { " " }by { $margin }
}
ui-duplicate-cell-points = { $points } of { $most }
ui-duplicate-look = Review
ui-duplicate-invite = Whoever has this link can take a free chair.
