"""Players from tables: headings in three languages, rows that are wrong, numbers that nobody may see."""

from __future__ import annotations

import csv
import io
import time
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.formats import Gravity, ImportedPlayers, dump_native, parse_trf, read_pasted_players, read_players
from hakem.formats.tables.columns import TableSource
from hakem.formats.tables.headings import PlayerColumn, column_named
from hakem.formats.tables.players import MOST_ROWS
from hakem.i18n import say
from hakem.model import Birth, Sex, Title
from tests.support.some import some
from tests.support.trf_lines import report, row

CITIZEN = "10000000146"
"""A number that has the right check digits and belongs to nobody."""


def keys(found: ImportedPlayers) -> list[str]:
    return [problem.message.key for problem in found.all_problems]


def names(found: ImportedPlayers) -> list[str]:
    return [row.fields.name for row in found.rows]


@pytest.mark.parametrize(
    ("heading", "column"),
    [
        ("Adı Soyadı", PlayerColumn.NAME),
        ("SOYADI", PlayerColumn.SURNAME),
        ("first name", PlayerColumn.GIVEN_NAME),
        ("Vorname", PlayerColumn.GIVEN_NAME),
        ("UKD", PlayerColumn.NATIONAL_RATING),
        ("Rtg_Nat", PlayerColumn.NATIONAL_RATING),
        ("EloInt", PlayerColumn.RATING),
        ("DOĞUM TARİHİ", PlayerColumn.BIRTH),
        ("Geburt", PlayerColumn.BIRTH),
        ("Cinsiyet", PlayerColumn.SEX),
        ("Ünvan", PlayerColumn.TITLE),
        ("T.C. Kimlik No", PlayerColumn.IDENTITY),
        ("ID_no", PlayerColumn.NATIONAL_ID),
        ("FIDE-ID", PlayerColumn.FIDE_ID),
        ("Kulüp", PlayerColumn.CLUB),
        ("Mannschaft", PlayerColumn.TEAM),
        ("Wtg3", PlayerColumn.OTHER),
        ("Kulüp/İl", PlayerColumn.CLUB),
        ("Doğum", PlayerColumn.BIRTH),
        ("D.Tarihi", PlayerColumn.BIRTH),
        ("DOĞUM TARİHİ (gg.aa.yyyy)", PlayerColumn.BIRTH),
        ("Sıra", PlayerColumn.OTHER),
        ("ADI VE SOYADI", PlayerColumn.NAME),
        ("Elo/UKD", None),
        ("Şehir", None),
    ],
)
def test_headings_in_three_languages(heading: str, column: PlayerColumn | None) -> None:
    assert column_named(heading) is column


