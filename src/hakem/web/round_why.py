"""Why a board is as it is, for the drawer beside the list: sentences, the score group with past colours, the steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from hakem.desk.journal.reasons import BoardReasons, board_reasons, bye_reasons
from hakem.explain import Step
from hakem.facts import Card, cards
from hakem.facts.colours import colours_played
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.model import PlayerId
from hakem.values import dataclass
from hakem.web.looking import Look


@dataclass(frozen=True, slots=True)
class WhyStep:
    """A step behind its article; ``decides`` marks the one that the headline rests on."""

    article: str
    text: str
    decides: bool = False


@dataclass(frozen=True, slots=True)
class WhyPlayer:
    """A player of the score group: the colours so far, and whether they sit at this board."""

    number: int
    name: str
    colours: tuple[str, ...]
    mine: bool


@dataclass(frozen=True, slots=True)
class WhyView:
    """What the drawer shows."""

    title: str
    pair: str
    headlines: tuple[WhyStep, ...]
    by_hand: str
    otherwise: str
    group: str
    halves: tuple[tuple[WhyPlayer, ...], tuple[WhyPlayer, ...]]
    steps: tuple[WhyStep, ...]


def why_view(look: Look, round_no: int, place: str) -> WhyView | None:
    """The reasons for a board, ``12``, or for somebody without an opponent, ``p7``; None if there is neither."""
    t = look.desk.tournament
    if not 1 <= round_no <= len(t.rounds) or len(place) > 6:
        return None
    rnd = t.rounds[round_no - 1]
    names = {p.id: p.name for p in t.players}
    if place.isdecimal() and 1 <= int(place) <= len(rnd.games):
        players = rnd.games[int(place) - 1].players
        title = look.words("web-round.board", board=int(place))
        return _view(look, round_no, board_reasons(t, round_no, int(place)), (title, players))
    player = PlayerId(int(place[1:])) if place[:1] == "p" and place[1:].isdecimal() else None
    if player is None or player not in {bye.player for bye in rnd.byes}:
        return None
    return _view(look, round_no, bye_reasons(t, round_no, player), (names[player], (player,)))


def _view(look: Look, round_no: int, found: BoardReasons, about: tuple[str, tuple[PlayerId, ...]]) -> WhyView:
    w, t = look.words, look.desk.tournament
    title, players = about
    names = {p.id: p.name for p in t.players}
    before = cards(after_round(t, round_no - 1))
    by_hand = w("web-round.why.by-hand", reason=found.by_hand) if found.by_hand else ""
    group = w("web-round.why.group", score=found.score) if found.score is not None else ""
    one, other = found.halves
    return WhyView(
        title,
        " – ".join(names[player] for player in players) if len(players) > 1 else "",
        tuple(_steps(look, found.headlines, frozenset())),
        by_hand,
        _otherwise(look, found),
        group,
        (tuple(_people(before, one, players)), tuple(_people(before, other, players))),
        tuple(_steps(look, found.around, found.deciding)),
    )


def _otherwise(look: Look, found: BoardReasons) -> str:
    """What to say where the rules have no reason for the board."""
    if found.refused is not None:
        return look.words.say(found.refused)
    if not found.as_ruled and not found.by_hand:
        return look.words("web-round.why.otherwise")
    return "" if found.headlines or found.by_hand else look.words("web-round.why.nothing")


def _steps(look: Look, steps: Iterable[Step], deciding: Iterable[object]) -> Iterable[WhyStep]:
    marked = set(deciding)
    for step in steps:
        article = look.words.renderer.say(Message("web-round.article", {"article": step.article}))
        yield WhyStep(article, look.words.say(step.message), step.article in marked)


def _people(
    known: Mapping[PlayerId, Card], players: Iterable[PlayerId], mine: tuple[PlayerId, ...]
) -> Iterable[WhyPlayer]:
    for player in players:
        card = known[player]
        colours = tuple(colour.value for colour in colours_played(card.entries))
        yield WhyPlayer(card.player.number, card.player.name, colours, player in mine)
