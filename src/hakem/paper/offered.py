"""Which documents an event has, in the order in which somebody looks for them: by where they end up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.desk.choosing import own_system
from hakem.desk.journal.state import Desk
from hakem.desk.scheduling import has_schedule
from hakem.desk.why import neighbouring_editions
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_round_robin, is_team_event
from hakem.model import Tournament
from hakem.values import dataclass

PRIVATE = frozenset({"report", "ceremony", "prize-receipts"})
"""What only those may see who may read the journal."""


@dataclass(frozen=True, slots=True)
class OfferedPaper:
    """A document that the event has; ``by_round`` if a round can be chosen, and its other ``forms``."""

    name: str
    by_round: bool = False
    forms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PaperShelf:
    """Documents for the same place: ``wall``, ``boards``, ``tables``, ``hand`` or ``file``."""

    name: str
    papers: tuple[OfferedPaper, ...]


_SHELVES: Mapping[str, tuple[str, ...]] = {
    "wall": (
        "pairings",
        "match-list",
        "pairings-by-name",
        "results",
        "standings",
        "bracket",
        "schedule",
        "entry-list",
        "prizes",
    ),
    "boards": ("line-up-forms", "match-sheets", "slips", "place-cards", "badges"),
    "tables": (
        "crosstable",
        "round-sheet",
        "team-sheets",
        "board-prizes",
        "individual-list",
        "game-sheet",
        "pictures",
        "explanation",
        "editions",
    ),
    "hand": ("cards", "blank-cards", "adjusted-scores", "quiz"),
    "file": ("report", "lots-protocol", "ceremony", "prize-receipts"),
}

_BY_ROUND = frozenset(
    {
        *("match-list", "match-sheets", "pairings", "pairings-by-name", "results", "standings", "slips", "place-cards"),
        *("crosstable", "round-sheet", "team-sheets", "board-prizes", "individual-list", "cards", "adjusted-scores"),
        *("bracket", "pictures", "explanation"),
    }
)


def _paired(desk: Desk) -> bool:
    return bool(desk.tournament.rounds)


def _by_our_rules(desk: Desk) -> bool:
    return _paired(desk) and own_system(desk.tournament) is not None


def _has_editions(desk: Desk) -> bool:
    return _paired(desk) and neighbouring_editions(desk.tournament)[1] is not None


def _has_prizes(desk: Desk) -> bool:
    return bool(desk.tournament.prizes.categories) and _paired(desk)


def _of_knockout(desk: Desk) -> bool:
    return is_knockout(desk.tournament)


def _of_teams(desk: Desk) -> bool:
    return is_team_event(desk.tournament) and _paired(desk)


def _by_matches(desk: Desk) -> bool:
    t = desk.tournament
    return is_team_event(t) and not counts_boards_alone(t)


def _by_points(desk: Desk) -> bool:
    return _paired(desk) and not is_knockout(desk.tournament) and not is_team_event(desk.tournament)


def _swiss(desk: Desk) -> bool:
    return _by_points(desk) and not has_schedule(desk.tournament)


_NEEDS: Mapping[str, Callable[[Desk], bool]] = {
    "pairings": _paired,
    "pairings-by-name": _paired,
    "results": _paired,
    "slips": _paired,
    "standings": _paired,
    "crosstable": _paired,
    "pictures": _paired,
    "explanation": _by_our_rules,
    "editions": _has_editions,
    "quiz": _swiss,
    "round-sheet": _by_points,
    "adjusted-scores": _by_points,
    "bracket": _of_knockout,
    "schedule": lambda desk: not is_knockout(desk.tournament),
    "team-sheets": lambda desk: bool(desk.tournament.teams) and _paired(desk),
    **dict.fromkeys(("board-prizes", "individual-list"), _of_teams),
    **dict.fromkeys(("match-list", "match-sheets"), lambda desk: _by_matches(desk) and _paired(desk)),
    "line-up-forms": _by_matches,
    "game-sheet": lambda desk: is_knockout(desk.tournament) or bool(desk.play_offs),
    **dict.fromkeys(("prizes", "ceremony", "prize-receipts"), _has_prizes),
    "lots-protocol": lambda desk: bool(desk.tournament.lots),
}
"""What an event needs to have such a document; the others it always has."""


def offered(desk: Desk) -> tuple[PaperShelf, ...]:
    """The documents of the event."""
    if not desk.tournament.players:
        return ()
    shelves = []
    for shelf, names in _SHELVES.items():
        there = [name for name in names if name not in _NEEDS or _NEEDS[name](desk)]
        made = tuple(OfferedPaper(name, name in _BY_ROUND and _paired(desk), _forms(name, desk)) for name in there)
        if made:
            shelves.append(PaperShelf(shelf, made))
    return tuple(shelves)


def _forms(name: str, desk: Desk) -> tuple[str, ...]:
    if name == "blank-cards":
        return ("empty",)
    if name == "explanation":
        return ("short",)
    return _tables(desk.tournament) if name == "crosstable" else ()


def _tables(t: Tournament) -> tuple[str, ...]:
    """The forms of its cross table; everybody against everybody is for few."""
    if is_team_event(t):
        return ("matches", "match-rounds", "rounds") if len(t.teams) <= MOST_AGAINST_EACH_OTHER else ("rounds",)
    if is_round_robin(t) or len(t.players) <= MOST_AGAINST_EACH_OTHER:
        return ("players", "rounds")
    return ()


MOST_AGAINST_EACH_OTHER = 30
"""With more players a table of each against each is a table of blanks: then it is by rounds."""
