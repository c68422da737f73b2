"""Scenes and sessions (6, 8.1, catalogue 3.3, 3.7): opening, the game master's aspects, closing, and what that pays
out."""

from parlour.core.judge import Move, One, Some, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME, PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Character, State, Zone
from parlour.games.fate.rules.ask import find_character
from parlour.games.fate.rules.conditions import (
    BETWEEN_ROLLS,
    MAPPING,
    in_hiding,
    not_a_pc,
    not_here,
    not_ready,
    roll_open,
)
from parlour.games.fate.rules.contest import parts
from parlour.games.fate.rules.creation import welcome
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.milestone import reach
from parlour.games.fate.rules.ready import dice_only
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.cast import here_already, no_session, not_gm, people, players
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession


def ready_pcs(state: State) -> list[Character]:
    return [c for c in state.characters if c.kind == "pc" and c.status == "ready"]


# Sessions


def session_on(state: State) -> bool:
    return state.desk.sitting


def act_start_session(draft: Draft, seat: int, command: StartSession) -> None:
    """FAE-017, FAE-018, FAE-037: everybody has at least refresh."""
    draft.put(SessionStarted(draft.state.desk.session + 1))
    for person in ready_pcs(draft.state):
        welcome(draft, person.id)


def act_end_session(draft: Draft, seat: int, command: EndSession) -> None:
    """FAE-145, FAE-153: an open scene is closed first; then a minor milestone, unless this session had a greater
    one."""
    if draft.state.scene.opened:
        close(draft)
    draft.put(SessionEnded(draft.state.desk.session))
    if draft.state.milestone is None and draft.state.greater != draft.state.desk.session and ready_pcs(draft.state):
        reach(draft, "minor")


# Scenes


def scene_open(state: State) -> bool:
    return state.scene.opened


def competing(state: State, it: Character) -> bool:
    return state.contest is not None and it.id in state.contest.who


def fighting(state: State, it: Character) -> bool:
    """FAE-142: one leaves a conflict by being taken out or giving in."""
    return not it.out and takes_part(state, it.id)


def act_open(draft: Draft, seat: int, command: m.OpenScene) -> None:
    """FAE-095, FAE-098, FAE-Q48: a fresh pool, one for every player character, and what was carried over."""
    options = draft.state.options
    draft.put(m.SceneOpened(draft.state.scene.number + 1, command.name.strip(), command.pcs))
    counted = len(command.pcs) if options.pool_count == "scene" else len(ready_pcs(draft.state))
    if counted * options.pool_per_pc:
        draft.put(m.PointsMoved("supply", "pool", counted * options.pool_per_pc, "pool"))
    if draft.state.carried:
        draft.put(m.PointsMoved("carried", "pool", draft.state.carried, "carried"))
    if options.roll_mode != "dice" and (options.deck_reshuffle == "scene" or not draft.state.deck):
        draft.put(m.DeckShuffled())
    for text in parts(command.aspects):
        draft.put(m.AspectAdded(Aspect(draft.new_id("a"), text, "situation")))


def act_close(draft: Draft, seat: int, command: m.CloseScene) -> None:
    close(draft)


def close(draft: Draft) -> None:
    """Catalogue 3.3 N5: what is under way ends, debts are paid, stress goes, the scene's aspects are laid aside."""
    _stop(draft)
    for deal in draft.state.deals:
        if deal.kind != "recover":
            draft.put(m.DealClosed(deal, "withdrawn"))
    _pay_out(draft)
    for person in draft.state.characters:
        if person.ticked:
            draft.put(m.StressCleared(person.id))
        if person.out:
            draft.put(m.OutCleared(person.id))
    for one in draft.state.aspects:
        if one.kind == "boost":
            draft.gone(one.id, "expired")
        elif one.kind == "situation" and not one.hidden:
            draft.gone(one.id, "archived")
        elif one.free and draft.state.options.free_carry == "scene":
            draft.put(m.FreeLost(one.id))
    draft.put(m.SceneClosed(draft.state.scene.number, draft.state.scene.name))


def _stop(draft: Draft) -> None:
    state = draft.state
    if state.challenge is not None:
        tasks = state.challenge.tasks
        draft.put(m.ChallengeEnded(sum([task.result not in ("", "failed") for task in tasks]), len(tasks)))
    if state.contest is not None:
        draft.put(m.ContestEnded(""))
    if state.conflict is not None:
        draft.put(m.ConflictEnded(""))


def _pay_out(draft: Draft) -> None:
    """FAE-106, FAE-Q20, FAE-Q23: what was paid for a foe's own aspects is handed over; the pool's rest is lost."""
    for owed in draft.state.owed:
        to = "carried" if owed.to == "pool" or find_character(draft.state, owed.to) is None else owed.to
        draft.put(m.PointsMoved(f"owed:{owed.to}", to, owed.amount, "handed_over"))
    if draft.state.pool:
        kept = draft.state.options.pool_leftover == "kept"
        draft.put(m.PointsMoved("pool", "carried" if kept else "supply", draft.state.pool, "leftover"))


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    draft.put(m.Entered(command.who))


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    draft.put(m.Left(command.who))


# The game master's aspects


def no_scene_yet(state: State, it: str) -> bool:
    return it == "open" and not state.scene.opened


Bearer = Character | Zone | str


def bearers(state: State) -> dict[str, Bearer]:
    """FAE-001, FAE-006, FAE-134: on the scene, in a zone, on somebody."""
    return {SCENE: SCENE, **{zone.id: zone for zone in state.scene.zones}, **{c.id: c for c in state.characters}}


