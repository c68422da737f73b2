"""What a strong player would do and why, in a sentence each. Says only what the seat may know: its own hand, and what
is on the table."""

from collections.abc import Callable
from typing import Any

from parlour.core.game import Advice
from parlour.core.offers import Piece
from parlour.core.phrasebook import Phrasebook, listed
from parlour.games.domino_knights import moves as m
from parlour.games.domino_knights.model import State
from parlour.games.domino_knights.pieces import DOMINO_AT, KINGDOM_AT, PLAIN, SPECIAL, SUIT, code
from parlour.games.domino_knights.rules.questions import find_knight, ready, the_battle, values
from parlour.games.domino_knights.rules.train import offer_train
from parlour.games.domino_knights.rules.turn import offer_draw
from parlour.games.domino_knights.words.commands import words
from parlour.games.domino_knights.words.pieces import knight, piece_name, short_card, special_name, suit_name

SAY = Phrasebook(__package__, "advice")
Said = tuple[str, str]
"""What to do, and why."""


def _both(key: str, **known: str | int) -> Said:
    return SAY(key, **known), SAY.part(key, "why", **known)


def _named(state: State, pieces: tuple[Piece, ...]) -> str:
    """Knights as the table writes them, cards by their corners."""
    return listed([_name(state, piece) for piece in pieces])


def _name(state: State, piece: Piece) -> str:
    number = code(piece)
    found = find_knight(state, number - DOMINO_AT) if number >= DOMINO_AT else None
    return knight(found[1]) if found is not None else short_card(number)


def _draw(state: State, seat: int, command: m.DrawCards) -> Said:
    if not command.from_discard:
        return _both("draw-deck" if len(offer_draw(state, seat)) > 1 else "draw")
    top = state.discard[-1]
    alike = sum([SUIT[card] == SUIT[top] for card in state.kingdoms[seat].hand])
    return _both("draw-open" if alike else "draw-open-alone", card=short_card(top), suit=suit_name(SUIT[top]))


def _train(state: State, seat: int, command: m.Train) -> Said:
    return _both("train", domino=piece_name(state, seat, command.recruit), cards=_named(state, command.cards))


def _end_train(state: State, seat: int, _command: m.EndTrain) -> Said:
    return _both("end-train" if offer_train(state, seat) else "end-train-none")


def _attack(state: State, seat: int, command: m.Attack) -> Said:
    target = code(command.target) - KINGDOM_AT
    guards, sent = len(ready(state, target)), len(command.knights)
    found = [find_knight(state, code(piece) - DOMINO_AT) for piece in command.knights]
    damage = sum([values(state, *one)[0] for one in found if one is not None])
    key = "attack-open" if not guards else "attack-more" if sent > guards else "attack"
    return _both(
        key, who=state.kingdoms[target].name, knights=_named(state, command.knights), damage=damage, guards=guards
    )


def _end_attack(state: State, seat: int, _command: m.EndAttack) -> Said:
    return _both("end-attack" if ready(state, seat) else "end-attack-none")


def _defend(state: State, _seat: int, command: m.Defend) -> Said:
    blocked: dict[str, list[str]] = {}
    for blocker, attacker in command.blocks:
        blocked.setdefault(str(attacker), []).append(_name(state, blocker))
    found = [(body, find_knight(state, body)) for body in the_battle(state).attackers]
    held = {code(key) - DOMINO_AT for key in blocked}
    through = sum([values(state, *one)[0] for body, one in found if one is not None and body not in held])
    if not blocked:
        return _both("defend-none", damage=through)
    units = [SAY("unit", attacker=_name(state, key), blockers=listed(names)) for key, names in blocked.items()]
    return _both("defend" if through else "defend-all", units=listed(units), damage=through)


def _pass(state: State, seat: int, _command: m.Pass) -> Said:
    return _both("pass" if state.kingdoms[seat].hand.translate(None, PLAIN) else "pass-none")


def _special(state: State, seat: int, command: m.Special) -> Said:
    card = code(command.card)
    name = special_name(SPECIAL[card]) if SPECIAL[card] else short_card(card)
    target = code(command.target)
    on = (
        _name(state, command.target)
        if find_knight(state, target - DOMINO_AT)
        else piece_name(state, seat, command.target)
    )
    return _both("special", special=name, card=short_card(card), target=on)


def _promote(state: State, seat: int, command: m.Promote) -> Said:
    if command.attack is None:
        return _both("copy", model=_name(state, command.model or ""))
    return _both("promote", attack=command.attack, candidate=piece_name(state, seat, command.candidate))


def _discard(state: State, _seat: int, command: m.Discard) -> Said:
    return _both("discard", cards=_named(state, command.cards)) if command.cards else _both("keep")


_SAID: dict[type, Callable[[State, int, Any], Said]] = {
    m.DrawCards: _draw,
    m.Train: _train,
    m.EndTrain: _end_train,
    m.Attack: _attack,
    m.EndAttack: _end_attack,
    m.Defend: _defend,
    m.Pass: _pass,
    m.Special: _special,
    m.Promote: _promote,
    m.Discard: _discard,
}


def advice(world: State, seat: int, command: Any, chance: float, otherwise: float, lost: float) -> Advice:
    """`world` is one the seat cannot tell from the real one; only what it knows of it is said."""
    tag = command.__struct_config__.tag
    find = _SAID.get(type(command))
    text, why = find(world, seat, command) if find is not None else _both("other", action=words()[tag].title)
    press = str(command.from_discard).lower() if isinstance(command, m.DrawCards) else ""
    return Advice(text, why, chance, otherwise, tag, _pieces(command), press, lost)


def _pieces(command: Any) -> tuple[Piece, ...]:
    """Everything it points at; "a>b" sets a against b."""
    out: list[Piece] = []
    for field in command.__struct_fields__:
        value = getattr(command, field)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, tuple):
                out.append(f"{one[0]}>{one[1]}")
            elif isinstance(one, str) or (isinstance(one, int) and not isinstance(one, bool)):
                out.append(one)
    return tuple(out)
