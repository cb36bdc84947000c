"""Where an edition writes what every Swiss system has, so that one explanation serves them all."""

from __future__ import annotations

from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class AbsoluteArticles:
    """What must never happen, and who has the bye."""

    rematch: str
    bye: str
    colours: str
    completion: str
    lowest_bye: str


@dataclass(frozen=True, slots=True)
class OrderArticles:
    """How the candidates of a bracket are made, one after the other, and which of them is taken."""

    subgroups: str
    best: str
    transpositions: str
    exchanges: str
    sets: str
