"""S1 and S2, as they are and with exchanges, in the order of the text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

EXCHANGES_TRIED = 24
"""After so many exchanges of one player each, the bracket is weighed instead."""


def subgroups(players: Sequence[int], size: int) -> Iterator[tuple[list[int], list[int]]]:
    """S1 and S2, first as they are, then with one player of each exchanged, up to a number of exchanges.

    Smaller differences go first, then the last of S1. More than one player is
    exchanged only after all these, which is for others to find.
    """
    upper, lower = list(players[:size]), list(players[size:])
    yield upper, lower
    tried = 0
    for difference in range(1, len(players)):
        for down in range(size - 1, max(-1, size - 1 - difference), -1):
            up = down + difference
            if size <= up < len(players):
                tried += 1
                if tried > EXCHANGES_TRIED:
                    return
                yield (
                    sorted([*upper[:down], *upper[down + 1 :], players[up]]),
                    sorted([*lower[: up - size], *lower[up - size + 1 :], players[down]]),
                )
