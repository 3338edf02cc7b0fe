"""What fills the terminal: one screen after the other."""
