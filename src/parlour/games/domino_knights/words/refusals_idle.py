"""Why a piece can do nothing now: what a player reads who points at a dimmed one."""

from collections.abc import Mapping
from typing import Any

from parlour.core.saying import Said, Sentences
from parlour.games.domino_knights.pieces import COST, SPECIAL, SPECIAL_NAMES

Known = Mapping[str, Any]


def _no_target(known: Known) -> str:
    return f"{SPECIAL_NAMES[SPECIAL[known['it']]]} has nobody to be aimed at now."


def _whose(known: Known) -> str:
    owner = known["it"][0]
    return "It" if owner == known["seat"] else f"{known['state'].kingdoms[owner].name}'s Candidate"


_NOT_NOW = Said("There's nothing to do with this now.", "The status bar says what is asked now.", "DK-042")
_NO_FAME = Said("Without Fame you can't train a new pair.", "Win some with the Knights you have.", "DK-A85")

IDLE_SENTENCES: Sentences = {
    "piece.unknown": _NOT_NOW,
    # A card
    "top_barred": Said("{it} is the top discard, and only a 2 to 9 can be taken.", "Draw from the deck.", "DK-052"),
    "top_later": Said("{it} is the top discard; you can take it in your own Draw.", "Wait for your Draw.", "DK-052"),
    "top_now": Said("You can take {it} now, before you draw from the deck.", "Take the top discard.", "DK-052"),
    "one_taken": Said("Only one card may be taken from the discard pile.", "Draw from the deck.", "DK-019"),
    "idle_card.not_held": Said("{it} isn't in your hand.", "A Ten may negate a special card in play.", "DK-149"),
    "moment_closed": Said("{it} can't be played at this moment.", "Wait for the next reaction window.", "DK-A26"),
    "nobody_to_hire": Said("A Mercenary card buys a Knight in play.", "Keep it until there is one.", "DK-190"),
    "no_pair_to_raise": Said("There's no pair in any graveyard.", "Keep it until a Knight has died.", "DK-193"),
    "none_fell": Said("Nobody fell in this battle.", "Keep it until Knights have fallen.", "DK-194"),
    "blank_waits": Said(
        "A blank card is trained with one card from 2 to King, which gives its suit.", "Keep it.", "DK-A78"
    ),
    "pairs_later": Said(
        "{it} makes a Knight with another card of its suit, in your Train phase.", "Keep it until then.", "DK-186"
    ),
    "trains_no_more": Said("At this table you train only once a turn.", "Keep it until your next turn.", "DK-A10"),
    "without_fame": _NO_FAME,
    "no_second": Said(
        "You hold no second card of its suit to go with {it}.", "Try another suit, or finish training.", "DK-186"
    ),
    "nothing_in_play": Said("{it} negates a special card, and none is in play.", "Keep it.", "DK-149"),
    "wealth_later": Said("{it} is played in your own Train phase.", "Keep it until then.", "DK-A21"),
    "graves_empty": Said("{it} raises the dead, and every graveyard is empty.", "Keep it.", "DK-A56"),
    "no_target": Said(_no_target, "Keep it.", "DK-120"),
    "pays_for_nobody": Said(
        "With {it} and your other cards of its suit you can't pay for any of your Recruits.",
        "Try another suit, or finish training.",
        "DK-055",
    ),
    "pays_later": Said("{it} trains Recruits, in your Train phase.", "Keep it until then.", "DK-055"),
    # A Knight
    "buried": Said("It's in a graveyard.", "A Joker can raise the top one.", "DK-154"),
    "fell_here": Said("It has fallen in this battle.", "It goes to a graveyard when the field is cleared.", "DK-100"),
    "idle_knight.not_yours": Said(
        lambda known: f"It's a Knight of {known['state'].kingdoms[known['it'][0]].name}.",
        "Special cards and attacks are aimed at it.",
        "DK-075",
    ),
    "idle_knight.committed": Said("It's already in this battle.", "Each Knight joins a battle once.", "DK-A43"),
    "idle_knight.tapped": Said("It's tapped; your next Maintain untaps it.", "Life would free it at once.", "DK-021"),
    "fights_later": Said(
        "It attacks in your Attack phase and blocks when you're attacked.", "Wait for one of them.", "DK-042"
    ),
    # A Kingdom
    "idle_kingdom.out_of_the_game": Said("{it} has been ejected.", "Choose another Kingdom.", "DK-098"),
    "idle_kingdom.your_own": Said("This is your own Kingdom.", "Face cards can go here.", "DK-069"),
    "you_attacked": Said("You've already attacked {it} this turn.", "Attack another Kingdom.", "DK-071"),
    "knights_first": Said("An attack needs an untapped Knight of your own.", "Choose the Knights first.", "DK-A42"),
    "attacked_later": Said("{it} can be attacked in your Attack phase.", "Wait for it.", "DK-042"),
    # A face-down domino
    "soon_a_knight": Said(
        lambda known: f"{_whose(known)} is in training and becomes a Knight in the next Maintain.",
        "Wait for it.",
        "DK-060",
    ),
    "in_anothers_training": Said(
        lambda known: f"{_whose(known)} is in training; it becomes a Knight in the Maintain after its cost is met.",
        "Wait for it.",
        "DK-064",
    ),
    "nothing_to_add": Said(
        "Its training goes on, and you hold no card of its suit.", "Add one in a later turn.", "DK-062"
    ),
    "added_later": Said("Its cost isn't met yet.", "Add cards of its suit in your Train phase.", "DK-062"),
    "for_its_owner": Said(
        lambda known: f"This is a Recruit of {known['state'].kingdoms[known['it'][0]].name}.",
        "Only its owner may look at it.",
        "DK-013",
    ),
    "no_more_training": Said("At this table you train only once a turn.", "Train it in your next turn.", "DK-A10"),
    "too_dear": Said(
        lambda known: f"It costs {COST[known['it'][1].domino]}, and no suit in your hand reaches that.",
        "Finish training.",
        "DK-055",
    ),
    "trained_later": Said("Recruits are trained in your Train phase.", "Wait for it.", "DK-055"),
}
