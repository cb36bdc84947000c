"""A round robin of teams to the letter: the printed tables, every pair of numbers a match, board by board.

Handbook, Döner 2: "Tabloda numarası birinci sırada yazılan oyuncu beyaz, numarası
ikinci sırada yazılan oyuncu siyah renkle oynayacaktır"; "Oyuncu sayısı tekse, tur
tablosundaki son çift numara tur atlamada kullanılır"; "İkili döner turnuvanın
ikinci yarısında, renk değiştirilerek birinci yarıdaki eşlendirme kullanılır".
In 002, Tablo 15, teams stand in the place of players.
"""

from __future__ import annotations

import json
from pathlib import Path

Boards = list[tuple[int, int]]
PRINTED = json.loads((Path(__file__).parents[1] / "data" / "berger_tables.json").read_text(encoding="utf-8"))


def printed_round(teams: int, round_no: int, last_two_exchanged: bool, cycles: int) -> list[tuple[int, int]]:
    """Numbers of teams as the tables print them; the first-named has White on board 1."""
    (table,) = (rows for sizes, rows in PRINTED.items() if str(teams) in sizes.split("-"))
    cycle, row = divmod(round_no - 1, len(table))
    rows = list(range(len(table)))
    if last_two_exchanged and cycle + 1 < cycles and len(rows) > 2:
        rows[-2:] = reversed(rows[-2:])
    pairs = [(int(a), int(b)) for a, b in (pair.split("-") for pair in table[rows[row]].split())]
    return [(b, a) for a, b in pairs] if cycle % 2 else pairs


def boards_and_free_team(
    lists: list[list[int]], boards: int, colours: str, round_no: int, last_two_exchanged: bool, cycles: int
) -> tuple[Boards, list[int]]:
    """White and Black on every board of every match, and the players of the team that goes free."""
    games: Boards = []
    free: list[int] = []
    for first, second in printed_round(len(lists), round_no, last_two_exchanged, cycles):
        if first > len(lists) or second > len(lists):
            free = lists[min(first, second) - 1][:boards]
            continue
        for board in range(boards):
            one, other = lists[first - 1][board], lists[second - 1][board]
            games.append((one, other) if colours[board] == "W" else (other, one))
    return games, free
