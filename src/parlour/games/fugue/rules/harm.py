"""Bodies: wounds and how they are tended and heal, abilities lost and regained, knocked out, dead."""

from parlour.core.judge import FLAG, YES, Count, Move, One, Some, Words
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import PARTS, Ability, Character, Leave, State, Wound
from parlour.games.fugue.rules.action import after_memory, end_task_of
from parlour.games.fugue.rules.ask import able, card_waits, character, helpless, is_persona, needs, open_wounds
from parlour.games.fugue.rules.conditions import (
    DEALING,
    IDLE,
    IN_STORY,
    PLAY,
    abilities,
    card_untold,
    contest_open,
    hand_played,
    not_yours,
    people,
    task_open,
)
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.games.fugue.rules.keeping import forget

HOURS, WORDS, REASON = 1000, 300, 300


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


def bleeding_unmarked(permanent: bool, it: bool) -> bool:
    """FUG-195: a wound that would bleed to death counts as permanent."""
    return it and not permanent


def lost_nowhere(permanent: bool, it: str) -> bool:
    """FUG-194: what lasts takes a part of the body with it; any other may be placed later."""
    return permanent and not it


def wounds(who: Character) -> tuple[Wound, ...]:
    return who.wounds


def healed(it: Wound) -> bool:
    return it.healed


def tended(it: Wound) -> bool:
    return it.tended


def act_hurt(draft: Draft, seat: int, command: m.Hurt) -> None:
    wound(draft, command.who, command.part, command.permanent, command.bleeding, command.text.strip())


def act_tend(draft: Draft, seat: int, command: m.Tend) -> None:
    draft.put(m.WoundTended(command.who, command.wound))


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


def not_lost(it: Ability) -> bool:
    """FUG-198: lost for good, unless relearned."""
    return not it.lost


def bleeding_still(who: Character, it: Ability) -> bool:
    """FUG-A73: what a bleeding wound took, once that is healed."""
    return any(w.bleeding and needs(it, w.part) for w in open_wounds(who))


def act_restore(draft: Draft, seat: int, command: m.RestoreAbility) -> None:
    draft.put(m.AbilityRestored(command.who, command.ability, command.reason.strip()))


def act_tag(draft: Draft, seat: int, command: m.TagAbility) -> None:
    parts = tuple([part for part in PARTS if part in command.parts])
    draft.put(m.AbilityTagged(command.who, command.ability, parts))
    lose_wilds(draft, command.who)


# Down


def awake(it: Character) -> bool:
    return it.down != "knocked"


def bleeds(person: Character) -> bool:
    """FUG-A73: a wound that would bleed to death, as long as nobody tends it."""
    return any(w.bleeding and not w.tended for w in open_wounds(person))


def not_bleeding(it: Character) -> bool:
    return not bleeds(it)


def unsaid(state: State, who: Character, it: bool) -> bool:
    """FUG-206: a persona's death is said twice;"""
    return it and not warned(state, who.id)


def said_once(state: State, who: Character, it: bool) -> bool:
    """the second time knowingly."""
    return not it and warned(state, who.id)


def is_sure(sure: bool) -> bool:
    return sure


def act_rouse(draft: Draft, seat: int, command: m.Rouse) -> None:
    draft.put(m.CameRound(command.who))


def warned(state: State, who: str) -> bool:
    """The Dealer has said once that this persona bleeds to death."""
    return any(leave.what == "bleed" and leave.who == who for leave in state.leaves)


def act_bleed(draft: Draft, seat: int, command: m.BleedOut) -> None:
    if is_persona(draft.character(command.who)) and not command.sure:
        draft.put(m.DeathWarned(command.who, command.who))
    else:
        kill(draft, command.who, "")


# Finishing off


def no_time_for_it(state: State) -> bool:
    """FUG-A72: a separate action, in a scene or between two hands, never part of a description."""
    if state.contest is None:
        return task_open(state) or card_untold(state)
    return hand_played(state) or card_waits(state)


