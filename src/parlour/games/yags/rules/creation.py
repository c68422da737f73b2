"""Building step by step (3.1): frame, attributes, skills, languages, culture; on to the next step or back."""

from collections.abc import Iterator, Sequence

from parlour.core.offers import Ask, Number, Offer, Pick, Piece, Text, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content import numbers
from parlour.games.yags.model import ATTRIBUTES, STAGES, Creature, State
from parlour.games.yags.rules import approval
from parlour.games.yags.rules.ask import base, is_npc, leads, score, skill_def
from parlour.games.yags.rules.derive import band, size_from_mass, size_from_volume
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.making import (
    MAKING,
    attribute_points,
    drafts,
    is_budgeted,
    ranged,
    reads,
    sheets,
    skill_cost,
    skill_points,
    tell_load,
    to_all,
    wants_own,
)
from parlour.games.yags.rules.skills import bound, floor, same, starting
from parlour.roleplay.chapter import NONE

LARGEST, TINIEST = 110, 12
"""From the Earth to less than anybody can see (6.7)."""
HEAVIEST = 10**12
SOAK = Number(0, 99)
MOST_ATTRIBUTE = 99
FLUENT = 9
"""Languages have no highest level; so far may one be written down."""


# The frame (B1)


def offer_nature(state: State, seat: int) -> Sequence[Offer]:
    """Human or not while it is framed; whether somebody has a name of their own, the game master says of hers at any
    time."""
    found: list[Offer] = []
    for yes in (True, False):
        framed = tuple([one.id for one in drafts(state, seat, "frame") if one.kind == "person" and one.human != yes])
        many = tuple([one.id for one in sheets(state, seat) if is_npc(one) and one.named != yes])
        found += [Offer("set_nature", (yes,), (Pick(framed), Pick(("human",))), False)] if framed else []
        found += [Offer("set_nature", (yes,), (Pick(many), Pick(("named",))), False)] if many else []
    return found


def act_nature(draft: Draft, seat: int, command: m.SetNature) -> None:
    """YAG-263: talents nobody has touched come and go with being human."""
    draft.put(m.NatureSet(command.who, command.what, command.yes))
    if command.what != "human":
        return
    for skill in draft.state.skills:
        before, level = starting(not command.yes, skill.kind), starting(command.yes, skill.kind)
        if before != level and score(draft.creature(command.who), skill.name) == before:
            draft.put(m.SkillSet(command.who, skill.name, before, level))


def offer_size(state: State, seat: int) -> Sequence[Offer]:
    """YAG-270: the scale ends at 0."""
    return to_all("set_size", drafts(state, seat, "frame"), (Number(0, LARGEST),))


def act_size(draft: Draft, seat: int, command: m.SetSize) -> None:
    draft.put(m.SizeSet(command.who, command.size, 0))


def offer_tiny(state: State, seat: int) -> Sequence[Offer]:
    return to_all("set_tiny", drafts(state, seat, "frame"), (Number(0, TINIEST),))


def act_tiny(draft: Draft, seat: int, command: m.SetTiny) -> None:
    draft.put(m.SizeSet(command.who, 0, command.level))


def offer_size_by(state: State, seat: int) -> Sequence[Offer]:
    """YAG-151, YAG-157: of bodies by mass, of vehicles by volume."""
    people = drafts(state, seat, "frame")
    bodies, vehicles = (
        [one for one in people if one.kind != "vehicle"],
        [one for one in people if one.kind == "vehicle"],
    )
    amount = Number(1, HEAVIEST)
    return [
        *to_all("size_by", bodies, (Pick(("mass",)), amount)),
        *to_all("size_by", vehicles, (Pick(("volume",)), amount)),
    ]


def act_size_by(draft: Draft, seat: int, command: m.SizeBy) -> None:
    size, tiny = size_from_mass(command.amount) if command.by == "mass" else size_from_volume(command.amount)
    unit = "g" if command.by == "mass" else "l"
    draft.put(m.SizeSet(command.who, min(size, LARGEST), min(tiny, TINIEST), f"{command.by}: {command.amount} {unit}"))


def offer_soak(state: State, seat: int) -> Sequence[Offer]:
    """YAG-059: 12 for humans, who rarely differ; other beings as the game master says."""
    people = drafts(state, seat, "frame")
    return to_all("set_soak", [one for one in people if state.lax or leads(state, seat) or not one.human], (SOAK,))


def act_soak(draft: Draft, seat: int, command: m.SetSoak) -> None:
    draft.put(m.SoakSet(command.who, command.soak))


# Attributes (B2)


def attribute_most(state: State, one: Creature, attribute: str) -> int:
    """Any value, with notices; where points are counted, what is left of them."""
    if not is_budgeted(state, one):
        return MOST_ATTRIBUTE
    has = base(one, attribute)
    left = state.budget.attributes - attribute_points(one)
    return max(has, numbers.AVERAGE) + left if left > 0 else max(has, numbers.AVERAGE)


def offer_attribute(state: State, seat: int) -> Sequence[Offer]:
    rows: list[tuple[Piece, tuple[Ask, ...]]] = []
    for one in drafts(state, seat, "attributes"):
        rows += [
            (one.id, asks) for asks in ranged([(name, 0, attribute_most(state, one, name)) for name in ATTRIBUTES])
        ]
    return alike("set_attribute", rows)


def act_attribute(draft: Draft, seat: int, command: m.SetAttribute) -> None:
    one = draft.creature(command.who)
    draft.put(m.AttributeSet(command.who, command.attribute, base(one, command.attribute), command.value))
    tell_load(draft, command.who, band(one))