class TestRows:
    def test_a_turkish_list(self) -> None:
        text = (
            "ID_no;first name;surname;Sex;Birthday;Rtg_Nat;Rtg_Int;Kulüp\n"
            f"{CITIZEN};Ayşe;Yılmaz;F;17.05.2001;1890;2010;İTÜ\n;Ali;Kaya;;1999;0;;\n"
        )
        found = read_players(text.encode("cp1254"), 2026)
        first, second = found.rows
        assert (first.fields.name, first.fields.sex, first.fields.birth) == (
            "Yılmaz, Ayşe",
            Sex.WOMAN,
            Birth(2001, 5, 17),
        )
        assert (first.fields.national_rating, first.fields.rating, first.fields.club) == (1890, 2010, "İTÜ")
        assert first.identity == CITIZEN
        assert (second.fields.sex, second.fields.birth, second.fields.national_rating) == (Sex.MAN, Birth(1999), None)
        assert keys(found) == ["file.encoding", "import.blank-is-man"]

    def test_swiss_managers_list_of_players(self) -> None:
        text = (
            "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;Wtg1;Wtg2;Wtg3;"
            "Wtg4;Wtg5;Wtg6;Rang;Nachname;Vorname;Atitel\r\n"
            "1;Brunner Livia;WGM;4711;0;2447;01.06.1992;SUI;W;;U30;2;SG Zürich;1305;;2,5;;;;;;;1;Brunner;Livia;Dr.\r\n"
        )
        (row,) = read_players(text.encode()).rows
        assert row.problems == ()
        fields = row.fields
        assert (fields.name, fields.title, fields.rating, fields.national_rating) == (
            "Brunner, Livia",
            Title.WGM,
            2447,
            None,
        )
        assert (fields.national_id, fields.fide_id, fields.federation, fields.group) == ("4711", 1305, "SUI", "U30")

    @pytest.mark.parametrize(
        ("text", "name"),
        [
            ("Name,Vorname\nMeier,Ida", "Meier, Ida"),
            ("Name;Surname\nAyşe;Yılmaz", "Yılmaz, Ayşe"),
            ("Ad\tSoyad\nAyşe\tYılmaz", "Yılmaz, Ayşe"),
            ('"Name","Rating"\n"Yılmaz, Ayşe",1900', "Yılmaz, Ayşe"),
            ("Name\nYılmaz,Ayşe", "Yılmaz, Ayşe"),
            ("Soyadı;UKD\nYılmaz;1500", "Yılmaz"),
            ("\ufeffİsim\tElo\n'=HYPERLINK(1)\t1900", "=HYPERLINK(1)"),
            ('Name;Elo\n"Ali;1900\nVeli;1800', '"Ali'),
        ],
    )
    def test_names_however_they_are_divided(self, text: str, name: str) -> None:
        assert names(read_pasted_players(text))[0] == name

    def test_headings_below_a_title(self) -> None:
        found = read_pasted_players("Bahar Kupası\t\n\nAdı Soyadı\tUKD\nYılmaz, Ayşe\t1900\n")
        assert names(found) == ["Yılmaz, Ayşe"]
        assert (found.rows[0].row, keys(found)) == (4, ["import.above-headings"])

    @pytest.mark.parametrize(
        ("cells", "key", "column"),
        [
            (";1900;;;;;", "import.no-name", 1),
            ("1234;1900;;;;;", "import.unread.name", 1),
            ("Ali;abc;;;;;", "import.unread.rating", 2),
            ("Ali;9000;;;;;", "import.unread.rating", 2),
            ("Ali;;NM;;;;", "import.unread.title", 3),
            ("Ali;;;X;;;", "import.unread.sex", 4),
            ("Ali;;;;31.02.2001;;", "import.unread.birth", 5),
            ("Ali;;;;5.5.01;;", "import.unread.birth", 5),
            ("Ali;;;;1801;;", "import.year", 5),
            ("Ali;;;;2027;;", "import.year", 5),
            ("Ali;;;;;Atlantis;", "import.unread.federation", 6),
            ("Ali;;;;;;12a", "import.unread.fide-id", 7),
        ],
    )
    def test_what_is_wrong_with_a_row_is_told_with_its_place(self, cells: str, key: str, column: int) -> None:
        found = read_pasted_players(f"Name;Elo;Title;Sex;Birth;Fed;FIDE ID\n{cells}\n", 2026)
        (problem,) = found.rows[0].problems
        assert (problem.message.key, problem.row, problem.column) == (key, 2, column)
        assert found.rows[0].usable is (column > 1)

    def test_the_same_twice(self) -> None:
        found = read_pasted_players(
            "Name;Birth;FIDE ID\nIŞIK, Ali;2001;17\nisik, ali;;\nIşık Ali;2002;\nIşık, Ali;1990;\nVeli;;17\n"
        )
        told = [[problem.message.key for problem in each.problems] for each in found.rows]
        assert told == [
            [],
            ["import.name-again"],
            ["import.name-again-other-birth"],
            ["import.name-again-other-birth"],
            ["import.fide-id-again"],
        ]
        assert [each.twin for each in found.rows] == [0, 2, 0, 0, 0]
        assert [each.row for each in found.usable] == [2, 3, 4, 5]

    def test_columns_that_nobody_understands(self) -> None:
        found = read_pasted_players("Name;Ayakkabı;Elo;Rating\nAli;42;1900;1800\n")
        assert keys(found) == ["import.column-again", "import.column"]
        assert found.rows[0].fields.rating == 1900

    @pytest.mark.parametrize("data", [b"", b"\x00\x01", b"Runde;Brett\n1;1\n", b"x;y\n1;2\n", b"PK\x03\x04rubbish"])
    def test_what_is_no_list_of_players(self, data: bytes) -> None:
        found = read_players(data)
        assert found.usable == ()
        assert found.all_problems[0].gravity is Gravity.BLOCKING

    def test_too_many(self) -> None:
        found = read_pasted_players("Name\n" + "Ali\n" * (MOST_ROWS + 1))
        assert keys(found) == ["file.too-many-players"]

    def test_too_wide(self) -> None:
        """A table of a million cells side by side is refused at once, whatever stands below it."""
        text = "Ad\tElo\n" + "Ali\t1500\n" * 10_000 + "\t" * 1_000_000 + "x\n"
        before = time.process_time()
        found = read_pasted_players(text)
        assert time.process_time() - before < 10
        assert [(each.message.key, each.row) for each in found.all_problems] == [("file.too-many-columns", 10_002)]
        assert (found.rows, found.columns) == ((), ())

    def test_everybody_of_one_name(self) -> None:
        """Rows of one name are told apart by their births without comparing each with each."""
        first = date(1950, 1, 1)
        rows = [f"Veli, Ali\t{(first + timedelta(days=day)).isoformat()}\n" for day in range(10_000)]
        before = time.process_time()
        found = read_pasted_players("Ad\tDoğum\n" + "".join(rows) + rows[5000] + "Veli, Ali\t\n")
        assert time.process_time() - before < 10
        assert [(row.row, row.twin) for row in found.rows if row.twin] == [(10_002, 5002), (10_003, 2)]


