"""The file of a tournament that is over: its sealed luck, all its games, and what they prove."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from claimstead.core import BadText, FrozenStruct, Seat
from claimstead.notation import game_named, read_record
from claimstead.table.record import Finding, Verdict, verdict_on
from claimstead.table.sealed import seal_of
from claimstead.table.tournament.entries import Format
from claimstead.table.tournament.formats import format_of
from claimstead.table.tournament.luck import round_secret, table_secret
from claimstead.table.tournament.standings import standings
from claimstead.table.tournament.tournament import Game, Tournament

KIND = "claimstead tournament 1"


class FiledGame(FrozenStruct, frozen=True, kw_only=True):
    players: tuple[int, ...]
    shares: tuple[float, ...]
    margins: tuple[int | None, ...]
    corrected: bool = False
    records: tuple[str, ...] = ()
    """The files of its games."""


class FiledLine(FrozenStruct, frozen=True, kw_only=True):
    place: int
    player: int
    points: float


class TournamentFile(FrozenStruct, frozen=True, kw_only=True):
    kind: str
    tournament: str
    name: str
    setup: str
    format: Format
    players: tuple[str, ...]
    seal: str
    secret: str
    rounds: tuple[tuple[FiledGame, ...], ...]
    standings: tuple[FiledLine, ...]


def file_of(
    id: str, tournament: Tournament, names: Sequence[str], texts: Mapping[str, str]
) -> TournamentFile:
    return TournamentFile(
        kind=KIND,
        tournament=id,
        name=tournament.settings.name,
        setup=tournament.settings.setup,
        format=tournament.settings.format,
        players=tuple(names),
        seal=tournament.seal,
        secret=tournament.secret,
        rounds=tuple(tuple(_filed(game, texts) for game in games) for games in tournament.rounds),
        standings=tuple(
            FiledLine(place=line.place, player=line.player, points=line.points)
            for line in tournament.standings()
        ),
    )


def _filed(game: Game, texts: Mapping[str, str]) -> FiledGame:
    return FiledGame(
        players=game.players,
        shares=game.shares or (),
        margins=game.margins,
        corrected=game.is_corrected,
        records=tuple(texts[each] for each in game.tables if each in texts),
    )


def written(file: TournamentFile) -> bytes:
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def is_tournament(text: str) -> bool:
    """Whether a text is the file of a tournament, not of a game."""
    return text.lstrip("\ufeff \t\r\n").startswith("{") and f'"{KIND}"' in text[:200]


def read_tournament(text: str) -> TournamentFile:
    try:
        return msgspec.json.decode(text.lstrip("\ufeff"), type=TournamentFile)
    except msgspec.MsgspecError as error:
        raise BadText("tournament-file", why=str(error)) from error


class _Spot(NamedTuple):
    round: int
    pairing: int
    game: int

    @property
    def told(self) -> dict[str, str | int]:
        return {"round": self.round + 1, "table": self.pairing + 1}


def verdict_on_tournament(text: str) -> Verdict:
    """Whether the luck of all rounds was fixed before the first, all games hold, and the
    standings follow from them."""
    file = read_tournament(text)
    found: list[Finding] = []
    if not _is_sealed(file):
        return Verdict(False, (Finding("seal-broken", {}),))
    count = 0
    for number, games in enumerate(file.rounds):
        for pairing, game in enumerate(games):
            for at, record in enumerate(game.records):
                found += _faults(file, game, record, _Spot(number, pairing, at))
                count += 1
    if not _standings_hold(file):
        found.append(Finding("tournament-standings", {}))
    if found:
        return Verdict(False, tuple(found))
    told = (
        Finding("tournament-sealed", {"rounds": len(file.rounds), "count": count}),
        Finding("tournament-counted", {"count": len(file.players)}),
    )
    return Verdict(True, told)


def _is_sealed(file: TournamentFile) -> bool:
    try:
        return seal_of(file.secret) == file.seal
    except ValueError:
        return False


def _faults(file: TournamentFile, game: FiledGame, text: str, spot: _Spot) -> list[Finding]:
    verdict = verdict_on(text)
    if not verdict.good:
        return [Finding("tournament-game", spot.told), *verdict.findings]
    record = read_record(text)
    if format_of(file.format).is_duplicate:
        due = round_secret(file.secret, spot.round)
    else:
        due = table_secret(file.secret, *spot)
    if dict(record.header)["secret"] != due:
        return [Finding("tournament-luck", spot.told)]
    is_last = spot.game == len(game.records) - 1
    seated = game.players if spot.game == 0 else game.players[::-1]
    winners = record.winners or _winners(text)
    won = {
        player for player, seat in zip(seated, record.game.seats, strict=True) if seat in winners
    }
    told = {player for player, share in zip(game.players, game.shares, strict=True) if share}
    if is_last and not game.corrected and won != told:
        return [Finding("tournament-result", spot.told)]
    return []


def _winners(text: str) -> tuple[Seat, ...]:
    record = read_record(text)
    state = [record.first, *(step.state for step in record.steps())][-1]
    outcome = record.game.outcome(state)
    return outcome.winners if outcome else ()


def _standings_hold(file: TournamentFile) -> bool:
    plan = format_of(file.format)
    size = game_named(file.setup).players
    outcomes = [
        plan.outcome(number, Game(each.players, [], each.shares, each.margins, each.corrected))
        for number, games in enumerate(file.rounds)
        for each in games
        if each.shares and len(each.players) in (1, size)
    ]
    lines = standings(len(file.players), outcomes, plan.breaks, is_duplicate=plan.is_duplicate)
    due = {(line.player, line.place, line.points) for line in lines}
    return due == {(line.player, line.place, line.points) for line in file.standings}
