"""What an event is."""

from msgspec import Struct


class Event(Struct, frozen=True, gc=False, tag_field="event", omit_defaults=True):
    """What has happened. Cards, bodies, seats and places are numbers here (pieces.py names them)."""
