"""Bodies: wounds and how they are tended and heal, abilities lost and regained, knocked out, dead."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Number, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import PARTS, Ability, Character, Leave, State
from parlour.games.fugue.rules.action import after_memory, end_task_of
from parlour.games.fugue.rules.ask import (
    able,
    active,
    alive,
    card_waits,
    character,
    described,
    helpless,
    idle,
    is_persona,
    leads,
    mine,
    needs,
    open_wounds,
)
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.games.fugue.rules.keeping import forget

NONE: tuple[Offer, ...] = ()
HOURS, WORDS, REASON = 1000, 300, 300


def bodies(state: State) -> list[Character]:
    """Everybody in the story who lives."""
    return [c for c in state.characters if alive(c) and c.here and described(c)]


# For contests too


def wound(draft: Draft, who: str, part: str, permanent: bool, bleeding: bool, text: str) -> None:
    """FUG-192, FUG-194, FUG-195: one that would bleed to death counts as permanent."""
    draft.put(m.Wounded(who, draft.new_id("w"), part, permanent or bleeding, bleeding, text))
    lose_wilds(draft, who)


def lose_wilds(draft: Draft, who: str) -> None:
    """FUG-A74: a wild card goes with its ability."""
    lost = {a.id for a in draft.character(who).abilities if a.lost}
    for wild in draft.state.contest.wilds if draft.state.contest is not None else ():
        if wild.who == who and wild.ability in lost:
            draft.put(m.WildLost(wild.id))


def knock_out(draft: Draft, who: str) -> None:
    """FUG-A29: until the contest ends, and as long after as the Dealer says."""
    if able(draft.character(who)):
        draft.put(m.KnockedOut(who))
        end_task_of(draft, who)
        after_memory(draft)


def kill(draft: Draft, who: str, by: str) -> None:
    """FUG-200."""
    draft.put(m.Died(who, by))
    end_task_of(draft, who)
    forget(draft, who)


# Wounds


def offer_hurt(state: State, seat: int) -> Sequence[Offer]:
    """A wound the story deals; one that bleeds is always permanent."""
    if not active(state) or not leads(state, seat):
        return NONE
    people = tuple([c.id for c in bodies(state)])
    asks = (Pick(people), Pick(PARTS), Text(WORDS))
    return (
        [Offer("hurt", kind, asks, False) for kind in ((False, False), (True, False), (True, True))] if people else NONE
    )


def act_hurt(draft: Draft, seat: int, command: m.Hurt) -> None:
    wound(draft, command.who, command.part, command.permanent, command.bleeding, command.text.strip())


def offer_tend(state: State, seat: int) -> Sequence[Offer]:
    """FUG-201, FUG-A56: anybody at hand may do it, and the Dealer says that it is done."""
    if not active(state) or not leads(state, seat):
        return NONE
    hurt = [(c.id, tuple([w.id for w in open_wounds(c) if not w.tended])) for c in bodies(state)]
    return [Offer("tend", (who,), (Pick(wounds),), False) for who, wounds in hurt if wounds]


def act_tend(draft: Draft, seat: int, command: m.Tend) -> None:
    draft.put(m.WoundTended(command.who, command.wound))


def offer_rest(state: State, seat: int) -> Sequence[Offer]:
    if not idle(state) or not leads(state, seat):
        return NONE
    people = tuple([c.id for c in bodies(state)])
    asks = (Number(1, HOURS), Choose(people, 1, len(people)))
    return [Offer("rest", (unbroken,), asks, False) for unbroken in (True, False)] if people else NONE


def act_rest(draft: Draft, seat: int, command: m.Rest) -> None:
    """FUG-202 to FUG-204: what is tended heals, if the rest was long enough and of the right kind."""
    draft.put(m.Rested(command.who, command.hours, command.unbroken))
    assert draft.state.content is not None
    rule = draft.state.content.healing
    if command.hours < rule.hours or (rule.unbroken and not command.unbroken):
        return
    for who in command.who:
        for one in open_wounds(draft.character(who)):
            if one.tended:
                draft.put(m.WoundHealed(who, one.id))


# Abilities


def restorable(person: Character) -> list[Ability]:
    """FUG-198: lost for good, unless relearned; what a bleeding wound took, once that is healed (FUG-A73)."""
    bleeding = [w for w in open_wounds(person) if w.bleeding]
    return [a for a in person.abilities if a.lost and not any(needs(a, w.part) for w in bleeding)]


def offer_restore(state: State, seat: int) -> Sequence[Offer]:
    if not active(state) or not leads(state, seat):
        return NONE
    lost = [(c.id, tuple([a.id for a in restorable(c)])) for c in bodies(state)]
    return [
        Offer("restore_ability", (who,), (Pick(abilities), Text(REASON)), False) for who, abilities in lost if abilities
    ]


def act_restore(draft: Draft, seat: int, command: m.RestoreAbility) -> None:
    draft.put(m.AbilityRestored(command.who, command.ability, command.reason.strip()))


def offer_tag(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A57: which parts of the body an ability needs."""
    if not active(state) or not leads(state, seat):
        return NONE
    parts = Choose(PARTS, 0, len(PARTS))
    skilled = [(c.id, tuple([a.id for a in c.abilities])) for c in bodies(state)]
    return [Offer("tag_ability", (who,), (Pick(abilities), parts), False) for who, abilities in skilled if abilities]


