"""Knockouts and play-offs: plans and seeds, and play as pure functions of lots and of the results so far.

The public names of all its rooms; a room is loaded when one of its names is first asked for.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.knockout.conduct import CONDUCT
    from hakem.knockout.contests.as_data import (
        log_to_data,
        outline_to_data,
        record_to_data,
        result_to_data,
        state_to_data,
    )
    from hakem.knockout.contests.contest import (
        Contest,
        Decided,
        Finish,
        GameDue,
        GameId,
        GameKind,
        GameOutcome,
        GameResult,
        Log,
        Lots,
        Pending,
        Stage,
        StageName,
        State,
        Tier,
    )
    from hakem.knockout.contests.match import BoardSet, Controls, GoldenPoint, Match, MatchArticles, MatchRules
    from hakem.knockout.contests.playoff import (
        Outline,
        PlayoffRecord,
        describe,
        playoff,
        playoff_values,
        require_players,
        values_of_order,
    )
    from hakem.knockout.contests.playoff_format import OutlineLine
    from hakem.knockout.contests.playoff_options import PLAYOFF_CONTROLS, PlayoffOptions
    from hakem.knockout.contests.playoff_times import pause_told, play_off_timetable, start_after
    from hakem.knockout.contests.record import EMPTY_LOG, correct, history, play, require_sound, take_back
    from hakem.knockout.contests.round_robin import FinalTable, RoundRobin
    from hakem.knockout.event.event import Course, KnockoutEvent, MatchScore, PlanStage
    from hakem.knockout.event.places import KnockoutPlace, KnockoutPlaces, places_so_far
    from hakem.knockout.event.rounds import EventRound, PlacedGame, RoundPlace, event_rounds, games_due_next
    from hakem.knockout.event.tournament import (
        CUSTOM_KNOCKOUT,
        KNOCKOUT_LOTS,
        EventSoFar,
        LineUp,
        as_reported,
        as_tournament,
        event_in,
        line_up,
        log_of,
        named,
        seats_in,
    )
    from hakem.knockout.plans.plan import (
        PRELIMINARY,
        BestLeft,
        Plan,
        PlannedMatch,
        PlannedStage,
        Seed,
        Slot,
        WinnerOf,
        plan,
        plan_as_data,
        plan_steps,
        size_after_preliminary,
        stage_title,
    )
    from hakem.knockout.plans.progress import MatchKey, Progress
    from hakem.knockout.plans.seeding import (
        Entrant,
        Seeding,
        as_given,
        as_played,
        by_lots,
        by_ranking,
        by_rating,
        teams_by_rating,
    )
    from hakem.knockout.plans.timetable import (
        DAY,
        USUAL_PAUSES,
        USUAL_TIMES,
        MatchPart,
        MatchTimes,
        Pauses,
        Remedy,
        Timetable,
        TimetableRow,
        clock_text,
        play_off_start,
        remedies,
        timetable,
    )
    from hakem.knockout.prizes import share_by_stage, share_places
    from hakem.knockout.sides import Refer, Side
    from hakem.knockout.time_control import GOLDEN, USUAL, TimeControl
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.knockout.contests.as_data": (
                "log_to_data outline_to_data record_to_data result_to_data state_to_data"
            ),
            "hakem.knockout.contests.contest": (
                "Contest Decided Finish GameDue GameId GameKind GameOutcome GameResult Log Lots Pending Stage "
                "StageName State Tier"
            ),
            "hakem.knockout.contests.match": "BoardSet Controls GoldenPoint Match MatchArticles MatchRules",
            "hakem.knockout.contests.playoff": (
                "Outline PlayoffRecord describe playoff playoff_values require_players values_of_order"
            ),
            "hakem.knockout.contests.playoff_format": "OutlineLine",
            "hakem.knockout.conduct": "CONDUCT",
            "hakem.knockout.contests.playoff_times": "pause_told play_off_timetable start_after",
            "hakem.knockout.contests.playoff_options": "PLAYOFF_CONTROLS PlayoffOptions",
            "hakem.knockout.contests.record": "EMPTY_LOG correct history play require_sound take_back",
            "hakem.knockout.contests.round_robin": "FinalTable RoundRobin",
            "hakem.knockout.event.event": "Course KnockoutEvent MatchScore PlanStage",
            "hakem.knockout.event.places": "KnockoutPlace KnockoutPlaces places_so_far",
            "hakem.knockout.event.rounds": "EventRound PlacedGame RoundPlace event_rounds games_due_next",
            "hakem.knockout.event.tournament": (
                "CUSTOM_KNOCKOUT KNOCKOUT_LOTS EventSoFar LineUp as_reported as_tournament event_in line_up log_of "
                "named seats_in"
            ),
            "hakem.knockout.plans.plan": (
                "PRELIMINARY BestLeft Plan PlannedMatch PlannedStage Seed Slot WinnerOf plan plan_as_data "
                "plan_steps size_after_preliminary stage_title"
            ),
            "hakem.knockout.plans.progress": "MatchKey Progress",
            "hakem.knockout.plans.seeding": (
                "Entrant Seeding as_given as_played by_lots by_ranking by_rating teams_by_rating"
            ),
            "hakem.knockout.plans.timetable": (
                "DAY USUAL_PAUSES USUAL_TIMES MatchPart MatchTimes Pauses Remedy Timetable TimetableRow clock_text "
                "play_off_start remedies timetable"
            ),
            "hakem.knockout.prizes": "share_by_stage share_places",
            "hakem.knockout.sides": "Refer Side",
            "hakem.knockout.time_control": "GOLDEN USUAL TimeControl",
        },
    )

__all__ = [
    "CONDUCT",
    "CUSTOM_KNOCKOUT",
    "DAY",
    "EMPTY_LOG",
    "GOLDEN",
    "KNOCKOUT_LOTS",
    "PLAYOFF_CONTROLS",
    "PRELIMINARY",
    "USUAL",
    "USUAL_PAUSES",
    "USUAL_TIMES",
    "BestLeft",
    "BoardSet",
    "Contest",
    "Controls",
    "Course",
    "Decided",
    "Entrant",
    "EventRound",
    "EventSoFar",
    "FinalTable",
    "Finish",
    "GameDue",
    "GameId",
    "GameKind",
    "GameOutcome",
    "GameResult",
    "GoldenPoint",
    "KnockoutEvent",
    "KnockoutPlace",
    "KnockoutPlaces",
    "LineUp",
    "Log",
    "Lots",
    "Match",
    "MatchArticles",
    "MatchKey",
    "MatchPart",
    "MatchRules",
    "MatchScore",
    "MatchTimes",
    "Outline",
    "OutlineLine",
    "Pauses",
    "Pending",
    "PlacedGame",
    "Plan",
    "PlanStage",
    "PlannedMatch",
    "PlannedStage",
    "PlayoffOptions",
    "PlayoffRecord",
    "Progress",
    "Refer",
    "Remedy",
    "RoundPlace",
    "RoundRobin",
    "Seed",
    "Seeding",
    "Side",
    "Slot",
    "Stage",
    "StageName",
    "State",
    "Tier",
    "TimeControl",
    "Timetable",
    "TimetableRow",
    "WinnerOf",
    "as_given",
    "as_played",
    "as_reported",
    "as_tournament",
    "by_lots",
    "by_ranking",
    "by_rating",
    "clock_text",
    "correct",
    "describe",
    "event_in",
    "event_rounds",
    "games_due_next",
    "history",
    "line_up",
    "log_of",
    "log_to_data",
    "named",
    "outline_to_data",
    "pause_told",
    "places_so_far",
    "plan",
    "plan_as_data",
    "plan_steps",
    "play",
    "play_off_start",
    "play_off_timetable",
    "playoff",
    "playoff_values",
    "record_to_data",
    "remedies",
    "require_players",
    "require_sound",
    "result_to_data",
    "seats_in",
    "share_by_stage",
    "share_places",
    "size_after_preliminary",
    "stage_title",
    "start_after",
    "state_to_data",
    "take_back",
    "teams_by_rating",
    "timetable",
    "values_of_order",
]
