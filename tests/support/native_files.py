"""Native files as values and as text, for tests."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from hakem.formats.native import parse_native
from hakem.i18n import languages, say
from hakem.model import (
    AbnormalKind,
    AbnormalPoints,
    Absence,
    Acceleration,
    AccelerationMethod,
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
    Prohibition,
    Round,
    RoundNo,
    Sex,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Title,
    Tournament,
    VirtualPoints,
    point_system,
)

SHORT = Tournament(
    players=(
        Player(PlayerId(1), 1, "Çağlar, Işıl", rating=2105, title=Title.WFM, sex=Sex.WOMAN, birth=Birth(1999)),
        Player(PlayerId(2), 2, "İnce, Ömer", national_rating=1640, federation="TUR", club="Körfez"),
        Player(PlayerId(3), 3, "Şahin, Ufuk", joined=RoundNo(2), withdrawn_after=RoundNo(3)),
    ),
    rounds_total=3,
    rounds=(Round((Game(PlayerId(1), PlayerId(2), Mark.DRAW, Mark.LOSS),), (Bye(PlayerId(3), ByeKind.ZERO_POINT),)),),
    event=Event(name="Bahar", start=date(2026, 3, 1), round_dates=(date(2026, 3, 1), None)),
    initial_colour=Colour.BLACK,
)

SHORT_TEXT = """\
{
  "format": "hakem",
  "version": 2,
  "tournament": {
    "event": {
      "name": "Bahar",
      "start": "2026-03-01",
      "round_dates": [
        "2026-03-01",
        null
      ]
    },
    "rounds_total": 3,
    "initial_colour": "black",
    "players": [
      {"id": 1, "number": 1, "name": "Çağlar, Işıl", "rating": 2105, "title": "WFM", "sex": "woman", "birth": "1999"},
      {"id": 2, "number": 2, "name": "İnce, Ömer", "national_rating": 1640, "federation": "TUR", "club": "Körfez"},
      {"id": 3, "number": 3, "name": "Şahin, Ufuk", "joined": 2, "withdrawn_after": 3}
    ],
    "rounds": [
      {
        "games": [
          {"white": 1, "black": 2, "result": "½-0"}
        ],
        "byes": [
          {"player": 3, "kind": "zero-point"}
        ]
      }
    ]
  }
}
"""


def full() -> Tournament:
    """A tournament in which every part of the model says something."""
    one, two, three = PlayerId(1), PlayerId(2), PlayerId(3)
    by_hand = PairedBy("lim", "2026", "0.2.0", by_hand=True, reason="iki kardeş")
    return replace(
        SHORT,
        rounds=(*SHORT.rounds, Round((Game(two, one, Mark.LOSS, Mark.WIN, played=False, rated=False),), (), by_hand)),
        points=point_system(Points(3), Points(1), pab=Points(5, 4)),
        absences=(Absence(RoundNo(3), three, ByeKind.HALF_POINT),),
        prohibited=(Prohibition((one, two)), Prohibition((one, three), RoundNo(2), RoundNo(3))),
        acceleration=Acceleration(
            AccelerationMethod.LISTED, (VirtualPoints(one, RoundNo(1), RoundNo(2), Points(1, 2)),)
        ),
        abnormal_points=(
            AbnormalPoints(AbnormalKind.EXTRA, Points(-1, 3), None, (one,)),
            AbnormalPoints(AbnormalKind.FORFEIT_WIN, Points(2), RoundNo(1), (one, two)),
        ),
        teams=(Team(TeamId(1), "Körfez", (one, two), "KRF", Points(1850)), Team(TeamId(2), "", ())),
        lots=(Lot("initial-colour", "42"),),
        team_play=TeamPlay(
            TeamScoring(Points(3), Points(1), Points(0), Points(1, 2), None, "WB"),
            (TeamBye(RoundNo(3), TeamId(1)),),
            (ForfeitedMatch(RoundNo(1), TeamId(2), TeamId(1), white_wins=False, black_wins=True),),
        ),
        external=(
            ExternalValues("PLAYOFF", ((1, Points(2)), (3, Points(-1, 3)))),
            ExternalValues("TEAMS", ((2, Points(1)),), of_teams=True),
        ),
        rules=EventRules("lim", "2026", (("maxi", "yes"),), ("PTS", "BH/C1"), "2024", "tr"),
    )


def say_all(text: str) -> list[tuple[str, int, int]]:
    """Key and place of every finding; each can be said in every language."""
    found = parse_native(text).problems
    for problem in found:
        for language in languages():
            say(problem.message, language).encode()
    return [(problem.message.key, problem.row, problem.column) for problem in found]
