"""A player typed into a box in one line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.desk.typed_player import typed_player
from hakem.i18n import Json

READ: dict[str, dict[str, Json]] = {
    "Yılmaz Ayşe 2010": {"name": "Yılmaz Ayşe", "rating": 2010},
    "Yılmaz, Ayşe": {"name": "Yılmaz, Ayşe"},
    "  İnce,  Can\t1899 ": {"name": "İnce, Can", "rating": 1899},
    "WFM Işık Çağla 2105 1998 TUR": {
        "name": "Işık Çağla",
        "rating": 2105,
        "title": "WFM",
        "birth": "1998",
        "federation": "TUR",
    },
    "Şen Ece GM": {"name": "Şen Ece", "title": "GM"},
    "Çelik Ömer 950": {"name": "Çelik Ömer", "rating": 950},
    "GM": {"name": "GM"},
    "2010": {"name": "2010"},
    "Kaya Can 42": {"name": "Kaya Can 42"},
    "Kaya Can 2000 x": {"name": "Kaya Can x", "rating": 2000},
    "": {},
    " , ": {},
}


@pytest.mark.parametrize("text", READ)
def test_what_a_line_says(text: str) -> None:
    assert typed_player(text) == READ[text]


@given(st.text(max_size=60))
def test_no_word_is_lost(text: str) -> None:
    """Whatever is typed, every word is somewhere."""
    said = " ".join(str(value) for value in typed_player(text).values())
    words = [word.strip(" ,;") for word in text.split()]
    assert [word for word in words if word and word not in said] == []
