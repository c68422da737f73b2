"""Every refusal of a scene, a turn, a wound or a purchase teaches; who is asked has something to do; what is offered
can be done."""

import random
from collections.abc import Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from games.personae.given_scene import (
    BRAN,
    BRANS,
    FOE,
    ORLA,
    ORLAS,
    ROGUE,
    SEFA,
    SEFAS,
    THUG,
    URSULA,
    alter,
    at_end,
    banked,
    change,
    close,
    close_scene,
    do,
    fight,
    given,
    grants,
    offered,
    only,
    power,
    refused,
    struck,
    talk,
    wealth,
)
from games.personae.reached import unseen
from parlour.core.chance import Untold
from parlour.core.game import RuleViolation
from parlour.core.offers import fill, fits
from parlour.games.personae import moves as m
from parlour.games.personae.model import Active, Condition, State, Ware
from parlour.games.personae.rulebook import RULEBOOK
from parlour.games.personae.rules import (
    encounter,
    obstacles,
    order,
    petitions,
    play,
    powers,
    recover,
    resources,
    scene,
    stabilise,
    turns,
)
from parlour.games.personae.rules.draft import Draft

RULES = {rule.id for rule in RULEBOOK}
KINDS = [
    move.command
    for chapter in (scene, encounter, order, turns, powers, stabilise, recover, resources, obstacles, petitions)
    for move in chapter.MOVES
]
TAGS: dict[str, Any] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class NoChance:
    """Nothing may be drawn before a refusal."""

    def draw(self, pile: bytes, count: int, names: Any) -> bytes:
        raise Untold("a die was rolled")


class Dice:
    """Any dice, always the same."""

    def __init__(self, rnd: random.Random) -> None:
        self.rnd = rnd

    def draw(self, pile: bytes, count: int, names: Any) -> bytes:
        return bytes([self.rnd.choice(pile) for _ in range(count)])


def tables() -> dict[str, State]:
    free = power(power(given(powers_limit=2), ORLA, "M"), ORLA, "I", "recoveryAid", kind="remove")
    free = wealth(grants(free, ORLA, "recoveryAid", kind="replace", skill="Bonesetting"), SEFA, "Bindery")
    free = alter(free, wares=(Ware("w1", "rope", 0), Ware("w2", "ship", 3)))
    free = change(free, SEFA, hits=2, status="injured", hurt_scene=3, conditions=(Condition("held", FOE),))
    free = do(do(free, URSULA, m.AgreeHazard("fire", 4, 1, 1)), URSULA, m.AddObstacle("a gate"))
    brawl = struck(fight(free, BRAN, FOE, ORLA, SEFA, THUG), THUG, 1)
    dying = change(brawl, THUG, hits=2, status="dying", conscious=False)
    asked = power(fight(given(), ORLA, BRAN), ORLA, "M")
    return {
        "not sitting": alter(close_scene(free), desk=replace(free.desk, sitting=False)),
        "between scenes": close_scene(free),
        "free": free,
        "closing": at_end(free),
        "bought": do(alter(free, wares=(Ware("w1", "rope", 1), Ware("w2", "ship", 3))), SEFAS, m.Buy(SEFA, "w1")),
        "series": do(free, BRANS, m.StartSeries((BRAN,), (FOE,), "a", "b")),
        "talk": talk(free, BRAN, FOE, ORLA),
        "opening": fight(free, BRAN, FOE, ORLA, opening=True),
        "brawl": brawl,
        "upkeep": change(fight(free, ORLA, FOE), ORLA, powers_on=(Active("p1", ORLA, upheld=False),)),
        "used up": change(fight(free, ORLA, FOE), ORLA, used_encounter=2, moved=True, acted=True),
        "dying": dying,
        "last chance": close(dying),
        "asked": do(asked, ORLAS, m.UsePower(ORLA, "p1", (BRAN,), "")),
        "choosing": do(given(action_order_method="chosenSkill"), SEFAS, m.Escalate(True, SEFA, "x")),
        "by hand": do(given(action_order_method="manual"), SEFAS, m.Escalate(True, SEFA, "x")),
        "challenge": do(free, BRANS, m.Issue(False, BRAN, "interaction", "", "", (FOE,), "x", "")),
        "zones": fight(
            alter(given(distance_mode="zones"), scene=replace(given().scene, zones=("deck", "hold"))), BRAN, FOE
        ),
        "told": fight(given(distance_mode="none", round_seconds=6), ROGUE, BRAN),
        "dead": change(fight(free, BRAN, FOE), SEFA, stage="dead", status="dead", conscious=False),
    }


