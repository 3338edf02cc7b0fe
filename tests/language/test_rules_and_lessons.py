"""The pages of rules and lessons have all that they name, in every language there is."""

import ast
import re
from pathlib import Path

import pytest

import claimstead
from claimstead.claim.factions import FACTIONS
from claimstead.claim.scoring import ClaimOutcome
from claimstead.claim_it.events import Busted
from claimstead.core import Illegal
from claimstead.language import say
from claimstead.notation import game_of_position
from claimstead.registry import kinds
from claimstead.server.services.offers import offer
from claimstead.table.lessons import Task, lessons

SOURCE = Path(claimstead.__file__).parent
GAMES = SOURCE.parent.parent / "web" / "src" / "games"
AROUND = re.compile(r"rule-(page|story|goal|box|set-up|index)-")
"""What stands around the numbered rules on their page."""
LANGUAGES = [path.stem for path in sorted((SOURCE / "language").glob("??.ftl"))]


def names_in(part: str, language: str) -> set[str]:
    path = SOURCE / "language" / f"{part}.{language}.ftl"
    return set(re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), flags=re.MULTILINE))


def pages() -> str:
    """Which rules the pages of all games have."""
    return "\n".join(path.read_text("utf-8") for path in sorted(GAMES.glob("*/learn/index.ts")))


def rules_shown() -> set[str]:
    """The numbers of the rules on the pages."""
    return set(re.findall(r"'([IK]-\d+[a-d]?)'", pages()))


def rules_cited() -> set[str]:
    """The numbers that refusals cite."""
    return {
        str(keyword.value.value)
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == Illegal.__name__
        for keyword in node.keywords
        if keyword.arg == "rule" and isinstance(keyword.value, ast.Constant)
    }


def test_every_rule_that_a_refusal_cites_is_on_a_page() -> None:
    assert "I-4a" in rules_cited()
    assert rules_cited() <= rules_shown()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_text_and_every_text_its_rule(language: str) -> None:
    headings = {f"rule-heading-{name}" for name in re.findall(r"heading: '([\w-]+)'", pages())}
    around = {name for name in names_in("rules", language) if AROUND.match(name)}
    rules = {f"rule-{rule}" for rule in rules_shown()}
    assert names_in("rules", language) == headings | rules | around


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_of_a_lesson_has_its_texts(language: str) -> None:
    kinds = ("task", "right", "other")
    due = {f"lesson-{task.name}-{kind}" for task in tasks() for kind in kinds}
    parts = {f"lesson-part-{task.lesson}" for task in tasks()}
    said = {name for name in names_in("lessons", language) if not name.startswith("guide-")}
    assert said == due | parts


GUIDED = re.compile(r"^guide-claim-[\w-]+-title = \{ ui-faction-(\w+) \}$", flags=re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_has_a_word_for_the_power_of_every_faction(language: str) -> None:
    text = (SOURCE / "language" / f"lessons.{language}.ftl").read_text(encoding="utf-8")
    codes = [faction.code.lower() for faction in FACTIONS.values()]
    assert sorted(GUIDED.findall(text)) == sorted(codes)
    assert all(f"{{ ui-power-{code} }}" in text for code in codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_guide_says_has_a_title(language: str) -> None:
    names = {name for name in names_in("lessons", language) if name.startswith("guide-claim")}
    titles = {name for name in names if name.endswith("-title")}
    assert {f"{name}-title" for name in names - titles} == titles
    for name in names - titles:
        assert say(name, language, players=2)


def tasks() -> list[Task]:
    return [task for some in lessons().values() for task in some]


def test_what_the_learner_counts_is_what_the_rules_count() -> None:
    counted = [task for task in tasks() if task.favours]
    assert counted
    for task in counted:
        text = "\n".join(task.position)
        game = game_of_position(text)
        outcome = game.outcome(game.read(text))
        assert isinstance(outcome, ClaimOutcome)
        assert outcome.winners == (task.winner,)
        assert {each.faction: each.winners for each in outcome.favours} == {
            faction: (seat,) for faction, seat in task.favours.items()
        }


def test_a_turn_can_be_bust_at_its_first_roll_in_a_lesson() -> None:
    task = next(each for each in tasks() if each.name == "x9")
    game = game_of_position(task.position[0])
    state = game.read(task.position[0])
    for move in (*task.moves, *task.then):
        step = game.apply(state, game.move(state, move))
        state = step.state
        if move in task.then:
            # Triples name one space, and that is secured (I-3, I-4d): nothing was placed.
            busted = [event for event in step.events if isinstance(event, Busted)]
            assert [(each.squatters, each.claim_markers) for each in busted] == [((), ())]


def test_every_worked_example_is_in_a_lesson() -> None:
    shown = {task.example for task in tasks() if task.example}
    assert shown == {f"X-{n}" for n in range(1, 7)} | {f"Y-{n}" for n in range(1, 9)}


UNTAUGHT = {
    "I-13": "fewer than one game in a thousand comes to it, and the refusal says so then",
    "I-14": "as rare, and told by the refusal",
    "I-15": "it is about clocks and giving up, which the table explains",
    "K-1": "decks are put together where a table is set up, which says what is missing",
    "K-3": "the table draws who begins, and says so at the start",
}
"""Rules that no lesson teaches, and why."""


def test_every_rule_is_taught_in_a_lesson_or_listed_with_a_reason() -> None:
    taught = {rule for task in tasks() for rule in task.rules}
    assert taught | set(UNTAUGHT) == rules_shown()
    assert not taught & set(UNTAUGHT)


def test_the_first_lesson_of_claim_teaches_what_its_first_game_deals() -> None:
    dealt = offer(kinds()["claim"]).first.removeprefix("claim 2 ")
    first = [task for task in lessons()["claim"] if task.lesson == "claim"]
    assert first == list(lessons()["claim"][: len(first)])
    assert {task.position[0] for task in first} == {f"claim: 2 {dealt}"}
    led_or_played = {move[:2] for task in first for move in task.moves} | {
        line.removeprefix("trick: ")[:2]
        for task in first
        for line in task.position
        if line.startswith("trick: ")
    }
    assert led_or_played == set(dealt.split())


def test_the_lessons_of_a_game_follow_each_other() -> None:
    for some in lessons().values():
        names = [task.lesson for task in some]
        assert names == sorted(names, key=names.index)
