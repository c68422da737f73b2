"""Making up what a seat may not know: words, numbers, and other people's desks. For worlds it cannot tell from the real
one."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from parlour.core.chance import Chance
from parlour.roleplay.desk import Desk, Note, Receipt, kept_notes, seen_looks, shown_plans

_WORDS = (
    "nobody knows this",
    "the floor gives way",
    "paid by the other side",
    "cannot swim",
    "a door behind the shelf",
    "loved once",
    "lit fuse",
    "the key is a copy",
    "sworn to silence",
    "it was never locked",
    "afraid of bells",
    "somebody is watching",
)
_NUMBERS = tuple([str(number) for number in range(256)])


class Maker:
    """Made-up things, by chance."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def one(self, count: int) -> int:
        """A number below `count`."""
        return self._chance.draw(bytes(range(count)), 1, _NUMBERS)[0]

    def order(self, count: int) -> tuple[int, ...]:
        """The numbers below `count`, shuffled."""
        return tuple(self._chance.draw(bytes(range(count)), count, _NUMBERS))

    def words(self) -> str:
        return f"{_WORDS[self.one(len(_WORDS))]} {self.one(100)}"

    def like(self, value: str) -> str:
        """Another value of the same kind: a number, yes or no, words."""
        if value in ("yes", "no"):
            return ("yes", "no")[self.one(2)]
        return str(self.one(10)) if value.lstrip("-").isdecimal() else self.words()


def other_desk(
    desk: Desk, seat: int | None, make: Maker, veiled: Callable[[str], bool], seen: Sequence[str] = ()
) -> Desk:
    """Notes of others are their own business, plans the leader's; pleas are between a seat and who leads; of a receipt
    for what is hidden only why there is one is told. Everybody saw the values of the fields in `seen` when they were
    changed."""
    notes = tuple([own if at == seat else _notes(make, kept_notes(own, seat)) for at, own in enumerate(desk.notes)])
    if seat == desk.gm:
        return replace(desk, notes=notes)
    pleas = tuple([plea if plea.seat == seat else replace(plea, words=make.words(), command="") for plea in desk.pleas])
    return replace(
        desk,
        notes=notes,
        pleas=pleas,
        plans=shown_plans(desk, seat),
        looks=seen_looks(desk, seat),
        receipts=tuple(
            [_receipt(one, make) if veiled(one.what) and one.field not in seen else one for one in desk.receipts]
        ),
    )


def _receipt(one: Receipt, make: Maker) -> Receipt:
    return replace(one, before=make.like(one.before), after=make.like(one.after))


def _notes(make: Maker, known: tuple[Note, ...]) -> tuple[Note, ...]:
    """Other ones beside those she may read."""
    free = [number for number in range(1, make.one(3) + 2) if number not in [note.id for note in known]]
    return (*known, *[Note(number, make.words(), make.words()) for number in free])
