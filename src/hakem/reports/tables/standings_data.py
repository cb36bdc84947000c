"""Standings and their working as data for other programs: keys and numbers are the same in every language.

Numbers are texts, so that nobody's reader makes something else of them. What
is meant for people stands under ``text``, ``name`` and ``advice``.
"""

from __future__ import annotations

from hakem.i18n import Message, say
from hakem.model import Points
from hakem.reports.columns import composed
from hakem.reports.tables.tiebreak_figures import machine, machine_value
from hakem.reports.tables.tiebreak_titles import column_names, spec_title
from hakem.reports.tables.working import BY_SCORE, Parting, TermLine, TieBreakWorking, Working
from hakem.tiebreaks import Standing, Standings

JsonObject = dict[str, object]


def standings_data(found: Standings, language: str = "en") -> JsonObject:
    """Everybody with rank, points and values; of a shared place the first is given."""
    names = column_names(found.specs)
    data: JsonObject = {
        "after_round": found.after_round,
        "tiebreaks": names,
        "standings": [_row(row, names) for row in found.rows],
        "edition": found.edition.id,
    }
    if found.primary.of_teams:
        data["primary"] = found.primary.value
    data["preset"] = found.preset
    data["pending"] = [row.contestant.id for row in found.rows if row.contestant.id in found.pending]
    data["out"] = [player.id for player in found.out]
    data["advice"] = [say(message, language) for message in found.advice]
    return data


def _row(row: Standing, names: list[str]) -> JsonObject:
    return {
        "rank": row.first,
        "id": row.contestant.id,
        "name": composed(row.contestant.name),
        "points": machine(row.points),
        "tiebreaks": {name: machine_value(value.shown) for name, value in zip(names, row.values, strict=True)},
    }


def working_data(shown: Working, language: str = "en") -> JsonObject:
    """One contestant: the place, the neighbours, and every tie-break with its terms."""
    found, row = shown.found, shown.standing
    return {
        "after_round": found.after_round,
        "edition": found.edition.id,
        "id": row.contestant.id,
        "name": composed(row.contestant.name),
        "rank": row.first,
        "points": machine(row.points),
        "pending": row.contestant.id in found.pending,
        "shared_with": [other.contestant.id for other in shown.sharing],
        "above": _parting(shown, shown.above),
        "below": _parting(shown, shown.below),
        "tiebreaks": [_part(part, language) for part in shown.parts],
    }


def _parting(shown: Working, parting: Parting | None) -> JsonObject | None:
    if parting is None:
        return None
    code = shown.found.primary.value if parting.by == BY_SCORE else shown.parts[parting.by].name
    return {"id": parting.other.contestant.id, "parted_by": code}


def _part(part: TieBreakWorking, language: str) -> JsonObject:
    return {
        "code": part.name,
        "name": spec_title(part.spec, language),
        "article": str(part.article) if part.article is not None else None,
        "value": machine_value(part.value.shown),
        "tied_before": [row.contestant.id for row in part.tied],
        "place_among_tied": part.place.first,
        "terms": [_line(line, language) for line in part.lines],
        "notes": [say(note, language) for note in part.value.notes],
    }


def _line(line: TermLine, language: str) -> JsonObject:
    cut = None
    if line.cut is not None:
        words = say(Message(f"tiebreak.cut.{line.cut.value}"), language)
        cut = {"kind": line.cut.value, "article": str(line.cut_article), "text": words}
    return {
        "round": line.round_no,
        "opponent": line.opponent.id if line.opponent is not None else None,
        "board": line.board,
        "figure": _number(line.figure),
        "times": _number(line.times),
        "amount": machine(line.amount),
        "why": line.kind.value,
        "article": str(line.article) if line.article is not None else None,
        "text": say(line.why, language),
        "cut": cut,
    }


def _number(value: Points | None) -> str | None:
    return None if value is None else machine(value)
