"""Making a persona: described, one more thing added by the left neighbour, a Signifier dealt; named only in play."""

from parlour.core.judge import Move, One, Words, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import INDEX, KEYS, NAMES, is_major
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.ask import (
    alive,
    character,
    clockwise,
    described,
    is_persona,
    left_of,
    persona_of,
    seat_of,
)
from parlour.games.fugue.rules.conditions import (
    BETWEEN,
    DEALER_MAKING,
    MAKING,
    dead,
    people,
    personae_unmade,
    unmade,
)
from parlour.games.fugue.rules.draft import Draft, Moves

NAME, LINE, LOOKS = 60, 200, 1500
REASON = 600


def at_work(state: State) -> bool:
    """People sit at the table and make personae: before the first scene, or later with somebody new."""
    return state.opened and state.desk.sitting and state.phase in ("create", "signify", "scene")


def complete(state: State, seat: int) -> bool:
    """This seat has a persona that can be played, but for its Signifier."""
    person = persona_of(state, seat)
    return person is not None and alive(person) and bool(person.looks and person.detail)


def asked(state: State) -> int:
    """FUG-021: whose persona is being made, one after the other; -1 where all are. Who lost her persona is not asked
    for another (FUG-210)."""
    if not at_work(state):
        return -1
    living = {c.seat: c for c in reversed(state.characters) if alive(c)}
    had = {c.seat for c in state.characters}
    for seat in state.order:
        person = living.get(seat)
        if seat not in had or (person is not None and not (person.looks and person.detail)):
            return seat
    return -1


def in_making(state: State) -> Character | None:
    """The persona everybody looks at, once there is something to see of it."""
    seat = asked(state)
    return persona_of(state, seat) if seat >= 0 else None


def awaits(state: State) -> set[int]:
    """Who describes, who adds, who answers; then the Dealer, who deals."""
    seat = asked(state)
    if seat < 0:
        return {state.desk.gm} if state.phase == "signify" and at_work(state) else set()
    person = persona_of(state, seat)
    if person is None or not person.looks or person.offered:
        return {seat}
    return {left_of(state, seat)}


# Described


def all_made(state: State) -> bool:
    return asked(state) < 0


def anothers_turn(state: State, seat: int) -> bool:
    """FUG-021: clockwise, each on her turn."""
    return asked(state) != seat


def being_added_to(state: State, seat: int) -> bool:
    """FUG-036: described anew only until the neighbour has something to add."""
    person = persona_of(state, seat)
    return person is not None and bool(person.looks and (person.offered or person.vetoed))


def ready_looks(state: State) -> tuple[str, ...]:
    return tuple([one.looks for one in state.content.ready]) if state.content is not None else ()


def is_undescribed(state: State, seat: int) -> bool:
    person = persona_of(state, seat)
    return person is None or not person.looks


def act_describe(draft: Draft, seat: int, command: m.DescribePersona) -> None:
    person = persona_of(draft.state, seat)
    who = person.id if person is not None else draft.new_id("c")
    draft.put(
        m.PersonaDescribed(who, seat, command.looks.strip(), command.looks_like.strip(), command.sounds_like.strip())
    )


# One more thing


def not_on_the_left(state: State, seat: int) -> bool:
    """FUG-036, FUG-A53: from the next seat clockwise, whoever deals."""
    return left_of(state, asked(state)) != seat


def undescribed(state: State) -> bool:
    person = in_making(state)
    return person is None or not person.looks


def suggestion_waits(state: State) -> bool:
    person = in_making(state)
    return person is not None and bool(person.offered)


def personae(state: State) -> dict[str, Character]:
    return {c.id: c for c in state.characters if is_persona(c)}


def has_detail(it: Character) -> bool:
    """FUG-036: exactly one."""
    return bool(it.detail)


def not_in_making(state: State, it: Character) -> bool:
    return it != in_making(state)


def act_detail(draft: Draft, seat: int, command: m.AddDetail) -> None:
    """FUG-042: after a veto the next suggestion stands by rule."""
    text, before = command.text.strip(), character(draft.state, command.who)
    draft.put(m.DetailOffered(command.who, seat, text))
    if before.vetoed:
        draft.put(m.DetailAccepted(command.who, seat, text, True))


def veto_used(state: State, seat: int) -> bool:
    """FUG-042: only a first suggestion ever waits for an answer; a second one stands at once."""
    person = persona_of(state, seat)
    return person is not None and bool(person.vetoed)


def nothing_suggested(state: State) -> bool:
    person = in_making(state)
    return person is None or not person.offered


def anothers_answer(state: State, seat: int) -> bool:
    """FUG-040: the persona's own player."""
    return asked(state) != seat


def act_accept(draft: Draft, seat: int, command: m.AcceptDetail) -> None:
    person = draft.character(command.who)
    draft.put(m.DetailAccepted(person.id, person.detail_by, person.offered, False))


def act_veto(draft: Draft, seat: int, command: m.VetoDetail) -> None:
    draft.put(m.DetailVetoed(command.who, draft.character(command.who).offered))


