"""CLAIM a second time, as plainly as can be, written from the rules' text alone.

Cards are texts, seats are numbers, a game is one dictionary of lists that is changed in place.
It imports nothing of the package; the tests play it beside the rules.
"""

from typing import Any

Game = dict[str, Any]

BOX = {
    "Go": [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Kn": [2, 3, 4, 5, 6, 7, 8, 9],
    "Un": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Dw": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Do": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Gn": [1, 1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9],
    "Gi": [1, 1, 3, 3, 5, 5, 7, 7, 9],
    "Dr": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Tr": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    "Se": [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
}
LETTERS = "abcd"
ALL = "all"


def deck_cards(factions: list[str]) -> list[str]:
    return [f"{faction}{value}" for faction in factions for value in BOX[faction]]


def value(card: str) -> int:
    return int(card[2])


def new_game(players: int, factions: list[str], cards: list[str]) -> Game:
    """A game in which the cards were dealt hand by hand; the rest is the pile, top first."""
    size = len(cards) // (2 * players)
    game: Game = {
        "players": players,
        "factions": list(factions),
        "phase": 1,
        "stage": "play",
        "lead": 0,
        "turn": 0,
        "hands": [cards[seat * size : (seat + 1) * size] for seat in range(players)],
        "pile": cards[players * size :],
        "middle": [],
        "followers": [[] for _ in range(players)],
        "trick": [],  # pairs of seat and card
        "recruiting": [],  # who still gets a recruit for this trick, in order
        "looked": None,  # who has looked at the card on top of the pile
        "giants": [],
        "scores": [[] for _ in range(players)],
        "open": [[] for _ in range(players)],
        "trolls": [],
        "removed": [],
        "sure": {},  # (holder, who knows) -> cards the holder certainly has
        "void": [[] for _ in range(players)],
    }
    turn_up(game)
    return game


def copy(game: Game) -> Game:
    twin = dict(game)
    for key in ("hands", "followers", "scores", "open", "void"):
        twin[key] = [list(some) for some in game[key]]
    for key in ("pile", "middle", "trick", "recruiting", "giants", "trolls", "removed"):
        twin[key] = list(game[key])
    twin["sure"] = {who: list(cards) for who, cards in game["sure"].items()}
    return twin


def turn_up(game: Game) -> None:
    for _ in range(1 if game["players"] == 2 else 2):
        game["middle"].append(game["pile"].pop(0))


def opponents(game: Game, seat: int) -> list[int]:
    others = [other for other in range(game["players"]) if other != seat]
    if game["players"] == 4:
        others.remove((seat + 2) % 4)
    return others


# ---------------------------------------------------------------- what may be done


def moves(game: Game) -> list[str]:
    if game["turn"] is None:
        return []
    if game["stage"] == "play":
        hand = game["hands"][game["turn"]]
        if not game["trick"]:
            return sorted(set(hand))
        led = game["trick"][0][1][:2]
        if [card for card in hand if card[:2] == led]:
            return sorted({card for card in hand if card[:2] == led or card[:2] == "Do"})
        return sorted(set(hand))
    if game["stage"] == "seer":
        return sorted({f"take {card}" for card in game["middle"]} | {"take pile"})
    if game["stage"] == "pick":
        return sorted({f"take {card}" for card in game["middle"]})
    assert game["stage"] == "smash"
    choices = {"spare"}
    for seat in victims(game, game["giants"][0]):
        choices.add(f"smash {LETTERS[seat]} Gn{value(game['giants'][0])}")
    return sorted(choices)


def victims(game: Game, giant: str) -> list[int]:
    winner = ranking(game)[0]
    return [seat for seat in opponents(game, winner) if f"Gn{value(giant)}" in game["open"][seat]]


# ---------------------------------------------------------------- what a move does


def make(game: Game, move: str) -> None:
    words = move.split()
    if words[0] == "take":
        seat = game["recruiting"].pop(0)
        if words[1] == "pile":
            game["followers"][seat].append(game["pile"].pop(0))
            game["looked"] = None
        else:
            take_openly(game, seat, words[1])
        recruit(game)
    elif words[0] == "smash":
        game["giants"].pop(0)
        game["open"][LETTERS.index(words[1])].remove(words[2])
        game["removed"].append(words[2])
        ask_next_giant(game)
    elif words[0] == "spare":
        game["giants"].pop(0)
        ask_next_giant(game)
    else:
        play(game, move)


def play(game: Game, card: str) -> None:
    seat = game["turn"]
    game["hands"][seat].remove(card)
    if game["phase"] == 2:
        for (holder, _), cards in game["sure"].items():
            if holder == seat and card in cards:
                cards.remove(card)
    if game["trick"]:
        led = game["trick"][0][1][:2]
        if card[:2] not in (led, "Do") and led not in game["void"][seat]:
            game["void"][seat].append(led)
    game["trick"].append((seat, card))
    if len(game["trick"]) < game["players"]:
        game["turn"] = (seat + 1) % game["players"]
    elif game["phase"] == 1:
        trick_of_phase_1(game)
    else:
        trick_of_phase_2(game)


def ranking(game: Game) -> list[int]:
    led = game["trick"][0][1][:2]
    knights, followers, rest = [], [], []
    for seat, card in game["trick"]:
        if led == "Go" and card[:2] == "Kn":
            knights.append((seat, card))
        elif card[:2] == led or card[:2] == "Do":
            followers.append((seat, card))
        else:
            rest.append((seat, card))
    order = []
    for group in (knights, followers, rest):
        for wanted in range(9, -1, -1):
            order += [seat for seat, card in group if value(card) == wanted]
    return order


def next_lead(game: Game) -> int:
    lead = ranking(game)[0]
    for seat, card in game["trick"]:
        if card[:2] == "Dr":
            lead = seat
    return lead


# ---------------------------------------------------------------- phase 1


def trick_of_phase_1(game: Game) -> None:
    game["recruiting"] = ranking(game)
    winner = game["recruiting"][0]
    if dict(game["trick"])[winner][:2] == "Se":
        game["stage"] = "seer"
        game["turn"] = winner
        game["looked"] = winner
    else:
        recruit(game)


def take_openly(game: Game, seat: int, card: str) -> None:
    game["middle"].remove(card)
    game["followers"][seat].append(card)
    for knower in [ALL, *range(game["players"])]:
        if knower != seat:
            game["sure"].setdefault((seat, knower), []).append(card)


def recruit(game: Game) -> None:
    while game["recruiting"]:
        if len(game["middle"]) == 2:
            game["stage"] = "pick"
            game["turn"] = game["recruiting"][0]
            return
        seat = game["recruiting"].pop(0)
        if game["middle"]:
            take_openly(game, seat, game["middle"][0])
        else:
            card = game["pile"].pop(0)
            game["followers"][seat].append(card)
            if game["looked"] is not None:
                game["sure"].setdefault((seat, game["looked"]), []).append(card)
                game["looked"] = None
    game["looked"] = None
    for _, card in game["trick"]:
        if card[:2] == "Un":
            game["scores"][ranking(game)[0]].append(card)
        else:
            game["removed"].append(card)
    game["lead"] = game["turn"] = next_lead(game)
    game["stage"] = "play"
    game["trick"] = []
    if game["hands"][0]:
        turn_up(game)
    else:
        game["phase"] = 2
        game["hands"] = game["followers"]
        game["followers"] = [[] for _ in range(game["players"])]
        game["void"] = [[] for _ in range(game["players"])]


# ---------------------------------------------------------------- phase 2


def trick_of_phase_2(game: Game) -> None:
    winner = ranking(game)[0]
    giants = [card for _, card in game["trick"] if card[:2] == "Gi"]
    if game["players"] == 2:
        for giant in giants:
            for seat in victims(game, giant):
                game["open"][seat].remove(f"Gn{value(giant)}")
                game["removed"].append(f"Gn{value(giant)}")
        giants = []
    game["giants"] = giants
    game["turn"] = winner
    ask_next_giant(game)


def ask_next_giant(game: Game) -> None:
    game["giants"] = [giant for giant in game["giants"] if victims(game, giant)]
    if game["giants"]:
        game["stage"] = "smash"
        return
    game["stage"] = "play"
    gather(game)


def gather(game: Game) -> None:
    winner = ranking(game)[0]
    is_last = not any(game["hands"])
    for _, card in game["trick"]:
        if card[:2] == "Gn":
            game["open"][winner].append(card)
        elif card[:2] == "Tr":
            game["trolls"].append(card)
        elif card[:2] == "Dw":
            game["scores"][who_gets_dwarves(game)].append(card)
        else:
            game["scores"][winner].append(card)
    game["trolls"].sort()
    if is_last:
        game["scores"][winner] += game["trolls"]
        game["trolls"] = []
    elif game["trolls"]:
        game["scores"][winner].append(game["trolls"].pop())
    game["lead"] = game["turn"] = next_lead(game)
    game["trick"] = []
    if is_last:
        for seat in range(game["players"]):
            game["scores"][seat] += game["open"][seat]
            game["open"][seat] = []
            game["void"][seat] = []
        game["lead"] = game["turn"] = None


def who_gets_dwarves(game: Game) -> int:
    if game["players"] == 2:
        return ranking(game)[1]
    lowest = min(value(card) for _, card in game["trick"])
    loser: int = [seat for seat, card in game["trick"] if value(card) == lowest][-1]
    return loser


# ---------------------------------------------------------------- the end


def sides(game: Game) -> list[list[int]]:
    if game["players"] == 4:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(game["players"])]


