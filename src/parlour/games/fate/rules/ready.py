"""Before and at the dice (catalogue 3.2 R2, R3): helpers, stunts, and the throw itself, by dice, by card or by hand."""

from collections.abc import Sequence

from parlour.core.chance import roll as roll_dice
from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import APPROACHES, Character, Roll, State, Throw
from parlour.games.fate.rules.ask import character, in_play, leads, rating, seat_of
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.stunts import matches
from parlour.games.fate.rules.sums import CARD_NAMES, FACES, action_of, rolls, side_of, side_seat, thrower, total
from parlour.games.fate.rules.turns import has_action, takes_part

_WHY = Text(SENTENCE, least=0)
_FACE = Pick(("+", "0", "-"))
NONE: tuple[Offer, ...] = ()


def before_dice(state: State) -> Roll | None:
    roll = state.roll
    return roll if roll is not None and roll.phase in ("oppose", "ready") else None


# Helping


def offer_help(state: State, seat: int) -> Sequence[Offer]:
    """FAE-086..088, FAE-Q12, FAE-Q47: an ally, once a roll, before the dice; in a conflict with the own turn."""
    roll = before_dice(state)
    if roll is None:
        return NONE
    out: list[Offer] = []
    for person in in_play(state, seat):
        allies = tuple([side.who for side in roll.sides if side.who and _may_help(state, roll, person, side.who)])
        if allies:
            out.append(Offer("help", (person.id,), (Pick(allies), _WHY), False))
    return out


def _may_help(state: State, roll: Roll, person: Character, ally: str) -> bool:
    side = roll.sides[side_of(roll, ally)]
    if side.throws or not side.settled or side.team != person.side or side_of(roll, person.id) >= 0:
        return False
    if any(person.id in other.helpers for other in roll.sides):
        return False
    if state.lax:
        return True
    if state.options.help_max and len(side.helpers) >= state.options.help_max:
        return False
    if (
        state.options.help_minimum == "average"
        and person.ratings
        and side.how[:1]
        and side.how[0] in APPROACHES
        and rating(person, side.how[0]) < 1
    ):
        return False
    return state.conflict is None or (takes_part(state, person.id) and has_action(state, person.id))


def act_help(draft: Draft, seat: int, command: m.Help) -> None:
    if draft.state.conflict is not None:
        draft.put(m.Acted(command.who))
    draft.put(m.Helped(command.who, side_of(draft.roll, command.ally), command.words))


# Stunts


def offer_claim(state: State, seat: int) -> Sequence[Offer]:
    """FAE-038, FAE-042, FAE-Q44: a bonus stunt whose approach and action match; the player says that the circumstance
    does."""
    roll = before_dice(state)
    if roll is None:
        return NONE
    out: list[Offer] = []
    for at, side in enumerate(roll.sides):
        if not side.who or side.throws or not side.settled or not side.how:
            continue
        person = character(state, side.who)
        if seat_of(state, person) != seat or (side.stunts and state.options.stunt_stack == "one" and not state.lax):
            continue
        fitting = [
            number for number, stunt in enumerate(person.stunts)
            if number not in side.stunts and stunt.permitted and matches(stunt, side.how[0], action_of(roll, at))
        ]  # fmt: skip
        if fitting:
            out.append(Offer("claim_stunt", (person.id,), (Pick(tuple(fitting)),), False))
    return out


def act_claim(draft: Draft, seat: int, command: m.ClaimStunt) -> None:
    draft.put(m.StuntClaimed(command.who, side_of(draft.roll, command.who), command.stunt))


def offer_veto_stunt(state: State, seat: int) -> Sequence[Offer]:
    """FAE-042: the game master finds that the circumstance is not given."""
    roll = state.roll
    if roll is None or not leads(state, seat) or roll.phase == "settle":
        return NONE
    return [Offer("veto_stunt", (side.who,), (Pick(side.stunts),), False) for side in roll.sides if side.stunts]


def act_veto_stunt(draft: Draft, seat: int, command: m.VetoStunt) -> None:
    draft.put(m.StuntVetoed(command.who, side_of(draft.roll, command.who), command.stunt))


# The dice


def throwers(state: State, seat: int) -> list[str]:
    roll = state.roll
    if roll is None or roll.phase != "ready":
        return []
    return [thrower(side) for side in roll.sides if rolls(side) and not side.throws and side_seat(state, side) == seat]


def offer_throw(state: State, seat: int) -> Sequence[Offer]:
    if state.options.roll_mode == "deck":
        return NONE
    return [Offer("throw_dice", (who,)) for who in throwers(state, seat)]


def act_throw(draft: Draft, seat: int, command: m.ThrowDice) -> None:
    """FAE-019."""
    _thrown(draft, command.who, by_dice(draft))


def by_dice(draft: Draft) -> Throw:
    assert draft.chance is not None
    return Throw(roll_dice(draft.chance, FACES, 4))


def by_card(draft: Draft) -> Throw:
    """FAE-021, FAE-Q05: one card of those not yet drawn."""
    assert draft.chance is not None
    if not draft.state.deck or draft.state.options.deck_reshuffle == "draw":
        draft.put(m.DeckShuffled())
    return Throw(card=draft.chance.draw(draft.state.deck, 1, CARD_NAMES)[0])


def offer_draw(state: State, seat: int) -> Sequence[Offer]:
    if state.options.roll_mode == "dice":
        return NONE
    return [Offer("draw_card", (who,)) for who in throwers(state, seat)]


def act_draw(draft: Draft, seat: int, command: m.DrawCard) -> None:
    _thrown(draft, command.who, by_card(draft))


def offer_enter(state: State, seat: int) -> Sequence[Offer]:
    """Dice on one's own table, marked so."""
    if state.options.roll_mode == "deck":
        return NONE
    return [Offer("enter_dice", (who,), (_FACE, _FACE, _FACE, _FACE), False) for who in throwers(state, seat)]


def act_enter(draft: Draft, seat: int, command: m.EnterDice) -> None:
    faces = tuple([FACES.index(face) for face in (command.first, command.second, command.third, command.fourth)])
    _thrown(draft, command.who, Throw(faces, by_hand=True))


def _thrown(draft: Draft, who: str, throw: Throw) -> None:
    draft.put(m.Thrown(who, side_of(draft.roll, who), throw))
    sides = draft.roll.sides
    if all(side.throws for side in sides if rolls(side)):
        totals = [total(side) for side in sides]
        draft.put(m.InvocationsOpened(totals.index(min(totals))))


CHAPTER: Chapter = {
    m.Help: (offer_help, act_help),
    m.ClaimStunt: (offer_claim, act_claim),
    m.VetoStunt: (offer_veto_stunt, act_veto_stunt),
    m.ThrowDice: (offer_throw, act_throw),
    m.DrawCard: (offer_draw, act_draw),
    m.EnterDice: (offer_enter, act_enter),
}
