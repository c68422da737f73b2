"""Why something is refused and what would be right: a sentence for every condition of the rules."""

from collections.abc import Callable

from parlour.core.saying import Said, Sentences
from parlour.games.fate.model import State
from parlour.games.fate.words import refusals_people, refusals_roll, refusals_scene
from parlour.games.fate.words.refusal_parts import Known, named, open_roll, turn_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.desk import called

__all__ = ["SENTENCES", "gm_only", "named", "open_roll"]
_DOES = {
    "add_aspect": "adds aspects",
    "add_task": "adds tasks",
    "add_zone": "draws the map",
    "rate": "sets difficulties",
    "approve": "approves characters",
    "assign_task": "says who takes which task",
    "begin_conflict": "begins a conflict",
    "call_milestone": "calls a milestone",
    "call_ready": "calls on ready-made foes",
    "close_scene": "closes scenes",
    "doubt": "judges what is plausible",
    "end_challenge": "ends a challenge",
    "end_conflict": "ends a conflict early",
    "end_contest": "ends a contest",
    "end_session": "ends sessions",
    "enter": "lets people enter",
    "give_character": "gives characters to other players",
    "give_consequence": "gives consequences",
    "hazard_attack": "lets a hazard attack",
    "hold_border": "says who bars a way",
    "impose": "says what conceding costs",
    "join_conflict": "lets people join",
    "leave": "lets people leave",
    "link_zones": "draws the map",
    "make_group": "makes groups",
    "make_mook": "makes mooks",
    "open_scene": "opens scenes",
    "oppose": "names who opposes an action",
    "oppose_task": "says who opposes a task",
    "permit_stunt": "permits stunts over two actions",
    "place": "places people",
    "remove_aspect": "removes aspects",
    "remove_consequence": "removes consequences",
    "remove_zone": "draws the map",
    "reorder": "settles the order",
    "reshuffle": "shuffles the deck",
    "reveal_aspect": "reveals what is hidden",
    "reveal_character": "reveals what was prepared",
    "send_back": "sends characters back",
    "set_difficulty": "sets difficulties",
    "set_side": "says who is on which side",
    "settle_fact": "speaks for the table",
    "split_block": "settles the order",
    "start_challenge": "starts challenges",
    "start_conflict": "starts conflicts",
    "start_contest": "starts contests",
    "start_session": "starts sessions",
    "twist": "tells the twist",
    "unlink_zones": "draws the map",
    "veto_protector": "judges who can defend for whom",
    "veto_stunt": "judges whether a stunt applies",
    "withhold": "says who knows of an aspect",
}
"""What the game master alone does, by command."""
_BY = {
    "add_task": "FAE-125",
    "end_challenge": "FAE-125",
    "make_mook": "FAE-167",
    "oppose_task": "FAE-125",
    "set_difficulty": "FAE-123",
    "start_challenge": "FAE-185",
    "start_conflict": "FAE-185",
    "start_contest": "FAE-185",
}
"""Where another rule says so than the command's own."""


def gm_only(state: State, does: str) -> tuple[str, str]:
    """What is wrong, and what to do."""
    return f"Only the game master {does}.", f"Ask {called(state.desk, state.desk.gm)}."


def _gm_only(at: int) -> Callable[[Known], str]:
    return lambda known: gm_only(known["state"], _DOES[known["command"].__struct_config__.tag])[at]


def _leads(yours: str, others: str) -> Callable[[Known], str]:
    """What to do, for the game master and for everybody else."""
    return lambda known: yours if leads(known["state"], known["seat"]) else others


def _owner(known: Known) -> str:
    person = known["it"]
    seat = known["state"].desk.gm if person.controller < 0 else person.controller
    return f"{person.name} is played by {called(known['state'].desk, seat)}."


def _under_way(known: Known) -> str:
    state = known["state"]
    return f"A {'challenge' if state.challenge else 'contest' if state.contest else 'conflict'} is under way."