def pile_of(game: Game, side: list[int]) -> list[str]:
    return [card for seat in side for card in game["scores"][seat]]


def favours(game: Game) -> dict[str, str]:
    """The seats, as letters, that have each faction's favour."""
    result = {}
    for faction in game["factions"]:
        best: list[list[int]] = []
        best_key: tuple[int, list[int]] = (1, [])
        for side in sides(game):
            cards = [value(card) for card in pile_of(game, side) if card[:2] == faction]
            cards.sort(reverse=True)
            key = (len(cards), cards)
            if key > best_key:
                best, best_key = [side], key
            elif key == best_key:
                best.append(side)
        result[faction] = "".join(LETTERS[s] for s in best[0]) if len(best) == 1 else ""
    return result


def winners(game: Game) -> str:
    """The seats, as letters, that share the victory."""
    won = favours(game)
    best: list[int] = []
    best_key = (-1, -1)
    for side in sides(game):
        letters = "".join(LETTERS[seat] for seat in side)
        mine = [faction for faction in won if won[faction] == letters]
        key = (len(mine), sum(value(c) for c in pile_of(game, side) if c[:2] in mine))
        if key > best_key:
            best, best_key = list(side), key
        elif key == best_key:
            best += side
    return "".join(LETTERS[seat] for seat in sorted(best))


