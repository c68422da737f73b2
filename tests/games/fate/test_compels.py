"""2.12 Compels."""

import pytest

from games.fate.given import GM, HEROES, State, do, find, given, happens, major, offered, pc, refused, text
from games.fate.reached import known
from parlour.games.fate import GAME
from parlour.games.fate import moves as m


def compel(
    state: State, by: str, words: str, sort: str = "decision", told: str = "You stay", victim: str = ""
) -> m.OfferCompel:
    return m.OfferCompel(by, text(state, words).id, sort, told, victim)  # type: ignore[arg-type]


TWO = (pc("Ama", fp=3), pc("Dan", 2, fp=1))


def offer(state: State) -> State:
    return do(state, 1, compel(state, "c1", "Dan in Trouble"))


def points(state: State) -> tuple[int, int]:
    return find(state, "Ama").fp, find(state, "Dan").fp


@pytest.mark.rule("FAE-113")
def test_only_aspects_the_character_knows_are_compelled() -> None:
    state = given(*TWO, major("Thane", secrets=("Thane in Trouble",)), boosts=[("Off Balance", HEROES)])
    hidden = refused(state, 1, compel(state, "c1", "Thane in Trouble"), "FAE-113")
    nothing = refused(state, 1, m.OfferCompel("c1", "h99", "decision", "so"), "FAE-113")
    assert (hidden.why, hidden.cure) == (nothing.why, nothing.cure)
    refused(state, 1, compel(state, "c1", "Off Balance"), "FAE-Q40")
    refused(state, 1, compel(state, "c1", "Ama in Trouble"), "FAE-114")
    refused(state, 1, compel(state, "c2", "Thane the Brave"), "FAE-113")
    refused(state, 1, compel(state, "gm", "Dan in Trouble"), "FAE-113")
    do(state, 1, compel(state, "c1", "Thane the Brave"))
    refused(state, GM, compel(state, "gm", "Thane in Trouble"), "FAE-113")
    do(state, GM, compel(state, "gm", "Thane the Brave"))


@pytest.mark.rule("FAE-113")
def test_an_aspect_of_the_scene_troubles_whom_the_compeller_names() -> None:
    state = given(*TWO, pc("Eve", 3, away=True), aspects=["Fog"])
    refused(state, 1, compel(state, "c1", "Fog"), "FAE-113")
    refused(state, 1, compel(state, "c1", "Fog", victim="c1"), "FAE-114")
    refused(state, 1, compel(state, "c1", "Fog", victim="c3"), "FAE-113")
    refused(state, 1, compel(state, "c1", "Dan in Trouble", victim="c2"), "FAE-113")
    state = do(state, 1, compel(state, "c1", "Fog", victim="c2"))
    assert state.deals[0].victim == "c2"
    refused(given(*TWO, sitting=False), 1, m.OfferCompel("c1", "a6", "decision", "so"), "FAE-017")


@pytest.mark.rule("FAE-114", "FAE-X23", "FAE-Q51")
def test_a_self_compel_takes_effect_and_pays_at_once() -> None:
    state = given(pc("Ama", fp=2), pc("Dan", 2))
    trouble = text(state, "Ama in Trouble").id
    refused(state, 1, m.SelfCompel("c1", text(state, "Dan in Trouble").id, "event", "so"), "FAE-114")
    refused(state, 2, m.SelfCompel("c1", trouble, "event", "so"), "FAE-114")
    events, state = happens(state, 1, m.SelfCompel("c1", trouble, "event", "The parcel bursts"))
    assert find(state, "Ama").fp == 3 and state.pool == 0 and state.deals == ()
    said = [line.text for line in GAME.tell(state, events, 2)]
    assert said == ["Ama is compelled by “Ama in Trouble”: The parcel bursts.", "Ama gets a fate point."]


@pytest.mark.rule("FAE-Q51")
def test_by_switch_the_game_master_confirms_it() -> None:
    state = given(pc("Ama", fp=2), self_compel_confirm="gm")
    state = do(state, 1, m.SelfCompel("c1", text(state, "Ama in Trouble").id, "event", "The parcel bursts"))
    assert find(state, "Ama").fp == 2
    refused(state, 1, m.Accept(1), "FAE-118")
    refused(state, 1, m.Refuse(1), "FAE-Q51")
    declined = do(state, GM, m.Refuse(1))
    assert find(declined, "Ama").fp == 2 and declined.deals == ()
    state = do(state, GM, m.Accept(1))
    assert find(state, "Ama").fp == 3 and state.deals == ()


@pytest.mark.rule("FAE-115")
def test_a_decision_compel_needs_words() -> None:
    state = given(*TWO)
    refused(state, 1, compel(state, "c1", "Dan in Trouble", told=" "), "FAE-115")
    refused(state, 1, m.SelfCompel("c1", text(state, "Ama in Trouble").id, "decision", ""), "FAE-115")
    refused(state, 1, compel(state, "c1", "Dan in Trouble", sort="whim"), "FAE-115")


@pytest.mark.rule("FAE-116")
def test_an_event_compel_needs_words() -> None:
    state = given(*TWO)
    refused(state, 1, compel(state, "c1", "Dan in Trouble", "event", ""), "FAE-116")
    assert do(state, 1, compel(state, "c1", "Dan in Trouble", "event", "It rains")).deals[0].sort == "event"


