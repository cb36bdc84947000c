"""Messages in words: lists, numbers, plurals, names, articles, and languages that are not finished."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from hakem.i18n import (
    CATALOGUE,
    Article,
    Catalogue,
    Datum,
    Message,
    PairRef,
    PlayerRef,
    Renderer,
    TeamRef,
    languages,
    say,
)

NAMES = {4: "4 Çelik, Ayşe", 9: "9 Demir, Ali", 3: "3 Kaya"}


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    """A catalogue of three languages: a tiny one of our own beside the real English and Turkish."""
    for language in ("en", "tr"):
        (tmp_path / language).mkdir()
        real = Path(CATALOGUE.folder) / language / "language.ftl"
        (tmp_path / language / "language.ftl").write_text(real.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "xx").mkdir()
    return Catalogue(str(tmp_path))


def write(words: Catalogue, language: str, sentence: str) -> None:
    """Put one sentence with the key ``test.it`` into a language."""
    (Path(words.folder) / language / "test.ftl").write_text(f"test_it = {sentence}\n", encoding="utf-8")


def said(words: Catalogue, language: str = "en", names: dict[int, str] | None = None, **data: Datum) -> str:
    return Renderer(language, names, catalogue=words).say(Message("test.it", data))


class TestData:
    def test_everything_that_can_fill_a_place(self, words: Catalogue) -> None:
        write(words, "en", "<{ $x }>")
        article = Article("C.04.3", "2026", "2.4.1")
        shown: dict[Datum, str] = {
            "text": "text",
            -7: "-7",
            Fraction(3): "3",
            Fraction(7, 2): "3½",
            Fraction(5, 4): "1.25",
            Fraction(1, 3): "1/3",
            PlayerRef(4): "4",
            TeamRef(2): "2",
            PairRef(4, 9): "4-9",
            article: "C.04.3 (2026) 2.4.1",
            Message("test.it", {"x": 1}): "<1>",
            (1, 2): "1, 2",
            ("a, b", "c"): "a, b; c",
            (): "-",
            (PairRef(1, 2), PairRef(3, 4)): "1-2, 3-4",
        }
        assert {datum: said(words, x=datum) for datum in shown} == {datum: f"<{text}>" for datum, text in shown.items()}

    def test_decimals_have_the_sign_of_the_language(self) -> None:
        assert [Renderer(language).number(Fraction(165, 4)) for language in ("en", "tr")] == ["41.25", "41,25"]
        assert [Renderer(language).number(Fraction(15, 2)) for language in ("en", "tr")] == ["7½", "7½"]
        assert [Renderer(language).decimals("-0.50") for language in ("en", "tr")] == ["-0.50", "-0,50"]

    def test_a_number_as_a_figure(self, words: Catalogue) -> None:
        write(words, "en", "{ NUMBER($x) }")
        write(words, "tr", "{ NUMBER($x) }")
        figures: dict[Datum, str] = {
            Fraction(7): "7",
            Fraction(15, 2): "7.5",
            Fraction(1, 3): "0.33",
            Fraction(-5, 4): "-1.25",
            12: "12",
        }
        assert {x: said(words, x=x) for x in figures} == figures
        assert said(words, "tr", x=Fraction(15, 2)) == "7,5"

    def test_lists_in_a_sentence(self, words: Catalogue) -> None:
        write(words, "en", "{ AND($x) } meet")
        assert [said(words, x=x) for x in ((1,), (1, 2), (1, 2, 3), ("a, b", "c"))] == [
            "1 meet",
            "1 and 2 meet",
            "1, 2 and 3 meet",
            "a, b and c meet",
        ]

    def test_suffixes_are_asked_for_by_the_sentence(self, words: Catalogue) -> None:
        write(words, "tr", "{ GEN($x) } tercihi")
        assert said(words, "tr", x=PlayerRef(4)) == "4'ün tercihi"
        assert said(words, "tr", NAMES, x=PlayerRef(4)) == "4 Çelik, Ayşe'nin tercihi"
        assert said(words, "tr", x=(PlayerRef(4), PlayerRef(6))) == "4, 6'nın tercihi"


class TestNames:
    def test_players_are_called_by_their_names(self, words: Catalogue) -> None:
        write(words, "en", "{ $x }")
        assert said(words, names=NAMES, x=PlayerRef(4)) == "4 Çelik, Ayşe"
        assert said(words, names=NAMES, x=(PlayerRef(4), PlayerRef(3))) == "4 Çelik, Ayşe; 3 Kaya"
        assert said(words, names=NAMES, x=PairRef(4, 9)) == "4 Çelik, Ayşe – 9 Demir, Ali"

    def test_somebody_without_a_name_is_called_by_id(self, words: Catalogue) -> None:
        write(words, "en", "{ $x }")
        assert said(words, names=NAMES, x=PlayerRef(5)) == "5"
        assert said(words, names=NAMES, x=PairRef(5, 3)) == "5 – 3 Kaya"
        assert said(words, names=NAMES, x=PairRef(5, 6)) == "5-6"

    def test_names_may_be_asked_for_one_by_one(self) -> None:
        renderer = Renderer("en", lambda player: f"number {player}", lambda team: f"team {team}")
        assert renderer.datum((PlayerRef(1), TeamRef(1))) == "number 1, team 1"

    def test_numbers_are_not_taken_for_players(self) -> None:
        assert Renderer("en", NAMES).datum(4) == "4"


class TestPlurals:
    CHOICE = "{ $n ->\n    [0] nobody\n    [one] one player\n   *[other] { $n } players\n  }"

    def test_the_number_decides(self, words: Catalogue) -> None:
        write(words, "en", self.CHOICE)
        assert [said(words, n=n) for n in (0, 1, 2, 11)] == ["nobody", "one player", "2 players", "11 players"]
        assert said(words, n=Fraction(1)) == "one player"
        assert said(words, n=Fraction(1, 2)) == "½ players"

    def test_the_length_of_a_list_decides(self, words: Catalogue) -> None:
        write(words, "en", "{ $n ->\n    [one] { $n } floats\n   *[other] { $n } float\n  }")
        assert said(words, n=(7,)) == "7 floats"
        assert said(words, n=(7, 8)) == "7, 8 float"

    def test_what_is_no_number_takes_the_variant_with_the_star(self, words: Catalogue) -> None:
        write(words, "en", self.CHOICE)
        assert said(words, n="many") == "many players"

    def test_a_language_without_rules_has_those_of_english(self, words: Catalogue) -> None:
        write(words, "xx", self.CHOICE)
        assert [said(words, "xx", n=n) for n in (1, 5)] == ["one player", "5 players"]


class TestMissingWords:
    def test_a_missing_sentence_is_said_in_english(self, words: Catalogue) -> None:
        write(words, "en", "{ $n ->\n    [one] one player\n   *[other] { $n } players\n  }")
        assert said(words, "xx", n=1) == "one player"
        assert said(words, "tr", n=Fraction(5, 4)) == "1,25 players"

    def test_a_sentence_that_nobody_has_is_a_mistake_of_ours(self, words: Catalogue) -> None:
        with pytest.raises(LookupError, match=r"test\.it"):
            said(words)

    def test_a_place_that_nobody_fills_is_a_mistake_of_ours(self, words: Catalogue) -> None:
        write(words, "en", "{ $x }")
        with pytest.raises(KeyError, match="x"):
            said(words)

    def test_a_nested_message_is_in_the_language_even_if_the_sentence_is_not(self, words: Catalogue) -> None:
        write(words, "en", "{ $x } in English")
        (Path(words.folder) / "xx" / "other.ftl").write_text("other_it = hallo\n", encoding="utf-8")
        assert said(words, "xx", x=Message("other.it")) == "hallo in English"


def test_say_is_the_rendering_without_names() -> None:
    message = Message("model.absence-round", {"player": 4, "round": 2})
    for language in languages():
        assert say(message, language) == Renderer(language, NAMES).say(message)
    assert say(message) == "player 4 announces an absence for round 2, which is not to come"
    assert "4 numaralı oyuncu" in say(message, "tr")
