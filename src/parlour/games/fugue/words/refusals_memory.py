"""Refusals of memories: how they begin, are told, named, judged, used and kept."""

from parlour.core.saying import Said, Sentences
from parlour.games.fugue.model import Flashback
from parlour.games.fugue.rules.ask import character, persona_of, seat_of, teller
from parlour.games.fugue.rules.keeping import limits_of, sides_for
from parlour.games.fugue.words.phrases import listed
from parlour.games.fugue.words.reader import title_of
from parlour.games.fugue.words.refusal_parts import Known, now, seat, target, value, yours


def _teller(known: Known) -> str:
    return f"{seat(known, teller(known['state'], known['it']))} tells this one."


def _limits(known: Known) -> str:
    limits = limits_of(known["flashback"])
    return f"Name {listed(limits, 'or')}." if limits else "Leave it as it is."


def _places(known: Known) -> str:
    found = [str(side) for side in sides_for(known["state"], known["who"].id)]
    return f"Choose side {listed(found, 'or')}, or 0 for a told act." if found else "Let it be a told act (0)."


def _mine(known: Known) -> str:
    person = persona_of(known["state"], known["seat"])
    assert person is not None
    return title_of(known["state"], person)


def _players(known: Known) -> str:
    """Whose memory it is, by who plays them."""
    memory: Flashback = known["it"]
    state = known["state"]
    return listed([seat(known, seat_of(state, character(state, who))) for who in memory.to], "or")


