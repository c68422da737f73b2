"""What somebody is about to do, and what the Dealer makes of it: basic, granted, or a task that takes a card
(FUG-097)."""

import re

from parlour.core.judge import Count, Move, One, Words, about, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import UNITS, Ability, Character, Declared, State, Task
from parlour.games.fugue.rules.ask import able, character, seat_of
from parlour.games.fugue.rules.conditions import (
    ACTING,
    BARRED,
    DEALING,
    IN_STORY,
    PLAY,
    abilities_or_none,
    card_untold,
    declarations,
    incapacitated,
    nothing_declared,
    people,
    playing,
    task_open,
    wounded,
)
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.roleplay.chapter import leads

LEAST, LEAST_TIMED, USUAL, MOST = 2, 3, 7, 12
"""FUG-102, FUG-113: difficulties."""
DEED = 300
"""So long may be what is done."""
TRIES, DEEDS = 20, 3
"""So many earlier tasks are offered, and so much may one character have declared at a time."""
UNIT = ("", *UNITS)


# Locks


def words_of(text: str) -> str:
    """Two tasks are the same if they read the same."""
    return " ".join(text.split()).casefold()


def locked(state: State, who: str, text: str) -> bool:
    """FUG-106: a major came up for this character, who had no ability, in this very task. Of what was only said aloud
    people remember themselves whether it is the same (FUG-A81)."""
    words = words_of(text)
    return bool(words) and any(who in task.locked and words_of(task.text) == words for task in state.tasks)


_EMPTY = frozenset([
    "a", "about", "again", "all", "an", "and", "another", "anew", "are", "as", "at", "be", "by", "can", "do",
    "does", "for", "from", "get", "go", "he", "her", "hers", "him", "his", "i", "in", "into", "is", "it", "its",
    "make", "me", "more", "my", "of", "off", "on", "once", "onto", "or", "our", "out", "over", "own", "she", "some",
    "still", "that", "the", "their", "them", "then", "there", "these", "they", "this", "those", "through", "to",
    "try", "up", "us", "want", "we", "with", "you", "your",
])  # fmt: skip
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
    return not locked(state, who, text) or (bool(ability) and state.options.lock_ends == "newAbility")


def tries(state: State) -> list[Task]:
    """Earlier tasks that may be tried again: the latest try of each, if it did not succeed."""
    last: dict[str, Task] = {}
    for task in [task for task in state.tasks if task.text]:
        last.pop(words_of(task.text), None)
        last[words_of(task.text)] = task
    return [task for task in last.values() if task.stage == "done" and task.outcome != "success"][-TRIES:]


def tries_or_new(state: State) -> dict[str, Task | None]:
    return {"": None, **{task.id: task for task in tries(state)}}


# Declaring


def much_declared(state: State, it: Character) -> bool:
    return len([d for d in state.declared if d.who == it.id]) >= DEEDS


def locked_for_good(state: State, who: Character, it: Task | None) -> bool:
    return it is not None and not may_try(state, who.id, it.text, "any")


def locked_without(state: State, who: Character, task: Task | None, it: Ability | None) -> bool:
    """FUG-106: a major came up; with an ability it may be tried again."""
    return it is None and task is not None and not may_try(state, who.id, task.text, "")


def not_said_by_you(state: State, seat: int, it: Declared) -> bool:
    """Who said it takes it back, or the Dealer lays it aside."""
    return not leads(state, seat) and seat_of(state, character(state, it.who)) != seat


def is_idle_talk(state: State, seat: int, declared: Declared) -> bool:
    """She must, where nothing can come of it any more."""
    return leads(state, seat) and not able(character(state, declared.who))


def act_declare(draft: Draft, seat: int, command: m.Declare) -> None:
    state = draft.state
    text = next((task.text for task in state.tasks if task.id == command.task), command.text.strip())
    number = int(draft.new_id("d")[1:])
    draft.put(m.ActionDeclared(number, command.who, text, command.ability, command.task))


def act_unsay(draft: Draft, seat: int, command: m.Unsay) -> None:
    draft.put(m.ActionLaidAside(command.declared, seat))


# What the Dealer makes of it


def doer_out(state: State, it: Declared) -> bool:
    return not able(character(state, it.who))


def no_ability_named(it: Declared) -> bool:
    """FUG-110: success is granted only with an ability."""
    return not it.ability


def ability_gone(state: State, it: Declared) -> bool:
    return _ability(state, it) is None


def ability_wounded(state: State, it: Declared) -> bool:
    return wounded(state, it, _ability(state, it))


