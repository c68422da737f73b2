"""2.15 Major characters, mooks and groups."""

import pytest

from games.fate.given import (
    FOES,
    GM,
    do,
    find,
    given,
    happens,
    major,
    mook,
    offered,
    pc,
    play_all,
    refused,
    text,
    texts,
)
from parlour.games.fate import moves as m
from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS
from parlour.games.fate.model import DEGREES, Aspect
from parlour.games.fate.rules.ask import how_rating
from parlour.games.fate.rules.cast import boxes_of, listed
from parlour.games.fate.rules.creation import full_sheet
from parlour.games.fate.rules.draft import evolve


def make(
    skilled: str = "frightening", bad: str = "", aspects: str = "School Bully", boxes: int = 0, hidden: str = "open"
) -> m.MakeMook:
    return m.MakeMook(hidden, "Bully", aspects, boxes, skilled, bad)  # type: ignore[arg-type]


@pytest.mark.rule("FAE-186")
def test_a_mook_is_good_or_bad_at_something() -> None:
    state = given()
    refused(state, GM, make(" ", ""), "FAE-186")
    for skilled, bad in (("biting", ""), ("", "planning"), ("biting", "planning")):
        made = do(state, GM, make(skilled, bad)).characters[0]
        assert (made.skilled, made.bad) == (listed(skilled), listed(bad))


@pytest.mark.rule("FAE-168", "FAE-169", "FAE-170")
def test_what_is_listed_counts_two_more_or_less() -> None:
    state = do(given(), GM, make("frightening; weaseling out", "planning; studying"))
    made = state.characters[0]
    assert (made.skilled, made.bad) == (("frightening", "weaseling out"), ("planning", "studying"))
    assert [how_rating(state, made, (how,)) for how in ("frightening", "studying", "dancing")] == [2, -2, 0]


@pytest.mark.rule("FAE-Q45")
def test_skills_and_weaknesses_count_once_each() -> None:
    state = do(given(), GM, make("frightening; breaking things", "planning; studying"))
    made = state.characters[0]
    assert how_rating(state, made, ("frightening", "breaking things")) == 2
    assert how_rating(state, made, ("planning", "studying")) == -2
    assert how_rating(state, made, ("frightening", "planning")) == 0


@pytest.mark.rule("FAE-Q45", "FAE-168", "FAE-169")
@pytest.mark.parametrize(("switch", "sums"), [("once", [2, -2, 0, 2]), ("each", [4, -4, 2, 4])])
def test_by_switch_each_listed_thing_counts(switch: str, sums: list[int]) -> None:
    state = given(
        mook("Thug", "biting; clawing", "swimming; climbing"),
        mook("Kite", "biting; clawing", "everything else"),
        pc("Ama"),
        mook_skills=switch,
    )
    hows = [
        ("c1", ("biting", "clawing")),
        ("c1", ("swimming", "climbing")),
        ("c1", ("biting", "clawing", "swimming")),
        ("c2", ("biting", "clawing")),
    ]
    found = [do(state, GM, m.Attack(who, "physical", "c3", how, "so")).roll for who, how in hows]
    assert [roll.sides[0].rating for roll in found if roll is not None] == sums
    plain = do(state, GM, m.Attack("c2", "physical", "c3", (), "so")).roll
    assert plain is not None and plain.sides[0].rating == -2


@pytest.mark.rule("FAE-187", "FAE-X35")
@pytest.mark.parametrize("bad", ["everything else", "Anything Else"])
def test_a_weakness_at_everything_else_leaves_no_plain_rolls(bad: str) -> None:
    state = do(given(), GM, make("flying; biting", bad, boxes=2))
    made = state.characters[0]
    assert (made.weak_else, made.bad, made.boxes) == (True, (), 2)
    assert [how_rating(state, made, (how,)) for how in ("biting", "hiding")] == [2, -2]
    assert how_rating(state, made, ()) == -2


@pytest.mark.rule("FAE-171")
def test_a_mook_has_an_aspect_at_least() -> None:
    refused(given(), GM, make(aspects=" "), "FAE-171")
    state = do(given(), GM, make(aspects="Big Boots; Short Fuse"))
    assert texts(state, "c1") == ["Big Boots", "Short Fuse"]


