"""Runs the notebooks in `examples/` and writes into them what they show.

python -m tools.notebooks

A notebook is read by Jupyter and GitHub alike. It is run here without either: cell by cell, and
what a cell ends with is kept as Jupyter would keep it.
"""

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"
DRAWN = {"_repr_svg_": "image/svg+xml", "_repr_html_": "text/html"}
"""How an object draws itself for a notebook, and what that is."""

Cell = dict[str, Any]


def run(notebook: dict[str, Any]) -> list[list[Cell]]:
    """What each code cell shows, in the form in which a notebook keeps it."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return [
        outputs_of("".join(cell["source"]), number, names) for number, cell in enumerate(cells, 1)
    ]


def outputs_of(source: str, number: int, names: dict[str, Any]) -> list[Cell]:
    """What a cell prints, and what its last line is, where that is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    said, value = io.StringIO(), None
    with contextlib.redirect_stdout(said):
        exec(compile(tree, f"cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    found: list[Cell] = []
    if said.getvalue():
        found.append({"name": "stdout", "output_type": "stream", "text": lines(said.getvalue())})
    if value is not None:
        found.append(
            {
                "data": {
                    **{
                        kind: lines(getattr(value, name)())
                        for name, kind in DRAWN.items()
                        if hasattr(value, name)
                    },
                    "text/plain": lines(repr(value)),
                },
                "execution_count": number,
                "metadata": {},
                "output_type": "execute_result",
            }
        )
    return found


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def renewed(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with what its cells show today."""
    shown = enumerate(run(notebook), 1)
    cells = [
        {**cell, **dict(zip(("execution_count", "outputs"), next(shown), strict=True))}
        if cell["cell_type"] == "code"
        else cell
        for cell in notebook["cells"]
    ]
    return {**notebook, "cells": cells}


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def read(path: Path) -> dict[str, Any]:
    notebook: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return notebook


def main() -> None:
    for path in sorted(EXAMPLES.glob("*.ipynb")):
        path.write_text(written(renewed(read(path))), encoding="utf-8")
        print(path, file=sys.stderr)


if __name__ == "__main__":
    main()
