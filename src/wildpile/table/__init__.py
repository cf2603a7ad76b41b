"""One live match.

Mailbox, numbered history, bots' turns, wire messages. No transport, no database.
"""

from wildpile.table.entry import Entry, Seat, Setup
from wildpile.table.store import Conflict, MemoryStore, Store
from wildpile.table.table import Table
from wildpile.table.tables import Tables

__all__ = ["Conflict", "Entry", "MemoryStore", "Seat", "Setup", "Store", "Table", "Tables"]
