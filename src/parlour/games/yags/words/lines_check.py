"""Sentences of checks and contests: asked for, called, framed, rolled, decided, and what follows. A hidden one is the
game master's."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import reaction_name
from parlour.games.yags.model import Check, Side
from parlour.games.yags.words.cards import card_words, roll_card, roll_line
from parlour.games.yags.words.checks import belief_words, doing, frame_words, pair_words
from parlour.games.yags.words.phrases import first_up, follows, how_long, listed, quoted, said, signed, with_reason
from parlour.games.yags.words.reader import SAY, Reader, tells


def _roll(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    return Line(first_up(text), rules, "roll", reader.by(who), (who,) if who else (), story)


def _rolls(reader: Reader, key: str, who: str, *rules: str, story: bool = False, **known: str) -> Line:
    """The sentence of this key about somebody in a check."""
    return _roll(reader, who, SAY(key, who=reader.who(who), they=reader.they(who), **known), *rules, story=story)


@tells(m.CheckClosed)
def _shown(_reader: Reader, _event: object) -> None:
    """The board shows it."""


# Called


_SPARED = {"YAG-004": "easy", "YAG-140": "field", "YAG-Q63": "sight", "YAG-194": "clear"}


@tells(m.Spared)
def _spared(reader: Reader, event: m.Spared) -> Line:
    why = _SPARED.get(event.rule, "other")
    if not event.text:
        return _rolls(reader, "spared", event.who, event.rule, story=True, why=why)
    return _rolls(reader, "spared-text", event.who, event.rule, story=True, why=why, text=said(event.text))


def _pairs(reader: Reader, check: Check) -> str:
    """Who is asked for what; of the game master's own it is hers until the dice are down."""
    if check.situation == "group":
        return pair_words(check.sides[0]) if check.text else ""
    alone = len(check.sides) == 1
    named = [
        pair_words(side) if alone else SAY("check-pair", who=reader.who(side.who), pair=pair_words(side))
        for side in check.sides
        if reader.reads(side.who)
    ]
    return "; ".join(named)


def _head(reader: Reader, check: Check) -> str:
    """Ann, “pick the lock”: difficult 30"""
    who, frame = reader.who(check.sides[0].who), frame_words(check)
    own = check.text and not check.task
    if not check.situation and len(check.sides) == 1:
        head = SAY("check-text", doing=who, text=quoted(check.text)) if own else SAY("check-of", who=who)
    else:
        head = doing(reader.state, check)
        head = SAY("check-text", doing=head, text=quoted(check.text)) if own else head
    return first_up(SAY("check-frame", head=head, frame=frame) if frame else head)


def _asked(reader: Reader, check: Check) -> str:
    """The same with who is asked for what."""
    head, pairs = _head(reader, check), _pairs(reader, check)
    return SAY("check-pairs", head=head, pairs=pairs) if pairs else SAY("check", head=head)


@tells(m.CheckOpened)
def _opened(reader: Reader, event: m.CheckOpened) -> Line:
    check = event.check
    if check.situation == "lie":
        return _told_something(reader, check)
    text = _asked(reader, check)
    text = SAY("text-after", line=text, more=SAY("check-real")) if check.real else text
    rule = "YAG-Q78" if check.situation == "group" else "YAG-019" if len(check.sides) > 1 else "YAG-005"
    about = tuple([side.who for side in check.sides])
    return Line(text, (rule,), "roll", reader.by(check.sides[0].who), about, bool(check.text) and not check.task)


def _told_something(reader: Reader, check: Check) -> Line:
    """Whether it is true only the game master and who plays the speaker know."""
    speaker, listener = check.sides[0].who, check.sides[1].who
    known = {"speaker": reader.who(speaker), "listener": reader.who(listener)}
    text = SAY("says-text", text=said(check.text), **known) if check.text else SAY("says", **known)
    if reader.plays(speaker):
        text = SAY("text-after", line=text, more=SAY("says-truth" if check.truthful else "says-lie"))
    return Line(first_up(text), ("YAG-231", "YAG-233"), "roll", reader.by(speaker), (speaker, listener), True)


@tells(m.SecondDue)
def _second(reader: Reader, event: m.SecondDue) -> Line:
    check = event.check
    rule = "YAG-201" if check.situation == "run" else "YAG-210"
    return _roll(reader, check.sides[0].who, _asked(reader, check), rule)


