"""Sentences of encounters: escalation, order, turns, Powers at work, goals, the end."""

from collections.abc import Sequence

from parlour.core.game import Line
from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.personae import moves as m
from parlour.games.personae.words.lines_scene import place_words
from parlour.games.personae.words.phrases import because, first_up, follows, listed, said, sentence
from parlour.games.personae.words.reader import Reader, tells

SIDES = {"heroes": "the heroes", "adversaries": "the adversaries"}


def _battle(reader: Reader, who: str, text: str, *rules: str, story: bool = False, kind: str = "battle") -> Line:
    return Line(first_up(text), rules, kind, reader.by(who), story=story)


@tells(m.TurnEnded, m.RoundEnded, m.PowerUsed, m.ConsentEnded)
def _rail(_reader: Reader, _event: object) -> None:
    """The order and the sheet show it; what comes of it has a line of its own."""


@tells(m.Escalated)
def _escalated(reader: Reader, event: m.Escalated) -> Line:
    who, goal = reader.who(event.who), f" The goal: {said(event.goal)}" if event.goal else ""
    if event.violent:
        return _battle(
            reader, event.who, f"It comes to violence: {who} begins.{goal}", "PER-250", "PER-161", story=True
        )
    return _battle(
        reader,
        event.who,
        f"It gets serious: {who} begins a non-violent encounter.{goal}",
        "PER-250",
        "PER-161",
        story=True,
    )


@tells(m.GoalStated)
def _goal(reader: Reader, event: m.GoalStated) -> Line:
    side = SIDES.get(event.side, event.side)
    return _battle(
        reader, event.who, f"What {side} want, says {reader.who(event.who)}: {said(event.goal)}", "PER-127", story=True
    )


