"""People, Traits and advancement on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_FOR = "For whom"
_ATTRIBUTE = "Which Attribute"
_TAGS = "What sort of Skill it is"
_GROUP = "The weapon's group, such as blades or axes"

PEOPLE: dict[str, W] = {
    "new_individual": W(
        "Make a character", {"role": "What for", "toughness": "How tough", "name": "The name"}, "Begin", ("PER-102",)
    ),
    "new_supporting": W(
        "Make a full character",
        {
            "hidden": "In hiding?",
            "role": "Ally or adversary",
            "toughness": "How tough",
            "points": "Creation Points",
            "name": "The name",
        },
        "Begin",
        ("PER-254", "PER-103"),
        note="Step by step like a main character, with as many Creation Points as you like.",
    ),
    "new_figure": W(
        "Make a quick character",
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
            "count": "How many",
        },
        "Add character",
        ("PER-254", "PER-263", "PER-264", "PER-265"),
        note="A name is enough: change the numbers you care about.",
    ),
    "give_numbers": W(
        "Give {who} dice and an Attribute",
        {"who": _WHO, "dice": "How many dice", "attribute": "Which Attribute is added", "value": "How much it adds"},
        "Give them",
        ("PER-254",),
        short="Give dice and an Attribute",
        note="They are kept, and can be changed until the dice fall.",
    ),
    "fill_out": W(
        "Make {who} a full character",
        {"who": _WHO, "toughness": "How tough", "points": "Creation Points"},
        "Begin",
        ("PER-254", "PER-103"),
        short="Make a full character",
        note="Step by step from here; what was given before is replaced.",
    ),
    "new_extra": W(
        "Add an extra",
        {"role": "Ally or adversary", "hidden": "In hiding?", "name": "The name", "goal": "What they want"},
        "Add extra",
        ("PER-254",),
        note="A name and a goal are enough until there are dice to roll.",
    ),
    "new_companion": W(
        "Make a companion for {owner}",
        {"owner": "Whose companion", "name": "The companion's name"},
        "Begin",
        ("PER-256", "PER-258"),
        short="Make a companion",
    ),
    "take_ready": W("Take {key}", {"key": "Which one"}, rules=("PER-002",)),
    "call_ready": W(
        "Add from the library",
        {"hidden": "Hidden?", "key": "Which one", "count": "How many"},
        rules=("PER-254",),
        titles={"hidden=true": "Add {key}, hidden", "hidden=false": "Add {key}"},
    ),
    "import_individual": W(
        "Import a character",
        {"text": "The file"},
        "Import",
        ("PER-109",),
        note="Choose the file, or paste what is in it.",
    ),
    "drop_individual": W(
        "Delete {who}", {"who": _WHO}, "Delete", sure="Delete {who}? This can't be undone.", short="Delete"
    ),
    "give_individual": W(
        "Give {who} to a player",
        {"who": _WHO, "seat": "Who plays from now on"},
        "Give",
        ("PER-002",),
        short="Give to a player",
    ),
    "show_individual": W(
        "Show something of {who}",
        {"who": _WHO, "what": "What of it"},
        titles={
            "what=itself": "Show to everybody",
            "what=numbers": "Show the numbers",
            "what=not numbers": "Hide the numbers",
        },
    ),
    "hide_individual": W(
        "Hide {who}",
        {"who": _WHO},
        "Hide",
        ("PER-003",),
        sure="Hide {who}? Nobody else sees them until you show them again.",
        short="Hide",
    ),
    "secret_check": W(
        "Roll in secret for {who} against {target}",
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
        note="Only you learn how it went.",
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
        rules=("PER-106",),
        titles={"on=true": "Next step", "on=false": "Back a step"},
    ),
    "wonder": W(
        "{who} asks what is known",
        {"who": _WHO, "subject": "About which subject", "question": "The question"},
        "Ask",
        ("PER-063",),
        short="Ask what you know",
        note="With an Expertise on the subject it is answered in depth.",
    ),
    "submit": W("Submit {who} to the GM", {"who": _WHO}, rules=("PER-065",), short="Submit to the GM"),
    "approve": W("Approve {who}", {"who": _WHO}, rules=("PER-065",)),
    "send_back": W(
        "Send {who} back", {"who": _WHO, "reason": "What to change"}, "Send back", ("PER-065",), short="Send back"
    ),
    "approve_trait": W("Approve {trait}", {"who": _WHO, "trait": "Which one"}, rules=("PER-065", "PER-038")),
    "agree_price": W(
        "Agree what upgrades of {ability} cost",
        {"who": _WHO, "ability": "Which Quality", "price": "Points for each upgrade"},
        "Agree",
        ("PER-279",),
        short="Agree a price",
    ),
    "swap_ranks": W(
        "Swap two ranks of {who}",
        {"who": _WHO, "one": "This one", "other": "With that one"},
        "Swap",
        ("PER-025",),
        short="Swap two ranks",
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
        "Unlock a Skill",
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
        "Write a Special Ability",
        {"who": _WHO, "form": "What kind of Special Ability", **_ABILITY},
        "Save",
        ("PER-064", "PER-077", "PER-081"),
        titles={"form=culture": "Choose a culture"},
        note="Choose what it does in numbers, then say it in your own words. The GM looks it over.",
    ),
    "add_power": W(
        "Write a Power",
        {"who": _WHO, **_POWER},
        "Save",
        ("PER-085", "PER-110"),
        note="Choose what it does in numbers, then say it in your own words. The GM looks it over.",
    ),
    "add_talent": W(
        "Add a Talent",
        {"who": _WHO, **_TALENT},
        "Save",
        ("PER-047",),
        titles={
            "kind=native": "Add a native language",
            "kind=expertise": "Add an Expertise",
            "kind=resource": "Add a Resource",
            "kind=language": "Add a language",
            "kind=secret": "Add a secret language",
        },
    ),
    "take_trait": W(
        "Take {key}",
        {"who": _WHO, "key": "Which one", "skill": "For which Skill or Power, where it asks for one"},
        "Take it",
        ("PER-064",),
    ),
    "upgrade_trait": W(
        "Upgrade {trait}",
        {"who": _WHO, "trait": "Which Trait", "source": "What pays for it", **_UPGRADE},
        "Upgrade",
        ("PER-098", "PER-236"),
        short="Upgrade",
    ),
    "make_quality": W(
        "Make {ability} a Quality",
        {"who": _WHO, "ability": "Which Special Ability"},
        "Make it a Quality",
        ("PER-083",),
        sure="Make {ability} a Quality? It is always on and takes one slot more.",
        short="Make it a Quality",
    ),
    "drop_trait": W(
        "Remove {trait}",
        {"who": _WHO, "trait": "Without what"},
        "Remove",
        ("PER-107",),
        sure="Remove {trait}? What it took is free again.",
    ),
    "add_gear": W(
        "Add gear",
        {
            "who": _WHO,
            "form": "What it is",
            "size": "Its size",
            "exceptional": "Exceptional by what; none: ordinary",
            "name": "What it is called",
            "group": _GROUP,
        },
        "Add it",
        ("PER-112", "PER-239"),
        titles={
            "form=thing": "Add a thing",
            "form=weapon": "Add a weapon",
            "form=ranged weapon": "Add a ranged weapon",
            "form=light shield": "Add a Light shield",
            "form=heavy shield": "Add a Heavy shield",
        },
    ),
    "tie_gear": W(
        "Tie a Trait to {gear}",
        {"who": _WHO, "gear": "Which thing", "trait": "Which Trait"},
        "Tie it",
        ("PER-113",),
        short="Tie a Trait",
    ),
}

ADVANCEMENT: dict[str, W] = {
    "award": W(
        "Award Development Points",
        {"who": "Who gets them", "amount": "How many each", "reason": "What for"},
        "Award",
        ("PER-221",),
        note="For playing the concept, reaching goals of one's own or the group's, and a good story.",
    ),
    "plan_raise": W(
        "Plan to raise {attribute}",
        {"who": "Who pays", "target": _FOR, "attribute": _ATTRIBUTE},
        "Plan it",
        ("PER-222", "PER-223"),
    ),
    "plan_skill": W(
        "Plan a new Skill",
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
        "Plan dice, a hit or toughness",
        {"who": "Who pays", "target": _FOR, "what": "What"},
        "Plan it",
        ("PER-044", "PER-101", "PER-260"),
        titles={
            "what=pool": "Plan more pool dice",
            "what=hit": "Plan one more hit",
            "what=toughness": "Plan the next step of toughness",
        },
    ),
    "plan_ability": W(
        "Plan a Special Ability",
        {"who": "Who pays", "target": _FOR, "form": "What kind of Special Ability", **_ABILITY},
        "Plan it",
        ("PER-226",),
    ),
    "plan_power": W("Plan a Power", {"who": "Who pays", "target": _FOR, **_POWER}, "Plan it", ("PER-227",)),
    "plan_talent": W("Plan a Talent", {"who": "Who pays", "target": _FOR, **_TALENT}, "Plan it", ("PER-228",)),
    "plan_upgrade": W(
        "Plan an upgrade",
        {"who": "Who pays", "target": _FOR, "trait": "Which Trait", **_UPGRADE},
        "Plan it",
        ("PER-236",),
    ),
    "unplan": W("Drop a plan", {"who": "Whose", "at": "Which one, counted from 1"}, "Drop it", ("PER-222",)),
    "submit_batch": W(
        "Submit the plans of {who} to the GM", {"who": "Whose"}, rules=("PER-222",), short="Submit the plans"
    ),
    "approve_batch": W("Approve the plans of {who}", {"who": "Whose"}, rules=("PER-222",), short="Approve the plans"),
    "send_back_batch": W(
        "Send the plans of {who} back",
        {"who": "Whose", "reason": "What to change"},
        "Send back",
        ("PER-222",),
        short="Send back",
    ),
}
