"""The API: the desk for other programs.

Every address is one :class:`Endpoint`, from which both its route and its
description (:mod:`hakem.web.openapi`) are made, so that neither can be out of date.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from typing import Any
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.asking import refusal
from hakem.desk.journal.result_actions import for_rating
from hakem.desk.journal.roles import ACTIONS as ROLES
from hakem.desk.journal.roles import Forbidden, Grant, may, may_read
from hakem.desk.journal.views import log_data, players_data, round_view, status_data
from hakem.desk.package_check import package_check
from hakem.errors import HakemError, UnknownName
from hakem.exports.offered import EXPORTS, ToExport
from hakem.exports.prizes import awards_data
from hakem.exports.tables import crosstable_as_data, standings_as_data
from hakem.i18n import Message, languages
from hakem.paper.documents import DOCUMENTS, PaperWish, document
from hakem.paper.offered import PRIVATE
from hakem.paper.package import package_files, tsf_package
from hakem.store.guard import AccessRefused
from hakem.values import replace
from hakem.web.api_body import WrongJson, body_of, object_of, sent, texts_of
from hakem.web.api_errors import message_answer
from hakem.web.cache import Made, PageCache, made
from hakem.web.endpoints import (
    ANSWER,
    CREATED,
    ENTRIES,
    EVENTS,
    LOGIN,
    NOTHING,
    PLAYERS,
    ROUND,
    STATUS,
    TABLE,
    TEXT,
    TRUTH,
    Endpoint,
    named_file,
    number_of,
    whole_number,
)
from hakem.web.hall import Hall
from hakem.web.looking import Look, event_look, plain_look, require_readable
from hakem.web.making import branched, new_event
from hakem.web.openapi import description
from hakem.web.site.folder import SITE, site_archive
from hakem.web.site.site import SiteWish, site_files
from hakem.web.visitor import Visitor, is_program, visitor_of

MOST_EVENTS = 200
"""Of a list of events; ``after`` asks for the next ones."""

JSON = "application/json"
OF_PAPER = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
"""What a document may do: be shown by the reader of the browser, which is a page of its own."""

EVENT = "/api/v1/events/{event}"


def _hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def _visitor(request: Request, event: str = "") -> Visitor:
    """Who asks; a token that is shown and opens nothing is refused, so that programs notice that it is over."""
    visitor = visitor_of(request, _hall(request), event)
    if is_program(request) and not visitor.is_known:
        raise AccessRefused(Message("web-api.token"))
    return visitor


# Reading


def _events(request: Request, _body: bytes) -> Response:
    """All events that may be seen, in the order of their ids; ``after`` and ``limit`` for many of them."""
    hall, visitor = _hall(request), _visitor(request)
    after, limit = request.query_params.get("after", ""), whole_number(request, "limit", MOST_EVENTS, 1, MOST_EVENTS)
    ids = [event for event in hall.events() if event > after]
    found: list[dict[str, Any]] = []
    for event in ids[:limit]:
        try:
            found += _listed(request, event)
        except HakemError as error:  # one that cannot be read hides no other
            if may_read(visitor.person, "journal") is None:
                found.append({"event": event, "problem": error.message.key})
    return JSONResponse({"events": found, "more": len(ids) > limit})


def _listed(request: Request, event: str) -> list[dict[str, Any]]:
    look = event_look(request, _hall(request), event=event)
    if may_read(look.visitor.person, "status", published=bool(look.desk.published)) is not None:
        return []
    return [status_data(look.desk, event, look.entries)]


def _read(request: Request, thing: str, shown: Callable[[Look], object]) -> Response:
    """What of an event somebody may see, made once for every state of it."""
    _visitor(request, request.path_params["event"])
    look = event_look(request, _hall(request), thing)
    number = str(look.params.get("round", ""))
    out = look.desk.published
    require_readable(look, thing, int(number) in out if number[:6].isdecimal() else bool(out))
    key: Hashable = ("api", look.running.event, look.mark(look.seq), look.path, tuple(sorted(look.query.items())))
    whole = (key, look.visitor.language, look.visitor.person)
    cache: PageCache = request.app.state.cache
    return _packed(request, cache.get(whole) or cache.keep(whole, made(_text(shown(look)))))


def _text(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, allow_nan=False).encode("utf-8", "replace").decode()


def _packed(request: Request, page: Made) -> Response:
    headers = {"etag": page.tag, "cache-control": "private, no-cache", "vary": "accept-encoding, cookie, authorization"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, 200, {**headers, "content-encoding": "gzip"}, JSON)
    return Response(page.html, 200, headers, JSON)


def _status(request: Request, _body: bytes) -> Response:
    """Where the event stands."""
    return _read(request, "status", lambda look: status_data(look.desk, look.running.event, look.entries))


def _players(request: Request, _body: bytes) -> Response:
    """Everybody in the order of pairing numbers."""
    return _read(request, "players", lambda look: players_data(look.desk))


def _round(request: Request, _body: bytes) -> Response:
    """A round with its boards, results and byes."""
    if not request.path_params["round"].isdecimal() or len(request.path_params["round"]) > 5:
        return message_answer(request, Message("web.not-found"), 404)
    number = int(request.path_params["round"])

    def shown(look: Look) -> object:
        if not 1 <= number <= look.desk.round_no:
            raise _NoSuchRound(number, look.desk.round_no)
        return round_view(look.desk, number)

    try:
        return _read(request, "round", shown)
    except _NoSuchRound as none:
        return message_answer(request, none.message, 404)


class _NoSuchRound(HakemError):  # noqa: N818 - it reads as what it says
    """A round that is not there: an address that is none."""

    def __init__(self, number: int, last: int) -> None:
        super().__init__(Message("desk.no-such-round", {"round": number, "last": last}))


def _standings(request: Request, _body: bytes) -> Response:
    """The standings by the rules of the event; of a knockout its places."""
    return _read(request, "standings", lambda look: standings_as_data(look.desk, look.visitor.language))


def _crosstable(request: Request, _body: bytes) -> Response:
    """The cross table in the form that such an event usually has; of a knockout its bracket."""
    return _read(request, "crosstable", lambda look: crosstable_as_data(look.desk, look.visitor.language))


def _journal(request: Request, _body: bytes) -> Response:
    """The journal, an object an entry; ``after`` names the last one that is known."""
    after = whole_number(request, "after", 0, 0)
    return _read(request, "journal", lambda look: list(log_data(look.entries, after)))


def _export(request: Request, _body: bytes) -> Response:
    """The event as a file for another program; ``for_rating`` with results that count for rating only.

    ``table`` is the one that a spreadsheet is to have; ``all`` puts into a site what is not published, too.
    """
    form = request.path_params["format"]
    _visitor(request, request.path_params["event"])
    look = event_look(request, _hall(request), "export")
    require_readable(look, "export", published=False)
    if form == SITE:
        return _site(request, look)
    if form not in EXPORTS:
        known = (*EXPORTS, SITE)
        return message_answer(request, Message("web-api.format", {"name": form[:40], "known": known}), 404)
    desk = look.desk
    if request.query_params.get("for_rating") in ("true", "1"):
        desk = replace(desk, tournament=for_rating(desk))
    table, language = request.query_params.get("table", "")[:40], _language(request, look)
    file = EXPORTS[form](ToExport(desk, look.entries, language, table))
    kept = named_file(f"{look.running.event}{f'-{table}' if table else ''}{file.ending}", to_keep=True)
    return Response(file.data, 200, {"content-disposition": kept}, file.media)


def _site(request: Request, look: Look) -> Response:
    """The site of the event as an archive, the language of whoever asks first; ``all`` with what is not published."""
    first, everything = _language(request, look), request.query_params.get("all") in ("true", "1")
    order = (first, *(code for code in languages() if code != first))
    files = site_files(SiteWish(look.desk, look.entries, order, everything))
    kept = named_file(f"{look.running.event}-site.zip", to_keep=True)
    return Response(site_archive(look.running.event, files), 200, {"content-disposition": kept}, "application/zip")


def _language(request: Request, look: Look) -> str:
    """The language that the address names, else that of whoever asks."""
    named = request.query_params.get("language", "")
    return named if named in languages() else look.visitor.language


def _document(request: Request, _body: bytes) -> Response:
    """A document on paper as PDF: of a ``round``, in a ``form``, in a ``language``; ``download`` to keep it."""
    name, asked = request.path_params["name"], request.query_params
    _visitor(request, request.path_params["event"])
    look = event_look(request, _hall(request), "documents")
    require_readable(look, "documents", published=bool(look.desk.published))
    if name in PRIVATE:
        require_readable(look, "journal", published=False)
    if name not in DOCUMENTS:
        return message_answer(request, UnknownName("document", name[:40], DOCUMENTS).message, 404)
    options = {"form": asked["form"]} if asked.get("form") else {}
    wish = PaperWish(
        look.desk,
        _language(request, look),
        whole_number(request, "round", 0, 0),
        options,
        look.entries if name in PRIVATE else (),
    )
    kept = named_file(f"{look.running.event}-{name}.pdf", to_keep=asked.get("download") in ("true", "1"))
    headers = {"content-disposition": kept, "content-security-policy": OF_PAPER, "vary": "cookie, authorization"}
    return Response(document(name, wish), 200, headers, "application/pdf")


def _prizes(request: Request, _body: bytes) -> Response:
    """The list of prizes, and who gets what by the standings as they are, with the working."""
    return _read(request, "standings", lambda look: awards_data(look.desk, look.visitor.language))


def _package(request: Request, _body: bytes) -> Response:
    """What the archive for the federation holds, what the event still lacks, and what is laid beside it by hand."""

    def shown(look: Look) -> object:
        checked, say = package_check(look.desk), look.words.say
        said = {"missing": [*map(say, checked.missing)], "beside": [*map(say, checked.beside)]}
        return {"files": [*package_files(look.desk)], **said}

    return _read(request, "export", shown)


def _package_file(request: Request, _body: bytes) -> Response:
    """The archive for the federation: papers and files of the whole event."""
    _visitor(request, request.path_params["event"])
    look = event_look(request, _hall(request), "export")
    require_readable(look, "export", published=False)
    wish = PaperWish(look.desk, _language(request, look), entries=look.entries)
    kept = named_file(f"{look.running.event}-tsf.zip", to_keep=True)
    return Response(tsf_package(wish), 200, {"content-disposition": kept}, "application/zip")


# Changing


def _create(request: Request, body: bytes) -> Response:
    """A new event; its id follows from its name."""
    hall, visitor = _hall(request), _visitor(request)
    _require_role(visitor, "create")
    given = sent(object_of(body))
    event, answer = new_event(hall, given.fields, visitor.person, given.key, given.confirm)
    return JSONResponse({"id": event, **answer.to_data()}, 201, {"location": f"/api/v1/events/{quote(event)}"})


def _act(request: Request, body: bytes) -> Response:
    """An action; nothing has changed unless it is answered with 200."""
    hall, event, action = _hall(request), request.path_params["event"], request.path_params["action"]
    visitor = _visitor(request, event)
    if action not in ACTIONS:
        return message_answer(request, UnknownName("action", action[:40], tuple(ACTIONS)).message, 404)
    running = hall.event(event)
    _require_role(visitor, action)
    given = sent(object_of(body))
    if action == "branch":
        (name,) = texts_of(given.fields, "name")
        new, answer = branched(hall, running, name, visitor.person)
        return JSONResponse({"id": new, **answer.to_data()})
    answer = running.do(
        action, given.fields, by=visitor.person, key=given.key, was=given.was, confirm=list(given.confirm)
    )
    return JSONResponse(answer.to_data())


def _require_role(visitor: Visitor, action: str) -> None:
    """Who may never do this is told so before anything is said about what was sent; the desk asks the rest."""
    if ROLES[action].get(visitor.person.role, Grant.NEVER) is Grant.NEVER:
        raise Forbidden(may(visitor.person, action) or refusal("no-event").message)


def _log_in(request: Request, body: bytes) -> Response:
    """A token for a program: it opens what the account may, until it is ended or two weeks have passed."""
    visitor = visitor_of(request, _hall(request))
    name, password, device = texts_of(object_of(body), "name", "password", "device")
    new = _hall(request).people.log_in(name, password, address=visitor.address, device=device)
    return JSONResponse({"token": new.token, "id": new.login.id, "expires_at": new.login.expires_at})


def _log_out(request: Request, body: bytes) -> Response:
    """The token that is shown opens nothing any more."""
    if object_of(body):
        raise WrongJson(Message("json.unknown-key", {"key": next(iter(object_of(body)))[:40]}))
    visitor = _visitor(request)
    if visitor.token:
        _hall(request).people.log_out(visitor.token)
    return JSONResponse({})


def _description(request: Request, _body: bytes) -> Response:
    """This description."""
    plain_look(request, _hall(request))
    return Response(_text(description(ENDPOINTS)), 200, {"cache-control": "no-cache"}, JSON)


ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/v1/events", _events, EVENTS, query={"after": TEXT, "limit": number_of(1, MOST_EVENTS)}),
    Endpoint("POST", "/api/v1/events", _create, CREATED, body="create", status=201),
    Endpoint("GET", EVENT, _status, STATUS),
    Endpoint("GET", f"{EVENT}/players", _players, PLAYERS),
    Endpoint("GET", f"{EVENT}/rounds/{{round}}", _round, ROUND),
    Endpoint("GET", f"{EVENT}/standings", _standings, TABLE),
    Endpoint("GET", f"{EVENT}/crosstable", _crosstable, TABLE),
    Endpoint("GET", f"{EVENT}/prizes", _prizes, TABLE),
    Endpoint("GET", f"{EVENT}/package", _package, TABLE),
    Endpoint("GET", f"{EVENT}/package.zip", _package_file, None, query={"language": {"enum": [*languages()]}}),
    Endpoint("GET", f"{EVENT}/journal", _journal, ENTRIES, query={"after": number_of(0)}),
    Endpoint(
        *("GET", f"{EVENT}/documents/{{name}}.pdf", _document, None),
        query={"round": number_of(0), "form": TEXT, "language": {"enum": [*languages()]}, "download": TRUTH},
    ),
    Endpoint(
        "GET",
        f"{EVENT}/export/{{format}}",
        _export,
        None,
        query={"for_rating": TRUTH, "table": TEXT, "all": TRUTH, "language": {"enum": [*languages()]}},
    ),
    Endpoint("POST", f"{EVENT}/actions/{{action}}", _act, ANSWER, body="{action}"),
    Endpoint("POST", "/api/v1/login", _log_in, LOGIN, body="login"),
    Endpoint("POST", "/api/v1/logout", _log_out, NOTHING, body="logout"),
    Endpoint("GET", "/api/openapi.json", _description, TABLE),
)
"""Every address of the API, in the order of its description."""


def _route(path: str, by_method: Mapping[str, Endpoint]) -> Route:
    async def endpoint(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        body = await body_of(request) if method != "GET" else b""
        return await run_in_threadpool(by_method[method].function, request, body)

    return Route(path, endpoint, methods=list(by_method), name=f"api {path}")


ROUTES: list[BaseRoute] = [
    _route(path, {each.method: each for each in ENDPOINTS if each.path == path})
    for path in dict.fromkeys(each.path for each in ENDPOINTS)
]
