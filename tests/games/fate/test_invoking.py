"""2.11 Invoking aspects."""

import pytest

from games.fate.given import FOES, GM, HEROES, do, find, in_turns, major, mook, offered, pc, refused, text
from games.fate.rolls import (
    attack,
    attempt,
    create,
    fight,
    invoke,
    opposed,
    overcome,
    passes,
    roll,
    settled,
    stand,
    thrown,
)
from parlour.games.fate import moves as m
from parlour.games.fate.rules.ask import free_of
from parlour.games.fate.rules.play import passing
from parlour.games.fate.rules.sums import total

AMA, DAN = pc("Ama", Clever=1, Quick=0), pc("Dan", 2, Clever=1, Quick=0)
THANE = major("Thane", Clever=1, Quick=0)


def mine(state: object) -> int:
    return total(roll(state).sides[0])  # type: ignore[arg-type]


@pytest.mark.rule("FAE-099")
def test_invoking_waits_for_the_dice_and_is_open_until_both_pass() -> None:
    state = opposed(in_turns(AMA, aspects=["Fog"], pool=1), overcome(), 2)
    fog = text(state, "Fog").id
    refused(state, 1, invoke(fog), "FAE-099")
    refused(in_turns(AMA, aspects=["Fog"]), 1, invoke(fog), "FAE-099")
    state = thrown(state, "c1", 1)
    assert roll(state).asked == 0
    refused(state, GM, m.LetStand(0), "FAE-099")
    refused(state, 1, m.LetStand(1), "FAE-099")
    refused(state, GM, invoke(fog, effect="raise", who="gm"), "FAE-096")
    state = do(state, 1, m.LetStand(0))
    state = do(state, GM, invoke(fog, effect="raise", who="gm"))
    state = do(state, 1, m.LetStand(0))
    assert roll(state).phase == "invoke"
    state = do(state, GM, m.LetStand(1))
    assert roll(state).phase == "settle"
    refused(state, 1, invoke(fog), "FAE-099")
    refused(state, 1, m.LetStand(0), "FAE-099")


@pytest.mark.rule("FAE-099")
def test_the_side_behind_is_asked_first_and_asked_again() -> None:
    ahead = attempt(in_turns(AMA, THANE), attack(), 3, 1)
    assert roll(ahead).asked == 1
    refused(ahead, 1, invoke(text(ahead, "Ama the Brave").id), "FAE-099")
    behind = attempt(in_turns(AMA, THANE), attack(), 1, 3)
    assert roll(behind).asked == 0
    assert roll(attempt(in_turns(AMA, THANE), attack(), 2, 2)).asked == 0
    behind = do(passes(behind), GM, m.LetStand(1))
    assert behind.roll is None


@pytest.mark.rule("FAE-099")
def test_who_has_nothing_to_invoke_lets_it_stand_unasked() -> None:
    poor = attempt(in_turns(pc("Ama", fp=0, Clever=1)), overcome(), 1, 2)
    assert passing(poor, 1, "concerned") == m.LetStand(0)
    assert passing(poor, 1, "always") is None and passing(poor, GM, "concerned") is None
    assert passing(attempt(in_turns(AMA), overcome(), 1, 2), 1, "concerned") is None


@pytest.mark.rule("FAE-100")
def test_only_known_aspects_and_the_explanation_may_be_said_aloud() -> None:
    state = in_turns(AMA, major("Thane", secrets=("Thane in Trouble",)), aspects=["Fog"], hidden=["A Trapdoor"])
    state = attempt(state, overcome(), 1, 2)
    listed = {piece for offer in offered(state, 1, "invoke") for piece in offer.asks[0].of}  # type: ignore[union-attr]
    for which in ("A Trapdoor", "Thane in Trouble"):
        hidden = text(state, which).id
        assert hidden not in listed
        refusal, nothing = refused(state, 1, invoke(hidden), "FAE-100"), refused(state, 1, invoke("h99"))
        assert (refusal.why, refusal.cure, refusal.reason) == (nothing.why, nothing.cure, nothing.reason)
    do(state, 1, m.Invoke("c1", "paid", "bonus", text(state, "Fog").id, ""))
    refused(state, 2, invoke(text(state, "Fog").id), "FAE-100")


