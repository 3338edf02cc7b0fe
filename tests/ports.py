"""Ports for the servers that tests start."""

import random
import socket

PORTS = range(10_000, 32_000)
"""Below those that the system gives to outgoing connections: one of these could take the port of a
server that is about to start, or to start again."""


def free_port() -> int:
    chance = random.SystemRandom()
    while True:
        port = chance.choice(PORTS)
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
