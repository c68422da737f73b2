"""How commands read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords as W
from parlour.roleplay.words import DESK_WORDS

_WHO = "Which character"
_HOW = "Which approach, or what the character is good or bad at"
_WORDS = "How you do it, in a sentence"

_PEOPLE: dict[str, W] = {
    "new_character": W(
        "Make a character",
        {"kind": "What sort", "name": "Name"},
        "Begin",
        ("FAE-028", "FAE-166"),
        titles={"pc": "Make a character of your own", "major": "Make a major character of the story"},
    ),
    "describe": W(
        "Name and looks of {who}",
        {"who": _WHO, "name": "Name", "looks": "What people see"},
        "Write it down",
        ("FAE-030",),
    ),
    "set_aspect": W(
        "Write the {place} of {who}",
        {"who": _WHO, "place": "Which aspect", "text": "A short phrase that is true"},
        "Write it down",
        ("FAE-003", "FAE-004", "FAE-028"),
    ),
    "rank_approaches": W(
        "Rank the approaches of {who}",
        {"who": _WHO, "order": "All six, the best first: +3, +2, +2, +1, +1, 0"},
        "Set them so",
        ("FAE-031",),
    ),
    "write_bonus": W(
        "Write a stunt that gives {who} +2",
        {
            "who": _WHO,
            "feature": "Because I ...",
            "approach": "... I get +2 when I use",
            "action": "... to",
            "circumstance": "... when",
        },
        "Write it down",
        ("FAE-038", "FAE-039"),
    ),
    "write_bend": W(
        "Write a once-a-session stunt for {who}",
        {
            "who": _WHO,
            "feature": "Because I ...",
            "effect": "... once per game session I can",
            "when": "Where it can be used",
        },
        "Write it down",
        ("FAE-041",),
    ),
    "permit_stunt": W("Permit a stunt of {who}", {"who": _WHO, "stunt": "Which stunt"}, "Permit it", ("FAE-040",)),
    "remove_stunt": W("Strike a stunt of {who}", {"who": _WHO, "stunt": "Which stunt"}, "Strike it", ("FAE-033",)),
    "take_stunt": W("{who} takes the stunt written down", {"who": _WHO}, "Take it", ("FAE-034", "FAE-Q38")),
    "write_blank": W(
        "Write a blank aspect of {who}",
        {"who": _WHO, "text": "A short phrase that is true"},
        "Write it down",
        ("FAE-029", "FAE-Q35"),
    ),
    "submit": W("{who} is finished", {"who": _WHO}, "Show it to the game master", ("FAE-028", "FAE-033")),
    "approve": W("Welcome {who}", {"who": _WHO}, "Welcome", ("FAE-028",)),
    "send_back": W("Send {who} back", {"who": _WHO, "reason": "What is missing"}, "Send back"),
    "drop_character": W("Drop {who}", {"who": _WHO}, "Drop", sure="Drop this character for good?"),
    "take_ready": W("Play {key}", {"key": "Which ready-made character"}, "Play this one"),
    "call_ready": W(
        "Bring in {key}",
        {"key": "Which ready-made character", "hidden": "In the open or hidden"},
        "Bring in",
        ("FAE-166", "FAE-177"),
    ),
    "make_mook": W(
        "Make a mook",
        {
            "hidden": "In the open or hidden",
            "name": "Name",
            "aspects": "Aspects, separated by semicolons",
            "boxes": "Stress boxes, 0 to 2",
            "skilled": "Good at (+2), separated by semicolons",
            "bad": "Bad at (-2), separated by semicolons, or: everything else",
        },
        "Make it",
        ("FAE-186", "FAE-171", "FAE-172"),
        titles={"open": "Make a mook", "hidden": "Prepare a mook in hiding"},
    ),
    "make_group": W(
        "Make a group of {who}",
        {"who": "Which mook", "members": "How many", "name": "Name of the group"},
        "Make it",
        ("FAE-174", "FAE-176"),
    ),
    "import_character": W("Bring a character from a file", {"file": "The file's text"}, "Read it"),
    "give_character": W("Let somebody else play {who}", {"who": _WHO, "seat": "Which seat"}, "Give"),
    "set_side": W("Change the side of {who}", {"who": _WHO, "side": "Which side"}, "Change"),
    "reveal_character": W("Reveal {who}", {"who": _WHO}, "Reveal"),
    "add_aspect": W(
        "Write an aspect",
        {"hidden": "In the open or hidden", "on": "On what", "text": "A short phrase that is true"},
        "Write it down",
        ("FAE-001", "FAE-006"),
        titles={"open": "Write an aspect for all to see", "hidden": "Write a hidden aspect"},
    ),
    "remove_aspect": W("Remove {aspect}", {"aspect": "Which aspect"}, "Remove"),
    "reveal_aspect": W("Reveal {aspect}", {"aspect": "Which aspect"}, "Reveal"),
    "withhold": W("{who} does not know {aspect}", {"aspect": "Which aspect", "who": _WHO}, "So it is", ("FAE-Q39",)),
    "suggest_aspect": W(
        "Suggest a situation aspect", {"text": "A short phrase that is true here"}, "Suggest it", ("FAE-134",)
    ),
}

_SCENES: dict[str, W] = {
    "open_scene": W(
        "Open a scene",
        {"name": "What it is called", "pcs": "Who takes part", "aspects": "Situation aspects, separated by semicolons"},
        "Open the scene",
        ("FAE-095", "FAE-006"),
    ),
    "close_scene": W("Close the scene", done="Close the scene", rules=("FAE-143", "FAE-106")),
    "enter": W("{who} enters the scene", {"who": _WHO}, "Enter"),
    "leave": W("{who} leaves the scene", {"who": _WHO}, "Leave"),
    "add_zone": W("Add a zone", {"name": "What it is called"}, "Add", ("FAE-134",)),
    "remove_zone": W("Remove the zone {zone}", {"zone": "Which zone"}, "Remove"),
    "link_zones": W(
        "Link {a} with {b}",
        {"a": "Which zone", "b": "Which zone", "barrier": "What is in the way, if anything"},
        "Link",
        ("FAE-092",),
    ),
    "unlink_zones": W("Cut the way {border}", {"border": "Which way"}, "Cut"),
    "hold_border": W(
        "Somebody holds {border}", {"border": "Which way", "who": "Who bars it"}, "So it is", ("FAE-094",)
    ),
    "place": W("Put {who} in a zone", {"who": _WHO, "zone": "Which zone"}, "Put there"),
    "reshuffle": W("Reshuffle the deck of fate", done="Reshuffle", rules=("FAE-Q05",)),
    "start_challenge": W(
        "Start a challenge",
        {
            "showing": "How its tasks are shown",
            "name": "What it is called",
            "tasks": "Tasks, separated by semicolons",
            "difficulty": "Difficulty of each",
        },
        "Start",
        ("FAE-185", "FAE-124", "FAE-127"),
        titles={"all": "Start a challenge, all tasks in the open", "one": "Start a challenge, one task after another"},
    ),
    "add_task": W(
        "Add a task",
        {
            "showing": "In the open or hidden",
            "text": "What is to be done",
            "difficulty": "Difficulty",
            "takers": "Who may try; nobody named: anybody",
        },
        "Add",
        ("FAE-124", "FAE-125"),
        titles={"open": "Add a task", "hidden": "Prepare a task in hiding"},
    ),
    "assign_task": W(
        "Say who may try {task}",
        {"task": "Which task", "takers": "Who may try; nobody named: anybody"},
        "So it is",
        ("FAE-125",),
        none="Anybody may try",
    ),
    "oppose_task": W(
        "Say who works against {task}",
        {"task": "Which task", "who": "Who rolls against it"},
        "Let them oppose it",
        ("FAE-183", "FAE-124"),
    ),
    "end_challenge": W(
        "End the challenge", done="End the challenge", rules=("FAE-124",), sure="End the challenge as it is?"
    ),
    "start_contest": W(
        "Start a contest", {"name": "What it is about", "who": "Who competes"}, "Start", ("FAE-185", "FAE-128")
    ),
    "compete": W("{who} competes", {"who": _WHO, "how": _HOW, "words": _WORDS}, "Compete", ("FAE-129",)),
    "twist": W("A twist", {"text": "What nobody expected, as an aspect; empty for none"}, "Go on", ("FAE-130",)),
    "tell_victory": W(
        "Say how {who} won the exchange", {"who": _WHO, "text": "How it happened"}, "Tell it", ("FAE-131",)
    ),
    "end_contest": W("End the contest", done="End the contest", rules=("FAE-133",), sure="End the contest as it is?"),
    "start_conflict": W(
        "Start a conflict",
        {"harm": "Of body or mind", "who": "Who takes part"},
        "Start",
        ("FAE-185", "FAE-134"),
        titles={"physical": "Start a physical conflict", "mental": "Start a mental conflict"},
    ),
    "reorder": W(
        "Change the turn order", {"order": "Everybody, first to last"}, "Take this order", ("FAE-137", "FAE-139")
    ),
    "split_block": W("Let NPCs act one by one", done="One by one", rules=("FAE-139",)),
    "begin_conflict": W("Begin the first exchange", done="Begin", rules=("FAE-140",)),
    "join_conflict": W("{who} joins the conflict", {"who": _WHO}, "Join"),
    "end_turn": W("End the turn of {who}", {"who": _WHO}, "End the turn", ("FAE-140",)),
    "end_conflict": W(
        "End the conflict", done="End the conflict", rules=("FAE-142",), sure="End the conflict, whoever is left?"
    ),
    "move": W("Move {who} to {zone}", {"who": _WHO, "zone": "Which zone"}, "Move", ("FAE-092", "FAE-093", "FAE-094")),
    "concede": W(
        "Give in with {who}",
        {"who": _WHO, "words": "What happens to you, as you would have it"},
        "Give in",
        ("FAE-089", "FAE-090", "FAE-091"),
    ),
    "impose": W(
        "What giving in costs {who}", {"who": _WHO, "text": "The cost or bad outcome"}, "So it is", ("FAE-090",)
    ),
}

_ROLLS: dict[str, W] = {
    "overcome": W(
        "Overcome with {who}",
        {"who": _WHO, "target": "What is in the way", "how": _HOW, "words": _WORDS},
        "Try it",
        ("FAE-058",),
    ),
    "create": W(
        "Create an advantage with {who}",
        {
            "who": _WHO,
            "goal": "What for",
            "target": "On what",
            "how": _HOW,
            "text": "The aspect you want, or what you look for",
            "words": _WORDS,
        },
        "Try it",
        ("FAE-043", "FAE-044"),
    ),
    "attack": W(
        "Attack with {who}",
        {"who": _WHO, "harm": "Body or mind", "target": "Whom", "how": _HOW, "words": _WORDS},
        "Attack",
        ("FAE-070",),
    ),
    "hazard_attack": W(
        "A hazard attacks {target}",
        {
            "harm": "Body or mind",
            "dice": "As it is, or with dice",
            "target": "Whom",
            "name": "What it is",
            "difficulty": "How hard it hits",
            "words": "What happens",
        },
        "Attack",
        ("FAE-070", "FAE-023"),
    ),
    "set_difficulty": W("Set the difficulty", {"difficulty": "How hard it is"}, "Set it", ("FAE-023", "FAE-165")),
    "oppose": W("Let {who} oppose it", {"who": "Who works against it"}, "Let them oppose it", ("FAE-183",)),
    "defend": W("Defend with {who}", {"who": _WHO, "how": _HOW, "words": _WORDS}, "Defend", ("FAE-064", "FAE-183")),
    "stand_open": W("{who} does not defend", {"who": _WHO}, "No defence", ("FAE-Q42",)),
    "protect": W("{who} steps in", {"who": _WHO, "words": "How you come between"}, "Step in", ("FAE-065", "FAE-066")),
    "choose_protector": W(
        "Let {who} defend in your place", {"who": "Which protector"}, "Let them defend", ("FAE-Q53",)
    ),
    "veto_protector": W("{who} cannot step in", {"who": "Which protector"}, "Not possible", ("FAE-065",)),
    "call_off": W("Call it off", {"reason": "Why"}, "Call it off"),
    "help": W(
        "Help {ally} with {who}",
        {"who": "Which helper", "ally": "Whom", "words": "How you help"},
        "Help",
        ("FAE-086", "FAE-088", "FAE-Q47"),
    ),
    "claim_stunt": W(
        "A stunt of {who} fits", {"who": _WHO, "stunt": "Which stunt"}, "Take the +2", ("FAE-038", "FAE-042")
    ),
    "veto_stunt": W(
        "The stunt of {who} does not fit", {"who": _WHO, "stunt": "Which stunt"}, "It does not fit", ("FAE-042",)
    ),
    "use_stunt": W(
        "Bend a rule with {who}",
        {"who": _WHO, "stunt": "Which stunt", "words": "What happens"},
        "Use it, once this session",
        ("FAE-041",),
    ),
    "throw_dice": W("Throw the dice for {who}", {"who": _WHO}, "Throw", ("FAE-019",)),
    "draw_card": W("Draw a card for {who}", {"who": _WHO}, "Draw", ("FAE-021",)),
    "enter_dice": W(
        "Enter dice thrown by hand for {who}",
        {"who": _WHO, "first": "First die", "second": "Second die", "third": "Third die", "fourth": "Fourth die"},
        "Enter them",
        ("FAE-019",),
    ),
    "invoke": W(
        "Invoke an aspect with {who}",
        {
            "who": _WHO,
            "pay": "Free, or for a fate point",
            "effect": "What for",
            "aspect": "Which aspect",
            "words": "How it helps",
            "against": "Whose roll gets harder",
        },
        "Invoke",
        ("FAE-101", "FAE-104", "FAE-112"),
    ),
    "let_stand": W(
        "Let it stand",
        {"side": "Which side"},
        "Let it stand",
        ("FAE-099",),
        titles={"0": "Let it stand", "1": "Let it stand"},
    ),
    "settle_failure": W(
        "What failing leads to",
        {"how": "Nothing, or something else", "text": "The aspect as it comes to be"},
        "So it is",
        ("FAE-045", "FAE-046"),
        titles={"none": "No aspect comes to be", "altered": "It comes to be, but altered"},
    ),
    "settle_search": W(
        "What is found",
        {"aspect": "Which aspect", "text": "What it says"},
        "So it is",
        ("FAE-050", "FAE-051", "FAE-052"),
        titles={"none": "Nothing is found", "new": "Something new is found"},
    ),
    "set_cost": W(
        "The cost of getting past",
        {"how": "It stands, or a cost", "text": "The cost"},
        "So it is",
        ("FAE-059", "FAE-060"),
        titles={"stands": "It stands", "cost": "Passed, at a cost"},
    ),
    "answer_cost": W(
        "Pay the serious cost?",
        {"how": "Pay or fail"},
        "Decide",
        ("FAE-059", "FAE-Q09"),
        titles={"pay": "Pay the cost and get past", "fail": "Do not pay, and fail"},
    ),
    "settle_removal": W(
        "Is the aspect gone?",
        {"how": "Gone or not"},
        "So it is",
        ("FAE-063",),
        titles={"gone": "It is gone", "stays": "It stays"},
    ),
    "trade": W(
        "With style",
        {"how": "A boost, or all the damage"},
        "Decide",
        ("FAE-074",),
        titles={"boost": "One damage less, and a boost", "damage": "All the damage"},
    ),
    "absorb": W(
        "Absorb the hit",
        {"boxes": "Stress box to tick", "consequences": "Consequences to take"},
        "Absorb it",
        ("FAE-076", "FAE-080", "FAE-082"),
    ),
    "go_down": W("Be taken out", done="Be taken out", rules=("FAE-078", "FAE-079")),
    "name_it": W("Put it into words", {"text": "A short phrase"}, "Write it down", ("FAE-083",)),
    "tell_fate": W("What becomes of them", {"text": "Tell it"}, "So it is", ("FAE-079",)),
}

_TALK: dict[str, W] = {
    "offer_compel": W(
        "Compel {aspect}",
        {
            "by": "Who compels",
            "aspect": "Which aspect",
            "sort": "A bad decision or an event",
            "text": "What trouble it makes",
            "victim": "Who is troubled",
        },
        "Offer a fate point",
        ("FAE-113", "FAE-115", "FAE-116", "FAE-117"),
    ),
    "self_compel": W(
        "Compel an aspect of {who} yourself",
        {"who": _WHO, "aspect": "Which aspect", "sort": "A bad decision or an event", "text": "What trouble it makes"},
        "Bring it on",
        ("FAE-114", "FAE-Q51"),
    ),
    "bargain": W("Suggest other words", {"deal": "Which", "text": "How it should go"}, "Suggest it", ("FAE-117",)),
    "accept": W("Accept", {"deal": "Which"}, "Accept", ("FAE-118",)),
    "refuse": W("Refuse", {"deal": "Which"}, "Refuse", ("FAE-119", "FAE-120")),
    "withdraw": W("Withdraw", {"deal": "Which"}, "Withdraw", ("FAE-117",)),
    "propose_fact": W(
        "Propose a fact from {aspect}",
        {"aspect": "Which aspect", "text": "What follows from it"},
        "Propose it",
        ("FAE-122",),
    ),
    "agree": W("Agree to the fact", {"fact": "Which fact"}, "Agree", ("FAE-122",)),
    "object": W("Object to the fact", {"fact": "Which fact"}, "Object", ("FAE-122",)),
    "settle_fact": W("The table agrees on the fact", {"fact": "Which fact"}, "It is true", ("FAE-122",)),
    "recover": W(
        "{who} recovers", {"who": _WHO, "text": "How the mild consequence goes away"}, "Recover", ("FAE-144",)
    ),
    "give_consequence": W(
        "Give {who} a consequence",
        {
            "who": _WHO,
            "degree": "How bad it is",
            "text": "A short phrase for what hurts",
            "reason": "What it comes from",
        },
        "Give the consequence",
        ("FAE-059", "FAE-082", "FAE-084"),
    ),
    "remove_consequence": W(
        "Remove a consequence of {who}",
        {"who": _WHO, "degree": "Which consequence", "reason": "Why it goes"},
        "Remove the consequence",
        ("FAE-082",),
    ),
    "call_milestone": W(
        "Call a milestone",
        {"kind": "Which milestone"},
        "Call it",
        ("FAE-145", "FAE-152", "FAE-156"),
        titles={
            "minor": "Call a minor milestone",
            "significant": "Call a significant milestone",
            "major": "Call a major milestone",
        },
    ),
    "clear_at": W(
        "{who} gets over a consequence",
        {"who": _WHO, "degree": "Which consequence", "text": "How it went away"},
        "Clear it",
        ("FAE-146", "FAE-154"),
    ),
    "doubt": W("{who} is not over it yet", {"who": _WHO, "degree": "Which consequence"}, "Not plausible", ("FAE-146",)),
    "pick_swap": W(
        "Swap two approaches of {who}", {"who": _WHO, "pair": "Which two approaches"}, "Swap them", ("FAE-148",)
    ),
    "pick_rewrite": W(
        "Rewrite an aspect of {who}",
        {"who": _WHO, "aspect": "Which aspect", "text": "How it reads now"},
        "Rewrite it",
        ("FAE-149",),
    ),
    "pick_replace": W(
        "Replace a stunt of {who}", {"who": _WHO, "stunt": "Which stunt goes"}, "Replace it", ("FAE-150",)
    ),
    "pick_add": W("{who} takes a new stunt", {"who": _WHO}, "Add the stunt", ("FAE-151",)),
    "pick_nothing": W("{who} takes no effect", {"who": _WHO}, "Nothing", ("FAE-147",)),
    "raise_approach": W(
        "Raise an approach of {who}", {"who": _WHO, "approach": "Which approach"}, "Raise it", ("FAE-155",)
    ),
    "take_refresh": W("{who} takes the point of refresh", {"who": _WHO}, "Refresh +1", ("FAE-158",)),
    "take_stunt_instead": W(
        "{who} takes a stunt in place of refresh", {"who": _WHO}, "The stunt", ("FAE-158", "FAE-Q34")
    ),
    "rewrite_high": W(
        "Rewrite the high concept of {who}", {"who": _WHO, "text": "How it reads now"}, "Rewrite it", ("FAE-159",)
    ),
    "unpick": W("{who} thinks again", {"who": _WHO, "part": "About what"}, "Take it back"),
    "confirm": W("{who} is done with the milestone", {"who": _WHO}, "Confirm", ("FAE-147", "FAE-Q33")),
}

WORDS: dict[str, W] = {**DESK_WORDS, **_PEOPLE, **_SCENES, **_ROLLS, **_TALK}
