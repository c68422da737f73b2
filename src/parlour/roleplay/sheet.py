"""The table as text, for the terminal: what every game with a cast begins with. Made from a view alone."""

from typing import Any

from parlour.roleplay.desk import SAY
from parlour.roleplay.phrases import listed


class TableText:
    """One view, and how things in it are called."""

    def __init__(self, public: Any, private: Any, seat: int | None, people: tuple[Any, ...]) -> None:
        self.public, self.private, self.seat = public, private, seat
        self.people = (*people, *(private.hidden if private is not None else ()))
        self.sheets = {one.who: one for one in private.sheets} if private is not None else {}

    def name(self, who: str) -> str:
        return next((one.name for one in self.people if one.id == who), SAY("somebody"))

    def names(self, who: tuple[str, ...]) -> str:
        return listed([self.name(one) for one in who])

    def seat_name(self, seat: int) -> str:
        name: str = self.public.people[seat] if 0 <= seat < len(self.public.people) else ""
        leads = seat == self.public.gm or seat < 0
        return name or (SAY("within-gm") if leads else SAY("within-player", number=seat))
