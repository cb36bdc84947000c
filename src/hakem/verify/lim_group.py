"""One group of the Lim system: which floaters stay, whom they meet, who leaves, and who of the others meets whom.

Articles are those of 2009 / 2026. Every choice is the first that does not cost a pair;
that an earlier one would is proved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from hakem.model import Colour
from hakem.verify.lim_facts import (
    LimChoices,
    LimPlayer,
    PairingDirection,
    breaks,
    clash,
    in_order,
    near,
)
from hakem.verify.questions import Levels, PairQuestion, PartnerIds, can_be_paired, pairs_among

LimPlayers = tuple[LimPlayer, ...]
LimPairs = tuple[tuple[LimPlayer, LimPlayer], ...]


class GroupInTurn(NamedTuple):
    """A group when its turn comes; ``target`` are residents of the one ahead, ``waiting`` who has floated there."""

    score: Fraction | int
    direction: PairingDirection
    residents: LimPlayers
    floaters: LimPlayers
    target: LimPlayers = ()
    waiting: LimPlayers = ()

    @property
    def members(self) -> LimPlayers:
        """Everybody in it."""
        return self.floaters + self.residents

    def came(self, floater: LimPlayer) -> PairingDirection:
        """The direction in which a floater came."""
        return PairingDirection.DOWN if floater.score > self.score else PairingDirection.UP

    @property
    def in_turn(self) -> LimPlayers:
        """4.6, 4.7 / 3.6, 3.7: who came down, best first; then who came up, last first."""
        down = [e for e in self.floaters if self.came(e) is PairingDirection.DOWN]
        up = [e for e in self.floaters if self.came(e) is PairingDirection.UP]
        return (*sorted(down, key=lambda e: e.rank), *sorted(up, key=lambda e: -e.rank))


class DecidedGroup(NamedTuple):
    """What the text makes of a group: pairs of floaters, pairs of the others, and who goes on."""

    group: GroupInTurn
    floaters: LimPairs
    others: LimPairs
    leaving: LimPlayers


def decide(group: GroupInTurn, choices: LimChoices, partners: PartnerIds) -> DecidedGroup:
    """The group by its articles; what is asked is answered soonest if the round is right."""
    return _Deciding(group, choices, partners).decided()


class _Deciding:
    def __init__(self, group: GroupInTurn, choices: LimChoices, partners: PartnerIds) -> None:
        self.group, self.choices, self.partners = group, choices, partners

    def decided(self) -> DecidedGroup:
        kept = self._kept()
        on = tuple(e for e in self.group.floaters if e not in kept)
        first = self._floater_pairs(kept)
        paired = {e for pair in first for e in pair}
        rest = tuple(e for e in self.group.residents if e not in paired)
        leaving = self._leaving(rest, on)
        staying = in_order([e for e in rest if e not in leaving], self.group.direction)
        others = self._one_by_one(staying) if self.choices.maxi or self.choices.in_turn else self._fewest(staying)
        return DecidedGroup(self.group, first, tuple(others), on + leaving)

    def _alone(self, players: Sequence[LimPlayer], must: Sequence[LimPlayer] = ()) -> int | None:
        """How few of them stay alone, those who must be paired not among them; None if that is impossible."""
        found = PairQuestion(
            players,
            lambda one, two: (0,) if one.may_meet(two) else None,
            lambda e: None if e in must else (1,),
        ).best(self.partners)
        return None if found is None else len(found.alone)

    # Floaters.

    def _kept(self) -> LimPlayers:
        """3.3, 4.5, 4.9 / 2.3, 3.5, 3.9 (LIM-8): most pairs, and within that floaters in their order have opponents."""
        if not self.group.floaters:
            return ()
        worth = {e.id: 1 << place for place, e in enumerate(reversed(self.group.in_turn))}
        found = PairQuestion(
            self.group.members,
            lambda one, two: (0, 0) if one.may_meet(two) else None,
            lambda e: (1, worth.get(e.id, 0)),
        ).best(self.partners)
        assert found is not None, "everybody may be alone"
        return tuple(e for e in self.group.in_turn if e not in found.alone)

    def _floater_pairs(self, kept: LimPlayers) -> LimPairs:
        """4.6 to 4.8 / 3.6 to 3.8: floaters before the others, each with the first who costs no pair."""
        if not kept:
            return ()
        left, waiting, pairs = list(self.group.members), list(kept), []
        alone = self._alone(left)
        assert alone is not None, "everybody may be alone"
        while waiting:
            floater = waiting.pop(0)
            left.remove(floater)
            opponent = self._opponent(floater, left, waiting, alone)
            left.remove(opponent)
            if opponent in waiting:
                waiting.remove(opponent)
            pairs.append((floater, opponent))
        return tuple(pairs)

    def _opponent(self, floater: LimPlayer, left: list[LimPlayer], waiting: list[LimPlayer], alone: int) -> LimPlayer:
        """4.8 / 3.8 (LIM-4): residents from the end at which it begins; other floaters only if no resident will do."""

        def possible(other: LimPlayer) -> bool:
            if not floater.may_meet(other):
                return False
            after = self._alone([e for e in left if e is not other], [e for e in waiting if e is not other])
            return after is not None and after <= alone

        end = self.group.came(floater) if self.choices.upfloater_meets_lowest else self.group.direction
        residents = [e for e in in_order(self.group.residents, end) if e in left]
        found = _suiting(floater, residents, possible, near if self.choices.maxi else None)
        found = found or _suiting(floater, in_order(waiting, end), possible, None)
        assert found is not None, "whoever is kept has an opponent"
        return found

    # Who leaves.

    def _leaving(self, rest: LimPlayers, on: LimPlayers) -> LimPlayers:
        """4.2 to 4.4, 4.9, 4.10, 5.4 / 3.2 to 3.4, 3.9, 3.10, 4.4 (LIM-9): one after the other, never for a pair."""
        number = self._alone(rest)
        assert number is not None, "everybody may be alone"
        chosen: LimPlayers = ()
        while len(chosen) < number:
            staying = in_order([e for e in rest if e not in chosen], self.group.direction)
            alone = number - len(chosen) - 1
            before = (*self.group.waiting, *on, *chosen)

            def possible(e: LimPlayer, staying: Sequence[LimPlayer] = staying, alone: int = alone) -> bool:
                return self._alone([other for other in staying if other is not e]) == alone

            chosen = (*chosen, self._next_to_leave(list(reversed(staying)), rest, before, number, possible))
        return chosen

    def _next_to_leave(
        self,
        last_first: Sequence[LimPlayer],
        rest: LimPlayers,
        before: LimPlayers,
        number: int,
        possible: Callable[[LimPlayer], bool],
    ) -> LimPlayer:
        """An opponent ahead; not floated before, if the number is odd; colours, if only one leaves; position."""
        ahead = self._with_opponent_ahead(last_first, before)

        def history(e: LimPlayer) -> tuple[int, int]:
            return int(e not in ahead), int(len(rest) % 2 == 1 and e.floated)

        def balance(e: LimPlayer) -> int:
            return _imbalance(rest, e) if number == 1 else 0

        if not self.choices.maxi:
            return next(e for e in sorted(last_first, key=lambda e: (history(e), balance(e))) if possible(e))
        able = [e for e in last_first if possible(e)]
        base = min(able, key=history)
        alike = [e for e in able if history(e) == history(base) and near(e, base)]
        return min((e for e in alike if balance(e) < balance(base)), key=balance, default=base)

    def _with_opponent_ahead(self, players: Sequence[LimPlayer], before: LimPlayers) -> set[LimPlayer]:
        """4.3, 4.4 / 3.3: who finds an opponent in the group ahead whom no floater before needs."""
        target = self.group.target
        able = {e for e in players if any(e.may_meet(other) for other in target)}
        if not before or not able:
            return able
        met = self._across(before)
        return {e for e in able if self._across((*before, e)) > met}

    def _across(self, ours: LimPlayers) -> int:
        """How many of these can meet somebody of the group ahead."""
        mine = {e.id for e in ours}

        def costs(one: LimPlayer, two: LimPlayer) -> Levels | None:
            return (0,) if (one.id in mine) is not (two.id in mine) and one.may_meet(two) else None

        found = PairQuestion((*ours, *self.group.target), costs, lambda _: (1,)).best(self.partners)
        assert found is not None, "everybody may be alone"
        return len(found.pairs)

    # The others.

    def _fewest(self, players: list[LimPlayer]) -> Iterator[tuple[LimPlayer, LimPlayer]]:
        """5.1 to 5.3, 6.2 / 4.1 to 4.3, 5.2 (LIM-5, LIM-6): fewest clashes, then the first in the order of tries."""
        least = self._clashes(players)
        while players:
            first = players[0]
            for opponent in tries(players):
                rest = [e for e in players if e not in (first, opponent)]
                wanted = tuple(map(int.__sub__, least or (), _clashing(first, opponent)))
                if first.may_meet(opponent) and self._come_to(rest, wanted):
                    break
            else:
                raise AssertionError("those who stay can be paired")
            yield first, opponent
            players, least = rest, wanted

    def _come_to(self, players: Sequence[LimPlayer], wanted: Levels) -> bool:
        """Whether the best pairing of these players has so many clashes; it has no fewer, or all would have fewer."""
        own = pairs_among(players, self.partners)
        return (own is not None and clashes_of(own) == wanted) or self._clashes(players) == wanted

    def _clashes(self, players: Sequence[LimPlayer]) -> Levels | None:
        """Pairs beyond the limits (last round only), and pairs due the same colour, in the best pairing of all."""
        if not players:
            return 0, 0
        question = PairQuestion(players, lambda one, two: _clashing(one, two) if one.may_meet(two) else None)
        best = question.best(self.partners)
        return None if best is None else best.totals

    def _one_by_one(self, players: list[LimPlayer]) -> Iterator[tuple[LimPlayer, LimPlayer]]:
        """One after the other has the first possible opponent, or one for the colour; in maxi tournaments near by."""
        while players:
            first = players[0]

            def possible(opponent: LimPlayer, players: Sequence[LimPlayer] = players, first: LimPlayer = first) -> bool:
                rest = [e for e in players if e not in (first, opponent)]
                return first.may_meet(opponent) and can_be_paired(rest, self.partners)

            found = _suiting(first, tries(players), possible, near if self.choices.maxi else None)
            assert found is not None, "those who stay can be paired"
            yield first, found
            players = [e for e in players if e not in (first, found)]


def _suiting(
    player: LimPlayer,
    others: Sequence[LimPlayer],
    possible: Callable[[LimPlayer], bool],
    within: Callable[[LimPlayer, LimPlayer], bool] | None,
) -> LimPlayer | None:
    """The first possible one who is not due the same colour, within reach of the first possible one; else that one."""
    base = next((e for e in others if possible(e)), None)
    if base is None or not clash(player, base):
        return base
    suiting = (e for e in others if not clash(player, e) and (within is None or within(e, base)))
    return next((e for e in suiting if possible(e)), base)


def _clashing(one: LimPlayer, two: LimPlayer) -> tuple[int, int]:
    return int(breaks(one, two)), int(clash(one, two))


def clashes_of(pairs: Sequence[tuple[LimPlayer, LimPlayer]]) -> Levels:
    """Pairs beyond the limits, and pairs due the same colour."""
    return tuple(map(sum, zip((0, 0), *(_clashing(*pair) for pair in pairs), strict=True)))


def tries(players: Sequence[LimPlayer]) -> list[LimPlayer]:
    """5.2 / 4.2 (LIM-5): the lower half from its beginning to the end, then the upper half from its end."""
    half = len(players) // 2
    return [*players[half:], *reversed(players[1:half])]


def _imbalance(rest: LimPlayers, leaver: LimPlayer) -> int:
    """4.2 / 3.2.2: how many of those who stay are due one colour beyond half of them."""
    staying = [e for e in rest if e is not leaver]
    most = max(sum(e.wants is colour for e in staying) for colour in Colour)
    return max(0, most - len(staying) // 2)
