"""A round that is being made by hand: its boards and byes as the page holds them, and what a move makes of them.

Nothing is stored before the round is done: the page sends what it has with every
move, and gets it back changed, or as it was with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from hakem.desk.hand_verdicts import HandLevel, HandRound, Objection, judged
from hakem.desk.journal.hand_rounds import boards_of_round, the_rest
from hakem.desk.journal.state import Desk
from hakem.model import PlayerId
from hakem.pairing import Board
from hakem.values import dataclass, replace

_PAIR = re.compile(r"(\d{1,7})-(\d{1,7})")
_ONE = re.compile(r"\d{1,7}")


@dataclass(frozen=True, slots=True)
class Refusal:
    """A board that was tried and cannot be, and why."""

    board: Board
    objections: tuple[Objection, ...]


@dataclass(frozen=True, slots=True)
class Work:
    """What is made so far: boards, byes, and who is picked to be moved next.

    ``leaving`` says that the round is looked at as a whole before it is stored.
    ``refusal`` is what came of the last move if it could not be.
    """

    boards: tuple[Board, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    picked: PlayerId | None = None
    leaving: bool = False
    refusal: Refusal | None = None

    def seat(self, player: PlayerId) -> Board | None:
        """Where somebody sits."""
        return next((board for board in self.boards if player in (board.white, board.black)), None)

    @property
    def busy(self) -> frozenset[PlayerId]:
        """Everybody who has a board or a bye."""
        return frozenset((*(p for board in self.boards for p in (board.white, board.black)), *self.byes))


def work_of(form: Mapping[str, str], known: Collection[PlayerId]) -> Work:
    """The work as the page sends it; players who are in the event no longer are left out."""
    pairs = (Board(PlayerId(int(a)), PlayerId(int(b))) for a, b in _PAIR.findall(form.get("boards", "")))
    boards = tuple(board for board in pairs if board.white in known and board.black in known)
    byes = (PlayerId(int(text)) for text in _ONE.findall(form.get("byes", "")))
    picked = _ONE.fullmatch(form.get("picked", ""))
    chosen = PlayerId(int(picked[0])) if picked and int(picked[0]) in known else None
    given = tuple(dict.fromkeys(player for player in byes if player in known))
    return Work(boards, given, chosen, form.get("leaving") == "1")


def boards_text(boards: Sequence[Board]) -> str:
    """Boards as the page holds them: ``12-5 7-3``, White first."""
    return " ".join(f"{board.white}-{board.black}" for board in boards)


def begun(desk: Desk, round_no: int) -> Work:
    """The work at its beginning: nothing, or the boards of the round that is to be changed."""
    return Work(*boards_of_round(desk, round_no))


class Hands:
    """Moves of the work: each gives the work behind it, or the same with the refusal."""

    def __init__(self, desk: Desk, hand: HandRound) -> None:
        self._desk, self._hand = desk, hand

    def moved(self, work: Work, move: str) -> Work:
        """The work after a move such as ``pick:12``, ``swap:12-5``, ``rest``; an unknown one changes nothing."""
        name, _, rest = move.partition(":")
        work = replace(work, leaving=False, refusal=None)
        known = self._hand.people
        ids = [PlayerId(int(text)) for text in _ONE.findall(rest) if int(text) in known]
        if name == "pick" and len(ids) == 1:
            after = self._pick(work, ids[0])
        elif name == "put" and len(ids) == 2:
            after = self._put(work, ids[0], ids[1])
        elif name in ("apart", "swap") and len(ids) == 2:
            after = self._of_board(work, name, Board(ids[0], ids[1]))
        elif name in ("bye", "back") and len(ids) == 1:
            after = self._bye(work, ids[0], name == "bye")
        else:
            after = self._whole(work, name)
        return replace(after, boards=self._hand.in_order(after.boards))

    def _whole(self, work: Work, name: str) -> Work:
        """Moves of the whole round."""
        if name == "rest":
            boards, byes = the_rest(self._desk, self._hand, work.boards, work.byes)
            return Work(boards, byes)
        if name == "rules" and self._hand.own is not None:
            return Work(self._hand.own.boards, tuple(sorted(self._hand.own_byes)))
        if name == "clear":
            return Work(self._hand.stands)
        if name == "leave":
            return replace(work, leaving=True, picked=None)
        return replace(work, picked=None) if name == "let-go" else work

    def _pick(self, work: Work, player: PlayerId) -> Work:
        if work.picked is None or self._stands(work, work.picked):
            return replace(work, picked=None if self._stands(work, player) else player)
        if work.picked == player:
            return replace(work, picked=None)
        return self._put(work, work.picked, player)

    def _put(self, work: Work, one: PlayerId, other: PlayerId) -> Work:
        """Bring somebody to somebody: two who are free make a board, else they change places."""
        if one == other or self._stands(work, one) or self._stands(work, other):
            return replace(work, picked=None)
        here, there = work.seat(one), work.seat(other)
        if here is not None and here == there:
            return self._of_board(work, "swap", here)
        if here is None and there is None:
            away = next((p for p in (one, other) if p not in self._hand.places), None)
            made = Board(one, other) if away is not None else self._hand.seated(one, other)
            byes = tuple(p for p in work.byes if p not in (one, other))
            return self._checked(work, replace(work, boards=(*work.boards, made), byes=byes), (made,))
        turned = {one: other, other: one}
        boards = tuple(
            Board(turned.get(b.white, b.white), turned.get(b.black, b.black)) if b in (here, there) else b
            for b in work.boards
        )
        byes = tuple(turned.get(player, player) for player in work.byes)
        changed = tuple(board for board in boards if board not in work.boards)
        return self._checked(work, replace(work, boards=boards, byes=byes), changed)

    def _checked(self, before: Work, after: Work, changed: Sequence[Board]) -> Work:
        """The work with the new boards, unless one of them cannot be: then nobody has moved."""
        verdicts = judged(self._hand, after.boards, after.byes).boards
        for verdict in verdicts:
            if verdict.board in changed and verdict.refused:
                against = tuple(each for each in verdict.objections if each.weight is HandLevel.REFUSED)
                return replace(before, refusal=Refusal(verdict.board, against))
        return replace(after, picked=None)

    def _of_board(self, work: Work, name: str, board: Board) -> Work:
        if board not in work.boards or board in self._hand.stands:
            return work
        place = work.boards.index(board)
        new = (Board(board.black, board.white),) if name == "swap" else ()
        return replace(work, boards=(*work.boards[:place], *new, *work.boards[place + 1 :]), picked=None)

    def _bye(self, work: Work, player: PlayerId, given: bool) -> Work:
        others = tuple(other for other in work.byes if other != player)
        if not given or player not in self._hand.places or self._stands(work, player):
            return replace(work, byes=others, picked=None)
        seat = work.seat(player)
        boards = tuple(board for board in work.boards if board != seat)
        return replace(work, boards=boards, byes=(*others, player), picked=None)

    def _stands(self, work: Work, player: PlayerId) -> bool:
        """Whether somebody sits at a board that has a result."""
        seat = work.seat(player)
        return seat is not None and seat in self._hand.stands
