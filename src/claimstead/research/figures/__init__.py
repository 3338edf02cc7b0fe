"""What these games are like: their figures, with intervals and pictures."""
