"""Hostile files: content-sets and sheets in every format, saved tables, exports: refused with a reason, within bounds,
or harmless."""

import collections
import contextlib
import io
import json
import random
import time
from typing import Any

from bench.hostile.heavy import heavy_table
from bench.hostile.house import ROOT, house_at
from bench.hostile.ledger import Findings, Plan, Result, attack
from bench.hostile.person import Person, client, secret_of
from bench.hostile.wire import HOSTILE
from parlour.core.offers import Text
from parlour.games import GAMES
from parlour.table.backup import NotRestored, checked

SLOWEST = 0.25
"""Seconds of the processor one file may cost the house."""
LAUGHS = (
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c '
    '"&b;&b;&b;&b;&b;&b;&b;&b;">]><yags><name>&c;</name></yags>'
)


def bombs(most: int) -> list[str]:
    whole = [
        "[" * (most - 1),
        "{" * 5000,
        '{"a":' * (most // 6),
        "a." * (most // 3) + "a=1",
        "[a" + ".a" * (most // 3) + "]\n",
        "a = " + "[" * 5000,
        "a = " + "{b=" * 3000,
        LAUGHS,
        LAUGHS.replace("ha", "x" * 2000),
        "<a>" * (most // 4),
        "<a " + "".join([f'b{n}="" ' for n in range(most // 10)]) + "/>",
        "9" * (most - 10),
        '{"a": 1e999999}',
        "a = " + "9" * 20_000,
        "a = '''" + "x" * (most - 20),
        '"' + "\\u0000" * (most // 7) + '"',
        "\x00" * 100,
        "\ufeff{}",
        "a=1\n" * (most // 4),
        "\n".join([f"[t{n}]" for n in range(most // 8)]),
        "\n".join([f"[[t]]\nx={n % 9}" for n in range(most // 10)]),
        "{" + ",".join([f'"k{n}":{n % 9}' for n in range(most // 10)]) + "}",
        "\n".join([f"{'a.' * 12}k{n} = 1" for n in range(most // 40)]),
        '{"$schema":"file:///etc/passwd"}',
        "%PDF-1.7",
        "PK\x03\x04",
    ]
    return [text[:most] for text in whole]


def spoilt(example: str, dice: random.Random) -> str:
    """The example with a few characters or lines changed, doubled or left out."""
    text = example
    for _ in range(dice.choice([1, 2, 5])):
        at = dice.randrange(len(text))
        match dice.randrange(5):
            case 0:
                text = text[:at] + dice.choice('{}[]"=<>,.\n\x00é9-') + text[at + 1 :]
            case 1:
                text = text[:at] + text[at + dice.randrange(40) :]
            case 2:
                text = text[:at] + text[at : at + 200] * dice.choice([2, 20]) + text[at:]
            case 3:
                text = (
                    text[:at]
                    + dice.choice(["-1", "99999999999", "true", "null", '""', "[]", "&lt;", "\u202e"])
                    + text[at:]
                )
            case _:
                lines = text.split("\n")
                dice.shuffle(lines)
                text = "\n".join(lines)
    return text


@attack(
    "files: sheets and stories",
    "bombs, spoilt examples and other formats' files as characters and content-sets of every game",
)
async def brought(plan: Plan) -> Result:
    found, dice = Findings(), random.Random(8)
    unbound = (
        "import parlour.cli as c\nreal = c.create_app\nfrom parlour.server.limits import Limits\n"
        "c.create_app = lambda *a: real(*a[:4], Limits(burst=10**9, rate=1e9, share=1000.0))\n"
    )
    told, worst, sent, taken = "", 0.0, 0, 0
    with house_at(plan.folder / "x.sqlite", patched=unbound) as house:
        for game in [key for key, one in GAMES.items() if one.about.master]:
            async with client(house.port) as http:
                opened = (await http.post(f"/api/try/{game}", json={})).json()
                if game == "fugue":
                    opened = (await http.post("/api/tables", json={"game": game, "players": 4, "bots": 0})).json()
            host = await Person(house.port, opened["table"], secret_of(opened["mine"])).come()
            if game == "fugue":
                await host.ask("sit", name="Ann", entropy="")
                await host.ask("start")
            await host.until(lambda p: p.frame)
            for command, field, most, example in await _doors(host):
                files = (
                    bombs(most)
                    + [spoilt(example, dice) for _ in range(plan.count(150, 1500))]
                    + [_examples()[d] for d in range(len(_examples()))]
                )
                for text in files:
                    before, begun = house.spent(), time.monotonic()
                    answer = await host.ask("do", command={"do": command, field: text})
                    cost, sent, taken = max(house.spent() - before, 0.0), sent + 1, taken + (answer["type"] == "done")
                    if cost > worst:
                        worst, told = cost, f"{game} {command} with {text[:20]!r} ({len(text)} characters)"
                    found.check(
                        answer["type"] in ("done", "refused"),
                        f"{game} {command}: {answer.get('reason')} after {time.monotonic() - begun:.1f} s",
                    )
                    found.check(
                        answer.get("reason") != "trouble", f"{game} {command}: the rules failed on {text[:40]!r}"
                    )
                    if host.closed:
                        await host.come()
            await host.leave()
        found.check(worst < SLOWEST, f"{worst:.2f} s for {told}")
        found.check(not house.troubles(), f"tracebacks: {sorted(set(house.troubles()))[:2]}")
    return found.result(
        f"{sent} files, {taken} of them let in; the dearest took {worst * 1000:.0f} ms of the processor: {told}"
    )


async def _doors(host: Person) -> list[tuple[str, str, int, str]]:
    """Commands that take a whole file: their name, the field, how long it may be, an example."""
    found = []
    for form in await host.forms():
        for field, ask in form.asks.items():
            if isinstance(ask, Text) and ask.most >= 5000 and ask.suggest:
                found.append((form.command, field, ask.most, ask.suggest[0]))
    return found


def _examples() -> list[str]:
    return [
        path.read_text(encoding="utf-8")
        for path in sorted((ROOT / "src/parlour/games").rglob("content/**/*.toml"))[:12]
    ]


def _rehashed(header: dict[str, Any], lines: list[dict[str, Any]]) -> str:
    import hashlib

    before, entries = bytes(32), 0
    for line in lines:
        if "entry" in line:
            text = json.dumps(line["entry"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            before = hashlib.sha256(before + text.encode()).digest()
            line["hash"], entries = before.hex(), entries + 1
    header |= {"head": before.hex(), "entries": entries}
    return (
        "\n".join(
            [json.dumps(part, sort_keys=True, separators=(",", ":"), ensure_ascii=False) for part in (header, *lines)]
        )
        + "\n"
    )


def _forged(file: str, dice: random.Random) -> tuple[str, str]:
    """One thing changed somewhere, everything hashed again; what was changed."""
    header, *lines = [json.loads(line) for line in file.strip().split("\n")]
    entries = [line for line in lines if "entry" in line]
    match dice.randrange(8):
        case 0:
            key = dice.choice(list(header))
            header[key] = dice.choice([None, 0, -1, "", "x", [], {}, 10**30, "0" * 64, ["0" * 64], True])
            return _rehashed(header, lines) if dice.random() < 0.5 else "\n".join(
                map(json.dumps, [header, *lines])
            ), f"header {key}"
        case 1:
            at = dice.randrange(1, len(entries))
            lines.remove(entries[at])
            return _rehashed(header, lines), "an entry left out"
        case 2:
            at = dice.randrange(1, len(entries) - 1)
            entries[at]["entry"], entries[at + 1]["entry"] = entries[at + 1]["entry"], entries[at]["entry"]
            return _rehashed(header, lines), "entries swapped"
        case _:
            entry = dice.choice(entries)["entry"]
            where, way = entry, entry["kind"]
            key: Any = dice.choice([key for key in entry if key not in ("kind",)])
            way = f"{way} {key}"
            while isinstance(where[key], dict | list) and where[key] and dice.random() < 0.85:
                where = where[key]
                key = dice.choice(list(where)) if isinstance(where, dict) else dice.randrange(len(where))
            old = where[key]
            where[key] = dice.choice(
                [
                    None,
                    0,
                    -1,
                    1,
                    7,
                    "",
                    "x",
                    [],
                    {},
                    10**30,
                    not old,
                    old + 1 if isinstance(old, int) else f"{old}x",
                    "\x1b[2J",
                    "\u202e",
                ]
            )
            return _rehashed(header, lines), way


@attack(
    "files: saved tables",
    (
        "tables saved, changed in one place and hashed again from end to end, then restored: chains, draws, seats, "
        "rewinds, seeds"
    ),
)
async def saved(plan: Plan) -> Result:
    found, dice = Findings(), random.Random(9)
    database = plan.folder / "one.sqlite"
    sources = [await heavy_table(database, key, 60, 70, 3) for key in GAMES]
    files = []
    with house_at(database) as house:
        for opened in sources:
            host = await Person(house.port, opened["table"], secret_of(opened["links"][0])).come()
            await host.until(lambda p: p.frame)
            await host.ask("talk", text="/w P1 a secret")
            files.append((await host.wish("backup"))["file"])
            await host.leave()
    unbound = (
        "import parlour.cli as c\nreal = c.create_app\nfrom parlour.server.limits import Limits\n"
        "c.create_app = lambda *a: real(*a[:4], Limits(tables=10**6, studying=1000.0))\n"
    )
    accepted: list[str] = []
    forgeries = plan.count(300, 3000)
    for number in range(forgeries):
        source = files[number % len(files)]
        text, what = _forged(source, dice)
        if _same(text, source):
            continue
        try:
            accepted += [what] if checked(text, GAMES).judged else [f"{what} (said to be unjudged)"]
        except NotRestored as wrong:
            found.check(str(wrong), f"{what} is refused without a reason")
        except Exception as error:
            found.check(False, f"{what}: {type(error).__name__}: {error}"[:100])
    with house_at(plan.folder / "two.sqlite", patched=unbound) as house:
        async with client(house.port, HOSTILE, 90) as http:
            for name, text in {
                "nothing": "",
                "a bomb of nesting": "[" * 10**6,
                "zeros": "\0" * 10**6,
                "no end": "{" + '"a":' * 10**5,
                "wide": "x" * 19_000_000,
            }.items():
                answer = await http.post("/api/restore", content=text.encode())
                found.check(answer.status_code in (400, 422), f"{name} was answered with {answer.status_code}")
            for file in files:
                honest = await http.post("/api/restore", content=file.encode())
                found.check(honest.status_code in (201, 409), f"an honest file is not restored: {honest.text[:150]}")
        found.check(not house.troubles(), f"tracebacks: {sorted(set(house.troubles()))[:2]}")
    known = ", ".join([f"{what} {count}" for what, count in sorted(collections.Counter(accepted).items())])
    return found.result(f"{forgeries} forgeries, let in: {known or 'none'}")


def _same(text: str, source: str) -> bool:
    """What was changed is what it was before."""
    return [json.loads(line) for line in text.strip().split("\n")] == [
        json.loads(line) for line in source.strip().split("\n")
    ]


@attack("files: exports", "finished games changed in one place and hashed again, given to both verifiers")
async def exports(plan: Plan) -> Result:
    import sys

    from bench.hostile.house import ROOT

    sys.path.insert(0, str(ROOT / "tests"))
    from parlour import cli
    from parlour.table import verify as verifier
    from table.forging import parsed

    found, dice = Findings(), random.Random(10)
    text = await _finished(plan)
    path = plan.folder / "game.jsonl"
    passed: dict[str, list[str]] = {"verify.py": [], "parlour verify": []}
    head = parsed(text)[1][-1]["hash"]
    for number in range(plan.count(120, 1000)):
        forged, what = _forged(text, dice)
        if _same(forged, text):
            continue
        path.write_text(forged, encoding="utf-8")
        for name in passed:
            for more in ((), ("--head", head)):
                told = io.StringIO()
                try:
                    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
                        code = (
                            verifier.main([str(path), *more])
                            if name == "verify.py"
                            else cli.main(["verify", str(path), *more])
                        )
                except BaseException as error:
                    found.check(False, f"{name} fell over {what}: {type(error).__name__}")
                    continue
                if more:
                    found.check(
                        code != 0 or parsed(forged)[1] == parsed(text)[1],
                        f"{name} with the head believes {what} ({number})",
                    )
                elif code == 0:
                    passed[name].append(what)
    told_ = "; ".join(
        [f"{name} without a head passes {len(what)} ({', '.join(sorted(set(what)))})" for name, what in passed.items()]
    )
    return found.result(told_)


async def _finished(plan: Plan) -> str:
    import asyncio

    from table.forging import finished

    return await asyncio.to_thread(finished, "domino-knights", plan.folder / "finished.sqlite")
