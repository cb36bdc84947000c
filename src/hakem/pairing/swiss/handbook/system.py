"""The Dutch system of the handbook of 2009."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from hakem.explain import NO_TRACE, Step, Trace
from hakem.facts.initial_colour import drawn_colour
from hakem.model import Bye, ByeKind, Tournament
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss.announced import AnnouncedSwiss
from hakem.pairing.swiss.bye import impossible
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.handbook.boards import Seating, seated
from hakem.pairing.swiss.handbook.completeness import complete_pairing_exists
from hakem.pairing.swiss.handbook.judgement import first_difference
from hakem.pairing.swiss.handbook.relations import relations_of
from hakem.pairing.swiss.handbook.rules import HANDBOOK_2009, HandbookRules
from hakem.pairing.swiss.handbook.state import Stage, State
from hakem.pairing.swiss.handbook.table import PROCEDURE
from hakem.pairing.swiss.start import field_to_pair


@dataclass(frozen=True, slots=True)
class HandbookDutch(AnnouncedSwiss):
    """Group after group from the top, by the steps C.1 to C.14."""

    name: ClassVar[str] = "dutch"
    rules: HandbookRules = HANDBOOK_2009

    def _field(self, t: Tournament) -> Field:
        return field_to_pair(t, self.rules.facts, self.edition.art("C.1"))

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is worse than the one of the handbook."""
        return first_difference(paired_groups(self._field(t), self.rules), self.rules, given, drawn_colour(t))

    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        field = self._field(t)
        final = paired_groups(field, self.rules, trace)
        boards = seated(final.relations, final.all_pairs, drawn_colour(t), self.rules)
        byes = tuple(Bye(field.ids[p], ByeKind.PAIRING_ALLOCATED) for p in final.stage.leaving)
        if trace.wanted:
            for step in (*self._told(field, boards, final.stage.leaving), *self._missing(t, field)):
                trace.add(step)
        return RoundPairing(t.next_round, tuple(seating.board(field) for seating in boards), byes)

    def _told(self, field: Field, boards: tuple[Seating, ...], without: tuple[int, ...]) -> Iterator[Step]:
        for place, seating in enumerate(boards, start=1):
            white, black = seating.white, seating.black
            data = {"board": place, "white": field.numbers[white], "black": field.numbers[black]}
            subject = (field.ids[white], field.ids[black])
            yield Step(self.edition.art(seating.article), "handbook.board", subject, data)
        yield Step(self.edition.art("F.1"), "handbook.boards-in-order", (), {"boards": len(boards)})
        for player in without:
            yield Step(self.edition.art("A.5"), "handbook.bye", (field.ids[player],), {"player": field.numbers[player]})

    def _missing(self, t: Tournament, field: Field) -> Iterator[Step]:
        missing = sorted((p.number, p.id) for p in t.players if p.id not in field.ids)
        if missing:
            numbers = ", ".join(str(number) for number, _ in missing)
            yield Step(
                self.edition.art("F.5"), "handbook.not-paired", tuple(p for _, p in missing), {"players": numbers}
            )


def paired_groups(field: Field, rules: HandbookRules, trace: Trace = NO_TRACE) -> State:
    """The state in which the procedure ends, with the pairs of every group.

    It ends with a complete round if there is one at all: C.13 can merge groups
    until only one is left, and that one can be completed.
    """
    relations = relations_of(field, rules)
    if not complete_pairing_exists(relations, range(field.size)):
        nobody_for_the_bye = field.size % 2 and not relations.bye
        raise impossible(field, str(rules.edition.art("B.1.b" if nobody_for_the_bye else "B.1.a")))
    groups = tuple(tuple(group) for group in field.groups)
    return PROCEDURE.run(State(relations, groups, Stage(0)), trace)