class TestWhatPeopleWrite:
    @pytest.mark.parametrize("cell", ["-", "ELO yok", "UKD: Yok", "Elo'suz", "YOK", "0", "unrated"])
    def test_no_rating_is_nothing_to_read(self, cell: str) -> None:
        found = read_pasted_players(f"Ad Soyad;ELO\nAli Kaya;{cell}\n")
        assert (found.rows[0].fields.rating, found.rows[0].problems) == (None, ())

    def test_a_stroke_is_no_club_team_or_group(self) -> None:
        found = read_pasted_players("Ad Soyad;Kulüp;Takım;Grup\nAli Kaya;-;–;yok\nEce Can;Yeni;Atlar;U12\n")
        told = [(f.club, f.team, f.group) for f in (row.fields for row in found.rows)]
        assert told == [(None, None, None), ("Yeni", "Atlar", "U12")]

    @pytest.mark.parametrize("cell", ["6300123", "6.300.123", "6,300,123", "6 300 123", "6300123,0"])
    def test_an_id_however_a_spreadsheet_groups_it(self, cell: str) -> None:
        assert read_pasted_players(f"Ad Soyad\tFIDE ID\nAli Kaya\t{cell}\n").rows[0].fields.fide_id == 6300123

    @pytest.mark.parametrize("cell", ["03 Mayıs 2010 Pazartesi", "Monday, May 3, 2010", "03 05 2010", "3,5,2010"])
    def test_days_of_long_and_loose_forms(self, cell: str) -> None:
        found = read_pasted_players(f"Ad Soyad\tDoğum\nAli Kaya\t{cell}\n")
        assert found.rows[0].fields.birth == Birth(2010, 5, 3)

    def test_remarks_below_a_table_are_no_players(self) -> None:
        table = "Ad Soyad\tELO\nAli Kaya\t1800\nToplam oyuncu\t83\nKişi sayısı\t83\nSayı\t3\nHazırlayan: Ece Can\t\n"
        found = read_pasted_players(table)
        assert names(found) == ["Ali Kaya", "Hazırlayan: Ece Can"]
        assert [row.usable for row in found.rows] == [True, False]
        assert names(read_pasted_players("Ad Soyad\tELO\nToplam, Ali\t1800\nOyuncu 3\t1700\n")) == [
            "Toplam, Ali",
            "Oyuncu 3",
        ]

    def test_one_licence_number_twice(self) -> None:
        found = read_pasted_players("Ad Soyad;Lisans No\nAli Kaya;77\nEce Can;77\n")
        assert keys(found) == ["import.national-id-again"]
        assert found.rows[1].twin == 2

    def test_one_heading_for_names_is_enough(self) -> None:
        found = read_pasted_players("Ad Soyad\tRapid\tBlitz\nAli Kaya\t1800\t1700\n")
        assert names(found) == ["Ali Kaya"]
        assert [each.column for each in found.columns] == ["name", "other", "other"]

    @pytest.mark.parametrize(
        ("heading", "cells", "column"),
        [
            ("C", ("K", "E", "Q", "K", "E"), "sex"),
            ("National", ("1700", "ELO yok", "950", "1800"), "national-rating"),
            ("D.T.", ("2010", "3.5.2011"), "birth"),
        ],
    )
    def test_one_odd_cell_hides_no_column(self, heading: str, cells: tuple[str, ...], column: str) -> None:
        rows = "".join(f"Kaya, {sign}\t{cell}\n" for sign, cell in zip("ABÇDE", cells, strict=False))
        assert read_pasted_players(f"Ad Soyad\t{heading}\n{rows}").columns[1].column == column

    def test_a_second_column_that_its_cells_have_told_is_read(self) -> None:
        found = read_pasted_players("Ad Soyad\tELO\tFIDE\nAli Kaya\t1850\t6300123\n")
        assert found.rows[0].fields.fide_id == 6300123
        assert "import.column-again" not in keys(found)


