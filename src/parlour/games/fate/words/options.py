"""The house rules of a table, each a switch over a ruling. How each reads stands in options.ftl."""

from parlour.core.game import About, Choice, Option
from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.switches import in_words, voice

SAY = Phrasebook(__package__, "options")


def _switch(key: str, rule: str, *values: str) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(key, "", "", rule, values[0], tuple([Choice(value, "") for value in values]), house=True)


def _number(key: str, rule: str, default: int, least: int, most: int) -> Option:
    return Option(key, "", "", rule, str(default), least=least, most=most, house=True)


OPTIONS: tuple[Option, ...] = (
    _switch("roll_mode", "FAE-021", "dice", "deck", "both"),
    _switch("deck_reshuffle", "FAE-Q05", "empty", "draw", "scene"),
    _number("stress_boxes", "FAE-Q01", 3, 1, 10),
    _switch("stress_per_hit", "FAE-Q02", "1", "many"),
    _switch("invoke_free_per_roll", "FAE-Q03", "any", "one"),
    _switch("overcome_fail_choice", "FAE-Q09", "gm", "player"),
    _switch("help_minimum", "FAE-Q12", "none", "average"),
    _number("help_max", "FAE-087", 0, 0, 10),
    _switch("concede_pay", "FAE-Q13", "now", "sceneEnd"),
    _switch("concede_npc", "FAE-Q15", "on", "off"),
    _switch("move_hindered", "FAE-Q17", "action", "overcome"),
    _switch("hostile_anywhere", "FAE-Q18", "off", "on"),
    _switch("compel_gm_source", "FAE-Q21", "infinite", "pool"),
    _number("pool_per_pc", "FAE-095", 1, 0, 5),
    _switch("pool_leftover", "FAE-Q23", "lost", "kept"),
    _switch("boost_expiry", "FAE-Q24", "scene", "exchange"),
    _switch("contest_advantage", "FAE-Q25", "off", "on"),
    _number("contest_victories", "FAE-133", 3, 1, 9),
    _switch("npc_order", "FAE-139", "block", "single"),
    _switch("group_rounding", "FAE-Q30", "down", "up"),
    _switch("group_many_boxes", "FAE-Q31", "off", "on"),
    _number("approach_max", "FAE-155", 8, 3, 12),
    _switch("free_carry", "FAE-Q41", "lasting", "scene"),
    _number("defend_none", "FAE-Q42", 0, -2, 4),
    _switch("stunt_stack", "FAE-Q44", "all", "one"),
    _number("move_far", "FAE-Q46", 0, 0, 10),
    _switch("pool_count", "FAE-Q48", "scene", "session"),
    _switch("self_compel_confirm", "FAE-Q51", "none", "gm"),
    _switch("major_stunt_from", "FAE-Q34", "any", "three"),
    _switch("late_stunts", "FAE-Q38", "all", "free"),
    _switch("mook_skills", "FAE-Q45", "once", "each"),
    _switch("after_dice", "FAE-Q55", "able", "turns"),
    _number("wait", "FAE-Q55", 8, 0, 60),
    _switch("remember", "FAE-Q56", "on", "off"),
    voice("FAE-Q57"),
)
"""Without words: all that rules and programs ask of them."""


def options() -> tuple[Option, ...]:
    return in_words(SAY, OPTIONS)


def about() -> About:
    return About(
        "fate",
        SAY("about"),
        SAY.part("about", "line"),
        2,
        8,
        SAY.part("about", "credit"),
        "CC BY 3.0",
        "https://creativecommons.org/licenses/by/3.0/",
        master=True,
    )
