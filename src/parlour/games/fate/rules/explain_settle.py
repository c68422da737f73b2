"""Why something a roll leaves to be settled is refused: costs, searches, trades, and how a hit is absorbed."""

from parlour.core.game import RuleViolation
from parlour.games.fate import moves as m
from parlour.games.fate.content.numbers import WORTH
from parlour.games.fate.model import DEGREES, Character, Choice, State
from parlour.games.fate.rules.ask import character, find_aspect, sees
from parlour.games.fate.rules.explain_common import Found, Why, name, no_roll
from parlour.games.fate.rules.harm import free_places, many_boxes, settles
from parlour.roleplay.desk import called

_KINDS: dict[type, tuple[tuple[str, ...], str, str]] = {
    m.SettleFailure: (("failure",), "FAE-045", "an advantage that failed"),
    m.SettleSearch: (("found", "missed"), "FAE-050", "a search"),
    m.SetCost: (("cost", "serious"), "FAE-059", "a cost"),
    m.AnswerCost: (("accept",), "FAE-059", "a serious cost that is offered"),
    m.SettleRemoval: (("removal",), "FAE-063", "a situation aspect that was overcome"),
    m.Trade: (("trade",), "FAE-074", "an attack with style"),
    m.Absorb: (("absorb",), "FAE-076", "a hit"),
    m.GoDown: (("absorb",), "FAE-078", "a hit"),
    m.NameIt: (("name", "boost"), "FAE-083", "a consequence or a boost without words"),
    m.TellFate: (("fate",), "FAE-079", "somebody taken out"),
}
"""Each command with the choices it settles, the rule, and what there would have to be."""
_ASKS: dict[str, str] = {
    "failure": "whether the advantage comes to be all the same",
    "found": "what was found",
    "missed": "what the search leads to",
    "cost": "the cost",
    "serious": "whether it stands or is passed at a cost",
    "accept": "whether the cost is paid",
    "removal": "whether the aspect is gone",
    "trade": "damage or a boost",
    "absorb": "how the hit is taken",
    "name": "the words of a consequence",
    "boost": "the words of a boost",
    "fate": "what becomes of who was taken out",
}


def not_asked(state: State, seat: int, kind: type) -> Found:
    """Nothing of the kind is to be settled, or somebody else is asked."""
    kinds, rule, what = _KINDS[kind]
    found = no_roll(state, rule)
    roll = state.roll
    if found is not None or roll is None:
        return found
    if not roll.choices:
        return RuleViolation(
            "not-now", rule, f"There is no {what.removeprefix('a ')} to be settled.", "Look at what the roll waits for."
        )
    choice = roll.choices[0]
    if choice.kind not in kinds:
        return RuleViolation(
            "not-now", rule, f"First comes this: {_ASKS[choice.kind]}.", "One thing is settled after another."
        )
    if settles(state, seat, choice):
        return None
    whose = called(state.desk, state.desk.gm if choice.seat < 0 else choice.seat)
    return RuleViolation("not-yours", rule, f"{whose} is asked: {_ASKS[choice.kind]}.", "Wait for the answer.")


def _plain(state: State, seat: int, command: object) -> Found:
    return not_asked(state, seat, type(command))


def failure(state: State, seat: int, command: m.SettleFailure) -> Found:
    return not_asked(state, seat, m.SettleFailure) or RuleViolation(
        "no-text", "FAE-045", "An altered aspect needs words.", "Write it, or let none come to be."
    )


def search(state: State, seat: int, command: m.SettleSearch) -> Found:
    found = not_asked(state, seat, m.SettleSearch)
    if found is not None or state.roll is None:
        return found
    choice = state.roll.choices[0]
    if command.aspect == "none":
        return RuleViolation(
            "found", "FAE-051", "The search did not fail: something is found.", "Say which aspect, or name a new one."
        )
    if command.aspect == "new":
        return RuleViolation("no-text", "FAE-051", "What was found needs words.", "Write the aspect as a short phrase.")
    one = find_aspect(state, command.aspect)
    if one is None or not sees(state, seat, one):
        return RuleViolation(
            "no-such-aspect", "FAE-181", "There is no such hidden aspect.", "Choose a hidden one, or name a new one."
        )
    if not one.hidden:
        return RuleViolation(
            "known-already", "FAE-181", f"{one.text} is in the open already.", "Choose a hidden one, or name a new one."
        )
    where = "the scene" if choice.piece == "scene" else name(state, choice.piece)
    return RuleViolation(
        "elsewhere", "FAE-181", f"{one.text} is not to be found there.", f"The search is about {where}."
    )


