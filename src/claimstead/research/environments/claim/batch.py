"""Batches of CLAIM, compiled: rows step, remember who knows what, and write what a seat sees.

A row is the kernel's state and, after it, what the players know of each other (K-13), which the
kernel itself has no use for. It is kept as `claim/knowledge.py` keeps it.
"""

from typing import Any

import numpy as np
from msgspec.structs import replace

from claimstead.claim.cards import Cards, ordered
from claimstead.claim.state import Glimpse, State
from claimstead.core import SEATS as SEAT_NAMES
from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim.codec import ClaimCodec
from claimstead.kernel.claim.game import begin, choose, options, play
from claimstead.kernel.claim.layout import (
    ACTION_TAKE,
    ACTION_TAKE_PILE,
    ACTIONS,
    ASKING,
    COPIES,
    FACTION_CARDS,
    FACTION_OF,
    FACTIONS,
    FOLLOWERS,
    FOLLOWS_ANYTHING,
    HANDS,
    LEAD,
    LYING,
    MIDDLE,
    MIDDLE_COUNT,
    NUMBER_LIMIT,
    OPEN,
    PHASE,
    PILE_END,
    PILE_TOP,
    PLAYED,
    PLAYERS,
    SCORES,
    SEATS,
    STAGE,
    STAGE_LOOK,
    STAGE_PLAY,
    STATE_SIZE,
    TRICK,
    TRICK_CARDS,
    TURN,
    WORDS,
)
from claimstead.kernel.claim.playout import shuffle
from claimstead.kernel.claim.scoring import winners
from claimstead.kernel.claim.trick import holds, must_follow, playable
from claimstead.kernel.jit import Array, Words, address, entry, inner
from claimstead.kernel.randomness import Randomness
from claimstead.research.environments.actions import Actions
from claimstead.research.environments.claim.encoding import ClaimEncoding
from claimstead.research.environments.rows import (
    GAMES,
    TURNS,
    Seen,
    clear,
    first_illegal,
    share_out,
    unmask,
)

KNOWN = STATE_SIZE
"""A heap a seat: cards that all saw it take."""
GLIMPSES = KNOWN + 2 * SEATS
"""A heap for each holder and knower: cards that the knower alone has seen."""
VOIDS = GLIMPSES + 2 * SEATS * SEATS
"""A mask of factions a seat."""
ROW_SIZE = VOIDS + SEATS

# The plan: where the fields of an observation begin, and how cards and actions are numbered.
FIELDS = (
    *("hand", "followers", "middle", "pile_top", "trick", "asking", "scores", "open", "lying"),
    *("discard", "known", "seen", "shown", "voids", "hand_sizes", "follower_counts"),
    *("pile_size", "phase", "stage", "lead", "turn"),
)
(
    AT_HAND,
    AT_FOLLOWERS,
    AT_MIDDLE,
    AT_PILE_TOP,
    AT_TRICK,
    AT_ASKING,
    AT_SCORES,
    AT_OPEN,
    AT_LYING,
    AT_DISCARD,
    AT_KNOWN,
    AT_SEEN,
    AT_SHOWN,
    AT_VOIDS,
    AT_HAND_SIZES,
    AT_FOLLOWER_COUNTS,
    AT_PILE_SIZE,
    AT_PHASE,
    AT_STAGE,
    AT_LEAD,
    AT_TURN,
) = range(21)
KINDS = 21
"""How many different cards there are."""
KIND_OF = 22
"""The kind of each of the kernel's cards, which is also the number of playing it."""
NUMBER_OF = KIND_OF + NUMBER_LIMIT
"""The number in the environment of each of the kernel's actions."""
ACTION_OF = NUMBER_OF + ACTIONS
"""And the other way round."""
PLAN_SIZE = ACTION_OF + ACTIONS


