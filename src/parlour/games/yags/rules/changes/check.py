"""What events of checks and contests do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.yags import moves as m
from parlour.games.yags.model import Check, Modifier, Reaction, Side
from parlour.games.yags.rules.ask import find_technique
from parlour.games.yags.rules.draft import Draft, applies
from parlour.games.yags.rules.flow import KEPT
from parlour.games.yags.rules.run import takes_action
from parlour.games.yags.rules.scramble import is_full


@applies(m.Spared)
def spared(draft: Draft, event: m.Spared) -> None:
    """Told only."""


@applies(m.CheckOpened)
def opened(draft: Draft, event: m.CheckOpened) -> None:
    draft.set(check=event.check, checks=event.check.number)


@applies(m.SecondDue)
def second_due(draft: Draft, event: m.SecondDue) -> None:
    draft.set(check=event.check, checks=event.check.number)


@applies(m.Joined)
def joined(draft: Draft, event: m.Joined) -> None:
    draft.set_check(sides=(*draft.check.sides, event.side))


@applies(m.FrameSet)
def frame_set(draft: Draft, event: m.FrameSet) -> None:
    draft.set_check(**{event.field: event.value})


@applies(m.Judged)
def judged(draft: Draft, event: m.Judged) -> None:
    draft.set_check(predictable=event.predictable, stressful=event.stressful)


@applies(m.Adjusted)
def adjusted(draft: Draft, event: m.Adjusted) -> None:
    """One of the same name is replaced; of nothing it is gone."""
    field = "shifts" if event.shift else "modifiers"
    before: tuple[Modifier, ...] = getattr(draft.check.sides[event.side], field)
    others = [one for one in before if one.label != event.modifier.label]
    draft.set_side(event.side, **{field: (*others, event.modifier) if event.modifier.amount else tuple(others)})


@applies(m.FamiliarityAsked)
def familiarity_asked(draft: Draft, event: m.FamiliarityAsked) -> None:
    draft.set_side(event.side, familiarity=event.familiarity)


def _without(draft: Draft, side: Side, kind: str) -> tuple[str, ...]:
    """The techniques in use that are not of this kind."""
    one = draft.one(side.who)
    return tuple(
        [which for which in side.techniques if (found := find_technique(one, which)) is None or found.kind != kind]
    )


@applies(m.Matched)
def matched(draft: Draft, event: m.Matched) -> None:
    side = draft.check.sides[event.side]
    others = _without(draft, side, "specialisation")
    if event.fit:
        draft.set_side(event.side, techniques=(*others, event.technique), match=event.fit)
    else:
        draft.set_side(event.side, techniques=others, match="")


@applies(m.RouteChosen)
def route_chosen(draft: Draft, event: m.RouteChosen) -> None:
    draft.set_side(event.side, route=event.route, default=event.default)


@applies(m.Applied)
def applied(draft: Draft, event: m.Applied) -> None:
    """At most one mastery and one specialisation at a time (YAG-Q61): the next takes its place."""
    side = draft.check.sides[event.side]
    technique = find_technique(draft.one(side.who), event.technique)
    kind = technique.kind if technique is not None else "technique"
    techniques = _without(draft, side, kind) if kind in ("mastery", "specialisation") else side.techniques
    techniques = tuple([which for which in techniques if which != event.technique])
    draft.set_side(event.side, techniques=(*techniques, event.technique) if event.on else techniques)
    if kind == "specialisation":
        draft.set_side(event.side, match="")


@applies(m.JudgementAsked)
def judgement_asked(draft: Draft, event: m.JudgementAsked) -> None:
    draft.set_side(event.side, wants=event.wants)


@applies(m.JudgementRefused)
def judgement_refused(draft: Draft, event: m.JudgementRefused) -> None:
    draft.set_side(event.side, wants="")


@applies(m.Rolled)
def rolled(draft: Draft, event: m.Rolled) -> None:
    draft.set_check(sides=tuple([event.side if at == event.at else side for at, side in enumerate(draft.check.sides)]))


def _keep(draft: Draft, check: Check) -> None:
    draft.set(kept=(*[one for one in draft.state.kept if one.number != check.number], check)[-KEPT:])


@applies(m.Decided)
def decided(draft: Draft, event: m.Decided) -> None:
    """A lie that is over is kept besides: it may be laid open later (YAG-235)."""
    draft.set(check=event.check)
    if event.check.hidden and event.check.stage == "result":
        _keep(draft, event.check)


@applies(m.Kept)
def kept(draft: Draft, event: m.Kept) -> None:
    draft.set(hid=max(draft.state.hid, -event.check.number))
    _keep(draft, event.check)


@applies(m.Revealed)
def revealed(draft: Draft, event: m.Revealed) -> None:
    draft.set(
        kept=tuple([one for one in draft.state.kept if one.number != event.before]),
        check=event.check,
        checks=max(draft.state.checks, event.check.number),
    )


@applies(m.Pushed)
def pushed(draft: Draft, event: m.Pushed) -> None:
    """What it costs is counted by itself."""
    draft.set_side(0, paid=event.cost)


@applies(m.ExtrasChosen)
def extras_chosen(draft: Draft, event: m.ExtrasChosen) -> None:
    draft.set_check(extras=event.extras)


@applies(m.OutcomeTold)
def outcome_told(draft: Draft, event: m.OutcomeTold) -> None:
    draft.set_check(outcome=event.text)


@applies(m.Rerolled)
def rerolled(draft: Draft, event: m.Rerolled) -> None:
    check = draft.check
    again = event.sides or tuple(range(len(check.sides)))
    sides = tuple([_taken_up(side) if at in again else side for at, side in enumerate(check.sides)])
    draft.set(
        check=replace(
            check, sides=sides, stage="open", tied=event.tied, winner=-1, level=0, gap=0, extras=(), outcome=""
        )
    )


def _taken_up(side: Side) -> Side:
    return replace(
        side,
        mode="",
        die=0,
        by_hand=False,
        score=0,
        ability=0,
        fumble=1,
        halved=False,
        total=0,
        fumbled=False,
        steps=(),
        paid="",
    )


@applies(m.CheckClosed)
def closed(draft: Draft, event: m.CheckClosed) -> None:
    draft.set(check=None)


@applies(m.CheckCalledOff)
def called_off(draft: Draft, event: m.CheckCalledOff) -> None:
    """Nothing came of it: the gait and the action of the round that went into it are free again."""
    check = draft.check
    one = draft.one(check.sides[0].who)
    draft.set(check=None)
    if check.situation == "run" and not check.second:
        draft.set_one(one.id, gait="", acted=one.acted and not takes_action(draft.state, check.gait))
    elif check.situation == "scramble" and is_full(check):
        draft.set_one(one.id, acted=False)


@applies(m.Dodged)
def dodged(draft: Draft, event: m.Dodged) -> None:
    """The side itself comes as Joined."""
    draft.set_check(due="")


@applies(m.ReactionCame)
def reaction_came(draft: Draft, event: m.ReactionCame) -> None:
    """YAG-227: how one feels about another is known, until something changes it."""
    others = [one for one in draft.one(event.who).reactions if one.of != event.of]
    draft.set_one(event.who, reactions=(*others, Reaction(event.of, event.value, event.why)))
