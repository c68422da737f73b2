"""Declaring one of the basic actions (5.1, catalogue 3.2 R0): who, what, how, at whom. Dice come later."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Border, Character, Goal, Harm, Roll, Side, State, Task, Zone
from parlour.games.fate.rules.ask import (
    aspect,
    character,
    competes,
    find_aspect,
    find_character,
    how_rating,
    knows,
    other_side,
    present,
)
from parlour.games.fate.rules.conditions import (
    ACTING,
    HERE,
    IN_PLAY,
    conceded,
    how,
    known_aspects,
    no_contest,
    no_scene,
    not_here,
    roll_open,
    shown,
    taken_out,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.mapping import distance, hindered
from parlour.games.fate.rules.numbers import in_the_way, number_of
from parlour.games.fate.rules.ready import now_ready, when
from parlour.roleplay.cast import people
from parlour.roleplay.switches import told


def competing(state: State, it: Character) -> bool:
    """FAE-128, FAE-129: who competes makes the exchange's roll, and harms nobody."""
    return competes(state, it.id)


# Overcome

Obstacle = Task | Aspect | Border | str
"""A task of the challenge; else a situation aspect, a hindered border, or the scene, in words."""


def obstacles(state: State, seat: int) -> dict[str, Obstacle]:
    """FAE-058, FAE-124."""
    if state.challenge is not None:
        return {task.id: task for task in state.challenge.tasks if not task.hidden}
    known, borders = known_aspects(state, seat), state.scene.borders
    return {SCENE: SCENE, **{a.id: a for a in known}, **{b.id: b for b in borders}}


def task_done(it: Obstacle) -> bool:
    return isinstance(it, Task) and bool(it.result)


def not_assigned(who: Character, it: Obstacle) -> bool:
    """FAE-125."""
    return isinstance(it, Task) and bool(it.takers) and who.id not in it.takers


def no_conflict_here(state: State, it: Obstacle) -> bool:
    """FAE-184: what lies between zones matters in conflicts."""
    return isinstance(it, Border) and state.conflict is None


def move_through(state: State, it: Obstacle) -> bool:
    """FAE-094: a hindered way costs the action, no roll."""
    return isinstance(it, Border) and state.options.move_hindered == "action"


def out_of_reach(who: Character, it: Obstacle) -> bool:
    return isinstance(it, Border) and who.zone not in (it.a, it.b)


def not_hindered(state: State, who: Character, it: Obstacle) -> bool:
    return isinstance(it, Border) and not hindered(state, it, who)


def not_an_obstacle(it: Obstacle) -> bool:
    return isinstance(it, Aspect) and it.kind != "situation"


def unknown_aspect(state: State, who: Character, it: object) -> bool:
    """FAE-100: only known aspects are acted on."""
    return isinstance(it, Aspect) and not knows(state, who, it)


def act_overcome(draft: Draft, seat: int, command: m.Overcome) -> None:
    """FAE-123, FAE-183: one roll, against what the game master sets or whoever stands in the way."""
    person = draft.character(command.who)
    number, team = number_of(draft.state, command.target), other_side(person.side)
    against = Side("", team, settled=False) if number is None else Side("", team, rating=number)
    challenge = draft.state.challenge
    if challenge is not None:
        task = next(task for task in challenge.tasks if task.id == command.target)
        foe = find_character(draft.state, task.foe)
        against = Side("", team, rating=task.difficulty)
        if foe is not None and foe in present(draft.state) and foe.side != person.side:
            against = Side(foe.id, foe.side, settled=False)
    border = next((b for b in draft.state.scene.borders if b.id == command.target), None)
    if border is not None and border.holder:
        against = Side(border.holder, draft.character(border.holder).side, settled=False)
    declare(draft, command, "overcome", command.target, against)


# Create an advantage


def no_advantages(state: State, it: Character) -> bool:
    """FAE-Q25: who competes in a contest only by switch,"""
    return competes(state, it.id) and state.options.contest_advantage == "off"


def twist_first(state: State, it: Character) -> bool:
    return competes(state, it.id) and state.contest is not None and state.contest.twist


def tried(state: State, it: Character) -> bool:
    """once an exchange, before the overcome roll."""
    return competes(state, it.id) and state.contest is not None and it.id in state.contest.tried


Place = Character | Zone | Aspect | str


def places(state: State, seat: int) -> dict[str, Place]:
    """FAE-043, FAE-044: what an aspect is made on, looked for in, or which is used."""
    found: list[Character | Zone | Aspect] = [*people(state, seat), *known_aspects(state, seat), *state.scene.zones]
    return {SCENE: SCENE, **{one.id: one for one in found}}


def there_already(goal: Goal, it: Place) -> bool:
    return goal == "create" and isinstance(it, Aspect)


def known_already(state: State, who: Character, goal: Goal, it: Place) -> bool:
    """FAE-181."""
    return goal == "discover" and isinstance(it, Aspect) and knows(state, who, it)


def not_to_be_searched(goal: Goal, it: Place) -> bool:
    return goal == "discover" and isinstance(it, Aspect | Zone)


def own(who: Character, goal: Goal, it: Place) -> bool:
    return goal == "discover" and it is who


def no_aspect(goal: Goal, it: Place) -> bool:
    return goal == "use" and not isinstance(it, Aspect)


def boost(goal: Goal, it: Place) -> bool:
    """FAE-Q40."""
    return goal == "use" and isinstance(it, Aspect) and it.kind == "boost"


def owner_away(state: State, goal: Goal, it: Place) -> bool:
    """FAE-101."""
    owner = find_character(state, it.owner) if isinstance(it, Aspect) and it.owner else None
    return goal == "use" and owner is not None and (not owner.here or owner.hidden)


