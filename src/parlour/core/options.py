"""Options from the lobby's form: every key one the game knows, every value one it names. Nothing about any game."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from parlour.core.game import Option, RuleViolation
from parlour.core.house import core_says
from parlour.core.phrasebook import listed


def settled(options: Sequence[Option], chosen: Mapping[str, str], any_rule: str) -> dict[str, str | int]:
    """What was chosen, numbers as numbers; or RuleViolation with what would be right."""
    known = {option.key: option for option in options}
    out: dict[str, str | int] = {}
    for key, value in chosen.items():
        option = known.get(key)
        if option is None:
            raise RuleViolation(
                "bad-option", any_rule, core_says("no-option", key=key), core_says.part("no-option", "cure")
            )
        out[key] = _value(option, value)
    return out


def _value(option: Option, value: str) -> str | int:
    if option.values:
        if value in [choice.value for choice in option.values]:
            return value
        raise _bad(option, "option-value", value=value, values=listed([one.value for one in option.values], "or"))
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 10 and option.least <= int(value) <= option.most:
        return int(value)
    raise _bad(option, "option-number", least=option.least, most=option.most)


def _bad(option: Option, key: str, **known: str | int) -> RuleViolation:
    why, cure = core_says(key, label=option.label, **known), core_says.part(key, "cure", **known)
    return RuleViolation("bad-option", option.rule, why, cure)


def altered(options: Struct) -> dict[str, str]:
    """What is played otherwise than as written."""
    as_written = type(options)()
    values = {key: getattr(options, key) for key in options.__struct_fields__}
    return {key: str(value) for key, value in values.items() if value != getattr(as_written, key)}
