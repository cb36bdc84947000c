"""Tournaments out of thin air, for property tests.

``tournaments()`` draws from the whole model; ``tournaments(trf=True)`` only
what a tournament report file can say, in the order in which such a file is
read back. Nothing drawn here has a problem that is an error.
"""

from __future__ import annotations

import string
from collections.abc import Sequence
from dataclasses import fields, replace
from datetime import date
from itertools import groupby

from hypothesis import strategies as st

from hakem.formats.document import Extras, StatedTeam
from hakem.model import (
    COLLATIONS,
    NO_PRIZES,
    STANDARD,
    AbnormalKind,
    AbnormalPoints,
    Absence,
    Acceleration,
    AccelerationMethod,
    BandRating,
    Birth,
    Bye,
    ByeKind,
    Colour,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Lot,
    Mark,
    PairedBy,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Prize,
    PrizeCategory,
    PrizeList,
    PrizesEach,
    PrizeSharing,
    Prohibition,
    RatingMethod,
    Round,
    RoundNo,
    Sex,
    Team,
    TeamAbnormalPoints,
    TeamBye,
    TeamId,
    TeamLineUp,
    TeamPlay,
    TeamScoring,
    Title,
    Tournament,
    UnratedIn,
    VirtualPoints,
    point_system,
    without_unprintable,
)

TURKISH_LETTERS = "çğıöşüÇĞİÖŞÜâîû"
NAME_LETTERS = string.ascii_letters + TURKISH_LETTERS + ",.'-"
FEDERATIONS = ("TUR", "AZE", "GEO", "GER", "GRE", "BUL", "NED", "IRI", "USA", "ENG", "FID", "KOS")
TYPE_CODES = ("", "FIDE_DUTCH_2026", "FIDE_DUTCH_2017", "FIDE_DUBOV", "BERGER_ROUNDROBIN", "CUSTOM_SWISS")
TIE_BREAKS = ("BH", "BH/C1", "SB", "DE", "WIN", "PS", "KS", "ARO")
METHODS = ("FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN", "OTHER")
TIME_CONTROLS = ("", "5400+30", "40/6000+30:900+30", "180+2")
ANNOUNCED = (ByeKind.FULL_POINT, ByeKind.HALF_POINT, ByeKind.ZERO_POINT)

Outcome = tuple[Mark, Mark, bool, bool]
"""White's mark, Black's, played, rated."""

W, D, L, P = Mark.WIN, Mark.DRAW, Mark.LOSS, Mark.PENDING
TRF_OUTCOMES: tuple[Outcome, ...] = (
    *((white, black, True, True) for white, black in ((W, L), (D, D), (L, W), (L, L), (D, L), (L, D))),
    *((white, black, True, False) for white, black in ((W, L), (D, D), (L, W))),
    *((white, black, False, True) for white, black in ((W, L), (L, W), (L, L))),
)
ALL_OUTCOMES: tuple[Outcome, ...] = (
    *TRF_OUTCOMES,
    *((white, black, True, False) for white, black in ((L, L), (D, L), (L, D))),
    *((white, black, False, False) for white, black in ((W, L), (L, W), (L, L))),
)
PENDING: Outcome = (P, P, True, True)


def words(longest: int, letters: str = NAME_LETTERS) -> st.SearchStrategy[str]:
    """Text as a file keeps it: not empty, no blanks at the ends, no two in a row."""
    word = st.text(letters, min_size=1, max_size=12)
    return st.lists(word, min_size=1, max_size=3).map(lambda parts: " ".join(parts)[:longest].strip())


BYES_OR_ABSENT = st.sampled_from((None, *ByeKind))
ANY_TEXT = st.text(st.characters(codec="utf-8"), max_size=12).map(without_unprintable)
"""Any text; signs that cannot be printed do not survive in any file."""
HUNDREDTHS = st.integers(0, 999).map(lambda cents: Points(cents, 100))
DAYS = st.dates(date(2000, 1, 1), date(2049, 12, 31))
RATINGS = st.integers(1, 3999)


