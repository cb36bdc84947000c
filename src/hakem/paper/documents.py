"""The documents there are, by the names of the contract, and how each is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.state import Desk
from hakem.errors import RequestError, UnknownName
from hakem.i18n import Message
from hakem.values import dataclass, field


@dataclass(frozen=True, slots=True)
class PaperWish:
    """A document that somebody asks for: of which round (0: the last one), in which language, and other options.

    ``entries`` are the journal: what has to be reported stands there.
    """

    desk: Desk
    language: str = "en"
    round_no: int = 0
    options: Mapping[str, str] = field(default_factory=dict, hash=False)
    entries: Sequence[JournalEntry] = field(default=(), hash=False)


Maker = Callable[[PaperWish], bytes]

_HOMES: Mapping[str, str] = {
    "pairings": "lists",
    "pairings-by-name": "lists",
    "results": "lists",
    "entry-list": "lists",
    "standings": "tables",
    "crosstable": "tables",
    "team-sheets": "tables:team_sheets_of",
    "board-prizes": "teams:board_prizes_of",
    "individual-list": "teams",
    "match-list": "teams",
    "match-sheets": "teams",
    "line-up-forms": "teams",
    "bracket": "bracket",
    "game-sheet": "games:game_sheets",
    "schedule": "schedule",
    "adjusted-scores": "scores:adjusted_scores_of",
    "round-sheet": "scores",
    "lots-protocol": "report",
    "report": "report",
    "pictures": "pictures",
    "explanation": "explanation",
    "editions": "editions",
    "prizes": "prizes",
    "ceremony": "prizes",
    "prize-receipts": "prizes",
    "quiz": "quiz",
    "cards": "cards",
    "blank-cards": "cards",
    "slips": "cut",
    "place-cards": "cut",
    "badges": "cut",
}
"""In which module each document is made, and by which function, if that has another name."""

DOCUMENTS = tuple(_HOMES)


def document(name: str, wish: PaperWish) -> bytes:
    """The document of that name as PDF."""
    if name not in _HOMES:
        raise UnknownName("document", name[:40], DOCUMENTS)
    last = len(wish.desk.tournament.rounds)
    if wish.round_no > last:
        raise RequestError(Message("report.no-such-round", {"round": wish.round_no, "last": last}))
    module, _, function = _HOMES[name].partition(":")
    try:
        home = import_module(f"hakem.paper.{module}")
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] != "reportlab":
            raise
        raise RequestError(Message("paper.needs-extra", {"extra": "desk"})) from None
    maker: Maker = getattr(home, function or name.replace("-", "_"))
    return maker(wish)
