"""Events for documents on paper: of any size, with names as long as real ones, paired and played without an engine.

Rounds are those of a table in which everybody moves on by one place, results follow
from the numbers: the same event every time, and made in no time.
"""

from __future__ import annotations

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from hakem.desk.journal.entry import Head, JournalEntry, entry_of
from hakem.desk.journal.fold import fold
from hakem.desk.journal.state import Departure, Desk, Remark
from hakem.errors import HakemError
from hakem.formats import parse
from hakem.i18n import Message
from hakem.model import (
    Bye,
    ByeKind,
    Event,
    EventRules,
    Game,
    Lot,
    Mark,
    Player,
    PlayerId,
    Prize,
    PrizeCategory,
    PrizeList,
    PrizeSharing,
    Round,
    Team,
    TeamId,
    Title,
    Tournament,
)
from hakem.values import replace
from tests.support.desks import AtDesk

ROOT = Path(__file__).parents[2]
JOURNALS = ROOT / "tests" / "data" / "journals"
EXAMPLES = ROOT / "examples"
LONG_EVENT = (
    "19 Mayıs Atatürk'ü Anma, Gençlik ve Spor Bayramı Türkiye Küçükler, Yıldızlar ve Emektarlar Açık Satranç Turnuvası"
)
LONGEST = (
    "Büyükkahramanoğulları, Şükrü Nazmi Gökçenur",
    "Karaosmanoğlu Hacıhüseyinoğlu, Ayşegül İlkim Zümrüt",
    "Weerasinghe Mudiyanselage, Don Priyantha Wijesuriya",
    "Çırağöğretmenoğlugil, Iğdır Üveyş",
    "Praggnanandhaa Rameshbabu Vaishali, Subramaniyam Chandrasekharan",
)
_FAMILIES = ("Yılmaz", "Öztürk", "Çelik", "Şahin", "Işık", "İnce", "Güneş", "Kılıçdaroğlu", "Ağaoğlu", "Doğan", "Ünal")
_GIVEN = ("Ayşe", "Mehmet Ali", "Zeynep", "Ömer", "Gökçe", "İbrahim", "Çağrı", "Işıl", "Şule", "Emre Can", "Hüseyin")
_CLUBS = ("Ankara Gençlik ve Spor Kulübü", "İzmir Büyükşehir Belediyesi", "Ted Koleji", "Çankaya Üniversitesi SK", None)
_TITLES = (Title("GM"), Title("WIM"), Title("FM"), Title("CM"))
_MARKS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))


def people(count: int) -> tuple[Player, ...]:
    """So many players; the first five have the longest names that are about."""
    return tuple(_player(number, count) for number in range(1, count + 1))


def _player(number: int, count: int) -> Player:
    name = f"{_FAMILIES[number % 11]}, {_GIVEN[number // 11 % 11]}" + (f" {number}" if number > 121 else "")
    return Player(
        PlayerId(number),
        number,
        LONGEST[number - 1] if number <= len(LONGEST) else name,
        rating=2700 - number * 1500 // count if number % 7 else None,
        national_rating=2500 - number * 1300 // count,
        title=_TITLES[number % 4] if number % 5 == 1 else None,
        federation="TUR",
        club=_CLUBS[number % 5],
    )


def _result(white: int, black: int, round_no: int) -> Game:
    seed = (white * 7 + black * 13 + round_no * 5) % 10
    one, other = PlayerId(white), PlayerId(black)
    if seed == 9 and (white + black) % 4 == 1:
        return Game(one, other, Mark.WIN, Mark.LOSS, played=False)
    marks = _MARKS[seed % 3]
    return Game(one, other, *marks)


def _round(count: int, round_no: int) -> Round:
    """Everybody against who stands opposite; the last one of an odd number has a bye."""
    seats = list(range(1, count + 1))
    free = [seats.pop((round_no * 3) % count)] if count % 2 else []
    half = len(seats) // 2
    upper, lower = seats[:half], seats[half:]
    lower = lower[round_no - 1 :] + lower[: round_no - 1]
    pairs = [(a, b) if (a + round_no) % 2 else (b, a) for a, b in zip(upper, lower, strict=True)]
    games = tuple(_result(white, black, round_no) for white, black in pairs)
    return Round(games, tuple(Bye(PlayerId(each), ByeKind.PAIRING_ALLOCATED) for each in free))


COVER = Event(
    name="Kaymakamlık Kupası",
    city="Kastamonu",
    federation="TUR",
    start=date(2026, 5, 16),
    end=date(2026, 5, 19),
    chief_arbiter="IA Gökçenur Ağaoğlu",
    deputies=("FA Ömer Öztürk", "NA Şule Işık"),
    time_control="90 dk + 30 sn",
    round_dates=(date(2026, 5, 16), date(2026, 5, 16), date(2026, 5, 17), date(2026, 5, 18), date(2026, 5, 19)),
)


@cache
def swiss(count: int, rounds: int = 5, name: str = "", open_boards: int = 0) -> Desk:
    """A Swiss event of so many players; of its last round so many boards have no result."""
    played = [_round(count, number) for number in range(1, rounds + 1)]
    if open_boards:
        last = played[-1]
        still = [Game(game.white, game.black, Mark.PENDING, Mark.PENDING) for game in last.games[:open_boards]]
        played[-1] = Round((*still, *last.games[open_boards:]), last.byes)
    rules = EventRules("dutch", "2026", tie_breaks=("BH/C1", "BH", "SB"))
    event = replace(COVER, name=name or COVER.name)
    t = Tournament(
        event=event,
        players=people(count),
        rounds=tuple(played),
        rounds_total=rounds + 2,
        rules=rules,
        lots=(Lot("colour", "kura metni"), Lot("numbers", "başka bir metin")),
    )
    told = Departure("late", 4, 2, Message("report.no-teams"))
    return Desk(t, published=(1,), closed=(1,), remarks=(Remark("Masa 3 saat arızası", 2, 3),), departures=(told,))


