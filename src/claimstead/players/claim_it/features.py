"""What counts for the whole board: mines, how safe they are, and how they may grow.

Here stands, too, where things lie in the weights and in the notes on a turn.
"""

from typing import Protocol

from claimstead.kernel.bits import count
from claimstead.kernel.claim_it.layout import BOARD, HELD, PLAYERS, SECURED, SIZE
from claimstead.kernel.claim_it.scoring import LEFTMOST, RIGHTMOST, mine_around
from claimstead.kernel.jit import Words, inner
from claimstead.players.claim_it.patterns import MOST_PATTERNS, TABLE_ENTRIES


class Numbers(Protocol):
    """Numbers with a fraction, in a row."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...


# The weights: of the plain sum; or three sets of the patterns' tables, those of the whole board,
# the same for the prospect, what else it is told by, and with three and more players those of each
# opponent.

MINE_WEIGHT, SECURED_WEIGHT, SPACES_WEIGHT, OPPONENT_WEIGHT, GREED, LEAST_RISK = range(6)
PLAIN_SIZE = 6

SETS = 3
"""Before the last round; with an own turn of it still to come; with those of others alone."""
PHASES = 7
"""Before the last round, with so many of its turns left, and within the own last turn."""
LAST_TURN = 6
MINES = 19
SECURES = 16
SPACE_COUNTS = 25
SECONDS = 10
EDGES = 24

BY_MINES = 0
BY_SECURED = BY_MINES + PHASES * MINES * MINES
BY_SECURED_MINES = BY_SECURED + PHASES * SECURES * SECURES
BY_SPACES = BY_SECURED_MINES + PHASES * SECURES * SECURES
BY_SAFETY = BY_SPACES + PHASES * SPACE_COUNTS * SPACE_COUNTS
BY_SECOND = BY_SAFETY + 2 * PHASES * MINES * SECURES
BY_EDGE = BY_SECOND + 2 * PHASES * MINES * SECONDS
BY_END = BY_EDGE + 2 * PHASES * MINES * EDGES
BY_JOINED = BY_END + SECURES * SECURES * MINES
BY_JOINING = BY_JOINED + PHASES * SPACE_COUNTS * SPACE_COUNTS
WHOLE_BOARD_SIZE = BY_JOINING + 2 * PHASES * MINES * SPACE_COUNTS
WHOLE_BOARD_FEATURES = 14

# The prospect of rolling on

STAKES = 24
"""How much a bust would cost, in steps: before the last round, then in it; then, in a seat's last
turn, how far its largest mine is behind."""
DEFICITS = 16
BUCKETS = 2 * STAKES + DEFICITS
CHANCES = 24
"""How many of all assignments of dice are legal, in steps."""
SQUATTERS_ASIDE = 7
BY_CHANCE = 0
BY_STAKE = BY_CHANCE + PHASES * SQUATTERS_ASIDE * CHANCES
BUSTS = BY_STAKE + BUCKETS * CHANCES
"""How often a roll is a bust."""
PROSPECT_SIZE = BUSTS + SQUATTERS_ASIDE * CHANCES

# Each opponent, with three and more players: apart by how soon its turn comes

MOST_OPPONENTS = 4
BY_TWO_MINES = 0
"""The own largest mine and those of the two best opponents."""
BY_TWO_SECURED = BY_TWO_MINES + PHASES * MINES * MINES * MINES
BY_ITS_MINE = BY_TWO_SECURED + PHASES * SECURES * SECURES * SECURES
ORDERS = PHASES * MOST_OPPONENTS
BY_ITS_SECURED = BY_ITS_MINE + ORDERS * MINES * MINES
BY_ITS_RACE = BY_ITS_SECURED + ORDERS * SECURES * SECURES
BY_ITS_SAFETY = BY_ITS_RACE + ORDERS * MINES * SECURES
BY_ITS_JOINING = BY_ITS_SAFETY + ORDERS * MINES * SECURES
BY_ITS_EDGE = BY_ITS_JOINING + ORDERS * MINES * SPACE_COUNTS
EACH_SIZE = BY_ITS_EDGE + ORDERS * MINES * EDGES
TWO_FEATURES = 2
ITS_FEATURES = 6

# What is known of a turn

IS_LEARNED = 0
SEAT = 1
PHASE_BEFORE = 2
OWN = 3
"""All spaces of the seat."""
OWN_SECURE = 4
OTHERS_HELD = 5
OTHERS_SECURED = 6
OTHERS_EDGES = 7
"""The spaces beside theirs."""
OTHERS = 8
"""What is known of the opponents, as `look_at` tells it."""
MEASURES = 7
OTHERS_SIZE = MEASURES * (1 + MOST_OPPONENTS)
"""The best of each measure; then, with three and more players, those of each in turn order."""
STAMP = OTHERS + OTHERS_SIZE
"""Tells what is remembered of this turn from what is remembered of earlier ones."""
NUMBERS = STAMP + 1
"""Of each pattern: the number it reads as."""
CHANGED = NUMBERS + MOST_PATTERNS
"""The same with what was placed up to a moment of the turn."""
PENDING_THERE = CHANGED + MOST_PATTERNS
"""What lay on top at that moment."""
CLAIMED_THERE = PENDING_THERE + 1
SET_THERE = CLAIMED_THERE + 1
"""The set of tables by which it is judged."""
FEATURES = SET_THERE + 1
"""Scratch: the entries of the whole board's tables, then of each opponent's."""
BUCKET = FEATURES + WHOLE_BOARD_FEATURES + TWO_FEATURES + MOST_OPPONENTS * ITS_FEATURES
"""What the value last found has at stake, and its phase."""
BUST_WEIGHT = BUCKET + 1
"""In how many outcomes the roll last looked at is a bust."""
NODES = BUST_WEIGHT + 1
"""How many rolls have been looked at."""
MOST_NODES = NODES + 1
ASKS_REPLY = MOST_NODES + 1
"""Whether it looks what the next roll of the only opponent makes of a stop."""
LOOKED = ASKS_REPLY + 1
"""Scratch: what is known of the own spaces, then of the opponents'."""
TURN_SIZE = LOOKED + MEASURES + OTHERS_SIZE

