"""Everything Claimstead says to people, in one Fluent catalogue per language."""

from claimstead.language.catalogue import LANGUAGES, messages, say, speak, spoken, wished

__all__ = ["LANGUAGES", "messages", "say", "speak", "spoken", "wished"]
