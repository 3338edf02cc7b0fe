"""Nobody begins for others, and nobody chooses a word by those of the others."""

import hashlib

import msgspec
import pytest

from claimstead.protocol.updates import news_of, seats_of
from claimstead.table import absence, gathering, playing
from claimstead.table import entries as log
from claimstead.table.agreement import REVEAL_TIME
from claimstead.table.record import record_of, verdict_on
from claimstead.table.refusal import NotNow
from claimstead.table.table import Table
from tests.table.desk import NOON, SECRET, begin, opened, rebuilt, seated, started, write

NONCE = "0f" * 16


def sealed(word: str) -> str:
    return hashlib.sha256(f"{NONCE}\n{word}".encode()).hexdigest()


def committed(*words: str, setup: str = "claim-it 2 base") -> Table:
    """All are ready with these words."""
    table = seated(setup)
    for person, word in zip(("ada", "bob", "cem"), words, strict=False):
        write(table, gathering.make_ready(table, person, sealed(word)))
    return table


def test_a_game_starts_when_everybody_is_ready() -> None:
    table = seated("claim-it 3 base")
    for person in ("ada", "cem"):
        write(table, gathering.start(table, person))
        assert table.status == "gathering"
    assert gathering.start(table, "ada").entries == (), "once is enough"
    write(table, gathering.start(table, "bob"))
    assert table.status == "playing"


def test_with_computer_players_alone_it_starts_at_once() -> None:
    table = opened("claim-it 3 base")
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    write(table, gathering.sit(table, "b", "ada", "Mother"))
    write(table, gathering.invite(table, "c", "ada", "random"))
    write(table, gathering.start(table, "ada"))
    assert table.status == "playing"


def test_when_somebody_else_sits_down_all_are_asked_anew() -> None:
    table = committed("oak")
    write(table, gathering.stand(table, "b", "bob"))
    write(table, gathering.sit(table, "b", "eve", "Eve"))
    assert table.agreement.commitments == {}
    write(table, gathering.start(table, "eve"))
    assert table.status == "gathering"


def test_words_are_told_when_all_are_open_and_not_before() -> None:
    table = committed("oak", "ash")
    assert table.agreement.is_opening_words
    write(table, gathering.open_word(table, "ada", "oak", NONCE))
    assert table.status == "gathering"
    told = [(each.commitment, each.word, each.nonce) for each in seats_of(table, set())]
    assert told == [(sealed("oak"), None, None), (sealed("ash"), None, None)]
    assert "oak" not in str(news_of(table, None, 0))
    write(table, gathering.open_word(table, "bob", "ash", NONCE))
    assert table.status == "playing"
    assert table.agreement.words == {"a": "oak", "b": "ash"}
    assert seats_of(table, set())[0].nonce == NONCE
    assert rebuilt(table).state == table.state


def test_a_word_that_is_opened_again_is_no_error_once_the_game_has_begun() -> None:
    """Browsers send it again until they hear that it arrived."""
    table = committed("oak", "ash")
    for person, word in (("ada", "oak"), ("ada", "oak"), ("bob", "ash"), ("ada", "oak")):
        write(table, gathering.open_word(table, person, word, NONCE))
    assert table.status == "playing"
    with pytest.raises(NotNow, match="started already"):
        gathering.open_word(table, "eve", "elm", NONCE)


def test_nobody_opens_another_word_than_was_sealed() -> None:
    table = committed("oak", "ash")
    for word, nonce in (("elm", NONCE), ("ash", "1f" * 16), ("ash", "x"), (" ash", NONCE)):
        with pytest.raises(NotNow, match="not the word"):
            gathering.open_word(table, "bob", word, nonce)


def test_no_word_is_opened_before_all_are_sealed() -> None:
    table = committed("oak")
    with pytest.raises(NotNow, match="when everybody is ready"):
        gathering.open_word(table, "ada", "oak", NONCE)


def test_nobody_seals_another_word_after_the_first() -> None:
    table = committed("oak", "ash")
    write(table, gathering.open_word(table, "ada", "oak", NONCE))
    with pytest.raises(NotNow, match="ready already"):
        gathering.make_ready(table, "bob", sealed("elm"))


def test_where_several_people_play_no_word_is_told_before_it_is_sealed() -> None:
    with pytest.raises(NotNow, match="sealed first"):
        gathering.give_word(seated(), "a", "ada", "oak")
    # Nor does one count that was told while nobody else was there.
    table = opened()
    write(table, gathering.sit(table, "a", "ada", "Ada"))
    write(table, gathering.give_word(table, "a", "ada", "oak"))
    write(table, gathering.sit(table, "b", "bob", "Bob"))
    begin(table)
    assert table.agreement.words == {}


def test_who_does_not_open_a_word_in_time_stands_up_and_all_are_asked_anew() -> None:
    table = committed("oak", "ash", "elm", setup="claim-it 3 base")
    write(table, gathering.open_word(table, "ada", "oak", NONCE))
    due = table.agreement.opening_since
    assert due is not None
    assert table.deadline == due + REVEAL_TIME
    assert playing.run_out(table, due + REVEAL_TIME - 1).entries == ()
    late = playing.run_out(table, due + REVEAL_TIME)
    assert late.entries == (log.Stood(seat="b"), log.Stood(seat="c"))
    write(table, late)
    assert (table.agreement.commitments, table.agreement.words) == ({}, {})
    assert rebuilt(table).deadline is None


