"""Figures for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("claimstead_moves", "Moves, of chance too, that are on disk")
REFUSED = Counter("claimstead_refused", "Requests refused", ["code"])
ROOMS = Gauge("claimstead_tables", "Tables in memory")
CLIENTS = Gauge("claimstead_clients", "Open connections")
WRITING = Histogram(
    "claimstead_writing_seconds",
    "From a decision until it is on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
