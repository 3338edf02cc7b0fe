"""What the server says of Claim It! alone."""

from typing import Any

from claimstead.claim_it.rules import VARIANTS


def offer() -> dict[str, Any]:
    """The variants."""
    return {"variants": VARIANTS}
