"""Which tables of a person are over stands where they are looked for."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    over = sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seatings", over)
    op.execute(
        "UPDATE seatings SET over = true WHERE table_id IN "
        "(SELECT id FROM tables WHERE status IN ('over', 'closed'))"
    )
    op.drop_index("seatings_by_time", "seatings")
    op.create_index("seatings_by_time", "seatings", ["person_id", "over", "updated"])
