"""Both games as the environments that researchers know."""
