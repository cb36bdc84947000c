"""What a hostile or a hurried arbiter tries: every defect that the state machine or a reader has found stays found."""

from __future__ import annotations

import time
from typing import Any

import pytest

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.asking import ActionAsked, Conflict
from hakem.desk.journal.decide import decide
from hakem.desk.journal.entry import asked_of
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import BoardAt
from hakem.errors import HakemError
from tests.support.desk_wishes import IDENTITY_NUMBER
from tests.support.desks import AtDesk, swiss
from tests.support.some import some

HAND = ("hand-rematch", "hand-third-colour", "hand-left-out", "paired-by-hand", "hand-second-bye", "results-lost")


def deep(levels: int) -> Any:
    made: Any = 1
    for _ in range(levels):
        made = {"a": [made]}
    return made


STRANGE = (10**5000, -(10**5000), deep(300), float("nan"), float("inf"), [deep(200)])
SEEN = (10**5000, deep(200), "\ud800", {"name": 10**5000, "\udfff": [deep(200)]}, True)


class TestTheEvent:
    @pytest.mark.parametrize("rounds", [0, -3, 1000, 10**6])
    def test_has_a_number_of_rounds_that_can_be(self, rounds: int) -> None:
        assert AtDesk().refused(
            "model.round-limit" if rounds > 0 else "model.too-many-rounds",
            "create", name="A", system="dutch", rounds=rounds,
        ).message.key  # fmt: skip

    def test_does_not_end_before_it_begins(self) -> None:
        days = {"start": "2026-11-18", "end": "2026-11-16"}
        assert AtDesk().refused("model.dates", "create", name="A", system="dutch", rounds=3, **days).message.key

    def test_has_points_that_reports_have_room_for(self) -> None:
        assert swiss().refused("desk.points-large", "change-event", points="2026-01-01").message.key

    @pytest.mark.parametrize(
        ("fields", "code"),
        [
            ({"tie_break_edition": "x"}, "unknown.edition"),
            ({"tie_breaks": ["BH", "MPTS"]}, "unknown.tie-break"),
            ({"tie_breaks": ["EDE"]}, "tiebreak.for-teams"),
            ({"tie_breaks": ["OTHER_JURY"]}, "tiebreak.no-external"),
            ({"tie_breaks": ["BH/C9"]}, "tiebreak.too-many-cuts"),
        ],
    )
    def test_can_be_ranked_by_its_tie_breaks(self, fields: dict[str, Any], code: str) -> None:
        assert AtDesk().refused(code, "create", name="A", system="dutch", rounds=5, **fields).message.key
        assert swiss().refused(code, "change-event", **fields).message.key

    def test_can_be_ranked_by_tie_breaks_of_teams_that_are_still_to_come(self) -> None:
        event = AtDesk()
        assert event.do("create", name="A", system="berger", of_teams=True, tie_breaks=["MPTS", "EDE"])


