"""What is typed in the talk box: plain talk, kinds of talk, whispers, dice. Says what was meant; it records nothing."""

import re
from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from parlour.core.phrasebook import listed
from parlour.table.dice import BadDice, read
from parlour.table.refusal import Refusal, refused

_MODES = {
    "r": "public", "roll": "public",
    "gmr": "gm", "gmroll": "gm",
    "br": "blind", "blindroll": "blind",
    "sr": "self", "selfroll": "self",
}  # fmt: skip
_SAME = {"em": "me", "emote": "me"}
"""What people are used to write elsewhere."""


class Speaker(Struct, frozen=True):
    """Who speaks, and whom she may speak to."""

    seat: int
    leader: int | None
    names: Mapping[int, str]
    """How the other seats are called."""
    as_: str = ""
    """The character she speaks for."""
    also: Mapping[str, int] = {}
    """Other names for these seats: who leads, characters."""
    own: Sequence[str] = ()
    """What she goes by herself,"""
    titles: Sequence[str] = ("gm",)
    """and whoever leads, where anybody does."""
    led: bool = True
    """A game that somebody may lead."""


class Speech(Struct, frozen=True):
    manner: str
    text: str
    to: tuple[int, ...] = ()
    as_: str = ""


class Dice(Struct, frozen=True):
    notation: str
    mode: str = "public"
    reason: str = ""
    by_hand: str = ""
    to: tuple[int, ...] = ()


Meant = Speech | Dice | Refusal


def meant(text: str, speaker: Speaker) -> Meant:
    """What somebody means by what she typed."""
    if not text.startswith("/"):
        return Speech("talk", text)
    word, _, rest = text[1:].partition(" ")
    command = _COMMANDS.get(word.lower())
    if command is None:
        return refused("no_such_command", "talk-unknown", word=word)
    rest = rest.strip()
    if not rest:
        return refused("bad_talk", "talk-alone", word=word)
    return command(word.lower(), rest, speaker)


def _plainly(word: str, rest: str, speaker: Speaker) -> Meant:
    word = _SAME.get(word, word)
    return Speech(word, rest, (), speaker.as_ if word in ("ic", "me") else "")


def _describe(word: str, rest: str, speaker: Speaker) -> Meant:
    if speaker.seat != speaker.leader:
        return refused("not_leader", "only-leader-describes")
    return Speech("desc", rest)


def _whisper(word: str, rest: str, speaker: Speaker) -> Meant:
    if speaker.seat < 0:
        return refused("not_seated", "whisper-unseated")
    found = _addressed(rest, [*[(name, seat) for seat, name in speaker.names.items()], *speaker.also.items()])
    if found is None and any(_begins(rest, name) for name in speaker.own):
        return refused("no_such_name", "whisper-to-self")
    if found is None and speaker.leader is None and any(_begins(rest, name) for name in speaker.titles):
        return refused("no_leader", "whisper-no-leader" if speaker.led else "whisper-unled")
    if found is None:
        return refused(
            "no_such_name",
            "whisper-to-nobody",
            name=rest.split(",")[0].split(" ")[0],
            count=len(speaker.names),
            names=listed(list(speaker.names.values())),
        )
    seats, text = found
    if not text:
        return refused("bad_talk", "whisper-empty")
    return Speech("whisper", text, seats)


def _addressed(rest: str, names: Sequence[tuple[str, int]]) -> tuple[tuple[int, ...], str] | None:
    """The longest names first, so that "Ada May" is not taken for "Ada"; several with commas between."""
    order = sorted(names, key=lambda item: -len(item[0]))
    seats: list[int] = []
    while True:
        found = next(((name, seat) for name, seat in order if _begins(rest, name)), None)
        if found is None:
            return None
        seats.append(found[1])
        rest = rest[len(found[0]) :].lstrip()
        if not rest.startswith(",") or not any(_begins(rest[1:].lstrip(), name) for name, _ in names):
            return tuple(dict.fromkeys(seats)), rest.lstrip(",: ")
        rest = rest[1:].lstrip()


def _begins(text: str, name: str) -> bool:
    following = text[len(name) : len(name) + 1]
    return text[: len(name)].casefold() == name.casefold() and (not following or following in " ,:")


def _dice(word: str, rest: str, speaker: Speaker) -> Meant:
    rest, _, reason = rest.partition("#")
    notation, by_hand, faces = rest.partition("=")
    notation, mode = re.sub(r"\s+", " ", notation.strip()), _MODES[word]
    if mode != "public" and speaker.seat < 0:
        return refused("not_seated", "secret-roll-unseated")
    if mode in ("gm", "blind") and speaker.leader is None:
        return refused("no_leader", "no-leader" if speaker.led else "unled")
    try:
        read(notation)
        if by_hand and not faces.strip():
            raise BadDice("dice-no-faces")
    except BadDice as bad:
        return bad.refusal()
    audience = {
        "public": (),
        "gm": (speaker.seat, speaker.leader),
        "blind": (speaker.leader,),
        "self": (speaker.seat,),
    }[mode]
    to = tuple(dict.fromkeys([seat for seat in audience if seat is not None]))
    return Dice(notation, mode, reason.strip(), faces.strip(), to)


_COMMANDS: dict[str, Callable[[str, str, Speaker], Meant]] = {
    "w": _whisper, "whisper": _whisper, "ic": _plainly, "ooc": _plainly, "desc": _describe,
    "me": _plainly, **dict.fromkeys(_SAME, _plainly), **dict.fromkeys(_MODES, _dice),
}  # fmt: skip
