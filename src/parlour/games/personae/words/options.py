"""The house rules of a table: what the group settles, and switches over our rulings, in plain words."""

from parlour.core.game import Choice, Option


def _switch(key: str, label: str, note: str, rule: str, *values: tuple[str, str], house: bool = True) -> Option:
    """One of a few ways to play; the first is the rules as we read them."""
    return Option(key, label, note, rule, values[0][0], tuple(Choice(value, words) for value, words in values), house=house)


def _agreed(key: str, label: str, note: str, rule: str, *values: tuple[str, str]) -> Option:
    """What the rules themselves leave to the group."""
    return _switch(key, label, note, rule, *values, house=False)


def _number(key: str, label: str, note: str, rule: str, default: int, least: int, most: int, *, house: bool = False) -> Option:
    return Option(key, label, note, rule, str(default), least=least, most=most, house=house)


_ON, _OFF = ("on", "Yes"), ("off", "No")

_CREATION = (
    _number("creation_points", "Creation Points", "How many everybody starts with. Multiples of five are easiest; 20 makes Potential 4.", "PER-103", 20, 5, 100),
    _switch(
        "creation_upgrades", "Upgrades at creation", "What may pay for upgrades before play.", "PER-Q14",
        ("on", "Cunning and Power slots"), ("powerOnly", "Power slots only"),
    ),
    _switch("creation_power_mix", "Powers and upgrades together", "Whether somebody with Powers may use other Power points for upgrades or items.", "PER-Q55", ("on", "Yes, point by point"), ("off", "Only without Powers")),
    _agreed(
        "priorities_change", "Changing the order of importance", "Whether the ranks of Attributes may change in play.", "PER-025",
        ("never", "Never"), ("viaTraits", "Through a Trait"), ("free", "If the GM agrees"),
    ),
    _agreed(
        "traits_late_define", "Open slots", "When Traits left open at creation may be filled.", "PER-108",
        ("duringSession", "At any time"), ("betweenSessions", "Between sessions"),
    ),
    _switch("skill_cap_counts", "Dice of a Skill", "What Potential + 2 limits.", "PER-Q06", ("rating", "The whole rating"), ("allocated", "The dice added to the first two")),
    _switch("pool_reassign", "Moving dice", "Whether dice may be moved from Skill to Skill after approval.", "PER-Q54", ("never", "Never"), ("betweenSessions", "Between sessions")),
    _agreed("languages_secret", "Secret languages", "Whether ciphers and invented languages can be Talents.", "PER-052", _ON, _OFF),
)  # fmt: skip

_CHALLENGES = (
    _switch("dice_over_max", "Extra dice beyond the maximum", "Whether SA and Expertise dice may pass the highest rating.", "PER-Q07", ("allowed", "They may"), ("capped", "They may not")),
    _switch("tie_exhausted", "A full deadlock", "Every pair is tied and nobody has a die left.", "PER-Q30", ("reactor", "The reactor holds"), ("reroll", "Both roll again"), ("gm", "The GM decides")),
    _switch("multi_rolls", "One against several", "How often each side rolls.", "PER-Q31", ("once", "Once, compared with each"), ("perPair", "Anew for each pair")),
    _agreed("goal_required", "Goals", "Whether a Challenge needs a stated goal.", "PER-125", _ON, _OFF),
    _number("assist_max", "Helpers", "The most helpers of one Challenge; 0 is no limit.", "PER-141", 0, 0, 9),
    _switch("assist_hold", "Help in a fight", "How long a helper's +1 waits.", "PER-Q56", ("untilNextTurn", "Until the helper's next turn"), ("sameRound", "In the same round only")),
    _switch("unopposed_normal", "A Normal difficulty", "What it adds to the GM's die.", "PER-Q03", ("2", "+2"), ("0", "Nothing")),
    _switch("unopposed_gm_dice", "The GM's dice without an opponent", "One fewer than what.", "PER-Q05", ("rating", "The Skill's rating"), ("rolled", "The dice really rolled")),
    _switch("sa_scope", "One Special Ability", "What the limit of one counts.", "PER-Q38", ("turnAndAnswer", "One a turn, one for each answer"), ("ownTurn", "One a turn, none to answer"), ("round", "One a round")),
    _switch(
        "reroll_forced_highest", "Forced rerolls and the highest die", "What a first-level forced reroll can do.", "PER-Q36",
        ("byUpgrade", "Never choose it"), ("noOvertake", "Not choose it, and not raise it"), ("always", "Choose it"),
    ),
    _switch(
        "interaction_answer", "Answering words with another Skill", "Whether that takes an announced action.", "PER-Q51",
        ("waived", "Not outside fights, if the GM agrees"), ("action", "Always"),
    ),
)  # fmt: skip

