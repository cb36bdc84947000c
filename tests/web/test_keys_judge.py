"""The model of the keys and the judge of what they wrote, without a browser: what each rule of the keys asks for."""

from __future__ import annotations

import re
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import pytest
from tools import keys_campaign

from hakem.desk.journal.entry import Draft, JournalEntry
from hakem.i18n import Json
from hakem.web.keys import GAME_RESULTS, PAGE_KEYS, RESULT_KEYS
from tests.support.keys_driver import Played
from tests.support.keys_judge import Stored, Tab, differences, seated_anew, stored_of, with_before
from tests.support.keys_model import OF_GAMES, RESULTS, Meant, Press, Row, Sight, Write, compared, meant, strayed
from tests.support.keys_sequences import Afternoon

ROOT = Path(__file__).parents[2]
ROWS = (
    Row("1", "1-0", label="1"),
    Row("2", "", label="2", cursor=True),
    Row("3", "adjourned", label="3"),
    Row("4", "½-½", label="4"),
)


def at(cursor: str | None, *rows: Row, filter: str = "all", typed: str | None = None, closed: bool = False) -> Sight:
    """A page with its cursor on that row, where perhaps a difference waits."""
    made = (
        Row(r.id, r.stands, r.turned, r.disputed, r.id == cursor, typed if r.id == cursor else None, label=r.label)
        for r in rows or ROWS
    )
    return Sight(tuple(made), filter, closed=closed)


def press(key: str, sight: Sight, *, pad: bool = False, held: bool = False) -> Meant:
    """What the page has to do with a key."""
    return meant(Press("key", sight, key, pad=pad, held=held))


class TestTable:
    """What pages, bar, help and scripts take from one table is what the model and the guides say by themselves."""

    def test_the_model_knows_the_same_keys(self) -> None:
        assert {key.cap: key.result for key in RESULT_KEYS} == RESULTS
        assert tuple(key.cap for key in RESULT_KEYS if key.result in GAME_RESULTS) == OF_GAMES

    @pytest.mark.parametrize("guide", ["browser.md", "tarayicida.md"])
    def test_the_guides_name_every_key(self, guide: str) -> None:
        text = ROOT.joinpath("docs", guide).read_text(encoding="utf-8")
        caps = [key.cap for key in (*RESULT_KEYS, *PAGE_KEYS)] + ["Enter", "/", "Backspace"]
        assert [cap for cap in caps if f"`{cap}`" not in text] == []
        assert re.search(r"`1` 1-0, `2` ½-½, `3` 0-1, `4` `5` `6` [^`]+ `7` [^`]+ `0` ", text)


class TestMeaning:
    def test_a_row_without_a_result_is_written_and_the_next_one_is_marked(self) -> None:
        found = press("1", at("2"))
        assert found.write == Write("2", "1-0", "")
        assert found.cursors == {"3"}

    def test_where_the_left_side_has_black_white_comes_first_in_what_is_written(self) -> None:
        found = press("1", at("1", Row("1", "", turned=True), Row("2", "")))
        assert found.write == Write("1", "0-1", "")

    def test_the_same_result_confirms_and_another_one_waits_for_a_second_press(self) -> None:
        assert press("2", at("4")) == Meant(frozenset({None}), said=True)
        assert press("1", at("4")) == Meant(frozenset({"4"}), ("4", "1-0"))
        again = press("1", at("4", typed="1-0"))
        assert (again.write, again.cursors) == (Write("4", "1-0", "½-½"), {None})
        assert press("3", at("4", typed="1-0")).mark == ("4", "0-1")

    def test_clearing_a_result_takes_two_presses_and_stays(self) -> None:
        assert press("0", at("1")).mark == ("1", "")
        cleared = press("0", at("1", typed=""))
        assert (cleared.write, cleared.cursors) == (Write("1", "", "1-0"), {"1"})

    def test_what_stands_without_being_a_result_is_passed(self) -> None:
        assert press("7", at("3")) == Meant(frozenset({"4"}))
        assert press("0", at("2")) == Meant(frozenset({"3"}))

    def test_a_dispute_is_settled_by_any_key(self) -> None:
        rows = (Row("1", "1-0", disputed=True), Row("2", ""))
        assert press("1", at("1", *rows)).write == Write("1", "1-0", "1-0", disputed=True)

    @pytest.mark.parametrize(("filter", "then"), [("all", "3"), ("open", "3"), ("disputed", None)])
    def test_the_next_row_is_the_next_one_that_the_filter_shows(self, filter: str, then: str | None) -> None:
        assert press("1", at("2", filter=filter)).cursors == {then}

    def test_with_open_rows_alone_those_with_a_result_are_passed_over(self) -> None:
        rows = (Row("1", ""), Row("2", "1-0"), Row("3", ""))
        assert press("1", at("1", *rows, filter="open")).cursors == {"3"}
        assert press("1", at("1", *rows)).cursors == {"2"}

    def test_without_a_marked_row_nothing_is_written_and_the_page_says_so(self) -> None:
        assert press("1", at(None)) == Meant(frozenset({None}), said=True)

    def test_a_number_pad_without_num_lock_does_nothing_and_the_page_says_so(self) -> None:
        assert press("ArrowDown", at("2"), pad=True) == Meant(frozenset({"2"}), said=True)
        assert press("1", at("2"), pad=True).write is not None

    def test_a_held_key_is_one_press(self) -> None:
        assert press("1", at("2"), held=True) == Meant(frozenset({"2"}))

    def test_a_closed_round_asks(self) -> None:
        assert press("1", at("4", typed="1-0", closed=True)).write == Write("4", "1-0", "½-½", asks=True)

    def test_enter_comes_back_to_the_first_row_without_a_result(self) -> None:
        assert press("Enter", at(None)).cursors == {"2"}
        assert press("Enter", at("2")).cursors == {"3"}

    def test_digits_in_the_search_box_are_text(self) -> None:
        sight = Sight(ROWS, find="4", focus="find")
        assert press("1", sight).write is None
        assert press("Enter", sight).cursors == {"4"}

    def test_what_the_page_does_otherwise_is_told(self) -> None:
        told = compared(Press("key", at("2"), "1"), at("4"))
        assert told == ["the cursor is at 4 and has to be at 3"]
        assert compared(Press("key", at("2"), "1"), at("3")) == []


