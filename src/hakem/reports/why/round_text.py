"""A round with its reasons as text: a sentence a board, then the groups as the handbook shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hakem.explain import Level, Step
from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.facts.round_sheet import DISCS
from hakem.i18n import Article, Datum, Json, Message, PairRef, PlayerRef, Renderer
from hakem.model import Colour, PlayerId
from hakem.regulations import Edition
from hakem.reports.columns import aligned
from hakem.reports.explanation import step_record
from hakem.reports.why.round import ExplainedBoard, ExplainedGroup, ExplainedRound, GroupPlayer
from hakem.values import dataclass

_INDENT = "  "


@dataclass(frozen=True, slots=True)
class WhyWanted:
    """How much of a round is told: up to which level, and about whom, nobody for everybody."""

    level: Level = Level.HEADLINE
    players: tuple[PlayerId, ...] = ()

    def boards(self, shown: ExplainedRound) -> tuple[ExplainedBoard, ...]:
        """The boards that are told."""
        wanted = set(self.players)
        return tuple(b for b in shown.boards if not wanted or wanted & {b.white, b.black})

    def groups(self, shown: ExplainedRound) -> tuple[ExplainedGroup, ...]:
        """The groups that are told; of a headline none."""
        if self.level is Level.HEADLINE:
            return ()
        return shown.about(self.players) if self.players else shown.groups

    def steps(self, steps: Iterable[Step]) -> list[Step]:
        """Those of the steps that are told."""
        return [step for step in steps if step.level in self.level.told]

    def general(self, shown: ExplainedRound) -> list[Step]:
        """What belongs to no group: the bye first of all."""
        told = self.steps(shown.general)
        return [s for s in told if not self.players or set(self.players) & set(s.subject)]


EVERYTHING = WhyWanted(Level.DETAIL)


def explanation_text(shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> str:
    """The whole explanation."""
    parts = [[round_title(shown, words)]]
    parts.append([board_line(board, words) for board in wanted.boards(shown)])
    parts.append([cited(step, words, shown) for step in wanted.general(shown)])
    parts += [list(_group(group, shown, words, wanted)) for group in wanted.groups(shown)]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def round_title(shown: ExplainedRound, words: Renderer) -> str:
    """Which round it is, and by which text."""
    return words.say(Message("why.title", {"round": shown.round_no, "edition": shown.edition.whole}))


def board_line(board: ExplainedBoard, words: Renderer) -> str:
    """One sentence: who meets whom and has which colour by which article, and why these two."""
    parts = [_with_article(board.colour, words)] if board.colour else [_names(board, words)]
    one, two = board.scores
    if board.by_score and one != two:
        higher, lower = (board.white, board.black) if one > two else (board.black, board.white)
        data: dict[str, Datum] = {"higher": PlayerRef(higher), "lower": PlayerRef(lower)}
        parts.append(words.say(Message("why.float", {**data, "score": max(one, two), "other": min(one, two)})))
    parts += [_with_article(step, words) for step in board.reasons]
    group = f"({words.number(one)}) " if board.by_score and one == two else ""
    return f"{board.label}. {group}" + "; ".join(parts)


def _names(board: ExplainedBoard, words: Renderer) -> str:
    if board.sheet is None or not board.sheet.match:
        return words.say(Message("why.pair", {"pair": PairRef(board.white, board.black)}))
    one, other = board.sheet.placed(PlayerRef(board.white), PlayerRef(board.black))
    left, right = board.sheet.placed(*DISCS)
    return words.say(Message("why.pair-of-match", {"left": left, "one": one, "right": right, "other": other}))


def _with_article(step: Step, words: Renderer) -> str:
    return f"{words.say(step.message)} ({words.article_number(step.article)})"


def cited(step: Step, words: Renderer, shown: ExplainedRound) -> str:
    """A step behind the number of its article; with the whole of it if it is of another text."""
    return f"{article_text(step.article, words, shown.edition)}  {words.say(step.message)}"


def article_text(article: Article, words: Renderer, above: Edition) -> str:
    """An article of the text that stands above by its number alone."""
    own = (article.regulation, article.edition) == (above.regulation, above.id)
    return words.article_number(article) if own and article.number else words.article(article)


def _group(group: ExplainedGroup, shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> Iterator[str]:
    yield words.say(Message("why.group", {"score": group.score}))
    rows = [player_cells(p, words) for p in group.players]
    told = [(article_text(s.article, words, shown.edition), words.say(s.message)) for s in wanted.steps(group.steps)]
    for grid in (_with_parts_once(rows), told):
        if grid:
            yield from (f"{_INDENT}{line}" for line in aligned(grid, range(len(grid[0]))).splitlines())


def _with_parts_once(rows: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The name of a half stands beside the first of it."""
    before = ["", *(row[0] for row in rows)]
    return [("" if row[0] == last else row[0], *row[1:]) for row, last in zip(rows, before, strict=False)]


