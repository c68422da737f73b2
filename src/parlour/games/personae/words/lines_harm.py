"""Sentences of hits, injury, recovery and death. How many hits the game master's individuals took is hers."""

from parlour.core.game import Line
from parlour.games.personae import moves as m
from parlour.games.personae.model import STATUSES
from parlour.games.personae.words.reader import SAY, Reader, dice_more, hits, tells


def status_words(status: str) -> str:
    return SAY(f"status-{status}")


@tells(m.RecoveryTried)
def _tried(_reader: Reader, _event: m.RecoveryTried) -> None:
    """The card tells it."""


@tells(m.HitsTallied)
def _tallied(reader: Reader, event: m.HitsTallied) -> Line | None:
    if not event.inflicted:
        return None
    if not reader.reads(event.who):
        return (
            reader.of(event.who, SAY("is-hit", who=reader.who(event.who)), "PER-179", kind="battle", story=True)
            if reader.knows(event.who)
            else None
        )
    known: dict[str, str | int] = {"hits": hits(event.inflicted), "all": event.hits, "dropped": event.dropped}
    by = reader.who(event.by) if event.by[:1] in ("c", "h") else ""
    key = f"{'takes-hits-from' if by else 'takes-hits'}{_dropped(event)}"
    text = SAY(key, who=reader.who(event.who), by=by, **known)
    return reader.of(event.who, text, "PER-179", kind="battle", story=True)


def _dropped(event: m.HitsTallied) -> str:
    """PER-182, PER-183."""
    return "" if not event.dropped else "-dropped" if event.dropped < event.inflicted else "-lost"


@tells(m.HitsRemoved)
def _removed(reader: Reader, event: m.HitsRemoved) -> Line | None:
    if not reader.reads(event.who):
        return None
    known = {"who": reader.who(event.who), "why": event.why.replace(" ", "-")}
    text = SAY("recovers", hits=hits(event.hits), **known) if event.hits else SAY("recovers-all", **known)
    return reader.of(event.who, text, "PER-199" if event.hits else "PER-198")


@tells(m.HitsMarked)
def _marked(reader: Reader, event: m.HitsMarked) -> Line | None:
    if not event.scene or not reader.reads(event.who):
        return None
    return reader.of(
        event.who,
        SAY("hits-marked", who=reader.who(event.who), scene=event.scene),
        "PER-199",
    )


@tells(m.StatusReached)
def _status(reader: Reader, event: m.StatusReached) -> Line | None:
    if not reader.knows(event.who):
        return None
    worse = STATUSES.index(event.status) > STATUSES.index(event.before)
    key = "status-worse" if worse else "status-unharmed-again" if event.status == "unharmed" else "status-better"
    rule, kind = ("PER-184", "battle") if worse else ("PER-199", "change")
    status, before = status_words(event.status), status_words(event.before)
    text = SAY(key, who=reader.who(event.who), status=status, before=before)
    return reader.of(event.who, text, rule, kind=kind, story=True)


@tells(m.InjuryDelayed)
def _delayed(reader: Reader, event: m.InjuryDelayed) -> Line | None:
    if not event.rounds or not reader.knows(event.who):
        return None
    key = "delayed-encounter" if event.rounds < 0 else "delayed-rounds"
    text = SAY(key if reader.reads(event.who) else "delayed", who=reader.who(event.who), rounds=event.rounds)
    return reader.of(event.who, text, "PER-193", kind="battle")


_FALLS = {"injury": "falls", "caveat": "falls-again"}


@tells(m.FellUnconscious)
def _fell(reader: Reader, event: m.FellUnconscious) -> Line | None:
    if not reader.knows(event.who):
        return None
    text = SAY(_FALLS.get(event.why, "knocked-out"), who=reader.who(event.who), by=event.why)
    rule = {"injury": "PER-188", "caveat": "PER-202"}.get(event.why, "PER-274")
    return reader.of(event.who, text, rule, kind="battle", story=True)


@tells(m.CameTo)
def _came_to(reader: Reader, event: m.CameTo) -> Line | None:
    if not reader.knows(event.who):
        return None
    text = SAY("comes-to-caveat" if event.caveat else "comes-to", who=reader.who(event.who))
    return reader.of(event.who, text, "PER-202" if event.caveat else "PER-201", story=True)


@tells(m.WasStabilised)
def _stabilised(reader: Reader, event: m.WasStabilised) -> Line | None:
    if not reader.knows(event.who):
        return None
    by = event.by and event.by != event.who
    text = SAY("stabilised-by" if by else "stabilised", who=reader.who(event.who), by=reader.who(event.by))
    return reader.of(event.who, text, "PER-190", kind="battle", story=True)


@tells(m.Destabilised)
def _destabilised(reader: Reader, event: m.Destabilised) -> Line | None:
    return (
        reader.of(event.who, SAY("dying-again", who=reader.who(event.who)), "PER-Q23", kind="battle", story=True)
        if reader.knows(event.who)
        else None
    )


@tells(m.Died)
def _died(reader: Reader, event: m.Died) -> Line | None:
    return (
        reader.of(event.who, SAY("dies", who=reader.who(event.who)), "PER-189", kind="end", story=True)
        if reader.knows(event.who)
        else None
    )


@tells(m.Revived)
def _revived(reader: Reader, event: m.Revived) -> Line | None:
    if not reader.knows(event.who):
        return None
    return reader.of(
        event.who,
        SAY("revived", who=reader.who(event.who), status=status_words(event.status)),
        "PER-207",
        kind="special",
        story=True,
    )


@tells(m.ConditionLaid)
def _laid(reader: Reader, event: m.ConditionLaid) -> Line | None:
    if not reader.knows(event.who):
        return None
    one = event.condition
    key, who = f"condition-{one.until}", reader.who(event.who)
    text = (
        SAY(f"{key}-dice", who=who, text=one.text, dice=dice_more(-one.dice))
        if one.dice
        else SAY(key, who=who, text=one.text)
    )
    return reader.of(event.who, text, "PER-168", story=True)


@tells(m.ConditionGone)
def _gone(reader: Reader, event: m.ConditionGone) -> Line | None:
    return (
        reader.of(event.who, SAY("condition-gone", who=reader.who(event.who), text=event.text), "PER-168")
        if reader.knows(event.who)
        else None
    )