def prepared(encoding: ClaimEncoding, actions: Actions) -> tuple[Array, Array]:
    """The kernel's tables of a deck, and the plan."""
    codec = ClaimCodec(encoding.game)
    plan = np.zeros(PLAN_SIZE, np.int64)
    plan[: len(FIELDS)] = [encoding.slices[name].start for name in FIELDS]
    plan[KINDS] = len(encoding.cards)
    for card, kind in encoding.cards.items():
        first = codec.number(card)
        for copy in range(encoding.game.deck.cards.count(card)):
            plan[KIND_OF + first + copy] = kind
    for number, move in enumerate(actions.moves):
        plan[NUMBER_OF + codec.action(move)] = number
        plan[ACTION_OF + number] = codec.action(move)
    return codec.tables, plan


# What is learned and forgotten


def decoded(game: Any, row: Array) -> State:
    """The state of a row, with all that is known to anybody."""
    codec = ClaimCodec(game)
    seats = range(game.players)

    def heap(first: int) -> Cards:
        return ordered(codec.cards_in(first, row))

    glimpses = [
        Glimpse(SEAT_NAMES[holder], SEAT_NAMES[knower], seen)
        for holder in seats
        for knower in seats
        if (seen := heap(GLIMPSES + 2 * (SEATS * holder + knower)))
    ]
    voids = (
        tuple(
            sorted(
                faction
                for number, faction in enumerate(game.deck.factions)
                if int(row[VOIDS + seat]) >> number & 1
            )
        )
        for seat in seats
    )
    return replace(
        codec.decode(row[:STATE_SIZE]),
        known=tuple(heap(KNOWN + 2 * seat) for seat in seats),
        glimpses=tuple(sorted(glimpses)),
        voids=tuple(voids),
        setup=game.setup,
    )


@inner
def _is_shown_void(tables: Words, row: Words, card: int) -> bool:
    """Whether playing this card shows that its player could not follow."""
    if row[PLAYED] == 0 or holds(tables[FOLLOWS_ANYTHING + (card >> 6)], card):
        return False
    return tables[FACTION_OF + card] != tables[FACTION_OF + row[TRICK]]


@inner
def _forget(tables: Words, row: Words, seat: int, card: int) -> None:
    """A card that others knew of is played in phase 2: first the copy that all know of."""
    word, copies = card >> 6, tables[COPIES + card]
    known = row[KNOWN + 2 * seat + word] & copies
    if known:
        row[KNOWN + 2 * seat + word] ^= known & -known
        return
    for knower in range(tables[PLAYERS]):
        heap = GLIMPSES + 2 * (SEATS * seat + knower) + word
        seen = row[heap] & copies
        row[heap] ^= seen & -seen


@inner
def _learn(tables: Words, row: Words, before: Words, looker: int) -> None:
    """Who recruited what is seen; the pile's top card by who had looked at it (K-12, K-13)."""
    heaps = FOLLOWERS if row[PHASE] == 1 else HANDS
    top = before[before[PILE_TOP]]
    for word in range(tables[WORDS]):
        middle = 0
        for index in range(before[MIDDLE_COUNT]):
            card = before[MIDDLE + index]
            middle |= 1 << (card & 63) if card >> 6 == word else 0
        glimpsed = 1 << (top & 63) if looker >= 0 and top >> 6 == word else 0
        for seat in range(tables[PLAYERS]):
            new = row[heaps + 2 * seat + word] & ~before[FOLLOWERS + 2 * seat + word]
            row[KNOWN + 2 * seat + word] |= new & middle
            if looker >= 0:
                row[GLIMPSES + 2 * (SEATS * seat + looker) + word] |= new & glimpsed


@inner
def act(tables: Words, row: Words, before: Words, action: int) -> None:
    """The seat to act makes a move, and all learn what they can from it."""
    phase, stage, seat = row[PHASE], row[STAGE], row[TURN]
    is_play = action < ACTION_TAKE
    if phase == 1:
        for index in range(STATE_SIZE):
            before[index] = row[index]
    if is_play:
        held = row[HANDS + 2 * seat + (action >> 6)] & tables[COPIES + action]
        card = (action & 64) + lowest(held)
        if _is_shown_void(tables, row, card):
            row[VOIDS + seat] |= 1 << tables[FACTION_OF + row[TRICK]]
        if phase == 2:
            _forget(tables, row, seat, card)
        play(tables, row, card)
    else:
        choose(tables, row, action)
    if phase == 1:
        looker = seat if stage == STAGE_LOOK and action != ACTION_TAKE_PILE else -1
        _learn(tables, row, before, looker)
    if phase != row[PHASE] or row[TURN] < 0:
        for index in range(SEATS):
            row[VOIDS + index] = 0


