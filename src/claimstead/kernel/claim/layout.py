"""Where things lie in the arrays of CLAIM: a state, and the tables of a deck.

**A card's number** is its place in `Deck.cards`, which is sorted: bit `number` of a mask. Where
the deck has more than 62 cards, the first whole faction that does not fit goes on at number 64,
the first bit of a second word; a faction never lies in two words. Equal cards have numbers
side by side, and it never matters which of them is meant.

**A heap of cards** is a mask of two words, the second 0 in a small deck. An entry a seat: the
words of seat `s` are at `HANDS + 2 * s` and the one after it.

**An action's number**, the same in every state, is made of a card's number (of its first copy):

| action | number |
|---|---|
| play a card | card |
| take a card from the middle | 128 + card |
| smash a card before seat a, b, c, d | 256, 384, 512, 640 + card |
| take the pile's top card | 768 |
| spare | 769 |
"""

# A state

PHASE = 0
"""0 before the deal, 1 or 2."""
STAGE = 1
LEAD = 2
"""A seat's index, or `NOBODY`."""
TURN = 3
"""Who is to act, or `NOBODY` before the deal and after the end."""
PLAYED = 4
"""How many cards are in the trick."""
TRICK = 5
"""Four numbers of cards, in order of play."""
ASKING = 9
"""The cards of the trick that the winner is asked about: bit 0 is the first played (K-17)."""
MIDDLE_COUNT = 10
MIDDLE = 11
"""Two numbers of cards."""
PILE_TOP = 13
"""The index in the state of the pile's top card; the pile ends at `tables[PILE_END]`."""
TRICK_CARDS = 14
"""The same cards as in `TRICK`, as a mask."""
LYING = 16
HANDS = 18
FOLLOWERS = 26
SCORES = 34
OPEN = 42
PILE = 50
"""Numbers of cards, in the order in which they are drawn."""
STATE_SIZE = 102

NOBODY = -1
STAGE_PLAY, STAGE_LOOK, STAGE_PICK, STAGE_SMASH = range(4)

# Actions

ACTION_TAKE = 128
ACTION_SMASH = 256
ACTION_TAKE_PILE = 768
ACTION_SPARE = 769
ACTIONS = 770
MOST_ACTIONS = 64
"""No seat ever has as many legal moves."""

# The tables of a deck

PLAYERS = 0
WORDS = 1
"""In how many words the cards lie: 1 or 2."""
CARDS = 2
"""How many cards the deck has."""
FACTIONS = 3
HAND_SIZE = 4
TURNED_UP = 5
PILE_END = 6
TEAMS = 7
"""The seats of each team as a mask: four entries, 0 where there is no such team."""
TEAM_OF = 11
"""The index of a seat's team."""

# Masks of two words: the cards with a power.
FOLLOWS_ANYTHING = 16
LEADS_NEXT = 18
LOOKS_AT_PILE = 20
SCORES_WHILE_RECRUITING = 22
MAY_SMASH = 24
LIES_OPEN = 26
LIES_ON = 28
GOES_TO_LOSER = 30
GOES_TO_WINNER = 32
COPY = 34
"""Cards that equal the one before them."""
SECOND_COPY = 36
"""Cards that equal the one two before them."""
VALUE_BITS = 38
"""Four masks: the cards whose value has bit 0, 1, 2, 3."""
FACTION_CARDS = 48
"""A mask for each of up to ten factions."""

# An entry for each of up to 128 numbers.
FACTION_OF = 68
VALUE_OF = 196
COPIES = 324
"""The mask, in the card's own word, of all cards equal to it."""
SMASHES = 452
"""Masks of two words: the open cards that this card removes."""
NUMBERS = 708
"""The numbers of all cards of the deck, in the order of `Deck.cards`."""
STRENGTH = 836
"""Ten times 128 entries, by the faction that was led: the higher one wins the trick."""
TABLES_SIZE = 2116

SEATS = 4
NUMBER_LIMIT = 128
