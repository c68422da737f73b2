"""Plays some games of a study and counts: a pure function of the job and the numbers of the games."""

from collections.abc import Iterable
from typing import Any

from parlour.core.game import Game, Outcome
from parlour.core.study import Mark, Studied, Study
from parlour.games import GAMES
from parlour.lab.job import Job, seating, seed_of
from parlour.lab.play import Step, play_game
from parlour.lab.tally import Failure, SpecialCount, Tally, Wins
from parlour.lab.without import Fate, fates_without


class Witness:
    """Watches one game and remembers what a study counts."""

    def __init__(self, game: Game, study: Study | None) -> None:
        self._game, self._study = game, study
        self.decisions = -1
        self.turns = 0
        self.first: int | None = None
        self.played: dict[str, list[int]] = {}
        """Special card: who played it, play by play."""
        self.negated: list[str] = []
        self.felled: list[str] = []
        self.saved: list[str] = []
        self.last: set[str] = set()
        """What decided the turn that ended last."""
        self._turn: list[Step] = []
        self._plays: list[tuple[int, str]] = []
        self._fates: list[tuple[int, Fate]] = []

    def __call__(self, step: Step) -> None:
        self.decisions += 1
        if self._study is None:
            return
        self._turn.append(step)
        for mark in self._study.marks(step.after, step.events):
            self._note(mark)

    def _note(self, mark: Mark) -> None:
        here = len(self._turn) - 1
        if mark.kind == "turn":
            self.close_turn()
            self.turns += 1
        elif mark.kind == "first":
            self.first = mark.seat
        elif mark.kind == "special":
            self.played.setdefault(mark.key, []).append(mark.seat)
            self._plays.append((here, mark.key))
        elif mark.kind == "negated":
            self.negated.append(mark.key)
        else:
            self._fates.append((here, (mark.seat, mark.key)))

    def close_turn(self) -> None:
        """The turn is over: which of its cards decided somebody's fate?"""
        self.last = set()
        for at, key in self._plays:
            assert self._study is not None
            real = {fate for when, fate in self._fates if when >= at}
            imagined = fates_without(self._game, self._study, self._turn, at)
            if real - imagined:
                self.felled.append(key)
            if imagined - real:
                self.saved.append(key)
            if real != imagined:
                self.last.add(key)
        self._turn, self._plays, self._fates = [], [], []


def count(tally: Tally, levels: tuple[str, ...], outcome: Outcome | None, seen: Witness) -> None:
    """One more game. Of one that was broken off nothing but that is counted."""
    tally.games += 1
    if outcome is None:
        tally.unfinished += 1
        return
    winners = outcome.winners
    _one_more(tally.winners, len(winners))
    _one_more(tally.decisions, seen.decisions)
    if seen.turns:
        _one_more(tally.turns, seen.turns)
    tally.endings[outcome.how] = tally.endings.get(outcome.how, 0) + 1
    for seat in range(len(levels)):
        tally.seats.setdefault(seat, Wins()).count((seat,), winners)
    for level in sorted(set(levels)):
        mine = [seat for seat, sits in enumerate(levels) if sits == level]
        tally.levels.setdefault(level, Wins()).count(mine, winners)
    if seen.first is not None:
        tally.first.count((seen.first,), winners)
    for key, by in seen.played.items():
        special = tally.specials.setdefault(key, SpecialCount())
        special.played += len(by)
        special.games += 1
        special.players.count(set(by), winners)
    for key in seen.negated:
        tally.specials.setdefault(key, SpecialCount()).negated += 1
    for key in seen.felled:
        tally.specials[key].felled += 1
    for key in seen.saved:
        tally.specials[key].saved += 1
    for key in seen.last:
        tally.specials[key].last += 1


def _one_more(counts: dict[int, int], value: int) -> None:
    counts[value] = counts.get(value, 0) + 1


def play_number(job: Job, game: Game, options: Any, number: int) -> tuple[tuple[str, ...], Outcome | None, Witness]:
    """One game of the study, by its number."""
    levels = seating(job, number)
    seen = Witness(game, game.study if isinstance(game, Studied) else None)
    outcome = play_game(game, levels, seed_of(job, number), options, watch=seen, pace=job.pace, most=job.most)
    seen.close_turn()
    return levels, outcome, seen


def run_shard(job: Job, numbers: Iterable[int]) -> Tally:
    """These games, counted. A game that fails is told by its number and seed; the others go on."""
    game = GAMES[job.game]
    options = game.read_options(dict(job.options), job.players)
    tally = Tally()
    for number in numbers:
        try:
            levels, outcome, seen = play_number(job, game, options, number)
        except Exception as error:
            tally.failures.append(Failure(number, seed_of(job, number), f"{type(error).__name__}: {error}"[:300]))
            continue
        count(tally, levels, outcome, seen)
    return tally
