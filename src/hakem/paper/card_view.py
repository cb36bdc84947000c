"""The pairing card of every player as a value: round by round, the terms of the tie-breaks, what they add up to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk.choosing import choose_system
from hakem.desk.progress import floats
from hakem.errors import HakemError
from hakem.facts import Card, Entry, cards
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.floats import Float
from hakem.facts.rewind import after_round
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Renderer
from hakem.model import Colour, Mark, Player, PlayerId, Tournament
from hakem.pairing.swiss.field import facts_of
from hakem.reports.columns import composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.crosstable import Place, result_text
from hakem.reports.tables.open_games import STAR, has_open_game, open_note, starred
from hakem.reports.tables.printed import Tongue
from hakem.reports.tables.rating_heads import rating_named
from hakem.reports.tables.round_list import bye_text
from hakem.reports.tables.round_scores import adjusted_scores
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Spec, Standings, StandingsRequest, Term, definition_of, standings
from hakem.values import dataclass

_ARROWS = {Float.UP: "↑", Float.DOWN: "↓", Float.NONE: ""}
_ON_THE_CARD = {"BH/M1": "median", "BH": "solkoff", "SB": "berger"}
"""What the card of the handbook has columns for: Med., Sol. and Ber."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A round: colour, result, points so far, float, opponent, and what it adds to every tie-break."""

    round_no: int
    colour: str = ""
    result: str = ""
    total: str = ""
    float: str = ""
    number: str = ""
    opponent: str = ""
    terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A whole card. ``adjusted`` is what the player counts for as an opponent, "" where nobody needs it.

    ``note`` says what a star at points means.
    """

    player: Player
    place: str
    rows: tuple[CardRow, ...]
    total: str
    adjusted: str
    values: tuple[str, ...]
    note: str = ""
    rating: str = ""


@dataclass(frozen=True, slots=True)
class CardBox:
    """All cards of an event, by number, and the names of the tie-breaks."""

    tiebreaks: tuple[str, ...]
    cards: tuple[PlayerCard, ...]
    rounds: int


def blank_box(t: Tournament, language: str) -> CardBox:
    """Cards on which nothing is written but who they are of."""
    names = _headings(found.specs, language) if (found := standings_of_players(t, 0)) else ()
    rows = tuple(CardRow(number) for number in range(1, _rounds(t) + 1))
    players = sorted(t.players, key=lambda p: p.number)
    rating_of = seed_ratings(t)
    blank = (PlayerCard(p, "", rows, "", "", (), rating=rating_named(rating_of(p), language)) for p in players)
    return CardBox(names, tuple(blank), len(rows))


def _headings(specs: Sequence[Spec], language: str) -> tuple[str, ...]:
    """The codes of the tie-breaks, with the words of the handbook's card behind those that it has."""
    words = Renderer(language)
    return tuple(words.words(f"paper.card.{_ON_THE_CARD[c]}") if c in _ON_THE_CARD else c for c in column_names(specs))


def card_box(t: Tournament, language: str, after: int) -> CardBox:
    """The cards after a round."""
    rounds = _rounds(t)
    t = after_round(t, after)
    found = standings_of_players(t, after)
    maker = _Maker(t, found, language)
    order = sorted(t.players, key=lambda p: p.number)
    made = tuple(maker.card(p, rounds) for p in order)
    return CardBox(maker.names, made, rounds)


def _rounds(t: Tournament) -> int:
    return max(t.rounds_total, len(t.rounds), 1)


def standings_of_players(t: Tournament, after: int) -> Standings | None:
    """The standings of the players; none where teams or matches alone are ranked."""
    if is_knockout(t):
        return None
    codes = () if is_team_event(t) else None
    try:
        return standings(t, StandingsRequest(codes, after=after, of_teams=False))
    except HakemError:
        return None


def _floats(t: Tournament) -> Mapping[PlayerId, Sequence[Float]]:
    """Who floated when; unknown in events of teams, and in events from a file whose system is none of ours."""
    if is_team_event(t):
        return {}
    try:
        rules = facts_of(choose_system(t))
    except HakemError:
        return {}
    return floats(t, rules) if rules else {}


class _Maker:
    """Makes cards of one event."""

    def __init__(self, t: Tournament, found: Standings | None, language: str) -> None:
        self._t, self._found, self._language = t, found, language
        self._words, self._tongue = Renderer(language), Tongue(language)
        self._cards = cards(t)
        self._known = {p.id: p for p in t.players}
        self._standing = {row.contestant.id: row for row in found.rows} if found else {}
        self._rating_of = seed_ratings(t)
        self._adjusted = adjusted_scores(found) if found and found.specs else {}
        self._names = {p.id: composed(p.name) for p in t.players}
        self._byes: dict[str, str] = {}
        self.names = _headings(found.specs, language) if found else ()
        self._floats = _floats(t)

    def card(self, player: Player, rounds: int) -> PlayerCard:
        card = self._cards[player.id]
        own = self._standing.get(player.id)
        specs = self._found.specs if self._found and own else ()
        columns = [self._terms(at, spec, player) for at, spec in enumerate(specs)]
        rows = [self._row(card, at, [column[at] for column in columns]) for at in range(len(card.entries))]
        rows += [CardRow(number) for number in range(len(rows) + 1, rounds + 1)]
        number = self._words.number
        adjusted = self._adjusted.get(player.id)
        return PlayerCard(
            player,
            str(Place(own.first, own.last)) if own and card.entries else "",
            tuple(rows),
            starred(number(card.score), has_open_game(card.entries)) if card.entries else "",
            number(adjusted) if adjusted is not None and card.entries else "",
            tuple(column[-1] for column in columns) if card.entries else (),
            f"{STAR} {self._words.say(open_note(self._t))}" if has_open_game(card.entries) else "",
            rating_named(self._rating_of(player), self._words.language),
        )

    def _terms(self, at: int, spec: Spec, player: Player) -> list[str]:
        """What every round adds, then the value; what is cut stands in brackets. Of few tie-breaks only the value."""
        rounds = len(self._t.rounds)
        shown = self._standing[player.id].values[at].shown
        assert self._found is not None
        definition = definition_of(spec)
        by_round: dict[int, Term] = {}
        if definition.group is None:
            value = definition.value(self._found.context, spec, player.id)
            by_round = {term.round_no: term for term in value.terms if term.round_no}
        asked = [(by_round[n].amount,) if n in by_round else None for n in range(1, rounds + 1)]
        *texts, whole = figures.column([*asked, shown], self._language)
        cut = {number for number, term in by_round.items() if term.cut is not None}
        return [*(f"({text})" if number in cut else text for number, text in enumerate(texts, start=1)), whole]

    def _row(self, card: Card, at: int, terms: Sequence[str]) -> CardRow:
        entry = card.entries[at]
        opponent = self._known.get(entry.opponent) if entry.opponent is not None else None
        sign = {Colour.WHITE: "white", Colour.BLACK: "black"}
        moved = self._floats.get(card.player.id, ())
        pending = entry.mark is Mark.PENDING
        return CardRow(
            at + 1,
            self._tongue.sign(sign[entry.colour]).upper() if entry.colour and opponent else "",
            "" if pending else result_text(entry) if opponent else self._words.number(entry.points),
            starred(self._words.number(card.score_after(at + 1)), has_open_game(card.entries[: at + 1])),
            _ARROWS[moved[at]] if at < len(moved) else "",
            str(opponent.number) if opponent else "",
            self._names[opponent.id] if opponent else self._bye(entry),
            tuple(terms),
        )

    def _bye(self, entry: Entry) -> str:
        return bye_text(entry.bye.value, self._language) if entry.bye else ""