@pytest.mark.rule("FAE-172", "FAE-X29")
def test_a_mook_has_no_more_than_two_boxes() -> None:
    for boxes in (0, 1, 2):
        assert do(given(), GM, make(boxes=boxes)).characters[0].boxes == boxes
    refused(given(), GM, make(boxes=3), "FAE-172")
    refused(given(), GM, make(boxes=-1), "FAE-172")


@pytest.mark.rule("FAE-173", "FAE-167")
def test_mooks_and_groups_have_the_short_form() -> None:
    state = play_all(given(), (GM, make()), (GM, m.MakeGroup("c1", 6, "Gang")))
    for made in state.characters:
        assert (made.ratings, made.stunts, made.consequences, full_sheet(made)) == ((), (), (), False)
    assert DEGREES == ("mild", "moderate", "severe")
    refused(state, GM, m.WriteBlank("c1", "More"), "FAE-171")


@pytest.mark.rule("FAE-174")
def test_mooks_are_split_into_groups_as_wanted() -> None:
    state = play_all(
        given(mook("Goblin", boxes=1)), (GM, m.MakeGroup("c1", 5, "Left")), (GM, m.MakeGroup("c1", 4, "Right"))
    )
    assert [(c.name, c.members, c.boxes) for c in state.characters[1:]] == [("Left", 5, 2), ("Right", 4, 2)]
    refused(state, GM, m.MakeGroup("c1", 1, "One"), "FAE-174")
    refused(state, GM, m.MakeGroup("c1", 41, "All"), "FAE-174")
    refused(state, GM, m.MakeGroup(find(state, "Left").id, 4, "Groups of Groups"), "FAE-175")
    refused(state, 1, m.MakeGroup("c1", 4, "Mine"), "FAE-174")


@pytest.mark.rule("FAE-175", "FAE-Q54")
def test_a_group_has_what_its_mook_has_and_boxes_of_its_own() -> None:
    state = given(mook("Shark", "flying; biting", "everything else", "Jaws; Wings", boxes=2, side="pirates"))
    state = do(state, GM, m.AddAspect("open", "c1", "Tangled in the Net"))
    state = do(state, GM, m.MakeGroup("c1", 6, "Sharks"))
    sharks = find(state, "Sharks")
    assert (sharks.kind, sharks.skilled, sharks.weak_else, sharks.side) == (
        "group",
        ("flying", "biting"),
        True,
        "pirates",
    )
    assert sharks.boxes == 3 and sharks.here and sharks.controller == -1
    assert texts(state, sharks.id) == ["Jaws", "Wings"]
    assert not {a.id for a in state.aspects if a.owner == "c1"} & {a.id for a in state.aspects if a.owner == sharks.id}


@pytest.mark.rule("FAE-176", "FAE-X30", "FAE-Q30")
@pytest.mark.parametrize(("members", "down", "up"), [(2, 1, 1), (5, 2, 3), (6, 3, 3), (7, 3, 4)])
def test_one_box_for_every_two(members: int, down: int, up: int) -> None:
    for rounding, boxes in (("down", down), ("up", up)):
        state = do(given(mook("Goblin"), group_rounding=rounding), GM, m.MakeGroup("c1", members, "Goblins"))
        assert find(state, "Goblins").boxes == boxes
    assert boxes_of(given(), 1) == 0


@pytest.mark.rule("FAE-166")
@pytest.mark.parametrize("key", list(MAJORS))
def test_major_characters_have_a_full_sheet(key: str) -> None:
    made = do(given(), GM, m.CallReady(key, "open")).characters[0]
    assert (made.kind, made.side, made.controller, made.boxes, made.here) == ("major", FOES, -1, 3, True)
    assert len(made.ratings) == 6 and made.stunts and full_sheet(made)


@pytest.mark.rule("FAE-177")
def test_the_library_has_both_printed_builds() -> None:
    state = play_all(given(), (GM, m.CallReady("court_gossip", "open")), (GM, m.CallReady("cinder_kite", "open")))
    gossip, kite = state.characters
    assert (gossip.boxes, gossip.weak_else) == (0, False)
    assert (kite.boxes, kite.weak_else) == (2, True)
    refused(state, GM, m.CallReady("dragon", "open"), "FAE-177")


