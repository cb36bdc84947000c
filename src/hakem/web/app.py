"""The application: guards in front, then the routes of every part."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from importlib import import_module

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from hakem.errors import HakemError
from hakem.i18n import Message
from hakem.store.guard import TooOften
from hakem.web.api_errors import message_answer, refusal_answer
from hakem.web.cache import PageCache, made
from hakem.web.guards import HEADERS, Guards, is_api
from hakem.web.hall import Hall
from hakem.web.live import Watcher
from hakem.web.looking import error_page, html_of, packed, plain_look, status_of
from hakem.web.rendering import STATIC

PARTS = (
    *("acting", "live", "pages.alert"),
    *("pages.home", "pages.new_event", "pages.event", "pages.help", "pages.learn"),
    *("pages.players", "pages.player_row", "pages.paste", "pages.check_in", "pages.numbers", "pages.apart"),
    *("pages.list_check", "pages.card", "pages.team_list", "pages.groups", "pages.matches"),
    *("pages.round", "pages.editions", "pages.pair", "pages.hand"),
    *("pages.standings", "pages.tables", "pages.prizes", "pages.paper"),
    *("pages.knockout", "pages.journal", "pages.backups", "pages.verify"),
    *("pages.publish", "pages.screens", "pages.helpers", "pages.phone", "pages.people"),
    "api",
)
"""Every module with ROUTES."""


class _Files(StaticFiles):
    """Our own files, which may be kept for ever under an address that names their content."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, with how long it may be kept."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        kept = b"v=" in scope["query_string"]
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response


def routes() -> list[BaseRoute]:
    """The routes of all parts."""
    found: list[BaseRoute] = [Route("/healthz", _health), Mount("/static", _Files(directory=STATIC), name="static")]
    for part in PARTS:
        found += import_module(f"hakem.web.{part}").ROUTES
    return found


async def _health(request: Request) -> Response:
    """Whether the server and its store answer."""

    def asked() -> Response:
        hall: Hall = request.app.state.hall
        hall.events()
        mark = hall.settings.mark
        return JSONResponse({"status": "ok", "desk": mark} if mark else {"status": "ok"})

    try:
        return await run_in_threadpool(asked)
    except HakemError as error:
        return JSONResponse({"status": error.message.key}, 503)


def desk_app(hall: Hall) -> Starlette:
    """The desk of a hall. Whoever makes it closes the hall; the server does it at its end."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        app.state.watcher.stop()
        await run_in_threadpool(hall.close)

    app = Starlette(
        routes=routes(),
        middleware=[Middleware(Guards, settings=hall.settings)],
        exception_handlers={HakemError: _refused, HTTPException: _not_found, Exception: _unexpected},
        lifespan=lifespan,
    )
    app.state.hall, app.state.cache, app.state.watcher = hall, PageCache(), Watcher(hall)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HakemError)
    if is_api(request):
        return await run_in_threadpool(refusal_answer, request, error)
    response = await run_in_threadpool(_error, request, error.message, status_of(error))
    if isinstance(error, TooOften):
        response.headers["retry-after"] = str(error.seconds)
    return response


async def _not_found(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = "web.not-found" if error.status_code == 404 else "web.http-error"
    message = Message(key, {"status": error.status_code})
    return await run_in_threadpool(_error, request, message, error.status_code, error.headers)


async def _unexpected(request: Request, error: Exception) -> Response:
    """Our mistake: whoever runs the server sees where, whoever asked sees that nothing was lost."""
    traceback.print_exception(error, file=sys.stderr)
    return await run_in_threadpool(_error, request, Message("web.unexpected"), 500, HEADERS)  # it passes no guard


def _error(request: Request, message: Message, status: int, headers: Mapping[str, str] | None = None) -> Response:
    if is_api(request):
        return message_answer(request, message, status, headers)
    look = plain_look(request, request.app.state.hall)
    response = packed(request, made(html_of(look, error_page(look, message, status))), status)
    response.headers.update(headers or {})
    return response
