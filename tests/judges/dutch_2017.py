"""C.04.3, the FIDE (Dutch) System in force from 1 July 2017 to 31 January 2026, followed to the letter.

Where the text leaves room, the reading is the one that recorded pairings of
other programs follow; it is said in the docstring of the criterion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import groupby

from hakem.facts.card import Entry
from hakem.model import ByeKind, Mark, Points, Tournament
from tests.judges.choice import Criterion, Tried, Value, first_best
from tests.judges.completion import Completion
from tests.judges.dutch_candidates import Bracket, Candidate, candidates
from tests.judges.dutch_criteria import (
    colour_difference_above_two,
    colour_three_times_running,
    may_meet,
    preferences_denied,
    strong_preferences_denied,
)
from tests.judges.entrant import Entrant, Float, NoPairing, entrants
from tests.judges.round_pairing import RoundPairing, round_pairing

Players = tuple[Entrant, ...]


def pair(t: Tournament) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the pairing-allocated bye."""
    return round_pairing(t, brackets(t))


def brackets(t: Tournament) -> Iterator[Candidate]:
    """A.9: the pairings of the brackets, from the top scoregroup down."""
    yield from _Round(entrants(t, unplayed_float, bars_from_pab)).brackets()


def tried(t: Tournament) -> list[Tried]:
    """Of every bracket what was chosen beside the first candidate that is legal there."""
    rnd = _Round(entrants(t, unplayed_float, bars_from_pab))
    chosen = list(rnd.brackets())
    return [each for each in rnd.log if any(each.chosen is candidate for candidate in chosen)]


def unplayed_float(_entry: Entry, _t: Tournament) -> Float:
    """A.4.b: whoever does not play, for whatever reason, receives a downfloat."""
    return Float.DOWN


def bars_from_pab(entry: Entry, _t: Tournament) -> bool:
    """C.2: an earlier PAB, or a win by forfeit. A full-point bye that was asked for does not bar."""
    forfeit_win = entry.opponent is not None and not entry.played and entry.mark is Mark.WIN
    return entry.bye is ByeKind.PAIRING_ALLOCATED or forfeit_win


