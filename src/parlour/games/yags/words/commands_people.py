"""Creatures, experience and the campaign on buttons."""

from parlour.core.game import CommandWords as W

_WHO = "Who"
_SKILL = "Which skill"
_ATTRIBUTE = "Which attribute"
_ITEM = "Which thing"

PEOPLE: dict[str, W] = {
    "new_creature": W(
        "Make somebody new (hidden: {hidden}, human: {human})",
        {"hidden": "In hiding?", "human": "Human?", "kind": "What it is", "name": "The name"},
        "Begin",
        ("YAG-033", "YAG-034"),
        short="Make a character",
    ),
    "take_ready": W("Take a ready-made character", {"key": "Which one"}, "Take this one"),
    "call_ready": W(
        "Bring in a ready-made one",
        {"hidden": "In hiding?", "key": "Which one"},
        "Bring them in",
        ("YAG-048",),
        titles={"true": "Prepare a ready-made one in hiding", "false": "Bring in a ready-made one"},
    ),
    "import_creature": W(
        "Bring somebody from a file", {"text": "The file", "which": "Which one, if several are in it"}, "Bring it in"
    ),
    "open_file": W("Open a file of people or creatures", {"text": "The file"}, "Open it"),
    "bring_in": W(
        "Bring somebody in from the shelf",
        {"hidden": "In hiding?", "which": "Whom: one, some or all"},
        "Bring in",
        titles={"true": "Prepare somebody from the shelf in hiding", "false": "Bring somebody in from the shelf"},
    ),
    "clear_shelf": W("Take somebody off the shelf", {"which": "Whom"}, "Take off"),
    "drop_creature": W("Give up {who}", {"who": _WHO}, "Give up", sure="Give this character up for good?"),
    "give_creature": W("Hand {who} to another player", {"who": _WHO, "seat": "Who plays from now on"}, "Hand over"),
    "show_creature": W("Show {who} {what}", {"who": _WHO, "what": "What of it"}, "Show"),
    "describe": W("Describe {who}", {"who": _WHO, "field": "What about", "text": "In words"}, "Write it down"),
    "set_nature": W(
        "What {who} is ({what}: {yes})",
        {"yes": "Yes or no", "who": _WHO, "what": "What about"},
        "Set it",
        ("YAG-048", "YAG-071"),
    ),
    "set_size": W(
        "The Size of {who}", {"who": _WHO, "size": "Size; adults are 5"}, "Set it", ("YAG-151", "YAG-152", "YAG-270")
    ),
    "set_tiny": W("{who} is Tiny", {"who": _WHO, "level": "Tiny level; 0: not tiny"}, "Set it", ("YAG-160", "YAG-270")),
    "size_by": W(
        "The Size of {who} from what it weighs or fills",
        {"who": _WHO, "by": "By mass or by volume", "amount": "Grams, or litres"},
        "Reckon it",
        ("YAG-151", "YAG-157"),
    ),
    "set_soak": W("The Soak of {who}", {"who": _WHO, "soak": "Soak; people have 12"}, "Set it", ("YAG-035",)),
    "set_attribute": W(
        "An attribute of {who}",
        {"who": _WHO, "attribute": _ATTRIBUTE, "value": "How high; 3 is average"},
        "Set it",
        ("YAG-034", "YAG-037"),
    ),
    "roll_attributes": W("Roll the attributes of {who}", {"who": _WHO}, "Roll them", ("YAG-061",)),
    "step": W(
        "The next step",
        {"on": "On, or back", "who": _WHO},
        "Go",
        titles={"true": "On to the next step", "false": "One step back"},
    ),
    "set_skill": W(
        "A skill of {who}",
        {"who": _WHO, "skill": _SKILL, "level": "How high; 4 is a professional"},
        "Set it",
        ("YAG-069", "YAG-108", "YAG-110"),
    ),
    "set_language": W(
        "A language of {who} (reading: {literate})",
        {
            "literate": "Reads and writes it?",
            "who": _WHO,
            "level": "How well, 1 to 4; 0 strikes it out",
            "name": "Which language",
        },
        "Write it down",
        ("YAG-082", "YAG-086", "YAG-088"),
    ),
    "set_culture": W("Where {who} comes from", {"who": _WHO, "culture": "Which culture"}, "Set it", ("YAG-279",)),
    "add_item": W(
        "{who} has a thing more",
        {
            "who": _WHO,
            "weight": "Grams",
            "worn_load": "Grams it counts while worn; -1: as it weighs",
            "tl": "Its Tech Level",
            "name": "What it is",
        },
        "Write it down",
        ("YAG-175", "YAG-186", "YAG-251"),
    ),
    "put_item": W(
        "{who}: wear, carry or leave a thing",
        {"who": _WHO, "item": _ITEM, "where": "Where to"},
        "Put it there",
        ("YAG-186",),
    ),
    "hand_item": W(
        "{who} hands a thing on", {"who": _WHO, "item": _ITEM, "to": "To whom"}, "Hand it over", ("YAG-175",)
    ),
    "drop_item": W(
        "{who}: strike a thing out",
        {"who": _WHO, "item": _ITEM},
        "Strike it out",
        ("YAG-175",),
        sure="Strike it off the sheet for good?",
    ),
    "submit": W("Lay {who} before the game master", {"who": _WHO}, "Done"),
    "approve": W("Agree: {who} is ready", {"who": _WHO}, "Agree"),
    "send_back": W("Send {who} back", {"who": _WHO, "reason": "What to change"}, "Send back"),
    "allow_notice": W(
        "Allow something out of the ordinary for {who}",
        {"who": _WHO, "notice": "What"},
        "Allow it",
        ("YAG-046", "YAG-251"),
    ),
}

