"""2.6, 2.8 Harm that is nobody's attack: hazards, and consequences by the game master's word."""

import pytest

from games.fate.given import (
    FOES,
    GM,
    HEROES,
    State,
    do,
    find,
    given,
    happens,
    major,
    mook,
    offered,
    pc,
    refused,
    text,
    texts,
)
from games.fate.rolls import attack, fight, invoke, overcome, roll, settled, stand, thrown
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.model import Consequence
from parlour.roleplay.moves import Overrule

AMA, DAN, THANE = pc("Ama", 1, Quick=1), pc("Dan", 2), major("Thane")


def free(state: State, words: str) -> list[tuple[str, int]]:
    return [(one.team, one.count) for one in text(state, words).free]


def beam(target: str = "c1", strength: int = 4, harm: str = "physical", dice: str = "fixed") -> m.HazardAttack:
    return m.HazardAttack(harm, dice, target, "The falling beam", strength, "It gives way")  # type: ignore[arg-type]


@pytest.mark.rule("FAE-005", "FAE-082", "FAE-083", "FAE-084", "FAE-Q07")
@pytest.mark.parametrize("degree", ["mild", "moderate", "severe"])
def test_the_game_master_gives_a_consequence_and_it_is_like_any_other(degree: str) -> None:
    state = given(AMA, session=4, conflict=fight("c1"))
    events, state = happens(state, GM, m.GiveConsequence("c1", degree, "Singed Brows", "The lamp bursts"))  # type: ignore[arg-type]
    aspect = text(state, "Singed Brows")
    assert (aspect.kind, aspect.owner) == ("consequence", "c1") and free(state, "Singed Brows") == [(FOES, 1)]
    assert find(state, "Ama").consequences == (Consequence(degree, aspect.id, 4, 1),)  # type: ignore[arg-type]
    said = [line.text for line in GAME.tell(state, events, 1)]
    assert said[0] == f"The game master gives Ama a {degree} consequence. The lamp bursts."
    assert "Singed Brows" in said[1]


@pytest.mark.rule("FAE-082", "FAE-083", "FAE-085", "FAE-173")
def test_a_given_consequence_needs_an_empty_place_and_words() -> None:
    state = given(pc("Ama", 1, mild="Bruised"), mook("Rat", boxes=1))
    refused(state, 1, m.GiveConsequence("c1", "moderate", "Singed", ""), "FAE-082")
    refused(state, GM, m.GiveConsequence("c1", "mild", "Singed", ""), "FAE-085")
    refused(state, GM, m.GiveConsequence("c1", "moderate", " ", ""), "FAE-083")
    refused(state, GM, m.GiveConsequence("c2", "mild", "Singed", ""), "FAE-173")
    refused(state, GM, m.GiveConsequence("c9", "mild", "Singed", ""), "FAE-082")
    do(state, GM, m.GiveConsequence("c1", "moderate", "Singed", ""))


@pytest.mark.rule("FAE-059", "FAE-060")
@pytest.mark.parametrize("total", [1, 2])
def test_a_consequence_can_be_the_cost_of_an_overcome(total: int) -> None:
    state = settled(given(AMA, overcome_fail_choice="gm"), overcome(approach="Quick"), total, 2)
    state = do(state, GM, m.GiveConsequence("c1", "mild", "Twisted Ankle", "The price of the leap"))
    state = do(state, GM, m.SetCost("cost", "A twisted ankle"))
    assert state.roll is None and texts(state, "c1", "consequence") == ["Twisted Ankle"]


@pytest.mark.rule("FAE-076", "FAE-085")
def test_none_is_given_while_a_hit_is_put_into_the_places() -> None:
    state = settled(given(THANE, AMA, DAN), attack("c1", "c2"), 4, 2)
    refused(state, GM, m.GiveConsequence("c2", "mild", "Singed", ""), "FAE-076")
    do(state, GM, m.GiveConsequence("c3", "mild", "Singed", ""))
    state = do(state, 1, m.Absorb("", ("mild",)))
    refused(state, GM, m.GiveConsequence("c2", "mild", "Singed", ""), "FAE-076")
    state = do(state, 1, m.NameIt("Cut Cheek"))
    refused(state, GM, m.GiveConsequence("c2", "mild", "Singed", ""), "FAE-085")


