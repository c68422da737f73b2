"""2.5 Create an advantage."""

import pytest

from games.fate.given import (
    FOES,
    GM,
    HEROES,
    State,
    do,
    find,
    group,
    happens,
    in_turns,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
    text,
)
from games.fate.rolls import attempt, create, fight, how, invoke, opposed, overcome, passes, roll, settled, stand
from parlour.games.fate import moves as m
from parlour.games.fate.model import Aspect
from parlour.games.fate.rules.ask import free_of
from parlour.roleplay.moves import Overrule

AMA = pc("Ama", Clever=1)


def free(state: State, words: str) -> dict[str, int]:
    """Free invocations by team, also those held for a later turn."""
    return {one.team: one.count for one in text(state, words).free}


def scene_aspects(state: State) -> list[Aspect]:
    return [a for a in state.aspects if not a.owner]


@pytest.mark.rule("FAE-180")
@pytest.mark.parametrize("foe", [major("Thane"), mook("Tough"), group("Toughs", 4)])
def test_everybody_on_turn_may_create_overcome_and_attack(foe: object) -> None:
    state = in_turns(foe, AMA, conflict=fight("c1", "c2"))
    assert all(offered(state, GM, action) for action in ("create", "overcome", "attack"))
    assert not any(offered(state, 1, action) for action in ("create", "overcome", "attack", "defend", "help"))


@pytest.mark.rule("FAE-180")
@pytest.mark.parametrize("foe", [major("Thane"), mook("Tough"), group("Toughs", 4)])
def test_defend_and_help_are_offered_when_somebody_acts(foe: object) -> None:
    state = in_turns(AMA, foe, mook("Ally"), conflict=fight("c1", ("c2", "c3")))
    state = do(state, 1, m.Attack("c1", "physical", "c2", ("Clever",), "so"))
    assert [offer.fixed for offer in offered(state, GM, "defend")] == [("c2",)]
    state = do(state, GM, m.Defend("c2", how(find(state, "c2")), "so"))
    assert [offer.fixed for offer in offered(state, GM, "help")] == [("c3",)]


@pytest.mark.rule("FAE-043")
def test_an_advantage_needs_an_approach_and_words() -> None:
    state = in_turns(AMA)
    refused(state, 1, create("create", approach=""), "FAE-043")
    refused(state, 1, m.Create("c1", "create", "scene", ("Clever", "Quick"), "Fog", "so"), "FAE-043")
    refused(state, 1, m.Create("c1", "create", "scene", ("Swift",), "Fog", "so"), "FAE-043")
    refused(state, 1, create("create", text=" "), "FAE-043")
    state = do(state, 1, m.Create("c1", "create", "scene", ("Sneaky",), "Fog", ""))
    assert roll(state).sides[0].how == ("Sneaky",)


@pytest.mark.rule("FAE-044")
def test_one_of_three_goals_is_chosen() -> None:
    state = in_turns(AMA, aspects=["Fog"])
    refused(state, 1, create(""), "FAE-044")
    assert {offer.fixed[1] for offer in offered(state, 1, "create")} == {"create", "discover", "use"}
    refused(state, 1, create("create", text(state, "Fog").id), "FAE-044")


@pytest.mark.rule("FAE-181")
def test_discover_is_for_what_is_not_known_yet() -> None:
    state = in_turns(AMA, major("Thane", secrets=("Thane in Trouble",)), aspects=["Fog"], hidden=["A Trapdoor"])
    refusal = refused(state, 1, create("discover", text(state, "Fog").id), "FAE-181")
    assert "Fog" in refusal.why and "use it" in refusal.cure
    refused(state, 1, create("discover", "c1"), "FAE-181")
    found = settled(state, create("discover"), 3, 2)
    refused(found, GM, m.SettleSearch(text(state, "Thane in Trouble").id), "FAE-181")
    refused(found, GM, m.SettleSearch(text(state, "Fog").id), "FAE-181")
    found = do(found, GM, m.SettleSearch(text(state, "A Trapdoor").id))
    assert not text(found, "A Trapdoor").hidden
    state = settled(state, create("discover", "c2"), 3, 2)
    state = do(state, GM, m.SettleSearch(text(state, "Thane in Trouble").id))
    assert text(state, "Thane in Trouble").owner == "c2" and not text(state, "Thane in Trouble").hidden


