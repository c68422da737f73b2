"""What yes, no and nothing mean in a field of a form."""

from msgspec import Struct

from parlour.core.phrasebook import Phrasebook

SAY = Phrasebook(__package__, "choices")
_NOTHING = ("ability", "unit", "augments", "task", "target", "part")
_EITHER = (
    "letter",
    "violent",
    "permanent",
    "bleeding",
    "unbroken",
    "weapon",
    "here",
    "parked",
    "settled",
    "sure",
)


class ChoiceWord(Struct, frozen=True):
    field: str
    value: str
    text: str


def choices() -> tuple[ChoiceWord, ...]:
    return (
        *[ChoiceWord(field, "", SAY(field)) for field in _NOTHING],
        *[ChoiceWord(field, value, SAY(f"{field}-{value}")) for field in _EITHER for value in ("true", "false")],
    )
