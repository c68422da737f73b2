"""Sentences of characters, their stunts, and aspects."""

from typing import Any

from msgspec.structs import replace

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import START_REFRESH
from parlour.games.fate.content.tables import signed
from parlour.games.fate.model import APPROACHES, Aspect
from parlour.games.fate.rules.ask import find_aspect, find_character, free_stunts, is_npc, refresh
from parlour.games.fate.rules.stunts import sentence as stunt_sentence
from parlour.games.fate.words.reader import SAY, Known, Reader, line, quoted, team, tells


def _sheet(reader: Reader, who: str, key: str, *rules: str, story: bool = False, words: str = "", **known: Any) -> Line:
    """Something on a sheet has changed."""
    known = {"who": reader.who(who)} | known
    return line(key, *rules, kind="change", by=reader.by(who), about=(who,), story=story, words=words, **known)


def _and(told: Line, key: str, **known: Any) -> Line:
    """With another sentence after it."""
    return replace(told, text=f"{told.text} {SAY(key, **known)}")


@tells(m.CharacterMade)
def _made(reader: Reader, event: m.CharacterMade) -> Line | None:
    person, who = event.character, event.character.name or SAY("somebody")
    if not reader.knows(person.id):
        return None

    def told(key: str, *rules: str, story: bool = False, **known: Any) -> Line:
        return line(key, *rules, kind="change", by=event.by, about=(person.id,), story=story, **known)

    if person.hidden:
        return told("made-hidden", who=who)
    high = next((aspect.text for aspect in event.aspects if aspect.kind == "high" and not aspect.hidden), "")
    if event.how == "draft":
        return told("made-draft", "FAE-028", player=reader.person(event.by), who=who)
    if event.how == "import" and person.status != "ready":
        return told("made-import", player=reader.person(event.by), who=who)
    if person.kind == "group":
        return told("made-group", "FAE-175", "FAE-176", story=True, who=who, members=person.members)
    return told("made-high", story=True, who=who, high=quoted(high)) if high else told("made", story=True, who=who)


@tells(m.RestKept)
def _rest_kept(reader: Reader, event: m.RestKept) -> Line | None:
    if not reader.leads and reader.seat != event.by:
        return None
    known: Known = {"who": reader.who(event.who), "what": listed(event.what), "player": reader.person(event.by)}
    return line("rest-kept", kind="change", by=event.by, about=(event.who,), **known)


@tells(m.Described)
def _described(reader: Reader, event: m.Described) -> Line | None:
    if not reader.makes(event.who):
        return None
    return _sheet(reader, event.who, "described", "FAE-030", words=event.looks, name=event.name or SAY("somebody"))


@tells(m.ApproachesRanked)
def _ranked(reader: Reader, event: m.ApproachesRanked) -> Line | None:
    if not reader.makes(event.who):
        return None
    ranks = [f"{approach} {signed(rating)}" for approach, rating in zip(APPROACHES, event.ratings, strict=True)]
    return _sheet(reader, event.who, "ranked", "FAE-031", ranks=", ".join(ranks))


@tells(m.StuntWritten)
def _stunt_written(reader: Reader, event: m.StuntWritten) -> Line | None:
    if not reader.makes(event.who):
        return None
    key = "stunt-benched" if event.place < 0 else "stunt-written"
    told = _sheet(reader, event.who, key, "FAE-179", stunt=stunt_sentence(event.stunt))
    return told if event.stunt.permitted else _and(told, "stunt-waits")


@tells(m.StuntTaken)
def _stunt_taken(reader: Reader, event: m.StuntTaken) -> Line | None:
    if not reader.makes(event.who):
        return None
    person = find_character(reader.state, event.who)
    told = _sheet(reader, event.who, "stunt-taken", "FAE-034", story=True, stunt=stunt_sentence(event.stunt))
    if person is not None and not free_stunts(person) and refresh(person) < START_REFRESH + person.raises:
        return _and(told, "stunt-cost", refresh=refresh(person))
    return told


@tells(m.StuntPermitted)
def _stunt_permitted(reader: Reader, event: m.StuntPermitted) -> Line | None:
    return _sheet(reader, event.who, "stunt-permitted", "FAE-040") if reader.makes(event.who) else None


@tells(m.StuntRemoved)
def _stunt_removed(reader: Reader, event: m.StuntRemoved) -> Line | None:
    return _sheet(reader, event.who, "stunt-removed", "FAE-033") if reader.makes(event.who) else None


@tells(m.Submitted)
def _submitted(reader: Reader, event: m.Submitted) -> Line | None:
    return _sheet(reader, event.who, "submitted", "FAE-028")


@tells(m.Approved)
def _approved(reader: Reader, event: m.Approved) -> Line | None:
    return _sheet(reader, event.who, "approved", "FAE-028", story=True) if reader.knows(event.who) else None


@tells(m.SentBack)
def _sent_back(reader: Reader, event: m.SentBack) -> Line | None:
    """Between the game master and who made it."""
    if not reader.leads and reader.by(event.who) != reader.seat:
        return None
    return _sheet(reader, event.who, "sent-back", words=event.reason)


@tells(m.CharacterDropped)
def _dropped(reader: Reader, event: m.CharacterDropped) -> Line | None:
    if not reader.knows(event.who):
        return None
    if event.name:
        return line("dropped", kind="change", about=(event.who,), who=event.name)
    return line("dropped-unnamed", kind="change", about=(event.who,))


@tells(m.CharacterGiven)
def _given(reader: Reader, event: m.CharacterGiven) -> Line | None:
    if not reader.knows(event.who):
        return None
    player = reader.person(event.seat) if event.seat >= 0 else SAY("the-gm")
    return _sheet(reader, event.who, "given", player=player)


