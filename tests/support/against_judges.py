"""Every system and edition that has a slow judge: a round by engine and judge, colours and bye included."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from types import FrameType
from unittest.mock import patch

from hakem.errors import PairingError
from hakem.model import PlayerId, Tournament
from hakem.pairing import PairingSystem, RoundPairing, system_for
from tests.judges import burstein_2009, burstein_2026, dubov_2009, dubov_2026, dutch_2009, dutch_2017, dutch_2026, lim
from tests.judges.burstein_ranking import HANDBOOK
from tests.judges.entrant import NoPairing
from tests.judges.lim_facts import LIM_2009, LIM_2026

Name = tuple[str, str]
"""A system and its edition."""

Judge = Callable[[Tournament], tuple[Iterable[tuple[PlayerId, PlayerId]], PlayerId | None]]
Found = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None] | None
"""White and Black of every board and who has the bye; None if the round has no pairing."""

JUDGES: Mapping[Name, Judge] = {
    ("dutch", "2009"): dutch_2009.pair,
    ("dutch", "2017"): dutch_2017.pair,
    ("dutch", "2026"): dutch_2026.pair,
    ("lim", "2009"): partial(lim.pair, edition=LIM_2009),
    ("lim", "2026"): partial(lim.pair, edition=LIM_2026),
    ("dubov", "2009"): dubov_2009.pair,
    ("dubov", "2026"): dubov_2026.pair,
    ("burstein", "2009"): lambda t: burstein_2009.pair(t, replace(HANDBOOK, last_first=True)),
    ("burstein", "2026"): burstein_2026.pair,
}
TWO_WAYS: tuple[Name, ...] = (("dutch", "2017"), ("dutch", "2026"), ("burstein", "2026"))
"""Those whose brackets are paired quickly where that is possible, and weighed with the whole rest where it is not."""

QUICK_WAY = "hakem.pairing.swiss.brackets.whole_round.quickly"


class Capped(Exception):  # noqa: N818 - it reads as what it says
    """The judge has worked for longer than it was allowed to."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A round that came out differently: by which way, and what each of the two found."""

    before: Tournament
    other_way: str
    engine: Found
    other: Found


def system_of(name: Name) -> PairingSystem:
    """The engine of that system and edition."""
    return system_for(*name, Tournament((), 1))


def paired(system: PairingSystem, t: Tournament) -> RoundPairing | None:
    """The next round, or None if there is none."""
    try:
        return system.pair(t)
    except PairingError:
        return None


def by_the_engine(system: PairingSystem, t: Tournament) -> Found:
    """What the engine finds."""
    pairing = paired(system, t)
    if pairing is None:
        return None
    byes = [bye.player for bye in pairing.byes]
    return frozenset((b.white, b.black) for b in pairing.boards), byes[0] if byes else None


def by_the_judge(name: Name, t: Tournament) -> Found:
    """What the judge finds."""
    try:
        pairs, bye = JUDGES[name](t)
    except NoPairing:
        return None
    return frozenset(pairs), bye


def by_the_exact_way(system: PairingSystem, t: Tournament) -> Found:
    """What the engine finds without its quick ways: every bracket is weighed together with the whole rest."""
    with patch(QUICK_WAY, lambda *_: None):
        return by_the_engine(system, t)


def differences(name: Name, system: PairingSystem, t: Tournament, seconds: float | None = None) -> Iterator[Difference]:
    """Where judge and exact way differ from the engine; ``Capped`` after the rest if the judge takes too long."""
    ours = by_the_engine(system, t)
    if name in TWO_WAYS and (exact := by_the_exact_way(system, t)) != ours:
        yield Difference(t, "exact way", ours, exact)
    with capped(seconds):
        literal = by_the_judge(name, t)
    if literal != ours:
        yield Difference(t, "judge", ours, literal)


@contextmanager
def capped(seconds: float | None) -> Iterator[None]:
    """Stop what is done here after so much processor time; None: let it take what it needs."""
    if seconds is None:
        yield
        return

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Capped

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
