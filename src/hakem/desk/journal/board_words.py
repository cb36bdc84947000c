"""Boards of matches in what the desk says: called as on the sheet of their match, with results as they read there."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.journal.roles import boards_of, has_board
from hakem.desk.journal.state import Desk
from hakem.facts.event_kind import is_team_event
from hakem.facts.round_sheet import SheetBoard, round_sheet
from hakem.i18n import Datum, Json, Message
from hakem.model import Tournament, turned_text

_RESULTS = ("was", "now", "theirs", "said", "stands")
"""The places of sentences in which the result of a board stands, White's score first."""


def called(t: Tournament, message: Message, round_no: int | None = None) -> Message:
    """The message with its board, or its boards, as people call them; where no teams meet it stays as it is.

    The round is the one that the message names, else ``round_no``.
    """
    number = message.data.get("round", round_no)
    if not isinstance(number, int) or not 1 <= number <= len(t.rounds) or not is_team_event(t):
        return message
    sheet, board, boards = round_sheet(t, number), message.data.get("board"), message.data.get("boards")
    if isinstance(board, int) and board in sheet:
        return on_sheet(message, sheet[board].label, turned=sheet[board].turned)
    names = tuple(each.label for at, each in sheet.items() if _among(boards, at))
    return Message(message.key, {**message.data, "boards": names}) if names else message


def on_sheet(message: Message, label: str, *, turned: bool) -> Message:
    """The message with that name of its board; ``turned`` if Black stands left there."""
    data: dict[str, Datum] = {**message.data, "board": label}
    for name in _RESULTS if turned else ():
        if isinstance(result := data.get(name), str):
            data[name] = turned_text(result)
    return Message(message.key, data)


def kept_place(t: Tournament, said: Mapping[str, Json]) -> dict[str, Json]:
    """What an entry about a board of a match keeps beside its number in the round, so that it can be told later."""
    number, board = said.get("round"), said.get("board")
    if not isinstance(number, int) or not isinstance(board, int) or not is_team_event(t):
        return {}
    found = round_sheet(t, number).get(board, SheetBoard(str(board))) if 1 <= number <= len(t.rounds) else None
    if found is None or not found.match:
        return {}
    return {"called": found.label, **({"turned": True} if found.turned else {})}


def put_off_said(desk: Desk) -> Message | None:
    """The games that were put off and count as drawn meanwhile, round by round; None if there is none."""
    rounds = sorted({at.round_no for at in desk.adjourned})
    if not rounds:
        return None
    sheets = {number: round_sheet(desk.tournament, number) for number in rounds}
    waits = sorted(desk.adjourned, key=lambda at: (at.round_no, at.board))
    named = {n: tuple(sheets[n][at.board].label for at in waits if at.round_no == n) for n in rounds}
    said = (Message("warning.boards-of-round", {"round": n, "boards": boards}) for n, boards in named.items())
    return Message("warning.adjourned-as-draws", {"boards": tuple(said)})


def _among(boards: Datum | None, board: int) -> bool:
    """Whether a board is one of those that a message names: as numbers, or as ``1-4, 7``."""
    if isinstance(boards, str):
        return has_board(boards_of(boards), board)
    return isinstance(boards, tuple) and board in boards
