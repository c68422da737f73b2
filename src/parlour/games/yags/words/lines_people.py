"""Sentences of people coming, going and being made. What is hidden is the game master's; a sheet in the making its
maker's, too."""

from parlour.core.game import Line
from parlour.games.yags import moves as m
from parlour.games.yags.content.tables import LOADS, attribute_band
from parlour.games.yags.model import ATTRIBUTES
from parlour.games.yags.rules.ask import find_creature, is_npc
from parlour.games.yags.rules.load import band_name
from parlour.games.yags.rules.people import COMPANY
from parlour.games.yags.words.phrases import first_up, kilograms, listed, quoted, sentence, size_words
from parlour.games.yags.words.reader import SAY, SENTENCES, Reader, tells


@tells(m.CreatureBegun)
def _begun(reader: Reader, event: m.CreatureBegun) -> Line | None:
    one = event.creature
    if not reader.knows(one.id):
        return None
    seat = reader.state.desk.gm if one.controller < 0 else one.controller
    if one.hidden or one.controller < 0:
        text = SAY("cast-hidden" if one.hidden else "cast", who=one.name, kind=one.kind)
        return Line(first_up(text), (), "change", seat, (one.id,))
    text = SAY("takes" if one.stage in ("ready", "review") else "begins", player=reader.person(seat), who=one.name)
    return Line(text, ("YAG-033",), "change", seat, (one.id,))


@tells(m.FileOpened)
def _opened(reader: Reader, event: m.FileOpened) -> Line | None:
    """The game master's alone, with what has to be said of each."""
    if not reader.leads:
        return None
    lines = [SAY("file-opened", who=listed([entry.one.name for entry in event.entries]))]
    lines += [SAY("file-note", who=entry.one.name, notes=" ".join(entry.said)) for entry in event.entries if entry.said]
    return Line(" ".join(lines), (), "change", reader.state.desk.gm)


@tells(m.ShelfCleared)
def _cleared(_reader: Reader, _event: m.ShelfCleared) -> None:
    """The desk shows it."""


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    """Notes are nobody's business; the concept of a player's character is everybody's."""
    one = find_creature(reader.state, event.who)
    if event.field == "notes" or not reader.knows(event.who) or one is None:
        return None
    if event.field == "name" and event.before:
        return reader.line("renamed", event.who, before=event.before, name=event.text)
    if event.field == "name":
        return reader.line("renamed-first", event.who, name=event.text)
    if not reader.reads(event.who) and is_npc(one):
        return None
    if not event.text.strip():
        return reader.line("concept-gone", event.who)
    return reader.line("concept", event.who, text=sentence(event.text).strip())


# The frame and the attributes


