"""Every article of every edition is cited by code, or named here with the reason why it is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hakem
from hakem.regulations import EDITIONS, Edition

SOURCES = {
    path: path.read_text(encoding="utf-8")
    for path in Path(hakem.__file__).parent.rglob("*.py")
    if "regulations" not in path.parts
}
NOT_CITED = {
    ("TSF Round Robin", "1"): "what a round robin is: the table itself",
    ("TSF Round Robin", "2 groups"): "pairing/numbers/groups.py; a choice before the event, which explains no pairing",
    ("TSF Round Robin", "2 redraw"): "pairing/numbers/redraw.py; a choice before the event, which explains no pairing",
    ("C.05", "Annex 2"): "pairing/numbers/varma.py; the protocol of the draw is its own explanation",
    ("TSF Scheveningen", "1"): "what a Scheveningen is: the table itself",
    ("TSF Scheveningen", "3"): "reports/team_sheet.py; how a sheet looks",
    ("TSF Skalitzka", "scores"): "facts/team_scores.py; a sum",
    ("TSF Knockout", "A.21"): "knockout/timetable.py; a pause that the caller sees",
    ("TSF Knockout", "A.19"): "knockout/prizes.py; a sum",
    ("TSF Knockout", "A.24"): "knockout/match.py; extra time has a time control of its own",
    ("TSF Knockout", "A.25"): "knockout/timetable.py; pauses that the timetable shows",
    ("TSF Knockout", "A.26"): "knockout/match.py; defaults that every game shows",
    ("TSF Swiss", "A.2"): "the heading of the order",
    ("TSF Swiss", "A.2.b"): "strength decides without a note",
    ("TSF Dutch", "A.2"): "the order of the field, in which everything else is told",
    ("TSF Dutch", "A.7"): "a definition; the articles that use it are cited",
    ("TSF Dutch", "A.9"): "told as D.1 and D.2, where the order is written",
    ("TSF Dutch", "B.3"): "what C.1 to C.14 serve by going from group to group",
    ("TSF Dutch", "F.2"): "facts/colours.py; a game that did not take place is not there",
    ("TSF Dutch", "F.3"): "facts/colours.py; histories have no gaps",
    ("C.04.3", "A.2"): "the order of the field, in which everything else is told",
    ("C.04.3", "A.4"): "a definition; the criteria that use it are cited",
    ("C.04.3", "A.7"): "a definition; the criteria that use it are cited",
    ("C.04.3", "A.9"): "told as C.4, which it serves",
    ("C.04.3", "B.1"): "the parameters are told with the subgroups",
    ("C.04.3", "1.2"): "the order of the field, in which everything else is told",
    ("C.04.3", "1.4"): "a definition; the criteria that use it are cited",
    ("C.04.3", "1.8"): "a definition; the criteria that use it are cited",
    ("C.04.3", "1.9"): "told as 2.2.1, which it demands",
    ("C.04.3", "3.1"): "the parameters are told with the subgroups",
    ("C.04.4.1", "1.2"): "the order of the field, in which everything else is told",
    ("C.04.4.1", "1.4"): "a definition; the criteria that use it are cited",
    ("C.04.4.1", "1.6"): "a definition; the articles that use it are cited",
    ("C.04.4.1", "1.7"): "a definition; averages are told with 3.2.5, which uses them",
    ("C.04.4.1", "1.8"): "a definition; the criteria that use it are cited",
    ("C.04.4.1", "1.9"): "told as 2.2.1 and 3.1, which it demands",
    ("C.04.4.2", "1.5"): "a definition; the articles that use it are cited",
    ("C.04.4.2", "1.7"): "a definition; told as 1.8, the order that it makes",
    ("C.04.4.2", "1.9"): "told as 2.2.1 and 3.1, which it demands",
    ("TSF Lim", "1"): "the order of the field, in which everything else is told",
    ("TSF Lim", "3.5"): "told as 5.2, 5.3 and 6.2, where the exchanges are written",
    ("C.04.4.3", "3.2.1"): "told with every group, as part of the order of 2.2",
    ("C.04.4.3", "3.3"): "told as 3.9, which grades it",
    **{
        (baku, number): "facts/acceleration.py; virtual points are part of the score that is told"
        for baku in ("C.04.5.1", "C.04.7")
        for number in ("1.2", "1.3", "1.4", "1.5")
    },
    ("B.02 RB", "7.2.1"): "the rating in the file counts, from whichever list it was taken",
    ("TSF Tie-breaks", "Uygulama"): "tiebreaks/presets.py; a choice before the event",
    ("C.07", "6.1.1"): "told as 6, whose table shows the games that count",
    ("C.07", "6.1.2"): "told as 6, whose table shows the share of every meeting",
    ("C.07", "14.5"): "told as 9.2; the limit stands in the name",
    ("C.07", "15.1"): "a definition; told as 16.3 and 16.4, which use it",
    ("C.07", "16.1"): "a definition; told as 16.5, which uses it",
    ("C.07", "16.2"): "a definition; told as 16.3 and 16.4, which use it",
    ("C.04.2", "2.2"): "the heading of the order",
    ("C.04.2", "2.2.1"): "strength decides without a note",
}
ALL = [(edition, number) for _, editions in EDITIONS for edition in editions for number in edition.articles]


def is_cited(number: str) -> bool:
    quoted = re.compile(rf'"{re.escape(number)}"')
    return any(quoted.search(text) for text in SOURCES.values())


@pytest.mark.parametrize(("edition", "number"), ALL, ids=[f"{e.regulation} {n}" for e, n in ALL])
def test_article_is_cited_or_excused(edition: Edition, number: str) -> None:
    excused = (edition.regulation, number) in NOT_CITED
    assert excused or is_cited(number)


def test_no_excuse_without_an_article() -> None:
    assert set(NOT_CITED) <= {(edition.regulation, number) for edition, number in ALL}


def test_citation_of_a_missing_article_fails() -> None:
    with pytest.raises(KeyError):
        EDITIONS[0][1][0].art("Z.99")
