"""2.14 Telling from the card; Signifiers and the deck in skilled actions."""

import pytest

from games.fugue.given_actions import (
    HEAVY,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    State,
    change,
    do,
    flip,
    given,
    happens,
    key,
    offered,
    person,
    refused,
    ruled,
    said,
    task,
    told,
)
from games.fugue.reached import happened, learned, piles, signified
from parlour.core.offers import Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import KEYS, is_major
from parlour.games.fugue.model import Gone
from parlour.games.fugue.rules import action, harm
from parlour.games.fugue.rules.draft import Draft


@pytest.mark.rule("FUG-119")
@pytest.mark.parametrize("card", ["Nine of Cups", "Two of Cups"])
def test_success_or_failure_whoever_acted_tells_the_card_and_then_it_is_over(card: str) -> None:
    state = flip(ruled(given()), card)
    assert [(t.seat, t.who, t.cards, t.about) for t in state.tellings] == [(SCOTT, SCOTTY, (key(card),), "flip")]
    number = state.tellings[0].id
    assert offered(state, SCOTT, "narrate")[0].owed and not offered(state, TROY, "narrate")
    assert refused(state, TROY, m.Narrate(number, "I know!")) == ("not-yours", "FUG-119")
    assert refused(state, SCOTT, m.Narrate(number + 1, "Well")) == ("bad-target", "FUG-119")
    events, after = happens(state, SCOTT, m.Narrate(number, " A cup falls. "))
    assert events[0] == m.Narrated(number, SCOTT, SCOTTY, (key(card),), "A cup falls.")
    assert not after.tellings and task(after).stage == "done" and after.told == number
    assert refused(after, SCOTT, m.Narrate(number, "Again"))[0] == "bad-target"


@pytest.mark.rule("FUG-119")
def test_what_was_told_aloud_needs_no_words() -> None:
    state = flip(ruled(given()), "Nine of Cups")
    assert offered(state, SCOTT, "narrate")[0].asks == (Text(600, least=0),)
    assert task(told(state, "")).stage == "done"
    assert refused(state, SCOTT, m.Narrate(state.tellings[0].id, "x" * 601)) == ("bad-value", "FUG-119")


@pytest.mark.rule("FUG-119")
def test_the_dealer_tells_for_game_characters_and_nothing_goes_on_before() -> None:
    state = flip(ruled(given(), who=HEAVY), "Nine of Cups")
    assert state.tellings[0].seat == URSULA
    state = said(state)
    assert refused(state, URSULA, m.RuleSkilled(state.declared[0].id, "", "", 8)) == ("not-now", "FUG-101")
    assert task(told(state)).stage == "done"


@pytest.mark.rule("FUG-A65")
def test_others_may_help_and_the_dealer_may_close_it() -> None:
    state = flip(ruled(given()), "Nine of Cups")
    number = state.tellings[0].id
    state = do(do(state, TROY, m.HelpTell(number, "Nine guests")), URSULA, m.HelpTell(number, "A smug grin"))
    assert state.tellings[0].ideas == ((TROY, "Nine guests"), (URSULA, "A smug grin"))
    assert refused(state, SCOTT, m.HelpTell(number, "Hm")) == ("not-now", "FUG-A65")
    assert refused(state, SIMON, m.HelpTell(99, "Hm")) == ("bad-target", "FUG-119")
    assert refused(state, SIMON, m.HelpTell(number, " ")) == ("bad-value", "FUG-A65")
    assert refused(state, SIMON, m.HelpTell(number, "x" * 301)) == ("bad-value", "FUG-A65")
    assert [offer.owed for offer in offered(state, URSULA, "narrate")] == [False]
    events, state = happens(state, URSULA, m.Narrate(number, ""))
    assert events[0].by == URSULA and task(state).stage == "done"


@pytest.mark.rule("FUG-A65")
def test_ideas_have_a_bound() -> None:
    state = flip(ruled(given()), "Nine of Cups")
    for _ in range(12):
        state = do(state, TROY, m.HelpTell(1, "Cups"))
    assert refused(state, TROY, m.HelpTell(1, "Cups"))[0] == "not-now"


# The deck


