"""Sentences of personae and game-characters, and of what becomes of their bodies."""

from parlour.core.game import Line
from parlour.games.fugue import moves as m
from parlour.games.fugue.rules.ask import find_character
from parlour.games.fugue.words.cards import the
from parlour.games.fugue.words.phrases import counted, first_up, follows, listed, quoted, sentence, whose
from parlour.games.fugue.words.reader import Reader, tells


def _sheet(reader: Reader, who: str, text: str, *rules: str, story: bool = False) -> Line:
    """Something on a sheet has changed."""
    return Line(first_up(text), rules, "change", reader.by(who), (who,), story)


@tells(m.PersonaDescribed)
def _described(reader: Reader, event: m.PersonaDescribed) -> Line:
    text = f"{reader.person(event.seat)} describes a persona:{sentence(event.looks)}"
    text += f" Looks like {event.looks_like.strip()}." if event.looks_like.strip() else ""
    text += f" Sounds like {event.sounds_like.strip()}." if event.sounds_like.strip() else ""
    return Line(text, ("FUG-021",), "change", event.seat, (event.who,), True)


@tells(m.DetailOffered)
def _offered(reader: Reader, event: m.DetailOffered) -> Line:
    return Line(
        f"{reader.person(event.by)} suggests one more thing about {reader.who(event.who)}:{sentence(event.text)}",
        ("FUG-036",),
        by=event.by,
    )


@tells(m.DetailAccepted)
def _accepted(reader: Reader, event: m.DetailAccepted) -> Line:
    second = " This second suggestion stays." if event.bound else ""
    text = (
        f"One more thing about {reader.who(event.who)}, from {reader.person(event.by)}:{sentence(event.text)}{second}"
    )
    return _sheet(reader, event.who, text, "FUG-042" if event.bound else "FUG-036", story=True)


@tells(m.DetailVetoed)
def _vetoed(reader: Reader, event: m.DetailVetoed) -> Line:
    text = f"Not for {reader.who(event.who)}: {quoted(event.text)}. Something quite different is needed."
    return Line(text, ("FUG-040", "FUG-041"), by=reader.by(event.who))


@tells(m.StruckOut)
def _struck(reader: Reader, event: m.StruckOut) -> Line:
    text = f"The Dealer strikes out {quoted(event.text)} of {reader.who(event.who)}:{sentence(event.reason)}"
    return _sheet(reader, event.who, text, "FUG-038" if event.item == "detail" else "FUG-023")


@tells(m.SignifiersDealt)
def _signifiers(reader: Reader, event: m.SignifiersDealt) -> Line:
    """Each one's last card; those before it only passed through."""
    found = dict(event.dealt)
    text = "; ".join([f"{the(card)} for {reader.who(who)}" for who, card in found.items()])
    return Line(f"The Signifiers: {text}.", ("FUG-044", "FUG-045"), "special", about=tuple(found), story=True)


@tells(m.PersonaNamed)
def _named(reader: Reader, event: m.PersonaNamed) -> Line:
    if event.before:
        return _sheet(reader, event.who, f"{event.before} is called {event.name} now.", "FUG-028", story=True)
    person = find_character(reader.state, event.who)
    whose = f"{reader.person(person.seat)}'s persona" if person is not None and person.seat >= 0 else "Somebody"
    return _sheet(reader, event.who, f"{whose} has a name: {event.name}.", "FUG-028", story=True)


@tells(m.Mused)
def _mused(reader: Reader, event: m.Mused) -> Line:
    past = whose(reader.who(event.who), "past")
    if not event.text.strip():
        return _sheet(reader, event.who, f"What {past} may be is open again.", "FUG-058")
    return _sheet(reader, event.who, f"What {past} may be:{sentence(event.text)}", "FUG-058")


@tells(m.LatecomerAdmitted)
def _latecomer(reader: Reader, event: m.LatecomerAdmitted) -> Line:
    return Line(f"{reader.person(event.seat)} comes in late and makes a persona.", ("FUG-021",), by=event.seat)


@tells(m.PersonaParked)
def _parked(reader: Reader, event: m.PersonaParked) -> Line:
    who = reader.who(event.who)
    text = f"{whose(who, 'player')} is {'away: the Dealer plays ' + who if event.parked else 'back'}."
    return _sheet(reader, event.who, text, "FUG-062")


@tells(m.BroughtOn)
def _brought_on(_reader: Reader, event: m.BroughtOn) -> Line:
    """What is noted of them is the Dealer's."""
    return Line(
        f"{first_up(event.name)} comes into the story.{follows(event.looks)}",
        ("FUG-008",),
        "change",
        about=(event.who,),
        story=True,
    )


