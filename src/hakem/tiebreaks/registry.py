"""Every tie-break by its code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Datum, Message
from hakem.tiebreaks import boards, direct, opponents_results, own_results, ratings, teams
from hakem.tiebreaks.definition import Adding, AppliesTo, Definition, Family
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.spec import OTHER, Spec, parse_spec
from hakem.tiebreaks.value import Cut

BUCHHOLZ, OPPONENTS_AVERAGE = "BH", "ARO"
"""Two that everybody knows, by which others ask what opponents count for and how strong they were."""

_TEAMS = AppliesTo.TEAMS
_PLAYERS = AppliesTo.PLAYERS
_BUCHHOLZ = Family.BUCHHOLZ
_BLACK = Family.COLOURS
_NOTHING, _TOLD = Adding.NOTHING, Adding.TOLD
_LAST_STEPS = {"EDEBT": ("BC", "TBR"), "EDEBB": ("BC", "BBE"), "EDET": ("TBR",), "EDEB": ("BBE",)}
_MATCH, _GAME = Score.MATCH, Score.GAME
_EXTENDED_SB = {
    "EMMSB": (_MATCH, _MATCH),
    "EMGSB": (_MATCH, _GAME),
    "EGMSB": (_GAME, _MATCH),
    "EGGSB": (_GAME, _GAME),
}
"""Whose total counts, and what it is multiplied with."""

DEFINITIONS = (
    Definition("PTS", (), "B", each=own_results.score, adding=_NOTHING),
    Definition("DE", ("6", "Doğrudan Karşılaşma"), "A", "P", group=direct.direct_encounter),
    Definition("WIN", ("7.1", "Galibiyet Sayısı"), "B", each=own_results.rounds_won),
    Definition("WON", ("7.2",), "B", each=own_results.games_won),
    Definition("BPG", ("7.3", "Renk"), "B", each=own_results.games_with_black, family=_BLACK),
    Definition("BWG", ("7.4",), "B", each=own_results.games_won_with_black, family=_BLACK),
    Definition("PS", ("7.5", "Kademeli"), "B", "C", each=own_results.progressive, cut=Cut.EARLY),
    Definition("REP", ("7.6",), "B", each=own_results.rounds_elected_to_play),
    Definition("STD", ("7.7",), "B", each=own_results.standard_points),
    Definition(
        "TPN",
        ("7.8",),
        "B",
        "R",
        each=own_results.pairing_number,
        decides_all=True,
        known_beforehand=True,
        adding=_NOTHING,
    ),
    Definition("KD", ("Kashdan",), "B", each=own_results.kashdan),
    Definition("BH", ("8.1", "Buchholz"), "C", "CMP", each=opponents_results.buchholz, family=_BUCHHOLZ),
    Definition("FB", ("8.3",), "C", "CMP", each=opponents_results.buchholz, family=_BUCHHOLZ, fore=True),
    Definition(
        "AOB",
        ("8.2",),
        "CC",
        "F",
        each=opponents_results.average_buchholz,
        family=_BUCHHOLZ,
        figure="buchholz",
        adding=Adding.AVERAGE,
    ),
    Definition(
        "BB",
        ("Buchholz Buchholzu",),
        "CC",
        "F",
        each=opponents_results.buchholz_of_buchholz,
        family=_BUCHHOLZ,
        figure="buchholz",
    ),
    Definition("SB", ("9.1", "Sonneborn-Berger"), "BC", "CMP", each=opponents_results.sonneborn_berger),
    Definition("KS", ("9.2", "Koya"), "BC", "L", each=opponents_results.koya, family=Family.ROUND_ROBIN),
    Definition("KSX", ("Genişletilmiş Koya",), "BC", group=opponents_results.extended_koya, family=Family.ROUND_ROBIN),
    Definition(
        "ARO",
        ("10.1", "Rating Ortalaması"),
        "D",
        "CMU",
        each=ratings.average_rating,
        without_rating=ratings.somebody_met_is_unrated,
        applies_to=_PLAYERS,
        figure="rating",
        cut_number="Azaltarak Ortalama",
        adding=_TOLD,
    ),
    Definition(
        "TPR",
        ("10.2", "Performans"),
        "DB",
        "U",
        each=ratings.performance,
        without_rating=ratings.somebody_met_is_unrated,
        applies_to=_PLAYERS,
        figure="rating",
        adding=_TOLD,
    ),
    Definition(
        "PTP",
        ("10.3",),
        "DB",
        "U",
        each=ratings.perfect_performance,
        without_rating=ratings.somebody_met_is_unrated,
        applies_to=_PLAYERS,
        figure="rating",
        adding=Adding.EXPECTATIONS,
    ),
    Definition(
        "APRO",
        ("10.4",),
        "DC",
        "U",
        each=ratings.average_performance,
        without_rating=ratings.somebody_met_is_unrated,
        applies_to=_PLAYERS,
        figure="performance",
        adding=_TOLD,
    ),
    Definition(
        "APPO",
        ("10.5",),
        "DC",
        "U",
        each=ratings.average_perfect_performance,
        without_rating=ratings.somebody_met_is_unrated,
        applies_to=_PLAYERS,
        figure="performance",
        adding=_TOLD,
    ),
    Definition(
        "RTNG",
        ("10.6",),
        "D",
        "RU",
        each=ratings.own_rating,
        without_rating=ratings.somebody_is_unrated,
        applies_to=_PLAYERS,
        known_beforehand=True,
        adding=_NOTHING,
    ),
    Definition(
        "LOTS", ("4.2", "Kura"), "D", each=own_results.lot, decides_all=True, known_beforehand=True, adding=_NOTHING
    ),
    Definition("FFW", ("Uygulama hükmen",), "B", each=own_results.forfeit_wins),
    Definition("MP", ("Maç Puanları",), "B", each=teams.match_points, applies_to=_TEAMS, score=_MATCH, is_score=True),
    Definition(
        "GP",
        ("13.1", "Takım Puanları"),
        "B",
        each=teams.game_points,
        applies_to=_TEAMS,
        score=_GAME,
        is_score=True,
    ),
    Definition("MPVGP", ("13.1",), "B", each=teams.other_score, applies_to=_TEAMS, is_score=True),
    Definition("EDE", ("13.3",), "A", "P", group=direct.extended_encounter, applies_to=_TEAMS),
    *(
        Definition(code, ("13.3.2",), "A", "P", group=partial(direct.extended_encounter, last=last), applies_to=_TEAMS)
        for code, last in _LAST_STEPS.items()
    ),
    *(
        Definition(
            code,
            ("13.2",),
            "BC",
            "CMP",
            each=teams.extended_sonneborn_berger(of, times),
            applies_to=_TEAMS,
            score=of,
        )
        for code, (of, times) in _EXTENDED_SB.items()
    ),
    Definition(
        "SSSC", ("13.4",), "BC", "KFP", each=teams.schedule_strength, applies_to=_TEAMS, family=_BUCHHOLZ, adding=_TOLD
    ),
    Definition("BC", ("12.1",), "B", group=boards.board_count_of_group, applies_to=_TEAMS, score=_GAME),
    Definition(
        "TBR", ("12.2",), "B", each=boards.top_boards_of_event, applies_to=_TEAMS, score=_GAME, adding=Adding.EACH
    ),
    Definition(
        "BBE",
        ("12.3",),
        "B",
        each=boards.bottom_boards_of_event,
        applies_to=_TEAMS,
        score=_GAME,
        adding=Adding.WITHOUT_LAST,
    ),
    Definition("OKM", ("OKM",), "C", each=teams.olympiad_match_points, applies_to=_TEAMS, score=_MATCH),
    Definition(
        "OKMSB", ("OKM Sonneborn-Berger",), "BC", each=teams.olympiad_sonneborn_berger, applies_to=_TEAMS, score=_MATCH
    ),
    Definition(
        "TSB", ("Takım Sonneborn-Berger",), "BC", each=teams.team_sonneborn_berger, applies_to=_TEAMS, score=_MATCH
    ),
    Definition(
        "TSBG",
        ("Takım Sonneborn-Berger gerçek",),
        "BC",
        each=teams.team_sonneborn_berger_by_boards,
        applies_to=_TEAMS,
        score=_GAME,
    ),
    Definition("DTB", ("Uygulama üst masa",), "A", group=boards.top_board_of_match, applies_to=_TEAMS, score=_GAME),
)

BY_CODE: Mapping[str, Definition] = MappingProxyType({d.code: d for d in DEFINITIONS})
ALIASES: Mapping[str, str] = MappingProxyType({"GE": "REP", "PROG": "PS"})
"""Codes of older lists: the rounds elected to play were GE until August 2024."""

FROM_OUTSIDE = Definition("OTHER", (), "B", "R", each=own_results.from_outside, adding=_NOTHING)


def definition_of(spec: Spec) -> Definition:
    """What the name of a request stands for."""
    if spec.name.startswith(OTHER):
        return FROM_OUTSIDE
    name = ALIASES.get(spec.name, spec.name)
    if name not in BY_CODE:
        raise UnknownName("tie-break", spec.name, tuple(BY_CODE))
    return BY_CODE[name]


def spec_of(code: str) -> Spec:
    """A code as it was typed, if there is such a tie-break and it takes these modifiers."""
    spec, letters = parse_spec(code)
    definition = definition_of(spec)
    foreign = [letter for letter in letters if letter not in definition.modifiers]
    if foreign:
        allowed = tuple(f"/{letter}" for letter in definition.modifiers)
        data: dict[str, Datum] = {
            "code": spec.code,
            "modifier": f"/{foreign[0]}",
            "name": definition.code,
            "allowed": allowed,
        }
        raise RequestError(Message("tiebreak.foreign-modifier", data))
    return spec
