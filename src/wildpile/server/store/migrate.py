"""Bring a database up to date at start-up, with the scripts inside the package."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine

from wildpile.server.store.schema import meta

LOCK = 8_151_623
"""PostgreSQL's advisory lock: two servers that start at once migrate one after the other."""


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    settings = Config()
    scripts = files("wildpile.server.store") / "migrations"
    settings.set_main_option("script_location", str(scripts).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: Engine) -> None:
    """Run the scripts that the database has not seen."""
    with engine.execution_options(writes=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
        command.upgrade(config(connection), "head")


def drift(engine: Engine) -> list[Any]:
    """Return how the database differs from `schema.meta`: nothing after `upgrade`."""
    with engine.connect() as connection:
        return list(
            compare_metadata(
                MigrationContext.configure(connection, opts={"compare_type": True}), meta
            )
        )
