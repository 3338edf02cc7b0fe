"""The drill: load, faults, hostile input and long play against real servers on this machine."""
