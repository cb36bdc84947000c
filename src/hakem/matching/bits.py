"""Sets of small whole numbers as the bits of one number: unions and intersections of thousands in one step."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def descending(mask: int) -> Iterator[int]:
    """The numbers in a set, the largest first."""
    while mask:
        high = mask.bit_length() - 1
        yield high
        mask ^= 1 << high


def lowest(mask: int) -> int:
    """The smallest number in a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def mask_of(numbers: Iterable[int]) -> int:
    """The set of the numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def everything(n: int) -> int:
    """The set of 0 … n-1."""
    return (1 << n) - 1


def unmatched(mate: Sequence[int]) -> int:
    """The set of the vertices without a mate."""
    return int("".join(["1" if partner < 0 else "0" for partner in reversed(mate)]) or "0", 2)


def renumbering(order: Sequence[int], size: int) -> Callable[[int], int]:
    """A function from a set of numbers below ``size`` to the set of their places in ``order``.

    Numbers that are not in the order are left out. Written as text, a set is
    rearranged in one step, however many numbers it has.

    >>> bin(renumbering([3, 0, 2], 4)(0b1001))
    '0b11'
    """
    if not order:
        return lambda _: 0
    pick = itemgetter(*(size - 1 - number for number in reversed(order)))

    def renumbered(mask: int) -> int:
        return int("".join(pick(f"{mask:0{size}b}")), 2)

    return renumbered