def test_a_report_can_be_pasted_too() -> None:
    """Its text and that of a file of ours are read as such, and not as tables without headings."""
    text = report([row(1, name="Yilmaz, Ayse"), row(2, name="Kaya, Ali")])
    assert names(read_pasted_players(text)) == names(read_players(text.encode())) == ["Yilmaz, Ayse", "Kaya, Ali"]
    assert names(read_pasted_players(dump_native(parse_trf(text).require()).text)) == ["Yilmaz, Ayse", "Kaya, Ali"]


class TestWithoutHeadings:
    def test_numbers_before_names(self) -> None:
        assert names(read_pasted_players("1. Ali Kaya\n2. Ece Can\n")) == ["Ali Kaya", "Ece Can"]

    def test_whole_names_beside_clubs(self) -> None:
        found = read_pasted_players("1\tAli Kaya\t1850\tAnkara\n2\tEce Can\t1700\tAnkara\n")
        assert [each.column for each in found.columns] == ["other", "name", "rating", "other"]
        assert "import.unclear-column" in keys(found)

    def test_what_columns_can_only_be(self) -> None:
        found = read_pasted_players("1\tYılmaz, Ayşe\tTUR\t2110\tWFM\n2\tKaya, Ali\tAZE\t1950\t\n")
        first, second = (row.fields for row in found.rows)
        assert (first.name, first.federation, first.rating, first.title) == ("Yılmaz, Ayşe", "TUR", 2110, Title.WFM)
        assert second.rating == 1950
        assert keys(found) == ["import.no-headings"]

    def test_a_list_of_names(self) -> None:
        assert names(read_pasted_players("Yılmaz, Ayşe\nKaya, Ali\n")) == ["Yılmaz, Ayşe", "Kaya, Ali"]

    def test_years_and_ratings_may_be_each_other(self) -> None:
        found = read_pasted_players("Yılmaz, Ayşe\t1999\nKaya, Ali\t2001\n")
        assert [row.fields.rating for row in found.rows] == [None, None]
        assert "import.unclear-column" in keys(found)

    def test_two_columns_of_words_are_no_names(self) -> None:
        found = read_pasted_players("Ayşe\tAnkara\nVeli\tBursa\n")
        assert found.usable == ()
        assert "import.no-names" in keys(found)


MESSY = """Bahar Kupası 2026 katılımcıları
Ankara

Sıra\tAdı Soyadı\tÜnvan\tELO\tUKD\tD.Tarihi\tKulüp/İl\tC\tÜlke
1\tYılmaz, Ayşe\tWFM\t1.850\t1850\t3.5.2010\tAnkara SK\tK\tTUR
2\tKAYA, ALİ\t\t1850,0\t1,850\t2010\tİzmir\tE\tTürkiye
\t\t\t\t\t\t\t\t
3\tIM Işık, Ömer\t\t-\t0\t40301\tBursa\tE\tTR
4\tYilmaz Ayse\t\t1 850\t\t03/05/2010\tAnkara SK\tK\tTUR
5
Toplam: 83\t\t\t1850
"""