def _ability(state: State, one: Declared) -> Ability | None:
    return next((a for a in character(state, one.who).abilities if a.id == one.ability), None)


def deed_locked(state: State, it: Declared) -> bool:
    return not may_try(state, it.who, it.text, it.ability)


def doers_abilities(state: State, declared: Declared) -> dict[str, Ability | None]:
    return {**{one.id: one for one in character(state, declared.who).abilities}, "": None}


def another_named(declared: Declared, it: Ability | None) -> bool:
    """FUG-109: the declared ability where the Dealer finds it fits, or none."""
    return it is not None and it.id != declared.ability


def named(declared: Declared) -> str:
    """The ability it was declared with."""
    return declared.ability


def needs_ability(state: State, declared: Declared, it: Ability | None) -> bool:
    """FUG-106: who is locked needs one, if that helps at all."""
    return not may_try(state, declared.who, declared.text, it.id if it is not None else "")


def least_difficulty(unit: str) -> int:
    """FUG-112, FUG-113: where time is measured no difficulty is below 3."""
    return LEAST_TIMED if unit else LEAST


def declared(draft: Draft, which: int) -> Declared:
    return next(d for d in draft.state.declared if d.id == which)


def act_basic(draft: Draft, seat: int, command: m.RuleBasic) -> None:
    """FUG-098: what anybody can do just succeeds, without a card."""
    one = declared(draft, command.declared)
    draft.put(m.BasicDone(one.id, one.who, one.text))


def act_grant(draft: Draft, seat: int, command: m.GrantSuccess) -> None:
    one = declared(draft, command.declared)
    draft.put(m.SuccessGranted(one.id, one.who, one.text, one.ability))


def act_skilled(draft: Draft, seat: int, command: m.RuleSkilled) -> None:
    one = declared(draft, command.declared)
    draft.put(
        m.TaskSet(draft.new_id("t"), one.id, one.who, one.text, command.difficulty, command.ability, command.unit)
    )


def act_task(draft: Draft, seat: int, command: m.SetTask) -> None:
    name = draft.new_id("t")
    draft.put(m.TaskSet(name, 0, command.who, command.text.strip(), command.difficulty, command.ability, command.unit))


_RULING = (*DEALING, nothing_declared)
_ROOM = (task_open, card_untold)
"""One task at a time, and every card has been told; a contest of others does not stand in its way (FUG-A80)."""
MOVES: Moves = {
    Move(
        m.Declare,
        {
            "who": One(people, unless=(*ACTING, much_declared)),
            "task": One(tries_or_new, unless=(waived(locked_for_good),), suggest=""),
            "ability": One(abilities_or_none, unless=(*BARRED, waived(locked_without)), suggest=""),
            "text": Words(DEED, 0),
        },
        rule="FUG-097",
        unless=PLAY,
        decided=1,
    ): act_declare,
    Move(
        m.Unsay,
        {"declared": One(declarations, unless=(not_said_by_you,))},
        rule="FUG-097",
        unless=(*PLAY, nothing_declared),
        owed=is_idle_talk,
        decided=1,
    ): act_unsay,
    Move(
        m.RuleBasic,
        {"declared": One(declarations, unless=(doer_out,))},
        rule="FUG-098",
        unless=_RULING,
        owed=True,
        decided=1,
    ): act_basic,
    Move(
        m.GrantSuccess,
        {
            "declared": One(
                declarations,
                unless=(doer_out, no_ability_named, ability_gone, ability_wounded, deed_locked),
            )
        },
        rule="FUG-110",
        unless=_RULING,
        owed=True,
        decided=1,
    ): act_grant,
    Move(
        m.RuleSkilled,
        {
            "declared": One(declarations, unless=(doer_out, playing, incapacitated)),
            "ability": One(
                doers_abilities,
                unless=(another_named, about(wounded, who="declared"), needs_ability),
                suggest=named,
            ),
            "unit": One(UNIT, suggest=""),
            "difficulty": Count(least_difficulty, MOST, suggest=USUAL),
        },
        rule="FUG-101",
        unless=(*_RULING, *_ROOM),
        owed=True,
        decided=1,
    ): act_skilled,
    Move(
        m.SetTask,
        {
            "who": One(people, unless=(*IN_STORY, playing, incapacitated)),
            "ability": One(abilities_or_none, unless=(wounded,), suggest=""),
            "unit": One(UNIT, suggest=""),
            "difficulty": Count(least_difficulty, MOST, suggest=USUAL),
            "text": Words(DEED, 0),
        },
        rule="FUG-101",
        unless=(*DEALING, *_ROOM),
    ): act_task,
}
