"""What the commands show and write. Loaded when a command runs: some of it takes its time."""