@pytest.mark.rule("FAE-181")
def test_what_is_hidden_reads_like_what_is_not_there() -> None:
    state = in_turns(AMA, hidden=["A Trapdoor"])
    for command in (create("use", "h1"), create("discover", "h1"), overcome(target="h1"), create("create", "h1")):
        refusal = refused(state, 1, command)
        other = refused(in_turns(AMA), 1, command)
        assert (refusal.reason, refusal.rule, refusal.why, refusal.cure) == (
            other.reason,
            other.rule,
            other.why,
            other.cure,
        )


@pytest.mark.rule("FAE-045", "FAE-X25")
def test_create_fail_leaves_it_to_the_game_master() -> None:
    state = settled(in_turns(AMA), create("create"), 1, 2)
    refused(state, 1, m.SettleFailure("none", ""), "FAE-045")
    refused(state, GM, m.SettleFailure("altered", " "), "FAE-045")
    assert scene_aspects(do(state, GM, m.SettleFailure("none", ""))) == []
    state = do(state, GM, m.SettleFailure("altered", "Slippery Ground"))
    assert [a.text for a in scene_aspects(state)] == ["Slippery Ground"] and state.roll is None


@pytest.mark.rule("FAE-046", "FAE-X25")
def test_an_altered_aspect_is_the_enemys_to_invoke_once() -> None:
    state = settled(in_turns(AMA), create("create"), 1, 2)
    state = do(state, GM, m.SettleFailure("altered", "Slippery Ground"))
    assert free(state, "Slippery Ground") == {FOES: 1}
    rival = in_turns(AMA, pc("Dan", 2, side="rivals"))
    rival = settled(rival, create("create", "c2"), 1, 2)
    rival = do(rival, GM, m.SettleFailure("altered", "Cornered"))
    assert free(rival, "Cornered") == {"rivals": 1} and text(rival, "Cornered").owner == "c2"


@pytest.mark.rule("FAE-047", "FAE-X25")
def test_create_tie_gives_a_boost_in_place_of_the_aspect() -> None:
    state = settled(in_turns(AMA), create("create"), 2, 2)
    assert [(a.text, a.kind) for a in scene_aspects(state)] == [("High Ground", "boost")]
    assert free(state, "High Ground") == {HEROES: 1}


@pytest.mark.rule("FAE-048", "FAE-X25")
@pytest.mark.parametrize("comes_to", [3, 4])
def test_create_succeed_gives_one_free_invocation(comes_to: int) -> None:
    state = settled(in_turns(AMA), create("create"), comes_to, 2)
    assert [(a.text, a.kind) for a in scene_aspects(state)] == [("High Ground", "situation")]
    assert free(state, "High Ground") == {HEROES: 1}


@pytest.mark.rule("FAE-049", "FAE-X25")
def test_create_with_style_gives_two() -> None:
    state = settled(in_turns(AMA), create("create"), 5, 2)
    assert text(state, "High Ground").kind == "situation" and free(state, "High Ground") == {HEROES: 2}


@pytest.mark.rule("FAE-050")
def test_discover_fail_finds_nothing_or_gives_it_to_the_enemy() -> None:
    state = settled(in_turns(AMA, hidden=["A Trapdoor"]), create("discover"), 1, 2)
    refused(state, 1, m.SettleSearch("none"), "FAE-050")
    assert text(do(state, GM, m.SettleSearch("none")), "A Trapdoor").hidden
    state = do(state, GM, m.SettleSearch("h1"))
    assert not text(state, "A Trapdoor").hidden and free(state, "A Trapdoor") == {FOES: 1}