@tells(m.SentOff)
def _sent_off(reader: Reader, event: m.SentOff) -> Line:
    text = "comes back into the story" if event.here else "leaves the story"
    return _sheet(reader, event.who, f"{reader.who(event.who)} {text}.", story=True)


@tells(m.Adopted)
def _adopted(reader: Reader, event: m.Adopted) -> Line:
    text = (
        f"{reader.person(event.seat)} plays {reader.who(event.who)} from now on: a persona without a past the "
        "others could remember."
    )
    return _sheet(reader, event.who, text, "FUG-A60", story=True)


# Wounds


@tells(m.Wounded)
def _wounded(reader: Reader, event: m.Wounded) -> Line:
    who, where = reader.who(event.who), f", {event.part}" if event.part else ""
    if event.bleeding:
        return _sheet(
            reader,
            event.who,
            f"{who} is wounded and bleeds{where}.{follows(event.text)}",
            "FUG-195",
            "FUG-A73",
            story=True,
        )
    if event.permanent:
        return _sheet(
            reader,
            event.who,
            f"{who} is wounded for good{where}.{follows(event.text)}",
            "FUG-194",
            "FUG-196",
            story=True,
        )
    return _sheet(reader, event.who, f"{who} is wounded{where}.{follows(event.text)}", "FUG-192", "FUG-193", story=True)


def _wound(reader: Reader, who: str, wound: str) -> str:
    """Scotty's wound (right arm)"""
    person = find_character(reader.state, who)
    part = next((w.part for w in person.wounds if w.id == wound), "") if person is not None else ""
    return whose(reader.who(who), "wound") + (f" ({part})" if part else "")


@tells(m.WoundTended)
def _tended(reader: Reader, event: m.WoundTended) -> Line:
    return _sheet(reader, event.who, f"{_wound(reader, event.who, event.wound)} is tended.", "FUG-201", story=True)


@tells(m.WoundHealed)
def _healed(reader: Reader, event: m.WoundHealed) -> Line:
    return _sheet(reader, event.who, f"{_wound(reader, event.who, event.wound)} has healed.", "FUG-203", story=True)


@tells(m.Rested)
def _rested(reader: Reader, event: m.Rested) -> Line:
    verb, how = "rests" if len(event.who) == 1 else "rest", "undisturbed" if event.unbroken else "with interruptions"
    text = f"{reader.all(event.who)} {verb} for {counted(event.hours, 'hour')}, {how}."
    return Line(first_up(text), ("FUG-203",), about=event.who, story=True)


@tells(m.AbilityRestored)
def _restored(reader: Reader, event: m.AbilityRestored) -> Line:
    text = f"{reader.who(event.who)} has relearned {reader.ability(event.ability)}.{follows(event.reason)}"
    return _sheet(reader, event.who, text, "FUG-198", story=True)


@tells(m.AbilityTagged)
def _tagged(reader: Reader, event: m.AbilityTagged) -> Line:
    parts = listed(event.parts) or "no part of the body in particular"
    return _sheet(
        reader, event.who, f"{reader.who(event.who)}: {reader.ability(event.ability)} needs {parts}.", "FUG-A57"
    )


@tells(m.KnockedOut)
def _knocked_out(reader: Reader, event: m.KnockedOut) -> Line:
    return _sheet(reader, event.who, f"{reader.who(event.who)} is knocked out.", "FUG-173", "FUG-A29", story=True)


@tells(m.CameRound)
def _came_round(reader: Reader, event: m.CameRound) -> Line:
    return _sheet(reader, event.who, f"{reader.who(event.who)} comes round.", "FUG-A29", story=True)


@tells(m.Died)
def _died(reader: Reader, event: m.Died) -> Line:
    how = f"is killed by {reader.who(event.by)}" if event.by else "dies of a wound"
    return Line(
        first_up(f"{reader.who(event.who)} {how}."), ("FUG-200",), "end", reader.by(event.who), (event.who,), True
    )


@tells(m.FinishAsked)
def _finish_asked(reader: Reader, event: m.FinishAsked) -> Line:
    text = (
        f"{reader.who(event.who)} would kill {reader.who(event.target)}, who is helpless. The Dealer has the last word."
    )
    return Line(first_up(text), ("FUG-180",), by=reader.by(event.who))


@tells(m.FinishRefused)
def _finish_refused(reader: Reader, event: m.FinishRefused) -> Line:
    return Line(f"The Dealer says no: {reader.who(event.target)} lives.", ("FUG-180",))


@tells(m.DeathWarned)
def _warned(reader: Reader, event: m.DeathWarned) -> Line:
    text = (
        f"{reader.who(event.target)} would die. Personae die only in exceptional cases: the Dealer is asked once more."
    )
    return Line(first_up(text), ("FUG-206",), "special", about=(event.target,))
