"""Check-in before a round: a tap on a row says that somebody is there, and at the end what becomes of the others."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute

from hakem.desk.journal.player_actions import byes_on_request
from hakem.desk.journal.roster import RosterLine, roster
from hakem.facts.event_kind import is_team_event
from hakem.facts.seed_rating import RatingOf, seed_ratings
from hakem.reports.columns import composed
from hakem.reports.tables.rating_heads import rating_named
from hakem.values import dataclass
from hakem.web.acting import forth
from hakem.web.forms import FormSent, FormWish, do_several, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.rendering import Words
from hakem.web.sent import number_in

CHOICES = ("zero", "withdraw", "wait")


@event_page("/check-in", "players")
def check_in(look: Look) -> Page:
    """Everybody who is expected in the next round; with ``end``, those who have not come."""
    require(look, "check-in")
    listed = roster(look.desk)
    view: dict[str, object] = {
        "tab": "players",
        "round_no": listed.round_no,
        "over": listed.over,
        "present": listed.present,
        "expected": listed.expected,
        "missing": len(listed.missing),
        "back": f"/e/{look.running.event}/check-in",
    }
    if "end" in look.query:
        choices = CHOICES if byes_on_request(look.desk.tournament) else CHOICES[1:]
        rows = [_row(line, seed_ratings(look.desk.tournament), look.words) for line in listed.missing]
        return Page("check_in_end.html", {**view, "rows": rows, "choices": choices})
    lines = [line for line in listed.lines if line.expected or line.seen is not None]
    return Page("check_in.html", {**view, "groups": _groups(look, lines)})


@dataclass(frozen=True, slots=True)
class CheckInGroup:
    """Those of a team, or everybody where players play for themselves: then it has no name.

    ``away`` of them are not there yet.
    """

    team: int
    name: str
    rows: tuple[dict[str, object], ...]
    away: int


def _groups(look: Look, lines: Sequence[RosterLine]) -> tuple[CheckInGroup, ...]:
    """The rows team by team, in board order; who is in no team comes last."""
    t = look.desk.tournament
    teams = sorted(t.teams, key=lambda team: team.id) if is_team_event(t) else []
    by_player, rating_of = {line.player.id: line for line in lines}, seed_ratings(t)
    groups = []
    for team in teams:
        own = [by_player.pop(member) for member in team.members if member in by_player]
        rows, away = tuple(_row(line, rating_of, look.words) for line in own), sum(line.missing for line in own)
        groups += [CheckInGroup(int(team.id), composed(team.name), rows, away)] if own else []
    rest = tuple(_row(line, rating_of, look.words) for line in by_player.values())
    return (*groups, *([CheckInGroup(0, "", rest, 0)] if rest else []))


def _row(line: RosterLine, rating_of: RatingOf, w: Words) -> dict[str, object]:
    p = line.player
    more = (rating_named(rating_of(p), w.language), line.team or line.group or p.club or p.federation or "")
    return {
        "id": int(p.id),
        "number": p.number,
        "name": p.name,
        "title": p.title.value if p.title else "",
        "more": " · ".join(part for part in more if part),
        "here": bool(line.seen),
        "state": w("web-players.chip.here" if line.seen else "web-players.chip.not-seen"),
    }


@event_form("/check-in/tap", "check-in")
def tap(sent: FormSent) -> Response:
    """One player is there, or is not after all: ``12:1`` or ``12:0``; ``team-3:1`` is the whole team."""
    text, _, here = sent.text("tap").partition(":")
    who, number = ("team" if text.startswith("team-") else "player"), number_in(text.removeprefix("team-"))
    answer = sent.do("check-in", {who: text if number is None else number, "present": here == "1"})
    if sent.request.headers.get("accept") == "application/json":
        return JSONResponse({"seq": answer.seq})
    return forth(f"/e/{sent.look.running.event}/check-in", answer)


@event_form("/check-in/missing", "check-in")
def settle_missing(sent: FormSent) -> Response:
    """What becomes of those who have not come, all at once: no points for the round, or gone, or still awaited."""
    listed = roster(sent.look.desk)
    wishes: list[FormWish] = []
    for line in listed.missing:
        player = int(line.player.id)
        match sent.text(f"p{player}"):
            case "zero":
                wishes.append(("bye", {"player": player, "round": listed.round_no, "kind": "zero"}, None))
            case "withdraw":
                after = {"after": sent.look.desk.round_no} if sent.look.desk.round_no else {}
                wishes.append(("withdraw", {"player": player, **after}, None))
    back = f"/e/{sent.look.running.event}/players"
    return forth(back, do_several(sent, wishes)) if wishes else RedirectResponse(back, 303)


ROUTES: list[BaseRoute] = [check_in, tap, settle_missing]
