"""Before and at the dice (catalogue 3.2 R2, R3): helpers, stunts, and the throw itself, by dice, by card or by hand."""

from parlour.core.chance import roll as roll_dice
from parlour.core.judge import Move, One, Words, waived
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import SENTENCE
from parlour.games.fate.model import APPROACHES, Character, State, Throw
from parlour.games.fate.rules.ask import character, is_npc, rating
from parlour.games.fate.rules.conditions import (
    IN_PLAY,
    OWN,
    gm_alone,
    no_roll,
    not_in_conflict,
    not_yours,
    side_with,
    speakers,
)
from parlour.games.fate.rules.draft import Draft, Moves
from parlour.games.fate.rules.stunts import Numbered, matches, sheet_stunts
from parlour.games.fate.rules.sums import CARD_NAMES, FACES, action_of, rolls, side_of, thrower
from parlour.games.fate.rules.turns import has_action
from parlour.games.fate.rules.window import open_window
from parlour.roleplay.cast import not_gm, people

# Helping


def too_late(state: State) -> bool:
    return state.roll is not None and state.roll.phase not in ("oppose", "ready")


def own_roll(state: State, it: Character) -> bool:
    return side_with(state, it.id) is not None


def helps_already(state: State, it: Character) -> bool:
    """FAE-Q47: one help for each helper and roll."""
    return state.roll is not None and any(it.id in side.helpers for side in state.roll.sides)


def turn_used(state: State, it: Character) -> bool:
    """FAE-088: in a conflict helping takes the turn."""
    return state.conflict is not None and not has_action(state, it.id)


def rolling(state: State) -> list[Character]:
    """Who rolls in the open roll."""
    sides = state.roll.sides if state.roll is not None else ()
    return [character(state, side.who) for side in sides if side.who]


def other_side(who: Character, it: Character) -> bool:
    return who.side != it.side


def thrown_already(state: State, it: Character | str) -> bool:
    side = side_with(state, it if isinstance(it, str) else it.id)
    return side is not None and bool(side.throws)


def undecided(state: State, it: Character) -> bool:
    """How she acts is not settled yet."""
    side = side_with(state, it.id)
    return side is not None and not side.settled


def enough_helpers(state: State, it: Character) -> bool:
    """FAE-087."""
    side = side_with(state, it.id)
    return side is not None and 0 < state.options.help_max <= len(side.helpers)


def too_low(state: State, who: Character, it: Character) -> bool:
    """FAE-Q12: by switch Average in the approach, for who has approaches at all."""
    side = side_with(state, it.id)
    if side is None or state.options.help_minimum != "average" or not who.ratings:
        return False
    return side.how[:1] != () and side.how[0] in APPROACHES and rating(who, side.how[0]) < 1


def act_help(draft: Draft, seat: int, command: m.Help) -> None:
    if draft.state.conflict is not None:
        draft.put(m.Acted(command.who))
    draft.put(m.Helped(command.who, side_of(draft.roll, command.ally), command.words))


# Stunts


def not_rolling(state: State, it: Character | str) -> bool:
    return side_with(state, it if isinstance(it, str) else it.id) is None


def no_approach(state: State, it: Character) -> bool:
    side = side_with(state, it.id)
    return side is not None and (not side.settled or not side.how)


def one_stunt(state: State, it: Character) -> bool:
    """FAE-Q44."""
    side = side_with(state, it.id)
    return side is not None and bool(side.stunts) and state.options.stunt_stack == "one"


def claimed_already(state: State, who: Character, it: Numbered) -> bool:
    side = side_with(state, who.id)
    return side is not None and it.at in side.stunts


def a_bend(it: Numbered) -> bool:
    """FAE-041."""
    return it.stunt.template == "bend"


def not_permitted(it: Numbered) -> bool:
    """FAE-040."""
    return not it.stunt.permitted


def no_match(state: State, who: Character, it: Numbered) -> bool:
    """FAE-038: approach and action must both fit; that the circumstance does is the player's word."""
    roll, side = state.roll, side_with(state, who.id)
    assert roll is not None and side is not None
    return not matches(it.stunt, side.how[0], action_of(roll, side_of(roll, who.id)))


def decided(state: State) -> bool:
    return state.roll is not None and state.roll.phase == "settle"


def claimed(state: State, who: Character) -> dict[int, Numbered]:
    side = side_with(state, who.id)
    return {at: Numbered(at, who.stunts[at]) for at in side.stunts} if side is not None else {}


def none_claimed(state: State, it: Character) -> bool:
    return not claimed(state, it)


def act_claim(draft: Draft, seat: int, command: m.ClaimStunt) -> None:
    draft.put(m.StuntClaimed(command.who, side_of(draft.roll, command.who), command.stunt))
    throw_eagerly(draft)


