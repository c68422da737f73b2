"""How commands read on buttons, and what their fields ask."""

from msgspec.structs import replace

from parlour.core.game import CommandWords as W
from parlour.games.fugue.words.commands_story import CAMPAIGN, MEMORIES, PERSONAE
from parlour.roleplay.words import DESK_WORDS

_WHO = "Which character"
_DECLARED = "Which action"
_ABILITY = "Which ability fits (if any)"
_UNIT = "Does time matter?"
_HARD = "Difficulty, from 2 (easy) to 12 (hard)"
_TELL = "What happens, with something from the card's name or picture (optional if you tell it aloud)"

_DESK: dict[str, W] = {
    **{key: words for key, words in DESK_WORDS.items() if key != "hand_over"},
    "plead": replace(
        DESK_WORDS["plead"],
        title="Ask the Dealer for something the rules don't offer",
        done="Ask the Dealer",
        short="Ask the Dealer",
    ),
    "start_session": W("Begin the sitting", done="Begin the sitting", rules=("FUG-004",)),
    "end_session": W(
        "End the sitting",
        done="End the sitting",
        rules=("FUG-125", "FUG-A49"),
        sure="End the sitting? The chapter stays open, and the deck is put together again.",
    ),
}

_ACTIONS: dict[str, W] = {
    "declare": W(
        "Say what {who} does",
        {
            "who": _WHO,
            "text": "What they do (optional if you say it aloud)",
            "ability": "An ability that may help (optional)",
            "task": "Something new, or another try",
        },
        "Say it",
        ("FUG-097",),
        short="Say what you do",
        note="The Dealer says what it takes: nothing, a card, or a contest.",
    ),
    "unsay": W("Take the action back", {"declared": _DECLARED}, "Take it back", ("FUG-122",), short="Take it back"),
    "rule_basic": W(
        "Anyone can do that: it succeeds",
        {"declared": _DECLARED},
        "It succeeds",
        ("FUG-098",),
        short="Anyone can do that",
    ),
    "grant_success": W(
        "The ability is enough: it succeeds",
        {"declared": _DECLARED},
        "It succeeds",
        ("FUG-110",),
        short="The ability is enough",
    ),
    "rule_skilled": W(
        "It takes a card",
        {"declared": _DECLARED, "ability": _ABILITY, "unit": _UNIT, "difficulty": _HARD},
        "Set the difficulty",
        ("FUG-101", "FUG-102", "FUG-109", "FUG-111"),
    ),
    "set_task": W(
        "Call for a card from {who}",
        {
            "who": _WHO,
            "ability": _ABILITY,
            "unit": _UNIT,
            "difficulty": _HARD,
            "text": "What they try (optional if you say it aloud)",
        },
        "Set the task",
        ("FUG-092", "FUG-101", "FUG-102"),
        short="Call for a card",
        note="For what would test a normal person, with nobody against it.",
    ),
    "flip": W("Turn up a card", done="Turn up a card", rules=("FUG-103",)),
    "grant_again": W(
        "Does what just came back help?",
        {"yes": "Yes or no"},
        "Decide",
        ("FUG-A69",),
        titles={"true": "The new ability makes it succeed", "false": "The failure stands"},
    ),
    "drop_task": W("Take the task back", done="Take it back", short="Take it back"),
    "go_on": W("Keep at it", done="Keep at it", rules=("FUG-116",)),
    "give_up": W("Give up", done="Give up", rules=("FUG-116",)),
    "narrate": W(
        "Tell what happens",
        {"telling": "Which card", "text": _TELL},
        "Tell it",
        ("FUG-119", "FUG-153", "FUG-120"),
        none="Told aloud",
        titles={"text=": "Told aloud"},
    ),
    "help_tell": W(
        "Suggest something to the teller",
        {"telling": "Which card", "text": "Your idea"},
        "Suggest it",
        ("FUG-A65",),
        short="Suggest it",
    ),
    "offer_talk": W("Offer to talk it out", {"declared": _DECLARED}, "Offer to talk", ("FUG-122",)),
    "answer_talk": W(
        "Talk it out, without cards?",
        {"declared": _DECLARED, "yes": "Talk, or cards"},
        "Answer",
        ("FUG-122",),
        titles={"yes=true": "Talk it out", "yes=false": "Use cards"},
    ),
}

