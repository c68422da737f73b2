"""What the refusals of each part of the game count, list or name, by their keys."""

from parlour.core.phrasebook import listed
from parlour.core.saying import Values
from parlour.games.fugue.content.sets import read_set
from parlour.games.fugue.model import Flashback, State
from parlour.games.fugue.rules.ask import (
    character,
    find_character,
    is_persona,
    left_of,
    persona_of,
    seat_of,
    teller,
)
from parlour.games.fugue.rules.company import ABILITIES
from parlour.games.fugue.rules.company import listed as listing
from parlour.games.fugue.rules.contest_ask import group_now, undecided
from parlour.games.fugue.rules.contest_effect import allowed
from parlour.games.fugue.rules.contest_open import GROUPS, SIDES
from parlour.games.fugue.rules.contest_play import somebody_has_21
from parlour.games.fugue.rules.dealing import next_dealers
from parlour.games.fugue.rules.keeping import limits_of, sides_for
from parlour.games.fugue.rules.persona import LINE, asked
from parlour.games.fugue.words.cards import RANKS, effect_name
from parlour.games.fugue.words.names import limit_name
from parlour.games.fugue.words.reader import title_of
from parlour.games.fugue.words.refusal_parts import (
    Filled,
    Known,
    barred_deed,
    barred_task,
    barred_wild,
    dealer,
    doer,
    seat,
    seat_meant,
    the_task,
    this_one,
    who_is,
    yes_no,
)
from parlour.roleplay.desk import called
from parlour.roleplay.phrases import quoted

# The campaign


def _no_set(known: Known) -> Filled:
    try:
        read_set(known["text"])
    except ValueError as wrong:
        return {"problem": str(wrong)}
    raise AssertionError


def _next(state: State) -> str:
    return listed([called(state.desk, seat) for seat in next_dealers(state)], "or")


def _dealing(known: Known, who: int) -> Filled:
    """Who may deal next, and whether all of them have dealt before."""
    state = known["state"]
    equal = all(seat in state.dealt for seat in next_dealers(state))
    return {"who": seat(known, who), "next": _next(state), "equal": yes_no(equal)}


def _next_one(known: Known) -> Filled:
    return {"who": seat(known, known["it"]), "next": _next(known["state"])}


def _making(known: Known) -> Filled:
    """Whose persona is made, and who adds one more thing to it."""
    owner = asked(known["state"])
    return {"who": seat(known, owner), "neighbour": seat(known, left_of(known["state"], owner))}


def _past(known: Known) -> Filled:
    person = known["it"]
    player = seat(known, person.seat) if person.seat >= 0 else ""
    return {"who": title_of(known["state"], person), "player": player, "played": yes_no(person.seat >= 0)}


def _pinned(known: Known) -> Filled:
    return {"who": seat(known, known["it"].by)}


CAMPAIGN: dict[str, Values] = {
    "no_set": _no_set,
    "undecided_dealer": lambda known: {"who": seat(known, known["state"].proposal.seat)},
    "somebody_deals": dealer,
    "choose_dealer-unwilling": _next_one,
    "choose_dealer-absent": _next_one,
    "unwilling_next": _next_one,
    "absent_next": _next_one,
    "dealt_already": lambda known: _dealing(known, known["it"]),
    "others_first": lambda known: _dealing(known, known["seat"]),
    "dealing_now": dealer,
    "known_already": lambda known: {"willing": yes_no(known["seat"] not in known["state"].unwilling)},
    "open_choice": lambda known: {"next": _next(known["state"])},
    "table_to_choose": lambda known: {"next": _next(known["state"])},
    "chapter_open": lambda known: {"chapter": known["state"].chapter},
    "anothers_turn": _making,
    "not_on_the_left": _making,
    "anothers_answer": _making,
    "nothing_suggested": _making,
    "being_made": _making,
    "not_yours_to_name": this_one,
    "not_your_persona": _past,
    "one_of_you": seat_meant,
    "for_dealer_to_say": dealer,
    "not_for_yourself": dealer,
    "too_many_abilities": lambda known: {"count": len(listing(known["abilities"])), "limit": ABILITIES},
    "long_ability": lambda known: {"limit": LINE},
    "no_loss": seat_meant,
    "drop_basic-at-unknown": lambda known: {"lines": len(known["state"].basics)},
    "anothers": _pinned,
    "anothers_pin": _pinned,
}

# Memories


def _teller(known: Known) -> Filled:
    return {"who": seat(known, teller(known["state"], known["it"]))}


def _limits(known: Known) -> Filled:
    limits = limits_of(known["flashback"])
    return {"limits": len(limits), "names": listed([quoted(limit_name(limit)) for limit in limits], "or")}


def _places(known: Known) -> Filled:
    found = [str(side) for side in sides_for(known["state"], known["who"].id)]
    return {"count": len(found), "sides": listed(found, "or")}


