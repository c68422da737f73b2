"""Options from the lobby's form: every key one the game knows, every value one it names. Nothing about any game."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from parlour.core.game import Option, RuleViolation


def settled(options: Sequence[Option], chosen: Mapping[str, str], any_rule: str) -> dict[str, str | int]:
    """What was chosen, numbers as numbers; or RuleViolation with what would be right."""
    known = {option.key: option for option in options}
    out: dict[str, str | int] = {}
    for key, value in chosen.items():
        option = known.get(key)
        if option is None:
            raise RuleViolation("bad-option", any_rule, f"There is no option {key!r}.", "Choose from the form.")
        out[key] = _value(option, value)
    return out


def _value(option: Option, value: str) -> str | int:
    if option.values:
        if value in [choice.value for choice in option.values]:
            return value
        listed = ", ".join([choice.value for choice in option.values])
        raise RuleViolation(
            "bad-option", option.rule, f"{option.label} cannot be {value!r}.", f"Choose one of {listed}."
        )
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 10 and option.least <= int(value) <= option.most:
        return int(value)
    bounds = f"a whole number from {option.least} to {option.most}"
    raise RuleViolation("bad-option", option.rule, f"{option.label} is {bounds}.", f"Enter {bounds}.")


def altered(options: Struct) -> dict[str, str]:
    """What is played otherwise than as written."""
    as_written = type(options)()
    values = {key: getattr(options, key) for key in options.__struct_fields__}
    return {key: str(value) for key, value in values.items() if value != getattr(as_written, key)}
