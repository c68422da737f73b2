"""With the dice on the table (H6 to H10): rerolls, dice left out, criticals spent, a deadlock settled, or all let
stand."""

from parlour.core.judge import FLAG, Field, Move, One, Words
from parlour.games.personae import moves as m
from parlour.games.personae.content.numbers import PHRASE
from parlour.games.personae.model import Ability, Individual, State
from parlour.games.personae.rules.abilities import stamp
from parlour.games.personae.rules.ask import bank, individual
from parlour.games.personae.rules.conditions import ROLLED, challenge_of, sides
from parlour.games.personae.rules.criticals import banker, choices, feats
from parlour.games.personae.rules.draft import Draft, Moves
from parlour.games.personae.rules.flow import seat_of_side
from parlour.games.personae.rules.rerolls import Chance, ignores, kept, rerolls
from parlour.games.personae.rules.steps import advance, asked
from parlour.roleplay.cast import not_gm
from parlour.roleplay.switches import told


def not_asked_now(state: State, seat: int) -> bool:
    """Somebody else is, or nobody could do anything in this step."""
    at = asked(state)
    return at is None or seat_of_side(state, challenge_of(state).sides[at]) != seat


def not_rerolling(state: State) -> bool:
    return challenge_of(state).stage != "reroll"


def not_leaving_out(state: State) -> bool:
    return challenge_of(state).stage != "ignore"


def not_spending(state: State) -> bool:
    return challenge_of(state).stage not in ("spend", "settle")


def not_settling(state: State) -> bool:
    return challenge_of(state).stage != "settle"


Chances = list[Chance]


def users(state: State, chances: Chances) -> list[Individual]:
    return [individual(state, who) for who in dict.fromkeys([one.who for one in chances])]


def serving(who: Individual, chances: Chances) -> list[Ability]:
    own = [one.ability for one in chances if one.who == who.id]
    return [ability for ability in who.abilities if ability.id in own]


def within(who: Individual, ability: Ability, chances: Chances) -> list[int]:
    """The sides whose dice it can touch."""
    return [one.side for one in chances if (one.who, one.ability) == (who.id, ability.id)]


def dice_there(state: State, side: int) -> range:
    return range(len(challenge_of(state).sides[side].dice))


def out_of_reach(who: Individual, ability: Ability, side: int, chances: Chances, it: int) -> bool:
    chance = next(one for one in chances if (one.who, one.ability, one.side) == (who.id, ability.id, side))
    return it not in chance.places


def serves(draft: Draft, chance: Chance, at: int) -> None:
    """PER-075: the Special Ability is used, if it is no Quality and was not already."""
    ability = next(one for one in individual(draft.state, chance.who).abilities if one.id == chance.ability)
    if ability.id not in draft.challenge.sides[at].used:
        draft.put(m.AbilityUsed(chance.who, ability.id, stamp(draft.state, ability)))


def chances_to_reroll(state: State) -> Chances:
    at = asked(state)
    return rerolls(state, challenge_of(state), at) if at is not None else []


def act_reroll(draft: Draft, seat: int, command: m.RerollDie) -> None:
    """PER-068, PER-069: the second result stands, or the better for its owner."""
    at = asked(draft.state)
    assert at is not None
    chance = next(
        one
        for one in rerolls(draft.state, draft.challenge, at)
        if (one.ability, one.side) == (command.ability, command.side)
    )
    serves(draft, chance, at)
    before, rolled = draft.challenge.sides[command.side].dice[command.at], draft.roll(1)[0]
    after = kept(draft.state, draft.challenge, chance, command.at, rolled)
    draft.put(m.DieRerolled(command.side, command.who, command.ability, command.at, before, rolled, after))
    advance(draft)


def chances_to_ignore(state: State) -> Chances:
    at = asked(state)
    return ignores(state, challenge_of(state), at) if at is not None else []


def act_ignore(draft: Draft, seat: int, command: m.IgnoreDie) -> None:
    """PER-218: after all rerolls."""
    at = asked(draft.state)
    assert at is not None
    chance = next(
        one
        for one in ignores(draft.state, draft.challenge, at)
        if (one.ability, one.side) == (command.ability, command.side)
    )
    serves(draft, chance, at)
    draft.put(m.DieIgnored(command.side, command.who, command.ability, command.at))
    advance(draft)


