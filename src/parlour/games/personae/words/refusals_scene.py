"""Refusals of scenes and encounters: turns, Powers at work, wounds, the order, what is for sale and what is in the
way."""

from parlour.core.saying import Said, Sentences
from parlour.games.personae.content.tables import rarity
from parlour.games.personae.rules.derive import resource_cap
from parlour.games.personae.rules.powers import reach
from parlour.games.personae.rules.recovery import barred
from parlour.games.personae.rules.resources import price
from parlour.games.personae.rules.turns import places
from parlour.games.personae.words.refusal_parts import NOT_YOUR_TURN, Known, name_of
from parlour.roleplay.phrases import counted, listed

_NOT_NOW = "not-now"


def _near(known: Known) -> str:
    found = places(known["state"], known["who"])
    return f"From here: {listed(list(found))}." if found else "There's nowhere to go from here."


def _out(known: Known) -> str:
    return f"{name_of(known['state'], known['state'].encounter.out.who)} acts out of turn already."


def _unordered_cure(known: Known) -> str:
    waiting = known["state"].encounter.waiting
    return (
        "Everybody in it chooses a Skill for the order first." if waiting else "The game master sets the order first."
    )


def _wide(known: Known) -> str:
    return f"{known['power'].name} affects at most {counted(reach(known['who'], known['power']), 'target')}."


def _costs(known: Known) -> str:
    ware, options = known["it"], known["state"].options
    kind = rarity(
        price(ware), options.rarity_uncommon, options.rarity_rare, options.rarity_very_rare, options.rarity_unique
    )
    cap = resource_cap(known["state"], known["who"])
    return f"{ware.name} costs {price(ware)} here ({kind}); the Resource Cap is {cap}."


_ROWS: dict[str, tuple[str, str, str, str]] = {
    "tried": ("tried", "PER-194", "{} has tried in this scene already.", "Try again in the next scene."),
    "fight": (
        "too-badly",
        "PER-195",
        "In a fight {} can't recover from worse than Injured.",
        "Wait until it has ended.",
    ),
    "turn": (
        "not-your-turn",
        "PER-195",
        "In an encounter {} recovers on their own turn, while conscious.",
        "Wait for that turn.",
    ),
    "light": ("light", "PER-198", "What {} has left goes by itself.", "There's nothing to do."),
    "next scene": ("too-soon", "PER-200", "{} was hurt too badly to try in this scene.", "Try in the next scene."),
    "end": (
        "too-soon",
        "PER-200",
        "{} can try when the scene ends.",
        "The game master closes the scene in two steps: try between them.",
    ),
}
"""PER-194 to PER-204: each row of 3.4."""


def _row(known: Known) -> tuple[str, str, str, str]:
    return _ROWS[barred(known["state"], known["it"])]


def _dice(known: Known) -> str:
    if known["healer"] is not None:
        return f"{known['healer'].name}'s roll can't stand in with that Skill."
    if known["state"].options.recovery_dice == "one":
        return "At this table one die is rolled for recovery."
    return f"{known['who'].name} has no such Skill."


def _dice_reason(known: Known) -> str:
    alone = known["healer"] is None and known["state"].options.recovery_dice == "one"
    return "one-die" if alone else "no-skill"


