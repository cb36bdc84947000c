"""The lot of the colours, for the verifier: what the event declares, else what its first round shows.

The lot is drawn before the first round is paired (2026, 5; handbook, Dutch A.7.c: "ilk turdan önce, bir oyuncunun
renk tercihi kurayla belirlenir"), so it is a fact of the event and no round makes another of it. Where nobody has
written it down, a board of round 1 still tells it: its higher ranked, by the ranking of that very round, had the
colour of the lot on an odd place, and the other one on an even place.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Protocol, TypeVar

from hakem.model import Colour, Game, PlayerId, Tournament
from hakem.verify.history import ListPlace, by_number, paired_in


class PlacedPlayer(Protocol):
    """Somebody in round 1: who it is, and at which place of the list of that round."""

    @property
    def id(self) -> PlayerId: ...
    @property
    def place(self) -> int: ...


S = TypeVar("S", bound=PlacedPlayer)


def lot_of(
    t: Tournament,
    round_1: Callable[[], Iterable[S]],
    higher: Callable[[S, S], S],
    listed: ListPlace = by_number,
) -> Colour:
    """The colour drawn for odd places; White where nothing is declared and no board of round 1 shows it.

    ``round_1`` gives everybody in it, ``higher`` the higher ranked of two there. The declared colour is one of
    numbers where an odd number of those at the top of the list were away, and round 1 agrees with it as such.
    """
    told = t.initial_colour
    shown = _shown(t, round_1, higher)
    if told is None or shown is None or shown is told:
        return told or shown or Colour.WHITE
    there = paired_in(t.rounds[0])
    best = min(listed(player) for player in t.players if player.id in there)
    return shown if sum(listed(player) < best for player in t.players) % 2 else told


def _shown(t: Tournament, round_1: Callable[[], Iterable[S]], higher: Callable[[S, S], S]) -> Colour | None:
    games = t.rounds[0].games if t.rounds else ()
    if not games:
        return None
    people = {one.id: one for one in round_1()}
    game = _telling(games, {p: one.place for p, one in people.items()})
    top = higher(people[game.white], people[game.black])
    had = Colour.WHITE if top.id == game.white else Colour.BLACK
    return had if top.place % 2 else had.other


def _telling(games: Collection[Game], place: dict[PlayerId, int]) -> Game:
    """The board of the best place; one without play only where all are: files write such boards without colours."""
    played = [game for game in games if game.played]
    return min(played or games, key=lambda game: min(place[player] for player in game.players))
