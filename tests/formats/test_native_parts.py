"""Parts of a native file alone: a player, a round, the rules."""

from __future__ import annotations

import dataclasses
import inspect
import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hakem import model
from hakem.errors import RequestError
from hakem.formats import Extras, dump_native
from hakem.formats.native import PARTS, from_data, to_data
from hakem.i18n import Json, say
from hakem.model import (
    Birth,
    Bye,
    ByeKind,
    EventRules,
    ExternalValues,
    ForfeitedMatch,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Round,
    Title,
    Tournament,
)
from tests.support.effort import examples
from tests.support.native_files import SHORT, full
from tests.support.some import some
from tests.support.strategies import extras, tournaments

NOT_ALONE = {Birth, model.Collation, model.Result, model.About, model.Problem}
"""Classes that are texts in a file, or no part of a tournament."""

IN_ONE_KEY = {
    (Game, "result"): ("white_mark", "black_mark"),
    (ForfeitedMatch, "result"): ("white_wins", "black_wins"),
}
"""Two fields that are one word in the file."""


def parts(value: object) -> Iterator[object]:
    """Everything inside a tournament that is a part of its own, and the tournament itself."""
    if type(value) in PARTS:
        yield value
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from parts(item)


def through_json(part: object) -> object:
    return from_data(type(part), json.loads(json.dumps(to_data(part))))


@settings(max_examples=examples(60), deadline=None)
@given(tournaments(), extras())
def test_every_part_comes_back_as_it_was(t: Tournament, beyond: Extras) -> None:
    for part in some((*parts(t), *parts(beyond))):
        assert through_json(part) == part


@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_field_of_a_class_has_its_line(kind: type) -> None:
    listed = {name for field in PARTS[kind].lines for name in IN_ONE_KEY.get((kind, field.name), (field.name,))}
    assert {field.name for field in dataclasses.fields(kind)} == listed


def test_every_class_of_the_model_has_a_table() -> None:
    classes = {value for value in vars(model).values() if inspect.isclass(value) and dataclasses.is_dataclass(value)}
    assert classes - NOT_ALONE - PARTS.keys() == set()


def test_a_part_looks_as_it_does_in_a_file() -> None:
    text = dump_native(full()).text
    assert json.loads(text)["tournament"] == to_data(full())
    assert json.loads(text)["tournament"]["players"][0] == to_data(SHORT.players[0])


def test_what_has_its_usual_value_is_not_written() -> None:
    assert to_data(Player(PlayerId(3), 4, "A")) == {"id": 3, "number": 4, "name": "A"}
    assert to_data(PointSystem()) == to_data(EventRules()) == to_data(Round()) == {}


def test_one_player() -> None:
    player = Player(PlayerId(3), 4, "Yılmaz, Ayşe", rating=2010, title=Title.WFM, birth=Birth(2001))
    data: dict[str, Json] = {
        "id": 3,
        "number": 4,
        "name": "Yılmaz, Ayşe",
        "rating": 2010,
        "title": "WFM",
        "birth": "2001",
    }
    assert to_data(player) == data
    assert from_data(Player, data) == player


def test_one_round() -> None:
    rnd = Round(
        (Game(PlayerId(1), PlayerId(2), Mark.DRAW, Mark.LOSS, rated=False),), (Bye(PlayerId(3), ByeKind.HALF_POINT),)
    )
    data: dict[str, Json] = {
        "games": [{"white": 1, "black": 2, "result": "½-0", "rated": False}],
        "byes": [{"player": 3, "kind": "half-point"}],
    }
    assert to_data(rnd) == data
    assert from_data(Round, data) == rnd


def test_pairs_without_a_class() -> None:
    values = ExternalValues("LOTS", ((3, Points(1, 2)),), of_teams=True)
    assert to_data(values) == {"name": "LOTS", "of": "teams", "values": [{"id": 3, "value": "0.5"}]}
    rules = EventRules("lim", options=(("maxi", "yes"),))
    assert to_data(rules) == {"system": "lim", "options": [{"name": "maxi", "value": "yes"}]}


@pytest.mark.parametrize(
    ("data", "key"),
    [
        ([], "json.no-object"),
        ({"id": 1, "number": 1}, "json.missing-key"),
        ({"id": 1.5, "number": 1, "name": "A"}, "json.no-whole-number"),
        ({"id": 2**60, "number": 1, "name": "A"}, "json.number-too-large"),
        ({"id": True, "number": 1, "name": "A"}, "json.no-whole-number"),
        ({"id": 1, "number": 1, "name": None}, "json.no-text"),
        ({"id": 1, "number": 1, "name": "A", "elo": 3}, "json.unknown-key"),
        ({"id": 1, "number": 1, "name": "A", "title": "XX"}, "json.unknown-word"),
    ],
)
def test_what_is_no_player_is_refused(data: object, key: str) -> None:
    with pytest.raises(RequestError) as caught:
        from_data(Player, data)  # type: ignore[arg-type]  # that is the point
    assert caught.value.message.key == key


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("games", "byes", "id", "players", "options", "x")), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=examples(200), deadline=None)
@given(ANYTHING, st.sampled_from(sorted(PARTS, key=lambda kind: kind.__name__)))
def test_anything_else_is_refused_in_words(data: object, kind: type) -> None:
    try:
        part: object = from_data(kind, data)  # type: ignore[arg-type]  # that is the point
    except RequestError as refused:
        said = say(refused.message, "tr")
        assert said
        return
    assert through_json(part) == part


def test_what_is_no_part_of_a_file_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match=r"object is no part of a tournament file; parts are .*Player, .*Tournament"):
        to_data(object())
    with pytest.raises(TypeError, match="int is no part of a tournament file"):
        from_data(int, {})
