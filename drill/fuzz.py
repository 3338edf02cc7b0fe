"""Coverage-guided fuzzing of what reads other people's bytes.

A target may refuse its input, with an error of Claimstead's own, and do nothing else. What it
accepts has to read back. Inputs that break this are kept in build/fuzz.
"""

import importlib.util
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from claimstead.core import CHANCE, ClaimsteadError
from drill.report import NOTHING, ROOT, Tried

FOLDER = ROOT / "build" / "fuzz"
LONGEST = 4096
"""Bytes of an input."""
SECONDS = 600
"""For every target."""


class Fuzzed(NamedTuple):
    """What came of fuzzing a target."""

    target: str
    seconds: int
    inputs: int
    coverage: int
    """Places of the code that were reached."""
    finds: int


def positions(data: bytes) -> None:
    """The readers of positions: what they accept is written and read to the same."""
    from claimstead.notation import game_of_position

    text = data.decode(errors="replace")
    game = game_of_position(text)
    state = game.read(text)
    written = game.write(state)
    assert game.read(written) == state, "a position reads back"
    actor = game.actor(state)
    if actor is not None and actor is not CHANCE:
        assert game.legal(state), "who has to act can"


def games(data: bytes) -> None:
    """The reader of whole games: what it accepts reads back to the same bytes."""
    from claimstead.notation import read_record, write_record
    from claimstead.table.record import verdict_on

    text = data.decode(errors="replace")
    written = write_record(read_record(text))
    assert write_record(read_record(written)) == written, "a game reads back"
    verdict_on(text)


def moves(data: bytes) -> None:
    """The readers of moves, of both games and in every kind of position."""
    from drill.samples import samples

    choice, text = data[:1], data[1:].decode(errors="replace")
    known = samples()
    game, state = known[choice[0] % len(known)] if choice else known[0]
    move = game.move(state, text)
    assert game.move(state, str(move)) == move, "a move reads back"
    game.apply(state, move)


def messages(data: bytes) -> None:
    """The decoder of what clients send."""
    import msgspec

    from claimstead.server.live.session import read_request

    request = read_request(data)
    assert read_request(msgspec.json.encode(request)) == request, "a request reads back"


def codec(data: bytes) -> None:
    """The door of the kernel: a position that was read goes through it and comes back."""
    from msgspec.structs import replace

    from claimstead.kernel.claim.codec import ClaimCodec
    from claimstead.kernel.claim_it.codec import ClaimItCodec
    from claimstead.notation import ClaimIt, game_of_position

    text = data.decode(errors="replace")
    game: Any = game_of_position(text)
    state = game.read(text)
    if isinstance(game, ClaimIt):
        pair = ClaimItCodec(game)
        assert pair.decode(pair.encode(state)) == replace(state, setup=""), "a position comes back"
        return
    nothing: tuple[Any, ...] = ((),) * game.players
    cards = ClaimCodec(game)
    # What players know of each other is not the kernel's business, nor is the set-up's name.
    unknowing = replace(state, known=nothing, glimpses=(), voids=nothing, setup="")
    assert cards.decode(cards.encode(state)) == unknowing, "a position comes back"


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target for target in (positions, games, moves, messages, codec)
}


def check(target: str, data: bytes) -> None:
    """One input: accepted, or refused in the right way."""
    try:
        TARGETS[target](data)
    except ClaimsteadError as refusal:
        if not str(refusal):
            raise


def fuzz(target: str, seconds: int) -> Fuzzed:
    """Fuzz a target in a process of its own."""
    folder = FOLDER / target
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("crash-*"):
        old.unlink()
    command = [sys.executable, "-m", "drill.fuzz", target, str(seconds)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    (folder / "log.txt").write_text(done.stderr, encoding="utf-8")
    inputs = coverage = 0
    for line in done.stderr.splitlines():
        words = line.split()
        if "cov:" in words and words[0].startswith("#"):
            inputs = int(words[0][1:])
            coverage = int(words[words.index("cov:") + 1])
    return Fuzzed(target, seconds, inputs, coverage, len(list(folder.glob("crash-*"))))


def run(short: bool) -> Iterator[Tried]:
    """Every target for ten minutes; in short for a moment, where atheris is installed."""
    if short and importlib.util.find_spec("atheris") is None:
        return
    for target, function in TARGETS.items():
        began = time.monotonic()
        done = fuzz(target, 2 if short else SECONDS)
        broken = f"{done.finds} inputs break it" if done.finds else NOTHING
        if not done.inputs:
            broken = "not tried: is atheris there (requirements/drill.txt)?"
        what = (function.__doc__ or "").partition(":")[0].partition(".")[0]
        yield Tried(
            "fuzz",
            f"{what} ({target})",
            done.inputs,
            broken,
            f"{done.coverage:,} places of the code reached",
            time.monotonic() - began,
        )


def _run(target: str, seconds: int) -> None:
    """Fuzz in this process, which ends with it."""
    import atheris

    with atheris.instrument_imports(include=["claimstead"]):
        import claimstead.kernel.claim.codec
        import claimstead.kernel.claim_it.codec
        import claimstead.notation
        import claimstead.server.live.session
        import claimstead.table.record  # noqa: F401
        from drill import samples

    folder = FOLDER / target
    for number, seed in enumerate(samples.seeds(target)):
        (folder / "corpus" / f"seed-{number}").write_bytes(seed)
    atheris.Setup(
        [
            "fuzz",
            str(folder / "corpus"),
            f"-max_total_time={seconds}",
            f"-max_len={LONGEST}",
            f"-artifact_prefix={folder}/",
        ],
        lambda data: check(target, data),
    )
    atheris.Fuzz()


if __name__ == "__main__":
    _run(sys.argv[1], int(sys.argv[2]))
