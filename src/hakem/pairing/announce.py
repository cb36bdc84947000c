"""From the row of a table to an announced round: boards, byes, and the games of those who have left."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.errors import NothingToPair
from hakem.explain import Level, Step, Trace
from hakem.facts import cards
from hakem.i18n import Datum, Message, PlayerRef
from hakem.model import Bye, ByeKind, Game, Mark, Player, PlayerId, Tournament
from hakem.pairing.api import Board, RoundPairing
from hakem.regulations import Article
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class TableRules:
    """What a table system says about its rounds: where table, bye and withdrawal are written, and what a bye is."""

    table: Article
    bye: Article
    withdrawal: Article
    bye_kind: ByeKind


@dataclass(frozen=True, slots=True)
class TableRow:
    """The games of one round, White first, and those whom the table leaves without an opponent.

    ``unopposed`` have a board, but the other team has nobody to sit at it;
    ``away`` will not come to theirs.
    """

    games: tuple[tuple[Player, Player], ...]
    idle: tuple[Player, ...] = ()
    unopposed: tuple[Player, ...] = ()
    away: frozenset[PlayerId] = frozenset()


def require_round_to_come(t: Tournament, scheduled: int, article: Article) -> None:
    """Neither the event nor its table has more rounds than are paired: there is nothing left to pair."""
    if t.next_round > min(scheduled, t.rounds_total):
        message = Message("pairing.all-rounds-paired", {"rounds": len(t.rounds)})
        raise NothingToPair(message, article)


def announced(t: Tournament, row: TableRow, rules: TableRules, trace: Trace) -> RoundPairing:
    """The next round of a table.

    A table does not move: whoever has left keeps the seat, and the game is lost
    by forfeit, by both if both are gone. A bye belongs to those who are there;
    one who has left scores nothing for it. An announced absence changes no
    table either: the game stays on its board, to be played at another time or
    decided by the arbiter.
    """
    cards(t)  # refuses an event that contradicts itself: a table asks for nothing that was played
    pairing = seated_round(t, row, rules.bye_kind)
    if trace.wanted:
        for step in _steps(pairing, rules):
            trace.add(step)
    return pairing


def seated_round(t: Tournament, row: TableRow, bye_kind: ByeKind) -> RoundPairing:
    """The boards of a row, the byes of those who have none, and the games of those who are not there."""
    round_no = t.next_round
    here = {p.id: p.takes_part_in(round_no) and p.id not in row.away for p in t.players}
    games = tuple((white.id, black.id) for white, black in row.games)
    boards = tuple(Board(white, black) for white, black in games if here[white] and here[black])
    forfeits = tuple(
        forfeited(white, black, here[white], here[black]) for white, black in games if not (here[white] and here[black])
    )
    byes = tuple(Bye(p.id, bye_kind if here[p.id] else ByeKind.ZERO_POINT) for p in row.idle)
    byes += tuple(Bye(p.id, ByeKind.FULL_POINT) for p in row.unopposed if here[p.id])
    return RoundPairing(round_no, boards, byes, forfeits)


def forfeited(white: PlayerId, black: PlayerId, white_is_here: bool, black_is_here: bool) -> Game:
    """The game that does not take place: won by the one who is there, lost by one who is not."""
    return Game(
        white,
        black,
        Mark.WIN if white_is_here else Mark.LOSS,
        Mark.WIN if black_is_here else Mark.LOSS,
        played=False,
    )


def _steps(pairing: RoundPairing, rules: TableRules) -> Iterable[Step]:
    def described(article: Article, outcome: str, *subject: PlayerId, board: int | None = None) -> Step:
        people = zip(("first", "second"), map(PlayerRef, subject), strict=False)
        data: dict[str, Datum] = {"round": pairing.round_no, **dict(people)}
        return Step(article, outcome, subject, data, board=board, level=Level.HEADLINE)

    for number, board in enumerate(pairing.boards, start=1):
        yield described(rules.table, "table.board", board.white, board.black, board=number)
    for bye in pairing.byes:
        yield described(rules.bye, f"table.bye.{bye.kind.value}", bye.player)
    for game in pairing.forfeits:
        both_gone = game.white_mark is game.black_mark
        winner_first = game.players if game.white_mark is Mark.WIN else game.players[::-1]
        outcome = "table.both-gone" if both_gone else "table.forfeit"
        yield described(rules.withdrawal, outcome, *(game.players if both_gone else winner_first))
