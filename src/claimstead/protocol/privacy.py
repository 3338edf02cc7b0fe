"""Messages: what is kept of people."""

from claimstead.core import FrozenStruct


class Privacy(FrozenStruct, frozen=True, kw_only=True):
    topics: tuple[str, ...]
    """What is kept, by its message in the catalogue: `ui-privacy-TOPIC`."""
    session_days: float
    """Devices that are not used are forgotten after so many days."""
    guest_days: float
    """Guests without games who do not come back are forgotten after so many days."""
    mail: bool
    """Whether the host has set up mail."""
