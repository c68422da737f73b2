"""One judgement a command: what may be done and why not are two readings of the same named conditions.

A `Move` lists a command's fields in the order in which they are judged. A field says which things this seat may know
of (`of`) and which conditions forbid one of them (`unless`). A condition is a plain function, True where it forbids;
its name is the key of its sentence in words/. Its parameters say what it needs to know: `state`, `seat`, `it` (the
thing in question), an earlier field by its name, or something `given`. Things are the things themselves (a Creature),
not the ids that mean them.

`Move.wrong` is what is legal; `Move.offers` is what is left. Three habits: `of` is bounded by what the seat may know,
so that no refusal betrays anything; a condition never looks at an offer; the more special condition stands first."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import signature
from itertools import product
from operator import itemgetter
from typing import Any, NamedTuple

from parlour.core.offers import Ask, Assign, Choose, Form, Number, Offer, Pick, Piece, Text

Question = Callable[..., Any]
Known = list[Any]
"""State, seat, then two places a field: the thing, and the piece that means it; what was given; where
everything is asked for, last, what was looked up already."""
Reader = Callable[[Known], Any]
Order = dict[str, int]
"""Where in what is known something stands, by its name."""
FLAG = (False, True)


class Wrong(NamedTuple):
    """What is wrong with a command: the field (empty: the moment, or the whole), the condition, what was known then."""

    field: str
    key: str
    known: dict[str, Any]


# Questions


class Asking:
    """A question put otherwise than it was written."""

    def __init__(self, question: Question, asks: tuple[str, ...], *, waived: bool = False) -> None:
        self.question, self.names, self.waived, self.__name__ = question, asks, waived, question.__name__


def waived(condition: Any) -> Asking:
    """A condition the game master may lay aside."""
    return Asking(_bare(condition), names(condition), waived=True)


def about(question: Any, **fields: str) -> Asking:
    """The same question about other fields: about(no_such_attribute, who="other")."""
    asks = tuple([fields.get(name, name) for name in names(question)])
    return Asking(_bare(question), asks, waived=getattr(question, "waived", False))


def names(question: Any) -> tuple[str, ...]:
    """What it asks for; a plain value asks for nothing."""
    if isinstance(question, Asking):
        return question.names
    return tuple(signature(question).parameters) if callable(question) else ()


def _bare(question: Any) -> Question:
    return question.question if isinstance(question, Asking) else question


def _reader(question: Any, order: Order, at: int = 0) -> Reader:
    """The question, asked of what is known; `at` is where `it` stands."""
    if not callable(question) and not isinstance(question, Asking):
        return lambda known: question
    bare = _bare(question)
    places = [at if name == "it" else order[name] for name in names(question)]
    match places:
        case []:
            return lambda known: bare()
        case [one]:
            return lambda known: bare(known[one])
        case [one, two]:
            return lambda known: bare(known[one], known[two])
        case [one, two, three]:
            return lambda known: bare(known[one], known[two], known[three])
        case [one, two, three, four]:
            return lambda known: bare(known[one], known[two], known[three], known[four])
        case _:
            get = itemgetter(*places)
            return lambda known: bare(*get(known))


class Conditions:
    """Conditions of one field, or of the moment, asked one after another; none of them where `clear` says that none
    forbids."""

    def __init__(self, conditions: Sequence[Any], order: Order, at: int = 0, clear: Question | None = None) -> None:
        self.asked: list[tuple[Reader, str, bool]] = [
            (_reader(one, order, at), one.__name__, getattr(one, "waived", False)) for one in conditions
        ]
        self.clear = _reader(clear, order, at) if clear is not None else None

    def first(self, known: Known) -> str:
        """The name of the first that forbids; empty where none does."""
        if self.clear is not None and self.clear(known):
            return ""
        for forbids, key, waivable in self.asked:
            if forbids(known) and not (waivable and known[0].lax):
                return key
        return ""


# Fields

_STEPS: dict[tuple[int, Any], int] = {}


def _number(before: int, question: Any) -> int:
    """The number of a step after another one: the same question there has the same number everywhere."""
    bare = _bare(question)
    return _STEPS.setdefault((before, bare if callable(bare) else id(bare)), len(_STEPS) + 1)


def _pieces(things: Any) -> Iterable[tuple[Piece, Any]]:
    """Things by the piece that means them: as a mapping says, else by their id, else themselves."""
    return things.items() if type(things) is dict else [(getattr(one, "id", one), one) for one in things]


class Field:
    """What is asked in one field of a command: only where `only` is so, else it stays `empty`; `apart`: nothing that
    stands in that other field.

    For a game that makes its own offers, for speed: `of` may ask for the `piece` that was named and answer with what it
    means, or None; `clear` is a quick question that says yes only where none of the conditions forbids, and a law holds
    it to that."""

    empty: Any = ""
    reasons: tuple[str, ...] = ("unknown",)
    """Why a value may not fit, beside the conditions."""
    together: tuple[Any, ...] = ()
    several = True
    clear: Question | None = None

    def __init__(self, unless: Sequence[Any], only: Question | None, apart: str, **asked: Any) -> None:
        self.unless, self.only, self.apart, self.asked = tuple(unless), only, apart, asked
        self.looks_up = "piece" in names(asked.get("of"))

    def uses(self) -> set[str]:
        """The fields it hangs on, beside those that say whether it is asked at all."""
        return {name for one in (*self.unless, *self.together, *self.asked.values()) for name in names(one)}

    def bind(self, at: int, order: Order) -> None:
        self.at = at
        order = {**order, "piece": at + 1} if self.looks_up else order
        self.conditions = Conditions(self.unless, order, at, self.clear)
        self.is_asked = _reader(self.only, order) if self.only is not None else None
        self.read = {name: _reader(question, order, at) for name, question in self.asked.items()}
        self.steps, self.later = self._steps()

    def _steps(self) -> tuple[list[tuple[int, Reader, bool]], list[tuple[Reader, bool]]]:
        """What is looked up and sorted out alike wherever these things are asked for under these conditions, each step
        by its number; and the conditions that hang on other fields, with those after them."""
        asked = [(forbids, waivable) for forbids, _, waivable in self.conditions.asked]
        of = self.asked.get("of", ())
        if not set(names(of)) <= {"state", "seat"}:
            return [], asked
        steps = [(_number(0, of), self.read.get("of", _reader((), {})), False)]
        for condition, (forbids, waivable) in zip(self.unless, asked, strict=True):
            if not set(names(condition)) <= {"state", "seat", "it"}:
                break
            steps.append((_number(steps[-1][0], condition), forbids, waivable))
        return steps, asked[len(steps) - 1 :]

    def things(self, known: Known) -> Iterable[tuple[Piece, Any]]:
        """What this seat may know of, and no condition forbids that hangs on nothing else: sorted out once for all
        commands."""
        if not self.steps:
            return _pieces(self.read["of"](known))
        looked: dict[int, list[tuple[Piece, Any]]] = known[-1]
        last = looked.get(self.steps[-1][0])
        return last if last is not None else self._sorted_out(known, looked)

    def _sorted_out(self, known: Known, looked: dict[int, list[tuple[Piece, Any]]]) -> list[tuple[Piece, Any]]:
        (number, of, _), *conditions = self.steps
        found = looked.get(number)
        if found is None:
            found = looked[number] = list(_pieces(of(known)))
        for number, forbids, waivable in conditions:
            left = looked.get(number)
            if left is None:
                left = found
                if not (waivable and known[0].lax):
                    left = []
                    for pair in found:
                        known[self.at] = pair[1]
                        if not forbids(known):
                            left.append(pair)
                looked[number] = left
            found = left
        return found

    def forbidden(self, known: Known) -> bool:
        """By a condition that is not sorted out beforehand."""
        for forbids, waivable in self.later:
            if forbids(known) and not (waivable and known[0].lax):
                return True
        return False

    def lookup(self, known: Known) -> Callable[[Piece], Any]:
        """What a piece means here, or None."""
        of = self.read["of"]
        if not self.looks_up:
            return dict(_pieces(of(known))).get

        def find(piece: Piece) -> Any:
            known[self.at + 1] = piece
            return of(known)

        return find

    def allowed(self, known: Known) -> list[tuple[Piece, Any]]:
        """What no condition forbids."""
        things, at = self.things(known), self.at
        if not self.later:
            return list(things)
        found = []
        for pair in things:
            known[at] = pair[1]
            if not self.forbidden(known):
                found.append(pair)
        return found

    def is_sure(self) -> bool:
        """There is always something that can be filled in."""
        return not self.asked.get("least", 1)

    def asks(self, known: Known) -> list[Ask]:
        """What may be asked, with what is known of the fields before."""
        raise NotImplementedError

    def wrong(self, known: Known, value: Any) -> str:
        """What forbids this value; empty where nothing does."""
        raise NotImplementedError


class One(Field):
    """One of the things this seat may know of, unless a condition forbids it."""

    several = False

    def __init__(
        self,
        of: Any,
        *,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        apart: str = "",
        empty: Any = "",
        clear: Question | None = None,
    ) -> None:
        super().__init__(unless, only, apart, of=of)
        self.empty, self.clear = empty, clear
        if of is FLAG:
            self.reasons = ()

    def is_sure(self) -> bool:
        return not names(of := self.asked["of"]) and not self.unless and not callable(of) and bool(of)

    def wrong(self, known: Known, value: Any) -> str:
        if self.looks_up:
            known[self.at + 1] = value
            known[self.at] = self.read["of"](known)
            return "unknown" if known[self.at] is None else self.conditions.first(known)
        things = self.read["of"](known)
        if type(things) is dict and type(value) is str:
            things = {value: things[value]} if value in things else {}
        for piece, thing in _pieces(things):
            if piece == value and type(piece) is type(value):
                known[self.at], known[self.at + 1] = thing, piece
                return self.conditions.first(known)
        return "unknown"


class Some(Field):
    """Several of them; `alike`: all of one kind; `worth`, `reach` and `enough`: as Choose has them. `together`:
    conditions of all of them at once, which no offer of ours can express."""

    empty = ()

    def __init__(
        self,
        of: Any,
        *,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        apart: str = "",
        ordered: bool = False,
        least: Any = 1,
        most: Any = 99,
        alike: Any = 0,
        worth: Any = 0,
        reach: Any = 0,
        enough: Any = 0,
        together: Sequence[Any] = (),
        clear: Question | None = None,
    ) -> None:
        bounds = {"least": least, "most": most, "alike": alike, "worth": worth, "reach": reach, "enough": enough}
        super().__init__(unless, only, apart, of=of, **bounds)
        self.ordered, self.together, self.clear = ordered, tuple(together), clear
        faults = {"mixed": alike, "too_few": least, "too_many": most != 99, "too_little": reach, "needless": enough}
        self.reasons = ("unknown", "twice", *[key for key, asked in faults.items() if asked])
        self.counted = bool(alike or worth or reach or enough)

    def is_sure(self) -> bool:
        return not self.asked["least"] and not self.asked["reach"]

    def bind(self, at: int, order: Order) -> None:
        super().bind(at, order)
        self.all_conditions = Conditions(self.together, order, at)

    def _bounds(self, known: Known) -> list[int]:
        return [self.read[name](known) for name in ("least", "most", "reach", "enough")]

    def asks(self, known: Known) -> list[Ask]:
        kinds: dict[Any, tuple[list[Piece], list[int]]] = {}
        for piece, thing in self.allowed(known):
            known[self.at] = thing
            pieces, worths = kinds.setdefault(self.read["alike"](known), ([], []))
            pieces.append(piece)
            worths.append(self.read["worth"](known))
        least, most, reach, enough = self._bounds(known)
        return [
            Choose(
                tuple(pieces),
                least,
                min(most, len(pieces)),
                self.ordered,
                tuple(worths) if reach or enough else (),
                reach,
                enough,
                bool(self.apart),
            )
            for pieces, worths in kinds.values() or [([], [])]
            if min(most, len(pieces)) >= least and sum(worths) >= reach
        ]

    def wrong(self, known: Known, value: tuple[Piece, ...]) -> str:
        look, kinds, worths = self.lookup(known), set(), []
        for piece in value:
            known[self.at] = thing = look(piece)
            if thing is None:
                known[self.at] = str(piece)
                return "unknown"
            if found := self.conditions.first(known):
                return found
            if self.counted:
                kinds.add(self.read["alike"](known))
                worths.append(self.read["worth"](known))
        known[self.at] = value
        return self._amiss(known, value, len(kinds), worths) or self.all_conditions.first(known)

    def _amiss(self, known: Known, value: tuple[Piece, ...], kinds: int, worths: list[int]) -> str:
        if len(set(value)) < len(value):
            return "twice"
        if kinds > 1:
            return "mixed"
        if len(value) < self.read["least"](known):
            return "too_few"
        if len(value) > self.read["most"](known):
            return "too_many"
        if not self.counted:
            return ""
        if sum(worths) < self.read["reach"](known):
            return "too_little"
        enough = self.read["enough"](known)
        return "needless" if enough and worths and sum(worths) - min(worths) >= enough else ""


class Each(Field):
    """Any of these, each to one of the things in `to`; a condition may ask for the `target` too."""

    empty = ()

    def __init__(
        self,
        of: Any,
        *,
        to: Any,
        unless: Sequence[Any] = (),
        only: Question | None = None,
        least: Any = 0,
        clear: Question | None = None,
    ) -> None:
        super().__init__(unless, only, "", of=of, to=to, least=least)
        self.clear = clear
        self.reasons = ("unknown", "unknown_target", "twice", *["too_few"] * bool(least))

    def bind(self, at: int, order: Order) -> None:
        super().bind(at, {**order, "target": at + 1})

    def asks(self, known: Known) -> list[Ask]:
        found: dict[Piece, list[Piece]] = {}
        for target, thing in list(_pieces(self.read["to"](known))):
            known[self.at + 1] = thing
            for piece, _ in self.allowed(known):
                found.setdefault(piece, []).append(target)
        least = self.read["least"](known)
        return (
            [Assign(tuple([(piece, tuple(to)) for piece, to in found.items()]), least)] if len(found) >= least else []
        )

    def wrong(self, known: Known, value: tuple[tuple[Piece, Piece], ...]) -> str:
        look, to = self.lookup(known), dict(_pieces(self.read["to"](known)))
        for piece, target in value:
            thing = look(piece)
            known[self.at], known[self.at + 1] = str(piece) if thing is None else thing, to.get(target, str(target))
            if thing is None:
                return "unknown"
            if target not in to:
                return "unknown_target"
            if found := self.conditions.first(known):
                return found
        known[self.at] = value
        if len({piece for piece, _ in value}) < len(value):
            return "twice"
        return "too_few" if len(value) < self.read["least"](known) else ""


class Count(Field):
    """A whole number."""

    empty = 0
    reasons = ("too_low", "too_high")

    def __init__(self, least: Any, most: Any, *, only: Question | None = None) -> None:
        super().__init__((), only, "", least=least, most=most)

    def is_sure(self) -> bool:
        least, most = self.asked["least"], self.asked["most"]
        return isinstance(least, int) and isinstance(most, int) and least <= most

    def asks(self, known: Known) -> list[Ask]:
        least, most = self.read["least"](known), self.read["most"](known)
        return [Number(least, most)] if least <= most else []

    def wrong(self, known: Known, value: int) -> str:
        if value < self.read["least"](known):
            return "too_low"
        return "too_high" if value > self.read["most"](known) else ""


class Words(Field):
    """Words of the player's own."""

    def __init__(self, most: int, least: Any = 1, *, only: Question | None = None, suggest: Any = ()) -> None:
        super().__init__((), only, "", least=least, suggest=suggest)
        self.most = most
        self.reasons = (*["wordless"] * bool(least), "too_long")

    def is_sure(self) -> bool:
        return True

    def asks(self, known: Known) -> list[Ask]:
        return [Text(self.most, self.read["suggest"](known), self.read["least"](known))]

    def wrong(self, known: Known, value: str) -> str:
        if len(value.strip()) < self.read["least"](known):
            return "wordless"
        return "too_long" if len(value) > self.most else ""


