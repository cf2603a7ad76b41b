"""Made-up tables, the same that the client's developers look at: web/mock/states.json."""

import json
from typing import Any

from playwright.sync_api import Page, Route

from tests.server.servers import ROOT

DATA = json.loads((ROOT / "web/mock/states.json").read_text(encoding="utf-8"))
STATES = tuple(DATA["states"])

# EventSource, with one snapshot already on its way; `show` lets another follow,
# `update` an update. A request answered
# by Playwright would end at once, and the page would take that for a broken connection.
SOURCE = """
window.EventSource = class extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  onopen = null;
  constructor() {
    super();
    const send = (kind, told) => {
      this.dispatchEvent(new MessageEvent(kind, { data: JSON.stringify(told) }));
    };
    window.show = shown => send('snapshot', shown);
    window.update = told => send('update', told);
    setTimeout(() => {
      this.onopen?.();
      window.show(window.shown);
    });
  }
  close() { this.readyState = 2; }
};
window.shown = %s;
"""
REQUESTS = "**/api/matches/mock-*/**"


def view_of(state: str, **more: Any) -> dict[str, Any]:
    """Return the view of a state, with further changes."""
    view = {**DATA["base"], **DATA["states"][state], **more, "match": f"mock-{state}"}
    view.pop("recent", None)
    reason = view.pop("blocked", "action/no_match")
    playable = {action.removeprefix("jump,").partition(">")[0] for action in view["legal"]}
    view["why"] = {face: reason for face in view["hand"] if face not in playable}
    view["rulings"] = {reason: "2.3"}
    return view


def snapshot_of(state: str, number: int = 40, **more: Any) -> dict[str, Any]:
    """Return the snapshot of a state, with further changes of the view."""
    view = view_of(state, **more)
    recent = DATA["states"][state].get("recent", DATA["recent"])
    return {"number": number, "answer": "fresh", "view": view, "recent": recent}


def open_state(page: Page, url: str, state: str, **more: Any) -> None:
    """Show a made-up table: no server knows it, and it takes no moves.

    A page that shows one already goes to another address and comes back: to load it anew costs
    ten times as much.
    """
    snapshot = snapshot_of(state, **more)

    def answer(route: Route) -> None:
        route.fulfill(json=snapshot if route.request.method == "GET" else {"number": 40})

    # The newest answers. Without any, Chromium would let the next requests through for a moment.
    page.route(REQUESTS, answer)
    if page.url.startswith(url) and page.evaluate("'shown' in window"):
        page.evaluate("shown => { window.shown = shown; location.hash = '#/nowhere'; }", snapshot)
        page.locator("#app").wait_for(state="detached")
    else:
        page.add_init_script(SOURCE % json.dumps(snapshot))
    page.goto(f"{url}#/m/mock-{state}/0")
    page.locator("#app").wait_for()
