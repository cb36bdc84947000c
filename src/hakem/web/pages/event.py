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

from hakem.desk.journal.roles import Forbidden, may_read
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import round_state, rounds_planned
from hakem.errors import HakemError, RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message
from hakem.store.copies import backup
from hakem.store.journal import StoreError
from hakem.store.running import branch
from hakem.values import dataclass
from hakem.web.acting import back_of, forth, refused, require_actor
from hakem.web.announcement import announcement, place_and_days
from hakem.web.event_settings import changes
from hakem.web.looking import Look, Page, event_look, event_page
from hakem.web.making import begin_named
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
        "stands": _stands(look),
        "about": announcement(look.words, desk, not is_knockout(t)),
        "rounds": _rounds(look),
        "remarks": [(each.text, each.round_no, each.board) for each in desk.remarks],
        "exports": EXPORTS if look.reads("export") else (),
        "has_folder": bool(look.hall.data),
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
    games = len(desk.tournament.rounds[number - 1].games)
    known = sum(not game.pending for game in desk.tournament.rounds[number - 1].games)
    state = round_state(desk, number)
    results = words("web-event.results", known=known, games=games)
    href = f"/e/{look.running.event}/rounds/{number}"
    return RoundLine(number, _day(desk, number, words.day), state, words(f"web-event.round.{state}"), results, href)


def _to_come(look: Look, number: int) -> RoundLine:
    words = look.words
    return RoundLine(number, _day(look.desk, number, words.day), "", words("web-event.round.to-come"), "", "")


def _day(desk: Desk, number: int, said: Callable[..., str]) -> str:
    days = desk.tournament.event.round_dates
    return said(days[number - 1]) if number <= len(days) else ""


# Copies


async def _copy(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=10)
    return await run_in_threadpool(_copied, request, form)


def _copied(request: Request, form: FormData) -> Response:
    """An event of its own with everything that happened so far, under another name."""
    look = event_look(request, request.app.state.hall)
    name, store, person = str(form.get("name", "")).strip()[:120], look.hall.store, look.visitor.person
    try:
        require_actor(look, "branch")
        if not name:
            raise RequestError(Message("web-new.no.name"))
        made = begin_named(store, name, lambda event: branch(look.running, store, event, person))
        if name != look.desk.tournament.event.name and look.can("change-event") and not look.desk.finished:
            look.hall.event(made).do("change-event", {"name": name}, by=person)
    except HakemError as error:
        return refused(request, look, error, form)
    return RedirectResponse(f"/e/{made}", 303)


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
    name = f"{event}-now-{look.seq}.hakem"
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


async def _change(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=MOST_FIELDS)
    return await run_in_threadpool(_changed, request, form)


def _changed(request: Request, form: FormData) -> Response:
    look = event_look(request, request.app.state.hall)
    typed = {name: str(value)[:400] for name, value in form.multi_items() if isinstance(value, str)}
    read = [str(code) for code in form.getlist("_confirm")]
    try:
        require_actor(look, "change-event")
        fields = changes(look.desk, typed)
        answer = look.running.do(
            "change-event", fields, by=look.visitor.person, key=typed.get("_key", ""), confirm=read
        )
    except HakemError as error:
        return refused(request, look, error, form)
    return forth(back_of(request, form, look), answer)


ROUTES: list[BaseRoute] = [
    event,
    settings,
    Route("/e/{event}/settings", _change, methods=["POST"]),
    Route("/e/{event}/copy", _copy, methods=["POST"]),
    Route("/e/{event}/backup", _backup, methods=["POST"]),
    Route("/e/{event}/file.hakem", _file),
]
