"""Sentences of hits, injury, recovery and death. How many hits the game master's individuals took is hers."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.model import STATUSES
from parlour.games.personae.words.phrases import counted, number, quoted
from parlour.games.personae.words.reader import Reader, hits, tells

STATUS = {
    "unharmed": "unharmed",
    "injured": "Injured",
    "wounded": "Wounded",
    "incapacitated": "Incapacitated",
    "dying": "Dying",
    "dead": "dead",
}


@tells(m.RecoveryTried)
def _tried(_reader: Reader, _event: m.RecoveryTried) -> None:
    """The card tells it."""


@tells(m.HitsTallied)
def _tallied(reader: Reader, event: m.HitsTallied) -> Line | None:
    if not event.inflicted:
        return None
    source = f" from {reader.who(event.by)}" if event.by[:1] in ("c", "h") else ""
    if not reader.reads(event.who):
        return (
            reader.of(event.who, f"{reader.who(event.who)} is hit.", "PER-179", kind="battle", story=True)
            if reader.knows(event.who)
            else None
        )
    text = f"{reader.who(event.who)} takes {hits(event.inflicted)}{source}{_dropped(event)}: {event.hits} in all."
    return reader.of(event.who, text, "PER-179", kind="battle", story=True)


def _dropped(event: m.HitsTallied) -> str:
    """PER-182, PER-183."""
    if not event.dropped:
        return ""
    which = f", {number(event.dropped)} of which" if event.dropped < event.inflicted else ", which"
    return f"{which} {'carries' if event.dropped == 1 else 'carry'} no further"


_WHY = {
    "recovery": "by recovery",
    "power": "by a Power",
    "encounter over": "now that the fight is over",
    "mark": "now that they have had time to heal",
    "scene over": "now that the scene is over",
}


@tells(m.HitsRemoved)
def _removed(reader: Reader, event: m.HitsRemoved) -> Line | None:
    if not reader.reads(event.who):
        return None
    left = f"down to {hits(event.hits)}" if event.hits else "rid of all hits"
    why = f", {_WHY[event.why]}" if event.why in _WHY else ""
    return reader.of(event.who, f"{reader.who(event.who)} is {left}{why}.", "PER-199" if event.hits else "PER-198")


@tells(m.HitsMarked)
def _marked(reader: Reader, event: m.HitsMarked) -> Line | None:
    if not event.scene or not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        f"What is left of {reader.who(event.who)}'s hits will be gone at the end of scene {event.scene}.",
        "PER-199",
    )


@tells(m.StatusReached)
def _status(reader: Reader, event: m.StatusReached) -> Line | None:
    if not reader.knows(event.who):
        return None
    worse = STATUSES.index(event.status) > STATUSES.index(event.before)
    again = "" if worse else " again" if event.status == "unharmed" else " now, no longer " + STATUS[event.before]
    rule, kind = ("PER-184", "battle") if worse else ("PER-199", "change")
    return reader.of(
        event.who, f"{reader.who(event.who)} is {STATUS[event.status]}{again}.", rule, kind=kind, story=True
    )


@tells(m.InjuryDelayed)
def _delayed(reader: Reader, event: m.InjuryDelayed) -> Line | None:
    if not event.rounds or not reader.knows(event.who):
        return None
    how_long = "until the encounter ends" if event.rounds < 0 else f"for {counted(event.rounds, 'more round')}"
    text = f"{reader.who(event.who)} holds the injury off{f' {how_long}' if reader.reads(event.who) else ''}."
    return reader.of(event.who, text, "PER-193", kind="battle")


_FALLS = {"injury": "falls unconscious", "caveat": "fought too soon and falls unconscious again"}


@tells(m.FellUnconscious)
def _fell(reader: Reader, event: m.FellUnconscious) -> Line | None:
    if not reader.knows(event.who):
        return None
    how = _FALLS.get(event.why) or f"is knocked out by {quoted(event.why)}"
    rule = {"injury": "PER-188", "caveat": "PER-202"}.get(event.why, "PER-274")
    return reader.of(event.who, f"{reader.who(event.who)} {how}.", rule, kind="battle", story=True)


@tells(m.CameTo)
def _came_to(reader: Reader, event: m.CameTo) -> Line | None:
    if not reader.knows(event.who):
        return None
    caveat = ", but must not fight yet" if event.caveat else ""
    return reader.of(
        event.who, f"{reader.who(event.who)} comes to{caveat}.", "PER-202" if event.caveat else "PER-201", story=True
    )


@tells(m.WasStabilised)
def _stabilised(reader: Reader, event: m.WasStabilised) -> Line | None:
    if not reader.knows(event.who):
        return None
    by = f" by {reader.who(event.by)}" if event.by and event.by != event.who else ""
    return reader.of(event.who, f"{reader.who(event.who)} is stabilised{by}.", "PER-190", kind="battle", story=True)


@tells(m.Destabilised)
def _destabilised(reader: Reader, event: m.Destabilised) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)} is Dying again.", "PER-Q23", kind="battle", story=True)
        if reader.knows(event.who)
        else None
    )


@tells(m.Died)
def _died(reader: Reader, event: m.Died) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)} dies.", "PER-189", kind="end", story=True)
        if reader.knows(event.who)
        else None
    )


@tells(m.Revived)
def _revived(reader: Reader, event: m.Revived) -> Line | None:
    if not reader.knows(event.who):
        return None
    return reader.of(
        event.who,
        f"{reader.who(event.who)} is back among the living, {STATUS[event.status]}.",
        "PER-207",
        kind="special",
        story=True,
    )


_UNTIL = {
    "encounter": "until the encounter is over",
    "scene": "until the scene is over",
}


@tells(m.ConditionLaid)
def _laid(reader: Reader, event: m.ConditionLaid) -> Line | None:
    if not reader.knows(event.who):
        return None
    one = event.condition
    fewer = f", {counted(one.dice, 'die', 'dice')} fewer" if one.dice else ""
    return reader.of(
        event.who, f"{reader.who(event.who)}: {quoted(one.text)}{fewer}, {_UNTIL[one.until]}.", "PER-168", story=True
    )


@tells(m.ConditionGone)
def _gone(reader: Reader, event: m.ConditionGone) -> Line | None:
    return (
        reader.of(event.who, f"{reader.who(event.who)}: {quoted(event.text)} no longer holds.", "PER-168")
        if reader.knows(event.who)
        else None
    )
