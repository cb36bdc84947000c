"""What holds of every round, whatever came before it, in every edition."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError, RequestError
from hakem.facts.card import cards
from hakem.facts.colours import record_of
from hakem.facts.initial_colour import drawn_colour
from hakem.model import (
    Absence,
    ByeKind,
    Colour,
    Game,
    Player,
    PlayerId,
    Round,
    Tournament,
)
from hakem.pairing import RoundPairing, system_for
from tests.effort import examples
from tests.swiss_events import swiss_events

EDITIONS = ("2009", "2017", "2026")
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def pairing_of(t: Tournament, edition: str) -> RoundPairing | None:
    """The next round; None if there is none."""
    try:
        return system_for("dutch", edition, t).pair(t)
    except (PairingError, RequestError):
        return None


def here(t: Tournament) -> set[PlayerId]:
    return {p.id for p in t.players} - {a.player for a in t.absences}


@every_edition
@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=30, rounds=9))
def test_legal_rounds(edition: str, t: Tournament) -> None:
    pairing = pairing_of(t, edition)
    if pairing is None:
        return
    seated = [p for b in pairing.boards for p in (b.white, b.black)] + [b.player for b in pairing.byes]
    assert sorted(seated) == sorted(here(t))
    assert len(pairing.byes) == len(here(t)) % 2
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    assert not met & {frozenset((b.white, b.black)) for b in pairing.boards}
    had = {b.player for r in t.rounds for b in r.byes if b.kind is ByeKind.PAIRING_ALLOCATED}
    assert not had & {b.player for b in pairing.byes}
    if t.next_round < t.rounds_total:
        _colours_keep_their_limits(t, pairing)


def _colours_keep_their_limits(t: Tournament, pairing: RoundPairing) -> None:
    """Whoever has an absolute preference gets it, unless colours given before had broken the limits already."""
    records = {p: record_of(card) for p, card in cards(t).items()}
    for board in pairing.boards:
        for player, colour in ((board.white, Colour.WHITE), (board.black, Colour.BLACK)):
            record = records[player]
            assert record.repeated is not colour or abs(record.difference) > 1
            assert abs(record.difference + (1 if colour is Colour.WHITE else -1)) <= max(2, abs(record.difference))


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16), shift=st.integers(1, 900))
def test_ids_do_not_matter(edition: str, t: Tournament, shift: int) -> None:
    """Only numbers do: the same event with other ids gives the same round."""

    def moved(player: PlayerId) -> PlayerId:
        return PlayerId((player * 7 + shift) % 1009 + 1)

    other = replace(
        t,
        players=tuple(replace(p, id=moved(p.id)) for p in reversed(t.players)),
        rounds=tuple(_moved(r, {p.id: moved(p.id) for p in t.players}) for r in t.rounds),
        absences=tuple(replace(a, player=moved(a.player)) for a in t.absences),
        prohibited=tuple(replace(x, players=tuple(moved(p) for p in x.players)) for x in t.prohibited),
        acceleration=t.acceleration
        and replace(t.acceleration, points=tuple(replace(v, player=moved(v.player)) for v in t.acceleration.points)),
    )
    mine, theirs = pairing_of(t, edition), pairing_of(other, edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(moved(b.white), moved(b.black)) for b in mine.boards] == [(b.white, b.black) for b in theirs.boards]


def _moved(rnd: Round, ids: dict[PlayerId, PlayerId]) -> Round:
    games = tuple(replace(g, white=ids[g.white], black=ids[g.black]) for g in rnd.games)
    return Round(games, tuple(replace(b, player=ids[b.player]) for b in rnd.byes))


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16))
def test_other_colours_give_the_mirrored_round(edition: str, t: Tournament) -> None:
    mirrored = replace(t, rounds=tuple(map(_other_colours, t.rounds)), initial_colour=drawn_colour(t).other)
    mine, theirs = pairing_of(t, edition), pairing_of(mirrored, edition)
    assert (mine is None) == (theirs is None)
    if mine and theirs:
        assert [(b.black, b.white) for b in mine.boards] == [(b.white, b.black) for b in theirs.boards]
        assert mine.byes == theirs.byes


def _other_colours(rnd: Round) -> Round:
    games = tuple(Game(g.black, g.white, g.black_mark, g.white_mark, g.played, g.rated) for g in rnd.games)
    return Round(games, rnd.byes)


@every_edition
@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(most=16))
def test_somebody_who_is_away_changes_nothing(edition: str, t: Tournament) -> None:
    guest = PlayerId(500)
    more = replace(
        t,
        players=(*t.players, Player(guest, 500, "Guest")),
        absences=(*t.absences, Absence(t.next_round, guest, ByeKind.ZERO_POINT)),
    )
    assert pairing_of(more, edition) == pairing_of(t, edition)
