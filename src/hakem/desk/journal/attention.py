"""What of a round needs somebody: the boards and players that an arbiter has to look at before it can be closed.

An empty list means that the round is done. It is computed from the state alone;
whether a round would be paired differently now is asked only where the journal
says that a result behind it was corrected, because it means pairing it again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any

from hakem.desk.choosing import choose_system
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.reasons import as_paired
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.state import Desk, Report
from hakem.errors import HakemError
from hakem.model import Mark, PlayerId, Round, Tournament
from hakem.pairing.check import check_round
from hakem.values import dataclass

MOST_EMPTY = 6
"""So many empty boards are named one by one; with more of them the round is simply being played."""

TWICE = 2
"""Who has stayed away so often may have left."""

DISPUTED, EMPTY, ADJOURNED, ABSENT, ABSENT_TWICE, DIFFERS = (
    "disputed",
    "empty",
    "adjourned",
    "absent",
    "absent-twice",
    "differs",
)
KINDS = (DISPUTED, EMPTY, ADJOURNED, ABSENT, ABSENT_TWICE, DIFFERS)
"""What there can be to look at, the most urgent first."""


@dataclass(frozen=True, slots=True)
class Attention:
    """One thing to look at: what it is, where, and about whom. ``count`` are rounds missed, or boards that differ."""

    kind: str
    round_no: int
    board: int = 0
    players: tuple[PlayerId, ...] = ()
    claims: tuple[Report, ...] = ()
    count: int = 0


def attention(desk: Desk, round_no: int, doubtful: Collection[int] | None = None) -> tuple[Attention, ...]:
    """Everything of a round that needs somebody, the most urgent first.

    ``doubtful`` are rounds that may be paired differently by now (:func:`doubtful_rounds`
    reads them from the journal); None asks about the round in any case.
    """
    found = (
        *_disputed(desk, round_no),
        *_empty(desk, round_no),
        *_adjourned(desk, round_no),
        *_absent(desk, round_no),
    )
    asked = doubtful is None or round_no in doubtful
    return (*found, *_differing(desk.tournament, round_no)) if asked else found


def disputes(desk: Desk, round_no: int) -> dict[int, tuple[Report, ...]]:
    """The boards of a round for which different results were reported, with who said what."""
    found = sorted((each for each in desk.disputes if each.round_no == round_no), key=lambda each: each.board)
    return {each.board: each.reports for each in found}


def _disputed(desk: Desk, round_no: int) -> Iterator[Attention]:
    games = desk.tournament.rounds[round_no - 1].games
    for board, claims in disputes(desk, round_no).items():
        yield Attention(DISPUTED, round_no, board, games[board - 1].players, claims)


def _empty(desk: Desk, round_no: int) -> Iterator[Attention]:
    """Boards without a result, once most of the others have one."""
    games = desk.tournament.rounds[round_no - 1].games
    disputed = disputes(desk, round_no)
    boards = [board for board in desk.open_boards(round_no) if board not in disputed]
    if len(boards) <= MOST_EMPTY and 2 * len(boards) <= len(games):
        for board in boards:
            yield Attention(EMPTY, round_no, board, games[board - 1].players)


def _adjourned(desk: Desk, round_no: int) -> Iterator[Attention]:
    """Games that were adjourned, of this round and of those before it: they count as drawn until they are over."""
    for at in sorted(desk.adjourned, key=lambda at: (at.round_no, at.board)):
        if at.round_no <= round_no:
            players = desk.tournament.rounds[at.round_no - 1].games[at.board - 1].players
            yield Attention(ADJOURNED, at.round_no, at.board, players)


def _absent(desk: Desk, round_no: int) -> Iterator[Attention]:
    """Who has stayed away twice and is still in; and who stayed away last time and has no result yet."""
    if round_no in desk.closed:
        return
    t = desk.tournament
    missed = _rounds_missed(t.rounds[:round_no])
    staying = {p.id for p in t.players if p.takes_part_in(round_no + 1)}
    for player, rounds in missed.items():
        if player not in staying or rounds[-1] < round_no - 1:
            continue
        board = _open_board(desk, round_no, player)
        if len(rounds) >= TWICE:
            yield Attention(ABSENT_TWICE, round_no, board, (player,), count=len(rounds))
        elif rounds[-1] == round_no - 1 and board:
            yield Attention(ABSENT, round_no, board, (player,), count=1)


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


def _differing(t: Tournament, round_no: int) -> Iterator[Attention]:
    made = t.rounds[round_no - 1].paired_by
    if made is not None and made.by_hand:
        return
    count = _boards_that_differ(as_paired(t, round_no), round_no)
    if count:
        yield Attention(DIFFERS, round_no, count=count)


@lru_cache(maxsize=16)
def _boards_that_differ(t: Tournament, round_no: int) -> int:
    """How many boards of the round the rules would not give now; pairing it again is done once for each event."""
    try:
        found = check_round(choose_system(t), t, round_no)
    except HakemError:
        return 0
    return 0 if found is None else max(1, len(found.found.boards))


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
