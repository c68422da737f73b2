"""Who asks for changes knows at every moment exactly what who is sent whole frames knows, from fewer bytes."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from guests import Guest, House, house_at, patched, run
from parlour.core.game import Game
from parlour.core.offers import Form, fill
from parlour.games import GAMES
from parlour.server.changes import Changes, different
from parlour.server.protocol_frames import Frame, Items, Parts
from parlour.table.moment import Place, with_place
from tale import TALE

GAMES_HERE: dict[str, Game] = {**GAMES, "tale": TALE}


def told(frame: dict[str, Any]) -> dict[str, Any]:
    """Without the lines, which one may have heard before, and the timers, which go on meanwhile."""
    return {key: value for key, value in frame.items() if key not in ("lines", "timers")}


async def acts(guest: Guest, game: Game, dice: random.Random) -> None:
    assert guest.frame is not None
    forms = await guest.forms("close", "close_table", "concede")
    if forms:
        await guest.do(**msgspec.to_builtins(fill(dice.choice(forms), game.commands, dice.random)))


async def tried(house: House, key: str) -> dict[str, Any]:
    opened: dict[str, Any] = (await house.http.post(f"/api/try/{key}", json={"name": "Gwen"}, timeout=60)).json()
    return opened


@pytest.mark.parametrize("key", list(GAMES_HERE))
def test_changes_put_together_are_the_whole_frames(key: str, tmp_path: Path) -> None:
    game, dice = GAMES_HERE[key], random.Random(3)

    async def scenario() -> None:
        async with house_at(tmp_path / "x", {key: game}) as house:
            opened = await tried(house, key)
            whole, slim = await house.guest(opened), await house.guest(opened, changes=True)
            for step in range(60):
                await acts(whole, game, dice)
                if step % 20 == 12:
                    await slim.leave()
                    slim = await house.guest(opened, since=whole.frame["seq"], changes=True)
            last = whole.frame["seq"]
            await slim.until(lambda g: g.frame is not None and g.frame["seq"] >= last)
            expected = {message["seq"]: told(message) for message in whole.heard if message["type"] == "frame"}
            frames = [message for message in slim.heard if message["type"] == "frame"]
            assert len(frames) > 3
            for message in frames:
                assert message["seq"] > last or told(message) == expected[message["seq"]]

    run(scenario)


def test_who_sits_down_during_play_is_shown_her_seat_whole(tmp_path: Path) -> None:
    """Also where a frame goes out after her seat is taken and before she is greeted there: both may be one transaction
    of the log."""

    async def scenario() -> None:
        async with house_at(tmp_path / "x", {"domino-knights": GAMES["domino-knights"]}) as house:
            opened = await house.open(4, game="domino-knights")
            first = await house.guest(opened)
            await first.wish("sit", name="Ann", entropy="")
            await first.wish("start")
            late = await house.guest(opened, 1, changes=True)
            await late.until(lambda g: g.frame is not None)
            assert late.frame["private"] is None
            room = house.lobby.room(opened["table"])
            while late.frame["private"] is None and not late.closed:  # the table may be moving on meanwhile
                shown = room.table.shown
                room.table.shown = msgspec.structs.replace(
                    shown, places=with_place(shown, 1, Place("Zoe", False, False, True))
                )
                room.stops_changed(1)
                await asyncio.sleep(0.2)
            assert not late.closed and late.frame["private"]["hand"]

    run(scenario)


def test_talk_sends_nothing_of_the_game_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated(2)
            slim = await house.guest(opened, changes=True)
            raw: list[dict[str, Any]] = []
            hear = slim._hear
            slim._hear = lambda message: (raw.append(message), hear(message))[1]  # type: ignore[method-assign, func-returns-value]
            await guests[1].wish("talk", text="Good evening")
            await slim.until(lambda g: any(line["line"]["text"] == "Good evening" for line in g.lines))
            assert [set(message) for message in raw if message["type"] == "change"] == [
                {"type", "seq", "head", "lines", "timers"}
            ]

    run(scenario)


def test_who_does_not_ask_is_sent_whole_frames(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, guests = await house.seated(2)
            secret = opened["links"][0]["path"].partition("#")[2]
            async with connect(f"ws://127.0.0.1:{house.port}/ws/{opened['table']}") as socket:
                await socket.send(json.dumps({"type": "hello", "secret": secret}))
                await guests[1].wish("talk", text="Good evening")
                kinds = [json.loads(await socket.recv())["type"] for _ in range(4)]
            assert kinds.count("frame") == 2 and "change" not in kinds

    run(scenario)


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    here: bool = False
    marks: tuple[int, ...] = ()


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    round: int
    people: tuple[Person, ...] = ()
    words: dict[str, str] = {}
    leader: Person | None = None
    scores: tuple[int, ...] = ()


def frame(public: Any = None, **more: Any) -> Frame:
    null = msgspec.Raw(b"null")
    fields = {"private": None, "offers": (), "can": (), "names": {}, "outcome": None, "open": null, **more}
    return Frame(
        1,
        "",
        0,
        public,
        prompt="",
        awaited=(),
        passes=False,
        lines=msgspec.Raw(b"[]"),
        timers=(),
        **fields,
    )


ANN, BEN = Person("c1", "Ann"), Person("c2", "Ben", True, (1, 2))


def test_what_changed_is_told_as_deep_as_it_goes() -> None:
    before = Seen(1, (ANN, BEN), {"a": "b"}, ANN, (1, 2))
    now = Seen(2, (Person("c1", "Ann", True), BEN), {"c": "d"}, Person("c1", "Anna"), ())
    found = Changes().between(frame(before), frame(now)).public
    assert found == Parts(
        {"round": 2},
        ("scores",),
        {"words": Parts({"c": "d"}, ("a",)), "leader": Parts({"name": "Anna"})},
        {"people": Items(into={"c1": Parts({"here": True})})},
    )


def test_who_comes_goes_and_changes_places_is_told_by_id() -> None:
    cat = Person("c3", "Cat")
    found = Changes().between(frame(Seen(1, (ANN, BEN))), frame(Seen(1, (cat, Person("c2", "Ben"))))).public
    assert found == Parts(items={"people": Items(("c3", "c2"), {"c3": cat}, {"c2": Parts(gone=("here", "marks"))})})
    assert Changes().between(frame(Seen(1, (ANN,))), frame(Seen(1))).public == Parts(gone=("people",))
    assert Changes().between(frame(Seen(1)), frame(Seen(1, (ANN,)))).public == Parts({"people": (ANN,)})


@pytest.mark.parametrize("seed", range(40))
def test_parts_make_the_next_frame_of_the_last(seed: int) -> None:
    dice = random.Random(seed)

    def some() -> Seen:
        people = [Person(f"c{n}", dice.choice("AB"), dice.random() < 0.5, (1,) * dice.randrange(2)) for n in range(4)]
        words = {key: dice.choice("xy") for key in "abc" if dice.random() < 0.5}
        shown = tuple(dice.sample(people, dice.randrange(4)))
        return Seen(dice.randrange(2), shown, words, dice.choice([None, *people]), (0,) * dice.randrange(3))

    def plain(value: Any) -> Any:
        return msgspec.json.decode(msgspec.json.encode(value))

    before, now = some(), some()
    assert patched(plain(before), plain(different(before, now))) == plain(now)


def test_names_are_put_and_gone() -> None:
    found = Changes().between(frame(names={"c1": "Ann", "c2": "Ben"}), frame(names={"c1": "Anna"}))
    assert found.names == Parts({"c1": "Anna"}, ("c2",))


def test_what_may_be_done_is_told_where_it_is_another() -> None:
    one, two = Form("one"), Form("two", {"at": 1})
    found = Changes().between(frame(offers=(one, two), can=("three",)), frame(offers=(two,), can=("three",)))
    assert (found.offers, found.can) == ((two,), msgspec.UNSET)
    found = Changes().between(frame(offers=(one, two), can=("three",)), frame(offers=(one, two), can=()))
    assert (found.offers, found.can) == (msgspec.UNSET, ())


def test_the_public_part_is_compared_once_for_all() -> None:
    before, now = frame(Seen(1)), frame(Seen(2))
    changes = Changes()
    first, second = changes.between(before, now), changes.between(before, now)
    assert first.public is second.public and first.public == Parts({"round": 2})
    assert changes.between(now, before).public == Parts({"round": 1})
    assert changes.between(now, now).public is msgspec.UNSET
