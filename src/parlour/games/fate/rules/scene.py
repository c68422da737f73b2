"""Scenes and sessions (6, 8.1, catalogue 3.3, 3.7): opening, the game master's aspects, closing, and what that pays
out."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text, alike
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import NAME, PHRASE, SENTENCE
from parlour.games.fate.model import SCENE, Aspect, Character, State
from parlour.games.fate.rules.ask import find_character, leads
from parlour.games.fate.rules.contest import parts
from parlour.games.fate.rules.creation import welcome
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.milestone import reach
from parlour.games.fate.rules.turns import takes_part
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession

NONE: tuple[Offer, ...] = ()


def ready_pcs(state: State) -> list[Character]:
    return [c for c in state.characters if c.kind == "pc" and c.status == "ready"]


# Sessions


def offer_start_session(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("start_session", (), (), False)] if leads(state, seat) and not state.desk.sitting else NONE


def act_start_session(draft: Draft, seat: int, command: StartSession) -> None:
    """FAE-017, FAE-018, FAE-037: everybody has at least refresh."""
    draft.put(SessionStarted(draft.state.desk.session + 1))
    for person in ready_pcs(draft.state):
        welcome(draft, person.id)


def offer_end_session(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("end_session", (), (), False)]
        if leads(state, seat) and state.desk.sitting and state.roll is None
        else NONE
    )


def act_end_session(draft: Draft, seat: int, command: EndSession) -> None:
    """FAE-145, FAE-153: an open scene is closed first; then a minor milestone, unless this session had a greater
    one."""
    if draft.state.scene.opened:
        close(draft)
    draft.put(SessionEnded(draft.state.desk.session))
    if draft.state.milestone is None and draft.state.greater != draft.state.desk.session and ready_pcs(draft.state):
        reach(draft, "minor")


# Scenes


def offer_open(state: State, seat: int) -> Sequence[Offer]:
    """Catalogue 3.3 N0: a name, who takes part, situation aspects."""
    if not leads(state, seat) or not state.desk.sitting or state.scene.opened:
        return NONE
    people = tuple([c.id for c in ready_pcs(state)])
    return [Offer("open_scene", (), (Text(NAME), Choose(people, 0, len(people)), Text(SENTENCE, least=0)), False)]


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


def offer_close(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("close_scene", (), (), False)]
        if leads(state, seat) and state.scene.opened and state.roll is None
        else NONE
    )


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


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q48: late arrivals do not change the pool."""
    if not leads(state, seat) or not state.scene.opened or state.roll is not None:
        return NONE
    absent = tuple([c.id for c in state.characters if c.status == "ready" and not c.here and not c.hidden])
    return [Offer("enter", (), (Pick(absent),), False)] if absent else NONE


def act_enter(draft: Draft, seat: int, command: m.Enter) -> None:
    draft.put(m.Entered(command.who))


def offer_leave(state: State, seat: int) -> Sequence[Offer]:
    """Whoever takes part in what is under way leaves it by being taken out or giving in."""
    if not leads(state, seat) or not state.scene.opened or state.roll is not None:
        return NONE
    rivals = state.contest.who if state.contest is not None else ()
    free = [
        c.id
        for c in state.characters
        if c.here and not c.hidden and c.id not in rivals and (c.out or not takes_part(state, c.id))
    ]
    return [Offer("leave", (), (Pick(tuple(free)),), False)] if free else NONE


def act_leave(draft: Draft, seat: int, command: m.Leave) -> None:
    draft.put(m.Left(command.who))


# The game master's aspects


