"""People, Traits and advancement on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_FOR = "For whom"
_ATTRIBUTE = "Which Attribute"
_TAGS = "What sort of Skill it is"
_GROUP = "The weapon's group, such as blades or axes"

PEOPLE: dict[str, W] = {
    "new_individual": W(
        "Make a character of your own",
        {"role": "What for", "toughness": "How tough", "name": "The name"},
        "Begin",
        ("PER-102",),
    ),
    "new_supporting": W(
        "Make a supporting character step by step",
        {
            "hidden": "In hiding?",
            "role": "Ally or adversary",
            "toughness": "How tough",
            "points": "Creation Points",
            "name": "The name",
        },
        "Begin",
        ("PER-254", "PER-103"),
        titles={
            "true": "Make a supporting character in hiding, step by step",
            "false": "Make a supporting character step by step",
        },
    ),
    "new_figure": W(
        "Make a supporting character in one go",
        {
            "hidden": "In hiding?",
            "role": "Ally or adversary",
            "name": "The name",
            "toughness": "How tough",
            "weapon": "The weapon; none: a Skill for talk",
            "skill": "What that Skill is called",
            "dice": "Its dice",
            "attribute": "The Attribute it adds",
            "value": "That Attribute",
            "rest": "All other Attributes",
            "defence": "Dice for Block, Dodge and Resist",
        },
        "Make them",
        ("PER-254", "PER-263", "PER-264", "PER-265"),
        titles={
            "true": "Make a supporting character in one go, in hiding",
            "false": "Make a supporting character in one go",
        },
    ),
    "give_numbers": W(
        "Give {who} dice and an Attribute",
        {"who": _WHO, "dice": "How many dice", "attribute": "Which Attribute is added", "value": "How much it adds"},
        "Give them",
        ("PER-254",),
    ),
    "fill_out": W(
        "Make {who} a full character",
        {"who": _WHO, "toughness": "How tough", "points": "Creation Points"},
        "Begin",
        ("PER-254", "PER-103"),
    ),
    "new_extra": W(
        "Bring in {role} without numbers (in hiding: {hidden})",
        {"role": "Ally or adversary", "hidden": "In hiding?", "name": "The name", "goal": "What they want"},
        "Bring them in",
        ("PER-254",),
    ),
    "new_companion": W(
        "{owner} has a companion",
        {"owner": "Whose companion", "name": "The companion's name"},
        "Begin the companion",
        ("PER-256", "PER-258"),
    ),
    "take_ready": W("Take a ready-made character", {"key": "Which one"}, "Take this one", ("PER-002",)),
    "call_ready": W(
        "Bring in a ready-made one",
        {"hidden": "In hiding?", "key": "Which one"},
        "Bring them in",
        ("PER-254",),
        titles={"true": "Prepare a ready-made one in hiding", "false": "Bring in a ready-made one"},
    ),
    "import_individual": W("Bring a character from a file", {"text": "The file"}, "Bring it in", ("PER-109",)),
    "drop_individual": W("Give up {who}", {"who": _WHO}, "Give up", sure="Give this character up for good?"),
    "give_individual": W(
        "Hand {who} to another player", {"who": _WHO, "seat": "Who plays from now on"}, "Hand over", ("PER-002",)
    ),
    "show_individual": W("Show {who} {what}", {"who": _WHO, "what": "What of it"}, "Show"),
    "hide_individual": W("{who} goes into hiding", {"who": _WHO}, "Hide", ("PER-003",)),
    "secret_check": W(
        "{who}: a check nobody else sees",
        {
            "who": _WHO,
            "target": "Against whom; none: a difficulty",
            "skill": "With which Skill; none: one die",
            "attribute": "Which Attribute; none: the Skill's own, or Cunning",
            "other": "The other's Skill; none: one die",
            "answering": "The other's Attribute; none: the Skill's own, or Cunning",
            "difficulty": "The difficulty",
            "goal": "What success will mean",
        },
        "Roll in secret",
        ("PER-115", "PER-219"),
    ),
    "describe": W(
        "Describe {who}", {"who": _WHO, "field": "What about", "text": "In words"}, "Write it down", ("PER-102",)
    ),
    "rank_attribute": W(
        "Rank the Attributes of {who}",
        {"who": _WHO, "attribute": _ATTRIBUTE, "rank": "Its rank"},
        "Rank it",
        ("PER-018",),
    ),
    "set_value": W(
        "{who}: {attribute}",
        {"who": _WHO, "attribute": _ATTRIBUTE, "value": "How many points"},
        "Set it",
        ("PER-019", "PER-023"),
    ),
    "step": W(
        "The next step",
        {"on": "On, or back", "who": _WHO},
        "Go",
        ("PER-106",),
        titles={"true": "On to the next step", "false": "One step back"},
    ),
    "wonder": W(
        "{who} asks what is known",
        {"who": _WHO, "subject": "About which subject", "question": "The question"},
        "Ask",
        ("PER-063",),
    ),
    "submit": W("Lay {who} before the game master", {"who": _WHO}, "Done", ("PER-065",)),
    "approve": W("Agree: {who} is ready", {"who": _WHO}, "Agree", ("PER-065",)),
    "send_back": W("Send {who} back", {"who": _WHO, "reason": "What to change"}, "Send back", ("PER-065",)),
    "approve_trait": W(
        "Agree to a Trait of {who}", {"who": _WHO, "trait": "Which one"}, "Agree", ("PER-065", "PER-038")
    ),
    "agree_price": W(
        "{who}: agree what upgrades of {ability} cost",
        {"who": _WHO, "ability": "Which Quality", "price": "Points for each upgrade"},
        "Agree",
        ("PER-279",),
    ),
    "swap_ranks": W(
        "{who}: swap the ranks of two Attributes",
        {"who": _WHO, "one": "This one", "other": "With that one"},
        "Swap",
        ("PER-025",),
    ),
}

_ABILITY = {
    "code": "What it does",
    "skill": "With which Skill or Power; none: any",
    "kind": "In which kind of Challenge, if in one only",
    "when": "Only issuing or only answering, or both",
    "detail": "What it needs beside: an Attribute, a status, a circumstance, a piece of gear",
    "name": "What it is called",
    "text": "In your own words: I ...",
    "conditions": "How often, if limited; each condition gives a free upgrade",
    "story": "A condition in words",
}
_POWER = {
    "challenge": "Does it take a Power Challenge",
    "duration": "How long it lasts",
    "code": "What it does",
    "skill": "With which supernatural Skill",
    "hits": "Hits it inflicts",
    "targets": "How many it affects",
    "name": "What it is called",
    "text": "In your own words",
}
_TALENT = {
    "kind": "A language, an Expertise, a source of wealth; secret: a cipher or invented language",
    "name": "What of",
}
_UPGRADE = {"what": "What is raised", "detail": "Which further Skill or kind, or how long"}

TRAITS: dict[str, W] = {
    "unlock_skill": W(
        "{who} unlocks a Skill",
        {
            "who": _WHO,
            "attribute": "The Attribute it adds",
            "name": "What it is called",
            "tags": _TAGS,
            "group": _GROUP,
        },
        "Unlock it",
        ("PER-033", "PER-036"),
    ),
    "assign_dice": W(
        "{who}: pool dice for {skill}",
        {"who": _WHO, "skill": "Which Skill", "dice": "How many lie on it"},
        "Lay them there",
        ("PER-041", "PER-045"),
    ),
    "add_ability": W(
        "{who}: a Special Ability in your own words",
        {"who": _WHO, "form": "What kind of Special Ability", **_ABILITY},
        "Write it down",
        ("PER-064", "PER-077", "PER-081"),
    ),
    "add_power": W(
        "{who}: a Power in your own words (Challenge: {challenge})",
        {"who": _WHO, **_POWER},
        "Write it down",
        ("PER-085", "PER-110"),
    ),
    "add_talent": W("{who} has a Talent", {"who": _WHO, **_TALENT}, "Write it down", ("PER-047",)),
    "take_trait": W(
        "{who}: a Trait from the library",
        {"who": _WHO, "key": "Which one", "skill": "For which Skill or Power, where it asks for one"},
        "Take it",
        ("PER-064",),
    ),
    "upgrade_trait": W(
        "{who} upgrades {trait}",
        {"who": _WHO, "trait": "Which Trait", "source": "What pays for it", **_UPGRADE},
        "Upgrade it",
        ("PER-098", "PER-236"),
    ),
    "make_quality": W(
        "{who}: {ability} as a Special Quality",
        {"who": _WHO, "ability": "Which Special Ability"},
        "Always on",
        ("PER-083",),
    ),
    "drop_trait": W(
        "{who} does without something",
        {"who": _WHO, "trait": "Without what"},
        "Strike it out",
        ("PER-107",),
        sure="Strike it out?",
    ),
    "add_gear": W(
        "{who} has a piece of gear",
        {
            "who": _WHO,
            "form": "What it is",
            "size": "Its size",
            "exceptional": "Exceptional by what; none: ordinary",
            "name": "What it is called",
            "group": _GROUP,
        },
        "Write it down",
        ("PER-112", "PER-239"),
    ),
    "tie_gear": W(
        "{who}: which Trait makes use of {gear}",
        {"who": _WHO, "gear": "Which thing", "trait": "Which Trait"},
        "Tie it",
        ("PER-113",),
    ),
}

ADVANCEMENT: dict[str, W] = {
    "award": W(
        "Award Development Points",
        {"who": "Who gets them", "amount": "How many each", "reason": "What for"},
        "Award them",
        ("PER-221",),
    ),
    "plan_raise": W(
        "{who}: plan to raise an Attribute",
        {"who": "Who pays", "target": _FOR, "attribute": _ATTRIBUTE},
        "Plan it",
        ("PER-222", "PER-223"),
    ),
    "plan_skill": W(
        "{who}: plan a new Skill",
        {
            "who": "Who pays",
            "target": _FOR,
            "attribute": "The Attribute it adds",
            "name": "What it is called",
            "tags": _TAGS,
            "group": _GROUP,
        },
        "Plan it",
        ("PER-224",),
    ),
    "plan_simple": W(
        "{who}: plan dice, a hit or toughness for {target}",
        {"who": "Who pays", "target": _FOR, "what": "What"},
        "Plan it",
        ("PER-044", "PER-101", "PER-260"),
    ),
    "plan_ability": W(
        "{who}: plan a Special Ability for {target}",
        {"who": "Who pays", "target": _FOR, "form": "What kind of Special Ability", **_ABILITY},
        "Plan it",
        ("PER-226",),
    ),
    "plan_power": W(
        "{who}: plan a Power for {target} (Challenge: {challenge})",
        {"who": "Who pays", "target": _FOR, **_POWER},
        "Plan it",
        ("PER-227",),
    ),
    "plan_talent": W(
        "{who}: plan a Talent for {target}", {"who": "Who pays", "target": _FOR, **_TALENT}, "Plan it", ("PER-228",)
    ),
    "plan_upgrade": W(
        "{who}: plan an upgrade of {trait}",
        {"who": "Who pays", "target": _FOR, "trait": "Which Trait", **_UPGRADE},
        "Plan it",
        ("PER-236",),
    ),
    "unplan": W(
        "{who}: lay a plan aside", {"who": "Whose", "at": "Which one, counted from 1"}, "Lay it aside", ("PER-222",)
    ),
    "submit_batch": W("{who}: lay the plans before the game master", {"who": "Whose"}, "Done", ("PER-222",)),
    "approve_batch": W("Agree to what {who} would buy", {"who": "Whose"}, "Agree", ("PER-222",)),
    "send_back_batch": W(
        "Send the plans of {who} back", {"who": "Whose", "reason": "What to change"}, "Send back", ("PER-222",)
    ),
}
