"""Long climbs (3.7, YAG-208 to YAG-215): a pace, one check for each interval, a second one or a price where it
fails."""

from parlour.core.judge import FLAG, Count, Move, One, Words, waived
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MODERATE, MOST, NATURAL_CLIMB, PHRASE
from parlour.games.yags.model import PACES, Check, Climb, Creature, Side, State, Technique
from parlour.games.yags.rules.ask import climb_of, creature, find_technique, idle, open_check, playing, side_seat
from parlour.games.yags.rules.conditions import BETWEEN, CALLING, HERE, NO, OWN_HERE, moved, on_a_wall, overloaded
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import climb_metres
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, NEXT, finish, open_second
from parlour.games.yags.rules.flow import open_check as put_check
from parlour.games.yags.rules.run import can_be_bought, not_your_choice
from parlour.games.yags.rules.skills import usable
from parlour.games.yags.rules.sums import routes
from parlour.roleplay.cast import not_gm, not_yours_nor_gm, people, seat_of

HIGHEST = 20_000


def stretch_target(climb: Climb) -> int:
    """YAG-214, YAG-275: how hard it is at the height reached."""
    passed = [target for start, target in sorted(climb.stretches) if start <= climb.reached]
    return passed[-1] if passed else climb.target


def is_unnatural(climb: Climb) -> bool:
    """YAG-275: some of what is left is harder than nature makes it."""
    left = [target for start, target in climb.stretches if start > climb.reached]
    return max([stretch_target(climb), *left]) > NATURAL_CLIMB


def stretch_left(climb: Climb) -> int:
    """Metres to the top, or to the next stretch, which asks for a check of its own."""
    return min([climb.height, *[start for start, _ in climb.stretches if start > climb.reached]]) - climb.reached


# Who climbs


def nobody_climbs(state: State) -> bool:
    return all([climb.over for climb in state.climbs])


def not_climbing(state: State, it: Creature) -> bool:
    return climb_of(state, it.id) is None


CLIMBING = (*OWN_HERE, not_climbing)


def climb_for(state: State, who: Creature) -> Climb:
    found = climb_of(state, who.id)
    assert found is not None
    return found


def height(state: State, who: Creature) -> int:
    return climb_for(state, who).height


# Starting


def act_start(draft: Draft, seat: int, command: m.StartClimb) -> None:
    draft.put(
        m.ClimbStarted(
            Climb(command.who, command.label.strip(), command.target, command.pace, command.careful, command.height)
        )
    )


def act_pace(draft: Draft, seat: int, command: m.SetPace) -> None:
    draft.put(m.PaceSet(command.who, command.pace, command.careful))


def act_stretch(draft: Draft, seat: int, command: m.MarkStretch) -> None:
    draft.put(m.StretchMarked(command.who, command.start, command.target))


def used_up(state: State, it: Creature) -> bool:
    """A technique that lets one round of a climb go at half Move: once in each."""
    return climb_for(state, it).boosted


def other_pace(state: State, it: Creature) -> bool:
    return climb_for(state, it).pace != "round"


def techniques(who: Creature) -> tuple[Technique, ...]:
    return who.techniques


def not_for_climbing(it: Technique) -> bool:
    return it.effect.what != "climb"


def not_usable(state: State, who: Creature, it: Technique) -> bool:
    """YAG-185."""
    return not usable(state, who, it, "athletics")


def act_boost(draft: Draft, seat: int, command: m.BoostClimb) -> None:
    technique = find_technique(draft.one(command.who), command.technique)
    assert technique is not None
    draft.put(m.ClimbBoosted(command.who, technique.id, technique.name))


# An interval


def too_long_a_pace(state: State, it: Creature) -> bool:
    """YAG-211: while rounds are counted one climbs round by round,"""
    return bool(state.scene.round) and climb_for(state, it).pace != "round"


def climbed_already(state: State, it: Creature) -> bool:
    """once in each."""
    return bool(state.scene.round) and climb_for(state, it).tried


def failed_in_round(state: State, it: Creature) -> bool:
    """YAG-206."""
    return bool(state.scene.round) and it.barred


def act_on(draft: Draft, seat: int, command: m.ClimbOn) -> None:
    """YAG-209, YAG-211, YAG-212: Strength x athletics, whatever the pace."""
    climb = climb_of(draft.state, command.who)
    assert climb is not None
    metres = min(
        climb_metres(draft.state, draft.one(climb.who), climb.pace, climb.careful, climb.boost),
        stretch_left(climb),
    )
    side = Side(climb.who, "Strength", "athletics", "climb")
    put_check(
        draft,
        Check(0, "climb", (side,), target=stretch_target(climb), label=climb.label, metres=metres, dangerous=True),
    )


def next_stage(state: State, check: Check) -> str:
    """A first failure asks how to save it, a second one only where the table lets it be bought off later (YAG-Q69)."""
    climb = climb_of(state, check.sides[0].who)
    if check.success or climb is None or not may_pay(state, check, climb):
        return "result"
    return "push" if not check.second or can_be_bought(state, check) else "result"


