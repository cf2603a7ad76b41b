"""Measure what a frame costs the page of a table, with the client built.

    python -m tests.browser.frames

Six events come as six updates, as fast as a table deals them out, to a page whose processor is
slowed four times. Told are script, style and layout of each frame (the 95th percentile over all
runs), how long it takes from a press to the next frame (the median), and the scripts that the page
fetches. Beside other work on the machine fewer and longer frames come, and the figures say little:
measure alone.
"""

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.site import Site
from tests.browser.states import open_state, view_of
from tests.conftest import CHROMIUM, NO_CHROMIUM
from tests.server.servers import ROOT

SLOWED = 4
RUNS = 20
FRAME_LIMIT, INPUT_LIMIT, SCRIPT_LIMIT = 50.0, 100.0, 90.0
# What the main thread does for a frame: the names of its parts in a trace.
PARTS = {
    "script": {"FunctionCall", "EvaluateScript", "v8.callFunction", "FireAnimationFrame"},
    "style": {"UpdateLayoutTree"},
    "layout": {"Layout", "PrePaint", "UpdateLayerTree"},
}
STREAM = """
([updates, apart]) => new Promise(done => {
  updates.forEach((update, i) => setTimeout(() => window.update(update), i * apart));
  setTimeout(done, updates.length * apart + 1600);
})"""
# From the moment of the press, as the browser saw it, to the frame that shows what it did.
PRESSES = """
() => { window.waits = [];
  addEventListener('pointerdown', event => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.waits.push(performance.now() - event.timeStamp);
      port2.postMessage(0);
    });
  }, true);
}"""


def six_updates() -> list[dict[str, Any]]:
    """Return six updates of a table of four: plays, a draw, a penalty, a turn round."""
    events: list[list[dict[str, Any]]] = [
        [{"type": "played", "seat": 1, "face": "R3", "color": None, "called": False}],
        [{"type": "played", "seat": 2, "face": "RR", "color": None, "called": False}],
        [{"type": "reversed", "direction": -1}],
        [{"type": "drew", "seat": 1, "count": 1, "cause": "choice", "owed": 1}],
        [{"type": "played", "seat": 3, "face": "R+2", "color": None, "called": False}],
        [{"type": "drew", "seat": 2, "count": 2, "cause": "draw_two", "owed": 2}],
    ]
    tops = ["R3", "RR", "RR", "RR", "R+2", "R+2"]
    found = []
    for i, (event, top) in enumerate(zip(events, tops, strict=True)):
        turn = (i + 2) % 4
        view = view_of("turn", top=top, turn=turn, next=(turn + 1) % 4, legal=[])
        view["direction"] = 1 if i < 2 else -1
        for seat in view["seats"]:
            seat["cards"] += (i + seat["seat"]) % 3
        found.append({"number": 41 + i, "events": [*event, {"type": "turn", "seat": turn}]})
        found[-1]["view"] = json.loads(json.dumps(view))
    return found


def traced(page: Page, cdp: CDPSession, apart: int) -> list[dict[str, Any]]:
    """Let six events come, and return what the trace saw of the main thread."""
    found: list[dict[str, Any]] = []
    ended: list[bool] = []
    cdp.on("Tracing.dataCollected", lambda data: found.extend(data["value"]))
    cdp.on("Tracing.tracingComplete", lambda _: ended.append(True))
    config = {"includedCategories": ["devtools.timeline", "v8", "toplevel"]}
    cdp.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    page.evaluate(STREAM, [six_updates(), apart])
    cdp.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    return found