# ---------------------------------------------------------------- the position in words


def picture(game: Game) -> dict[str, str]:
    """The lines that the position's text has, by key."""
    found = {
        "claim": f"{game['players']} {' '.join(game['factions'])}",
        "phase": str(game["phase"]),
        "stage": "" if game["stage"] == "play" else game["stage"],
        "lead": "" if game["lead"] is None else LETTERS[game["lead"]],
        "turn": "" if game["turn"] is None else LETTERS[game["turn"]],
        "middle": " ".join(sorted(game["middle"])),
        "pile": " ".join(game["pile"]),
        "trick": " ".join(card for _, card in game["trick"]),
        "giants": " ".join(game["giants"]),
        "trolls": " ".join(sorted(game["trolls"])),
    }
    for seat in range(game["players"]):
        letter = LETTERS[seat]
        found[f"hand {letter}"] = " ".join(sorted(game["hands"][seat]))
        found[f"followers {letter}"] = " ".join(sorted(game["followers"][seat]))
        found[f"score {letter}"] = " ".join(sorted(game["scores"][seat]))
        found[f"open {letter}"] = " ".join(sorted(game["open"][seat]))
        found[f"void {letter}"] = " ".join(sorted(game["void"][seat]))
        known_to_all = list(game["sure"].get((seat, ALL), []))
        found[f"known {letter}"] = " ".join(sorted(known_to_all))
        for knower in range(game["players"]):
            more = list(game["sure"].get((seat, knower), []))
            if knower != seat:
                for card in known_to_all:
                    more.remove(card)
            found[f"known {letter} to {LETTERS[knower]}"] = " ".join(sorted(more))
    return {key: text for key, text in found.items() if text}
