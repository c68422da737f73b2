"""A strong bot at a real server: it answers, and a death of the server takes the processes it thinks in along."""

import time
from pathlib import Path

import httpx

from guests import Guest, run
from processes import process_at


def children(pid: int) -> set[int]:
    """Processes begun by this one that are still there."""
    found = set()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                continue
            if parent == pid:
                found.add(int(entry.name))
    return found


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_strong_bot_answers_and_dies_with_its_server(tmp_path: Path) -> None:
    async def scenario(port: int, pid: int) -> set[int]:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            wish = {"game": "domino-knights", "players": 2, "bots": 2, "host_plays": False, "level": "hard"}
            opened = (await http.post("/api/tables", json=wish)).json()
        host = Guest(port, opened["table"], opened["mine"]["path"].partition("#")[2])
        await host.come()
        await host.wish("start")
        await host.until(lambda g: g.frame and g.frame["seq"] >= 5)
        assert [person["level"] for person in host.room["people"]] == ["hard", "hard"]
        thinkers = children(pid)
        await host.leave()
        return thinkers

    thinkers: set[int] = set()
    with process_at(tmp_path / "x.sqlite") as process:

        async def noted() -> None:
            thinkers.update(await scenario(process.port, process.pid))

        run(noted)
        assert thinkers and all(is_alive(pid) for pid in thinkers), "it thinks in processes of its own"
    deadline = time.monotonic() + 20
    while any(is_alive(pid) for pid in thinkers):
        assert time.monotonic() < deadline, "a process was left behind"
        time.sleep(0.05)
