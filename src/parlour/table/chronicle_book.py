"""The story as a book: an EPUB of one chapter a session, made of the standard library alone. Everything people wrote is
escaped here."""

import hashlib
import html as markup
import io
import zipfile
from collections.abc import Sequence

from parlour.core.phrasebook import spoken
from parlour.table.chronicle import Album, Session
from parlour.table.chronicle_files import faces, within_html

_DAY = (1980, 1, 1, 0, 0, 0)
"""The same story makes the same file."""
_STYLE = "body { font-family: serif; line-height: 1.5 } .me { font-style: italic } .top { font-style: italic }"
_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"""


def epub(title: str, told: Sequence[Session], top: Sequence[str] = (), album: Album | None = None) -> bytes:
    """`top`: when, and who played whom."""
    album = album or Album()
    files = {picture: f"picture{number}.webp" for number, picture in enumerate(album.bodies, 1)}

    def at(picture: str) -> str:
        return files.get(picture, "")

    chapters = [(session.title or title, within_html([session], at)) for session in told if session.is_told]
    first = f"<h1>{_x(title)}</h1>\n" + "".join([f'<p class="top">{_x(line)}</p>\n' for line in top])
    first += faces(album, at)
    pages = [("title.xhtml", title, first)]
    pages += [(f"part{number}.xhtml", name, text) for number, (name, text) in enumerate(chapters, 1)]
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as book:
        _put(book, "mimetype", "application/epub+zip", zipfile.ZIP_STORED)
        _put(book, "META-INF/container.xml", _CONTAINER)
        _put(book, "book.opf", _package(title, pages, list(files.values())))
        _put(book, "nav.xhtml", _page(title, _contents(title, pages)))
        _put(book, "style.css", _STYLE)
        for name, heading, text in pages:
            _put(book, name, _page(heading, text))
        for picture, name in files.items():
            book.writestr(zipfile.ZipInfo(name, _DAY), album.bodies[picture])
    return made.getvalue()


def _x(text: str) -> str:
    return markup.escape(text, quote=True)


def _put(book: zipfile.ZipFile, name: str, text: str, how: int = zipfile.ZIP_DEFLATED) -> None:
    book.writestr(zipfile.ZipInfo(name, _DAY), text.encode(), how)


def _page(title: str, body: str) -> str:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" '
        f'xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="{spoken()}" lang="{spoken()}">\n<head><title>{_x(title)}'
        f'</title><link rel="stylesheet" href="style.css"/></head>\n<body>\n{body}\n</body>\n</html>\n'
    )


def _contents(title: str, pages: Sequence[tuple[str, str, str]]) -> str:
    items = "".join([f'<li><a href="{name}">{_x(heading)}</a></li>' for name, heading, _ in pages])
    return f'<nav epub:type="toc"><h1>{_x(title)}</h1><ol>{items}</ol></nav>'


def _package(title: str, pages: Sequence[tuple[str, str, str]], pictures: Sequence[str]) -> str:
    own = hashlib.sha256("\0".join([title, *[text for _, _, text in pages]]).encode()).hexdigest()[:32]
    kind = 'media-type="application/xhtml+xml"'
    items = "".join([f'<item id="{name[:-6]}" href="{name}" {kind}/>' for name, _, _ in pages])
    items += "".join([f'<item id="{name[:-5]}" href="{name}" media-type="image/webp"/>' for name in pictures])
    spine = "".join([f'<itemref idref="{name[:-6]}"/>' for name, _, _ in pages])
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier id="id">urn:parlour:{own}</dc:identifier><dc:title>{_x(title)}</dc:title>'
        f"<dc:language>{spoken()}</dc:language>"
        '<meta property="dcterms:modified">1980-01-01T00:00:00Z</meta></metadata>\n'
        f'<manifest><item id="nav" href="nav.xhtml" {kind} properties="nav"/>'
        f'<item id="style" href="style.css" media-type="text/css"/>{items}</manifest>\n'
        f"<spine>{spine}</spine>\n</package>\n"
    )
