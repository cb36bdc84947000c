"""The check-list: signs of preferences, scores apart, everybody in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.facts.colours import colour_record
from hakem.model import (
    Absence,
    Acceleration,
    AccelerationMethod,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    PlayerId,
    Round,
    RoundNo,
)
from hakem.pairing import Board, RoundPairing, system_for
from hakem.reports import checklist_text
from hakem.reports.checklist import preference_sign
from tests.support.neighbours import Neighbours
from tests.support.round_robins import event

LETTERS = {"W": Colour.WHITE, "B": Colour.BLACK}


@pytest.mark.parametrize(
    ("history", "sign"),
    [
        ("", "A"),
        ("WB", "(w)"),
        ("BW", "(b)"),
        ("W", "(B)"),
        ("B", "(W)"),
        ("WBW", "(B)"),
        ("WBB", "W1"),
        ("BWW", "B1"),
        ("BBWW", "B"),
        ("WWBB", "W"),
        ("WW", "BBB"),
        ("BBB", "WWW"),
        ("WWBW", "BB"),
        ("WWWBB", "W1"),
        ("WWWWBB", "BB"),
    ],
)
def test_preferences(history: str, sign: str) -> None:
    assert preference_sign(colour_record(tuple(LETTERS[c] for c in history))) == sign


GAMES = (
    Game(PlayerId(1), PlayerId(2), Mark.WIN, Mark.LOSS),
    Game(PlayerId(3), PlayerId(4), Mark.LOSS, Mark.WIN, played=False),
)
EVENT = replace(event(5, 9), rounds=(Round(GAMES, (Bye(PlayerId(5), ByeKind.HALF_POINT),)),))
PAIRING = RoundPairing(RoundNo(2), (Board(PlayerId(4), PlayerId(1)),), (Bye(PlayerId(5), ByeKind.PAIRING_ALLOCATED),))


def test_one_line_a_player() -> None:
    assert checklist_text(EVENT, PAIRING, Neighbours()) == (
        "ID  Pts  Colours  Pref  -1R  -2R  Bye  Now  G-1\n"
        "\n"
        " 1  1.0        W   (B)                  4B    2\n"
        " 4  1.0              A                  1W\n"
        "\n"
        " 5  0.5              A                 bye\n"
        "\n"
        " 2  0.0        B   (W)                   -    1\n"
        " 3  0.0              A                   -\n"
    )


def test_facts_of_the_dutch_system() -> None:
    """The virtual point of 1 and 2 counts, floats and the bar to the bye are shown; 3 is not there to be paired."""
    away = (Absence(RoundNo(2), PlayerId(3), ByeKind.ZERO_POINT),)
    t = replace(EVENT, absences=away, acceleration=Acceleration(AccelerationMethod.BAKU))
    assert checklist_text(t, PAIRING, system_for("dutch", "2026", t)) == (
        "ID  Pts  Colours  Pref  -1R  -2R  Bye  Now  G-1\n"
        "\n"
        " 1  2.0        W   (B)                  4B    2\n"
        "\n"
        " 2  1.0        B   (W)                   -    1\n"
        " 4  1.0              A    D       [X]   1W\n"
        "\n"
        " 5  0.5              A    D            bye\n"
        "\n"
        " 3  0.0              A                   -\n"
    )
