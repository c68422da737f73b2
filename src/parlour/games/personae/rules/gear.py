"""Gear: what somebody owns, and the Traits that make an exceptional piece more than ordinary (2.25)."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick
from parlour.games.personae import moves as m
from parlour.games.personae.model import Ability, Gear, Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.ask import find_trait
from parlour.games.personae.rules.checks import with_effects
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.making import GROUP, NAME, in_making, part, sheets

EXCEPTIONAL = ("craft", "supernatural")
_MADE = Choose(EXCEPTIONAL, 0, 2)
_SIZES = Pick(("small", "one-handed", "two-handed"))
_NO = Pick(("",))


def keepers(state: State, seat: int) -> list[Individual]:
    """Who may get something new: in the making, and in play between Challenges."""
    return [one for one in sheets(state, seat) if in_making(one) or (one.stage == "ready" and state.challenge is None)]


def offer_gear(state: State, seat: int) -> Sequence[Offer]:
    """PER-111, PER-169, PER-239: agreed with the game master; weapons have a size and a group."""
    found: list[Offer] = []
    for one in keepers(state, seat):
        found.append(
            Offer("add_gear", (one.id,), (Pick(("weapon", "ranged weapon")), _SIZES, _MADE, NAME, GROUP), False)
        )
        found.append(
            Offer(
                "add_gear", (one.id,), (Pick(("thing", "light shield", "heavy shield")), _NO, _MADE, NAME, _NO), False
            )
        )
    return found


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


def tieable(person: Individual, piece: Gear) -> tuple[str, ...]:
    """PER-084, PER-241, PER-242: for craft a Quality that stands for no other piece; for a supernatural one a Power or
    an upgraded SA."""
    owned = {one.id for one in person.gear}
    found: list[str] = []
    for trait in with_effects(person):
        open_to = trait.id not in piece.tied and trait.gear not in owned and derive.pays(person, piece, trait.id)
        if open_to and (stands_for(person, piece, trait.id) or _paid_for(person, trait.id) < len(trait.bought)):
            found.append(trait.id)
    return tuple(found)


def _paid_for(person: Individual, which: str) -> int:
    """Pieces a Special Ability pays for with its upgrades, one each."""
    return len([one for one in person.gear if which in one.tied])


def offer_tie(state: State, seat: int) -> Sequence[Offer]:
    found: list[Offer] = []
    for one in keepers(state, seat):
        for piece in one.gear:
            can = tieable(one, piece) if piece.exceptional else ()
            if can:
                found.append(Offer("tie_gear", (one.id, piece.id), (Pick(can),), False))
    return found


def act_tie(draft: Draft, seat: int, command: m.TieGear) -> None:
    draft.put(m.GearTied(command.who, command.gear, command.trait))


def stands_for(person: Individual, piece: Gear, which: str) -> bool:
    """Whether a Trait, once tied, works through this piece alone: not so one whose upgrade pays for the property."""
    trait = find_trait(person, which)
    return not isinstance(trait, Ability) or ("craft" in piece.exceptional and trait.quality)


CHAPTER: Chapter = {m.AddGear: (offer_gear, act_gear), m.TieGear: (offer_tie, act_tie)}
