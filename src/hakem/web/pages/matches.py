"""The matches of a round: line-ups typed by the places of the list and checked while one types, forfeits, delays."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.asking import refusal
from hakem.desk.journal.captains import teams_handed_in
from hakem.desk.journal.team_actions import team_of
from hakem.desk.typed_line_up import typed_line_up
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.web.acting import forth, require_actor
from hakem.web.forms import FormSent, FormWish, do_several, event_form
from hakem.web.looking import Look, Page, event_look, event_page
from hakem.web.match_view import checked_text, has_matches, match_views
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
            "matches": shown,
            "rounds": range(1, min(desk.round_no + 1, max(desk.tournament.rounds_total, desk.round_no)) + 1),
            "meta": look.words("web-teams.handed-in", count=stated, teams=len(desk.tournament.teams)),
        },
    )


@event_form("/rounds/{round}/matches", "line-up")
def save_line_ups(sent: FormSent) -> Response:
    """The line-ups of a form, those that have changed, together or not at all."""
    look, number = sent.look, _round(sent.look)
    t = look.desk.tournament
    wishes: list[FormWish] = []
    for team_id in sent.numbers("team"):
        team = team_of(t, team_id)
        text, before = sent.text(f"line-up-{team_id}"), sent.text(f"before-{team_id}")
        if text == before:
            continue
        players: list[Json] = [None if p is None else int(p) for p in typed_line_up(team, text)]
        wishes.append(("line-up", {"round": number, "team": team_id, "players": players}, None))
    back = f"/e/{look.running.event}/rounds/{number}/matches"
    return forth(back, do_several(sent, wishes)) if wishes else RedirectResponse(back, 303)


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
