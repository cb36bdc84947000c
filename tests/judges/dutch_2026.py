"""C.04.3, the FIDE (Dutch) System in force from 1 February 2026, followed to the letter.

Where the text leaves room, the reading is the one that recorded pairings of
other programs follow; it is said in the docstring of the criterion.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from hakem.facts.card import Entry
from hakem.model import ByeKind, Points, Tournament
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
from tests.judges.entrant import Entrant, Float, NoPairing, entrants, over_the_board
from tests.judges.leftovers import leftovers
from tests.judges.round_pairing import RoundPairing, round_pairing


def pair(t: Tournament) -> RoundPairing:
    """The pairs of the next round as (white, black), and who gets the pairing-allocated bye."""
    return round_pairing(t, brackets(t))


def brackets(t: Tournament) -> Iterator[Candidate]:
    """Art. 1.9: the pairings of the brackets, from the top scoregroup down."""
    yield from _Round(entrants(t, unplayed_float, bars_from_pab)).brackets()


def tried(t: Tournament) -> list[Tried]:
    """Of every bracket what was chosen beside the first candidate that keeps C1 to C5."""
    rnd = _Round(entrants(t, unplayed_float, bars_from_pab))
    chosen = list(rnd.brackets())
    return [each for each in rnd.log if any(each.chosen is candidate for candidate in chosen)]


def unplayed_float(entry: Entry, t: Tournament) -> Float:
    """Art. 1.4.3 and 1.4.4: without a game only the PAB and what scores more than a loss is a downfloat."""
    scored = entry.bye is ByeKind.PAIRING_ALLOCATED or entry.points > t.points.loss
    return Float.DOWN if scored else Float.NONE


def bars_from_pab(entry: Entry, t: Tournament) -> bool:
    """C2 (C.04.1 art. 4): an earlier PAB, or as many points as for a win without playing."""
    won_without_playing = not over_the_board(entry) and entry.points >= t.points.win
    return entry.bye is ByeKind.PAIRING_ALLOCATED or won_without_playing


class _Round:
    """One round to be paired: what has to be known beyond a single bracket."""

    def __init__(self, players: tuple[Entrant, ...]) -> None:
        self.log: list[Tried] = []
        self._players = players
        self._pab_score = _lowest_pab_score(players)
        self._completion = Completion(may_meet, self._may_have_pab)
        self._ahead: dict[frozenset[Entrant], Value] = {}
        self._criteria: tuple[Criterion, ...] = (
            c6, c7, self._c8, self._c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21,
        )  # fmt: skip

    def brackets(self) -> Iterator[Candidate]:
        """Art. 1.3 and 1.9: each scoregroup with those the one above has left unpaired."""
        groups = [tuple(group) for _, group in groupby(self._players, key=lambda e: e.score)]
        mdps: tuple[Entrant, ...] = ()
        for place, residents in enumerate(groups):
            paired = self._best(Bracket(mdps, residents, tuple(groups[place + 1 :])))
            yield paired
            mdps = paired.downfloaters

    def _best(self, bracket: Bracket) -> Candidate:
        """Art. 3.8: MaxPairs is the largest number for which a candidate keeps C1 to C5; fewer pairs fail C6."""
        for pairs in range(len(bracket.players) // 2, -1, -1):
            found = candidates(bracket, pairs, may_meet)
            legal = (c for c in found if self._keeps_c2_c4_c5(bracket, c.downfloaters))
            best = first_best(legal, self._criteria, self.log)
            if best is not None:
                return best
        raise NoPairing

    def _may_have_pab(self, player: Entrant) -> bool:
        """C2 and C5: not barred, and of the lowest score that allows to complete the round."""
        return not player.barred_from_pab and player.score == self._pab_score

    def _keeps_c2_c4_c5(self, bracket: Bracket, downfloaters: tuple[Entrant, ...]) -> bool:
        """C4 (Art. 2.2.1): everybody who is not paired yet can be. After the last bracket only the PAB is left."""
        if bracket.below:
            return self._completion.possible((*downfloaters, *(p for group in bracket.below for p in group)))
        return len(downfloaters) <= 1 and all(self._may_have_pab(player) for player in downfloaters)

    def _c8(self, candidate: Candidate) -> Value:
        """C8 (Art. 2.4.3): most pairs, then lowest downfloaters, that the next bracket can have under C1 to C5."""
        if not candidate.downfloaters or not candidate.bracket.below:
            return ()
        floating = frozenset(candidate.downfloaters)
        if floating not in self._ahead:
            below = candidate.bracket.below
            self._ahead[floating] = self._look_ahead(Bracket(candidate.downfloaters, below[0], below[1:]))
        return self._ahead[floating]

    def _look_ahead(self, following: Bracket) -> Value:
        for number in range(len(following.players) + 1):
            lists = [
                descending([player.score for player in left])
                for left in leftovers(following, number, may_meet)
                if self._keeps_c2_c4_c5(following, left)
            ]
            if lists:
                return (number, *min(lists))
        raise AssertionError("C4 holds for the bracket, so it can hold for the next one")

    def _c9(self, candidate: Candidate) -> Value:
        """C9 (Art. 2.4.4): unplayed games of the PAB receiver.

        Known to be him if he is the only downfloater and has the score of C5:
        nobody else with that score is left.
        """
        if len(candidate.downfloaters) != 1:
            return (0,)
        (floater,) = candidate.downfloaters
        return (floater.unplayed if floater.score == self._pab_score else 0,)


def _lowest_pab_score(players: tuple[Entrant, ...]) -> Points | None:
    """C5 (Art. 2.3.1): the lowest score a PAB receiver can have in any complete pairing; None: no PAB is needed."""
    if len(players) % 2 == 0:
        if Completion(may_meet, lambda _: False).possible(players):
            return None
        raise NoPairing
    for score in sorted({player.score for player in players}):
        receivers = {p for p in players if p.score == score and not p.barred_from_pab}
        if Completion(may_meet, receivers.__contains__).possible(players):
            return score
    raise NoPairing


def descending(values: list[Points]) -> Value:
    """The list that is compared element by element, the largest first."""
    return tuple(sorted(values, reverse=True))


def c6(candidate: Candidate) -> Value:
    """C6 (Art. 2.4.1): the number of downfloaters."""
    return (len(candidate.downfloaters),)


def c7(candidate: Candidate) -> Value:
    """C7 (Art. 2.4.2): the scores of the downfloaters."""
    return descending([player.score for player in candidate.downfloaters])


c10 = colour_difference_above_two
c11 = colour_three_times_running
c12 = preferences_denied
c13 = strong_preferences_denied


def c14(candidate: Candidate) -> Value:
    """C14 (Art. 2.4.9): residents who float down and did in the previous round."""
    return _residents_floating_again(candidate, 0)


def c15(candidate: Candidate) -> Value:
    """C15 (Art. 2.4.10): opponents of MDPs who had an upfloat in the previous round."""
    return (len(_mdp_pairs_floating_up_again(candidate, 0)),)


def c16(candidate: Candidate) -> Value:
    """C16 (Art. 2.4.11): as C14, two rounds before."""
    return _residents_floating_again(candidate, 1)


def c17(candidate: Candidate) -> Value:
    """C17 (Art. 2.4.12): as C15, two rounds before."""
    return (len(_mdp_pairs_floating_up_again(candidate, 1)),)


def c18(candidate: Candidate) -> Value:
    """C18 (Art. 2.4.13): score differences of MDPs who had a downfloat in the previous round."""
    return _differences_of_mdps(candidate, 0)


def c19(candidate: Candidate) -> Value:
    """C19 (Art. 2.4.14): score differences of MDP opponents who had an upfloat in the previous round."""
    return descending(_mdp_pairs_floating_up_again(candidate, 0))


def c20(candidate: Candidate) -> Value:
    """C20 (Art. 2.4.15): as C18, two rounds before."""
    return _differences_of_mdps(candidate, 1)


def c21(candidate: Candidate) -> Value:
    """C21 (Art. 2.4.16): as C19, two rounds before."""
    return descending(_mdp_pairs_floating_up_again(candidate, 1))


def _residents_floating_again(candidate: Candidate, ago: int) -> Value:
    """Also the one who stays unpaired in the last bracket and gets the PAB; not an MDP in Limbo."""
    residents = [player for player in candidate.downfloaters if player not in candidate.bracket.mdps]
    return (sum(player.floats[ago] is Float.DOWN for player in residents),)


def _mdp_pairs_floating_up_again(candidate: Candidate, ago: int) -> list[Points]:
    return [mdp.score - two.score for mdp, two in candidate.mdp_pairs if two.floats[ago] is Float.UP]


def _differences_of_mdps(candidate: Candidate, ago: int) -> Value:
    """An MDP in Limbo counts as if its opponent had a point less than the lowest of the bracket.

    By how much that is larger than the difference of a pair does not matter:
    after C7, Limbo and S1 can only exchange players of equal score.
    """
    low = candidate.bracket.players[-1].score - 1
    limbo = [player for player in candidate.downfloaters if player in candidate.bracket.mdps]
    differences = [(mdp, mdp.score - two.score) for mdp, two in candidate.mdp_pairs]
    differences += [(mdp, mdp.score - low) for mdp in limbo]
    return descending([points for mdp, points in differences if mdp.floats[ago] is Float.DOWN])
