"""Standings of an event after any round: the one thing most callers want."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from hakem.errors import RequestError
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.model import Player, Points, Tournament
from hakem.regulations import Edition, choose_rules
from hakem.tiebreaks import field as fields
from hakem.tiebreaks.advice import Request, advised, refuse_impossible
from hakem.tiebreaks.drawn_lots import STANDINGS
from hakem.tiebreaks.editions import TIEBREAK_RULES
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.presets import Preset, preset, usual
from hakem.tiebreaks.ranking import Standing, ranked, worked_out
from hakem.tiebreaks.registry import request
from hakem.tiebreaks.rules import TieBreakRules
from hakem.tiebreaks.scene import Scene
from hakem.tiebreaks.spec import OTHER, Spec

FIRST_SCORES = {"PTS": Score.POINTS, "MPTS": Score.MATCH, "GPTS": Score.GAME}
"""How lists that begin with the score itself name it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the standings should be; everything that is left out follows from the event.

    ``codes`` or the name of a ``preset``; the ``edition``; ``after`` which
    round; the ``primary`` score of teams; whether it is a ``round_robin`` and
    ``of_teams``; the ``seed`` of lots; ``external`` values by name.
    """

    codes: tuple[str, ...] | None = None
    preset: str | None = None
    edition: str | None = None
    after: int | None = None
    primary: Score | None = None
    round_robin: bool | None = None
    of_teams: bool | None = None
    seed: str | None = None
    external: Mapping[str, Mapping[int, Points]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standings:
    """The standings, the rules they were made by, and what there is to say about them.

    ``out`` have left a round robin too early; ``pending`` are contestants with
    games still going on, which count as drawn.
    """

    after_round: int
    rounds_total: int
    edition: Edition
    primary: Score
    specs: tuple[Spec, ...]
    rows: tuple[Standing, ...]
    scene: Scene
    out: tuple[Player, ...] = ()
    pending: frozenset[int] = frozenset()
    advice: tuple[Message, ...] = ()
    preset: str | None = None

    def row(self, key: int) -> Standing:
        """The row of one contestant, with the terms behind every value."""
        for row in self.rows:
            if row.contestant.id == key:
                return worked_out(self.scene, self.specs, self.rows, row)
        raise RequestError(Message("tiebreak.no-contestant", {"id": key}))


def standings(t: Tournament, wish: Wish | None = None) -> Standings:
    """The standings that are wished for.

    Without a word about it, tie-breaks and their edition are those of the rules
    of the event, else a usual list for its kind and the edition of the day it
    began; and the last round counts of which at least one result is known.
    """
    wish = wish or Wish()
    of_teams = is_team_event(t) if wish.of_teams is None else wish.of_teams
    if of_teams and not t.teams:
        raise RequestError(Message("report.no-teams"))
    round_robin = is_round_robin(t, of_teams) if wish.round_robin is None else wish.round_robin
    rules = choose_rules(TIEBREAK_RULES, wish.edition or t.rules.tie_break_edition or None, t.event.start)
    at = after_round(t, last_known_round(t) if wish.after is None else wish.after)
    codes, chosen = _codes(t, wish, rules, of_teams, round_robin)
    primary, codes = _primary(t, wish, codes, chosen, of_teams)
    specs = tuple(request(code) for code in codes)
    scene, found = _scene(at, wish, rules, primary, round_robin)
    asked = Request(specs, scene)
    refuse_impossible(asked)
    return Standings(
        after_round=len(at.rounds),
        rounds_total=at.rounds_total,
        edition=rules.edition,
        primary=primary,
        specs=specs,
        rows=ranked(scene, specs),
        scene=scene,
        out=found.out,
        pending=found.pending,
        advice=advised(asked, rules.advice),
        preset=chosen.name if chosen else None,
    )


def last_known_round(t: Tournament) -> int:
    """The last round of which something is known: one that has only been paired does not change the standings."""
    known = len(t.rounds)
    while known and t.rounds[known - 1].games and all(game.pending for game in t.rounds[known - 1].games):
        known -= 1
    return known


def _codes(
    t: Tournament, wish: Wish, rules: TieBreakRules, of_teams: bool, round_robin: bool
) -> tuple[tuple[str, ...], Preset | None]:
    if wish.codes is not None:
        return wish.codes, None
    if wish.preset is not None:
        chosen = preset(wish.preset)
        return chosen.codes, chosen
    if t.rules.tie_breaks:
        return t.rules.tie_breaks, None
    chosen = usual(of_teams, round_robin, rules.handbook_presets)
    return chosen.codes, chosen


def _primary(
    t: Tournament, wish: Wish, codes: tuple[str, ...], chosen: Preset | None, of_teams: bool
) -> tuple[Score, tuple[str, ...]]:
    """The score that makes the standings, and the codes without it."""
    first = FIRST_SCORES.get(codes[0].upper()) if codes else None
    rest = codes[1:] if first else codes
    if not of_teams:
        return Score.POINTS, rest
    stated = first if first and first.of_teams else None
    from_preset = chosen.primary if chosen and chosen.of_teams else None
    return wish.primary or stated or from_preset or _by_type_code(t.event.type_code), rest


def _by_type_code(code: str) -> Score:
    """Type codes of teams name the primary score first: ``FIDE_TEAM_TYPEA_GP_MP``."""
    named = [part for part in code.split("_") if part in ("MP", "GP")]
    return Score.GAME if named[:1] == ["GP"] else Score.MATCH


def _scene(
    at: Tournament, wish: Wish, rules: TieBreakRules, primary: Score, round_robin: bool
) -> tuple[Scene, fields.Field]:
    of_teams = primary.of_teams
    found = fields.teams(at, rules, round_robin) if of_teams else fields.players(at, round_robin)
    seeds = [drawn.seed for drawn in at.lots if drawn.purpose == STANDINGS]
    stored = {values.name: dict(values.values) for values in at.external if values.of_teams is of_teams}
    external = {f"{OTHER}{name.upper()}": values for name, values in {**stored, **wish.external}.items()}
    scene = Scene(
        rules,
        found.ledgers,
        primary,
        found.boards,
        wish.seed if wish.seed is not None else seeds[-1] if seeds else None,
        external,
        found.drawing_order,
    )
    return scene, found