class TestMessyTables:
    def test_every_field_of_a_federations_list(self) -> None:
        found = read_pasted_players(MESSY, 2026)
        fields = [row.fields for row in found.rows]
        assert [f.name for f in fields] == ["Yılmaz, Ayşe", "KAYA, ALİ", "Işık, Ömer", "Yilmaz Ayse"]
        assert [(f.rating, f.national_rating) for f in fields] == [
            (1850, 1850),
            (1850, 1850),
            (None, None),
            (1850, None),
        ]
        assert [f.title for f in fields] == [Title.WFM, None, Title.IM, None]
        assert [f.birth for f in fields] == [Birth(2010, 5, 3), Birth(2010), Birth(2010, 5, 3), Birth(2010, 5, 3)]
        assert [f.sex for f in fields] == [Sex.WOMAN, Sex.MAN, Sex.MAN, Sex.WOMAN]
        assert [f.club for f in fields] == ["Ankara SK", "İzmir", "Bursa", "Ankara SK"]
        assert {f.federation for f in fields} == {"TUR"}
        assert [row.twin for row in found.rows] == [0, 0, 0, 5]

    def test_nothing_is_guessed_in_silence(self) -> None:
        told = keys(read_pasted_players(MESSY, 2026))
        assert len(told) == len(set(told)) == 9
        for key in ("by-content", "day-first", "no-comma", "serial-days", "title-in-name", "total", "blank-rows"):
            assert f"import.{key}" in told

    @pytest.mark.parametrize("separator", ["\t", ";", "|csv"])
    def test_as_a_file_however_it_is_saved(self, separator: str) -> None:
        if separator == "|csv":
            out = io.StringIO()
            csv.writer(out).writerows([line.split("\t") for line in MESSY.splitlines()])
            data = out.getvalue().encode("utf-8-sig")
        else:
            data = MESSY.replace("\t", separator).encode("cp1254")
        expected = [row.fields for row in read_pasted_players(MESSY, 2026).rows]
        assert [row.fields for row in read_players(data, 2026).rows] == expected

    @pytest.mark.parametrize(
        ("cells", "column"),
        [
            (("E", "K"), "sex"),
            (("B", "E"), "sex"),
            (("M", "F"), "sex"),
            (("A", "B"), "other"),
        ],
    )
    def test_c_is_the_sex_if_its_cells_are(self, cells: tuple[str, str], column: str) -> None:
        found = read_pasted_players(f"Ad Soyad;C\nAli Kaya;{cells[0]}\nEce Can;{cells[1]}\n")
        assert [each.column for each in found.columns] == ["name", column]

    @pytest.mark.parametrize(
        ("cells", "sexes"),
        [("EBE", "mwm"), ("KBK", "wmw"), ("KBE", "w-m"), ("BB", "--"), ("BG", "mw")],
    )
    def test_a_b_is_what_stands_beside_it(self, cells: str, sexes: str) -> None:
        rows = "".join(f"Oyuncu {sign};{cell}\n" for sign, cell in zip("xyz", cells, strict=False))
        found = read_pasted_players(f"Ad Soyad;Cinsiyet\n{rows}")
        assert "".join(row.fields.sex.value if row.fields.sex else "-" for row in found.rows) == sexes
        assert ("import.unclear-sex" in keys(found)) is ("-" in sexes)

    @pytest.mark.parametrize(
        ("cells", "column"), [(("1500", "1600"), "national-rating"), (("TUR", "AZE"), "federation")]
    )
    def test_national_is_what_its_cells_are(self, cells: tuple[str, str], column: str) -> None:
        found = read_pasted_players(f"Ad Soyad;National\nAli Kaya;{cells[0]}\nEce Can;{cells[1]}\n")
        assert found.columns[1].column == column

    def test_headings_in_two_rows(self) -> None:
        for text in (
            "Oyuncu;;Rating;;Doğum\nAdı;Soyadı;FIDE;UKD;Tarihi\nAli;Kaya;1.500;1600;2010\n",
            "Adı Soyadı;Rating;;Doğum\n;FIDE;UKD;Tarihi\nKaya, Ali;1.500;1600;2010\n",
        ):
            (row,) = read_pasted_players(text).rows
            fields = row.fields
            assert (fields.name, fields.rating, fields.national_rating, fields.birth) == (
                "Kaya, Ali",
                1500,
                1600,
                Birth(2010),
            )

    @pytest.mark.parametrize(
        ("dates", "births", "key"),
        [
            (("03/05/2010", "25/05/2010"), ((5, 3), (5, 25)), None),
            (("03/05/2010", "05/25/2010"), ((3, 5), (5, 25)), "import.month-first"),
            (("03/05/2010", "04/05/2010"), ((5, 3), (5, 4)), "import.day-first"),
            (("03.05.2010", "3.5.2010 00:00"), ((5, 3), (5, 3)), None),
        ],
    )
    def test_days_with_strokes(
        self, dates: tuple[str, str], births: tuple[tuple[int, int], ...], key: str | None
    ) -> None:
        found = read_pasted_players("Ad;Doğum\n" + "".join(f"Oyuncu {d};{d}\n" for d in dates))
        assert [row.fields.birth for row in found.rows] == [Birth(2010, month, day) for month, day in births]
        assert keys(found) == ([key] if key else [])

    def test_days_of_both_orders_are_not_guessed(self) -> None:
        found = read_pasted_players("Ad;Doğum\nAli A;25/12/2010\nAli B;12/25/2010\nAli C;03/05/2010\n")
        assert [row.fields.birth for row in found.rows] == [Birth(2010, 12, 25), Birth(2010, 12, 25), None]
        assert "import.both-ways" in keys(found)

    def test_columns_assigned_by_hand(self) -> None:
        text = "Katılan;Kuvvet;Şehir;Kulüp\nAli Can Kaya;1.500;Ankara;ASK\nVeli Er;1600;İzmir;İSK\n"

        def by_hand(source: TableSource) -> dict[int, PlayerColumn]:
            assert source.names == ("Katılan", "Kuvvet", "Şehir", "Kulüp")
            return {
                0: PlayerColumn.NAME_GIVEN_FIRST,
                1: PlayerColumn.NATIONAL_RATING,
                2: PlayerColumn.CLUB,
                3: PlayerColumn.OTHER,
            }

        found = read_pasted_players(text, 2026, by_hand)
        assert [(f.name, f.rating, f.national_rating, f.club) for f in (row.fields for row in found.rows)] == [
            ("Kaya, Ali Can", None, 1500, "Ankara"),
            ("Er, Veli", None, 1600, "İzmir"),
        ]
        assert [each.column for each in found.columns] == ["name-given-first", "national-rating", "club", "other"]
        assert found.mark == read_pasted_players(text).mark != ""


