"""20,000 messages that make no sense: each answered with a clear error or a closed connection, the table untouched."""

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from guests import Guest
from processes import Process, process_at

KEY = "domino-knights"
MESSAGES = 20_000
CLOSING = 0.5
"""How often, between twenty others, one is sent that may end the connection."""

ENDS: list[str | bytes] = [
    "",
    "{",
    "[]",
    "null",
    "42",
    '"hello"',
    "{}",
    '{"type":"do"}',
    '{"type":"hello","secret":"x"}',
    '{"id":7}',
    "\x00",
    "[" * 3000,
    '{"a":' * 1000,
    b"\xff\xfe\x00",
    b"\x80" * 100,
    "x" * 8193,
    "x" * 100_000,
    '{"type":"talk","id":"' + "i" * 70 + '","text":"x"}',
    '{"type":"\\ud83d"}',
    '{"type":"talk","text":"no id"}',
]


def anything(dice: random.Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = dice.randrange(9 if depth < 3 else 6)
    match kind:
        case 0:
            return None
        case 1:
            return dice.random() < 0.5
        case 2:
            return dice.choice([0, -1, 1, 3, 255, 2**31, -(2**63), 2**64, 10**40])
        case 3:
            return dice.choice([0.5, -1e300, 1e-300])
        case 4 | 5:
            return "".join(dice.choices(string.printable + "é♠\u202e\U0001f0a1", k=dice.randrange(12)))
        case 6 | 7:
            return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
        case _:
            keys = ("do", "type", "id", "card", "cards", "seat", "knights", "token", "what")
            return {dice.choice(keys): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


class Mischief:
    """Makes messages that must change nothing. The seat speaking is not asked for anything."""

    def __init__(self, dice: random.Random, decision: int) -> None:
        self.dice, self.decision = dice, decision

    def message(self, number: int) -> dict[str, Any]:
        dice, message_id = self.dice, f"g{number}"
        match dice.randrange(10):
            case 0:  # not a command
                return {"type": "do", "id": message_id, "command": anything(dice)}
            case 1:  # stale
                stale = dice.choice([-1, 0, self.decision - 1, self.decision + 1, 10**9])
                return {"type": "do", "id": message_id, "command": {"do": "pass"}, "decision": stale}
            case 2:  # a command of another's, of the clock's, or with another seat's pieces
                command = dice.choice(
                    [
                        {"do": "time_is_up", "what": "window", "token": 0},
                        {"do": "time_is_up", "what": "game", "token": 0},
                        {"do": "draw_cards", "from_discard": False},
                        {"do": "train", "recruit": "#1", "cards": ["7♣"]},
                        {"do": "attack", "target": "@0", "knights": ["[6:6]"]},
                        {"do": "discard", "cards": ["A♠"]},
                        {"do": "special", "card": "10♦", "target": "A♣"},
                        {"do": "end_attack"},
                        {"do": "order_graveyard", "order": []},
                    ]
                )
                return {"type": "do", "id": message_id, "command": command, "seat": 0}
            case 3:  # a known type with wrong fields
                kind = dice.choice(["sit", "do", "rewind", "consent", "look", "lines", "stops", "stand_in", "reissue"])
                return {
                    "type": kind,
                    "id": message_id,
                    dice.choice(["text", "to", "seat", "name", "when"]): anything(dice),
                }
            case 4:
                return {
                    "type": "talk",
                    "id": message_id,
                    "text": dice.choice(["", " ", "\u200b", "x" * 501, "x" * 7000]),
                }
            case 5:
                return {"type": "rewind", "id": message_id, "to": dice.choice([-1, 10**9, 2**62])}
            case 6:
                return {"type": "look", "id": message_id, "seq": dice.choice([-1, 0, 10**9])}
            case 7:
                kind = dice.choice(["start", "export", "consent", "stand_in", "reissue"])
                return {"type": kind, "id": message_id, "agree": True, "seat": dice.choice([-9, 0, 99]), "bot": True}
            case 8:
                return {"type": str(anything(dice)), "id": message_id, "x": anything(dice)}
            case _:
                return {
                    "type": "sit",
                    "id": message_id,
                    "name": dice.choice(["", " ", "x" * 41, "\u2028"]),
                    "entropy": "",
                }


async def opened_table(process: Process) -> tuple[Guest, list[tuple[str, str]]]:
    """Three people and a bot; who watches over it, and the other seats."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{process.port}") as http:
        opened = (
            await http.post(
                "/api/tables", json={"game": KEY, "players": 3, "bots": 0, "options": {"reactionSeconds": "0"}}
            )
        ).json()
    links = [(opened["table"], link["path"].partition("#")[2]) for link in opened["links"]]
    guests = [Guest(process.port, *link) for link in links[:3]]
    for guest in guests:
        await guest.come()
        await guest.wish("sit", name=f"P{guest.seat}", entropy="e")
        await guest.wish("stops", when="always")
    await guests[0].wish("start")
    for guest in guests:
        await guest.until(lambda g: g.frame)
    await guests[1].leave()
    await guests[2].leave()
    return guests[0], links


async def closes(guest: Guest, message: str | bytes) -> None:
    try:
        await guest.send(message)
    except ConnectionClosed:
        return
    await guest.until(lambda g: g.closed)


async def pester(
    process: Process, link: tuple[str, str], dice: random.Random, decision: int, count: int, first: int
) -> tuple[int, int]:
    """How many were answered, how many ended the connection."""
    mischief = Mischief(dice, decision)
    guest = Guest(process.port, *link)
    await guest.come()
    answered = ended = 0
    number = first
    while answered + ended < count:
        if dice.random() < CLOSING:
            await closes(guest, dice.choice(ENDS))
            assert guest.closed
            ended += 1
            guest = Guest(process.port, *link)
            await guest.come()
            continue
        batch = []
        for _ in range(min(20, count - answered - ended)):
            number += 1
            message = mischief.message(number)
            batch.append(guest.sent(message.pop("type"), **message))
        for answer in await asyncio.gather(*batch):
            if answer["type"] == "refused":
                assert answer["reason"] and answer["why"]
            else:
                assert answer["type"] in ("older", "done"), answer
                assert answer["type"] == "older" or answer.get("seq", -1) == -1, "a senseless message became an entry"
        answered += len(batch)
        guest.heard.clear()
    await guest.leave()
    return answered, ended


@pytest.mark.timeout(300)
def test_twenty_thousand_senseless_messages(tmp_path: Path) -> None:
    async def scenario(process: Process) -> None:
        watch, links = await opened_table(process)
        assert watch.frame is not None
        await watch.wish("talk", text="before")
        before = {**watch.frame, "lines": []}
        decision = before["decision"]
        # Whose turn it is could draw with sense; the host watches; the others and watchers have nothing sensible to
        # say.
        idle = [link for seat, link in enumerate(links) if seat not in (0, before["public"]["active"])]
        assert len(idle) >= 2
        answered = ended = 0

        async def wave(count: int, first: int) -> None:
            nonlocal answered, ended
            share = count // len(idle)
            waves = [
                pester(process, link, random.Random(first + n), decision, share, first + n * share)
                for n, link in enumerate(idle)
            ]
            for a, e in await asyncio.gather(*waves):
                answered, ended = answered + a, ended + e

        await wave(MESSAGES // 4, 0)
        warm = process.resident()
        await wave(MESSAGES * 3 // 4, 10**6)
        grown = process.resident() - warm
        assert answered + ended >= MESSAGES - 4 and ended > 200, (answered, ended)
        again = Guest(process.port, *links[0])
        await again.come()
        await again.until(lambda g: g.frame)
        assert again.frame is not None
        changed = {
            key: (again.frame[key], before[key])
            for key in before
            if key not in ("lines", "timers") and again.frame[key] != before[key]
        }
        assert not changed, json.dumps(changed)[:500]
        assert (await again.wish("talk", text="after"))["type"] == "done"
        assert grown < 8_000_000, f"memory grew by {grown / 1e6:.1f} MB"

    with process_at(tmp_path / "x.sqlite") as process:
        asyncio.run(asyncio.wait_for(scenario(process), 280))
