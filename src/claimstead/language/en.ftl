### English. The names say where a message is used: illegal-… refuses a move,
### text-… a text, setup-… a set-up; outcome-… says how a game was decided.

## Moves refused in any game

illegal-game-over = the game is over
illegal-not-your-turn = it is not seat { $seat }'s turn: { $actor } is to act

## Moves refused in Claim It!

illegal-first-roll-due = a turn begins with a roll of the dice
illegal-dice-due = the dice have to be rolled now
illegal-no-such-roll = a roll is three dice from 1 to { $sides }, written from low to high
illegal-stone-due = a stone has to be placed for this roll
illegal-dice-do-not-give = the dice { $dice } do not give { $move }
illegal-choose-first = choose first whether to roll again or stop
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
illegal-must-follow = { $led } was led and you can follow suit, so you may not play { $card }
illegal-play-a-card = a card has to be played now
illegal-take-or-pile = take a card from the middle or the one you saw on the pile
illegal-take-from-middle = one of the cards in the middle has to be taken
illegal-not-in-the-middle = { $card } is not in the middle
illegal-pile-not-open = only a player who wins the trick with a card that looks at the pile may take from it
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
setup-no-environment = there is no environment for the game { $game }
setup-no-kernel = the game { $game } has no compiled kernel
setup-no-redeal = what is hidden in the game { $game } can't be dealt anew
setup-engine-not-started = { $engine } cannot be started: { $why }
setup-engine-refuses = { $engine } does not play this: { $why }
setup-engine-no-decision = nobody has to decide in this position

setup-arena-entrants = { $sides ->
    [2] an arena needs at least 2 players, not { $entrants }
   *[other] this game has { $sides } sides, so the arena needs 2 players (one against a table of the other) or { $sides }, not { $entrants }
}
setup-arena-plays-not = { $player } does not play { $game }
setup-arena-games = { $games ->
    [one] one game is no whole round
   *[other] { $games } games are not whole rounds
}: each has { $sides } games, so that everybody sits everywhere
setup-arena-sequential = the sequential test is between two players
setup-arena-elo-order = the lower Elo of a sequential test must be below the higher one and both from -{ $most } to { $most }, not { $low } and { $high }
setup-arena-seconds = the seconds for a move must be more than 0
setup-simulate-players = { $names } players are named: name one for all, or one for each of the { $seats } seats
setup-simulate-games = there must be at least one game, not { $games }
error-simulate-suffix = { $file }: the name must end in .parquet (a row a decision) or .txt (whole games)
error-no-extra = this needs packages that are not installed here: pip install "claimstead[{ $extra }]"
error-engine-illegal = { $engine } played { $move }, which is not among the legal moves
error-engine-gone = { $engine } has ended
error-engine-silent = { $engine } does not answer
error-engine-talks = { $engine } talks and does not answer

setup-solve-two-players = only CLAIM with two players can be solved
setup-solve-phase-2 = only positions of phase 2 can be solved
setup-solve-too-large = this deck has more cards than the solver has room for
setup-solve-over = the game is over: there is nothing left to solve
setup-weights-size = these weights are not for this judge: { $found } numbers where there should be { $expected }

## Other refusals

error-not-readable = { $file } cannot be read: { $why }
error-not-writable = { $file } cannot be written: { $why }
error-not-a-checkpoint = { $file } is not a checkpoint of this release, or is damaged: delete it to start afresh
error-no-dask = a cluster needs Dask, which is not installed here: pip install "claimstead[cluster]"
error-no-postgresql = a server on PostgreSQL needs its driver, which is not installed here: pip install "claimstead[postgresql]"
error-no-cluster = there is no cluster at { $address }: { $why }

## Chances that cannot be listed

chances-deal = there are too many deals to list: draw one instead

## Texts refused in any game

text-other-game = this is { $found }, the game here is { $expected }
text-no-such-seat = there is no seat { $seat }: the seats are { $seats }
text-no-such-position = { $text } begins no position: write claim: and the factions, or claim-it, players and variant
text-small-position = this position is of a small game with a board of { $size ->
    [one] one row
   *[other] { $size } rows
}: only whole games can be told from a position alone
text-number = { $text } is not a whole number
text-no-such-setup = { $text } names no game: write claim-it, players and variant, or claim, players and factions

## Texts refused in Claim It!

text-claim-it-move = { $text } is not a move: write a roll as 235, a squatter as 2@3/5, a claim marker as *@3/5, or roll, or stop
text-no-such-space = there is no space { $place } on a board of size { $size }
text-dice-not-sorted = write the dice from low to high: { $sorted }, not { $dice }
text-no-such-die = there is no { $die } on dice with { $sides } sides
text-claim-it-fields = a position has { $fields } fields separated by ; but this has { $found }
text-board-size = a board of size { $size } has { $size } rows separated by / with { $size } cells each
text-no-such-cell = { $cell } is not a cell: write . or a seat's letter, then a squatter's number, then *
text-no-such-squatter = { $cell }: the squatters are numbered from 1 to { $size }
text-stone-on-secured = { $cell }: nothing can be placed on a secured space
text-no-such-due = { $due } is not due: write roll, three dice, choose or over
text-turns-left = { $found } is not a number of turns left: write - or a number up to { $players }
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

text-claim-move = { $text } is not a move: write a card as Gn7, or take Gi5, take pile, smash b Gn5, spare, or deal and all cards
text-card = { $text } is not a card: write a faction's code and a value, as Gn7
text-no-such-card = the box has no card { $card }
text-phase = { $found } is not a phase: write phase: 0, 1 or 2
text-nothing-before-the-deal = before the deal nothing else can be said, but here is { $key }
text-no-colon = { $line } is not a key and a value separated by a colon
text-no-such-key = there is no key { $key } in a position with these seats
text-key-twice = { $key } is there twice
text-stage = { $found } is not a stage: write one of { $stages }
text-faction-not-in-deck = there is no faction { $faction } in this deck
text-card-too-often = { $card } is named more often than the deck has it
text-card-missing = { $card } is nowhere
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

text-no-record = this is not a game: a game's first line is { $first }
text-not-utf-8 = it is not text in UTF-8
text-no-setup = the second line of a game says setup: and which game it is
text-header-line = { $line } is not a line of a header: write a key in small letters, a colon and a value
text-wrong-mark = line { $line }: the move is of { $expected }, not of { $found }
text-move-line = line { $line }: { $reason }
text-no-result = the last line, result:, is missing
text-remark-open = line { $line }: the remark that begins here has no { $sign }
text-several-games = there is more than one game in this text
text-wrong-result = { $found } does not fit the moves, which give { $expected }

