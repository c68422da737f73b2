"""People of the game master's own library, brought as files: allies and adversaries, ready at once (PER-254)."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.games.personae.model import State
from parlour.games.personae.rules.ask import is_npc
from parlour.games.personae.rules.draft import Draft
from parlour.games.personae.rules.making import numbered
from parlour.games.personae.rules.people import LONGEST, refused_file
from parlour.games.personae.rules.supporting import come as enter
from parlour.games.personae.sheet_file import SAMPLE, from_file
from parlour.roleplay.cast import Numbering, names, unlike
from parlour.roleplay.owned import Owned

_TRAITS = ("skills", "abilities", "powers", "talents", "gear")


def refused(state: State, file: str) -> RuleViolation | None:
    return refused_file(file)


def come(draft: Draft, seat: int, file: str, hidden: bool) -> None:
    """Whoever was a player's is an ally here; everything on the sheet is agreed."""
    person = from_file(file)
    traits = {kind: tuple([replace(one, approved=True) for one in getattr(person, kind)]) for kind in _TRAITS}
    person = replace(
        person,
        name=unlike(person.name, names(draft.state, hidden=hidden)),
        role=person.role if is_npc(person) else "ally",
        controller=-1,
        owner="",
        stage="ready",
        made=person.made if any(person.made) else person.values,
        hidden=hidden,
        **traits,
    )
    enter(draft, numbered(person, Numbering(draft.state, hidden)))


OWNED: Owned[State, Draft] = Owned("PER-254", LONGEST, SAMPLE, refused, come)
