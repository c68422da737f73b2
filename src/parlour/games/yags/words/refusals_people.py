"""Refusals about people and the campaign: coming and going, building, gear, experience, what a table is played with."""

from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.saying import Said, Sentences
from parlour.games.yags.content.numbers import MOST, NAME, NOTES, PHRASE, SENTENCE
from parlour.games.yags.model import ATTRIBUTES, Creature, State
from parlour.games.yags.rules.advance import MOST_POINTS, lacking, next_level
from parlour.games.yags.rules.advance import known as learnt
from parlour.games.yags.rules.approval import Lack, allowable, lacks
from parlour.games.yags.rules.ask import base, is_npc
from parlour.games.yags.rules.campaign import (
    MOST_AMOUNT,
    MOST_LEVEL,
    bare_need,
    circular_need,
    pairs,
    resting_on,
    strange_need,
    unpriced,
)
from parlour.games.yags.rules.creation import (
    FLUENT,
    HEAVIEST,
    LARGEST,
    MOST_SOAK,
    TINIEST,
    affordable,
    attribute_most,
)
from parlour.games.yags.rules.derive import tech_level
from parlour.games.yags.rules.items import HEAVIEST as HEAVIEST_ITEM
from parlour.games.yags.rules.making import is_budgeted, own_of, untaught
from parlour.games.yags.rules.people import problem
from parlour.games.yags.rules.shelf import MOST as MOST_ON_SHELF
from parlour.games.yags.rules.shelf import problem as shelf_problem
from parlour.games.yags.rules.skills import Bound, bound, floor, price, served
from parlour.games.yags.sheet_file import LONGEST
from parlour.games.yags.words.lines_people import notice_words
from parlour.games.yags.words.reader import Reader
from parlour.games.yags.words.refusal_parts import Known, either, numbers, too_long
from parlour.games.yags.yagsbook import LONGEST as LONGEST_FILE
from parlour.roleplay import company
from parlour.roleplay.refusals import as_found, tag, unread

_WANTED = {
    "add_item": "gear",
    "buy_own": "techniques",
    "buy_technique": "techniques",
    "drop_item": "gear",
    "drop_technique": "techniques",
    "put_item": "gear",
    "raise_mastery": "techniques",
    "set_attribute": "attributes",
    "set_language": "skills",
    "set_skill": "skills",
    "submit": "gear",
}
"""At which step each is done; the rest in the frame."""


def _name(one: Creature) -> str:
    return one.name or "This creature"


def _step(one: Creature) -> str:
    if one.stage == "review":
        return f"{_name(one)} is waiting for the game master's approval."
    if one.stage == "ready":
        return f"{_name(one)} is finished."
    return f"{_name(one)} is at the {one.stage} step."


def _go_to(known: Known) -> str:
    return f"Go to the {_WANTED.get(tag(known), 'frame')} step."


def _lack(known: Known) -> Lack:
    return lacks(known["state"], known["it"])[0]


def _own(known: Known) -> str:
    own = own_of(known["state"], known["seat"])
    return f"You already play {_name(own) if own is not None else 'somebody'}."


# Attributes and skills


def _no_attribute(known: Known) -> RuleViolation:
    name = known["command"].attribute
    if name == "Size":
        return RuleViolation(
            "size", "YAG-058", "Size isn't raised by training or points.", "Size is set when somebody is built."
        )
    if name in ("Soak", "Move"):
        return RuleViolation("secondary", "YAG-035", f"{name} is a secondary attribute.", "Choose one of the eight.")
    return RuleViolation(
        "no-such-attribute",
        "YAG-034",
        f"There is no attribute called {name}.",
        f"Choose {either(ATTRIBUTES)}.",
    )


_CURES = {"YAG-251": "The game master may allow it.", "YAG-063": "The game master may define it."}


def _no_higher(known: Known, level: int) -> RuleViolation:
    """Why a skill doesn't go to this level."""
    state, one, name = known["state"], known["who"], known["command"].skill
    most = bound(state, one, name)
    if level > most.level and most.why:
        cure = _CURES.get(most.rule, "Raise the skill it rests on first.")
        return RuleViolation("too-high", most.rule, f"{name} {level}: {most.why}.", cure)
    if tag(known) == "set_skill" and is_budgeted(state, one) and level > affordable(state, one, name):
        reach = affordable(state, one, name)
        return RuleViolation(
            "no-points", "YAG-Q41", f"The points reach to {reach} at most.", "Lower another skill first."
        )
    return RuleViolation("bad-value", "", f"{name} goes up to {known['skill'].most} here.", "Enter a lower level.")


