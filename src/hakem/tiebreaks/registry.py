"""Every tie-break by its code: what it needs, which modifiers it takes, where it is written."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Datum, Message
from hakem.regulations import EDITIONS, Article
from hakem.tiebreaks import boards, direct, koya, opponents_results, own_results, ratings, teams
from hakem.tiebreaks.drawn_lots import lot
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.rules import TieBreakRules
from hakem.tiebreaks.scene import Scene
from hakem.tiebreaks.spec import OTHER, Spec, parse_spec
from hakem.tiebreaks.value import Value

PerContestant = Callable[[Scene, Spec, int], Value]
PerGroup = Callable[[Scene, Spec, Iterable[int]], Mapping[int, Value]]


class Field(enum.Enum):
    """For whom a tie-break is."""

    ALL = "all"
    PLAYERS = "players"
    TEAMS = "teams"


class Family(enum.Enum):
    """What the advice about kinds of events goes by."""

    OTHER = "other"
    BUCHHOLZ = "buchholz"
    COLOURS = "colours"
    ROUND_ROBIN = "round-robin"


@dataclass(frozen=True, slots=True)
class Definition:
    """One tie-break.

    ``numbers`` are its articles, in C.07 and in the handbook where it stands in
    both. ``type`` is that of C.07 4.3: A for the games of those tied, B for own
    results, C for results of opponents, D for what was known beforehand.
    ``modifiers`` are the letters it takes. Exactly one of the two functions is
    given: a value of everybody, or values inside a tied group. ``figure`` is
    what its terms show of an opponent, and ``score`` the score of teams they
    are of, where it is not the one asked for.
    """

    code: str
    numbers: tuple[str, ...]
    type: str
    modifiers: str = ""
    each: PerContestant | None = None
    group: PerGroup | None = None
    field: Field = Field.ALL
    family: Family = Family.OTHER
    figure: str = "score"
    score: Score | None = None

    @property
    def title(self) -> Message:
        """Its name in words."""
        return Message(f"tiebreak.title.{self.code}")

    def article(self, rules: TieBreakRules) -> Article | None:
        """Where the edition defines it, else the newest text that does."""
        candidates = (rules.edition, *reversed(dict(EDITIONS)["tie-breaks"]))
        for edition in candidates:
            for number in self.numbers:
                if number in edition.articles:
                    return edition.art(number)
        return None

    def values(self, scene: Scene, spec: Spec, group: Iterable[int]) -> Mapping[int, Value]:
        """The value of every member of the group."""
        if self.group is not None:
            return self.group(scene, spec, group)
        return {key: self.value(scene, spec, key) for key in group}

    def value(self, scene: Scene, spec: Spec, key: int) -> Value:
        """The value of one contestant, if it does not depend on who else is tied."""
        return (self.each or own_results.score)(scene, spec, key)


_TEAMS = Field.TEAMS
_PLAYERS = Field.PLAYERS
_BUCHHOLZ = Family.BUCHHOLZ
_BLACK = Family.COLOURS
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
    Definition("PTS", (), "B", each=own_results.score),
    Definition("DE", ("6", "Doğrudan Karşılaşma"), "A", "P", group=direct.direct_encounter),
    Definition("WIN", ("7.1", "Galibiyet Sayısı"), "B", each=own_results.rounds_won),
    Definition("WON", ("7.2",), "B", each=own_results.games_won),
    Definition("BPG", ("7.3", "Renk"), "B", each=own_results.games_with_black, family=_BLACK),
    Definition("BWG", ("7.4",), "B", each=own_results.games_won_with_black, family=_BLACK),
    Definition("PS", ("7.5", "Kademeli"), "B", "C", each=own_results.progressive),
    Definition("REP", ("7.6",), "B", each=own_results.rounds_elected_to_play),
    Definition("STD", ("7.7",), "B", each=own_results.standard_points),
    Definition("TPN", ("7.8",), "B", "R", each=own_results.pairing_number),
    Definition("KD", ("Kashdan",), "B", each=own_results.kashdan),
    Definition("BH", ("8.1", "Buchholz"), "C", "CMP", each=opponents_results.buchholz, family=_BUCHHOLZ),
    Definition("FB", ("8.3",), "C", "CMP", each=opponents_results.fore_buchholz, family=_BUCHHOLZ),
    Definition(
        "AOB", ("8.2",), "CC", "F", each=opponents_results.average_buchholz, family=_BUCHHOLZ, figure="buchholz"
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
    Definition("SB", ("9.1", "Sonneborn-Berger"), "BC", "CP", each=opponents_results.sonneborn_berger),
    Definition("KS", ("9.2", "Koya"), "BC", "L", each=koya.koya, family=Family.ROUND_ROBIN),
    Definition("KSX", ("Genişletilmiş Koya",), "BC", group=koya.extended_koya, family=Family.ROUND_ROBIN),
    Definition(
        "ARO", ("10.1", "Rating Ortalaması"), "D", "CMU", each=ratings.average_rating, field=_PLAYERS, figure="rating"
    ),
    Definition("TPR", ("10.2", "Performans"), "DB", "U", each=ratings.performance, field=_PLAYERS, figure="rating"),
    Definition("PTP", ("10.3",), "DB", "U", each=ratings.perfect_performance, field=_PLAYERS, figure="rating"),
    Definition("APRO", ("10.4",), "DC", "U", each=ratings.average_performance, field=_PLAYERS, figure="performance"),
    Definition(
        "APPO", ("10.5",), "DC", "U", each=ratings.average_perfect_performance, field=_PLAYERS, figure="performance"
    ),
    Definition("RTNG", ("10.6",), "D", "RU", each=ratings.own_rating, field=_PLAYERS),
    Definition("LOTS", ("4.2", "Kura"), "D", each=lot),
    Definition("FFW", ("Uygulama hükmen",), "B", each=own_results.forfeit_wins),
    Definition("MP", ("Maç Puanları",), "B", each=teams.match_points, field=_TEAMS, score=_MATCH),
    Definition("GP", ("13.1",), "B", each=teams.game_points, field=_TEAMS, score=_GAME),
    Definition("MPVGP", ("13.1",), "B", each=teams.other_score, field=_TEAMS),
    Definition("EDE", ("13.3",), "A", "P", group=direct.extended_encounter, field=_TEAMS),
    *(
        Definition(code, ("13.3.2",), "A", "P", group=partial(direct.extended_encounter, last=last), field=_TEAMS)
        for code, last in _LAST_STEPS.items()
    ),
    *(
        Definition(
            code,
            ("13.2",),
            "BC",
            "CP",
            each=teams.extended_sonneborn_berger(of, times),
            field=_TEAMS,
            score=of,
        )
        for code, (of, times) in _EXTENDED_SB.items()
    ),
    Definition("SSSC", ("13.4",), "BC", "KFP", each=teams.schedule_strength, field=_TEAMS, family=_BUCHHOLZ),
    Definition("BC", ("12.1",), "B", group=boards.board_count_of_group, field=_TEAMS, score=_GAME),
    Definition("TBR", ("12.2",), "B", each=boards.top_boards_of_event, field=_TEAMS, score=_GAME),
    Definition("BBE", ("12.3",), "B", each=boards.bottom_boards_of_event, field=_TEAMS, score=_GAME),
    Definition("OKM", ("OKM",), "C", each=teams.olympiad_match_points, field=_TEAMS, score=_MATCH),
    Definition(
        "OKMSB", ("OKM Sonneborn-Berger",), "BC", each=teams.olympiad_sonneborn_berger, field=_TEAMS, score=_MATCH
    ),
    Definition("TSB", ("Takım Sonneborn-Berger",), "BC", each=teams.team_sonneborn_berger, field=_TEAMS, score=_MATCH),
    Definition(
        "TSBG",
        ("Takım Sonneborn-Berger gerçek",),
        "BC",
        each=teams.team_sonneborn_berger_by_boards,
        field=_TEAMS,
        score=_GAME,
    ),
    Definition("DTB", ("Uygulama üst masa",), "A", group=boards.top_board_of_match, field=_TEAMS),
)

BY_CODE: Mapping[str, Definition] = MappingProxyType({d.code: d for d in DEFINITIONS})
ALIASES: Mapping[str, str] = MappingProxyType({"GE": "REP", "PROG": "PS"})
"""Codes of older lists: the rounds elected to play were GE until August 2024."""

FROM_OUTSIDE = Definition("OTHER", (), "B", "R", each=own_results.from_outside)


def definition_of(spec: Spec) -> Definition:
    """What the name of a request stands for."""
    if spec.name.startswith(OTHER):
        return FROM_OUTSIDE
    name = ALIASES.get(spec.name, spec.name)
    if name not in BY_CODE:
        raise UnknownName("tie-break", spec.name, tuple(BY_CODE))
    return BY_CODE[name]


def request(code: str) -> Spec:
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
