"""What waits for the game master's word: sources to study from, things of a later age, checks asked for."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick
from parlour.games.yags import moves as m
from parlour.games.yags.model import State, Wish
from parlour.games.yags.rules.advance import lacking, studied
from parlour.games.yags.rules.ask import find_creature, find_item, leads, skill_def
from parlour.games.yags.rules.derive import band
from parlour.games.yags.rules.draft import Chapter, Draft
from parlour.games.yags.rules.making import tell_load
from parlour.games.yags.rules.skills import tl_key
from parlour.roleplay.chapter import NONE


def grantable(state: State, wish: Wish) -> bool:
    """A yes would still lead somewhere: the points are there and the level allowed, the thing is there. A check is
    granted by calling it."""
    one = find_creature(state, wish.who)
    if one is None or wish.what == "check":
        return False
    if wish.what == "tl":
        return find_item(one, wish.piece) is not None
    defined = skill_def(state, wish.piece)
    wanted = lacking(state, one, defined) if defined is not None else None
    return wanted is not None and wish.amount <= min(wanted, one.xp)


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not state.wishes:
        return NONE
    yes = tuple([wish.id for wish in state.wishes if grantable(state, wish)])
    no = tuple([wish.id for wish in state.wishes])
    found = [Offer("answer_wish", (True,), (Pick(yes),))] if yes else []
    return [*found, Offer("answer_wish", (False,), (Pick(no),))]


def act_answer(draft: Draft, seat: int, command: m.AnswerWish) -> None:
    wish = next(one for one in draft.state.wishes if one.id == command.wish)
    draft.put(m.WishAnswered(wish.id, command.yes))
    if not command.yes:
        return
    if wish.what == "study":
        studied(draft, wish.who, wish.piece, wish.amount, wish.text)
    else:
        before = band(draft.creature(wish.who))
        draft.put(m.NoticeAllowed(wish.who, tl_key(wish.piece)))
        tell_load(draft, wish.who, before)


def awaits(state: State) -> set[int]:
    return {state.desk.gm} if state.wishes else set()


CHAPTER: Chapter = {m.AnswerWish: (offer_answer, act_answer)}
