"""Lists of names, percentages and numbers, as each language writes them."""

from collections.abc import Iterable

from claimstead.language.catalogue import spoken


def listed(names: Iterable[str], language: str | None = None) -> str:
    """Names in a row.

    >>> listed(["Anna", "Berta", "Carl"], "en"), listed(["Anna", "Berta"], "de")
    ('Anna, Berta, and Carl', 'Anna und Berta')
    """
    # Babel takes a while to load, and most runs never list anything.
    from babel.lists import format_list

    return format_list(list(names), locale=language or spoken())


def percentage(share: float, digits: int = 0, language: str | None = None) -> str:
    """A share in percent.

    >>> percentage(0.585, 1, "en"), percentage(0.585, 1, "nl")
    ('58.5%', '58,5%')
    """
    from babel import Locale
    from babel.numbers import format_percent

    locale = Locale.parse(language or spoken())
    pattern = locale.percent_formats[None].pattern.replace("0", _digits(digits))
    return format_percent(share, pattern, locale)


def decimal(number: float, digits: int = 1, language: str | None = None) -> str:
    """A number with so many digits after the point or comma.

    >>> decimal(12.34, 1, "en"), decimal(-12.34, 1, "de")
    ('12.3', '-12,3')
    """
    from babel.numbers import format_decimal

    return format_decimal(number, _digits(digits), language or spoken())


def _digits(digits: int) -> str:
    return f"0.{'0' * digits}" if digits else "0"
