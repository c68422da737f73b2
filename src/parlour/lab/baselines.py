"""Players to measure a learner against, and a match between them: `python -m parlour.lab.baselines --seats
random,normal,normal`.

A player is anything with `act(env, observation) -> action`; it sees what the selected agent sees, and nothing else."""

import argparse
import sys
from collections.abc import Sequence
from typing import Protocol

from parlour.games import GAMES
from parlour.lab.env import domino_knights_v0
from parlour.lab.env.aec import Observation, TableEnv
from parlour.lab.figures import rate
from parlour.lab.luck import stream
from parlour.lab.play import decide


class Player(Protocol):
    """One seat's mind."""

    def act(self, env: TableEnv, observation: Observation) -> int: ...


class RandomPlayer:
    """Says any of the words it may."""

    def __init__(self, seed: int) -> None:
        self._random = stream(seed, "random")

    def act(self, env: TableEnv, observation: Observation) -> int:
        legal = observation["action_mask"].nonzero()[0]
        return int(legal[int(self._random() * len(legal))])


class BotPlayer:
    """One of the game's own bots, in a world its seat cannot tell from the real one; it spells what it has decided."""

    def __init__(self, level: str, seed: int) -> None:
        self._level, self._random = level, stream(seed, "bot")
        self._to_say: list[int] = []

    def act(self, env: TableEnv, observation: Observation) -> int:
        if not self._to_say:
            seat = env.possible_agents.index(env.agent_selection)
            self._to_say = env.spell(decide(env.game, env.state_of_play, seat, self._level, self._random))
        return self._to_say.pop(0)


def player(kind: str, seed: int) -> Player:
    return RandomPlayer(seed) if kind == "random" else BotPlayer(kind, seed)


def match(env: TableEnv, players: Sequence[Player], seed: int) -> list[float]:
    """One game; each seat's reward."""
    env.reset(seed=seed)
    total = [0.0] * len(players)
    for agent in env.agent_iter():
        observation, reward, ended, broken_off, _ = env.last()
        seat = env.possible_agents.index(agent)
        total[seat] += reward
        env.step(None if ended or broken_off or observation is None else players[seat].act(env, observation))
    return total


def main(arguments: Sequence[str] | None = None) -> int:
    levels = [level.key for level in GAMES[domino_knights_v0.KEY].levels]
    parser = argparse.ArgumentParser(
        prog="python -m parlour.lab.baselines", description="Baselines against each other in the environment."
    )
    parser.add_argument(
        "--seats", default="random,normal", help=f"who plays: random, {', '.join(levels)} (default: random,normal)"
    )
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print the table whenever somebody decides")
    asked = parser.parse_args(arguments)
    kinds = asked.seats.split(",")
    if unknown := [kind for kind in kinds if kind not in ("random", *levels)]:
        parser.error(f"nobody is called {unknown[0]!r}; there is random, {', '.join(levels)}")
    try:
        env = domino_knights_v0.raw_env(len(kinds), render_mode="ansi")
    except ValueError as no:
        parser.error(str(no))
    won = [0] * len(kinds)
    for number in range(asked.games):
        turned = [(chair + number) % len(kinds) for chair in range(len(kinds))]
        seated: list[Player] = [
            Shown(player(kinds[c], number + c)) if asked.show else player(kinds[c], number + c) for c in turned
        ]
        rewards = match(env, seated, asked.seed + number)
        for seat, chair in enumerate(turned):
            won[chair] += rewards[seat] == 1.0
    for chair, kind in enumerate(kinds):
        share = rate(won[chair], asked.games)
        print(
            f"{kind:8} won {won[chair]:4} of {asked.games}  {100 * share.value:5.1f} % ({100 * share.low:.1f} "
            f"- {100 * share.high:.1f})"
        )
    return 0


class Shown:
    """A player whose table is printed before each word."""

    def __init__(self, inner: Player) -> None:
        self._inner = inner

    def act(self, env: TableEnv, observation: Observation) -> int:
        action = self._inner.act(env, observation)
        print(f"{env.render()}\n{env.agent_selection} says: {env.words[action]}\n")
        return action


if __name__ == "__main__":
    sys.exit(main())
