"""The commands, and the options that they take."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from wildpile import __version__

app = typer.Typer(
    help="An UNO-style card game: play it in the browser, check its rules, simulate it.",
    no_args_is_help=True,
    # Plain text: Rich would double the time that --help takes.
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def fail(message: str) -> NoReturn:
    """Say one line on standard error and leave with exit code 1."""
    typer.echo(f"wildpile: {message}", err=True)
    raise typer.Exit(1)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"wildpile {__version__}")
        raise typer.Exit


@app.callback()
def root(
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
) -> None:
    """An UNO-style card game: play it in the browser, check its rules, simulate it."""


@app.command()
def version() -> None:
    """Show the version."""
    typer.echo(f"wildpile {__version__}")


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes a free one.")
    ] = 8000,
    lan: Annotated[
        bool, typer.Option("--lan", help="Open the game to the local network, and show a QR code.")
    ] = False,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="WILDPILE_DATA",
            show_default="your data folder",
            help="Folder for the database; made if missing.",
        ),
    ] = None,
) -> None:
    """Serve the game in the browser."""
    from wildpile.cli import serving

    if lan:
        host = "0.0.0.0"
    try:
        port = serving.claim_port(host, port)
        folder = serving.claim_folder(data or serving.default_folder())
    except serving.CannotServe as problem:
        fail(str(problem))
    for line in serving.greeting(host, port, folder, lan=lan):
        typer.echo(line)
    if serving.choose_interpreted():
        typer.echo("wildpile: the rules are not compiled yet; wildpile warm does it, once")

    from wildpile.server import run

    run.run(host=host, port=port, data=folder, lan=lan)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
) -> None:
    """Play scenario files and check what they expect."""
    from wildpile.notation import scenario

    raise typer.Exit(scenario.check_files(files))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record of a match, as text or JSON.")],
    form: Annotated[
        str | None,
        typer.Option("--print", metavar="text|json", help="Print the record, and play nothing."),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, max=10, help="Show the hand of this seat alone.")
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Do not wait for the Enter key after each action.")
    ] = False,
) -> None:
    """Play a recorded match again, step by step (q and Enter ends it)."""
    from wildpile.cli import replaying

    if form not in (None, "text", "json"):
        fail(f"--print {form}: text or json")
    stepping = not everything and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        code = replaying.show(
            file,
            typer.echo,
            form=form,
            seat=None if seat is None else seat - 1,
            step=stepping,
        )
    except replaying.CannotRead as problem:
        fail(str(problem))
    raise typer.Exit(code)


@app.command()
def warm() -> None:
    """Compile the rules ahead, so that the first game starts fast.

    Fails where they stay interpreted.
    """
    from wildpile.kernel import jit

    if not jit.warm(progress=typer.echo):
        raise typer.Exit(1)
