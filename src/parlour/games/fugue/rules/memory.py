"""Flashbacks: how the four ways begin, how a memory is told and its ability named. What becomes of it: keeping.py."""

from parlour.core.judge import Move, One, Some, Words, about, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.model import Character, Flashback, State
from parlour.games.fugue.rules.ask import (
    alive,
    character,
    described,
    in_round,
    open_task,
    persona_of,
    seat_of,
    teller,
    unfinished,
)
from parlour.games.fugue.rules.conditions import (
    DEALING,
    PLAY,
    another_tells,
    dead,
    dealers_now,
    game_character,
    kept_or_none,
    not_yours,
    nothing_told,
    people,
    queue,
    unmade,
    you_deal,
)
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.games.fugue.rules.keeping import keep
from parlour.roleplay.chapter import leads

OWN, GIFTS = 2, 1
"""FUG-068, FUG-069: so many a sitting."""
TRIGGER, MEMORY, PHRASE, PIECES = 300, 2000, 80, 12


# Who may begin one


def result_known(state: State) -> bool:
    """FUG-A48: before a flip; not once the result of a skilled action is known."""
    task = open_task(state)
    return task is not None and task.stage not in ("ruled", "going")


def hand_decided(state: State, it: Character) -> bool:
    """FUG-A48: who has no part in the round that is played cannot change it, and remembers at any time."""
    contest = state.contest
    return contest is not None and contest.stage != "turn" and in_round(state, it.id)


def mid_turn(state: State, seat: int, it: Character) -> bool:
    """FUG-A48: between turns or on one's own."""
    contest = state.contest
    if contest is None or contest.stage != "turn" or not in_round(state, it.id):
        return False
    begun = contest.played or contest.swapped
    return begun and seat_of(state, character(state, contest.turn)) != seat


def used(state: State, seat: int, way: str) -> int:
    """What a seat has used up of a way, with what it is telling now."""
    count = state.counts[seat]
    telling = sum([1 for f in unfinished(state) if f.way == way and f.teller == seat])
    return (count.own if way == "own" else count.gift) + telling


def own_used(state: State, seat: int) -> bool:
    """FUG-068."""
    return used(state, seat, "own") >= OWN


def gift_used(state: State, seat: int) -> bool:
    """FUG-069."""
    return used(state, seat, "gift") >= GIFTS


def not_back(state: State, seat: int) -> bool:
    """The Dealer plays her persona while she is away."""
    person = persona_of(state, seat)
    return person is not None and person.parked


def no_persona(state: State, seat: int) -> bool:
    """FUG-070: a gift has the giver's own persona in it."""
    person = persona_of(state, seat)
    return person is None or not alive(person) or not described(person)


def your_own(state: State, seat: int, it: Character) -> bool:
    return it == persona_of(state, seat)


def characters(state: State) -> dict[str, Character]:
    """Who may appear in a memory."""
    return {c.id: c for c in state.characters if described(c)}


def rememberer(who: Character, it: Character) -> bool:
    return it.id == who.id


def act_own(draft: Draft, seat: int, command: m.OwnFlashback) -> None:
    _begin(draft, seat, "own", command.who, command, ())


def act_gift(draft: Draft, seat: int, command: m.GiftFlashback) -> None:
    """FUG-070: the giver's persona is in it and cannot be taken out."""
    giver = persona_of(draft.state, seat)
    assert giver is not None
    _begin(draft, seat, "gift", command.to, command, (giver.id,))


def act_story(draft: Draft, seat: int, command: m.StoryFlashback) -> None:
    _begin(draft, seat, "story", command.to, command, ())


def _begin(
    draft: Draft,
    seat: int,
    way: str,
    to: str,
    command: m.OwnFlashback | m.GiftFlashback | m.StoryFlashback,
    must: tuple[str, ...],
) -> None:
    number = draft.new_id("f")
    present = tuple(dict.fromkeys((*must, *command.present)))
    draft.put(m.FlashbackBegun(number, way, to, seat, command.trigger.strip(), present, must, command.augments))  # type: ignore[arg-type]
    if command.memory.strip():
        draft.put(m.MemoryTold(number, seat, command.memory.strip(), (), ""))


# Telling


def sent_back(it: Flashback) -> bool:
    """It must be worded anew before anything else."""
    return it.stage == "memory" and bool(it.back)


def stands(it: Flashback) -> bool:
    """FUG-088: what has been told."""
    return not sent_back(it)


def untold_yet(it: Flashback) -> bool:
    """FUG-057: the memory comes first, then its ability."""
    return it.stage == "memory"


def left_to_dealer(it: Flashback) -> bool:
    """FUG-217: the Dealer names its ability."""
    return it.stage == "naming"


def ability_named(it: Flashback) -> bool:
    """FUG-050: exactly one."""
    return it.stage in ("judged", "choice")


def told_enough(it: Flashback) -> bool:
    return len(it.memory) >= PIECES


def in_it(flashback: Flashback, it: Character) -> bool:
    return it.id in (*flashback.to, *flashback.present)


def must_be_in_it(flashback: Flashback, it: Character) -> bool:
    """FUG-070, FUG-078."""
    return it.id in (*flashback.to, *flashback.must)


def may_augment(flashback: Flashback) -> bool:
    """FUG-087: until it adds to one, or somebody has its ability."""
    return not flashback.augments and not flashback.gained


def is_untold(flashback: Flashback) -> bool:
    return flashback.stage == "memory"


