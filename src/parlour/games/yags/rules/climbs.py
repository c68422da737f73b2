"""Long climbs (3.7, YAG-208 to YAG-215): a pace, one check for each interval, a second one or a price where it
fails."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import MOST, NATURAL_CLIMB, PHRASE
from parlour.games.yags.model import PACES, Check, Climb, Creature, Side, State, Technique
from parlour.games.yags.rules.ask import (
    climb_of,
    creature,
    find_technique,
    idle,
    leads,
    mine,
    open_check,
    playing,
    present,
    side_seat,
)
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import climb_metres, move
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, NEXT, finish, open_second
from parlour.games.yags.rules.flow import open_check as put_check
from parlour.games.yags.rules.run import can_be_bought, has_moved
from parlour.games.yags.rules.skills import usable
from parlour.games.yags.rules.sums import routes

NONE: tuple[Offer, ...] = ()
HIGHEST = 20_000
_BOTH = (False, True)


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


def can_climb(state: State, one: Creature) -> bool:
    """Strength x athletics can be tried, and load allows moving at all."""
    return bool(move(state, one)) and bool(routes(state, Side(one.id, "Strength", "athletics")))


# Starting


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """The game master says what there is to climb."""
    if not leads(state, seat) or not playing(state) or not idle(state):
        return NONE
    able = tuple([one.id for one in present(state) if climb_of(state, one.id) is None and can_climb(state, one)])
    asks = (Pick(able), Pick(PACES), Number(0, MOST), Number(1, HIGHEST), Text(PHRASE, least=0))
    return [Offer("start_climb", (careful,), asks, False) for careful in _BOTH] if able else NONE


def act_start(draft: Draft, seat: int, command: m.StartClimb) -> None:
    draft.put(
        m.ClimbStarted(
            Climb(command.who, command.label.strip(), command.target, command.pace, command.careful, command.height)
        )
    )


def climbers(state: State, seat: int) -> list[Climb]:
    """The climbs of this seat's people that go on."""
    if not playing(state) or not idle(state):
        return []
    own = {one.id for one in mine(state, seat) if one.here}
    return [climb for climb in state.climbs if climb.who in own and not climb.over]


def offer_pace(state: State, seat: int) -> Sequence[Offer]:
    whos = tuple([climb.who for climb in climbers(state, seat)])
    return [Offer("set_pace", (careful,), (Pick(whos), Pick(PACES)), False) for careful in _BOTH] if whos else NONE


def act_pace(draft: Draft, seat: int, command: m.SetPace) -> None:
    draft.put(m.PaceSet(command.who, command.pace, command.careful))


def offer_stretch(state: State, seat: int) -> Sequence[Offer]:
    """YAG-275."""
    if not leads(state, seat) or not playing(state) or not idle(state):
        return NONE
    open_climbs = [climb for climb in state.climbs if not climb.over]
    return alike("mark_stretch", [(climb.who, (Number(0, climb.height), Number(0, MOST))) for climb in open_climbs])


def act_stretch(draft: Draft, seat: int, command: m.MarkStretch) -> None:
    draft.put(m.StretchMarked(command.who, command.start, command.target))


def boosters(state: State, one: Creature) -> list[Technique]:
    return [
        technique
        for technique in one.techniques
        if technique.effect.what == "climb" and usable(state, one, technique, "athletics")
    ]


def offer_boost(state: State, seat: int) -> Sequence[Offer]:
    """A technique that lets one round of a climb go at half Move."""
    found = []
    for climb in climbers(state, seat):
        if climb.pace == "round" and not climb.boosted:
            names = tuple([technique.id for technique in boosters(state, creature(state, climb.who))])
            found += [(climb.who, (Pick(names),))] if names else []
    return alike("boost_climb", found)


def act_boost(draft: Draft, seat: int, command: m.BoostClimb) -> None:
    technique = find_technique(draft.creature(command.who), command.technique)
    assert technique is not None
    draft.put(m.ClimbBoosted(command.who, technique.id, technique.name))


# An interval


def fits_rounds(state: State, climb: Climb) -> bool:
    """While rounds are counted: one interval in each, by who has not moved otherwise, and no longer ones."""
    if not state.scene.round or state.lax:
        return True
    one = creature(state, climb.who)
    return climb.pace == "round" and not (climb.tried or has_moved(one) or one.barred)


def offer_on(state: State, seat: int) -> Sequence[Offer]:
    able = [
        climb
        for climb in climbers(state, seat)
        if fits_rounds(state, climb) and can_climb(state, creature(state, climb.who))
    ]
    whos = tuple([climb.who for climb in able])
    return [Offer("climb_on", (), (Pick(whos),), False)] if whos else NONE


def act_on(draft: Draft, seat: int, command: m.ClimbOn) -> None:
    """YAG-209, YAG-211, YAG-212: Strength x athletics, whatever the pace."""
    climb = climb_of(draft.state, command.who)
    assert climb is not None
    metres = min(
        climb_metres(draft.state, draft.creature(climb.who), climb.pace, climb.careful, climb.boost),
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


def offer_cling(state: State, seat: int) -> Sequence[Offer]:
    found = clinging(state)
    if found is None or side_seat(state, found[0].sides[0]) != seat:
        return NONE
    return [Offer("cling", (pay,), ()) for pay in (True, False)]


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


def awaits(state: State) -> set[int]:
    found = clinging(state)
    return set() if found is None else {side_seat(state, found[0].sides[0])}


# Ending


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """The way down, or enough of it: the climber's word or the game master's."""
    if not playing(state) or not idle(state):
        return NONE
    own = {one.id for one in mine(state, seat)}
    whos = tuple([climb.who for climb in state.climbs if not climb.over and (leads(state, seat) or climb.who in own)])
    return [Offer("end_climb", (), (Pick(whos),), False)] if whos else NONE


def act_end(draft: Draft, seat: int, command: m.EndClimb) -> None:
    draft.put(m.ClimbEnded(command.who, "ended"))


CHAPTER: Chapter = {
    m.StartClimb: (offer_start, act_start),
    m.SetPace: (offer_pace, act_pace),
    m.MarkStretch: (offer_stretch, act_stretch),
    m.BoostClimb: (offer_boost, act_boost),
    m.ClimbOn: (offer_on, act_on),
    m.Cling: (offer_cling, act_cling),
    m.EndClimb: (offer_end, act_end),
}
