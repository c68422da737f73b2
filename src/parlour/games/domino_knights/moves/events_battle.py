"""A battle and what falls in it. Names here are names on disk."""

from msgspec import Struct

from parlour.games.domino_knights.moves.event import Event


class Attacked(Event, frozen=True, gc=False, tag="attacked"):
    seat: int
    target: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class AidAsked(Event, frozen=True, gc=False, tag="aid_asked"):
    seat: int
    side: int


class AttackAided(Event, frozen=True, gc=False, tag="attack_aided"):
    seat: int
    knights: tuple[int, ...]
    taps: tuple[int, ...] = ()


class Defended(Event, frozen=True, gc=False, tag="defended"):
    """Blocks by the defender or in her aid; none at all is not defending."""

    seat: int
    blocks: tuple[tuple[int, int], ...]
    taps: tuple[int, ...] = ()


class AidPassed(Event, frozen=True, gc=False, tag="aid_passed"):
    seat: int


class AidStepBegan(Event, frozen=True, gc=False, tag="aid_step_began"):
    phase: int
    passed: int


class Committed(Event, frozen=True, gc=False, tag="committed"):
    seat: int
    knight: int
    against: int
    """The attacker it stands against, -1 for a further attacker."""
    passed: int
    """Who is not asked any more in the window it was committed in."""
    taps: tuple[int, ...] = ()


class Pairing(Struct, frozen=True, gc=False, array_like=True):
    """One attacker and who met it, with the values that were compared."""

    attacker: int
    attack: int
    defence: int
    blockers: tuple[int, ...]
    unit_attack: int
    unit_defence: int
    attacker_falls: bool
    unit_falls: bool


class BattleResolved(Event, frozen=True, gc=False, tag="battle_resolved"):
    target: int
    pairings: tuple[Pairing, ...]
    damage: int
    health: int
    fame: tuple[int, ...] = ()
    """By seat, where Fame is played for: what everybody has afterwards (DK-169 to DK-171)."""
    fame_changes: tuple[int, ...] = ()
    victor: int = -1
    """Where it is looted: who won it (DK-A51), or nobody."""


class GraveyardOrdered(Event, frozen=True, gc=False, tag="graveyard_ordered"):
    seat: int
    order: tuple[int, ...]


class BattleEnded(Event, frozen=True, gc=False, tag="battle_ended"):
    """Clean-up: the dead with their owners, in the order they go (DK-A50)."""

    dead: tuple[tuple[int, int], ...]
    cards: tuple[int, ...]


class Looted(Event, frozen=True, gc=False, tag="looted"):
    """DK-105: the victor takes one of the fallen."""

    seat: int
    knight: int


class LootSkipped(Event, frozen=True, gc=False, tag="loot_skipped"):
    seat: int


BattleEvent = (
    Attacked
    | AidAsked
    | AttackAided
    | Defended
    | AidPassed
    | AidStepBegan
    | Committed
    | BattleResolved
    | GraveyardOrdered
    | BattleEnded
    | Looted
    | LootSkipped
)
