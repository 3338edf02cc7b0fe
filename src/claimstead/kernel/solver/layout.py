"""Where everything lies on the desk of the phase 2 solver.

The solver works on two arrays of `uint64`: the *desk* (all small scratch, laid out here) and the
*table* (what is known of positions). A **packed position** is nine words; every physical card of
the deck has a bit, so each heap of cards is a mask:

====  =====================================================
word  meaning
====  =====================================================
0, 1  hand of seat 0, of seat 1
2     the seat that leads this trick (or has led)
3     the led card: its index in the deck plus one, or 0
4, 5  score pile of seat 0, of seat 1
6, 7  Gnomes lying open in front of seat 0, of seat 1 (K-16)
8     Trolls left lying (K-18)
====  =====================================================

The deck itself is five arrays: of its cards (at most 64) `factions` (index into the deck's) and
`values`, of its factions `roles` (below), `follows` and `beats` (see `powers`).
"""

import numpy as np

# What is special about a faction in phase 2. The names of the ten that have it stand for the role
# all over the solver: a Troll is any card that lies on.
PLAIN, FOLLOWS_ANYTHING, LEADS_NEXT, GOES_TO_LOSER, LIES_OPEN, LIES_ON, SMASHES = range(7)

# Words of a packed position.
HAND, LEADER, LED, PILE, OPEN, LYING = 0, 2, 3, 4, 6, 8
POSITION_WORDS = 9

MOST_CARDS = 64  # in a deck
MOST_FACTIONS = 8  # in a deck: eight bits each for the sums
MOST_OPEN = 13  # Gnomes in a deck, where there are Giants
MOST_SMASHERS = 9  # Giants in a deck
MOST_SLOTS = 40  # in the two hands together


def _u(number: int) -> np.uint64:
    return np.uint64(number)


# Single words of the desk
SECURED = _u(0)  # the bit in every faction's field that says: this faction is mine for certain
EVEN = _u(1)  # 1 in the field of every faction that can end with nobody
GUARDS = _u(2)  # guard bits of the factions' fields ...
GNOME_GUARDS = _u(3)  # ... and of the open Gnomes' fields
FIELD_SHIFT = _u(4)  # width of a faction's field less one
THRESHOLD_SHIFT = _u(5)  # position of the secured bit in a field
NEED = _u(6)  # 6, 7: points each seat needs (two for a faction, one for a faction nobody gets)
OWN = _u(8)  # 8, 9: the slots of each seat
GNOMES_AT_RISK = _u(10)  # 1 if Giants in the hands can still remove open Gnomes
STAMP = _u(11)  # number of this solve, where the table's keys want it
NODES = _u(12)  # tricks looked at
LIMIT = _u(13)
STOPPED = _u(14)
TROLL_SLOTS = _u(15)
DRAGON_SLOTS = _u(16)
GNOME_SLOTS = _u(17)
GIANT_SLOTS = _u(18)
DOUBLE_SLOTS = _u(19)  # Doppelgangers
PLAIN_TROLL = _u(20)  # what a Troll adds to a word
TOP_TROLL = _u(21)  # the slot (as a bit) of the highest Troll in play, if it counts more
TOP_TROLL_MORE = _u(22)  # and what it adds on top
FACTION_COUNT = _u(23)  # in the deck
GROUPS = _u(24)  # factions with cards in the hands
SOLVE_NUMBER = _u(25)
GNOME_BASE = _u(26)  # 26, 27: worth of Gnomes already in the score piles
GNOME_SHIFT = _u(28)  # first slot of Gnomes
GIANT_SHIFT = _u(29)  # first slot of Giants
START = _u(30)  # 30, 31: words of the two seats at the root
START_LYING = _u(32)  # Trolls lying at the root
START_REMAINING = _u(33)
SLOT_COUNT = _u(34)
START_LED = _u(35)  # slot of the led card plus one
DOUBLE_SHIFT = _u(37)
UNFIT = _u(38)  # 1 if the position does not fit
TOOK_TIE = _u(39)  # `BY_TIE` if the last answer took a tie, else 0
START_LEADER = _u(40)
FOUND = _u(41)  # the requirement `probe` found
TABLE_MASK = _u(42)  # number of buckets less one
SUM_TABLE = _u(43)  # where in the table the sums' part begins
SUM_MASK = _u(44)  # its number of entries less one
FIELDS = _u(45)  # number of factions' fields
FIRST_FIELD = _u(46)  # position of the first
SUM_TOTAL = _u(47)  # sums of the values in play, eight bits a field
SUM_START = _u(48)  # 48, 49: sums of the two score piles
LYING_VALUES = _u(50)  # the values of the Trolls lying at the root, as a mask
TOP_TROLL_VALUE = _u(51)  # the bit of the highest Troll's value, if it counts more
GNOME_SUM_BASE = _u(52)  # 52, 53: sums of Gnomes already in the score piles
TROLL_SUM_AT = _u(54)  # position of the Trolls' field in the sums
TIES_TO = _u(55)  # the seat that has ties

