"""What is offered can be printed, and what can be printed is offered somewhere."""

from __future__ import annotations

import pytest

from hakem.desk.journal.state import EMPTY, Desk
from hakem.i18n import CATALOGUE, languages
from hakem.paper.documents import DOCUMENTS
from hakem.paper.offered import offered
from tests.paper.reading import printed
from tests.support import paper_events as events

KINDS: dict[str, Desk] = {
    "not begun": events.swiss(8, 0),
    "swiss": events.swiss(9, 4),
    "teams": events.teams(8),
    "large": events.swiss(60, 2),
    "round robin": events.from_journal("berger-2026"),
    "round robin of teams": events.from_journal("berger-teams"),
    "scheveningen": events.from_journal("scheveningen"),
    "knockout": events.from_journal("knockout"),
    "play-off": events.from_journal("play-off"),
    "prizes": events.with_prizes(events.swiss(9, 4)),
    "prizes of a knockout": events.with_prizes(events.from_journal("knockout")),
    "prizes of teams": events.with_prizes(events.teams(8)),
    "teams not begun": events.example("three-teams.json"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_everything_offered_is_printed_in_every_form_and_round(kind: str) -> None:
    desk = KINDS[kind]
    papers = [paper for shelf in offered(desk) for paper in shelf.papers]
    made = [
        printed(paper.name, desk, round_no=round_no, **({"form": form} if form else {}))
        for paper in papers
        for form in ("", *paper.forms)
        for round_no in ((0, 1) if paper.by_round else (0,))
    ]
    assert all(each.startswith(b"%PDF-") for each in made)
    assert len(made) >= len(papers) > 5


def test_every_document_is_offered_to_some_event() -> None:
    found = {paper.name for desk in KINDS.values() for shelf in offered(desk) for paper in shelf.papers}
    assert found == set(DOCUMENTS)
    assert offered(EMPTY) == ()


@pytest.mark.parametrize("language", languages())
def test_every_document_has_a_name_and_says_what_it_is_for(language: str) -> None:
    keys = [f"web-paper.{what}.{name}" for name in DOCUMENTS for what in ("name", "for")]
    assert [key for key in keys if not CATALOGUE.knows(key, language)] == []