_CRITICALS = (
    _switch(
        "criticals_bank", "How long criticals keep", "Counted from when they were earned.", "PER-Q34",
        ("untilSpent", "Until they are spent"), ("encounterEnd", "Until the encounter ends"), ("nextSceneStart", "Until the next scene starts"),
        ("nextSceneEnd", "Until the next scene ends"), ("nextDayStart", "Until the next day starts"), ("nextDayEnd", "Until the next day ends"),
        ("nextSessionStart", "Until the next session starts"), ("nextSessionEnd", "Until the next session ends"), house=False,
    ),
    _agreed("criticals_gm", "Criticals of the GM", "Whether the GM's characters earn them, for one common bank.", "PER-137", _OFF, _ON),
    _agreed("criticals_adversaries", "Criticals of adversaries", "Whether adversaries earn them too, where the GM's characters do.", "PER-139", _ON, _OFF),
    _switch("criticals_count", "Which tens count", "With rerolls and ignored dice.", "PER-Q35", ("final", "Those of the final dice"), ("before", "All that were ever shown")),
    _number("critical_result", "A critical for the result", "What one critical adds to a result after the roll; 0: it cannot be bought.", "PER-Q33", 2, 0, 5, house=True),
    _number("critical_hits", "A critical for hits", "How many hits one critical adds to a successful attack; 0: it cannot be bought.", "PER-Q33", 1, 0, 3, house=True),
    _switch("critical_success", "A critical for success", "Whether one critical buys an automatic success.", "PER-Q33", _ON, _OFF),
    _switch("critical_agreed", "A critical for something agreed", "Whether one critical buys an effect the group agrees on.", "PER-Q33", _ON, _OFF),
)  # fmt: skip

_ENCOUNTERS = (
    _agreed(
        "nonviolent_method", "Encounters without violence", "How a longer conflict of words is played.", "PER-220",
        ("separate", "Challenge after Challenge"), ("subsequent", "One roll and its next dice"), ("track", "A track like Health"),
    ),
    _number("nonviolent_track", "Steps of such a track", "How many successes wear the other side down, where a track is kept.", "PER-220", 4, 1, 20),
    _agreed(
        "distance_mode", "Distance", "How places and moves are kept.", "PER-166",
        ("bands", "In bands: close, near, far"), ("zones", "In zones of the scene"), ("none", "Told only"),
    ),
    _number("round_seconds", "Length of a round", "In seconds of the story; 0: decided afterwards.", "PER-252", 0, 0, 600),
    _switch(
        "action_order_method", "Action order", "How it is found; the escalator is always first.", "PER-Q45",
        ("initiativeSkill", "Initiative is rolled"), ("table", "Round the table"), ("chosenSkill", "The Skill of the turn is rolled"), ("manual", "The GM sets it"), house=False,
    ),
    _switch("escalation_direct", "Straight to violence", "Whether a scene may turn violent at once.", "PER-Q46", _ON, ("off", "Step by step")),
    _switch("escalation_order", "Words turning to blows in mid-round", "What becomes of the action order.", "PER-Q58", ("rebuild", "A new order from round 1"), ("keep", "The old order runs on")),
    _number("powers_limit", "Uses of a Power", "How often each may be used in an encounter; 0 is no limit.", "PER-087", 0, 0, 9),
    _switch("parry_map", "Light and Heavy weapons", "Which weapons are which.", "PER-Q40", ("twoHandedHeavy", "Two-handed are Heavy"), ("smallLight", "Only small are Light"), ("threeTier", "Three sizes, like against like")),
    _switch("parry_ranged", "Parrying shots", "What may stop a ranged attack.", "PER-Q42", ("shieldsOnly", "Shields only"), ("all", "Weapons too")),
    _switch("active_defence_covers", "An announced defence", "How many attacks it answers.", "PER-Q43", ("one", "One"), ("all", "All until the next turn")),
    _switch("active_defence_early", "Defence before the first turn", "Whether it may be announced then, for the coming action.", "PER-Q71", _OFF, _ON),
    _switch("unconscious_defence", "The unconscious", "How they answer an attack.", "PER-Q65", ("passive", "Passively, with their penalty"), ("none", "Not at all")),
)  # fmt: skip

