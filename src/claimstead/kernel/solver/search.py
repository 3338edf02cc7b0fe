"""Does the seat on lead reach its goal?  An exact search over whole tricks.

Each seat has a *word*: one field a faction, counting what it has of it (`prepare`). More
is never worse in any field, so what the table keeps of a position is not a value but a
*requirement*: "whoever leads here with at least this word succeeds". Requirements are taken
back from trick to trick, so that a faction which played no part asks for nothing.
"""

import numpy as np

from claimstead.kernel.jit import piece
from claimstead.kernel.solver.layout import (
    BY_TIE,
    FLAGS,
    FOUND,
    KEY_SIDE,
    LAST_LEAD,
    LIMIT,
    MOVES,
    NODES,
    OWN,
    REPLIES_OF,
    SECURED,
    STOPPED,
    SUCCESS,
)
from claimstead.kernel.solver.order import distinct, insert, order_leads, reply_score
from claimstead.kernel.solver.table import bucket_of, key_of, probe, store
from claimstead.kernel.solver.trick import (
    less,
    play_trick,
    success_requirement,
    sure_gain,
    where_asked,
)
from claimstead.kernel.solver.words import U0, U1, U2, Array, Word, count_bits, lowest


@piece("uint64(uint64, uint64, uint64, uint64, uint64[::1])")
def _asked_before(found: Word, gain: Word, loss: Word, asked: Word, desk: Array) -> Word:
    """What a requirement after a trick asks before it; and what `asked` asks already."""
    before = less(found, gain, desk)
    if loss:
        before += where_asked(loss, found, desk)
    return before + less(asked, before, desk)


@piece("uint64(uint64, uint64, uint64, uint64, uint64, uint64[::1], uint64[::1])")
def search(
    remaining: Word, leader: Word, mine: Word, theirs: Word, lying: Word, desk: Array, table: Array
) -> Word:
    """A requirement: on the leader's word, with `SUCCESS`, if it succeeds, else on the other's."""
    replier = leader ^ U1
    hand = remaining & desk[OWN + leader]
    others = remaining & desk[OWN + replier]
    depth = count_bits(hand)
    key = U0
    bucket = U0
    if depth > U1:
        gain = sure_gain(hand, others, desk)
        if gain:
            found = success_requirement(remaining, mine + gain, theirs, leader, desk)
            if found:
                return less(found & ~FLAGS, gain, desk) | (found & FLAGS)
        key = key_of(remaining, leader, lying, desk)
        bucket = bucket_of(key, desk)
        known = probe(key, bucket, mine, theirs, desk, table)
        if known:
            return desk[FOUND] | SUCCESS if known == U2 else desk[FOUND]

    secured = desk[SECURED]
    undecided = secured & ~(mine | theirs)
    leads_at = MOVES + (depth << np.uint64(7))
    replies_at = leads_at + np.uint64(64)
    last_lead = LAST_LEAD + (depth << U1) + leader
    leads = distinct(hand, others, desk)
    order_leads(leads, leads_at, hand, others, undecided, desk[last_lead], desk)
    all_asked = all_by_tie = U0
    for number in range(count_bits(leads)):
        lead = desk[leads_at + number]
        after_lead = remaining ^ (U1 << lead)
        replies = desk[REPLIES_OF + leads_at + lead]
        asked = by_tie = U0
        refuted = False
        listed = U0
        while replies:
            reply = lowest(replies)
            replies &= replies - U1
            after = after_lead ^ (U1 << reply)
            desk[NODES] += U1
            gain, reply_gain, loss, reply_loss, outcome = play_trick(
                lead, reply, after, mine, theirs, lying, desk
            )
            theirs_after = theirs + reply_gain - reply_loss
            mine_after = mine + gain - loss
            found = success_requirement(after, theirs_after, mine_after, replier, desk)
            if found:
                all_asked = _asked_before(found & ~FLAGS, reply_gain, reply_loss, all_asked, desk)
                all_by_tie |= found & BY_TIE
                refuted = True
                break
            found = success_requirement(after, mine_after, theirs_after, leader, desk)
            if found:
                asked = _asked_before(found & ~FLAGS, gain, loss, asked, desk)
                by_tie |= found & BY_TIE
                continue
            score = reply_score(
                lead,
                reply,
                outcome & U1,
                mine_after & ~mine & secured,
                theirs_after & ~theirs & secured,
                undecided,
                desk,
            )
            insert(reply, score, replies_at, listed, desk)
            listed += U1
        if refuted:
            continue
        for reply_number in range(listed):
            reply = desk[replies_at + reply_number]
            after = after_lead ^ (U1 << reply)
            gain, reply_gain, loss, reply_loss, outcome = play_trick(
                lead, reply, after, mine, theirs, lying, desk
            )
            mine_after = mine + gain - loss
            theirs_after = theirs + reply_gain - reply_loss
            if outcome & U1:
                found = search(after, replier, theirs_after, mine_after, outcome >> U1, desk, table)
                leader_succeeds = (found & SUCCESS) == U0
            else:
                found = search(after, leader, mine_after, theirs_after, outcome >> U1, desk, table)
                leader_succeeds = (found & SUCCESS) != U0
            if desk[STOPPED]:
                return U0
            if leader_succeeds:
                asked = _asked_before(found & ~FLAGS, gain, loss, asked, desk)
                by_tie |= found & BY_TIE
            else:
                all_asked = _asked_before(found & ~FLAGS, reply_gain, reply_loss, all_asked, desk)
                all_by_tie |= found & BY_TIE
                refuted = True
                break
        if not refuted:
            desk[last_lead] = lead + U1
            if depth > U1:
                store(key | KEY_SIDE, bucket, asked | by_tie, desk, table)
            return asked | by_tie | SUCCESS
        if desk[NODES] > desk[LIMIT]:
            desk[STOPPED] = U1
            return U0
    if depth > U1:
        store(key, bucket, all_asked | all_by_tie, desk, table)
    return all_asked | all_by_tie