@pytest.mark.rule("FAE-091")
def test_a_consequence_given_in_the_conflict_counts_when_giving_in() -> None:
    state = given(AMA, THANE, conflict=fight("c1", "c2"))
    state = do(state, GM, m.GiveConsequence("c1", "mild", "Singed", ""))
    assert find(do(state, 1, m.Concede("c1", "I run")), "Ama").fp == 3 + 2


@pytest.mark.rule("FAE-005", "FAE-085")
def test_the_game_master_removes_a_consequence_and_the_log_says_so() -> None:
    state = given(pc("Ama", 1, mild="Bruised", severe="Broken Arm"))
    refused(state, 1, m.RemoveConsequence("c1", "severe", ""), "FAE-082")
    refused(state, GM, m.RemoveConsequence("c1", "moderate", ""), "FAE-085")
    refused(do(state, 1, overcome()), GM, m.RemoveConsequence("c1", "severe", ""), "FAE-023")
    events, after = happens(state, GM, m.RemoveConsequence("c1", "severe", "The healer of the marsh"))
    assert texts(after, "c1", "consequence") == ["Bruised"] and [
        taken.degree for taken in find(after, "Ama").consequences
    ] == ["mild"]
    said = [line.text for line in GAME.tell(after, events, 1)]
    assert said == ["The game master removes the severe consequence “Broken Arm” from Ama. The healer of the marsh."]
    do(after, GM, m.GiveConsequence("c1", "severe", "Broken Again", ""))


@pytest.mark.rule("FAE-144")
def test_what_was_asked_about_a_removed_consequence_is_over() -> None:
    state = given(pc("Ama", 1, mild="Bruised"), scene=None)
    state = do(state, 1, m.Recover("c1", "I sleep"))
    assert do(state, GM, m.RemoveConsequence("c1", "mild", "")).deals == ()


@pytest.mark.rule("FAE-005")
def test_a_consequence_is_renamed_with_a_receipt() -> None:
    state = given(pc("Ama", 1, mild="Bruised"))
    events, state = happens(
        state, GM, Overrule(text(state, "Bruised").id, "text", "Black and Blue", "Closer to the tale")
    )
    assert texts(state, "c1", "consequence") == ["Black and Blue"] and len(state.desk.receipts) == 1
    assert "from Bruised to Black and Blue" in GAME.tell(state, events, 1)[0].text


# Hazards


@pytest.mark.rule("FAE-023", "FAE-070", "FAE-075")
def test_a_hazard_attacks_with_a_fixed_number_and_nobody_is_made_up_for_it() -> None:
    state = given(AMA, DAN)
    refused(state, 1, beam(), "FAE-070")
    refused(state, GM, beam("c9"), "FAE-070")
    refused(state, GM, m.HazardAttack("physical", "fixed", "c1", " ", 4, ""), "FAE-070")
    refused(given(AMA, scene=None), GM, beam(), "FAE-185")
    events, state = happens(state, GM, beam())
    assert GAME.tell(state, events, 1)[0].text == "The falling beam attacks Ama. It gives way."
    assert [c.name for c in state.characters] == ["Ama", "Dan"]
    refused(state, 1, m.CallOff(""), "FAE-070")
    state = stand(thrown(do(state, 1, m.Defend("c1", ("Quick",), "I roll")), "c1", 2))
    assert (roll(state).outcome, roll(state).damage) == ("succeed", 2)
    state = do(do(state, 1, m.Absorb("", ("mild",))), 1, m.NameIt("Splinters"))
    assert state.roll is None and free(state, "Splinters") == [(FOES, 1)]