class TestIdentityNumbers:
    @pytest.mark.parametrize("heading", ["T.C. Kimlik No", "ID_no", "Kulüp", "Adı", "Lisans No", "FIDE ID", "Elo"])
    def test_never_in_a_player_a_message_or_a_text(self, heading: str) -> None:
        found = read_pasted_players(f"Adı Soyadı;Takım;{heading}\nYılmaz, Ayşe;A;{CITIZEN}\n")
        assert found.rows[0].identity == CITIZEN
        assert CITIZEN not in repr(found)
        assert all(CITIZEN not in say(problem.message) for problem in found.all_problems)

    def test_wrong_ones_are_not_repeated(self) -> None:
        found = read_pasted_players("Name;TC;Lisans\nAli;10000000147;10000000148\n")
        assert "1000000014" not in repr(found)
        assert found.rows[0].identity is None
        assert keys(found) == ["import.identity", "import.identity"]

    def test_the_same_twice(self) -> None:
        found = read_pasted_players(f"Name;TC\nAli;{CITIZEN}\nVeli;{CITIZEN}\n")
        assert keys(found) == ["import.identity-again"]

    def test_in_a_report(self) -> None:
        national = f"TUR {1:>4}      {'Yilmaz, Ayse':<33} 1900     {CITIZEN:>11}"
        found = read_players(report([row(1, name="Yilmaz, Ayse"), national]).encode())
        assert names(found) == ["Yilmaz, Ayse"]
        assert CITIZEN not in repr(found)
        assert found.rows[0].identity == CITIZEN


NASTY = st.text(st.sampled_from("=+-@'\";,\t\n\rAıİşŞ0123456789./½ \u00a0\u202e\x00ğ"), max_size=14)
ANY = st.lists(st.lists(NASTY | st.just(CITIZEN), max_size=8), max_size=8)
HEADINGS = st.lists(
    st.sampled_from(
        ["Name", "Soyadı", "Vorname", "Elo", "UKD", "Sex", "Doğum", "Fed", "TC", "ID_no", "FIDE ID", "???"]
    ),
    min_size=1,
    max_size=8,
)


@given(HEADINGS, ANY, st.sampled_from(",;\t"))
def test_no_cells_break_it_and_no_secret_comes_out(heads: list[str], cells: list[list[str]], sign: str) -> None:
    out = io.StringIO()
    csv.writer(out, delimiter=sign).writerows([heads, *cells])
    for found in some([read_pasted_players(out.getvalue()), read_players(out.getvalue().encode("utf-8", "replace"))]):
        assert CITIZEN not in repr(found)
        assert all(row.fields.name for row in found.usable)
        assert all(CITIZEN not in say(problem.message, "tr") for problem in found.all_problems)


@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    assert isinstance(read_players(data), ImportedPlayers)


def test_samples_of_all_columns_are_of_the_same_rows() -> None:
    table = "Ad\tUnvan\tElo\nBir, Can\t\t2000\nİki, Ece\t\t\nÜç, Ali\t\t1800\nDört, Naz\tCM\t1700\n"
    name, title, rating = read_pasted_players(table).columns
    assert name.samples == ("Bir, Can", "İki, Ece", "Üç, Ali")
    assert (title.samples, title.further) == (("", "", ""), "CM")
    assert (rating.samples, rating.further) == (("2000", "", "1800"), "")
