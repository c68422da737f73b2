"""Refusals about characters: making them, stunts, the cast, recovery and milestones."""

from collections.abc import Callable

from parlour.core.saying import Said, Sentences
from parlour.games.fate.rules.cast import refused_file
from parlour.games.fate.rules.creation import lacks
from parlour.games.fate.rules.milestone import reward_of
from parlour.games.fate.rules.rewards import wanting
from parlour.games.fate.words.refusal_parts import Known, open_roll
from parlour.roleplay.desk import called
from parlour.roleplay.phrases import counted, first_up
from parlour.roleplay.refusals import as_found

_WHERE = {
    "conflict": "a conflict",
    "physical": "a physical conflict",
    "mental": "a mental conflict",
    "contest": "a contest",
}
_LATER = {
    "set_aspect": ("FAE-149", "Write a blank aspect at any time; a milestone lets you rewrite one."),
    "rank_approaches": ("FAE-148", "A milestone lets you swap two approaches."),
    "remove_stunt": ("FAE-150", "A milestone lets you replace a stunt."),
    "describe": ("FAE-030", "Ask the game master to set it."),
    "submit": ("FAE-028", "Nothing more is needed."),
}
"""What takes the place of each command once a character is in play."""
_PICKS = (
    "call_milestone",
    "clear_at",
    "confirm",
    "pick_add",
    "pick_nothing",
    "pick_replace",
    "pick_rewrite",
    "pick_swap",
    "raise_approach",
    "rewrite_high",
    "take_refresh",
    "take_stunt_instead",
    "unpick",
)
_AGAIN = "Take back what you picked, then pick again."


def _later(at: int, known: Known) -> str:
    return _LATER[known["command"].__struct_config__.tag][at]


def _unfinished(known: Known) -> str:
    state, seat = known["state"], known["seat"]
    return str(next(c.name for c in state.characters if c.controller == seat and c.status != "ready"))


def _owner(known: Known) -> str:
    person, desk = known["it"], known["state"].desk
    return f"{person.name} is played by {called(desk, desk.gm if person.controller < 0 else person.controller)}."


def _healing(known: Known) -> str:
    return "FAE-154" if known["it"] == "severe" else "FAE-146"


def _kind(known: Known) -> str:
    return f"A {known['state'].milestone.kind} milestone doesn't give this."


def _lacking(known: Known) -> list[tuple[str, str]]:
    return lacks(known["state"], known["it"])


def _wanting(known: Known) -> list[tuple[str, str]]:
    return wanting(known["state"], known["it"], reward_of(known["state"], known["it"].id))


def _missing(find: Callable[[Known], list[tuple[str, str]]], cure: str) -> Said:
    """What a whole lacks, as the rules list it: the first, and how many more."""

    def why(known: Known) -> str:
        found = find(known)
        left = len(found) - 1
        more = f" {first_up(counted(left, 'more thing'))} {'is' if left == 1 else 'are'} missing." if left else ""
        return f"{found[0][1]}{more}"

    return Said(why, cure, lambda known: find(known)[0][0], "not-complete")


