"""Answers as people type them, held against the engine's."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction

from hakem.desk.learning.questions import Answer, Form, Question
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


def attempt(t: Tournament, question: Question, text: str) -> Attempt:
    """Whether that is the answer. Players are named by their pairing numbers."""
    given = _read(t, question.form, text[:_LONGEST])
    return Attempt(False) if given is None else Attempt(True, given == question.answer)


def _read(t: Tournament, form: Form, text: str) -> Answer | None:
    written = text.strip().lower().replace("i̇", "i")
    if form is Form.YES_NO:
        return True if written in _YES else False if written in _NO else None
    if form is Form.NUMBER:
        try:
            return parse_points(written.replace(",", ".").replace("½", ".5"))
        except ValueError:
            return None
    ids = {p.number: int(p.id) for p in t.players}
    if form is Form.PAIRS:
        pairs = re.findall(r"(\d+)\s*[-–:]\s*(\d+)", written)
        if not pairs or re.sub(r"(\d+)\s*[-–:]\s*(\d+)", "", written).strip(" ,;\t"):
            return None
        return frozenset(frozenset(ids.get(int(number), -1) for number in pair) for pair in pairs)
    return _players(ids, form, written)


def _players(ids: Mapping[int, int], form: Form, written: str) -> Answer | None:
    if not re.fullmatch(r"\d+([\s,;]+\d+)*", written):
        return None
    named = tuple(ids.get(int(number), -1) for number in re.findall(r"\d+", written))
    return named if form is Form.ORDER else frozenset(named)


def answer_words(question: Question) -> Message:
    """The right answer as a sentence."""
    answer, form = question.answer, question.form
    if form is Form.YES_NO:
        return Message("learn.yes" if answer else "learn.no")
    parts: tuple[Datum, ...]
    if isinstance(answer, Fraction):
        parts = (answer,)
    elif isinstance(answer, tuple):
        parts = tuple(PlayerRef(each) for each in answer)
    elif isinstance(answer, frozenset) and form is Form.PAIRS:
        parts = tuple(PairRef(*sorted(pair)) for pair in sorted(answer, key=sorted))  # type: ignore[misc,type-var]
    else:
        parts = tuple(PlayerRef(each) for each in sorted(answer))  # type: ignore[arg-type,type-var]
    return Message("learn.answer-is", {"answer": parts})
