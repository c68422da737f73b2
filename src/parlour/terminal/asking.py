"""A form's open fields asked for one by one, by number. What may be chosen comes from the form alone."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from parlour.core.game import CommandWords
from parlour.core.house import terminal_says
from parlour.core.offers import Ask, Assign, Choose, Fixed, Form, Number, Pick, Piece, Text

Read = Callable[[str], Awaitable[str]]
MUCH = 60
"""How much of what sets a form apart is told in the list."""
NOTHING = "-"
"""Typed where words may be left out."""


class Cancelled(Exception):
    """An empty answer: the player has thought better of it."""


class Unclear(Exception):
    """What was typed is none of the choices."""


def titles(forms: Sequence[Form], words: Mapping[str, CommandWords], names: dict[str, str]) -> list[str]:
    """How the forms read in the list: each as short as it can be told from the others."""
    parts = [(form, words.get(form.command)) for form in forms]
    short = [title(*part, names) for part in parts]
    found = [
        text + _rest(*part, names) if short.count(text) > 1 or part[1] is None else text
        for text, part in zip(short, parts, strict=True)
    ]
    return _apart(found, forms, names)


def title(form: Form, words: CommandWords | None, names: dict[str, str]) -> str:
    """By its words, with what it fixes, or leaves a single choice for, in their places; else by its short name."""
    only = {field: ask.of[0] for field, ask in form.asks.items() if isinstance(ask, Pick) and len(ask.of) == 1}

    def filled(text: str) -> str:
        for field, value in (form.fixed | only).items():
            if value is not None:
                text = text.replace("{" + field + "}", _said(value, names))
        return text

    text = filled((words.own_title(form.fixed) or words.title) if words else form.command.replace("_", " "))
    if "{" in text and words and words.short:
        text = filled(words.short)
    return re.sub(r"\{\w+\}", "…", text)


def _rest(form: Form, words: CommandWords | None, names: dict[str, str]) -> str:
    """What a form fixes beside that."""
    if words and words.own_title(form.fixed):
        return ""
    told = [
        f"{field.replace('_', ' ')}: {_said(value, names)}"
        for field, value in form.fixed.items()
        if value is not None and (words is None or "{" + field + "}" not in words.title)
    ]
    return f" ({', '.join(told)})" if told else ""


def _said(value: Fixed, names: dict[str, str]) -> str:
    return terminal_says("yes" if value else "no") if isinstance(value, bool) else names.get(str(value), str(value))


def _apart(titles: list[str], forms: Sequence[Form], names: dict[str, str]) -> list[str]:
    """Forms that read alike are told apart by what they ask for differently: as much of it as it takes."""
    alike: dict[str, list[int]] = {}
    for at, one in enumerate(titles):
        alike.setdefault(one, []).append(at)
    found = list(titles)
    for same in [places for places in alike.values() if len(places) > 1]:
        asks = [forms[at].asks for at in same]
        unlike = [field for field in asks[0] if len({ask.get(field) for ask in asks}) > 1]
        for count in range(1, len(unlike) + 1):
            for at in same:
                asked = [forms[at].asks[field] for field in unlike[:count] if field in forms[at].asks]
                found[at] = f"{titles[at]} [{'; '.join([_of(ask, names) for ask in asked])}]"
            if len({found[at] for at in same}) == len(same):
                break
    return found


def _of(ask: Ask, names: dict[str, str]) -> str:
    """What an ask leaves open, in a few words."""
    if isinstance(ask, (Pick, Choose)):
        text = ", ".join([names.get(str(piece), str(piece)) for piece in ask.of])
        return text if len(text) <= MUCH else text[: MUCH - 1].rstrip(" ,") + "…"
    return (
        terminal_says("range", least=ask.least, most=ask.most) if isinstance(ask, Number) else terminal_says("in-words")
    )


def listed(pieces: tuple[Piece, ...], names: dict[str, str], worth: tuple[int, ...] = ()) -> str:
    rows = []
    for number, piece in enumerate(pieces, 1):
        counts = f" ({terminal_says('counts', worth=worth[number - 1])})" if worth else ""
        rows.append(f"    {number}. {names.get(str(piece), str(piece))}{counts}")
    return "\n".join(rows)


def picked(text: str, pieces: tuple[Piece, ...]) -> Piece:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= len(pieces):
        raise Unclear(terminal_says("number-please", least=1, most=len(pieces)))
    return pieces[int(text) - 1]


async def _choose(ask: Choose, question: str, names: dict[str, str], read: Read) -> Any:
    if not ask.of or not ask.most:
        return []
    exact = ask.least == ask.most
    hints = [terminal_says("choose-exactly" if exact else "choose", least=ask.least, most=ask.most)]
    hints += [terminal_says("choose-sum", reach=ask.reach)] if ask.reach else []
    hints += [terminal_says("choose-none")] if ask.least == 0 else []
    text = await read(f"  {question} {' '.join(hints)}\n{listed(ask.of, names, ask.worth)}\n")
    return [] if text == "0" else [picked(word, ask.of) for word in text.replace(",", " ").split()]


async def _pick(ask: Pick, question: str, names: dict[str, str], read: Read) -> Any:
    if len(ask.of) == 1:
        return ask.of[0]
    if isinstance(ask.of[0], bool):
        names = {"True": terminal_says("yes"), "False": terminal_says("no")}
    return picked(await read(f"  {question}\n{listed(ask.of, names)}\n"), ask.of)


async def _assign(ask: Assign, question: str, names: dict[str, str], read: Read) -> Any:
    pairs = []
    for piece, targets in ask.to:
        asked = terminal_says("assign", piece=names.get(str(piece), str(piece)))
        text = await read(f"  {question} {asked}\n{listed(targets, names)}\n")
        if text != "0":
            pairs.append([piece, picked(text, targets)])
    return pairs


async def _number(ask: Number, question: str, names: dict[str, str], read: Read) -> Any:
    hint = "number" if ask.suggest is None else "number-usual"
    asked = terminal_says(hint, least=ask.least, most=ask.most, usual=ask.suggest or 0)
    text = await read(f"  {question} {asked} ")
    try:
        return int(text)
    except ValueError:
        raise Unclear(terminal_says("number-please", least=ask.least, most=ask.most)) from None


async def _text(ask: Text, question: str, names: dict[str, str], read: Read) -> Any:
    hint = f" ({terminal_says('for-example', words=', '.join(ask.suggest))})" if ask.suggest else ""
    hint += f" ({terminal_says('leave-out', sign=NOTHING)})" if ask.least == 0 else ""
    text = await read(f"  {question}{hint} ")
    return "" if ask.least == 0 and text == NOTHING else text


_ASKERS: dict[type, Callable[..., Awaitable[Any]]] = {
    Choose: _choose, Pick: _pick, Assign: _assign, Number: _number, Text: _text,
}  # fmt: skip


async def command(form: Form, words: CommandWords | None, names: dict[str, str], read: Read) -> dict[str, Any]:
    """The command this form becomes, once its player has answered."""

    async def answer(question: str) -> str:
        text = (await read(question)).strip()
        if not text:
            raise Cancelled
        return text

    filled: dict[str, Any] = {"do": form.command, **form.fixed}
    for field, ask in form.asks.items():
        question = words.asks.get(field, field.replace("_", " ") + "?") if words else field.replace("_", " ") + "?"
        filled[field] = await _ask(ask, question, names, answer)
    if words and words.sure:
        yes = terminal_says("yes")
        if (await answer(f"  {words.sure} {terminal_says('sure', yes=yes)} ")).lower() not in ("y", "yes", yes):
            raise Cancelled
    return filled


async def _ask(ask: Ask, question: str, names: dict[str, str], answer: Read) -> Any:
    return await _ASKERS[type(ask)](ask, question, names, answer)