class TestBetweenPresses:
    """What the cursor may do by itself."""

    game = Row("game-2", "", label="2")

    def strayed(self, before: str | None, then: str | None, *new: Row, key: str = "1", games: bool = True) -> list[str]:
        behind, next_one = (replace(at(c, *ROWS, *more), games=games) for c, more in ((before, ()), (then, new)))
        return strayed(Press("key", at("2"), key), behind, next_one)

    def test_it_stays_or_leaves(self) -> None:
        assert self.strayed("2", "2") == self.strayed("2", None) == []
        assert "by itself" in self.strayed("2", "3")[0]

    def test_it_goes_to_a_game_that_came_behind_the_last_one(self) -> None:
        assert self.strayed(None, "game-2", self.game) == []
        for found in (
            self.strayed(None, "2"),  # it was there
            self.strayed(None, "game-2", self.game, key="Escape"),  # nothing was typed
            self.strayed("3", "game-2", self.game),  # it was not behind the last one
            self.strayed(None, "game-2", replace(self.game, stands="1-0")),  # it has a result
            self.strayed(None, "game-2", self.game, games=False),  # boards do not follow on each other
        ):
            assert "by itself" in found[0]

    def test_a_button_of_a_game_writes_what_is_on_it(self) -> None:
        clicked = Press("click", at(None), row="3", button="1-0", writes="1-0", over="½-½")
        assert meant(clicked).write == Write("3", "1-0", "½-½", button=True)


