"""What the arbiter should know about a round made by hand: everything that the rules would not have done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.desk.announced import have_met, too_many
from hakem.desk.journal.asking import Warned, warning
from hakem.facts import Card, cards
from hakem.facts.bye_bars import scored_without_a_game
from hakem.i18n import PairRef, PlayerRef
from hakem.model import ByeKind, Colour, Game, PlayerId, Round, Tournament


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
        both = {game.white, game.black} <= set(ban.players)
        if both and ban.first_round <= number and (ban.last_round is None or number <= ban.last_round):
            yield warning(3, "hand-prohibited", pair=pair)
            break
    for player, colour in ((game.white, Colour.WHITE), (game.black, Colour.BLACK)):
        if too_many(known[player], colour):
            yield warning(3, "hand-third-colour", player=PlayerRef(player))
