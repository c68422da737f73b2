"""Questions about a state that every chapter asks. Reads, never decides what is legal. Numbers that follow from a
sheet: derive.py."""

from parlour.games.yags.model import ATTRIBUTES, Check, Climb, Creature, Item, Side, SkillDef, State, Task, Technique
from parlour.roleplay.cast import find_one, one_of, seat_of

RULE = "YAG-005"
"""Where no rule is closer: what to roll and how hard it is, the game master says."""
creature, find_creature = one_of, find_one


def skill_def(state: State, name: str) -> SkillDef | None:
    """A skill of the campaign's list."""
    for skill in state.skills:
        if skill.name == name:
            return skill
    return None


def score(one: Creature, skill: str) -> int:
    """The raw level of a skill (YAG-260): 0 where it was never learnt."""
    for known in one.skills:
        if known.name == skill:
            return known.level
    return 0


def base(one: Creature, attribute: str) -> int:
    """An attribute as it stands on the sheet, without load."""
    return one.attributes[ATTRIBUTES.index(attribute)]


def find_technique(one: Creature, which: str) -> Technique | None:
    return next((technique for technique in one.techniques if technique.id == which), None)


def find_item(one: Creature, which: str) -> Item | None:
    return next((item for item in one.items if item.id == which), None)


def find_task(state: State, which: str) -> Task | None:
    return next((task for task in state.tasks if task.id == which), None)


def climb_of(state: State, who: str) -> Climb | None:
    """The climb somebody is on."""
    return next((climb for climb in state.climbs if climb.who == who and not climb.over), None)


# Who plays whom


def is_npc(one: Creature) -> bool:
    """Run by the game master."""
    return one.controller < 0


def is_open(one: Creature) -> bool:
    """Whose numbers everybody may read: players' characters that are ready, and whoever the game master shows."""
    return one.shown or (not is_npc(one) and one.stage in ("ready", "dead"))


def mine(state: State, seat: int) -> list[Creature]:
    """The ready creatures in the open that this seat plays."""
    return [one for one in state.creatures if seat_of(state, one) == seat and one.stage == "ready" and not one.hidden]


def ready(state: State) -> list[Creature]:
    """Everybody in the open who can be played."""
    return [one for one in state.creatures if one.stage == "ready" and not one.hidden]


def present(state: State) -> list[Creature]:
    """Everybody in the scene."""
    return [one for one in ready(state) if one.here]


def unseen(state: State) -> list[Creature]:
    """Who is in the scene and known to the game master alone."""
    return [one for one in state.creatures if one.hidden and one.here and one.stage == "ready"]


def around(state: State, *, secret: bool) -> list[Creature]:
    """Everybody in the scene; what is rolled in secret reaches the unseen, too."""
    return [*present(state), *unseen(state)] if secret else present(state)


def playing(state: State) -> bool:
    """A session is under way and a scene is open."""
    return state.desk.sitting and state.scene.open and not state.desk.closed


# The check that is open


def open_check(state: State) -> Check | None:
    """The check nobody has decided yet."""
    return state.check if state.check is not None and state.check.stage != "result" else None


def is_contest(check: Check) -> bool:
    """Several against each other; a group rolls side by side (YAG-Q78)."""
    return len(check.sides) > 1 and check.situation != "group"


def idle(state: State) -> bool:
    """Another check may be called."""
    return open_check(state) is None


def side_seat(state: State, side: Side) -> int:
    """Who rolls for a side."""
    return seat_of(state, creature(state, side.who))


def involves(check: Check, who: str) -> bool:
    """Somebody rolls in it, or it concerns them."""
    return check.toward == who or any(side.who == who for side in check.sides)
