"""Why something is refused: a sentence a condition, with its rule and what would be right."""

from collections.abc import Mapping
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.judge import Move, Wrong
from parlour.core.saying import Said, Sentences, refusal
from parlour.games.domino_knights.content import HAND_AT_END, NAME_LENGTH, PLEA_LENGTH
from parlour.games.domino_knights.model import PHASES, Kingdom, Knight
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    CARD_NAMES,
    COST,
    ENDS,
    KINGDOM_AT,
    POINTS,
    code,
    is_kingdom,
    piece,
)
from parlour.games.domino_knights.rules.loot import looter
from parlour.games.domino_knights.rules.questions import credit, wealths
from parlour.games.domino_knights.words.pieces import listed
from parlour.games.domino_knights.words.refusals_idle import IDLE_SENTENCES
from parlour.games.domino_knights.words.refusals_special import SPECIAL_SENTENCES

Known = Mapping[str, Any]

STEP = {
    "setup": "the setup",
    "maintain": "Maintain",
    "draw": "Draw",
    "train": "Train",
    "attack": "Attack",
    "aid_attack": "aid for the attack",
    "defend": "the defence",
    "aid_defend": "aid for the defence",
    "resolve": "the resolution",
    "clean_up": "clean-up",
    "discard": "Discard",
    "over": "the end",
    "goal_vote": "the vote on the goal",
}


def refused(move: Move, wrong: Wrong, command: Any) -> RuleViolation:
    return refusal(move, wrong, command, SENTENCES, _called)


def _called(known: Known, thing: Any) -> str:
    """A Kingdom by its name, everything else as it is written."""
    match thing:
        case (_, Kingdom(name=name)):
            return name
        case (_, Knight(domino=domino)) | Knight(domino=domino):
            return BODY_NAMES[domino]
        case int() if is_kingdom(thing):
            return _kingdom(known, thing - KINGDOM_AT)
        case int():
            return piece(thing)
        case _:
            return str(thing) or "That"


def _now(known: Known) -> str:
    return STEP[PHASES[known["state"].phase]]


def _phase(name: str) -> Said:
    return Said(
        lambda known: f"This belongs to {name}, and now it's {_now(known)}.",
        "A turn goes Maintain, Draw, Train, Attack, Discard.",
        "DK-042",
    )


def _step(rule: str = "DK-072") -> Said:
    return Said(lambda known: f"The battle isn't at that step; now it's {_now(known)}.", "Wait for it.", rule)


def _over(what: str, rule: str = "DK-072") -> Said:
    return Said(lambda known: f"{what}; now it's {_now(known)}.", "Special cards can still be played.", rule)


def _kingdom(known: Known, seat: int) -> str:
    return str(known["state"].kingdoms[seat].name)


def _waiting(known: Known) -> str:
    state = known["state"]
    waiting = [k.name for seat, k in enumerate(state.kingdoms) if not state.window.passed >> seat & 1]
    return f"A reaction window is open; it's waiting for {listed(waiting)}."


def _react(known: Known) -> str:
    passed = known["state"].window.passed >> known["seat"] & 1
    return "The turn goes on when everybody has passed." if passed else "Play a special card, or pass."


def _model_first(known: Known) -> str:
    state, seat = known["state"], known["seat"]
    who = "You have" if state.copying == seat else f"{_kingdom(known, state.copying)} has"
    return f"{who} to choose a new Knight for the Doppelganger to copy first."


_WINDOW = Said(_waiting, _react, "DK-A26")

MOMENT: Sentences = {
    "game_over": Said("The game is over.", "Look back through it, or open another table.", "DK-165"),
    "no_kingdom": Said("You have no Kingdom in this game.", "Take a seat to play.", "DK-001"),
    "ejected": Said("Your Kingdom has been ejected.", "You can still watch and talk.", "DK-098"),
    "step_over": Said("This step of the lesson is over.", "Go on to the next one, or start this one again.", "DK-042"),
    "model_first": Said(_model_first, "Play goes on after that.", "DK-A91"),
    "reactions_open": _WINDOW,
    "other_reactions": _WINDOW,
    "not_your_turn": Said(
        lambda known: f"It's {_kingdom(known, known['state'].active)}'s turn.", "Turns go clockwise.", "DK-043"
    ),
    "not_maintain": _phase("Maintain"),
    "not_draw": _phase("Draw"),
    "not_train": _phase("Train"),
    "not_attack": _phase("Attack"),
    "not_discard": _phase("Discard"),
    "no_battle": Said("There's no battle.", "Wait until somebody attacks.", "DK-072"),
    "not_defend": _step(),
    "not_aid_defend": _step(),
    "not_clean_up": _step(),
    "no_aid_step": _step(),
    "no_step_to_ask": _step(),
}


