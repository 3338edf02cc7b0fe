"""The characters: who sits down for a level."""

from pathlib import Path

import claimstead
from claimstead.claim_it.rules import SECURED_TO_END
from claimstead.language import LANGUAGES, messages, say
from claimstead.players.characters import CHARACTERS, TEMPERS, name_of, next_character
from claimstead.table.texts import checked_name

OFFERED = ("beginner", "easy", "medium", "strong", "expert")
FACES = Path(claimstead.__file__).parents[2] / "web" / "src" / "art" / "faces.ts"


def test_each_offered_level_has_as_many_characters_as_the_largest_table_has_seats() -> None:
    for level in OFFERED:
        assert sum(each.level == level for each in CHARACTERS.values()) == max(SECURED_TO_END)


def test_no_two_have_the_same_name_and_each_name_would_be_allowed_to_people() -> None:
    names = [each.name for each in CHARACTERS.values()]
    assert len(set(names)) == len(names)
    assert [checked_name(name) for name in names] == names


def test_all_of_a_level_sit_before_one_sits_twice() -> None:
    seated: list[str | None] = []
    for _ in range(10):
        seated.append(next_character("easy", seated, first=3))
    assert len(set(seated[:5])) == len(set(seated[5:])) == 5


def test_a_level_without_characters_has_none() -> None:
    assert next_character("godlike", []) is None
    assert name_of(None) is None


def test_a_character_of_a_later_version_is_called_by_its_id() -> None:
    assert name_of("gunhild") == "gunhild"


def test_everybody_has_a_habit_in_every_language() -> None:
    for language in LANGUAGES:
        habits = {name for name in messages(language) if name.startswith("ui-habit-")}
        assert habits == {f"ui-habit-{each}" for each in CHARACTERS}


def test_of_every_offered_level_there_is_one_of_each_temper() -> None:
    for level in OFFERED:
        tempers = [each.temper for each in CHARACTERS.values() if each.level == level]
        assert sorted(tempers) == sorted(TEMPERS)


def test_the_habit_tells_the_temper() -> None:
    """Whoever has the same temper is said to have it in the same words, and nobody else is."""
    for language in LANGUAGES:
        ends = {
            each.temper: say(f"ui-habit-{each.id}", language).split(". ")[-1]
            for each in CHARACTERS.values()
            if each.level == OFFERED[0]
        }
        assert len(set(ends.values())) == len(TEMPERS)
        for each in CHARACTERS.values():
            if each.level in OFFERED:
                habit = say(f"ui-habit-{each.id}", language)
                assert [temper for temper, end in ends.items() if habit.endswith(end)] == [
                    each.temper
                ]


def test_everybody_has_a_face() -> None:
    drawn = FACES.read_text(encoding="utf-8")
    for each in CHARACTERS:
        assert f"\n  {each}: {{" in drawn, each
