"""The verdict on a round by C.04.5 or C.04.6: the bye first, then brackets from the top, with the upfloaters they need.

The round itself says which brackets it has: a scoregroup, and whoever of those below meets somebody of it. (With as
few upfloaters as possible no two of them meet each other: both could have stayed where they were.)
"""

from __future__ import annotations

from typing import NamedTuple

from hakem.i18n import Datum, Message, PairRef, PlayerRef, TeamRef
from hakem.model import ByeKind, Colour, PlayerId, Tournament
from hakem.regulations import Edition
from hakem.values import dataclass
from hakem.verify.asked import AskedRound
from hakem.verify.lot import lot_of
from hakem.verify.projected import ProjectedEvent
from hakem.verify.rivals import Rival, RivalRules, rivals
from hakem.verify.swiss import partners_in
from hakem.verify.upfloat_pairs import BetterPairs, MetPairRule, other_pairs
from hakem.verify.upfloat_sets import RivalGroup, SetRules, Unproved, can_be_paired, other_set
from hakem.verify.verdict import Judgement


@dataclass(frozen=True, slots=True)
class UpfloatText:
    """An edition of a system of upfloaters.

    ``floats`` are the criteria that the last ``exempt`` rounds do not know: of sets (by
    their article) and of pairs.
    """

    edition: Edition
    rules: RivalRules
    following: str
    pairs: tuple[MetPairRule, ...] = ()
    exempt: int = 0
    set_floats: str | None = None
    pair_floats: tuple[MetPairRule, ...] = ()
    of_teams: bool = False


class _Fault(NamedTuple):
    article: str
    message: Message
    illegal: bool = False


def upfloat_round(asked: AskedRound, text: UpfloatText, seen: ProjectedEvent, opening: ProjectedEvent) -> Judgement:
    """The verdict on the last round of an event of contestants; ``opening`` is the event with round 1 as its last."""
    found = _UpfloatRound(asked, text, seen, opening).judged()
    if found is None:
        return asked.best()
    if isinstance(found, Unproved):
        return asked.not_proved(Message("verify.too-many-sets"))
    article = text.edition.art(found.article)
    return asked.illegal(found.message, article) if found.illegal else asked.refused(found.message, article)


def _lot(rules: RivalRules, event: Tournament, opening: ProjectedEvent) -> Colour:
    """4.1: the colour of odd numbers; where it is not declared, round 1 shows it by the first-teams of 4.2 in it."""
    return lot_of(event, lambda: rivals(opening, rules), lambda one, two: rules.first_of(one, two)[0])


