"""The built page: files of its own for ever, the page itself for every address the client knows, a plain word when
unbuilt."""

import gzip
import logging
from pathlib import Path

import pytest

from guests import house_at, run
from parlour.server import pages, sockets


def test_the_page_and_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>Parlour</title>")
    (built / "icon.svg").write_text("<svg/>")
    (built / "assets" / "main-abc.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", built)

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            for path, status in (
                ("/", 200),
                ("/t/abcdef", 200),
                ("/open/domino-knights", 200),
                ("/games/domino-knights", 404),
                ("/no/such/page", 404),
            ):
                answer = await house.http.get(path)
                assert (
                    answer.status_code == status
                    and "<title>Parlour" in answer.text
                    and answer.headers["cache-control"] == "no-cache"
                )
            script = await house.http.get("/assets/main-abc.js")
            assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
            assert (await house.http.get("/icon.svg")).headers["content-type"].startswith("image/svg")
            assert (await house.http.get("/assets/old.js")).status_code == 404
            assert (await house.http.get("/api/nothing")).status_code == 404
            for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt"):
                assert "secret" not in (await house.http.get(path)).text

    run(scenario)


def test_what_is_long_comes_packed_to_who_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    text = "let parlour = 1;" * 500
    (built / "assets" / "main-abc.js").write_text(text)
    (built / "assets" / "main-abc.js.gz").write_bytes(gzip.compress(text.encode()))
    monkeypatch.setattr(pages, "STATIC", built)

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            for path in ("/assets/main-abc.js", "/api/games/tiny"):
                packed, plain, refused = [
                    await house.http.get(path, headers={"accept-encoding": how})
                    for how in ("br, gzip", "identity", "gzip;q=0")
                ]
                assert (
                    packed.headers["content-encoding"] == "gzip"
                    and packed.headers["vary"] == plain.headers["vary"]
                    and "Accept-Encoding" in plain.headers["vary"]
                )
                assert "content-encoding" not in {**plain.headers, **refused.headers}
                assert (
                    packed.content == plain.content == refused.content
                    and packed.headers["content-type"] == plain.headers["content-type"]
                )
                assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
                assert packed.headers["cache-control"] == plain.headers["cache-control"]

    run(scenario)


def test_without_a_build_a_plain_page_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            answer = await house.http.get("/t/abc")
            assert answer.status_code == 200 and "make run" in answer.text and "parlour play" in answer.text

    run(scenario)


def test_our_own_fault_ends_one_connection_and_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            _, guests = await house.seated(2)
            with monkeypatch.context() as broken:
                broken.setattr(sockets, "hear", lambda room, connection, text: 1 / 0)
                await guests[1].send({"type": "start", "id": "x"})
                await guests[1].until(lambda g: g.closed)
            assert guests[1].gone and guests[1].gone["reason"] == "trouble"
            assert (await guests[0].do(do="doodle", text="x"))["type"] == "done"

    with caplog.at_level(logging.ERROR, "parlour"):
        run(scenario)
    assert "was not dealt with" in caplog.text