@pytest.mark.rule("FAE-071", "FAE-072", "FAE-074", "FAE-069", "FAE-079")
def test_all_outcomes_of_a_hazard_and_what_it_leaves_is_the_game_masters() -> None:
    def met(defence: int, strength: int = 4) -> State:
        state = do(
            do(given(pc("Ama", 1, Quick=4, boxes=1)), GM, beam(strength=strength)), 1, m.Defend("c1", ("Quick",), "so")
        )
        return stand(thrown(state, "c1", defence))

    assert met(5).roll is None
    tied = do(met(4), GM, m.NameIt("Dust Everywhere"))
    assert free(tied, "Dust Everywhere") == [(FOES, 1)] and tied.roll is None
    dodged = do(met(7), 1, m.NameIt("A Way Over the Beam"))
    assert free(dodged, "A Way Over the Beam") == [(HEROES, 1)]
    styled = met(1)
    refused(styled, 1, m.Trade("damage"), "FAE-074")
    traded = do(styled, GM, m.Trade("boost"))
    assert roll(traded).damage == 2
    down = do(do(styled, GM, m.Trade("damage")), 1, m.GoDown())
    refused(down, 1, m.TellFate("I am fine"), "FAE-079")
    assert find(do(down, GM, m.TellFate("Under the beam")), "Ama").out == "taken"


@pytest.mark.rule("FAE-Q42", "FAE-111")
def test_a_hazard_nobody_defends_against_needs_no_dice_but_can_still_be_invoked_against() -> None:
    state = do(do(given(AMA, pool=1, aspects=["Rotten Planks"]), GM, beam(strength=1)), 1, m.StandOpen("c1"))
    assert roll(state).phase == "invoke" and roll(state).asked == 1
    planks = text(state, "Rotten Planks").id
    state = do(state, 1, invoke(planks, effect="raise", who="c1"))
    hit = do(state, GM, invoke(planks, effect="raise", who="gm"))
    assert roll(stand(hit)).damage == 1
    assert stand(state).roll is None


@pytest.mark.rule("FAE-019", "FAE-023", "FAE-070")
def test_the_game_master_may_throw_dice_for_a_hazard() -> None:
    state = do(given(AMA), GM, beam(strength=2, dice="rolled"))
    refused(state, GM, m.ThrowDice("gm"), "FAE-023")
    state = do(state, 1, m.Defend("c1", ("Quick",), "I roll"))
    refused(state, 1, m.ThrowDice("gm"), "FAE-019")
    events, state = happens(state, GM, m.ThrowDice("gm"), "+", "+", "0", "-")
    assert GAME.tell(state, events, 1)[0].text == "Gwen rolls + + 0 −: +1."
    state = stand(thrown(state, "c1", 1))
    assert (roll(state).shift, roll(state).damage) == (2, 2)
    idle = do(do(given(AMA), GM, beam(strength=2, dice="rolled")), 1, m.StandOpen("c1"))
    assert roll(idle).phase == "ready"
    assert roll(stand(do(idle, GM, m.EnterDice("gm", "-", "0", "0", "0")))).damage == 1
    refused(do(given(AMA), GM, beam()), GM, m.ThrowDice("gm"), "FAE-019")


@pytest.mark.rule("FAE-065", "FAE-066")
def test_an_ally_defends_against_a_hazard_too() -> None:
    state = do(given(AMA, DAN), GM, beam())
    assert offered(state, 2, "protect")


@pytest.mark.rule("FAE-140")
def test_a_hazard_takes_nobodys_turn() -> None:
    state = do(given(AMA, THANE, conflict=fight("c1", "c2")), GM, beam(strength=-2))
    state = stand(thrown(do(state, 1, m.Defend("c1", ("Quick",), "so")), "c1", 0))
    assert state.roll is None and state.conflict is not None and state.conflict.acted == () and state.conflict.at == 0


@pytest.mark.rule("FAE-Q07")
def test_a_hazard_that_hits_a_foe_leaves_the_free_invocation_to_the_heroes() -> None:
    state = do(given(AMA, THANE), GM, beam("c2", 4, "mental"))
    state = stand(thrown(do(state, GM, m.Defend("c2", ("Quick",), "so")), "c2", 2))
    state = do(do(state, GM, m.Absorb("", ("mild",))), GM, m.NameIt("Shaken"))
    assert free(state, "Shaken") == [(HEROES, 1)]
