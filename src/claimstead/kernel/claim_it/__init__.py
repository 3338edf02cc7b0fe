"""The compiled twin of Claim It!."""
