"""A game's rulebook as the app shows it: rules, then rulings (kind R), then worked examples (kind X), from its
rulebook.toml."""

import tomllib
from importlib.resources import files
from typing import Any

from parlour.core.game import Rule
from parlour.core.house import core_says


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(
        entry["id"], entry["section"], entry["kind"], entry["text"], chapter=entry["chapter"],
        shown_by=entry["shown_by"], later=entry.get("later", False),
    )  # fmt: skip


def _ruling(entry: dict[str, Any]) -> Rule:
    switch = entry.get("switch")
    ruled = {"silent": entry["silent"], "ruling": entry["ruling"]}
    text = core_says("ruling-switch", switch=switch, **ruled) if switch else core_says("ruling", **ruled)
    chapter = core_says("chapter-rulings")
    return Rule(entry["id"], entry.get("section", ""), "R", text, chapter=chapter, later=entry.get("later", False))


def _example(entry: dict[str, Any]) -> Rule:
    return Rule(
        entry["id"],
        "",
        "X",
        entry["text"],
        title=entry["title"],
        chapter=core_says("chapter-examples"),
        later=entry.get("later", False),
    )


def read_rulebook(package: str) -> tuple[Rule, ...]:
    """The one that lies in this package."""
    book: dict[str, list[dict[str, Any]]] = tomllib.loads(files(package).joinpath("rulebook.toml").read_text("utf-8"))
    return (
        *[_rule(entry) for entry in book["rule"]],
        *[_ruling(entry) for entry in book["ruling"]],
        *[_example(entry) for entry in book["example"]],
    )