# Maintain, Draw, Train, Discard


def _missing(known: Known) -> str:
    candidate = known["it"]
    return f"Its training isn't finished: it still needs {COST[candidate.domino] - credit(candidate)}."


def _ends(known: Known) -> str:
    low, high = ENDS[known["candidate"].domino]
    return f"Choose {high} or {low}." if low != high else f"Choose {high}."


def _either_card(known: Known) -> str:
    first, second = [CARD_NAMES[card] for card in known["candidate"].cards]
    return f"Choose {first} or {second}."


def _top(known: Known) -> str:
    top = CARD_NAMES[known["state"].discard[-1]]
    return f"{top} is on top; only a 2 to 9 can be taken, and it blocks the cards beneath it."


def _paid(known: Known) -> int:
    """What the named cards count."""
    doubled = len(wealths(known["state"].kingdoms[known["seat"]]))
    return sum([POINTS[code(card)] << doubled for card in known["it"]])


def _short(known: Known) -> str:
    domino = known["recruit"].domino
    return f"{BODY_NAMES[domino]} costs {COST[domino]}; these cards pay {_paid(known)}."


def _to_pay(known: Known) -> str:
    return f"Add {COST[known['recruit'].domino] - _paid(known)} more of the same suit."


def _needless(known: Known) -> str:
    candidate = known.get("candidate")
    needed = COST[known["recruit"].domino] if candidate is None else COST[candidate.domino] - credit(candidate)
    return f"The cost is met without one of these cards ({_paid(known)} for {needed})."


def _spare(known: Known) -> str:
    doubled = len(wealths(known["state"].kingdoms[known["seat"]]))
    return f"Leave out a card worth {min([POINTS[code(card)] for card in known['it']]) << doubled}."


def _to_discard(known: Known) -> str:
    held = known["state"].kingdoms[known["seat"]].hand
    return f"Discard {len(held) - len(known['it']) - HAND_AT_END} more."


_A_KNIGHT_IS_TWO = Said("A Knight is two cards.", "Leave the others in your hand.", "DK-186")

