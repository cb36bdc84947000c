"""D.1 without trying every order: the first order of S2 in which everybody has an allowed opponent.

Orders are compared from the top, so the first one is found player by player: the highest of S1 gets the highest
opponent with whom the others can still all be paired, and so on. Whether they can is a question about alternating
paths in a bipartite graph, answered for all opponents at once.
"""

from __future__ import annotations

from collections.abc import Sequence

NOBODY = -1


def first_assignment(rows: Sequence[int], ordered: int) -> list[int] | None:
    """For every row a column of its own from its set, the columns of the first ``ordered`` rows in the first order.

    None if there are not enough columns. The rows after ``ordered`` only need
    some column: they stand for those of S2 who are left over.

    >>> first_assignment([0b110, 0b010, 0b111], 3)
    [2, 1, 0]
    """
    table = _Assignment(rows)
    if not all(table.place(row) for row in range(len(rows))):
        return None
    for row in range(ordered):
        table.settle(row)
    return table.column


class _Assignment:
    """Rows with a column each, at most one row for a column."""

    def __init__(self, rows: Sequence[int]) -> None:
        self.rows = rows
        self.column = [NOBODY] * len(rows)
        self.owner: dict[int, int] = {}
        self.taken = 0

    def place(self, row: int) -> bool:
        """Give the row a column; those who have one already may have to take another."""
        free = self.rows[row] & ~self.taken
        if free:
            self._take(row, free & -free)
            return True
        came_from: dict[int, int] = {}
        seen, waiting = self.rows[row], [row]
        while waiting:
            current = waiting.pop()
            for other in self._owners(seen & self.rows[current], came_from, row):
                came_from[other] = current
                free = self.rows[other] & ~self.taken
                if free:
                    self._pass_on(other, free & -free, came_from, row)
                    return True
                seen |= self.rows[other]
                waiting.append(other)
        return False

    def _owners(self, columns: int, known: dict[int, int], root: int) -> list[int]:
        """The rows that have these columns, without those known already."""
        found = []
        while columns:
            low = columns & -columns
            owner = self.owner[low]
            if owner not in known and owner != root:
                found.append(owner)
            columns ^= low
        return found

    def _pass_on(self, row: int, column: int, came_from: dict[int, int], root: int) -> None:
        """The row takes the new column, the one before it its old one, and so on up to the root."""
        while True:
            old = self.column[row]
            self._take(row, column)
            if row == root:
                return
            row, column = came_from[row], 1 << old

    def _take(self, row: int, bit: int) -> None:
        self.column[row] = bit.bit_length() - 1
        self.owner[bit] = row
        self.taken |= bit

    def settle(self, row: int) -> None:
        """Give the row the first column that leaves one for every later row; columns of earlier rows stay theirs."""
        mine = 1 << self.column[row]
        settled = sum(1 << c for c in self.column[:row]) if self.rows[row] & (mine - 1) else 0
        better = self.rows[row] & (mine - 1) & ~settled
        if not better:
            return
        via = self._ways_to(mine, row, better)
        for bit in _bits(better):
            if not self.taken & bit or self.owner[bit] in via:
                self._shift(row, bit, via)
                return

    def _ways_to(self, column: int, settled: int, wanted: int) -> dict[int, int]:
        """The later rows that could give up their columns, this one being free, each with the column to take instead.

        The search ends when the owner of the best wanted column is among them.
        """
        via: dict[int, int] = {}
        reached = column | ~self.taken
        left = list(range(settled + 1, len(self.rows)))
        best = self.owner.get(wanted & -wanted, NOBODY)
        growing = True
        while growing and best not in via:
            growing = False
            still = []
            for row in left:
                way = self.rows[row] & reached
                if way:
                    via[row] = way & -way
                    reached |= 1 << self.column[row]
                    growing = True
                else:
                    still.append(row)
            left = still
        return via

    def _shift(self, row: int, bit: int, via: dict[int, int]) -> None:
        """The row takes the column; its owner takes the one named in ``via``, and so on until nobody is without."""
        given_up = 1 << self.column[row]
        while True:
            was_taken = self.taken & bit
            owner = self.owner.get(bit, NOBODY)
            self._take(row, bit)
            if bit == given_up or not was_taken:
                break
            row, bit = owner, via[owner]
        if bit != given_up:
            self.taken &= ~given_up
            del self.owner[given_up]


def _bits(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found
