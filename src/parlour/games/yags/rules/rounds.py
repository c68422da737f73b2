"""Rounds (3.6): counted by the game master; a free move for everybody, and what a sprint has cost when a round is
over."""

from parlour.core.judge import Count, Move, One
from parlour.games.yags import moves as m
from parlour.games.yags.model import GAITS, Creature, Gait, State
from parlour.games.yags.rules.ask import idle, is_npc, playing, present
from parlour.games.yags.rules.conditions import BETWEEN, no_rounds, rounds_on
from parlour.games.yags.rules.counters import add
from parlour.games.yags.rules.derive import free_metres
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.run import GO, GOING, gait_target
from parlour.roleplay.cast import not_gm, people, seat_of


def act_start(draft: Draft, seat: int, command: m.StartRounds) -> None:
    draft.put(m.RoundBegan(1, True))


def act_next(draft: Draft, seat: int, command: m.NextRound) -> None:
    tire(draft)
    draft.put(m.RoundBegan(draft.state.scene.round + 1))


def act_end(draft: Draft, seat: int, command: m.EndRounds) -> None:
    tire(draft)
    draft.put(m.RoundsEnded(draft.state.scene.round))


def tire(draft: Draft) -> None:
    """YAG-169: a point for each round of sprinting, at its end, also where the check failed."""
    for one in present(draft.state):
        if one.gait == "sprinting":
            tire_one(draft, one.id)


def tire_one(draft: Draft, who: str) -> None:
    add(draft, who, "fatigue", 1, "a round of sprinting", savable=True)


# The free move


def bad_ground(state: State) -> bool:
    """YAG-165: where the ground is clear; elsewhere the careful gait is as far and asks for a check."""
    return gait_target(state, "standard") is not None


def free_way(state: State, who: Creature) -> int:
    return free_metres(state, who)


def act_free(draft: Draft, seat: int, command: m.MoveFree) -> None:
    draft.put(m.WentOn(command.who, command.metres))


# Whom a round waits for


def movers(state: State) -> list[Creature]:
    """The players' characters who can still go somewhere in this round."""
    if not state.scene.round or not playing(state) or not idle(state):
        return []
    found = [one for one in present(state) if not is_npc(one) and not one.gait and not one.gone]
    return [one for one in found if any([_can_go(state, one, gait) for gait in GAITS])]


def _can_go(state: State, one: Creature, gait: Gait) -> bool:
    return GO.wrong(state, seat_of(state, one), m.Go(one.id, gait)) is None


def everybody_moved(state: State) -> bool:
    return not movers(state)


def awaits(state: State) -> set[int]:
    """Who has yet to move; then the game master, for the next round."""
    if not state.scene.round or not playing(state) or not idle(state):
        return set()
    return {seat_of(state, one) for one in movers(state)} or {state.desk.gm}


MOVE_FREE = Move(
    m.MoveFree,
    {"who": One(people, unless=GOING), "metres": Count(1, free_way, suggest=free_way)},
    rule="YAG-165",
    unless=(*BETWEEN, no_rounds, bad_ground),
)
MOVES: Moves = {
    Move(m.StartRounds, {}, rule="YAG-165", unless=(not_gm, *BETWEEN, rounds_on)): act_start,
    Move(m.NextRound, {}, rule="YAG-165", unless=(not_gm, *BETWEEN, no_rounds), owed=everybody_moved): act_next,
    Move(m.EndRounds, {}, rule="YAG-165", unless=(not_gm, *BETWEEN, no_rounds)): act_end,
    MOVE_FREE: act_free,
}