TURN: Sentences = {
    "promote.no_dominoes": Said(
        "Without dominoes a Knight has no ends.", "Choose which of its two cards attacks.", "DK-188"
    ),
    "promote.candidate.unknown": Said("That isn't one of your Candidates.", "Promote one of your own.", "DK-045"),
    "promote.unfinished": Said(_missing, "Add cards in your Train phase.", "DK-064"),
    "blank_last": Said("The blank is promoted last.", "Promote the others first.", "DK-A61"),
    "promote.attack.unknown": Said("One of its two ends attacks.", _ends),
    "promote.attack.not_asked": Said(
        "The blank has no ends of its own: it copies a Knight.", "Name only the Knight it copies.", "DK-156"
    ),
    "promote.model.not_asked": Said("Only the blank copies another Knight.", "Choose which end attacks.", "DK-156"),
    "model.unknown": Said(
        "A Doppelganger copies a Knight in play of its own suit.", "Choose a Knight of that suit.", "DK-156"
    ),
    "assign_pair.dominoes_here": Said(
        "This table plays with dominoes.", "Choose which end of the Candidate attacks.", "DK-185"
    ),
    "assign_pair.candidate.unknown": Said("That isn't one of your Candidates.", "Promote one of your own."),
    "assign_pair.unfinished": Said("It's waiting for its second card.", "Add one when you train.", "DK-A79"),
    "assign_pair.attack.unknown": Said("One of its two cards attacks, the other defends.", _either_card),
    "assign_pair.attack.not_asked": Said(
        "A blank card copies a Knight, so neither of the two attacks.", "Name only the Knight it copies.", "DK-156"
    ),
    "assign_pair.model.not_asked": Said(
        "Only a blank card copies another Knight.", "Choose which card attacks.", "DK-A78"
    ),
    "ends_fixed": Said("The ends are fixed once a Knight is in play.", "Keep them as they are."),
    "promotions_first": Said("Candidates are promoted first.", "Promote yours, then turn your Knights round."),
    "nobody_to_turn": Said("You have no Knight to turn round now.", "Go on with your turn."),
    "copies_another": Said("A Doppelganger has the ends of the Knight it copies.", "Choose another Knight."),
    "same_ends": Said("{it} has the same value at both ends.", "Choose a Knight with two different ends."),
    "pile_empty": Said("The discard pile is empty.", "Draw from the deck.", "DK-019"),
    "took_already": Said("Only one card may be taken from the discard pile.", "Draw from the deck.", "DK-019"),
    "top_stays": Said(_top, "Draw from the deck.", "DK-053"),
    "cards.unknown": Said("{it} isn't in your hand.", "Use cards you hold.", "DK-035"),
    "cards.twice": Said("You named a card twice.", "Name each card once."),
    "no_training_card": Said("{it} can't train.", "Use cards from 2 to King of one suit.", "DK-025"),
    "no_pair_card": Said("{it} can't be part of a Knight.", "Use cards from 2 to King.", "DK-A75"),
    "trained_already": Said("At this table you train only once a turn.", "End training.", "DK-A10"),
    "train.no_dominoes": Said(
        "Without dominoes there are no Recruits.", "Lay two cards of one suit for a Knight.", "DK-185"
    ),
    "recruit.unknown": Said("That isn't one of your Recruits.", "Train one of your own.", "DK-013"),
    "train.cards.mixed": Said(
        "The cards are of different suits.", "Pay for a Recruit with cards of a single suit.", "DK-056"
    ),
    "train.cards.too_few": Said("No card pays for it.", "Add cards of one suit."),
    "train.cards.too_many": Said("The blank takes exactly one card, for its suit.", "Choose one card.", "DK-A09"),
    "train.cards.too_little": Said(_short, _to_pay),
    "needless": Said(_needless, _spare, "DK-A08"),
    "laid_at_once": Said(
        "At this table both cards of a pair are laid at once.", "Lay two cards of one suit.", "DK-A79"
    ),
    "add_training.candidate.unknown": Said("That isn't one of your Candidates.", "Add to one of your own.", "DK-014"),
    "has_both": Said("It has both its cards.", "Keep your cards.", "DK-186"),
    "cost_met": Said(
        "Its cost is already met.", "Keep your cards; it becomes a Knight in your next Maintain.", "DK-A08"
    ),
    "second_blank": Said("Two blank cards have no suit.", "Add a card from 2 to King, which gives the suit.", "DK-A78"),
    "other_suit": Said("It's being trained in another suit.", "Add cards of that suit.", "DK-056"),
    "unlike_first": Said("The two cards are of different suits.", "Add a card of its suit.", "DK-186"),
    "add_training.cards.too_few": Said(
        "You named no card to add.",
        "Add at least one.",
        lambda known: "DK-186" if known["state"].options.dominoless else "DK-062",
    ),
    "add_training.cards.too_many": _A_KNIGHT_IS_TWO,
    "train_pair.dominoes_here": Said("This table plays with dominoes.", "Train one of your Recruits.", "DK-185"),
    "no_fame": Said("Without Fame you can't train a new pair.", "Win some with the Knights you have.", "DK-A85"),
    "train_pair.cards.too_few": Said("A Knight is two cards of one suit.", "Add a card of the same suit."),
    "train_pair.cards.too_many": _A_KNIGHT_IS_TWO,
    "two_blanks": Said("Two blank cards have no suit.", "Lay a card from 2 to King with one of them.", "DK-A78"),
    "two_suits": Said("The two cards are of different suits.", "Choose two of one suit.", "DK-186"),
    "discard.cards.too_few": Said(
        f"At the end of your turn you hold at most {HAND_AT_END} cards.", _to_discard, "DK-108"
    ),
}


# Battle


def _target(known: Known) -> int:
    """The Kingdom attacked, or about to be."""
    chosen = known.get("target")
    return int(chosen[0] if chosen is not None else known["state"].battle.target)


def _loyal(known: Known) -> str:
    name = BODY_NAMES[known["it"][1].domino]
    return f"A Queen of its suit is at {_kingdom(known, _target(known))}: {name} can't attack there."


