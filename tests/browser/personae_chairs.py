"""People at a Personae table who speak to the server themselves, beside those with a browser: they set a scene up in a
second."""

from typing import Any

from browser.fugue_chairs import Chair
from browser.house import Stacked
from browser.personae_table import SAID, open_personae


class Company:
    """A game master and players with ready-made characters, in a scene with whoever the game master has called."""

    def __init__(
        self, house: Stacked, mains: tuple[str, ...], cast: tuple[str, ...] = (), zones: str = "", **options: str
    ) -> None:
        self.house = house
        self.links = open_personae(house.address, len(mains) + 1, **{**SAID, **options})
        self.chairs = [Chair(link) for link in self.links[: len(mains) + 1]]
        for chair, name in zip(self.chairs, ("Gwen", "Ann", "Ben", "Cy"), strict=False):
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
            place="The Shut Lock",
            time="an hour before moonrise",
            aim="Will the barge pass tonight?",
            who=here,
            zones=zones,
        )

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()

    # What there is

    @property
    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.gm.look()["public"]
        return found

    def people(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.seen["individuals"]
        return found

    def who(self, name: str) -> str:
        """By the beginning of the name."""
        return str(next(one["id"] for one in self.people() if one["name"].startswith(name)))

    def of(self, who: str) -> Chair:
        """Who plays somebody."""
        return next((chair for chair in self.chairs[1:] if who in chair.look()["private"]["mine"]), self.gm)

    def part(self, name: str, kind: str, called: str) -> str:
        """A Skill or Trait by its name."""
        who = self.who(name)
        frame = self.of(who).look()
        sheets = [one for one in frame["private"].get("sheets", []) if one["who"] == who] + [
            one["sheet"] for one in self.people() if one["id"] == who and one.get("sheet")
        ]
        return str(next(one["id"] for one in sheets[0][kind] if one["name"] == called))

    # What they do

    def act(self, name: str, command: str, **fields: Any) -> None:
        self.of(self.who(name)).do(command, who=self.who(name), **fields)

    def issue(self, name: str, kind: str, skill: str, *targets: str, power: str = "") -> None:
        """A Challenge nobody helps with."""
        fields = {
            "kind": kind,
            "skill": self.part(name, "skills", skill),
            "power": self.part(name, "traits", power) if power else "",
        }
        self.act(
            name,
            "issue",
            harmless=False,
            targets=[self.who(one) for one in targets],
            goal="past the gate",
            effect="",
            **fields,
        )
        if self.seen["challenge"]["stage"] == "help":
            self.of(self.who(name)).do("end_help")

    def answer(self, name: str, skill: str) -> None:
        self.act(name, "answer", active=False, skill=self.part(name, "skills", skill))

    def roll(self, *faces: int) -> None:
        """Everybody is ready; the dice fall as told, and nothing is done about them."""
        self.house.stack(*[str(face) for face in faces])
        for at, side in enumerate(self.seen["challenge"]["sides"]):
            self.of(side.get("who", "")).do("ready", side=at)

    def pass_on(self, rounds: int = 1) -> None:
        """Everybody ends the turn, until the round is over."""
        last = self.seen["encounter"]["round"] + rounds
        while (encounter := self.seen["encounter"])["round"] < last:
            who = encounter["order"][encounter["at"]]
            self.of(who).do("end_turn", who=who)
