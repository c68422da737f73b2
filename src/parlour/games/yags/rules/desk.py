"""The game master's desk at a Yags table: what is its own about it, and sessions."""

import msgspec

from parlour.core.game import RuleViolation
from parlour.core.judge import Move
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules import overrule
from parlour.games.yags.rules.ask import RULE, open_check
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.owned import OWNED
from parlour.games.yags.rules.prepared import SCENES
from parlour.games.yags.words.options import OPTIONS
from parlour.games.yags.words.refusal_parts import in_check
from parlour.roleplay.cast import dressed, no_session, not_gm, scene_open
from parlour.roleplay.chapter import DeskChapter, session_on
from parlour.roleplay.keeping import keep_desk
from parlour.roleplay.moves import EndSession, SessionEnded, SessionStarted, StartSession
from parlour.roleplay.refusals import led

keep_desk(Draft)


def busy(state: State) -> RuleViolation | None:
    return None if open_check(state) is None else RuleViolation("not-now", RULE, *in_check())


DESK: DeskChapter[State, Draft] = DeskChapter(
    options=OPTIONS,
    commands=msgspec.json.Decoder(m.AnyCommand),
    overruling=overrule,
    busy=busy,
    led=led,
    rule=RULE,
    session_rule=RULE,
    never=(m.ImportCreature,),
    scenes=SCENES,
    owned=OWNED,
    people=dressed,
)


# Sessions


def act_start(draft: Draft, seat: int, command: StartSession) -> None:
    draft.put(SessionStarted(draft.state.desk.session + 1))


def act_end(draft: Draft, seat: int, command: EndSession) -> None:
    draft.put(SessionEnded(draft.state.desk.session))


def awaits(state: State) -> set[int]:
    """The game master, who starts the next session."""
    return set() if state.desk.sitting else {state.desk.gm}


MOVES: Moves = {
    Move(StartSession, {}, rule=RULE, unless=(not_gm, session_on), owed=True): act_start,
    Move(EndSession, {}, rule=RULE, unless=(not_gm, no_session, scene_open)): act_end,
}
