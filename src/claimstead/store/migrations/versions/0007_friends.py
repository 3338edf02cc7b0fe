"""Friends, challenges, and those who look for an opponent."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "friendships",
        sa.Column("asker", sa.String(32), primary_key=True),
        sa.Column("asked", sa.String(32), primary_key=True),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("friendships_by_asked", "friendships", ["asked"])
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("by_person", sa.String(32), nullable=False),
        sa.Column("to_person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("challenges_by_challenger", "challenges", ["by_person"])
    op.create_index("challenges_by_challenged", "challenges", ["to_person"])
    op.create_table(
        "seekers",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("high", sa.Float, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
