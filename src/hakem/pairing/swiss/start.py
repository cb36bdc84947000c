"""Before a Swiss round is paired: there must be a round to come, and somebody to play it."""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing.announce import require_round_to_come
from hakem.pairing.swiss.field import Field, FieldRules, field_of
from hakem.regulations import Article


def field_to_pair(t: Tournament, facts: FieldRules, article: Article) -> Field:
    """The field of the next round; an error, citing the article, if all rounds are paired."""
    require_round_to_come(t, t.rounds_total, article)
    field = field_of(t, facts)
    if not field.size:
        raise RequestError(Message("pairing.no-players"))
    return field
