"""`claimstead puzzle`: a puzzle as the command line shows it."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from claimstead.core import ClaimsteadError
from claimstead.files import check_writable, write_text
from claimstead.language import say
from claimstead.notation import draw
from claimstead.progress import progress_bar
from claimstead.review.puzzles import shelf
from claimstead.review.puzzles.answer import answer
from claimstead.review.puzzles.asking import hands_of, hints, task
from claimstead.review.puzzles.puzzle import GRADES
from claimstead.terminal.puzzles import Asked, answered, counted

HAND_WIDTH = 12


def shown(asked: Asked, *, wants_hints: bool = False) -> str:
    """The puzzle: its number, the table, what is asked, and what can be answered."""
    puzzle = asked.puzzle
    game, state = puzzle.open()
    lines = [
        say("puzzle-title", id=puzzle.id, grade=puzzle.grade, grades=GRADES, setup=puzzle.setup),
        "",
        draw(game.view(state, puzzle.seat)),
    ]
    lines += [
        f"{f'hand {seat}'.ljust(HAND_WIDTH)}{hand}"
        for seat, hand in hands_of(puzzle).items()
        if seat != puzzle.seat
    ]
    lines += ["", task(puzzle), " ".join(f"[{move}]" for move in puzzle.values)]
    return "\n".join((*lines, *hints(puzzle)) if wants_hints else lines)


def solve(asked: Asked, ask: Callable[[str], str], show: Callable[[str], None]) -> None:
    """Ask until the answer is right, or is given up with `q`; `?` gives the hints one by one."""
    left = list(hints(asked.puzzle))
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            text = ask(say("puzzle-your-answer") + " ").strip()
            if text == "?":
                show(left.pop(0) if left else say("puzzle-no-more-hints"))
                continue
            try:
                show(answered(asked, None if text == "q" else text))
            except ClaimsteadError as refusal:
                show(str(refusal))
                continue
            if text in ("q", asked.puzzle.solution):
                return


def as_json(asked: Asked, text: str | None, *, wants_hints: bool) -> str:
    """The same for a program."""
    puzzle = asked.puzzle
    told: dict[str, Any] = {
        "id": puzzle.id,
        "day": None if asked.day is None else asked.day.isoformat(),
        "kind": puzzle.kind,
        "setup": puzzle.setup,
        "grade": puzzle.grade,
        "seat": puzzle.seat,
        "task": task(puzzle),
        "position": puzzle.position,
        "legal": list(puzzle.values),
    }
    if wants_hints:
        told["hints"] = hints(puzzle)
    if text is not None:
        given = answer(puzzle, text)
        told["answer"] = given
        streak = counted(asked.day, given)
        if streak is not None:
            told["streak"] = streak
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def made(path: Path, seed: int, cards: int, dice: int) -> str:
    """Make puzzles and write them, with a progress bar for who can see it."""
    from claimstead.review.puzzles.making import make

    check_writable(path)
    note = path.with_name(path.name.partition(".")[0] + ".toml")
    check_writable(note)
    began = time.perf_counter()
    with progress_bar() as bar:
        progress = bar.add_task(say("puzzle-making"), total=cards + dice)
        found = []
        for source in make(seed, {"cards": cards, "dice": dice}):
            found.append(source)
            bar.advance(progress, len(source.puzzles))
    seconds = time.perf_counter() - began
    command = (
        f"claimstead puzzle make --out {path.name} --seed {seed} --cards {cards} --dice {dice}"
    )
    shelf.write(path, found)
    write_text(note, f'command = "{command}"\nseconds = {seconds:.0f}\ngames = {len(found)}\n')
    return say("puzzle-made", puzzles=cards + dice, games=len(found), seconds=round(seconds))
