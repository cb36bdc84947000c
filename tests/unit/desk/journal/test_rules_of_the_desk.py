"""What an arbiter may do when: numbers, late entries, results, published rounds, the end; what leaves FIDE's rules."""

from __future__ import annotations

from typing import Any

import pytest

from hakem.desk.journal.asking import Conflict, Unread
from hakem.desk.journal.fide_mode import departures, is_fide_mode, report_lines
from hakem.desk.journal.result_actions import for_rating
from hakem.i18n import Json, Message, say
from hakem.model import ByeKind, Mark
from tests.support.desks import AtDesk, swiss


def played(event: AtDesk, rounds: int, *results: str) -> AtDesk:
    """The event with rounds paired and played."""
    for _ in range(rounds):
        event.do("pair")
        event.results(event.desk.round_no, *(results or ("1-0",)))
    return event


class TestTheEvent:
    def test_nothing_before_it_is_created_and_nothing_creates_it_twice(self) -> None:
        event = AtDesk()
        event.refused("desk.no-event", "pair")
        event.do("create", name="A", system="berger")
        event.refused("desk.event-begun", "create", name="B", system="dutch", rounds=3)
        assert event.desk.tournament.event.name == "A"

    @pytest.mark.parametrize(
        ("code", "fields"),
        [
            ("desk.missing", {"system": "dutch", "rounds": 5}),
            ("desk.missing", {"name": "A", "rounds": 5}),
            ("desk.missing", {"name": "A", "system": "dutch"}),
            ("unknown.system", {"name": "A", "system": "keizer", "rounds": 5}),
            ("unknown.edition", {"name": "A", "system": "dutch", "rounds": 5, "edition": "1812"}),
            ("unknown.tie-break", {"name": "A", "system": "dutch", "rounds": 5, "tie_breaks": ["XYZ"]}),
            ("unknown.preset", {"name": "A", "system": "dutch", "rounds": 5, "preset": "none"}),
            (
                "desk.preset-and-list",
                {"name": "A", "system": "dutch", "rounds": 5, "preset": "swiss", "tie_breaks": []},
            ),
            ("desk.points", {"name": "A", "system": "dutch", "rounds": 5, "points": "3-1"}),
            ("desk.points-draws", {"name": "A", "system": "dutch", "rounds": 5, "points": "1-1-0"}),
            ("desk.points-bye", {"name": "A", "system": "dutch", "rounds": 5, "points": "1-0.5-0-2"}),
            ("desk.no-acceleration", {"name": "A", "system": "berger", "acceleration": "baku"}),
            ("unknown.acceleration", {"name": "A", "system": "dutch", "rounds": 5, "acceleration": "turbo"}),
            ("desk.board-colours", {"name": "A", "system": "berger", "of_teams": True, "board_colours": "WX"}),
            ("desk.fields", {"name": "A", "system": "dutch", "rounds": "five"}),
            ("desk.fields", {"name": "A", "system": "dutch", "rounds": 5, "colour": "green"}),
            ("desk.fields", {"name": "A", "system": "dutch", "rounds": 5, "pixels": 5}),
            ("desk.citizen-number", {"name": "Ali 10000000146", "system": "dutch", "rounds": 5}),
        ],
    )
    def test_what_cannot_be_created(self, code: str, fields: dict[str, Json]) -> None:
        assert AtDesk().refused(code, "create", **fields).message.key == code

    def test_the_edition_of_its_first_day_is_its_own_from_then_on(self) -> None:
        event = AtDesk()
        event.do("create", name="A", system="dutch", rounds=5, start="2019-05-01")
        assert event.desk.tournament.rules.edition == "2017"
        event.do("change-event", start="2027-05-01")
        assert event.desk.tournament.rules.edition == "2017"

    def test_system_and_edition_are_locked_once_a_round_is_paired(self) -> None:
        event = swiss()
        event.do("change-event", system="lim")
        event.do("change-event", system="dutch", edition="2017")
        event.do("pair")
        event.refused("change.system-locked", "change-event", system="lim")
        event.refused("change.edition-locked", "change-event", edition="2026")
        event.refused("desk.locked", "change-event", colour="black")
        event.refused("desk.locked", "change-event", of_teams=True)
        assert (event.desk.tournament.rules.system, event.desk.tournament.rules.edition) == ("dutch", "2017")

    def test_what_pairings_rest_on_changes_with_a_second_word_and_a_line_in_the_report(self) -> None:
        event = swiss()
        event.do("change-event", rounds=6)
        event.do("pair")
        assert is_fide_mode(event.desk)
        event.unread(["rounds-changed"], "change-event", rounds=7)
        event.unread(["points-changed"], "change-event", points="3-1-0")
        event.unread(["tie-breaks-changed"], "change-event", tie_breaks=["BH", "SB"])
        event.refused("desk.acceleration-locked", "change-event", acceleration="baku")
        event.do("change-event", city="İzmir", chief_arbiter="Ayşe Yılmaz")
        assert not is_fide_mode(event.desk)
        assert [each.key for each in departures(event.desk)] == [
            "warning.rounds-changed",
            "warning.points-changed",
            "warning.tie-breaks-changed",
        ]
        assert len(report_lines(event.desk, event.entries)) == 3

    def test_undone_it_has_not_happened(self) -> None:
        event = swiss()
        event.do("pair")
        event.unread(["rounds-changed"], "change-event", rounds=7)
        event.do("undo")
        assert is_fide_mode(event.desk)
        assert report_lines(event.desk, event.entries) == ()

    def test_the_handbooks_editions_are_not_fides(self) -> None:
        event = swiss(edition="2009")
        assert [each.key for each in departures(event.desk)] == ["desk.not-fide"]


