"""What somebody is about to do, and what the Dealer makes of it: basic, granted, or a task that takes a card
(FUG-097)."""

import re
from collections.abc import Sequence

from parlour.core.offers import Ask, Number, Offer, Pick, Text, alike
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import UNITS, Declared, State, Task
from parlour.games.fugue.rules.ask import (
    able,
    active,
    alive,
    character,
    described,
    held,
    leads,
    mine,
    open_task,
    seat_of,
    usable,
)
from parlour.games.fugue.rules.draft import Chapter, Draft

NONE: tuple[Offer, ...] = ()
LEAST, LEAST_TIMED, MOST = 2, 3, 12
"""FUG-102, FUG-113: difficulties."""
DEED = 300
"""So long may be what is done."""
TRIES, DEEDS = 20, 3
"""So many earlier tasks are offered, and so much may one character have declared at a time."""


# Locks


def words_of(text: str) -> str:
    """Two tasks are the same if they read the same."""
    return " ".join(text.split()).casefold()


def locked(state: State, who: str, text: str) -> bool:
    """FUG-106: a major came up for this character, who had no ability, in this very task."""
    words = words_of(text)
    return any(who in task.locked and words_of(task.text) == words for task in state.tasks)


_EMPTY = frozenset(
    [
        "a",
        "about",
        "again",
        "all",
        "an",
        "and",
        "another",
        "anew",
        "are",
        "as",
        "at",
        "be",
        "by",
        "can",
        "do",
        "does",
        "for",
        "from",
        "get",
        "go",
        "he",
        "her",
        "hers",
        "him",
        "his",
        "i",
        "in",
        "into",
        "is",
        "it",
        "its",
        "make",
        "me",
        "more",
        "my",
        "of",
        "off",
        "on",
        "once",
        "onto",
        "or",
        "our",
        "out",
        "over",
        "own",
        "she",
        "some",
        "still",
        "that",
        "the",
        "their",
        "them",
        "then",
        "there",
        "these",
        "they",
        "this",
        "those",
        "through",
        "to",
        "try",
        "up",
        "us",
        "want",
        "we",
        "with",
        "you",
        "your",
    ]
)
"""Words that say nothing about what is done."""


def _stems(text: str) -> set[str]:
    """What a task is about: its telling words, without their commonest endings."""
    words = [word for word in re.findall(r"\w+", text.casefold()) if word not in _EMPTY]
    return {re.sub(r"(ing|ed|es|s|e)$", "", word) if len(word) > 4 else word for word in words}


def resembles(state: State, who: str, text: str) -> Task | None:
    """FUG-A36: the latest task this character is locked in that has half of its words in common with this one, though
    it does not read the same. Whether they are one is for the Dealer, who is warned."""
    stems = _stems(text)
    for task in reversed(state.tasks):
        other = _stems(task.text)
        if (
            who in task.locked
            and words_of(task.text) != words_of(text)
            and 2 * len(stems & other) >= min(len(stems), len(other)) > 0
        ):
            return task
    return None


def may_try(state: State, who: str, text: str, ability: str) -> bool:
    """FUG-106, FUG-A36: who is locked needs an ability, and with `lockEnds` never not even that helps."""
    if state.lax or not locked(state, who, text):
        return True
    return bool(ability) and state.options.lock_ends == "newAbility"


def tries(state: State) -> list[Task]:
    """Earlier tasks that may be tried again: the latest try of each, if it did not succeed."""
    last: dict[str, Task] = {}
    for task in state.tasks:
        last.pop(words_of(task.text), None)
        last[words_of(task.text)] = task
    return [task for task in last.values() if task.stage == "done" and task.outcome != "success"][-TRIES:]


# Declaring


def offer_declare(state: State, seat: int) -> Sequence[Offer]:
    """FUG-097: something new, or an earlier task; a locked one only with an ability."""
    if not active(state):
        return NONE
    offers = []
    for person in mine(state, seat):
        if not able(person) or len([d for d in state.declared if d.who == person.id]) >= DEEDS:
            continue
        abilities = tuple([a.id for a in usable(state, person)])
        free = tuple([t.id for t in tries(state) if may_try(state, person.id, t.text, "")])
        barred = tuple([t.id for t in tries(state) if t.id not in free and may_try(state, person.id, t.text, "any")])
        offers.append(Offer("declare", (person.id,), (Text(DEED), Pick(("", *abilities))), False))
        if free:
            offers.append(
                Offer("declare", (person.id,), (Text(DEED, least=0), Pick(("", *abilities)), Pick(free)), False)
            )
        if barred and abilities:
            offers.append(Offer("declare", (person.id,), (Text(DEED, least=0), Pick(abilities), Pick(barred)), False))
    return offers


def act_declare(draft: Draft, seat: int, command: m.Declare) -> None:
    state = draft.state
    text = next((task.text for task in state.tasks if task.id == command.task), command.text.strip())
    number = int(draft.new_id("d")[1:])
    draft.put(m.ActionDeclared(number, command.who, text, command.ability, command.task))


