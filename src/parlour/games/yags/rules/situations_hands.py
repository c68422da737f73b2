"""Sleight and throw (2.20, 2.22): picked pockets, conjuring tricks, things thrown at things, to somebody, at
somebody."""

from parlour.core.judge import FLAG, Count, Field, Move, One, Some, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import CATCH, MODERATE, MOST, PHRASE, missed_by
from parlour.games.yags.content.tables import AIMS, CROWDS, TRICKS
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.ask import creature, find_creature
from parlour.games.yags.rules.ask import open_check as the_open
from parlour.games.yags.rules.conditions import CALLING, HERE, LURKING, NO, barred
from parlour.games.yags.rules.derive import missile_penalty
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import AFTER, open_check, prepared, rolled_in_secret
from parlour.games.yags.rules.framing import MOST_OBSERVERS
from parlour.games.yags.rules.sums import EMPTY_STREET, routes, target_of
from parlour.roleplay.cast import people, seat_of

DODGES = ("brawl", "athletics")
OTHER = "other"


# Sleight


def _watching(observers: tuple[str, ...]) -> list[Side]:
    return [Side(who, "Perception", "awareness", "watch") for who in observers]


def act_pocket(draft: Draft, seat: int, command: m.CallPocket) -> None:
    open_check(draft, robbing(command))


def act_filch(draft: Draft, seat: int, command: m.CallFilch) -> None:
    """YAG-Q75: without a word to who is robbed."""
    rolled_in_secret(draft, robbing(command))


def robbing(command: m.CallPocket | m.CallFilch) -> Check:
    """YAG-240: the street helps or hinders."""
    bonus = CROWDS[command.crowd].bonus
    label = {"empty": EMPTY_STREET, "jostling": "jostling crowd"}.get(command.crowd, command.crowd)
    thief = Side(
        command.who, "Dexterity", "sleight", "pocket", modifiers=(Modifier(label, bonus, "YAG-240"),) if bonus else ()
    )
    sides = (thief, *_watching(command.observers))
    return Check(0, "pocket", sides, command.text.strip(), None, label, toward=command.observers[0])


def act_conjure(draft: Draft, seat: int, command: m.CallConjure) -> None:
    row = TRICKS["complex" if command.complex else "simple"]
    sides = (Side(command.who, "Dexterity", "sleight", "conjure"), *_watching(command.observers))
    open_check(draft, Check(0, "conjure", sides, command.text.strip(), row.target, row.key))


# Throw


def range_part(state: State, metres: int, attack: bool = False) -> tuple[Modifier, ...]:
    """YAG-248, YAG-Q38: one for each metre, where a distance was entered."""
    counts = attack or state.options.throw_range == "all"
    return (Modifier(f"{metres} m", metres, "YAG-248"),) if counts and metres > 0 else ()


def _thrown(state: State, who: str, first: Modifier, more: tuple[Modifier, ...], text: str, toward: str = "") -> Check:
    parts = (first, *more)
    target = sum([part.amount for part in parts])
    side = Side(who, "Dexterity", "throw", "throw")
    return Check(0, "throw", (side,), text.strip(), target, first.label, parts, toward=toward)


def something_else(at: str) -> bool:
    """YAG-249: what is in the table has its number there."""
    return at == OTHER


def act_throw(draft: Draft, seat: int, command: m.CallThrow) -> None:
    first = Modifier(command.at, AIMS.get(command.at, command.target), "YAG-249")
    open_check(draft, _thrown(draft.state, command.who, first, range_part(draft.state, command.metres), command.text))


def act_toss(draft: Draft, seat: int, command: m.CallToss) -> None:
    """YAG-Q60: to somebody who wants to catch it."""
    first = Modifier("to a catcher", draft.state.options.throw_to_catcher, "YAG-Q60")
    open_check(
        draft,
        _thrown(
            draft.state, command.who, first, range_part(draft.state, command.metres), command.text, command.catcher
        ),
    )


def tossed(draft: Draft, check: Check) -> None:
    """YAG-250: the catcher is next."""
    if find_creature(draft.state, check.toward) is None:
        return
    thrown, target = check.sides[0], target_of(draft.state, check)
    assert target is not None
    missed = missed_by(thrown.total, target, fumbled=thrown.fumbled)
    parts = (Modifier("to catch", CATCH, "YAG-250"), *([Modifier("missed by", missed, "YAG-250")] if missed else []))
    side = Side(check.toward, "Dexterity", "throw", "catch")
    open_check(draft, Check(0, "catch", (side,), check.text, CATCH + missed, "", parts, toward=thrown.who))


AFTER["throw"] = tossed


# At somebody


