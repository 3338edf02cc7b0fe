"""What is told of a tournament: from games that are over alone."""

import hashlib
from typing import NamedTuple

from claimstead.players.characters import name_of
from claimstead.protocol.tournaments import (
    ActLine,
    EntrantLine,
    PairingLine,
    RoundStand,
    StandingLine,
    TournamentLine,
    TournamentStand,
)
from claimstead.server.live.table_registry import TableRegistry
from claimstead.store.people import PageOwner
from claimstead.table.forgetting import NAMELESS
from claimstead.table.tournament.entries import (
    AnyTournamentEntry,
    ArbiterLeft,
    Corrected,
    Ended,
    Left,
    Paused,
    Player,
    Resumed,
    Substituted,
)
from claimstead.table.tournament.tournament import DELETED, Game, Tournament

KEY_LENGTH = 16


def key_of(tournament: str, person: str) -> str:
    """Names a person within a tournament alone."""
    return hashlib.sha256(f"{tournament} {person}".encode()).hexdigest()[:KEY_LENGTH]


def line_of(id: str, tournament: Tournament, visitor: str) -> TournamentLine:
    return TournamentLine(
        tournament=id,
        settings=tournament.settings,
        status=tournament.status,
        opened=tournament.opened_at,
        players=len(tournament.players) or len(tournament.roster.entered),
        round=len(tournament.rounds),
        planned=tournament.planned_rounds,
        yours=visitor in tournament.members(),
    )


async def stand_of(
    registry: TableRegistry, id: str, tournament: Tournament, visitor: str
) -> TournamentStand:
    """All that somebody may see of a tournament."""
    stepped_in = {
        each.by.person
        for each in tournament.log
        if isinstance(each, Substituted) and each.by.person
    }
    wanted = tournament.persons() | stepped_in | {tournament.owner}
    scene = Scene(id, tournament, visitor, await registry.people.owners(wanted))
    you = tournament.player_of(visitor)
    arbiter = scene.owners.get(tournament.owner)
    return TournamentStand(
        tournament=id,
        settings=tournament.settings,
        status=tournament.status,
        opened=tournament.opened_at,
        arbiter=visitor == tournament.owner,
        arbiter_name=arbiter.name if arbiter else None,
        entered=visitor in tournament.persons(),
        you=you,
        playing=you is not None and tournament.is_active(you),
        next=scene.own_table(),
        waiting=tuple(scene.entrant(Player(person=each)) for each in tournament.roster.entered),
        players=tuple(scene.entrant(each, at) for at, each in enumerate(tournament.players)),
        rounds=tuple(scene.round(number) for number in range(len(tournament.rounds))),
        planned=tournament.planned_rounds,
        paused=tournament.pause,
        waits=tournament.waits_for_arbiter,
        breaks=tournament.plan.breaks,
        standings=tuple(
            StandingLine(
                place=line.place,
                player=line.player,
                points=line.points,
                breaks=line.breaks,
                games=line.games,
            )
            for line in tournament.standings()
        ),
        acts=tuple(line for each in tournament.log if (line := scene.act(each)) is not None),
        seal=tournament.seal,
        secret=tournament.secret if tournament.is_finished else None,
    )


class Scene(NamedTuple):
    """A tournament as one visitor sees it."""

    id: str
    tournament: Tournament
    visitor: str
    owners: dict[str, PageOwner]

    def entrant(self, player: Player, number: int | None = None) -> EntrantLine:
        person = player.person
        owner = self.owners.get(person) if person else None
        name = owner.name if owner else NAMELESS if person else name_of(player.character)
        return EntrantLine(
            key=key_of(self.id, person or ""),
            name=name or player.level or "",
            deleted=person is not None and owner is None,
            person=owner.id if owner and owner.is_open else None,
            level=player.level,
            character=player.character,
            you=person == self.visitor,
            left=number is not None and not self.tournament.is_active(number),
        )

    def round(self, number: int) -> RoundStand:
        games = self.tournament.rounds[number]
        return RoundStand(
            over=self.tournament.is_round_over(number),
            pairings=tuple(self._pairing(number, game) for game in games),
        )

    def _pairing(self, number: int, game: Game) -> PairingLine:
        """Of a duplicate round others see neither tables nor results before it is over."""
        tournament = self.tournament
        is_open = not tournament.plan.is_duplicate or tournament.is_round_over(number)
        own = tournament.player_of(self.visitor)
        is_over = game.shares is not None
        return PairingLine(
            players=game.players,
            tables=tuple(game.tables) if is_open or own in game.players else (),
            status="bye" if game.is_bye else "over" if is_over else "playing",
            shares=game.shares if is_over and is_open and game.shares else (),
            corrected=game.is_corrected,
        )

    def own_table(self) -> str | None:
        own = self.tournament.player_of(self.visitor)
        if own is None:
            return None
        for number, pairing, table in self.tournament.running():
            if own in self.tournament.rounds[number][pairing].players:
                return table
        return None

    def act(self, entry: AnyTournamentEntry) -> ActLine | None:
        """What is told of an entry; of most nothing, for it is seen elsewhere."""
        match entry:
            case Paused() | Ended():
                kind = "paused" if isinstance(entry, Paused) else "ended"
                return ActLine(at=entry.at, kind=kind, note=_told(entry.note))
            case Resumed():
                return ActLine(at=entry.at, kind="resumed")
            case ArbiterLeft():
                return ActLine(at=entry.at, kind="arbiter-left")
            case Left():
                return ActLine(
                    at=entry.at, kind="left", player=entry.player, note=_told(entry.note)
                )
            case Substituted():
                name = self.entrant(entry.by).name
                return ActLine(
                    at=entry.at, kind="substituted", player=entry.player, name=name, note=entry.note
                )
            case Corrected():
                return ActLine(
                    at=entry.at,
                    kind="corrected",
                    round=entry.round,
                    pairing=entry.pairing,
                    note=entry.note,
                )
        return None


def _told(note: str) -> str:
    return "" if note == DELETED else note
