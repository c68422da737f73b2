"""What stands against an action (catalogue 3.2 R1): a number of the game master's, or somebody who defends."""

from parlour.core.judge import Count, Move, One, Words
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET, SENTENCE
from parlour.games.fate.model import Character, Offered, Roll, Side, State
from parlour.games.fate.rules.ask import character, how_rating, other_side
from parlour.games.fate.rules.conditions import IN_PLAY, PRESENT, contest_roll, dice_down, how, no_roll, shown
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.numbers import remember, used_last
from parlour.games.fate.rules.ready import now_ready, when
from parlour.games.fate.rules.sums import acted_on, side_seat
from parlour.games.fate.rules.turns import restore
from parlour.roleplay.cast import not_gm, people, seat_of
from parlour.roleplay.chapter import leads
from parlour.roleplay.switches import told

# The moment


def settled_already(state: State) -> bool:
    """One answer to a roll."""
    return state.roll is not None and state.roll.phase == "ready"


OPPOSING = (no_roll, contest_roll, dice_down, settled_already)
"""While the opposition is being settled."""


def defended(state: State) -> bool:
    """FAE-183: a defence takes the place of a number; for her own characters the game master may say one."""
    roll = state.roll
    if roll is None or not roll.sides[1].who:
        return False
    hers = leads(state, seat_of(state, character(state, roll.sides[1].who)))
    return roll.phase == "ready" or bool(roll.protected) or not hers


def number_wanted(state: State) -> bool:
    return state.roll is not None and state.roll.phase == "oppose" and not state.roll.sides[1].who


def answered(state: State) -> bool:
    """Somebody has settled how they defend."""
    return state.roll is not None and state.roll.phase == "ready" and bool(state.roll.sides[1].who)


def an_attack(state: State) -> bool:
    """FAE-064: who is attacked answers."""
    return state.roll is not None and state.roll.action == "attack"


def protected(state: State) -> bool:
    """FAE-Q53: somebody defends for another."""
    return state.roll is not None and bool(state.roll.protected)


def nobody_asked(state: State) -> bool:
    return state.roll is not None and not state.roll.sides[1].who


def nobody_threatened(state: State) -> bool:
    """FAE-065: against an attack or an advantage, for whoever is acted on."""
    return state.roll is not None and not acted_on(state, state.roll)


def protector_chosen(state: State) -> bool:
    return state.roll is not None and has_chosen(state, state.roll)


def nobody_offered(state: State) -> bool:
    return state.roll is not None and not protectors(state, state.roll)


def not_your_choice(state: State, seat: int) -> bool:
    """FAE-Q53: whoever is acted on chooses."""
    return state.roll is not None and seat_of(state, character(state, acted_on(state, state.roll))) != seat


def not_your_roll(state: State, seat: int) -> bool:
    """FAE-042, FAE-065, FAE-141: the game master's veto; the acting player may think again."""
    roll = state.roll
    if roll is None or leads(state, seat):
        return False
    return roll.action == "contest" or side_seat(state, roll.sides[0]) != seat


# Who


def acting_side(state: State, it: Character) -> bool:
    return state.roll is not None and it.side == state.roll.sides[0].team


def asked_already(state: State, it: Character) -> bool:
    return state.roll is not None and it.id == state.roll.sides[1].who


def not_asked(state: State, it: Character) -> bool:
    """FAE-064, FAE-183: whoever is asked; where nobody is, any opponent may step in."""
    return state.roll is not None and state.roll.sides[1].who not in ("", it.id)


def is_asked(state: State, who: Character) -> bool:
    return asked_already(state, who)


def not_your_answer(state: State, seat: int, it: Character) -> bool:
    """FAE-Q42: the game master may say that somebody cannot defend."""
    return seat not in (seat_of(state, it), state.desk.gm)


def the_target(state: State, it: Character) -> bool:
    return state.roll is not None and it.id == acted_on(state, state.roll)


def no_ally(state: State, it: Character) -> bool:
    return state.roll is not None and it.side != character(state, acted_on(state, state.roll)).side


def offered_already(state: State, it: Character) -> bool:
    return state.roll is not None and any(offered.who == it.id for offered in state.roll.protectors)


def willing(state: State) -> list[Character]:
    return [character(state, who) for who in protectors(state, state.roll)] if state.roll is not None else []


# What is done


def act_difficulty(draft: Draft, seat: int, command: m.SetDifficulty) -> None:
    roll = draft.roll
    team = roll.sides[1].team or other_side(roll.sides[0].team)
    draft.put(m.SideSettled(1, Side("", team, rating=command.difficulty)))
    remember(draft, command.difficulty)
    if roll.phase == "oppose":
        now_ready(draft)


def act_oppose(draft: Draft, seat: int, command: m.Oppose) -> None:
    person = draft.character(command.who)
    draft.put(m.SideSettled(1, Side(person.id, person.side, settled=False)))


def act_defend(draft: Draft, seat: int, command: m.Defend) -> None:
    person, roll = draft.character(command.who), draft.roll
    rating = how_rating(draft.state, person, command.how)
    eager = command.dice == "now"
    side = Side(person.id, person.side, command.how, rating, command.words, eager=eager)
    draft.put(m.SideSettled(1, side, roll.protected))
    now_ready(draft)


