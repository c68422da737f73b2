"""Random play through any game: seeded chance, seeded choices, and the steps that were taken."""

import os
import random
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from parlour.core.game import Game, Option, RuleViolation
from parlour.core.offers import Offer, fill
from parlour.roleplay.play import Playing

LONG, FIRST = int(os.environ.get("PARLOUR_LONG", "1")), int(os.environ.get("PARLOUR_SEED", "0"))
"""So many times as many walks, from this seed on: `make laws`."""


def seeds(count: int) -> range:
    """Of the walks a law takes."""
    return range(FIRST, FIRST + count * LONG)


class Fair:
    """Seeded chance that remembers what it gave."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed).random
        self.given: list[bytes] = []

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        left = bytearray(pile)
        out = bytearray()
        for _ in range(min(count, len(pile))):
            i = int(self.random() * len(left))
            out.append(left[i])
            left[i] = left[-1]
            del left[-1]
        self.given.append(bytes(out))
        return bytes(out)


class Elsewhere(Exception):
    """The redealt world cannot meet the same luck."""


class Same:
    """The draws another chance gave, where the pieces are still there to be drawn."""

    def __init__(self, given: Sequence[bytes]) -> None:
        self.left = list(given)

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        if not self.left:
            raise Elsewhere
        got = self.left.pop(0)
        if len(got) != min(count, len(pile)) or any(piece not in pile for piece in got):
            raise Elsewhere
        return got


class NoChance:
    """For a refusal: it must not draw."""

    def draw(self, pile: bytes, count: int, names: Sequence[str]) -> bytes:
        raise AssertionError("a refusal drew from the pile")


class Step(Struct, frozen=True):
    """One decision: the state it was taken in, who took it, what came of it."""

    state: Any
    seat: int
    command: Any
    events: tuple[Any, ...]
    after: Any
    given: tuple[bytes, ...]


RARE = ("concede", "name_kingdom")
"""Offered all the time: chosen now and then, so that games go on. At a game master's table many things may be done at
any time; those that end, undo or repeat are held back."""
STORY = {
    "close_table": 0.0005,
    "end_session": 0.02,
    "close_scene": 0.03,
    "hand_over": 0.02,
    "overrule": 0.05,
    "reverse": 0.2,
    "write_note": 0.02,
    "drop_note": 0.05,
    "show_note": 0,  # these three have a law of their own: test_shown.py
    "set_pronouns": 0,
    "portray": 0,
    "prepare_scene": 0.05,
    "copy_plan": 0.02,
    "drop_plan": 0.03,
    "import_plans": 0.02,
    "open_plan": 0.5,
    "call_own": 0.02,
    "take_seat": 0.02,
    "call_off": 0.1,
    "end_conflict": 0.05,
    "end_contest": 0.05,
    "end_challenge": 0.05,
    "drop_character": 0.01,
    "plead": 0.05,
    "new_character": 0.05,
    "import_character": 0.05,
    "remove_aspect": 0.2,
    "remove_zone": 0.05,
    "leave": 0.05,
    "go_down": 0.3,
    "call_ready": 0.2,
    "make_mook": 0.2,
    "make_group": 0.2,
    "withhold": 0.2,
    "propose_fact": 0.1,
    "offer_compel": 0.2,
    "self_compel": 0.1,
    "suggest_aspect": 0.1,
    "write_bonus": 0.1,
    "write_bend": 0.1,
    "give_character": 0.05,
    "set_side": 0.05,
    "concede": 0.2,
    "impose": 0.1,
    "set_difficulty": 2,
    "attack": 4,
    "start_conflict": 3,
    "start_challenge": 2,
    "start_contest": 3,
    "absorb": 3,
    "close_chapter": 0.6,
    "choose_dealer": 0.1,
    "pass_dealing": 0.03,
    "will_deal": 0.03,
    "write_dealer_note": 0.1,
    "drop_dealer_note": 0.1,
    "set_scene": 0.2,
    "set_language": 0.03,
    "add_basic": 0.05,
    "drop_basic": 0.05,
    "pin_up": 0.2,
    "take_down": 0.1,
    "settle_question": 0.2,
    "rule": 0.05,
    "strike_out": 0.1,
    "name_persona": 0.1,
    "muse": 0.1,
    "park": 0.05,
    "invent": 0.03,
    "bring_on": 0.1,
    "send_off": 0.3,
    "bleed_out": 0.05,
    "hurt": 0.2,
    "rest": 0.2,
    "restore_ability": 0.2,
    "tag_ability": 0.1,
    "rouse": 0.5,
    "finish_off": 0.1,
    "withdraw": 0.2,
    "veto_ability": 0.3,
    "send_back": 0.1,
    "note_memory": 0.1,
    "share_memory": 0.2,
    "correct_memory": 0.05,
    "help_tell": 0.1,
    "drop_task": 0.05,
    "unsay": 0.1,
    "set_content": 0.2,
    "bring_content": 0.02,
    "flee": 0.05,
    "surrender": 0.05,
    "resolve_group": 0.05,
    "skip_round": 0.3,
    "postpone": 0.3,
    "move_to_group": 0.1,
    "add_side": 0.1,
    "try_end": 0.1,
    "open_contest": 4,
    "claim_wild": 3,
    "swap_wild": 2,
    "change_rule": 0.05,
    "close_encounter": 0.6,
    "deescalate": 0.1,
    "pass_days": 0.3,
    "drop_individual": 0.02,
    "give_individual": 0.03,
    "new_individual": 0.1,
    "new_supporting": 0.1,
    "secret_check": 0.1,
    "hide_individual": 0.05,
    "new_figure": 0.1,
    "give_numbers": 0.5,
    "fill_out": 0.1,
    "new_extra": 0.1,
    "import_individual": 0.05,
    "show_individual": 0.1,
    "drop_trait": 0.1,
    "let_go": 0.1,
    "release": 0.1,
    "place": 0.1,
    "adjust": 0.2,
    "substitute": 0.2,
    "award": 0.2,
    "add_ware": 0.1,
    "set_local": 0.1,
    "add_obstacle": 0.1,
    "agree_hazard": 0.1,
    "issue": 6,
    "trigger_hazard": 0.2,
    "state_goal": 0.1,
    "send_back_batch": 0.2,
    "unplan": 0.2,
    "wonder": 0.03,
    "escalate": 1,
    "answer": 2,
    "ready": 2,
    "agree_price": 0.02,
    "raise_cap": 0.05,
    "start_series": 0.1,
    "add_gear": 0.1,
    "tie_gear": 0.1,
    "ask_about": 0.1,
    "ask_unopposed": 0.3,
    "plan_raise": 0.3,
    "plan_skill": 0.3,
    "plan_simple": 0.3,
    "plan_ability": 0.3,
    "plan_power": 0.3,
    "plan_talent": 0.3,
    "plan_upgrade": 0.3,
    "assign_dice": 0.3,
    "call_expertise": 0.3,
    "do_other": 0.2,
    "announce": 0.5,
    "assist": 0.5,
    "stand_together": 0.3,
    "set_order": 0.1,
    "give_turn": 0.2,
    "grant_action": 0.1,
    "surprise": 0.2,
    "join_issue": 0.5,
    "use_ability": 3,
    "use_power": 3,
    "stabilise": 3,
    "follow": 4,
    "reroll_die": 3,
    "ignore_die": 3,
    "spend_critical": 2,
    "maintain": 2,
    "new_companion": 0.3,
    "unnoticed": 0.1,
    "end_rounds": 0.2,
    "next_round": 2,
    "go": 3,
    "climb_on": 4,
    "work": 4,
    "roll": 3,
    "take": 2,
    "start_long": 2,
    "start_race": 2,
    "start_team": 2,
    "start_art": 0.5,
    "abort_task": 0.1,
    "end_climb": 0.1,
    "drop_creature": 0.02,
    "give_creature": 0.03,
    "new_creature": 0.1,
    "import_creature": 0.05,
    "show_creature": 0.1,
    "strike": 0.1,
    "set_penalty": 0.1,
    "mark": 0.1,
    "close_check": 0.3,
    "define_skill": 0.05,
    "drop_skill": 0.05,
    "define_technique": 0.05,
    "drop_library": 0.05,
    "set_price": 0.2,
    "set_budget": 0.05,
    "add_culture": 0.05,
    "drop_culture": 0.05,
    "agree_dealer": 2,
    "own_flashback": 0.5,
    "gift_flashback": 0.5,
    "story_flashback": 0.2,
    "declare": 0.5,
    "set_task": 0.5,
}


OWN: dict[str, dict[str, float]] = {
    "personae": {
        "describe": 0.05,
        "close_scene": 2,
        "end_session": 0.3,
        "recover": 3,
        "end_turn": 0.7,
        "call_ready": 0.1,
        "move": 0.3,
        "nudge": 0.05,
    },
    "yags": {
        "describe": 0.05,
        "add_item": 0.2,
        "drop_item": 0.1,
        "hand_item": 0.1,
        "put_item": 0.3,
        "ask_check": 0.3,
        "trivial": 0.2,
        "set_ground": 0.3,
        "set_nature": 0.1,
        "set_reaction": 0.2,
        "allow_notice": 0.3,
        "new_creature": 0.4,
        "step": 4,
        "submit": 4,
        "set_price": 1,
        "study": 4,
        "call_notice": 3,
        "call_lie": 3,
        "strike": 1,
        "mark": 0.5,
        "push": 3,
        "choose_extras": 3,
        "part_way": 3,
        "move_free": 2,
        "boost_climb": 4,
        "end_rounds": 0.5,
        "close_scene": 0.2,
        "end_session": 0.05,
        "start_climb": 2,
        "call_resist": 2,
        "take": 3,
        "match": 4,
        "apply": 2,
        "start_team": 0.5,
        "start_rounds": 2,
        "raise_attribute": 3,
        "learn_language": 2,
        "open_file": 0.05,
        "bring_in": 0.05,
        "clear_shelf": 0.02,
        "call_race": 0.2,
    },
}
"""Where a game gives a word of others another weight."""


def pick(offers: Sequence[Offer], rnd: random.Random, story: bool = False, key: str = "") -> Offer:
    """First what kind of command, then which of its offers."""
    if not story:
        common = [offer for offer in offers if offer.command not in RARE]
        return rnd.choice(common if common and rnd.random() >= 0.002 else list(offers))
    owed = {offer.command for offer in offers if offer.owed}
    kind = kind_of({offer.command for offer in offers}, owed, rnd, key)
    return rnd.choice([offer for offer in offers if offer.command == kind])


def kind_of(kinds: set[str], owed: set[str], rnd: random.Random, key: str) -> str:
    """What is asked comes more often, what ends a story seldom."""
    odds, found = {**STORY, **OWN.get(key, {})}, sorted(kinds)
    weights = [odds.get(kind, 1.0) * (6.0 if kind in owed else 1.0) for kind in found]
    return rnd.choices(found, weights)[0]


def acting(game: Game, state: Any, seat: int, rnd: random.Random) -> Any:
    """Something this seat may do. Where a menu is long, only the offers of the command in question are spelled out."""
    playing: Playing[Any, Any] | None = getattr(game, "playing", None)
    if playing is None:
        return fill(pick(game.offers(state, seat), rnd, game.about.master, game.about.key), game.commands, rnd.random)
    menu = game.menu(state, seat)
    owed = {form.command for form in menu.forms if form.owed}
    kind = kind_of({*menu.open, *owed}, owed, rnd, game.about.key)
    offers = playing.judged.by_tag[kind].offers(state, seat)
    return fill(rnd.choice(offers), game.commands, rnd.random)


def house(options: Sequence[Option], rnd: random.Random) -> dict[str, str]:
    """A table's options, each at its default or, one time in three, at another value."""
    chosen: dict[str, str] = {}
    for option in options:
        if option.values and rnd.random() < 0.33:
            chosen[option.key] = rnd.choice(option.values).value
    return chosen


