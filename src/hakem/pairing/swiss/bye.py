"""Who may have the pairing-allocated bye, and whether the round can be paired at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hakem.errors import PairingError
from hakem.i18n import Article, Message, PlayerRef
from hakem.matching.cardinality import smallest_unmatchable
from hakem.matching.narrowing import PerfectMatchings
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import Field, members, set_of, with_bye
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Prospect:
    """A round that can be paired.

    ``bye_score`` is the score of whoever gets the bye, if the edition fixes it
    beforehand and somebody gets one.
    """

    completion: Completion
    bye_score: int | None = None


Prospects = Callable[[Field, Sequence[range], Article], Prospect]
"""How an edition looks at the round before the first bracket; the article is cited if there is no pairing."""


def anybody_entitled(field: Field, groups: Sequence[range], article: Article) -> Prospect:
    """The bye may go to anybody who is entitled to it."""
    completion = Completion(field.opponents, groups, _entitled(field))
    if not completion.completes((), 0):
        raise impossible(field, article)
    return Prospect(completion)


def lowest_possible(field: Field, groups: Sequence[range], article: Article) -> Prospect:
    """The bye goes to the lowest score with which the round can be completed (C5)."""
    entitled = _entitled(field)
    if not entitled:
        return anybody_entitled(field, groups, article)
    for group in reversed(groups):
        receivers = entitled & -(1 << group.start)
        if receivers:
            completion = Completion(field.opponents, groups, receivers)
            if completion.completes((), 0):
                return Prospect(completion, field.profiles[group.start].score)
    raise impossible(field, article)


def _entitled(field: Field) -> int:
    """Those who may have the bye; nobody if nobody needs one."""
    if field.size % 2 == 0:
        return 0
    return set_of(i for i, p in enumerate(field.profiles) if p.may_have_bye)


def given_first(field: Field, legal: Sequence[int], candidates: Iterable[int], article: Article) -> int | None:
    """Who has the bye where it is given before anybody is paired; None if nobody needs it.

    It is the first of the candidates, who are all entitled to it, without whom
    everybody else can be paired. An error, citing the article, if the round
    cannot be completed.
    """
    receivers = list(candidates) if field.size % 2 else []
    matchings = PerfectMatchings(with_bye(legal, set_of(receivers)))
    if not matchings.possible:
        raise impossible(field, article, legal)
    return next((p for p in receivers if matchings.take(p, field.size)), None)


def impossible(field: Field, article: Article, legal: Sequence[int] | None = None) -> PairingError:
    """The error that names a smallest set of players who cannot all be paired."""
    entitled = _entitled(field)
    if field.size % 2 and not entitled:
        return PairingError(Message("pairing.nobody-for-the-bye", {"players": field.size}), article)
    shortage = smallest_unmatchable(with_bye(field.opponents if legal is None else legal, entitled))
    stuck = members(shortage.vertices & ~(1 << field.size)) if shortage else []
    helpers = members(shortage.barrier & ~(1 << field.size)) if shortage else []
    if not helpers:
        key = "pairing.impossible-one" if len(stuck) == 1 else "pairing.impossible-alone"
        return PairingError(Message(key, {"players": _named(field, stuck)}), article)
    data = {"players": _named(field, stuck), "opponents": _named(field, helpers)}
    return PairingError(Message("pairing.impossible", data), article)


def _named(field: Field, players: Sequence[int]) -> tuple[PlayerRef, ...]:
    """Players in the order of their numbers."""
    return tuple(PlayerRef(field.ids[p]) for p in sorted(players, key=field.numbers.__getitem__))
