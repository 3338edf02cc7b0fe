"""What people may do while a game is on, and what follows of itself."""

from claimstead.core import CHANCE, Seat
from claimstead.notation.record import CHANCE_MARK
from claimstead.players import Reason
from claimstead.table import entries as log
from claimstead.table.absence import check_may_take_over
from claimstead.table.decision import Chosen, Decision, decided
from claimstead.table.forgetting import without_name
from claimstead.table.refusal import NotNow
from claimstead.table.sealed import Luck
from claimstead.table.table import Table
from claimstead.table.texts import checked_talk
from claimstead.table.undo import moves_back, to_agree

SUBSTITUTE = "medium"
TALK_OF_A_TABLE = 1000
TALK_OF_A_PERSON = 200
"""Lines that are kept."""

# Moves


def move(
    table: Table, seat: Seat, text: str, *, id: str | None = None, why: Reason | None = None
) -> Decision:
    """A move of a seat, and what chance brings after it."""
    _check_playing(table)
    made = table.game.read_move(text)
    table.game.check_turn(table.state, seat)
    chosen = Chosen(made, table.game.apply(table.state, made))
    moved = log.Moved(by=seat, move=str(made), id=id, why=why)
    return with_chance(table, (moved,), (chosen,), table.luck)


def with_chance(
    table: Table,
    entries: tuple[log.AnyEntry, ...],
    chosen: tuple[Chosen, ...],
    luck: Luck | None,
) -> Decision:
    """These entries, and what chance does until a seat is to act, or the game is over."""
    game, draws = table.game, table.draws
    state = chosen[-1].step.state if chosen else table.state
    while (actor := game.actor(state)) is CHANCE:
        assert luck is not None, "the game has begun"
        draws = draws.and_one(state)
        made = luck.chance(game, draws.last, state)
        step = game.apply(state, made)
        entries = (*entries, log.Moved(by=CHANCE_MARK, move=str(made)))
        chosen = (*chosen, Chosen(made, step))
        state = step.state
    return Decision(entries, "over" if actor is None else "playing", chosen)


def ask_undo(table: Table, seat: Seat) -> Decision:
    _check_playing(table)
    moves = moves_back(table, seat)
    if not moves:
        raise NotNow("no-undo")
    asked = log.UndoAsked(seat=seat)
    if to_agree(table, seat):
        return decided(table, asked)
    return decided(table, asked, log.Undone(seat=seat, moves=moves))


def answer_undo(table: Table, seat: Seat, agree: bool) -> Decision:
    _check_playing(table)
    asking = table.undo.asked_by
    missing = to_agree(table, asking) - table.undo.agreed if asking is not None else set()
    if asking is None or seat not in missing:
        raise NotNow("no-undo-asked")
    if not agree:
        return decided(table, log.UndoRefused(seat=seat))
    agreed = log.UndoAgreed(seat=seat)
    if missing - {seat}:
        return decided(table, agreed)
    return decided(table, agreed, log.Undone(seat=asking, moves=moves_back(table, asking)))


# Giving up, going away and coming back


def resign(table: Table, seat: Seat, why: str = "resigned") -> Decision:
    """A seat gives up. With two sides left that is the end; else a computer plays on."""
    _check_playing(table)
    if table.seating.chair(seat).forfeited:
        raise NotNow("forfeited-already", seat=seat)
    forfeited = log.Forfeited(seat=seat, why=why)
    if len(table.seating.sides_left(table.sides(), seat)) == 1:
        return decided(table, forfeited, status="over")
    return decided(table, forfeited, log.TakenOver(seat=seat, level=SUBSTITUTE))


def leave(table: Table, seat: Seat) -> Decision:
    """As `resign` for whoever goes for good. If the game has ended by then, that is all right."""
    if table.status != "playing" or table.seating.chair(seat).forfeited:
        return decided(table)
    return resign(table, seat)


def run_out(table: Table, now: int, grace: int = 0) -> Decision:
    """The time has run out: of the seat to act, or for opening the words."""
    deadline = table.deadline
    if deadline is None or now < deadline + grace:
        return decided(table)
    if table.actor is not None:
        return resign(table, table.actor, "time")
    # Whoever does not open their word stands up, and all are asked anew.
    late = {table.chairs[seat].person for seat in table.agreement.closed_words}
    return decided(
        table,
        *(log.Stood(seat=seat) for seat, chair in table.chairs.items() if chair.person in late),
    )


