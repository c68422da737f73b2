"""Individuals come and go: new, ready-made, from a file; given to another seat, shown, described, dropped. The game
master's own: supporting.py."""

from typing import Any

from msgspec.structs import replace

from parlour.core.game import RuleViolation
from parlour.core.judge import Move, One, Words, waived
from parlour.games.personae import moves as m
from parlour.games.personae.content import numbers
from parlour.games.personae.content.ready import CHARACTERS
from parlour.games.personae.model import Individual, State
from parlour.games.personae.rules.ask import is_npc
from parlour.games.personae.rules.companions import unanswered
from parlour.games.personae.rules.conditions import MINE
from parlour.games.personae.rules.derive import is_expert
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.fitted import fitted
from parlour.games.personae.rules.making import begun, main_of, numbered, wants_main
from parlour.games.personae.rules.readied import from_ready
from parlour.games.personae.sheet_file import SAMPLE, from_file
from parlour.games.personae.words.paper import SAY as PAPER
from parlour.roleplay.cast import (
    Numbering,
    in_hiding,
    names,
    no_scene,
    no_session,
    not_gm,
    not_yours,
    not_yours_nor_gm,
    people,
    seat_of,
    unlike,
)
from parlour.roleplay.chapter import leading, leads
from parlour.roleplay.company import (
    SHOWN,
    Company,
    not_shown,
    part_of_the_story,
    renamed,
    seen_already,
    show_it_first,
    shown_already,
)
from parlour.roleplay.refusals import unread

LONGEST = 40_000
"""A file somebody brings."""
COMPANY = Company(m.IndividualDropped, m.IndividualGiven, m.IndividualShown, is_npc, back="traits")
COMPANY.keep(Draft)


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


def has_main(state: State, seat: int) -> bool:
    """PER-002: one at a time."""
    return not leads(state, seat) and main_of(state, seat) is not None


def act_new(draft: Draft, seat: int, command: m.NewIndividual) -> None:
    name = unlike(command.name.strip(), names(draft.state))
    draft.put(m.IndividualBegun(begun(draft, name, "main", seat)))


# Ready-made ones


def ready_ones() -> dict[str, Any]:
    """Main characters and companions of the library."""
    return {key: one for key, one in CHARACTERS.items() if one.kind in ("main", "companion")}


def for_players(state: State, seat: int, it: Any) -> bool:
    return it.kind == "main" and leads(state, seat)


def one_main(state: State, seat: int, it: Any) -> bool:
    return it.kind == "main" and has_main(state, seat)


def no_bond_open(state: State, seat: int, it: Any) -> bool:
    """PER-256: a companion takes a Special Ability that stands for the bond."""
    return it.kind == "companion" and not unanswered(state, seat)


def wants_only_a_main(state: State, seat: int) -> bool:
    return not state.scene.open and wants_main(state, seat) and not unanswered(state, seat)


def act_take(draft: Draft, seat: int, command: m.TakeReady) -> None:
    """PER-103: fitted to the table's Creation Points. A companion goes to the first bond that has none."""
    person = fitted(draft.state, from_ready(CHARACTERS[command.key]))
    owner = unanswered(draft.state, seat)[0].id if person.role == "companion" else ""
    name = unlike(person.name, names(draft.state))
    draft.put(
        m.IndividualBegun(numbered(replace(person, name=name, controller=seat, owner=owner), Numbering(draft.state)))
    )


# From a file


def unreadable(text: str) -> bool:
    return refused_file(text) is not None


