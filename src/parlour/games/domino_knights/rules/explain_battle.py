"""Why the steps of a battle refuse something."""

from parlour.core.game import RuleViolation
from parlour.core.offers import Piece
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import AID_ATTACK, AID_DEFEND, DEFEND, NOBODY, State
from parlour.games.domino_knights.pieces import BODY_NAMES, DOMINO_AT, KINGDOM_AT, KINGDOM_NAMES, code
from parlour.games.domino_knights.rules.battle import ATTACKING, committing_side, may_aid, others_live
from parlour.games.domino_knights.rules.loot import is_played, looter, spoils
from parlour.games.domino_knights.rules.questions import find_knight, may_face, may_strike, the_battle

_ORDER = {m.AidAttack: 1, m.Defend: 2, m.AidDefend: 3}
_AT = {AID_ATTACK: 1, DEFEND: 2, AID_DEFEND: 3}


def wrong_step(state: State, kind: type, now: str) -> RuleViolation:
    """DK-072: the six steps of an attack in their order."""
    if state.battle is None:
        return RuleViolation("wrong-step", "DK-072", "There is no battle.", "Wait until somebody attacks.")
    late = kind in _ORDER and (_AT.get(state.phase, 0) > _ORDER[kind] or state.battle.resolved)
    if late:
        rule = "DK-080" if kind is m.AidAttack else "DK-072"
        return RuleViolation(
            "too-late", rule, f"That step of the battle is over; now it is {now}.", "Special cards still help."
        )
    return RuleViolation("wrong-step", "DK-072", f"The battle is not at that step; now it is {now}.", "Wait for it.")


def _domino(piece: Piece) -> int:
    return code(piece) - DOMINO_AT


def _own(state: State, seat: int, piece: Piece, rule: str) -> RuleViolation | None:
    """The Knight is hers, untapped, and not in this battle yet."""
    found = find_knight(state, _domino(piece))
    if found is None:
        return RuleViolation("bad-target", rule, f"{piece} is no Knight in play.", "Choose one of your Knights.")
    owner, knight = found
    if owner != seat:
        return RuleViolation(
            "not-yours", rule, f"{piece} is a Knight of {state.kingdoms[owner].name}.", "Choose one of your own."
        )
    if state.battle is not None and knight.domino in state.battle.used:
        return RuleViolation(
            "already-committed",
            "DK-A43",
            f"{piece} has been committed to this battle.",
            "Each Knight joins a battle once.",
        )
    if knight.domino in state.tapped:
        return RuleViolation(
            "tapped", rule, f"{piece} is tapped until your next Maintain.", "Choose an untapped Knight."
        )
    return None


def _loyal_to(state: State, seat: int, piece: Piece, target: int) -> RuleViolation | None:
    found = find_knight(state, _domino(piece))
    assert found is not None
    if may_strike(state, seat, found[1], target):
        return None
    return RuleViolation(
        "loyalty",
        "DK-145",
        f"A Queen of its suit lies at {state.kingdoms[target].name}: {piece} may not attack there.",
        "Use a Knight of another suit.",
    )


def attack(state: State, seat: int, command: m.Attack) -> RuleViolation | None:
    if command.target not in KINGDOM_NAMES[: len(state.kingdoms)]:
        return RuleViolation("bad-target", "DK-073", "Name the Kingdom you attack.", "Choose one of the others.")
    target = code(command.target) - KINGDOM_AT
    name = state.kingdoms[target].name
    if target == seat:
        return RuleViolation("bad-target", "DK-069", "You cannot attack your own Kingdom.", "Choose another one.")
    if not state.kingdoms[target].alive:
        return RuleViolation("bad-target", "DK-098", f"{name} has been ejected.", "Choose another Kingdom.")
    if state.attacked >> target & 1:
        return RuleViolation(
            "already-attacked",
            "DK-071",
            f"{name} was already attacked this turn.",
            "Attack another Kingdom or end the attack.",
        )
    if not command.knights:
        return RuleViolation("no-attacker", "DK-A42", "An attack needs a Knight of your own.", "Choose at least one.")
    for knight in command.knights:
        if wrong := _own(state, seat, knight, "DK-075") or _loyal_to(state, seat, knight, target):
            return wrong
    return RuleViolation("already-committed", "DK-A43", "A Knight was named twice.", "Name each Knight once.")


def _aider(state: State, seat: int, phase: int) -> RuleViolation | None:
    battle = the_battle(state)
    if seat == state.active and phase == AID_ATTACK:
        return RuleViolation(
            "wrong-step", "DK-A46", "Your attackers were committed when you declared.", "Ask for aid instead."
        )
    if seat == battle.target and phase == AID_DEFEND:
        return RuleViolation(
            "wrong-step", "DK-A46", "Your blockers were committed in your defence.", "Ask for aid instead."
        )
    if not may_aid(state, seat, phase):
        return RuleViolation("other-side", "DK-A44", "A Kingdom joins one side of a battle only.", "Pass.")
    if battle.passed >> seat & 1:
        return RuleViolation(
            "wrong-step", "DK-076", "You have passed in this step.", "You are asked again if somebody joins."
        )
    return None


def ask_aid(state: State, seat: int, command: m.AskAid) -> RuleViolation | None:
    battle = the_battle(state)
    side = 1 if state.phase == AID_ATTACK else 2
    if seat == (state.active if side == 1 else battle.target):
        if not others_live(state):
            return RuleViolation("bad-target", "DK-078", "Nobody is left who could aid you.", "Fight alone.")
        return RuleViolation("already-committed", "DK-078", "You have asked for aid already.", "Wait for an answer.")
    return RuleViolation("not-yours", "DK-078", "Only the attacker or the defender asks for aid.", "You may give it.")


