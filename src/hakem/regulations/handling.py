"""General handling of Swiss events: open results, absentees, the lot for the colour, announced rounds."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

HANDLING_2009 = Edition(
    regulation="TSF Swiss",
    id="2009",
    title="Turkish Chess Federation handbook: general Swiss rules, F handling",
    source="handbook of the federation, chapter Dutch system, A.7.c, B.1-B.2, F.6-F.9",
    articles={
        "A.7.c": "the colour of the first round is drawn by lot",
        "B.1.a": "nobody meets twice",
        "B.1.b": "nobody has a bye after points without a game",
        "B.2": "no difference of three between the colours, no third equal colour",
        "F.6": "an announced round that breaks neither B.1 nor B.2 is not changed",
        "F.8": "whoever stays away without a word counts as withdrawn",
        "F.9": "postponed games count as drawn for the pairing",
    },
    valid_until=date(2017, 6, 30),
)

HANDLING_2026 = Edition(
    regulation="C.04.2",
    id="2026",
    title="FIDE General Handling Rules: open games and published pairings",
    source="FIDE Handbook C.04.2",
    articles={
        "3.1": "adjourned games count as drawn for the pairing",
        "4.4": "a published round is changed if two meet again, hardly for anything else",
    },
    valid_from=date(2017, 7, 1),
)
