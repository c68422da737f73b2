"""The ready scene for who tries the game: the commands by which a table would set it up, each with its seat."""

from collections.abc import Sequence
from typing import Any

from parlour.core.chance import Told
from parlour.games.fate import moves as m
from parlour.games.fate.content.scene import SCENE as READY
from parlour.games.fate.model import Options
from parlour.games.fate.rules.play import play
from parlour.games.fate.rules.setup import start
from parlour.roleplay.moves import StartSession, WriteNote
from parlour.roleplay.rehearsal import Staging

GM = 0


def rehearsal(seats: int) -> Sequence[tuple[int, Any]]:
    """A seat for each player character as far as there are seats; the last seat plays the rest. The scene is prepared
    and opened as any other."""
    stage = Staging(start([""] * seats, Options(), Told()), play, Told())
    for note in READY.note:
        stage.do(GM, WriteNote(0, note.title, note.text))
    for at, key in enumerate(READY.pcs):
        stage.do(min(at + 1, seats - 1), m.TakeReady(key))
    stage.do(GM, StartSession())
    scene = READY.scene
    stage.do(
        GM,
        m.PrepareScene(
            m.NEW,
            READY.name,
            situation="\n".join(scene.situation),
            secrets="\n".join(scene.secrets),
            zones="\n".join(scene.zones),
            cast="\n".join(scene.cast),
            lurking="\n".join(scene.lurking),
        ),
    )
    stage.do(GM, m.OpenPlan(stage.state.desk.plans[-1].id))
    return stage.script
