"""Names in order: the Turkish alphabet, the four i, accents, and the forms for searching and for rating lists."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import UnknownName
from hakem.model import PLAIN, TURKISH, ascii_name, collation, search_key, search_words

TURKISH_ORDER = (
    "Ak, Zeynep",
    "Aka-Uz, Can",
    "Akar, Ali",
    "Akar, Âli",
    "Akay, Berk",
    "Baş, Ece",
    "Can, Ada",
    "Cıvan, Efe",
    "Civan, Efe",
    "Cüce, Nil",
    "Çakır, Abdullah",
    "Çelik, Ömer",
    "Çınar, Lale",
    "Çiçek, Deniz",
    "Demir, Kaan",
    "Erdoğan, Su",
    "Erdoğdu, Mert",
    "Gür, Ali",
    "Ilgaz, Defne",
    "Irmak, Cem",
    "Işık, Çağla",
    "İnce, Arda",
    "İpek, Sena",
    "Kara, Işıl",
    "Kara, İsmail",
    "Oğuz, Pelin",
    "Okan, Vera",
    "Oz, Tuna",
    "Öz, Tuna",
    "Özdemir, Ayşe",
    "Sarı, Yiğit",
    "Solak, Derin",
    "Şahin, Emir",
    "Şen, Bora",
    "Tan, Asya",
    "Uçar, Doruk",
    "Ulu, Alp",
    "Ünal, Eda",
    "Vural, Ozan",
    "Yıldız, Gülşen",
    "Yiğit, Sarp",
    "Zengin, Ali",
)


def test_turkish_names_in_their_order() -> None:
    mixed = sorted(TURKISH_ORDER, key=lambda name: name[::-1])
    assert tuple(sorted(mixed, key=TURKISH.key)) == TURKISH_ORDER


def test_turkish_order_is_strict() -> None:
    assert all(TURKISH.key(a) < TURKISH.key(b) for a, b in pairwise(TURKISH_ORDER))


def test_alphabet_of_29_letters() -> None:
    letters = "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ"
    assert "".join(sorted(set(letters), key=TURKISH.key)) == letters
    assert sorted("qwx" + "pr" + "vyz", key=TURKISH.key) == list("pqrvwxyz")


class TestFourLettersI:
    """I and ı are one letter, İ and i another, and ı comes first."""

    def test_capitals_belong_to_their_small_letters(self) -> None:
        assert TURKISH.lower("IİIŞIK") == "ıiışık"
        assert PLAIN.lower("IİX") == "iix"

    def test_dotless_before_dotted(self) -> None:
        assert sorted(["i", "İ", "ı", "I", "h", "j"], key=TURKISH.key) == ["h", "ı", "I", "i", "İ", "j"]

    def test_capitals_count_last(self) -> None:
        assert TURKISH.key("ılgaz, b")[0] == TURKISH.key("ILGAZ, B")[0]
        assert sorted(["ILGAZ, B", "Ilgaz, A"], key=TURKISH.key) == ["Ilgaz, A", "ILGAZ, B"]

    def test_plain_order_takes_them_all_for_one(self) -> None:
        assert len({PLAIN.key(letter)[0] for letter in "iıİI"}) == 1

    def test_combining_dot_of_small_letters_made_by_other_programs(self) -> None:
        assert TURKISH.key("i\u0307nce") == TURKISH.key("ince")
        assert PLAIN.key("i\u0307nce") == PLAIN.key("ince")
        assert TURKISH.key("I\u0307nce") == TURKISH.key("İnce")


class TestOtherLetters:
    """Accents count after letters; what no alphabet has comes last."""

    def test_accent_is_asked_after_all_letters(self) -> None:
        assert sorted(["Kâni", "Kanı", "Kani"], key=TURKISH.key) == ["Kanı", "Kani", "Kâni"]

    def test_foreign_letters_sort_as_their_base(self) -> None:
        assert sorted(["Müller", "Mützel", "Muz", "Möller", "Moz"], key=PLAIN.key) == [
            "Möller",
            "Moz",
            "Müller",
            "Mützel",
            "Muz",
        ]
        assert PLAIN.key("Groß")[0] == PLAIN.key("Gross")[0]

    def test_turkish_letters_are_no_accents_in_turkish(self) -> None:
        assert TURKISH.key("ö")[0] != TURKISH.key("o")[0]
        assert PLAIN.key("ö")[0] == PLAIN.key("o")[0]

    def test_blank_mark_digit_letter_other(self) -> None:
        assert sorted(["aж", "ab", "a1", "a,", "a b", "a"], key=PLAIN.key) == ["a", "a b", "a,", "a1", "ab", "aж"]


def test_collations_by_name() -> None:
    assert collation("tr") is TURKISH
    assert collation("en") is PLAIN
    with pytest.raises(UnknownName) as caught:
        collation("xx")
    assert caught.value.known == ("tr", "en")


@pytest.mark.parametrize("way", ["IŞIK, Çağla", "ışık, çağla", "isik, cagla", "İŞİK,  CAGLA ", "Isik, Cag\u0306la"])
def test_all_ways_to_type_a_name(way: str) -> None:
    assert search_key(way) == "isik, cagla"


@pytest.mark.parametrize(
    ("name", "ascii_form"),
    [
        ("Yıldız, Gülşen", "Yildiz, Gulsen"),
        ("İNCE, ÖMER", "INCE, OMER"),
        ("i\u0307nce", "ince"),
        ("Ğ", "G"),
        ("Þór, Æsa ß", "Thor, Aesa ss"),
        ("Ǿrsted", "Orsted"),
        ("Łódź – O’Neil", "Lodz - O'Neil"),
        ("Жуков", "?????"),
    ],
)
def test_ascii_form(name: str, ascii_form: str) -> None:
    assert ascii_name(name) == ascii_form


@given(st.text(max_size=20))
def test_no_name_raises(name: str) -> None:
    for order in (TURKISH, PLAIN):
        assert order.key(name) == order.key(name.strip())
    assert ascii_name(name).isascii()
    assert search_key(search_key(name)) == search_key(name)


@pytest.mark.parametrize("way", ["IŞIK ÇAĞLA", "ışık,çağla", "isik_cagla", "Is\u0327ik (Cagla)", "İŞİK-CAGLA"])
def test_words_to_search_by(way: str) -> None:
    assert search_words(way) == ["isik", "cagla"]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Əliyev, Ülviyyə", ["eliyev", "ulviyye"]),
        ("Muñoz, André", ["munoz", "andre"]),
        ("Łukasz Dąbrowski", ["lukasz", "dabrowski"]),
        ("Groß, Jörg", ["gross", "jorg"]),
        ("O'Neil, 2nd", ["o", "neil", "2nd"]),
        ("Жуков", ["жуков"]),
        (' "*:^()-', []),
    ],
)
def test_words_of_other_languages(name: str, words: list[str]) -> None:
    assert search_words(name) == words


@given(st.text(max_size=20))
def test_words_stay_what_they_are(name: str) -> None:
    words = search_words(name)
    assert search_words(" ".join(words)) == words
    assert all(word.isalnum() for word in words)


@given(st.text("abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ ,-", max_size=30))
def test_turkish_names_typed_on_any_keyboard_are_found(name: str) -> None:
    assert (
        search_words(name) == search_words(ascii_name(name)) == search_words(name.upper()) == search_words(name.lower())
    )