def order_rolled(reader: Reader, events: Sequence[m.OrderRolled]) -> list[Line]:
    """All who rolled for it together, on one card."""
    sides = tuple([_order_side(reader, event) for event in events])
    best = [
        f"{reader.who(event.who)} {side.total or f'{max([*event.dice, 0])} and more'}"
        for event, side in zip(events, sides, strict=True)
    ]
    card = RollCard("The order", sides, rules=("PER-160",))
    return [
        Line(
            f"For the order: {', '.join(best)}.",
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
    title = first_up(f"{reader.who(event.who)}, {skill}" if skill else reader.who(event.who))
    if not reader.reads(event.who):
        return RollSide(title, throws)
    return RollSide(title, throws, (Row("Added", event.added, "PER-160"),), str(max([*event.dice, 0]) + event.added))


@tells(m.OrderRolled)
def _order_rolled(reader: Reader, event: m.OrderRolled) -> Line:
    return order_rolled(reader, [event])[0]


@tells(m.OrderSet)
def _order(reader: Reader, event: m.OrderSet) -> Line:
    return Line(f"In turn: {reader.all(event.order)}.", ("PER-160", "PER-161"), "battle")


@tells(m.TurnGiven)
def _turn_given(reader: Reader, event: m.TurnGiven) -> Line:
    return Line(
        first_up(f"{reader.who(event.who)} acts out of turn."), ("PER-003", "PER-160"), "turn", reader.by(event.who)
    )


@tells(m.ActionGranted)
def _granted(reader: Reader, event: m.ActionGranted) -> Line:
    return Line(
        first_up(f"{reader.who(event.who)} gets one more action."),
        ("PER-003", "PER-163"),
        "battle",
        reader.by(event.who),
    )


@tells(m.WereSurprised)
def _surprised(reader: Reader, event: m.WereSurprised) -> Line:
    return Line(
        f"Surprised, with no turn in this round: {reader.all(event.who)}.",
        ("PER-212", "PER-160"),
        "battle",
        about=event.who,
    )


@tells(m.TurnBegan)
def _turn(reader: Reader, event: m.TurnBegan) -> Line:
    return Line(
        f"Round {event.round}: it is the turn of {reader.who(event.who)}.", ("PER-163",), "turn", reader.by(event.who)
    )


@tells(m.Moved)
def _moved(reader: Reader, event: m.Moved) -> Line:
    again = ", with the action" if event.second else ""
    where = f": {place_words(event.place).removeprefix('at: ')}" if event.place else ""
    return _battle(
        reader,
        event.who,
        f"{reader.who(event.who)} moves{again}{where}.",
        "PER-164" if event.second else "PER-163",
        story=True,
    )


@tells(m.ActionSpent)
def _action(reader: Reader, event: m.ActionSpent) -> Line | None:
    """Most actions have a line of their own."""
    if event.on != "other":
        return None
    return _battle(reader, event.who, f"{reader.who(event.who)} acts:{sentence(event.words)}", "PER-165", story=True)


@tells(m.HelpDeclared)
def _help(reader: Reader, event: m.HelpDeclared) -> Line:
    if event.kind:
        how = reader.trait(event.who, event.power or event.skill, "no Skill")
        return _battle(
            reader,
            event.who,
            f"{reader.who(event.who)} stands by to act together with {reader.who(event.primary)}: {how}.",
            "PER-116",
            story=True,
        )
    text = (
        f"{reader.who(event.who)} stands by to help {reader.who(event.primary)} with "
        f"{reader.trait(event.who, event.skill, 'a Skill')}."
    )
    return _battle(reader, event.who, text, "PER-144", story=True)


@tells(m.DefenceAnnounced)
def _defence(reader: Reader, event: m.DefenceAnnounced) -> Line:
    text = f"{reader.who(event.who)} takes up a guard: {reader.trait(event.who, event.skill, 'active defence')}."
    return _battle(reader, event.who, text, "PER-212", story=True)


# Powers at work


@tells(m.PowerBegan)
def _began(reader: Reader, event: m.PowerBegan) -> Line:
    one = event.active
    others = [who for who in one.targets if who != one.user]
    on = f" on {reader.all(others)}" if others else ""
    text = (
        f"{reader.trait(one.user, one.power, 'A Power')} of {reader.who(one.user)} takes "
        f"effect{on}{f': {said(one.words)}' if one.words.strip() else '.'}"
    )
    return Line(first_up(text), ("PER-092",), "special", reader.by(one.user), one.targets or (one.user,), True)


@tells(m.PowerUpheld)
def _upheld(reader: Reader, event: m.PowerUpheld) -> Line:
    return _battle(
        reader,
        event.who,
        f"{reader.who(event.who)} keeps up {reader.trait(event.who, event.power, 'a Power')}.",
        "PER-095",
        kind="special",
    )


_ENDS = {"let go": "{who} lets {power} go.", "not kept up": "{who} did not keep {power} up: it ends."}


@tells(m.PowerEnded)
def _ended(reader: Reader, event: m.PowerEnded) -> Line:
    text = _ENDS.get(event.why, "{power} of {who} ends.").format(
        who=reader.who(event.who), power=reader.trait(event.who, event.power, "a Power")
    )
    rule = {"instant": "PER-093", "encounter over": "PER-096"}.get(event.why, "PER-095")
    return _battle(reader, event.who, text, rule, kind="special")


@tells(m.ConsentAsked)
def _asked(reader: Reader, event: m.ConsentAsked) -> Line:
    power = reader.trait(event.who, event.power, "a Power")
    text = (
        f"{reader.who(event.who)} would use {power} on {reader.all(event.targets)}, if willing.{follows(event.words)}"
    )
    return _battle(reader, event.who, text, "PER-Q73", kind="special")


@tells(m.ConsentGiven)
def _given(reader: Reader, event: m.ConsentGiven) -> Line:
    return _battle(
        reader,
        event.who,
        f"{reader.who(event.who)} is {'willing' if event.yes else 'not willing'}.",
        "PER-Q73",
        kind="special",
    )


# Goals and the end


@tells(m.TrackFell)
def _track(_reader: Reader, event: m.TrackFell) -> Line:
    side = SIDES.get(event.side, event.side)
    left = f"{event.left} left" if event.left else "nothing left: they have lost"
    return Line(first_up(f"{side} give ground, {left}."), ("PER-220",), "battle", story=not event.left)


@tells(m.GoalsAsked)
def _goals(_reader: Reader, event: m.GoalsAsked) -> Line:
    return Line(f"Round {event.round} is over. Has anybody reached a goal?", ("PER-251",), "turn")


@tells(m.LastChance)
def _chance(reader: Reader, event: m.LastChance) -> Line:
    return Line(
        f"The last chance to save {listed([reader.who(who) for who in event.who])}.",
        ("PER-189",),
        "battle",
        about=event.who,
        story=True,
    )


@tells(m.SteppedDown)
def _stepped_down(_reader: Reader, event: m.SteppedDown) -> Line:
    how = "The encounter dissolves." if event.over else "The violence ends; the encounter goes on without blows."
    return Line(f"{how}{because(event.reason)}", ("PER-250",), "battle", story=True)


@tells(m.EncounterClosed)
def _closed(_reader: Reader, event: m.EncounterClosed) -> Line:
    what = "fight" if event.violent else "encounter"
    return Line(f"The {what} is over.{follows(event.words)}", ("PER-252",), "battle", story=True)
