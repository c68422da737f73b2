"""Sentences of flashbacks: what sets a memory off, the memory, the ability it leaves behind. Everybody hears them
(FUG-061)."""

from typing import Any

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fugue import moves as m
from parlour.games.fugue.words.cards import the
from parlour.games.fugue.words.names import limit_name
from parlour.games.fugue.words.phrases import ended, follows, quoted, speech
from parlour.games.fugue.words.reader import NAMES, Reader, line, tells

_WAYS = {"own": "FUG-068", "gift": "FUG-069", "story": "FUG-086", "signifier": "FUG-074"}
_BEGUN = {"gift": "begun-gift", "story": "begun-story"}


def _of(reader: Reader, flashback: str) -> str:
    """Whose memory it is."""
    return reader.all(reader.receivers(flashback)) or NAMES("somebody")


@tells(m.FlashbackBegun)
def _begun(reader: Reader, event: m.FlashbackBegun) -> Line:
    """In the chronicle only while it is told so: not what was taken back or reworded."""
    found = reader.memory(event.flashback)
    known: dict[str, Any] = {"who": reader.who(event.to), "text": ended(event.trigger)}
    if event.way == "gift":
        known["player"] = reader.person(event.teller)
    stays = found is not None and found.trigger.strip() == event.trigger.strip()
    key, rules = _BEGUN.get(event.way, "begun"), ("FUG-053", _WAYS[event.way])
    return line(key, *rules, seat=event.teller, about=(event.to,), story=stays, **known)


def _told_by(reader: Reader, teller: int, owner: str) -> str:
    """By which rule somebody tells a Signifier's memory (3.5)."""
    if reader.by(owner) == teller:
        return "FUG-077"
    return "FUG-076" if teller == reader.state.desk.gm else "FUG-078"


@tells(m.SignifierTurned)
def _signifier(reader: Reader, event: m.SignifierTurned) -> Line:
    known: dict[str, Any] = {
        "card": the(event.card),
        "owner": reader.who(event.owner),
        "player": reader.person(event.teller),
    }
    key = "signifier-own"
    if event.to != event.owner:
        key, known["who"] = "signifier-other", reader.who(event.to)
    key = f"{key}-late" if event.late else key
    rules, about = ("FUG-048", "FUG-074", _told_by(reader, event.teller, event.owner)), (event.to,)
    return line(key, *rules, kind="special", seat=event.teller, about=about, story=True, **known)


@tells(m.SignifierJoined)
def _joined(reader: Reader, event: m.SignifierJoined) -> Line:
    known: dict[str, Any] = {"card": the(event.card), "owner": reader.who(event.owner), "who": reader.who(event.to)}
    known["player"] = reader.person(event.teller)
    about = (event.to,)
    return line("signifier-joined", "FUG-084", kind="special", seat=event.teller, about=about, story=True, **known)


def _stays(reader: Reader, flashback: str, text: str) -> bool:
    found = reader.memory(flashback)
    return found is not None and any(told.text.strip() == text.strip() for told in found.memory)


@tells(m.MemoryTold)
def _told(reader: Reader, event: m.MemoryTold) -> Line:
    about = reader.receivers(event.flashback)
    if not event.text.strip():
        return line("memory-aloud", "FUG-057", seat=event.seat, about=about, player=reader.person(event.seat))
    found = reader.memory(event.flashback)
    there = dict.fromkeys((*(found.must if found is not None else ()), *event.present))
    others = [who for who in there if who not in about]
    known: dict[str, Any] = {"who": _of(reader, event.flashback), "speech": speech(event.text)}
    stays = _stays(reader, event.flashback, event.text)
    if not others:
        return line("memory-told", "FUG-057", seat=event.seat, about=about, story=stays, **known)
    known["others"] = reader.all(others)
    return line("memory-told-with", "FUG-057", seat=event.seat, about=about, story=stays, **known)


@tells(m.MemoryReworded)
def _reworded(reader: Reader, event: m.MemoryReworded) -> Line:
    about, stays = reader.receivers(event.flashback), _stays(reader, event.flashback, event.text)
    known: dict[str, Any] = {
        "who": _of(reader, event.flashback),
        "speech": speech(event.text),
        "text": ended(event.trigger),
    }
    return line("memory-reworded", "FUG-053", seat=event.seat, about=about, story=stays, **known)


@tells(m.AbilityNamed)
def _named(reader: Reader, event: m.AbilityNamed) -> Line:
    about = reader.receivers(event.flashback)
    known: dict[str, Any] = {"who": _of(reader, event.flashback), "ability": quoted(event.ability)}
    if not event.parts:
        return line("ability-named", "FUG-054", seat=event.by, about=about, **known)
    return line("ability-named-parts", "FUG-054", seat=event.by, about=about, parts=listed(event.parts), **known)


