"""The first among the best: Art. 3.4 and 3.8.1 (edition 2017: B.4 and B.8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tests.judges.dutch_candidates import Candidate

Value = tuple[Fraction | int, ...]
"""What a criterion makes of a candidate: the smaller the better; nothing but zeros is no failure at all."""

Criterion = Callable[[Candidate], Value]


@dataclass(frozen=True, slots=True)
class Tried:
    """The candidate that is chosen, the first one that is legal, and what every criterion makes of both."""

    chosen: Candidate
    first: Candidate
    values: tuple[tuple[Value, Value], ...]


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


def first_best(
    found: Iterable[Candidate], criteria: Sequence[Criterion], log: list[Tried] | None = None
) -> Candidate | None:
    """The candidate that no other is better than, the earliest of them; None if there is no candidate."""
    best: _Judged | None = None
    first: _Judged | None = None
    for candidate in _each_once(found):
        challenger = _Judged(candidate, criteria)
        first = first or challenger
        if best is None or challenger.is_better_than(best):
            best = challenger
            if best.is_perfect():
                break
    if best is None or first is None:
        return None
    if log is not None:
        log.append(Tried(best.candidate, first.candidate, tuple(zip(best.values(), first.values(), strict=True))))
    return best.candidate


def _each_once(found: Iterable[Candidate]) -> Iterator[Candidate]:
    """Exchanges bring back pairings that were there before; they cannot be better than themselves."""
    seen: set[frozenset[frozenset[object]]] = set()
    for candidate in found:
        pairing = frozenset(frozenset(pair) for pair in candidate.pairs)
        if pairing not in seen:
            seen.add(pairing)
            yield candidate