def _mine(known: Known) -> Filled:
    person = persona_of(known["state"], known["seat"])
    assert person is not None
    return {"who": title_of(known["state"], person)}


def _players(known: Known) -> Filled:
    """Whose memory it is, by who plays them."""
    memory: Flashback = known["it"]
    state = known["state"]
    return {"players": listed([seat(known, seat_of(state, character(state, who))) for who in memory.to], "or")}


def _turn(known: Known) -> Filled:
    return {
        "who": who_is(known["state"], known["state"].contest.turn),
        "answering": yes_no(somebody_has_21(known["state"])),
    }


MEMORIES: dict[str, Values] = {
    "not_back": _mine,
    "own_flashback-not_yours": this_one,
    "mid_turn": _turn,
    "another_tells": _teller,
    "for_teller_to_name": _teller,
    "sent_back": lambda known: {"reason": known["it"].back},
    "for_dealer_to_name": dealer,
    "no_gift": lambda known: {"way": known["it"].way},
    "limit-unknown": _limits,
    "answer_intercede-side-unknown": _places,
    "for_its_persona": _players,
}

# Actions


def _doer(known: Known) -> Filled:
    """Who is about to do something."""
    return {"who": title_of(known["state"], doer(known)), "lock": known["state"].options.lock_ends}


def _declarer(known: Known) -> Filled:
    return {"who": title_of(known["state"], doer(known, "declared")), "lock": known["state"].options.lock_ends}


def _tries(known: Known) -> Filled:
    """Who is at a task, and who plays them."""
    state = known["state"]
    who = the_task(state).who
    player = seat(known, seat_of(state, character(state, who)))
    return {"who": who_is(state, who), "player": player, "lock": state.options.lock_ends}


def _locked(known: Known) -> Filled:
    return {"who": title_of(known["state"], known["who"]), "lock": known["state"].options.lock_ends}


def _difficulty(known: Known) -> Filled:
    return {"unit": known["unit"] or "none", "difficulty": known["command"].difficulty}


def _victim(known: Known) -> Filled:
    leave = next(one for one in known["state"].leaves if one.what == "finish" and one.who == known["who"].id)
    person = find_character(known["state"], leave.target)
    assert person is not None
    return {"victim": title_of(known["state"], person)}


def _untold(known: Known) -> Filled:
    return {"who": seat(known, known["state"].tellings[0].seat)}


ACTIONS: dict[str, Values] = {
    "locked_for_good": _locked,
    "locked_without": _locked,
    "doer_out": lambda known: {**_doer(known), "down": doer(known).down or "gone"},
    "ability_wounded": barred_deed,
    "deed_locked": _doer,
    "playing": _doer,
    "incapacitated": _doer,
    "rule_skilled-ability-unknown": _declarer,
    "another_named": _declarer,
    "needs_ability": _declarer,
    "difficulty-too_low": _difficulty,
    "difficulty-too_high": _difficulty,
    "flip-card_untold": _untold,
    "doer_playing": _tries,
    "doer_incapacitated": _tries,
    "going_on": _tries,
    "first_card_wounded": barred_task,
    "doer_wounded": barred_task,
    "first_card_locked": _tries,
    "not_your_task": _tries,
    "for_another_to_tell": lambda known: {"player": seat(known, known["it"].seat)},
    "tend-not_dealer": dealer,
    "unsaid": lambda known: {"persona": yes_no(is_persona(known["who"]))},
    "victim_up": _victim,
}

# Contests


def _rank(known: Known) -> Filled:
    win = known["state"].contest.win
    return {"rule": RANKS[win.rank], "total": win.total, "cards": len(win.cards)}


def _allows(known: Known) -> Filled:
    found = allowed(known["state"], known["state"].contest.win)
    return {**_rank(known), "effects": listed([effect_name(one) for one in found], "or")}


def _undecided(known: Known) -> Filled:
    state = known["state"]
    names = [who_is(state, who) for who in undecided(state, group_now(state.contest))]
    return {"names": listed(names), "count": len(names)}


_TAGS = ("claim_wild", "reveal", "twist", "swap_wild", "pass", "reply21", "play_for_me")
CONTESTS: dict[str, Values] = {
    "many_groups": lambda known: {"limit": GROUPS},
    "many_sides": lambda known: {"limit": SIDES},
    "untold_before_deal": _untold,
    "somebody_undecided": _undecided,
    **{f"{tag}-card_untold": _untold for tag in _TAGS},
    "not_your_turn": _turn,
    "not_its_turn": _turn,
    "not_just_remembered": _turn,
    "bust_unless_saved": _turn,
    "wild_barred": barred_wild,
    "not_the_winner": lambda known: {"who": who_is(known["state"], known["state"].contest.win.who)},
    "a_fight": _rank,
    "beyond_rank": _allows,
    "weapon_needless": _rank,
}
