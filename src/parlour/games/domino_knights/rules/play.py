"""The order of play: who is asked, what is offered, what a command leads to.

Before the first turn Kingdoms are named, cards dealt, and perhaps a goal is voted for (setup, goal, table_acts).

A turn has five steps. Maintain: Candidates that are paid for become Knights. Draw: cards and Recruits (turn). Train:
Recruits are trained with cards (train), or pairs of cards are (pairs). Attack: Knights attack another Kingdom (battle);
others aid the attack, the target blocks, others aid the defence (aid); who met whom is compared, the dead are buried
(resolve, graves), and perhaps the victor loots (loot). Discard, and the next Kingdom's turn begins (turn).

At checkpoints a window opens in which everybody may play special cards (special); when all have passed, the batch takes
effect (batch). What a card may be aimed at: aim, life, pairs_special. When a Kingdom is out, and when the game is over:
flow, fame.

Each chapter says how its commands are offered, judged and carried out. What happens by itself in between: flow. What
events do to the state: changes/."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.chance import Chance
from parlour.core.game import CLOCK, Alarm, RuleViolation, Stops
from parlour.core.judge import Move
from parlour.core.offers import Offer, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.content import AID_SECONDS, MOST_SEATS
from parlour.games.domino_knights.lesson import course
from parlour.games.domino_knights.lesson.content import LEARNER
from parlour.games.domino_knights.model import (
    AID_ATTACK,
    AID_DEFEND,
    ATTACK,
    CLEAN_UP,
    DEFEND,
    DISCARD,
    DRAW,
    GOAL_VOTE,
    MAINTAIN,
    NOBODY,
    OVER,
    SETUP,
    TRAIN,
    State,
)
from parlour.games.domino_knights.rules import (  # batch and changes register themselves
    aid,
    batch,  # noqa: F401
    battle,
    changes,  # noqa: F401
    goal,
    idle,
    loot,
    pairs,
    resolve,
    special,
    table_acts,
    train,
    turn,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.questions import everybody, the_battle
from parlour.games.domino_knights.rules.resolve import owes_order
from parlour.games.domino_knights.words.options import SAY
from parlour.games.domino_knights.words.refusals import refused

Offering = Callable[[State, int], Sequence[Offer]]
Acting = Callable[[Draft, int, Any], None]

COMMANDS: dict[type, tuple[Offering, Move, Acting]] = {
    m.Promote: (turn.offer_promote, turn.TO_PROMOTE, turn.act_promote),
    m.Reorient: (turn.offer_reorient, turn.TO_REORIENT, turn.act_reorient),
    m.DrawCards: (turn.offer_draw, turn.TO_DRAW, turn.act_draw),
    m.Train: (train.offer_train, train.TO_TRAIN, train.act_train),
    m.AddTraining: (train.offer_add_training, train.TO_ADD_TRAINING, train.act_add_training),
    m.TrainPair: (pairs.offer_train_pair, pairs.TO_TRAIN_PAIR, pairs.act_train_pair),
    m.AssignPair: (pairs.offer_assign, pairs.TO_ASSIGN, pairs.act_assign),
    m.EndTrain: (train.offer_end_train, train.TO_END_TRAIN, train.act_end_train),
    m.Attack: (battle.offer_attack, battle.TO_ATTACK, battle.act_attack),
    m.EndAttack: (battle.offer_end_attack, battle.TO_END_ATTACK, battle.act_end_attack),
    m.AskAid: (aid.offer_ask_aid, aid.TO_ASK_AID, aid.act_ask_aid),
    m.AidAttack: (aid.offer_aid_attack, aid.TO_AID_ATTACK, aid.act_aid_attack),
    m.Defend: (battle.offer_defend, battle.TO_DEFEND, battle.act_defend),
    m.AidDefend: (aid.offer_aid_defend, aid.TO_AID_DEFEND, aid.act_aid_defend),
    m.PassAid: (aid.offer_pass_aid, aid.TO_PASS_AID, aid.act_pass_aid),
    m.Commit: (battle.offer_commit, battle.TO_COMMIT, battle.act_commit),
    m.OrderGraveyard: (resolve.offer_order, resolve.TO_ORDER, resolve.act_order),
    m.Loot: (loot.offer_loot, loot.TO_LOOT, loot.act_loot),
    m.SkipLoot: (loot.offer_skip_loot, loot.TO_SKIP_LOOT, loot.act_skip_loot),
    m.Discard: (turn.offer_discard, turn.TO_DISCARD, turn.act_discard),
    m.Special: (special.offer_special, special.TO_PLAY_SPECIAL, special.act_special),
    m.Pass: (special.offer_pass, special.TO_PASS, special.act_pass),
    m.ChooseCopy: (table_acts.offer_choose_copy, table_acts.TO_CHOOSE_COPY, table_acts.act_choose_copy),
    m.GiveUpCopy: (table_acts.offer_give_up_copy, table_acts.TO_GIVE_UP_COPY, table_acts.act_give_up_copy),
    m.NameKingdom: (table_acts.offer_name, table_acts.TO_NAME, table_acts.act_name),
    m.Plead: (goal.offer_plead, goal.TO_PLEAD, goal.act_plead),
    m.VoteGoal: (goal.offer_vote, goal.TO_VOTE, goal.act_vote),
    m.Concede: (table_acts.offer_concede, table_acts.TO_CONCEDE, table_acts.act_concede),
    m.TimeIsUp: (table_acts.offer_time, table_acts.TO_TELL_TIME, table_acts.act_time),
    m.TakeStep: (course.offer_take_step, course.TO_TAKE_STEP, course.act_take_step),
}
"""For each command what offers it, fast and by hand; what judges it; what carries it out. A law holds the first two
together."""

_ALWAYS = (table_acts.offer_name, table_acts.offer_concede)
_SPECIAL = special.offer_special
_MENU: dict[int, tuple[Offering, ...]] = {
    SETUP: (),
    GOAL_VOTE: (goal.offer_vote, goal.offer_plead),
    MAINTAIN: (turn.offer_promote, pairs.offer_assign, turn.offer_reorient),
    DRAW: (turn.offer_draw, _SPECIAL),
    TRAIN: (train.offer_train, pairs.offer_train_pair, train.offer_add_training, train.offer_end_train, _SPECIAL),
    ATTACK: (battle.offer_attack, battle.offer_end_attack, _SPECIAL),
    AID_ATTACK: (aid.offer_aid_attack, aid.offer_pass_aid, aid.offer_ask_aid, battle.offer_commit, _SPECIAL),
    DEFEND: (battle.offer_defend, aid.offer_ask_aid, _SPECIAL),
    AID_DEFEND: (aid.offer_aid_defend, aid.offer_pass_aid, aid.offer_ask_aid, battle.offer_commit, _SPECIAL),
    CLEAN_UP: (resolve.offer_order, loot.offer_loot, loot.offer_skip_loot),
    DISCARD: (turn.offer_discard, _SPECIAL),
    OVER: (),
}
_IN_WINDOW: tuple[Offering, ...] = (special.offer_pass, _SPECIAL, battle.offer_commit)
_COPYING: tuple[Offering, ...] = (table_acts.offer_choose_copy, table_acts.offer_give_up_copy)


def offers(state: State, seat: int) -> list[Offer]:
    """Everything this seat may do now."""
    if seat == CLOCK:
        return table_acts.offer_time(state, seat)
    out: list[Offer] = []
    if state.lesson is not None:
        out += course.offer_take_step(state, seat)
        if course.is_still(state):
            return out
    if state.phase == OVER or not state.kingdoms[seat].alive:
        return out
    if state.copying != NOBODY:
        menu = _COPYING
    elif state.window is not None:
        menu = _IN_WINDOW
    else:
        menu = _MENU[state.phase]
    for offering in menu:
        out += offering(state, seat)
    for offering in _ALWAYS:
        out += offering(state, seat)
    return out


_SEATS = tuple([tuple([seat for seat in range(MOST_SEATS) if bits >> seat & 1]) for bits in range(1 << MOST_SEATS)])
"""The seats of a set of bits."""


def awaited(state: State) -> tuple[int, ...]:
    """Who is asked, from public facts only."""
    if state.phase in (SETUP, OVER):
        return ()
    if state.lesson is not None and course.is_still(state):
        return (LEARNER,)
    if state.copying != NOBODY:
        return (state.copying,)
    if state.window is not None:
        return _SEATS[everybody(state) & ~state.window.passed]
    if state.phase in (AID_ATTACK, AID_DEFEND):
        return _SEATS[everybody(state) & ~the_battle(state).passed]
    if state.phase == DEFEND:
        return (the_battle(state).target,)
    if state.phase == GOAL_VOTE:
        return tuple(goal.still_to_vote(state))
    if state.phase == CLEAN_UP:
        victor = loot.looter(state)
        return (victor,) if victor != NOBODY else tuple(owes_order(state))
    return (state.active,)


def play(state: State, seat: int, command: Any, chance: Chance) -> tuple[tuple[Any, ...], State]:
    """Events and the next state; or the reason why not, before anything is drawn."""
    entry = COMMANDS.get(type(command))
    if entry is None:
        raise RuleViolation("no-command", "DK-042", SAY("no-command"))
    _, move, acting = entry
    if (wrong := move.wrong(state, seat, command)) is not None:
        raise refused(move, wrong, command)
    draft = Draft(state, chance)
    acting(draft, seat, command)
    if draft.state.lesson is not None and type(command) is not m.TakeStep:
        course.follow(draft)
    return tuple(draft.events), draft.state


def act(draft: Draft, seat: int, command: Any) -> None:
    """A command that is known to be offered, carried out in a draft of one's own: how imagined games go on without a
    log."""
    COMMANDS[type(command)][2](draft, seat, command)


def refusal(state: State, seat: int, command: Any) -> RuleViolation | None:
    """Why this command is refused; None where it is legal."""
    move = COMMANDS[type(command)][1]
    wrong = move.wrong(state, seat, command)
    return None if wrong is None else refused(move, wrong, command)


def why_not(state: State, seat: int, piece: Piece) -> RuleViolation:
    """Why this piece can do nothing now."""
    question = idle.pointed_at(piece)
    move = idle.IDLE[type(question)]
    wrong = move.wrong(state, seat, question)
    assert wrong is not None
    return refused(move, wrong, question)


def alarms(state: State) -> tuple[Alarm, ...]:
    """What the clock watches: the open window, aid step or other short question, and the time limit of the game."""
    out: list[Alarm] = []
    if table_acts.is_timed(state):
        reacting = state.window is not None and state.copying == NOBODY
        seconds = state.options.reaction_seconds if reacting else AID_SECONDS
        out.append(Alarm("window", state.decision, seconds))
    if table_acts.runs_out(state):
        out.append(Alarm("game", 0, 60.0 * state.options.minutes))
    return tuple(out)


def passing(state: State, seat: int, stops: Stops) -> m.Pass | m.PassAid | None:
    """The pass to send for a seat by itself. Aid is asked only of who can give it, so it waits unless nothing shall."""
    if seat not in awaited(state) or state.copying != NOBODY or stops == "always":
        return None
    if state.lesson is not None and state.window is not None:
        return None if course.is_still(state) or course.waits(state, seat) else m.Pass()
    if state.window is None:
        return m.PassAid() if stops == "never" and state.phase in (AID_ATTACK, AID_DEFEND) else None
    if stops == "never" or (stops == "concerned" and not concerns(state, seat)):
        return m.Pass()
    return None if special.offer_special(state, seat) or battle.offer_commit(state, seat) else m.Pass()


def concerns(state: State, seat: int) -> bool:
    """From public facts: another's card waits to take effect, or a battle of this Kingdom's is about to be decided."""
    assert state.window is not None
    if any(play.seat != seat for play in state.window.batch):
        return True
    fight = state.battle
    return fight is not None and not fight.resolved and fight.sides[seat] != 0
