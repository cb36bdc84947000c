"""A knockout in words: its matches with their steps, the games that are open, and what the next round will have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.state import Desk
from hakem.desk.knockout_matches import KnockoutNow, MatchCourse, MatchGame, MatchStep, StepState
from hakem.desk.play_off import names_of
from hakem.explain import Level
from hakem.knockout import GameKind, MatchKey, stage_title
from hakem.web.game_view import GameShown, clock_words, earliest, game_view, moments, part_text
from hakem.web.rendering import PageView, Words


class KnockoutWords:
    """Says what a knockout is doing."""

    def __init__(self, words: Words, desk: Desk, now: KnockoutNow, entries: Sequence[JournalEntry]) -> None:
        self._w, self._desk, self._now = words, desk, now
        self.names: Mapping[int, str] = names_of(desk.tournament)
        self._people = {p.id: p.name for p in desk.tournament.players}
        self._of_teams = now.so_far.event.boards > 1
        self._moments = moments(entries)
        self._details = {(each.round_no, each.board): each.moves for each in desk.game_details}

    def facts(self) -> str:
        """What kind of knockout it is, in one line."""
        event = self._now.so_far.event
        key = "web-knockout.facts-one" if event.plan.qualify == 1 else "web-knockout.facts"
        parts = [self._w(key, players=event.plan.players, left=event.plan.qualify)]
        parts.append(self._w("web-knockout.facts-games", games=event.rules.games, extra=event.rules.extra))
        return " · ".join(parts)

    def match(self, key: MatchKey) -> PageView:
        """A match with its steps, and how it ended."""
        course = self._now.matches[key]
        first, second = course.match.players
        why = course.decided.why if course.decided else ()
        told = [self._w.renderer.cited(s.article, s.message) for s in why if s.level is Level.HEADLINE]
        return {
            "key": f"{key[0]}-{key[1]}",
            "stage": self._stage(key),
            "first": f"{course.seeds[0]} {self.names[first]}",
            "second": f"{course.seeds[1]} {self.names[second]}",
            "score": self._score(course.points) if course.games else "",
            "over": course.decided is not None,
            "steps": [self._step(course, step) for step in course.steps],
            "outcome": told,
            "teams": self._of_teams,
        }

    def _stage(self, key: MatchKey) -> str:
        stage = self._now.so_far.event.plan.stages[key[0] - 1]
        title = self._w.say(stage_title(stage.name))
        if len(stage.matches) == 1:
            return title
        return self._w("web-knockout.match-of", stage=title, number=key[1])

    def _score(self, points: Sequence[object]) -> str:
        return " – ".join(self._w.number(each) for each in points)  # type: ignore[arg-type] # points of both sides

    def _step(self, course: MatchCourse, step: MatchStep) -> PageView:
        played = any(game.result is not None for game in step.games)
        return {
            "kind": step.kind.value,
            "state": step.state.value,
            "title": self._w(f"web-knockout.step.{step.kind.value}"),
            "state_word": self._w(f"web-knockout.step-state.{step.state.value}"),
            "about": self._w("web-knockout.step-about", games=step.planned, clock=clock_words(self._w, step.control)),
            "score": self._score(step.points) if played else "",
            "golden": step.kind is GameKind.GOLDEN,
            "now": step.state is StepState.NOW,
            "games": [self._game(course, game) for game in step.games],
        }

    def _game(self, course: MatchCourse, game: MatchGame, whole: bool = False) -> PageView:
        places = {each.due.id: place for place, each in enumerate(course.games)}
        same = [each for each in course.games if each.due.kind is game.due.kind and each.due.board == game.due.board]
        number = [each.due.id for each in same].index(game.due.id) + 1
        title = part_text(self._w, game.due.kind, number)
        board = self._w("web-knockout.board", board=game.due.board) if game.due.board else ""
        shown = GameShown(
            game.due,
            self._people[game.white],
            self._people[game.black],
            game.result,
            game.is_open,
            game.by_lot and not self._of_teams,
            game.black,
            (game.white, game.black),
            number,
            board,
            f"{course.key[0]}-{course.key[1]}" if whole else "",
            f"{self._stage(course.key)} · {title}" if whole else title,
            self._details.get((game.round_no, game.board)),
            self._when(course, game, places[game.due.id]) if game.result is None else "",
            not self._desk.tournament.rounds,
            game.round_no in self._desk.closed,
        )
        return game_view(self._w, shown)

    def _when(self, course: MatchCourse, game: MatchGame, place: int) -> str:
        """The earliest beginning, by the results that were entered before it."""
        before = [each for each in course.games[:place] if each.result is not None]
        kind = before[-1].due.kind if before else None
        if not before:
            sides = set(course.match.players)
            earlier = [m for m in self._now.matches.values() if m.key[0] < course.key[0] and sides & {*m.match.players}]
            before = [each for match in earlier for each in match.games]
        known = [
            self._moments[each.round_no, each.board] for each in before if (each.round_no, each.board) in self._moments
        ]
        return earliest(self._w, max(known), game.due.kind, kind) if known else ""

    def now(self) -> list[PageView]:
        """The games of the round that is played and whatever else is open, each with its match.

        Games that have their result stay, so that a sheet can be typed from top to bottom.
        """
        last = self._desk.round_no
        return [
            self._game(course, game, whole=True)
            for course in self._now.matches.values()
            for game in course.games
            if game.is_open or (game.round_no == last and game.result is not None)
        ]

    def coming(self) -> list[PageView]:
        """The games that the next round will have, with colours and clock."""
        due = {game.id for game in self._now.coming}
        return [
            self._game(course, game, whole=True)
            for course in self._now.matches.values()
            for game in course.games
            if game.due.id in due
        ]

    def selected(self) -> list[str]:
        """Who is left at the end."""
        if not self._now.over:
            return []
        event, _, course = self._now.so_far
        return [self.names[finish.player] for finish in event.end(course).tiers[0]]
