"""Supporting characters (PER-254, PER-261, PER-262): without numbers until they matter, in one form, step by step, or
ready-made; in hiding if she wants."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Count, Move, One, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.ready import SUPPORTING
from parlour.games.personae.model import ATTRIBUTES, Attribute, Challenge, Individual, Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import bare
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.conditions import MADE, challenge_open, numbered_already
from parlour.games.personae.rules.creation import arms, basic
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import BEFORE_DICE, answered, eagerly, refresh
from parlour.games.personae.rules.making import begun, defences, more, numbered
from parlour.games.personae.rules.people import needed
from parlour.games.personae.rules.pools import UNSKILLED
from parlour.games.personae.rules.readied import from_ready
from parlour.games.personae.rules.scene import enter
from parlour.games.personae.rules.turns import free
from parlour.roleplay.cast import Numbering, names, not_gm, people, unlike

MOST_POINTS, MOST_VALUE, MOST_ALIKE = 200, 40, 12
ROLES, TOUGH = ("ally", "adversary"), ("minion", "minor", "major")
WEAPONS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "one-handed": ("Sword", ("weapon", "one-handed"), "blades"),
    "small": ("Knife", ("weapon", "small"), "blades"),
    "two-handed": ("Spear", ("weapon", "two-handed"), "polearms"),
    "ranged": ("Bow", ("weapon", "ranged", "two-handed"), "bows"),
    "unarmed": ("Fists", ("weapon", "unarmed"), "bludgeons"),
    "": ("Talk", (), ""),
}
"""PER-169, PER-170: what a figure's Skill is called where nobody says, what sort it is, and its group."""
DEFENDING: dict[str, Attribute] = {"attack": "Cunning", "power": "Power", "interaction": "Power", "virtual": "Cunning"}
"""PER-149, PER-209: what Dodge, Resist and a secret add."""


# Made at once, or step by step


def act_extra(draft: Draft, seat: int, command: m.NewExtra) -> None:
    name = unlike(command.name.strip(), names(draft.state, hidden=command.hidden))
    who = Numbering(draft.state, command.hidden).who()
    extra = Individual(
        who,
        name,
        command.role,
        -1,
        toughness="minion",
        stage="ready",
        goal=command.goal.strip(),
        numbered=False,
        hidden=command.hidden,
    )
    draft.put(m.IndividualBegun(extra))


def usual_points(state: State) -> int:
    """PER-103: the players' Creation Points bind the players; the game master gives her own what she likes."""
    return state.options.creation_points


def act_supporting(draft: Draft, seat: int, command: m.NewSupporting) -> None:
    name = unlike(command.name.strip(), names(draft.state, hidden=command.hidden))
    person = begun(draft, name, command.role, -1, toughness=command.toughness, hidden=command.hidden)
    draft.put(m.IndividualBegun(replace(person, points=command.points)))


def act_figure(draft: Draft, seat: int, command: m.NewFigure) -> None:
    for _ in range(command.count):
        come(draft, figure(draft, command))


def come(draft: Draft, person: Individual) -> None:
    """Who is called in the open while a scene is played is in it."""
    draft.put(m.IndividualBegun(person))
    if not person.hidden and free(draft.state):
        enter(draft, person.id)


def figure(draft: Draft, command: m.NewFigure) -> Individual:
    """The free defences and the one Skill, with a weapon where it is one (PER-112)."""
    named, tags, group = WEAPONS[command.weapon]
    make = Numbering(draft.state, command.hidden)
    who = make.who()
    guard = tuple([replace(one, dice=command.defence - numbers.UNLOCKED_DICE) for one in defences(make)])
    skill = Skill(
        make("s"), command.skill.strip() or named, command.attribute, command.dice - numbers.UNLOCKED_DICE, tags, group
    )
    values = tuple([command.value if one == command.attribute else command.rest for one in ATTRIBUTES])
    return Individual(
        who,
        unlike(command.name.strip(), names(draft.state, hidden=command.hidden)),
        command.role,
        -1,
        toughness=command.toughness,
        stage="ready",
        values=values,
        made=values,
        points=sum(values),
        skills=(*guard, skill),
        gear=(basic(make("g"), skill),) if arms(skill) else (),
        hidden=command.hidden,
    )


def act_call(draft: Draft, seat: int, command: m.CallReady) -> None:
    for _ in range(command.count):
        person = from_ready(SUPPORTING[command.key])
        name = unlike(person.name, names(draft.state, hidden=command.hidden))
        person = replace(person, name=name, hidden=command.hidden)
        come(draft, numbered(person, Numbering(draft.state, command.hidden)))


# Numbers for those who have none


def place(state: State, person: Individual) -> int | None:
    """The side of the open Challenge somebody rolls for."""
    sides = state.challenge.sides if state.challenge is not None else ()
    return next(
        (at for at, side in enumerate(sides) if (found := roller(state, side)) is not None and found.id == person.id),
        None,
    )


def dice_fallen(state: State, it: Individual) -> bool:
    """Numbers come before its dice."""
    rolled = state.challenge is not None and state.challenge.stage not in BEFORE_DICE
    return rolled and place(state, it) is not None