class TestPlayers:
    def test_entries_and_changes(self) -> None:
        event = swiss(2)
        fields: dict[str, Any] = {"rating": 2010, "title": "WFM", "sex": "f", "birth": "2001-05-07"}
        fields |= {"club": "Göztepe", "group": "A"}
        data = event.do("add-player", name="Yılmaz, Ayşe", fide_id=6300000, rating_list="FIDE 11.2026", **fields)
        assert data["player"] == 3
        event.refused("desk.fide-id-twice", "add-player", name="Başka", fide_id=6300000)
        event.refused("desk.missing", "add-player", name="  ")
        event.do("change-player", player=3, rating=2020, clear=["title"], group="")
        player = event.desk.tournament.players[-1]
        assert (player.rating, player.title, player.club) == (2020, None, "Göztepe")
        assert event.desk.groups == ()
        assert event.desk.rating_lists[0].text == "FIDE 11.2026"
        event.refused("desk.cannot-clear", "change-player", player=3, clear=["name"])
        event.refused("change.no-such-player", "change-player", player=9, name="X")
        event.refused("desk.missing", "change-player", name="X")

    def test_one_licence_number_is_asked_about_however_it_comes(self) -> None:
        event = swiss(0)
        event.do("add-player", name="Kaya, Ali", national_id=" 77 ")
        event.do("add-player", name="Can, Ece")
        event.unread(["same-number"], "add-player", name="Er, Veli", national_id="77")
        event.unread(["same-number"], "change-player", player=2, national_id="77 ")
        event.do("change-player", player=1, national_id="77", club="Göztepe")
        assert event.desk.tournament.players[0].club == "Göztepe", "nobody is their own twin"

    def test_who_stands_in_a_list_twice_is_named(self) -> None:
        event = swiss(0)
        rows: list[Json] = [{"name": "İnan-Öz, Işıl"}, {"name": "inan öz ışıl"}]
        with pytest.raises(Unread) as asked:
            event.do("add-players", players=rows)
        (question,) = asked.value.warnings
        assert "İnan-Öz, Işıl" in say(question.message, "tr")

    def test_removed_while_no_round_names_them(self) -> None:
        event = swiss(4)
        event.do("remove-player", player=2)
        assert sorted(p.number for p in event.desk.tournament.players) == [1, 2, 3]
        event.do("remove-player", player=4)
        assert event.do("add-player", name="Yeni")["player"] == 5, "what is kept of 4 elsewhere is not theirs"
        event.do("pair")
        event.refused("change.has-played", "remove-player", player=1)

    def test_numbers_by_rank_unless_the_arbiter_gives_others(self) -> None:
        event = swiss(4)
        event.do("pair")
        assert [p.number for p in event.desk.tournament.players] == [4, 3, 2, 1]
        other = swiss(4)
        other.do("number", by="given", order=[1, 2, 3, 4])
        other.do("pair")
        assert [p.number for p in other.desk.tournament.players] == [1, 2, 3, 4]

    def test_numbers_are_final_once_round_4_is_paired(self) -> None:
        event = played(swiss(8, 6), 1)
        event.do("number", by="rank")
        event.unread(["numbers-given-anew"], "number", by="given", order=[1, 2, 3, 4, 5, 6, 7, 8])
        played(event, 3)
        event.refused("desk.numbers-final", "number", by="rank")
        assert [p.number for p in event.desk.tournament.players] == [1, 2, 3, 4, 5, 6, 7, 8]

    def test_lots_before_the_first_round_only_and_never_again_in_a_table(self) -> None:
        event = swiss(6)
        assert event.do("number", by="lots", seed="zar 5 3 1")["seed"] == "zar 5 3 1"
        event.do("pair")
        event.refused("pairing.lots-after-start", "number", by="lots")
        table = AtDesk()
        table.do("create", name="T", system="berger")
        for name in "ABCDEFGHIJ":
            table.do("add-player", name=name)
        table.do("number", by="varma", seed="x")
        table.do("pair")
        table.refused("desk.numbers-of-table", "number", by="rank")
        table.refused("desk.no-late-entry", "add-player", name="E")

    def test_late_entries_come_with_the_next_round_at_their_rank(self) -> None:
        event = played(swiss(4), 1)
        event.do("add-player", name="Geç Gelen", rating=2400)
        assert event.codes == ["late-entry"]
        event.do("pair")
        late = event.desk.tournament.players[-1]
        assert (late.joined, late.number) == (2, 1)

    def test_by_the_turkish_habit_late_comers_stand_last_in_round_1(self) -> None:
        event = AtDesk()
        fields: dict[str, Json] = {"name": "İl Birinciliği", "system": "dutch", "rounds": 5, "colour": "white"}
        event.unread(["late-entries-at-the-end"], "create", late_entries="end", **fields)
        for number in range(1, 5):
            event.do("add-player", name=f"Oyuncu {number}", rating=1500 + number)
        event.do("number", by="rank")
        event.do("add-player", name="Geç Gelen", rating=2400)
        event.do("add-player", name="Daha Geç Gelen", rating=2300)
        event.do("pair")
        assert [p.number for p in event.desk.tournament.players] == [4, 3, 2, 1, 5, 6]
        event.results(1, "1-0")
        event.do("pair")
        assert [p.number for p in event.desk.tournament.players] == [6, 5, 4, 3, 1, 2]
        event.do("publish")
        event.unread(["late-after-announced"], "add-player", name="Çok Geç")
        assert not is_fide_mode(event.desk)

    def test_byes_are_announced_told_and_taken_back(self) -> None:
        event = swiss()
        event.do("bye", player=3, round=2, kind="half")
        event.do("bye", player=3, round=3, kind="half")
        assert event.codes == ["second-half-bye"]
        event.do("bye", player=4, round=2, kind="full")
        assert event.codes == ["full-bye"]
        event.do("no-bye", player=3, round=3)
        event.refused("change.no-bye", "no-bye", player=3, round=3)
        event.refused("desk.no-such-round", "bye", player=3, round=9, kind="zero")

    def test_who_is_not_there_at_check_in_is_not_paired(self) -> None:
        event = swiss(6)
        for player in (1, 2, 3, 4):
            event.do("check-in", player=player)
        event.do("check-in", player=5, present=False)
        event.unread(["not-checked-in"], "pair")
        rnd = event.desk.tournament.rounds[0]
        assert (5, ByeKind.ZERO_POINT) in [(bye.player, bye.kind) for bye in rnd.byes]
        assert event.desk.presence == ()

    def test_who_withdraws_is_not_paired_and_may_come_back(self) -> None:
        event = played(swiss(6), 1)
        event.do("withdraw", player=1, reason="hasta")
        event.do("pair")
        assert 1 not in {p for game in event.desk.tournament.rounds[1].games for p in game.players}
        event.results(2, "1-0")
        event.do("return", player=1)
        event.refused("change.not-withdrawn", "return", player=1)

    def test_absent_without_notice_is_withdrawn_where_the_handbook_says_so(self) -> None:
        event = swiss(4, edition="2009")
        event.do("pair")
        event.results(1, "+/-", "1-0")
        event.do("close")
        assert event.codes == ["absent-withdrawn"]
        gone = event.desk.tournament.rounds[0].games[0].black
        assert [p.id for p in event.desk.tournament.players if p.withdrawn_after == 1] == [gone]
        other = swiss(4)
        other.do("pair")
        other.results(1, "+/-", "1-0")
        other.do("close")
        assert other.codes == []

    def test_players_are_kept_apart(self) -> None:
        event = swiss(4)
        event.do("prohibit", players=[4, 2])
        event.do("pair")
        assert frozenset((4, 2)) not in {frozenset(game.players) for game in event.desk.tournament.rounds[0].games}
        event.unread(["prohibited-late"], "prohibit", players=[1, 2])
        event.unread(["prohibited-late"], "allow", players=[1, 2])
        event.refused("desk.not-prohibited", "allow", players=[1, 2])
        event.refused("desk.prohibit-whom", "prohibit", players=[1])

    def test_a_club_is_kept_apart_if_possible(self) -> None:
        event = swiss(4)
        for player in (1, 2, 3, 4):
            event.do("change-player", player=player, club="Göztepe")
        event.unread(["weak-prohibition"], "prohibit", club="Göztepe", weak=True)
        event.refused("desk.prohibited-already", "prohibit", club="Göztepe", weak=True)
        event.do("pair")
        assert "weak-dropped" in event.codes
        assert event.desk.tournament.prohibited == ()
        event.do("allow", club="Göztepe", weak=True)


