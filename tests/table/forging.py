"""Finished games as files, and what somebody who wants to be believed might do to them: each forgery is hashed again
from end to end."""

import hashlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from laws.walk import pick
from parlour.core.offers import fill
from parlour.games import GAMES
from parlour.table import verify as verifier
from parlour.table.export import exported
from parlour.table.table import Table
from tables import do, lobby_at, opened, run, said
from tiny import TINY

Lines = list[dict[str, Any]]
Forgery = Callable[[dict[str, Any], Lines], None]
PLAYED = {**GAMES, "tiny": TINY}
OPTIONS = {
    "tiny": {"goal": "200"},
    "domino-knights": {"goal": "fameFirstTo", "fame": "yes", "fameGoal": "11"},
    "fate": {},
}


def finished(key: str, path: Path) -> str:
    """A whole game, with talk in it."""
    files: list[str] = []

    async def scenario() -> None:
        async with lobby_at(path, PLAYED) as lobby:
            table = await opened(lobby, 3, game=key, **OPTIONS[key])
            await said(table, 1, "I say so myself")
            await (told if table.game.about.master else played)(table)
            assert table.is_over
            files.append(exported(lobby.log, table.game, table.name))

    run(scenario)
    return files[0]


async def played(table: Table) -> None:
    rnd = random.Random(5)
    while not table.is_over:
        seat = table.game.awaited(table.head.state)[0]
        offers = [offer for offer in table.game.offers(table.head.state, seat) if offer.owed or table.game is not TINY]
        await do(table, seat, fill(pick(offers, rnd), table.game.commands, rnd.random))


async def told(table: Table) -> None:
    """The ready scene, random play until dice have fallen nine times, and then straight to the end."""
    game, rnd, thrown = table.game, random.Random(4), 0
    for seat, command in game.rehearsal(3):
        await do(table, seat, command)
    while not table.is_over:
        state = table.head.state
        seat = rnd.choice(game.awaited(state) or range(3))
        ending = [
            offer for offer in game.offers(state, state.desk.gm) if offer.command in ("close_table", "end_session")
        ]
        if thrown > 8 and ending:
            seat, offer = state.desk.gm, ending[0]
        else:
            offer = pick(
                [offer for offer in game.offers(state, seat) if offer.command != "close_table"],
                rnd,
                True,
                game.about.key,
            )
        done = await do(table, seat, fill(offer, game.commands, rnd.random))
        thrown += isinstance(done, int) and offer.command == "throw_dice"


def parsed(text: str) -> tuple[dict[str, Any], Lines]:
    header, *lines = [json.loads(line) for line in text.split("\n") if line]
    return header, lines


def written(header: dict[str, Any], lines: Lines, *, rehash: bool = True) -> str:
    if rehash:
        before = bytes(32)
        for line in lines:
            before = hashlib.sha256(before + verifier.canonical(line["entry"])).digest()
            line["hash"] = before.hex()
        header |= {"head": before.hex(), "entries": len(lines)}
    return "\n".join(json.dumps(part, ensure_ascii=False) for part in (header, *lines)) + "\n"


def forged(text: str, forgery: Forgery) -> str:
    header, lines = parsed(text)
    forgery(header, lines)
    return written(header, lines)


def in_middle(lines: Lines, kind: str, having: str = "seq") -> dict[str, Any]:
    """An entry of this kind that has this."""
    found: list[dict[str, Any]] = [
        line["entry"] for line in lines if line["entry"]["kind"] == kind and line["entry"].get(having)
    ]
    return found[len(found) // 2]


def holder(header: dict[str, Any], entry: dict[str, Any]) -> tuple[Any, Any]:
    """Where the first drawn number of an entry stands in its events."""
    for event in entry["events"]:
        for path in header["drawn"].get(event["event"], ()):
            *way, last = path.partition(" unless ")[0].replace("*", "0").split(".")
            at: Any = event
            for step in way:
                at = at[int(step)] if step.isdigit() else at.get(step, {})
            key = int(last) if last.isdigit() else last
            if at and (isinstance(at, list) or key in at):
                return at, key
    raise AssertionError(entry)


def altered_drawn(header: dict[str, Any], lines: Lines) -> None:
    at, key = holder(header, in_middle(lines, "played", "draws"))
    at[key] = (at[key] + 1) % 3


def true_for_one(header: dict[str, Any], lines: Lines) -> None:
    """In JSON true is not 1, in Python it is."""
    for line in lines:
        if line["entry"].get("draws"):
            at, key = holder(header, line["entry"])
            if at[key] in (0, 1):
                at[key] = bool(at[key])
                return
    at[key] = float(at[key])


def no_draws(header: dict[str, Any], lines: Lines) -> None:
    for line in lines:
        if "draws" in line["entry"]:
            line["entry"]["draws"] = []


def one_draw_less(header: dict[str, Any], lines: Lines) -> None:
    in_middle(lines, "played", "draws")["draws"].pop()


def drawn_twice(header: dict[str, Any], lines: Lines) -> None:
    """An event that tells of chance is told where nothing was drawn."""
    entry = in_middle(lines, "played", "draws")
    event = next(event for event in entry["events"] if event["event"] in header["drawn"])
    other = next(
        line["entry"] for line in lines if line["entry"]["kind"] == "played" and not line["entry"].get("draws")
    )
    other["events"].append(event)


def struck_seed(header: dict[str, Any], lines: Lines) -> None:
    header["seeds"] = None


def cut_off(header: dict[str, Any], lines: Lines) -> None:
    del lines[-4:]


def cut_off_with_its_seed(header: dict[str, Any], lines: Lines) -> None:
    del lines[-4:]
    header["seeds"] = None


def other_seat(header: dict[str, Any], lines: Lines) -> None:
    for line in lines:
        if line["entry"]["kind"] == "played" and line["entry"]["seat"] >= 0 and not line["entry"].get("draws"):
            line["entry"]["seat"] = (line["entry"]["seat"] + 1) % header["players"]


def other_event(header: dict[str, Any], lines: Lines) -> None:
    """Something chance has nothing to do with."""
    for line in lines:
        for event in line["entry"].get("events", []):
            if event["event"] not in (*header["drawn"], *header["ending"]) and isinstance(event.get("seat"), int):
                event["seat"] = (event["seat"] + 1) % header["players"]
                return
    in_middle(lines, "played", "events")["events"].append({"event": "session_ended", "session": 7})


def invented_talk(header: dict[str, Any], lines: Lines) -> None:
    in_middle(lines, "said")["text"] = "I never said that"


def other_name(header: dict[str, Any], lines: Lines) -> None:
    in_middle(lines, "sat")["name"] = "Somebody Else"


ALWAYS: tuple[Forgery, ...] = (altered_drawn, true_for_one, no_draws, one_draw_less, drawn_twice, struck_seed, cut_off)
"""What either program finds."""
BY_RULES: tuple[Forgery, ...] = (other_seat, other_event, other_name)
"""What the separate program finds only by a head."""
BY_HEAD: tuple[Forgery, ...] = (invented_talk, cut_off_with_its_seed)
"""What nobody finds without one."""
