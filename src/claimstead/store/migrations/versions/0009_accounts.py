"""Passkeys, codes that are good for one time, addresses for mail, and how names look."""

import sqlalchemy as sa
from alembic import op

from claimstead.store.looks import enter_looks

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person_id"])
    op.create_table(
        "codes",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(32)),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("codes_by_person", "codes", ["person_id"])
    op.create_table(
        "mail_addresses",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "looks",
        sa.Column("skeleton", sa.String(200), primary_key=True),
        sa.Column("person_id", sa.String(32), nullable=False),
    )
    op.create_index("looks_by_person", "looks", ["person_id"])
    enter_looks(op.get_bind())
