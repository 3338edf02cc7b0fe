"""Where things lie in the arrays of Claim It!: a state, and the tables of a set-up.

**A space's number** is 6 * (row - 1) + column - 1 on boards of every size: bit `number` of a
mask. Squatters and dice are counted from 0.

**An action's number** is the same in every state:

| action | number |
|---|---|
| place a claim marker | space |
| place squatter 1, 2, ... 6 | 36, 72, ... 216 + space |
| roll again | 252 |
| stop | 253 |
| chance: a roll | 254 + its place in `roll_chances`, from 111 to 666 |
"""

# A state

DUE = 0
TURN = 1
"""A seat's index."""
ROLL = 2
"""The roll for which a stone is due, by its place in `roll_chances`, or `NONE`."""
TURNS_LEFT = 3
"""Of the last round; `NONE` before it is called."""
SQUATTERS = 4
"""The squatters on the board, as a mask of their numbers."""
SQUATTER_PLACES = 5
"""Where they lie: six bits each."""
SQUATTED = 6
"""The spaces with a squatter, covered by a claim marker or not."""
CLAIMED = 7
"""The spaces on which a claim marker was put this turn."""
ALL_SECURED = 8
HELD = 9
"""A mask for each of five seats."""
SECURED = 14
STATE_SIZE = 19

NONE = -1
DUE_ROLL, DUE_PLACE, DUE_CHOOSE, DUE_OVER = range(4)

# Actions

ACTION_ROLL_AGAIN = 252
ACTION_STOP = 253
ACTION_ROLL = 254
ACTIONS = 310
MOST_ACTIONS = 8
"""No seat ever has as many legal moves."""

# The tables of a set-up

PLAYERS = 0
IS_QUICK = 1
SECURED_TO_END = 2
CLAIM_MARKERS = 3
PLAYER_MARKERS = 4
BOARD = 5
"""The spaces of the board."""
ROLLS = 6
"""How many different rolls there are."""
OUTCOMES = 7
"""In how many ways three dice can fall."""
WEIGHT = 8
"""Of each roll: how many of the outcomes give it."""
ROLL_OF = 64
"""The roll of each outcome."""
WAYS = 280
"""Eight entries a roll: how many ways there are to assign the dice, then for each the space
and 64 times the third die."""
TABLES_SIZE = 728

SIZE = 6
"""The spaces of a row, whatever the size of the board."""
SPACES = 36
SEATS = 5
