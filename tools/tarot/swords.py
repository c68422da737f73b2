"""The suit of Swords."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def six() -> str:
    """A ferryman poles a woman and a child to the far shore."""
    blades = "".join(sword(x, 262 + i % 2 * 8, 0.95, 180, 96, stuck=12, guard=11) for i, x in enumerate((140, 164, 188, 212, 236, 260)))
    return (sky(MIST, SAND, split=190) + circle(214, 106, 30, GOLD) + streaks(96, 100, WHITE, 3) + peaks(256, 90, STONE, "", seed=5, count=4) + hills(246, SLATE, 3, 8) + tree(250, 250, 0.5, kind="fir", colour=LEAF) + tree(222, 252, 0.4, kind="fir", colour=LEAF)
            + sea(262, SEA, SKY, rows=7)
            + boat(150, 384, 1.14, part="back")
            + figure(58, 358, s=1.12, dress="tunic", colour=BARK, trim=GOLD, hose=SLATE, skin=BROWN, hair_colour=INK, lean=10, hat="cap", hat_colour=DUSK, hand=(40, -118), off=(38, -148), off_holds=staff(60, 190, 14, leaves=False), feet=((16, -5), (-16, -5)))
            + blades
            + figure(128, 376, s=0.86, pose="sit", dress="robe", colour=PLUM, hat="hood", hat_colour=PLUM, cloak=PLUM, lean=14, look=12)
            + figure(166, 380, s=0.56, pose="sit", dress="robe", colour=ROSE, hair_colour=EARTH, lean=4, child=True)
            + boat(150, 384, 1.14, part="front") + cuts(30, 410, 240, 24, SKY, 7, 34, 3))


def queen() -> str:
    """A stern queen lifts sword and hand."""
    return (sky(SKY, PAPER, split=270) + cloud(70, 330, 1, colour=MIST) + cloud(244, 316, 0.9, colour=MIST) + cloud(58, 200, 0.7) + streaks(70, 70, WHITE, 8) + bird(150, 82, 1.4, pose="far")
            + hills(360, LEAF, 4, 10) + tree(34, 372, 0.6, kind="cypress", colour=LEAF) + tree(268, 370, 0.7, kind="cypress", colour=LEAF) + hills(396, SAND, 7, 8, shade=EARTH)
            + throne(156, 412, STONE, motif="cloud", cushion=DUSK, s=1.12)
            + figure(156, 420, s=1.42, pose="sit", face="front", dress="gown", colour=WHITE, trim=GOLD, cloak=DEEP, hair="long", hair_colour=INK, hat="crown", skin=TAN, wide=True, mood="stern",
                     hand=(46, -94), holds=sword(0, 0, 1.05, 0, 116), off=(-48, -120)))


SCENES: dict[str, Callable[[], str]] = {"swords-06": six, "swords-13": queen}
