"""The standings as a table, as text in both languages, and as rows for a spreadsheet."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import date

import pytest

from hakem.model import Event, Player, Title, Tournament
from hakem.pairing import BergerRoundRobin
from hakem.reports import spec_title, standings_data, standings_records, standings_table, standings_text
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import DEFINITIONS, StandingsRequest, definition_of, standings
from hakem.tiebreaks.registry import spec_of
from tests.support.round_robins import event, gone_after, played_out
from tests.support.team_events import by_match_scores
from tests.support.tiebreak_events import by_cards

NAMES = ("Işık, Ömer", "Çelik, İrem", "Şen, Ada", "Öz, Can", "Ak, Ece", "Ulu, Naz")
RATINGS = (2100, 2050, 2000, 1950, 1900, 1850)
START = date(2026, 5, 2)


def named(t: Tournament, *names: str) -> Tournament:
    players = tuple(replace(p, name=name) for p, name in zip(t.players, names, strict=True))
    return replace(t, players=players, event=Event(name="Bahar Kupası", start=START, type_code="FIDE_DUTCH_2026"))


SIX = named(by_cards("4w1 2b½\n5b1 1w½\n6w½ 4b0\n1b0 3w1\n2w0 H\n3b½ Z", RATINGS), *NAMES)
OPEN = named(by_cards("4w1 2b?\n5b1 1w?\n6w½ 4b0\n1b0 3w1\n2w0 H\n3b½ Z", RATINGS), *NAMES)


def text(t: Tournament, *codes: str, language: str = "en") -> str:
    return standings_text(standings_table(t, standings(t, StandingsRequest(codes))), language)


def test_in_english() -> None:
    assert text(SIX, "BH", "SB") == (
        "Bahar Kupası\n"
        "Standings after round 2 of 2, C.07 (2026)\n"
        "  BH  Buchholz\n"
        "  SB  Sonneborn-Berger\n"
        "\n"
        "Place  No  Name         Rating  Points   BH    SB\n"
        "    1   1  Işık, Ömer     2100     1.5  2.5  1.75\n"
        "    2   2  Çelik, İrem    2050     1.5  2.0  1.25\n"
        "    3   4  Öz, Can        1950     1.0  2.0  0.50\n"
        "    4   3  Şen, Ada       2000     0.5  2.0  0.50\n"
        "    5   5  Ak, Ece        1900     0.5  2.0  0.25\n"
        "    6   6  Ulu, Naz       1850     0.5  1.0  0.25\n"
    )


def test_in_turkish_with_open_games() -> None:
    assert text(OPEN, "BH/C1", "WIN", language="tr") == (
        "Bahar Kupası\n"
        "2. tur sonunda sıralama (2 tur), C.07 (2026)\n"
        "  BH/C1  Buchholz (alttan −1)\n"
        "  WIN    Galibiyet Sayısı\n"
        "\n"
        "Der.  No  Adı           Elo  Puan  BH/C1  WIN\n"
        " 1-2   1  Işık, Ömer   2100  1,5*    1,5    1\n"
        " 1-2   2  Çelik, İrem  2050  1,5*    1,5    1\n"
        "   3   4  Öz, Can      1950  1,0     1,5    1\n"
        "   4   5  Ak, Ece      1900  0,5     1,5    0\n"
        "   5   3  Şen, Ada     2000  0,5     1,0    0\n"
        "   6   6  Ulu, Naz     1850  0,5     0,5    0\n"
        "* sonucu bekleyen oyunu var; bu oyunlar berabere sayılır\n"
    )


def test_a_list_with_a_name_says_so() -> None:
    found = standings(SIX, StandingsRequest(preset="swiss-unrated"))
    shown = standings_text(standings_table(SIX, found))
    assert "List 'swiss-unrated': Swiss, most players unrated (handbook)\n" in shown


def test_before_the_first_round_everybody_shares_the_first_place() -> None:
    found = standings(SIX, StandingsRequest(("BH",), after=0))
    shown = standings_text(standings_table(SIX, found), "tr")
    assert "İlk turdan önce sıralama (2 tur)" in shown
    assert {str(row.place) for row in standings_table(SIX, found).rows} == {"1-6"}


def test_without_tie_breaks() -> None:
    assert text(SIX).splitlines()[:3] == ["Bahar Kupası", "Standings after round 2 of 2, C.07 (2026)", ""]


@pytest.mark.parametrize(("language", "words"), [("en", "Not in the standings"), ("tr", "sıralamada değil")])
def test_those_who_left_a_round_robin_stand_below_it(language: str, words: str) -> None:
    t = played_out(gone_after(event(5), {5: 1, 4: 2}), BergerRoundRobin())
    last = text(t, "SB", language=language).splitlines()[-1]
    assert words in last
    assert last.endswith("4 Player 4; 5 Player 5")


def test_teams_stand_under_their_score() -> None:
    t = by_match_scores("ABCD", 2, [["1 2 1.5", "3 4 1"], ["1 3 1", "2 4 0.5"]])
    assert text(t, "GP", "TBR", "BC").split("\n\n")[1] == (
        "Place  No  Name  MP   GP      TBR   BC\n"
        "    1   1  A      3  2.5  2.0 0.5  3.0\n"
        "    2   4  D      3  2.5  0.5 2.0  4.5\n"
        "    3   3  C      2  2.0  1.0 1.0  3.0\n"
        "    4   2  B      0  1.0  0.5 0.5  1.5\n"
    )


def test_titles_and_letters_with_marks() -> None:
    one, *others = SIX.players
    decomposed = replace(one, name=unicodedata.normalize("NFD", "Gülşen İğdır"), title=Title.WFM)
    t = replace(SIX, players=(decomposed, *others))
    table = standings_table(t, standings(t, StandingsRequest(("BH",))))
    lines = standings_text(table).splitlines()
    assert table.rows[0].name == unicodedata.normalize("NFC", "Gülşen İğdır")
    assert lines[4:6] == [
        "Place  No       Name          Rating  Points   BH",
        "    1   1  WFM  Gülşen İğdır    2100     1.5  2.5",
    ]
    assert standings_data(standings(t, StandingsRequest()))["standings"][0]["name"] == table.rows[0].name  # type: ignore[index]


def test_rows_for_a_spreadsheet() -> None:
    found = standings(OPEN, StandingsRequest(("BH/C1", "AOB")))
    head, *rows = standings_records(standings_table(OPEN, found))
    assert head == ["rank", "id", "number", "title", "name", "rating", "points", "BH/C1", "AOB", "pending"]
    assert rows[0] == [1, 2, 2, "", "Çelik, İrem", 2050, "1.5", "1.5", "2.25", "yes"]
    assert rows[-1] == [6, 6, 6, "", "Ulu, Naz", 1850, "0.5", "0.5", "2.0", "no"]


def test_the_same_tie_break_again_has_a_column_of_its_own() -> None:
    specs = [spec_of(code) for code in ("DE", "BH", "DE", "DE")]
    assert column_names(specs) == ["DE", "BH", "DE#2", "DE#3"]
    assert standings_data(standings(SIX, StandingsRequest(("DE", "BH", "DE"))))["tiebreaks"] == ["DE", "BH", "DE#2"]


@pytest.mark.parametrize(
    ("code", "en", "tr"),
    [
        ("BH/C1", "Buchholz (cut 1)", "Buchholz (alttan −1)"),
        ("BH/M2/P", "Buchholz (median 2, forfeits as games)", "Buchholz (medyan −2, hükmen bitenler oyun sayılır)"),
        ("PS/C2", "Progressive score (first 2 cut)", "Kademeli (2 eksiltilmiş)"),
        ("KS/L-1", "Koya (limit -1 half points)", "Koya (sınır -1 yarım puan)"),
        ("BH:GP", "Buchholz (by GP)", "Buchholz (GP ile)"),
        ("AOB/F", "Average of the opponents' Buchholz (last round as draws)", None),
        ("SSSC/K3", "Score and schedule strength combination (factor 3)", None),
        ("RTNG/R/U1400", "Own rating (unrated as 1400, reversed)", "Kendi Ratingi (ratingsizler 1400, tersine)"),
    ],
)
def test_names_with_modifiers(code: str, en: str, tr: str | None) -> None:
    assert spec_title(spec_of(code), "en") == en
    assert tr is None or spec_title(spec_of(code), "tr") == tr


@pytest.mark.parametrize("language", ["en", "tr"])
def test_every_tie_break_has_a_name_of_its_own(language: str) -> None:
    titles = [spec_title(spec_of(definition.code), language) for definition in DEFINITIONS]
    assert len(set(titles)) == len(titles)
    assert spec_title(spec_of("OTHER_PLAYOFF"), language)
    assert definition_of(spec_of("OTHER_PLAYOFF")).modifiers == "R"


def test_data_of_the_standings() -> None:
    found = standings(OPEN, StandingsRequest(("BH/C1", "SB")))
    data = standings_data(found)
    assert list(data)[:3] == ["after_round", "tiebreaks", "standings"]
    assert data["after_round"] == 2
    assert data["tiebreaks"] == ["BH/C1", "SB"]
    assert data["standings"][0] == {  # type: ignore[index]
        "rank": 1,
        "id": 1,
        "name": "Işık, Ömer",
        "points": "1.5",
        "tiebreaks": {"BH/C1": "1.5", "SB": "1.75"},
    }
    assert (data["edition"], data["preset"], data["pending"], data["out"]) == ("2026", None, [1, 2], [])
    assert "primary" not in data
    assert data == standings_data(found, "tr")


def test_nobody_at_all() -> None:
    empty = Tournament((), 5)
    assert text(empty, "BH").endswith("Points  BH\n")
    lonely = Tournament((Player(SIX.players[0].id, 1, "Ada"),), 5)
    assert "Ada" in text(lonely, "BH", "SB", "DE")
