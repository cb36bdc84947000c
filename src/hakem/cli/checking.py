"""One file of ``hakem check``: read, paired again, and put into plain words that can cross to another process."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass, replace

from hakem.cli.exits import Exit
from hakem.cli.files import FileAccessError, finding_lines
from hakem.cli.pair import DEFAULT_SYSTEM
from hakem.cli.sources import Source
from hakem.errors import HakemError
from hakem.explain import Step
from hakem.formats import Parsed, parse_bytes
from hakem.i18n import Message, Renderer, say
from hakem.model import PlayerId, Tournament, decimal_text
from hakem.pairing import (
    PairingSystem,
    Pairs,
    RoundDifference,
    another_days_edition,
    check_round,
    different_points,
    system_for,
    system_named_by,
    systems,
)
from hakem.reports import event_renderer
from hakem.tiebreaks import RankCheck, RankDifference, check_ranks
from hakem.tiebreaks import Wish as StandingsWish

_NO_COLOUR = "trf.forfeit-colour"


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be checked, and in which language it is to be said; ``rounds`` are the first and the last."""

    system: str | None = None
    edition: str | None = None
    rounds: tuple[int, int | None] = (1, None)
    standings: bool = False
    language: str = "en"
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """A round that is different. ``step`` is why, ``article`` and ``reason`` say it; empty if the system cannot."""

    round_no: int
    expected: Pairs
    found: Pairs
    step: Step | None = None
    article: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PrintedPoints:
    """Points that do not follow from the results."""

    player: int
    printed: str
    computed: str


@dataclass(frozen=True, slots=True)
class FileReport:
    """What came of one file: rounds checked and how, or why it was not checked."""

    name: str
    system: str = ""
    edition: str = ""
    rounds: int = 0
    differences: tuple[Difference, ...] = ()
    points: tuple[PrintedPoints, ...] = ()
    ranks: tuple[RankDifference, ...] = ()
    ranked_by: str = ""
    skipped: str = ""
    notes: tuple[str, ...] = ()
    failed: Exit = Exit.DONE

    @property
    def different(self) -> int:
        """Rounds that are different, and one more each for a list of points and a list of places that is."""
        return len(self.differences) + bool(self.points) + bool(self.ranks)

    @property
    def checked(self) -> bool:
        """Whether the rounds could be paired again at all."""
        return self.failed is Exit.DONE and not self.skipped


def examine(task: tuple[Source, Wish]) -> FileReport:
    """Check one file; whatever is wrong with it, the others go on."""
    source, wish = task
    try:
        return _examined(source, wish)
    except FileAccessError as exc:
        return _failed(source, Exit.FILE_ACCESS, exc.message(), wish)
    except HakemError as exc:
        return _failed(source, Exit.BAD_REQUEST, exc.message, wish)
    except Exception as exc:  # a mistake of ours in one file is no reason to leave out the others
        if os.environ.get("HAKEM_DEBUG"):
            raise
        message = Message("cli.unexpected", {"what": f"{type(exc).__name__}: {exc}"})
        return _failed(source, Exit.UNEXPECTED, message, wish)


def _failed(source: Source, code: Exit, message: Message, wish: Wish) -> FileReport:
    return FileReport(source.name, notes=(f"{source.name}: {say(message, wish.language)}",), failed=code)


def _examined(source: Source, wish: Wish) -> FileReport:
    parsed = parse_bytes(source.read())
    notes = tuple(finding_lines(source.name, parsed, wish.language))
    if parsed.tournament is None:
        return FileReport(source.name, notes=notes, failed=Exit.BAD_REQUEST)
    t = parsed.tournament
    name = wish.system or _named_by(t)
    if name is None:
        return FileReport(source.name, skipped=t.event.type_code, notes=notes)
    system = system_for(name, wish.edition, t, dict(wish.options))
    assumed = another_days_edition(system, t) if wish.edition is None else None
    if assumed is not None:
        notes = (*notes, f"{source.name}: {say(assumed, wish.language)}")
    if parsed.rounds_assumed:
        t = replace(t, rounds_total=max(t.rounds_total, system.scheduled_rounds(t)))
    first, last = wish.rounds
    rounds = range(first, min(last or len(t.rounds), len(t.rounds)) + 1)
    report = FileReport(
        source.name,
        system.name,
        system.edition.id,
        len(rounds),
        tuple(_in_words(d, event_renderer(t, wish.language)) for d in _differences(system, t, parsed, rounds)),
        notes=notes,
    )
    return _with_standings(report, t, parsed, wish.language) if wish.standings else report


def _named_by(t: Tournament) -> str | None:
    """The system that the type code of the event names, if it is here; Dutch without a code."""
    if not t.event.type_code:
        return DEFAULT_SYSTEM
    named = system_named_by(t.event.type_code)
    return named.system if named and named.system in {s.name for s in systems()} else None


def _differences(
    system: PairingSystem, t: Tournament, parsed: Parsed, rounds: Iterable[int]
) -> Iterable[RoundDifference]:
    colourless = _colourless(parsed)
    for round_no in rounds:
        difference = check_round(system, t, round_no, colourless.get(round_no, ()))
        if difference is not None:
            yield difference


def _colourless(parsed: Parsed) -> dict[int, list[frozenset[PlayerId]]]:
    """Forfeits by round for which the file gives no colours, so that none of them can be wrong."""
    pairs: dict[int, list[frozenset[PlayerId]]] = {}
    for problem in parsed.problems:
        if problem.message.key == _NO_COLOUR:
            data = problem.message.data
            pair = frozenset(PlayerId(int(str(data[who]))) for who in ("player", "opponent"))
            pairs.setdefault(int(str(data["round"])), []).append(pair)
    return pairs


def _in_words(difference: RoundDifference, renderer: Renderer) -> Difference:
    step = difference.reason
    message = step.message if step else difference.no_pairing
    return Difference(
        difference.round_no,
        difference.expected,
        difference.found,
        step,
        renderer.article(step.article) if step else "",
        renderer.say(message) if message else "",
    )


def _with_standings(report: FileReport, t: Tournament, parsed: Parsed, language: str) -> FileReport:
    """The printed points and places compared as well."""
    ranks = {int(player): rank for player, rank in parsed.extras.ranks}
    found = check_ranks(t, ranks, StandingsWish(of_teams=False)) if ranks else RankCheck((), ())
    notes = report.notes
    if found.reason is not None:
        why = say(Message("cli.check.by-score", {"reason": say(found.reason, language)}), language)
        notes = (*notes, f"{report.name}: {why}")
    return replace(
        report,
        points=_printed_points(t, parsed),
        ranks=found.differences,
        ranked_by=", ".join(found.codes),
        notes=notes,
    )


def _printed_points(t: Tournament, parsed: Parsed) -> tuple[PrintedPoints, ...]:
    return tuple(
        PrintedPoints(d.player, decimal_text(d.printed), decimal_text(d.computed))
        for d in different_points(t, dict(parsed.printed_points))
    )
