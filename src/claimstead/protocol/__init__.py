"""What passes between clients and servers, in one place: messages, refusals, reading them back."""
