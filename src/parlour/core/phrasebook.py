"""Sentences people read, in Mozilla's Fluent: `words/<language>/<name>.ftl` beside the code that says them.

Which language is spoken is set by whoever answers a person (`speaking`), so that a new language is a folder of files
and no programming. No rule, event or decision may depend on it; a law plays the same game in two languages."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import Generic, Literal, TypeVar

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.core.phrase import Known, Phrase, Plural, Rare, phrase

T = TypeVar("T")
ENGLISH = "en"
"""The language every sentence is written in first: what another one lacks is said in it."""
_LOCALES = {ENGLISH: "en_GB"}
"""Where a language is written as in one of its countries: lists without a comma before "and"."""
_SHARED = ("parlour.words", "pronouns")
"""The file whose sentences every other one can quote."""
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
        self._messages: dict[str, dict[str, ast.Message]] = {}
        self._holes: dict[str, frozenset[str]] = {}
        self._sayings: dict[tuple[str, str, str], Phrase] = {}

    def __call__(self, key: str, /, **known: str | int) -> str:
        """The sentence of this key, with what is known put in its places."""
        return self.part(key, "", **known)

    def part(self, key: str, part: str, /, **known: str | int) -> str:
        """Something said beside it (`.part = ...`); empty where nothing is."""
        language = _spoken.get()
        saying = self._sayings.get((language, key, part))
        if saying is None:
            saying = self._sayings[language, key, part] = self._saying(key, part)
        return saying(known)

    def parts(self, key: str) -> tuple[str, ...]:
        """What is said beside it, in English at least."""
        message = self.messages(ENGLISH).get(key)
        return tuple([one.id.name for one in message.attributes]) if message else ()

    def __contains__(self, key: str) -> bool:
        return any([key in self.messages(language) for language in (_spoken.get(), ENGLISH)])

    def messages(self, language: str) -> dict[str, ast.Message]:
        """What stands in the file, by key, for whoever reads the sentences themselves."""
        if language not in self._messages:
            self._messages[language] = _messages(self._text(language))
        return self._messages[language]

    def _quotable(self, language: str) -> dict[str, ast.Message]:
        """What its sentences can quote."""
        return {**_shared(language), **self.messages(language)}

    def holes(self, key: str) -> frozenset[str]:
        """What has to be known to say it and all beside it, in English at least."""
        if key not in self._holes:
            found = _Holes(self._quotable(ENGLISH))
            found.visit(self.messages(ENGLISH)[key])
            self._holes[key] = frozenset(found.names)
        return self._holes[key]

    def bundle(self, language: str) -> FluentBundle | None:
        if language not in self._bundles:
            text = self._text(language)
            self._bundles[language] = _read(language, text, _file(*_SHARED, language)) if text else None
        return self._bundles[language]

    def _text(self, language: str) -> str:
        return _file(self.package, self.name, language)

    def _saying(self, key: str, part: str) -> Phrase:
        """How it is said in the language spoken now, else in English."""
        for language in dict.fromkeys((_spoken.get(), ENGLISH)):
            message = self.messages(language).get(key)
            patterns = {"": message.value} | {one.id.name: one.value for one in message.attributes} if message else {}
            if (pattern := patterns.get(part)) is not None:
                return self._quickly(language, key, part, pattern)
        if not part:
            raise KeyError(f"{self.package}/{self.name}.ftl has no sentence for {key}")
        return lambda known: ""

    def _quickly(self, language: str, key: str, part: str, pattern: ast.Pattern) -> Phrase:
        """By itself where that will do, by Fluent where it will not."""
        try:
            quick = phrase(pattern, self._quotable(language), _plural(language))
        except Rare:
            return lambda known: self.by_fluent(language, key, part, known)

        def said(known: Known) -> str:
            try:
                return quick(known)
            except Rare:
                return self.by_fluent(language, key, part, known)

        return said

    def by_fluent(self, language: str, key: str, part: str, known: Known) -> str:
        bundle = self.bundle(language)
        assert bundle is not None, "only for sentences that are there"
        message = bundle.get_message(key)
        pattern = message.attributes[part] if part else message.value
        assert pattern is not None
        held = {name: str(one) if isinstance(one, int) and abs(one) > _LARGEST else one for name, one in known.items()}
        text, wrong = bundle.format_pattern(pattern, held)
        if wrong:
            raise KeyError(f"{self.package}/{self.name}.ftl, {key}: {wrong[0]}")
        return str(text)


class _Holes(Visitor):
    """The names a sentence asks for, also through the sentences it refers to."""

    def __init__(self, messages: dict[str, ast.Message]) -> None:
        self.messages, self.names = messages, set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name])


def _file(package: str, name: str, language: str) -> str:
    file = files(package).joinpath(language, f"{name}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


def _messages(text: str) -> dict[str, ast.Message]:
    return {one.id.name: one for one in FluentResource(text).body if isinstance(one, ast.Message)}


@cache
def _shared(language: str) -> dict[str, ast.Message]:
    return _messages(_file(*_SHARED, language))


def _read(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(_LOCALES.get(language, language))


@cache
def _plural(language: str) -> Plural:
    return lru_cache(1000)(_locale(language).plural_form)


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
