"""The frame of a check (K1) while nothing has been rolled: the game master may change every number (YAG-187)."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FACES, MOST, NAME
from parlour.games.yags.model import Check, Modifier, Side, State
from parlour.games.yags.rules.ask import creature, find_technique, leads, skill_def
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.flow import bring_up, finish, lay_aside, serves, taken
from parlour.games.yags.rules.framing import TARGET, fresh, places
from parlour.games.yags.rules.sums import target_of
from parlour.games.yags.rules.takes import refused

NONE: tuple[Offer, ...] = ()
AMOUNT = Number(-100, 100)
LABEL = Text(NAME)


def framed(state: State, seat: int) -> Check | None:
    """The check whose frame this seat may change."""
    return fresh(state) if leads(state, seat) else None


def offer_target(state: State, seat: int) -> Sequence[Offer]:
    """YAG-005: where there is one."""
    check = framed(state, seat)
    return NONE if check is None or check.target is None else [Offer("set_target", (), (TARGET,), False)]


def act_target(draft: Draft, seat: int, command: m.SetTarget) -> None:
    before = draft.check.target
    assert before is not None
    draft.put(m.FrameSet("target", before, command.target))


def offer_fumble(state: State, seat: int) -> Sequence[Offer]:
    """YAG-010."""
    return NONE if framed(state, seat) is None else [Offer("set_fumble", (), (Number(0, FACES),), False)]


def act_fumble(draft: Draft, seat: int, command: m.SetFumble) -> None:
    draft.put(m.FrameSet("fumble", draft.check.fumble, command.fumble, hidden=draft.check.hidden))


def offer_time(state: State, seat: int) -> Sequence[Offer]:
    """YAG-028: who takes 10 needs twice as long."""
    check = framed(state, seat)
    return NONE if check is None or len(check.sides) > 1 else [Offer("set_time", (), (Number(0, 100 * MOST),), False)]


def act_time(draft: Draft, seat: int, command: m.SetTime) -> None:
    draft.put(m.FrameSet("minutes", draft.check.minutes, command.minutes))


def offer_judge(state: State, seat: int) -> Sequence[Offer]:
    """YAG-031: play waits for it where somebody wants to take 0 or 10."""
    check = framed(state, seat)
    if check is None or len(check.sides) > 1 or check.due:
        return NONE
    owed = bool(check.sides[0].wants)
    return [
        Offer("judge", (predictable, stressful), (), owed)
        for predictable in (True, False)
        for stressful in (False, True)
    ]


def act_judge(draft: Draft, seat: int, command: m.Judge) -> None:
    draft.put(m.Judged(command.predictable, command.stressful))
    side = draft.check.sides[0]
    if not side.wants:
        return
    if refused(draft.state, draft.check, 0, side.wants) is None:
        taken(draft, 0, side.wants)
    else:
        draft.put(m.JudgementRefused(0, side.who, side.wants))


def offer_adjust(state: State, seat: int) -> Sequence[Offer]:
    """Any circumstance: a number with a name, on the roll. One of the same name is replaced, by 0 it is gone."""
    check = framed(state, seat)
    return NONE if check is None else [Offer("adjust", (), (Pick(places(check)), AMOUNT, LABEL), False)]


def act_adjust(draft: Draft, seat: int, command: m.Adjust) -> None:
    who = draft.check.sides[command.side].who
    draft.put(m.Adjusted(command.side, who, Modifier(command.label.strip(), command.amount), hidden=draft.check.hidden))


def offer_shift(state: State, seat: int) -> Sequence[Offer]:
    """YAG-228, YAG-238: the same on the attribute, for this roll alone."""
    check = framed(state, seat)
    return NONE if check is None else [Offer("shift", (), (Pick(places(check)), AMOUNT, LABEL), False)]


def act_shift(draft: Draft, seat: int, command: m.Shift) -> None:
    who = draft.check.sides[command.side].who
    draft.put(
        m.Adjusted(
            command.side, who, Modifier(command.label.strip(), command.amount, "YAG-228"), True, draft.check.hidden
        )
    )


def familiarities(state: State, side: Side) -> tuple[str, ...]:
    """What a task could ask for (YAG-137); the one that comes with the skill first."""
    defined = skill_def(state, side.skill)
    if defined is None or not (defined.familiar or defined.familiarities):
        return ()
    return tuple(dict.fromkeys([name for name in (defined.familiar, *dict(defined.familiarities)) if name]))


def offer_familiarity(state: State, seat: int) -> Sequence[Offer]:
    check = framed(state, seat)
    if check is None:
        return NONE
    found = []
    for at, side in enumerate(check.sides):
        named = tuple([name for name in ("", *familiarities(state, side)) if name != side.familiarity])
        if familiarities(state, side):
            found.append(Offer("need_familiarity", (at,), (Pick(named),), False))
    return found


def act_familiarity(draft: Draft, seat: int, command: m.NeedFamiliarity) -> None:
    """YAG-138, YAG-Q14: without it the skill is used as a default."""
    draft.put(m.FamiliarityAsked(command.side, command.familiarity))
    lay_aside(draft, command.side)
    bring_up(draft, command.side)


def specialisations(state: State, check: Check, side: Side) -> list[str]:
    """Those this side could bring to bear."""
    one = creature(state, side.who)
    return [
        technique.id
        for technique in one.techniques
        if technique.kind == "specialisation" and serves(state, check, side, technique)
    ]


def offer_match(state: State, seat: int) -> Sequence[Offer]:
    """YAG-140: of a check against a target; play waits for it where one was named."""
    check = framed(state, seat)
    if check is None or len(check.sides) > 1 or check.target is None:
        return NONE
    found, side = [], check.sides[0]
    for which in specialisations(state, check, side):
        in_use = which in side.techniques
        fits = tuple([fit for fit in ("", "broad", "exact") if in_use or fit])
        found.append(Offer("match", (0, which), (Pick(fits),), in_use and not side.match))
    return found


def act_match(draft: Draft, seat: int, command: m.Match) -> None:
    """YAG-140, YAG-141: a broad one makes it easier, the exact one spares the roll; either is named."""
    state, side = draft.state, draft.check.sides[command.side]
    technique = find_technique(creature(state, side.who), command.technique)
    assert technique is not None
    changed = replace(
        draft.check, sides=(replace(side, techniques=(*side.techniques, technique.id), match=command.fit),)
    )
    target = target_of(state, changed)
    assert target is not None
    draft.put(m.Matched(command.side, side.who, technique.id, technique.name, command.fit, target))
    if command.fit == "exact":
        draft.put(m.Spared(side.who, draft.check.text, "YAG-140", target))
        finish(draft, success=True, winner=0, level=1)


CHAPTER: Chapter = {
    m.SetTarget: (offer_target, act_target),
    m.SetFumble: (offer_fumble, act_fumble),
    m.SetTime: (offer_time, act_time),
    m.Judge: (offer_judge, act_judge),
    m.Adjust: (offer_adjust, act_adjust),
    m.Shift: (offer_shift, act_shift),
    m.NeedFamiliarity: (offer_familiarity, act_familiarity),
    m.Match: (offer_match, act_match),
}
