"""Refusals of actions and of harm: what is declared, what the Dealer makes of it, the card, wounds and death."""

from parlour.core.saying import Said, Sentences
from parlour.games.fugue.model import State, Task
from parlour.games.fugue.rules.ask import (
    character,
    find_character,
    is_persona,
    open_task,
    seat_of,
)
from parlour.games.fugue.words.reader import title_of
from parlour.games.fugue.words.refusal_parts import Known, barred, doer, now, seat, target, value, who_is, yours


def _task(state: State) -> Task:
    task = open_task(state)
    assert task is not None
    return task


def _doer(known: Known) -> str:
    return who_is(known["state"], _task(known["state"]).who)


def _doers_player(known: Known) -> str:
    return seat(known, seat_of(known["state"], character(known["state"], _task(known["state"]).who)))


def _name(known: Known) -> str:
    return title_of(known["state"], doer(known))


def _out(known: Known) -> str:
    person = doer(known)
    why = {"dead": "is dead", "knocked": "is knocked out"}.get(person.down, "isn't in the story now")
    return f"{title_of(known['state'], person)} {why}."


def _ability(known: Known) -> tuple[str, str, str]:
    person = doer(known)
    return barred(known["state"], person, next(a for a in person.abilities if a.id == known["it"].ability))


def _tasks_ability(known: Known) -> tuple[str, str, str]:
    task = _task(known["state"])
    person = character(known["state"], task.who)
    return barred(known["state"], person, next(a for a in person.abilities if a.id == task.ability))


def _locked(known: Known, who: str) -> str:
    if known["state"].options.lock_ends == "never":
        return f"{who} has failed at this by a major, and at this table that lock stays for good."
    return f"{who} has failed at this by a major and can't try it again without an ability."


def _lock_cure(known: Known) -> str:
    if known["state"].options.lock_ends == "never":
        return "Somebody else may try it."
    return "Name an ability that fits, or let somebody else try it."


def _lock_rule(known: Known) -> str:
    return "FUG-A36" if known["state"].options.lock_ends == "never" else "FUG-106"


def _range(known: Known) -> str:
    timed = " where time is measured" if known["unit"] else ""
    return f"A difficulty is from {known['least']} to {known['most']}{timed}, not {known['command'].difficulty}."


def _victim(known: Known) -> str:
    leave = next(one for one in known["state"].leaves if one.what == "finish" and one.who == known["who"].id)
    person = find_character(known["state"], leave.target)
    assert person is not None
    return title_of(known["state"], person)


