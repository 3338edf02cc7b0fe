"""What a seat must not know is in no byte that reaches its page."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import claimstead as cs
from claimstead.claim.cards import Card, less
from claimstead.claim.state import Stage, State
from claimstead.core import SEATS
from claimstead.notation import read_record
from tests.browser.conftest import Visit
from tests.browser.heard import Heard
from tests.browser.persons import person, play
from tests.browser.tables import begin, open_table

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TWICE = {"Go0"}
"""The one card of this deck that there is more than once."""


def cards_in(thing: Any) -> set[str]:
    """Every card named anywhere in a message."""
    if isinstance(thing, dict):
        if {"faction", "value"} == thing.keys():
            return {f"{thing['faction']}{thing['value']}"}
        return set().union(*map(cards_in, thing.values()))
    if isinstance(thing, list):
        return set().union(*map(cards_in, thing))
    is_card = isinstance(thing, str) and len(thing) == 3 and thing[2].isdigit()
    return {thing} if is_card else set()


def hidden(state: State, seat: str) -> set[str]:
    """What lies hidden from `seat` in a game of two, worked out from the whole state (K-13)."""
    other = SEATS.index("b" if seat == "a" else "a")
    pile = state.pile
    if state.stage is Stage.LOOK and state.turn == seat:
        pile = pile[1:]
    unseen: tuple[Card, ...] = (*state.hands[other], *state.followers[other], *pile)
    glimpsed = [card for each in state.glimpses if each.knower == seat for card in each.cards]
    return {str(card) for card in less(unseen, (*state.known[other], *glimpsed))} - TWICE


def four_tricks_before_the_second_phase() -> str:
    game = cs.Claim(2, "Kn Go Un Dw Do")
    chance = random.Random(7)
    state = game.apply(game.start(), game.sample(game.start(), chance)).state
    while len(state.hands[0]) + len(state.hands[1]) > 8:
        state = game.apply(state, chance.choice(game.legal(state))).state
    return game.write(state)


@pytest.mark.parametrize(
    "start",
    [
        four_tricks_before_the_second_phase(),
        pytest.param("claim 2 Kn Go Un Dw Do", marks=pytest.mark.long),
    ],
    ids=["late", "whole"],
)
def test_hidden_cards_are_in_no_byte_that_reaches_the_page(visit: Visit, start: str) -> None:
    page = visit(None, apart=True)
    heard = Heard(page)
    address = open_table(page, start)
    play([person(page)])
    record = read_record(
        page.request.get(f"/api{address.replace('table', 'tables')}/record").text()
    )
    state: Any = record.first
    states = [state]
    for move in record.moves:
        state = record.game.apply(state, move).state
        states.append(state)
    made = 0
    looked_at = 0
    told_of_the_table = [each for each in heard.messages if each["type"] in ("update", "change")]
    for message, update in zip(told_of_the_table, heard.updates, strict=True):
        made += sum(1 for news in update["news"] if news["kind"] == "play")
        if update["status"] == "playing":
            # Of a change only what it says counts: what it leaves out was told before.
            told = set().union(*(cards_in(message[part]) for part in ("view", "news", "legal")))
            assert told & hidden(states[made], update["looking"]) == set()
            looked_at += 1
    assert looked_at > 16
    assert made == len(record.moves)


def test_the_secret_of_the_seal_comes_only_after_the_end(visit: Visit) -> None:
    page = visit(None, apart=True)
    heard = Heard(page)
    late = "claim: 2 Gn Gi Dr Tr Se\nphase: 2\nlead: a\nturn: a\nhand a: Dr3 Se1\nhand b: Gi7 Tr5"
    open_table(page, late)
    play([person(page)])
    updates = heard.updates
    assert {update["status"] for update in updates} >= {"playing", "over"}
    for update in updates:
        assert (update["secret"] is not None) == (update["status"] == "over")


def test_a_rated_game_gives_no_hint(visit: Visit) -> None:
    one, two = visit(apart=True), visit(apart=True)
    heard = Heard(one)
    address = open_table(one, "claim-it 2 base", [ME, OPEN], rated=True)
    two.goto(address)
    two.get_by_role("button", name="Sit down").first.click()
    begin(one, two)
    expect(one.locator(".screen")).to_be_visible()
    persons = person(one), person(two)
    # Neither waits for ever: a person knows when a game stands still.
    while not one.locator('[data-act="stop"]:enabled').count():
        for each in persons:
            each.step()
    updates = heard.updates
    assert any(update["view"] for update in updates)
    assert all(update["bust"] is None for update in updates)
    assert one.locator("body").get_by_text("%").count() == 0
