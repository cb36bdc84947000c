"""The glossary: enough words, in order, usable both ways."""

from __future__ import annotations

from tools.glossary import turkish_table, words


def test_words_are_many_and_in_order() -> None:
    english = [word.lower() for word, _, _ in words()]
    assert len(english) >= 100
    assert english == sorted(english)
    assert len(set(english)) == len(english)


def test_every_entry_has_a_meaning() -> None:
    for english, turkish, meaning in words():
        assert turkish, english
        assert meaning.endswith("."), english


def test_the_way_back_has_the_turkish_order() -> None:
    rows = turkish_table().splitlines()[2:]
    first = [row.split("|")[1].strip() for row in rows]
    assert first.index("ilan") < first.index("itiraz kurulu") < first.index("kaydırma")
    assert first.index("çapraz tablo") < first.index("değiş-tokuş") < first.index("yer değiştirme")
    assert "| puan grubu | scoregroup |" in rows
