"""The copies that an event has left: behind every closed round, when somebody asked, before one took its place."""

from __future__ import annotations

import os
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.roles import Forbidden, may_read
from hakem.store.copies import KeptCopy, entries_in, kept_copies, restore
from hakem.store.in_place import is_now, put_in_place
from hakem.values import dataclass
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, event_look, event_page
from hakem.web.making import begin_named


@dataclass(frozen=True, slots=True)
class CopyLine:
    """A copy as the page lists it; ``look`` is an address where it is seen as it was, "" if the event is behind it."""

    name: str
    why: str
    written: str
    seq: int
    size: str
    look: str
    is_now: bool


def folder_of(look: Look) -> str:
    """Where the copies of the events lie; "" at a database, which has backups of its own."""
    return os.path.join(look.hall.data, "backups") if look.hall.data else ""


@event_page("/backups", "export")
def backups_page(look: Look) -> Page:
    """All copies of the event, the newest first."""
    found = kept_copies(folder_of(look), look.running.event) if look.hall.data else ()
    lines = [_line(look, each) for each in found]
    return Page("backups.html", {"tab": "event", "copies": lines, "has_folder": bool(look.hall.data)})


def _line(look: Look, copy: KeptCopy) -> CopyLine:
    w = look.words
    why = w(f"store.copy.{copy.why}", round=copy.round_no)
    seen = "" if copy.seq > look.seq else f"/e/{look.running.event}@{copy.seq}/rounds"
    size = w.renderer.decimals(f"{max(0.1, copy.size / 1_000_000):.1f}")
    return CopyLine(copy.name, why, w.moment(copy.moment), copy.seq, size, seen, is_now(look.entries, copy))


def _named(look: Look, name: str) -> str:
    """The file of a copy of this event; there is no other way to a file."""
    found = [each for each in kept_copies(folder_of(look), look.running.event) if each.name == name]
    if not look.hall.data or not found:
        raise HTTPException(404)
    return os.path.join(folder_of(look), found[0].name)


async def _download(request: Request) -> Response:
    return await run_in_threadpool(_sent, request)


def _sent(request: Request) -> Response:
    look = event_look(request, request.app.state.hall)
    why = may_read(look.visitor.person, "export")
    if why is not None:
        raise Forbidden(why)
    path = _named(look, request.path_params["name"])
    return FileResponse(path, media_type="application/vnd.sqlite3", filename=os.path.basename(path))


@event_form("/backups/in-place", "undo")
def in_place(sent: FormSent) -> Response:
    """A copy takes the place of the event; what is there now is kept as a copy first."""
    look, running = sent.look, sent.look.running
    there = entries_in(_named(look, sent.text("name")))
    answer = put_in_place(running, there, folder_of(look), look.visitor.person, sent.texts("_confirm"))
    return forth(f"/e/{running.event}/backups", answer)


@event_form("/backups/copy", "branch")
def as_copy(sent: FormSent) -> Response:
    """A copy becomes an event of its own, beside the one it was made of."""
    look = sent.look
    path, name = _named(look, sent.text("name")), look.desk.tournament.event.name
    made = begin_named(look.hall.store, name, lambda event: restore(path, look.hall.store, event))
    return RedirectResponse(f"/e/{quote(made)}", 303)


ROUTES: list[BaseRoute] = [
    backups_page,
    in_place,
    as_copy,
    Route("/e/{event}/backups/{name}", _download),
]
