"""Where the tie-breaks are written: the federation's handbook, and C.07 in three texts."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from hakem.regulations.edition import Edition

TIEBREAKS_2009 = Edition(
    regulation="TSF Tie-breaks",
    id="2009",
    title="Turkish Chess Federation handbook: Eşitlik bozma yöntemleri",
    source="handbook of the federation, chapter on breaking ties",
    articles={
        "Maç Puanları": "match points of a team: 2, 1 or 0 by more, as many or fewer than half of the board points",
        "Takım Puanları": "the points that all boards of a team have brought",
        "Galibiyet Sayısı": "number of wins over the board",
        "Kademeli": "progressive score: the scores after every round, added up",
        "Eksiltilmiş Kademeli": "progressive score without the first rounds",
        "Doğrudan Karşılaşma": "points of those tied against each other, if all have met",
        "Kashdan": "4 for a win, 2 for a draw, 1 for a loss, 2 for points obtained without playing",
        "Koya": "points against those with 50 % or more",
        "Genişletilmiş Koya": "Koya carried on, step by step, to the score groups below 50 %",
        "Ayarlanmış Puan": "adjusted score of an opponent: every round without a game is a draw",
        "Oynamadan": "the virtual opponent of a round without a game",
        "Buchholz": "adjusted scores of the opponents, added up",
        "Buchholz Buchholzu": "Buchholz scores of the opponents, added up",
        "Medyan": "Buchholz without as many of the lowest as of the highest values",
        "Medyan Alttan": "Buchholz without the lowest values",
        "Sonneborn-Berger": "adjusted scores of the opponents, each times the points made against it",
        "OKM": "match points of the opponents without the lowest",
        "OKM Sonneborn-Berger": "board points times match points of the opponent, without the lowest that is not zero",
        "Takım Sonneborn-Berger": "team round robin: board points times match points of the opponent",
        "Takım Sonneborn-Berger gerçek": "team round robin: board points of beaten teams, half of those drawn with",
        "Rating Ortalaması": "average rating of the opponents",
        "Azaltarak Ortalama": "average rating without the lowest",
        "Performans": "performance rating, differences up to 350",
        "Renk": "more games with Black, never in a round robin",
        "Kura": "drawing of lots",
        "Uygulama": "which tie-breaks for which kind of event",
        "Uygulama üst masa": "who won the highest board played in the match between two teams",
        "Uygulama hükmen": "fewer wins by forfeit",
    },
    valid_until=date(2023, 8, 31),
)

_C07_2023: Mapping[str, str] = MappingProxyType(
    {
        "4.2": "each tie-break inside the group still tied",
        "4.3": "types of tie-breaks: tied contestants, own results, opponents' results, data known beforehand",
        "4.4": "every encounter with the same opponent counts for itself",
        "6": "direct encounter",
        "6.1.1": "direct encounter: forfeits do not count unless the event says so",
        "6.1.2": "direct encounter: several meetings of a pair count with their average",
        "6.2": "direct encounter if all have met",
        "6.3": "direct encounter if not all have met",
        "7.1": "number of wins, with or without playing",
        "7.2": "games won over the board",
        "7.3": "games with Black over the board",
        "7.4": "games won with Black over the board",
        "7.5": "progressive score",
        "7.6": "rounds one elected to play",
        "8.1": "Buchholz",
        "8.2": "average of the opponents' Buchholz",
        "8.3": "fore Buchholz: the last round as draws",
        "9.1": "Sonneborn-Berger",
        "9.2": "Koya",
        "10": "tie-breaks from ratings; they are left out where somebody has none, unless the event says otherwise",
        "10.1": "average rating of the opponents",
        "10.2": "performance rating",
        "10.3": "perfect performance",
        "10.4": "average performance rating of the opponents",
        "10.5": "average perfect performance of the opponents",
        "12.1": "board count",
        "12.2": "top board results",
        "12.3": "bottom board elimination",
        "13.1": "the score of a team that is not the primary one",
        "13.2": "Sonneborn-Berger of teams with either score",
        "13.3": "direct encounter of teams, extended to the other score",
        "13.4": "scores and schedule strength combination",
        "14": "modifiers: medians, forfeits between paired contestants as games, reversed order",
        "14.1": "cuts: the least significant values do not count",
        "14.5": "another limit for Koya",
        "15.1": "rounds without a game",
        "15.2": "forfeits in a round robin are games",
        "16.1": "rounds left unplayed of one's own will",
        "16.2": "kinds of rounds without a game",
        "16.3": "an opponent's rounds without a game",
        "16.4": "one's own round without a game: a dummy opponent of the own score",
        "16.5": "a low cut takes a round left unplayed of one's own will first",
    }
)

TIEBREAKS_2023 = Edition(
    regulation="C.07",
    id="2023",
    title="FIDE Play-off and Tie-break Regulations, dummy opponent",
    source="FIDE Handbook C.07, approved 1 August 2023",
    articles=_C07_2023,
    valid_from=date(2023, 9, 1),
    valid_until=date(2024, 7, 31),
)

TIEBREAKS_2024 = Edition(
    regulation="C.07",
    id="2024",
    title="FIDE Tie-break Regulations, dummy opponent",
    source="FIDE Handbook C.07 as of 1 August 2024",
    articles=_C07_2023,
    valid_from=date(2024, 8, 1),
    valid_until=date(2026, 2, 28),
)

TIEBREAKS_2026 = Edition(
    regulation="C.07",
    id="2026",
    title="FIDE Tie-break Regulations, capped dummy opponent",
    source="FIDE Handbook C.07 as of 1 March 2026",
    articles={
        **_C07_2023,
        "7.7": "standard points: a round counts 1, half or nothing whatever the scoring",
        "7.8": "pairing number",
        "10.6": "own rating",
        "13.3.2": "how two teams still tied after 13.3 are separated",
        "16.4.1": "a forfeit: no more than the adjusted score of the scheduled opponent",
        "16.4.2": "any other round without a game: no more than a draw in every round",
    },
    valid_from=date(2026, 3, 1),
)