@cache
def teams(count: int, boards: int = 4, rounds: int = 3) -> Desk:
    """A Swiss event of teams."""
    players = people(count * boards)
    made = tuple(
        Team(
            TeamId(number),
            f"{(_CLUBS[number % 4] or '')} {number}. Takımı",
            tuple(PlayerId((number - 1) * boards + board) for board in range(1, boards + 1)),
        )
        for number in range(1, count + 1)
    )
    played = []
    for round_no in range(1, rounds + 1):
        games = []
        for match in _round(count, round_no).games:
            for board in range(boards):
                one, other = made[match.white - 1].members[board], made[match.black - 1].members[board]
                white, black = (one, other) if board % 2 == 0 else (other, one)
                games.append(_result(int(white), int(black), round_no))
        played.append(Round(tuple(games)))
    t = Tournament(
        event=Event(name="Kulüpler Ligi", type_code="FIDE_TEAM_SWISS"),
        players=players,
        teams=made,
        rounds=tuple(played),
        rounds_total=rounds + 1,
    )
    return Desk(t, published=(1,))


@cache
def knockout(count: int, rounds: int = 8) -> Desk:
    """A knockout with the longest names, played so far."""
    at = AtDesk()
    at.do("create", name=LONG_EVENT, system="knockout", rounds=4)
    for player in people(count):
        title: dict[str, Any] = {"title": player.title.value} if player.title else {}
        at.do("add-player", name=player.name, rating=player.rating or 1500, **title)
    for number in range(1, rounds + 1):
        at.do("pair")
        for board in range(1, len(at.desk.tournament.rounds[-1].games) + 1):
            result = ("1-0", "½-½", "0-1")[(board + number) % 3]
            at.do("result", round=number, board=board, result=result)
        at.do("close", round=number)
    return at.desk


_TEAM_NAMES = (
    "İzmir Büyükşehir Belediyesi Gençlik ve Spor Kulübü A Takımı",
    "Çankaya Üniversitesi SK",
    "Iğdır Gençlik",
    "Şanlıurfa Büyükşehir Belediyesi Satranç İhtisas Spor Kulübü",
    "Ted Koleji",
    "Gölbaşı Öğretmenevi",
)


@cache
def team_table(system: str, count: int, boards: int = 4, rounds: int = 0, **fields: Any) -> Desk:
    """An event of teams paired at the desk: a league, two by Scheveningen, three by Skalitzka, a knockout."""
    at = AtDesk()
    at.do("create", name="Kulüpler Kupası", system=system, **fields)
    players = people(count * boards)
    for number, player in enumerate(players):
        known: dict[str, Any] = {"title": player.title.value} if player.title else {}
        team, board = _TEAM_NAMES[number // boards], number % boards + 1
        at.do("add-player", name=player.name, rating=player.rating or 1500, team=team, board=board, **known)
    return _played(at, rounds)


def _played(at: AtDesk, rounds: int) -> Desk:
    """So many rounds paired and played, all there are with 0; one board of the last one has no game."""
    total = rounds or 99
    for number in range(1, total + 1):
        try:
            at.do("pair")
        except HakemError:
            break
        for board in range(1, len(at.desk.tournament.rounds[-1].games) + 1):
            forfeit = board == 2 and number == total
            result = "+/-" if forfeit else ("1-0", "½-½", "0-1", "1-0")[(board * 3 + number) % 4]
            at.do("result", round=number, board=board, result=result)
        at.do("close", round=number)
    return at.desk


@cache
def round_robin(count: int, rounds: int = 0) -> Desk:
    """A round robin of so many players, several of whom have the same name."""
    at = AtDesk()
    at.do("create", name="Türkiye Birinciliği Final Grubu", system="berger", edition="2009")
    for player in people(count):
        name = "Yılmaz, Mehmet Ali" if player.number % 4 == 0 else player.name
        at.do("add-player", name=name, rating=player.rating or 1500, confirm=["same-name"])
    at.do("number", by="given", order=[int(p.id) for p in at.desk.tournament.players])
    return _played(at, rounds)


@cache
def entries_of(name: str) -> tuple[JournalEntry, ...]:
    """One of the kept journals."""
    found: list[JournalEntry] = []
    for line in (JOURNALS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        found.append(entry_of(said["seq"], said["line"], found[-1].hash if found else Head().hash, said["hash"]))
    return tuple(found)


@cache
def from_journal(name: str) -> Desk:
    """What a kept journal came to."""
    return fold(entries_of(name))


@cache
def example(name: str) -> Desk:
    """One of the examples."""
    return Desk(parse((EXAMPLES / name).read_text(encoding="utf-8")).require())


def with_prizes(desk: Desk) -> Desk:
    """The same event with a long list of prizes: money and things, shared and not, one that nobody can have."""
    money = tuple(Prize(1_000_000 - 12_345 * nth, "Kupa" if nth < 3 else "") for nth in range(20))
    listed = PrizeList(
        (
            PrizeCategory("Genel ödüller", money, PrizeSharing.HORT),
            PrizeCategory("1500 altı en iyi oyuncular", money[:6], PrizeSharing.EQUAL, rating_to=1500),
            PrizeCategory("Uluslararası unvanlı sporcular", money[:3], titles=_TITLES, least=900, currency="EUR"),
        ),
        currency="TL",
    )
    return replace(desk, tournament=replace(desk.tournament, prizes=listed))
