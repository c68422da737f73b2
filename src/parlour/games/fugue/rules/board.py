"""The table's own: the scene, what everybody can do in spite of it all, and the cork board with facts, questions and
rulings."""

from collections.abc import Sequence

from parlour.core.offers import Choose, Offer, Pick, Text
from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Pin, State
from parlour.games.fugue.rules.ask import active, leads, seated
from parlour.games.fugue.rules.draft import Chapter, Draft
from parlour.roleplay.chapter import NONE

SCENE, LINE, PIN = 2000, 200, 600
LINKS, PINS, BASICS = 12, 400, 60
"""So many links has a pin; so many pins and everyday things there may be."""
KINDS = ("fact", "observation", "question", "place")
_RULING = "ruling"


# The scene, and what everybody can do


def offer_scene(state: State, seat: int) -> Sequence[Offer]:
    return [Offer("set_scene", (), (Text(SCENE),), False)] if leads(state, seat) and active(state) else NONE


def act_scene(draft: Draft, seat: int, command: m.SetScene) -> None:
    draft.put(m.SceneSet(draft.state.scenes + 1, command.text.strip()))


def offer_language(state: State, seat: int) -> Sequence[Offer]:
    """FUG-030: one for all."""
    return [Offer("set_language", (), (Text(LINE),), False)] if leads(state, seat) and state.phase != "over" else NONE


def act_language(draft: Draft, seat: int, command: m.SetLanguage) -> None:
    draft.put(m.LanguageSet(command.text.strip()))


def offer_basic(state: State, seat: int) -> Sequence[Offer]:
    """FUG-033, FUG-035: what they can do at the start is for the Dealer and the content-set to say."""
    may = leads(state, seat) and state.opened and (len(state.basics) < BASICS or state.lax)
    return [Offer("add_basic", (), (Text(LINE),), False)] if may else NONE


def act_basic(draft: Draft, seat: int, command: m.AddBasic) -> None:
    draft.put(m.BasicAdded(command.text.strip()))


def offer_drop_basic(state: State, seat: int) -> Sequence[Offer]:
    if not leads(state, seat) or not state.opened:
        return NONE
    return [Offer("drop_basic", (at + 1,), (), False) for at in range(len(state.basics))]


def act_drop_basic(draft: Draft, seat: int, command: m.DropBasic) -> None:
    draft.put(m.BasicDropped(command.at, draft.state.basics[command.at - 1]))


# The cork board


def hangs(state: State, seat: int) -> bool:
    """The board is everybody's from the moment eyes are open, to the end and after it."""
    return state.phase not in ("lobby", "intro") and seat in seated(state)


def own_pins(state: State, seat: int) -> list[Pin]:
    """Those this seat may word anew."""
    return [pin for pin in state.pins if pin.by == seat and pin.kind != _RULING]


def linkable(state: State) -> tuple[str, ...]:
    """What a pin may be tied to: everything that lies open on the table."""
    return (*[c.id for c in state.characters], *[f.id for f in state.flashbacks], *[pin.id for pin in state.pins])


def offer_pin(state: State, seat: int) -> Sequence[Offer]:
    if not hangs(state, seat):
        return NONE
    new = ("new",) if len(state.pins) < PINS or state.lax else ()
    which = (*new, *[pin.id for pin in own_pins(state, seat)])
    asks = (Pick(which), Pick(KINDS), Text(PIN), Choose(linkable(state), 0, LINKS))
    return [Offer("pin_up", (), asks, False)] if which else NONE


def act_pin(draft: Draft, seat: int, command: m.PinUp) -> None:
    which = draft.new_id("n") if command.pin == "new" else command.pin
    links = tuple([link for link in command.links if link != which])
    draft.put(m.Pinned(which, command.kind, seat, command.text.strip(), links))


def offer_take_down(state: State, seat: int) -> Sequence[Offer]:
    """One's own; anything by the Dealer, who alone takes rulings back."""
    if not hangs(state, seat):
        return NONE
    may = state.pins if leads(state, seat) else own_pins(state, seat)
    return [Offer("take_down", (pin.id,), (), False) for pin in may]


def act_take_down(draft: Draft, seat: int, command: m.TakeDown) -> None:
    draft.put(m.PinTakenDown(command.pin, seat, next(pin.text for pin in draft.state.pins if pin.id == command.pin)))


def offer_settle(state: State, seat: int) -> Sequence[Offer]:
    """FUG-027: what something means stays open until a memory settles it; whoever was first may say that it did."""
    if not hangs(state, seat):
        return NONE
    return [
        Offer("settle_question", (pin.id, not pin.settled), (), False) for pin in state.pins if pin.kind == "question"
    ]


def act_settle(draft: Draft, seat: int, command: m.SettleQuestion) -> None:
    draft.put(m.QuestionSettled(command.pin, seat, command.settled))


def offer_rule(state: State, seat: int) -> Sequence[Offer]:
    """FUG-035: what the rules leave open, decided by the Dealer for all to read."""
    may = leads(state, seat) and hangs(state, seat) and (len(state.pins) < PINS or state.lax)
    return [Offer("rule", (), (Text(PIN),), False)] if may else NONE


def act_rule(draft: Draft, seat: int, command: m.Rule) -> None:
    draft.put(m.Pinned(draft.new_id("n"), _RULING, seat, command.text.strip(), ()))


CHAPTER: Chapter = {
    m.SetScene: (offer_scene, act_scene),
    m.SetLanguage: (offer_language, act_language),
    m.AddBasic: (offer_basic, act_basic),
    m.DropBasic: (offer_drop_basic, act_drop_basic),
    m.PinUp: (offer_pin, act_pin),
    m.TakeDown: (offer_take_down, act_take_down),
    m.SettleQuestion: (offer_settle, act_settle),
    m.Rule: (offer_rule, act_rule),
}