MINE, SECURED_COUNT, SECURED_MINE, SPACE_COUNT, SAFE_IN_MINE, SECOND_AND_EDGE, JOINED = range(
    MEASURES
)


@inner
def neighbours(spaces: int, board: int) -> int:
    """The spaces that share a side with these, and are none of them."""
    grown = (spaces << SIZE) | (spaces >> SIZE)
    grown |= ((spaces & ~RIGHTMOST) << 1) | ((spaces & ~LEFTMOST) >> 1)
    return grown & ~spaces & board


@inner
def measure_mines(own: int, secured: int, board: int, blocked: int, into: Words, at: int) -> None:
    """Raise the measures of one seat, or of all opponents together, to those of these spaces."""
    largest, second, mine = 0, 0, 0
    left = own
    while count(left) > second:
        found = mine_around(left & -left, own)
        left ^= found
        size = count(found)
        if size > largest:
            second = largest
            largest, mine = size, found
        elif size > second:
            second = size
    safe, left = 0, secured
    while count(left) > safe:
        found = mine_around(left & -left, secured)
        left ^= found
        safe = max(safe, count(found))
    around = neighbours(mine, board) & ~blocked
    edge = count(around)
    joined = count(mine_around(mine, own | around) & own)
    if largest > into[at + MINE]:
        into[at + MINE] = largest
        into[at + SAFE_IN_MINE] = count(mine & secured)
        into[at + SECOND_AND_EDGE] = min(second, SECONDS - 1) * 64 + min(edge, EDGES - 1)
    into[at + JOINED] = max(into[at + JOINED], joined)
    into[at + SECURED_COUNT] = max(into[at + SECURED_COUNT], count(secured))
    into[at + SECURED_MINE] = max(into[at + SECURED_MINE], safe)
    into[at + SPACE_COUNT] = max(into[at + SPACE_COUNT], count(own))