## How a game was decided

outcome-mine = the largest mine
outcome-secured = equally large mines, more secured spaces
outcome-spaces = equally large mines, equally many secured spaces, more spaces in all
outcome-shared = everything equal: the victory is shared
outcome-factions = the favour of the most factions
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
event-turn-began = it is { $seat }'s turn
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
event-favour-decided = { $count ->
    [0] nobody has the favour of { $faction }
    [one] { $winners } has the favour of { $faction }
   *[other] { $winners } have the favour of { $faction }
}

## Why a computer player made a move

reason-random = any move will do
reason-tried = won { $percent }% of its trial games
reason-engine = is the choice of { $player }
reason-secures-neck = secures the mine's neck at { $place }; { $bust }% risk of busting
reason-secures = secures { $place }; { $bust }% risk of busting
reason-takes = takes { $place } from { $seat }; { $bust }% risk of busting
reason-joins = makes the largest mine { $mine } spaces with { $place }; { $bust }% risk of busting
reason-squats = a squatter for { $place }; { $bust }% risk of busting
reason-rolls = rolls again: { $bust }% risk of busting, and the gain is worth it
reason-stops = stops: { $bust }% risk of busting, and there is too much to lose
reason-leads-for = leads { $card } for the turned-up { $prize }
reason-wins-cheaply = wins the turned-up { $prize } with { $card }, the cheapest card that does
reason-goes-high = wants the turned-up { $prize } and makes sure of it with { $card }
reason-lets-go = lets the turned-up { $prize } go for { $card }
reason-take = takes { $card }, which it can use best
reason-take-pile = prefers the pile's card to what was turned up
reason-leads = leads { $card }
reason-takes-trick = takes the trick with { $card }
reason-gets-ahead = gets ahead with { $card }
reason-throws = leaves the trick to the others and throws in { $card }
reason-wins-for-sure = { $move } wins against any reply
reason-keeps-draw = { $move } keeps the draw
reason-sets-traps = with best play the opponent wins; { $move } is the hardest to answer
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
arena-intervals = In brackets: where the true value lies 95 times out of 100
arena-chart = Share of the victories with its 95% interval; dashed: a fair share
simulate-bar = Games
simulate-done = { $file } is written. Games: { $games }, decisions: { $decisions }
figures-bar = Figures

## The solution of a position

solve-answer = { $seat } is to act: a { $value } with best play on both sides
solve-move = move
solve-value = value
solve-win = win
solve-draw = draw
solve-loss = loss
solve-line = Best play: { $line }
solve-effort = { $nodes ->
    [one] One trick
   *[other] { $nodes } tricks
} looked at in { $milliseconds } ms
solve-limit = Not solved: the limit was hit after { $nodes ->
    [one] one trick
   *[other] { $nodes } tricks
}
solve-unknown-power = Not solved: the solver does not know the power of { $faction }

## The game in the terminal

terminal-choose-game = Which game?
terminal-you-are = You are seat { $seat }. Computer players have the other seats (level: { $level }). Type ? for help, q to leave.
terminal-your-move = Your move ({ $moves }):
terminal-help = Type one of the moves shown, as it stands there, h for a hint, or q to leave.
terminal-left = You left the game.
terminal-compiling = Compiling, just this once
terminal-compiling-stopped = The rest is compiled when it is needed next
terminal-compiling-failed = The kernel and the players could not be compiled

## The browser app

ui-title = Claimstead
ui-close = Close
ui-skip = Skip
ui-you = you
ui-on-turn = on turn
ui-player = Player
ui-rule = Rule { $rule }
ui-why-not = this cannot be done now
ui-not-your-turn = it is { $name }'s turn
ui-place = space { $place }
ui-dice-do-not-give = { $fits ->
    [yes] the dice { $dice } do not give squatter { $squatter } on space { $place }
   *[no] the dice { $dice } do not give space { $place }: two of them have to be its column and its row
}
ui-move-squatter = Squatter { $squatter } on space { $place }
ui-move-claim-marker = Claim marker on space { $place }
ui-move-dice = The roll { $dice }
ui-move-pile = Recruit the top card of the pile
ui-move-deal = The deal
ui-move-stop = Stop
ui-review = Review
ui-rematch = Rematch
ui-home = Home
ui-ending = The end
ui-winner = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $winners } wins
    }
   *[other] { $you ->
        [yes] You win: { $winners }
       *[no] { $winners } win
    }
}
ui-decided = Decided by: { $reason }

## The browser app: Claim It!