MIXTURE: dict[str, dict[str, tuple[str, ...]]] = {
    "domino-knights": {
        "goal": (
            "lastStanding",
            "lastStanding",
            "healthiestAfter",
            "fameFirstTo",
            "fameTimed",
            "fameAttrition",
            "random",
        ),
        "fame": ("no", "no", "yes"),
        "fameStart": ("1", "2", "10"),
        "fameGoal": ("11", "13", "30"),
        "multiTurnTraining": ("no", "yes"),
        "looting": ("no", "yes"),
        "dominoless": ("no", "no", "yes"),
    },
}
"""Options that make another game of it: drawn from these values every time."""


def rules_of(game: Game, seed: int, seats: int) -> Any:
    """A table's options, drawn again where they contradict each other."""
    rnd = random.Random(seed)
    while True:
        chosen = house(game.options, rnd)
        chosen |= {key: rnd.choice(values) for key, values in MIXTURE.get(game.about.key, {}).items()}
        try:
            return game.read_options(chosen, seats)
        except RuleViolation:
            continue


def names_of(game: Game, seats: int) -> list[str]:
    """People sit at a game master's table; a board game can do without names."""
    return [f"Player {seat}" for seat in range(seats)] if game.about.master else [""] * seats


def opening(game: Game, seed: int, seats: int) -> tuple[Any, Any, tuple[Any, ...], Fair]:
    """Options, first state and the events that led there."""
    chance = Fair(seed)
    options = rules_of(game, seed, seats)
    events, state = game.start(names_of(game, seats), options, chance)
    return options, state, events, chance


