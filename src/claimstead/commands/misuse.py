"""What was typed wrong, said in the user's language."""

from enum import EnumType
from typing import Any

from typer.exceptions import TyperException

from claimstead.language import say

LONGEST = 120
"""Of what was typed, as much is repeated."""


def misuse(code: str, **words: str) -> TyperException:
    """What is wrong with a command line; `words` are what was typed."""
    return TyperException(
        say(f"usage-{code}", **{key: _short(each) for key, each in words.items()})
    )


def told(fault: TyperException) -> str:
    """A mistake that the command line's library found, in our words."""
    found: Any = fault
    match type(fault).__name__:
        case "NoSuchOption":
            close = sorted(found.possibilities or ())
            if close:
                return _said("option-like", option=found.option_name, close=", ".join(close))
            return _said("no-such-option", option=found.option_name)
        case "BadOptionUsage":
            takes_none = "does not take" in fault.message
            code = "option-takes-none" if takes_none else "option-needs-value"
            return _said(code, option=found.option_name)
        case "MissingParameter":
            return _said(f"missing-{found.param.param_type_name}", name=_name(found.param))
        case "BadParameter" if found.param is not None:
            return _bad_value(found)
    return fault.format_message()


def _bad_value(fault: Any) -> str:
    """Which value is none of those that an option takes."""
    name, why = _name(fault.param), fault.__cause__
    errors = why.errors() if hasattr(why, "errors") else []
    if not errors:
        return _said("bad-value", name=name, why=fault.message)
    first = errors[0]
    given, bounds = str(first["input"]), first.get("ctx", {})
    wanted = fault.param.type_descriptor.annotation
    if isinstance(wanted, EnumType):
        return _said("no-choice", name=name, given=given, choices=", ".join(wanted))
    match first["type"].partition("_"):
        case ("int", _, _):
            return _said("no-whole-number", name=name, given=given)
        case ("float" | "finite", _, _):
            return _said("no-number", name=name, given=given)
        case ("greater", _, _):
            return _said("too-small", name=name, given=given, least=_bound(bounds, "ge", "gt"))
        case ("less", _, _):
            return _said("too-large", name=name, given=given, most=_bound(bounds, "le", "lt"))
    return _said("bad-value", name=name, why=first["msg"])


def _bound(bounds: dict[str, Any], *names: str) -> str:
    return next(f"{bounds[name]:g}" for name in names if name in bounds)


def _name(parameter: Any) -> str:
    if parameter.param_type_name == "option":
        return str(parameter.opts[0])
    from claimstead.commands.help import value_word

    return value_word(parameter)


def _said(code: str, **words: str) -> str:
    return misuse(code, **words).message


def _short(words: str) -> str:
    """On one line, and no control characters on somebody's terminal."""
    shown = "".join(each if each.isprintable() else "?" for each in words)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]}..."