TABLES = tables()
BUSY = {where: state for where, state in TABLES.items() if where != "challenge"}


def some(kind: Any, pieces: list[str], rnd: random.Random) -> Any:
    if get_origin(kind) is Literal:
        return rnd.choice((*get_args(kind), "otherwise"))
    if get_origin(kind) is tuple:
        return tuple([rnd.choice(pieces) for _ in range(rnd.randrange(3))])
    if kind is bool:
        return rnd.random() < 0.5
    if kind is int:
        return rnd.choice((-1, 0, 1, 2, 10, 99, 10**6))
    return rnd.choice(pieces) if rnd.random() < 0.8 else rnd.choice(("", " ", "so", "x" * 5000))


@pytest.mark.parametrize("where", TABLES)
@pytest.mark.parametrize("kind", KINDS, ids=[kind.__name__ for kind in KINDS])
def test_whatever_is_sent_a_refusal_teaches(kind: Any, where: str) -> None:
    state, rnd = TABLES[where], random.Random(f"{kind.__name__} {where}")
    pieces = [
        BRAN,
        SEFA,
        ORLA,
        FOE,
        ROGUE,
        THUG,
        "c9",
        "p1",
        "p2",
        "p9",
        "w1",
        "w9",
        "near",
        "deck",
        *[one.id for one in state.hazards],
    ]
    pieces += ["s104", "s205", "s305", "s404", "", *[one.id for one in state.obstacles]]
    hints = get_type_hints(kind)
    for _ in range(40):
        seat = rnd.choice((URSULA, URSULA, BRANS, SEFAS, ORLAS))
        command = kind(**{field: some(hints[field], pieces, rnd) for field in kind.__struct_fields__})
        try:
            play.play(state, seat, command, NoChance())
        except RuleViolation as found:
            assert found.rule in RULES and found.reason and found.why and found.cure, found
        except Untold:
            assert any(
                fits([offer], command) for offer in play.offers(state, seat) if TAGS.get(offer.command) is kind
            ), "a refusal drew"


@pytest.mark.parametrize("where", TABLES)
def test_what_is_offered_can_be_done_and_events_alone_tell_it(where: str) -> None:
    state, rnd = TABLES[where], random.Random(where)
    for seat in (URSULA, BRANS, SEFAS, ORLAS):
        for offer in play.offers(state, seat):
            if offer.command in TAGS:
                for _ in range(3):
                    happened, after = play.play(state, seat, fill(offer, TAGS, rnd.random), Dice(rnd))
                    assert Draft.evolve(state, happened) == after


@pytest.mark.parametrize("where", BUSY)
def test_who_is_asked_has_something_to_do(where: str) -> None:
    state = TABLES[where]
    for seat in play.awaited(state):
        assert any(offer.owed for offer in play.offers(state, seat)), (where, seat)


@pytest.mark.parametrize(
    ("where", "seats"),
    [
        ("brawl", {BRANS}),
        ("upkeep", {ORLAS}),
        ("opening", {BRANS}),
        ("told", {URSULA}),
        ("choosing", {URSULA, BRANS, SEFAS, ORLAS}),
        ("by hand", {URSULA}),
        ("last chance", {URSULA}),
        ("asked", {BRANS}),
        ("bought", {URSULA}),
        ("closing", {URSULA, SEFAS}),
        ("free", set()),
        ("series", set()),
    ],
)
def test_who_is_asked(where: str, seats: set[int]) -> None:
    found = [chapter.awaits(TABLES[where]) for chapter in (encounter, powers, scene, obstacles, petitions)]
    assert set().union(*found) == seats


def test_where_nobody_can_go_on_the_game_master_is_asked_to_close() -> None:
    down = change(change(fight(given(), BRAN, FOE), BRAN, conscious=False), FOE, conscious=False)
    alone = only(fight(given(), BRAN, opening=True), BRAN)
    for state in (down, alone):
        assert encounter.awaits(state) == {URSULA}
        assert offered(state, URSULA, "close_encounter")[0].owed
    assert not offered(TABLES["brawl"], URSULA, "close_encounter")[0].owed


ALWAYS = {"add_ware", "agree_hazard", "raise_cap"}
SCENE = {"add_obstacle", "rule_obstacle", "place", "release", "set_local"}
"""What the game master may write down at any time, and in any scene."""


