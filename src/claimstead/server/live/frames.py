"""The frames of a WebSocket (RFC 6455), read from bytes and written to bytes."""

from typing import NamedTuple

from websockets.frames import apply_mask  # type: ignore[attr-defined]

PART, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
OPCODES = frozenset((PART, TEXT, BINARY, CLOSE, PING, PONG))
LAST = 0x80
"""The bit of the first byte that says: the message ends here."""
RESERVED = 0x70
MASKED = 0x80
SHORT = 125
PROTOCOL_ERROR, NO_TEXT, TOO_LARGE = 1002, 1007, 1009


class BadFrame(Exception):
    """No client of ours sends this; the code says why the connection is closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Frame(NamedTuple):
    opcode: int
    is_last: bool
    data: bytes


class FrameReader:
    """Frames of a client out of what has arrived. Nothing is held back for a frame too large."""

    __slots__ = ("_arrived", "_begin", "_most")

    def __init__(self, most: int) -> None:
        self._arrived = b""
        self._begin = 0
        self._most = most

    def add(self, data: bytes) -> None:
        self._arrived = self._arrived[self._begin :] + data if self._arrived else data
        self._begin = 0

    def next(self) -> Frame | None:
        """The next frame, if all of it is there."""
        arrived, begin = self._arrived, self._begin
        if len(arrived) < begin + 2:
            return None
        first, length = arrived[begin], arrived[begin + 1] & 0x7F
        opcode = first & 0x0F
        if first & RESERVED or opcode not in OPCODES or not arrived[begin + 1] & MASKED:
            raise BadFrame(PROTOCOL_ERROR)
        if opcode >= CLOSE and (length > SHORT or not first & LAST):
            raise BadFrame(PROTOCOL_ERROR)
        at = begin + 2
        if length > SHORT:
            at += 2 if length == 126 else 8
            if len(arrived) < at:
                return None
            length = int.from_bytes(arrived[begin + 2 : at], "big")
        if length > self._most:
            raise BadFrame(TOO_LARGE)
        end = at + 4 + length
        if len(arrived) < end:
            return None
        data = apply_mask(arrived[at + 4 : end], arrived[at : at + 4])
        if end == len(arrived):
            # Who has nothing more to say takes no memory.
            self._arrived, self._begin = b"", 0
        else:
            self._begin = end
        return Frame(opcode, first & LAST != 0, data)

    @property
    def is_empty(self) -> bool:
        return not self._arrived


def frame_of(opcode: int, data: bytes) -> bytes:
    """A message in one frame, as a server sends it: not masked."""
    return head_of(opcode, len(data)) + data


def head_of(opcode: int, length: int) -> bytes:
    """How such a frame begins."""
    first = LAST | opcode
    if length <= SHORT:
        return bytes((first, length))
    if length < 65_536:
        return bytes((first, 126, length >> 8, length & 0xFF))
    return bytes((first, 127)) + length.to_bytes(8, "big")