@pytest.mark.rule("FAE-Q39")
def test_who_is_taken_out_of_what_the_team_knows_cannot_invoke_it() -> None:
    state = do(in_turns(AMA, DAN, aspects=["Fog"]), GM, m.Withhold("a9", "c2"))
    fog = text(state, "Fog").id
    do(attempt(state, overcome("c1"), 1, 2), 1, invoke(fog))
    refused(attempt(state, overcome("c2"), 1, 2), 2, invoke(fog, who="c2"), "FAE-100")
    refused(state, 1, m.Withhold(fog, "c1"), "FAE-Q39")


@pytest.mark.rule("FAE-101")
def test_aspects_of_oneself_of_allies_of_foes_of_the_scene_and_boosts() -> None:
    people = (AMA, DAN, major("Thane", mild="A Limp"), pc("Eve", 3, away=True))
    state = in_turns(*people, aspects=["Fog"], boosts=[("Off Balance", HEROES), ("Theirs", FOES)])
    state = attempt(state, overcome(), 1, 2)
    by_pay = {
        offer.fixed[1]: set(offer.asks[0].of) for offer in offered(state, 1, "invoke") if offer.fixed[2] == "bonus"
    }  # type: ignore[union-attr]
    known = ("Ama the Brave", "Ama in Trouble", "Ama Has a Past", "Dan in Trouble", "Thane in Trouble", "A Limp", "Fog")
    assert {text(state, words).id for words in known} <= by_pay["paid"]
    assert by_pay["free"] == {text(state, "Off Balance").id}
    assert text(state, "Eve in Trouble").id not in by_pay["paid"]
    refused(state, 1, invoke(text(state, "Eve in Trouble").id), "FAE-101")
    refused(state, 1, invoke(text(state, "Theirs").id, "free"), "FAE-Q40")


@pytest.mark.rule("FAE-102")
def test_each_aspect_is_paid_for_once_a_roll() -> None:
    state = do(attempt(in_turns(AMA, aspects=["Fog", "Mud"]), overcome(), 1, 7), 1, invoke("a5"))
    state = passes(state)
    assert "Fog" in refused(state, 1, invoke("a5"), "FAE-102").why
    state = do(state, 1, invoke("a6"))
    assert mine(state) == 5


@pytest.mark.rule("FAE-102")
def test_what_one_of_a_team_has_paid_for_another_of_it_cannot_pay_for_again() -> None:
    state = attempt(in_turns(AMA, DAN, THANE, aspects=["Fog", "Mud"], pool=2), attack(target="c3"), 1, 3)
    fog, mud = text(state, "Fog").id, text(state, "Mud").id
    state = do(do(state, 1, invoke(fog)), GM, m.LetStand(1))
    assert "Fog" in refused(state, 2, invoke(fog, effect="ally", who="c2"), "FAE-102").why
    listed = {piece for offer in offered(state, 2, "invoke") for piece in offer.asks[0].of}  # type: ignore[union-attr]
    assert mud in listed and fog not in listed
    state = do(state, 2, invoke(mud, effect="ally", who="c2"))
    assert do(state, GM, invoke(fog, who="c3")).roll is not None, "the other side may pay for it too"


@pytest.mark.rule("FAE-102")
def test_on_the_next_roll_it_may_be_paid_for_again() -> None:
    state = do(attempt(in_turns(AMA, aspects=["Fog"]), overcome(), 1, 9), 1, invoke("a5"))
    state = do(stand(state), GM, m.SetCost("stands"))
    assert find(do(attempt(state, overcome(), 1, 9), 1, invoke("a5")), "Ama").fp == 1


@pytest.mark.rule("FAE-102", "FAE-103")
def test_what_was_paid_for_may_still_be_used_for_free() -> None:
    state = attempt(in_turns(AMA, aspects=["Fog"], free={"Fog": (HEROES, 1)}), overcome(), 1, 7)
    state = passes(do(state, 1, invoke("a5")))
    assert mine(do(state, 1, invoke("a5", "free"))) == 5


