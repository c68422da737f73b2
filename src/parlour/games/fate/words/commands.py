"""How commands read on buttons, and what their fields ask."""

from msgspec.structs import replace

from parlour.core.game import CommandWords as W
from parlour.roleplay.words import DESK_WORDS

_WHO = "Which character"
_HOW = "Which approach, or what the character is good or bad at"
_WORDS = "How you do it (optional)"
_DICE = "The dice"

_PEOPLE: dict[str, W] = {
    "new_character": W(
        "Make a character",
        {"kind": "What sort", "name": "Name"},
        "Begin",
        ("FAE-028", "FAE-166"),
        titles={"pc": "Make a character", "major": "Make a major character"},
    ),
    "describe": W("Describe {who}", {"who": _WHO, "name": "Name", "looks": "What people see"}, "Save", ("FAE-030",)),
    "set_aspect": W(
        "Write the {place} of {who}",
        {"who": _WHO, "place": "Which aspect", "text": "A short phrase that is true"},
        "Save aspect",
        ("FAE-003", "FAE-004", "FAE-028"),
    ),
    "rank_approaches": W(
        "Rank the approaches of {who}",
        {"who": _WHO, "order": "All six, the best first: +3, +2, +2, +1, +1, 0"},
        "Rank approaches",
        ("FAE-031",),
        short="Rank approaches",
    ),
    "write_bonus": W(
        "Write a stunt for {who} that gives a bonus",
        {
            "who": _WHO,
            "feature": "Because I",
            "approach": "I get a +2 when I",
            "action": "Do what",
            "circumstance": "When",
        },
        "Write this stunt",
        ("FAE-038", "FAE-039"),
    ),
    "write_bend": W(
        "Write a once-a-session stunt for {who}",
        {"who": _WHO, "feature": "Because I", "effect": "once per game session I can", "when": "Where it can be used"},
        "Write this stunt",
        ("FAE-041",),
    ),
    "permit_stunt": W(
        "Permit a stunt of {who}", {"who": _WHO, "stunt": "Which stunt"}, "Permit stunt", ("FAE-040",), short="Permit"
    ),
    "remove_stunt": W(
        "Remove a stunt of {who}", {"who": _WHO, "stunt": "Which stunt"}, "Remove stunt", ("FAE-033",), short="Remove"
    ),
    "take_stunt": W(
        "{who} takes the new stunt", {"who": _WHO}, "Take stunt", ("FAE-034", "FAE-Q38"), short="Take stunt"
    ),
    "write_blank": W(
        "Fill in a blank aspect of {who}",
        {"who": _WHO, "text": "A short phrase that is true"},
        "Save aspect",
        ("FAE-029", "FAE-Q35"),
        short="Write aspect",
    ),
    "submit": W(
        "Hand {who} to the GM", {"who": _WHO}, "Hand it to the GM", ("FAE-028", "FAE-033"), short="Hand it to the GM"
    ),
    "approve": W("Approve {who}", {"who": _WHO}, "Approve", ("FAE-028",)),
    "send_back": W("Send {who} back", {"who": _WHO, "reason": "What is missing"}, "Send back", short="Send back"),
    "drop_character": W(
        "Delete {who}", {"who": _WHO}, "Delete character", sure="Delete this character for good?", short="Delete"
    ),
    "take_ready": W("Play {key}", {"key": "Which ready-made character"}, "Play this character"),
    "call_ready": W(
        "Bring in {key}",
        {"key": "Which ready-made character", "hidden": "In the open or hidden", "count": "How many"},
        "Bring in",
        ("FAE-166", "FAE-177"),
        titles={"hidden=hidden": "Bring in hidden"},
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
        "Make mook",
        ("FAE-186", "FAE-171", "FAE-172"),
        titles={"hidden": "Make a hidden mook"},
        note="Good at a few things and bad at others: enough for somebody who won't last.",
    ),
    "make_group": W(
        "Make a group of {who}",
        {"who": "Which mook", "members": "How many", "name": "Name of the group"},
        "Make group",
        ("FAE-174", "FAE-176"),
        short="Make a group",
        note="Many mooks that act as one.",
    ),
    "import_character": W("Bring a character from a file", {"file": "The file's text"}, "Read file"),
    "give_character": W(
        "Give {who} to another player", {"who": _WHO, "seat": "Which seat"}, "Give character", short="Give to a player"
    ),
    "set_side": W(
        "Change the side of {who}", {"who": _WHO, "side": "Which side"}, "Change sides", short="Change sides"
    ),
    "reveal_character": W("Reveal {who}", {"who": _WHO}, "Reveal"),
    "add_aspect": W(
        "Add an aspect",
        {"hidden": "In the open or hidden", "on": "On what", "text": "A short phrase that is true"},
        "Add aspect",
        ("FAE-001", "FAE-006"),
        titles={"hidden": "Add a hidden aspect"},
        note="A notable detail of the scene, a zone or somebody. Hidden ones can be discovered.",
    ),
    "remove_aspect": W(
        "Remove {aspect}",
        {"aspect": "Which aspect"},
        "Remove",
        sure="Remove this aspect? It is no longer true.",
        short="Remove",
    ),
    "reveal_aspect": W("Reveal {aspect}", {"aspect": "Which aspect"}, "Reveal", short="Reveal"),
    "withhold": W(
        "Hide {aspect} from {who}",
        {"aspect": "Which aspect", "who": _WHO},
        "Hide aspect",
        ("FAE-Q39",),
        short="Hide from somebody",
    ),
    "suggest_aspect": W(
        "Suggest an aspect", {"text": "A short phrase that is true here"}, "Suggest aspect", ("FAE-134",)
    ),
}

