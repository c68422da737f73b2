"""Sheets on paper: what games have alike when they write people into files and onto pages."""

from typing import Any

import msgspec


def plain(text: str) -> str:
    """Somebody's words on one line, so that they cannot become a heading or a list."""
    line = " ".join(text.split()).replace("\\", "\\\\").replace("*", "\\*").replace("_", "\\_")
    return line.replace("<", "&lt;").replace("[", "\\[").replace("`", "\\`")


def block(title: str, rows: list[str]) -> list[str]:
    """A heading and a list below it; nothing where the list is empty."""
    return ["", f"## {title}", "", *[f"- {row}" for row in rows]] if rows else []


def alike(kind: type[Any], one: Any, **more: Any) -> Any:
    """The fields two shapes have in common, and these."""
    values = {name: getattr(one, name) for name in kind.__struct_fields__ if name in one.__struct_fields__}
    return kind(**values | more)


def as_json(file: msgspec.Struct) -> str:
    """A file of ours, as people can read it."""
    return msgspec.json.format(msgspec.json.encode(file), indent=2).decode()
