"""Figures on paper: those of the handbook where it has them, else those of the standings."""

from __future__ import annotations

import re

from hakem.desk.journal.state import Desk
from hakem.i18n import Message, say
from hakem.model import EventRules
from hakem.paper.documents import PaperWish, document
from hakem.reports import standings_table
from hakem.reports.tables import tiebreak_figures as figures
from hakem.tiebreaks import standings
from hakem.values import replace
from tests.paper.reading import pages_of, printed, printed_pages, text_of, words_missing
from tests.support import paper_events as events
from tests.support.desks import swiss as swiss_at_desk
from tests.support.handbook_tables import DATA, swiss, teams


def lines_of(made: bytes) -> list[str]:
    return [line.strip() for page in pages_of(made) for line in page.splitlines()]


def test_the_round_sheet_is_the_one_of_the_handbook() -> None:
    """Handbook, Dubov: Tur Sonuç Çizelgesi after round 2, by points and average."""
    rows = lines_of(printed("round-sheet", events.example("handbook-dubov.trf"), round_no=2))
    printed_there = [
        ("1 ", "2600 b s 1 21 2000 2 2125"),
        ("9 ", "2300 b s 1 16 2100 2 2075"),
        ("7 ", "2300 b s ½ 2 2550 1½ 2300"),
        ("8 ", "2300 s b ½ 3 2500 1½ 2275"),
        ("2 ", "2550 s b ½ 7 2300 1½ 2250"),
        ("4 ", "2450 s b 1 5 2400 1½ 2250"),
        ("3 ", "2500 b s ½ 8 2300 1½ 2225"),
    ]
    at = next(place for place, row in enumerate(rows) if row.startswith("1 "))
    found = [
        (row[: len(number)], row[-len(there) :])
        for row, (number, there) in zip(rows[at : at + 7], printed_there, strict=True)
    ]
    assert found == printed_there


def test_standings_have_every_figure() -> None:
    desk = events.swiss(9, 4)
    text = text_of(printed("standings", desk, "tr"))
    table = standings_table(desk.tournament, standings(desk.tournament))
    columns = [figures.column([row.values[n] for row in table.rows], "tr") for n in range(3)]
    figures_of = [" ".join(column[place] for column in columns) for place in range(len(table.rows))]
    names = [f"{row.name} {row.rating or ''}".strip() for row in table.rows]
    assert [each for each in (*names, *figures_of) if each not in text] == []
    assert "BH/C1 Buchholz" in text


def test_cards_have_terms_sums_and_floats() -> None:
    """The winner of the small event: every round with colour, points, opponent and the terms of the tie-breaks."""
    desk = events.swiss(8)
    rows = lines_of(printed("cards", desk))
    assert "B 1 1 1 Büyükkahramanoğulları, Şükrü Nazmi Gökçenur (1,0) 1,0 1,00" in rows
    assert "B ½ 1½ ↓ 4 Çırağöğretmenoğlugil, Iğdır Üveyş 2,5 2,5 1,25" in rows
    assert "4 8,0 9,0 6,00" in rows


def umays_event() -> Desk:
    """The event of the handbook's tables on breaking ties, in the rules of its time."""
    t = swiss("swiss_18")
    names = DATA["swiss_18"]["names"]
    players = tuple(replace(p, name=name) for p, name in zip(t.players, names, strict=True))
    return Desk(replace(t, players=players, rules=EventRules(tie_breaks=("BH", "SB"), tie_break_edition="2009")))


def test_the_card_is_the_one_of_the_handbook() -> None:
    """Handbook, tie-breaks, Tablo 5: the card of Umay, number 11, with Sol. by rounds and the adjusted score."""
    rows = lines_of(printed("cards", umays_event()))
    at = next(place for place, row in enumerate(rows) if row.endswith("UMAY") and row[0].isdigit())
    shown = [row.replace("↑ ", "").replace("↓ ", "").split() for row in rows[at + 1 : at + 8]]
    assert [(row[0], row[1], row[2], row[3], row[5]) for row in shown] == [
        ("B", "0", "0", "2", "5,0"),
        ("S", "1", "1", "16", "2,5"),
        ("S", "0", "1", "1", "4,0"),
        ("B", "1", "2", "12", "4,0"),
        ("B", "+", "3", "9", "3,0"),
        ("S", "0", "3", "7", "4,5"),
        ("B", "1", "4", "6", "3,0"),
    ]
    total, sums = rows[at + 8], rows[at + 9]
    assert total == "4"
    assert sums.split()[:2] == ["3½", "26,0"]


