"""Encounters (PER-158 to PER-162, PER-219, PER-220, PER-250 to PER-252, 3.3): escalating, goals, stepping back,
closing."""

from parlour.core.judge import FLAG, Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE, SENTENCE
from parlour.games.personae.model import Challenge, Individual, State
from parlour.games.personae.rules import order
from parlour.games.personae.rules.ask import individual, on_turn, present, side_of, violent, worse
from parlour.games.personae.rules.conditions import ABLE, COUNTED, FREE, MADE, QUIET, acted, goal_length, not_your_turn
from parlour.games.personae.rules.derive import lasting
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.harm import bury, lift_conditions, wake
from parlour.games.personae.rules.health import able, is_dying, pending, steps, tallied
from parlour.games.personae.rules.powers import start_with_violence
from parlour.games.personae.rules.time import expire, refresh
from parlour.games.personae.rules.turns import begin_turn, close_round, quiet
from parlour.roleplay.cast import in_hiding, not_gm, not_here, not_yours_nor_gm, people, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

# Escalating


def violent_already(state: State) -> bool:
    return violent(state)


def off_turn(state: State, seat: int, it: Individual) -> bool:
    """3.3: in a scene anybody's own; in an encounter who is on turn and has the action. The game master says it of
    anybody."""
    return not leads(state, seat) and not_your_turn(state, it)


def action_gone(state: State, seat: int, it: Individual) -> bool:
    return not leads(state, seat) and acted(state, it)


def encounter_already(state: State, it: bool) -> bool:
    """PER-250: a step at a time,"""
    return not it and state.encounter is not None


def step_by_step(state: State, it: bool) -> bool:
    """PER-Q46: or straight to violence where the table allows it."""
    return it and state.encounter is None and state.options.escalation_direct == "off"


def act_escalate(draft: Draft, seat: int, command: m.Escalate) -> None:
    _escalate(draft, command.who, command.goal.strip(), to_violence=command.violent)
    _arrange(draft)


def escalate(draft: Draft, who: str, violent: bool, goal: str) -> None:
    """PER-071, PER-Q57: by a Trait. The Challenge that brought it about was the opening act and used the turn."""
    _escalate(draft, who, goal, to_violence=violent)
    draft.put(m.ActionSpent(who, "challenge", ""))
    _arrange(draft)


def _escalate(draft: Draft, who: str, goal: str, *, to_violence: bool) -> None:
    """PER-Q46: straight to violence are two steps at once. PER-097: some Powers start with it."""
    running = draft.state.encounter
    number = running.number if running is not None else draft.state.encounters + 1
    if running is None:
        draft.put(m.Escalated(number, False, who, goal))
    if to_violence:
        draft.put(m.Escalated(number, True, who, goal))
        start_with_violence(draft)


def _arrange(draft: Draft) -> None:
    """PER-Q58: a new order and round 1; or the old one runs on."""
    if not draft.encounter.order:
        order.build(draft)


# Goals


def act_goal(draft: Draft, seat: int, command: m.StateGoal) -> None:
    draft.put(m.GoalStated(command.who, side_of(draft.one(command.who)), command.goal.strip()))


def settled(draft: Draft, challenge: Challenge) -> None:
    """PER-220: in a non-violent encounter by track, a success costs the reactor's side a step."""
    encounter = draft.state.encounter
    if encounter is None or encounter.violent or draft.state.options.nonviolent_method != "track":
        return
    for duel in challenge.duels:
        reactor = challenge.sides[duel.reactor].who
        if duel.outcome == "success":
            side = side_of(individual(draft.state, reactor))
            left = dict(draft.encounter.tracks).get(side, draft.state.options.nonviolent_track)
            draft.put(m.TrackFell(side, max(0, left - 1)))


# Stepping back and closing


def in_danger(state: State) -> tuple[str, ...]:
    """PER-Q59: those who will die, where somebody conscious could still help."""
    dying = [person for person in present(state) if is_dying(state, person)]
    able_to = [person.id for person in present(state) if able(state, person)]
    return tuple([person.id for person in dying if any(who != person.id for who in able_to)])


def time_gone_by(state: State) -> int:
    """PER-252: without a length of rounds, how much time has gone by is asked for."""
    return 0 if state.options.round_seconds else told(state)


def is_over(state: State) -> bool:
    return state.encounter is not None and (state.encounter.closing or stuck(state))


def act_close(draft: Draft, seat: int, command: m.CloseEncounter) -> None:
    """3.3: everything in its order; the last chance to stabilise comes between."""
    if wind_up(draft):
        encounter = draft.encounter
        calmed = () if encounter.violent else encounter.order
        refresh(draft, "encounter")
        draft.put(m.EncounterClosed(encounter.number, encounter.violent, command.words.strip(), calmed))


