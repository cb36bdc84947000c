"""Standings of an event after any round: the one thing most callers want."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.model import Player, Points, Team, Tournament
from hakem.regulations import Edition
from hakem.tiebreaks.advice import TieBreakList, advised, refuse_impossible, without_ratings
from hakem.tiebreaks.context import TieBreakContext
from hakem.tiebreaks.editions import rules_for
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.ledgers import Ledgers, ledgers_of
from hakem.tiebreaks.own_results import LOTS_OF_STANDINGS
from hakem.tiebreaks.presets import BOARDS_ALONE, Preset, preset, usual
from hakem.tiebreaks.ranking import Standing, place_of, ranked, worked_out
from hakem.tiebreaks.ratings import unrated
from hakem.tiebreaks.registry import spec_of
from hakem.tiebreaks.rules import TieBreakRules
from hakem.tiebreaks.spec import OTHER, Spec
from hakem.values import dataclass, field

FIRST_SCORES = {"PTS": Score.POINTS, "MPTS": Score.MATCH, "GPTS": Score.GAME}
"""How lists that begin with the score itself name it."""


_SHOWN = 80
"""So many signs of the codes are shown in one line."""


@dataclass(frozen=True, slots=True)
class StandingsRequest:
    """What the standings should be; everything that is left out follows from the event.

    ``codes`` or the name of a ``preset``; the ``edition``; ``after`` which
    round; the ``primary`` score of teams; whether it is a ``round_robin`` and
    ``of_teams``; the ``seed`` of lots; ``external`` values by name. A code
    that cannot be had because somebody is unrated is left out, and ``strict``
    refuses it.
    """

    codes: tuple[str, ...] | None = None
    preset: str | None = None
    edition: str | None = None
    after: int | None = None
    primary: Score | None = None
    round_robin: bool | None = None
    of_teams: bool | None = None
    seed: str | None = None
    external: Mapping[str, Mapping[int, Points]] = field(default_factory=dict, hash=False)
    strict: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings, the rules they were made by, and what there is to say about them.

    ``out`` have left a round robin too early; ``pending`` are contestants with
    games still going on, which count as drawn. ``left_out`` says of every
    tie-break that cannot be had why it is not among ``specs``; ``advice`` says it too.
    """

    after_round: int
    rounds_total: int
    edition: Edition
    primary: Score
    specs: tuple[Spec, ...]
    rows: tuple[Standing, ...]
    context: TieBreakContext = field(hash=False)
    out: tuple[Player | Team, ...] = ()
    pending: frozenset[int] = frozenset()
    advice: tuple[Message, ...] = ()
    preset: str | None = None
    left_out: tuple[Message, ...] = ()

    def __repr__(self) -> str:
        codes = " ".join(spec.code for spec in self.specs)
        codes = codes if len(codes) <= _SHOWN else f"{codes[:_SHOWN]}…"
        edition = self.edition.id
        return f"Standings(after_round={self.after_round}, {edition=}, tiebreaks={codes!r}, rows={len(self.rows)})"

    def row(self, key: int) -> Standing:
        """The row of one contestant, with the terms behind every value."""
        for row in self.rows:
            if row.contestant.id == key:
                return worked_out(self.context, self.specs, self.rows, row)
        raise RequestError(Message("tiebreak.no-contestant", {"id": key}))


def standings(t: Tournament, request: StandingsRequest | None = None) -> Standings:
    """The standings that are asked for.

    Without a word about it, tie-breaks and their edition are those of the rules
    of the event, else a usual list for its kind and the edition of the day it
    began; and the last round counts of which at least one result is known.
    """
    asked = _asked(t, request or StandingsRequest())
    context, found, specs, rules = asked.context, asked.found, asked.specs, asked.rules
    listed = TieBreakList(specs, context)
    return Standings(
        after_round=len(asked.at.rounds),
        rounds_total=asked.at.rounds_total,
        edition=rules.edition,
        primary=context.primary,
        specs=specs,
        rows=ranked(context, specs),
        context=context,
        out=found.out,
        pending=found.pending,
        advice=(*asked.left_out, *advised(listed, rules.advice)),
        left_out=asked.left_out,
        preset=asked.chosen.name if asked.chosen else None,
    )


def place_in_standings(t: Tournament, key: int, request: StandingsRequest | None = None) -> tuple[int, int] | None:
    """The places that one contestant shares in :func:`standings`, in a part of the time; None if they have none."""
    asked = _asked(t, request or StandingsRequest())
    return place_of(asked.context, asked.specs, key) if key in asked.context.ledger.contestants else None


