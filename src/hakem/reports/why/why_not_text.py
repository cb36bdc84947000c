"""The answer to "why not …?" for people and programs: sentence, ladder, both rounds, what would have to differ."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.explain import ORDER, Comparison, Rung, RungStanding, step_to_data
from hakem.explain.ladder import criterion_name, rung_values
from hakem.i18n import Datum, Json, Message, PairRef, PlayerRef, Renderer
from hakem.i18n.message import said_of_teams
from hakem.pairing.api import RoundPairing
from hakem.pairing.why_not import Ask, Reply, WhyNot
from hakem.reports.columns import aligned

_INDENT = "  "


def question_text(found: WhyNot, words: Renderer) -> str:
    """What is asked, as a heading; of somebody who has the bye, why."""
    question = found.question
    data: dict[str, Datum] = {"player": PlayerRef(question.players[0])}
    if question.ask is Ask.MEET:
        data = {"pair": question.pair}
    has = question.ask is Ask.BYE and found.reply is Reply.SO
    return words.say(_meant(Message("why.ask.has-bye" if has else f"why.ask.{question.ask.value}", data), found))


def _meant(message: Message, found: WhyNot) -> Message:
    """The message about teams where teams meet."""
    return said_of_teams(message) if found.of_teams else message


def answer_sentence(found: WhyNot, words: Renderer) -> str:
    """The answer in one sentence, with the article that it rests on."""
    said = words.say(Message(f"why.reply.{found.reply.value}", {"reason": found.reason}))
    return f"{said} ({words.article(found.article)})" if found.article else said


def why_not_text(found: WhyNot, words: Renderer) -> str:
    """The whole answer."""
    parts = [[question_text(found, words), answer_sentence(found, words)]]
    if found.comparison is not None and found.comparison.rungs:
        parts.append(list(_ladder(found.comparison, words)))
    if found.instead is not None:
        parts.append([words.words(_instead(found)), *(_INDENT + each for each in boards_apart(found, words))])
    if found.ifs:
        parts.append([words.words("why.ifs"), *(f"{_INDENT}- {words.say(each)}" for each in found.ifs)])
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _instead(found: WhyNot) -> str:
    return "why.instead.matches" if found.of_teams else "why.instead"


def _ladder(comparison: Comparison, words: Renderer) -> Iterator[str]:
    key = "why.ladder" if comparison.bracket is None else "why.ladder.group"
    yield words.say(Message(key, {} if comparison.bracket is None else {"score": comparison.bracket}))
    rows = [rung_cells(rung, words) for rung in comparison.rungs]
    yield from (f"{_INDENT}{line}" for line in aligned(rows, range(4)).splitlines())


def rung_cells(rung: Rung, words: Renderer) -> tuple[str, str, str, str]:
    """A rung in words: the article, the criterion, both values, and what that means."""
    means = words.words("why.standing.later" if rung.criterion == ORDER else f"why.standing.{rung.standing.value}")
    return (
        words.article_number(rung.article),
        words.say(criterion_name(rung)),
        _values(rung, words),
        means if rung.standing is not RungStanding.SAME else "",
    )


def _values(rung: Rung, words: Renderer) -> str:
    """Both values; one if they are the same."""
    values = rung_values(rung)
    if len(values) < 2:
        return "".join(map(words.say, values))
    return words.say(Message("why.values", {"ours": values[0], "theirs": values[1]}))


def boards_apart(found: WhyNot, words: Renderer) -> Iterator[str]:
    """The boards of the other round that ours has not, and whose bye it is if it is another one; none without one."""
    own, instead = found.own, found.instead
    if instead is None:
        return
    ours = {frozenset((b.white, b.black)) for b in own.boards}
    turned = {(b.white, b.black) for b in own.boards}
    for board in instead.boards:
        seats = (board.white, board.black)
        if frozenset(seats) not in ours or seats not in turned:
            yield words.say(_meant(Message("why.pair", {"pair": PairRef(*seats)}), found))
    for bye in instead.byes:
        if bye not in own.byes:
            yield words.say(_meant(Message("why.bye", {"player": PlayerRef(bye.player)}), found))


def why_not_data(found: WhyNot, words: Renderer) -> dict[str, Json]:
    """The answer for programs: both rounds whole, every criterion down to the one that decides, with both values."""
    comparison = found.comparison
    decided = None if comparison is None else comparison.decided_by
    return {
        "round": found.own.round_no,
        "ask": found.question.ask.value,
        "players": list(found.question.players),
        "of_teams": found.of_teams,
        "reply": found.reply.value,
        "text": answer_sentence(found, words),
        "article": None if found.article is None else str(found.article),
        "criterion": None if decided is None else decided.criterion,
        "ours": None if decided is None else list(decided.ours),
        "theirs": None if decided is None else list(decided.theirs),
        "bracket": None if comparison is None or comparison.bracket is None else str(comparison.bracket),
        "rungs": [] if comparison is None else [rung_data(rung) for rung in comparison.rungs],
        "step": None if comparison is None else step_to_data(comparison.step),
        "own": round_as_data(found.own),
        "instead": None if found.instead is None else round_as_data(found.instead),
        "ifs": [words.say(each) for each in found.ifs],
    }


def rung_data(rung: Rung) -> dict[str, Json]:
    """A rung for programs."""
    return {
        "article": str(rung.article),
        "criterion": rung.criterion,
        "standing": rung.standing.value,
        "ours": list(rung.ours),
        "theirs": list(rung.theirs),
        "our_players": list(rung.our_players),
        "their_players": list(rung.their_players),
        "our_value": None if rung.our_value is None else rung.our_value.to_data(),
        "their_value": None if rung.their_value is None else rung.their_value.to_data(),
    }


def round_as_data(pairing: RoundPairing) -> dict[str, Json]:
    """A round as other programs read it."""
    boards: list[Json] = [{"white": b.white, "black": b.black} for b in pairing.boards]
    return {"boards": boards, "byes": [bye.player for bye in pairing.byes]}