def after_climb(draft: Draft, check: Check) -> None:
    """YAG-210, YAG-212: higher, a second check, no higher, or down from where one was."""
    climb = climb_of(draft.state, check.sides[0].who)
    assert climb is not None
    if not check.success and not check.sides[0].paid:
        if check.second or not second(draft, check, climb):
            draft.put(m.Fell(climb.who, climb.reached))
            draft.put(m.ClimbEnded(climb.who, "fallen"))
        return
    metres = check.metres if check.success else 0
    reached = climb.reached + metres
    draft.put(m.Climbed(climb.who, metres, reached, "top" if reached >= climb.height else ""))


NEXT["climb"] = next_stage
AFTER["climb"] = after_climb


# A failure


def clinging(state: State) -> tuple[Check, Climb] | None:
    check = open_check(state)
    if check is None or check.situation != "climb" or check.stage != "push":
        return None
    climb = climb_of(state, check.sides[0].who)
    return None if climb is None else (check, climb)


def may_pay(state: State, check: Check, climb: Climb) -> bool:
    """YAG-Q69: before the second die, in its stead; where the table wants it, after. Exhaustion always comes before
    (YAG-212)."""
    if check.second:
        return state.options.climb_rescue == "after"
    return climb.pace == "quarter" or state.options.climb_rescue == "before"


def no_failed_climb(state: State) -> bool:
    return clinging(state) is None


def act_cling(draft: Draft, seat: int, command: m.Cling) -> None:
    found = clinging(draft.state)
    assert found is not None
    check, climb = found
    if not command.pay:
        finish(draft)
        return
    quarter = climb.pace == "quarter" and not check.second
    counter = "exhaustion" if quarter else "fatigue"
    draft.put(m.Pushed(climb.who, counter))
    add(draft, climb.who, counter, 1, "to stay on the wall")
    finish(draft, success=check.second or quarter, level=int(check.second or quarter))


def second(draft: Draft, check: Check, climb: Climb) -> bool:
    """YAG-210, YAG-215: Agility x athletics at the same difficulty, half of it for who is careful. Who has no Agility
    falls."""
    target = check.target or 0
    side = Side(climb.who, "Agility", "athletics", "climb")
    if not routes(draft.state, side):
        return False
    half = target // 2 if climb.careful else target
    label = f"{check.label}, careful".strip(", ") if climb.careful else check.label
    open_second(
        draft, Check(0, "climb", (side,), target=half, label=label, fumble=check.fumble, dangerous=True, second=True)
    )
    return True


def climbers(state: State) -> list[str]:
    """Who can climb on now, each asked for it."""
    if not playing(state) or not idle(state):
        return []
    found = [climb.who for climb in state.climbs if not climb.over]
    return [who for who in found if CLIMB_ON.wrong(state, seat_of(state, creature(state, who)), m.ClimbOn(who)) is None]


def awaits(state: State) -> set[int]:
    found = clinging(state)
    if found is not None:
        return {side_seat(state, found[0].sides[0])}
    return {seat_of(state, creature(state, who)) for who in climbers(state)}


# Ending


def act_end(draft: Draft, seat: int, command: m.EndClimb) -> None:
    """The way down, or enough of it: the climber's word or the game master's."""
    draft.put(m.ClimbEnded(command.who, "ended"))


CLIMB_ON = Move(
    m.ClimbOn,
    {
        "who": One(
            people,
            unless=(
                *CLIMBING,
                overloaded,
                NO["Strength"],
                waived(too_long_a_pace),
                waived(climbed_already),
                waived(failed_in_round),
                waived(moved),
            ),
        )
    },
    rule="YAG-209",
    unless=(*BETWEEN, nobody_climbs),
    owed=True,
)
MOVES: Moves = {
    Move(
        m.StartClimb,
        {
            "careful": One(FLAG, suggest=False),
            "who": One(people, unless=(*HERE, on_a_wall, overloaded, NO["Strength"])),
            "pace": One(PACES, suggest="round"),
            "target": Count(0, MOST, suggest=MODERATE),
            "height": Count(1, HIGHEST, suggest=10),
            "label": Words(PHRASE, 0),
        },
        rule="YAG-209",
        unless=CALLING,
    ): act_start,
    Move(
        m.SetPace,
        {"careful": One(FLAG), "who": One(people, unless=CLIMBING), "pace": One(PACES)},
        rule="YAG-209",
        unless=(*BETWEEN, nobody_climbs),
    ): act_pace,
    Move(
        m.MarkStretch,
        {"who": One(people, unless=(not_climbing,)), "start": Count(0, height), "target": Count(0, MOST)},
        rule="YAG-275",
        unless=(not_gm, *BETWEEN, nobody_climbs),
    ): act_stretch,
    Move(
        m.BoostClimb,
        {
            "who": One(people, unless=(*CLIMBING, used_up, other_pace)),
            "technique": One(techniques, unless=(not_for_climbing, not_usable)),
        },
        rule="YAG-131",
        unless=(*BETWEEN, nobody_climbs),
    ): act_boost,
    CLIMB_ON: act_on,
    Move(
        m.Cling,
        {"pay": One(FLAG[::-1])},
        rule="YAG-210",
        unless=(no_failed_climb, not_your_choice),
        owed=True,
    ): act_cling,
    Move(
        m.EndClimb,
        {"who": One(people, unless=(not_yours_nor_gm, not_climbing))},
        rule="YAG-209",
        unless=(*BETWEEN, nobody_climbs),
    ): act_end,
}
