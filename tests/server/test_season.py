"""The season of a club over the wire, on both databases: accounts, friends, pairing, a Swiss of
five rounds, a duplicate tournament, the leader board, two people deleted, a server killed."""

import asyncio
import random
from collections import Counter
from itertools import combinations, permutations, product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from openskill.models import PlackettLuce

from claimstead.notation import read_record
from claimstead.table.forgetting import NAMELESS
from claimstead.table.tournament.record import (
    FiledGame,
    TournamentFile,
    read_tournament,
    verdict_on_tournament,
)
from tests.server.guest import LOST, Guest
from tests.server.serving import Serving

DICE = "claim-it 2 base"
MOVES = 6
"""So many the second makes before giving up: as a rule a game then counts for the ratings."""


class Played(NamedTuple):
    """A game: who sat at it, and its file."""

    names: tuple[str, str]
    text: str


class Member(Guest):
    """Somebody of the club."""

    name = ""
    is_deleted = False

    async def told(self, method: str, path: str, body: Any = None) -> Any:
        """Asked until there is a server that answers."""
        while True:
            try:
                answer = await self.ask(method, path, body)
            except Exception:
                await asyncio.sleep(0.2)
                continue
            assert answer.status_code < 300, answer.text
            return answer.json() if answer.content else None

    async def play(self, id: str, rng: random.Random) -> None:
        """All games of a tournament: a few moves, then whoever is to lose gives up."""
        while True:
            told = await self.told("GET", f"/api/tournaments/{id}")
            if told["status"] == "over" or self.is_deleted:
                return
            if told["next"]:
                await self._play_table(told["next"], rng)
            await asyncio.sleep(0.3)

    async def _play_table(self, table: str, rng: random.Random) -> None:
        try:
            if not self.is_connected:
                await self.connect()
            await self.watch(table)
            loses = self.updates[table]["yours"] == ["b"]
            await self.play_on(table, rng, moves=MOVES if loses else 10_000)
            if self.is_on(table):
                await self.request(kind="resign", table=table)
        except (*LOST, AssertionError):
            # The server was killed, or the game ended meanwhile: it is looked at again.
            await asyncio.sleep(0.2)


async def club_of(size: int, address: str) -> list[Member]:
    members = []
    for number in range(size):
        member = Member(address)
        await member.arrive()
        member.name = f"Member {number:02}"
        await member.told("PUT", "/api/me", {"name": member.name})
        body = {"account": f"member{number:02}", "password": f"a long password {number}"}
        await member.told("POST", "/api/account", body)
        await member.connect()
        members.append(member)
    return members


async def befriend_and_pair(members: list[Member]) -> Played:
    """Two are friends, and find each other by quick pairing; their game."""
    one, other = members[0], members[1]
    person = (await other.told("GET", "/api/people/me"))["person"]
    await one.told("PUT", f"/api/me/friends/{person}")
    mine = (await one.told("GET", "/api/people/me"))["person"]
    calls = await other.told("PUT", f"/api/me/friends/{mine}")
    assert [each["name"] for each in calls["friends"]] == [one.name]
    tables: list[str | None] = [None, None]
    while None in tables or tables[0] != tables[1]:
        for at, member in enumerate((one, other)):
            if tables[at] is None:
                wish = {"setup": DICE, "rated": True}
                tables[at] = (await member.told("POST", "/api/pairing", wish))["table"]
    table = tables[0]
    assert table is not None
    for member in (one, other):
        await member.watch(table)
    await asyncio.gather(*(each.play_on(table, random.Random(1)) for each in (one, other)))
    text = (await one.ask("GET", f"/api/tables/{table}/record")).text
    header = dict(read_record(text).header)
    return Played((header["seat a"], header["seat b"]), text)


async def tournament(members: list[Member], **settings: Any) -> str:
    arbiter = members[0]
    wanted = {"name": "Season", "setup": DICE, "rated": True, **settings}
    id = str((await arbiter.told("POST", "/api/tournaments", wanted))["tournament"])
    for member in members:
        await member.told("POST", f"/api/tournaments/{id}/join")
    await arbiter.told("POST", f"/api/tournaments/{id}/start")
    return id


async def delete(member: Member) -> None:
    member.is_deleted = True
    await member.leave()
    await member.told("DELETE", "/api/me")


async def rounds_over(member: Member, id: str, count: int) -> None:
    while (
        sum(each["over"] for each in (await member.told("GET", f"/api/tournaments/{id}"))["rounds"])
        < count
    ):
        await asyncio.sleep(0.2)


async def file_of(member: Member, id: str) -> tuple[str, TournamentFile]:
    answer = await member.ask("GET", f"/api/tournaments/{id}/file")
    assert answer.status_code == 200, answer.text
    return answer.text, read_tournament(answer.text)


# Plain checks that know nothing of how it was done


def winners_of(text: str) -> set[str]:
    record = read_record(text)
    if record.winners:
        return set(record.winners)
    outcome = record.game.outcome([record.first, *(each.state for each in record.steps())][-1])
    assert outcome is not None
    return set(outcome.winners)


