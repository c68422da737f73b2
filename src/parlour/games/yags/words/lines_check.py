"""Sentences of checks and contests: asked for, called, framed, rolled, decided, and what follows. A hidden one is the
game master's."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import reaction_name
from parlour.games.yags.model import Check, Side
from parlour.games.yags.words.cards import card_words, roll_card, roll_line
from parlour.games.yags.words.checks import belief_words, doing, frame_words, pair_words
from parlour.games.yags.words.phrases import because, first_up, follows, how_long, listed, quoted, said, signed
from parlour.games.yags.words.reader import Reader, tells


def _roll(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    return Line(first_up(text), rules, "roll", reader.by(who), (who,) if who else (), story)


@tells(m.CheckClosed)
def _shown(_reader: Reader, _event: object) -> None:
    """The board shows it."""


# Called


_SPARED = {
    "YAG-004": "It works without a roll.", "YAG-140": "That is just the field: no roll is needed.",
    "YAG-Q63": "In plain sight: no roll is needed.", "YAG-194": "The way is clear: no roll is needed.",
}  # fmt: skip


@tells(m.Spared)
def _spared(reader: Reader, event: m.Spared) -> Line:
    what = f": {said(event.text)}" if event.text else "."
    how = _SPARED.get(event.rule, "No roll is needed.")
    return _roll(reader, event.who, f"{reader.who(event.who)}{what} {how}", event.rule, story=True)


def _pairs(reader: Reader, check: Check) -> str:
    """Who is asked for what; of the game master's own it is hers until the dice are down."""
    if check.situation == "group":
        return "" if not check.text else f" ({pair_words(check.sides[0])})"
    alone = len(check.sides) == 1
    named = [
        pair_words(side) if alone else f"{reader.who(side.who)}: {pair_words(side)}"
        for side in check.sides
        if reader.reads(side.who)
    ]
    return f" ({'; '.join(named)})" if named else ""


def _head(reader: Reader, check: Check) -> str:
    """Ann, “pick the lock”: difficult 30 (Dexterity x lockpicking)"""
    who, frame = reader.who(check.sides[0].who), frame_words(check)
    own = check.text and not check.task
    if not check.situation and len(check.sides) == 1:
        head = f"{who}, {quoted(check.text)}" if own else f"{who} is asked for a check"
    else:
        head = f"{doing(reader.state, check)}{f', {quoted(check.text)}' if own else ''}"
    return first_up(f"{head}{f': {frame}' if frame else ''}")


@tells(m.CheckOpened)
def _opened(reader: Reader, event: m.CheckOpened) -> Line:
    check = event.check
    if check.situation == "lie":
        return _told_something(reader, check)
    real = " Only the real skill will do." if check.real else ""
    text = f"{_head(reader, check)}{_pairs(reader, check)}.{real}"
    rule = "YAG-Q78" if check.situation == "group" else "YAG-019" if len(check.sides) > 1 else "YAG-005"
    about = tuple([side.who for side in check.sides])
    return Line(text, (rule,), "roll", reader.by(check.sides[0].who), about, bool(check.text) and not check.task)


def _told_something(reader: Reader, check: Check) -> Line:
    """Whether it is true only the game master and who plays the speaker know."""
    speaker, listener = check.sides[0].who, check.sides[1].who
    what = f": {said(check.text)}" if check.text else " something."
    fact = (" It is the truth." if check.truthful else " It is a lie.") if reader.plays(speaker) else ""
    text = f"{reader.who(speaker)} tells {reader.who(listener)}{what} Is it the truth?{fact}"
    return Line(first_up(text), ("YAG-231", "YAG-233"), "roll", reader.by(speaker), (speaker, listener), True)


@tells(m.SecondDue)
def _second(reader: Reader, event: m.SecondDue) -> Line:
    check = event.check
    rule = "YAG-201" if check.situation == "run" else "YAG-210"
    return _roll(reader, check.sides[0].who, f"{_head(reader, check)}{_pairs(reader, check)}.", rule)


@tells(m.Joined)
def _joined(reader: Reader, event: m.Joined) -> Line:
    pair = f" ({pair_words(event.side)})" if reader.reads(event.side.who) else ""
    return _roll(reader, event.side.who, f"{reader.who(event.side.who)} joins in{pair}.", "YAG-020")


@tells(m.Dodged)
def _dodged(reader: Reader, event: m.Dodged) -> Line:
    skill = f" with {event.skill}" if event.skill and reader.reads(event.who) else ""
    how = f"tries to dodge{skill}" if event.dodge else "lets it come"
    return _roll(reader, event.who, f"{reader.who(event.who)} {how}.", "YAG-247", story=True)