def _top(known: Known) -> RuleViolation:
    return _no_higher(known, known["command"].level)


def _bottom(known: Known) -> RuleViolation:
    """Why a skill goes no lower; or that it can't be had at all."""
    range_, name = known["skill"], known["command"].skill
    least: Bound = floor(known["state"], known["who"], name)
    if range_.least > range_.most:
        return _no_higher(known, range_.least)
    if least.why and known["command"].level < least.level:
        why = f"{name} stays at {least.level} at least: {least.why}."
        return RuleViolation("needed", least.rule, why, "Change what rests on it first.")
    return RuleViolation("bad-value", "", f"A level is {range_.least} at least.", "Enter a higher one.")


def _attribute_top(known: Known) -> RuleViolation:
    state, one = known["state"], known["who"]
    most = attribute_most(state, one, known["attribute"])
    if is_budgeted(state, one):
        return RuleViolation(
            "no-points", "YAG-Q41", f"The points reach to {most} at most.", "Lower another attribute first."
        )
    return RuleViolation("bad-value", "", f"An attribute is at most {most}.", f"Enter a number from 0 to {most}.")


# Experience


def _poor(cost: int, one: Creature) -> str:
    return f"That costs {cost}; {_name(one)} has {one.xp} experience."


def _own_cost(known: Known) -> int:
    state: State = known["state"]
    return state.options.specialisation_cost if known["it"] == "specialisation" else 1


def _own_level(known: Known) -> RuleViolation:
    state, one, level = known["state"], known["who"], known["command"].level
    if known["kind"] == "specialisation":
        cost = state.options.specialisation_cost
        return RuleViolation("bad-value", "YAG-Q15", f"A specialisation costs {cost} at this table.", f"Enter {cost}.")
    if level < 1:
        return RuleViolation("bad-value", "YAG-145", "A mastery starts at 1.", "Enter 1 or more.")
    if level > one.xp:
        return RuleViolation("no-experience", "YAG-145", _poor(level, one), _MORE)
    return RuleViolation(
        "skill-too-low", "YAG-145", f"It takes {known['skill'].name} {level}.", "Raise the skill first."
    )


def _skills(known: Known) -> str:
    return " or ".join(served(known["state"], known["it"]))


def _study_bar(known: Known) -> Bound:
    return bound(known["state"], known["who"], known["it"].name)


def _study_points(known: Known) -> RuleViolation:
    state, one, points = known["state"], known["who"], known["command"].points
    wanted = lacking(state, one, known["skill"]) or 0
    if points > one.xp:
        return RuleViolation("no-experience", "YAG-110", _poor(points, one), _MORE)
    return RuleViolation(
        "too-many", "", f"{wanted} points are needed for the next level.", "Points for the level after that come later."
    )


def _not_sold(kind: str) -> Said:
    return Said(
        f"The table has no price for {kind}.",
        "The game master may set one: the Core names none.",
        "YAG-001",
        "not-for-sale",
    )


def _attribute_cost(known: Known) -> int:
    return price(known["state"], "attribute", base(known["who"], known["it"]) + 1) or 0


def _language_cost(known: Known) -> str:
    one, name = known["who"], known["command"].name
    return _poor(price(known["state"], "language", next_level(one, name)) or 0, one)


# Notices and files


def _notices(known: Known) -> str:
    who = known["who"]
    reader = Reader(known["state"], known["seat"])
    found = [notice_words(reader, who.id, key) for key in allowable(known["state"], who)]
    return f"On this sheet: {'; '.join(found)}." if found else "There's nothing on this sheet to allow."


def _file(known: Known) -> str:
    return unread(problem(known["state"], known["command"].text, known["command"].which))


def _shelf_file(known: Known) -> str:
    return unread(shelf_problem(known["state"], known["command"].text))


# Definitions


def _need(find: Any) -> Any:
    return lambda known: find(known["state"], known["command"].name, known["command"].needs)


def _first(known: Known) -> str:
    return pairs(known["command"].familiarities)[0][0]


