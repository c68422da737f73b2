"""The built page: files of its own for ever, the page itself for every address the client knows, previews that tell no
secret, a plain word when unbuilt."""

import gzip
import logging
import re
from pathlib import Path

import brotli
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
            opened, _ = await house.seated(2)
            for path, status, title in (
                ("/", 200, "Parlour"),
                (f"/t/{opened['table']}", 200, "Tiny · Parlour"),
                ("/t/abcdef", 404, "No such page · Parlour"),
                ("/open/tiny", 200, "Tiny · Parlour"),
                ("/open/chess", 404, "No such page · Parlour"),
                ("/games/tiny", 404, "No such page · Parlour"),
                ("/no/such/page", 404, "No such page · Parlour"),
            ):
                answer = await house.http.get(path)
                assert answer.status_code == status, path
                assert f"<title>{title}</title>" in answer.text, path
                assert answer.headers["cache-control"] == "no-cache"
                assert ('content="noindex"' in answer.text) == (status == 404 or path.startswith("/t/"))
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
    (built / "assets" / "main-abc.js.br").write_bytes(brotli.compress(text.encode()))
    monkeypatch.setattr(pages, "STATIC", built)

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            for path in ("/assets/main-abc.js", "/api/games/tiny"):
                packed, plain, refused = [
                    await house.http.get(path, headers={"accept-encoding": how})
                    for how in ("br, gzip", "identity", "gzip;q=0, br;q=0.0")
                ]
                assert (
                    packed.headers["content-encoding"] == ("br" if path.startswith("/assets") else "gzip")
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


def test_a_preview_tells_the_name_of_a_table_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    built.mkdir()
    (built / "index.html").write_text("<head><title>Parlour</title></head>")
    monkeypatch.setattr(pages, "STATIC", built)

    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            opened, (host, _) = await house.seated(2)
            path, _, secret = opened["mine"]["path"].partition("#")
            await host.wish("title_table", title='Low "Water" & <b>')
            text = (await house.http.get(path)).text
            told = dict(re.findall(r'<meta property="(og:[a-z_]+)" content="([^"]*)">', text))
            assert told["og:title"] == "Low &quot;Water&quot; &amp; &lt;b&gt;"
            assert told["og:description"].startswith("A table of Tiny.")
            assert told["og:url"].endswith(path) and told["og:image"].endswith("/preview.png")
            for hidden in (secret, "P0", "P1"):
                assert hidden not in text
            german = await house.http.get(path, headers={"accept-language": "de"})
            assert "Ein Tisch für Tiny." in german.text

    run(scenario)


def test_the_rulebook_has_an_address_of_its_own(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house_at(tmp_path / "x") as house:
            assert "rulebook" not in (await house.http.get("/api/games/tiny")).json()
            assert (await house.http.get("/api/games/tiny/rulebook")).json()[0]["id"]
            assert (await house.http.get("/api/games/chess/rulebook")).status_code == 404

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
