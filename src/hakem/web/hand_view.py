"""A round that is being made by hand, in words: who is left, the boards with what is said of them, both rounds."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from hakem.desk.hand_verdicts import (
    BoardVerdict,
    HandLevel,
    HandRound,
    Measures,
    Objection,
    RoundVerdict,
    byes_announced,
    first_difference,
    judged,
    round_made,
)
from hakem.desk.journal.asking import READ_FROM
from hakem.desk.journal.attendance_fields import BYES
from hakem.desk.journal.hand_pairing import hand_warnings
from hakem.i18n import Renderer
from hakem.model import Bye, Colour, PlayerId
from hakem.pairing import Board
from hakem.web.hand_work import Work, boards_text
from hakem.web.rendering import PageView, Words

_KINDS = {kind: name for name, kind in BYES.items()}


def work_view(words: Words, hand: HandRound, work: Work) -> PageView:
    """All that the page shows of the work."""
    verdict = judged(hand, work.boards, work.byes)
    shown = _Shown(words, hand, work)
    whole = not verdict.left
    return {
        "work": work,
        "boards_text": boards_text(work.boards),
        "byes_text": " ".join(str(player) for player in work.byes),
        "picked": shown.person(work.picked) if work.picked is not None else None,
        "pool": [*shown.pool(verdict.left)],
        "left": len(verdict.left),
        "rest": len(verdict.left) // 2,
        "boards": [shown.board(number, each) for number, each in enumerate(verdict.boards, start=1)],
        "byes": [{**shown.person(player), "notes": shown.notes(notes)} for player, notes in verdict.byes],
        "away": shown.away(),
        "made": len(work.boards),
        "total": len(work.boards) + len(verdict.left) // 2,
        "different": verdict.different,
        "forbidden": [shown.named(each.board) for each in verdict.boards if each.has(HandLevel.FORBIDDEN)],
        "whole": whole,
        "clean": not any(each.refused for each in verdict.boards),
        "rules": hand.own is not None,
        "no_rules": words.say(hand.without) if hand.without else "",
        "measures": [*_measures(words, verdict.mine, verdict.rules)] if whole and verdict.rules else [],
        "refusal": shown.refusal(),
        "first": _first(words, hand, work, verdict),
        "sides": shown.sides() if work.leaving else [],
        **_storing(words, hand, work),
    }


def _first(words: Words, hand: HandRound, work: Work, verdict: RoundVerdict) -> str:
    """By which article a finished round is worse first; players by their numbers, because there may be many."""
    if verdict.left or hand.colours_open:
        return ""
    step = first_difference(hand, work.boards, work.byes)
    numbers = Renderer(words.language, {int(p.id): str(p.number) for p in hand.t.players})
    return numbers.cited(step.article, step.message) if step is not None else ""


def _storing(words: Words, hand: HandRound, work: Work) -> PageView:
    """What has to be read before the round is stored, and the fields of the action that stores it."""
    if not work.leaving:
        return {"warnings": [], "fields": {}, "codes": []}
    rnd = round_made(hand, work.boards, work.byes)
    warnings = [each for each in hand_warnings(hand.t, rnd) if each.level >= READ_FROM]
    fields = {
        "round": int(hand.t.next_round),
        "boards": json.dumps([[int(board.white), int(board.black)] for board in work.boards]),
        "byes": json.dumps([_bye_field(bye) for bye in rnd.byes]),
    }
    codes = [*dict.fromkeys(each.code for each in warnings), "paired-by-hand"]
    return {"warnings": [words.say(each.message) for each in warnings], "fields": fields, "codes": codes}


def _bye_field(bye: Bye) -> dict[str, int | str]:
    return {"player": int(bye.player)} | ({"kind": _KINDS[bye.kind]} if bye.kind in _KINDS else {})


def _measures(words: Words, mine: Measures, rules: Measures) -> Iterator[PageView]:
    """This round beside the rules', and by how much it is worse."""
    for name, ours, theirs in (
        ("denied", mine.denied, rules.denied),
        ("uneven", mine.uneven, rules.uneven),
        ("distance", mine.distance, rules.distance),
    ):
        more = ours - theirs
        yield {
            "label": words(f"web-hand.measure.{name}"),
            "mine": words.number(ours),
            "rules": words.number(theirs),
            "more": words("web-hand.more", count=words.number(more)) if more > 0 else "",
            "fewer": words("web-hand.fewer", count=words.number(-more)) if more < 0 else "",
        }


