"""The settings of an event as a page shows them: what can be changed, what only with a warning, what no more."""

from __future__ import annotations

from datetime import date

from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import rounds_planned
from hakem.facts.event_kind import is_knockout, is_round_robin
from hakem.pairing import Option, system_info
from hakem.tiebreaks.presets import PRESETS
from hakem.values import dataclass
from hakem.web.event_settings import (
    COLOURS,
    COVER,
    all_rules,
    by_scores,
    known_options,
    match_points_text,
    points_text,
    rules_of,
    team_bye_text,
)
from hakem.web.rendering import Words
from hakem.web.rules_words import (
    boards_alone,
    capitalised,
    edition_words,
    is_of_teams,
    tie_break_lines,
    ties_edition_words,
    value_words,
)

MOST_DAYS = 40


@dataclass(frozen=True, slots=True)
class Setting:
    """A field: its name and words, its value, what can be chosen, and why it is locked if it is."""

    name: str
    label: str
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    kind: str = "text"
    hint: str = ""
    locked: str = ""
    shown: str = ""


def settings_view(desk: Desk, words: Words) -> dict[str, object]:
    """All settings in groups."""
    return {
        "cover": _cover(desk, words),
        "days": _days(desk, words),
        "rules": _rules(desk, words),
        "options": _options(desk, words),
        "options_locked": words("web-event.options-late") if desk.round_no else "",
        "ties_now": tie_break_lines(words, desk.tournament),
        "ties_by": ties_edition_words(words, desk.tournament),
    }


def _cover(desk: Desk, words: Words) -> list[Setting]:
    event = desk.tournament.event
    found = [Setting(name, words(f"web-new.{name.replace('_', '-')}"), getattr(event, name)) for name in COVER]
    deputies = words("web-new.deputies-hint")
    found.append(Setting("deputies", words("web-new.deputies"), "; ".join(event.deputies), hint=deputies))
    days = (("start", event.start), ("end", event.end))
    return [*found, *(Setting(name, words(f"web-new.{name}"), _iso(day), kind="date") for name, day in days)]


def _days(desk: Desk, words: Words) -> list[Setting]:
    """The day of every round that there will be."""
    if is_knockout(desk.tournament):
        return []
    known = desk.tournament.event.round_dates
    numbers = range(1, min(rounds_planned(desk), MOST_DAYS) + 1)
    return [
        Setting(
            f"day-{n}",
            words("web-event.round-number", round=n),
            _iso(known[n - 1]) if n <= len(known) else "",
            kind="date",
        )
        for n in numbers
    ]


def _iso(day: date | None) -> str:
    return day.isoformat() if day else ""


def _rules(desk: Desk, words: Words) -> list[Setting]:
    """Rules that pairings rest on are locked once there are some."""
    t = desk.tournament
    late = words("web-event.locked") if desk.round_no else ""
    warned = words("web-event.warned") if desk.round_no else ""
    found = [_system(desk, words, late)]
    if not is_knockout(t):
        rounds = str(t.rounds_total) if desk.rounds_stated else ""
        found.append(Setting("rounds", words("web-new.rounds"), rounds, kind="number", hint=warned))
    if not is_knockout(t):
        found.append(_preset(desk, words, warned))
        codes = ", ".join(t.rules.tie_breaks)
        found.append(Setting("tie_breaks", words("web-new.ties.codes"), codes, hint=warned))
        found.append(Setting("points", words("web-new.points"), points_text(t.points), hint=warned))
    if by_scores(t):
        found += _of_swiss(desk, words, late)
    if is_of_teams(t) and not boards_alone(t):
        colours = t.team_play.scoring.board_colours
        hint = words("web-event.board-colours-hint")
        found.append(Setting("board_colours", words("web-event.board-colours"), colours, hint=hint, locked=late))
        matches = match_points_text(t.team_play.scoring)
        found.append(Setting("match_points", words("web-event.match-points"), matches, hint=warned))
        if by_scores(t):
            bye, hint = team_bye_text(t.team_play.scoring), words("web-event.team-bye-hint")
            found.append(Setting("team_bye", words("web-event.team-bye"), bye, hint=f"{hint} {warned}".rstrip()))
    return found


def _system(desk: Desk, words: Words, late: str) -> Setting:
    choices = tuple((rules, _named(words, rules)) for rules in all_rules())
    now = rules_of(desk.tournament)
    if not now:  # whoever knows the system may name it at any time
        choices, late = (("", _named(words, "")), *choices), ""
    return Setting("rules", words("web-new.system"), now, choices, locked=late, shown=_named(words, now))


def _named(words: Words, rules: str) -> str:
    if not rules:
        return words("web-event.no-system")
    system, _, edition = rules.partition("@")
    text = next(each for each in system_info(system).texts if each.edition.id == edition)
    return words(
        "web-new.system-by", system=words(f"web-new.system.{system}"), edition=edition_words(words, text.edition)
    )


def _preset(desk: Desk, words: Words, warned: str) -> Setting:
    """A ready-made list to put in the place of the one there is."""
    t = desk.tournament
    teams = is_of_teams(t)
    kind = (teams, is_round_robin(t, teams) or boards_alone(t))
    fitting = (each for each in PRESETS if (each.of_teams, each.round_robin) == kind)
    choices = (("-", words("web-event.ties-stay")), *((each.name, words.say(each.title)) for each in fitting))
    return Setting("preset", words("web-new.ties"), "-", choices, hint=warned)


def _of_swiss(desk: Desk, words: Words, late: str) -> list[Setting]:
    t = desk.tournament
    colour, boost = COLOURS[t.initial_colour], "baku" if t.acceleration else "none"
    colours = tuple((each, words(f"web-new.colour.{each}")) for each in ("lot", "white", "black"))
    boosts = tuple((each, words(f"web-new.acceleration.{each}")) for each in ("none", "baku"))
    entries = tuple((each, words(f"web-new.late.{each}")) for each in ("rank", "end"))
    return [
        Setting("colour", words("web-new.colour"), colour, colours, locked=late, shown=dict(colours)[colour]),
        Setting("acceleration", words("web-new.acceleration"), boost, boosts, locked=late, shown=dict(boosts)[boost]),
        Setting("late_entries", words("web-new.late"), desk.late_entries, entries),
    ]


def _options(desk: Desk, words: Words) -> list[Setting]:
    chosen = dict(desk.tournament.rules.options)
    return [_option(words, option, chosen.get(option.name, "")) for option in known_options(desk.tournament)]


def _option(words: Words, option: Option[object], chosen: str) -> Setting:
    label, name = capitalised(words, words.say(option.title)), f"option-{option.name}"
    values = tuple((each, value_words(words, each)) for each, _ in option.values)
    if option.free is not None and len(values) == 1:
        return Setting(name, label, chosen, shown=values[0][1])
    return Setting(name, label, chosen or values[0][0], values)
