"""Tables and numbers of the report, as Markdown."""

from collections.abc import Iterable, Sequence

from claimstead.research.figures.estimates import Estimate


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(map(line, [heads, ["---"] * len(heads), *rows]))


def line(cells: Sequence[str]) -> str:
    """One row.

    >>> line(["a", "b"])
    '| a | b |'
    """
    return f"| {' | '.join(cells)} |"


def picture(name: str) -> str:
    return f"![{name}](pictures/figures-{name}.svg)"


def number(each: Estimate) -> str:
    return f"{each.value:.1f} ({each.low:.1f} to {each.high:.1f})"


def share(each: Estimate) -> str:
    if not each.counted:
        return ""
    return f"{100 * each.value:.1f} % ({100 * each.low:.1f} to {100 * each.high:.1f})"


def signed(each: Estimate) -> str:
    return f"{100 * each.value:+.2f} % ({100 * each.low:+.2f} to {100 * each.high:+.2f})"
