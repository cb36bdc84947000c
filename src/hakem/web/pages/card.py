"""The pairing card of a player: round by round, with the tie-breaks of the event and the score beside the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.routing import BaseRoute

from hakem.desk.choosing import choose_system
from hakem.desk.progress import floats_of
from hakem.errors import HakemError
from hakem.facts import Card, cards
from hakem.facts.card import Entry
from hakem.facts.floats import Float
from hakem.model import ByeKind, Colour, Mark, Player, PlayerId, Points
from hakem.model.changes import player_of
from hakem.pairing.swiss.field import facts_of
from hakem.pictures import colour_strip, score_progress
from hakem.ratings import RatingChange, rating_changes
from hakem.reports import Working, rating_sheet, working
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.tiebreak_titles import spec_title
from hakem.reports.tables.working import TieBreakWorking
from hakem.tiebreaks import Why, standings
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.players import birth_text
from hakem.web.rendering import Words, shown_picture

_BYES = {
    ByeKind.PAIRING_ALLOCATED: "allocated",
    ByeKind.HALF_POINT: "half",
    ByeKind.ZERO_POINT: "zero",
    ByeKind.FULL_POINT: "full",
}


@event_page("/players/{player:int}", "card")
def player_card(look: Look) -> Page:
    """Everything that happened to one player."""
    t = look.desk.tournament
    player = player_of(t, look.params["player"])
    card = cards(t)[player.id]
    shown = _working(look, player)
    order = sorted(t.players, key=lambda p: p.number)
    at = order.index(player)
    columns = _columns(shown, len(card.entries), look.words.language)
    return Page(
        "card.html",
        {
            "tab": "standings" if t.rounds else "players",
            "p": player,
            "facts": _facts(player, look.words),
            "figures": _figures(look, player, card, shown),
            "above": _above(shown, look.words),
            "columns": columns,
            "rows": _rows(look, card, columns),
            "total": look.words.number(card.score),
            "progress": shown_picture(score_progress(look.desk, look.words.renderer, int(player.id)), look.words),
            "colours": shown_picture(colour_strip(look.desk, look.words.renderer, int(player.id)), look.words),
            "rating": _rating(look, player),
            "before": order[at - 1] if at else None,
            "after": order[at + 1] if at + 1 < len(order) else None,
        },
    )


def _facts(player: Player, w: Words) -> str:
    parts = [
        w("web-card.number", number=player.number),
        player.club or "",
        player.federation or "",
        birth_text(player.birth),
        w("web-card.fide-id", id=player.fide_id) if player.fide_id else "",
    ]
    return " · ".join(part for part in parts if part)


def _working(look: Look, player: Player) -> Working | None:
    """The place and what is behind it; none before the first result, for teams, and for who is out."""
    if not look.desk.tournament.rounds:
        return None
    try:
        found = standings(look.desk.tournament)
        return None if found.primary.of_teams else working(found, int(player.id))
    except (HakemError, KeyError, StopIteration):
        return None


def _figures(look: Look, player: Player, card: Card, shown: Working | None) -> list[tuple[str, str]]:
    """The large figures above the card: each with what it is."""
    w = look.words
    found: list[tuple[str, str]] = []
    if shown is not None:
        found.append((w("web-card.place-value", place=str(shown.place)), w("web-card.place")))
    if card.entries:
        found.append((w.number(card.score), w("web-card.points", rounds=len(card.entries))))
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


# The card


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


def _rows(look: Look, card: Card, columns: Sequence[Mapping[str, object]]) -> list[dict[str, object]]:
    t, w = look.desk.tournament, look.words
    known = {p.id: p for p in t.players}
    rules = facts_of(choose_system(t))
    floats: Sequence[Float] = floats_of(t, card.player.id, rules) if rules else ()
    rows = []
    for at, entry in enumerate(card.entries):
        row = _row(entry, known, w)
        row |= {"total": w.number(card.score_after(at + 1)), "float": floats[at].value if floats else "none"}
        row["terms"] = [column["terms"][at] for column in columns]  # type: ignore[index]  # a list of every round
        rows.append(row)
    return rows


def _row(entry: Entry, known: Mapping[PlayerId, Player], w: Words) -> dict[str, object]:
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
        "rating": (opponent.rating or opponent.national_rating or "") if opponent else "",
        "what": what,
        "points": w("web-card.open") if pending else w.number(entry.points),
    }


def _rating(look: Look, player: Player) -> dict[str, object] | None:
    """What the event does to the FIDE rating so far; nothing where no game counts."""
    t = look.desk.tournament
    try:
        found = rating_changes(t)
        change = found.of(player.id)
    except HakemError:
        return None
    if not isinstance(change, RatingChange) or not change.games:
        return None
    sheet = rating_sheet(change, {p.id: p for p in t.players}, found.rules)
    sign = "+" if change.change > 0 else ""
    return {
        "change": sign + figures.figure(change.change, look.words.language, 1),
        "games": change.games,
        "score": look.words.number(change.score),
        "expected": figures.figure(change.expected, look.words.language, 2),
        "k": change.coefficient.value,
        "performance": change.performance,
        "new": change.new_rating,
        "lines": [look.words.renderer.cited(line.article, line.message) for line in sheet.lines],
    }


ROUTES: list[BaseRoute] = [player_card]
