"""A checksum for every page of a log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Pages of earlier releases, and of servers that are not yet up to date, have none.
    for table in ("pages", "match_pages"):
        op.add_column(table, sa.Column("checksum", sa.BigInteger))
