"""Screens of the hall: settings are read in bounds and kept as they are, and long lists become pages that fit."""

from __future__ import annotations

import json
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.desk.screens import (
    SIZES,
    Fit,
    ScreenSetting,
    ScreenSize,
    ScreenView,
    WhoIsCalled,
    fitting,
    in_pages,
    part_of_list,
    screen_setting,
)
from hakem.errors import RequestError


class TestSettings:
    def test_what_a_form_says_is_kept(self) -> None:
        setting = screen_setting(
            {
                "title": " Salon  A ",
                "views": ["clock", "names"],
                "seconds": "20",
                "size": "largest",
                "theme": "dark",
                "part": "2/3",
                "language": "en",
                "message": "Çay\nücretsiz",
                "starts": "9.30",
                "called": "some",
                "boards": "12, 3-5",
            }
        )
        assert setting == ScreenSetting(
            *("Salon A", (ScreenView.NAMES, ScreenView.CLOCK), 20, ScreenSize.LARGEST, "dark", (2, 3), "en"),
            *("Çay ücretsiz", "09:30", WhoIsCalled.SOME, ((3, 5), (12, 12))),
        )
        assert screen_setting(json.loads(json.dumps(setting.to_data()))) == setting

    @pytest.mark.parametrize(
        "wrong",
        [
            {"title": ""},
            {"title": "x" * 61},
            {"message": "x" * 201},
            {"views": ["players"]},
            {"seconds": "7"},
            {"seconds": "0"},
            {"size": "tiny"},
            {"theme": "blue"},
            {"part": "3/2"},
            {"language": "xx"},
            {"starts": "25:00"},
            {"called": "all"},
            {"called": "some", "boards": "x"},
            {"title": "a\u202eb"},
        ],
        ids=str,
    )
    def test_what_is_no_setting_is_refused(self, wrong: dict[str, object]) -> None:
        with pytest.raises(RequestError):
            screen_setting({"title": "Salon", **wrong})

    def test_who_is_called(self) -> None:
        def called(**fields: str) -> list[int]:
            setting = screen_setting({"title": "Salon", **fields})
            return [board for board in range(1, 7) if setting.is_called(board)]

        assert called() == []
        assert called(called="open") == [1, 2, 3, 4, 5, 6]
        assert called(called="some", boards="2, 4-5") == [2, 4, 5]
        assert called(called="nobody", boards="2") == []


@given(st.lists(st.integers(1, 9), max_size=60), st.integers(2, 9), st.integers(1, 3))
def test_everybody_is_on_one_page_and_no_head_stands_alone(sizes: list[int], rows: int, columns: int) -> None:
    groups = [[("head", nth), *(("line", nth) for _ in range(size))] for nth, size in enumerate(sizes)]
    pages = list(in_pages(groups, Fit(rows, columns)))
    assert [row for page in pages for column in page for row in column] == list(chain(*groups))
    for page in pages:
        assert 1 <= len(page) <= columns
        for column in page:
            assert 1 <= len(column) <= rows
            assert column[-1][0] != "head"


@given(st.lists(st.integers(), max_size=50), st.sampled_from([1, 2, 3]))
def test_screens_that_share_a_list_leave_nobody_out(rows: list[int], of: int) -> None:
    assert [row for nth in range(1, of + 1) for row in part_of_list(rows, (nth, of))] == rows


def test_letters_are_as_large_as_one_page_allows() -> None:
    columns = {ScreenSize.NORMAL: 3, ScreenSize.LARGE: 2, ScreenSize.LARGEST: 1}
    assert [fitting(columns, ScreenSize.NORMAL, count).rows for count in (8, 9, 24, 25, 600)] == [8, 12, 12, 18, 18]
    assert [fitting(columns, ScreenSize.NORMAL, count, heads=1).rows for count in (7, 8, 22, 23)] == [8, 12, 12, 18]
    assert fitting(columns, ScreenSize.LARGEST, 600) == Fit(SIZES[ScreenSize.LARGEST], 1)
