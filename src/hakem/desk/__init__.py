"""What somebody at the desk of an event does, as pure functions: values and a wish in, values with messages out.

The command line, a desk and a page on the web share these; none of them decides
anything itself.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.desk.announced import Verdict, verdict_on
    from hakem.desk.by_stage import check_knockout_ranks, knockout_places, printed_places
    from hakem.desk.choosing import (
        DEFAULT_SYSTEM,
        SystemWish,
        another_days_edition,
        choose_system,
        own_system,
    )
    from hakem.desk.event_check import CheckRequest, EventCheck, check_event
    from hakem.desk.next_round import (
        NextRound,
        ReadyToPair,
        RoundWish,
        pair_next,
        paired,
        ready_to_pair,
        round_taken_back,
    )
    from hakem.desk.play_off import Tied, TieRequest, names_of, require_known, tied, with_outcome
    from hakem.desk.play_off_file import PlayoffFile, read_play_off, require_size
    from hakem.desk.printed import check_team_ranks, different_ranks
    from hakem.desk.prizes import SharedPrizes, prizes_of_event, prizes_of_play_off
    from hakem.desk.seeding import SEEDINGS, EventSeeds, SeedRequest, own_knockout, seeds, seeds_of_tied
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.desk.announced": "Verdict verdict_on",
            "hakem.desk.choosing": "DEFAULT_SYSTEM SystemWish another_days_edition choose_system own_system",
            "hakem.desk.event_check": "CheckRequest EventCheck check_event",
            "hakem.desk.by_stage": "check_knockout_ranks knockout_places printed_places",
            "hakem.desk.next_round": "NextRound ReadyToPair RoundWish pair_next paired ready_to_pair round_taken_back",
            "hakem.desk.play_off": "Tied TieRequest names_of require_known tied with_outcome",
            "hakem.desk.play_off_file": "PlayoffFile read_play_off require_size",
            "hakem.desk.printed": "check_team_ranks different_ranks",
            "hakem.desk.prizes": "SharedPrizes prizes_of_event prizes_of_play_off",
            "hakem.desk.seeding": "SEEDINGS SeedRequest EventSeeds own_knockout seeds seeds_of_tied",
        },
    )

__all__ = [
    "DEFAULT_SYSTEM",
    "SEEDINGS",
    "CheckRequest",
    "EventCheck",
    "EventSeeds",
    "NextRound",
    "PlayoffFile",
    "ReadyToPair",
    "RoundWish",
    "SeedRequest",
    "SharedPrizes",
    "SystemWish",
    "TieRequest",
    "Tied",
    "Verdict",
    "another_days_edition",
    "check_event",
    "check_knockout_ranks",
    "check_team_ranks",
    "choose_system",
    "different_ranks",
    "knockout_places",
    "names_of",
    "own_knockout",
    "own_system",
    "pair_next",
    "paired",
    "printed_places",
    "prizes_of_event",
    "prizes_of_play_off",
    "read_play_off",
    "ready_to_pair",
    "require_known",
    "require_size",
    "round_taken_back",
    "seeds",
    "seeds_of_tied",
    "tied",
    "verdict_on",
    "with_outcome",
]