@dataclass(frozen=True, slots=True)
class _Asked:
    """What standings are made of: the event after the round, the rules, the list, and everybody's ledger.

    ``left_out`` says of every code that cannot be had why it is not in the list.
    """

    at: Tournament
    rules: TieBreakRules
    specs: tuple[Spec, ...]
    left_out: tuple[Message, ...]
    chosen: Preset | None
    context: TieBreakContext = field(hash=False)
    found: Ledgers = field(hash=False)


def _asked(t: Tournament, request: StandingsRequest) -> _Asked:
    of_teams = is_team_event(t) if request.of_teams is None else request.of_teams
    if of_teams and not t.teams:
        raise RequestError(Message("report.no-teams"))
    boards_alone = of_teams and counts_boards_alone(t)
    all_meet = boards_alone or is_round_robin(t, of_teams)
    round_robin = all_meet if request.round_robin is None else request.round_robin
    rules = rules_for(t, request.edition)
    at = after_round(t, last_known_round(t) if request.after is None else request.after)
    own = BOARDS_ALONE if boards_alone else usual(of_teams, round_robin, rules.handbook_presets)
    codes, chosen = _codes(t, request, own)
    primary, codes = _primary(t, request, codes, own if chosen is None and boards_alone else chosen, of_teams)
    context, found = _context(at, request, rules, primary, round_robin)
    specs, left_out = _possible(tuple(spec_of(code) for code in codes), context, request.strict)
    return _Asked(at, rules, specs, left_out, chosen, context, found)


def _possible(
    specs: tuple[Spec, ...], context: TieBreakContext, strict: bool
) -> tuple[tuple[Spec, ...], tuple[Message, ...]]:
    """The codes that this event can have, and a message of each that it cannot have for want of a rating."""
    listed = TieBreakList(specs, context)
    refuse_impossible(listed)
    missing = without_ratings(listed)
    messages = tuple(unrated(context, spec) for spec in missing)
    if strict and messages:
        raise RequestError(messages[0])
    left_out = tuple(Message("tiebreak.left-out", {"why": message}) for message in messages)
    return tuple(spec for spec in specs if spec not in missing), left_out


def last_known_round(t: Tournament) -> int:
    """The last round of which something is known: one that has only been paired does not change the standings."""
    known = len(t.rounds)
    while known and t.rounds[known - 1].games and all(game.pending for game in t.rounds[known - 1].games):
        known -= 1
    return known


def _codes(t: Tournament, request: StandingsRequest, own: Preset) -> tuple[tuple[str, ...], Preset | None]:
    if request.codes is not None:
        return request.codes, None
    if request.preset is not None:
        chosen = preset(request.preset)
        return chosen.codes, chosen
    if t.rules.tie_breaks:
        return t.rules.tie_breaks, None
    return own.codes, own


def _primary(
    t: Tournament, request: StandingsRequest, codes: tuple[str, ...], chosen: Preset | None, of_teams: bool
) -> tuple[Score, tuple[str, ...]]:
    """The score that makes the standings, and the codes without it."""
    first = FIRST_SCORES.get(codes[0].upper()) if codes else None
    rest = codes[1:] if first else codes
    if not of_teams:
        return Score.POINTS, rest
    stated = first if first and first.of_teams else None
    from_preset = chosen.primary if chosen and chosen.of_teams else None
    return request.primary or stated or from_preset or _by_type_code(t.event.type_code), rest


def _by_type_code(code: str) -> Score:
    """Type codes of teams name the primary score first: ``FIDE_TEAM_TYPEA_GP_MP``."""
    named = [part for part in code.split("_") if part in ("MP", "GP")]
    return Score.GAME if named[:1] == ["GP"] else Score.MATCH


def _context(
    at: Tournament, request: StandingsRequest, rules: TieBreakRules, primary: Score, round_robin: bool
) -> tuple[TieBreakContext, Ledgers]:
    of_teams = primary.of_teams
    found = ledgers_of(at, rules, of_teams, round_robin)
    known = [lot for lot in at.lots if lot.purpose == LOTS_OF_STANDINGS][-1:] if request.seed is None else []
    stored = {values.name: dict(values.values) for values in at.external if values.of_teams is of_teams}
    external = {f"{OTHER}{name.upper()}": values for name, values in {**stored, **request.external}.items()}
    context = TieBreakContext(
        rules,
        found.by_score,
        primary,
        found.boards,
        known[0].seed if known else request.seed,
        external,
        found.drawing_order,
        {each.who: each.number for lot in known if lot.of_teams is of_teams for each in lot.drawn if each.who},
    )
    return context, found