class TestDatesOfRounds:
    def test_none_is_behind_the_last_round_or_before_the_event(self) -> None:
        said: dict[str, Any] = {"name": "A", "system": "dutch", "rounds": 2, "start": "2026-12-05"}
        event = AtDesk()
        error = event.refused("desk.round-date-too-many", "create", **said, round_dates=["2026-12-05"] * 3)
        assert say(error.message) == "5 December 2026 would be the day of a round behind the last one (round 2)"
        event.do("create", **said, round_dates=["2026-12-05", "2026-12-06"])
        error = event.refused("desk.round-date-early", "change-event", round_dates=["2026-12-01", "2026-12-05"])
        assert say(error.message) == "round 1: 1 December 2026 is before the first day of the event (5 December 2026)"


class TestTheEnd:
    def test_it_names_every_round_in_which_a_result_is_missing(self) -> None:
        event = swiss()
        for number in (1, 2):
            event.do("pair")
            event.do("result", round=number, board=number, result="adjourned")
            event.results(number, "1-0")
        error = event.refused("desk.results-open-rounds", "finish")
        assert say(error.message) == "these boards have no result yet: round 1, boards 1; round 2, boards 2"


class TestRounds:
    def test_the_next_round_needs_the_results_of_the_last_one(self) -> None:
        event = swiss()
        event.do("pair")
        event.do("result", round=1, board=2, result="1-0")
        error = event.refused("desk.results-open", "pair")
        assert error.message.data["boards"] == (1, 3, 4)
        event.refused("desk.results-open", "close")
        event.results(1, "½-½")
        event.refused("desk.not-the-next-round", "pair", round=3)
        event.do("pair", round=2)
        assert event.desk.closed == (1,)

    def test_an_adjourned_game_counts_as_drawn_for_now(self) -> None:
        event = swiss()
        event.do("pair")
        event.do("result", round=1, board=1, result="adjourned")
        event.results(1, "1-0")
        event.do("close")
        assert event.codes == ["adjourned-as-draws"]
        event.do("pair")
        assert event.codes == ["open-taken-as-draws"]
        event.results(2, "1-0")
        event.refused("desk.results-open", "finish")
        said = ["warning.adjourned-as-draws", "warning.open-were-draws"]
        assert [line.key for line in report_lines(event.desk, event.entries)] == said
        event.do("result", round=1, board=1, result="0-1")
        assert event.desk.adjourned == ()
        lines = [say(line) for line in report_lines(event.desk, event.entries)]
        assert lines[0] == "adjourned games counted as drawn until they were played: round 1, boards 1"
        assert "had no result" in lines[1]

    def test_a_report_names_the_games_that_wait_and_those_that_are_played_apart(self) -> None:
        event = swiss()
        event.do("pair")
        for board in (1, 3):
            event.do("result", round=1, board=board, result="adjourned")
        event.results(1, "1-0")
        event.do("close")
        event.do("result", round=1, board=3, result="1-0")
        lines = report_lines(event.desk, event.entries)
        assert [(line.key, str(line.data["boards"])) for line in lines if "boards" in line.data] == [
            (f"warning.{key}", str((Message("warning.boards-of-round", {"round": 1, "boards": (board,)}),)))
            for key, board in (("adjourned-as-draws", "1"), ("adjourned-were-draws", "3"))
        ]

    def test_a_round_robin_says_nothing_of_games_that_are_played_for_nothing_was_paired_by_them(self) -> None:
        event = AtDesk()
        event.do("create", name="A", system="berger", rounds=3)
        for name in ("Ada", "Bo", "Can", "Deniz"):
            event.do("add-player", name=name)
        event.do("number", by="lots")
        event.do("pair")
        event.do("result", round=1, board=1, result="adjourned")
        event.results(1, "1-0")
        event.do("close")
        assert len(report_lines(event.desk, event.entries)) == 1
        event.do("result", round=1, board=1, result="1-0")
        assert report_lines(event.desk, event.entries) == ()

    def test_what_a_round_rests_on_is_kept_beside_it(self) -> None:
        event = played(swiss(4), 1)
        data = event.do("pair")
        assert (data["system"], data["edition"], data["round"]) == ("dutch", "2026", 2)
        assert data["rests_on"] == [["1.0 w", "1.0 w"], ["0.0 b", "0.0 b"]]

    def test_fixed_boards_and_byes(self) -> None:
        event = swiss(7)
        event.unread(["boards-fixed"], "pair", fix=[[1, 2]], byes=[{"player": 3, "kind": "half"}], reason="yayın")
        rnd = event.desk.tournament.rounds[0]
        assert (1, 2) in {game.players for game in rnd.games}
        assert rnd.paired_by is not None
        assert rnd.paired_by.reason == "yayın"
        assert (3, ByeKind.HALF_POINT) in {(bye.player, bye.kind) for bye in rnd.byes}

    def test_a_round_by_hand_has_its_reason_and_the_round_of_the_rules_beside_it(self) -> None:
        event = swiss(4)
        event.refused("desk.missing", "pair-by-hand", boards=[[1, 2], [3, 4]], reason=" ")
        event.unread(["paired-by-hand"], "pair-by-hand", boards=[[1, 2], [3, 4]], reason="kura elle çekildi")
        assert event.entries[-1].data["by_rules"] == [[4, 2], [1, 3]]
        event.results(1, "1-0")
        codes = ["hand-rematch", "hand-left-out", "paired-by-hand"]
        event.unread(codes, "pair-by-hand", boards=[[2, 1]], reason="x")

    def test_by_hand_as_the_rules_have_it_is_no_departure(self) -> None:
        event = swiss(4)
        event.do("pair-by-hand", boards=[[4, 2], [1, 3]], reason="bilgisayar bozuldu")
        assert event.codes == []
        assert is_fide_mode(event.desk)

    def test_the_last_round_is_changed_by_hand_and_keeps_its_results(self) -> None:
        event = swiss(4)
        event.do("pair")
        event.do("result", round=1, board=1, result="1-0")
        event.refused("change.result-lost", "pair-by-hand", round=1, boards=[[2, 4], [1, 3]], reason="x")
        event.unread(["paired-by-hand"], "pair-by-hand", round=1, boards=[[4, 2], [3, 1]], reason="renkler")
        assert event.desk.tournament.rounds[0].games[0].white_mark is Mark.WIN

    def test_an_announced_round_changes_for_the_listed_reasons_only(self) -> None:
        event = swiss(4)
        event.do("pair")
        event.do("publish")
        event.unread(["announced-stands"], "unpair")
        event.unread(["paired-by-hand"], "pair-by-hand", boards=[[4, 1], [2, 3]], reason="x")
        event.results(1, "1-0")
        again = ["hand-rematch", "hand-rematch", "paired-by-hand"]
        event.unread(again, "pair-by-hand", boards=[[1, 4], [3, 2]], reason="y")
        event.do("publish")
        event.unread(["announced-must-change"], "unpair")
        assert next(each.code for each in event.desk.departures) == "announced-stands"

    def test_results_go_with_the_round_only_after_a_second_word(self) -> None:
        event = swiss(4)
        event.refused("desk.nothing-paired", "unpair")
        played(event, 1)
        event.refused("desk.not-the-last-round", "unpair", round=2)
        event.unread(["results-lost"], "unpair", round=1)
        assert event.desk.round_no == 0

    def test_publish_close_and_back(self) -> None:
        event = played(swiss(4), 1)
        assert event.desk.word == "paired"
        event.do("publish")
        assert event.desk.word == "published"
        event.refused("desk.published-already", "publish")
        event.do("close")
        assert event.desk.word == "closed"
        event.refused("desk.closed-already", "close")
        event.do("reopen")
        event.refused("desk.not-closed", "reopen")
        event.do("unpublish")
        assert event.codes == ["unpublished-with-results"]
        event.refused("desk.not-published", "unpublish")
        event.refused("desk.no-such-round", "publish", round=4)
        event.do("pair")
        event.unread(["reopened-old"], "reopen", round=1)

    def test_the_end(self) -> None:
        event = swiss(4, 3)
        event.refused("desk.nothing-played", "finish")
        played(event, 2)
        event.unread(["rounds-missing"], "finish")
        event.refused("desk.finished", "pair")
        event.refused("desk.finished", "result", round=1, board=1, result="0-1")
        event.do("note", text="ödül töreni 18.00")
        event.do("undo", steps=2)
        played(event, 1)
        event.refused("desk.all-rounds-paired", "pair")
        event.do("finish")
        assert event.desk.word == "finished"


