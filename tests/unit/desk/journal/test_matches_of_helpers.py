"""Whole matches that helpers report: the boards of the code alone, each as if it had been reported alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hakem.desk.journal.asking import NotAllowed
from hakem.desk.journal.last_words import claims
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.telling import told
from hakem.i18n import say
from tests.support.at_desk import AtDesk

ELIF = Person("Salon · Elif", Role.HELPER, 1, ((1, 2),))
MERT = Person("Salon · Mert", Role.HELPER, 1, ((1, 4),))


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Two matches on two boards; boards 1 and 2 are those of the first."""
    made = AtDesk(tmp_path, system="berger", of_teams=True, board_colours="WB")
    made.enter_teams(("Ankara", "Bursa", "İzmir", "Üsküdar"), 2)
    made.pair()
    made.do("publish")
    yield made
    made.close()


def report(at: AtDesk, by: Person, number: int, *results: str) -> None:
    at.running.do("match", {"round": 1, "match": number, "results": [*results]}, by=by)


def refused(at: AtDesk, by: Person, number: int, *results: str) -> str:
    with pytest.raises(NotAllowed) as told_why:
        report(at, by, number, *results)
    return told_why.value.message.key


class TestAMatch:
    def test_of_the_own_boards_is_entered_as_claims(self, at: AtDesk) -> None:
        report(at, ELIF, 1, "1", "0")
        assert at.results()[:2] == ["1-0", "1-0"]  # the first-named team has Black on board 2
        assert claims(at.desk, at.running.entries, 1) == {1: ELIF.name, 2: ELIF.name}
        report(at, ELIF, 1, "0", ".")  # who reported may correct it
        assert at.results()[:2] == ["0-1", "1-0"]

    def test_with_a_board_of_others_is_refused_as_a_whole(self, at: AtDesk) -> None:
        assert refused(at, ELIF, 2, "1", "1") == "access.other-board"
        assert refused(at, Person("x", Role.HELPER, 1, ((1, 1),)), 1, "1", "1") == "access.other-board"
        assert at.results() == ["", "", "", ""]

    def test_of_another_round_or_of_nothing_is_refused(self, at: AtDesk) -> None:
        assert refused(at, Person("x", Role.HELPER, 2, ((1, 4),)), 1, "1") == "access.other-round"
        assert refused(at, ELIF, 1) == "access.other-board"

    def test_that_says_something_else_is_a_dispute_of_those_boards(self, at: AtDesk) -> None:
        report(at, ELIF, 1, "1", "1")
        report(at, MERT, 1, "1", "0")
        assert at.desk.disputed_boards(1) == (2,)
        assert [each.by for each in at.desk.disputes[0].reports] == [ELIF.name, MERT.name]
        last = at.running.entries[-1]
        assert "tartışmalı" in say(told(last, at.running.entries), "tr")
        at.do("match", round=1, match=1, results=["1", "0"])
        assert at.desk.disputes == ()
        assert claims(at.desk, at.running.entries, 1) == {}

    def test_of_a_captain_is_the_own_one(self, at: AtDesk) -> None:
        team = next(team for team in at.t.teams if team.name == "Ankara")
        captain = Person("Ankara · Ece", Role.HELPER, 1, team=int(team.id))
        report(at, captain, 1, "1", "1")
        assert refused(at, captain, 2, "1", "1") == "access.other-board"
        at.do("undo")
        at.do("unpublish")
        assert refused(at, captain, 1, "1", "1") == "access.not-published"
