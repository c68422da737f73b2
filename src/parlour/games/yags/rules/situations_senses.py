"""Awareness and stealth (2.16, 2.21): noticing, recalling, spotting, hiding and moving quietly."""

from msgspec.structs import replace

from parlour.core.judge import FLAG, Count, Field, Move, One, Some, Spans, Words
from parlour.games.yags import moves as m
from parlour.games.yags.content.numbers import HUMAN_SIZE, MODERATE, MOST, PHRASE, spot_distance, spot_size
from parlour.games.yags.content.tables import COVERS, NOTICES, difficulty_label
from parlour.games.yags.model import GAITS, Check, Creature, Modifier, Side, Situation, State
from parlour.games.yags.rules.ask import around, base, creature
from parlour.games.yags.rules.call import put
from parlour.games.yags.rules.conditions import CALLING, HERE, LURKING, NO, SECRET
from parlour.games.yags.rules.draft import Draft, Moves
from parlour.games.yags.rules.flow import answer_petition, open_check, rolled_in_secret
from parlour.games.yags.rules.framing import MOST_OBSERVERS
from parlour.roleplay.cast import people

TINIEST = 20
FARTHEST = 100 * MOST
CREPT, SEEN_FROM = 10, 100
"""In metres: what the forms begin with."""
HOW = {"hide": "Perception", "move": "Agility", "both": "Agility"}
"""YAG-244: with which attribute."""


def act_notice(draft: Draft, seat: int, command: m.CallNotice) -> None:
    row = NOTICES[command.level]
    side = Side(command.who, "Perception", "awareness", "notice")
    put(draft, Check(0, "notice", (side,), command.text.strip(), row.target, row.key, hidden=command.hidden))


def act_recall(draft: Draft, seat: int, command: m.CallRecall) -> None:
    side = Side(command.who, "Intelligence", "awareness", "recall")
    label = difficulty_label(command.target)
    put(draft, Check(0, "recall", (side,), command.text.strip(), command.target, label, hidden=command.hidden))


# Spotting


def spot_parts(metres: int, size: int, tiny: int, cover: str) -> tuple[Modifier, ...]:
    """YAG-219 to YAG-221, YAG-Q26, YAG-Q54: what makes somebody harder to see, or easier."""
    named = f"Tiny {tiny}" if tiny else f"Size {size}"
    found = (
        Modifier(f"{metres} m", spot_distance(metres), "YAG-219"),
        Modifier(named, spot_size(size, tiny), "YAG-220"),
        Modifier(f"{cover} cover", COVERS[cover], "YAG-221"),
    )
    return tuple([part for part in found if part.amount])


def not_tiny(tiny: int) -> bool:
    """YAG-270: below Size 0 things are Tiny, and nothing else."""
    return not tiny


def act_spot(draft: Draft, seat: int, command: m.CallSpot) -> None:
    """YAG-Q25, YAG-Q63: what nobody could miss needs no roll."""
    options, text = draft.state.options, command.text.strip()
    parts = spot_parts(command.metres, command.size, command.tiny, command.cover)
    first = int(options.spot_base)
    target = first + sum([part.amount for part in parts])
    if first:
        parts = (Modifier("a person in the open", first, "YAG-Q25"), *parts)
    side = Side(command.who, "Perception", "awareness", "spot")
    check = Check(0, "spot", (side,), text, max(0, target), "", parts, hidden=command.hidden)
    if target > 0 or options.spot_zero == "roll":
        put(draft, check)
    elif command.hidden:
        draft.put(m.Kept(replace(check, number=-draft.state.hid - 1, success=True, winner=0, level=1, stage="result")))
    else:
        answer_petition(draft, command.who)
        draft.put(m.Spared(command.who, text, "YAG-Q63", target))


# Stealth


def none_of_that(who: Creature, it: str) -> bool:
    """YAG-038: the attribute this is done with."""
    return not base(who, HOW[it])


def sneaking(state: State, command: m.CallSneak | m.CallLurk) -> Check:
    kind: Situation = "hide" if command.how == "hide" else "sneak"
    first = Side(command.who, HOW[command.how], "stealth", kind)
    watching = _observers(state, command.who, command.observers, command.metres, command.cover)
    label = {"hide": "hiding", "move": "moving quietly", "both": "hiding and moving"}[command.how]
    gait = "" if command.how == "hide" else command.gait
    return Check(0, kind, (first, *watching), command.text.strip(), None, label, gait=gait)


