"""What the desk has noted of boards goes with the players when the boards of a round change."""

from __future__ import annotations

from typing import TypeVar

from hakem.desk.journal.state import ANEW, BoardAt, Desk, Dispute, GameDetail, RatedResult, Remark, ReportBeside
from hakem.errors import RequestError
from hakem.i18n import Message, PairRef
from hakem.model import Round
from hakem.values import replace

Noted = TypeVar("Noted", BoardAt, Dispute, GameDetail, RatedResult, Remark, ReportBeside)


def boards_moved(desk: Desk, number: int, was: Round) -> Desk:
    """The desk whose round had these boards before; a game under way does not go away."""
    places = {game.players: board for board, game in enumerate(desk.tournament.rounds[number - 1].games, start=1)}
    moved = {board: places.get(game.players, 0) for board, game in enumerate(was.games, start=1)}
    for at in desk.adjourned:
        if at.round_no == number and not moved[at.board]:
            pair = PairRef(*was.games[at.board - 1].players)
            raise RequestError(Message("change.result-lost", {"round": number, "pair": pair}))

    def there(each: Noted) -> Noted:
        return replace(each, board=moved.get(each.board, 0)) if each.round_no == number else each

    return replace(
        desk,
        adjourned=tuple(map(there, desk.adjourned)),
        disputes=tuple(each for each in map(there, desk.disputes) if each.board),
        beside=tuple(each for each in (at if at.why == ANEW else there(at) for at in desk.beside) if each.board),
        game_details=tuple(each for each in map(there, desk.game_details) if each.board),
        rating_only=tuple(each for each in map(there, desk.rating_only) if each.board),
        remarks=tuple(map(there, desk.remarks)),
    )
