"""How commands of the campaign, of personae and of memories read on buttons, and what their fields ask."""

from parlour.core.game import CommandWords as W

_WHO = "Which character"
_PERSONA = "Which persona"
_MEMORY = "Which memory"
_TRIGGER = "What here and now sets it off: a thing, a person, a word, a need"
_TOLD = "The memory, a few seconds of it (optional: you can tell it afterwards)"
_PRESENT = "Who else is in it (optional)"
_AUGMENTS = "Does it add to an earlier memory? (optional)"
_PARTS = "Parts of the body it needs (optional)"
_REASON = "Why"

CAMPAIGN: dict[str, W] = {
    "set_content": W("Choose the story", {"key": "Which story"}, "Play this story", ("FUG-005",)),
    "bring_content": W("Bring a story of your own", {"text": "The text of its file"}, "Read file", ("FUG-005",)),
    "choose_dealer": W("Let {seat} deal", {"seat": "Who deals"}, "Propose", ("FUG-015",)),
    "agree_dealer": W(
        "Who deals?", {"yes": "Yes or no"}, "Answer", ("FUG-015",), titles={"true": "Agree", "false": "Disagree"}
    ),
    "will_deal": W(
        "Deal a chapter?",
        {"yes": "Yes or no"},
        "Say so",
        ("FUG-A46",),
        titles={"true": "I'd like to deal a chapter", "false": "I'd rather not deal"},
    ),
    "pass_dealing": W(
        "Hand over the deck to {to}",
        {"to": "Who deals next"},
        "Hand over the deck",
        ("FUG-009", "FUG-A46"),
        sure="Hand over the deck? They must agree; then the desk, the texts and the game-characters go with it.",
    ),
    "open_chapter": W("Open the chapter", done="Open the chapter", rules=("FUG-003", "FUG-A78")),
    "open_intro": W("Have everyone close their eyes", done="Close eyes", rules=("FUG-018",)),
    "end_intro": W("Have everyone open their eyes", done="Open eyes", rules=("FUG-018",)),
    "close_chapter": W(
        "Close the chapter",
        done="Close the chapter",
        rules=("FUG-003", "FUG-125"),
        sure="Close the chapter? Your notes are sealed, your letters go to the next Dealer, and the deck is put "
        "together again.",
    ),
    "write_dealer_note": W(
        "Change a note or letter",
        {
            "note": "Which note",
            "letter": "For the next Dealer?",
            "title": "Its title",
            "text": "What only you read, or the next Dealer in a letter",
        },
        "Save",
        ("FUG-010", "FUG-A78"),
        titles={"note=0,letter=true": "New letter", "note=0": "New note"},
        short="Change",
    ),
    "drop_dealer_note": W(
        "Delete note {note}", {"note": "Which note"}, "Delete note", sure="Delete this note for good?", short="Delete"
    ),
    "set_scene": W(
        "Set the scene", {"text": "Where it is, who is there, what is going on"}, "Set the scene", ("FUG-008",)
    ),
    "set_language": W(
        "Set the language everyone remembers",
        {"text": "Which language"},
        "Set the language",
        ("FUG-030",),
        short="Set the language",
    ),
    "add_basic": W(
        "Add something everyone can do",
        {"text": "What everyone can do, memory or not"},
        "Add it",
        ("FUG-033", "FUG-035"),
    ),
    "drop_basic": W(
        "Remove line {at} of what everyone can do", {"at": "Which line"}, "Remove it", ("FUG-035",), short="Remove"
    ),
    "pin_up": W(
        "Pin something up, or change it",
        {
            "pin": "A new note, or one on the board",
            "kind": "What it is",
            "text": "In a sentence or two",
            "links": "What it belongs to (optional)",
        },
        "Pin it up",
        titles={"new": "Pin something up"},
        short="Change",
    ),
    "take_down": W(
        "Take down {pin}", {"pin": "Which one"}, "Take it down", sure="Take it off the board?", short="Take down"
    ),
    "settle_question": W(
        "Settle {pin}",
        {"pin": "Which question", "settled": "Answered, or open again"},
        "Settle it",
        ("FUG-216",),
        titles={"settled=true": "Mark as answered", "settled=false": "Open it again"},
    ),
    "rule": W(
        "Make a ruling",
        {"text": "What holds from now on"},
        "Make the ruling",
        ("FUG-035",),
        note="For what the rules leave open. It stays on the cork board.",
    ),
}

