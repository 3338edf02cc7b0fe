"""Logs as lines of JSON. They name set-ups and the first letters of tables,
never cards, words, secrets or the whole address of a table, which is its invitation."""

import logging
import sys
from collections import deque
from typing import Any

import msgspec

ALLOWED = ("table", "setup", "why", "path", "seconds", "count", "method", "status")


KEPT = 50
"""So many of the last errors are kept in memory, for the host's page."""


class RecentErrors(logging.Handler):
    """The last warnings and errors of this process, as the log tells them."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: deque[dict[str, Any]] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(told(record))


recent_errors = RecentErrors()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(told(record)).decode()


def told(record: logging.LogRecord) -> dict[str, Any]:
    """What is told of it: without any value that was at hand."""
    line: dict[str, Any] = {
        "at": round(record.created, 3),
        "level": record.levelname.lower(),
        "from": record.name,
        "told": record.getMessage(),
    }
    line |= {key: getattr(record, key) for key in ALLOWED if hasattr(record, key)}
    if record.exc_info and record.exc_info[0] is not None:
        line["error"] = record.exc_info[0].__name__
        line["where"] = _where(record.exc_info)
    return line


def _where(error: Any) -> list[str]:
    """The places that an error passed, without any value."""
    places = []
    trace = error[2]
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def set_up_logging(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    own = logging.getLevelNamesMapping()[level.upper()]
    # What uvicorn says at its lower levels has addresses of tables and people in it.
    for name, least in (("claimstead", own), ("uvicorn", max(own, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers = [handler, recent_errors]
        logger.propagate = False
        logger.setLevel(least)
