"""What two editions make of one event, for people and programs."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.explain import step_to_data
from hakem.i18n import Datum, Json, Message, PairRef, PlayerRef, Renderer
from hakem.pairing.api import RoundPairing
from hakem.pairing.two_editions import EditionsCompared, RoundOfEditions
from hakem.reports.why.why_not_text import round_as_data, rung_data

_INDENT = "  "


def editions_text(found: EditionsCompared, words: Renderer) -> str:
    """How many rounds differ, and of each the boards of both with the first article that tells them apart."""
    one, two = found.editions
    different = [each for each in found.rounds if not each.same]
    data: dict[str, Datum] = {"first": one.whole, "second": two.whole}
    lines = [words.say(Message("why.editions.title", data))]
    counted = {**data, "rounds": len(found.rounds), "different": len(different)}
    lines.append(words.say(Message("why.editions.count", counted)))
    for each in different:
        lines += ["", words.say(Message("why.editions.round", {"round": each.round_no})), *_round(each, data, words)]
    return "\n".join(lines) + "\n"


def _round(each: RoundOfEditions, data: dict[str, Datum], words: Renderer) -> Iterator[str]:
    if each.first is None or each.second is None:
        yield _INDENT + (words.say(each.refused) if each.refused else "")
        return
    for key, mine, other in (("first", each.first, each.second), ("second", each.second, each.first)):
        own = words.say(Message("why.editions.boards", {"edition": data[key], "boards": tuple(_apart(mine, other))}))
        yield _INDENT + own
    if each.why is not None:
        step = each.why.step
        yield _INDENT + words.say(Message("why.editions.why", {"reason": words.cited(step.article, step.message)}))


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
