"""The general rules of Swiss events: where the order before the first round and the handling are written."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

INITIAL_ORDER_2009 = Edition(
    regulation="TSF Swiss",
    id="2009",
    title="Turkish Chess Federation handbook: general Swiss rules: order of the list, handling",
    source="handbook of the federation, chapter Dutch system, A.1-A.2, B.1-B.2, F.6-F.9",
    articles={
        "A.2": "order by score, rating, title, alphabet; national rating where the FIDE rating does not decide",
        "A.2.b": "rating, higher first",
        "A.2.c": "title GM-IM-WGM-FM-WIM-CM-WFM-WCM",
        "A.2.d": "alphabetical",
        "A.2 national": "national rating between equals, and among those without a FIDE rating",
        "B.1.a": "nobody meets twice",
        "B.1.b": "nobody has a bye after points without a game",
        "B.2": "no difference of three between the colours, no third equal colour",
        "F.6": "an announced round that breaks neither B.1 nor B.2 is not changed",
        "F.8": "whoever stays away without a word counts as withdrawn",
        "F.9": "postponed games count as drawn for the pairing",
    },
    valid_until=date(2017, 6, 30),
)

INITIAL_ORDER_2026 = Edition(
    regulation="C.04.2",
    id="2026",
    title="FIDE General Handling Rules: initial order, open games, published rounds",
    source="FIDE Handbook C.04.2",
    articles={
        "2.2": "order by strength, title, alphabet",
        "2.2.1": "strength, higher first",
        "2.2.2": "title GM-IM-WGM-FM-WIM-CM-WFM-WCM-none",
        "2.2.3": "alphabetical unless announced otherwise",
        "2.3": "numbers may be given anew until round 4 is paired",
        "3.1": "adjourned games count as drawn for the pairing",
        "4.4": "a published round is changed if two meet again, hardly for anything else",
    },
    valid_from=date(2017, 7, 1),
)
