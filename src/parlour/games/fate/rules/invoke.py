"""Invoking aspects (6.1): after the dice, side after side, until both let it stand."""

from collections.abc import Sequence

from parlour.core.offers import Offer, Pick, Text
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import FOES, GM, Aspect, Character, Roll, Side, State
from parlour.games.fate.rules.action import usable
from parlour.games.fate.rules.ask import (
    aspect,
    character,
    find_character,
    free_of,
    in_play,
    is_npc,
    leads,
    points,
    purse,
)
from parlour.games.fate.rules.decide import decide
from parlour.games.fate.rules.draft import Chapter, Draft
from parlour.games.fate.rules.ready import by_card, by_dice
from parlour.games.fate.rules.sums import side_of, side_seat

_BECAUSE = Text(SENTENCE)
NONE: tuple[Offer, ...] = ()


def invoking(state: State) -> Roll | None:
    roll = state.roll
    return roll if roll is not None and roll.phase == "invoke" else None


def offer_invoke(state: State, seat: int) -> Sequence[Offer]:
    """FAE-099..112: whoever is on the side that is asked, with a free invocation or a fate point."""
    roll = invoking(state)
    if roll is None:
        return NONE
    side = roll.sides[roll.asked]
    out: list[Offer] = []
    for who in invokers(state, seat, side):
        free = tuple([a.id for a in free_ones(state, side, who)])
        paid = tuple([a.id for a in paid_ones(state, side, who)])
        for effect in effects(roll, side, who):
            whose = (Pick(rivals(roll, side, who)),) if roll.action == "contest" and effect == "raise" else ()
            if free:
                out.append(Offer("invoke", (who, "free", effect), (Pick(free), _BECAUSE, *whose), False))
            if paid:
                out.append(Offer("invoke", (who, "paid", effect), (Pick(paid), _BECAUSE, *whose), False))
    return out


def rivals(roll: Roll, side: Side, who: str) -> tuple[str, ...]:
    """FAE-111, FAE-Q43: those in a contest whose roll can be made harder for this side's sake."""
    return tuple([other.who for other in roll.sides if other.who not in (side.who, who)])


def invokers(state: State, seat: int, side: Side) -> list[str]:
    """Anybody of the team; the game master also in her own name, for what stands against the heroes."""
    who = [c.id for c in in_play(state, seat) if c.side == side.team]
    if leads(state, seat) and side.team == FOES and not who:
        who.append(GM)
    return who


def effects(roll: Roll, side: Side, who: str) -> tuple[str, ...]:
    """FAE-108..111: her own roll, her own dice, an ally's roll, what a foe has to beat."""
    if roll.action == "contest":
        harder = ("raise",) if rivals(roll, side, who) else ()
        return (("bonus", "reroll") if who == side.who else ("ally",)) + harder
    if who == side.who:
        return ("bonus", "reroll")
    if not side.who:
        return ("raise",)
    return ("ally", "raise") if side is not roll.sides[0] else ("ally",)


def known_to(state: State, who: str) -> list[Aspect]:
    if who == GM:
        here = {c.id for c in state.characters if c.here and not c.hidden}
        return [a for a in state.aspects if a.kind != "boost" and not a.hidden and (not a.owner or a.owner in here)]
    return usable(state, character(state, who))


def free_ones(state: State, side: Side, who: str) -> list[Aspect]:
    """FAE-057, FAE-103, FAE-Q03, FAE-Q40: what the team has for free; boosts only so."""
    used = {use.aspect for use in side.invoked if not use.paid}
    boosts = [a for a in state.aspects if a.kind == "boost"]
    found = [a for a in (*known_to(state, who), *boosts) if free_of(state, a, side.team) > 0]
    if state.options.invoke_free_per_roll == "one" and not state.lax:
        found = [a for a in found if a.id not in used]
    return found


def paid_ones(state: State, side: Side, who: str) -> list[Aspect]:
    """FAE-102, FAE-104: each at most once for pay on one roll, with a fate point to spend."""
    if (state.pool if who == GM else points(state, character(state, who))) < 1:
        return []
    paid = {use.aspect for use in side.invoked if use.paid}
    return [a for a in known_to(state, who) if a.id not in paid or state.lax]


def act_invoke(draft: Draft, seat: int, command: m.Invoke) -> None:
    roll = draft.roll
    at = roll.asked
    side, used = roll.sides[at], aspect(draft.state, command.aspect)
    if command.pay == "free":
        draft.put(m.FreeSpent(used.id, side.team))
    else:
        pay(draft, command.who, side, used)
    paid = command.pay == "paid"
    draft.put(
        m.AspectInvoked(command.who, at, used.id, used.text, command.effect, paid, command.words, command.against)
    )
    if used.kind == "boost":
        draft.gone(used.id, "used")
    if command.effect == "reroll":
        by_deck = side.throws[-1].card >= 0
        draft.put(m.Thrown(side.who, at, by_card(draft) if by_deck else by_dice(draft)))
    draft.put(m.Asked((at + 1) % len(roll.sides), 0))


def pay(draft: Draft, who: str, side: Side, used: Aspect) -> None:
    """FAE-105, FAE-106, FAE-096: to the infinite supply; a foe's own aspect in a conflict, to the foe after the
    scene."""
    source = "pool" if who == GM else purse(draft.character(who))
    owner = find_character(draft.state, used.owner) if used.owner else None
    if owner is not None and is_hostile(draft.state, who, side, used, owner):
        to = "owed:pool" if is_npc(owner) else f"owed:{owner.id}"
        draft.put(m.PointsMoved(source, to, 1, "hostile", used.id))
    else:
        draft.put(m.PointsMoved(source, "supply", 1, "invoke", used.id))


def is_hostile(state: State, who: str, side: Side, used: Aspect, owner: Character) -> bool:
    """FAE-106, FAE-Q18, FAE-Q19: character aspects and consequences of a foe, in a conflict."""
    if used.kind in ("situation", "boost") or (state.conflict is None and state.options.hostile_anywhere == "off"):
        return False
    opponent = (
        state.roll is not None
        and side_of(state.roll, owner.id) >= 0
        and state.roll.sides[state.roll.asked].who != owner.id
    )
    return owner.id != who and (owner.side != side.team or opponent)


def offer_let_stand(state: State, seat: int) -> Sequence[Offer]:
    """FAE-099."""
    roll = invoking(state)
    if roll is None or side_seat(state, roll.sides[roll.asked]) != seat:
        return NONE
    return [Offer("let_stand", (roll.asked,))]


def act_let_stand(draft: Draft, seat: int, command: m.LetStand) -> None:
    roll = draft.roll
    passes = roll.passes + 1
    draft.put(m.Asked((roll.asked + 1) % len(roll.sides), passes))
    if passes == len(roll.sides):
        decide(draft)


CHAPTER: Chapter = {m.Invoke: (offer_invoke, act_invoke), m.LetStand: (offer_let_stand, act_let_stand)}
