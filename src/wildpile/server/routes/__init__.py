"""The routes of docs/wire.md."""
