"""Why a round is as it is: the steps of the rules for one board, found by pairing the round again with its reasons.

That is done when somebody asks, and once for each state of the rounds before it:
results of the round itself change nothing about how it was paired.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache

from hakem.desk.next_round import NextRound, RoundWish, pair_next
from hakem.desk.why import answer, teams_meet, why_nobody_else
from hakem.errors import HakemError, RequestError
from hakem.explain import Level, Step
from hakem.facts.rewind import after_round
from hakem.i18n import Article, Datum, Message, PlayerRef
from hakem.model import Mark, PlayerId, Tournament
from hakem.pairing import Board, RoundPairing
from hakem.pairing.why_not import Ask, RoundQuestion, WhyNot
from hakem.values import dataclass, replace

_SHORTFALL = ".shortfall."
_SUBGROUPS = "swiss.subgroups"
_ITSELF = "swiss.pair"


@dataclass(frozen=True, slots=True)
class RoundReasons:
    """A round by the rules with its steps; ``refused`` says why the rules give none."""

    pairing: RoundPairing | None
    made: NextRound | None = None
    steps: tuple[Step, ...] = ()
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class BoardReasons:
    """Why two players meet, or somebody has no opponent.

    ``headlines`` are about them alone, ``around`` tells of the score group in which
    they were paired, with both of its halves, ``details`` what was tried there on the
    way; ``deciding`` are the articles that the headlines name. ``as_ruled`` is False
    where the rules would not give this board (now), and ``by_hand`` is the reason that was
    given for a round made by hand.
    """

    headlines: tuple[Step, ...]
    around: tuple[Step, ...] = ()
    details: tuple[Step, ...] = ()
    halves: tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]] = ((), ())
    score: Fraction | None = None
    deciding: frozenset[Article] = frozenset()
    as_ruled: bool = True
    by_hand: str = ""
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class Unmet:
    """The first criterion, in the order of the rules, that a round could not meet, its article, and how often."""

    article: Article
    criterion: str
    times: int


def as_paired(t: Tournament, round_no: int) -> Tournament:
    """The event up to that round, without the results of the round."""
    t = after_round(t, round_no)
    rnd = t.rounds[round_no - 1]
    games = tuple(replace(g, white_mark=Mark.PENDING, black_mark=Mark.PENDING, played=True) for g in rnd.games)
    return replace(t, rounds=(*t.rounds[:-1], replace(rnd, games=games)))


def round_reasons(t: Tournament, round_no: int) -> RoundReasons:
    """The round by the rules, with everything that led to it."""
    return _explained(as_paired(t, round_no), round_no)


@lru_cache(maxsize=16)
def _explained(t: Tournament, round_no: int) -> RoundReasons:
    wish = RoundWish(round_no=round_no, explained=True, open_as_draws=True, seed="")
    try:
        made = pair_next(t, wish)
    except HakemError as exc:
        return RoundReasons(None, refused=exc.message)
    return RoundReasons(made.pairing, made, made.steps)


def board_reasons(t: Tournament, round_no: int, board: int) -> BoardReasons:
    """Why the players of a board meet."""
    game = t.rounds[round_no - 1].games[board - 1]
    found = round_reasons(t, round_no)
    if found.pairing is None:
        return BoardReasons((), as_ruled=False, by_hand=_by_hand(t, round_no), refused=found.refused)
    place = next((n for n, b in enumerate(found.pairing.boards, 1) if b == Board(*game.players)), 0)
    if not place:
        return BoardReasons((), as_ruled=_is_forfeit(found.pairing, game.players), by_hand=_by_hand(t, round_no))
    return _told(t, round_no, found.steps, [s for s in found.steps if s.board == place and s.level is Level.HEADLINE])


def bye_reasons(t: Tournament, round_no: int, player: PlayerId) -> BoardReasons:
    """Why somebody has the bye of a round."""
    found = round_reasons(t, round_no)
    if found.pairing is None:
        return BoardReasons((), as_ruled=False, by_hand=_by_hand(t, round_no), refused=found.refused)
    own = [s for s in found.steps if s.board is None and s.level is Level.HEADLINE and player in s.subject]
    told = _told(t, round_no, found.steps, own)
    same = any(bye.player == player for bye in found.pairing.byes)
    return replace(told, as_ruled=same)


def why_not(t: Tournament, round_no: int, one: PlayerId, other: PlayerId) -> WhyNot | Message:
    """Why these two do not meet, or their teams where teams meet; a message where the rules give no round at all."""
    return _answered(as_paired(t, round_no), round_no, (one, other))


@lru_cache(maxsize=64)
def _answered(t: Tournament, round_no: int, pair: tuple[PlayerId, PlayerId]) -> WhyNot | Message:
    try:
        asked = _teams_of(t, pair) if teams_meet(t, round_no) else pair
        return answer(t, round_no, RoundQuestion(Ask.MEET, asked))
    except HakemError as exc:
        return exc.message


def _teams_of(t: Tournament, players: Iterable[PlayerId]) -> tuple[PlayerId, ...]:
    """The teams of players, as the rules number them."""
    team_of = {member: PlayerId(team.id) for team in t.teams for member in team.members}
    for player in players:
        if player not in team_of:
            raise RequestError(Message("why.no-team", {"player": PlayerRef(player)}))
    return tuple(team_of[player] for player in players)


def why_nobody_else_has_it(t: Tournament, round_no: int, player: PlayerId) -> tuple[WhyNot, ...]:
    """For somebody with the bye: why those who stand below or near do not have it."""
    return _nobody_else(as_paired(t, round_no), round_no, player)


@lru_cache(maxsize=16)
def _nobody_else(t: Tournament, round_no: int, player: PlayerId) -> tuple[WhyNot, ...]:
    try:
        (asked,) = _teams_of(t, (player,)) if teams_meet(t, round_no) else (player,)
        return tuple(why_nobody_else(t, round_no, asked))
    except HakemError:
        return ()


def unmet(t: Tournament, round_no: int) -> Unmet | None:
    """The first criterion that the round does not meet everywhere; None if it meets all, or the system has none."""
    short = [step for step in round_reasons(t, round_no).steps if _SHORTFALL in f".{step.outcome}."]
    first = min(short, key=lambda step: _order(step.article), default=None)
    if first is None:
        return None
    return Unmet(first.article, first.outcome.rpartition(".")[2], sum(step.article == first.article for step in short))


def _order(article: Article) -> list[int]:
    return [int(part) if part.isdecimal() else 0 for part in article.number.split(".")]


def _told(t: Tournament, round_no: int, steps: Sequence[Step], headlines: Sequence[Step]) -> BoardReasons:
    """The headlines with the steps of their score group; a pair that is one by itself needs no sentence about it."""
    players = {player for step in headlines for player in step.subject}
    score = next((step.bracket for step in headlines if step.bracket is not None), None)
    score = _group_of(steps, players) if score is None else score
    around = [s for s in steps if s.bracket == score and s.level is Level.REASON] if score is not None else []
    said = [s for s in headlines if s.outcome != _ITSELF] or list(headlines)
    return BoardReasons(
        tuple(said),
        tuple(s for s in around if not s.outcome.startswith(_SUBGROUPS)),
        tuple(s for s in steps if s.bracket == score and s.level is Level.DETAIL) if score is not None else (),
        _halves(around),
        score,
        frozenset(s.article for s in said if s.outcome.startswith(_ITSELF)),
        by_hand=_by_hand(t, round_no),
    )


def _group_of(steps: Sequence[Step], players: Iterable[PlayerId]) -> Fraction | None:
    """The last score group in which the players were looked at: there they found their opponents."""
    wanted = set(players)
    groups = [s.bracket for s in steps if s.bracket is not None and wanted and wanted <= set(s.subject)]
    return groups[-1] if groups else None


def _halves(around: Iterable[Step]) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    first = next((s for s in around if s.outcome.startswith(_SUBGROUPS)), None)
    if first is None:
        return (), ()
    return _players(first.data.get("s1", ())), _players(first.data.get("s2", ()))


def _players(datum: Datum) -> tuple[PlayerId, ...]:
    listed = datum if isinstance(datum, tuple) else ()
    return tuple(PlayerId(each.id) for each in listed if isinstance(each, PlayerRef))


def _by_hand(t: Tournament, round_no: int) -> str:
    made = t.rounds[round_no - 1].paired_by
    return made.reason if made is not None and made.by_hand else ""


def _is_forfeit(pairing: RoundPairing, players: tuple[PlayerId, PlayerId]) -> bool:
    """Whether the table itself decides this game, because somebody has left."""
    return any(set(game.players) == set(players) for game in pairing.forfeits)
