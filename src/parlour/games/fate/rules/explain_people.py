"""Why a command about characters, stunts, the cast or a milestone is refused: the teaching reason, asked only after a
refusal."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.model import Character, State
from parlour.games.fate.rules import (
    cast,
    creation,
    explain_creation,
    explain_milestone,
    explain_stunts,
    milestone,
    recovery,
    roster,
    stunts,
)
from parlour.games.fate.rules.ask import find_character, leads, seat_of
from parlour.games.fate.rules.draft import Chapter
from parlour.roleplay.desk import called
from parlour.roleplay.explain import wrong_field

COMMANDS: Chapter = {
    **creation.CHAPTER,
    **stunts.CHAPTER,
    **cast.CHAPTER,
    **roster.CHAPTER,
    **milestone.CHAPTER,
    **recovery.CHAPTER,
}
_LEADS: dict[type, tuple[str, str]] = {
    m.Approve: ("FAE-028", "approves characters"),
    m.SendBack: ("FAE-028", "sends characters back"),
    m.PermitStunt: ("FAE-040", "permits stunts over two actions"),
    m.GiveCharacter: ("FAE-166", "puts characters into other hands"),
    m.SetSide: ("FAE-166", "says who stands on which side"),
    m.MakeMook: ("FAE-167", "makes mooks"),
    m.MakeGroup: ("FAE-174", "makes groups"),
    m.CallReady: ("FAE-166", "calls on ready-made foes"),
    m.RevealCharacter: ("FAE-166", "reveals what was prepared"),
    m.CallMilestone: ("FAE-145", "calls a milestone"),
    m.Doubt: ("FAE-146", "judges what is plausible"),
}
"""What the game master alone does, and by which rule."""
_Why = Callable[[State, int, Any, Character | None], RuleViolation | None]
_WHY: dict[type, _Why] = {**explain_creation.WHY, **explain_stunts.WHY, **explain_milestone.WHY}


def explain_people(state: State, seat: int, command: Any) -> RuleViolation | None:
    """The first thing that is wrong, from the outside in; None for commands of other chapters."""
    kind = type(command)
    if kind not in COMMANDS:
        return None
    if kind in _LEADS and not leads(state, seat):
        rule, does = _LEADS[kind]
        return RuleViolation("not-the-game-master", rule, f"Only the game master {does}.", "Ask her to.")
    person = None
    if hasattr(command, "who"):
        person = find_character(state, command.who)
        if person is None or (person.hidden and not leads(state, seat)):
            return RuleViolation(
                "no-such-character", _rule(kind), "There is no such character.", "Choose one of those on the table."
            )
        if (
            kind not in _LEADS
            and seat_of(state, person) != seat
            and not (kind is m.DropCharacter and leads(state, seat))
        ):
            whose = called(state.desk, seat_of(state, person))
            return RuleViolation(
                "not-yours", _rule(kind), f"{person.name} is played by {whose}.", "You decide for your own characters."
            )
    return (
        _WHY[kind](state, seat, command, person)
        or wrong_field(COMMANDS[kind][0](state, seat), command, _rule(kind))
        or RuleViolation("not-now", _rule(kind), "This cannot be done now.", "The offers show what can.")
    )


def _rule(kind: type) -> str:
    return _RULES.get(kind, "FAE-028")


_RULES: dict[type, str] = {
    m.Describe: "FAE-030",
    m.RankApproaches: "FAE-031",
    m.WriteBonus: "FAE-039",
    m.WriteBend: "FAE-041",
    m.RemoveStunt: "FAE-033",
    m.TakeStunt: "FAE-034",
    m.WriteBlank: "FAE-029",
    m.UseStunt: "FAE-041",
    m.MakeMook: "FAE-186",
    m.MakeGroup: "FAE-174",
    m.CallReady: "FAE-177",
    m.RevealCharacter: "FAE-166",
    m.Recover: "FAE-144",
    m.ClearAt: "FAE-146",
    m.Doubt: "FAE-146",
    m.PickSwap: "FAE-148",
    m.PickRewrite: "FAE-149",
    m.PickReplace: "FAE-150",
    m.PickAdd: "FAE-151",
    m.PickNothing: "FAE-147",
    m.RaiseApproach: "FAE-155",
    m.TakeRefresh: "FAE-158",
    m.TakeStuntInstead: "FAE-158",
    m.RewriteHigh: "FAE-159",
    m.Unpick: "FAE-147",
    m.Confirm: "FAE-147",
    m.PermitStunt: "FAE-040",
    m.CallMilestone: "FAE-145",
}
