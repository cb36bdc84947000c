"""Cross tables in their forms, the schedule of a table system, and team sheets."""

from __future__ import annotations

from urllib.parse import urlencode

from starlette.routing import BaseRoute

from hakem.desk.journal.round_played import as_it_stands, played_in
from hakem.desk.scheduling import has_schedule, schedule_of
from hakem.exports.sheets import MOST_AGAINST_EACH_OTHER as MOST_IN_A_SHEET
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.model import Tournament
from hakem.pictures import colour_strips, cross_heat
from hakem.reports import board_prizes, individuals, team_sheets, team_standings
from hakem.reports.sheets import shows_everybody
from hakem.reports.tables.board_prizes import rules_messages
from hakem.tiebreaks.standings import last_known_round
from hakem.values import dataclass, replace
from hakem.web.looking import Look, Page, event_page
from hakem.web.rendering import shown_picture
from hakem.web.sent import number_in
from hakem.web.tables.boards_view import board_view, individuals_view
from hakem.web.tables.cross_view import (
    MOST_AGAINST_EACH_OTHER,
    PLAYERS,
    ROUNDS,
    CrossView,
    all_meet,
    cross_view,
    is_too_large,
)
from hakem.web.tables.schedule_view import schedule_view
from hakem.web.tables.shown import shown_event, standings_of, table_links
from hakem.web.tables.team_view import line_up_views, sheet_views

NUMBER, PLACE = "number", "place"
HEAT, COLOURS = "heat", "colours"


@dataclass(frozen=True, slots=True)
class Wish:
    """Which cross table somebody wants to see."""

    form: str
    order: str
    too_large: bool


def _wish(look: Look, t: Tournament) -> Wish:
    wanted = look.query.get("form") or (PLAYERS if all_meet(t) else ROUNDS)
    too_large = wanted == PLAYERS and is_too_large(t)
    form = ROUNDS if too_large or wanted not in _forms(t) else wanted
    order = look.query.get("order") or (NUMBER if all_meet(t) else PLACE)
    return Wish(form, NUMBER if order != PLACE else PLACE, too_large)


def _forms(t: Tournament) -> tuple[str, ...]:
    """Two tables, and pictures of them; what teams scored against each other is not drawn."""
    return (PLAYERS, ROUNDS, COLOURS) if is_team_event(t) or is_knockout(t) else (PLAYERS, ROUNDS, HEAT, COLOURS)


@event_page("/crosstable", "crosstable")
def crosstable_page(look: Look) -> Page:
    """Everybody against everybody, or round by round."""
    event = shown_event(look)
    t = as_it_stands(look.desk, after_round(event, last_known_round(event)))
    view: dict[str, object] = {"tab": "standings", "tables": table_links(look, "crosstable")}
    if not t.rounds or (is_team_event(t) and not t.teams):
        return Page("tables_empty.html", {**view, "title": "web-tables.title", "why": "web-tables.no-rounds"})
    wish = _wish(look, t)
    forms = tuple((form, _address(look, form=form, part=""), form == wish.form) for form in _forms(t))
    if wish.form in (HEAT, COLOURS):
        return Page("cross_picture.html", {**view, "forms": forms, **_drawn(look, event, wish.form)})
    shown = _table(look, t, wish)
    meta = look.words(f"web-tables.{'meta-teams' if shown.of_teams else 'meta'}", count=len(shown.rows))
    return Page(
        "cross_table.html",
        {
            **view,
            "c": shown,
            "table": _file(t, wish.form),
            "wish": wish,
            "most": MOST_AGAINST_EACH_OTHER,
            "meta": _with_running(look, t, meta),
            "forms": forms,
            "orders": tuple((order, _address(look, order=order), order == wish.order) for order in (NUMBER, PLACE)),
        },
    )


def _with_running(look: Look, t: Tournament, meta: str) -> str:
    """What stands below the title, with how far the round is that is being played, if the table has it."""
    played = played_in(look.desk, t)
    return meta if played is None else f"{meta} · {look.words.say(played.said)}"