# Commands

Way = tuple[tuple[Ask | None, ...], bool]
"""What is asked, field by field (None: it is not asked), and whether play waits for it."""


class Move:
    """A command, its fields in the order in which they are judged, which need not be that of the command.

    `rule`: cited where a sentence names none. `unless`: when it cannot be done at all. `given`: what is looked up once
    the moment is right, and asked for by name. `owed`: play waits for it. `reading`: conditions that no offer can
    express, asked of a whole command. `decided`: so many of the command's first fields are spelled out, an offer for
    each value. `clear(state, seat)`: says quickly, where it says yes, that nothing in `unless` forbids."""

    def __init__(
        self,
        command: Any,
        fields: Mapping[str, Field],
        *,
        rule: str = "",
        unless: Sequence[Any] = (),
        given: dict[str, Question] | None = None,
        owed: Any = False,
        reading: Sequence[Any] = (),
        decided: int = 0,
        clear: Callable[[Any, int], bool] | None = None,
    ) -> None:
        self.clear, self.decided = clear, decided
        self.command, self.tag, self.rule = command, command.__struct_config__.tag, rule
        self.names, self.fields, self.unknown = list(fields), list(fields.values()), [None] * (2 * len(fields))
        self.unless, self.reading, self.owed = tuple(unless), tuple(reading), names(owed)
        self.at: Order = {name: 2 + 2 * at for at, name in enumerate(fields)}
        self.order: Order = {**self.at, "state": 0, "seat": 1}
        self.given = [_reader(question, self.order) for question in (given or {}).values()]
        self.order |= {name: 2 + 2 * len(fields) + at for at, name in enumerate(given or {})}
        """Who asks is `seat`, also where a field is called so."""
        self.moment, self.whole = Conditions(self.unless, self.order), Conditions(self.reading, self.order)
        self.is_owed, self.may_be_owed = _reader(owed, self.order), owed is not False
        for name, field in fields.items():
            field.bind(self.at[name], self.order)
        self.hangs = [field.uses() | set(names(field.only)) for field in self.fields]
        self.parts = self._parts()
        self.places = [self.names.index(name) for name in command.__struct_fields__]
        self.has_apart = any([field.apart for field in self.fields])
        doubtful = [[at for at in range(*part) if not self.fields[at].is_sure()] for part in self.parts]
        self.doubtful = [
            (start, found[-1] + 1) for (start, _), found in zip(self.parts, doubtful, strict=True) if found
        ]
        """Of each part as much as has to be looked at to know whether it can be filled in."""
        asked = command.__struct_fields__[: len(fields) - len(command.__struct_defaults__)]
        self.empty = {name: fields[name].empty for name in asked}
        """What stands in a field that is not asked and has no default of its own."""

    def _parts(self) -> list[tuple[int, int]]:
        """Runs of fields none of which hangs on a field before its run: each may be answered by itself."""
        said = [at for at, name in enumerate(self.names) if name in self.owed]
        cuts = [
            at
            for at in range(1, len(self.names))
            if not set(self.names[:at]) & set[str]().union(*self.hangs[at:]) and not (said and said[0] < at <= said[-1])
        ]
        parts = list(zip([0, *cuts], [*cuts, len(self.names)], strict=True)) if self.names else [(0, 0)]
        self.told = next(end for _, end in parts if not said or end > said[-1])
        """The end of the part that says whether play waits for it."""
        ends = [end for start, end in parts for _ in range(start, end)]
        self.leads_on = [
            any(name in later for later in (*self.hangs[at + 1 : ends[at]], self.owed))
            for at, name in enumerate(self.names)
        ]
        """Whether what is answered there matters to what follows."""
        return parts

    def is_open(self, state: Any, seat: int) -> bool:
        """The moment is right: whether anything can be filled in is another question."""
        return bool(self.clear is not None and self.clear(state, seat)) or not self.moment.first([state, seat])

    # What is offered

    def _known(self, state: Any, seat: int) -> Known:
        known = [state, seat, *self.unknown]
        return [*known, *[look(known) for look in self.given]] if self.given else known

    def ways(self, state: Any, seat: int) -> list[list[Way]]:
        """For each part, everything that may be answered; nothing at all where one cannot be."""
        if not self.is_open(state, seat):
            return []
        known = [*self._known(state, seat), {}]
        found = [self._ways(start, end, known) for start, end in self.parts]
        return found if all(found) else []

    def _ways(self, at: int, end: int, known: Known) -> list[Way]:
        """Everything that may be answered from this field to the end of its part."""
        if at == end:
            return [((), bool(end == self.told and self.is_owed(known)))]
        field = self.fields[at]
        if field.is_asked is not None and not field.is_asked(known):
            known[field.at], known[field.at + 1] = None, field.empty
            return [((None, *rest), owed) for rest, owed in self._ways(at + 1, end, known)]
        if not isinstance(field, One):
            return [((ask, *rest), owed) for ask in field.asks(known) for rest, owed in self._ways(at + 1, end, known)]
        found = field.allowed(known)
        groups: dict[Way, list[Piece]] = {}
        if found and not self.leads_on[at]:
            everything = [piece for piece, _ in found]
            groups = dict.fromkeys(self._ways(at + 1, end, known), everything)
        else:
            for piece, thing in found:
                known[field.at], known[field.at + 1] = thing, piece
                for way in self._ways(at + 1, end, known):
                    groups.setdefault(way, []).append(piece)
        return [((Pick(tuple(of), bool(field.apart)), *rest), owed) for (rest, owed), of in groups.items()]

    def can(self, state: Any, seat: int, looked: dict[Any, Any]) -> bool:
        """Something can be filled in, if the moment is right."""
        if self.has_apart:
            return bool(self.forms(state, seat))
        known = [*self._known(state, seat), looked]
        for start, end in self.doubtful:
            if not self._has_way(start, end, known):
                return False
        return True

    def _has_way(self, at: int, end: int, known: Known) -> bool:
        if at == end:
            return True
        field = self.fields[at]
        if field.is_asked is not None and not field.is_asked(known):
            known[field.at], known[field.at + 1] = None, field.empty
            return self._has_way(at + 1, end, known)
        if not isinstance(field, One):
            return bool(field.asks(known)) and self._has_way(at + 1, end, known)
        for piece, thing in field.things(known):
            known[field.at], known[field.at + 1] = thing, piece
            if field.forbidden(known):
                continue
            if self._has_way(at + 1, end, known):
                return True
            if not self.leads_on[at]:
                return False
        return False

    def forms(self, state: Any, seat: int) -> list[Form]:
        """Everything that may be done, as it is sent."""
        found = []
        for row in product(*ways) if (ways := self.ways(state, seat)) else ():
            asked = [ask for way, _ in row for ask in way]
            if self.has_apart and not (asked := self._kept_apart(asked)):
                continue
            by_name = {
                name: asked[place] for name, place in zip(self.command.__struct_fields__, self.places, strict=True)
            }
            fixed = {name: self.empty[name] for name, ask in by_name.items() if ask is None and name in self.empty}
            asks = {name: ask for name, ask in by_name.items() if ask is not None}
            found.append(Form(self.tag, fixed, asks, any([owed for _, owed in row])))
        return found

    def _kept_apart(self, asked: list[Ask | None]) -> list[Ask | None]:
        """Who is the only one left for a later choice is not offered before it; nothing where none is left then."""
        lone = {ask.of[0] for ask in asked if isinstance(ask, Pick) and ask.apart and len(ask.of) == 1}
        kept = [
            Pick(tuple([one for one in ask.of if one not in lone])) if isinstance(ask, Pick) and not ask.apart else ask
            for ask in asked
        ]
        return [] if any([isinstance(ask, Pick) and not ask.of for ask in kept]) else kept

    def offers(self, state: Any, seat: int) -> list[Offer]:
        """The same by place: the first fields fixed, the next asked for, the rest at their defaults."""
        ways = self.ways(state, seat)
        rows = product(*ways) if ways else ()
        return [
            offer
            for row in rows
            for offer in self._flat([ask for way, _ in row for ask in way], any([owed for _, owed in row]))
        ]

    def _flat(self, ways: list[Ask | None], owed: bool) -> list[Offer]:
        if self.has_apart and not (ways := self._kept_apart(ways)):
            return []
        asks: list[Ask] = []
        for place in self.places:
            way = ways[place]
            asks.append(way if way is not None else Pick((self.fields[place].empty,)))
        for _ in self.command.__struct_defaults__:
            if ways[self.places[len(asks) - 1]] is not None:
                break
            asks.pop()
        fixed: list[tuple[Piece, ...]] = []
        for at, ask in enumerate(asks):
            is_known = at < self.decided or ways[self.places[at]] is None
            if not isinstance(ask, Pick) or not (is_known or isinstance(ask.of[0], bool)):
                break
            fixed.append(ask.of)
        rest = tuple(asks[len(fixed) :])
        return [Offer(self.tag, decided, rest, owed) for decided in product(*fixed)]

    # What is refused

    def wrong(self, state: Any, seat: int, command: Any) -> Wrong | None:
        """The first thing that is wrong with this command; None: it may be done. This is what is legal."""
        clear = self.clear
        if (clear is None or not clear(state, seat)) and (found := self.moment.first([state, seat])):
            return Wrong("", found, {"state": state, "seat": seat})
        if not self.fields:
            return None
        known = self._known(state, seat)
        for at, field in enumerate(self.fields):
            name = self.names[at]
            value = getattr(command, name)
            if field.is_asked is not None and not field.is_asked(known):
                found = "not_asked" if value != field.empty else ""
                known[field.at], known[field.at + 1] = None, field.empty
            else:
                found = field.wrong(known, value)
                if not found and field.several:
                    known[field.at] = value
                if not found and field.apart and _meet(value, getattr(command, field.apart)):
                    found = "same_one"
            if found:
                return self._wrong(name, found, known)
        found = self.whole.first(known)
        return self._wrong("", found, known) if found else None

    def _wrong(self, name: str, key: str, known: Known) -> Wrong:
        things = {one: known[at] for one, at in self.order.items()}
        if name and isinstance(self.fields[self.names.index(name)], Each):
            things["target"] = known[self.at[name] + 1]
        return Wrong(name, key, {**things, "it": known[self.at[name]] if name else None})

    def reasons(self) -> set[tuple[str, str]]:
        """Every field and condition that can forbid: words/ has a sentence for each."""
        found = {("", one.__name__) for one in (*self.unless, *self.reading)}
        for name, field in zip(self.names, self.fields, strict=True):
            own = [*[one.__name__ for one in (*field.unless, *field.together)], *field.reasons]
            own += ["not_asked"] * (field.only is not None) + ["same_one"] * bool(field.apart)
            found |= {(name, key) for key in own}
        return found


def _meet(value: Any, other: Any) -> bool:
    """They have a piece in common."""
    return bool(
        {*(value if isinstance(value, tuple) else (value,))} & {*(other if isinstance(other, tuple) else (other,))}
    )
