"""Why a command is refused: the slow, teaching reason, asked for only after a refusal; and why a piece can do nothing
now."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.core.saying import refusal
from parlour.games.fate import moves as m
from parlour.games.fate.model import State
from parlour.games.fate.rules import (
    action,
    compel,
    conflict,
    contest,
    desk,
    explain_action,
    explain_conflict,
    explain_deal,
    explain_mishap,
    explain_opposition,
    explain_roll,
    explain_scene,
    explain_settle,
    harm,
    invoke,
    mishap,
    opposition,
    ready,
    scene,
    settle,
    zones,
)
from parlour.games.fate.rules.draft import Chapter
from parlour.games.fate.rules.explain_common import Found, Why
from parlour.games.fate.rules.explain_people import explain_people
from parlour.games.fate.rules.explain_piece import nothing_to_do
from parlour.games.fate.words.refusals import SENTENCES, named
from parlour.roleplay.explain import outside, wrong_field
from parlour.roleplay.refusals import sentences

_COMMANDS: Chapter = {
    **action.CHAPTER,
    **opposition.CHAPTER,
    **ready.CHAPTER,
    **invoke.CHAPTER,
    **settle.CHAPTER,
    **harm.CHAPTER,
    **conflict.CHAPTER,
    **contest.CHAPTER,
    **zones.CHAPTER,
    **compel.CHAPTER,
    **scene.CHAPTER,
    **mishap.CHAPTER,
    **desk.CHAPTER,
}
_WHY: dict[type, Why] = {
    **explain_action.WHY, **explain_opposition.WHY, **explain_roll.WHY, **explain_settle.WHY, **explain_conflict.WHY,
    **explain_deal.WHY, **explain_scene.WHY, **explain_mishap.WHY,
}  # fmt: skip
_RULES: dict[type, str] = {
    **explain_settle.RULES,
    **explain_scene.RULES,
    **explain_mishap.RULES,
    **dict.fromkeys(desk.CHAPTER, desk.RULE),
    m.Overcome: "FAE-058",
    m.Create: "FAE-043",
    m.Attack: "FAE-070",
    m.Compete: "FAE-129",
    m.SetDifficulty: "FAE-165",
    m.Oppose: "FAE-183",
    m.Defend: "FAE-064",
    m.StandOpen: "FAE-Q42",
    m.Protect: "FAE-065",
    m.ChooseProtector: "FAE-Q53",
    m.VetoProtector: "FAE-065",
    m.CallOff: "FAE-042",
    m.Help: "FAE-086",
    m.ClaimStunt: "FAE-038",
    m.VetoStunt: "FAE-042",
    m.ThrowDice: "FAE-019",
    m.DrawCard: "FAE-021",
    m.EnterDice: "FAE-019",
    m.Invoke: "FAE-100",
    m.LetStand: "FAE-099",
    m.StartChallenge: "FAE-124",
    m.AddTask: "FAE-124",
    m.AssignTask: "FAE-125",
    m.OpposeTask: "FAE-183",
    m.EndChallenge: "FAE-124",
    m.StartContest: "FAE-128",
    m.Twist: "FAE-130",
    m.TellVictory: "FAE-131",
    m.EndContest: "FAE-128",
    m.StartConflict: "FAE-134",
    m.Reorder: "FAE-137",
    m.SplitBlock: "FAE-139",
    m.BeginConflict: "FAE-134",
    m.JoinConflict: "FAE-134",
    m.EndTurn: "FAE-140",
    m.EndConflict: "FAE-142",
    m.Move: "FAE-092",
    m.Concede: "FAE-090",
    m.Impose: "FAE-090",
    m.OfferCompel: "FAE-113",
    m.SelfCompel: "FAE-114",
    m.SuggestAspect: "FAE-134",
    m.Bargain: "FAE-117",
    m.Accept: "FAE-118",
    m.Refuse: "FAE-119",
    m.Withdraw: "FAE-117",
    m.ProposeFact: "FAE-122",
    m.Agree: "FAE-122",
    m.Object: "FAE-122",
    m.SettleFact: "FAE-122",
}
"""What to look up where nothing closer is wrong."""


def explain(state: State, seat: int, command: Any) -> RuleViolation:
    """The first thing that is wrong with this command, from the outside in."""
    return (
        _outside(state, seat)
        or _of_move(state, seat, command)
        or explain_people(state, seat, command)
        or _of_play(state, seat, command)
        or _not_now(command)
    )


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now, from what the seat may know."""
    return _outside(state, seat) or nothing_to_do(state, seat, piece)


def _outside(state: State, seat: int) -> Found:
    return outside(state, seat, "FAE-180", "FAE-180", "has no character")


def _of_move(state: State, seat: int, command: Any) -> Found:
    move = desk.DESK.moves.get(type(command))
    wrong = move.wrong(state, seat, command) if move is not None else None
    if move is None or wrong is None:
        return None
    return refusal(move, wrong, command, {**sentences(desk.DESK), **SENTENCES}, named)


def _of_play(state: State, seat: int, command: Any) -> Found:
    kind = type(command)
    if kind not in _COMMANDS:
        return None
    why = _WHY.get(kind)
    found = why(state, seat, command) if why is not None else None
    return found or wrong_field(_COMMANDS[kind][0](state, seat), command, _RULES.get(kind, "FAE-180"))


def _not_now(command: Any) -> RuleViolation:
    rule = _RULES.get(type(command), "FAE-180")
    return RuleViolation("not-now", rule, "This cannot be done now.", "Look at what is asked above.")
