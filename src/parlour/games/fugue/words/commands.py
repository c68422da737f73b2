"""How commands read on buttons, and what their fields ask."""

from msgspec.structs import replace

from parlour.core.game import CommandWords as W
from parlour.games.fugue.words.commands_story import CAMPAIGN, MEMORIES, PERSONAE
from parlour.roleplay.words import DESK_WORDS

_WHO = "Which character"
_DECLARED = "Which intention"
_ABILITY = "Which ability fits, if any"
_UNIT = "Is time counted, and in what"
_HARD = "How hard it is, from 2 to 12; from 3 where time is counted"
_TELL = "What happens, with something of the card's name or picture in it; empty if you tell it aloud"

_DESK: dict[str, W] = {
    **{key: words for key, words in DESK_WORDS.items() if key != "hand_over"},
    "plead": replace(
        DESK_WORDS["plead"],
        title="Ask the Dealer for something the rules don't offer",
        done="Ask the Dealer",
        short="Ask the Dealer",
    ),
    "start_session": W("Begin the sitting", done="Begin the sitting", rules=("FUG-004",)),
    "end_session": W("End the sitting", done="End the sitting", rules=("FUG-125", "FUG-A49"), sure="End the sitting?"),
}

_ACTIONS: dict[str, W] = {
    "declare": W(
        "Say what {who} does",
        {
            "who": _WHO,
            "text": "What, and how",
            "ability": "An ability that may help",
            "task": "An earlier task, tried again",
        },
        "Do it",
        ("FUG-097",),
    ),
    "unsay": W("Lay it aside, without a card", {"declared": _DECLARED}, "Lay it aside", ("FUG-122",)),
    "rule_basic": W("Anybody could do that: it succeeds", {"declared": _DECLARED}, "It succeeds", ("FUG-098",)),
    "grant_success": W("With that ability it just succeeds", {"declared": _DECLARED}, "It succeeds", ("FUG-110",)),
    "rule_skilled": W(
        "That takes a card",
        {"declared": _DECLARED, "ability": _ABILITY, "unit": _UNIT, "difficulty": _HARD},
        "Set the difficulty",
        ("FUG-101", "FUG-102", "FUG-109", "FUG-111"),
    ),
    "set_task": W(
        "Call for a card from {who}",
        {"who": _WHO, "ability": _ABILITY, "unit": _UNIT, "difficulty": _HARD, "text": "What is tried"},
        "Set the difficulty",
        ("FUG-092", "FUG-101", "FUG-102"),
    ),
    "flip": W("Turn up a card", done="Turn it up", rules=("FUG-103",)),
    "grant_again": W(
        "Does what just came back help?",
        {"yes": "Yes or no"},
        "Decide",
        ("FUG-A69",),
        titles={"true": "It succeeds after all, without another card", "false": "It does not fit: the failure stands"},
    ),
    "drop_task": W("Take the task back", done="Take it back"),
    "go_on": W("Keep at it: more time passes", done="Keep at it", rules=("FUG-116",)),
    "give_up": W("Give up", done="Give up", rules=("FUG-116",)),
    "narrate": W(
        "Tell what happens",
        {"telling": "Which card", "text": _TELL},
        "That is what happens",
        ("FUG-119", "FUG-153", "FUG-120"),
    ),
    "help_tell": W(
        "Suggest something to the teller", {"telling": "Which card", "text": "Your idea"}, "Suggest it", ("FUG-A65",)
    ),
    "offer_talk": W("Offer to talk it out instead", {"declared": _DECLARED}, "Offer it", ("FUG-122",)),
    "answer_talk": W(
        "Talk it out, without cards: {yes}", {"declared": _DECLARED, "yes": "Talk, or cards"}, "Answer", ("FUG-122",)
    ),
}