@pytest.mark.parametrize("key", [*MOOKS, *GROUPS, *MAJORS])
def test_everything_of_the_library_can_be_called(key: str) -> None:
    state = do(given(), GM, m.CallReady(key, "open"))
    made = state.characters[0]
    assert made.side == FOES and texts(state, made.id)
    assert made.members == (GROUPS[key].members if key in GROUPS else 0)
    assert refused(given(), 1, m.CallReady(key, "open")).reason == "not-the-game-master"


def test_what_is_prepared_in_hiding_comes_out_under_new_names() -> None:
    state = do(given(pc("Nettie")), GM, m.CallReady("thane" if "thane" in MAJORS else next(iter(MAJORS)), "hidden"))
    hidden = state.characters[1]
    assert hidden.hidden and hidden.id == "h1" and not hidden.here and state.made == 4
    assert all(a.hidden and a.id.startswith("h") for a in state.aspects if a.owner == "h1")
    assert refused(state, 1, m.RevealCharacter("h1")).reason == "not-the-game-master"
    assert not offered(state, 1, "reveal_character")
    before = texts(state, "h1")
    events, state = happens(state, GM, m.RevealCharacter("h1"))
    shown = state.characters[1]
    assert (shown.id, shown.hidden, shown.here) == ("c5", False, True)
    assert texts(state, "c5") == before and not texts(state, "h1")
    assert all(not a.hidden and a.id.startswith("a") for a in state.aspects)
    assert isinstance(events[0], m.CharacterRevealed) and state.made == 5 + len(before)
    assert refused(state, GM, m.RevealCharacter("c5")).reason == "not-hidden"


def test_what_is_hidden_on_its_own_stays_so() -> None:
    state = given(major("Thane", hidden=True, trouble=""))
    secret = Aspect("h9", "The Last Word", "trouble", "h1", hidden=True, secret=True)
    state = evolve(state, [m.AspectAdded(secret)])
    state = do(state, GM, m.RevealCharacter("h1"))
    thane = find(state, "Thane")
    secret = text(state, "The Last Word")
    assert (secret.owner, secret.hidden, secret.id[0]) == (thane.id, True, "h")
    assert not text(state, "Thane the Brave").hidden


def test_hidden_mooks_make_hidden_groups() -> None:
    state = play_all(given(), (GM, make(hidden="hidden")), (GM, m.MakeGroup("h1", 4, "Gang")))
    assert not any(c.here for c in state.characters)
    assert all(c.hidden and c.id.startswith("h") for c in state.characters) and state.made == 0
    assert refused(state, 1, m.DropCharacter("h1")).reason == "no-such-character"


def test_who_is_called_between_scenes_is_not_in_one() -> None:
    assert not do(given(scene=None), GM, make()).characters[0].here
    assert not do(given(scene=None), GM, m.CallReady("undertow", "open")).characters[0].here
    assert not do(given(), GM, m.CallReady("undertow", "hidden")).characters[0].here
    assert do(given(), GM, make()).characters[0].here


def test_what_is_still_being_made_is_not_revealed() -> None:
    state = given(major("Thane", status="draft", hidden=True))
    assert refused(state, GM, m.RevealCharacter("h1")).reason == "still-a-draft"


def test_a_groups_aspects_are_those_everybody_knows_of_its_mook() -> None:
    state = play_all(given(mook("Goblin", aspects="Sly")), (GM, m.AddAspect("hidden", "c1", "Afraid of Fire")))
    state = do(state, GM, m.MakeGroup("c1", 4, "Goblins"))
    assert texts(state, find(state, "Goblins").id) == ["Sly"]


def test_how_somebody_came_to_the_table_is_told() -> None:
    commands = (
        make(),
        m.MakeGroup("c1", 4, "Gang"),
        m.CallReady("court_gossip", "open"),
        m.CallReady("wolf_pack", "open"),
    )
    state, told = given(), []
    for command in commands:
        events, state = happens(state, GM, command)
        told += [event.how for event in events if isinstance(event, m.CharacterMade)]
    assert told == ["mook", "group", "ready", "ready"]


def test_players_make_no_mooks() -> None:
    refused(given(), 1, make(), "FAE-167")


@pytest.mark.parametrize(("words", "parts"), [("a; b ;a", ("a", "b")), ("", ()), (" ; ", (";",)), (";", (";",))])
def test_lists_are_separated_by_semicolons(words: str, parts: tuple[str, ...]) -> None:
    assert listed(words) == parts