class TestResults:
    def test_every_way_to_write_one(self) -> None:
        event = swiss(4)
        event.do("pair")
        for text, kept in (("1/2", "½-½"), ("+/-", "+/-"), ("1/2-1/2", "½-½"), ("0-½", "0-½"), ("1-0u", "1-0u")):
            assert event.do("result", round=1, board=1, result=text)["result"] == kept
        assert event.do("result", round=1, board=1, result="1-0u") == {}
        assert event.do("result", round=1, board=1, result="")["before"] == "1-0u"
        event.refused("unknown.result", "result", round=1, board=1, result="2-0")
        event.refused("desk.no-such-board", "result", round=1, board=3, result="1-0")
        event.refused("desk.no-such-round", "result", round=2, board=1, result="1-0")

    def test_what_somebody_saw_must_still_be_so(self) -> None:
        event = swiss(4)
        event.do("pair")
        event.do("result", round=1, board=1, result="1-0", was="")
        with pytest.raises(Conflict) as caught:
            event.do("result", round=1, board=1, result="0-1", was="½-½")
        assert (caught.value.was, caught.value.now) == ("½-½", "1-0")
        event.do("result", round=1, board=1, result="1/2", was="1-0")
        assert event.codes == ["result-replaced"]
        event.do("result", round=1, board=1, result="0-1", was="1/2-1/2")

    def test_what_somebody_saw_of_other_things(self) -> None:
        event = swiss(4)
        event.do("change-player", player=1, rating=1600, was={"rating": 1510})
        stale: tuple[tuple[str, Any, dict[str, Any]], ...] = (
            ("change-player", {"rating": 1510}, {"player": 1, "rating": 1700}),
            ("change-event", {"rounds": 9}, {"rounds": 6}),
            ("pair", "closed", {}),
            ("undo", 2, {}),
        )
        for action, was, fields in stale:
            with pytest.raises(Conflict):
                event.do(action, was=was, **fields)
        event.do("undo", was=len(event.entries))
        assert event.desk.tournament.players[0].rating == 1510

    def test_a_correction_of_the_round_before_tells_what_would_be_paired_otherwise(self) -> None:
        event = played(swiss(8), 1)
        event.do("pair")
        event.unread(["round-is-closed"], "result", round=1, board=1, result="0-1")
        assert event.codes == ["round-is-closed", "correction", "rounds-would-differ"]
        assert [line.key for line in report_lines(event.desk, event.entries)] == ["warning.correction"]

    def test_an_older_result_counts_for_rating_only(self) -> None:
        event = played(swiss(8, 6), 3)
        was = event.desk.tournament
        event.unread(["rating-only"], "result", round=1, board=1, result="0-1")
        assert event.desk.tournament == was
        assert for_rating(event.desk).rounds[0].games[0].white_mark is Mark.LOSS
        assert event.do("result", round=1, board=1, result="0-1") == {}
        event.refused("desk.too-late-to-adjourn", "result", round=1, board=1, result="adjourned")
        event.unread(["rating-only"], "result", round=1, board=1, result="1-0")
        assert event.desk.rating_only == ()

    def test_a_round_of_which_a_result_is_taken_back_is_closed_no_longer(self) -> None:
        event = played(swiss(4), 1)
        event.do("close")
        event.unread(["round-is-closed"], "result", round=1, board=1, result="")
        assert (event.desk.closed, event.desk.word) == ((), "paired")
        event.refused("desk.results-open", "close")

    def test_a_table_is_corrected_at_any_time(self) -> None:
        table = AtDesk()
        table.do("create", name="T", system="berger")
        for name in "ABCDEF":
            table.do("add-player", name=name)
        played(table, 3)
        table.unread(["round-is-closed"], "result", round=1, board=1, result="0-1")
        assert table.codes == ["round-is-closed", "correction"]


