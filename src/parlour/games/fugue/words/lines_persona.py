"""Sentences of personae and game-characters, and of what becomes of their bodies."""

from typing import Any

from parlour.core.game import Line
from parlour.core.phrasebook import listed
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.ask import find_character
from parlour.games.fugue.words.cards import the
from parlour.games.fugue.words.phrases import ended, quoted
from parlour.games.fugue.words.reader import SAY, Reader, line, tells


def _sheet(reader: Reader, key: str, who: str, *rules: str, story: bool = False, after: str = "", **known: Any) -> Line:
    """Something on a sheet has changed; whose it is, is `who` in the sentence."""
    known = {"who": reader.who(who), **known}
    return line(key, *rules, kind="change", seat=reader.by(who), about=(who,), story=story, after=after, **known)


@tells(m.PersonaDescribed)
def _described(reader: Reader, event: m.PersonaDescribed) -> Line:
    likes = (("looks-like", event.looks_like.strip()), ("sounds-like", event.sounds_like.strip()))
    text = " ".join([ended(event.looks), *[SAY(key, like=like) for key, like in likes if like]])
    return line(
        "described",
        "FUG-021",
        kind="change",
        seat=event.seat,
        about=(event.who,),
        story=True,
        player=reader.person(event.seat),
        text=text,
    )


@tells(m.DetailOffered)
def _offered(reader: Reader, event: m.DetailOffered) -> Line:
    by, who = reader.person(event.by), reader.who(event.who)
    return line("detail-offered", "FUG-036", seat=event.by, by=by, who=who, text=ended(event.text))


@tells(m.DetailAccepted)
def _accepted(reader: Reader, event: m.DetailAccepted) -> Line:
    key, rule = ("detail-bound", "FUG-042") if event.bound else ("detail-accepted", "FUG-036")
    by, text = reader.person(event.by), ended(event.text)
    return _sheet(reader, key, event.who, rule, story=True, by=by, text=text)


@tells(m.DetailVetoed)
def _vetoed(reader: Reader, event: m.DetailVetoed) -> Line:
    rules, who = ("FUG-040", "FUG-041"), reader.who(event.who)
    return line("detail-vetoed", *rules, seat=reader.by(event.who), who=who, text=quoted(event.text))


@tells(m.StruckOut)
def _struck(reader: Reader, event: m.StruckOut) -> Line:
    rule = "FUG-038" if event.item == "detail" else "FUG-023"
    return _sheet(reader, "struck-out", event.who, rule, text=quoted(event.text), reason=ended(event.reason))


@tells(m.SignifiersDealt)
def _signifiers(reader: Reader, event: m.SignifiersDealt) -> Line:
    """Each one's last card; those before it only passed through."""
    found = dict(event.dealt)
    cards = "; ".join([SAY("signifier-for", card=the(card), who=reader.who(who)) for who, card in found.items()])
    return line("signifiers", "FUG-044", "FUG-045", kind="special", about=tuple(found), story=True, cards=cards)


@tells(m.PersonaNamed)
def _named(reader: Reader, event: m.PersonaNamed) -> Line:
    if event.before:
        return _sheet(reader, "renamed", event.who, "FUG-028", story=True, before=event.before, name=event.name)
    person = find_character(reader.state, event.who)
    if person is None or person.seat < 0:
        return _sheet(reader, "named-somebody", event.who, "FUG-028", story=True, name=event.name)
    player = reader.person(person.seat)
    return _sheet(reader, "named", event.who, "FUG-028", story=True, player=player, name=event.name)


@tells(m.Mused)
def _mused(reader: Reader, event: m.Mused) -> Line:
    if not event.text.strip():
        return _sheet(reader, "mused-open", event.who, "FUG-058")
    return _sheet(reader, "mused", event.who, "FUG-058", text=ended(event.text))


@tells(m.LatecomerAdmitted)
def _latecomer(reader: Reader, event: m.LatecomerAdmitted) -> Line:
    return line("latecomer", "FUG-021", seat=event.seat, player=reader.person(event.seat))


@tells(m.PersonaParked)
def _parked(reader: Reader, event: m.PersonaParked) -> Line:
    return _sheet(reader, "parked" if event.parked else "unparked", event.who, "FUG-062")


