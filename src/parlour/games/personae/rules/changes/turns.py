"""What the events of encounters, turns and consent do to the state: no checks, no chance."""

from typing import Any

from msgspec.structs import replace

from parlour.games.personae import moves as m
from parlour.games.personae.model import Consent, Encounter, OrderRoll, OutOfTurn
from parlour.games.personae.rules.ask import gone_by, individual, on_turn, present, side_of, untouched
from parlour.games.personae.rules.draft import Draft, applies
from parlour.games.personae.rules.health import able
from parlour.roleplay.cast import seat_of


def _fresh(draft: Draft, **values: Any) -> None:
    """Everybody has move and action again."""
    people = [replace(one, moved=False, acted=False, **values) for one in draft.state.individuals]
    draft.set(individuals=tuple(people), turn=draft.state.turn + 1)


@applies(m.Escalated)
def _escalated(draft: Draft, event: m.Escalated) -> None:
    """PER-161, PER-Q58: a new order is to be found and round 1 begins; or the old one runs on."""
    state, running = draft.state, draft.state.encounter
    encounter = running or Encounter(event.number, False, event.who, tracks=_tracks(draft))
    keeps = bool(encounter.order) and state.options.escalation_order == "keep"
    goals = (
        {**dict(encounter.goals), side_of(individual(state, event.who)): event.goal}
        if event.goal
        else dict(encounter.goals)
    )
    encounter = replace(
        encounter, violent=event.violent, escalator=event.who, goals=tuple(goals.items()), closing=False, saved=()
    )
    if keeps:
        draft.set(encounter=replace(encounter, opening=on_turn(state) == event.who))
        return
    asks = state.options.action_order_method == "chosenSkill"
    waiting = tuple([one.id for one in present(state) if able(state, one)]) if asks else ()
    encounter = replace(
        encounter,
        round=1,
        order=(),
        rolls=(),
        waiting=waiting,
        at=0,
        opening=True,
        had=(),
        out=OutOfTurn(),
        surprised=(),
    )
    draft.set(encounter=encounter, encounters=event.number)
    _fresh(draft, defence="", helping=("", ""), helped_round=0, free_used=0, abilities_used=())


def _tracks(draft: Draft) -> tuple[tuple[str, int], ...]:
    """PER-220: a track for each side, where the table plays so."""
    options = draft.state.options
    if options.nonviolent_method != "track":
        return ()
    return tuple(
        [(side, options.nonviolent_track) for side in dict.fromkeys([side_of(one) for one in present(draft.state)])]
    )


@applies(m.GoalStated)
def _goal_stated(draft: Draft, event: m.GoalStated) -> None:
    goals = {**dict(draft.encounter.goals), event.side: event.goal}
    draft.set_encounter(goals=tuple(goals.items()))


@applies(m.OrderRolled)
def _order_rolled(draft: Draft, event: m.OrderRolled) -> None:
    encounter = draft.encounter
    waiting = tuple([who for who in encounter.waiting if who != event.who])
    draft.set_encounter(rolls=(*encounter.rolls, OrderRoll(event.who, event.dice, event.added)), waiting=waiting)


@applies(m.OrderSet)
def _order_set(draft: Draft, event: m.OrderSet) -> None:
    """Whoever is on turn stays so, unless nobody has done anything yet."""
    encounter = draft.encounter
    now = "" if untouched(draft.state) or not encounter.order else encounter.order[encounter.at]
    draft.set_encounter(
        order=event.order, at=event.order.index(now) if now in event.order else 0, had=gone_by(encounter)
    )
    draft.set(turn=draft.state.turn + 1)


@applies(m.TurnBegan)
def _turn_began(draft: Draft, event: m.TurnBegan) -> None:
    """3.6: what was announced or declared earlier lapses, and Powers to be maintained ask for it. The action came with
    the round."""
    _starts(draft, event.who)
    draft.set_encounter(at=draft.encounter.order.index(event.who))
    draft.set(turn=draft.state.turn + 1)


def _starts(draft: Draft, who: str) -> None:
    person = draft.one(who)
    used = person.abilities_used if draft.state.options.sa_scope == "round" else ()
    draft.set_one(
        who,
        defence="",
        helping=("", ""),
        free_used=0,
        abilities_used=used,
        powers_on=tuple([replace(one, upheld=False) for one in person.powers_on]),
    )


@applies(m.TurnGiven)
def _turn_given(draft: Draft, event: m.TurnGiven) -> None:
    """Out of order: its own turn of the round, or one more with what it has at work."""
    encounter = draft.encounter
    if event.who not in gone_by(encounter):
        _starts(draft, event.who)
    draft.set_one(event.who, moved=False, acted=False)
    left = tuple([who for who in encounter.surprised if who != event.who])
    draft.set_encounter(out=OutOfTurn(event.who, event.before), surprised=left, had=gone_by(encounter))
    draft.set(turn=draft.state.turn + 1)


