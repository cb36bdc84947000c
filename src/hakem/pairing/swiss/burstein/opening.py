"""How a Burstein round begins: ranks, and the bye, which is given before anybody is paired."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hakem.explain import Step
from hakem.facts.opposition import opposition
from hakem.model import Tournament
from hakem.model.points import half_text
from hakem.pairing.swiss.burstein.rules import CommonRules
from hakem.pairing.swiss.burstein.standing import Standing, standing_of
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.field import Field, set_aside, without_last
from hakem.pairing.swiss.start import field_to_pair
from hakem.pairing.swiss.teller import Teller


@dataclass(frozen=True, slots=True)
class Opening:
    """A round of which only the bye has been decided.

    Whoever has it stands at the end of ``field`` and is not in ``playing``, in
    which everybody else has the same number.
    """

    field: Field
    playing: Field
    standing: Standing
    bye: int | None


def opening_of(t: Tournament, rules: CommonRules) -> Opening:
    """Everybody in order, and who has the bye; an error if the round cannot be completed."""
    article = rules.edition.art(rules.absolute.completion)
    field = field_to_pair(t, rules.facts, article)
    met = opposition(t, field.everybody, rules.opposition)
    standing = standing_of(field, tuple(rules.index(met[p]) for p in field.ids))
    entitled = [p for p in range(field.size) if field.profiles[p].may_have_bye]
    entitled.sort(key=lambda p: rules.bye_order(field, standing, p))
    bye = given_first(field, field.opponents, entitled, str(article))
    if bye is None:
        return Opening(field, field, standing, None)
    field = set_aside(field, bye)
    standing = standing_of(field, tuple(rules.index(met[p]) for p in field.ids))
    return Opening(field, without_last(field), standing, field.size - 1)


def bye_told(teller: Teller[CommonRules], opening: Opening) -> Iterator[Step]:
    """Who has the bye, with what counts for it, and who would have come before but is needed by the others."""
    bye = opening.bye
    if bye is None:
        return
    field, rules = opening.field, teller.rules

    def order(player: int) -> tuple[int, ...]:
        return rules.bye_order(field, opening.standing, player)

    before = [p for p in range(field.size) if field.profiles[p].may_have_bye and order(p) < order(bye)]
    if before:
        before.sort(key=order)
        yield teller.step(rules.absolute.completion, "burstein.bye-needed", before, players=teller.numbers(before))
    yield teller.step(
        rules.absolute.lowest_bye,
        "burstein.bye",
        (bye,),
        player=teller.numbers([bye]),
        score=half_text(field.points(field.profiles[bye].score)),
        games=len(field.records[bye].history),
        index=index_text(opening.standing, bye),
    )


def index_text(standing: Standing, player: int) -> str:
    """The sums by which a player is ranked, as they are written down."""
    return " / ".join(half_text(value) for value in standing.index[player])


def standing_text(opening: Opening, players: list[int]) -> str:
    """Players in order, each with the sums that put it there."""
    numbers = opening.field.numbers
    ranked = sorted(players, key=opening.standing.ranks.__getitem__)
    return ", ".join(f"{numbers[p]} ({index_text(opening.standing, p)})" for p in ranked)
