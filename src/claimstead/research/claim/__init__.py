"""Teaching the computer players of CLAIM."""
