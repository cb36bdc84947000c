"""Every article of every edition is cited by code of that edition, or named here with the reason why it is not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from itertools import product

import pytest

from hakem.regulations import DUTCH_2026, EDITIONS, Article, Edition
from hakem.reports import working
from hakem.tiebreaks import DEFINITIONS, TIEBREAK_RULES, StandingsRequest, standings
from hakem.tiebreaks.definition import AppliesTo, Family
from hakem.tiebreaks.rules import TieBreakRules
from tests.support.citations import cited_by, cited_by_the_program, cited_while
from tests.support.handbook_tables import teams
from tests.support.tiebreak_events import by_cards

IN_ORDER = "the order of the field, in which everything else is told"
ANNOUNCED = "the format is printed with its articles before the first game"
DEFINED = "a definition; the articles that use it are cited"
HEADING = "the heading of the order"
VIRTUAL = "virtual points are part of the score that is told"

NOT_CITED = {
    "TSF Swiss (2009) A.2": HEADING,
    "C.04.2 (2026) 2.2": HEADING,
    "TSF Dutch (2009) A.2": IN_ORDER,
    "TSF Dutch (2009) A.7": DEFINED,
    "TSF Dutch (2009) A.9": "told as D.1 and D.2, where the order is written",
    "TSF Dutch (2009) F.2": "a game that did not take place is not in the colours of a player",
    "TSF Dutch (2009) F.3": "histories of colours have no gaps",
    "C.04.3 (2017) A.2": IN_ORDER,
    "C.04.3 (2017) A.4": DEFINED,
    "C.04.3 (2017) A.7": DEFINED,
    "C.04.3 (2017) A.9": "told as C.4, which it serves",
    "C.04.3 (2017) B.1": "the parameters are told with the subgroups",
    "C.04.3 (2026) 1.2": IN_ORDER,
    "C.04.3 (2026) 1.4": DEFINED,
    "C.04.3 (2026) 1.8": DEFINED,
    "C.04.3 (2026) 1.9": "told as 2.2.1, which it demands",
    "C.04.3 (2026) 3.1": "the parameters are told with the subgroups",
    "TSF Lim (2009) 3.5": "told as 5.2, 5.3 and 6.2, where the exchanges are written",
    "C.04.4.3 (2026) 3.2.1": "told with every group, as part of the order of 2.2",
    "C.04.4.3 (2026) 3.3": "told as 3.9, which grades it",
    "C.04.4.1 (2026) 1.2": IN_ORDER,
    "C.04.4.1 (2026) 1.3.2": DEFINED,
    "C.04.4.1 (2026) 1.6": DEFINED,
    "C.04.4.1 (2026) 1.7": "a definition; averages are told with 3.2.5, which uses them",
    "C.04.4.1 (2026) 1.8": DEFINED,
    "C.04.4.1 (2026) 1.9": "told as 2.2.1 and 3.1, which it demands",
    "C.04.4.1 (2026) 4.3": "an order; told as 3.2.4, which goes by it",
    "C.04.4.1 (2026) 4.4": "an order; told as 3.2.6, which goes by it",
    "C.04.6 (2024) 1.2": "a definition; told as the score of every bracket",
    "C.04.6 (2024) 1.4": "a value; it is part of the score that is told",
    "C.04.6 (2024) 1.5": DEFINED,
    "C.04.6 (2024) 1.7": DEFINED,
    "C.04.6 (2024) 4.2": "told as 4.3.7 and 4.3.8, which ask for it",
    "C.04.6 (2026) 1.2": "a definition; told as the score of every bracket",
    "C.04.6 (2026) 1.4": "a value; it is part of the score that is told",
    "C.04.6 (2026) 1.5": DEFINED,
    "C.04.6 (2026) 1.7": DEFINED,
    "C.04.6 (2026) 4.2": "told as 4.3.7 and 4.3.8, which ask for it",
    "C.04.5 (2026) 1.4": "a value; it is part of the score that is told",
    "C.04.5 (2026) 1.5": DEFINED,
    "C.04.5 (2026) 1.6": DEFINED,
    "TSF Burstein (2009) 2": "a game still going on has the points of a draw in the score that is told",
    "TSF Burstein (2009) 3.3": VIRTUAL,
    "TSF Burstein (2009) 4.3": "told as 4.2, the bye that it helps to find",
    "TSF Burstein (2009) 5.2": "told as 5.3, with which it is one rule of pairs that may not be",
    "C.04.4.2 (2026) 1.5": DEFINED,
    "C.04.4.2 (2026) 1.7": "a definition; told as 1.8, the order that it makes",
    "C.04.4.2 (2026) 1.9": "told as 2.2.1 and 3.1, which it demands",
    **{
        f"{baku} {number}": VIRTUAL
        for baku in ("C.04.5.1 (2016)", "C.04.7 (2026)")
        for number in ("1.2", "1.3", "1.4", "1.5")
    },
    "C.05 (2026) Annex 2": "the protocol of the draw is its own explanation",
    "TSF Scheveningen (2009) 3": "how a sheet looks",
    "TSF Skalitzka (2009) scores": "a sum",
    "TSF Knockout (2009) A.1": ANNOUNCED,
    "TSF Knockout (2009) A.2": ANNOUNCED,
    "TSF Knockout (2009) A.3": ANNOUNCED,
    "TSF Knockout (2009) A.22": "other time controls are what the arbiter says",
    "TSF Knockout (2009) A.27": "the arbiter names who plays",
    "TSF Knockout (2009) 3": "the choice between the two systems is an option",
    "TSF Knockout (2009) 4": "the sheet of games, of which every cell is a fact",
    "TSF Knockout (2009) A.26": "defaults that every game shows",
    **{
        f"C.07 ({edition}) {number}": reason
        for edition in ("2023", "2024", "2026")
        for number, reason in {
            "4.3": "the types stand beside every tie-break that is listed",
            "4.4": "every meeting has a term of its own",
            "6.1.1": "told as 6, whose table shows the games that count",
            "6.1.2": "told as 6, whose table shows the share of every meeting",
            "6.2": "told as 6; the note says how many have met",
            "6.3": "told as 6; the note says how many have met",
            "14.5": "told as 9.2; the limit stands in the name",
            "15.1": "a definition; told as 16.3 and 16.4, which use it",
            "16.1": "a definition; told as 16.5, which uses it",
            "16.2": "a definition; told as 16.3 and 16.4, which use it",
        }.items()
    },
    "B.02 RB (2024) 7.2.1": "the rating in the file counts, from whichever list it was taken",
}
ALL = [edition.art(number) for _, editions in EDITIONS for edition in editions for number in edition.articles]
FORFEITS = by_cards(
    """
    2w1 3w½ 4w+ 5b1
    1b0 4w1 Z Z
    4b½ 1b½ 5w1 U
    3w½ 2b0 1b- H
    H U 3b0 1w0
    """,
    (2200, 2100, 2000, 1900, 1400),
)


@cache
def cited() -> frozenset[Article]:
    return frozenset(cited_by_the_program() | cited_by_workings())


def cited_by_workings() -> set[Article]:
    """Tie-breaks are defined once for all editions; which articles an edition has for them is seen in the working."""
    with cited_while() as found:
        for rules, t, round_robin in product(TIEBREAK_RULES, (FORFEITS, teams("teams_22")), (False, True)):
            request = StandingsRequest(
                codes(rules, bool(t.teams), round_robin),
                edition=rules.edition.id,
                round_robin=round_robin,
                seed="1",
                after=len(t.rounds),
            )
            for key in (1, 2, 4):
                working(standings(t, request), key)
    return found


def codes(rules: TieBreakRules, of_teams: bool, round_robin: bool) -> tuple[str, ...]:
    """Everything that can be asked for, alone and with every modifier that has an article."""
    not_for = AppliesTo.PLAYERS if of_teams else AppliesTo.TEAMS
    refused = Family.COLOURS if round_robin and not rules.black_in_round_robin else None
    possible = [d for d in DEFINITIONS if d.applies_to is not not_for and d.family is not refused]
    modifiers = {"C": "/C1", "M": "/M1", "P": "/P"}
    return tuple(d.code + modifiers.get(m, "") for d in possible for m in (" ", *d.modifiers))


@pytest.mark.parametrize("article", ALL, ids=str)
def test_article_is_cited_or_excused(article: Article) -> None:
    assert article in cited() or str(article) in NOT_CITED


def test_no_excuse_for_an_article_that_is_cited() -> None:
    assert sorted(str(article) for article in cited() if str(article) in NOT_CITED) == []


def test_no_excuse_without_an_article() -> None:
    assert NOT_CITED.keys() - {str(article) for article in ALL} == set()


def test_citation_of_a_missing_article_fails() -> None:
    with pytest.raises(KeyError):
        EDITIONS[0][1][0].art("Z.99")


INVENTED = Edition("Invented", "1", "", "", {"1.1": "", "2.1.1": "", "3": ""})
OTHER = Edition("Other", "1", "", "", {"1.1": "", "2.1.1": ""})


@dataclass(frozen=True)
class Rules:
    edition: Edition
    inside: object = None

    def told(self) -> Article:
        return self.edition.art("3")


def names_it() -> Article:
    return INVENTED.art("1.1")


def says_a_number() -> str:
    return "2.1.1"


def asks_another() -> str:
    return says_a_number()


def numbers(found: set[Article]) -> list[str]:
    return sorted(str(article) for article in found)


class TestWhatACitationIs:
    """The walk itself, over rules that nobody has written."""

    def test_a_number_in_rules_is_one_of_their_edition_alone(self) -> None:
        assert numbers(cited_by(Rules(OTHER, ({"x": "2.1.1"}, "9.9")))) == ["Other (1) 2.1.1"]

    def test_a_number_outside_of_rules_is_none(self) -> None:
        assert cited_by(("2.1.1", says_a_number, DUTCH_2026)) == set()

    def test_rules_inside_rules_cite_for_themselves(self) -> None:
        assert numbers(cited_by(Rules(OTHER, Rules(INVENTED, "1.1")))) == ["Invented (1) 1.1", "Invented (1) 3"]

    def test_an_article_is_one_wherever_it_stands(self) -> None:
        assert numbers(cited_by([INVENTED.art("3")])) == ["Invented (1) 3"]

    @pytest.mark.parametrize(
        "function", [says_a_number, asks_another, partial(asks_another), lambda: asks_another() * 2]
    )
    def test_code_cites_for_the_rules_it_belongs_to(self, function: object) -> None:
        assert numbers(cited_by(Rules(OTHER, function))) == ["Other (1) 2.1.1"]

    def test_code_that_names_its_edition_cites_it(self) -> None:
        assert numbers(cited_by(names_it)) == ["Invented (1) 1.1"]

    def test_what_is_asked_while_something_runs(self) -> None:
        with cited_while() as found:
            names_it()
        OTHER.art("1.1")
        assert numbers(found) == ["Invented (1) 1.1"]
