"""The rules of an event in the words of its pages: the system, whose text it follows, its tie-breaks and points."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.choosing import cycles_of, is_by_scores, own_system
from hakem.desk.handling import TSF_HANDLING, handling_of
from hakem.facts.event_kind import is_knockout, said_of_teams
from hakem.model import Team, TeamId, Tournament
from hakem.pairing import PairingSystem, system_info
from hakem.regulations import Edition
from hakem.reports.tables.round_list import team_bye_message
from hakem.reports.tables.tiebreak_titles import spec_title
from hakem.tiebreaks import Preset, Score, standings
from hakem.tiebreaks.editions import rules_for
from hakem.tiebreaks.registry import spec_of
from hakem.values import dataclass
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class TieBreakLine:
    """One tie-break of a list: its code in C.07 and what it is called."""

    code: str
    title: str


def edition_words(words: Words, edition: Edition) -> str:
    """Whose text it is, and of which year."""
    whose = "handbook" if handling_of(edition) is TSF_HANDLING else "fide"
    return words(f"web-new.edition.{whose}", edition=edition.id)


def capitalised(words: Words, text: str) -> str:
    """A phrase as it stands at the head of a line; the small i of Turkish has a capital of its own."""
    first = "İ" if words.language == "tr" and text[:1] == "i" else text[:1].upper()
    return first + text[1:]


_FORMS = {
    ("berger", False, True): "double",
    ("berger", True, False): "league",
    ("berger", True, True): "double-league",
    ("knockout", True, False): "team-knockout",
}
"""Forms with a name of their own: the system, whether teams meet, whether everybody meets twice."""


def system_words(words: Words, system: PairingSystem, t: Tournament) -> str:
    """The system of an event in a few words: ``Dutch, FIDE 2026``; the form it has where that has a name."""
    form = _FORMS.get((system.name, is_of_teams(t), cycles_of(t, system) == 2))
    name = words(f"web-new.card.{form}" if form else f"web-new.system.{system.name}")
    return words("web-new.system-by", system=name, edition=edition_words(words, system.edition))


def is_of_teams(t: Tournament) -> bool:
    """Whether teams meet, also before the first of them has entered."""
    own = own_system(t)
    by_system = own is not None and system_info(own).of_teams
    return bool(by_system or said_of_teams(t) or t.team_play.scoring.board_colours)


def boards_alone(t: Tournament) -> bool:
    """Whether the system has boards and no matches."""
    return bool(t.rules.system) and system_info(t.rules.system).of_teams and not is_by_scores(t)


def tie_break_lines(words: Words, t: Tournament) -> tuple[TieBreakLine, ...]:
    """By what those with equal points are ranked, in order; nothing in a knockout."""
    return () if is_knockout(t) else tuple(_listed(words, t))


def ties_edition_words(words: Words, t: Tournament) -> str:
    """By which text ties are broken; nothing in a knockout."""
    return "" if is_knockout(t) else edition_words(words, rules_for(t).edition)


def _listed(words: Words, t: Tournament) -> Iterator[TieBreakLine]:
    """What the list is follows from the rules alone, so that nobody has to be ranked for it."""
    teams = (Team(TeamId(1), "-", ()),) if is_of_teams(t) else ()
    bare = Tournament(
        (), t.rounds_total, event=t.event, points=t.points, rules=t.rules, teams=teams, external=t.external
    )
    found = standings(bare)
    if teams:
        yield TieBreakLine(_SCORES[found.primary], words(f"web-new.score.{found.primary.value.lower()}"))
    for spec in found.specs:
        yield TieBreakLine(spec.code, spec_title(spec, words.language))


def preset_lines(words: Words, preset: Preset) -> tuple[TieBreakLine, ...]:
    """The tie-breaks of a ready-made list, in order."""
    return tuple(TieBreakLine(code, spec_title(spec_of(code), words.language)) for code in preset.codes)


_SCORES = {Score.POINTS: "PTS", Score.MATCH: "MPTS", Score.GAME: "GPTS"}


def value_words(words: Words, value: str) -> str:
    """A value of an option of the rules; numbers are said as they are."""
    return value if value.isdecimal() else words(f"web-new.value.{value}")


def points_words(words: Words, t: Tournament) -> str:
    """What a win, a draw and a loss are worth, and the bye; where teams meet, of a match and of a board."""
    points, scoring = t.points, t.team_play.scoring
    if is_of_teams(t) and not is_knockout(t) and not boards_alone(t):
        made = [(scoring.win, scoring.draw, scoring.loss), (points.white_win, points.white_draw, points.white_loss)]
        match, game = (" – ".join(map(words.number, each)) for each in made)
        if not is_by_scores(t):
            return words("web-new.points-of-matches", match=match, game=game)
        return words("web-new.points-of-teams", match=match, game=game, bye=words.say(team_bye_message(t)))
    return words(
        "web-new.points-of",
        win=words.number(points.white_win),
        draw=words.number(points.white_draw),
        loss=words.number(points.white_loss),
        bye=words.number(points.pairing_allocated_bye),
    )
