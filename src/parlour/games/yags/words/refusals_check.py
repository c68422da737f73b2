"""Refusals of checks and contests, and of what the talents have ready."""

from collections.abc import Callable
from typing import Any

from parlour.core.saying import Said, Sentences
from parlour.games.yags.content.numbers import FACES, MOST, PROFESSIONAL, SENTENCE
from parlour.games.yags.content.tables import CROWDS, DIFFICULTIES, NOTICES, extras, language_band
from parlour.games.yags.model import Check, Side, State
from parlour.games.yags.rules.ask import creature
from parlour.games.yags.rules.contest import MOST_SIDES
from parlour.games.yags.rules.frame import listed
from parlour.games.yags.rules.framing import MOST_OBSERVERS
from parlour.games.yags.rules.situations_hands import DODGES, thrown_at
from parlour.games.yags.rules.situations_senses import HOW, TINIEST
from parlour.games.yags.rules.sums import reckoned
from parlour.games.yags.rules.takes import level_of
from parlour.games.yags.words.refusal_parts import IN_CHECK, Known, either, gm_of, numbers, played_by, too_long
from parlour.roleplay.phrases import number


def _language(known: Known) -> str:
    level = known["it"].level
    return f"Languages aren't rolled. {known['it'].name} {level}: {language_band(level).text}"


def _how_professional(state: State, check: Check, side: Side) -> str:
    return f"It takes a skill of {PROFESSIONAL}; here it is {level_of(state, side)}."


def _how_risky(state: State, check: Check, side: Side) -> str:
    chance = reckoned(state, check, check.sides.index(side)).fumble
    return f"With a fumble chance of {chance} nothing is predictable."


_TAKES: dict[str, str | Callable[[State, Check, Side], str]] = {
    "opposed": "Nobody can take 0 or 10 against somebody else.",
    "dodge_due": "Nobody can take 0 or 10 against somebody else.",
    "raw": "A raw attribute check has no skill to be professional in.",
    "no_route": "It isn't said yet which skill is used.",
    "no_professional": _how_professional,
    "fumbles": _how_risky,
    "unpredictable": "The game master has called it unpredictable.",
    "stressful": "There is no calm to take 10 in.",
}


def take_barred(state: State, check: Check, side: Side, key: str) -> str:
    """Why somebody may not take 0 or 10, as the page shows it."""
    said = _TAKES[key]
    return said(state, check, side) if callable(said) else said


def _take(key: str) -> Callable[[Known], str]:
    return lambda known: take_barred(known["state"], known["state"].check, known["it"], key)


def _seat(known: Known) -> str:
    return played_by(known["state"], creature(known["state"], known["it"].who))


def _first(known: Known) -> Any:
    state = known["state"]
    return creature(state, state.check.sides[0].who)


def _winner(known: Known) -> str:
    check = known["state"].check
    return str(creature(known["state"], check.sides[max(check.winner, 0)].who).name)


def _due(known: Known) -> int:
    return extras(known["state"].check.level)


def _count(known: Known) -> str:
    return f"You get {number(_due(known))} of style, completeness and speed."


def _choose(known: Known) -> str:
    return f"Choose {number(_due(known))}."


def _by_count(known: Known) -> str:
    return "YAG-014" if _due(known) == 2 else "YAG-013"


def _familiarities(known: Known) -> str:
    return f"Choose {either(listed(known['state'], known['side'])[1:])}, or nothing."


