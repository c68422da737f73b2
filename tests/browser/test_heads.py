"""What a browser keeps of a game to check its record by: heads of the log, and what it mixed into the luck."""

import itertools
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.house import House, autoplay
from browser.test_axe import _faults

WITNESS = """() => Object.entries(localStorage).filter(([key]) => key.startsWith("parlour:witness:")).map(([, kept]) => JSON.parse(kept))"""  # noqa: E501


def saved_heads(page: Page) -> str:
    """The file *Save my heads* saves."""
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Fairness").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save my heads").click()
    page.keyboard.press("Escape")
    return Path(saved.value.path()).read_text()


def listed(text: str) -> list[tuple[int, str]]:
    return [(int(seq), digest) for seq, digest in re.findall(r"^ +(\d+):([0-9a-f]{64})$", text, re.MULTILINE)]


def test_heads_are_shown_kept_over_a_reload_and_saved(house: House) -> None:
    page = house.person(bypass_csp=True)
    house.try_now(page)
    autoplay(page, ".entry.turn ~ .entry.turn ~ .entry.turn, .ending", 60)
    page.wait_for_selector(".status.asked, .ending")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_text("Fairness").click()
    shown = page.locator(".head code").inner_text()
    assert re.fullmatch(r"\d+:[0-9a-f]{64}", shown)
    expect(page.get_by_role("dialog")).to_contain_text(f"parlour verify FILE --head {shown}")
    assert _faults(page) == []
    page.get_by_role("button", name="Copy the newest head").click()
    expect(page.get_by_role("button", name="Copy the newest head")).to_have_text("Copied")
    [before] = page.evaluate(WITNESS)
    page.reload()
    page.wait_for_selector(".status")
    text = saved_heads(page)
    heads = listed(text)
    assert [list(head) for head in heads][: len(before["heads"]) - 1] == before["heads"][:-1]
    assert heads == sorted(heads)
    assert shown in text or heads[-1][0] > int(shown.partition(":")[0])
    assert before["entropy"][0] in text


@pytest.mark.timeout(120)
def test_a_saved_record_is_checked_with_the_command_the_page_gives(house: House, tmp_path: Path) -> None:
    page = house.person(bypass_csp=True)
    house.sit(page, house.open(2, bots=1, set="double-six")[0], "Ann")
    page.get_by_role("button", name="Begin the game").click()
    page.wait_for_selector(".status")
    autoplay(page, ".ending", 100)
    text = saved_heads(page)
    heads = listed(text)
    assert len(heads) > 1
    assert all([later - earlier >= 50 for (earlier, _), (later, _) in itertools.pairwise(heads[:-1])])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    command = page.locator(".proof code").first
    expect(command).to_contain_text(record.name)
    assert _faults(page) == []
    told = next(line for line in text.splitlines() if "parlour verify" in line).replace("FILE", record.name)
    for given in (command.inner_text(), told):
        program, *words = shlex.split(given)
        assert program == "parlour"
        done = subprocess.run(
            [Path(sys.executable).parent / program, *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    wrong = f"{heads[-1][0]}:{heads[0][1]}"
    done = subprocess.run(
        [Path(sys.executable).parent / "parlour", "verify", record, "--head", wrong],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
