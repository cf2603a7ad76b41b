"""Matches and people in a database: SQLite by default, PostgreSQL by its address."""

from wildpile.server.store.sql import SqlStore, open_store

__all__ = ["SqlStore", "open_store"]
