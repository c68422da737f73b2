"""A check set as a card: who tried what, each step of the sum, the die, the total, against what, the outcome. And the
same as one line."""

from parlour.core.phrasebook import Phrasebook
from parlour.core.rolls import RollCard, RollSide, Row, Throw
from parlour.games.yags.content.tables import degree
from parlour.games.yags.model import Check, Side, State, Step
from parlour.games.yags.rules.ask import is_contest
from parlour.games.yags.words.checks import doing, head_words, name_of, outcome_words, reached, side_title
from parlour.games.yags.words.phrases import first_up, listed, minus, part, quoted

SAY = Phrasebook(__package__, "cards")
_DICE = ("YAG-003", "YAG-027", "YAG-028")
"""The rules of the steps that are a die, or stand for one."""


# The roll line


def _split(steps: tuple[Step, ...]) -> tuple[list[Step], Step | None, list[Step], Step | None]:
    """The attribute with its changes, what it is multiplied by, what is added, what halves it all."""
    half = steps[-1] if steps and steps[-1].sign == "÷" else None
    rest = list(steps[:-1] if half is not None else steps)
    at = next((place for place, step in enumerate(rest) if step.sign == "x"), -1)
    return (rest[:at], rest[at], rest[at + 1 :], half) if at >= 0 else ([], None, rest, half)


def _named(step: Step, side: Side) -> str:
    if step.rule == "YAG-003":
        return SAY("die-by-hand" if side.by_hand else "die", face=str(step.amount))
    return part(step.label, abs(step.amount)) if step.rule not in _DICE else step.label


def _added(steps: list[Step], side: Side) -> str:
    """Agility 5 + mastery 1 − load 2"""
    words = ""
    for step in steps:
        sign = "−" if step.amount < 0 else "+"
        words += f" {sign} {_named(step, side)}" if words else f"{'−' if step.amount < 0 else ''}{_named(step, side)}"
    return words


def _product(ability: list[Step], factor: Step, side: Side) -> str:
    first = _added(ability, side)
    if factor.label == "over encumbered":
        return SAY("over-encumbered", sum=first)
    times = "4" if factor.label == "raw attribute" else f"{factor.label} {factor.amount}"
    return f"({first}) × {times}" if len(ability) > 1 else f"{first} × {times}"


def start_line(side: Side, steps: tuple[Step, ...]) -> str:
    """Dexterity 5 × lockpicking 4 + mastery 2; without a skill what it is that is tried."""
    ability, factor, more, _ = _split(steps)
    words = _product(ability, factor, side) if factor is not None else SAY("unskilled", skill=side.skill)
    return _joined(words, _added(more, side))


def _joined(words: str, added: str) -> str:
    if words and added:
        added = f" − {added[1:]}" if added.startswith("−") else f" + {added}"
    return words + added


def roll_line(side: Side) -> str:
    """Dexterity 5 × lockpicking 4 + die 13 = 33"""
    ability, factor, more, half = _split(side.steps)
    words = _joined(_product(ability, factor, side) if factor is not None else "", _added(more, side))
    if half is not None:
        words = SAY("halved-sum", sum=words if len(side.steps) == 2 else f"({words})", why=half_words(half))
    return f"{words} = {minus(side.total)}"


def half_words(step: Step) -> str:
    """Why a total is halved."""
    if step.label in ("default", "unskilled"):
        return SAY(f"half-{step.label}")
    return SAY("half-unfamiliar", name=step.label)


# The card


def rows(side: Side) -> tuple[Row, ...]:
    """Everything but the die, a line each, in the order of the sum."""
    return tuple([_row(step) for step in side.steps if step.rule != "YAG-003"])


def _row(step: Step) -> Row:
    label = SAY("halved", why=half_words(step)) if step.sign == "÷" else step.label
    return Row(first_up(label), step.amount, step.rule, "" if step.sign == "+" else step.sign)


def throws(side: Side) -> tuple[Throw, ...]:
    return (Throw((str(side.die),), "d20", side.die, by_hand=side.by_hand),) if side.die else ()


def _side(state: State, check: Check, at: int) -> RollSide:
    side = check.sides[at]
    name, _, how = side_title(state, check, at).partition(": ")
    title, total = first_up(f"{name} ({how})" if how else name), minus(side.total) if side.mode else ""
    return RollSide(
        title,
        throws(side),
        rows(side),
        total,
        next((at for at, step in enumerate(side.steps) if step.rule == "YAG-003"), len(side.steps)),
    )


def _target(state: State, check: Check) -> tuple[RollSide, ...]:
    """The number to reach, of what it is made up, and what a technique took off it."""
    number = reached(state, check)
    if number is None or check.target is None:
        return ()
    parts = [Row(first_up(part.label), part.amount, part.rule) for part in check.parts]
    made = sum([part.amount for part in check.parts])
    if parts and check.situation == "run" and made != check.target:
        parts.append(Row(first_up(check.gait or SAY("gait")), check.target - made, "YAG-190"))
    if number != check.target:
        parts = parts or [Row(first_up(check.label or SAY("as-called")), check.target, "YAG-005")]
        parts.append(
            Row(
                SAY("specialisation" if check.sides[0].match else "technique"),
                number - check.target,
                "YAG-140" if check.sides[0].match else "YAG-131",
            )
        )
    title = SAY("target-of", label=check.label) if check.label and not check.parts else SAY("target")
    return (RollSide(title, (), tuple(parts), str(number), len(parts)),)


def _note(state: State, check: Check) -> str:
    parts = []
    for side in check.sides:
        name = name_of(state, side.who)
        known = {"who": name, "face": str(side.die), "chance": str(side.fumble)}
        parts += [SAY("fumbles", **known)] if side.fumbled else []
    parts += [SAY("extras", extras=listed(check.extras))] if check.extras else []
    return first_up(" ".join(parts))


def _outcome(state: State, check: Check) -> str:
    """good success; Ann wins, moderate; failure"""
    words = outcome_words(state, check)
    end, named = words.partition(": ")[2] or words, degree(check.level)
    success = check.success and end.startswith(named)
    return end.replace(named, SAY("success", degree=named), 1) if success else end


def roll_card(state: State, check: Check, *, mode: str = "public") -> RollCard:
    sides = (*[_side(state, check, at) for at in range(len(check.sides))], *_target(state, check))
    rules = ("YAG-019",) if is_contest(check) else ("YAG-006", "YAG-012")
    return RollCard(
        head_words(state, check), sides, _outcome(state, check), _note(state, check), rules, mode, deed(state, check)
    )


def deed(state: State, check: Check) -> str:
    """Who does what: Tomas, “pick the lock”."""
    named = doing(state, check) if check.situation or len(check.sides) > 1 else name_of(state, check.sides[0].who)
    own = check.text and not check.task and check.situation != "lie"
    return f"{first_up(named)}{f', {quoted(check.text)}' if own else ''}"


def card_words(state: State, check: Check) -> str:
    """The same as one line: Tomas, “pick the lock”: Dexterity 5 × lockpicking 4 + die 13 = 33 against 20: good."""
    head, end = deed(state, check), outcome_words(state, check)
    if len(check.sides) > 1:
        each = "; ".join([f"{name_of(state, side.who)}: {roll_line(side)}" for side in check.sides])
        return f"{head}. {each}. {first_up(end)}."
    number = minus(check.sides[0].total)
    line = roll_line(check.sides[0])
    rest = end.removeprefix(number) if end.startswith(number) else f": {end}"
    return f"{head}: {line}{rest}."