PERSONAE: dict[str, W] = {
    "describe_persona": W(
        "Describe your persona",
        {
            "looks": "What people see: age, build, hair, skin, scars, tattoos, hands. No name, no past",
            "looks_like": "Somebody your persona looks like (optional)",
            "sounds_like": "Somebody your persona sounds like (optional)",
        },
        "Describe persona",
        ("FUG-021", "FUG-024", "FUG-026"),
    ),
    "add_detail": W(
        "Add one more thing to {who}",
        {
            "who": _PERSONA,
            "text": "Something physical that a bystander would notice; nothing disabling",
        },
        "Add it",
        ("FUG-036", "FUG-037", "FUG-039", "FUG-043"),
    ),
    "accept_detail": W("Accept it for {who}", {"who": _PERSONA}, "Accept", ("FUG-036",), short="Accept"),
    "veto_detail": W(
        "Veto it for {who}",
        {"who": _PERSONA},
        "Veto",
        ("FUG-040", "FUG-042"),
        sure="Veto it? You can do this once; the next suggestion stays.",
        short="Veto",
    ),
    "strike_out": W(
        "Strike out {item} of {who}",
        {"who": _PERSONA, "item": "What", "reason": _REASON},
        "Strike it out",
        ("FUG-023", "FUG-038", "FUG-039"),
        short="Strike out",
        note="Ordinary people only: nothing supernatural, no name written on the skin, nothing that disables or "
        "contradicts.",
    ),
    "deal_signifiers": W("Deal the Signifiers", done="Deal the Signifiers", rules=("FUG-044", "FUG-045")),
    "name_persona": W(
        "Give {who} a name", {"who": _PERSONA, "name": "The name"}, "Give the name", ("FUG-028",), short="Give a name"
    ),
    "muse": W(
        "Write what you make of {who}'s past",
        {"who": _PERSONA, "text": "What the memories may prove"},
        "Save",
        ("FUG-058",),
        short="Muse",
        note="Everyone can read it; only you decide what the memories prove.",
    ),
    "admit": W("Admit a latecomer: {seat}", {"seat": "Who came later"}, "Admit", ("FUG-021", "FUG-210")),
    "park": W(
        "Mark the player of {who} as away or back",
        {"who": _PERSONA, "parked": "Away, or back"},
        "Mark",
        ("FUG-062",),
        titles={"parked=true": "Mark player as away", "parked=false": "Mark player as back"},
        note="While a player is away, the Dealer plays the persona, and it gains nothing.",
    ),
    "bring_on": W(
        "Bring on {name}",
        {"name": "Which game-character"},
        "Bring on",
        ("FUG-008",),
        note="Game-characters of the chapters you may read.",
    ),
    "invent": W(
        "Invent somebody",
        {
            "name": "Name",
            "looks": "What everybody sees",
            "abilities": "What they can do, one thing on a line",
            "notes": "What only the Dealer knows",
        },
        "Bring on",
        ("FUG-008", "FUG-A59"),
        note="Abilities one on a line. Everyone sees the looks, only you the notes.",
    ),
    "send_off": W(
        "{who} leaves the story or returns",
        {"who": "Which game-character", "here": "In the story, or not"},
        "Decide",
        ("FUG-008",),
        titles={"here=false": "Leave the story", "here=true": "Return to the story"},
    ),
    "adopt": W(
        "Give {who} to a player whose persona died",
        {"who": "Which game-character", "seat": "Which player"},
        "Hand over",
        ("FUG-A60", "FUG-210"),
        short="Give to a player",
    ),
    "tend": W(
        "Tend {wound} of {who}",
        {"who": _WHO, "wound": "Which wound"},
        "Tend the wound",
        ("FUG-201", "FUG-A56"),
        short="Tend the wound",
    ),
    "rest": W(
        "Let people rest",
        {"unbroken": "Undisturbed?", "hours": "How many hours", "who": "Who rests"},
        "Rest",
        ("FUG-203",),
        titles={"true": "Let people rest, undisturbed", "false": "Let people rest, with interruptions"},
    ),
    "restore_ability": W(
        "{who} relearns an ability",
        {"who": _WHO, "ability": "Which ability", "reason": "How that came about (optional)"},
        "Relearn ability",
        ("FUG-198",),
        short="Relearn",
    ),
    "tag_ability": W(
        "Set the body parts {ability} needs",
        {"who": _WHO, "ability": "Which ability", "parts": _PARTS},
        "Set body parts",
        ("FUG-A57",),
        none="It needs none in particular",
        short="Set body parts",
    ),
    "rouse": W("{who} comes round", {"who": _WHO}, "Come round", ("FUG-A29",)),
    "hurt": W(
        "Wound {who}",
        {
            "permanent": "Lasting?",
            "bleeding": "Would it bleed to death untended?",
            "who": "Who",
            "part": "Which part of the body",
            "text": "What the wound looks like (optional)",
        },
        "Add the wound",
        ("FUG-192", "FUG-194", "FUG-195"),
        short="Add a wound",
    ),
    "bleed_out": W(
        "{who} bleeds to death",
        {"who": _WHO, "sure": "Are you sure?"},
        "Let them die",
        ("FUG-A73", "FUG-206"),
        sure="Only you can say that somebody dies of it. Dead is dead.",
    ),
    "finish_off": W(
        "{who} kills {target}, who is helpless",
        {"who": "Who does it", "target": "Whom"},
        "Finish off",
        ("FUG-180", "FUG-A72"),
        sure="Kill somebody who is helpless? The Dealer must agree.",
        short="Finish somebody off",
    ),
    "answer_finish": W(
        "Does what {who} is about to do happen?",
        {"who": _WHO, "yes": "Yes or no"},
        "Decide",
        ("FUG-180", "FUG-206"),
        titles={"yes=true": "Let it happen", "yes=false": "Don't let it happen"},
    ),
}

