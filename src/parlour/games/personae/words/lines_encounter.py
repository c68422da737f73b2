"""Sentences of encounters: escalation, order, turns, Powers at work, goals, the end."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.personae import moves as m
from parlour.games.personae.words.lines_scene import place_words
from parlour.games.personae.words.phrases import first_up, follows, listed, said
from parlour.games.personae.words.reader import SAY, Reader, because, own, tells, told


def side_words(side: str) -> str:
    return SAY(f"side-{side}") if side in ("heroes", "adversaries") else side


def _battle(reader: Reader, who: str, text: str, *rules: str, story: bool = False, kind: str = "battle") -> Line:
    return Line(first_up(text), rules, kind, reader.by(who), story=story)


@tells(m.TurnEnded, m.RoundEnded, m.PowerUsed, m.ConsentEnded)
def _rail(_reader: Reader, _event: object) -> None:
    """The order and the sheet show it; what comes of it has a line of its own."""


@tells(m.Escalated)
def _escalated(reader: Reader, event: m.Escalated) -> Line:
    goal = SAY("goal", goal=said(event.goal)) if event.goal else ""
    text = SAY("escalated-violent" if event.violent else "escalated", who=reader.who(event.who))
    return _battle(reader, event.who, told(text, goal), "PER-250", "PER-161", story=True)


@tells(m.GoalStated)
def _goal(reader: Reader, event: m.GoalStated) -> Line:
    text = SAY("goal-stated", side=side_words(event.side), who=reader.who(event.who), goal=said(event.goal))
    return _battle(reader, event.who, text, "PER-127", story=True)


def order_rolled(reader: Reader, events: Sequence[m.OrderRolled]) -> list[Line]:
    """All who rolled for it together, on one card."""
    sides = tuple([_order_side(reader, event) for event in events])
    best = [
        SAY("order-roll", who=reader.who(event.who), total=side.total)
        if side.total
        else SAY("order-roll-more", who=reader.who(event.who), total=max([*event.dice, 0]))
        for event, side in zip(events, sides, strict=True)
    ]
    card = RollCard(SAY("order-card"), sides, rules=("PER-160",))
    return [
        Line(
            SAY("order-rolled", rolls=", ".join(best)),
            ("PER-160",),
            "battle",
            reader.by(events[0].who) if len(events) == 1 else -1,
            card=card,
        )
    ]


def _order_side(reader: Reader, event: m.OrderRolled) -> RollSide:
    """What the game master's individuals add is hers; their dice lie there."""
    skill = reader.trait(event.who, event.skill, "")
    throws = (Throw(tuple([str(face) for face in event.dice]), "d10", max(event.dice)),) if event.dice else ()
    title = first_up(SAY("order-side", who=reader.who(event.who), skill=skill) if skill else reader.who(event.who))
    if not reader.reads(event.who):
        return RollSide(title, throws)
    return RollSide(
        title, throws, (Row(SAY("order-added"), event.added, "PER-160"),), str(max([*event.dice, 0]) + event.added)
    )


@tells(m.OrderRolled)
def _order_rolled(reader: Reader, event: m.OrderRolled) -> Line:
    return order_rolled(reader, [event])[0]


@tells(m.OrderSet)
def _order(reader: Reader, event: m.OrderSet) -> Line:
    return Line(SAY("order", who=reader.all(event.order)), ("PER-160", "PER-161"), "battle")


@tells(m.TurnGiven)
def _turn_given(reader: Reader, event: m.TurnGiven) -> Line:
    return Line(
        first_up(SAY("turn-given", who=reader.who(event.who))), ("PER-003", "PER-160"), "turn", reader.by(event.who)
    )


@tells(m.ActionGranted)
def _granted(reader: Reader, event: m.ActionGranted) -> Line:
    return Line(
        first_up(SAY("action-granted", who=reader.who(event.who))),
        ("PER-003", "PER-163"),
        "battle",
        reader.by(event.who),
    )


@tells(m.WereSurprised)
def _surprised(reader: Reader, event: m.WereSurprised) -> Line:
    return Line(
        SAY("surprised", who=reader.all(event.who)),
        ("PER-212", "PER-160"),
        "battle",
        about=event.who,
    )


@tells(m.TurnBegan)
def _turn(reader: Reader, event: m.TurnBegan) -> Line:
    text = SAY("turn", round=event.round, who=reader.who(event.who))
    return Line(text, ("PER-163",), "turn", reader.by(event.who))


@tells(m.Moved)
def _moved(reader: Reader, event: m.Moved) -> Line:
    key = f"{'moved-again' if event.second else 'moved'}{'-to' if event.place else ''}"
    text = SAY(key, who=reader.who(event.who), place=place_words(event.place))
    return _battle(reader, event.who, text, "PER-164" if event.second else "PER-163", story=True)


