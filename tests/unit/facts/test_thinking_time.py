"""The coded time control of record 222, as time for sixty moves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.facts.thinking_time import ThinkingTime, thinking_time


@pytest.mark.parametrize(
    ("code", "seconds"),
    [
        ("5400+30", 5400 + 60 * 30),
        ("5400", 5400),
        (" 180+2 ", 300),
        ("40/6000+30:900+30", 6000 + 900 + 60 * 30),
        ("40/6000:20/3000:900+30", 9000),  # the last period begins after the sixtieth move
        ("30/3600:30/1800+10", 3600 + 1800 + 300),
        ("100/7200+10", 7200 + 600),
        ("0+60", 3600),
    ],
)
def test_seconds_for_sixty_moves(code: str, seconds: int) -> None:
    assert thinking_time(code) == ThinkingTime(seconds, seconds)


def test_times_that_differ() -> None:
    assert thinking_time("W300-B240") == ThinkingTime(300, 240)
    assert thinking_time("W300+2-B240") == ThinkingTime(420, 240)
    time = thinking_time("W300-B240")
    assert time is not None
    assert time.minutes == 4


@pytest.mark.parametrize(
    "code", ["", "G/60", "90'+30''", "40/5400", "5400+", "+30", "W300", "W300-B", "5400+30:", "1/2/3", "0/300", "-5"]
)
def test_what_says_nothing_or_too_little(code: str) -> None:
    assert thinking_time(code) is None


@given(code=st.text(alphabet="0123456789+/:WB- ", max_size=20))
def test_any_text_gives_a_time_or_nothing(code: str) -> None:
    time = thinking_time(code)
    assert time is None or min(time.white, time.black) >= 0
