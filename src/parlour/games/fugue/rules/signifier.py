"""When a Signifier comes up in an action, its persona remembers (3.5)."""

from msgspec import Struct

from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import CARD
from parlour.games.fugue.model import Character, Flashback, State
from parlour.games.fugue.rules.ask import alive, character, is_gc, open_task
from parlour.games.fugue.rules.draft import Draft


class Turn(Struct, frozen=True):
    """How a card came to be turned."""

    card: str
    by: int
    """The seat that counts as having turned it."""
    hand: str
    """The character it was turned for, or in whose hand it lies."""
    round: int
    on: tuple[str, ...] = ()
    """Whom it was played on."""


def turned(draft: Draft, card: str, by: int, hand: str, on: tuple[str, ...], round: int) -> None:
    """A card lies face-up: if it is the Signifier of a persona in play, a memory is due (FUG-048)."""
    state, turn = draft.state, Turn(card, by, hand, round, on)
    owner = owner_of(state, card)
    if owner is None:
        return
    receiver = receives(state, turn, owner)
    if receiver is None:
        return
    must, offered = shall_appear(state, turn, owner, receiver)
    shared = sharing(state, turn, receiver)
    if shared is not None:
        draft.put(m.SignifierJoined(shared.id, card, owner.id, receiver.id, by, must, offered))
        return
    task = open_task(state)
    flipped = task is not None and card in task.cards
    action = task if flipped else state.contest
    late = not flipped and state.contest is not None and state.options.signifier_pause == "endOfHand"
    draft.put(
        m.SignifierTurned(
            draft.new_id("f"),
            card,
            owner.id,
            receiver.id,
            by,
            f"{CARD[card].name}: {action.text if action is not None else ''}"[:300],
            must,
            offered,
            round,
            hand,
            late,
        )
    )


def owner_of(state: State, card: str) -> Character | None:
    """The living persona in a player's hands whose Signifier this is; the Dealer's own rests (FUG-A39)."""
    return next((c for c in state.characters if c.signifier == card and alive(c) and not is_gc(state, c)), None)


def receives(state: State, turn: Turn, owner: Character) -> Character | None:
    """FUG-079: the Signifier's persona alone; in the variant the one it was turned for (FUG-083, FUG-A68)."""
    if state.options.signifier_to == "owner":
        return owner
    taker = character(state, turn.hand)
    return None if is_gc(state, taker) else taker


def shall_appear(
    state: State, turn: Turn, owner: Character, receiver: Character
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who must have a part in the memory (FUG-078), and who should (FUG-080, FUG-085)."""
    must: list[str] = []
    if receiver.id != owner.id:
        must.append(owner.id)
    elif turn.by not in (state.desk.gm, owner.seat):
        must.append(turn.hand)
    offered = [who for who in dict.fromkeys((turn.hand, *turn.on)) if who != receiver.id and who not in must]
    return tuple(must), tuple(offered)


def sharing(state: State, turn: Turn, receiver: Character) -> Flashback | None:
    """The memory of another Signifier in the same hand, which this one becomes part of (FUG-084, FUG-A42)."""
    for memory in state.flashbacks:
        if memory.round != turn.round or receiver.id in memory.to:
            continue
        if state.options.two_signifier_scope == "round" or (memory.hand == turn.hand and lies_up(state, memory)):
            return memory
    return None


def lies_up(state: State, memory: Flashback) -> bool:
    """Its card is still in that hand."""
    hands = state.contest.hands if state.contest is not None else ()
    return any(hand.who == memory.hand and memory.card in hand.up for hand in hands)
