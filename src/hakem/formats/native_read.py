"""Native JSON back into a tournament: strict, and with a place for everything that is wrong."""

from __future__ import annotations

from dataclasses import replace

from hakem.formats.document import Extras, StatedTeam
from hakem.formats.json_places import Node
from hakem.formats.native_fields import Fields, Notes
from hakem.formats.native_words import (
    ABNORMAL_KINDS,
    ACCELERATIONS,
    BYES,
    COLOURS,
    FORFEITS,
    OF_TEAMS,
    RESULTS,
    SCORING_VALUES,
    SEXES,
    TITLES,
    VERSION,
)
from hakem.model import (
    NO_RULES,
    NO_TEAM_PLAY,
    POINT_FIELDS,
    STANDARD,
    AbnormalPoints,
    Absence,
    Acceleration,
    Bye,
    Event,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Lot,
    PairedBy,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Prohibition,
    RatingMethod,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
    VirtualPoints,
)
from hakem.model.ids import FIRST_ROUND


class TournamentReader:
    """Reads the parts of a file. Where a value is unusable a stand-in takes its place, and the fault is noted."""

    def __init__(self, notes: Notes) -> None:
        self.notes = notes
        self.version = VERSION
        self.stated: tuple[str, ...] = ()
        self.beside: tuple[str, ...] = ()

    def tournament(self, node: Node) -> Tournament:
        """The value of the key ``tournament``."""
        fields = Fields(node, self.notes)
        t = Tournament(
            players=tuple(self._player(item) for item in self._needed_list(fields, "players")),
            rounds_total=fields.whole("rounds_total"),
            rounds=tuple(self._round(item) for item in fields.items("rounds")),
            event=fields.optional("event", self._event) or Event(),
            points=fields.optional("points", self._points) or STANDARD,
            initial_colour=fields.optional_word("initial_colour", COLOURS),
            absences=tuple(self._absence(item) for item in fields.items("absences")),
            prohibited=tuple(self._prohibition(item) for item in fields.items("prohibited")),
            acceleration=fields.optional("acceleration", self._acceleration),
            abnormal_points=tuple(self._abnormal(item) for item in fields.items("abnormal_points")),
            teams=tuple(self._team(item) for item in fields.items("teams")),
            lots=tuple(self._lot(item) for item in fields.items("lots")),
            team_play=fields.optional("team_play", self._team_play) or NO_TEAM_PLAY,
            external=tuple(self._external(item) for item in fields.items("external")),
            rules=self._rules(fields),
        )
        fields.done()
        return t

    def _rules(self, fields: Fields) -> EventRules:
        """The rules; the event of a file of version 1 stated its tie-breaks on the cover."""
        rules = fields.optional("rules", self._stated_rules) or NO_RULES
        return rules if not self.stated else replace(rules, tie_breaks=self.stated)

    def _stated_rules(self, node: Node) -> EventRules:
        fields = Fields(node, self.notes)
        rules = EventRules(
            system=fields.optional_text("system") or "",
            edition=fields.optional_text("edition") or "",
            options=tuple(self._option(item) for item in fields.items("options")),
            tie_breaks=fields.texts("tie_breaks"),
            tie_break_edition=fields.optional_text("tie_break_edition") or "",
            collation=fields.optional_text("collation") or "",
        )
        fields.done()
        return rules

    def _option(self, node: Node) -> tuple[str, str]:
        fields = Fields(node, self.notes)
        option = (fields.text("name"), fields.text("value"))
        fields.done()
        return option

    def extras(self, node: Node) -> Extras:
        """The value of the key ``extras``."""
        fields = Fields(node, self.notes)
        extras = Extras(
            ranks=tuple(self._rank(item) for item in fields.items("ranks")),
            teams=tuple(self._stated_team(item) for item in fields.items("teams")),
            records=fields.texts("records"),
        )
        fields.done()
        return extras

    def _needed_list(self, fields: Fields, key: str) -> tuple[Node, ...]:
        node = fields.need(key)
        return () if node is None else self.notes.items(node)

    def _all_named(self, fields: Fields, key: str) -> tuple[PlayerId, ...]:
        return tuple(PlayerId(number) for number, _ in fields.wholes(key))

    def _event(self, node: Node) -> Event:
        fields = Fields(node, self.notes)
        event = Event(
            name=fields.optional_text("name") or "",
            city=fields.optional_text("city") or "",
            federation=fields.optional_text("federation") or "",
            start=fields.optional("start", self.notes.day),
            end=fields.optional("end", self.notes.day),
            kind=fields.optional_text("kind") or "",
            type_code=fields.optional_text("type_code") or "",
            chief_arbiter=fields.optional_text("chief_arbiter") or "",
            deputies=fields.texts("deputies"),
            time_control=fields.optional_text("time_control") or "",
            time_control_code=fields.optional_text("time_control_code") or "",
            controller=fields.optional_text("controller") or "",
            round_dates=tuple(
                None if item.value is None else self.notes.day(item) for item in fields.items("round_dates")
            ),
            rating_methods=tuple(self._rating_method(item) for item in fields.items("rating_methods")),
        )
        if self.version == 1:
            self._stated_on_the_cover(fields)
        fields.done()
        return event

    def _stated_on_the_cover(self, fields: Fields) -> None:
        """Version 1 kept both records of a report, of which the one that begins with the score counted."""
        plain, with_score = fields.texts("tie_breaks"), fields.texts("standings_order")
        self.stated = with_score or plain
        if with_score and plain:
            self.beside = (f"202 {','.join(plain)}",)

    def _rating_method(self, node: Node) -> RatingMethod:
        fields = Fields(node, self.notes)
        method = RatingMethod(federation=fields.text("federation"), method=fields.text("method"))
        fields.done()
        return method

    def _points(self, node: Node) -> PointSystem:
        """The values that are written; the others are the usual ones."""
        fields = Fields(node, self.notes)
        written = {name: fields.optional(name, self.notes.points) for name in POINT_FIELDS}
        fields.done()
        return PointSystem(**{name: value for name, value in written.items() if value is not None})

    def _player(self, node: Node) -> Player:
        fields = Fields(node, self.notes)
        joined = fields.optional_whole("joined")
        left = fields.optional_whole("withdrawn_after")
        player = Player(
            id=PlayerId(fields.whole("id")),
            number=fields.whole("number"),
            name=fields.text("name"),
            rating=fields.optional_whole("rating"),
            national_rating=fields.optional_whole("national_rating"),
            title=fields.optional_word("title", TITLES),
            sex=fields.optional_word("sex", SEXES),
            birth=fields.optional("birth", self.notes.birth),
            federation=fields.optional_text("federation"),
            club=fields.optional_text("club"),
            fide_id=fields.optional_whole("fide_id"),
            national_id=fields.optional_text("national_id"),
            national_federation=fields.optional_text("national_federation"),
            joined=FIRST_ROUND if joined is None else RoundNo(joined),
            withdrawn_after=None if left is None else RoundNo(left),
        )
        fields.done()
        return player

    def _round(self, node: Node) -> Round:
        fields = Fields(node, self.notes)
        games = tuple(self._game(item) for item in fields.items("games"))
        byes = tuple(self._bye(item) for item in fields.items("byes"))
        paired_by = fields.optional("paired_by", self._paired_by)
        fields.done()
        return Round(games, byes, paired_by)

    def _paired_by(self, node: Node) -> PairedBy:
        fields = Fields(node, self.notes)
        paired_by = PairedBy(
            system=fields.optional_text("system") or "",
            edition=fields.optional_text("edition") or "",
            version=fields.optional_text("version") or "",
            by_hand=fields.optional("by_hand", self.notes.truth) or False,
            reason=fields.optional_text("reason") or "",
        )
        fields.done()
        return paired_by

    def _game(self, node: Node) -> Game:
        fields = Fields(node, self.notes)
        white_mark, black_mark = fields.word("result", RESULTS)
        game = Game(
            white=PlayerId(fields.whole("white")),
            black=PlayerId(fields.whole("black")),
            white_mark=white_mark,
            black_mark=black_mark,
            played=fields.truth("played"),
            rated=fields.truth("rated"),
        )
        fields.done()
        return game

    def _bye(self, node: Node) -> Bye:
        fields = Fields(node, self.notes)
        bye = Bye(player=PlayerId(fields.whole("player")), kind=fields.word("kind", BYES))
        fields.done()
        return bye

    def _absence(self, node: Node) -> Absence:
        fields = Fields(node, self.notes)
        absence = Absence(
            round_no=RoundNo(fields.whole("round")),
            player=PlayerId(fields.whole("player")),
            kind=fields.word("kind", BYES),
        )
        fields.done()
        return absence

    def _prohibition(self, node: Node) -> Prohibition:
        fields = Fields(node, self.notes)
        first = fields.optional_whole("first_round")
        last = fields.optional_whole("last_round")
        ban = Prohibition(
            players=self._all_named(fields, "players"),
            first_round=FIRST_ROUND if first is None else RoundNo(first),
            last_round=None if last is None else RoundNo(last),
        )
        fields.done()
        return ban

    def _acceleration(self, node: Node) -> Acceleration:
        fields = Fields(node, self.notes)
        acceleration = Acceleration(
            method=fields.word("method", ACCELERATIONS),
            points=tuple(self._virtual_points(item) for item in fields.items("points")),
        )
        fields.done()
        return acceleration

    def _virtual_points(self, node: Node) -> VirtualPoints:
        fields = Fields(node, self.notes)
        virtual = VirtualPoints(
            player=PlayerId(fields.whole("player")),
            first_round=RoundNo(fields.whole("first_round")),
            last_round=RoundNo(fields.whole("last_round")),
            points=fields.points("points"),
        )
        fields.done()
        return virtual

    def _abnormal(self, node: Node) -> AbnormalPoints:
        fields = Fields(node, self.notes)
        round_no = fields.optional_whole("round")
        abnormal = AbnormalPoints(
            kind=fields.word("kind", ABNORMAL_KINDS),
            points=fields.points("points"),
            round_no=None if round_no is None else RoundNo(round_no),
            players=self._all_named(fields, "players"),
        )
        fields.done()
        return abnormal

    def _team(self, node: Node) -> Team:
        fields = Fields(node, self.notes)
        team = Team(
            id=TeamId(fields.whole("id")),
            name=fields.text("name"),
            members=self._all_named(fields, "members"),
            nickname=fields.optional_text("nickname"),
            strength=fields.optional("strength", self.notes.points),
        )
        fields.done()
        return team

    def _lot(self, node: Node) -> Lot:
        fields = Fields(node, self.notes)
        lot = Lot(purpose=fields.text("purpose"), seed=fields.text("seed"))
        fields.done()
        return lot

    def _team_play(self, node: Node) -> TeamPlay:
        fields = Fields(node, self.notes)
        team_play = TeamPlay(
            scoring=fields.optional("scoring", self._team_scoring) or NO_TEAM_PLAY.scoring,
            byes=tuple(self._team_bye(item) for item in fields.items("byes")),
            forfeited=tuple(self._forfeited(item) for item in fields.items("forfeited")),
        )
        fields.done()
        return team_play

    def _team_scoring(self, node: Node) -> TeamScoring:
        """The values that are written; the others are the usual ones."""
        fields = Fields(node, self.notes)
        written = {name: fields.optional(name, self.notes.points) for name in SCORING_VALUES}
        colours = fields.optional_text("board_colours") or ""
        fields.done()
        given = {name: value for name, value in written.items() if value is not None}
        return TeamScoring(**given, board_colours=colours)

    def _team_bye(self, node: Node) -> TeamBye:
        fields = Fields(node, self.notes)
        bye = TeamBye(round_no=RoundNo(fields.whole("round")), team=TeamId(fields.whole("team")))
        fields.done()
        return bye

    def _forfeited(self, node: Node) -> ForfeitedMatch:
        fields = Fields(node, self.notes)
        white_wins, black_wins = fields.word("result", FORFEITS)
        match = ForfeitedMatch(
            round_no=RoundNo(fields.whole("round")),
            white=TeamId(fields.whole("white")),
            black=TeamId(fields.whole("black")),
            white_wins=white_wins,
            black_wins=black_wins,
        )
        fields.done()
        return match

    def _external(self, node: Node) -> ExternalValues:
        fields = Fields(node, self.notes)
        name = fields.text("name")
        external = ExternalValues(
            name=name,
            values=tuple(self._external_value(item) for item in self._needed_list(fields, "values")),
            of_teams=fields.optional_word("of", OF_TEAMS) or False,
        )
        fields.done()
        return external

    def _external_value(self, node: Node) -> tuple[int, Points]:
        fields = Fields(node, self.notes)
        value = (fields.whole("id"), fields.points("value"))
        fields.done()
        return value

    def _rank(self, node: Node) -> tuple[PlayerId, int]:
        fields = Fields(node, self.notes)
        rank = (PlayerId(fields.whole("player")), fields.whole("rank"))
        fields.done()
        return rank

    def _stated_team(self, node: Node) -> StatedTeam:
        fields = Fields(node, self.notes)
        stated = StatedTeam(
            team=TeamId(fields.whole("team")),
            match_points=fields.optional_text("match_points") or "",
            game_points=fields.optional_text("game_points") or "",
            rank=fields.optional_text("rank") or "",
        )
        fields.done()
        return stated
