"""What one card did: the rest of its turn played once more without it, everybody else doing as she did."""

from collections.abc import Hashable, Sequence
from typing import Any

from parlour.core.chance import Imagined
from parlour.core.game import CLOCK, Game
from parlour.core.offers import fill, fits
from parlour.core.study import Mark, Study
from parlour.lab.luck import stream
from parlour.lab.play import Step

Fate = tuple[int, str]
STEPS_BEYOND = 200
"""So many more decisions than were taken, before a turn played again is given up."""


class Repeated(Imagined):
    """The draws there were, wherever they can be drawn again; else others."""

    def __init__(self, draws: Sequence[bytes]) -> None:
        super().__init__(stream("without"))
        self._left = list(draws)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        if self._left:
            got = self._left.pop(0)
            if len(got) == min(count, len(pile)) and all(got.count(piece) <= pile.count(piece) for piece in got):
                return got
        return super().draw(pile, count, names)


def fates(marks: Sequence[Mark]) -> set[Fate]:
    """Who fell or won, up to the end of the turn."""
    out: set[Fate] = set()
    for mark in marks:
        if mark.kind == "turn":
            break
        if mark.kind == "fate":
            out.add((mark.seat, mark.key))
    return out


def fates_without(game: Game, study: Study, steps: Sequence[Step], left_out: int) -> set[Fate]:
    """Whose fate would have been sealed in this turn, had the step of this number not been taken."""
    return fates_again(game, study, steps[left_out].before, steps[left_out + 1 :])


def fates_again(game: Game, study: Study, state: Any, steps: Sequence[Step]) -> set[Fate]:
    """Whose fate is sealed until the turn ends, if these steps are taken from this state on: each at the same moment of
    the turn, if it still may be. Where something else is asked, people pass, or do any of what must be done."""
    chance = Repeated([draw for step in steps for draw in step.draws])
    script = [(study.moment(step.before), step.seat, step.command) for step in steps if not _is_pass(game, step)]
    random = stream("without", "owed")
    sealed: set[Fate] = set()
    for _ in range(len(steps) + STEPS_BEYOND):
        asked = game.awaited(state)
        if not asked:
            break
        acted = _again(game, study.moment(state), script, state, chance)
        if acted is None:
            seat = asked[0]
            command = game.passing(state, seat, "never")
            if command is None:
                owed = [offer for offer in game.offers(state, seat) if offer.owed]
                command = fill(owed[int(random() * len(owed))], game.commands, random)
            acted = game.play(state, seat, command, chance)
        events, state = acted
        marks = study.marks(state, events)
        sealed |= fates(marks)
        if any(mark.kind == "turn" for mark in marks):
            break
    return sealed


def _is_pass(game: Game, step: Step) -> bool:
    return step.seat != CLOCK and game.passing(step.before, step.seat, "never") == step.command


def _again(
    game: Game, now: Hashable, script: list[tuple[Hashable, int, Any]], state: Any, chance: Repeated
) -> tuple[tuple[Any, ...], Any] | None:
    """The next thing somebody did at this moment and still may; what stood before it is past."""
    for at, (moment, seat, command) in enumerate(script):
        if moment != now or not _may(game, state, seat, command):
            continue
        del script[: at + 1]
        return game.play(state, seat, command, chance)
    return None


def _may(game: Game, state: Any, seat: int, command: Any) -> bool:
    tag = command.__struct_config__.tag
    return fits([offer for offer in game.offers(state, seat) if offer.command == tag], command)
