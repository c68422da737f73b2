"""What a game says of itself (commands, options, ways to play) put together with the words of a phrasebook."""

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from parlour.core.game import BotLevel, Choice, CommandWords, Option, Preset
from parlour.core.phrasebook import Phrasebook

NO_RULES: Mapping[str, tuple[str, ...]] = {}


def command_words(
    book: Phrasebook, kinds: Iterable[type[Any]], rules: Mapping[str, tuple[str, ...]] = NO_RULES
) -> dict[str, CommandWords]:
    """How each command reads: its key is its tag; beside it `ask-<field>`, `done`, `none`, `sure`, `short`, `note`, and
    `when-<value>` or `when-<field>-<value>` (joined by `--`) for a title of its own."""
    found = {}
    for kind in kinds:
        tag = kind.__struct_config__.tag
        holes = {field: f"{{{field}}}" for field in kind.__struct_fields__}

        def said(part: str, tag: str = tag, holes: dict[str, str] = holes) -> str:
            return book.part(tag, part, **holes)

        parts = book.parts(tag)
        found[tag] = CommandWords(
            book(tag, **holes),
            {part[4:]: said(part) for part in parts if part.startswith("ask-")},
            said("done"),
            rules.get(tag, ()),
            said("none"),
            {_where(part[5:]): said(part) for part in parts if part.startswith("when-")},
            said("sure"),
            said("short"),
            said("note"),
        )
    return found


def _where(part: str) -> str:
    """`how-pass--kind-attack` is `how=pass,kind=attack`.

    >>> _where("true"), _where("how-pass--kind-attack")
    ('true', 'how=pass,kind=attack')
    """
    return ",".join(["=".join(one.split("-", 1)) for one in part.split("--")])


def worded(book: Phrasebook, options: Iterable[Option]) -> tuple[Option, ...]:
    """Options with their words: the label by their key, beside it `note`, and `is-<value>` for each choice; `is-0` of a
    number whose 0 means something else."""
    return tuple(
        [
            replace(
                option,
                label=book(option.key),
                note=book.part(option.key, "note"),
                values=tuple([Choice(one.value, book.part(option.key, _value(one.value))) for one in option.values]),
                zero="" if option.values else book.part(option.key, "is-0"),
            )
            for option in options
        ]
    )


def _value(value: str) -> str:
    """Fluent has no spaces in its names: `at once` is `is-at-once`."""
    return f"is-{value.replace(' ', '-')}"


def named_presets(book: Phrasebook, presets: Iterable[Preset]) -> tuple[Preset, ...]:
    """Ways to play, by `preset-<key>`, beside it `note`."""
    return tuple(
        [
            replace(preset, label=book(f"preset-{preset.key}"), note=book.part(f"preset-{preset.key}", "note"))
            for preset in presets
        ]
    )


def named_levels(book: Phrasebook, levels: Iterable[BotLevel]) -> tuple[BotLevel, ...]:
    """Strengths of bots, by `level-<key>`, beside it `note`."""
    return tuple(
        [
            replace(level, title=book(f"level-{level.key}"), note=book.part(f"level-{level.key}", "note"))
            for level in levels
        ]
    )
