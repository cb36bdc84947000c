"""Two tables of the handbook: the adjusted scores, and the sheet of a round with the average of the opponents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hakem.desk.journal.round_played import as_it_stands
from hakem.errors import RequestError
from hakem.facts import Card, cards
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.facts.seed_rating import RatingOf, seed_ratings
from hakem.i18n import Message, Renderer
from hakem.model import Colour, Mark, Player, PlayerId, Tournament
from hakem.paper.card_view import standings_of_players
from hakem.paper.documents import PaperWish
from hakem.paper.flow import draw_table
from hakem.paper.lists import LONG, after_said, day_text, heading, without_empty
from hakem.paper.sheet import Sheets
from hakem.paper.table import PaperRow, TableColumn
from hakem.reports.columns import composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.crosstable import result_text
from hakem.reports.tables.open_games import STAR, has_open_game, open_note, starred
from hakem.reports.tables.printed import Tongue
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.round_scores import adjusted_scores, by_score_and_average, opponents_averages
from hakem.tiebreaks.registry import OPPONENTS_AVERAGE
from hakem.values import dataclass


def open_said(made: Iterable[Card], t: Tournament, words: Renderer) -> tuple[str, ...]:
    """What a star at points means, if one of the cards has an open game."""
    open_games = any(has_open_game(card.entries) for card in made)
    return (f"{STAR} {words.say(open_note(t))}",) if open_games else ()


def adjusted_scores_of(wish: PaperWish) -> bytes:
    """Ayarlanmış Puan Çizelgesi: everybody by number, with the points made and those that count for opponents."""
    words, t = Renderer(wish.language), wish.desk.tournament
    after = wish.round_no or len(t.rounds)
    if is_knockout(t) or is_team_event(t) or not t.rounds:
        raise RequestError(Message("paper.no-adjusted"))
    t = as_it_stands(wish.desk, after_round(t, after))
    found = standings_of_players(t, after)
    if found is None:
        raise RequestError(Message("paper.no-adjusted"))
    adjusted, made = adjusted_scores(found), cards(t)
    rows = []
    for player in sorted(t.players, key=lambda p: p.number):
        score, counts = made[player.id].score, adjusted.get(int(player.id))
        shown = "–" if counts is None else words.number(counts)
        points = starred(words.number(score), has_open_game(made[player.id].entries))
        cells = (str(player.number), composed(player.name), points, shown)
        rows.append(PaperRow(cells, bold=counts is not None and counts != score))
    title = words.words("paper.adjusted-scores")
    note = after_said(wish, after, words)
    below = " · ".join((words.words("paper.adjusted-note"), *open_said(made.values(), t, words)))
    sheets = Sheets(heading(wish, title, note, below))
    columns = [
        TableColumn(words.words("paper.card.number"), "right", bold=True),
        TableColumn(words.words("paper.column.name"), elastic=True),
        TableColumn(words.words("paper.column.points"), "right"),
        TableColumn(words.words("paper.card.adjusted"), "right"),
    ]
    draw_table(sheets, columns, rows, LONG)
    return sheets.pdf(words)


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What the rows of a round sheet are made of."""

    words: Renderer
    tongue: Tongue
    players: Mapping[PlayerId, Player]
    cards: Mapping[PlayerId, Card]
    averages: Mapping[int, str]
    round_no: int
    rating_of: RatingOf

    def row(self, player: Player) -> PaperRow:
        """Number, rating, the colours of all rounds, result, opponent, points, average."""
        card = self.cards[player.id]
        entry = card.entries[self.round_no - 1]
        opponent = self.players.get(entry.opponent) if entry.opponent is not None else None
        pending = entry.mark is Mark.PENDING
        result = "" if pending else result_text(entry) if opponent else self.words.number(entry.points)
        return PaperRow(
            (
                str(player.number),
                composed(player.name),
                str(self.rating_of(player) or ""),
                *(self._colour(each.colour if each.opponent is not None else None) for each in card.entries),
                result,
                str(opponent.number) if opponent else "–",
                str(self.rating_of(opponent) or "") if opponent else "",
                starred(self.words.number(card.score), has_open_game(card.entries)),
                self.averages.get(int(player.id), ""),
            )
        )

    def _colour(self, colour: Colour | None) -> str:
        return self.tongue.sign("white" if colour is Colour.WHITE else "black") if colour else "–"


def round_sheet(wish: PaperWish) -> bytes:
    """Tur Sonuç Çizelgesi: everybody by points and average, with colours, opponent and the average of the opponents."""
    words, t = Renderer(wish.language), wish.desk.tournament
    round_no = wish.round_no or len(t.rounds)
    if not 1 <= round_no <= len(t.rounds):
        key = "report.no-rounds" if not t.rounds else "report.no-such-round"
        raise RequestError(Message(key, {"round": round_no, "last": len(t.rounds)}))
    day = t.event.round_dates[round_no - 1] if round_no <= len(t.event.round_dates) else None
    t = as_it_stands(wish.desk, after_round(t, round_no))
    values = opponents_averages(wish.desk.tournament, round_no)
    texts = dict(zip(values, figures.column([*values.values()], wish.language), strict=True))
    sheet = _Sheet(
        words, Tongue(wish.language), {p.id: p for p in t.players}, cards(t), texts, round_no, seed_ratings(t)
    )
    rows = [sheet.row(player) for player in by_score_and_average(sheet.cards, values)]
    title = words.say(Message("paper.round-sheet", {"round": round_no}))
    below = " · ".join(open_said(sheet.cards.values(), t, words))
    sheets = Sheets(heading(wish, title, day_text(day, words), below))
    draw_table(sheets, *without_empty(_sheet_columns(words, round_no, sheet), rows), LONG)
    return sheets.pdf(words)


def _sheet_columns(words: Renderer, rounds: int, sheet: _Sheet) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    colours = [
        words.say(Message("paper.column.colour-of", {"round": number})) if rounds > 1 else word("colour")
        for number in range(1, rounds + 1)
    ]
    ratings = [*map(sheet.rating_of, sheet.players.values())]
    return [
        TableColumn(word("number"), "right", bold=True, key=True),
        TableColumn(word("name"), elastic=True, key=True),
        TableColumn(rating_head(ratings, word("rating"), words.language), "right"),
        *(TableColumn(colour, "middle") for colour in colours),
        TableColumn(word("result"), "middle", bold=True),
        TableColumn(word("opponents-number"), "right"),
        TableColumn(word("opponents-rating"), "right"),
        TableColumn(word("points"), "right", bold=True),
        TableColumn(OPPONENTS_AVERAGE, "right"),
    ]