@pytest.mark.parametrize(
    ("where", "hers", "theirs"),
    [
        ("not sitting", ALWAYS, ((), (), ())),
        ("between scenes", ALWAYS | {"open_scene", "pass_days"}, ((), (), ())),
        ("closing", ALWAYS | SCENE | {"close_scene"}, ((), ("recover",), ())),
        ("challenge", ALWAYS | SCENE, ((), (), ())),
        ("asked", ALWAYS | {"add_obstacle", "place", "let_go"}, (("agree",), (), ("let_go",))),
        (
            "last chance",
            ALWAYS | SCENE | {"close_encounter", "deescalate", "stabilise"},
            (("stabilise",), ("stabilise",), ("stabilise",)),
        ),
        (
            "opening",
            ALWAYS
            | SCENE
            | {
                "close_encounter",
                "deescalate",
                "leave",
                "start_series",
                "state_goal",
                "trigger_hazard",
                "set_order",
                "surprise",
            },
            (("move", "start_series", "state_goal"), ("start_series", "state_goal"), ("start_series", "state_goal")),
        ),
    ],
)
def test_what_can_be_done_at_a_moment_and_nothing_else(
    where: str, hers: set[str], theirs: Sequence[Sequence[str]]
) -> None:
    found = [
        {offer.command for offer in play.offers(TABLES[where], seat) if offer.command in TAGS} for seat in range(4)
    ]
    assert found == [hers, *[set(names) for names in theirs]]


HERS = (
    "open_scene",
    "close_scene",
    "enter",
    "leave",
    "place",
    "pass_days",
    "deescalate",
    "set_order",
    "give_turn",
    "grant_action",
    "surprise",
    "close_encounter",
    "release",
    "add_obstacle",
    "rule_obstacle",
    "agree_hazard",
    "trigger_hazard",
    "add_ware",
    "set_local",
    "raise_cap",
    "answer_wish",
)


@pytest.mark.rule("PER-003")
@pytest.mark.parametrize("where", TABLES)
def test_nobody_but_the_game_master_is_offered_what_is_hers(where: str) -> None:
    for seat in (BRANS, SEFAS, ORLAS):
        assert not [offer for offer in play.offers(TABLES[where], seat) if offer.command in HERS]


@pytest.mark.rule("PER-002")
@pytest.mark.parametrize("where", TABLES)
def test_players_act_only_with_their_own(where: str) -> None:
    own = (
        "move",
        "assist",
        "announce",
        "maintain",
        "use_power",
        "stabilise",
        "do_other",
        "end_turn",
        "recover",
        "buy",
        "choose_order",
    )
    for seat, who in ((BRANS, BRAN), (SEFAS, SEFA), (ORLAS, ORLA)):
        for name in own:
            assert {offer.fixed[0] for offer in offered(TABLES[where], seat, name)} <= {who}


def test_what_a_player_did_not_see_is_no_such_individual() -> None:
    state, hid = unseen(given(), THUG)
    assert refused(state, BRANS, m.DoOther(hid, "x")).reason == "not-now"
    brawl = fight(state, BRAN, FOE)
    assert refused(brawl, BRANS, m.DoOther(hid, "x")).why == "There's no such character."
    assert refused(brawl, BRANS, m.Assist(BRAN, hid, "s104")).why == "There's no such character."


@pytest.mark.parametrize("seed", range(12))
def test_a_table_played_at_random_never_breaks(seed: int) -> None:
    """Two hundred offers of all chapters, one after another."""
    rnd = random.Random(seed)
    commands = play.PLAYING.commands
    state = banked(TABLES[rnd.choice(("free", "brawl", "talk", "choosing", "between scenes"))])
    for _ in range(200):
        seat = rnd.choice((URSULA, URSULA, BRANS, SEFAS, ORLAS))
        offers = [
            one
            for one in play.offers(state, seat)
            if one.command in TAGS or (state.challenge is not None and one.owed) or one.command == "issue"
        ]
        offers = [
            one
            for one in offers
            if one.command not in ("close_encounter", "leave", "close_scene") or rnd.random() < 0.2
        ]
        if not offers:
            continue
        command = fill(rnd.choice(offers), commands, rnd.random)
        try:
            happened, after = play.play(state, seat, command, Dice(rnd))
        except RuleViolation as found:
            assert found.why and found.cure
            continue
        assert Draft.evolve(state, happened) == after
        state = after
        assert all(one.hits >= 0 and one.excess >= 0 for one in state.individuals)
