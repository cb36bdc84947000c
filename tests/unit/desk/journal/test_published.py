"""What readers and helpers see of an event: what is published, and nothing that follows from anything else."""

from __future__ import annotations

from pathlib import Path

from hakem.desk.journal.published import as_published, as_seen_by, rounds_out
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.views import card_data, status_data
from hakem.tiebreaks import standings
from tests.support.at_desk import AtDesk

READER = Person("", Role.READER)


def event(folder: Path) -> AtDesk:
    """Two rounds over and published, the third one paired with a result, nothing of it published."""
    at = AtDesk(folder, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 7))
    for _ in range(2):
        at.pair()
        at.do("publish")
        at.play_all("1", "=", "0")
    at.do("bye", player=5, round=4, kind="half")
    at.do("prohibit", players=[1, 2], confirm="prohibited-late")
    at.pair()
    at.do("check-in", player=3)
    at.do("note", text="to be looked at")
    at.do("result", round=3, board=1, result="1-0")
    return at


def test_what_follows_from_a_round_that_is_not_published_is_left_out(tmp_path: Path) -> None:
    at = event(tmp_path)
    shown = as_published(at.desk)
    assert (shown.round_no, shown.published, shown.closed, shown.word) == (2, (1, 2), (1, 2), "closed")
    assert (shown.presence, shown.remarks, shown.weak, shown.tournament.prohibited) == ((), (), (), ())
    assert shown.tournament.absences == ()
    assert len(card_data(shown, 1)["rounds"]) == 2  # type: ignore[arg-type]
    assert [row.points for row in standings(shown.tournament).rows] != [row.points for row in standings(at.t).rows]
    assert status_data(shown, "event", at.running.entries)["round"] == 2
    at.close()


def test_everything_that_is_published_is_shown_as_it_is(tmp_path: Path) -> None:
    at = event(tmp_path)
    at.do("publish")
    shown = as_published(at.desk)
    assert shown.tournament.rounds == at.t.rounds
    assert standings(shown.tournament).rows == standings(at.t).rows
    at.do("unpublish", round=2)
    assert (rounds_out(at.desk), as_published(at.desk).round_no) == (1, 1)
    at.close()


def test_a_helper_sees_the_round_of_the_code_where_rounds_are_shown(tmp_path: Path) -> None:
    at = event(tmp_path)
    helper = Person("Telefon", Role.HELPER, 3, ((1, 2),))
    assert as_seen_by(helper, at.desk, "round").round_no == 3
    assert as_seen_by(helper, at.desk, "standings").round_no == 2
    assert as_seen_by(helper, at.desk).published == (1, 2)
    assert as_seen_by(READER, at.desk, "round").round_no == 2
    for role in (Role.ORGANISER, Role.CHIEF_ARBITER, Role.ARBITER):
        assert as_seen_by(Person("", role), at.desk) is at.desk
    at.close()


def test_an_event_of_which_nothing_is_published(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, system="dutch", rounds=5, colour="white")
    shown = as_published(at.desk, also=7)
    assert (shown.round_no, shown.tournament.rounds) == (0, ())
    at.close()
