"""Personae, game-characters and their bodies: what has happened. Names here are names on disk."""

from parlour.games.fugue.model import Ability
from parlour.roleplay.moves import Event


class PersonaDescribed(Event, frozen=True, gc=False, tag="persona_described"):
    who: str
    seat: int
    looks: str
    looks_like: str
    sounds_like: str


class DetailOffered(Event, frozen=True, gc=False, tag="detail_offered"):
    who: str
    by: int
    text: str


class DetailAccepted(Event, frozen=True, gc=False, tag="detail_accepted"):
    who: str
    by: int
    text: str
    bound: bool
    """The second suggestion, accepted by rule (FUG-042)."""


class DetailVetoed(Event, frozen=True, gc=False, tag="detail_vetoed"):
    who: str
    text: str


class StruckOut(Event, frozen=True, gc=False, tag="struck_out"):
    who: str
    item: str
    text: str
    reason: str


class SignifiersDealt(Event, frozen=True, gc=False, tag="signifiers_dealt"):
    """Card by card, in the order of dealing; afterwards all are back in the deck."""

    dealt: tuple[tuple[str, str], ...]


class PersonaNamed(Event, frozen=True, gc=False, tag="persona_named"):
    who: str
    before: str
    name: str


class Mused(Event, frozen=True, gc=False, tag="mused"):
    who: str
    text: str


class LatecomerAdmitted(Event, frozen=True, gc=False, tag="latecomer_admitted"):
    seat: int


class PersonaParked(Event, frozen=True, gc=False, tag="persona_parked"):
    who: str
    parked: bool


class BroughtOn(Event, frozen=True, gc=False, tag="brought_on"):
    who: str
    name: str
    looks: str
    abilities: tuple[Ability, ...]
    notes: str


class SentOff(Event, frozen=True, gc=False, tag="sent_off"):
    who: str
    here: bool


class Adopted(Event, frozen=True, gc=False, tag="adopted"):
    who: str
    seat: int


# Wounds


class Wounded(Event, frozen=True, gc=False, tag="wounded"):
    who: str
    wound: str
    part: str
    permanent: bool
    bleeding: bool
    text: str


class WoundTended(Event, frozen=True, gc=False, tag="wound_tended"):
    who: str
    wound: str


class WoundHealed(Event, frozen=True, gc=False, tag="wound_healed"):
    who: str
    wound: str


class Rested(Event, frozen=True, gc=False, tag="rested"):
    who: tuple[str, ...]
    hours: int
    unbroken: bool


class AbilityRestored(Event, frozen=True, gc=False, tag="ability_restored"):
    who: str
    ability: str
    reason: str


class AbilityTagged(Event, frozen=True, gc=False, tag="ability_tagged"):
    who: str
    ability: str
    parts: tuple[str, ...]


class KnockedOut(Event, frozen=True, gc=False, tag="knocked_out"):
    who: str


class CameRound(Event, frozen=True, gc=False, tag="came_round"):
    who: str


class Died(Event, frozen=True, gc=False, tag="died"):
    who: str
    by: str = ""
    """The character who did it; empty: of a wound."""


class FinishAsked(Event, frozen=True, gc=False, tag="finish_asked"):
    who: str
    target: str


class FinishRefused(Event, frozen=True, gc=False, tag="finish_refused"):
    who: str
    target: str


class DeathWarned(Event, frozen=True, gc=False, tag="death_warned"):
    """The Dealer said yes once to a persona's death, and is asked again (FUG-206)."""

    who: str
    target: str


PersonaEvent = (
    PersonaDescribed
    | DetailOffered
    | DetailAccepted
    | DetailVetoed
    | StruckOut
    | SignifiersDealt
    | PersonaNamed
    | Mused
    | LatecomerAdmitted
    | PersonaParked
    | BroughtOn
    | SentOff
    | Adopted
    | Wounded
    | WoundTended
    | WoundHealed
    | Rested
    | AbilityRestored
    | AbilityTagged
    | KnockedOut
    | CameRound
    | Died
    | FinishAsked
    | FinishRefused
    | DeathWarned
)
