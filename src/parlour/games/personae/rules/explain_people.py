"""Why a command about individuals is refused: coming and going, creation, approval, companions."""

from parlour.core.game import RuleViolation
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import COMPANION_POTENTIAL
from parlour.games.personae.content.ready import CHARACTERS
from parlour.games.personae.model import ATTRIBUTES, Individual, State
from parlour.games.personae.rules import derive
from parlour.games.personae.rules.approval import by_trait, pending
from parlour.games.personae.rules.ask import individual, is_npc, leads
from parlour.games.personae.rules.checks import Lack, faults, lacks, value_fault
from parlour.games.personae.rules.companions import unanswered
from parlour.games.personae.rules.explain_common import (
    BY_AGREEMENT,
    Found,
    Why,
    in_challenge,
    named,
    needed,
    no_such,
    not_own,
    not_ready,
    seen,
)
from parlour.games.personae.rules.making import main_of
from parlour.games.personae.rules.people import free
from parlour.roleplay.explain import led

_STEPS = {
    "concept": "its concept",
    "ranks": "its ranks",
    "points": "its Creation Points",
    "traits": "its Traits",
    "gear": "its gear",
}


def incomplete(found: list[Lack]) -> Found:
    """The first thing a sheet lacks or has too much of."""
    return RuleViolation("not-complete", found[0][0], found[0][1], "Put it right first.") if found else None


def _wrong_step(person: Individual, wanted: str, rule: str) -> RuleViolation:
    now = _STEPS.get(person.stage)
    if person.stage == "review":
        return RuleViolation(
            "wrong-step", rule, f"{named(person)} lies before the game master.", "Take it back a step, or wait for her."
        )
    if now is None:
        cure = (
            "Overrule a value, or make somebody else."
            if is_npc(person)
            else "Plan what changes now: it costs Development Points."
        )
        return RuleViolation("made", rule, f"{named(person)} is made.", cure)
    return RuleViolation("wrong-step", rule, f"{named(person)} is being given {now}.", f"Go to the step of {wanted}.")


# Coming and going


def _has_main(state: State, seat: int) -> Found:
    if leads(state, seat):
        return RuleViolation(
            "gm", "PER-002", "You lead the game: main characters are the players'.", "Make an ally or an adversary."
        )
    main = main_of(state, seat)
    return (
        RuleViolation("has-main", "PER-002", f"You play {named(main)}.", "One main character at a time.")
        if main is not None
        else None
    )


def new(state: State, seat: int, command: m.NewIndividual) -> Found:
    if leads(state, seat) or command.role == "main":
        return _has_main(state, seat)
    return led(state, seat, "PER-261" if command.role == "ally" else "PER-262", "brings allies and adversaries")


def take(state: State, seat: int, command: m.TakeReady) -> Found:
    ready = CHARACTERS.get(command.key)
    if ready is None:
        return RuleViolation(
            "no-such-ready", "PER-002", "There is no ready-made character of that name.", "Choose one from the list."
        )
    return _has_main(state, seat) if ready.kind == "main" else _no_bond(state, seat)


def _no_bond(state: State, seat: int) -> Found:
    if unanswered(state, seat):
        return None
    why = f"A companion takes a Special Ability that stands for the bond, and Potential {COMPANION_POTENTIAL}."
    return RuleViolation("no-bond", "PER-256", why, "Take that Special Ability first.")


def companion(state: State, seat: int, command: m.NewCompanion) -> Found:
    found = not_own(state, seat, command.owner)
    if found is not None:
        return found
    owner = individual(state, command.owner)
    found = not_ready(owner, "PER-256")
    if found is not None:
        return found
    has = derive.potential(state, owner)
    if has < COMPANION_POTENTIAL:
        why = f"A companion takes Potential {COMPANION_POTENTIAL}; {named(owner)} has {has}."
        return RuleViolation("low-potential", "PER-256", why, "Raise Attributes first.")
    if len(derive.companions(state, owner)) >= state.options.companions_max:
        why = f"{state.options.companions_max} companions are the most at this table."
        return RuleViolation("too-many", "PER-255", why, BY_AGREEMENT)
    return _no_bond(state, seat)


