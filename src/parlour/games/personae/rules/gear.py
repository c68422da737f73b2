"""Gear: what somebody owns, and the Traits that make an exceptional piece more than ordinary (2.25)."""

from parlour.core.judge import Move, One, Some, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.model import Ability, Gear, Individual, Power
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.checks import with_effects
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.kept import on_sheet
from parlour.games.personae.rules.making import GROUP, part
from parlour.games.personae.rules.traits import KEPT
from parlour.roleplay.cast import people

EXCEPTIONAL = ("craft", "supernatural")


SIZES = ("small", "one-handed", "two-handed")
WEAPONS = ("weapon", "ranged weapon")


def weapon(form: str) -> bool:
    """PER-169: weapons have a size and a group."""
    return form in WEAPONS


def act_gear(draft: Draft, seat: int, command: m.AddGear) -> None:
    shields = {"light shield": "light", "heavy shield": "heavy"}
    piece = Gear(
        part(draft, command.who, "g"),
        command.name.strip(),
        command.size,
        command.group.strip(),
        command.form == "ranged weapon",
        shields.get(command.form, ""),  # type: ignore[arg-type]
        tuple(sorted(command.exceptional)),
    )
    draft.put(m.GearAdded(command.who, piece))


def gear_of(who: Individual) -> tuple[Gear, ...]:
    return who.gear


def ordinary(it: Gear) -> bool:
    """PER-239."""
    return not it.exceptional


def effects_of(who: Individual) -> list[Ability | Power]:
    return with_effects(who)


def tied_already(gear: Gear, it: Ability | Power) -> bool:
    return it.id in gear.tied


def not_a_quality_yet(gear: Gear, it: Ability | Power) -> bool:
    """PER-084: for craft a Quality."""
    return isinstance(it, Ability) and not it.quality and "supernatural" not in gear.exceptional


def unpaid(who: Individual, gear: Gear, it: Ability | Power) -> bool:
    """PER-241, PER-242: for a supernatural property a Power or an upgraded Special Ability."""
    return not derive.pays(who, gear, it.id)


def stands_for_another(who: Individual, it: Ability | Power) -> bool:
    """PER-241: each property needs a Trait of its own."""
    return it.gear in [one.id for one in who.gear]


def upgrades_used(who: Individual, gear: Gear, it: Ability | Power) -> bool:
    """Each upgrade pays for one piece."""
    return not stands_for(who, gear, it.id) and _paid_for(who, it.id) >= len(it.bought)


def _paid_for(person: Individual, which: str) -> int:
    """Pieces a Special Ability pays for with its upgrades, one each."""
    return len([one for one in person.gear if which in one.tied])


def act_tie(draft: Draft, seat: int, command: m.TieGear) -> None:
    draft.put(m.GearTied(command.who, command.gear, command.trait))


def stands_for(person: Individual, piece: Gear, which: str) -> bool:
    """Whether a Trait, once tied, works through this piece alone: not so one whose upgrade pays for the property."""
    trait = find_trait(person, which)
    return not isinstance(trait, Ability) or ("craft" in piece.exceptional and trait.quality)


_TIED = (tied_already, not_a_quality_yet, unpaid, stands_for_another, upgrades_used)
MOVES: Moves = {
    Move(
        m.AddGear,
        {
            "who": One(people, unless=KEPT),
            "form": One((*WEAPONS, "thing", "light shield", "heavy shield")),
            "size": One(SIZES, only=weapon),
            "exceptional": Some(EXCEPTIONAL, least=0),
            "name": Words(numbers.NAME),
            "group": Words(GROUP.most, only=weapon, suggest=GROUP.suggest),
        },
        rule="PER-111",
        decided=1,
    ): act_gear,
    Move(
        m.TieGear,
        {
            "who": One(people, unless=KEPT, rests=on_sheet),
            "gear": One(gear_of, unless=(ordinary,)),
            "trait": One(effects_of, unless=_TIED),
        },
        rule="PER-113",
        decided=2,
    ): act_tie,
}
