"""2.7 Flashbacks: what sets one off, how it is told and named, and what the Dealer may send back."""

import pytest

from games.fugue.given_memory import (
    HEAVY,
    ROSE,
    SCOTT,
    SCOTTY,
    SHIMON,
    SIMON,
    TREY,
    TROY,
    URSULA,
    back,
    can,
    change,
    do,
    flip,
    gift,
    given,
    kept,
    last,
    name,
    offered,
    own,
    person,
    pieces,
    refused,
    story,
    tell,
    used_up,
)
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Ability
from parlour.games.fugue.view_build import public

WAYS = {"own": own, "gift": gift, "story": story}


@pytest.mark.rule("FUG-050")
def test_a_flashback_gives_exactly_one_ability() -> None:
    state = own(given())
    for ability in ("", "   ", "Calm Thugs; Pick Pockets", "Calm Thugs\nPick Pockets", "Calm Thugs + Pick Pockets"):
        assert refused(state, SCOTT, m.NameAbility(last(state).id, ability)) == ("one-ability", "FUG-050")
    state = name(state, "Calm Thugs")
    assert refused(state, SCOTT, m.NameAbility(last(state).id, "Pick Pockets")) == ("one-ability", "FUG-050")
    state = do(state, URSULA, m.AcceptAbility(last(state).id))
    assert can(state, SCOTTY) == ["Calm Thugs"]
    assert refused(state, SCOTT, m.NameAbility(last(state).id, "Pick Pockets")) == ("not-now", "FUG-050")


@pytest.mark.rule("FUG-050")
@pytest.mark.parametrize(
    "ability", ["Programming in C++", "C++ and templates", "Selling Google+ pages", "Read, write and reckon"]
)
def test_one_ability_may_have_any_name(ability: str) -> None:
    """The document counts what is done in the memory, not the signs in its name."""
    state = name(own(given()), ability)
    assert can(do(state, URSULA, m.AcceptAbility(last(state).id)), SCOTTY) == [ability]


@pytest.mark.rule("FUG-052")
def test_each_way_has_its_own_teller() -> None:
    tellers = {"own": SCOTT, "gift": SIMON, "story": URSULA}
    for way, begin in WAYS.items():
        state = begin(given())
        assert (last(state).way, last(state).teller) == (way, tellers[way])
        for seat in {URSULA, SCOTT, TROY, SIMON} - {tellers[way]}:
            for command in (
                m.TellMemory(last(state).id, "More."),
                m.NameAbility(last(state).id, "Fly"),
                m.Withdraw(last(state).id),
            ):
                assert refused(state, seat, command) == ("not-yours", "FUG-052")
    assert refused(given(), TROY, m.OwnFlashback(SCOTTY, "the hoods", "A gang.")) == ("not-yours", "FUG-052")
    assert refused(given(), SCOTT, m.StoryFlashback(TREY, "his words", "A road.")) == ("not-dealer", "FUG-086")


@pytest.mark.rule("FUG-052")
def test_the_effect_is_the_same_whoever_tells_it() -> None:
    for begin in WAYS.values():
        state = kept(begin(given()), "Stealth", parts=("left foot", "right foot"))
        (who,) = last(state).to
        (one,) = person(state, who).abilities
        assert one == Ability(one.id, "Stealth", ("left foot", "right foot"), last(state).id)


@pytest.mark.rule("FUG-053")
def test_no_flashback_comes_from_nowhere() -> None:
    for blank in ("", "  "):
        assert refused(given(), SCOTT, m.OwnFlashback(SCOTTY, blank, "A gang.")) == ("no-trigger", "FUG-053")
        assert refused(given(), SIMON, m.GiftFlashback(TREY, blank, "Rain.")) == ("no-trigger", "FUG-053")
        assert refused(given(), URSULA, m.StoryFlashback(TREY, blank, "A road.")) == ("no-trigger", "FUG-053")
        sent = back(own(given()), "FUG-053")
        assert refused(sent, SCOTT, m.Reword(last(sent).id, blank, "A gang.")) == ("no-trigger", "FUG-053")
    state = flip(given(), "The Sun", text="Pick the gambler's pocket")
    assert last(state).trigger == "The Sun: Pick the gambler's pocket"
    assert last(own(given(), trigger=" the hoods ")).trigger == "the hoods"


