"""What people may write: no tricks with characters that a screen does not show."""

import pytest

from claimstead.table.refusal import NotNow
from claimstead.table.texts import checked_name, checked_talk, checked_word

UNSEEN = {
    "nothing": "",
    "spaces": " \u3000\n",
    "zero": "a\x00b",
    "bell": "a\x07",
    "escape": "\x1b[31mred",
    "delete": "a\x7f",
    "right to left override": "a\u202eb",
    "left to right isolate": "a\u2066b",
    "right to left mark": "a\u200fb",
    "zero width space": "a\u200bb",
    "zero width joiner": "a\u200db",
    "byte order mark": "\ufeffa",
    "soft hyphen": "a\xadb",
    "private use": "a\ue000",
    "surrogate": "a\ud800",
    "not a character": "a\uffff",
    "tag": "a\U000e0041",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_what_nobody_sees_is_refused(text: str) -> None:
    for checked in (checked_name, checked_word, checked_talk):
        with pytest.raises(NotNow):
            checked(text)


@pytest.mark.parametrize(
    "text", ["Ada", "Åsa Öström", "李小龍", "Σωκράτης", "محمد", "🎲 x", "O'Neill: 7"]
)
def test_names_of_all_languages_are_fine(text: str) -> None:
    assert checked_name(text) == text


FAMILY = "\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PICTURES = {
    "family": FAMILY,
    "a woman at a desk": "\U0001f469\U0001f3fd\u200d\U0001f4bb",
    "heart": "\u2764\ufe0f",
    "Sweden": "\U0001f1f8\U0001f1ea",
    "England": ENGLAND,
    "key 1": "1\ufe0f\u20e3",
    "thumb": "\U0001f44d\U0001f3fe",
}


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES)
def test_a_picture_is_one_letter_however_many_characters_it_is_made_of(picture: str) -> None:
    assert checked_name(picture) == picture
    assert checked_name(picture * 24) == picture * 24
    with pytest.raises(NotNow):
        checked_name(picture * 25)


def test_accents_are_no_letters_of_their_own() -> None:
    stacked = "x\u0323\u0303" * 24
    assert checked_name(stacked) == stacked
    with pytest.raises(NotNow):
        checked_name("x" + "\u0303" * 1000)


def test_joiners_are_only_for_pictures() -> None:
    for text in ("a\u200d", f"{FAMILY}\u200d", "\u200d\U0001f469", "a\u200d\U0001f469"):
        with pytest.raises(NotNow):
            checked_name(text)


def test_a_text_is_one_line_with_single_spaces() -> None:
    assert checked_talk("  good\n\n luck\u2028to\tyou ") == "good luck to you"


def test_the_same_letters_are_the_same_name() -> None:
    assert checked_name("A\u030asa") == checked_name("\u00c5sa") == "\u00c5sa"


@pytest.mark.parametrize(
    ("checked", "most"), [(checked_name, 24), (checked_word, 40), (checked_talk, 300)]
)
def test_lengths(checked: object, most: int) -> None:
    assert callable(checked)
    assert checked("x" * most) == "x" * most
    with pytest.raises(NotNow, match=str(most)):
        checked("x" * (most + 1))
