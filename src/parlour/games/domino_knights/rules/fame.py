"""Fame (2.22): what a battle earns and costs, whom it bars from recruiting, who is out for want of it."""

from collections.abc import Sequence

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.questions import find_knight, living


def changes(state: State, fought: Sequence[m.Pairing], opened: Sequence[m.Pairing]) -> tuple[int, ...]:
    """DK-169 to DK-171, DK-182, DK-A67 to DK-A69: one net change by seat, nobody falling below 0; `opened` struck the
    Kingdom."""
    gains = [0] * len(state.kingdoms)
    losses = gains.copy()
    for pairing in fought:
        striker = _controller(state, pairing.attacker)
        unit = [_controller(state, blocker) for blocker in pairing.blockers]
        if pairing.unit_falls:
            gains[striker] += len(unit)
            for seat in unit:
                losses[seat] += 1
        if pairing.attacker_falls:
            losses[striker] += 1
            for seat in set(unit):
                gains[seat] += 1
    assert state.battle is not None
    for pairing in opened:
        if state.options.fame_unblocked == "gain1":
            gains[_controller(state, pairing.attacker)] += 1
        elif state.options.fame_unblocked == "lose1":
            losses[state.battle.target] += 1
    rising = state.goal != "fameAttrition"
    return tuple(
        [max(gain * rising - loss, -k.health) for gain, loss, k in zip(gains, losses, state.kingdoms, strict=True)]
    )


def _controller(state: State, body: int) -> int:
    found = find_knight(state, body)
    assert found is not None
    return found[0]


def may_recruit(state: State, seat: int) -> bool:
    """DK-173, DK-A85: without Fame nobody new joins a Kingdom."""
    return not state.fame or state.kingdoms[seat].health > 0


def death_costs(draft: Draft, seat: int) -> None:
    """DK-A70: a death that was no defeat by Knights costs nothing, unless the house says so."""
    s = draft.state
    if s.fame and s.options.death_costs_fame and s.kingdoms[seat].health:
        draft.put(m.FameChanged(seat, s.kingdoms[seat].health - 1))


def is_out(state: State, seat: int) -> bool:
    """DK-098, DK-175, DK-A72: at 0, where Fame is played for only without Knight, Candidate and Recruit. Who lies
    flipped fights no more."""
    kingdom = state.kingdoms[seat]
    if kingdom.health or not kingdom.alive:
        return False
    if not state.fame or (state.goal == "fameAttrition" and state.options.attrition_out == "zero"):
        return True
    flipped = state.battle.flipped if state.battle is not None else b""
    return not (kingdom.candidates or kingdom.recruits or [k for k in kingdom.knights if k.domino not in flipped])


def has_reached(state: State) -> int | None:
    """DK-A71: who has N Fame and more than anybody else."""
    if state.goal != "fameFirstTo":
        return None
    most = max([state.kingdoms[seat].health for seat in living(state)])
    leading = [seat for seat in living(state) if state.kingdoms[seat].health == most]
    return leading[0] if most >= state.options.fame_goal and len(leading) == 1 else None
