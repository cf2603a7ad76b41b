"""A real server for the tests in the browser: `wildpile serve` in a process of its own."""

import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.servers import ROOT, free_port

START_SECONDS = 60.0


class Site:
    """The server and the client it serves; it can be stopped and started again on its port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        where = ["--port", str(self.port), "--data", str(self.folder)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildpile", "serve", *where],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self.process.poll() is None, f"the server ended: {self.process.returncode}"
            if self.answers():
                return
            time.sleep(0.02)
        raise AssertionError("the server does not answer")

    def answers(self) -> bool:
        """Tell whether somebody answers at the address."""
        try:
            with urllib.request.urlopen(f"{self.url}api/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def end(self) -> None:
        """Ask it to stop, and wait for that; nothing happens if it has ended already."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.wait(15)