class _Round:
    """One round to be paired: what has to be known beyond a single bracket."""

    def __init__(self, players: Players) -> None:
        self.log: list[Tried] = []
        self._players = players
        self._completion = Completion(may_meet, lambda player: not player.barred_from_pab)
        self._ahead: dict[frozenset[Entrant], Value] = {}

    def brackets(self) -> Iterator[Candidate]:
        """A.9: bracket by bracket; once the round could not be completed any more, PPB and CLB."""
        if not self._completion.possible(self._players):
            raise NoPairing
        groups = [tuple(group) for _, group in groupby(self._players, key=lambda e: e.score)]
        mdps: Players = ()
        while groups:
            bracket = Bracket(mdps, groups.pop(0), tuple(groups))
            paired = self._paired(bracket) if bracket.below else self._last(bracket)
            if not self._can_be_completed(paired):
                paired = self._penultimate(bracket)
                groups = [tuple(player for group in groups for player in group)]
            yield paired
            mdps = paired.downfloaters

    def _can_be_completed(self, paired: Candidate) -> bool:
        """A.9: whether the downfloaters and all lower players can be paired, one of them with the PAB."""
        below = (player for group in paired.bracket.below for player in group)
        return self._completion.possible((*paired.downfloaters, *below))

    def _paired(self, bracket: Bracket) -> Candidate:
        """A bracket that has another one below: all criteria but C.4."""
        return self._best(bracket, (c5, c6, self._c7, *QUALITY), lambda _: True)

    def _penultimate(self, bracket: Bracket) -> Candidate:
        """The PPB: C.4 chooses downfloaters that complete the round, C.7 is not asked."""
        return self._best(bracket, (c5, c6, *QUALITY), self._can_be_completed)

    def _last(self, bracket: Bracket) -> Candidate:
        """The last bracket, collapsed or not: everybody is paired but the one who may have the PAB (A.9, C.2)."""
        return self._best(bracket, (c5, c6, *QUALITY), lambda candidate: _only_pab_left(candidate.downfloaters))

    def _best(
        self, bracket: Bracket, criteria: Sequence[Criterion], is_legal: Callable[[Candidate], bool]
    ) -> Candidate:
        """B.8: MaxPairs is the largest number for which there is a legal candidate; fewer pairs fail C.5."""
        for pairs in range(len(bracket.players) // 2, -1, -1):
            found = candidates(bracket, pairs, may_meet)
            best = first_best((candidate for candidate in found if is_legal(candidate)), criteria, self.log)
            if best is not None:
                return best
        raise NoPairing

    def _c7(self, candidate: Candidate) -> Value:
        """C.7: most pairs, then the smallest PSD, that the next bracket can have by itself."""
        if not candidate.downfloaters:
            return ()
        floating = frozenset(candidate.downfloaters)
        if floating not in self._ahead:
            below = candidate.bracket.below
            self._ahead[floating] = _look_ahead(Bracket(candidate.downfloaters, below[0], below[1:]))
        return self._ahead[floating]


def _only_pab_left(players: Players) -> bool:
    return len(players) <= 1 and not any(player.barred_from_pab for player in players)


def _look_ahead(following: Bracket) -> Value:
    """The number of unpaired players and the PSD that are the best for this bracket.

    In the last one C.2 holds: nobody stays unpaired who may not have the PAB.
    """
    mdps = frozenset(following.mdps)

    @cache
    def least(players: Players, unpaired: int) -> Value | None:
        """The smallest PSD with that many unpaired: one more difference in two lists does not change their order."""
        if not players:
            return () if unpaired == 0 else None
        first, others = players[0], players[1:]
        found: list[Value | None] = []
        if unpaired and (following.below or not first.barred_from_pab):
            found.append(_with(downfloater_difference(first, following), least(others, unpaired - 1)))
        for place, two in enumerate(others):
            if may_meet(first, two) and not {first, two} <= mdps:
                rest = least((*others[:place], *others[place + 1 :]), unpaired)
                found.append(_with(abs(first.score - two.score), rest))
        return min((psd for psd in found if psd is not None), default=None)

    for number in range(len(following.players) + 1):
        psd = least(following.players, number)
        if psd is not None:
            return (number, *psd)
    return (len(following.players) + 1,)


def _with(difference: Points, rest: Value | None) -> Value | None:
    return None if rest is None else tuple(sorted((difference, *rest), reverse=True))


def downfloater_difference(player: Entrant, bracket: Bracket) -> Points:
    """A.8: a downfloater counts as if paired with a point less than the lowest of the bracket."""
    return player.score - (bracket.players[-1].score - 1)


def c5(candidate: Candidate) -> Value:
    """C.5: the number of downfloaters."""
    return (len(candidate.downfloaters),)


def c6(candidate: Candidate) -> Value:
    """C.6: the pairing score differences (A.8)."""
    differences = [abs(one.score - two.score) for one, two in candidate.pairs]
    differences += [downfloater_difference(player, candidate.bracket) for player in candidate.downfloaters]
    return tuple(sorted(differences, reverse=True))


def c12(candidate: Candidate) -> Value:
    """C.12: players who receive a downfloat as in the previous round."""
    return (len(_downfloats_again(candidate, 0)),)


def c13(candidate: Candidate) -> Value:
    """C.13: players who receive an upfloat as in the previous round."""
    return (len(_upfloats_again(candidate, 0)),)


def c14(candidate: Candidate) -> Value:
    """C.14: players who receive a downfloat as two rounds before."""
    return (len(_downfloats_again(candidate, 1)),)


def c15(candidate: Candidate) -> Value:
    """C.15: players who receive an upfloat as two rounds before."""
    return (len(_upfloats_again(candidate, 1)),)


def c16(candidate: Candidate) -> Value:
    """C.16: score differences of those in C.12."""
    return _downfloats_again(candidate, 0)


def c17(candidate: Candidate) -> Value:
    """C.17: score differences of those in C.13."""
    return _upfloats_again(candidate, 0)


def c18(candidate: Candidate) -> Value:
    """C.18: score differences of those in C.14."""
    return _downfloats_again(candidate, 1)


def c19(candidate: Candidate) -> Value:
    """C.19: score differences of those in C.15."""
    return _upfloats_again(candidate, 1)


def _downfloats_again(candidate: Candidate, ago: int) -> Value:
    """Differences of the higher ones of unequal pairs and of all downfloaters, also of the one with the PAB."""
    receive = [(high, high.score - low.score) for high, low in _unequal(candidate)]
    receive += [(player, downfloater_difference(player, candidate.bracket)) for player in candidate.downfloaters]
    return tuple(sorted((points for player, points in receive if player.floats[ago] is Float.DOWN), reverse=True))


def _upfloats_again(candidate: Candidate, ago: int) -> Value:
    """Differences of the lower ones of unequal pairs."""
    receive = [(low, high.score - low.score) for high, low in _unequal(candidate)]
    return tuple(sorted((points for player, points in receive if player.floats[ago] is Float.UP), reverse=True))


def _unequal(candidate: Candidate) -> list[tuple[Entrant, Entrant]]:
    """Pairs of unequal scores, the higher first; in a CLB also residents can be unequal."""
    return [
        (max(pair, key=lambda e: e.score), min(pair, key=lambda e: e.score))
        for pair in candidate.pairs
        if pair[0].score != pair[1].score
    ]


QUALITY: tuple[Criterion, ...] = (
    colour_difference_above_two,
    colour_three_times_running,
    preferences_denied,
    strong_preferences_denied,
    c12,
    c13,
    c14,
    c15,
    c16,
    c17,
    c18,
    c19,
)