def offer_roll(state: State, seat: int) -> Sequence[Offer]:
    """YAG-061: humans of the game master's."""
    people = [one for one in drafts(state, seat, "attributes") if is_npc(one) and one.human]
    return to_all("roll_attributes", people, ())


def act_roll(draft: Draft, seat: int, command: m.RollAttributes) -> None:
    before = band(draft.creature(command.who))
    dice = draft.roll(len(ATTRIBUTES))
    draft.put(m.AttributesRolled(command.who, dice, tuple([numbers.random_attribute(face) for face in dice])))
    tell_load(draft, command.who, before)


# Skills, languages, culture (B3)


def skill_range(state: State, one: Creature, skill: str) -> tuple[int, int]:
    """The levels it may be set to: what rests on it, what it rests on, what points are left."""
    least, most = floor(state, one, skill).level, bound(state, one, skill).level
    if is_budgeted(state, one):
        most = min(most, affordable(state, one, skill))
    return (least, most) if least <= most else (0, most)


def affordable(state: State, one: Creature, skill: str) -> int:
    """The highest level the points that are left pay for."""
    defined, has = skill_def(state, skill), score(one, skill)
    left = state.budget.skills - skill_points(state, one)
    paid, level = skill_cost(state, one, defined, has), has
    while level < numbers.MYTHICAL and skill_cost(state, one, defined, level + 1) - paid <= left:
        level += 1
    return level


def offer_skill(state: State, seat: int) -> Sequence[Offer]:
    rows: list[tuple[Piece, tuple[Ask, ...]]] = []
    listed = [skill.name for skill in state.skills]
    for one in drafts(state, seat, "skills"):
        strange = [known.name for known in one.skills if known.name not in listed]
        ranges = [(name, *skill_range(state, one, name)) for name in (*listed, *strange)]
        rows += [(one.id, asks) for asks in ranged(ranges)]
    return alike("set_skill", rows)


def act_skill(draft: Draft, seat: int, command: m.SetSkill) -> None:
    draft.put(m.SkillSet(command.who, command.skill, score(draft.creature(command.who), command.skill), command.level))


def offer_language(state: State, seat: int) -> Sequence[Offer]:
    """YAG-088: reading is a tick of its own only where the table learns it apart."""
    people = drafts(state, seat, "skills")
    if not people:
        return NONE
    everybody = Pick(tuple([one.id for one in people]))
    ticks = (True,) if reads(state) else (False, True)
    asks = (everybody, Number(1, FLUENT), Text(numbers.NAME))
    found = [Offer("set_language", (tick,), asks, False) for tick in ticks]
    for one in people:
        known = tuple([language.name for language in one.languages])
        found += [Offer("set_language", (tick, one.id, 0), (Pick(known),), False) for tick in ticks] if known else []
    return found


def act_language(draft: Draft, seat: int, command: m.SetLanguage) -> None:
    known = [language.name for language in draft.creature(command.who).languages]
    name = next((name for name in known if same(name, command.name)), command.name.strip())
    draft.put(m.LanguageSet(command.who, name, command.level, command.literate))


def offer_culture(state: State, seat: int) -> Sequence[Offer]:
    """YAG-279: whoever is being built; the game master's word for everybody."""
    if not state.cultures:
        return NONE
    if leads(state, seat):
        people = [one for one in state.creatures if one.stage != "dead"]
    else:
        people = [one for one in sheets(state, seat) if one.stage in MAKING or state.lax]
    return to_all("set_culture", people, (Pick(("", *[culture.name for culture in state.cultures])),))


def act_culture(draft: Draft, seat: int, command: m.SetCulture) -> None:
    draft.put(m.CultureSet(command.who, command.culture))


# Steps


def offer_step(state: State, seat: int) -> Sequence[Offer]:
    """The game master takes no steps with her own. Who has come to the end and lacks something has to go back for
    it."""
    people = [one for one in sheets(state, seat) if not is_npc(one)]
    on = tuple([one.id for one in people if one.stage in MAKING[:-1]])
    stuck = tuple([one.id for one in people if one.stage == "gear" and approval.lacks(state, one)])
    back = tuple([one.id for one in people if one.stage in STAGES[1:] and one.id not in stuck])
    asked = not state.scene.open
    found = [(True, on, asked), (False, stuck, asked), (False, back, False)]
    return [Offer("step", (forward,), (Pick(whos),), owed) for forward, whos, owed in found if whos]


def act_step(draft: Draft, seat: int, command: m.Step) -> None:
    at = STAGES.index(draft.creature(command.who).stage)
    draft.put(m.StepTaken(command.who, STAGES[at + 1 if command.on else at - 1]))


def awaits(state: State) -> set[int]:
    """Players without a character or with one in the making, while no scene is played; the game master before whom one
    lies."""
    asked = {state.desk.gm} if any(one.stage == "review" for one in state.creatures) else set()
    return asked if state.scene.open else {*asked, *_makers(state)}


def _makers(state: State) -> Iterator[int]:
    for seat, name in enumerate(state.desk.people):
        if name and (
            wants_own(state, seat) or any(not is_npc(one) and one.stage in MAKING for one in sheets(state, seat))
        ):
            yield seat


CHAPTER: Chapter = {
    m.SetNature: (offer_nature, act_nature),
    m.SetSize: (offer_size, act_size),
    m.SetTiny: (offer_tiny, act_tiny),
    m.SizeBy: (offer_size_by, act_size_by),
    m.SetSoak: (offer_soak, act_soak),
    m.SetAttribute: (offer_attribute, act_attribute),
    m.RollAttributes: (offer_roll, act_roll),
    m.SetSkill: (offer_skill, act_skill),
    m.SetLanguage: (offer_language, act_language),
    m.SetCulture: (offer_culture, act_culture),
    m.Step: (offer_step, act_step),
    **approval.CHAPTER,
}
