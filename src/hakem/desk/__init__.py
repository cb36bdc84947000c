"""What somebody at the desk of an event does, as pure functions: values and a wish in, values with messages out.

The command line, a desk and a page on the web share these; none of them decides
anything itself.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.desk.advice import Advice, Topic, advise
    from hakem.desk.announced import Verdict, verdict_on
    from hakem.desk.assuming import ASSUMABLE, assumable, assumed_standings, boards_to_assume, with_assumed
    from hakem.desk.by_stage import check_knockout_ranks, knockout_places, printed_places
    from hakem.desk.choosing import (
        DEFAULT_SYSTEM,
        SystemWish,
        another_days_edition,
        choose_system,
        own_system,
    )
    from hakem.desk.event_check import CheckRequest, EventCheck, check_event
    from hakem.desk.grouping import group_name, groups_named, groups_of
    from hakem.desk.import_difference import (
        ComparedRow,
        Difference,
        FieldChange,
        ImportDifference,
        OfferedAction,
        RowChoice,
        compare_players,
    )
    from hakem.desk.line_up_check import LineUpFinding, line_up_findings
    from hakem.desk.next_event import NUMBERINGS, Entries, EventWish, new_event
    from hakem.desk.next_round import (
        NextRound,
        ReadyToPair,
        RoundWish,
        pair_next,
        paired,
        ready_to_pair,
        round_taken_back,
    )
    from hakem.desk.planning import EventPlan, Pace, Ratings, facts_of, plan_of
    from hakem.desk.play_off import Tied, TieRequest, names_of, require_known, tied, with_outcome, with_white
    from hakem.desk.play_off_file import PlayoffFile, read_play_off, require_size
    from hakem.desk.printed import check_team_ranks, different_ranks
    from hakem.desk.prize_field import EventAwards, event_awards
    from hakem.desk.prizes import SharedPrizes, prizes_of_event, prizes_of_play_off
    from hakem.desk.qualifying import (
        Entrant,
        Qualified,
        chosen_by_hand,
        entries,
        final_places,
        in_order,
        qualifiers,
    )
    from hakem.desk.ranks import Tie, equal_on_points, moves, part_of, shared_place
    from hakem.desk.redrawing import Substitute, without_leavers
    from hakem.desk.result_difference import ComparedResult, ResultDifference, compare_results
    from hakem.desk.scheduling import Schedule, has_schedule, schedule_of
    from hakem.desk.seeding import SEEDINGS, EventSeeds, SeedRequest, own_knockout, seeds, seeds_of_tied
    from hakem.desk.verifying import EventVerdicts, verify_event
    from hakem.desk.withdrawals import Changed, come_back, leave
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.desk.advice": "Advice Topic advise",
            "hakem.desk.announced": "Verdict verdict_on",
            "hakem.desk.choosing": "DEFAULT_SYSTEM SystemWish another_days_edition choose_system own_system",
            "hakem.desk.event_check": "CheckRequest EventCheck check_event",
            "hakem.desk.by_stage": "check_knockout_ranks knockout_places printed_places",
            "hakem.desk.grouping": "group_name groups_named groups_of",
            "hakem.desk.next_event": "NUMBERINGS Entries EventWish new_event",
            "hakem.desk.next_round": "NextRound ReadyToPair RoundWish pair_next paired ready_to_pair round_taken_back",
            "hakem.desk.planning": "EventPlan Pace Ratings facts_of plan_of",
            "hakem.desk.play_off": "Tied TieRequest names_of require_known tied with_outcome with_white",
            "hakem.desk.play_off_file": "PlayoffFile read_play_off require_size",
            "hakem.desk.printed": "check_team_ranks different_ranks",
            "hakem.desk.assuming": "ASSUMABLE assumable assumed_standings boards_to_assume with_assumed",
            "hakem.desk.prize_field": "EventAwards event_awards",
            "hakem.desk.prizes": "SharedPrizes prizes_of_event prizes_of_play_off",
            "hakem.desk.line_up_check": "LineUpFinding line_up_findings",
            "hakem.desk.ranks": "Tie equal_on_points moves part_of shared_place",
            "hakem.desk.scheduling": "Schedule has_schedule schedule_of",
            "hakem.desk.qualifying": "Entrant Qualified chosen_by_hand entries final_places in_order qualifiers",
            "hakem.desk.redrawing": "Substitute without_leavers",
            "hakem.desk.seeding": "SEEDINGS SeedRequest EventSeeds own_knockout seeds seeds_of_tied",
            "hakem.desk.verifying": "EventVerdicts verify_event",
            "hakem.desk.withdrawals": "Changed come_back leave",
            "hakem.desk.import_difference": (
                "ComparedRow Difference FieldChange ImportDifference OfferedAction RowChoice compare_players"
            ),
            "hakem.desk.result_difference": "ComparedResult ResultDifference compare_results",
        },
    )

__all__ = [
    "ASSUMABLE",
    "DEFAULT_SYSTEM",
    "NUMBERINGS",
    "SEEDINGS",
    "Advice",
    "Changed",
    "CheckRequest",
    "ComparedResult",
    "ComparedRow",
    "Difference",
    "Entrant",
    "Entries",
    "EventAwards",
    "EventCheck",
    "EventPlan",
    "EventSeeds",
    "EventVerdicts",
    "EventWish",
    "FieldChange",
    "ImportDifference",
    "LineUpFinding",
    "NextRound",
    "OfferedAction",
    "Pace",
    "PlayoffFile",
    "Qualified",
    "Ratings",
    "ReadyToPair",
    "ResultDifference",
    "RoundWish",
    "RowChoice",
    "Schedule",
    "SeedRequest",
    "SharedPrizes",
    "Substitute",
    "SystemWish",
    "Tie",
    "TieRequest",
    "Tied",
    "Topic",
    "Verdict",
    "advise",
    "another_days_edition",
    "assumable",
    "assumed_standings",
    "boards_to_assume",
    "check_event",
    "check_knockout_ranks",
    "check_team_ranks",
    "choose_system",
    "chosen_by_hand",
    "come_back",
    "compare_players",
    "compare_results",
    "different_ranks",
    "entries",
    "equal_on_points",
    "event_awards",
    "facts_of",
    "final_places",
    "group_name",
    "groups_named",
    "groups_of",
    "has_schedule",
    "in_order",
    "knockout_places",
    "leave",
    "line_up_findings",
    "moves",
    "names_of",
    "new_event",
    "own_knockout",
    "own_system",
    "pair_next",
    "paired",
    "part_of",
    "plan_of",
    "printed_places",
    "prizes_of_event",
    "prizes_of_play_off",
    "qualifiers",
    "read_play_off",
    "ready_to_pair",
    "require_known",
    "require_size",
    "round_taken_back",
    "schedule_of",
    "seeds",
    "seeds_of_tied",
    "shared_place",
    "tied",
    "verdict_on",
    "verify_event",
    "with_assumed",
    "with_outcome",
    "with_white",
    "without_leavers",
]
