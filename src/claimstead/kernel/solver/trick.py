"""One trick of phase 2: what may be played, who gets what, and when a result is certain."""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BEATEN_BY,
    BEATS,
    BY_TIE,
    DOUBLE_SLOTS,
    DRAGON_SLOTS,
    EVEN,
    FACTION_COUNT,
    FIELD_SHIFT,
    FOLLOW,
    GIANT_COUNTS,
    GIANT_SHIFT,
    GIANT_SLOTS,
    GNOME_BASE,
    GNOME_BITS,
    GNOME_FIELDS,
    GNOME_GUARD_BITS,
    GNOME_GUARDS,
    GNOME_HANDS,
    GNOME_SHIFT,
    GNOME_SLOTS,
    GNOME_WORTH_HIGH,
    GNOME_WORTH_LOW,
    GNOMES_AT_RISK,
    GROUP,
    GROUPS,
    GUARDS,
    NEED,
    NUMBER_LYING,
    OPEN_MASK,
    PLAIN_TROLL,
    SECURED,
    SUCCESS,
    THRESHOLD_SHIFT,
    TO_LOSER,
    TO_WINNER,
    TOP_IS_LYING,
    TOP_TROLL,
    TOP_TROLL_MORE,
    TROLL_SLOTS,
)
from claimstead.kernel.solver.words import U0, U1, U2, U4, Array, Word, count_bits, lowest


@piece("uint64(uint64, uint64, uint64[::1])")
def less(word: Word, by: Word, desk: Array) -> Word:
    """Field by field `word` less `by`, and never below 0."""
    guards = desk[GUARDS] | desk[GNOME_GUARDS]
    rest = (word | guards) - by
    kept = rest & desk[GUARDS]
    kept_gnomes = rest & desk[GNOME_GUARDS]
    return rest & ((kept - (kept >> desk[FIELD_SHIFT])) | (kept_gnomes - (kept_gnomes >> U2)))


@piece("uint64(uint64[::1])")
def _ones(desk: Array) -> Word:
    return (desk[GUARDS] >> desk[FIELD_SHIFT]) | (desk[GNOME_GUARDS] >> U2)


@piece("uint64(uint64, uint64, uint64[::1])")
def where_asked(word: Word, other: Word, desk: Array) -> Word:
    """The fields of `word`, but 0 where those of `other` are 0."""
    guards = desk[GUARDS] | desk[GNOME_GUARDS]
    none = ~((other | guards) - _ones(desk)) & guards
    gnomes = none & desk[GNOME_GUARDS]
    none &= desk[GUARDS]
    return word & ~((none - (none >> desk[FIELD_SHIFT])) | (gnomes - (gnomes >> U2)))


@piece("uint64(uint64, uint64[::1])")
def _gnome_worth(fields: Word, desk: Array) -> Word:
    return (
        desk[GNOME_WORTH_LOW + (fields & np.uint64(511))]
        + desk[GNOME_WORTH_HIGH + (fields >> np.uint64(9))]
    )


@piece("uint64(uint64, uint64, uint64, uint64, uint64[::1])")
def gnome_points(remaining: Word, mine: Word, theirs: Word, seat: Word, desk: Array) -> Word:
    """Points for the Gnomes that a seat has for certain.

    At worst every Giant left removes one of its Gnomes and every Gnome left goes to the other.
    """
    giants = desk[GIANT_COUNTS + ((remaining & desk[GIANT_SLOTS]) >> desk[GIANT_SHIFT])]
    coming = desk[GNOME_HANDS + ((remaining & desk[GNOME_SLOTS]) >> desk[GNOME_SHIFT])]
    guards = GNOME_GUARD_BITS & OPEN_MASK
    safe = ((mine & OPEN_MASK) | guards) - giants
    kept = safe & guards
    safe &= kept - (kept >> U2)
    worst = _gnome_worth(safe, desk) + desk[GNOME_BASE + seat]
    best = _gnome_worth(theirs & OPEN_MASK, desk) + coming + desk[GNOME_BASE + (seat ^ U1)]
    if worst > best:
        return U2
    return U1 if worst == best else U0


@piece("uint64(uint64, uint64, uint64, uint64, uint64[::1])")
def success_requirement(remaining: Word, mine: Word, theirs: Word, seat: Word, desk: Array) -> Word:
    """0 if the seat is not sure of success yet, else `SUCCESS` with what it takes. K-21, K-22.

    Where it can do without a tie, that is what it takes; else `BY_TIE` is set.
    """
    secured = mine & desk[SECURED]
    not_lost = (mine + desk[EVEN]) & desk[SECURED]
    need = desk[NEED + seat]
    points = count_bits(secured) + count_bits(not_lost)
    gnomes = U0
    if desk[GNOMES_AT_RISK]:
        if points + U2 < need:
            return U0
        gnomes = gnome_points(remaining, mine, theirs, seat, desk)
    if points + gnomes < need:
        return U0
    asked = SUCCESS
    if points + gnomes > desk[FACTION_COUNT]:
        need = desk[FACTION_COUNT] + U1
    else:
        asked |= BY_TIE
    if points < need:
        asked |= mine & ((U1 << GNOME_FIELDS) - U1)
        points += gnomes
    while points >= need + U2 and secured:
        secured &= secured - U1
        points -= U2
    not_lost &= ~(mine & desk[SECURED])
    while points > need and not_lost:
        not_lost &= not_lost - U1
        points -= U1
    return asked | secured | (not_lost - (not_lost >> desk[THRESHOLD_SHIFT]))


