"""An engine that writes down all it is told, and does what its first word says.

`first` plays the first legal move, `cheat` one that is none, `die` ends when it is asked, `picky`
plays no game, `babble` says much and never its move, `stay` does not end when it is told to,
`boast` says of its first move that it is worth more than all.
"""

import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path


def lines(manner: str) -> Iterator[str]:
    """What it is told; who stays does so after the last line, too."""
    yield from sys.stdin
    while manner == "stay":
        time.sleep(60)


def main(manner: str, file: Path) -> None:
    legal: list[str] = []
    if manner == "stay":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    for line in lines(manner):
        with file.open("a", encoding="utf-8") as told:
            told.write(line)
        word, _, rest = line.strip().partition(" ")
        answers = []
        if word == "claimstead":
            answers = ["name recorder", "ready"]
        elif word == "game":
            answers = ["refuse not today"] if manner == "picky" else ["ready"]
        elif word == "legal":
            legal = rest.split(", ")
        elif word == "go":
            if manner == "die":
                sys.exit(3)
            while manner == "babble":
                print("thinking", flush=True)
            answers = ["info thinking", f"move {'9@9/9' if manner == 'cheat' else legal[0]}"]
        elif word == "analyse":
            answers = ["done"] if manner != "boast" else [f"worth {legal[0]} 55", "done"]
        for answer in answers:
            print(answer, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
