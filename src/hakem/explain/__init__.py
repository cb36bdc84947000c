"""Explanations as data: engines report steps, the edge puts them into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from hakem.i18n import Message
from hakem.i18n.message import NOTHING, Datum
from hakem.model import PlayerId
from hakem.regulations import Article

__all__ = ["NO_TRACE", "Recorder", "Step", "Trace"]


@dataclass(frozen=True, slots=True)
class Step:
    """One application of one article: to whom, and what came of it.

    ``outcome`` is the stable key of a sentence, ``data`` what fills it.
    """

    article: Article
    outcome: str
    subject: tuple[PlayerId, ...] = ()
    data: Mapping[str, Datum] = field(default_factory=lambda: NOTHING)

    @property
    def message(self) -> Message:
        """The step as a sentence that can be said in every language."""
        return Message(f"step.{self.outcome}", self.data)


class Trace(Protocol):
    """Somebody who listens to an engine. ``wanted`` spares work when nobody does."""

    @property
    def wanted(self) -> bool: ...

    def add(self, step: Step) -> None: ...


class _Silence:
    wanted = False

    def add(self, step: Step) -> None:
        """Nobody listens."""


NO_TRACE: Trace = _Silence()


class Recorder:
    """Keeps every step, in order."""

    wanted = True

    def __init__(self) -> None:
        self.steps: list[Step] = []

    def add(self, step: Step) -> None:
        """Remember the step."""
        self.steps.append(step)
