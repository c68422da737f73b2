"""What the events of making personae and of coming and going do to the state: no checks, no chance."""

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Character
from parlour.games.fugue.rules.ask import find_character
from parlour.games.fugue.rules.draft import Draft, applies
from parlour.games.fugue.rules.persona import complete


def _go_on(draft: Draft) -> None:
    """The next question: another persona to be made, or all of them are."""
    draft.set(turn=draft.state.turn + 1)
    if draft.state.phase in ("create", "signify"):
        done = all(complete(draft.state, seat) for seat in draft.state.order)
        draft.set(phase="signify" if done else "create")


@applies(m.PersonaDescribed)
def _described(draft: Draft, event: m.PersonaDescribed) -> None:
    """FUG-020: a new sheet has nothing on it but looks."""
    if find_character(draft.state, event.who) is None:
        draft.count(event.who)
        draft.set(characters=(*draft.state.characters, Character(event.who, event.seat)))
    draft.set_character(
        event.who, looks=event.looks, looks_like=event.looks_like, sounds_like=event.sounds_like, struck=""
    )
    _go_on(draft)


@applies(m.DetailOffered)
def _detail_offered(draft: Draft, event: m.DetailOffered) -> None:
    draft.set_character(event.who, offered=event.text, detail_by=event.by, struck="")
    _go_on(draft)


@applies(m.DetailAccepted)
def _detail_accepted(draft: Draft, event: m.DetailAccepted) -> None:
    draft.set_character(event.who, offered="", detail=event.text, detail_by=event.by)
    _go_on(draft)


@applies(m.DetailVetoed)
def _detail_vetoed(draft: Draft, event: m.DetailVetoed) -> None:
    draft.set_character(event.who, offered="", vetoed=event.text)
    _go_on(draft)


@applies(m.StruckOut)
def _struck_out(draft: Draft, event: m.StruckOut) -> None:
    """FUG-A53: what is struck out counts neither as first nor as second suggestion."""
    if event.item == "looks":
        draft.set_character(event.who, looks="", struck=event.reason)
    else:
        draft.set_character(event.who, offered="", detail="", struck=event.reason)
    _go_on(draft)


@applies(m.SignifiersDealt)
def _signifiers_dealt(draft: Draft, event: m.SignifiersDealt) -> None:
    """FUG-045, FUG-046: the last card each was dealt. All return to the deck, which never had an order."""
    for who, card in dict(event.dealt).items():
        draft.set_character(who, signifier=card)
    draft.set(phase="scene", turn=draft.state.turn + 1)


@applies(m.PersonaNamed)
def _named(draft: Draft, event: m.PersonaNamed) -> None:
    draft.set_character(event.who, name=event.name)


@applies(m.Mused)
def _mused(draft: Draft, event: m.Mused) -> None:
    draft.set_character(event.who, musing=event.text)


# Coming and going


@applies(m.LatecomerAdmitted)
def _latecomer_admitted(draft: Draft, event: m.LatecomerAdmitted) -> None:
    draft.set(order=(*draft.state.order, event.seat))
    _go_on(draft)


@applies(m.PersonaParked)
def _parked(draft: Draft, event: m.PersonaParked) -> None:
    draft.set_character(event.who, parked=event.parked)


@applies(m.BroughtOn)
def _brought_on(draft: Draft, event: m.BroughtOn) -> None:
    person = Character(event.who, -1, event.name, event.looks, abilities=event.abilities, notes=event.notes)
    draft.set(characters=(*draft.state.characters, person))
    for used in (event.who, *[one.id for one in event.abilities]):
        draft.count(used)


@applies(m.SentOff)
def _sent_off(draft: Draft, event: m.SentOff) -> None:
    draft.set_character(event.who, here=event.here)


@applies(m.Adopted)
def _adopted(draft: Draft, event: m.Adopted) -> None:
    """FUG-A60: a persona like any other from now on, which wants one more thing and a Signifier; the Dealer's notes on
    it stay hers."""
    draft.set_character(event.who, seat=event.seat, notes="", here=True)
    _go_on(draft)
