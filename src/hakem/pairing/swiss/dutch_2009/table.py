"""C.1 to C.14 as a table: what every step does, and where the text lets it lead."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.pairing.procedure import DONE, Procedure
from hakem.pairing.swiss.dutch_2009.explanation import account
from hakem.pairing.swiss.dutch_2009.state import RoundState
from hakem.pairing.swiss.dutch_2009.steps import (
    demand_fewer_pairs,
    determine_p,
    determine_x,
    exchange,
    fill_subgroups,
    give_up_downfloats,
    give_up_upfloats,
    go_back_or_merge,
    look_for_opponents,
    order_subgroups,
    pair_from_the_top,
    raise_x,
    transpose,
    try_other_floaters,
)
from hakem.regulations import DUTCH_2009

EXITS: Mapping[str, frozenset[str]] = {
    "C.1": frozenset({"C.1", "C.2", "C.12"}),
    "C.2": frozenset({"C.3"}),
    "C.3": frozenset({"C.4"}),
    "C.4": frozenset({"C.5"}),
    "C.5": frozenset({"C.6"}),
    "C.6": frozenset({"C.1", "C.2", "C.7", DONE}),
    "C.7": frozenset({"C.6", "C.8"}),
    "C.8": frozenset({"C.5", "C.9"}),
    "C.9": frozenset({"C.2", "C.7", "C.10"}),
    "C.10": frozenset({"C.4", "C.11"}),
    "C.11": frozenset({"C.3", "C.12"}),
    "C.12": frozenset({"C.1", "C.2", "C.13"}),
    "C.13": frozenset({"C.1", "C.2", "C.14"}),
    "C.14": frozenset({"C.1", "C.4"}),
}
"""Where each step may lead. C.9 goes to C.7 only where transpositions are tried one by one."""

PROCEDURE: Procedure[RoundState] = Procedure(
    edition=DUTCH_2009,
    start="C.1",
    steps={
        "C.1": look_for_opponents,
        "C.2": determine_x,
        "C.3": determine_p,
        "C.4": fill_subgroups,
        "C.5": order_subgroups,
        "C.6": pair_from_the_top,
        "C.7": transpose,
        "C.8": exchange,
        "C.9": give_up_upfloats,
        "C.10": give_up_downfloats,
        "C.11": raise_x,
        "C.12": try_other_floaters,
        "C.13": go_back_or_merge,
        "C.14": demand_fewer_pairs,
    },
    exits=EXITS,
    account=account,
    bracket=lambda state: state.relations.field.points(state.score),
)