def plain_points(file: TournamentFile) -> Counter[int]:
    """Points counted from the game files alone, in halves."""
    points: Counter[int] = Counter()
    for games in file.rounds:
        for game in games:
            if len(game.players) == 1:
                points[game.players[0]] += 2
                continue
            won = winners_of(game.records[-1])
            for player, seat in zip(game.players, "ab", strict=True):
                points[player] += (2 if len(won) == 1 else 1) if seat in won else 0
    return points


def check_swiss(file: TournamentFile) -> None:
    """No rematches, nobody has two byes, and nobody could be paired closer to their points."""
    met: set[frozenset[int]] = set()
    points: Counter[int] = Counter()
    half = len(file.players) // 2
    first = {frozenset(game.players) for game in file.rounds[0] if len(game.players) == 2}
    assert first == {frozenset((each, each + half)) for each in range(half)}
    byes: set[int] = set()
    for games in file.rounds:
        pairs = [frozenset(game.players) for game in games if len(game.players) == 2]
        assert not met & set(pairs)
        check_score_groups(pairs, points, met)
        (*bye,) = [game.players[0] for game in games if len(game.players) == 1]
        assert not byes & set(bye)
        there = [each for game in games for each in game.players]
        free = [points[each] for each in there if each not in byes]
        assert all(points[each] == min(free) for each in bye)
        met |= set(pairs)
        byes |= set(bye)
        for game in games:
            for player, share in zip(game.players, game.shares, strict=True):
                points[player] += round(2 * share)


def check_score_groups(
    pairs: list[frozenset[int]], points: Counter[int], met: set[frozenset[int]]
) -> None:
    """No two pairs could exchange players so that, from the top group down, points are closer."""
    groups = sorted({points[each] for pair in pairs for each in pair}, reverse=True)

    def gaps(*some: frozenset[int]) -> list[int]:
        """By the group of the higher player, over how many groups pairs reach."""
        found = [0] * len(groups)
        for pair in some:
            high, low = sorted(groups.index(points[each]) for each in pair)
            found[high] += low - high
        return found

    for one, other in combinations(pairs, 2):
        a, b = one
        for c, d in permutations(other):
            new = frozenset((a, c)), frozenset((b, d))
            assert met & set(new) or gaps(*new) >= gaps(one, other), (one, other, points)


def check_standings(file: TournamentFile, told: dict[str, Any]) -> None:
    """Points, tie-breaks and places, counted from the game files alone."""
    points = plain_points(file)
    games = [game for games in file.rounds for game in games]
    keys: dict[int, tuple[float, ...]] = {}
    for player in range(len(file.players)):
        own = [game for game in games if player in game.players]
        met = [({*game.players} - {player} or {player}).pop() for game in own]
        shares = [game.shares[game.players.index(player)] for game in own]
        buchholz = sum(points[each] for each in met) / 2
        beaten = sum(share * points[each] / 2 for share, each in zip(shares, met, strict=True))
        wins = sum(share == 1 and len(game.players) == 2
                   for share, game in zip(shares, own, strict=True))  # fmt: skip
        keys[player] = (points[player] / 2, buchholz, beaten, wins)
    keys = {player: (*key[:3], direct(player, keys, games), key[3]) for player, key in keys.items()}
    assert told["breaks"] == ["buchholz", "sonneborn-berger", "direct", "wins"]
    assert {line["player"]: (line["points"], *line["breaks"]) for line in told["standings"]} == keys
    order = sorted(keys.values(), reverse=True)
    places = {player: order.index(key) + 1 for player, key in keys.items()}
    assert {line["player"]: line["place"] for line in told["standings"]} == places
    assert {line.player: line.place for line in file.standings} == places
    assert [line["place"] for line in told["standings"]] == sorted(places.values())


def direct(player: int, keys: dict[int, tuple[float, ...]], games: list[FiledGame]) -> float:
    """The points among those who are equal so far, if all of them have met."""
    equal = {each for each, key in keys.items() if key[:3] == keys[player][:3]}
    among = [game for game in games if len(game.players) == 2 and {*game.players} <= equal]
    if len(among) < len(equal) * (len(equal) - 1) / 2:
        return 0
    return sum(game.shares[game.players.index(player)] for game in among if player in game.players)


def check_duplicate(file: TournamentFile) -> None:
    """Match points from the shares and margins in the file: 2 for each one beats, 1 for a tie."""
    points: Counter[int] = Counter()
    for games in file.rounds:
        for seat in range(2):
            ranks = {
                game.players[seat]: (
                    game.shares[seat],
                    game.margins[seat]
                    if game.margins[seat] is not None
                    else (0 if game.shares[seat] else -1000),
                )
                for game in games
            }
            for player, rank in ranks.items():
                others = [each for other, each in ranks.items() if other != player]
                points[player] += sum(2 if rank > each else rank == each for each in others)
    assert {line.player: line.points for line in file.standings} == {
        player: points[player] for player in range(len(file.players))
    }


