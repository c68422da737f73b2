"""Invoking aspects (6.1): after the dice, until everybody who could change the result lets it stand."""

from parlour.core.game import CLOCK
from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import FOES, GM, Aspect, Character, Roll, Side, State
from parlour.games.fate.rules.ask import (
    aspect,
    character,
    find_character,
    free_of,
    in_play,
    is_npc,
    knows,
    purse,
)
from parlour.games.fate.rules.conditions import IN_PLAY, By, gm_alone, no_roll, speakers
from parlour.games.fate.rules.decide import decide
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.ready import by_card, by_dice
from parlour.games.fate.rules.sums import side_of, side_seat
from parlour.games.fate.rules.window import asking, go_on, is_best, runs, spoken_for, takes_turns
from parlour.roleplay.cast import seat_of


def invoking(state: State) -> Roll | None:
    roll = state.roll
    return roll if roll is not None and roll.phase == "invoke" else None


def too_early(state: State) -> bool:
    """FAE-099: once the first result is seen,"""
    return state.roll is not None and state.roll.phase in ("oppose", "ready")


def too_late(state: State) -> bool:
    """until both sides let it stand."""
    return state.roll is not None and state.roll.phase == "settle"


def side_for(state: State, who: By) -> int:
    """Where somebody invokes: for the side that is asked, or for their own; -1: for neither."""
    roll = state.roll
    assert roll is not None
    if takes_turns(state, roll):
        return roll.asked
    team = who.side if isinstance(who, Character) else FOES
    return next((at for at, side in enumerate(roll.sides) if side.team == team), -1)


def asked_side(state: State, who: By) -> Side:
    assert state.roll is not None
    return state.roll.sides[side_for(state, who)]


def not_in_roll(state: State, it: By) -> bool:
    """FAE-109: one invokes for one's own side."""
    sides = state.roll.sides if state.roll is not None else ()
    return isinstance(it, Character) and all(side.team != it.side for side in sides)


def not_your_side(state: State, it: By) -> bool:
    at = side_for(state, it)
    assert state.roll is not None
    return at < 0 or state.roll.sides[at].team != (it.side if isinstance(it, Character) else FOES)


def through_characters(state: State, seat: int, it: By) -> bool:
    """FAE-096: in her own name only where none of hers stands there."""
    return it == GM and any(c.side == asked_side(state, it).team for c in in_play(state, seat))


def no_point(state: State, who: By, it: str) -> bool:
    """FAE-104."""
    return it == "paid" and isinstance(who, Character) and not is_npc(who) and who.fp < 1


def pool_empty(state: State, who: By, it: str) -> bool:
    """FAE-096."""
    return it == "paid" and (not isinstance(who, Character) or is_npc(who)) and state.pool < 1


EFFECTS = ("bonus", "ally", "reroll", "raise")


def _cannot(state: State, who: By, effect: str) -> bool:
    assert state.roll is not None
    return effect not in effects(state.roll, asked_side(state, who), who.id if isinstance(who, Character) else who)


def no_gain(state: State, who: By) -> bool:
    """FAE-Q55: what cannot become better for this side is not paid for."""
    assert state.roll is not None
    return state.options.after_dice == "able" and is_best(state.roll, side_for(state, who))


def not_your_roll(state: State, who: By, it: str) -> bool:
    """FAE-108."""
    return it == "bonus" and _cannot(state, who, it)


def not_your_dice(state: State, who: By, it: str) -> bool:
    """FAE-110."""
    return it == "reroll" and _cannot(state, who, it)


def no_foe(state: State, who: By, it: str) -> bool:
    """FAE-111."""
    return it == "raise" and _cannot(state, who, it)


def no_ally(state: State, who: By, it: str) -> bool:
    """FAE-109."""
    return it == "ally" and _cannot(state, who, it)


def within_knowledge(state: State, who: By) -> list[Aspect]:
    """FAE-100: what is hidden reads like what is not there."""
    drafts = {c.id for c in state.characters if c.status != "ready"}
    on_table = [a for a in state.aspects if a.owner not in drafts]
    if not isinstance(who, Character):
        return [a for a in on_table if not a.hidden]
    return [a for a in on_table if a.kind == "boost" or knows(state, who, a)]


