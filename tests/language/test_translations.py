"""Every language says what English says, in words of its own."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import claimstead
from claimstead.language import LANGUAGES, listed, messages, percentage, say

CATALOGUES = Path(claimstead.__file__).parent / "language"
PARTS = (
    "",
    "terminal.",
    "commands.",
    "review.",
    "people.",
    "notices.",
    "sharing.",
    "tournaments.",
    "rules.",
    "lessons.",
    "strategy.",
)
"""Of a catalogue: what everybody says, and what only some pages of the browser app need."""
OTHERS = [language for language in LANGUAGES if language != "en"]
SAME_EVERYWHERE = {
    "ui-title",
    "ui-game-claim-it",
    "ui-game-claim",
    "ui-deck-claim",
    "ui-deck-claim-2",
}
SAME_BY_CHANCE = {
    "de": {
        "help-word-link",
        "help-word-name",
        "help-word-person",
        "ui-deck",
        "ui-lesson-seat-c",
        "ui-speed-normal",
        "ui-lobby",
        "ui-name",
        "ui-nav-lobby",
        "ui-one-tr",
        "ui-passkeys",
        "ui-reset-code",
    },
    "sv": {
        "error-no-port",
        "help-word-person",
        "ui-lesson-seat-c",
        "ui-level-expert",
        "ui-lobby",
        "ui-nav-lobby",
        "ui-one-tr",
        "ui-partner",
    },
    "nl": {
        "ui-host-load-database",
        "ui-host-role-arbiter",
        "ui-host-role-host",
        "ui-passkeys",
        "ui-privacy-ratings",
        "ui-reset-code",
        "help-word-link",
        "puzzle-hint-faction",
        "ui-faction-go",
        "ui-leaders-interval",
        "ui-leaders-rating",
        "ui-level-expert",
        "ui-lobby",
        "ui-nav-lobby",
        "ui-one-go",
        "ui-people-ratings",
        "ui-puzzle-hint",
    },
}
"""Names, and words that a language shares with English."""
WEB = CATALOGUES.parents[2] / "web" / "src"
OF_FACTIONS = ("rule-K-", "lesson-y", "strategy-claim-", "ui-power-", "reason-", "ui-prompt-")
"""Messages that speak of factions."""
FACTIONS = ("go", "kn", "un", "dw", "do", "gn", "gi", "dr", "tr", "se")


class Reader:
    """What a message says: its texts, its variables and the cases it tells apart."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        self.read(message.value)

    def read(self, node: object) -> None:
        match node:
            case ast.TextElement():
                self.texts.append(node.value)
            case ast.VariableReference():
                self.variables.add(node.id.name)
            case ast.Pattern():
                for element in node.elements:
                    self.read(element)
            case ast.Placeable():
                self.read(node.expression)
            case ast.SelectExpression(selector=ast.VariableReference() as selector):
                self.read(selector)
                for variant in node.variants:
                    self.cases.setdefault(selector.id.name, set()).add(key_of(variant))
                    self.read(variant.value)

    @property
    def words(self) -> str:
        return " ".join(self.texts)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


@cache
def catalogue(part: str, language: str) -> dict[str, Reader]:
    text = (CATALOGUES / f"{part}{language}.ftl").read_text(encoding="utf-8")
    entries = parse(text).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    twice = [name for name, times in Counter(each.id.name for each in found).items() if times > 1]
    assert not twice
    return {each.id.name: Reader(each) for each in found}


def pairs(language: str) -> Iterator[tuple[str, Reader, Reader]]:
    """Each message by name, in English and in this language."""
    for part in PARTS:
        translated = catalogue(part, language)
        for name, english in catalogue(part, "en").items():
            if name in translated:
                yield name, english, translated[name]


def test_the_files_are_those_of_the_languages() -> None:
    expected = {f"{part}{language}.ftl" for part in PARTS for language in LANGUAGES}
    assert {path.name for path in CATALOGUES.glob("*.ftl")} == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.strip(".") or "main")
def test_every_language_has_exactly_the_messages_of_english(part: str, language: str) -> None:
    assert set(catalogue(part, language)) == set(catalogue(part, "en"))


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_same_variables(language: str) -> None:
    for name, english, translated in pairs(language):
        assert translated.variables == english.variables, name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_tells_the_same_cases_apart(language: str) -> None:
    # German, Swedish and Dutch have the plurals of English: one and other.
    for name, english, translated in pairs(language):
        assert translated.cases == english.cases, name


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {
        name
        for name, english, translated in pairs(language)
        if spoken(english) & spoken(translated)
    }
    assert same == SAME_EVERYWHERE | SAME_BY_CHANCE[language]


