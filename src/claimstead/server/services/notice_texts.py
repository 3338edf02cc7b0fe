"""What a notice says: who and which game, and nothing of what lies on the table."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from claimstead.language import LANGUAGES, messages, say
from claimstead.store.notices import Notice
from claimstead.table.table import Table


class NoticeText(NamedTuple):
    title: str
    body: str


def text_of(kind: str, arguments: Mapping[str, str], language: str) -> NoticeText:
    """A notice in somebody's language.

    >>> text_of("turn", {"setup": "claim-it 2 base", "names": "Ada"}, "en")
    NoticeText(title='Your turn', body='Claim It! with Ada')
    """
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    told = {**arguments, "game": game_name(arguments.get("setup", ""), spoken)}
    told.setdefault("names", "")
    has_names = "names" if told["names"] else "alone"
    return NoticeText(
        say(f"notice-{kind}", spoken, **told),
        say(f"notice-{kind}-about", spoken, **told, company=has_names),
    )


def game_name(setup: str, language: str) -> str:
    """How a game is called: by its own name where a catalogue has none.

    >>> game_name("claim 2 Gn Gi Dr Tr Se", "en"), game_name("go 9", "en")
    ('CLAIM', 'go')
    """
    word = setup.partition(" ")[0]
    name = f"ui-game-{word}"
    return say(name, language) if name in messages(language) else word


def names_beside(table: Table, person: str) -> str:
    """Who else sits at a table."""
    chairs = table.chairs.values()
    names = [each.shown_name for each in chairs if each.person not in (None, person)]
    return ", ".join(dict.fromkeys(names))


class Digest(NamedTuple):
    subject: str
    text: str


def digest_of(
    notices: Sequence[Notice], name: str, language: str, links: Sequence[str], ending: str
) -> Digest:
    """One mail with all that somebody is to be told; `ending` is the link that ends these mails."""
    spoken = language if language in LANGUAGES else LANGUAGES[0]
    texts = [text_of(each.kind, each.arguments, spoken) for each in notices]
    subject = texts[0].title
    if len(texts) > 1:
        subject = say("notice-mail-subject", spoken, count=len(texts))
    lines = [say("notice-mail-greeting", spoken, name=name), ""]
    for (title, body), link in zip(texts, links, strict=True):
        lines += [f"{title}: {body}" if body else title, link, ""]
    lines += ["-- ", say("notice-mail-ending", spoken), ending]
    return Digest(subject, "\n".join(lines) + "\n")
