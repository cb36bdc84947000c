"""Play-offs in words: ties that can be played off, the games due with clock and time, the order at the end."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.desk.journal.next_step import state_of
from hakem.desk.journal.state import Desk, PlayOff
from hakem.desk.play_off import SharedPlaces, names_of, shared_ties
from hakem.explain import Step
from hakem.knockout import (
    CONDUCT,
    Decided,
    GameDue,
    GameKind,
    GameResult,
    Pending,
    PlayoffOptions,
    describe,
    history,
    pause_told,
)
from hakem.knockout.contests.playoff_formats import format_for
from hakem.reports.explanation import sides_renderer
from hakem.reports.knockout.game_sheet import SheetTable, contest_words, game_place, game_sheet, sheet_tables
from hakem.web.game_view import GameShown, clock_words, earliest, game_view, part_text
from hakem.web.rendering import PageView, Words, local_time

_CHOICES: Mapping[int, str] = {3: "eliminate", 4: "short", 5: "round_robin"}
"""What the articles leave open for so many players."""

Moments = Mapping[tuple[int, int] | str, str]


def ties_view(words: Words, desk: Desk) -> list[PageView]:
    """The ties of which nobody plays already, the format of each in sentences."""
    names = names_of(desk.tournament)
    busy = {player for each in desk.play_offs for player in each.record.players}
    free = [tie for tie in shared_ties(desk.tournament) if not busy & {*tie.ids}]
    return [_tie(words, tie, names) for tie in free]


def _tie(words: Words, tie: SharedPlaces, names: Mapping[int, str]) -> PageView:
    count = len(tie.ids)
    outline = describe(count)
    return {
        "place": tie.first,
        "title": words(
            "web-knockout.po.place", first=tie.first, last=tie.last, points=words.number(tie.points), count=count
        ),
        "names": [names[each] for each in tie.ids],
        "how": words("web-knockout.po.how", count=count),
        "lines": [words.renderer.cited(line.article, line.message) for line in outline.lines],
        "choice": _CHOICES.get(count, ""),
        "choice_words": words(f"web-knockout.po.option.{_CHOICES[count].replace('_', '-')}")
        if count in _CHOICES
        else "",
    }


class PlayOffWords:
    """Says how one play-off stands."""

    def __init__(self, words: Words, desk: Desk, play_off: PlayOff, moments: Moments) -> None:
        self._w, self._off, self._moments = words, play_off, moments
        self._names = names_of(desk.tournament)
        self._record, self._state = play_off.record, state_of(play_off)
        self._sides = sides_renderer(self._names, words.language)
        self._last_board = max((at for key, at in moments.items() if isinstance(key, tuple)), default="")
        self._played = history(self._record.contest, self._record.log)

    def view(self) -> PageView:
        """All of it."""
        due = self._state.due if isinstance(self._state, Pending) else ()
        names = [self._names[each] for each in self._record.players]
        return {
            "name": self._off.name,
            "id": self._off.name.lower(),
            "title": self._w("web-knockout.po.of", names=" · ".join(names)),
            "seed": self._w("web-knockout.po.lots", seed=self._record.seed),
            "due": [self._game(game, None) for game in due],
            "games": [self._game(game, result) for game, result in (*self._played, *((game, None) for game in due))],
            "pause": self._pause() if due and not self._played else "",
            "order": self._order(),
            "why": [self._sides.cited(step.article, step.message) for step in self._state.why if not _shown(step)],
            "lines": self._lines(self._record.options),
            "conduct": [self._w.renderer.cited(article, message) for article, message in CONDUCT],
            "sheet": self._sheet(due),
        }

    def _lines(self, options: PlayoffOptions) -> list[str]:
        lines = format_for(len(self._record.players), options).lines(options)
        return [self._w.renderer.cited(line.article, line.message) for line in lines]

    def _game(self, due: GameDue, result: GameResult | None) -> PageView:
        path, name = game_place(due)
        settled = name in ("game-1", "golden")
        shown = GameShown(
            due,
            self._names[due.white],
            self._names[due.black],
            result,
            result is None,
            settled,
            due.black,
            (due.white, due.black),
            title=" · ".join(filter(None, (contest_words(path, self._w.language), self._title(due, name)))),
            moves=result.moves if result else None,
            when=self._when(due) if result is None else "",
        )
        return game_view(self._w, shown)

    def _title(self, due: GameDue, name: str) -> str:
        number = "".join(sign for sign in name.split(".", maxsplit=1)[0] if sign.isdecimal()) or "1"
        if name.startswith("round-"):
            return self._w("web-knockout.po.round", round=number)
        return part_text(self._w, due.kind, int(number))

    def _when(self, due: GameDue) -> str:
        """Behind the last game of the play-off that one of the two has played."""
        sides = {due.white, due.black}
        mine = [
            (game, self._moments.get(str(game.id), "")) for game, _ in self._played if sides & {game.white, game.black}
        ]
        known = [(at, game) for game, at in mine if at]
        if not known:
            return ""
        at, before = max(known, key=lambda each: each[0])
        same = game_place(before)[0] == game_place(due)[0]
        return earliest(self._w, at, due.kind, before.kind if same else None)

    def _pause(self) -> str:
        """The half hour after the last game of the event."""
        if not self._last_board:
            return ""
        here = local_time(self._last_board)
        article, message = pause_told(here.hour * 60 + here.minute)
        return self._w("web-knockout.po.pause", sentence=message, article=article)

    def _order(self) -> list[PageView]:
        if not isinstance(self._state, Decided):
            return []
        return [
            {"place": place, "name": self._names[finish.player], "stage": self._w.say(finish.stage.message)}
            for place, finish in enumerate(self._state.finishes, start=1)
        ]

    def _sheet(self, due: tuple[GameDue, ...]) -> list[PageView]:
        """The games as the handbook prints them, contest by contest."""
        blocks = game_sheet([*self._played, *((game, None) for game in due)], self._record.players)
        return [self._table(table) for table in sheet_tables(blocks)]

    def _table(self, table: SheetTable) -> PageView:
        language = self._w.language
        heads, bodies = table.heads(language), table.rows(self._names, language)
        if not any(row[0] for body in bodies for row in body):  # one contest needs no letter
            heads, bodies = heads[1:], [[row[1:] for row in body] for body in bodies]
        title = contest_words(table.stage, language) if table.stage else ""
        return {"title": title, "heads": heads, "bodies": bodies, "name_at": heads.index(table.heads(language)[2]) + 1}


def _shown(step: Step) -> bool:
    """Whether every game shows by itself what the step says: who has which colour."""
    return "colours" in step.outcome.split(".")


def usual_clocks(words: Words) -> str:
    """The clock of a play-off where nobody chooses another one."""
    controls = PlayoffOptions().controls
    golden = clock_words(words, controls.golden)
    return f"{clock_words(words, controls.game)} · {part_text(words, GameKind.GOLDEN, 1)}: {golden}"
