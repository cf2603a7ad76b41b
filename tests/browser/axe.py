"""Look for barriers with axe-core, which npm installs beside the client."""

from playwright.sync_api import Page

from tests.server.servers import ROOT

SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# The insides of drawings that are hidden from everybody who hears the page are most of it, and axe
# would build its tree of them all.
RUN = """rules => axe.run(
  { exclude: ['svg[aria-hidden="true"]'] },
  { runOnly: rules, resultTypes: ['violations'] },
)"""


def barriers(page: Page) -> list[str]:
    """Return what axe finds, a line each; animations end first, for half a fade has no contrast."""
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate(RUN, RULES)
    assert len(found["passes"]) > 10
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for one in found["violations"]
        for node in one["nodes"]
    ]