def no_bank(state: State, it: int) -> bool:
    """PER-137: this side has no criticals at this table."""
    return banker(state, challenge_of(state), it) is None


def none_banked(state: State, it: int) -> bool:
    """PER-134."""
    owner = banker(state, challenge_of(state), it)
    return owner is not None and not bank(state, owner)


def another_side(turn: int | None, it: int) -> bool:
    return turn != it


def other_player(state: State, seat: int, it: int) -> bool:
    return seat_of_side(state, challenge_of(state).sides[it]) != seat


def menu(state: State, side: int) -> tuple[str, ...]:
    """PER-073, PER-135: what may be bought now."""
    challenge = challenge_of(state)
    return feats(state, challenge, side) if challenge.stage == "settle" else choices(state, challenge, side)


def worded(option: str) -> bool:
    return option == "agreed"


def act_spend(draft: Draft, seat: int, command: m.SpendCritical) -> None:
    """PER-073, PER-135: one critical for one thing; the others may answer it."""
    state, options = draft.state, draft.state.options
    owner = banker(state, draft.challenge, command.side)
    assert owner is not None
    amount = {"result": options.critical_result, "hit": options.critical_hits}.get(command.option, 1)
    draft.put(m.CriticalSpent(command.side, owner, command.option, amount, command.words.strip()))
    who = draft.challenge.sides[command.side].who
    feat = next((one for one in individual(state, who).abilities if one.id == command.option), None) if who else None
    if feat is not None:
        draft.put(m.AbilityUsed(who, feat.id, stamp(state, feat)))
    advance(draft)


def closes_it(state: State) -> bool:
    """Nothing more in a step; at the close a reactor gives up what its Traits would give it."""
    return challenge_of(state).stage == "close" and asked(state) == 0


def act_stand(draft: Draft, seat: int, command: m.LetStand) -> None:
    draft.put(m.StoodBy(command.side))
    advance(draft)


def deadlocks(state: State) -> list[tuple[int, int]]:
    """Reactors and actors who are level to the last die."""
    challenge = state.challenge
    if challenge is None or challenge.stage != "settle":
        return []
    return [(duel.reactor, duel.actor) for duel in challenge.duels if duel.outcome == "deadlock"]


def no_deadlock(state: State) -> bool:
    """PER-Q30: where the game master decides."""
    return not deadlocks(state)


def held_up(state: State) -> list[int]:
    return list(dict.fromkeys([at for at, _ in deadlocks(state)]))


def held_up_by(state: State, side: int) -> list[int]:
    return [actor for at, actor in deadlocks(state) if at == side]


def act_tie(draft: Draft, seat: int, command: m.SettleTie) -> None:
    draft.put(m.TieSettled(command.side, command.success, seat, command.actor))
    if not deadlocks(draft.state):
        advance(draft)


def _dice() -> dict[str, Field]:
    """Whose Trait touches which die."""
    return {
        "who": One(users),
        "ability": One(serving),
        "side": One(within),
        "at": One(dice_there, unless=(out_of_reach,)),
    }


MOVES: Moves = {
    Move(
        m.RerollDie,
        _dice(),
        rule="PER-068",
        unless=(*ROLLED, not_rerolling, not_asked_now),
        given={"chances": chances_to_reroll},
        decided=3,
    ): act_reroll,
    Move(
        m.IgnoreDie,
        _dice(),
        rule="PER-218",
        unless=(*ROLLED, not_leaving_out, not_asked_now),
        given={"chances": chances_to_ignore},
        decided=3,
    ): act_ignore,
    Move(
        m.SpendCritical,
        {
            "side": One(sides, unless=(no_bank, none_banked, other_player, another_side)),
            "option": One(menu),
            "words": Words(PHRASE, told, only=worded),
        },
        rule="PER-135",
        unless=(*ROLLED, not_spending),
        given={"turn": asked},
        decided=2,
    ): act_spend,
    Move(
        m.LetStand,
        {"side": One(sides, unless=(another_side,))},
        rule="PER-118",
        unless=(*ROLLED, closes_it, not_asked_now),
        given={"turn": asked},
        owed=True,
        decided=1,
    ): act_stand,
    Move(
        m.SettleTie,
        {"side": One(held_up), "success": One(FLAG), "actor": One(held_up_by, empty=0)},
        rule="PER-Q30",
        unless=(*ROLLED, not_gm, not_settling, no_deadlock),
        owed=True,
        decided=3,
    ): act_tie,
}
