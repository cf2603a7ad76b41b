"""Errors as problem details (RFC 9457): every answer that is no success has a stable code."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from wildpile.errors import (
    GatheringError,
    IllegalAction,
    LessonError,
    NotationError,
    RulesError,
    TableError,
    WildpileError,
)
from wildpile.table.acts import Stale

log = logging.getLogger("wildpile.server")

TITLES = {
    400: "Bad request",
    401: "Who is asking?",
    403: "Not allowed",
    404: "Not found",
    405: "Method not allowed",
    409: "In conflict with the table",
    410: "Gone",
    413: "Too large",
    415: "Not JSON",
    421: "Wrong host",
    422: "Refused",
    429: "Too many requests",
    500: "Internal error",
}
HTTP_CODES = {400: "request/bad_json", 404: "request/not_found", 405: "request/method"}
TABLE_STATUS = {
    "table/stale": 409,
    "table/not_over": 409,
    "table/cannot_continue": 409,
    "table/no_player": 401,
    "table/not_your_seat": 403,
    "table/unknown_match": 404,
    "table/unknown_seat": 404,
    "table/unknown_round": 404,
    "table/unknown_number": 404,
    "table/unreadable": 410,
    "table/not_watched": 403,
    "table/ticket_gone": 410,
}
GATHERING_STATUS = {
    "gathering/unknown": 404,
    "gathering/unknown_seat": 404,
    "gathering/ended": 410,
    "gathering/barred": 403,
    "gathering/not_host": 403,
    "gathering/not_seated": 403,
}


class Problem(JSONResponse):
    """An answer in `application/problem+json`."""

    media_type = "application/problem+json"


class RequestError(WildpileError):
    """A request that is refused before it reaches a table. Codes `request/…`."""

    def __init__(
        self, status: int, code: str, message: str, headers: dict[str, str] | None = None
    ) -> None:
        super().__init__(code, message)
        self.status = status
        self.headers = headers


def problem(status: int, code: str, detail: str, headers: Any = None, **more: object) -> Problem:
    """Return the answer for an error."""
    content = {
        "type": f"urn:wildpile:{code.replace('/', ':')}",
        "title": TITLES.get(status, "Error"),
        "status": status,
        "code": code,
        "detail": detail,
        **more,
    }
    return Problem(content, status, headers)


def problem_of(error: WildpileError, **more: object) -> Problem:
    """Return the answer for one of our errors; `more` stands in it besides."""
    if isinstance(error, Stale):
        return problem(409, error.code, error.message, number=error.number, **more)
    if isinstance(error, RequestError):
        return problem(error.status, error.code, error.message, error.headers, **more)
    if isinstance(error, TableError):
        return problem(TABLE_STATUS.get(error.code, 409), error.code, error.message, **more)
    if isinstance(error, GatheringError):
        return problem(GATHERING_STATUS.get(error.code, 409), error.code, error.message, **more)
    if isinstance(error, RulesError):
        return problem(422, error.code, error.message, problems=list(error.problems), **more)
    if isinstance(error, LessonError):
        is_missing = error.code.startswith("lessons/unknown_")
        return problem(404 if is_missing else 422, error.code, error.message, **more)
    if isinstance(error, IllegalAction | NotationError):
        return problem(422, error.code, error.message, **more)
    log.error("an error without a status: %s", error.code, exc_info=error)
    return problem(500, error.code, error.message, **more)


def install(app: FastAPI) -> None:
    """Answer every error of an app with a problem."""

    @app.exception_handler(WildpileError)
    async def ours(_request: Request, error: WildpileError) -> Problem:
        return problem_of(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Problem:
        found = error.errors()
        if any(one["type"] == "json_invalid" for one in found):
            return problem(400, "request/bad_json", "the body is not JSON")
        details = [
            {"where": "/".join(str(part) for part in one["loc"]), "what": one["msg"]}
            for one in found
        ]
        detail = "; ".join(f"{one['where']}: {one['what']}" for one in details)
        return problem(422, "request/invalid", detail, errors=details)

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> Problem:
        code = HTTP_CODES.get(error.status_code, f"request/http_{error.status_code}")
        return problem(error.status_code, code, str(error.detail), error.headers)

    @app.exception_handler(Exception)
    async def unforeseen(_request: Request, error: Exception) -> Problem:
        return problem(500, "server/error", "something went wrong in the server; its log says what")
