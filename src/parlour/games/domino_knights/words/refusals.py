"""Why something is refused: what its sentence in refusals*.ftl counts, lists or names."""

from collections.abc import Mapping
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.judge import Move, Wrong
from parlour.core.phrasebook import Phrasebook, listed
from parlour.core.saying import Refusals, Values, refusal
from parlour.games.domino_knights.content import HAND_AT_END, NAME_LENGTH, PLEA_LENGTH
from parlour.games.domino_knights.model import PHASES, Kingdom, Knight
from parlour.games.domino_knights.pieces import (
    BODY_NAMES,
    CARD_NAMES,
    CARDS,
    COST,
    DEATH,
    ENDS,
    KINGDOM_AT,
    LIFE,
    NECROMANCER,
    POINTS,
    POWER,
    SPECIAL,
    WEALTH,
    WIZARD,
    code,
    is_kingdom,
    piece,
)
from parlour.games.domino_knights.rules.loot import looter
from parlour.games.domino_knights.rules.questions import credit, wealths
from parlour.games.domino_knights.words.pieces import short_card, special_name, step_name

Known = Mapping[str, Any]
Filled = dict[str, str | int]


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
        case int() if 0 <= thing < CARDS:
            name = short_card(thing)
            return name[:1].upper() + name[1:]
        case int():
            return piece(thing)
        case str() if thing in CARD_NAMES:
            return _called(known, CARD_NAMES.index(thing))
        case _:
            return str(thing)


def _kingdom(known: Known, seat: int) -> str:
    return str(known["state"].kingdoms[seat].name)


# The moment


def now(known: Known) -> Filled:
    return {"now": step_name(PHASES[known["state"].phase])}


def whose_turn(known: Known) -> Filled:
    return {"who": _kingdom(known, known["state"].active)}


def waited_for(known: Known) -> Filled:
    state, passed = known["state"], known["state"].window.passed
    return {
        "who": listed([k.name for seat, k in enumerate(state.kingdoms) if not passed >> seat & 1]),
        "passed": "yes" if passed >> known["seat"] & 1 else "no",
    }


def who_copies(known: Known) -> Filled:
    copying = known["state"].copying
    return {"who": _kingdom(known, copying), "mine": "yes" if copying == known["seat"] else "no"}


def played_with(known: Known) -> Filled:
    return {"dominoes": "no" if known["state"].options.dominoless else "yes"}


# Maintain, Draw, Train, Discard


def unpaid(known: Known) -> Filled:
    candidate = known["it"]
    return {"missing": str(COST[candidate.domino] - credit(candidate))}


def ends(known: Known) -> Filled:
    return {"ends": listed([str(end) for end in dict.fromkeys(ENDS[known["candidate"].domino][::-1])], "or")}


def both_cards(known: Known) -> Filled:
    return {"cards": listed([CARD_NAMES[card] for card in known["candidate"].cards], "or")}


def top_discard(known: Known) -> Filled:
    return {"top": CARD_NAMES[known["state"].discard[-1]]}


def _doubled(known: Known) -> int:
    return len(wealths(known["state"].kingdoms[known["seat"]]))


def _paid(known: Known) -> int:
    """What the chosen cards count."""
    return sum([POINTS[code(card)] << _doubled(known) for card in known["it"]])


def too_little(known: Known) -> Filled:
    domino, paid = known["recruit"].domino, _paid(known)
    cost = COST[domino]
    return {"domino": BODY_NAMES[domino], "cost": str(cost), "paid": str(paid), "missing": str(cost - paid)}


def needless(known: Known) -> Filled:
    candidate = known.get("candidate")
    needed = COST[known["recruit"].domino] if candidate is None else COST[candidate.domino] - credit(candidate)
    spare = min([POINTS[code(card)] for card in known["it"]]) << _doubled(known)
    return {"paid": str(_paid(known)), "needed": str(needed), "spare": str(spare)}