def act_tell(draft: Draft, seat: int, command: m.TellMemory) -> None:
    """A second Signifier may have joined a memory whose ability somebody has already: what the Dealer adds to it stands
    at once."""
    draft.put(m.MemoryTold(command.flashback, seat, command.text.strip(), command.present, command.augments))
    if draft.flashback(command.flashback).gained and leads(draft.state, seat):
        keep(draft, command.flashback)


def act_reword(draft: Draft, seat: int, command: m.Reword) -> None:
    """FUG-088: what set off a memory that is on a sheet already stays as it was."""
    memory = draft.flashback(command.flashback)
    trigger = memory.trigger if memory.gained else command.trigger.strip()
    draft.put(m.MemoryReworded(command.flashback, seat, trigger, command.memory.strip(), command.present))


def for_dealer_to_name(state: State, seat: int, it: Flashback) -> bool:
    return it.stage == "naming" and not leads(state, seat)


def for_teller_to_name(state: State, seat: int, it: Flashback) -> bool:
    return it.stage != "naming" and teller(state, it) != seat


def several_abilities(ability: str) -> bool:
    """FUG-050: two abilities in one line are two; a plus belongs to a name unless it stands alone ("Programming in
    C++")."""
    return any(mark in ability for mark in (";", "\n", " + "))


def act_name(draft: Draft, seat: int, command: m.NameAbility) -> None:
    """What the Dealer names or tells herself needs nobody's leave (3.4)."""
    draft.put(m.AbilityNamed(command.flashback, seat, command.ability.strip(), command.parts))
    if leads(draft.state, seat):
        keep(draft, command.flashback)


def act_leave_naming(draft: Draft, seat: int, command: m.LeaveNaming) -> None:
    draft.put(m.NamingLeft(command.flashback))


def must_be_told(it: Flashback) -> bool:
    """FUG-074: a Signifier's memory is due."""
    return it.way == "signifier"


def act_withdraw(draft: Draft, seat: int, command: m.Withdraw) -> None:
    draft.put(m.FlashbackWithdrawn(command.flashback, seat))


_RECEIVES = (game_character, dead, unmade, dealers_now)
"""FUG-062: living personae in their players' hands."""
_TIMELY = (waived(hand_decided), waived(mid_turn))
_TELLING = (*PLAY, nothing_told)
MOVES: Moves = {
    Move(
        m.OwnFlashback,
        {
            "who": One(people, unless=(*_RECEIVES, not_yours, *_TIMELY)),
            "trigger": Words(TRIGGER),
            "memory": Words(MEMORY, 0),
            "present": Some(characters, unless=(rememberer,), least=0),
            "augments": One(kept_or_none, suggest=""),
        },
        rule="FUG-068",
        unless=(*PLAY, you_deal, waived(result_known), waived(own_used)),
        decided=1,
    ): act_own,
    Move(
        m.GiftFlashback,
        {
            "to": One(people, unless=(your_own, *_RECEIVES, *_TIMELY)),
            "trigger": Words(TRIGGER),
            "memory": Words(MEMORY, 0),
            "present": Some(characters, unless=(your_own, about(rememberer, who="to")), least=0),
            "augments": One(kept_or_none, suggest=""),
        },
        rule="FUG-069",
        unless=(*PLAY, you_deal, not_back, no_persona, waived(result_known), waived(gift_used)),
        decided=1,
    ): act_gift,
    Move(
        m.StoryFlashback,
        {
            "to": One(people, unless=(*_RECEIVES, hand_decided, mid_turn)),
            "trigger": Words(TRIGGER),
            "memory": Words(MEMORY, 0),
            "present": Some(characters, unless=(about(rememberer, who="to"),), least=0),
            "augments": One(kept_or_none, suggest=""),
        },
        rule="FUG-086",
        unless=(*DEALING, result_known),
        decided=1,
    ): act_story,
    Move(
        m.TellMemory,
        {
            "flashback": One(queue, unless=(another_tells, sent_back, left_to_dealer, ability_named, told_enough)),
            "text": Words(MEMORY),
            "present": Some(characters, unless=(in_it,), least=0),
            "augments": One(kept_or_none, suggest="", only=may_augment),
        },
        rule="FUG-221",
        unless=_TELLING,
        owed=is_untold,
        decided=1,
    ): act_tell,
    Move(
        m.Reword,
        {
            "flashback": One(queue, unless=(another_tells, stands)),
            "trigger": Words(TRIGGER),
            "memory": Words(MEMORY),
            "present": Some(characters, unless=(must_be_in_it,), least=0),
        },
        rule="FUG-A67",
        unless=_TELLING,
        owed=True,
        decided=1,
    ): act_reword,
    Move(
        m.NameAbility,
        {
            "flashback": One(queue, unless=(for_dealer_to_name, for_teller_to_name, untold_yet, ability_named)),
            "ability": Words(PHRASE),
            "parts": Some(PARTS, least=0),
        },
        rule="FUG-050",
        unless=_TELLING,
        owed=True,
        decided=1,
        reading=(several_abilities,),
    ): act_name,
    Move(
        m.LeaveNaming,
        {"flashback": One(queue, unless=(another_tells, untold_yet, left_to_dealer, ability_named))},
        rule="FUG-217",
        unless=(*PLAY, you_deal, nothing_told),
        decided=1,
    ): act_leave_naming,
    Move(
        m.Withdraw,
        {"flashback": One(queue, unless=(another_tells, must_be_told))},
        rule="FUG-068",
        unless=_TELLING,
        decided=1,
    ): act_withdraw,
}