def not_in_scene(state: State, it: Aspect) -> bool:
    """FAE-101."""
    owner = find_character(state, it.owner) if it.owner else None
    return owner is not None and (not owner.here or owner.hidden)


def _none_free(state: State, who: By, pay: str, one: Aspect) -> bool:
    return pay == "free" and free_of(state, one, asked_side(state, who).team) < 1


def later(state: State, who: By, pay: str, it: Aspect) -> bool:
    """FAE-054."""
    return _none_free(state, who, pay, it) and any(free.team == asked_side(state, who).team for free in it.free)


def others_boost(state: State, who: By, pay: str, it: Aspect) -> bool:
    """FAE-Q40."""
    return it.kind == "boost" and _none_free(state, who, pay, it)


def none_free(state: State, who: By, pay: str, it: Aspect) -> bool:
    """FAE-057, FAE-103."""
    return _none_free(state, who, pay, it)


def one_free(state: State, who: By, pay: str, it: Aspect) -> bool:
    """FAE-Q03."""
    used = any(use.aspect == it.id and not use.paid for use in asked_side(state, who).invoked)
    return pay == "free" and used and state.options.invoke_free_per_roll == "one"


def boost(pay: str, it: Aspect) -> bool:
    """FAE-Q40: never for pay."""
    return pay == "paid" and it.kind == "boost"


def paid_already(state: State, who: By, pay: str, it: Aspect) -> bool:
    """FAE-102: once for pay on one roll."""
    return pay == "paid" and any(use.aspect == it.id and use.paid for use in asked_side(state, who).invoked)


def is_harder(state: State, effect: str) -> bool:
    return effect == "raise" and state.roll is not None and state.roll.action == "contest"


def able_rivals(state: State, who: By) -> list[Character]:
    assert state.roll is not None
    names = rivals(state.roll, asked_side(state, who), who.id if isinstance(who, Character) else who)
    return [character(state, name) for name in names]


def rivals(roll: Roll, side: Side, who: str) -> tuple[str, ...]:
    """FAE-111, FAE-Q43: those in a contest whose roll can be made harder for this side's sake."""
    return tuple([other.who for other in roll.sides if other.who not in (side.who, who)])


def effects(roll: Roll, side: Side, who: str) -> tuple[str, ...]:
    """FAE-108..111: her own roll, her own dice, an ally's roll, what a foe has to beat."""
    if roll.action == "contest":
        harder = ("raise",) if rivals(roll, side, who) else ()
        return (("bonus", "reroll") if who == side.who else ("ally",)) + harder
    if who == side.who:
        return ("bonus", "reroll")
    if not side.who:
        return ("raise",)
    return ("ally", "raise") if side is not roll.sides[0] else ("ally",)


def act_invoke(draft: Draft, seat: int, command: m.Invoke) -> None:
    roll = draft.roll
    at = side_for(draft.state, GM if command.who == GM else draft.character(command.who))
    side, used = roll.sides[at], aspect(draft.state, command.aspect)
    if command.pay == "free":
        draft.put(m.FreeSpent(used.id, side.team))
    else:
        pay(draft, command.who, at, used)
    paid = command.pay == "paid"
    draft.put(
        m.AspectInvoked(command.who, at, used.id, used.text, command.effect, paid, command.words, command.against)
    )
    if used.kind == "boost":
        draft.gone(used.id, "used")
    if command.effect == "reroll":
        by_deck = side.throws[-1].card >= 0
        draft.put(m.Thrown(side.who, at, by_card(draft) if by_deck else by_dice(draft)))
    draft.put(m.Asked((at + 1) % len(roll.sides), 0))
    go_on(draft)


def pay(draft: Draft, who: str, at: int, used: Aspect) -> None:
    """FAE-105, FAE-106, FAE-096: to the infinite supply; a foe's own aspect in a conflict, to the foe after the
    scene."""
    source = "pool" if who == GM else purse(draft.character(who))
    owner = find_character(draft.state, used.owner) if used.owner else None
    if owner is not None and is_hostile(draft.state, who, at, used, owner):
        to = "owed:pool" if is_npc(owner) else f"owed:{owner.id}"
        draft.put(m.PointsMoved(source, to, 1, "hostile", used.id))
    else:
        draft.put(m.PointsMoved(source, "supply", 1, "invoke", used.id))


