"""Rounds of procedures, which go from group to group: the first group in which a given round is another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.bracket import Outcome, outcome
from hakem.pairing.swiss.teller import Cited, Teller
from hakem.pairing.swiss.verdict import ColourOfFirst, Pair, Scrutiny, other_bye, verdict


@dataclass(frozen=True, slots=True)
class PairedGroup:
    """A group as the rules pair it.

    ``players`` are all who were in it, whoever came from another group
    included; whoever is in no pair of ``pairs`` left it again. ``leaving`` is
    where it is written who leaves (or joins) the group, ``pairing`` who of
    those who stay meets whom, ``colours`` that as few pairs as possible have
    two due the same colour, if that comes before the order of pairings.
    """

    players: tuple[int, ...]
    pairs: tuple[Pair, ...]
    leaving: str
    pairing: str
    colours: str | None = None

    @property
    def outcome(self) -> Outcome:
        """The pairs, and those who left."""
        return outcome(self.pairs, self.players)


@dataclass(frozen=True, slots=True)
class OwnGroups:
    """The round of the rules, group by group in the order of pairing, and who has the bye."""

    teller: Teller[Cited]
    legal: Sequence[int]
    groups: Sequence[PairedGroup]
    bye: int | None
    colour: ColourOfFirst


def judged_by_groups(own: OwnGroups, given: RoundPairing) -> Step | None:
    """The first thing that is wrong with a round; None if nothing is."""

    def differences(pairs: Sequence[Pair], byes: Sequence[int]) -> Iterator[Step]:
        yield from other_bye(own.teller, own.bye, byes)
        yield from _groups(own, pairs)

    return verdict(Scrutiny(own.teller, own.legal, differences, own.colour), given)


def _groups(own: OwnGroups, pairs: Sequence[Pair]) -> Iterator[Step]:
    for group in own.groups:
        here = set(group.players)
        theirs = outcome([pair for pair in pairs if here.issuperset(pair)], group.players)
        if theirs != group.outcome:
            data = {"ours": own.teller.outcome(group.outcome), "theirs": own.teller.outcome(theirs)}
            if theirs.floaters != group.outcome.floaters:
                yield own.teller.step(group.leaving, "check.other", group.players, **data)
            elif group.colours and _clashes(own, theirs) > _clashes(own, group.outcome):
                yield own.teller.step(group.colours, "check.worse.preference", group.players, **data)
            else:
                yield own.teller.step(group.pairing, "check.other", group.players, **data)
            return


def _clashes(own: OwnGroups, found: Outcome) -> int:
    """How many pairs have two due the same colour."""
    due = [profile.colour for profile in own.teller.field.profiles]
    return sum(due[a] is not None and due[a] is due[b] for a, b in found.pairs)
