"""The database's tables.

A change here needs a script in migrations/versions; a test compares them.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

meta = MetaData()

people = Table(
    "people",
    meta,
    Column("token", LargeBinary(32), primary_key=True),  # SHA-256 of the token, never the token
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    meta,
    Column("match", String(32), primary_key=True),
    Column("edition", String(16), nullable=False),
    Column("rules", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("key", LargeBinary(32), nullable=False),  # shuffles the deck; never leaves the server
    Column("pace", String(8), nullable=False),  # at the start
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("origin", String(48)),  # `match@number`, where it goes on from another
    Column("watch", String(8)),  # who may watch; NULL in matches from before: nobody
    Column("gathering", String(32)),
)

seats = Table(
    "seats",
    meta,
    Column("match", ForeignKey("matches.match"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
    Column("owner", LargeBinary(32)),
    PrimaryKeyConstraint("match", "seat"),
    Index("ix_seats_owner", "owner"),
)

entries = Table(
    "entries",
    meta,
    Column("match", ForeignKey("matches.match"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("action", String(32), nullable=False),
    Column("client", String(64)),
    Column("events", JSON, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("standing", JSON),  # NULL in entries from before: nothing agreed on
    PrimaryKeyConstraint("match", "number"),
    UniqueConstraint("match", "client", name="uq_entries_match_client"),
)

snapshots = Table(
    "snapshots",
    meta,
    Column("match", ForeignKey("matches.match"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)

gatherings = Table(
    "gatherings",
    meta,
    Column("gathering", String(32), primary_key=True),
    Column("code", String(8), unique=True),  # NULL: private, or ended
    Column("kind", String(8), nullable=False),
    Column("title", String(64), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("rules", Text, nullable=False),
    Column("places", Integer, nullable=False),
    Column("host", LargeBinary(32), nullable=False, index=True),
    Column("pace", String(8), nullable=False),
    Column("watch", String(8), nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("match", String(32)),
    Column("matches", Integer, nullable=False),
    Column("proposal", JSON),
    Column("barred", JSON, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("maker", LargeBinary(32), nullable=False),
    Column("client", String(64)),  # the maker's own id: made once
    UniqueConstraint("maker", "client", name="uq_gatherings_maker_client"),
    Index("ix_gatherings_state_updated", "state", "updated"),
)

sitters = Table(
    "sitters",
    meta,
    Column("gathering", ForeignKey("gatherings.gathering"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(16)),
    Column("owner", LargeBinary(32)),
    Column("seen", Float, nullable=False),
    PrimaryKeyConstraint("gathering", "seat"),
    Index("ix_sitters_owner", "owner"),
)

tickets = Table(
    "tickets",
    meta,
    Column("ticket", LargeBinary(32), primary_key=True),  # SHA-256 of the ticket
    Column("match", ForeignKey("matches.match"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("owner", LargeBinary(32), nullable=False),
    Column("expires", Float, nullable=False, index=True),
)
