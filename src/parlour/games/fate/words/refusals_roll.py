"""Refusals around a roll: declaring, opposing, helping, stunts, dice, invoking, and what is left to be settled."""

from parlour.core.saying import Said, Sentences
from parlour.games.fate.content.numbers import WORTH
from parlour.games.fate.model import GM, Aspect
from parlour.games.fate.rules.harm import many_boxes
from parlour.games.fate.rules.invoke import asked_side, effects
from parlour.games.fate.rules.window import asking
from parlour.games.fate.words.refusal_parts import Known, name_of
from parlour.roleplay.desk import called
from parlour.roleplay.phrases import counted, listed

_ASKS = {
    "failure": "whether an altered aspect is created",
    "found": "what was found",
    "missed": "what the search leads to",
    "cost": "what it costs",
    "serious": "whether it stands or is passed at a cost",
    "accept": "whether the cost is paid",
    "removal": "whether the aspect is gone",
    "trade": "between damage and a boost",
    "absorb": "how the hit is taken",
    "name": "what the consequence is called",
    "boost": "what the boost is called",
    "fate": "what happens to the character who was taken out",
}


def _asked(known: Known) -> str:
    """What is to be settled first, and by whom."""
    state = known["state"]
    choice = state.roll.choices[0]
    return f"{called(state.desk, state.desk.gm if choice.seat < 0 else choice.seat)} decides {_ASKS[choice.kind]}."


def _defender(known: Known) -> str:
    return name_of(known["state"], known["state"].roll.sides[1].who)


def _takers(known: Known) -> str:
    return f"{known['it'].text} is for {listed([name_of(known['state'], who) for who in known['it'].takers])}."


def _side_asked(known: Known) -> str:
    state = known["state"]
    asked = [state.roll.sides[at] for at in asking(state)]
    names = [name_of(state, side.who) if side.who else called(state.desk, state.desk.gm) for side in asked]
    return f"Only {listed(names)} can let it stand now."


def _match(known: Known) -> str:
    stunt, roll = known["it"][1], known["state"].roll
    at = next(at for at, side in enumerate(roll.sides) if side.who == known["who"].id)
    doing = "overcome" if roll.action == "contest" else roll.action if at == 0 else "defend"
    actions = listed(list(stunt.actions), "or")
    return f"The stunt is for {stunt.approach} and {actions}; this is {roll.sides[at].how[0]} and {doing}."


def _instead(known: Known) -> str:
    """What an invoke can do here."""
    who = known["who"] if isinstance(known["who"], str) else known["who"].id
    able = [_EFFECTS[effect] for effect in effects(known["state"].roll, asked_side(known["state"], known["who"]), who)]
    return f"You can {listed(able, 'or')}."


_EFFECTS = {
    "bonus": "add +2 to the roll",
    "ally": "give the ally +2",
    "reroll": "reroll your dice",
    "raise": "make it harder for a foe",
}


def _boxes(known: Known) -> str:
    victim = known["victim"]
    if not victim.boxes:
        return f"{victim.name} has no stress boxes."
    return f"{victim.name}'s stress boxes go from 1 to {victim.boxes}; this isn't a way to tick them."


def _tick(known: Known) -> str:
    many = known["victim"].boxes and many_boxes(known["state"], known["victim"])
    return 'Name each box once, the lowest first: "1+3".' if many else "Name one box, or none."


def _tried(known: Known) -> str:
    barred = known["it"].id in known["state"].contest.barred
    return "Wait for the next exchange." if barred else "Make the exchange's roll."


def _absorbed(known: Known) -> int:
    return sum(known["boxes"]) + sum([WORTH[degree] for degree in known["command"].consequences])


def _whose(known: Known) -> str:
    """Of whom an aspect is."""
    return name_of(known["state"], known["it"].owner) if isinstance(known["it"], Aspect) else ""


def _rolled(known: Known) -> str:
    """The rule of a roll somebody else would call off."""
    roll = known["state"].roll
    return "FAE-129" if roll.action == "contest" else "FAE-042" if roll.sides[0].who else "FAE-070"


