"""How much time the players have left."""

from claimstead.language import say
from claimstead.protocol.messages import Update
from claimstead.terminal.words import names_of

DAY = 24 * 3600


def clock_text(update: Update, passed: float) -> str:
    """The clocks of all seats, `passed` seconds after the update came; nothing without one."""
    clock = update.clock
    if clock is None or update.status != "playing":
        return ""
    names = names_of(update.seats)
    told = []
    for seat, milliseconds in clock.left.items():
        left = milliseconds / 1000 - (passed if seat == clock.running else 0)
        told.append(f"{names[seat]} {_time(max(int(left), 0))}")
    return "  " + "  ".join(told)


def _time(seconds: int) -> str:
    if seconds >= 2 * DAY:
        return say("ui-clock-left-days", days=seconds // DAY)
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
