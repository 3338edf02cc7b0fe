"""Results of the arena for people and for programs."""

import math
from collections.abc import Sequence
from typing import Any

from claimstead.language import percentage, say
from claimstead.research.arena import Result

BLANK = "-"


def pairing(result: Result) -> str:
    """Who met whom."""
    if result.is_duel:
        return say("arena-duel", first=result.labels[0], second=result.labels[1])
    if result.is_one_against_many:
        return say("arena-among", first=result.labels[0], others=result.labels[1])
    return ", ".join(result.labels)


def report(results: Sequence[Result]) -> str:
    """The results in words; with more than one match also as a cross table."""
    match = results[0].match
    lines = [say("arena-heading", game=match.setup, seed=str(match.seed))]
    for result in results:
        lines += ["", *_of_match(result)]
    if len(results) > 1:
        lines += ["", *cross_table(results)]
    return "\n".join([*lines, "", say("arena-intervals")])


def _of_match(result: Result) -> list[str]:
    counted = say("arena-games", games=result.games, rounds=len(result.rounds), sides=result.sides)
    lines = [f"{pairing(result)}: {counted}"]
    for entrant in result.compared:
        share = result.share(entrant)
        low, high = map(percent, result.interval(entrant))
        lines.append(
            say(
                "arena-share",
                entrant=result.labels[entrant],
                share=percent(share),
                low=low,
                high=high,
                **result.counts(entrant)._asdict(),
            )
        )
        if not result.is_duel:
            times = f"{share / result.fair:.2f}"
            lines.append(say("arena-fair", fair=percent(result.fair), times=times))
    if result.is_duel:
        difference, (low_elo, high_elo) = result.elo
        low, high = signed(low_elo), signed(high_elo)
        lines.append(say("arena-elo", elo=signed(difference), low=low, high=high))
    if result.cut_off:
        lines.append(say("arena-cut-off", games=result.cut_off, moves=result.match.longest))
    if result.hypotheses is not None:
        lines.append(_verdict(result))
    return [lines[0], *(f"  {line}" for line in lines[1:])]


def _verdict(result: Result) -> str:
    assert result.hypotheses is not None
    elo0, elo1, _ = result.hypotheses
    ratio = f"{result.hypotheses.likelihood(result.tally(0)):+.2f}"
    weak, strong = signed(elo0), signed(elo1)
    if result.verdict is None:
        return say("arena-undecided", weak=weak, strong=strong, ratio=ratio)
    believed, other = (strong, weak) if result.verdict == elo1 else (weak, strong)
    return say("arena-decided", believed=believed, other=other, ratio=ratio)


def cross_table(results: Sequence[Result]) -> list[str]:
    """What each entrant of duels won against each other, and against all."""
    share: dict[tuple[str, str], float] = {}
    for result in results:
        first, second = result.labels
        share[first, second], share[second, first] = result.share(0), result.share(1)
    names = list(dict.fromkeys(name for pair in share for name in pair))
    rows = [["", *names, say("arena-all")]]
    for name in names:
        against = [share[name, other] for other in names if other != name]
        cells = [percent(share[name, other]) if other != name else BLANK for other in names]
        rows.append([name, *cells, percent(sum(against) / len(against))])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def percent(share: float) -> str:
    """
    >>> percent(0.585)
    '58.5%'
    """
    return percentage(share, 1)


def signed(difference: float) -> str:
    """
    >>> signed(34.7), signed(float("-inf")), signed(-0.1)
    ('+35', '-∞', '0')
    """
    if math.isinf(difference):
        return "+∞" if difference > 0 else "-∞"
    return f"{round(difference):+d}" if round(difference) else "0"


def as_data(results: Sequence[Result]) -> dict[str, Any]:
    """The results as JSON has them; a difference without bounds is null."""
    match = results[0].match
    return {
        "game": match.setup,
        "seed": match.seed,
        "nodes": match.nodes,
        "seconds": match.seconds,
        "entrants": list(dict.fromkeys(name for result in results for name in result.labels)),
        "matches": [_data_of(result) for result in results],
    }


def _data_of(result: Result) -> dict[str, Any]:
    shares = []
    for entrant, name in enumerate(result.labels):
        low, high = result.interval(entrant)
        share = {"share": result.share(entrant), "low": low, "high": high}
        shares.append({"entrant": name, **result.counts(entrant)._asdict(), **share})
    data: dict[str, Any] = {
        "entrants": list(result.labels),
        "sides": result.sides,
        "rounds": len(result.rounds),
        "games": result.games,
        "cut_off": result.cut_off,
        "fair": result.fair,
        "shares": shares,
        "elo": None,
        "sequential": None,
    }
    if result.is_duel:
        difference, (low, high) = result.elo
        data["elo"] = {"difference": finite(difference), "low": finite(low), "high": finite(high)}
    if result.hypotheses is not None:
        data["sequential"] = {
            "elo0": result.hypotheses.elo0,
            "elo1": result.hypotheses.elo1,
            "log_likelihood_ratio": result.hypotheses.likelihood(result.tally(0)),
            "believed": result.verdict,
        }
    return data


def finite(number: float) -> float | None:
    return None if math.isinf(number) else number
