"""How a round of the Dubov system came out: boards as one line, and what was told on the way."""

from __future__ import annotations

from hakem.model import Tournament
from hakem.pairing import pair_explained
from hakem.pairing.swiss.dubov import DubovRules, DubovSwiss
from tests.support.step_data import bare
from tests.support.swiss_rounds import given_round, told


class Paired:
    """A round with its explanation."""

    def __init__(self, t: Tournament, rules: DubovRules) -> None:
        self._system = DubovSwiss(rules)
        self._t = t
        self.pairing, self.steps = pair_explained(self._system, t)
        self.boards = told(self.pairing)

    def said(self, outcome: str) -> list[tuple[str, dict[str, object]]]:
        """Article and data of every step with that outcome."""
        found = (step for step in self.steps if step.outcome == outcome)
        return [(step.article.number, {name: bare(datum) for name, datum in step.data.items()}) for step in found]

    def players(self, outcome: str) -> list[tuple[str, object]]:
        """Article and players of every step with that outcome."""
        return [(article, data["players"]) for article, data in self.said(outcome)]

    def colour_article(self, board: str) -> str:
        """The article that gave the colours of a board."""
        white, black = map(int, board.split("-"))
        return next(s.article.number for s in self.steps if s.subject == (white, black) and "colour" in s.outcome)

    def verdict(self, *boards: str, bye: int | None = None) -> tuple[str, str] | None:
        """Article and outcome of the judgement on another round."""
        step = self._system.first_difference(self._t, given_round(self._t, *boards, bye=bye))
        return None if step is None else (step.article.number, step.outcome)
