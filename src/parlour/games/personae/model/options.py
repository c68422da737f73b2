"""The switches of a Personae table."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True):
    """The switches of catalogue 4.2."""

    creation_points: int = 20
    creation_upgrades: Literal["on", "powerOnly"] = "on"
    creation_power_mix: Literal["on", "off"] = "on"
    priorities_change: Literal["never", "viaTraits", "free"] = "never"
    traits_late_define: Literal["duringSession", "betweenSessions"] = "duringSession"
    skill_cap_counts: Literal["rating", "allocated"] = "rating"
    pool_reassign: Literal["never", "betweenSessions"] = "never"
    dice_over_max: Literal["allowed", "capped"] = "allowed"
    tie_exhausted: Literal["reactor", "reroll", "gm"] = "reactor"
    multi_rolls: Literal["once", "perPair"] = "once"
    goal_required: Literal["on", "off"] = "off"
    dice_ready: Literal["answer", "everybody"] = "answer"
    turns_pass: Literal["themselves", "said"] = "themselves"
    criticals_bank: Literal[
        "untilSpent",
        "encounterEnd",
        "nextSceneStart",
        "nextSceneEnd",
        "nextDayStart",
        "nextDayEnd",
        "nextSessionStart",
        "nextSessionEnd",
    ] = "untilSpent"
    criticals_gm: Literal["off", "on"] = "off"
    criticals_adversaries: Literal["on", "off"] = "on"
    critical_result: int = 2
    critical_hits: int = 1
    critical_success: Literal["on", "off"] = "on"
    critical_agreed: Literal["on", "off"] = "on"
    criticals_count: Literal["final", "before"] = "final"
    assist_max: int = 0
    assist_hold: Literal["untilNextTurn", "sameRound"] = "untilNextTurn"
    unopposed_normal: Literal["2", "0"] = "2"
    unopposed_gm_dice: Literal["rating", "rolled"] = "rating"
    action_order_method: Literal["initiativeSkill", "table", "chosenSkill", "manual"] = "initiativeSkill"
    escalation_direct: Literal["on", "off"] = "on"
    escalation_order: Literal["rebuild", "keep"] = "rebuild"
    sa_scope: Literal["turnAndAnswer", "ownTurn", "round"] = "turnAndAnswer"
    reroll_forced_highest: Literal["byUpgrade", "noOvertake", "always"] = "byUpgrade"
    powers_limit: int = 0
    parry_map: Literal["twoHandedHeavy", "smallLight", "threeTier"] = "twoHandedHeavy"
    parry_ranged: Literal["shieldsOnly", "all"] = "shieldsOnly"
    active_defence_covers: Literal["one", "all"] = "one"
    active_defence_early: Literal["off", "on"] = "off"
    interaction_answer: Literal["waived", "action"] = "waived"
    health_stature: Literal["live", "creation"] = "live"
    injury_timing: Literal["all", "severeOnly"] = "all"
    injury_penalty_lasts: Literal["recovered", "encounterEnd"] = "recovered"
    injury_excess_hits: Literal["discarded", "tallied"] = "discarded"
    injury_min_dice: Literal["1", "0"] = "1"
    dying_extra_hit: Literal["none", "dead"] = "none"
    dying_last_chance: Literal["on", "off"] = "on"
    unconscious_defence: Literal["passive", "none"] = "passive"
    minion_hits: Literal["one", "stature"] = "one"
    toughness_bonus: Literal["ignored", "added"] = "ignored"
    recovery_dice: Literal["skill", "one"] = "skill"
    recovery_under: Literal["half", "all"] = "half"
    recovery_stages: Literal["two", "one"] = "two"
    recovery_per_scene: Literal["strict", "extraAtEnd"] = "strict"
    raise_dead: Literal["off", "on"] = "off"
    advancement_percent_caps: Literal["on", "off"] = "on"
    advancement_split: Literal["perPoint", "perAward"] = "perPoint"
    companions_max: int = 1
    companion_potential: Literal["lag", "formula", "fivePoints"] = "lag"
    companion_spend: Literal["both", "attributesOnly"] = "both"
    resource_base: Literal["0", "1"] = "0"
    resource_reduction: Literal["ask", "off", "equal", "roll"] = "ask"
    rarity_uncommon: int = 1
    rarity_rare: int = 4
    rarity_very_rare: int = 7
    rarity_unique: int = 10
    languages_secret: Literal["on", "off"] = "on"
    nonviolent_method: Literal["separate", "subsequent", "track"] = "separate"
    nonviolent_track: int = 4
    distance_mode: Literal["bands", "zones", "none"] = "bands"
    round_seconds: int = 0
    voice: Literal["off", "on"] = "off"
