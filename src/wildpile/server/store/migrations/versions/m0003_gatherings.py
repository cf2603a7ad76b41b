"""Several people at a table: gatherings, who sits at them, tickets, and what a table agreed on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply the change."""
    op.add_column("matches", sa.Column("watch", sa.String(8)))
    op.add_column("matches", sa.Column("gathering", sa.String(32)))
    op.add_column("entries", sa.Column("standing", sa.JSON))
    op.create_table(
        "gatherings",
        sa.Column("gathering", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(16), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("host", sa.LargeBinary(32), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("watch", sa.String(8), nullable=False),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("match", sa.String(32)),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("proposal", sa.JSON),
        sa.Column("barred", sa.JSON, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("maker", sa.LargeBinary(32), nullable=False),
        sa.Column("client", sa.String(64)),
        sa.UniqueConstraint("maker", "client", name="uq_gatherings_maker_client"),
    )
    op.create_index("ix_gatherings_host", "gatherings", ["host"])
    op.create_index("ix_gatherings_state_updated", "gatherings", ["state", "updated"])
    op.create_table(
        "sitters",
        sa.Column(
            "gathering", sa.String(32), sa.ForeignKey("gatherings.gathering"), nullable=False
        ),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(16)),
        sa.Column("owner", sa.LargeBinary(32)),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("gathering", "seat"),
    )
    op.create_index("ix_sitters_owner", "sitters", ["owner"])
    op.create_table(
        "tickets",
        sa.Column("ticket", sa.LargeBinary(32), primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.match"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("owner", sa.LargeBinary(32), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_tickets_expires", "tickets", ["expires"])


def downgrade() -> None:
    """Take the change back."""
    for name in ("tickets", "sitters", "gatherings"):
        op.drop_table(name)
    op.drop_column("entries", "standing")
    op.drop_column("matches", "gathering")
    op.drop_column("matches", "watch")
