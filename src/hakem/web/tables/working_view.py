"""The working behind one value of the standings, as it opens below its row."""

from __future__ import annotations

from hakem.model import Points
from hakem.reports import Working, equations, place_lines, spec_title, term_remarks, tie_text
from hakem.reports.columns import composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.working import TermLine, TieBreakWorking
from hakem.tiebreaks import Why
from hakem.values import dataclass
from hakem.web.rendering import Words

STAND_INS = (Why.VIRTUAL, Why.DUMMY, Why.CAPPED)
"""Terms that stand for a round without an opponent."""


@dataclass(frozen=True, slots=True)
class TermView:
    """One term as a small card: who, when, the figure, and why it is so or does not count."""

    name: str
    when: str
    amount: str
    product: str
    cut: bool
    stand_in: bool
    remark: str


@dataclass(frozen=True, slots=True)
class OtherValue:
    """Another value of the same row, to go on to."""

    at: int
    code: str
    value: str
    here: bool


@dataclass(frozen=True, slots=True)
class WorkingView:
    """A value taken apart, and what parted the row from its neighbours."""

    id: int
    at: int
    name: str
    title: str
    code: str
    value: str
    article: str
    terms: tuple[TermView, ...]
    sums: tuple[str, ...]
    remarks: tuple[str, ...]
    tie: str
    place: tuple[str, ...]
    others: tuple[OtherValue, ...]

    @property
    def key(self) -> str:
        """What opens it, as an address has it."""
        return f"{self.id}.{self.at}"


def working_view(shown: Working, at: int, words: Words) -> WorkingView:
    """The working of the value in column ``at``."""
    part, language = shown.parts[at], words.language
    notes = [words.say(note) for note in part.value.notes]
    others = (OtherValue(each.at, each.name, _value(each, language), each.at == at) for each in shown.parts)
    remarks = (remark for line in part.lines for remark in _remarks(shown, line, words))
    return WorkingView(
        id=shown.standing.contestant.id,
        at=at,
        name=composed(shown.standing.contestant.name),
        title=spec_title(part.spec, language),
        code=part.name,
        value=_value(part, language),
        article="" if part.article is None else words.renderer.article(part.article),
        terms=tuple(_term(shown, line, words) for line in part.lines),
        sums=tuple(equations(part, language)),
        remarks=(*remarks, *notes),
        tie=tie_text(shown, part, language),
        place=tuple(place_lines(shown, language)),
        others=tuple(others),
    )


def _value(part: TieBreakWorking, language: str) -> str:
    return figures.column([part.value.shown], language)[0]


def _term(shown: Working, line: TermLine, words: Words) -> TermView:
    def number(value: Points | None) -> str:
        return "" if value is None else figures.figure(value, words.language)

    opponent = composed(line.opponent.name) if line.opponent else ""
    board = words("web-standings.board", board=line.board) if line.board else ""
    times = line.times is not None and line.figure is not None
    return TermView(
        name=opponent or board or words("web-standings.nobody"),
        when=words("web-standings.round", round=line.round_no) if line.round_no else "",
        amount=number(line.amount),
        product=f"{number(line.figure)} × {number(line.times)}" if times else "",
        cut=line.cut is not None,
        stand_in=line.kind in STAND_INS,
        remark=" ".join(term_remarks(line, shown.found.edition, words.language)),
    )


def _remarks(shown: Working, line: TermLine, words: Words) -> list[str]:
    """Remarks about one term as sentences of their own, each with its round in front."""
    said = term_remarks(line, shown.found.edition, words.language)
    if not line.round_no:
        return said
    when = words("web-standings.round", round=line.round_no)
    sign = "◌ " if line.kind in STAND_INS else ""
    return [f"{sign}{when}: {remark}" for remark in said]
