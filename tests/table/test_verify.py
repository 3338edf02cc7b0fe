"""The file of a game proves itself: every honest one is accepted, every altered one is not."""

import io
import random
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from claimstead.cli import main
from claimstead.core import BadText
from claimstead.language import LANGUAGES, say
from claimstead.notation import Claim, read_record, write_record
from claimstead.table import playing
from claimstead.table.record import record_of, verdict_on
from claimstead.table.sealed import seal_of
from tests.table.desk import SETUPS, begin, play, played, seated, started, write

GAMES = 2
FORGERIES = 400
SHORT = (*(setup for setup in SETUPS if setup != "claim-it 5 base"), "claim-it 3 base size 3 end 2")


@cache
def files() -> tuple[str, ...]:
    """Games of all kinds that were played to the end, and two that were given up."""
    finished = [record_of(played(setup, seed)) for setup in SHORT for seed in range(GAMES)]
    for setup in ("claim-it 2 base", "claim 2 Gn Gi Dr Tr Se"):
        table = play(started(setup), random.Random(7), 12)
        write(table, playing.resign(table, "b"))
        finished.append(record_of(table))
    return tuple(finished)


def test_every_game_that_was_played_is_accepted() -> None:
    for text in files():
        verdict = verdict_on(text)
        assert verdict.good, verdict.findings
        assert [finding.code for finding in verdict.findings] == [
            "seal-holds",
            "luck-fixed",
            "moves-legal",
        ]


def test_a_file_reads_back_to_the_same_bytes() -> None:
    for text in files():
        assert write_record(read_record(text)) == text


def test_a_file_says_who_played_and_how_it_ended() -> None:
    given_up = files()[-2]
    assert "seat a: Ada\nseat b: Bob\nresigned: b\n" in given_up
    assert given_up.endswith("\nresult: a\n")


def test_a_file_from_a_position_is_accepted() -> None:
    rows = "/".join([". . . . . ."] * 6)
    table = started(position=f"claim-it 2 base; {rows}; b; 235; -")
    assert verdict_on(record_of(play(table, random.Random(1)))).good


def test_the_verdict_counts_what_it_looked_at() -> None:
    text = files()[0]
    luck, moves = (each.arguments["count"] for each in verdict_on(text).findings[1:])
    assert luck == len(re.findall(r"^\* ", text, re.M))
    assert moves == len(re.findall(r"^[a-e] ", text, re.M))


# Forgeries: each changes one thing


def lines_like(text: str, form: str) -> list[int]:
    return [at for at, line in enumerate(text.split("\n")) if re.match(form, line)]


def with_line(text: str, at: int, change: Callable[[str], str]) -> str:
    lines = text.split("\n")
    lines[at] = change(lines[at])
    return "\n".join(lines)


def other_die(text: str, rng: random.Random) -> str | None:
    """One die of one roll shows another side."""
    rolls = lines_like(text, r"\* \d\d\d$")
    if not rolls:
        return None

    def change(line: str) -> str:
        dice = list(line[2:])
        at = rng.randrange(3)
        dice[at] = rng.choice([side for side in "123456" if side != dice[at]])
        return "* " + "".join(sorted(dice))

    return with_line(text, rng.choice(rolls), change)


def other_card(text: str, rng: random.Random) -> str | None:
    """Two cards of the deal that are not the same change places."""
    deals = lines_like(text, r"\* deal ")
    if not deals:
        return None

    def change(line: str) -> str:
        cards = line.split()[2:]
        game = read_record(text).game
        assert isinstance(game, Claim)
        size = game.deck.hand_size
        while True:
            one, two = rng.sample(range(len(cards)), 2)
            # Within one hand an order means nothing.
            if cards[one] != cards[two] and (
                one // size != two // size or one >= size * game.players
            ):
                break
        cards[one], cards[two] = cards[two], cards[one]
        return " ".join(("* deal", *cards))

    return with_line(text, deals[0], change)


def other_word(text: str, rng: random.Random) -> str | None:
    """A seat's word is another."""
    words = lines_like(text, "word [a-e]: ")
    if not words:
        return None
    return with_line(text, rng.choice(words), lambda line: line + rng.choice("xyz"))


def other_move(text: str, rng: random.Random) -> str | None:
    """A player's move is another move of the same player."""
    moves = lines_like(text, "[a-e] ")
    at = rng.choice(moves)
    seat, _, move = text.split("\n")[at].partition(" ")
    mine = {line[2:] for line in text.split("\n") if line.startswith(f"{seat} ")} - {move}
    return with_line(text, at, lambda _: f"{seat} {rng.choice(sorted(mine))}")


def other_secret(text: str, rng: random.Random) -> str | None:
    """One digit of the secret is another."""

    def change(line: str) -> str:
        at = rng.randrange(len("secret: "), len(line))
        digit = rng.choice([digit for digit in "0123456789abcdef" if digit != line[at]])
        return line[:at] + digit + line[at + 1 :]

    return with_line(text, lines_like(text, "secret: ")[0], change)