# Tables of 64 words, one word a slot
FOLLOW = _u(64 * 1)  # slots of the same faction
BEATS = _u(64 * 2)  # led cards over which this card takes the trick
BEATEN_BY = _u(64 * 3)  # replies that take the trick from this card when it is led
TO_WINNER = _u(64 * 4)  # what the trick's winner gets for it
TO_LOSER = _u(64 * 5)  # what the trick's loser gets for it (Dwarves, K-19)
KIND = _u(64 * 6)  # cards of different kinds never stand for each other
TIE = _u(64 * 7)  # likewise, in the key only: cards of which both seats hold equals
FIELD_BIT = _u(64 * 8)  # the secured bit of its faction
CARD = _u(64 * 9)  # index in the deck
VALUE = _u(64 * 10)
SUM_TO_WINNER = _u(64 * 16)  # the value, in its faction's field of the sums
SUM_TO_LOSER = _u(64 * 17)

WEIGHTS = _u(64 * 11)  # scratch: ten a faction, by value
COPIES = _u(64 * 13)  # scratch: by value
TOTALS = _u(64 * 14)  # scratch: by faction
GROUP = _u(64 * 15)  # a faction in the hands: first slot, mask, size, base of its slide table
MOVES = _u(64 * 18)  # two lists of 64 a depth: leads, replies
SUM_MOVES = _u(64 * 18 + 128 * 24)  # the same for the search over sums
SCORE_OF = _u(128 * 48)  # from a place in a list of moves to its score
REPLIES_OF = _u(128 * 96)  # from a list of leads and a slot to the replies worth looking at
GNOME_WORTH_LOW = _u(64 * 18 + 128 * 24 * 6)  # 512: worth of open 1s, 3s and 5s
GNOME_WORTH_HIGH = GNOME_WORTH_LOW + _u(512)  # 64: worth of open 7s and 9s
GIANT_COUNTS = GNOME_WORTH_HIGH + _u(64)  # 512: Giants of each value, from their slots
GNOME_HANDS = GIANT_COUNTS + _u(512)  # 8192: worth of Gnomes in the hands, from their slots
SLIDE = GNOME_HANDS + _u(8192)
SLIDE_WORDS = _u(1 << 17)
LAST_LEAD = SLIDE + SLIDE_WORDS  # 64, by depth and seat: the lead plus one that last succeeded
DESK_WORDS = int(LAST_LEAD + _u(64))

# Gnome fields: three bits each for 1, 3, 5, 7, 9
GNOME_BITS = _u(15)
OPEN_MASK = _u(0x7FFF)
GNOME_FIELDS = _u(30)
GNOME_GUARD_BITS = _u(0b100100100100100100100100100100)
THREES = _u(0b011011011011011)

# The table
SUCCESS = _u(1 << 63)
BY_TIE = _u(1 << 62)  # in a requirement: it takes a tie, and ties are that seat's
FLAGS = SUCCESS | BY_TIE
KEY_LEADER = _u(40)
KEY_LYING = _u(41)  # five bits
TOP_IS_LYING = _u(16)  # in a number of Trolls lying: the highest of all is among them
NUMBER_LYING = _u(15)
KEY_SIDE = _u(1 << 47)
KEY_SOLVE = _u(52)
SOLVES = 4095  # solves before the table is wiped
BUCKET_WORDS = 8  # four pairs of key and requirement: one cache line
SUM_WORDS = 4  # three words of key, one of bounds