_NONE_TOLD = target("No such flashback is being told.", "Choose one from the queue.")
_ON_NO_SHEET = target("No such memory is on a sheet.", "Choose one that is.")
_NO_TRIGGER = Said(
    "A flashback can't come from nowhere: something in the scene sets it off.",
    "Say which thing, person, word or need it is.",
    "FUG-053",
    "no-trigger",
)
_ALREADY_THERE = target("{it} is in it anyway.", "Name only who else is there.")
_CHOOSES = yours("{it}'s player decides that.", "Wait for the choice.", "FUG-081")
_YOU_DEAL = Said(
    "While you deal, your persona is a game-character: you have no flashbacks of your own and give none.",
    "Tell flashbacks of the story, or those of Signifiers.",
    "FUG-062",
    "dealer-controlled",
)
SENTENCES: Sentences = {
    # Beginning
    "own_flashback.you_deal": _YOU_DEAL,
    "gift_flashback.you_deal": _YOU_DEAL,
    "result_known": now(
        "The result of the skilled action is known: a flashback can't change it.",
        "Have it before a card is turned, or afterwards.",
        "FUG-A48",
    ),
    "own_used": Said(
        "You've made your two flashbacks for this sitting.",
        "Others can give you one, or your Signifier may come up.",
        "",
        "limit-own",
    ),
    "gift_used": Said(
        "You've given your one flashback of this sitting.", "Others can still give one.", "", "limit-gift"
    ),
    "not_back": Said(
        lambda known: f"The Dealer plays {_mine(known)} while you're away.",
        "Say that you're back.",
        "FUG-062",
        "dealer-controlled",
    ),
    "no_persona": target(
        "A gift has the giver's own persona in it, and you have none in play.",
        "Only players with a persona can give a memory.",
        "FUG-070",
    ),
    "game_character": Said(
        "{it} is a game-character: those have no flashbacks and gain no abilities.",
        "Choose a persona played by its player.",
        "FUG-062",
        "dealer-controlled",
    ),
    "dealers_now": Said(
        "The Dealer plays {it} now, so it has no flashbacks.",
        "Choose a persona played by its player.",
        "FUG-062",
        "dealer-controlled",
    ),
    "own_flashback.not_yours": yours(
        lambda known: (
            f"{title_of(known['state'], known['it'])} is played by {seat(known, seat_of(known['state'], known['it']))}."
        ),
        "Give a flashback as your gift of the sitting.",
        "FUG-052",
    ),
    "hand_decided": now(
        "{it} is in the hand being played, and no flashback can change its result.",
        "Have it between turns, on your own turn, or afterwards.",
        "FUG-A48",
    ),
    "mid_turn": now(
        lambda known: f"It's the middle of {_turn(known)}'s turn.",
        "Have it between turns, on your own turn, or afterwards.",
        "FUG-A48",
    ),
    "to.your_own": target("A gift goes to somebody else's persona.", "Make a flashback of your own instead."),
    "trigger.wordless": _NO_TRIGGER,
    "present.your_own": target("Your own persona is in it by rule.", "Name only who else is there.", "FUG-070"),
    "rememberer": _ALREADY_THERE,
    "in_it": _ALREADY_THERE,
    "must_be_in_it": _ALREADY_THERE,
    "augments.unknown": value(
        "There is no such memory to add to.", "Choose one that's on a sheet, or none.", "FUG-087"
    ),
    "augments.not_asked": value("This memory adds to one already, or is on a sheet.", "Leave that empty.", "FUG-087"),
    # Telling
    "nothing_told": now("No memory is being told.", "Wait for one."),
    "flashback.unknown": _NONE_TOLD,
    "another_tells": yours(_teller, "Listen; you can help with ideas.", "FUG-052"),
    "sent_back": now(lambda known: f"It was sent back ({known['it'].back}).", "Word it again.", "FUG-A67"),
    "reword.nothing_told": now(
        "No memory is being told.", "What is on a sheet stays; another flashback may add to it.", "FUG-088"
    ),
    "reword.flashback.unknown": target(
        "No such flashback is being told.", "What is on a sheet stays; another flashback may add to it.", "FUG-088"
    ),
    "stands": now("What has been told stays.", "Only what the Dealer sent back is worded again.", "FUG-088"),
    "told_enough": now("This memory has as many pieces as it can hold.", "Name its ability."),
    "tell_memory.left_to_dealer": now(
        "The Dealer is about to name its ability.", "What more there is comes in another flashback."
    ),
    "tell_memory.ability_named": now("Its ability is named already.", "What more there is comes in another flashback."),
    "tell_memory.wordless": value("The memory needs words.", "Tell what the persona remembers."),
    "memory.wordless": value("The memory needs words.", "Tell what the persona remembers."),
    "for_dealer_to_name": Said(
        "Only the Dealer names this ability, as they were asked to.",
        lambda known: f"Wait for {seat(known, known['state'].desk.gm)}.",
        "FUG-217",
        "not-dealer",
    ),
    "for_teller_to_name": yours(_teller, "Listen; you can help with ideas.", "FUG-052"),
    "untold_yet": Said(
        "The memory comes first, then its ability.", "Tell what the persona remembers.", "FUG-057", "memory-first"
    ),
    "ability_named": Said(
        "Its one ability is named already.", "A flashback gives exactly one.", "FUG-050", "one-ability"
    ),
    "left_to_dealer": now("It's left to the Dealer already.", "Wait for the Dealer to name it."),
    "name_ability.ability.wordless": Said(
        "A flashback gives exactly one ability, and none was named.",
        "Name what the persona did in the memory, or leave the wording to the Dealer.",
        "",
        "one-ability",
    ),
    "several_abilities": Said(
        "A flashback gives exactly one ability, and this reads like more than one.",
        "Name one thing the persona did in the memory.",
        "",
        "one-ability",
    ),
    "leave_naming.you_deal": now("You are the Dealer.", "Name the ability."),
    "must_be_told": now("A Signifier's memory is due and can't be taken back.", "Tell it, however briefly.", "FUG-074"),
    # Judging
    "settled": target("It's on the sheet already.", "Choose one from the queue."),
    "you_tell": now("You tell this one yourself.", "Name its ability; nobody needs to judge it."),
    "no_ability_yet": now(
        "Its ability has yet to be named.", "Wait for it, or name it if that was left to you.", "FUG-057"
    ),
    "veto_ability.no_ability_yet": now(
        "No ability is named yet, and the memory itself can't be vetoed.", "Wait for its ability."
    ),
    "no_gift": Said(
        "Only a gift's ability can be vetoed.",
        "Send this one back only for what flashbacks are not.",
        lambda known: "FUG-A43" if known["it"].way == "signifier" else "",
        "no-reason",
    ),
    "veto_ability.reason.wordless": Said("A veto needs a reason.", "Say why it doesn't fit.", "", "no-reason"),
    "nothing_of_it": now("Nothing of it is told yet, or it was sent back already.", "Wait for the memory."),
    "limit.unknown": Said(
        "A memory is sent back only for a limit it crosses, never for taste.", _limits, "", "no-reason"
    ),
    "send_back.reason.wordless": Said(
        "It needs a reason.", "Say what in the memory crosses that limit.", "", "no-reason"
    ),
    # Using it at once
    "use_now.flashback.unknown": now("Nothing of this memory waits to be used.", "It's on the sheet for later."),
    "intercede.flashback.unknown": now("Nothing of this memory waits to be used.", "It's on the sheet for later."),
    "decline.flashback.unknown": now("Nothing of this memory waits to be used.", "It's on the sheet for later."),
    "nothing_waits": now("Nothing of this memory waits to be used.", "It's on the sheet for later."),
    **{f"{tag}.not_yours": _CHOOSES for tag in ("use_now", "intercede", "decline")},
    "not_choosing": now("{it} has nothing to decide about this memory.", "Choose somebody who has just remembered."),
    "outside_action": now("{it} isn't in the action.", "Intercede, or decline."),
    "in_the_action": now("{it} is in the action already.", "Use it now, or decline."),
    "nobody_steps_in": target("Nobody wants to step in.", "Look at what is asked above."),
    "not_stepping_in": target("{it} doesn't want to step in.", "Look at what is asked above."),
    "answer_intercede.side.unknown": target("There's no place on such a side.", _places),
    # Afterwards
    "no_hand": now("No hand is being played.", "Let it be told now."),
    "no_signifiers": now("Only a Signifier's memory is postponed.", "Let it be told now."),
    "late_already": now("It's postponed already.", "It's told at the end of the hand."),
    "told_in_part": now("Its telling has begun.", "Let it be told now."),
    "tasks_memory": now("It came with a skilled action, not with the hand.", "Let it be told now."),
    "note_memory.flashback.unknown": _ON_NO_SHEET,
    "share_memory.flashback.unknown": _ON_NO_SHEET,
    "correct_memory.flashback.unknown": _ON_NO_SHEET,
    "for_its_player": yours(
        "What it proves is for the persona's player to say.", "Pin your own thoughts to the board."
    ),
    "for_its_persona": yours(
        "Only the persona who has this memory can tell of it.", lambda known: f"Ask {_players(known)}."
    ),
    "knows_it": target("{it} knows of it already.", "Choose somebody who doesn't."),
    "correct_memory.reason.wordless": Said("It needs a reason.", "Say why.", "", "no-reason"),
    "in_use": now("It's being decided whether it's used at once.", "Wait for that."),
}


def _turn(known: Known) -> str:
    return title_of(known["state"], character(known["state"], known["state"].contest.turn))
