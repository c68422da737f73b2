"""The words one may type at the table besides numbers. Each is one message of the protocol."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.server import protocol as p
from parlour.table.luck import new_secret
from parlour.terminal.asking import Unclear

if TYPE_CHECKING:
    from parlour.terminal.client import Client


HELP = """  a number     do what the list offers        board        show the table and the list again
  say WORDS    talk to the table              log          the last lines
  rules [ID]   a rule, or all of them         rewind [N]   go back to just after entry N (alone: one entry)
  agree / decline   answer a wish to rewind   look N       the table after entry N
  stops concerned|able|always|never   when reactions wait for me
  sit NAME     take this seat                 start        begin (host)
  bot N / unbot N   a bot for seat N (host)   back         take my seat back from the bot
  export FILE  the finished game as a file    help, quit"""


class Over(Exception):
    """The person leaves, or the table has ended the connection."""


async def obey(client: "Client", text: str) -> None:
    word, _, rest = text.partition(" ")
    act = _WORDS.get(word.lower())
    if act is None:
        raise Unclear(f"{word}? `help` lists what can be typed.")
    await act(client, rest.strip())


def _number(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Unclear("A number, please.") from None


async def _help(client: "Client", rest: str) -> None:
    client.say(HELP)


async def _quit(client: "Client", rest: str) -> None:
    raise Over


async def _board(client: "Client", rest: str) -> None:
    client.show()


async def _say(client: "Client", rest: str) -> None:
    await client.wish(p.Talk, rest)


async def _log(client: "Client", rest: str) -> None:
    before = client.frame.seq + 1 if client.frame else 1 << 40
    answer = await client.wish(p.Lines, before)
    if isinstance(answer, p.Older):
        client.show_lines(answer.lines)


async def _rules(client: "Client", rest: str) -> None:
    if client.page is None:
        return
    found = [rule for rule in client.page.rulebook if not rest or rule.id.lower() == rest.lower()]
    if not found:
        raise Unclear(f"There is no rule {rest}.")
    for rule in found:
        client.say(f"{rule.id} {rule.title or rule.section}: {rule.text}")


async def _rewind(client: "Client", rest: str) -> None:
    to = _number(rest) if rest else (client.frame.seq - 1 if client.frame else -1)
    answer = await client.wish(p.Rewind, to)
    if isinstance(answer, p.Done) and answer.seq < 0:
        client.say("The others are asked.", "dim")


async def _agree(client: "Client", rest: str) -> None:
    await client.wish(p.Consent, True)


async def _decline(client: "Client", rest: str) -> None:
    await client.wish(p.Consent, False)


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


async def _export(client: "Client", rest: str) -> None:
    if not rest:
        raise Unclear("Into which file? `export FILE`.")
    answer = await client.wish(p.Export)
    if isinstance(answer, p.Exported):
        try:
            Path(rest).write_text(answer.file, encoding="utf-8")
        except OSError as error:
            raise Unclear(f"{rest}: {error.strerror}.") from None
        client.say(f"Saved as {rest}.")


_WORDS: dict[str, Callable[["Client", str], Awaitable[None]]] = {
    "help": _help, "?": _help, "quit": _quit, "exit": _quit, "board": _board, "say": _say, "talk": _say, "log": _log,
    "rules": _rules, "rule": _rules, "rewind": _rewind, "agree": _agree, "decline": _decline, "look": _look, "stops": _stops,
    "sit": _sit, "start": _start, "bot": _bot, "unbot": _unbot, "back": _back, "export": _export,
}  # fmt: skip