def helpless_too(state: State, it: Character) -> bool:
    return helpless(state, it)


def asked_already(state: State, it: Character) -> bool:
    return finishing(state, it.id) is not None


def not_helpless(state: State, it: Character) -> bool:
    """FUG-180."""
    return not helpless(state, it)


def no_death_asked(state: State) -> bool:
    return not any(leave.what in ("finish", "bleed") for leave in state.leaves)


def asks_no_death(state: State, it: Character) -> bool:
    return not any(leave.what in ("finish", "bleed") and leave.who == it.id for leave in state.leaves)


def bleeds_by_itself(state: State, who: Character, it: bool) -> bool:
    """Her no takes a bleeding to death back; her yes is said where it was said first."""
    return it and finishing(state, who.id) is None


def hand_first(state: State, it: bool) -> bool:
    return it and hand_played(state)


def victim_up(state: State, who: Character, it: bool) -> bool:
    leave = finishing(state, who.id)
    return it and leave is not None and not helpless(state, character(state, leave.target))


def finishing(state: State, who: str) -> Leave | None:
    return next((leave for leave in state.leaves if leave.what == "finish" and leave.who == who), None)


def act_finish(draft: Draft, seat: int, command: m.FinishOff) -> None:
    draft.put(m.FinishAsked(command.who, command.target))


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


MOVES: Moves = {
    Move(
        m.Hurt,
        {
            "permanent": One(FLAG),
            "bleeding": One(FLAG, unless=(bleeding_unmarked,)),
            "who": One(people, unless=IN_STORY),
            "part": One(("", *PARTS), unless=(lost_nowhere,)),
            "text": Words(WORDS, 0),
        },
        rule="FUG-192",
        unless=DEALING,
    ): act_hurt,
    Move(
        m.Tend,
        {"who": One(people, unless=IN_STORY), "wound": One(wounds, unless=(healed, tended))},
        rule="FUG-201",
        unless=DEALING,
        decided=1,
    ): act_tend,
    Move(
        m.Rest,
        {"unbroken": One(YES), "hours": Count(1, HOURS), "who": Some(people, unless=IN_STORY)},
        rule="FUG-204",
        unless=(*DEALING, *IDLE),
    ): act_rest,
    Move(
        m.RestoreAbility,
        {
            "who": One(people, unless=IN_STORY),
            "ability": One(abilities, unless=(not_lost, bleeding_still)),
            "reason": Words(REASON, 0),
        },
        rule="FUG-198",
        unless=DEALING,
        decided=1,
    ): act_restore,
    Move(
        m.TagAbility,
        {"who": One(people, unless=IN_STORY), "ability": One(abilities), "parts": Some(PARTS, least=0)},
        rule="FUG-A57",
        unless=DEALING,
        decided=1,
    ): act_tag,
    Move(
        m.Rouse,
        {"who": One(people, unless=(*IN_STORY, awake))},
        rule="FUG-A29",
        unless=(*DEALING, contest_open),
        decided=1,
    ): act_rouse,
    Move(
        m.BleedOut,
        {"who": One(people, unless=(*IN_STORY, not_bleeding)), "sure": One(FLAG, unless=(unsaid, said_once))},
        rule="FUG-A73",
        unless=(*DEALING, hand_played),
        owed=is_sure,
        decided=1,
    ): act_bleed,
    Move(
        m.FinishOff,
        {
            "who": One(people, unless=(not_yours, *IN_STORY, helpless_too, asked_already)),
            "target": One(people, unless=(*IN_STORY, not_helpless)),
        },
        rule="FUG-180",
        unless=(*PLAY, no_time_for_it),
        decided=1,
    ): act_finish,
    Move(
        m.AnswerFinish,
        {
            "who": One(people, unless=(asks_no_death,)),
            "yes": One(YES, unless=(bleeds_by_itself, hand_first, victim_up)),
        },
        rule="FUG-180",
        unless=(*DEALING, no_death_asked),
        owed=True,
        decided=1,
    ): act_answer,
}