class TestJudgement:
    def tab(self, *writes: Write, person: str = "Deniz") -> Tab:
        tab = Tab(person)
        for write in writes:
            tab.wrote(write)
        return tab

    def test_every_press_has_its_entry(self) -> None:
        tab = self.tab(Write("1", "1-0", ""), Write("2", "0-1", ""))
        stored = [Stored(1, "Deniz", "1", "1-0", ""), Stored(2, "Deniz", "2", "0-1", "")]
        assert differences([tab], stored) == []
        assert "is not recorded" in differences([tab], stored[:1])[0]

    def test_the_neighbour_is_not_what_was_typed(self) -> None:
        found = differences([self.tab(Write("1", "1-0", ""))], [Stored(1, "Deniz", "2", "1-0", "")])
        assert any("nobody typed that" in each for each in found)

    def test_what_somebody_else_wrote_is_not_overwritten_in_silence(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        stored = [Stored(1, "Salon", "1", "0-1", ""), Stored(2, "Deniz", "1", "1-0", "0-1")]
        assert "where the person saw ''" in differences([tab], stored)[0]
        tab.answered.add("1")
        assert differences([tab], stored) == []

    def test_a_question_in_the_row_is_no_loss(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        stored = [Stored(1, "Salon", "1", "0-1", "")]
        assert "is not recorded" in differences([tab], stored)[0]
        tab.saw((1, 1), ["2"])
        assert "is not recorded" in differences([tab], stored)[0]
        tab.saw((1, 2), ["1"])
        assert differences([tab], stored) == []

    def test_undo_takes_back_what_was_typed_here_and_nothing_else(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        stored = [Stored(1, "Deniz", "1", "1-0", ""), Stored(2, "Salon", "2", "1-0", "")]
        tab.back("1")
        assert "still stands" in differences([tab], stored)[0]
        assert differences([tab], [*stored, Stored(3, "Deniz", "1", "", "1-0")]) == []
        assert "of somebody else" in differences([tab], [*stored, Stored(3, "Deniz", "", "", "", (2,))])[0]

    def test_what_is_taken_back_may_be_asked_about(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        stored = [Stored(1, "Deniz", "1", "1-0", "")]
        tab.saw((1, 2), ["1"])
        tab.saw((1, 3), [])
        tab.back("1")
        assert "still stands" in differences([tab], stored)[0]
        tab.saw((1, 4), ["1"])
        assert differences([tab], stored) == []

    def test_what_was_taken_back_and_typed_again_stands_once(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        tab.back("1")
        tab.wrote(Write("1", "1-0", ""))
        assert differences([tab], [Stored(1, "Deniz", "1", "1-0", "")]) == []

    def test_what_was_taken_back_here_and_written_again_was_changed_in_another_tab(self) -> None:
        here, there = self.tab(Write("1", "1-0", "")), self.tab(Write("1", "1-0", ""), Write("1", "½-½", "1-0"))
        here.back("1")
        here.wrote(Write("1", "1-0", ""))
        stored = [Stored(1, "Deniz", "1", "1-0", ""), Stored(2, "Deniz", "1", "½-½", "1-0")]
        assert differences([here, there], stored) == []

    def test_a_result_is_of_those_whose_names_were_seen(self) -> None:
        before, after = frozenset({"Ada", "Can"}), frozenset({"Ada", "Ece"})
        tab = self.tab(Write("1", "1-0", "", whose=before))
        anew = seated_anew(1, {"1": after})
        assert "nobody typed that" in differences([tab], [*anew, Stored(2, "Deniz", "1", "1-0", "", (), after)])[0]
        assert "is not recorded" in differences([tab], anew)[0]
        tab.saw((1, 1), ["1"])
        assert differences([tab], anew) == []

    def test_what_was_typed_in_two_tabs_is_recorded_of_one_of_them(self) -> None:
        here, there = self.tab(Write("1", "1-0", "")), self.tab(Write("1", "1-0", ""))
        here.back(None, nothing=True)
        assert differences([here, there], [Stored(1, "Deniz", "1", "1-0", "")]) == []
        assert "passed it over" in differences([here], [Stored(1, "Deniz", "1", "1-0", "")])[0]

    def test_a_result_that_was_taken_back_is_not_the_one_that_was_cleared_later(self) -> None:
        tab = self.tab(Write("1", "0-1", ""))
        tab.back("1")
        for write in (Write("1", "1-0", ""), Write("1", "", "1-0")):
            tab.wrote(write)
        stored = [
            Stored(1, "Deniz", "1", "0-1", ""),
            Stored(2, "Deniz", "1", "", "0-1"),
            Stored(3, "Deniz", "1", "1-0", ""),
            Stored(4, "Deniz", "1", "", "1-0"),
        ]
        assert differences([tab], stored) == []
        assert "is not recorded" in differences([tab], stored[:3])[0]

    def test_taking_back_does_not_pass_over_what_was_typed_last(self) -> None:
        tab = self.tab(Write("1", "1-0", ""), Write("2", "0-1", ""))
        tab.back("1")
        stored = [
            Stored(1, "Deniz", "1", "1-0", ""),
            Stored(2, "Deniz", "2", "0-1", ""),
            Stored(3, "Deniz", "1", "", "1-0"),
        ]
        assert "passed it over" in differences([tab], stored)[0]
        tab.back("7")
        assert "where nothing was typed" in tab.differences[0]

    def test_what_was_on_its_way_when_the_page_was_left_may_be_lost(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        tab.left.add((2, "1"))
        assert "is not recorded" in differences([tab], [])[0]
        tab.left.add((1, "1"))
        assert differences([tab], []) == []

    def test_a_row_that_was_away_when_the_browser_asked_may_be_lost_too(self) -> None:
        tab = self.tab(Write("1", "1-0", ""), Write("2", "1-0", ""))
        tab.leaves([], ["2"])
        assert [each.partition(" typed on ")[2][0] for each in differences([tab], [])] == ["2"]

    def test_what_was_written_by_an_answer_is_taken_back_to_what_the_answer_saw(self) -> None:
        tab = self.tab(Write("2", "½-½", "-/+"))
        tab.answered.add("2")
        tab.back("2")
        stored = [Stored(1, "Deniz", "2", "½-½", ""), Stored(2, "Deniz", "2", "", "½-½")]
        assert differences([tab], stored) == []
        assert "still stands" in differences([tab], stored[:1])[0]

    def test_what_somebody_else_wrote_over_is_taken_back_by_an_answer_alone(self) -> None:
        tab = self.tab(Write("1", "1-0", ""))
        tab.back("1")
        stored = [
            Stored(1, "Deniz", "1", "1-0", ""),
            Stored(2, "Salon", "1", "½-½", "1-0"),
            Stored(3, "Deniz", "1", "", "½-½"),
        ]
        assert "nobody typed that" in differences([tab], stored)[0]
        tab.answered.add("1")
        assert differences([tab], stored) == []

    def test_of_two_tabs_that_wrote_the_same_the_one_that_took_it_back_has_the_entry_that_is_gone(self) -> None:
        main, twin = self.tab(Write("5", "½-½", "-/+")), self.tab(Write("5", "½-½", "-/+"))
        twin.back("5")
        stored = [
            Stored(1, "Deniz", "5", "½-½", "-/+"),
            Stored(2, "Deniz", "5", "-/+", "½-½"),
            Stored(3, "Deniz", "5", "½-½", "-/+"),
        ]
        assert differences([main, twin], stored) == []
        assert differences([twin, main], stored) == []

    def test_a_note_that_names_a_result_takes_that_one_back(self) -> None:
        """The second one was on its way, and found the same of somebody else there."""
        tab = self.tab(Write("1", "", "0-1"), Write("1", "0-1", ""))
        tab.back("1", any_of=True, result="")
        tab.back("1", nothing=True)
        stored = [Stored(1, "Deniz", "1", "", "0-1"), Stored(2, "Salon", "1", "0-1", "")]
        assert differences([tab], stored) == []

    def test_an_entry_that_changed_nothing_stood_before_as_it_stands(self) -> None:
        """A dispute that was settled with the first of its two results, and then taken back."""
        data: dict[str, Json] = {"round": 1, "board": 2, "result": "0-1"}
        kept = JournalEntry(1, "", "", "", Draft("result", data, "2026-11-16T09:00:00Z", "Deniz"))
        (entry,) = stored_of(kept, {})
        assert (entry.row, entry.before, entry.result) == ("2", "0-1", "0-1")

    def test_a_button_of_a_game_is_refused_above_the_page(self) -> None:
        tab = self.tab(Write("1", "1-0", "", button=True), Write("2", "1-0", ""))
        tab.saw((1, 1), [], notice="changed meanwhile")
        assert [each.partition(" typed on ")[2][0] for each in differences([tab], [])] == ["2"]

    def test_a_game_loses_its_result_with_another_one(self) -> None:
        typed = [Stored(1, "Deniz", "1", "1-0", ""), Stored(2, "Deniz", "2", "0-1", ""), Stored(3, "Ekin", "1", "", "")]
        known = {1: {"1"}, 2: {"1", "2"}, 3: set[str]()}
        again = [*typed, Stored(4, "Deniz", "2", "½-½", "")]
        assert [each.before for each in with_before(again, known)] == ["", "", "1-0", "0-1", ""]
        tab = self.tab(Write("1", "1-0", ""), Write("2", "0-1", ""))
        tab.back("2")
        assert "still stands" in differences([tab], with_before(typed))[0]
        assert differences([tab], with_before(typed, known)) == []

    def test_a_closed_round_changes_by_an_answer_alone(self) -> None:
        tab = self.tab(Write("1", "1-0", "0-1", asks=True))
        assert "is not recorded" in differences([tab], [])[0]  # nor is there a question
        tab.saw((1, 1), ["1"])
        assert differences([tab], []) == []
        assert "was not answered" in differences([tab], [Stored(1, "Deniz", "1", "1-0", "0-1")])[0]


class TestCampaign:
    def test_a_sequence_that_breaks_off_is_different_and_stops_no_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Desk:
            def play(self, sequence: Afternoon) -> Played:
                if sequence.seed == 1:
                    raise RuntimeError("no browser")
                return Played(sequence, 7)

        monkeypatch.setattr(keys_campaign, "a_desk", lambda: nullcontext(Desk()))
        (first, _, why), second = keys_campaign.batch([1, 2])
        assert (first, second) == (1, (2, 7, ""))
        assert "it broke off: RuntimeError('no browser')" in why
