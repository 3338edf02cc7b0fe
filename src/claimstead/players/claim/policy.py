"""How games are played to their end inside a search: by compiled rules of thumb, or at random."""

from claimstead.kernel.bits import count, lowest
from claimstead.kernel.claim.game import choose, options, play
from claimstead.kernel.claim.layout import (
    ACTION_SPARE,
    ACTION_TAKE,
    ACTION_TAKE_PILE,
    FACTION_OF,
    GOES_TO_LOSER,
    LYING,
    MIDDLE,
    MIDDLE_COUNT,
    NUMBER_LIMIT,
    PHASE,
    PILE_TOP,
    PLAYED,
    PLAYERS,
    STAGE,
    STAGE_PLAY,
    STAGE_SMASH,
    STRENGTH,
    TEAM_OF,
    TRICK,
    TRICK_CARDS,
    TURN,
    VALUE_OF,
    WORDS,
)
from claimstead.kernel.claim.playout import random_card
from claimstead.kernel.claim.trick import must_follow, playable, seat_of, strength
from claimstead.kernel.jit import Words, apart, inner
from claimstead.kernel.randomness import Randomness, below

WANTED = 4
"""A turned-up card of this value or more is worth winning, now and then one more or less."""
WHIMS = 6
"""One card of so many is played on a whim."""


@inner
def _is_won_gladly(tables: Words, state: Words, chance: Randomness) -> bool:
    """Whether the trick is worth winning: a good card turned up, or more in it than Dwarves."""
    if state[PHASE] == 1:
        best = 0
        for index in range(state[MIDDLE_COUNT]):
            best = max(best, tables[VALUE_OF + state[MIDDLE + index]])
        return best >= WANTED + below(chance, 3)
    worth = 1 if state[PLAYED] < tables[PLAYERS] - 1 else 0
    for word in range(tables[WORDS]):
        cards = state[TRICK_CARDS + word]
        lost = count(cards & tables[GOES_TO_LOSER + word])
        worth += count(cards) - 2 * lost + (state[LYING + word] != 0)
    return worth > 0


@inner
def _best_so_far(tables: Words, state: Words) -> int:
    """Twice the strength of the best card of the trick, and one more if it is the own team's."""
    best, holder = -1, 0
    for turn in range(state[PLAYED]):
        rival = strength(tables, state, turn)
        if rival > best:
            best, holder = rival, turn
    if best < 0:
        return -2
    team = tables[TEAM_OF + seat_of(tables, state, holder)]
    return 2 * best + (team == tables[TEAM_OF + state[TURN]])


@inner
def thumb_card(tables: Words, state: Words, chance: Randomness) -> int:
    """The cheapest card that wins what is worth it, else the cheapest that does not."""
    following = must_follow(tables, state)
    standing = _best_so_far(tables, state)
    is_glad = _is_won_gladly(tables, state, chance)
    if standing >= 0 and standing & 1:
        is_glad = False
    best = standing >> 1
    is_led = standing < 0
    led = 0 if is_led else NUMBER_LIMIT * tables[FACTION_OF + state[TRICK]]
    winner, winner_value = -1, 99
    loser, loser_value = -1, 99
    top, top_value = -1, -1
    for word in range(tables[WORDS]):
        cards = playable(tables, state, word, following)
        while cards:
            card = 64 * word + lowest(cards)
            cards &= cards - 1
            value = tables[VALUE_OF + card]
            if value > top_value:
                top, top_value = card, value
            if not is_led and tables[STRENGTH + led + card] > best:
                if value < winner_value:
                    winner, winner_value = card, value
            elif value < loser_value:
                loser, loser_value = card, value
    if is_led:
        return top if is_glad else loser
    if is_glad and winner >= 0:
        return winner
    return loser if loser >= 0 else top


@inner
def thumb_option(tables: Words, state: Words, actions: Words, chance: Randomness) -> int:
    """The higher card; the first card that can be smashed."""
    found = options(tables, state, actions)
    if state[STAGE] == STAGE_SMASH:
        if actions[0] == ACTION_SPARE:
            return ACTION_SPARE
        return actions[below(chance, found - 1)]
    best, chosen = -1, actions[0]
    for index in range(found):
        card = (
            state[state[PILE_TOP]]
            if actions[index] == ACTION_TAKE_PILE
            else actions[index] - ACTION_TAKE
        )
        if tables[VALUE_OF + card] > best:
            best, chosen = tables[VALUE_OF + card], actions[index]
    return chosen


@apart
def play_card(tables: Words, state: Words, card: int) -> None:
    """The seat on turn plays this very card."""
    play(tables, state, card)


@apart
def choose_option(tables: Words, state: Words, action: int) -> None:
    """The seat on turn takes one of its options."""
    choose(tables, state, action)


@apart
def step_by_thumb(tables: Words, state: Words, actions: Words, chance: Randomness) -> None:
    """One move by rule of thumb, now and then on a whim."""
    is_whim = below(chance, WHIMS) == 0
    if state[STAGE] == STAGE_PLAY:
        card = random_card(tables, state, chance) if is_whim else thumb_card(tables, state, chance)
        play_card(tables, state, card)
    else:
        choose_option(tables, state, thumb_option(tables, state, actions, chance))


@apart
def step_at_random(tables: Words, state: Words, actions: Words, chance: Randomness) -> None:
    """One move, every legal one as likely."""
    if state[STAGE] == STAGE_PLAY:
        play_card(tables, state, random_card(tables, state, chance))
    else:
        found = options(tables, state, actions)
        choose_option(tables, state, actions[below(chance, found)])
