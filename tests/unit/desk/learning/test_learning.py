"""Questions for arbiters: every answer is the engine's, and what people type is understood."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.desk import RoundWish, pair_next
from hakem.desk.learning import (
    KINDS,
    AnswerForm,
    QuizQuestion,
    answer_words,
    attempt,
    position_of,
    questions_of,
    quiz_of,
    quiz_of_seed,
    steps_of,
)
from hakem.errors import RequestError
from hakem.exports.lessons import explanation_lines, lesson_data
from hakem.facts.rewind import before_round
from hakem.i18n import languages
from hakem.model import Tournament
from hakem.pairing import Board, pair_around, system_for
from hakem.reports import event_renderer
from hakem.simulation import Settings, simulate
from hakem.tiebreaks import StandingsRequest, standings
from hakem.values import replace
from tests.support.paper_events import round_robin

EVENT = simulate(Settings(19, 6, "learn", ratings=(1700, 2300))).tournament


def typed(t: Tournament, question: QuizQuestion) -> str:
    """The answer of the question as somebody would type it."""
    number = {int(p.id): p.number for p in t.players}
    answer = question.answer
    if isinstance(answer, bool):
        return "evet" if answer else "hayır"
    if isinstance(answer, Fraction):
        return str(float(answer)).replace(".", ",")
    pairs = [each for each in answer if isinstance(each, frozenset)]
    single = [each for each in answer if isinstance(each, int)]
    written = ["-".join(str(number[each]) for each in sorted(pair)) for pair in pairs]
    return " ".join((*written, *(str(number[each]) for each in single)))


def by_engine(t: Tournament, question: QuizQuestion) -> bool:
    """Whether the engine, asked anew and without steps, says the same."""
    made = pair_next(t, RoundWish(round_no=question.round_no)).pairing
    boards = {frozenset((int(b.white), int(b.black))) for b in made.boards}
    match question.kind:
        case "bye":
            return question.answer == {int(bye.player) for bye in made.byes}
        case "colour":
            (white,) = question.answer  # type: ignore[misc]
            return any(b.white == white and {b.white, b.black} == set(question.about) for b in made.boards)
        case "pairs":
            return question.answer <= boards  # type: ignore[operator]
        case "floaters":
            members = {int(p) for p in question.about}
            inside = set().union(*(pair for pair in boards if pair <= members))
            return question.answer == members - inside
        case "buchholz":
            found = standings(t, StandingsRequest(codes=("BH",), after=question.round_no - 1))
            return found.row(int(question.about[0])).values[0].shown == (question.answer,)
    return True


@settings(max_examples=15)
@given(st.integers(1, 10**6), st.sampled_from(["dutch", "dubov", "burstein", "lim"]))
def test_every_answer_is_that_of_the_engine(seed: int, system: str) -> None:
    quiz = quiz_of_seed(str(seed), 60, system)
    assert {question.kind for question in quiz.questions} >= {"bye", "allowed", "colour", "buchholz"}
    assert [question for question in quiz.questions if not by_engine(quiz.event, question)] == []


def test_the_halves_are_those_of_the_text() -> None:
    """In a bracket of equal points the first half of the list, rounded down, is S1."""
    asked = [q for round_no in (3, 4, 5) for q in questions_of(EVENT, round_no) if q.kind == "halves"]
    members = [sorted(int(p) for p in question.about) for question in asked]
    assert [question.answer for question in asked] == [set(each[: len(each) // 2]) for each in members]


def test_who_may_not_meet_has_no_round() -> None:
    """With the two at a board the engine finds no round, unless it may be there."""
    before = before_round(EVENT, 5)
    system = system_for("dutch", None, before)
    asked = [question for question in questions_of(EVENT, 5) if question.kind == "allowed"]
    assert {question.answer for question in asked} == {True, False}
    for question in asked:
        one, other = question.about
        met = any({game.white, game.black} == {one, other} for rnd in before.rounds for game in rnd.games)
        if met:
            assert question.answer is False
        if question.answer is True:
            assert pair_around(system, before, (Board(one, other),)).boards


def test_the_first_transposition_is_the_next_in_a_dictionary() -> None:
    found = [q for n in range(2, 7) for q in questions_of(simulated(24), n) if q.kind == "transposition"]
    assert found
    for question in found:
        second = sorted(question.answer)  # type: ignore[arg-type]
        assert question.answer == sorted(permutations(second))[1]


def simulated(players: int) -> Tournament:
    return simulate(Settings(players, 6, "t", ratings=(1700, 2300))).tournament


@pytest.mark.parametrize("kind", KINDS)
def test_what_people_type_is_understood(kind: str) -> None:
    asked = [q for n in range(2, 7) for q in questions_of(simulated(25), n) if q.kind == kind]
    assert asked
    t = simulated(25)
    for question in asked[:6]:
        assert attempt(t, question, typed(t, question)).right
        assert not attempt(t, question, "?").understood
        ways = {AnswerForm.YES_NO: "no" if question.answer else "yes", AnswerForm.PAIRS: "98-99"}
        wrong = ways.get(question.form, "99")
        assert attempt(t, question, wrong).understood
        assert not attempt(t, question, wrong).right


@pytest.mark.parametrize("language", languages())
def test_questions_and_answers_have_words(language: str) -> None:
    quiz = quiz_of(EVENT, "s", 16)
    words = event_renderer(EVENT, language)
    for question in quiz.questions:
        assert words.say(question.ask)
        assert next(iter(explanation_lines(quiz, question, language))) == words.say(answer_words(question))
        assert len(list(explanation_lines(quiz, question, language))) > 1, "every answer is explained"
        assert len(position_of(EVENT, question)) == len(set(question.about))
    assert len(lesson_data(quiz, language)) == 16  # type: ignore[arg-type]


def test_cards_show_nothing_of_the_round_itself() -> None:
    question = next(q for q in questions_of(EVENT, 4) if q.kind == "colour")
    assert [len(each.opponents) for each in position_of(EVENT, question)] == [3, 3]


def test_a_round_step_by_step_goes_from_the_first_bracket_to_the_colours() -> None:
    kinds = [question.kind for question in steps_of(EVENT, 4).questions]
    assert kinds.index("bye") < kinds.index("colour")
    assert max(kinds.index(kind) for kind in ("halves", "pairs")) < kinds.index("bye")
    assert steps_of(replace(EVENT, rounds=EVENT.rounds[:3]), 4).questions, "the next round can be asked about too"


def test_the_same_seed_gives_the_same_questions() -> None:
    assert quiz_of_seed("a", 8) == quiz_of_seed("a", 8)
    assert quiz_of_seed("a", 8) != quiz_of_seed("b", 8)


def test_what_cannot_be_asked_about_is_refused() -> None:
    with pytest.raises(RequestError):
        quiz_of_seed("a", 3, "berger")
    with pytest.raises(RequestError):
        quiz_of(round_robin(6).tournament, "a", 3)
    with pytest.raises(RequestError):
        steps_of(EVENT, 9)