def importing(state: State, seat: int, command: m.ImportIndividual) -> Found:
    return None if leads(state, seat) else _has_main(state, seat)


def drop(state: State, seat: int, command: m.DropIndividual) -> Found:
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-002")
    if not leads(state, seat):
        found = not_own(state, seat, command.who)
        if found is not None:
            return found
        if person.stage in ("ready", "dead"):
            return RuleViolation(
                "made", "PER-002", f"{named(person)} is part of the story.", "Only the game master lets it go."
            )
    return None if free(state, person) else needed(person)


def give(state: State, seat: int, command: m.GiveIndividual) -> Found:
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-002")
    found = None if leads(state, seat) else not_own(state, seat, command.who)
    if found is not None:
        return found
    if not free(state, person):
        return needed(person)
    return RuleViolation(
        "bad-seat",
        "PER-002",
        "It cannot be given there.",
        "Choose another seat; a main character goes to who has none.",
    )


def show(state: State, seat: int, command: m.ShowIndividual) -> Found:
    found = led(state, seat, "PER-254", "shows what was hidden")
    if found is not None:
        return found
    if seen(state, seat, command.who) is None:
        return no_such("PER-254")
    return RuleViolation(
        "not-hidden", "PER-254", "There is nothing of that kind to show.", "Look at what everybody sees already."
    )


def describe(state: State, seat: int, command: m.Describe) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    if command.field == "keywords" and not command.text.strip():
        return RuleViolation(
            "no-words", "PER-102", "A few key words are needed.", "Boil the concept down to a few words."
        )
    return None


def wonder(state: State, seat: int, command: m.Wonder) -> Found:
    found = not_own(state, seat, command.who)
    if found is None:
        found = not_ready(individual(state, command.who), "PER-063")
    if found is None and not state.desk.sitting:
        return RuleViolation("not-now", "PER-063", "No session is under way.", "The game master starts one.")
    return found


# Creation


def rank(state: State, seat: int, command: m.RankAttribute) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    if person.stage != "ranks":
        return _wrong_step(person, "its ranks", "PER-104")
    return _no_attribute(command.attribute)


def _no_attribute(attribute: str) -> Found:
    if attribute in ATTRIBUTES:
        return None
    return RuleViolation(
        "no-such-attribute", "PER-007", f"There is no Attribute {attribute!r}.", f"The six are {', '.join(ATTRIBUTES)}."
    )


def set_value(state: State, seat: int, command: m.SetValue) -> Found:
    found = not_own(state, seat, command.who) or _no_attribute(command.attribute)
    if found is not None:
        return found
    person = individual(state, command.who)
    if person.stage in ("concept", "ranks"):
        return RuleViolation(
            "rank-first",
            "PER-104",
            f"{named(person)} has no order of importance yet: rank first.",
            "Rank all six Attributes.",
        )
    if person.stage != "points":
        return _wrong_step(person, "its Creation Points", "PER-105")
    fault = value_fault(person, command.attribute, command.value)
    if fault is not None:
        return RuleViolation("bad-value", fault[0], fault[1], "Choose another value, or change the others first.")
    left = person.points - derive.total(person)
    return RuleViolation(
        "no-points",
        "PER-105",
        f"Only {left} of {person.points} Creation Points are left.",
        "Lower another Attribute first.",
    )


def step(state: State, seat: int, command: m.Step) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    if not command.on:
        return RuleViolation("first-step", "PER-102", "There is no step before this one.", "Go on.")
    if person.stage == "gear":
        return RuleViolation("last-step", "PER-111", "This was the last step.", "Hand it in to the game master.")
    return (
        _wrong_step(person, "creation", "PER-105") if person.stage not in _STEPS else incomplete(lacks(state, person))
    )


