"""Declaring one of the basic actions (5.1, catalogue 3.2 R0): who, what, how, at whom. Dice come later."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Character, Goal, Harm, Roll, Side, State
from parlour.games.fate.rules.ask import (
    aspect,
    character,
    competes,
    find_aspect,
    find_character,
    how_rating,
    in_play,
    knows,
    other_side,
    present,
)
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.mapping import distance, hindered
from parlour.games.fate.rules.sums import hows
from parlour.games.fate.rules.turns import has_action, is_turn

_WHY = Text(SENTENCE, least=0)
_BECAUSE = Text(SENTENCE)
NONE: tuple[Offer, ...] = ()


def may_act(state: State, person: Character) -> bool:
    """FAE-140: in a scene, nothing else being rolled; in a conflict on one's turn, with the action still to spend."""
    if not state.scene.opened or state.roll is not None or not person.here or person.out:
        return False
    if state.conflict is None or state.lax:
        return True
    return state.conflict.begun and is_turn(state, person.id) and has_action(state, person.id)


def actors(state: State, seat: int) -> list[Character]:
    return [person for person in in_play(state, seat) if may_act(state, person)]


# Overcome


def offer_overcome(state: State, seat: int) -> Sequence[Offer]:
    """FAE-058, FAE-124, FAE-129: an obstacle in words, a situation aspect, a task, or a hindered border; who competes
    makes the exchange's roll instead."""
    out: list[Offer] = []
    for person in actors(state, seat):
        if competes(state, person.id) and not state.lax:
            continue
        targets = overcome_targets(state, person)
        if targets:
            out.append(Offer("overcome", (person.id,), (Pick(targets), hows(person), _WHY), False))
    return out


def overcome_targets(state: State, person: Character) -> tuple[str, ...]:
    if state.challenge is not None:
        return tuple([
            task.id for task in state.challenge.tasks
            if not task.hidden and not task.result and (not task.takers or person.id in task.takers)
        ])  # fmt: skip
    targets = [SCENE, *[a.id for a in state.aspects if a.kind == "situation" and knows(state, person, a)]]
    if state.conflict is not None and state.options.move_hindered == "overcome":
        targets += [b.id for b in state.scene.borders if person.zone in (b.a, b.b) and hindered(state, b, person)]
    return tuple(targets)


def act_overcome(draft: Draft, seat: int, command: m.Overcome) -> None:
    """FAE-123, FAE-183: one roll, against what the game master sets or whoever stands in the way."""
    person, against = (
        draft.character(command.who),
        Side("", other_side(draft.character(command.who).side), settled=False),
    )
    challenge = draft.state.challenge
    if challenge is not None:
        task = next(task for task in challenge.tasks if task.id == command.target)
        foe = find_character(draft.state, task.foe)
        against = Side("", against.team, rating=task.difficulty)
        if foe is not None and foe in present(draft.state) and foe.side != person.side:
            against = Side(foe.id, foe.side, settled=False)
    border = next((b for b in draft.state.scene.borders if b.id == command.target), None)
    if border is not None and border.holder:
        against = Side(border.holder, draft.character(border.holder).side, settled=False)
    declare(draft, person, command.how, "overcome", command.target, command.words, against)


# Create an advantage


def offer_create(state: State, seat: int) -> Sequence[Offer]:
    """FAE-043, FAE-044: one offer for each goal."""
    out: list[Offer] = []
    for person in actors(state, seat):
        if not may_create(state, person):
            continue
        how = hows(person)
        for goal, targets, text in goals(state, person):
            if targets:
                out.append(Offer("create", (person.id, goal), (Pick(targets), how, text, _WHY), False))
    return out


def may_create(state: State, person: Character) -> bool:
    """FAE-Q25: who competes in a contest only by switch, once an exchange, before the overcome roll."""
    contest = state.contest
    if contest is None or person.id not in contest.who or state.lax:
        return True
    return state.options.contest_advantage == "on" and person.id not in contest.tried and not contest.twist


def goals(state: State, person: Character) -> list[tuple[Goal, tuple[str, ...], Text]]:
    here = [c.id for c in present(state)]
    zones = [zone.id for zone in state.scene.zones]
    looked_at = [SCENE, *[who for who in here if who != person.id]]
    return [
        ("create", (SCENE, *zones, *here), Text(PHRASE)),
        ("discover", tuple(looked_at), Text(PHRASE, least=0)),
        ("use", tuple([a.id for a in usable(state, person)]), Text(PHRASE, least=0)),
    ]


def usable(state: State, person: Character) -> list[Aspect]:
    """FAE-056, FAE-101: aspects known to the character, of the scene and of everybody in it."""
    here = {c.id for c in state.characters if c.here and not c.hidden}
    return [
        a for a in state.aspects if a.kind != "boost" and (not a.owner or a.owner in here) and knows(state, person, a)
    ]


