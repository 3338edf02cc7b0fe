"""An engine that writes down all it is told, and does what its first word says.

`first` plays the first legal move, `cheat` one that is none, `die` ends when it is asked, `picky`
plays no game.
"""

import sys
from pathlib import Path


def main(manner: str, file: Path) -> None:
    legal: list[str] = []
    for line in sys.stdin:
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
            answers = ["info thinking", f"move {'9@9/9' if manner == 'cheat' else legal[0]}"]
        elif word == "analyse":
            answers = ["done"]
        for answer in answers:
            print(answer, flush=True)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
