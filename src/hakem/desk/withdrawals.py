"""Somebody leaves the event or comes back: the event after it, and what that means by the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.errors import RequestError
from hakem.facts.event_kind import games_each, is_round_robin, is_team_event
from hakem.facts.matches import team_cards
from hakem.facts.team_withdrawal import teams_left, teams_out
from hakem.facts.withdrawal import games_completed, games_in_event
from hakem.i18n import Datum, Message, PairRef, PlayerRef, TeamRef
from hakem.model import Player, PlayerId, Tournament
from hakem.model.changes import returned, withdrawn
from hakem.pairing.tables.round_robin import ROUND_ROBIN_RULES, RoundRobinRules
from hakem.regulations import choose_rules
from hakem.values import dataclass

_SYSTEM = "berger"


@dataclass(frozen=True, slots=True)
class Changed:
    """The event after a change, and what there is to say about it."""

    tournament: Tournament
    notes: tuple[Message, ...] = ()


def leave(t: Tournament, players: Sequence[PlayerId], after: int | None = None) -> Changed:
    """The event that these players leave after a round, by default after the last one paired.

    It is said which games are lost by forfeit, which are still open, and in a
    round robin whether the player stays in the ranking.
    """
    if after is not None and after > t.rounds_total:
        raise RequestError(Message("change.after-the-end", {"round": after, "last": t.rounds_total}))
    made = t
    for player in players:
        made = withdrawn(made, player, after)
    notes = [note for player in players for note in _told(t, made, player)]
    return Changed(made, (*notes, *_told_of_teams(made, players)))


def come_back(t: Tournament, players: Sequence[PlayerId]) -> Changed:
    """The event to which these players come back; the rounds missed stay missed."""
    made = t
    for player in players:
        made = returned(made, player)
    key = "change.back" if t.next_round <= t.rounds_total else "change.back-over"
    notes = tuple(Message(key, {"player": PlayerRef(p), "round": made.next_round}) for p in players)
    return Changed(made, notes)


def _told(before: Tournament, t: Tournament, player: PlayerId) -> Iterator[Message]:
    left = next(p for p in t.players if p.id == player)
    last = left.withdrawn_after or 0
    who = PlayerRef(player)
    yield Message("change.left" if last else "change.left-at-once", {"player": who, "round": last})
    for number, (old, new) in enumerate(zip(before.rounds, t.rounds, strict=True), start=1):
        for was, game in zip(old.games, new.games, strict=True):
            data: dict[str, Datum] = {"round": number, "pair": PairRef(game.white, game.black)}
            if was != game and player in game.players:
                yield Message("change.left-forfeit", data)
            elif game.pending and player in game.players:
                yield Message("change.left-open", data)
    if is_round_robin(t) and not is_team_event(t):
        yield _in_table(t, left)


def _in_table(t: Tournament, left: Player) -> Message:
    """What the rules of round robins make of it."""
    rules = table_rules(t)
    if not t.rounds:
        return Message(
            "change.left-redraw", {"article": rules.edition.art(rules.redraw_article or rules.table_article)}
        )
    played, games = games_completed(t, left.id), games_in_event(t)
    data: dict[str, Datum] = {"player": PlayerRef(left.id), "played": played, "games": games}
    key = "change.left-unranked" if 2 * played < games else "change.left-ranked"
    if (left.withdrawn_after or 0) > len(t.rounds):
        key = "change.left-later"
    return Message(key, {**data, "article": rules.edition.art(rules.withdrawal_article)})


def _told_of_teams(t: Tournament, players: Sequence[PlayerId]) -> Iterator[Message]:
    """What the rules of round robins make of a team all of whose members have left, these players among them."""
    if not t.rounds or not is_team_event(t) or not is_round_robin(t, of_teams=True):
        return
    rules, made, matches = table_rules(t), team_cards(t), games_each(len(t.teams), t.rounds_total)
    out = teams_out(t, made)
    for team in teams_left(t):
        if {*players} & {*team.members}:
            played = sum(entry.played for entry in made[team.id].entries)
            key = "change.left-team-unranked" if team.id in out else "change.left-team-ranked"
            data: dict[str, Datum] = {"team": TeamRef(team.id), "played": played, "games": matches}
            yield Message(key, {**data, "article": rules.edition.art(rules.withdrawal_article)})


def table_rules(t: Tournament) -> RoundRobinRules:
    """The rules of round robins by which the event is played: its own, else those of its day."""
    stated = t.rules.edition if t.rules.system == _SYSTEM else ""
    return choose_rules(ROUND_ROBIN_RULES, stated or None, t.event.start)
