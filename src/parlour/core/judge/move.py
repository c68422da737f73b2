"""A command with its fields in the order in which they are judged: whether it is wrong, and what is left to do."""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.core.judge.field import Field
from parlour.core.judge.questions import Conditions, Known, Order, Question, names, reader_of
from parlour.core.judge.things import Each, One
from parlour.core.offers import Ask, Choose, Form, Offer, Pick, Piece


class Wrong(NamedTuple):
    """What is wrong with a command: the field (empty: the moment, or the whole), the condition, what was known then;
    also the `least` and the `most` of the field, where it has them."""

    field: str
    key: str
    known: dict[str, Any]


Way = tuple[tuple[Ask | None, ...], bool]
"""What is asked, field by field (None: it is not asked), and whether play waits for it."""


Looked = dict[Any, Any]
"""What was looked up already of one state, for one seat."""


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
        self.given = [reader_of(question, self.order) for question in (given or {}).values()]
        self.order |= {name: 2 + 2 * len(fields) + at for at, name in enumerate(given or {})}
        """Who asks is `seat`, also where a field is called so."""
        self.moment, self.whole = Conditions(self.unless, self.order), Conditions(self.reading, self.order)
        self.is_owed, self.may_be_owed = reader_of(owed, self.order), owed is not False
        self.owed_by = max([at + 1 for at, name in enumerate(fields) if name in self.owed], default=0)
        """So many fields say whether play waits for it."""
        for name, field in fields.items():
            field.bind(self.at[name], self.order)
        self.hangs = [field.uses() | set(names(field.only)) for field in self.fields]
        self.parts = self._parts()
        self.places = [self.names.index(name) for name in command.__struct_fields__]
        self.has_distinct = any([field.distinct for field in self.fields])
        self.partners = {at: self.names.index(one.distinct) for at, one in enumerate(self.fields) if one.distinct}
        paired = {*self.partners, *self.partners.values()}
        self.alone = [isinstance(one, One) and at not in paired for at, one in enumerate(self.fields)]
        """One thing, and nothing else has to differ from it."""
        self.doubtful = self._doubtful()
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
        self.needed = [self._needed(start, at, end) for start, end in parts for at in range(start, end)]
        """What of all before in its part the rest of it hangs on; None: on everything, or on nothing before."""
        return parts

    def _doubtful(self) -> list[tuple[int, int]]:
        """What must differ is looked at together."""
        spans = [*self.parts]
        for pair in self.partners.items():
            low, high = min(pair), max(pair)
            met = [span for span in spans if span[0] <= high and low < span[1]]
            spans = [span for span in spans if span not in met] + [(met[0][0], met[-1][1])]
        unsure = [
            (start, [at for at in range(start, end) if at in self.partners or not self.fields[at].is_sure()])
            for start, end in sorted(spans)
        ]
        found = [(start, found[-1] + 1) for start, found in unsure if found]
        for at, field in enumerate(self.fields):
            if field.rests is not None:
                end = dict(found)[at]
                hangs = set[str]().union(*self.hangs[at + 1 : end]) - {"it", "state"}
                assert hangs <= {*self.names[at:end]} - {"seat"}, f"{self.tag} rests on {hangs}"
                assert not self.has_distinct and "lax" in field.rests.fields
        return found

    def _needed(self, start: int, at: int, end: int) -> list[int] | None:
        hangs = set[str]().union(*self.hangs[at:end], self.owed)
        found = [self.at[name] for name in self.names[start:at] if name in hangs]
        return found if len(found) < at - start else None

    def settle(self) -> None:
        """Once all commands are known."""
        for field in self.fields:
            field.settle()
        first = self.doubtful[0][0] if self.doubtful else -1
        common = (
            self.fields[first].common if first >= 0 and self.alone[first] and self.fields[first].only is None else ()
        )
        self.gate = common[-1][0] if common else 0
        """The number of a step that leaves something, where anything can be filled in."""

    def is_open(self, state: Any, seat: int) -> bool:
        """The moment is right: whether anything can be filled in is another question."""
        return bool(self.clear is not None and self.clear(state, seat)) or not self.moment.first([state, seat])

    # What is offered

    def _known(self, state: Any, seat: int) -> Known:
        known = [state, seat, *self.unknown]
        return [*known, *[look(known) for look in self.given]] if self.given else known

    def ways(self, state: Any, seat: int, looked: Looked | None = None) -> list[list[Way]]:
        """For each part, everything that may be answered; nothing at all where one cannot be. Who has looked already
        knows that the moment is right."""
        if looked is None and not self.is_open(state, seat):
            return []
        known = [*self._known(state, seat), {} if looked is None else looked]
        found = []
        for start, end in self.parts:
            way = self._ways(start, end, known)
            if not way:
                return []
            found.append(way)
        return found

    def _ways(self, at: int, end: int, known: Known) -> list[Way]:
        """Everything that may be answered from this field to the end of its part; found once for all that leads to the
        same."""
        if at == end:
            return [((), bool(end == self.told and self.is_owed(known)))]
        needed = self.needed[at]
        if needed is None:
            return self._found(at, end, known)
        things = [known[place] for place in needed]
        key = (self.tag, at, *[id(thing) for thing in things])
        if key not in known[-1]:
            known[-1][key] = (self._found(at, end, known), things)
        found: list[Way] = known[-1][key][0]
        return found

    def _found(self, at: int, end: int, known: Known) -> list[Way]:
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
        hint = field.read["suggest"](known)
        return [
            ((Pick(tuple(of), bool(field.distinct), hint if hint in of else None), *rest), owed)
            for (rest, owed), of in groups.items()
        ]

    def owes(self, state: Any, seat: int, looked: Looked) -> bool:
        """Whether play may wait for it, if the moment is right."""
        return self._owes(0, [*self._known(state, seat), looked])

    def _owes(self, at: int, known: Known) -> bool:
        if at == self.owed_by:
            return bool(self.is_owed(known))
        field = self.fields[at]
        if not isinstance(field, One) or field.is_asked is not None:
            return True
        for piece, thing in field.some(known):
            known[field.at], known[field.at + 1] = thing, piece
            if self._owes(at + 1, known):
                return True
        return False

    def can(self, state: Any, seat: int, looked: Looked) -> bool:
        """Something can be filled in, if the moment is right."""
        if not self.doubtful:
            return True
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
        if self.alone[at]:
            return field.has_any(known) if at + 1 == end else self._leads_on(at, end, known)
        if not isinstance(field, One):
            for ask in field.asks(known):
                known[field.at + 1] = ask
                if self._is_apart(at, ask, known) and self._has_way(at + 1, end, known):
                    return True
            return False
        for piece, thing in field.some(known):
            known[field.at], known[field.at + 1] = thing, piece
            if self._is_apart(at, Pick((piece,)), known) and self._has_way(at + 1, end, known):
                return True
        return False

    def _leads_on(self, at: int, end: int, known: Known) -> bool:
        """Some thing in this field leaves something for those after it."""
        field = self.fields[at]
        for piece, thing in field.some(known):
            known[field.at], known[field.at + 1] = thing, piece
            if self._goes_on(at, end, known):
                return True
            if not self.leads_on[at]:
                return False
        return False

    def _goes_on(self, at: int, end: int, known: Known) -> bool:
        field = self.fields[at]
        if field.rests is None:
            return self._has_way(at + 1, end, known)
        kept = field.rests(known[0], known[field.at])
        found = kept.get(self)
        if found is None:
            found = kept[self] = self._has_way(at + 1, end, known)
        return found

    def _is_apart(self, at: int, ask: Ask, known: Known) -> bool:
        """There is enough beside what stands in the other field, or may."""
        partner = self.partners.get(at)
        if partner is None or not isinstance(ask, Pick | Choose):
            return True
        there = known[self.fields[partner].at + 1]
        other = there if isinstance(there, Pick | Choose) else Pick((there,))
        return len({*ask.of, *other.of}) >= _least(ask) + _least(other)

    def forms(self, state: Any, seat: int, looked: Looked | None = None) -> list[Form]:
        """Everything that may be done, as it is sent."""
        found = []
        for row in product(*ways) if (ways := self.ways(state, seat, looked)) else ():
            asked = [ask for way, _ in row for ask in way]
            if self.has_distinct and not (asked := self._kept_apart(asked)):
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
        picks = [ask for ask in asked if isinstance(ask, Pick | Choose)]
        lone = {ask.of[0] for ask in picks if ask.distinct and len(ask.of) == 1 and _least(ask)}
        kept = [_without(ask, lone) if isinstance(ask, Pick | Choose) and not ask.distinct else ask for ask in asked]
        return [] if any([isinstance(one, Pick | Choose) and len(one.of) < _least(one) for one in kept]) else kept

    def offers(self, state: Any, seat: int, looked: Looked | None = None) -> list[Offer]:
        """The same by place: the first fields fixed, the next asked for, the rest at their defaults."""
        ways = self.ways(state, seat, looked)
        rows = product(*ways) if ways else ()
        return [
            offer
            for row in rows
            for offer in self._flat([ask for way, _ in row for ask in way], any([owed for _, owed in row]))
        ]

    def _flat(self, ways: list[Ask | None], owed: bool) -> list[Offer]:
        if self.has_distinct and not (ways := self._kept_apart(ways)):
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
        rest = asks[len(fixed) :]
        found = [(decided, self._left(decided, rest)) for decided in product(*fixed)]
        return [Offer(self.tag, decided, asked, owed) for decided, asked in found if asked is not None]

    def _left(self, decided: tuple[Piece, ...], rest: list[Ask]) -> tuple[Ask, ...] | None:
        """What is still asked for without what is decided and must not stand there again; None: nothing is left."""
        found = []
        names = self.command.__struct_fields__
        for ask, name in zip(rest, names[len(decided) :], strict=False):
            distinct = self.fields[self.names.index(name)].distinct
            if isinstance(ask, Pick) and distinct in names[: len(decided)]:
                ask = Pick(tuple([one for one in ask.of if one != decided[names.index(distinct)]]))
                if not ask.of:
                    return None
            found.append(ask)
        return tuple(found)

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
                if not found and field.distinct and _meet(value, getattr(command, field.distinct)):
                    found = "same_one"
            if found:
                return self._wrong(name, found, known)
        found = self.whole.first(known)
        return self._wrong("", found, known) if found else None

    def _wrong(self, name: str, key: str, known: Known) -> Wrong:
        field = self.fields[self.names.index(name)] if name else None
        things = (field.bounds(known) if field and key in field.reasons else {}) | {
            one: known[at] for one, at in self.order.items()
        }
        if isinstance(field, Each):
            things["target"] = known[self.at[name] + 1]
        return Wrong(name, key, {**things, "it": known[self.at[name]] if name else None})

    def reasons(self) -> set[tuple[str, str]]:
        """Every field and condition that can forbid: words/ has a sentence for each."""
        found = {("", one.__name__) for one in (*self.unless, *self.reading)}
        for name, field in zip(self.names, self.fields, strict=True):
            own = [*[one.__name__ for one in (*field.unless, *field.together)], *field.reasons]
            own += ["not_asked"] * (field.only is not None) + ["same_one"] * bool(field.distinct)
            found |= {(name, key) for key in own}
        return found


def _least(ask: Pick | Choose) -> int:
    return ask.least if isinstance(ask, Choose) else 1


def _without(ask: Pick | Choose, lone: set[Piece]) -> Pick | Choose:
    left = tuple([one for one in ask.of if one not in lone])
    return replace(ask, of=left) if isinstance(ask, Pick) else replace(ask, of=left, most=min(ask.most, len(left)))


def _meet(value: Any, other: Any) -> bool:
    """They have a piece in common."""
    return bool(
        {*(value if isinstance(value, tuple) else (value,))} & {*(other if isinstance(other, tuple) else (other,))}
    )