def act_attack(draft: Draft, seat: int, command: m.CallAttack) -> None:
    """YAG-163: the very small are harder to hit; then who is thrown at may dodge."""
    toward, far = creature(draft.state, command.toward), range_part(draft.state, command.metres, True)
    metres = sum([part.amount for part in far])
    small = missile_penalty(toward, metres) - metres
    parts = (
        Modifier("as called", command.target),
        *far,
        *([Modifier(f"Tiny {toward.tiny}", small, "YAG-163")] if small else []),
    )
    side = Side(command.who, "Dexterity", "throw", "attack")
    target = sum([part.amount for part in parts])
    due = "dodge" if ways_to_dodge(draft.state, toward) else ""
    check = Check(0, "attack", (side,), command.text.strip(), target, "", parts, toward=toward.id, due=due)  # type: ignore[arg-type]
    open_check(draft, check)


def ways_to_dodge(state: State, one: Creature) -> tuple[str, ...]:
    """With brawl or athletics; not in the round of a failed climb (YAG-206)."""
    if one.barred and not state.lax:
        return ()
    return tuple([skill for skill in DODGES if routes(state, Side(one.id, "Agility", skill))])


def thrown_at(state: State) -> Creature | None:
    """Who has yet to say whether to dodge."""
    check = the_open(state)
    return creature(state, check.toward) if check is not None and check.due == "dodge" else None


def nobody_to_dodge(state: State) -> bool:
    return thrown_at(state) is None


def not_thrown_at(state: State, seat: int) -> bool:
    one = thrown_at(state)
    return one is not None and seat_of(state, one) != seat


def dodging(dodge: bool) -> bool:
    return dodge


def act_dodge(draft: Draft, seat: int, command: m.Dodge) -> None:
    who = draft.check.toward
    draft.put(m.Dodged(who, command.dodge, command.skill))
    if command.dodge:
        draft.put(m.Joined(prepared(draft.state, draft.check, Side(who, "Agility", command.skill, "dodge"))))


def awaits(state: State) -> set[int]:
    one = thrown_at(state)
    return set() if one is None else {seat_of(state, one)}


def _watched(there: tuple[object, ...], least: int, *, ordered: bool = False) -> dict[str, Field]:
    """YAG-239: the mark first, then whoever else watches."""
    watching = (*there, NO["Perception"])
    return {
        "who": One(people, unless=(*there, NO["Dexterity"])),
        "observers": Some(people, unless=watching, least=least, most=MOST_OBSERVERS, distinct="who", ordered=ordered),
        "text": Words(PHRASE, 0),
    }


METRES = -1, MOST
"""-1: no distance entered."""
THROWN, ATTACKED = 5, 15
"""How far, and at which number: what the forms begin with."""
MOVES: Moves = {
    Move(
        m.CallPocket,
        {**_watched(HERE, 1, ordered=True), "crowd": One(tuple(CROWDS), suggest="ordinary")},
        rule="YAG-239",
        unless=CALLING,
    ): act_pocket,
    Move(
        m.CallFilch,
        {**_watched(LURKING, 1, ordered=True), "crowd": One(tuple(CROWDS), suggest="ordinary")},
        rule="YAG-Q75",
        unless=CALLING,
    ): act_filch,
    Move(
        m.CallConjure, {"complex": One(FLAG, suggest=False), **_watched(HERE, 0)}, rule="YAG-241", unless=CALLING
    ): act_conjure,
    Move(
        m.CallThrow,
        {
            "who": One(people, unless=(*HERE, NO["Dexterity"])),
            "at": One((*AIMS, OTHER)),
            "target": Count(0, MOST, only=something_else, suggest=MODERATE),
            "metres": Count(*METRES, suggest=THROWN),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-249",
        unless=CALLING,
    ): act_throw,
    Move(
        m.CallToss,
        {
            "who": One(people, unless=(*HERE, NO["Dexterity"])),
            "catcher": One(people, unless=(*HERE, NO["Dexterity"]), distinct="who"),
            "metres": Count(*METRES, suggest=THROWN),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-250",
        unless=CALLING,
    ): act_toss,
    Move(
        m.CallAttack,
        {
            "who": One(people, unless=(*HERE, NO["Dexterity"], barred)),
            "toward": One(people, unless=HERE, distinct="who"),
            "target": Count(0, MOST, suggest=ATTACKED),
            "metres": Count(*METRES, suggest=THROWN),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-247",
        unless=CALLING,
    ): act_attack,
    Move(
        m.Dodge,
        {"dodge": One(FLAG[::-1]), "skill": One(DODGES, only=dodging)},
        rule="YAG-247",
        unless=(nobody_to_dodge, not_thrown_at),
        owed=True,
    ): act_dodge,
}