def births(trf: bool) -> st.SearchStrategy[Birth]:
    """A whole date or only the year; outside TRF any part may be missing."""
    year = st.integers(1900, 2020)
    month, day = st.integers(1, 12), st.integers(1, 28)
    known = st.builds(Birth, year) | st.builds(Birth, year, month, day)
    return known if trf else known | st.builds(Birth, year, st.none() | month, st.none() | day)


MAYBE_RATING = st.none() | RATINGS
MAYBE_TITLE = st.none() | st.sampled_from(Title)
MAYBE_SEX = st.none() | st.sampled_from(Sex)
MAYBE_TEXT = st.none() | ANY_TEXT
TRF_NAMES = words(33)
NATIONAL_IDS = st.none() | st.integers(1, 10**10 - 1).map(str)


def _national_needs_a_federation(player: Player) -> Player:
    """In a report file the federation is the name of the record that holds national data."""
    if player.national_rating is None and player.national_id is None:
        return replace(player, national_federation=None)
    if player.national_federation is None:
        return replace(player, national_rating=None, national_id=None)
    return player


TRF_PLAYERS = st.builds(
    Player,
    id=st.just(PlayerId(1)),
    number=st.just(1),
    name=TRF_NAMES,
    rating=MAYBE_RATING,
    national_rating=MAYBE_RATING,
    title=MAYBE_TITLE,
    sex=MAYBE_SEX,
    birth=st.none() | births(trf=True),
    federation=st.none() | st.sampled_from(FEDERATIONS),
    fide_id=st.none() | st.integers(1, 99_999_999),
    national_id=NATIONAL_IDS,
    national_federation=st.none() | st.sampled_from(FEDERATIONS),
).map(_national_needs_a_federation)

ANY_PLAYERS = st.builds(
    Player,
    id=st.just(PlayerId(1)),
    number=st.just(1),
    name=ANY_TEXT | TRF_NAMES,
    rating=MAYBE_RATING,
    national_rating=MAYBE_RATING,
    title=MAYBE_TITLE,
    sex=MAYBE_SEX,
    birth=st.none() | births(trf=False),
    federation=MAYBE_TEXT,
    club=MAYBE_TEXT,
    fide_id=st.none() | st.integers(0, 10**10),
    national_id=MAYBE_TEXT,
    national_federation=MAYBE_TEXT,
    joined=st.integers(1, 3).map(RoundNo),
    withdrawn_after=st.none() | st.integers(2, 9).map(RoundNo),
)


@st.composite
def players(draw: st.DrawFn, count: int, trf: bool = False) -> tuple[Player, ...]:
    """Players with different ids and numbers; for TRF both count from 1 in the order of the file."""
    if trf:
        drawn = (draw(TRF_PLAYERS) for _ in range(count))
        return tuple(replace(p, id=PlayerId(number), number=number) for number, p in enumerate(drawn, start=1))
    ids = draw(st.lists(st.integers(1, 10**6), min_size=count, max_size=count, unique=True))
    numbers = draw(st.permutations(range(1, count + 1)))
    return tuple(
        replace(draw(ANY_PLAYERS), id=PlayerId(identity), number=number)
        for number, identity in zip(numbers, ids, strict=True)
    )


def _game(white: PlayerId, black: PlayerId, outcome: Outcome) -> Game:
    return Game(white, black, *outcome)