def frames(trace: list[dict[str, Any]]) -> list[dict[str, float]]:
    """Return the script, style and layout between one frame and the next, in milliseconds."""
    threads = {
        (one["pid"], one["tid"])
        for one in trace
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    mine = [one for one in trace if (one.get("pid"), one.get("tid")) in threads]
    busiest = max(threads, key=lambda at: sum((one["pid"], one["tid"]) == at for one in mine))
    mine = sorted(
        (one for one in mine if (one["pid"], one["tid"]) == busiest and "ts" in one),
        key=lambda one: (one["ts"], -one.get("dur", 0)),
    )
    ends = [one["ts"] for one in mine if one["name"] in ("BeginMainThreadFrame", "Paint")]
    bounds = sorted(set(ends))
    found: dict[int, dict[str, float]] = {}
    covered = 0.0
    for one in mine:
        part = next((part for part, names in PARTS.items() if one["name"] in names), None)
        # What is inside of something that was counted is not counted again.
        if part is None or one.get("ph") != "X" or one["ts"] < covered:
            continue
        covered = one["ts"] + one.get("dur", 0)
        at = sum(bound <= one["ts"] for bound in bounds)
        frame = found.setdefault(at, dict.fromkeys(PARTS, 0.0))
        # The time that the thread ran: what else the machine does is no cost of the page.
        frame[part] += one.get("tdur", one.get("dur", 0)) / 1000
    return list(found.values())


def percentile(values: list[float], part: float) -> float:
    """Return the value that this part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def presses(page: Page) -> list[float]:
    """Press cards while events are shown; return how long each frame took to come."""
    page.evaluate(PRESSES)
    page.evaluate(f"void ({STREAM})({json.dumps([six_updates(), 250])})")
    card = page.locator(".hand button").nth(4)
    box = card.bounding_box()
    assert box
    for _ in range(8):
        page.mouse.click(box["x"] + 20, box["y"] + 40)
        page.wait_for_timeout(150)
    found: list[float] = page.evaluate("window.waits")
    return found


def scripts(url: str, page: Page) -> float:
    """Return the size of the scripts that a table fetches, compressed, in kB (1000 bytes)."""
    names = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    ours = {name for name in names if name.startswith(url) and name.endswith(".js")}
    folder = ROOT / "src/wildpile/static"
    return sum(
        len(gzip.compress((folder / name.removeprefix(url)).read_bytes(), 9)) / 1000
        for name in ours
    )


def measure(url: str, runs: int, apart: int, slowed: int) -> int:
    """Measure and print; return the exit code: 1 where a limit is passed."""
    costs: list[dict[str, float]] = []
    waits: list[float] = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        for _ in range(runs):
            page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB")
            page.emulate_media(reduced_motion="no-preference")
            open_state(page, url, "wait")
            page.evaluate("1")
            cdp = page.context.new_cdp_session(page)
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
            costs += frames(traced(page, cdp, apart))
            page.evaluate("location.reload()")
            page.locator(".hand button").first.wait_for()
            waits += presses(page)
            size = scripts(url, page)
            page.close()
        browser.close()
    totals = [sum(one.values()) for one in costs]
    worst = percentile(totals, 0.95)
    wait = statistics.median(waits)
    highest = {part: percentile([one[part] for one in costs], 0.95) for part in PARTS}
    parts = ", ".join(f"{part} {cost:.1f}" for part, cost in highest.items())
    print(f"{runs} runs, {len(totals)} frames with work, slowed {slowed} times")
    print(f"a frame: 95 % within {worst:.1f} ms ({parts}), median {statistics.median(totals):.1f},")
    print(f"         most {max(totals):.1f} (limit {FRAME_LIMIT:.0f} at 95 %)")
    print(f"the six events: {sum(totals) / runs:.0f} ms in all")
    print(f"press to next frame: median {wait:.1f} ms of {len(waits)} (limit {INPUT_LIMIT:.0f})")
    print(f"scripts of the table: {size:.1f} kB compressed (limit {SCRIPT_LIMIT:.0f})")
    return int(worst > FRAME_LIMIT or wait > INPUT_LIMIT or size > SCRIPT_LIMIT)


def main() -> int:
    """Read the command line and measure; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--apart", type=int, default=120, help="milliseconds between two events")
    parser.add_argument("--slowed", type=int, default=SLOWED, help="how many times")
    args = parser.parse_args()
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder))
        try:
            return measure(site.url, args.runs, args.apart, args.slowed)
        finally:
            site.end()


if __name__ == "__main__":
    sys.exit(main())
