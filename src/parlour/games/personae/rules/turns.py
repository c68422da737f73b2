"""Rounds and turns (PER-161 to PER-166, 3.3, 3.6): whose turn it is, what is left of it, and what happens when one is
over."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import BANDS, Individual, Skill, State
from parlour.games.personae.rules.ask import find_individual, gone_by, idle, mine, on_turn, playing, violent
from parlour.games.personae.rules.conditions import (
    ACTING,
    COUNTED,
    FREE,
    TAKING,
    acted,
    dead,
    not_violent,
    not_your_turn,
    oneself,
    opening_due,
    unapproved,
    unconscious,
    unfinished,
)
from parlour.games.personae.rules.defence import bars
from parlour.games.personae.rules.derive import lasting
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.harm import strike_again, take_hold
from parlour.games.personae.rules.health import able
from parlour.roleplay.cast import in_the_open, not_here, not_yours_nor_gm, people, seat_of
from parlour.roleplay.switches import told

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


# Turns coming and going


def begin_turn(draft: Draft) -> None:
    """The next of this round who can act; the unconscious and the surprised are passed over (3.3)."""
    encounter = draft.encounter
    if not any(able(draft.state, draft.one(who)) for who in encounter.order):
        if 0 < len(encounter.order) <= encounter.at:
            end_round(draft)
        return
    for who in [who for who in encounter.order if who not in gone_by(encounter)]:
        if able(draft.state, draft.one(who)) and who not in encounter.surprised:
            draft.put(m.TurnBegan(who, encounter.round))
            return
        drop_powers(draft, who, passed=True)
    end_round(draft)


def drop_powers(draft: Draft, who: str, *, passed: bool = False) -> None:
    """PER-093, PER-095, PER-268: at the end of the user's turn Instant ones, and those to be maintained that were not
    kept up."""
    person = draft.one(who)
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
    if on_turn(draft.state) != whose or not able(draft.state, draft.one(whose)):
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


def places(state: State, who: Individual) -> tuple[str, ...] | None:
    """PER-166: one band at a time, or any other zone. PER-253: without distances it is only told."""
    if state.options.distance_mode == "none":
        return None
    known = BANDS if state.options.distance_mode == "bands" else state.scene.zones
    if state.options.distance_mode == "bands" and who.place in BANDS and not state.lax:
        at = BANDS.index(who.place)
        return tuple([band for band in BANDS[max(0, at - 1) : at + 2] if band != who.place])
    return tuple([place for place in known if place != who.place])


def moved_and_acted(state: State, it: Individual) -> bool:
    """PER-163, PER-164: once; the second time for the action."""
    return it.moved and acted(state, it)


def moved_and_opening(state: State, it: Individual) -> bool:
    return it.moved and opening_due(state)


def act_move(draft: Draft, seat: int, command: m.Move) -> None:
    person = draft.one(command.who)
    if person.moved:
        spend_action(draft, person.id, "move")
    draft.put(m.Moved(person.id, person.place, command.place.strip(), person.moved))


# Actions


def skills_of(who: Individual) -> tuple[Skill, ...]:
    return who.skills


def passive(it: Skill | None) -> bool:
    """PER-210: Block, Dodge and Resist."""
    return it is not None and it.free


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


def off_turn(state: State, it: Individual) -> bool:
    """PER-212, PER-Q71: with an action, on one's own turn. What each would stop, words/guards.py says."""
    return not early(state, it) and not_your_turn(state, it)


def action_gone(state: State, it: Individual) -> bool:
    return not early(state, it) and acted(state, it)


def opening_first(state: State, it: Individual) -> bool:
    return not early(state, it) and opening_due(state)


def needs_resisting(who: Individual, it: Skill) -> bool:
    """PER-281."""
    return bars(who, it) == "PER-281"


def ranged(who: Individual, it: Skill) -> bool:
    """PER-Q42."""
    return bool(bars(who, it))


def announcers(state: State, seat: int) -> list[Individual]:
    """Those of a seat who may announce an active defence now."""
    own = mine(state, seat) if state.encounter is not None else []
    return [one for one in own if at_leisure(state, one.id) or early(state, one)]


def act_announce(draft: Draft, seat: int, command: m.Announce) -> None:
    spend_action(draft, command.who, "defence")
    draft.put(m.DefenceAnnounced(command.who, command.skill))


def act_other(draft: Draft, seat: int, command: m.DoOther) -> None:
    spend_action(draft, command.who, "other", command.words.strip())


# Ending one's turn


def opening_not_issued(state: State, it: Individual) -> bool:
    return opening_due(state) and not it.acted


def own_turn(state: State, seat: int, who: Individual) -> bool:
    """Whoever is on turn is asked; the game master may say it for anybody."""
    return seat_of(state, who) == seat


def act_end_turn(draft: Draft, seat: int, command: m.EndTurn) -> None:
    end_turn(draft)


ON_TURNS = (*COUNTED, *FREE[2:])
"""Turns are counted, and nothing is in the way of one."""
BESIDE = (oneself, unfinished, dead, not_here, unconscious)
"""Somebody else in the scene who is awake."""
_GUARDS = (unapproved, passive, needs_resisting, ranged)
MOVES: Moves = {
    Move(
        m.Move,
        {
            "who": One(people, unless=(*ACTING, not_your_turn, waived(moved_and_acted), waived(moved_and_opening))),
            "place": Words(PHRASE, 0, of=places),
        },
        rule="PER-163",
        unless=ON_TURNS,
        decided=1,
    ): act_move,
    Move(
        m.Assist,
        {
            "who": One(people, unless=TAKING),
            "primary": One(in_the_open, unless=BESIDE),
            "skill": One(skills_of, unless=(unapproved, passive)),
        },
        rule="PER-144",
        unless=(*COUNTED, not_violent, *FREE[2:]),
        decided=1,
    ): act_assist,
    Move(
        m.Announce,
        {
            "who": One(people, unless=(*ACTING, waived(off_turn), waived(action_gone), waived(opening_first))),
            "skill": One(skills_of, unless=_GUARDS),
        },
        rule="PER-212",
        unless=ON_TURNS,
        decided=1,
    ): act_announce,
    Move(
        m.DoOther,
        {"who": One(people, unless=TAKING), "words": Words(PHRASE, told)},
        rule="PER-163",
        unless=ON_TURNS,
        decided=1,
    ): act_other,
    Move(
        m.EndTurn,
        {"who": One(people, unless=(not_your_turn, not_yours_nor_gm, waived(opening_not_issued)))},
        rule="PER-162",
        unless=ON_TURNS,
        owed=own_turn,
        decided=1,
    ): act_end_turn,
}
