"""What happens by itself: checkpoints and windows, the state checks after them, and the turn going round."""

from collections.abc import Callable
from enum import IntEnum, auto

from parlour.core.game import Outcome
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, CLEAN_UP, NOBODY, OVER, Kingdom, State
from parlour.games.domino_knights.pieces import BLANK
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.questions import all_knights, cards_of, everybody, living, models

Step = Callable[[Draft], None]
INTERJECTION, CP1, CP2, CP3, CP4, CP5, CP6, CP7 = range(8)
_AFTER: dict[int, Step] = {}
_RESUME: dict["To", Step] = {}

THEN_BACK, THEN_WINDOW, THEN_AFTER_BATTLE = range(3)


def after(checkpoint: int) -> Callable[[Step], Step]:
    """Marks what goes on when this checkpoint is over."""

    def mark(step: Step) -> Step:
        _AFTER[checkpoint] = step
        return step

    return mark


class To(IntEnum):
    """Steps of one chapter that another leads to."""

    MAINTAIN = auto()
    AID = auto()
    AID_OVER = auto()
    CLOSE_WINDOW = auto()
    CLEAN_UP = auto()


def resumes(to: To) -> Callable[[Step], Step]:
    """Marks the function that takes such a step."""

    def mark(step: Step) -> Step:
        _RESUME[to] = step
        return step

    return mark


def resume(draft: Draft, to: To) -> None:
    """Go to a step of another chapter."""
    _RESUME[to](draft)


def may_commit(state: State, seat: int, checkpoint: int) -> bool:
    """DK-A20: a Knight that Life brought in or freed in this battle may still join its side, in CP4 or CP5."""
    battle = state.battle
    if battle is None or not battle.freed or checkpoint not in (CP4, CP5):
        return False
    if (seat != state.active) if checkpoint == CP4 else (battle.sides[seat] != 2):
        return False
    return any(
        k.domino in battle.freed and k.domino not in battle.used and k.domino not in state.tapped
        for k in state.kingdoms[seat].knights
    )


def excused(state: State, checkpoint: int) -> int:
    """Who is not asked in a window, as bits, from public facts alone: the ejected, and who has nothing to answer with."""
    mask = 0
    for seat, kingdom in enumerate(state.kingdoms):
        if not kingdom.alive or (checkpoint == CP6 and kingdom.health == 0) or (not kingdom.hand and not may_commit(state, seat, checkpoint)):
            mask |= 1 << seat
    return mask


def replenish(draft: Draft) -> None:
    """DK-117: an empty deck is made anew from the discard pile."""
    s = draft.state
    if not s.deck and s.discard:
        draft.put(m.Reshuffled(len(s.discard)))


def checkpoint(draft: Draft, number: int) -> None:
    """3.5: a window the engine opens by itself; skipped when nobody could answer."""
    replenish(draft)
    mask = excused(draft.state, number)
    if mask == everybody(draft.state):
        go_on(draft, number)
    else:
        draft.put(m.WindowOpened(number, mask))


def go_on(draft: Draft, number: int) -> None:
    """The suspended state goes on after this checkpoint (0: after an interjection)."""
    s = draft.state
    if s.phase == OVER:
        return
    if not s.kingdoms[s.active].alive:
        next_turn(draft)
    elif number == INTERJECTION:
        back(draft)
    elif number in (CP4, CP5, CP6) and s.battle is None:
        return
    else:
        _AFTER[number](draft)


def back(draft: Draft) -> None:
    """Return to the suspended phase, which is another thing than entering it: only the aid steps ask everybody anew."""
    s = draft.state
    if not s.kingdoms[s.active].alive:
        next_turn(draft)
    elif s.battle is not None and s.phase in (AID_ATTACK, AID_DEFEND):
        resume(draft, To.AID)
    elif s.battle is not None and s.phase == CLEAN_UP:
        resume(draft, To.CLEAN_UP)


