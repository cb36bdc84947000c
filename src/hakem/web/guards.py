"""What every request passes first: the name of the host, the size of what is sent, where a change comes from.

No page works from inside another site, and no script or style runs but our own files.
"""

from __future__ import annotations

from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hakem.i18n import Message as Sentence
from hakem.i18n import Renderer
from hakem.web.hall import HallSettings
from hakem.web.visitor import language_of

MOST_BYTES = 12_000_000
"""Of a request: a workbook of some thousand players is a tenth of it."""

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
"""On every answer, unless it says something else itself."""


class TooMuch(Exception):  # noqa: N818 - it reads as what it says
    """More is being sent than a request may have."""


class Guards:
    """The middleware in front of all routes."""

    def __init__(self, app: ASGIApp, settings: HallSettings) -> None:
        self._app, self._settings, self._names = app, settings, settings.names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or answer it with why not."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await self._refuse(scope, receive, send, *refusal)
            return
        await self._passed(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self._is_ours(host) and not _is_test(scope, host):
            return 421, "host"
        if self._settings.local and any(name in headers for name in ("x-forwarded-for", "forwarded", "x-real-ip")):
            return 403, "proxy"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:20]) > MOST_BYTES:
            return 413, "size"
        is_change = scope["type"] == "websocket" or scope["method"] not in SAFE
        return (403, "origin") if is_change and not _is_own_origin(scope, headers) else None

    def _is_ours(self, host: str) -> bool:
        """A name that somebody else's address book points at us is not ours; addresses always are."""
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        name = name.strip("[]").lower()
        if name in self._names or name == "localhost":
            return True
        try:
            found = ip_address(name)
        except ValueError:
            return False
        return found.is_loopback if self._settings.local else not self._settings.hosts or found.is_loopback

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 4403})
            return
        await self._said(scope, status, why)(scope, receive, send)

    def _said(self, scope: Scope, status: int, why: str) -> Response:
        """Why a request did not pass, in words for people and in the shape of all errors for programs."""
        connection = HTTPConnection(scope)
        message = Sentence(f"web-api.guard.{why}")
        words = Renderer(language_of(connection, self._settings.language)).say(message)
        if is_api(connection):
            return JSONResponse({"error": {"code": message.key, "message": words}}, status, HEADERS)
        return PlainTextResponse(words, status, HEADERS)

    async def _passed(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = 0
        begun = False

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b"") or b"")
            if taken > MOST_BYTES:
                raise TooMuch
            return message

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._app(scope, counted, guarded)
        except TooMuch:
            if not begun:
                await self._said(scope, 413, "size")(scope, receive, send)


def _is_test(scope: Scope, host: str) -> bool:
    """Whether Starlette's client asks, which is in the same process and has no address."""
    return host == "testserver" and (scope.get("client") or ("",))[0] == "testclient"


def is_api(connection: HTTPConnection) -> bool:
    """Whether a program asks, which is answered in JSON."""
    return str(connection.scope["path"]).startswith("/api/")


def _is_own_origin(scope: Scope, headers: Headers) -> bool:
    """A change asked for by a page has to come from one of ours; a program that is no browser names no origin.

    A browser sends the origin with every request that changes something. One that
    comes without it and shows a cookie is refused: no program of ours does that.
    """
    origin = headers.get("origin")
    if origin is None:
        return "cookie" not in headers and headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return origin == f"{scheme}://{headers.get('host', '')}"