ui-board = Board
ui-camp = The camp
ui-actions = Your turn
ui-this-turn = This turn
ui-nothing-yet = Nothing has happened yet.
ui-mine = mine { $size }
ui-secured = secured { $count } of { $end }
ui-secured-enough = { $count } secured
ui-space = { $place }: { $owner ->
    [none] empty
   *[other] { $secured ->
        [yes] { $yours ->
            [yes] secured by you
           *[no] secured by { $owner }
        }
       *[no] { $yours ->
            [yes] held by you
           *[no] held by { $owner }
        }
    }
}{ $squatter ->
    [none] { "" }
   *[other] , squatter { $squatter } on it
}{ $claimed ->
    [yes] , a claim marker on top
   *[no] { "" }
}
ui-space-offer = { $stone ->
    [squatter] Squatter { $squatter } on { $place }: { $from ->
        [none] stop, and you hold the space.
       *[other] stop, and you take the space from { $from }.
    }
   *[other] Claim marker on { $place }: stop, and the space is secured for good{ $from ->
        [none] .
       *[other] , taken from { $from }.
    }
}
ui-heading-rolling = { $you ->
    [yes] Your dice
   *[no] { $name } rolls
}
ui-heading-other = It is { $name }'s turn
ui-heading-place = Your roll · place one stone
ui-heading-choose = Roll again or stop?
ui-advice-place = { $ways ->
    [one] One way to use it: tap the lit space.
   *[other] { $ways } ways to use it. Tap a lit space, or any other to see why not.
}
ui-advice-choose = { $spaces ->
    [one] Stop and one space is yours, or risk it for more.
   *[other] Stop and { $spaces } spaces are yours, or risk them for more.
}
ui-advice-dice = The dice are on their way.
ui-advice-wait = Wait for { $name }.
ui-dice = Dice: { $dice }
ui-dice-none = Dice, not rolled yet
ui-roll-again = Roll again
ui-stop = { $spaces ->
    [0] Stop
   *[other] Stop & claim { $spaces }
}
ui-odds = { $percent } risk of busting on the next roll
ui-odds-rolls = { $losing } of { $rolls } rolls { $losing ->
    [one] loses
   *[other] lose
} { $stones ->
    [one] the stone
   *[other] all { $stones } stones
} of this turn
ui-bust = Bust!
ui-bust-loses = { $you ->
    [yes] You lose all stones of this turn
   *[no] { $name } loses all stones of this turn
}
ui-last-round = Last round!
ui-turns-left = { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
ui-measure-mine = Largest mine
ui-measure-secured = Secured
ui-measure-spaces = Spaces
ui-tie-order = The largest mine wins. Equal mines: more secured spaces; then more spaces in all.

## The browser app: CLAIM

ui-faction-go = Goblins
ui-faction-kn = Knights
ui-faction-un = Undead
ui-faction-dw = Dwarves
ui-faction-do = Doppelgangers
ui-faction-gn = Gnomes
ui-faction-gi = Giants
ui-faction-dr = Dragons
ui-faction-tr = Trolls
ui-faction-se = Seers
ui-one-go = Goblin
ui-one-kn = Knight
ui-one-un = Undead
ui-one-dw = Dwarf
ui-one-do = Doppelganger
ui-one-gn = Gnome
ui-one-gi = Giant
ui-one-dr = Dragon
ui-one-tr = Troll
ui-one-se = Seer
ui-power-go = No power, but many: five of the fourteen are worth 0. When a Goblin is led, Knights beat them all.
ui-power-kn = When a Goblin is led, Knights beat all Goblins. Otherwise they are like any card.
ui-power-un = Played in phase 1, Undead are not discarded: they go to the score pile of whoever wins the trick.
ui-power-dw = In phase 2 Dwarves go to { $players ->
    [2] the loser of the trick, not to its winner
   *[other] whoever played the lowest card of the trick, even if that card won it
}.
ui-power-do = May be played whatever is led. Then it counts as the led faction with its own value, but without that faction's power. In every pile it is a Doppelganger again.
ui-power-gn = In phase 2, Gnomes you win lie open in front of you until the end. A Giant of the same value can remove them.
ui-power-gi = In phase 2 each Giant in a trick { $players ->
    [2] removes one open Gnome of its value that lies with the winner's opponent
   *[other] lets the winner remove one open Gnome of its value from an opponent
}.
ui-power-dr = Whoever played the last Dragon in a trick leads the next one, no matter who won.
ui-power-tr = In phase 2 the winner gets only the highest Troll. The others stay there for the next trick; whoever wins the last trick takes them all.
ui-power-se = Win a trick of phase 1 with a Seer: look at the top card of the pile, and take it or a card from the middle.
ui-hand = Your hand
ui-hand-card = { $card }{ $state ->
    [no] , cannot be played now
    [wins] , would win the trick so far
    [loses] , would not win the trick
   *[other] { "" }
}
ui-crown = takes the trick as it stands
ui-play = Play
ui-partner = partner
ui-cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ui-followers-count = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
ui-scored-count = { $count } scored
ui-void = has no { $faction }
ui-trick = The trick
ui-market = Recruits
ui-market-caption = { $middle ->
    [0] { $pile } in the pile
   *[other] { $pile } in the pile · up for recruiting
}
ui-take = Recruit { $card }
ui-take-pile = Recruit { $card } from the pile
ui-lying = Left for the next winner
ui-open-cards = Open in front of { $name }
ui-smash = Remove { $card } in front of { $name }
ui-spare = Remove none
ui-your-open = Open in front of you
ui-factions = The factions
ui-faction = Faction
ui-memory = Memory aid
ui-known = Everybody saw them take
ui-glimpsed = You alone have seen
ui-voids = Cannot hold
ui-nothing-known = Nothing known yet.
ui-seen-of-you = { $name } has seen your
ui-last-trick = Last trick
ui-followers = Your followers
ui-no-followers = Nobody has joined you yet.
ui-panels = Panels
ui-moment-second-phase = Phase 2!
ui-phase = { $phase ->
    [1] Phase 1: recruiting
   *[other] Phase 2: winning the factions
}{ $left ->
    [0] { "" }
    [one] { " " }· the last trick
   *[other] { " " }· { $left } tricks left
}
ui-dealing = The cards are being dealt.
ui-prompt-lead = You lead: play any card.
ui-prompt-follow = { $free ->
    [yes] { $faction } were led. You may play any card.
   *[no] { $faction } were led: you have to follow suit.
}
ui-prompt-look = You see the top of the pile. Which card joins you?
ui-prompt-pick = Choose the card that joins you.
ui-prompt-smash = Your { $card } can remove a Gnome. Which one?
ui-drawn = A draw: { $winners }
ui-favour = { $by ->
    [more-cards] more cards
    [higher-card] equal numbers, the higher card
    [equal-cards] all equal: nobody
   *[none-scored] none scored: nobody
}
ui-has-favour = has the favour
ui-favours = Factions won
ui-sum = Sum of their cards

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

ui-told-rolled = { $you ->
    [yes] You roll { $dice }
   *[no] { $name } rolls { $dice }
}
ui-told-squatter-placed = { $on ->
    [none] Squatter { $squatter } on { $place }
    [you] Squatter { $squatter } on your space { $place }
   *[other] Squatter { $squatter } on { $place }, held by { $on }
}
ui-told-claim-marker-placed = { $on ->
    [none] Claim marker on { $place }
    [you] Claim marker on your space { $place }
   *[other] Claim marker on { $place }, held by { $on }
}{ $squatter-returned ->
    [yes] , squatter { $squatter } goes back
   *[no] { "" }
}
ui-told-busted = { $you ->
    [yes] Bust: you lose all stones of this turn
   *[no] Bust: { $name } loses all stones of this turn
}
ui-told-rolling-on = { $you ->
    [yes] You roll again
   *[no] { $name } rolls again
}
ui-told-stopped = { $you ->
    [yes] You stop
   *[no] { $name } stops
}
ui-told-space-taken = { $secured ->
    [yes] { $you ->
        [yes] You secure { $place }
       *[no] { $name } secures { $place }
    }
   *[no] { $you ->
        [yes] You hold { $place }
       *[no] { $name } holds { $place }
    }
}{ $marker-returned-to ->
    [none] { "" }
    [you] , which you lose
   *[other] , taken from { $marker-returned-to }
}
ui-told-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $secured ->
    [0] { "" }
   *[other] , { $secured } secured
}
ui-told-last-round-called = { $you ->
    [yes] You call the last round: everybody has one more turn
   *[no] { $name } calls the last round: everybody has one more turn
}
ui-told-turn-began = { $you ->
    [yes] It is your turn
   *[no] It is { $name }'s turn
}
ui-told-game-ended = The game is over. { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
ui-told-hand-dealt = { $you ->
    [yes] You are dealt { $count } cards
   *[no] { $name } is dealt { $count } cards
}
ui-told-turned-up = Turned up: { $cards }
ui-told-card-played = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}
ui-told-trick-won = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
ui-told-pile-looked-at = { $you ->
    [yes] You look at the top of the pile: { $card }
   *[no] { $name } looks at the top of the pile
}
ui-told-recruit-taken = { $you ->
    [yes] { $card } joins you
   *[no] { $card } joins { $name }
}
ui-told-recruit-drawn = { $card ->
    [none] { $name } draws a follower from the pile
   *[other] { $you ->
        [yes] You draw { $card } from the pile
       *[no] { $name } draws { $card }, which you had seen
    }
}
ui-told-discarded = Discarded: { $cards }
ui-told-scored = { $you ->
    [yes] You score { $cards }
   *[no] { $name } scores { $cards }
}
ui-told-laid-open = { $you ->
    [yes] Open in front of you: { $cards }
   *[no] Open in front of { $name }: { $cards }
}
ui-told-left-lying = Left for the next winner: { $cards }
ui-told-smashed = { $victim ->
    [you] { $by } removes your { $card }
   *[other] { $by } removes { $card } of { $victim }
}
ui-told-spared = { $you ->
    [yes] You remove nothing with { $by }
   *[no] { $name } removes nothing with { $by }
}
ui-told-lead-passed = { $you ->
    [yes] You lead the next trick
   *[no] { $name } leads the next trick
}
ui-told-second-phase-began = Phase 2 begins: { $you ->
    [yes] you lead
   *[no] { $name } leads
}
ui-told-favour-decided = { $count ->
    [0] Nobody has the favour of the { $faction }
    [one] { $winners } has the favour of the { $faction }
   *[other] { $winners } have the favour of the { $faction }
}
ui-story = What happened?
ui-story-start = The start
ui-story-turn = Turn { $number } · { $you ->
    [yes] your turn
   *[no] { $name }
}
ui-story-trick = Trick { $number } · { $you ->
    [yes] you lead
   *[no] { $name } leads
}
ui-story-won = { $you ->
    [yes] You win with { $card } over { $others }
   *[no] { $name } wins with { $card } over { $others }
}
ui-story-won-highest = the highest card of the led faction wins ({ $faction })
ui-story-won-first = of equal cards the one played first wins
ui-story-won-alone = nobody else followed the led faction ({ $faction })
ui-story-won-kn = Knights beat Goblins where a Goblin was led
ui-story-won-do = Doppelgangers count as the led faction
ui-story-because-scored-dw = { $players ->
    [2] Dwarves go to whoever lost the trick
   *[other] Dwarves go to whoever played the lowest card
}
ui-story-because-scored-un = Undead are scored at once, in phase 1 too
ui-story-because-scored-tr = of all Trolls only the highest goes to the winner
ui-story-because-left-lying-tr = the other Trolls wait for the winner of the next trick
ui-story-because-laid-open-gn = Gnomes lie open until the end
ui-story-because-smashed-gi = a Giant removes a Gnome of its own value
ui-story-because-lead-passed = whoever played the last Dragon leads
ui-story-because-pile-looked-at = the trick was won with a Seer
ui-story-because-busted = no space could take this roll
ui-story-why = Why?
ui-story-why-told = { $name }: { $reason }.
ui-story-looking = You look back: move { $number } of { $all }
ui-story-now = Back to now
ui-hint = Hint
ui-hint-thinking = Thinking …
ui-hint-told = A strong player would choose: { $move } ({ $reason }).
ui-help = Help at the table
ui-volume = Volume
ui-keys = Keys
ui-key-r = Roll again
ui-key-s = Stop
ui-key-n = Next lit space or card
ui-key-u = Take back
ui-key-h = Hint (casual games)
ui-key-l = What happened?
ui-key-help = This help
ui-key-esc = Back to now, close

