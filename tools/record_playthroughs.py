"""Record a playthrough of every set-up that has none, for the tests to replay.

Delete a file and run this again where a rule has changed on purpose.
"""

import random
from pathlib import Path

from rich.progress import track

from claimstead.notation import game_named
from claimstead.testkit import all_setups, playthrough, random_record
from claimstead.testkit.playthrough import file_name

FOLDER = Path(__file__).parents[1] / "tests" / "testkit" / "playthroughs"
GAMES = 30


def main() -> None:
    for setup in track(all_setups(), "recording", transient=True):
        path = FOLDER / file_name(setup)
        if path.exists():
            continue
        rng = random.Random(setup)
        games = [random_record(game_named(setup), rng) for _ in range(GAMES)]
        games.sort(key=lambda record: len(record.moves))
        # Of the dice game a short one; of the card game one with many choices.
        chosen = games[0] if setup.startswith("claim-it") else games[-1]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(chosen.game, chosen.moves), encoding="utf-8")


if __name__ == "__main__":
    main()
