"""Questions of chance and their exact answers, as any game asks and gives them. Ways out of ways, never a float."""

from fractions import Fraction

from msgspec import Struct

from parlour.core.house import core_says

_FINE = 1_000_000_000


class Setting(Struct, frozen=True, omit_defaults=True):
    """One thing a question needs to know: a number between least and most, one of the values, or words of at most so
    many letters."""

    key: str
    label: str
    default: str
    least: int = 0
    most: int = 0
    values: tuple[tuple[str, str], ...] = ()
    """Value and label of each choice."""
    note: str = ""
    text: bool = False


class Question(Struct, frozen=True, omit_defaults=True):
    key: str
    title: str
    note: str
    settings: tuple[Setting, ...]
    rules: tuple[str, ...] = ()


class Bar(Struct, frozen=True, omit_defaults=True):
    """One thing that may happen: so many ways out of so many."""

    label: str
    ways: int
    of: int
    kind: str = ""
    """How the page may colour it: fail, tie, succeed, style."""
    note: str = ""
    exact: str = ""
    """The share as a fraction, where ways and of are rounded."""

    @property
    def fraction(self) -> str:
        """Exactly, in lowest terms.

        >>> Bar("", 2, 6).fraction, bar_of("", Fraction(1, 3**20)).fraction
        ('1/3', '1/3486784401')
        """
        return self.exact or str(Fraction(self.ways, self.of or 1))


class Grid(Struct, frozen=True):
    """Numbers side by side, already in words."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Answer(Struct, frozen=True, omit_defaults=True):
    title: str
    bars: tuple[Bar, ...]
    lines: tuple[str, ...] = ()
    """What else is worth knowing: the mean, one in so many, what it would take."""
    grid: Grid | None = None


class Sketch(Struct, frozen=True):
    """Places and the ways between them, to be drawn."""

    zones: tuple[str, ...]
    ways: tuple[tuple[int, int, str], ...] = ()
    """From the one to the other, by number, and what is in the way."""


class Foresight(Struct, frozen=True, omit_defaults=True):
    """What a command would lead to, as the rules would play it: who would roll what against what, and how it would
    likely go."""

    sides: tuple[tuple[str, str], ...]
    """A name and what they bring; the number to reach, where there is one, last."""
    answer: Answer
    sketch: Sketch | None = None


def percent(ways: int, of: int) -> str:
    """One decimal, rounded half up, from whole numbers alone.

    >>> percent(31, 81), percent(5, 81), percent(1, 3)
    ('38.3%', '6.2%', '33.3%')
    """
    if not of:
        return "0.0%"
    thousandths = (ways * 2000 + of) // (2 * of)
    return f"{thousandths // 10}.{thousandths % 10}%"


def bar_of(label: str, share: Fraction, kind: str = "", note: str = "") -> Bar:
    """A share as a bar; of one with more digits than a number on the page can have, ways and of are rounded to a
    thousand millionth."""
    if share.denominator <= _FINE:
        return Bar(label, share.numerator, share.denominator, kind, note)
    return Bar(
        label,
        (share.numerator * 2 * _FINE + share.denominator) // (2 * share.denominator),
        _FINE,
        kind,
        note,
        str(share),
    )


def decimals(number: Fraction, places: int = 2) -> str:
    """So many decimals, rounded half away from 0; what is rounded says so.

    >>> decimals(Fraction(15, 4)), decimals(Fraction(2, 3)), decimals(Fraction(-79, 2)), decimals(Fraction(1, 3), 4)
    ('3.75', 'about 0.67', '-39.50', 'about 0.3333')
    """
    size, parts = abs(number), 10**places
    found = (size.numerator * 2 * parts + size.denominator) // (2 * size.denominator)
    said = f"{'-' if number < 0 else ''}{found // parts}.{found % parts:0{places}d}"
    return said if Fraction(found, parts) == size else core_says("about", number=said)