## What a table refuses

table-seat-taken = this seat is taken already
table-rated-one-seat = in a rated game everybody has only one seat
table-public-one-seat = at a public table everybody has only one seat
table-all-seats = you can't take every seat at this table
table-rated-people-only = in a rated game only people play
table-rated-game-running = analysis has to wait: you have a rated game of this kind running
table-owner-only = only the player who opened the table can do this
table-sent-away = the owner of this table asked you to leave
table-nobody-to-send = there is nobody on seat { $seat } whom you could ask to leave
table-players-only = only the players can do this
table-no-computer-there = no computer player sits on this seat
table-not-your-seat = this seat is not yours
table-no-such-seat = this table has no such seat
table-seats-open = the game can start when every seat is taken
table-words-sealed = where several people play, words are sealed first: send ready with the SHA-256 of a nonce, a line feed and your word
table-bad-commitment = a commitment is a SHA-256: 64 hexadecimal digits
table-ready-already = you are ready already
table-words-later = the words are opened when everybody is ready
table-another-word = this is not the word that you sealed
table-already-started = the game has started already
table-not-started = the game has not started yet
table-over = the game is over
table-no-undo = only your own last move can be taken back, and only before anything new was seen
table-no-undo-asked = nobody has asked to take a move back
table-forfeited-already = this player has given up already
table-computer-already = a computer player plays for this seat already
table-still-there = this player is still there
table-back-soon = this player has only just left: wait { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
}
table-days-left = where a move may take days, the clock decides: nobody is replaced
table-own-seat = you can't hand over your own seat
table-no-hints = there are no hints at this table
table-hint-not-now = a hint is for your own turn
table-no-talk = there is no talk at this table
table-talked-enough = this table has talked enough: { $most } lines a person are kept
table-text = { $what ->
    [name] a name
    [word] a word for the seal
   *[talk] what you say
} has 1 to { $most } characters
table-no-such-table = there is no such table
table-no-such-person = there is no such person, or their page is not shown
table-too-many-friends = there are at most { $most } friends
table-challenged-already = you have challenged this person already, or too many others
table-pairing-for-two = opponents are looked for in games for two
table-no-such-page = there is no such page of this list
table-not-over = this can be seen when the game is over
table-no-rematch = there is no rematch in a match or a tournament: it goes on at its page
table-too-many-tables = you have { $most } open tables already: finish or close one first
table-too-fast = that was too fast: wait a moment
table-too-much = that is too much to work out at once: try something smaller
table-no-database = the server can't reach its records or has no room for more, so nothing was done: try again in a while
table-banned = the host of this server has banned this account
table-muted = the host of this server has muted you for now
table-no-account = this needs an account
table-no-such-account = name and password do not match
table-account-taken = this name is taken
table-account-name = a name of an account has 3 to 32 letters, digits, - or _
table-account-password = a password has at least { $least } characters
table-already-account = you have an account already
table-yourself = that is you
table-too-many-reports = { $most } of your reports still wait for the host
table-too-many-blocks = you have blocked { $most } people already
table-too-many-tags = a game has at most { $most } tags
table-not-a-host = there is no such page
table-only-the-host = only the host may do this
table-has-a-role = this person has a role: use the command line
table-no-such-report = there is no such report that waits
table-no-backup-folder = no folder for backups is set up: see backup_folder
table-wrong-code = this code is not the right one, or its time is over
table-no-mail = the host has not set up mail
table-mail-address = this is no address for mail
table-mail-failed = the mail could not be sent: try again later
table-looks-alike = somebody with an account has a name that looks like this one: choose another
table-passkey = this passkey was not accepted
table-no-such-passkey = there is no such passkey
table-too-many-passkeys = you have { $most } passkeys already
table-passkeys-not-here = passkeys need a secure connection (https) to a host with a name
table-bad-message = this message cannot be read: { $why }
table-busy = the table was changed by somebody else at the same moment: look and try again
table-seat-wishes = this game has { $players } seats, not { $found }
table-seat-wish = a seat is for me, here, computer or open, not { $kind }

