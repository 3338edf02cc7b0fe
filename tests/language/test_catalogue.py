"""Every sentence that can be needed is in the catalogue, and none that can't."""

import ast
import re
from pathlib import Path

import claimstead
import claimstead.notation
from claimstead.core import Event
from claimstead.language import LANGUAGES, messages
from claimstead.language.catalogue import COMMANDS, names_in

SOURCE = Path(claimstead.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
KINDS = {
    "ClaimsteadError": "error",
    "Illegal": "illegal",
    "BadText": "text",
    "BadSetup": "setup",
    "TooManyChances": "chances",
    "NotNow": "table",
    "Finding": "verify",
    "because": "reason",
    "Advice": "review-advice",
}
OUTCOMES = {"mine", "secured", "spaces", "shared", "factions", "sum", "draw", "resigned", "time"}
EVENTS = Event.__subclasses__()
PREFIXES = {
    "help-option-",
    "help-word-",
    "usage-",
    "event-",
    "outcome-",
    "verify-",
    "reason-",
    "review-advice-",
    "notice-",
    "-about",
    "-",
} | {f"rule-{part}-" for part in ("page", "story", "goal", "set-up")}
"""Of messages whose names are put together where they are said."""


def codes_used() -> set[str]:
    """The messages named by every refusal in the source."""
    used = {f"outcome-{code}" for code in OUTCOMES}
    used |= {f"event-{event.__struct_config__.tag}" for event in EVENTS}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                kind = KINDS.get(node.func.id)
                if node.func.id == "say":
                    used |= constants(node.args[0]) - PREFIXES
                elif kind is not None:
                    used |= {f"{kind}-{code}" for code in constants(node.args[0])}
    return used


def constants(node: ast.expr) -> set[str]:
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


def test_every_refusal_has_a_sentence() -> None:
    from claimstead.claim.rules import OPTIONS_DUE
    from claimstead.server.services.notices import KINDS, TEST

    due = {f"illegal-{code}" for code, _ in OPTIONS_DUE.values()} | {"error-no-extra"}
    due |= {f"notice-{kind}{part}" for kind in (*KINDS, TEST) for part in ("", "-about")}
    used = {name for name in codes_used() if not is_of_the_web(name)} - set(names_in(COMMANDS))
    assert used | due == {name for name in messages("en") if not is_of_the_web(name)}


def test_what_the_terminal_says_in_the_words_of_the_browser_app_is_there() -> None:
    for name in filter(is_of_the_web, codes_used()):
        assert any(each == name or each.startswith(name) for each in messages("en")), name


def is_of_the_web(name: str) -> bool:
    return name.startswith("ui-")


def names_in_the_web() -> tuple[set[str], set[str]]:
    """The messages that the browser app names, and the beginnings of those it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in (*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")):
        text = path.read_text(encoding="utf-8")
        for name, goes_on in re.findall(r"""['"`](ui-[a-z0-9-]+)(\$\{)?""", text):
            (begun if goes_on else whole).add(name)
    return whole, begun


def test_every_message_that_the_browser_app_names_is_there() -> None:
    whole, begun = names_in_the_web()
    assert whole <= messages("en")
    for beginning in begun:
        assert any(name.startswith(beginning) for name in messages("en")), beginning


def test_every_message_for_the_browser_app_is_named_there() -> None:
    whole, begun = names_in_the_web()
    for name in filter(is_of_the_web, messages("en")):
        assert name in whole or name.startswith(tuple(begun)), name


def test_refusals_and_events_do_not_end_with_a_full_stop() -> None:
    # They are parts of longer lines: "I-4a: squatter 5 is already on the board".
    for language in LANGUAGES:
        text = (SOURCE / "language" / f"{language}.ftl").read_text(encoding="utf-8")
        assert not re.findall(
            r"^(?!terminal|-?ui|verify|admin|serve)\S+ = .*[^.]\.$", text, flags=re.MULTILINE
        )
