"""The ratings of one player, game by game, every line with its article."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from hakem.facts.rating_tables import half_up, rating_difference
from hakem.i18n import Message, Renderer
from hakem.i18n.message import Datum
from hakem.model import Player, PlayerId, RoundNo
from hakem.ratings import FirstRating, Meeting, RatingChange, RatingRules, RatingTerm, Uncounted
from hakem.regulations import Article
from hakem.reports.columns import composed
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A sentence and the article behind it."""

    article: Article
    message: Message


@dataclass(frozen=True, slots=True)
class RatingSheet:
    """Everything about the rating of one player; ``rating`` is None for somebody without one."""

    number: int
    name: str
    rating: int | None
    lines: tuple[SheetLine, ...]


def rating_sheet(
    found: RatingChange | FirstRating, players: Mapping[PlayerId, Player], rules: RatingRules
) -> RatingSheet:
    """The sheet of one player of an event; ``players`` are all players of it, by id."""
    teller = _Teller(players, rules)
    lines = teller.change(found) if isinstance(found, RatingChange) else teller.first(found)
    return RatingSheet(found.player.number, composed(found.player.name), found.player.rating, tuple(lines))


def rating_sheet_text(sheet: RatingSheet, language: str = "en") -> str:
    """The sheet in plain text: who it is about, then one line for every sentence."""
    rating = [] if sheet.rating is None else [str(sheet.rating)]
    lines = ["  ".join([str(sheet.number), sheet.name, *rating])]
    renderer = Renderer(language)
    lines += [renderer.cited(line.article, line.message) for line in sheet.lines]
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _Teller:
    """Puts a change into sentences; knows the names of the opponents."""

    players: Mapping[PlayerId, Player]
    rules: RatingRules

    def change(self, change: RatingChange) -> Iterator[SheetLine]:
        articles, k = self.rules.articles, change.coefficient
        yield SheetLine(articles.coefficient, k.message)
        if k.value < k.full:
            lowered = Message("ratings.k.lowered", {"full": k.full, "games": change.games, "k": k.value})
            yield SheetLine(articles.coefficient, lowered)
        games = {term.meeting.round_no: self._term(term) for term in change.terms}
        yield from _by_round(games | self._uncounted(change.uncounted))
        yield self._sum(change)
        period = {"change": change.rounded_change, "rating": change.new_rating}
        yield SheetLine(articles.rounding, Message("ratings.line.period", period))
        if not change.stays_listed:
            yield SheetLine(articles.floor, Message("ratings.line.off-the-list"))
        if change.average is not None:
            yield self._performance(change, change.average)

    def _sum(self, change: RatingChange) -> SheetLine:
        data: dict[str, Datum] = {
            "score": change.score,
            "expected": change.expected,
            "gain": change.score - change.expected,
            "k": change.coefficient.value,
            "change": change.change,
        }
        return SheetLine(self.rules.articles.change, Message("ratings.line.sum", data))

    def _performance(self, change: RatingChange, average: Fraction) -> SheetLine:
        data: dict[str, Datum] = {
            "average": average,
            "percent": half_up(100 * change.score / change.games),
            "performance": str(change.performance),
        }
        return SheetLine(self.rules.articles.performance, Message("ratings.line.performance", data))

    def first(self, first: FirstRating) -> Iterator[SheetLine]:
        articles = self.rules.articles
        games = {m.round_no: SheetLine(articles.publication, self._met(m)) for m in first.meetings}
        yield from _by_round(games | self._uncounted(first.uncounted))
        if first.games:
            data: dict[str, Datum] = {"average": first.average, "percent": half_up(100 * first.share)}
            yield SheetLine(articles.average, Message("ratings.line.average", data))
        if first.message is not None:
            yield SheetLine(first.article, first.message)
        else:
            data = {
                "average": half_up(first.average),
                "difference": rating_difference(first.share),
                "rating": first.computed,
            }
            yield SheetLine(first.article, Message("ratings.line.first", data))

    def _term(self, term: RatingTerm) -> SheetLine:
        data = {
            **self._who(term.meeting.round_no, term.meeting.opponent),
            "rating": term.meeting.rating,
            "difference": term.difference,
            "counted": term.counted,
            "expected": term.expected,
            "score": term.meeting.score,
            "gain": term.gain,
        }
        return SheetLine(term.article, Message("ratings.line.cut" if term.cut else "ratings.line.game", data))

    def _met(self, meeting: Meeting) -> Message:
        who = self._who(meeting.round_no, meeting.opponent)
        return Message("ratings.line.met", {**who, "rating": meeting.rating, "score": meeting.score})

    def _uncounted(self, games: tuple[Uncounted, ...]) -> dict[RoundNo, SheetLine]:
        return {
            game.round_no: SheetLine(
                game.article,
                Message(game.message.key, self._who(game.round_no, game.opponent)),
            )
            for game in games
        }

    def _who(self, round_no: RoundNo, opponent: PlayerId) -> dict[str, Datum]:
        player = self.players[opponent]
        return {"round": round_no, "number": player.number, "name": composed(player.name)}


def _by_round(lines: Mapping[RoundNo, SheetLine]) -> Iterator[SheetLine]:
    for round_no in sorted(lines):
        yield lines[round_no]
