"""The table's own: the scene, what everybody can do in spite of it all, and the cork board with facts, questions and
rulings."""

from parlour.core.judge import FLAG, Move, One, Some, Words, waived
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Pin, State
from parlour.games.fugue.rules.conditions import DEALING, no_chapter, not_dealer, story_over, untaken_seat
from parlour.games.fugue.rules.draft import Draft, Moves
from parlour.roleplay.chapter import leads

SCENE, LINE, PIN = 2000, 200, 600
LINKS, PINS, BASICS = 12, 400, 60
"""So many links has a pin; so many pins and everyday things there may be."""
KINDS = ("fact", "observation", "question", "place")
_RULING = "ruling"
BOARD = "FUG-027"
"""Where the rules say nothing of the board: that what is not settled stays open."""


# The scene, and what everybody can do


def list_full(state: State) -> bool:
    return len(state.basics) >= BASICS


def list_empty(state: State) -> bool:
    return not state.basics


def lines(state: State) -> dict[int, str]:
    """What everybody can do, counted from 1."""
    return dict(enumerate(state.basics, 1))


def act_scene(draft: Draft, seat: int, command: m.SetScene) -> None:
    draft.put(m.SceneSet(draft.state.scenes + 1, command.text.strip()))


def act_language(draft: Draft, seat: int, command: m.SetLanguage) -> None:
    draft.put(m.LanguageSet(command.text.strip()))


def act_basic(draft: Draft, seat: int, command: m.AddBasic) -> None:
    draft.put(m.BasicAdded(command.text.strip()))


def act_drop_basic(draft: Draft, seat: int, command: m.DropBasic) -> None:
    draft.put(m.BasicDropped(command.at, draft.state.basics[command.at - 1]))


# The cork board


def not_hung(state: State) -> bool:
    """The board is everybody's from the moment eyes are open, to the end and after it."""
    return state.phase in ("lobby", "intro")


def nothing_pinned(state: State) -> bool:
    return not state.pins


def board_full(state: State) -> bool:
    return len(state.pins) >= PINS


def pins(state: State) -> tuple[Pin, ...]:
    return state.pins


def pins_or_new(state: State) -> dict[str, Pin | None]:
    return {"new": None, **{pin.id: pin for pin in state.pins}}


def no_room(state: State, it: Pin | None) -> bool:
    return it is None and board_full(state)


def a_ruling(it: Pin | None) -> bool:
    """It stays as it was given."""
    return it is not None and it.kind == _RULING


def anothers(seat: int, it: Pin | None) -> bool:
    return it is not None and it.by != seat


def dealers_ruling(state: State, seat: int, it: Pin) -> bool:
    """FUG-035: the Dealer alone takes rulings back,"""
    return it.kind == _RULING and not leads(state, seat)


def anothers_pin(state: State, seat: int, it: Pin) -> bool:
    """and anything else; everybody her own."""
    return it.by != seat and not leads(state, seat)


def linkable(state: State) -> tuple[str, ...]:
    """What a pin may be tied to: everything that lies open on the table."""
    return (*[c.id for c in state.characters], *[f.id for f in state.flashbacks], *[pin.id for pin in state.pins])


def no_question(it: Pin) -> bool:
    return it.kind != "question"


def settled_already(pin: Pin, it: bool) -> bool:
    return it and pin.settled


def open_already(pin: Pin, it: bool) -> bool:
    return not it and not pin.settled


def act_pin(draft: Draft, seat: int, command: m.PinUp) -> None:
    which = draft.new_id("n") if command.pin == "new" else command.pin
    links = tuple([link for link in command.links if link != which])
    draft.put(m.Pinned(which, command.kind, seat, command.text.strip(), links))


def act_take_down(draft: Draft, seat: int, command: m.TakeDown) -> None:
    draft.put(m.PinTakenDown(command.pin, seat, next(pin.text for pin in draft.state.pins if pin.id == command.pin)))


def act_settle(draft: Draft, seat: int, command: m.SettleQuestion) -> None:
    draft.put(m.QuestionSettled(command.pin, seat, command.settled))


def act_rule(draft: Draft, seat: int, command: m.Rule) -> None:
    draft.put(m.Pinned(draft.new_id("n"), _RULING, seat, command.text.strip(), ()))


_LISTING = (story_over, not_dealer, no_chapter)
"""FUG-033, FUG-035: what they can do at the start is for the Dealer and the content-set to say."""
MOVES: Moves = {
    Move(m.SetScene, {"text": Words(SCENE)}, rule="FUG-008", unless=DEALING): act_scene,
    Move(m.SetLanguage, {"text": Words(LINE)}, rule="FUG-030", unless=(story_over, not_dealer)): act_language,
    Move(m.AddBasic, {"text": Words(LINE)}, rule="FUG-035", unless=(*_LISTING, list_full)): act_basic,
    Move(m.DropBasic, {"at": One(lines)}, rule="FUG-035", unless=(*_LISTING, list_empty), decided=1): act_drop_basic,
    Move(
        m.PinUp,
        {
            "pin": One(pins_or_new, unless=(waived(no_room), a_ruling, anothers)),
            "kind": One(KINDS, suggest="fact"),
            "text": Words(PIN),
            "links": Some(linkable, least=0, most=LINKS),
        },
        rule=BOARD,
        unless=(not_hung, untaken_seat),
    ): act_pin,
    Move(
        m.TakeDown,
        {"pin": One(pins, unless=(dealers_ruling, anothers_pin))},
        rule=BOARD,
        unless=(not_hung, untaken_seat, nothing_pinned),
        decided=1,
    ): act_take_down,
    Move(
        m.SettleQuestion,
        {"pin": One(pins, unless=(no_question,)), "settled": One(FLAG, unless=(settled_already, open_already))},
        rule=BOARD,
        unless=(not_hung, untaken_seat, nothing_pinned),
        decided=1,
    ): act_settle,
    Move(m.Rule, {"text": Words(PIN)}, rule="FUG-035", unless=(not_dealer, not_hung, board_full)): act_rule,
}
