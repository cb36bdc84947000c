"""Where the Burstein system is written, in its two editions."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition

BURSTEIN_2009 = Edition(
    regulation="TSF Burstein",
    id="2009",
    title="Turkish Chess Federation handbook: Swiss system based on Sonneborn-Berger and Buchholz (Burstein)",
    source="handbook of the federation, chapter Burstein system",
    articles={
        "1": "rating, scoregroup, due colour",
        "2": "unfinished games count as drawn",
        "3.1": "nobody meets the same opponent twice",
        "3.2": "order in a group: Sonneborn-Berger, Buchholz, Median, rating",
        "3.3": "a virtual point for the upper half in the first two rounds",
        "4.1": "no bye for somebody who scored without playing",
        "4.2": "the bye: the last of the lowest group",
        "4.3": "equal Sonneborn-Berger: Buchholz and so on",
        "5.1": "first round: odd places of the upper half have the colour drawn",
        "5.2": "no colour difference beyond two",
        "5.3": "no colour three times running",
        "5.4 both": "both get their due colour",
        "5.4 balance": "the due colour for whom it evens out more",
        "5.4 history": "the due colour by the nearest irregularity of the two histories",
        "5.4 rank": "the due colour for the higher Sonneborn-Berger, Buchholz, Median, rating",
        "6.1": "the highest against the lowest",
        "6.2": "order of pairings, even number",
        "6.3": "odd number: the floater goes to the next group, unless it came from another one",
        "6.4": "order of pairings, odd number",
        "6.5": "as many due colours as possible",
        "6.6": "back to the next pairing if the following group cannot be paired; two groups as one",
    },
    valid_until=date(2017, 6, 30),
)

BURSTEIN_2026 = Edition(
    regulation="C.04.4.2",
    id="2026",
    title="Burstein System, edition in force from February 2026",
    source="FIDE Handbook C.04.4.2, 2026",
    articles={
        "1.2.2": "brackets: a scoregroup and those who come to it",
        "1.5": "colour preferences",
        "1.6": "seeding rounds are paired by the Dutch system",
        "1.7": "opposition: Buchholz and Sonneborn-Berger",
        "1.8": "order inside a bracket",
        "1.9": "the round must be complete; the bye is given first",
        "2.1.1": "C1: nobody meets the same opponent twice",
        "2.1.2": "C2: who may not have the bye",
        "2.1.3": "C3: two with the same absolute preference do not meet",
        "2.2.1": "C4: the round can be completed",
        "2.3.1": "C5: as many pairs as possible",
        "2.3.2": "C6: scores of the outgoing floaters",
        "2.3.3": "C7: the following bracket",
        "2.3.4": "C8: colour preferences",
        "3.1": "the bye: lowest score, most games, lowest rank",
        "3.2": "brackets from the top; the first of the best pairings",
        "4": "order of pairings: the opponent of the first player with the largest number first",
        "5.2.1": "neither has played: number of the higher ranked by 1.8 and colour drawn",
        "5.2.2": "grant both colour preferences",
        "5.2.3": "grant the stronger preference",
        "5.2.4": "alternate to the last round in which the colours differed",
        "5.2.5": "grant the preference of the higher ranked",
    },
    valid_from=date(2026, 2, 1),
)
