"""Sets of small whole numbers as the bits of one number: unions and intersections of thousands in one step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


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
