"""Views of the pages of a site that are tables: standings, cross tables, teams, schedule, bracket, prizes, pictures."""

from __future__ import annotations

from hakem.desk.by_stage import knockout_places
from hakem.desk.journal.round_played import as_it_stands, played_in, round_played
from hakem.desk.journal.state import Desk
from hakem.desk.knockout_matches import knockout_now
from hakem.desk.prize_field import desk_awards
from hakem.desk.ranks import moves
from hakem.desk.scheduling import schedule_of
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.model import Tournament
from hakem.pictures import Picture, event_pictures
from hakem.reports import team_sheets, team_standings
from hakem.reports.columns import composed
from hakem.tiebreaks import StandingsRequest, standings
from hakem.tiebreaks.standings import last_known_round
from hakem.values import replace
from hakem.web.bracket_view import bracket_view
from hakem.web.knockout_view import KnockoutWords
from hakem.web.prize_view import prize_view
from hakem.web.rendering import PageView, Words, shown_picture
from hakem.web.tables.cross_view import PLAYERS, ROUNDS, all_meet, cross_view, is_too_large
from hakem.web.tables.schedule_view import schedule_view
from hakem.web.tables.stage_view import stage_ratings, stage_rows
from hakem.web.tables.standings_view import standings_view
from hakem.web.tables.team_view import line_up_views, sheet_views

FORMS = {PLAYERS: "crosstable-each", ROUNDS: "crosstable-rounds"}
"""The names of the page of a cross table in a form that is not the usual one."""


def places_view(desk: Desk, w: Words, *, of_teams: bool | None = None) -> PageView:
    """Who stands where after the last round that is over; of a knockout who came how far."""
    t = desk.tournament
    view: PageView = {"title": w("web-standings.title"), "final": desk.finished}
    view |= {"gone": (), "pending": False, "left_out": ()}
    if is_knockout(t):
        rows = tuple(stage_rows(t, knockout_places(t), w))
        return {
            **view,
            "meta": w("web-standings.by-stage"),
            "rows": rows,
            "of_teams": is_team_event(t),
            "ratings": stage_ratings(t, w),
        }
    after, played = desk.rounds_over, round_played(desk)
    found = standings(t, StandingsRequest(after=after, of_teams=of_teams))
    before = standings(t, StandingsRequest(after=after - 1, of_teams=of_teams)) if after > 1 else None
    shown = standings_view(t, found, w, moves(before, found) if before else {})
    kind = "teams" if shown.of_teams else "players"
    when = w("web-standings.after", round=after) if after else w("web-standings.before")
    count, rules = w(f"web-standings.{kind}", count=len(shown.rows)), w.renderer.article(found.edition.whole)
    gone = [composed(each.name) for each in found.out]
    meta = " · ".join((when, count, rules, *((w.say(played.said),) if played and played.done else ())))
    left_out = [*map(w.say, found.left_out)]
    return {**view, "meta": meta, "s": shown, "gone": gone, "pending": shown.pending, "left_out": left_out}


def cross_forms(desk: Desk) -> tuple[str, ...]:
    """In which forms the event has a cross table, the usual one first."""
    t = desk.tournament
    if is_knockout(t) or not last_known_round(t):
        return ()
    against = () if is_too_large(t) else (PLAYERS,)
    return (*against, ROUNDS) if all_meet(t) else (ROUNDS, *against)


def crosstable_view(desk: Desk, form: str, w: Words) -> PageView:
    """A cross table in one of its forms."""
    event = desk.tournament
    t = as_it_stands(desk, after_round(event, last_known_round(event)))
    found = standings(t, StandingsRequest(after=len(t.rounds)))
    shown = cross_view(t, found, w, form, by_place=not all_meet(t))
    meta = w(f"web-tables.{'meta-teams' if shown.of_teams else 'meta'}", count=len(shown.rows))
    return {"title": w("web-tables.title"), "meta": _with_running(desk, t, meta, w), "c": shown}


def _with_running(desk: Desk, t: Tournament, meta: str, w: Words) -> str:
    """What stands below the title, with how far the round is that is being played, if the table has it."""
    played = played_in(desk, t)
    return meta if played is None else f"{meta} · {w.say(played.said)}"


def teams_view(desk: Desk, w: Words) -> PageView:
    """The sheets of all teams, and line-ups of rounds that are out."""
    event = desk.tournament
    t = as_it_stands(desk, after_round(event, last_known_round(event)))
    found = team_standings(t)
    sheets = team_sheets(t, found, with_values=is_team_event(t))
    out = [each for each in event.team_play.line_ups if each.round_no <= len(event.rounds)]
    known = replace(event, team_play=replace(event.team_play, line_ups=tuple(out)))
    return {
        "kind": "teams",
        "title": w("web-tables.teams"),
        "meta": _with_running(desk, t, w("web-tables.teams-meta"), w),
        "sheets": tuple(sheet_views(t, sheets, found, w)),
        "line_ups": tuple(line_up_views(known, w)),
    }


def rounds_view(desk: Desk, w: Words) -> PageView:
    """All rounds of a table system, those to come too."""
    shown = schedule_view(desk.tournament, schedule_of(desk.tournament), w)
    meta = w("web-tables.schedule-meta", rounds=len(shown.rounds), paired=shown.paired)
    return {"kind": "schedule", "title": w("web-tables.schedule"), "meta": meta, "s": shown}


def knockout_views(desk: Desk, w: Words) -> tuple[PageView, PageView]:
    """The bracket, and the matches game by game."""
    now = knockout_now(desk.tournament)
    said = KnockoutWords(w, desk, now, ())
    shared: PageView = {"facts": said.facts(), "selected": said.selected(), "drawing": None, "matches": ()}
    begun = [key for key, match in now.matches.items() if any(game.round_no for game in match.games)]
    drawing = bracket_view(w, now, said.names)
    for card in drawing["cards"]:  # type: ignore[attr-defined]  # a list of cards
        card["href"] = card["href"] if card["href"] in {f"{stage}-{match}" for stage, match in begun} else ""
    bracket: PageView = {**shared, "title": w("web-knockout.title"), "drawing": drawing}
    matches: PageView = {**shared, "title": w("web-site.matches"), "matches": [said.match(key) for key in begun]}
    return bracket, matches


def prizes_view(desk: Desk, w: Words) -> PageView:
    """Who gets what as the standings are, or what was announced."""
    t, after = desk.tournament, desk.rounds_over
    found = None if is_knockout(t) or not after else standings(t, StandingsRequest(after=after))
    awards = desk_awards(desk, found) if after else None
    return {"kind": "prizes", "title": w("web-tables.nav.prizes"), "meta": "", **prize_view(t, awards, w)}


def drawn(desk: Desk, w: Words) -> tuple[Picture, ...]:
    """The pictures of the event."""
    return event_pictures(desk, w.renderer) if desk.rounds_over else ()


def pictures_view(pictures: tuple[Picture, ...], w: Words) -> PageView:
    """All of them, each with what it says, its table, and its file."""
    shown = [(each.title, shown_picture(each, w), f"pictures/{each.name}.svg") for each in pictures]
    return {"kind": "pictures", "title": w("web-site.pictures"), "meta": "", "pictures": shown}
