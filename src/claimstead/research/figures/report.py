"""The report: all figures in tables, with their pictures."""

from collections.abc import Sequence
from pathlib import Path

from claimstead.files import check_writable, make_folder, write_text
from claimstead.language import say
from claimstead.progress import progress_bar
from claimstead.registry import kinds
from claimstead.research.figures.chapter import Chapter, Scale
from claimstead.research.workers import Workers, workers


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
    scale = Scale(games, deal_count, seed)
    chapters = chapters_of(scale)
    with workers(processes, cluster) as hands:
        measure(chapters, hands)
    for chapter in chapters:
        for name, picture in chapter.pictures().items():
            write_text(folder / "pictures" / f"figures-{name}.svg", picture)
    write_text(report, told(scale, chapters))
    return report


def chapters_of(scale: Scale) -> list[Chapter]:
    """Of every game that has figures."""
    found = (kind.part("figures") for kind in kinds().values())
    return [each(scale) for each in found if each is not None]


def measure(chapters: Sequence[Chapter], hands: Workers) -> None:
    """Play all that the chapters ask for."""
    orders = {chapter: chapter.orders() for chapter in chapters}
    with progress_bar() as bar:
        task = bar.add_task(say("figures-bar"), total=sum(map(len, orders.values())))
        for chapter, wanted in orders.items():
            found = []
            for each in hands.each(type(chapter).play, wanted):
                found.append(each)
                bar.advance(task)
            chapter.conclude(found)


def told(scale: Scale, chapters: Sequence[Chapter]) -> str:
    """The report."""
    parts = [
        "# The figures of these games",
        f"Made by `claimstead figures --games {scale.games} --deals {scale.deals}"
        f" --seed {scale.seed}`; the same numbers come out on any number of cores. In"
        " brackets, and as lines in the pictures: where the truth lies 95 times of 100.",
        *(part for chapter in chapters for part in chapter.told()),
    ]
    return "\n\n".join(parts) + "\n"
