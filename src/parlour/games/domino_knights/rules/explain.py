"""Why a command is refused: the slow, teaching reason, asked for only after a refusal."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import CLOCK, RuleViolation
from parlour.core.offers import Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.lesson.course import is_still
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    MAINTAIN,
    NOBODY,
    OVER,
    PHASES,
    TRAIN,
    State,
)
from parlour.games.domino_knights.rules import (
    explain_battle,
    explain_goal,
    explain_pairs,
    explain_piece,
    explain_special,
    explain_turn,
)
from parlour.games.domino_knights.rules.flow import CP4, CP5, CP6

_STEP_OF: dict[type, tuple[int, ...]] = {
    m.Promote: (MAINTAIN,),
    m.Reorient: (MAINTAIN,),
    m.DrawCards: (DRAW,),
    m.Train: (TRAIN,),
    m.AddTraining: (TRAIN,),
    m.TrainPair: (TRAIN,),
    m.AssignPair: (MAINTAIN,),
    m.EndTrain: (TRAIN,),
    m.Attack: (ATTACK,),
    m.EndAttack: (ATTACK,),
    m.Discard: (DISCARD,),
}
_BATTLE_STEP: dict[type, tuple[int, ...]] = {
    m.AskAid: (AID_ATTACK, DEFEND, AID_DEFEND),
    m.AidAttack: (AID_ATTACK,),
    m.Defend: (DEFEND,),
    m.AidDefend: (AID_DEFEND,),
    m.PassAid: (AID_ATTACK, AID_DEFEND),
    m.OrderGraveyard: (CLEAN_UP,),
    m.Loot: (CLEAN_UP,),
    m.SkipLoot: (CLEAN_UP,),
}
SAYS = {
    "setup": "the table is being set",
    "maintain": "Maintain",
    "draw": "Draw",
    "train": "Train",
    "attack": "Attack",
    "aid_attack": "aid for the attack",
    "defend": "the defence",
    "aid_defend": "aid for the defence",
    "resolve": "the resolution",
    "clean_up": "clean-up",
    "discard": "Discard",
    "over": "the end",
    "goal_vote": "the vote on the goal",
}


def step_name(state: State) -> str:
    return SAYS[PHASES[state.phase]]


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command, from the outside in."""
    return (
        _out_of_the_game(state, seat, command)
        or _lesson(state, command)
        or _overlay(state, seat, command)
        or _wrong_moment(state, seat, command)
        or _why(state, command)(state, seat, command)
        or _not_now(state, seat, command)
    )


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now."""
    nothing = _not_now(state, seat, None)
    return _out_of_the_game(state, seat, None) or explain_piece.why_not(state, seat, piece) or nothing


def _not_now(state: State, seat: int, command: Any) -> RuleViolation:
    return RuleViolation(
        "wrong-phase",
        "DK-042",
        f"This cannot be done in {step_name(state)}.",
        "The status bar says what is asked now.",
    )


def _out_of_the_game(state: State, seat: int, command: Any) -> RuleViolation | None:
    if state.phase == OVER:
        return RuleViolation("game-over", "DK-165", "The game is over.", "Look back through it, or open another table.")
    if seat == CLOCK or type(command) is m.TimeIsUp:
        if seat == CLOCK and type(command) is m.TimeIsUp:
            return RuleViolation("too-late", "DK-A26", "What the clock was watching is over already.")
        return RuleViolation("not-yours", "DK-A26", "Only the clock says that time is up.")
    if not 0 <= seat < len(state.kingdoms):
        return RuleViolation("not-yours", "DK-001", "Who only watches has no Kingdom.", "Take a seat to play.")
    if not state.kingdoms[seat].alive:
        return RuleViolation("ejected", "DK-098", "This Kingdom has been ejected.", "You may watch and talk.")
    return None


def _lesson(state: State, command: Any) -> RuleViolation | None:
    """Steps are taken in a lesson alone; when one is over, nothing else is done."""
    if state.lesson is not None and is_still(state):
        return RuleViolation(
            "step-over", "DK-042", "This step of the lesson is over.", "Go on to the next one, or start it again."
        )
    if type(command) is not m.TakeStep:
        return None
    return RuleViolation(
        "no-step", "DK-042", "There is no such step to take here.", "A lesson is opened from the front page."
    )


def _overlay(state: State, seat: int, command: Any) -> RuleViolation | None:
    """A new model, or a reaction window, comes before everything else."""
    kind = type(command)
    if kind in (m.Plead, m.VoteGoal):
        return None
    if kind in (m.ChooseCopy, m.GiveUpCopy):
        if state.copying == seat:
            return RuleViolation(
                "bad-target", "DK-158", "That is no Knight of the Doppelganger's suit in play.", "Name another one."
            )
        return RuleViolation(
            "model-alive", "DK-157", "A Doppelganger keeps its model until one of the two is defeated."
        )
    if state.copying != NOBODY:
        who = state.kingdoms[state.copying].name
        return RuleViolation(
            "wrong-step", "DK-A91", f"{who} must first name a new Knight for the Doppelganger to copy.", "Wait for it."
        )
    if kind is m.Pass:
        if state.window is None:
            return RuleViolation("wrong-step", "DK-A26", "No reaction window is open.", "There is nothing to pass.")
        return RuleViolation(
            "wrong-step", "DK-A26", "You have passed already.", "You are asked again if a card is played."
        )
    committing = kind is m.Commit and state.window is not None and state.window.checkpoint in (CP4, CP5, CP6)
    if state.window is not None and not committing and kind is not m.Special and kind is not m.NameKingdom:
        waiting = [k.name for i, k in enumerate(state.kingdoms) if not state.window.passed >> i & 1]
        return RuleViolation(
            "wrong-phase",
            "DK-A26",
            f"A reaction window is open; it waits for {', '.join(waiting)}.",
            "Play a special card or pass; then the turn goes on.",
        )
    return None


def _wrong_moment(state: State, seat: int, command: Any) -> RuleViolation | None:
    kind = type(command)
    if kind in _STEP_OF:
        if seat != state.active:
            active = state.kingdoms[state.active].name
            return RuleViolation("not-your-turn", "DK-043", f"It is {active}'s turn.", "Your turn comes clockwise.")
        if kind is m.Attack and state.battle is not None:
            name = state.kingdoms[state.battle.target].name
            return RuleViolation(
                "battle-open", "DK-070", f"The battle against {name} is not over yet.", "Finish it, then attack again."
            )
        if state.phase not in _STEP_OF[kind]:
            wanted = SAYS[PHASES[_STEP_OF[kind][0]]]
            return RuleViolation(
                "wrong-phase",
                "DK-042",
                f"This belongs to {wanted}, and now it is {step_name(state)}.",
                "A turn runs Maintain, Draw, Train, Attack, Discard.",
            )
    if kind in _BATTLE_STEP and (state.battle is None or state.phase not in _BATTLE_STEP[kind]):
        return explain_battle.wrong_step(state, kind, step_name(state))
    return None


_Why = Callable[[State, int, Any], RuleViolation | None]
_WHY: dict[type, _Why] = {
    m.Promote: explain_turn.promote,
    m.Reorient: explain_turn.reorient,
    m.DrawCards: explain_turn.draw,
    m.Train: explain_turn.train,
    m.AddTraining: explain_turn.add_training,
    m.TrainPair: explain_pairs.train_pair,
    m.AssignPair: explain_pairs.assign_pair,
    m.Discard: explain_turn.discard,
    m.Attack: explain_battle.attack,
    m.AskAid: explain_battle.ask_aid,
    m.AidAttack: explain_battle.aid_attack,
    m.Defend: explain_battle.defend,
    m.AidDefend: explain_battle.aid_defend,
    m.PassAid: explain_battle.pass_aid,
    m.Commit: explain_battle.commit,
    m.OrderGraveyard: explain_battle.order,
    m.Loot: explain_battle.loot,
    m.SkipLoot: explain_battle.loot,
    m.Special: explain_special.special,
    m.NameKingdom: explain_turn.name,
    m.Plead: explain_goal.plead,
    m.VoteGoal: explain_goal.vote,
    m.Concede: explain_goal.concede,
}


def _why(state: State, command: Any) -> _Why:
    """What teaches about this command at this table."""
    without = explain_pairs.WHY.get(type(command)) if state.options.dominoless else None
    return without or _WHY.get(type(command), _not_now)