def act_create(draft: Draft, seat: int, command: m.Create) -> None:
    person = draft.character(command.who)
    target = find_character(draft.state, command.target)
    known = find_aspect(draft.state, command.target)
    if known is not None and known.owner:
        target = character(draft.state, known.owner)
    against = Side("", other_side(person.side), settled=False)
    if target is not None and target.side != person.side and not target.out:
        against = Side(target.id, target.side, settled=False)
    text = command.text.strip() or (aspect(draft.state, command.target).text if known is not None else "")
    if competes(draft.state, person.id):
        draft.put(m.AdvantageTried(person.id, False))
    declare(draft, person, command.how, "create", command.target, command.words, against, goal=command.goal, text=text)


# Attack


def offer_attack(state: State, seat: int) -> Sequence[Offer]:
    """FAE-070, FAE-128, FAE-141: whoever is within reach; farther off only with a reason. Who competes harms nobody."""
    if state.challenge is not None and not state.lax:
        return NONE
    out: list[Offer] = []
    kinds: tuple[Harm, ...] = ("physical", "mental")
    for person in actors(state, seat):
        if competes(state, person.id) and not state.lax:
            continue
        near, far = reach(state, person)
        for harm in kinds:
            for targets, why in ((near, _WHY), (far, _BECAUSE)):
                if targets:
                    out.append(Offer("attack", (person.id, harm), (Pick(targets), hows(person), why), False))
    return out


def reach(state: State, person: Character) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Foes in the own zone, and those a zone away."""
    near: list[str] = []
    far: list[str] = []
    for foe in present(state):
        if foe.side == person.side:
            continue
        apart = distance(state, person.zone, foe.zone)
        if apart == 0:
            near.append(foe.id)
        elif apart == 1 or state.lax:
            far.append(foe.id)
    return tuple(near), tuple(far)


def act_attack(draft: Draft, seat: int, command: m.Attack) -> None:
    person, foe = draft.character(command.who), draft.character(command.target)
    against = Side(foe.id, foe.side, settled=False)
    declare(draft, person, command.how, "attack", foe.id, command.words, against, harm=command.harm)


# Contest rolls


def offer_compete(state: State, seat: int) -> Sequence[Offer]:
    """FAE-129: everyone in the contest makes an overcome roll in each exchange."""
    contest, roll = state.contest, state.roll
    if contest is None or contest.twist or (roll is not None and (roll.action != "contest" or roll.phase != "oppose")):
        return NONE
    waiting = (
        {side.who for side in roll.sides if not side.settled}
        if roll is not None
        else set(contest.who) - set(contest.barred)
    )
    return [
        Offer("compete", (person.id,), (hows(person), _WHY), bool(roll))
        for person in in_play(state, seat)
        if person.id in waiting
    ]


def act_compete(draft: Draft, seat: int, command: m.Compete) -> None:
    contest = draft.state.contest
    assert contest is not None
    if draft.state.roll is None:
        sides = tuple([
            Side(who, draft.character(who).side, settled=False)
            for who in contest.who if who not in contest.barred and not draft.character(who).out
        ])  # fmt: skip
        roll = Roll(draft.state.rolls + 1, "contest", "", SCENE, contest.name, "", "physical", sides)
        draft.put(m.RollDeclared(roll))
    index = next(at for at, side in enumerate(draft.roll.sides) if side.who == command.who)
    person = draft.character(command.who)
    draft.put(
        m.SideSettled(
            index,
            Side(person.id, person.side, command.how, how_rating(draft.state, person, command.how), command.words),
        )
    )
    if all(side.settled for side in draft.roll.sides):
        draft.put(m.RollReady())


def declare(
    draft: Draft, person: Character, how: tuple[str, ...], action: str, target: str, words: str, against: Side, *,
    goal: Goal = "", text: str = "", harm: Harm = "physical",
) -> None:  # fmt: skip
    """The action is announced; in a conflict it uses the turn's action."""
    if draft.state.conflict is not None:
        draft.put(m.Acted(person.id))
    mine = Side(person.id, person.side, how, how_rating(draft.state, person, how), words)
    roll = Roll(draft.state.rolls + 1, action, goal, target, text or words, words, harm, (mine, against))  # type: ignore[arg-type]
    draft.put(m.RollDeclared(roll))
    if against.settled:
        draft.put(m.RollReady())


CHAPTER: Chapter = {
    m.Overcome: (offer_overcome, act_overcome),
    m.Create: (offer_create, act_create),
    m.Attack: (offer_attack, act_attack),
    m.Compete: (offer_compete, act_compete),
}
