"""Rounds and turns (PER-161 to PER-166, 3.3, 3.6): whose turn it is, what is left of it, and what happens when one is
over."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import BANDS, Individual, State
from parlour.games.personae.rules.ask import (
    awake,
    find_individual,
    gone_by,
    idle,
    leads,
    mine,
    on_turn,
    playing,
    present,
    seat_of,
    violent,
)
from parlour.games.personae.rules.defence import announceable
from parlour.games.personae.rules.derive import lasting
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.harm import strike_again, take_hold
from parlour.games.personae.rules.health import able

NONE: tuple[Offer, ...] = ()
GOALS_EVERY = 3
"""PER-251: after so many rounds the game master is asked whether goals are met."""


def quiet(state: State) -> bool:
    """A scene is played, and nothing is open that must be answered first."""
    waits = state.encounter is not None and any(state.encounter.provoked)
    return playing(state) and idle(state) and state.consent is None and not waits


def free(state: State) -> bool:
    """As above, and neither the scene nor the encounter is being closed."""
    closing = state.encounter is not None and state.encounter.closing
    return quiet(state) and not state.scene.closing and not closing


def may_act(state: State, who: str) -> bool:
    """PER-163, PER-165: able, and in an encounter on turn with the action left. Of the escalator the opening Challenge
    is due first."""
    person = find_individual(state, who)
    if person is None or not person.here or not able(state, person) or state.consent is not None:
        return False
    encounter = state.encounter
    if encounter is None:
        return not state.scene.closing
    if encounter.closing or any(encounter.provoked):
        return False
    return state.lax or (on_turn(state) == who and not person.acted)


def at_leisure(state: State, who: str) -> bool:
    """An action that is no Challenge: not while the opening one is due (PER-161)."""
    encounter = state.encounter
    return free(state) and may_act(state, who) and (encounter is None or not encounter.opening or state.lax)


def spend_action(draft: Draft, who: str, on: str, words: str = "") -> None:
    """PER-163: in an encounter; elsewhere nobody counts."""
    if draft.state.encounter is not None:
        draft.put(m.ActionSpent(who, on, words))


def taking(state: State, seat: int) -> list[Individual]:
    """The individual of this seat whose turn it is; the game master has no other."""
    return [person for person in mine(state, seat) if state.encounter is not None and at_leisure(state, person.id)]


# Turns coming and going


def begin_turn(draft: Draft) -> None:
    """The next of this round who can act; the unconscious and the surprised are passed over (3.3)."""
    encounter = draft.encounter
    if not any(able(draft.state, draft.individual(who)) for who in encounter.order):
        if 0 < len(encounter.order) <= encounter.at:
            end_round(draft)
        return
    for who in [who for who in encounter.order if who not in gone_by(encounter)]:
        if able(draft.state, draft.individual(who)) and who not in encounter.surprised:
            draft.put(m.TurnBegan(who, encounter.round))
            return
        drop_powers(draft, who, passed=True)
    end_round(draft)


def drop_powers(draft: Draft, who: str, *, passed: bool = False) -> None:
    """PER-093, PER-095, PER-268: at the end of the user's turn Instant ones, and those to be maintained that were not
    kept up."""
    person = draft.individual(who)
    for active in person.powers_on:
        power = next((one for one in person.powers if one.id == active.power), None)
        lasts = "S" if power is None else lasting(person, power)
        if lasts == "I":
            draft.put(m.PowerEnded(who, active.power, "instant"))
        elif lasts == "M" and (passed or not active.upheld):
            draft.put(m.PowerEnded(who, active.power, "not kept up"))


def end_turn(draft: Draft) -> None:
    """3.6: what ends with it; then the next, or the round."""
    who, (out, whose) = on_turn(draft.state), draft.encounter.out
    draft.put(m.TurnEnded(who))
    drop_powers(draft, who)
    if out:
        resume(draft, whose)
    else:
        begin_turn(draft)


def resume(draft: Draft, whose: str) -> None:
    """After somebody has acted out of turn, the turn it broke into goes on, if it can."""
    if on_turn(draft.state) != whose or not able(draft.state, draft.individual(whose)):
        begin_turn(draft)


def close_round(draft: Draft, *, final: bool = False) -> None:
    """PER-192, PER-202: what takes hold when a round closes."""
    take_hold(draft, final=final)
    strike_again(draft)


def end_round(draft: Draft) -> None:
    """PER-162, PER-251."""
    close_round(draft)
    ended = draft.encounter.round
    draft.put(m.RoundEnded(ended))
    if ended % GOALS_EVERY == 0 and violent(draft.state):
        draft.put(m.GoalsAsked(ended))
    begin_turn(draft)


# Moving


def places(state: State, person: Individual) -> tuple[str, ...]:
    """PER-166: one band at a time, or any other zone."""
    known = BANDS if state.options.distance_mode == "bands" else state.scene.zones
    if state.options.distance_mode == "bands" and person.place in BANDS and not state.lax:
        at = BANDS.index(person.place)
        return tuple([band for band in BANDS[max(0, at - 1) : at + 2] if band != person.place])
    return tuple([place for place in known if place != person.place])


def may_move(state: State, person: Individual) -> bool:
    """PER-163, PER-164: once; the second time for the action."""
    if not free(state) or on_turn(state) != person.id or not able(state, person):
        return False
    return not person.moved or at_leisure(state, person.id)


def offer_move(state: State, seat: int) -> Sequence[Offer]:
    """PER-253: without distances it is only told."""
    out: list[Offer] = []
    for person in mine(state, seat):
        if may_move(state, person):
            where = Text(PHRASE, least=0) if state.options.distance_mode == "none" else Pick(places(state, person))
            if isinstance(where, Text) or where.of:
                out.append(Offer("move", (person.id,), (where,), False))
    return out


def act_move(draft: Draft, seat: int, command: m.Move) -> None:
    person = draft.individual(command.who)
    if person.moved:
        spend_action(draft, person.id, "move")
    draft.put(m.Moved(person.id, person.place, command.place.strip(), person.moved))


# Actions


def offer_assist(state: State, seat: int) -> Sequence[Offer]:
    """PER-144, PER-Q44: in a fight, on one's own turn, for somebody by name."""
    out: list[Offer] = []
    for person in taking(state, seat) if violent(state) else []:
        skills = tuple([skill.id for skill in person.skills if skill.approved and not skill.free])
        others = tuple([other.id for other in present(state) if other.id != person.id and awake(other)])
        if skills and others:
            out.append(Offer("assist", (person.id,), (Pick(others), Pick(skills)), False))
    return out