@inner
def raise_measures(turn: Words, at: int, its: int) -> None:
    """Raise the best measures of the opponents to those of one of them."""
    if turn[its + MINE] > turn[at + MINE]:
        turn[at + MINE] = turn[its + MINE]
        turn[at + SAFE_IN_MINE] = turn[its + SAFE_IN_MINE]
        turn[at + SECOND_AND_EDGE] = turn[its + SECOND_AND_EDGE]
    for measure in (JOINED, SECURED_COUNT, SECURED_MINE, SPACE_COUNT):
        turn[at + measure] = max(turn[at + measure], turn[its + measure])


@inner
def measure_others(
    tables: Words, state: Words, turn: Words, taken: int, blocked: int, at: int
) -> None:
    """The measures of the opponents, each the best of them, without the spaces just taken."""
    players = tables[PLAYERS]
    for measure in range(OTHERS_SIZE):
        turn[at + measure] = 0
    for seat in range(players):
        if seat != turn[SEAT]:
            secured = state[SECURED + seat]
            own = (state[HELD + seat] & ~taken) | secured
            its = at
            if players > 2:
                its += MEASURES * ((seat - turn[SEAT] + players) % players)
            measure_mines(own, secured, tables[BOARD], blocked, turn, its)
            if players > 2:
                raise_measures(turn, at, its)


@inner
def look_at(tables: Words, state: Words, turn: Words, pending: int, claimed: int) -> int:
    """Measure the position; where the opponents' measures lie is the answer."""
    own = turn[OWN] | pending
    secured = turn[OWN_SECURE] | claimed
    blocked = secured | turn[OTHERS_SECURED]
    for measure in range(MEASURES):
        turn[LOOKED + measure] = 0
    measure_mines(own, secured, tables[BOARD], blocked, turn, LOOKED)
    others = OTHERS
    if pending & turn[OTHERS_HELD] or claimed & turn[OTHERS_EDGES]:
        others = LOOKED + MEASURES
        measure_others(tables, state, turn, pending, blocked, others)
    return others


