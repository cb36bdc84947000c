"""The order of the boards of rounds that are there, by the rule of their system.

A report says who met whom, and nothing of boards. By every Swiss system they go by
the scores with which the round began (F.1 of the handbook's Dutch system and its
like); a table and a bracket know them themselves, and the boards of a match stand as
in the lists of the teams. What the rule does not know, because an arbiter made it,
stands behind, in the order of the file.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from hakem.errors import HakemError
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.match_boards import team_matches
from hakem.model import PlayerId, Round, Tournament
from hakem.pairing.api import PairingSystem
from hakem.pairing.check import event_before
from hakem.pairing.swiss.field import board_key, facts_of, field_of
from hakem.pairing.swiss.system import SeesContest
from hakem.values import replace

_Key = tuple[float, ...]
_LAST: _Key = (float("inf"),)
_Two = frozenset[PlayerId]
"""Who meets whom, players or teams."""
_KeyOf = Callable[[_Two], _Key]


def boards_in_order(t: Tournament, system: PairingSystem, only: Collection[int] | None = None) -> Tournament:
    """The event with the boards of every round in the order of the rule; rounds of which it knows none stay.

    ``only`` names the rounds whose order the file does not give.
    """
    rounds: list[Round] = []
    for number, rnd in enumerate(t.rounds, start=1):
        if only is not None and number not in only:
            rounds.append(rnd)
            continue
        try:
            key: _KeyOf = _key_of(replace(t, rounds=(*rounds, *t.rounds[number - 1 :])), number, system)
            rounds.append(replace(rnd, games=tuple(sorted(rnd.games, key=lambda game: key(frozenset(game.players))))))
        except (HakemError, LookupError):
            rounds.append(rnd)
    made = tuple(rounds)
    return t if made == t.rounds else replace(t, rounds=made)


def _key_of(t: Tournament, number: int, system: PairingSystem) -> _KeyOf:
    """By what the games of a round are ordered."""
    before = event_before(system, t, number)
    if isinstance(system, SeesContest):
        seen = system.seen(before)
        if seen is None:  # second games of a match: they stay at their boards
            return _as_before(t, number)
        if seen.of_teams:
            return _of_matches(t, number, _by_score(seen.event, seen.system))
        return _by_score(seen.event, seen.system)
    if facts_of(system) is not None:
        return _by_score(before, system)
    return _as_paired(before, system, t, number)


def _by_score(before: Tournament, system: object) -> _KeyOf:
    """As a Swiss system has it, of whoever meets: players, or teams in their place."""
    facts = facts_of(system)
    if facts is None:
        return lambda _both: _LAST
    field = field_of(before, facts)
    place = {player: index for index, player in enumerate(field.ids)}

    def key(both: _Two) -> _Key:
        pair = sorted(place[p] for p in both if p in place)
        return tuple(map(float, board_key(field, (pair[0], pair[1])))) if len(pair) == len(both) else _LAST

    return key


def _of_matches(t: Tournament, number: int, of_teams: _KeyOf) -> _KeyOf:
    """Match by match, and in a match board by board."""
    keys: dict[_Two, _Key] = {}
    for match in team_matches(t, number):
        one, other = (PlayerId(team) for team in match.teams)
        for board, players in enumerate(match.boards):
            both = frozenset(p for p in players if p is not None)
            if None not in players:
                keys[both] = (*of_teams(frozenset((one, other))), float(board))
    return lambda both: keys.get(both, _LAST)


def _as_before(t: Tournament, number: int) -> _KeyOf:
    """As the same two sat in the round before."""
    return _listed({frozenset(g.players): (float(i),) for i, g in enumerate(t.rounds[number - 2].games)})


def _as_paired(before: Tournament, system: PairingSystem, t: Tournament, number: int) -> _KeyOf:
    """As a table or a bracket has it."""
    made = system.pair(before)
    pairs = [(b.white, b.black) for b in made.boards] + [game.players for game in made.forfeits]
    if is_team_event(t) and not counts_boards_alone(t):
        team = {member: PlayerId(each.id) for each in t.teams for member in each.members}
        matches: dict[_Two, _Key] = {}
        for white, black in pairs:
            matches.setdefault(frozenset((team[white], team[black])), (float(len(matches)),))
        return _of_matches(t, number, _listed(matches))
    return _listed({frozenset(pair): (float(i),) for i, pair in enumerate(pairs)})


def _listed(places: Mapping[_Two, _Key]) -> _KeyOf:
    return lambda both: places.get(both, _LAST)
