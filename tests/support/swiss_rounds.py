"""A small language for Swiss tournaments: one line a round, ``1-4 1, 2-3 =, 5 H``."""

from __future__ import annotations

from hakem.model import (
    STANDARD,
    Absence,
    Bye,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerId,
    PointSystem,
    Round,
    RoundNo,
    Tournament,
)
from hakem.pairing import Board, RoundPairing
from tests.support.letters import BYES, RESULTS


def swiss(
    players: int,
    rounds_total: int,
    *lines: str,
    away: str = "",
    points: PointSystem = STANDARD,
    initial: Colour | None = None,
) -> Tournament:
    """A tournament with these rounds; White stands first, the result is White's. ``away`` lists byes announced.

    The lot of the colours is declared before there is a round, White if nothing is said; else round 1 shows it.
    """
    rounds = tuple(_round(line) for line in lines)
    number = RoundNo(len(rounds) + 1)
    absences = tuple(Absence(number, bye.player, bye.kind) for bye in _round(away).byes) if away else ()
    initial = Colour.WHITE if initial is None and not rounds else initial
    field = tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, players + 1))
    return Tournament(field, rounds_total, rounds, points=points, initial_colour=initial, absences=absences)


def _round(line: str) -> Round:
    games, byes = [], []
    for item in line.split(","):
        who, result = item.split()
        if "-" in who:
            white, black = who.split("-")
            mark, other, played = RESULTS[result]
            games.append(Game(PlayerId(int(white)), PlayerId(int(black)), mark, other, played))
        else:
            byes.append(Bye(PlayerId(int(who)), BYES[result]))
    return Round(tuple(games), tuple(byes))


def told(pairing: RoundPairing) -> str:
    """A round as one line: boards in order, then the bye."""
    boards = [f"{board.white}-{board.black}" for board in pairing.boards]
    return " ".join(boards + [str(bye.player) for bye in pairing.byes])


def given_round(t: Tournament, *boards: str, bye: int | None = None) -> RoundPairing:
    """A round as somebody else may have made it: boards as ``4-9``, White first."""
    pairs = [board.split("-") for board in boards]
    return RoundPairing(
        t.next_round,
        tuple(Board(PlayerId(int(white)), PlayerId(int(black))) for white, black in pairs),
        (Bye(PlayerId(bye), ByeKind.PAIRING_ALLOCATED),) if bye else (),
    )