class _Shown:
    """The parts of the page."""

    def __init__(self, words: Words, hand: HandRound, work: Work) -> None:
        self._w, self._hand, self._work = words, hand, work
        self._barred = hand.barred(work.picked, hand.field.ids) if work.picked is not None else {}

    def person(self, player: PlayerId) -> PageView:
        """Somebody, with the colour due and what bars them from whoever is picked."""
        p = self._hand.people[player]
        here = player in self._hand.places
        due = self._hand.due(player) if here else None
        bar = self._barred.get(player)
        return {
            "id": int(player),
            "number": p.number,
            "name": p.name,
            "title": p.title.value if p.title else "",
            "points": self._w.number(self._hand.points(player)) if here else "",
            "due": "" if due is None else "w" if due is Colour.WHITE else "b",
            "picked": player == self._work.picked,
            "barred": bar.weight.value if bar else "",
            "why": self._short(bar) if bar else "",
        }

    def _short(self, objection: Objection) -> str:
        text = self._w.say(objection.message)
        if objection.article is None:
            return text
        return f"{text} · {self._w.renderer.article_number(objection.article)}"

    def notes(self, objections: Iterable[Objection]) -> list[PageView]:
        """What is said against a board or a bye, each with its article."""
        return [
            {
                "weight": each.weight.value,
                "text": self._w.say(each.message),
                "article": self._w.renderer.article(each.article) if each.article else "",
            }
            for each in objections
        ]

    def pool(self, left: Sequence[PlayerId]) -> Iterator[PageView]:
        """Those who are left, by points."""
        for points, group in groupby(left, key=self._hand.points):
            players = [self.person(player) for player in group]
            title = self._w("web-hand.group", points=self._w.number(points), count=len(players))
            yield {"title": title, "players": players, "id": f"g{points.numerator}-{points.denominator}"}

    def board(self, number: int, verdict: BoardVerdict) -> PageView:
        """A board with what is to be said of it."""
        board = verdict.board
        state = self._state(verdict)
        return {
            "number": number,
            "key": f"{board.white}-{board.black}",
            "white": self.person(board.white),
            "black": self.person(board.black),
            "state": state,
            "word": self._w(f"web-hand.state.{state}"),
            "notes": [] if state == "stands" else self.notes(verdict.objections),
            "beside": self._beside(verdict) if state in ("forbidden", "unwise", "differs") else "",
        }

    def _state(self, verdict: BoardVerdict) -> str:
        if verdict.refused:
            return "refused"
        if verdict.board in self._hand.stands:
            return "stands"
        if verdict.has(HandLevel.FORBIDDEN):
            return "forbidden"
        if verdict.has(HandLevel.UNWISE):
            return "unwise"
        return "rules" if verdict.by_rules or self._hand.own is None else "differs"

    def _beside(self, verdict: BoardVerdict) -> str:
        """Whom the rules would have given to the two."""
        rivals, people = self._hand.rivals, self._hand.people
        if verdict.by_rules or rivals.get(verdict.board.white) == verdict.board.black:
            return ""
        met = [(people[p], people[rivals[p]]) for p in _both(verdict.board) if p in rivals]
        pairs = [f"{one.number}–{other.number}" for one, other in met]
        return self._w("web-hand.by-rules-instead", pairs=", ".join(pairs)) if pairs else ""

    def refusal(self) -> PageView | None:
        """The move that could not be."""
        refusal = self._work.refusal
        if refusal is None:
            return None
        names = [self._hand.people[p].name for p in _both(refusal.board)]
        return {"white": names[0], "black": names[1], "notes": self.notes(refusal.objections)}

    def away(self) -> list[str]:
        """Who has asked for a bye or did not check in."""
        players = [bye.player for bye in byes_announced(self._hand) if bye.player not in self._work.busy]
        return [self._name(player) for player in players]

    def sides(self) -> list[PageView]:
        """The round of the rules beside this one, only where they differ."""
        hand, work = self._hand, self._work
        if hand.own is None:
            return []
        mine = {frozenset(_both(b)) if hand.colours_open else _both(b) for b in work.boards}
        ordered = hand.in_order(hand.own.boards)
        theirs = [b for b in ordered if (frozenset(_both(b)) if hand.colours_open else _both(b)) not in mine]
        left = [" – ".join(map(self._name, _both(b))) for b in theirs]
        right = [" – ".join(map(self._name, _both(b))) for b in work.boards if not hand.has(b)]
        left += [self._bye(p) for p in sorted(hand.own_byes) if p not in work.byes]
        right += [self._bye(p) for p in work.byes if p not in hand.own_byes]
        height = max(len(left), len(right))
        left, right = (side + [""] * (height - len(side)) for side in (left, right))
        return [{"rules": a, "mine": b} for a, b in zip(left, right, strict=True)]

    def named(self, board: Board) -> str:
        """The two at a board."""
        return " – ".join(map(self._name, _both(board)))

    def _name(self, player: PlayerId) -> str:
        p = self._hand.people[player]
        return f"{p.number} {p.name}"

    def _bye(self, player: PlayerId) -> str:
        return self._w("web-hand.bye-of", name=self._name(player))


def _both(board: Board) -> tuple[PlayerId, PlayerId]:
    return board.white, board.black