@tells(m.SideSet)
def _side_set(reader: Reader, event: m.SideSet) -> Line | None:
    if not reader.knows(event.who):
        return None
    return _sheet(reader, event.who, "side-set", story=True, side=team(event.side))


@tells(m.CharacterRevealed)
def _revealed(reader: Reader, event: m.CharacterRevealed) -> Line:
    return _sheet(reader, event.who, "revealed", story=True)


ADDED: dict[str, tuple[str, ...]] = {
    "created": ("FAE-048", "FAE-049"),
    "altered": ("FAE-045", "FAE-046"),
    "boost": ("FAE-007",),
    "consequence": ("FAE-005", "FAE-084"),
    "twist": ("FAE-130",),
    "found": ("FAE-051", "FAE-052"),
    "suggested": ("FAE-134",),
    "written": ("FAE-001", "FAE-006"),
}
"""Why an aspect comes to be, with the rules."""


@tells(m.AspectAdded)
def _added(reader: Reader, event: m.AspectAdded) -> Line | None:
    one = event.aspect
    if one.hidden and not reader.knows(one.id):
        return None
    key, rules = f"added-{event.why}", ADDED[event.why]
    known: Known = {"aspect": quoted(one.text)}
    if event.why == "written" and one.owner:
        if not reader.makes(one.owner) and not _is_ready(reader, one.owner):
            return None
        key, rules = f"of-{one.kind if one.kind in ('high', 'trouble', 'general') else 'other'}", ("FAE-001",)
    if one.owner or event.why == "consequence":
        known["owner"] = reader.who(one.owner)
    told = line(
        f"{key}-on" if one.owner and event.why in ("created", "altered") else key,
        *rules,
        kind="change",
        by=reader.by(one.owner) if one.owner else -1,
        about=(one.owner,) if one.owner else (),
        story=(event.why != "written" or not one.owner) and not one.hidden,
        **known,
    )
    told = _and(told, "free", teams=_free(one)) if one.free else told
    return _and(told, "aspect-hidden" if reader.leads else "aspect-known") if one.hidden else told


def _free(aspect: Aspect) -> str:
    return listed([SAY("free-team", count=free.count, team=team(free.team)) for free in aspect.free])


def _is_ready(reader: Reader, who: str) -> bool:
    person = find_character(reader.state, who)
    return person is not None and person.status == "ready" and not person.hidden


@tells(m.AspectRewritten)
def _rewritten(reader: Reader, event: m.AspectRewritten) -> Line | None:
    one = find_aspect(reader.state, event.aspect)
    if event.why == "milestone" or not reader.knows(event.aspect):
        return None  # what a milestone brings is told in one line
    owner, aspect = one.owner if one is not None else "", quoted(event.text)
    if not owner:
        return line("rewritten", "FAE-149", kind="change", aspect=aspect)
    if not reader.makes(owner) and not _is_ready(reader, owner):
        return None
    known: Known = {"owner": reader.who(owner), "aspect": aspect}
    return line("rewritten-of", "FAE-149", kind="change", by=reader.by(owner), about=(owner,), **known)


_GONE: dict[str, tuple[str, ...]] = {"removed": (), "overcome": ("FAE-063",), "expired": ("FAE-Q24",)}


@tells(m.AspectRemoved)
def _removed(reader: Reader, event: m.AspectRemoved) -> Line | None:
    """A boost that was used, a scene that ends, a wound that heals and an owner who leaves are told by other lines."""
    if event.why not in _GONE or not reader.knows(event.aspect):
        return None
    story = event.why == "overcome"
    return line(f"gone-{event.why}", *_GONE[event.why], kind="change", story=story, aspect=quoted(event.text))


@tells(m.AspectRevealed)
def _aspect_revealed(reader: Reader, event: m.AspectRevealed) -> Line:
    owner = event.owner
    key, rules = ("shown-found", ("FAE-051",)) if event.why == "found" else ("shown", ())
    known: Known = {"aspect": quoted(event.text)} | ({"owner": reader.who(owner)} if owner else {})
    about = (owner,) if owner else ()
    return line(f"{key}-of" if owner else key, *rules, kind="change", about=about, story=True, **known)


@tells(m.AspectWithheld)
def _withheld(reader: Reader, event: m.AspectWithheld) -> Line | None:
    if not reader.knows(event.hidden):
        return None
    heroes = [
        who for who in event.knowers if (person := find_character(reader.state, who)) is not None and not is_npc(person)
    ]
    aspect = reader.aspect(event.hidden)
    if not heroes:
        return line("withheld-all", "FAE-Q39", kind="change", aspect=aspect)
    return line("withheld", "FAE-Q39", kind="change", aspect=aspect, who=reader.all(heroes))


@tells(m.FreeGranted)
def _granted(reader: Reader, event: m.FreeGranted) -> Line | None:
    if not reader.knows(event.aspect):
        return None
    key, aspect = "granted-later" if event.since >= 0 else "granted", reader.aspect(event.aspect, event.text)
    return line(key, "FAE-057", kind="change", team=team(event.team), aspect=aspect, count=event.count)


@tells(m.FreeSpent)
def _spent(_reader: Reader, _event: m.FreeSpent) -> None:
    """The invocation tells it."""


@tells(m.FreeLost)
def _lost(reader: Reader, event: m.FreeLost) -> Line | None:
    if not reader.knows(event.aspect):
        return None
    return line("free-lost", "FAE-Q41", kind="change", aspect=reader.aspect(event.aspect))
