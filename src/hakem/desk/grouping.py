"""Several round robins of equal strength out of one list of entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from hakem.desk.next_event import Entries, EventWish, new_event
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.line_ups import strength_of
from hakem.facts.lots import drawing_order
from hakem.i18n import Message, PlayerRef
from hakem.model import PlayerId, Team, Tournament
from hakem.pairing import balanced_groups
from hakem.pairing.numbers.lots import require_not_started
from hakem.values import replace


def group_name(number: int) -> str:
    """A, B, C …, after Z the number.

    >>> group_name(1), group_name(27)
    ('A', '27')
    """
    return ascii_uppercase[number - 1] if number <= len(ascii_uppercase) else str(number)


def groups_of(t: Tournament, count: int, wish: EventWish) -> tuple[Tournament, ...]:
    """The events of the groups, dealt out from the strongest to the weakest and back; where teams meet, the teams are.

    Every group is an event of its own with the name of the whole and its letter;
    its lots are drawn from the seed and that letter.
    """
    if is_team_event(t):
        dealt_teams = balanced_groups(sorted(t.teams, key=lambda team: -strength_of(t, team)), count)
        return _of_teams(t, {group_name(number): teams for number, teams in enumerate(dealt_teams, start=1)}, wish)
    dealt = balanced_groups(drawing_order(t.players), count)
    return _made(t, {group_name(number): Entries(players) for number, players in enumerate(dealt, start=1)}, wish)


def groups_named(t: Tournament, belongs: Mapping[PlayerId, str], wish: EventWish) -> tuple[Tournament, ...]:
    """The events of the groups to which the players have been told that they belong."""
    left = tuple(PlayerRef(p.id) for p in t.players if not belongs.get(p.id))
    if left:
        raise RequestError(Message("qualifying.no-group", {"players": left}))
    names = sorted({belongs[p.id] for p in t.players})
    if is_team_event(t):
        return _of_teams(t, {name: _teams_of(t, belongs, name) for name in names}, wish)
    return _made(t, {name: Entries(tuple(p for p in t.players if belongs[p.id] == name)) for name in names}, wish)


def _teams_of(t: Tournament, belongs: Mapping[PlayerId, str], name: str) -> tuple[Team, ...]:
    """The teams of a group; all members of a team belong to one."""
    for team in t.teams:
        if len({belongs[member] for member in team.members}) != 1:
            raise RequestError(Message("qualifying.team-in-groups", {"team": team.name}))
    return tuple(team for team in t.teams if belongs[team.members[0]] == name)


def _of_teams(t: Tournament, groups: Mapping[str, Sequence[Team]], wish: EventWish) -> tuple[Tournament, ...]:
    known = {p.id: p for p in t.players}
    return _made(
        t,
        {
            name: Entries(tuple(known[member] for team in teams for member in team.members), tuple(teams))
            for name, teams in groups.items()
        },
        wish,
    )


def _made(t: Tournament, groups: Mapping[str, Entries], wish: EventWish) -> tuple[Tournament, ...]:
    require_not_started(t)
    made = []
    for letter, entries in groups.items():
        name = f"{wish.name or t.event.name} ({letter})".strip()
        own = replace(wish, name=name, start=wish.start or t.event.start, seed=f"{wish.seed} {letter}")
        made.append(new_event(entries, t, own).tournament)
    return tuple(made)
