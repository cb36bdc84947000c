"""The worked examples of the handbook before the verifier: what is printed by the rules, and what is not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hakem.model import PlayerId, Tournament
from hakem.verify import Judgement, VerdictKind
from tests.rules import test_dubov_2009_example as dubov
from tests.rules import test_lim_example as lim
from tests.support.verdicts import verdict, with_pairs


def judged(system: str, before: Tournament, boards: Sequence[str], bye: int | None) -> Judgement:
    pairs = [(PlayerId(int(white)), PlayerId(int(black))) for white, black in (board.split("-") for board in boards)]
    return verdict(with_pairs(before, pairs, None if bye is None else PlayerId(bye)), "2009", system)


def dubov_round(round_no: int, line: str) -> Judgement:
    """The boards and the bye, which stands last."""
    *boards, bye = line.split()
    return judged("dubov", dubov.event(round_no), boards, int(bye))


class TestDubov2009:
    @pytest.mark.parametrize("round_no", [1, 2])
    def test_rounds_as_printed(self, round_no: int) -> None:
        assert dubov_round(round_no, dubov.EXAMPLE["rounds"][str(round_no)]).kind is VerdictKind.BEST

    def test_round_3_by_the_rules(self) -> None:
        assert dubov_round(3, dubov.ROUND_3).kind is VerdictKind.BEST

    @pytest.mark.parametrize(
        ("right", "printed", "article"),
        [("6-2 3-4 7-8", "3-2 7-4 6-8", "6.3"), ("14-16 11-15 12-17 21-20", "14-11 12-16 21-15 20-17", "7.4")],
    )
    def test_round_3_as_printed(self, right: str, printed: str, article: str) -> None:
        """DB-09-13: the order of the white list; who changes lists."""
        found = dubov_round(3, dubov.ROUND_3.replace(right, printed))
        assert found.kind is VerdictKind.NOT_BEST
        assert found.article is not None
        assert found.article.number == article


def lim_round(round_no: int, printed: dict[str, object] | None = None) -> Judgement:
    """The round as printed, or another one."""
    rnd = printed or lim.EXAMPLE["printed"][round_no - 1]
    return judged("lim", lim.event(round_no), str(rnd["pairs"]).split(), int(str(rnd["bye"])))


class TestLim2009:
    @pytest.mark.parametrize("round_no", [1, 3])
    def test_rounds_as_printed(self, round_no: int) -> None:
        assert lim_round(round_no).kind is VerdictKind.BEST

    def test_round_2_as_printed_gives_the_bye_to_another_one(self) -> None:
        """LIM-2."""
        found = lim_round(2)
        assert found.kind is VerdictKind.NOT_BEST
        assert found.article is not None
        assert found.article.number == "2.1"
