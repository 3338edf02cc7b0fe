"""Positions of CLAIM as text: lines of `key: value`; a line left out is empty."""

import re
from collections.abc import Iterable

from claimstead.claim.cards import Card, Cards, ordered, spell
from claimstead.claim.decks import Deck
from claimstead.claim.factions import FACTIONS
from claimstead.claim.state import Glimpse, Stage, State, before_the_deal
from claimstead.core import BadText, Seat
from claimstead.notation.claim.consistency import check_cards, check_position
from claimstead.registry.words import quoted

STAGES = {"play": Stage.PLAY, "seer": Stage.LOOK, "pick": Stage.PICK, "smash": Stage.SMASH}
STAGE_WORDS = {stage: word for word, stage in STAGES.items()}
PLAIN_KEYS = "claim phase stage lead turn middle pile trick giants trolls discard".split()
SEAT_KEYS = "hand followers score open known void".split()
KNOWN_TO = re.compile("known ([a-d]) to ([a-d])")
CARD = re.compile("[A-Z][a-z][0-9]")


BOX = {
    str(card): card
    for code, faction in FACTIONS.items()
    for card in (Card(code, value) for value in faction.values)
}
"""Every card there is, by its text."""


def read_card(word: str) -> Card:
    """The card that is written `word`."""
    card = BOX.get(word)
    if card is None:
        is_card = CARD.fullmatch(word) and word[:2] in FACTIONS
        raise BadText("no-such-card", card=word) if is_card else BadText("card", text=quoted(word))
    return card


def write_position(deck: Deck, state: State) -> str:
    lines = [f"claim: {deck.players} {' '.join(deck.factions)}", f"phase: {state.phase}"]

    def line(key: str, value: str | None) -> None:
        if value:
            lines.append(f"{key}: {value}")

    def line_a_seat(key: str, values: tuple[Cards, ...]) -> None:
        for seat, cards in zip(deck.seats, values, strict=True):
            line(f"{key} {seat}", spell(cards))

    if state.stage is not Stage.PLAY:
        line("stage", STAGE_WORDS[state.stage])
    line("lead", state.lead)
    line("turn", state.turn)
    line_a_seat("hand", state.hands)
    line_a_seat("followers", state.followers)
    line("middle", spell(state.middle))
    line("pile", spell(state.pile))
    line("trick", spell(state.trick))
    line("giants", spell(state.asking))
    line_a_seat("score", state.scores)
    line_a_seat("open", state.open)
    line("trolls", spell(state.lying))
    line_a_seat("known", state.known)
    for each in state.glimpses:
        line(f"known {each.holder} to {each.knower}", spell(each.cards))
    for seat, factions in zip(deck.seats, state.voids, strict=True):
        line(f"void {seat}", " ".join(factions))
    return "\n".join(lines)


def read_position(deck: Deck, text: str) -> State:
    lines = _lines(deck, text)
    _check_deck(deck, lines.pop("claim", ""))
    phase = lines.pop("phase", "")
    if phase not in ("0", "1", "2"):
        raise BadText("phase", found=quoted(phase))
    if phase == "0":
        if lines:
            raise BadText("nothing-before-the-deal", key=next(iter(lines)))
        return before_the_deal(deck.players)
    state = State(
        phase=int(phase),
        stage=_stage(lines.get("stage", "play")),
        lead=_seat(deck, lines.get("lead")),
        turn=_seat(deck, lines.get("turn")),
        hands=_cards_a_seat(deck, lines, "hand"),
        followers=_cards_a_seat(deck, lines, "followers"),
        middle=ordered(_cards(lines.get("middle", ""))),
        pile=_cards(lines.get("pile", "")),
        trick=_cards(lines.get("trick", "")),
        asking=_cards(lines.get("giants", "")),
        scores=_cards_a_seat(deck, lines, "score"),
        open=_cards_a_seat(deck, lines, "open"),
        lying=ordered(_cards(lines.get("trolls", ""))),
        known=_cards_a_seat(deck, lines, "known"),
        glimpses=_glimpses(lines),
        voids=tuple(_factions(deck, lines.get(f"void {seat}", "")) for seat in deck.seats),
    )
    discard = lines.get("discard")
    check_cards(deck, state, None if discard is None else _cards(discard))
    check_position(deck, state)
    return state


def _lines(deck: Deck, text: str) -> dict[str, str]:
    """The lines by their keys, which must be known ones."""
    lines: dict[str, str] = {}
    for written in text.strip().splitlines():
        key, colon, value = (part.strip() for part in written.partition(":"))
        key = " ".join(key.split())
        if not colon:
            raise BadText("no-colon", line=quoted(written))
        if not _is_key(deck, key):
            raise BadText("no-such-key", key=quoted(key))
        if key in lines:
            raise BadText("key-twice", key=key)
        lines[key] = value
    return lines


def _is_key(deck: Deck, key: str) -> bool:
    if key in PLAIN_KEYS:
        return True
    private = KNOWN_TO.fullmatch(key)
    if private:
        holder, knower = private.groups()
        return holder in deck.seats and knower in deck.seats and holder != knower
    word, _, seat = key.partition(" ")
    return word in SEAT_KEYS and seat in deck.seats


def _check_deck(deck: Deck, value: str) -> None:
    players, *factions = value.split() or [""]
    if players != str(deck.players) or sorted(factions) != sorted(deck.factions):
        expected = f"claim: {deck.players} {' '.join(deck.factions)}"
        raise BadText("other-game", found=quoted(f"claim: {value}"), expected=expected)


def _stage(value: str) -> Stage:
    if value not in STAGES:
        raise BadText("stage", found=quoted(value), stages=" ".join(STAGES))
    return STAGES[value]


def _seat(deck: Deck, value: str | None) -> Seat | None:
    if value is not None and value not in deck.seats:
        raise BadText("no-such-seat", seat=quoted(value), seats=" ".join(deck.seats))
    return value


def _cards(value: str) -> Cards:
    return tuple(map(read_card, value.split()))


def _cards_a_seat(deck: Deck, lines: dict[str, str], key: str) -> tuple[Cards, ...]:
    return tuple(ordered(_cards(lines.get(f"{key} {seat}", ""))) for seat in deck.seats)


def _glimpses(lines: dict[str, str]) -> tuple[Glimpse, ...]:
    def found() -> Iterable[Glimpse]:
        for key, value in lines.items():
            private = KNOWN_TO.fullmatch(key)
            if private and value:
                holder, knower = private.groups()
                yield Glimpse(holder, knower, ordered(_cards(value)))

    return tuple(sorted(found()))


def _factions(deck: Deck, value: str) -> tuple[str, ...]:
    codes = value.split()
    for code in codes:
        if code not in deck.factions:
            raise BadText("faction-not-in-deck", faction=quoted(code))
    return tuple(sorted(set(codes)))
