"""Who sits for a team: how many boards there are, and whether a line-up keeps to the rules of the event."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from hakem.facts.initial_order import FIDE_ELSE_NATIONAL
from hakem.facts.match_boards import boards_per_match, team_matches
from hakem.i18n import Datum, Message, PlayerRef
from hakem.model import (
    LineUpOrder,
    LineUpRules,
    Player,
    PlayerCondition,
    PlayerId,
    Points,
    Sex,
    Team,
    TeamId,
    TeamLineUp,
    Tournament,
    search_key,
)
from hakem.values import replace

_BOARDS = "boards"
"""The option of the round robin that says on how many boards teams meet."""

Seated = Sequence[PlayerId | None]
"""Who sits for a team, from board 1 on; None where nobody does."""


def boards_of_event(t: Tournament) -> int:
    """On how many boards teams meet: as an option says, the colours, or the matches so far; 0 if nobody knows."""
    stated = dict(t.rules.options).get(_BOARDS, "")
    return int(stated) if stated.isascii() and stated.isdecimal() else boards_per_match(t)


def strength_of(t: Tournament, team: Team) -> Points:
    """What the event says of the strength of a team, else the mean of the ratings of its best boards."""
    if team.strength is not None:
        return team.strength
    known = {p.id: p for p in t.players}
    ratings = sorted((FIDE_ELSE_NATIONAL.strength(known[member]) or 0 for member in team.members), reverse=True)
    best = ratings[: boards_of_event(t) or len(ratings)]
    return Points(sum(best), len(best)) if best else Points(0)


def line_up_problems(t: Tournament, team: Team, round_no: int, players: Seated) -> tuple[Message, ...]:
    """Everything that is wrong with a line-up of a team for a round; nothing if it keeps to the rules of the event."""
    rules, known = t.team_play.line_up_rules, {p.id: p for p in t.players}
    return (
        *_seats(t, team, players),
        *_there(t, round_no, [known[p] for p in players if p in known]),
        *_sitting(rules, players),
        *_order(rules, team, players),
        *_moved(rules, team, players),
        *_special(t, players, known),
        *_quotas(t, [known[p] for p in players if p in known]),
    )


def _seats(t: Tournament, team: Team, players: Seated) -> Iterator[Message]:
    """Members of the team, each once, on boards that there are."""
    boards = boards_of_event(t)
    if boards and len(players) > boards:
        yield Message("line-up.boards", {"count": len(players), "boards": boards})
    seen: set[PlayerId] = set()
    for player in players:
        if player is None:
            continue
        if player not in team.members:
            yield Message("line-up.not-member", {"player": PlayerRef(player)})
        elif player in seen:
            yield Message("line-up.twice", {"player": PlayerRef(player)})
        seen.add(player)


def _there(t: Tournament, round_no: int, players: Sequence[Player]) -> Iterator[Message]:
    away = {absence.player for absence in t.absences if absence.round_no == round_no}
    for player in players:
        data: dict[str, Datum] = {"player": PlayerRef(player.id), "round": round_no}
        if not player.takes_part_in(round_no):
            yield Message("line-up.gone" if player.joined <= round_no else "line-up.not-yet", data)
        elif player.id in away:
            yield Message("line-up.away", data)


def _sitting(rules: LineUpRules, players: Seated) -> Iterator[Message]:
    """Enough of them, and without a gap."""
    sitting = [board for board, player in enumerate(players, start=1) if player is not None]
    if len(sitting) < rules.least:
        yield Message("line-up.too-few", {"count": len(sitting), "least": rules.least})
    empty = [board for board, player in enumerate(players, start=1) if player is None]
    if not rules.gaps and sitting and empty and empty[0] < sitting[-1]:
        yield Message("line-up.gap", {"board": empty[0], "last": sitting[-1]})


def _order(rules: LineUpRules, team: Team, players: Seated) -> Iterator[Message]:
    """In the order of the list, boards that ask for the same by themselves: special ones have an order of their own."""
    if rules.order is not LineUpOrder.LIST:
        return
    place = {player: nth for nth, player in enumerate(team.members)}
    sitting: dict[PlayerCondition | None, list[PlayerId]] = {}
    for board, player in enumerate(players, start=1):
        if player is not None and player in place:
            sitting.setdefault(rules.condition_of(board), []).append(player)
    for those in sitting.values():
        for above, below in pairwise(those):
            if place[above] > place[below]:
                yield Message("line-up.order", {"above": PlayerRef(above), "below": PlayerRef(below)})


def _moved(rules: LineUpRules, team: Team, players: Seated) -> Iterator[Message]:
    place = {player: nth for nth, player in enumerate(team.members, start=1)}
    for board, player in enumerate(players, start=1):
        if rules.may_move is None or player is None or player not in place or rules.condition_of(board) is not None:
            continue
        if abs(place[player] - board) > rules.may_move:
            data: dict[str, Datum] = {"player": PlayerRef(player), "board": board, "place": place[player]}
            yield Message("line-up.moved", {**data, "most": rules.may_move})


def _special(t: Tournament, players: Seated, known: Mapping[PlayerId, Player]) -> Iterator[Message]:
    rules = t.team_play.line_up_rules
    for board, player in enumerate(players, start=1):
        condition = rules.condition_of(board)
        if condition is None or player is None or player not in known:
            continue
        unmet = tuple(conditions_unmet(t, known[player], condition))
        if unmet:
            data: dict[str, Datum] = {"board": board, "player": PlayerRef(player), "reasons": unmet}
            yield Message("line-up.not-eligible", {**data, "name": condition_named(condition)})


def _quotas(t: Tournament, players: Sequence[Player]) -> Iterator[Message]:
    for quota in t.team_play.line_up_rules.quotas:
        count = sum(not any(conditions_unmet(t, player, quota.condition)) for player in players)
        data: dict[str, Datum] = {"count": count, "name": condition_named(quota.condition)}
        if count < quota.least:
            yield Message("line-up.at-least", {**data, "least": quota.least})
        if quota.most is not None and count > quota.most:
            yield Message("line-up.at-most", {**data, "most": quota.most})


# Conditions


def condition_named(condition: PlayerCondition) -> Message:
    """A condition as people call it: by its name, else by what it asks for."""
    if condition.name:
        return Message("line-up.named", {"name": condition.name})
    asked = tuple(_asked_for(condition))
    return Message("line-up.asked", {"parts": asked}) if asked else Message("line-up.everybody")


def _asked_for(condition: PlayerCondition) -> Iterator[Message]:
    if condition.sex is not None:
        yield Message("line-up.women" if condition.sex is Sex.WOMAN else "line-up.men")
    for name, key in _FIGURES.items():
        figure = getattr(condition, name)
        if figure is not None:
            yield Message(key, {"figure": figure})
    if condition.federations:
        yield Message("line-up.of-federations", {"federations": condition.federations})
    if condition.foreign_to:
        yield Message("line-up.foreign", {"federation": condition.foreign_to})
    if condition.untitled:
        yield Message("line-up.untitled")


_OF_OTHER_SEX = {None: "line-up.sex-unknown", Sex.MAN: "line-up.is-man", Sex.WOMAN: "line-up.is-woman"}
_FIGURES = {
    "under": "line-up.under",
    "born_from": "line-up.born-from",
    "born_to": "line-up.born-to",
    "rating_from": "line-up.rating-from",
    "rating_to": "line-up.rating-to",
}


def conditions_unmet(t: Tournament, player: Player, condition: PlayerCondition) -> Iterator[Message]:
    """Why somebody does not meet a condition: what is not so, and what nobody knows; nothing if they meet it."""
    if condition.sex is not None and player.known_sex is not condition.sex:
        yield Message(_OF_OTHER_SEX[player.known_sex])
    yield from _age_unmet(t, player, condition)
    yield from _rating_unmet(player, condition)
    federations = {search_key(name) for name in condition.federations}
    own = search_key(player.federation or "")
    data: dict[str, Datum] = {"federation": player.federation or "-"}
    if federations and own not in federations:
        yield Message("line-up.other-federation" if own else "line-up.federation-unknown", data)
    if condition.foreign_to and own in ("", search_key(condition.foreign_to)):
        yield Message("line-up.not-foreign", data)
    if condition.untitled and player.title is not None:
        yield Message("line-up.has-title", {"title": player.title.value})


def special_boards_of(t: Tournament, player: Player) -> tuple[int, ...]:
    """The special boards at which somebody may sit."""
    special = t.team_play.line_up_rules.special
    return tuple(each.board for each in special if not any(conditions_unmet(t, player, each.condition)))


def _age_unmet(t: Tournament, player: Player, condition: PlayerCondition) -> Iterator[Message]:
    """An age counts from the year of the event: whoever turns so old in it is not too old yet."""
    first, last = condition.born_from, condition.born_to
    if condition.under is not None:
        if t.event.start is None:
            yield Message("line-up.no-year", {"age": condition.under})
            return
        first = max(first or 0, t.event.start.year - condition.under)
    if first is None and last is None:
        return
    if player.birth is None:
        yield Message("line-up.birth-unknown")
    elif (first is not None and player.birth.year < first) or (last is not None and player.birth.year > last):
        key = "line-up.too-old" if first is not None and player.birth.year < first else "line-up.too-young"
        limit = first if key == "line-up.too-old" else last
        yield Message(key, {"year": str(player.birth.year), "limit": str(limit)})


def _rating_unmet(player: Player, condition: PlayerCondition) -> Iterator[Message]:
    rating = FIDE_ELSE_NATIONAL.strength(player)
    if condition.rating_to is not None and rating is not None and rating > condition.rating_to:
        yield Message("line-up.rating-above", {"rating": rating, "limit": condition.rating_to})
    if condition.rating_from is not None and (rating is None or rating < condition.rating_from):
        yield Message("line-up.rating-below", {"rating": rating or 0, "limit": condition.rating_from})


def line_ups_to_come(t: Tournament) -> Iterator[tuple[Team, tuple[Message, ...]]]:
    """The teams that have handed in a line-up for the next round, with everything that has become wrong with it."""
    for team in t.teams:
        stated = t.team_play.line_up(t.next_round, team.id)
        if stated is not None:
            yield team, line_up_problems(t, team, t.next_round, stated.players)


# Who meets whom


def with_opponents(t: Tournament, round_no: int) -> Tournament:
    """The event with the opponents in the line-ups of a round that has been paired."""
    met: dict[TeamId, TeamId] = {}
    for match in team_matches(t, round_no):
        met |= {match.teams[0]: match.teams[1], match.teams[1]: match.teams[0]}
    line_ups = tuple(_against(each, met) if each.round_no == round_no else each for each in t.team_play.line_ups)
    if line_ups == t.team_play.line_ups:
        return t
    return replace(t, team_play=replace(t.team_play, line_ups=line_ups))


def _against(line_up: TeamLineUp, met: Mapping[TeamId, TeamId]) -> TeamLineUp:
    return line_up if line_up.opponent is not None else replace(line_up, opponent=met.get(line_up.team))
