"""A whole database as one file, made while people play and read back into an empty one.

The first line says what it is; every further line is a row: the name of its table and its values.
The last line has the number of rows, so that a file that was cut off is noticed.
"""

import asyncio
import gzip
import io
import secrets
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
from sqlalchemy import (
    BigInteger,
    Connection,
    Table,
    create_engine,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from claimstead.core import ClaimsteadError
from claimstead.files import whole_file
from claimstead.store.database import Database
from claimstead.store.looks import enter_looks
from claimstead.store.opening import address_of, open_database, plain_address, refusal
from claimstead.store.permissions import BESIDE, FILE_MODE
from claimstead.store.schema import (
    metadata,
    people,
    rating_points,
    ratings,
    seatings,
    tables,
    tournaments,
)

FIRST_LINE = "claimstead backup 1"
ROWS_AT_ONCE = 5000
READ_AT_ONCE = 1 << 20
_encoder = msgspec.json.Encoder()
_line_decoder = msgspec.json.Decoder(tuple[str, msgspec.Raw] | int)
DAMAGES = (
    *(EOFError, LookupError, TypeError, ValueError),
    *(gzip.BadGzipFile, msgspec.MsgspecError, zlib.error),
)
"""What reading a file brings up that is none, or was damaged."""


def back_up(database: Database, path: Path) -> int:
    """Write all that is in the database to a file; how many rows."""
    try:
        with (
            whole_file(path, FILE_MODE) as place,
            gzip.open(place, "wb", compresslevel=1) as file,
            database.snapshot() as connection,
        ):
            return _write(file, connection)
    except SQLAlchemyError as error:
        raise refusal(database.url, error) from error


def _write(file: gzip.GzipFile, connection: Connection) -> int:
    rows = 0
    file.write(FIRST_LINE.encode() + b"\n")
    for table in metadata.sorted_tables:
        names = [str(column.name) for column in table.columns]
        found = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table))
        for some in found.partitions():
            lines = [
                [str(table.name), dict(zip(names, row, strict=True))] for row in map(tuple, some)
            ]
            file.write(_encoder.encode_lines(lines))
            rows += len(lines)
    file.write(msgspec.json.encode(rows) + b"\n")
    return rows


def restore_to(address: str, path: Path) -> int:
    """Read a backup into a new database, or into an empty one; how many rows.

    A file that is made appears under its name when all is in it.
    """
    url = address_of(address)
    place = Path(url.database or "")
    if url.get_backend_name() != "sqlite" or place.exists():
        return _restore_and_close(address, path)
    beside = place.with_name(f".claimstead-{secrets.token_hex(4)}.part")
    try:
        rows = _restore_and_close(str(beside), path)
        beside.replace(place)
        return rows
    except OSError as error:
        raise refusal(url, error) from error
    except ClaimsteadError as refused:
        # People named the database, not the file that is made first.
        if "address" in refused.arguments:
            refused.arguments["address"] = str(place)
        raise
    finally:
        # Where nothing may be written nothing was.
        with suppress(OSError):
            for ending in BESIDE:
                beside.with_name(beside.name + ending).unlink(missing_ok=True)


def _restore_and_close(address: str, path: Path) -> int:
    # Not under a running server.
    database = open_database(address, reserved=True)
    try:
        return restore(database, path)
    finally:
        asyncio.run(database.close())


def restore(database: Database, path: Path) -> int:
    """Read a backup into an empty database; how many rows. All of it or nothing."""
    engine = create_engine(plain_address(database.url))
    try:
        with engine.begin() as connection:
            for kept in (tables, people, tournaments):
                if connection.execute(select(func.count()).select_from(kept)).scalar_one():
                    raise ClaimsteadError("restore-not-empty")
            for table in metadata.sorted_tables:
                connection.execute(table.delete())
            return _read(path, connection)
    except OperationalError as error:
        raise refusal(database.url, error) from error
    except (*DAMAGES, SQLAlchemyError) as error:
        raise ClaimsteadError("not-a-backup", file=str(path)) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise ClaimsteadError("not-readable", file=str(path), why=why) from error
    finally:
        engine.dispose()


def _read(path: Path, connection: Connection) -> int:
    decoders = {name: _decoder_of(table) for name, table in metadata.tables.items()}
    rows: dict[str, list[Any]] = {}
    count = 0
    with gzip.open(path, "rb") as packed, io.BufferedReader(packed, READ_AT_ONCE) as file:
        if file.readline().decode().strip() != FIRST_LINE:
            raise ValueError(path)
        for line in file:
            told = _line_decoder.decode(line)
            if isinstance(told, int):
                _insert_all(connection, rows)
                if told != count or file.read(1):
                    raise ValueError(path)
                _complete(connection)
                return count
            name, text = told
            row = decoders[name].decode(text)
            if getattr(row, "old_cookie", None) is msgspec.UNSET:
                row.old_cookie = row.account is None
            rows.setdefault(name, []).append(row)
            count += 1
            if count % ROWS_AT_ONCE == 0:
                _insert_all(connection, rows)
    raise ValueError(path)


def _decoder_of(table: Table) -> "msgspec.json.Decoder[Any]":
    """Of a row of this table; one with other columns or with foreign values is refused."""
    fields: list[tuple[str, Any, Any]] = []
    for column in table.columns:
        name, kind = str(column.name), cast("Any", column.type.python_type)
        if column.server_default is not None:
            # Backups of earlier releases lack it: then it is false.
            fields.append((name, kind, kind()))
        elif not column.nullable:
            fields.append((name, kind, msgspec.NODEFAULT))
        elif name == "old_cookie":
            fields.append((name, kind | None | msgspec.UnsetType, msgspec.UNSET))
        else:
            # Backups of earlier releases lack it.
            fields.append((name, kind | None, None))
    row = msgspec.defstruct(str(table.name), fields, kw_only=True, forbid_unknown_fields=True)
    return msgspec.json.Decoder(row)


def _complete(connection: Connection) -> None:
    """What backups of earlier releases lack, and what follows from the rest."""
    ended = select(tables.c.id).where(tables.c.status.in_(("over", "closed")))
    over = update(seatings).where(seatings.c.table_id.in_(ended), ~seatings.c.over)
    connection.execute(over.values(over=True))
    enter_looks(connection)
    # A curve begins where the rating stands.
    has_curve = select(rating_points).where(
        rating_points.c.person_id == ratings.c.person_id, rating_points.c.kind == ratings.c.kind
    )
    now = literal(time.time_ns() // 1_000_000, BigInteger)
    names = ("person_id", "kind", "games", "mu", "sigma", "at")
    values = (*(ratings.c[name] for name in names[:-1]), now)
    points = select(*values).where(~has_curve.exists())
    connection.execute(insert(rating_points).from_select(names, points))


def _insert_all(connection: Connection, rows: dict[str, list[Any]]) -> None:
    is_by_name = connection.dialect.paramstyle in ("named", "pyformat")
    values: Any = msgspec.structs.asdict if is_by_name else msgspec.structs.astuple
    for name, some in rows.items():
        statement = str(insert(metadata.tables[name]).compile(dialect=connection.dialect))
        connection.exec_driver_sql(statement, [values(row) for row in some])
    rows.clear()
