"""What of a round needs somebody: one line for every kind of thing and every match, the heaviest first.

An empty list means that the round is done. Every kind is declared once, in :data:`KINDS`:
how it is found, what an arbiter does about it, and by its place how much it weighs.
It is computed from the state alone; whether a round would be paired differently now
is asked only where the journal says that a result behind it was corrected, because it
means pairing it again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from datetime import date
from functools import lru_cache
from typing import Any

from hakem.desk.choosing import choose_system
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.reasons import as_paired
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.state import ANEW, KEPT, LATE, Desk, Report
from hakem.desk.journal.team_match_actions import is_postponed, matches_at
from hakem.errors import HakemError
from hakem.facts.round_sheet import round_sheet
from hakem.model import Mark, PlayerId, Round, Tournament
from hakem.pairing.check import RoundDifference, check_round
from hakem.values import dataclass

MOST_EMPTY = 6
"""So many empty boards are named one by one; with more of them the round is simply being played."""

TWICE = 2
"""Who has stayed away so often may have left."""

DECIDE, ENTER, LEAVE, PAIR_ANEW, READ = "decide", "enter", "leave", "pair-anew", "read"
"""What an arbiter does: choose between reports, enter results, let somebody leave, pair the round again, read."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing to look at: where, and about whom.

    ``match`` is the match that it is about as a whole, 0 if it is about a board;
    ``claims`` are reports that disagree, ``until`` is the day to which a game was put off.
    """

    round_no: int
    board: int = 0
    players: tuple[PlayerId, ...] = ()
    claims: tuple[Report, ...] = ()
    until: date | None = None
    match: int = 0


@dataclass(frozen=True, slots=True)
class Sought:
    """Where to look: the event, the round, and whether it may be paired differently by now."""

    desk: Desk
    round_no: int
    doubtful: bool


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of thing to look at: its name, the sign beside its words, what is done about it, and how it is found.

    ``by_match``: boards of one match are one line.
    """

    name: str
    sign: str
    act: str
    find: Callable[[Sought], Iterator[Trouble]]
    by_match: bool = True


@dataclass(frozen=True, slots=True)
class Attention:
    """A line to look at: everything of one kind, or of one kind in a ``match`` (0: in none) of that round."""

    kind: Kind
    troubles: tuple[Trouble, ...]
    match: int = 0

    @property
    def round_no(self) -> int:
        """The round of the match; of several rounds, that of the first thing."""
        return self.troubles[0].round_no


def attention(desk: Desk, round_no: int, doubtful: Collection[int] | None = None) -> tuple[Attention, ...]:
    """Everything of a round that needs somebody, line by line, the heaviest first.

    ``doubtful`` are rounds that may be paired differently by now (:func:`doubtful_rounds`
    reads them from the journal); None asks about the round in any case.
    """
    sought = Sought(desk, round_no, doubtful is None or round_no in doubtful)
    return tuple(line for kind in KINDS for line in _lines(sought, kind))


def _lines(sought: Sought, kind: Kind) -> Iterator[Attention]:
    """The things of a kind, those of each match by themselves."""
    groups: dict[tuple[int, int], list[Trouble]] = {}
    for trouble in kind.find(sought):
        match = 0
        if kind.by_match and trouble.board:
            match = round_sheet(sought.desk.tournament, trouble.round_no)[trouble.board].match
        groups.setdefault((trouble.round_no if match else 0, match), []).append(trouble)
    for (_, match), troubles in groups.items():
        yield Attention(kind, tuple(troubles), match)


def disputes(desk: Desk, round_no: int) -> dict[int, tuple[Report, ...]]:
    """The boards of a round for which different results were reported, with who said what."""
    found = sorted((each for each in desk.disputes if each.round_no == round_no), key=lambda each: each.board)
    return {each.board: each.reports for each in found}


def _disputed(sought: Sought) -> Iterator[Trouble]:
    games = sought.desk.tournament.rounds[sought.round_no - 1].games
    for board, claims in disputes(sought.desk, sought.round_no).items():
        yield Trouble(sought.round_no, board, games[board - 1].players, claims)


def _beside(why: str) -> Callable[[Sought], Iterator[Trouble]]:
    """Reports that have changed nothing and that no arbiter has read yet: those that are kept for that reason."""

    def found(sought: Sought) -> Iterator[Trouble]:
        for each in sought.desk.beside:
            if (each.round_no, each.why) == (sought.round_no, why):
                yield Trouble(each.round_no, each.board, each.players, (each.report,))

    return found


def _empty(sought: Sought) -> Iterator[Trouble]:
    """Boards without a result, once most of the others have one."""
    desk, round_no = sought.desk, sought.round_no
    games = desk.tournament.rounds[round_no - 1].games
    disputed = disputes(desk, round_no)
    boards = [board for board in desk.open_boards(round_no) if board not in disputed]
    if len(boards) <= MOST_EMPTY and 2 * len(boards) <= len(games):
        for board in boards:
            yield Trouble(round_no, board, games[board - 1].players)


def _waiting(sought: Sought, *, postponed: bool) -> Iterator[Trouble]:
    """Games put off, of this round and of those before it: in a match that was postponed, or by themselves."""
    desk = sought.desk
    until = postponed_until(desk)
    for at in sorted(desk.adjourned, key=lambda at: (at.round_no, at.board)):
        place = (at.round_no, at.board)
        if at.round_no <= sought.round_no and (place in until) is postponed:
            players = desk.tournament.rounds[at.round_no - 1].games[at.board - 1].players
            yield Trouble(*place, players, until=until.get(place))


