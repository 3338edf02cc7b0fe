# What the terminal app alone says.
