"""What may be done beside the turn: naming a Kingdom, a new model for a Doppelganger, giving up, and what the clock
says."""

from parlour.core.game import CLOCK
from parlour.core.judge import Move, One, Words
from parlour.core.offers import Offer, Pick, Text
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import NAME_LENGTH, SUGGESTED_NAMES
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    CLEAN_UP,
    GOAL_VOTE,
    NOBODY,
    OVER,
    SETUP,
    TIMED_GOALS,
    Knight,
    State,
)
from parlour.games.domino_knights.pieces import DOMINO_AT, code
from parlour.games.domino_knights.rules.conditions import PRESENT, game_over, named
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import is_out
from parlour.games.domino_knights.rules.flow import THEN_WINDOW, To, eject, finish, finish_by_time, resume, settle
from parlour.games.domino_knights.rules.graves import kill
from parlour.games.domino_knights.rules.loot import looter
from parlour.games.domino_knights.rules.questions import everybody, find_knight, living, models, powers, the_battle
from parlour.games.domino_knights.rules.resolve import owes_order, weakest_on_top

NONE: tuple[Offer, ...] = ()
_NAME = (Offer("name_kingdom", (), (Text(NAME_LENGTH, SUGGESTED_NAMES[:6], 0),), False),)


def offer_name(state: State, seat: int) -> tuple[Offer, ...]:
    """DK-028."""
    return NONE if state.phase == OVER else _NAME


TO_NAME = Move(m.NameKingdom, {"name": Words(NAME_LENGTH, 0)}, rule="DK-028", unless=PRESENT)


def act_name(draft: Draft, seat: int, command: m.NameKingdom) -> None:
    taken = {kingdom.name for kingdom in draft.state.kingdoms}
    free = next(name for name in SUGGESTED_NAMES if name not in taken)
    draft.put(m.KingdomNamed(seat, command.name.strip() or free))


# COPY


def offer_choose_copy(state: State, seat: int) -> list[Offer]:
    """DK-158: another Knight of the suit."""
    if state.copying != seat:
        return []
    return [Offer("choose_copy", (), (Pick(tuple(new_models(state))),))]


def model_stays(state: State, seat: int) -> bool:
    """DK-157: no Doppelganger of hers waits for another."""
    return state.copying != seat


def new_models(state: State) -> dict[str, Knight]:
    found = find_knight(state, state.copier)
    assert found is not None
    return named(models(state, found[1].suit))


TO_CHOOSE_COPY = Move(m.ChooseCopy, {"knight": One(new_models)}, rule="DK-158", unless=(*PRESENT, model_stays))


def act_choose_copy(draft: Draft, seat: int, command: m.ChooseCopy) -> None:
    draft.put(m.Copied(seat, code(command.knight) - DOMINO_AT, draft.state.copier))
    settle(draft, draft.state.then)


_GIVE_UP = (Offer("give_up_copy"),)


def offer_give_up_copy(state: State, seat: int) -> tuple[Offer, ...]:
    return _GIVE_UP if state.copying == seat else NONE


TO_GIVE_UP_COPY = Move(m.GiveUpCopy, {}, rule="DK-157", unless=(*PRESENT, model_stays))


def act_give_up_copy(draft: Draft, seat: int, command: m.GiveUpCopy) -> None:
    found = find_knight(draft.state, draft.state.copier)
    assert found is not None
    kill(draft, seat, found[1], NOBODY)
    settle(draft, draft.state.then)


def _strongest_model(state: State) -> int:
    """DK-A26: what the clock chooses."""
    found = find_knight(state, state.copier)
    assert found is not None
    return max(models(state, found[1].suit), key=lambda k: (k.attack + k.defence) << powers(k)).domino


# Giving up

_CONCEDE = (Offer("concede", owed=False),)


def offer_concede(state: State, seat: int) -> tuple[Offer, ...]:
    return (
        NONE
        if state.lesson is not None or state.phase in (SETUP, GOAL_VOTE, OVER) or not state.kingdoms[seat].alive
        else _CONCEDE
    )


