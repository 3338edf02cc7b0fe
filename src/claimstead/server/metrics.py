"""Figures for Prometheus. Those of several workers are summed up."""

import hmac
import os
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from claimstead.core import ClaimsteadError

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the workers write their figures; set before they start."""
LOOPBACK = ("127.0.0.1", "::1")

MOVES = Counter("claimstead_moves", "Moves, of chance too, that are on disk")
REFUSED = Counter("claimstead_refused", "Requests refused", ["code"])
TABLES = Gauge("claimstead_tables", "Tables in memory", multiprocess_mode="livesum")
CLIENTS = Gauge("claimstead_clients", "Open connections", multiprocess_mode="livesum")
WRITING = Histogram(
    "claimstead_writing_seconds",
    "From a decision until it is on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)


class AllWorkers(Collector):
    """The figures of all workers; those of one that is gone count no longer as its present ones."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sum: Collector = MultiProcessCollector(None, str(folder))  # type: ignore[no-untyped-call]

    def collect(self) -> Iterable[Metric]:
        for file in self._folder.glob("gauge_live*_*.db"):
            worker = file.stem.rpartition("_")[2]
            if not Path("/proc", worker).exists():
                file.unlink(missing_ok=True)
        return self._sum.collect()


def registry() -> CollectorRegistry:
    """What is told: of this process, or of all workers beside it."""
    folder = os.environ.get(FOLDER)
    if folder is None:
        return REGISTRY
    together = CollectorRegistry()
    together.register(AllWorkers(Path(folder)))
    return together


def figures() -> bytes:
    return generate_latest(registry())


def may_read(token: str | None, authorization: str | None, address: str | None) -> bool:
    """Whoever has the token; where there is none, the machine itself."""
    if token is None:
        return address in LOOPBACK
    return hmac.compare_digest((authorization or "").encode(), f"Bearer {token}".encode())


@contextmanager
def shared_figures() -> Iterator[None]:
    """A folder in which workers put their figures together."""
    with tempfile.TemporaryDirectory(prefix="claimstead-figures-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def serve_figures(port: int | None) -> None:
    """On a port of their own, for the machine itself."""
    if port is None:
        return
    try:
        start_http_server(port, addr=LOOPBACK[0], registry=registry())
    except OSError as error:
        why = error.strerror or str(error)
        raise ClaimsteadError("no-port", host=LOOPBACK[0], port=str(port), why=why) from error
