"""What stands against an action (catalogue 3.2 R1): a number of the game master's, or somebody who defends."""

from collections.abc import Sequence

from parlour.core.offers import Number, Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import HIGHEST_TARGET, LOWEST_TARGET, SENTENCE
from parlour.games.fate.model import Character, Offered, Roll, Side, State
from parlour.games.fate.rules.ask import character, how_rating, in_play, leads, other_side, present, seat_of
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.sums import acted_on, has_thrown, hows, rolls, side_seat, total
from parlour.games.fate.rules.turns import restore

_WHY = Text(SENTENCE, least=0)
_BECAUSE = Text(SENTENCE)
NONE: tuple[Offer, ...] = ()


def opposing(state: State) -> Roll | None:
    """The open roll while its opposition is being settled."""
    roll = state.roll
    return roll if roll is not None and roll.phase == "oppose" and roll.action != "contest" else None


def numbered(state: State) -> Roll | None:
    """The open roll while it is against a number and its dice are still to come."""
    roll = state.roll
    return (
        roll
        if roll is not None
        and roll.phase == "ready"
        and roll.action != "contest"
        and not roll.sides[1].who
        and not has_thrown(roll)
        else None
    )


def offer_difficulty(state: State, seat: int) -> Sequence[Offer]:
    """FAE-123, FAE-165, FAE-Q42: the game master's number, until the dice are down."""
    roll = state.roll
    if (
        roll is None
        or not leads(state, seat)
        or has_thrown(roll)
        or roll.action == "contest"
        or roll.phase not in ("oppose", "ready")
    ):
        return NONE
    against = roll.sides[1]
    if against.who and (
        roll.phase == "ready" or roll.protected or not leads(state, seat_of(state, character(state, against.who)))
    ):
        return NONE
    return [
        Offer(
            "set_difficulty", (), (Number(LOWEST_TARGET, HIGHEST_TARGET),), roll.phase == "oppose" and not against.who
        )
    ]


def act_difficulty(draft: Draft, seat: int, command: m.SetDifficulty) -> None:
    roll = draft.roll
    team = roll.sides[1].team or other_side(roll.sides[0].team)
    draft.put(m.SideSettled(1, Side("", team, rating=command.difficulty)))
    if roll.phase == "oppose":
        _ready(draft)


def _ready(draft: Draft) -> None:
    """Dice come next; where a number meets no defence there are none, and both stand already."""
    draft.put(m.RollReady())
    sides = draft.roll.sides
    if not any(rolls(side) for side in sides):
        totals = [total(side) for side in sides]
        draft.put(m.InvocationsOpened(totals.index(min(totals))))


def offer_oppose(state: State, seat: int) -> Sequence[Offer]:
    """FAE-183: the game master names who works against it; also in the place of a number that is set."""
    roll = opposing(state) or numbered(state)
    if roll is None or not leads(state, seat) or roll.action == "attack" or roll.protected:
        return NONE
    foes = tuple([c.id for c in opponents(state, roll) if c.id != roll.sides[1].who])
    return [Offer("oppose", (), (Pick(foes),), False)] if foes else NONE


def act_oppose(draft: Draft, seat: int, command: m.Oppose) -> None:
    person = draft.character(command.who)
    draft.put(m.SideSettled(1, Side(person.id, person.side, settled=False)))


def opponents(state: State, roll: Roll) -> list[Character]:
    team = roll.sides[0].team
    return [c for c in present(state) if c.side != team]


def defenders(state: State, roll: Roll) -> list[Character]:
    """FAE-064, FAE-183: whoever is asked; where nobody is, any opponent may step in."""
    asked = roll.sides[1].who
    return [character(state, asked)] if asked else opponents(state, roll)


def offer_defend(state: State, seat: int) -> Sequence[Offer]:
    """FAE-064: free, and outside one's turn; a defence is not defended against."""
    roll = opposing(state)
    if roll is None:
        return NONE
    asked = roll.sides[1].who
    return [
        Offer("defend", (person.id,), (hows(person), _WHY), person.id == asked)
        for person in defenders(state, roll)
        if seat_of(state, person) == seat and not person.out
    ]


