"""The computer players of Claim It!."""