@pytest.mark.rule("FUG-124", "FUG-X28")
def test_an_empty_deck_is_made_of_the_discards_seen_and_unseen() -> None:
    seen, unseen, held = KEYS[:50], KEYS[50:60], KEYS[60:77]
    state = piles(given(), KEYS[77:], seen, [Gone(card, SCOTT) for card in unseen])
    state = flip(ruled(state), "King of Coins")
    assert state.deck == () and len(state.discard) == 50
    state = ruled(told(state), text="Something else")
    events, after = happens(state, URSULA, m.Flip(), "The Hermit")
    assert events[0] == m.DeckRebuilt(61)
    assert len(after.deck) == 60 and after.discard == () and after.gone == ()
    assert key("King of Coins") in after.deck and not set(held) & set(after.deck)


@pytest.mark.rule("FUG-124")
def test_cards_of_the_task_stay_where_they_are_when_the_deck_is_rebuilt() -> None:
    state = piles(given("Locks"), (key("Two of Cups"),), (key("Nine of Cups"),))
    state = do(flip(ruled(state, 8, "b1", "minutes"), "Two of Cups"), SCOTT, m.GoOn())
    state = flip(state, "Nine of Cups")
    assert task(state).cards == (key("Two of Cups"), key("Nine of Cups")) and state.deck == ()
    assert refused(ruled(piles(given(), (), ())), URSULA, m.Flip()) == ("no-card", "FUG-124")


# Signifiers


def remembered(state: State, seat: int, ability: str) -> State:
    """The memory that is due is told, and its ability named, by whoever tells it."""
    which = next(f.id for f in state.flashbacks if f.stage == "memory")
    state = do(state, seat, m.TellMemory(which, "A vault, and somebody breathing."))
    state = do(state, seat, m.NameAbility(which, ability))
    if any(f.id == which and f.stage == "judged" for f in state.flashbacks):
        state = do(state, URSULA, m.AcceptAbility(which))
    return state


@pytest.mark.rule("FUG-X04", "FUG-048", "FUG-076", "FUG-080")
def test_the_pickpocket_a_signifier_in_a_skilled_action() -> None:
    state = flip(ruled(given(), text="Pick the gambler's pocket"), "The Sun")
    assert (task(state).outcome, task(state).locked) == ("failure", (SCOTTY,))
    memory = state.flashbacks[0]
    assert (memory.way, memory.to, memory.teller, memory.round) == ("signifier", (SHIMON,), URSULA, 1)
    assert SCOTTY in memory.present and memory.hand == SCOTTY
    state = told(state)
    assert task(state).stage == "telling", "it waits for the memory"
    assert refused(state, URSULA, m.SetTask(SHIMON, "", "", 8, "Run"))[0] == "not-now"
    state = do(state, URSULA, m.TellMemory(memory.id, "A back yard."))
    state = do(state, SIMON, m.Declare(SHIMON, "Walk up to the man"))
    state = do(state, URSULA, m.RuleBasic(state.declared[0].id))
    state = do(state, URSULA, m.TellMemory(memory.id, "And a man who did not get up."))
    state = do(state, URSULA, m.NameAbility(memory.id, "Persuade people with your fists"))
    assert [a.text for a in person(state, SHIMON).abilities] == ["Persuade people with your fists"]
    state = do(state, SIMON, m.Decline(memory.id, SHIMON))
    assert task(state).stage == "done" and state.discard == (key("The Sun"),)
    assert not person(state, SCOTTY).abilities and task(state).outcome == "failure"
    assert refused(state, SCOTT, m.Declare(SCOTTY, "", "", task(state).id)) == ("locked", "FUG-106")


@pytest.mark.rule("FUG-X04")
def test_the_task_closes_with_the_telling_where_the_memory_came_first() -> None:
    state = flip(ruled(given()), "The Sun")
    memory = state.flashbacks[0].id
    state = do(remembered(state, URSULA, "Fists"), SIMON, m.Decline(memory, SHIMON))
    assert task(state).stage == "telling"
    assert task(told(state)).stage == "done"


