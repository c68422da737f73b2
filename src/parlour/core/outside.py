"""What may come in from outside, in a command or a file: texts that show what they say, and numbers no game is too
small for."""

import re

import msgspec

from parlour.core.house import core_says

MOST = 10**9
"""No game counts further."""
DEEP = 12
_KINDS = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff"
UNSHOWABLE = re.compile(f"[{_KINDS}]")
"""Control characters, line ends only machines know, what turns the direction of reading, halves of characters."""
SHOWABLE = rf"\A[^{_KINDS}]*\Z"
"""A pattern for fields of types."""
_DOUBTFUL = bytes(
    [{b"\\"[0]: 1, 0x7F: 1, 0x80: 1, 0x81: 1, 0xC2: 1}.get(byte, 48 if 48 <= byte <= 57 else 32) for byte in range(256)]
)
_TEN_DIGITS = b"0" * 10
_POWER = re.compile(rb"[0-9][eE][+0-9]")


class Unfit(ValueError):
    """Why something does not come in, in a sentence; `cure` says what to do."""

    def __init__(self, key: str, **known: str | int) -> None:
        self.why, self.cure = core_says(key, **known), core_says.part(key, "cure", **known)
        super().__init__(f"{self.why} {self.cure}")


def check_json(raw: bytes) -> None:
    """Unfit, where something in this JSON may not come in. Most of it is seen at a glance to be harmless: no escape, no
    byte of an unshowable character, no ten digits in a row, no power of ten."""
    marked = raw.translate(_DOUBTFUL)
    if b"\x01" in marked or _TEN_DIGITS in marked or _POWER.search(raw):
        check(msgspec.json.decode(raw))


def check(value: object, deep: int = DEEP) -> None:
    """Unfit, where something in it may not come in, at whatever depth."""
    if isinstance(value, str):
        if found := UNSHOWABLE.search(value):
            raise Unfit("unshowable", sign=f"U+{ord(found.group()):04X}")
    elif isinstance(value, int | float):
        if value != value:
            raise Unfit("nan")
        if not -MOST <= value <= MOST:
            raise Unfit("number-large", most=MOST)
    elif isinstance(value, dict | list | tuple):
        if not deep:
            raise Unfit("nested", most=DEEP - 1)
        for part in value:
            check(part, deep - 1)
        if isinstance(value, dict):
            for part in value.values():
                check(part, deep - 1)


def visible(text: str) -> str:
    """For a screen that obeys control characters: they are shown as a mark instead."""
    return UNSHOWABLE.sub("\ufffd", text.replace("\r\n", "\n").replace("\r", "\ufffd"))