def look_at_window(draft: Draft) -> None:
    """After a batch: whoever can answer is asked again; if nobody can, the window closes."""
    s = draft.state
    window = s.window
    if window is None:
        back(draft)
        return
    mask = excused(s, window.checkpoint)
    if window.passed | mask == everybody(s):
        resume(draft, To.CLOSE_WINDOW)


def after_battle(draft: Draft) -> None:
    """DK-104, DK-A88: the active Kingdom goes on, unless she is out herself."""
    s = draft.state
    if not s.kingdoms[s.active].alive:
        next_turn(draft)


_THEN: tuple[Step, ...] = (back, look_at_window, after_battle)


def settle(draft: Draft, then: int) -> None:
    """3.8: the state checks, in their order, and then what was to follow."""
    while True:
        if _lost_model(draft, then):
            return
        if draft.state.battle is not None and draft.state.battle.resolved:
            break
        fallen = [seat for seat, k in enumerate(draft.state.kingdoms) if k.alive and k.health == 0]
        for seat in fallen:
            eject(draft, seat, conceded=False)
        if not fallen:
            break
    if len(living(draft.state)) <= 1:
        finish(draft, tuple(living(draft.state)), "lastStanding")
        return
    replenish(draft)
    _THEN[then](draft)


def _lost_model(draft: Draft, then: int) -> bool:
    """DK-158, DK-159: a Doppelganger whose model has left play needs another, or dies. True while it must be chosen."""
    for seat, knight in all_knights(draft.state):
        if knight.domino != BLANK:
            continue
        battle = draft.state.battle
        if battle is not None and battle.resolved:
            return False
        possible = models(draft.state, knight.suit)
        if any(k.domino == knight.model for k in possible):
            return False
        if possible:
            draft.put(m.CopyAsked(seat, then))
            return True
        draft.put(m.KnightKilled(seat, BLANK, tuple(cards_of(knight)), NOBODY))
        return False
    return False


def eject(draft: Draft, seat: int, *, conceded: bool) -> None:
    """DK-099, DK-A52: all her cards are discarded and all her dominoes buried, in the order of 3.8."""
    kingdom: Kingdom = draft.state.kingdoms[seat]
    cards = list(kingdom.hand)
    for candidate in kingdom.candidates:
        cards += candidate.cards
    for knight in kingdom.knights:
        cards += cards_of(knight)
    cards += kingdom.laid
    dominoes = (
        [r.domino for r in kingdom.recruits] + [c.domino for c in kingdom.candidates] + [k.domino for k in kingdom.knights]
    )
    draft.put(m.Ejected(seat, tuple(cards), tuple(dominoes), conceded))


def next_turn(draft: Draft) -> None:
    """DK-043, DK-A65: clockwise to the next Kingdom not ejected, unless the time is over."""
    s = draft.state
    count = len(s.kingdoms)
    seat = s.active
    round_over = False
    for _ in range(count):
        seat = (seat + 1) % count
        round_over = round_over or seat == s.first
        if s.kingdoms[seat].alive:
            break
    if s.time_up and (s.options.time_up != "round" or round_over):
        finish_by_health(draft)
        return
    draft.put(m.TurnBegan(seat))
    resume(draft, To.MAINTAIN)


def finish_by_health(draft: Draft) -> None:
    """DK-166, DK-A66: the healthiest Kingdom wins; then more Knights; then they share."""
    s = draft.state
    best = max(s.kingdoms[seat].health for seat in living(s))
    winners = [seat for seat in living(s) if s.kingdoms[seat].health == best]
    how = "healthiest"
    if len(winners) > 1 and s.options.tie_break == "knights":
        most = max(len(s.kingdoms[seat].knights) for seat in winners)
        winners = [seat for seat in winners if len(s.kingdoms[seat].knights) == most]
        how = "knights"
    finish(draft, tuple(winners), how if len(winners) == 1 else "shared")


def finish(draft: Draft, winners: tuple[int, ...], how: str) -> None:
    """DK-009, DK-165."""
    scores = tuple([kingdom.health for kingdom in draft.state.kingdoms])
    draft.put(m.GameEnded(Outcome(winners, how, scores)))