def is_hostile(state: State, who: str, at: int, used: Aspect, owner: Character) -> bool:
    """FAE-106, FAE-Q18, FAE-Q19: character aspects and consequences of a foe, in a conflict."""
    if used.kind in ("situation", "boost") or (state.conflict is None and state.options.hostile_anywhere == "off"):
        return False
    assert state.roll is not None
    side = state.roll.sides[at]
    opponent = side_of(state.roll, owner.id) >= 0 and side.who != owner.id
    return owner.id != who and (owner.side != side.team or opponent)


# Letting it stand


def others_turn(state: State, seat: int) -> bool:
    """FAE-099."""
    assert state.roll is not None
    return all(side_seat(state, state.roll.sides[at]) != seat for at in asking(state))


def sides(state: State) -> range:
    assert state.roll is not None
    return range(len(state.roll.sides))


def other_side(state: State, seat: int, it: int) -> bool:
    return state.roll is not None and (it not in asking(state) or side_seat(state, state.roll.sides[it]) != seat)


def act_let_stand(draft: Draft, seat: int, command: m.LetStand) -> None:
    stands(draft, command.side)


def stands(draft: Draft, at: int) -> None:
    roll = draft.roll
    if not takes_turns(draft.state, roll):
        draft.put(m.Stood(at))
        go_on(draft)
        return
    passes = roll.passes + 1
    draft.put(m.Asked((roll.asked + 1) % len(roll.sides), passes))
    if passes == len(roll.sides):
        decide(draft)


def no_clock(state: State) -> bool:
    """FAE-Q55: nothing runs out."""
    return not runs(state)


def not_with_them(state: State, seat: int, it: int) -> bool:
    """Whoever could invoke for a side may ask for time."""
    assert state.roll is not None
    side = state.roll.sides[it]
    return seat not in (side_seat(state, side), *[seat_of(state, person) for person in spoken_for(state, side)])


def act_hold(draft: Draft, seat: int, command: m.Hold) -> None:
    draft.put(m.Held(command.side))


def not_the_clock(seat: int) -> bool:
    return seat != CLOCK


def question(state: State) -> int:
    """Which result the clock runs for."""
    roll = state.roll
    assert roll is not None
    return roll.number * 100 + sum([len(side.invoked) for side in roll.sides]) * 10 + roll.passes


def due(state: State) -> tuple[int, ...]:
    return (question(state),)


def act_time(draft: Draft, seat: int, command: m.TimeIsUp) -> None:
    """Nobody has changed it for long enough: everybody who could lets it stand."""
    for at in tuple(asking(draft.state)):
        stands(draft, at)


INVOKE = Move(
    m.Invoke,
    {
        "who": One(
            speakers, unless=(gm_alone, *IN_PLAY, not_in_roll, not_your_side, through_characters, waived(no_gain))
        ),
        "pay": One(("free", "paid"), unless=(no_point, pool_empty)),
        "aspect": One(
            within_knowledge,
            unless=(not_in_scene, later, others_boost, none_free, waived(one_free), boost, waived(paid_already)),
        ),
        "effect": One(EFFECTS, unless=(not_your_roll, not_your_dice, no_foe, no_ally)),
        "words": Words(SENTENCE, 0),
        "against": One(able_rivals, only=is_harder),
    },
    rule="FAE-100",
    unless=(no_roll, too_early, too_late),
    decided=3,
)
MOVES: Moves = {
    INVOKE: act_invoke,
    Move(
        m.LetStand,
        {"side": One(sides, unless=(other_side,))},
        rule="FAE-099",
        unless=(no_roll, too_early, too_late, others_turn),
        owed=True,
        decided=1,
    ): act_let_stand,
    Move(
        m.Hold,
        {"side": One(asking, unless=(not_with_them,))},
        rule="FAE-Q55",
        unless=(no_roll, too_early, too_late, no_clock),
        decided=1,
    ): act_hold,
    Move(
        m.TimeIsUp,
        {"token": One(due)},
        rule="FAE-Q55",
        unless=(not_the_clock, no_roll, no_clock),
    ): act_time,
}
