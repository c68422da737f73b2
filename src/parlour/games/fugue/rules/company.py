"""Who comes and goes: latecomers, players who are away, game-characters brought on, and one taken over after a
death."""

from collections.abc import Sequence

from parlour.core.judge import FLAG, Move, One, Words
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.sets import SetAbility, SetPerson
from parlour.games.fugue.model import Ability, Character, State
from parlour.games.fugue.rules.ask import alive, is_persona, persona_of, seat_at, seated
from parlour.games.fugue.rules.conditions import (
    BETWEEN,
    DEALER_MAKING,
    a_persona,
    dead,
    no_chapter,
    people,
    personae_unmade,
    places,
    story_over,
)
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.games.fugue.rules.keeping import forget
from parlour.games.fugue.rules.persona import LINE, LOOKS, NAME, personae
from parlour.roleplay.chapter import NOTE, leads

ABILITIES = 12
"""So many a game-character may be listed with."""


# Players


def nobody_late(state: State) -> bool:
    return all(seat in state.order for seat in seated(state))


def one_of_you(state: State, it: int) -> bool:
    """Whoever sat down before eyes were opened."""
    return it in state.order


def act_admit(draft: Draft, seat: int, command: m.Admit) -> None:
    draft.put(m.LatecomerAdmitted(seat_at(command.seat)))


def dealers_own(state: State, it: Character) -> bool:
    """FUG-022: hers to play anyway."""
    return it.seat == state.desk.gm


def for_dealer_to_say(state: State, seat: int, it: Character) -> bool:
    """Who is back says so, or the Dealer does."""
    return it.seat != seat and not leads(state, seat)


def not_for_yourself(state: State, seat: int, it: bool) -> bool:
    return it and not leads(state, seat)


def parked_already(who: Character, it: bool) -> bool:
    return it and who.parked


def back_already(who: Character, it: bool) -> bool:
    return not it and not who.parked


def act_park(draft: Draft, seat: int, command: m.Park) -> None:
    draft.put(m.PersonaParked(command.who, command.parked))
    if command.parked:
        forget(draft, command.who)


# Game-characters


def cast(state: State) -> dict[str, SetPerson]:
    """Those of the chapters the Dealer may read."""
    told = state.content.chapters[: state.chapter] if state.content is not None else ()
    return {person.name: person for one in told for person in one.people}


def in_the_story(state: State, it: SetPerson) -> bool:
    return any(c.name == it.name and not is_persona(c) for c in state.characters)


def act_bring_on(draft: Draft, seat: int, command: m.BringOn) -> None:
    person = cast(draft.state)[command.name]
    _bring(draft, person.name, person.looks, person.abilities, person.notes)


def listed(text: str) -> list[str]:
    """Abilities, one on a line."""
    return [line.strip() for line in text.splitlines() if line.strip()]


def too_many_abilities(abilities: str) -> bool:
    """FUG-A59: abilities are listed beforehand, each a line."""
    return len(listed(abilities)) > ABILITIES


def long_ability(abilities: str) -> bool:
    return any(len(line) > LINE for line in listed(abilities))


def act_invent(draft: Draft, seat: int, command: m.Invent) -> None:
    abilities = tuple([SetAbility(line) for line in listed(command.abilities)])
    _bring(draft, command.name.strip(), command.looks.strip(), abilities, command.notes.strip())


def _bring(draft: Draft, name: str, looks: str, abilities: Sequence[SetAbility], notes: str) -> None:
    known = tuple([Ability(draft.new_id("b", at + 2), one.text, one.parts) for at, one in enumerate(abilities)])
    draft.put(m.BroughtOn(draft.new_id("c"), name, looks, known, notes))


def here_already(who: Character, it: bool) -> bool:
    return it and who.here


def gone_already(who: Character, it: bool) -> bool:
    return not it and not who.here


def act_send(draft: Draft, seat: int, command: m.SendOff) -> None:
    draft.put(m.SentOff(command.who, command.here))


# After a death


def bereaved(state: State, seat: int) -> bool:
    """This player's persona is dead, and there is no other."""
    person = persona_of(state, seat)
    return person is not None and not alive(person)


def nobody_bereaved(state: State) -> bool:
    return not any(bereaved(state, seat) for seat in seated(state))


def no_loss(state: State, it: int) -> bool:
    """FUG-A60: only who lost a persona takes over another."""
    return not bereaved(state, it)


def act_adopt(draft: Draft, seat: int, command: m.Adopt) -> None:
    draft.put(m.Adopted(command.who, seat_at(command.seat)))


_BETWEEN = (*DEALER_MAKING, *BETWEEN)
"""Between actions, so that nobody's cards come into other hands."""
MOVES: Moves = {
    Move(
        m.Admit,
        {"seat": One(places, unless=(one_of_you,))},
        rule="FUG-022",
        unless=(*DEALER_MAKING, nobody_late),
    ): act_admit,
    Move(
        m.Park,
        {
            "who": One(personae, unless=(dead, dealers_own, for_dealer_to_say)),
            "parked": One(FLAG, unless=(not_for_yourself, parked_already, back_already)),
        },
        rule="FUG-062",
        unless=(story_over, no_chapter, personae_unmade, *BETWEEN),
        decided=1,
    ): act_park,
    Move(m.BringOn, {"name": One(cast, unless=(in_the_story,))}, rule="FUG-008", unless=DEALER_MAKING): act_bring_on,
    Move(
        m.Invent,
        {"name": Words(NAME), "looks": Words(LOOKS, 0), "abilities": Words(LOOKS, 0), "notes": Words(NOTE, 0)},
        rule="FUG-A59",
        unless=DEALER_MAKING,
        reading=(too_many_abilities, long_ability),
    ): act_invent,
    Move(
        m.SendOff,
        {"who": One(people, unless=(a_persona, dead)), "here": One(FLAG, unless=(here_already, gone_already))},
        rule="FUG-008",
        unless=_BETWEEN,
        decided=1,
    ): act_send,
    Move(
        m.Adopt,
        {"who": One(people, unless=(a_persona, dead)), "seat": One(places, unless=(no_loss,))},
        rule="FUG-A60",
        unless=(*_BETWEEN, nobody_bereaved),
        decided=1,
    ): act_adopt,
}
