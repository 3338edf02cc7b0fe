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
setup-engine-not-started = { $engine } cannot be started: { $why }
setup-engine-refuses = { $engine } does not play this: { $why }
setup-engine-no-decision = nobody has to decide in this position

setup-arena-entrants = { $sides ->
    [2] an arena needs at least 2 players, not { $entrants }
   *[other] this game has { $sides } sides, so the arena needs 2 players (one against a table of the other) or { $sides }, not { $entrants }
}
setup-arena-plays-not = { $player } does not play { $game }
setup-arena-games = { $games } games are not whole rounds: each has { $sides } games, so that everybody sits everywhere
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
text-small-position = this position is of a small game with a board of { $size } rows: only whole games can be told from a position alone
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

## Files

file-not-utf-8 = it is not text in UTF-8

## The solution of a position

solve-answer = { $seat } is to act: a { $value } with best play on both sides
solve-move = move
solve-value = value
solve-win = win
solve-draw = draw
solve-loss = loss
solve-line = Best play: { $line }
solve-effort = { $nodes } tricks looked at in { $milliseconds } ms
solve-limit = Not solved: the limit was hit after { $nodes } tricks
solve-unknown-power = Not solved: the solver does not know the power of { $faction }

## The game in the terminal

terminal-choose-game = Which game?
terminal-you-are = You are seat { $seat }. Computer players have the other seats (level: { $level }). Type ? for help, q to leave.
terminal-your-move = Your move ({ $moves }):
terminal-help = Type one of the moves shown, such as 2@3/5 for squatter 2 on column 3, row 5.
terminal-left = You left the game.
terminal-compiling = Compiling, just this once
terminal-compiling-stopped = The rest is compiled when it is needed next
terminal-compiling-failed = The kernel and the players could not be compiled

## The browser app

web-title = Claimstead
web-close = Close
web-skip = Skip
web-you = you
web-on-turn = on turn
web-player = Player
web-rule = Rule { $rule }
web-why-not = this cannot be done now
web-not-your-turn = it is { $name }'s turn
web-place = space { $place }
web-dice-do-not-give = { $fits ->
    [yes] the dice { $dice } do not give squatter { $squatter } on space { $place }
   *[no] the dice { $dice } do not give space { $place }: two of them have to be its column and its row
}
web-move-squatter = Squatter { $squatter } on space { $place }
web-move-claim-marker = Claim marker on space { $place }
web-move-dice = The roll { $dice }
web-move-pile = Recruit the top card of the pile
web-move-deal = The deal
web-move-stop = Stop
web-review = Review
web-rematch = Rematch
web-home = Home
web-ending = The end
web-winner = { $count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $winners } wins
    }
   *[other] { $you ->
        [yes] You win: { $winners }
       *[no] { $winners } win
    }
}
web-decided = Decided by: { $reason }

## The browser app: Claim It!

