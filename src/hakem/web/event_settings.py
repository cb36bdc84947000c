"""What of an event can still be changed: the fields of its settings, and the changes that a form asks for.

Only what differs from the event as it stands is sent to the desk, so that saving a
page that nobody has touched changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date

from hakem.desk.choosing import is_by_scores, known_system
from hakem.desk.journal.event_actions import DRAWN
from hakem.desk.journal.state import Desk
from hakem.i18n import Json
from hakem.model import Colour, PointSystem, TeamScoring, Tournament, half_text
from hakem.pairing import Option, options_of, systems
from hakem.tiebreaks import split_codes

Form = Mapping[str, str]
COVER = ("name", "city", "federation", "chief_arbiter", "time_control")
COLOURS = {Colour.WHITE: "white", Colour.BLACK: "black", None: "lot"}
NOT_SAID = "-"
"""A choice of nothing."""


def rules_of(t: Tournament) -> str:
    """The system and its edition, as one choice; "" if nobody here has such a system."""
    system = known_system(t)
    return f"{system.name}@{system.edition.id}" if system else ""


def all_rules() -> tuple[str, ...]:
    """Every system in every edition, as one choice each."""
    return tuple(f"{info.name}@{edition}" for info in systems() for edition in reversed(info.editions))


def points_text(points: PointSystem) -> str:
    """The scoring as people type it: ``1-½-0``."""
    return "-".join(_half(str(value)) for value in (points.white_win, points.white_draw, points.white_loss))


def match_points_text(scoring: TeamScoring) -> str:
    """What a match is worth as people type it: ``2-1-0``."""
    return "-".join(_half(str(value)) for value in (scoring.win, scoring.draw, scoring.loss))


def team_bye_text(scoring: TeamScoring) -> str:
    """What the bye of a team brings as people type it: ``1-1½``, or as a drawn match."""
    if scoring.bye_match_points is None and scoring.bye_game_points is None:
        return DRAWN
    match_points = scoring.draw if scoring.bye_match_points is None else scoring.bye_match_points
    game_points = "" if scoring.bye_game_points is None else half_text(scoring.bye_game_points)
    return f"{half_text(match_points)}-{game_points}"


def _half(text: str) -> str:
    return text.replace("1/2", "½")


def known_options(t: Tournament) -> tuple[Option[object], ...]:
    """The options of the rules that the event has."""
    system = known_system(t)
    return options_of(system) if system else ()


def changes(desk: Desk, form: Form) -> dict[str, Json]:
    """The fields of the action that makes the event what the form says."""
    return {**dict(_cover(desk.tournament, form)), **dict(_rules(desk, form)), **dict(_play(desk, form))}


def _cover(t: Tournament, form: Form) -> Iterator[tuple[str, Json]]:
    event = t.event
    for name in COVER:
        if name in form and form[name].strip() != getattr(event, name):
            yield name, form[name].strip()
    for name in ("start", "end"):
        said = form.get(name, "").strip()
        if said and said != _iso(getattr(event, name)):
            yield name, said
    if "deputies" in form:
        deputies: list[Json] = [name.strip() for name in form["deputies"].split(";") if name.strip()]
        if deputies != list(event.deputies):
            yield "deputies", deputies
    yield from _round_dates(t, form)


def _round_dates(t: Tournament, form: Form) -> Iterator[tuple[str, Json]]:
    """A day for every round; those that nobody names stay open."""
    names = sorted((name for name in form if name.startswith("day-") and name[4:].isdecimal()), key=_number)
    days: list[Json] = [form[name].strip() or None for name in names]
    while days and days[-1] is None:
        days.pop()
    if names and days != [_iso(day) or None for day in t.event.round_dates]:
        yield "round_dates", days


def _number(name: str) -> int:
    return int(name[4:8])


def _iso(day: date | None) -> str:
    return day.isoformat() if day else ""


def _rules(desk: Desk, form: Form) -> Iterator[tuple[str, Json]]:
    t = desk.tournament
    said = form.get("rules", "")
    if said and said != rules_of(t):
        system, _, edition = said.partition("@")
        yield from (("system", system), ("edition", edition), ("options", {}))
        return
    asked = _options(t, form)
    if asked is not None and asked != dict(t.rules.options):
        yield "options", asked


def _options(t: Tournament, form: Form) -> dict[str, Json] | None:
    """The options as the form has them; None if it does not ask for them. The usual value need not be said."""
    known = known_options(t)
    if not any(f"option-{option.name}" in form for option in known):
        return None
    before = dict(t.rules.options)
    asked: dict[str, Json] = {}
    for option in known:
        text = form.get(f"option-{option.name}", "").strip()
        if text and (text != option.values[0][0] or option.name in before):
            asked[option.name] = text
    return asked


def _play(desk: Desk, form: Form) -> Iterator[tuple[str, Json]]:
    t = desk.tournament
    rounds = form.get("rounds", "").strip()
    if rounds and rounds != (str(t.rounds_total) if desk.rounds_stated else ""):
        yield "rounds", int(rounds) if rounds.isascii() and rounds.isdecimal() and len(rounds) < 5 else rounds
    points = form.get("points", "").strip()
    if points and points != points_text(t.points):
        yield "points", points
    yield from _ties(t, form)
    if form.get("colour", "") not in ("", COLOURS[t.initial_colour]):
        yield "colour", form["colour"]
    if form.get("late_entries", "") not in ("", desk.late_entries):
        yield "late_entries", form["late_entries"]
    if form.get("acceleration", "") not in ("", "baku" if t.acceleration else "none"):
        yield "acceleration", form["acceleration"]
    colours = form.get("board_colours", "").strip()
    if colours and colours != t.team_play.scoring.board_colours:
        yield "board_colours", colours
    matches = form.get("match_points", "").strip()
    if matches and matches != match_points_text(t.team_play.scoring):
        yield "match_points", matches
    bye = form.get("team_bye", "").strip() or DRAWN
    if "team_bye" in form and bye != team_bye_text(t.team_play.scoring):
        yield "team_bye", bye


def _ties(t: Tournament, form: Form) -> Iterator[tuple[str, Json]]:
    """A ready-made list, or one that was typed."""
    if form.get("preset", NOT_SAID) != NOT_SAID:
        yield "preset", form["preset"]
    elif "tie_breaks" in form:
        codes: list[Json] = [*split_codes(form["tie_breaks"])]
        if codes != list(t.rules.tie_breaks):
            yield "tie_breaks", codes


def by_scores(t: Tournament) -> bool:
    """Whether the event is held by a Swiss system."""
    return is_by_scores(t)
