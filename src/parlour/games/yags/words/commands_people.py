"""Creatures, experience and the campaign on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_SKILL = "Which skill"
_ATTRIBUTE = "Which attribute"
_ITEM = "Which thing"

PEOPLE: dict[str, W] = {
    "new_creature": W(
        "Make somebody new",
        {"hidden": "In hiding?", "human": "Human?", "kind": "What it is", "name": "The name"},
        "Begin",
        ("YAG-033", "YAG-034"),
        short="Make a character",
        note="A person, a creature or a vehicle.",
    ),
    "take_ready": W("Take {key}", {"key": "Which one"}),
    "call_ready": W(
        "Bring in somebody ready-made",
        {"hidden": "In hiding?", "key": "Which one"},
        rules=("YAG-048",),
        titles={"hidden=true": "Prepare {key} in hiding", "hidden=false": "Bring {key} in"},
    ),
    "import_creature": W(
        "Import a character", {"text": "The file", "which": "Which one, if several are in it"}, "Import"
    ),
    "open_file": W(
        "Open a file of people",
        {"text": "The file"},
        "Open",
        note=(
            "Choose the file, or paste what is in it: as Parlour writes it, or as Yagsbook. Everybody in it goes on "
            "your shelf; from there you bring in one, some or all."
        ),
    ),
    "bring_in": W(
        "Bring somebody in from the shelf",
        {"hidden": "In hiding?", "which": "Whom: one, some or all"},
        "Bring in",
        titles={"hidden=true": "Prepare in hiding", "hidden=false": "Bring in"},
    ),
    "clear_shelf": W("Take somebody off the shelf", {"which": "Whom"}, "Take off", short="Take off the shelf"),
    "drop_creature": W(
        "Delete {who}", {"who": _WHO}, "Delete", sure="Delete {who}? This can't be undone.", short="Delete"
    ),
    "give_creature": W(
        "Give {who} to a player", {"who": _WHO, "seat": "Who plays from now on"}, "Give", short="Give to a player"
    ),
    "show_creature": W(
        "Show something of {who}",
        {"who": _WHO, "what": "What of it"},
        titles={
            "what=itself": "Show to everybody",
            "what=numbers": "Show the numbers",
            "what=not numbers": "Hide the numbers",
        },
    ),
    "describe": W("Describe {who}", {"who": _WHO, "field": "What about", "text": "In words"}, "Write it down"),
    "set_nature": W(
        "Say what {who} is",
        {"yes": "Yes or no", "who": _WHO, "what": "What about"},
        "Set it",
        ("YAG-048", "YAG-071"),
        titles={"what=human": "Human: yes or no", "what=named": "A name of its own: yes or no"},
    ),
    "set_size": W(
        "The Size of {who}", {"who": _WHO, "size": "Size; adults are 5"}, "Set it", ("YAG-151", "YAG-152", "YAG-270")
    ),
    "set_tiny": W("{who} is Tiny", {"who": _WHO, "level": "Tiny level; 0: not tiny"}, "Set it", ("YAG-160", "YAG-270")),
    "size_by": W(
        "Work out the Size of {who}",
        {"who": _WHO, "by": "By mass or by volume", "amount": "Grams, or litres"},
        "Work it out",
        ("YAG-151", "YAG-157"),
        short="Work out Size",
    ),
    "set_soak": W("The Soak of {who}", {"who": _WHO, "soak": "Soak; people have 12"}, "Set it", ("YAG-035",)),
    "set_attribute": W(
        "An attribute of {who}",
        {"who": _WHO, "attribute": _ATTRIBUTE, "value": "How high; 3 is average"},
        "Set it",
        ("YAG-034", "YAG-037"),
    ),
    "roll_attributes": W("Roll the attributes of {who}", {"who": _WHO}, rules=("YAG-061",), short="Roll attributes"),
    "step": W(
        "The next step", {"on": "On, or back", "who": _WHO}, titles={"on=true": "Next step", "on=false": "Back a step"}
    ),
    "set_skill": W(
        "A skill of {who}",
        {"who": _WHO, "skill": _SKILL, "level": "How high; 4 is a professional"},
        "Set it",
        ("YAG-069", "YAG-108", "YAG-110"),
    ),
    "set_language": W(
        "Set language: {name}",
        {
            "literate": "Reads and writes it?",
            "who": _WHO,
            "level": "How well, 1 to 4; 0 strikes it out",
            "name": "Which language",
        },
        "Save",
        ("YAG-082", "YAG-086", "YAG-088"),
        titles={"level=0": "Remove {name}"},
    ),
    "set_culture": W(
        "Set the culture of {who}",
        {"who": _WHO, "culture": "Which culture"},
        "Set it",
        ("YAG-279",),
        short="Set culture",
    ),
    "add_item": W(
        "Add a thing",
        {
            "who": _WHO,
            "weight": "Grams",
            "worn_load": "Grams it counts while worn; -1: as it weighs",
            "tl": "Its Tech Level",
            "name": "What it is",
        },
        "Add it",
        ("YAG-175", "YAG-186", "YAG-251"),
    ),
    "put_item": W(
        "{who}: wear, carry or leave a thing",
        {"who": _WHO, "item": _ITEM, "where": "Where to"},
        "Put it there",
        ("YAG-186",),
    ),
    "hand_item": W("Hand over {item}", {"who": _WHO, "item": _ITEM, "to": "To whom"}, "Hand it over", ("YAG-175",)),
    "drop_item": W(
        "Remove {item}",
        {"who": _WHO, "item": _ITEM},
        "Remove",
        ("YAG-175",),
        sure="Remove {item} from the sheet for good?",
    ),
    "submit": W("Submit {who} to the GM", {"who": _WHO}, short="Submit to the GM"),
    "approve": W("Approve {who}", {"who": _WHO}),
    "send_back": W("Send {who} back", {"who": _WHO, "reason": "What to change"}, "Send back", short="Send back"),
    "allow_notice": W(
        "Allow something out of the ordinary for {who}",
        {"who": _WHO, "notice": "What"},
        "Allow",
        ("YAG-046", "YAG-251"),
        sure="Allow this for {who}: {notice}?",
        short="Allow the unusual",
        note="Something out of the ordinary on a sheet, or a skill of a later Tech Level.",
    ),
}

ADVANCEMENT: dict[str, W] = {
    "award": W(
        "Award experience",
        {"who": "Who gets it", "points": "How many points each", "why": "What for"},
        "Award",
        ("YAG-133",),
    ),
    "buy_technique": W("Learn {name}", {"who": _WHO, "name": "Which one"}, rules=("YAG-131", "YAG-134")),
    "buy_own": W(
        "Learn a field of your own",
        {
            "who": _WHO,
            "kind": "Specialisation or mastery",
            "skill": "Of which skill",
            "level": "Its level",
            "name": "Which field",
        },
        "Learn it",
        ("YAG-142", "YAG-144"),
        titles={
            "kind=specialisation": "Learn a specialisation of your own",
            "kind=mastery": "Learn a mastery of your own",
        },
    ),
    "raise_mastery": W(
        "Raise {technique}",
        {"who": _WHO, "technique": "Which mastery"},
        rules=("YAG-144", "YAG-145"),
        short="Raise by a level",
    ),
    "drop_technique": W(
        "Remove {technique}",
        {"who": _WHO, "technique": "Which one"},
        "Remove",
        sure="Remove {technique}? Its points come back.",
    ),
    "study": W(
        "Study {skill}",
        {
            "who": _WHO,
            "skill": _SKILL,
            "points": "How many points",
            "source": "From what or whom; needed for a knowledge",
        },
        "Study",
        ("YAG-079", "YAG-110"),
    ),
    "raise_attribute": W("Raise an attribute", {"who": _WHO, "attribute": _ATTRIBUTE}, "Raise it", ("YAG-Q41",)),
    "learn_language": W("Learn language: {name}", {"who": _WHO, "name": "Which one"}, "Learn it", ("YAG-082",)),
    "grant_skill": W(
        "Give {who} a skill",
        {"instant": "At once?", "who": _WHO, "skill": _SKILL, "level": "Up to which level"},
        "Give it",
        ("YAG-065",),
        short="Give a skill",
        note="Taught in the story, or at once as by an implant; what is given at once stays as it is for long.",
    ),
    "answer_wish": W(
        "Answer the request",
        {"yes": "Yes or no", "wish": "Which request"},
        rules=("YAG-079", "YAG-251"),
        titles={"yes=true": "Yes", "yes=false": "Drop it"},
    ),
}

CAMPAIGN: dict[str, W] = {
    "define_skill": W(
        "Define skill: {name}",
        {
            "kind": "Standard or knowledge",
            "attributes": "Usual attributes, the most usual first",
            "default": "What stands in for it; none",
            "limited_by": "Not above half of which skill; none",
            "tl": "From which Tech Level on",
            "name": "What it is called",
            "needs": "What it needs first: first aid 2, science 1",
            "familiarities": "Familiarities, the one that comes with it first: car, motorbikes 2",
            "group": "Its group, if it has one",
        },
        "Save",
        ("YAG-103", "YAG-108", "YAG-111", "YAG-251"),
        note="Its usual attributes in order; what stands in for it where it isn't known; what it needs first.",
    ),
    "drop_skill": W(
        "Remove {skill} from the list", {"skill": _SKILL}, "Remove", sure="Remove {skill} from the campaign's list?"
    ),
    "define_technique": W(
        "Define technique: {name}",
        {
            "unencumbered": "Only while unencumbered?",
            "kind": "What kind",
            "what": "What it does",
            "skills": "For which skills",
            "level": "Its level: price and skill needed",
            "amount": "By how much",
            "situations": "By itself in which situations; none: when its owner says so",
            "needs": "Which techniques first",
            "group": "Instead of skills: a group of them",
            "name": "What it is called",
            "text": "In words",
        },
        "Save",
        ("YAG-131", "YAG-134", "YAG-135", "YAG-136"),
        note="Its level is its price and the skill it needs. Where it names situations it applies by itself in them.",
    ),
    "drop_library": W(
        "Remove {name} from the library",
        {"name": "Which one"},
        "Remove",
        sure="Remove {name}? It can no longer be learnt; whoever knows it keeps it.",
    ),
    "add_culture": W("Add a culture", {"tl": "Its Tech Level", "name": "What it is called"}, "Add it", ("YAG-279",)),
    "drop_culture": W(
        "Remove {name}",
        {"name": "Which one"},
        "Remove",
        ("YAG-279",),
        sure="Remove {name}? It won't be a culture of its own any more.",
    ),
    "set_price": W(
        "Set a price",
        {
            "kind": "Of what",
            "flat": "Points at once",
            "times": "Plus this many per new level (0 and 0: can't be bought)",
        },
        "Set price",
        ("YAG-Q41",),
        titles={
            "kind=attribute": "Set price: attributes",
            "kind=talent": "Set price: talents",
            "kind=standard": "Set price: standard skills",
            "kind=knowledge": "Set price: knowledges",
            "kind=language": "Set price: languages",
        },
    ),
    "set_budget": W(
        "Set the points to build with",
        {"attributes": "Above 3, for attributes", "skills": "For skills", "experience": "Experience for techniques"},
        "Set points",
        ("YAG-Q41",),
        short="Set points",
    ),
}
