"""Making a persona: described, one more thing added by the left neighbour, a Signifier dealt; named only in play."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.cards import INDEX, KEYS, NAMES, is_major
from parlour.games.fugue.model import Character, State
from parlour.games.fugue.rules.ask import (
    alive,
    character,
    clockwise,
    described,
    is_persona,
    leads,
    left_of,
    persona_of,
    seat_of,
    seated,
)
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import in_action
from parlour.roleplay.chapter import NONE

NAME, LINE, LOOKS = 60, 200, 1500
_REASON = Text(600)


def at_work(state: State) -> bool:
    """People sit at the table and make personae: before the first scene, or later with somebody new."""
    return state.opened and state.desk.sitting and state.phase in ("create", "signify", "scene")


def complete(state: State, seat: int) -> bool:
    """This seat has a persona that can be played, but for its Signifier."""
    person = persona_of(state, seat)
    return person is not None and alive(person) and bool(person.looks and person.detail)


def asked(state: State) -> int:
    """FUG-021: whose persona is being made, one after the other; -1 where all are."""
    waiting = [seat for seat in state.order if not complete(state, seat) and not _mourning(state, seat)]
    return waiting[0] if waiting and at_work(state) else -1


def _mourning(state: State, seat: int) -> bool:
    """FUG-210: who lost her persona is not asked for another."""
    person = persona_of(state, seat)
    return person is not None and not alive(person)


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


def offer_describe(state: State, seat: int) -> Sequence[Offer]:
    """FUG-021: clockwise, each on her turn; also anew, until the neighbour has something to add."""
    person = persona_of(state, seat)
    anew = person is not None and (person.looks and (person.offered or person.vetoed or person.detail))
    if asked(state) != seat or (anew and not state.lax):
        return NONE
    ready = tuple([one.looks for one in state.content.ready]) if state.content is not None else ()
    asks = (Text(LOOKS, ready), Text(LINE, least=0), Text(LINE, least=0))
    return [Offer("describe_persona", (), asks, person is None or not person.looks)]


def act_describe(draft: Draft, seat: int, command: m.DescribePersona) -> None:
    person = persona_of(draft.state, seat)
    who = person.id if person is not None else draft.new_id("c")
    draft.put(
        m.PersonaDescribed(who, seat, command.looks.strip(), command.looks_like.strip(), command.sounds_like.strip())
    )


# One more thing


def offer_detail(state: State, seat: int) -> Sequence[Offer]:
    """FUG-036, FUG-A53: from the next seat clockwise, whoever deals."""
    person = in_making(state)
    if person is None or not person.looks or person.offered or left_of(state, person.seat) != seat:
        return NONE
    return [Offer("add_detail", (person.id,), (Text(LINE),))]


def act_detail(draft: Draft, seat: int, command: m.AddDetail) -> None:
    """FUG-042: after a veto the next suggestion stands by rule."""
    text, before = command.text.strip(), character(draft.state, command.who)
    draft.put(m.DetailOffered(command.who, seat, text))
    if before.vetoed:
        draft.put(m.DetailAccepted(command.who, seat, text, True))


def _answering(state: State, seat: int) -> Character | None:
    person = in_making(state)
    return person if person is not None and person.offered and person.seat == seat else None


def offer_accept(state: State, seat: int) -> Sequence[Offer]:
    person = _answering(state, seat)
    return [Offer("accept_detail", (person.id,))] if person is not None else NONE


def act_accept(draft: Draft, seat: int, command: m.AcceptDetail) -> None:
    person = draft.character(command.who)
    draft.put(m.DetailAccepted(person.id, person.detail_by, person.offered, False))


def offer_veto(state: State, seat: int) -> Sequence[Offer]:
    """FUG-040: only a first suggestion ever waits for an answer; a second one stands at once."""
    person = _answering(state, seat)
    return [Offer("veto_detail", (person.id,))] if person is not None else NONE


def act_veto(draft: Draft, seat: int, command: m.VetoDetail) -> None:
    draft.put(m.DetailVetoed(command.who, draft.character(command.who).offered))


def strikable(state: State) -> list[tuple[str, str]]:
    """FUG-023, FUG-025, FUG-037..039, FUG-041: what the Dealer may have worded anew, while a persona is being made."""
    if not at_work(state):
        return []
    new = [c for c in state.characters if is_persona(c) and alive(c) and not c.signifier]
    looks = [(c.id, "looks") for c in new if c.looks]
    return looks + [(c.id, "detail") for c in new if c.offered or c.detail]


def offer_strike(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    return [Offer("strike_out", (who, item), (_REASON,), False) for who, item in strikable(state)]


def act_strike(draft: Draft, seat: int, command: m.StrikeOut) -> None:
    person = draft.character(command.who)
    text = person.looks if command.item == "looks" else person.offered or person.detail
    draft.put(m.StruckOut(person.id, command.item, text, command.reason.strip()))


# Signifiers


def unsigned(state: State) -> list[Character]:
    """Who has yet to be dealt a Signifier, in the order of dealing (FUG-A38)."""
    people = [persona_of(state, seat) for seat in clockwise(state)]
    return [c for c in people if c is not None and alive(c) and described(c) and c.looks and not c.signifier]


def offer_signifiers(state: State, seat: int) -> Sequence[Offer]:
    ready = at_work(state) and asked(state) < 0 and in_action(state, "FUG-044") is None
    return (
        [Offer("deal_signifiers", (), (), state.phase == "signify")]
        if ready and leads(state, seat) and unsigned(state)
        else NONE
    )


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


def offer_name(state: State, seat: int) -> Sequence[Offer]:
    """FUG-028: names come later, in play. Whoever plays a character names it; a persona's own player always may."""
    if not (at_work(state) and (state.phase == "scene" or state.lax)):
        return NONE
    people = [c for c in state.characters if described(c) and seat in (c.seat, seat_of(state, c))]
    return [Offer("name_persona", (c.id,), (Text(NAME),), False) for c in people]


def act_name(draft: Draft, seat: int, command: m.NamePersona) -> None:
    draft.put(m.PersonaNamed(command.who, draft.character(command.who).name, command.name.strip()))


def offer_muse(state: State, seat: int) -> Sequence[Offer]:
    """FUG-058: what her memories prove is for the persona's player alone, also while the Dealer plays it."""
    people = [c for c in state.characters if c.seat == seat and described(c)]
    return [Offer("muse", (c.id,), (Text(LOOKS, least=0),), False) for c in people] if seat in seated(state) else NONE


def act_muse(draft: Draft, seat: int, command: m.Muse) -> None:
    draft.put(m.Mused(command.who, command.text.strip()))


CHAPTER: Chapter = {
    m.DescribePersona: (offer_describe, act_describe),
    m.AddDetail: (offer_detail, act_detail),
    m.AcceptDetail: (offer_accept, act_accept),
    m.VetoDetail: (offer_veto, act_veto),
    m.StrikeOut: (offer_strike, act_strike),
    m.DealSignifiers: (offer_signifiers, act_signifiers),
    m.NamePersona: (offer_name, act_name),
    m.Muse: (offer_muse, act_muse),
}
