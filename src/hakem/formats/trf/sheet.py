"""What every part of a TRF writer needs: the tournament, its figures, and a list of what could not be written."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping

from hakem.errors import TooLarge
from hakem.facts.card import Card, cards
from hakem.formats.document import Extras, Lost, withdrawals_in
from hakem.formats.trf.team_rounds import is_of_teams
from hakem.i18n import Message
from hakem.i18n.message import NOTHING, Datum
from hakem.model import Absence, ByeKind, PlayerId, RoundNo, Tournament, ascii_name, without_unprintable
from hakem.values import dataclass, replace

LARGEST_IN_LIST = 9_999


class Pad(enum.Enum):
    """What counts as a column: a character, or a byte of UTF-8."""

    CHARS = "chars"
    BYTES = "bytes"


@dataclass(frozen=True, slots=True)
class WriteOptions:
    """How text is laid out."""

    pad: Pad = Pad.CHARS
    ascii_only: bool = False
    line_end: str = "\r\n"


@dataclass(frozen=True, slots=True)
class Dialect:
    """A version of TRF: its records in order, its codes, and what it has no place for.

    ``absences_ahead`` is how many coming rounds have their byes in the columns
    of the players; records of their own carry the rest where there are any.
    """

    name: str
    records: tuple[Callable[[Sheet], Iterable[str]], ...]
    byes: Mapping[ByeKind, str]
    pending: str
    absences_ahead: int
    keeps_ids: bool
    says_type: bool
    states_rounds: bool
    lists_tie_breaks: bool
    states_points: bool
    lost: Mapping[Lost, Callable[[Tournament], bool]]


class Sheet:
    """One file in the making."""

    def __init__(self, t: Tournament, dialect: Dialect, extras: Extras, options: WriteOptions) -> None:
        self.t = t
        self.dialect = dialect
        self.extras = extras
        self.options = options
        self.cards: Mapping[PlayerId, Card] = cards(t)
        self.players = tuple(sorted(t.players, key=lambda p: p.number)) if dialect.keeps_ids else t.players
        self.of_teams = dialect.says_type and is_of_teams(t)
        self.absences = _effective_absences(t)
        self.unwritten_absences = tuple(self._unwritten())
        self.seems_gone = frozenset(withdrawals_in(t))
        """Who would be taken for somebody who has withdrawn, unless a comment says otherwise."""
        self.ranks = self._ranks()
        self._notes: dict[tuple[str, tuple[tuple[str, Datum], ...]], Message] = {}

    def _unwritten(self) -> Iterator[Absence]:
        """Announced byes that neither a column nor a record of the dialect has: they go into comments.

        In the columns a round in which nobody is left would be one that was
        played; records of byes are those of teams where teams play.
        """
        t, implied = self.t, {*_effective_absences(replace(self.t, absences=()))}
        away = Counter(a.round_no for a in self.absences)
        in_records = self.dialect.says_type and not self.of_teams
        in_columns = range(t.next_round, t.next_round + self.dialect.absences_ahead)
        for absence in () if in_records else self.absences:
            shown = absence.round_no in in_columns and away[absence.round_no] < len(t.players)
            if absence not in implied and not shown:
                yield absence

    def note(self, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        """Something that is not written as it was; said once however often it occurs."""
        self._notes[(key, tuple(sorted(data.items())))] = Message(key, data)

    @property
    def notes(self) -> tuple[Message, ...]:
        """All notes, in the order in which they came up."""
        return tuple(self._notes.values())

    def text(self, value: str) -> str:
        """Text on one line, in ASCII if that is asked for; runs of blanks become one."""
        line = " ".join(without_unprintable(value).split())
        if line != value:
            self.note("write.blanks", {"text": line})
        return self.letters(line)

    def letters(self, line: str) -> str:
        """A line as it stands, without what cannot be printed, in ASCII letters if that is asked for."""
        line = without_unprintable(line)
        if not self.options.ascii_only or line.isascii():
            return line
        self.note("write.ascii", {"text": line, "ascii": ascii_name(line)})
        return ascii_name(line)

    def padded(self, value: str, width: int) -> str:
        """Text in a field of ``width`` columns; what does not fit is cut off and said."""
        text = self.text(value)
        if self.options.pad is Pad.CHARS:
            cut = text[:width].ljust(width)
        else:
            raw = text.encode("utf-8", "replace")[:width].decode("utf-8", "ignore")
            cut = raw + " " * (width - len(raw.encode("utf-8")))
        if cut.rstrip() != text:
            self.note("write.cut", {"text": text, "width": width})
        return cut

    def field(self, value: object, width: int) -> str:
        """A figure right-aligned in its columns; one that does not fit cannot be written."""
        text = f"{value:>{width}}"
        if len(text) > width:
            raise TooLarge(Message("write.too-wide", {"text": text, "width": width}))
        return text

    def ids(self, ids: Iterable[PlayerId]) -> str:
        """A list of ids, four columns each."""
        listed = tuple(ids)
        if max(listed, default=0) > LARGEST_IN_LIST:
            raise TooLarge(Message("write.too-large", {"largest": LARGEST_IN_LIST}))
        return " ".join(f"{number:>4}" for number in listed)

    def _ranks(self) -> Mapping[PlayerId, int]:
        """The ranks printed in the file that was read; without them, by points and pairing number."""
        given = dict(self.extras.ranks)
        if all(p.id in given for p in self.t.players):
            return given
        by_points = sorted(self.t.players, key=lambda p: (-self.cards[p.id].score, p.number))
        return {p.id: place for place, p in enumerate(by_points, start=1)}


def _effective_absences(t: Tournament) -> tuple[Absence, ...]:
    """Announced byes, and zero-point byes for the coming rounds of everybody who has left or is not there yet.

    Whoever left gets nothing for what they had announced before.
    """
    sometimes_away = [p for p in t.players if p.withdrawn_after is not None or p.joined > t.next_round]
    gone = [
        Absence(RoundNo(number), p.id, ByeKind.ZERO_POINT)
        for number in range(t.next_round, t.rounds_total + 1)
        for p in sometimes_away
        if not p.takes_part_in(number)
    ]
    away = {(a.round_no, a.player) for a in gone}
    return (*(a for a in t.absences if (a.round_no, a.player) not in away), *gone)
