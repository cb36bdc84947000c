"""Answers as people type them, held against the engine's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from hakem.desk.learning.questions import AnswerForm, QuizQuestion, RightAnswer
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import Tournament, parse_points
from hakem.values import dataclass

_YES, _NO = frozenset({"yes", "y", "evet", "e", "1"}), frozenset({"no", "n", "hayır", "hayir", "h", "0"})
_LONGEST = 200


@dataclass(frozen=True, slots=True)
class Attempt:
    """What somebody answered: whether it could be read, and whether it is right."""

    understood: bool
    right: bool = False


def attempt(t: Tournament, question: QuizQuestion, text: str) -> Attempt:
    """Whether that is the answer. Players are named by their pairing numbers."""
    given = _read(t, question.form, text[:_LONGEST])
    return Attempt(False) if given is None else Attempt(True, given == question.answer)


def _read(t: Tournament, form: AnswerForm, text: str) -> RightAnswer | None:
    written = text.strip().lower().replace("i̇", "i")
    if form is AnswerForm.YES_NO:
        return True if written in _YES else False if written in _NO else None
    if form is AnswerForm.NUMBER:
        try:
            return parse_points(written.replace(",", ".").replace("½", ".5"))
        except ValueError:
            return None
    ids = {p.number: int(p.id) for p in t.players}
    if form is AnswerForm.PAIRS:
        pairs = re.findall(r"(\d+)\s*[-–:]\s*(\d+)", written)
        if not pairs or re.sub(r"(\d+)\s*[-–:]\s*(\d+)", "", written).strip(" ,;\t"):
            return None
        return frozenset(frozenset(ids.get(int(number), -1) for number in pair) for pair in pairs)
    return _players(ids, form, written)


def _players(ids: Mapping[int, int], form: AnswerForm, written: str) -> RightAnswer | None:
    if not re.fullmatch(r"\d+([\s,;]+\d+)*", written):
        return None
    named = tuple(ids.get(int(number), -1) for number in re.findall(r"\d+", written))
    return named if form is AnswerForm.ORDER else frozenset(named)


def answer_words(question: QuizQuestion) -> Message:
    """The right answer as a sentence."""
    answer = question.answer
    if isinstance(answer, bool):
        return Message("learn.yes" if answer else "learn.no")
    parts: tuple[Datum, ...]
    if isinstance(answer, Fraction):
        parts = (answer,)
    elif isinstance(answer, tuple):
        parts = tuple(PlayerRef(each) for each in answer)
    else:
        pairs = sorted((min(each), max(each)) for each in answer if isinstance(each, frozenset))
        single = sorted(each for each in answer if isinstance(each, int))
        parts = (*(PairRef(one, other) for one, other in pairs), *(PlayerRef(each) for each in single))
    return Message("learn.answer-is", {"answer": parts})
