"""Where the dead go: dominoes onto a graveyard; of pairs of cards a graveyard keeps the last, or none (DK-193,
DK-194)."""

from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import NOBODY, Candidate, Knight, State
from parlour.games.domino_knights.pieces import PAIR, POINTS
from parlour.games.domino_knights.rules.draft import Draft
from parlour.games.domino_knights.rules.fame import death_costs
from parlour.games.domino_knights.rules.questions import cards_of, find_knight, is_majestic


def keeps_dead(state: State) -> bool:
    """DK-A80: there are graveyards."""
    return not state.options.dominoless or state.options.nl_graveyard == "lastPair"


def attached(knight: Knight) -> tuple[int, ...]:
    """What lies under and on a pair beside its own two cards."""
    return tuple(cards_of(knight)[len(knight.cards) :])


def entomb(draft: Draft, seat: int, pair: bytes) -> None:
    """DK-193: it lies in the graveyard now, and the former pair is discarded at once."""
    draft.put(m.PairEntombed(seat, PAIR + pair[0], tuple(pair), tuple(draft.state.kingdoms[seat].tomb)))


def fights_by_life_of(state: State, gone: tuple[int, ...]) -> tuple[int, ...]:
    """DK-161, DK-A31: Doppelgangers in this battle whom nothing but the Life on a Knight that is about to leave keeps
    untapped."""
    battle = state.battle
    living = {k.domino for kingdom in state.kingdoms for k in kingdom.knights if k.domino in gone and k.has_life()}
    if battle is None or not living:
        return ()
    fighting = {*battle.attackers, *[blocker for blocker, _ in battle.blocks]} - {*battle.flipped, *gone, *state.tapped}
    return tuple(
        [
            k.domino
            for kingdom in state.kingdoms
            for k in kingdom.knights
            if k.domino in fighting and k.model in living and not k.has_life() and not is_majestic(kingdom, k)
        ]
    )


def tap_down(draft: Draft, knights: tuple[int, ...]) -> None:
    if knights:
        draft.put(m.TappedDown(knights))


def kill(draft: Draft, seat: int, knight: Knight, by: int) -> None:
    """A Knight dies outside a battle: by Death, or a Doppelganger for want of a model."""
    shared = draft.state.options.death_shared and by != NOBODY
    freed = () if shared else fights_by_life_of(draft.state, (knight.domino,))
    if knight.domino < PAIR or not keeps_dead(draft.state):
        draft.put(m.KnightKilled(seat, knight.domino, tuple(cards_of(knight)), by))
    else:
        draft.put(m.KnightKilled(seat, knight.domino, attached(knight), by))
        entomb(draft, seat, knight.cards)
    tap_down(draft, freed)
    death_costs(draft, seat)


def stays_in_grave(state: State, candidate: Candidate) -> bool:
    """A whole pair does; a card that waits for its second is only discarded."""
    return candidate.domino >= PAIR and len(candidate.cards) > 1 and keeps_dead(state)


def kill_candidate(draft: Draft, seat: int, candidate: Candidate, by: int) -> None:
    """DK-121, DK-122."""
    entombed = stays_in_grave(draft.state, candidate)
    draft.put(
        m.CandidateKilled(seat, candidate.place, candidate.domino, () if entombed else tuple(candidate.cards), by)
    )
    if entombed:
        entomb(draft, seat, candidate.cards)


def lose_copy(draft: Draft, seat: int, candidate: Candidate) -> None:
    """DK-164: a blank with nobody to copy."""
    entombed = stays_in_grave(draft.state, candidate)
    draft.put(m.CopyLost(seat, candidate.place, candidate.domino, () if entombed else tuple(candidate.cards)))
    if entombed:
        entomb(draft, seat, candidate.cards)


def last_to_stand(state: State, seat: int) -> Knight | None:
    """3.9: of an ejected Kingdom's pairs the last stays, as graveyard pair."""
    knights = state.kingdoms[seat].knights
    return knights[-1] if knights and state.options.dominoless and keeps_dead(state) else None


def bury_fallen(draft: Draft, dead: tuple[tuple[int, int], ...], cards: tuple[int, ...]) -> None:
    """DK-193, DK-A86: of the pairs that go to one graveyard the last named stays there; `cards` are all that lay on the
    field."""
    kept: dict[int, bytes] = {}
    if keeps_dead(draft.state):
        for seat, body in dead:
            found = find_knight(draft.state, body)
            assert found is not None
            kept[seat] = found[1].cards
    staying = b"".join(kept.values())
    draft.put(m.BattleEnded(dead, tuple([card for card in cards if card not in staying])))
    for seat, pair in kept.items():
        entomb(draft, seat, pair)


def worth(state: State, body: int) -> int:
    """Both cards of a Knight in play together: the weakest goes on top when the clock chooses (DK-A49)."""
    found = find_knight(state, body)
    return 0 if found is None else sum([POINTS[card] for card in found[1].cards])
