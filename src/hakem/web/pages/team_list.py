"""The teams of an event: captains, members in board order, numbers, the rules of line-ups, and penalties."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.desk.journal.dealing import can_be_dealt
from hakem.desk.line_up_presets import LINE_UP_PRESETS
from hakem.facts.line_ups import boards_of_event, condition_named, special_boards_of
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
    """A team with everything that stands on its form."""

    id: int
    name: str
    captain: str
    coach: str
    club: str
    average: str
    members: tuple[MemberRow, ...]


@event_page("/team-list", "players")
def team_list(look: Look) -> Page:
    """The teams."""
    t = look.desk.tournament
    rules = t.team_play.line_up_rules
    view: dict[str, object] = {
        "tab": "players",
        "teams": tuple(_panel(t, team, look.words) for team in sorted(t.teams, key=lambda team: team.id)),
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


def _panel(t: Tournament, team: Team, words: Words) -> TeamPanel:
    known = {p.id: p for p in t.players}
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
                str(p.rating or p.national_rating or ""),
                _special(t, p, words),
                bool(boards) and at >= boards,
                up,
                down,
            )
        )
    rated = [rating for member in team.members if (rating := known[member].rating)]
    average = str(round(sum(rated) / len(rated))) if rated else ""
    texts = (composed(team.name), team.captain or "", team.coach or "", team.club or "")
    return TeamPanel(int(team.id), *texts, average, tuple(rows))


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
