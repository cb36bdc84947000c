"""Where Scheveningen and Skalitzka are written."""

from __future__ import annotations

from hakem.regulations.edition import Edition

SCHEVENINGEN_2009 = Edition(
    regulation="TSF Scheveningen",
    id="2009",
    title="Turkish Chess Federation handbook: Scheveningen eşlendirme kuralları",
    source="handbook of the federation, chapter Scheveningen",
    articles={
        "1": "everybody of one team meets everybody of the other; as many rounds as boards, or twice as many",
        "2": "colours alternate by round while team B moves one seat, or are balanced inside every round",
        "2 team A": "team A, who keeps its seats, is the one with the higher average rating",
        "2 teams": "more than two teams meet by the round-robin table, each meeting a Scheveningen of its own",
        "3": "one sheet per team",
    },
)

SKALITZKA_2009 = Edition(
    regulation="TSF Skalitzka",
    id="2009",
    title="Turkish Chess Federation handbook: Skalitzka yöntemi",
    source="handbook of the federation, chapter Round Robin, section Skalitzka",
    articles={
        "table": "three teams, two rounds, nobody without an opponent; the pattern continues for more boards",
        "scores": "the results of the boards add up to the score of the team",
    },
)
