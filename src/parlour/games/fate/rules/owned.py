"""People of the game master's own library, brought as files: supporting characters, ready at once."""

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.file_words import bad
from parlour.games.fate.model import FOES, State
from parlour.games.fate.rules.cast import boxes_of, told_apart
from parlour.games.fate.rules.creation import numbered
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.sheets import EXAMPLE, LONGEST, Brought, as_character, read
from parlour.roleplay.owned import Owned


def refused(state: State, file: str) -> RuleViolation | None:
    found = read(file, state.options.approach_max)
    if isinstance(found, RuleViolation):
        return found
    return bad("not-ours", "FAE-166") if isinstance(found, Brought) else None


def come(draft: Draft, seat: int, file: str, hidden: bool) -> None:
    """FAE-166: whoever was a player's is a major character here."""
    state = draft.state
    found = read(file, state.options.approach_max)
    assert not isinstance(found, RuleViolation | Brought)
    who = draft.hidden_id() if hidden else draft.new_id("c")
    person, texts = as_character(found, who, -1)
    boxes = {"mook": person.boxes, "group": boxes_of(state, person.members)}
    person = replace(
        person,
        name=told_apart(state, person.name, hidden=hidden),
        kind="major" if person.kind == "pc" else person.kind,
        side=FOES,
        status="ready",
        boxes=boxes.get(person.kind, state.options.stress_boxes),
        stunts=tuple([replace(stunt, permitted=True) for stunt in person.stunts]),
        hidden=hidden,
        here=state.scene.opened and not hidden,
    )
    draft.put(m.CharacterMade(seat, person, numbered(state, person, texts), "import"))


OWNED: Owned[State, Draft] = Owned("FAE-166", LONGEST, EXAMPLE, refused, come)
