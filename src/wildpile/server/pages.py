"""Pages: the browser client, and a description of the API that asks nothing of other sites."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

FOREVER = "public, max-age=31536000, immutable"
# Pages of the client beside its first one, by their addresses.
PAGES = {"": "index.html", "score": "score.html"}
# What names the page to whoever reads its head from elsewhere: with the host, which no build knows.
NAMED = (
    '<link rel="canonical" href="{here}">\n'
    '<meta property="og:url" content="{here}">\n'
    '<meta property="og:image" content="{root}icons/share.png">\n'
    "</head>"
)
# Neither is sure to be known to the system's own table.
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
color-scheme: light dark } code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x:
auto } section { border-top: 1px solid #8886; padding: .5rem 0 1rem } h2 code { font-size: 1.1rem }
b { font-weight: 600 } table { border-collapse: collapse } td { padding: .1rem 1rem .1rem 0;
vertical- align: top }
"""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wildpile</title>
<h1>The browser client is not built</h1>
<p>The server runs, but its page is missing. Run <code>make play</code>, which builds it.</p>
<p><a href="/api/docs">The API</a> works without it.</p></html>"""

NO_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Wildpile</title>
<meta name="viewport" content="width=device-width">
<h1>There is no such page</h1><p><a href="/">To the game</a></p></html>"""


def install(app: FastAPI, static: Path) -> None:
    """Serve the API's description, and the client for everything else."""
    root = static.resolve()

    @app.get("/api/docs", include_in_schema=False)
    async def describe() -> HTMLResponse:
        return HTMLResponse(describe_api(app.openapi()))

    @app.api_route("/g", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/t", methods=["GET", "HEAD"], include_in_schema=False)
    async def gather() -> Response:
        return _gather(root, "./")

    @app.api_route("/g/{_name}", methods=["GET", "HEAD"], include_in_schema=False)
    async def gather_at(_name: str) -> Response:
        return _gather(root, "../")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404, f"there is no {request.url.path}")
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT, 503)
        return _page(root, path, request) if path in PAGES else _file(root, path)


def _page(root: Path, path: str, request: Request) -> Response:
    at = str(request.base_url)
    head = NAMED.format(root=escape(at), here=escape(at + path))
    text = (root / PAGES[path]).read_text(encoding="utf-8").replace("</head>", head, 1)
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


def _gather(root: Path, up: str) -> Response:
    """Return the page to gather; it lies deeper where a table is named, its files do not."""
    page = root / "gather.html"
    if not page.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    text = page.read_text(encoding="utf-8").replace('"./', f'"{up}')
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})


def _file(root: Path, path: str) -> Response:
    wanted = _inside(root, path)
    if wanted is None and "." not in path.rpartition("/")[2]:
        # The client's own places stand after a #, so nothing else is a page.
        return HTMLResponse(NO_PAGE, 404)
    if wanted is None:
        raise HTTPException(404, f"there is no /{path}")
    is_hashed = wanted.parent == root / "assets"
    return FileResponse(
        wanted,
        media_type=TYPES.get(wanted.suffix) or mimetypes.guess_type(wanted.name)[0],
        headers={"Cache-Control": FOREVER if is_hashed else "no-cache"},
    )


def _inside(root: Path, path: str) -> Path | None:
    try:
        wanted = (root / path).resolve()
        if wanted.is_relative_to(root) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        pass
    return None


def describe_api(schema: dict[str, Any]) -> str:
    """Return an OpenAPI description as a page to read, without scripts."""
    sections = [
        _operation(path, method, operation)
        for path, methods in schema["paths"].items()
        for method, operation in methods.items()
    ]
    models = [
        f"<section><h3>{escape(name)}</h3><p>{escape(model.get('description', ''))}</p>"
        f"<table>{_properties(model)}"
        "</table></section>"
        for name, model in schema["components"]["schemas"].items()
    ]
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
        f"<h1>{title}</h1><p>{escape(schema['info'].get('description', ''))}</p>"
        '<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>'
        f"{''.join(sections)}<h2>Bodies and answers</h2>{''.join(models)}</html>"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
    rows = "".join(
        f"<tr><td><b>{escape(code)}</b><td>{escape(answer['description'])}<td>{_content(answer)}"
        for code, answer in operation["responses"].items()
    )
    takes = f"<p>Takes <code>{escape(_type(body['schema']))}</code></p>" if body else ""
    return (
        f"<section><h2><code>{method.upper()} {escape(path)}</code></h2>"
        f"<p>{escape(operation.get('description', ''))}</p>{takes}<table>{rows}</table></section>"
    )


def _content(answer: dict[str, Any]) -> str:
    kinds = answer.get("content", {})
    return ", ".join(
        f"<code>{escape(_type(kind.get('schema', {})))}</code>" for kind in kinds.values()
    )


def _properties(model: dict[str, Any]) -> str:
    required = model.get("required", ())
    return "".join(
        f"<tr><td><code>{escape(name)}</code><td><code>{escape(_type(schema))}</code>"
        f"{'' if name in required else ' (may be left out)'}"
        f"<td>{escape(schema.get('description', ''))}"
        for name, schema in model.get("properties", {}).items()
    )


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_type(part) for part in schema[key])
    if "enum" in schema:
        return " | ".join(map(repr, schema["enum"]))
    if "const" in schema:
        return repr(schema["const"])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}, …]"
    return str(schema.get("type", "any"))
