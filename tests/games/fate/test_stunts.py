"""2.4 Stunts."""

import pytest

from games.fate.given import (
    GM,
    bend,
    bonus,
    do,
    find,
    given,
    group,
    happens,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
)
from games.fate.reached import alter
from games.fate.test_creation import ROLL, draft
from parlour.games.fate import GAME
from parlour.games.fate import moves as m
from parlour.games.fate.content.ready import MAJORS, PLAYERS
from parlour.games.fate.model import Conflict, Contest, Options, Stunt
from parlour.games.fate.rules.ask import refresh
from parlour.games.fate.rules.creation import as_stunt
from parlour.games.fate.rules.stunts import is_used, matches, sentence
from parlour.roleplay.moves import EndSession, StartSession

SMOOTH = Stunt("bonus", "am a Smooth Talker", "Sneaky", ("create",), "I am in conversation")
WAND = Stunt("bonus", "have a Fire Wand", "Forceful", ("overcome",), "it is against ice")
DRAWER = Stunt("bend", "am a Quick Drawer", effect="act first", when="physical")
FRIENDS = Stunt("bend", "am Well Connected", effect="find a helpful ally at hand")


@pytest.mark.rule("FAE-179")
def test_a_stunt_follows_one_of_two_templates() -> None:
    state = given(draft(stunts=[]), scene=None)
    state = do(state, 1, m.WriteBonus("c1", "am a Born Tinkerer", "Clever", "create", "I have tools"))
    events, state = happens(state, 1, m.WriteBend("c1", "have the Old Lamp Codes", "send one message", "any"))
    assert events == (m.StuntWritten("c1", 1, find(state, "c1").stunts[1]),)
    first, second = find(state, "c1").stunts
    assert (first.template, first.effect) == ("bonus", "")
    assert (second.template, second.approach, second.actions, second.circumstance) == ("bend", "", (), "")
    assert {offer.command for offer in (*offered(state, 1, "write_bonus"), *offered(state, 1, "write_bend"))} == {
        "write_bonus",
        "write_bend",
    }


@pytest.mark.rule("FAE-038", "FAE-041")
def test_a_stunt_reads_as_a_sentence() -> None:
    assert (
        sentence(SMOOTH)
        == "Because I am a Smooth Talker, I get a +2 when I sneakily create advantages when I am in conversation."
    )
    assert sentence(FRIENDS) == "Because I am Well Connected, once per game session I can find a helpful ally at hand."
    both = bonus("Clever", "create", "overcome")
    assert "cleverly create advantages or overcome when" in sentence(both)
    for ready in (*PLAYERS.values(), *MAJORS.values()):
        for stunt in ready.stunts:
            assert sentence(as_stunt(stunt)).startswith("Because I ")


@pytest.mark.rule("FAE-038", "FAE-X05")
def test_a_bonus_is_proposed_only_where_approach_and_action_match() -> None:
    assert matches(SMOOTH, "Sneaky", "create")
    assert not matches(SMOOTH, "Sneaky", "overcome")
    assert not matches(SMOOTH, "Clever", "create")
    assert matches(WAND, "Forceful", "overcome")
    assert not matches(FRIENDS, "Sneaky", "create")
    both = bonus("Clever", "create", "overcome")
    assert [matches(both, "Clever", action) for action in ("create", "overcome", "attack", "defend")] == [
        True,
        True,
        False,
        False,
    ]
    assert not matches(bonus("Clever", "create", "overcome", permitted=False), "Clever", "create")


@pytest.mark.rule("FAE-039")
@pytest.mark.parametrize(
    ("feature", "approach", "circumstance"), [("", "Clever", "now"), ("am Good", "Clever", " "), ("am Good", "", "now")]
)
def test_a_bonus_stunt_needs_all_its_parts(feature: str, approach: str, circumstance: str) -> None:
    state = given(draft(stunts=[]), scene=None)
    refused(state, 1, m.WriteBonus("c1", feature, approach, "create", circumstance), "FAE-039")
    refused(state, 1, m.WriteBend("c1", feature or " ", "", "any"), "FAE-041")


@pytest.mark.rule("FAE-040")
def test_two_actions_need_the_game_masters_word() -> None:
    state = given(draft(stunts=[]), scene=None)
    refused(state, 1, m.WriteBonus("c1", "am Good", "Clever", "attack+defend", "now"), "FAE-040")  # type: ignore[arg-type]
    state = do(state, 1, m.WriteBonus("c1", "am a Chess Mind", "Clever", "create+overcome", "I watched this foe"))
    refused(state, 1, m.Submit("c1"), "FAE-040")
    refused(state, 1, m.PermitStunt("c1", 0), "FAE-040")
    refused(state, GM, m.PermitStunt("c1", 1), "FAE-040")
    state = play_all(state, (GM, m.PermitStunt("c1", 0)), (1, m.Submit("c1")))
    assert find(state, "c1").stunts[0].actions == ("create", "overcome")
    refused(state, GM, m.PermitStunt("c1", 0), "FAE-040")


@pytest.mark.rule("FAE-040")
def test_a_new_stunt_over_two_actions_is_not_taken_unpermitted() -> None:
    state = given(pc("Ama"))
    state = do(state, 1, m.WriteBonus("c1", "am a Chess Mind", "Clever", "create+overcome", "I watched this foe"))
    refused(state, 1, m.TakeStunt("c1"), "FAE-040")
    state = do(state, GM, m.PermitStunt("c1", -1))
    refused(state, GM, m.PermitStunt("c1", -1), "FAE-040")
    state = do(state, 1, m.TakeStunt("c1"))
    assert len(find(state, "Ama").stunts) == 2 and find(state, "Ama").bench is None