@pytest.mark.rule("FAE-102", "FAE-103", "FAE-X06")
def test_a_free_and_a_paid_one_stack_on_one_aspect() -> None:
    state = in_turns(pc("Ama", Clever=1, fp=2), aspects=["Slick Cobbles", "Fog"], free={"Slick Cobbles": (HEROES, 1)})
    slick = text(state, "Slick Cobbles").id
    state = attempt(state, overcome(), 1, 5)
    state = passes(do(state, 1, invoke(slick, "free")))
    state = passes(do(state, 1, invoke(slick)))
    assert mine(state) == 5
    refused(state, 1, invoke(slick), "FAE-102")
    refused(state, 1, invoke(slick, "free"), "FAE-104")
    state = do(state, 1, invoke(text(state, "Fog").id))
    assert mine(state) == 7 and find(state, "Ama").fp == 0
    assert stand(state).roll is None


@pytest.mark.rule("FAE-Q03", "FAE-X07")
@pytest.mark.parametrize(("switch", "comes_to", "outcome"), [("any", 6, "style"), ("one", 4, "succeed")])
def test_any_number_of_free_ones_or_by_switch_one(switch: str, comes_to: int, outcome: str) -> None:
    state = in_turns(pc("Ama", Clever=0, fp=1), aspects=["Fog"], free={"Fog": (HEROES, 2)}, invoke_free_per_roll=switch)
    fog = text(state, "Fog").id
    state = passes(do(attempt(state, overcome(target=fog), 0, 3), 1, invoke(fog, "free")))
    if switch == "any":
        state = passes(do(state, 1, invoke(fog, "free")))
    else:
        refused(state, 1, invoke(fog, "free"), "FAE-Q03")
    state = do(state, 1, invoke(fog))
    assert mine(state) == comes_to
    assert roll(stand(state)).outcome == outcome


@pytest.mark.rule("FAE-104")
def test_without_a_free_invocation_it_costs_a_fate_point() -> None:
    state = attempt(in_turns(pc("Ama", fp=0, Clever=1), aspects=["Fog"]), overcome(), 1, 2)
    refused(state, 1, invoke("a5"), "FAE-104")
    refused(state, 1, invoke("a5", "free"), "FAE-104")
    state = do(attempt(in_turns(pc("Ama", fp=1, Clever=1), aspects=["Fog"]), overcome(), 1, 2), 1, invoke("a5"))
    assert find(state, "Ama").fp == 0


@pytest.mark.rule("FAE-108")
def test_two_are_added_to_the_own_roll() -> None:
    state = attempt(in_turns(AMA), overcome(), 3, 4)
    assert mine(do(state, 1, invoke("a2"))) == 5


@pytest.mark.rule("FAE-109")
def test_two_are_added_to_an_allys_roll() -> None:
    state = attempt(in_turns(AMA, DAN), overcome("c2"), 1, 4)
    refused(state, 1, invoke("a3", effect="bonus"), "FAE-108")
    refused(state, 2, invoke("a3", effect="ally", who="c2"), "FAE-109")
    state = do(state, 1, invoke("a3", effect="ally"))
    assert mine(state) == 3 and find(state, "Ama").fp == 2 and find(state, "Dan").fp == 3


@pytest.mark.rule("FAE-110", "FAE-X08")
def test_all_own_dice_are_thrown_anew_and_bonuses_kept() -> None:
    state = do(
        opposed(in_turns(pc("Ama", Quick=2), aspects=["Fog", "Mud"]), overcome(approach="Quick"), 6),
        1,
        m.ThrowDice("c1"),
        *"---0",
    )
    state = passes(do(state, 1, invoke("a5")))
    assert mine(state) == 1
    state = do(state, 1, invoke("a6", effect="reroll"), "+", "0", "0", "0")
    assert mine(state) == 5