class _UpfloatRound:
    """A round whose bye, brackets and colours are judged one after the other."""

    def __init__(self, asked: AskedRound, text: UpfloatText, seen: ProjectedEvent, opening: ProjectedEvent) -> None:
        self.text, self.rules, self.asked = text, text.rules, asked
        self.round = seen.event.rounds[-1]
        self.everybody = rivals(seen, text.rules)
        self.partners = partners_in(self.round)
        self.drawn = _lot(text.rules, seen.event, opening)
        floats = len(seen.event.rounds) <= seen.event.rounds_total - text.exempt
        self.of_sets = SetRules(text.following, text.set_floats if floats else None)
        self.of_pairs = (*text.pairs, *(text.pair_floats if floats else ()))

    def judged(self) -> _Fault | Unproved | None:
        """The first thing that is wrong, or that cannot be proved; nothing if all is well."""
        fault = self._illegal() or self._other_bye()
        if fault is not None:
            return fault
        left = tuple(r for r in self.everybody if self.partners[r.id] is not None)
        while left:
            residents = tuple(r for r in left if r.score == left[0].score)
            lower = left[len(residents) :]
            met = {self.partners[r.id] for r in residents}
            up = tuple(r for r in lower if r.id in met)
            found = self._sets(residents, lower, up) or self._pairs(residents, up)
            if found is not None:
                return found
            left = tuple(r for r in lower if r not in up)
        return self._colours()

    def _ref(self, rival: Rival) -> Datum:
        return TeamRef(rival.id) if self.text.of_teams else PlayerRef(rival.id)

    def _pair(self, one: PlayerId, two: PlayerId) -> PairRef:
        return PairRef(one, two, self.text.of_teams)

    def _illegal(self) -> _Fault | None:
        here = {r.id: r for r in self.everybody}
        byes = [bye.player for bye in self.round.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
        seats = [*(p for game in self.round.games for p in game.players), *byes]
        twice = next((p for p in seats if seats.count(p) > 1), None)
        if twice is not None:
            return _Fault("C3", Message("verify.twice", {"player": self._ref(here[twice])}), illegal=True)
        if len(byes) > 1:
            players = tuple(self._ref(here[p]) for p in byes)
            return _Fault("C3", Message("verify.two-byes", {"players": players}), illegal=True)
        if byes and here[byes[0]].barred:
            return _Fault("C2", Message("verify.barred", {"player": self._ref(here[byes[0]])}), illegal=True)
        for game in self.round.games:
            if not here[game.white].may_meet(here[game.black]):
                return _Fault("C1", Message("verify.met", {"pair": self._pair(*game.players)}), illegal=True)
        return None

    def _other_bye(self) -> _Fault | None:
        """3.4: the lowest score, then most experience, then the largest number, if the others can be paired."""
        given = next((r for r in self.everybody if self.partners[r.id] is None), None)
        if given is None:
            return None
        for r in sorted(self.everybody, key=lambda r: (r.score, -r.experience, -r.number)):
            if r is given:
                return None
            if not r.barred and can_be_paired([other for other in self.everybody if other is not r]):
                return _Fault("3.4", Message("verify.lower-bye", {"player": self._ref(r), "points": r.score}))
        return None

    def _sets(self, residents: RivalGroup, lower: RivalGroup, up: RivalGroup) -> _Fault | Unproved | None:
        """C4 to C7 and 3.5."""
        found = other_set(residents, lower, self.partners, self.of_sets)
        if found is None or isinstance(found, Unproved):
            return found
        data: dict[str, Datum] = {
            "points": residents[0].score,
            "better": self._floating(found.upfloaters),
            "given": self._floating(up),
        }
        return _Fault(found.article, Message("verify.better", data))

    def _floating(self, up: RivalGroup) -> Datum:
        if not up:
            return Message("verify.no-upfloaters")
        return Message("verify.upfloaters", {"players": tuple(map(self._ref, up))})

    def _pairs(self, residents: RivalGroup, up: RivalGroup) -> _Fault | None:
        """The criteria of pairs and 3.6."""
        found = other_pairs(
            residents, up, self.partners, self.of_pairs, lambda one, two: self.rules.white_of(one, two, self.drawn)[0]
        )
        if found is None:
            return None
        better, given = self._told(residents, up, found)
        data: dict[str, Datum] = {"points": residents[0].score, "better": better, "given": given}
        return _Fault(found.article, Message("verify.better", data))

    def _told(self, residents: RivalGroup, up: RivalGroup, found: BetterPairs) -> tuple[Datum, Datum]:
        """The pairs that are in one of the two and not in the other."""
        order = {r.id: r.number for r in (*residents, *up)}
        own = {(p, q) for p in order if (q := self.partners[p]) is not None and order[p] < order[q]}
        best = {(one.id, two.id) for one, two in found.pairs}

        def shown(pairs: set[tuple[PlayerId, PlayerId]]) -> Datum:
            return tuple(self._pair(*pair) for pair in sorted(pairs, key=lambda pair: order[pair[0]]))

        return shown(best - own), shown(own - best)

    def _colours(self) -> _Fault | None:
        """Article 4."""
        here = {r.id: r for r in self.everybody}
        for game in self.round.games:
            white, article = self.rules.white_of(here[game.white], here[game.black], self.drawn)
            known = self.text.of_teams or frozenset(game.players) not in self.asked.colourless
            if white.id != game.white and known:
                return _Fault(article, Message("verify.colours", {"pair": self._pair(*game.players)}))
        return None
