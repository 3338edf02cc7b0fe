"""How the migrations reach the database: over the address that they are given."""

from alembic import context
from sqlalchemy import NullPool, create_engine

from claimstead.store.schema import metadata

# Whatever becomes of the migrations, the connection is closed.
engine = create_engine(context.config.attributes["url"], poolclass=NullPool)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Servers that start at the same moment wait for each other.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1855)")
        context.run_migrations()