@tells(m.NamingLeft)
def _left(reader: Reader, event: m.NamingLeft) -> Line:
    return line("naming-left", "FUG-217", about=reader.receivers(event.flashback))


@tells(m.AbilityVetoed)
def _vetoed(reader: Reader, event: m.AbilityVetoed) -> Line:
    about, ability = reader.receivers(event.flashback), quoted(event.ability)
    if not event.reason.strip():
        return line("ability-vetoed", "FUG-072", about=about, ability=ability)
    return line("ability-vetoed-because", "FUG-072", about=about, ability=ability, reason=ended(event.reason))


@tells(m.SentBack)
def _sent_back(reader: Reader, event: m.SentBack) -> Line:
    about, limit = reader.receivers(event.flashback), limit_name(event.limit)
    rules = [event.limit] if event.limit else []
    if not event.reason.strip():
        return line("sent-back", *rules, about=about, limit=limit)
    return line("sent-back-because", *rules, about=about, limit=limit, reason=follows(event.reason).strip())


@tells(m.FlashbackKept)
def _kept(reader: Reader, event: m.FlashbackKept) -> Line:
    """FUG-055: on the sheet from now on."""
    who = tuple([one for one, _ in event.gains])
    found = reader.memory(event.flashback)
    if found is not None and found.ability:
        ability = quoted(found.ability)
    else:
        ability = reader.ability(event.gains[0][1] if event.gains else "")
    known: dict[str, Any] = {
        "who": reader.all(who) or NAMES("somebody"),
        "people": max(len(who), 1),
        "ability": ability,
    }
    seat = reader.by(who[0]) if who else -1
    return line("kept", "FUG-050", "FUG-055", kind="change", seat=seat, about=who, story=True, **known)


@tells(m.FlashbackWithdrawn)
def _withdrawn(reader: Reader, event: m.FlashbackWithdrawn) -> Line:
    return line("withdrawn", seat=event.by, by=reader.person(event.by))


@tells(m.FlashbackPostponed)
def _postponed(reader: Reader, event: m.FlashbackPostponed) -> Line:
    return line("postponed", "FUG-A41", about=reader.receivers(event.flashback))


@tells(m.MemoryNoted)
def _noted(reader: Reader, event: m.MemoryNoted) -> Line:
    rules, about = ("FUG-056", "FUG-058"), reader.receivers(event.flashback)
    if not event.text.strip():
        return line("memory-unnoted", *rules, kind="change", about=about)
    who = _of(reader, event.flashback)
    return line("memory-noted", *rules, kind="change", about=about, who=who, text=ended(event.text))


@tells(m.MemoryShared)
def _shared(reader: Reader, event: m.MemoryShared) -> Line:
    about, who = reader.receivers(event.flashback), _of(reader, event.flashback)
    others = reader.all(event.others)
    return line("memory-shared", "FUG-061", kind="change", about=about, story=True, who=who, others=others)


@tells(m.UsedNow)
def _used(reader: Reader, event: m.UsedNow) -> Line:
    who, ability = reader.who(event.who), reader.ability(event.ability)
    seat = reader.by(event.who)
    return line("used-now", "FUG-081", seat=seat, story=True, after=event.text, who=who, ability=ability)


@tells(m.IntercedeAsked)
def _intercede(reader: Reader, event: m.IntercedeAsked) -> Line:
    rules, seat = ("FUG-081", "FUG-A45"), reader.by(event.who)
    known: dict[str, Any] = {"who": reader.who(event.who), "ability": reader.ability(event.ability)}
    if not event.text.strip():
        return line("intercedes", *rules, seat=seat, story=True, **known)
    return line("intercedes-text", *rules, seat=seat, story=True, text=follows(event.text).strip(), **known)


@tells(m.Declined)
def _declined(reader: Reader, event: m.Declined) -> Line:
    return line("not-used", "FUG-081", seat=reader.by(event.who), who=reader.who(event.who))


@tells(m.Interceded)
def _interceded(reader: Reader, event: m.Interceded) -> Line:
    key = "interceded-round" if event.side else "interceded"
    return line(key, "FUG-A45", seat=reader.by(event.who), story=not event.side, who=reader.who(event.who))


@tells(m.MemoryTakenBack)
def _taken_back(reader: Reader, event: m.MemoryTakenBack) -> Line:
    about, who = reader.receivers(event.flashback), _of(reader, event.flashback)
    return line("memory-off", "FUG-088", kind="overruled", about=about, who=who, reason=ended(event.reason))
