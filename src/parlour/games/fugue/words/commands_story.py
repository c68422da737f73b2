"""How commands of the campaign, of personae and of memories read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords as W

_WHO = "Which character"
_PERSONA = "Which persona"
_MEMORY = "Which memory"
_TRIGGER = "What here and now sets it off: a thing, a person, a word, a need"
_TOLD = "The memory, a moment or a few seconds; leave it empty to tell it afterwards"
_PRESENT = "Who else is in it"
_AUGMENTS = "Does it add to an earlier memory?"
_PARTS = "Parts of the body it cannot be done without; none is fine"
_REASON = "Why"

CAMPAIGN: dict[str, W] = {
    "set_content": W("Choose the story", {"key": "Which content-set"}, "Play this one", ("FUG-005",)),
    "bring_content": W("Bring a story of your own", {"text": "The text of its file"}, "Read it", ("FUG-005",)),
    "choose_dealer": W("Let {seat} deal", {"seat": "Who shall deal"}, "Propose it", ("FUG-015",)),
    "agree_dealer": W(
        "Who deals?", {"yes": "Yes or no"}, "Answer", ("FUG-015",), titles={"true": "Agree", "false": "Rather not"}
    ),
    "will_deal": W(
        "Deal a chapter?",
        {"yes": "Yes or no"},
        "Say so",
        ("FUG-A46",),
        titles={"true": "I would like to deal a chapter", "false": "I would rather deal no chapter"},
    ),
    "pass_dealing": W("Hand the deck to {to}", {"to": "Who deals next"}, "Offer it", ("FUG-009", "FUG-A46")),
    "open_chapter": W("Open the chapter", done="Open the chapter", rules=("FUG-003", "FUG-A78")),
    "open_intro": W("Have everybody close their eyes", done="Eyes closed", rules=("FUG-018",)),
    "end_intro": W("Let them open their eyes", done="Eyes open", rules=("FUG-018",)),
    "close_chapter": W(
        "Close the chapter", done="Close the chapter", rules=("FUG-003", "FUG-125"), sure="Close the chapter?"
    ),
    "write_dealer_note": W(
        "Write Dealer's note {note} (0 is a new one); for the next Dealer: {letter}",
        {
            "note": "Which note",
            "letter": "For the next Dealer?",
            "title": "Its title",
            "text": "What only you read, or the next Dealer in a letter",
        },
        "Keep it",
        ("FUG-010", "FUG-A78"),
    ),
    "drop_dealer_note": W(
        "Throw Dealer's note {note} away", {"note": "Which note"}, "Throw it away", sure="Throw the note away?"
    ),
    "set_scene": W(
        "Set a scene", {"text": "Where it is, who is there, what is going on"}, "Set the scene", ("FUG-008",)
    ),
    "set_language": W("Say which language everybody remembers", {"text": "Which language"}, "So it is", ("FUG-030",)),
    "add_basic": W(
        "Add what everybody still can do",
        {"text": "What anybody can do, in spite of it all"},
        "Add it",
        ("FUG-033", "FUG-035"),
    ),
    "drop_basic": W(
        "Take line {at} off the list of what everybody can do", {"at": "Which line"}, "Take it off", ("FUG-035",)
    ),
    "pin_up": W(
        "Pin something up",
        {
            "pin": "A new one, or one that hangs there",
            "kind": "What it is",
            "text": "In a sentence or two",
            "links": "What it belongs to",
        },
        "Pin it up",
    ),
    "take_down": W("Take down: {pin}", {"pin": "Which one"}, "Take it down"),
    "settle_question": W(
        "{pin} Answered: {settled}",
        {"pin": "Which question", "settled": "Answered, or open again"},
        "So it is",
        ("FUG-216",),
    ),
    "rule": W("Decide what the rules leave open", {"text": "What holds from now on"}, "So it is", ("FUG-035",)),
}

PERSONAE: dict[str, W] = {
    "describe_persona": W(
        "Describe your persona",
        {
            "looks": "What one sees: age, build, hair, skin, scars, tattoos, hands. No name, no past",
            "looks_like": "Somebody your persona looks like, if you want",
            "sounds_like": "Somebody your persona sounds like, if you want",
        },
        "That is who wakes up",
        ("FUG-021", "FUG-024", "FUG-026"),
    ),
    "add_detail": W(
        "Add one more thing to {who}",
        {
            "who": _PERSONA,
            "text": "Something of the body a bystander would notice; good, bad or neither, not disabling",
        },
        "Add it",
        ("FUG-036", "FUG-037", "FUG-039", "FUG-043"),
    ),
    "accept_detail": W("Accept it for {who}", {"who": _PERSONA}, "Accept", ("FUG-036",)),
    "veto_detail": W("Not that for {who}: veto, once", {"who": _PERSONA}, "Veto", ("FUG-040", "FUG-042")),
    "strike_out": W(
        "Have {item} of {who} worded anew",
        {"who": _PERSONA, "item": "What", "reason": _REASON},
        "Strike it out",
        ("FUG-023", "FUG-038", "FUG-039"),
    ),
    "deal_signifiers": W("Deal the Signifiers", done="Deal", rules=("FUG-044", "FUG-045")),
    "name_persona": W("Give {who} a name", {"who": _PERSONA, "name": "The name"}, "That is the name", ("FUG-028",)),
    "muse": W(
        "Write what you make of {who}'s past",
        {"who": _PERSONA, "text": "What the memories may prove; all may read it"},
        "Write it down",
        ("FUG-058",),
    ),
    "admit": W("Let {seat} make a persona, late", {"seat": "Who came later"}, "Welcome", ("FUG-021", "FUG-210")),
    "park": W(
        "The player of {who} is away: {parked}", {"who": _PERSONA, "parked": "Away, or back"}, "So it is", ("FUG-062",)
    ),
    "bring_on": W("Bring {name} into the story", {"name": "Which game-character"}, "Bring on", ("FUG-008",)),
    "invent": W(
        "Make up a game-character",
        {
            "name": "Name",
            "looks": "What everybody sees",
            "abilities": "What they can do, one thing on a line",
            "notes": "What only the Dealer knows",
        },
        "Bring on",
        ("FUG-008", "FUG-A59"),
    ),
    "send_off": W(
        "{who} is in the story: {here}",
        {"who": "Which game-character", "here": "In the story, or not"},
        "So it is",
        ("FUG-008",),
    ),
    "adopt": W(
        "Give {who} to a player whose persona died",
        {"who": "Which game-character", "seat": "Which player"},
        "Hand over",
        ("FUG-A60", "FUG-210"),
    ),
    "tend": W(
        "{who} is tended: {wound}", {"who": _WHO, "wound": "Which wound"}, "It is tended", ("FUG-201", "FUG-A56")
    ),
    "rest": W(
        "Rest",
        {"unbroken": "Undisturbed?", "hours": "How many hours", "who": "Who rests"},
        "They rest",
        ("FUG-203",),
        titles={"true": "Let people rest, undisturbed", "false": "Let people rest, with interruptions"},
    ),
    "restore_ability": W(
        "{who} learns an ability anew",
        {"who": _WHO, "ability": "Which ability", "reason": "How that came about"},
        "It is back",
        ("FUG-198",),
    ),
    "tag_ability": W(
        "Say which parts of the body {ability} needs",
        {"who": _WHO, "ability": "Which ability", "parts": _PARTS},
        "So it is",
        ("FUG-A57",),
        none="It needs none in particular",
    ),
    "rouse": W("{who} comes round", {"who": _WHO}, "Awake again", ("FUG-A29",)),
    "hurt": W(
        "Somebody is wounded (for good: {permanent}, bleeding to death: {bleeding})",
        {
            "permanent": "For good?",
            "bleeding": "Bleeding to death, untended?",
            "who": "Who",
            "part": "Which part of the body",
            "text": "What the wound is",
        },
        "So it is",
        ("FUG-192", "FUG-194", "FUG-195"),
    ),
    "bleed_out": W(
        "{who} bleeds to death", {"who": _WHO, "sure": "Are you sure?"}, "So it ends", ("FUG-A73", "FUG-206")
    ),
    "finish_off": W(
        "{who} kills {target}, who is helpless",
        {"who": "Who does it", "target": "Whom"},
        "Do it",
        ("FUG-180", "FUG-A72"),
        sure="Kill somebody who is helpless? The Dealer must agree.",
    ),
    "answer_finish": W(
        "What {who} is about to do to somebody helpless happens: {yes}",
        {"who": _WHO, "yes": "Yes or no"},
        "Decide",
        ("FUG-180", "FUG-206"),
    ),
}

MEMORIES: dict[str, W] = {
    "own_flashback": W(
        "{who} remembers something",
        {"who": _PERSONA, "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Remember",
        ("FUG-053", "FUG-068", "FUG-051"),
    ),
    "gift_flashback": W(
        "Give {to} a memory with your own persona in it",
        {"to": "Whose memory", "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Give it",
        ("FUG-069", "FUG-070", "FUG-071", "FUG-060"),
    ),
    "story_flashback": W(
        "The story brings {to} a memory",
        {"to": "Whose memory", "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Tell it",
        ("FUG-086",),
    ),
    "tell_memory": W(
        "Tell: {flashback}",
        {
            "flashback": _MEMORY,
            "text": "What comes back. The card's picture may help, or not",
            "present": _PRESENT,
            "augments": _AUGMENTS,
        },
        "Tell it",
        ("FUG-074", "FUG-082", "FUG-221"),
    ),
    "reword": W(
        "Tell it otherwise: {flashback}",
        {"flashback": _MEMORY, "trigger": _TRIGGER, "memory": "The memory, told anew", "present": _PRESENT},
        "Tell it so",
        ("FUG-064", "FUG-A67"),
    ),
    "name_ability": W(
        "Name the ability. {flashback}",
        {
            "flashback": _MEMORY,
            "ability": "The one thing the persona does in the memory, in a few words",
            "parts": _PARTS,
        },
        "Name it",
        ("FUG-050", "FUG-054", "FUG-095"),
    ),
    "leave_naming": W(
        "Let the Dealer name the ability. {flashback}", {"flashback": _MEMORY}, "Leave it to the Dealer", ("FUG-217",)
    ),
    "accept_ability": W("Accept the ability. {flashback}", {"flashback": _MEMORY}, "Accept", ("FUG-054", "FUG-055")),
    "veto_ability": W(
        "Veto the ability, not the memory. {flashback}",
        {"flashback": _MEMORY, "reason": _REASON},
        "Veto",
        ("FUG-072", "FUG-A51"),
    ),
    "send_back": W(
        "Send back. {flashback}",
        {"flashback": _MEMORY, "limit": "Which limit it crosses", "reason": _REASON},
        "Send it back",
        ("FUG-064", "FUG-A67"),
    ),
    "withdraw": W("Take back. {flashback}", {"flashback": _MEMORY}, "Take it back"),
    "postpone": W("Let it wait for the end of the hand. {flashback}", {"flashback": _MEMORY}, "Later", ("FUG-A41",)),
    "note_memory": W(
        "Note on: {flashback}",
        {"flashback": _MEMORY, "text": "How it came, what it may prove"},
        "Write it down",
        ("FUG-056", "FUG-058"),
    ),
    "share_memory": W(
        "Tell others of it. {flashback}", {"flashback": _MEMORY, "others": "Who hears of it"}, "Tell them", ("FUG-061",)
    ),
    "use_now": W(
        "{who} uses the new ability at once",
        {"flashback": _MEMORY, "who": _PERSONA, "text": "What happens, or empty if you tell it aloud"},
        "Use it now",
        ("FUG-081",),
    ),
    "intercede": W(
        "{who} steps in with the new ability",
        {"flashback": _MEMORY, "who": _PERSONA, "text": "How, or empty if you tell it aloud"},
        "Step in",
        ("FUG-081", "FUG-A45"),
    ),
    "decline": W("{who} does not use it now", {"flashback": _MEMORY, "who": _PERSONA}, "Not now", ("FUG-081",)),
    "answer_intercede": W(
        "How {who} steps in",
        {
            "who": _PERSONA,
            "side": "0: an act that is told, and you judge it; 1, 2, ...: into the round on that side, with two cards",
        },
        "So it is",
        ("FUG-A45",),
    ),
    "correct_memory": W(
        "Take off the sheet. {flashback}",
        {"flashback": _MEMORY, "reason": "Why, for all to read"},
        "Take it off",
        ("FUG-088",),
    ),
}
