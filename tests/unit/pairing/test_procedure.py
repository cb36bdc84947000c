"""The driver of rules that are written as a procedure."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hakem.explain import Recorder, Step
from hakem.pairing.procedure import DONE, Procedure, ProcedureError
from hakem.regulations import DUTCH_2009

ART = DUTCH_2009.art


def down(state: int) -> tuple[str, int]:
    return ("C.2" if state > 0 else DONE), state - 1


def again(state: int) -> tuple[str, int]:
    return "C.1", state


def told(at: str, before: int, after: int) -> Iterator[Step]:
    yield Step(ART(at), "dutch-2009.p", (), {"p": before - after})


STEPS = {"C.1": down, "C.2": again}
EXITS = {"C.1": frozenset({"C.2", DONE}), "C.2": frozenset({"C.1"})}


def test_follows_the_exits_until_done() -> None:
    assert Procedure(DUTCH_2009, "C.1", STEPS, EXITS).run(2) == -1


def test_reports_every_jump_and_the_account_before_it() -> None:
    trace = Recorder()
    Procedure(DUTCH_2009, "C.1", STEPS, EXITS, told).run(1, trace)
    assert [(s.article.number, s.outcome) for s in trace.steps] == [
        ("C.1", "dutch-2009.p"),
        ("C.1", "procedure.jump"),
        ("C.2", "dutch-2009.p"),
        ("C.2", "procedure.jump"),
        ("C.1", "dutch-2009.p"),
    ]
    assert dict(trace.steps[1].data) == {"from": "C.1", "to": "C.2"}


def test_jumps_are_reported_without_an_account_too() -> None:
    trace = Recorder()
    Procedure(DUTCH_2009, "C.1", STEPS, EXITS).run(1, trace)
    assert [s.outcome for s in trace.steps] == ["procedure.jump"] * 2


def test_refuses_a_jump_that_the_table_does_not_have() -> None:
    table = Procedure(DUTCH_2009, "C.1", STEPS, {**EXITS, "C.2": frozenset({"C.3"})})
    with pytest.raises(ProcedureError, match=r"C\.2 may not go to C\.1"):
        table.run(1)