async def season(server: Serving, size: int, rounds: int) -> None:
    members = await club_of(size, server.address)
    played = [await befriend_and_pair(members)]
    swiss = await tournament(members, format="swiss", rounds=rounds)
    plays = [
        asyncio.create_task(member.play(swiss, random.Random(number)))
        for number, member in enumerate(members)
    ]
    await rounds_over(members[0], swiss, 1)
    gone = members[size // 2 : size // 2 + 2]
    for member in gone:
        await delete(member)
    await rounds_over(members[0], swiss, 2)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    await asyncio.gather(*plays)
    text, file = await file_of(members[0], swiss)
    assert verdict_on_tournament(text).good
    assert len(file.rounds) == rounds
    check_swiss(file)
    check_standings(file, await members[0].told("GET", f"/api/tournaments/{swiss}"))
    assert file.players.count(NAMELESS) == len(gone)
    assert not any(member.name in text for member in gone)
    played += games_of(file)
    left = [member for member in members if member not in gone]
    even = left[: len(left) // 2 * 2]
    duplicate = await tournament(even, format="duplicate", rounds=2)
    await asyncio.gather(
        *(member.play(duplicate, random.Random(at)) for at, member in enumerate(even))
    )
    text, file = await file_of(even[0], duplicate)
    assert verdict_on_tournament(text).good
    check_duplicate(file)
    await check_leaders(left, played + games_of(file))
    for member in left:
        await member.leave()


# The leader board, by the files of all games


def games_of(file: TournamentFile) -> list[Played]:
    """The games of two, round by round; whoever was deleted by their number."""
    names = [f"{name} {at}" if name == NAMELESS else name for at, name in enumerate(file.players)]
    return [
        Played((names[game.players[0]], names[game.players[1]]), game.records[-1])
        for games in file.rounds
        for game in games
        if len(game.players) == 2
    ]


def ratings_after(
    played: list[Played], forgotten: dict[str, Played | None]
) -> dict[str, tuple[int, float]]:
    """How many games count of everybody, and their rating after all of them.

    `forgotten`: of the deleted, the first game that was counted when their rating was gone.
    """
    model = PlackettLuce(mu=25, sigma=25 / 3)
    known: dict[str, tuple[float, float, int]] = {}
    for game in played:
        record = read_record(game.text)
        moves = Counter(line[:2] for line in game.text.partition("\n\n")[2].splitlines())
        if record.winners and min(moves["a "], moves["b "]) < 3:
            continue
        won, resigned = winners_of(game.text), dict(record.header).get("resigned", "")
        ranks = [2.0 if seat in resigned else float(seat not in won) for seat in "ab"]
        before = [
            (25.0, 25 / 3, 0) if forgotten.get(name) is game else known.get(name, (25.0, 25 / 3, 0))
            for name in game.names
        ]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
        for at, ((after,), rank) in enumerate(zip(model.rate(teams, ranks=ranks), ranks,
                                                  strict=True)):  # fmt: skip
            mu = min(after.mu, before[at][0]) if rank == 2 else after.mu
            known[game.names[at]] = (mu, after.sigma, before[at][2] + 1)
    return {name: (games, mu - 3 * sigma) for name, (mu, sigma, games) in known.items()}


async def check_leaders(members: list[Member], played: list[Played]) -> None:
    """All with five games and no others, with as many games as count and the rating they make."""
    gone = sorted({name for game in played for name in game.names if name.startswith(NAMELESS)})
    firsts = [[None, *(game for game in played if name in game.names)] for name in gone]
    options = [
        ratings_after(played, dict(zip(gone, some, strict=True))) for some in product(*firsts)
    ]
    due = {member.name: options[0].get(member.name, (0, 0.0))[0] for member in members}
    async with asyncio.timeout(900):
        while sum((await counted(members)).values()) < sum(due.values()):
            await asyncio.sleep(0.5)
    assert await counted(members) == due
    board = await members[0].told("GET", "/api/ratings?kind=claim-it%202")
    assert board["least"] == 5
    told = {line["name"]: (line["games"], line["rating"]) for line in board["lines"]}
    assert {name: games for name, (games, _) in told.items()} == {
        name: games for name, games in due.items() if games >= 5
    }
    ratings = [line["rating"] for line in board["lines"]]
    assert ratings == sorted(ratings, reverse=True)
    assert any(
        all(abs(rating - option[name][1]) < 1e-6 for name, (_, rating) in told.items())
        for option in options
    ), (told, options)


async def counted(members: list[Member]) -> dict[str, int]:
    """How many games of everybody count for their rating, by their own pages."""
    pages = [await member.told("GET", "/api/people/me") for member in members]
    return {
        page["name"]: sum(each["games"] for each in page["ratings"] if each["kind"] == "claim-it 2")
        for page in pages
    }


def test_a_small_season(address: str, folder: Path) -> None:
    server = Serving(address, folder)
    try:
        asyncio.run(season(server, size=8, rounds=3))
    finally:
        server.stop()


@pytest.mark.long
def test_the_season_of_a_club_of_thirty(address: str, folder: Path) -> None:
    server = Serving(address, folder)
    try:
        asyncio.run(season(server, size=30, rounds=5))
    finally:
        server.stop()