web-board = Board
web-camp = The camp
web-actions = Your turn
web-this-turn = This turn
web-nothing-yet = Nothing has happened yet.
web-mine = mine { $size }
web-secured = secured { $count } of { $end }
web-secured-enough = { $count } secured
web-space = { $place }: { $owner ->
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
web-space-offer = { $stone ->
    [squatter] Squatter { $squatter } on { $place }: { $from ->
        [none] stop, and you hold the space.
       *[other] stop, and you take the space from { $from }.
    }
   *[other] Claim marker on { $place }: stop, and the space is secured for good{ $from ->
        [none] .
       *[other] , taken from { $from }.
    }
}
web-heading-rolling = { $you ->
    [yes] Your dice
   *[no] { $name } rolls
}
web-heading-other = It is { $name }'s turn
web-heading-place = Your roll · place one stone
web-heading-choose = Roll again or stop?
web-advice-place = { $ways ->
    [one] One way to use it: tap the lit space.
   *[other] { $ways } ways to use it. Tap a lit space, or any other to see why not.
}
web-advice-choose = { $spaces ->
    [one] Stop and one space is yours, or risk it for more.
   *[other] Stop and { $spaces } spaces are yours, or risk them for more.
}
web-advice-dice = The dice are on their way.
web-advice-wait = Wait for { $name }.
web-dice = Dice: { $dice }
web-dice-none = Dice, not rolled yet
web-roll-again = Roll again
web-stop = { $spaces ->
    [0] Stop
   *[other] Stop & claim { $spaces }
}
web-odds = { $percent } risk of busting on the next roll
web-odds-rolls = { $losing } of { $rolls } rolls lose { $stones ->
    [one] the stone
   *[other] all { $stones } stones
} of this turn
web-bust = Bust!
web-bust-loses = { $you ->
    [yes] You lose all stones of this turn
   *[no] { $name } loses all stones of this turn
}
web-last-round = Last round!
web-turns-left = { $turns ->
    [one] the last turn
   *[other] { $turns } turns left
}
web-measure-mine = Largest mine
web-measure-secured = Secured
web-measure-spaces = Spaces
web-tie-order = The largest mine wins. Equal mines: more secured spaces; then more spaces in all.

## The browser app: CLAIM

web-faction-go = Goblins
web-faction-kn = Knights
web-faction-un = Undead
web-faction-dw = Dwarves
web-faction-do = Doppelgangers
web-faction-gn = Gnomes
web-faction-gi = Giants
web-faction-dr = Dragons
web-faction-tr = Trolls
web-faction-se = Seers
web-one-go = Goblin
web-one-kn = Knight
web-one-un = Undead
web-one-dw = Dwarf
web-one-do = Doppelganger
web-one-gn = Gnome
web-one-gi = Giant
web-one-dr = Dragon
web-one-tr = Troll
web-one-se = Seer
web-power-go = No power, but many: five of the fourteen are worth 0. When a Goblin is led, Knights beat them all.
web-power-kn = When a Goblin is led, Knights beat all Goblins. Otherwise they are like any card.
web-power-un = Played in phase 1, Undead are not discarded: they go to the score pile of whoever wins the trick.
web-power-dw = In phase 2 Dwarves go to { $players ->
    [2] the loser of the trick, not to its winner
   *[other] whoever played the lowest card of the trick, even if that card won it
}.
web-power-do = May be played whatever is led. Then it counts as the led faction with its own value, but without that faction's power. In every pile it is a Doppelganger again.
web-power-gn = In phase 2, Gnomes you win lie open in front of you until the end. A Giant of the same value can remove them.
web-power-gi = In phase 2 each Giant in a trick { $players ->
    [2] removes one open Gnome of its value that lies with the winner's opponent
   *[other] lets the winner remove one open Gnome of its value from an opponent
}.
web-power-dr = Whoever played the last Dragon in a trick leads the next one, no matter who won.
web-power-tr = In phase 2 the winner gets only the highest Troll. The others stay there for the next trick; whoever wins the last trick takes them all.
web-power-se = Win a trick of phase 1 with a Seer: look at the top card of the pile, and take it or a card from the middle.
web-hand = Your hand
web-hand-card = { $card }{ $state ->
    [no] , cannot be played now
    [wins] , would win the trick so far
    [loses] , would not win the trick
   *[other] { "" }
}
web-crown = takes the trick as it stands
web-play = Play
web-partner = partner
web-cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-followers-count = { $count ->
    [one] { $count } follower
   *[other] { $count } followers
}
web-scored-count = { $count } scored
web-void = has no { $faction }
web-trick = The trick
web-market = Recruits
web-market-caption = { $middle ->
    [0] { $pile } in the pile
   *[other] { $pile } in the pile · up for recruiting
}
web-take = Recruit { $card }
web-take-pile = Recruit { $card } from the pile
web-lying = Left for the next winner
web-open-cards = Open in front of { $name }
web-smash = Remove { $card } in front of { $name }
web-spare = Remove none
web-your-open = Open in front of you
web-factions = The factions
web-faction = Faction
web-memory = Memory aid
web-known = Everybody saw them take
web-glimpsed = You alone have seen
web-voids = Cannot hold
web-nothing-known = Nothing known yet.
web-seen-of-you = { $name } has seen your
web-last-trick = Last trick
web-followers = Your followers
web-no-followers = Nobody has joined you yet.
web-panels = Panels
web-moment-second-phase = Phase 2!
web-phase = { $phase ->
    [1] Phase 1: recruiting
   *[other] Phase 2: winning the factions
}{ $left ->
    [0] { "" }
    [one] { " " }· the last trick
   *[other] { " " }· { $left } tricks left
}
web-dealing = The cards are being dealt.
web-prompt-lead = You lead: play any card.
web-prompt-follow = { $free ->
    [yes] { $faction } were led. You may play any card.
   *[no] { $faction } were led: you have to follow suit.
}
web-prompt-look = You see the top of the pile. Which card joins you?
web-prompt-pick = Choose the card that joins you.
web-prompt-smash = Your { $card } can remove a Gnome. Which one?
web-drawn = A draw: { $winners }
web-favour = { $by ->
    [more-cards] more cards
    [higher-card] equal numbers, the higher card
    [equal-cards] all equal: nobody
   *[none-scored] none scored: nobody
}
web-has-favour = has the favour
web-favours = Factions won
web-sum = Sum of their cards

## The browser app: what happened. "you" is yes for one's own deeds; "none" is nobody or nothing

web-told-rolled = { $you ->
    [yes] You roll { $dice }
   *[no] { $name } rolls { $dice }
}
web-told-squatter-placed = { $on ->
    [none] Squatter { $squatter } on { $place }
    [you] Squatter { $squatter } on your space { $place }
   *[other] Squatter { $squatter } on { $place }, held by { $on }
}
web-told-claim-marker-placed = { $on ->
    [none] Claim marker on { $place }
    [you] Claim marker on your space { $place }
   *[other] Claim marker on { $place }, held by { $on }
}{ $squatter-returned ->
    [yes] , squatter { $squatter } goes back
   *[no] { "" }
}
web-told-busted = { $you ->
    [yes] Bust: you lose all stones of this turn
   *[no] Bust: { $name } loses all stones of this turn
}
web-told-rolling-on = { $you ->
    [yes] You roll again
   *[no] { $name } rolls again
}
web-told-stopped = { $you ->
    [yes] You stop
   *[no] { $name } stops
}
web-told-space-taken = { $secured ->
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
web-told-spaces = { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}{ $secured ->
    [0] { "" }
   *[other] , { $secured } secured
}
web-told-last-round-called = { $you ->
    [yes] You call the last round: everybody has one more turn
   *[no] { $name } calls the last round: everybody has one more turn
}
web-told-turn-began = { $you ->
    [yes] It is your turn
   *[no] It is { $name }'s turn
}
web-told-game-ended = The game is over. { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
web-told-hand-dealt = { $you ->
    [yes] You are dealt { $count } cards
   *[no] { $name } is dealt { $count } cards
}
web-told-turned-up = Turned up: { $cards }
web-told-card-played = { $you ->
    [yes] You play { $card }
   *[no] { $name } plays { $card }
}
web-told-trick-won = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
}
web-told-pile-looked-at = { $you ->
    [yes] You look at the top of the pile: { $card }
   *[no] { $name } looks at the top of the pile
}
web-told-recruit-taken = { $you ->
    [yes] { $card } joins you
   *[no] { $card } joins { $name }
}
web-told-recruit-drawn = { $card ->
    [none] { $name } draws a follower from the pile
   *[other] { $you ->
        [yes] You draw { $card } from the pile
       *[no] { $name } draws { $card }, which you had seen
    }
}
web-told-discarded = Discarded: { $cards }
web-told-scored = { $you ->
    [yes] You score { $cards }
   *[no] { $name } scores { $cards }
}
web-told-laid-open = { $you ->
    [yes] Open in front of you: { $cards }
   *[no] Open in front of { $name }: { $cards }
}
web-told-left-lying = Left for the next winner: { $cards }
web-told-smashed = { $victim ->
    [you] { $by } removes your { $card }
   *[other] { $by } removes { $card } of { $victim }
}
web-told-spared = { $you ->
    [yes] You remove nothing with { $by }
   *[no] { $name } removes nothing with { $by }
}
web-told-lead-passed = { $you ->
    [yes] You lead the next trick
   *[no] { $name } leads the next trick
}
web-told-second-phase-began = Phase 2 begins: { $you ->
    [yes] you lead
   *[no] { $name } leads
}
web-told-favour-decided = { $count ->
    [0] Nobody has the favour of the { $faction }
    [one] { $winners } has the favour of the { $faction }
   *[other] { $winners } have the favour of the { $faction }
}
web-story = What happened?
web-story-start = The start
web-story-turn = Turn { $number } · { $you ->
    [yes] your turn
   *[no] { $name }
}
web-story-trick = Trick { $number } · { $you ->
    [yes] you lead
   *[no] { $name } leads
}
web-story-won = { $you ->
    [yes] You win with { $card } over { $others }
   *[no] { $name } wins with { $card } over { $others }
}
web-story-won-highest = the highest card of the led faction wins ({ $faction })
web-story-won-first = of equal cards the one played first wins
web-story-won-alone = nobody else followed the led faction ({ $faction })
web-story-won-kn = Knights beat Goblins where a Goblin was led
web-story-won-do = Doppelgangers count as the led faction
web-story-because-scored-dw = { $players ->
    [2] Dwarves go to whoever lost the trick
   *[other] Dwarves go to whoever played the lowest card
}
web-story-because-scored-un = Undead are scored at once, in phase 1 too
web-story-because-scored-tr = of all Trolls only the highest goes to the winner
web-story-because-left-lying-tr = the other Trolls wait for the winner of the next trick
web-story-because-laid-open-gn = Gnomes lie open until the end
web-story-because-smashed-gi = a Giant removes a Gnome of its own value
web-story-because-lead-passed = whoever played the last Dragon leads
web-story-because-pile-looked-at = the trick was won with a Seer
web-story-because-busted = no space could take this roll
web-story-why = Why?
web-story-why-told = { $name }: { $reason }.
web-story-looking = You look back: move { $number } of { $all }
web-story-now = Back to now
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-told = A strong player would choose: { $move } ({ $reason }).
web-help = Help at the table
web-volume = Volume
web-keys = Keys
web-key-r = Roll again
web-key-s = Stop
web-key-n = Next lit space or card
web-key-u = Take back
web-key-h = Hint (casual games)
web-key-l = What happened?
web-key-help = This help
web-key-esc = Back to now, close

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
table-back-soon = this player has only just left: wait { $seconds } more seconds
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
table-too-many-tables = you have { $most } open tables already: finish or close one first
table-too-fast = that was too fast: wait a moment
table-too-much = that is too much to work out at once: try something smaller
table-no-database = the server can't reach its records or has no room for more, so nothing was done: try again in a while
table-banned = the host of this server has banned this account
table-muted = the host of this server has muted you for now
table-no-account = there is no account whose password could be changed
table-no-such-account = name and password do not match
table-account-taken = this name is taken
table-account-name = a name of an account has 3 to 32 letters, digits, - or _
table-account-password = a password has at least { $least } characters
table-already-account = you have an account already
table-bad-message = this message cannot be read: { $why }
table-busy = the table was changed by somebody else at the same moment: look and try again
table-seat-wishes = this game has { $players } seats, not { $found }
table-seat-wish = a seat is for me, here, computer or open, not { $kind }

setup-clock-amount = the time must be from { $least } to { $most }, not { $amount }
setup-position-over = in this position the game is over: nothing can begin there
setup-clock-increment = a move can bring back 0 to 600 seconds, only with a time for the whole game, not { $increment }
setup-spectator-delay = spectators can be 0 to 600 seconds behind, not { $delay }
setup-rated-from-position = a rated game starts from the beginning
setup-begins-from-position = a game from a position begins where the position says: the first player can't be drawn
outcome-resigned = the others gave up
outcome-time = the time of the others ran out

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
verify-moves-legal = All { $count } moves of the players were legal.
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
error-database-address = { $address } is not the address of a database: write a file's path, or postgresql://...
error-database-in-use = another server is running on { $address }: stop it first, or use PostgreSQL for several

## The browser app: its frame and pages

web-to-content = Skip to content
web-loading = One moment …
web-unreachable = The server can't be reached. Is it running? Try again in a moment.
web-try-again = Try again
web-failed = Something went wrong. Try again in a moment.
web-part-missing = A part of this page did not arrive. The connection may be shaky, or Claimstead has just been updated.
web-load-anew = Reload
web-release-new = Claimstead was updated while this page was open. Reload it to go on.
web-release-offer = There is a new version of Claimstead.
web-release-later = Not now
web-no-such-page = There is no such page
web-cancel = Cancel
web-dismiss = Close this notice
web-copy = Copy
web-copied = Copied.
web-you-name = You
web-nav = Pages
web-nav-new = New game
web-nav-lobby = Lobby
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-analysis = Analysis
web-nav-settings = Settings
web-nav-you = Your page
web-nav-leaders = Leader boards
web-reconnecting = The connection is lost. Reconnecting …
web-your-turn = Your turn

## The browser app: games and levels

web-game-claim-it = Claim It!
web-game-claim = CLAIM
web-about-claim-it = Roll three dice, stake out spaces on the map, and decide how long your luck will hold. The largest mine wins.
web-facts-claim-it = A dice game for 2 to 5, about 20 minutes
web-about-claim = Recruit followers in the first half, win the realm with them in the second. Whoever has the favour of the most factions takes the throne.
web-facts-claim = A card game for 2 to 4, about 25 minutes
web-players-count = { $count } players
web-rated = rated
web-variant-base = Base game
web-variant-quick = Quick squatters
web-variant-about = With quick squatters, a squatter that gets a claim marker can be placed again in the same turn.
web-variant-not-for-5 = Not recommended for five players.
web-level = Level of the computer player
web-level-for-claim-it = Level of the computer player at Claim It!
web-level-for-claim = Level of the computer player at CLAIM
web-level-random = Dice-headed
web-level-heuristic = Rule of thumb
web-level-greedy = Greedy
web-level-beginner = Beginner
web-level-easy = Easy
web-level-medium = Medium
web-level-strong = Strong
web-level-expert = Expert
web-habit-dizzy = Spins on the chair before every move.
web-habit-abacus = Counts everything twice, aloud.
web-habit-magpie = Reaches for whatever glitters.
web-habit-pip = Cheers for everybody, opponents too.
web-habit-momo = Hums while the others think.
web-habit-tilly = Asks whose turn it is. Every time.
web-habit-bas = Keeps the beanie on for luck.
web-habit-juno = Laughs loudest at bad luck.
web-habit-hazel = Brings apples for the whole table.
web-habit-otto = Twirls the moustache before deciding.
web-habit-fenna = Hears a die roll three rooms away.
web-habit-rudi = Yawns, and misses nothing.
web-habit-wren = Once sailed around a world or two.
web-habit-greta = Knits between turns.
web-habit-milo = Straightens every card on the table.
web-habit-ida = Winks, and means nothing by it.
web-habit-corvin = Feeds the ravens on the window sill.
web-habit-sigge = Tells sagas about every good roll.
web-habit-astrid = Sharpens pencils, not swords.
web-habit-bruno = Laughs so that the dice jump.
web-habit-vesper = Prefers to play after dark.
web-habit-thora = Says little and remembers a lot.
web-habit-kasimir = Polishes the monocle when it gets close.
web-habit-isolde = Has never been seen in a hurry.
web-habit-nestor = Has read the rulebook in six languages.
web-habit-morgan = Nods once. That is praise.
web-habit-ulf = Won the first game here, long ago.
web-habit-zenobia = Lends the crown to whoever wins.

## The browser app: start page

web-start = Two games, one table
web-going-on = Your games
web-going-all = { $count ->
    [one] Show the other one
   *[other] Show the other { $count }
}
web-past = Finished games
web-past-all = All your games
web-play-now = Play now
web-set-up = With friends, or set up
web-set-up-about = This game begins from a position that somebody set up: its first cards or stones were chosen, not drawn. It does not count for the ratings.
web-learn-it = Learn it
web-study = Study
web-way-puzzles = The puzzle of the day
web-way-analysis = Analysis board
web-way-duplicate = The same dice for all
web-open-file = Open a game's file
web-line-with = with { $others }
web-line-you-won = you won
web-line-won = won by { $winners }
web-line-open = { $open ->
    [one] one seat is open
   *[other] { $open } seats are open
}
web-line-your-turn = your turn
web-line-playing = being played
web-line-look = View
web-line-resume = Resume
web-line-join = Join
web-line-watch = Watch
web-line-rating = rating { $rating }
web-line-unrated = no rating yet
web-rated-about = Rated: the result counts for the ratings of all players. There are no hints, and nothing is taken back.

## The browser app: lobby

web-lobby = Lobby
web-lobby-open = Tables with open seats
web-lobby-playing = Being played
web-lobby-empty = No public table has an open seat just now. Open one: others will see it here.
web-lobby-new = Open a public table

## The browser app: setting up a table

web-new = A new table
web-new-game = Game
web-new-players = Players
web-new-partners = Partners sit opposite each other: seats 1 and 3 against 2 and 4.
web-new-seats = Who plays
web-new-variant = Rules
web-new-more = More
web-begins = Who begins
web-begins-drawn = By lot
web-begins-owner = I begin
web-begins-seated = As we sit
web-begins-drawn-about = The player who begins is drawn by lot at the start.
web-begins-owner-about = Whoever opened the table begins.
web-begun-drawn = { $you ->
    [yes] You begin
   *[no] { $name } begins
}: drawn by lot.
web-begun-owner = { $you ->
    [yes] You begin
   *[no] { $name } begins
}, as agreed.
web-new-public = In the lobby, for everybody
web-new-rated = Rated (no hints, nothing is taken back)
web-new-talk = Table talk
web-new-hints = Show the risk of busting
web-new-open = Open the table
web-new-start = Start the game
web-seat-who = Who plays on seat { $number }
web-seat-level = Level on seat { $number }
web-seat-name = Name on seat { $number }
web-seat-computer = Computer player
web-seat-friend = A friend, by link
web-seat-here = Somebody at this screen
web-seat-guest = Guest
web-seat-deleted = deleted player
web-name = Name
web-seat-open = Open seat
web-seat-letter = Seat { $seat }
web-clock = Clock
web-clock-none = No clock
web-clock-move-30 = 30 seconds for a move
web-clock-move-90 = 90 seconds for a move
web-clock-game-5 = 5 minutes, and 5 seconds for a move
web-clock-game-10 = 10 minutes, and 10 seconds for a move
web-clock-days-1 = A day for a move
web-clock-days-3 = Three days for a move
web-clock-other = { $kind ->
    [move] { $amount } seconds for a move
    [game] { $amount } seconds, and { $increment } for a move
   *[days] { $amount } days for a move
}
web-clock-left = Time left
web-clock-left-days = { $days } days
web-deck = Deck
web-deck-claim = CLAIM
web-deck-claim-2 = CLAIM 2
web-deck-mixed = A random mix
web-deck-chosen = Choose factions
web-deck-own = mixed deck
web-deck-rule = One pair, and { $tens } further factions: { $count } so far.

## The browser app: settings

web-settings = Settings
web-settings-look = Language and look
web-settings-language = Language
web-settings-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-settings-play = At the table
web-setting-sound = Sound
web-setting-sound-about = Dice, stones and cards can be heard.
web-setting-odds = Risk of busting
web-setting-odds-about = Claim It! shows how likely you are to bust on the next roll, but never in rated games.
web-setting-memory = Memory aid
web-setting-memory-about = CLAIM shows what you have seen of the others' cards.
web-setting-motion = Movement
web-setting-motion-about = Dice roll, stones drop, cards travel.
web-speed = Speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = At once
web-setting-speed-about = How long you see what happens at the table. A tap hurries on, holding skips everything.
web-setting-notify = Notifications
web-setting-notify-about = The browser calls you when it is your turn.
web-setting-notify-denied = The browser does not allow notifications. You can change that in its settings for this site.
web-who = You
web-who-name = Your name
web-who-rename = Change
web-who-renamed = That is your name now.
web-who-about = With an account you find your games on other devices too. It needs a name and a password, nothing else.
web-who-account = You are logged in as { $account }.
web-who-account-name = Account
web-who-password = Password
web-who-log-in = Log in
web-who-in = Welcome back.
web-who-log-out = Log out
web-who-left = You are logged out.
web-who-make = Create an account
web-who-made = Your account has been created.
web-devices = Your devices
web-device-unknown = Unknown device
web-device-here = This one
web-device-seen = Last used on { $day }
web-device-ended = That device is logged out.
web-devices-end = Log out everywhere else
web-password-new = New password
web-password-change = Change password
web-password-changed = Your password has been changed; other devices are logged out.
web-who-forget = Delete my data
web-who-forget-sure = Your name, account and ratings are deleted for good. Games that others played in stay, without your name.
web-who-forgotten = Your data has been deleted.

## The browser app: at a table

web-gathering = The table gathers
web-from-position = set-up position
web-sit = Sit down
web-sit-guest = For somebody here
web-guest-needs-name = First give the name of the person here.
web-guest-name = Name of the person here
web-stand = Stand up
web-invite-computer = Computer player
web-send-away = Send away
web-ask-to-leave = Ask to leave
web-close-table = Close the table
web-close-sure = The table will be gone for everybody who sits here.
web-rematch-asked = A rematch? Everybody already has a seat at the next table.
web-rematch-accept = Yes, once more
web-table-closed = This table was closed before the game began.
web-start-game = Start the game
web-ready = I am ready
web-is-ready = ready
web-waiting-seats = The game can start when every seat is taken.
web-waiting-ready = The game starts when everybody is ready.
web-waiting-for = Waiting for { $names }.
web-name-first = Your name at this table
web-away = away
web-invite = Invite friends
web-invite-about = Whoever has this link can sit down or watch.
web-invite-link = Link to this table
web-invite-code = QR code of the link
web-seal = The seal
web-seal-about = All dice and cards of this game are fixed by a secret that nobody can change any more. Its seal is shown now, the secret after the game. Your own word goes into the mix. It is sealed, too, and opened when everybody is ready, so nobody can choose theirs by yours.
web-seal-name = Seal
web-seal-secret = Secret
web-seal-word = Your word
web-seal-good = The dice and cards were fixed before the game, and nobody changed them.
web-seal-bad = Something is wrong with this game.
web-seal-none = This game was not sealed, so nobody can tell whether its dice and cards were fixed beforehand.
web-own-good = Your browser kept the seal from before the start and worked out every roll and card again: all is well.
web-own-unseen = Your browser worked out every roll and card again, and everything fits. It did not see the seal before the start, so it can't tell whether it is the same.
web-own-seal = Your browser says: the seal or the secret is not the one from before the start.
web-own-word = Your browser says: a word is not the one that was sealed before the start.
web-own-first = Your browser says: the player who began is not the one who was drawn.
web-own-luck = Your browser says: a roll or a card is not the one that was fixed.
web-own-unable = Your browser can't check seals on this page: that needs an address with https.
web-watching = you are watching
web-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}
web-forfeited-resigned = gave up
web-forfeited-time = out of time
web-talk = Talk
web-talk-unread = { $count } new
web-talk-nothing = Nothing has been said yet.
web-talk-say = Say something
web-talk-send = Say
web-undo = Take back
web-undo-asked = You asked to take your move back. Waiting for the others.
web-undo-asks = { $name } would like to take a move back.
web-undo-agree = Allow it
web-undo-refuse = No
web-resign = Give up
web-resign-sure = You would lose this game. There is no way back.
web-is-away = { $name } is away.
web-is-away-wait = { $name } is away. In { $time } a computer player may take over.
web-you-are-away = The others can't reach you. In { $time } they may let a computer player take over for you.
web-you-are-away-now = The others can't reach you. They may let a computer player take over for you now.
web-take-over = Let a computer player take over
web-replaced = A computer player is playing for you.
web-come-back = I am back
web-played-for-you = You were away, and a computer player took over for you. It played:
web-played-nothing = You were away, and a computer player sat in for you. It made no move.
web-played-seen = All right
web-curtain = Pass the device to { $name }
web-curtain-about = Nobody else should look at the screen now.
web-curtain-look = I am { $name }: show my cards
web-after = After the game
web-to-match = Back to the match
web-worth = What was it worth?
web-check-seal = Check the seal
web-download = Download the game
web-copy-link = Copy the link

## The browser app: replay and files

web-replay = Review
web-replay-of = { $game }: move by move
web-replay-position = Position { $number } of { $all }
web-replay-first = First position
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = Last position
web-replay-eyes = Seen by
web-replay-all = a spectator
web-replay-why = The computer player's reason: { $reason }
web-replay-link = Copy a link to this position
web-replay-play = Play on from here
web-replay-play-as = You play
web-replay-play-about = The other seats are taken by computer players.
web-replay-keys = Left and right arrow keys go back and on.
web-open = Open a game
web-open-about = Every finished game can be kept as a file. Choose such a file, or paste its text, to step through the game and to check its seal.
web-open-choose = Choose a file
web-open-paste = Text of the game
web-open-show = Show the game
web-open-games = There are { $count } games in the file. Show:
web-open-game = { $number }: { $names }

## The browser app: lessons and rules

web-learn = Learn to play
web-rules = Rules
web-rules-of = The rules of { $game }
web-to-lesson = To the lesson
web-lesson-about-claim-it = { $all } short examples on the board: read a roll, place stones, bust, stop, and win.
web-lesson-about-claim = { $all } short examples at the card table: recruiting, and what each faction does.
web-lesson-done = { $done } of { $all } examples done
web-lesson-begin = Begin the lesson
web-lesson-go-on = Continue the lesson
web-lesson-repeat = Do it again
web-lesson-title = Learn { $game }
web-lesson-example = Example { $number } of { $all }
web-lesson-right = Right!
web-lesson-next = Next
web-lesson-back = Back
web-lesson-again = Once more
web-lesson-wrong = Not possible. { $reason }
web-lesson-would = This would happen: { $told }.
web-lesson-risk = The next roll busts with a chance of { $chance }, and then every stone of this turn is gone.
web-lesson-count-you = You
web-lesson-count-opponent = Your opponent
web-lesson-count-more = { $faction }: { $most } cards to { $fewer }. Most cards have the favour.
web-lesson-count-highest = { $faction }: { $most } cards each, so the highest one decides: { $high } against { $low }.
web-lesson-count-wrong = No: the favour would go to the wrong one. { $reason }
web-lesson-count-wins = Who wins the game?
web-lesson-count-game = { $most } factions to { $fewer }: most factions win.
web-lesson-end = That was the lesson. You know all you need.
web-lesson-play = Play a first game
web-strategy = How to play { $game } well
web-lesson-read = Read the rules
web-lesson-pass = Skip this one
web-lesson-progress = Progress of the lesson
web-lesson-seat-a = Green
web-lesson-seat-b = Blue
web-lesson-seat-c = Orange
web-lesson-seat-d = Red
web-lesson-seat-e = Violet

## The server

error-settings-file = the settings in { $file } cannot be read: { $why }
error-settings-unknown = there is no setting { $name }, as in { $file }: see claimstead serve --print-settings
error-settings-value = the setting { $name } of { $source } is not possible: { $why }
error-workers-need-postgresql = several workers need PostgreSQL: give --database postgresql://...
error-no-port = cannot listen on { $host }, port { $port } ({ $why }): give another one with --port
serve-ready = Claimstead is ready at { $address } (Ctrl-C stops it)
serve-compiling = The computer players are being compiled in the background, just this once (usually a minute). You can play at once; until then the expert plays like a strong player.
serve-compiled = The computer players are compiled.
serve-stopped = Claimstead has stopped.
table-who-are-you = nobody is known by this cookie: ask for /api/me first
text-too-long = a text has at most { $most } characters
text-game-too-long = a game has at most { $most } moves here