ADVANCEMENT: dict[str, W] = {
    "award": W(
        "Award experience",
        {"who": "Who gets it", "points": "How many points each", "why": "What for"},
        "Award it",
        ("YAG-133",),
    ),
    "buy_technique": W(
        "{who} learns a technique", {"who": _WHO, "name": "Which one"}, "Buy it", ("YAG-131", "YAG-134")
    ),
    "buy_own": W(
        "{who} learns a field of their own",
        {
            "who": _WHO,
            "kind": "Specialisation or mastery",
            "skill": "Of which skill",
            "level": "Its level",
            "name": "Which field",
        },
        "Buy it",
        ("YAG-142", "YAG-144"),
    ),
    "raise_mastery": W(
        "{who} masters a field further",
        {"who": _WHO, "technique": "Which mastery"},
        "One level more",
        ("YAG-144", "YAG-145"),
    ),
    "drop_technique": W(
        "{who} does without a technique",
        {"who": _WHO, "technique": "Which one"},
        "Strike it out",
        sure="Strike the technique out?",
    ),
    "study": W(
        "{who} puts experience into a skill",
        {
            "who": _WHO,
            "skill": _SKILL,
            "points": "How many points",
            "source": "From what or whom; needed for a knowledge",
        },
        "Study",
        ("YAG-079", "YAG-110"),
    ),
    "raise_attribute": W(
        "{who} raises an attribute", {"who": _WHO, "attribute": _ATTRIBUTE}, "One point more", ("YAG-Q41",)
    ),
    "learn_language": W("{who} learns a language", {"who": _WHO, "name": "Which one"}, "One level more", ("YAG-082",)),
    "grant_skill": W(
        "Give {who} a skill",
        {"instant": "At once?", "who": _WHO, "skill": _SKILL, "level": "Up to which level"},
        "Give it",
        ("YAG-065",),
        titles={"true": "Give a skill at once, as an implant does", "false": "Give a skill that was taught"},
    ),
    "answer_wish": W(
        "Answer request {wish}",
        {"yes": "Yes or no", "wish": "Which request"},
        "Decide",
        ("YAG-079", "YAG-251"),
        titles={"true": "Say yes to a request", "false": "Lay a request aside"},
    ),
}

CAMPAIGN: dict[str, W] = {
    "define_skill": W(
        "A skill of the campaign",
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
        "Put it on the list",
        ("YAG-103", "YAG-108", "YAG-111", "YAG-251"),
    ),
    "drop_skill": W(
        "Strike a skill from the list", {"skill": _SKILL}, "Strike it out", sure="Strike the skill from the list?"
    ),
    "define_technique": W(
        "A technique of the campaign (only unencumbered: {unencumbered})",
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
        "Put it into the library",
        ("YAG-131", "YAG-134", "YAG-135", "YAG-136"),
    ),
    "drop_library": W(
        "Take a technique out of the library",
        {"name": "Which one"},
        "Take it out",
        sure="Take the technique out of the library?",
    ),
    "add_culture": W(
        "A culture with a Tech Level of its own",
        {"tl": "Its Tech Level", "name": "What it is called"},
        "Add it",
        ("YAG-279",),
    ),
    "drop_culture": W(
        "Strike a culture out", {"name": "Which one"}, "Strike it out", ("YAG-279",), sure="Strike the culture out?"
    ),
    "set_price": W(
        "A price for experience",
        {"kind": "Of what", "flat": "Points at once", "times": "And so many times the new level; both 0: not for sale"},
        "Set it",
        ("YAG-Q41",),
    ),
    "set_budget": W(
        "Points to build with",
        {"attributes": "Above 3, for attributes", "skills": "For skills", "experience": "Experience for techniques"},
        "Set them",
        ("YAG-Q41",),
    ),
}
