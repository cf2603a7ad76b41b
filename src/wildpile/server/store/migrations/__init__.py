"""Alembic's scripts, run by `store.migrate` at start-up."""