@tells(m.NatureSet)
def _nature(reader: Reader, event: m.NatureSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    if event.what == "human":
        return reader.line("human" if event.yes else "not-human", event.who, "YAG-048")
    return reader.line("named" if event.yes else "unnamed", event.who, "YAG-071")


@tells(m.SizeSet)
def _size(reader: Reader, event: m.SizeSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    key = f"size-{event.by}" if event.by in ("mass", "volume") else "size"
    rule = "YAG-160" if event.tiny else "YAG-151"
    return reader.line(key, event.who, rule, size=size_words(event.size, event.tiny))


@tells(m.SoakSet)
def _soak(reader: Reader, event: m.SoakSet) -> Line | None:
    return reader.line("soak", event.who, "YAG-059", soak=str(event.soak)) if reader.reads(event.who) else None


@tells(m.AttributeSet)
def _attribute(reader: Reader, event: m.AttributeSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"attribute": event.attribute, "value": str(event.value), "before": str(event.before)}
    return reader.line("attribute", event.who, "YAG-034", band=attribute_band(event.value).label, story=False, **known)


@tells(m.AttributesRolled)
def _rolled(reader: Reader, event: m.AttributesRolled) -> Line | None:
    """YAG-061: what is not average is worth a word."""
    if not reader.reads(event.who):
        return None
    unlike = [f"{name} {value}" for name, value in zip(ATTRIBUTES, event.values, strict=True) if value != 3]
    dice = ", ".join([str(face) for face in event.dice])
    if not unlike:
        return reader.line("attributes-average", event.who, "YAG-061", dice=dice)
    return reader.line("attributes-rolled", event.who, "YAG-061", dice=dice, values=listed(unlike))


@tells(m.StepTaken)
def _step(reader: Reader, event: m.StepTaken) -> Line | None:
    return reader.line("step", event.who, stage=event.stage) if reader.plays(event.who) else None


# Skills


@tells(m.SkillSet)
def _skill(reader: Reader, event: m.SkillSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"skill": event.skill, "level": str(event.level)}
    if event.how == "instant":
        return reader.line("skill-instant", event.who, "YAG-065", story=True, **known)
    if event.how == "granted":
        return reader.line("skill-granted", event.who, "YAG-063", story=True, **known)
    if not event.level:
        return reader.line("skill-gone", event.who, "YAG-063", skill=event.skill)
    if event.before:
        return reader.line("skill-was", event.who, "YAG-063", before=str(event.before), story=False, **known)
    return reader.line("skill", event.who, "YAG-063", story=False, **known)


@tells(m.LanguageSet)
def _language(reader: Reader, event: m.LanguageSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    if not event.level:
        return reader.line("language-gone", event.who, "YAG-082", language=event.name)
    key = "language" if event.literate else "language-unread"
    return reader.line(key, event.who, "YAG-082", language=event.name, level=str(event.level))


@tells(m.CultureSet)
def _culture(reader: Reader, event: m.CultureSet) -> Line | None:
    if not reader.reads(event.who):
        return None
    if not event.culture:
        return reader.line("culture-own", event.who, "YAG-279")
    return reader.line("culture", event.who, "YAG-279", culture=event.culture)


# Gear


@tells(m.ItemAdded)
def _item(reader: Reader, event: m.ItemAdded) -> Line | None:
    if not reader.reads(event.who):
        return None
    one = event.item
    known = {"who": reader.who(event.who), "item": quoted(one.name), "weight": kilograms(one.weight)}
    if one.worn_load >= 0:
        text, rule = SAY("item-worn", load=kilograms(one.worn_load), **known), "YAG-186"
    else:
        text, rule = SAY("item", **known), "YAG-175"
    text = text if one.allowed else SAY("text-after", line=text, more=SAY("item-waits"))
    return reader.of(event.who, text, rule)


@tells(m.ItemPut)
def _put(reader: Reader, event: m.ItemPut) -> Line | None:
    if not reader.reads(event.who):
        return None
    return reader.line("put", event.who, "YAG-186", where=event.where, item=quoted(event.name))


@tells(m.ItemHanded)
def _handed(reader: Reader, event: m.ItemHanded) -> Line | None:
    """Everybody sees what changes hands with somebody whose things are known."""
    if not reader.reads(event.who) and not reader.reads(event.to):
        return None
    text = SAY("handed", who=reader.who(event.who), item=quoted(event.name), to=reader.who(event.to))
    return Line(first_up(text), ("YAG-175",), "change", reader.by(event.who), (event.who, event.to), True)


@tells(m.ItemDropped)
def _item_dropped(reader: Reader, event: m.ItemDropped) -> Line | None:
    return reader.line("item-gone", event.who, item=quoted(event.name)) if reader.reads(event.who) else None


@tells(m.LoadChanged)
def _load(reader: Reader, event: m.LoadChanged) -> Line | None:
    """YAG-175 to YAG-181: what follows from it is said along."""
    if not reader.reads(event.who):
        return None
    known = {"who": reader.who(event.who), "band": band_name(event.level), "weight": kilograms(event.grams)}
    text = SAY("load", **known)
    text = SAY("text-after", line=text, more=LOADS[event.level].text) if event.level >= 0 else text
    return reader.of(event.who, text, f"YAG-{177 + event.level}")


# The game master's look


@tells(m.NoticeAllowed)
def _allowed(reader: Reader, event: m.NoticeAllowed) -> Line | None:
    if not reader.reads(event.who):
        return None
    rule = "YAG-251" if event.notice.startswith("tl:") else "YAG-046"
    return reader.line("allowed", event.who, rule, notice=notice_words(reader, event.who, event.notice))


def notice_words(reader: Reader, who: str, key: str) -> str:
    """attribute:Agility:6, size:-2, tl:computers, tl:i4, as people say it"""
    kind, _, rest = key.partition(":")
    what, _, level = rest.rpartition(":")
    match kind:
        case "size":
            return size_words(0, int(rest[1:])) if rest.startswith("-") else size_words(int(rest), 0)
        case "tl":
            is_thing = rest[:1] == "i" and rest[-1:].isdigit()
            return SAY("notice-late", what=reader.item(who, rest) if is_thing else rest)
        case "instant":
            return SAY("notice-instant", what=what, level=level)
        case _:
            return SAY("notice", what=what, level=level)


COMPANY.tell(SENTENCES, m.Approved, {})