@applies(m.ActionGranted)
def _action_granted(draft: Draft, event: m.ActionGranted) -> None:
    draft.set_one(event.who, acted=False)
    draft.set(turn=draft.state.turn + 1)


@applies(m.WereSurprised)
def _were_surprised(draft: Draft, event: m.WereSurprised) -> None:
    """Nobody who is surprised is on guard."""
    draft.set_encounter(surprised=(*draft.encounter.surprised, *event.who))
    for who in event.who:
        draft.set_one(who, defence="")


@applies(m.Moved)
def _moved(draft: Draft, event: m.Moved) -> None:
    """PER-253: where distance does not count, nobody's place is kept."""
    kept = event.place if draft.state.options.distance_mode != "none" else ""
    draft.set_one(event.who, moved=True, place=kept)


@applies(m.ActionSpent)
def _action_spent(draft: Draft, event: m.ActionSpent) -> None:
    """PER-202."""
    person = draft.one(event.who)
    draft.set_one(event.who, acted=True, struck=person.caveat and draft.encounter.violent)


@applies(m.HelpDeclared)
def _help_declared(draft: Draft, event: m.HelpDeclared) -> None:
    draft.set_one(
        event.who,
        helping=(event.primary, event.skill),
        together=(event.kind, event.power),
        helped_round=draft.encounter.round,
    )


@applies(m.DefenceAnnounced)
def _defence_announced(draft: Draft, event: m.DefenceAnnounced) -> None:
    draft.set_one(event.who, defence=event.skill)


@applies(m.TurnEnded)
def _turn_ended(draft: Draft, event: m.TurnEnded) -> None:
    encounter = draft.encounter
    out = encounter.out.who == event.who
    had = tuple([who for who in gone_by(encounter) if who != event.who])
    draft.set_encounter(at=encounter.at if out else encounter.at + 1, out=OutOfTurn(), had=(*had, event.who))
    draft.set(turn=draft.state.turn + 1)


@applies(m.RoundEnded)
def _round_ended(draft: Draft, event: m.RoundEnded) -> None:
    """PER-162: a new round, everybody with move and action. PER-Q38, PER-Q56: what a table counts by rounds begins
    anew."""
    draft.set_encounter(round=event.round + 1, at=0, had=(), surprised=(), out=OutOfTurn())
    values: dict[str, Any] = {"struck": False}
    if draft.state.options.sa_scope == "round":
        values["abilities_used"] = ()
    if draft.state.options.assist_hold == "sameRound":
        values["helping"] = ("", "")
    _fresh(draft, **values)


@applies(m.GoalsAsked)
def _goals_asked(draft: Draft, event: m.GoalsAsked) -> None:
    """PER-251: a reminder; people answer it by closing the encounter or playing on."""


@applies(m.TrackFell)
def _track_fell(draft: Draft, event: m.TrackFell) -> None:
    tracks = {**dict(draft.encounter.tracks), event.side: event.left}
    draft.set_encounter(tracks=tuple(tracks.items()))


@applies(m.LastChance)
def _last_chance(draft: Draft, event: m.LastChance) -> None:
    draft.set_encounter(closing=True)
    draft.set(turn=draft.state.turn + 1)


@applies(m.SteppedDown)
def _stepped_down(draft: Draft, event: m.SteppedDown) -> None:
    if event.over:
        _over(draft)
    else:
        draft.set_encounter(violent=event.violent, closing=False, opening=False, saved=())


@applies(m.EncounterClosed)
def _encounter_closed(draft: Draft, event: m.EncounterClosed) -> None:
    """PER-202: who has completed a non-violent encounter need not fear to be knocked out any more."""
    _over(draft)
    for who in event.calmed:
        draft.set_one(who, caveat=False)


def _over(draft: Draft) -> None:
    draft.set(encounter=None, last=None)
    _fresh(draft, defence="", helping=("", ""), helped_round=0, free_used=0, abilities_used=(), struck=False)


# Consent


@applies(m.ConsentAsked)
def _consent_asked(draft: Draft, event: m.ConsentAsked) -> None:
    """Who belongs to the seat of the user need not be asked."""
    state = draft.state
    own = seat_of(state, individual(state, event.who))
    waiting = tuple([who for who in event.targets if seat_of(state, individual(state, who)) != own])
    draft.set(consent=Consent(event.who, event.power, event.targets, event.words, waiting), turn=state.turn + 1)


@applies(m.ConsentGiven)
def _consent_given(draft: Draft, event: m.ConsentGiven) -> None:
    consent = draft.state.consent
    assert consent is not None
    targets = consent.targets if event.yes else tuple([who for who in consent.targets if who != event.who])
    draft.set(
        consent=replace(consent, targets=targets, waiting=tuple([who for who in consent.waiting if who != event.who]))
    )


@applies(m.ConsentEnded)
def _consent_ended(draft: Draft, event: m.ConsentEnded) -> None:
    draft.set(consent=None, turn=draft.state.turn + 1)