@pytest.mark.rule("FUG-054")
def test_the_dealer_accepts_the_main_thing_done_in_the_memory_or_asks_for_it() -> None:
    state = name(own(given(), memory="Chopping meat."), "Use cleaver as weapon")
    for seat in (SCOTT, TROY):
        assert refused(state, seat, m.AcceptAbility(last(state).id)) == ("not-dealer", "FUG-054")
    assert can(do(state, URSULA, m.AcceptAbility(last(state).id)), SCOTTY) == ["Use cleaver as weapon"]
    state = back(
        name(own(given(), memory="Chopping meat."), "Fly a plane", parts=("head",)), "FUG-054", "Nobody flies in it."
    )
    assert (last(state).stage, last(state).ability, last(state).parts) == ("ability", "", ())
    assert last(state).back == "FUG-054: Nobody flies in it." and pieces(last(state)) == ["Chopping meat."]
    state = name(state, "Use cleaver as weapon")
    assert last(state).back == "" and used_up(state, SCOTT) == (0, 0)
    early = own(given())
    assert refused(early, URSULA, m.AcceptAbility(last(early).id)) == ("not-now", "FUG-057")
    assert refused(early, URSULA, m.SendBack(last(early).id, "FUG-054", "Not so.")) == ("no-reason", "FUG-A67")


@pytest.mark.rule("FUG-055")
def test_trigger_memory_and_ability_stand_on_the_sheet() -> None:
    state = kept(own(given(), present=(HEAVY,)), " Calm Thugs ", parts=("voice",))
    memory, (one,) = last(state), person(state, SCOTTY).abilities
    assert (memory.trigger, pieces(memory), memory.ability, memory.present) == (
        "the hoods",
        ["A gang, and I talk."],
        "Calm Thugs",
        (HEAVY,),
    )
    assert (memory.stage, memory.to, memory.chapter, one.text, one.flashback) == (
        "kept",
        (SCOTTY,),
        1,
        "Calm Thugs",
        memory.id,
    )
    seen = next(p for p in public(state).characters if p.id == SCOTTY).abilities[0]
    assert (seen.text, seen.flashback, seen.given) == ("Calm Thugs", memory.id, "remembered, chapter 1")


@pytest.mark.rule("FUG-056")
def test_notes_are_optional() -> None:
    state = kept(own(given()))
    assert last(state).note == "" and can(state, SCOTTY) == ["Calm Thugs"]
    state = do(state, SCOTT, m.NoteMemory(last(state).id, "From the hoods "))
    assert last(state).note == "From the hoods"
    assert last(do(state, SCOTT, m.NoteMemory(last(state).id, ""))).note == ""


@pytest.mark.rule("FUG-057")
def test_the_memory_is_told_before_the_ability_is_named() -> None:
    for begin, seat in ((own, SCOTT), (gift, SIMON), (story, URSULA)):
        state = begin(given(), memory=" ")
        assert last(state).stage == "memory" and not last(state).memory
        assert refused(state, seat, m.NameAbility(last(state).id, "Stealth")) == ("memory-first", "FUG-057")
        assert not offered(state, seat, "name_ability") and not offered(state, seat, "leave_naming")
        assert refused(state, seat, m.TellMemory(last(state).id, "  ")) == ("bad-value", "FUG-221")
        state = tell(state, "A dark house.")
        assert offered(state, seat, "name_ability") and last(state).stage == "ability"
    state = flip(given(), "The Sun")
    assert refused(state, URSULA, m.NameAbility(last(state).id, "Fists")) == ("memory-first", "FUG-057")
    state = own(given(), memory="")
    assert refused(state, SCOTT, m.LeaveNaming(last(state).id)) == ("memory-first", "FUG-057")