def spoken(reader: Reader) -> set[str]:
    """The texts with a word in them, of three letters at least."""
    return {text.strip(" ,.:;()") for text in reader.texts if re.search(r"[^\W\d_]{3}", text)}


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_lessons_name_the_same_spaces_numbers_and_rules(language: str) -> None:
    named = re.compile(r"\b[IK]-\d+[a-d]?\b|\d/\d|\d+")
    for name, english, translated in pairs(language):
        if name.startswith(("rule-", "lesson-", "strategy-")):
            expected = Counter(named.findall(english.words))
            assert Counter(named.findall(translated.words)) == expected, name


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_speaks_of_the_same_factions(language: str) -> None:
    for name, english, translated in pairs(language):
        if name.startswith(OF_FACTIONS):
            assert factions_in(translated, language) == factions_in(english, "en"), name


def factions_in(reader: Reader, language: str) -> set[str]:
    names = catalogue("", language)
    return {
        code
        for code in FACTIONS
        if any(
            names[f"ui-{form}-{code}"].words.lower() in reader.words.lower()
            for form in ("one", "faction")
        )
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_in_every_case(language: str) -> None:
    readers = {name: reader for part in PARTS for name, reader in catalogue(part, language).items()}
    for name in messages(language):
        for case in cases(readers[name]):
            sentence = say(name, language, **case)
            assert sentence, name
            assert "{" not in sentence, name


def cases(reader: Reader) -> Iterator[dict[str, str | int]]:
    """Arguments that lead to each of the cases of a message."""
    plain: dict[str, str | int] = dict.fromkeys(reader.variables, "x")
    chosen = [[(name, value(key)) for key in sorted(keys)] for name, keys in reader.cases.items()]
    for choice in product(*chosen):
        yield plain | dict(choice)


def value(key: str) -> str | int:
    return int(key) if key.isdigit() else {"one": 1, "other": 7}.get(key, key)


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "the last turn", "3 turns left"),
        ("de", "der letzte Zug", "noch 3 Züge"),
        ("sv", "sista draget", "3 drag kvar"),
        ("nl", "de laatste beurt", "nog 3 beurten"),
    ],
)
def test_one_and_many_are_told_apart(language: str, one: str, many: str) -> None:
    assert say("ui-turns-left", language, turns=1) == one
    assert say("ui-turns-left", language, turns=3) == many


def test_of_many_rolls_one_loses_and_two_lose() -> None:
    one, two = [say("ui-odds-rolls", "en", losing=n, rolls=216, stones=1) for n in (1, 2)]
    assert one == "1 of 216 rolls loses the stone of this turn"
    assert two == "2 of 216 rolls lose the stone of this turn"


COUNTED = {
    "text-small-position": "size",
    "table-back-soon": "seconds",
    "setup-arena-games": "games",
    "solve-effort": "nodes",
    "solve-limit": "nodes",
    "verify-moves-legal": "count",
    "ui-lesson-count-more": "most",
    "ui-lesson-count-highest": "most",
    "ui-leaders-about": "least",
    "ui-privacy-account-long": "guests",
    "ui-privacy-devices-long": "days",
    "puzzle-hint-stake": "mine",
    "puzzle-made": "puzzles",
}
"""What a message counts and there may be one of."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", COUNTED)
def test_one_of_a_thing_is_not_told_of_in_the_plural(message: str, language: str) -> None:
    readers = [found for name, found, _ in pairs(language) if name == message]
    told = dict.fromkeys(readers[0].variables, 3) | {"faction": "x"}
    one, two = [say(message, language, **told | {COUNTED[message]: count}) for count in (1, 2)]
    assert "1" not in one, "it is said in a word"
    assert "2" in two


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Anna and Ben have the favour of the Seers"),
        ("de", "Anna und Ben haben die Gunst der Fraktion Seher"),
        ("sv", "Siare: Anna och Ben har gunsten tillsammans"),
        ("nl", "Anna en Ben hebben de gunst van de Zieners"),
    ],
)
def test_two_people_are_told_of_in_the_plural(language: str, told: str) -> None:
    winners = listed(["Anna", "Ben"], language)
    faction = say("ui-faction-se", language)
    said = say("ui-told-favour-decided", language, count=2, winners=winners, faction=faction)
    assert said == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stands_as_the_language_has_it(language: str) -> None:
    sign = percentage(0.5, 0, language).removeprefix("50")
    for part in PARTS:
        text = (CATALOGUES / f"{part}{language}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"(?<=[\d}])\s*%", text)) <= {sign}


def test_the_browser_app_offers_every_language_by_its_own_name() -> None:
    settings = (WEB / "pages" / "Settings.svelte").read_text(encoding="utf-8")
    names = re.search(r"NAMES: Record<string, string> = \{(.*?)\}", settings, flags=re.DOTALL)
    assert names
    assert set(re.findall(r"\b([a-z]{2}):", names[1])) == set(LANGUAGES)


def test_the_browser_app_loads_a_language_when_it_is_spoken() -> None:
    loader = (WEB / "lib" / "language.svelte.ts").read_text(encoding="utf-8")
    assert "language/*.ftl" in loader
    assert "eager" not in loader
