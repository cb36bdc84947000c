"""The pairing card of a player as texts: round by round, with tie-breaks, the score beside the field, the rating."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from hakem.desk.choosing import choose_system
from hakem.desk.journal.round_played import as_it_stands
from hakem.desk.journal.state import Desk
from hakem.desk.progress import FieldProgress, floats
from hakem.errors import HakemError
from hakem.facts import Card
from hakem.facts.card import Entry
from hakem.facts.floats import Float
from hakem.facts.seed_rating import RatingOf, seed_ratings
from hakem.model import ByeKind, Colour, Mark, Player, PlayerId, Points
from hakem.pairing.swiss.field import facts_of
from hakem.pictures import colour_strip, score_progress
from hakem.ratings import EventRatings, RatingChange, rating_changes
from hakem.reports import Working, rating_sheet, working
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.open_games import STAR, has_open_game, open_note, starred
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.tiebreak_titles import spec_title
from hakem.reports.tables.working import TieBreakWorking
from hakem.tiebreaks import Standings, Why, standings
from hakem.web.rendering import PageView, Words, shown_picture

_BYES = {
    ByeKind.PAIRING_ALLOCATED: "allocated",
    ByeKind.HALF_POINT: "half",
    ByeKind.ZERO_POINT: "zero",
    ByeKind.FULL_POINT: "full",
}


class CardWords:
    """Says everything that happened to the players of an event; what their cards share is made once.

    ``asked`` are those whose cards somebody wants, None for all.
    """

    def __init__(self, desk: Desk, words: Words, asked: Collection[PlayerId] | None = None) -> None:
        self._desk, self._w, self._asked = desk, words, asked
        self._t = as_it_stands(desk, desk.tournament)
        self._players = {p.id: p for p in self._t.players}
        self._field = FieldProgress(self._t)

    def view(self, player: Player) -> PageView:
        """What the card of a player shows."""
        card, w = self._field.cards[player.id], self._w
        shown = self._working(player)
        columns = _columns(shown, len(card.entries), w.language)
        key = int(player.id)
        return {
            "p": player,
            "facts": _facts(player, w),
            "figures": _figures(player, card, shown, w),
            "above": _above(shown, w),
            "columns": columns,
            "rows": self._rows(card, columns),
            "total": starred(w.number(card.score), has_open_game(card.entries)),
            "open_note": f"{STAR} {w.say(open_note(self._t))}" if has_open_game(card.entries) else "",
            "progress": shown_picture(score_progress(self._desk, w.renderer, key, self._field), w),
            "colours": shown_picture(colour_strip(self._desk, w.renderer, key, self._field.cards), w),
            "rating": self._rating(player),
            "rating_head": rating_head(map(self._rating_of, self._t.players), w("web-card.rating"), w.language),
        }

    @cached_property
    def _rating_of(self) -> RatingOf:
        return seed_ratings(self._t)

    @cached_property
    def _standings(self) -> Standings | None:
        """The places; none before the first result, for teams, and where nothing can be ranked."""
        try:
            found = standings(self._t) if self._t.rounds else None
        except HakemError:
            return None
        return None if found is None or found.primary.of_teams else found

    @cached_property
    def _floats(self) -> Mapping[PlayerId, Sequence[Float]]:
        try:
            rules = facts_of(choose_system(self._t))
        except HakemError:  # nobody here pairs such an event
            return {}
        return floats(self._t, rules, self._asked) if rules else {}

    @cached_property
    def _changes(self) -> EventRatings | None:
        try:
            return rating_changes(self._t)
        except HakemError:
            return None

    def _working(self, player: Player) -> Working | None:
        """The place and what is behind it; none for who is out."""
        found = self._standings
        try:
            return working(found, int(player.id)) if found else None
        except (HakemError, KeyError, StopIteration):
            return None

    def _rows(self, card: Card, columns: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
        floated = self._floats.get(card.player.id, ())
        rows = []
        for at, entry in enumerate(card.entries):
            row = _row(entry, self._players, self._rating_of, self._w)
            total = starred(self._w.number(card.score_after(at + 1)), has_open_game(card.entries[: at + 1]))
            row |= {"total": total, "float": floated[at].value if floated else "none"}
            row["terms"] = [column["terms"][at] for column in columns]  # type: ignore[index]  # a list of every round
            rows.append(row)
        return rows

    def _rating(self, player: Player) -> dict[str, object] | None:
        """What the event does to the FIDE rating so far; nothing where no game counts."""
        found, w = self._changes, self._w
        try:
            change = found.of(player.id) if found else None
        except HakemError:
            return None
        if found is None or not isinstance(change, RatingChange) or not change.games:
            return None
        sheet = rating_sheet(change, self._players, found.rules)
        sign = "+" if change.change > 0 else ""
        return {
            "change": sign + figures.figure(change.change, w.language, 1),
            "games": change.games,
            "score": w.number(change.score),
            "expected": figures.figure(change.expected, w.language, 2),
            "k": change.coefficient.value,
            "performance": change.performance,
            "new": change.new_rating,
            "lines": [w.renderer.cited(line.article, line.message) for line in sheet.lines],
        }


def _facts(player: Player, w: Words) -> str:
    parts = [
        w("web-card.number", number=player.number),
        player.club or "",
        player.federation or "",
        str(player.birth.year) if player.birth else "",
        w("web-card.fide-id", id=player.fide_id) if player.fide_id else "",
    ]
    return " · ".join(part for part in parts if part)


def _figures(player: Player, card: Card, shown: Working | None, w: Words) -> list[tuple[str, str]]:
    """The large figures above the card: each with what it is."""
    found: list[tuple[str, str]] = []
    if shown is not None:
        found.append((w("web-card.place-value", place=str(shown.place)), w("web-card.place")))
    if card.entries:
        points = starred(w.number(card.score), has_open_game(card.entries))
        found.append((points, w("web-card.points", rounds=len(card.entries))))
    if player.rating:
        found.append((str(player.rating), w("web-card.rating")))
    if player.national_rating:
        found.append((str(player.national_rating), w("web-card.national")))
    for part in shown.parts if shown else ():
        value = figures.column([part.value.shown], w.language)[0]
        if part.name not in ("PTS",):
            found.append((value, part.name))
    return found


def _above(shown: Working | None, w: Words) -> str:
    """Who stands next above, and what parts the two."""
    if shown is None or shown.above is None:
        return ""
    by = shown.above.by
    code = w("web-card.by-points") if by < 0 else shown.parts[by].name
    own, theirs = (
        w.number(row.points) if by < 0 else figures.column([row.values[by].shown], w.language)[0]
        for row in (shown.standing, shown.above.other)
    )
    return w("web-card.above", name=shown.above.other.contestant.name, code=code, own=own, theirs=theirs)


def _columns(shown: Working | None, rounds: int, language: str) -> list[dict[str, object]]:
    """The tie-breaks that are a sum over rounds, each with its terms by round."""
    made: list[dict[str, object]] = []
    for part in shown.parts if shown else ():
        terms, total = _terms(part, rounds, language)
        title = spec_title(part.spec, language)
        made.append({"code": part.name, "title": title, "terms": terms, "total": total})
    return made


def _terms(part: TieBreakWorking, rounds: int, language: str) -> tuple[list[dict[str, object]], str]:
    """What every round adds, and what comes of it, all with the same decimals."""
    lines = {line.round_no: line for line in part.lines if line.round_no}
    asked: list[tuple[Points, ...] | None] = [
        (lines[number].amount,) if number in lines else None for number in range(1, rounds + 1)
    ]
    *texts, total = figures.column([*asked, part.value.shown], language)
    terms: list[dict[str, object]] = [
        {
            "text": text,
            "cut": number in lines and lines[number].cut is not None,
            "virtual": number in lines and lines[number].kind is Why.VIRTUAL,
        }
        for number, text in enumerate(texts, start=1)
    ]
    return terms, total


def _row(entry: Entry, known: Mapping[PlayerId, Player], rating_of: RatingOf, w: Words) -> dict[str, object]:
    opponent = known.get(entry.opponent) if entry.opponent is not None else None
    pending = entry.mark is Mark.PENDING
    what = ""
    if entry.bye is not None:
        what = w(f"web-card.bye.{_BYES[entry.bye]}")
    elif not entry.played and not pending:
        what = w("web-card.forfeit")
    return {
        "round": int(entry.round_no),
        "colour": entry.colour.value if entry.colour else "",
        "colour_word": w(f"web-card.{'white' if entry.colour is Colour.WHITE else 'black'}") if entry.colour else "",
        "id": int(opponent.id) if opponent else 0,
        "number": opponent.number if opponent else "",
        "name": opponent.name if opponent else "",
        "title": opponent.title.value if opponent and opponent.title else "",
        "rating": str(rating_of(opponent) or "") if opponent else "",
        "what": what,
        "points": w("web-card.open") if pending else w.number(entry.points),
    }
