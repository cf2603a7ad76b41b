"""Draw the score pad's icons, and the picture of a link: `python -m tests.browser.icons`.

The client must be built: the picture shows its cards.
"""

import json
import sys

from playwright.sync_api import Page, sync_playwright

from tests.conftest import CHROMIUM, NO_CHROMIUM
from tests.server.servers import ROOT
from wildpile.server.teach.drawings import color_class

FOLDER = ROOT / "web/public/icons"
GROUND = "#3a2549"
# Systems cut a maskable icon to a shape of theirs: nothing of the mark may be near its edge, and
# the ground goes to all corners, as Apple wants it too.
ICONS = {"pile-192": (192, 1.0), "pile-512": (512, 1.0)}
FULL = {"pile-maskable-512": (512, 0.68), "pile-180": (180, 0.9)}
# What other sites show beside a link to a page, at the size that they ask for.
SHARE = (1200, 630)
FANNED = ("R7", "W4", "YS", "G2", "B+2")
SHARED = """<html data-theme="dark" data-edition="classic"><style>
body { margin: 0; background: var(--bg); color: var(--ink); overflow: hidden }
.fan svg { position: absolute; left: 475px; top: 200px; width: 250px; transform-origin: 50% 125% }
.word { position: absolute; left: 64px; top: 48px; height: 96px }
</style>"""


def draw_share(page: Page) -> None:
    """Draw the picture of a link: the house's name over a fan of cards."""
    drawings = json.loads((ROOT / "src/wildpile/static/faces.json").read_text(encoding="utf-8"))
    fan = "".join(
        f'<svg class="wp-card {color_class(face)}" viewBox="0 0 160 230" '
        f'style="transform: rotate({(place - 2) * 14}deg)">'
        f"{drawings['faces']['classic'][face]['full']}</svg>"
        for place, face in enumerate(FANNED)
    )
    page.set_viewport_size({"width": SHARE[0], "height": SHARE[1]})
    page.set_content(
        f'{SHARED}<svg width="0" height="0"><defs>{drawings["shapes"]}</defs></svg>'
        f'<svg class="word" viewBox="0 -6 372 122">{drawings["word"]}</svg>'
        f'<div class="fan">{fan}</div>'
    )
    page.add_style_tag(path=ROOT / "web/src/theme.css")
    page.screenshot(path=FOLDER / "share.png")


def main() -> int:
    """Draw all of them; return the exit code."""
    if CHROMIUM is None:
        print(NO_CHROMIUM, file=sys.stderr)
        return 1
    mark = (FOLDER / "pile.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        page = browser.new_page()
        sizes = ICONS | FULL
        for name, (size, scale) in sizes.items():
            ground = GROUND if name in FULL else "transparent"
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f'<body style="margin:0;background:{ground}"><div style="width:{size}px;'
                f'height:{size}px;transform:scale({scale})">{mark}</div>'
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        draw_share(page)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
