"""The words one may type at the table besides numbers. Each is one message of the protocol."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from parlour.core.house import terminal_says
from parlour.server import protocol as p
from parlour.table.luck import new_secret
from parlour.terminal.asking import Unclear

if TYPE_CHECKING:
    from parlour.terminal.client import Client


class Over(Exception):
    """The person leaves, or the table has ended the connection."""


async def obey(client: "Client", text: str) -> None:
    if text.startswith("/"):
        return await _say(client, text)
    word, _, rest = text.partition(" ")
    act = _WORDS.get(word.lower())
    if act is None:
        raise Unclear(terminal_says("unknown-word", word=word))
    return await act(client, rest.strip())


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Unclear(terminal_says("a-number-please")) from None


async def _help(client: "Client", rest: str) -> None:
    client.say(terminal_says("help"))


async def _quit(client: "Client", rest: str) -> None:
    raise Over


async def _board(client: "Client", rest: str) -> None:
    client.show()


async def _say(client: "Client", rest: str) -> None:
    await client.wish(p.Talk, rest, client.speaks_as)


async def _speak(client: "Client", rest: str) -> None:
    client.speaks_as = rest
    client.say(terminal_says("speaks-as", name=rest) if rest else terminal_says("speaks-as-self"), "dim")


async def _act(client: "Client", rest: str) -> None:
    home = client.welcome.home if client.welcome else None
    await client.wish(p.ActAs, home if rest in ("home", "") else _number(rest) - 1)


async def _touch(client: "Client", rest: str) -> None:
    await client.wish(p.Pause)


async def _resume(client: "Client", rest: str) -> None:
    await client.wish(p.Resume, "on")


async def _skip(client: "Client", rest: str) -> None:
    await client.wish(p.Resume, "skipped")


async def _line(client: "Client", rest: str) -> None:
    await client.wish(p.Limit, "line", rest)


async def _veil(client: "Client", rest: str) -> None:
    await client.wish(p.Limit, "veil", rest)


async def _lift(client: "Client", rest: str) -> None:
    veils = [veil.casefold() for veil in client.room.veils] if client.room else []
    await client.wish(p.Limit, "veil" if rest.casefold() in veils else "line", rest, True)


async def _about(client: "Client", rest: str) -> None:
    answer = await client.wish(p.AboutPiece, rest)
    if isinstance(answer, p.Older):
        client.show_lines(answer.lines)


async def _can(client: "Client", rest: str) -> None:
    """By the name it has in the lists, or as the table calls it."""
    if not rest:
        raise Unclear(terminal_says("which-piece"))
    await client.choose((), int(rest) if rest.isascii() and rest.isdigit() else rest)


async def _previously(client: "Client", rest: str) -> None:
    answer = await client.wish(p.Previously)
    if isinstance(answer, p.Story):
        client.say("\n".join([answer.title, *answer.lines]) if answer.lines else terminal_says("no-session"))


async def _log(client: "Client", rest: str) -> None:
    before = client.frame.seq + 1 if client.frame else 1 << 40
    answer = await client.wish(p.Lines, before)
    if isinstance(answer, p.Older):
        client.show_lines(answer.lines)


async def _rules(client: "Client", rest: str) -> None:
    if client.page is None:
        return
    found = [rule for rule in client.rules() if not rest or rule.id.lower() == rest.lower()]
    if not found:
        raise Unclear(terminal_says("no-rule", rule=rest))
    for rule in found:
        client.say(f"{rule.id} {rule.title or rule.section}: {rule.text}")


async def _rewind(client: "Client", rest: str) -> None:
    to = _number(rest) if rest else (client.frame.seq - 1 if client.frame else -1)
    await client.wish(p.Rewind, to)


async def _agree(client: "Client", rest: str) -> None:
    asked = client.room.rewind if client.room else None
    if asked is None:
        raise Unclear(terminal_says("nobody-asks"))
    await client.wish(p.Consent, True, asked.to)


async def _decline(client: "Client", rest: str) -> None:
    await client.wish(p.Consent, False)


async def _withdraw(client: "Client", rest: str) -> None:
    await client.wish(p.Withdraw)


async def _recovery(client: "Client", rest: str) -> None:
    answer = await client.wish(p.Recovery)
    if isinstance(answer, p.Code):
        client.say(terminal_says("code", code=answer.code))


async def _look(client: "Client", rest: str) -> None:
    answer = await client.wish(p.Look, _number(rest))
    if isinstance(answer, p.Past):
        client.show_past(answer)


async def _stops(client: "Client", rest: str) -> None:
    await client.wish(p.Stops, rest)


async def _sit(client: "Client", rest: str) -> None:
    await client.wish(p.Sit, rest, new_secret())


async def _start(client: "Client", rest: str) -> None:
    await client.wish(p.Start)


async def _bot(client: "Client", rest: str) -> None:
    await client.wish(p.StandIn, _number(rest) - 1, True)


async def _unbot(client: "Client", rest: str) -> None:
    await client.wish(p.StandIn, _number(rest) - 1, False)


async def _back(client: "Client", rest: str) -> None:
    await client.wish(p.TakeBack)


async def _save(client: "Client", path: str, wish: type[Any], *values: Any) -> None:
    if not path:
        raise Unclear(terminal_says("which-file"))
    answer = await client.wish(wish, *values)
    if isinstance(answer, p.Exported):
        try:
            Path(path).write_bytes(await asyncio.to_thread(client.fetch, answer.path))
        except OSError as error:
            raise Unclear(f"{path}: {error.strerror or error}.") from None
        client.say(terminal_says("saved", path=path))


async def _export(client: "Client", rest: str) -> None:
    await _save(client, rest, p.Export)


async def _chronicle(client: "Client", rest: str) -> None:
    await _save(client, rest, p.Chronicle, "html" if rest.endswith(".html") else "md")


async def _backup(client: "Client", rest: str) -> None:
    await _save(client, rest, p.Backup)


async def _sheet(client: "Client", rest: str) -> None:
    piece, _, more = rest.partition(" ")
    form, _, path = more.partition(" ")
    await _save(client, path.strip(), p.Sheet, piece, form)


_WORDS: dict[str, Callable[["Client", str], Awaitable[None]]] = {
    "help": _help,
    "?": _help,
    "quit": _quit,
    "exit": _quit,
    "board": _board,
    "say": _say,
    "talk": _say,
    "log": _log,
    "rules": _rules,
    "rule": _rules,
    "rewind": _rewind,
    "agree": _agree,
    "decline": _decline,
    "withdraw": _withdraw,
    "recovery": _recovery,
    "look": _look,
    "stops": _stops,
    "sit": _sit,
    "start": _start,
    "bot": _bot,
    "unbot": _unbot,
    "back": _back,
    "export": _export,
    "speak": _speak,
    "act": _act,
    "x": _touch,
    "resume": _resume,
    "skip": _skip,
    "line": _line,
    "veil": _veil,
    "lift": _lift,
    "about": _about,
    "can": _can,
    "previously": _previously,
    "chronicle": _chronicle,
    "backup": _backup,
    "sheet": _sheet,
}