_CONTESTS: dict[str, W] = {
    "open_contest": W(
        "Begin a contest",
        {"violent": "A fight?", "text": "What it is about", "one": "One side", "other": "The other side"},
        "Begin",
        ("FUG-121", "FUG-130"),
        titles={"true": "Begin a fight", "false": "Begin a contest without blows"},
    ),
    "add_group": W("Add a group of its own", {"one": "One side", "other": "The other side"}, "Add it", ("FUG-130",)),
    "add_side": W(
        "Add a side to group {group}",
        {"group": "Which group", "side": "Who is on it, against all the others"},
        "Add it",
        ("FUG-130",),
    ),
    "move_to_group": W(
        "Move {who} into group {group}",
        {"who": _WHO, "group": "Which group", "side": "On which side, by its number"},
        "Move",
        ("FUG-130",),
    ),
    "end_contest": W(
        "End the contest", {"reason": "How it ends"}, "It is over", ("FUG-181",), sure="End the contest as it is?"
    ),
    "join_round": W("{who} is in", {"who": _WHO, "side": "On which side, by its number"}, "In", ("FUG-223", "FUG-A24")),
    "hold_back": W("{who} holds back from this round", {"who": _WHO}, "Hold back", ("FUG-154", "FUG-A77")),
    "flee": W("{who} flees", {"who": _WHO}, "Flee", ("FUG-A70",)),
    "surrender": W(
        "{who} surrenders", {"who": _WHO}, "Surrender", ("FUG-A70", "FUG-182"), sure="Surrender? It counts at once."
    ),
    "answer_leave": W("Let {who} do so: {yes}", {"who": _WHO, "yes": "Yes or no"}, "Decide", ("FUG-A70", "FUG-A77")),
    "deal_round": W(
        "Deal two cards each",
        {"sure": "Although the Fool and the World have not spoken?"},
        "Deal",
        ("FUG-137", "FUG-178"),
        titles={"true": "Deal on, although the Fool and the World have not spoken: the right is lost"},
    ),
    "skip_round": W("Let this round of the group go by", done="Let it go by", rules=("FUG-131",)),
    "resolve_group": W("This group is settled", done="It is settled", rules=("FUG-131", "FUG-181")),
    "claim_wild": W(
        "{who} asks for a wild card",
        {"who": _WHO, "ability": "For which ability"},
        "Ask for it",
        ("FUG-144", "FUG-145"),
    ),
    "answer_claim": W(
        "Does the ability fit?",
        {"yes": "Yes or no"},
        "Decide",
        ("FUG-144",),
        titles={"true": "It fits: deal a wild card", "false": "It does not fit"},
    ),
    "reveal": W("{who} turns up a card", {"who": _WHO, "card": "Which card"}, "Turn it up", ("FUG-142",)),
    "twist": W("{who} twists: a card from the deck", {"who": _WHO}, "Twist", ("FUG-143",)),
    "swap_wild": W(
        "{who} swaps in the {wild}",
        {"who": _WHO, "wild": "Which wild card", "card": "For which face-up card"},
        "Swap",
        ("FUG-147", "FUG-148", "FUG-222"),
    ),
    "pass": W("{who} passes", {"who": _WHO}, "Pass", ("FUG-140", "FUG-158")),
    "play_for_me": W("Play {who} by rote", {"who": _WHO}, "Play it", ("FUG-135",)),
    "reply21": W(
        "{who} answers the 21",
        {"who": _WHO, "cards": "Which face-down cards to turn up"},
        "Turn them up",
        ("FUG-160", "FUG-A15"),
        none="Turn up nothing",
    ),
    "choose_effect": W(
        "Say what happens: {effect} (weapon: {weapon})",
        {
            "effect": "What happens",
            "weapon": "With a weapon?",
            "target": "To whom",
            "part": "Which part of the body",
            "text": "Tell it; empty if you do so aloud",
        },
        "So it happens",
        ("FUG-167", "FUG-168", "FUG-170"),
    ),
    "answer_effect": W(
        "It happens so: {yes} (bleeding to death, untended: {bleeding})",
        {"yes": "Yes or no", "bleeding": "Would it bleed to death, untended?", "reason": "Why, or why not"},
        "Decide",
        ("FUG-A21", "FUG-195", "FUG-206"),
    ),
    "cede_win": W("Let {to} say what happens", {"to": "Which ally"}, "Let them", ("FUG-161",)),
    "try_end": W("Try to end the contest", {"text": "How"}, "Try it", ("FUG-179", "FUG-A20")),
    "answer_end": W(
        "Does it end here?",
        {"yes": "Yes or no"},
        "Answer",
        ("FUG-A20",),
        titles={"true": "Let it end here", "false": "It goes on"},
    ),
    "start_telling": W("Begin to tell", done="Begin", rules=("FUG-177", "FUG-178")),
    "interfere": W(
        "{who} turns on somebody in another group",
        {"who": _WHO, "target": "On whom; none: on nobody"},
        "Turn on them",
        ("FUG-133", "FUG-134"),
    ),
    "answer_interfere": W(
        "Let {who} reach into another group: {yes}", {"who": _WHO, "yes": "Yes or no"}, "Decide", ("FUG-133",)
    ),
}

WORDS: dict[str, W] = {**_DESK, **CAMPAIGN, **PERSONAE, **MEMORIES, **_ACTIONS, **_CONTESTS}
