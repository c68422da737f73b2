"""Individuals come and go: new, ready-made, from a file; given to another seat, shown, described, dropped. The game
master's own: supporting.py."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer, Pick, Text
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.ready import CHARACTERS
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import is_npc, leads, mine, seat_of
from parlour.games.personae.rules.companions import unanswered
from parlour.games.personae.rules.derive import is_expert
from parlour.games.personae.rules.draft import Chapter, Draft, Refusals
from parlour.games.personae.rules.fitted import fitted
from parlour.games.personae.rules.making import NAME, Numbering, begun, main_of, numbered, sheets, unlike, wants_main
from parlour.games.personae.rules.readied import from_ready
from parlour.games.personae.sheet_file import SAMPLE, from_file
from parlour.roleplay.chapter import NONE

LONGEST = 40_000
"""A file somebody brings."""
_MAINS = tuple([key for key, one in CHARACTERS.items() if one.kind == "main"])
_MATES = tuple([key for key, one in CHARACTERS.items() if one.kind == "companion"])


def names(state: State, *, hidden: bool = False) -> list[str]:
    """Names in use; of the hidden only where the new one is hidden, too, so that no name tells of them."""
    return [one.name for one in state.individuals if hidden or not one.hidden]


def engaged(state: State) -> set[str]:
    """Everybody the open Challenge, the encounter, a Power that waits for the willing, or an extended Challenge
    needs."""
    found: set[str] = set()
    if state.challenge is not None:
        found.update((*state.challenge.later, *state.challenge.against, *[who for who, _, _ in state.challenge.after]))
        for side in state.challenge.sides:
            found.update((side.who, side.stand_in, *[helper for helper, _ in side.helpers]))
    if state.encounter is not None:
        found.update(
            (state.encounter.escalator, *state.encounter.order, *state.encounter.waiting, *state.encounter.provoked)
        )
    if state.consent is not None:
        found.update((state.consent.who, *state.consent.targets))
    if state.series is not None:
        found.update([who for side in state.series.sides for who in side])
    return found


def free(state: State, person: Individual) -> bool:
    """Nobody needs this individual right now; no plea lays that aside."""
    return person.id not in engaged(state)


# New ones


def offer_new(state: State, seat: int) -> Sequence[Offer]:
    return (
        [Offer("new_individual", ("main", "major"), (NAME,), not state.scene.open)] if wants_main(state, seat) else NONE
    )


def act_new(draft: Draft, seat: int, command: m.NewIndividual) -> None:
    name = unlike(command.name.strip(), names(draft.state))
    draft.put(m.IndividualBegun(begun(draft, name, "main", seat)))


# Ready-made ones


def offer_take(state: State, seat: int) -> Sequence[Offer]:
    keys = _MAINS if wants_main(state, seat) else ()
    keys += _MATES if unanswered(state, seat) else ()
    return [Offer("take_ready", (), (Pick(keys),), bool(keys == _MAINS) and not state.scene.open)] if keys else NONE


def act_take(draft: Draft, seat: int, command: m.TakeReady) -> None:
    """PER-103: fitted to the table's Creation Points. A companion goes to the first bond that has none."""
    person = fitted(draft.state, from_ready(CHARACTERS[command.key]))
    owner = unanswered(draft.state, seat)[0].id if person.role == "companion" else ""
    name = unlike(person.name, names(draft.state))
    draft.put(
        m.IndividualBegun(numbered(replace(person, name=name, controller=seat, owner=owner), Numbering(draft.state)))
    )


# From a file


def offer_import(state: State, seat: int) -> Sequence[Offer]:
    """A player's own main character; the game master's supporting characters."""
    if not leads(state, seat) and not wants_main(state, seat):
        return NONE
    return [Offer("import_individual", (), (Text(LONGEST, (SAMPLE,)),), False)]


def refuse_import(state: State, seat: int, command: m.ImportIndividual) -> RuleViolation | None:
    try:
        from_file(command.text)
    except ValueError as problem:
        return RuleViolation(
            "bad-file",
            "PER-109",
            f"This file cannot be read: {problem}",
            "Bring a character of this game, as Parlour writes them.",
        )
    return None


def act_import(draft: Draft, seat: int, command: m.ImportIndividual) -> None:
    """What was brought is looked through like a new one: nothing on it is approved before the game master says so."""
    person = from_file(command.text)
    if leads(draft.state, seat):
        role, controller = (person.role if is_npc(person) else "ally"), -1
    else:
        role, controller = "main", seat
    tough = person.toughness if role != "main" else "major"
    name = unlike(person.name, names(draft.state))
    person = replace(person, name=name, role=role, controller=controller, toughness=tough, owner="", stage="gear")
    draft.put(m.IndividualBegun(numbered(person, Numbering(draft.state))))


# Going, giving, showing


def offer_drop(state: State, seat: int) -> Sequence[Offer]:
    """Whoever makes somebody may give it up; the game master may let anybody go."""
    if leads(state, seat):
        people = [one for one in state.individuals if free(state, one)]
    else:
        people = [one for one in sheets(state, seat) if one.stage != "ready" and free(state, one)]
    return [Offer("drop_individual", (one.id,), (), False) for one in people]


