"""What kind of event it is: a round robin or not, of players or of teams."""

from __future__ import annotations

from hakem.model import Tournament

_ROUND_ROBIN = "ROUNDROBIN"
_OF_TEAMS = ("TEAM", "SCHEVENINGEN", "SCHILLER")
"""Parts of type codes of events in which teams meet."""
_KNOCKOUT = "knockout"


def is_round_robin(t: Tournament, of_teams: bool = False) -> bool:
    """Whether everybody meets everybody: rules about withdrawals and forfeits are others than in a Swiss event.

    The type code of the event says so; without one, an event with as many
    rounds as it takes to meet everybody, be it players or teams, is a round
    robin.
    """
    if is_knockout(t):
        return False
    if t.event.type_code:
        return _ROUND_ROBIN in t.event.type_code.upper()
    contestants = len(t.teams) if of_teams else len(t.players)
    return t.rounds_total >= contestants - 1 + contestants % 2


def is_knockout(t: Tournament) -> bool:
    """Whether losers are out: by the rules of the event, else by its type code, else by the words for its kind."""
    said = t.rules.system or t.event.type_code or t.event.kind.replace(" ", "").replace("-", "")
    return _KNOCKOUT in said.lower()


def is_team_event(t: Tournament) -> bool:
    """Whether the standings are those of teams: by the type code, else because there are teams.

    No code says of a knockout who meets in it: teams, if the colours of their boards are named.
    """
    if is_knockout(t):
        return bool(t.teams) and bool(t.team_play.scoring.board_colours)
    if t.event.type_code:
        return bool(t.teams) and any(part in t.event.type_code.upper() for part in _OF_TEAMS)
    return bool(t.teams)


def games_each(contestants: int, rounds: int) -> int:
    """How many games everybody has in a round robin: one against each other in every cycle.

    With an odd number of contestants a cycle has one round more than everybody has games.

    >>> games_each(6, 5), games_each(7, 7), games_each(4, 6)
    (5, 6, 6)
    """
    others = max(0, contestants - 1)
    rounds_per_cycle = max(1, others + contestants % 2)
    cycles = -(-rounds // rounds_per_cycle)
    return min(rounds, others * cycles)