def finished(it: Character) -> bool:
    """FUG-023, FUG-025, FUG-037..039, FUG-041: what the Dealer has worded anew, while a persona is being made."""
    return bool(it.signifier)


def nothing_written(who: Character, it: str) -> bool:
    return not (who.looks if it == "looks" else who.offered or who.detail)


def act_strike(draft: Draft, seat: int, command: m.StrikeOut) -> None:
    person = draft.character(command.who)
    text = person.looks if command.item == "looks" else person.offered or person.detail
    draft.put(m.StruckOut(person.id, command.item, text, command.reason.strip()))


# Signifiers


def unsigned(state: State) -> list[Character]:
    """Who has yet to be dealt a Signifier, in the order of dealing (FUG-A38)."""
    people = [persona_of(state, seat) for seat in clockwise(state)]
    return [c for c in people if c is not None and alive(c) and described(c) and c.looks and not c.signifier]


def being_made(state: State) -> bool:
    return asked(state) >= 0


def all_signified(state: State) -> bool:
    """FUG-045: it stays the same."""
    return not unsigned(state)


def is_dealt_now(state: State) -> bool:
    return state.phase == "signify"


def act_signifiers(draft: Draft, seat: int, command: m.DealSignifiers) -> None:
    """FUG-044, FUG-A38: card by card round the table to those who have none, each until a major arcana card that is
    nobody's."""
    assert draft.chance is not None
    if len(draft.state.deck) < len(KEYS):
        draft.put(m.DeckGathered())
    taken = {c.signifier for c in draft.state.characters if c.signifier}
    pile, dealt = list(range(len(KEYS))), list[tuple[str, str]]()
    waiting = [c.id for c in unsigned(draft.state)]
    while waiting:
        for who in tuple(waiting):
            card = KEYS[draft.chance.draw(bytes(pile), 1, NAMES)[0]]
            pile.remove(INDEX[card])
            dealt.append((who, card))
            if is_major(card) and card not in taken:
                waiting.remove(who)
    draft.put(m.SignifiersDealt(tuple(dealt)))


# In play


def not_yours_to_name(state: State, seat: int, it: Character) -> bool:
    """FUG-028: whoever plays a character names it; a persona's own player always may."""
    return seat not in (it.seat, seat_of(state, it))


def not_your_persona(seat: int, it: Character) -> bool:
    """FUG-058: what her memories prove is for the persona's player alone, also while the Dealer plays it."""
    return it.seat != seat


def act_name(draft: Draft, seat: int, command: m.NamePersona) -> None:
    draft.put(m.PersonaNamed(command.who, draft.character(command.who).name, command.name.strip()))


def act_muse(draft: Draft, seat: int, command: m.Muse) -> None:
    draft.put(m.Mused(command.who, command.text.strip()))


_MADE_NOW = (has_detail, not_in_making)
MOVES: Moves = {
    Move(
        m.DescribePersona,
        {"looks": Words(LOOKS, suggest=ready_looks), "looks_like": Words(LINE, 0), "sounds_like": Words(LINE, 0)},
        rule="FUG-021",
        unless=(*MAKING, all_made, anothers_turn, waived(being_added_to)),
        owed=is_undescribed,
    ): act_describe,
    Move(
        m.AddDetail,
        {"who": One(personae, unless=_MADE_NOW), "text": Words(LINE)},
        rule="FUG-036",
        unless=(*MAKING, all_made, not_on_the_left, undescribed, suggestion_waits),
        owed=True,
        decided=1,
    ): act_detail,
    Move(
        m.AcceptDetail,
        {"who": One(personae, unless=_MADE_NOW)},
        rule="FUG-040",
        unless=(*MAKING, all_made, anothers_answer, nothing_suggested),
        owed=True,
        decided=1,
    ): act_accept,
    Move(
        m.VetoDetail,
        {"who": One(personae, unless=_MADE_NOW)},
        rule="FUG-040",
        unless=(*MAKING, veto_used, all_made, anothers_answer, nothing_suggested),
        owed=True,
        decided=1,
    ): act_veto,
    Move(
        m.StrikeOut,
        {
            "who": One(personae, unless=(dead, finished)),
            "item": One(("looks", "detail"), unless=(nothing_written,)),
            "reason": Words(REASON, 0),
        },
        rule="FUG-023",
        unless=DEALER_MAKING,
        decided=2,
    ): act_strike,
    Move(
        m.DealSignifiers,
        {},
        rule="FUG-044",
        unless=(*DEALER_MAKING, being_made, all_signified, *BETWEEN),
        owed=is_dealt_now,
    ): act_signifiers,
    Move(
        m.NamePersona,
        {"who": One(people, unless=(not_yours_to_name, unmade)), "name": Words(NAME)},
        rule="FUG-028",
        unless=(*MAKING, waived(personae_unmade)),
        decided=1,
    ): act_name,
    Move(
        m.Muse,
        {"who": One(people, unless=(not_your_persona, unmade)), "text": Words(LOOKS, 0)},
        rule="FUG-058",
        decided=1,
    ): act_muse,
}