def act_veto_stunt(draft: Draft, seat: int, command: m.VetoStunt) -> None:
    draft.put(m.StuntVetoed(command.who, side_of(draft.roll, command.who), command.stunt))


# The dice


def deck_only(state: State) -> bool:
    """FAE-021."""
    return state.options.roll_mode == "deck"


def dice_only(state: State) -> bool:
    return state.options.roll_mode == "dice"


def opposition_open(state: State) -> bool:
    """FAE-023: what the roll is against is not settled yet."""
    return state.roll is not None and state.roll.phase == "oppose"


def _throwing() -> One:
    return One(speakers, unless=(gm_alone, not_yours, not_rolling, thrown_already, opposition_open))


def _face() -> One:
    return One(("+", "0", "-"), suggest="0")


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


def act_draw(draft: Draft, seat: int, command: m.DrawCard) -> None:
    _thrown(draft, command.who, by_card(draft))


def act_enter(draft: Draft, seat: int, command: m.EnterDice) -> None:
    faces = tuple([FACES.index(face) for face in (command.first, command.second, command.third, command.fourth)])
    _thrown(draft, command.who, Throw(faces, by_hand=True))


def _thrown(draft: Draft, who: str, throw: Throw) -> None:
    draft.put(m.Thrown(who, side_of(draft.roll, who), throw))
    sides = draft.roll.sides
    if all(side.throws for side in sides if rolls(side)):
        open_window(draft)


def now_ready(draft: Draft) -> None:
    """Everything is known but the dice. Whoever wanted to throw at once does; where a number meets no defence there
    are no dice at all."""
    draft.put(m.RollReady())
    if any(rolls(side) for side in draft.roll.sides):
        throw_eagerly(draft)
    else:
        open_window(draft)


def throw_eagerly(draft: Draft) -> None:
    """The last throw may end the roll."""
    for at in range(len(draft.roll.sides)):
        roll = draft.state.roll
        if roll is None or roll.phase != "ready":
            return
        side = roll.sides[at]
        if side.eager and not side.throws and not _could_claim(draft.state, at):
            _thrown(draft, thrower(side), by_card(draft) if deck_only(draft.state) else by_dice(draft))


def _could_claim(state: State, at: int) -> bool:
    """A stunt of a player character fits: they may want to say so. What others have is not everybody's to know."""
    assert state.roll is not None
    side = state.roll.sides[at]
    person = character(state, side.who)
    if is_npc(person) or (side.stunts and state.options.stunt_stack == "one"):
        return False
    fitting = [n for n, stunt in enumerate(person.stunts) if matches(stunt, side.how[0], action_of(state.roll, at))]
    return any(number not in side.stunts for number in fitting)


def soon(who: Character) -> str:
    """What is suggested: to throw at once, unless the game master may want to claim a stunt first."""
    return "wait" if is_npc(who) and who.stunts else "now"


def when() -> One:
    """When the dice are thrown."""
    return One(("now", "wait"), suggest=soon)


MOVES: Moves = {
    Move(
        m.Help,
        {
            "who": One(people, unless=(*IN_PLAY, own_roll, helps_already, waived(not_in_conflict), waived(turn_used))),
            "ally": One(
                rolling, unless=(other_side, thrown_already, undecided, waived(enough_helpers), waived(too_low))
            ),
            "words": Words(SENTENCE, 0),
        },
        rule="FAE-086",
        unless=(no_roll, too_late),
        decided=1,
    ): act_help,
    Move(
        m.ClaimStunt,
        {
            "who": One(people, unless=(*OWN, not_rolling, thrown_already, no_approach, waived(one_stunt))),
            "stunt": One(sheet_stunts, unless=(claimed_already, a_bend, not_permitted, no_match)),
        },
        rule="FAE-038",
        unless=(no_roll, too_late),
        decided=1,
    ): act_claim,
    Move(
        m.VetoStunt,
        {"who": One(rolling, unless=(none_claimed,)), "stunt": One(claimed)},
        rule="FAE-042",
        unless=(not_gm, no_roll, decided),
        decided=1,
    ): act_veto_stunt,
    Move(
        m.ThrowDice,
        {"who": _throwing()},
        rule="FAE-019",
        unless=(no_roll, deck_only),
        owed=True,
        decided=1,
    ): act_throw,
    Move(
        m.DrawCard,
        {"who": _throwing()},
        rule="FAE-021",
        unless=(no_roll, dice_only),
        owed=True,
        decided=1,
    ): act_draw,
    Move(
        m.EnterDice,
        {"who": _throwing(), "first": _face(), "second": _face(), "third": _face(), "fourth": _face()},
        rule="FAE-019",
        unless=(no_roll, deck_only),
        decided=1,
    ): act_enter,
}
