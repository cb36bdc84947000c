"""Where the Double-Swiss system is written."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

DOUBLE_SWISS_2026 = Edition(
    regulation="C.04.5",
    id="2026",
    title="Double-Swiss System, in force from February 2026",
    source="FIDE Handbook C.04.5, 2026",
    articles={
        "0": "a match of two games, and what a forfeit is in it",
        "1.3": "scoregroups and brackets",
        "1.4": "the bye is worth a win and a draw",
        "1.5": "floaters",
        "1.6": "the colour of a match is that of its first game",
        "C1": "two players meet once",
        "C2": "who may not have the bye",
        "C3": "the round can be completed",
        "C4": "as few upfloaters as possible",
        "C5": "scores of the upfloaters",
        "C6": "upfloaters of the following scoregroup",
        "C7": "upfloaters that floated in the round before",
        "C8": "opponents of upfloaters that floated in the round before",
        "3.4": "the bye: lowest score, most matches, largest number",
        "3.5": "the first of the best sets of upfloaters",
        "3.6": "the first of the best pairings of a bracket",
        "4.3.1": "nobody has played: number and colour drawn",
        "4.3.2": "White for the player with fewer Whites",
        "4.3.3": "alternate to the last round in which the colours differed",
        "4.3.4": "alternate the last colour of the higher ranked",
        "4.3.5": "alternate the last colour of the opponent",
    },
    valid_from=date(2026, 2, 1),
)