def _unpriced(known: Known) -> str:
    return unpriced(known["command"].familiarities)


def _bare(known: Known) -> str:
    return bare_need(known["command"].needs)


_MORE = "Wait until the game master awards more."
_POOR = Said(lambda known: _poor(known["it"].level, known["who"]), _MORE, "YAG-133", "no-experience")
_FULL = Said(f"At most {MOST_ON_SHELF} fit on the shelf.", "Take some of them off first.", "", "full")
_NO_SHELVED = Said("Nobody like that is on the shelf.", "Choose from what is on it.", "", "not-on-shelf")
_NO_SKILL = Said("{it} isn't on the campaign's list.", "The game master may define it.", "YAG-063", "no-such-skill")
_NO_ENTRY = Said("The library has nothing called {it}.", "Choose one that is in it.", "YAG-131", "no-such-technique")
_NO_ITEM = Said("{who} has nothing of that kind.", "Choose one of their things.", "", "no-such-item")
_NO_CULTURE = Said("There is no culture called {it}.", "The game master may add it.", "YAG-279", "no-such-culture")
_CHOOSE = Said("There is no such choice.", "Choose one of those offered.", "", "bad-value")
_LIMITS = {"name": NAME, "concept": SENTENCE, "notes": NOTES}
SENTENCES: Sentences = {
    **company.SENTENCES,
    "show_creature.what.unknown": company.NOT_TO_BE_SHOWN,
    # Coming
    "has_own": Said(_own, "One character at a time; the game master gives more.", "YAG-033"),
    "take_ready.leading": Said("You lead the game.", "Call in creatures of your own.", "YAG-033", "gm"),
    "gm_hides": Said("Only the game master hides people.", "Bring yours in the open.", "YAG-048", "not-gm"),
    "gm_brings": Said("Only the game master brings creatures and vehicles.", "Make a person.", "YAG-048", "not-gm"),
    "new_creature.no_human": Said("A {it} isn't human.", "Say that it isn't.", "YAG-048", "not-human"),
    "new_creature.kind.unknown": Said(
        "It is a person, a creature or a vehicle.", "Choose one of them.", "", "bad-value"
    ),
    "key.unknown": Said("There's nobody ready-made by that name.", "Choose one from the list.", "", "no-such-ready"),
    "import_creature.unreadable": Said(
        _file,
        "Bring a character of this game, as Parlour writes them or as Yagsbook; of several say which.",
        "",
        "bad-file",
    ),
    "open_file.unreadable": Said(
        _shelf_file,
        "Bring characters or creatures of this game, as Parlour writes them or as Yagsbook.",
        "",
        "bad-file",
    ),
    "import_creature.text.wordless": Said("There's no file.", "Choose one.", "", "bad-file"),
    "open_file.text.wordless": Said("There's no file.", "Choose one.", "", "bad-file"),
    **too_long("import_creature.text", "A file", LONGEST),
    **too_long("open_file.text", "A file", LONGEST_FILE),
    **too_long("which", "A name", NAME),
    "shelf_full": _FULL,
    "too_many_for_the_shelf": _FULL,
    "shelf_empty": Said("The shelf is empty.", "Open a file first.", "", "not-on-shelf"),
    "which.unknown": _NO_SHELVED,
    "which.too_few": Said("Nobody is chosen.", "Choose from what is on the shelf.", "", "not-on-shelf"),
    "which.twice": Said("Somebody is named twice.", "Name everybody once.", "", "same-one"),
    # Going, giving, showing
    "drop_creature.needed": Said("{it} is needed in what is being played.", "Finish that first.", "YAG-005", "not-now"),
    "give_creature.needed": Said("{it} is needed in what is being played.", "Finish that first.", "YAG-005", "not-now"),
    "seat.unknown": Said("{who} can't be given there.", "Choose another seat, or the game master.", "", "bad-seat"),
    "describe.field.unknown": Said("It is the name, the concept or the notes.", "Choose one of them.", "", "bad-value"),
    "describe.text.wordless": Said("A name is needed.", "Enter one.", "", "no-name"),
    "describe.text.too_long": Said(
        lambda known: f"That has at most {_LIMITS[known['field']]} characters.", "Shorten it.", "", "bad-value"
    ),
    # Steps
    "in_review": Said(lambda known: _step(known["it"]), "Take it back a step, or wait.", "", "wrong-step"),
    "built": Said(
        lambda known: _step(known["it"]), "Changes now cost experience, or take the game master's word.", "", "made"
    ),
    "wrong_step": Said(lambda known: _step(known["it"]), _go_to),
    "not_framed": Said(
        lambda known: _step(known["who"]),
        lambda known: "It stays as it is." if known["who"].stage == "ready" else "Go back to the frame step.",
        "",
        lambda known: "made" if known["who"].stage == "ready" else "wrong-step",
    ),
    "no_steps": Said("{it} is yours: nothing is taken step by step.", "Set what you like."),
    "waits_for_gm": Said(lambda known: _step(known["it"]), "Take it back a step, or wait.", "", "wrong-step"),
    "unfinished_business": Said(
        lambda known: _lack(known).text, "Put it right first.", lambda known: _lack(known).rule, "not-complete"
    ),
    "last_step": Said("This was the last step.", "Hand it in to the game master."),
    "first_step": Said("There is no step before this one.", "Go on."),
    # The frame
    "set_nature.what.unknown": Said("It is human, or named.", "Choose one of them.", "", "bad-value"),
    "no_person": Said("{who} isn't a person.", "Only people may be human or not.", "YAG-048", "not-human"),
    "has_a_name": Said(
        "A player's character has a name.", "Only the game master's may be one of many.", "YAG-071", "named"
    ),
    "so_already": Said("That is so already.", "Nothing needs to be changed.", "", "as-it-is"),
    "set_size.size.too_low": Said(
        "The scale of Size ends at 0: smaller things have a Tiny level.", "Set a Tiny level instead.", "YAG-270", "tiny"
    ),
    "set_size.size.too_high": Said(f"Size goes up to {LARGEST}.", f"Enter 0 to {LARGEST}.", "", "bad-value"),
    **numbers("set_tiny.level", "A Tiny level", 0, TINIEST),
    "size_by.by.unknown": Said("It is by mass or by volume.", "Choose one of them.", "", "bad-value"),
    "bad_measure": Said(
        "Bodies go by mass, vehicles and things by volume.",
        lambda known: f"Give its {'volume' if known['who'].kind == 'vehicle' else 'mass'}.",
        "YAG-157",
    ),
    **numbers("size_by.amount", "An amount", 1, HEAVIEST),
    "human_soak": Said("Soak is 12 for adult humans and rarely changes.", "Ask the game master.", "YAG-059"),
    **numbers("soak", "Soak", 0, MOST_SOAK),
    # Attributes, skills, languages, culture
    "set_attribute.attribute.unknown": as_found(_no_attribute),
    "raise_attribute.attribute.unknown": as_found(_no_attribute),
    "set_attribute.value.too_low": Said("An attribute is at least 0.", "Enter 0 or more.", "", "bad-value"),
    "set_attribute.value.too_high": as_found(_attribute_top),
    "roll_attributes.a_players": Said(
        "{it} is a player's.", "The dice are for quick humans of yours.", "", "not-yours"
    ),
    "roll_attributes.no_human": Said("The dice are for humans.", "Set the attributes one by one.", "", "not-human"),
    "set_skill.skill.unknown": _NO_SKILL,
    "set_skill.level.too_high": as_found(_top),
    "set_skill.level.too_low": as_found(_bottom),
    "grant_skill.skill.unknown": _NO_SKILL,
    "grant_skill.level.too_high": as_found(_top),
    "grant_skill.level.too_low": as_found(_bottom),
    "reading_comes_along": Said(
        "Reading and writing come with every language at this table.",
        "The group may agree to learn it apart.",
        "YAG-088",
        "literate",
    ),
    **numbers("set_language.level", "A level", 0, FLUENT),
    "set_language.name.unknown": Said("{name} isn't on the sheet.", "Choose a language that is.", "", "not-known"),
    "no_cultures": Said("There are no cultures.", "The game master may add one.", "YAG-279", "no-such-culture"),
    "made_already": Said(
        lambda known: _step(known["it"]),
        "Ask the game master.",
        "",
        lambda known: "made" if known["it"].stage == "ready" else "wrong-step",
    ),
    "culture.unknown": _NO_CULTURE,
    # Approval
    "yours_to_approve": Said("{it} is yours.", "Approve it yourself.", "", "gm"),
    "incomplete": Said(
        lambda known: _lack(known).text, "Put it right first.", lambda known: _lack(known).rule, "not-complete"
    ),
    "approve.built": Said("{it} is finished.", "Choose somebody who is waiting.", "", "made"),
    "send_back.built": Said("{it} is finished.", "Choose somebody who is waiting.", "", "made"),
    "players_draft": Said("{it} hasn't been handed in.", "Wait until its player does.", "", "not-submitted"),
    "not_handed_in": Said(
        "{it} hasn't been handed in.",
        lambda known: "Change it yourself." if is_npc(known["it"]) else "Wait until its player does.",
        "",
        "not-submitted",
    ),
    "send_back.reason.wordless": Said("A reason is needed.", "Say what to change.", "", "no-reason"),
    **too_long("send_back.reason", "A reason", SENTENCE),
    "notice.unknown": Said("There's nothing like that to allow.", _notices, "", "no-such-notice"),
    # Gear
    "anothers_draft": Said("{it} is still being built.", "Its player chooses the gear.", "", "not-ready"),
    **numbers("weight", "A weight in grams", 0, HEAVIEST_ITEM),
    "worn_load.too_low": Said("A load is at least 0.", "Enter grams, or −1 for the weight itself.", "", "bad-value"),
    "worn_load.too_high": Said(
        f"A load in grams is at most {HEAVIEST_ITEM}.", "Enter less, or −1 for the weight itself.", "", "bad-value"
    ),
    "item.unknown": _NO_ITEM,
    "of_a_later_age": Said(
        lambda known: (
            f"{known['it'].name} belongs to Tech Level {known['it'].tl}; "
            f"here it is {tech_level(known['state'], known['who'])}."
        ),
        "The game master may allow it.",
        "YAG-251",
        "tech-level",
    ),
    "where.unknown": Said("It is worn, carried or left behind.", "Choose one of them.", "", "bad-value"),
    "there_already": Said(
        lambda known: f"{known['item'].name} is {'left behind' if known['it'] == 'left' else known['it']} already.",
        "Choose another place.",
    ),
    "left_behind": Said("{it} was left behind.", "Pick it up first.", "", "left"),
    "hand_item.not_here": Said("{it} isn't in the scene.", "Things change hands where people meet.", "", "not-here"),
    "hand_item.same_one": Said("{who} has it already.", "Choose somebody else.", "", "bad-target"),
    # Techniques
    "in_a_check": Said("A check is being made.", "Learn between checks.", "", "not-now"),
    "buy_technique.name.unknown": _NO_ENTRY,
    "known_already": Said(
        "{who} has it already.", "It is bought once and works with every skill it is for.", "YAG-132", "known"
    ),
    "skill_too_low": Said(
        lambda known: f"It takes {_skills(known)} {max(1, known['it'].level)}.",
        "Raise the skill first.",
        lambda known: "YAG-266" if known["it"].kind == "familiarity" else "YAG-134",
    ),
    "needs_another": Said(
        lambda known: f"{known['it'].name} needs {untaught(known['who'], known['it'])[0]} first.",
        lambda known: f"Buy {untaught(known['who'], known['it'])[0]} first.",
        "YAG-135",
        "needs-technique",
    ),
    "buy_technique.too_dear": _POOR,
    "buy_own.kind.unknown": Said("It is a specialisation or a mastery.", "Choose one of them.", "", "bad-value"),
    "no_points": Said(
        lambda known: _poor(_own_cost(known), known["who"]),
        _MORE,
        lambda known: "YAG-Q15" if known["it"] == "specialisation" else "YAG-145",
        "no-experience",
    ),
    "buy_own.skill.unknown": _NO_SKILL,
    "buy_own.no_knowledge": Said(
        "Specialisations deepen knowledges; {it} isn't one.", "Take a mastery in it.", "YAG-140", "no-knowledge"
    ),
    "unlearnt": Said(
        "{who} hasn't learnt {it}.",
        "Raise the skill first.",
        lambda known: "YAG-134" if known["kind"] == "specialisation" else "YAG-145",
        "skill-too-low",
    ),
    "not_deep_enough": Said(
        lambda known: f"It takes {known['it'].name} {known['state'].options.specialisation_cost}.",
        "Raise the skill first.",
        "YAG-134",
        "skill-too-low",
    ),
    "buy_own.level.too_low": as_found(_own_level),
    "buy_own.level.too_high": as_found(_own_level),
    "no_point": Said("{it} has no experience to spend.", _MORE, "", "no-experience"),
    "raise_mastery.technique.unknown": Said(
        "{who} has no such mastery.", "Only masteries have levels.", "YAG-144", "no-mastery"
    ),
    "no_mastery": Said("{it} isn't a mastery.", "Only masteries have levels.", "YAG-144"),
    "no_higher": Said(
        lambda known: f"It takes {_skills(known)} {known['it'].level + 1}.",
        "Raise the skill first.",
        "YAG-145",
        "skill-too-low",
    ),
    "drop_technique.technique.unknown": Said(
        "That technique isn't on the sheet.", "Choose one that is.", "YAG-131", "not-known"
    ),
    "drop_technique.needed": Said("Another technique needs {it}.", "Give that one up first.", "YAG-135"),
    # Experience
    "award.who.too_few": Said("Nobody is chosen.", "Choose who gets the points.", "", "bad-target"),
    "award.who.dead": Said("{it} is dead.", "Choose among the living.", "", "bad-target"),
    "award.who.in_hiding": Said("{it} is still hidden.", "Choose among those in the open.", "", "bad-target"),
    **numbers("award.points", "An award", 1, MOST_POINTS),
    **too_long("award.why", "A reason", SENTENCE),
    "nothing_sold": _not_sold("anything"),
    "study.skill.unknown": _NO_SKILL,
    "not_allowed": Said(
        lambda known: (
            f"No points may go towards {known['it'].name} {learnt(known['who'], known['it'].name).level + 1}: "
            f"{_study_bar(known).why or 'there is no higher level'}."
        ),
        lambda known: _CURES.get(_study_bar(known).rule, "Raise the skill it rests on first."),
        lambda known: "YAG-251" if _study_bar(known).rule == "YAG-251" else "YAG-110",
    ),
    "not_sold": Said(
        lambda known: f"The table has no price for a level of this kind ({known['it'].kind}).",
        "The game master may set one: the Core names none.",
        "YAG-001",
        "not-for-sale",
    ),
    "study.points.too_low": Said("At least one point goes in.", "Enter 1 or more.", "", "bad-value"),
    "study.points.too_high": as_found(_study_points),
    "source.wordless": Said(
        "A knowledge is studied from something.", "Name the source: a book, a teacher.", "YAG-079", "no-source"
    ),
    **too_long("source", "A source", PHRASE),
    "attributes_not_sold": _not_sold("attributes"),
    "human_maximum": Said(
        lambda known: f"{known['state'].options.attribute_human_max} is the human maximum.",
        "The game master may allow more.",
        "YAG-046",
    ),
    "highest_there_is": Said("{it} goes no higher.", "Choose another attribute.", "", "bad-value"),
    "raise_attribute.too_dear": Said(
        lambda known: _poor(_attribute_cost(known), known["who"]), _MORE, "YAG-133", "no-experience"
    ),
    "languages_not_sold": _not_sold("languages"),
    "cannot_pay": Said(
        lambda known: _poor(price(known["state"], "language", 1) or 0, known["it"]), _MORE, "", "no-experience"
    ),
    "level_too_dear": Said(_language_cost, _MORE, "", "no-experience"),
    # Wishes
    "no_wishes": Said("Nobody waits for an answer.", "They may have been answered already.", "", "no-such-wish"),
    "wish.unknown": Said("There's no such wish.", "It may have been answered already.", "", "no-such-wish"),
    "call_it": Said("You answer this wish by calling the check.", "Call it, or lay the wish aside.", "YAG-005"),
    "too_late": Said("Nothing would come of it any more.", "Lay the wish aside.", "YAG-110"),
    # The campaign
    "define_skill.kind.unknown": Said("It is a standard skill or a knowledge.", "Choose one of them.", "", "bad-value"),
    "attributes.unknown": Said("That isn't an attribute.", f"Choose {either(ATTRIBUTES)}.", "YAG-034", "bad-value"),
    "attributes.too_few": Said("A skill goes with at least one attribute.", "Choose one.", "", "bad-value"),
    "attributes.twice": Said("An attribute is named twice.", "Name each once.", "", "bad-value"),
    "define_skill.default.unknown": _NO_SKILL._replace(rule="YAG-103"),
    "limited_by.unknown": _NO_SKILL._replace(rule="YAG-111"),
    **too_long("needs", "A list", PHRASE),
    **too_long("familiarities", "A list", PHRASE),
    **too_long("group", "A group's name", NAME),
    "talent": Said("{name} is one of the eight talents.", "Define a skill with another name.", "YAG-075"),
    "no_such_need": Said(
        lambda known: f"{_need(strange_need)(known)} isn't another skill on the list.",
        "Define that skill first.",
        "YAG-108",
        "no-such-skill",
    ),
    "need_without_level": Said(
        lambda known: f"{_bare(known)} needs its level.",
        lambda known: f'Write "{_bare(known)} 2".',
        "YAG-108",
        "no-level",
    ),
    "circle": Said(
        lambda known: f"{_need(circular_need)(known)} needs {known['command'].name} itself.",
        "Take that out first.",
        "YAG-108",
    ),
    "limit_circle": Said("{limited_by} rests on {name} itself.", "Choose another skill.", "YAG-111", "circle"),
    "first_has_a_price": Said(
        lambda known: f"{_first(known)} comes first, and so with the skill.",
        "Write it without a price.",
        "YAG-137",
        "no-default",
    ),
    "price_missing": Said(
        lambda known: f"{_unpriced(known)} needs its price.",
        lambda known: f'Write "{_unpriced(known)} 2", or 4 for a complex one.',
        "YAG-139",
        "no-price",
    ),
    "drop_skill.skill.unknown": Said(
        "The list has no such skill.", "Choose one that is on it.", "YAG-063", "no-such-skill"
    ),
    "one_of_the_eight": Said("{it} is one of the eight talents.", "Talents stay.", "YAG-075", "talent"),
    "somebody_has_it": Said("Somebody has {it}.", "Change that first.", "YAG-108", "in-use"),
    "something_rests_on_it": Said(
        lambda known: f"{resting_on(known['state'], known['it'])} rests on {known['it'].name}.",
        "Change that first.",
        "YAG-108",
        "in-use",
    ),
    "define_technique.kind.unknown": _CHOOSE,
    "define_technique.what.unknown": _CHOOSE,
    "define_technique.group.unknown": Said(
        "No skill belongs to {it}.", "Give skills that group first.", "YAG-136", "no-such-group"
    ),
    "for_a_group": Said(
        "A technique is for skills by name or for a group.", "Name the one or the other.", "YAG-136", "both"
    ),
    "skills.unknown": _NO_SKILL,
    "skills.too_few": Said(
        lambda known: f"{known['command'].name.strip() or 'It'} is for no skill.",
        "Name its skill, its skills or a group.",
        "YAG-131",
        "no-skill",
    ),
    "skills.twice": Said("A skill is named twice.", "Name each once.", "", "bad-value"),
    **numbers("define_technique.level", "A level", 1, MOST_LEVEL),
    **numbers("define_technique.amount", "An amount", -MOST_AMOUNT, MOST_AMOUNT),
    "situations.unknown": Said("There is no such situation.", "Choose from the list.", "", "bad-value"),
    "situations.twice": Said("A situation is named twice.", "Name each once.", "", "bad-value"),
    "needs.unknown": Said(
        "The library has no such technique.", "Choose one that is in it.", "YAG-135", "no-such-technique"
    ),
    "needs.twice": Said("A technique is named twice.", "Name each once.", "", "bad-value"),
    **too_long("define_technique.text", "A text", SENTENCE),
    "needs_itself": Said("{name} would need itself.", "Choose other techniques.", "YAG-135", "circle"),
    "drop_library.name.unknown": _NO_ENTRY,
    "drop_library.needed": Said("Another technique needs {it}.", "Take that one out first.", "YAG-135"),
    "drop_culture.name.unknown": Said(
        "There is no culture called {it}.", "Choose one from the list.", "YAG-279", "no-such-culture"
    ),
    "set_price.kind.unknown": _CHOOSE,
    **numbers("flat", "A price", 0, MOST),
    **numbers("times", "A price for each level", 0, MOST),
    **{
        key: said
        for field in ("attributes", "skills", "experience")
        for key, said in numbers(f"set_budget.{field}", "A budget", 0, MOST).items()
    },
}
