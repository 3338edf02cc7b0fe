"""Measurements. They print ratios against a peer or a plain version measured in the same run."""
