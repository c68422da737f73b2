"""Sentences of experience, of what waits for the game master's word, and of the campaign's lists."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import tech_words
from parlour.games.yags.words.phrases import because, first_up, listed, quoted, said
from parlour.games.yags.words.reader import Reader, tells


def experience(points: int) -> str:
    return "a point of experience" if points == 1 else f"{points} points of experience"


@tells(m.Awarded)
def _awarded(reader: Reader, event: m.Awarded) -> Line | None:
    if not reader.reads(event.who):
        return None
    verb = "is awarded" if event.points >= 0 else "loses"
    text = f"{reader.who(event.who)} {verb} {experience(abs(event.points))}.{because(event.why)}"
    return reader.of(event.who, text, kind="points", story=True)


_KINDS = {
    "technique": "a technique",
    "familiarity": "a familiarity",
    "specialisation": "a specialisation",
    "mastery": "a mastery",
}


@tells(m.TechniqueBought)
def _bought(reader: Reader, event: m.TechniqueBought) -> Line | None:
    if not reader.reads(event.who):
        return None
    one = event.technique
    of = one.group or listed(one.skills, "or")
    level = f", level {one.level}" if one.kind == "mastery" else ""
    price = f", for {experience(event.cost)}" if event.cost else ""
    return reader.of(
        event.who,
        f"{reader.who(event.who)} learns {_KINDS[one.kind]} of {of}: {one.name}{level}{price}.",
        "YAG-133",
        story=True,
    )


@tells(m.MasteryRaised)
def _raised(reader: Reader, event: m.MasteryRaised) -> Line | None:
    return (
        reader.of(
            event.who, f"{reader.who(event.who)} masters {event.name} at level {event.level}.", "YAG-145", story=True
        )
        if reader.reads(event.who)
        else None
    )


@tells(m.TechniqueDropped)
def _technique_dropped(reader: Reader, event: m.TechniqueDropped) -> Line | None:
    if not reader.reads(event.who):
        return None
    back = f" and has {experience(event.refund)} back" if event.refund else ""
    return reader.of(event.who, f"{reader.who(event.who)} does without {event.name}{back}.", "YAG-133")


@tells(m.Studied)
def _studied(reader: Reader, event: m.Studied) -> Line | None:
    if not reader.reads(event.who):
        return None
    source = f", from {quoted(event.source)}" if event.source else ""
    return reader.of(
        event.who,
        f"{reader.who(event.who)} puts {experience(event.points)} into {event.skill}{source}.",
        "YAG-079" if source else "YAG-110",
    )


@tells(m.SkillRaised)
def _skill(reader: Reader, event: m.SkillRaised) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)} has {event.skill} {event.level} now.", "YAG-110", story=True)
        if reader.reads(event.who)
        else None
    )


@tells(m.AttributeRaised)
def _attribute(reader: Reader, event: m.AttributeRaised) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        f"{reader.who(event.who)} grows: {event.attribute} {event.value}, for {experience(event.cost)}.",
        "YAG-Q41",
        story=True,
    )


@tells(m.LanguageLearnt)
def _language(reader: Reader, event: m.LanguageLearnt) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        f"{reader.who(event.who)} learns {event.name}: level {event.level}, for {experience(event.cost)}.",
        "YAG-082",
        story=True,
    )


# What waits for the game master


@tells(m.Wished)
def _wished(reader: Reader, event: m.Wished) -> Line | None:
    if not reader.knows(event.who):
        return None
    who = reader.who(event.who)
    if event.attribute:
        pair = f"{event.attribute} × {event.piece}" if event.piece else event.attribute
        return Line(first_up(f"{who} wants to roll {pair}."), ("YAG-Q77",), "event", event.seat, (event.who,))
    if event.what == "check":
        return Line(
            first_up(f"{who} would try something: {said(event.text)}"),
            ("YAG-005",),
            "event",
            event.seat,
            (event.who,),
            True,
        )
    if event.what == "study":
        text = f"{who} would study {event.piece} from {quoted(event.text)}. The game master is asked."
        return Line(first_up(text), ("YAG-079",), "event", event.seat, (event.who,))
    return Line(
        first_up(f"{who} would have {event.text}. The game master is asked."),
        ("YAG-251",),
        "event",
        event.seat,
        (event.who,),
    )


@tells(m.WishAnswered)
def _answered(reader: Reader, event: m.WishAnswered) -> Line:
    text = "The game master says yes." if event.yes else "The game master lays the request aside."
    return Line(text, (), "event", reader.state.desk.gm)


# The campaign


def _campaign(reader: Reader, text: str, *rules: str) -> Line:
    return Line(text, rules, "fact", reader.state.desk.gm)


@tells(m.SkillDefined)
def _defined(reader: Reader, event: m.SkillDefined) -> Line:
    one = event.skill
    parts = [f"{one.kind}, with {listed(one.attributes, 'or')}"]
    parts += [f"default {one.default}"] if one.default else []
    parts += [f"needs {listed([f'{name} {level}' for name, level in one.needs])}"] if one.needs else []
    parts += [f"at most half of {one.limited_by}"] if one.limited_by else []
    parts += [f"from Tech Level {one.tl} on"] if one.tl else []
    return _campaign(reader, f"On the campaign's list of skills: {one.name} ({'; '.join(parts)}).", "YAG-005")


@tells(m.SkillUndefined)
def _undefined(reader: Reader, event: m.SkillUndefined) -> Line:
    return _campaign(reader, f"{first_up(event.skill)} is struck from the campaign's list of skills.")


@tells(m.TechniqueDefined)
def _technique(reader: Reader, event: m.TechniqueDefined) -> Line:
    one = event.technique
    of = one.group or listed(one.skills, "or")
    return _campaign(reader, f"In the library: {one.name}, {_KINDS[one.kind]} of {of}, level {one.level}.", "YAG-131")


@tells(m.TechniqueUndefined)
def _no_technique(reader: Reader, event: m.TechniqueUndefined) -> Line:
    return _campaign(reader, f"{first_up(event.name)} is no longer in the library.")


@tells(m.CultureAdded)
def _culture(reader: Reader, event: m.CultureAdded) -> Line:
    return _campaign(reader, f"A culture of its own: {event.culture.name}, {tech_words(event.culture.tl)}.", "YAG-279")


@tells(m.CultureDropped)
def _no_culture(reader: Reader, event: m.CultureDropped) -> Line:
    return _campaign(reader, f"{first_up(event.name)} is no longer a culture of its own.", "YAG-279")


_SOLD = {
    "attribute": "an attribute",
    "talent": "a talent",
    "standard": "a standard skill",
    "knowledge": "a knowledge",
    "language": "a language",
}


@tells(m.PriceSet)
def _price(reader: Reader, event: m.PriceSet) -> Line:
    one = event.price
    if not one.flat and not one.times:
        return _campaign(reader, f"{first_up(_SOLD[one.kind])} is not for sale any more.", "YAG-Q41")
    parts = [str(one.flat)] if one.flat else []
    parts += [f"{one.times} x the level" if one.times > 1 else "the level"] if one.times else []
    return _campaign(reader, f"A new level of {_SOLD[one.kind]} costs {' + '.join(parts)} in experience.", "YAG-Q41")


@tells(m.BudgetSet)
def _budget(reader: Reader, event: m.BudgetSet) -> Line:
    one = event.budget
    text = (
        f"To build with: {one.attributes} points above 3 for attributes, {one.skills} for skills, "
        f"{experience(one.experience)}."
    )
    return _campaign(reader, text, "YAG-Q41")
