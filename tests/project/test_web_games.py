"""The browser app, too, asks a game's record: only the folders of the games name one."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "web" / "src"
GENERATED = "lib/messages.ts"
REGISTRY = "games/registry.ts"
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$", re.S | re.M)
NAMES = "claim-it|claim"
ASKING = re.compile(
    rf"""
    from\s+['"][^'"]*/({NAMES})/            # an import of a game's folder
    | ['"`]({NAMES})(?=['"`:;\s])           # its name, a set-up, a position
    | [\w-]-({NAMES})['"`]                  # a message about it alone
    | ^\s*claim:\s                          # an entry of a table by games
    | ['"`][IK]-\d                          # one of its rules
    | \bClaim(It)?[A-Z]\w*                  # its types and components
    """,
    re.X | re.M,
)


def places(source: str) -> list[str]:
    """What in a file of the app names a game."""
    return [found[0].strip() for found in ASKING.finditer(COMMENT.sub("", source))]


def files() -> Iterator[Path]:
    """Those that are no game's own; the types that come from the server are made, not written."""
    for path in sorted(SOURCE.rglob("*")):
        within = path.relative_to(SOURCE)
        is_own = within.parts[0] == "games" and set(within.parts[1:2]) & set(NAMES.split("|"))
        is_text = path.suffix in (".ts", ".svelte", ".css")
        if is_text and not is_own and within.as_posix() != GENERATED:
            yield path


def test_only_the_registry_names_the_games() -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): places(path.read_text(encoding="utf-8"))
        for path in files()
    }
    named = {path: what for path, what in found.items() if what}
    assert {path: len(what) for path, what in named.items()} == {REGISTRY: 2}, named


def test_every_way_to_ask_is_noticed() -> None:
    asking = """
import Board from '../games/claim-it/Board.svelte'
if (game === 'claim') return
const FIRST = 'claim-it 2 base'
const position = `claim: 2 Gn`
t('ui-game-claim')
  claim: 'easy',
<a href={ruleAddress('K-1')}>
let view: ClaimItView
"""
    assert len(places(asking)) == 8
    assert not places("/** CLAIM: 'claim' */\nt('ui-move-claim-marker'); x = 'claimstead 1'")


def test_what_the_browser_reads_of_the_package_is_for_games_that_have_a_folder() -> None:
    lessons = json.loads((ROOT / "src/claimstead/table/lessons.json").read_text(encoding="utf-8"))
    assert all((SOURCE / "games" / game / "record.ts").is_file() for game in lessons)
