"""The teams of an event: captains, members in board order, numbers, the rules of line-ups, and penalties."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.desk.choosing import is_by_scores
from hakem.desk.journal.dealing import can_be_dealt
from hakem.desk.journal.player_actions import byes_on_request
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_attendance import team_byes_asked
from hakem.desk.journal.views import rounds_planned
from hakem.desk.line_up_presets import LINE_UP_PRESETS
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.line_ups import boards_of_event, condition_named, special_boards_of
from hakem.facts.seed_rating import seed_ratings
from hakem.model import LineUpRules, Player, Team, Tournament
from hakem.reports.columns import composed
from hakem.values import dataclass
from hakem.web.looking import Look, Page, event_page
from hakem.web.match_view import has_matches, penalties
from hakem.web.rendering import Words
from hakem.web.rules_words import is_of_teams


@dataclass(frozen=True, slots=True)
class MemberRow:
    """A member: the place in the list, who it is, the special boards open to them, and the list with them moved."""

    place: int
    id: int
    title: str
    name: str
    rating: str
    special: str
    reserve: bool
    up: str
    down: str


@dataclass(frozen=True, slots=True)
class TeamPanel:
    """A team with everything that stands on its form.

    ``left`` says that everybody of it has gone, and when; ``byes`` are kinds and rounds that
    the team has asked for, ``free`` the rounds for which it may ask.
    """

    id: int
    name: str
    captain: str
    coach: str
    club: str
    average: str
    members: tuple[MemberRow, ...]
    left: str = ""
    byes: tuple[tuple[str, int], ...] = ()
    free: tuple[int, ...] = ()


@event_page("/team-list", "players")
def team_list(look: Look) -> Page:
    """The teams."""
    t = look.desk.tournament
    rules = t.team_play.line_up_rules
    view: dict[str, object] = {
        "tab": "players",
        "teams": tuple(_panel(look.desk, team, look.words) for team in sorted(t.teams, key=lambda team: team.id)),
        "bye_kinds": _bye_kinds(t),
        "of_teams": bool(t.teams) or is_of_teams(t),
        "boards": boards_of_event(t),
        "fixed": bool(t.rounds),
        "dealable": can_be_dealt(look.desk),
        "rules": _rules_lines(rules, look.words),
        "presets": tuple((name, look.words(f"web-teams.preset.{name}"), _is(name, rules)) for name in LINE_UP_PRESETS),
        "own_rules": not any(_is(name, rules) for name in LINE_UP_PRESETS),
        "by_matches": has_matches(look.desk),
        "line_ups_round": look.desk.round_no if look.desk.round_no not in (0, *look.desk.closed) else len(t.rounds) + 1,
        "penalties": penalties(t, look.words) if look.reads("journal") else (),
        "loose": sum(1 for p in t.players if not any(p.id in team.members for team in t.teams)),
    }
    return Page("team_list.html", view)


def _is(name: str, rules: LineUpRules) -> bool:
    return LINE_UP_PRESETS[name] == rules


def _bye_kinds(t: Tournament) -> tuple[str, ...]:
    """The byes that a team may ask for: in a table those without points alone."""
    if not byes_on_request(t) or counts_boards_alone(t) or not is_team_event(t):
        return ()
    return ("half", "zero", "full") if is_by_scores(t) else ("zero",)


def _panel(desk: Desk, team: Team, words: Words) -> TeamPanel:
    t = desk.tournament
    known, rating_of = {p.id: p for p in t.players}, seed_ratings(t)
    ids, boards = [int(member) for member in team.members], boards_of_event(t)
    rows = []
    for at, member in enumerate(team.members):
        p = known[member]
        up = _moved(ids, at, -1) if at else ""
        down = _moved(ids, at, 1) if at + 1 < len(ids) else ""
        rows.append(
            MemberRow(
                at + 1,
                int(member),
                p.title.value if p.title else "",
                composed(p.name),
                str(rating_of(p) or ""),
                _special(t, p, words),
                bool(boards) and at >= boards,
                up,
                down,
            )
        )
    rated = [rating for member in team.members if (rating := known[member].rating)]
    average = str(round(sum(rated) / len(rated))) if rated else ""
    texts = (composed(team.name), team.captain or "", team.coach or "", team.club or "")
    gone = [known[member].withdrawn_after for member in team.members]
    after = [last for last in gone if last is not None]
    left = words("web-players.chip.left", round=max(after)) if after and len(after) == len(gone) else ""
    asked = team_byes_asked(t, team)
    free = range(t.next_round, rounds_planned(desk) + 1) if not left else ()
    rounds = tuple(number for number in free if number not in {each for _, each in asked})
    return TeamPanel(int(team.id), *texts, average, tuple(rows), left, asked, rounds)


def _moved(ids: list[int], at: int, by: int) -> str:
    order = list(ids)
    order[at], order[at + by] = order[at + by], order[at]
    return ",".join(map(str, order))


def _special(t: Tournament, player: Player, words: Words) -> str:
    """The special boards at which somebody may sit."""
    open_to = [*map(str, special_boards_of(t, player))]
    return words("web-teams.may-sit", boards=", ".join(open_to)) if open_to else ""


def _rules_lines(rules: LineUpRules, words: Words) -> tuple[str, ...]:
    """The rules of line-ups, a line each."""
    lines = [words(f"web-teams.order.{rules.order.value}")]
    lines += [
        words("web-teams.special", board=each.board, who=words.say(condition_named(each.condition)))
        for each in rules.special
    ]
    for quota in rules.quotas:
        who = words.say(condition_named(quota.condition))
        lines += [words("web-teams.at-least", count=quota.least, who=who)] if quota.least else []
        lines += [words("web-teams.at-most", count=quota.most, who=who)] if quota.most is not None else []
    if rules.may_move is not None:
        lines.append(words("web-teams.may-move", count=rules.may_move))
    if rules.members is not None:
        lines.append(words("web-teams.members-most", count=rules.members))
    return (*lines, *((words("web-teams.source", source=rules.source),) if rules.source else ()))


ROUTES: list[BaseRoute] = [team_list]
