"""Measure the pages with Lighthouse: `make lighthouse`. Exit code 1 where one falls short.

python -m reach.lighthouse              start, learn, table and score pad, five times each
python -m reach.lighthouse learn -n 1   those named, so often

Lighthouse is a tool of ours and no part of the product: npm puts it into .venv/lighthouse the first
time. A phone's profile, simulated throttling, and the median of the runs. What else works on the
machine counts as the page's own slowness: measure while it is quiet.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from hatch_build import find_npm
from reach.sizes import MOST, script_size
from tests.browser.site import Site
from tests.conftest import CHROMIUM, NO_CHROMIUM
from tests.server.servers import ROOT

VERSION = "12.8.2"  # 13 asks for a newer Node.js than the client's build does
FOLDER = ROOT / ".venv/lighthouse"
PAGES = {"start": "", "learn": "learn/classic108", "table": "#/m/{match}/{seat}", "score": "score"}
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 95, "seo": 95}
SHOWN = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time")
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"
SECONDS = 300


def install() -> Path:
    """Return Lighthouse's script, installed if it is not there."""
    script = FOLDER / "node_modules/lighthouse/cli/index.js"
    if not script.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        command, env = find_npm()
        wanted = ["install", "--no-save", "--prefix", str(FOLDER), f"lighthouse@{VERSION}"]
        env["npm_config_ignore_scripts"] = "true"
        subprocess.run([*command, *wanted], cwd=FOLDER, env=env, check=True)
    return script


def post(url: str, body: Any, token: str = "") -> Any:
    """Send JSON, and return what comes back."""
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def measure(script: Path, url: str, cookie: str, found: Path) -> dict[str, Any]:
    """Run Lighthouse once, and return its report."""
    _, env = find_npm()
    assert CHROMIUM is not None
    headers = json.dumps({"Cookie": cookie})
    subprocess.run(
        [
            *("node", str(script), url, "--quiet", "--output=json", f"--output-path={found}"),
            *(f"--chrome-flags={FLAGS}", f"--extra-headers={headers}"),
        ],
        env={**os.environ, **env, "CHROME_PATH": CHROMIUM},
        timeout=SECONDS,
        check=True,
    )
    report: dict[str, Any] = json.loads(found.read_text(encoding="utf-8"))
    return report


def scores(reports: list[dict[str, Any]]) -> dict[str, float]:
    """Return the median of each category, out of 100."""
    return {
        key: statistics.median(100 * one["categories"][key]["score"] for one in reports)
        for key in LEAST
    }


def faults(report: dict[str, Any]) -> list[str]:
    """Return what cost points."""
    return [
        f"    {category['id']}: {audit['id']} {audit['score']} {audit.get('displayValue', '')}"
        for category in report["categories"].values()
        for audit in (report["audits"][one["id"]] for one in category["auditRefs"] if one["weight"])
        if audit["score"] is not None and audit["score"] < 1
    ]


def say(name: str, reports: list[dict[str, Any]]) -> bool:
    """Print what was measured of a page; tell whether it is enough."""
    found = scores(reports)
    falls_short = [key for key, least in LEAST.items() if round(found[key]) < least]
    middle = sorted(reports, key=lambda one: one["categories"]["performance"]["score"])
    report = middle[len(middle) // 2]
    paints = ", ".join(f"{key} {report['audits'][key]['displayValue']}" for key in SHOWN)
    print(f"{name}: " + ", ".join(f"{key} {value:.0f}" for key, value in found.items()))
    print(f"    {paints.replace(chr(160), ' ')}; cpu {report['environment']['benchmarkIndex']:.0f}")
    if falls_short:
        print("\n".join([f"    FALLS SHORT in {', '.join(falls_short)}", *faults(report)]))
    return not falls_short


def main(args: list[str]) -> int:
    """Measure the pages named; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m reach.lighthouse")
    parser.add_argument("pages", nargs="*", choices=[[], *PAGES], default=[])
    parser.add_argument("-n", type=int, default=5, help="how often each is measured")
    chosen = parser.parse_args(args)
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    script, is_good = install(), True
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            token = post(f"{site.url}api/players", {})["token"]
            table = {"edition": "classic108", "opponents": ["easy", "normal", "hard"]}
            place = post(f"{site.url}api/matches", {**table, "pace": "off"}, token)
            for name in chosen.pages or PAGES:
                url, out = site.url + PAGES[name].format(**place), Path(folder, "report.json")
                cookie = f"wildpile_player={token}"
                reports = [measure(script, url, cookie, out) for _ in range(chosen.n)]
                is_good &= say(name, reports)
        finally:
            site.end()
    for name, most in MOST.items():
        size = script_size(name)
        is_good &= size <= most
        print(f"scripts of {name}, gzipped: {size / 1000:.1f} kB of at most {most / 1000:.0f}")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
