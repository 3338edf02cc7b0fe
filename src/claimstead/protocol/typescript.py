"""The messages as types of TypeScript, for the browser app."""

from collections.abc import Iterable

import msgspec
from msgspec import inspect

from claimstead.core import Event
from claimstead.protocol import (
    analysis,
    duplicates,
    fair_play,
    friends,
    history,
    host,
    lessons,
    messages,
    notices,
    pairing,
    passkeys,
    privacy,
    profiles,
    puzzles,
    recovery,
    reviews,
    tournaments,
)
from claimstead.registry import GameKind
from claimstead.registry.games import our_kinds
from claimstead.review import Analysis

MODULES = (
    messages,
    analysis,
    duplicates,
    fair_play,
    friends,
    history,
    host,
    lessons,
    notices,
    pairing,
    passkeys,
    privacy,
    profiles,
    puzzles,
    recovery,
    reviews,
    tournaments,
)
HEADING = "// Made from the server's messages by `make types`: change them there.\n"


def types() -> str:
    """Every message, view and event, each as an exported type."""
    writer = _Writer()
    games = our_kinds()
    told = [*_messages(), *(kind.view_type for kind in games), Analysis]
    for each in told:
        writer.write(each)
    unions = {
        "AnyRequest": writer.names(messages.AnyRequest.__args__),
        "AnyAnswer": writer.names(messages.AnyAnswer.__args__),
        **{
            f"{_prefix(kind)}Event": [writer.write(each, _prefix(kind)) for each in kind.events]
            for kind in games
        },
        "Event": [f"{_prefix(kind)}Event" for kind in games],
    }
    joined = [f"export type {name} = {' | '.join(parts)};\n" for name, parts in unions.items()]
    return "\n".join((HEADING, *writer.parts.values(), *joined))


def _messages() -> list[type]:
    """What the modules of messages define."""
    return [
        each
        for module in MODULES
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
        and each not in (messages.Request, messages.Answer)
    ]


def _prefix(kind: GameKind) -> str:
    """What the names of a game's events begin with: both games have some of the same name."""
    return kind.name.title().replace("-", "")


class _Writer:
    """Collects the types, each once."""

    def __init__(self) -> None:
        self.parts: dict[type, str] = {}
        self._names: dict[type, str] = {}

    def names(self, kinds: Iterable[type]) -> list[str]:
        return [self.write(kind) for kind in kinds]

    def write(self, kind: type, prefix: str = "") -> str:
        """The name of a type, which is written if it was not yet."""
        if kind not in self._names:
            name = self._names[kind] = prefix + kind.__name__
            told = inspect.type_info(kind)
            assert isinstance(told, inspect.StructType)
            lines = [f"  {told.tag_field}: {_quoted(told.tag)};"] if told.tag_field else []
            is_sent = not kind.__struct_config__.forbid_unknown_fields  # type: ignore[attr-defined]
            for field in told.fields:
                mark = "" if field.required or is_sent else "?"
                lines.append(f"  {field.encode_name}{mark}: {self._of(field.type)};")
            self.parts[kind] = f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return self._names[kind]

    def _of(self, told: inspect.Type) -> str:
        match told:
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.EnumType():
                return " | ".join(_quoted(each.value) for each in told.cls)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(map(self._of, told.types)))
            case inspect.VarTupleType() | inspect.ListType():
                return f"({self._of(told.item_type)})[]"
            case inspect.TupleType():
                return f"[{', '.join(map(self._of, told.item_types))}]"
            case inspect.DictType():
                return f"Record<string, {self._of(told.value_type)}>"
            case inspect.StructType():
                return "Event" if told.cls is Event else self.write(told.cls)
            case _:
                return "any"


def _quoted(word: object) -> str:
    return f'"{word}"'


if __name__ == "__main__":
    print(types(), end="")