@pytest.mark.rule("FAE-117")
def test_both_sides_may_put_it_otherwise_until_it_is_decided() -> None:
    state = offer(given(*TWO))
    refused(state, 1, m.Bargain(1, "so"), "FAE-117")
    refused(state, 2, m.Bargain(1, " "), "FAE-117")
    refused(state, 2, m.Bargain(2, "so"), "FAE-117")
    state = do(state, 2, m.Bargain(1, "You stay an hour"))
    refused(state, 2, m.Accept(1), "FAE-118")
    state = do(state, 1, m.Bargain(1, "You stay two hours"))
    refused(state, 1, m.Accept(1), "FAE-118")
    state = do(state, 2, m.Bargain(1, "You stay ninety minutes"))
    assert state.deals[0].text == "You stay ninety minutes"
    assert points(do(state, 1, m.Accept(1))) == (2, 2)
    refused(state, 2, m.Withdraw(1), "FAE-117")
    gone = do(state, 1, m.Withdraw(1))
    assert gone.deals == () and points(gone) == (3, 1)


@pytest.mark.rule("FAE-118", "FAE-X21")
def test_accepted_the_fate_point_changes_hands_at_once() -> None:
    state = offer(given(*TWO))
    refused(state, 1, m.Accept(1), "FAE-118")
    refused(state, 3, m.Accept(1), "FAE-118")
    state = do(state, 2, m.Accept(1))
    assert points(state) == (2, 2) and state.deals == ()
    refused(state, 2, m.Accept(1), "FAE-118")


@pytest.mark.rule("FAE-119", "FAE-X21")
def test_refused_the_victim_pays_the_supply() -> None:
    state = offer(given(*TWO))
    refused(state, 1, m.Refuse(1), "FAE-119")
    before = state.supply
    state = do(state, 2, m.Refuse(1))
    assert points(state) == (3, 0) and state.supply == before + 1 and state.deals == ()


@pytest.mark.rule("FAE-120", "FAE-X22")
def test_without_a_fate_point_one_cannot_refuse() -> None:
    state = offer(given(pc("Ama", fp=3), pc("Dan", 2, fp=0)))
    assert "Dan" in refused(state, 2, m.Refuse(1), "FAE-120").why
    assert offered(state, 2, "accept") and offered(state, 2, "bargain")
    assert points(do(state, 2, m.Accept(1))) == (2, 1)


@pytest.mark.rule("FAE-121")
def test_the_compeller_must_be_able_to_pay() -> None:
    state = given(pc("Ama", fp=0), pc("Dan", 2))
    refused(state, 1, compel(state, "c1", "Dan in Trouble"), "FAE-121")
    state = do(state, GM, compel(state, "gm", "Dan in Trouble"))
    assert state.deals[0].by == "gm"
    broke = offer(given(pc("Ama", fp=1), pc("Dan", 2, fp=1), pc("Eve", 3)))
    broke = do(broke, 1, compel(broke, "c1", "Eve in Trouble"))
    broke = do(broke, 3, m.Accept(2))
    refused(broke, 2, m.Accept(1), "FAE-121")
    assert points(do(broke, 2, m.Refuse(1))) == (0, 0)


@pytest.mark.rule("FAE-Q21")
@pytest.mark.parametrize(("switch", "pool"), [("infinite", 1), ("pool", 0)])
def test_the_game_masters_compels_come_from_the_supply_or_by_switch_from_the_pool(switch: str, pool: int) -> None:
    state = given(*TWO, pool=1, compel_gm_source=switch)
    state = do(do(state, GM, compel(state, "gm", "Dan in Trouble")), 2, m.Accept(1))
    assert state.pool == pool and find(state, "Dan").fp == 2
    if switch == "pool":
        refused(state, GM, compel(state, "gm", "Dan in Trouble"), "FAE-Q21")
    else:
        do(given(*TWO, pool=0), GM, m.OfferCompel("gm", "a6", "decision", "so"))


@pytest.mark.rule("FAE-Q22")
def test_a_foe_refuses_from_the_pool() -> None:
    state = given(pc("Ama"), major("Thane"), pool=1)
    state = do(state, 1, compel(state, "c1", "Thane in Trouble"))
    assert do(state, GM, m.Refuse(1)).pool == 0
    poor = given(pc("Ama"), major("Thane"), pool=0)
    refused(do(poor, 1, compel(poor, "c1", "Thane in Trouble")), GM, m.Refuse(1), "FAE-Q22")


@pytest.mark.rule("FAE-117")
def test_open_offers_end_with_the_scene() -> None:
    assert do(offer(given(*TWO)), GM, m.CloseScene()).deals == ()


def test_a_compel_over_a_hidden_aspect_is_seen_by_those_it_concerns() -> None:
    """The one who offers, the one who answers and the game master; nobody else learns of it."""
    state = given(pc("Ama", 1), pc("Dan", 2, secrets=("Dan in Trouble",)), pc("Cleo", 3))
    hidden = next(a for a in state.aspects if a.text == "Dan in Trouble")
    knowing = known(state, hidden.id, "c1")
    state = do(knowing, 1, m.OfferCompel("c1", hidden.id, "decision", "You stay behind."))
    assert GAME.public(state).deals == ()
    seen = {seat: [deal.text for deal in GAME.private(state, seat).deals] for seat in range(4)}
    assert seen == {0: ["You stay behind."], 1: ["You stay behind."], 2: ["You stay behind."], 3: []}
    assert GAME.private(state, 2).deals[0].awaits == 2


@pytest.mark.rule("FAE-117", "FAE-119")
def test_whoever_is_asked_owes_an_answer_and_nobody_else() -> None:
    def owed(state: State, seat: int) -> set[str]:
        return {form.command for form in GAME.menu(state, seat).forms if form.owed}

    state = offer(given(*TWO))
    assert owed(state, 2) == {"accept", "refuse"} and not owed(state, 1)
    assert "withdraw" in {offer.command for offer in GAME.offers(state, 1)}
    turned = do(state, 2, m.Bargain(1, "I stay, but not for long"))
    assert owed(turned, 1) == {"accept", "withdraw"} and not owed(turned, 2)
