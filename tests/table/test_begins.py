"""Who begins: by lot, whoever opened the table, or as they sit (I-1, K-3)."""

import hashlib
import hmac
import random
from collections import Counter

import pytest

from claimstead.core import BadSetup
from claimstead.table import entries as log
from claimstead.table import gathering, playing
from claimstead.table.record import record_of, verdict_on
from claimstead.table.settings import Settings
from claimstead.table.table import Table
from tests.table.desk import SETUPS, begin, opened, play, rebuilt, seated, write


def drawn_by_hand(secret: str, setup: str, words: list[str]) -> int:
    """As docs/server.md says it: a number below the count of the players."""
    message = "\n".join(["claimstead 1", setup, *words, "first", "0"])
    block = hmac.digest(bytes.fromhex(secret), message.encode(), "sha256")
    number = int.from_bytes(block[:4], "big")
    assert number < 2**32 - 2**32 % len(words), "another example, please"
    return number % len(words)


def names(table: Table) -> list[str]:
    return [chair.shown_name for chair in table.chairs.values()]


@pytest.mark.parametrize("setup", SETUPS)
def test_who_begins_is_drawn_and_the_others_follow_around_the_table(setup: str) -> None:
    secret = hashlib.sha256(setup.encode()).hexdigest()
    table = seated(setup, begins="drawn", secret=secret)
    before = names(table)
    begin(table)
    moved = drawn_by_hand(secret, setup, [""] * len(before))
    assert names(table) == before[moved:] + before[:moved]
    assert table.seating.first == "abcde"[moved]
    assert [chair.seat for chair in table.chairs.values()] == list(table.game.seats)
    assert table.seats_of("ada") == (table.game.seats[-moved % len(before)],)
    assert rebuilt(table).chairs == table.chairs


def test_everybody_begins_equally_often() -> None:
    rng = random.Random(5)
    counted: Counter[str] = Counter()
    for _ in range(600):
        table = begin(seated("claim-it 3 base", begins="drawn", secret=rng.randbytes(32).hex()))
        counted[names(table)[0]] += 1
    # Each is expected 200 times; a count strays by more than 60 once in 10^6 times.
    assert all(abs(counted[name] - 200) < 60 for name in ("Ada", "Bob", "Cem")), counted


def test_the_one_who_opened_the_table_may_begin() -> None:
    table = opened("claim-it 3 base", begins="owner")
    for seat, person in zip("abc", ("bob", "cem", "ada"), strict=True):
        write(table, gathering.sit(table, seat, person, person.title()))
    begin(table)
    assert names(table) == ["Ada", "Bob", "Cem"]
    assert table.seating.first == "c"


def test_as_they_sit_nobody_moves() -> None:
    table = begin(seated("claim-it 3 base"))
    assert (names(table), table.seating.first) == (["Ada", "Bob", "Cem"], None)
    assert table.pages[-1].entries[1] == log.Started()


@pytest.mark.parametrize("setup", ["claim-it 3 base", "claim 4 Go Kn Dr Tr Se Un Dw"])
def test_verify_checks_who_begins(setup: str) -> None:
    codes = set()
    for seed in range(6):
        table = seated(setup, begins="drawn", secret=random.Random(seed).randbytes(32).hex())
        play(begin(table), random.Random(seed))
        text = record_of(table)
        verdict = verdict_on(text)
        assert verdict.good
        assert ("begins-drawn", {"name": names(table)[0]}) in [
            (each.code, each.arguments) for each in verdict.findings
        ]
        other = "b" if table.seating.first == "a" else "a"
        forged = text.replace(f"begins: drawn {table.seating.first}", f"begins: drawn {other}")
        assert forged != text
        codes |= {each.code for each in verdict_on(forged).findings}
    assert codes == {"begins-changed"}


def test_the_words_count_in_the_order_in_which_people_sat() -> None:
    from claimstead.table.sealed import commitment_of

    nonce = "1f" * 16
    for seed in range(20):
        secret = random.Random(seed).randbytes(32).hex()
        table = seated("claim-it 2 base", begins="drawn", secret=secret)
        for person, word in (("ada", "oak"), ("bob", "ash")):
            write(table, gathering.make_ready(table, person, commitment_of(word, nonce)))
        for person, word in (("ada", "oak"), ("bob", "ash")):
            write(table, gathering.open_word(table, person, word, nonce))
        assert drawn_by_hand(secret, "claim-it 2 base", ["oak", "ash"]) == "ab".index(
            table.seating.first or ""
        )
        assert table.agreement.words[table.seats_of("ada")[0]] == "oak"
        write(table, playing.resign(table, "a"))
        assert verdict_on(record_of(table)).good


def test_from_a_position_all_stay_where_they_sit() -> None:
    rows = "/".join([". . . . . ."] * 6)
    position = f"claim-it 2 base; {rows}; b; 235; -"
    with pytest.raises(BadSetup, match="position"):
        Settings(setup="claim-it 2 base", position=position, begins="drawn").check()  # type: ignore[arg-type]
    table = begin(seated(position=position))
    write(table, playing.resign(table, "a"))
    codes = [each.code for each in verdict_on(record_of(table)).findings]
    assert "set-up" in codes