@inner
def begin_row(tables: Words, row: Words, cards: Words, chance: Randomness) -> None:
    shuffle(tables, cards, chance)
    begin(tables, row, cards)
    for index in range(KNOWN, ROW_SIZE):
        row[index] = 0


# What is seen


@inner
def _tally(plan: Words, seen: Seen, first: int, heap: int, word: int) -> None:
    """Count the cards of a heap, those of one word."""
    while heap:
        seen[first + plan[KIND_OF + 64 * word + lowest(heap)]] += 1
        heap &= heap - 1


@inner
def _count_heaps(tables: Words, plan: Words, row: Words, seen: Seen, own: int, word: int) -> None:
    """Write all heaps, those of one word."""
    players, kinds = tables[PLAYERS], plan[KINDS]
    elsewhere = row[LYING + word] | row[TRICK_CARDS + word]
    _tally(plan, seen, plan[AT_HAND], row[HANDS + 2 * own + word], word)
    _tally(plan, seen, plan[AT_FOLLOWERS], row[FOLLOWERS + 2 * own + word], word)
    _tally(plan, seen, plan[AT_LYING], row[LYING + word], word)
    for place in range(players):
        seat = own + place if own + place < players else own + place - players
        at, first = 2 * seat + word, place * kinds
        _tally(plan, seen, plan[AT_SCORES] + first, row[SCORES + at], word)
        _tally(plan, seen, plan[AT_OPEN] + first, row[OPEN + at], word)
        _tally(plan, seen, plan[AT_KNOWN] + first, row[KNOWN + at], word)
        glimpsed = GLIMPSES + 2 * (SEATS * seat + own) + word
        _tally(plan, seen, plan[AT_SEEN] + first, row[glimpsed], word)
        shown = GLIMPSES + 2 * (SEATS * own + seat) + word
        _tally(plan, seen, plan[AT_SHOWN] + first, row[shown], word)
        seen[plan[AT_HAND_SIZES] + place] += count(row[HANDS + at])
        seen[plan[AT_FOLLOWER_COUNTS] + place] += count(row[FOLLOWERS + at])
        elsewhere |= row[HANDS + at] | row[FOLLOWERS + at] | row[SCORES + at] | row[OPEN + at]
    for index in range(row[MIDDLE_COUNT]):
        card = row[MIDDLE + index]
        elsewhere |= 1 << (card & 63) if card >> 6 == word else 0
    for index in range(row[PILE_TOP], tables[PILE_END]):
        card = row[index]
        elsewhere |= 1 << (card & 63) if card >> 6 == word else 0
    deck = 0
    for faction in range(tables[FACTIONS]):
        deck |= tables[FACTION_CARDS + 2 * faction + word]
    _tally(plan, seen, plan[AT_DISCARD], deck & ~elsewhere, word)


@inner
def observe(tables: Words, plan: Words, row: Words, seen: Seen, own: int) -> None:
    """Write what a seat sees."""
    clear(seen)
    players, kinds = tables[PLAYERS], plan[KINDS]
    for word in range(tables[WORDS]):
        _count_heaps(tables, plan, row, seen, own, word)
    for index in range(row[MIDDLE_COUNT]):
        seen[plan[AT_MIDDLE] + plan[KIND_OF + row[MIDDLE + index]]] += 1
    if row[STAGE] == STAGE_LOOK and row[TURN] == own:
        seen[plan[AT_PILE_TOP] + plan[KIND_OF + row[row[PILE_TOP]]]] = 1
    lead = row[LEAD] - own if row[LEAD] >= own else row[LEAD] - own + players
    for turn in range(row[PLAYED]):
        place = lead + turn if lead + turn < players else lead + turn - players
        kind = plan[KIND_OF + row[TRICK + turn]]
        seen[plan[AT_TRICK] + place * kinds + kind] = 1
        seen[plan[AT_ASKING] + kind] += row[ASKING] >> turn & 1
    for place in range(players):
        seat = own + place if own + place < players else own + place - players
        for faction in range(tables[FACTIONS]):
            at = plan[AT_VOIDS] + place * tables[FACTIONS] + faction
            seen[at] = row[VOIDS + seat] >> faction & 1
    seen[plan[AT_PILE_SIZE]] = tables[PILE_END] - row[PILE_TOP]
    seen[plan[AT_PHASE] + row[PHASE]] = 1
    seen[plan[AT_STAGE] + row[STAGE]] = 1
    if row[TURN] >= 0:
        turn = row[TURN] - own if row[TURN] >= own else row[TURN] - own + players
        seen[plan[AT_LEAD] + lead] = 1
        seen[plan[AT_TURN] + turn] = 1


