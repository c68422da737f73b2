"""Supporting characters (PER-254, PER-261, PER-262): without numbers until they matter, in one form, step by step, or
ready-made; in hiding if she wishes."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from parlour.core.offers import Ask, Number, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.ready import SUPPORTING
from parlour.games.personae.model import ATTRIBUTES, Attribute, Challenge, Individual, Skill, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.abilities import roller
from parlour.games.personae.rules.ask import bare, leads
from parlour.games.personae.rules.compare import acts
from parlour.games.personae.rules.creation import arms, basic
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.flow import BEFORE_DICE, answered, refresh
from parlour.games.personae.rules.making import NAME, Numbering, begun, defences, numbered, unlike
from parlour.games.personae.rules.people import free, names
from parlour.games.personae.rules.pools import UNSKILLED
from parlour.games.personae.rules.readied import from_ready
from parlour.roleplay.chapter import NONE

MOST_POINTS, MOST_VALUE = 200, 40
ROLES, TOUGH = Pick(("ally", "adversary")), ("minion", "minor", "major")
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


def offer_extra(state: State, seat: int) -> Sequence[Offer]:
    """PER-254: without numbers, until they matter."""
    if not leads(state, seat):
        return NONE
    asks = (NAME, Text(numbers.PHRASE, least=0))
    return [
        Offer("new_extra", (role, hidden), asks, False) for role in ("ally", "adversary") for hidden in (False, True)
    ]


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


def offer_supporting(state: State, seat: int) -> Sequence[Offer]:
    """PER-103: the players' Creation Points bind the players; the game master gives her own what she likes."""
    if not leads(state, seat):
        return NONE
    asks = (ROLES, Pick(TOUGH, suggest="major"), points(state), NAME)
    return [Offer("new_supporting", (hidden,), asks, False) for hidden in (False, True)]


def points(state: State) -> Number:
    return Number(numbers.LEAST_SUM, MOST_POINTS, state.options.creation_points)


def act_supporting(draft: Draft, seat: int, command: m.NewSupporting) -> None:
    name = unlike(command.name.strip(), names(draft.state, hidden=command.hidden))
    person = begun(draft, name, command.role, -1, toughness=command.toughness, hidden=command.hidden)
    draft.put(m.IndividualBegun(replace(person, points=command.points)))


def offer_figure(state: State, seat: int) -> Sequence[Offer]:
    """PER-254: only what bears on the conflict: one Skill, one Attribute above the rest, the free defences, how tough
    it is."""
    if not leads(state, seat):
        return NONE
    dice = Number(numbers.UNLOCKED_DICE, numbers.MOST_DICE, numbers.UNLOCKED_DICE + 1)
    asks: tuple[Ask, ...] = (
        Pick(("ally", "adversary"), suggest="adversary"),
        NAME,
        Pick(TOUGH, suggest="minion"),
        Pick(tuple(WEAPONS), suggest="one-handed"),
        Text(numbers.NAME, least=0),
        dice,
        Pick(ATTRIBUTES, suggest="Stature"),
        Number(0, MOST_VALUE, 2),
        Number(0, MOST_VALUE, 1),
        replace(dice, suggest=numbers.UNLOCKED_DICE),
    )
    return [Offer("new_figure", (hidden,), asks, False) for hidden in (False, True)]


