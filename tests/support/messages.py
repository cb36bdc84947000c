"""Strategies for messages and steps: every kind of datum, nested as deep as sentences go."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from hakem.explain import Level, Step
from hakem.i18n import Article, Datum, Message, PairRef, PlayerRef, TeamRef
from hakem.model import PlayerId

ids = st.integers(1, 999)
names = st.text("abcdefghijklmnopqrstuvwxyz_-", min_size=1, max_size=8)
fractions = st.fractions(max_denominator=100)
articles = st.builds(Article, st.text(max_size=8), st.text(max_size=8), st.text(max_size=8))
simple: st.SearchStrategy[Datum] = st.one_of(
    st.text(max_size=12),
    st.integers(),
    fractions,
    st.builds(PlayerRef, ids),
    st.builds(TeamRef, ids),
    st.builds(PairRef, ids, ids),
    articles,
)


def _deeper(inner: st.SearchStrategy[Datum]) -> st.SearchStrategy[Datum]:
    return st.one_of(
        st.lists(inner, max_size=4).map(tuple), st.builds(Message, names, st.dictionaries(names, inner, max_size=3))
    )


data: st.SearchStrategy[Datum] = st.recursive(simple, _deeper, max_leaves=8)
messages = st.builds(Message, names, st.dictionaries(names, data, max_size=4))
steps = st.builds(
    Step,
    articles,
    names,
    st.lists(ids.map(PlayerId), max_size=3).map(tuple),
    st.dictionaries(names, data, max_size=4),
    st.none() | fractions.map(Fraction),
    st.none() | ids,
    st.sampled_from(Level),
)
