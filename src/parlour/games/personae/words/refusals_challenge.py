"""Refusals of Challenges: issuing, helping, answering, setting, rolling, closing; and of checks nobody sees."""

from parlour.core.saying import Said, Sentences
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.issue import reach
from parlour.games.personae.rules.steps import asked
from parlour.games.personae.words.refusal_parts import Known, name_of, turn_of
from parlour.roleplay.desk import called
from parlour.roleplay.phrases import counted

_STEPS = {
    "reroll": "rerolls",
    "ignore": "dice to leave out",
    "spend": "criticals",
    "settle": "what follows",
    "close": "the end",
}
_PASSIVELY = {"attack": "Dodge or Block", "power": "Resist", "interaction": "Resist"}
_LOOK = "Look at what is asked above."


def _step(known: Known) -> str:
    return f"The dice are down; now it's about {_STEPS[known['state'].challenge.stage]}."


def _another_step(reason: str = "not-now") -> Said:
    return Said(_step, _LOOK, "", reason)


def _kind(known: Known) -> str:
    return str(known["state"].challenge.kind)


def _passively(known: Known) -> str:
    return f"{_PASSIVELY.get(_kind(known), 'A Skill')} answers it."


def _instead(known: Known) -> str:
    return f"Use {_PASSIVELY.get(_kind(known), 'a Skill')} instead."


def _violent(known: Known) -> bool:
    encounter = known["state"].encounter
    return encounter is not None and encounter.violent


def _provoker(known: Known) -> str:
    encounter = known["state"].encounter
    return name_of(known["state"], encounter.provoked.whom)


def _provoked(known: Known) -> str:
    encounter = known["state"].encounter
    return f"{name_of(known['state'], encounter.provoked.who)} was provoked and attacks first."


def _must_attack(known: Known) -> str:
    return f"{known['who'].name} was provoked by {_provoker(known)}."


_MUST = Said(_must_attack, lambda known: f"Attack {_provoker(known)} first.", "PER-071", "provoked")


def _limit(known: Known) -> str:
    most = known["state"].options.powers_limit
    return f"At this table Powers are used at most {most} time{'s' * (most != 1)} in an encounter."


def _widest(known: Known) -> str:
    power = known["power"]
    return f"{power.name} affects at most {counted(reach(known['state'], known['who'], power), 'target')}."


def _its_skill(known: Known) -> str:
    return f"{known['power'].name} is used with {known['power'].skill}."


def _helpful(known: Known) -> str:
    kind = _kind(known)
    if kind == "recovery":
        return f"{known['who'].name} has no Skill, Power or Special Ability for it."
    if kind == "power":
        return "Here only the same supernatural Skill helps."
    return (
        "In an attack you help with a weapon." if kind == "attack" else "Helpers use the same Skill or a similar one."
    )


_HELP_RULES = {"recovery": "PER-278", "power": "PER-143", "attack": "PER-142"}


def _asked(known: Known) -> str:
    state, at = known["state"], asked(known["state"])
    if at is None:
        return "Nobody is asked that now."
    return f"{called(state.desk, seat_of_side(state, state.challenge.sides[at]))} is asked first."


def _speaker(known: Known) -> str:
    state = known["state"]
    return f"{called(state.desk, seat_of_side(state, state.challenge.sides[known['it']]))} speaks for that side."


def _issuer(known: Known) -> str:
    state = known["state"]
    side = state.challenge.sides[0]
    return f"{name_of(state, side.who)} is played by {called(state.desk, seat_of_side(state, side))}."