def act_stand_open(draft: Draft, seat: int, command: m.StandOpen) -> None:
    """FAE-Q42: against a task its own difficulty is left."""
    roll = draft.roll
    tasks = draft.state.challenge.tasks if draft.state.challenge is not None else ()
    left = next((task.difficulty for task in tasks if task.id == roll.target), draft.state.options.defend_none)
    draft.put(m.SideSettled(1, Side("", roll.sides[1].team, rating=left)))
    now_ready(draft)


def act_protect(draft: Draft, seat: int, command: m.Protect) -> None:
    draft.put(m.ProtectionOffered(Offered(command.who, command.words)))
    _who_protects(draft)


def protectors(state: State, roll: Roll) -> tuple[str, ...]:
    """FAE-065, FAE-079: those who have offered and can still do it."""
    return tuple([offered.who for offered in roll.protectors if not character(state, offered.who).out])


def has_chosen(state: State, roll: Roll) -> bool:
    """Whoever is acted on has picked one of several."""
    return bool(roll.protected) and len(protectors(state, roll)) > 1


def _who_protects(draft: Draft) -> None:
    """FAE-Q53: a single one needs nobody's choice; among several whoever is acted on chooses, and is asked again."""
    willing = protectors(draft.state, draft.roll)
    if len(willing) == 1:
        _step_in(draft, willing[0])
    elif draft.roll.protected:
        step_back(draft)


def _step_in(draft: Draft, who: str) -> None:
    person = draft.character(who)
    target = draft.roll.protected or acted_on(draft.state, draft.roll)
    draft.put(m.SideSettled(1, Side(person.id, person.side, settled=False), target))


def step_back(draft: Draft) -> None:
    """Whoever stood before an ally does not any more: the ally is asked, and helpers have their turn again."""
    target, helpers = draft.character(draft.roll.protected), draft.roll.sides[1].helpers
    draft.put(m.SideSettled(1, Side(target.id, target.side, settled=False)))
    for helper in helpers:
        restore(draft, helper)


def act_choose_protector(draft: Draft, seat: int, command: m.ChooseProtector) -> None:
    _step_in(draft, command.who)


def act_veto_protector(draft: Draft, seat: int, command: m.VetoProtector) -> None:
    standing = draft.roll.protected and draft.roll.sides[1].who == command.who
    draft.put(m.ProtectionVetoed(command.who))
    if standing:
        step_back(draft)
    if not draft.roll.protected:
        _who_protects(draft)


def act_call_off(draft: Draft, seat: int, command: m.CallOff) -> None:
    called_off(draft, command.reason)


def called_off(draft: Draft, reason: str, conceded: str = "") -> None:
    """The action did not happen: the turn's action is there again, also the helpers'."""
    roll = draft.roll
    draft.put(m.RollCalledOff(reason, conceded))
    if roll.action == "contest":
        return
    for who in (roll.sides[0].who, *[helper for side in roll.sides for helper in side.helpers]):
        restore(draft, who)


MOVES: Moves = {
    Move(
        m.SetDifficulty,
        {"difficulty": Count(LOWEST_TARGET, HIGHEST_TARGET, suggest=used_last)},
        rule="FAE-165",
        unless=(no_roll, not_gm, contest_roll, dice_down, defended),
        owed=number_wanted,
    ): act_difficulty,
    Move(
        m.Oppose,
        {"who": One(shown, unless=(acting_side, asked_already, *PRESENT))},
        rule="FAE-183",
        unless=(not_gm, no_roll, contest_roll, dice_down, answered, an_attack, protected),
    ): act_oppose,
    Move(
        m.Defend,
        {
            "who": One(people, unless=(*IN_PLAY, acting_side, not_asked)),
            "how": how(),
            "words": Words(SENTENCE, 0),
            "dice": when(),
        },
        rule="FAE-064",
        unless=OPPOSING,
        owed=is_asked,
        decided=1,
    ): act_defend,
    Move(
        m.StandOpen,
        {"who": One(shown, unless=(not_asked, not_your_answer))},
        rule="FAE-Q42",
        unless=(*OPPOSING, nobody_asked, protected),
        owed=True,
        decided=1,
    ): act_stand_open,
    Move(
        m.Protect,
        {"who": One(people, unless=(*IN_PLAY, the_target, no_ally, offered_already)), "words": Words(SENTENCE, told)},
        rule="FAE-065",
        unless=(*OPPOSING, nobody_threatened, protector_chosen),
        decided=1,
    ): act_protect,
    Move(
        m.ChooseProtector,
        {"who": One(willing)},
        rule="FAE-Q53",
        unless=(*OPPOSING, protected, nobody_offered, not_your_choice),
    ): act_choose_protector,
    Move(
        m.VetoProtector, {"who": One(willing)}, rule="FAE-065", unless=(not_gm, *OPPOSING, nobody_offered)
    ): act_veto_protector,
    Move(
        m.CallOff, {"reason": Words(SENTENCE, 0)}, rule="FAE-042", unless=(no_roll, dice_down, not_your_roll)
    ): act_call_off,
}
