"""What the commands show of CLAIM alone."""