_NOBODY = Said("There's no such individual.", "Choose somebody in the scene.", "", "bad-target")
_TWICE = Said("Somebody is named twice.", "Name everybody once.", "", "bad-target")
_EMPTY = Said("Nobody is named.", "Choose at least one.", "", "bad-target")
_ORDER = Said("An order names everybody in it, each once.", "Name all of them.", "", "bad-order")
_ACTED = Said(
    "{it} has used the action of this turn.",
    "End the turn, or move if that is left.",
    "PER-163",
    "no-action",
)
_OPENING = Said(
    lambda known: (
        f"{name_of(known['state'], known['state'].encounter.escalator)} has escalated and issues the opening Challenge "
        "first."
    ),
    "Issue a Challenge.",
    "PER-161",
    "opening-due",
)
_NO_SERIES_SIDE = Said("There's no such side.", "Choose one of the two.", "", "bad-value")
_REASON = Said("A reason is needed.", "Say why, in a few words.", "", "no-reason")
SENTENCES: Sentences = {
    # Turns
    "move.not_your_turn": NOT_YOUR_TURN,
    "moved_and_acted": Said("{it} has moved, and the action is used too.", "End the turn.", "PER-164", "no-move"),
    "moved_and_opening": Said(
        "{it} has moved, and the opening Challenge comes before a second move.",
        "Issue a Challenge.",
        "PER-161",
        "opening-due",
    ),
    "move.place.unknown": Said("One move doesn't lead there.", _near, "PER-166", "bad-place"),
    "assist.not_violent": Said(
        "Outside a fight help is offered when the Challenge is issued.", "Wait for the Challenge.", "", _NOT_NOW
    ),
    "primary.oneself": Said("{it} can't help themselves.", "Choose somebody else.", "", "bad-target"),
    "assist.skill.unknown": Said("{who} has no such Skill.", "Choose one from the sheet.", "PER-146", "no-skill"),
    "assist.passive": Said("{it} helps nobody else.", "Choose another Skill.", "PER-146", "no-skill"),
    "announce.off_turn": Said(
        "Active defence is announced on your own turn.",
        "Answer passively until your turn comes.",
        "PER-Q71",
        "not-your-turn",
    ),
    "off_turn": NOT_YOUR_TURN,
    "action_gone": _ACTED,
    "opening_first": _OPENING,
    "announce.skill.unknown": Said(
        "{who} has no such Skill.", "A shield needs a Skill of its own.", "PER-213", "no-skill"
    ),
    "announce.unapproved": Said(
        "{it} is waiting for the game master's approval.", "Announce another Skill.", "PER-213", "no-skill"
    ),
    "announce.passive": Said(
        "{it} needs no action.", "Announce a weapon, a shield or a Power Skill.", "PER-210", "passive"
    ),
    "needs_resisting": Said("{it} needs a Power made for resisting.", "Announce another Skill.", "PER-281", "no-power"),
    "ranged": Said("A ranged weapon never parries.", "Announce another Skill.", "PER-Q42", "bad-skill"),
    "do_other.words.wordless": Said("The action needs words.", "Say what is done.", "", "bad-value"),
    "opening_not_issued": _OPENING,
    # Encounters
    "violent_already": Said("It's a violent encounter already.", "There's no further step.", "", _NOT_NOW),
    "encounter_already": Said("It's an encounter already.", "The next step is violence.", "", _NOT_NOW),
    "step_by_step": Said(
        "At this table words come first: no scene turns straight to violence.",
        "Escalate to a non-violent encounter first.",
        "PER-Q46",
    ),
    "escalate.goal.wordless": Said(
        "Goals are stated before any escalation.", "Say what is wanted.", "PER-127", "no-goal"
    ),
    "state_goal.goal.wordless": Said("A goal needs words.", "Say what is wanted.", "", "no-goal"),
    "close_encounter.words.wordless": Said(
        "How much time has gone by isn't told.", "Say it in a few words.", "PER-252", "no-words"
    ),
    "deescalate.reason.wordless": _REASON,
    # The order
    "unordered": Said("The order isn't settled yet.", _unordered_cure, "PER-160", "not-your-turn"),
    "order_to_come": Said("The order isn't settled yet.", _unordered_cure, "PER-160", "not-your-turn"),
    "nobody_to_order": Said("There's nobody to put in another order.", "Go on.", "", "bad-order"),
    "order.unknown": Said(
        lambda known: (
            f"{name_of(known['state'], known['state'].encounter.escalator)} escalated and opens with a Challenge: "
            "that place is fixed."
            if known["state"].encounter.escalator in known["command"].order and known["state"].encounter.opening
            else "An order names everybody in it, each once."
        ),
        "Order the others.",
        lambda known: "PER-161" if known["state"].encounter.escalator in known["command"].order else "",
        "bad-order",
    ),
    "order.twice": _ORDER,
    "order.too_few": _ORDER,
    "give_turn.opening_due": Said(_OPENING.why, "Let that Challenge be issued.", "PER-161"),
    "out_already": Said(_out, "End that turn first.", "", _NOT_NOW),
    "not_in_order": Said("{it} has no place in the order.", "Choose somebody who has one.", "", "bad-target"),
    "on_turn_now": Said("It's {it}'s turn.", "Grant one more action instead.", "", _NOT_NOW),
    "another_is_on_turn": Said("It isn't {it}'s turn.", "Give them a turn instead.", "PER-162", "not-your-turn"),
    "has_action": Said("{it} has an action left.", "Use that one first."),
    "surprise.who.unknown": _NOBODY,
    "surprise.who.twice": _TWICE,
    "surprise.who.too_few": _EMPTY,
    "turn_gone": Said(
        "Only those whose turn of this round is still to come can be surprised.",
        "Choose some of those.",
        "",
        "bad-target",
    ),
    "placed_already": Said(
        lambda known: (
            f"{known['it'].name} has a place in the order."
            if known["state"].options.action_order_method == "chosenSkill"
            else "At this table the order is found otherwise."
        ),
        "Wait for your turn.",
        lambda known: "" if known["state"].options.action_order_method == "chosenSkill" else "PER-Q45",
        _NOT_NOW,
    ),
    "choose_order.passive": Said("{it} gives no place in the order.", "Choose another Skill, or none.", "", "no-skill"),
    # Powers
    "use_power.pending": Said("{it} is waiting for the game master's approval.", "Agree on it first.", "PER-091"),
    "needs_challenge": Said("{it} needs a Power Challenge.", "Issue one."),
    "use_power.powers_used_up": Said(
        lambda known: (
            f"At this table Powers are used at most {known['state'].options.powers_limit} times in an encounter."
        ),
        "Do something else.",
        "PER-087",
        "limit",
    ),
    "the_dead_stay_dead": Said(
        "At this table the dead stay dead.",
        "If the group agrees, the game master changes that house rule.",
        "PER-207",
        "dead",
    ),
    "nobody_to_help": Said("{it} can do nothing for anybody here.", "Read what it says.", "PER-206", "bad-target"),
    "use_power.targets.unknown": Said(
        "{power} can do nothing for somebody you chose.", "Read what it says.", "PER-206", "bad-target"
    ),
    "use_power.targets.too_few": Said("{power} needs a target.", "Choose whom it's for.", "PER-206", "bad-target"),
    "use_power.targets.too_many": Said(_wide, "Choose fewer, or upgrade it.", "PER-232", "too-many"),
    "use_power.words.wordless": Said(
        "In a plain scene it lasts as long as is agreed.", "Say how long.", "PER-092", "how-long"
    ),
    "use_power.words.not_asked": Said(
        "In an encounter the Power itself says how long it lasts.", "Leave the words out.", "PER-092", "bad-value"
    ),
    "no_consent": Said("Nobody asks for that.", "Look at what is asked above.", "", "not-asked"),
    "not_waited_for": Said("{it} isn't asked.", "Look at what is asked above.", "", "not-asked"),
    "maintain.power.unknown": Said(
        "That Power needn't be kept up now.", "Choose one that is to be maintained.", "", "not-on"
    ),
    "let_go.power.unknown": Said("That Power isn't at work.", "Choose one that is.", "", "not-on"),
    # Wounds
    "unharmed": Said("{it} has no hits to recover from.", "Save it for worse days.", "PER-194"),
    "not_stabilised": Said(
        "{it} is Dying and not stabilised.", "Somebody else stabilises them first.", "PER-204", "dying"
    ),
    "too_early": Said(
        lambda known: _row(known)[2].format(known["it"].name),
        lambda known: _row(known)[3],
        lambda known: _row(known)[1],
        lambda known: _row(known)[0],
    ),
    "healer.unknown": Said("There's no such individual.", "Choose somebody in the scene.", "PER-205", "bad-target"),
    "own_healer": Said("{it} is the patient.", "Leave the healer out.", "PER-205", "bad-target"),
    "healer_unable": Said("{it} isn't here, or can't act.", "Choose somebody who can.", "PER-205", "not-here"),
    "no_healing_trait": Said(
        "{it} has no Trait whose roll could stand in.", "Ask for help instead.", "PER-205", "no-trait"
    ),
    "recover.skill.unknown": Said(
        _dice,
        lambda known: (
            "Choose the Skill the Trait names."
            if known["healer"] is not None
            else "Try without a Skill, or with one from the sheet."
        ),
        lambda known: "PER-205" if known["healer"] is not None else "PER-Q24",
        _dice_reason,
    ),
    "saved_already": Said("{it} has helped somebody already.", "Somebody else can help.", "PER-Q59"),
    "own_hands": Said(
        "{it} can't stabilise themselves: it takes somebody else's hands.",
        "Ask somebody else, or use a Power that stabilises.",
        "PER-275",
        "not-oneself",
    ),
    "not_dying": Said("{it} isn't Dying here.", "Choose somebody who is.", "", "bad-target"),
    "unbound": Said("Nothing holds {it}.", "Choose somebody with a condition.", "", "no-condition"),
    "release.at.unknown": Said("There's no such condition.", "Choose one of those listed.", "", "no-condition"),
    # Scenes and days
    "scene_open": Said("A scene is open.", "Close it first.", "PER-243"),
    "pass_days.scene_open": Said("A scene is open.", "Close it first: days go by between scenes.", "PER-280"),
    "encounter_on": Said("An encounter is under way.", "Close it first.", "", _NOT_NOW),
    "open_scene.no_session": Said("No session is under way.", "Start one first.", "PER-244", _NOT_NOW),
    "pass_days.no_session": Said("No session is under way.", "Start one first.", "PER-244", _NOT_NOW),
    "open_scene.place.wordless": Said("A scene needs a place.", "Say where it is.", "", "bad-value"),
    "open_scene.who.unknown": _NOBODY,
    "open_scene.who.twice": _TWICE,
    "zones.not_asked": Said("This table doesn't use zones.", "Leave them out.", "PER-166", "bad-value"),
    "here_already": Said("{it} is here already.", "Choose somebody who isn't."),
    "leave.not_here": Said("{it} isn't here.", "Choose somebody who is."),
    "no_distances": Said("At this table distance is only told.", "Say it in words.", "PER-253", "no-distance"),
    "place.place.unknown": Said("There's no such place.", "Choose one of those known.", "", "bad-place"),
    "there_already": Said("{who} is there already.", "Choose another place.", "", "bad-place"),
    # What is in the way
    "add_obstacle.name.wordless": Said("An obstacle needs a name.", "Enter one.", "", "bad-value"),
    "obstacle.unknown": Said("There's no such obstacle.", "Choose one of those listed.", "", "no-obstacle"),
    "no_obstacles": Said("There are no obstacles.", "Add one first.", "", "no-obstacle"),
    "ruled": Said("{it} is settled already.", "Add another obstacle."),
    "rule_obstacle.how.unknown": Said(
        "It's told, folded into a Challenge, or unopposed.", "Choose one of these.", "", "bad-value"
    ),
    "rule_obstacle.words.wordless": Said("Say how it goes.", "Use a few words.", "", "bad-value"),
    "agree_hazard.hits.too_low": Said("Hits can't be fewer than none.", "Enter 0 to 9.", "", "bad-value"),
    "agree_hazard.hits.too_high": Said("A hazard has at most 9 hits.", "Enter 0 to 9.", "", "bad-value"),
    "agree_hazard.penalty.too_low": Said(
        lambda known: (
            "Dice can't be fewer than none." if known["command"].hits else "A hazard that does nothing isn't one."
        ),
        "Agree on hits, or on fewer dice.",
        "",
        "no-harm",
    ),
    "no_hazards": Said("The group hasn't agreed on a hazard.", "Agree on one first.", "", "not-agreed"),
    "hazard.unknown": Said("The group hasn't agreed on such a hazard.", "Agree on it first.", "", "not-agreed"),
    "trigger_hazard.who.unknown": _NOBODY,
    "trigger_hazard.who.twice": _TWICE,
    "trigger_hazard.who.too_few": _EMPTY,
    "series_open": Said("An extended Challenge is under way.", "Let it end first."),
    "too_few_here": Said("It takes two in the scene.", "Let somebody enter.", "", "bad-target"),
    "nobody_of_yours": Said("You have nobody in the scene.", "The game master brings people in.", "", "not-here"),
    **{
        f"start_series.{one}.{key}": said
        for one in ("one", "other")
        for key, said in (
            ("unknown", _NOBODY),
            ("twice", _TWICE),
            ("too_few", _EMPTY),
            ("too_many", Said("Somebody must be left for the other side.", "Choose fewer.", "", "bad-target")),
        )
    },
    "same_one": Said("Somebody is on both sides.", "Put everybody on one side only.", "", "bad-target"),
    "start_series.goal.wordless": Said("Both sides need a goal.", "Say what each wants.", "", "no-goal"),
    "against.wordless": Said("Both sides need a goal.", "Say what each wants.", "", "no-goal"),
    "no_series": Said("No extended Challenge is under way.", "Start one."),
    "answer_series.side.unknown": _NO_SERIES_SIDE,
    "no_voice": Said("You have nobody on that side.", "Wait for their answer.", "PER-002", "not-yours"),
    "answer_series.answer.unknown": Said(
        "That isn't an answer.", "Choose achieved, continue or back down.", "", "bad-value"
    ),
    "reassessed": Said("You reassess after each Challenge.", "Play on; you can back down at any time.", "", _NOT_NOW),
    # What is for sale
    "no_wares": Said("Nothing is for sale.", "The game master puts something up first.", "", "no-ware"),
    "set_local.ware.unknown": Said("There's no such thing on the list.", "Add it first.", "", "no-ware"),
    "buy.ware.unknown": Said("Nothing of that kind is for sale.", "Choose from the list.", "", "no-ware"),
    "above_cap": Said(_costs, "Buy something cheaper, or have the Cap raised."),
    "raise_cap.reason.wordless": _REASON,
    "no_wishes": Said("Nothing is waiting for an answer.", "Go on.", "", "no-wish"),
    "answer_wish.wish.unknown": Said(
        "Nothing of that number is waiting for an answer.", "Choose one that is.", "", "no-wish"
    ),
    # Sessions
    "start_session.session_on": Said("A session is under way.", "End it first."),
    "end_session.no_session": Said("No session is under way.", "Start one."),
    "end_session.scene_open": Said("A scene is being played.", "Close it first.", "PER-243"),
}