_SCENES: dict[str, W] = {
    "open_scene": W(
        "Open a scene",
        {"name": "What it is called", "pcs": "Who takes part", "aspects": "Situation aspects, separated by semicolons"},
        "Open the scene",
        ("FAE-095", "FAE-006"),
        note="Who is there, and what is true of the place?",
    ),
    "close_scene": W(
        "Close the scene",
        done="Close the scene",
        rules=("FAE-143", "FAE-106"),
        sure="Close the scene? Stress is cleared, boosts and situation aspects go, and what is owed is paid.",
    ),
    "enter": W("{who} enters the scene", {"who": _WHO}, "Enter"),
    "leave": W("{who} leaves the scene", {"who": _WHO}, "Leave"),
    "add_zone": W("Add a zone", {"name": "What it is called"}, "Add zone", ("FAE-134",)),
    "remove_zone": W(
        "Remove the zone {zone}",
        {"zone": "Which zone"},
        "Remove zone",
        sure="Remove this zone from the map?",
        short="Remove zone",
    ),
    "link_zones": W(
        "Connect {a} with {b}",
        {"a": "Which zone", "b": "Which zone", "barrier": "What is in the way (optional)"},
        "Connect zones",
        ("FAE-092",),
        short="Connect zones",
        note="With a barrier, passing takes an action.",
    ),
    "unlink_zones": W("Disconnect {border}", {"border": "Which way"}, "Disconnect zones", short="Disconnect zones"),
    "hold_border": W(
        "Block {border} with {who}",
        {"border": "Which way", "who": "Who bars it"},
        "Block the way",
        ("FAE-094",),
        short="Block a way",
    ),
    "place": W("Put {who} in a zone", {"who": _WHO, "zone": "Which zone"}, "Put there", short="Put in a zone"),
    "reshuffle": W("Reshuffle the deck", done="Reshuffle", rules=("FAE-Q05",)),
    "start_challenge": W(
        "Start a challenge",
        {
            "showing": "How its tasks are shown",
            "name": "What it is called",
            "tasks": "Tasks, separated by semicolons",
            "difficulty": "Difficulty of each",
        },
        "Start challenge",
        ("FAE-185", "FAE-124", "FAE-127"),
        note="Several tasks, each an overcome roll.",
    ),
    "add_task": W(
        "Add a task",
        {
            "showing": "In the open or hidden",
            "text": "What is to be done",
            "difficulty": "Difficulty",
            "takers": "Who may try (leave empty for anyone)",
        },
        "Add task",
        ("FAE-124", "FAE-125"),
        titles={"hidden": "Add a hidden task"},
    ),
    "assign_task": W(
        "Say who may try {task}",
        {"task": "Which task", "takers": "Who may try (leave empty for anyone)"},
        "Assign task",
        ("FAE-125",),
        none="Anyone may try",
        short="Assign",
    ),
    "oppose_task": W(
        "Choose who opposes {task}",
        {"task": "Which task", "who": "Who rolls against it"},
        "Oppose task",
        ("FAE-183", "FAE-124"),
        short="Oppose",
    ),
    "end_challenge": W(
        "End the challenge", done="End the challenge", rules=("FAE-124",), sure="End the challenge as it is?"
    ),
    "start_contest": W(
        "Start a contest",
        {"name": "What it is about", "who": "Who competes"},
        "Start contest",
        ("FAE-185", "FAE-128"),
        note="They compete without harming each other.",
    ),
    "compete": W(
        "{who} competes",
        {"who": _WHO, "how": _HOW, "words": _WORDS},
        "Compete",
        ("FAE-129",),
        short="Compete",
        note="This exchange of the contest.",
    ),
    "twist": W(
        "Add a twist",
        {"text": "What nobody expected, as an aspect (optional)"},
        "Continue",
        ("FAE-130",),
        note="The highest totals are tied.",
    ),
    "tell_victory": W(
        "Tell how {who} won the exchange", {"who": _WHO, "text": "How it happened (optional)"}, "Tell it", ("FAE-131",)
    ),
    "end_contest": W("End the contest", done="End the contest", rules=("FAE-133",), sure="End the contest as it is?"),
    "start_conflict": W(
        "Start a conflict",
        {"harm": "Of body or mind", "who": "Who takes part"},
        "Start conflict",
        ("FAE-185", "FAE-134"),
        titles={"physical": "Start a physical conflict", "mental": "Start a mental conflict"},
        note="They want to hurt each other, in body or mind.",
    ),
    "reorder": W("Change the turn order", {"order": "Everybody, first to last"}, "Set order", ("FAE-137", "FAE-139")),
    "split_block": W("Give each NPC a turn", done="Give each NPC a turn", rules=("FAE-139",)),
    "begin_conflict": W("Begin the first exchange", done="Begin the first exchange", rules=("FAE-140",)),
    "join_conflict": W("{who} joins the conflict", {"who": _WHO}, "Join"),
    "end_turn": W("End the turn of {who}", {"who": _WHO}, "End turn", ("FAE-140",), short="End turn"),
    "end_conflict": W(
        "End the conflict", done="End the conflict", rules=("FAE-142",), sure="End the conflict, whoever is left?"
    ),
    "move": W(
        "Move {who} to {zone}",
        {"who": _WHO, "zone": "Which zone"},
        "Move",
        ("FAE-092", "FAE-093", "FAE-094"),
        short="Move",
    ),
    "concede": W(
        "Concede with {who}",
        {"who": _WHO, "words": "What happens to you, as you want it"},
        "Concede",
        ("FAE-089", "FAE-090", "FAE-091"),
        short="Concede",
        note="Leave the scene on your own terms and gain fate points. It must be said before the dice are thrown.",
    ),
    "impose": W(
        "Set what conceding costs {who}", {"who": _WHO, "text": "The cost or bad outcome"}, "Set the cost", ("FAE-090",)
    ),
}

