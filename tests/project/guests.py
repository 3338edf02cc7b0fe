"""What others add, as CONTRIBUTING.md tells them: a game by an entry point, a faction by a file."""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "claimstead"


def install_pig(folder: Path, *, target: int | None = None) -> None:
    """What an installed package leaves behind: the module, and its entry point.

    `target`: with so many points one wins; left out: as the example says.
    """
    source = (ROOT / "examples" / "pig.py").read_text(encoding="utf-8")
    if target is not None:
        assert source.count("TARGET = 30\n") == 1
        source = source.replace("TARGET = 30\n", f"TARGET = {target}\n")
    (folder / "pig.py").write_text(source, encoding="utf-8")
    told = folder / "pig_game-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: pig-game\nVersion: 1.0\n", "utf-8")
    (told / "entry_points.txt").write_text("[claimstead.games]\npig = pig:PIG\n", "utf-8")


def copy_with_elves(folder: Path) -> None:
    """A copy of the source with the eleventh faction, made as the guide says.

    The browser app that it serves is the one that is built.
    """
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(SOURCE, folder / "claimstead", ignore=ignored)
    (folder / "claimstead" / "server" / "static").symlink_to(SOURCE / "server" / "static")
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    blocks = dict(re.findall(r"^```python file=(\S+)\n(.*?)^```$", guide, re.DOTALL | re.MULTILINE))
    factions = folder / "claimstead" / "claim" / "factions"
    (factions / "elves.py").write_text(blocks["elves.py"], encoding="utf-8")
    imported, listed = blocks["__init__.py"].splitlines(keepends=True)
    register = (factions / "__init__.py").read_text(encoding="utf-8")
    register = register.replace("from claimstead", f"{imported}from claimstead", 1)
    assert register.count("        Seers(),\n") == 1
    register = register.replace("        Seers(),\n", f"        Seers(),\n{listed}")
    (factions / "__init__.py").write_text(register, encoding="utf-8")
