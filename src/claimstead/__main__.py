"""`python -m claimstead` is the command `claimstead`."""

from claimstead.cli import main

main()