@pytest.mark.rule("FAE-051", "FAE-X26")
@pytest.mark.parametrize("comes_to", [2, 3, 4])
def test_discover_tie_or_succeed_finds_it_with_one_free(comes_to: int) -> None:
    state = settled(in_turns(AMA, hidden=["A Trapdoor"]), create("discover"), comes_to, 2)
    refused(state, GM, m.SettleSearch("none"), "FAE-051")
    refused(state, GM, m.SettleSearch("new", " "), "FAE-051")
    state = do(state, GM, m.SettleSearch("h1"))
    assert not text(state, "A Trapdoor").hidden and free(state, "A Trapdoor") == {HEROES: 1}


@pytest.mark.rule("FAE-052")
def test_discover_with_style_gives_two() -> None:
    state = settled(in_turns(AMA), create("discover"), 5, 2)
    state = do(state, GM, m.SettleSearch("new", "A Loose Brick"))
    assert free(state, "A Loose Brick") == {HEROES: 2}
    for person, kind in ((major("Thane", Quick=0), "general"), (pc("Dan", 2, Quick=0, side="rivals"), "situation")):
        found = do(
            settled(in_turns(AMA, person), create("discover", "c2"), 3, 2), GM, m.SettleSearch("new", "Afraid of Cats")
        )
        assert (text(found, "Afraid of Cats").owner, text(found, "Afraid of Cats").kind) == ("c2", kind)


@pytest.mark.rule("FAE-053")
def test_use_fail_gains_nothing() -> None:
    state = in_turns(AMA, aspects=["Fog"], free={"Fog": (HEROES, 1)})
    state = passes(attempt(state, create("use", text(state, "Fog").id), 1, 2))
    events, state = happens(state, GM, m.LetStand(1))
    assert any(isinstance(event, m.NothingCreated) for event in events)
    assert free(state, "Fog") == {HEROES: 1} and state.roll is None


@pytest.mark.rule("FAE-054")
@pytest.mark.parametrize("comes_to", [2, 3, 4])
def test_use_tie_or_succeed_gives_one_for_a_later_turn(comes_to: int) -> None:
    ama, dan = pc("Ama", Clever=1), mook("Tough")
    state = in_turns(ama, dan, aspects=["Fog"], conflict=fight("c1", "c2"))
    state = settled(state, create("use", text(state, "Fog").id), comes_to, 2)
    assert sum(one.count for one in text(state, "Fog").free) == 1
    assert state.conflict is not None and state.conflict.at == 1 and free_of(state, text(state, "Fog"), HEROES) == 1


@pytest.mark.rule("FAE-054", "FAE-055")
@pytest.mark.parametrize(("comes_to", "count"), [(2, 1), (3, 1), (5, 2)])
def test_what_use_gained_is_refused_in_the_same_turn(comes_to: int, count: int) -> None:
    state = in_turns(AMA, mook("Tough"), aspects=["Fog"], conflict=fight("c1", "c2"))
    fog = text(state, "Fog").id
    state = do(state, GM, m.AddZone("Yard"))
    state = do(state, GM, m.AddZone("Hall"))
    yard, hall = (zone.id for zone in state.scene.zones)
    state = play_all(state, (GM, m.LinkZones(yard, hall, "")), (GM, m.Place("c1", yard)), (GM, m.Place("c2", yard)))
    state = settled(state, create("use", fog), comes_to, 2)
    assert sum(one.count for one in text(state, "Fog").free) == count
    state = do(state, GM, Overrule("c1", "acted", "no", "once more"))
    state = attempt(state, overcome(), 1, 2)
    refusal = refused(state, 1, invoke(fog, "free"), "FAE-054")
    assert "later turn" in refusal.why


@pytest.mark.rule("FAE-055", "FAE-Q11")
def test_use_with_style_gives_two_from_the_next_roll_on() -> None:
    state = in_turns(AMA, aspects=["Fog"])
    fog = text(state, "Fog").id
    state = settled(state, create("use", fog), 5, 2)
    assert sum(one.count for one in text(state, "Fog").free) == 2 and free_of(state, text(state, "Fog"), HEROES) == 0
    state = attempt(state, overcome(), 1, 5)
    for comes_to in (3, 5):
        state = do(state, 1, invoke(fog, "free"))
        assert sum(2 for _ in roll(state).sides[0].invoked) + 1 == comes_to
        state = do(state, GM, m.LetStand(1))


