"""An edition of the Dutch system as a value: its facts, its criteria, and how a round is completed."""

from __future__ import annotations

from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.brackets.criteria import Criteria
from hakem.pairing.swiss.brackets.whole_round import WholeRound
from hakem.pairing.swiss.bye import Prospects
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import Edition
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class DutchRules:
    """One edition: ``quality`` are the criteria in descending priority."""

    edition: Edition
    facts: FieldRules
    quality: Criteria
    colours: ColourArticles
    absolute: AbsoluteArticles
    order: OrderArticles
    prospects: Prospects
    procedure: WholeRound
