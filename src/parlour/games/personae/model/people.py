"""Individuals: main characters, companions, allies and adversaries, and what happens to them in play."""

from typing import Literal

from msgspec import Struct

from parlour.games.personae.model.traits import Ability, Gear, Power, Skill, Talent
from parlour.games.personae.model.vocabulary import Attribute, Rank, Role, Status, Toughness


class Active(Struct, frozen=True, omit_defaults=True):
    """A Power at work."""

    power: str
    user: str
    targets: tuple[str, ...] = ()
    upheld: bool = True
    """Kept up in the user's present turn (PER-095)."""
    words: str = ""
    """How long, in a plain scene (PER-092)."""


class Condition(Struct, frozen=True, omit_defaults=True):
    """Something that holds somebody: imposed by a Trait, or declared by a goal."""

    text: str
    by: str = ""
    until: Literal["encounter", "scene"] = "encounter"
    dice: int = 0
    """Dice fewer while it holds (PER-152)."""


class Raise(Struct, frozen=True):
    """A Resource Cap lifted for so many scenes (PER-062)."""

    amount: int
    scenes: int


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the ledger of Development Points."""

    amount: int
    what: str
    session: int = 0


class Individual(Struct, frozen=True, omit_defaults=True):
    id: str
    """c1, c2, ...; h1, h2, ... while it is prepared in hiding."""
    name: str
    role: Role
    controller: int
    """The seat that plays it; -1 the game master's."""
    toughness: Toughness = "major"
    owner: str = ""
    """Of a companion: whose it is."""
    stage: Literal["concept", "ranks", "points", "traits", "gear", "review", "ready", "dead"] = "concept"
    sent_back: str = ""
    concept: str = ""
    keywords: tuple[str, ...] = ()
    secret: str = ""
    """Background only its player and the game master read (PER-102)."""
    goal: str = ""
    values: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """In the order of ATTRIBUTES."""
    made: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """The values play began with: what the maxima are taken from (PER-014, PER-Q12)."""
    ranks: tuple[Rank, ...] = ("", "", "", "", "", "")
    points: int = 0
    """Creation Points."""
    skills: tuple[Skill, ...] = ()
    pool: int = 0
    """Pool dice bought in play, beside those of creation (PER-044)."""
    abilities: tuple[Ability, ...] = ()
    powers: tuple[Power, ...] = ()
    talents: tuple[Talent, ...] = ()
    gear: tuple[Gear, ...] = ()
    hits_bought: int = 0
    dp: int = 0
    ledger: tuple[Entry, ...] = ()
    numbered: bool = True
    """False: a supporting character without a sheet (PER-254),"""
    dice: int = 0
    """which is given dice when it must roll; 0: none yet,"""
    adds: Attribute | Literal[""] = ""
    """and the Attribute it adds to them; its value stands with the others."""
    hidden: bool = False
    shown: bool = False
    """The game master lets everybody see its numbers."""
    here: bool = False
    side: str = ""
    # In play
    hits: int = 0
    excess: int = 0
    """Hits that could carry no further, where the table counts them for recovery (PER-Q18)."""
    status: Status = "unharmed"
    delayed: int = 0
    """Rounds until pending injury takes hold (PER-193); -1: the end of the encounter."""
    stabilised: bool = False
    conscious: bool = True
    caveat: bool = False
    """Conscious again, but knocked out by the first round it fights in (PER-202)."""
    struck: bool = False
    """It acted under the caveat in this round."""
    tried: int = 0
    """The scene of the last recovery attempt,"""
    tried_end: bool = False
    """and whether the extra one at the fight's end was used."""
    hurt_scene: int = 0
    """The scene in which the present status was suffered or reached."""
    marked: int = 0
    """The scene at whose end the remaining hits vanish (PER-199); 0: none."""
    marked_in: int = 0
    """The encounter in which that recovery was won; 0: outside one (PER-Q61)."""
    mending: bool = False
    """The present status was reached by recovery: the next attempt comes at the end of a scene (PER-200)."""
    moved: bool = False
    acted: bool = False
    free_used: int = 0
    """Challenges issued without an action this turn (PER-272)."""
    abilities_used: tuple[str, ...] = ()
    """Special Abilities that have served in this turn or answer (PER-075)."""
    defence: str = ""
    """The Skill announced for active defence (PER-212)."""
    helping: tuple[str, str] = ("", "")
    """Whom it assists with its action, and with which Skill."""
    together: tuple[str, str] = ("", "")
    """It rolls itself beside whom it stands by for, with this kind of Challenge and Power (PER-116); empty: it only
    helps."""
    helped_round: int = 0
    place: str = ""
    """A band or a zone."""
    powers_on: tuple[Active, ...] = ()
    conditions: tuple[Condition, ...] = ()
    raises: tuple[Raise, ...] = ()
    used_encounter: int = 0
    """Powers used in this encounter, where the table limits them."""
