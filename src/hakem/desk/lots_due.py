"""Lots that have to be drawn before round 1: for the numbers of a table, and again if the field has changed since.

Who leaves after the lots and before round 1 makes them be drawn again, who comes
then has drawn nothing; the two cases in which the table stays as it is are those of
:func:`hakem.pairing.redraw_needed`. Numbers that were given by hand are numbers that
were drawn in the hall.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.journal.state import Desk
from hakem.desk.withdrawals import table_rules
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Article, Message
from hakem.model import Lot, Tournament
from hakem.pairing import PairingSystem
from hakem.pairing.numbers.by_hand import BY_HAND
from hakem.pairing.numbers.lots import LOTS_OF_TEAMS, NUMBERS
from hakem.pairing.numbers.varma import VARMA
from hakem.pairing.tables.round_robin import ROUND_ROBIN_RULES, RoundRobinRules
from hakem.values import dataclass, replace

_LEAST = 2
_BY_LOTS = ("lots", "varma")
_NUMBERS = (NUMBERS, VARMA, BY_HAND)

Entered = Mapping[int | str, tuple[str, int]]
"""Names and numbers by what does not change when somebody else leaves."""


@dataclass(frozen=True, slots=True)
class LotsDue:
    """Lots to be drawn, and where that is written; drawn ``again`` because somebody ``left`` or ``came`` since."""

    article: Article
    of_teams: bool = False
    left: tuple[str, ...] = ()
    came: tuple[str, ...] = ()

    @property
    def again(self) -> bool:
        """Whether there are lots, which do not hold any more."""
        return bool(self.left or self.came)


def lots_due(desk: Desk) -> LotsDue | None:
    """The lots that come before round 1; None if none are needed, or those that were drawn stand."""
    t = desk.tournament
    rules = lots_rules(t)
    if rules is None or t.rounds:
        return None
    of_teams = is_team_event(t)
    if len(t.teams if of_teams else t.players) < _LEAST:
        return None
    last = _last_drawing(t, of_teams)
    way = (desk.teams_numbered or (last and _BY_LOTS[0])) if of_teams else desk.numbered
    if way == "given":
        return None
    if way not in _BY_LOTS:
        return LotsDue(rules.edition.art(rules.lots_article), of_teams)
    if last is None or _stands(t, last):
        return None
    return LotsDue(rules.edition.art(rules.redraw_article), of_teams, *_changed(t, last))


def change_of_given(before: Desk, after: Desk) -> LotsDue | None:
    """Who left and who came after numbers were given by hand; None if the table stays as it was, or they were not."""
    t = after.tournament
    rules, of_teams = lots_rules(t), is_team_event(t)
    if rules is None or t.rounds or (before.teams_numbered if of_teams else before.numbered) != "given":
        return None
    was, now = _entered(before.tournament), _entered(t)
    left = tuple(name for who, (name, _) in was.items() if who not in now)
    came = tuple(name for who, (name, _) in now.items() if who not in was)
    if not came and (not left or _only_the_bye(was, now)):
        return None
    return LotsDue(rules.edition.art(rules.redraw_article), of_teams, left, came)


def lots_stand(before: Desk, after: Desk) -> Message | None:
    """Why the lots stand although somebody has left: they become the bye, or somebody else has their number."""
    t = after.tournament
    rules, of_teams = lots_rules(t), is_team_event(t)
    way = before.teams_numbered if of_teams else before.numbered
    if rules is None or t.rounds or not way or way == "rank":
        return None
    was, now = _entered(before.tournament), _entered(t)
    if all(who in now for who in was):
        return None
    kind = "bye" if _only_the_bye(was, now) else "replaced"
    return Message(f"change.redraw-{kind}", {"article": rules.edition.art(rules.redraw_article)})


def numbers_not_drawn(t: Tournament, system: PairingSystem) -> Message | None:
    """That the rules want the numbers of players drawn by lots, and that the event records no drawing; else None.

    An event without a journal does not say how its numbers came about otherwise.
    """
    named = replace(t, rules=replace(t.rules, system=system.name, edition=system.edition.id))
    rules = lots_rules(named)
    if rules is None or is_team_event(t) or _last_drawing(t, of_teams=False) is not None:
        return None
    return Message("pairing.numbers-not-drawn", {"article": rules.edition.art(rules.lots_article)})


def _only_the_bye(was: Entered, now: Entered) -> bool:
    """Whether nobody is out but the last, whose number was even."""
    gone = {number for who, (_, number) in was.items() if who not in now}
    return gone == {len(was)} and len(was) % 2 == 0


def _entered(t: Tournament) -> Entered:
    """Names and numbers of all who are entered. A team is known by its name: another one has its number afterwards."""
    if is_team_event(t):
        return {team.name: (team.name, int(team.id)) for team in t.teams}
    return {int(p.id): (p.name, p.number) for p in t.players}


def lots_rules(t: Tournament) -> RoundRobinRules | None:
    """The rules by which the numbers of the event are drawn by lots, if they say so.

    More than two teams of a Scheveningen meet by the table of the round robin (TSF Scheveningen 2).
    """
    if t.rules.system == "scheveningen":
        return ROUND_ROBIN_RULES[0] if len(t.teams) > _LEAST else None
    if t.rules.system != "berger":
        return None
    rules = table_rules(t)
    return rules if rules.lots_article else None


def _last_drawing(t: Tournament, of_teams: bool) -> Lot | None:
    """The last drawing that gave everybody a number, if it is recorded who took part."""
    purposes = (LOTS_OF_TEAMS,) if of_teams else _NUMBERS
    return next((lot for lot in reversed(t.lots) if lot.purpose in purposes and lot.drawn), None)


def _stands(t: Tournament, lot: Lot) -> bool:
    """Whether the table is the one of the drawing: whoever left was its bye, or somebody came in their place."""
    here = _numbered(t, lot.of_teams)
    drew = {each.who: each.number for each in lot.drawn}
    free = {each.number for each in lot.drawn if each.who not in here}
    came = {number for who, (_, number) in here.items() if who not in drew}
    if not came:
        return not free or (free == {len(lot.drawn)} and len(lot.drawn) % 2 == 0)
    return came == free and all(here[who][1] == number for who, number in drew.items() if who in here)


def _changed(t: Tournament, lot: Lot) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who drew and is out, and who is in and has not drawn."""
    here = _numbered(t, lot.of_teams)
    drew = {each.who for each in lot.drawn}
    left = tuple(each.name for each in lot.drawn if each.who not in here)
    return left, tuple(name for who, (name, _) in here.items() if who not in drew)


def _numbered(t: Tournament, of_teams: bool) -> Mapping[int, tuple[str, int]]:
    """Names and numbers of those who are in."""
    if of_teams:
        return {int(team.id): (team.name, int(team.id)) for team in t.teams}
    return {int(p.id): (p.name, p.number) for p in t.players if p.takes_part_in(1)}
