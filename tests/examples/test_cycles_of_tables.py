"""Round robins with more rounds than one cycle has, from the announcement to the last round, at every door."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from hakem.desk import CheckRequest, RoundWish, check_event, pair_next
from hakem.desk.journal.asking import Unread
from hakem.desk.verifying import verify_event
from hakem.errors import NothingToPair
from hakem.formats import TRF16, TRF26, dump_native, dump_trf, parse
from hakem.i18n import say
from hakem.model import Event, Mark, Tournament
from hakem.simulation import Settings, simulate
from tests.support.desks import AtDesk
from tests.support.round_robins import event as six_of

SHORT = "rounds-cut-short"
TWICE = {(2, 1)}
"""Everybody meets everybody twice, once with White."""


def entered(players: int, **fields: Any) -> AtDesk:
    event = AtDesk()
    event.do("create", **{"name": "Kulüp Birinciliği", "system": "berger", **fields})
    for number in range(1, players + 1):
        event.do("add-player", name=f"Oyuncu {number}", rating=2000 - number)
    return event


def played_out(event: AtDesk, rounds: int) -> Tournament:
    for number in range(1, rounds + 1):
        event.do("pair", confirm=[SHORT, "lots-not-drawn"])
        event.results(number, "1-0")
    event.refused("desk.all-rounds-paired", "pair")
    return event.desk.tournament


def times(t: Tournament) -> set[tuple[int, int]]:
    """How often two meet, and how often one of them has White then."""
    games = Counter(game.players for rnd in t.rounds for game in rnd.games)
    return {(count + games[(b, a)], count) for (a, b), count in games.items()}


def paired_from_files(t: Tournament, rounds: int) -> Tournament:
    """Round after round as ``hakem pair`` makes it of the file of the event, a report or JSON in turn."""
    for number in range(rounds):
        text = (dump_native(t) if number % 3 == 2 else dump_trf(t, (TRF26, TRF16)[number % 3])).text
        read = parse(text)
        made = pair_next(read.require(), RoundWish(rounds_stated=read.rounds_stated)).tournament
        last = made.rounds[-1]
        games = tuple(replace(game, white_mark=Mark.DRAW, black_mark=Mark.DRAW) for game in last.games)
        t = replace(made, rounds=(*made.rounds[:-1], replace(last, games=games)))
    return t


@pytest.mark.parametrize("edition", ["2009", "2026"])
def test_ten_rounds_of_six_are_two_cycles_at_the_desk_and_in_its_files(edition: str) -> None:
    t = played_out(entered(6, edition=edition, rounds=10), 10)
    assert times(t) == TWICE
    assert "DOUBLE" in t.event.type_code
    for text in (dump_trf(t, TRF26).text, dump_trf(t, TRF16).text, dump_native(t).text):
        read = parse(text)
        assert times(read.require()) == TWICE
        assert not check_event(read).differences
        assert not any(each.is_refused for each in verify_event(read, CheckRequest()).verdicts)


@pytest.mark.parametrize("code", ["", "BERGER_ROUNDROBIN", "FIDE_ROUNDROBIN", "FIDE_DOUBLEROUNDROBIN"])
def test_ten_rounds_of_six_are_two_cycles_in_files_of_any_code(code: str) -> None:
    t = replace(six_of(6, 10), event=Event(name="Kupa", type_code=code or "BERGER_ROUNDROBIN"))
    made = paired_from_files(t, 10)
    assert times(made) == TWICE
    with pytest.raises(NothingToPair):
        pair_next(made, RoundWish(rounds_stated=True))


def test_generated_and_of_teams() -> None:
    assert times(simulate(Settings(6, 10, "devre", "berger")).tournament) == TWICE
    event = AtDesk()
    event.do("create", name="Lig", system="berger", rounds=6, of_teams=True, board_colours="WB")
    for letter in "ABCD":
        event.do("add-team", name=f"Takım {letter}")
        for board in (1, 2):
            event.do("add-player", name=f"{letter} {board}", team=f"Takım {letter}")
    assert times(played_out(event, 6)) == TWICE


def test_no_whole_number_of_cycles_is_asked_about_before_round_1_and_never_again() -> None:
    event = entered(6, rounds=7)
    event.unread([SHORT], "pair")
    event.results(1, "1-0")
    event.do("pair")
    assert SHORT not in event.codes
    event = entered(6, rounds=7)
    assert len(played_out(event, 7).rounds) == 7


@pytest.mark.parametrize(
    ("rounds", "options", "fitting"),
    [
        (7, {}, ["5", "10"]),
        (3, {}, ["5"]),
        (12, {}, ["10", "15"]),
        (10, {"cycles": "1"}, ["5"]),
        (5, {"cycles": "2"}, ["10"]),
    ],
)
def test_the_question_names_the_rounds_that_fit(rounds: int, options: dict[str, str], fitting: list[str]) -> None:
    event = entered(6, rounds=rounds, options=options)
    error = event.refused("desk.confirm", "pair")
    assert isinstance(error, Unread)
    for language in ("en", "tr"):
        said = say(error.warnings[0].message, language)
        assert str(rounds) in said
        assert re.findall("[0-9]+", said)[2:] == fitting


def test_nobody_is_asked_where_the_rounds_fit_or_nobody_has_said_them() -> None:
    for players, fields in ((6, {"rounds": 5}), (6, {"rounds": 15}), (6, {}), (5, {"rounds": 10})):
        event = entered(players, **fields)
        event.do("pair")
        assert SHORT not in event.codes
    announced = replace(six_of(6, 7), event=Event(type_code="FIDE_ROUNDROBIN"))
    told = pair_next(announced, RoundWish(rounds_stated=True)).notes
    assert [note.key for note in told] == ["pairing.rounds-cut-short"]
