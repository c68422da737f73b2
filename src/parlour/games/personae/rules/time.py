"""What comes round with time (3.6): uses that are limited to once in a while, criticals that keep only so long, Caps
that were raised."""

from parlour.games.personae import moves as m
from parlour.games.personae.model import EVERY, Critical, Individual, State
from parlour.games.personae.rules.draft import Draft

ONCE = "once per "


def refresh(draft: Draft, every: EVERY) -> None:
    """PER-244, PER-246, PER-053: what was limited to once per encounter, scene, day or session may be used again."""
    if any(_used(person, every) for person in draft.state.individuals):
        draft.put(m.UsesRefreshed(every))


def _used(person: Individual, every: str) -> bool:
    if every == "encounter" and person.used_encounter:
        return True
    if every == "session" and any(talent.uses for talent in person.talents):
        return True
    return any(one.uses and f"{ONCE}{every}" in one.conditions for one in person.abilities)


# Criticals (PER-136, PER-Q34)


def is_due(state: State, one: Critical, moment: str) -> bool:
    """Whether a critical in the bank is gone at this moment, after the counters have moved."""
    kept = state.options.criticals_bank
    if kept == "encounterEnd":
        ended = moment == "encounterEnd" and state.encounter is not None and one.encounter == state.encounter.number
        return ended or moment == "sceneEnd"
    due = {
        "nextSceneStart": moment == "sceneStart",
        "nextSceneEnd": moment == "sceneEnd" and one.scene < state.scene.number,
        "nextDayStart": moment == "day",
        "nextDayEnd": moment == "day" and one.day < state.day - 1,
        "nextSessionStart": moment == "sessionStart",
        "nextSessionEnd": moment == "sessionEnd" and one.session < state.desk.session,
    }
    return due.get(kept, False)


def expire(draft: Draft, moment: str) -> None:
    """Moments: encounterEnd, sceneStart, sceneEnd, day, sessionStart, sessionEnd."""
    gone = [one.owner for one in draft.state.bank if is_due(draft.state, one, moment)]
    for owner in dict.fromkeys(gone):
        draft.put(m.CriticalsExpired(owner, gone.count(owner)))


# Sessions


def session_begins(draft: Draft) -> None:
    """After the session has started."""
    expire(draft, "sessionStart")
    refresh(draft, "session")


def session_ends(draft: Draft) -> None:
    """Before the session has ended."""
    expire(draft, "sessionEnd")


# Caps


def count_down(draft: Draft) -> None:
    """PER-062: a scene less for every Cap that was raised."""
    for person in draft.state.individuals:
        for one in person.raises:
            if one.scenes <= 1:
                draft.put(m.CapRaiseOver(person.id, one.amount))