def act_assist(draft: Draft, seat: int, command: m.Assist) -> None:
    """PER-146, PER-Q56: it costs the action and waits for the other's next fitting Challenge."""
    spend_action(draft, command.who, "assist")
    draft.put(m.HelpDeclared(command.who, command.primary, command.skill))


def early(state: State, person: Individual) -> bool:
    """PER-Q71: before one's first turn, for the coming action, where the table allows it."""
    encounter = state.encounter
    if encounter is None or state.options.active_defence_early == "off" or not free(state):
        return False
    later = on_turn(state) != person.id and person.id in encounter.order and person.id not in gone_by(encounter)
    return encounter.round == 1 and later and not person.acted and able(state, person)


def offer_announce(state: State, seat: int) -> Sequence[Offer]:
    """PER-212: with an action, on one's own turn. What each would stop, words/guards.py says."""
    who = announcers(state, seat)
    return [
        Offer("announce", (person.id,), (Pick(announceable(person)),), False) for person in who if announceable(person)
    ]


def announcers(state: State, seat: int) -> list[Individual]:
    """Those of a seat who may announce an active defence now."""
    return [person for person in mine(state, seat) if person in taking(state, seat) or early(state, person)]


def act_announce(draft: Draft, seat: int, command: m.Announce) -> None:
    spend_action(draft, command.who, "defence")
    draft.put(m.DefenceAnnounced(command.who, command.skill))


def offer_other(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("do_other", (person.id,), (Text(PHRASE),), False) for person in taking(state, seat)]


def act_other(draft: Draft, seat: int, command: m.DoOther) -> None:
    spend_action(draft, command.who, "other", command.words.strip())


# Ending one's turn


def offer_end_turn(state: State, seat: int) -> Sequence[Offer]:
    """Whoever is on turn; the game master may say it for anybody."""
    who = on_turn(state)
    person = find_individual(state, who)
    encounter = state.encounter
    if (
        person is None
        or encounter is None
        or not free(state)
        or (encounter.opening and not person.acted and not state.lax)
    ):
        return NONE
    own = seat_of(state, person) == seat
    return [Offer("end_turn", (who,), (), own)] if own or leads(state, seat) else NONE


def act_end_turn(draft: Draft, seat: int, command: m.EndTurn) -> None:
    end_turn(draft)


def chosen(order: tuple[str, ...]) -> Choose:
    """All of these, in an order of one's own."""
    return Choose(order, len(order), len(order), ordered=True)


CHAPTER: Chapter = {
    m.Move: (offer_move, act_move),
    m.Assist: (offer_assist, act_assist),
    m.Announce: (offer_announce, act_announce),
    m.DoOther: (offer_other, act_other),
    m.EndTurn: (offer_end_turn, act_end_turn),
}
