"""The commands, and the options that they take."""

import sys
from contextlib import suppress
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
        kept = serving.claim_database(folder)
        public = serving.claim_address()
    except serving.CannotServe as problem:
        fail(str(problem))
    slower = serving.why_interpreted(is_cold=serving.choose_interpreted())

    def greet() -> None:
        for line in serving.greeting(host, port, kept, lan=lan, public=public):
            typer.echo(line)
        if slower:
            typer.echo(slower)

    # Ctrl+C is how a server ends: to make, anything but 0 would be an error.
    with suppress(KeyboardInterrupt):
        from wildpile.server import run

        run.run(host=host, port=port, data=folder, lan=lan, greet=greet)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Scenario files.")],
) -> None:
    """Play scenario files and check what they expect."""
    from wildpile.cli import serving

    # Compiling in silence would take a minute; so few lines need no compiler.
    serving.choose_interpreted()
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
    from wildpile.cli import serving

    serving.choose_interpreted()
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
def simulate(
    rules: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="RULES...",
            help="official, a preset, a rules code, or switches ('jump=1 stack=22,44').",
        ),
    ] = None,
    edition: Annotated[str, typer.Option(help="Edition of the cards.")] = "classic108",
    bots: Annotated[
        str, typer.Option(help="A bot for each seat, with commas; a single one takes all seats.")
    ] = "normal",
    players: Annotated[int | None, typer.Option(min=2, max=10, help="Seats.")] = None,
    rounds: Annotated[int | None, typer.Option(min=1, help="Play so many rounds.")] = None,
    matches: Annotated[int | None, typer.Option(min=1, help="Play so many whole matches.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal.")] = 1,
    compare: Annotated[
        list[str] | None,
        typer.Option(metavar="RULES", help="Further rules, on the same deals; may be repeated."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=0, help="Processes; default: one for each core.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="File that keeps what was played, to go on from.")
    ] = None,
    out: Annotated[
        list[Path] | None,
        typer.Option(help="Write a table (.csv .json .parquet) or plots (.png .svg); repeatable."),
    ] = None,
    dask: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on a Dask cluster.")
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show no progress.")] = False,
) -> None:
    """Simulate rounds or matches between bots, and compare rules.

    Bots: play_if_able, uniform, easy, normal, hard.
    """
    from wildpile.cli import simulating
    from wildpile.errors import WildpileError

    try:
        code = simulating.simulate(
            typer.echo,
            edition=edition,
            rules=[*(rules or ([] if not compare else ["official"])), *(compare or [])],
            bots=bots,
            players=players,
            rounds=rounds,
            matches=matches,
            seed=seed,
            workers=workers,
            keep=keep,
            out=out or [],
            dask=dask,
            quiet=quiet,
        )
    except WildpileError as problem:
        fail(f"{problem.message} ({problem.code})")
    raise typer.Exit(code)


@app.command()
def warm() -> None:
    """Compile the rules ahead, so that the first game starts fast.

    Fails where they stay interpreted.
    """
    from wildpile.kernel import jit

    if not jit.warm(progress=typer.echo):
        raise typer.Exit(1)