def fewest_words(goal: Goal) -> int:
    return int(goal == "create")


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
    declare(draft, command, "create", command.target, against, goal=command.goal, text=text)


# Attack


def challenge_on(state: State) -> bool:
    """FAE-124: a challenge is made of overcome rolls."""
    return state.challenge is not None


def same_side(who: Character, it: Character) -> bool:
    return it.side == who.side


def too_far(state: State, who: Character, it: Character) -> bool:
    """FAE-141."""
    return distance(state, who.zone, it.zone) > 1


def reaching(state: State, who: Character, target: Character) -> int:
    """FAE-141: what reaches into another zone is said."""
    return told(state) if distance(state, who.zone, target.zone) > 0 else 0


def act_attack(draft: Draft, seat: int, command: m.Attack) -> None:
    foe = draft.character(command.target)
    against = Side(foe.id, foe.side, settled=False)
    declare(draft, command, "attack", foe.id, against, harm=command.harm)


# Contest rolls


def twist_asked(state: State) -> bool:
    """FAE-130."""
    return state.contest is not None and state.contest.twist


def other_roll(state: State) -> bool:
    roll = state.roll
    return roll is not None and (roll.action != "contest" or roll.phase != "oppose")


def rolls_together(state: State) -> bool:
    """The exchange's roll waits for everybody once the first has begun it."""
    return state.roll is not None


def not_competing(state: State, it: Character) -> bool:
    return not competes(state, it.id)


def barred(state: State, it: Character) -> bool:
    """FAE-Q25: who failed to make an advantage makes no roll in this exchange."""
    if state.roll is not None:
        return all(side.who != it.id for side in state.roll.sides)
    return state.contest is not None and it.id in state.contest.barred


def chosen_already(state: State, it: Character) -> bool:
    return state.roll is not None and any(side.who == it.id and side.settled for side in state.roll.sides)


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
        now_ready(draft)


def declare(
    draft: Draft, command: m.Overcome | m.Create | m.Attack, action: str, target: str, against: Side, *,
    goal: Goal = "", text: str = "", harm: Harm = "physical",
) -> None:  # fmt: skip
    """The action is announced; in a conflict it uses the turn's action."""
    person, how, words = draft.character(command.who), command.how, command.words
    if draft.state.conflict is not None:
        draft.put(m.Acted(person.id))
    rating, eager = how_rating(draft.state, person, how), command.dice == "now"
    mine = Side(person.id, person.side, how, rating, words, eager=eager)
    roll = Roll(draft.state.rolls + 1, action, goal, target, text or words, words, harm, (mine, against))  # type: ignore[arg-type]
    draft.put(m.RollDeclared(roll))
    if against.settled:
        now_ready(draft)


def same_kind(state: State) -> str:
    """What is suggested: what the conflict is about."""
    return state.conflict.harm if state.conflict is not None else "physical"


def nearest(state: State, who: Character) -> str | None:
    """Whom to attack, where there is one foe nearest."""
    foes = [one for one in shown(state) if one.side != who.side and one.here and not one.out and one.status == "ready"]
    steps = {one.id: distance(state, who.zone, one.zone) for one in foes}
    near = [name for name, far in steps.items() if far == min(steps.values())]
    return near[0] if len(near) == 1 else None


MOVES: Moves = {
    Move(
        m.Overcome,
        {
            "who": One(people, unless=(*IN_PLAY, waived(competing), *ACTING)),
            "target": One(
                obstacles,
                unless=(
                    task_done,
                    not_assigned,
                    no_conflict_here,
                    move_through,
                    out_of_reach,
                    not_hindered,
                    not_an_obstacle,
                    unknown_aspect,
                ),
                suggest=in_the_way,
            ),
            "how": how(),
            "words": Words(SENTENCE, 0),
            "dice": when(),
        },
        rule="FAE-058",
        unless=(no_scene, roll_open),
        decided=1,
    ): act_overcome,
    Move(
        m.Create,
        {
            "who": One(people, unless=(*IN_PLAY, *ACTING, waived(no_advantages), waived(twist_first), waived(tried))),
            "goal": One(("create", "discover", "use"), suggest="create"),
            "target": One(
                places,
                unless=(
                    there_already,
                    known_already,
                    not_to_be_searched,
                    own,
                    no_aspect,
                    unknown_aspect,
                    boost,
                    owner_away,
                    *HERE,
                ),
                suggest="scene",
            ),
            "how": how(),
            "text": Words(PHRASE, fewest_words),
            "words": Words(SENTENCE, 0),
            "dice": when(),
        },
        rule="FAE-043",
        unless=(no_scene, roll_open),
        decided=2,
    ): act_create,
    Move(
        m.Attack,
        {
            "who": One(people, unless=(*IN_PLAY, waived(competing), *ACTING)),
            "harm": One(("physical", "mental"), suggest=same_kind),
            "target": One(shown, unless=(same_side, not_here, taken_out, conceded, waived(too_far)), suggest=nearest),
            "how": how(),
            "words": Words(SENTENCE, reaching),
            "dice": when(),
        },
        rule="FAE-070",
        unless=(no_scene, waived(challenge_on), roll_open),
        decided=2,
    ): act_attack,
    Move(
        m.Compete,
        {
            "who": One(people, unless=(*IN_PLAY, not_competing, barred, chosen_already)),
            "how": how(),
            "words": Words(SENTENCE, 0),
        },
        rule="FAE-129",
        unless=(no_contest, twist_asked, other_roll),
        owed=rolls_together,
        decided=1,
    ): act_compete,
}
