"""The working of one contestant as text: who is above and below, and each tie-break as a sum that can be followed."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from hakem.i18n import Message, Renderer, say
from hakem.i18n.message import NOTHING, Datum
from hakem.model import Points, total
from hakem.regulations import Article, Edition
from hakem.reports.columns import aligned, composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.standings import after_text
from hakem.reports.tables.tiebreak_figures import Shown, figure
from hakem.reports.tables.tiebreak_titles import spec_title
from hakem.reports.tables.working import BY_SCORE, Parting, TermLine, TieBreakWorking, Working
from hakem.tiebreaks import Adding, Contestant, Score, Standing, Why

_NAMED = 6
"""So many of those tied are named, the nearest ones; a tie of fifty would bury the working."""

_NOTHING_TO_SAY = (Why.PLAYED, Why.RATED, Why.AFTER_ROUND, Why.BOARD)
"""What most terms are."""

_AMONG_THOSE_TIED = "A"
"""The type of tie-breaks that mean nothing where nobody is tied."""

_GLUE = "\N{NO-BREAK SPACE}"
_INDENT = "  "
_WIDTH = 80
_NARROWEST = 36
"""However long the names are, remarks beside them have so much room."""
_NOBODY = "–"

Column = tuple[str, Sequence[str], bool]
"""A heading, the cells under it, and whether they begin on the left."""


def working_text(shown: Working, language: str = "en") -> str:
    """The whole working."""
    pieces = [_part_text(shown, part, language) for part in shown.parts]
    return "\n\n".join([_heading(shown, language), *pieces]) + "\n"


def _who(c: Contestant) -> str:
    return _glued(f"{c.number} {unicodedata.normalize('NFC', c.name)}")


def _values(numbers: Shown, language: str) -> str:
    return " ".join(figure(number, language) for number in numbers) or say(Message("working.none"), language)


def _heading(shown: Working, language: str) -> str:
    found, row = shown.found, shown.standing
    data = {
        "who": _who(row.contestant),
        "place": str(shown.place),
        "points": figure(row.points, language),
        "score": _score_word(found.primary, language),
    }
    heading = say(Message("working.heading", data), language)
    lines = [after_text(found, language), heading, *place_lines(shown, language)]
    return "\n".join(piece for line in lines for piece in _wrapped(line))


def place_lines(shown: Working, language: str) -> list[str]:
    """Who shares the place, and who stands next above and below with what parted them."""
    lines = []
    if shown.sharing:
        names = [_who(other.contestant) for other in _nearest(shown.standing, shown.sharing)]
        lines.append(_names_line("working.sharing", names, len(shown.sharing), language))
    for next_key, parting in (("working.below", shown.above), ("working.above", shown.below)):
        if parting is not None:
            lines.append(_parting(shown, next_key, parting, language))
    if shown.standing.contestant.id in shown.found.pending:
        lines.append(say(Message("standings.pending"), language))
    return lines


def _score_word(score: Score, language: str) -> str:
    return say(Message(f"tiebreak.title.{score.value}"), language)


def _parting(shown: Working, key: str, parting: Parting, language: str) -> str:
    """Who stands next, by what, and both values where they tell the difference."""
    own, theirs = (_compared(row, parting.by) for row in (shown.standing, parting.other))
    by_score = parting.by == BY_SCORE
    code = _score_word(shown.found.primary, language) if by_score else shown.parts[parting.by].name
    by = code if own == theirs else f"{code} {_values(own, language)} : {_values(theirs, language)}"
    return say(Message(key, {"who": _who(parting.other.contestant), "by": by}), language)


def _compared(row: Standing, by: int) -> Shown:
    return (row.points,) if by == BY_SCORE else row.values[by].shown


def _nearest(row: Standing, others: Sequence[Standing]) -> list[Standing]:
    """Those of the others who stand nearest, in the order of the standings."""
    near = sorted(others, key=lambda other: abs(other.first - row.first))[:_NAMED]
    return [other for other in others if other in near]


def _names_line(key: str, names: Sequence[str], count: int, language: str, data: Mapping[str, Datum] = NOTHING) -> str:
    more = count - len(names)
    rest = say(Message("working.more", {"count": more}), language) if more else ""
    return say(Message(key, {"names": "; ".join(names) + rest, **data}), language)


def _wrapped(line: str, indent: str = "", width: int = _WIDTH) -> list[str]:
    """A sentence on as many lines as it needs."""
    pieces = wrap(
        line,
        width,
        initial_indent=indent,
        subsequent_indent=f"{indent}  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [piece.replace(_GLUE, " ") for piece in pieces]


def _glued(text: str) -> str:
    """A text that stays on one line."""
    return text.replace(" ", _GLUE)


def _part_text(shown: Working, part: TieBreakWorking, language: str) -> str:
    """One tie-break: its value and name, who was tied, the terms in columns, the notes and the sum."""
    article = _glued(f"[{Renderer(language).article(part.article)}]") if part.article is not None else ""
    head = f"{part.name} = {_values(part.value.shown, language)}  {spec_title(part.spec, language)} {article}"
    lines = [*_wrapped(head), *_wrapped(tie_text(shown, part, language), _INDENT)]
    if part.tied or part.definition.type != _AMONG_THOSE_TIED:
        lines += [_INDENT + line for line in _grid(part, shown.found.edition, language)]
        sentences = [*(say(note, language) for note in part.value.notes), *equations(part, language)]
        lines += [piece for sentence in sentences for piece in _wrapped(sentence, _INDENT)]
    return "\n".join(lines)


def tie_text(shown: Working, part: TieBreakWorking, language: str) -> str:
    """Who was tied when the turn of this tie-break came, with their values."""
    if not part.tied:
        return say(Message("working.nobody-tied"), language)
    near = _nearest(shown.standing, part.tied)
    names = [f"{_who(row.contestant)}{_GLUE}({_values(row.values[part.at].shown, language)})" for row in near]
    data: dict[str, Datum] = {"place": str(part.place), "count": len(part.tied) + 1}
    return _names_line("working.tied", names, len(part.tied), language, data)


def _grid(part: TieBreakWorking, edition: Edition, language: str) -> list[str]:
    """The terms in columns; those that would be empty are left out."""
    if not part.lines:
        return []
    columns = [column for column in _columns(part, language) if any(column[1])]
    left = {place for place, (_, _, to_the_left) in enumerate(columns) if to_the_left}
    grid = list(zip(*([heading, *cells] for heading, cells, _ in columns), strict=True))
    room = max(_NARROWEST, _WIDTH - len(_INDENT) - max(map(len, aligned(grid, left).splitlines())) - 2)
    blank = [""] * len(columns)
    rows = [[*grid[0], ""]]
    for row, line in zip(grid[1:], part.lines, strict=True):
        remarks = [piece for remark in term_remarks(line, edition, language) for piece in _wrapped(remark, width=room)]
        first, *more = remarks or [""]
        rows += [[*row, first], *([*blank, remark] for remark in more)]
    return aligned(rows, left={*left, len(columns)}).splitlines()


def _columns(part: TieBreakWorking, language: str) -> Iterator[Column]:
    lines = part.lines

    def word(key: str) -> str:
        return say(Message(f"working.{key}"), language)

    def numbers(values: Sequence[Points | None]) -> list[str]:
        return figures.column([None if value is None else (value,) for value in values], language)

    figure_name = part.definition.figure
    expecting = part.definition.adding is Adding.EXPECTATIONS
    of = part.score.value if figure_name == "score" and part.score.of_teams else word(figure_name)
    apart = any(line.times is not None or line.figure not in (None, line.amount) for line in lines)
    with_figures = any(line.figure is not None for line in lines)
    yield word("round"), [str(line.round_no or "") for line in lines], False
    yield word("board"), [str(line.board or "") for line in lines], False
    yield word("number"), [str(line.opponent.number) if line.opponent else "" for line in lines], False
    yield word("opponent"), _names(lines), True
    if apart:
        yield of, numbers([line.figure for line in lines]), False
        times = word("expected") if expecting else "×"
        yield times, numbers([line.times for line in lines]), False
    if not expecting:
        yield of if with_figures and not apart else word("value"), _amounts(lines, language), False


def _names(lines: Sequence[TermLine]) -> list[str]:
    """Who was met; a dash where nobody was, unless this is not about opponents."""
    if all(line.opponent is None for line in lines):
        return [""] * len(lines)
    return [composed(line.opponent.name) if line.opponent else _NOBODY for line in lines]


def _amounts(lines: Sequence[TermLine], language: str) -> list[str]:
    """What does not count stands in brackets; the others leave room for them."""
    texts = figures.column([(line.amount,) for line in lines], language)
    if all(line.cut is None for line in lines):
        return texts
    return [f"({text})" if line.cut else f"{text} " for line, text in zip(lines, texts, strict=True)]


def term_remarks(line: TermLine, edition: Edition, language: str) -> list[str]:
    """Why the term is what it is, and why it does not count, each with its article."""
    remarks = []
    if line.kind not in _NOTHING_TO_SAY:
        remarks.append(say(line.why, language) + _cited(line.article, edition, language))
    if line.cut is not None:
        cut = say(Message(f"tiebreak.cut.{line.cut.value}"), language)
        remarks.append(cut + _cited(line.cut_article, edition, language))
    return remarks


def _cited(article: Article | None, edition: Edition, language: str) -> str:
    """The number alone is enough for an article of the edition that the heading names."""
    if article is None:
        return ""
    same = (article.regulation, article.edition) == (edition.regulation, edition.id)
    renderer = Renderer(language)
    return " " + _glued(f"[{renderer.article_number(article) if same else renderer.article(article)}]")


def equations(part: TieBreakWorking, language: str = "en") -> list[str]:
    """The value as a sum of its terms, wherever it is one: ``26 = 5 + 2.5 + …``.

    Where boards are left out from below there is one line for each number. An
    average is a sum that is divided; where more happens, the notes tell it.
    Points that a team has without a match are in its total and in no term.
    """
    counted, shown = part.counted, part.value.shown
    adding = part.definition.adding
    if adding is Adding.WITHOUT_LAST:
        return [_sum(number, counted[: -1 - at], language) for at, number in enumerate(shown[:-1])]
    if adding is Adding.SUM and (total(counted),) == shown and sum(map(bool, counted)) > 1:
        return [_sum(shown[0], counted, language)]
    if adding is Adding.AVERAGE and len(counted) > 1 and any(counted):
        return [f"{figure(shown[0], language)} = {figure(total(counted), language)} / {len(counted)}"]
    return []


def _sum(number: Points, terms: Sequence[Points], language: str) -> str:
    adding = " + ".join(figure(term, language) for term in terms if term)
    return f"{figure(number, language)} = {adding or figure(number, language)}"