SENTENCES: Sentences = {
    # Making characters
    "one_at_a_time": Said(
        lambda known: f"{_unfinished(known)} isn't finished yet.",
        lambda known: f"Finish or drop {_unfinished(known)} first.",
        "FAE-028",
    ),
    "new_character.kind.unknown": Said(
        "It is a player character or a major one.", "Choose one of them.", "", "no-kind"
    ),
    "major": Said(
        "Major characters are the game master's.", "Make a player character.", "FAE-166", "not-the-game-master"
    ),
    "submit.not_complete": _missing(_lacking, "Fill it in, then go on."),
    "draft_not_complete": _missing(_lacking, "Fill it in, then go on."),
    "confirm.not_complete": _missing(_wanting, "Change what you picked."),
    "unreadable": as_found(lambda known: refused_file(known["state"], known["seat"], known["file"])),
    "submitted": Said(
        "{it} waits for the game master's approval.", "They approve the character or send it back.", "FAE-028"
    ),
    "not_a_draft": Said("{it} is in play already.", lambda known: _later(1, known), lambda known: _later(0, known)),
    "looks.wordless": Said("How the character looks isn't told yet.", "Describe it in a sentence.", "", "no-looks"),
    "set_aspect.place.unknown": Said(
        "There is no such place for an aspect.", "Choose one of those offered.", "", "no-such-place"
    ),
    "not_in_order": Said("The places are filled one after another.", "Write the one before it first."),
    "rank_approaches.order.unknown": Said(
        "All six approaches are ranked, each once.", "One gets +3, two +2, two +1, one 0.", "", "bad-ranking"
    ),
    "rank_approaches.order.too_few": Said(
        "All six approaches are ranked, each once.", "One gets +3, two +2, two +1, one 0.", "", "bad-ranking"
    ),
    "rank_approaches.order.twice": Said(
        "All six approaches are ranked, each once.", "One gets +3, two +2, two +1, one 0.", "", "bad-ranking"
    ),
    "gm_approves": Said("The game master approves their own characters at once.", "Approve it.", "", "not-needed"),
    "approved_already": Said("{it} is ready already.", "Choose somebody who waits."),
    "not_submitted": Said("{it} hasn't been submitted yet.", "Wait for the player."),
    "approve.not_permitted": Said(
        "A stunt over two actions waits for your word.", "Permit it, or send it back.", "FAE-040"
    ),
    "send_back.reason.wordless": Said("A reason is needed.", "Say what to change.", "", "no-reason"),
    "send_back.not_waiting": Said("{it} doesn't wait for approval.", "Choose somebody who does.", "", "not-submitted"),
    "no_sheet": Said("Mooks and groups have no blank aspects.", "Add an aspect instead.", "FAE-171", "no-blanks"),
    "still_a_draft": Said("{it} is still being made.", "Set the aspect in the draft."),
    "no_blanks": Said("All three general aspects are written.", "A milestone lets you rewrite one.", "FAE-028"),
    "write_blank.roll_open": Said(
        "Blank aspects are written outside an open roll.", "Wait until it's over.", "FAE-Q35"
    ),
    "take_ready.unknown": Said(
        "There is no such ready-made character.", "Take one of the library.", "", "no-such-character"
    ),
    "taken": Said("{it} is at the table already.", "Take another one."),
    "import_character.wordless": Said("The file is empty.", "Choose a character's file.", "", "no-file"),
    "import_character.too_long": Said("The file is too long for a character.", "Choose a character's file."),
    # The cast
    "not_yours_nor_gm": Said(_owner, "You decide for your own characters.", "", "not-yours"),
    "in_play_already": Said("{it} is in play.", "Ask the game master to take the character out.", "", "not-a-draft"),
    "busy": Said("{it} is in the middle of a roll, a contest or a conflict.", "Wait until it's over.", "FAE-140"),
    "rolling": Said("{it} is part of the open roll.", "Wait until it's over.", "FAE-140", "roll-open"),
    "seat.unknown": Said("There is no such seat.", "Choose one of the players.", "", "no-such-seat"),
    "same_seat": Said("That seat plays {who} already.", "Choose another seat."),
    "side.wordless": Said("A side needs a name.", "Enter one, such as heroes or foes.", "", "no-side"),
    "make_mook.aspects.wordless": Said(
        "A mook has at least one aspect.", "Write one; separate several by semicolons.", "FAE-171", "no-aspect"
    ),
    "boxes.too_low": Said(
        "A mook has 0 to 2 stress boxes.", "With 0 it's out at the first hit.", "FAE-172", "bad-boxes"
    ),
    "boxes.too_high": Said(
        "A mook has 0 to 2 stress boxes.", "With 0 it's out at the first hit.", "FAE-172", "bad-boxes"
    ),
    "no_lists": Said("A mook is good at something, bad at something, or both.", "Fill in at least one list."),
    "not_a_mook": Said("Groups are made of mooks.", "Choose a mook, or make one.", "FAE-175"),
    "members.too_low": Said("A group has at least 2 members.", "Enter a higher number.", "", "bad-number"),
    "members.too_high": Said("A group has at most 40 members.", "Split them into several.", "", "bad-number"),
    "call_ready.key.unknown": Said(
        "There is no such ready-made foe.", "Choose one of the library.", "", "no-such-character"
    ),
    "reveal_character.in_the_open": Said("{it} is in the open already.", "Choose somebody hidden.", "", "not-hidden"),
    "reveal_character.not_ready": Said(
        "{it} is still being made.", "Approve the character first.", "", "still-a-draft"
    ),
    # Stunts
    "no_stunts": Said("Mooks and groups have no stunts.", "Give them skills instead.", "FAE-167"),
    "too_many_stunts": Said("Another stunt would leave a refresh below 1.", "Remove one first.", "FAE-036"),
    "feature.wordless": Said("The stunt needs a feature.", 'Say what follows "Because I".', "", "not-complete"),
    "circumstance.wordless": Said("The stunt needs a circumstance.", "Say when it applies.", "", "not-complete"),
    "effect.wordless": Said("The stunt needs an effect.", "Say what it lets you do.", "", "not-complete"),
    "approach.unknown": Said("That isn't an approach.", "Choose one of the six.", "", "no-approach"),
    "action.unknown": Said(
        "A stunt covers one action, or create and overcome together.", "Choose one of these.", "FAE-040", "bad-pair"
    ),
    "when.unknown": Said("That isn't a situation for a stunt.", "Choose one of those offered.", "", "no-kind"),
    "permit_stunt.unknown": Said("No such stunt waits for permission.", "Choose one that does.", "", "not-waiting"),
    "permit_stunt.who.unknown": Said(
        "There is no such character.", "Choose one of those on the table.", "", "no-such-character"
    ),
    "permit_stunt.not_waiting": Said("That stunt doesn't wait for permission.", "It can be used."),
    "no_new_stunt": Said("No new stunt is written down for {it}.", "Write it first."),
    "bench_not_permitted": Said(
        "A stunt over two actions waits for the game master's word.", "Ask for it.", "FAE-040", "not-permitted"
    ),
    "no_free_place": Said(
        "At this table only the free places are filled during the game.", "A milestone brings another stunt.", "FAE-Q38"
    ),
    "no_place": Said("Another stunt would leave a refresh below 1.", "A major milestone raises refresh.", "FAE-036"),
    "take_stunt.roll_open": Said("A new stunt is taken outside an open roll.", "Wait until it's over.", "FAE-Q38"),
    "use_stunt.no_session": Said("No session is under way.", "Wait until the next one starts."),
    "use_stunt.not_ready": Said("{it} is still being made.", "The game master approves who takes part."),
    "not_a_bend": Said("This stunt gives +2 on a roll.", "Claim it on a roll that fits.", "FAE-038"),
    "used_up": Said("It was used in this session already.", "It comes back with the next session."),
    "wrong_moment": Said(
        lambda known: f"This stunt can only be used in {_WHERE[known['it'][1].when]}.", "Wait for one."
    ),
    "use_stunt.words.wordless": Said("Using a stunt needs an explanation.", "Say what happens.", "", "no-words"),
    # Recovery and milestones
    "recover.scene_open": Said("There's no rest before the scene is over.", "Wait until it's closed."),
    "no_mild": Said("{it} has no mild consequence.", "Others clear at milestones.", "", "nothing-to-heal"),
    "recover.asked_already": Said("The game master has been asked already.", "Wait for the answer."),
    "nobody_due": Said("No player character has begun a session yet.", "Start a session.", "", "nobody"),
    "begun_to_settle": Said(
        "Somebody has confirmed this milestone already.", "Wait until it's over.", "", "milestone-open"
    ),
    "call_milestone.kind.unknown": Said(
        "A milestone is minor, significant or major.", "Choose one of them.", "", "no-kind"
    ),
    "not_greater": Said("A milestone is open already.", "Only a greater one can take its place.", "", "milestone-open"),
    **{
        f"{tag}.roll_open": Said(lambda known: open_roll(known["state"]), "Finish it first.", "FAE-145")
        for tag in _PICKS
    },
    "no_milestone": Said("No milestone has been reached.", "The game master calls them.", "FAE-145"),
    "confirmed_already": Said("This milestone is settled for {it}.", "The next one brings more.", "FAE-147"),
    "clear_at.none_taken": Said("{who} has no {it} consequence.", "Choose one they have.", _healing, "nothing-to-heal"),
    "severe": Said(_kind, "A significant one does.", "FAE-154", "lesser-milestone"),
    "too_fresh": Said("It was taken in this session.", "It may clear at a milestone of a later one.", _healing),
    "implausible": Said("The game master doesn't find it plausible.", "It may clear another time.", _healing),
    "told_already": Said("How it heals has been told.", _AGAIN, _healing),
    "not_told": Said("Nobody has told how this heals.", "There's nothing to doubt."),
    "effect_picked": Said("One effect is picked already.", _AGAIN, "FAE-147", "picked-already"),
    "pair.unknown": Said("Two approaches are swapped.", "Choose two of the six.", "", "bad-value"),
    "pair.too_few": Said("Two approaches are swapped.", "Choose two of the six.", "", "bad-value"),
    "pair.too_many": Said("Two approaches are swapped.", "Choose two of the six.", "", "bad-value"),
    "pair.twice": Said("Two approaches are swapped.", "Choose two of the six.", "", "bad-value"),
    "pick_rewrite.aspect.unknown": Said("{who} has no such aspect.", "Choose one from the sheet.", "", "bad-value"),
    "high_concept": Said("The high concept stays.", "A major milestone lets you rewrite it."),
    "a_consequence": Said("A consequence goes by recovery only.", "Tell how it heals.", "FAE-Q50", "consequence"),
    "not_rewritable": Said(
        "That can't be rewritten.", "Choose the trouble, a general aspect or the next blank.", "", "bad-value"
    ),
    "not_significant": Said(_kind, "A significant one does.", "", "lesser-milestone"),
    "not_major": Said(_kind, "A major one does.", "", "lesser-milestone"),
    "approach_raised": Said("One approach is raised already.", _AGAIN, "", "picked-already"),
    "at_the_top": Said(
        lambda known: f"{known['it']} can't go above +{known['state'].options.approach_max}.", "Raise another one."
    ),
    "great_picked": Said("Refresh or a stunt is picked already.", _AGAIN, "", "picked-already"),
    "too_few_stunts": Said(
        "At this table it takes three stunts: with fewer a new one costs nothing.",
        "Take the refresh, and the stunt anyway.",
        "FAE-Q34",
        "no-exchange",
    ),
    "high_written": Said("A new high concept is written already.", _AGAIN, "", "picked-already"),
    "part.unknown": Said("There is no such part of a milestone.", "Choose one of those offered.", "", "not-picked"),
    "not_picked": Said("Nothing of this has been picked.", "There's nothing to take back."),
}
