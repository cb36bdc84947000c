"""A round against the row of a table: which board, or which match, should be which."""

from __future__ import annotations

from collections.abc import Set

from hakem.i18n import Article, Datum, Message, PairRef
from hakem.model import Game, PlayerId, TeamId
from hakem.verify.asked import AskedRound
from hakem.verify.matches import SeenMatch, letter_of, matches_in
from hakem.verify.verdict import Judgement

GameRow = set[tuple[PlayerId, PlayerId]]
"""Who meets whom, White first."""

MatchRow = set[tuple[TeamId, TeamId]]
"""Which teams meet; the colours of the boards are those of the first one."""

RowPairs = Set[tuple[int, int]]
"""Either of them."""


def verify_players(asked: AskedRound, wanted: GameRow, article: Article) -> Judgement:
    """Whether the games of the round are those of the row, each with its colours."""
    given = {(game.white, game.black) for game in asked.round.games}
    given = {pair[::-1] if pair[::-1] in wanted and frozenset(pair) in asked.colourless else pair for pair in given}
    return asked.best() if given == wanted else other_row(asked, wanted, given, article)


def verify_teams(asked: AskedRound, wanted: MatchRow, article: Article) -> Judgement:
    """Whether the matches of the round are those of the row, with their colours on every board.

    Who sat at the boards is no matter of the table (reading TEAM-7).
    """
    seen = matches_in(asked.t, asked.number)
    given = {match.named(asked.t) for match in seen}
    unknown = {match.named(asked.t) for match in seen if all(_is_colourless(asked, game) for game in match.games)}
    given = {pair[::-1] if pair[::-1] in wanted and pair in unknown else pair for pair in given}
    if given != wanted:
        return other_row(asked, wanted, given, article, of_teams=True)
    wrong = next((game for match in seen for game in _turned_boards(asked, match)), None)
    if wrong is not None:
        return asked.refused(Message("verify.colours", {"pair": PairRef(wrong.white, wrong.black)}), article)
    return asked.best()


def _is_colourless(asked: AskedRound, game: Game) -> bool:
    return frozenset(game.players) in asked.colourless


def _turned_boards(asked: AskedRound, match: SeenMatch) -> list[Game]:
    """Boards whose colours are not those that follow from the first board."""
    first, _ = match.named(asked.t)
    return [
        board.game
        for place, board in enumerate(match.boards)
        if board.game is not None
        and not _is_colourless(asked, board.game)
        and (match.white_on(place) == first) != (letter_of(asked.t, place) == "W")
    ]


def other_row(asked: AskedRound, wanted: RowPairs, given: RowPairs, at: Article, of_teams: bool = False) -> Judgement:
    """What the row has and the round has not, and the other way round."""
    missing, extra = (told_pairs(pairs, of_teams) for pairs in (wanted - given, given - wanted))
    if not missing:
        return asked.refused(Message("verify.table-beyond", {"given": extra}), at)
    if not extra:
        return asked.refused(Message("verify.table-missing", {"better": missing}), at)
    return asked.refused(Message("verify.table", {"better": missing, "given": extra}), at)


def told_pairs(pairs: RowPairs, of_teams: bool) -> tuple[Datum, ...]:
    """Pairs in order, to be said."""
    return tuple(PairRef(first, second, of_teams) for first, second in sorted(pairs))


def no_row(asked: AskedRound, rounds: int, article: Article) -> Judgement:
    """The table has ended before."""
    return asked.refused(Message("verify.no-row", {"rounds": rounds}), article)
