"""The state of an event that is being run: the tournament, and what the desk knows beside it."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from hakem.i18n import Message
from hakem.model import PlayerId, Prohibition, TeamId, Tournament
from hakem.values import dataclass

if TYPE_CHECKING:
    from hakem.knockout import PlayoffRecord


@dataclass(frozen=True, slots=True)
class BoardAt:
    """A board of a round."""

    round_no: int
    board: int


@dataclass(frozen=True, slots=True)
class Presence:
    """Whether somebody was seen when players checked in."""

    player: PlayerId
    present: bool


@dataclass(frozen=True, slots=True)
class Belonging:
    """Something that is known of a player beside the event: the group, the list that the rating is from."""

    player: PlayerId
    text: str


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A result that counts for rating only, because it was corrected too late for anything else."""

    round_no: int
    board: int
    result: str


@dataclass(frozen=True, slots=True)
class Report:
    """A result that somebody has reported: the name of the person with the device, "" for the desk itself.

    ``at`` is the time in UTC as text, "" where it is not kept.
    """

    by: str
    result: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class Dispute:
    """A board for which different results were reported; an arbiter has to look. Everybody's last word, in order."""

    round_no: int
    board: int
    reports: tuple[Report, ...]


ENTERED, SAME, DISPUTED, AGREED, OLDER = "entered", "same", "disputed", "agreed", "older"
KEPT, LATE, ANEW = "kept", "late", "anew"
"""What can become of a report.

It is ``entered``; it says the ``same`` as what stands; it differs from what others have
reported (``disputed``), or ends that (``agreed``); it is ``kept`` beside the decision of
an arbiter; it comes behind the end of its round (``late``); its board was seated
``anew`` since; or a newer one of the same phone was here before it (``older``).
"""


@dataclass(frozen=True, slots=True)
class ReportBeside:
    """A report that has changed nothing: it is kept beside its board until an arbiter has seen it.

    ``why``: an arbiter has decided the board and that is ``kept``, the report came ``late``,
    behind the end of its round, or the board was seated ``anew`` since. ``players`` are those
    whom it is about, White first; behind a new pairing they do not sit at this board any more.
    """

    round_no: int
    board: int
    why: str
    report: Report
    players: tuple[PlayerId, ...] = ()


@dataclass(frozen=True, slots=True)
class Remark:
    """What the arbiter has noted, perhaps about a round or a board of it (0: about none)."""

    text: str
    round_no: int = 0
    board: int = 0


@dataclass(frozen=True, slots=True)
class PlayOff:
    """A play-off of a tie: the name of the values that its outcome becomes, and everything it follows from."""

    name: str
    record: PlayoffRecord


@dataclass(frozen=True, slots=True)
class GameDetail:
    """What a game of a match needs besides its result: how many moves it had."""

    round_no: int
    board: int
    moves: int


@dataclass(frozen=True, slots=True)
class PostponedMatch:
    """A match that is played later than its round; its open boards are adjourned meanwhile."""

    round_no: int
    teams: tuple[TeamId, ...]
    until: date | None = None


@dataclass(frozen=True, slots=True)
class Departure:
    """Something by which the event has left what FIDE's rules allow: the warning that was read, and its round."""

    code: str
    level: int
    round_no: int
    message: Message


@dataclass(frozen=True, slots=True)
class Desk:
    """An event as the desk has it.

    ``last_id`` is the last id of somebody who was removed: nobody gets it again.
    ``numbered`` is the way in which numbers were given last, "" before that;
    ``teams_numbered`` the same of teams.
    ``rounds_stated`` is False where the system decides how many rounds there are.
    ``late_entries`` says where late comers stand: ``rank`` by their rating,
    ``end`` at the end of the list until round 2. Rounds that are ``published``
    and ``closed`` are named by number. ``weak`` prohibitions give way if there is
    no other pairing.
    """

    tournament: Tournament
    last_id: int = 0
    numbered: str = ""
    teams_numbered: str = ""
    rounds_stated: bool = True
    late_entries: str = "rank"
    published: tuple[int, ...] = ()
    closed: tuple[int, ...] = ()
    adjourned: tuple[BoardAt, ...] = ()
    presence: tuple[Presence, ...] = ()
    weak: tuple[Prohibition, ...] = ()
    groups: tuple[Belonging, ...] = ()
    rating_lists: tuple[Belonging, ...] = ()
    rating_only: tuple[RatedResult, ...] = ()
    disputes: tuple[Dispute, ...] = ()
    beside: tuple[ReportBeside, ...] = ()
    remarks: tuple[Remark, ...] = ()
    play_offs: tuple[PlayOff, ...] = ()
    game_details: tuple[GameDetail, ...] = ()
    departures: tuple[Departure, ...] = ()
    postponed: tuple[PostponedMatch, ...] = ()
    finished: bool = False

    @property
    def round_no(self) -> int:
        """The last round that is paired; 0 before the first."""
        return len(self.tournament.rounds)

    @property
    def round_in_hand(self) -> int:
        """The round that is played or prepared: the last that is paired, or the one behind it if that is closed."""
        return self.round_no + (self.round_no in self.closed or self.round_no == 0)

    @property
    def word(self) -> str:
        """In which state the event is, in one word of the contract."""
        if self.finished:
            return "finished"
        last = self.round_no
        if last == 0:
            return "open"
        return "closed" if last in self.closed else "published" if last in self.published else "paired"

    def open_boards(self, round_no: int) -> tuple[int, ...]:
        """The boards of a round that are not done: without a result and not adjourned, or disputed."""
        waiting = {at.board for at in self.adjourned if at.round_no == round_no}
        disputed = self.disputed_boards(round_no)
        games = enumerate(self.tournament.rounds[round_no - 1].games, start=1)
        return tuple(board for board, game in games if board in disputed or (game.pending and board not in waiting))

    def results_in(self, round_no: int) -> int:
        """So many boards of a round have a result that nobody disputes; a game that is adjourned has none."""
        waiting = {at.board for at in self.adjourned if at.round_no == round_no}
        return len(self.tournament.rounds[round_no - 1].games) - len({*self.open_boards(round_no), *waiting})

    @property
    def rounds_over(self) -> int:
        """So many rounds are closed, or have a result on every board that is not adjourned.

        Lists of who stands where are made after the last of them, at every door.
        """
        last = self.round_no
        while last and last not in self.closed and self.open_boards(last):
            last -= 1
        return last

    def disputed_boards(self, round_no: int) -> tuple[int, ...]:
        """The boards of a round for which different results were reported."""
        return tuple(sorted(each.board for each in self.disputes if each.round_no == round_no))

    def dispute(self, round_no: int, board: int) -> Dispute | None:
        """What is disputed about a board, None if nothing is."""
        return next((each for each in self.disputes if (each.round_no, each.board) == (round_no, board)), None)


EMPTY = Desk(Tournament((), 1))
"""Before the first entry."""