def absent(hidden: str, it: Bearer) -> bool:
    """In the open on those in the scene; in hiding also on any character of the game master's."""
    if not isinstance(it, Character) or (it.here and not it.hidden):
        return False
    return hidden == "open" or it.controller >= 0


def all_aspects(state: State) -> tuple[Aspect, ...]:
    return state.aspects


def on_a_sheet(it: Aspect) -> bool:
    """A character's own are changed by its sheet's rules."""
    return it.kind not in ("situation", "boost") and not (it.hidden and it.kind == "general")


def in_the_open(it: Aspect) -> bool:
    return not it.hidden


def not_yet(state: State, it: Aspect) -> bool:
    """Once whoever it belongs to is in the open; the scene's while there is one."""
    owner = find_character(state, it.owner) if it.owner else None
    return not state.scene.opened if owner is None else owner.hidden


def everybodys(it: Aspect) -> bool:
    return it.kind not in ("situation", "general")


def off_the_table(state: State, it: Aspect) -> bool:
    owner = find_character(state, it.owner) if it.owner else None
    return owner is not None and (owner.hidden or owner.status != "ready")


def nobody_knows(it: Aspect) -> bool:
    return it.hidden and not it.knowers


def its_owner(aspect: Aspect, it: Character) -> bool:
    return aspect.owner == it.id


def not_knowing(aspect: Aspect, it: Character) -> bool:
    return aspect.hidden and it.id not in aspect.knowers


def act_add_aspect(draft: Draft, seat: int, command: m.AddAspect) -> None:
    """What she hides on a character of her own belongs to its nature; on a player's it is the situation's."""
    person = find_character(draft.state, command.on)
    hidden = command.hidden == "hidden"
    name = draft.hidden_id(command.on) if hidden else draft.new_id("a")
    kind = "general" if hidden and person is not None and person.controller < 0 else "situation"
    zone = command.on if command.on.startswith("z") else ""
    owner = person.id if person is not None else ""
    secret = hidden and person is not None and person.hidden
    draft.put(m.AspectAdded(Aspect(name, command.text.strip(), kind, owner, zone, hidden, secret=secret)))  # type: ignore[arg-type]


def act_remove_aspect(draft: Draft, seat: int, command: m.RemoveAspect) -> None:
    draft.gone(command.aspect, "removed")


def act_reveal(draft: Draft, seat: int, command: m.RevealAspect) -> None:
    one = draft.aspect(command.aspect)
    draft.put(m.AspectRevealed(one.id, draft.new_id("a"), "shown", one.text, one.owner))


def act_withhold(draft: Draft, seat: int, command: m.Withhold) -> None:
    one = draft.aspect(command.aspect)
    knowing = (
        one.knowers
        if one.hidden
        else tuple([c.id for c in draft.state.characters if c.status == "ready" and not c.hidden])
    )
    left = tuple([who for who in knowing if who != command.who])
    draft.put(m.AspectWithheld(one.id, one.id if one.hidden else f"w{one.id[1:]}", left))


def act_reshuffle(draft: Draft, seat: int, command: m.Reshuffle) -> None:
    draft.put(m.DeckShuffled())


MOVES: Moves = {
    Move(StartSession, {}, rule="FAE-017", unless=(not_gm, session_on)): act_start_session,
    Move(EndSession, {}, rule="FAE-145", unless=(not_gm, no_session, roll_open)): act_end_session,
    Move(
        m.OpenScene,
        {
            "name": Words(NAME),
            "pcs": Some(people, unless=(not_a_pc, not_ready), least=0, suggest=players),
            "aspects": Words(SENTENCE, 0),
        },
        rule="FAE-095",
        unless=(not_gm, no_session, scene_open),
    ): act_open,
    Move(m.CloseScene, {}, rule="FAE-143", unless=MAPPING): act_close,
    Move(
        m.Enter, {"who": One(people, unless=(not_ready, in_hiding, here_already))}, rule="FAE-095", unless=MAPPING
    ): act_enter,
    Move(
        m.Leave,
        {"who": One(people, unless=(in_hiding, not_here, competing, fighting))},
        rule="FAE-095",
        unless=MAPPING,
    ): act_leave,
    Move(
        m.AddAspect,
        {
            "hidden": One(("open", "hidden"), unless=(no_scene_yet,), suggest="open"),
            "on": One(bearers, unless=(not_ready, absent), suggest="scene"),
            "text": Words(PHRASE),
        },
        rule="FAE-006",
        unless=BETWEEN_ROLLS,
        decided=1,
    ): act_add_aspect,
    Move(
        m.RemoveAspect, {"aspect": One(all_aspects, unless=(on_a_sheet,))}, rule="FAE-006", unless=BETWEEN_ROLLS
    ): act_remove_aspect,
    Move(
        m.RevealAspect,
        {"aspect": One(all_aspects, unless=(in_the_open, not_yet))},
        rule="FAE-006",
        unless=BETWEEN_ROLLS,
    ): act_reveal,
    Move(
        m.Withhold,
        {
            "aspect": One(all_aspects, unless=(off_the_table, everybodys, nobody_knows)),
            "who": One(people, unless=(not_a_pc, not_ready, its_owner, not_knowing)),
        },
        rule="FAE-Q39",
        unless=BETWEEN_ROLLS,
    ): act_withhold,
    Move(m.Reshuffle, {}, rule="FAE-Q05", unless=(not_gm, dice_only, roll_open)): act_reshuffle,
}
