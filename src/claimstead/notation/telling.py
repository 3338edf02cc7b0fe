"""Events told in a sentence."""

from typing import Any

import msgspec

from claimstead.core import Event
from claimstead.language import listed, messages, say

NOTHING = "none"


def tell(event: Event, language: str = "en") -> str:
    """What happened, in a language of the catalogues.

    >>> from claimstead.claim_it.events import Rolled
    >>> tell(Rolled("a", (2, 3, 5)))
    'a rolls 2 3 5'
    """
    name = f"event-{event.__struct_config__.tag}"
    if name not in messages("en"):
        return str(event)
    fields = msgspec.structs.asdict(event)
    said = {name.replace("_", "-"): _spelled(value) for name, value in fields.items()}
    if "winners" in fields:
        said["winners"] = listed(fields["winners"], language)
        said["count"] = len(fields["winners"])
    return say(name, language, **said)


def _spelled(value: Any) -> str | int:
    match value:
        case None | ():
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case int():
            return value
        case tuple():
            return " ".join(map(str, value))
        case _:
            return str(value)
