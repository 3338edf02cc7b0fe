"""The exact solver of phase 2 with two players."""
