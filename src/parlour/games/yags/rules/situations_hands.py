"""Sleight and throw (2.20, 2.22): picked pockets, conjuring tricks, things thrown at things, to somebody, at
somebody."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import CATCH, missed_by
from parlour.games.yags.content.tables import AIMS, CROWDS, TRICKS
from parlour.games.yags.model import Check, Creature, Modifier, Side, State
from parlour.games.yags.rules.ask import creature, find_creature, present, seat_of
from parlour.games.yags.rules.ask import open_check as the_open
from parlour.games.yags.rules.derive import missile_penalty
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import AFTER, open_check, prepared, rolled_in_secret
from parlour.games.yags.rules.framing import METRES, TARGET, WORDS, able, may_call, pairs, watched
from parlour.games.yags.rules.sums import EMPTY_STREET, routes, target_of

NONE: tuple[Offer, ...] = ()
DODGES = ("brawl", "athletics")
OTHER = "other"


# Sleight


def offer_pocket(state: State, seat: int) -> Sequence[Offer]:
    """YAG-239: the mark first, then whoever else watches."""
    return _pockets(state, seat, "call_pocket", secret=False)


def offer_filch(state: State, seat: int) -> Sequence[Offer]:
    """YAG-Q75: without a word to who is robbed."""
    return _pockets(state, seat, "call_filch", secret=True)


def _pockets(state: State, seat: int, command: str, *, secret: bool) -> Sequence[Offer]:
    if not may_call(state, seat):
        return NONE
    both = watched(
        able(state, "Dexterity", "sleight", secret=secret),
        able(state, "Perception", "awareness", secret=secret),
        1,
        ordered=True,
    )
    return [Offer(command, (), (thieves, marks, Pick(tuple(CROWDS)), WORDS), False) for thieves, marks in both]


def _watching(observers: tuple[str, ...]) -> list[Side]:
    return [Side(who, "Perception", "awareness", "watch") for who in observers]


def act_pocket(draft: Draft, seat: int, command: m.CallPocket) -> None:
    open_check(draft, robbing(command))


def act_filch(draft: Draft, seat: int, command: m.CallFilch) -> None:
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


def offer_conjure(state: State, seat: int) -> Sequence[Offer]:
    """YAG-241, YAG-242."""
    if not may_call(state, seat):
        return NONE
    both = watched(able(state, "Dexterity", "sleight"), able(state, "Perception", "awareness"), 0)
    return [Offer("call_conjure", (hard,), (*each, WORDS), False) for each in both for hard in (False, True)]


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


def offer_throw(state: State, seat: int) -> Sequence[Offer]:
    """YAG-249: at a thing of the table, or any other."""
    whos = able(state, "Dexterity", "throw") if may_call(state, seat) else ()
    if not whos:
        return NONE
    printed, other = (Pick(tuple(AIMS)), Pick((0,))), (Pick((OTHER,)), TARGET)
    return [Offer("call_throw", (), (Pick(whos), *at, METRES, WORDS), False) for at in (printed, other)]


def act_throw(draft: Draft, seat: int, command: m.CallThrow) -> None:
    first = Modifier(command.at, AIMS.get(command.at, command.target), "YAG-249")
    open_check(draft, _thrown(draft.state, command.who, first, range_part(draft.state, command.metres), command.text))


def offer_toss(state: State, seat: int) -> Sequence[Offer]:
    """YAG-250."""
    if not may_call(state, seat):
        return NONE
    whos = able(state, "Dexterity", "throw")
    return [Offer("call_toss", (), (ones, others, METRES, WORDS), False) for ones, others in pairs(whos, whos)]


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


def offer_attack(state: State, seat: int) -> Sequence[Offer]:
    """YAG-247: who failed a climb in this round attacks nobody (YAG-206)."""
    if not may_call(state, seat):
        return NONE
    everybody = tuple([one.id for one in present(state)])
    whos = tuple([who for who in able(state, "Dexterity", "throw") if state.lax or not creature(state, who).barred])
    return [
        Offer("call_attack", (), (ones, others, TARGET, METRES, WORDS), False)
        for ones, others in pairs(whos, everybody)
    ]


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


def offer_dodge(state: State, seat: int) -> Sequence[Offer]:
    one = thrown_at(state)
    if one is None or seat_of(state, one) != seat:
        return NONE
    return [Offer("dodge", (True,), (Pick(ways_to_dodge(state, one)),)), Offer("dodge", (False, ""))]


def act_dodge(draft: Draft, seat: int, command: m.Dodge) -> None:
    who = draft.check.toward
    draft.put(m.Dodged(who, command.dodge, command.skill))
    if command.dodge:
        draft.put(m.Joined(prepared(draft.state, draft.check, Side(who, "Agility", command.skill, "dodge"))))


def awaits(state: State) -> set[int]:
    one = thrown_at(state)
    return set() if one is None else {seat_of(state, one)}


CHAPTER: Chapter = {
    m.CallPocket: (offer_pocket, act_pocket),
    m.CallFilch: (offer_filch, act_filch),
    m.CallConjure: (offer_conjure, act_conjure),
    m.CallThrow: (offer_throw, act_throw),
    m.CallToss: (offer_toss, act_toss),
    m.CallAttack: (offer_attack, act_attack),
    m.Dodge: (offer_dodge, act_dodge),
}
