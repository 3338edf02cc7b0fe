"""The report: all figures in tables, with their pictures."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from claimstead.files import check_writable, make_folder, write_text
from claimstead.research.crew import crew
from claimstead.research.figures.claim import Balance
from claimstead.research.figures.claim_it import LONGEST, Figures
from claimstead.research.figures.drawing import (
    busts_at,
    cards_picture,
    pictures,
    places,
    stones_before,
)
from claimstead.research.figures.estimates import Estimate
from claimstead.research.figures.measuring import EXPERT_NODES, LEVELS, Measured, measure


def make(
    folder: Path,
    *,
    games: int,
    deal_count: int,
    seed: int,
    processes: int | None = None,
    cluster: str | None = None,
) -> Path:
    """Measure, draw and tell everything; where the report is."""
    report = folder / "figures.md"
    make_folder(folder / "pictures")
    check_writable(report)
    with crew(processes, cluster) as hands:
        measured = measure(games, deal_count, seed, hands)
    for name, picture in pictures(measured).items():
        write_text(folder / "pictures" / f"figures-{name}.svg", picture)
    write_text(report, told(measured))
    return report


def told(measured: Measured) -> str:
    """The report."""
    return (
        "\n\n".join(
            [
                "# The figures of these games",
                f"Made by `claimstead figures --games {measured.games} --deals {measured.deals}"
                f" --seed {measured.seed}`; the same numbers come out on any number of cores. In"
                " brackets, and as lines in the pictures: where the truth lies 95 times of 100.",
                *_claim_it_told(measured),
                *_claim_told(measured),
            ]
        )
        + "\n"
    )


def claim_it_row(each: Figures) -> tuple[str, ...]:
    """What the report's table says of a level in a set-up of Claim It!."""
    return (
        each.setup,
        each.level,
        _number(each.turns),
        _number(each.decisions),
        _share(each.seats[0]),
        _share(each.shared),
        _share(each.caller),
        str(each.cut_off or ""),
    )


def claim_row(thumb: Balance, chance: Balance) -> tuple[str, ...]:
    """And of a set-up of CLAIM."""
    return (
        thumb.setup,
        _share(thumb.first),
        _share(thumb.draws),
        _share(thumb.second_lead),
        _share(chance.first),
        _share(chance.draws),
    )


def _claim_it_told(measured: Measured) -> list[str]:
    rows = measured.claim_it
    heads = (
        "set-up",
        "level",
        "turns",
        "decisions",
        "seat a",
        "shared",
        "the caller wins",
        "cut off",
    )
    known = list(places(rows))
    bust_heads = ("level", *map(stones_before, known))
    busts = [
        (
            level,
            *(_share(busts_at([row for row in rows if row.level == level], at)) for at in known),
        )
        for level in LEVELS
    ]
    return [
        "## Claim It!",
        f"{measured.games} games of each level with itself, in every set-up. Searching levels think"
        f" for {EXPERT_NODES:,} nodes a move. *Shared*: how often a victory is shared; a part of"
        f" one counts in part. Games of more than {LONGEST:,} moves are cut off, without a winner.",
        _table(heads, map(claim_it_row, rows)),
        *map(_picture, ("length", "seat", "caller")),
        "How often a roll is a bust, by how many stones the player has placed before in the turn:",
        _table(bust_heads, busts),
        _picture("bust"),
    ]


def _claim_told(measured: Measured) -> list[str]:
    heads = ("set-up", "seat a's side", "draws", "leads phase 2", "seat a, random", "draws, random")
    cells = map(claim_row, measured.by_thumb, measured.at_random)
    powers = [
        (code, _share(power.favour), _signed(power.card)) for code, power in measured.powers.items()
    ]
    return [
        "## CLAIM",
        f"{measured.deals:,} deals of each of the 64 set-ups, played by rules of thumb (one move of"
        " a few on a whim) and at random. Seat a leads the first trick; *leads phase 2* is what the"
        " side wins that leads its first trick.",
        _table(heads, cells),
        *map(_picture, ("balance", "balance-more", "lead")),
        "What a faction is worth with two players, over all decks that have it: how often who has"
        " its favour wins, and what one more of its cards in the hand of phase 2 adds.",
        _table(("faction", "its favour wins", "one card more"), powers),
        _picture("factions"),
        "What each card in the hand of phase 2 adds to the share of the victory, in the decks of"
        " the two boxes:",
        *(_picture(cards_picture(name)) for name in measured.cards),
    ]


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _picture(name: str) -> str:
    return f"![{name}](pictures/figures-{name}.svg)"


def _number(each: Estimate) -> str:
    return f"{each.value:.1f} ({each.low:.1f} to {each.high:.1f})"


def _share(each: Estimate) -> str:
    if not each.counted:
        return ""
    return f"{100 * each.value:.1f} % ({100 * each.low:.1f} to {100 * each.high:.1f})"


def _signed(each: Estimate) -> str:
    return f"{100 * each.value:+.2f} % ({100 * each.low:+.2f} to {100 * each.high:+.2f})"
