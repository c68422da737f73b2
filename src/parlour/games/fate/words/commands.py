"""The rules behind each command; what it is called stands in commands.ftl."""

from typing import Any, get_args

from msgspec.structs import replace

from parlour.core.game import CommandWords
from parlour.core.phrasebook import Phrasebook
from parlour.core.wording import command_words
from parlour.games.fate.moves import AnyCommand, PrepareScene
from parlour.roleplay.words import DESK_WORDS
from parlour.roleplay.words.scenes import own_words, plan_words

SAY = Phrasebook(__package__, "commands")
_RULES: dict[str, tuple[str, ...]] = {
    "new_character": ("FAE-028", "FAE-166"),
    "describe": ("FAE-030",),
    "set_aspect": ("FAE-003", "FAE-004", "FAE-028"),
    "rank_approaches": ("FAE-031",),
    "write_bonus": ("FAE-038", "FAE-039"),
    "write_bend": ("FAE-041",),
    "permit_stunt": ("FAE-040",),
    "remove_stunt": ("FAE-033",),
    "take_stunt": ("FAE-034", "FAE-Q38"),
    "write_blank": ("FAE-029", "FAE-Q35"),
    "submit": ("FAE-028", "FAE-033"),
    "approve": ("FAE-028",),
    "call_ready": ("FAE-166", "FAE-177"),
    "make_mook": ("FAE-186", "FAE-171", "FAE-172"),
    "make_group": ("FAE-174", "FAE-176"),
    "add_aspect": ("FAE-001", "FAE-006"),
    "withhold": ("FAE-Q39",),
    "suggest_aspect": ("FAE-134",),
    "open_scene": ("FAE-095", "FAE-006"),
    "close_scene": ("FAE-143", "FAE-106"),
    "add_zone": ("FAE-134",),
    "link_zones": ("FAE-092",),
    "hold_border": ("FAE-094",),
    "reshuffle": ("FAE-Q05",),
    "start_challenge": ("FAE-185", "FAE-124", "FAE-127"),
    "add_task": ("FAE-124", "FAE-125"),
    "assign_task": ("FAE-125",),
    "oppose_task": ("FAE-183", "FAE-124"),
    "end_challenge": ("FAE-124",),
    "start_contest": ("FAE-185", "FAE-128"),
    "compete": ("FAE-129",),
    "twist": ("FAE-130",),
    "tell_victory": ("FAE-131",),
    "end_contest": ("FAE-133",),
    "start_conflict": ("FAE-185", "FAE-134"),
    "reorder": ("FAE-137", "FAE-139"),
    "split_block": ("FAE-139",),
    "begin_conflict": ("FAE-140",),
    "end_turn": ("FAE-140",),
    "end_conflict": ("FAE-142",),
    "move": ("FAE-092", "FAE-093", "FAE-094"),
    "concede": ("FAE-089", "FAE-090", "FAE-091"),
    "impose": ("FAE-090",),
    "overcome": ("FAE-058",),
    "create": ("FAE-043", "FAE-044"),
    "attack": ("FAE-070",),
    "hazard_attack": ("FAE-070", "FAE-023"),
    "set_difficulty": ("FAE-023", "FAE-165"),
    "rate": ("FAE-165", "FAE-Q56"),
    "oppose": ("FAE-183",),
    "defend": ("FAE-064", "FAE-183"),
    "stand_open": ("FAE-Q42",),
    "protect": ("FAE-065", "FAE-066"),
    "choose_protector": ("FAE-Q53",),
    "veto_protector": ("FAE-065",),
    "help": ("FAE-086", "FAE-088", "FAE-Q47"),
    "claim_stunt": ("FAE-038", "FAE-042"),
    "veto_stunt": ("FAE-042",),
    "use_stunt": ("FAE-041",),
    "throw_dice": ("FAE-019",),
    "draw_card": ("FAE-021",),
    "enter_dice": ("FAE-019",),
    "invoke": ("FAE-101", "FAE-104", "FAE-112"),
    "let_stand": ("FAE-099", "FAE-Q55"),
    "hold": ("FAE-Q55",),
    "time_is_up": ("FAE-Q55",),
    "settle_failure": ("FAE-045", "FAE-046"),
    "settle_search": ("FAE-050", "FAE-051", "FAE-052"),
    "set_cost": ("FAE-059", "FAE-060"),
    "answer_cost": ("FAE-059", "FAE-Q09"),
    "settle_removal": ("FAE-063",),
    "trade": ("FAE-074",),
    "absorb": ("FAE-076", "FAE-080", "FAE-082"),
    "go_down": ("FAE-078", "FAE-079"),
    "name_it": ("FAE-083",),
    "tell_fate": ("FAE-079",),
    "offer_compel": ("FAE-113", "FAE-115", "FAE-116", "FAE-117"),
    "self_compel": ("FAE-114", "FAE-Q51"),
    "bargain": ("FAE-117",),
    "accept": ("FAE-118",),
    "refuse": ("FAE-119", "FAE-120"),
    "withdraw": ("FAE-117",),
    "propose_fact": ("FAE-122",),
    "agree": ("FAE-122",),
    "object": ("FAE-122",),
    "settle_fact": ("FAE-122",),
    "recover": ("FAE-144",),
    "give_consequence": ("FAE-059", "FAE-082", "FAE-084"),
    "remove_consequence": ("FAE-082",),
    "call_milestone": ("FAE-145", "FAE-152", "FAE-156"),
    "clear_at": ("FAE-146", "FAE-154"),
    "doubt": ("FAE-146",),
    "pick_swap": ("FAE-148",),
    "pick_rewrite": ("FAE-149",),
    "pick_replace": ("FAE-150",),
    "pick_add": ("FAE-151",),
    "pick_nothing": ("FAE-147",),
    "raise_approach": ("FAE-155",),
    "take_refresh": ("FAE-158",),
    "take_stunt_instead": ("FAE-158", "FAE-Q34"),
    "rewrite_high": ("FAE-159",),
    "confirm": ("FAE-147", "FAE-Q33"),
}


def words() -> dict[str, CommandWords]:
    own: list[type[Any]] = [kind for kind in get_args(AnyCommand) if kind.__struct_config__.tag in SAY]
    return {**_desk(), **command_words(SAY, own, _RULES)}


def _desk() -> dict[str, CommandWords]:
    """As at every table, but for what Fate has of its own."""
    overrule, end = DESK_WORDS["overrule"], DESK_WORDS["end_session"]
    return {
        **DESK_WORDS,
        **plan_words(PrepareScene),
        **own_words(),
        "overrule": replace(overrule, titles={"field=text": SAY("desk-overrule-text")}),
        "end_session": replace(end, sure=SAY("desk-end-session")),
    }
