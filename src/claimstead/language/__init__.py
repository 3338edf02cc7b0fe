"""Everything Claimstead says to people, in one Fluent catalogue per language."""

from claimstead.language.catalogue import LANGUAGES, messages, say

__all__ = ["LANGUAGES", "messages", "say"]
