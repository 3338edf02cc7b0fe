"""Write what a release stores and says into tests/project/samples: python -m tools.samples 1.0.

Once a release is out its samples stay as they are: tests/project/test_compatibility.py reads them.
"""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

import claimstead as cs
from claimstead.server.app import make_app
from claimstead.server.options import Options
from claimstead.table.record import record_of
from tests.table.desk import played

ROOT = Path(__file__).parents[1]
SETUPS = (
    "claim-it 2 base",
    "claim-it 3 quick",
    "claim 2 Gn Gi Dr Tr Se",
    "claim 4 Gn Gi Dw Do Dr Tr Se",
)
SOME = 7
"""Of the positions of a game each so-manieth is kept."""


def api(database: str) -> dict[str, Any]:
    """Every request of the interface, and the fields of all that it takes and gives."""
    schema = make_app(Options(database=database)).openapi_schema.to_schema()
    requests = sorted(
        f"{method.upper()} {path}"
        for path, item in schema["paths"].items()
        for method in item
        if method in ("get", "post", "put", "delete", "patch")
    )
    shapes = {
        name: {
            "fields": sorted(shape["properties"]),
            "required": sorted(shape.get("required", ())),
        }
        for name, shape in sorted(schema["components"]["schemas"].items())
        if "properties" in shape
    }
    return {"requests": requests, "shapes": shapes}


def main() -> None:
    folder = ROOT / "tests" / "project" / "samples" / sys.argv[1]
    folder.mkdir(parents=True)
    positions = []
    for number, setup in enumerate(SETUPS, 1):
        table = played(setup, number)
        text = record_of(table)
        (folder / f"game-{number}.txt").write_text(text, encoding="utf-8")
        pages = [msgspec.json.encode(page).decode() for page in table.pages]
        (folder / f"log-{number}.jsonl").write_text("\n".join(pages) + "\n", encoding="utf-8")
        record = cs.read_record(text)
        state = record.game.start()
        for step, move in enumerate(record.moves):
            if step % SOME == 0:
                legal = sorted(str(each) for each in record.game.legal(state))
                positions.append([setup, record.game.write(state), legal])
            state = record.game.apply(state, move).state
    (folder / "positions.json").write_text(
        json.dumps(positions, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
    told = json.dumps(api(str(folder / "none.sqlite")), indent=1)
    for left in folder.glob("none.sqlite*"):
        left.unlink()
    (folder / "api.json").write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
