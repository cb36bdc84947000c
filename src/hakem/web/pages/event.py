"""The page of an event: where it stands and what comes next, its facts, its rounds, its files; and its settings."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from urllib.parse import quote, urlencode

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.importing import found_on_import
from hakem.desk.journal.roles import Forbidden, may_read
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import round_state, rounds_planned
from hakem.errors import HakemError, RequestError
from hakem.facts.event_kind import is_knockout
from hakem.facts.round_sheet import board_named
from hakem.i18n import Message
from hakem.store.copies import backup, copy_name
from hakem.store.journal import StoreError
from hakem.values import dataclass
from hakem.web.acting import back_of, forth, refused
from hakem.web.announcement import announcement, place_and_days
from hakem.web.event_settings import changes
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, changed_words, event_look, event_page
from hakem.web.making import branched
from hakem.web.round_rows import results_words
from hakem.web.rules_words import is_of_teams
from hakem.web.settings_view import settings_view

EXPORTS = ("trf", "json", "xlsx", "pgn")
"""What other programs read, by the names that the addresses have."""
MOST_FIELDS = 400


@dataclass(frozen=True, slots=True)
class RoundLine:
    """A round in the list: its number and day, its state in a word, how many of its results are known."""

    number: int
    day: str
    state: str
    state_words: str
    results: str
    href: str


@event_page("", "status")
def event(look: Look) -> Page:
    """Where the event stands."""
    desk = look.desk
    t = desk.tournament
    view: dict[str, object] = {
        "tab": "event",
        "place": place_and_days(look.words, t.event),
        "stands": " · ".join((_stands(look), *changed_words(look))),
        "about": announcement(look.words, desk, not is_knockout(t)),
        "rounds": _rounds(look),
        "remarks": [(r.text, r.round_no, r.board and board_named(t, r.round_no, r.board)) for r in desk.remarks],
        "exports": EXPORTS if look.reads("export") else (),
        "has_folder": bool(look.hall.data),
        "source": str(look.entries[0].data.get("source", "")) if look.entries else "",
        "found": tuple(look.words.say(each) for each in found_on_import(look.entries)) if look.reads("journal") else (),
        "saved": look.query.get("saved", "")[:120],
        "of_teams": is_of_teams(t),
    }
    return Page("event.html", view)


def _stands(look: Look) -> str:
    """One sentence: how far it is, and with how many."""
    desk, words = look.desk, look.words
    t = desk.tournament
    teams = is_of_teams(t)
    entered = words("web-home.teams", count=len(t.teams)) if teams else words("web-home.players", count=len(t.players))
    if desk.round_no == 0:
        return words("web-event.not-begun", entered=entered)
    state = words(f"web-home.state.{desk.word}", round=desk.round_no)
    return words("web-event.stands", entered=entered, state=state)


def _rounds(look: Look) -> list[RoundLine]:
    """Rounds that are paired, then those to come; who may not see a round does not learn that it is paired."""
    desk = look.desk
    seen = [n for n in range(1, desk.round_no + 1) if _may_see(look, n)]
    last = desk.round_no if is_knockout(desk.tournament) else rounds_planned(desk)
    return [_round(look, n) for n in seen] + [_to_come(look, n) for n in range(len(seen) + 1, last + 1)]


def _may_see(look: Look, number: int) -> bool:
    out = number in look.desk.published
    return may_read(look.visitor.person, "round", published=out, round=number) is None


def _round(look: Look, number: int) -> RoundLine:
    desk, words = look.desk, look.words
    state = round_state(desk, number)
    results = results_words(words, desk, number)
    href = f"/e/{look.running.event}/rounds/{number}"
    return RoundLine(number, _day(desk, number, words.day), state, words(f"web-event.round.{state}"), results, href)


def _to_come(look: Look, number: int) -> RoundLine:
    words = look.words
    return RoundLine(number, _day(look.desk, number, words.day), "", words("web-event.round.to-come"), "", "")


def _day(desk: Desk, number: int, said: Callable[..., str]) -> str:
    days = desk.tournament.event.round_dates
    return said(days[number - 1]) if number <= len(days) else ""


# Copies


@event_form("/copy", "branch")
def copy(sent: FormSent) -> Response:
    """An event of its own with everything that happened so far, under another name."""
    look, name = sent.look, sent.text("name")[:120]
    if not name:
        raise RequestError(Message("web-new.no.name"))
    made, _ = branched(look.hall, look.running, name, look.visitor.person)
    if name != look.desk.tournament.event.name and look.can("change-event") and not look.desk.finished:
        look.hall.event(made).do("change-event", {"name": name}, by=look.visitor.person)
    return RedirectResponse(f"/e/{quote(made)}", 303)


def _require_export(look: Look) -> None:
    why = may_read(look.visitor.person, "export")
    if why is not None:
        raise Forbidden(why)


async def _backup(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=5)
    return await run_in_threadpool(_backed_up, request, form)


def _backed_up(request: Request, form: FormData) -> Response:
    """A copy of the journal in the folder of backups; one of this very state is enough."""
    look = event_look(request, request.app.state.hall)
    _require_export(look)
    event, folder = look.running.event, os.path.join(look.hall.data, "backups")
    name = copy_name(event, "now", look.seq)
    try:
        os.makedirs(folder, exist_ok=True)
        if not os.path.exists(os.path.join(folder, name)):
            backup(look.hall.store, event, os.path.join(folder, name))
    except OSError as error:
        why = StoreError(Message("store.failed", {"file": name, "reason": error.strerror or str(error)}))
        return refused(request, look, why, form)
    except HakemError as error:
        return refused(request, look, error, form)
    return RedirectResponse(f"/e/{event}?{urlencode({'saved': name})}", 303)


async def _file(request: Request) -> Response:
    return await run_in_threadpool(_whole_file, request)


def _whole_file(request: Request) -> Response:
    """The event as a file that can be mailed and opened elsewhere."""
    look = event_look(request, request.app.state.hall)
    _require_export(look)
    name = f"{look.running.event}.hakem"
    with tempfile.TemporaryDirectory(prefix="hakem-") as folder:
        path = os.path.join(folder, "copy.hakem")
        backup(look.hall.store, look.running.event, path)
        with open(path, "rb") as file:
            data = file.read()
    headers = {"content-disposition": f"attachment; filename*=UTF-8''{quote(name)}"}
    return Response(data, 200, headers, "application/vnd.sqlite3")


# Settings


@event_page("/settings", "export")
def settings(look: Look) -> Page:
    """Everything that can still be changed, and what cannot with the reason."""
    return Page("settings.html", {"tab": "event", **settings_view(look.desk, look.words)})


@event_form("/settings", "change-event")
def change(sent: FormSent) -> Response:
    """What differs from the settings that hold; the rest is not said."""
    typed = {name: str(value)[:400] for name, value in sent.form.multi_items() if isinstance(value, str)}
    answer = sent.do("change-event", changes(sent.look.desk, typed))
    return forth(back_of(sent.request, sent.form, sent.look), answer)


ROUTES: list[BaseRoute] = [
    event,
    settings,
    change,
    copy,
    Route("/e/{event}/backup", _backup, methods=["POST"]),
    Route("/e/{event}/file.hakem", _file),
]
