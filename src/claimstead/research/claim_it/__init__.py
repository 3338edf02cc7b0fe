"""Teaching the computer players of Claim It!."""
