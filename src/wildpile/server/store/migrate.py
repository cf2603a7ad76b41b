"""Bring a database up to date at start-up, with the scripts inside the package."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, inspect

from wildpile.server.store.schema import meta

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0003"
"""The revision of the newest script: a database that has it needs no Alembic, slow to import."""
LOCK = 8_151_623
"""PostgreSQL's advisory lock: two servers that start at once migrate one after the other."""


def config(connection: Connection) -> Config:
    """Return Alembic's settings for a connection."""
    from alembic.config import Config

    settings = Config()
    scripts = files("wildpile.server.store") / "migrations"
    settings.set_main_option("script_location", str(scripts).replace("%", "%%"))
    settings.attributes["connection"] = connection
    return settings


def upgrade(engine: Engine) -> None:
    """Run the scripts that the database has not seen."""
    with engine.connect() as connection:
        if revision(connection) == NEWEST:
            return
    from alembic import command

    with engine.execution_options(writes=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
        command.upgrade(config(connection), "head")


def revision(connection: Connection) -> str | None:
    """Return the revision of a database, `None` for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("select version_num from alembic_version").scalar()
    return None if found is None else str(found)


def drift(engine: Engine) -> list[Any]:
    """Return how the database differs from `schema.meta`: nothing after `upgrade`."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, meta))