_NO_SIDE = Said("There's no such side.", "Choose one of those in the check.", "", "bad-side")
_EXTRAS = Said(_count, _choose, _by_count, "wrong-count")
_WATCHERS = ("call_pocket", "call_filch", "call_conjure", "call_sneak", "call_lurk", "discover")
_NOT_SERVING = Said(
    "{it} doesn't serve this skill here, or the skill is too low for it.", "Do without.", "YAG-132", "not-usable"
)
_NOT_CARRIED = Said(
    "Techniques only go with the skill itself, known well enough.",
    "Use the skill itself, or do without.",
    "YAG-106",
    "no-techniques",
)
_NO_TARGET = Said("There's no number to reach here.", "Set a modifier instead.", "YAG-019")
SENTENCES: Sentences = {
    # Calling
    "ask_check.leading": Said("You lead the game yourself.", "Call for the check.", "", "gm"),
    "try_skill.leading": Said("You lead the game yourself.", "Call for the check.", "", "gm"),
    "group.too_few": Said("A group check takes two or more.", "Call for a check of one.", "YAG-Q78", "too-few"),
    "group.twice": Said("Nobody rolls twice.", "Choose everybody once.", "YAG-Q78", "twice"),
    "group.unknown": Said("There's nobody like that here.", "Choose among those in the scene.", "", "unknown"),
    "no_pair": Said("They asked for this in words.", "Call for a check, and say what is rolled.", "YAG-005"),
    "tries_no_more": Said("They can't try that any more.", "Decline the request.", "YAG-Q77"),
    "ask_check.text.wordless": Said("Say what you try.", "A few words will do.", "", "no-text"),
    "language": Said(_language, "Read it off the level, or call for a raw attribute.", "YAG-082"),
    "call_check.needs_the_skill": Said(
        "This takes {it} itself, and {who} has none.", "Ask somebody who has it.", "YAG-107", "needs-skill"
    ),
    **{
        f"{field}.unknown_knowledge": Said(
            f"{{it}} is a knowledge, and {{{who}}} has none of it.",
            "Learn it first, or ask somebody else.",
            "YAG-078",
            "knowledge-none",
        )
        for field, who in (("skill", "who"), ("one_skill", "one"), ("other_skill", "other"))
    },
    "call_fact.no_knowledge": Said("{it} isn't a knowledge.", "Call for a plain check.", "YAG-140", "not-knowledge"),
    "rated.unknown": Said("There is no such difficulty.", f"Choose {either(DIFFICULTIES)}.", "YAG-025", "bad-value"),
    "no_contest": Said(
        "No contest is open that others could join.",
        "Call for one first; more may join before the dice.",
        "",
        "not-now",
    ),
    "full": Said(f"{MOST_SIDES} are in it already.", "Hold a second contest.", "", "too-many"),
    "in_it": Said("{it} is in it already.", "Choose somebody else.", "", "same-one"),
    # The frame
    "no_check": Said("No check is open.", "The game master calls for one.", "", "not-now"),
    "dice_down": Said("The dice of this check are down.", "See it through.", "", "not-now"),
    "die_fallen": Said("A die has fallen: the frame is fixed.", "Call it off, or see it through.", "", "rolled"),
    "dodge_due": Said(
        lambda known: f"{thrown_at(known['state']).name} has yet to say whether to dodge.",  # type: ignore[union-attr]
        "Wait for the answer.",
        "YAG-247",
    ),
    "side.unknown": _NO_SIDE,
    "no_target": _NO_TARGET,
    "no_number": Said(
        "A specialisation lowers a target, and there is none.", "Set a modifier instead.", "YAG-140", "no-target"
    ),
    "opposed": Said("Against somebody else there is only rolling.", "Let them roll.", "YAG-030"),
    "judge.dodge_due": Said("Against somebody else there is only rolling.", "Let them roll.", "YAG-030", "opposed"),
    "ties_elsewhere": Said(
        "At this table ties don't go to whoever resists.", "Change the house rule first.", "", "not-here"
    ),
    "nobody_against": Said("Nobody else is in it.", "Somebody resists only in a contest.", "", "alone"),
    "the_resisting": Said("{it} resists already.", "Choose somebody else.", "", "as-it-is"),
    **numbers("fumble", "A fumble chance", 0, FACES),
    **numbers("set_time.minutes", "The time", 0, 100 * MOST),
    "no_familiarities": Said(
        "This skill has no familiarities.", "Nothing needs to be asked for.", "YAG-137", "no-familiarity"
    ),
    "familiarity.unknown": Said(
        "The skill has no familiarity called {it}.", _familiarities, "YAG-137", "no-familiarity"
    ),
    "asked_for_already": Said("That is asked for already.", "Ask for another, or for none.", "YAG-138", "asked"),
    "match.technique.unknown": Said(
        "{side} has no such specialisation.", "Choose one they have.", "YAG-140", "no-specialisation"
    ),
    "no_specialisation": Said("{it} isn't a specialisation.", "Choose one that is.", "YAG-140"),
    "carries_none": _NOT_CARRIED,
    "not_serving": _NOT_SERVING,
    "match.fit.unknown": Said("It fits broadly, exactly or not at all.", "Choose one of them.", "", "bad-value"),
    "not_in_use": Said("{technique} isn't in use.", "Say how well it fits, or leave it.", "YAG-140", "not-named"),
    # The side
    "not_your_side": Said(_seat, "Roll for somebody of your own.", "", "not-yours"),
    "has_rolled": Said("{it} has rolled already.", "Wait for the others.", "", "rolled"),
    "route.unknown": Said("There's no such way.", "Use the skill, what stands in for it, or none.", "", "bad-value"),
    "choose_route.raw": Said("A raw attribute check has no skill to choose.", "Just roll.", "YAG-261", "no-skill"),
    "choose_route.chosen_already": Said("It is done that way already.", "Roll.", "", "chosen"),
    "choose_route.needs_the_skill": Said("This takes the real skill.", "Roll with it.", "YAG-107", "needs-skill"),
    "no_skill": Said(lambda known: f"There is no {known['side'].skill} to use.", "Choose another way.", "YAG-064"),
    "skilled": Said("Anyone who has the skill uses it.", "Roll with it.", "YAG-089"),
    "not_to_be_guessed": Said(
        "A knowledge you don't have can't be guessed at.", "Choose another way.", "YAG-078", "knowledge-none"
    ),
    "nothing_stands_in": Said("No skill of theirs stands in for this one.", "Choose another way.", "", "no-default"),
    "choose_route.default.unknown": Said(
        "{it} doesn't stand in for this skill.", "Choose another way.", "", "no-default"
    ),
    "choose_route.default.not_asked": Said(
        "A skill is only named if it stands in for the real one.", "Leave it empty.", "", "no-default"
    ),
    "apply.technique.unknown": Said("{side} knows no such technique.", "Choose one of theirs.", "", "no-technique"),
    "in_use": Said("{it} is in use already.", "Roll.", "", "applied"),
    "laid_aside": Said("{it} isn't in use.", "Roll.", "", "applied"),
    "not_carried": _NOT_CARRIED,
    "no_use": _NOT_SERVING,
    "no_route": Said("It isn't said yet how it is done.", "Choose what stands in for the skill, or none.", "YAG-103"),
    "no_die": Said("Over encumbered no die is rolled: the total is 0.", "Roll here, to say so.", "YAG-181"),
    "blind": Said("This is rolled blind.", "Roll here: nobody sees the die.", "YAG-235"),
    "face.too_low": Said("The die shows 1 to 20.", "Enter the face it shows.", "YAG-003", "bad-die"),
    "face.too_high": Said("The die shows 1 to 20.", "Enter the face it shows.", "YAG-003", "bad-die"),
    "take.opposed": Said(_TAKES["opposed"], "Roll the die.", "YAG-030"),  # type: ignore[arg-type]
    "take.raw": Said(_take("raw"), "Roll the die.", "YAG-Q40"),
    "take.no_route": Said(_take("no_route"), "Choose the route first.", "YAG-103"),
    "no_professional": Said(_take("no_professional"), "Roll the die.", "YAG-026", "not-professional"),
    "fumbles": Said(_take("fumbles"), "Roll the die.", "YAG-029", "fumble"),
    "unpredictable": Said(_TAKES["unpredictable"], "Roll the die.", "YAG-027", "not-predictable"),  # type: ignore[arg-type]
    "take.what.unknown": Said("It is 0 or 10 that is taken.", "Choose one of them.", "", "bad-value"),
    "take.asked_already": Said("The game master has yet to judge it.", "Wait, or roll the die.", "YAG-031", "asked"),
    "stressful": Said(_TAKES["stressful"], "Take 0, or roll the die.", "YAG-028"),  # type: ignore[arg-type]
    # Over
    "nothing_told": Said("No decided check is on the table.", "Roll first.", "", "not-now"),
    "degree_of_its_own": Said("Here the degree counts in its own way.", "Tell what comes of it.", "", "no-extras"),
    "degree_too_low": Said("Only a good success or better has extras.", "Tell what comes of it.", "", "no-extras"),
    "choose_extras.chosen_already": Said("They are chosen already.", "Tell what comes of it.", "", "chosen"),
    "not_your_success": Said(
        lambda known: f"{_winner(known)} has earned them.", "Leave the choice to them.", "", "not-yours"
    ),
    **{f"extras.{key}": _EXTRAS for key in ("too_few", "too_many", "twice", "unknown")},
    **too_long("tell_outcome.text", "The outcome", SENTENCE),
    "tell_outcome.text.wordless": Said("The outcome needs words.", "Say what happens.", "", "no-text"),
    "decided": Said("Only a contest that nobody won is rolled again.", "Let it stand."),
    "not_your_roll": Said(
        lambda known: f"{_first(known).name}'s player or the game master puts it away.",
        "Leave it to them.",
        "",
        "not-yours",
    ),
    "not_your_try": Said("Only the game master calls this off.", lambda known: f"Ask {gm_of(known)}.", "", "not-gm"),
    "reveal.check_open": Said(IN_CHECK[0], "See it through first.", "", "not-now"),
    "nothing_kept": Said("There are no hidden rolls.", "There's nothing to reveal.", "", "no-such-check"),
    "reveal.number.unknown": Said(
        "There's no hidden roll of that number.", "Choose one from the list.", "", "no-such-check"
    ),
    "names_unseen": Said("Somebody in it is hidden: it would tell of them.", "Show them first.", "YAG-Q75", "hidden"),
    # Awareness and stealth
    "call_notice.level.unknown": Said("There is no such level.", f"Choose {either(NOTICES)}.", "", "bad-value"),
    **numbers("call_spot.size", "A Size", 0, MOST, "YAG-270"),
    **numbers("call_spot.tiny", "A Tiny level", 0, TINIEST, "YAG-270"),
    "call_spot.size.too_low": Said(
        "Below Size 0 things are Tiny.", "Give a Tiny level with Size 0.", "YAG-270", "tiny"
    ),
    "call_spot.size.not_asked": Said(
        "Tiny things have Size 0.", "Give a Size, or a Tiny level with Size 0.", "YAG-270", "tiny"
    ),
    "how.unknown": Said("There's no such way.", "Hide, move quietly, or both.", "", "bad-value"),
    "none_of_that": Said(
        lambda known: f"{known['who'].name} has no {HOW[known['it']]} at all.",
        "Choose another way, or somebody else.",
        "YAG-038",
        "attribute-none",
    ),
    **{
        f"{tag}.observers.same_one": Said("Nobody watches themselves.", "Choose others.", "", "same-one")
        for tag in _WATCHERS[:-1]
    },
    **{
        f"{tag}.observers.too_few": Said(
            "Nobody is watching, so there's nothing to roll against.",
            "Name who watches, or call it trivial.",
            "YAG-245",
            "nobody-watches",
        )
        for tag in ("call_pocket", "call_filch", "call_sneak")
    },
    **{
        f"{tag}.observers.too_many": Said(
            f"At most {MOST_OBSERVERS} watch.", "Name those who matter.", "YAG-Q64", "too-many"
        )
        for tag in _WATCHERS
    },
    "nobody_lurks": Said("Nobody here is hiding.", "Let somebody lie in wait first.", "YAG-Q75", "no-such-check"),
    "discover.number.unknown": Said(
        "Nobody here hides by that roll any more.", "Choose somebody who is still unseen.", "", "no-such-check"
    ),
    "looked_already": Said("{it} has looked already.", "Choose somebody who comes by.", "", "same-one"),
    "discover.observers.too_few": Said("Nobody comes by.", "Name at least one.", "YAG-Q64", "too-many"),
    # Charm and guile
    "call_charm.toward.same_one": Said("Nobody charms themselves.", "Choose somebody else.", "", "same-one"),
    "set_reaction.same_one": Said("It is about how others feel.", "Choose two different people."),
    "set_reaction.value.unknown": Said(
        "There is no such feeling.", "Choose one from dislike to love.", "YAG-226", "bad-value"
    ),
    "set_reaction.why.wordless": Said(
        "A changed impression has a reason.", "Say what happened.", "YAG-227", "no-reason"
    ),
    "call_lie.same_one": Said("Nobody lies to themselves.", "Choose two different people."),
    "call_interrogation.same_one": Said("Nobody questions themselves.", "Choose two different people."),
    # Sleight and throw
    "crowd.unknown": Said("There is no such street.", f"Choose {either(CROWDS)}.", "YAG-240", "bad-value"),
    "call_throw.at.unknown": Said("That isn't in the table.", "Choose one of its things, or other.", "", "bad-value"),
    "call_throw.target.not_asked": Said(
        "{at} has its number in the table.", "Leave the target at 0, or throw at something else.", "YAG-249", "printed"
    ),
    **{
        key: said
        for tag in ("call_throw", "call_toss", "call_attack")
        for key, said in numbers(f"{tag}.metres", "A distance", 0, MOST).items()
        if key.endswith("high")
    },
    **{
        f"{tag}.metres.too_low": Said(
            "A distance is at least 0.", f"Enter up to {MOST} m, or −1 for none.", "", "bad-value"
        )
        for tag in ("call_throw", "call_toss", "call_attack")
    },
    "call_toss.same_one": Said("Nobody throws to themselves.", "Choose two different people."),
    "call_attack.same_one": Said("Nobody throws at themselves.", "Choose two different people."),
    "call_attack.barred": Said("{it} failed a climb: no attacks this round.", "Wait for the next round.", "YAG-206"),
    "nobody_to_dodge": Said("Nobody is asked to dodge.", "Look at what is asked above.", "", "not-now"),
    "not_thrown_at": Said(
        lambda known: played_by(known["state"], thrown_at(known["state"])),  # type: ignore[arg-type]
        "Leave it to them.",
        "",
        "not-yours",
    ),
    "dodge.skill.unknown": Said(f"You dodge with {' or '.join(DODGES)}.", "Choose one of them.", "", "bad-skill"),
    "dodge.skill.not_asked": Said("You don't need a skill if you don't dodge.", "Name none.", "", "no-skill-needed"),
}
