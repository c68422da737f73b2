"""What is asked of a seat, or whom the table waits for. From public facts; only what a seat alone reads of itself goes
by its hand."""

from collections.abc import Callable

from parlour.games.domino_knights.lesson.content import STEPS
from parlour.games.domino_knights.lesson.course import is_still
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
    TRAIN,
    Play,
    State,
    Window,
)  # fmt: skip
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    CARD_NAMES,
    DOMINO_AT,
    KINGDOM_AT,
    NECROMANCER,
    PLACE_AT,
    RANK,
    SPECIAL,
    SPECIAL_NAMES,
    code,
    is_body,
    is_card,
    is_kingdom,
    special_of,
)  # fmt: skip
from parlour.games.domino_knights.rules.aid import able_to_block
from parlour.games.domino_knights.rules.battle import offer_attack, offer_commit
from parlour.games.domino_knights.rules.loot import looter
from parlour.games.domino_knights.rules.pairs import offer_assign
from parlour.games.domino_knights.rules.questions import ready, the_battle
from parlour.games.domino_knights.rules.special import offer_special
from parlour.games.domino_knights.rules.turn import offer_promote
from parlour.games.domino_knights.words.endings import HOW
from parlour.games.domino_knights.words.lesson import still
from parlour.games.domino_knights.words.pieces import card_name, listed

_CHECKPOINTS = {
    1: "after Maintain",
    2: "after the Draw",
    3: "before training ends",
    4: "now the attackers are named",
    5: "before the battle is decided",
    6: "before the field is cleared",
    7: "before the turn passes on",
}


def aimed_at(state: State, play: Play) -> str:
    """What a special card is played on."""
    number = play.target
    if is_card(number):
        return CARD_NAMES[number]
    if is_body(number):
        return BODY_NAMES[number - DOMINO_AT]
    if play.pair:
        return f"two cards of {state.kingdoms[play.seat].name}'s hand"
    if is_kingdom(number):
        name = state.kingdoms[number - KINGDOM_AT].name
        return f"the graveyard of {name}" if SPECIAL[play.card] == NECROMANCER else name
    for kingdom in state.kingdoms:
        if any(c.place == number - PLACE_AT for c in kingdom.candidates):
            return f"a Candidate of {kingdom.name}"
        if any(r.place == number - PLACE_AT for r in kingdom.recruits):
            return f"a Recruit of {kingdom.name}"
    return "a face-down pair" if state.options.dominoless else "a face-down domino"


def _window(state: State, window: Window) -> str:
    """What the open window is about."""
    if not window.batch:
        return f"Special cards, {_CHECKPOINTS.get(window.checkpoint, 'now')}"
    play = window.batch[-1]
    return (
        f"{SPECIAL_NAMES[special_of(play.card, dominoless=state.options.dominoless)]} is played on "
        f"{aimed_at(state, play)}"
    )


def _reaction(state: State, seat: int) -> str:
    """What this seat can do about it; she alone reads this, so it may go by her hand."""
    batch = state.window is not None and state.window.batch
    if offer_special(state, seat):
        return "answer with a special card, or pass." if batch else "play one, or pass."
    if offer_commit(state, seat):
        return "send a Knight freed by Life into the battle, or pass."
    return "you have no card to answer with, so pass." if batch else "you have none to play, so pass."


def _draw(state: State) -> str:
    top = state.discard[-1:]
    if top and 2 <= RANK[top[0]] <= 9 and not state.took_discard:
        return f"Your Draw: take the {card_name(top[0])} from the discard pile, or draw from the deck."
    return "Your Draw: draw from the deck."


def _attack(state: State) -> str:
    offered = offer_attack(state, state.active)
    if len(offered) == 1:
        target = state.kingdoms[code(str(offered[0].fixed[0])) - KINGDOM_AT].name
        return f"Your Attack: choose Knights to send against {target}, or end the attacks."
    if offered:
        return "Your Attack: choose a Kingdom and Knights, or end the attacks."
    return f"Your Attack: {_kept_home(state)}. End the attacks."