def act_tag(draft: Draft, seat: int, command: m.TagAbility) -> None:
    parts = tuple([part for part in PARTS if part in command.parts])
    draft.put(m.AbilityTagged(command.who, command.ability, parts))
    lose_wilds(draft, command.who)


# Down


def offer_rouse(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A29: not before the contest is over."""
    if not active(state) or not leads(state, seat) or state.contest is not None:
        return NONE
    return [Offer("rouse", (c.id,), (), False) for c in bodies(state) if c.down == "knocked"]


def act_rouse(draft: Draft, seat: int, command: m.Rouse) -> None:
    draft.put(m.CameRound(command.who))


def bleeding(person: Character) -> bool:
    """FUG-A73: a wound that would bleed to death, as long as nobody tends it."""
    return any(w.bleeding and not w.tended for w in open_wounds(person))


def warned(state: State, who: str) -> bool:
    """The Dealer has said once that this persona bleeds to death."""
    return any(leave.what == "bleed" and leave.who == who for leave in state.leaves)


def hand_played(state: State) -> bool:
    """A hand is under way: nobody dies in the middle of it but by its outcome."""
    return state.contest is not None and state.contest.stage not in ("optin", "done")


def offer_bleed(state: State, seat: int) -> Sequence[Offer]:
    """FUG-A73: only the Dealer declares this death; a persona's twice (FUG-206)."""
    if not active(state) or not leads(state, seat) or hand_played(state):
        return NONE
    sure = [(c.id, warned(state, c.id)) for c in bodies(state) if bleeding(c)]
    return [Offer("bleed_out", fixed, (), fixed[1]) for fixed in sure]


def act_bleed(draft: Draft, seat: int, command: m.BleedOut) -> None:
    if is_persona(draft.character(command.who)) and not command.sure:
        draft.put(m.DeathWarned(command.who, command.who))
    else:
        kill(draft, command.who, "")


# Finishing off


def between_hands(state: State) -> bool:
    """FUG-A72: a separate action, in a scene or between two hands, never part of a description."""
    if state.contest is None:
        return idle(state)
    return active(state) and not hand_played(state) and not card_waits(state)


def finishing(state: State, who: str) -> Leave | None:
    return next((leave for leave in state.leaves if leave.what == "finish" and leave.who == who), None)


def victims(state: State) -> list[Character]:
    """FUG-180: the helpless, while they are so."""
    return [c for c in bodies(state) if helpless(state, c)]


def can_finish(state: State, person: Character) -> bool:
    """FUG-A72: anybody but the victim, who is helpless."""
    return not helpless(state, person) and finishing(state, person.id) is None


def offer_finish(state: State, seat: int) -> Sequence[Offer]:
    if not between_hands(state):
        return NONE
    targets = tuple([c.id for c in victims(state)])
    return [
        Offer("finish_off", (c.id,), (Pick(targets),), False)
        for c in mine(state, seat)
        if targets and can_finish(state, c)
    ]


def act_finish(draft: Draft, seat: int, command: m.FinishOff) -> None:
    draft.put(m.FinishAsked(command.who, command.target))


def offer_answer(state: State, seat: int) -> Sequence[Offer]:
    """The Dealer's word on it, also where she plays the killer herself; her no takes a bleeding to death back too."""
    if not active(state) or not leads(state, seat):
        return NONE
    offers = []
    for leave in state.leaves:
        if leave.what == "finish" and helpless(state, character(state, leave.target)) and not hand_played(state):
            offers.append(Offer("answer_finish", (leave.who, True)))
        if leave.what in ("finish", "bleed"):
            offers.append(Offer("answer_finish", (leave.who, False)))
    return offers


def act_answer(draft: Draft, seat: int, command: m.AnswerFinish) -> None:
    """FUG-206: a persona's death is asked for twice."""
    leave = finishing(draft.state, command.who)
    if not command.yes:
        draft.put(m.FinishRefused(command.who, leave.target if leave is not None else command.who))
        return
    assert leave is not None
    if is_persona(draft.character(leave.target)) and not leave.sure:
        draft.put(m.DeathWarned(command.who, leave.target))
    else:
        kill(draft, leave.target, command.who)


CHAPTER: Chapter = {
    m.Hurt: (offer_hurt, act_hurt),
    m.Tend: (offer_tend, act_tend),
    m.Rest: (offer_rest, act_rest),
    m.RestoreAbility: (offer_restore, act_restore),
    m.TagAbility: (offer_tag, act_tag),
    m.Rouse: (offer_rouse, act_rouse),
    m.BleedOut: (offer_bleed, act_bleed),
    m.FinishOff: (offer_finish, act_finish),
    m.AnswerFinish: (offer_answer, act_answer),
}
