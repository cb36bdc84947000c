"""What ``why_not`` says of random pairs in random rounds, held against the verifier, which knows nothing of engines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from hakem.desk.choosing import SystemWish
from hakem.desk.next_round import RoundWish, ready_to_pair
from hakem.explain import ORDER, Rung
from hakem.model import Game, Mark, PlayerId, Prohibition, Round, RoundNo, Tournament
from hakem.pairing import RoundPairing
from hakem.pairing.api import PairingSystem
from hakem.pairing.why_not import PROHIBITED, Ask, Reply, RoundQuestion, WhyNot, why_not
from hakem.simulation import Rates, Settings, simulate
from hakem.verify import VerdictKind, verify_round
from hakem.verify.parting import nobody_completes, parting

EDITIONS = ("2026", "2017")
SIZES = (8, 24)
PROHIBITIONS = 3
"""One event out of so many does not allow a few pairs."""


@dataclass(frozen=True)
class Asked:
    """An event before a round, by an edition, and its system."""

    edition: str
    t: Tournament
    system: PairingSystem


@dataclass(frozen=True)
class Claim:
    """An answer, and what the verifier has against it; nothing if it agrees."""

    question: RoundQuestion
    reply: Reply
    against: str = ""


def random_round(number: int) -> Asked:
    """A round of an event in which everything happens: byes, forfeits, players who leave or come late."""
    lots = Random(f"why not {number}")
    edition = EDITIONS[number % len(EDITIONS)]
    rates = Rates(forfeit=Fraction(1, 30), half_bye=Fraction(1, 25), zero_bye=Fraction(1, 40), withdraw=Fraction(1, 20))
    players = lots.randint(*SIZES)
    rounds = lots.randint(4, min(9, players - 2))
    t = simulate(Settings(players, rounds, f"why not {number}", "dutch", edition, rates)).tournament
    round_no = RoundNo(lots.randint(1, len(t.rounds)))
    if number % PROHIBITIONS == 0:
        here = [p.id for p in t.players]
        barred = tuple(Prohibition((one, two), round_no, round_no) for one, two in _pairs(lots, here, 4))
        t = replace(t, prohibited=barred)
    wish = RoundWish(SystemWish("dutch", edition), round_no=round_no, open_as_draws=True, seed="")
    ready = ready_to_pair(t, wish)
    return Asked(edition, ready.t, ready.system)


def _pairs(lots: Random, players: list[PlayerId], number: int) -> list[tuple[PlayerId, PlayerId]]:
    return [(one, two) for one, two in (lots.sample(players, 2) for _ in range(number))]


def claims(number: int, alternatives: int) -> Iterator[Claim]:
    """So many random pairs of a random round: what is said of them, and whether that is so."""
    asked = random_round(number)
    lots = Random(f"pairs {number}")
    for pair in _pairs(lots, [p.id for p in asked.t.players], alternatives):
        question = RoundQuestion(Ask.MEET, pair)
        found = why_not(asked.system, asked.t, question)
        yield Claim(question, found.reply, " ".join(objections(asked, found)))


def objections(asked: Asked, found: WhyNot) -> Iterator[str]:
    """What the verifier has against an answer."""
    one, other = found.question.players
    own = _with_round(asked.t, found.own.as_round())
    if _verdict(own, asked.edition) is not VerdictKind.BEST:
        yield "our round is not the best"
    here = {p for b in found.own.boards for p in (b.white, b.black)} | {bye.player for bye in found.own.byes}
    if found.reply is Reply.AWAY:
        if {one, other} <= here:
            yield "both are here"
    elif found.reply is Reply.SO:
        if not _has(found.own, one, other):
            yield "they do not meet"
    elif found.reply is Reply.FORBIDDEN:
        yield from _forbidden(asked, found)
    elif found.reply is Reply.IMPOSSIBLE:
        world = _only_each_other(own, len(own.rounds), (one, other))
        if not nobody_completes(world, len(own.rounds), asked.edition):
            yield "a round with the pair can be completed"
    elif found.reply in (Reply.WORSE, Reply.ORDER):
        yield from _worse(asked, found, own)
    else:
        yield f"no such reply: {found.reply.value}"


def _forbidden(asked: Asked, found: WhyNot) -> Iterator[str]:
    """A round with this pair and nothing else is not legal already, by the same article."""
    one, other = found.question.players
    judged = verify_round(
        _with_round(asked.t, Round((Game(one, other, Mark.PENDING, Mark.PENDING),))),
        asked.t.next_round,
        "dutch",
        asked.edition,
    )
    if judged.kind is not VerdictKind.ILLEGAL:
        yield "the pair is legal"
    elif found.reason.key != PROHIBITED and judged.article != found.article:
        yield f"not by {found.article} but by {judged.article}"


def _worse(asked: Asked, found: WhyNot, own: Tournament) -> Iterator[str]:
    """The other round has the pair, is the best of those with it and not the best of all, by what is said."""
    assert found.instead is not None
    one, other = found.question.players
    number = len(own.rounds)
    instead = _with_round(asked.t, found.instead.as_round())
    world = _only_each_other(instead, number, (one, other))
    if not _has(found.instead, one, other):
        yield "the other round has not the pair"
    if _verdict(instead, asked.edition) is not VerdictKind.NOT_BEST:
        yield f"the other round is {_verdict(instead, asked.edition).value}"
    if _verdict(world, asked.edition) is not VerdictKind.BEST:
        yield "the other round is not the best of those with the pair"
        return
    yield from _told_otherwise(found, own, world, asked.edition)


def _told_otherwise(found: WhyNot, own: Tournament, world: Tournament, edition: str) -> Iterator[str]:
    """The bracket and every criterion down to the one that decides, with both values, as the verifier counts them."""
    comparison = found.comparison
    assert comparison is not None
    said = [
        row(rung.article.number, counted(rung, rung.ours), counted(rung, rung.theirs))
        for rung in comparison.rungs
        if rung.criterion != ORDER
    ]
    seen = parting(own, world, len(own.rounds), edition)
    if seen is None:
        yield "the rounds are the same"
        return
    by_order = found.reply is Reply.ORDER
    if (comparison.bracket, by_order) != (seen.points, seen.by_order):
        yield f"bracket {comparison.bracket}, order {by_order}: it is {seen.points}, {seen.by_order}"
    theirs = [row(article, _not_zero(ours), _not_zero(theirs)) for article, ours, theirs in seen.ladder]
    if said != theirs:
        yield f"criteria {said}: they are {theirs}"


_MOVED_ON = ("2.4.13", "2.4.15")
"""Where the text leaves open how large the difference of one who moves on is (reading DU-9)."""


def row(article: str, ours: tuple[int, ...], theirs: tuple[int, ...]) -> tuple[object, ...]:
    """What has to be the same: both values, or, where a size is open, how many there are and which list is worse."""
    if article in _MOVED_ON:
        return article, len(ours), len(theirs), (ours > theirs) - (ours < theirs)
    return article, ours, theirs


def counted(rung: Rung, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Without zeros; where scores are compared the engine counts from one, so that everybody who leaves is in it."""
    above = 1 if rung.criterion in ("downfloater-scores", "following-scores") else 0
    return _not_zero(tuple(size - above for size in sizes))


def _not_zero(sizes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(size for size in sizes if size)


def _has(pairing: RoundPairing, one: PlayerId, other: PlayerId) -> bool:
    return any({b.white, b.black} == {one, other} for b in pairing.boards)


def _with_round(t: Tournament, rnd: Round) -> Tournament:
    return replace(t, rounds=(*t.rounds, rnd), absences=())


def _verdict(t: Tournament, edition: str) -> VerdictKind:
    return verify_round(t, len(t.rounds), "dutch", edition).kind


def _only_each_other(t: Tournament, number: int, pair: tuple[PlayerId, PlayerId]) -> Tournament:
    """The event in which the two may meet nobody else, and neither has the bye."""
    others, round_no = [p.id for p in t.players if p.id not in pair], RoundNo(number)
    barred = tuple(Prohibition((one, p), round_no, round_no) for one in pair for p in others)
    return replace(t, prohibited=(*t.prohibited, *barred))