def _postponed(sought: Sought) -> Iterator[Trouble]:
    return _waiting(sought, postponed=True)


def _adjourned(sought: Sought) -> Iterator[Trouble]:
    return _waiting(sought, postponed=False)


def postponed_until(desk: Desk) -> dict[tuple[int, int], date | None]:
    """The boards of matches that were postponed, with the day of the match where it was said."""
    until: dict[tuple[int, int], date | None] = {}
    for said in desk.postponed:
        for at in matches_at(desk.tournament, said.round_no):
            if is_postponed(desk, at) and set(at.match.teams) == set(said.teams):
                until |= {(said.round_no, board): said.until for board in at.games.values()}
    return until


def _absent_twice(sought: Sought) -> Iterator[Trouble]:
    """Who has stayed away twice, the last time not long ago, and is still in."""
    for player, rounds, board in _missing(sought):
        if len(rounds) >= TWICE:
            yield Trouble(sought.round_no, board, (player,))


def _absent(sought: Sought) -> Iterator[Trouble]:
    """Who stayed away in the round before and has no result yet."""
    for player, rounds, board in _missing(sought):
        if len(rounds) < TWICE and rounds[-1] == sought.round_no - 1 and board:
            yield Trouble(sought.round_no, board, (player,))


def _missing(sought: Sought) -> Iterator[tuple[PlayerId, list[int], int]]:
    """Who did not come in this round or the one before and plays on: the rounds missed, and the board without a result.

    Nobody is asked about any more in a round that is closed.
    """
    desk, round_no = sought.desk, sought.round_no
    if round_no in desk.closed:
        return
    t = desk.tournament
    staying = {p.id for p in t.players if p.takes_part_in(round_no + 1)}
    for player, rounds in _rounds_missed(t.rounds[:round_no]).items():
        if player in staying and rounds[-1] >= round_no - 1:
            yield player, rounds, _open_board(desk, round_no, player)


def _rounds_missed(rounds: Sequence[Round]) -> dict[PlayerId, list[int]]:
    """The rounds in which each player did not come to the board."""
    missed: dict[PlayerId, list[int]] = {}
    for number, rnd in enumerate(rounds, start=1):
        for game in rnd.games:
            if not game.played:
                for player, mark in ((game.white, game.white_mark), (game.black, game.black_mark)):
                    if mark is Mark.LOSS:
                        missed.setdefault(player, []).append(number)
    return missed


def _open_board(desk: Desk, round_no: int, player: PlayerId) -> int:
    """The board at which the player sits and that has no result; 0 if there is none."""
    for board, game in enumerate(desk.tournament.rounds[round_no - 1].games, start=1):
        if player in game.players:
            return 0 if shown_result(desk, round_no, board) else board
    return 0


def _differing(sought: Sought) -> Iterator[Trouble]:
    """Boards, matches of teams and byes of the round that the rules would not give now."""
    t, number = sought.desk.tournament, sought.round_no
    made = t.rounds[number - 1].paired_by
    if not sought.doubtful or (made is not None and made.by_hand):
        return
    found = _difference(as_paired(t, number), number)
    if found is None:
        return
    pairs = {frozenset((board.white, board.black)) for board in found.found.boards}
    if found.of_teams:
        for at in matches_at(t, number):
            if frozenset(PlayerId(team) for team in at.match.teams) in pairs:
                yield Trouble(number, min(at.games.values(), default=0), match=at.number)
        return
    for board, game in enumerate(t.rounds[number - 1].games, start=1):
        if frozenset(game.players) in pairs:
            yield Trouble(number, board, game.players)
    for player in found.found.byes:
        yield Trouble(number, players=(player,))


@lru_cache(maxsize=16)
def _difference(t: Tournament, round_no: int) -> RoundDifference | None:
    """How the round differs from that of the rules now; pairing it again is done once for each event."""
    try:
        return check_round(choose_system(t), t, round_no)
    except HakemError:
        return None


def doubtful_rounds(entries: Sequence[JournalEntry]) -> frozenset[int]:
    """Rounds of which a correction said that they would be paired otherwise; the correction may be taken back since."""
    found: set[int] = set()
    holding: frozenset[int] | None = None
    for entry in entries:
        if entry.action != "result" or not entry.draft.warnings:
            continue
        for each in entry.draft.warnings:
            if each.get("code") != "rounds-would-differ":
                continue
            holding = frozenset(what_holds(entries).live) if holding is None else holding
            if entry.seq in holding:
                found |= set(_rounds_in(each))
    return frozenset(found)


def _rounds_in(warning: Any) -> Iterator[int]:
    yield from (number for number in warning["message"]["data"]["rounds"] if isinstance(number, int))


KINDS = (
    Kind("disputed", "differ", DECIDE, _disputed),
    Kind(KEPT, "differ", READ, _beside(KEPT), by_match=False),
    Kind(LATE, "clock", READ, _beside(LATE), by_match=False),
    Kind(ANEW, "players", READ, _beside(ANEW), by_match=False),
    Kind("differs", "differ", PAIR_ANEW, _differing, by_match=False),
    Kind("empty", "open", ENTER, _empty),
    Kind("absent-twice", "look", LEAVE, _absent_twice, by_match=False),
    Kind("absent", "look", LEAVE, _absent, by_match=False),
    Kind("postponed", "clock", ENTER, _postponed),
    Kind("adjourned", "clock", ENTER, _adjourned),
)
"""What there can be to look at, the heaviest first."""
