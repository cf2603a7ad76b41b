"""Start the command line: `wildpile`, or `python -m wildpile`.

`--version` is answered here, before Typer is imported, since tools ask for it often.
"""

import sys

from wildpile import __version__


def main() -> None:
    """Run the command line on `sys.argv`. Raises SystemExit with the exit code."""
    if sys.argv[1:] == ["--version"]:
        print(f"wildpile {__version__}")
        return
    from wildpile.cli import app
    from wildpile.errors import WildpileError

    try:
        app(prog_name="wildpile")
    except WildpileError as error:  # bad input: the message says what, why and where
        sys.exit(f"wildpile: {error}")


if __name__ == "__main__":
    main()