def act_drop(draft: Draft, seat: int, command: m.DropIndividual) -> None:
    draft.put(m.IndividualDropped(command.who, draft.individual(command.who).name))


def places(state: State, person: Individual) -> tuple[str, ...]:
    """Whom an individual can be given to: a main character to somebody without one."""
    now = seat_of(state, person)
    seats = [seat for seat in range(len(state.desk.people)) if seat not in (now, state.desk.gm)]
    if person.role == "main":
        seats = [seat for seat in seats if main_of(state, seat) is None]
    return (*[f"@{seat}" for seat in seats], *(["gm"] if person.controller >= 0 else []))


def offer_give(state: State, seat: int) -> Sequence[Offer]:
    people = [
        one
        for one in state.individuals
        if not one.hidden and free(state, one) and (leads(state, seat) or seat_of(state, one) == seat)
    ]
    return [
        Offer("give_individual", (one.id,), (Pick(places(state, one)),), False) for one in people if places(state, one)
    ]


def act_give(draft: Draft, seat: int, command: m.GiveIndividual) -> None:
    to = -1 if command.seat == "gm" else int(command.seat[1:])
    draft.put(m.IndividualGiven(command.who, draft.individual(command.who).controller, to))


def offer_show(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    found = [Offer("show_individual", (one.id, "itself"), (), False) for one in state.individuals if one.hidden]
    for one in state.individuals:
        if not one.hidden and one.numbered and is_npc(one):
            found.append(Offer("show_individual", (one.id, "not numbers" if one.shown else "numbers"), (), False))
    return found


def act_show(draft: Draft, seat: int, command: m.ShowIndividual) -> None:
    """Who was in the scene unseen comes last in the order, like anybody who comes in."""
    if command.what != "itself":
        draft.put(m.NumbersShown(command.who, command.what == "numbers"))
        return
    person, encounter = draft.individual(command.who), draft.state.encounter
    who = draft.new_id("c")
    draft.put(m.IndividualShown(command.who, who, unlike(person.name, names(draft.state))))
    if person.here and encounter is not None and encounter.order:
        draft.put(m.OrderSet((*encounter.order, who)))


# Words about them


def offer_describe(state: State, seat: int) -> Sequence[Offer]:
    """PER-102: concept and key words; the secret only its player and the game master read."""
    found: list[Offer] = []
    for one in state.individuals:
        if seat_of(state, one) != seat:
            continue
        owed = one.stage == "concept"
        found.append(Offer("describe", (one.id, "name"), (NAME,), False))
        found.append(Offer("describe", (one.id, "keywords"), (Text(numbers.PHRASE),), owed and not one.keywords))
        found.append(
            Offer("describe", (one.id,), (Pick(("concept", "secret", "goal")), Text(numbers.SENTENCE, least=0)), False)
        )
    return found


def act_describe(draft: Draft, seat: int, command: m.Describe) -> None:
    text, before = command.text.strip(), ""
    if command.field == "name":
        before = draft.individual(command.who).name
        others = [one for one in draft.state.individuals if one.id != command.who]
        hidden = draft.individual(command.who).hidden
        text = unlike(text, [one.name for one in others if hidden or not one.hidden])
    if command.field == "keywords":
        text = ", ".join([word for part in text.split(",") if (word := part.strip())]) or text
    draft.put(m.Described(command.who, command.field, text, before))


# What they know


def offer_wonder(state: State, seat: int) -> Sequence[Offer]:
    """PER-063: a question for the game master, with its subject."""
    found: list[Offer] = []
    for one in mine(state, seat):
        known = tuple([talent.name for talent in one.talents if talent.kind == "expertise"])
        found.append(Offer("wonder", (one.id,), (Text(numbers.NAME, known), Text(numbers.SENTENCE)), False))
    return found if state.desk.sitting else NONE


def act_wonder(draft: Draft, seat: int, command: m.Wonder) -> None:
    subject = command.subject.strip()
    expert = is_expert(draft.individual(command.who), subject)
    draft.put(m.Wondered(command.who, subject, command.question.strip(), expert))


def awaits(state: State) -> set[int]:
    """Players who have nobody to play, once they sit at the table and no scene is being played."""
    if state.scene.open:
        return set()
    return {seat for seat, name in enumerate(state.desk.people) if name and wants_main(state, seat)}


CHAPTER: Chapter = {
    m.NewIndividual: (offer_new, act_new),
    m.TakeReady: (offer_take, act_take),
    m.ImportIndividual: (offer_import, act_import),
    m.DropIndividual: (offer_drop, act_drop),
    m.GiveIndividual: (offer_give, act_give),
    m.ShowIndividual: (offer_show, act_show),
    m.Describe: (offer_describe, act_describe),
    m.Wonder: (offer_wonder, act_wonder),
}
REFUSALS: Refusals = {m.ImportIndividual: refuse_import}
