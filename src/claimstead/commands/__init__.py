"""The commands, one file each. Nothing heavy is imported before it is needed."""