def _across(known: Known) -> str:
    one, other = (known["knight"], known["it"]) if "knight" in known else (known["it"], known["target"])
    names = BODY_NAMES[one[1].domino], BODY_NAMES[other[1].domino]
    return f"A Queen of their suit keeps {names[0]} and {names[1]} from fighting each other."


def _whose(known: Known) -> str:
    owner, knight = known["it"]
    return f"{BODY_NAMES[knight.domino]} is a Knight of {_kingdom(known, owner)}."


def _victor(known: Known) -> str:
    return f"{_kingdom(known, looter(known['state']))} won this battle; only the victor loots."


def _victor_first(known: Known) -> str:
    return f"{_kingdom(known, looter(known['state']))} won the battle and first chooses whether to loot."


_LOYAL = Said(_loyal, "Use a Knight of another suit.", "DK-145")

BATTLE: Sentences = {
    "battle_open": Said(
        lambda known: f"The battle against {_kingdom(known, known['state'].battle.target)} isn't over yet.",
        "Finish it first.",
        "DK-070",
    ),
    "attack.target.unknown": Said("That isn't a Kingdom of this game.", "Choose one of the others.", "DK-073"),
    "your_own": Said("You can't attack your own Kingdom.", "Choose another one.", "DK-069"),
    "out_of_the_game": Said("{it} has been ejected.", "Choose another Kingdom.", "DK-098"),
    "attacked_already": Said(
        "{it} was already attacked this turn.", "Attack another Kingdom, or end your attacks.", "DK-071"
    ),
    "knights.unknown": Said("{it} isn't a Knight in play.", "Choose one of your Knights."),
    "knights.twice": Said("You named a Knight twice.", "Name each Knight once.", "DK-A43"),
    "reorient.knights.twice": Said("You named a Knight twice.", "Name each Knight once."),
    "attack.knights.too_few": Said("An attack needs a Knight of your own.", "Choose at least one.", "DK-A42"),
    "aid_attack.knights.too_few": Said("Aid needs at least one Knight.", "Choose one, or pass."),
    "not_yours": Said(_whose, "Choose one of your own."),
    "committed": Said("{it} has already been sent into this battle.", "Each Knight joins a battle once.", "DK-A43"),
    "tapped": Said("{it} is tapped until your next Maintain.", "Choose an untapped Knight."),
    "loyal": _LOYAL,
    "loyal_there": _LOYAL,
    "loyal_late": _LOYAL,
    "attack_aid_over": _over("It's too late to aid the attack", "DK-080"),
    "aid_attack.your_own_attack": Said(
        "Your attackers were sent when you declared the attack.", "Ask for aid instead.", "DK-A46"
    ),
    "aid_attack.your_own_defence": Said(
        "You're the one attacked, and a Kingdom joins only one side of a battle.", "Wait for your defence.", "DK-A44"
    ),
    "passed_here": Said("You have passed in this step.", "You're asked again if somebody joins.", "DK-076"),
    "defence_over": _over("The defence is already set"),
    "not_attacked": Said(
        lambda known: f"{_kingdom(known, known['state'].battle.target)} is the one attacked.",
        "You can aid the defence after that.",
        "DK-083",
    ),
    "blocks.unknown": Said("{it} isn't a Knight in play.", "Choose one of your Knights."),
    "unknown_target": Said(
        lambda known: f"{known['target']} isn't attacking in this battle.", "Name an attacker.", "DK-083"
    ),
    "blocks.twice": Said("A Knight can face only one attacker.", "Name each blocker once.", "DK-A43"),
    "blocks.too_few": Said("Aid needs at least one Knight.", "Choose one, or pass."),
    "across_a_queen": Said(_across, "Use a Knight of another suit.", "DK-146"),
    "defence_aid_over": _over("It's too late to aid the defence"),
    "aid_defend.your_own_defence": Said(
        "Your own blockers were set in your defence.", "Ask for aid instead.", "DK-A46"
    ),
    "aid_defend.your_own_attack": Said(
        "You're the attacker, and a Kingdom joins only one side of a battle.", "Wait for the defenders.", "DK-A44"
    ),
    "attacks_already": Said(
        "You're on the attacker's side, and a Kingdom joins only one side of a battle.", "Pass.", "DK-A44"
    ),
    "aid_not_asked": Said("You aren't being asked for aid now.", "Wait for the battle to go on."),
    "not_your_battle": Said("Only the attacker and the defender ask for aid.", "You can give it."),
    "defence_to_come": Said("Now the attacker's side gathers.", "Ask for aid in your defence."),
    "attack_past": Said("The attackers are set; now the defender's side gathers.", "Fight with those you have."),
    "nobody_to_ask": Said("Nobody is left who could aid you.", "Fight alone."),
    "asked_already": Said("You have already asked for aid.", "Wait for an answer."),
    "commit.no_battle": Said("There's no battle.", "Wait until somebody attacks."),
    "decided": Said("The battle is already being resolved.", "A Knight joins before that."),
    "commit.knight.unknown": Said("{it} isn't a Knight in play.", "Choose one of your Knights."),
    "not_freed": Said(
        "Only a Knight that got Life during this battle may join it late.", "Use a special card.", "DK-A46"
    ),
    "attack_set": Said("It's too late to join the attackers.", "Keep the Knight at home."),
    "not_your_side": Said("Your side can't add a Knight at this moment.", "Wait for the battle to go on."),
    "against.unknown": Said("Say which attacker it faces.", "Choose one of the attackers.", "DK-083"),
    "against.not_asked": Said("An attacker doesn't face anybody yet.", "Name only the Knight."),
    "looting_first": Said(_victor_first, "Wait for it.", "DK-105"),
    "no_order_owed": Said("You have no dead to put in order now.", "Wait for the field to be cleared."),
    "order.unknown": Said("{it} isn't one of your dead of this battle.", "Name your own dead, each once."),
    "order.twice": Said("You named a Knight twice.", "Name your own dead, each once."),
    "order.too_few": Said("You have more dead in this battle.", "Name them all; the last one is on top."),
    "no_looting": Said("At this table the battlefield isn't looted.", "The dead go to their own graveyards.", "DK-105"),
    "looted_already": Said("One of the fallen has already been taken.", "Bury the rest."),
    "nobody_loots": Said("Nobody loots this field now.", "The dead go to their own graveyards.", "DK-A51"),
    "not_the_victor": Said(_victor, "Wait for it.", "DK-A51"),
    "loot.knight.unknown": Said(
        "You can only take a Knight that fell in this battle.", "Choose one of those on the field."
    ),
}

