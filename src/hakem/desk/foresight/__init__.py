"""What may still happen to an event: what must happen for a place, exactly for a round and by samples beyond."""

from hakem.desk.foresight.asked import Goal, OpenBoardRef
from hakem.desk.foresight.conditions import Conditions, OwnResult, conditions_of
from hakem.desk.foresight.covering import Cover, Restriction, covered
from hakem.desk.foresight.outlook import SampledGoal, outlook_of

__all__ = [
    "Conditions",
    "Cover",
    "Goal",
    "OpenBoardRef",
    "OwnResult",
    "Restriction",
    "SampledGoal",
    "conditions_of",
    "covered",
    "outlook_of",
]