guest-name = Guest { $number }

setup-clock-amount = the time must be from { $least } to { $most }, not { $amount }
setup-position-over = in this position the game is over: nothing can begin there
setup-clock-increment = a move can bring back 0 to 600 seconds, only with a time for the whole game, not { $increment }
setup-spectator-delay = spectators can be 0 to 600 seconds behind, not { $delay }
setup-rated-from-position = a rated game starts from the beginning
setup-begins-from-position = a game from a position begins where the position says: the first player can't be drawn
outcome-resigned = resignation
outcome-time = time running out

## What a look at a game's file finds

verify-seal-holds = The secret in this file is the one that was sealed before the start.
verify-luck-fixed = { $count ->
    [one] The one roll or deal was fixed before the game began, and it is the one played.
   *[other] All { $count } rolls and deals were fixed before the game began, and they are the ones played.
}
verify-begins-drawn = The first player was drawn with the same sealed luck: { $name }.
verify-begins-owner = Whoever opened the table began, as was agreed: { $name }.
verify-begins-changed = The player who began is not the one who was drawn.
verify-word-changed = The word of { $name } is not the one that was sealed before the start.
verify-set-up = This game began from a position that somebody had set up: its first cards or stones were chosen, not drawn.
verify-moves-legal = { $count ->
    [one] The one move of the players was legal.
   *[other] All { $count } moves of the players were legal.
}
verify-move = A move does not fit the rules: { $reason }
verify-unsealed = This game was not sealed: its file has no line { $key }.
verify-seal-broken = The secret in this file is not the one that was sealed before the start.
verify-luck-changed = Roll or deal { $number } is not the one that was fixed: it should be { $due }, here it is { $found }.
verify-digest = Something in this file was changed after the game: its digest does not fit.

## The database

error-database = the database { $address } cannot be used: { $why }
error-no-such-database = there is no Claimstead database at { $address }: name yours with --database
error-restore-where = name the new database to restore into with --database
error-database-failed = the database { $address } cannot be used: { $why }
error-database-damaged = the database { $address } is damaged ({ $why }): restore a backup into a new file, claimstead admin restore FILE --database NEW, and serve from that
error-database-cut-off = the database { $address } lacks what was last written to it: its -wal file was cut off, damaged or lost. Restore a backup; or delete { $note } to go on with what is left
error-damaged-log = the log of this game is damaged: whoever runs this server has to restore a backup
error-restore-not-empty = this database is not empty: restore into a new one, then serve from it
error-not-a-backup = { $file } is not a backup, or not a whole one
error-no-such-table-here = there is no table { $table }
error-no-such-person = nobody has the account or number { $person }
admin-stats = people: { $people }, guests among them: { $guests }; tables gathering: { $gathering }, playing: { $playing }, over: { $over }, closed: { $closed }; packed games: { $packed }; megabytes: { $megabytes }. Kept: finished games are packed after { $pack_days } days, guests without games forgotten after { $guest_days }, abandoned games ended after { $abandoned_days }
admin-noted = { $act } { $subject }: noted, a running server follows within seconds
admin-act = { $at }  { $act }  { $subject }  { $note }
admin-no-acts = Nothing has been done so far.
admin-backed-up = { $rows } rows are in { $file }
admin-restored = { $rows } rows are back
admin-forgotten = Nothing about { $person } is kept any more; games stay, without the name.
admin-role = { $person } has the role { $role } now.
admin-reset = Code for { $person }, good for one day and one time: { $code }
error-database-address = { $address } is not the address of a database: write a file's path, or postgresql://...
error-database-in-use = another server is running on { $address }: stop it first, or use PostgreSQL for several

## The browser app: its frame and pages

