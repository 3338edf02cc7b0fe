"""The compiled twin of CLAIM: a module here does what the one of its name does in the rules."""
