"""Attacks on authority: guessed and ended links, watchers, a host who reloads, codes, files, names. Nobody may do what
is not theirs."""

import asyncio
import random
import string
from typing import Any

from bench.hostile.house import House, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, client, knocks, open_table, post, seated, secret_of

KEY = "domino-knights"
LETTERS = string.ascii_letters + string.digits + "-_"
WISHES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("sit", {"name": "Thief", "entropy": "x"}),
    ("do", {"command": {"do": "pass"}}),
    ("why", {"piece": "7♣"}),
    ("talk", {"text": "hello"}),
    ("talk", {"text": "/w P1 psst"}),
    ("talk", {"text": "/r 2d6"}),
    ("rewind", {"to": 4}),
    ("consent", {"agree": True}),
    ("withdraw", {}),
    ("stops", {"when": "always"}),
    ("start", {}),
    ("stand_in", {"seat": 1, "bot": True}),
    ("stand_in", {"seat": 0, "bot": False, "level": "easy"}),
    ("take_back", {}),
    ("reissue", {"seat": 0}),
    ("reissue", {"seat": -1}),
    ("recovery", {}),
    ("export", {}),
    ("act_as", {"seat": 1}),
    ("limit", {"what": "line", "text": "x"}),
    ("pause", {}),
    ("resume", {"how": "on"}),
    ("backup", {}),
    ("sheet", {"piece": "k1", "form": "json"}),
)
POWERS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("start", {}),
    ("reissue", {"seat": 0}),
    ("reissue", {"seat": 1}),
    ("reissue", {"seat": -1}),
    ("recovery", {}),
    ("backup", {}),
    ("stand_in", {"seat": 0, "bot": True}),
    ("stand_in", {"seat": 2, "bot": True}),
    ("stand_in", {"seat": 0, "bot": True, "level": "easy"}),
    ("act_as", {"seat": 0}),
    ("act_as", {"seat": 2}),
)


@attack(
    "links: guessed",
    "secrets, codes and file addresses guessed, shortened, changed by a letter, taken from another table",
)
async def guessed(plan: Plan) -> Result:
    found, dice = Findings(), random.Random(1)
    with house_at(plan.folder / "x.sqlite") as house:
        opened, people = await seated(house.port, KEY, 3)
        other = await open_table(house.port, KEY, 3)
        true = secret_of(opened["links"][0])
        guesses = [
            "",
            true[:-1],
            true + "A",
            true.swapcase(),
            true[::-1],
            f" {true}",
            "null",
            "' or 1=1 --",
            secret_of(other["links"][0]),
            opened["table"],
        ]
        guesses += [
            true[:n] + dice.choice(LETTERS.replace(true[n], "")) + true[n + 1 :] for n in range(0, len(true), 4)
        ]
        guesses += ["".join(dice.choices(LETTERS, k=43)) for _ in range(plan.count(200, 2000))]
        for at in range(0, len(guesses), 50):
            for answer in await asyncio.gather(
                *[knocks(house.port, opened["table"], guess, "127.0.0.2") for guess in guesses[at : at + 50]]
            ):
                found.check(
                    answer["type"] == "gone" and answer["reason"] == "no_seat",
                    f"a guess was answered with {answer.get('reason', 'a welcome')}",
                )
        code = (await people[0].wish("recovery"))["code"]
        codes = [
            code[:-1],
            code + "x",
            code.replace("-", ""),
            f"{other['table']}-{code.partition('-')[2]}",
            opened["table"],
            f"{opened['table']}-",
            "-",
        ]
        codes += [
            f"{opened['table']}-" + "-".join(["".join(dice.choices("abcdefgh23456789", k=5)) for _ in range(4)])
            for _ in range(60)
        ]
        answers = [(await post(house.port, "/api/recover", "127.0.0.2", code=guess)).status_code for guess in codes]
        found.check(set(answers) <= {404, 429}, f"codes were answered with {sorted(set(answers))}")
        found.check(answers.count(404) <= 30 and 429 in answers, "guessing codes is not limited")
        await _codes(house, found, opened, people, code)
        await _files(house, found, people[0], dice)
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result(f"{len(guesses)} secrets, {len(codes)} codes, 200 file addresses")


async def _codes(house: House, found: Findings, opened: dict[str, Any], people: list[Person], code: str) -> None:
    """A code works once, ends the old link, and an older code ends with a newer one."""
    newer = (await people[0].wish("recovery"))["code"]
    found.check((await post(house.port, "/api/recover", code=code)).status_code == 404, "an older code is still good")
    answer = await post(house.port, "/api/recover", code=newer.upper())
    found.check(answer.status_code == 201, "the newest code is not good")
    await people[0].until(lambda p: p.closed)
    found.check(
        (await knocks(house.port, opened["table"], people[0].secret)).get("reason") == "no_seat",
        "the host's old link still opens",
    )
    found.check((await post(house.port, "/api/recover", code=newer)).status_code == 404, "a code works twice")
    people[0] = await Person(house.port, opened["table"], secret_of(answer.json()["mine"])).come()
    found.check(people[0].welcome.get("host"), "the recovered link is not the host's")
    both = [(await people[0].wish("recovery"))["code"]]
    raced = await asyncio.gather(
        *[post(house.port, "/api/recover", f"127.0.0.{n}", code=both[0]) for n in range(30, 40)]
    )
    good = [answer for answer in raced if answer.status_code == 201]
    working = [
        answer
        for answer in good
        if (await knocks(house.port, opened["table"], secret_of(answer.json()["mine"])))["type"] == "welcome"
    ]
    found.check(
        len(good) == 1 and len(working) == 1,
        f"one code, used ten times at once, was good {len(good)} times; {len(working)} of the links open",
    )
    if working:
        people[0] = await Person(house.port, opened["table"], secret_of(working[0].json()["mine"])).come()