@pytest.mark.rule("FUG-058")
def test_what_it_proves_is_for_the_personas_player() -> None:
    state = kept(gift(given()), "Field-dressing")
    state = do(state, TROY, m.NoteMemory(last(state).id, "maybe a medic"))
    for seat in (URSULA, SCOTT, SIMON):
        assert refused(state, seat, m.NoteMemory(last(state).id, "a butcher")) == ("not-yours", "FUG-058")
    assert last(state).note == "maybe a medic"
    state = own(state)
    assert refused(state, SCOTT, m.NoteMemory(last(state).id, "early")) == ("bad-target", "FUG-058")


@pytest.mark.rule("FUG-061")
def test_all_hear_it_and_nobody_knows_it_until_her_persona_tells() -> None:
    state = kept(own(given(), seat=TROY), "Stealth")
    seen = public(state).flashbacks[0]
    assert pieces(seen) == ["A gang, and I talk."] and seen.known == (TREY,)
    state = do(state, TROY, m.ShareMemory(last(state).id, (SCOTTY, HEAVY)))
    assert last(state).known == (TREY, SCOTTY, HEAVY)
    for seat in (URSULA, SCOTT, SIMON):
        assert refused(state, seat, m.ShareMemory(last(state).id, (SHIMON,))) == ("not-yours", "FUG-061")
    for others in ((), (SCOTTY,), (TREY,), ("c99",)):
        assert refused(state, TROY, m.ShareMemory(last(state).id, others)) == ("bad-target", "FUG-061")
    state = do(state, TROY, m.ShareMemory(last(state).id, (SHIMON, ROSE)))
    assert not offered(state, TROY, "share_memory")
    assert own(given()).flashbacks[0].known == (), "nobody before it is kept"


@pytest.mark.rule("FUG-061")
def test_the_dead_tell_nobody() -> None:
    state = kept(own(given()))
    dead = do(do(state, URSULA, m.Hurt(True, True, SCOTTY, "torso", "Cut")), URSULA, m.BleedOut(SCOTTY, False))
    dead = do(dead, URSULA, m.BleedOut(SCOTTY, True))
    assert refused(dead, SCOTT, m.ShareMemory(last(dead).id, (TREY,))) == ("not-yours", "FUG-061")
    live = kept(own(dead, seat=TROY), "Stealth")
    assert refused(live, TROY, m.ShareMemory(last(live).id, (SCOTTY,))) == ("dead", "FUG-200")


@pytest.mark.rule("FUG-064", "FUG-065", "FUG-066")
@pytest.mark.parametrize("limit", ["FUG-053", "FUG-064", "FUG-065", "FUG-066", "FUG-088"])
def test_what_crosses_a_limit_is_sent_back_worded_anew_and_uses_up_nothing(limit: str) -> None:
    for begin, seat, who in ((own, SCOTT, SCOTTY), (gift, SIMON, TREY)):
        state = begin(given(), present=(HEAVY,))
        for sent in (back(state, limit, " He flies. "), back(name(state, "Fly"), limit, "He flies.")):
            memory = last(sent)
            assert (memory.stage, memory.ability, memory.back) == ("memory", "", f"{limit}: He flies.")
            assert refused(sent, seat, m.NameAbility(memory.id, "Fly")) == ("memory-first", "FUG-057")
            assert refused(sent, seat, m.TellMemory(memory.id, "And lands.")) == ("not-now", "FUG-A67")
            assert refused(sent, URSULA, m.SendBack(memory.id, limit, "Still.")) == ("not-now", "FUG-A67")
            again = do(sent, seat, m.Reword(memory.id, " the door ", " He runs. ", (ROSE,)))
            assert (last(again).trigger, pieces(last(again)), last(again).back) == ("the door", ["He runs."], "")
            assert HEAVY not in last(again).present and ROSE in last(again).present and last(again).must == memory.must
            assert set(last(again).must) <= set(last(again).present)
            assert used_up(again, seat) == (0, 0)
            assert can(kept(again, "Run"), who) == ["Run"]


