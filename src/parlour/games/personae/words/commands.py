"""The rules behind each command; what it is called stands in commands.ftl of each language."""

from typing import get_args

from msgspec.structs import replace

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.games.personae.content.ready import SUPPORTING
from parlour.games.personae.moves import AnyCommand, PrepareScene
from parlour.roleplay.words import DESK_WORDS
from parlour.roleplay.words.scenes import SAY as PLANS
from parlour.roleplay.words.scenes import own_words, plan_words

_BOOK = Phrasebook(__package__, "commands")
_RULES: dict[str, tuple[str, ...]] = {
    "new_individual": ("PER-102",),
    "new_supporting": ("PER-254", "PER-103"),
    "new_figure": ("PER-254", "PER-263", "PER-264", "PER-265"),
    "give_numbers": ("PER-254",),
    "fill_out": ("PER-254", "PER-103"),
    "new_extra": ("PER-254",),
    "new_companion": ("PER-256", "PER-258"),
    "take_ready": ("PER-002",),
    "call_ready": ("PER-254",),
    "import_individual": ("PER-109",),
    "give_individual": ("PER-002",),
    "hide_individual": ("PER-003",),
    "secret_check": ("PER-115", "PER-219"),
    "describe": ("PER-102",),
    "rank_attribute": ("PER-018",),
    "set_value": ("PER-019", "PER-023"),
    "step": ("PER-106",),
    "wonder": ("PER-063",),
    "submit": ("PER-065",),
    "approve": ("PER-065",),
    "send_back": ("PER-065",),
    "approve_trait": ("PER-065", "PER-038"),
    "agree_price": ("PER-279",),
    "swap_ranks": ("PER-025",),
    "unlock_skill": ("PER-033", "PER-036"),
    "assign_dice": ("PER-041", "PER-045"),
    "add_ability": ("PER-064", "PER-077", "PER-081"),
    "add_power": ("PER-085", "PER-110"),
    "add_talent": ("PER-047",),
    "take_trait": ("PER-064",),
    "upgrade_trait": ("PER-098", "PER-236"),
    "make_quality": ("PER-083",),
    "drop_trait": ("PER-107",),
    "add_gear": ("PER-112", "PER-239"),
    "tie_gear": ("PER-113",),
    "award": ("PER-221",),
    "plan_raise": ("PER-222", "PER-223"),
    "plan_skill": ("PER-224",),
    "plan_simple": ("PER-044", "PER-101", "PER-260"),
    "plan_ability": ("PER-226",),
    "plan_power": ("PER-227",),
    "plan_talent": ("PER-228",),
    "plan_upgrade": ("PER-236",),
    "unplan": ("PER-222",),
    "submit_batch": ("PER-222",),
    "approve_batch": ("PER-222",),
    "send_back_batch": ("PER-222",),
    "open_scene": ("PER-245",),
    "close_scene": ("PER-245", "PER-194"),
    "enter": ("PER-245",),
    "leave": ("PER-245",),
    "place": ("PER-166",),
    "pass_days": ("PER-246",),
    "start_series": ("PER-158",),
    "answer_series": ("PER-158",),
    "add_obstacle": ("PER-151",),
    "rule_obstacle": ("PER-151",),
    "agree_hazard": ("PER-152",),
    "trigger_hazard": ("PER-152",),
    "escalate": ("PER-250", "PER-161"),
    "deescalate": ("PER-250",),
    "state_goal": ("PER-127",),
    "choose_order": ("PER-160",),
    "set_order": ("PER-160",),
    "give_turn": ("PER-003", "PER-160"),
    "grant_action": ("PER-003", "PER-163"),
    "surprise": ("PER-212", "PER-160"),
    "close_encounter": ("PER-252",),
    "move": ("PER-163", "PER-164"),
    "assist": ("PER-144",),
    "stand_together": ("PER-116", "PER-144"),
    "announce": ("PER-212",),
    "maintain": ("PER-095",),
    "let_go": ("PER-095",),
    "use_power": ("PER-Q73",),
    "agree": ("PER-Q73",),
    "stabilise": ("PER-190",),
    "do_other": ("PER-165",),
    "end_turn": ("PER-163",),
    "release": ("PER-168",),
    "add_ware": ("PER-060",),
    "set_local": ("PER-061",),
    "buy": ("PER-058",),
    "raise_cap": ("PER-062",),
    "answer_wish": ("PER-003",),
    "issue": ("PER-116", "PER-125", "PER-168"),
    "ask_unopposed": ("PER-153", "PER-154"),
    "rule_unopposed": ("PER-155", "PER-271"),
    "ask_about": ("PER-148",),
    "rule_hidden": ("PER-148", "PER-149"),
    "recover": ("PER-194", "PER-205"),
    "join_assist": ("PER-140", "PER-147"),
    "join_issue": ("PER-116",),
    "set_primary": ("PER-145",),
    "end_help": ("PER-140",),
    "answer": ("PER-117", "PER-209", "PER-211"),
    "substitute": ("PER-016",),
    "adjust": ("PER-124",),
    "count_power": ("PER-078",),
    "unnoticed": ("PER-212",),
    "call_expertise": ("PER-053",),
    "answer_expertise": ("PER-053",),
    "use_ability": ("PER-075", "PER-078"),
    "confirm_condition": ("PER-078",),
    "ready": ("PER-118",),
    "enter_dice": ("PER-001",),
    "reroll_die": ("PER-068", "PER-069"),
    "ignore_die": ("PER-218",),
    "spend_critical": ("PER-135", "PER-073"),
    "let_stand": ("PER-118",),
    "settle_tie": ("PER-Q30",),
    "close_challenge": ("PER-126",),
    "follow": ("PER-128", "PER-129"),
    "call_off": ("PER-003",),
}
_PLANS = ("prepare_scene", "copy_plan", "drop_plan", "import_plans", "open_plan", "call_own")
_OWN = [kind for kind in get_args(AnyCommand) if kind.__struct_config__.tag not in (*DESK_WORDS, *_PLANS)]
_SPACED = ("not numbers", "back down", "ranged weapon", "light shield", "heavy shield")
"""Values with a space, which keys have not."""


def words() -> dict[str, CommandWords]:
    found = command_words(_BOOK, _OWN, _RULES)
    spaced = {one.replace(" ", "_"): one for one in _SPACED}
    for tag, said in found.items():
        wheres = [(where.partition("="), title) for where, title in said.titles.items()]
        titles = {f"{field}{sign}{spaced.get(value, value)}": title for (field, sign, value), title in wheres}
        found[tag] = replace(said, titles=titles)
    plans = plan_words(PrepareScene, cast=PLANS("cast-placed", name=SUPPORTING["bruiser"].name))
    return {**DESK_WORDS, **plans, **own_words(), **found}