@pytest.mark.rule("FUG-119")
def test_memories_of_other_hands_and_of_other_ways_hold_no_task_open() -> None:
    late = signified(given(), key("Wheel of Fortune"), TREY, TROY, late=True)
    state = flip(ruled(late), "Nine of Cups")
    assert task(told(state)).stage == "done"
    state = do(ruled(given()), SCOTT, m.OwnFlashback(SCOTTY, "The dial", "A vault"))
    assert task(told(flip(state, "Nine of Cups"))).stage == "done"


@pytest.mark.rule("FUG-048", "FUG-A39")
def test_a_minor_card_and_the_dealers_own_signifier_bring_no_memory() -> None:
    assert not flip(ruled(given()), "Nine of Cups").flashbacks
    assert not flip(ruled(given()), "The Star").flashbacks
    assert not flip(ruled(given()), "The Tower").flashbacks
    assert is_major(key("The Star"))


def own_vault(card: str = "The Empress", **options: object) -> State:
    """FUG-X34(b), up to the moment when Scott may use what Scotty has just remembered."""
    state = told(flip(ruled(given(**options), 9), card))
    assert (task(state).outcome, task(state).locked) == ("failure", (SCOTTY,))
    return remembered(state, URSULA, "Safe-cracking")


def used(state: State) -> State:
    return do(state, SCOTT, m.UseNow(state.flashbacks[0].id, SCOTTY, "The tumblers"))


@pytest.mark.rule("FUG-X34", "FUG-A69")
@pytest.mark.parametrize(
    ("card", "outcome"), [("Seven of Coins", "failure"), ("Nine of Coins", "success"), ("The Tower", "success")]
)
def test_ones_own_signifier_in_ones_own_task_brings_one_more_flip(card: str, outcome: str) -> None:
    state = used(own_vault())
    assert task(state).stage == "again" and task(state).locked == ()
    assert task(state).ability == person(state, SCOTTY).abilities[0].id and task(state).difficulty == 9
    state = flip(state, card)
    assert task(state).outcome == outcome and task(state).cards == (key("The Empress"), key(card))
    assert state.tellings[0].cards == (key(card),)
    state = told(state)
    assert task(state).stage == "done" and state.discard == (key("The Empress"), key(card))
    assert task(state).locked == ()
    assert refused(state, URSULA, m.Flip()) == ("not-now", "FUG-103")


@pytest.mark.rule("FUG-A69")
def test_instead_of_the_flip_the_dealer_grants_it_or_finds_that_it_does_not_fit() -> None:
    state = used(own_vault())
    assert refused(state, SCOTT, m.GrantAgain(True)) == ("not-dealer", "FUG-A69")
    granted = do(state, URSULA, m.GrantAgain(True))
    assert (task(granted).outcome, task(granted).stage, task(granted).locked) == ("success", "done", ())
    not_so = do(state, URSULA, m.GrantAgain(False))
    assert (task(not_so).outcome, task(not_so).stage, task(not_so).locked) == ("failure", "done", (SCOTTY,))
    assert refused(not_so, URSULA, m.GrantAgain(True)) == ("not-now", "FUG-A69")
    assert refused(ruled(given()), URSULA, m.GrantAgain(True)) == ("not-now", "FUG-A69")


@pytest.mark.rule("FUG-A69")
def test_the_failure_is_told_before_the_second_flip() -> None:
    state = flip(ruled(given(), 9), "The Empress")
    state = used(remembered(state, URSULA, "Safe-cracking"))
    assert task(state).stage == "again" and refused(state, URSULA, m.Flip()) == ("not-now", "FUG-119")
    state = told(state)
    assert task(state).stage == "again" and task(flip(state, "Nine of Cups")).outcome == "success"


@pytest.mark.rule("FUG-X34", "FUG-A69")
def test_where_locks_never_end_there_is_no_second_flip() -> None:
    state = used(own_vault(lock_ends="never"))
    assert (task(state).stage, task(state).outcome, task(state).locked) == ("done", "failure", (SCOTTY,))
    assert refused(state, URSULA, m.Flip())[0] == "not-now"


@pytest.mark.rule("FUG-A69")
def test_who_declines_or_only_watched_brings_no_second_flip() -> None:
    state = own_vault()
    state = do(state, SCOTT, m.Decline(state.flashbacks[0].id, SCOTTY))
    assert (task(state).stage, task(state).locked) == ("done", (SCOTTY,))
    won = told(flip(ruled(given("Locks"), 9, "b1"), "The Empress"))
    won = used(remembered(won, URSULA, "Safe-cracking"))
    assert (task(won).stage, task(won).outcome) == ("done", "success")