ui-to-content = Skip to content
ui-loading = One moment …
ui-unreachable = The server can't be reached. Is it running? Try again in a moment.
ui-try-again = Try again
ui-failed = Something went wrong. Try again in a moment.
ui-part-missing = A part of this page did not arrive. The connection may be shaky, or Claimstead has just been updated.
ui-load-anew = Reload
ui-release-new = Claimstead was updated while this page was open. Reload it to go on.
ui-release-offer = There is a new version of Claimstead.
ui-release-later = Not now
ui-no-such-page = There is no such page
ui-cancel = Cancel
ui-dismiss = Close this notice
ui-copy = Copy
ui-copied = Copied.
ui-you-name = You
ui-nav = Pages
ui-nav-new = New game
ui-nav-lobby = Lobby
ui-nav-learn = Learn
ui-nav-puzzles = Puzzles
ui-nav-analysis = Analysis
ui-nav-settings = Settings
ui-nav-you = Your page
ui-nav-leaders = Leader boards
ui-nav-tournaments = Tournaments
ui-reconnecting = The connection is lost. Reconnecting …
ui-offline = You are offline, and this was not opened before on this device.
ui-offline-hall = You are offline. Lessons, rules and puzzles that you have opened before still open; games need a connection.
ui-your-turn = Your turn

## The browser app: games and levels

ui-game-claim-it = Claim It!
ui-game-claim = CLAIM
ui-about-claim-it = Roll three dice, stake out spaces on the map, and decide how long your luck will hold. The largest mine wins.
ui-facts-claim-it = A dice game for 2 to 5, about 20 minutes
ui-about-claim = Recruit followers in the first half, win the realm with them in the second. Whoever has the favour of the most factions takes the throne.
ui-facts-claim = A card game for 2 to 4, about 25 minutes
ui-about-other = A game that another package brings, played in plain words.
ui-facts-other = For { $least } to { $most } players
ui-players-count = { $count } players
ui-rated = rated
ui-variant-base = Base game
ui-variant-quick = Quick squatters
ui-variant-about = With quick squatters, a squatter that gets a claim marker can be placed again in the same turn.
ui-variant-not-for-5 = Not recommended for five players.
ui-level = Level of the computer player
ui-level-at = Level of the computer player at { $game }
ui-level-random = Dice-headed
ui-level-search = Searching
ui-level-heuristic = Rule of thumb
ui-level-greedy = Greedy
ui-level-beginner = Beginner
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-strong = Strong
ui-level-expert = Expert
-ui-temper-steady = Plays it straight.
-ui-temper-careful = Would rather be safe.
-ui-temper-daring = Likes a risk.
-ui-temper-grasping = Wants everything.
-ui-temper-thrifty = Holds on to what is there.
ui-habit-dizzy = Spins on the chair before every move.
ui-habit-abacus = Counts everything twice, aloud.
ui-habit-magpie = Reaches for whatever glitters.
ui-habit-pip = Cheers for everybody, opponents too. { -ui-temper-steady }
ui-habit-momo = Hums while the others think. { -ui-temper-careful }
ui-habit-tilly = Asks whose turn it is. Every time. { -ui-temper-daring }
ui-habit-bas = Keeps the beanie on for luck. { -ui-temper-grasping }
ui-habit-juno = Laughs loudest at bad luck. { -ui-temper-thrifty }
ui-habit-hazel = Brings apples for the whole table. { -ui-temper-steady }
ui-habit-otto = Twirls the moustache before deciding. { -ui-temper-careful }
ui-habit-fenna = Hears a die roll three rooms away. { -ui-temper-daring }
ui-habit-rudi = Yawns, and misses nothing. { -ui-temper-grasping }
ui-habit-wren = Once sailed around a world or two. { -ui-temper-thrifty }
ui-habit-greta = Knits between turns. { -ui-temper-steady }
ui-habit-milo = Straightens every card on the table. { -ui-temper-careful }
ui-habit-ida = Winks, and means nothing by it. { -ui-temper-daring }
ui-habit-corvin = Feeds the ravens on the window sill. { -ui-temper-grasping }
ui-habit-sigge = Tells sagas about every good roll. { -ui-temper-thrifty }
ui-habit-astrid = Sharpens pencils, not swords. { -ui-temper-steady }
ui-habit-bruno = Laughs so that the dice jump. { -ui-temper-careful }
ui-habit-vesper = Prefers to play after dark. { -ui-temper-daring }
ui-habit-thora = Says little and remembers a lot. { -ui-temper-grasping }
ui-habit-kasimir = Polishes the monocle when it gets close. { -ui-temper-thrifty }
ui-habit-isolde = Has never been seen in a hurry. { -ui-temper-steady }
ui-habit-nestor = Has read the rulebook in six languages. { -ui-temper-careful }
ui-habit-morgan = Nods once. That is praise. { -ui-temper-daring }
ui-habit-ulf = Won the first game here, long ago. { -ui-temper-grasping }
ui-habit-zenobia = Lends the crown to whoever wins. { -ui-temper-thrifty }

## The browser app: start page

ui-start = { $count ->
    [2] Two games
   *[other] { $count } games
}, one table
ui-going-on = Your games
ui-going-all = { $count ->
    [one] Show the other one
   *[other] Show the other { $count }
}
ui-past = Finished games
ui-past-all = All your games
ui-level-fit = You won { $won } of your last { $games } games against { $level }.
ui-level-fit-try = Try { $better }
ui-play-now = Play now
ui-set-up = With friends, or set up
ui-set-up-about = This game begins from a position that somebody set up: its first cards or stones were chosen, not drawn. It does not count for the ratings.
ui-learn-it = Learn it
ui-study = Study
ui-way-puzzles = The puzzle of the day
ui-way-analysis = Analysis board
ui-way-duplicate = The same dice for all
ui-open-file = Open a game's file
ui-line-with = with { $others }
ui-line-you-won = you won
ui-line-won = won by { $winners }
ui-line-open = { $open ->
    [one] one seat is open
   *[other] { $open } seats are open
}
ui-line-your-turn = your turn
ui-line-playing = being played
ui-line-look = View
ui-line-resume = Resume
ui-line-join = Join
ui-line-watch = Watch
ui-line-rating = rating { $rating }
ui-line-unrated = no rating yet
ui-rated-about = Rated: the result counts for the ratings of all players. There are no hints, and nothing is taken back.

## The browser app: lobby

ui-lobby = Lobby
ui-lobby-open = Tables with open seats
ui-lobby-playing = Being played
ui-lobby-empty = No public table has an open seat just now. Open one: others will see it here.
ui-lobby-new = Open a public table

## The browser app: setting up a table

