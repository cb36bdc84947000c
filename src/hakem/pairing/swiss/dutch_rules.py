"""An edition of the Dutch system as a value: its facts, its criteria, and how a round is completed."""

from __future__ import annotations

from dataclasses import dataclass

from hakem.pairing.swiss.brackets import Procedure
from hakem.pairing.swiss.bye import Prospects
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.criteria import Criterion
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import Edition


@dataclass(frozen=True, slots=True)
class AbsoluteArticles:
    """Where an edition writes what must never happen, and what else an explanation cites."""

    rematch: str
    bye: str
    colours: str
    completion: str
    lowest_bye: str
    subgroups: str
    best: str
    transpositions: str
    exchanges: str
    sets: str


@dataclass(frozen=True, slots=True)
class DutchRules:
    """One edition: ``quality`` are the criteria in descending priority."""

    edition: Edition
    facts: FieldRules
    quality: tuple[Criterion, ...]
    colours: ColourArticles
    absolute: AbsoluteArticles
    prospects: Prospects
    procedure: Procedure