def test_adjusted_scores_are_those_of_the_handbook() -> None:
    text = text_of(printed("adjusted-scores", umays_event()))
    assert "11 UMAY 4 3½" in text
    assert "9 ULYA 3 3½" in text


def test_cards_by_round() -> None:
    rows = lines_of(printed("cards", events.swiss(8), round_no=1))
    assert not any(row.startswith("B ½ 1½") for row in rows)
    assert any(row.startswith("B 1 1") for row in rows)


def test_blank_cards_may_have_no_names() -> None:
    desk = events.swiss(8)
    (page,) = pages_of(printed("blank-cards", desk, form="empty"))
    assert page.count("EŞLENDİRME KARTI") == 4
    assert "Kılıçdaroğlu" not in page


def test_team_results_stand_match_by_match() -> None:
    text = text_of(printed("results", events.teams(8)))
    assert "1 Çankaya Üniversitesi SK 7. Takımı 3 – 1" in text
    assert "1.4" in text


def test_team_tables_have_opponent_and_board_points() -> None:
    desk = events.teams(8)
    assert "Takımların çarşaf tablosu" in text_of(printed("crosstable", desk))
    assert "5:3" in text_of(printed("crosstable", desk, form="match-rounds"))
    assert "Takım" in text_of(printed("crosstable", desk, form="matches"))
    assert "Karaosmanoğlu" in text_of(printed("crosstable", desk, form="rounds"))


def test_the_sheet_of_games_of_a_play_off() -> None:
    text = text_of(printed("game-sheet", events.from_journal("play-off")))
    assert "1 Işık, Ayşe s 0 b 1 s ½ b 0 1½" in text
    assert "2 İnce, Can b 1 s 0 b ½ s 1 2½" in text


def test_the_sheet_of_games_of_a_knockout() -> None:
    text = text_of(printed("game-sheet", events.from_journal("knockout")))
    assert "A 1 Işık, Ayşe s 0 b 1 s ½ b ½ s 0 2" in text
    assert "Final" in text


def test_the_bracket_has_everybody() -> None:
    text = text_of(printed("bracket", events.from_journal("knockout")))
    for name in ("Işık, Ayşe", "Şen, Ece", "İnce, Can", "Çelik, Ömer"):
        assert name in text


def test_a_large_bracket_has_the_longest_names_whole() -> None:
    desk = events.knockout(16)
    text = text_of(printed("bracket", desk))
    assert words_missing(text, *(p.name for p in desk.tournament.players)) == []
    assert "½" in text_of(printed("standings", desk))


def test_the_schedule_has_all_rounds_with_their_days() -> None:
    text = text_of(printed("schedule", events.from_journal("berger-2026")))
    assert [f"{number}. tur" in text for number in range(1, 6)] == [True] * 5
    assert text.count("rakipsiz") == 5
    days = text_of(printed("schedule", events.swiss(8)))
    assert "17 Mayıs 2026" in days


def test_the_report_counts_results_and_has_what_was_noted() -> None:
    desk, entries = events.swiss(60, 5, events.LONG_EVENT, 4), events.entries_of("dutch-2017")
    text = text_of(document("report", PaperWish(desk, "en", entries=entries)))
    assert "All rounds 150 57 58 30 1 0 4" in text
    assert "Round 2, board 3: Masa 3 saat arızası" in text
    assert say(Message("report.no-teams")) in text
    assert "IA Gökçenur Ağaoğlu" in text


def test_lines_of_the_report_are_sentences_on_paper_without_the_signs_of_a_file() -> None:
    event = swiss_at_desk()
    event.do("pair")
    event.do("result", round=1, board=1, result="adjourned")
    event.results(1, "1-0")
    event.do("close")
    text = text_of(document("report", PaperWish(event.desk, "en", entries=event.entries)))
    assert "adjourned games count as drawn for now: round 1, boards 1" in text
    assert "###" not in text