@pytest.mark.rule("FUG-056", "FUG-061")
def test_a_persona_that_is_still_being_made_is_in_no_memory_and_told_of_none() -> None:
    unmade = change(given(), TREY, detail="")
    assert refused(unmade, SCOTT, m.OwnFlashback(SCOTTY, "x", "y", (TREY,))) == ("bad-target", "FUG-068")
    state = own(unmade, memory=" A gang. ")
    assert pieces(last(state)) == ["A gang."]
    assert refused(state, SCOTT, m.TellMemory(last(state).id, "x", (TREY,))) == ("bad-target", "FUG-221")
    sent = back(state)
    assert refused(sent, SCOTT, m.Reword(last(sent).id, "x", "y", (TREY,))) == ("bad-target", "FUG-A67")
    done = kept(state)
    assert refused(done, SCOTT, m.ShareMemory(last(done).id, (TREY,))) == ("bad-target", "FUG-061")


@pytest.mark.rule("FUG-057", "FUG-221")
def test_the_first_piece_is_owed_and_more_is_not() -> None:
    state = own(given(), memory="")
    assert [offer.owed for offer in offered(state, SCOTT, "tell_memory")] == [True]
    assert [offer.owed for offer in offered(tell(state), SCOTT, "tell_memory")] == [False]


@pytest.mark.rule("FUG-064", "FUG-221")
def test_what_was_told_in_pieces_is_worded_anew_as_a_whole() -> None:
    state = back(tell(own(given(), memory="White tiles."), "He flies."))
    state = do(state, SCOTT, m.Reword(last(state).id, "the door", "White tiles, and he runs."))
    assert pieces(last(state)) == ["White tiles, and he runs."]


@pytest.mark.rule("FUG-066")
def test_only_what_was_sent_back_is_worded_anew() -> None:
    state = own(given())
    assert refused(state, SCOTT, m.Reword(last(state).id, "the door", "He runs.")) == ("not-now", "FUG-088")
    sent = back(state)
    assert refused(sent, TROY, m.Reword(last(state).id, "the door", "He runs.")) == ("not-yours", "FUG-052")
    assert refused(sent, SCOTT, m.Reword(last(state).id, "the door", "")) == ("bad-value", "FUG-A67")
    herself = m.Reword(last(state).id, "the door", "He runs.", (SCOTTY,))
    assert refused(sent, SCOTT, herself) == ("bad-target", "FUG-A67")
    aside = back(name(state, "Fly"), "FUG-054")
    assert refused(aside, SCOTT, m.Reword(last(state).id, "the door", "He runs.")) == ("not-now", "FUG-088")


@pytest.mark.rule("FUG-A67")
def test_a_memory_is_sent_back_for_a_limit_and_a_reason_never_for_taste() -> None:
    state = gift(given())
    for limit in ("", "taste", "FUG-054", "FUG-072", "FUG-069"):
        assert refused(state, URSULA, m.SendBack(last(state).id, limit, "I do not like it.")) == (
            "no-reason",
            "FUG-A67",
        )
    assert last(do(state, URSULA, m.SendBack(last(state).id, "FUG-070", " "))).back
    for seat in (SCOTT, TROY, SIMON):
        assert refused(state, seat, m.SendBack(last(state).id, "FUG-070", "Shimon is not in it.")) == (
            "not-dealer",
            "FUG-A67",
        )
    state = back(state, "FUG-070", "Shimon is not in it.")
    assert used_up(state, SIMON) == (0, 0) and last(state).stage == "memory"
    named = name(gift(given()), "Trauma surgeon")
    assert refused(named, URSULA, m.SendBack(last(named).id, "FUG-054", "No.")) == ("no-reason", "FUG-A67")
    mine = own(given())
    assert refused(mine, URSULA, m.SendBack(last(mine).id, "FUG-070", "No.")) == ("no-reason", "FUG-A67")
    hers = story(given())
    assert refused(hers, URSULA, m.SendBack(last(hers).id, "FUG-064", "No.")) == ("not-now", "FUG-A67")