def player_cells(p: GroupPlayer, words: Renderer) -> tuple[str, ...]:
    """A player of a group in words: half, name, rounds so far, what colour is due, how the last rounds floated."""
    part = words.words(f"why.part.{p.part}") if p.part else ""
    came = f" ({words.number(p.score)})" if p.came else ""
    name = words.say(Message("why.player", {"player": PlayerRef(p.player)}))
    return part, name + came, past_text(p, words), due_text(p, words), floats_text(p)


def past_text(p: GroupPlayer, words: Renderer) -> str:
    """The rounds so far as the handbook writes them: the opponent's number and the letter of the colour."""
    letters = {Colour.WHITE: words.words("why.letter.w"), Colour.BLACK: words.words("why.letter.b")}
    games = [f"{g.opponent}{letters[g.colour]}" if g.opponent and g.colour else "–" for g in p.past]
    return " ".join(games)


def due_text(p: GroupPlayer, words: Renderer) -> str:
    """Which colour is due, and how urgently."""
    if p.due is None or p.due.colour is None or p.due.urgency is Urgency.NONE:
        return ""
    return words.words(f"why.due.{p.due.colour.value}.{_URGENCY[p.due.urgency]}")


_URGENCY = {Urgency.NONE: "none", Urgency.MILD: "mild", Urgency.STRONG: "strong", Urgency.ABSOLUTE: "absolute"}


def floats_text(p: GroupPlayer) -> str:
    """How the last two rounds floated: one arrow for the last, two for the one before."""
    last, before = p.floats
    return " ".join(sign for sign in (_ARROW[last], _ARROW[before] * 2) if sign)


_ARROW = {Float.NONE: "", Float.DOWN: "↓", Float.UP: "↑"}
"""One for the last round, two for the one before, as pairing cards have them."""


def explanation_data(shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> dict[str, Json]:
    """The same for programs: sentences beside the data they were made of."""
    return {
        "round": shown.round_no,
        "system": shown.system,
        "edition": shown.edition.id,
        "level": wanted.level.value,
        "boards": [_board_data(board, words) for board in wanted.boards(shown)],
        "byes": [bye.player for bye in shown.pairing.byes],
        "general": [dict(step_record(step, words)) for step in wanted.general(shown)],
        "groups": [_group_data(group, words, wanted) for group in wanted.groups(shown)],
    }


def _board_data(board: ExplainedBoard, words: Renderer) -> dict[str, Json]:
    steps = (*board.reasons, *((board.colour,) if board.colour else ()))
    return {
        "board": board.board,
        "white": board.white,
        "black": board.black,
        "scores": [str(score) for score in board.scores],
        "text": board_line(board, words),
        "steps": [dict(step_record(step, words)) for step in steps],
    }


def _group_data(group: ExplainedGroup, words: Renderer, wanted: WhyWanted) -> dict[str, Json]:
    return {
        "score": str(group.score),
        "players": [_player_data(p) for p in group.players],
        "steps": [dict(step_record(step, words)) for step in wanted.steps(group.steps)],
    }


def _player_data(p: GroupPlayer) -> dict[str, Json]:
    due = p.due
    return {
        "id": p.player,
        "part": p.part,
        "score": str(p.score),
        "past": [{"opponent": g.opponent, "colour": g.colour.value if g.colour else None} for g in p.past],
        "due": due.colour.value if due and due.colour else None,
        "urgency": _URGENCY[due.urgency] if due and due.colour else None,
        "floats": [each.value for each in p.floats],
        "moved": p.came,
    }
