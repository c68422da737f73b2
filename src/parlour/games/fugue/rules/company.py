"""Who comes and goes: latecomers, players who are away, game-characters brought on, and one taken over after a
death."""

from collections.abc import Callable, Sequence
from typing import Any

from parlour.core.game import RuleViolation
from parlour.core.offers import Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import SetAbility, SetPerson
from parlour.games.fugue.model import Ability, Character, State
from parlour.games.fugue.rules.ask import alive, is_persona, leads, persona_of, place, seat_at, seated
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.explain_common import in_action
from parlour.games.fugue.rules.keeping import forget
from parlour.games.fugue.rules.persona import LINE, LOOKS, NAME, at_work
from parlour.roleplay.chapter import NONE, NOTE

ABILITIES = 12
"""So many a game-character may be listed with."""


# Players


def latecomers(state: State) -> list[int]:
    """Who sat down after eyes were opened."""
    return [seat for seat in seated(state) if seat not in state.order]


def offer_admit(state: State, seat: int) -> Sequence[Offer]:
    """With the consent of all, which the Dealer asks for; the latecomer makes a persona like everybody."""
    new = tuple([place(other) for other in latecomers(state)])
    return [Offer("admit", (), (Pick(new),), False)] if new and at_work(state) and leads(state, seat) else NONE


def act_admit(draft: Draft, seat: int, command: m.Admit) -> None:
    draft.put(m.LatecomerAdmitted(seat_at(command.seat)))


def offer_park(state: State, seat: int) -> Sequence[Offer]:
    """Between actions, so that nobody's cards come into other hands. Who is back says so, or the Dealer does."""
    if not state.opened or state.phase != "scene" or in_action(state, "FUG-062") is not None:
        return NONE
    people = [c for c in state.characters if is_persona(c) and alive(c) and c.seat != state.desk.gm]
    may = [c for c in people if leads(state, seat) or (c.parked and c.seat == seat)]
    return [Offer("park", (c.id, not c.parked), (), False) for c in may]


def act_park(draft: Draft, seat: int, command: m.Park) -> None:
    draft.put(m.PersonaParked(command.who, command.parked))
    if command.parked:
        forget(draft, command.who)


# Game-characters


def cast(state: State) -> dict[str, SetPerson]:
    """Those of the chapters the Dealer may read who are not in the story yet."""
    known = {c.name for c in state.characters if not is_persona(c)}
    told = state.content.chapters[: state.chapter] if state.content is not None else ()
    return {person.name: person for one in told for person in one.people if person.name not in known}


def offer_bring_on(state: State, seat: int) -> Sequence[Offer]:
    names = tuple(cast(state)) if at_work(state) and leads(state, seat) else ()
    return [Offer("bring_on", (), (Pick(names),), False)] if names else NONE


def act_bring_on(draft: Draft, seat: int, command: m.BringOn) -> None:
    person = cast(draft.state)[command.name]
    _bring(draft, person.name, person.looks, person.abilities, person.notes)


def listed(text: str) -> list[str]:
    """Abilities, one on a line."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def offer_invent(state: State, seat: int) -> Sequence[Offer]:
    asks = (Text(NAME), Text(LOOKS, least=0), Text(LOOKS, least=0), Text(NOTE, least=0))
    return [Offer("invent", (), asks, False)] if at_work(state) and leads(state, seat) else NONE


def refuse_invent(state: State, seat: int, command: m.Invent) -> RuleViolation | None:
    """FUG-A59: abilities are listed beforehand, each a line."""
    lines = listed(command.abilities)
    if len(lines) > ABILITIES:
        return RuleViolation(
            "bad-value", "FUG-A59", f"{len(lines)} abilities are too many.", f"List at most {ABILITIES}, one on a line."
        )
    if any(len(line) > LINE for line in lines):
        return RuleViolation(
            "bad-value", "FUG-A59", "An ability is too long.", f"Write at most {LINE} letters on a line."
        )
    return None


def act_invent(draft: Draft, seat: int, command: m.Invent) -> None:
    abilities = tuple([SetAbility(line) for line in listed(command.abilities)])
    _bring(draft, command.name.strip(), command.looks.strip(), abilities, command.notes.strip())


def _bring(draft: Draft, name: str, looks: str, abilities: Sequence[SetAbility], notes: str) -> None:
    known = tuple([Ability(draft.new_id("b", at + 2), one.text, one.parts) for at, one in enumerate(abilities)])
    draft.put(m.BroughtOn(draft.new_id("c"), name, looks, known, notes))


def offer_send(state: State, seat: int) -> Sequence[Offer]:
    """Off the stage, or back on it: between actions."""
    if not leads(state, seat) or not at_work(state) or in_action(state, "FUG-008") is not None:
        return NONE
    return [
        Offer("send_off", (c.id, not c.here), (), False) for c in state.characters if not is_persona(c) and alive(c)
    ]


def act_send(draft: Draft, seat: int, command: m.SendOff) -> None:
    draft.put(m.SentOff(command.who, command.here))


# After a death


def bereaved(state: State) -> list[int]:
    """Players whose persona is dead, and who have no other."""
    people: list[Character | None] = [persona_of(state, seat) for seat in seated(state)]
    return [c.seat for c in people if c is not None and not alive(c)]


def offer_adopt(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A60: the table chooses; the Dealer gives one of hers away."""
    if not leads(state, seat) or not at_work(state) or in_action(state, "FUG-A60") is not None:
        return NONE
    seats = tuple([place(other) for other in bereaved(state)])
    others = [c for c in state.characters if not is_persona(c) and alive(c)]
    return [Offer("adopt", (c.id,), (Pick(seats),), False) for c in others] if seats else NONE


def act_adopt(draft: Draft, seat: int, command: m.Adopt) -> None:
    draft.put(m.Adopted(command.who, seat_at(command.seat)))


CHAPTER: Chapter = {
    m.Admit: (offer_admit, act_admit),
    m.Park: (offer_park, act_park),
    m.BringOn: (offer_bring_on, act_bring_on),
    m.Invent: (offer_invent, act_invent),
    m.SendOff: (offer_send, act_send),
    m.Adopt: (offer_adopt, act_adopt),
}
REFUSALS: dict[type, Callable[[State, int, Any], RuleViolation | None]] = {m.Invent: refuse_invent}
"""What fits an offer and is refused all the same, because only reading it tells."""
