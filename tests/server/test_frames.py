"""Frames of WebSockets, beside those of another implementation."""

import random

import pytest
from websockets.frames import Frame as Theirs
from websockets.frames import Opcode

from claimstead.server.live.frames import (
    CLOSE,
    PART,
    PING,
    TEXT,
    TOO_LARGE,
    BadFrame,
    Frame,
    FrameReader,
    frame_of,
)

MOST = 70_000
LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, MOST)


def sent(opcode: int, data: bytes, *, is_last: bool = True) -> bytes:
    """As a client sends it."""
    return Theirs(Opcode(opcode), data, is_last).serialize(mask=True)


def frames_in(*arriving: bytes) -> list[Frame]:
    reader, found = FrameReader(MOST), []
    for some in arriving:
        reader.add(some)
        while (frame := reader.next()) is not None:
            found.append(frame)
    return found


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_of_any_length_is_read_and_written(length: int) -> None:
    data = random.Random(length).randbytes(length)
    assert frames_in(sent(TEXT, data)) == [Frame(TEXT, True, data)]
    assert frame_of(TEXT, data) == Theirs(Opcode.TEXT, data).serialize(mask=False)


def test_frames_arrive_in_any_pieces() -> None:
    rng = random.Random(1)
    wanted = [Frame(TEXT, False, b"one"), Frame(PING, True, b""), Frame(PART, True, b"x" * 300)]
    whole = b"".join(sent(each.opcode, each.data, is_last=each.is_last) for each in wanted)
    assert frames_in(whole) == wanted
    assert frames_in(*(bytes((each,)) for each in whole)) == wanted
    for _ in range(50):
        cuts = sorted(rng.sample(range(len(whole)), 5))
        pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
        assert frames_in(*pieces) == wanted


def test_what_is_too_large_is_refused_before_it_arrives() -> None:
    with pytest.raises(BadFrame) as refused:
        frames_in(sent(TEXT, bytes(MOST + 1))[:10])
    assert refused.value.code == TOO_LARGE


@pytest.mark.parametrize("part", [0x10, 0x20, 0x40])
def test_nobody_has_agreed_on_extensions(part: int) -> None:
    begun = bytearray(sent(TEXT, b"a"))
    begun[0] |= part
    with pytest.raises(BadFrame):
        frames_in(bytes(begun))


@pytest.mark.parametrize("frame", [
    Theirs(Opcode.TEXT, b"a").serialize(mask=False),
    b"\x83\x80\0\0\0\0",
    b"\x08\x80\0\0\0\0",
    bytes((0x80 | CLOSE, 0x80 | 126)) + bytes(200),
], ids=["not masked", "no such opcode", "half a farewell", "a long farewell"])  # fmt: skip
def test_what_no_client_may_send_is_refused(frame: bytes) -> None:
    with pytest.raises(BadFrame):
        frames_in(frame)
