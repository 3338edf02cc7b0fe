"""The pictures of the report."""

from collections.abc import Iterable, Iterator, Sequence

from claimstead.research.figures import claim_it
from claimstead.research.figures.estimates import Estimate, proportion
from claimstead.research.figures.measuring import Measured
from claimstead.research.figures.pictures import Shown, dots
from claimstead.research.matches import sides_in


def pictures(measured: Measured) -> dict[str, str]:
    """Every picture by its name."""
    drawn = {**_of_dice(measured), **_of_cards(measured)}
    for name, cards in measured.cards.items():
        drawn[cards_picture(name)] = dots(
            f"{name}: what a card in the hand of phase 2 adds to the share of the victory",
            f"{measured.deals:,} deals, two players, by rules of thumb; dashed: nothing",
            [Shown(card, worth) for card, worth in cards.items()],
            mark=0.0,
        )
    return drawn


def cards_picture(deck: str) -> str:
    """What the picture of a deck's cards is called."""
    return f"cards-{deck.lower().replace(' ', '-')}"


def _of_dice(measured: Measured) -> dict[str, str]:
    rows = measured.claim_it
    all_levels = f"{measured.games} games of each level in all seats; with 95 % intervals"
    return {
        "length": dots(
            "Claim It!: turns in a game",
            all_levels,
            [Shown(_cell(each), each.turns) for each in rows],
            percent=False,
        ),
        "seat": dots(
            "Claim It!: what the first seat wins, times the number of players",
            f"{all_levels}; dashed: a fair share",
            [Shown(_cell(each), _times(each.seats[0], len(each.seats))) for each in rows],
            mark=1.0,
        ),
        "caller": dots(
            "Claim It!: what who calls the last round wins",
            all_levels,
            [Shown(_cell(each), each.caller) for each in rows],
        ),
        "bust": dots(
            "Claim It!: how often a roll busts, by stones placed before",
            "all levels, player counts and both variants together",
            [Shown(stones_before(place), busts_at(rows, place)) for place in places(rows)],
        ),
    }


def _of_cards(measured: Measured) -> dict[str, str]:
    duels = [each for each in measured.by_thumb if each.setup.startswith("claim 2 ")]
    others = [each for each in measured.by_thumb if each not in duels]
    return {
        "lead": dots(
            "CLAIM: what the side that leads phase 2 wins",
            f"{measured.deals:,} deals of each set-up, by rules of thumb; dashed: half",
            [Shown(_short(each.setup), each.second_lead) for each in duels],
            mark=0.5,
        ),
        "balance": dots(
            "CLAIM: what seat a's side wins in the set-ups for two",
            f"{measured.deals:,} deals of each, by rules of thumb; dashed: half",
            [Shown(_short(each.setup), each.first) for each in duels],
            mark=0.5,
        ),
        "balance-more": dots(
            "CLAIM: what seat a's side wins with 3 and 4 players, times the sides",
            f"{measured.deals:,} deals of each, by rules of thumb; dashed: a fair share",
            [
                Shown(_short(each.setup), _times(each.first, sides_in(each.setup)))
                for each in others
            ],
            mark=1.0,
        ),
        "factions": dots(
            "CLAIM: how often the favour of a faction wins",
            "two players, all decks that have it, by rules of thumb",
            [Shown(code, power.favour) for code, power in measured.powers.items()],
        ),
    }


def _cell(each: claim_it.Figures) -> str:
    return f"{each.setup.removeprefix('claim-it ')}, {each.level}"


def _short(setup: str) -> str:
    return setup.removeprefix("claim ")


def stones_before(place: int) -> str:
    more = " or more" if place == claim_it.MOST_PLACEMENTS else ""
    return f"{place}{more}"


def _times(estimate: Estimate, times: int) -> Estimate:
    value, low, high, counted = estimate
    return Estimate(times * value, times * low, times * high, counted)


def places(rows: Sequence[claim_it.Figures]) -> Iterator[int]:
    for place in range(claim_it.MOST_PLACEMENTS + 1):
        if busts_at(rows, place).counted:
            yield place


def busts_at(rows: Iterable[claim_it.Figures], place: int) -> Estimate:
    """Over some cells together."""
    found = [each.busts[place] for each in rows]
    among = sum(each.counted for each in found)
    return proportion(round(sum(each.value * each.counted for each in found)), among)
