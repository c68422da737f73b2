"""One judgement a command: what may be done and why not are two readings of the same named conditions.

A `Move` lists a command's fields in the order in which they are judged. A field says which things this seat may know
of (`of`) and which conditions forbid one of them (`unless`). A condition is a plain function, True where it forbids;
its name is the key of its sentence in words/. Its parameters say what it needs to know: `state`, `seat`, `it` (the
thing in question), an earlier field by its name, or something `given`. Things are the things themselves (a Creature),
not the ids that mean them.

`Move.wrong` is what is legal; `Move.offers` is what is left. Three habits: `of` is bounded by what the seat may know,
so that no refusal betrays anything; a condition never looks at an offer; the more special condition stands first."""

from parlour.core.judge.field import Field, Kept
from parlour.core.judge.move import Move, Wrong
from parlour.core.judge.questions import Asking, about, names, waived
from parlour.core.judge.things import FLAG, YES, Each, One, Sets, Some
from parlour.core.judge.values import Count, Spans, Words

__all__ = [
    "FLAG",
    "YES",
    "Asking",
    "Count",
    "Each",
    "Field",
    "Kept",
    "Move",
    "One",
    "Sets",
    "Some",
    "Spans",
    "Words",
    "Wrong",
    "about",
    "names",
    "waived",
]