@st.composite
def rounds(draw: st.DrawFn, ids: Sequence[PlayerId], outcomes: Sequence[Outcome]) -> Round:
    """Some play, some have a bye, some are absent; at least one game or one pairing-allocated bye.

    Games stand in the order of the player who is listed first, byes in the order of the players.
    """
    place = {player: index for index, player in enumerate(ids)}
    shuffled = draw(st.permutations(ids))
    boards = draw(st.integers(0, len(ids) // 2))
    games = [
        _game(shuffled[2 * board], shuffled[2 * board + 1], draw(st.sampled_from(outcomes))) for board in range(boards)
    ]
    byes = [Bye(player, kind) for player in shuffled[2 * boards :] if (kind := draw(BYES_OR_ABSENT)) is not None]
    if not games and not any(bye.kind is ByeKind.PAIRING_ALLOCATED for bye in byes):
        byes = [bye for bye in byes if bye.player != shuffled[-1]]
        byes.append(Bye(shuffled[-1], ByeKind.PAIRING_ALLOCATED))
    return Round(
        games=tuple(sorted(games, key=lambda game: min(place[p] for p in game.players))),
        byes=tuple(sorted(byes, key=lambda bye: place[bye.player])),
    )


@st.composite
def _all_rounds(draw: st.DrawFn, ids: Sequence[PlayerId], count: int, outcomes: Sequence[Outcome]) -> tuple[Round, ...]:
    """Only the last round may have games without a result."""
    return tuple(
        draw(rounds(ids, (*outcomes, PENDING) if number == count else outcomes)) for number in range(1, count + 1)
    )


def _point_systems(trf: bool) -> st.SearchStrategy[PointSystem]:
    """The usual ones, and free ones with two decimals; for TRF with one value for both colours.

    In a report file a full-point bye and a forfeit win are worth a win, a
    half-point bye a draw, a zero-point bye and a forfeit loss the same.
    """
    usual = st.sampled_from((STANDARD, point_system(Points(3), Points(1)), point_system(Points(2), Points(1))))
    free = st.builds(
        _trf_points,
        win=HUNDREDTHS,
        draw=HUNDREDTHS,
        loss=HUNDREDTHS,
        absent=HUNDREDTHS,
        pab=HUNDREDTHS,
        open_=HUNDREDTHS,
    )
    if trf:
        return usual | free
    return usual | st.builds(PointSystem, **{field.name: HUNDREDTHS for field in fields(PointSystem)})


def _trf_points(win: Points, draw: Points, loss: Points, absent: Points, pab: Points, open_: Points) -> PointSystem:
    return PointSystem(
        white_win=win,
        white_draw=draw,
        white_loss=loss,
        black_win=win,
        black_draw=draw,
        black_loss=loss,
        forfeit_win=win,
        forfeit_loss=absent,
        pairing_allocated_bye=pab,
        full_point_bye=win,
        half_point_bye=draw,
        zero_point_bye=absent,
        unknown=open_,
    )


POINT_SYSTEMS = {trf: _point_systems(trf) for trf in (True, False)}


def point_systems(trf: bool = False) -> st.SearchStrategy[PointSystem]:
    """What results are worth, in one event or another."""
    return POINT_SYSTEMS[trf]


@st.composite
def _absences(draw: st.DrawFn, ids: Sequence[PlayerId], first: int, last: int) -> tuple[Absence, ...]:
    """Announced for rounds to come, ordered by round and then as the players are listed."""
    if first > last:
        return ()
    cells = [(number, player) for number in range(first, last + 1) for player in ids]
    chosen = draw(st.sets(st.sampled_from(range(len(cells))), max_size=4))
    return tuple(
        Absence(RoundNo(cells[cell][0]), cells[cell][1], draw(st.sampled_from(ANNOUNCED))) for cell in sorted(chosen)
    )


@st.composite
def _prohibitions(draw: st.DrawFn, ids: Sequence[PlayerId], last: int) -> tuple[Prohibition, ...]:
    """Two or more players, in order; from the first round to the end, or from one round to another."""
    if len(ids) < 2:
        return ()
    bans = []
    for _ in range(draw(st.integers(0, 2))):
        members = tuple(sorted(draw(st.sets(st.sampled_from(ids), min_size=2, max_size=4))))
        span = draw(st.none() | st.tuples(st.integers(1, last), st.integers(1, last)))
        if span is None:
            bans.append(Prohibition(members))
        else:
            to_the_end = max(span) == last  # then the last round need not be named
            bans.append(Prohibition(members, RoundNo(min(span)), None if to_the_end else RoundNo(max(span))))
    return tuple(bans)


@st.composite
def _listed_points(draw: st.DrawFn, ids: Sequence[PlayerId], last: int) -> tuple[VirtualPoints, ...]:
    """Virtual points in their one canonical form: by player, then round; longest runs; never zero."""
    values = st.sampled_from((Points(0), Points(1, 2), Points(1), Points(2)))
    listed: list[VirtualPoints] = []
    for player in draw(st.lists(st.sampled_from(ids), max_size=3, unique=True).map(sorted)):
        by_round = draw(st.lists(values, min_size=last, max_size=last))
        first = 1
        for value, run in groupby(by_round):
            length = len(list(run))
            if value:
                listed.append(VirtualPoints(player, RoundNo(first), RoundNo(first + length - 1), value))
            first += length
    return tuple(listed)


@st.composite
def _acceleration(draw: st.DrawFn, ids: Sequence[PlayerId], last: int, trf: bool) -> Acceleration | None:
    points = draw(_listed_points(ids, last))
    if points:
        return Acceleration(AccelerationMethod.LISTED, points)
    return None if trf else draw(st.none() | st.builds(Acceleration, st.sampled_from(AccelerationMethod)))


def _events(trf: bool) -> st.SearchStrategy[Event]:
    some = words(40) if trf else ANY_TEXT
    text = st.just("") | some
    methods = st.builds(RatingMethod, st.sampled_from(FEDERATIONS), st.sampled_from(METHODS))
    return st.builds(
        Event,
        name=text,
        city=text,
        federation=st.sampled_from(("", *FEDERATIONS)),
        start=st.none() | DAYS,
        end=st.none() | DAYS,
        kind=text,
        type_code=st.sampled_from(TYPE_CODES),
        chief_arbiter=text,
        deputies=st.lists(some, max_size=2).map(tuple),
        time_control=text,
        time_control_code=st.sampled_from(TIME_CONTROLS),
        controller=text,
        round_dates=st.just(()) | st.lists(st.none() | DAYS, max_size=4).map(tuple),
        rating_methods=st.lists(methods, max_size=2, unique_by=lambda m: m.federation).map(tuple),
    )


EVENTS = {trf: _events(trf) for trf in (True, False)}


def _dates_that_fit(event: Event, rounds_total: int) -> Event:
    """A report file has a place for the date of every round, and keeps nothing after the last one known."""
    dates = list(event.round_dates[:rounds_total])
    while dates and dates[-1] is None:
        dates.pop()
    return replace(event, round_dates=tuple(dates))


def events(rounds_total: int, trf: bool = False) -> st.SearchStrategy[Event]:
    """A cover."""
    return EVENTS[trf].map(lambda event: _dates_that_fit(event, rounds_total)) if trf else EVENTS[trf]


@st.composite
def _teams(draw: st.DrawFn, ids: Sequence[PlayerId]) -> tuple[Team, ...]:
    shuffled = draw(st.permutations(ids))
    cut = draw(st.integers(0, len(ids)))
    sizes = (shuffled[:cut], shuffled[cut:]) if draw(st.booleans()) else ()
    return tuple(
        Team(
            TeamId(number),
            draw(ANY_TEXT),
            tuple(members),
            nickname=draw(st.none() | ANY_TEXT),
            strength=draw(st.none() | HUNDREDTHS),
        )
        for number, members in enumerate(sizes, start=1)
    )


WHOLE_OR_HALF = st.integers(0, 20).map(lambda halves: Points(halves, 2))
MAYBE_POINTS = st.none() | WHOLE_OR_HALF
TEAM_SCORINGS = st.just(TeamScoring()) | st.builds(
    TeamScoring,
    win=WHOLE_OR_HALF,
    draw=WHOLE_OR_HALF,
    loss=WHOLE_OR_HALF,
    bye_match_points=MAYBE_POINTS,
    bye_game_points=MAYBE_POINTS,
    board_colours=st.text("WB", max_size=6),
)


@st.composite
def team_plays(draw: st.DrawFn, teams: Sequence[Team], rounds: Sequence[Round], last: int) -> TeamPlay:
    """What is said of teams: each is named at most once in a round, and whoever has the bye has no games."""
    byes: list[TeamBye] = []
    forfeited: list[ForfeitedMatch] = []
    for number in range(1, last + 1 if teams else 0):
        games = rounds[number - 1].games if number <= len(rounds) else ()
        playing = {p for game in games for p in game.players}
        chosen = draw(st.lists(st.sampled_from(teams), max_size=3, unique_by=lambda team: team.id))
        if len(chosen) > 1 and draw(st.booleans()):
            white, black = chosen.pop(), chosen.pop()
            wins = draw(st.sampled_from(((True, False), (False, True), (False, False))))
            forfeited.append(ForfeitedMatch(RoundNo(number), white.id, black.id, *wins))
        byes += [
            TeamBye(RoundNo(number), team.id, draw(st.sampled_from(ByeKind)))
            for team in chosen
            if playing.isdisjoint(team.members)
        ]
    return TeamPlay(
        draw(TEAM_SCORINGS), tuple(byes), tuple(forfeited), draw(_line_ups(teams, last)), draw(_of_teams(teams))
    )


@st.composite
def _line_ups(draw: st.DrawFn, teams: Sequence[Team], last: int) -> tuple[TeamLineUp, ...]:
    """Some members of a team, or nobody, on the boards of a match."""
    if len(teams) < 2 or not draw(st.booleans()):
        return ()
    team, other = draw(st.permutations(teams))[:2]
    if not team.members:
        return ()
    seated = draw(st.permutations([*team.members, None]))
    return (TeamLineUp(RoundNo(draw(st.integers(1, last))), team.id, other.id, tuple(seated)),)


def _of_teams(teams: Sequence[Team]) -> st.SearchStrategy[tuple[TeamAbnormalPoints, ...]]:
    if not teams:
        return st.just(())
    one = st.builds(
        TeamAbnormalPoints,
        kind=st.sampled_from(AbnormalKind),
        match_points=MAYBE_POINTS,
        game_points=MAYBE_POINTS,
        round_no=st.none() | st.integers(1, 4).map(RoundNo),
        teams=st.lists(st.sampled_from([team.id for team in teams]), max_size=2, unique=True).map(tuple),
    )
    return st.lists(one, max_size=2).map(tuple)


@st.composite
def _external(draw: st.DrawFn, numbers: Sequence[int], teams: Sequence[int]) -> tuple[ExternalValues, ...]:
    """Values of some of the players, or of some of the teams."""
    listed = []
    for name in draw(st.lists(ANY_TEXT, max_size=2, unique_by=str.casefold)):
        of_teams = bool(teams) and draw(st.booleans())
        named = draw(st.lists(st.sampled_from(teams if of_teams else numbers), max_size=3, unique=True))
        listed.append(ExternalValues(name, tuple((number, draw(HUNDREDTHS)) for number in named), of_teams))
    return tuple(listed)


def _abnormal(ids: Sequence[PlayerId]) -> st.SearchStrategy[tuple[AbnormalPoints, ...]]:
    one = st.builds(
        AbnormalPoints,
        kind=st.sampled_from(AbnormalKind),
        points=st.integers(-300, 300).map(lambda cents: Points(cents, 100)),
        round_no=st.none() | st.integers(1, 4).map(RoundNo),
        players=st.lists(st.sampled_from(ids), min_size=1, max_size=3, unique=True).map(tuple),
    )
    return st.lists(one, max_size=2).map(tuple)


def event_rules() -> st.SearchStrategy[EventRules]:
    """The rules of an event."""
    tie_breaks = st.sampled_from(((), ("PTS", "BH/C1"), ("PTS", "DE", "SB"))) | st.lists(
        st.sampled_from(TIE_BREAKS), max_size=3, unique=True
    ).map(tuple)
    names = st.text(NAME_LETTERS, min_size=1, max_size=8)
    return st.builds(
        EventRules,
        system=ANY_TEXT,
        edition=ANY_TEXT,
        options=st.dictionaries(names, ANY_TEXT, max_size=2).map(lambda given: tuple(given.items())),
        tie_breaks=tie_breaks,
        tie_break_edition=ANY_TEXT,
        collation=st.sampled_from(("", *COLLATIONS)),
    )


def paired_by() -> st.SearchStrategy[PairedBy | None]:
    """Who made a round, if that was noted."""
    return st.none() | st.builds(PairedBy, ANY_TEXT, ANY_TEXT, ANY_TEXT, st.booleans(), ANY_TEXT)


@st.composite
def tournaments(draw: st.DrawFn, trf: bool = False, max_players: int = 7, max_rounds: int = 4) -> Tournament:
    """A tournament without contradictions, of at most that size."""
    listed = draw(players(draw(st.integers(1, max_players)), trf=trf))
    ids = [player.id for player in listed]
    total = draw(st.integers(1, max_rounds))
    paired = draw(st.integers(0, total))
    past = draw(_all_rounds(ids, paired, TRF_OUTCOMES if trf else ALL_OUTCOMES))
    past = tuple(replace(rnd, paired_by=draw(paired_by())) for rnd in past)
    teams = () if trf else draw(_teams(ids))
    return Tournament(
        players=listed,
        rounds_total=total,
        rounds=past,
        event=draw(events(total, trf=trf)),
        points=draw(point_systems(trf=trf)),
        initial_colour=draw(st.none() | st.sampled_from(Colour)),
        absences=draw(_absences(ids, paired + 1, total)),
        prohibited=draw(_prohibitions(ids, total)),
        acceleration=draw(_acceleration(ids, total, trf)),
        abnormal_points=() if trf else draw(_abnormal(ids)),
        teams=teams,
        lots=() if trf else tuple(draw(st.lists(st.builds(Lot, ANY_TEXT, ANY_TEXT), max_size=2))),
        team_play=draw(team_plays(teams, past, total)),
        external=() if trf else draw(_external(ids, [team.id for team in teams])),
        rules=draw(event_rules()),
        prizes=NO_PRIZES if trf else draw(st.sampled_from(few_prize_lists(ids))),
    )


def few_prize_lists(ids: Sequence[PlayerId]) -> tuple[PrizeList, ...]:
    """No prizes, some, and some for players by name: an event has many other things to be drawn."""
    some_prizes = PrizeCategory("Genel", (Prize(500_000, "Kupa"), Prize(1)), PrizeSharing.HORT)
    by_name = PrizeCategory("Liste", (Prize(0, "Madalya"),), players=tuple(ids[:2]))
    return NO_PRIZES, PrizeList((some_prizes,)), PrizeList((some_prizes, by_name), step=100, excluded=tuple(ids[:1]))


def prize_lists(ids: Sequence[PlayerId]) -> st.SearchStrategy[PrizeList]:
    """The prizes of an event: whatever a list may say, with amounts that fall."""
    number, named = st.none() | st.integers(0, 4000), st.lists(st.sampled_from(ids), max_size=3, unique=True).map(tuple)
    coins = st.lists(st.integers(0, 10**9), max_size=4).map(lambda each: sorted(each, reverse=True))
    category = st.builds(
        PrizeCategory,
        name=st.sampled_from(("",)),
        prizes=coins.flatmap(lambda each: st.tuples(*(st.builds(Prize, st.just(one), ANY_TEXT) for one in each))),
        sharing=st.sampled_from(PrizeSharing),
        currency=ANY_TEXT,
        rate=st.integers(1, 9900).map(lambda cents: Points(cents, 100)),
        least=st.integers(0, 9),
        sex=st.none() | st.sampled_from(Sex),
        born_from=number,
        rating_to=number,
        rating_of=st.sampled_from(BandRating),
        unrated=st.sampled_from(UnratedIn),
        titles=st.lists(st.sampled_from(Title), max_size=2, unique=True).map(tuple),
        clubs=st.lists(ANY_TEXT, max_size=2).map(tuple),
        groups=st.lists(ANY_TEXT, max_size=2).map(tuple),
        players=st.none() | named,
    )
    categories = st.lists(category, max_size=2).map(
        lambda each: tuple(replace(one, name=f"K{nth}") for nth, one in enumerate(each))
    )
    each, step = st.sampled_from(PrizesEach), st.integers(1, 1000)
    return st.builds(PrizeList, categories, each, ANY_TEXT, step, st.booleans(), named)


def extras() -> st.SearchStrategy[Extras]:
    """What a file may say beyond the tournament."""
    number = st.integers(1, 99)
    stated = st.builds(StatedTeam, number.map(TeamId), ANY_TEXT, ANY_TEXT, ANY_TEXT)
    return st.builds(
        Extras,
        ranks=st.lists(st.tuples(number.map(PlayerId), number), max_size=3).map(tuple),
        teams=st.lists(stated, max_size=2).map(tuple),
        records=st.lists(ANY_TEXT, max_size=3).map(tuple),
    )
