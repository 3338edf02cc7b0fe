### English. The names say where a message is used: illegal-… refuses a move,
### text-… a text, setup-… a set-up; outcome-… says how a game was decided.

## Moves refused in any game

illegal-game-over = the game is over
illegal-not-your-turn = it is not the turn of seat { $seat }: { $actor } is to act

## Moves refused in Claim It!

illegal-first-roll-due = a turn begins with a roll of the dice
illegal-dice-due = the dice are to be rolled now
illegal-no-such-roll = a roll is three dice from 1 to { $sides }, written from low to high
illegal-stone-due = a stone has to be placed for this roll
illegal-dice-do-not-give = the dice { $dice } do not give { $move }
illegal-choose-first = say first whether to roll again or to stop
illegal-space-claimed = { $place } has a claim marker already
illegal-squatter-due = { $place } takes a squatter, not a claim marker
illegal-claim-marker-due-own = { $place } is your own and takes a claim marker, not a squatter
illegal-claim-marker-due-squatter = { $place } has a squatter and takes a claim marker, not another squatter
illegal-squatter-on-board = squatter { $squatter } is already on the board
illegal-squatter-covered = squatter { $squatter } lies under a claim marker until the turn ends
illegal-no-claim-marker-left = all { $count } claim markers are on the board
illegal-no-player-marker-left = stopping would need more than your { $count } player markers

## Moves refused in CLAIM

illegal-deal-due = the cards have to be dealt first
illegal-deal-is-not-the-deck = a deal has each of the { $count } cards of the deck once
illegal-card-not-in-deck = { $card } is not in this deck
illegal-card-not-in-hand = { $card } is not in your hand
illegal-must-follow = { $led } was led and you can follow it, so { $card } may not be played
illegal-play-a-card = a card has to be played now
illegal-take-or-pile = take a card from the middle or the one you saw on the pile
illegal-take-from-middle = one of the cards in the middle has to be taken
illegal-not-in-the-middle = { $card } does not lie in the middle
illegal-pile-not-open = only who wins the trick with a card that looks at the pile may take from it
illegal-smash-or-spare = say whether a card is smashed or spared
illegal-nothing-to-smash = { $by } cannot smash { $card } in front of seat { $seat }

## Set-ups refused

setup-claim-it-players = Claim It! is for 2 to 5 players, not { $players }
setup-claim-it-variant = there is no variant { $variant }: it is base or quick
setup-claim-it-size = a board has a size from 2 to 6, not { $size }
setup-claim-it-small-needs-end = a board of size { $size } needs secured_to_end: how many secured spaces call the last round
setup-claim-it-secured = the last round is called at 1 to { $most } secured spaces, not { $secured }
setup-claim-players = CLAIM is for 2 to 4 players, not { $players }
setup-no-such-faction = there is no faction { $faction }: the codes are { $factions }
setup-faction-twice = a faction can be in a deck only once
setup-one-pair = a deck has exactly one pair of factions: { $pairs }
setup-ten-card-factions = with { $players } players a deck has one pair and { $tens } further factions
setup-no-such-card = the box has no card { $card }, or not so many of it
setup-short-deck-size = with { $players } players a short deck has a multiple of { $multiple } cards
setup-factions-or-cards = a game of CLAIM needs either its factions or its cards

setup-no-training = there is no training for { $game }
setup-no-such-player = there is no player { $player } of this game: the players are { $players }

setup-arena-entrants = { $sides ->
    [2] an arena needs at least 2 players, not { $entrants }
   *[other] this game has { $sides } sides, so the arena needs 2 players (one against a table of the other) or { $sides }, not { $entrants }
}
setup-arena-plays-not = { $player } does not play { $game }
setup-arena-games = { $games } games are not whole rounds: each has { $sides } games, so that everybody sits everywhere
setup-arena-sequential = the sequential test is between two players
setup-arena-elo-order = the lower Elo of a sequential test must be below the higher one and both from -{ $most } to { $most }, not { $low } and { $high }
setup-arena-seconds = the seconds for a move must be more than 0

setup-solve-two-players = only CLAIM with two players can be solved
setup-solve-phase-2 = only positions of phase 2 can be solved
setup-solve-too-large = this deck has more cards than the solver has room for
setup-solve-over = the game is over: there is nothing left to solve

## Other refusals

error-not-readable = { $file } cannot be read: { $why }
error-not-writable = { $file } cannot be written: { $why }
error-no-dask = a cluster needs Dask, which is not installed here: pip install "claimstead[cluster]"
error-no-cluster = there is no cluster at { $address }: { $why }

## Chances that cannot be listed

chances-deal = there are too many deals to list: draw one instead

## Texts refused in any game

text-other-game = this is { $found }, the game here is { $expected }
text-no-such-seat = there is no seat { $seat }: the seats are { $seats }
text-no-such-position = { $text } begins no position: write claim: and the factions, or claim-it, players and variant
text-small-position = this position is of a small game with a board of { $size } rows: only whole games can be told from a position alone
text-number = { $text } is not a whole number
text-no-such-setup = { $text } names no game: write claim-it, players and variant, or claim, players and factions

