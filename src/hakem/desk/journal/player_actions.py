"""Actions about players: entries, check-in, numbers, lots, byes, withdrawals, and who must not meet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hakem.desk.choosing import choose_system, is_by_scores
from hakem.desk.handling import colour_is_open, with_colour_lot
from hakem.desk.journal.actions import (
    Apart,
    ByeAsked,
    ByeTakenBack,
    CheckIn,
    Draw,
    NumbersAsked,
    OnePlayer,
    PlayerAsked,
    Withdrawal,
)
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.state import Belonging, Desk, Presence
from hakem.desk.journal.team_actions import require_room, require_those_who_played, with_order
from hakem.desk.numbering import numbers_by_rank, numbers_given, numbers_restricted
from hakem.desk.withdrawals import Changed, come_back, leave
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.initial_order import NUMBERS_FINAL_FROM_ROUND
from hakem.facts.lots import draw_order
from hakem.i18n import Json, Message, PlayerRef
from hakem.model import ByeKind, Lot, Player, PlayerId, Prohibition, RoundNo, Team, TeamId, Tournament
from hakem.model.changes import (
    next_id,
    next_number,
    player_of,
    with_bye,
    with_lot,
    with_player,
    with_player_changed,
    with_prohibition,
    with_teams,
    without_bye,
    without_player,
    without_prohibition,
)
from hakem.pairing import numbers_by_lots, system_info
from hakem.tiebreaks.own_results import LOTS_OF_STANDINGS
from hakem.values import replace

_OWN = ("rating", "national_rating", "title", "sex", "birth", "federation", "club", "fide_id", "national_id")
LAST_YEAR = 9999
LARGEST_FIDE_ID = 10**10 - 1
LAST_LATE_ROUND = 2
"""By the Turkish habit nobody enters any more once this round is announced."""


def told(notes: Sequence[Message]) -> tuple[Warned, ...]:
    """What somebody should know, as warnings of the lowest level."""
    return tuple(Warned(1, note) for note in notes)


# Entries


def add_player(desk: Desk, given: PlayerAsked, _asked: ActionAsked) -> Done:
    """A new player; a late entry from the next round on once round 1 is paired."""
    if given.name is None or not given.name.strip():
        raise refusal("missing", field="name")
    t = desk.tournament
    own_id = PlayerId(max(next_id(t), desk.last_id + 1))
    player = Player(own_id, next_number(t), given.name.strip())
    _require_person(t, given)
    warnings = tuple(_late(desk, player.id, given.team or ""))
    desk = replace(desk, tournament=with_player(t, _filled(player, given)))
    return Done(_seated(desk, player.id, given), warnings, {"player": int(player.id)})


def _require_person(t: Tournament, given: PlayerAsked) -> None:
    """What every report has room for; and one FIDE id is one person."""
    if given.birth is not None and given.birth.year > LAST_YEAR:
        raise refusal("birth", year=given.birth.year)
    if given.fide_id is not None and not 0 <= given.fide_id <= LARGEST_FIDE_ID:
        raise refusal("fide-id", fide_id=str(given.fide_id))
    if given.fide_id and any(p.fide_id == given.fide_id and p.id != given.player for p in t.players):
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
    known: dict[str, Any] = {name: (value or None) for name, value in said.items() if value is not None}
    return replace(player, **known, name=(given.name or player.name).strip())


def _seated(desk: Desk, player: PlayerId, given: PlayerAsked) -> Desk:
    """The player in the team, the group, and with the rating list that the fields name."""
    if given.team is not None or given.board is not None:
        desk = replace(desk, tournament=_in_team(desk.tournament, player, given))
    groups, lists = desk.groups, desk.rating_lists
    if given.group is not None:
        groups = _noted(groups, player, given.group)
    if given.rating_list is not None:
        lists = _noted(lists, player, given.rating_list)
    return replace(desk, groups=groups, rating_lists=lists)


def _noted(known: tuple[Belonging, ...], player: PlayerId, text: str) -> tuple[Belonging, ...]:
    others = tuple(each for each in known if each.player != player)
    return (*others, Belonging(player, text)) if text else others


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
    at = len(others) if given.board is None else min(max(given.board - 1, 0), len(others))
    return with_order(t, to.id, (*others[:at], player, *others[at:]))


def change_player(desk: Desk, given: PlayerAsked, _asked: ActionAsked) -> Done:
    """Other data of a player. A rating that changes after numbers were given does not move anybody by itself."""
    if given.player is None:
        raise refusal("missing", field="player")
    player = player_of(desk.tournament, given.player)
    if given.name is not None and not given.name.strip():
        raise refusal("missing", field="name")
    unknown = [name for name in given.clear if name not in _OWN]
    if unknown:
        raise refusal("cannot-clear", field=unknown[0])
    _require_person(desk.tournament, given)
    cleared: dict[str, Any] = dict.fromkeys(given.clear)
    changed = replace(_filled(player, given), **cleared)
    desk = replace(desk, tournament=with_player_changed(desk.tournament, changed))
    warnings: tuple[Warned, ...] = ()
    if desk.round_no and (changed.rating, changed.title) != (player.rating, player.title):
        warnings = (warning(2, "strength-changed", player=PlayerRef(player.id)),)
    return Done(_seated(desk, player.id, given), warnings)


def remove_player(desk: Desk, given: OnePlayer, _asked: ActionAsked) -> Done:
    """The event as if the player had never entered; only while no round and no play-off names them."""
    return Done(without_entry(desk, given.player))


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


def check_in(desk: Desk, given: CheckIn, _asked: ActionAsked) -> Done:
    """Whether somebody is there before the next round is paired."""
    player_of(desk.tournament, given.player)
    others = tuple(each for each in desk.presence if each.player != given.player)
    return Done(replace(desk, presence=(*others, Presence(given.player, given.present))))


# Numbers and lots


def number(desk: Desk, given: NumbersAsked, asked: ActionAsked) -> Done:
    """Pairing numbers; never once round 4 is paired, and by lots only before round 1."""
    t = desk.tournament
    if desk.round_no >= NUMBERS_FINAL_FROM_ROUND:
        raise refusal("numbers-final", round=NUMBERS_FINAL_FROM_ROUND)
    if t.rounds and not system_info(t.rules.system).by_scores:
        raise refusal("numbers-of-table", system=t.rules.system)
    seed = given.seed or asked.seed
    made = _numbers(t, given, seed)
    after = replace(desk, tournament=made.tournament, numbered=given.by)
    warnings = told(made.notes)
    if t.rounds and made.tournament != t:
        warnings += (warning(4 if given.by == "given" else 2, "numbers-given-anew", round=desk.round_no),)
    order: list[Json] = [int(p.id) for p in sorted(made.tournament.players, key=lambda p: p.number)]
    drawn: dict[str, Json] = {} if made.tournament.lots == t.lots else {"seed": seed}
    return Done(after, warnings, {"numbers": order, **drawn})


def _numbers(t: Tournament, given: NumbersAsked, seed: str) -> Changed:
    if given.by == "rank":
        return numbers_by_rank(t, choose_system(t), seed)
    if given.by == "lots":
        return Changed(numbers_by_lots(t, seed))
    if given.by == "varma":
        return numbers_restricted(t, seed)
    return numbers_given(t, given.order)


def draw(desk: Desk, given: Draw, asked: ActionAsked) -> Done:
    """A drawing of lots from a text that stays in the journal, so that everybody can repeat it."""
    seed, t = given.seed or asked.seed, desk.tournament
    for player in given.among:
        player_of(t, player)
    if given.purpose == "numbers":
        return number(desk, NumbersAsked("lots", seed), asked)
    if given.purpose == "colour" and is_knockout(t):
        from hakem.desk.journal.match_actions import lots_of_knockout

        return Done(replace(desk, tournament=lots_of_knockout(t, seed)), more={"seed": seed})
    if given.purpose == "colour":
        if not colour_is_open(t):
            raise refusal("colour-known")
        made = with_colour_lot(t, seed)
        colour = made.initial_colour.name.lower() if made.initial_colour else ""
        return Done(replace(desk, tournament=made), more={"seed": seed, "outcome": colour})
    if given.purpose == "tie":
        made = with_lot(t, Lot(LOTS_OF_STANDINGS, seed))
        return Done(replace(desk, tournament=made), more={"seed": seed, **_order_drawn(given.among, seed)})
    if len(given.among) < 2 or len(set(given.among)) < len(given.among):
        raise refusal("draw-among")
    made = with_lot(t, Lot(f"game {'-'.join(map(str, given.among))}", seed))
    return Done(replace(desk, tournament=made), more={"seed": seed, **_order_drawn(given.among, seed)})


def _order_drawn(among: Sequence[PlayerId], seed: str) -> Mapping[str, Json]:
    return {"outcome": [int(among[place - 1]) for place in draw_order(seed, len(among))]} if among else {}


# Byes and withdrawals


def bye(desk: Desk, given: ByeAsked, _asked: ActionAsked) -> Done:
    """A bye that somebody asks for. A second one for half a point and one for a full point are told."""
    t = desk.tournament
    if not byes_on_request(t):
        raise refusal("no-bye-on-request", system=t.rules.system)
    if desk.rounds_stated and given.round_no > t.rounds_total:
        raise refusal("no-such-round", round=given.round_no, last=t.rounds_total)
    warnings: list[Warned] = []
    who = PlayerRef(given.player)
    if given.kind is ByeKind.HALF_POINT and half_byes(t, given.player):
        warnings.append(warning(2, "second-half-bye", player=who))
    if given.kind is ByeKind.FULL_POINT:
        warnings.append(warning(2, "full-bye", player=who))
    after = with_bye(t, given.round_no, given.player, given.kind)
    return Done(replace(desk, tournament=after), tuple(warnings))


def byes_on_request(t: Tournament) -> bool:
    """Whether somebody may ask to miss a round at all: not where a table has to be filled."""
    return is_by_scores(t) or (not is_knockout(t) and is_team_event(t))


def half_byes(t: Tournament, player: PlayerId) -> int:
    """How many byes for half a point somebody has had or asked for."""
    had = sum((b.player, b.kind) == (player, ByeKind.HALF_POINT) for rnd in t.rounds for b in rnd.byes)
    return had + sum((a.player, a.kind) == (player, ByeKind.HALF_POINT) for a in t.absences)


def no_bye(desk: Desk, given: ByeTakenBack, _asked: ActionAsked) -> Done:
    """A bye that is not needed any longer."""
    return Done(replace(desk, tournament=without_bye(desk.tournament, given.round_no, given.player)))


def withdraw(desk: Desk, given: Withdrawal, _asked: ActionAsked) -> Done:
    """Somebody leaves; what that means by the rules is told. Who has a game under way has not left before it."""
    for at in desk.adjourned:
        there = given.player in desk.tournament.rounds[at.round_no - 1].games[at.board - 1].players
        if there and given.after is not None and given.after < at.round_no:
            who = PlayerRef(given.player)
            raise RequestError(
                Message("change.plays-after", {"player": who, "after": given.after, "round": at.round_no})
            )
    made = leave(desk.tournament, (given.player,), given.after)
    return Done(replace(desk, tournament=made.tournament), told(made.notes))


def come_again(desk: Desk, given: OnePlayer, _asked: ActionAsked) -> Done:
    """Somebody comes back who had withdrawn."""
    made = come_back(desk.tournament, (given.player,))
    return Done(replace(desk, tournament=made.tournament), told(made.notes))


# Who must not meet


def prohibit(desk: Desk, given: Apart, _asked: ActionAsked) -> Done:
    """Players who must not meet. After round 1 that is not what FIDE's rules allow, and a weak wish never is."""
    if not system_info(desk.tournament.rules.system).by_scores:
        raise refusal("no-prohibition", system=desk.tournament.rules.system)
    ban = _ban(desk.tournament, given)
    if given.weak:
        if ban in desk.weak:
            raise refusal("prohibited-already")
        with_prohibition(replace(desk.tournament, prohibited=()), ban)
        return Done(replace(desk, weak=(*desk.weak, ban)), (warning(4, "weak-prohibition"),))
    warnings = (warning(4, "prohibited-late", round=desk.round_no),) if desk.round_no else ()
    return Done(replace(desk, tournament=with_prohibition(desk.tournament, ban)), warnings)


def allow(desk: Desk, given: Apart, _asked: ActionAsked) -> Done:
    """They may meet again."""
    ban = _ban(desk.tournament, given)
    if given.weak or ban not in desk.tournament.prohibited:
        if ban not in desk.weak:
            raise refusal("not-prohibited")
        return Done(replace(desk, weak=tuple(other for other in desk.weak if other != ban)))
    warnings = (warning(4, "prohibited-late", round=desk.round_no),) if desk.round_no else ()
    return Done(replace(desk, tournament=without_prohibition(desk.tournament, ban)), warnings)


def _ban(t: Tournament, given: Apart) -> Prohibition:
    """The players that are meant: by id, or all of a club or federation."""
    players = given.players
    for player in players:
        player_of(t, player)
    if given.club or given.federation:
        players += tuple(
            p.id
            for p in t.players
            if p.id not in players
            and (not given.club or p.club == given.club)
            and (not given.federation or p.federation == given.federation)
        )
    if len(set(players)) < 2:
        raise refusal("prohibit-whom")
    last = None if given.last_round is None else RoundNo(given.last_round)
    return Prohibition(tuple(players), RoundNo(given.first_round), last)
