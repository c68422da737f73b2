"""What is out of the ordinary about a sheet (2.5, 2.6, 2.11, 2.23): for the game master's eye, some of it only with her
word."""

from collections.abc import Iterator

from msgspec import Struct

from parlour.games.yags.content.numbers import HUMAN_SIZES, MYTHICAL
from parlour.games.yags.content.tables import attribute_band
from parlour.games.yags.model import ATTRIBUTES, Creature, State
from parlour.games.yags.rules.ask import base, score, skill_def
from parlour.games.yags.rules.derive import tech_level
from parlour.games.yags.rules.skills import tl_key
from parlour.games.yags.words.bounds import SAY
from parlour.games.yags.words.phrases import size_words

LEAST = 2
"""YAG-040: the usual minimum of an attribute."""


class Notice(Struct, frozen=True, omit_defaults=True):
    key: str
    """What is allowed with it: it names the value, so that another value is another matter."""
    text: str
    rule: str
    blocks: bool = False
    """It waits for the game master's word."""


def notices(state: State, one: Creature) -> list[Notice]:
    """All that the game master has not allowed yet."""
    found = [*_attributes(state, one), *_size(one), *_skills(state, one), *_technology(state, one)]
    return [notice for notice in found if notice.key not in one.allowed]


def blocking(state: State, one: Creature) -> list[Notice]:
    """YAG-038, YAG-046, YAG-251: what waits for her word."""
    return [notice for notice in notices(state, one) if notice.blocks]


def _attributes(state: State, one: Creature) -> Iterator[Notice]:
    """YAG-037, YAG-040, YAG-046: of humans; other beings have ranges of their own (YAG-048)."""
    if not one.human:
        return
    usual, most = state.options.attribute_start_max, state.options.attribute_human_max
    for name in ATTRIBUTES:
        value = base(one, name)
        key, known = f"attribute:{name}:{value}", {"name": name, "value": str(value)}
        band = attribute_band(value).label
        if not value:
            yield Notice(key, SAY("attribute-none", name=name), "YAG-038", True)
        elif value > most:
            yield Notice(key, SAY("attribute-beyond", band=band, most=str(most), **known), "YAG-046", True)
        elif value > usual:
            yield Notice(key, SAY("attribute-high", band=band, most=str(usual), **known), "YAG-037")
        elif value < LEAST:
            yield Notice(key, SAY("attribute-low", band=band, least=str(LEAST), **known), "YAG-040")


def _size(one: Creature) -> Iterator[Notice]:
    if not one.human:
        return
    size = size_words(one.size, one.tiny)
    key = f"size:{-one.tiny if one.tiny else one.size}"
    if one.tiny or one.size not in HUMAN_SIZES:
        yield Notice(key, SAY("size", size=size, least=str(HUMAN_SIZES[0]), most=str(HUMAN_SIZES[-1])), "YAG-058")
    elif one.size != HUMAN_SIZES[1]:
        yield Notice(key, SAY("size-edge", size=size), "YAG-153")


def _skills(state: State, one: Creature) -> Iterator[Notice]:
    most, at_once = state.options.skill_unnamed_max, state.options.skill_instant_max
    for known in one.skills:
        if one.human and known.level >= MYTHICAL:
            yield Notice(
                f"skill:{known.name}:{known.level}",
                SAY("skill-mythical", skill=known.name, level=str(known.level)),
                "YAG-066",
            )
        if not one.named and known.level > most:
            text = SAY("skill-unnamed", skill=known.name, level=str(known.level), most=str(most))
            yield Notice(f"unnamed:{known.name}:{known.level}", text, "YAG-071")
    for skill, level in one.instant:
        if level > at_once and score(one, skill) >= level:
            text = SAY("skill-instant", skill=skill, level=str(level), most=str(at_once))
            yield Notice(f"instant:{skill}:{level}", text, "YAG-065")


def _technology(state: State, one: Creature) -> Iterator[Notice]:
    """YAG-251."""
    if state.options.tl_enforce == "off":
        return
    blocks, here = state.options.tl_enforce == "block", tech_level(state, one)
    for known in one.skills:
        defined = skill_def(state, known.name)
        if defined is not None and known.level and defined.tl > here:
            text = SAY("from-later", what=known.name, tl=str(defined.tl), here=str(here))
            yield Notice(tl_key(known.name), text, "YAG-251", blocks)
    for item in one.items:
        if item.tl > here:
            yield Notice(
                tl_key(item.id), SAY("from-later", what=item.name, tl=str(item.tl), here=str(here)), "YAG-251", blocks
            )