@inner
def list_legal(
    tables: Words, plan: Words, row: Words, scratch: Words, legal: Seen, mask: Seen
) -> None:
    """Write the legal actions of the seat to act: their number, then each of them."""
    unmask(mask, legal)
    found = 0
    if row[STAGE] == STAGE_PLAY:
        following = must_follow(tables, row)
        for word in range(tables[WORDS]):
            cards = playable(tables, row, word, following)
            while cards:
                found += 1
                legal[found] = plan[KIND_OF + 64 * word + lowest(cards)]
                cards &= cards - 1
    else:
        found = options(tables, row, scratch)
        for index in range(found):
            legal[1 + index] = plan[NUMBER_OF + scratch[index]]
    legal[0] = found
    for index in range(1, found + 1):
        mask[legal[index]] = 1


@entry(f"void({GAMES}, {TURNS})")
def begin_all(
    tables: Words,
    plan: Words,
    states: Seen,
    chance: Seen,
    legal: Seen,
    observations: Seen,
    masks: Seen,
    seats: Words,
    rewards: Seen,
    is_over: Seen,
    is_cut_off: Seen,
    finals: Seen,
    lengths: Words,
    _longest: int,
) -> None:
    """Begin every game anew."""
    scratch = np.empty(NUMBER_LIMIT, np.int64)
    for number in range(len(states)):
        row = address(states[number])
        begin_row(address(tables), row, address(scratch), address(chance[number:]))
        seats[number] = states[number, TURN]
        observe(address(tables), address(plan), row, observations[number], seats[number])
        list_legal(
            address(tables), address(plan), row, address(scratch), legal[number], masks[number]
        )
        clear(rewards[number])
        clear(finals[number])
        is_over[number] = is_cut_off[number] = False
        lengths[number] = 0


@entry(f"int64({GAMES}, int64[::1], {TURNS})")
def step_all(
    tables: Words,
    plan: Words,
    states: Seen,
    chance: Seen,
    legal: Seen,
    chosen: Words,
    observations: Seen,
    masks: Seen,
    seats: Words,
    rewards: Seen,
    is_over: Seen,
    is_cut_off: Seen,
    finals: Seen,
    lengths: Words,
    longest: int,
) -> int:
    """Each game makes a move, and is begun anew where it ends; the first illegal one, or -1."""
    illegal = first_illegal(masks, chosen, len(states))
    if illegal >= 0:
        return illegal
    scratch = np.empty(NUMBER_LIMIT, np.int64)
    before = np.empty(STATE_SIZE, np.int64)
    for number in range(len(states)):
        row = address(states[number])
        act(address(tables), row, address(before), plan[ACTION_OF + chosen[number]])
        if is_over[number]:
            clear(rewards[number])
        is_over[number] = states[number, TURN] < 0
        lengths[number] += 1
        is_cut_off[number] = not is_over[number] and lengths[number] == longest
        if is_over[number]:
            won = winners(address(tables), row, address(scratch))
            share_out(rewards, number, won, tables[PLAYERS])
        if is_over[number] or is_cut_off[number]:
            observe(address(tables), address(plan), row, finals[number], seats[number])
            begin_row(address(tables), row, address(scratch), address(chance[number:]))
            lengths[number] = 0
        seats[number] = states[number, TURN]
        observe(address(tables), address(plan), row, observations[number], seats[number])
        list_legal(
            address(tables), address(plan), row, address(scratch), legal[number], masks[number]
        )
    return -1