ui-new = A new table
ui-new-game = Game
ui-new-players = Players
ui-new-partners = Partners sit opposite each other: seats 1 and 3 against 2 and 4.
ui-new-seats = Who plays
ui-new-variant = Rules
ui-new-more = More
ui-begins = Who begins
ui-begins-drawn = By lot
ui-begins-owner = I begin
ui-begins-seated = As we sit
ui-begins-drawn-about = The player who begins is drawn by lot at the start.
ui-begins-owner-about = Whoever opened the table begins.
ui-begun-drawn = { $you ->
    [yes] You begin
   *[no] { $name } begins
}: drawn by lot.
ui-begun-owner = { $you ->
    [yes] You begin
   *[no] { $name } begins
}, as agreed.
ui-new-public = In the lobby, for everybody
ui-new-rated = Rated (no hints, nothing is taken back)
ui-new-talk = Table talk
ui-new-hints = Show the risk of busting
ui-new-open = Open the table
ui-new-start = Start the game
ui-seat-who = Who plays on seat { $number }
ui-seat-level = Level on seat { $number }
ui-seat-name = Name on seat { $number }
ui-seat-computer = Computer player
ui-seat-friend = A friend, by link
ui-seat-here = Somebody at this screen
ui-seat-guest = Guest
ui-seat-deleted = deleted player
ui-name = Name
ui-seat-open = Open seat
ui-seat-letter = Seat { $seat }
ui-clock = Clock
ui-clock-none = No clock
ui-clock-move-30 = 30 seconds for a move
ui-clock-move-90 = 90 seconds for a move
ui-clock-game-5 = 5 minutes, and 5 seconds for a move
ui-clock-game-10 = 10 minutes, and 10 seconds for a move
ui-clock-days-1 = A day for a move
ui-clock-days-3 = Three days for a move
ui-clock-other = { $kind ->
    [move] { $amount } seconds for a move
    [game] { $amount } seconds, and { $increment } for a move
   *[days] { $amount } days for a move
}
ui-clock-left = Time left
ui-clock-left-days = { $days } days
ui-deck = Deck
ui-deck-claim = CLAIM
ui-deck-claim-2 = CLAIM 2
ui-deck-mixed = A random mix
ui-deck-chosen = Choose factions
ui-deck-own = mixed deck
ui-deck-rule = One pair, and { $tens } further factions: { $count } so far.

## The browser app: settings

ui-settings = Settings
ui-settings-look = Language and look
ui-settings-language = Language
ui-settings-theme = Colours
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-settings-play = At the table
ui-setting-sound = Sound
ui-setting-sound-about = Dice, stones and cards can be heard.
ui-setting-odds = Risk of busting
ui-setting-odds-about = Claim It! shows how likely you are to bust on the next roll, but never in rated games.
ui-setting-memory = Memory aid
ui-setting-memory-about = CLAIM shows what you have seen of the others' cards.
ui-setting-motion = Movement
ui-setting-motion-about = Dice roll, stones drop, cards travel.
ui-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-speed-none = At once
ui-setting-speed-about = How long you see what happens at the table. A tap hurries on, holding skips everything.
ui-setting-notify = Notifications
ui-setting-notify-about = The browser calls you when it is your turn.
ui-setting-notify-denied = The browser does not allow notifications. You can change that in its settings for this site.
ui-who = You
ui-who-name = Your name
ui-who-rename = Change
ui-who-renamed = That is your name now.
ui-who-about = With an account you find your games on other devices too. It needs a name and a password, nothing else.
ui-who-account = You are logged in as { $account }.
ui-who-account-name = Account
ui-who-password = Password
ui-who-log-in = Log in
ui-who-in = Welcome back.
ui-who-log-out = Log out
ui-who-left = You are logged out.
ui-who-make = Create an account
ui-who-made = Your account has been created.
ui-who-shown-as = Others will see a new account as { $name }.
ui-devices = Your devices
ui-device-unknown = Unknown device
ui-device-here = This one
ui-device-seen = Last used on { $day }
ui-device-ended = That device is logged out.
ui-devices-end = Log out everywhere else
ui-password-new = New password
ui-password-change = Change password
ui-password-changed = Your password has been changed; other devices are logged out.
ui-who-forget = Delete my data
ui-who-forget-sure = Your name, account and ratings are deleted for good. Games that others played in stay, without your name.
ui-who-forgotten = Your data has been deleted.

## The browser app: at a table

ui-gathering = The table gathers
ui-from-position = set-up position
ui-sit = Sit down
ui-sit-guest = For somebody here
ui-guest-needs-name = First give the name of the person here.
ui-guest-name = Name of the person here
ui-stand = Stand up
ui-invite-computer = Computer player
ui-send-away = Send away
ui-ask-to-leave = Ask to leave
ui-close-table = Close the table
ui-close-sure = The table will be gone for everybody who sits here.
ui-rematch-asked = A rematch? Everybody already has a seat at the next table.
ui-rematch-accept = Yes, once more
ui-table-closed = This table was closed before the game began.
ui-challenge-declined = The challenge was declined.
ui-start-game = Start the game
ui-ready = I am ready
ui-is-ready = ready
ui-waiting-seats = The game can start when every seat is taken.
ui-waiting-ready = The game starts when everybody is ready.
ui-waiting-for = Waiting for { $names }.
ui-name-first = Your name at this table
ui-away = away
ui-invite = Invite friends
ui-invite-about = Whoever has this link can sit down or watch.
ui-invite-link = Link to this table
ui-invite-code = QR code of the link
ui-seal = The seal
ui-seal-about = All dice and cards of this game are fixed by a secret that nobody can change any more. Its seal is shown now, the secret after the game. Your own word goes into the mix. It is sealed, too, and opened when everybody is ready, so nobody can choose theirs by yours.
ui-seal-name = Seal
ui-seal-secret = Secret
ui-seal-word = Your word
ui-seal-good = The dice and cards were fixed before the game, and nobody changed them.
ui-seal-bad = Something is wrong with this game.
ui-seal-none = This game was not sealed, so nobody can tell whether its dice and cards were fixed beforehand.
ui-own-good = Your browser kept the seal from before the start and worked out every roll and card again: all is well.
ui-own-unseen = Your browser worked out every roll and card again, and everything fits. It did not see the seal before the start, so it can't tell whether it is the same.
ui-own-seal = Your browser says: the seal or the secret is not the one from before the start.
ui-own-word = Your browser says: a word is not the one that was sealed before the start.
ui-own-first = Your browser says: the player who began is not the one who was drawn.
ui-own-luck = Your browser says: a roll or a card is not the one that was fixed.
ui-own-unable = Your browser can't check seals on this page: that needs an address with https.
ui-watching = you are watching
ui-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
ui-forfeited-resigned = gave up
ui-forfeited-time = out of time
ui-talk = Talk
ui-talk-unread = { $count } new
ui-talk-nothing = Nothing has been said yet.
ui-talk-say = Say something
ui-talk-send = Say
ui-undo = Take back
ui-undo-asked = You asked to take your move back. Waiting for the others.
ui-undo-asks = { $name } would like to take a move back.
ui-undo-agree = Allow it
ui-undo-refuse = No
ui-resign = Give up
ui-resign-sure = You would lose this game. There is no way back.
ui-is-away = { $name } is away.
ui-is-away-wait = { $name } is away. In { $time } a computer player may take over.
ui-you-are-away = The others can't reach you. In { $time } they may let a computer player take over for you.
ui-you-are-away-now = The others can't reach you. They may let a computer player take over for you now.
ui-take-over = Let a computer player take over
ui-stands-in = The computer players are still being compiled, just this once: until then the expert plays like a strong player.
ui-replaced = A computer player is playing for you.
ui-out = You are out of this game; a computer player plays on in your place.
ui-come-back = I am back
ui-played-for-you = You were away, and a computer player took over for you. It played:
ui-played-nothing = You were away, and a computer player sat in for you. It made no move.
ui-played-seen = All right
ui-curtain = Pass the device to { $name }
ui-curtain-about = Nobody else should look at the screen now.
ui-curtain-look = I am { $name }: show my cards
ui-after = After the game
ui-to-match = Back to the match
ui-to-tournament = To the tournament
ui-worth = What was it worth?
ui-check-seal = Check the seal
ui-download = Download the game
ui-copy-link = Copy the link
ui-share = Share
ui-share-link = Link to share
ui-share-send = Send to …
ui-share-picture = Picture ({ $form })
ui-share-embed = Embed
ui-share-embed-about = Paste this into a web page of your own, and it appears there.
ui-share-copy-code = Copy the code

