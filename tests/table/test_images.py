"""Pictures as they are made anew: what is a picture, what is kept of it, what is refused."""

import pytest

from parlour.table.images import EACH, Made, is_ours, remade
from pictures import SVG, animated, bomb, located, opened, picture, polyglot


def made(data: bytes) -> Made:
    _, found = remade(data, "handout")
    assert isinstance(found, Made), found
    return found


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "GIF"])
def test_each_kind_becomes_one_of_ours(kind: str) -> None:
    one = made(picture(kind))
    assert is_ours(one.body, one.width, one.height) and (one.width, one.height) == (60, 40)
    assert opened(one.body).format == "WEBP"


def test_where_a_picture_was_taken_is_not_kept_and_it_stands_upright() -> None:
    data = located()
    assert b"Secret Street" in data
    one = made(data)
    assert b"Secret" not in one.body and not opened(one.body).getexif() and (one.width, one.height) == (40, 60)


def test_of_what_moves_the_first_picture_is_kept() -> None:
    one = made(animated())
    assert getattr(opened(one.body), "n_frames", 1) == 1


def test_nothing_behind_a_picture_is_kept() -> None:
    data = polyglot()
    assert b"<script>" in data and b"<script>" not in made(data).body


def test_large_ones_are_made_smaller() -> None:
    one = made(picture("JPEG", (5000, 1000)))
    assert (one.width, one.height) == (2400, 480)
    assert remade(picture("JPEG", (5000, 1000)), "portrait")[1].width == 640  # type: ignore[union-attr]


def test_what_is_transparent_stays_so() -> None:
    from io import BytesIO

    from PIL import Image

    written = BytesIO()
    Image.new("RGBA", (20, 20), (0, 255, 0, 0)).save(written, "PNG")
    assert opened(made(written.getvalue()).body).mode == "RGBA"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (SVG, "picture-kind"),
        (b"%PDF-1.4 nothing", "picture-kind"),
        (picture("BMP"), "picture-kind"),
        (picture("TIFF"), "picture-kind"),
        (bomb(), "picture-pixels"),
        (bomb(10_000, 5_000), "picture-pixels"),
        (bomb(3_000, 3_000), "picture-broken"),
        (picture("PNG", (400, 400))[:200], "picture-broken"),
        (picture("JPEG", (400, 400))[:300], "picture-kind"),
    ],
)
def test_what_is_no_picture_is_refused_with_its_reason(data: bytes, why: str) -> None:
    found = remade(data, "handout")[1]
    assert found == why or (why == "picture-kind" and found == "picture-broken"), found


def test_only_one_of_ours_comes_back_from_a_file() -> None:
    one = made(picture())
    assert is_ours(one.body, one.width, one.height)
    assert not is_ours(one.body + b"<script>", one.width, one.height)
    assert not is_ours(one.body, one.width + 1, one.height)
    assert not is_ours(picture("PNG"), 60, 40) and not is_ours(SVG, 1, 1) and not is_ours(b"", 1, 1)
    assert not is_ours(picture("WEBP", exif=b"Exif\0\0" + bytes(20)), 60, 40)
    assert not is_ours(b"RIFF" + (EACH * 2).to_bytes(4, "little") + b"WEBP", 60, 40)