def wind_up(draft: Draft) -> bool:
    """The list of 3.3. False: somebody may still be saved first."""
    encounter = draft.encounter
    if not encounter.closing:
        close_round(draft, final=True)
        dying = in_danger(draft.state)
        if encounter.violent and dying and draft.state.options.dying_last_chance == "on":
            draft.put(m.LastChance(dying))
            return False
    if encounter.violent:
        bury(draft)
    end_powers(draft)
    lift_conditions(draft, "encounter")
    wake(draft)
    if encounter.violent:
        clear_light(draft)
    expire(draft, "encounterEnd")
    return True


def end_powers(draft: Draft) -> None:
    """PER-093 to PER-096: all but the special ones end with the encounter."""
    for person in draft.state.individuals:
        kept = {power.id: lasting(person, power) for power in person.powers}
        for active in person.powers_on:
            if kept.get(active.power, "S") != "S":
                draft.put(m.PowerEnded(person.id, active.power, "encounter over"))
    for person in draft.state.individuals:
        _kept_up(draft, person)


def _kept_up(draft: Draft, person: Individual) -> None:
    """A Power that is over hurts nobody: hits only its bonus kept from counting are gone with it."""
    if pending(draft.state, person):
        least = min([need for status, need in steps(draft.state, person) if worse(status, person.status)])
        draft.put(m.HitsRemoved(person.id, least - 1, "power over", person.excess))


def clear_light(draft: Draft) -> None:
    """PER-198, PER-Q61: hits below Injured vanish, those marked in an earlier fight with them."""
    number = draft.encounter.number
    for person in draft.state.individuals:
        light = person.hits and not worse(tallied(draft.state, person), "unharmed")
        if light and person.here and person.marked_in != number:
            draft.put(m.HitsRemoved(person.id, 0, "encounter over"))
            if person.marked:
                draft.put(m.HitsMarked(person.id, 0))


def act_deescalate(draft: Draft, seat: int, command: m.Deescalate) -> None:
    """3.3: stepping down from violence runs the same list first."""
    was_violent = violent(draft.state)
    if not wind_up(draft):
        return
    if was_violent:
        draft.put(m.SteppedDown(False, False, command.reason.strip()))
        draft.put(m.RoundEnded(draft.encounter.round))
        begin_turn(draft)
    else:
        refresh(draft, "encounter")
        draft.put(m.SteppedDown(False, True, command.reason.strip()))


def stuck(state: State) -> bool:
    """Nobody can go on: all are down or gone, or the escalator has nobody left to challenge."""
    encounter = state.encounter
    assert encounter is not None
    if encounter.closing or encounter.waiting:
        return False
    if not encounter.order:
        return state.options.action_order_method != "manual" or len(present(state)) < 2
    alone = not [person for person in present(state) if person.id != on_turn(state)]
    return not able(state, individual(state, on_turn(state))) or (encounter.opening and alone)


def awaits(state: State) -> set[int]:
    """Who is asked: for a Skill, for the order, for the turn, for the end."""
    encounter = state.encounter
    if encounter is None or not quiet(state):
        return set()
    if encounter.waiting:
        return {seat_of(state, individual(state, who)) for who in encounter.waiting}
    who = on_turn(state)
    return {seat_of(state, individual(state, who))} if who and not stuck(state) else {state.desk.gm}


MOVES: Moves = {
    Move(
        m.Escalate,
        {
            "violent": One(FLAG, unless=(encounter_already, waived(step_by_step))),
            "who": One(people, unless=(not_yours_nor_gm, *MADE, in_hiding, *ABLE, off_turn, action_gone)),
            "goal": Words(PHRASE, goal_length),
        },
        rule="PER-250",
        unless=(*FREE, violent_already),
        decided=1,
    ): act_escalate,
    Move(
        m.StateGoal,
        {"who": One(people, unless=(not_yours_nor_gm, *MADE, in_hiding, not_here)), "goal": Words(PHRASE)},
        rule="PER-247",
        unless=(*COUNTED, *FREE[2:]),
    ): act_goal,
    Move(
        m.CloseEncounter,
        {"words": Words(SENTENCE, time_gone_by)},
        rule="PER-251",
        unless=(not_gm, *COUNTED, *QUIET[2:]),
        owed=is_over,
    ): act_close,
    Move(
        m.Deescalate,
        {"reason": Words(PHRASE, 0)},
        rule="PER-250",
        unless=(not_gm, *COUNTED, *QUIET[2:]),
    ): act_deescalate,
}