def usual(challenge: Challenge | None, at: int | None) -> tuple[int, Attribute]:
    """Two dice for the free defences, else one; and the Attribute such a roll adds."""
    if challenge is None or at is None:
        return numbers.UNLOCKED_DICE, "Cunning"
    if acts(challenge, at):
        return numbers.UNSKILLED_DICE, UNSKILLED.get(challenge.kind, "Competence")
    return numbers.UNLOCKED_DICE, DEFENDING.get(challenge.kind, "Cunning")


def usual_dice(state: State, who: Individual) -> int:
    return who.dice or usual(state.challenge, place(state, who))[0]


def usual_attribute(state: State, who: Individual) -> str:
    return who.adds or usual(state.challenge, place(state, who))[1]


def usual_value(state: State, who: Individual) -> int:
    return derive.value(who, usual_attribute(state, who))


def drawn_in(state: State, who: Individual) -> bool:
    """PER-254: owed when somebody without them is drawn into a Challenge."""
    return bare(who) and place(state, who) is not None


def act_numbers(draft: Draft, seat: int, command: m.GiveNumbers) -> None:
    """They are kept; where an answer is due, this is it."""
    draft.put(m.NumbersGiven(command.who, command.dice, command.attribute, command.value))
    challenge = draft.state.challenge
    at = place(draft.state, draft.one(command.who))
    if challenge is None or at is None:
        return
    side = challenge.sides[at]
    if challenge.stage == "answer" and not side.chosen:
        draft.put(m.SideSet(at, replace(side, chosen=True, eager=eagerly(draft.state))))
    refresh(draft)
    if draft.challenge.stage == "answer":
        answered(draft)


def usual_toughness(who: Individual) -> str:
    """PER-254: whoever came to matter becomes a full character."""
    return who.toughness


def act_fill(draft: Draft, seat: int, command: m.FillOut) -> None:
    draft.put(m.FilledOut(command.who, command.toughness, command.points, defences(more(draft, command.who))))


_POOL = (numbers.UNLOCKED_DICE, numbers.MOST_DICE)
MOVES: Moves = {
    Move(
        m.NewExtra,
        {
            "role": One(ROLES, suggest="ally"),
            "hidden": One(FLAG, suggest=False),
            "name": Words(numbers.NAME),
            "goal": Words(numbers.PHRASE, 0),
        },
        rule="PER-254",
        unless=(not_gm,),
        decided=2,
    ): act_extra,
    Move(
        m.NewSupporting,
        {
            "hidden": One(FLAG, suggest=False),
            "role": One(ROLES),
            "toughness": One(TOUGH, suggest="major"),
            "points": Count(numbers.LEAST_SUM, MOST_POINTS, suggest=usual_points),
            "name": Words(numbers.NAME),
        },
        rule="PER-254",
        unless=(not_gm,),
        decided=1,
    ): act_supporting,
    Move(
        m.NewFigure,
        {
            "hidden": One(FLAG, suggest=False),
            "role": One(ROLES, suggest="adversary"),
            "name": Words(numbers.NAME),
            "toughness": One(TOUGH, suggest="minion"),
            "weapon": One(tuple(WEAPONS), suggest="one-handed"),
            "skill": Words(numbers.NAME, 0),
            "dice": Count(*_POOL, suggest=numbers.UNLOCKED_DICE + 1),
            "attribute": One(ATTRIBUTES, suggest="Stature"),
            "value": Count(0, MOST_VALUE, suggest=2),
            "rest": Count(0, MOST_VALUE, suggest=1),
            "defence": Count(*_POOL, suggest=numbers.UNLOCKED_DICE),
            "count": Count(1, MOST_ALIKE, suggest=1),
        },
        rule="PER-254",
        unless=(not_gm,),
        decided=1,
    ): act_figure,
    Move(
        m.CallReady,
        {"hidden": One(FLAG), "key": One(SUPPORTING), "count": Count(1, MOST_ALIKE, suggest=1)},
        rule="PER-254",
        unless=(not_gm,),
        decided=1,
    ): act_call,
    Move(
        m.GiveNumbers,
        {
            "who": One(people, unless=(numbered_already, *MADE, dice_fallen)),
            "dice": Count(numbers.UNSKILLED_DICE, numbers.MOST_DICE, suggest=usual_dice),
            "attribute": One(ATTRIBUTES, suggest=usual_attribute),
            "value": Count(0, MOST_VALUE, suggest=usual_value),
        },
        rule="PER-254",
        unless=(not_gm,),
        owed=drawn_in,
        decided=1,
    ): act_numbers,
    Move(
        m.FillOut,
        {
            "who": One(people, unless=(numbered_already, *MADE, needed)),
            "toughness": One(TOUGH, suggest=usual_toughness),
            "points": Count(numbers.LEAST_SUM, MOST_POINTS, suggest=usual_points),
        },
        rule="PER-254",
        unless=(not_gm, challenge_open),
        decided=1,
    ): act_fill,
}