_UNDECLARED = target(
    "Nobody has declared that, or it's settled.", "Choose something that waits for a ruling.", "FUG-097"
)
_DIFFICULTY = Said(
    _range,
    "Choose a number between them.",
    lambda known: "FUG-113" if known["unit"] else "FUG-102",
    "bad-difficulty",
)
_WOUNDED_TASK = Said(
    lambda known: _tasks_ability(known)[0],
    lambda known: _tasks_ability(known)[1],
    lambda known: _tasks_ability(known)[2],
    "wounded",
)
_PLAYING = "plays in this round of the contest and has no hand free."
_MISSING = "is incapacitated through a round of the contest."
_AFTER = "Wait until that round is over."
_NO_TELLING = target("No such card waits to be told.", "It may have been told already.", "FUG-119")
SENTENCES: Sentences = {
    # Declaring
    "much_declared": now(
        "The Dealer has yet to answer what {it} does already.", "Take something back, or wait for the ruling."
    ),
    "task.unknown": target("That isn't an earlier task that failed.", "Say in words what is to be done.", "FUG-A36"),
    "locked_for_good": Said(
        lambda known: _locked(known, title_of(known["state"], known["who"])), _lock_cure, _lock_rule, "locked"
    ),
    "locked_without": Said(
        lambda known: _locked(known, title_of(known["state"], known["who"])), _lock_cure, _lock_rule, "locked"
    ),
    "nothing_declared": target("Nobody has declared anything.", "Wait until somebody says what they do.", "FUG-097"),
    "declared.unknown": _UNDECLARED,
    "not_said_by_you": yours("Somebody else is about to do that.", "You take back what you said yourself.", "FUG-008"),
    # Rulings
    "doer_out": Said(
        _out,
        "Lay it aside.",
        lambda known: {"dead": "FUG-200", "knocked": "FUG-199"}.get(doer(known).down, "FUG-008"),
        lambda known: "dead" if doer(known).down == "dead" else "bad-target",
    ),
    "no_ability_named": Said(
        "Success is granted only with an ability that fits.",
        "Rule it basic, or let a card decide.",
        "",
        "needs-ability",
    ),
    "ability_gone": Said(
        "The ability that was named isn't on the sheet any more.", "Let a card decide.", "", "no-ability"
    ),
    "ability_wounded": Said(
        lambda known: _ability(known)[0],
        lambda known: _ability(known)[1],
        lambda known: _ability(known)[2],
        "wounded",
    ),
    "deed_locked": Said(lambda known: _locked(known, _name(known)), _lock_cure, _lock_rule, "locked"),
    "playing": now(lambda known: f"{_name(known)} {_PLAYING}", _AFTER, "FUG-A80"),
    "incapacitated": now(lambda known: f"{_name(known)} {_MISSING}", _AFTER, "FUG-199"),
    "rule_skilled.ability.unknown": Said(
        lambda known: f"{title_of(known['state'], doer(known, 'declared'))} has no such ability.",
        "Rule it with the ability that was named, or with none.",
        "FUG-109",
        "no-ability",
    ),
    "set_task.ability.unknown": Said(
        "{who} has no such ability.", "Choose one from the sheet, or none.", "FUG-109", "no-ability"
    ),
    "declare.ability.unknown": Said(
        "{who} has no such ability.", "Choose one from the sheet, or do without.", "FUG-092", "no-ability"
    ),
    "another_named": Said(
        lambda known: f"That isn't the ability {title_of(known['state'], doer(known, 'declared'))} named.",
        "Rule it with the one that was named, or with none.",
        "FUG-109",
        "no-ability",
    ),
    "needs_ability": Said(
        lambda known: _locked(known, title_of(known["state"], doer(known, "declared"))),
        _lock_cure,
        _lock_rule,
        "locked",
    ),
    "unit.unknown": Said(
        "Time is measured in hours, minutes or seconds.", "Choose one of the three, or none.", "FUG-112", "bad-unit"
    ),
    "difficulty.too_low": _DIFFICULTY,
    "difficulty.too_high": _DIFFICULTY,
    # The card
    "no_task": now("No skilled action is open.", "The Dealer rules that something takes a card."),
    "card_turned": now("A card has been turned for it.", "Play it out.", "FUG-103"),
    "flip.card_untold": now(
        "A card has yet to be told.",
        lambda known: f"{seat(known, known['state'].tellings[0].seat)} tells it, or you close it.",
        "FUG-119",
    ),
    "memory_first": now(
        "A Signifier came up: its memory comes first.", "Let it be told, or postponed by the Dealer.", "FUG-048"
    ),
    "stepping_in": now("Somebody wants to step in.", "The Dealer answers first.", "FUG-081"),
    "winner_unheard": Said(
        "The Fool and the World have won: with another card the winner would lose the right to one act without limits.",
        "Wait for the telling to begin, or deal the next round of the contest first.",
        "FUG-178",
        "warned",
    ),
    "doer_playing": now(lambda known: f"{_doer(known)} {_PLAYING}", _AFTER, "FUG-A80"),
    "doer_incapacitated": now(lambda known: f"{_doer(known)} {_MISSING}", _AFTER, "FUG-199"),
    "going_on": now(
        lambda known: f"{_doers_player(known)} says whether the work goes on.",
        "Wait for it: go on, or give up.",
        "FUG-116",
    ),
    "outcome_known": now("The outcome is known.", "It closes when everything has been told.", "FUG-119"),
    "first_card_wounded": _WOUNDED_TASK,
    "doer_wounded": _WOUNDED_TASK,
    "first_card_locked": Said(lambda known: _locked(known, _doer(known)), _lock_cure, _lock_rule, "locked"),
    "no_card": Said("There is no card left in the deck or the discard pile.", "Play with what you hold.", "FUG-124"),
    "flip.no_card": Said(
        "There is no card left in the deck or the discard pile.", "End the hand that holds them all.", "FUG-124"
    ),
    "not_going": now(
        "Going on or giving up is asked only where time is measured and a card was too low for an ability.",
        "Wait for the card.",
    ),
    "not_your_task": yours(
        lambda known: f"{_doer(known)} is played by {_doers_player(known)}.",
        "You act for your own characters.",
        "FUG-008",
    ),
    "not_again": now(
        "Nobody uses a memory just gained in the task that brought it.",
        "It's asked when somebody who failed uses it at once.",
    ),
    # Telling
    "nothing_to_tell": target("No card waits to be told.", "It may have been told already.", "FUG-119"),
    "telling.unknown": _NO_TELLING,
    "for_another_to_tell": yours(
        lambda known: f"{seat(known, known['it'].seat)} tells this card.", "You can help with an idea."
    ),
    "yours_to_tell": now("This card is yours to tell.", "Tell it: a word or two will do."),
    "ideas_enough": now("This card has enough ideas.", "Wait for the telling."),
    "help_tell.wordless": value("An idea needs words.", "Say what could happen."),
    # Wounds
    "lost_nowhere": value("A lasting wound takes a part of the body.", "Choose the part.", "FUG-194"),
    "bleeding_unmarked": value(
        "A wound that would bleed to death counts as permanent.", "Mark it as permanent too.", "FUG-195"
    ),
    "tend.not_dealer": Said(
        "Only the Dealer says that a wound is tended.",
        lambda known: f"Declare that you tend it; {seat(known, known['state'].desk.gm)} says whether it's done.",
        "",
        "not-dealer",
    ),
    "wound.unknown": target("{who} has no such wound.", "Choose one from the sheet."),
    "healed": target("That wound has healed.", "Choose another."),
    "tended": target("That wound is tended already.", "It needs rest."),
    "hours.too_low": value("A rest takes at least {least} hour.", "Enter a number of hours."),
    "hours.too_high": value("A rest takes at most {most} hours.", "Enter fewer hours."),
    "not_lost": target("{it} isn't lost.", "What only hurts comes back when the wound is tended."),
    "bleeding_still": now(
        "{it} was lost to a wound that bleeds: it can come back once that is healed.",
        "Tend the wound and let it heal first.",
        "FUG-A73",
    ),
    # Down
    "rouse.contest_open": now("A knock-out lasts until the contest ends.", "End the contest first."),
    "awake": target("{it} is awake.", "Choose somebody who was knocked out."),
    "not_bleeding": target(
        "{it} has no wound that bleeds, or it's tended.", "Only an untended wound that bleeds can kill like this."
    ),
    "bleed_out.hand_played": now("A hand is being played.", "Play it out first."),
    "unsaid": now(
        lambda known: (
            "A persona's death is said twice." if is_persona(known["who"]) else "A game-character's death is said once."
        ),
        "Say it without being sure first.",
        "FUG-206",
    ),
    "said_once": now("You've said it once.", "Say that you're sure, or take it back.", "FUG-206"),
    # Finishing off
    "no_time_for_it": now(
        "It takes an action of its own, in a scene or between two hands.", "Wait until this is played out.", "FUG-A72"
    ),
    "helpless_too": target("{it} can do nothing now.", "Somebody else may.", "FUG-199"),
    "asked_already": now("The Dealer has yet to answer.", "Wait for the answer."),
    "not_helpless": target(
        "{it} isn't helpless: only somebody knocked out or incapacitated can be killed like this.", "Open a contest."
    ),
    "no_death_asked": target("Nobody asks for that.", "Wait until somebody does."),
    "asks_no_death": target("{it} doesn't ask for that.", "Answer somebody who does."),
    "bleeds_by_itself": target(
        "{who} bleeds to death; nobody does it.", "Say once more that they bleed to death, or say no here.", "FUG-206"
    ),
    "hand_first": now("A hand is being played.", "Play it out first, or say no.", "FUG-A72"),
    "victim_up": target(lambda known: f"{_victim(known)} isn't helpless any more.", "Say no; a contest may follow."),
}
