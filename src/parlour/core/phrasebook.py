"""Sentences people read, in Mozilla's Fluent: `words/<language>/<name>.ftl` beside the code that says them.

Which language is spoken is set by whoever answers a person (`speaking`), so that a new language is a folder of files
and no programming. No rule, event or decision may depend on it; a law plays the same game in two languages."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, Generic, Literal, TypeVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

T = TypeVar("T")
ENGLISH = "en"
"""The language every sentence is written in first: what another one lacks is said in it."""
_LOCALES = {ENGLISH: "en_GB"}
"""Where a language is written as in one of its countries: lists without a comma before "and"."""
_LARGEST = 10**15
"""Larger numbers, which only a forged file holds, are written as they are."""
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


@cache
def languages() -> tuple[str, ...]:
    """All that the house speaks, English first."""
    found = [folder.name for folder in files("parlour.words").iterdir() if folder.is_dir() and len(folder.name) == 2]
    return ENGLISH, *sorted(set(found) - {ENGLISH})


def spoken() -> str:
    return _spoken.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Everything said within is said in this language, if the house speaks it."""
    token = _spoken.set(language if language in languages() else ENGLISH)
    try:
        yield
    finally:
        _spoken.reset(token)


def in_same_words(work: Callable[[], T]) -> Callable[[], T]:
    """To be done later, and said in the language that is spoken now."""
    language = spoken()

    def later() -> T:
        with speaking(language):
            return work()

    return later


class Phrasebook:
    """The sentences of one file, by their keys."""

    every: "list[Phrasebook]" = []

    def __init__(self, package: str, name: str) -> None:
        self.package, self.name = package, name
        self.every.append(self)
        self._bundles: dict[str, FluentBundle | None] = {}

    def __call__(self, key: str, /, **known: str | int) -> str:
        """The sentence of this key, with what is known put in its places."""
        bundle = self._with(key)
        if bundle is None:
            raise KeyError(f"{self.package}/{self.name}.ftl has no sentence for {key}")
        return self._said(bundle, key, bundle.get_message(key).value, known)

    def part(self, key: str, part: str, /, **known: str | int) -> str:
        """Something said beside it (`.part = ...`); empty where nothing is."""
        for bundle in self._order():
            if bundle.has_message(key) and part in (found := bundle.get_message(key).attributes):
                return self._said(bundle, f"{key}.{part}", found[part], known)
        return ""

    def parts(self, key: str) -> tuple[str, ...]:
        """What is said beside it, in English at least."""
        bundle = self.bundle(ENGLISH)
        return tuple(bundle.get_message(key).attributes) if bundle and bundle.has_message(key) else ()

    def __contains__(self, key: str) -> bool:
        return self._with(key) is not None

    def _with(self, key: str) -> FluentBundle | None:
        return next((bundle for bundle in self._order() if bundle.has_message(key)), None)

    def _order(self) -> Iterator[FluentBundle]:
        """This language first, then English."""
        language = _spoken.get()
        for one in (language, ENGLISH) if language != ENGLISH else (ENGLISH,):
            if (bundle := self.bundle(one)) is not None:
                yield bundle

    def bundle(self, language: str) -> FluentBundle | None:
        if language not in self._bundles:
            file = files(self.package).joinpath(language, f"{self.name}.ftl")
            self._bundles[language] = _read(language, file.read_text("utf-8")) if file.is_file() else None
        return self._bundles[language]

    def _said(self, bundle: FluentBundle, key: str, pattern: Any, known: dict[str, Any]) -> str:
        held = {name: str(one) if isinstance(one, int) and abs(one) > _LARGEST else one for name, one in known.items()}
        text, wrong = bundle.format_pattern(pattern, held)
        if wrong:
            raise KeyError(f"{self.package}/{self.name}.ftl, {key}: {wrong[0]}")
        return str(text)


def _read(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(_LOCALES.get(language, language))


def locale() -> Locale:
    """For dates and the like, as the language has them."""
    return _locale(_spoken.get())


def listed(words: Sequence[str], last: Literal["and", "or"] = "and") -> str:
    """a, b and c, as the language has it."""
    return format_list(words, "standard" if last == "and" else "or", locale()) if words else ""


class Spoken(Generic[T]):
    """Something made of words, made once for each language: what a game says of itself."""

    def __init__(self, make: Callable[[], T]) -> None:
        self._make = make
        self._made: dict[str, T] = {}

    def __get__(self, instance: object, owner: type | None = None) -> T:
        language = _spoken.get()
        if language not in self._made:
            self._made[language] = self._make()
        return self._made[language]