MEMORIES: dict[str, W] = {
    "own_flashback": W(
        "{who} remembers something",
        {"who": _PERSONA, "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Remember",
        ("FUG-053", "FUG-068", "FUG-051"),
        short="Remember something",
        note="The ability is named when the memory has been told.",
    ),
    "gift_flashback": W(
        "Give {to} a memory with your own persona in it",
        {"to": "Whose memory", "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Give it",
        ("FUG-069", "FUG-070", "FUG-071", "FUG-060"),
        short="Give a memory",
        note="The ability is named when the memory has been told.",
    ),
    "story_flashback": W(
        "Give {to} a memory from the story",
        {"to": "Whose memory", "trigger": _TRIGGER, "memory": _TOLD, "present": _PRESENT, "augments": _AUGMENTS},
        "Give the memory",
        ("FUG-086",),
        short="Give a story memory",
        note="Rarely: a person or an event of the story sets it off, and you dictate memory and ability.",
    ),
    "tell_memory": W(
        "Tell {flashback}",
        {
            "flashback": _MEMORY,
            "text": "What comes back; the card's picture may help",
            "present": _PRESENT,
            "augments": _AUGMENTS,
        },
        "Tell it",
        ("FUG-074", "FUG-082", "FUG-221"),
        short="Tell more",
    ),
    "reword": W(
        "Reword {flashback}",
        {"flashback": _MEMORY, "trigger": _TRIGGER, "memory": "The memory, told again", "present": _PRESENT},
        "Reword it",
        ("FUG-064", "FUG-A67"),
        short="Reword",
    ),
    "name_ability": W(
        "Name the ability of {flashback}",
        {
            "flashback": _MEMORY,
            "ability": "The one thing the persona does in the memory, in a few words",
            "parts": _PARTS,
        },
        "Name it",
        ("FUG-050", "FUG-054", "FUG-095"),
        short="Name the ability",
    ),
    "leave_naming": W(
        "Let the Dealer name the ability of {flashback}",
        {"flashback": _MEMORY},
        "Leave it to the Dealer",
        ("FUG-217",),
        short="Let the Dealer name it",
    ),
    "accept_ability": W(
        "Accept the ability of {flashback}", {"flashback": _MEMORY}, "Accept", ("FUG-054", "FUG-055"), short="Accept"
    ),
    "veto_ability": W(
        "Veto the ability of {flashback}, not the memory",
        {"flashback": _MEMORY, "reason": _REASON},
        "Veto the ability",
        ("FUG-072", "FUG-A51"),
        short="Veto the ability",
    ),
    "send_back": W(
        "Send back {flashback}",
        {"flashback": _MEMORY, "limit": "Which limit it crosses", "reason": _REASON},
        "Send back",
        ("FUG-064", "FUG-A67"),
        short="Send back",
        note="Only for a limit flashbacks have, never for taste. Nothing is used up.",
    ),
    "withdraw": W(
        "Take back {flashback}",
        {"flashback": _MEMORY},
        "Take it back",
        sure="Take the memory back? Nothing is used up.",
        short="Take back",
    ),
    "postpone": W(
        "Postpone {flashback} to the end of the hand",
        {"flashback": _MEMORY},
        "Postpone",
        ("FUG-A41",),
        short="Postpone",
    ),
    "note_memory": W(
        "Note on {flashback}",
        {"flashback": _MEMORY, "text": "How it came, what it may prove"},
        "Save note",
        ("FUG-056", "FUG-058"),
        short="Note",
    ),
    "share_memory": W(
        "Tell others of {flashback}",
        {"flashback": _MEMORY, "others": "Who hears of it"},
        "Tell them",
        ("FUG-061",),
        short="Tell others",
    ),
    "use_now": W(
        "{who} uses the new ability at once",
        {"flashback": _MEMORY, "who": _PERSONA, "text": "What happens (optional if you tell it aloud)"},
        "Use it now",
        ("FUG-081",),
        short="Use it now",
    ),
    "intercede": W(
        "{who} steps in with the new ability",
        {"flashback": _MEMORY, "who": _PERSONA, "text": "How (optional if you tell it aloud)"},
        "Step in",
        ("FUG-081", "FUG-A45"),
        short="Step in",
        note="The Dealer says how: as a told act, or with cards of your own.",
    ),
    "decline": W(
        "{who} doesn't use it now", {"flashback": _MEMORY, "who": _PERSONA}, "Not now", ("FUG-081",), short="Not now"
    ),
    "answer_intercede": W(
        "Say how {who} steps in",
        {
            "who": _PERSONA,
            "side": "0: an act that is told, and you judge it; 1, 2, ...: into the round on that side, with two cards",
        },
        "Decide",
        ("FUG-A45",),
    ),
    "correct_memory": W(
        "Take {flashback} off the sheet",
        {"flashback": _MEMORY, "reason": "Why (everyone reads it)"},
        "Take it off",
        ("FUG-088",),
        short="Take off the sheet",
        note="With a reason everyone reads.",
    ),
}
