"""People at a Fugue table who speak to the server themselves, beside those with a browser: they set a story up in a
second."""

import itertools
import json
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

_ids = itertools.count()


class Chair:
    """One seat, by its link."""

    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.link, self.frame, self.heard = link, dict[str, Any](), list[str]()
        address = f"ws://{parts.netloc}/ws/{parts.path.rsplit('/', 1)[-1]}"
        self._socket: ClientConnection = connect(
            address, max_size=None, compression=None, ping_interval=None, close_timeout=1
        ).__enter__()
        self._socket.send(json.dumps({"type": "hello", "secret": parts.fragment, "since": -1}))

    def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send it and read on until it is answered; frames on the way are kept."""
        mine = f"chair{next(_ids)}"
        self._socket.send(json.dumps({"type": kind, "id": mine, **fields}))
        while True:
            text = str(self._socket.recv(timeout=20))
            self.heard.append(text)
            message = json.loads(text)
            if message["type"] == "frame":
                self.frame = message
            if message.get("id") == mine:
                return message  # type: ignore[no-any-return]

    def do(self, command: str, **fields: Any) -> None:
        answer = self.wish("do", command={"do": command, **fields})
        assert answer["type"] == "done", (command, fields, answer)

    def look(self) -> dict[str, Any]:
        """The newest frame."""
        self.wish("why", piece="c1")
        return self.frame

    def close(self) -> None:
        self._socket.close()


def open_fugue(address: str, players: int, **options: str) -> list[str]:
    """A new table; its links, the host's first."""
    wish = {"game": "fugue", "players": players, "bots": 0, "options": options}
    headers = {"Content-Type": "application/json", "Origin": address}
    with urlopen(Request(f"{address}/api/tables", json.dumps(wish).encode(), headers)) as answer:
        return [address + link["path"] for link in json.load(answer)["links"]]


NAMES = ("Scotty", "Trey", "Shimon", "Ines", "Odo")


def story(chairs: list[Chair], people: dict[str, str]) -> dict[str, str]:
    """From the empty table to the first scene: the first chair deals, the others have personae; game-characters with
    their abilities.

    Answers the id of everybody by name."""
    dealer, players = chairs[0], chairs[1:]
    dealer.do("set_content", key="blank")
    dealer.do("choose_dealer", seat="@0")
    for chair in players:
        chair.do("agree_dealer", yes=True)
    for command in ("open_chapter", "open_intro", "end_intro"):
        dealer.do(command)
    around = [*players, dealer]
    for at, chair in enumerate(around):
        chair.do("describe_persona", looks="somebody with sand in the hair", looks_like="", sounds_like="")
        mine = chair.frame["public"]["characters"][-1]["id"]
        around[(at + 1) % len(around)].do("add_detail", who=mine, text="a crescent-shaped scar")
        chair.do("accept_detail", who=mine)
    dealer.do("deal_signifiers")
    dealer.do("set_scene", text="Behind the Blue Room, four in the morning")
    for chair, name in zip(players, NAMES, strict=False):
        chair.do("name_persona", who=chair.look()["private"]["persona"], name=name)
    for name, abilities in people.items():
        dealer.do("invent", name=name, looks="", abilities=abilities, notes="")
    return {person["title"]: person["id"] for person in dealer.look()["public"]["characters"]}


def remember(dealer: Chair, chair: Chair, ability: str) -> None:
    """A memory of one's own, with its ability."""
    chair.do(
        "own_flashback",
        who=chair.look()["private"]["persona"],
        trigger="the hoods",
        memory="a room like this one",
        present=[],
        augments="",
    )
    memory = chair.frame["public"]["flashbacks"][-1]["id"]
    chair.do("name_ability", flashback=memory, ability=ability, parts=[])
    dealer.do("accept_ability", flashback=memory)
