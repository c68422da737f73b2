"""Taking a hit (5.1.4, catalogue 3.5): every legal way to absorb it, or going down."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from parlour.core.offers import Choose, Offer, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE, WORTH
from parlour.games.fate.model import DEGREES, Aspect, Character, Choice, Degree, Free, State
from parlour.games.fate.rules.ask import character, leads, seat_of
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.finish import finish

NONE: tuple[Offer, ...] = ()


class Way(Struct, frozen=True):
    """One legal way to take a hit."""

    boxes: tuple[int, ...]
    consequences: tuple[Degree, ...]
    takes: int
    minimal: bool
    """No piece could be left out."""


def free_boxes(person: Character) -> tuple[int, ...]:
    return tuple([box for box in range(1, person.boxes + 1) if box not in person.ticked])


def free_places(person: Character) -> tuple[Degree, ...]:
    """FAE-085, FAE-173: one of each degree; mooks and groups have none."""
    if person.kind in ("mook", "group"):
        return ()
    filled = {consequence.degree for consequence in person.consequences}
    return tuple([degree for degree in DEGREES if degree not in filled])


def many_boxes(state: State, person: Character) -> bool:
    """FAE-Q02, FAE-Q31."""
    return state.options.stress_per_hit == "many" or (person.kind == "group" and state.options.group_many_boxes == "on")


def lean(boxes: tuple[int, ...], damage: int, taken: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Several boxes for one hit, none of them needless: without the smallest the rest would not absorb it."""
    yield taken
    for at, box in enumerate(boxes):
        if sum(taken[1:]) + (box if taken else 0) < damage:
            yield from lean(boxes[at + 1 :], damage, (*taken, box))


def ways(state: State, person: Character, damage: int) -> list[Way]:
    """FAE-076..082: all legal combinations, minimal ones first."""
    boxes, places = free_boxes(person), free_places(person)
    box_sets = list(lean(boxes, damage)) if many_boxes(state, person) else [(), *[(box,) for box in boxes]]
    place_sets = [chosen for count in range(len(places) + 1) for chosen in combinations(places, count)]
    found: list[Way] = []
    for chosen in box_sets:
        for degrees in place_sets:
            takes = sum(chosen) + sum([WORTH[degree] for degree in degrees])
            pieces = [*chosen, *[WORTH[degree] for degree in degrees]]
            if takes >= damage and pieces:
                found.append(Way(chosen, degrees, takes, all([takes - piece < damage for piece in pieces])))
    return sorted(found, key=lambda way: (not way.minimal, len(way.consequences), way.takes))


def chosen(state: State, kind: str) -> Choice | None:
    """The next thing to settle, if it is of this kind."""
    roll = state.roll
    return roll.choices[0] if roll is not None and roll.choices and roll.choices[0].kind == kind else None


def settles(state: State, seat: int, choice: Choice | None) -> bool:
    """This seat is the one asked; the game master speaks for the table's own choices."""
    if choice is None:
        return False
    return leads(state, seat) if choice.seat < 0 else choice.seat == seat


def settled(draft: Draft) -> None:
    """One choice less; the last one ends the roll."""
    draft.put(m.ChoicesSet(draft.roll.choices[1:]))
    if not draft.roll.choices:
        finish(draft)


def offer_absorb(state: State, seat: int) -> Sequence[Offer]:
    """FAE-077, FAE-080..082: one offer for each box, with the consequences that must make up the rest."""
    choice = chosen(state, "absorb")
    if choice is None or not settles(state, seat, choice):
        return NONE
    assert state.roll is not None
    person, damage = character(state, choice.who), state.roll.damage
    places = free_places(person)
    worth = tuple([WORTH[degree] for degree in places])
    box_sets = sorted({way.boxes for way in ways(state, person, damage)})
    return [
        Offer(
            "absorb",
            (written(boxes),),
            (Choose(places, 0, len(places), worth=worth, reach=max(0, damage - sum(boxes))),),
        )
        for boxes in box_sets
    ]


def written(boxes: tuple[int, ...]) -> str:
    return "+".join([str(box) for box in boxes])


def act_absorb(draft: Draft, seat: int, command: m.Absorb) -> None:
    who = draft.roll.choices[0].who
    degrees = tuple([degree for degree in DEGREES if degree in command.consequences])
    boxes = tuple([int(box) for box in command.boxes.split("+") if box])
    draft.put(m.HitAbsorbed(who, draft.roll.damage, boxes, degrees))
    names = tuple([Choice("name", draft.roll.choices[0].seat, who, piece=degree) for degree in degrees])
    draft.put(m.ChoicesSet((draft.roll.choices[0], *names, *draft.roll.choices[1:])))
    settled(draft)


def offer_go_down(state: State, seat: int) -> Sequence[Offer]:
    """FAE-078: nothing can absorb it, or she does not want to."""
    choice = chosen(state, "absorb")
    if choice is None or not settles(state, seat, choice):
        return NONE
    return [Offer("go_down")]


def act_go_down(draft: Draft, seat: int, command: m.GoDown) -> None:
    who = draft.roll.choices[0].who
    draft.put(m.ChoicesSet(draft.roll.choices[1:]))
    take_out(draft, who)


def take_out(draft: Draft, who: str) -> None:
    """FAE-078, FAE-079: out of the scene; the attacker tells what becomes of the victim."""
    draft.put(m.TakenOut(who))
    attacker = draft.roll.sides[0].who
    seat = seat_of(draft.state, draft.character(attacker)) if attacker else -1
    draft.put(m.ChoicesSet((Choice("fate", seat, who), *draft.roll.choices)))


def offer_name(state: State, seat: int) -> Sequence[Offer]:
    """FAE-083, FAE-007: a consequence or a boost gets its words."""
    for kind in ("name", "boost"):
        if settles(state, seat, chosen(state, kind)):
            return [Offer("name_it", (), (Text(PHRASE),))]
    return NONE


def act_name(draft: Draft, seat: int, command: m.NameIt) -> None:
    choice, text = draft.roll.choices[0], command.text.strip()
    if choice.kind == "boost":
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), text, "boost", free=(Free(choice.team, 1),)), "boost"))
    else:
        consequence(draft, choice.who, choice.piece, text, draft.roll.sides[0].team)  # type: ignore[arg-type]
    settled(draft)


def consequence(draft: Draft, who: str, degree: Degree, text: str, enemy: str) -> None:
    """FAE-005, FAE-084: an aspect, with one free invocation for the enemy."""
    name = draft.new_id("a")
    draft.put(m.AspectAdded(Aspect(name, text, "consequence", owner=who, free=(Free(enemy, 1),)), "consequence"))
    number = draft.state.conflict.number if draft.state.conflict is not None else 0
    draft.put(m.ConsequenceTaken(who, degree, name, draft.state.desk.session, number))


def offer_fate(state: State, seat: int) -> Sequence[Offer]:
    """FAE-079: the attacker tells what becomes of the victim."""
    return [Offer("tell_fate", (), (Text(SENTENCE),))] if settles(state, seat, chosen(state, "fate")) else NONE


def act_fate(draft: Draft, seat: int, command: m.TellFate) -> None:
    draft.put(m.FateTold(draft.roll.choices[0].who, command.text.strip()))
    settled(draft)


CHAPTER: Chapter = {
    m.Absorb: (offer_absorb, act_absorb),
    m.GoDown: (offer_go_down, act_go_down),
    m.NameIt: (offer_name, act_name),
    m.TellFate: (offer_fate, act_fate),
}
