"""Flashbacks: how the four ways begin, how a memory is told and its ability named. What becomes of it: keeping.py."""

from collections.abc import Sequence

from parlour.core.game import RuleViolation
from parlour.core.offers import Ask, Choose, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.content.body import PARTS
from parlour.games.fugue.model import Character, Flashback, State
from parlour.games.fugue.rules.ask import (
    active,
    alive,
    described,
    in_round,
    is_gc,
    leads,
    open_task,
    persona_of,
    seat_of,
    teller,
    unfinished,
)
from parlour.games.fugue.rules.draft import Chapter, Draft, Refusals
from parlour.games.fugue.rules.keeping import keep

NONE: tuple[Offer, ...] = ()
OWN, GIFTS = 2, 1
"""FUG-068, FUG-069: so many a sitting."""
TRIGGER, MEMORY, PHRASE, PIECES = 300, 2000, 80, 12


# Who may begin one


def timely(state: State, seat: int, who: str) -> bool:
    """FUG-A48: between actions, before a flip, between turns or on one's own; not once a result is known. Who has no
    part in the round that is played cannot change it, and remembers at any time."""
    if not active(state):
        return False
    if state.lax:
        return True
    task, contest = open_task(state), state.contest
    if task is not None and task.stage not in ("ruled", "going"):
        return False
    if contest is None or not in_round(state, who):
        return True
    if contest.stage != "turn":
        return False
    mine = any(c.id == contest.turn and seat_of(state, c) == seat for c in state.characters)
    return mine or not (contest.played or contest.swapped)


def rememberers(state: State) -> list[Character]:
    """FUG-062: living personae in their players' hands."""
    return [c for c in state.characters if not is_gc(state, c) and alive(c) and described(c)]


def used(state: State, seat: int, way: str) -> int:
    """What a seat has used up of a way, with what it is telling now."""
    count = state.counts[seat]
    telling = sum([1 for f in unfinished(state) if f.way == way and f.teller == seat])
    return (count.own if way == "own" else count.gift) + telling


def own_persona(state: State, seat: int) -> Character | None:
    """The persona this seat may remember with."""
    return next((c for c in rememberers(state) if c.seat == seat), None)


def _rest(state: State, without: Sequence[str]) -> tuple[Ask, ...]:
    """What all four ways ask: trigger, memory, who else is in it, which memory it adds to (FUG-087)."""
    others = tuple([c.id for c in state.characters if described(c) and c.id not in without])
    kept = tuple([f.id for f in state.flashbacks if f.stage == "kept"])
    return Text(TRIGGER), Text(MEMORY, least=0), Choose(others, 0, len(others)), Pick(("", *kept))


def offer_own(state: State, seat: int) -> Sequence[Offer]:
    person = own_persona(state, seat)
    if person is None or not timely(state, seat, person.id) or (used(state, seat, "own") >= OWN and not state.lax):
        return NONE
    return [Offer("own_flashback", (person.id,), _rest(state, [person.id]), False)]


def offer_gift(state: State, seat: int) -> Sequence[Offer]:
    person = own_persona(state, seat)
    if person is None or (used(state, seat, "gift") >= GIFTS and not state.lax):
        return NONE
    return [
        Offer("gift_flashback", (other.id,), _rest(state, [person.id, other.id]), False)
        for other in rememberers(state)
        if other.id != person.id and timely(state, seat, other.id)
    ]


def offer_story(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat):
        return NONE
    people = [person for person in rememberers(state) if timely(state, seat, person.id)]
    return [Offer("story_flashback", (person.id,), _rest(state, [person.id]), False) for person in people]


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


def telling(state: State, seat: int, *stages: str) -> list[Flashback]:
    """Memories in one of these stages that this seat tells."""
    return [f for f in unfinished(state) if f.stage in stages and teller(state, f) == seat] if active(state) else []


def sent_back(memory: Flashback) -> bool:
    """It must be worded anew before anything else."""
    return memory.stage == "memory" and bool(memory.back)


