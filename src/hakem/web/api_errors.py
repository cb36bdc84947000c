"""What programs are told when something cannot be done: one shape for every error."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hakem.desk.journal.asking import Unread, error_data
from hakem.errors import HakemError
from hakem.i18n import Message, Renderer
from hakem.reports import event_renderer
from hakem.store.guard import TooOften
from hakem.web.api_body import WrongJson, WrongMedia
from hakem.web.hall import Hall
from hakem.web.looking import status_of
from hakem.web.visitor import visitor_of

UNSUPPORTED_MEDIA, UNKNOWN, FORBIDDEN = 415, 401, 403


def refusal_answer(request: Request, error: HakemError) -> Response:
    """Why something was not done. Whoever may not, and has not said who they are, is asked that first."""
    hall: Hall = request.app.state.hall
    event = str(request.path_params.get("event", ""))
    visitor = visitor_of(request, hall, event)
    words = _words(hall, event, visitor.language)
    status = UNSUPPORTED_MEDIA if isinstance(error, WrongMedia) else status_of(error)
    if status == FORBIDDEN and not visitor.is_known:
        status = UNKNOWN
    data: dict[str, Any] = {**error_data(error), "message": words.say(error.message)}
    if isinstance(error, Unread):
        data["warnings"] = [{**each.to_data(), "text": words.say(each.message)} for each in error.warnings]
    if isinstance(error, WrongJson) and error.row:
        data["where"] = {"row": error.row, "column": error.column}
    headers = {"www-authenticate": "Bearer"} if status == UNKNOWN else {}
    if isinstance(error, TooOften):
        headers["retry-after"] = str(error.seconds)
    return JSONResponse({"error": data}, status, headers)


def message_answer(
    request: Request, message: Message, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    """The same for what is no refusal of the desk: an address that is none, a mistake of ours."""
    language = visitor_of(request, request.app.state.hall).language
    body = {"error": {"code": message.key, "message": Renderer(language).say(message)}}
    return JSONResponse(body, status, headers)


def _words(hall: Hall, event: str, language: str) -> Renderer:
    """Words with the names of the players, as far as there is such an event."""
    if event:
        try:
            return event_renderer(hall.event(event).desk.tournament, language)
        except HakemError:
            pass
    return Renderer(language)
