"""Taking a hit (5.1.4, catalogue 3.5): every legal way to absorb it, or going down."""

from collections.abc import Callable, Iterator
from itertools import combinations

from msgspec import Struct

from parlour.core.judge import Move, One, Some, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE, WORTH
from parlour.games.fate.model import DEGREES, Aspect, Character, Choice, Degree, Free, State
from parlour.games.fate.rules.ask import character
from parlour.games.fate.rules.conditions import no_roll
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.finish import finish
from parlour.roleplay.cast import seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import talking


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


# The moment


def nothing_to_settle(state: State) -> bool:
    return state.roll is not None and not state.roll.choices


def chosen(state: State, kind: str) -> Choice | None:
    """The next thing to settle, if it is of this kind."""
    roll = state.roll
    return roll.choices[0] if roll is not None and roll.choices and roll.choices[0].kind == kind else None


def not_your_choice(state: State, seat: int) -> bool:
    """The game master speaks for the table's own choices."""
    assert state.roll is not None
    asked = state.roll.choices[0].seat
    return not leads(state, seat) if asked < 0 else asked != seat


Condition = Callable[..., bool]


def settling(*kinds: str) -> tuple[Condition, ...]:
    """Whoever is asked settles what comes first, if it is of these kinds."""

    def other_first(state: State) -> bool:
        return state.roll is not None and state.roll.choices[0].kind not in kinds

    return no_roll, nothing_to_settle, other_first, not_your_choice


def hurt(state: State) -> Character:
    assert state.roll is not None
    return character(state, state.roll.choices[0].who)


# Boxes and consequences


def box_sets(state: State, victim: Character) -> dict[str, tuple[int, ...]]:
    """Boxes as they are written, ticked ones among them: "1+3" for two."""
    assert state.roll is not None
    every = tuple(range(1, victim.boxes + 1))
    if many_boxes(state, victim):
        found = [(), *[(box,) for box in every], *lean(free_boxes(victim), state.roll.damage)]
    else:
        found = [(), *[(box,) for box in every], *combinations(every, 2)]
    return {written(boxes): boxes for boxes in found}


def two_boxes(state: State, victim: Character, it: tuple[int, ...]) -> bool:
    """FAE-080."""
    return len(it) > 1 and not many_boxes(state, victim)


def ticked(victim: Character, it: tuple[int, ...]) -> bool:
    return any(box in victim.ticked for box in it)


def degrees() -> tuple[Degree, ...]:
    return DEGREES


def no_consequences(victim: Character) -> bool:
    """FAE-173."""
    return victim.kind in ("mook", "group")


def filled(victim: Character, it: Degree) -> bool:
    """FAE-085."""
    return it not in free_places(victim)


def worth(it: Degree) -> int:
    return WORTH[it]


def left_over(state: State, boxes: tuple[int, ...]) -> int:
    assert state.roll is not None
    return max(0, state.roll.damage - sum(boxes))


# What is done


def settled(draft: Draft) -> None:
    """One choice less; the last one ends the roll."""
    draft.put(m.ChoicesSet(draft.roll.choices[1:]))
    ended(draft)


def ended(draft: Draft) -> None:
    """Where nothing is left to choose."""
    if not draft.roll.choices:
        finish(draft)


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


def act_go_down(draft: Draft, seat: int, command: m.GoDown) -> None:
    who = draft.roll.choices[0].who
    draft.put(m.ChoicesSet(draft.roll.choices[1:]))
    take_out(draft, who)
    ended(draft)


def take_out(draft: Draft, who: str) -> None:
    """FAE-078, FAE-079: out of the scene; the attacker tells what becomes of the victim, aloud where they talk."""
    draft.put(m.TakenOut(who))
    if talking(draft.state):
        return
    attacker = draft.roll.sides[0].who
    seat = seat_of(draft.state, draft.character(attacker)) if attacker else -1
    draft.put(m.ChoicesSet((Choice("fate", seat, who), *draft.roll.choices)))


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


def act_fate(draft: Draft, seat: int, command: m.TellFate) -> None:
    draft.put(m.FateTold(draft.roll.choices[0].who, command.text.strip()))
    settled(draft)


MOVES: Moves = {
    Move(
        m.Absorb,
        {
            "boxes": One(box_sets, unless=(two_boxes, ticked)),
            "consequences": Some(degrees, unless=(no_consequences, filled), least=0, worth=worth, reach=left_over),
        },
        rule="FAE-076",
        unless=settling("absorb"),
        given={"victim": hurt},
        owed=True,
        decided=1,
    ): act_absorb,
    Move(m.GoDown, {}, rule="FAE-078", unless=settling("absorb"), owed=True): act_go_down,
    Move(m.NameIt, {"text": Words(PHRASE)}, rule="FAE-083", unless=settling("name", "boost"), owed=True): act_name,
    Move(m.TellFate, {"text": Words(SENTENCE)}, rule="FAE-079", unless=settling("fate"), owed=True): act_fate,
}
