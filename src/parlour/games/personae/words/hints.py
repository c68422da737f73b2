"""What a form says to who fills it in: advice of the rules, each with its rule. Never a condition."""

from parlour.roleplay.words import Hint

HINTS: tuple[Hint, ...] = (
    Hint(
        "concept",
        "PER-102",
        (
            "Looks, character, morals, allegiance, motives, past. Boil it down to a few key words. What you mark "
            "as secret only you and the GM read."
        ),
    ),
    Hint(
        "ranks",
        "PER-024",
        (
            "The order is a template for the concept, not something the character decides. It shapes growth and "
            "keeps one Attribute from running far ahead."
        ),
    ),
    Hint("ranks", "PER-018", "Two First, two Second, one Third, one Handicap."),
    Hint(
        "points",
        "PER-023",
        "Firsts are never lower than Seconds, Seconds than the Third, the Third than the Handicap. Equal is allowed.",
    ),
    Hint(
        "points",
        "PER-014",
        (
            "Competence gives Skills, Prowess dice, Cunning Special Abilities, Power Powers, Knowledge Talents, "
            "Stature hits."
        ),
    ),
    Hint("skill", "PER-037", "Usually Stature for hand-to-hand weapons and unarmed, Cunning for ranged ones."),
    Hint("skill", "PER-038", "Any Attribute may be the default if you have a reason and the GM agrees."),
    Hint("skill", "PER-031", "Debate and sword work alike: one kind of roll for everything."),
    Hint("dice", "PER-043", "Placing all dice now is easier to keep track of; what you leave can be placed later."),
    Hint(
        "ability",
        "PER-109",
        "Say it in your own words, in the present, as something you do; what it does in numbers must be clear.",
    ),
    Hint("ability", "PER-234", "A new one gives one: +1, one die, one reroll. Upgrades make more of it."),
    Hint("ability", "PER-235", "A new reroll takes the second result and leaves the highest die alone."),
    Hint("ability", "PER-077", "Each condition you put on it gives one free upgrade."),
    Hint("ability", "PER-082", "A Quality is always on and counts as two."),
    Hint(
        "culture",
        "PER-079",
        "One Special Ability is free: your people, nation, species or background, with a benefit in play.",
    ),
    Hint("power", "PER-110", "Name the Challenge, the Skill used, the Skill that answers and the effect."),
    Hint("power", "PER-232", "A new one affects one opponent or inflicts one hit."),
    Hint(
        "power",
        "PER-233",
        "A new one is Instant or Maintain; Independent and Special come by upgrade. What injures is always Instant.",
    ),
    Hint("power", "PER-090", "Where it comes from is yours to say: all sources work alike."),
    Hint("talent", "PER-047", "A language, an Expertise or a source of wealth. A native language is free."),
    Hint("talent", "PER-053", "An Expertise gives one die once a session, if you can say why."),
    Hint("gear", "PER-112", "One plain weapon for each weapon Skill is free, and a shield for a shield Skill."),
    Hint("gear", "PER-238", "An exceptional thing helps only who has a Trait tied to it, however it was come by."),
    Hint(
        "goal", "PER-125", "Say openly what success will mean, before any dice. A wider goal of the whole series helps."
    ),
    Hint("escalate", "PER-127", "Talk about goals before it comes to more."),
    Hint("escalate", "PER-159", "A fight need not aim at death."),
    Hint("expertise", "PER-053", "Say how the subject bears on this Challenge."),
    Hint("substitute", "PER-016", "Another Attribute for one roll is meant as an exception."),
    Hint("unopposed", "PER-153", "If it does not matter to the scene, let it pass or fail without dice."),
    Hint("unopposed", "PER-271", "Raise or lower the listed difficulty to suit what this character can do."),
    Hint("obstacle", "PER-151", "Obstacles are not opponents. Unless the story hangs on it, tell it, and richly."),
    Hint("scene", "PER-245", "A scene has a place, a time and a conflict that drives the story on."),
    Hint("scene", "PER-280", "Long uneventful stretches are passed over in one sentence."),
    Hint("encounter", "PER-251", "Ask now and then whether goals are met, so that not every fight is to the death."),
    Hint("extra", "PER-254", "Give numbers only to those who bear on the conflict."),
    Hint(
        "award",
        "PER-221",
        (
            "For playing the concept, reaching goals of one's own or the group, and a good story; usually when the "
            "session ends."
        ),
    ),
    Hint("advance", "PER-230", "Rather upgrade what you have than buy something like it."),
    Hint("advance", "PER-017", "One point buys an Attribute or a Trait. A raised Attribute opens no new slots."),
)
