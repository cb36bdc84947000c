"""A withdrawal, a bye, a forfeit and a postponed game survive every file format and every command, both ways."""

from __future__ import annotations

import os
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.formats import DIALECTS, TRF06, dump_native, dump_trf, parse_bytes
from hakem.model import ByeKind, Event, Tournament
from tests.cli.runner import Outcome, hakem
from tests.support.effort import examples
from tests.support.running_events import in_order_of_rows, running_events

SYSTEMS = ("berger", "dutch")
ENDINGS = {"json": ".json", "trf26": ".trf", "trf16": ".trfx"}
FORMATS = st.sampled_from(tuple(ENDINGS))


def facts(t: Tournament) -> object:
    """What must not be lost: who is there when, every game with its result, every bye, those announced."""
    t = in_order_of_rows(t)
    stays = [(p.number, p.name, p.joined, p.withdrawn_after) for p in t.players]
    rounds = [(rnd.games, [bye for bye in rnd.byes if bye.kind is not ByeKind.ZERO_POINT]) for rnd in t.rounds]
    return stays, rounds, t.absences, t.rounds_total


class Desk:
    """A folder with the file of an event, and the commands that work on it."""

    def __init__(self, folder: Path, t: Tournament) -> None:
        self.folder = folder
        self.path = folder / "event.json"
        self.path.write_text(dump_native(t).text, encoding="utf-8")
        self.said: list[str] = []

    def event(self) -> Tournament:
        return parse_bytes(self.path.read_bytes()).require()

    def run(self, name: str, command: str, *argv: str) -> Outcome:
        """One command that writes a new file, which takes the place of the old one."""
        made = self.folder / name
        done = hakem(command, str(self.path), *argv, *([] if command == "convert" else ["-o"]), str(made))
        assert done.code in (0, 1, 3), done.err
        self.said.append(done.err)
        if done.code == 0:
            self.path = made
        return done


@pytest.fixture(scope="module")
def folder() -> Path:
    return Path(tempfile.mkdtemp(dir=os.environ.get("TMPDIR")))


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_through_every_format_and_back(system: str, folder: Path, data: st.DataObject) -> None:
    t = data.draw(running_events(system))
    desk = Desk(folder, t)
    for number, form in enumerate(data.draw(st.lists(FORMATS, min_size=1, max_size=4))):
        assert desk.run(f"{number}{ENDINGS[form]}", "convert").code == 0
        assert facts(desk.event()) == facts(t), form
    assert not any("withdrawn after" in said for said in desk.said), "nothing is assumed about files of our own"


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_the_next_round_is_the_same_from_every_file(system: str, folder: Path, data: st.DataObject) -> None:
    """Paired from JSON or from a report, written as either: the event after it is one and the same."""
    t = data.draw(running_events(system, over=False))
    after = []
    for before in ENDINGS.values():
        for made, ending in (("trf", ".trf"), ("event", ".json")):
            desk = Desk(folder, t)
            desk.run(f"before{before}", "convert")
            done = desk.run(f"after{ending}", "pair", "--system", system, "--format", made, "--colour", "white")
            after.append(facts(desk.event()) if done.code == 0 else done.code)
    assert all(one == after[0] for one in after)
    if isinstance(after[0], tuple):
        stays, rounds, *_ = after[0]
        assert stays == facts(t)[0]  # type: ignore[index]
        assert rounds[:-1] == facts(t)[1]  # type: ignore[index]


@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_a_table_gives_plus_and_minus_to_those_who_are_gone(folder: Path, data: st.DataObject) -> None:
    """000, Round Robin 3: (-) for whoever is gone, (+) for the opponent, two (-) if both are; from any file."""
    t = data.draw(running_events("berger", over=False))
    desk = Desk(folder, t)
    desk.run(f"x{ENDINGS[data.draw(FORMATS)]}", "convert")
    assert desk.run("y.trf", "pair", "--format", "trf").code == 0
    gone = {p.id for p in t.players if p.withdrawn_after is not None}
    for game in desk.event().rounds[-1].games:
        assert game.pending is not bool(gone & {*game.players})
        if not game.pending:
            won = [mark.value == "1" for mark in (game.white_mark, game.black_mark)]
            assert won == [side not in gone for side in game.players]
            assert not game.played


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_what_is_changed_by_a_command_stays_changed(system: str, folder: Path, data: st.DataObject) -> None:
    t = data.draw(running_events(system))
    there = [p.number for p in t.players if p.withdrawn_after is None]
    assume(there)
    desk = Desk(folder, t)
    desk.run(f"a{ENDINGS[data.draw(FORMATS)]}", "convert")
    who = data.draw(st.sampled_from(there))
    assert desk.run(f"b{ENDINGS[data.draw(FORMATS)]}", "withdraw", str(who)).code == 0
    left = next(p for p in desk.event().players if p.number == who)
    assert left.withdrawn_after == len(t.rounds)
    assert facts(replace(desk.event(), players=t.players, absences=t.absences)) == facts(t)
    assert desk.run(f"c{ENDINGS[data.draw(FORMATS)]}", "withdraw", str(who), "--return").code == 0
    absences = tuple(a for a in t.absences if int(a.player) != who)
    assert facts(replace(desk.event(), absences=absences)) == facts(replace(t, absences=absences))


@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_standings_are_the_same_from_every_file(folder: Path, data: st.DataObject) -> None:
    t = data.draw(running_events("berger"))
    assume(t.rounds)
    printed = set()
    for ending in ENDINGS.values():
        desk = Desk(folder, t)
        desk.run(f"s{ending}", "convert")
        for command in ("standings", "crosstable"):
            printed.add((command, hakem(command, str(desk.path)).out))
    assert len(printed) == 2


@pytest.mark.parametrize("dialect", ["trf16", "trf26"])
@settings(max_examples=examples(40), deadline=None)
@given(data=st.data())
def test_a_report_without_our_comments_shows_the_same_withdrawals(dialect: str, data: st.DataObject) -> None:
    """What other programs leave of a file: whoever is gone for good is found by the byes that are announced."""
    t = data.draw(running_events("berger", sizes=(4, 6), over=False))
    t = replace(t, event=Event(type_code="BERGER_ROUNDROBIN"))
    gone = {p.id for p in t.players if p.withdrawn_after is not None}
    assume(gone and len(gone) + len({a.player for a in t.absences} - gone) < len(t.players))
    lines = dump_trf(t, DIALECTS[dialect]).text.splitlines(keepends=True)
    plain = "".join(line for line in lines if not line.startswith("###"))
    if dialect == "trf16":  # has no record for the type
        plain += f"192 {t.event.type_code}\r\n"
    again = parse_bytes(plain.encode()).require()
    assert gone <= {p.id for p in again.players if p.withdrawn_after is not None}


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=examples(20), deadline=None)
@given(data=st.data())
def test_even_the_oldest_report_keeps_who_is_there(system: str, data: st.DataObject) -> None:
    t = data.draw(running_events(system))
    again = parse_bytes(dump_trf(t, TRF06).text.encode()).require()
    assert [p.withdrawn_after for p in again.players] == [p.withdrawn_after for p in t.players]