## The browser app: replay and files

ui-replay = Review
ui-replay-of = { $game }: move by move
ui-replay-position = Position { $number } of { $all }
ui-replay-first = First position
ui-replay-back = One move back
ui-replay-on = One move on
ui-replay-last = Last position
ui-replay-eyes = Seen by
ui-replay-all = a spectator
ui-replay-why = The computer player's reason: { $reason }
ui-replay-play = Play on from here
ui-replay-play-as = You play
ui-replay-play-about = The other seats are taken by computer players.
ui-replay-keys = Left and right arrow keys go back and on.
ui-open = Open a game
ui-open-about = Every finished game can be kept as a file. Choose such a file, or paste its text, to step through the game and to check its seal.
ui-open-choose = Choose a file
ui-open-paste = Text of the game
ui-open-show = Show the game
ui-open-games = There are { $count } games in the file. Show:
ui-open-game = { $number }: { $names }

## The browser app: lessons and rules

ui-learn = Learn to play
ui-rules = Rules
ui-rules-of = The rules of { $game }
ui-to-lesson = To the lesson
ui-lesson-about-claim-it = { $all } short examples on the board: read a roll, place stones, bust, stop, and win.
ui-lesson-about-claim = { $all } short examples at the card table: recruiting, and what each faction does.
ui-lesson-done = { $done } of { $all } examples done
ui-lesson-begin = Begin the lesson
ui-lesson-go-on = Continue the lesson
ui-lesson-repeat = Do it again
ui-lesson-title = Learn { $game }
ui-lesson-example = Example { $number } of { $all }
ui-lesson-right = Right!
ui-lesson-next = Next
ui-lesson-back = Back
ui-lesson-again = Once more
ui-lesson-wrong = Not possible. { $reason }
ui-lesson-would = This would happen: { $told }.
ui-lesson-risk = The next roll busts with a chance of { $chance }, and then every stone of this turn is gone.
ui-lesson-count-you = You
ui-lesson-count-opponent = Your opponent
ui-lesson-count-more = { $faction }: { $most ->
    [one] one card
   *[other] { $most } cards
} to { $fewer }. Most cards have the favour.
ui-lesson-count-highest = { $faction }: { $most ->
    [one] one card
   *[other] { $most } cards
} each, so the highest one decides: { $high } against { $low }.
ui-lesson-count-wrong = No: the favour would go to the wrong one. { $reason }
ui-lesson-count-wins = Who wins the game?
ui-lesson-count-game = { $most } factions to { $fewer }: most factions win.
ui-lesson-end = That was the lesson. You know all you need.
ui-lesson-play = Play a first game
ui-strategy = How to play { $game } well
ui-lesson-read = Read the rules
ui-lesson-pass = Skip this one
ui-lesson-progress = Progress of the lesson
ui-lesson-seat-a = Green
ui-lesson-seat-b = Blue
ui-lesson-seat-c = Orange
ui-lesson-seat-d = Red
ui-lesson-seat-e = Violet

## The server

error-settings-file = the settings in { $file } cannot be read: { $why }
error-settings-unknown = there is no setting { $name }, as in { $file }: see claimstead serve --print-settings
error-settings-value = the setting { $name } of { $source } is not possible: { $reason }
error-settings-whole = write a whole number, { $most ->
    [none] { $least } or more
   *[other] { $least } to { $most }
}
error-settings-number = write a number, { $open ->
    [yes] more than { $least } and up to { $most }
   *[no] { $least } to { $most }
}
error-settings-one-of = write one of { $choices }
error-settings-like = write it like { $example }
error-settings-text = write a text
error-settings-missing = the setting { $name } is missing: { $other } of { $source } needs it
error-workers-need-postgresql = several workers need PostgreSQL: give --database postgresql://...
error-no-port = cannot listen on { $host }, port { $port } ({ $why }): give another one with --port
serve-ready = Claimstead is ready at { $address } (Ctrl-C stops it)
serve-compiling = The computer players are being compiled in the background, just this once (usually a minute). You can play at once; until then the expert plays like a strong player.
serve-compiled = The computer players are compiled.
serve-stopped = Claimstead has stopped.
table-who-are-you = nobody is known by this cookie: ask for /api/me first
text-too-long = a text has at most { $most } characters
text-game-too-long = a game has at most { $most } moves here