_NO_SIDE = Said("There's no such side.", "Choose one of those in the Challenge.", "", "bad-target")
_NO_SKILL = Said("{who} has no such Skill.", "Choose one from the sheet, or none.", "", "no-skill")
_NO_POWER = Said("{who} has no such Power.", "A supernatural effect needs a Power for it.", "PER-086", "no-power")
_NO_GOAL = Said("The goal is missing: what does success mean?", "Say it openly, in a few words.", "PER-125", "no-goal")
_REASON = Said("A reason is needed.", "Say why, in a few words.", "", "no-reason")
_NOT_NOW = "not-now"
SENTENCES: Sentences = {
    # How far it is
    "no_challenge": Said("No Challenge is open.", "Issue one first.", "", _NOT_NOW),
    "helping_still": Said("It's still being asked who helps.", "The issuer says when nobody else joins.", "", _NOT_NOW),
    "answering_still": Said(
        "The Challenge hasn't been answered yet.", "The reactor chooses a Skill first.", "PER-117", "not-answered"
    ),
    "setting_still": Said("The dice haven't been rolled yet.", "Everybody gets ready first.", "", "not-rolled"),
    "dice_down": Said("The dice are down.", "Settle it, or overrule what it did.", "PER-145", "rolled"),
    "help_settled": Said("Who helps has been settled.", "Wait for the next Challenge.", "", _NOT_NOW),
    "join_assist.dice_down": Said("The dice are down.", "Wait for the next Challenge.", "PER-145", "rolled"),
    "join_issue.dice_down": Said("The dice are down.", "Wait for the next Challenge.", "PER-145", "rolled"),
    "side.unknown": _NO_SIDE,
    "undecided_side": Said("That side hasn't said what it uses.", "Wait for the Skill.", "", _NOT_NOW),
    # Issuing
    "attacks_first": Said(_provoked, "Wait for that attack.", "PER-071", _NOT_NOW),
    "out_of_turn": Said(turn_of, "Wait for your turn.", "PER-162", "not-your-turn"),
    "issue.kind.unknown": Said("There's no such Challenge.", "Choose interaction, attack or Power.", "", "bad-value"),
    "must_attack": _MUST,
    "another_target": _MUST,
    "peaceful": Said("An attack needs a violent encounter.", "Escalate to violence first.", "PER-219", "not-violent"),
    "no_action": Said(
        "{who} has used the action of this turn.", "Wait for the next turn, or use a Trait that spares it.", "PER-165"
    ),
    "no_action_left": Said(
        "{it} has used the action of this turn.",
        "Wait for the next turn, or use a Trait that spares it.",
        "PER-165",
        "no-action",
    ),
    "harmless.not_asked": Said(
        "Only an attack can be for a condition alone.", "Issue an attack.", "PER-168", "bad-value"
    ),
    "power.unknown": _NO_POWER,
    "power.not_asked": Said(
        "A Power belongs to a Power Challenge.", "Leave the Power out, or issue that.", "PER-086", "no-power"
    ),
    "pending": Said("{it} is waiting for the game master's approval.", "Ask for it.", "PER-091", "not-approved"),
    "needs_no_challenge": Said(
        "{it} needs no Challenge.", "Use it on yourself, on somebody willing or on a thing.", "PER-Q73", "no-challenge"
    ),
    "powers_used_up": Said(_limit, "Do something else.", "PER-087", "used-up"),
    "skill.unknown": _NO_SKILL,
    "issue.skill.unknown": Said(
        "{who} has no such Skill.", "Choose one from the sheet, or none.", "PER-035", "no-skill"
    ),
    "unapproved": Said("{it} is waiting for the game master's approval.", "Choose another Skill.", "", "no-skill"),
    "not_its_skill": Said(_its_skill, "Choose that Skill; without it, one die.", "PER-088", "wrong-skill"),
    "no_weapon": Said(
        "An attack is made with a weapon or unarmed Skill.", "Choose one of those, or none.", "PER-167", "wrong-skill"
    ),
    "targets.unknown": Said("There's no such individual.", "Choose somebody in the scene.", "", "bad-target"),
    "targets.twice": Said("Somebody is named twice.", "Name everybody once.", "", "bad-target"),
    "targets.too_few": Said("A Challenge is issued to somebody.", "Choose whom.", "", "bad-target"),
    "issue.targets.too_many": Said(_widest, "Choose fewer, or widen it by a Trait.", "PER-072", "too-many"),
    "oneself": Said("{it} can't do that with themselves.", "Choose somebody else.", "", "bad-target"),
    "targets.unfinished": Said("{it} isn't in the scene.", "Choose somebody who is.", "", "bad-target"),
    "targets.dead": Said("{it} is dead.", "Choose somebody who is alive.", "", "bad-target"),
    "targets.fallen": Said("{it} is dead.", "Choose somebody who is alive.", "", "bad-target"),
    "targets.not_here": Said("{it} isn't in the scene.", "Choose somebody who is.", "", "bad-target"),
    "goal.wordless": _NO_GOAL,
    "effect.wordless": Said(
        "Without hits an attack needs a condition.", "Say what success means instead.", "PER-168", "no-effect"
    ),
    "effect.not_asked": Said(
        "Only an attack brings a condition of its own.", "Say it in the goal.", "PER-168", "bad-value"
    ),
    "ready.not_asked": Said(
        "At this table everybody says that they're ready before the dice.",
        "Leave that out, and press Ready later.",
        "PER-118",
        "bad-value",
    ),
    # Unopposed, and what one knows
    "ask_unopposed.attribute.unknown": Said(
        "There's no such Attribute.", "Choose one of the six, or none.", "PER-007", "no-such-attribute"
    ),
    "nothing_named": Said("Neither a Skill nor an Attribute is named.", "Name at least one.", "", "no-attribute"),
    "nothing_to_rule": Said("Nothing is waiting for your ruling.", "Go on with the Challenge.", "PER-153", _NOT_NOW),
    "how.unknown": Said("It passes, fails or is rolled for.", "Choose one of these.", "PER-153", "bad-value"),
    "listed.unknown": Said("That modifier isn't on the list.", "Choose one of the difficulties.", "", "bad-number"),
    "listed.not_asked": Said("Only a roll has a difficulty.", "Leave that at 0.", "", "bad-number"),
    "rule_unopposed.difficulty.not_asked": Said("Only a roll has a difficulty.", "Leave that at 0.", "", "bad-number"),
    "rule_unopposed.difficulty.too_low": Said(
        "A difficulty is 0 at least.", "Enter a number up to 40.", "", "bad-number"
    ),
    "rule_unopposed.difficulty.too_high": Said(
        "A difficulty is 40 at most.", "Enter a lower number.", "", "bad-number"
    ),
    "rule_unopposed.reason.wordless": Said(
        lambda known: (
            "Nearly Impossible is 10 or more."
            if known["listed"] == 10
            else "Another difficulty than the listed one needs a reason."
        ),
        "Say why it's so for this character.",
        lambda known: "PER-155" if known["listed"] == 10 else "PER-271",
        lambda known: "bad-number" if known["listed"] == 10 else "no-reason",
    ),
    "target.unknown": Said("There's no such individual.", "Choose one of those at the table.", "", "bad-target"),
    "nobody_asks": Said("Nobody is asking about anybody.", "Go on with the Challenge.", "PER-148", _NOT_NOW),
    "rule_hidden.skill.unknown": Said("There's no such Skill on the sheet.", "Choose one, or none.", "", "no-skill"),
    "rule_hidden.skill.not_asked": Said(
        "It wasn't hidden, so no Skill is needed.", "Give the answer instead.", "", "bad-value"
    ),
    "rule_hidden.answer.wordless": Said("An answer is needed.", "Say what is known.", "", "bad-value"),
    "rule_hidden.answer.not_asked": Said(
        "It's hidden: the dice decide first.", "Leave the answer out.", "", "bad-value"
    ),
    "nothing_to_call_off": Said("No Challenge is open.", "There's nothing to take back.", "", _NOT_NOW),
    "call_off.reason.wordless": _REASON,
    # Helping
    "fight_on": Said(
        "In a fight you help on your own turn.",
        lambda known: (
            "Assist on your own turn; the help waits for the next fitting Challenge."
            if known["command"].__struct_config__.tag == "join_assist"
            else "Stand together on your own turn; it counts for their next Challenge of that kind."
        ),
        "PER-144",
        "not-your-turn",
    ),
    "takes_part": Said("{it} takes part already.", "Choose somebody else.", "", "bad-target"),
    "join_assist.acted": Said(
        "{it} has used the action of this round.", "Helping costs the action.", "PER-146", "no-action"
    ),
    "join_issue.acted": Said(
        "{it} has used the action of this round.", "Issuing a Challenge costs the action.", "PER-165", "no-action"
    ),
    "word_due": Said(
        "The game master has yet to say whether it's similar enough.", "Wait for the answer.", "PER-140", _NOT_NOW
    ),
    "nobody_there": Said("Nobody can be helped there.", "Choose a side with somebody on it.", "", "bad-target"),
    "helped_enough": Said(
        lambda known: f"At this table a side has at most {counted(known['state'].options.assist_max, 'helper')}.",
        "Ask the game master to allow one more.",
        "PER-141",
        "too-many",
    ),
    "join_assist.skill.unknown": Said(
        _helpful, "Choose another Skill, or let it be.", lambda known: _HELP_RULES.get(_kind(known), ""), "wrong-skill"
    ),
    "nobody_else_rolls": Said("Nobody else can roll for this.", "Go on with the Challenge.", "", _NOT_NOW),
    "nobody_helps": Said("Nobody helps that side.", "Choose a side with helpers.", "", "bad-target"),
    "not_your_side": Said(_speaker, "Speak for your own side.", "PER-002", "not-yours"),
    "set_primary.setting_still": Said("It's answered already.", "Roll as you are.", "PER-145", _NOT_NOW),
    "set_primary.who.unknown": Said(
        "Only a helper can take the primary's place.", "Choose one of the helpers.", "", "bad-target"
    ),
    "ruling_due": Said("The game master has yet to rule on it.", "Wait for the ruling.", "PER-153", _NOT_NOW),
    "answer_due": Said(
        "Somebody's help is waiting for the game master's word.", "That is answered first.", "PER-140", _NOT_NOW
    ),
    "not_the_issuer": Said(_issuer, "The issuer or the game master says so.", "PER-002", "not-yours"),
    "issued_alone": Said(
        "Nobody can join in issuing this one.", "Help with it, or issue one of your own afterwards.", "", _NOT_NOW
    ),
    "waits_for_it": Said("{it} takes part later on.", "Choose somebody else.", "", "bad-target"),
    "too_narrow": Said(
        "{it} doesn't reach everybody this is issued at.", "Help with it instead, or let it be.", "PER-086", "no-power"
    ),
    "stand_together.kind.unknown": Said(
        "There's no such Challenge.", "Choose interaction, attack or Power.", "", "bad-value"
    ),
    "primary.unknown": Said("There's no such individual.", "Choose somebody in the scene.", "", "bad-target"),
    "stand_together.not_violent": Said(
        "Outside a fight you join in when the Challenge is issued.",
        "Wait for the Challenge, then join in.",
        "",
        _NOT_NOW,
    ),
    # Answering
    "answer.helping_still": Said("First it's asked who helps.", _LOOK, "", _NOT_NOW),
    "answers_given": Said("The answers have been given.", _LOOK, "", _NOT_NOW),
    "not_challenged": Said("{it} isn't challenged.", "Those who are challenged answer.", "", "bad-target"),
    "has_answered": Said("{it} has answered.", "Wait for the dice.", "", _NOT_NOW),
    "answer.no_sheet": Said(
        "{it} has no numbers yet.", "The game master gives dice and an Attribute.", "PER-254", "no-numbers"
    ),
    "other_way": Said(
        "Block, Dodge and Resist are passive; everything else is active defence.",
        "Choose the other way.",
        "PER-210",
        "wrong-way",
    ),
    "needs_a_skill": Said("This is answered with a Skill.", _passively, "PER-117", "wrong-skill"),
    "wrong_defence": Said(
        lambda known: (
            f"A Power isn't met with {known['it'].name}, unless a Power or Special Ability says so."
            if _kind(known) == "power"
            else f"{known['it'].name} doesn't answer this."
        ),
        _passively,
        lambda known: {"power": "PER-273", "attack": "PER-167"}.get(_kind(known), "PER-209"),
        "wrong-skill",
    ),
    "surprised": Said("{who} is surprised in this round.", _instead, "PER-212"),
    "goes_unnoticed": Said("{who} doesn't notice it.", _instead, "PER-212", "unnoticed"),
    "knocked_out": Said("{who} is unconscious and only defends passively.", _instead, "PER-Q65", "unconscious"),
    "no_resisting_power": Said("{it} resists only with a Power made for that.", _instead, "PER-281", "no-power"),
    "never_parries": Said("A ranged weapon never parries.", _instead, "PER-Q42", "ranged"),
    "no_guard_against_powers": Said("{it} doesn't meet a Power.", _instead, "PER-174", "wrong-skill"),
    "light_shield": Said("A Light shield stops only Light attacks.", _instead, "PER-215", "category"),
    "no_guard": Said("{it} is neither weapon, shield nor Power Skill.", _instead, "PER-211", "wrong-skill"),
    "shot_or_thrown": Said(
        "Weapons don't parry what is shot or thrown.", "Use Dodge or Block, or a shield.", "PER-Q42", "ranged"
    ),
    "wrong_category": Said(
        "Light weapons parry Light ones, Heavy weapons Heavy ones.", _instead, "PER-214", "category"
    ),
    "not_announced": Said(
        "{it} wasn't announced as active defence.",
        lambda known: f"{_instead(known)} Announce it with an action on your own turn.",
        lambda known: "PER-Q51" if _kind(known) == "interaction" and not _violent(known) else "PER-212",
        "not-declared",
    ),
    "unnoticed_already": Said("It goes unnoticed already.", "Go on.", "", _NOT_NOW),
    "nobody_to_notice": Said("There's nobody here to notice it.", "Go on.", "", _NOT_NOW),
    "answered_first": Said("Somebody has answered.", "Say it before the first answer.", "", _NOT_NOW),
    # Before the dice
    "nobody_rolls": Said("Nobody with a sheet rolls there.", "Choose another side.", "", _NOT_NOW),
    "added_already": Said("{it} is added already.", "Choose another.", "", "same"),
    "substitute.reason.wordless": _REASON,
    "adjust.what.unknown": Said("It's an addition, or dice.", "Choose one of these.", "", "bad-value"),
    "adjust.amount.too_low": Said("The lowest is -20.", "Enter a higher number.", "", "bad-value"),
    "adjust.amount.too_high": Said("The highest is 20.", "Enter a lower number.", "", "bad-value"),
    "adjust.amount.between": Said("0 changes nothing.", "Enter another number.", "", "bad-value"),
    "adjust.reason.wordless": _REASON,
    "count_power.power.unknown": Said(
        "No such Power is waiting for a ruling here.",
        "Choose one at work on this side whose circumstance is in words.",
        "",
        "no-such-power",
    ),
    "counts_already": Said("{power} counts already.", "There's nothing to change.", "", "no-such-power"),
    "not_counted": Said("{power} doesn't count anyway.", "There's nothing to change.", "", "no-such-power"),
    "rolls_nothing": Said(
        "{it} doesn't roll in this Challenge.", "Those who roll call on an Expertise.", "", "bad-target"
    ),
    "called_on": Said("The game master has yet to answer.", "Wait for the answer.", "", _NOT_NOW),
    "set_already": Said("{it} is ready already.", "Call on it sooner next time.", "", _NOT_NOW),
    "rolls_no_dice": Said("{it} is unconscious and rolls nothing.", "There's nothing to add to.", "PER-Q65", _NOT_NOW),
    "talent.unknown": Said("There's no such Expertise on the sheet.", "Choose one from it.", "", "no-talent"),
    "called_on_before": Said(
        "{it} has been used in this session.", "It can be used again in the next one.", "PER-055", "used-up"
    ),
    "call_expertise.reason.wordless": _REASON,
    "nobody_called_on": Said("Nobody is waiting for an answer.", _LOOK, "", _NOT_NOW),
    "nothing_to_confirm": Said("No condition is waiting for your word.", _LOOK, "", _NOT_NOW),
    "none_called_on": Said("Nobody there is waiting for an answer.", _LOOK, "", _NOT_NOW),
    "another_step": _another_step(),
    "takes_no_part": Said("{it} takes no part in this Challenge.", "Wait for one of their own.", "", "bad-target"),
    "use_ability.ability.unknown": Said(
        "{who} has no such Special Ability.", "Choose one from the sheet.", "", "no-ability"
    ),
    "not_agreed": Said("{it} isn't approved yet.", "Ask the game master to approve it.", "PER-065", "not-approved"),
    "serves_already": Said("{it} serves this roll already.", "Once is enough.", "", _NOT_NOW),
    "judged_now": Said(
        "The game master has yet to say whether its condition holds.", "Wait for the answer.", "PER-078", _NOT_NOW
    ),
    "side_ready": Said("{who} is ready already.", "Use it sooner next time.", "", _NOT_NOW),
    "spent_already": Said(
        "{it} has been used as often as its condition allows.", "It comes back in time.", "PER-078", "used-up"
    ),
    "one_a_turn": Said(
        "{who} has used a Special Ability this turn.",
        "Qualities still count; the next turn brings another.",
        "PER-075",
        "one-ability",
    ),
    "wrong_roll": Said(
        "{it} doesn't go with this roll.", "Its text says with which Skill and when.", "PER-066", "wrong-skill"
    ),
    "always_on": Said("{it} is always in effect.", "It's counted already.", "PER-081", _NOT_NOW),
    "another_time": Said("{it} can't be used at this point.", "Its text says when.", "", _NOT_NOW),
    "confirm_condition.wish.unknown": Said("No such condition is waiting for your word.", _LOOK, "", _NOT_NOW),
    "not_your_roll": Said(_speaker, "Speak for your own side.", "PER-002", "not-yours"),
    "ready_already": Said("This side is ready already.", "Wait for the others.", "", _NOT_NOW),
    "numbers_due": Said("They have no numbers yet.", "The game master gives some first.", "PER-254", _NOT_NOW),
    "word_awaited": Said("The game master has yet to answer.", "Wait for the answer.", "", _NOT_NOW),
    "no_dice": Said("There are no dice to roll.", "Say that you're ready.", "", "bad-dice"),
    **{
        f"enter_dice.faces.{key}": Said("Each die has one face from 1 to 10.", "Enter every die once.", "", "bad-dice")
        for key in ("unknown", "unknown_target", "twice", "too_few")
    },
    # The dice are down
    "not_asked_now": Said(
        _asked,
        lambda known: "Wait for the answer." if asked(known["state"]) is not None else _LOOK,
        "",
        lambda known: "not-your-turn" if asked(known["state"]) is not None else _NOT_NOW,
    ),
    "not_rerolling": _another_step(),
    "not_leaving_out": _another_step(),
    "not_spending": _another_step(),
    "not_settling": _another_step(),
    "not_closing": _another_step(),
    "reroll_die.unknown": Said(
        "No Special Ability rerolls that.", "Choose another, or let it stand.", "", "no-ability"
    ),
    "ignore_die.unknown": Said("No Special Ability leaves that out.", "Let it stand.", "", "no-ability"),
    "reroll_die.at.unknown": Said("There's no such die.", "Choose one that was rolled.", "", "bad-dice"),
    "ignore_die.at.unknown": Said("There's no such die.", "Choose one that was rolled.", "", "bad-dice"),
    "reroll_die.out_of_reach": Said(
        "The highest die can't be rerolled with it.",
        "Choose another die; an upgrade reaches the highest.",
        "",
        "highest-die",
    ),
    "ignore_die.out_of_reach": Said(
        "That die is left out already.", "Choose another of the attacker's.", "", "bad-dice"
    ),
    "no_bank": Said("This side has no criticals at this table.", "Let it stand.", "PER-137", "no-criticals"),
    "none_banked": Said("No critical is banked.", "Let it stand.", "PER-134", "no-criticals"),
    "other_player": Said(_speaker, "Wait for the answer.", "", "not-your-turn"),
    "another_side": Said("That side isn't asked now.", "Answer for the one that is.", "", "not-your-turn"),
    "option.unknown": Said("That can't be bought now.", "Choose one of those offered.", "", "not-offered"),
    "spend_critical.words.wordless": Said("Say what was agreed on.", "Use a few words.", "", "no-words"),
    "spend_critical.words.not_asked": Said("Only what is agreed on takes words.", "Leave them out.", "", "bad-value"),
    "closes_it": Said("All that's left is the end.", "Close the Challenge, or extend it.", "PER-126", _NOT_NOW),
    "no_deadlock": Said("There's no deadlock to settle.", _LOOK, "", _NOT_NOW),
    "settle_tie.unknown": Said("There's no deadlock there.", "Choose a side that is deadlocked.", "", "bad-target"),
    "settle_tie.side.unknown": Said(
        "There's no deadlock there.", "Choose a side that is deadlocked.", "", "bad-target"
    ),
    "follow_up_due": Said(
        "A Trait gives the other side a Challenge of its own.", "Wait until it's used or let go.", "PER-130", _NOT_NOW
    ),
    "follow.trait.unknown": Said(
        "No Trait gives a further Challenge now.", "Close this one, and issue another.", "", "not-granted"
    ),
    "nobody_to_follow": Said("It has nobody left to challenge, or no dice.", "Close this one.", "PER-Q32", "no-dice"),
    "follow.target.unknown": Said("It can't be issued to them.", "Choose one of those offered.", "", "bad-target"),
    # Nobody sees
    "numberless": Said("{it} has no numbers yet.", "Give dice and an Attribute first.", "PER-254", "no-numbers"),
    "not_around": Said("{it} isn't in this scene.", "Let them enter first; hidden, nobody sees them.", "", "not-here"),
    "secret_check.not_here": Said("{it} isn't in this scene.", "Let them enter first; hidden, nobody sees them.", ""),
    "not_awake": Said("{it} is unconscious or dead.", "Choose somebody else.", "PER-188", "unconscious"),
    "herself": Said("Nobody rolls against themselves.", "Choose somebody else.", "", "bad-target"),
    "nobody_unseen": Said(
        "Neither of them is hidden.", "Issue a Challenge openly, or hide one of them first.", "", "in-the-open"
    ),
    "secret_check.attribute.unknown": Said(
        "There's no such Attribute.", "Choose one of the six, or none.", "PER-007", "no-such-attribute"
    ),
    "secret_check.other.unknown": Said("{target} has no such Skill.", "Choose one, or none.", "", "no-skill"),
    "secret_check.other.not_asked": Said("Nobody answers a difficulty.", "Leave the Skill out.", "", "bad-value"),
    "answering.unknown": Said(
        "There's no such Attribute.", "Choose one of the six, or none.", "PER-007", "no-such-attribute"
    ),
    "answering.not_asked": Said("Nobody answers a difficulty.", "Leave the Attribute out.", "", "bad-value"),
    "secret_check.difficulty.not_asked": Said(
        "A roll against somebody has no difficulty.", "Leave it at 0.", "", "bad-value"
    ),
}
