"""The whole kit under one name: a scene file says `from .paintbox import *`."""
# ruff: noqa: F403

from .beasts import *
from .heads import *
from .kit import *
from .people import *
from .places import *
from .props import *
from .things import *