class TestLots:
    def test_the_colour_is_drawn_once_and_can_be_repeated(self) -> None:
        event = AtDesk()
        event.do("create", name="A", system="dutch", rounds=3, colour="lot")
        event.do("add-player", name="X")
        event.do("add-player", name="Y")
        data = event.do("draw", purpose="colour", seed="zar 6 6")
        assert (data["outcome"], data["seed"]) == ("black", "zar 6 6")
        event.refused("desk.colour-known", "draw", purpose="colour", seed="bir daha")
        assert event.desk.tournament.lots[0].seed == "zar 6 6"

    def test_other_lots(self) -> None:
        event = swiss(4)
        assert event.do("draw", purpose="tie", seed="s", among=[1, 2, 3])["outcome"] == [1, 2, 3]
        first = event.do("draw", purpose="game", seed="s", among=[1, 2])["outcome"]
        assert first in ([1, 2], [2, 1])
        event.refused("desk.draw-among", "draw", purpose="game", among=[1])
        event.refused("change.no-such-player", "draw", purpose="tie", among=[99])
        assert event.do("draw", purpose="numbers")["seed"] == "kura metni"

    def test_remarks_are_about_something_that_is_there(self) -> None:
        event = swiss(4)
        event.do("note", text="teknik toplantı 10.00")
        event.refused("desk.missing", "note", text=" ")
        event.refused("desk.no-such-round", "note", text="x", round=1)
        event.do("pair")
        event.do("note", text="geç geldi", round=1, board=2)
        event.refused("desk.no-such-board", "note", text="x", round=1, board=3)
        assert len(event.desk.remarks) == 2
