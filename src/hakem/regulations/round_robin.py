"""Where the round robin, its lots and its withdrawals are written."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

ROUND_ROBIN_2009 = Edition(
    regulation="TSF Round Robin",
    id="2009",
    title="Turkish Chess Federation handbook: Döner eşlendirme kuralları",
    source="handbook of the federation, chapter Round Robin",
    articles={
        "1": "everybody meets everybody; twice, once with each colour, in a double event",
        "2": "numbers by lots, table by numbers, the last even number is the bye; second half with colours reversed",
        "2 groups": "several groups of balanced strength, then a final group",
        "2 redraw": "lots are drawn again when somebody leaves before round 1",
        "3": "scoring; the bye gives one point; games of a player who leaves",
        "teams": "a round robin of teams: teams meet by the same table, board by board (002, Tablo 15 and 16)",
    },
    valid_until=date(2017, 6, 30),
)

ROUND_ROBIN_2026 = Edition(
    regulation="C.05",
    id="2026",
    title="FIDE Competition Rules: round robin, Berger tables, Varma tables",
    source="FIDE Handbook C.05 with annexes 1 and 2",
    articles={
        "6.6": "games of a player who withdraws from a round robin",
        "Annex 1": "Berger tables; last two rounds of the first cycle reversed in a double event",
        "Annex 2": "Varma tables: restricted drawing of lots",
    },
    valid_from=date(2017, 7, 1),
)
