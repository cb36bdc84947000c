"""Round trips, torn and scrambled files, and the cost of reading."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.formats import TRF06, TRF16, TRF26, Dialect, Lost, Pad, WriteOptions, dump_trf, parse, parse_bytes, parse_trf
from hakem.i18n import say
from hakem.model import (
    NO_TEAM_PLAY,
    STANDARD,
    AbnormalKind,
    AbnormalPoints,
    Acceleration,
    AccelerationMethod,
    ByeKind,
    Event,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Round,
    RoundNo,
    Team,
    TeamId,
    TeamPlay,
    Tournament,
)
from tests.support.calls import calls_of
from tests.support.effort import examples
from tests.support.strategies import team_plays, tournaments, words

DATA = Path(__file__).parent.parent / "data" / "trf"


@given(tournaments(trf=True))
@settings(max_examples=examples(150), deadline=None)
def test_trf26_round_trip(t: Tournament) -> None:
    written = dump_trf(t, TRF26)
    parsed = parse_trf(written.text)
    assert not parsed.errors, [(p.row, p.column, say(p.message)) for p in parsed.errors]
    assert parsed.tournament == t


def _of_players(play: TeamPlay) -> TeamPlay:
    """Without what needs a type code of teams."""
    byes = tuple(replace(bye, kind=ByeKind.PAIRING_ALLOCATED) for bye in play.byes)
    return replace(play, byes=byes, abnormal_points=())


@st.composite
def with_teams_and_extras(draw: st.DrawFn) -> Tournament:
    """A tournament with teams, unusual points and Baku acceleration beside the rest."""
    t = draw(tournaments(trf=True))
    ids = [p.id for p in t.players]
    cut = draw(st.integers(0, len(ids)))
    teams = tuple(
        Team(
            TeamId(number),
            draw(words(32)),
            tuple(members),
            draw(st.none() | words(5)),
            draw(st.none() | st.integers(0, 5000).map(lambda n: Points(n, 2))),
        )
        for number, members in ((1, ids[:cut]), (7, ids[cut:]))
    )
    abnormal = st.builds(
        AbnormalPoints,
        st.sampled_from(AbnormalKind),
        st.sampled_from((Points(-1), Points(1, 2), Points(2))),
        st.none() | st.integers(1, t.rounds_total).map(RoundNo),
        st.sets(st.sampled_from(ids), min_size=1).map(lambda chosen: tuple(sorted(chosen))),
    )
    points = t.acceleration.points if t.acceleration else ()
    teams = teams if draw(st.booleans()) else ()
    return replace(
        t,
        teams=teams,
        team_play=_of_players(draw(team_plays(teams, t.rounds, t.rounds_total))),
        abnormal_points=tuple(draw(st.lists(abnormal, max_size=2))),
        acceleration=Acceleration(AccelerationMethod.BAKU, points),
        event=replace(t.event, type_code="FIDE_DUTCH"),
    )


@given(with_teams_and_extras())
@settings(max_examples=examples(80), deadline=None)
def test_teams_and_unusual_points_survive(t: Tournament) -> None:
    parsed = parse_trf(dump_trf(t, TRF26).text)
    assert not parsed.errors, [(p.row, p.column, say(p.message)) for p in parsed.errors]
    assert parsed.tournament == t


@given(tournaments(trf=True), st.sampled_from(list(Pad)))
@settings(max_examples=examples(60), deadline=None)
def test_padding_makes_no_difference(t: Tournament, pad: Pad) -> None:
    written = dump_trf(t, TRF26, options=WriteOptions(pad=pad))
    assume(not written.adjustments)  # a name of 33 letters may have more bytes than there are columns
    assert parse_trf(written.text).tournament == t


@given(tournaments(trf=True))
@settings(max_examples=examples(100), deadline=None)
def test_trf16_round_trip_of_what_it_can_say(t: Tournament) -> None:
    """Without what the writer itself lists as lost, TRF16 gives back the same tournament."""
    plain = Event(
        name=t.event.name,
        city=t.event.city,
        federation=t.event.federation,
        start=t.event.start,
        end=t.event.end,
        kind=t.event.kind,
        type_code=t.event.type_code,
        chief_arbiter=t.event.chief_arbiter,
        deputies=t.event.deputies,
        time_control=t.event.time_control,
        round_dates=t.event.round_dates,
    )
    t = replace(
        t,
        event=plain,
        players=tuple(replace(p, national_id=None, national_rating=None, national_federation=None) for p in t.players),
        prohibited=tuple(ban for ban in t.prohibited if ban.first_round == 1 and ban.last_round is None),
        points=replace(t.points, unknown=t.points.draw),
        teams=(),
        team_play=NO_TEAM_PLAY,
    )
    written = dump_trf(t, TRF16)
    parsed = parse_trf(written.text)
    assert not parsed.errors, [(p.row, p.column, say(p.message)) for p in parsed.errors]
    assert parsed.tournament == t


@given(tournaments(trf=True))
@settings(max_examples=examples(100), deadline=None)
def test_trf06_says_that_kinds_of_byes_are_lost_exactly_if_they_are(t: Tournament) -> None:
    """Two kinds of byes have one sign; all others come back as they were."""
    t = replace(t, points=STANDARD, abnormal_points=(), teams=())
    written = dump_trf(t, TRF06)
    assume(not t.rounds or t.rounds[-1].is_paired)  # in a last round of byes everybody gets an entry
    assume(not {Lost.UNRATED, Lost.BOARD_ORDER} & set(written.lost))
    again = parse_trf(written.text).require()
    assert [rnd.games for rnd in again.rounds] == [rnd.games for rnd in t.rounds]
    same = [set(rnd.byes) for rnd in again.rounds] == [set(rnd.byes) for rnd in t.rounds]
    assert same is (Lost.BYE_KINDS not in written.lost)


@pytest.mark.parametrize("path", sorted(DATA.glob("*.trf")), ids=lambda p: p.stem)
@pytest.mark.parametrize("dialect", [TRF16, TRF26], ids=lambda d: d.name)
def test_files_of_other_programs_survive(path: Path, dialect: Dialect) -> None:
    """Reading, writing and reading again changes nothing but what the writer says is lost."""
    first = parse_bytes(path.read_bytes())
    t = first.require()
    written = dump_trf(t, dialect, first.extras)
    again = parse_trf(written.text)
    lost = {m.key for m in written.adjustments}
    assert lost <= {"write.lost.national", "write.lost.controller"}
    if not lost:
        assert again.tournament == t
        assert again.extras == first.extras


@given(st.text(max_size=400))
@settings(max_examples=examples(300), deadline=None)
def test_no_text_makes_the_reader_raise(text: str) -> None:
    parsed = parse(text)
    assert (parsed.tournament is None) == bool(parsed.errors)


@given(st.binary(max_size=400))
@settings(max_examples=examples(300), deadline=None)
def test_no_bytes_make_the_reader_raise(data: bytes) -> None:
    parsed = parse_bytes(data)
    assert (parsed.tournament is None) == bool(parsed.errors)


@given(tournaments(trf=True), st.data())
@settings(max_examples=examples(150), deadline=None)
def test_scrambled_files_are_read_or_refused(t: Tournament, data: st.DataObject) -> None:
    """Cut, overwritten or shuffled, a report gives a tournament or errors with places inside the file."""
    text = dump_trf(t, data.draw(st.sampled_from([TRF16, TRF26])), options=WriteOptions(line_end="\n")).text
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        piece = data.draw(st.sampled_from(["", " ", "0", "9", "w", "-", "\n", "001", "XXA", "ı", "\0", "½", "²"]))
        text = text[:at] + piece + text[at + data.draw(st.integers(0, 12)) :]
    parsed = parse_trf(text)
    assert (parsed.tournament is None) == bool(parsed.errors)
    rows = text.count("\n") + 1
    for problem in parsed.problems:
        assert 1 <= problem.row <= rows
        assert problem.column >= 1
        assert say(problem.message, "tr")
        assert say(problem.message, "en")
    if parsed.tournament is not None:
        dump_trf(parsed.tournament, TRF26, parsed.extras)


def _calls_to_read(players: int) -> int:
    """How many Python calls it takes to read an event of that size: a cost that no clock can disturb."""
    games = tuple(Game(PlayerId(n), PlayerId(n + 1), Mark.DRAW, Mark.DRAW) for n in range(1, players, 2))
    event = Tournament(
        tuple(Player(PlayerId(n), n, f"Işık {n}") for n in range(1, players + 1)), 11, (Round(games),) * 11
    )
    text = dump_trf(event).text
    return calls_of(lambda: parse_trf(text).require())


def test_reading_costs_in_proportion_to_the_players() -> None:
    small, large = _calls_to_read(100), _calls_to_read(400)
    assert large < 4.2 * small


def test_ten_thousand_players_are_read() -> None:
    players = 10_000
    games = tuple(Game(PlayerId(n), PlayerId(n + 1), Mark.WIN, Mark.LOSS) for n in range(1, players, 2))
    t = Tournament(tuple(Player(PlayerId(n), n, f"P {n}") for n in range(1, players + 1)), 11, (Round(games),) * 11)
    assert parse_trf(dump_trf(t).text).tournament == t
