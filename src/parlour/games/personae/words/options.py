"""The house rules of a table: what the group settles, and switches over our rulings. How each reads stands in
options.ftl."""

from parlour.core.game import About, Choice, Option
from parlour.core.phrasebook import Phrasebook
from parlour.roleplay.switches import in_words, voice

SAY = Phrasebook(__package__, "options")


def _switch(key: str, rule: str, *values: str, house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(key, "", "", rule, values[0], tuple([Choice(value, "") for value in values]), house=house)


def _agreed(key: str, rule: str, *values: str) -> Option:
    """What the rules themselves leave to the group."""
    return _switch(key, rule, *values, house=False)


def _number(key: str, rule: str, default: int, least: int, most: int, *, house: bool = False) -> Option:
    return Option(key, "", "", rule, str(default), least=least, most=most, house=house)


OPTIONS: tuple[Option, ...] = (
    # Creation
    _number("creation_points", "PER-103", 20, 5, 100),
    _switch("creation_upgrades", "PER-Q14", "on", "powerOnly"),
    _switch("creation_power_mix", "PER-Q55", "on", "off"),
    _agreed("priorities_change", "PER-025", "never", "viaTraits", "free"),
    _agreed("traits_late_define", "PER-108", "duringSession", "betweenSessions"),
    _switch("skill_cap_counts", "PER-Q06", "rating", "allocated"),
    _switch("pool_reassign", "PER-Q54", "never", "betweenSessions"),
    _agreed("languages_secret", "PER-052", "on", "off"),
    # Challenges
    _switch("dice_over_max", "PER-Q07", "allowed", "capped"),
    _switch("tie_exhausted", "PER-Q30", "reactor", "reroll", "gm"),
    _switch("multi_rolls", "PER-Q31", "once", "perPair"),
    _agreed("goal_required", "PER-125", "off", "on"),
    _switch("dice_ready", "PER-Q75", "answer", "everybody"),
    _switch("turns_pass", "PER-Q76", "themselves", "said"),
    _number("assist_max", "PER-141", 0, 0, 9),
    _switch("assist_hold", "PER-Q56", "untilNextTurn", "sameRound"),
    _switch("unopposed_normal", "PER-Q03", "2", "0"),
    _switch("unopposed_gm_dice", "PER-Q05", "rating", "rolled"),
    _switch("sa_scope", "PER-Q38", "turnAndAnswer", "ownTurn", "round"),
    _switch("reroll_forced_highest", "PER-Q36", "byUpgrade", "noOvertake", "always"),
    _switch("interaction_answer", "PER-Q51", "waived", "action"),
    # Criticals
    _agreed(
        "criticals_bank",
        "PER-Q34",
        "untilSpent",
        "encounterEnd",
        "nextSceneStart",
        "nextSceneEnd",
        "nextDayStart",
        "nextDayEnd",
        "nextSessionStart",
        "nextSessionEnd",
    ),
    _agreed("criticals_gm", "PER-137", "off", "on"),
    _agreed("criticals_adversaries", "PER-139", "on", "off"),
    _switch("criticals_count", "PER-Q35", "final", "before"),
    _number("critical_result", "PER-Q33", 2, 0, 5, house=True),
    _number("critical_hits", "PER-Q33", 1, 0, 3, house=True),
    _switch("critical_success", "PER-Q33", "on", "off"),
    _switch("critical_agreed", "PER-Q33", "on", "off"),
    # Encounters
    _agreed("nonviolent_method", "PER-220", "separate", "subsequent", "track"),
    _number("nonviolent_track", "PER-220", 4, 1, 20),
    _agreed("distance_mode", "PER-166", "bands", "zones", "none"),
    _number("round_seconds", "PER-252", 0, 0, 600),
    _agreed("action_order_method", "PER-Q45", "initiativeSkill", "table", "chosenSkill", "manual"),
    _switch("escalation_direct", "PER-Q46", "on", "off"),
    _switch("escalation_order", "PER-Q58", "rebuild", "keep"),
    _number("powers_limit", "PER-087", 0, 0, 9),
    _switch("parry_map", "PER-Q40", "twoHandedHeavy", "smallLight", "threeTier"),
    _switch("parry_ranged", "PER-Q42", "shieldsOnly", "all"),
    _switch("active_defence_covers", "PER-Q43", "one", "all"),
    _switch("active_defence_early", "PER-Q71", "off", "on"),
    _switch("unconscious_defence", "PER-Q65", "passive", "none"),
    # Injury and recovery
    _switch("health_stature", "PER-Q11", "live", "creation"),
    _switch("injury_timing", "PER-Q20", "all", "severeOnly"),
    _switch("injury_penalty_lasts", "PER-Q19", "recovered", "encounterEnd"),
    _switch("injury_excess_hits", "PER-Q18", "discarded", "tallied"),
    _switch("injury_min_dice", "PER-Q21", "1", "0"),
    _switch("dying_extra_hit", "PER-Q23", "none", "dead"),
    _switch("dying_last_chance", "PER-Q59", "on", "off"),
    _switch("minion_hits", "PER-Q17", "one", "stature"),
    _switch("toughness_bonus", "PER-Q62", "ignored", "added"),
    _switch("recovery_dice", "PER-Q24", "skill", "one"),
    _switch("recovery_under", "PER-Q25", "half", "all"),
    _switch("recovery_stages", "PER-Q28", "two", "one"),
    _switch("recovery_per_scene", "PER-Q26", "strict", "extraAtEnd"),
    _agreed("raise_dead", "PER-207", "off", "on"),
    # Growth and goods
    _switch("advancement_percent_caps", "PER-Q09", "on", "off"),
    _switch("advancement_split", "PER-Q10", "perPoint", "perAward"),
    _number("companions_max", "PER-255", 1, 0, 6),
    _switch("companion_potential", "PER-Q15", "lag", "formula", "fivePoints"),
    _switch("companion_spend", "PER-Q16", "both", "attributesOnly"),
    _switch("resource_base", "PER-Q47", "0", "1"),
    _switch("resource_reduction", "PER-Q48", "ask", "off", "equal", "roll"),
    _number("rarity_uncommon", "PER-060", 1, 1, 30),
    _number("rarity_rare", "PER-060", 4, 1, 30),
    _number("rarity_very_rare", "PER-060", 7, 1, 30),
    _number("rarity_unique", "PER-060", 10, 1, 30),
    # The table
    voice("PER-Q77"),
)
"""Without words: all that rules and programs ask of them."""


def options() -> tuple[Option, ...]:
    return in_words(SAY, OPTIONS)


def about() -> About:
    return About(
        "personae",
        SAY("about"),
        SAY.part("about", "line"),
        2,
        8,
        SAY.part("about", "credit"),
        SAY.part("about", "licence"),
        "/licence/personae",
        master=True,
    )
