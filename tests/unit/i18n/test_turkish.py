"""Turkish suffixes: after numbers as they are read aloud, after names as they sound."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.i18n.turkish import CASES, spoken_end, with_suffix

ACCUSATIVE = """
0'ı 1'i 2'yi 3'ü 4'ü 5'i 6'yı 7'yi 8'i 9'u 10'u 11'i 12'yi 13'ü 14'ü 15'i 16'yı 17'yi 18'i 19'u 20'yi 26'yı 30'u 33'ü
40'ı 46'yı 50'yi 60'ı 70'i 80'i 90'ı 99'u 100'ü 101'i 110'u 120'yi 190'ı 200'ü 406'yı 1000'i 1001'i 1400'ü 1500'ü 2000'i
2026'yı 2100'ü 10000'i 100000'i 1000000'u 3000000'u 1000000000'ı
½'ı 1½'u 7½'u 2,5'i 0,33'ü 4-9'u 4-6'yı C.6'yı A.7'yi
Ayşe'yi Çelik'i Demir'i Kaya'yı Yılmaz'ı Öztürk'ü Doğu'yu Kuş'u Işık'ı Ömür'ü Gökçe'yi Ali'yi Ümit'i Barış'ı Gül'ü
Kemal'i Celal'i Ünal'ı Kartal'ı Koç'u IŞIK'ı ÇELİK'i Müller'i Novák'ı Kennedy'yi Sergey'i Sørensen'i Łódź'u Ng'yi
Rübabə'yi Aygün'ü Zülal'i Şevval'i Strauß'u
"""

OTHERS = {
    "DAT": "1'e 2'ye 3'e 6'ya 9'a 10'a 40'a 100'e 1000'e Ayşe'ye Kaya'ya Çelik'e Koç'a Ali'ye",
    "GEN": "1'in 2'nin 3'ün 6'nın 9'un 20'nin 40'ın 100'ün Ayşe'nin Kaya'nın Çelik'in Koç'un Doğu'nun Öztürk'ün",
    "LOC": "Alex'te Max'ta Faruq'ta Strauß'ta "
    "1'de 3'te 4'te 5'te 6'da 9'da 40'ta 60'ta 70'te 100'de Ayşe'de Çelik'te Koç'ta Barış'ta Kaya'da",
    "ABL": "1'den 3'ten 4'ten 5'ten 6'dan 9'dan 40'tan 70'ten 2400'den Ayşe'den Çelik'ten Koç'tan Yılmaz'dan",
    "INS": "1'le 2'yle 6'yla 9'la 10'la Ayşe'yle Çelik'le Kaya'yla Koç'la",
}
WRITTEN = [(case, text) for case, texts in {"ACC": ACCUSATIVE, **OTHERS}.items() for text in texts.split()]


@pytest.mark.parametrize(("case", "written"), WRITTEN, ids=[text for _, text in WRITTEN])
def test_suffix(case: str, written: str) -> None:
    word, _, _ = written.rpartition("'")
    assert with_suffix(word, case) == written


def test_every_case_is_tested() -> None:
    assert {case for case, _ in WRITTEN} == CASES


def test_the_last_word_counts() -> None:
    assert with_suffix("4 Çelik, Ayşe", "ACC") == "4 Çelik, Ayşe'yi"
    assert with_suffix("Ayşe (4)", "GEN") == "Ayşe (4)'ün"
    assert with_suffix("O'Brien", "DAT") == "O'Brien'e"


UNITS = ("sıfır", "bir", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz")
TENS = ("", "on", "yirmi", "otuz", "kırk", "elli", "altmış", "yetmiş", "seksen", "doksan")


def aloud(number: int) -> str:
    """A number below a million in words, said in full."""
    if number == 0:
        return UNITS[0]
    thousands, hundreds = divmod(number, 1000)
    words = [] if not thousands else ["bin"] if thousands == 1 else [aloud(thousands), "bin"]
    hundred, rest = divmod(hundreds, 100)
    words += [] if not hundred else ["yüz"] if hundred == 1 else [UNITS[hundred], "yüz"]
    words += [TENS[rest // 10]] * bool(rest // 10) + [UNITS[rest % 10]] * bool(rest % 10)
    return " ".join(words)


def test_numbers_end_as_they_are_said() -> None:
    for number in (*range(12_000), *range(12_000, 1_000_000, 997)):
        assert spoken_end(str(number)) == aloud(number).split()[-1]


@given(st.text(max_size=20), st.sampled_from(sorted(CASES)))
def test_any_text_can_have_a_suffix(text: str, case: str) -> None:
    assert with_suffix(text, case).startswith(f"{text}'")
