"""The ready scene for who tries the game: the commands by which a table would set it up, each with its seat."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Told
from parlour.games.yags import moves as m
from parlour.games.yags.content.scene import SCENE
from parlour.games.yags.model import Options, State
from parlour.games.yags.rules.play import play
from parlour.games.yags.rules.setup import start
from parlour.roleplay.moves import StartSession, WriteNote
from parlour.roleplay.rehearsal import Staging

GM = 0


def rehearsal(seats: int) -> Sequence[tuple[int, Any]]:
    """A seat for each main character as far as there are seats; the game master has the rest."""
    return _Stage(seats).script


class _Stage(Staging[State]):
    def __init__(self, seats: int) -> None:
        super().__init__(start([""] * seats, Options(), Told()), play, Told())
        for note in SCENE.note:
            self.do(GM, WriteNote(0, note.title, note.text))
        mains = [self._main(seat, key) for seat, key in zip(range(1, seats), SCENE.main, strict=False)]
        self.do(GM, StartSession())
        others = [self._cast(one.key, one.name, one.hidden) for one in SCENE.cast]
        self.do(
            GM,
            m.OpenScene(SCENE.place, SCENE.time, SCENE.aim, (*mains, *[who for who in others if who.startswith("c")])),
        )
        ground = SCENE.ground
        self.do(
            GM,
            m.SetGround(
                ground.windy,
                ground.dangerous,
                ground.obstruction,
                ground.unstable,
                ground.narrow,
                ground.slippery,
                ground.gap,
            ),
        )

    def _main(self, seat: int, key: str) -> str:
        """Ready-made and approved at once."""
        self.do(seat, m.TakeReady(key))
        who = self.state.creatures[-1]
        if who.stage != "ready":
            self.do(GM, m.Approve(who.id))
        return who.id

    def _cast(self, key: str, name: str, hidden: bool) -> str:
        known = {one.id for one in self.state.creatures}
        self.do(GM, m.CallReady(hidden, key))
        who = next(one for one in self.state.creatures if one.id not in known)
        if who.name != name:
            self.do(GM, m.Describe(who.id, "name", name))
        return who.id
