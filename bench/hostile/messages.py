"""Hostile messages: random, mutated and replayed, of every kind, over seats', watchers' and hosts' links."""

import asyncio
import collections
import contextlib
import copy
import json
import random
from typing import Any, get_args

import msgspec
from websockets.exceptions import ConnectionClosed

from bench.hostile.house import House, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, seated, secret_of
from parlour.core.offers import fill
from parlour.games import GAMES
from parlour.server import protocol

KINDS = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in get_args(protocol.ClientMessage)}
ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    2**31,
    2**53,
    -(2**63),
    2**64,
    10**400,
    1e308,
    -0.0,
    "",
    "x",
    "\x00",
    "\u202e",
    "x" * 5000,
    "é" * 500,
    [],
    {},
    [[]],
    [None] * 50,
    {"do": "pass"},
    {"do": None},
    {"do": "x" * 200},
    "k1",
    "@0",
    "#1",
    "7♣",
    -5,
    255,
    3.5,
    "../..",
    "' or 1=1 --",
    "<script>",
    "%s%n",
    "{}",
    "null",
]
RAW = [
    "",
    "{",
    "[]",
    "null",
    "[" * 5000,
    '{"a":' * 2000,
    '{"type":"do","id":"a","command":' + "[" * 3000,
    "\x00",
    "9" * 3000,
    '{"type":"talk","id":"a","text":"\\ud800"}',
    '{"type":"\\ud83d"}',
    "x" * 9000,
]
SPOILS = ("lines", "timers")


def odd(dice: random.Random) -> Any:
    return copy.deepcopy(dice.choice(ODD))


def nested(dice: random.Random, deep: int) -> Any:
    value: Any = odd(dice)
    for _ in range(deep):
        value = [value] if dice.random() < 0.5 else {dice.choice(["do", "x", "id"]): value}
    return value


class Mischief:
    def __init__(self, dice: random.Random, game: str) -> None:
        self.dice, self.game, self.number = dice, game, 0
        self.real: list[dict[str, Any]] = []
        """Messages with sense, to be sent again with a field changed."""

    def message(self, person: Person) -> str:
        dice = self.dice
        self.number += 1
        if dice.random() < 0.002:
            return dice.choice(RAW)
        made = self._real(person) if dice.random() < 0.5 else self._random()
        if dice.random() < 0.7:
            for _ in range(dice.choice([1, 1, 2])):
                made = self._spoilt(made)
        return json.dumps(made)

    def _random(self) -> dict[str, Any]:
        kind = self.dice.choice(list(KINDS))
        if kind in ("hello", "reissue"):  # the links are needed to the end
            kind = "look"
        return {"type": kind, **{field.rstrip("_"): odd(self.dice) for field in KINDS[kind]}, "id": f"m{self.number}"}

    def _real(self, person: Person) -> dict[str, Any]:
        offers = person.offered()
        if offers and self.dice.random() < 0.7:
            command = msgspec.to_builtins(fill(self.dice.choice(offers), GAMES[self.game].commands, self.dice.random))
            self.real.append({"type": "do", "id": f"m{self.number}", "command": command})
        if not self.real:
            return {"type": "lines", "id": f"m{self.number}", "before": 5}
        del self.real[:-50]
        return json.loads(json.dumps({**self.dice.choice(self.real), "id": f"m{self.number}"}))  # type: ignore[no-any-return]

    def _spoilt(self, message: dict[str, Any]) -> dict[str, Any]:
        """A field of it, or of its command, made odd, left out or added."""
        dice = self.dice
        inner = message.get("command")
        where = inner if isinstance(inner, dict) and dice.random() < 0.8 else message
        keys = [key for key in where if key not in ("type", "id")] or ["x"]
        key = dice.choice(keys)
        match dice.randrange(5):
            case 0:
                where.pop(key, None)
            case 1:
                where[dice.choice(["seat", "x", "do", "decision", "by"])] = odd(dice)
            case 2:
                where[key] = nested(dice, dice.choice([2, 5, 20, 60]))
            case _:
                where[key] = odd(dice)
        return message