def pass_aid(state: State, seat: int, command: m.PassAid) -> RuleViolation | None:
    return RuleViolation("wrong-step", "DK-076", "Your aid is not asked for now.", "Wait for the battle to go on.")


def aid_attack(state: State, seat: int, command: m.AidAttack) -> RuleViolation | None:
    if wrong := _aider(state, seat, AID_ATTACK):
        return wrong
    if not command.knights:
        return RuleViolation("no-attacker", "DK-076", "Aid needs at least one Knight.", "Choose one, or pass.")
    for knight in command.knights:
        if wrong := _own(state, seat, knight, "DK-076") or _loyal_to(state, seat, knight, the_battle(state).target):
            return wrong
    return RuleViolation("already-committed", "DK-A43", "A Knight was named twice.", "Name each Knight once.")


def _blocks(state: State, seat: int, blocks: tuple[tuple[Piece, Piece], ...]) -> RuleViolation | None:
    battle = the_battle(state)
    for blocker, against in blocks:
        if wrong := _own(state, seat, blocker, "DK-085"):
            return wrong
        attacker = find_knight(state, _domino(against))
        if attacker is None or attacker[1].domino not in battle.attackers:
            return RuleViolation(
                "bad-target", "DK-083", f"{against} does not attack in this battle.", "Name an attacker."
            )
        mine = find_knight(state, _domino(blocker))
        assert mine is not None
        if not may_face(state, seat, mine[1], *attacker):
            return RuleViolation(
                "loyalty",
                "DK-146",
                f"A Queen of their suit keeps {blocker} and {against} from fighting each other.",
                "Block with a Knight of another suit.",
            )
    if len({blocker for blocker, _ in blocks}) != len(blocks):
        return RuleViolation(
            "already-committed", "DK-A43", "A Knight faces one attacker only.", "Name each blocker once."
        )
    return None


def defend(state: State, seat: int, command: m.Defend) -> RuleViolation | None:
    battle = the_battle(state)
    if seat != battle.target:
        who = state.kingdoms[battle.target].name
        return RuleViolation(
            "not-your-turn", "DK-083", f"{who} is the one attacked.", "You may aid the defence after her."
        )
    return _blocks(state, seat, command.blocks)


def aid_defend(state: State, seat: int, command: m.AidDefend) -> RuleViolation | None:
    if wrong := _aider(state, seat, AID_DEFEND):
        return wrong
    if not command.blocks:
        return RuleViolation("no-attacker", "DK-088", "Aid needs at least one Knight.", "Choose one, or pass.")
    return _blocks(state, seat, command.blocks)


def commit(state: State, seat: int, command: m.Commit) -> RuleViolation | None:
    battle = state.battle
    if battle is None:
        return RuleViolation("wrong-step", "DK-A20", "There is no battle.", "Wait until somebody attacks.")
    side = committing_side(state, seat)
    if battle.resolved:
        return RuleViolation("too-late", "DK-A20", "The battle is being resolved.", "A Knight joins before that.")
    if wrong := _own(state, seat, command.knight, "DK-A20"):
        return wrong
    if _domino(command.knight) not in battle.freed:
        return RuleViolation(
            "wrong-step",
            "DK-A46",
            "Only a Knight on which Life came to lie in this battle may join now.",
            "Use a special card.",
        )
    if not side:
        late = battle.sides[seat] == ATTACKING and state.phase != AID_ATTACK
        return RuleViolation(
            "too-late" if late else "wrong-step", "DK-A20", "Your side cannot add a Knight at this moment."
        )
    if side == ATTACKING:
        return _loyal_to(state, seat, command.knight, battle.target) or RuleViolation(
            "bad-target", "DK-A20", "An attacker stands against nobody yet.", "Leave out whom it faces."
        )
    if command.against is None:
        return RuleViolation("bad-target", "DK-083", "Name the attacker it stands against.", "Choose one.")
    return _blocks(state, seat, ((command.knight, command.against),))


def loot(state: State, seat: int, command: m.Loot | m.SkipLoot) -> RuleViolation | None:
    """DK-105, DK-A51: not played here, not won, done already, or none of the fallen."""
    if not is_played(state.options):
        return RuleViolation(
            "wrong-step",
            "DK-105",
            "At this table the battlefield is not looted.",
            "The dead go to their own graveyards.",
        )
    battle = the_battle(state)
    if battle.looted != NOBODY:
        return RuleViolation(
            "already-committed", "DK-105", "One of the fallen has been taken; there is no second.", "Bury the rest."
        )
    victor = looter(state)
    if victor == NOBODY:
        return RuleViolation(
            "wrong-step", "DK-A51", "Nobody loots this field now.", "The dead go to their own graveyards."
        )
    if victor != seat:
        won = state.kingdoms[victor].name
        return RuleViolation("not-yours", "DK-A51", f"{won} won this battle; only the victor loots.", "Wait for it.")
    names = ", ".join(BODY_NAMES[body] for body in spoils(state))
    return RuleViolation(
        "bad-target", "DK-105", "Only a Knight that fell in this battle can be taken.", f"Name one of {names}."
    )


def order(state: State, seat: int, command: m.OrderGraveyard) -> RuleViolation | None:
    if (victor := looter(state)) != NOBODY:
        won = state.kingdoms[victor].name
        return RuleViolation(
            "wrong-step",
            "DK-105",
            f"{won} won the battle and says first whether one of the dead is looted.",
            "Wait for it.",
        )
    return RuleViolation(
        "not-yours", "DK-A49", "Order all your own dead of this battle, each once.", "The last named lies on top."
    )