_ROLLS: dict[str, W] = {
    "overcome": W(
        "Overcome with {who}",
        {"who": _WHO, "target": "What is in the way", "how": _HOW, "words": _WORDS, "dice": _DICE},
        "Roll",
        ("FAE-058",),
        short="Overcome",
        note="Get past an obstacle, or reach an aim.",
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
            "dice": _DICE,
        },
        "Roll",
        ("FAE-043", "FAE-044"),
        short="Create an advantage",
        note="Make an aspect, find one, or use one that is there.",
    ),
    "attack": W(
        "Attack with {who}",
        {"who": _WHO, "harm": "Body or mind", "target": "Whom", "how": _HOW, "words": _WORDS, "dice": _DICE},
        "Attack",
        ("FAE-070",),
        short="Attack",
        note="Hurt somebody, in body or mind.",
    ),
    "hazard_attack": W(
        "Attack {target} with a hazard",
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
        short="Hazard attack",
        note="Fire, a fall, a falling beam: it attacks with a number, or with dice on top, and the target defends.",
    ),
    "set_difficulty": W(
        "Set the difficulty",
        {"difficulty": "How hard it is"},
        "Set the difficulty",
        ("FAE-023", "FAE-165"),
        note="Below the approach lets them shine, equal is tense, above is dire.",
    ),
    "rate": W(
        "Set how hard {target} is",
        {"target": "What is in the way", "difficulty": "How hard it is"},
        "Set the difficulty",
        ("FAE-165", "FAE-Q56"),
        short="Set the difficulty",
        note="Anyone who tries to overcome it can roll at once.",
    ),
    "oppose": W("Let {who} oppose it", {"who": "Who works against it"}, "Oppose it", ("FAE-183",), short="Oppose it"),
    "defend": W(
        "Defend with {who}",
        {"who": _WHO, "how": _HOW, "words": _WORDS, "dice": _DICE},
        "Defend",
        ("FAE-064", "FAE-183"),
        short="Defend",
        note="Answer what somebody does to you.",
    ),
    "stand_open": W("{who} doesn't defend", {"who": _WHO}, "Don't defend", ("FAE-Q42",), short="Don't defend"),
    "protect": W(
        "Step in with {who}",
        {"who": _WHO, "words": "How you come between"},
        "Step in",
        ("FAE-065", "FAE-066"),
        short="Step in",
        note="What goes wrong will happen to you.",
    ),
    "choose_protector": W(
        "Let {who} defend in your place", {"who": "Which protector"}, "Let them defend", ("FAE-Q53",)
    ),
    "veto_protector": W("{who} can't get there", {"who": "Which protector"}, "Veto", ("FAE-065",)),
    "call_off": W("Call off the roll", {"reason": "Why"}, "Call it off", short="Call it off"),
    "help": W(
        "Help {ally} with {who}",
        {"who": "Which helper", "ally": "Whom", "words": "How you help"},
        "Help",
        ("FAE-086", "FAE-088", "FAE-Q47"),
        short="Help",
    ),
    "claim_stunt": W(
        "Claim a stunt of {who}",
        {"who": _WHO, "stunt": "Which stunt"},
        "Claim stunt",
        ("FAE-038", "FAE-042"),
        short="Claim stunt",
    ),
    "veto_stunt": W(
        "Veto a stunt of {who}", {"who": _WHO, "stunt": "Which stunt"}, "Veto stunt", ("FAE-042",), short="Veto stunt"
    ),
    "use_stunt": W(
        "Use a stunt of {who}",
        {"who": _WHO, "stunt": "Which stunt", "words": "What happens"},
        "Use stunt",
        ("FAE-041",),
        short="Use",
        note="Once this session.",
    ),
    "throw_dice": W("Throw the dice for {who}", {"who": _WHO}, "Throw the dice", ("FAE-019",), short="Throw the dice"),
    "draw_card": W("Draw a card for {who}", {"who": _WHO}, "Draw a card", ("FAE-021",), short="Draw a card"),
    "enter_dice": W(
        "Enter your own dice for {who}",
        {"who": _WHO, "first": "First die", "second": "Second die", "third": "Third die", "fourth": "Fourth die"},
        "Enter dice",
        ("FAE-019",),
        short="Enter your own dice",
        note="They are marked as rolled with real dice.",
    ),
    "invoke": W(
        "Invoke an aspect with {who}",
        {
            "who": _WHO,
            "pay": "Free, or for a fate point",
            "effect": "What for",
            "aspect": "Which aspect",
            "words": "How it helps (optional)",
            "against": "Whose roll gets harder",
        },
        "Invoke",
        ("FAE-101", "FAE-104", "FAE-112"),
        short="Invoke",
    ),
    "let_stand": W("Let it stand", {"side": "Which side"}, "Let it stand", ("FAE-099", "FAE-Q55")),
    "hold": W("Hold", {"side": "Which side"}, "Hold", ("FAE-Q55",)),
    "time_is_up": W("Time is up", {"token": "Which question"}, "Time is up", ("FAE-Q55",)),
    "settle_failure": W(
        "Say what failing leads to",
        {"how": "Nothing, or something else", "text": "The aspect as it comes to be"},
        "Settle it",
        ("FAE-045", "FAE-046"),
        titles={"none": "No aspect comes to be", "altered": "It comes to be, but altered"},
    ),
    "settle_search": W(
        "Say what is found",
        {"aspect": "Which aspect", "text": "What it says"},
        "Settle it",
        ("FAE-050", "FAE-051", "FAE-052"),
        titles={"none": "Nothing is found", "new": "Something new is found"},
    ),
    "set_cost": W(
        "Set the cost",
        {"how": "It stands, or a cost", "text": "The cost"},
        "Set the cost",
        ("FAE-059", "FAE-060"),
        titles={"stands": "It stands", "cost": "Passed, at a cost"},
    ),
    "answer_cost": W(
        "Pay the serious cost?",
        {"how": "Pay or fail"},
        "Decide",
        ("FAE-059", "FAE-Q09"),
        titles={"pay": "Pay the cost", "fail": "Fail instead"},
    ),
    "settle_removal": W(
        "Is the aspect gone?",
        {"how": "Gone or not"},
        "Settle it",
        ("FAE-063",),
        titles={"gone": "It's gone", "stays": "It stays"},
    ),
    "trade": W(
        "Trade damage for a boost?",
        {"how": "A boost, or all the damage"},
        "Decide",
        ("FAE-074",),
        titles={"boost": "Less damage, and a boost", "damage": "All the damage"},
    ),
    "absorb": W(
        "Take the hit",
        {"boxes": "Stress box to tick", "consequences": "Consequences to take"},
        "Take the hit",
        ("FAE-076", "FAE-080", "FAE-082"),
    ),
    "go_down": W(
        "Be taken out",
        done="Be taken out",
        rules=("FAE-078", "FAE-079"),
        sure="Be taken out? You leave the scene, and whoever hit you says what becomes of you.",
    ),
    "name_it": W("Give it a name", {"text": "A short phrase"}, "Name it", ("FAE-083",)),
    "tell_fate": W("Say what becomes of them", {"text": "Tell it"}, "Tell it", ("FAE-079",)),
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
        "Offer compel",
        ("FAE-113", "FAE-115", "FAE-116", "FAE-117"),
        short="Compel",
        note="Offer a fate point to make an aspect cause trouble.",
    ),
    "self_compel": W(
        "Compel {who} yourself",
        {"who": _WHO, "aspect": "Which aspect", "sort": "A bad decision or an event", "text": "What trouble it makes"},
        "Compel yourself",
        ("FAE-114", "FAE-Q51"),
        short="Compel yourself",
    ),
    "bargain": W("Counter-offer", {"deal": "Which", "text": "How it should go"}, "Send counter-offer", ("FAE-117",)),
    "accept": W("Accept", {"deal": "Which"}, "Accept", ("FAE-118",)),
    "refuse": W("Refuse", {"deal": "Which"}, "Refuse", ("FAE-119", "FAE-120")),
    "withdraw": W("Withdraw", {"deal": "Which"}, "Withdraw", ("FAE-117",)),
    "propose_fact": W(
        "Propose a fact from {aspect}",
        {"aspect": "Which aspect", "text": "What follows from it"},
        "Propose fact",
        ("FAE-122",),
        short="Propose a fact",
        note="Something that must be true if this aspect is. It holds once the table agrees.",
    ),
    "agree": W("Agree to the fact", {"fact": "Which fact"}, "Agree", ("FAE-122",), short="Agree"),
    "object": W("Object to the fact", {"fact": "Which fact"}, "Object", ("FAE-122",), short="Object"),
    "settle_fact": W(
        "Settle the fact: it is true", {"fact": "Which fact"}, "Settle it", ("FAE-122",), short="Settle it"
    ),
    "recover": W(
        "{who} recovers",
        {"who": _WHO, "text": "How the mild consequence goes away"},
        "Recover",
        ("FAE-144",),
        short="Recover",
    ),
    "give_consequence": W(
        "Give {who} a consequence",
        {
            "who": _WHO,
            "degree": "How bad it is",
            "text": "A short phrase for what hurts",
            "reason": "What it comes from",
        },
        "Give consequence",
        ("FAE-059", "FAE-082", "FAE-084"),
        short="Give a consequence",
        note="As the cost of a roll, or for harm that is nobody's attack. The other side may invoke it once for free.",
    ),
    "remove_consequence": W(
        "Remove a consequence of {who}",
        {"who": _WHO, "degree": "Which consequence", "reason": "Why it goes"},
        "Remove consequence",
        ("FAE-082",),
        short="Remove consequence",
    ),
    "call_milestone": W(
        "Call a milestone",
        {"kind": "Which milestone"},
        "Call milestone",
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
        "Heal",
        ("FAE-146", "FAE-154"),
        titles={"degree=moderate": "Heal the moderate consequence", "degree=severe": "Heal the severe consequence"},
        short="Heal",
    ),
    "doubt": W(
        "Doubt that {who} is over it",
        {"who": _WHO, "degree": "Which consequence"},
        "Doubt it",
        ("FAE-146",),
        short="Doubt it",
    ),
    "pick_swap": W(
        "Swap two approaches of {who}",
        {"who": _WHO, "pair": "Which two approaches"},
        "Swap",
        ("FAE-148",),
        short="Swap two approaches",
    ),
    "pick_rewrite": W(
        "Rewrite an aspect of {who}",
        {"who": _WHO, "aspect": "Which aspect", "text": "How it reads now"},
        "Rewrite",
        ("FAE-149",),
        short="Rewrite aspect",
    ),
    "pick_replace": W(
        "Replace a stunt of {who} with the new one",
        {"who": _WHO, "stunt": "Which stunt goes"},
        "Replace",
        ("FAE-150",),
        short="Replace stunt",
    ),
    "pick_add": W(
        "{who} adds the new stunt", {"who": _WHO}, "Add the new stunt", ("FAE-151",), short="Add the new stunt"
    ),
    "pick_nothing": W("{who} changes nothing", {"who": _WHO}, "Change nothing", ("FAE-147",), short="Change nothing"),
    "raise_approach": W(
        "Raise an approach of {who}",
        {"who": _WHO, "approach": "Which approach"},
        "Raise",
        ("FAE-155",),
        short="Raise an approach",
    ),
    "take_refresh": W("{who} raises refresh", {"who": _WHO}, "Raise refresh", ("FAE-158",), short="Raise refresh"),
    "take_stunt_instead": W(
        "{who} takes a stunt instead of refresh",
        {"who": _WHO},
        "Take the stunt",
        ("FAE-158", "FAE-Q34"),
        sure="Take the stunt instead of refresh? While a free place is left, a stunt there costs nothing.",
        short="Take the stunt instead",
    ),
    "rewrite_high": W(
        "Rewrite the high concept of {who}",
        {"who": _WHO, "text": "How it reads now"},
        "Rewrite",
        ("FAE-159",),
        short="Rewrite the high concept",
    ),
    "unpick": W("{who} thinks again", {"who": _WHO, "part": "About what"}, "Choose again", short="Choose again"),
    "confirm": W("{who} is done with the milestone", {"who": _WHO}, "Confirm", ("FAE-147", "FAE-Q33"), short="Confirm"),
}

_DESK: dict[str, W] = {
    **DESK_WORDS,
    "overrule": replace(DESK_WORDS["overrule"], titles={"field=text": "Overrule the wording"}),
    "end_session": replace(
        DESK_WORDS["end_session"],
        sure="End the session? An open scene is closed first, and a minor milestone is offered unless this session had "
        "a greater one.",
    ),
}

WORDS: dict[str, W] = {**_DESK, **_PEOPLE, **_SCENES, **_ROLLS, **_TALK}