@pytest.mark.rule("FUG-217")
def test_the_wording_of_the_ability_may_be_left_to_the_dealer() -> None:
    state = own(given())
    assert refused(state, TROY, m.LeaveNaming(last(state).id)) == ("not-yours", "FUG-052")
    state = do(state, SCOTT, m.LeaveNaming(last(state).id))
    assert last(state).stage == "naming" and used_up(state, SCOTT) == (0, 0)
    assert refused(state, SCOTT, m.NameAbility(last(state).id, "Calm Thugs")) == ("not-dealer", "FUG-217")
    assert refused(state, SCOTT, m.LeaveNaming(last(state).id)) == ("not-now", "FUG-217")
    assert refused(state, SCOTT, m.TellMemory(last(state).id, "More.")) == ("not-now", "FUG-221")
    assert refused(state, URSULA, m.NameAbility(last(state).id, " ")) == ("one-ability", "FUG-050")
    assert offered(state, URSULA, "send_back")
    state = do(state, URSULA, m.NameAbility(last(state).id, "Calm Thugs"))
    assert can(state, SCOTTY) == ["Calm Thugs"] and used_up(state, SCOTT) == (1, 0) and last(state).stage == "kept"
    hers = story(given())
    assert refused(hers, URSULA, m.LeaveNaming(last(hers).id)) == ("not-now", "FUG-217")


@pytest.mark.rule("FUG-221")
def test_a_memory_may_be_told_in_pieces_with_play_between_them() -> None:
    state = own(given(), memory="White tiles.")
    state = do(state, TROY, m.Declare(TREY, "Look out of the window"))
    state = do(state, URSULA, m.RuleBasic(state.declared[0].id))
    state = tell(state, " And meat. ", present=(TREY,))
    state = tell(state, "A cleaver.", present=(HEAVY,))
    assert pieces(last(state)) == ["White tiles.", "And meat.", "A cleaver."] and last(state).present == (TREY, HEAVY)
    state = name(state, "Use cleaver as weapon")
    assert refused(state, SCOTT, m.TellMemory(last(state).id, "More.")) == ("not-now", "FUG-221")
    state = do(state, URSULA, m.AcceptAbility(last(state).id))
    assert len(state.flashbacks) == 1 and can(state, SCOTTY) == ["Use cleaver as weapon"]
    assert refused(state, SCOTT, m.TellMemory(last(state).id, "More.")) == ("not-now", "FUG-221")


@pytest.mark.rule("FUG-221")
def test_nobody_tells_for_ever() -> None:
    state = own(given())
    for at in range(11):
        state = tell(state, f"Piece {at}.")
    assert refused(state, SCOTT, m.TellMemory(last(state).id, "And on.")) == ("not-now", "FUG-221")
    assert offered(state, SCOTT, "name_ability")


@pytest.mark.rule("FUG-027")
def test_a_feature_means_nothing_until_a_flashback_settles_it() -> None:
    state = do(given(), SIMON, m.PinUp("new", "question", "What does Shimon's tattoo mean?", (SHIMON,)))
    pin = state.pins[0].id
    state = do(state, TROY, m.GiftFlashback(SHIMON, "a needle", "Trey tattoos him: the sign of the crew."))
    state = do(state, TROY, m.NameAbility(last(state).id, "Sit still"))
    state = do(state, URSULA, m.AcceptAbility(last(state).id))
    assert (
        pieces(last(state)) == ["Trey tattoos him: the sign of the crew."]
        and person(state, SHIMON).detail == "a tattoo"
    )
    state = do(state, TROY, m.SettleQuestion(pin, True))
    assert state.pins[0].settled
    later = own(state, memory="The tattoo was a dare.", augments=last(state).id)
    assert last(back(later, "FUG-088", "It is the sign of the crew.")).stage == "memory"
