"""The game master's desk at a Personae table: what is its own about it, and sessions."""

import msgspec

from parlour.core.game import RuleViolation
from parlour.core.judge import Move
from parlour.games.personae import moves as m
from parlour.games.personae.model import State
from parlour.games.personae.rules import overrule
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.owned import OWNED
from parlour.games.personae.rules.prepared import SCENES
from parlour.games.personae.rules.time import session_begins, session_ends
from parlour.games.personae.words.options import options
from parlour.games.personae.words.phrases import SAY
from parlour.roleplay.cast import dressed, no_session, not_gm, scene_open
from parlour.roleplay.chapter import DeskChapter, session_on
from parlour.roleplay.keeping import keep_desk
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession
from parlour.roleplay.refusals import led

RULE = "PER-003"
"""Where the rules say nothing of the desk: that the game master has the last word."""
keep_desk(Draft)


def busy(state: State) -> RuleViolation | None:
    """One thing after another: neither house rules nor who leads change in the middle of a Challenge."""
    if state.challenge is None:
        return None
    return RuleViolation("not-now", RULE, SAY("challenge-open"), SAY.part("challenge-open", "cure"))


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=options(),
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    busy=busy,
    led=led,
    rule=RULE,
    session_rule="PER-244",
    never=(m.ImportIndividual,),
    scenes=SCENES,
    owned=OWNED,
    people=dressed,
)


# Sessions


def act_start(draft: Draft, seat: int, command: StartSession) -> None:
    draft.put(SessionStarted(draft.state.desk.session + 1))
    session_begins(draft)


def act_end(draft: Draft, seat: int, command: EndSession) -> None:
    session_ends(draft)
    draft.put(SessionEnded(draft.state.desk.session))


def awaits(state: State) -> set[int]:
    """The game master, who starts the next session."""
    return set() if state.desk.sitting else {state.desk.gm}


MOVES: Moves = {
    Move(StartSession, {}, rule="PER-244", unless=(not_gm, session_on), owed=True): act_start,
    Move(EndSession, {}, rule="PER-244", unless=(not_gm, no_session, scene_open)): act_end,
}
