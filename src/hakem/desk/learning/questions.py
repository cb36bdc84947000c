"""Questions about one round, each with the answer that the engine gives and the steps that explain it.

Nothing is answered here: the bye, floaters, halves, pairs and colours are those of the steps
of the pairing, who may meet is a fact of its field, a tie-break is that of the standings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations

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
from hakem.tiebreaks.registry import BUCHHOLZ
from hakem.values import OneOf, dataclass, replace

KINDS = ("bye", "halves", "transposition", "pairs", "floaters", "allowed", "colour", "buchholz")
"""What is asked, in the order in which a round needs it."""

_LARGEST_HALF = 4
_TRANSPOSITIONS = "4.2"


class AnswerForm(OneOf):
    """How an answer looks: players, pairs of them, players in order, yes or no, or a number."""

    PLAYERS = "players"
    PAIRS = "pairs"
    ORDER = "order"
    YES_NO = "yes-no"
    NUMBER = "number"


RightAnswer = frozenset[int] | frozenset[frozenset[int]] | tuple[int, ...] | bool | Fraction


@dataclass(frozen=True, slots=True)
class QuizQuestion:
    """What is asked of a round, and the answer; ``about`` are those whose cards one has to look at.

    ``steps`` explain it by their articles, ``reasons`` by an article or none each. ``working`` asks for the working
    of a tie-break of somebody instead.
    """

    kind: str
    round_no: int
    ask: Message
    form: AnswerForm
    answer: RightAnswer
    about: tuple[PlayerId, ...] = ()
    steps: tuple[Step, ...] = ()
    reasons: tuple[tuple[Article | None, Message], ...] = ()
    working: tuple[int, str] | None = None


@dataclass(frozen=True, slots=True)
class Quiz:
    """Questions about one event, which is the one before the round of each."""

    event: Tournament
    questions: tuple[QuizQuestion, ...]


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


def position_of(t: Tournament, question: QuizQuestion) -> tuple[Position, ...]:
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


def questions_of(t: Tournament, round_no: int) -> tuple[QuizQuestion, ...]:
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

    def of(self, kind: str) -> Iterator[QuizQuestion]:
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

    def _asked(
        self, kind: str, form: AnswerForm, answer: RightAnswer, about: Sequence[PlayerId], **data: Datum
    ) -> QuizQuestion:
        """A question that is still to be explained."""
        ask = Message(f"learn.ask.{kind}", {"round": self._round, **data})
        return QuizQuestion(kind, self._round, ask, form, answer, tuple(about))

    def _bye(self) -> Iterator[QuizQuestion]:
        pairing = self._made.pairing
        given = [bye.player for bye in pairing.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
        everybody = (*(p for board in pairing.boards for p in (board.white, board.black)), *given)
        for player in given:
            steps = tuple(s for s in self._made.steps if player in s.subject and s.outcome.endswith("bye"))
            about = tuple(dict.fromkeys((*_lowest(self._t, self._round, everybody), player)))
            yield replace(self._asked("bye", AnswerForm.PLAYERS, frozenset({int(player)}), about), steps=steps)

    def _halves(self) -> Iterator[QuizQuestion]:
        for score, steps in self._brackets.items():
            for step in steps:
                if _has_halves(step) and len(step.subject) > 2:
                    first, members = frozenset(_ids(step.data["s1"])), step.subject
                    asked = self._asked(
                        "halves", AnswerForm.PLAYERS, first, members, score=score, players=_refs(members)
                    )
                    yield replace(asked, steps=(step,))

    def _transpositions(self) -> Iterator[QuizQuestion]:
        """The order of S2 that is tried after the first one: the second by the numbers of the engine."""
        edition = self._made.system.edition
        if edition.articles.get(_TRANSPOSITIONS) != "order of transpositions":
            return
        reasons = ((edition.art(_TRANSPOSITIONS), Message("learn.why.transposition")),)
        for step in (step for steps in self._brackets.values() for step in steps if _has_halves(step)):
            first, second = (_ids(step.data[half]) for half in ("s1", "s2"))
            if 2 < len(second) <= _LARGEST_HALF and len(first) == len(second):
                order, halves = _second_order(len(first), second), {"s1": _refs(first), "s2": _refs(second)}
                asked = self._asked("transposition", AnswerForm.ORDER, order, step.subject, **halves)
                yield replace(asked, reasons=reasons)

    def _pairs(self) -> Iterator[QuizQuestion]:
        for score, steps in self._brackets.items():
            members = _members(steps)
            made = [step for step in steps if step.outcome.startswith("swiss.pair")]
            if len(members) > 3 and made and all(len(step.subject) == 2 for step in made):
                pairs = frozenset(frozenset(map(int, step.subject)) for step in made)
                asked = self._asked("pairs", AnswerForm.PAIRS, pairs, members, score=score, players=_refs(members))
                yield replace(asked, steps=tuple(steps[1:]))

    def _floaters(self) -> Iterator[QuizQuestion]:
        for score, steps in list(self._brackets.items())[:-1]:
            members = _members(steps)
            for step in steps:
                if step.outcome == "swiss.floaters" and len(members) > 2:
                    down = frozenset(map(int, step.subject))
                    asked = self._asked(
                        "floaters", AnswerForm.PLAYERS, down, members, score=score, players=_refs(members)
                    )
                    yield replace(asked, steps=tuple(steps[1:]))

    def _allowed(self) -> Iterator[QuizQuestion]:
        """Two of equal points: those who may not meet, and as many who may."""
        before, system = self._made.before, choose_system(self._made.before)
        facts = facts_of(system)
        if facts is None:
            return
        players = field_of(before, facts)
        first = drawn_colour(before, facts)
        hand = HandRound(HandBasis(before, system, players, self._made.pairing, initial=first))
        found: dict[bool, list[QuizQuestion]] = {True: [], False: []}
        for a, b in combinations(range(players.size), 2):
            one, other = players.ids[a], players.ids[b]
            allowed = bool(players.opponents[a] >> b & 1)
            against = tuple((each.article, each.message) for each in hand.against(one, other))
            if players.profiles[a].score == players.profiles[b].score and allowed is not bool(against):
                both = {"one": PlayerRef(one), "other": PlayerRef(other)}
                asked = self._asked("allowed", AnswerForm.YES_NO, allowed, (one, other), **both)
                found[allowed].append(replace(asked, reasons=against or ((None, Message("learn.why.allowed")),)))
        yield from found[False]
        yield from found[True][: max(len(found[False]), 2)]

    def _colours(self) -> Iterator[QuizQuestion]:
        for board in self._made.pairing.boards:
            seats = {board.white, board.black}
            steps = tuple(
                step
                for step in self._made.steps
                if set(step.subject) == seats and step.outcome.startswith("swiss.colour")
            )
            if steps:
                one, other = sorted(seats)
                both, white = {"one": PlayerRef(one), "other": PlayerRef(other)}, frozenset({int(board.white)})
                yield replace(self._asked("colour", AnswerForm.PLAYERS, white, (one, other), **both), steps=steps)

    def _buchholz(self) -> Iterator[QuizQuestion]:
        after = self._round - 1
        if after < 2:
            return
        held = cards(self._t)
        for row in standings(self._t, StandingsRequest(codes=(BUCHHOLZ,), after=after)).rows:
            key, shown = PlayerId(row.contestant.id), row.values[0].shown
            met = (e.opponent for e in held[key].entries[:after] if e.opponent is not None)
            if len(shown) == 1:
                about = (key, *met)
                asked = self._asked("buchholz", AnswerForm.NUMBER, shown[0], about, player=PlayerRef(key), after=after)
                yield replace(asked, working=(key, BUCHHOLZ))


def _members(steps: Sequence[Step]) -> tuple[PlayerId, ...]:
    """Everybody of the bracket, moved down or resident."""
    return next((step.subject for step in steps if step.outcome.startswith("swiss.bracket")), ())


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
