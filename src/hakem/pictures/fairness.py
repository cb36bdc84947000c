"""Ways to hold an event beside each other: a bar for every mean, with the limits of its confidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from hakem.desk.fairness.running import OF_VARIANT, Compared, Estimate, ListMeasures
from hakem.i18n import Datum, Message, Renderer
from hakem.pictures.drawing import Anchor, Figures, Label, Patch, Picture, Shape, Stroke, Tone, rectangle
from hakem.values import dataclass

OF_LIST = ("order", "first", "three")
SHARES = frozenset({"first", "three", "uneven", "broken"})
"""Measures that are parts of a whole, shown in hundredths."""

_WIDTH, _NAME, _ROW, _TOP, _BAR = 640, 250, 26, 10, 12
_ROOM = _WIDTH - _NAME - 110


@dataclass(frozen=True, slots=True)
class _Bar:
    label: str
    estimate: Estimate


def fairness_pictures(results: Sequence[Compared], words: Renderer) -> tuple[Picture, ...]:
    """A picture for every measure, those that depend on tie-breaks first."""
    by_list = [(_with_list(each, own, words), own) for each in results for own in each.lists]
    plain = [(variant_text(each, words), each) for each in results]
    bars = {name: [_Bar(label, getattr(own, name)) for label, own in by_list] for name in OF_LIST}
    bars |= {name: [_Bar(label, getattr(each, name)) for label, each in plain] for name in OF_VARIANT}
    return tuple(_picture(name, own, words) for name, own in bars.items())


def variant_text(each: Compared, words: Renderer) -> str:
    """A way to hold the event, in words."""
    variant = each.variant
    data: dict[str, Datum] = {"system": variant.system, "rounds": variant.rounds}
    return words.say(Message("fairness.accelerated" if variant.accelerated else "fairness.variant", data))


def _with_list(each: Compared, own: ListMeasures, words: Renderer) -> str:
    codes = ", ".join(own.codes) if len(each.lists) > 1 else ""
    return f"{variant_text(each, words)} · {codes}" if codes else variant_text(each, words)


def estimate_text(name: str, estimate: Estimate, words: Renderer) -> str:
    """The mean with its limits, as ``42 % (39-45)`` or ``0.65 (0.63-0.67)``."""
    low, high = estimate.low, estimate.high
    if name in SHARES:
        return f"{_tenths(100 * estimate.mean, words)} % ({_tenths(100 * low, words)}–{_tenths(100 * high, words)})"
    return f"{_hundredths(estimate.mean, words)} ({_hundredths(low, words)}–{_hundredths(high, words)})"


def _tenths(number: Fraction | float, words: Renderer) -> str:
    return words.decimals(f"{float(number):.1f}")


def _hundredths(number: Fraction | float, words: Renderer) -> str:
    return words.decimals(f"{float(number):.2f}")


def _picture(name: str, bars: Sequence[_Bar], words: Renderer) -> Picture:
    title = words.words(f"fairness.measure.{name}")
    return Picture(
        f"pc-fairness-{name}",
        (_WIDTH, 2 * _TOP + len(bars) * _ROW),
        title,
        (words.words(f"fairness.about.{name}"), words.words("fairness.confidence")),
        tuple(_shapes(name, bars, words)),
        Figures(
            (words.words("fairness.way"), title),
            tuple((bar.label, estimate_text(name, bar.estimate, words)) for bar in bars),
        ),
    )


def _shapes(name: str, bars: Sequence[_Bar], words: Renderer) -> Iterator[Shape]:
    """The bar from zero to the mean; a line with ends from the lower to the upper limit."""
    most = max(max(bar.estimate.high, float(bar.estimate.mean), 1e-9) for bar in bars)
    for place, bar in enumerate(bars):
        top = _TOP + place * _ROW + (_ROW - _BAR) / 2
        middle = top + _BAR / 2
        low, mean, high = (
            _NAME + _ROOM * max(float(value), 0.0) / most
            for value in (bar.estimate.low, bar.estimate.mean, bar.estimate.high)
        )
        about = f"{bar.label}: {estimate_text(name, bar.estimate, words)}"
        yield Label((0, middle + 4), bar.label, 11, room=_NAME - 10)
        yield Patch(rectangle(_NAME, top, max(mean - _NAME, 0.5), _BAR), Tone.ACCENT, 0.3, 0.8, about=about)
        yield Stroke(((low, middle), (high, middle)), Tone.INK, 1.4)
        for end in (low, high):
            yield Stroke(((end, middle - 4), (end, middle + 4)), Tone.INK, 1.4)
        shown = estimate_text(name, bar.estimate, words).partition(" (")[0]
        yield Label((_WIDTH, middle + 4), shown, 11, Anchor.END, bold=True)
    yield Stroke(((_NAME, _TOP), (_NAME, _TOP + len(bars) * _ROW)), Tone.INK, 1.0)