def _kept_home(state: State) -> str:
    """Why nobody can be sent out."""
    if not state.kingdoms[state.active].knights:
        return "you have no Knights"
    if not ready(state, state.active):
        return "your Knights are all tapped"
    left = [
        seat
        for seat, kingdom in enumerate(state.kingdoms)
        if kingdom.alive and seat != state.active and not state.attacked >> seat & 1
    ]
    return "none of your Knights may attack whoever is left" if left else "every Kingdom was attacked in this turn"


def _defend(state: State) -> str:
    attacker, target = state.kingdoms[state.active].name, the_battle(state).target
    if able_to_block(state, target):
        return f"{attacker} attacks you: set blockers, or let them through."
    return f"{attacker} attacks you, and you have nobody to block with: let them through."


def _aid(side: str) -> Callable[[State], str]:
    def ask(state: State) -> str:
        assert state.battle is not None
        names = state.kingdoms[state.active].name, state.kingdoms[state.battle.target].name
        return f"{names[0]} attacks {names[1]}: aid the {side}, or stand aside."

    return ask


def _clean_up(state: State) -> str:
    if looter(state) != NOBODY:
        return "You won the battle: take one of the fallen to your graveyard, or leave them."
    if state.options.dominoless:
        return "Bury your dead: only the last of them stays in your graveyard."
    return "Bury your dead: only the top of a graveyard can be raised."


def _maintain(state: State) -> str:
    asked = (*offer_promote(state, state.active), *offer_assign(state, state.active))
    if not asked:
        return "Your Maintain: exchange the ends of your Knights, or leave them as they are."
    if asked[0].fixed[1:] == (None,):
        return "Your Maintain: say which Knight your Doppelganger copies."
    return f"Your Maintain: say which {'card' if state.options.dominoless else 'end'} of the Candidate attacks."


_ASKED: dict[int, Callable[[State], str]] = {
    GOAL_VOTE: lambda _state: "A Joker was turned: plead for a goal if you like, and vote for one or for another card.",
    MAINTAIN: _maintain,
    DRAW: _draw,
    TRAIN: lambda state: (
        "Your Train step: "
        + (
            "lay two cards of one suit for a Knight"
            if state.options.dominoless
            else "pay Recruits with cards of one suit"
        )
        + ", or finish training."
    ),
    ATTACK: _attack,
    AID_ATTACK: _aid("attack"),
    DEFEND: _defend,
    AID_DEFEND: _aid("defence"),
    CLEAN_UP: _clean_up,
    DISCARD: lambda _state: "Your Discard: keep at most five cards; the last one you lay is on top.",
}
_DOING = {
    MAINTAIN: "promote",
    DRAW: "draw",
    TRAIN: "train",
    ATTACK: "attack",
    AID_ATTACK: "aid the attack or not",
    DEFEND: "defend",
    AID_DEFEND: "aid the defence or not",
    CLEAN_UP: "bury the dead",
    DISCARD: "discard",
    GOAL_VOTE: "vote for a goal",
}


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.lesson is not None and is_still(state):
        return still(state.lesson, len(STEPS))
    if state.outcome is not None:
        won = listed([state.kingdoms[winner].name for winner in state.outcome.winners])
        return f"The game is over: {won or 'nobody'}, {HOW.get(state.outcome.how, state.outcome.how)}."
    mine = seat is not None and seat in awaited
    names = listed([state.kingdoms[other].name for other in awaited])
    if state.copying != NOBODY:
        if mine:
            return "Your Doppelganger has lost its model: copy another Knight of its suit, or give it up."
        return f"Waiting for {names} to choose whom the Doppelganger copies."
    if state.window is not None:
        what = _window(state, state.window)
        if mine and seat is not None:
            return f"{what}: {_reaction(state, seat)}"
        return f"{what}. Waiting for {names}."
    if mine:
        return _ASKED[state.phase](state)
    if state.phase == CLEAN_UP and looter(state) != NOBODY:
        return f"Waiting for {names} to loot the field or not."
    return f"Waiting for {names} to {_DOING.get(state.phase, 'act')}." if names else "Nobody is waited for."
