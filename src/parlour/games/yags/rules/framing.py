"""Who could roll what: the attributes and skills that may be asked of those in the scene. Reads, never decides."""

from typing import NamedTuple

from parlour.core.offers import Choose, Number, Pick, Piece, Text
from parlour.games.yags.content.numbers import MOST, PHRASE
from parlour.games.yags.model import ATTRIBUTES, Check, Creature, State
from parlour.games.yags.rules.ask import around, idle, leads, open_check, playing, side_seat
from parlour.games.yags.rules.sums import ways

WORDS = Text(PHRASE, least=0)
TARGET = Number(0, MOST)
METRES = Number(-1, MOST)
"""-1: no distance entered."""
MOST_OBSERVERS = 8


class Block(NamedTuple):
    """Everybody here may be asked for each of these attributes with each of these skills."""

    whos: tuple[str, ...]
    attributes: tuple[str, ...]
    skills: tuple[str, ...]


def may_call(state: State, seat: int) -> bool:
    """The game master calls for checks, one after another, in a scene."""
    return leads(state, seat) and playing(state) and idle(state)


def skills_of(state: State, one: Creature, real: bool) -> list[str]:
    """The skills it may be asked for; the empty one is a raw attribute check. See sums.routes."""
    known = {skill.name for skill in one.skills if skill.level}
    found = [""]
    for skill in state.skills:
        if skill.name in known or (not real and (skill.kind != "knowledge" or skill.default in known)):
            found.append(skill.name)
    return found


def blocks(state: State, *, real: bool = False, without: tuple[str, ...] = (), secret: bool = False) -> list[Block]:
    """Everybody in the scene with what may be asked of them, each combination in exactly one block: few, and short."""
    found: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = {}
    alike: dict[tuple[str, ...], list[Creature]] = {}
    for one in around(state, secret=secret):
        if one.id not in without:
            attributes = tuple([name for name, value in zip(ATTRIBUTES, one.attributes, strict=True) if value])
            alike.setdefault(attributes, []).append(one)
    for attributes, people in alike.items():
        holders: dict[str, list[str]] = {}
        for one in people:
            for skill in skills_of(state, one, real):
                holders.setdefault(skill, []).append(one.id)
        for skill, whos in holders.items():
            found.setdefault((tuple(whos), attributes), []).append(skill)
    return [Block(whos, attributes, tuple(skills)) for (whos, attributes), skills in found.items() if attributes]


def pairs(ones: tuple[str, ...], others: tuple[str, ...]) -> list[tuple[Pick, Pick]]:
    """One of these and one of those who is not the same; nothing where there are no two."""
    ones = tuple([one for one in ones if others != (one,)])
    return [(Pick(ones), Pick(others, apart=True))] if ones and others else []


def opposed(state: State, *, secret: bool = False) -> list[tuple[Pick, ...]]:
    """Any two of the scene, each with what may be asked of them; what others there could try makes no difference."""
    found, all_blocks = (
        [],
        [(block.whos, Pick(block.attributes), Pick(block.skills)) for block in blocks(state, secret=secret)],
    )
    for one, *with_one in all_blocks:
        for other, *with_other in all_blocks:
            found += [(ones, *with_one, others, *with_other) for ones, others in pairs(one, other)]
    return found


def watched(
    ones: tuple[str, ...], watchers: tuple[str, ...], least: int, *, ordered: bool = False
) -> list[tuple[Pick, Choose]]:
    """One of these and whoever else watches; nothing where at least one must and nobody else can."""
    ones = tuple([one for one in ones if not least or watchers != (one,)])
    most = min(len(watchers), MOST_OBSERVERS)
    return [(Pick(ones), Choose(watchers, least, most, ordered, apart=True))] if ones and most >= least else []


def able(state: State, attribute: str, skill: str, *, secret: bool = False) -> tuple[str, ...]:
    """Everybody in the scene who may try this at all."""
    return tuple([one.id for one in around(state, secret=secret) if ways(state, one, attribute, skill)])


# The check that is open


def fresh(state: State) -> Check | None:
    """The open check while nothing of it has been rolled: its frame may still change."""
    check = open_check(state)
    return check if check is not None and check.stage == "open" and not any(side.mode for side in check.sides) else None


def places(check: Check) -> tuple[Piece, ...]:
    return tuple(range(len(check.sides)))


def to_roll(state: State, seat: int) -> list[int]:
    """The sides of the open check this seat has yet to roll for."""
    check = open_check(state)
    if check is None or check.stage != "open":
        return []
    return [at for at, side in enumerate(check.sides) if not side.mode and side_seat(state, side) == seat]
