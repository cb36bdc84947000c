"""Play-offs in words: whoever has a name is called by it, with the id that results are entered for."""

from __future__ import annotations

import pytest

from hakem.explain import Step
from hakem.i18n import PlayerRef, TeamRef, languages, say
from hakem.knockout import EMPTY_LOG, GameOutcome, GameResult, describe, playoff
from hakem.regulations import KNOCKOUT_2009
from hakem.reports import outline_text, playoff_why, sides_renderer
from tests.support.playoffs import by_script

NAMES = {4: "Öz, Ü.", 9: "Işık, Ömer", 12: "Çağ 9"}
ARTICLE = KNOCKOUT_2009.art("C.2")


def told(step: Step, names: dict[int, str], language: str = "en") -> str:
    return sides_renderer(names, language).say(step.message)


def test_one_side_and_several() -> None:
    one = Step(ARTICLE, "playoff.robin.won", data={"player": PlayerRef(4), "points": 2})
    assert told(one, NAMES) == "alone on top with 2: 4 Öz, Ü."
    several = Step(ARTICLE, "playoff.groups.winners", data={"players": (PlayerRef(4), PlayerRef(12), PlayerRef(7))})
    assert told(several, NAMES) == "winners of the groups: 4 Öz, Ü.; 12 Çağ 9; 7"
    assert told(several, {}) == "winners of the groups: 4, 12, 7"


def test_teams_have_names_too() -> None:
    step = Step(ARTICLE, "playoff.out.not-admitted", data={"players": (TeamRef(9), TeamRef(4))})
    assert told(step, NAMES) == "not admitted: 9 Işık, Ömer; 4 Öz, Ü."


def test_numbers_are_no_players() -> None:
    """Everybody beats the next one in nine moves: nine is the id of somebody, and stays a number here."""
    contest = playoff((4, 9, 12), seed="s")
    after = {4: 9, 9: 12, 12: 4}
    _, state = by_script(
        contest,
        lambda due: GameResult(GameOutcome.WHITE if after[due.white] == due.black else GameOutcome.BLACK, 9),
    )
    why = playoff_why(state, NAMES)
    assert "level on top with 1: 4 Öz, Ü.; 9 Işık, Ömer; 12 Çağ 9" in why
    assert "the fewest first: 4 Öz, Ü.: 9; 9 Işık, Ömer: 9; 12 Çağ 9: 9" in why


@pytest.mark.parametrize("language", languages())
def test_without_names_everybody_is_a_number(language: str) -> None:
    why = playoff(tuple(NAMES), seed="s").state(EMPTY_LOG).why
    assert [told(step, {}, language) for step in why] == [say(step.message, language) for step in why]


def test_groups_and_numbers_are_listed_in_the_outline() -> None:
    assert "groups by tie-break order: (1, 4, 5); (2, 3, 6); in each of them:" in outline_text(describe(6))
    assert "by tie-break order: 1, 5, 2, 6, 3, 7, 4" in outline_text(describe(7))
