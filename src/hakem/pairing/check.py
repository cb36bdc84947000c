"""Rounds that are there against rounds as they should be: the engine is the checker.

What counts is who plays whom with which colour, and who has the
pairing-allocated bye; never the order of the boards. Byes that were asked for
are no matter of pairing: whoever had one was not there to be paired.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from hakem.errors import PairingError
from hakem.explain import Step
from hakem.facts import cards
from hakem.facts.rewind import before_round
from hakem.i18n import Message
from hakem.model import ByeKind, PlayerId, Points, Round, RoundNo, Tournament
from hakem.pairing.api import Board, Judge, PairingSystem, PairsTeams, RoundPairing
from hakem.pairing.colour_lot import drawn_lot, ranking_of
from hakem.values import dataclass, replace

Colourless = Collection[frozenset[PlayerId]]
"""Pairs whose colours the file does not give: either order is theirs."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Boards, and players with the pairing-allocated bye, in the order of their numbers."""

    boards: tuple[Board, ...] = ()
    byes: tuple[PlayerId, ...] = ()

    def without(self, others: Pairs) -> Pairs:
        """What is here and not there."""
        boards, byes = set(others.boards), set(others.byes)
        return Pairs(
            tuple(board for board in self.boards if board not in boards),
            tuple(player for player in self.byes if player not in byes),
        )


@dataclass(frozen=True, slots=True)
class RoundDifference:
    """A round that is not what the rules give.

    ``expected`` and ``found`` have only what differs. ``reason`` is what a
    system that can judge says; ``no_pairing`` why the rules leave no pairing at
    all, and then nothing is expected. ``of_teams``: teams stand in the place of
    players.
    """

    round_no: RoundNo
    expected: Pairs
    found: Pairs
    reason: Step | None = None
    no_pairing: Message | None = None
    of_teams: bool = False


@dataclass(frozen=True, slots=True)
class PointsDifference:
    """Points printed beside a player that are not the sum of the results."""

    player: PlayerId
    printed: Points
    computed: Points


def event_before(system: PairingSystem, t: Tournament, round_no: int) -> Tournament:
    """The event as the system was to pair that round; the colour drawn is that of the contestants of the system."""
    before = before_round(t, round_no, ranking_of(system))
    return before if before is t else replace(before, initial_colour=drawn_lot(system, t))


def check_round(
    system: PairingSystem, t: Tournament, round_no: int, colourless: Colourless = ()
) -> RoundDifference | None:
    """Pair a round again from the rounds before it; None if it comes out as it is there.

    Of a round of teams the matches are compared: who sat at the boards is no matter of pairing.
    """
    of_teams = isinstance(system, PairsTeams)
    rnd = (system.contest(t).event if isinstance(system, PairsTeams) else t).rounds[round_no - 1]
    if not rnd.is_paired:
        return None
    before = event_before(system, t, round_no)
    given = _as_announced(rnd, RoundNo(round_no))
    try:
        own = system.matches(before) if isinstance(system, PairsTeams) else system.pair(before)
    except PairingError as exc:
        return RoundDifference(RoundNo(round_no), Pairs(), _pairs(given), None, exc.message, of_teams)
    expected, found = _comparable(own, given, rnd, () if of_teams else colourless)
    if expected == found:
        return None
    reason = system.first_difference(before, given) if isinstance(system, Judge) else None
    differing = (expected.without(found), found.without(expected))
    return RoundDifference(RoundNo(round_no), *differing, reason, of_teams=of_teams)


def _as_announced(rnd: Round, round_no: RoundNo) -> RoundPairing:
    """The round before any result was known: a forfeited game was a board like every other."""
    boards = tuple(Board(game.white, game.black) for game in rnd.games)
    return RoundPairing(round_no, boards, tuple(bye for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED))


def _pairs(pairing: RoundPairing) -> Pairs:
    boards = [*pairing.boards, *(Board(game.white, game.black) for game in pairing.forfeits)]
    in_order = sorted(boards, key=lambda board: (min(board.white, board.black), board.white))
    return Pairs(tuple(in_order), tuple(sorted(bye.player for bye in pairing.byes)))


def _comparable(own: RoundPairing, given: RoundPairing, rnd: Round, colourless: Colourless) -> tuple[Pairs, Pairs]:
    """Both rounds in a form in which they are equal if they mean the same.

    Somebody whom the system leaves without an opponent, and who has none, has
    what the system says, whatever the event's own rules call the bye.
    """
    expected, found = _pairs(own), _pairs(given)
    busy = {player for game in rnd.games for player in game.players}
    idle = {player for player in expected.byes if player not in busy}
    byes = tuple(sorted(idle | set(found.byes)))
    return expected, Pairs(_turned(found.boards, expected.boards, colourless), byes)


def _turned(found: Iterable[Board], expected: Iterable[Board], colourless: Colourless) -> tuple[Board, ...]:
    """Boards without colours of their own take those that are expected."""
    wanted = {frozenset((board.white, board.black)): board for board in expected}
    return tuple(
        wanted.get(pair, board) if (pair := frozenset((board.white, board.black))) in colourless else board
        for board in found
    )


def different_points(t: Tournament, printed: Mapping[PlayerId, Points]) -> tuple[PointsDifference, ...]:
    """Whose printed points are not the score; games still open may have been counted as nothing."""
    made = cards(t)
    return tuple(
        PointsDifference(player, points, made[player].score)
        for player, points in printed.items()
        if points not in (made[player].score, made[player].score - made[player].open_points)
    )