# Beside the turn

TABLE: Sentences = {
    "name.too_long": Said(f"A Kingdom's name has at most {NAME_LENGTH} characters.", "Choose a shorter one."),
    "model_stays": Said(
        "A Doppelganger keeps its model until one of the two is defeated.", "Keep it as it is.", "DK-157"
    ),
    "choose_copy.knight.unknown": Said(
        "That isn't a Knight in play of the Doppelganger's suit.", "Choose another one.", "DK-158"
    ),
    "goal_settled": Said("The goal is settled before play begins and stays.", "Play for it as it is.", "DK-167"),
    "wordless": Said("A plea needs at least a word.", "Say something, or just vote."),
    "text.too_long": Said(f"A plea has at most {PLEA_LENGTH} characters.", "Keep it short."),
    "goal.unknown": Said("That isn't a goal of this game.", "Vote for a goal, or for another card."),
    "no_health": Said("This table plays for Fame, and nobody has Health.", "Vote for another goal.", "DK-168"),
    "in_a_lesson": Said("There's nothing to give up in a lesson.", "Take another step, or leave."),
    "not_begun": Said("The goal is being voted on, and nothing is dealt yet.", "Vote first.", "DK-183"),
    "not_the_clock": Said("Only the clock says that time is up.", "Play on."),
    "not_watched": Said("What the clock was watching is already over.", "Play on."),
    "what.unknown": Said("The clock doesn't watch that.", "Play on."),
    "token.unknown": Said("What the clock was watching is already over.", "Play on."),
    "no_lesson": Said("This isn't a lesson.", "Open one from the front page."),
    "not_the_learner": Said("Only the learner chooses the step.", "Wait for the learner."),
    "step.unknown": Said("There's no such step in this lesson.", "Choose one of its steps."),
}

SENTENCES: Sentences = {**MOMENT, **TURN, **BATTLE, **TABLE, **SPECIAL_SENTENCES, **IDLE_SENTENCES}