@tells(m.BroughtOn)
def _brought_on(_reader: Reader, event: m.BroughtOn) -> Line:
    """What is noted of them is the Dealer's."""
    rule, about = "FUG-008", (event.who,)
    return line("brought-on", rule, kind="change", about=about, story=True, after=event.looks, who=event.name)


@tells(m.SentOff)
def _sent_off(reader: Reader, event: m.SentOff) -> Line:
    return _sheet(reader, "returned" if event.here else "left-story", event.who, story=True)


@tells(m.Adopted)
def _adopted(reader: Reader, event: m.Adopted) -> Line:
    return _sheet(reader, "adopted", event.who, "FUG-A60", story=True, player=reader.person(event.seat))


# Wounds


@tells(m.Wounded)
def _wounded(reader: Reader, event: m.Wounded) -> Line:
    key, rules = "wounded", ("FUG-192", "FUG-193")
    if event.bleeding:
        key, rules = "wounded-bleeding", ("FUG-195", "FUG-A73")
    elif event.permanent:
        key, rules = "wounded-for-good", ("FUG-194", "FUG-196")
    return _sheet(reader, key, event.who, *rules, story=True, after=event.text, part=event.part or "none")


def _part(reader: Reader, who: str, wound: str) -> str:
    """Where a wound is."""
    person = find_character(reader.state, who)
    part = next((w.part for w in person.wounds if w.id == wound), "") if person is not None else ""
    return part or "none"


@tells(m.WoundTended)
def _tended(reader: Reader, event: m.WoundTended) -> Line:
    part = _part(reader, event.who, event.wound)
    return _sheet(reader, "tended", event.who, "FUG-201", story=True, part=part)


@tells(m.WoundHealed)
def _healed(reader: Reader, event: m.WoundHealed) -> Line:
    part = _part(reader, event.who, event.wound)
    return _sheet(reader, "healed", event.who, "FUG-203", story=True, part=part)


@tells(m.Rested)
def _rested(reader: Reader, event: m.Rested) -> Line:
    key, who = "rested" if event.unbroken else "rested-broken", reader.all(event.who)
    return line(key, "FUG-203", about=event.who, story=True, who=who, people=len(event.who), hours=event.hours)


@tells(m.AbilityRestored)
def _restored(reader: Reader, event: m.AbilityRestored) -> Line:
    ability = reader.ability(event.ability)
    return _sheet(reader, "relearned", event.who, "FUG-198", story=True, after=event.reason, ability=ability)


@tells(m.AbilityTagged)
def _tagged(reader: Reader, event: m.AbilityTagged) -> Line:
    ability = reader.ability(event.ability)
    if not event.parts:
        return _sheet(reader, "tagged-none", event.who, "FUG-A57", ability=ability)
    return _sheet(reader, "tagged", event.who, "FUG-A57", ability=ability, parts=listed(event.parts))


@tells(m.KnockedOut)
def _knocked_out(reader: Reader, event: m.KnockedOut) -> Line:
    return _sheet(reader, "knocked-out", event.who, "FUG-173", "FUG-A29", story=True)


@tells(m.CameRound)
def _came_round(reader: Reader, event: m.CameRound) -> Line:
    return _sheet(reader, "came-round", event.who, "FUG-A29", story=True)


@tells(m.Died)
def _died(reader: Reader, event: m.Died) -> Line:
    known: dict[str, Any] = {"who": reader.who(event.who)} | ({"killer": reader.who(event.by)} if event.by else {})
    seat, about = reader.by(event.who), (event.who,)
    return line("killed" if event.by else "died", "FUG-200", kind="end", seat=seat, about=about, story=True, **known)


@tells(m.FinishAsked)
def _finish_asked(reader: Reader, event: m.FinishAsked) -> Line:
    who, target = reader.who(event.who), reader.who(event.target)
    return line("finish-asked", "FUG-180", seat=reader.by(event.who), who=who, target=target)


@tells(m.FinishRefused)
def _finish_refused(reader: Reader, event: m.FinishRefused) -> Line:
    return line("finish-refused", "FUG-180", target=reader.who(event.target))


@tells(m.DeathWarned)
def _warned(reader: Reader, event: m.DeathWarned) -> Line:
    return line("death-warned", "FUG-206", kind="special", about=(event.target,), target=reader.who(event.target))
