"""Why a helper of the talents (2.16 to 2.22) cannot be called."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from parlour.core.game import RuleViolation
from parlour.games.yags import moves as m
from parlour.games.yags.model import State
from parlour.games.yags.rules.ask import creature, open_check, seat_of
from parlour.games.yags.rules.explain_calls import all_in_scene, called, untriable
from parlour.games.yags.rules.explain_common import Found, Why, named, no_such, not_ready, seen
from parlour.games.yags.rules.framing import MOST_OBSERVERS
from parlour.games.yags.rules.situations_hands import OTHER, ways_to_dodge
from parlour.games.yags.rules.situations_senses import HOW, lurking
from parlour.roleplay.desk import called as seated
from parlour.roleplay.explain import led

WATCH = ("Perception", "awareness")


class Roller(NamedTuple):
    who: str
    attribute: str
    skill: str


Rollers = Callable[[Any], Sequence[Roller]]


def calls(rule: str, rollers: Rollers, more: Why | None = None) -> Why:
    """A refusal for each helper: who is in it, with what, and what else may be wrong."""

    def why(state: State, seat: int, command: Any) -> Found:
        found = called(state, seat, rule)
        in_it = rollers(command)
        secret = getattr(command, "hidden", False) or isinstance(command, m.CallLurk | m.CallFilch)
        found = found or all_in_scene(state, seat, [one.who for one in in_it], rule, secret=secret)
        for one in in_it:
            if one.attribute:
                found = found or untriable(state, seat, one.who, one.attribute, one.skill)
        return found or (more(state, seat, command) if more is not None else None)

    return why


Watched = m.CallPocket | m.CallFilch | m.CallConjure | m.CallSneak | m.CallLurk


def _watched(command: Watched, attribute: str, skill: str) -> list[Roller]:
    return [Roller(command.who, attribute, skill), *[Roller(who, *WATCH) for who in command.observers]]


def _observers(state: State, seat: int, command: Watched) -> Found:
    if not command.observers and not isinstance(command, m.CallConjure | m.CallLurk):
        return RuleViolation(
            "nobody-watches",
            "YAG-245",
            "Where nobody watches nothing is opposed.",
            "Name who watches, or call it trivial.",
        )
    if len(command.observers) > MOST_OBSERVERS:
        return RuleViolation("too-many", "YAG-Q64", f"At most {MOST_OBSERVERS} watch.", "Name those who matter.")
    return None


def discover(state: State, seat: int, command: m.Discover) -> Found:
    rule = "YAG-Q75"
    found = called(state, seat, rule)
    looked = lurking(state).get(command.number)
    if found is None and looked is None:
        return RuleViolation(
            "no-such-check", rule, "Nobody here hides by that roll any more.", "Choose somebody who is still unseen."
        )
    if found is None and looked is not None and set(looked) & set(command.observers):
        return RuleViolation(
            "same-one", rule, "Who has looked already does not look again.", "Choose somebody who comes by."
        )
    found = found or all_in_scene(state, seat, command.observers, rule, secret=True)
    for who in command.observers:
        found = found or untriable(state, seat, who, *WATCH)
    if found is None and not 1 <= len(command.observers) <= MOST_OBSERVERS:
        return RuleViolation(
            "too-many", "YAG-Q64", f"Between one and {MOST_OBSERVERS} come by.", "Name those who matter."
        )
    return found


def _charm(command: m.CallCharm) -> list[Roller]:
    others = [Roller(command.toward, "", "")] if command.toward else []
    return [Roller(command.who, "Empathy", "charm"), *others]


def _spot(state: State, seat: int, command: m.CallSpot) -> Found:
    if command.size < 0 or (command.tiny and command.size):
        return RuleViolation(
            "tiny",
            "YAG-270",
            "Below Size 0 things are Tiny, and nothing else.",
            "Give a Size, or a Tiny level with Size 0.",
        )
    return None


def _throw(state: State, seat: int, command: m.CallThrow) -> Found:
    if command.at != OTHER and command.target:
        return RuleViolation(
            "printed",
            "YAG-249",
            "This has its number in the table.",
            "Leave the target at 0, or throw at something else.",
        )
    return None


def _attack(state: State, seat: int, command: m.CallAttack) -> Found:
    one = creature(state, command.who)
    if one.barred and not state.lax:
        return RuleViolation(
            "barred", "YAG-206", f"{named(one)} failed a climb: no attacks this round.", "Wait for the next round."
        )
    return None


def dodge(state: State, seat: int, command: m.Dodge) -> Found:
    rule = "YAG-247"
    check = open_check(state)
    if check is None or check.due != "dodge":
        return RuleViolation("not-now", rule, "Nobody is asked to dodge.", "Look at what is asked above.")
    one = creature(state, check.toward)
    if seat_of(state, one) != seat:
        return RuleViolation(
            "not-yours",
            rule,
            f"{named(one)} is played by {seated(state.desk, seat_of(state, one))}.",
            "Leave it to them.",
        )
    if not command.dodge:
        return RuleViolation("no-skill-needed", rule, "Who lets it come needs no skill.", "Name none.")
    return RuleViolation(
        "bad-skill", rule, "One dodges with brawl or athletics.", f"Choose from {', '.join(ways_to_dodge(state, one))}."
    )


def reaction(state: State, seat: int, command: m.SetReaction) -> Found:
    rule = "YAG-227"
    found = led(state, seat, rule, "changes what people feel")
    for who in (command.who, command.of):
        one = seen(state, seat, who)
        found = found or (no_such(rule) if one is None or one.hidden else not_ready(one, rule))
    if found is None and command.who == command.of:
        return RuleViolation("same-one", rule, "It is about how others feel.", "Choose two different ones.")
    if found is None and not command.why.strip():
        return RuleViolation("no-reason", rule, "A changed impression has a reason.", "Say what happened.")
    return found


WHY: dict[type, Why] = {
    m.CallNotice: calls("YAG-217", lambda command: [Roller(command.who, *WATCH)]),
    m.CallRecall: calls("YAG-216", lambda command: [Roller(command.who, "Intelligence", "awareness")]),
    m.CallSpot: calls("YAG-218", lambda command: [Roller(command.who, *WATCH)], _spot),
    m.CallSneak: calls(
        "YAG-244", lambda command: _watched(command, HOW.get(command.how, "Agility"), "stealth"), _observers
    ),
    m.CallLurk: calls(
        "YAG-Q75", lambda command: _watched(command, HOW.get(command.how, "Agility"), "stealth"), _observers
    ),
    m.Discover: discover,
    m.CallCharm: calls("YAG-225", _charm),
    m.CallLie: calls(
        "YAG-231",
        lambda command: [Roller(command.speaker, "Will", "guile"), Roller(command.listener, "Empathy", "guile")],
    ),
    m.CallInterrogation: calls(
        "YAG-237", lambda command: [Roller(who, "Intelligence", "guile") for who in (command.one, command.other)]
    ),
    m.CallPocket: calls("YAG-239", lambda command: _watched(command, "Dexterity", "sleight"), _observers),
    m.CallFilch: calls("YAG-Q75", lambda command: _watched(command, "Dexterity", "sleight"), _observers),
    m.CallConjure: calls("YAG-241", lambda command: _watched(command, "Dexterity", "sleight"), _observers),
    m.CallThrow: calls("YAG-249", lambda command: [Roller(command.who, "Dexterity", "throw")], _throw),
    m.CallToss: calls(
        "YAG-250", lambda command: [Roller(who, "Dexterity", "throw") for who in (command.who, command.catcher)]
    ),
    m.CallAttack: calls(
        "YAG-247", lambda command: [Roller(command.who, "Dexterity", "throw"), Roller(command.toward, "", "")], _attack
    ),
    m.Dodge: dodge,
    m.SetReaction: reaction,
}
RULES: dict[type, str] = {
    m.CallNotice: "YAG-217",
    m.CallRecall: "YAG-216",
    m.CallSpot: "YAG-218",
    m.CallSneak: "YAG-244",
    m.CallLurk: "YAG-Q75",
    m.Discover: "YAG-Q75",
    m.CallFilch: "YAG-Q75",
    m.CallCharm: "YAG-225",
    m.CallLie: "YAG-231",
    m.CallInterrogation: "YAG-237",
    m.CallPocket: "YAG-239",
    m.CallConjure: "YAG-241",
    m.CallThrow: "YAG-249",
    m.CallToss: "YAG-250",
    m.CallAttack: "YAG-247",
    m.Dodge: "YAG-247",
    m.SetReaction: "YAG-227",
}
