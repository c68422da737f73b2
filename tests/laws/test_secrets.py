"""Nothing leaks: what a seat is shown is the same in every world it cannot tell from the real one.

The state law: a redealt state looks the same. The step law: the same command played in the redealt world leads to the
same frames. Both for every seat and for who only watches; both are shown to catch planted leaks.
"""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from laws.walk import Elsewhere, Fair, Same, Step, walk
from parlour.core.game import CannotRedeal, Game, RuleViolation
from parlour.core.offers import pieces_of
from parlour.games import GAMES
from parlour.games.domino_knights import GAME as DOMINO_KNIGHTS
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights import view_build
from parlour.games.domino_knights.rules import flow
from parlour.games.fate import moves as fate
from parlour.games.fugue import moves as fugue
from parlour.games.personae import GAME as PERSONAE
from parlour.games.personae import moves as personae
from parlour.games.yags import GAME as YAGS
from parlour.games.yags import moves as yags
from parlour.roleplay import moves as desk

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
LAW = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))

UNVEILING: dict[str, tuple[type, ...]] = {
    "domino-knights": (
        m.Promoted,
        m.CopyLost,
        m.StillTraining,
        m.CandidateKilled,
        m.BroughtIn,
        m.Ejected,
        m.TrainingReturned,
        m.LifeLost,
        m.VoteEnded,
        m.GameEnded,
    ),
    "fate": (
        fate.Thrown,
        fate.ConflictStarted,
        fate.OrderSet,
        fate.AspectRevealed,
        fate.CharacterRevealed,
        fate.TaskShown,
        fate.Approved,
        fate.Submitted,
        fate.CharacterGiven,
        fate.FactProposed,
        fate.AspectWithheld,
        desk.HandedOver,
        desk.NoteShown,
        desk.TableClosed,
    ),
    "personae": (
        *PERSONAE.revealing,
        personae.Approved,
        personae.BatchDone,
        personae.IndividualGiven,
        desk.ValueSet,
        desk.HandedOver,
        desk.NoteShown,
        desk.TableClosed,
    ),
    "yags": (
        *YAGS.revealing,
        yags.Approved,
        yags.CreatureBegun,  # also from the game master's shelf, which is hers until then
        yags.CreatureGiven,
        yags.GaitChosen,
        yags.WentOn,
        yags.RanOn,
        yags.Travelled,
        yags.Climbed,
        yags.Fell,
        yags.MemberPicked,
        desk.HandedOver,
        desk.NoteShown,
        desk.TableClosed,
    ),
    "fugue": (
        fugue.CardRevealed,
        fugue.Replied,
        fugue.WildSwapped,
        fugue.ContentSettled,
        fugue.DealerChanged,
        fugue.ChapterOpened,
        fugue.EyesOpened,
        fugue.ChapterClosed,
        desk.NoteShown,
        desk.TableClosed,
    ),
}
"""Events that lawfully show what was hidden: after them two worlds may differ."""


FORMS = 4
"""As many of the open commands are spelled out at each look, others each time."""


def frame(game: Game, state: Any, events: tuple[Any, ...], seat: int | None, seed: int = 0) -> bytes:
    """Everything a frame holds, as bytes: the same parts the server sends."""
    own: Any = None
    if seat is not None:
        menu = game.menu(state, seat)
        asked = random.Random(seed).sample(menu.open, min(FORMS, len(menu.open)))
        forms = [*menu.forms, *[form for command in asked for form in game.form(state, seat, command)]]
        names = game.names(state, seat, sorted(pieces_of(forms), key=str))
        own = (game.private(state, seat), menu, forms, names)
    parts = (
        game.public(state), own, game.prompt(state, seat), game.awaited(state), game.decision(state),
        game.alarms(state), game.outcome(state), game.tell(state, events, seat),
    )  # fmt: skip
    return msgspec.json.encode(parts)


class Tally:
    """How often the laws could look: a law that never looks cannot fail."""

    def __init__(self) -> None:
        self.states = self.steps = self.failed = self.moved = 0


def look(game: Game, step: Step, seat: int | None, seed: int, tally: Tally) -> None:
    try:
        world = game.redeal(step.state, seat, Fair(seed))
    except CannotRedeal:
        tally.failed += 1
        return
    tally.states += 1
    tally.moved += world != step.state
    assert frame(game, world, (), seat, seed) == frame(game, step.state, (), seat, seed), "the state law"
    if step.seat == seat or any(isinstance(event, UNVEILING[game.about.key]) for event in step.events):
        return
    try:
        events, after = game.play(world, step.seat, step.command, Same(step.given))
    except (RuleViolation, Elsewhere):
        return
    if any(isinstance(event, UNVEILING[game.about.key]) for event in events):
        return
    tally.steps += 1
    assert frame(game, after, events, seat, seed) == frame(game, step.after, step.events, seat, seed), "the step law"


def hunt(game: Game, seeds: range, seats: int, most: int = 250) -> Tally:
    tally = Tally()
    for seed in seeds:
        rnd = random.Random(seed)
        for step in walk(game, seed, seats, most):
            look(game, step, rnd.choice([*range(seats), None]), rnd.randrange(1 << 30), tally)
    return tally


@EVERY_GAME
@LAW
@given(st.integers(0, 2**31), st.integers(0, 100))
def test_nothing_leaks_by_state_or_by_step(game: Game, seed: int, number: int) -> None:
    seats = game.about.least + number % (game.about.most - game.about.least + 1)
    tally = hunt(game, range(seed, seed + 1), seats, 300)
    assert tally.states > 20
    assert tally.failed <= 0.02 * tally.states


@EVERY_GAME
def test_the_laws_really_look(game: Game) -> None:
    """Redealt worlds differ nearly always, and a good part of the steps can be played in them."""
    tally = hunt(game, range(6), 4)
    assert tally.moved > 0.95 * tally.states
    assert tally.steps > 0.4 * tally.states


def test_a_planted_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Candidate under its domino's name instead of its place."""
    honest = view_build._face_down

    def leaky(lying: Any) -> Any:
        return msgspec.structs.replace(honest(lying), id=str(lying.domino))

    monkeypatch.setattr(view_build, "_face_down", leaky)
    with pytest.raises(AssertionError, match="the state law"):
        hunt(DOMINO_KNIGHTS, range(5), 4)


def test_a_planted_leak_in_a_window_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that asks only holders of special cards: the state law cannot see it, the step law does."""
    from parlour.games.domino_knights.pieces import PLAIN

    honest = flow.excused

    def leaky(state: Any, checkpoint: int) -> int:
        mask = honest(state, checkpoint)
        for seat, kingdom in enumerate(state.kingdoms):
            if not kingdom.hand.translate(None, PLAIN):
                mask |= 1 << seat
        return mask

    monkeypatch.setattr(flow, "excused", leaky)
    with pytest.raises(AssertionError, match="the step law"):
        hunt(DOMINO_KNIGHTS, range(8), 4)


def test_a_planted_leak_in_the_telling_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log line that names a card of whoever passes."""
    honest = DOMINO_KNIGHTS.tell

    def leaky(state: Any, events: Any, seat: int | None) -> Any:
        passing = [state.kingdoms[event.seat] for event in events if isinstance(event, m.Passed)]
        return [*honest(state, events, seat), *[str(kingdom.hand[:1]) for kingdom in passing]]

    monkeypatch.setattr(type(DOMINO_KNIGHTS), "tell", staticmethod(leaky))
    with pytest.raises(AssertionError, match="the step law"):
        hunt(DOMINO_KNIGHTS, range(8), 4)
