"""Actions that enter players, change what is known of them, and take entries back, one by one or a whole list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hakem.desk.journal.actions import OnePlayer, PlayerAsked, PlayersAsked
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.lots_asked import with_lots_asked
from hakem.desk.journal.state import Belonging, Desk
from hakem.desk.journal.team_actions import require_room, require_those_who_played, with_order
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Json, PlayerRef
from hakem.model import Player, PlayerId, Team, TeamId, Tournament
from hakem.model.changes import (
    next_id,
    next_number,
    player_of,
    with_player,
    with_player_changed,
    with_players,
    with_teams,
    without_player,
)
from hakem.model.same_person import Namesakes, words_key
from hakem.pairing import system_info
from hakem.values import replace

_OWN = ("rating", "national_rating", "title", "sex", "birth", "federation", "club", "fide_id", "national_id")
LAST_YEAR = 9999
LARGEST_FIDE_ID = 10**10 - 1
LAST_LATE_ROUND = 2
"""By the Turkish habit nobody enters any more once this round is announced."""


def add_player(desk: Desk, given: PlayerAsked, _asked: ActionAsked) -> Done:
    """A new player; a late entry from the next round on once round 1 is paired."""
    t = desk.tournament
    person = Player(PlayerId(max(next_id(t), desk.last_id + 1)), next_number(t), "")
    player, warnings = _entered(desk, given, person, t.players, Namesakes(t.players))
    after = _seated(replace(desk, tournament=with_player(t, player)), player.id, given)
    after, lots = with_lots_asked(desk, after, 2)
    return Done(after, (*warnings, *lots), {"player": int(player.id)})


def add_players(desk: Desk, given: PlayersAsked, _asked: ActionAsked) -> Done:
    """A whole list as one act, taken back as one: new players, and changes of those who are named."""
    if not given.players:
        raise refusal("missing", field="players")
    t, names = desk.tournament, Namesakes(desk.tournament.players)
    first = Player(PlayerId(max(next_id(t), desk.last_id + 1)), next_number(t), "")
    new: list[Player] = []
    changed: dict[PlayerId, Player] = {}
    warnings: list[Warned] = []
    listed: list[tuple[PlayerId, PlayerAsked]] = []
    for each in given.players:
        if each.player is None:
            person = replace(first, id=PlayerId(first.id + len(new)), number=first.number + len(new))
            player, warned = _entered(desk, each, person, (*t.players, *new), names)
            new.append(player)
            names.add(player)
        else:
            before = changed.get(each.player) or player_of(t, each.player)
            player, warned = _with_fields(desk, each, before, (*t.players, *new), names)
            changed[player.id] = player
        warnings += warned
        listed.append((player.id, each))
    after = replace(desk, tournament=with_players(with_player_changed(t, *changed.values()), new))
    after = replace(after, tournament=_all_in_teams(after.tournament, listed))
    for player_id, each in listed:
        after = _belonging(after, player_id, each)
    ids: list[Json] = [int(player.id) for player in new]
    after, lots = with_lots_asked(desk, after, 2)
    warnings += lots
    return Done(after, tuple(dict.fromkeys(warnings)), {"new": ids, "added": len(new), "changed": len(changed)})


def _entered(
    desk: Desk, given: PlayerAsked, person: Player, others: Sequence[Player], names: Namesakes
) -> tuple[Player, tuple[Warned, ...]]:
    """Somebody new with what is known of them, and what should be read: who seems to be in already is asked about."""
    if given.name is None or not given.name.strip():
        raise refusal("missing", field="name")
    _require_person(others, given)
    player = _filled(person, given)
    return player, (*_late(desk, player.id, given.team or ""), *_twin(desk, names.twin_of(player), player))


def _twin(desk: Desk, other: Player | None, player: Player) -> Iterator[Warned]:
    """The question about somebody who seems to be another one; who comes with the same list has no number yet."""
    if other is not None:
        same_number = player.national_id and player.national_id == other.national_id
        entered = any(each.id == other.id for each in desk.tournament.players)
        who = PlayerRef(other.id) if entered else other.name
        yield warning(3, f"same-{'number' if same_number else 'name'}", name=player.name, player=who)


def _require_person(others: Sequence[Player], given: PlayerAsked) -> None:
    """What every report has room for; and one FIDE id is one person."""
    if given.birth is not None and given.birth.year > LAST_YEAR:
        raise refusal("birth", year=given.birth.year)
    if given.fide_id is not None and not 0 <= given.fide_id <= LARGEST_FIDE_ID:
        raise refusal("fide-id", fide_id=str(given.fide_id))
    if given.fide_id and any(p.fide_id == given.fide_id and p.id != given.player for p in others):
        raise refusal("fide-id-twice", fide_id=given.fide_id)


def _late(desk: Desk, player: PlayerId, team: str) -> Iterator[Warned]:
    """What a late entry means: a table has no seat for it, and a Swiss event only until it is too late.

    A table of teams has room for another member of a team that is in it.
    """
    t = desk.tournament
    if not t.rounds:
        return
    info = system_info(t.rules.system)
    reserve = is_team_event(t) and not info.of_teams and any(each.name == team for each in t.teams)
    if not info.by_scores and not reserve:
        raise refusal("no-late-entry", system=t.rules.system)
    if t.next_round > t.rounds_total:
        raise refusal("all-rounds-paired", total=t.rounds_total)
    if desk.late_entries == "end" and any(number >= LAST_LATE_ROUND for number in desk.published):
        yield warning(4, "late-after-announced", round=LAST_LATE_ROUND)
    yield warning(1, "late-entry", player=PlayerRef(player), round=t.next_round)


def _filled(player: Player, given: PlayerAsked) -> Player:
    said = {name: getattr(given, name) for name in _OWN}
    tidy = {name: value.strip() if isinstance(value, str) else value for name, value in said.items()}
    known: dict[str, Any] = {name: (value or None) for name, value in tidy.items() if value is not None}
    return replace(player, **known, name=(given.name or player.name).strip())


def _seated(desk: Desk, player: PlayerId, given: PlayerAsked) -> Desk:
    """The player in the team, the group, and with the rating list that the fields name."""
    if given.team is not None or given.board is not None:
        desk = replace(desk, tournament=_in_team(desk.tournament, player, given))
    return _belonging(desk, player, given)


def _belonging(desk: Desk, player: PlayerId, given: PlayerAsked) -> Desk:
    """The player in the group, and with the rating list, that the fields name."""
    groups, lists = desk.groups, desk.rating_lists
    if given.group is not None:
        groups = _noted(groups, player, given.group)
    if given.rating_list is not None:
        lists = _noted(lists, player, given.rating_list)
    return replace(desk, groups=groups, rating_lists=lists)


def _noted(known: tuple[Belonging, ...], player: PlayerId, text: str) -> tuple[Belonging, ...]:
    others = tuple(each for each in known if each.player != player)
    return (*others, Belonging(player, text)) if text else others


def _all_in_teams(t: Tournament, listed: Sequence[tuple[PlayerId, PlayerAsked]]) -> Tournament:
    """Everybody of a list on a board of the team that the fields name, in the order of the list.

    As long as nobody changes a team and no round is paired, the teams are looked through once and not for each player.
    """
    asked = [(player, given) for player, given in listed if given.team is not None or given.board is not None]
    teams = {team.name: team for team in t.teams}
    seated = [*(m for team in t.teams for m in team.members), *(player for player, _ in asked)]
    if t.rounds or len(teams) < len(t.teams) or len(set(seated)) < len(seated):
        for player, given in asked:
            t = _in_team(t, player, given)
        return t
    last = max((int(team.id) for team in t.teams), default=0)
    for player, given in asked:
        if given.team:
            to = teams.get(given.team) or Team(TeamId(last := last + 1), given.team, ())
            require_room(t, to, len(to.members) + 1)
            teams[to.name] = replace(to, members=_on_board(to.members, player, given.board))
    return with_teams(t, teams.values())


def _on_board(others: tuple[PlayerId, ...], player: PlayerId, board: int | None) -> tuple[PlayerId, ...]:
    """The members with one more, on that board or behind the others."""
    at = len(others) if board is None else min(max(board - 1, 0), len(others))
    return (*others[:at], player, *others[at:])


def _in_team(t: Tournament, player: PlayerId, given: PlayerAsked) -> Tournament:
    """The player on a board of the team, by default behind the others; a team that is not there yet comes to be.

    A team of which nothing is left but its name goes with its last member. Boards
    of rounds that are paired stay as they were, whoever comes to the list.
    """
    of = next((team for team in t.teams if player in team.members), None)
    name = given.team if given.team is not None else of.name if of else ""
    to = next((team for team in t.teams if team.name == name), None)
    others = tuple(m for m in to.members if m != player) if to else ()
    if to is not None and to is not of:
        require_room(t, to, len(others) + 1)
    if of is not None and of is not to:
        stay = tuple(m for m in of.members if m != player)
        require_those_who_played(t, of, stay)
        t = with_order(t, of.id, stay)
        t = with_teams(t, (each for each in t.teams if each != Team(of.id, of.name, ())))
    if not name:
        return t
    if to is None:
        to = Team(TeamId(1 + max((int(team.id) for team in t.teams), default=0)), name, ())
        t = with_teams(t, (*t.teams, to))
    return with_order(t, to.id, _on_board(others, player, given.board))


def change_player(desk: Desk, given: PlayerAsked, _asked: ActionAsked) -> Done:
    """Other data of a player. A rating that changes after numbers were given does not move anybody by itself."""
    if given.player is None:
        raise refusal("missing", field="player")
    t = desk.tournament
    changed, warnings = _with_fields(desk, given, player_of(t, given.player), t.players, Namesakes(t.players))
    desk = replace(desk, tournament=with_player_changed(t, changed))
    return Done(_seated(desk, changed.id, given), warnings)


def _with_fields(
    desk: Desk, given: PlayerAsked, player: Player, others: Sequence[Player], names: Namesakes
) -> tuple[Player, tuple[Warned, ...]]:
    """The player with other data, and what should be read."""
    if given.name is not None and not given.name.strip():
        raise refusal("missing", field="name")
    unknown = [name for name in given.clear if name not in _OWN]
    if unknown:
        raise refusal("cannot-clear", field=unknown[0])
    _require_person(others, given)
    cleared: dict[str, Any] = dict.fromkeys(given.clear)
    changed = replace(_filled(player, given), **cleared)
    warnings: tuple[Warned, ...] = ()
    if words_key(changed.name) != words_key(player.name):
        warnings = tuple(_twin(desk, names.twin_of(changed), changed))
    elif changed.national_id != player.national_id:
        warnings = tuple(_twin(desk, names.of_number(changed), changed))
    if desk.round_no and (changed.rating, changed.title) != (player.rating, player.title):
        warnings += (warning(2, "strength-changed", player=PlayerRef(player.id)),)
    return changed, warnings


def remove_player(desk: Desk, given: OnePlayer, _asked: ActionAsked) -> Done:
    """The event as if the player had never entered; only while no round and no play-off names them."""
    return out_of_list(desk, given.player)


def out_of_list(desk: Desk, player: PlayerId) -> Done:
    """Somebody is taken out; where that makes the lots be drawn again, it is asked."""
    return Done(*with_lots_asked(desk, without_entry(desk, player), 3))


def without_entry(desk: Desk, player: PlayerId) -> Desk:
    """The desk as if somebody had never entered; refused while a round or a play-off names them."""
    for play_off in desk.play_offs:
        if player in play_off.record.players:
            raise refusal("in-play-off", player=PlayerRef(player), name=play_off.name)
    after = replace(
        desk,
        tournament=without_player(desk.tournament, player),
        last_id=max(desk.last_id, int(player)),
        presence=tuple(each for each in desk.presence if each.player != player),
        groups=tuple(each for each in desk.groups if each.player != player),
        rating_lists=tuple(each for each in desk.rating_lists if each.player != player),
        weak=tuple(
            replace(ban, players=rest)
            for ban in desk.weak
            if len(rest := tuple(p for p in ban.players if p != player)) > 1
        ),
    )
    return replace(after, tournament=_numbered_on(after.tournament))


def _numbered_on(t: Tournament) -> Tournament:
    """Numbers without a gap where somebody has gone."""
    order = sorted(t.players, key=lambda p: p.number)
    number = {p.id: place for place, p in enumerate(order, start=1)}
    return t if t.rounds else replace(t, players=tuple(replace(p, number=number[p.id]) for p in t.players))
