"""Dice in talk: a notation is read by the dice library, judged, and thrown by whoever throws here. Makes no chance
itself."""

import functools
import re
from typing import Any, Protocol

import dice
from dice import elements as tree
from msgspec import Struct
from pyparsing import ParseBaseException

from parlour.core.chance import Chance
from parlour.core.house import table_says
from parlour.table.refusal import Refusal

MOST_DICE = 100
MOST_FACES = 1000
MOST_NUMBER = 10_000
LONGEST = 60
MOST_TERMS = 12
PRODUCTS = 2
"""So many multiplications keep every total within what JSON readers can hold."""
FATE = 0
"""How many faces a fate die is said to have: it shows -1, 0 or +1."""
_SIGNS = {"+": 1, "+1": 1, "1": 1, "-": -1, "−": -1, "-1": -1, "−1": -1, "0": 0, "b": 0}


class BadDice(Exception):
    """What is wrong with a notation or with faces entered by hand. Nothing was thrown."""

    def __init__(self, key: str, /, **known: str | int) -> None:
        super().__init__(table_says(key, **known))

    def refusal(self) -> Refusal:
        return Refusal("bad_dice", str(self), "", table_says("dice-example"))


class Throws(Protocol):
    """Throws one die of so many faces."""

    def __call__(self, faces: int) -> int: ...


