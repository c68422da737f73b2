"""What happens by itself: checkpoints and windows, the state checks after them, and the turn going round."""

from collections.abc import Callable
from enum import IntEnum, auto

from parlour.core.game import Outcome
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    CLEAN_UP,
    MAINTAIN,
    NOBODY,
    OVER,
    Kingdom,
    Knight,
    State,
)
from parlour.games.domino_knights.pieces import BLANKS
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import has_reached, is_out
from parlour.games.domino_knights.rules.graves import attached, entomb, fights_by_life_of, kill, last_to_stand, tap_down
from parlour.games.domino_knights.rules.questions import cards_of, everybody, find_knight, living, models

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

    FIRST = auto()
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
    """Who is not asked in a window, as bits, from public facts alone: the ejected, and who has nothing to answer
    with."""
    mask = 0
    for seat, kingdom in enumerate(state.kingdoms):
        if (
            not kingdom.alive
            or (checkpoint == CP6 and kingdom.health == 0 and not state.fame)
            or (not kingdom.hand and not may_commit(state, seat, checkpoint))
        ):
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
    if not s.kingdoms[s.active].alive and not (number == CP6 and s.battle is not None):
        next_turn(draft)
    elif number == INTERJECTION:
        back(draft)
    elif number in (CP4, CP5, CP6) and s.battle is None:
        return
    else:
        _AFTER[number](draft)


def back(draft: Draft) -> None:
    """Return to the suspended phase, which is another thing than entering it: only the aid steps ask everybody anew,
    and a Maintain looks again whether there is still somebody to copy."""
    s = draft.state
    if s.battle is not None and s.phase == CLEAN_UP:
        resume(draft, To.CLEAN_UP)
    elif not s.kingdoms[s.active].alive:
        next_turn(draft)
    elif s.battle is not None and s.phase in (AID_ATTACK, AID_DEFEND):
        resume(draft, To.AID)
    elif s.phase == MAINTAIN:
        resume(draft, To.MAINTAIN)


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
    """3.8: the state checks, in their order, and then what was to follow. While a battle is being cleaned up both wait
    for its end."""
    out: list[int] = []
    while (battle := draft.state.battle) is None or not battle.resolved:
        fallen = [
            seat
            for seat, k in enumerate(draft.state.kingdoms)
            if k.alive and not k.health and is_out(draft.state, seat)
        ]
        for seat in fallen:
            eject(draft, seat, conceded=False)
        if fallen:
            out += fallen
            if battle is not None and (draft.state.active in fallen or battle.target in fallen):
                draft.put(m.BattleEnded((), ()))
            continue
        lost = _without_model(draft.state) if len(living(draft.state)) > 1 else None
        if lost is None:
            break
        seat, knight = lost
        if models(draft.state, knight.suit):
            if draft.state.copying == NOBODY:
                draft.put(m.CopyAsked(seat, then, knight.domino))
            return
        kill(draft, seat, knight, NOBODY)
    if is_won(draft, tuple(out)):
        return
    replenish(draft)
    _THEN[then](draft)


def is_won(draft: Draft, out: tuple[int, ...]) -> bool:
    """DK-009, DK-165, DK-A71, DK-A89: the goal test; `out` fell together just now and share the victory if nobody is
    left."""
    s = draft.state
    left = tuple(living(s))
    if len(left) <= 1:
        finish(draft, left or out, "together" if not left else "standing" if s.fame else "lastStanding")
        return True
    if s.fame and (s.battle is None or not s.battle.resolved) and (first := has_reached(s)) is not None:
        finish(draft, (first,), "fameReached")
        return True
    return False


def fell_by_itself(draft: Draft) -> bool:
    """DK-175, DK-A88: without Fame, the active Kingdom lost her last Candidate outside any window: her turn is over."""
    s = draft.state
    if not s.fame or not is_out(s, s.active):
        return False
    settle(draft, THEN_AFTER_BATTLE)
    return True


def _without_model(state: State) -> tuple[int, Knight] | None:
    """DK-158, DK-159: a Doppelganger whose model has left play; it needs another, or dies. First the one already asked
    for."""
    if state.copying != NOBODY:
        return find_knight(state, state.copier)
    for seat, kingdom in enumerate(state.kingdoms):
        for knight in kingdom.knights:
            if knight.domino in BLANKS and all(k.domino != knight.model for k in models(state, knight.suit)):
                return seat, knight
    return None


def eject(draft: Draft, seat: int, *, conceded: bool) -> None:
    """DK-099, DK-A52: all her cards are discarded and all her dominoes buried, in the order of 3.8; of pairs the last
    (3.9)."""
    kingdom: Kingdom = draft.state.kingdoms[seat]
    cards = list(kingdom.hand)
    for candidate in kingdom.candidates:
        cards += candidate.cards
    last = last_to_stand(draft.state, seat)
    for knight in kingdom.knights:
        cards += attached(knight) if knight is last else cards_of(knight)
    cards += kingdom.laid
    dominoes: list[int] = []
    if not draft.state.options.dominoless:
        dominoes += [r.domino for r in kingdom.recruits] + [c.domino for c in kingdom.candidates]
        dominoes += [k.domino for k in kingdom.knights]
    freed = fights_by_life_of(draft.state, tuple([k.domino for k in kingdom.knights]))
    draft.put(m.Ejected(seat, tuple(cards), tuple(dominoes), conceded, draft.state.fame))
    tap_down(draft, freed)
    if last is not None:
        entomb(draft, seat, last.cards)


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
        finish_by_time(draft)
        return
    draft.put(m.TurnBegan(seat))
    resume(draft, To.MAINTAIN)


def finish_by_time(draft: Draft) -> None:
    """DK-166, DK-181, DK-A66: who has the most Health or Fame wins; then more Knights; then they share."""
    s = draft.state
    best = max(s.kingdoms[seat].health for seat in living(s))
    winners = [seat for seat in living(s) if s.kingdoms[seat].health == best]
    how, by_knights, shared = (
        ("mostFame", "knightsAtEqualFame", "equalFame") if s.fame else ("healthiest", "knights", "shared")
    )
    if len(winners) > 1 and s.options.tie_break == "knights":
        most = max(len(s.kingdoms[seat].knights) for seat in winners)
        winners = [seat for seat in winners if len(s.kingdoms[seat].knights) == most]
        how = by_knights
    finish(draft, tuple(winners), how if len(winners) == 1 else shared)


def finish(draft: Draft, winners: tuple[int, ...], how: str) -> None:
    """DK-009, DK-165. A lesson does not end with it: the step is begun again."""
    if draft.state.lesson is not None:
        draft.put(m.LessonLost())
        return
    scores = tuple([kingdom.health for kingdom in draft.state.kingdoms])
    draft.put(m.GameEnded(Outcome(winners, how, scores)))
