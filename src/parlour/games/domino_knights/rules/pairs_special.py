"""Special cards without dominoes (3.9): Life on two cards of the hand, the Mercenary, the Necromancer and the dead
pair."""

from parlour.core.offers import Choose, Offer, Pick, Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NOBODY, Candidate, Knight, Play, State
from parlour.games.domino_knights.pieces import (
    BLANKS,
    BODY_NAMES,
    DOMINO_AT,
    KINGDOM_AT,
    KINGDOM_NAMES,
    PAIR,
    PLACE_AT,
    POINTS,
    SUIT,
    code,
    is_kingdom,
    place,
)
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.flow import CP6
from parlour.games.domino_knights.rules.graves import attached, entomb, fights_by_life_of, keeps_dead, tap_down
from parlour.games.domino_knights.rules.life import values_of
from parlour.games.domino_knights.rules.pairs import blank_cards, by_suit, in_order, suit_of
from parlour.games.domino_knights.rules.questions import aimable, cards_of, find_knight, models


def raised(state: State, seat: int) -> list[Candidate]:
    """DK-A76: Candidates a Necromancer raised; everybody saw them."""
    return [c for c in state.kingdoms[seat].candidates if c.known]


def life_offers(state: State, seat: int, card: str) -> list[Offer]:
    """DK-189, DK-A15, DK-A18: any Knight; two cards of one suit from the hand, attack first; or a raised Candidate."""
    out: list[Offer] = []
    if knights := aimable(state):
        out.append(Offer("special", (card,), (Pick(tuple([BODY_NAMES[k.domino] for k in knights])),), False))
    kingdom, home = state.kingdoms[seat], KINGDOM_NAMES[seat]
    suits = by_suit(kingdom)
    for names in suits:
        if len(names) > 1:
            out.append(Offer("special", (card, home, None, None, None, None), (Choose(names, 2, 2, True),), False))
    for blank in blank_cards(kingdom):
        for names in suits:
            for model in models(state, SUIT[code(names[0])]):
                known = (card, home, None, None, BODY_NAMES[model.domino], None)
                out += [Offer("special", known, (Choose((blank, name), 2, 2, True),), False) for name in names]
    for candidate in raised(state, seat):
        if candidate.domino not in BLANKS:
            values = values_of(candidate.cards)
            out.append(Offer("special", (card, place(candidate.place), None), (Pick(values),), False))
        elif possible := models(state, suit_of(candidate.cards)):
            copied = tuple([BODY_NAMES[k.domino] for k in possible])
            out.append(Offer("special", (card, place(candidate.place), None, None), (Pick(copied),), False))
    if state.options.life_recruit == "any":
        others = tuple([place(c.place) for i in range(len(state.kingdoms)) if i != seat for c in raised(state, i)])
        if others:
            out.append(Offer("special", (card,), (Pick(others),), False))
    return out


def _fizzle(draft: Draft, play: Play) -> None:
    """DK-A29: its target is gone."""
    draft.put(m.CardSpent(play.card, "fizzled"))


def bring_pair_in(draft: Draft, play: Play) -> None:
    """DK-189: straight into play and never tapped, with its own suit (DK-A15); cards that left the hand meanwhile come
    not."""
    s = draft.state
    if is_kingdom(play.target):
        if any(card not in s.kingdoms[play.seat].hand for card in play.pair):
            return _fizzle(draft, play)
        draft.put(m.BroughtIn(play.seat, 0, _living(s, play, in_order(play.pair), POINTS[play.pair[0]])))
        return
    for seat in range(len(s.kingdoms)):
        for candidate in raised(s, seat):
            if candidate.place == play.target - PLACE_AT:
                attack = play.attack if play.attack != NOBODY else max([POINTS[card] for card in candidate.cards])
                draft.put(m.BroughtIn(seat, candidate.place, _living(s, play, candidate.cards, attack)))
                return
    _fizzle(draft, play)


