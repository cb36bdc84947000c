"""Messages and steps as values: they hash, pickle, and go to JSON and back."""

from __future__ import annotations

import json
import pickle
from fractions import Fraction

import pytest
from hypothesis import given

from hakem.errors import HakemError, InputError, LotsNeeded, PairingError, RequestError, TooLarge, UnknownName
from hakem.explain import Level, Step, step_from_data, step_to_data
from hakem.i18n import Article, Data, Json, Message, PairRef, PlayerRef, say
from hakem.i18n.message import datum_from_data, datum_to_data
from hakem.regulations import EDITIONS
from tests.support.messages import messages, steps

ARTICLE = Article("C.04.3", "2026", "1.2")


@given(messages)
def test_messages_survive_pickle_and_json(message: Message) -> None:
    for again in (
        pickle.loads(pickle.dumps(message)),
        Message.from_data(json.loads(json.dumps(message.to_data()))),
    ):
        assert again == message
        assert hash(again) == hash(message)
        assert repr(again) == repr(message), "kinds of data stay apart, also where values are equal"


@given(steps)
def test_steps_survive_pickle_and_json(step: Step) -> None:
    for again in (pickle.loads(pickle.dumps(step)), step_from_data(json.loads(json.dumps(step_to_data(step))))):
        assert again == step
        assert hash(again) == hash(step)
        assert repr(again) == repr(step)


@given(messages)
def test_equal_messages_have_equal_hashes_in_whatever_order_their_data_came(message: Message) -> None:
    turned = Message(message.key, dict(reversed(list(message.data.items()))))
    assert turned == message
    assert hash(turned) == hash(message)


def test_what_was_given_can_change_and_the_message_does_not() -> None:
    given_data = {"player": PlayerRef(1)}
    message = Message("step.swiss.bye", given_data)
    given_data["player"] = PlayerRef(2)
    assert message.data == {"player": PlayerRef(1)}


def test_data_is_a_mapping_that_is_equal_to_a_dictionary() -> None:
    data = Data({"a": 1, "b": (PlayerRef(1), Fraction(1, 2))})
    assert data == {"b": (PlayerRef(1), Fraction(1, 2)), "a": 1}
    assert len(data) == 2
    assert repr(data) == "{'a': 1, 'b': (PlayerRef(id=1), Fraction(1, 2))}"
    with pytest.raises(KeyError):
        data["c"]


def test_the_form_in_json_is_kept() -> None:
    message = Message("step.swiss.pair.barred", {"pair": (PairRef(1, 2),), "points": Fraction(7, 2), "cited": ARTICLE})
    assert message.to_data() == {
        "key": "step.swiss.pair.barred",
        "data": {
            "pair": [{"pair": [1, 2]}],
            "points": {"fraction": "7/2"},
            "cited": {"article": ["C.04.3", "2026", "1.2"]},
        },
    }
    step = Step(ARTICLE, "swiss.bye", (), {}, Fraction(5, 2), 4, Level.DETAIL)
    assert step_to_data(step) == {
        "article": {"article": ["C.04.3", "2026", "1.2"]},
        "outcome": "swiss.bye",
        "subject": [],
        "data": {},
        "bracket": "5/2",
        "board": 4,
        "level": "detail",
    }


@pytest.mark.parametrize(
    "given_data", [None, 1.5, True, {}, {"player": "1"}, {"pair": [1]}, {"player": 1, "team": 1}, {"other": 1}, [None]]
)
def test_what_is_no_datum_is_refused(given_data: Json) -> None:
    with pytest.raises(ValueError, match="no datum"):
        datum_from_data(given_data)


@pytest.mark.parametrize(
    "given_data", [None, {}, {"key": "a"}, {"key": 1, "data": {}}, {"key": "a", "data": {}, "b": 1}]
)
def test_what_is_no_message_is_refused(given_data: Json) -> None:
    with pytest.raises(ValueError, match="no message"):
        Message.from_data(given_data)


@pytest.mark.parametrize(
    "change", [{"article": 1}, {"level": "loud"}, {"subject": ["1"]}, {"board": "1"}, {"bracket": 1}, {"more": 1}]
)
def test_what_is_no_step_is_refused(change: dict[str, Json]) -> None:
    with pytest.raises(ValueError, match=r"no step|not a valid Level"):
        step_from_data(step_to_data(Step(ARTICLE, "swiss.bye")) | change)


def test_lists_players_and_sentences_inside_sentences_are_said() -> None:
    known = Message("unknown.system", {"name": "x", "known": ("dutch", "lim")})
    assert say(known).endswith("dutch, lim")
    reason = Message("step.swiss.bye", {"player": PlayerRef(7)})
    assert say(Message("tiebreak.by-score-alone", {"reason": reason})).endswith(": 7 gets the bye")
    nobody = Message("step.swiss.check.barred", {"pairs": ()})
    assert say(nobody) == "- may not meet"
    assert say(Message("step.swiss.check.barred", {"pairs": (PairRef(1, 2), PairRef(3, 4))})) == "1-2, 3-4 may not meet"


def test_datum_to_data_and_back_keeps_the_kind() -> None:
    for datum in (1, Fraction(1), "1", PlayerRef(1), (1,), ()):
        assert type(datum_from_data(datum_to_data(datum))) is type(datum)


@pytest.mark.parametrize(
    "error",
    [
        InputError(Message("usage.help"), 3, 4),
        RequestError(Message("usage.help")),
        UnknownName("system", "x", ("dutch", "lim")),
        LotsNeeded(),
        PairingError(Message("usage.help"), ARTICLE),
        PairingError(Message("usage.help")),
        TooLarge(Message("usage.help")),
    ],
)
def test_errors_survive_pickle(error: HakemError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.args == error.args
    assert vars(again) == vars(error)
    assert str(again) == str(error)


def test_editions_hash_and_pickle() -> None:
    editions = [edition for _, family in EDITIONS for edition in family]
    assert len(set(editions)) == len({(edition.regulation, edition.id) for edition in editions})
    assert all(pickle.loads(pickle.dumps(edition)) == edition for edition in editions)
