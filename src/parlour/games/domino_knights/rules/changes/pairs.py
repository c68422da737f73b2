"""What the events of the game without dominoes do to the state. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import Candidate, Knight
from parlour.games.domino_knights.pieces import PAIR
from parlour.games.domino_knights.rules.changes.battle import leave_battle
from parlour.games.domino_knights.rules.changes.common import without
from parlour.games.domino_knights.rules.draft import Draft, applies


def _take_away(draft: Draft, seat: int, body: int) -> Knight:
    """The Knight leaves this Kingdom and the battle."""
    kingdom = draft.kingdom(seat)
    gone = next(k for k in kingdom.knights if k.domino == body)
    kingdom.knights = tuple([k for k in kingdom.knights if k.domino != body])
    leave_battle(draft, body)
    return gone


@applies(m.PairEntombed)
def pair_entombed(draft: Draft, event: m.PairEntombed) -> None:
    kingdom = draft.kingdom(event.seat)
    kingdom.graveyard, kingdom.tomb = bytes((event.body,)), bytes(event.cards)
    draft.state.discard += bytes(event.gone)


@applies(m.PairRaised)
def pair_raised(draft: Draft, event: m.PairRaised) -> None:
    s = draft.state
    pair = bytes(event.cards)
    body = PAIR + pair[0]
    grave = draft.kingdom(event.seat)
    if grave.tomb:
        grave.graveyard = grave.tomb = b""
    else:
        _take_away(draft, event.seat, body)
        s.tapped = without(s.tapped, body)
        s.discard += bytes(event.gone)
        assert s.battle is not None
        s.battle = replace(s.battle, flipped=without(s.battle.flipped, body))
    kingdom = draft.kingdom(event.to)
    if event.place:
        kingdom.candidates += (Candidate(event.place, body, pair, (b"", b""), True),)
        s.places += 1
    else:
        kingdom.hand += pair
        kingdom.shown += pair


@applies(m.Hired)
def hired(draft: Draft, event: m.Hired) -> None:
    """Bought from oneself it stays where it is."""
    if event.seat == event.to:
        kingdom = draft.kingdom(event.seat)
        bought = next(k for k in kingdom.knights if k.domino == event.knight)
        contract = (*bought.hired, (event.card, event.seat))
        kingdom.knights = tuple([replace(k, hired=contract) if k is bought else k for k in kingdom.knights])
    else:
        bought = _take_away(draft, event.seat, event.knight)
        draft.kingdom(event.to).knights += (replace(bought, hired=(*bought.hired, (event.card, event.seat))),)


@applies(m.WentHome)
def went_home(draft: Draft, event: m.WentHome) -> None:
    knight = _take_away(draft, event.seat, event.knight)
    if event.dead:
        draft.state.tapped = without(draft.state.tapped, event.knight)
        draft.state.discard += bytes(event.cards)
    else:
        draft.kingdom(event.to).knights += (knight,)
