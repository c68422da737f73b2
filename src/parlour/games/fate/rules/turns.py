"""Whose turn it is in a conflict (7.3): order, actions, exchanges, and when it is over."""

from parlour.games.fate import moves as m
from parlour.games.fate.model import Character, Conflict, State
from parlour.games.fate.rules.ask import character, find_character, rating
from parlour.games.fate.rules.draft import Draft
from parlour.games.fate.rules.mapping import free_steps


def members(conflict: Conflict) -> list[str]:
    return [who for slot in conflict.order for who in slot]


def takes_part(state: State, who: str) -> bool:
    return state.conflict is not None and who in members(state.conflict)


def is_turn(state: State, who: str) -> bool:
    """In the slot whose turn it is, and not done yet."""
    conflict = state.conflict
    return (
        conflict is not None
        and conflict.begun
        and who in conflict.order[conflict.at]
        and who not in conflict.ended_turn
    )


def has_action(state: State, who: str) -> bool:
    """FAE-140: one action that is not free."""
    conflict = state.conflict
    return conflict is not None and who not in conflict.acted and who not in conflict.ended_turn


def is_done(state: State, who: str) -> bool:
    """Nothing is left to this character in this exchange."""
    conflict, person = state.conflict, find_character(state, who)
    assert conflict is not None
    if person is None or person.out or not person.here or who in conflict.ended_turn:
        return True
    return who in conflict.acted and not free_steps(state, person)


def advance(draft: Draft) -> None:
    """After anything that may end a turn: the next slot with somebody who can still act; a new exchange after the
    last."""
    conflict = draft.state.conflict
    if conflict is None or not conflict.begun or draft.state.roll is not None:
        return
    if _over(draft, conflict) or not all(is_done(draft.state, who) for who in conflict.order[conflict.at]):
        return
    at, exchange = conflict.at, conflict.exchange
    for _ in range(2 * len(conflict.order)):
        at += 1
        if at == len(conflict.order):
            at, exchange = 0, exchange + 1
        fresh = exchange != conflict.exchange
        if any(_may_come(draft.state, who, fresh=fresh) for who in conflict.order[at]):
            break
    if exchange != conflict.exchange and draft.state.options.boost_expiry == "exchange":
        for boost in [a.id for a in draft.state.aspects if a.kind == "boost"]:
            draft.gone(boost, "expired")
    draft.put(m.TurnCame(at, exchange, conflict.order[at]))


def _may_come(state: State, who: str, *, fresh: bool) -> bool:
    """FAE-088: whoever has helped already in this exchange has no turn left in it."""
    conflict, person = state.conflict, find_character(state, who)
    assert conflict is not None
    if person is None or person.out or not person.here:
        return False
    return fresh or (who not in conflict.acted and who not in conflict.ended_turn)


def sides_left(state: State, conflict: Conflict) -> list[str]:
    left: list[str] = []
    for who in members(conflict):
        person = find_character(state, who)
        if person is not None and person.here and not person.out and person.side not in left:
            left.append(person.side)
    return left


def _over(draft: Draft, conflict: Conflict) -> bool:
    """FAE-142: once nobody of one side is left."""
    left = sides_left(draft.state, conflict)
    if len(left) > 1:
        return False
    draft.put(m.ConflictEnded(left[0] if left else ""))
    return True


def restore(draft: Draft, who: str) -> None:
    """The action was not used after all."""
    conflict = draft.state.conflict
    if conflict is not None and who in conflict.acted:
        draft.put(m.ActionRestored(who))


def rank(person: Character, approach: str) -> int:
    """FAE-135, FAE-136; FAE-Q29 for mooks, whose lists may speak of speed or care."""
    if person.ratings:
        return rating(person, approach)
    words = _SPEED if approach == "Quick" else _CARE
    skilled = any(word in thing.lower() for thing in person.skilled for word in words)
    bad = any(word in thing.lower() for thing in person.bad for word in words)
    return 2 * skilled - 2 * (bad or (person.weak_else and not skilled))


_SPEED = ("speed", "quick", "fast", "run", "chas", "sprint", "swift", "reflex", "flying", "gliding")
_CARE = ("care", "watch", "guard", "patien", "listen", "hear", "spot", "read", "think", "notic", "observ", "attenti")


def order_of(state: State, who: tuple[str, ...], harm: str) -> tuple[tuple[str, ...], ...]:
    """FAE-135..138: descending; the game master's characters together at the place of their best. Ties as they were
    named, players first, until the game master says otherwise (FAE-137)."""
    approach = "Quick" if harm == "physical" else "Careful"
    people = [character(state, one) for one in who]
    npcs = [one for one in people if one.kind != "pc"]
    slots: list[tuple[int, tuple[str, ...]]] = [(rank(one, approach), (one.id,)) for one in people if one.kind == "pc"]
    if npcs and state.options.npc_order == "block":
        slots.append((max([rank(one, approach) for one in npcs]), tuple([one.id for one in npcs])))
    else:
        slots += [(rank(one, approach), (one.id,)) for one in npcs]
    return tuple([slot for _, slot in sorted(slots, key=lambda slot: -slot[0])])
