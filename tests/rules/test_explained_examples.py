"""The handbook's worked examples: our explanation says every step that the handbook prints, in Turkish and English.

What is printed stands in the data of the examples: groups, S1 and S2, x and p, what is tried and why it will not do,
transpositions and exchanges, floats, colours of past rounds. The test reads the text as people do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hakem.explain import Level
from hakem.model import Points, Tournament
from hakem.model.points import half_text
from hakem.pairing import PairingSystem, pair_explained
from hakem.pairing.swiss.dubov import DUBOV_RULES_2009, DubovSwiss
from hakem.pairing.swiss.dutch_2009 import DutchSwiss2009
from hakem.pairing.swiss.lim import LIM_RULES_2009, LimSwiss
from hakem.reports import event_renderer
from hakem.reports.why.round import explained_round
from hakem.reports.why.round_text import WhyWanted, explanation_text
from tests.rules import test_dubov_2009_example as dubov
from tests.rules import test_dutch_2009_example as dutch
from tests.rules import test_lim_example as lim
from tests.support.some import some

LANGUAGES = ("tr", "en")
in_both_languages = pytest.mark.parametrize("language", LANGUAGES)

TRIED: Mapping[tuple[int, str], Sequence[tuple[int, int, int | None]]] = {
    (2, "½"): [(4, 12, 1), (4, 13, None), (5, 13, 1), (5, 12, None)],
    (3, "2"): [(1, 3, None)],
    (3, "1"): [(6, 10, None)],
    (4, "2"): [(3, 16, 2)],
    (4, "1½"): [(7, 10, 3), (7, 15, 1)],
}
"""Pairs that the print tries and rejects, by round and group: the round in which they met, or that colours clash."""

SAID = {
    "tr": {
        "group": "{} puan grubu",
        "met": "{}: olmaz, {}. turda oynadılar",
        "colours": "{}: olmaz, renkleri uyumsuz",
        "exchange": "değiş-tokuş: {} S2'ye, {} S1'e",
        "transposition": "yer değiştirme; S2: {}",
        "bye": "{} tur atlıyor",
        "letters": "BS",
    },
    "en": {
        "group": "Score group {}",
        "met": "{}: no, they have met in round {}",
        "colours": "{}: no, their colours do not go together",
        "exchange": "exchange: {} to S2, {} to S1",
        "transposition": "transposition; S2: {}",
        "bye": "{} gets the bye",
        "letters": "wb",
    },
}


def text_of(system: PairingSystem, t: Tournament, language: str, level: Level = Level.DETAIL) -> str:
    pairing, steps = pair_explained(system, t)
    shown = explained_round(t, system, pairing, steps)
    return explanation_text(shown, event_renderer(t, language), WhyWanted(level))


def section(text: str, head: str) -> str:
    """The part of a text about one group."""
    return next(part for part in text.split("\n\n") if part.startswith(head + "\n"))


def named(t: Tournament, players: Sequence[int]) -> str:
    names = {p.number: p.name for p in t.players}
    return ", ".join(f"{number} {names[number]}" for number in players)


def past(t: Tournament, number: int, letters: str) -> str:
    """The rounds of a player so far as the handbook writes them, taken from the results alone."""
    told = []
    for rnd in t.rounds:
        game = next((g for g in rnd.games if number in g.players and g.played), None)
        if game is None:
            told.append("–")
        else:
            told.append(f"{game.black}{letters[0]}" if game.white == number else f"{game.white}{letters[1]}")
    return " ".join(told)


@in_both_languages
@pytest.mark.parametrize("round_no", dutch.ROUNDS)
class TestDutch:
    def groups(self, round_no: int) -> list[tuple[str, dict[str, Any]]]:
        return [(half_text(Points(str(g["score"]))), g) for g in dutch.EXAMPLE["rounds"][round_no - 1]["groups"]]

    def told(self, round_no: int, language: str, score: str) -> str:
        text = text_of(DutchSwiss2009(), dutch.event(round_no), language)
        return section(text, SAID[language]["group"].format(score))

    def test_subgroups_x_and_p(self, round_no: int, language: str) -> None:
        t = dutch.event(round_no)
        for score, group in some([(s, g) for s, g in self.groups(round_no) if g["pairs"]]):
            told = self.told(round_no, language, score)
            for part in (group, *([group["remainder"]] if "remainder" in group else [])):
                assert f"S1: {named(t, part['S1'])}; S2: {named(t, part['S2'])}" in told
                assert f"p = {len(part['pairs'])}" in told
                if "x" in part:
                    assert f"x = {part['x']}" in told

    def test_what_is_tried_and_how_s2_changes(self, round_no: int, language: str) -> None:
        t, said = dutch.event(round_no), SAID[language]
        for score, group in some(self.groups(round_no)):
            told = self.told(round_no, language, score)
            for one, other, met in TRIED.get((round_no, score), ()):
                pair = f"{named(t, [one])} – {named(t, [other])}"
                assert (said["met"].format(pair, met) if met else said["colours"].format(pair)) in told
            for part in (group, group.get("remainder", {})):
                if "exchange" in part:
                    going, coming = (named(t, [p]) for p in part["exchange"])
                    assert said["exchange"].format(going, coming) in told
                if "transposition" in part:
                    assert said["transposition"].format(named(t, part["transposition"])) in told

    def test_floats_and_past_colours(self, round_no: int, language: str) -> None:
        t = dutch.event(round_no)
        for score, group in some(self.groups(round_no)):
            lines = self.told(round_no, language, score).splitlines()
            for player in group["floats"]:
                assert [line for line in lines if line.strip()[:3] in ("A.4", "C.1") and named(t, [player]) in line]
            for player in (*group["S1"], *group["S2"]) if group["pairs"] else ():
                row = next(
                    line
                    for line in lines
                    if line.removeprefix("  S1").removeprefix("  S2").strip().startswith(named(t, [player]))
                )
                assert past(t, player, SAID[language]["letters"]) in row

    def test_boards_colours_and_bye(self, round_no: int, language: str) -> None:
        t, printed = dutch.event(round_no), dutch.EXAMPLE["rounds"][round_no - 1]
        text = text_of(DutchSwiss2009(), t, language, Level.HEADLINE)
        for number, (white, black) in enumerate(printed["boards"], start=1):
            line = next(line for line in text.splitlines()[1:] if line.startswith(f"{number}. "))
            assert f"{named(t, [white])} – {named(t, [black])}: " in line
            assert "(E." in line
        assert SAID[language]["bye"].format(named(t, [printed["bye"]])) in text


LIM = {
    "tr": {
        (2, "1"): [
            "1 puan grubu, aşağı doğru: 1 Salih, 2 Ertan, 6 Emine, 7 Tarık, 10 Emel, 11 Türkan, 15 Canan",
            "15 Canan bir önceki turda kaydırıldığı için 11 Türkan artık oyuncu",
            "S1: 1 Salih, 2 Ertan, 6 Emine; S2: 7 Tarık, 10 Emel, 15 Canan",
            "p = 3",
            "1 Salih – 10 Emel; 1 Salih – 7 Tarık eşlendirmesinde ikisi de aynı rengi bekliyor",
            "1 Salih    8B",
        ],
        (2, "0"): ["0 puan grubu, yukarı doğru: ", "3 Mehmet artık oyuncu"],
        (2, "½"): [
            "medyan grubu, ½ puan, aşağı doğru: 5 Erdoğan, 12 Elif; artık oyuncular: 11 Türkan, 3 Mehmet",
            "artık oyuncu 11 Türkan, 12 Elif ile oynuyor; 5 Erdoğan aynı rengi bekliyor",
        ],
        (3, "2"): ["S1: 1 Salih; S2: 2 Ertan", "p = 1", "öngörülen eşlendirme uygun", "1 Salih  8B 10S"],
        (3, "1½"): [
            "S1: 5 Erdoğan, 6 Emine; S2: 11 Türkan, 15 Canan",
            "5 Erdoğan – 11 Türkan: ikisi de aynı rengi bekliyor",
            "6 Emine – 15 Canan: olmaz, karşılaşamazlar",
            "5 Erdoğan – 11 Türkan yerine 5 Erdoğan – 15 Canan",
            "6 Emine – 11 Türkan",
            "15 Canan   – 6S",
        ],
        (3, "0"): ["3 Mehmet artık oyuncu"],
        (3, "½"): [
            "artık oyuncu 3 Mehmet, 8 Murat ile oynuyor; 9 Ebubekir aynı rengi bekliyor",
            "9 Ebubekir artık oyuncu",
        ],
        (3, "1"): [
            "medyan grubu, 1 puan",
            "artık oyuncu 9 Ebubekir, 14 Can ile oynuyor",
            "S1: 7 Tarık, 10 Emel; S2: 12 Elif, 13 Kaya",
        ],
    },
    "en": {
        (2, "1"): [
            "scoregroup 1, paired downward: 1 Salih, 2 Ertan, 6 Emine, 7 Tarık, 10 Emel, 11 Türkan, 15 Canan",
            "11 Türkan floats and not 15 Canan, who floated in the round before",
            "S1: 1 Salih, 2 Ertan, 6 Emine; S2: 7 Tarık, 10 Emel, 15 Canan",
            "p = 3",
            "1 Salih – 10 Emel, as the players of 1 Salih – 7 Tarık are due the same colour",
            "1 Salih    8w",
        ],
        (2, "0"): ["scoregroup 0, paired upward: ", "3 Mehmet floats"],
        (2, "½"): [
            "median group ½, paired downward: 5 Erdoğan, 12 Elif; floaters: 11 Türkan, 3 Mehmet",
            "floater 11 Türkan meets 12 Elif, as 5 Erdoğan is due the same colour",
        ],
        (3, "2"): ["S1: 1 Salih; S2: 2 Ertan", "p = 1", "the foreseen pairing stands", "1 Salih  8w 10b"],
        (3, "1½"): [
            "S1: 5 Erdoğan, 6 Emine; S2: 11 Türkan, 15 Canan",
            "5 Erdoğan – 11 Türkan: both are due the same colour",
            "6 Emine – 15 Canan: no, they may not meet",
            "5 Erdoğan – 15 Canan instead of 5 Erdoğan – 11 Türkan",
            "6 Emine – 11 Türkan",
            "15 Canan   – 6b",
        ],
        (3, "0"): ["3 Mehmet floats"],
        (3, "½"): ["floater 3 Mehmet meets 8 Murat, as 9 Ebubekir is due the same colour", "9 Ebubekir floats"],
        (3, "1"): [
            "median group 1, paired downward",
            "floater 9 Ebubekir meets 14 Can",
            "S1: 7 Tarık, 10 Emel; S2: 12 Elif, 13 Kaya",
        ],
    },
}
"""What the Lim example prints, by round and group; where its author leaves the rules, what the rules say instead."""


@in_both_languages
def test_lim(language: str) -> None:
    for (round_no, score), sentences in some(LIM[language].items()):
        text = text_of(LimSwiss(LIM_RULES_2009), lim.event(round_no), language)
        told = section(text, SAID[language]["group"].format(score))
        assert [each for each in sentences if each not in told] == []


@in_both_languages
@pytest.mark.parametrize("round_no", [2, 3])
def test_dubov(round_no: int, language: str) -> None:
    """Both lists of every group in their order, with the averages; who changes the list, who is raised; the bye."""
    t = dubov.event(round_no)
    text = text_of(DubovSwiss(DUBOV_RULES_2009), t, language)
    averages = dubov.EXAMPLE["averages"][str(round_no)]
    for score, group in dubov.EXAMPLE["groups"][str(round_no)].items():
        told = section(text, SAID[language]["group"].format(score))
        white = ", ".join(f"{named(t, [p])} ({averages[str(p)]})" for p in group["white"])
        assert white in told
        assert named(t, group["black"]) in told
        for changed in (group["to_white"], group["to_black"]):
            if changed:
                assert [
                    line for line in told.splitlines() if line.strip().startswith("7.") and named(t, changed) in line
                ]
        for player in (*group["white"], *group["black"]):
            assert [
                line
                for line in told.splitlines()
                if named(t, [player]) in line and past(t, player, SAID[language]["letters"]) in line
            ]
    assert SAID[language]["bye"].format(named(t, [20 if round_no == 2 else 19])) in text
