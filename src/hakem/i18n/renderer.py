"""Puts messages into words: the one place that joins lists, writes numbers and names players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from hakem.i18n.catalogue import CATALOGUE, Catalogue
from hakem.i18n.fluent import Pattern, Placeable, Selection
from hakem.i18n.message import Article, Datum, Message, PairRef, PlayerRef, TeamRef
from hakem.i18n.numbers import POINT, Number, figure_text, fixed_text, half_text, signed_text
from hakem.i18n.plurals import plural_class
from hakem.i18n.turkish import CASES, with_suffix

Naming = Mapping[int, str] | Callable[[int], str | None]
"""How somebody is called, by id: ``4 Çelik, Ayşe``; nothing for an id without a name."""

_NOBODY = "-"
_AND = "AND"
_NUMBERS: Mapping[str, Callable[[Number], str]] = {
    "NUMBER": figure_text,
    "FIXED": fixed_text,
    "SIGNED": signed_text,
}
"""Ways to write a number other than the usual one."""


class Renderer:
    """Says messages in one language.

    With ``names`` players are called by what it gives, otherwise by their ids;
    ``teams`` does the same for teams.

    >>> Renderer("en", {4: "4 Çelik, Ayşe"}).say(Message("step.swiss.bye", {"player": PlayerRef(4)}))
    '4 Çelik, Ayşe gets the bye'
    """

    def __init__(
        self,
        language: str = "en",
        names: Naming | None = None,
        teams: Naming | None = None,
        catalogue: Catalogue = CATALOGUE,
    ) -> None:
        self.language = language
        self._names = _called(names)
        self._teams = _called(teams)
        self._catalogue = catalogue

    def say(self, message: Message) -> str:
        """The message in words."""
        pattern, language = self._catalogue.sentence(message.key, self.language)
        return self._filled(pattern, message.data, language)

    def words(self, key: str) -> str:
        """A sentence without places."""
        return self.say(Message(key))

    def article(self, article: Article) -> str:
        """Where something is written, as people look it up: never an id of ours such as ``6.4 upper``.

        >>> Renderer("en").article(Article("TSF Lim", "2009", "6.4 upper"))
        'TSF Lim (2009) 6.4, in the middle and above'
        """
        regulation = self.regulation(article.regulation)
        return f"{regulation} ({article.edition}) {self.article_number(article)}".rstrip()

    def regulation(self, name: str) -> str:
        """The name of a regulation; numbers such as ``C.04.3`` are the same in every language."""
        return self._labelled(f"article.{slug(name)}", name)

    def article_number(self, article: Article) -> str:
        """The number alone, for places that name the regulation already."""
        return self._labelled(f"article.{slug(article.regulation)}.{slug(article.number)}", article.number)

    def _labelled(self, key: str, otherwise: str) -> str:
        return self.words(key) if self._catalogue.knows(key, self.language) else otherwise

    def title(self, article: Article, otherwise: str) -> str:
        """The short title of an article, or of the whole edition if it has no number.

        English titles stand in the editions themselves, so that they are given here;
        a title that holds for one edition alone has its id in the key.
        """
        regulation, number = slug(article.regulation), slug(article.number)
        keys = [f"edition.{regulation}.{article.edition}.{number}".rstrip("."), f"edition.{regulation}.{number}"]
        key = next((key for key in keys if self._catalogue.has(key, self.language)), None)
        return self.words(key) if key else otherwise

    def cited(self, article: Article, message: Message) -> str:
        """A sentence behind the article that it follows from."""
        return f"{self.article(article)}: {self.say(message)}"

    def number(self, number: Number) -> str:
        """A number as people write it: halves as ½, other decimals after the sign of the language."""
        return half_text(number, self.decimal_sign) if isinstance(number, Fraction) else str(number)

    @cached_property
    def decimal_sign(self) -> str:
        """What stands before the decimals."""
        return self.words("language.decimal-sign")

    def decimals(self, text: str) -> str:
        """A number that was written with a point, with the sign of the language instead.

        >>> Renderer("tr").decimals("41.25")
        '41,25'
        """
        return text.replace(POINT, self.decimal_sign)

    def listed(self, items: Sequence[str], *, spoken: bool = False) -> str:
        """Several things one after the other; ``spoken`` has an *and* before the last.

        >>> Renderer("tr").listed(["3", "5", "9"], spoken=True)
        '3, 5 ve 9'
        """
        if spoken and len(items) > 1:
            before = self.listed(items[:-1])
            return self.say(Message("language.and", {"before": before, "last": items[-1]}))
        separator = "; " if any("," in item for item in items) else ", "
        return separator.join(items) or _NOBODY

    def datum(self, datum: Datum) -> str:
        """What fills a place, in words."""
        match datum:
            case str():
                return datum
            case int() | Fraction():
                return self.number(datum)
            case tuple():
                return self.listed(self._each(datum))
            case PlayerRef():
                return self._names(datum.id) or str(datum.id)
            case TeamRef():
                return self._teams(datum.id) or str(datum.id)
            case PairRef():
                return self._pair(datum)
            case Article():
                return self.article(datum)
        return self.say(datum)

    def _each(self, data: Iterable[Datum]) -> list[str]:
        return [self.datum(part) for part in data]

    def _pair(self, pair: PairRef) -> str:
        """Two who meet: with a dash, and room around it where they have names."""
        sides = (pair.first, pair.second)
        names = [(self._teams if pair.of_teams else self._names)(side) for side in sides]
        if not any(names):
            return f"{pair.first}-{pair.second}"
        return " – ".join(name or str(side) for name, side in zip(names, sides, strict=True))

    def _filled(self, pattern: Pattern, data: Mapping[str, Datum], language: str) -> str:
        return "".join(
            part if isinstance(part, str) else self._placed(part, data[part.name], data, language) for part in pattern
        )

    def _placed(self, part: Placeable | Selection, datum: Datum, data: Mapping[str, Datum], language: str) -> str:
        if isinstance(part, Selection):
            return self._filled(_chosen(part, datum, language), data, language)
        if part.function == _AND:
            return self.listed(self._each(datum), spoken=True) if isinstance(datum, tuple) else self.datum(datum)
        written = _NUMBERS.get(part.function)
        if written is not None:
            return self.decimals(written(datum)) if isinstance(datum, int | Fraction) else self.datum(datum)
        text = self.datum(datum)
        return with_suffix(text, part.function) if part.function else text


def _chosen(choice: Selection, datum: Datum, language: str) -> Pattern:
    """The variant for a number, or for how many there are in a list: the very number first, then its class."""
    variants = dict(choice.variants)
    number = len(datum) if isinstance(datum, tuple) else datum
    if not isinstance(number, int | Fraction):
        return choice.otherwise
    return variants.get(str(number), variants.get(plural_class(number, language), choice.otherwise))


def _called(names: Naming | None) -> Callable[[int], str | None]:
    if names is None:
        return _without_names
    return names.get if isinstance(names, Mapping) else names


def _without_names(_id: int) -> None:
    return None


FUNCTIONS = CASES | _NUMBERS.keys() | {_AND}
"""What a file of sentences may ask for at a place: a list with *and*, a way to write a number, a case of Turkish."""

_LETTERS = str.maketrans("çğıöşüÇĞİÖŞÜ", "cgiosuCGIOSU")


def slug(name: str) -> str:
    """A name as a part of a key: ``TSF Lim`` is ``TSF-Lim``, ``6.4 upper`` is ``6-4-upper``."""
    return name.translate(_LETTERS).replace(" ", "-").replace(".", "-")


def say(message: Message, language: str = "en") -> str:
    """The message in words of ``language``; players are shown by their ids.

    >>> say(Message("step.swiss.bye", {"player": PlayerRef(4)}), "tr")
    '4 tur atlıyor'
    """
    return Renderer(language).say(message)
