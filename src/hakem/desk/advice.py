"""What the handbook advises before an event: which system, how many rounds, which tie-breaks, when play-offs.

Advice is data: every piece has its place in the text, what it says and why. It
follows from a few facts of the event. The handbook gives no number where it says
"few players"; the one used here is that of its largest table.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator, Mapping

from hakem.desk.planning import EventPlan, Ratings, all_meet, one_winner
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.regulations import (
    KNOCKOUT_2009,
    PLANNING_2009,
    ROUND_ROBIN_2009,
    SCHEVENINGEN_2009,
    SKALITZKA_2009,
    TIEBREAKS_2009,
    Article,
)
from hakem.tiebreaks import Preset
from hakem.tiebreaks.advice import values_cut
from hakem.tiebreaks.presets import preset
from hakem.values import dataclass

FEW = 12
"""As many as the largest table that the handbook prints for "few players"."""
LONGEST_SHORT_EVENT = 6
"""Events of five or six rounds are too short for a median."""


class Topic(enum.Enum):
    """What advice is about, in the order in which an event is planned."""

    SYSTEM = "system"
    ROUNDS = "rounds"
    TIE_BREAKS = "tie-breaks"
    PLAY_OFFS = "play-offs"


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece: what to do, why, and where it is written.

    ``system`` and ``preset`` are names that other parts of the program understand,
    where the advice is to choose one.
    """

    topic: Topic
    message: Message
    reason: Message
    article: Article
    system: str = ""
    preset: str = ""


Filled = Mapping[str, Datum]


@dataclass(frozen=True, slots=True)
class Counsel:
    """A sentence of the handbook, and for which events it says what: once for each of what ``of`` gives."""

    name: str
    topic: Topic
    article: Article
    of: Callable[[EventPlan], Iterable[Filled]]

    def pieces(self, plan: EventPlan) -> Iterator[Advice]:
        """What it says about this event."""
        for data in self.of(plan):
            message, reason = Message(f"advice.{self.name}", data), Message(f"advice.why.{self.name}", data)
            chosen, listed = (str(data.get(name, "")) for name in ("system", "preset"))
            yield Advice(self.topic, message, reason, self.article, chosen, listed)


def advise(plan: EventPlan) -> tuple[Advice, ...]:
    """All that the handbook says about such an event, in the order of planning it."""
    if plan.sides < _LEAST:
        raise RequestError(Message("advice.too-few", {"least": _LEAST}))
    return tuple(piece for counsel in COUNSELS for piece in counsel.pieces(plan))


_LEAST = 2


