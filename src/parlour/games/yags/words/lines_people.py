"""Sentences of people coming, going and being made. What is hidden is the game master's; a sheet in the making its
maker's, too."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import LOADS, attribute_band
from parlour.games.yags.model import ATTRIBUTES
from parlour.games.yags.rules.ask import find_creature, is_npc
from parlour.games.yags.rules.load import band_name
from parlour.games.yags.rules.people import COMPANY
from parlour.games.yags.words.phrases import first_up, kilograms, listed, quoted, sentence
from parlour.games.yags.words.reader import SENTENCES, Reader, tells

_KINDS = {"person": "somebody of the story", "creature": "a creature", "vehicle": "a vehicle"}


@tells(m.CreatureBegun)
def _begun(reader: Reader, event: m.CreatureBegun) -> Line | None:
    one = event.creature
    if not reader.knows(one.id):
        return None
    seat = reader.state.desk.gm if one.controller < 0 else one.controller
    if one.hidden:
        return Line(first_up(f"{one.name} is prepared in hiding, {_KINDS[one.kind]}."), (), "change", seat, (one.id,))
    if one.controller < 0:
        return Line(first_up(f"{one.name} joins the cast: {_KINDS[one.kind]}."), (), "change", seat, (one.id,))
    verb = "takes" if one.stage in ("ready", "review") else "begins"
    return Line(f"{reader.person(seat)} {verb} a character: {one.name}.", ("YAG-033",), "change", seat, (one.id,))


@tells(m.FileOpened)
def _opened(reader: Reader, event: m.FileOpened) -> Line | None:
    """The game master's alone, with what has to be said of each."""
    if not reader.leads:
        return None
    said = " ".join([f"{entry.one.name}: {' '.join(entry.said)}" for entry in event.entries if entry.said])
    text = (
        "On the shelf, out of a file: "
        f"{listed([entry.one.name for entry in event.entries])}.{f' {said}' if said else ''}"
    )
    return Line(text, (), "change", reader.state.desk.gm)


@tells(m.ShelfCleared)
def _cleared(_reader: Reader, _event: m.ShelfCleared) -> None:
    """The desk shows it."""


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    """Notes are nobody's business; the concept of a player's character is everybody's."""
    one = find_creature(reader.state, event.who)
    if event.field == "notes" or not reader.knows(event.who) or one is None:
        return None
    if event.field == "name":
        return reader.of(event.who, f"{event.before or 'Somebody new'} is called {event.text} from now on.")
    if not reader.reads(event.who) and is_npc(one):
        return None
    if not event.text.strip():
        return reader.of(event.who, f"{one.name}: the concept is blank again.")
    return reader.of(event.who, f"{one.name}, in a few words:{sentence(event.text)}")


# The frame and the attributes


@tells(m.NatureSet)
def _nature(reader: Reader, event: m.NatureSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    yes, no = {"human": ("is human", "is not human"), "named": ("has a name of note", "is one of many")}[event.what]
    return reader.of(
        event.who,
        f"{reader.who(event.who)} {yes if event.yes else no}.",
        "YAG-048" if event.what == "human" else "YAG-071",
    )


_BY = {"mass": ", reckoned from the mass", "volume": ", reckoned from the volume", "": ""}


@tells(m.SizeSet)
def _size(reader: Reader, event: m.SizeSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    size = f"Tiny {event.tiny}" if event.tiny else f"Size {event.size}"
    return reader.of(
        event.who, f"{reader.who(event.who)}: {size}{_BY.get(event.by, '')}.", "YAG-160" if event.tiny else "YAG-151"
    )


@tells(m.SoakSet)
def _soak(reader: Reader, event: m.SoakSet) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)}: Soak {event.soak}.", "YAG-059")
        if reader.reads(event.who)
        else None
    )