def by_luck(chance: Chance) -> Throws:
    """Dice of up to 256 faces are one draw; larger ones a draw of hundreds and one of units, until they fit."""

    def throw(faces: int) -> int:
        if faces == FATE:
            return chance.draw(bytes(range(3)), 1, ("-", "0", "+"))[0] - 1
        if faces <= 256:
            return chance.draw(bytes(range(faces)), 1, [str(n + 1) for n in range(faces)])[0] + 1
        while True:
            hundreds = chance.draw(bytes(range(-(-faces // 100))), 1, [str(n * 100) for n in range(10)])[0]
            found = hundreds * 100 + chance.draw(bytes(range(100)), 1, [str(n) for n in range(100)])[0]
            if found < faces:
                return found + 1

    return throw


class ByHand:
    """Faces of real dice, in the order the notation asks for them."""

    def __init__(self, text: str) -> None:
        self._left = text.replace(",", " ").split()
        self._given = len(self._left)

    def __call__(self, faces: int) -> int:
        if not self._left:
            raise BadDice("dice-too-few", given=self._given)
        word = self._left.pop(0)
        if faces == FATE:
            if word not in _SIGNS:
                raise BadDice("dice-fate-face", word=word)
            return _SIGNS[word]
        if not (word.isascii() and word.isdigit() and len(word) < 5 and 1 <= int(word) <= faces):
            raise BadDice("dice-face", faces=str(faces), word=word)
        return int(word)

    def finish(self) -> None:
        if self._left:
            raise BadDice("dice-too-many", wanted=self._given - len(self._left), given=self._given)


def _usual(notation: str) -> str:
    """What people write elsewhere, as the library reads it: keep and drop, the exploding mark, signs from a text
    editor."""
    text = notation.replace("−", "-").replace("–", "-").replace("×", "*").replace("÷", "/").replace("!", "x")
    text = re.sub(r"k([hl])", r"\1", text, flags=re.IGNORECASE)
    return re.sub(r"d([hl])(\d*)", _dropped, text, flags=re.IGNORECASE)


def _dropped(found: "re.Match[str]") -> str:
    return f"{'l' if found[1].lower() == 'h' else 'h'}(-{found[2] or 1})"


# What can be thrown, whatever comes up: every number is known beforehand but the faces.


class Pool(Struct, frozen=True):
    dice: int
    faces: int


class Handled(Struct, frozen=True):
    """Dice of which some are kept, thrown again or thrown on top."""

    how: str
    """high, low, explode or again."""
    of: "Pool | Handled"
    number: int


class Count(Struct, frozen=True):
    """How many dice show at least so much."""

    of: Pool | Handled
    least: int


class Sum(Struct, frozen=True):
    parts: tuple[tuple[int, "Part"], ...]
    """Each with its sign."""


class Product(Struct, frozen=True):
    parts: tuple["Part", ...]
    over: bool = False
    """Divided, rounding down, by a plain number."""


Part = int | Pool | Handled | Count | Sum | Product


@functools.lru_cache(256)
def read(notation: str) -> Part:
    """What is to be thrown; BadDice where it cannot be."""
    if len(notation) > LONGEST:
        raise BadDice("dice-long", most=LONGEST)
    if len(re.findall(r"\d+", notation)) > MOST_TERMS:
        raise BadDice("dice-terms", most=MOST_TERMS)
    text = _usual(notation)
    try:
        (root,) = dice.parse_expression(text)
    except ParseBaseException as error:
        rest = text[error.loc : error.loc + 12].strip()
        raise (BadDice("dice-unread", rest=rest) if rest else BadDice("dice-unfinished")) from None
    except (RecursionError, ValueError, TypeError, ArithmeticError, AttributeError):
        raise BadDice("dice-tangled") from None
    reader = _Reader()
    part = reader.part(root)
    if not reader.dice:
        raise BadDice("dice-none")
    return part


class _Reader:
    def __init__(self) -> None:
        self.dice = self._products = 0

    def part(self, node: Any) -> Part:
        match node:
            case int():
                return _number(node)
            case tree.Add() | tree.Sub():
                sign = -1 if isinstance(node, tree.Sub) else 1
                first, *rest = [self.part(operand) for operand in node.original_operands]
                return Sum(((1, first), *[(sign, part) for part in rest]))
            case tree.Negate():
                return Sum(((-1, self.part(node.original_operands[0])),))
            case tree.Mul() | tree.Div():
                return self._product(node)
            case tree.Successes():
                return Count(self._dice(node.original_operands[0]), _number(node.original_operands[1]))
            case tree.Total():
                return self.part(node.original_operands[0])
        return self._dice(node)

    def _product(self, node: Any) -> Product:
        parts = tuple([self.part(operand) for operand in node.original_operands])
        self._products += len(parts) - 1
        if self._products > PRODUCTS:
            raise BadDice("dice-products", most=PRODUCTS)
        over = isinstance(node, tree.Div)
        if over and not all(isinstance(part, int) and part > 0 for part in parts[1:]):
            raise BadDice("dice-divide")
        return Product(parts, over)

    def _dice(self, node: Any) -> Pool | Handled:
        match node:
            case tree.Dice():
                return self._pool(node)
            case tree.Highest() | tree.Lowest() | tree.Explode() | tree.Reroll():
                return self._handled(node)
        raise BadDice("dice-combined")

    def _pool(self, node: Any) -> Pool:
        if not isinstance(node.amount, int) or not isinstance(node.max_value, int):
            raise BadDice("dice-plain")
        fate = type(node) is tree.FudgeDice
        if type(node) not in (tree.Dice, tree.FudgeDice) or (fate and node.max_value != 1):
            raise BadDice("dice-kinds")
        if not 1 <= node.amount <= MOST_DICE - self.dice:
            raise BadDice("dice-amount", most=MOST_DICE)
        if not fate and not 2 <= node.max_value <= MOST_FACES:
            raise BadDice("dice-faces", most=MOST_FACES)
        self.dice += node.amount
        return Pool(int(node.amount), FATE if fate else int(node.max_value))

    def _handled(self, node: Any) -> Handled:
        of = self._dice(node.original_operands[0])
        pool = of
        while isinstance(pool, Handled):
            pool = pool.of
        given = _number(node.original_operands[1]) if len(node.original_operands) > 1 else None
        least, most = (-1, 1) if pool.faces == FATE else (1, pool.faces)
        match node:
            case tree.Explode():
                if given is not None and given <= least:
                    raise BadDice("dice-endless")
                return Handled("explode", of, most if given is None else given)
            case tree.Reroll():
                return Handled("again", of, least if given is None else given)
        return Handled("high" if isinstance(node, tree.Highest) else "low", of, -1 if given is None else given)


def _number(node: Any) -> int:
    if not isinstance(node, int):
        raise BadDice("dice-number")
    if abs(node) > MOST_NUMBER:
        raise BadDice("dice-high", most=MOST_NUMBER)
    return int(node)
