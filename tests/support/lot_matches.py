"""Matches in which the lot of the colours counts: teams by C.04.6, and two games by C.04.5 (see ``lot_rounds``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random

from hakem.errors import PairingError
from hakem.model import (
    Absence,
    Acceleration,
    AccelerationMethod,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Prohibition,
    Round,
    RoundNo,
    TeamBye,
    TeamId,
    Tournament,
    VirtualPoints,
)
from hakem.pairing import PairingSystem, RoundPairing, check_round, system_for
from hakem.pairing.api import PairsTeams
from hakem.pairing.colour_lot import contradicted_lot
from hakem.verify import AskedRound, VerdictKind, verify_asked
from tests.judges import double_swiss
from tests.judges.entrant import NoPairing
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_facts import Laws, Position, Table
from tests.judges.team_swiss_position import TeamEvent, baku, position_of, teams_here
from tests.support.against_judges import Capped, Name, capped
from tests.support.double_swiss_events import with_match
from tests.support.lot_rounds import SAYINGS, SIZES, WHOLE_JUDGE, LotDifference, LotRound, accelerated
from tests.support.luck import Luck
from tests.support.swiss_events import ANNOUNCED
from tests.support.team_swiss_events import before_round_1, with_round

Matches = frozenset[tuple[int, int]]
"""The first colour of every match: White, then Black."""

MATCHES: tuple[Name, ...] = (("team-swiss", "2024"), ("team-swiss", "2026"), ("double-swiss", "2026"))


def lot_matches(name: Name, seed: int, seconds: float = 0.3) -> Iterator[LotRound]:
    """The first rounds of the event of that seed; the judge may take so long for each of them."""
    chance = Random(f"{name} {seed}")
    course = _DoubleCourse(chance, seconds) if name[0] == "double-swiss" else _TeamCourse(name[1], chance, seconds)
    lot, says = course.t.initial_colour, chance.choice(SAYINGS[:3])
    assert lot is not None
    for _ in range(chance.choice((1, 2, 2, 3))):
        if course.t.next_round > course.t.rounds_total or not course.ask_for_byes():
            return
        first = not course.t.rounds
        try:
            made = course.paired()
        except PairingError:
            return
        silent = first and says != "declared"
        yield _compared(name, seed, course, made, silent)
        course.play(made)
        if silent:
            course.t = replace(course.t, initial_colour=lot.other if says == "contradicted" else None)
            if says == "contradicted":
                yield _refused(name, seed, course)


def _compared(name: Name, seed: int, course: _Course, made: RoundPairing, silent: bool) -> LotRound:
    number, found = course.t.next_round, []
    boards = made.matches if name[0] == "team-swiss" else made.boards
    ours = frozenset((int(board.white), int(board.black)) for board in boards)
    theirs, whole = course.judged(ours)
    if theirs != ours:
        found.append(LotDifference(name, seed, number, "judge", str(theirs)))
    after = course.with_open_results(made)
    after = replace(after, initial_colour=None) if silent else after
    if check_round(course.system, after, number) is not None:
        found.append(LotDifference(name, seed, number, "check", "another round"))
    verdict = verify_asked(AskedRound(after, number, course.options), *name)
    if verdict.is_refused:
        found.append(LotDifference(name, seed, number, "verifier", str(verdict.reason)))
    return LotRound(tuple(found), 2 * len(boards), whole, verdict.kind is VerdictKind.BEST)


def _refused(name: Name, seed: int, course: _Course) -> LotRound:
    """Round 1 of an event that declares another lot than it shows."""
    t, found = course.event(), []
    if not t.rounds[0].games:  # every match was forfeited, and stands without colours
        return LotRound((), 0, False, True)
    said = contradicted_lot(course.system, t) is not None
    if (check_round(course.system, t, 1) is not None) is not said:
        found.append(LotDifference(name, seed, 1, "check", f"contradicted: {said}"))
    if verify_asked(AskedRound(t, 1, course.options), *name).is_refused is not said:
        found.append(LotDifference(name, seed, 1, "verifier", f"contradicted: {said}"))
    return LotRound(tuple(found), len(t.players), False, True)


@dataclass
class _Course:
    """An event that goes on: what engine, judge and verifier are asked, and how a round is added."""

    t: Tournament
    system: PairingSystem
    options: Mapping[str, str]
    chance: Random
    seconds: float

    @property
    def luck(self) -> Luck:
        return Luck(self.chance, 0.25)

    def event(self) -> Tournament:
        """The event as engine and verifier see it."""
        return self.t

    def paired(self) -> RoundPairing:
        """The next round by the engine."""
        return self.system.pair(self.event())

    def judged(self, ours: Matches) -> tuple[Matches | None, bool]:
        """The matches of the judge, else the colours that it gives to those of the engine."""
        position, laws, contestant = self.position()
        if len(ours) * 2 <= WHOLE_JUDGE:
            try:
                with capped(self.seconds):
                    made = pair_round(position, laws)
                    return frozenset((contestant[white], contestant[black]) for white, black in made.pairs), True
            except Capped:
                pass
            except NoPairing:
                return None, True
        table = Table(position, laws)
        sides = {contestant[side.tpn]: side for side in table.sides}
        found = [table.coloured(sides[one], sides[two]) for one, two in ours]
        return frozenset((contestant[white.tpn], contestant[black.tpn]) for white, black in found), False

    def position(self) -> tuple[Position, Laws, Mapping[int, int]]:
        raise NotImplementedError

    def ask_for_byes(self) -> bool:
        """Byes asked for in the next round; whether two or more are left."""
        raise NotImplementedError

    def with_open_results(self, made: RoundPairing) -> Tournament:
        raise NotImplementedError

    def play(self, made: RoundPairing) -> None:
        raise NotImplementedError


class _DoubleCourse(_Course):
    def __init__(self, chance: Random, seconds: float) -> None:
        size = chance.choice(SIZES)
        matches = chance.randint(2, min(6, size - 1))
        players = tuple(_player(n, matches, chance) for n in range(1, size + 1))
        t = Tournament(players, 2 * matches, initial_colour=chance.choice((Colour.WHITE, Colour.BLACK)))
        given = accelerated(chance, size, matches)
        if given is not None:  # for both games of a match
            both = [replace(v, last_round=RoundNo(2 * v.last_round)) for v in given.points]
            given = replace(given, points=tuple(both))
        t = replace(t, acceleration=given)
        super().__init__(t, system_for("double-swiss", None, t), {}, chance, seconds)

    def position(self) -> tuple[Position, Laws, Mapping[int, int]]:
        position, players = double_swiss.position_of(self.t)
        return position, double_swiss.DOUBLE_SWISS, players

    def ask_for_byes(self) -> bool:
        here = sorted(double_swiss.players_here(replace(self.t, absences=())))
        asked = [p for p in here if self.chance.random() < (0.3 if p == 1 else 0.1)]
        kinds = {p: self.chance.choice(ANNOUNCED) for p in asked}
        games = (self.t.next_round, RoundNo(self.t.next_round + 1))
        self.t = replace(self.t, absences=tuple(Absence(n, p, kinds[p]) for n in games for p in asked))
        return len(here) - len(asked) >= 2

    def with_open_results(self, made: RoundPairing) -> Tournament:
        return made.added_to(self.t)

    def play(self, made: RoundPairing) -> None:
        byes = [bye.player for bye in made.byes if bye.kind.name == "PAIRING_ALLOCATED"]
        pairs = [(board.white, board.black) for board in made.boards]
        self.t = with_match(self.t, pairs, byes[0] if byes else None, self.luck)


def _player(number: int, matches: int, chance: Random) -> Player:
    joined = 2 * chance.randint(2, min(3, matches)) - 1 if chance.random() < 0.15 else 1
    return Player(PlayerId(number), number, f"Player {number}", joined=RoundNo(joined))


class _TeamCourse(_Course):
    def __init__(self, edition: str, chance: Random, seconds: float) -> None:
        size = chance.choice(SIZES)
        made = before_round_1(Luck(chance, 0.1), size, size, 6)
        lot = chance.choice((Colour.WHITE, Colour.BLACK))
        t = replace(made.t, initial_colour=lot)
        self.made = replace(made, t=t, edition=edition, apart=made.apart[:3], virtual_points={})
        self.baku = made.primary == "MP" and chance.random() < 0.2
        if made.primary == "MP" and not self.baku and chance.random() < 0.7:
            win, last = made.t.team_play.scoring.win, chance.randint(1, t.rounds_total)
            ahead = [team.id for team in t.teams if chance.random() < 0.5]
            points = {(team, n): win for team in ahead for n in range(1, last + 1)}
            self.made = replace(self.made, virtual_points=points)
        options = {
            "preference": made.preference.lower(),
            "primary": {"MP": "match", "GP": "game"}[made.primary],
            "secondary": "yes" if made.secondary else "no",
        }
        system = system_for("team-swiss", edition, t, options)
        super().__init__(t, system, options, chance, seconds)

    def event(self) -> Tournament:
        first = {team.id: team.members[0] for team in self.t.teams}
        bans = tuple(Prohibition((first[one], first[two])) for one, two in self.made.apart)
        listed = tuple(
            VirtualPoints(first[team], RoundNo(at), RoundNo(at), points)
            for (team, at), points in self.made.virtual_points.items()
        )
        given = Acceleration(AccelerationMethod.LISTED, listed) if listed else None
        return replace(
            self.t, prohibited=bans, acceleration=Acceleration(AccelerationMethod.BAKU) if self.baku else given
        )

    def paired(self) -> RoundPairing:
        assert isinstance(self.system, PairsTeams)
        made = self.system.matches(self.event())
        return replace(made, matches=made.boards)

    def position(self) -> tuple[Position, Laws, Mapping[int, int]]:
        virtual = baku(self.t, self.t.team_play.scoring.win) if self.baku else self._listed
        position, teams = position_of(TeamEvent(self.t, self.made.primary, self.made.apart, virtual))
        return position, self.made.laws, teams

    def _listed(self, team: TeamId, at: int) -> Points:
        return self.made.virtual_points.get((team, at), Points(0))

    def ask_for_byes(self) -> bool:
        here = sorted(teams_here(self.t))
        asked = [team for team in here if self.chance.random() < (0.3 if team == 1 else 0.1)]
        byes = tuple(TeamBye(self.t.next_round, team, self.chance.choice(ANNOUNCED)) for team in asked)
        self.t = replace(self.t, team_play=replace(self.t.team_play, byes=(*self.t.team_play.byes, *byes)))
        return len(here) - len(asked) >= 2

    def with_open_results(self, made: RoundPairing) -> Tournament:
        t = self.event()
        members = {int(team.id): team.members for team in t.teams}
        games = [
            Game(*((one, two) if letter == "W" else (two, one)), Mark.PENDING, Mark.PENDING)
            for board in made.boards
            for one, two, letter in zip(
                members[board.white], members[board.black], t.team_play.scoring.board_colours, strict=True
            )
        ]
        given = tuple(TeamBye(t.next_round, TeamId(bye.player)) for bye in made.byes)
        play = replace(t.team_play, byes=(*t.team_play.byes, *given))
        return replace(t, rounds=(*t.rounds, Round(tuple(games))), team_play=play)

    def play(self, made: RoundPairing) -> None:
        pairs = [(TeamId(board.white), TeamId(board.black)) for board in made.boards]
        byes = [TeamId(bye.player) for bye in made.byes]
        self.t = with_round(self.t, pairs, byes[0] if byes else None, self.luck)
