"""What two editions make of one event, for people and programs."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.explain import step_to_data
from hakem.i18n import Datum, Json, Message, PairRef, PlayerRef, Renderer
from hakem.pairing.api import RoundPairing
from hakem.pairing.two_editions import EditionsCompared, RoundOfEditions
from hakem.reports.why.why_not_text import round_as_data, rung_cells, rung_data
from hakem.values import dataclass

_INDENT = "  "


@dataclass(frozen=True, slots=True)
class EditionsRound:
    """A round in which two editions part, in words: the boards of each, the reason, and the criteria that led to it.

    ``boards`` has one line instead if an edition gives no round.
    """

    title: str
    boards: tuple[str, ...]
    reason: str = ""
    rungs: tuple[tuple[str, str, str, str], ...] = ()


def editions_heading(found: EditionsCompared, words: Renderer) -> tuple[str, str]:
    """Which editions are compared, and how many rounds differ."""
    one, two = found.editions
    data: dict[str, Datum] = {"first": one.whole, "second": two.whole}
    counted = {"rounds": len(found.rounds), "different": sum(not each.same for each in found.rounds)}
    return words.say(Message("why.editions.title", data)), words.say(Message("why.editions.count", {**data, **counted}))


def editions_rounds(found: EditionsCompared, words: Renderer) -> list[EditionsRound]:
    """The rounds that differ."""
    return [_round(each, found, words) for each in found.rounds if not each.same]


def _round(each: RoundOfEditions, found: EditionsCompared, words: Renderer) -> EditionsRound:
    title = words.say(Message("why.editions.round", {"round": each.round_no}))
    one, two = each.first, each.second
    if one is None or two is None:
        return EditionsRound(title, (words.say(each.refused),) if each.refused else ())
    first, second = found.editions
    boards = [
        words.say(Message("why.editions.boards", {"edition": edition.whole, "boards": tuple(_apart(mine, other))}))
        for edition, mine, other in ((first, one, two), (second, two, one))
    ]
    if each.why is None:
        return EditionsRound(title, tuple(boards))
    step = each.why.step
    reason = words.say(Message("why.editions.why", {"reason": words.cited(step.article, step.message)}))
    return EditionsRound(title, tuple(boards), reason, tuple(rung_cells(rung, words) for rung in each.why.rungs))


def editions_text(found: EditionsCompared, words: Renderer) -> str:
    """How many rounds differ, and of each the boards of both with the first article that tells them apart."""
    lines = [*editions_heading(found, words)]
    for each in editions_rounds(found, words):
        told = (*each.boards, each.reason) if each.reason else each.boards
        lines += ["", each.title, *(_INDENT + line for line in told)]
    return "\n".join(lines) + "\n"


def _apart(mine: RoundPairing, other: RoundPairing) -> Iterator[Datum]:
    """The boards of one round that the other has not, White first, and another bye."""
    theirs = set(other.boards)
    yield from (PairRef(b.white, b.black) for b in mine.boards if b not in theirs)
    yield from (Message("why.bye", {"player": PlayerRef(b.player)}) for b in mine.byes if b not in other.byes)


def editions_data(found: EditionsCompared, words: Renderer) -> dict[str, Json]:
    """The same for programs."""
    one, two = found.editions
    return {
        "system": found.system,
        "editions": [one.id, two.id],
        "different": sum(not each.same for each in found.rounds),
        "rounds": [_round_data(each, words) for each in found.rounds],
    }


def _round_data(each: RoundOfEditions, words: Renderer) -> dict[str, Json]:
    why = each.why
    return {
        "round": each.round_no,
        "same": each.same,
        "first": None if each.first is None else round_as_data(each.first),
        "second": None if each.second is None else round_as_data(each.second),
        "reason": "" if why is None else words.cited(why.step.article, why.step.message),
        "step": None if why is None else step_to_data(why.step),
        "rungs": [] if why is None else [rung_data(rung) for rung in why.rungs],
        "refused": "" if each.refused is None else words.say(each.refused),
    }
