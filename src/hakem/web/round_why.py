"""Why a board is as it is, for the drawer beside the list: sentences, the score group with past colours, the steps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from markupsafe import Markup

from hakem.desk.journal.reasons import (
    BoardReasons,
    board_reasons,
    bye_reasons,
    round_reasons,
    why_nobody_else_has_it,
    why_not,
)
from hakem.desk.why import neighbouring_editions
from hakem.errors import HakemError
from hakem.explain import Step
from hakem.explain.ladder import DECIDES
from hakem.facts import Card, cards
from hakem.facts.colours import colours_played
from hakem.facts.rewind import after_round
from hakem.facts.round_sheet import resting_teams, round_sheet
from hakem.i18n import Message
from hakem.model import PlayerId
from hakem.pairing.why_not import WhyNot
from hakem.pictures.round_map import round_map
from hakem.reports import event_renderer
from hakem.reports.why.round import ExplainedRound, as_played, explained_round
from hakem.reports.why.round_text import floats_text
from hakem.reports.why.why_not_text import answer_sentence, boards_apart, question_text, rung_cells
from hakem.values import dataclass, replace
from hakem.web.looking import Look
from hakem.web.player_typed import typed
from hakem.web.rendering import Words, shown_picture


@dataclass(frozen=True, slots=True)
class WhyStep:
    """A step behind its article; ``decides`` marks the one that the headline rests on."""

    article: str
    text: str
    decides: bool = False


@dataclass(frozen=True, slots=True)
class WhyAnswer:
    """The answer to "why not …?": the question, one sentence, the criteria, the best round with it, what would help."""

    question: str
    sentence: str
    rungs: tuple[WhyStep, ...] = ()
    boards: tuple[str, ...] = ()
    ifs: tuple[str, ...] = ()
    of_teams: bool = False


@dataclass(frozen=True, slots=True)
class WhyPlayer:
    """A player of the score group: the colours so far, the last floats, and whether they sit at this board."""

    number: int
    name: str
    colours: tuple[str, ...]
    floats: str
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
    details: tuple[WhyStep, ...] = ()
    asks: str = ""
    asked: str = ""
    answers: tuple[WhyAnswer, ...] = ()
    names: tuple[str, ...] = ()
    drawing: Markup | str = ""
    editions: str = ""


def why_view(look: Look, round_no: int, place: str) -> WhyView | None:
    """The reasons for a board, ``12``, or for somebody without an opponent, ``p7``; None if there is neither."""
    t = look.desk.tournament
    if not 1 <= round_no <= len(t.rounds) or len(place) > 6:
        return None
    rnd = t.rounds[round_no - 1]
    names = {p.id: p.name for p in t.players}
    if place.isdecimal() and 1 <= int(place) <= len(rnd.games):
        sheet, game = round_sheet(t, round_no)[int(place)], rnd.games[int(place) - 1]
        players = sheet.placed(game.white, game.black)
        title = look.words("web-round.board", board=sheet.label)
        found = _view(look, round_no, board_reasons(t, round_no, int(place)), (title, players))
        return _with_question(look, round_no, int(place), found)
    player = PlayerId(int(place[1:])) if place[:1] == "p" and place[1:].isdecimal() else None
    if player is None or player not in {bye.player for bye in rnd.byes}:
        return None
    team = next((team.name for team in resting_teams(t, round_no) if player in team.members), "")
    found = _view(look, round_no, bye_reasons(t, round_no, player), (team or names[player], (player,)))
    others = tuple(_answer(look, each) for each in why_nobody_else_has_it(t, round_no, player))
    return replace(found, answers=others)


def _view(look: Look, round_no: int, found: BoardReasons, about: tuple[str, tuple[PlayerId, ...]]) -> WhyView:
    w, t = look.words, look.desk.tournament
    title, players = about
    names = {p.id: p.name for p in t.players}
    before = cards(after_round(t, round_no - 1))
    by_hand = w("web-round.why.by-hand", reason=found.by_hand) if found.by_hand else ""
    group = w("web-round.why.group", score=found.score) if found.score is not None else ""
    one, other = found.halves
    shown = _shown(look, round_no)
    floats = {p.player: floats_text(p) for each in (shown.groups if shown else ()) for p in each.players}
    return WhyView(
        title,
        " – ".join(names[player] for player in players) if len(players) > 1 else "",
        tuple(_steps(look, found.headlines, frozenset())),
        by_hand,
        _otherwise(look, found),
        group,
        (tuple(_people(before, one, players, floats)), tuple(_people(before, other, players, floats))),
        tuple(_steps(look, found.around, found.deciding)),
        tuple(_steps(look, found.details, frozenset())),
        drawing=_drawing(look, None if shown is None else as_played(shown, t)),
        editions=_editions(look),
    )


def _editions(look: Look) -> str:
    """Where two editions stand beside each other, for who may see it, if there are two."""
    two = look.reads("journal") and neighbouring_editions(look.desk.tournament)[1]
    return f"/e/{look.running.event}/editions" if two else ""


def _shown(look: Look, round_no: int) -> ExplainedRound | None:
    """The round of the rules with its groups; None where they give none."""
    made = round_reasons(look.desk.tournament, round_no).made
    return None if made is None else explained_round(made.before, made.system, made.pairing, made.steps)


def _drawing(look: Look, shown: ExplainedRound | None) -> Markup:
    """The round that is played as a map."""
    if shown is None:
        return Markup("")
    words = Words(event_renderer(shown.before, look.words.language))
    return shown_picture(round_map(shown, words.renderer), words)


def _with_question(look: Look, round_no: int, board: int, found: WhyView) -> WhyView:
    """The drawer with the box "why not …?", and its answer for both players of the board if somebody has asked."""
    t, asked = look.desk.tournament, look.query.get("not", "")[:80]
    names = tuple(f"{p.number} {p.name}" for p in sorted(t.players, key=lambda p: p.number))
    asks = f"/e/{look.running.event}/rounds/{round_no}/why/{board}"
    answers = tuple(_answers(look, round_no, board, asked)) if asked.strip() else ()
    return replace(found, asks=asks, asked=asked, answers=answers, names=names)


def _answers(look: Look, round_no: int, board: int, asked: str) -> Iterable[WhyAnswer]:
    w, t = look.words, look.desk.tournament
    try:
        other = PlayerId(typed(t, asked))
    except HakemError as error:
        yield WhyAnswer("", w.say(error.message))
        return
    for player in t.rounds[round_no - 1].games[board - 1].players:
        if player != other:
            found = why_not(t, round_no, player, other)
            yield WhyAnswer("", w.say(found)) if isinstance(found, Message) else _answer(look, found)


def _answer(look: Look, found: WhyNot) -> WhyAnswer:
    words, comparison = look.words.renderer, found.comparison
    rungs = [] if comparison is None else [rung_cells(rung, words) for rung in comparison.rungs]
    steps = [WhyStep(article, " · ".join(filter(None, (name, values)))) for article, name, values, _ in rungs]
    if steps:
        steps[-1] = replace(steps[-1], decides=True)
    boards = tuple(boards_apart(found, words))
    ifs = tuple(words.say(each) for each in found.ifs)
    return WhyAnswer(
        question_text(found, words), answer_sentence(found, words), tuple(steps), boards, ifs, found.of_teams
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
        decides = step.article in marked or step.outcome == DECIDES
        yield WhyStep(article, look.words.say(step.message), decides)


def _people(
    known: Mapping[PlayerId, Card],
    players: Iterable[PlayerId],
    mine: tuple[PlayerId, ...],
    floats: Mapping[PlayerId, str],
) -> Iterable[WhyPlayer]:
    for player in players:
        card = known[player]
        colours = tuple(colour.value for colour in colours_played(card.entries))
        yield WhyPlayer(card.player.number, card.player.name, colours, floats.get(player, ""), player in mine)
