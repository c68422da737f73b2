"""Any game that can be learnt by numbers as a PettingZoo environment in which agents act in turn."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from parlour.core.chance import Imagined
from parlour.core.game import CLOCK, Game, Outcome, RuleViolation
from parlour.core.offers import Offer, Piece
from parlour.core.study import Learning, Learnt
from parlour.lab.env.spelling import Spelling, begun, can_be_spelled, spelled
from parlour.lab.luck import stream
from parlour.lab.play import PACE, Sandglass

Observation = dict[str, Any]
THAT_IS_ALL = 0
"""The action that ends a choice."""


def reward(outcome: Outcome, seat: int) -> float:
    """1 for a victory alone, -1 for a defeat; k winners get 2 / k - 1 each.

    >>> [reward(Outcome((0,), ""), 0), reward(Outcome((0, 1), ""), 0), reward(Outcome((0,), ""), 1)]
    [1.0, 0.0, -1.0]
    """
    return 2 / len(outcome.winners) - 1 if seat in outcome.winners else -1.0


class TableEnv(AECEnv[str, Observation, int | None]):
    """A table at which every seat is an agent. An agent spells its command word by word; nobody else sees it before it
    is whole."""

    def __init__(
        self,
        game: Game,
        name: str,
        players: int,
        options: Mapping[str, str | int | bool] | None = None,
        *,
        max_decisions: int = 5000,
        ask_forced: bool = False,
        pace: float = PACE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if not isinstance(game, Learnt):
            raise ValueError(f"{game.about.title} cannot be learnt by numbers.")
        if not game.about.least <= players <= game.about.most:
            raise ValueError(
                f"{game.about.title} is for {game.about.least} to {game.about.most} players, not {players}."
            )
        if render_mode not in (None, "ansi"):
            raise ValueError(f"The table can be shown as 'ansi', not as {render_mode!r}.")
        if max_decisions < 1:
            raise ValueError("A game has at least one decision.")
        try:
            self._options = game.read_options({key: written(value) for key, value in (options or {}).items()}, players)
        except RuleViolation as no:
            raise ValueError(f"{no.why} {no.cure}".strip()) from None
        self.game: Game = game
        self.learning: Learning = game.learning
        self.metadata: dict[str, Any] = {
            "name": name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_decisions, self.ask_forced, self.pace = max_decisions, ask_forced, pace
        self.commands = [tag for tag in game.commands if tag not in self.learning.left_out]
        self.words: tuple[str, ...] = ("that is all", *self.commands, *[str(word) for word in self.learning.words])
        """What each action says."""
        self._known = {word: 1 + len(self.commands) + at for at, word in enumerate(self.learning.words)}
        self._command_words = {tag: 1 + at for at, tag in enumerate(self.commands)}
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        numbers = self.learning.size + 2 * len(self.words)
        self.observation_spaces = {
            agent: _observation_space(numbers, len(self.words)) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.words)) for agent in self.possible_agents}
        self._np_random: Any = None
        self._views: dict[int, tuple[Any, dict[Piece, int]]] = {}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. The same seed deals the same; without one, chance goes on from the last game."""
        if seed is not None or self._np_random is None:
            self._np_random, _ = seeding.np_random(seed)
        dealt = int(self._np_random.integers(2**62))
        self._chance = Imagined(stream(dealt, "luck"))
        self._glass = Sandglass(self.game, self.pace)
        players = len(self.possible_agents)
        _, self.state_of_play = self.game.start([""] * players, self._options, self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._views.clear()
        self._seat = players - 1
        self._ask_next()

    def _ask_next(self) -> None:
        """The next seat that is asked, clockwise from who acted last; without a choice of its own the table acts for
        it."""
        players = len(self.possible_agents)
        while True:
            outcome = self.game.outcome(self.state_of_play)
            asked = self.game.awaited(self.state_of_play)
            if outcome is not None or not asked:
                return self._finish(
                    {agent: reward(outcome, seat) for seat, agent in enumerate(self.possible_agents)} if outcome else {}
                )
            if self.decisions >= self.max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)
                return None
            if (time := self._glass.says(self.state_of_play)) is not None:
                self._play(CLOCK, time)
                continue
            self._seat = next(
                seat for seat in [(self._seat + 1 + i) % players for i in range(players)] if seat in asked
            )
            self.agent_selection = self.possible_agents[self._seat]
            self._offers = self._sayable(self._seat)
            self._spelling: Spelling | None = None
            forced = None if self.ask_forced else self._forced()
            if forced is None:
                return None
            self._act(forced)

    def _sayable(self, seat: int) -> list[Offer]:
        offers = self.game.offers(self.state_of_play, seat)
        return [offer for offer in offers if offer.command in self._command_words and can_be_spelled(offer)]

    def _forced(self) -> Any | None:
        """The only command there is."""
        if len(self._offers) != 1:
            return None
        only = begun(self._offers, self._offers[0].command).finished()
        return None if only is None else self.game.commands[self._offers[0].command](*only.values)

    def _finish(self, rewards: dict[str, float]) -> None:
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)

    def _act(self, command: Any) -> None:
        """The seat that was asked does this."""
        self._glass.decided(self.state_of_play, self._seat)
        self._play(self._seat, command)

    def _play(self, seat: int, command: Any) -> None:
        _, self.state_of_play = self.game.play(self.state_of_play, seat, command, self._chance)
        self._views.clear()
        self.decisions += 1

    def step(self, action: int | None) -> None:
        """One word. When the command is whole it is played, and the next seat is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        piece = self._legal(agent).get(-1 if action is None else int(action), _ILLEGAL)
        if piece is _ILLEGAL:
            raise ValueError(f"{action} may not be said now; the action mask tells what may.")
        self._say(int(action), piece)  # type: ignore[arg-type]  # None is never legal
        self._accumulate_rewards()

    def _say(self, action: int, piece: Piece | None) -> None:
        if self._spelling is None:
            self._spelling = begun(self._offers, self.commands[action - 1])
        else:
            self._spelling = self._spelling.end() if piece is None else self._spelling.say(piece)
        done = self._spelling.finished()
        if done is not None:
            self._act(self.game.commands[self._spelling.command](*done.values))
            self._ask_next()

    def _legal(self, agent: str) -> dict[int, Piece | None]:
        """Every action that may be taken now, with the piece it names."""
        if agent != self.agent_selection or self.terminations[agent] or self.truncations[agent]:
            return {}
        if self._spelling is None:
            return {self._command_words[offer.command]: None for offer in self._offers}
        _, words = self._seen(self._seat)
        out: dict[int, Piece | None] = {words[piece]: piece for piece in self._spelling.pieces()}
        if self._spelling.may_end():
            out[THAT_IS_ALL] = None
        return out

    def _seen(self, seat: int) -> tuple[Any, dict[Piece, int]]:
        """The view of a seat in numbers, and its words; the same until the next command is played."""
        if seat not in self._views:
            public, private = self.game.public(self.state_of_play), self.game.private(self.state_of_play, seat)
            numbers = np.zeros(self.learning.size + 2 * len(self.words), dtype=np.uint8)
            places, values = zip(*self.learning.features(public, private, seat), strict=True)
            numbers[list(places)] = np.clip(values, 0, 255)
            first = 1 + len(self.commands)
            shifted = self.learning.words_for(public, private, seat, len(self.possible_agents))
            self._views[seat] = numbers, {**self._known, **{piece: first + at for piece, at in shifted.items()}}
        return self._views[seat]

    def observe(self, agent: str) -> Observation:
        """What this agent's seat sees, and what it may say."""
        seat = self.possible_agents.index(agent)
        shown, words = self._seen(seat)
        numbers, size = shown.copy(), self.learning.size
        mask = np.zeros(len(self.words), dtype=np.int8)
        mask[list(self._legal(agent))] = 1
        if seat == self._seat and self._spelling is not None:
            numbers[size + self._command_words[self._spelling.command]] = 1
            numbers[[size + words[piece] for piece in self._spelling.said]] = 1
            numbers[[size + len(self.words) + words[piece] for piece in self._spelling.said[-1:]]] = 1
        return {"observation": numbers, "action_mask": mask}

    def spell(self, command: Any) -> list[int]:
        """The actions by which the selected agent says a command; for players that think in commands, such as the
        bots."""
        tag = command.__struct_config__.tag
        values = tuple([getattr(command, field) for field in command.__struct_fields__])
        _, words = self._seen(self._seat)
        said = spelled(self._offers, tag, values)
        return [self._command_words[tag], *[THAT_IS_ALL if piece is None else words[piece] for piece in said]]

    def render(self) -> str | None:
        """The table as text, as the selected agent sees it."""
        if self.render_mode is None:
            return None
        public, private = self.game.public(self.state_of_play), self.game.private(self.state_of_play, self._seat)
        sheet = getattr(self.game, "sheet", None)
        return str(sheet(public, private, self._seat) if sheet else public)

    def close(self) -> None:
        pass


_ILLEGAL = "illegal"


def _observation_space(numbers: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (numbers,), dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


def written(value: str | int | bool) -> str:
    """An option's value as the form writes it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
