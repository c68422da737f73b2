"""What yes, no and nothing mean in a field of a form."""

from msgspec import Struct


class ChoiceWord(Struct, frozen=True):
    field: str
    value: str
    text: str


_NOTHING = {
    "ability": "No ability",
    "unit": "Time does not matter",
    "augments": "It stands alone",
    "task": "Something new",
    "target": "Nobody",
    "part": "Not said yet",
}
_EITHER = {
    "letter": ("A letter to the next Dealer", "A note for me, sealed with the chapter"),
    "violent": ("A fight", "No fight"),
    "permanent": ("Lasting: a part is lost", "It will heal"),
    "bleeding": ("Would bleed to death", "Not bleeding badly"),
    "unbroken": ("Unbroken", "Broken"),
    "weapon": ("With a weapon", "Bare-handed"),
    "here": ("Comes back", "Leaves"),
    "parked": ("Away: the Dealer plays it", "Back"),
    "settled": ("Answered", "Open again"),
    "sure": ("Yes, I am sure", "Not yet"),
}
CHOICES = (
    *[ChoiceWord(field, "", text) for field, text in _NOTHING.items()],
    *[
        ChoiceWord(field, value, text)
        for field, both in _EITHER.items()
        for value, text in zip(("true", "false"), both, strict=True)
    ],
)
