"""What `--help` shows, in the user's language.

A command's texts are messages: `help-` and the name of its function for what it does, that and the
name of an option or an argument for each of those, `help-option-` and the name for an option that
several commands share. Its docstring has its examples, which are the same in every language.
"""

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from claimstead.commands.misuse import misuse
from claimstead.language import say
from claimstead.language.catalogue import is_known

Command = TypeVar("Command", bound=Callable[..., Any])

KINDS = {int: "number", float: "number", str: "text"}
"""What a value is called where the option has no word of its own for it."""


def key_of(command: Any) -> str:
    """The message that says what a command does."""
    name = command.name if command.callback is None else command.callback.__name__
    return f"help-{name.replace('_', '-')}"


def about(command: Any) -> str:
    """What a command does."""
    return say(key_of(command))


def examples(command: Any) -> list[str]:
    """Lines that can be typed as they stand."""
    return re.findall(r"^(?:Example:)? *((?:echo .*)?claimstead.*)$", command.help or "", re.M)


def own_key(command: Any, parameter: Any) -> str:
    """The message of an option or argument that only this command has."""
    return f"{key_of(command)}-{_word_of(parameter)}"


def meaning(command: Any, parameter: Any) -> str:
    """What an option or an argument is for."""
    own = own_key(command, parameter)
    return say(own if is_known(own) else f"help-option-{_word_of(parameter)}")


def _word_of(parameter: Any) -> str:
    """`json` for `--json`."""
    longest = max(parameter.opts, key=len)
    return str(longest.lstrip("-").replace("_", "-"))


def value_word(parameter: Any) -> str:
    """What stands for a value: FILE."""
    word = parameter.metavar
    if word is None and parameter.param_type_name == "argument":
        word = parameter.name.upper()
    if word is None:
        word = KINDS.get(parameter.type_descriptor.annotation, "file").upper()
    return re.sub("[A-Z]{2,}(?:-[A-Z]+)*", lambda each: say(f"help-word-{each[0].lower()}"), word)


def named(parameter: Any) -> str:
    """An option or argument as it is typed."""
    if parameter.param_type_name == "argument":
        return value_word(parameter)
    names = " / ".join(
        ", ".join(sorted(each, key=len))
        for each in (parameter.opts, parameter.secondary_opts)
        if each
    )
    return names if parameter.is_flag else f"{names} {value_word(parameter)}"


def limits(parameter: Any) -> Iterator[str]:
    """What holds unless an option is given, and which values it takes."""
    default = parameter.default() if callable(parameter.default) else parameter.default
    if getattr(parameter, "is_flag", False):
        if parameter.secondary_opts and default is not None:
            chosen = parameter.opts if default else parameter.secondary_opts
            yield say("help-default", value=chosen[0])
    elif default is not None:
        yield say("help-default", value=str(default))
    least, most = parameter.min, parameter.max
    if least is not None and most is not None:
        yield say("help-range", least=f"{least:g}", most=f"{most:g}")
    elif least is not None:
        yield say("help-at-least", least=f"{least:g}")
    if parameter.required and parameter.param_type_name == "option":
        yield say("help-required")


class _Spoken:
    """What commands and groups of them have in common."""

    def format_help(self: Any, context: Any, formatter: Any) -> None:
        formatter.write_usage(
            context.command_path, " ".join(self._usage(context)), say("help-usage") + " "
        )
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(about(self))
        self._write_examples(formatter)
        parameters = [each for each in self.get_params(context) if not each.hidden]
        for kind, heading in (("argument", "help-arguments"), ("option", "help-options")):
            rows = [
                (named(each), self._told(each))
                for each in parameters
                if each.param_type_name == kind
            ]
            if rows:
                with formatter.section(say(heading)):
                    formatter.write_dl(rows)
        rows = [(name, each.get_short_help_str()) for name, each in self.inner(context)]
        if rows:
            with formatter.section(say("help-commands")):
                formatter.write_dl(rows)

    def inner(self, context: Any) -> list[tuple[str, Any]]:
        """The commands of a group."""
        return []

    def _usage(self: Any, context: Any) -> Iterator[str]:
        yield f"[{say('help-word-options')}]"
        for each in self.get_params(context):
            if each.param_type_name == "argument":
                yield value_word(each) if each.required else f"[{value_word(each)}]"
        if self.inner(context):
            yield f"{say('help-word-command')} [...]"

    def _write_examples(self: Any, formatter: Any) -> None:
        lines = examples(self)
        if lines:
            with formatter.section(say("help-examples")):
                # Never broken: they are there to be typed.
                formatter.write("".join(f"  {line}\n" for line in lines))

    def _told(self, parameter: Any) -> str:
        known = "; ".join(limits(parameter))
        told = meaning(self, parameter)
        return f"{told} [{known}]" if known else told

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence, whole: it is wrapped where it is shown."""
        first, point, _ = about(self).replace("\n", " ").partition(". ")
        return first + point.strip()

    def get_help_option(self: Any, context: Any) -> Any:
        option = super().get_help_option(context)  # type: ignore[misc]
        if option is not None:
            option.opts.sort(key=len)
        return option


class SpokenCommand(_Spoken, TyperCommand):
    """A command."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        context.allow_extra_args = True
        rest = super().parse_args(context, args)
        if rest and not context.resilient_parsing:
            raise misuse("too-much", words=" ".join(rest))
        return rest


class SpokenGroup(_Spoken, TyperGroup):
    """A group of commands."""

    def inner(self, context: Any) -> list[tuple[str, Any]]:
        return list(self.commands.items())

    def invoke(self, context: Any) -> Any:
        if not context._protected_args and not self.invoke_without_command:
            raise misuse("no-command", commands=", ".join(self.commands))
        return super().invoke(context)

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        name = args[0]
        if name not in self.commands and not context.resilient_parsing:
            close = get_close_matches(name, self.commands)
            if close:
                raise misuse("command-like", command=name, close=", ".join(close))
            raise misuse("no-such-command", command=name)
        return super().resolve_command(context, args)


class SpokenApp(typer.Typer):
    """Commands whose help is in the user's language."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"cls": SpokenGroup, **settings})

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Command], Command]:
        return super().command(name, cls=SpokenCommand, **settings)