def _observers(state: State, who: str, observers: tuple[str, ...], metres: int, cover: str) -> list[Side]:
    """YAG-Q27: what would make somebody hard to spot is taken off the observers' rolls."""
    one = creature(state, who)
    off = [Modifier(part.label, -part.amount, part.rule) for part in spot_parts(metres, one.size, one.tiny, cover)]
    return [Side(other, "Perception", "awareness", "watch", modifiers=tuple(off)) for other in observers]


def act_sneak(draft: Draft, seat: int, command: m.CallSneak) -> None:
    open_check(draft, sneaking(draft.state, command))


def act_lurk(draft: Draft, seat: int, command: m.CallLurk) -> None:
    """YAG-Q75: also the unseen, and also before anybody is there to watch."""
    rolled_in_secret(draft, sneaking(draft.state, command))


def lurking(state: State) -> dict[int, tuple[str, ...]]:
    """Who hides or moves quietly in secret and has not been seen yet, by the number of their roll; and who has looked
    already."""
    there = {one.id for one in around(state, secret=True)}
    rolls: dict[Side, list[Check]] = {}
    for check in state.kept:
        if check.situation in ("hide", "sneak") and check.sides[0].who in there and not check.sides[0].fumbled:
            rolls.setdefault(check.sides[0], []).append(check)
    unseen = [checks for checks in rolls.values() if not any(check.seen for check in checks)]
    return {checks[0].number: tuple([side.who for check in checks for side in check.sides]) for checks in unseen}


def nobody_lurks(state: State) -> bool:
    return not lurking(state)


def looked_already(number: tuple[str, ...], it: Creature) -> bool:
    """YAG-Q75, YAG-Q64: whoever comes by later rolls against the one roll that was kept."""
    return it.id in number


def act_discover(draft: Draft, seat: int, command: m.Discover) -> None:
    kept = next(check for check in draft.state.kept if check.number == command.number)
    first = kept.sides[0]
    watching = _observers(draft.state, first.who, command.observers, command.metres, command.cover)
    rolled_in_secret(draft, Check(0, kept.situation, (first, *watching), kept.text, None, kept.label, gait=kept.gait))


def _sneaking(there: tuple[object, ...], least: int) -> dict[str, Field]:
    """YAG-244, YAG-245: against everybody named who watches."""
    return {
        "who": One(people, unless=there),
        "how": One(tuple(HOW), unless=(none_of_that,), suggest="move" if least else "hide"),
        "observers": Some(people, unless=(*there, NO["Perception"]), least=least, most=MOST_OBSERVERS, distinct="who"),
        "metres": Count(0, FARTHEST, suggest=CREPT),
        "cover": One(tuple(COVERS), suggest="open"),
        "gait": One(GAITS, suggest="careful"),
        "text": Words(PHRASE, 0),
    }


MOVES: Moves = {
    Move(
        m.CallNotice,
        {
            "hidden": One(FLAG, suggest=False),
            "who": One(people, unless=(*SECRET, NO["Perception"])),
            "level": One(tuple(NOTICES)),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-217",
        unless=CALLING,
    ): act_notice,
    Move(
        m.CallRecall,
        {
            "hidden": One(FLAG, suggest=False),
            "who": One(people, unless=(*SECRET, NO["Intelligence"])),
            "target": Count(0, MOST, suggest=MODERATE),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-216",
        unless=CALLING,
    ): act_recall,
    Move(
        m.CallSpot,
        {
            "hidden": One(FLAG, suggest=False),
            "who": One(people, unless=(*SECRET, NO["Perception"])),
            "metres": Count(0, FARTHEST, suggest=SEEN_FROM),
            "tiny": Spans(((0, 0), (1, TINIEST)), suggest=0),
            "size": Count(0, MOST, only=not_tiny, suggest=HUMAN_SIZE),
            "cover": One(tuple(COVERS), suggest="open"),
            "text": Words(PHRASE, 0),
        },
        rule="YAG-218",
        unless=CALLING,
    ): act_spot,
    Move(m.CallSneak, _sneaking(HERE, 1), rule="YAG-244", unless=CALLING): act_sneak,
    Move(m.CallLurk, _sneaking(LURKING, 0), rule="YAG-Q75", unless=CALLING): act_lurk,
    Move(
        m.Discover,
        {
            "number": One(lurking),
            "observers": Some(people, unless=(*LURKING, looked_already, NO["Perception"]), most=MOST_OBSERVERS),
            "metres": Count(0, FARTHEST, suggest=CREPT),
            "cover": One(tuple(COVERS), suggest="open"),
        },
        rule="YAG-Q75",
        unless=(*CALLING, nobody_lurks),
        decided=1,
    ): act_discover,
}