def other_secret_and_seal(text: str, rng: random.Random) -> str | None:
    """Another secret with the seal that fits it."""
    secret = rng.randbytes(32).hex()
    text = re.sub("(?m)^secret: .*$", f"secret: {secret}", text)
    return re.sub("(?m)^seal: .*$", f"seal: {seal_of(secret)}", text)


FORGE = (other_die, other_card, other_word, other_move, other_secret, other_secret_and_seal)


def test_each_of_hundreds_of_forgeries_is_found() -> None:
    rng = random.Random(1855)
    found: dict[str, int] = dict.fromkeys((forge.__name__ for forge in FORGE), 0)
    while sum(found.values()) < FORGERIES:
        text, forge = rng.choice(files()), rng.choice(FORGE)
        forged = forge(text, rng)
        if forged is None or forged == text:
            continue
        assert not verdict_on(forged).good, (forge.__name__, forged)
        found[forge.__name__] += 1
    assert min(found.values()) > 20


def test_a_changed_roll_is_named_with_what_it_should_be() -> None:
    table = started(position="claim-it 2 base; " + "/".join([". . . . . ."] * 6) + "; a; roll; -")
    write(table, playing.resign(table, "a"))
    text = record_of(table)
    due = str(table.played[0].move)
    forged = text.replace(f"* {due}", "* 666" if due != "666" else "* 555")
    (finding,) = verdict_on(forged).findings
    assert finding.code == "luck-changed"
    assert finding.arguments == {"number": 1, "found": forged[-28:].split()[-3], "due": due}
    assert due in finding.say("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_against_the_rules_is_explained_in_every_language(language: str) -> None:
    table = started(position="claim-it 2 base; " + "/".join([". . . . . ."] * 6) + "; a; 235; -")
    write(table, playing.move(table, "a", "2@3/5"))
    write(table, playing.resign(table, "a"))
    (finding,) = verdict_on(record_of(table).replace("a 2@3/5", "a 2@1/1")).findings
    why = say("illegal-dice-do-not-give", language, dice="2 3 5", move="2@1/1")
    assert finding.code == "move"
    assert finding.say(language).endswith(f": I-3: {why}")


def test_a_changed_name_is_found_by_the_digest() -> None:
    (finding,) = verdict_on(files()[0].replace("seat a: Ada", "seat a: Eve")).findings
    assert finding.code == "digest"


def test_a_game_without_a_seal_is_said_to_have_none() -> None:
    without = re.sub("(?m)^seal: .*\n", "", files()[0])
    (finding,) = verdict_on(without).findings
    assert (finding.code, finding.arguments) == ("unsealed", {"key": "seal"})


def test_a_file_that_is_no_game_is_refused() -> None:
    for text in ("", "hello", "claimstead game 1", "claimstead game 2\nsetup: claim-it 2 base\n"):
        with pytest.raises(BadText):
            verdict_on(text)


def test_the_secret_is_in_the_file_and_fits_the_seal() -> None:
    table = seated()
    seal = table.seal
    begin(table)
    write(table, playing.resign(table, "a"))
    header = dict(read_record(record_of(table)).header)
    assert header["seal"] == seal == seal_of(header["secret"])


# The command


class Done(NamedTuple):
    code: int
    output: str
    complaint: str


@pytest.fixture
def claimstead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Done]:
    """The command line, as it is called from a shell."""

    def run(*arguments: str, given: str = "") -> Done:
        monkeypatch.setattr(sys, "argv", ["claimstead", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(given))
        with pytest.raises(SystemExit) as left:
            main()
        code = left.value.code or 0
        assert isinstance(code, int)
        return Done(code, *capsys.readouterr())

    return run


def test_the_command_accepts_a_good_game(claimstead: Callable[..., Done], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(files()[0], encoding="utf-8")
    done = claimstead("verify", str(file))
    assert (done.code, done.complaint) == (0, "")
    assert "sealed before the start" in done.output


def test_the_command_tells_a_program_that_a_game_is_not_good(
    claimstead: Callable[..., Done],
) -> None:
    done = claimstead("verify", "-", "--json", given=files()[0].replace("Ada", "Eve"))
    assert (done.code, done.complaint) == (1, "")
    told = msgspec.json.decode(done.output)
    assert told["good"] is False
    assert "digest" in told["findings"][0]


@pytest.mark.parametrize("what", ["no such file", "no game", "a folder", "not text"])
def test_the_command_says_in_one_line_what_it_cannot_read(
    claimstead: Callable[..., Done], what: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    if what == "no game":
        file.write_text("hello\n", encoding="utf-8")
    elif what == "a folder":
        file.mkdir()
    elif what == "not text":
        file.write_bytes(b"\xff\xfe\x00\x80")
    done = claimstead("verify", str(file))
    assert done.code == 2
    assert done.output == ""
    assert done.complaint.startswith("claimstead: ")
    assert done.complaint.count("\n") == 1
