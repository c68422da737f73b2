"""A Fluent sentence as a function of what is known: words, names, numbers below a thousand and their plural forms, in a
microsecond. That is nearly all there is; anything else is said by Fluent itself, and a test holds the two together."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast

Known = Mapping[str, str | int]
Phrase = Callable[[Known], str]
Plural = Callable[[int], str]
"""Which of a language's plural forms a number takes."""


class Rare(Exception):
    """Something only Fluent itself can say."""


def phrase(pattern: ast.Pattern, messages: Mapping[str, ast.Message], plural: Plural) -> Phrase:
    """How this pattern is said, with the sentences it may quote. Raises Rare here or when it is said."""
    parts = [_part(element, messages, plural) for element in pattern.elements]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(map(str, parts))
        return lambda known: whole
    return lambda known: "".join([part if isinstance(part, str) else part(known) for part in parts])


def _part(element: Any, messages: Mapping[str, ast.Message], plural: Plural) -> str | Phrase:
    match element:
        case ast.TextElement(value=text):
            return str(text)
        case ast.Placeable(expression=inner):
            return _part(inner, messages, plural)
        case ast.StringLiteral():
            return str(element.parse()["value"])
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return lambda known: _written(known, name)
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
            quoted = messages.get(name)
            if quoted is None or quoted.value is None:
                raise Rare
            return phrase(quoted.value, messages, plural)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            forms = [(_key(one.key), phrase(one.value, messages, plural)) for one in variants]
            other = next(phrase(one.value, messages, plural) for one in variants if one.default)
            return lambda known: _chosen(known, name, forms, other, plural)(known)
    raise Rare


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    if isinstance(key, ast.Identifier):
        return str(key.name)
    if not str(key.value).lstrip("-").isdecimal():
        raise Rare
    return int(key.value)


def _written(known: Known, name: str) -> str:
    value = known.get(name)
    if isinstance(value, str):
        return value
    if type(value) is int and -1000 < value < 1000:
        return str(value)
    raise Rare


def _chosen(known: Known, name: str, forms: list[tuple[str | int, Phrase]], other: Phrase, plural: Plural) -> Phrase:
    value = known.get(name)
    if not isinstance(value, str) and type(value) is not int:
        raise Rare
    form_of_number = None if isinstance(value, str) else plural(value)
    for key, form in forms:
        if key in (value, form_of_number):
            return form
    return other
