"""Pictures people bring, decoded and written anew as WebP in a process apart: nothing of the file they came in is
kept, and nothing but pixels."""

import io
import time
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from PIL import Image, ImageOps

EACH = 2_000_000
"""Bytes of a picture, as it is brought and as it is kept."""
PIXELS = 40_000_000
"""More are not decoded, however small the file."""
KINDS = ("PNG", "JPEG", "WEBP", "GIF")
Use = Literal["handout", "portrait", "table"]
_LONGEST: dict[Use, int] = {"handout": 2400, "portrait": 640, "table": 1600}
"""The longer side, as it is kept."""
_QUALITIES = (84, 70, 50, 30)
_CHUNKS = (b"VP8 ", b"VP8L", b"VP8X", b"ALPH")
"""What one of ours is made of: no metadata, no animation."""
_METADATA = ("exif", "icc_profile", "xmp")


class Made(Struct, frozen=True):
    """A picture as it is kept."""

    width: int
    height: int
    body: bytes


class Unfit(Exception):
    """Why a file cannot be a picture here: a key of the server's sentences."""


def remade(data: bytes, use: Use) -> tuple[float, Made | str]:
    """In another process: the seconds it took, and the picture; or why there is none."""
    begun = time.process_time()
    found: Made | str
    try:
        found = _remade(data, use)
    except Unfit as unfit:
        found = str(unfit)
    except MemoryError:
        found = "picture-pixels"
    except Exception:  # whatever a decoder says of a broken file
        found = "picture-broken"
    return time.process_time() - begun, found


def _remade(data: bytes, use: Use) -> Made:
    try:
        image = Image.open(io.BytesIO(data), formats=KINDS)
    except Image.DecompressionBombError:
        raise Unfit("picture-pixels") from None
    except Exception:
        raise Unfit("picture-kind") from None
    if image.width * image.height > PIXELS:
        raise Unfit("picture-pixels")
    longest = _LONGEST[use]
    image.draft("RGB", (longest, longest))
    upright = ImageOps.exif_transpose(image)
    seen = upright.convert("RGBA" if upright.has_transparency_data else "RGB")
    seen.thumbnail((longest, longest), Image.Resampling.LANCZOS)
    clean = Image.new(seen.mode, seen.size)
    clean.paste(seen)
    for quality in _QUALITIES:
        written = io.BytesIO()
        clean.save(written, "WEBP", quality=quality, method=4)
        if written.tell() <= EACH:
            return Made(clean.width, clean.height, written.getvalue())
    raise Unfit("picture-large")


def is_ours(body: bytes, width: int, height: int) -> bool:
    """One such picture and nothing else: for what comes back in a file."""
    if len(body) > EACH or body[:4] != b"RIFF" or body[8:12] != b"WEBP":
        return False
    if int.from_bytes(body[4:8], "little") + 8 != len(body) or not all([kind in _CHUNKS for kind in _chunks(body)]):
        return False
    try:
        with Image.open(io.BytesIO(body), formats=("WEBP",)) as image:
            if (
                image.size != (width, height)
                or width * height > PIXELS
                or any([one in image.info for one in _METADATA])
            ):
                return False
            image.load()
    except Exception:
        return False
    return True


def _chunks(body: bytes) -> Iterator[bytes]:
    at = 12
    while at < len(body):
        yield body[at : at + 4]
        size = int.from_bytes(body[at + 4 : at + 8], "little")
        at += 8 + size + size % 2
