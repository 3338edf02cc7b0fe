"""The colours of seats and factions, wherever they are drawn."""

SEAT_COLOURS = {"a": "#2e8b57", "b": "#3b73b9", "c": "#d9822b", "d": "#c0392b", "e": "#8e5bb5"}
"""Green, blue, orange, red and violet, as the lessons call them."""
FACTION_COLOURS = {
    "Gn": "#c3425a",
    "Gi": "#8b6a4a",
    "Dr": "#d0532a",
    "Tr": "#6c7f38",
    "Se": "#4b57ab",
    "Kn": "#5f7589",
    "Go": "#3d8c55",
    "Un": "#6e5a7d",
    "Dw": "#ad7a24",
    "Do": "#27868a",
}
OTHER_COLOUR = "#777777"


def faction_colour(faction: str) -> str:
    """A faction's colour; of one that has none yet, grey."""
    return FACTION_COLOURS.get(faction, OTHER_COLOUR)
