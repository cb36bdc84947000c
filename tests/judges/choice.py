"""The first among the best: Art. 3.4 and 3.8.1 (edition 2017: B.4 and B.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction

from tests.judges.dutch_candidates import Candidate

Value = tuple[Fraction | int, ...]
"""What a criterion makes of a candidate: the smaller the better; nothing but zeros is no failure at all."""

Criterion = Callable[[Candidate], Value]


class _Judged:
    """A candidate with the values of its criteria, each found out when it is needed."""

    def __init__(self, candidate: Candidate, criteria: Sequence[Criterion]) -> None:
        self.candidate = candidate
        self._criteria = criteria
        self._values: list[Value] = []

    def values(self) -> Iterator[Value]:
        """The values, by descending priority of the criteria."""
        for place, criterion in enumerate(self._criteria):
            if place == len(self._values):
                self._values.append(criterion(self.candidate))
            yield self._values[place]

    def is_better_than(self, other: _Judged) -> bool:
        """Whether the first criterion in which the two differ speaks for this one."""
        for ours, theirs in zip(self.values(), other.values(), strict=True):
            if ours != theirs:
                return ours < theirs
        return False

    def is_perfect(self) -> bool:
        """Art. 3.4: nobody floats and nothing fails. (With downfloaters the text's perfection takes a look ahead.)"""
        return not self.candidate.downfloaters and not any(any(value) for value in self.values())


def first_best(found: Iterable[Candidate], criteria: Sequence[Criterion]) -> Candidate | None:
    """The candidate that no other is better than, the earliest of them; None if there is no candidate."""
    best: _Judged | None = None
    for candidate in _each_once(found):
        challenger = _Judged(candidate, criteria)
        if best is None or challenger.is_better_than(best):
            best = challenger
            if best.is_perfect():
                break
    return best.candidate if best is not None else None


def _each_once(found: Iterable[Candidate]) -> Iterator[Candidate]:
    """Exchanges bring back pairings that were there before; they cannot be better than themselves."""
    seen: set[frozenset[frozenset[object]]] = set()
    for candidate in found:
        pairing = frozenset(frozenset(pair) for pair in candidate.pairs)
        if pairing not in seen:
            seen.add(pairing)
            yield candidate
