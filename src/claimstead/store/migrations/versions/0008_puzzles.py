"""Which puzzles a person has answered, how hard puzzles are, and the days in a row."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("puzzle_id", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(8), nullable=False),
    )
    op.create_table(
        "puzzle_days",
        sa.Column("person_id", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
    )
    op.create_table(
        "puzzle_strengths",
        sa.Column("puzzle_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