## Texts refused in Claim It!

text-claim-it-move = { $text } is no move: write a roll as 235, a squatter as 2@3/5, a claim marker as *@3/5, or roll, or stop
text-no-such-space = there is no space { $place } on a board of size { $size }
text-dice-not-sorted = write the dice from low to high: { $sorted }, not { $dice }
text-no-such-die = there is no { $die } on dice with { $sides } sides
text-claim-it-fields = a position has { $fields } fields split by ; but this has { $found }
text-board-size = a board of size { $size } has { $size } rows split by / with { $size } cells each
text-no-such-cell = { $cell } is no cell: write . or a seat's letter, then a squatter's number, then *
text-no-such-squatter = { $cell }: the squatters are numbered from 1 to { $size }
text-stone-on-secured = { $cell }: nothing can be placed on a secured space
text-no-such-due = { $due } is not due: write roll, three dice, choose or over
text-turns-left = { $found } is no number of turns left: write - or a number up to { $players }
text-squatter-twice = squatter { $squatter } is on the board twice
text-too-many-claim-markers = there are only { $count } claim markers
text-too-many-player-markers = seat { $seat } has only { $count } player markers
text-squatter-on-own = { $place }: a squatter never lies on a marker of the player on turn
text-squatter-still-there = { $place }: in the quick variant the squatter under a claim marker goes back at once
text-claim-marker-without-squatter = { $place }: a claim marker lies on one's own marker or on a squatter
text-over-and-turns-left = a game is over exactly when 0 turns are left
text-stones-when-over = no stone of a turn lies on the board when the game is over
text-nothing-to-choose = to choose, a stone must have been placed this turn
text-roll-is-bust = the roll { $dice } allows no placement: it is a bust already

## Texts refused in CLAIM

text-claim-move = { $text } is no move: write a card as Gn7, or take Gi5, take pile, smash b Gn5, spare, or deal and all cards
text-card = { $text } is no card: write a faction's code and a value, as Gn7
text-no-such-card = the box has no card { $card }
text-phase = { $found } is no phase: write phase: 0, 1 or 2
text-nothing-before-the-deal = before the deal nothing else can be said, but here is { $key }
text-no-colon = { $line } is not a key and a value split by a colon
text-no-such-key = there is no key { $key } in a position with these seats
text-key-twice = { $key } stands there twice
text-stage = { $found } is no stage: write one of { $stages }
text-faction-not-in-deck = there is no faction { $faction } in this deck
text-card-too-often = { $card } is named more often than the deck has it
text-card-missing = { $card } lies nowhere
text-lead-and-turn = a game that goes on needs both lead and turn, one that is over has neither and no cards but in the score piles
text-not-in-this-phase = { $key } is empty in phase { $phase }
text-not-in-this-stage = { $key } is empty unless the stage is smash
text-does-not-lie-there = { $card } never lies there: { $key }
text-known-but-not-there = seat { $seat } does not have what is known of it: { $cards }
text-void-but-there = seat { $seat } is void in { $faction }, yet has it in hand
text-over-is-over = a game that is over has no stage and no voids
text-trick-is-whole = all have played to the trick already
text-not-on-turn = seat { $expected } is on turn, not { $seat }
text-hand-sizes = the sizes of the hands do not fit the trick
text-no-cards-left = no cards are left to play: a game that is over has no lead and no turn
text-choice-needs-trick = a choice is due only when all have played to the trick
text-choice-not-due = this choice is not due here
text-middle-size = the middle must have { $count } { $count ->
    [one] card
   *[other] cards
}
text-follower-counts = the numbers of followers do not fit each other
text-pile-size = the pile must have at least { $count } cards for the tricks to come, not { $found }

## Texts of whole games refused

text-no-record = a game's first line is { $first }, not { $found }
text-no-setup = the second line of a game says setup: and which game it is
text-header-line = { $line } is no line of a header: write a key in small letters, a colon and a value
text-wrong-mark = line { $line }: the move is of { $expected }, not of { $found }
text-move-line = line { $line }: { $reason }
text-no-result = the last line, result:, is missing
text-wrong-result = { $found } does not fit the moves, which give { $expected }

## How a game was decided

outcome-mine = the largest mine
outcome-secured = equally large mines, more secured spaces
outcome-spaces = equally large mines, equally many secured spaces, more spaces in all
outcome-shared = everything equal: the victory is shared
outcome-factions = the favour of most factions
outcome-sum = equally many factions, the higher sum of their cards
outcome-draw = equally many factions and equal sums: a draw

## What happens in Claim It!; "none" stands for nobody or nothing

