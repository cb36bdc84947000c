"""Who competes for the prizes of an event, who is out and why, and who is entitled to which category."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from hakem.desk.awards import Awards, Contender, awards
from hakem.desk.by_stage import knockout_places
from hakem.desk.journal.state import Desk
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL, FIDE_ONLY, NATIONAL_ONLY, StrengthMethod
from hakem.facts.rewind import after_round
from hakem.model import (
    BandRating,
    Player,
    PlayerId,
    Points,
    PrizeCategory,
    PrizeList,
    Tournament,
    UnratedIn,
    search_key,
)
from hakem.tiebreaks import Standings, standings
from hakem.values import OneOf, dataclass

_METHODS: Mapping[BandRating, StrengthMethod] = {
    BandRating.EITHER: FIDE_ELSE_NATIONAL,
    BandRating.FIDE: FIDE_ONLY,
    BandRating.NATIONAL: NATIONAL_ONLY,
}


class OutOfPrizes(OneOf):
    """Why somebody takes no prize."""

    EXCLUDED = "excluded"
    WITHDRAWN = "withdrawn"
    NEVER_THERE = "never-there"


@dataclass(frozen=True, slots=True)
class PrizeField:
    """Those who compete, in the order of the standings, and those who do not."""

    contenders: tuple[Contender, ...]
    out: tuple[tuple[Contender, OutOfPrizes], ...] = ()

    @property
    def of_players(self) -> bool:
        """Whether players compete, and not teams."""
        return any(each.player is not None for each in self.contenders)


@dataclass(frozen=True, slots=True)
class EventAwards:
    """The prizes of an event as it stands: who competes for them, and who gets what."""

    field: PrizeField
    awards: Awards

    @property
    def names(self) -> Mapping[int, str]:
        """Everybody's name by id."""
        return {each.id: each.name for each in (*self.field.contenders, *(gone for gone, _ in self.field.out))}


def event_awards(
    t: Tournament, groups: Mapping[PlayerId, str], found: Standings | None = None, prizes: PrizeList | None = None
) -> EventAwards:
    """Who gets what by the standings of the event, or by others that are handed in; the desk knows the groups."""
    listed = t.prizes if prizes is None else prizes
    field = prize_field(t, listed, groups, found)
    entitled = [tuple(filter(entitled_to(category), field.contenders)) for category in listed.categories]
    return EventAwards(field, awards(field.contenders, listed, entitled))


def desk_awards(desk: Desk, found: Standings | None = None) -> EventAwards:
    """Who gets what in an event that is being run; a round that is not over does not count, nobody wins by a game
    that is still going on."""
    t = desk.tournament
    at = t if is_knockout(t) else after_round(t, desk.rounds_over)
    return event_awards(at, {each.player: each.text for each in desk.groups}, found)


def prize_field(
    t: Tournament, prizes: PrizeList, groups: Mapping[PlayerId, str], found: Standings | None = None
) -> PrizeField:
    """Everybody in the order of the standings. Whoever has withdrawn, never came or is excluded takes no prize."""
    seen: set[int] = {int(player) for rnd in t.rounds for player in rnd.present}
    inside: list[Contender] = []
    out: list[tuple[Contender, OutOfPrizes]] = []
    for each in _contenders(t, groups, found):
        why = _why_out(each, prizes, seen)
        if why is None:
            inside.append(each)
        else:
            out.append((each, why))
    return PrizeField(tuple(inside), tuple(out))


def _why_out(each: Contender, prizes: PrizeList, seen: set[int]) -> OutOfPrizes | None:
    player = each.player
    if player is None:
        return None
    if player.id in prizes.excluded:
        return OutOfPrizes.EXCLUDED
    if player.withdrawn_after is not None and not prizes.withdrawn:
        return OutOfPrizes.WITHDRAWN
    return OutOfPrizes.NEVER_THERE if seen and player.id not in seen else None


def _contenders(t: Tournament, groups: Mapping[PlayerId, str], found: Standings | None) -> Iterator[Contender]:
    of_teams = is_team_event(t)
    people: dict[int, Player] = {} if of_teams else {int(p.id): p for p in t.players}
    names = {int(team.id): team.name for team in t.teams} if of_teams else {int(p.id): p.name for p in t.players}
    teams = {int(member): team.name for team in t.teams for member in team.members}
    for id_, place, score in _rows(t, found):
        player = people.get(id_)
        team = names[id_] if of_teams else teams.get(id_, "")
        yield Contender(id_, place, score, names.get(id_, "?"), player, team, groups.get(PlayerId(id_), ""))


