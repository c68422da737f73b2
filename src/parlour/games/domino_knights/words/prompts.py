"""What is asked of a seat, or whom the table waits for. From public facts; only what a seat alone reads of itself goes
by its hand."""

from collections.abc import Callable, Sequence

from parlour.core.phrasebook import Phrasebook, listed
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
    PHASES,
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
from parlour.games.domino_knights.words.lesson import still
from parlour.games.domino_knights.words.pieces import card_name, special_name

SAY = Phrasebook(__package__, "prompts")


def aimed_at(state: State, play: Play) -> str:
    """What a special card is played on."""
    number = play.target
    if is_card(number):
        return CARD_NAMES[number]
    if is_body(number):
        return BODY_NAMES[number - DOMINO_AT]
    if play.pair:
        return SAY("aim-hand", who=state.kingdoms[play.seat].name)
    if is_kingdom(number):
        name = state.kingdoms[number - KINGDOM_AT].name
        return SAY("aim-graveyard", who=name) if SPECIAL[play.card] == NECROMANCER else name
    for kingdom in state.kingdoms:
        if any(c.place == number - PLACE_AT for c in kingdom.candidates):
            return SAY("aim-candidate", who=kingdom.name)
        if any(r.place == number - PLACE_AT for r in kingdom.recruits):
            return SAY("aim-recruit", who=kingdom.name)
    return SAY("aim-pair" if state.options.dominoless else "aim-domino")


def _moment(state: State, window: Window) -> str:
    """What the open window is about."""
    if not window.batch:
        return SAY(f"moment-{window.checkpoint}")
    play = window.batch[-1]
    name = special_name(special_of(play.card, dominoless=state.options.dominoless))
    return SAY("moment-played", special=name, target=aimed_at(state, play))


def _reaction(state: State, seat: int, window: Window) -> str:
    """What this seat can do about it; she alone reads this, so it may go by her hand."""
    if offer_special(state, seat):
        key = "react-answer" if window.batch else "react-play"
    elif offer_commit(state, seat):
        key = "react-commit"
    else:
        key = "react-no-answer" if window.batch else "react-nothing"
    return SAY(key, moment=_moment(state, window))


def _draw(state: State) -> str:
    top = state.discard[-1:]
    if top and 2 <= RANK[top[0]] <= 9 and not state.took_discard:
        return SAY("draw-top", card=card_name(top[0]))
    return SAY("draw")


def _attack(state: State) -> str:
    offered = offer_attack(state, state.active)
    if len(offered) == 1:
        return SAY("attack-one", target=state.kingdoms[code(str(offered[0].fixed[0])) - KINGDOM_AT].name)
    return SAY("attack-any" if offered else f"attack-{_kept_home(state)}")


def _kept_home(state: State) -> str:
    """Why nobody can be sent out."""
    if not state.kingdoms[state.active].knights:
        return "no-knights"
    if not ready(state, state.active):
        return "all-tapped"
    left = [
        seat
        for seat, kingdom in enumerate(state.kingdoms)
        if kingdom.alive and seat != state.active and not state.attacked >> seat & 1
    ]
    return "all-barred" if left else "all-attacked"


def _defend(state: State) -> str:
    able = able_to_block(state, the_battle(state).target)
    return SAY("defend" if able else "defend-nobody", who=state.kingdoms[state.active].name)


def _aid(key: str) -> Callable[[State], str]:
    def ask(state: State) -> str:
        target = state.kingdoms[the_battle(state).target].name
        return SAY(key, who=state.kingdoms[state.active].name, target=target)

    return ask


def _clean_up(state: State) -> str:
    if looter(state) != NOBODY:
        return SAY("loot")
    return SAY("bury-pairs" if state.options.dominoless else "bury")


def _maintain(state: State) -> str:
    asked = (*offer_promote(state, state.active), *offer_assign(state, state.active))
    if not asked:
        return SAY("maintain-turn")
    if asked[0].fixed[1:] == (None,):
        return SAY("maintain-copy")
    return SAY("maintain-card" if state.options.dominoless else "maintain-end")


_ASKED: dict[int, Callable[[State], str]] = {
    GOAL_VOTE: lambda _state: SAY("vote"),
    MAINTAIN: _maintain,
    DRAW: _draw,
    TRAIN: lambda state: SAY("train-pairs" if state.options.dominoless else "train"),
    ATTACK: _attack,
    AID_ATTACK: _aid("aid-attack"),
    DEFEND: _defend,
    AID_DEFEND: _aid("aid-defend"),
    CLEAN_UP: _clean_up,
    DISCARD: lambda _state: SAY("discard"),
}


def _few(names: Sequence[str]) -> str:
    """Two at most by name: a prompt is short."""
    return listed(names) if len(names) <= 2 else SAY("many", who=names[0], count=len(names) - 1)


def _waiting(state: State, names: str) -> str:
    if not names:
        return SAY("wait-nobody")
    if state.copying != NOBODY:
        return SAY("wait-copy", who=names)
    if state.window is not None:
        return SAY("react-others", who=names, moment=_moment(state, state.window))
    if state.phase == CLEAN_UP and looter(state) != NOBODY:
        return SAY("wait-loot", who=names)
    return SAY(f"wait-{PHASES[state.phase]}" if state.phase in _ASKED else "wait-other", who=names)


def prompt(state: State, seat: int | None, awaited: tuple[int, ...]) -> str:
    """What is asked of this seat (None: a watcher), given who is awaited."""
    if state.lesson is not None and is_still(state):
        return still(state.lesson, len(STEPS))
    if state.outcome is not None:
        winners = [state.kingdoms[winner].name for winner in state.outcome.winners]
        return SAY("over", winners=len(winners), who=_few(winners))
    if seat is None or seat not in awaited:
        return _waiting(state, _few([state.kingdoms[other].name for other in awaited]))
    if state.copying != NOBODY:
        return SAY("copy")
    if state.window is not None:
        return _reaction(state, seat, state.window)
    return _ASKED[state.phase](state)
