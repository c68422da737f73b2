"""The rules behind each command; what it is called stands in commands*.ftl of each language."""

from typing import get_args

from msgspec.structs import replace

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.games.yags.content.ready import EXTRAS
from parlour.games.yags.moves import AnyCommand, PrepareScene
from parlour.roleplay.words import DESK_WORDS
from parlour.roleplay.words.scenes import SAY as PLANS
from parlour.roleplay.words.scenes import own_words, plan_words

_BOOKS = (
    Phrasebook(__package__, "commands"),
    Phrasebook(__package__, "commands_check"),
    Phrasebook(__package__, "commands_scene"),
)
_RULES: dict[str, tuple[str, ...]] = {
    "new_creature": ("YAG-033", "YAG-034"),
    "call_ready": ("YAG-048",),
    "set_nature": ("YAG-048", "YAG-071"),
    "set_size": ("YAG-151", "YAG-152", "YAG-270"),
    "set_tiny": ("YAG-160", "YAG-270"),
    "size_by": ("YAG-151", "YAG-157"),
    "set_soak": ("YAG-035",),
    "set_attribute": ("YAG-034", "YAG-037"),
    "roll_attributes": ("YAG-061",),
    "set_skill": ("YAG-069", "YAG-108", "YAG-110"),
    "set_language": ("YAG-082", "YAG-086", "YAG-088"),
    "set_culture": ("YAG-279",),
    "add_item": ("YAG-175", "YAG-186", "YAG-251"),
    "put_item": ("YAG-186",),
    "hand_item": ("YAG-175",),
    "drop_item": ("YAG-175",),
    "allow_notice": ("YAG-046", "YAG-251"),
    "award": ("YAG-133",),
    "buy_technique": ("YAG-131", "YAG-134"),
    "buy_own": ("YAG-142", "YAG-144"),
    "raise_mastery": ("YAG-144", "YAG-145"),
    "study": ("YAG-079", "YAG-110"),
    "raise_attribute": ("YAG-Q41",),
    "learn_language": ("YAG-082",),
    "grant_skill": ("YAG-065",),
    "answer_wish": ("YAG-079", "YAG-251"),
    "define_skill": ("YAG-103", "YAG-108", "YAG-111", "YAG-251"),
    "define_technique": ("YAG-131", "YAG-134", "YAG-135", "YAG-136"),
    "add_culture": ("YAG-279",),
    "drop_culture": ("YAG-279",),
    "set_price": ("YAG-Q41",),
    "set_budget": ("YAG-Q41",),
    "ask_check": ("YAG-005",),
    "try_skill": ("YAG-Q77",),
    "grant_check": ("YAG-Q77",),
    "trivial": ("YAG-004",),
    "call_check": ("YAG-005", "YAG-107", "YAG-261"),
    "call_group": ("YAG-Q78",),
    "call_fact": ("YAG-140",),
    "call_contest": ("YAG-019", "YAG-025"),
    "join_contest": ("YAG-020",),
    "hold": ("YAG-Q19",),
    "set_target": ("YAG-005", "YAG-011"),
    "set_fumble": ("YAG-010",),
    "set_time": ("YAG-028",),
    "judge": ("YAG-027", "YAG-028", "YAG-031"),
    "adjust": ("YAG-187",),
    "shift": ("YAG-228", "YAG-238"),
    "need_familiarity": ("YAG-138",),
    "match": ("YAG-140", "YAG-141"),
    "choose_route": ("YAG-089", "YAG-103", "YAG-104"),
    "apply": ("YAG-131", "YAG-140", "YAG-146"),
    "roll": ("YAG-003", "YAG-006"),
    "enter_die": ("YAG-003",),
    "take": ("YAG-026", "YAG-027", "YAG-028"),
    "push": ("YAG-202",),
    "choose_extras": ("YAG-013", "YAG-014"),
    "tell_outcome": ("YAG-018",),
    "reroll": ("YAG-Q19",),
    "reveal": ("YAG-235",),
    "dodge": ("YAG-247",),
    "part_way": ("YAG-274",),
    "call_notice": ("YAG-217",),
    "call_recall": ("YAG-216",),
    "call_spot": ("YAG-218", "YAG-219", "YAG-220", "YAG-221"),
    "call_charm": ("YAG-225", "YAG-226"),
    "call_lie": ("YAG-231", "YAG-233", "YAG-235"),
    "call_interrogation": ("YAG-237",),
    "call_pocket": ("YAG-239", "YAG-240"),
    "call_conjure": ("YAG-241", "YAG-242"),
    "call_sneak": ("YAG-244", "YAG-245"),
    "call_lurk": ("YAG-244", "YAG-245", "YAG-Q75"),
    "discover": ("YAG-245", "YAG-Q64", "YAG-Q75"),
    "call_filch": ("YAG-239", "YAG-240", "YAG-Q75"),
    "call_throw": ("YAG-248", "YAG-249"),
    "call_toss": ("YAG-250",),
    "call_attack": ("YAG-247", "YAG-248"),
    "call_scramble": ("YAG-204", "YAG-207"),
    "call_resist": ("YAG-182", "YAG-Q58"),
    "rate": ("YAG-005",),
    "set_ground": ("YAG-196", "YAG-197", "YAG-198", "YAG-199"),
    "next_round": ("YAG-169", "YAG-206"),
    "go": ("YAG-190", "YAG-191", "YAG-192", "YAG-193", "YAG-195"),
    "move_free": ("YAG-165",),
    "run_on": ("YAG-166", "YAG-167"),
    "end_run": ("YAG-167",),
    "travel": ("YAG-172", "YAG-173", "YAG-174"),
    "pass_watch": ("YAG-171",),
    "mark": ("YAG-Q32",),
    "set_penalty": ("YAG-170", "YAG-Q32"),
    "strike": ("YAG-155", "YAG-161"),
    "set_reaction": ("YAG-226", "YAG-227"),
    "start_climb": ("YAG-209", "YAG-214", "YAG-215"),
    "set_pace": ("YAG-211", "YAG-212", "YAG-215"),
    "mark_stretch": ("YAG-275",),
    "climb_on": ("YAG-209", "YAG-211", "YAG-212"),
    "cling": ("YAG-210", "YAG-212"),
    "start_long": ("YAG-112", "YAG-117"),
    "start_race": ("YAG-118", "YAG-123", "YAG-264"),
    "start_team": ("YAG-124", "YAG-125"),
    "start_art": ("YAG-128", "YAG-129"),
    "work": ("YAG-113", "YAG-119", "YAG-129"),
    "pick_member": ("YAG-124",),
    "block": ("YAG-122",),
    "use_mastery": ("YAG-149",),
    "change_task": ("YAG-187",),
    "call_race": ("YAG-Q76",),
}


def words() -> dict[str, CommandWords]:
    plans = plan_words(
        PrepareScene, cast=PLANS("cast-plain", name=EXTRAS["runner"].name), opposition=PLANS("difficulties-named")
    )
    found = {**DESK_WORDS, **plans, **own_words()}
    for book in _BOOKS:
        kinds = [kind for kind in get_args(AnyCommand) if kind.__struct_config__.tag in book]
        found |= command_words(book, kinds, _RULES)
    shown = found["show_creature"]
    titles = {where.replace("not_numbers", "not numbers"): title for where, title in shown.titles.items()}
    return {**found, "show_creature": replace(shown, titles=titles)}