@pytest.mark.rule("FAE-110")
def test_the_new_throw_counts_even_if_it_is_lower_and_an_allys_is_not_offered() -> None:
    state = attempt(in_turns(AMA, DAN), overcome("c2"), 3, 4)
    refused(state, 1, invoke("a3", effect="reroll"), "FAE-110")
    state = do(state, 2, invoke("a4", effect="reroll", who="c2"), *"----")
    assert mine(state) == -3


@pytest.mark.rule("FAE-111")
def test_two_are_added_to_the_difficulty_of_an_opponents_action() -> None:
    state = passes(attempt(in_turns(AMA, pool=1, aspects=["Fog"]), overcome(), 1, 2))
    refused(state, GM, invoke("a5", effect="bonus", who="gm"), "FAE-108")
    assert refused(state, 1, invoke("a5", effect="raise", who="gm"), "FAE-096").reason == "not-the-game-master"
    state = do(state, GM, invoke("a5", effect="raise", who="gm"))
    assert total(roll(state).sides[1]) == 4 and state.pool == 0
    refused(passes(state), GM, invoke("a4", effect="raise", who="gm"), "FAE-096")
    acting = attempt(in_turns(AMA, DAN), overcome(), 1, 2)
    refused(acting, 2, invoke("a4", effect="raise", who="c2"), "FAE-111")


@pytest.mark.rule("FAE-Q43", "FAE-X40")
@pytest.mark.parametrize("effect", ["raise", "ally"])
def test_an_ally_raises_what_a_foe_has_to_beat(effect: str) -> None:
    people = (major("Foe", Clever=1), pc("Ama", 1, Quick=0), pc("Dan", 2, fp=1))
    state = attempt(in_turns(*people, aspects=["Smoke Everywhere"]), attack("c1", "c2"), 5, 3)
    state = do(state, 2, invoke(text(state, "Smoke Everywhere").id, effect=effect, who="c3"))
    assert [total(side) for side in roll(state).sides] == [5, 5]
    state = stand(state)
    assert roll(state).outcome == "tie" and roll(state).damage == 0
    state = do(state, GM, m.NameIt("Blinded"))
    assert free_of(state, text(state, "Blinded"), FOES) == 1 and find(state, "Dan").fp == 0


@pytest.mark.rule("FAE-112")
def test_each_invocation_has_one_effect() -> None:
    state = passes(do(attempt(in_turns(AMA, aspects=["Fog", "Mud"]), overcome(), 1, 9), 1, invoke("a5")))
    state = passes(do(state, 1, invoke("a6", effect="reroll"), *"0000"))
    state = do(state, 1, invoke("a2"))
    assert [use.effect for use in roll(state).sides[0].invoked] == ["bonus", "reroll", "bonus"] and mine(state) == 5


@pytest.mark.rule("FAE-007", "FAE-X36", "FAE-Q40")
def test_a_boost_is_invoked_once_for_free_and_gone() -> None:
    state = in_turns(pc("Ama", Clever=1, fp=3), boosts=[("Off Balance", HEROES)])
    boost = text(state, "Off Balance").id
    state = attempt(state, overcome(), 2, 6)
    refused(state, 1, invoke(boost), "FAE-Q40")
    state = passes(do(state, 1, invoke(boost, "free")))
    assert mine(state) == 4 and all(a.id != boost for a in state.aspects)
    refused(state, 1, invoke(boost), "FAE-100")
    assert find(state, "Ama").fp == 3


@pytest.mark.rule("FAE-Q04")
def test_what_a_roll_made_is_not_used_on_that_roll() -> None:
    state = settled(in_turns(AMA), create("create"), 5, 2)
    assert state.roll is None and free_of(state, text(state, "High Ground"), HEROES) == 2


@pytest.mark.rule("FAE-109")
def test_who_is_on_neither_side_invokes_nothing() -> None:
    state = attempt(in_turns(AMA, THANE, pc("Dan", 2, side="rivals")), attack(), 1, 3)
    refused(state, 2, invoke("a1", who="c3"), "FAE-109")
    refused(
        attempt(in_turns(AMA, mook("Tough"), conflict=fight("c1", "c2")), attack(), 1, 3),
        GM,
        invoke("a1", who="c2"),
        "FAE-099",
    )
