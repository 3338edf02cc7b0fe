"""The puzzles of CLAIM."""

from typing import Any

from claimstead.claim.cards import Card, spell
from claimstead.claim.decks import all_decks
from claimstead.claim.trick import Trick
from claimstead.core import Seat, seats_from
from claimstead.language import say
from claimstead.registry import Game
from claimstead.review.puzzles.asking import Asking, Quarry, tempting, wrong_moves
from claimstead.review.puzzles.puzzle import GRADES, Puzzle


class CardPuzzles(Asking):
    def task(self, puzzle: Puzzle, language: str | None) -> str:
        return say("puzzle-ask-only-card", language, seat=puzzle.seat)

    def explanation(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
        return (say("puzzle-only-card", language, card=puzzle.solution),)

    def verdict(self, puzzle: Puzzle, move: str, language: str | None) -> str:
        if puzzle.values[move] == 0:
            return say("puzzle-allows-draw", language, card=move)
        return say("puzzle-allows-loss", language, card=move)

    def hints(self, puzzle: Puzzle, language: str | None) -> tuple[str, ...]:
        game, state = puzzle.open()
        line = puzzle.lines[puzzle.solution].split(", ")
        played: list[Any] = [game.read_move(text) for text in line]
        wins = _trick_winner(state, played) == puzzle.seat
        goal = say("puzzle-hint-win", language) if wins else say("puzzle-hint-lose", language)
        card: Card = played[0].card
        others: list[Any] = [game.read_move(text) for text in wrong_moves(puzzle)]
        if all(each.card.faction == card.faction for each in others):
            # The faction would say nothing new.
            return goal, tempting(puzzle, language)
        code = card.faction
        return goal, say("puzzle-hint-faction", language, faction=code.lower(), code=code)

    def quarry(self) -> Quarry:
        # Imported when needed: the compiler takes its time.
        from claimstead.review.puzzles.claim.only_card import only_cards

        setups = tuple(f"claim 2 {deck}" for deck in all_decks(2))
        return Quarry("cards", setups, only_cards, GRADES, 1)

    def hands(self, game: Game[Any], state: Any) -> dict[Seat, str]:
        return {seat: spell(hand) for seat, hand in zip(game.seats, state.hands, strict=True)}


def _trick_winner(state: Any, played: list[Any]) -> Seat:
    """Who wins the trick to which the first of these cards belongs."""
    cards = (*state.trick, *(move.card for move in played))[:2]
    return Trick(seats_from(state.lead, 2), cards).ranking()[0]


PUZZLES = CardPuzzles()
