"""What each event of setup, turn and the end does to the state. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import LASTING, MAINTAIN, NOBODY, OVER, Recruit
from parlour.games.domino_knights.pieces import PAIR
from parlour.games.domino_knights.rules.changes.common import change_knight, drop_candidate, note_doubling, without
from parlour.games.domino_knights.rules.draft import Draft, applies


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
        note_doubling(kingdom, card, LASTING)


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


@applies(m.TimeRanOut)
def time_ran_out(draft: Draft, event: m.TimeRanOut) -> None:
    if event.what == "game":
        draft.state.time_up = True


@applies(m.GameEnded)
def game_ended(draft: Draft, event: m.GameEnded) -> None:
    s = draft.state
    if s.window is not None:
        s.discard += bytes([play.card for play in s.window.batch])
    s.phase, s.window, s.battle, s.copying, s.outcome = OVER, None, None, NOBODY, event.outcome
    s.decision += 1
