"""The ready scene for who tries the game: the commands by which a table would set it up, each with its seat."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Told
from parlour.games.fate import moves as m
from parlour.games.fate.content.scene import SCENE as READY
from parlour.games.fate.model import SCENE, Options, State
from parlour.games.fate.rules.play import play
from parlour.games.fate.rules.setup import start
from parlour.roleplay.moves import StartSession, WriteNote
from parlour.roleplay.rehearsal import Staging

GM = 0


def rehearsal(seats: int) -> Sequence[tuple[int, Any]]:
    """A seat for each player character as far as there are seats; the last seat plays the rest."""
    return _Stage(seats).script


class _Stage(Staging[State]):
    def __init__(self, seats: int) -> None:
        super().__init__(start([""] * seats, Options(), Told()), play, Told())
        for note in READY.note:
            self.do(GM, WriteNote(0, note.title, note.text))
        for at, key in enumerate(READY.pcs):
            self.do(min(at + 1, seats - 1), m.TakeReady(key))
        self.do(GM, StartSession())
        self._scene()
        self._map()
        self._foes()

    def _scene(self) -> None:
        pcs = tuple([c.id for c in self.state.characters if c.kind == "pc"])
        shown = "; ".join([aspect.text for aspect in READY.aspect if not aspect.hidden])
        self.do(GM, m.OpenScene(READY.name, pcs, shown))
        for aspect in READY.aspect:
            if aspect.hidden:
                self.do(GM, m.AddAspect("hidden", SCENE, aspect.text))

    def _zone(self, name: str) -> str:
        return next(zone.id for zone in self.state.scene.zones if zone.name == name)

    def _map(self) -> None:
        for name in READY.zones:
            self.do(GM, m.AddZone(name))
        for border in READY.border:
            self.do(GM, m.LinkZones(self._zone(border.a), self._zone(border.b), border.barrier))
        for person in self.state.characters:
            self.do(GM, m.Place(person.id, self._zone(READY.zones[0])))

    def _foes(self) -> None:
        for foe in READY.foe:
            self.do(GM, m.CallReady(foe.key, "hidden" if foe.hidden else "open"))
            if not foe.hidden:
                person = self.state.characters[-1]
                if not person.here:
                    self.do(GM, m.Enter(person.id))
                self.do(GM, m.Place(person.id, self._zone(foe.zone)))
