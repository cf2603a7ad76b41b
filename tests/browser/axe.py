"""Look for barriers with axe-core, which npm installs beside the client."""

from playwright.sync_api import Page

from tests.server.servers import ROOT

SOURCE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def barriers(page: Page) -> list[str]:
    """Return what axe finds, a line each; animations end first, for half a fade has no contrast."""
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found = page.evaluate("rules => axe.run(document, { runOnly: rules })", RULES)
    assert len(found["passes"]) > 10
    return [
        f"{one['id']}: {node['html'][:160]} ({node['failureSummary']})"
        for one in found["violations"]
        for node in one["nodes"]
    ]