@tells(m.Joined)
def _joined(reader: Reader, event: m.Joined) -> Line:
    if not reader.reads(event.side.who):
        return _rolls(reader, "joins", event.side.who, "YAG-020")
    return _rolls(reader, "joins-pair", event.side.who, "YAG-020", pair=pair_words(event.side))


@tells(m.Dodged)
def _dodged(reader: Reader, event: m.Dodged) -> Line:
    if event.dodge and event.skill and reader.reads(event.who):
        return _rolls(reader, "dodges-with", event.who, "YAG-247", story=True, skill=event.skill)
    return _rolls(reader, "dodges" if event.dodge else "dodges-not", event.who, "YAG-247", story=True)


# The frame


@tells(m.FrameSet)
def _frame(reader: Reader, event: m.FrameSet) -> Line | None:
    if event.hidden and not reader.leads:
        return None
    match event.field:
        case "target":
            text, rule = SAY("frame-target", value=str(event.value), before=str(event.before)), "YAG-005"
        case "fumble":
            text, rule = SAY("frame-fumble", value=str(event.value), before=str(event.before)), "YAG-010"
        case "minutes":
            text, rule = SAY("frame-minutes", time=how_long(event.value)), "YAG-028"
        case _:
            text, rule = SAY("frame-resists", who=reader.who(event.who)), "YAG-Q19"
    return Line(first_up(text), (rule,), "roll", reader.state.desk.gm)


@tells(m.Judged)
def _judged(reader: Reader, event: m.Judged) -> Line:
    known = {"predictable": "yes" if event.predictable else "no", "stressful": "yes" if event.stressful else "no"}
    return reader.led("judged", "YAG-031", kind="roll", **known)


@tells(m.Adjusted)
def _adjusted(reader: Reader, event: m.Adjusted) -> Line | None:
    """Of the game master's own, and of what is hidden, the card tells it once the die is down."""
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    one = event.modifier
    if not one.amount:
        return _rolls(reader, "modifier-gone", event.who, "YAG-187", label=said(one.label))
    key, rule = ("modifier-attribute", "YAG-228") if event.shift else ("modifier", "YAG-187")
    return _rolls(reader, key, event.who, rule, amount=signed(one.amount), label=one.label)


@tells(m.FamiliarityAsked)
def _familiarity(_reader: Reader, event: m.FamiliarityAsked) -> Line:
    text = SAY("familiarity", name=event.familiarity) if event.familiarity else SAY("familiarity-any")
    return Line(text, ("YAG-138",), "roll")


@tells(m.Matched)
def _matched(reader: Reader, event: m.Matched) -> Line | None:
    """Of the game master's own it is on her sheet."""
    if not reader.reads(event.who):
        return None
    name = quoted(event.name)
    if not event.fit:
        return _rolls(reader, "fits-not", event.who, "YAG-140", name=name)
    if event.fit == "broad":
        known = {"name": name, "target": str(event.target)}
        return _rolls(reader, "fits-broadly", event.who, "YAG-140", "YAG-141", story=True, **known)
    return _rolls(reader, "fits-exactly", event.who, "YAG-140", "YAG-141", story=True, name=name)


# The way there


@tells(m.RouteChosen)
def _route(reader: Reader, event: m.RouteChosen) -> Line | None:
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    match event.route:
        case "default":
            return _rolls(reader, "route-default", event.who, "YAG-104", default=event.default)
        case "unskilled":
            return _rolls(reader, "route-unskilled", event.who, "YAG-089")
        case _:
            return _rolls(reader, "route-skill", event.who, "YAG-006")


@tells(m.Applied)
def _applied(reader: Reader, event: m.Applied) -> Line | None:
    if not reader.reads(event.who) or (event.hidden and not reader.leads):
        return None
    return _rolls(reader, "uses" if event.on else "uses-not", event.who, "YAG-131", name=quoted(event.name))


@tells(m.JudgementAsked)
def _judgement(reader: Reader, event: m.JudgementAsked) -> Line:
    return _rolls(reader, f"wants-{event.wants}", event.who, "YAG-031")


@tells(m.JudgementRefused)
def _refused(reader: Reader, event: m.JudgementRefused) -> Line:
    return _rolls(reader, f"refused-{event.wants}", event.who, "YAG-027", "YAG-028")