event-rolled = { $seat } rolls { $dice }
event-squatter-placed = { $on ->
    [none] { $seat } places squatter { $squatter } on { $place }
   *[other] { $seat } places squatter { $squatter } on { $place }, on top of { $on }
}
event-claim-marker-placed = { $squatter-returned ->
    [yes] { $seat } places a claim marker on { $place }, and squatter { $squatter } goes back
   *[no] { $seat } places a claim marker on { $place }
}
event-busted = { $seat } busts and loses what was placed this turn
event-rolling-on = { $seat } rolls again
event-stopped = { $seat } stops
event-space-taken = { $secured ->
    [yes] { $seat } secures { $place }
   *[no] { $seat } holds { $place }
}
event-last-round-called = { $seat } calls the last round: everybody has one more turn
event-turn-began = it is the turn of { $seat }
event-game-ended = the game is over, won by { $winners }

## What happens in CLAIM

event-hand-dealt = { $cards ->
    [none] { $seat } is dealt { $count } cards
   *[other] { $seat } is dealt { $cards }
}
event-turned-up = turned up: { $cards }
event-card-played = { $seat } plays { $card }
event-trick-won = { $seat } wins the trick { $cards }
event-pile-looked-at = { $card ->
    [none] { $seat } looks at the top card of the pile
   *[other] { $seat } looks at the top card of the pile: { $card }
}
event-recruit-taken = { $seat } recruits { $card }
event-recruit-drawn = { $card ->
    [none] { $seat } draws a card from the pile
   *[other] { $seat } draws { $card } from the pile
}
event-discarded = discarded: { $cards }
event-scored = { $seat } scores { $cards }
event-laid-open = { $cards } now open in front of { $seat }
event-left-lying = { $cards } left lying for the winner of the next trick
event-smashed = { $by } smashes { $card } in front of { $victim }
event-spared = { $seat } smashes nothing with { $by }
event-lead-passed = { $seat } leads the next trick, though { $winner } won
event-second-phase-began = the second phase begins, { $lead } leads
event-favour-decided = { $winners ->
    [none] nobody has the favour of { $faction }
   *[other] { $winners } has the favour of { $faction }
}

## Why a computer player made a move

reason-random = any move will do
reason-secures-neck = secures the mine's neck at { $place }; the next roll busts { $bust } %
reason-secures = secures { $place }; the next roll busts { $bust } %
reason-takes = takes { $place } from { $seat }; the next roll busts { $bust } %
reason-joins = makes the largest mine { $mine } spaces with { $place }; the next roll busts { $bust } %
reason-squats = a squatter for { $place }; the next roll busts { $bust } %
reason-rolls = rolls again: the next roll busts { $bust } %, and the gain is worth it
reason-stops = stops: the next roll busts { $bust } %, and too much would be lost
reason-leads-for = leads { $card } for the turned-up { $prize }
reason-wins-cheaply = wins the turned-up { $prize } with { $card }, the cheapest card that does
reason-goes-high = wants the turned-up { $prize } and makes sure of it with { $card }
reason-lets-go = lets the turned-up { $prize } go for { $card }
reason-take = takes { $card }, which it can use best
reason-take-pile = prefers the pile's card to what was turned up
reason-leads = leads { $card }
reason-takes-trick = takes the trick with { $card }
reason-gets-ahead = gets ahead with { $card }
reason-throws = leaves the trick to others and throws { $card } in
reason-smash = smashes { $card } in front of { $seat }
reason-spare = spares the Gnomes

## The arena

arena-heading = { $game }, seed { $seed }
arena-duel = { $first } against { $second }
arena-among = { $first } among { $others }
arena-games = { $games } games in { $rounds } { $sides ->
    [2] { $rounds ->
        [one] pair
       *[other] pairs
    }
   *[other] { $rounds ->
        [one] round
       *[other] rounds
    }
}
arena-share = { $entrant } wins { $share } ({ $low } to { $high }): { $won } won, { $shared } shared, { $lost } lost
arena-fair = a fair share is { $fair }: this is { $times } times as much
arena-elo = Elo { $elo } ({ $low } to { $high })
arena-decided = sequential test: Elo { $believed } rather than { $other } (log-likelihood ratio { $ratio })
arena-undecided = sequential test: not sure yet whether Elo { $weak } or { $strong } (log-likelihood ratio { $ratio })
arena-cut-off = { $games } { $games ->
    [one] game
   *[other] games
} cut off after { $moves } moves and shared by all
arena-all = all
arena-intervals = In brackets: where the true value lies 95 times of 100
arena-chart = Share of the victories with its 95 % interval; dashed: a fair share

## Files

file-not-utf-8 = it is no text in UTF-8

## The solution of a position

solve-answer = { $seat } is to act: a { $value } with best play of both
solve-move = move
solve-value = value
solve-win = win
solve-draw = draw
solve-loss = loss
solve-line = Best play: { $line }
solve-effort = { $nodes } tricks looked at in { $milliseconds } ms
solve-limit = Not solved: the limit was hit after { $nodes } tricks

## The game in the terminal

terminal-choose-game = Which game?
terminal-you-are = You are seat { $seat }. Everybody else plays at random. Type ? for help, q to leave.
terminal-your-move = Your move ({ $moves }):
terminal-help = Type one of the moves shown, as 2@3/5 for squatter 2 on column 3, row 5.
terminal-left = You left the game.

## The browser app

web-title = Claimstead