@pytest.mark.rule("FAE-034", "FAE-Q38")
def test_the_free_places_are_filled_in_play_and_refresh_stays() -> None:
    state = given(pc("Ama", stunts=[bend()]))
    refused(state, 1, m.TakeStunt("c1"), "FAE-034")
    for count in (2, 3):
        state = do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"))
        assert len(find(state, "Ama").stunts) == count - 1
        state = do(state, 1, m.TakeStunt("c1"))
        assert (len(find(state, "Ama").stunts), refresh(find(state, "Ama"))) == (count, 3)
    state = do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"))
    refused(alter(state, options=Options(late_stunts="free")), 1, m.TakeStunt("c1"), "FAE-Q38")


@pytest.mark.rule("FAE-034", "FAE-035", "FAE-036", "FAE-Q38", "FAE-Q52")
def test_places_beyond_the_free_ones_are_filled_in_play_at_the_price_of_refresh() -> None:
    state = given(pc("Ama", stunts=[bend()] * 3, fp=3))
    for count, left in ((4, 2), (5, 1)):
        state = do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"))
        events, state = happens(state, 1, m.TakeStunt("c1"))
        assert (len(find(state, "Ama").stunts), refresh(find(state, "Ama")), find(state, "Ama").fp) == (count, left, 3)
        assert GAME.tell(state, events, 2)[0].text.endswith(f"Refresh is now {left}.")
    state = do(state, 1, m.WriteBend("c1", "have a Way", "do it", "any"))
    refused(state, 1, m.TakeStunt("c1"), "FAE-036")
    do(state, 1, m.UseStunt("c1", 4, "At once"))


@pytest.mark.rule("FAE-Q38")
def test_no_stunt_is_taken_in_the_middle_of_a_roll() -> None:
    people = pc("Ama", stunts=[bend()], bench=bend())
    refused(given(people, roll=ROLL), 1, m.TakeStunt("c1"), "FAE-Q38")
    refused(given(people), 2, m.TakeStunt("c1"), "FAE-034")
    do(given(people), 1, m.TakeStunt("c1"))


@pytest.mark.rule("FAE-041", "FAE-X05")
def test_a_bend_is_used_once_a_session() -> None:
    state = given(pc("Ama", stunts=[FRIENDS, SMOOTH]), session=2)
    refused(state, 1, m.UseStunt("c1", 1, "here"), "FAE-038")
    refused(state, 1, m.UseStunt("c1", 2, "here"), "FAE-041")
    refused(state, 2, m.UseStunt("c1", 0, "here"), "FAE-041")
    state = do(state, 1, m.UseStunt("c1", 0, "My cousin is the clerk."))
    assert is_used(state, find(state, "Ama").stunts[0])
    assert not is_used(given(session=0), FRIENDS)
    refused(state, 1, m.UseStunt("c1", 0, "again"), "FAE-041")
    state = do(state, GM, EndSession())
    refused(state, 1, m.UseStunt("c1", 0, "again"), "FAE-041")
    state = do(state, GM, StartSession())
    state = do(state, 1, m.UseStunt("c1", 0, "Another cousin."))
    assert find(state, "Ama").stunts[0].used == 3


@pytest.mark.rule("FAE-041")
def test_no_bend_outside_a_session_or_by_who_is_out() -> None:
    refused(given(pc("Ama", stunts=[FRIENDS]), session=0, sitting=False), 1, m.UseStunt("c1", 0, "now"), "FAE-041")
    refused(given(pc("Ama", stunts=[FRIENDS], out="taken")), 1, m.UseStunt("c1", 0, "now"), "FAE-079")
    refused(given(pc("Ama", stunts=[FRIENDS])), 1, m.UseStunt("c1", 0, " "), "FAE-041")
    refused(given(draft(stunts=[FRIENDS])), 1, m.UseStunt("c1", 0, "now"), "FAE-041")
    assert not offered(given(major("Thane", stunts=[FRIENDS], hidden=True)), GM, "use_stunt")
    assert offered(given(major("Thane", stunts=[FRIENDS])), GM, "use_stunt")


FIGHT = Conflict(1, "physical", (("c1",), ("c2",)), begun=True)
ARGUMENT = Conflict(1, "mental", (("c1",), ("c2",)), begun=True)
RACE = Contest("Race", ("c1", "c2"), (0, 0))


@pytest.mark.rule("FAE-X05", "FAE-041")
@pytest.mark.parametrize(
    ("when", "fields", "legal"),
    [
        ("physical", {"conflict": FIGHT}, True),
        ("physical", {"conflict": ARGUMENT}, False),
        ("physical", {}, False),
        ("mental", {"conflict": ARGUMENT}, True),
        ("mental", {"conflict": FIGHT}, False),
        ("conflict", {"conflict": FIGHT}, True),
        ("conflict", {"contest": RACE}, False),
        ("contest", {"contest": RACE}, True),
        ("contest", {"conflict": FIGHT}, False),
        ("any", {}, True),
    ],
)
def test_a_bend_is_offered_only_where_it_can_be_used(when: str, fields: dict[str, object], legal: bool) -> None:
    state = given(pc("Ama", stunts=[bend(when=when)]), mook("Goblin"), **fields)
    assert bool(offered(state, 1, "use_stunt")) == legal
    if not legal:
        assert refused(state, 1, m.UseStunt("c1", 0, "now"), "FAE-041").reason == "wrong-moment"


@pytest.mark.rule("FAE-173")
@pytest.mark.parametrize("person", [mook("Goblin"), group("Goblins", 4)])
def test_mooks_and_groups_have_no_stunts(person: object) -> None:
    refused(given(person), GM, m.WriteBend("c1", "have a Way", "do it", "any"), "FAE-167")
