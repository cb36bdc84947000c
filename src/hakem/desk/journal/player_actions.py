"""Actions about players: entries, check-in, numbers, lots, byes, withdrawals, and who must not meet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hakem.desk.choosing import choose_system, is_by_scores
from hakem.desk.drawings import lots_between, lots_of_standings
from hakem.desk.handling import colour_is_open, with_colour_lot
from hakem.desk.journal.actions import (
    Apart,
    Draw,
    NumbersAsked,
)
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.attendance_fields import ByeAsked, ByeTakenBack, CheckIn, Return, Withdrawal
from hakem.desk.journal.player_entries import out_of_list
from hakem.desk.journal.state import Desk, Presence
from hakem.desk.journal.team_attendance import (
    one_player,
    require_over,
    team_back,
    team_bye,
    team_checked_in,
    team_left,
    team_no_bye,
)
from hakem.desk.lots_due import lots_due, lots_rules
from hakem.desk.numbering import numbers_by_rank, numbers_given, numbers_restricted
from hakem.desk.withdrawals import Changed, come_back, leave
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.initial_order import NUMBERS_FINAL_FROM_ROUND
from hakem.facts.lots import draw_order
from hakem.i18n import Json, Message, PlayerRef
from hakem.model import ByeKind, PlayerId, Prohibition, RoundNo, Tournament
from hakem.model.changes import (
    player_of,
    with_bye,
    with_lot,
    with_prohibition,
    without_bye,
    without_prohibition,
)
from hakem.pairing import numbers_by_lots, system_info
from hakem.values import replace


def told(notes: Iterable[Message]) -> tuple[Warned, ...]:
    """What somebody should know, as warnings of the lowest level."""
    return tuple(Warned(1, note) for note in notes)


# Check-in


def check_in(desk: Desk, given: CheckIn, _asked: ActionAsked) -> Done:
    """Whether somebody is there before the next round is paired."""
    player = one_player(given)
    if player is None:
        return team_checked_in(desk, given)
    player_of(desk.tournament, player)
    others = tuple(each for each in desk.presence if each.player != player)
    return Done(replace(desk, presence=(*others, Presence(player, given.present))))


# Numbers and lots


def number(desk: Desk, given: NumbersAsked, asked: ActionAsked) -> Done:
    """Pairing numbers; never once round 4 is paired, and by lots only before round 1."""
    t = desk.tournament
    if desk.round_no >= NUMBERS_FINAL_FROM_ROUND:
        raise refusal("numbers-final", round=NUMBERS_FINAL_FROM_ROUND)
    if t.rounds and not system_info(t.rules.system).by_scores:
        raise refusal("numbers-of-table", system=t.rules.system)
    seed = given.seed or asked.seed
    due, made = lots_due(desk), _numbers(t, given, seed)
    after = replace(desk, tournament=made.tournament, numbered=given.by)
    warnings = told(made.notes)
    if due is not None and due.again and given.by in ("lots", "varma"):
        warnings = (*told((Message("change.redraw-drawn", {"article": due.article}),)), *warnings)
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
        made = with_lot(t, lots_of_standings(t, seed))
        return Done(replace(desk, tournament=made), more={"seed": seed, **_order_drawn(given.among, seed)})
    if len(given.among) < 2 or len(set(given.among)) < len(given.among):
        raise refusal("draw-among")
    made = with_lot(t, lots_between(t, given.among, seed))
    return Done(replace(desk, tournament=made), more={"seed": seed, **_order_drawn(given.among, seed)})


def _order_drawn(among: Sequence[PlayerId], seed: str) -> Mapping[str, Json]:
    return {"outcome": [int(among[place - 1]) for place in draw_order(seed, len(among))]} if among else {}


# Byes and withdrawals


def bye(desk: Desk, given: ByeAsked, _asked: ActionAsked) -> Done:
    """A bye that somebody asks for. A second one for half a point and one for a full point are told."""
    t = desk.tournament
    if not byes_on_request(t):
        raise refusal("no-bye-on-request", system=t.rules.system)
    player = one_player(given)
    if player is None:
        return team_bye(desk, given)
    if desk.rounds_stated and given.round_no > t.rounds_total:
        raise refusal("no-such-round", round=given.round_no, last=t.rounds_total)
    warnings: list[Warned] = []
    who = PlayerRef(player)
    if given.kind is ByeKind.HALF_POINT and half_byes(t, player):
        warnings.append(warning(2, "second-half-bye", player=who))
    if given.kind is ByeKind.FULL_POINT:
        warnings.append(warning(2, "full-bye", player=who))
    after = with_bye(t, given.round_no, player, given.kind)
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
    player = one_player(given)
    if player is None:
        return team_no_bye(desk, given)
    return Done(replace(desk, tournament=without_bye(desk.tournament, given.round_no, player)))


def withdraw(desk: Desk, given: Withdrawal, _asked: ActionAsked) -> Done:
    """Somebody leaves; what that means by the rules is told. Who has a game under way has not left before it."""
    player = one_player(given)
    if player is None:
        return team_left(desk, given)
    require_over(desk, player, given.after)
    if _leaves_before_start(desk.tournament, given.after):
        out = Message("change.redraw-left", {"players": (player_of(desk.tournament, player).name,)})
        done = out_of_list(desk, player)
        return replace(done, warnings=(*told((out,)), *done.warnings))
    made = leave(desk.tournament, (player,), given.after)
    notes = (note for note in made.notes if note.key != "change.left-redraw")  # which is about files
    return Done(replace(desk, tournament=made.tournament), told(tuple(notes)))


def _leaves_before_start(t: Tournament, after: int | None) -> bool:
    """Whether somebody leaves a table of players that has not begun and whose numbers are drawn: they are out of it."""
    return not t.rounds and not after and not is_team_event(t) and lots_rules(t) is not None


def come_again(desk: Desk, given: Return, _asked: ActionAsked) -> Done:
    """Somebody comes back who had withdrawn."""
    player = one_player(given)
    if player is None:
        return team_back(desk, given)
    made = come_back(desk.tournament, (player,))
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