OUT = "Choose somebody else, or wait for the next scene."
ABSENT = Said("{it} isn't in this scene.", "Choose somebody who is.")
COMMON: Sentences = {
    "not_gm": Said(
        _gm_only(0),
        _gm_only(1),
        lambda known: _BY.get(known["command"].__struct_config__.tag, ""),
        "not-the-game-master",
    ),
    "no_session": Said("No session is under way.", "Wait until the next one starts.", "FAE-017"),
    "no_scene": Said("No scene is open.", _leads("Open one first.", "The game master opens one."), "FAE-185"),
    "roll_open": Said(lambda known: open_roll(known["state"]), "Finish it first.", "FAE-023"),
    "no_roll": Said("No roll is open.", "This answers a roll: wait for one."),
    "no_conflict": Said("No conflict is under way.", _leads("Start one first.", "The game master starts one.")),
    "not_begun": Said(
        "The conflict is still being set up.", _leads("Begin it first.", "The game master begins it."), "FAE-134"
    ),
    "under_way": Said(_under_way, "Finish it, or end it first.", "FAE-185"),
    # Characters
    "who.unknown": Said("There is no such character.", "Choose one of those on the table.", "", "no-such-character"),
    "target.unknown": Said("There is no such character.", "Choose one of those on the table.", "", "no-such-character"),
    "takers.unknown": Said(
        "There is no such character.", "Choose among the heroes in the scene.", "", "no-such-character"
    ),
    "takers.twice": Said("Somebody is named twice.", "Name everybody once."),
    "who.twice": Said("Somebody is named twice.", "Name everybody once."),
    "not_yours": Said(_owner, "You decide for your own characters."),
    "not_ready": Said("{it} is still being made.", "The game master approves characters first.", "FAE-028"),
    "in_hiding": Said("{it} isn't in the open yet.", "Reveal the character first.", "", "hidden"),
    "not_here": Said(
        "{it} isn't in this scene.", _leads("Let them enter first.", "The game master lets people enter."), "FAE-185"
    ),
    **{f"{one}.not_here": ABSENT for one in ("target", "victim", "takers", "start_conflict", "start_contest")},
    **{f"{one}.not_here": ABSENT for one in ("join_conflict", "oppose_task", "hold_border", "place", "leave")},
    "taken_out": Said("{it} was taken out of this scene.", OUT, "FAE-079", "out"),
    "conceded": Said("{it} has conceded and is out of this scene.", OUT, "FAE-089", "out"),
    "not_a_pc": Said("{it} isn't a player character.", "Choose player characters."),
    # Turns
    "not_in_conflict": Said(
        "{it} isn't part of this conflict.",
        _leads("Let them join first.", "The game master lets people join."),
        "FAE-140",
    ),
    "acted": Said(
        "{it} has already acted in this exchange.", "You get one action a turn; a free move may be left.", "FAE-140"
    ),
    "turn_over": Said("{it}'s turn in this exchange is over.", "The next exchange brings another.", "FAE-140"),
    "not_your_turn": Said(turn_of, "{it} acts when their turn comes.", "FAE-140"),
    # Words
    "too_long": Said("That's longer than {most} characters.", "Use fewer words."),
    "text.wordless": Said("Words are needed here.", "Write a short phrase.", "", "no-text"),
    "name.wordless": Said("A name is needed.", "Enter one.", "", "no-name"),
    # How
    "how.unknown": Said(
        lambda known: (
            "That isn't an approach."
            if known["who"].ratings
            else f"{known['who'].name} has no approaches, only a list of things they're good or bad at."
        ),
        lambda known: (
            "Choose one of the six." if known["who"].ratings else "Choose those of the list that fit, or none."
        ),
        lambda known: "" if known["who"].ratings else "FAE-168",
        lambda known: "no-approach" if known["who"].ratings else "not-listed",
    ),
    "how.too_few": Said("One approach is needed.", "Choose one of the six.", "", "no-approach"),
    "how.too_many": Said("Only one approach is used.", "Choose one of the six.", "", "no-approach"),
    "how.twice": Said("Each is named once.", "Choose those that fit.", "FAE-168", "not-listed"),
    # Numbers
    "difficulty.too_low": Said("No difficulty is that low.", "Enter a number from −2 to 20.", "", "bad-value"),
    "difficulty.too_high": Said("No difficulty is that high.", "Enter a number from −2 to 20.", "", "bad-value"),
    # Choices
    "harm.unknown": Said("It is physical or mental.", "Choose one of them.", "", "no-kind"),
    "hidden.unknown": Said("It is in the open or hidden.", "Choose one of them.", "", "no-kind"),
    "showing.unknown": Said("That isn't a way to show it.", "Choose one of those offered.", "", "no-kind"),
    "aspect.unknown": Said("There is no such aspect.", "Choose one that is known.", "", "unknown-aspect"),
    "zone.unknown": Said("There is no such zone.", "Choose one from the map.", "", "no-such-zone"),
    "border.unknown": Said("There is no such border.", "Choose one from the map.", "", "no-such-border"),
    "task.unknown": Said("That isn't a task of this challenge.", "Choose one of its open tasks.", "", "no-such-task"),
    "degree.unknown": Said(
        "There is no such degree of consequence.", "Choose one of those offered.", "", "no-such-degree"
    ),
    "stunt.unknown": Said("There is no stunt in that place.", "Choose one from the sheet.", "", "no-such-stunt"),
}
SENTENCES: Sentences = {
    **COMMON,
    **refusals_roll.SENTENCES,
    **refusals_scene.SENTENCES,
    **refusals_people.SENTENCES,
}
