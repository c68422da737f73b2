"""Longer ways (YAG-167, YAG-171 to YAG-174): runs of minutes, watches on the road, and the clock of the road."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Number, Offer, Pick, alike
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import WATCH_MINUTES, WATCHES
from parlour.games.yags.model import Creature, Gait, State
from parlour.games.yags.rules.ask import climb_of, idle, leads, mine, playing, ready
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import gait_metres, gait_refused, move, run_minutes
from parlour.games.yags.rules.draft import Chapter, Draft

NONE: tuple[Offer, ...] = ()
LONGEST_RUN, LONGEST_WAY, MOST_PERCENT, MOST_WATCHES = 600, 6 * 7 * 240, 1000, 60


# Runs


def gaits(state: State) -> tuple[Gait, ...]:
    """YAG-Q01, YAG-Q03: the jog and whatever is faster and can be kept up."""
    return ("standard", "running") if state.options.gaits == "four" else ("running",)


def offer_run(state: State, seat: int) -> Sequence[Offer]:
    """Not while time is counted in rounds."""
    if not playing(state) or not idle(state) or state.scene.round:
        return NONE
    own = [one for one in mine(state, seat) if one.here and climb_of(state, one.id) is None]
    able = [(one.id, tuple([gait for gait in gaits(state) if not gait_refused(state, one, gait)])) for one in own]
    return alike("run_on", [(who, (Pick(allowed), Number(1, LONGEST_RUN))) for who, allowed in able if allowed])


def act_run(draft: Draft, seat: int, command: m.RunOn) -> None:
    """YAG-167: a point of fatigue each time so many minutes have passed. They add up until the game master ends the run
    (YAG-Q03)."""
    state, one = draft.state, draft.creature(command.who)
    gait: Gait = "running" if command.gait == "running" else "standard"
    metres = gait_metres(state, one, gait) * command.minutes * 60 // state.options.round_seconds
    each = run_minutes(state, one, gait)
    tired = (one.ran + command.minutes) // each - one.ran // each
    draft.put(m.RanOn(one.id, gait, command.minutes, metres))
    if tired:
        add(draft, one.id, "fatigue", tired, "a long run", savable=True)


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    runners = tuple([one.id for one in ready(state) if one.ran])
    return [Offer("end_run", (), (Pick(runners),), False)] if leads(state, seat) and runners else NONE


def act_end(draft: Draft, seat: int, command: m.EndRun) -> None:
    draft.put(m.RunEnded(command.who))


# The road


def travellers(state: State) -> list[Creature]:
    """YAG-181: whoever can move at all and hangs on no wall."""
    return [one for one in ready(state) if move(state, one) and climb_of(state, one.id) is None]


def keeps_time(state: State, seat: int) -> bool:
    """The clock of the road is the game master's, and stands still while rounds are counted."""
    return leads(state, seat) and state.desk.sitting and idle(state) and (state.lax or not state.scene.round)


def offer_travel(state: State, seat: int) -> Sequence[Offer]:
    who = tuple([one.id for one in travellers(state)])
    if not keeps_time(state, seat) or not who:
        return NONE
    return [Offer("travel", (), (Choose(who, 1, len(who)), Number(1, LONGEST_WAY), Number(0, MOST_PERCENT)), False)]


def act_travel(draft: Draft, seat: int, command: m.Travel) -> None:
    """YAG-172 to YAG-174, YAG-Q66: pro rata, whole kilometres; a point of fatigue at the end of each full watch on the
    road."""
    full = 0
    for who in command.who:
        one = draft.creature(who)
        kilometres = move(draft.state, one) * command.minutes * command.percent // (WATCH_MINUTES * 100)
        watches, into = divmod(one.travelled + command.minutes, WATCH_MINUTES)
        draft.put(m.Travelled(who, command.minutes, kilometres, into))
        if watches:
            add(draft, who, "fatigue", watches, "on the road", savable=True)
        full = max(full, watches)
    on(draft, full)


def offer_pass(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("pass_watch", (), (Number(1, MOST_WATCHES),), False)] if keeps_time(state, seat) else NONE


def act_pass(draft: Draft, seat: int, command: m.PassWatch) -> None:
    on(draft, command.watches)


def on(draft: Draft, watches: int) -> None:
    """YAG-171: after the sixth watch comes the next day's first."""
    if watches:
        days, at = divmod(draft.state.watch - 1 + watches, WATCHES)
        draft.put(m.WatchCame(draft.state.day + days, at + 1))


CHAPTER: Chapter = {
    m.RunOn: (offer_run, act_run),
    m.EndRun: (offer_end, act_end),
    m.Travel: (offer_travel, act_travel),
    m.PassWatch: (offer_pass, act_pass),
}