@tells(m.ActionSpent)
def _action(reader: Reader, event: m.ActionSpent) -> Line | None:
    """Most actions have a line of their own."""
    if event.on != "other":
        return None
    return _battle(
        reader, event.who, SAY("acts", who=reader.who(event.who), words=own(event.words)), "PER-165", story=True
    )


@tells(m.HelpDeclared)
def _help(reader: Reader, event: m.HelpDeclared) -> Line:
    if event.kind:
        how = reader.trait(event.who, event.power or event.skill, SAY("no-skill"))
        return _battle(
            reader,
            event.who,
            SAY("stands-by", who=reader.who(event.who), primary=reader.who(event.primary), how=how),
            "PER-116",
            story=True,
        )
    skill = reader.trait(event.who, event.skill, SAY("a-skill"))
    text = SAY("helps-later", who=reader.who(event.who), primary=reader.who(event.primary), skill=skill)
    return _battle(reader, event.who, text, "PER-144", story=True)


@tells(m.DefenceAnnounced)
def _defence(reader: Reader, event: m.DefenceAnnounced) -> Line:
    skill = reader.trait(event.who, event.skill, SAY("guard-gone"))
    text = SAY("guard", who=reader.who(event.who), skill=skill)
    return _battle(reader, event.who, text, "PER-212", story=True)


# Powers at work


@tells(m.PowerBegan)
def _began(reader: Reader, event: m.PowerBegan) -> Line:
    one = event.active
    others = [who for who in one.targets if who != one.user]
    text = SAY(
        f"power-began{'-on' if others else ''}{'-words' if one.words.strip() else ''}",
        who=reader.who(one.user),
        power=reader.trait(one.user, one.power, SAY("a-power")),
        targets=reader.all(others),
        words=said(one.words),
    )
    return Line(first_up(text), ("PER-092",), "special", reader.by(one.user), one.targets or (one.user,), True)


@tells(m.PowerUpheld)
def _upheld(reader: Reader, event: m.PowerUpheld) -> Line:
    return _battle(
        reader,
        event.who,
        SAY("power-upheld", who=reader.who(event.who), power=reader.trait(event.who, event.power, SAY("a-power"))),
        "PER-095",
        kind="special",
    )


_ENDS = {"let go": "power-let-go", "not kept up": "power-lapsed"}


@tells(m.PowerEnded)
def _ended(reader: Reader, event: m.PowerEnded) -> Line:
    power = reader.trait(event.who, event.power, SAY("a-power"))
    text = SAY(_ENDS.get(event.why, "power-ended"), who=reader.who(event.who), power=power)
    rule = {"instant": "PER-093", "encounter over": "PER-096"}.get(event.why, "PER-095")
    return _battle(reader, event.who, text, rule, kind="special")


@tells(m.ConsentAsked)
def _asked(reader: Reader, event: m.ConsentAsked) -> Line:
    power = reader.trait(event.who, event.power, SAY("a-power"))
    text = SAY("consent-asked", who=reader.who(event.who), power=power, targets=reader.all(event.targets))
    return _battle(reader, event.who, told(text, follows(event.words).strip()), "PER-Q73", kind="special")


@tells(m.ConsentGiven)
def _given(reader: Reader, event: m.ConsentGiven) -> Line:
    return _battle(
        reader,
        event.who,
        SAY("consent-yes" if event.yes else "consent-no", who=reader.who(event.who)),
        "PER-Q73",
        kind="special",
    )


# Goals and the end


@tells(m.TrackFell)
def _track(_reader: Reader, event: m.TrackFell) -> Line:
    text = SAY("track-heroes" if event.side == "heroes" else "track-adversaries", left=event.left)
    return Line(text, ("PER-220",), "battle", story=not event.left)


@tells(m.GoalsAsked)
def _goals(_reader: Reader, event: m.GoalsAsked) -> Line:
    return Line(SAY("goals-asked", round=event.round), ("PER-251",), "turn")


@tells(m.LastChance)
def _chance(reader: Reader, event: m.LastChance) -> Line:
    return Line(
        SAY("last-chance", who=listed([reader.who(who) for who in event.who])),
        ("PER-189",),
        "battle",
        about=event.who,
        story=True,
    )


@tells(m.SteppedDown)
def _stepped_down(_reader: Reader, event: m.SteppedDown) -> Line:
    text = told(SAY("stepped-out" if event.over else "stepped-down"), because(event.reason))
    return Line(text, ("PER-250",), "battle", story=True)


@tells(m.EncounterClosed)
def _closed(_reader: Reader, event: m.EncounterClosed) -> Line:
    text = told(SAY("fight-over" if event.violent else "encounter-over"), follows(event.words).strip())
    return Line(text, ("PER-252",), "battle", story=True)
