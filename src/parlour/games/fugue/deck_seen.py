"""What a seat has seen of the deck, and so how likely each card is to be the next: never more than its view shows."""

from fractions import Fraction

from parlour.games.fugue.cards import KEYS
from parlour.games.fugue.model import State
from parlour.games.fugue.rules.ask import open_task
from parlour.games.fugue.rules.contest_ask import seat_of_who


def seen(state: State, seat: int | None) -> set[str]:
    """Cards this seat knows the place of: all that lie face-up, and its own."""
    found = set(state.discard)
    task, contest = open_task(state), state.contest
    if task is not None:
        found.update(task.cards)
    if seat is not None:
        found.update([gone.card for gone in state.gone if gone.seat == seat])
    for hand in contest.hands if contest is not None else ():
        found.update(hand.up)
        if seat is not None and seat_of_who(state, hand.who) == seat:
            found.update(hand.down)
    for wild in contest.wilds if contest is not None else ():
        if wild.shown or (seat is not None and seat_of_who(state, wild.who) == seat):
            found.add(wild.card)
    return found


def next_card(state: State, seat: int | None) -> dict[str, Fraction]:
    """The chance of each card to be dealt next: any that the seat has not seen, or of the discards where the deck is
    empty."""
    known = seen(state, seat)
    unknown = [key for key in KEYS if key not in known]
    if state.deck:
        return {key: Fraction(1, len(unknown)) for key in unknown}
    pile = len(state.discard) + len(state.gone)
    if not pile:
        return {}
    mine = [gone.card for gone in state.gone if gone.seat == seat]
    hidden = len(state.gone) - len(mine)
    pool = {key: Fraction(1, pile) for key in (*state.discard, *mine)}
    if hidden:
        pool.update({key: Fraction(hidden, pile * len(unknown)) for key in unknown})
    return pool