# The dice


@tells(m.Rolled)
def _rolled(reader: Reader, event: m.Rolled) -> Line | None:
    """One die of several: the card follows with the last. Of a hidden check nobody sees it."""
    if event.hidden and not reader.leads:
        return None
    return _rolls(reader, "rolls-hidden" if event.hidden else "rolls", event.side.who, "YAG-006", roll=_one(event.side))


def _one(side: Side) -> str:
    return SAY("roll-fumble", roll=roll_line(side)) if side.fumbled else roll_line(side)


@tells(m.Rerolled)
def _rerolled(_reader: Reader, event: m.Rerolled) -> Line:
    return Line(SAY("reroll-tie" if event.sides else "reroll"), ("YAG-Q19",), "roll")


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
    text = SAY("hidden-roll", line=card_words(reader.state, check))
    return Line(text, rules, "roll", reader.by(check.sides[0].who), card=card)


def _heard(reader: Reader, check: Check) -> Line | None:
    """YAG-235: the listener's player reads what she makes of it; everybody else that it was said and heard."""
    if check.situation != "lie":
        return None
    speaker, listener = check.sides[0].who, check.sides[1].who
    if reader.plays(listener):
        return _rolls(reader, "believes", listener, "YAG-233", "YAG-235", belief=belief_words(check))
    text = SAY("overheard", speaker=reader.who(speaker), listener=reader.who(listener))
    return _roll(reader, speaker, text, "YAG-235")


@tells(m.Kept)
def _kept(reader: Reader, event: m.Kept) -> Line | None:
    if not reader.leads:
        return None
    return _in_secret(reader, event.check) if _has_dice(event.check) else _plain(reader, event.check, "hidden-roll")


def _has_dice(check: Check) -> bool:
    return all(side.mode for side in check.sides)


def _plain(reader: Reader, check: Check, key: str) -> Line:
    """What nobody could miss needed no roll (YAG-Q63)."""
    text = SAY(key, line=SAY("no-roll", head=_head(reader, check)))
    return _roll(reader, check.sides[0].who, text, "YAG-Q63")


@tells(m.Revealed)
def _revealed(reader: Reader, event: m.Revealed) -> Line:
    check = event.check
    if not _has_dice(check):
        return _plain(reader, check, "reveals")
    card, text = roll_card(reader.state, check), SAY("reveals", line=card_words(reader.state, check))
    return Line(text, ("YAG-235",), "roll", reader.by(check.sides[0].who), story=True, card=card)


# What follows


@tells(m.Pushed)
def _pushed(reader: Reader, event: m.Pushed) -> Line:
    if event.cost == "fatigue":
        return _rolls(reader, "pays-fatigue", event.who, "YAG-202", story=True)
    return _rolls(reader, "pays-exhaustion", event.who, "YAG-212", story=True)


@tells(m.ExtrasChosen)
def _extras(reader: Reader, event: m.ExtrasChosen) -> Line:
    return _rolls(reader, "extras", event.who, "YAG-013", story=True, extras=listed(event.extras))


@tells(m.OutcomeTold)
def _outcome(reader: Reader, event: m.OutcomeTold) -> Line | None:
    text = follows(event.text).strip()
    return Line(text, ("YAG-018",), "roll", reader.state.desk.gm, story=True) if text else None


@tells(m.CheckCalledOff)
def _called_off(_reader: Reader, _event: m.CheckCalledOff) -> Line:
    return Line(SAY("called-off"), (), "roll")


_FEELS = {
    -1: "feels-dislike",
    0: "feels-neutral",
    1: "feels-like",
    2: "feels-impressed",
    3: "feels-love",
}


@tells(m.ReactionCame)
def _reaction(reader: Reader, event: m.ReactionCame) -> Line | None:
    """What an open check brought is for everybody; what the game master changes on a sheet of hers is hers."""
    if (event.why or event.judged) and not reader.reads(event.who):
        return None
    known = {"who": reader.who(event.of), "other": reader.who(event.who), "value": signed(event.value)}
    if event.value in _FEELS:
        text = SAY(_FEELS[event.value], **known)
    else:
        text = SAY("feels-other", feeling=reaction_name(event.value), **known)
    return reader.of(event.who, with_reason(text, event.why), "YAG-226", "YAG-227", story=True)