_INJURY = (
    _switch("health_stature", "Stature raised in play", "Whether it raises the hits before Injured.", "PER-Q11", ("live", "It does"), ("creation", "It does not")),
    _switch("injury_timing", "When injury takes hold", "At the end of the round: everything, or the worst only.", "PER-Q20", ("all", "Everything"), ("severeOnly", "Incapacitated and death only")),
    _switch("injury_penalty_lasts", "Fewer dice", "How long the penalty of a status lasts.", "PER-Q19", ("recovered", "Until recovered"), ("encounterEnd", "Until the encounter ends")),
    _switch("injury_excess_hits", "Hits beyond the next status", "What becomes of them.", "PER-Q18", ("discarded", "They are dropped"), ("tallied", "They count against recovery")),
    _switch("injury_min_dice", "The fewest dice", "How far a penalty may lower a roll.", "PER-Q21", ("1", "One die is always rolled"), ("0", "To none: additions only")),
    _switch("dying_extra_hit", "Hits on the Dying", "What another hit does.", "PER-Q23", ("none", "Stabilised ones no longer are"), ("dead", "They die")),
    _switch("dying_last_chance", "Last chance", "Whether the Dying may still be helped when the encounter closes.", "PER-Q59", _ON, _OFF),
    _switch("minion_hits", "Minions", "How many hits fell one.", "PER-Q17", ("one", "One"), ("stature", "1 + Stature")),
    _switch("toughness_bonus", "Health of minions and minors", "Whether bonuses to Health count for them.", "PER-Q62", ("ignored", "They do not"), ("added", "They do")),
    _switch("recovery_dice", "The patient's dice", "What somebody rolls to recover. With one die the worst statuses are all but hopeless.", "PER-Q24", ("skill", "One, or a fitting Skill"), ("one", "One, always")),
    _switch("recovery_under", "Recovery below Injured", "What a success in the fight removes.", "PER-Q25", ("half", "Half of the hits"), ("all", "All of them")),
    _switch("recovery_stages", "From Incapacitated and Dying", "Whether consciousness comes first.", "PER-Q28", ("two", "Consciousness, then the status"), ("one", "Both at once")),
    _switch("recovery_per_scene", "One attempt in a scene", "Whether one in the fight uses it up.", "PER-Q26", ("strict", "It does"), ("extraAtEnd", "Another at the fight's end")),
    _agreed("raise_dead", "Bringing back the dead", "Whether anything can.", "PER-207", _OFF, _ON),
)  # fmt: skip

_GROWTH = (
    _switch("advancement_percent_caps", "Caps in advancement", "Whether the percentages still bind.", "PER-Q09", _ON, ("off", "Only the order of ranks")),
    _switch("advancement_split", "Attributes or Traits", "What one award may be spent on.", "PER-Q10", ("perPoint", "Each point on either"), ("perAward", "The whole award on one")),
    _number("companions_max", "Companions", "The most one player may have.", "PER-255", 1, 0, 6),
    _switch("companion_potential", "A companion's Potential", "Ten Creation Points, and Potential 1.", "PER-Q15", ("lag", "One below the formula"), ("formula", "By the formula"), ("fivePoints", "Five points only")),
    _switch("companion_spend", "Development of companions", "What the owner's points may buy.", "PER-Q16", ("both", "Attributes and Traits"), ("attributesOnly", "Attributes only")),
    _switch("resource_base", "Resource Cap without Resources", "What everybody can buy.", "PER-Q47", ("0", "Common things only"), ("1", "A Cap of 1")),
    _switch("resource_reduction", "Buying and the Cap", "Whether a purchase lowers the Cap.", "PER-Q48", ("ask", "The GM is asked"), ("off", "Never"), ("equal", "If the cost equals the Cap"), ("roll", "On a die of the cost or less")),
    _number("rarity_uncommon", "Uncommon from", "The lowest cost of Uncommon things.", "PER-060", 1, 1, 30),
    _number("rarity_rare", "Rare from", "The lowest cost of Rare things.", "PER-060", 4, 1, 30),
    _number("rarity_very_rare", "Very Rare from", "The lowest cost of Very Rare things.", "PER-060", 7, 1, 30),
    _number("rarity_unique", "Unique from", "The lowest cost of Unique things.", "PER-060", 10, 1, 30),
)  # fmt: skip

OPTIONS: tuple[Option, ...] = (*_CREATION, *_CHALLENGES, *_CRITICALS, *_ENCOUNTERS, *_INJURY, *_GROWTH)
