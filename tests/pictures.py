"""Pictures for tests: good ones, and those somebody means harm with."""

import io
import struct
import zlib
from collections.abc import Sequence

from PIL import Image


def picture(kind: str = "PNG", size: tuple[int, int] = (60, 40), colour: str = "red", **how: object) -> bytes:
    written = io.BytesIO()
    Image.new("RGB", size, colour).save(written, kind, **how)
    return written.getvalue()


def animated(frames: int = 5) -> bytes:
    written = io.BytesIO()
    images = [Image.new("RGB", (30, 30), (at * 40, 0, 0)) for at in range(frames)]
    images[0].save(written, "GIF", save_all=True, append_images=images[1:], duration=50, loop=0)
    return written.getvalue()


def located() -> bytes:
    """A JPEG that says where it was taken, and lies on its side."""
    exif = Image.Exif()
    exif[0x010E] = "12 Secret Street"
    exif[0x0112] = 6
    return picture("JPEG", exif=exif)


def bomb(width: int = 60_000, height: int = 60_000) -> bytes:
    """A small PNG of very many pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    packed = zlib.compress(bytes(100_000), 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def polyglot() -> bytes:
    """A GIF that is a page as well."""
    return picture("GIF") + b"<html><script>alert(document.domain)</script></html>"


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


def opened(body: bytes) -> Image.Image:
    return Image.open(io.BytesIO(body))


def ids(gallery: dict[str, Sequence[dict[str, str]]]) -> list[str]:
    return [one["id"] for one in gallery["pictures"]]