def walk(game: Game, seed: int, seats: int, most: int = 100_000) -> Iterator[Step]:
    """A whole game, or its first `most` decisions. The clock speaks now and then. At a game master's table the ready
    scene is set up first, every other time; then anybody may act, whoever is asked more often."""
    _, state, _, chance = opening(game, seed, seats)
    rnd = random.Random(seed + 1)
    prepared = list(game.rehearsal(seats)) if seed % 2 else []
    for _ in range(most):
        asked = game.awaited(state)
        if game.outcome(state) is not None or not (asked or game.about.master):
            return
        chance.given.clear()
        alarms = game.alarms(state)
        if prepared:
            seat, command = prepared.pop(0)
        elif alarms and rnd.random() < 0.01:
            seat, command = -1, game.alarm_command(alarms[0])
        else:
            seat = rnd.choice(asked if asked and (not game.about.master or rnd.random() < 0.8) else range(seats))
            command = acting(game, state, seat, rnd)
        events, after = game.play(state, seat, command, chance)
        yield Step(state, seat, command, events, after, tuple(chance.given))
        state = after


LAST = ("close_table", "end_session", "end_contest", "close_encounter", "close_scene")


def closing(game: Game, state: Any, seed: int) -> Iterator[Step]:
    """A story is brought to its end: what is asked is answered, who leads ends whatever can be ended."""
    chance, rnd = Fair(seed), random.Random(seed)
    for _ in range(500):
        leader = game.leader(state)
        if game.outcome(state) is not None or leader is None:
            return
        chance.given.clear()
        seat, offers = leader, [offer for offer in game.offers(state, leader) if offer.command in LAST]
        if not offers:
            seat = rnd.choice(game.awaited(state))
            offers = [offer for offer in game.offers(state, seat) if offer.owed]
        command = fill(rnd.choice(offers), game.commands, rnd.random)
        events, after = game.play(state, seat, command, chance)
        yield Step(state, seat, command, events, after, tuple(chance.given))
        state = after
