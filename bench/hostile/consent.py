"""Attacks on consent, luck and the past: a rewind nobody agreed to, a restored table's dice foretold, a past that reads
otherwise later."""

import asyncio
import json
import random
from typing import Any

from bench.hostile.house import House, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, client, seated, secret_of
from parlour.table.luck import Luck, mix

KEY = "domino-knights"
HASTY = "import parlour.table.rewind as r\nr.WAIT = 2.0\nfrom parlour.table.pace import Pace\n"
"""The absent are waited for two seconds instead of three minutes."""


async def _played(people: list[Person], moves: int = 6) -> None:
    """Something random is shown, so that going back needs everybody."""
    from bench.hostile.steady import _move

    dice = random.Random(4)
    for person in people:
        await person.wish("stops", when="always")
    for _ in range(moves):
        mover = next((p for p in people if p.welcome["seat"] in p.frame["awaited"] and p.frame["offers"]), None)
        if mover is None:
            break
        await _move(mover, people, dice)


def _rewound(person: Person) -> bool:
    return any(line.get("back", -1) >= 0 for line in person.lines)


@attack(
    "rewind: consent evaded",
    (
        "a bot on somebody, asking while they are away or reload, swapping the wish under an answer, asking again "
        "and again"
    ),
)
async def evaded(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "x.sqlite", patched=HASTY) as house:
        await _bot(house, found)
        await _reload(house, found)
        swapped = await _swapped(house, found, plan.count(20, 100))
        await _leaving(house, found)
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(
        f"of {plan.count(20, 100)} answers sent while the wish was swapped, {swapped} counted for the other wish"
    )


async def _bot(house: House, found: Findings) -> None:
    _, people = await seated(house.port, KEY, 3, "127.0.0.50")
    await _played(people)
    asker, _, victim = people
    start = asker.frame["seq"]
    await victim.leave()
    await asker.until(lambda p: not p.room["people"][2]["here"])
    bot = await asker.ask("stand_in", seat=2, bot=True)
    await asker.ask("rewind", to=start - 4)
    await people[1].ask("consent", agree=True, to=start - 4)
    await asyncio.sleep(0.5)
    found.check(not _rewound(asker), f"a bot ({bot['type']}) answered for somebody who had just left")


async def _reload(house: House, found: Findings) -> None:
    """The time for the absent is over, and somebody who is here and has not answered reloads."""
    _, people = await seated(house.port, KEY, 2, "127.0.0.51")
    await _played(people)
    asker, victim = people
    await asker.ask("rewind", to=asker.frame["seq"] - 3)
    await asyncio.sleep(2.5)
    found.check(not _rewound(asker), "somebody who is here was not waited for")
    victim.abort()
    await asyncio.sleep(0.3)
    found.check(not _rewound(asker), "a reload of 0.3 s, after the wait, counts as consent")


async def _swapped(house: House, found: Findings, times: int) -> int:
    """The victim agrees to one move back; meanwhile the asker asks for the beginning instead."""
    swapped = 0
    for number in range(times):
        _, people = await seated(house.port, KEY, 2, f"127.0.1.{number}")
        await _played(people, 5)
        asker, victim = people
        begin = asker.frame["seq"]
        await asker.ask("rewind", to=begin - 2)
        await victim.until(lambda p: p.room["rewind"] or _rewound(p))
        if victim.room["rewind"] is None:  # it was free
            continue
        seen = victim.room["rewind"]["to"]
        await asker.send({"type": "rewind", "id": "worse", "to": begin - 4})
        await victim.ask("consent", agree=True, to=seen)
        await asyncio.sleep(0.02)
        backs = [line["back"] for line in asker.lines if line.get("back", -1) >= 0]
        swapped += bool(backs and backs[-1] != seen)
        for person in people:
            person.abort()
    found.check(not swapped, "an answer counts for a wish its giver had not seen")
    return swapped


async def _leaving(house: House, found: Findings) -> None:
    """One agrees, the other leaves and comes back at the same moment, again and again."""
    opened, people = await seated(house.port, KEY, 3, "127.0.0.52")
    await _played(people)
    asker, friend, victim = people
    to = asker.frame["seq"] - 3
    await asker.ask("rewind", to=to)
    consenting = asyncio.create_task(friend.ask("consent", agree=True, to=to))
    for _ in range(8):
        victim.abort()
        victim = await Person(house.port, opened["table"], people[2].secret, "127.0.0.52").come()
    await consenting
    found.check(
        not _rewound(asker), "consent and leaving at the same moment rewound the table before the wait was over"
    )
    await victim.ask("consent", agree=False)
    again = [await asker.ask("rewind", to=to) for _ in range(5)]
    await asyncio.sleep(0.2)
    found.check(not _rewound(asker), f"asking again after a refusal rewound the table: {again[-1]['type']}")


@attack(
    "luck: foretold from a file",
    (
        "the dice of a restored table computed from the seeds in its file; the past read before and after renames "
        "and rewinds"
    ),
)
async def foretold(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "one.sqlite") as one, house_at(plan.folder / "two.sqlite") as two:
        _, people = await seated(one.port, "fate", 3)
        await people[0].wish("talk", text="/r 1d20")
        file = (await people[0].wish("backup"))["file"]
        async with client(two.port) as http:
            answer = (await http.post("/api/restore", content=file.encode())).json()
        host = await Person(two.port, answer["table"], secret_of(answer["mine"])).come()
        await host.until(lambda p: p.frame)
        right = 0
        for _ in range(20):
            seq = host.frame["seq"] + 1
            wanted = _foreseen(file, seq)
            done = await host.wish("talk", text="/r 1d20")
            await host.until(lambda p, seq=done["seq"]: p.frame["seq"] >= seq)  # type: ignore[misc]
            rolled = [line["line"] for line in host.lines if line["seq"] == done["seq"]]
            right += f"{wanted}" in _faces(rolled)
        found.check(right <= 5, f"{right} of 20 rolls were foretold")
        await _past(one, found, people)
    return found.result(f"{right} of 20 rolls came out as computed (1 expected by chance)")


def _foreseen(file: str, seq: int) -> int:
    header, *lines = [json.loads(line) for line in file.strip().split("\n")]
    entropy = bytes(32)
    for line in lines:
        entry = line.get("entry", {})
        if entry.get("kind") == "sat" and entry.get("entropy"):
            entropy = mix(entropy, entry["entropy"])
    return Luck(bytes.fromhex(header["seeds"][-1]), entropy, header["table"], seq).draw(bytes(range(20)), 1, ())[0] + 1


def _faces(lines: list[dict[str, Any]]) -> list[str]:
    text = json.dumps(lines)
    return ["".join(part) for part in __import__("re").findall(r"\d+", text)]


async def _past(house: House, found: Findings, people: list[Person]) -> None:
    """Everything read of the past stays as it was read, whoever is called what by now."""
    newest = people[0].frame["seq"]

    async def read(person: Person) -> list[Any]:
        again = await Person(house.port, person.table, person.secret).come()
        await again.until(lambda p: p.frame)
        looked = [await again.ask("look", seq=seq) for seq in range(4, newest + 1)]
        lines = (await again.ask("lines", before=newest + 1))["lines"]
        await again.leave()
        return [[(one.get("public"), one.get("private"), one.get("lines")) for one in looked], lines]

    before = [await read(person) for person in people]
    await people[1].ask("sit", name="Somebody Else", entropy="y")
    await people[0].ask("rewind", to=newest - 1)
    await people[2].ask("sit", name="P1", entropy="")
    after = [await read(person) for person in people]
    found.check(before == after, "the past reads otherwise after a rename and a rewind")
