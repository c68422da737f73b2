"""One hostile connection at full speed at a heavy table of a game master's, while another table plays: what that other
table feels."""

import asyncio
import collections
import contextlib
import itertools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from bench.hostile.heavy import ENTRIES, heavy_table
from bench.hostile.house import House, house_at
from bench.hostile.ledger import Plan, Result, attack
from bench.hostile.person import Person, client, secret_of
from bench.hostile.wire import HOSTILE, Attacker, compared
from parlour.core.offers import fill
from parlour.games import GAMES

ANSWERED: collections.Counter[str] = collections.Counter()
"""What the last attack was answered: one that is only refused shows nothing."""
SEATS = {"dice": 1}
"""By whose link, where it is not the host's: what a seat may say is counted."""
Messages = Callable[[Person, random.Random], dict[str, Any]]


def _pieces(person: Person) -> list[str]:
    return list(person.frame.get("names") or {}) or ["k1"]


def _legal(game: str) -> Messages:
    def message(person: Person, dice: random.Random) -> dict[str, Any]:
        offers = person.offered()
        if not offers:
            return {"type": "why", "piece": "k1"}
        return {
            "type": "do",
            "command": msgspec.to_builtins(fill(dice.choice(offers), GAMES[game].commands, dice.random)),
        }

    return message


def messages(game: str) -> dict[str, Messages]:
    return {
        "chronicle": lambda p, d: {"type": "chronicle", "form": d.choice(["md", "html"])},
        "look": lambda p, d: {"type": "look", "seq": d.randrange(10, ENTRIES)},
        "look near": lambda p, d: {"type": "look", "seq": ENTRIES - d.randrange(0, 60)},
        "lines": lambda p, d: {"type": "lines", "before": d.randrange(10, ENTRIES)},
        "about": lambda p, d: {"type": "about", "piece": d.choice(_pieces(p)) + d.choice(["", "x"])},
        "why": lambda p, d: {"type": "why", "piece": d.choice(_pieces(p))},
        "talk": lambda p, d: {"type": "talk", "text": "x" * 400},
        "dice": lambda p, d: {"type": "talk", "text": "/r 20d20 + 20d12"},
        "do": _legal(game),
        "previously": lambda p, d: {"type": "previously"},
        "stops": lambda p, d: {"type": "stops", "when": d.choice(["always", "never", "able"])},
        "pause": lambda p, d: {"type": d.choice(["pause", "resume"]), "how": "on"},
        "limits": lambda p, d: {"type": "limit", "what": "line", "text": f"{d.random()} " + "x" * 100},
        "act as": lambda p, d: {"type": "act_as", "seat": p.welcome["home"]},
        "sit": lambda p, d: {"type": "sit", "name": f"P{d.randrange(10**6)}", "entropy": "x" * 100},
        "rewind": lambda p, d: {"type": "rewind", "to": d.randrange(10, ENTRIES)},
        "sheet": lambda p, d: {"type": "sheet", "piece": d.choice(_pieces(p)), "form": GAMES[game].sheets[0].key},
    }


class Attacking(Person):
    def hear(self, message: dict[str, Any]) -> None:
        super().hear(message)
        if str(message.get("id", "")).startswith("x"):
            ANSWERED["refused" if message["type"] == "refused" else "answered"] += 1


def sending(opened: dict[str, Any], link: int, make: Messages) -> Attacker:
    """One connection that keeps within the number of messages it may send, and never waits for an answer."""
    numbers, dice = itertools.count(), random.Random(5)

    async def attacker(house: House) -> None:
        person = Attacking(house.port, opened["table"], secret_of(opened["links"][link]), HOSTILE)
        await person.come()
        await person.until(lambda p: p.frame or p.closed, 10)
        with contextlib.suppress(ConnectionClosed):
            await person.forms()
            for sent in itertools.count():
                await person.send(json.dumps({"id": f"x{next(numbers)}", **make(person, dice)}))
                person.lines.clear()
                await asyncio.sleep(0 if sent < 190 else 0.0202)
        person.abort()

    return attacker


def reconnecting(opened: dict[str, Any], link: int) -> Attacker:
    async def attacker(house: House) -> None:
        person = await Person(house.port, opened["table"], secret_of(opened["links"][link]), HOSTILE).come()
        ANSWERED["answered" if person.welcome else "refused"] += 1
        person.abort()

    return attacker


def _odds(game: str) -> Iterator[str]:
    """Questions that differ each time, with the largest numbers first."""
    for part in range(40):
        for question in GAMES[game].odds:
            numbers = [setting for setting in question.settings if setting.most > setting.least]
            given = "&".join([f"{one.key}={one.most - (one.most - one.least) * part // 40}" for one in numbers])
            yield f"/api/games/{game}/odds/{question.key}?{given}"


def asking(game: str) -> Attacker:
    async def attacker(house: House) -> None:
        async with client(house.port, HOSTILE) as http:
            for path in _odds(game):
                found = await http.get(path)
                ANSWERED["answered" if found.status_code == 200 else "refused"] += 1

    return attacker


def restoring(file: str) -> Attacker:
    """As often as one address may, and as the house lets it."""

    async def attacker(house: House) -> None:
        async with client(house.port, HOSTILE, 120) as http:
            found = await http.post("/api/restore", content=file.encode())
            ANSWERED["judged" if "whisper" in found.text else "refused"] += 1
        await asyncio.sleep(0.2)

    return attacker


async def _against(plan: Plan, game: str, moves: int) -> Result:
    database = plan.folder / "x.sqlite"
    opened = await heavy_table(database, game, moves)
    with house_at(database) as house:
        fresh = _another(await _saved(plan, game, moves))
        attackers = {name: sending(opened, SEATS.get(name, 0), make) for name, make in messages(game).items()}
        attackers |= {"coming and going": reconnecting(opened, 0), "odds": asking(game), "restores": restoring(fresh)}
        return await compared(house, plan.count(6, 20), attackers, answered=ANSWERED)


async def _saved(plan: Plan, game: str, moves: int) -> str:
    """The file of such a table in another house."""
    database = plan.folder / "other.sqlite"
    opened = await heavy_table(database, game, moves)
    with house_at(database) as house:
        host = await Person(house.port, opened["table"], secret_of(opened["links"][0])).come()
        await host.until(lambda p: p.frame)
        return str((await host.wish("backup"))["file"])


def _another(file: str) -> str:
    """A file that is wrong only in its last line, a whisper nobody whispered, which is looked at after all the work."""
    header, *lines = file.rstrip("\n").split("\n")
    known = json.loads(header)
    return "\n".join(
        [json.dumps({**known, "whispers": known["whispers"] + 1}), *lines, '{"whisper":3,"salt":"x","words":"x"}']
    )


@attack(
    "one connection: Fate",
    (
        "one connection at full speed with each kind of message, reconnecting, odds and restores, at a table of "
        "7,000 entries"
    ),
)
async def fate(plan: Plan) -> Result:
    return await _against(plan, "fate", plan.count(2500, 6000))


@attack("one connection: Yags", "the same at a table of Yags with a large menu")
async def yags(plan: Plan) -> Result:
    return await _against(plan, "yags", plan.count(1200, 3000))