def test_a_commitment_is_a_sha_256() -> None:
    for wrong in ("oak", "0" * 63, "G" * 64, ""):
        with pytest.raises(NotNow, match="64 hexadecimal"):
            gathering.make_ready(seated(), "ada", wrong)


def test_verify_checks_what_was_sealed() -> None:
    table = committed("oak", "ash")
    write(table, gathering.open_word(table, "ada", "oak", NONCE))
    write(table, gathering.open_word(table, "bob", "ash", NONCE))
    write(table, playing.resign(table, "a"))
    text = record_of(table)
    assert verdict_on(text).good
    assert f"word a: oak\nnonce a: {NONCE}\ncommitment a: {sealed('oak')}\n" in text
    forged = text.replace(f"commitment b: {sealed('ash')}", f"commitment b: {sealed('elm')}")
    assert [each.code for each in verdict_on(forged).findings] == ["word-changed"]


def test_a_log_of_before_is_read_as_it_was_meant() -> None:
    """Words were told at once then, and whoever wished to begin did."""
    told = [
        {
            "type": "opened",
            "settings": {"setup": "claim-it 2 base"},
            "owner": "ada",
            "secret": SECRET,
        },
        {"type": "sat", "seat": "a", "person": "ada", "name": "Ada"},
        {"type": "worded", "seat": "a", "word": "oak"},
        {"type": "sat", "seat": "b", "person": "bob", "name": "Bob"},
        {"type": "worded", "seat": "b", "word": "ash"},
        {"type": "started"},
    ]
    pages = [msgspec.convert({"at": NOON, "entries": [each]}, log.Page) for each in told]
    table = Table(pages[0])
    for page in pages[1:]:
        table.turn_page(page)
    assert table.status == "playing"
    assert (table.agreement.words, table.seating.first) == ({"a": "oak", "b": "ash"}, None)
    assert table.settings.begins == "seated"
    begun = gathering.begin(table, table.agreement.words)
    write(table, begun._replace(entries=begun.entries[1:]))
    write(table, playing.resign(table, "b"))
    text = record_of(table)
    assert "begins" not in text
    assert verdict_on(text).good


# Asked to leave, closed, left


def test_the_owner_asks_somebody_to_leave_who_does_not_come_back() -> None:
    table = seated("claim-it 3 base")
    with pytest.raises(NotNow, match="only the player who opened"):
        gathering.send_away(table, "c", "bob", None)
    write(table, gathering.send_away(table, "b", "ada", None))
    assert table.chairs["b"].is_open
    with pytest.raises(NotNow, match="asked you to leave"):
        gathering.sit(table, "b", "bob", "Bob")
    for seat in ("a", "b"):
        with pytest.raises(NotNow, match="nobody on seat"):
            gathering.send_away(table, seat, "ada", None)


def test_who_stays_away_may_be_sent_away_by_the_others() -> None:
    table = seated("claim-it 3 base")
    with pytest.raises(NotNow, match="only the player who opened"):
        gathering.send_away(table, "a", "bob", absence.GRACE - 1)
    write(table, gathering.send_away(table, "a", "bob", absence.GRACE))
    assert table.chairs["a"].is_open
    write(table, gathering.sit(table, "a", "ada", "Ada"))


def test_when_the_owner_has_left_those_who_sit_there_arrange_the_table() -> None:
    table = seated("claim-it 3 base")
    with pytest.raises(NotNow, match="only the player who opened"):
        gathering.invite(table, "a", "bob", "random")
    write(table, gathering.stand(table, "a", "ada"))
    with pytest.raises(NotNow, match="only the player who opened"):
        gathering.close(table, "eve")
    assert gathering.close(table, "cem").status == "closed"
    write(table, gathering.invite(table, "a", "bob", "random"))
    begin(table)
    assert table.status == "playing"


def test_nobody_takes_all_seats_of_somebody_else_s_table() -> None:
    table = opened("claim-it 3 base")
    for seat in "ab":
        write(table, gathering.sit(table, seat, "eve", "Eve"))
    with pytest.raises(NotNow, match="every seat"):
        gathering.sit(table, "c", "eve", "Eve")


def test_at_a_public_table_a_guest_has_one_seat_and_nobody_has_all() -> None:
    table = opened("claim-it 3 base", public=True)
    write(table, gathering.sit(table, "a", "eve", "Eve"))
    with pytest.raises(NotNow, match="one seat"):
        gathering.sit(table, "b", "eve", "Eve")
    write(table, gathering.stand(table, "a", "eve"))
    for seat in "ab":
        write(table, gathering.sit(table, seat, "ada", "Ada"))
    with pytest.raises(NotNow, match="every seat"):
        gathering.sit(table, "c", "ada", "Ada")


def test_a_started_game_sends_nobody_away() -> None:
    with pytest.raises(NotNow, match="started"):
        gathering.send_away(started(), "b", "ada", None)