class TestTexts:
    @pytest.mark.parametrize("name", ["A\ud800", "A\x00", "A\n"])
    def test_hold_nothing_that_cannot_be_stored(self, name: str) -> None:
        event = AtDesk()
        event.do("create", name="A", system="dutch", rounds=3)
        assert event.do("add-player", name=name)["name"] == "A "
        assert event.desk.tournament.players[0].name == "A"
        event.do("change-player", player=1, name=f" B{name}")
        assert event.desk.tournament.players[0].name == "BA"

    @pytest.mark.parametrize("where", ["key", "by"])
    def test_a_key_or_a_name_that_is_no_text_is_refused(self, where: str) -> None:
        event, text = swiss(), "k\ud800"
        person = Person(text if where == "by" else "", Role.ORGANISER)
        asked = ActionAsked("note", {"text": "x"}, person, key=text if where == "key" else "")
        with pytest.raises(HakemError) as told:
            decide(event.desk, asked, event.entries)
        assert told.value.message.key == "desk.no-text"

    @pytest.mark.parametrize(
        ("action", "fields"),
        [
            ("note", {"text": f"no {IDENTITY_NUMBER}."}),
            ("add-player", {"name": "A", "fide_id": int(IDENTITY_NUMBER)}),
            ("add-player", {"name": "A", "national_id": IDENTITY_NUMBER}),
            ("add-player", {"name": f"\x00{IDENTITY_NUMBER}\x00"}),
            ("change-event", {"deputies": ["Ali", IDENTITY_NUMBER]}),
            ("change-event", {"options": {IDENTITY_NUMBER: "x"}}),
            ("draw", {"purpose": "tie", "seed": IDENTITY_NUMBER}),
        ],
    )
    def test_an_identity_number_is_refused_wherever_it_stands(self, action: str, fields: dict[str, Any]) -> None:
        assert swiss().refused("desk.citizen-number", action, **fields).message.key

    @pytest.mark.parametrize("person", [Person(IDENTITY_NUMBER, Role.ORGANISER), Person("", Role.ORGANISER)])
    def test_an_identity_number_is_refused_as_a_name_and_as_a_key(self, person: Person) -> None:
        event = swiss()
        asked = ActionAsked("note", {"text": "x"}, person, key="" if person.name else f"k-{IDENTITY_NUMBER}")
        with pytest.raises(HakemError) as told:
            decide(event.desk, asked, event.entries)
        assert told.value.message.key == "desk.citizen-number"

    @pytest.mark.parametrize("value", STRANGE, ids=map(str, range(len(STRANGE))))
    @pytest.mark.parametrize("action", [name for name in ACTIONS if ACTIONS[name].lines and name != "create"])
    def test_values_that_no_field_has_are_refused(self, action: str, value: Any) -> None:
        event = swiss(4)
        for line in some(ACTIONS[action].lines):
            assert event.refused("desk.fields", action, **{line.key: value}).message.key

    @pytest.mark.parametrize("was", SEEN, ids=map(str, range(len(SEEN))))
    def test_what_somebody_saw_may_be_anything(self, was: Any) -> None:
        with pytest.raises(Conflict) as told:
            swiss().do("change-player", player=1, rating=1, was=was)
        assert str(told.value).isprintable()

    def test_a_digest_is_made_of_everything(self) -> None:
        assert asked_of("note", {"text": "\ud800"}) != asked_of("note", {"text": "\ud801"})
        assert asked_of("note", {"text": 10**5000}) == asked_of("note", {"text": float("nan")}) == "-"


class TestPlayers:
    @pytest.mark.parametrize("fide_id", [-1, 10**10, 2**53 - 1])
    def test_have_a_fide_id_that_can_be(self, fide_id: int) -> None:
        assert swiss().refused("desk.fide-id", "change-player", player=1, fide_id=fide_id).message.key

    def test_are_born_in_a_year_that_reports_have_room_for(self) -> None:
        assert swiss().refused("desk.birth", "add-player", name="A", birth="10000").message.key

    def test_who_goes_leaves_the_weak_wish_of_the_others(self) -> None:
        event = swiss()
        event.do("prohibit", players=[1, 2, 3], weak=True, confirm=["weak-prohibition"])
        event.do("remove-player", player=2)
        assert [ban.players for ban in event.desk.weak] == [(1, 3)]
        event.do("remove-player", player=3)
        assert event.desk.weak == ()

    def test_a_weak_wish_is_about_rounds_that_can_be(self) -> None:
        backwards = {"players": [1, 2], "weak": True, "first_round": 3, "last_round": 1}
        assert swiss().refused("model.round-range", "prohibit", **backwards).message.key

    def test_nobody_is_removed_who_plays_off(self) -> None:
        event = swiss(4)
        event.do("pair")
        event.results(1, "½-½")
        event.do("add-player", name="Geç")
        event.do("play-off", players=[1, 5])
        assert event.refused("desk.in-play-off", "remove-player", player=5).message.key