def too_many_kept(known: Known) -> Filled:
    held = known["state"].kingdoms[known["seat"]].hand
    return {"most": str(HAND_AT_END), "missing": str(len(held) - len(known["it"]) - HAND_AT_END)}


# Battle


def attacked(known: Known) -> Filled:
    """The Kingdom attacked, or about to be."""
    chosen = known.get("target")
    return {"target": _kingdom(known, chosen[0] if chosen is not None else known["state"].battle.target)}


def under_attack(known: Known) -> Filled:
    return {"target": _kingdom(known, known["state"].battle.target)}


def owner(known: Known) -> Filled:
    return {"who": _kingdom(known, known["it"][0])}


def trainer(known: Known) -> Filled:
    return {**owner(known), "mine": "yes" if known["it"][0] == known["seat"] else "no"}


def across(known: Known) -> Filled:
    one, other = (known["knight"], known["it"]) if "knight" in known else (known["it"], known["target"])
    return {"one": BODY_NAMES[one[1].domino], "other": BODY_NAMES[other[1].domino]}


def victor(known: Known) -> Filled:
    return {"who": _kingdom(known, looter(known["state"]))}


# Cards


def aimed(known: Known) -> Filled:
    return {"special": special_name(SPECIAL[known["it"] if "card" not in known else known["card"]])}


def rule_of_card(known: Known) -> Filled:
    return {"rule": _RULES.get(SPECIAL[known["card"]], "DK-141")}


_RULES = {
    DEATH: "DK-124",
    LIFE: "DK-126",
    WEALTH: "DK-133",
    POWER: "DK-139",
    WIZARD: "DK-149",
    NECROMANCER: "DK-153",
}
VALUES: dict[str, Values] = {
    **dict.fromkeys(("reactions_open", "other_reactions"), waited_for),
    **dict.fromkeys(("not_maintain", "not_draw", "not_train", "not_attack", "not_discard"), now),
    **dict.fromkeys(("not_defend", "not_aid_defend", "not_clean_up", "no_aid_step", "no_step_to_ask"), now),
    **dict.fromkeys(("attack_aid_over", "defence_over", "defence_aid_over"), now),
    **dict.fromkeys(("loyal", "loyal_there", "loyal_late"), attacked),
    **dict.fromkeys(("battle_open", "not_attacked"), under_attack),
    **dict.fromkeys(("not_yours", "idle_knight-not_yours", "for_its_owner", "in_anothers_training"), owner),
    **dict.fromkeys(("looting_first", "not_the_victor"), victor),
    **dict.fromkeys(("no_target", "no_living_kingdom"), aimed),
    **dict.fromkeys(("add_training-cards-too_few", "training_goes_on", "anothers"), played_with),
    **dict.fromkeys(("suit-not_asked", "pair-not_asked"), played_with),
    **dict.fromkeys(("special-attack-not_asked", "special-model-not_asked"), played_with),
    **dict.fromkeys(("special-attack-unknown", "special-model-unknown"), played_with),
    "model_first": who_copies,
    "not_your_turn": whose_turn,
    "promote-unfinished": unpaid,
    "promote-attack-unknown": ends,
    "assign_pair-attack-unknown": both_cards,
    "top_stays": top_discard,
    "train-cards-too_little": too_little,
    "needless": needless,
    "discard-cards-too_few": too_many_kept,
    "unknown_target": lambda known: {"attacker": str(known["target"])},
    "across_a_queen": across,
    "name-too_long": lambda _known: {"most": str(NAME_LENGTH)},
    "text-too_long": lambda _known: {"most": str(PLEA_LENGTH)},
    "soon_a_knight": trainer,
    "too_dear": lambda known: {"cost": str(COST[known["it"][1].domino])},
    "special-target-unknown": rule_of_card,
}
SENTENCES = Refusals(
    Phrasebook(__package__, "refusals"),
    Phrasebook(__package__, "refusals_battle"),
    Phrasebook(__package__, "refusals_special"),
    Phrasebook(__package__, "refusals_idle"),
    values=VALUES,
)
