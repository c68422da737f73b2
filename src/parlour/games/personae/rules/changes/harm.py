"""What the events of hits, status, recovery and conditions do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.rules.ask import worse
from parlour.games.personae.rules.draft import Draft, applies


@applies(m.HitsTallied)
def _hits_tallied(draft: Draft, event: m.HitsTallied) -> None:
    draft.set_one(event.who, hits=event.hits, excess=event.excess)


@applies(m.HitsRemoved)
def _hits_removed(draft: Draft, event: m.HitsRemoved) -> None:
    draft.set_one(event.who, hits=event.hits, excess=event.excess)


@applies(m.HitsMarked)
def _hits_marked(draft: Draft, event: m.HitsMarked) -> None:
    encounter = draft.state.encounter
    draft.set_one(
        event.who, marked=event.scene, marked_in=encounter.number if event.scene and encounter is not None else 0
    )


@applies(m.RecoveryTried)
def _recovery_tried(draft: Draft, event: m.RecoveryTried) -> None:
    draft.set_one(event.who, tried=event.scene, tried_end=event.end)


@applies(m.StatusReached)
def _status_reached(draft: Draft, event: m.StatusReached) -> None:
    person = draft.one(event.who)
    draft.set_one(
        event.who,
        status=event.status,
        delayed=0,
        hurt_scene=draft.state.scene.number,
        mending=worse(event.before, event.status),
        stabilised=person.stabilised and event.status == "dying",
        caveat=person.caveat and event.status == "incapacitated",
    )


@applies(m.InjuryDelayed)
def _injury_delayed(draft: Draft, event: m.InjuryDelayed) -> None:
    draft.set_one(event.who, delayed=event.rounds)


@applies(m.FellUnconscious)
def _fell_unconscious(draft: Draft, event: m.FellUnconscious) -> None:
    """What was announced or declared goes with it; PER-Q69: consciousness must be won again in the following scene."""
    draft.set_one(event.who, conscious=False, caveat=False, struck=False, defence="", helping=("", ""))
    if event.why == "caveat":
        draft.set_one(event.who, hurt_scene=draft.state.scene.number, mending=False)


@applies(m.CameTo)
def _came_to(draft: Draft, event: m.CameTo) -> None:
    draft.set_one(event.who, conscious=True, caveat=event.caveat, struck=False, hurt_scene=draft.state.scene.number)


@applies(m.WasStabilised)
def _was_stabilised(draft: Draft, event: m.WasStabilised) -> None:
    draft.set_one(event.who, stabilised=True)
    encounter = draft.state.encounter
    if encounter is not None and encounter.closing:
        draft.set_encounter(saved=(*encounter.saved, event.by))


@applies(m.Destabilised)
def _destabilised(draft: Draft, event: m.Destabilised) -> None:
    draft.set_one(event.who, stabilised=False)


@applies(m.Died)
def _died(draft: Draft, event: m.Died) -> None:
    draft.set_one(
        event.who,
        status="dead",
        stage="dead",
        conscious=False,
        stabilised=False,
        caveat=False,
        delayed=0,
        marked=0,
        defence="",
        helping=("", ""),
    )


@applies(m.Revived)
def _revived(draft: Draft, event: m.Revived) -> None:
    """PER-207: alive and stabilised; consciousness has to be won."""
    draft.set_one(
        event.who,
        status=event.status,
        stage="ready",
        stabilised=True,
        hurt_scene=draft.state.scene.number,
        mending=False,
    )


@applies(m.ConditionLaid)
def _condition_laid(draft: Draft, event: m.ConditionLaid) -> None:
    draft.set_one(event.who, conditions=(*draft.one(event.who).conditions, event.condition))


@applies(m.ConditionGone)
def _condition_gone(draft: Draft, event: m.ConditionGone) -> None:
    held = draft.one(event.who).conditions
    draft.set_one(event.who, conditions=(*held[: event.at - 1], *held[event.at :]))


# Recovery and Powers


@applies(m.PowerUsed)
def _power_used(draft: Draft, event: m.PowerUsed) -> None:
    draft.set_one(event.who, used_encounter=draft.one(event.who).used_encounter + 1)


@applies(m.PowerBegan)
def _power_began(draft: Draft, event: m.PowerBegan) -> None:
    """One and the same Power starts anew."""
    user = event.active.user
    others = tuple([one for one in draft.one(user).powers_on if one.power != event.active.power])
    draft.set_one(user, powers_on=(*others, event.active))


@applies(m.PowerUpheld)
def _power_upheld(draft: Draft, event: m.PowerUpheld) -> None:
    on = draft.one(event.who).powers_on
    draft.set_one(
        event.who, powers_on=tuple([replace(one, upheld=True) if one.power == event.power else one for one in on])
    )


@applies(m.PowerEnded)
def _power_ended(draft: Draft, event: m.PowerEnded) -> None:
    on = draft.one(event.who).powers_on
    draft.set_one(event.who, powers_on=tuple([one for one in on if one.power != event.power]))
