"""The suit of Coins."""
# ruff: noqa: F403, F405 (a scene draws with the whole kit)

from collections.abc import Callable

from .paintbox import *


def three() -> str:
    """Mason, monk and planner under the arch."""
    hammer = rect(-3, -26, 6, 36, EARTH) + rect(-14, -36, 28, 15, SLATE, None, 3)
    return (wall(10, 440, SAND, STONE, top=False) + arch(160, 428, 186, 318, 26, STONE, PLUM, pointed=True)
            + coin(160, 132, r=29) + coin(122, 190, r=29) + coin(198, 190, r=29) + pillar(40, 432, 30, 260, STONE) + pillar(280, 432, 30, 260, STONE)
            + rect(0, 410, 300, 40, EARTH)
            + chest(92, 382, 92, 32, EARTH, BARK)
            + figure(92, 378, s=0.88, dress="tunic", colour=RED, hose=SEA, skin=FAIR, hair_colour=BARK, hand=(42, -148), holds=place(hammer, turn=20), off=(36, -122), lean=4, look=6)
            + figure(236, 424, s=0.98, flip=True, dress="robe", colour=BARK, trim=PAPER, hat="hood", hat_colour=BARK, skin=BROWN, hand=(26, -106), wide=True)
            + figure(172, 426, s=0.94, flip=True, dress="gown", colour=LEAF, trim=GOLD, hair="bun", hair_colour=DARK, look=-14, hand=(34, -112), off=(6, -108), off_holds="", holds=book(-16, 6, 0.95, -8)))


SCENES: dict[str, Callable[[], str]] = {"coins-03": three}