def offer_tell(state: State, seat: int) -> Sequence[Offer]:
    """The first piece, or more of it, until the ability is named (FUG-221)."""
    offers = []
    kept = tuple([f.id for f in state.flashbacks if f.stage == "kept"])
    for memory in telling(state, seat, "memory", "ability"):
        if sent_back(memory) or len(memory.memory) >= PIECES:
            continue
        others = tuple(
            [c.id for c in state.characters if described(c) and c.id not in memory.to and c.id not in memory.present]
        )
        links = Pick(("", *kept)) if not memory.augments and not memory.gained else Pick(("",))
        asks = (Text(MEMORY), Choose(others, 0, len(others)), links)
        offers.append(Offer("tell_memory", (memory.id,), asks, memory.stage == "memory"))
    return offers


def act_tell(draft: Draft, seat: int, command: m.TellMemory) -> None:
    """A second Signifier may have joined a memory whose ability somebody has already: what the Dealer adds to it stands
    at once."""
    draft.put(m.MemoryTold(command.flashback, seat, command.text.strip(), command.present, command.augments))
    if draft.flashback(command.flashback).gained and leads(draft.state, seat):
        keep(draft, command.flashback)


def offer_reword(state: State, seat: int) -> Sequence[Offer]:
    offers = []
    for memory in telling(state, seat, "memory"):
        if sent_back(memory):
            others = tuple([c.id for c in state.characters if described(c) and c.id not in (*memory.to, *memory.must)])
            offers.append(Offer("reword", (memory.id,), (Text(TRIGGER), Text(MEMORY), Choose(others, 0, len(others)))))
    return offers


def act_reword(draft: Draft, seat: int, command: m.Reword) -> None:
    """FUG-088: what set off a memory that is on a sheet already stays as it was."""
    memory = draft.flashback(command.flashback)
    trigger = memory.trigger if memory.gained else command.trigger.strip()
    draft.put(m.MemoryReworded(command.flashback, seat, trigger, command.memory.strip(), command.present))


def offer_name(state: State, seat: int) -> Sequence[Offer]:
    """FUG-057: only after the memory; by the teller, or by the Dealer where it was left to her (FUG-217)."""
    asks = (Text(PHRASE), Choose(PARTS, 0, len(PARTS)))
    mine = telling(state, seat, "ability")
    left = [f for f in unfinished(state) if f.stage == "naming"] if leads(state, seat) and active(state) else []
    return [Offer("name_ability", (f.id,), asks) for f in (*mine, *left)]


def refuse_name(state: State, seat: int, command: m.NameAbility) -> RuleViolation | None:
    """FUG-050: two abilities in one line are two; a plus belongs to a name unless it stands alone ("Programming in
    C++")."""
    if not any(mark in command.ability for mark in (";", "\n", " + ")):
        return None
    why = "A flashback gives exactly one ability, and this reads like more than one."
    return RuleViolation("one-ability", "FUG-050", why, "Name one thing the persona did in the memory.")


def act_name(draft: Draft, seat: int, command: m.NameAbility) -> None:
    """What the Dealer names or tells herself needs nobody's leave (3.4)."""
    draft.put(m.AbilityNamed(command.flashback, seat, command.ability.strip(), command.parts))
    if leads(draft.state, seat):
        keep(draft, command.flashback)


def offer_leave_naming(state: State, seat: int) -> Sequence[Offer]:
    if leads(state, seat):
        return NONE
    return [Offer("leave_naming", (f.id,), (), False) for f in telling(state, seat, "ability")]


def act_leave_naming(draft: Draft, seat: int, command: m.LeaveNaming) -> None:
    draft.put(m.NamingLeft(command.flashback))


def offer_withdraw(state: State, seat: int) -> Sequence[Offer]:
    """Not a Signifier's: that memory is due."""
    mine = telling(state, seat, "memory", "ability", "naming", "judged")
    return [Offer("withdraw", (f.id,), (), False) for f in mine if f.way != "signifier"]


def act_withdraw(draft: Draft, seat: int, command: m.Withdraw) -> None:
    draft.put(m.FlashbackWithdrawn(command.flashback, seat))


CHAPTER: Chapter = {
    m.OwnFlashback: (offer_own, act_own),
    m.GiftFlashback: (offer_gift, act_gift),
    m.StoryFlashback: (offer_story, act_story),
    m.TellMemory: (offer_tell, act_tell),
    m.Reword: (offer_reword, act_reword),
    m.NameAbility: (offer_name, act_name),
    m.LeaveNaming: (offer_leave_naming, act_leave_naming),
    m.Withdraw: (offer_withdraw, act_withdraw),
}
REFUSALS: Refusals = {m.NameAbility: refuse_name}
