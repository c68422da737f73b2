"""The wire of a game master's table read for leaks: whichever seat a connection looks through, it is sent that seat's
and no other's."""

import random
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from guests import Guest, house_at, run
from parlour.core.game import Game
from parlour.core.offers import Menu, fill
from parlour.games import GAMES
from parlour.table.history import History
from parlour.table.telling import tell
from tables import store_at
from tale import TALE

LED: dict[str, Game] = {**{key: game for key, game in GAMES.items() if game.about.master}, "tale": TALE}


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def acts(guest: Guest, game: Game, dice: random.Random) -> None:
    """Something offered, chosen at random; the story is not closed."""
    assert guest.frame is not None
    forms = await guest.forms("close", "close_table")
    if forms:
        await guest.do(**plain(fill(dice.choice(forms), game.commands, dice.random)))


def check(history: History, game: Game, heard: list[dict[str, Any]]) -> dict[str, int]:
    """Follow a connection from welcome to welcome: what it was sent is what its seat of that time may know."""
    counts: dict[str, int] = {}
    eyes: int | None = None
    acting = False
    newest = history.newest()
    at = cache(history.at)

    @cache
    def told(line: int, seq: int, eyes: int | None) -> list[Any]:
        """How an entry is told to these eyes when the table has come to `seq`."""
        return [plain(words) for words in tell(game, at(seq), history.entries(line - 1, line)[0], eyes)]

    for message in heard:
        kind = message["type"]
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "welcome":
            sees = message["seat"] is not None and (message["seat"] != message["home"] or message["name"])
            eyes = message["seat"] if sees else None
            acting = message["seat"] != message["home"]
        if kind in ("frame", "past"):
            state = at(message["seq"]).state
            assert message["public"] == plain(game.public(state))
            assert message["private"] == (None if eyes is None else plain(game.private(state, eyes))), (
                kind,
                eyes,
                message["seq"],
            )
            if kind == "frame":
                assert not (acting and at(message["seq"]).places[eyes].taken), "somebody sits there now"
                menu = Menu() if eyes is None else game.menu(state, eyes)
                assert (message["offers"], message["can"]) == (plain(menu.forms), plain(menu.open))
        for line in message.get("lines", ()) if kind in ("frame", "past", "older", "heard") else ():
            moments = range(line["seq"], newest + 1)
            assert any(line in told(line["seq"], seq, eyes) for seq in moments), (eyes, line)
    return counts


@pytest.mark.parametrize("key", list(LED))
def test_a_connection_is_sent_what_its_seat_may_know(key: str, tmp_path: Path) -> None:
    game, dice = LED[key], random.Random(8)
    streams: list[list[dict[str, Any]]] = []
    names: list[str] = []

    async def scenario() -> None:
        async with house_at(tmp_path / "x", {key: game}) as house:
            opened = (await house.http.post(f"/api/try/{key}", json={"name": "Gwen"}, timeout=60)).json()
            names.append(opened["table"])
            host, first, later, watcher = [await house.guest(opened, at, changes=at != 1) for at in (0, 1, 2, 5)]
            people = [host, first]
            streams.extend([guest.heard for guest in (host, first, later, watcher)])
            await first.wish("sit", name="Ann", entropy="")
            for step in range(70):
                await acts(dice.choice(people), game, dice)
                if step % 6 == 3:
                    free = [person["seat"] for person in host.room["people"] if not person["name"]]
                    await host.wish("act_as", seat=dice.choice([0, *free]))
                if step % 10 == 4:
                    await dice.choice(people).wish(
                        "talk", text=dice.choice(["/w Ann psst", "/gmr 4dF", "/br 2d6", "/sr d20", "aloud"])
                    )
                if step == 35:
                    await host.wish("act_as", seat=2)
                    await later.wish("sit", name="Zoe", entropy="")
                    people.append(later)
                if step % 20 == 15:
                    for guest in (*people, watcher):
                        await guest.wish("look", seq=max(guest.frame["seq"] - dice.randrange(15), 3))
                        await guest.wish("lines", before=guest.frame["seq"])

    run(scenario)
    log = store_at(tmp_path / "x")
    history = History(log, game, names[0])
    totals = [check(history, game, heard) for heard in streams]
    log.close()
    assert totals[0]["welcome"] > 8 and all(total["frame"] > 20 for total in totals)
