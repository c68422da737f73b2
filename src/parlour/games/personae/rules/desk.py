"""The game master's desk at a Personae table: what is its own about it, and sessions."""

from collections.abc import Sequence

import msgspec

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import overrule
from parlour.games.personae.rules.ask import leads
from parlour.games.personae.rules.draft import Chapter, Draft
from parlour.games.personae.rules.explain_common import Found, Why, in_challenge
from parlour.games.personae.rules.time import session_begins, session_ends
from parlour.games.personae.words.options import OPTIONS
from parlour.roleplay.chapter import NONE, DeskChapter
from parlour.roleplay.explain import led
from parlour.roleplay.keeping import keep_desk
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession

CHAPTERS: Chapter = {}
"""Every command of the game; filled by play.py, which knows all chapters."""
RULE = "PER-003"
"""Where the rules say nothing of the desk: that the game master has the last word."""
keep_desk(Draft)


def busy(state: State) -> RuleViolation | None:
    return in_challenge(state, RULE)


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=OPTIONS,
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    pieces="an individual, or the criticals of a seat",
    busy=busy,
    led=led,
    rule=RULE,
    session_rule="PER-244",
    chapters=CHAPTERS,
    never=(m.ImportIndividual,),
)


# Sessions


def offer_start(state: State, seat: int) -> Sequence[Offer]:
    """PER-244."""
    return [Offer("start_session", (), (), True)] if leads(state, seat) and not state.desk.sitting else NONE


def act_start(draft: Draft, seat: int, command: StartSession) -> None:
    draft.put(SessionStarted(draft.state.desk.session + 1))
    session_begins(draft)


def offer_end(state: State, seat: int) -> Sequence[Offer]:
    """S0: between scenes."""
    ready = state.desk.sitting and not state.scene.open and state.challenge is None
    return [Offer("end_session", (), (), False)] if leads(state, seat) and ready else NONE


def act_end(draft: Draft, seat: int, command: EndSession) -> None:
    session_ends(draft)
    draft.put(SessionEnded(draft.state.desk.session))


def why_start(state: State, seat: int, command: StartSession) -> Found:
    found = led(state, seat, "PER-244", "starts sessions")
    return found or RuleViolation("session-on", "PER-244", "A session is under way.", "End it first.")


def why_end(state: State, seat: int, command: EndSession) -> Found:
    found = led(state, seat, "PER-244", "ends sessions")
    if found is not None:
        return found
    if not state.desk.sitting:
        return RuleViolation("no-session", "PER-244", "No session is under way.", "Start one.")
    return RuleViolation("scene-open", "PER-243", "A scene is being played.", "Close it first.")


def awaits(state: State) -> set[int]:
    """The game master, who starts the next session."""
    return set() if state.desk.sitting else {state.desk.gm}


WHY: dict[type, Why] = {StartSession: why_start, EndSession: why_end}
RULES: dict[type, str] = {StartSession: "PER-244", EndSession: "PER-244"}
CHAPTER: Chapter = {
    **DESK.chapter,
    StartSession: (offer_start, act_start),
    EndSession: (offer_end, act_end),
}
