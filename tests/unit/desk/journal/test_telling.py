"""Every entry of a journal can be told in one line, in every language, without an id or a name of ours."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tools.journals import FOLDER

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.as_it_was import seats_of
from hakem.desk.journal.telling import told
from hakem.i18n import CATALOGUE, Message, PairRef, languages
from hakem.reports import event_renderer
from tests.examples.test_journals import entries
from tests.support.desks import AtDesk

STORED = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


def lines(desk: AtDesk, language: str = "tr") -> list[str]:
    words = event_renderer(desk.desk.tournament, language)
    return [words.say(told(entry, desk.entries)) for entry in desk.entries]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", STORED)
def test_stored_journals(name: str, language: str) -> None:
    found = entries(name)
    words = event_renderer(AtDesk().desk.tournament, language)
    said = [words.say(told(entry, found)) for entry in found]
    assert len(said) == len(found)
    assert all(line and "{" not in line for line in said)


@pytest.mark.parametrize("language", languages())
def test_every_field_of_an_action_has_a_word(language: str) -> None:
    fields = {line.key for action in ("change-event", "change-player") for line in ACTIONS[action].lines}
    missing = [name for name in fields - {"player", "clear"} if not _has(f"told.field.{name}", language)]
    assert missing == []


def _has(key: str, language: str) -> bool:
    return CATALOGUE.has(key.replace("tie_break_edition", "tie-break-edition").replace("_", "-"), language)


def a_desk() -> AtDesk:
    desk = AtDesk()
    desk.do("create", name="Kış Açık", system="dutch", rounds=3, colour="white")
    for name in ("Işık, Gül", "İnce, Can", "Çelik, Ada", "Kaya, Efe"):
        desk.do("add-player", name=name, rating=2000)
    return desk


def test_a_result_says_what_it_was() -> None:
    desk = a_desk()
    desk.do("pair", confirm=["not-checked-in", "lot-drawn"])
    for result in ("1-0", "½-½", ""):
        desk.do("result", round=1, board=1, result=result)
    at = "1. tur, masa 1 (1 Çelik, Ada – 3 İnce, Can)"
    assert lines(desk)[-3:] == [f"{at}: 1-0", f"{at}: 1-0 → ½-½", f"{at}: ½-½ silindi"]


def test_a_result_names_those_who_sat_there_then() -> None:
    """Whoever is seated there now: a round paired anew, taken back and done again, an event that came with rounds."""
    desk = a_desk()
    desk.do("pair")
    desk.do("result", round=1, board=2, result="1-0")
    white, black = desk.desk.tournament.rounds[0].games[1].players
    first, others = PairRef(white, black), [p.id for p in desk.desk.tournament.players if p.id not in (white, black)]
    desk.do("unpair", confirm=["results-lost"])
    desk.do("undo")
    desk.do("unpair", confirm=["results-lost"])
    desk.do("pair-by-hand", round=1, boards=[[black, white], others], reason="söz verildi", confirm=["paired-by-hand"])
    desk.do("result", round=1, board=1, result="0-1")
    results = [entry for entry in desk.entries if entry.action == "result"]
    assert [seats_of(entry, desk.entries) for entry in results] == [(white, black), (black, white)]
    said = [told(entry, desk.entries).data["board"] for entry in results]
    assert [each.data["pair"] for each in said if isinstance(each, Message)] == [first, PairRef(black, white)]


def test_particulars_say_what_they_were() -> None:
    desk = a_desk()
    desk.do("change-player", player=2, rating=2100, club="Göztepe", name="İnce, Canan")
    desk.do("change-player", player=2, club="Altay", clear=["rating"])
    desk.do("change-event", name="Kış Açık 2", city="İzmir", tie_breaks=["BH", "SB"], start="2026-11-19")
    assert lines(desk)[-3:] == [
        "2 İnce, Canan değişti: kulüp – → Göztepe; ad İnce, Can → İnce, Canan; kuvvet derecesi 2000 → 2100",
        "2 İnce, Canan değişti: kulüp Göztepe → Altay, kuvvet derecesi 2100 → –",
        "Etkinlik değişti: şehir – → İzmir; ad Kış Açık → Kış Açık 2; ilk gün – → 19 Kasım 2026;"
        " eşitlik bozma – → BH, SB",
    ]


def test_a_round_taken_back_is_named() -> None:
    """In journals from before its number was kept it is the last one."""
    desk = a_desk()
    desk.do("pair", confirm=["not-checked-in", "lot-drawn"])
    desk.do("unpair")
    assert lines(desk)[-1] == "1. turun eşlendirmesi kaldırıldı"
    entry = desk.entries[-1]
    older = replace(entry, draft=replace(entry.draft, data={}))
    words = event_renderer(desk.desk.tournament, "tr")
    assert words.say(told(older, desk.entries)) == "Son turun eşlendirmesi kaldırıldı"


def test_an_undo_says_what_is_gone() -> None:
    desk = a_desk()
    desk.do("undo", steps=4)
    first = "; ".join(f"Kaydedildi: {name}" for name in ("Kaya, Efe", "Çelik, Ada", "İnce, Can"))
    assert lines(desk)[-1] == f"Geri alındı: {first} ve 1 kayıt daha"


def test_who_was_removed_still_has_a_name() -> None:
    desk = a_desk()
    desk.do("change-player", player=2, name="İnce, Cansu", clear=["rating"])
    desk.do("remove-player", player=2)
    assert lines(desk)[-2:] == [
        "2 değişti: ad İnce, Can → İnce, Cansu; kuvvet derecesi 2000 → –",
        "Silindi: İnce, Cansu",
    ]


def test_those_kept_apart_are_named() -> None:
    desk = a_desk()
    desk.do("prohibit", players=[1, 2])
    desk.do("add-player", name="Er, Su", club="Göztepe")
    desk.do("add-player", name="Er, Can", club="Göztepe")
    desk.do("prohibit", club="Göztepe")
    assert "Işık, Gül" in lines(desk)[-4]
    assert lines(desk)[-1] == "Eşlendirilmeyecekler: Göztepe"