# The frame


@tells(m.FrameSet)
def _frame(reader: Reader, event: m.FrameSet) -> Line | None:
    if event.hidden and not reader.leads:
        return None
    match event.field:
        case "target":
            text, rule = f"The number to reach is {event.value} now (it was {event.before}).", "YAG-005"
        case "fumble":
            text, rule = f"The fumble chance is {event.value} now (it was {event.before}).", "YAG-010"
        case "minutes":
            text, rule = f"It takes {how_long(event.value)}.", "YAG-028"
        case _:
            text, rule = f"{reader.who(event.who)} resists: a tie goes to that side.", "YAG-Q19"
    return Line(first_up(text), (rule,), "roll", reader.state.desk.gm)


@tells(m.Judged)
def _judged(reader: Reader, event: m.Judged) -> Line:
    one = "predictable" if event.predictable else "not predictable"
    other = "stressful" if event.stressful else "without stress"
    return Line(f"The game master calls it {one} and {other}.", ("YAG-031",), "roll", reader.state.desk.gm)


@tells(m.Adjusted)
def _adjusted(reader: Reader, event: m.Adjusted) -> Line | None:
    """Of the game master's own, and of what is hidden, the card tells it once the die is down."""
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    one, whom = event.modifier, reader.who(event.who)
    what = " on the attribute" if event.shift else ""
    if not one.amount:
        return _roll(reader, event.who, f"For {whom} this no longer counts: {said(one.label)}", "YAG-187")
    rule = "YAG-228" if event.shift else "YAG-187"
    return _roll(reader, event.who, f"{signed(one.amount)}{what} for {whom}: {one.label}.", rule)


@tells(m.FamiliarityAsked)
def _familiarity(_reader: Reader, event: m.FamiliarityAsked) -> Line:
    text = (
        f"It takes somebody familiar with {event.familiarity}."
        if event.familiarity
        else "No familiarity in particular is asked for."
    )
    return Line(text, ("YAG-138",), "roll")


@tells(m.Matched)
def _matched(reader: Reader, event: m.Matched) -> Line | None:
    """Of the game master's own it is on her sheet."""
    if not reader.reads(event.who):
        return None
    who, name = reader.who(event.who), quoted(event.name)
    if not event.fit:
        return _roll(reader, event.who, f"{name} does not help {who} here.", "YAG-140")
    how = f"fits broadly: the number to reach is {event.target}" if event.fit == "broad" else "fits exactly"
    return _roll(reader, event.who, f"{name} of {who} {how}.", "YAG-140", "YAG-141", story=True)


# The way there


@tells(m.RouteChosen)
def _route(reader: Reader, event: m.RouteChosen) -> Line | None:
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    how, rule = {
        "default": (f"makes do with {event.default}: halved, twice the fumble chance", "YAG-104"),
        "unskilled": ("tries it unskilled: the die alone, halved", "YAG-089"),
    }.get(event.route, ("uses the skill itself", "YAG-006"))  # fmt: skip
    return _roll(reader, event.who, f"{reader.who(event.who)} {how}.", rule)


@tells(m.Applied)
def _applied(reader: Reader, event: m.Applied) -> Line | None:
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    text = f"brings {quoted(event.name)} to bear" if event.on else f"lays {quoted(event.name)} aside"
    return _roll(reader, event.who, f"{reader.who(event.who)} {text}.", "YAG-131")


@tells(m.JudgementAsked)
def _judgement(reader: Reader, event: m.JudgementAsked) -> Line:
    what = {"take0": "take 0: is it predictable?", "take10": "take 10: is it predictable, and without stress?"}[
        event.wants
    ]
    return _roll(reader, event.who, f"{reader.who(event.who)} would {what} The game master is asked.", "YAG-031")


@tells(m.JudgementRefused)
def _refused(reader: Reader, event: m.JudgementRefused) -> Line:
    what = {"take0": "0", "take10": "10"}[event.wants]
    return _roll(
        reader, event.who, f"{reader.who(event.who)} cannot take {what} then, and has to roll.", "YAG-027", "YAG-028"
    )


# The dice


@tells(m.Rolled)
def _rolled(reader: Reader, event: m.Rolled) -> Line | None:
    """One die of several: the card follows with the last. Of a hidden check nobody sees it."""
    if event.hidden and not reader.leads:
        return None
    secret = "In secret, " if event.hidden else ""
    return _roll(reader, event.side.who, f"{secret}{reader.who(event.side.who)}: {_one(event.side)}.", "YAG-006")


def _one(side: Side) -> str:
    return f"{roll_line(side)}{', a fumble' if side.fumbled else ''}"


