"""The printed tables and the ready-made material are what they claim to be, and legal by the rules of creation."""

import pytest
from msgspec.structs import asdict

from parlour.games.fate.content.ready import GROUPS, MAJORS, MOOKS, PLAYERS, STUNTS, ReadyStunt
from parlour.games.fate.content.scene import SCENE
from parlour.games.fate.content.tables import LADDER, TABLES, ladder
from parlour.games.fate.model import ACTIONS, APPROACHES
from parlour.games.fate.rulebook import RULEBOOK
from parlour.games.fate.rules.prepared import LIBRARY, Written


@pytest.mark.rule("FAE-160")
def test_the_ladder_has_its_names_and_goes_on_beyond_them() -> None:
    names = "Terrible Poor Mediocre Average Fair Good Great Superb Fantastic Epic Legendary"
    assert [LADDER[number] for number in range(-2, 9)] == names.split() and len(LADDER) == 11
    assert [ladder(number) for number in (4, 0, 10, -4)] == [
        "Great (+4)",
        "Mediocre (0)",
        "+10, beyond Legendary",
        "−4, below Terrible",
    ]


@pytest.mark.rule("FAE-165")
def test_targets_are_the_printed_ones() -> None:
    assert [(target.number, target.or_more) for target in TABLES.target] == [
        (0, False),
        (2, False),
        (4, False),
        (5, True),
    ]


@pytest.mark.rule("FAE-002", "FAE-009", "FAE-010", "FAE-011", "FAE-012", "FAE-013", "FAE-014")
def test_every_approach_has_its_hint() -> None:
    assert tuple(TABLES.approaches) == APPROACHES and all(TABLES.approaches.values()) and len(TABLES.aspect_hints) == 7


def complete(stunt: ReadyStunt) -> bool:
    if stunt.template == "bend":
        return bool(stunt.feature and stunt.effect) and not (stunt.approach or stunt.actions or stunt.circumstance)
    filled = stunt.feature and stunt.circumstance and stunt.approach in APPROACHES and not stunt.effect
    return (
        bool(filled)
        and (len(stunt.actions) == 1 or stunt.actions == ("create", "overcome"))
        and set(stunt.actions) <= set(ACTIONS)
    )


@pytest.mark.parametrize("ready", [*PLAYERS.values(), *MAJORS.values()], ids=lambda ready: ready.key)
def test_ready_made_characters_are_legal(ready) -> None:  # type: ignore[no-untyped-def]
    assert sorted(ready.ratings, reverse=True) == [3, 2, 2, 1, 1, 0]
    assert ready.name and ready.looks and ready.high and ready.trouble and 1 <= len(ready.general) <= 3
    assert 1 <= len(ready.stunts) <= 5 and all(complete(stunt) for stunt in ready.stunts)


@pytest.mark.rule("FAE-177")
def test_the_library_holds_mooks_of_both_printed_builds() -> None:
    gossip, kite = MOOKS["court_gossip"], MOOKS["cinder_kite"]
    assert gossip.boxes == 0 and gossip.skilled and gossip.bad and not gossip.weak_else
    assert kite.boxes == 2 and kite.skilled == ("gliding", "pecking") and kite.weak_else and not kite.bad


def test_mooks_groups_and_stunts_are_legal() -> None:
    assert (len(PLAYERS), len(MAJORS), len(MOOKS), len(GROUPS), len(STUNTS)) == (6, 2, 15, 5, 12)
    assert all(mook.aspects and (mook.skilled or mook.bad) and 0 <= mook.boxes <= 2 for mook in MOOKS.values())
    assert all(group.aspects and group.skilled and group.members >= 2 for group in GROUPS.values())
    assert all(complete(stunt) for stunt in STUNTS) and len(TABLES.situations) == 10


def test_the_ready_scene_names_what_exists() -> None:
    assert set(SCENE.pcs) <= set(PLAYERS) and len(SCENE.pcs) == 4
    read = Written({**{field: "\n".join(lines) for field, lines in asdict(SCENE.scene).items()}, "opposition": ""})
    assert {one.words.casefold() for one in (*read.cast, *read.lurking)} <= set(LIBRARY)
    assert {at for a, b, _ in read.map.ways for at in (a, b)} == set(range(len(read.map.zones)))
    assert [between for *_, between in read.map.ways if between] and read.secrets


def test_the_rulebook_is_whole() -> None:
    kinds = [rule.kind for rule in RULEBOOK]
    assert (kinds.count("E"), kinds.count("A"), kinds.count("T"), kinds.count("R"), kinds.count("X")) == (
        138,
        36,
        13,
        57,
        42,
    )
    assert len({rule.id for rule in RULEBOOK}) == 286
