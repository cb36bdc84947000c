"""What kind of event it is: a round robin or not, of players or of teams."""

from __future__ import annotations

from hakem.model import Tournament

_ROUND_ROBIN = "ROUNDROBIN"
_OF_TEAMS = ("TEAM", "SCHEVENINGEN", "SCHILLER")
"""Parts of type codes of events in which teams meet."""
_BOARDS_ALONE = ("skalitzka", "scheveningen")
_WORDS_OF_TEAMS, _WORDS_OF_PLAYERS = ("team", "takım"), ("individual", "bireysel")
_WORDS_OF_SWISS, _WORDS_OF_TABLES = ("swiss", "isviçre"), ("round robin", "berger", "döner")
_KNOCKOUT, _BERGER, _DOUBLE = "knockout", "berger", "DOUBLESWISS"


def is_round_robin(t: Tournament, of_teams: bool = False) -> bool:
    """Whether everybody meets everybody: rules about withdrawals and forfeits are others than in a Swiss event.

    The rules of the event say so, else its type code, else the words for its
    kind; if none of them does, an event with as many rounds as it takes to meet
    everybody, be it players or teams, is a round robin.
    """
    if is_knockout(t):
        return False
    if t.rules.system:
        return t.rules.system == _BERGER
    if t.event.type_code:
        return _ROUND_ROBIN in t.event.type_code.upper()
    words = _words(t)
    if any(word in words for word in _WORDS_OF_SWISS):
        return False
    if any(word in words for word in _WORDS_OF_TABLES):
        return True
    contestants = len(t.teams) if of_teams else len(t.players)
    return t.rounds_total >= contestants - 1 + contestants % 2


def _words(t: Tournament) -> str:
    """The words for the kind of the event, in small letters; a capital İ leaves no dot behind."""
    return t.event.kind.casefold().replace("\u0307", "").replace("-", " ")


def is_knockout(t: Tournament) -> bool:
    """Whether losers are out: by the rules of the event, else by its type code, else by the words for its kind."""
    said = t.rules.system or t.event.type_code or t.event.kind.replace(" ", "").replace("-", "")
    return _KNOCKOUT in said.lower()


def has_double_rounds(t: Tournament) -> bool:
    """Whether two rounds are one match, as in a Double-Swiss: by the rules of the event, else by its type code."""
    return (t.rules.system or t.event.type_code).upper().replace("-", "").endswith(_DOUBLE)


def is_team_event(t: Tournament) -> bool:
    """Whether teams meet and stand in the standings: by what the event says of itself, else because there are teams.

    If it says nothing and teammates have met, its players play for themselves. No
    code says of a knockout who meets in it: teams, if the colours of their boards
    are named.
    """
    if not t.teams:
        return False
    if is_knockout(t):
        return bool(t.team_play.scoring.board_colours)
    said = said_of_teams(t)
    return said or (said is None and not _teammates_met(t))


def _teammates_met(t: Tournament) -> bool:
    """Whether two of one team have played each other, which happens where players meet and not teams."""
    team = {p: team.id for team in t.teams for p in team.members}
    return any(team.get(g.white, g) == team.get(g.black) for rnd in t.rounds for g in rnd.games)


def said_of_teams(t: Tournament) -> bool | None:
    """Whether the event calls itself one of teams or one of single players, by its type code or the words beside it.

    None if it says neither. A type code goes before the words.
    """
    if t.event.type_code:
        return any(part in t.event.type_code.upper() for part in _OF_TEAMS)
    words = _words(t)
    if any(word in words for word in _WORDS_OF_TEAMS):
        return True
    return False if any(word in words for word in _WORDS_OF_PLAYERS) else None


def counts_boards_alone(t: Tournament) -> bool:
    """Whether the results of the boards add up to the score of a team, and a round is no match.

    So it is in a Skalitzka and a Scheveningen (handbook, Skalitzka: scores). The
    rules of the event say that it is one, or who made its rounds, its type code,
    its words; if none of them says anything, the rounds show it.
    """
    if not t.teams:
        return False
    made = (rnd.paired_by.system for rnd in t.rounds if rnd.paired_by is not None)
    said = t.rules.system or next(filter(None, made), "") or t.event.type_code or t.event.kind
    if said:
        return any(name in said.casefold() for name in _BOARDS_ALONE)
    return bool(system_shown(t))


def system_shown(t: Tournament) -> str:
    """The system of teams that the rounds show by themselves, a Skalitzka or a Scheveningen; empty if neither."""
    if t.teams and _like_skalitzka(t):
        return "skalitzka"
    return "scheveningen" if t.teams and _like_scheveningen(t) else ""


def _like_skalitzka(t: Tournament) -> bool:
    """Three teams, and in every round each of them meets both others."""
    of = {p: team.id for team in t.teams for p in team.members}
    met = [{frozenset((of.get(g.white), of.get(g.black))) for g in rnd.games} for rnd in t.rounds]
    return len(t.teams) == 3 and bool(met) and all(len(pairs) == 3 for pairs in met)


def _like_scheveningen(t: Tournament) -> bool:
    """Two teams who play round after round, always the same players and never the same pair in as many rounds."""
    rounds = [{frozenset(game.players) for game in rnd.games} for rnd in t.rounds]
    if len(t.teams) != 2 or len(rounds) < 2 or len(rounds[0]) < 2:
        return False
    once = rounds[: len(rounds[0])]
    players = {frozenset(p for pair in pairs for p in pair) for pairs in rounds}
    return len(players) == 1 and sum(map(len, once)) == len(set().union(*once))


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
