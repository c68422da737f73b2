"""What the events of scenes, days, things to buy, obstacles and series do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Gear, OutOfTurn, Raise, Scene, Series
from parlour.games.personae.rules.ask import gone_by
from parlour.games.personae.rules.draft import Draft, applies
from parlour.games.personae.rules.time import ONCE


def _on(draft: Draft) -> None:
    draft.set(turn=draft.state.turn + 1)


@applies(m.SceneOpened)
def _scene_opened(draft: Draft, event: m.SceneOpened) -> None:
    people = [replace(one, here=one.id in event.who, place="") for one in draft.state.individuals]
    draft.set(
        individuals=tuple(people), scene=Scene(event.number, event.place, event.time, event.aim, True, event.zones)
    )
    _on(draft)


@applies(m.SceneClosing)
def _scene_closing(draft: Draft, event: m.SceneClosing) -> None:
    draft.set(scene=replace(draft.state.scene, closing=True))
    _on(draft)


@applies(m.SceneClosed)
def _scene_closed(draft: Draft, event: m.SceneClosed) -> None:
    """PER-061, PER-062: what a thing costs here is forgotten, raises have a scene less."""
    state = draft.state
    people = [
        replace(one, here=False, place="", raises=tuple([replace(r, scenes=r.scenes - 1) for r in one.raises]))
        for one in state.individuals
    ]
    draft.set(
        individuals=tuple(people),
        scene=replace(state.scene, open=False, closing=False),
        wares=tuple([replace(ware, local=-1) for ware in state.wares]),
        obstacles=(),
        series=None,
    )
    _on(draft)


@applies(m.Entered)
def _entered(draft: Draft, event: m.Entered) -> None:
    draft.set_one(event.who, here=True, place="", acted=False, moved=False)


@applies(m.Left)
def _left(draft: Draft, event: m.Left) -> None:
    draft.set_one(event.who, here=False, place="", defence="", helping=("", ""))
    encounter = draft.state.encounter
    if encounter is None or draft.one(event.who).hidden:
        return
    before = event.who in encounter.order[: encounter.at]
    draft.set_encounter(
        order=tuple([who for who in encounter.order if who != event.who]),
        waiting=tuple([who for who in encounter.waiting if who != event.who]),
        at=encounter.at - before,
        had=tuple([who for who in gone_by(encounter) if who != event.who]),
        out=OutOfTurn() if encounter.out.who == event.who else encounter.out,
        surprised=tuple([who for who in encounter.surprised if who != event.who]),
        opening=encounter.opening and encounter.escalator != event.who,
    )
    _on(draft)


@applies(m.Placed)
def _placed(draft: Draft, event: m.Placed) -> None:
    draft.set_one(event.who, place=event.place)


@applies(m.DaysPassed)
def _days_passed(draft: Draft, event: m.DaysPassed) -> None:
    draft.set(day=event.day)


@applies(m.UsesRefreshed)
def _uses_refreshed(draft: Draft, event: m.UsesRefreshed) -> None:
    """PER-053: an Expertise comes back with a session."""
    people = []
    for one in draft.state.individuals:
        abilities = tuple([replace(a, uses=0) if f"{ONCE}{event.every}" in a.conditions else a for a in one.abilities])
        talents = tuple([replace(t, uses=0) for t in one.talents]) if event.every == "session" else one.talents
        used = 0 if event.every == "encounter" else one.used_encounter
        people.append(replace(one, abilities=abilities, talents=talents, used_encounter=used))
    draft.set(individuals=tuple(people))


@applies(m.CriticalsExpired)
def _criticals_expired(draft: Draft, event: m.CriticalsExpired) -> None:
    """The oldest go: they are what falls due."""
    left, kept = event.amount, []
    for one in draft.state.bank:
        if one.owner == event.owner and left:
            left -= 1
        else:
            kept.append(one)
    draft.set(bank=tuple(kept))


# Things to buy


@applies(m.WareSet)
def _ware_set(draft: Draft, event: m.WareSet) -> None:
    known = any(ware.id == event.ware.id for ware in draft.state.wares)
    if not known:
        draft.count(event.ware.id)
    others = [event.ware if ware.id == event.ware.id else ware for ware in draft.state.wares]
    draft.set(wares=tuple(others) if known else (*draft.state.wares, event.ware))


@applies(m.Bought)
def _bought(draft: Draft, event: m.Bought) -> None:
    """It is the buyer's from now on."""
    thing = Gear(draft.new_id("g"), event.name, cost=event.cost, approved=True)
    draft.count(thing.id)
    draft.set_one(event.who, gear=(*draft.one(event.who).gear, thing))


@applies(m.CapRolled)
def _cap_rolled(draft: Draft, event: m.CapRolled) -> None:
    """The die tells; what it does follows."""


@applies(m.CapWorn)
def _cap_worn(draft: Draft, event: m.CapWorn) -> None:
    worn = next(one.worn for one in draft.one(event.who).talents if one.id == event.talent)
    draft.set_trait(event.who, "talents", event.talent, worn=worn + 1)


@applies(m.CapRaised)
def _cap_raised(draft: Draft, event: m.CapRaised) -> None:
    draft.set_one(event.who, raises=(*draft.one(event.who).raises, Raise(event.amount, event.scenes)))


@applies(m.CapRaiseOver)
def _cap_raise_over(draft: Draft, event: m.CapRaiseOver) -> None:
    raises = list(draft.one(event.who).raises)
    raises.remove(next(one for one in raises if one.amount == event.amount and one.scenes <= 1))
    draft.set_one(event.who, raises=tuple(raises))


@applies(m.PetitionMade)
def _petition_made(draft: Draft, event: m.PetitionMade) -> None:
    draft.set(petitions=(*draft.state.petitions, event.wish), petitioned=event.wish.id)


@applies(m.PetitionAnswered)
def _petition_answered(draft: Draft, event: m.PetitionAnswered) -> None:
    draft.set(petitions=tuple([petition for petition in draft.state.petitions if petition.id != event.wish]))


# Obstacles, hazards, series


@applies(m.ObstacleSet)
def _obstacle_set(draft: Draft, event: m.ObstacleSet) -> None:
    draft.count(event.obstacle.id)
    draft.set(obstacles=(*draft.state.obstacles, event.obstacle))


@applies(m.ObstacleRuled)
def _obstacle_ruled(draft: Draft, event: m.ObstacleRuled) -> None:
    ruled = [
        replace(one, how=event.how, text=event.words) if one.id == event.obstacle else one
        for one in draft.state.obstacles
    ]
    draft.set(obstacles=tuple(ruled))


@applies(m.HazardAgreed)
def _hazard_agreed(draft: Draft, event: m.HazardAgreed) -> None:
    draft.count(event.hazard.id)
    draft.set(hazards=(*draft.state.hazards, event.hazard))


@applies(m.HazardRolled)
def _hazard_rolled(draft: Draft, event: m.HazardRolled) -> None:
    """The die tells; what it does follows."""


@applies(m.SeriesStarted)
def _series_started(draft: Draft, event: m.SeriesStarted) -> None:
    draft.set(series=Series(event.number, event.sides, event.goals))


@applies(m.SeriesAnswered)
def _series_answered(draft: Draft, event: m.SeriesAnswered) -> None:
    series = draft.state.series
    assert series is not None
    draft.set(series=replace(series, said=(*series.said, (event.side, event.answer))))
    _on(draft)


@applies(m.SeriesEnded)
def _series_ended(draft: Draft, event: m.SeriesEnded) -> None:
    draft.set(series=None)