def act_defend(draft: Draft, seat: int, command: m.Defend) -> None:
    person, roll = draft.character(command.who), draft.roll
    side = Side(person.id, person.side, command.how, how_rating(draft.state, person, command.how), command.words)
    draft.put(m.SideSettled(1, side, roll.protected))
    draft.put(m.RollReady())


def offer_stand_open(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q42: who does not or cannot defend is a fixed difficulty; who defends for an ally does defend."""
    roll = opposing(state)
    if roll is None or not roll.sides[1].who or roll.protected:
        return NONE
    asked = character(state, roll.sides[1].who)
    return [Offer("stand_open", (asked.id,))] if seat in (seat_of(state, asked), state.desk.gm) else NONE


def act_stand_open(draft: Draft, seat: int, command: m.StandOpen) -> None:
    """FAE-Q42: against a task its own difficulty is left."""
    roll = draft.roll
    tasks = draft.state.challenge.tasks if draft.state.challenge is not None else ()
    left = next((task.difficulty for task in tasks if task.id == roll.target), draft.state.options.defend_none)
    draft.put(m.SideSettled(1, Side("", roll.sides[1].team, rating=left)))
    _ready(draft)


def offer_protect(state: State, seat: int) -> Sequence[Offer]:
    """FAE-065: an ally of whoever is acted on, with an explanation; against an attack or an advantage."""
    roll = opposing(state)
    target = acted_on(state, roll) if roll is not None else ""
    if roll is None or not target or has_chosen(state, roll):
        return NONE
    offered = {protector.who for protector in roll.protectors}
    team = character(state, target).side
    return [
        Offer("protect", (person.id,), (_BECAUSE,), False)
        for person in in_play(state, seat)
        if person.side == team and person.id != target and person.id not in offered
    ]


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


def offer_choose_protector(state: State, seat: int) -> Sequence[Offer]:
    """FAE-Q53: whoever is acted on chooses among those who would."""
    roll = opposing(state)
    if (
        roll is None
        or roll.protected
        or not protectors(state, roll)
        or seat_of(state, character(state, acted_on(state, roll))) != seat
    ):
        return NONE
    return [Offer("choose_protector", (), (Pick(protectors(state, roll)),), False)]


def act_choose_protector(draft: Draft, seat: int, command: m.ChooseProtector) -> None:
    _step_in(draft, command.who)


def offer_veto_protector(state: State, seat: int) -> Sequence[Offer]:
    roll = opposing(state)
    if roll is None or not leads(state, seat) or not protectors(state, roll):
        return NONE
    return [Offer("veto_protector", (), (Pick(protectors(state, roll)),), False)]


def act_veto_protector(draft: Draft, seat: int, command: m.VetoProtector) -> None:
    standing = draft.roll.protected and draft.roll.sides[1].who == command.who
    draft.put(m.ProtectionVetoed(command.who))
    if standing:
        step_back(draft)
    if not draft.roll.protected:
        _who_protects(draft)


def offer_call_off(state: State, seat: int) -> Sequence[Offer]:
    """FAE-042, FAE-065, FAE-141: the game master's veto; the acting player may think again. Before the dice."""
    roll = state.roll
    if roll is None or roll.phase not in ("oppose", "ready") or has_thrown(roll):
        return NONE
    if not leads(state, seat) and (side_seat(state, roll.sides[0]) != seat or roll.action == "contest"):
        return NONE
    return [Offer("call_off", (), (_WHY,), False)]


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


CHAPTER: Chapter = {
    m.SetDifficulty: (offer_difficulty, act_difficulty),
    m.Oppose: (offer_oppose, act_oppose),
    m.Defend: (offer_defend, act_defend),
    m.StandOpen: (offer_stand_open, act_stand_open),
    m.Protect: (offer_protect, act_protect),
    m.ChooseProtector: (offer_choose_protector, act_choose_protector),
    m.VetoProtector: (offer_veto_protector, act_veto_protector),
    m.CallOff: (offer_call_off, act_call_off),
}
