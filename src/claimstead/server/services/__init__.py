"""What routes and live play share."""