# Approval


def submit(state: State, seat: int, command: m.Submit) -> Found:
    found = not_own(state, seat, command.who)
    if found is not None:
        return found
    person = individual(state, command.who)
    return _wrong_step(person, "its gear", "PER-111") if person.stage != "gear" else incomplete(faults(state, person))


def review(state: State, seat: int, command: m.Approve | m.SendBack) -> Found:
    found = led(state, seat, "PER-065", "approves characters")
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-065")
    if person.stage != "review":
        return RuleViolation(
            "not-submitted", "PER-065", f"{named(person)} was not handed in.", "Wait until its player does."
        )
    return incomplete(faults(state, person)) if isinstance(command, m.Approve) else None


def trait(state: State, seat: int, command: m.ApproveTrait) -> Found:
    found = led(state, seat, "PER-065", "approves Traits")
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-065")
    if command.trait in pending(person):
        return None
    return RuleViolation(
        "not-pending", "PER-065", "Nothing of that kind waits for you.", "Choose what is marked as pending."
    )


def price(state: State, seat: int, command: m.AgreePrice) -> Found:
    found = led(state, seat, "PER-279", "agrees on prices")
    if found is not None:
        return found
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-279")
    if any(one.id == command.ability and one.quality for one in person.abilities):
        return None
    return RuleViolation(
        "no-quality", "PER-279", "Another price is for upgrades of a Special Quality.", "Choose one of its Qualities."
    )


def swap(state: State, seat: int, command: m.SwapRanks) -> Found:
    how = state.options.priorities_change
    if how == "never":
        return RuleViolation(
            "never", "PER-025", "The order of importance is settled for good at this table.", BY_AGREEMENT
        )
    person = seen(state, seat, command.who)
    if person is None:
        return no_such("PER-025")
    if how == "free":
        found = led(state, seat, "PER-025", "agrees to a swap")
    else:
        found = not_own(state, seat, command.who)
        if found is None and by_trait(person) is None:
            found = RuleViolation(
                "no-trait",
                "PER-025",
                f"{named(person)} has no Trait that allows another swap.",
                "Such a Trait must be had first.",
            )
    found = (
        found
        or not_ready(person, "PER-025")
        or in_challenge(state, "PER-025")
        or _no_attribute(command.one)
        or _no_attribute(command.other)
    )
    if found is not None:
        return found
    return RuleViolation(
        "over-cap",
        "PER-025",
        "After this swap the caps of the order of importance would not hold.",
        "Choose two others.",
    )


WHY: dict[type, Why] = {
    m.NewIndividual: new,
    m.TakeReady: take,
    m.NewCompanion: companion,
    m.ImportIndividual: importing,
    m.DropIndividual: drop,
    m.GiveIndividual: give,
    m.ShowIndividual: show,
    m.Describe: describe,
    m.RankAttribute: rank,
    m.SetValue: set_value,
    m.Step: step,
    m.Submit: submit,
    m.Approve: review,
    m.SendBack: review,
    m.ApproveTrait: trait,
    m.AgreePrice: price,
    m.SwapRanks: swap,
    m.Wonder: wonder,
}
RULES: dict[type, str] = {
    m.NewIndividual: "PER-002",
    m.TakeReady: "PER-002",
    m.NewCompanion: "PER-258",
    m.ImportIndividual: "PER-109",
    m.DropIndividual: "PER-002",
    m.GiveIndividual: "PER-002",
    m.ShowIndividual: "PER-254",
    m.Describe: "PER-102",
    m.RankAttribute: "PER-018",
    m.SetValue: "PER-105",
    m.Step: "PER-105",
    m.Submit: "PER-109",
    m.Approve: "PER-065",
    m.SendBack: "PER-065",
    m.ApproveTrait: "PER-065",
    m.AgreePrice: "PER-279",
    m.SwapRanks: "PER-025",
    m.Wonder: "PER-063",
}
