"""The first tables: people, matches, seats, entries, snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.create_table(
        "people",
        sa.Column("token", sa.LargeBinary(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_index("ix_matches_updated", "matches", ["updated"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("owner", sa.LargeBinary(32)),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("ix_seats_owner", "seats", ["owner"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("client", sa.String(64)),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
        sa.UniqueConstraint("match", "client", name="uq_entries_match_client"),
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )


def downgrade() -> None:
    """Take the change back."""
    for name in ("snapshots", "entries", "seats", "matches", "people"):
        op.drop_table(name)