@pytest.mark.rule("FUG-A69", "FUG-196")
def test_a_wound_that_bars_every_ability_bars_the_second_flip_too() -> None:
    state = do(own_vault(), URSULA, m.Hurt(True, False, SCOTTY, "left foot", "A trap"))
    assert (task(used(state)).stage, task(used(state)).outcome) == ("done", "failure")


@pytest.mark.rule("FUG-A69")
def test_where_time_is_measured_the_second_flip_is_the_beginning_of_the_work() -> None:
    state = told(flip(ruled(given(), 9, unit="minutes"), "The Empress"))
    state = flip(used(remembered(state, URSULA, "Safe-cracking")), "Seven of Coins")
    assert (task(state).stage, task(state).spent) == ("going", 7)
    state = flip(do(state, SCOTT, m.GoOn()), "Ten of Coins")
    assert (task(state).outcome, task(state).spent) == ("success", 17)


@pytest.mark.rule("FUG-A69")
def test_only_ones_own_failure_by_a_major_without_an_ability_is_tried_again() -> None:
    vault, plain = own_vault(), told(flip(ruled(given(), 9), "Two of Cups"))
    won = flip(ruled(given("Locks"), 9, "b1"), "The Tower")
    trey = learned(vault, TREY, "Safe-cracking")
    for state, who in (
        (trey, TREY),
        (plain, SCOTTY),
        (won, SCOTTY),
        (ruled(given("Locks")), SCOTTY),
        (given("Locks"), SCOTTY),
    ):
        draft = Draft(state, None)
        action.try_again(draft, who, person(trey, SCOTTY).abilities[0].id if who == TREY else "b1")
        assert not draft.events, (state.tasks, who)
    low = flip(ruled(given("Locks"), 9), "Two of Cups")
    for state, ability in ((low, "b1"), (vault, "b99")):
        draft = Draft(state, None)
        action.try_again(draft, SCOTTY, ability)
        assert not draft.events


@pytest.mark.rule("FUG-A69", "FUG-200")
def test_who_dies_before_the_second_flip_has_failed() -> None:
    draft = Draft(used(own_vault()), None)
    harm.kill(draft, SCOTTY, HEAVY)
    assert (task(draft.state).stage, task(draft.state).outcome, task(draft.state).locked) == (
        "done",
        "failure",
        (SCOTTY,),
    )


@pytest.mark.rule("FUG-081")
def test_the_task_waits_for_who_steps_in() -> None:
    state = flip(ruled(given()), "The Sun")
    memory = state.flashbacks[0].id
    state = do(remembered(state, URSULA, "Fists"), SIMON, m.Intercede(memory, SHIMON, "He steps up"))
    state = told(state)
    assert task(state).stage == "telling"
    assert task(do(state, URSULA, m.AnswerIntercede(SHIMON, 0))).stage == "done"


def test_a_card_can_be_told_where_no_task_is_open() -> None:
    draft = Draft(given(), None)
    draft.tell_card(SCOTT, SCOTTY, (key("Two of Cups"),))
    assert told(draft.state).tellings == ()
    draft.tell_card(TROY, TREY, (key("Nine of Cups"),))
    events, state = happens(draft.state, TROY, m.Narrate(2, "A feast."))
    assert events == (m.Narrated(2, TROY, TREY, (key("Nine of Cups"),), "A feast."),)
    assert [telling.id for telling in state.tellings] == [1]


def test_a_flip_waits_for_a_signifiers_memory() -> None:
    state = flip(ruled(given()), "The Sun")
    state = happened(told(state), [m.TriedAgain(task(state).id, "")])
    assert refused(state, URSULA, m.Flip()) == ("not-now", "FUG-048")


def test_the_seat_that_plays_a_parked_persona_tells_its_card() -> None:
    state = flip(do(change(given(), SCOTTY, parked=True), URSULA, m.SetTask(SCOTTY, "", "", 8, "Run")), "Nine of Cups")
    assert state.tellings[0].seat == URSULA
