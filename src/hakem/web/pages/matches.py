"""The matches of a round: line-ups typed by the places of the list and checked while one types, forfeits, delays."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.asking import ActionAsked, refusal
from hakem.desk.journal.captains import teams_handed_in
from hakem.desk.journal.line_up_actions import line_up
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_actions import team_of
from hakem.desk.journal.team_fields import LineUpAsked
from hakem.desk.typed_line_up import typed_line_up
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.model import TeamId
from hakem.web.acting import forth, require_actor
from hakem.web.cache import made
from hakem.web.forms import FormSent, FormWish, do_several, event_form
from hakem.web.looking import Look, Page, event_look, event_page, html_of, packed
from hakem.web.match_view import as_typed, checked_text, has_matches, match_views
from hakem.web.rendering import rendered
from hakem.web.round_view import round_named
from hakem.web.sent import number_in


def _round(look: Look) -> int:
    """The round of the address: one that is paired, or the next one."""
    number = round_named(str(look.params["round"]))
    if not 1 <= number <= look.desk.round_no + 1:
        raise refusal("no-such-round", round=number, last=look.desk.round_no + 1)
    return number


@event_page("/rounds/{round}/matches", "journal")
def matches_page(look: Look) -> Page:
    """All matches of a round with their line-ups; before it is paired every team by itself."""
    return _matches(look, {}, {})


def _matches(look: Look, typed: Mapping[int, str], errors: Mapping[int, str]) -> Page:
    """The matches, the boxes with what somebody has typed and every error at its team."""
    if not has_matches(look.desk):
        raise refusal("no-matches")
    number, desk = _round(look), look.desk
    shown = match_views(desk, number, look.words, teams_handed_in(look.entries, number))
    stated = sum(side.stated for match in shown for side in match.sides)
    return Page(
        "matches.html",
        {
            "tab": "rounds",
            "n": number,
            "paired": number <= desk.round_no,
            "matches": as_typed(desk.tournament, number, shown, typed, errors, look.words),
            "rounds": range(1, min(desk.round_no + 1, max(desk.tournament.rounds_total, desk.round_no)) + 1),
            "meta": look.words("web-teams.handed-in", count=stated, teams=len(desk.tournament.teams)),
        },
    )


@event_form("/rounds/{round}/matches", "line-up")
def save_line_ups(sent: FormSent) -> Response:
    """All line-ups that were typed, together or not at all; one that stands there may be noted as handed in.

    One that was saved meanwhile, on another page or by a captain, is not replaced before it has been shown.
    """
    look, number = sent.look, _round(sent.look)
    shown = match_views(look.desk, number, look.words, teams_handed_in(look.entries, number))
    stands = {side.id: side.text for match in shown for side in match.sides}
    wishes: list[FormWish] = []
    typed: dict[int, str] = {}
    errors: dict[int, str] = {}
    for team_id in sent.numbers("team"):
        text, before = sent.text(f"line-up-{team_id}"), sent.text(f"before-{team_id}")
        if text == before and not sent.text(f"as-it-stands-{team_id}"):
            continue
        typed[team_id], now = text, stands.get(team_id, "")
        if f"before-{team_id}" in sent.form and now not in (before, text):
            errors[team_id] = look.words("web-teams.saved-meanwhile", now=now or "–")
            continue
        try:
            wishes.append(_wish(look.desk, number, team_id, text))
        except HakemError as error:
            errors[team_id] = look.words.say(error.message)
    if errors:
        status = 200 if "hx-request" in sent.request.headers else 422
        return packed(sent.request, made(html_of(look, _matches(look, typed, errors))), status)
    back = f"/e/{look.running.event}/rounds/{number}/matches"
    return forth(back, do_several(sent, wishes)) if wishes else RedirectResponse(back, 303)


def _wish(desk: Desk, number: int, team_id: int, text: str) -> FormWish:
    """The line-up of a team as its action; refused with what is wrong with this one."""
    players = typed_line_up(team_of(desk.tournament, team_id), text)
    line_up(desk, LineUpAsked(number, TeamId(team_id), players), ActionAsked("line-up"))
    seated: list[Json] = [None if p is None else int(p) for p in players]
    return "line-up", {"round": number, "team": team_id, "players": seated}, None


async def _check(request: Request) -> Response:
    form = await request.form(max_files=0, max_fields=20)
    return await run_in_threadpool(_checked, request, form)


def _checked(request: Request, form: FormData) -> Response:
    """The boards that a text comes to, and what is wrong with it; nothing is stored."""
    look = event_look(request, request.app.state.hall)
    require_actor(look, "line-up")
    number, team_id = _round(look), number_in(str(form.get("check", "")), 6) or 0
    text = str(form.get(f"line-up-{team_id}", ""))[:400]
    try:
        check = checked_text(look.desk.tournament, team_of(look.desk.tournament, team_id), number, text, look.words)
    except HakemError as error:
        return HTMLResponse(look.words.say(error.message), 422)
    return HTMLResponse(rendered("line_up_check.html", {"w": look.words, "check": check}))


ROUTES: list[BaseRoute] = [
    matches_page,
    save_line_ups,
    Route("/e/{event}/rounds/{round}/matches/check", _check, methods=["POST"]),
]