def _living(state: State, play: Play, cards: bytes, attack: int) -> Knight:
    body, suit = PAIR + cards[0], suit_of(cards)
    if body not in BLANKS:
        return Knight(body, attack, sum([POINTS[card] for card in cards]) - attack, suit, cards, play.card)
    model = play.model if play.model in [k.domino for k in models(state, suit)] else NOBODY
    return Knight(body, 0, 0, suit, cards, play.card, model=model)


def lose_life(draft: Draft, seat: int, knight: Knight) -> None:
    """3.9, DK-A07: the pair goes back to its controller's hand (or as the house plays); other cards on it are
    discarded."""
    to = "hand" if draft.state.options.life_negated == "recruit" else draft.state.options.life_negated
    keeps = to == "hand" or keeps_dead(draft.state)
    cards = (
        ()
        if to == "stays"
        else tuple([c for c in (attached(knight) if keeps else cards_of(knight)) if c != knight.life])
    )
    draft.put(m.LifeLost(seat, knight.domino, to, 0, cards))
    if to == "graveyard" and keeps:
        entomb(draft, seat, knight.cards)


# The Mercenary


def mercenary_targets(state: State) -> tuple[Piece, ...]:
    """DK-190, DK-A77: any Knight on the board, unless the card has no effect here."""
    return tuple([BODY_NAMES[k.domino] for k in aimable(state)]) if state.options.nl_ace_diamonds == "mercenary" else ()


def hire(draft: Draft, play: Play) -> None:
    """DK-190: the Knight is its buyer's, tapped or not as before, and leaves the battle (DK-A77)."""
    s = draft.state
    found = find_knight(s, play.target - DOMINO_AT)
    if found is None or found[1] not in aimable(s) or not s.kingdoms[play.seat].alive:
        return _fizzle(draft, play)
    draft.put(m.Hired(found[0], play.seat, found[1].domino, play.card))


def go_home(draft: Draft, seat: int, knight: Knight, card: int) -> None:
    """DK-191, DK-A77: bought by the card just negated, it is where that card found it; under a later one it stays."""
    if knight.hired[-1][0] != card or knight.hired[-1][1] == seat:
        return
    home = knight.hired[-1][1]
    if draft.state.kingdoms[home].alive:
        draft.put(m.WentHome(seat, home, knight.domino))
        return
    keeps = keeps_dead(draft.state)
    cards = tuple([c for c in (attached(knight) if keeps else cards_of(knight)) if c != card])
    draft.put(m.WentHome(seat, home, knight.domino, True, cards))
    if keeps:
        entomb(draft, home, knight.cards)


# The Necromancer


def fallen(state: State) -> tuple[Piece, ...]:
    """DK-194: without graveyards, who was defeated in this battle, before clean-up."""
    if state.battle is None or state.window is None or state.window.checkpoint != CP6:
        return ()
    return tuple([BODY_NAMES[body] for body in state.battle.flipped])


def raise_pair(draft: Draft, play: Play) -> None:
    """DK-153, DK-A76, DK-194: the pair in that graveyard, or one that fell in this battle, is a Candidate (or in the
    hand)."""
    s = draft.state
    to = play.seat if play.to == NOBODY else play.to
    at = 0 if s.options.nl_raise == "hand" else s.places + 1
    if not s.kingdoms[to].alive:
        return _fizzle(draft, play)
    gone: tuple[int, ...] = ()
    if is_kingdom(play.target):
        seat = play.target - KINGDOM_AT
        pair = s.kingdoms[seat].tomb
    else:
        body = play.target - DOMINO_AT
        found = find_knight(s, body)
        if found is None or s.battle is None or body not in s.battle.flipped:
            return _fizzle(draft, play)
        seat, pair, gone = found[0], found[1].cards, attached(found[1])
    if not pair:
        return _fizzle(draft, play)
    freed = () if is_kingdom(play.target) else fights_by_life_of(s, (play.target - DOMINO_AT,))
    draft.put(m.PairRaised(seat, to, at, tuple(pair), gone))
    tap_down(draft, freed)
    draft.put(m.CardSpent(play.card, "done"))
