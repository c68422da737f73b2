"""A learner at the lesson's table: she does what the coach points at, the opponent what the script says, the table
passes for both."""

import random
from typing import Any

from parlour.games.domino_knights import GAME
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.content import LEARNER, RIVAL
from parlour.games.domino_knights.lesson.course import is_still
from parlour.games.domino_knights.lesson.pupil import obey
from parlour.games.domino_knights.model import State

from .given import Lucky, held


class Lesson:
    """Each command is checked against evolve, and no piece is lost or doubled within a step."""

    def __init__(self, step: int = 1, seed: int = 1) -> None:
        self._chance = Lucky(seed)
        self._random = random.Random(seed).random
        _, self.state = GAME.start(("Ann", "Bertrand"), GAME.lesson, self._chance)
        if step > 1:
            self.plays(m.TakeStep(step))
        else:
            self.waits()

    @property
    def coach(self) -> Any:
        return GAME.public(self.state).lesson

    def _does(self, seat: int, command: m.Command) -> None:
        before: State = self.state
        events, self.state = GAME.play(before, seat, command, self._chance)
        assert GAME.evolve(before, events) == self.state
        assert held(self.state) == held(before)

    def waits(self) -> None:
        """Until the learner is asked: the opponent acts, and passes go by themselves as they would at the table."""
        for _ in range(200):
            asked = GAME.awaited(self.state)
            if is_still(self.state):
                assert asked == (LEARNER,)
                return
            if RIVAL in asked:
                world = GAME.redeal(self.state, RIVAL, self._chance)
                self._does(RIVAL, GAME.bot(world, RIVAL, "normal", self._random))
            elif (passing := GAME.passing(self.state, LEARNER, "concerned")) is not None:
                self._does(LEARNER, passing)
            else:
                assert asked == (LEARNER,)
                return
        raise AssertionError("the opponent never comes to an end")

    def plays(self, command: m.Command) -> None:
        self._does(LEARNER, command)
        self.waits()

    def obeys(self) -> None:
        """What the coach points at, filled into the offer it names."""
        assert self.coach.state == "yours", self.coach
        command = obey(self.state)
        assert command is not None, (
            f"step {self.coach.step}, stage {self.coach.stage}: {self.coach.press} {self.coach.point} is not offered"
        )
        self.plays(command)