@pytest.mark.rule("FAE-054")
def test_a_conflict_that_begins_is_a_later_turn() -> None:
    state = in_turns(AMA, mook("Tough"), aspects=["Fog"])
    state = settled(state, create("use", text(state, "Fog").id), 3, 2)
    assert free_of(state, text(state, "Fog"), HEROES) == 0
    state = play_all(state, (GM, m.StartConflict("physical", ("c1", "c2"))), (GM, m.BeginConflict()))
    assert free_of(state, text(state, "Fog"), HEROES) == 1
    state = do(settled(state, create("use", text(state, "Fog").id), 3, 2), GM, m.EndConflict())
    assert free_of(state, text(state, "Fog"), HEROES) == 2


@pytest.mark.rule("FAE-056")
def test_only_known_aspects_are_used() -> None:
    state = in_turns(AMA, major("Thane", secrets=("Thane in Trouble",)), hidden=["A Trapdoor"])
    for which in ("A Trapdoor", "Thane in Trouble"):
        refusal = refused(state, 1, create("use", text(state, which).id), "FAE-056")
        assert "discover" in refusal.cure and which not in refusal.why
    state = do(state, 1, create("use", text(state, "Thane the Brave").id))
    assert roll(state).sides[1].who == "c2"
    boost = in_turns(AMA, boosts=[("Off Balance", HEROES)])
    refused(boost, 1, create("use", text(boost, "Off Balance").id), "FAE-Q40")


@pytest.mark.rule("FAE-057")
def test_any_member_of_the_team_uses_its_free_invocations() -> None:
    state = in_turns(AMA, pc("Dan", 2, Clever=0), aspects=["Fog"], free={"Fog": (HEROES, 1)})
    state = attempt(state, overcome("c2"), 0, 3)
    state = do(state, 1, invoke(text(state, "Fog").id, "free", "ally", "c1"))
    assert free(state, "Fog") == {}


@pytest.mark.rule("FAE-057")
def test_another_teams_free_invocation_is_not_ours() -> None:
    state = in_turns(AMA, aspects=["Fog"], free={"Fog": (FOES, 1)})
    state = attempt(state, overcome(), 0, 3)
    refused(state, 1, invoke(text(state, "Fog").id, "free"), "FAE-104")


@pytest.mark.rule("FAE-182", "FAE-X41")
def test_free_invocations_gained_at_different_times_add_up() -> None:
    state = in_turns(AMA, aspects=["Fog"], free={"Fog": (HEROES, 1)})
    fog = text(state, "Fog").id
    state = settled(state, create("use", fog), 5, 2)
    state = attempt(state, overcome(), 0, 9)
    assert free_of(state, text(state, "Fog"), HEROES) == 3


@pytest.mark.rule("FAE-048")
def test_an_advantage_is_made_in_a_zone_or_on_somebody() -> None:
    state = do(in_turns(AMA, major("Thane", Quick=0)), GM, m.AddZone("Yard"))
    yard = state.scene.zones[0].id
    state = settled(state, create("create", yard), 3, 2)
    assert text(state, "High Ground").zone == yard
    state = settled(state, create("create", "c2", "Off Balance"), 3, 2)
    assert text(state, "Off Balance").owner == "c2" and text(state, "Off Balance").kind == "situation"


@pytest.mark.rule("FAE-043")
def test_an_action_needs_a_scene_and_an_own_character_in_it() -> None:
    refused(in_turns(AMA, scene=None), 1, create("create"), "FAE-185")
    refused(in_turns(pc("Ama", away=True)), 1, create("create"), "FAE-185")
    refused(in_turns(AMA), 2, create("create"), "FAE-043")
    refused(in_turns(AMA), 1, create("create", who="c9"), "FAE-043")
    refused(in_turns(pc("Ama", out="taken")), 1, create("create"), "FAE-079")
    refused(in_turns(pc("Ama", out="conceded")), 1, create("create"), "FAE-089")
    assert opposed(in_turns(AMA), create("create"), 1).roll is not None
    assert stand(attempt(in_turns(AMA), create("create"), 1, 0)).roll is None
