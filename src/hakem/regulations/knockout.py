"""Where the knockout and its play-offs are written."""

from __future__ import annotations

from hakem.regulations.edition import Edition

KNOCKOUT_2009 = Edition(
    regulation="TSF Knockout",
    id="2009",
    title="Turkish Chess Federation handbook: Eleme sistemi",
    source="handbook of the federation, chapter Knockout, and its separate print",
    articles={
        "A.4": "seeds by rating unless the event says otherwise; lots for those without a rating",
        "A.5": "more than three stages of play-offs are arranged to end on one day",
        "A.6": "pairing and time of play-offs are announced beforehand",
        "A.7": "the last stage has as many matches as there are places to fill",
        "A.8": "play-offs: seeds by the ranking of the event before",
        "A.9": "as many games with White as with Black, an even number, two at least",
        "A.10": "extra time equal too: a golden-point game",
        "A.11": "a drawn golden-point game: White is out",
        "A.16": "both flags down in a golden-point game: the later flag wins",
        "A.19": "those who lose in the same stage share the prizes of their places",
        "A.20": "there must be enough time to come to a result",
        "A.21": "play-offs begin half an hour after the last game at the earliest",
        "A.23": "a tied match has extra time of two games at least",
        "A.24": "extra time is as long as the first games or shorter",
        "A.25": "five minutes between games, ten between stages",
        "A.26": "20 minutes each, or 15 with 10 seconds a move; golden point 5 minutes for White, 4 for Black",
        "A.28": "colours by lot",
        "A.29": "how the lot of colours is drawn; the golden point has a lot of its own",
        "A.30": "teams: the captain draws, all boards have the colour drawn",
        "B.1": "how many play and how many are selected",
        "B.2": "a preliminary stage, unless the players are a doubled multiple of those to be selected",
        "B.3": "the preliminary stage leaves such a multiple",
        "B.4": "fewer than twice as many as are selected: nothing but the preliminary stage",
        "C.1": "two tied for first place",
        "C.2": "three tied for first place",
        "C.3": "four tied for first place",
        "C.4": "five tied for first place",
        "C.5": "six tied for first place",
        "C.6": "seven tied for first place",
        "C.7": "eight tied for first place",
        "C.8": "nine tied for first place",
        "C.9": "ten tied for first place",
        "C.10": "eleven or more tied for first place",
    },
)
