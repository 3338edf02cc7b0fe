"""Python's search for garbage: everybody would have to wait while it looks at all there is."""

import gc

NEW_OBJECTS = 50_000
YOUNG_SEARCHES = 20
OLD_SEARCHES = 100


def search_seldom() -> None:
    """What is there now stays; the rest is looked through seldom, for hardly any is garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_SEARCHES, OLD_SEARCHES)
