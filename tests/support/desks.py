"""Events at the desk without a store: every action decided, every entry folded again from what would be stored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hakem.desk.journal.asking import LOCAL, ActionAsked, Unread
from hakem.desk.journal.decide import decide
from hakem.desk.journal.entry import Head, JournalEntry, chained, entry_of
from hakem.desk.journal.fold import fold
from hakem.desk.journal.roles import Person
from hakem.desk.journal.state import EMPTY, Desk
from hakem.errors import HakemError
from hakem.i18n import Json

NOON = "2026-11-17T12:00:00Z"


class AtDesk:
    """An event of which the journal is a list."""

    def __init__(self) -> None:
        self.entries: list[JournalEntry] = []
        self.desk: Desk = EMPTY
        self.codes: list[str] = []
        """Codes of the warnings of the last action."""

    def do(
        self,
        action: str,
        *,
        confirm: Sequence[str] = (),
        was: Json = None,
        person: Person = LOCAL,
        **fields: Any,
    ) -> dict[str, Json]:
        """Do an action, and give what its entry says; nothing if nothing changed."""
        asked = ActionAsked(action, fields, person, NOON, "kura metni", was=was, confirm=tuple(confirm))
        made = decide(self.desk, asked, self.entries)
        for draft in made.drafts:
            self.entries.append(chained(draft, self.entries[-1].head if self.entries else Head()))
        self.desk = made.desk
        assert fold(entry_of(e.seq, e.line, e.prev, e.hash) for e in self.entries) == self.desk
        self.codes = [str(each["code"]) for draft in made.drafts for each in draft.warnings]
        return dict(made.drafts[-1].data) if made.drafts else {}

    def refused(self, code: str, action: str, **fields: Any) -> HakemError:
        """The action is refused with this code, and the journal stays as it was."""
        before = list(self.entries), self.desk
        with pytest.raises(HakemError) as caught:
            self.do(action, **fields)
        assert caught.value.message.key == code
        assert (self.entries, self.desk) == before
        return caught.value

    def unread(self, codes: Sequence[str], action: str, **fields: Any) -> None:
        """The action waits for these warnings to be read, and is done then."""
        error = self.refused("desk.confirm", action, **fields)
        assert isinstance(error, Unread)
        assert [each.code for each in error.warnings] == list(codes)
        self.do(action, confirm=codes, **fields)

    def results(self, round_no: int, *results: str) -> None:
        """Results of the boards of a round, from the first on; the last one named is that of all others."""
        for board in self.desk.open_boards(round_no):
            self.do("result", round=round_no, board=board, result=results[min(board, len(results)) - 1])


def swiss(players: int = 8, rounds: int = 5, **fields: Any) -> AtDesk:
    """A Swiss event with its players entered, the strongest last."""
    event = AtDesk()
    event.do("create", name="Deneme Turnuvası", **{"system": "dutch", "rounds": rounds, "colour": "white", **fields})
    for number in range(1, players + 1):
        event.do("add-player", name=f"Oyuncu {number:02}", rating=1500 + 10 * number)
    return event
