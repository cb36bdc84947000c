"""The verdict on a round by the Dutch system of 2017 or 2026.

The round itself says what its brackets are: from the top, each scoregroup with those
who were left over above. A round is legal if nobody breaks an absolute criterion. It is
the best if every bracket is: later brackets are chosen with those above them fixed. That
the rest can be completed is shown by the round.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby

from hakem.i18n import Datum, Message, PlayerRef
from hakem.values import replace
from hakem.verify.bracket import Better, Candidate, Partners, candidate_of, judge, whole_rest, with_following
from hakem.verify.certificate import BracketProof, RoundProof
from hakem.verify.criteria import AtLevel, QualityRule
from hakem.verify.editions import SwissText
from hakem.verify.faults import RoundFault, bracket_fault, completion_problem
from hakem.verify.graph import JudgedBracket
from hakem.verify.participant import Participant, PresentField
from hakem.verify.problem import Proof
from hakem.verify.search import best_way


def dutch_round(field: PresentField, text: SwissText, partners: Partners) -> RoundProof | RoundFault:
    """Proofs for all brackets of a legal round, or the first thing that should be another."""
    return DutchRound(field, text, partners).judged()


class DutchRound:
    """A legal round whose brackets are judged one after the other."""

    def __init__(self, field: PresentField, text: SwissText, partners: Partners) -> None:
        self.field, self.text, self.partners = field, text, partners
        self.groups = [tuple(group) for _, group in groupby(field.entrants, key=lambda e: e.score)]
        self.odd = len(field.entrants) % 2 == 1
        bye = next((e for e in field.entrants if partners[e.id] is None), None)
        self.bye_score = bye.score if bye is not None and text.lowest_bye else None

    def judged(self) -> RoundProof | RoundFault:
        """Proofs for everything, or the first thing that should be another."""
        lower = self._lower_bye()
        if isinstance(lower, RoundFault):
            return lower
        if self.text.collapses:
            return self._with_collapse()
        return self._each_completes(lower)

    def receives(self, player: Participant) -> bool:
        """C2 and, where it is one of the criteria, C5: who may have the bye."""
        return not player.barred and self.bye_score in (None, player.score)

    def _lower_bye(self) -> Proof | RoundFault | None:
        """C5: that no complete round gives the bye to somebody with fewer points; None if nobody with fewer may."""
        everybody = self.field.entrants
        if self.bye_score is None or not any(not e.barred and e.score < self.bye_score for e in everybody):
            return None
        able = [e for e in everybody if not e.barred and e.score < self.bye_score]
        found = best_way(completion_problem(everybody, able))
        if found.mates is None:
            return found.proof
        receiver = everybody[found.mates[-1]]
        data: dict[str, Datum] = {
            "player": PlayerRef(receiver.id),
            "points": Fraction(receiver.score, self.field.point),
        }
        return RoundFault(self.text.edition.art(self.text.articles.lowest_bye), Message("verify.lower-bye", data))

    def _each_completes(self, lower_bye: Proof | None) -> RoundProof | RoundFault:
        """2026: every bracket lets the round be completed."""
        proved: list[BracketProof] = []
        mdps: tuple[Participant, ...] = ()
        for place in range(len(self.groups)):
            b = self.completing(mdps, place)
            given = candidate_of(b, self.partners)
            found = judge(b, self.partners, whole_rest)
            if isinstance(found, Better):
                return bracket_fault(self.text, self.field, b, given, found)
            proved.append(BracketProof("plain", found))
            mdps = given.floaters
        return RoundProof(tuple(proved), lower_bye)

    def _with_collapse(self) -> RoundProof | RoundFault:
        """2017: a bracket is paired without a look at the end, unless the round could not be completed after it."""
        proved: list[BracketProof] = []
        mdps: tuple[Participant, ...] = ()
        for place in range(len(self.groups) - 1):
            b = self.bracket(mdps, place)
            given = candidate_of(b, self.partners)
            found = judge(b, self.partners, with_following)
            if not isinstance(found, Better):
                proved.append(BracketProof("plain", found))
                mdps = given.floaters
                continue
            stuck = self.cannot_be_completed(found.candidate, place)
            if stuck is None:
                return bracket_fault(self.text, self.field, b, given, found)
            b = self.looking_no_further(b)
            there = judge(b, self.partners, whole_rest)
            if isinstance(there, Better):
                return bracket_fault(self.text, self.field, b, given, there)
            proved.append(BracketProof("penultimate", there, found, stuck))
            return self._last(proved, given.floaters, place + 1, "collapsed")
        return self._last(proved, mdps, len(self.groups) - 1, "last")

    def _last(
        self, proved: list[BracketProof], mdps: tuple[Participant, ...], place: int, role: str
    ) -> RoundProof | RoundFault:
        """The last bracket, of one scoregroup or of several that have collapsed into one."""
        b = self.last_bracket(mdps, place)
        found = judge(b, self.partners, whole_rest)
        if isinstance(found, Better):
            return bracket_fault(self.text, self.field, b, candidate_of(b, self.partners), found)
        return RoundProof((*proved, BracketProof(role, found)))

    def last_bracket(self, mdps: tuple[Participant, ...], place: int) -> JudgedBracket:
        """All scoregroups from that one on as one bracket."""
        residents = tuple(e for group in self.groups[place:] for e in group)
        level = self._level(residents)
        return JudgedBracket(mdps, residents, (), (), self._here_only(), level, level, self.receives, self.odd)

    def cannot_be_completed(self, best: Candidate, place: int) -> Proof | None:
        """The proof that nobody could complete the round after the best candidate; None if somebody could."""
        left = (*best.floaters, *(e for group in self.groups[place + 1 :] for e in group))
        found = best_way(completion_problem(left, [e for e in left if not e.barred]))
        return found.proof if found.mates is None else None

    def bracket(self, mdps: tuple[Participant, ...], place: int) -> JudgedBracket:
        """The bracket of a scoregroup with those who have moved down into it."""
        group, below = self.groups[place], self.groups[place + 1 :]
        following = below[0] if below else ()
        beyond = tuple(e for later in below[1:] for e in later)
        ahead = self._level(following or group)._replace(ends_with_bye=not beyond and self.odd)
        return JudgedBracket(
            mdps, group, following, beyond, self.text.criteria, self._level(group), ahead, self.receives, self.odd
        )

    def completing(self, mdps: tuple[Participant, ...], place: int) -> JudgedBracket:
        """The same where C5 has settled the score of the bye: one who leaves alone may be the one who has it."""
        b = self.bracket(mdps, place)
        if len(candidate_of(b, self.partners).floaters) != 1 or self.bye_score is None:
            return b
        return replace(b, at=b.at._replace(bye_score=self.bye_score), known={})

    def looking_no_further(self, b: JudgedBracket) -> JudgedBracket:
        """The same bracket without criteria about the following one."""
        return replace(b, following=(), beyond=b.following + b.beyond, criteria=self._here_only(), known={})

    def _here_only(self) -> tuple[QualityRule, ...]:
        return tuple(c for c in self.text.criteria if not c.looks_ahead)

    def _level(self, players: tuple[Participant, ...]) -> AtLevel:
        return AtLevel(players[-1].score, self.field.point)
