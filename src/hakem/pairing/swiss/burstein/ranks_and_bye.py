"""What is settled before anybody is paired in a Burstein round: the ranks, and who has the bye."""

from __future__ import annotations

from hakem.facts.opposition import opposition
from hakem.model import Tournament
from hakem.pairing.swiss.burstein.rules import BursteinRules, Ranking, ranking_of
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.field import Field, set_aside, without_last
from hakem.pairing.swiss.system import field_to_pair
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class BursteinRoundFacts:
    """A round of which only the bye has been decided.

    Whoever has it stands at the end of ``field`` and is not in ``playing``, in
    which everybody else has the same number.
    """

    field: Field
    playing: Field
    ranking: Ranking
    bye: int | None


def round_facts(t: Tournament, rules: BursteinRules) -> BursteinRoundFacts:
    """Everybody in order, and who has the bye; an error if the round cannot be completed."""
    article = rules.edition.art(rules.absolute.completion)
    field = field_to_pair(t, rules.facts, article)
    met = opposition(t, field.everybody, rules.opposition)
    ranking = ranking_of(field, tuple(rules.ranking.sums(met[p]) for p in field.ids), rules.ranking.times_score)
    entitled = bye_candidates(field, ranking, rules)
    bye = given_first(field, field.opponents, entitled, article)
    if bye is None:
        return BursteinRoundFacts(field, field, ranking, None)
    field = set_aside(field, bye)
    ranking = ranking_of(field, tuple(rules.ranking.sums(met[p]) for p in field.ids), rules.ranking.times_score)
    return BursteinRoundFacts(field, without_last(field), ranking, field.size - 1)


def bye_candidates(field: Field, ranking: Ranking, rules: BursteinRules) -> list[int]:
    """Those who may have the bye, in the order in which it is offered to them."""
    entitled = [p for p in range(field.size) if field.profiles[p].may_have_bye]
    return sorted(entitled, key=lambda p: rules.bye_order(field, ranking, p))
