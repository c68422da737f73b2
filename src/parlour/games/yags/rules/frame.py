"""The frame of a check (K1) while nothing has been rolled: the game master may change every number (YAG-187)."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Count, Move, One, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import FACES, MOST, NAME
from parlour.games.yags.model import Modifier, Side, State, Technique
from parlour.games.yags.rules.ask import creature, find_technique, skill_def
from parlour.games.yags.rules.conditions import FRAMING, dodge_due, sides, the_check
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import bring_up, finish, lay_aside, taken
from parlour.games.yags.rules.route import carries_none, not_serving, techniques_of
from parlour.games.yags.rules.sums import target_of
from parlour.games.yags.rules.takes import barred_by, opposed

# Numbers


def no_target(state: State) -> bool:
    """YAG-005, YAG-019: where the totals themselves are compared or read."""
    return the_check(state).target is None


def target_called(state: State) -> int | None:
    """As it was called: what techniques take off it comes again."""
    return the_check(state).target


def fumble_called(state: State) -> int:
    return the_check(state).fumble


def minutes_called(state: State) -> int:
    return the_check(state).minutes


def act_target(draft: Draft, seat: int, command: m.SetTarget) -> None:
    before = draft.check.target
    assert before is not None
    draft.put(m.FrameSet("target", before, command.target))


def act_fumble(draft: Draft, seat: int, command: m.SetFumble) -> None:
    draft.put(m.FrameSet("fumble", draft.check.fumble, command.fumble, hidden=draft.check.hidden))


def act_time(draft: Draft, seat: int, command: m.SetTime) -> None:
    draft.put(m.FrameSet("minutes", draft.check.minutes, command.minutes))


def judgement_waits(state: State) -> bool:
    """YAG-031: play waits for it where somebody wants to take 0 or 10."""
    return any([side.wants for side in the_check(state).sides])


def act_judge(draft: Draft, seat: int, command: m.Judge) -> None:
    draft.put(m.Judged(command.predictable, command.stressful))
    for at, side in enumerate(draft.check.sides):
        if side.wants and not barred_by(draft.state, draft.check, side, side.wants):
            taken(draft, at, side.wants)
        elif side.wants:
            draft.put(m.JudgementRefused(at, side.who, side.wants))


def act_adjust(draft: Draft, seat: int, command: m.Adjust) -> None:
    """Any circumstance: a number with a name, on the roll. One of the same name is replaced, by 0 it is gone."""
    who, one = draft.check.sides[command.side].who, Modifier(command.label.strip() or UNNAMED, command.amount)
    draft.put(m.Adjusted(command.side, who, one, hidden=draft.check.hidden))


def act_shift(draft: Draft, seat: int, command: m.Shift) -> None:
    """YAG-228, YAG-238: the same on the attribute, for this roll alone."""
    who = draft.check.sides[command.side].who
    one = Modifier(command.label.strip() or UNNAMED, command.amount, "YAG-228")
    draft.put(m.Adjusted(command.side, who, one, True, draft.check.hidden))


# What the task asks for, and what fits it


def listed(state: State, side: Side) -> tuple[str, ...]:
    """What a task could ask for (YAG-137), the one that comes with the skill first; or nothing in particular."""
    defined = skill_def(state, side.skill)
    named = (defined.familiar, *dict(defined.familiarities)) if defined is not None else ()
    return ("", *dict.fromkeys([name for name in named if name]))


def no_familiarities(state: State, it: Side) -> bool:
    return len(listed(state, it)) == 1


def asked_for_already(side: Side, it: str) -> bool:
    return it == side.familiarity


def act_familiarity(draft: Draft, seat: int, command: m.NeedFamiliarity) -> None:
    """YAG-138, YAG-Q14: without it the skill is used as a default."""
    draft.put(m.FamiliarityAsked(command.side, command.familiarity))
    lay_aside(draft, command.side)
    bring_up(draft, command.side)


def no_number(state: State) -> bool:
    """YAG-140: of a check against a target."""
    return len(the_check(state).sides) > 1 or the_check(state).target is None


def no_specialisation(it: Technique) -> bool:
    return it.kind != "specialisation"


def not_in_use(side: Side, technique: Technique, it: str) -> bool:
    return not it and technique.id not in side.techniques


def match_waits(side: Side, technique: Technique) -> bool:
    """Play waits for it where one was named."""
    return technique.id in side.techniques and not side.match


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


CIRCUMSTANCES = ("darkness", "rain", "good tools", "poor tools", "in a hurry", "help")
BY = ("looks", "status", "reputation", "aids to Empathy")
"""What is often counted, and what often changes an attribute."""
UNNAMED = "circumstances"

MOVES: Moves = {
    Move(
        m.SetTarget, {"target": Count(0, MOST, suggest=target_called)}, rule="YAG-005", unless=(*FRAMING, no_target)
    ): act_target,
    Move(m.SetFumble, {"fumble": Count(0, FACES, suggest=fumble_called)}, rule="YAG-010", unless=FRAMING): act_fumble,
    Move(
        m.SetTime, {"minutes": Count(0, 100 * MOST, suggest=minutes_called)}, rule="YAG-028", unless=(*FRAMING, opposed)
    ): act_time,
    Move(
        m.Judge,
        {"predictable": One(FLAG[::-1]), "stressful": One(FLAG)},
        rule="YAG-031",
        unless=(*FRAMING, opposed, dodge_due),
        owed=judgement_waits,
    ): act_judge,
    Move(
        m.Adjust,
        {"side": One(sides), "amount": Count(-100, 100, suggest=5), "label": Words(NAME, 0, suggest=CIRCUMSTANCES)},
        rule="YAG-187",
        unless=FRAMING,
    ): act_adjust,
    Move(
        m.Shift,
        {"side": One(sides), "amount": Count(-100, 100, suggest=1), "label": Words(NAME, 0, suggest=BY)},
        rule="YAG-228",
        unless=FRAMING,
    ): act_shift,
    Move(
        m.NeedFamiliarity,
        {"side": One(sides, unless=(no_familiarities,)), "familiarity": One(listed, unless=(asked_for_already,))},
        rule="YAG-138",
        unless=FRAMING,
        decided=1,
    ): act_familiarity,
    Move(
        m.Match,
        {
            "side": One(sides),
            "technique": One(techniques_of, unless=(no_specialisation, carries_none, not_serving)),
            "fit": One(("", "broad", "exact"), unless=(not_in_use,)),
        },
        rule="YAG-140",
        unless=(*FRAMING, no_number),
        owed=match_waits,
        decided=2,
    ): act_match,
}