@tells(m.AttributeSet)
def _attribute(reader: Reader, event: m.AttributeSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    text = (
        f"{reader.who(event.who)}: {event.attribute} {event.value}, {attribute_band(event.value).label} (it was "
        f"{event.before})."
    )
    return reader.of(event.who, text, "YAG-034")


@tells(m.AttributesRolled)
def _rolled(reader: Reader, event: m.AttributesRolled) -> Line | None:
    """YAG-061: what is not average is worth a word."""
    if not reader.reads(event.who):
        return None
    unlike = [f"{name} {value}" for name, value in zip(ATTRIBUTES, event.values, strict=True) if value != 3]
    dice = ", ".join([str(face) for face in event.dice])
    return reader.of(
        event.who,
        f"{reader.who(event.who)} rolls for attributes ({dice}): {listed(unlike) or 'average throughout'}.",
        "YAG-061",
    )


_STAGES = {
    "frame": "the frame",
    "attributes": "the attributes",
    "skills": "skills and languages",
    "techniques": "the techniques",
    "gear": "the gear",
    "review": "the game master's look",
}


@tells(m.StepTaken)
def _step(reader: Reader, event: m.StepTaken) -> Line | None:
    if not reader.plays(event.who):
        return None
    plural = event.stage in ("attributes", "skills", "techniques")
    return reader.of(
        event.who, f"{reader.who(event.who)}: next come{'' if plural else 's'} {_STAGES.get(event.stage, event.stage)}."
    )


# Skills


@tells(m.SkillSet)
def _skill(reader: Reader, event: m.SkillSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    who = reader.who(event.who)
    if event.how == "instant":
        return reader.of(event.who, f"{who} has {event.skill} {event.level} all at once.", "YAG-065", story=True)
    if event.how == "granted":
        return reader.of(event.who, f"{who} has learnt: {event.skill} {event.level}.", "YAG-063", story=True)
    if not event.level:
        return reader.of(event.who, f"{who} does without {event.skill}.", "YAG-063")
    before = f" (it was {event.before})" if event.before else ""
    return reader.of(event.who, f"{who}: {event.skill} {event.level}{before}.", "YAG-063")


@tells(m.LanguageSet)
def _language(reader: Reader, event: m.LanguageSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    who = reader.who(event.who)
    if not event.level:
        return reader.of(event.who, f"{who} does not speak {event.name} any more.", "YAG-082")
    reading = "" if event.literate else ", without reading or writing it"
    return reader.of(event.who, f"{who} speaks {event.name}, level {event.level}{reading}.", "YAG-082")


@tells(m.CultureSet)
def _culture(reader: Reader, event: m.CultureSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    where = f"comes from {event.culture}" if event.culture else "is of the campaign's own culture"
    return reader.of(event.who, f"{reader.who(event.who)} {where}.", "YAG-279")


# Gear


@tells(m.ItemAdded)
def _item(reader: Reader, event: m.ItemAdded) -> Line | None:
    if not reader.reads(event.who):
        return None
    one = event.item
    worn = f", {kilograms(one.worn_load)} while worn" if one.worn_load >= 0 else ""
    waits = "" if one.allowed else " It belongs to a later age and waits for the game master."
    return reader.of(
        event.who,
        f"{reader.who(event.who)} has {quoted(one.name)} ({kilograms(one.weight)}{worn}).{waits}",
        "YAG-186" if worn else "YAG-175",
    )


@tells(m.ItemPut)
def _put(reader: Reader, event: m.ItemPut) -> Line | None:
    if not reader.reads(event.who):
        return None
    thing = quoted(event.name)
    how = {"worn": f"wears {thing}", "carried": f"carries {thing}", "left": f"leaves {thing} behind"}[event.where]
    return reader.of(event.who, f"{reader.who(event.who)} {how}.", "YAG-186")


@tells(m.ItemHanded)
def _handed(reader: Reader, event: m.ItemHanded) -> Line | None:
    """Everybody sees what changes hands with somebody whose things are known."""
    if not reader.reads(event.who) and not reader.reads(event.to):
        return None
    text = f"{reader.who(event.who)} hands {quoted(event.name)} to {reader.who(event.to)}."
    return Line(first_up(text), ("YAG-175",), "change", reader.by(event.who), (event.who, event.to), True)


@tells(m.ItemDropped)
def _item_dropped(reader: Reader, event: m.ItemDropped) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)} no longer has {quoted(event.name)}.")
        if reader.reads(event.who)
        else None
    )


@tells(m.LoadChanged)
def _load(reader: Reader, event: m.LoadChanged) -> Line | None:
    """YAG-175 to YAG-181: what follows from it is said along."""
    if not reader.reads(event.who):
        return None
    effect = f" {LOADS[event.level].text}" if event.level >= 0 else ""
    text = f"{reader.who(event.who)} is {band_name(event.level)} now, with {kilograms(event.grams)}.{effect}"
    return reader.of(event.who, text, f"YAG-{177 + event.level}")


# The game master's look


@tells(m.NoticeAllowed)
def _allowed(reader: Reader, event: m.NoticeAllowed) -> Line | None:
    if not reader.reads(event.who):
        return None
    rule = "YAG-251" if event.notice.startswith("tl:") else "YAG-046"
    return reader.of(
        event.who,
        f"The game master allows {reader.who(event.who)}: {notice_words(reader, event.who, event.notice)}.",
        rule,
    )


def notice_words(reader: Reader, who: str, key: str) -> str:
    """attribute:Agility:6, size:-2, tl:computers, tl:i4, as people say it"""
    kind, _, rest = key.partition(":")
    what, _, level = rest.rpartition(":")
    match kind:
        case "size":
            return f"Tiny {rest[1:]}" if rest.startswith("-") else f"Size {rest}"
        case "tl":
            is_thing = rest[:1] == "i" and rest[-1:].isdigit()
            return f"{reader.item(who, rest) if is_thing else rest}, of a later age"
        case "instant":
            return f"{what} {level} at once"
        case _:
            return f"{what} {level}"


COMPANY.tell(SENTENCES, m.Approved, {})
