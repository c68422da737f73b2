"""What each event of a window and of special cards does to the state. No checks, no chance."""

from msgspec.structs import replace

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NEGATED, NOBODY, Play, Window
from parlour.games.domino_knights.pieces import PAIR, SPECIAL, WEALTH
from parlour.games.domino_knights.rules.changes.common import change_knight, drop_candidate, note_doubling, without
from parlour.games.domino_knights.rules.draft import Draft, applies


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
        note_doubling(kingdom, event.card, NEGATED)
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