def _rows(t: Tournament, found: Standings | None) -> Iterator[tuple[int, int, Points]]:
    """Id, place and score. Those who went out of a knockout in one stage are equal (A.19), the better seed first."""
    if is_knockout(t) and found is None:
        places = knockout_places(t)
        seeds = {side: nth for nth, side in enumerate(places.so_far.event.players)}
        for row in sorted(places.rows, key=lambda row: (row.first, seeds.get(row.side, 0))):
            yield row.side, row.first, Points(-row.first)
        return
    for standing in (standings(t) if found is None else found).rows:
        yield standing.contestant.id, standing.first, standing.points


# Conditions


def entitled_to(category: PrizeCategory) -> Callable[[Contender], bool]:
    """Whether somebody meets every condition of a category; what is not known of somebody is not met."""
    if category.is_main:
        return lambda _each: True
    asked, belongs = tuple(_of_player(category)), _belonging(category)

    def meets(each: Contender) -> bool:
        if each.player is None:
            return belongs(each) and not asked
        return belongs(each) and all(condition.known(each.player) and condition.met(each.player) for condition in asked)

    return meets


def missing_for(category: PrizeCategory, field: PrizeField) -> tuple[tuple[str, tuple[Contender, ...]], ...]:
    """What is not known of whom, so that nobody can say whether they compete: by fact, in the order of the standings.

    Whoever fails another condition is not asked about.
    """
    if category.is_main:
        return ()
    asked, belongs = tuple(_of_player(category)), _belonging(category)
    lacking: dict[str, list[Contender]] = {}
    for each in field.contenders:
        if each.player is None or not belongs(each):
            continue
        unknown = [condition.fact for condition in asked if not condition.known(each.player)]
        if all(condition.met(each.player) for condition in asked if condition.known(each.player)):
            for fact in unknown:
                lacking.setdefault(fact, []).append(each)
    return tuple((fact, tuple(found)) for fact, found in lacking.items())


@dataclass(frozen=True, slots=True)
class _Condition:
    """What a category asks of a player: the fact, whether it is known, and whether it is what is asked for."""

    fact: str
    known: Callable[[Player], bool]
    met: Callable[[Player], bool]


def _belonging(category: PrizeCategory) -> Callable[[Contender], bool]:
    """Whether team, group and the list of players of a category are those of somebody."""
    teams, groups, players = _keys(category.teams), _keys(category.groups), category.players

    def belongs(each: Contender) -> bool:
        if teams and search_key(each.team) not in teams:
            return False
        if each.player is None:
            return not groups and players is None
        return (not groups or search_key(each.group) in groups) and (players is None or each.player.id in players)

    return belongs


def _of_player(category: PrizeCategory) -> Iterator[_Condition]:
    if category.sex is not None:
        yield _Condition("sex", lambda p: p.known_sex is not None, lambda p: p.known_sex is category.sex)
    if category.born_from is not None or category.born_to is not None:
        yield _Condition(
            "birth",
            lambda p: p.birth is not None,
            lambda p: p.birth is not None and _within(p.birth.year, category.born_from, category.born_to),
        )
    if category.titles:
        yield _Condition("title", _always, lambda p: p.title in category.titles)
    clubs, federations = _keys(category.clubs), _keys(category.federations)
    if clubs:
        yield _Condition("club", lambda p: bool(p.club), lambda p: search_key(p.club or "") in clubs)
    if federations:
        yield _Condition(
            "federation", lambda p: bool(p.federation), lambda p: search_key(p.federation or "") in federations
        )
    if category.unrated is not UnratedIn.NO or category.rating_from is not None or category.rating_to is not None:
        method = _METHODS[category.rating_of]
        yield _Condition("rating", _always, lambda p: _in_band(category, method.strength(p)))


def _always(_player: Player) -> bool:
    """Nobody lacks a title or a rating: who has none has none."""
    return True


def _in_band(category: PrizeCategory, rating: int | None) -> bool:
    if rating is None:
        return category.unrated is not UnratedIn.NO
    return category.unrated is not UnratedIn.ONLY and _within(rating, category.rating_from, category.rating_to)


def _within(value: int, first: int | None, last: int | None) -> bool:
    return (first is None or value >= first) and (last is None or value <= last)


def _keys(texts: Sequence[str]) -> frozenset[str]:
    return frozenset(search_key(text) for text in texts)