async def _files(house: House, found: Findings, host: Person, dice: random.Random) -> None:
    async with client(house.port, "127.0.0.2") as http:
        for _ in range(200):
            token = "".join(dice.choices(LETTERS, k=43))
            found.check((await http.get(f"/files/{token}")).status_code == 404, "a guessed file address was answered")
        answer = await host.ask("backup")
        found.check((await http.get(answer["path"])).status_code == 200, "a file cannot be fetched")
        found.check((await http.get(answer["path"])).status_code == 404, "a file address works twice")


@attack("links: watching and ended", "a watching link and links that were replaced try every message there is")
async def watching(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "x.sqlite") as house:
        for game in (KEY, "fate"):
            opened, people = await seated(house.port, game, 3)
            watcher = await Person(house.port, opened["table"], secret_of(opened["links"][-1]), "127.0.0.2").come()
            await watcher.until(lambda p: p.frame)
            before = people[0].frame["seq"]
            found.check(
                watcher.frame["private"] is None and not watcher.frame["offers"], "a watcher is shown what is a seat's"
            )
            for kind, fields in WISHES:
                answer = await watcher.ask(kind, **fields)
                found.check(
                    answer["type"] == "refused" and answer["why"],
                    f"a watcher's {kind} was answered with {answer['type']}",
                )
            again = await Person(house.port, opened["table"], people[1].secret).come()
            await again.until(lambda p: p.frame)
            found.check(again.frame["seq"] == before, "a watcher has changed the table")
            await _ended(house, found, opened, people)
    return found.result()


async def _ended(house: House, found: Findings, opened: dict[str, Any], people: list[Person]) -> None:
    for seat, person in ((1, people[1]), (-1, None)):
        old = person.secret if person else secret_of(opened["links"][-1])
        answer = await people[0].wish("reissue", seat=seat)
        found.check(answer["type"] == "reissued", "the host cannot renew a link")
        if person is not None:
            await person.until(lambda p: p.closed)
        found.check(
            (await knocks(house.port, opened["table"], old)).get("reason") == "no_seat", "a replaced link still opens"
        )
        found.check(
            (await knocks(house.port, opened["table"], secret_of(answer["link"])))["type"] == "welcome",
            "the new link does not open",
        )
    held = await Person(house.port, opened["table"], people[2].secret).come()
    sending = [asyncio.create_task(held.ask("talk", text=f"still here {n}")) for n in range(20)]
    await people[0].wish("reissue", seat=2)
    heard = len([answer for answer in await asyncio.gather(*sending) if answer["type"] == "done"])
    await held.until(lambda p: p.closed)
    found.check(
        held.gone.get("reason") == "reissued",
        f"whoever came by a replaced link is not told so ({heard} messages were heard before)",
    )


@attack(
    "links: while the host reloads",
    "a seated player tries every power of the host's in gaps of 0.05 to 1 s, at 5 tables",
)
async def reloading(plan: Plan) -> Result:
    found, dice = Findings(), random.Random(2)
    with house_at(plan.folder / "x.sqlite") as house:

        async def table(number: int) -> None:
            started = number % 2 == 0
            opened, (host, thief, third) = await seated(
                house.port, KEY if number < 3 else "fate", 3, f"127.0.0.{40 + number}", start=started
            )
            for gap in (0.05, 0.2, 0.5, 1.0):
                await host.leave()
                end = asyncio.get_running_loop().time() + gap * (0.8 + 0.2 * dice.random())
                while asyncio.get_running_loop().time() < end:
                    for kind, fields in POWERS:
                        answer = await thief.ask(kind, **fields)
                        await asyncio.sleep(0.015)
                        found.check(
                            answer["type"] == "refused",
                            f"while the host was away for {gap} s, {kind} {fields} was {answer['type']}",
                        )
                await host.come()
                found.check(host.welcome.get("host") and not host.gone, "the host's link is not good any more")
            links = [secret_of(link) for link in opened["links"]]
            opens = [(await knocks(house.port, opened["table"], secret))["type"] for secret in links]
            found.check(set(opens) == {"welcome"}, f"links after it all: {opens}")
            await third.leave()

        await asyncio.gather(*[table(number) for number in range(5)])
        found.check(not house.troubles(), f"tracebacks: {house.troubles()[:1]}")
    return found.result()


ALIKE = (
    "P0",
    "p0",
    " P0 ",
    "Ｐ0",
    "P0\u200d",
    "P0\u2060",
    "P0\ufe0f",
    "\u202eP0",
    "P0\u0000",
    "P0\u3000",
    "P0\U000e0001",
)
LOOKS = ("Р0", "PO", "P٠", "P0.")
RESERVED = ("Host", "host", "The host", "Parlour", "Somebody")


@attack(
    "links: names taken",
    (
        "another seat's name, in other cases, widths, with invisible letters; the host's title; look-alikes of "
        "other scripts"
    ),
)
async def names(plan: Plan) -> Result:
    found = Findings()
    with house_at(plan.folder / "x.sqlite") as house:
        _, people = await seated(house.port, KEY, 3)
        taken = []
        for name in ALIKE:
            answer = await people[1].ask("sit", name=name, entropy="")
            found.check(answer["type"] == "refused", f"{name!r} passes for P0")
            await people[1].ask("sit", name="P1", entropy="")
        for name in (*LOOKS, *RESERVED):
            if (await people[1].ask("sit", name=name, entropy=""))["type"] == "done":
                taken.append(name)
            await people[1].ask("sit", name="P1", entropy="")
    return found.result(f"look-alikes that are let through: {', '.join(map(ascii, taken)) or 'none'}")