@piece("uint64(uint64, uint64, uint64[::1])")
def replies_to(lead: Word, hand: Word, desk: Array) -> Word:
    """K-4: follow if you can; a Doppelganger may always be played."""
    following = hand & desk[FOLLOW + lead]
    if following:
        return following | (hand & desk[DOUBLE_SLOTS])
    return hand


@piece("UniTuple(uint64, 5)(uint64, uint64, uint64, uint64, uint64, uint64, uint64[::1])")
def play_trick(
    lead: Word, reply: Word, after: Word, mine: Word, theirs: Word, lying: Word, desk: Array
) -> tuple[Word, Word, Word, Word, Word]:
    """What the leader and the other seat gain, what they lose, and an outcome.

    `after` are the slots remaining afterwards. Only open Gnomes can be lost: one's own to a Giant,
    and "the other has few" when the other wins some. The outcome is the number of Trolls lying
    afterwards times two, plus one if who replied leads next.
    """
    played = (U1 << lead) | (U1 << reply)
    reply_wins = (desk[BEATS + reply] >> lead) & U1  # K-5, K-6, K-7
    to_winner = desk[TO_WINNER + lead] + desk[TO_WINNER + reply]
    to_loser = desk[TO_LOSER + lead] + desk[TO_LOSER + reply]
    trolls = played & desk[TROLL_SLOTS]
    if trolls | lying:  # K-18
        available = (lying & NUMBER_LYING) + count_bits(trolls)
        if (lying & TOP_IS_LYING) | (trolls & desk[TOP_TROLL]):
            to_winner += desk[TOP_TROLL_MORE]
        if after:
            to_winner += desk[PLAIN_TROLL]
            lying = available - U1
        else:
            to_winner += available * desk[PLAIN_TROLL]
            lying = U0
    lost_by_loser = U0
    if desk[GNOMES_AT_RISK] and played & (desk[GNOME_SLOTS] | desk[GIANT_SLOTS]):
        won = to_winner & OPEN_MASK  # K-16
        removed = desk[GIANT_COUNTS + ((played & desk[GIANT_SLOTS]) >> desk[GIANT_SHIFT])]
        if removed:  # K-17: one each, as far as there are Gnomes of that value
            there = (mine if reply_wins else theirs) & OPEN_MASK
            guards = GNOME_GUARD_BITS & OPEN_MASK
            missing = (removed | guards) - there
            kept = missing & guards
            removed -= missing & (kept - (kept >> U2))
        to_winner += removed << GNOME_BITS
        lost_by_loser = removed | (won << GNOME_BITS)
    reply_leads = reply_wins
    if played & desk[DRAGON_SLOTS]:  # K-8
        reply_leads = (desk[DRAGON_SLOTS] >> reply) & U1
    outcome = (lying << U1) | reply_leads
    if reply_wins:
        return to_loser, to_winner, lost_by_loser, U0, outcome
    return to_winner, to_loser, U0, lost_by_loser, outcome


@piece("uint64(uint64, uint64, uint64[::1])")
def sure_gain(hand: Word, others: Word, desk: Array) -> Word:
    """What the leader adds to its word by leading, one after another, cards that nothing can beat.

    Counted low: of what the other seat must follow with only the lowest, of Trolls one a trick, and
    only tricks after which the leader leads again.
    """
    gain = U0
    rival_doubles = others & desk[DOUBLE_SLOTS]
    rival_dragons = others & desk[DRAGON_SLOTS]
    group = GROUP
    for _ in range(desk[GROUPS]):
        run = desk[group + U1] << desk[group]
        group += U4
        own = hand & run
        if own == U0:
            continue
        theirs = others & run
        sure = own
        while sure:
            slot = lowest(sure)
            if desk[BEATEN_BY + slot] & others == U0:
                break
            sure &= sure - U1
        if sure == U0:
            continue
        tricks = count_bits(sure)
        follows = count_bits(theirs)
        if (
            rival_doubles == U0
            and tricks >= follows
            and desk[BEATEN_BY + lowest(own)] & others & ~run == U0
        ):
            sure = own
            tricks = count_bits(own)
        if rival_dragons:
            if run & desk[DRAGON_SLOTS]:
                continue
            while tricks > follows:  # K-8: who need not follow takes the lead with a Dragon
                sure &= sure - U1
                tricks -= U1
        if rival_doubles == U0:
            forced = min(tricks, follows)
            while forced:
                gain += desk[TO_WINNER + lowest(theirs)]
                theirs &= theirs - U1
                forced -= U1
        if run & desk[TROLL_SLOTS]:
            gain += tricks * desk[PLAIN_TROLL]
            if sure & desk[TOP_TROLL]:
                gain += desk[TOP_TROLL_MORE]
            continue
        while sure:
            gain += desk[TO_WINNER + lowest(sure)]
            sure &= sure - U1
    if desk[GNOMES_AT_RISK]:
        gain &= ~((U1 << GNOME_FIELDS) - U1)
    return gain