def offer_add_aspect(state: State, seat: int) -> Sequence[Offer]:
    """FAE-001, FAE-006, FAE-134: on the scene, in a zone, on somebody; in the open, or prepared in hiding."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    places = [SCENE, *[zone.id for zone in state.scene.zones]] if state.scene.opened else []
    people = [c.id for c in state.characters if c.status == "ready" and c.here and not c.hidden]
    hers = [c.id for c in state.characters if c.controller < 0 and c.status == "ready"]
    out: list[Offer] = []
    if places:
        out.append(Offer("add_aspect", ("open",), (Pick((*places, *people)), Text(PHRASE)), False))
    hidden = tuple(dict.fromkeys([SCENE, *[zone.id for zone in state.scene.zones], *people, *hers]))
    out.append(Offer("add_aspect", ("hidden",), (Pick(hidden), Text(PHRASE)), False))
    return out


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


def offer_remove_aspect(state: State, seat: int) -> Sequence[Offer]:
    """Situation aspects, boosts, and what is hidden; a character's own are changed by its sheet's rules."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    found = tuple(
        [a.id for a in state.aspects if a.kind in ("situation", "boost") or (a.hidden and a.kind == "general")]
    )
    return [Offer("remove_aspect", (), (Pick(found),), False)] if found else NONE


def act_remove_aspect(draft: Draft, seat: int, command: m.RemoveAspect) -> None:
    draft.gone(command.aspect, "removed")


def offer_reveal(state: State, seat: int) -> Sequence[Offer]:
    """What was prepared comes into the open, once whoever it belongs to is; the scene's while there is one."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    seen = {c.id for c in state.characters if not c.hidden}
    found = [a.id for a in state.aspects if a.hidden and (a.owner in seen or (not a.owner and state.scene.opened))]
    return [Offer("reveal_aspect", (), (Pick(tuple(found)),), False)] if found else NONE


def act_reveal(draft: Draft, seat: int, command: m.RevealAspect) -> None:
    one = draft.aspect(command.aspect)
    draft.put(m.AspectRevealed(one.id, draft.new_id("a"), "shown", one.text, one.owner))


def offer_withhold(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q39: the game master may take single characters out of what a team knows."""
    if not leads(state, seat) or state.roll is not None:
        return NONE
    heroes = tuple([c.id for c in ready_pcs(state)])
    on_table = {"", *[c.id for c in state.characters if c.status == "ready" and not c.hidden]}
    known: list[tuple[str, tuple[str, ...]]] = []
    for one in state.aspects:
        if one.kind not in ("situation", "general") or one.owner not in on_table or (one.hidden and not one.knowers):
            continue
        known.append(
            (one.id, tuple([who for who in heroes if who != one.owner and (not one.hidden or who in one.knowers)]))
        )
    return alike("withhold", [(which, (Pick(knowing),)) for which, knowing in known if knowing])


def act_withhold(draft: Draft, seat: int, command: m.Withhold) -> None:
    one = draft.aspect(command.aspect)
    knowing = (
        one.knowers
        if one.hidden
        else tuple([c.id for c in draft.state.characters if c.status == "ready" and not c.hidden])
    )
    left = tuple([who for who in knowing if who != command.who])
    draft.put(m.AspectWithheld(one.id, one.id if one.hidden else f"w{one.id[1:]}", left))


def offer_reshuffle(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q05."""
    if state.options.roll_mode == "dice" or not leads(state, seat) or state.roll is not None:
        return NONE
    return [Offer("reshuffle", (), (), False)]


def act_reshuffle(draft: Draft, seat: int, command: m.Reshuffle) -> None:
    draft.put(m.DeckShuffled())


CHAPTER: Chapter = {
    StartSession: (offer_start_session, act_start_session),
    EndSession: (offer_end_session, act_end_session),
    m.OpenScene: (offer_open, act_open),
    m.CloseScene: (offer_close, act_close),
    m.Enter: (offer_enter, act_enter),
    m.Leave: (offer_leave, act_leave),
    m.AddAspect: (offer_add_aspect, act_add_aspect),
    m.RemoveAspect: (offer_remove_aspect, act_remove_aspect),
    m.RevealAspect: (offer_reveal, act_reveal),
    m.Withhold: (offer_withhold, act_withhold),
    m.Reshuffle: (offer_reshuffle, act_reshuffle),
}