@tells(m.Rerolled)
def _rerolled(_reader: Reader, event: m.Rerolled) -> Line:
    how = "A tie: who is level rolls again." if event.sides else "Nobody won: the dice fall again."
    return Line(how, ("YAG-Q19",), "roll")


@tells(m.Decided)
def decided(reader: Reader, event: m.Decided) -> Line | None:
    check = event.check
    if not all(side.mode for side in check.sides):
        return None
    if check.hidden and not check.revealed:
        return _in_secret(reader, check) if reader.leads else _heard(reader, check)
    card = roll_card(reader.state, check)
    return Line(
        card_words(reader.state, check), card.rules, "roll", reader.by(check.sides[0].who), story=True, card=card
    )


def _in_secret(reader: Reader, check: Check) -> Line:
    card = roll_card(reader.state, check, mode="blind")
    rules = ("YAG-231", "YAG-235") if check.situation == "lie" else ("YAG-235",)
    return Line(
        f"In secret: {card_words(reader.state, check)}", rules, "roll", reader.by(check.sides[0].who), card=card
    )


def _heard(reader: Reader, check: Check) -> Line | None:
    """YAG-235: the listener's player reads what she makes of it; everybody else that it was said and heard."""
    if check.situation != "lie":
        return None
    speaker, listener = check.sides[0].who, check.sides[1].who
    if reader.plays(listener):
        return _roll(reader, listener, f"{reader.who(listener)} {belief_words(check)}.", "YAG-233", "YAG-235")
    text = (
        f"{reader.who(speaker)} has said it, and {reader.who(listener)} has heard it. Nobody can tell how well it went."
    )
    return _roll(reader, speaker, text, "YAG-235")


@tells(m.Kept)
def _kept(reader: Reader, event: m.Kept) -> Line | None:
    if not reader.leads:
        return None
    return _in_secret(reader, event.check) if _has_dice(event.check) else _plain(reader, event.check, "In secret: ")


def _has_dice(check: Check) -> bool:
    return all(side.mode for side in check.sides)


def _plain(reader: Reader, check: Check, before: str) -> Line:
    """What nobody could miss needed no roll (YAG-Q63)."""
    return _roll(reader, check.sides[0].who, f"{before}{_head(reader, check)}. No roll was needed.", "YAG-Q63")


@tells(m.Revealed)
def _revealed(reader: Reader, event: m.Revealed) -> Line:
    check, before = event.check, "The game master lays open: "
    if not _has_dice(check):
        return _plain(reader, check, before)
    card = roll_card(reader.state, check)
    return Line(
        f"{before}{card_words(reader.state, check)}",
        ("YAG-235",),
        "roll",
        reader.by(check.sides[0].who),
        story=True,
        card=card,
    )


# What follows


@tells(m.Pushed)
def _pushed(reader: Reader, event: m.Pushed) -> Line:
    cost = "a point of fatigue" if event.cost == "fatigue" else "a level of exhaustion"
    rule = "YAG-202" if event.cost == "fatigue" else "YAG-212"
    return _roll(reader, event.who, f"{reader.who(event.who)} pulls together and pays with {cost}.", rule, story=True)


@tells(m.ExtrasChosen)
def _extras(reader: Reader, event: m.ExtrasChosen) -> Line:
    return _roll(
        reader, event.who, f"{reader.who(event.who)} does it with {listed(event.extras)}.", "YAG-013", story=True
    )


@tells(m.OutcomeTold)
def _outcome(reader: Reader, event: m.OutcomeTold) -> Line | None:
    text = follows(event.text).strip()
    return Line(text, ("YAG-018",), "roll", reader.state.desk.gm, story=True) if text else None


@tells(m.CheckCalledOff)
def _called_off(_reader: Reader, _event: m.CheckCalledOff) -> Line:
    return Line("The check is called off.", (), "roll")


_FEELS = {
    -1: "dislikes {who}",
    0: "does not mind {who}",
    1: "likes {who}",
    2: "is impressed by {who}",
    3: "loves {who}",
}


@tells(m.ReactionCame)
def _reaction(reader: Reader, event: m.ReactionCame) -> Line | None:
    """What an open check brought is for everybody; what the game master changes on a sheet of hers is hers."""
    if event.why and not reader.reads(event.who):
        return None
    feels = _FEELS.get(event.value, reaction_name(event.value)).format(who=reader.who(event.who))
    return reader.of(
        event.who,
        f"{reader.who(event.of)} {feels} ({signed(event.value)}).{because(event.why)}",
        "YAG-226",
        "YAG-227",
        story=True,
    )
