"""The game master's desk at a Yags table: what is its own about it, and sessions."""

from collections.abc import Sequence

import msgspec

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules import overrule
from parlour.games.yags.rules.ask import idle, leads
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.explain_common import RULE, Found, Why, in_check
from parlour.games.yags.words.options import OPTIONS
from parlour.roleplay.chapter import NONE, DeskChapter
from parlour.roleplay.explain import led
from parlour.roleplay.keeping import keep_desk
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession

CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""
keep_desk(Draft)


def busy(state: State) -> RuleViolation | None:
    return in_check(state, RULE)


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=OPTIONS,
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    pieces="a creature or the clock of the road",
    busy=busy,
    led=led,
    rule=RULE,
    session_rule=RULE,
    chapters=CHAPTERS,
    never=(m.ImportCreature,),
)


# Sessions


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("start_session", (), (), True)] if leads(state, seat) and not state.desk.sitting else NONE


def act_start(draft: Draft, seat: int, command: StartSession) -> None:
    draft.put(SessionStarted(draft.state.desk.session + 1))


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """Between scenes."""
    ready = state.desk.sitting and not state.scene.open and idle(state)
    return [Offer("end_session", (), (), False)] if leads(state, seat) and ready else NONE


def act_end(draft: Draft, seat: int, command: EndSession) -> None:
    draft.put(SessionEnded(draft.state.desk.session))


def why_start(state: State, seat: int, command: StartSession) -> Found:
    found = led(state, seat, RULE, "starts sessions")
    return found or RuleViolation("session-on", RULE, "A session is under way.", "End it first.")


def why_end(state: State, seat: int, command: EndSession) -> Found:
    found = led(state, seat, RULE, "ends sessions")
    if found is not None:
        return found
    if not state.desk.sitting:
        return RuleViolation("no-session", RULE, "No session is under way.", "Start one.")
    return RuleViolation("scene-open", RULE, "A scene is being played.", "Close it first.")


def awaits(state: State) -> set[int]:
    """The game master, who starts the next session."""
    return set() if state.desk.sitting else {state.desk.gm}


WHY: dict[type, Why] = {StartSession: why_start, EndSession: why_end}
RULES: dict[type, str] = {StartSession: RULE, EndSession: RULE}
CHAPTER: Chapter = {
    **DESK.chapter,
    StartSession: (offer_start, act_start),
    EndSession: (offer_end, act_end),
}
