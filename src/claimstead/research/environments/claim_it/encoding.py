"""What a seat of Claim It! sees, as an array."""

from claimstead.claim_it.state import Due
from claimstead.claim_it.view import ClaimItView
from claimstead.notation.claim_it import ClaimIt
from claimstead.research.environments.observations import Encoding, Field, Observation


class ClaimItEncoding(Encoding):
    """Claim It!: all lies open. Spaces go row by row from the bottom, each from column 1."""

    game: ClaimIt

    def __init__(self, game: ClaimIt) -> None:
        spaces = game.size**2
        seats = game.players
        fields = (
            Field("held", (seats, spaces), 1, "a seat's held spaces"),
            Field("secured", (seats, spaces), 1, "a seat's secured spaces"),
            Field("squatters", (game.size, spaces), 1, "where squatter 1, 2, ... lies"),
            Field("claimed", (spaces,), 1, "claim markers placed this turn"),
            Field("dice", (game.size,), 3, "how many dice of the roll show 1, 2, ..."),
            Field("due", (len(Due),), 1, "what is due: a roll, a stone, a choice; or it is over"),
            Field("turn", (seats,), 1, "who is on turn"),
            Field("last_round", (1,), 1, "1 when the last round has been called"),
            Field("turns_left", (1,), seats, "the turns left of it"),
            Field("mines", (seats,), spaces, "the size of a seat's largest mine"),
            Field("secured_count", (seats,), spaces, "how many spaces a seat has secured"),
            Field("spaces", (seats,), spaces, "how many spaces a seat has in all"),
        )
        super().__init__(game, fields)

    @property
    def _shape(self) -> tuple[int, ...]:
        """Planes, rows, columns: held and secured a seat, the squatters, the claim markers."""
        size = self.game.size
        return (2 * self.game.players + size + 1, size, size)

    def fill(self, view: ClaimItView, fields: dict[str, Observation]) -> None:
        rows = self.seats_from(view)
        for number, space in enumerate(view.board.spaces):
            if space.owner is not None:
                fields["secured" if space.secured else "held"][rows[space.owner], number] = 1
            if space.squatter is not None:
                fields["squatters"][space.squatter - 1, number] = 1
            fields["claimed"][number] = space.claimed
        for die in view.dice or ():
            fields["dice"][die - 1] += 1
        fields["due"][list(Due).index(view.due)] = 1
        fields["turn"][rows[view.turn]] = 1
        fields["last_round"][0] = view.turns_left is not None
        fields["turns_left"][0] = view.turns_left or 0
        for seat, tally in view.table.items():
            fields["mines"][rows[seat]] = tally.mine
            fields["secured_count"][rows[seat]] = tally.secured
            fields["spaces"][rows[seat]] = tally.spaces
