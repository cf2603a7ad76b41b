"""What Alembic runs for every script: the connection comes from `store.migrate`."""

from alembic import context

from wildpile.server.store.schema import meta

context.configure(
    connection=context.config.attributes["connection"], target_metadata=meta, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
