"""Rounds made by hand: everything in them that the rules would not have done, and the round of the rules beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem import __version__
from hakem.desk.announced import have_met, too_many
from hakem.desk.journal.actions import PairByHand
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.boards_moved import boards_moved
from hakem.desk.journal.lots_asked import of_lots
from hakem.desk.journal.round_actions import (
    announced_changed,
    begun,
    board_of,
    by_rules,
    require_next,
    require_results,
    with_numbers,
)
from hakem.desk.journal.state import Desk
from hakem.desk.next_round import NextRound, round_taken_back
from hakem.facts import Card, cards
from hakem.facts.bye_bars import scored_without_a_game
from hakem.facts.round_sheet import plays_matches
from hakem.i18n import Json, PairRef, PlayerRef
from hakem.model import Bye, ByeKind, Colour, Game, Mark, PairedBy, PlayerId, Round, Tournament
from hakem.model.changes import with_round, with_round_changed
from hakem.values import replace


def hand_warnings(before: Tournament, rnd: Round) -> Iterator[Warned]:
    """Board by board: a game again, a pair kept apart, a third colour; then second byes, and who was left out."""
    known = cards(before)
    for game in rnd.games:
        yield from _of_board(before, known, game)
    for bye in rnd.byes:
        entries = known[bye.player].entries
        if bye.kind is ByeKind.PAIRING_ALLOCATED and any(scored_without_a_game(e, before.points) for e in entries):
            yield warning(3, "hand-second-bye", player=PlayerRef(bye.player))
    named = {p for game in rnd.games for p in game.players} | {bye.player for bye in rnd.byes}
    if plays_matches(before):  # whoever does not sit for a team that is in the round is a reserve
        named |= {p for team in before.teams if not named.isdisjoint(team.members) for p in team.members}
    number = len(before.rounds) + 1
    left = tuple(PlayerRef(p.id) for p in before.players if p.takes_part_in(number) and p.id not in named)
    if left:
        yield warning(3, "hand-left-out", players=left)


def _of_board(before: Tournament, known: Mapping[PlayerId, Card], game: Game) -> Iterator[Warned]:
    pair = PairRef(game.white, game.black)
    if have_met(known[game.white], game.black):
        yield warning(3, "hand-rematch", pair=pair)
    number = len(before.rounds) + 1
    for ban in before.prohibited:
        if {game.white, game.black} <= set(ban.players) and ban.holds_in(number):
            yield warning(3, "hand-prohibited", pair=pair)
            break
    if plays_matches(before):  # colours are those of teams
        return
    for player, colour in ((game.white, Colour.WHITE), (game.black, Colour.BLACK)):
        if too_many(known[player], colour):
            yield warning(3, "hand-third-colour", player=PlayerRef(player))


def pair_by_hand(desk: Desk, given: PairByHand, asked: ActionAsked) -> Done:
    """A round as the arbiter makes it, with the reason; the round of the rules is kept beside it."""
    if not given.reason.strip():
        raise refusal("missing", field="reason")
    if given.round_no is not None and given.round_no == desk.round_no:
        return _changed_by_hand(desk, given, asked)
    require_next(desk, given.round_no)
    require_results(desk)
    ready, warnings = with_numbers(desk, asked)
    own = by_rules(ready, asked)
    t = ready.tournament if own is None else own.before
    rnd = _round(t, given)
    made_by = PairedBy(t.rules.system, t.rules.edition, __version__, True, given.reason.strip())
    after = begun(replace(ready, tournament=with_round(t, replace(rnd, paired_by=made_by))))
    return Done(after, (*warnings, *of_lots(desk), *_told_of_hand(t, after, own, given)), _beside(own, after))


def _changed_by_hand(desk: Desk, given: PairByHand, asked: ActionAsked) -> Done:
    """The last round again; a game with a result stays."""
    t = desk.tournament
    before = round_taken_back(t)
    own = by_rules(replace(desk, tournament=before), asked)
    made = with_round_changed(t, _round(before, given), given.reason.strip())
    after = replace(desk, tournament=made, closed=tuple(n for n in desk.closed if n != desk.round_no))
    after = boards_moved(after, desk.round_no, t.rounds[-1])
    warnings = (*_told_of_hand(before, after, own, given), *announced_changed(desk, len(made.rounds)))
    return Done(after, warnings, _beside(own, after))


def _round(t: Tournament, given: PairByHand) -> Round:
    boards = [board_of(t, pair) for pair in given.boards]
    games = tuple(Game(b.white, b.black, Mark.PENDING, Mark.PENDING) for b in boards)
    return Round(games, tuple(Bye(b.player, b.kind or ByeKind.PAIRING_ALLOCATED) for b in given.byes))


def _told_of_hand(before: Tournament, after: Desk, own: NextRound | None, given: PairByHand) -> Iterator[Warned]:
    rnd = after.tournament.rounds[-1]
    yield from hand_warnings(before, rnd)
    same = own is not None and {(b.white, b.black) for b in own.pairing.boards} == {g.players for g in rnd.games}
    if not same:
        yield warning(4, "paired-by-hand", round=after.round_no, reason=given.reason.strip())


def _beside(own: NextRound | None, after: Desk) -> dict[str, Json]:
    boards: list[Json] = [] if own is None else [[int(b.white), int(b.black)] for b in own.pairing.boards]
    return {"round": after.round_no, "by_rules": boards, "version": __version__}
