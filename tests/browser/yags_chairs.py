"""People at a Yags table who speak to the server themselves, beside those with a browser: they set a scene up in a
second."""

from typing import Any

from browser.fugue_chairs import Chair
from browser.house import Stacked
from browser.yags_table import open_yags

ROOFS = {"obstruction": "light", "unstable": 5, "narrow": 5, "slippery": 0, "gap": 0, "windy": False, "dangerous": True}
PAIR = {"attribute": "Agility", "skill": "athletics"}


class Company:
    """A game master and players with ready-made characters, in a scene on the roofs with whoever the game master has
    called."""

    def __init__(self, house: Stacked, mains: tuple[str, ...], cast: tuple[str, ...] = (), **options: str) -> None:
        self.house = house
        self.links = open_yags(house.address, len(mains) + 1, **options)
        self.chairs = [Chair(link) for link in self.links[: len(mains) + 1]]
        for chair, name in zip(self.chairs, ("Gwen", "Ann", "Ben"), strict=False):
            chair.wish("sit", name=name, entropy="e")
        self.gm = self.chairs[0]
        self.gm.wish("start")
        for chair, key in zip(self.chairs[1:], mains, strict=True):
            chair.do("take_ready", key=key)
        for one in self.people():
            if one.get("stage", "ready") != "ready":
                self.gm.do("approve", who=one["id"])
        self.gm.do("start_session")
        for key in cast:
            self.gm.do("call_ready", hidden=False, key=key)
        here = [one["id"] for one in self.people()]
        self.gm.do(
            "open_scene",
            place="The roofs of Tannery Row",
            time="a grey noon",
            aim="Will the ledger reach the hearing?",
            here=here,
        )
        self.gm.do("set_ground", **ROOFS)

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()

    # What there is

    @property
    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.gm.look()["public"]
        return found

    def people(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.seen["creatures"]
        return found

    def who(self, name: str) -> str:
        """By the beginning of the name."""
        return str(next(one["id"] for one in self.people() if one["name"].startswith(name)))

    def of(self, who: str) -> Chair:
        """Who plays somebody."""
        return next((chair for chair in self.chairs[1:] if who in chair.look()["private"]["mine"]), self.gm)

    # What they do

    def act(self, name: str, command: str, **fields: Any) -> None:
        self.of(self.who(name)).do(command, who=self.who(name), **fields)

    def roll(self, name: str, face: int) -> None:
        """The die of one who rolls, as it was told to fall."""
        self.house.stack(str(face))
        who = self.who(name)
        at = next(at for at, side in enumerate(self.seen["check"]["sides"]) if side["who"] == who)
        self.of(who).do("roll", side=at)

    def race(self, one: str, other: str, name: str, **terms: Any) -> None:
        """First to two, with Agility and athletics."""
        pairs = {f"{side}_{field}": value for side in ("one", "other") for field, value in PAIR.items()}
        told = {"physical": False, "ends": "first", "goal": 2, "field": "freerunning", **terms}
        self.gm.do("start_race", one=self.who(one), other=self.who(other), name=name, **pairs, **told)

    def work(self, name: str) -> None:
        """The next check or turn of a task."""
        self.gm.do("work", task=next(one["task"]["id"] for one in self.seen["tasks"] if one["task"]["name"] == name))
