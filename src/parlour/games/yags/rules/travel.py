"""Longer ways (YAG-167, YAG-171 to YAG-174): runs of minutes, watches on the road, and the clock of the road."""

from parlour.core.judge import Count, Move, One, Some
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import WATCH_MINUTES, WATCHES
from parlour.games.yags.model import GAITS, Creature, Gait, State
from parlour.games.yags.rules.conditions import BETWEEN, SHOWN, check_open, on_a_wall, overloaded, rounds_on
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import gait_metres, move, run_minutes
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.run import MOVING, too_heavy
from parlour.roleplay.cast import no_session, not_gm, people, players

LONGEST_RUN, LONGEST_WAY, MOST_PERCENT, MOST_WATCHES = 600, 6 * 7 * 240, 1000, 60


# Runs


def gaits(state: State) -> tuple[Gait, ...]:
    """YAG-Q01, YAG-Q03: the jog and whatever is faster and can be kept up."""
    return ("standard", "running") if state.options.gaits == "four" else ("running",)


def not_for_long(state: State, it: Gait) -> bool:
    return it not in gaits(state)


def not_running(it: Creature) -> bool:
    return not it.ran


def nobody_runs(state: State) -> bool:
    return not any([one.ran and one.stage == "ready" for one in state.creatures])


def act_run(draft: Draft, seat: int, command: m.RunOn) -> None:
    """YAG-167: a point of fatigue each time so many minutes have passed. They add up until the game master ends the run
    (YAG-Q03)."""
    state, one = draft.state, draft.one(command.who)
    gait: Gait = "running" if command.gait == "running" else "standard"
    metres = gait_metres(state, one, gait) * command.minutes * 60 // state.options.round_seconds
    each = run_minutes(state, one, gait)
    tired = (one.ran + command.minutes) // each - one.ran // each
    draft.put(m.RanOn(one.id, gait, command.minutes, metres))
    if tired:
        add(draft, one.id, "fatigue", tired, "a long run", savable=True)


def act_end(draft: Draft, seat: int, command: m.EndRun) -> None:
    draft.put(m.RunEnded(command.who))


# The road

KEEPING_TIME = (not_gm, no_session, check_open, rounds_on)
"""The clock of the road is the game master's, and stands still while rounds are counted."""


def act_travel(draft: Draft, seat: int, command: m.Travel) -> None:
    """YAG-172 to YAG-174, YAG-Q66: pro rata, whole kilometres; a point of fatigue at the end of each full watch on the
    road."""
    full = 0
    for who in command.who:
        one = draft.one(who)
        kilometres = move(draft.state, one) * command.minutes * command.percent // (WATCH_MINUTES * 100)
        watches, into = divmod(one.travelled + command.minutes, WATCH_MINUTES)
        draft.put(m.Travelled(who, command.minutes, kilometres, into))
        if watches:
            add(draft, who, "fatigue", watches, "on the road", savable=True)
        full = max(full, watches)
    on(draft, full)


def act_pass(draft: Draft, seat: int, command: m.PassWatch) -> None:
    on(draft, command.watches)


def on(draft: Draft, watches: int) -> None:
    """YAG-171: after the sixth watch comes the next day's first."""
    if watches:
        days, at = divmod(draft.state.watch - 1 + watches, WATCHES)
        draft.put(m.WatchCame(draft.state.day + days, at + 1))


def to_fatigue(state: State, who: Creature, gait: Gait) -> int:
    """YAG-167: as far as the next point."""
    return min(LONGEST_RUN, run_minutes(state, who, gait))


MOVES: Moves = {
    Move(
        m.RunOn,
        {
            "who": One(people, unless=MOVING),
            "gait": One(GAITS, unless=(not_for_long, too_heavy)),
            "minutes": Count(1, LONGEST_RUN, suggest=to_fatigue),
        },
        rule="YAG-167",
        unless=(*BETWEEN, rounds_on),
    ): act_run,
    Move(
        m.EndRun, {"who": One(people, unless=(*SHOWN, not_running))}, rule="YAG-Q03", unless=(not_gm, nobody_runs)
    ): act_end,
    Move(
        m.Travel,
        {
            "who": Some(people, unless=(*SHOWN, on_a_wall, overloaded), suggest=players),
            "minutes": Count(1, LONGEST_WAY, suggest=WATCH_MINUTES),
            "percent": Count(0, MOST_PERCENT, suggest=100),
        },
        rule="YAG-172",
        unless=KEEPING_TIME,
    ): act_travel,
    Move(m.PassWatch, {"watches": Count(1, MOST_WATCHES, suggest=1)}, rule="YAG-171", unless=KEEPING_TIME): act_pass,
}