class TestGamesUnderWay:
    def begun(self) -> AtDesk:
        """Eight players; board 2 of round 1 is adjourned."""
        event = swiss()
        event.do("pair")
        event.do("result", round=1, board=2, result="adjourned")
        event.do("note", text="Masa 2", round=1, board=2)
        return event

    def test_go_with_their_players_to_another_board(self) -> None:
        event = self.begun()
        boards = [list(map(int, game.players)) for game in event.desk.tournament.rounds[0].games]
        event.do("pair-by-hand", round=1, boards=[boards[1], *boards[2:], boards[0]], reason="yer", confirm=HAND)
        assert event.desk.adjourned == (BoardAt(1, 1),)
        assert event.desk.remarks[0].board == 1

    def test_do_not_go_away(self) -> None:
        event = self.begun()
        boards = [list(map(int, game.players)) for game in event.desk.tournament.rounds[0].games]
        others = {"round": 1, "boards": [boards[0], boards[1][::-1], *boards[2:]], "reason": "renk", "confirm": HAND}
        assert event.refused("change.result-lost", "pair-by-hand", **others).message.key

    def test_nobody_has_left_before_them(self) -> None:
        event = self.begun()
        player = int(event.desk.tournament.rounds[0].games[1].white)
        assert event.refused("change.plays-after", "withdraw", player=player, after=0).message.key
        event.do("withdraw", player=player)
        assert event.desk.adjourned == (BoardAt(1, 2),)

    def test_are_named_before_their_round_goes(self) -> None:
        event = self.begun()
        event.unread(["results-lost"], "unpair")
        assert event.desk.adjourned == ()


class TestBackAndForth:
    def test_two_steps_that_cancel_each_other_are_undone_all_the_same(self) -> None:
        event = swiss()
        event.do("pair")
        event.do("publish")
        event.do("unpublish")
        assert event.do("undo", steps=2)["entries"] == [12, 11]
        event.do("undo")
        assert event.desk.round_no == 0
        event.do("redo", steps=3)
        assert (event.desk.round_no, event.desk.published) == (1, ())

    def test_a_named_action_that_changes_nothing_is_kept(self) -> None:
        """Whoever sends it again gets the first answer, whatever has happened since."""
        event = swiss()
        event.do("check-in", player=1)
        asked = ActionAsked("check-in", {"player": 1}, key="k")
        assert len(decide(event.desk, asked, event.entries).drafts) == 1
        assert decide(event.desk, ActionAsked("check-in", {"player": 1}), event.entries).drafts == ()

    def test_a_result_for_rating_only_goes_when_the_real_one_is_corrected(self) -> None:
        event = swiss()
        for number in (1, 2):
            event.do("pair")
            event.results(number, "1-0")
        event.do("pair")
        event.do("result", round=1, board=1, result="0-1", confirm=["rating-only"])
        assert len(event.desk.rating_only) == 1
        event.do("unpair")
        event.do("result", round=1, board=1, result="½-½", confirm=["round-is-closed"])
        assert event.desk.rating_only == ()


class TestAWholeList:
    def test_of_teams_comes_to_the_same_as_one_by_one(self) -> None:
        rows: list[dict[str, Any]] = [
            {"name": f"Y{n}", "team": ("Atlar", "Filler", "Şahlar", "")[n % 4], **({"board": 1} if n % 3 else {})}
            for n in range(14)
        ]
        whole, single = swiss(), swiss()
        whole.do("add-players", players=rows)
        for row in rows:
            single.do("add-player", **row)
        assert whole.desk.tournament == single.desk.tournament
        assert [team.name for team in whole.desk.tournament.teams] == ["Atlar", "Filler", "Şahlar"]

    def test_of_a_thousand_teams_keeps_nobody_waiting(self) -> None:
        event = swiss()
        before = time.process_time()
        event.do("add-players", players=[{"name": f"Y{n}", "team": f"T{n}"} for n in range(1000)])
        assert time.process_time() - before < 2
        assert len(event.desk.tournament.teams) == 1000
