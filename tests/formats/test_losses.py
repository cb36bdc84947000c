"""What another program will lose is said before anything is written."""

from __future__ import annotations

import pytest
from hypothesis import given

from hakem.formats import TRF16, dump_pgn, dump_swiss_manager, dump_trf, what_is_lost
from hakem.formats.document import Lost
from hakem.formats.losses import lost_in
from hakem.i18n import say
from hakem.model import (
    Birth,
    Bye,
    ByeKind,
    Event,
    Game,
    Lot,
    Mark,
    Player,
    PlayerId,
    Prohibition,
    Round,
    RoundNo,
    Tournament,
)
from tests.support.strategies import tournaments

ONE, TWO = PlayerId(1), PlayerId(2)
PLAIN = Tournament((Player(ONE, 1, "Ali"), Player(TWO, 2, "Veli")), 3)


def with_game(*marks: Mark, played: bool = True, rated: bool = True) -> Tournament:
    return Tournament(PLAIN.players, 3, (Round((Game(ONE, TWO, marks[0], marks[1], played, rated),)),))


def test_a_plain_event_loses_nothing() -> None:
    t = with_game(Mark.WIN, Mark.LOSS)
    assert [lost_in(t, form) for form in ("swiss-manager", "pgn", "json")] == [(), (), ()]
    assert lost_in(t, "xlsx") == (Lost.READ_BACK,)


@pytest.mark.parametrize(
    ("t", "form", "lost"),
    [
        (Tournament(PLAIN.players, 3, event=Event("Cup")), "swiss-manager", Lost.EVENT),
        (Tournament(PLAIN.players, 3, event=Event(chief_arbiter="A")), "pgn", Lost.EVENT),
        (Tournament(PLAIN.players, 3, lots=(Lot("colour", "x"),)), "pgn", Lost.LOTS),
        (Tournament(PLAIN.players, 3, prohibited=(Prohibition((ONE, TWO)),)), "swiss-manager", Lost.PROHIBITED),
        (Tournament((Player(ONE, 1, "Ali", birth=Birth(1990)),), 3), "pgn", Lost.PLAYER_DATA),
        (Tournament((Player(ONE, 1, "Ali", withdrawn_after=RoundNo(1)),), 3), "pgn", Lost.MEMBERSHIP),
        (with_game(Mark.LOSS, Mark.LOSS), "swiss-manager", Lost.BOTH_LOST),
        (with_game(Mark.LOSS, Mark.LOSS, played=False), "pgn", Lost.UNUSUAL_RESULTS),
        (with_game(Mark.DRAW, Mark.LOSS), "pgn", Lost.UNUSUAL_RESULTS),
        (with_game(Mark.WIN, Mark.LOSS, rated=False), "swiss-manager", Lost.NOT_RATED),
        (Tournament(PLAIN.players, 3, (Round((), (Bye(ONE, ByeKind.HALF_POINT),)),)), "swiss-manager", Lost.OTHER_BYES),
        (Tournament(PLAIN.players, 3, (Round((), (Bye(ONE, ByeKind.HALF_POINT),)),)), "pgn", Lost.ALL_BYES),
    ],
)
def test_what_has_no_place(t: Tournament, form: str, lost: Lost) -> None:
    assert lost_in(t, form) == (lost,)
    assert what_is_lost(t, form) == (lost.message,)
    assert say(lost.message, "tr") != say(lost.message, "en")


@given(tournaments(trf=True))
def test_what_reports_lose(t: Tournament) -> None:
    assert what_is_lost(t, "trf16") == dump_trf(t, TRF16).adjustments


def test_what_a_report_refuses_is_told_too() -> None:
    huge = Tournament((Player(PlayerId(100_000), 1, "Ali"),), 1)
    assert [message.key for message in what_is_lost(huge, "trf26")] == ["write.too-large"]


@given(tournaments())
def test_what_is_said_before_is_what_the_writers_say(t: Tournament) -> None:
    assert what_is_lost(t, "pgn") == dump_pgn(t).adjustments
    assert what_is_lost(t, "swiss-manager") == dump_swiss_manager(t).adjustments
    assert what_is_lost(t, "json") == ()