def test_the_protocol_of_lots_can_be_repeated() -> None:
    text = text_of(printed("lots-protocol", events.swiss(8), "en"))
    assert "kura metni" in text
    assert "1 = b409fc4d1e062ff9" in text
    assert "2^64" in text


def test_tie_breaks_on_cards_have_the_words_of_the_handbook() -> None:
    assert {"BH (Sol.)", "SB (Ber.)"} <= {*words_of(printed("cards", umays_event()))}
    assert {"BH", "SB"} <= {*words_of(printed("cards", umays_event(), "en"))}


def words_of(made: bytes) -> list[str]:
    return [each.words for page in printed_pages(made) for each in page.words]


def test_the_table_of_teams_by_rounds_is_tablo_12_of_the_handbook() -> None:
    """002, Tablo 12: opponent and board points by rounds, match points, the values behind them, the place."""
    t = replace(teams("teams_22"), rules=EventRules(tie_breaks=("OKM",), tie_break_edition="2009"))
    rows = lines_of(printed("crosstable", Desk(t), form="match-rounds"))
    assert any(row.endswith("14:6½ 8:4½ 2:3 16:4½ 4:3 11:5½ 1:4 5:4 18:6½ 41½ 12 88 4") for row in rows)
    assert any(row.endswith("15:6 11:4½ 1:2½ 7:4½ 3:5 2:2½ 5:5½ 10:7 6:½ 38 12 95 3") for row in rows)


def test_the_table_of_teams_against_teams_is_tablo_16_of_the_handbook() -> None:
    """002, Tablo 15 and 16: board points against everybody, their sum, then Sonneborn-Berger by board points.

    The print takes the win of D over B for a draw: what hangs on that is not compared.
    """
    t = replace(teams("teams_4"), rules=EventRules(tie_breaks=("TSBG",), tie_break_edition="2009"))
    rows = lines_of(printed("crosstable", Desk(t), form="matches"))
    assert any(row.startswith("1 A * 1 4 3½ 8½ 4 9,0") for row in rows)
    assert any(row.startswith("2 B 3 * 2 1½ 6½ 3 11,5") for row in rows)


def test_a_knockout_has_the_same_places_in_every_table() -> None:
    desk = events.knockout(16)
    text = text_of(printed("standings", desk))
    rows = lines_of(printed("crosstable", desk))
    assert "3-4 7 Ağaoğlu, Ayşe" in text
    assert any(row.startswith("7 ") and row.endswith(" 3-4") for row in rows)
    assert sum(row.endswith(" 9-16") for row in rows) == 8


def test_open_games_and_codes_are_explained() -> None:
    running = events.swiss(60, 5, events.LONG_EVENT, 4)
    counted, nothing_yet = (f"* {say(Message(f'standings.{key}'), 'tr')}" for key in ("pending", "played-note"))
    over = text_of(printed("standings", running))
    assert counted not in over
    assert nothing_yet not in over
    assert nothing_yet in text_of(printed("standings", running, round_no=5))
    assert counted in text_of(printed("standings", replace(running, closed=(1, 2, 3, 4, 5))))
    assert "SB Sonneborn-Berger" in text_of(printed("crosstable", events.swiss(9, 4)))
    assert "PLAYOFF " in text_of(printed("standings", events.from_journal("play-off")))


def test_sheets_of_teams_show_black_in_bold() -> None:
    """Handbook, Scheveningen 3: bold is Black."""
    desk = events.team_table("scheveningen", 2, 4, 3)
    made = printed("team-sheets", desk)
    assert "Koyu: siyah renkle oynandı." in text_of(made)
    bold = {each.words for page in printed_pages(made) for each in page.words if each.bold}
    assert {word for word in bold if ":" in word} == {
        word for word in words_of(made) if re.fullmatch(r"[AB]\ds:[-+½01]", word)
    }


def test_the_sheet_of_games_has_the_time_above_its_games() -> None:
    """The sheet of the EICC: 15 min + 5 sec above the games of that part."""
    words = words_of(printed("game-sheet", events.from_journal("knockout")))
    assert words.count("20 dk") == 2
    assert "uzatma 20 dk" in words
    assert "3 min + 3 sec" in words_of(printed("game-sheet", events.from_journal("play-off"), "en"))
