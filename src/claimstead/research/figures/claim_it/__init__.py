"""The figures of Claim It!."""
