"""Questions about one round, each with the answer that the engine gives and the steps that explain it.

Nothing is answered here: the bye, floaters, halves, pairs and colours are those of the steps
of the pairing, who may meet is a fact of its field, a tie-break is that of the standings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations

from hakem.desk.choosing import choose_system
from hakem.desk.hand_verdicts import HandBasis, HandRound
from hakem.desk.next_round import NextRound, RoundWish, pair_next
from hakem.explain import Step
from hakem.facts.card import cards
from hakem.facts.colours import colours_played
from hakem.facts.initial_colour import drawn_colour
from hakem.i18n import Article, Datum, Message, PlayerRef
from hakem.model import ByeKind, Colour, PlayerId, Points, Tournament
from hakem.pairing.swiss.brackets.candidates import RemainderOrder
from hakem.pairing.swiss.field import facts_of, field_of
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import OneOf, dataclass

KINDS = ("bye", "halves", "transposition", "pairs", "floaters", "allowed", "colour", "buchholz")
"""What is asked, in the order in which a round needs it."""

_LARGEST_HALF = 4
_CODE = "BH"
_TRANSPOSITIONS = "4.2"


class Form(OneOf):
    """How an answer looks: players, pairs of them, players in order, yes or no, or a number."""

    PLAYERS = "players"
    PAIRS = "pairs"
    ORDER = "order"
    YES_NO = "yes-no"
    NUMBER = "number"


Answer = frozenset[int] | frozenset[frozenset[int]] | tuple[int, ...] | bool | Fraction


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a round, and the answer; ``about`` are those whose cards one has to look at.

    ``steps`` explain it by their articles, ``reasons`` by an article or none each. ``working`` asks for the working
    of a tie-break of somebody instead.
    """

    kind: str
    round_no: int
    ask: Message
    form: Form
    answer: Answer
    about: tuple[PlayerId, ...] = ()
    steps: tuple[Step, ...] = ()
    reasons: tuple[tuple[Article | None, Message], ...] = ()
    working: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Quiz:
    """Questions about one event, which is the one before the round of each."""

    event: Tournament
    questions: tuple[Question, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """What a card shows of somebody before the round: points, colours so far, opponents by number (0: none)."""

    player: PlayerId
    number: int
    name: str
    rating: int | None
    points: Points
    colours: tuple[Colour, ...]
    opponents: tuple[int, ...]


def position_of(t: Tournament, question: Question) -> tuple[Position, ...]:
    """The cards that a question needs, in the order of points and numbers."""
    before = t.rounds[: question.round_no - 1]
    numbers = {p.id: p.number for p in t.players}
    held = cards(t)
    found = []
    for key in question.about:
        card = held[key]
        entries = card.entries[: len(before)]
        opponents = tuple(0 if e.opponent is None else numbers[e.opponent] for e in entries)
        points = sum((e.points for e in entries), Fraction(0))
        who = card.player
        found.append(Position(key, who.number, who.name, who.rating, points, colours_played(entries), opponents))
    return tuple(sorted(found, key=lambda each: (-each.points, each.number)))


def questions_of(t: Tournament, round_no: int) -> tuple[Question, ...]:
    """Everything that can be asked of a round that is paired, or of the next one."""
    again = round_no if round_no <= len(t.rounds) else None
    made = pair_next(t, RoundWish(round_no=again, explained=True, open_as_draws=True))
    maker = _Maker(t, round_no, made)
    return tuple(question for kind in KINDS for question in maker.of(kind))


class _Maker:
    """Makes questions of one round."""

    def __init__(self, t: Tournament, round_no: int, made: NextRound) -> None:
        self._t, self._round, self._made = t, round_no, made
        self._brackets: dict[Fraction, list[Step]] = {}
        for step in made.steps:
            if step.bracket is not None:
                self._brackets.setdefault(step.bracket, []).append(step)

    def of(self, kind: str) -> Iterator[Question]:
        """All questions of a kind."""
        makers = {
            "bye": self._bye,
            "halves": self._halves,
            "transposition": self._transpositions,
            "pairs": self._pairs,
            "floaters": self._floaters,
            "allowed": self._allowed,
            "colour": self._colours,
            "buchholz": self._buchholz,
        }
        yield from makers[kind]()

    def _ask(self, kind: str, **data: Datum) -> Message:
        return Message(f"learn.ask.{kind}", {"round": self._round, **data})

    def _bye(self) -> Iterator[Question]:
        pairing = self._made.pairing
        given = [bye.player for bye in pairing.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
        everybody = (*(p for board in pairing.boards for p in (board.white, board.black)), *given)
        for player in given:
            steps = tuple(s for s in self._made.steps if player in s.subject and s.outcome.endswith("bye"))
            about = tuple(dict.fromkeys((*_lowest(self._t, self._round, everybody), player)))
            yield Question("bye", self._round, self._ask("bye"), Form.PLAYERS, frozenset({int(player)}), about, steps)

    def _members(self, steps: Sequence[Step]) -> tuple[PlayerId, ...]:
        """Everybody of the bracket, moved down or resident."""
        return next((step.subject for step in steps if step.outcome.startswith("swiss.bracket")), ())

    def _halves(self) -> Iterator[Question]:
        for score, steps in self._brackets.items():
            for step in steps:
                if step.outcome == "swiss.subgroups" and len(step.subject) > 2:
                    answer = frozenset(_ids(step.data["s1"]))
                    data = {"score": score, "players": _refs(step.subject)}
                    yield Question(
                        "halves", self._round, self._ask("halves", **data), Form.PLAYERS, answer, step.subject, (step,)
                    )

    def _transpositions(self) -> Iterator[Question]:
        """The order of S2 that is tried after the first one: the second by the numbers of the engine."""
        edition = self._made.system.edition
        if _TRANSPOSITIONS not in edition.articles or edition.articles[_TRANSPOSITIONS] != "order of transpositions":
            return
        for steps in self._brackets.values():
            for step in steps:
                first, second = (_ids(step.data[half]) for half in ("s1", "s2")) if _has_halves(step) else ((), ())
                if 2 < len(second) <= _LARGEST_HALF and len(first) == len(second):
                    data = {"s1": _refs(first), "s2": _refs(second)}
                    reasons = ((edition.art(_TRANSPOSITIONS), Message("learn.why.transposition")),)
                    yield Question(
                        "transposition",
                        self._round,
                        self._ask("transposition", **data),
                        Form.ORDER,
                        _second_order(len(first), second),
                        step.subject,
                        reasons=reasons,
                    )

    def _pairs(self) -> Iterator[Question]:
        for score, steps in self._brackets.items():
            members = self._members(steps)
            made = [step for step in steps if step.outcome.startswith("swiss.pair")]
            if len(members) > 3 and made and all(len(step.subject) == 2 for step in made):
                answer = frozenset(frozenset(map(int, step.subject)) for step in made)
                data = {"score": score, "players": _refs(members)}
                yield Question(
                    "pairs", self._round, self._ask("pairs", **data), Form.PAIRS, answer, members, tuple(steps[1:])
                )

    def _floaters(self) -> Iterator[Question]:
        for score, steps in list(self._brackets.items())[:-1]:
            members = self._members(steps)
            for step in steps:
                if step.outcome == "swiss.floaters" and len(members) > 2:
                    answer = frozenset(map(int, step.subject))
                    data = {"score": score, "players": _refs(members)}
                    yield Question(
                        "floaters",
                        self._round,
                        self._ask("floaters", **data),
                        Form.PLAYERS,
                        answer,
                        members,
                        tuple(steps[1:]),
                    )

    def _allowed(self) -> Iterator[Question]:
        """Two of equal points, one after the other in the list: those who may not meet, and as many who may."""
        before, system = self._made.before, choose_system(self._made.before)
        facts = facts_of(system)
        if facts is None:
            return
        players = field_of(before, facts)
        hand = HandRound(
            HandBasis(before, system, players, self._made.pairing, initial=drawn_colour(before, facts.list_order))
        )
        found: dict[bool, list[Question]] = {True: [], False: []}
        for a in range(players.size):
            for b in range(a + 1, players.size):
                if players.profiles[a].score != players.profiles[b].score:
                    break
                one, other = players.ids[a], players.ids[b]
                allowed = bool(players.opponents[a] >> b & 1)
                against = tuple((each.article, each.message) for each in hand.against(one, other))
                if allowed is not bool(against):
                    reasons = against or ((None, Message("learn.why.allowed")),)
                    ask = self._ask("allowed", one=PlayerRef(one), other=PlayerRef(other))
                    found[allowed].append(
                        Question("allowed", self._round, ask, Form.YES_NO, allowed, (one, other), reasons=reasons)
                    )
        yield from found[False]
        yield from found[True][: max(len(found[False]), 2)]

    def _colours(self) -> Iterator[Question]:
        for board in self._made.pairing.boards:
            seats = (board.white, board.black)
            steps = tuple(
                step
                for step in self._made.steps
                if set(step.subject) == set(seats) and step.outcome.startswith("swiss.colour")
            )
            if steps:
                one, other = sorted(seats)
                ask = self._ask("colour", one=PlayerRef(one), other=PlayerRef(other))
                answer = frozenset({int(board.white)})
                yield Question("colour", self._round, ask, Form.PLAYERS, answer, seats, steps)

    def _buchholz(self) -> Iterator[Question]:
        after = self._round - 1
        if after < 2:
            return
        for row in standings(self._t, StandingsRequest(codes=(_CODE,), after=after)).rows:
            key = row.contestant.id
            ask = self._ask("buchholz", player=PlayerRef(key), after=after)
            met = tuple(e.opponent for e in cards(self._t)[PlayerId(key)].entries[:after] if e.opponent is not None)
            about = (PlayerId(key), *met)
            shown = row.values[0].shown
            if len(shown) == 1:
                yield Question("buchholz", self._round, ask, Form.NUMBER, shown[0], about, working=(key, _CODE))


def _has_halves(step: Step) -> bool:
    return step.outcome == "swiss.subgroups"


def _second_order(pairs: int, second: Sequence[int]) -> tuple[int, ...]:
    """By the numbers with which the engine orders candidates, the second of all orders of S2."""
    order = RemainderOrder(2 * pairs, pairs)

    def number(arranged: Sequence[int]) -> int:
        return sum(order.pair(place, pairs + at) for place, at in enumerate(arranged))

    ranked = sorted(permutations(range(pairs)), key=number)
    return tuple(second[at] for at in ranked[1])


def _lowest(t: Tournament, round_no: int, players: Sequence[PlayerId]) -> list[PlayerId]:
    """Those with the fewest points before the round, at least four of them."""
    held = cards(t)
    ranked = sorted(players, key=lambda key: held[key].score_after(round_no - 1))
    most = held[ranked[min(3, len(ranked) - 1)]].score_after(round_no - 1)
    return [key for key in ranked if held[key].score_after(round_no - 1) <= most]


def _ids(datum: Datum) -> tuple[int, ...]:
    return tuple(part.id for part in datum if isinstance(part, PlayerRef)) if isinstance(datum, tuple) else ()


def _refs(players: Sequence[int]) -> tuple[PlayerRef, ...]:
    return tuple(PlayerRef(player) for player in players)
