"""What the events of the scene and the cork board do to the state: no checks, no chance."""

from msgspec.structs import replace

from parlour.games.fugue import moves as m
from parlour.games.fugue.model import Pin
from parlour.games.fugue.rules.draft import Draft, applies


@applies(m.SceneSet)
def _scene_set(draft: Draft, event: m.SceneSet) -> None:
    draft.set(scene=event.text, scenes=event.number)


@applies(m.LanguageSet)
def _language_set(draft: Draft, event: m.LanguageSet) -> None:
    draft.set(language=event.text)


@applies(m.BasicAdded)
def _basic_added(draft: Draft, event: m.BasicAdded) -> None:
    draft.set(basics=(*draft.state.basics, event.text))


@applies(m.BasicDropped)
def _basic_dropped(draft: Draft, event: m.BasicDropped) -> None:
    draft.set(basics=tuple([text for at, text in enumerate(draft.state.basics, 1) if at != event.at]))


@applies(m.Pinned)
def _pinned(draft: Draft, event: m.Pinned) -> None:
    """A new one, or an old one worded anew."""
    pin = Pin(event.pin, event.kind, event.by, event.text, event.links)  # type: ignore[arg-type]
    pins = draft.state.pins
    if any(other.id == pin.id for other in pins):
        draft.set(pins=tuple([pin if other.id == pin.id else other for other in pins]))
    else:
        draft.count(pin.id)
        draft.set(pins=(*pins, pin))


@applies(m.PinTakenDown)
def _pin_taken_down(draft: Draft, event: m.PinTakenDown) -> None:
    """What was tied to it is tied to it no more."""
    left = [pin for pin in draft.state.pins if pin.id != event.pin]
    pins = [replace(pin, links=tuple([link for link in pin.links if link != event.pin])) for pin in left]
    draft.set(pins=tuple(pins))


@applies(m.QuestionSettled)
def _question_settled(draft: Draft, event: m.QuestionSettled) -> None:
    draft.set(
        pins=tuple([replace(pin, settled=event.settled) if pin.id == event.pin else pin for pin in draft.state.pins])
    )
