"""A tournament as native JSON: one player, one game per line, so that two files can be compared line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from hakem.errors import TooLarge
from hakem.formats.document import Extras, StatedTeam, Written
from hakem.formats.json_places import LARGEST_WHOLE
from hakem.formats.native_words import (
    ABNORMAL_KINDS,
    ACCELERATIONS,
    BYES,
    COLOURS,
    FORMAT,
    SCORING_VALUES,
    SEXES,
    TITLES,
    VERSION,
    result_word,
    word_of,
)
from hakem.i18n import Message
from hakem.model import (
    NO_TEAM_PLAY,
    POINT_FIELDS,
    STANDARD,
    Absence,
    Acceleration,
    Birth,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    PairedBy,
    Player,
    Points,
    PointSystem,
    Prohibition,
    Round,
    Team,
    TeamPlay,
    TeamScoring,
    Tournament,
    decimal_text,
)
from hakem.model.ids import FIRST_ROUND

Json = Mapping[str, "Json"] | tuple["Json", ...] | str | int | None

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_NO_VALUE: tuple[Json, ...] = (None, (), {})


def write(t: Tournament, extras: Extras) -> Written:
    """The file as text. Halves of surrogate pairs are no letters in any file; they are replaced, and that is said."""
    document: dict[str, Json] = {"format": FORMAT, "version": VERSION, "tournament": _tournament(t)}
    beyond = _extras(extras)
    if beyond:
        document["extras"] = beyond
    text, replaced = _LONE_SURROGATE.subn("\ufffd", f"{_spread(document, '')}\n")
    return Written(text, (Message("json.surrogates-replaced", {"count": replaced}),) if replaced else ())


def _given(*pairs: tuple[str, Json]) -> Mapping[str, Json]:
    """An object without the keys that have nothing to say."""
    return {key: value for key, value in pairs if value not in _NO_VALUE}


def _tournament(t: Tournament) -> Mapping[str, Json]:
    return {
        **_given(("event", _event(t.event)), ("rules", _rules(t.rules))),
        "rounds_total": t.rounds_total,
        **_given(
            ("points", _point_system(t.points)),
            ("initial_colour", word_of(t.initial_colour, COLOURS) if t.initial_colour else None),
        ),
        "players": tuple(_player(p) for p in t.players),
        **_given(
            ("rounds", tuple(_round(rnd) for rnd in t.rounds)),
            ("absences", tuple(_absence(absence) for absence in t.absences)),
            ("prohibited", tuple(_prohibition(ban) for ban in t.prohibited)),
            ("acceleration", _acceleration(t.acceleration) if t.acceleration else None),
            ("abnormal_points", _abnormal(t)),
            ("teams", tuple(_team(team) for team in t.teams)),
            ("lots", tuple({"purpose": lot.purpose, "seed": lot.seed} for lot in t.lots)),
            ("team_play", _team_play(t.team_play)),
            ("external", tuple(_external(values) for values in t.external)),
        ),
    }


def _rules(rules: EventRules) -> Mapping[str, Json]:
    return _given(
        ("system", rules.system or None),
        ("edition", rules.edition or None),
        ("options", tuple({"name": name, "value": value} for name, value in rules.options)),
        ("tie_breaks", rules.tie_breaks),
        ("tie_break_edition", rules.tie_break_edition or None),
        ("collation", rules.collation or None),
    )


def _paired_by(paired_by: PairedBy) -> Mapping[str, Json]:
    return {
        **_given(
            ("system", paired_by.system or None),
            ("edition", paired_by.edition or None),
            ("version", paired_by.version or None),
        ),
        **({"by_hand": True} if paired_by.by_hand else {}),
        **_given(("reason", paired_by.reason or None)),
    }


def _event(event: Event) -> Mapping[str, Json]:
    """The cover, without what is empty."""
    methods = tuple({"federation": m.federation, "method": m.method} for m in event.rating_methods)
    return _given(
        ("name", event.name or None),
        ("city", event.city or None),
        ("federation", event.federation or None),
        ("start", event.start.isoformat() if event.start else None),
        ("end", event.end.isoformat() if event.end else None),
        ("kind", event.kind or None),
        ("type_code", event.type_code or None),
        ("chief_arbiter", event.chief_arbiter or None),
        ("deputies", event.deputies),
        ("time_control", event.time_control or None),
        ("time_control_code", event.time_control_code or None),
        ("controller", event.controller or None),
        ("round_dates", tuple(day.isoformat() if day else None for day in event.round_dates)),
        ("rating_methods", methods),
    )


def _point_system(values: PointSystem) -> Mapping[str, Json]:
    """The values that differ from the usual 1, ½ and 0."""
    different = (name for name in POINT_FIELDS if getattr(values, name) != getattr(STANDARD, name))
    return {name: _points(getattr(values, name)) for name in different}


def _points(points: Points) -> str:
    """The exact value as text; 60 bits are 18 digits, so that even a fraction stays within what is read back."""
    if max(points.numerator.bit_length(), points.denominator.bit_length()) > 60:
        raise TooLarge(Message("json.points-too-long"))
    return decimal_text(points)


def _player(p: Player) -> Mapping[str, Json]:
    return {
        "id": p.id,
        "number": p.number,
        "name": p.name,
        **_given(
            ("rating", p.rating),
            ("national_rating", p.national_rating),
            ("title", word_of(p.title, TITLES) if p.title else None),
            ("sex", word_of(p.sex, SEXES) if p.sex else None),
            ("birth", _birth(p.birth) if p.birth else None),
            ("federation", p.federation),
            ("club", p.club),
            ("fide_id", p.fide_id),
            ("national_id", p.national_id),
            ("national_federation", p.national_federation),
            ("joined", None if p.joined == FIRST_ROUND else p.joined),
            ("withdrawn_after", p.withdrawn_after),
        ),
    }


def _birth(birth: Birth) -> str:
    """``1999``, ``1999-05``, ``1999-05-07``; an unknown month before a known day is ``??``."""
    day = "" if birth.day is None else f"-{birth.day:02d}"
    month = "" if birth.month is None else f"-{birth.month:02d}"
    return f"{birth.year:04d}{month or ('-??' if day else '')}{day}"


def _round(rnd: Round) -> Mapping[str, Json]:
    return {
        **({} if rnd.paired_by is None else {"paired_by": _paired_by(rnd.paired_by)}),
        **_given(
            ("games", tuple(_game(game) for game in rnd.games)),
            ("byes", tuple({"player": bye.player, "kind": word_of(bye.kind, BYES)} for bye in rnd.byes)),
        ),
    }


def _game(game: Game) -> Mapping[str, Json]:
    return {
        "white": game.white,
        "black": game.black,
        "result": result_word(game.white_mark, game.black_mark),
        **({} if game.played else {"played": False}),
        **({} if game.rated else {"rated": False}),
    }


def _absence(absence: Absence) -> Mapping[str, Json]:
    return {"round": absence.round_no, "player": absence.player, "kind": word_of(absence.kind, BYES)}


def _prohibition(ban: Prohibition) -> Mapping[str, Json]:
    return {
        "players": ban.players,
        **_given(
            ("first_round", None if ban.first_round == FIRST_ROUND else ban.first_round),
            ("last_round", ban.last_round),
        ),
    }


def _acceleration(acceleration: Acceleration) -> Mapping[str, Json]:
    points: tuple[Json, ...] = tuple(
        {
            "player": v.player,
            "first_round": v.first_round,
            "last_round": v.last_round,
            "points": _points(v.points),
        }
        for v in acceleration.points
    )
    return {"method": word_of(acceleration.method, ACCELERATIONS), **_given(("points", points))}


def _abnormal(t: Tournament) -> tuple[Json, ...]:
    return tuple(
        {
            "kind": word_of(a.kind, ABNORMAL_KINDS),
            "points": _points(a.points),
            **_given(("round", a.round_no)),
            "players": a.players,
        }
        for a in t.abnormal_points
    )


def _team(team: Team) -> Mapping[str, Json]:
    return {
        "id": team.id,
        "name": team.name,
        "members": team.members,
        **_given(
            ("nickname", team.nickname),
            ("strength", None if team.strength is None else _points(team.strength)),
        ),
    }


def _team_play(team_play: TeamPlay) -> Mapping[str, Json]:
    return _given(
        ("scoring", _team_scoring(team_play.scoring)),
        ("byes", tuple({"round": bye.round_no, "team": bye.team} for bye in team_play.byes)),
        ("forfeited", tuple(_forfeited(match) for match in team_play.forfeited)),
    )


def _team_scoring(scoring: TeamScoring) -> Mapping[str, Json]:
    """The values that differ from the usual ones, and the colours if there are any."""
    usual = NO_TEAM_PLAY.scoring
    different = (name for name in SCORING_VALUES if getattr(scoring, name) != getattr(usual, name))
    return {
        **{name: _points(getattr(scoring, name)) for name in different},
        **_given(("board_colours", scoring.board_colours or None)),
    }


def _forfeited(match: ForfeitedMatch) -> Mapping[str, Json]:
    result = f"{int(match.white_wins)}-{int(match.black_wins)}"
    return {"round": match.round_no, "white": match.white, "black": match.black, "result": result}


def _external(external: ExternalValues) -> Mapping[str, Json]:
    return {
        "name": external.name,
        **({"of": "teams"} if external.of_teams else {}),
        "values": tuple({"id": number, "value": _points(value)} for number, value in external.values),
    }


def _extras(extras: Extras) -> Mapping[str, Json]:
    return _given(
        ("ranks", tuple({"player": player, "rank": rank} for player, rank in extras.ranks)),
        ("teams", tuple(_stated_team(stated) for stated in extras.teams)),
        ("records", extras.records),
    )


def _stated_team(stated: StatedTeam) -> Mapping[str, Json]:
    return {
        "team": stated.team,
        **_given(
            ("match_points", stated.match_points or None),
            ("game_points", stated.game_points or None),
            ("rank", stated.rank or None),
        ),
    }


def _spread(value: Json, margin: str) -> str:
    """An object over several lines; lists of anything but numbers have one item per line."""
    inner = f"{margin}  "
    if isinstance(value, Mapping):
        lines = [f"{_flat(key)}: {_spread(item, inner)}" for key, item in value.items()]
        return _block("{", lines, "}", margin)
    if isinstance(value, tuple) and any(not isinstance(item, int) for item in value):
        return _block("[", [_item(item, inner) for item in value], "]", margin)
    return _flat(value)


def _block(opening: str, lines: list[str], closing: str, margin: str) -> str:
    inner = f"\n{margin}  "
    return f"{opening}{inner}{f',{inner}'.join(lines)}\n{margin}{closing}"


def _item(value: Json, margin: str) -> str:
    """An item of a list: on one line unless it holds records itself, as a round does."""
    if isinstance(value, Mapping) and any(
        isinstance(part, tuple) and any(isinstance(x, Mapping) for x in part) for part in value.values()
    ):
        return _spread(value, margin)
    return _flat(value)


def _flat(value: Json) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_flat(key)}: {_flat(item)}" for key, item in value.items()) + "}"
    if isinstance(value, tuple):
        return f"[{', '.join(_flat(item) for item in value)}]"
    if isinstance(value, int) and abs(value) > LARGEST_WHOLE:
        raise TooLarge(Message("json.number-too-large"))
    return json.dumps(value, ensure_ascii=False)