def _file(t: Tournament, form: str) -> str:
    """The table that a spreadsheet is given for a form."""
    if is_team_event(t):
        return "team-matches" if form == PLAYERS and len(t.teams) <= MOST_IN_A_SHEET else "team-crosstable"
    return "crosstable-rounds" if form == ROUNDS and shows_everybody(t) else "crosstable"


def _table(look: Look, t: Tournament, wish: Wish) -> CrossView:
    found = standings_of(look, t, len(t.rounds))
    marked = number_in(look.query.get("player", ""))
    return cross_view(t, found, look.words, wish.form, by_place=wish.order == PLACE, marked=marked)


def _drawn(look: Look, t: Tournament, form: str) -> dict[str, object]:
    """A picture of the games; of a long list of colours the part that is asked for."""
    desk, words = replace(look.desk, tournament=t), look.words
    if form == HEAT:
        picture = cross_heat(desk, words.renderer, standings_of(look, t, last_known_round(t)))
        return {
            "picture": shown_picture(picture, words),
            "title": picture.title if picture else "",
            "parts_of_list": (),
        }
    made = colour_strips(desk, words.renderer)
    part = min(number_in(look.query.get("part", "")) or 1, len(made))
    parts = tuple((number, _address(look, part=str(number)), number == part) for number in range(1, len(made) + 1))
    chosen = made[part - 1]
    return {"picture": shown_picture(chosen, words), "title": chosen.title, "parts_of_list": parts if made[1:] else ()}


def _address(look: Look, **changed: str) -> str:
    options = {**{name: value for name, value in look.query.items() if name != "done"}, **changed}
    kept = {name: value for name, value in options.items() if value}
    return f"/e/{look.running.event}/crosstable?{urlencode(kept)}"


@event_page("/schedule", "crosstable")
def schedule_page(look: Look) -> Page:
    """All rounds of a table system, those to come too."""
    t = shown_event(look)
    view: dict[str, object] = {"tab": "standings", "tables": table_links(look, "schedule")}
    schedule = schedule_of(t) if has_schedule(t) else None
    if schedule is None or not schedule.rounds:
        why = "web-tables.no-schedule" if schedule is None else "web-tables.no-rounds"
        return Page("tables_empty.html", {**view, "title": "web-tables.schedule", "why": why})
    return Page("schedule.html", {**view, "s": schedule_view(t, schedule, look.words)})


@event_page("/teams", "crosstable")
def teams_page(look: Look) -> Page:
    """The sheets of all teams, side by side."""
    event = shown_event(look)
    t = as_it_stands(look.desk, after_round(event, last_known_round(event)))
    view: dict[str, object] = {"tab": "standings", "tables": table_links(look, "teams")}
    if not t.teams:
        return Page("tables_empty.html", {**view, "title": "web-tables.teams", "why": "web-tables.no-teams"})
    found = team_standings(t)
    sheets = team_sheets(t, found, with_values=is_team_event(t))
    return Page(
        "teams.html",
        {
            **view,
            "meta": _with_running(look, t, look.words("web-tables.teams-meta")),
            "sheets": tuple(sheet_views(t, sheets, found, look.words)),
            "line_ups": tuple(line_up_views(event, look.words)),
        },
    )


@event_page("/boards", "crosstable")
def boards_page(look: Look) -> Page:
    """The best of every board, and all players of the teams."""
    event = shown_event(look)
    t = after_round(event, last_known_round(event))
    view: dict[str, object] = {"tab": "standings", "tables": table_links(look, "boards")}
    if not t.rounds or not is_team_event(t):
        why = "web-tables.no-rounds" if t.teams else "web-tables.no-teams"
        return Page("tables_empty.html", {**view, "title": "crosstable.boards-title", "why": why})
    found = board_prizes(t)
    return Page(
        "boards.html",
        {
            **view,
            "rules": _with_running(look, t, " · ".join(look.words.say(each) for each in rules_messages(found.rules))),
            "boards": tuple((each.board, board_view(each, look.words)) for each in found.boards),
            "everybody": individuals_view(individuals(t), look.words),
        },
    )


ROUTES: list[BaseRoute] = [crosstable_page, schedule_page, teams_page, boards_page]