class Pest(Person):
    """Counts what it is answered, by type."""

    answered: collections.Counter[str]

    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        self.answered[message["type"]] += str(message.get("id", "")).startswith("m")


async def _pester(
    house: House,
    table: str,
    secret: str,
    game: str,
    seed: int,
    count: int,
    found: Findings,
    answered: collections.Counter[str],
) -> None:
    dice = random.Random(seed)
    mischief = Mischief(dice, game)
    sent = 0
    while sent < count:
        person = Pest(house.port, table, secret, f"127.0.2.{seed % 250 + 1}")
        person.answered = answered
        await person.come()
        with contextlib.suppress(ConnectionClosed):
            while sent < count and not person.closed:
                await person.send('{"type":"resume","id":"r","how":"on"}')
                for _ in range(min(40, count - sent)):
                    await person.send(mischief.message(person))
                    sent += 1
                await person.forms()
                person.lines.clear()
                await asyncio.sleep(0)
        if person.gone.get("reason") == "trouble":
            found.check(False, f"{game}: a message was trouble for the house")
        with contextlib.suppress(ConnectionClosed, OSError):
            await person.leave()


@attack(
    "messages",
    "random, spoilt and replayed messages of every kind over host's, seats' and watching links of all five games",
)
async def messages(plan: Plan) -> Result:
    found, total, answered = Findings(), plan.count(20_000, 1_000_000), collections.Counter[str]()
    unbound = (
        "import parlour.cli as c\nreal = c.create_app\nfrom parlour.server.limits import Limits\n"
        "c.create_app = lambda *a: real(*a[:4], Limits(burst=10**9, rate=1e9, share=1000.0, studying=1000.0, "
        "files=10**6, chatter=10**6, tables=10**6))\n"
    )
    with house_at(plan.folder / "x.sqlite", patched=unbound) as house:
        tables = []
        for game in GAMES:
            opened, people = await seated(house.port, game, 3)
            links = [(secret_of(link), link) for link in opened["links"]]
            tables.append((game, opened["table"], links, people))
            for person in people:
                await person.leave()
        warm = total // 5
        share = len(tables) * 4
        for part, first in ((warm, 0), (total - warm, 1000)):
            jobs = [
                _pester(house, table, links[at][0], game, first + 10 * number + at, part // share, found, answered)
                for number, (game, table, links, _) in enumerate(tables) for at in range(4)
            ]  # fmt: skip
            await asyncio.gather(*jobs)
            if first == 0:
                before = house.resident()
        grown = house.resident() - before
        found.check(grown < 60 + total / 20_000, f"memory grew by {grown:.0f} MB")
        for game, table, links, _ in tables:
            person = await Person(house.port, table, links[0][0]).come()
            found.check(
                person.welcome or person.gone.get("reason") == "no_seat",
                f"{game}: the table does not open any more: {person.gone}",
            )
            await person.leave()
        troubles = house.troubles()
        found.check(not troubles, f"{len(troubles)} tracebacks: {sorted(set(troubles))[:3]}")
        said = [line for line in house.said.read_text().splitlines() if "failed" in line or "not dealt" in line]
        found.check(not said, f"{len(said)} lines of trouble: {sorted(set(said))[:2]}")
    verified = _verified(plan, found)
    told = f"{answered['done']} done, {answered['refused']} refused"
    found.check(answered.total() > 0.7 * total, f"only {answered.total()} were answered")
    return found.result(f"{total} messages, {told}; {grown:.0f} MB more; {verified} logs whole and by the rules")


def _verified(plan: Plan, found: Findings) -> int:
    """What came of it all is a table the rules agree with: each log passes what a file to be restored must pass."""
    from parlour.table.backup import NotRestored, backup, checked
    from parlour.table.store.sqlite import SqliteStore

    log, whole = SqliteStore(plan.folder / "x.sqlite"), 0
    for name in log.names():
        try:
            whole += checked(backup(log, name, 0, ""), GAMES).judged
        except NotRestored as wrong:
            found.check(False, f"a log is not by the rules: {wrong}")
    log.close()
    return whole