_CALLS_OFF = {
    "FAE-129": "Only the game master calls an exchange off.",
    "FAE-070": "Only the game master calls a hazard off.",
    "FAE-042": "This isn't your roll.",
}
DICE_DOWN = "The dice are on the table."
SENTENCES: Sentences = {
    # Declaring
    "overcome.competing": Said(
        "{it} is in a contest, where everyone rolls in the exchange.",
        "Make this exchange's roll.",
        "FAE-129",
        "contest",
    ),
    "attack.competing": Said(
        "{it} is in a contest, and nobody who competes harms anybody.",
        "Make this exchange's roll, or the game master ends the contest.",
        "FAE-128",
        "contest",
    ),
    "overcome.target.unknown": Said(
        lambda known: (
            "There is no such obstacle." if known["state"].challenge is None else "That isn't a task of this challenge."
        ),
        lambda known: (
            "Choose a situation aspect, or the scene." if known["state"].challenge is None else "Choose an open task."
        ),
        lambda known: "" if known["state"].challenge is None else "FAE-124",
        lambda known: "no-such-obstacle" if known["state"].challenge is None else "no-such-task",
    ),
    "task_done": Said("{it} has its result already.", "Choose a task that is still open.", "FAE-124"),
    "not_assigned": Said(_takers, "The game master says who takes which task.", "FAE-125"),
    "no_conflict_here": Said(
        "Zones and borders matter only in conflicts.", "Overcome the scene, in words.", "FAE-184", "no-conflict"
    ),
    "move_through": Said("A hindered way costs the action, not a roll.", "Move there.", "FAE-094"),
    "out_of_reach": Said("{who} isn't next to it.", "Move next to it first.", "FAE-Q17"),
    "not_hindered": Said("Nothing hinders {who} there.", "Just move.", "FAE-092"),
    "not_an_obstacle": Said("{it} isn't a situation aspect.", "Overcome the scene instead, in words.", "FAE-063"),
    "overcome.unknown_aspect": Said("{who} doesn't know of {it}.", "Discover it first.", "FAE-100"),
    "goal.unknown": Said(
        "One goal is needed.", "Create a new aspect, discover one, or use one you know.", "FAE-044", "no-goal"
    ),
    "no_advantages": Said(
        "At this table those who compete create no advantages.", "Make the exchange's roll.", "FAE-Q25", "contest"
    ),
    "twist_first": Said("The game master is asked for a twist first.", "Wait for it.", "FAE-130", "twist"),
    "tried": Said("{it} has tried to create an advantage in this exchange already.", _tried, "FAE-Q25"),
    "create.target.unknown": Said(
        lambda known: (
            f"{known['who'].name} knows of no such aspect."
            if known["goal"] == "use"
            else "There is no such place or person."
        ),
        lambda known: (
            "Use an aspect that is known, or look for one: discover."
            if known["goal"] == "use"
            else "Choose the scene, a zone or somebody."
            if known["goal"] == "create"
            else "Look at the scene or at somebody; the game master says what is found."
        ),
        lambda known: {"use": "FAE-056", "create": "FAE-043", "discover": "FAE-181"}[known["goal"]],
        lambda known: "unknown-aspect" if known["goal"] == "use" else "no-such-place",
    ),
    "create.there_already": Said("That is an aspect already.", "Use it: choose that goal.", "FAE-044", "wrong-goal"),
    "known_already": Said("{who} knows {it} already.", "Use it: choose that goal.", "FAE-181"),
    "not_to_be_searched": Said(
        "That can't be searched.", "Look at the scene or at somebody.", "FAE-181", "no-such-place"
    ),
    "create.own": Said("{who} knows their own aspects.", "Look at the scene or at somebody else.", "FAE-181"),
    "no_aspect": Said(
        "{who} knows of no such aspect.",
        "Use an aspect that is known, or look for one: discover.",
        "FAE-056",
        "unknown-aspect",
    ),
    "create.unknown_aspect": Said(
        "{who} knows of no such aspect.", "Use an aspect that is known, or look for one: discover.", "FAE-056"
    ),
    "create.boost": Said("{it} is a boost: it's used once and gone.", "Invoke it on a roll.", "FAE-Q40"),
    "owner_away": Said(
        lambda known: f"{_whose(known)} isn't in this scene.", "Choose an aspect of the scene.", "FAE-101", "not-here"
    ),
    "create.text.wordless": Said("The new aspect needs words.", "Write it as a short phrase.", "", "no-text"),
    "challenge_on": Said(
        "A challenge is made of overcome rolls.", "Overcome one of its tasks.", "FAE-124", "challenge"
    ),
    "same_side": Said(
        lambda known: (
            f"{known['it'].name} can't attack themselves."
            if known["it"] is known["who"]
            else f"{known['it'].name} is on {known['who'].name}'s side."
        ),
        "Attack somebody on another side.",
    ),
    "attack.too_far": Said("{it} is too far away.", "Move closer first.", "FAE-141", "out-of-reach"),
    "attack.words.wordless": Said(
        "{target} is in another zone.",
        "Say what reaches that far, such as a bow, or move closer.",
        "FAE-141",
        "out-of-reach",
    ),
    "no_contest": Said("No contest is under way.", "The game master starts one."),
    "twist_asked": Said("The game master is asked for a twist first.", "Wait for it.", "FAE-130", "twist"),
    "other_roll": Said("Another roll isn't over yet.", "Finish it first.", "FAE-023", "roll-open"),
    "not_competing": Said("{it} doesn't compete.", "You can help an ally who does.", "", "not-in-contest"),
    "barred": Said(
        "{it} failed to create an advantage and sits this exchange out.", "Wait for the next one.", "FAE-Q25"
    ),
    "compete.chosen_already": Said("{it} has chosen an approach already.", "Wait for the others.", "", "settled"),
    # Opposing
    "contest_roll": Said(
        "In a contest everyone rolls against everyone.", "Make this exchange's roll.", "FAE-129", "contest"
    ),
    "dice_down": Said(DICE_DOWN, "Invoke aspects to change the result.", "", "too-late"),
    "set_difficulty.dice_down": Said(DICE_DOWN, "The difficulty is set before the dice.", "FAE-123", "too-late"),
    "call_off.dice_down": Said(DICE_DOWN, "Invoke aspects to change the result.", "FAE-099", "too-late"),
    "settled_already": Said("The opposition is settled already.", "Help, claim a stunt, or roll.", "", "settled"),
    "answered": Said("The opposition is settled already.", "Help, claim a stunt, or roll.", "", "settled"),
    "defended": Said(
        lambda known: f"{_defender(known)} answers this roll.", "A defence takes the place of a number.", "FAE-183"
    ),
    "an_attack": Said(
        lambda known: f"{name_of(known['state'], known['state'].roll.target)} is attacked and answers.",
        "Others can defend for them.",
        "FAE-064",
        "attack",
    ),
    "protected": Said(
        lambda known: f"{_defender(known)} defends for {name_of(known['state'], known['state'].roll.protected)}.",
        "One defender answers a roll.",
        "FAE-Q53",
    ),
    "stand_open.protected": Said(
        lambda known: (
            f"{_defender(known)} has stepped in for {name_of(known['state'], known['state'].roll.protected)}."
        ),
        "Defend; the game master may veto it.",
        "FAE-065",
        "protecting",
    ),
    "choose_protector.protected": Said(
        lambda known: f"{_defender(known)} is defending already.", "One defender answers a roll.", "", "chosen-already"
    ),
    "oppose.acting_side": Said("{it} is on the acting side.", "Choose somebody on another side.", "", "same-side"),
    "defend.acting_side": Said("{it} is on the acting side.", "Help instead.", "FAE-183", "same-side"),
    "oppose.asked_already": Said("{it} is asked already.", "Wait for the defence."),
    "defend.not_asked": Said(
        lambda known: f"{_defender(known)} is asked to defend.",
        "One defender answers a roll; allies can offer to step in.",
        "FAE-Q53",
    ),
    "stand_open.not_asked": Said(lambda known: f"{_defender(known)} is asked to defend.", "Wait for the answer."),
    "nobody_asked": Said("Nobody is asked to defend.", "The game master sets a difficulty."),
    "not_your_answer": Said(
        lambda known: f"{known['it'].name} isn't yours.", "Their player answers, or the game master.", "", "not-yours"
    ),
    "nobody_threatened": Said("This roll isn't aimed at anybody.", "Defend only if you're asked.", "", "nobody"),
    "the_target": Said("{it} is the target.", "Defend instead.", "", "own"),
    "protect.no_ally": Said(
        "{it} isn't an ally of the target.", "Only allies can defend for somebody.", "", "other-side"
    ),
    "offered_already": Said("{it} has offered it already.", "Wait for the answer.", "FAE-Q53"),
    "protector_chosen": Said(
        lambda known: f"{_defender(known)} is defending already.", "Help the defence.", "FAE-Q53", "chosen-already"
    ),
    "protect.words.wordless": Said(
        "Defending an ally needs an explanation.", "Say how {who} gets in between.", "", "no-words"
    ),
    "nobody_offered": Said("Nobody has offered to defend for them.", "Wait for an offer.", "FAE-Q53", "not-offered"),
    "choose_protector.not_your_choice": Said(
        "The target's player chooses who defends.", "Wait for them.", "", "not-yours"
    ),
    "choose_protector.who.unknown": Said("They haven't offered to.", "Choose among those who have.", "", "not-offered"),
    "veto_protector.who.unknown": Said(
        "They haven't offered to.", "Choose among those who have.", "FAE-Q53", "not-offered"
    ),
    "call_off.not_your_roll": Said(
        lambda known: _CALLS_OFF[_rolled(known)], "Ask the game master.", _rolled, "not-yours"
    ),
    # Helping
    "help.too_late": Said(DICE_DOWN, "Help comes before the dice; invoke an aspect now.", "FAE-Q47"),
    "own_roll": Said("{it} is rolling.", "Help with somebody else's roll."),
    "helps_already": Said("{it} is helping already.", "You can help with a roll once.", "FAE-Q47", "helped-already"),
    "turn_used": Said(
        "{it} has used their turn in this exchange, and helping takes one.",
        "Help in the next exchange.",
        "FAE-088",
        "acted",
    ),
    "help.not_in_conflict": Said("{it} isn't part of this conflict.", "The game master lets people join.", "FAE-088"),
    "ally.unknown": Said("They don't roll now.", "Help somebody who does.", "", "not-rolling"),
    "help.other_side": Said("{it} isn't an ally of {who}.", "Help your own side."),
    "help.thrown_already": Said(DICE_DOWN, "Help comes before the dice; invoke an aspect now.", "FAE-Q47", "too-late"),
    "undecided": Said("{it} hasn't said how they act.", "Wait for that, then help.", "", "not-settled"),
    "enough_helpers": Said(
        lambda known: f"At this table a roll has at most {counted(known['state'].options.help_max, 'helper')}.",
        "Act on your own turn.",
        "FAE-087",
    ),
    "help.too_low": Said(
        "At this table a helper needs Average (+1) or more in the approach that's used.",
        "Somebody else can help.",
        "FAE-Q12",
    ),
    # Stunts on a roll
    "claim_stunt.too_late": Said(DICE_DOWN, "Stunts are claimed before the dice."),
    "claim_stunt.thrown_already": Said(DICE_DOWN, "Stunts are claimed before the dice.", "", "too-late"),
    "not_rolling": Said("{it} doesn't roll now.", "Wait for their own roll."),
    "no_approach": Said("{it} hasn't chosen an approach.", "Choose it first.", "", "not-settled"),
    "one_stunt": Said("At this table only one stunt counts for a roll.", "Roll with the one you claimed.", "FAE-Q44"),
    "claimed_already": Said("This stunt counts for the roll already.", "Roll, or claim another one.", "FAE-Q44"),
    "a_bend": Said("This stunt bends a rule once a session; it gives no bonus.", "Use it instead.", "FAE-041"),
    "claim_stunt.not_permitted": Said("This stunt waits for the game master's permission.", "Ask for it.", "FAE-040"),
    "no_match": Said(_match, "It gives +2 only where both match."),
    "decided": Said("The outcome is known already.", "Overrule a value instead.", "", "too-late"),
    "none_claimed": Said("No stunt of theirs is claimed on this roll.", "There's nothing to judge.", "", "not-claimed"),
    "veto_stunt.unknown": Said(
        "No such stunt is claimed on this roll.", "There's nothing to judge.", "", "not-claimed"
    ),
    # Dice
    "deck_only": Said("This table draws from a deck of fate.", "Draw a card.", "FAE-021", "deck"),
    "dice_only": Said("This table rolls dice; it has no deck.", "Roll the dice.", "FAE-021", "dice"),
    "opposition_open": Said("The opposition isn't settled yet.", "Wait for it.", "FAE-023", "not-settled"),
    "thrown_already": Said("These dice are on the table already.", "Invoke an aspect to reroll them.", "FAE-110"),
    "enter_dice.unknown": Said("A Fate die shows plus, blank or minus.", "Enter four of +, 0 and -.", "", "bad-faces"),
    "enter_dice.who.unknown": Said(
        "There is no such character.", "Choose one of those on the table.", "", "no-such-character"
    ),
    # Invoking
    "invoke.no_roll": Said("No roll is open.", "Invoke once dice are on the table.", "FAE-099"),
    "invoke.gm_alone": Said(
        "Only the game master spends the pool.", "Choose one of yours.", "FAE-096", "not-the-game-master"
    ),
    "gm_alone": Said("Only the game master rolls for a hazard.", "Choose one of yours.", "", "not-the-game-master"),
    "too_early": Said("The dice aren't on the table yet.", "Invoke once the first result is seen.", "FAE-099"),
    "too_late": Said("Both sides have let the result stand.", "Invoke on the next roll.", "FAE-099"),
    "not_in_roll": Said("{it} is on neither side of this roll.", "You invoke for your own side.", "FAE-109"),
    "not_your_side": Said(
        _side_asked, "Your side is asked after it.", lambda known: "FAE-096" if known["it"] == GM else "FAE-099"
    ),
    "through_characters": Said(
        "The game master invokes through their characters where they have some.",
        "Choose one of them.",
        "FAE-096",
        "not-you",
    ),
    "pay.unknown": Said("It is free or paid for.", "Choose one of them.", "", "no-kind"),
    "no_point": Said("{who} has no fate point.", "Accept a compel to gain one, or use free invokes.", "FAE-104"),
    "invoke.pool_empty": Said("The game master's pool is empty.", "Use a free invoke, if there is one.", "FAE-096"),
    "effect.unknown": Said(
        "That isn't an effect of an invoke.", "Choose one of those offered.", "FAE-107", "no-effect"
    ),
    "invoke.not_your_roll": Said("This isn't the invoker's own roll.", _instead, "FAE-108"),
    "not_your_dice": Said("You can only reroll your own dice.", _instead, "FAE-110"),
    "no_foe": Said("There's no foe here to make it harder for.", _instead, "FAE-111"),
    "invoke.no_ally": Said("There's no ally's roll to add to.", _instead, "FAE-109"),
    "invoke.aspect.unknown": Said(
        "{who} knows of no such aspect.",
        "Invoke what is known; discover the rest by creating an advantage.",
        "",
        "unknown-aspect",
    ),
    "not_in_scene": Said(
        "{it} has no part in this scene.", "Choose an aspect of the scene or of somebody in it.", "FAE-101", "not-here"
    ),
    "later": Said(
        "The free invoke of {it} is for a later turn.", "Pay a fate point, or wait for the next turn.", "FAE-054"
    ),
    "others_boost": Said("{it} is the other side's boost.", "Only its own team uses it.", "FAE-Q40", "others"),
    "none_free": Said(
        "Your side has no free invoke of {it}.", "Pay a fate point, or create an advantage first.", "FAE-104"
    ),
    "one_free": Said(
        "At this table {it} is invoked for free once a roll.", "Keep the rest for another roll.", "FAE-Q03"
    ),
    "invoke.boost": Said(
        "{it} is a boost: it can't be paid for.", "Its own team invokes it once, for free.", "FAE-Q40"
    ),
    "paid_already": Said(
        "{it} was paid for on this roll already.", "Invoke another aspect, or this one for free.", "FAE-102"
    ),
    "invoke.words.wordless": Said("An invoke needs an explanation.", "Say how the aspect helps here.", "", "no-words"),
    "against.unknown": Said(
        "Their roll can't be made harder.", "Choose a rival in this exchange.", "FAE-111", "no-rival"
    ),
    "against.not_asked": Said(
        "Only raising a rival's difficulty in a contest names somebody.", "Name nobody.", "FAE-111", "no-rival"
    ),
    "others_turn": Said(_side_asked, "Wait for your side's turn.", "", "not-your-side"),
    "side.unknown": Said("The roll has no such side.", "Let your own side stand.", "", "stale"),
    "no_gain": Said("This result can't get better for your side.", "Let it stand.", "FAE-Q55"),
    "no_clock": Said("No clock is running.", "Take the time you need.", "", "no-clock"),
    "hold.side.unknown": Said("That side can't change the result now.", "Choose your own side.", "", "no-side"),
    "not_with_them": Said("You have nobody on that side.", "Choose your own side.", "", "not-your-side"),
    "hold.too_early": Said("The dice aren't on the table yet.", "Wait for them.", "", "wrong-step"),
    "hold.too_late": Said("The result stands already.", "Settle the roll.", "", "wrong-step"),
    "not_the_clock": Said("Only the clock says that.", "Let it stand instead.", "", "not-the-clock"),
    "time_is_up.unknown": Said("The clock runs for another result.", "Wait for it.", "", "stale"),
    "dice.unknown": Said("The dice are rolled now, or later.", "Choose one of them.", "", "no-kind"),
    "rate.target.unknown": Said(
        "Nothing like that is in the way.", "Choose the scene, an aspect or a border.", "", "no-obstacle"
    ),
    "let_stand.other_side": Said("The other side isn't yours to speak for.", "Let your own side stand.", "", "stale"),
    "let_stand.too_early": Said("The dice aren't on the table yet.", "Wait for them.", "", "wrong-step"),
    "let_stand.too_late": Said("Both sides have let the result stand.", "Settle the roll.", "", "wrong-step"),
    # Settling
    "nothing_to_settle": Said("This roll has nothing to settle yet.", "Wait for its result.", "", "not-now"),
    "other_first": Said(_asked, "That comes first.", "", "not-now"),
    "not_your_choice": Said(_asked, "Wait for the answer.", "", "not-yours"),
    "settle_failure.unknown": Said("An altered aspect is created, or none.", "Choose one of them.", "", "no-kind"),
    "settle_failure.text.wordless": Said(
        "An altered aspect needs words.", "Write it, or choose no aspect.", "", "no-text"
    ),
    "settle_search.aspect.unknown": Said(
        "There is no such hidden aspect.", "Choose a hidden one, or name a new one.", "FAE-181", "no-such-aspect"
    ),
    "something_found": Said(
        "The search didn't fail: something is found.", "Say which aspect, or name a new one.", "FAE-051", "found"
    ),
    "settle_search.in_the_open": Said(
        "{it} is in the open already.", "Choose a hidden one, or name a new one.", "FAE-181", "known-already"
    ),
    "elsewhere": Said("{it} isn't to be found there.", "Choose something where the search was.", "FAE-181"),
    "settle_search.text.wordless": Said(
        "What was found needs words.", "Write the aspect as a short phrase.", "FAE-051", "no-text"
    ),
    "text.not_asked": Said("No words are needed with that choice.", "Leave them out.", "", "not-asked"),
    "set_cost.unknown": Said("The obstacle stands, or is passed at a cost.", "Choose one of them.", "", "no-kind"),
    "a_tie": Said("On a tie the obstacle is passed, at a minor cost.", "Say what it costs.", "FAE-060"),
    "set_cost.text.wordless": Said("The cost needs words.", "Say what it costs.", "FAE-060", "no-text"),
    "answer_cost.unknown": Said("The cost is paid, or the action fails.", "Choose one of them.", "", "no-kind"),
    "settle_removal.unknown": Said("The aspect is gone, or it stays.", "Choose one of them.", "", "no-kind"),
    "trade.unknown": Said("All the damage, or one less and a boost.", "Choose one of them.", "", "no-kind"),
    "absorb.boxes.unknown": Said(
        _boxes,
        _tick,
        "FAE-080",
        "no-such-box",
    ),
    "two_boxes": Said(
        "Only one stress box is ticked for a hit.", "Take the rest as consequences, or go down.", "FAE-080"
    ),
    "ticked": Said(
        lambda known: f"Box {next(box for box in known['it'] if box in known['victim'].ticked)} is ticked already.",
        "Tick a free one.",
        "FAE-080",
    ),
    "absorb.consequences.unknown": Said(
        "Consequences are mild, moderate or severe.", "Choose among these.", "FAE-082", "no-such-degree"
    ),
    "absorb.no_consequences": Said(
        lambda known: f"{known['victim'].name} takes no consequences.", "Tick a box, or go down.", "FAE-173"
    ),
    "absorb.filled": Said(
        lambda known: f"{known['victim'].name} has a {known['it']} consequence already.",
        "There is one of each degree; choose another.",
        "FAE-085",
    ),
    "absorb.twice": Said("There is one consequence of each degree.", "Name each once.", "FAE-085"),
    "too_little": Said(
        lambda known: f"The hit is {known['state'].roll.damage}, and this absorbs {_absorbed(known)}.",
        "Take more, or be taken out.",
        "FAE-077",
    ),
    "name_it.text.wordless": Said(
        lambda known: (
            f"{'A boost' if known['state'].roll.choices[0].kind == 'boost' else 'The consequence'} needs words."
        ),
        "Write it as a short phrase.",
        lambda known: "FAE-007" if known["state"].roll.choices[0].kind == "boost" else "",
        "no-text",
    ),
    "tell_fate.text.wordless": Said("The victim's fate needs words.", "Tell what happens.", "", "no-text"),
}