def offer_unsay(state: State, seat: int) -> Sequence[Offer]:
    """Who said it takes it back, or the Dealer lays it aside: she must, where nothing can come of it any more."""
    if not active(state):
        return NONE
    own = [d for d in state.declared if leads(state, seat) or seat_of(state, character(state, d.who)) == seat]
    return [Offer("unsay", (d.id,), (), leads(state, seat) and not able(character(state, d.who))) for d in own]


def act_unsay(draft: Draft, seat: int, command: m.Unsay) -> None:
    draft.put(m.ActionLaidAside(command.declared, seat))


# What the Dealer makes of it


def to_rule(state: State, seat: int) -> list[Declared]:
    """What waits for the Dealer's word."""
    if not active(state) or not leads(state, seat):
        return []
    return [d for d in state.declared if able(character(state, d.who))]


def declared(draft: Draft, which: int) -> Declared:
    return next(d for d in draft.state.declared if d.id == which)


def offer_basic(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("rule_basic", (d.id,)) for d in to_rule(state, seat)]


def act_basic(draft: Draft, seat: int, command: m.RuleBasic) -> None:
    """FUG-098: what anybody can do just succeeds, without a card."""
    one = declared(draft, command.declared)
    draft.put(m.BasicDone(one.id, one.who, one.text))


def named_ability(state: State, one: Declared) -> str:
    """The ability that was declared, while no wound bars it."""
    return one.ability if any(a.id == one.ability for a in usable(state, character(state, one.who))) else ""


def offer_grant(state: State, seat: int) -> Sequence[Offer]:
    """FUG-110: only with an ability."""
    able_to = [d for d in to_rule(state, seat) if named_ability(state, d) and may_try(state, d.who, d.text, d.ability)]
    return [Offer("grant_success", (d.id,)) for d in able_to]


def act_grant(draft: Draft, seat: int, command: m.GrantSuccess) -> None:
    one = declared(draft, command.declared)
    draft.put(m.SuccessGranted(one.id, one.who, one.text, one.ability))


def _plain(abilities: tuple[str, ...]) -> tuple[Ask, ...]:
    return Pick(abilities), Pick(("",)), Number(LEAST, MOST)


def _timed(abilities: tuple[str, ...]) -> tuple[Ask, ...]:
    """FUG-112, FUG-113: hours, minutes or seconds, and no difficulty below 3."""
    return Pick(abilities), Pick(UNITS), Number(LEAST_TIMED, MOST)


def fitting(state: State, one: Declared) -> tuple[str, ...]:
    """FUG-109: the declared ability where the Dealer finds it fits, or none; who is locked needs one."""
    both = dict.fromkeys((named_ability(state, one), ""))
    return tuple([ability for ability in both if may_try(state, one.who, one.text, ability)])


def room(state: State) -> bool:
    """One task at a time, and every card has been told; a contest of others does not stand in its way (FUG-A80)."""
    return active(state) and open_task(state) is None and not state.tellings


def offer_skilled(state: State, seat: int) -> Sequence[Offer]:
    if not room(state):
        return NONE
    offers = []
    for one in to_rule(state, seat):
        abilities = fitting(state, one)
        if abilities and not held(state, one.who):
            offers += [Offer("rule_skilled", (one.id,), asks) for asks in (_plain(abilities), _timed(abilities))]
    return offers


def act_skilled(draft: Draft, seat: int, command: m.RuleSkilled) -> None:
    one = declared(draft, command.declared)
    draft.put(
        m.TaskSet(draft.new_id("t"), one.id, one.who, one.text, command.difficulty, command.ability, command.unit)
    )


def offer_task(state: State, seat: int) -> Sequence[Offer]:
    """The Dealer calls for a card herself."""
    if not room(state) or not leads(state, seat):
        return NONE
    people = [c for c in state.characters if alive(c) and c.here and described(c) and not held(state, c.id)]
    offers = []
    for ask in (_plain, _timed):
        abilities = [(c.id, ("", *[a.id for a in usable(state, c)])) for c in people]
        offers += alike("set_task", [(who, (*ask(names), Text(DEED))) for who, names in abilities])
    return offers


def act_task(draft: Draft, seat: int, command: m.SetTask) -> None:
    name = draft.new_id("t")
    draft.put(m.TaskSet(name, 0, command.who, command.text.strip(), command.difficulty, command.ability, command.unit))


CHAPTER: Chapter = {
    m.Declare: (offer_declare, act_declare),
    m.Unsay: (offer_unsay, act_unsay),
    m.RuleBasic: (offer_basic, act_basic),
    m.GrantSuccess: (offer_grant, act_grant),
    m.RuleSkilled: (offer_skilled, act_skilled),
    m.SetTask: (offer_task, act_task),
}
