"""A batch of special cards takes effect (3.5 to 3.7): Wizards newest first, then the others by period and power."""

from collections.abc import Callable

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NOBODY, Knight, Play, Recruit, State
from parlour.games.domino_knights.pieces import (
    BLANK,
    COST,
    COURAGE,
    DEATH,
    DOMINO_AT,
    ENDS,
    HEARTS,
    KINGDOM_AT,
    LIFE,
    LOYALTY,
    MAJESTY,
    NECROMANCER,
    NO_SUIT,
    PLACE_AT,
    POWER,
    RANK,
    SPECIAL,
    SUIT,
    WEALTH,
    WIZARD,
    is_body,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import CP3, THEN_WINDOW, To, back, excused, go_on, resumes, settle
from parlour.games.domino_knights.rules.graves import kill, kill_candidate
from parlour.games.domino_knights.rules.pairs_special import bring_pair_in, go_home, hire, lose_life, raise_pair
from parlour.games.domino_knights.rules.questions import (
    aimable,
    all_knights,
    cards_of,
    find_knight,
    in_train_phase,
    is_majestic,
    models,
    never_taps,
)

_PERIOD = {DEATH: 0, NECROMANCER: 0, WEALTH: 1, COURAGE: 2, LOYALTY: 2, MAJESTY: 2, LIFE: 3, POWER: 3}
_WITHOUT_DOMINOES = {**_PERIOD, WEALTH: 3}
"""The Ace of Diamonds is a Mercenary there, until the Knight is defeated."""
_POWER = {11: 11, 12: 12, 13: 13, 14: 14, 1: 15}
"""DK-A24: Ten, Jack, Queen, King, Joker, Ace."""


@resumes(To.CLOSE_WINDOW)
def close_window(draft: Draft) -> None:
    """A batch resolves and the same window opens again; an empty one closes and the suspended state goes on."""
    window = draft.state.window
    assert window is not None
    if window.batch:
        _resolve(draft, window.batch)
        after = draft.state.window
        assert after is not None
        mask = excused(draft.state, window.checkpoint)
        draft.put(m.WindowOpened(window.checkpoint, mask, after.wealth))
        settle(draft, THEN_WINDOW)
        return
    draft.put(m.WindowClosed())
    if window.checkpoint == CP3 and window.wealth and draft.state.kingdoms[draft.state.active].alive:
        back(draft)
    else:
        go_on(draft, window.checkpoint)


def _resolve(draft: Draft, batch: tuple[Play, ...]) -> None:
    gone: set[int] = set()
    for play in reversed(batch):
        if SPECIAL[play.card] == WIZARD and play.card not in gone:
            gone |= _wizard(draft, play, batch, gone)
    for play in ordered(draft.state, batch):
        if play.card not in gone:
            take_effect(draft, play)


def take_effect(draft: Draft, play: Play) -> None:
    """What one card does, once it is certain that it does anything."""
    _TAKES_EFFECT[SPECIAL[play.card]](draft, play)


def ordered(state: State, batch: tuple[Play, ...]) -> list[Play]:
    """DK-115, DK-A24, DK-A25: shortest period first, least power first, then order of play; or as the house plays."""
    others = [play for play in batch if SPECIAL[play.card] != WIZARD]
    if state.options.batch_order == "periodThenPower":
        period = _WITHOUT_DOMINOES if state.options.dominoless else _PERIOD
        others.sort(key=lambda play: (period[SPECIAL[play.card]], _POWER[RANK[play.card]]))
    elif state.options.batch_order == "lastInFirstOut":
        others.reverse()
    return others


# The Wizard


def _wizard(draft: Draft, play: Play, batch: tuple[Play, ...], gone: set[int]) -> set[int]:
    """DK-149, DK-150, DK-A27: the target has no effect; both are discarded. Returns the cards dealt with."""
    victim = play.target
    if victim in [other.card for other in batch] and victim not in gone:
        draft.put(m.CardNegated(victim, play.card))
        return {victim, play.card}
    where = in_play(draft.state, victim)
    if where is None:
        draft.put(m.CardSpent(play.card, "fizzled"))
        return {play.card}
    seat, knight = where
    brought_in = knight is not None and knight.life == victim
    draft.put(m.CardNegated(victim, play.card, seat, NOBODY if knight is None else knight.domino))
    if knight is None:
        if SPECIAL[victim] == MAJESTY:
            _tap_the_committed(draft)
    elif SPECIAL[victim] == LIFE:
        if brought_in:
            _life_lost(draft, seat, knight)
        _tap_the_committed(draft)
    elif SPECIAL[victim] == WEALTH:
        go_home(draft, seat, knight, victim)
    return {play.card}


def in_play(state: State, card: int) -> tuple[int, Knight | None] | None:
    """Where a special card lies: at which Kingdom, and on or under which Knight."""
    for seat, kingdom in enumerate(state.kingdoms):
        if card in kingdom.laid:
            if SPECIAL[card] == WEALTH and not (in_train_phase(state) and seat == state.active):
                return None
            return seat, None
        for knight in kingdom.knights:
            if (
                card == knight.life
                or card in knight.on
                or (knight.hired and card in [paid for paid, _ in knight.hired])
            ):
                flipped = state.battle is not None and knight.domino in state.battle.flipped
                return None if flipped else (seat, knight)
    return None


def _life_lost(draft: Draft, seat: int, knight: Knight) -> None:
    """DK-A17, DK-A87: back among the Recruits (or as the house plays); other cards on it are discarded."""
    if draft.state.options.dominoless:
        return lose_life(draft, seat, knight)
    to = draft.state.options.life_negated
    cards = () if to == "stays" else tuple([card for card in cards_of(knight) if card != knight.life])
    draft.put(m.LifeLost(seat, knight.domino, to, draft.state.places + 1, cards))


def _tap_the_committed(draft: Draft) -> None:
    """3.6, DK-A31: Knights committed untapped by a freedom that has ended are tapped, and fight on."""
    s = draft.state
    battle = s.battle
    if battle is None:
        return
    committed = {*battle.attackers, *[blocker for blocker, _ in battle.blocks]} - set(battle.flipped)
    down = [
        knight.domino
        for seat, knight in all_knights(s)
        if knight.domino in committed
        and knight.domino not in s.tapped
        and not is_majestic(s.kingdoms[seat], knight)
        and not never_taps(s, knight)
    ]
    if down:
        draft.put(m.TappedDown(tuple(down)))


# The others


def _fizzle(draft: Draft, play: Play) -> None:
    """DK-A29: its target is gone."""
    draft.put(m.CardSpent(play.card, "fizzled"))


def _target_knight(state: State, play: Play) -> tuple[int, Knight] | None:
    found = find_knight(state, play.target - DOMINO_AT)
    return found if found is not None and found[1] in aimable(state) else None


def _death(draft: Draft, play: Play) -> None:
    """DK-121, DK-122, DK-125: the target dies at once; the card is discarded after the kill."""
    s = draft.state
    if play.target >= PLACE_AT:
        for seat, kingdom in enumerate(s.kingdoms):
            for candidate in kingdom.candidates:
                if candidate.place == play.target - PLACE_AT:
                    kill_candidate(draft, seat, candidate, play.card)
                    draft.put(m.CardSpent(play.card, "done"))
                    return
        return _fizzle(draft, play)
    found = _target_knight(s, play)
    if found is None:
        return _fizzle(draft, play)
    seat, knight = found
    copies = [(owner, k) for owner, k in all_knights(s) if s.options.death_shared and k.model == knight.domino]
    for owner, dying in ((seat, knight), *copies):
        kill(draft, owner, dying, play.card)
    draft.put(m.CardSpent(play.card, "done"))


def _necromancer(draft: Draft, play: Play) -> None:
    """DK-153, DK-154, DK-A55: the top of that graveyard becomes a Recruit."""
    s = draft.state
    if s.options.dominoless:
        return raise_pair(draft, play)
    seat = play.target - KINGDOM_AT
    to = play.seat if play.to == NOBODY else play.to
    graveyard = s.kingdoms[seat].graveyard
    if not graveyard or not s.kingdoms[to].alive:
        return _fizzle(draft, play)
    draft.put(m.Raised(seat, to, Recruit(s.places + 1, graveyard[-1], True)))
    draft.put(m.CardSpent(play.card, "done"))


def _laid(draft: Draft, play: Play) -> None:
    """DK-134, DK-141, DK-143: it lies face-up at the Kingdom."""
    s = draft.state
    seat = play.target - KINGDOM_AT
    kind = SPECIAL[play.card]
    if kind == WEALTH and s.options.dominoless:
        return hire(draft, play)
    if not s.kingdoms[seat].alive or (kind == WEALTH and not (in_train_phase(s) and seat == s.active)):
        return _fizzle(draft, play)
    draft.put(m.CardLaid(seat, play.card, play.seat))
    if kind == MAJESTY and s.options.majesty_untaps:
        suit = SUIT[play.card]
        tapped = tuple([k.domino for k in s.kingdoms[seat].knights if k.suit == suit and k.domino in s.tapped])
        if tapped:
            draft.put(m.Untapped(tapped))
    if kind == LOYALTY and s.options.queen_mid_battle == "withdraw":
        _withdraw(draft, seat, SUIT[play.card])


def _withdraw(draft: Draft, seat: int, suit: int) -> None:
    """DK-A33: who would have been refused had the Queen lain there before leaves the battle."""
    s = draft.state
    battle = s.battle
    if battle is None or battle.resolved:
        return
    owner = {knight.domino: who for who, knight in all_knights(s) if knight.suit == suit}
    gone: list[int] = []
    if battle.target == seat:
        gone += [a for a in battle.attackers if owner.get(a, seat) != seat]
    for blocker, attacker in battle.blocks:
        if blocker not in owner or attacker not in owner or attacker in gone:
            continue
        if owner[blocker] != owner[attacker] and seat in (owner[blocker], owner[attacker]):
            gone.append(blocker)
    if gone:
        draft.put(m.Withdrew(tuple(gone)))


def _power(draft: Draft, play: Play) -> None:
    """DK-139."""
    found = _target_knight(draft.state, play)
    if found is None:
        return _fizzle(draft, play)
    draft.put(m.PowerLaid(found[0], found[1].domino, play.card))


def _life(draft: Draft, play: Play) -> None:
    """DK-126 to DK-129, DK-198, DK-A16: a Recruit enters play; a Knight is untapped and, while Life lies there, never
    tapped."""
    s = draft.state
    if s.options.dominoless and not is_body(play.target):
        return bring_pair_in(draft, play)
    if play.target >= PLACE_AT:
        return _bring_in(draft, play)
    found = _target_knight(s, play)
    if found is None:
        return _fizzle(draft, play)
    seat, knight = found
    freed = (knight.domino, *[k.domino for _, k in all_knights(s) if k.model == knight.domino])
    draft.put(m.LifeLaid(seat, knight.domino, play.card, freed, s.options.life_on_knight == "stays"))


def _bring_in(draft: Draft, play: Play) -> None:
    s = draft.state
    number = play.target - PLACE_AT
    for seat, kingdom in enumerate(s.kingdoms):
        recruit = next((r for r in kingdom.recruits if r.place == number), None)
        if recruit is not None:
            break
    else:
        return _fizzle(draft, play)
    suit = play.suit if play.suit != NOBODY else NO_SUIT if s.options.life_suit == "none" else HEARTS
    model = NOBODY
    attack = play.attack if play.attack != NOBODY else ENDS[recruit.domino][1]
    if recruit.domino == BLANK:
        possible = [k.domino for k in models(s, suit)]
        model = play.model if play.model in possible else NOBODY
    knight = Knight(recruit.domino, attack, COST[recruit.domino] - attack, suit, b"", play.card, model=model)
    draft.put(m.BroughtIn(seat, number, knight))


_TAKES_EFFECT: dict[int, Callable[[Draft, Play], None]] = {
    DEATH: _death,
    NECROMANCER: _necromancer,
    WEALTH: _laid,
    COURAGE: _laid,
    LOYALTY: _laid,
    MAJESTY: _laid,
    POWER: _power,
    LIFE: _life,
}