@inner
def whole_board_features(geometry: Words, turn: Words, phase: int, others: int) -> None:
    """Write the entries of the whole board's tables that this position reads."""
    first = SETS * geometry[TABLE_ENTRIES]
    mine = min(turn[LOOKED + MINE], MINES - 1)
    other_mine = min(turn[others + MINE], MINES - 1)
    secured = min(turn[LOOKED + SECURED_COUNT], SECURES - 1)
    other_secured = min(turn[others + SECURED_COUNT], SECURES - 1)
    at = FEATURES
    turn[at] = first + BY_MINES + (phase * MINES + mine) * MINES + other_mine
    turn[at + 1] = first + BY_SECURED + (phase * SECURES + secured) * SECURES + other_secured
    safe = min(turn[LOOKED + SECURED_MINE], SECURES - 1)
    other_safe = min(turn[others + SECURED_MINE], SECURES - 1)
    turn[at + 2] = first + BY_SECURED_MINES + (phase * SECURES + safe) * SECURES + other_safe
    spaces = min(turn[LOOKED + SPACE_COUNT], SPACE_COUNTS - 1)
    other_spaces = min(turn[others + SPACE_COUNT], SPACE_COUNTS - 1)
    turn[at + 3] = first + BY_SPACES + (phase * SPACE_COUNTS + spaces) * SPACE_COUNTS + other_spaces
    at += 4
    for side in range(2):
        looked = others if side else LOOKED
        row = (side * PHASES + phase) * MINES + (other_mine if side else mine)
        safe = min(turn[looked + SAFE_IN_MINE], SECURES - 1)
        second = turn[looked + SECOND_AND_EDGE] >> 6
        edge = turn[looked + SECOND_AND_EDGE] & 63
        turn[at] = first + BY_SAFETY + row * SECURES + safe
        turn[at + 1] = first + BY_SECOND + row * SECONDS + second
        turn[at + 2] = first + BY_EDGE + row * EDGES + edge
        joined = min(turn[looked + JOINED], SPACE_COUNTS - 1)
        turn[at + 3] = first + BY_JOINING + row * SPACE_COUNTS + joined
        at += 4
    lead = min(max(mine - other_mine + MINES // 2, 0), MINES - 1)
    turn[at] = first + BY_END + (secured * SECURES + other_secured) * MINES + lead
    joined = min(turn[LOOKED + JOINED], SPACE_COUNTS - 1)
    other_joined = min(turn[others + JOINED], SPACE_COUNTS - 1)
    row = (phase * SPACE_COUNTS + joined) * SPACE_COUNTS
    turn[at + 1] = first + BY_JOINED + row + other_joined


@inner
def each_features(tables: Words, geometry: Words, turn: Words, phase: int, others: int) -> None:
    """Write the entries of each opponent's tables behind those of the whole board."""
    players = tables[PLAYERS]
    first = SETS * geometry[TABLE_ENTRIES] + 2 * WHOLE_BOARD_SIZE + PROSPECT_SIZE
    mine = min(turn[LOOKED + MINE], MINES - 1)
    secured = min(turn[LOOKED + SECURED_COUNT], SECURES - 1)
    best_mine, next_mine, best_secured, next_secured = 0, 0, 0, 0
    at = FEATURES + WHOLE_BOARD_FEATURES + TWO_FEATURES
    for order in range(1, players):
        its = others + MEASURES * order
        its_mine = min(turn[its + MINE], MINES - 1)
        its_secured = min(turn[its + SECURED_COUNT], SECURES - 1)
        next_mine = max(next_mine, min(its_mine, best_mine))
        best_mine = max(best_mine, its_mine)
        next_secured = max(next_secured, min(its_secured, best_secured))
        best_secured = max(best_secured, its_secured)
        row = phase * MOST_OPPONENTS + order - 1
        safe = min(turn[its + SAFE_IN_MINE], SECURES - 1)
        joined = min(turn[its + JOINED], SPACE_COUNTS - 1)
        edge = turn[its + SECOND_AND_EDGE] & 63
        turn[at] = first + BY_ITS_MINE + (row * MINES + mine) * MINES + its_mine
        turn[at + 1] = first + BY_ITS_SECURED + (row * SECURES + secured) * SECURES + its_secured
        row = row * MINES + its_mine
        turn[at + 2] = first + BY_ITS_RACE + row * SECURES + its_secured
        turn[at + 3] = first + BY_ITS_SAFETY + row * SECURES + safe
        turn[at + 4] = first + BY_ITS_JOINING + row * SPACE_COUNTS + joined
        turn[at + 5] = first + BY_ITS_EDGE + row * EDGES + edge
        at += ITS_FEATURES
    at = FEATURES + WHOLE_BOARD_FEATURES
    row = (phase * MINES + mine) * MINES + best_mine
    turn[at] = first + BY_TWO_MINES + row * MINES + next_mine
    row = (phase * SECURES + secured) * SECURES + best_secured
    turn[at + 1] = first + BY_TWO_SECURED + row * SECURES + next_secured


@inner
def features_of(tables: Words) -> int:
    """How many entries a position reads of the whole board's tables and of each opponent's."""
    if tables[PLAYERS] == 2:
        return WHOLE_BOARD_FEATURES
    return WHOLE_BOARD_FEATURES + TWO_FEATURES + ITS_FEATURES * (tables[PLAYERS] - 1)