def in_a_lesson(state: State) -> bool:
    return state.lesson is not None


def not_begun(state: State) -> bool:
    """DK-183."""
    return state.phase in (SETUP, GOAL_VOTE)


TO_CONCEDE = Move(m.Concede, {}, rule="DK-A82", unless=(*PRESENT, in_a_lesson, not_begun))


def act_concede(draft: Draft, seat: int, command: m.Concede) -> None:
    """DK-A82: treated as ejection; an open battle of hers ends without further effect. When the battle just decided has
    left nobody else, she has won it all (DK-165): giving up takes nothing back, and a Kingdom without Health never
    wins."""
    s = draft.state
    if not is_out(s, seat) and all(is_out(s, other) for other in living(s) if other != seat):
        finish(draft, (seat,), "standing" if s.fame else "lastStanding")
        return
    then = s.then if s.copying != NOBODY else THEN_WINDOW
    eject(draft, seat, conceded=True)
    battle = s.battle
    if battle is not None and not battle.resolved and seat in (s.active, battle.target):
        draft.put(m.BattleEnded((), ()))
    settle(draft, then)


# The clock


def offer_time(state: State, seat: int) -> list[Offer]:
    """Time is a command, and only the clock gives it."""
    if seat != CLOCK or state.phase == OVER:
        return []
    out: list[Offer] = []
    if runs_out(state):
        out.append(Offer("time_is_up", ("game", 0)))
    if is_timed(state):
        out.append(Offer("time_is_up", ("window", state.decision)))
    return out


def runs_out(state: State) -> bool:
    """DK-166, DK-181: a time limit is set, and it has not been reached."""
    return state.goal in TIMED_GOALS and not state.time_up and state.phase not in (SETUP, GOAL_VOTE, OVER)


def is_timed(state: State) -> bool:
    """DK-A26: windows, aid, loot, the order of the dead and a new model do not wait for ever."""
    if state.options.reaction_seconds <= 0:
        return False
    return state.copying != NOBODY or state.window is not None or state.phase in (AID_ATTACK, AID_DEFEND, CLEAN_UP)


def not_the_clock(seat: int) -> bool:
    return seat != CLOCK


def not_watched(state: State, it: str) -> bool:
    """DK-A26, DK-166."""
    return not (runs_out(state) if it == "game" else is_timed(state))


def watched(state: State, what: str) -> tuple[int, ...]:
    return (0,) if what == "game" else (state.decision,)


TO_TELL_TIME = Move(
    m.TimeIsUp,
    {"what": One(("window", "game"), unless=(not_watched,)), "token": One(watched)},
    rule="DK-A26",
    unless=(game_over, not_the_clock),
)


def act_time(draft: Draft, seat: int, command: m.TimeIsUp) -> None:
    """DK-166, and section 7: the mildest legal act is taken."""
    s = draft.state
    draft.put(m.TimeRanOut(command.what))
    if command.what == "game":
        if s.options.time_up == "now":
            finish_by_time(draft)
    elif s.copying != NOBODY:
        draft.put(m.Copied(s.copying, _strongest_model(s), s.copier))
        settle(draft, s.then)
    elif s.window is not None:
        for slow in range(len(s.kingdoms)):
            if not s.window.passed >> slow & 1:
                draft.put(m.Passed(slow))
        resume(draft, To.CLOSE_WINDOW)
    elif s.phase == CLEAN_UP:
        if (victor := looter(s)) != NOBODY:
            draft.put(m.LootSkipped(victor))
            resume(draft, To.CLEAN_UP)
            return
        for slow in owes_order(s):
            draft.put(m.GraveyardOrdered(slow, weakest_on_top(s, slow)))
        resume(draft, To.CLEAN_UP)
    else:
        for slow in range(len(s.kingdoms)):
            if not the_battle(s).passed >> slow & 1:
                draft.put(m.AidPassed(slow))
        assert the_battle(s).passed == everybody(s)
        resume(draft, To.AID_OVER)
