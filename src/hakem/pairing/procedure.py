"""Rules that are written as a procedure: steps that send the reader to other steps ("start again at C.6").

A procedure is a table: for every step what to do and where it may lead. One loop drives it. The loop, not the steps,
reports what happened, and it refuses a jump that the table does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, TypeVar

from hakem.explain import NO_TRACE, Level, Step, Trace
from hakem.model import Points
from hakem.regulations import Edition
from hakem.values import dataclass

S = TypeVar("S")

DONE = "done"
"""The exit of the last step."""

StepFunction = Callable[[S], tuple[str, S]]
"""Does one step: where to go from here, and the new state."""

Account = Callable[[str, S, S], Iterable[Step]]
"""What there is to tell about a step, from the state before it and the one after it."""


class ProcedureError(RuntimeError):
    """A step went where the table does not lead: a mistake in the program, not in the event."""


@dataclass(frozen=True)
class Procedure(Generic[S]):
    """Steps by the number of their article, the exits each of them may take, and the step to begin with.

    ``bracket`` is the score of the bracket with which a state is busy, where
    the rules go from bracket to bracket.
    """

    edition: Edition
    start: str
    steps: Mapping[str, StepFunction[S]]
    exits: Mapping[str, frozenset[str]]
    account: Account[S] | None = None
    bracket: Callable[[S], Points] | None = None

    def run(self, state: S, trace: Trace = NO_TRACE) -> S:
        """Follow the table until it ends."""
        at = self.start
        while at != DONE:
            to, after = self.steps[at](state)
            if to not in self.exits[at]:
                raise ProcedureError(f"{self.edition.art(at)} may not go to {to}")
            if trace.wanted:
                self._report(trace, (at, to), state, after)
            at, state = to, after
        return state

    def _report(self, trace: Trace, jump: tuple[str, str], before: S, after: S) -> None:
        if self.account is not None:
            for step in self.account(jump[0], before, after):
                trace.add(step)
        if jump[1] != DONE:
            bracket = None if self.bracket is None else self.bracket(before)
            data = {"from": jump[0], "to": jump[1]}
            article = self.edition.art(jump[0])
            trace.add(Step(article, "procedure.jump", (), data, bracket, level=Level.TRACE))