def take_over(table: Table, seat: Seat, by: str, away: int | None) -> Decision:
    """A computer player goes on for a person who has been away for so many milliseconds."""
    _check_playing(table)
    chair = table.seating.chair(seat)
    if not table.seats_of(by):
        raise NotNow("players-only")
    if table.tournament is not None:
        raise NotNow("tournament-people-only")
    check_may_take_over(chair, table.settings, by, away)
    return decided(table, log.TakenOver(seat=seat, level=SUBSTITUTE))


def come_back(table: Table, seat: Seat, person: str) -> Decision:
    _check_playing(table)
    chair = table.seating.chair(seat)
    if chair.person != person or chair.substitute is None or chair.forfeited:
        raise NotNow("not-your-seat", seat=seat)
    return decided(table, log.CameBack(seat=seat))


def come_back_everywhere(table: Table, person: str) -> Decision:
    """Somebody is here again: whatever was played on for them is theirs."""
    if table.status != "playing":
        return decided(table)
    chairs = (table.chairs[seat] for seat in table.seats_of(person))
    return decided(
        table,
        *(
            log.CameBack(seat=each.seat)
            for each in chairs
            if each.substitute and not each.forfeited
        ),
    )


# Talk, names, and what a host decides


def say(table: Table, person: str, name: str, text: str) -> Decision:
    if not table.settings.talk:
        raise NotNow("no-talk")
    seats = table.seats_of(person)
    said = checked_talk(text)
    if table.talk.total() >= TALK_OF_A_TABLE or table.talk[person] >= TALK_OF_A_PERSON:
        raise NotNow("talked-enough", most=TALK_OF_A_PERSON)
    seat = seats[0] if seats else None
    return decided(table, log.Said(person=person, name=name, seat=seat, text=said))


def release(table: Table) -> Decision:
    """Every table of the match is over."""
    if table.match is None or table.released:
        return decided(table)
    return decided(table, log.Released())


def name_rematch(table: Table, new: str) -> Decision:
    """The next game of the same people has this id, unless it has one."""
    return decided(table) if table.rematch else decided(table, log.Rematched(table=new))


def rename(table: Table, person: str, was: str, name: str) -> Decision:
    """A person has another name: whoever plays with them sees it."""
    is_seated = any(table.chairs[seat].name == was for seat in table.seats_of(person))
    if was == name or not is_seated or table.status not in ("gathering", "playing"):
        return decided(table)
    return decided(table, log.Renamed(person=person, was=was, name=name))


def forget(table: Table, person: str) -> Decision:
    """A person's data is deleted: their name goes; before the start they stand up, too."""
    is_named = any(without_name(page, person) is not page for page in table.pages)
    forgotten = (log.Forgotten(person=person),) if is_named else ()
    if table.status != "gathering":
        return decided(table, *forgotten)
    if person == table.owner:
        return decided(table, *forgotten, log.Closed(), status="closed")
    stood = (log.Stood(seat=seat) for seat in table.seats_of(person))
    return decided(table, *forgotten, *stood)


def shut(table: Table) -> Decision:
    """The host closes a table that is not over."""
    if table.status not in ("gathering", "playing"):
        return decided(table)
    return decided(table, log.Closed(), status="closed")


def dismiss(table: Table, seat: Seat) -> Decision:
    """The host removes a person from a seat."""
    chair = table.chairs.get(seat)
    if chair is None or chair.person is None or chair.forfeited:
        return decided(table)
    if table.status == "gathering":
        return decided(table, log.Stood(seat=seat))
    return resign(table, seat) if table.status == "playing" else decided(table)


def abandon(table: Table) -> Decision:
    """Nobody came for long: a table that never began is closed, and whoever is to act gives up."""
    if table.status != "playing" or table.actor is None:
        return shut(table)
    if table.chairs[table.actor].player is not None:
        return decided(table)
    return resign(table, table.actor, "time")


def _check_playing(table: Table) -> None:
    if table.status == "gathering":
        raise NotNow("not-started")
    if table.status != "playing":
        raise NotNow("over")