def act_figure(draft: Draft, seat: int, command: m.NewFigure) -> None:
    """The free defences and the one Skill, with a weapon where it is one (PER-112)."""
    named, tags, group = WEAPONS[command.weapon]
    make = Numbering(draft.state, command.hidden)
    who = make.who()
    guard = tuple([replace(one, dice=command.defence - numbers.UNLOCKED_DICE) for one in defences(make)])
    skill = Skill(
        make("s"), command.skill.strip() or named, command.attribute, command.dice - numbers.UNLOCKED_DICE, tags, group
    )
    values = tuple([command.value if one == command.attribute else command.rest for one in ATTRIBUTES])
    figure = Individual(
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
    draft.put(m.IndividualBegun(figure))


def offer_call(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    return [Offer("call_ready", (hidden,), (Pick(tuple(SUPPORTING)),), False) for hidden in (False, True)]


def act_call(draft: Draft, seat: int, command: m.CallReady) -> None:
    person = from_ready(SUPPORTING[command.key])
    name = unlike(person.name, names(draft.state, hidden=command.hidden))
    person = replace(person, name=name, hidden=command.hidden)
    draft.put(m.IndividualBegun(numbered(person, Numbering(draft.state, command.hidden))))


# Numbers for those who have none


def place(state: State, person: Individual) -> int | None:
    """The side of the open Challenge somebody rolls for."""
    sides = state.challenge.sides if state.challenge is not None else ()
    return next(
        (at for at, side in enumerate(sides) if (found := roller(state, side)) is not None and found.id == person.id),
        None,
    )


def may_number(state: State, person: Individual) -> bool:
    """Until its dice have fallen."""
    unrolled = state.challenge is None or state.challenge.stage in BEFORE_DICE
    return not person.numbered and person.stage == "ready" and (unrolled or place(state, person) is None)


def usual(challenge: Challenge | None, at: int | None) -> tuple[int, Attribute]:
    """Two dice for the free defences, else one; and the Attribute such a roll adds."""
    if challenge is None or at is None:
        return numbers.UNLOCKED_DICE, "Cunning"
    if acts(challenge, at):
        return numbers.UNSKILLED_DICE, UNSKILLED.get(challenge.kind, "Competence")
    return numbers.UNLOCKED_DICE, DEFENDING.get(challenge.kind, "Cunning")


def offer_numbers(state: State, seat: int) -> Sequence[Offer]:
    """PER-254: owed when somebody without them is drawn into a Challenge."""
    found: list[Offer] = []
    for person in state.individuals if leads(state, seat) else ():
        if not may_number(state, person):
            continue
        at = place(state, person)
        dice, adds = usual(state.challenge, at)
        adds = person.adds or adds
        asks = (
            Number(numbers.UNSKILLED_DICE, numbers.MOST_DICE, person.dice or dice),
            Pick(ATTRIBUTES, suggest=adds),
            Number(0, MOST_VALUE, derive.value(person, adds)),
        )
        found.append(Offer("give_numbers", (person.id,), asks, at is not None and bare(person)))
    return found


def act_numbers(draft: Draft, seat: int, command: m.GiveNumbers) -> None:
    """They are kept; where an answer is due, this is it."""
    draft.put(m.NumbersGiven(command.who, command.dice, command.attribute, command.value))
    challenge = draft.state.challenge
    at = place(draft.state, draft.individual(command.who))
    if challenge is None or at is None:
        return
    side = challenge.sides[at]
    if challenge.stage == "answer" and not side.chosen:
        draft.put(m.SideSet(at, replace(side, chosen=True)))
    refresh(draft)
    if draft.challenge.stage == "answer":
        answered(draft)


def offer_fill(state: State, seat: int) -> Sequence[Offer]:
    """PER-254: whoever came to matter becomes a full character."""
    if not leads(state, seat) or state.challenge is not None:
        return NONE
    people = [one for one in state.individuals if not one.numbered and one.stage == "ready" and free(state, one)]
    return [Offer("fill_out", (one.id,), (Pick(TOUGH, suggest=one.toughness), points(state)), False) for one in people]


def act_fill(draft: Draft, seat: int, command: m.FillOut) -> None:
    make: Any = Numbering(draft.state, of=draft.individual(command.who))
    draft.put(m.FilledOut(command.who, command.toughness, command.points, defences(make)))


CHAPTER: Chapter = {
    m.NewExtra: (offer_extra, act_extra),
    m.NewSupporting: (offer_supporting, act_supporting),
    m.NewFigure: (offer_figure, act_figure),
    m.CallReady: (offer_call, act_call),
    m.GiveNumbers: (offer_numbers, act_numbers),
    m.FillOut: (offer_fill, act_fill),
}
