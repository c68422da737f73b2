"""The house rules of a table: what the group settles, and switches over our rulings. How each reads stands in
options.ftl of each language."""

from parlour.core.game import About, Option
from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.switches import agreed, in_words, number, switch, voice

SAY = Phrasebook(__package__, "options")


def _number(key: str, rule: str, default: int, least: int, most: int, *, house: bool = False) -> Option:
    return number(key, "", "", rule, default, least, most, house=house)


def _switch(key: str, rule: str, *values: str) -> Option:
    return switch(key, "", "", rule, *[(value, "") for value in values])


def _agreed(key: str, rule: str, *values: str) -> Option:
    return agreed(key, "", "", rule, *[(value, "") for value in values])


_OPTIONS: tuple[Option, ...] = (
    # The campaign
    _number("campaign_tl", "YAG-252", 8, 0, 30),
    _agreed("tl_enforce", "YAG-251", "block", "warn", "off"),
    _switch("build_mode", "YAG-Q41", "open", "budget"),
    _number("attribute_start_max", "YAG-037", 5, 2, 20),
    _number("attribute_human_max", "YAG-046", 8, 2, 20),
    _number("skill_unnamed_max", "YAG-071", 9, 1, 30),
    _number("skill_instant_max", "YAG-065", 4, 0, 30),
    _agreed("language_literacy", "YAG-088", "automatic", "separate"),
    # Checks
    _switch("familiarity_missing", "YAG-Q14", "full", "halve"),
    _switch("unskilled_fumble", "YAG-Q47", "atLeast2", "doubled"),
    _number("specialisation_cost", "YAG-Q15", 2, 0, 10, house=True),
    _number("specialisation_broad", "YAG-Q15", 10, 0, 30, house=True),
    _switch("contest_tie", "YAG-Q19", "none", "reroll", "defender"),
    _switch("contest_fumble", "YAG-Q20", "loses", "ignored"),
    _switch("push_fumble", "YAG-Q33", "on", "off"),
    _switch("guile_belief", "YAG-Q23", "roll", "random"),
    _switch("spot_base", "YAG-Q25", "0", "10", "20"),
    _switch("spot_zero", "YAG-Q63", "noRoll", "roll"),
    _switch("throw_range", "YAG-Q38", "all", "attacks"),
    _number("throw_to_catcher", "YAG-Q60", 10, 0, 40, house=True),
    # Tasks
    _switch("competitive_swing", "YAG-Q21", "lost", "taken"),
    _switch("competitive_even", "YAG-Q22", "sudden", "draw"),
    _switch("competitive_block", "YAG-Q76", "always", "health"),
    _switch("mastery_fatigue", "YAG-Q62", "always", "physical"),
    _switch("artistic_fumble", "YAG-Q50", "zero", "total"),
    # Moving
    _switch("gaits", "YAG-Q01", "four", "prose"),
    _switch("run_fatigue", "YAG-Q03", "same", "half"),
    _switch("climb_quarter", "YAG-Q29", "50", "25"),
    _switch("climb_rescue", "YAG-Q69", "before", "after"),
    _switch("load_equal", "YAG-Q06", "included", "strict"),
    _switch("load_affects_move", "YAG-Q07", "on", "off"),
    _switch("load_over_agility", "YAG-Q45", "total", "ability"),
    _switch("load_no_run", "YAG-Q46", "named", "jog"),
    _number("round_seconds", "YAG-Q36", 5, 1, 60, house=True),
    # The body
    _switch("wounds_dying", "YAG-Q05", "full", "beyond"),
    _switch("fatigue_penalty", "YAG-Q32", "manual", "perPoint"),
    _switch("fatigue_resist", "YAG-Q58", "gmCall", "never"),
    voice("YAG-Q79"),
)
"""Without words: all that rules and programs ask of them."""


def options() -> tuple[Option, ...]:
    return in_words(SAY, _OPTIONS)


OPTIONS = options()
"""With the words of the first language."""


def about() -> About:
    return About(
        "yags",
        SAY("about"),
        SAY.part("about", "line"),
        2,
        8,
        SAY.part("about", "credit"),
        "GPL version 2",
        "/licence/yags",
        master=True,
    )