def groups_with_final(plan: EventPlan) -> tuple[int, int, int] | None:
    """The fewest groups whose round robins and a final there is time for: groups, the size of one, finalists."""
    limit = plan.limit or 0
    for groups in range(2, min(plan.sides // 3, limit) + 1):
        size, finalists = -(-plan.sides // groups), groups if groups > 2 else 2 * groups
        if all_meet(size) + all_meet(finalists) <= limit:
            return groups, size, finalists
    return None


def _is_scheveningen(plan: EventPlan) -> bool:
    return plan.teams == 2


def _is_skalitzka(plan: EventPlan) -> bool:
    return plan.teams == 3 and (plan.boards is None or plan.boards % 2 == 0)


def _is_round_robin(plan: EventPlan) -> bool:
    """There is time for it, and they are few, or of one class, or the event has as many rounds as that."""
    rounds = all_meet(plan.sides)
    if _is_scheveningen(plan) or _is_skalitzka(plan) or not plan.holds(rounds):
        return False
    return plan.sides <= FEW or _is_of_one_class(plan) or plan.rounds is not None


def _is_of_one_class(plan: EventPlan) -> bool:
    """Players close to each other, few or with time enough to meet all of them."""
    time = plan.sides <= FEW or plan.limit is not None
    return plan.ratings is Ratings.CLOSE and not plan.teams and time and plan.holds(all_meet(plan.sides))


def _is_swiss(plan: EventPlan) -> bool:
    return not (_is_scheveningen(plan) or _is_skalitzka(plan) or _is_round_robin(plan))


def _few(plan: EventPlan) -> Iterator[Filled]:
    if _is_round_robin(plan) and plan.sides <= FEW:
        yield {"system": "berger", "sides": plan.sides}


def _one_class(plan: EventPlan) -> Iterator[Filled]:
    """For few players a second reason, for more of them the only one."""
    if _is_of_one_class(plan):
        yield {"system": "berger", "rounds": all_meet(plan.sides)}


def _complete(plan: EventPlan) -> Iterator[Filled]:
    """More than a few, not of one class, and yet there is time."""
    rounds = all_meet(plan.sides)
    if plan.sides > FEW and not _is_of_one_class(plan) and plan.limit is not None and plan.holds(rounds):
        yield {"system": "berger", "rounds": rounds}


def _twice(plan: EventPlan) -> Iterator[Filled]:
    if _is_round_robin(plan) and plan.limit is not None and plan.holds(2 * all_meet(plan.sides)):
        yield {"rounds": 2 * all_meet(plan.sides)}


def _groups(plan: EventPlan) -> Iterator[Filled]:
    found = groups_with_final(plan) if _is_swiss(plan) else None
    if found is not None and not plan.teams:
        groups, size, finalists = found
        rounds = all_meet(size) + all_meet(finalists)
        yield {"groups": groups, "size": size, "finalists": finalists, "rounds": rounds}


def _few_but_no_time(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and plan.sides <= FEW and plan.limit is not None:
        yield {"rounds": all_meet(plan.sides), "limit": plan.limit}


def _swiss(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan):
        yield {}


def _swiss_of_players(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and not plan.teams:
        yield {"system": "dutch", "sides": plan.sides}


def _swiss_of_teams(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and plan.teams:
        yield {"sides": plan.sides}


def _burstein(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and not plan.teams and plan.ratings is Ratings.FEW:
        yield {"system": "burstein"}


def _too_many(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and plan.sides > FEW and not plan.holds(one_winner(plan.sides)):
        yield {"sides": plan.sides}


def _two_teams(plan: EventPlan) -> Iterator[Filled]:
    if _is_scheveningen(plan):
        yield {"system": "scheveningen"}


def _three_teams(plan: EventPlan) -> Iterator[Filled]:
    if _is_skalitzka(plan):
        yield {"system": "skalitzka"}


def _of_table(plan: EventPlan) -> Iterator[Filled]:
    if _is_round_robin(plan):
        yield {"rounds": all_meet(plan.sides)}


def _of_boards(plan: EventPlan) -> Iterator[Filled]:
    if _is_scheveningen(plan) and plan.boards is not None and plan.holds(plan.boards):
        yield {"rounds": plan.boards}


def _more_boards_than_rounds(plan: EventPlan) -> Iterator[Filled]:
    if _is_scheveningen(plan) and plan.boards is not None and plan.limit is not None and not plan.holds(plan.boards):
        yield {"rounds": plan.boards, "limit": plan.limit}


def _enough(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and plan.rounds is None and plan.holds(one_winner(plan.sides)):
        yield {"least": one_winner(plan.sides)}


def _enough_as_said(plan: EventPlan) -> Iterator[Filled]:
    if _is_swiss(plan) and plan.rounds is not None and plan.holds(one_winner(plan.sides)):
        yield {"least": one_winner(plan.sides), "rounds": plan.rounds}


def _not_enough(plan: EventPlan) -> Iterator[Filled]:
    least = one_winner(plan.sides)
    if _is_swiss(plan) and plan.limit is not None and not plan.holds(least):
        yield {"least": least, "limit": plan.limit, "sides": plan.sides, "most": 2**plan.limit}


def _always(_plan: EventPlan) -> Iterator[Filled]:
    yield {}


def _lists(plan: EventPlan) -> tuple[str, ...]:
    """The proposed lists for the event; all three of a Swiss if nobody knows the ratings."""
    if plan.teams:
        return ("team-round-robin",) if _is_round_robin(plan) else ("team-swiss",) if _is_swiss(plan) else ()
    if _is_round_robin(plan):
        return ("individual-round-robin",)
    lists = {
        Ratings.CLOSE: "swiss-ratings-close",
        Ratings.APART: "swiss-ratings-apart",
        Ratings.FEW: "swiss-unrated",
    }
    return tuple(lists.values()) if plan.ratings is None else (lists[plan.ratings],)


def _proposed(plan: EventPlan) -> Iterator[Filled]:
    for name in _lists(plan):
        listed = preset(name)
        yield {"preset": name, "for": listed.title, "codes": _codes(listed)}


def _codes(listed: Preset) -> tuple[str, ...]:
    return (*((listed.primary.value,) if listed.of_teams else ()), *listed.codes)


def _with_buchholz(plan: EventPlan) -> bool:
    return _is_swiss(plan) and not plan.teams


def _no_median(plan: EventPlan) -> Iterator[Filled]:
    if _with_buchholz(plan) and plan.limit is not None and plan.limit <= LONGEST_SHORT_EVENT:
        yield {"rounds": plan.limit}


def _cuts(plan: EventPlan) -> Iterator[Filled]:
    deepest = values_cut(plan.rounds) if plan.rounds is not None else 0
    if _with_buchholz(plan) and deepest:
        numbers = range(1, deepest + 1)
        medians, cuts = (tuple(f"BH/{letter}{n}" for n in numbers) for letter in "MC")
        yield {"rounds": plan.rounds or 0, "medians": medians, "cuts": cuts}


def _cuts_by_rounds(plan: EventPlan) -> Iterator[Filled]:
    if _with_buchholz(plan) and plan.rounds is None and plan.holds(LONGEST_SHORT_EVENT + 1):
        yield {}


def _open_events(plan: EventPlan) -> Iterator[Filled]:
    if _with_buchholz(plan):
        yield {}


def _wins(plan: EventPlan) -> Iterator[Filled]:
    if plan.top:
        yield {}


def _colours(plan: EventPlan) -> Iterator[Filled]:
    if _is_round_robin(plan):
        yield {}


def _at_stake(plan: EventPlan) -> Iterator[Filled]:
    if plan.title:
        yield {}


def _not_at_stake(plan: EventPlan) -> Iterator[Filled]:
    if not plan.title:
        yield {}


_P, _R, _T, _K = PLANNING_2009.art, ROUND_ROBIN_2009.art, TIEBREAKS_2009.art, KNOCKOUT_2009.art

COUNSELS: tuple[Counsel, ...] = (
    Counsel("round-robin", Topic.SYSTEM, _P("Döner"), _few),
    Counsel("one-class", Topic.SYSTEM, _P("Döner sınıf"), _one_class),
    Counsel("complete", Topic.SYSTEM, _P("Döner sınıf"), _complete),
    Counsel("twice", Topic.SYSTEM, _R("1"), _twice),
    Counsel("scheveningen", Topic.SYSTEM, SCHEVENINGEN_2009.art("1"), _two_teams),
    Counsel("skalitzka", Topic.SYSTEM, SKALITZKA_2009.art("table"), _three_teams),
    Counsel("no-time-for-all", Topic.SYSTEM, _P("İsviçre"), _few_but_no_time),
    Counsel("swiss", Topic.SYSTEM, _P("İsviçre"), _swiss_of_players),
    Counsel("swiss-of-teams", Topic.SYSTEM, _P("İsviçre"), _swiss_of_teams),
    Counsel("burstein", Topic.SYSTEM, _P("Burstein"), _burstein),
    Counsel("groups", Topic.SYSTEM, _R("2 groups"), _groups),
    Counsel("preliminaries", Topic.SYSTEM, _P("Eleme"), _too_many),
    Counsel("round-robin-rounds", Topic.ROUNDS, _R("1"), _of_table),
    Counsel("scheveningen-rounds", Topic.ROUNDS, SCHEVENINGEN_2009.art("1"), _of_boards),
    Counsel("scheveningen-too-long", Topic.ROUNDS, SCHEVENINGEN_2009.art("1"), _more_boards_than_rounds),
    Counsel("enough-rounds", Topic.ROUNDS, _P("İsviçre birinci"), _enough),
    Counsel("rounds-suffice", Topic.ROUNDS, _P("İsviçre birinci"), _enough_as_said),
    Counsel("too-few-rounds", Topic.ROUNDS, _P("İsviçre birinci"), _not_enough),
    Counsel("announce-rounds", Topic.ROUNDS, _P("Ana Kurallar 1"), _swiss),
    Counsel("list", Topic.TIE_BREAKS, _T("Uygulama"), _proposed),
    Counsel("no-median", Topic.TIE_BREAKS, _T("Medyan"), _no_median),
    Counsel("cuts", Topic.TIE_BREAKS, _T("Medyan Alttan"), _cuts),
    Counsel("cuts-by-rounds", Topic.TIE_BREAKS, _T("Medyan Alttan"), _cuts_by_rounds),
    Counsel("open-events", Topic.TIE_BREAKS, _T("Buchholz Buchholzu"), _open_events),
    Counsel("wins", Topic.TIE_BREAKS, _T("Galibiyet Sayısı"), _wins),
    Counsel("colours", Topic.TIE_BREAKS, _T("Renk"), _colours),
    Counsel("regulations", Topic.TIE_BREAKS, _P("Eşitlik Bozma seçim"), _always),
    Counsel("permission", Topic.TIE_BREAKS, _T("Uygulama"), _always),
    Counsel("play-offs", Topic.PLAY_OFFS, _P("Eşitlik Bozma ek maç"), _at_stake),
    Counsel("play-off-announced", Topic.PLAY_OFFS, _K("A.6"), _at_stake),
    Counsel("play-off-time", Topic.PLAY_OFFS, _K("A.21"), _at_stake),
    Counsel("play-off-day", Topic.PLAY_OFFS, _K("A.5"), _at_stake),
    Counsel("prizes", Topic.PLAY_OFFS, _P("Eşitlik Bozma ödül"), _not_at_stake),
)
"""Everything the handbook advises, with its place."""