def cost(state: State, seat: int, command: m.SetCost) -> Found:
    found = not_asked(state, seat, m.SetCost)
    if found is not None or state.roll is None:
        return found
    if command.how == "stands" and state.roll.choices[0].kind == "cost":
        return RuleViolation(
            "a-tie", "FAE-060", "On a tie the obstacle is passed, at a minor cost.", "Say what it costs."
        )
    return RuleViolation("no-text", "FAE-060", "The cost needs words.", "Say what it costs.")


def name_it(state: State, seat: int, command: m.NameIt) -> Found:
    found = not_asked(state, seat, m.NameIt)
    if found is not None or state.roll is None or command.text.strip():
        return found
    choice = state.roll.choices[0]
    rule, what = ("FAE-007", "A boost") if choice.kind == "boost" else ("FAE-083", f"The {choice.piece} consequence")
    return RuleViolation("no-text", rule, f"{what} needs words.", "Write it as a short phrase.")


def tell_fate(state: State, seat: int, command: m.TellFate) -> Found:
    return not_asked(state, seat, m.TellFate) or (
        None
        if command.text.strip()
        else RuleViolation("no-text", "FAE-079", "The victim's fate needs words.", "Tell what happens.")
    )


# Absorbing


def absorb(state: State, seat: int, command: m.Absorb) -> Found:
    """FAE-077..085."""
    found = not_asked(state, seat, m.Absorb)
    if found is not None or state.roll is None:
        return found
    choice: Choice = state.roll.choices[0]
    person = character(state, choice.who)
    return (
        _boxes(state, person, command.boxes)
        or _places(person, command.consequences)
        or _too_little(state, person, command)
    )


def _numbers(boxes: str) -> list[int] | None:
    parts = boxes.split("+") if boxes else []
    return (
        [int(part) for part in parts]
        if all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts)
        else None
    )


def _boxes(state: State, person: Character, boxes: str) -> Found:
    chosen = _numbers(boxes)
    if chosen is None or any(not 1 <= box <= person.boxes for box in chosen):
        return RuleViolation(
            "no-such-box", "FAE-080", f"{person.name} has no such stress box.", f"There are {person.boxes}; name one."
        )
    if len(set(chosen)) > 1 and not many_boxes(state, person):
        return RuleViolation(
            "two-boxes", "FAE-080", "One stress box at most is ticked for a hit.", "Take the rest as consequences."
        )
    ticked = [box for box in chosen if box in person.ticked]
    if ticked:
        return RuleViolation(
            "ticked", "FAE-080", f"Box {ticked[0]} of {person.name} is ticked already.", "Tick a free one."
        )
    if chosen != sorted(set(chosen)):
        return RuleViolation("bad-value", "FAE-080", "Name each box once, the lowest first.", 'Write "1+3".')
    return None


def _places(person: Character, consequences: tuple[str, ...]) -> Found:
    if consequences and person.kind in ("mook", "group"):
        return RuleViolation(
            "no-consequences", "FAE-173", f"{person.name} takes no consequences.", "Tick a box, or go down."
        )
    if any(degree not in DEGREES for degree in consequences):
        return RuleViolation(
            "no-such-degree", "FAE-082", "Consequences are mild, moderate or severe.", "Choose among these."
        )
    filled = [degree for degree in consequences if degree not in free_places(person)]
    if filled:
        return RuleViolation(
            "filled",
            "FAE-085",
            f"{person.name} has a {filled[0]} consequence already.",
            "There is one of each degree; choose another.",
        )
    if len(set(consequences)) < len(consequences):
        return RuleViolation("twice", "FAE-085", "There is one consequence of each degree.", "Name each once.")
    return None


def _too_little(state: State, person: Character, command: m.Absorb) -> Found:
    assert state.roll is not None
    takes = sum(_numbers(command.boxes) or []) + sum([WORTH[degree] for degree in command.consequences])
    damage = state.roll.damage
    if takes >= damage:
        return None
    return RuleViolation(
        "too-little", "FAE-077", f"The hit is {damage}, and this absorbs {takes}.", "Take more, or be taken out."
    )


WHY: dict[type, Why] = {
    m.SettleFailure: failure, m.SettleSearch: search, m.SetCost: cost, m.AnswerCost: _plain, m.SettleRemoval: _plain,
    m.Trade: _plain, m.Absorb: absorb, m.GoDown: _plain, m.NameIt: name_it, m.TellFate: tell_fate,
}  # fmt: skip
RULES: dict[type, str] = {kind: rule for kind, (_, rule, _) in _KINDS.items()}
