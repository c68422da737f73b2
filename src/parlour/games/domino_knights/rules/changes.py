"""What each event of setup, turn and window does to the state. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import (
    LASTING,
    MAINTAIN,
    NEGATED,
    NOBODY,
    OVER,
    Candidate,
    Kingdom,
    Play,
    Recruit,
    Window,
)
from parlour.games.domino_knights.pieces import PAIR, SPECIAL, WEALTH
from parlour.games.domino_knights.rules.draft import Draft, applies


def without(pile: bytes, *gone: int) -> bytes:
    return pile.translate(None, bytes(gone))


def bury(draft: Draft, seat: int, domino: int, grave: int = NOBODY) -> None:
    """A Knight leaves play for its controller's graveyard (DK-038), or a looter's (DK-105); where a pair of cards goes,
    another event says."""
    kingdom = draft.kingdom(seat)
    kingdom.knights = tuple([k for k in kingdom.knights if k.domino != domino])
    if domino < PAIR:
        draft.kingdom(seat if grave == NOBODY else grave).graveyard += bytes((domino,))
    draft.state.tapped = without(draft.state.tapped, domino)


def change_knight(kingdom: Kingdom, domino: int, **changes: object) -> None:
    kingdom.knights = tuple([replace(k, **changes) if k.domino == domino else k for k in kingdom.knights])


def drop_candidate(kingdom: Kingdom, place: int) -> Candidate:
    gone = next(c for c in kingdom.candidates if c.place == place)
    kingdom.candidates = tuple([c for c in kingdom.candidates if c.place != place])
    return gone


@applies(m.KingdomNamed)
def kingdom_named(draft: Draft, event: m.KingdomNamed) -> None:
    draft.kingdom(event.seat).name = event.name


@applies(m.FirstDrawn)
def first_drawn(draft: Draft, event: m.FirstDrawn) -> None:
    """The cards go back at once (DK-033)."""


@applies(m.FirstFound)
def first_found(draft: Draft, event: m.FirstFound) -> None:
    draft.state.first = draft.state.active = event.seat


@applies(m.HandDealt)
def hand_dealt(draft: Draft, event: m.HandDealt) -> None:
    _into_hand(draft, event.seat, bytes(event.cards))


@applies(m.CardsDrawn)
def cards_drawn(draft: Draft, event: m.CardsDrawn) -> None:
    _into_hand(draft, event.seat, bytes(event.cards))


def _into_hand(draft: Draft, seat: int, cards: bytes) -> None:
    draft.kingdom(seat).hand += cards
    draft.state.deck = draft.state.deck.translate(None, cards)


@applies(m.DiscardTurnedUp)
def discard_turned_up(draft: Draft, event: m.DiscardTurnedUp) -> None:
    draft.state.deck = without(draft.state.deck, event.card)
    draft.state.discard += bytes((event.card,))


@applies(m.TurnBegan)
def turn_began(draft: Draft, event: m.TurnBegan) -> None:
    s = draft.state
    if s.turn:
        s.turns += (s.this_turn(),)
        s.battles = ()
    s.active, s.phase, s.attacked, s.trained = event.seat, MAINTAIN, 0, 0
    s.took_discard = s.reoriented = False
    s.turn += 1
    s.decision += 1
    if s.tapped:
        s.tapped = without(s.tapped, *[k.domino for k in s.kingdoms[event.seat].knights])


@applies(m.Promoted)
def promoted(draft: Draft, event: m.Promoted) -> None:
    kingdom = draft.kingdom(event.seat)
    drop_candidate(kingdom, event.place)
    kingdom.knights += (event.knight,)
    kingdom.shown = kingdom.shown.translate(None, event.knight.cards)


@applies(m.CopyLost)
def copy_lost(draft: Draft, event: m.CopyLost) -> None:
    _bury_candidate(draft, event.seat, event.place, bytes(event.cards))


@applies(m.CandidateKilled)
def candidate_killed(draft: Draft, event: m.CandidateKilled) -> None:
    _bury_candidate(draft, event.seat, event.place, bytes(event.cards))


def _bury_candidate(draft: Draft, seat: int, place: int, cards: bytes) -> None:
    kingdom = draft.kingdom(seat)
    gone = drop_candidate(kingdom, place)
    if gone.domino < PAIR:
        kingdom.graveyard += bytes((gone.domino,))
    kingdom.shown = kingdom.shown.translate(None, gone.cards)
    draft.state.discard += cards


@applies(m.StillTraining)
def still_training(draft: Draft, event: m.StillTraining) -> None:
    kingdom = draft.kingdom(event.seat)
    kingdom.candidates = tuple(
        [replace(c, short=len(c.cards)) if c.place in event.places else c for c in kingdom.candidates]
    )


def _note_doubling(kingdom: Kingdom, wealth: int, mark: int) -> None:
    """DK-A22: from now on the doubling by this Wealth stands for good, or not at all."""
    if SPECIAL[wealth] == WEALTH and kingdom.candidates:
        old, new = bytes((wealth,)), bytes((mark,))
        kingdom.candidates = tuple(
            [replace(c, doubled=tuple([d.replace(old, new) for d in c.doubled])) for c in kingdom.candidates]
        )


@applies(m.Reoriented)
def reoriented(draft: Draft, event: m.Reoriented) -> None:
    kingdom = draft.kingdom(event.seat)
    draft.state.reoriented = True
    for knight in kingdom.knights:
        if knight.domino in event.knights:
            change_knight(kingdom, knight.domino, attack=knight.defence, defence=knight.attack)


@applies(m.Expired)
def expired(draft: Draft, event: m.Expired) -> None:
    cards = bytes(event.cards)
    kingdom = draft.kingdom(event.seat)
    kingdom.laid = kingdom.laid.translate(None, cards)
    draft.state.discard += cards
    for card in cards:
        _note_doubling(kingdom, card, LASTING)


@applies(m.PhaseBegan)
def phase_began(draft: Draft, event: m.PhaseBegan) -> None:
    draft.state.phase = event.phase
    draft.state.decision += 1


@applies(m.RecruitsDrawn)
def recruits_drawn(draft: Draft, event: m.RecruitsDrawn) -> None:
    draft.kingdom(event.seat).recruits += event.recruits
    draft.state.peasants = without(draft.state.peasants, *[r.domino for r in event.recruits])
    draft.state.places += len(event.recruits)


@applies(m.Recycled)
def recycled(draft: Draft, event: m.Recycled) -> None:
    for seat, kingdom in enumerate(draft.state.kingdoms):
        if len(kingdom.graveyard) > 1:
            draft.state.peasants += kingdom.graveyard[:-1]
            draft.kingdom(seat).graveyard = kingdom.graveyard[-1:]


@applies(m.DiscardTaken)
def discard_taken(draft: Draft, event: m.DiscardTaken) -> None:
    card = bytes((event.card,))
    kingdom = draft.kingdom(event.seat)
    kingdom.hand += card
    kingdom.shown += card
    draft.state.discard = draft.state.discard[:-1]
    draft.state.took_discard = True


@applies(m.Reshuffled)
def reshuffled(draft: Draft, event: m.Reshuffled) -> None:
    draft.state.deck += draft.state.discard
    draft.state.discard = b""


@applies(m.Trained)
def trained(draft: Draft, event: m.Trained) -> None:
    kingdom = draft.kingdom(event.seat)
    new = event.candidate
    kingdom.hand = kingdom.hand.translate(None, new.cards)
    kingdom.recruits = tuple([r for r in kingdom.recruits if r.place != new.place])
    kingdom.candidates += (new,)
    draft.state.places = max(draft.state.places, new.place)
    draft.state.trained += 1


@applies(m.TrainingAdded)
def training_added(draft: Draft, event: m.TrainingAdded) -> None:
    kingdom = draft.kingdom(event.seat)
    kingdom.hand = kingdom.hand.translate(None, event.candidate.cards)
    kingdom.candidates = tuple([event.candidate if c.place == event.candidate.place else c for c in kingdom.candidates])


@applies(m.TrainingReturned)
def training_returned(draft: Draft, event: m.TrainingReturned) -> None:
    kingdom = draft.kingdom(event.seat)
    gone = drop_candidate(kingdom, event.place)
    kingdom.hand += gone.cards
    kingdom.recruits += (Recruit(gone.place, gone.domino, gone.known),)


@applies(m.Discarded)
def discarded(draft: Draft, event: m.Discarded) -> None:
    kingdom = draft.kingdom(event.seat)
    cards = bytes(event.cards)
    kingdom.hand = kingdom.hand.translate(None, cards)
    kingdom.shown = kingdom.shown.translate(None, cards)
    draft.state.discard += cards


@applies(m.WindowOpened)
def window_opened(draft: Draft, event: m.WindowOpened) -> None:
    draft.state.window = Window(event.checkpoint, event.passed, (), event.wealth)
    draft.state.decision += 1


@applies(m.WindowClosed)
def window_closed(draft: Draft, event: m.WindowClosed) -> None:
    draft.state.window = None
    draft.state.decision += 1


@applies(m.SpecialPlayed)
def special_played(draft: Draft, event: m.SpecialPlayed) -> None:
    kingdom = draft.kingdom(event.seat)
    kingdom.hand = without(kingdom.hand, event.card)
    kingdom.shown = without(kingdom.shown, event.card)
    window = draft.state.window
    assert window is not None
    play = Play(
        event.card, event.seat, event.target, event.suit, event.attack, event.model, event.to, bytes(event.pair)
    )
    draft.state.window = Window(window.checkpoint, event.passed, (*window.batch, play), window.wealth)
    draft.state.decision += 1


@applies(m.Passed)
def passed(draft: Draft, event: m.Passed) -> None:
    window = draft.state.window
    assert window is not None
    draft.state.window = Window(window.checkpoint, window.passed | 1 << event.seat, window.batch, window.wealth)


@applies(m.TimeRanOut)
def time_ran_out(draft: Draft, event: m.TimeRanOut) -> None:
    if event.what == "game":
        draft.state.time_up = True


def _note_wealth(draft: Draft, card: int) -> None:
    window = draft.state.window
    if window is not None and SPECIAL[card] == WEALTH and not draft.state.options.dominoless:
        draft.state.window = Window(window.checkpoint, window.passed, window.batch, True)


def _without_contract(hired: tuple[tuple[int, int], ...], card: int) -> tuple[tuple[int, int], ...]:
    """DK-191: who bought the Knight after that bought it from where this card had taken it."""
    out: list[tuple[int, int]] = []
    inherited = NOBODY
    for mercenary, home in hired:
        if mercenary == card:
            inherited = home
        else:
            out.append((mercenary, home if inherited == NOBODY else inherited))
            inherited = NOBODY
    return tuple(out)


@applies(m.CardNegated)
def card_negated(draft: Draft, event: m.CardNegated) -> None:
    """DK-A27: the victim first, the Ten on top of it."""
    draft.state.discard += bytes((event.card, event.by))
    if event.knight != NOBODY:
        kingdom = draft.kingdom(event.seat)
        knight = next(k for k in kingdom.knights if k.domino == event.knight)
        if knight.life == event.card:
            change_knight(kingdom, event.knight, life=NOBODY)
        elif knight.hired and event.card not in knight.on:
            change_knight(kingdom, event.knight, hired=_without_contract(knight.hired, event.card))
        else:
            change_knight(kingdom, event.knight, on=without(knight.on, event.card))
    elif event.seat != NOBODY:
        kingdom = draft.kingdom(event.seat)
        kingdom.laid = without(kingdom.laid, event.card)
        _note_doubling(kingdom, event.card, NEGATED)
    _note_wealth(draft, event.card)


@applies(m.CardSpent)
def card_spent(draft: Draft, event: m.CardSpent) -> None:
    draft.state.discard += bytes((event.card,))


@applies(m.CardLaid)
def card_laid(draft: Draft, event: m.CardLaid) -> None:
    draft.kingdom(event.seat).laid += bytes((event.card,))
    _note_wealth(draft, event.card)


@applies(m.BroughtIn)
def brought_in(draft: Draft, event: m.BroughtIn) -> None:
    kingdom = draft.kingdom(event.seat)
    if event.knight.domino < PAIR:
        kingdom.recruits = tuple([r for r in kingdom.recruits if r.place != event.place])
    elif event.place:
        drop_candidate(kingdom, event.place)
    else:
        kingdom.hand = kingdom.hand.translate(None, event.knight.cards)
        kingdom.shown = kingdom.shown.translate(None, event.knight.cards)
    kingdom.knights += (event.knight,)
    if (battle := draft.state.battle) is not None:
        draft.state.battle = replace(battle, freed=battle.freed + bytes((event.knight.domino,)))


@applies(m.LifeLaid)
def life_laid(draft: Draft, event: m.LifeLaid) -> None:
    if event.stays:
        kingdom = draft.kingdom(event.seat)
        knight = next(k for k in kingdom.knights if k.domino == event.knight)
        change_knight(kingdom, event.knight, on=knight.on + bytes((event.card,)))
    else:
        draft.state.discard += bytes((event.card,))
    draft.state.tapped = without(draft.state.tapped, *event.freed)
    if (battle := draft.state.battle) is not None:
        draft.state.battle = replace(battle, freed=battle.freed + bytes(event.freed))


@applies(m.PowerLaid)
def power_laid(draft: Draft, event: m.PowerLaid) -> None:
    kingdom = draft.kingdom(event.seat)
    knight = next(k for k in kingdom.knights if k.domino == event.knight)
    change_knight(kingdom, event.knight, on=knight.on + bytes((event.card,)))


@applies(m.Raised)
def raised(draft: Draft, event: m.Raised) -> None:
    graveyard = draft.kingdom(event.seat)
    graveyard.graveyard = graveyard.graveyard[:-1]
    draft.kingdom(event.to).recruits += (event.recruit,)
    draft.state.places += 1


@applies(m.CopyAsked)
def copy_asked(draft: Draft, event: m.CopyAsked) -> None:
    draft.state.copying, draft.state.copier, draft.state.then = event.seat, event.copier, event.then
    draft.state.decision += 1


@applies(m.Copied)
def copied(draft: Draft, event: m.Copied) -> None:
    kingdom = draft.kingdom(event.seat)
    change_knight(kingdom, event.copier, model=event.model)
    draft.state.copying = draft.state.copier = NOBODY
    draft.state.decision += 1


@applies(m.GameEnded)
def game_ended(draft: Draft, event: m.GameEnded) -> None:
    s = draft.state
    if s.window is not None:
        s.discard += bytes([play.card for play in s.window.batch])
    s.phase, s.window, s.battle, s.copying, s.outcome = OVER, None, None, NOBODY, event.outcome
    s.decision += 1