_CONTESTS: dict[str, W] = {
    "open_contest": W(
        "Begin a contest",
        {"violent": "A fight?", "text": "What it is about (optional)", "one": "One side", "other": "The other side"},
        "Begin the contest",
        ("FUG-121", "FUG-130"),
    ),
    "add_group": W("Add a group", {"one": "One side", "other": "The other side"}, "Add group", ("FUG-130",)),
    "add_side": W(
        "Add a side to group {group}",
        {"group": "Which group", "side": "Who is on it, against all the others"},
        "Add side",
        ("FUG-130",),
        short="Add a side",
    ),
    "move_to_group": W(
        "Move {who} into group {group}",
        {"who": _WHO, "group": "Which group", "side": "On which side, by its number"},
        "Move",
        ("FUG-130",),
        short="Move somebody",
    ),
    "end_contest": W(
        "End the contest",
        {"reason": "How it ends (optional)"},
        "End the contest",
        ("FUG-181",),
        sure="End the contest as it is?",
    ),
    "join_round": W(
        "{who} joins in",
        {"who": _WHO, "side": "On which side, by its number"},
        "Join in",
        ("FUG-223", "FUG-A24"),
        short="Join in",
    ),
    "hold_back": W(
        "{who} holds back from this round", {"who": _WHO}, "Hold back", ("FUG-154", "FUG-A77"), short="Hold back"
    ),
    "flee": W("{who} flees", {"who": _WHO}, "Flee", ("FUG-A70",), short="Flee"),
    "surrender": W(
        "{who} surrenders",
        {"who": _WHO},
        "Surrender",
        ("FUG-A70", "FUG-182"),
        sure="Surrender? It counts at once.",
        short="Surrender",
    ),
    "answer_leave": W(
        "Let {who} leave?",
        {"who": _WHO, "yes": "Yes or no"},
        "Decide",
        ("FUG-A70", "FUG-A77"),
        titles={"yes=true": "Allow it", "yes=false": "Don't allow it"},
    ),
    "deal_round": W(
        "Deal the round",
        {"sure": "Although the Fool and the World have not spoken?"},
        "Deal",
        ("FUG-137", "FUG-178"),
        titles={"true": "Deal although the Fool and the World have not spoken"},
    ),
    "skip_round": W("Skip this group's round", done="Skip the round", rules=("FUG-131",)),
    "resolve_group": W(
        "Settle this group",
        done="Settle it",
        rules=("FUG-131", "FUG-181"),
        sure="Settle this group? It plays no more hands.",
    ),
    "claim_wild": W(
        "{who} claims a wild card",
        {"who": _WHO, "ability": "For which ability"},
        "Claim it",
        ("FUG-144", "FUG-145"),
        short="Claim a wild card",
        note="Say how the ability helps here. If the Dealer agrees, you get a card to swap in.",
    ),
    "answer_claim": W(
        "Does the ability fit?",
        {"yes": "Yes or no"},
        "Decide",
        ("FUG-144",),
        titles={"true": "It fits: deal a wild card", "false": "It doesn't fit"},
    ),
    "reveal": W("{who} turns up a card", {"who": _WHO, "card": "Which card"}, "Turn up", ("FUG-142",), short="Turn up"),
    "twist": W("{who} twists: a card from the deck", {"who": _WHO}, "Twist", ("FUG-143",), short="Twist"),
    "swap_wild": W(
        "{who} swaps in the {wild}",
        {"who": _WHO, "wild": "Which wild card", "card": "For which face-up card"},
        "Swap",
        ("FUG-147", "FUG-148", "FUG-222"),
        short="Swap in",
    ),
    "pass": W("{who} passes", {"who": _WHO}, "Pass", ("FUG-140", "FUG-158"), short="Pass"),
    "play_for_me": W("Play {who} by rote", {"who": _WHO}, "Play it for me", ("FUG-135",), short="Play it for me"),
    "reply21": W(
        "{who} answers the 21",
        {"who": _WHO, "cards": "Which face-down cards to turn up"},
        "Turn up",
        ("FUG-160", "FUG-A15"),
        none="Turn up nothing",
        short="Turn up",
    ),
    "choose_effect": W(
        "Say what happens",
        {
            "effect": "What happens",
            "weapon": "With a weapon?",
            "target": "To whom",
            "part": "Which part of the body",
            "text": "What happens (optional if you tell it aloud)",
        },
        "Say what happens",
        ("FUG-167", "FUG-168", "FUG-170"),
    ),
    "answer_effect": W(
        "Does it happen like that?",
        {"yes": "Yes or no", "bleeding": "Would it bleed to death, untended?", "reason": "Why, or why not (optional)"},
        "Decide",
        ("FUG-A21", "FUG-195", "FUG-206"),
        titles={
            "yes=true,bleeding=true": "Yes, and it would bleed to death untended",
            "yes=true": "Yes, it happens",
            "yes=false": "No, not like that",
        },
        note="If it does not happen like that, the winner chooses again.",
    ),
    "cede_win": W("Let {to} say what happens", {"to": "Which ally"}, "Let them", ("FUG-161",)),
    "try_end": W(
        "Try to end the contest",
        {"text": "How (optional)"},
        "Try to end the contest",
        ("FUG-179", "FUG-A20"),
        note="Every other side is asked whether it stops here.",
    ),
    "answer_end": W(
        "Does it end here?",
        {"yes": "Yes or no"},
        "Answer",
        ("FUG-A20",),
        titles={"true": "Let it end", "false": "It goes on"},
    ),
    "start_telling": W(
        "Begin to tell",
        done="Begin to tell",
        rules=("FUG-177", "FUG-178"),
        note="The Fool and the World: one action of any kind, without having to justify it. Begin before the Dealer "
        "turns another card, or it is lost.",
    ),
    "interfere": W(
        "{who} turns on somebody in another group",
        {"who": _WHO, "target": "On whom"},
        "Turn on them",
        ("FUG-133", "FUG-134"),
        titles={"target=": "Stay out of it"},
    ),
    "answer_interfere": W(
        "Let {who} reach into another group?",
        {"who": _WHO, "yes": "Yes or no"},
        "Decide",
        ("FUG-133",),
        titles={"yes=true": "Let them try", "yes=false": "Don't let them"},
    ),
}

WORDS: dict[str, W] = {**_DESK, **CAMPAIGN, **PERSONAE, **MEMORIES, **_ACTIONS, **_CONTESTS}