def refused_file(text: str) -> RuleViolation | None:
    """Why a file somebody brings cannot be read."""
    try:
        from_file(text)
    except ValueError as problem:
        return RuleViolation(
            "bad-file",
            "PER-109",
            unread(problem),
            PAPER("bad-file"),
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


def needed(state: State, it: Individual) -> bool:
    return not free(state, it)


def takers(state: State) -> dict[str, int]:
    """The players, and the game master."""
    seats = {f"@{seat}": seat for seat in range(len(state.desk.people)) if seat != state.desk.gm}
    return {**seats, "gm": -1}


def plays_it_already(state: State, who: Individual, it: int) -> bool:
    return it == (seat_of(state, who) if it >= 0 else who.controller)


def plays_another(state: State, who: Individual, it: int) -> bool:
    """A main character goes to somebody without one."""
    return it >= 0 and who.role == "main" and main_of(state, it) is not None


def nothing_to_show(who: Individual, it: str) -> bool:
    return it != "itself" and not who.numbered


def act_show(draft: Draft, seat: int, command: m.ShowIndividual) -> None:
    """Who was in the scene unseen comes last in the order, like anybody who comes in."""
    person, encounter, who = draft.one(command.who), draft.state.encounter, draft.new_id("c")
    COMPANY.act_show(draft, seat, command)
    if command.what == "itself" and person.here and encounter is not None and encounter.order:
        draft.put(m.OrderSet((*encounter.order, who)))


# Words about them


def longest(field: str) -> int:
    return {"name": numbers.NAME, "keywords": numbers.PHRASE}.get(field, numbers.SENTENCE)


def needs_words(field: str) -> int:
    return int(field in ("name", "keywords"))


def wants_keywords(who: Individual, field: str) -> bool:
    """PER-102: concept and key words; the secret only its player and the game master read."""
    return field == "keywords" and who.stage == "concept" and not who.keywords


def act_describe(draft: Draft, seat: int, command: m.Describe) -> None:
    text, before = command.text.strip(), ""
    if command.field == "name":
        text, before = renamed(draft, command.who, text), draft.one(command.who).name
    if command.field == "keywords":
        text = ", ".join([word for part in text.split(",") if (word := part.strip())]) or text
    draft.put(m.Described(command.who, command.field, text, before))


# What they know


def expertises(who: Individual) -> tuple[str, ...]:
    """PER-063: a question for the game master, with its subject."""
    return tuple([talent.name for talent in who.talents if talent.kind == "expertise"])


def act_wonder(draft: Draft, seat: int, command: m.Wonder) -> None:
    subject = command.subject.strip()
    expert = is_expert(draft.one(command.who), subject)
    draft.put(m.Wondered(command.who, subject, command.question.strip(), expert))


def awaits(state: State) -> set[int]:
    """Players who have nobody to play, once they sit at the table and no scene is being played."""
    if state.scene.open:
        return set()
    return {seat for seat, name in enumerate(state.desk.people) if name and wants_main(state, seat)}


_SHOWN = (seen_already, show_it_first, nothing_to_show, COMPANY.known_to_all, shown_already, not_shown)
MOVES: Moves = {
    Move(
        m.NewIndividual,
        {"role": One(("main",)), "toughness": One(("major",)), "name": Words(numbers.NAME)},
        rule="PER-002",
        unless=(leading, waived(has_main)),
        owed=no_scene,
        decided=2,
    ): act_new,
    Move(
        m.TakeReady,
        {"key": One(ready_ones, unless=(for_players, waived(one_main), no_bond_open))},
        rule="PER-002",
        owed=wants_only_a_main,
    ): act_take,
    Move(
        m.ImportIndividual,
        {"text": Words(LONGEST, suggest=(SAMPLE,))},
        rule="PER-109",
        unless=(waived(has_main),),
        reading=(unreadable,),
    ): act_import,
    Move(
        m.DropIndividual,
        {"who": One(people, unless=(not_yours_nor_gm, part_of_the_story, needed))},
        rule="PER-002",
        decided=1,
    ): COMPANY.act_drop,
    Move(
        m.GiveIndividual,
        {
            "who": One(people, unless=(not_yours_nor_gm, in_hiding, needed)),
            "seat": One(takers, unless=(plays_it_already, plays_another)),
        },
        rule="PER-002",
        decided=1,
    ): COMPANY.act_give,
    Move(
        m.ShowIndividual,
        {"who": One(people), "what": One(SHOWN, unless=_SHOWN)},
        rule="PER-254",
        unless=(not_gm,),
        decided=2,
    ): act_show,
    Move(
        m.Describe,
        {
            "who": One(people, unless=(not_yours,)),
            "field": One(("name", "keywords", "concept", "secret", "goal")),
            "text": Words(longest, needs_words),
        },
        rule="PER-102",
        owed=wants_keywords,
        decided=2,
    ): act_describe,
    Move(
        m.Wonder,
        {
            "who": One(people, unless=MINE),
            "subject": Words(numbers.NAME, suggest=expertises),
            "question": Words(numbers.SENTENCE),
        },
        rule="PER-063",
        unless=(no_session,),
        decided=1,
    ): act_wonder,
}
