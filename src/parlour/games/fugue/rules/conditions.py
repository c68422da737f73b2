"""What many commands ask first: who deals, whether a chapter is being played, what has to come first, whose character
it is and whether it can act. Each condition is True where it forbids."""

from parlour.core.judge import waived
from parlour.games.fugue.model import Ability, Character, Declared, Flashback, State, Telling
from parlour.games.fugue.rules.ask import (
    alive,
    barred_by,
    character,
    described,
    held,
    in_round,
    is_gc,
    is_persona,
    open_task,
    pausing,
    place,
    seat_of,
    seated,
    teller,
    unfinished,
    unspoken,
    untold,
)
from parlour.games.fugue.rules.contest_ask import hand_of
from parlour.roleplay.chapter import leads

# The moment


def not_dealer(state: State, seat: int) -> bool:
    """FUG-007; before there is a Dealer, whoever opened the table."""
    return not leads(state, seat)


def you_deal(state: State, seat: int) -> bool:
    return leads(state, seat)


def untaken_seat(state: State, seat: int) -> bool:
    return not state.desk.people[seat]


def story_over(state: State) -> bool:
    """FUG-003: the last chapter is closed."""
    return state.phase == "over"


def no_chapter(state: State) -> bool:
    return not state.opened


def no_sitting(state: State) -> bool:
    return not state.desk.sitting


def introduction_first(state: State) -> bool:
    """FUG-A54: before it nobody has a persona."""
    return state.phase not in ("create", "signify", "scene")


def personae_unmade(state: State) -> bool:
    return state.phase != "scene"


MAKING = (story_over, no_chapter, no_sitting, introduction_first)
"""People sit at the table, and the introduction has been read."""
PLAY = (story_over, no_chapter, no_sitting, personae_unmade)
"""A chapter is being played."""
DEALING = (story_over, not_dealer, *PLAY[1:])
"""By the Dealer alone."""
DEALER_MAKING = (story_over, not_dealer, *MAKING[1:])


def contest_open(state: State) -> bool:
    return state.contest is not None


def task_open(state: State) -> bool:
    """One skilled action at a time."""
    return open_task(state) is not None


def card_untold(state: State) -> bool:
    """FUG-119, FUG-153: a card that was turned is told first."""
    return bool(untold(state))


def unanswered(state: State) -> bool:
    """Something waits for the Dealer's leave."""
    return bool(state.leaves)


def memory_due(state: State) -> bool:
    """FUG-048: a Signifier's memory, also one that was postponed."""
    return any(one.way == "signifier" and one.stage != "kept" for one in state.flashbacks)


BETWEEN = (contest_open, task_open, card_untold, unanswered, memory_due)
"""Between actions: nothing is under way, and nothing is due."""
IDLE = (contest_open, task_open, card_untold)
"""Neither a task nor a contest is open, and every card has been told."""


def memory_first(state: State) -> bool:
    """FUG-048: a Signifier's memory that play waits for."""
    return bool(pausing(state))


def stepping_in(state: State) -> bool:
    """FUG-A45: somebody wants to step in with what was just remembered."""
    return any(leave.what == "intercede" for leave in state.leaves)


TURNED = (card_untold, memory_first, stepping_in)
"""What comes before the next card."""


def winner_unheard(state: State) -> bool:
    """FUG-178: with another card the right of the Fool and the World would be lost."""
    return unspoken(state)


def no_contest(state: State) -> bool:
    return state.contest is None


CONTEST = (*PLAY, no_contest)
DEALT = (*DEALING, no_contest)
"""In a contest; by the Dealer alone."""


def hand_played(state: State) -> bool:
    """A hand is under way: it ends by its outcome."""
    return state.contest is not None and state.contest.stage not in ("optin", "done")


def nothing_declared(state: State) -> bool:
    return not state.declared


def nothing_told(state: State) -> bool:
    """No memory is on its way."""
    return not any(one.stage != "kept" for one in state.flashbacks)


# Characters

Doer = Character | Declared
"""Somebody, or what somebody is about to do."""


def people(state: State) -> dict[str, Character]:
    """Everybody the story knows: all of them are in the open."""
    return {one.id: one for one in state.characters}


def doer(state: State, one: Doer) -> Character:
    return one if isinstance(one, Character) else character(state, one.who)


def not_yours(state: State, seat: int, it: Doer) -> bool:
    """FUG-008: everybody acts for her own characters."""
    return seat_of(state, doer(state, it)) != seat


def unmade(it: Character) -> bool:
    """The persona is still being made."""
    return not described(it)


def dead(it: Character) -> bool:
    """FUG-200: dead is dead."""
    return not alive(it)


def away(it: Character) -> bool:
    """Not in the story now."""
    return not it.here


def knocked_out(it: Character) -> bool:
    """FUG-199."""
    return it.down == "knocked"


def a_persona(it: Character) -> bool:
    return is_persona(it)


def game_character(it: Character) -> bool:
    """FUG-062: those have no memories and gain no abilities."""
    return not is_persona(it)


def dealers_now(state: State, it: Character) -> bool:
    """FUG-062: a persona the Dealer plays."""
    return is_gc(state, it)


IN_STORY = (unmade, dead, away)
"""In the story and alive;"""
ABLE = (*IN_STORY, knocked_out)
"""able to act as well;"""
ACTING = (not_yours, *ABLE)
"""and this seat's."""


def playing(state: State, it: Doer) -> bool:
    """FUG-A80: the round that is played leaves no hand free."""
    return in_round(state, doer(state, it).id)


def incapacitated(state: State, it: Doer) -> bool:
    """FUG-199: through this round of the contest."""
    return held(state, doer(state, it).id)


def places(state: State) -> dict[str, int]:
    """Seats somebody has taken, by the piece that means them."""
    return {place(seat): seat for seat in seated(state)}


# Abilities


def abilities(who: Character) -> tuple[Ability, ...]:
    return who.abilities


def abilities_or_none(who: Character) -> dict[str, Ability | None]:
    return {"": None, **{one.id: one for one in who.abilities}}


def wounded(state: State, who: Doer, it: Ability | None) -> bool:
    """FUG-193, FUG-196, FUG-197: a wound bars it, or took it."""
    return it is not None and bool(barred_by(doer(state, who), it))


BARRED = (waived(wounded),)


# Memories and cards


def queue(state: State) -> list[Flashback]:
    """Memories that are due or being told."""
    return unfinished(state)


def another_tells(state: State, seat: int, it: Flashback) -> bool:
    """FUG-052: whoever it fell to."""
    return teller(state, it) != seat


def kept_or_none(state: State) -> dict[str, Flashback | None]:
    """FUG-087: a memory on a sheet that this one adds to."""
    return {"": None, **{one.id: one for one in state.flashbacks if one.stage == "kept"}}


def declarations(state: State) -> tuple[Declared, ...]:
    return state.declared


def tellings(state: State) -> tuple[Telling, ...]:
    return state.tellings


# Hands


def no_cards(state: State, it: Character) -> bool:
    return state.contest is None or hand_of(state.contest, it.id) is None


def bust(state: State, it: Character) -> bool:
    """FUG-156: no further part in this round."""
    hand = hand_of(state.contest, it.id) if state.contest is not None else None
    return hand is not None and hand.stymied
