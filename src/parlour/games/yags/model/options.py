"""The switches of a Yags table."""

from typing import Literal

from msgspec import Struct


class Options(Struct, frozen=True):
    """The switches of catalogue 4.2."""

    campaign_tl: int = 8
    tl_enforce: Literal["block", "warn", "off"] = "block"
    build_mode: Literal["open", "budget"] = "open"
    attribute_human_max: int = 8
    attribute_start_max: int = 5
    skill_unnamed_max: int = 9
    skill_instant_max: int = 4
    language_literacy: Literal["automatic", "separate"] = "automatic"
    gaits: Literal["four", "prose"] = "four"
    run_fatigue: Literal["same", "half"] = "same"
    load_equal: Literal["included", "strict"] = "included"
    load_affects_move: Literal["on", "off"] = "on"
    load_over_agility: Literal["total", "ability"] = "total"
    load_no_run: Literal["named", "jog"] = "named"
    wounds_dying: Literal["full", "beyond"] = "full"
    familiarity_missing: Literal["full", "halve"] = "full"
    unskilled_fumble: Literal["atLeast2", "doubled"] = "atLeast2"
    specialisation_cost: int = 2
    specialisation_broad: int = 10
    """By how much a broad one lowers the target."""
    contest_tie: Literal["none", "reroll", "defender"] = "none"
    contest_fumble: Literal["loses", "ignored"] = "loses"
    competitive_swing: Literal["lost", "taken"] = "lost"
    competitive_even: Literal["sudden", "draw"] = "sudden"
    competitive_block: Literal["always", "health"] = "always"
    mastery_fatigue: Literal["always", "physical"] = "always"
    artistic_fumble: Literal["zero", "total"] = "zero"
    guile_belief: Literal["roll", "random"] = "roll"
    spot_base: Literal["0", "10", "20"] = "0"
    spot_zero: Literal["noRoll", "roll"] = "noRoll"
    climb_quarter: Literal["50", "25"] = "50"
    climb_rescue: Literal["before", "after"] = "before"
    fatigue_penalty: Literal["manual", "perPoint"] = "manual"
    fatigue_resist: Literal["gmCall", "never"] = "gmCall"
    push_fumble: Literal["on", "off"] = "on"
    throw_range: Literal["all", "attacks"] = "all"
    throw_to_catcher: int = 10
    round_seconds: int = 5
    voice: Literal["off", "on"] = "off"
