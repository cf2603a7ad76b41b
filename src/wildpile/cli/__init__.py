"""The command line: one Typer app. Each command imports its room inside its function."""

from wildpile.cli.app import app

__all__ = ["app"]
