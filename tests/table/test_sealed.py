"""Sealed randomness: what it is, computed a second time by hand; and that it is fair."""

import hashlib
import hmac
import itertools
import random
from collections import Counter
from typing import Any

import pytest

from claimstead.claim.moves import Deal
from claimstead.core.randomness import below, shuffled
from claimstead.notation import game_named
from claimstead.table.sealed import Luck, luck_of, new_secret, seal_of

SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"


def by_hand(setup: str, words: tuple[str, ...], number: int) -> Any:
    """The numbers of 32 bits, straight from the description in docs/server.md."""
    for block in itertools.count():
        message = "\n".join(["claimstead 1", setup, *words, str(number), str(block)])
        digest = hmac.new(bytes.fromhex(SECRET), message.encode(), hashlib.sha256).digest()
        for first in range(0, 32, 4):
            yield int.from_bytes(digest[first : first + 4], "big")


def test_the_published_example() -> None:
    """The example of docs/server.md, number by number."""
    message = b"claimstead 1\nclaim-it 2 base\noak\n\n0\n0"
    digest = hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).hexdigest()
    first_three = [int(digest[first : first + 8], 16) for first in (0, 8, 16)]
    dice = sorted(number % 6 + 1 for number in first_three)
    assert all(number < 4_294_967_292 for number in first_three)
    luck = Luck("claim-it 2 base", SECRET, ("oak", ""))
    assert str(luck.chance(game_named("claim-it 2 base"), 0)) == "".join(map(str, dice))
    assert seal_of(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert hashlib.sha256(bytes(range(32))).hexdigest() == seal_of(SECRET)


def test_rolls_by_hand() -> None:
    game = game_named("claim-it 3 quick")
    luck = luck_of(game, SECRET, {"a": "oak", "c": "Ölfaß"})
    for number in range(50):
        numbers = by_hand("claim-it 3 quick", ("oak", "", "Ölfaß"), number)
        dice: list[int] = []
        while len(dice) < 3:
            one = next(numbers)
            if one < 2**32 - 2**32 % 6:
                dice.append(one % 6 + 1)
        assert str(luck.chance(game, number)) == "".join(map(str, sorted(dice)))


def test_a_deal_by_hand() -> None:
    game: Any = game_named("claim 2 Gn Gi Dr Tr Se")
    numbers = by_hand("claim 2 Gn Gi Dr Tr Se", ("", "fir"), 0)
    cards = list(game.deck.cards)
    for last in range(len(cards) - 1, 0, -1):
        one = next(numbers)
        while one >= 2**32 - 2**32 % (last + 1):
            one = next(numbers)
        other = one % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    size = game.deck.hand_size
    deal = luck_of(game, SECRET, {"b": "fir"}).chance(game, 0)
    assert isinstance(deal, Deal)
    assert sorted(deal.cards[:size]) == sorted(cards[:size])
    assert sorted(deal.cards[size : 2 * size]) == sorted(cards[size : 2 * size])
    assert list(deal.cards[2 * size :]) == cards[2 * size :]


def test_everything_that_is_put_in_changes_what_comes_out() -> None:
    game = game_named("claim 2 Gn Gi Dr Tr Se")
    deals = {
        str(Luck(setup, secret, words).chance(game, number))
        for setup in ("claim 2 Gn Gi Dr Tr Se", "another")
        for secret in (SECRET, "ff" * 32)
        for words in (("", ""), ("oak", ""), ("", "oak"), ("oak", "oak"))
        for number in (0, 1)
    }
    assert len(deals) == 2 * 2 * 4 * 2


def test_secrets_differ_and_have_256_bits() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(bytes.fromhex(each)) for each in secrets} == {32}


@pytest.mark.parametrize(
    ("limit", "last_fair"),
    [(6, 4_294_967_291), (3, 4_294_967_294), (52, 4_294_967_247), (1, 4_294_967_295)],
)
def test_numbers_that_would_favour_some_are_passed_over(limit: int, last_fair: int) -> None:
    # 2**32 = 4294967296; the multiples of the limit below it end with last_fair.
    assert (last_fair + 1) % limit == 0
    assert last_fair + 1 + limit > 2**32
    assert below(limit, iter([last_fair, 0])) == limit - 1
    if last_fair + 1 < 2**32:
        assert below(limit, iter([last_fair + 1, 2**32 - 1, 5 % limit])) == 5 % limit


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = counts.total() / kinds
    assert len(counts) <= kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in counts) + expected * (
        kinds - len(counts)
    )


def test_all_sides_of_the_dice_come_up_alike() -> None:
    game = game_named("claim-it 2 base")
    luck = Luck("claim-it 2 base", SECRET, ("", ""))
    sides = Counter(side for number in range(4000) for side in str(luck.chance(game, number)))
    # 5 degrees of freedom: above 20.5 in one of a thousand; the secret is fixed, so it is sure.
    assert chi_square(sides, 6) < 20.5


def test_every_roll_comes_up_as_often_as_it_should() -> None:
    game = game_named("claim-it 2 base")
    luck = Luck("claim-it 2 base", SECRET, ("x", ""))
    rolls = Counter(str(luck.chance(game, number)) for number in range(6000))
    ways = Counter(
        "".join(sorted(map(str, dice))) for dice in itertools.product(range(1, 7), repeat=3)
    )
    statistic = sum(
        (rolls[roll] - 6000 * count / 216) ** 2 / (6000 * count / 216)
        for roll, count in ways.items()
    )
    # 55 degrees of freedom: above 93.2 in one of a thousand.
    assert statistic < 93.2


def test_every_card_comes_to_every_place_alike() -> None:
    numbers = Luck("any", SECRET, ())._numbers(0)
    places = [Counter[int]() for _ in range(8)]
    for _ in range(4000):
        for place, card in enumerate(shuffled(range(8), numbers)):
            places[place][card] += 1
    # 7 degrees of freedom: above 26.1 in one of two thousand.
    assert all(chi_square(counts, 8) < 26.1 for counts in places)


def test_every_order_of_four_cards_comes_up_alike() -> None:
    numbers = Luck("any", SECRET, ())._numbers(1)
    orders = Counter(tuple(shuffled("abcd", numbers)) for _ in range(4800))
    # 23 degrees of freedom: above 49.7 in one of a thousand.
    assert chi_square(orders, 24) < 49.7


def test_a_biased_shuffle_would_be_noticed() -> None:
    """The plain way without passing over, with a generator of 4 bits: the test sees it."""
    rng = random.Random(5)
    counts = Counter(rng.randrange(16) % 6 for _ in range(12_000))
    assert chi_square(counts, 6) > 20.5
