"""Write the TypeScript types of the wire and of each game from the Python ones. `--check` fails when a file is
stale."""

import importlib
import importlib.util
import pkgutil
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from fluent.syntax import FluentParser, ast
from msgspec import inspect

from parlour import games
from parlour.core.game import Rule
from parlour.core.odds import Answer
from parlour.core.phrasebook import Phrasebook, languages
from parlour.server import protocol, protocol_http
from parlour.table.telling import LogLine

WEB = Path(__file__).parents[1] / "web" / "src"
SOURCES = Path(__file__).parents[1] / "src" / "parlour"
HEAD = "// Written by tools/gen_types.py from the Python types; never edited.\n"
HTTP = (
    protocol_http.GamePage,
    Rule,
    protocol_http.OpenTable,
    protocol_http.Opened,
    protocol_http.Problem,
    protocol_http.MyTable,
    LogLine,
    Answer,
)


class Writer:
    """Collects each struct once, in the order it was met."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """The TypeScript type of a Python one; structs are written on the way."""
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.StrType() | inspect.BytesType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.LiteralType():
                return " | ".join(repr(v) for v in kind.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.name(k) for k in kind.types))
            case inspect.TupleType():
                return f"[{', '.join(self.name(k) for k in kind.item_types)}]"
            case inspect.VarTupleType() | inspect.ListType():
                inner = self.name(kind.item_type)
                return f"({inner})[]" if "|" in inner else f"{inner}[]"
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def struct(self, kind: inspect.StructType) -> str:
        cls = kind.cls
        if cls.__name__ not in self.written:
            self.written[cls.__name__] = ""
            lines = []
            if kind.tag_field:
                lines.append(f"  {kind.tag_field}: {kind.tag!r};")
            for field in kind.fields:
                # A field left out when it has its default is left out on the wire; messages we send may leave it out
                # too.
                leavable = not field.required and (
                    cls.__struct_config__.omit_defaults or cls is protocol_http.OpenTable
                )
                lines.append(f"  {field.encode_name}{'?' if leavable else ''}: {self.name(field.type)};")
            doc = (cls.__doc__ or "").strip().replace("\n", " ")
            if kind.array_like:
                parts = ", ".join(f"{field.encode_name}: {self.name(field.type)}" for field in kind.fields)
                self.written[cls.__name__] = f"/** {doc} */\nexport type {cls.__name__} = [{parts}];\n"
                return cls.__name__
            comment = f"/** {doc} */\n" if doc and not doc.startswith(f"{cls.__name__}(") else ""
            self.written[cls.__name__] = f"{comment}export interface {cls.__name__} {{\n" + "\n".join(lines) + "\n}\n"
        return cls.__name__

    def union(self, name: str, union: Any) -> None:
        parts = get_args(union) if isinstance(union, types.UnionType) else (union,)
        names = [self.name(inspect.type_info(part)) for part in parts]
        self.written[name] = f"export type {name} =\n" + "\n".join(f"  | {n}" for n in names) + ";\n"

    def text(self) -> str:
        return HEAD + "\n" + "\n".join(self.written.values())


def wire() -> str:
    writer = Writer()
    writer.union("ClientMessage", protocol.ClientMessage)
    writer.union("ServerMessage", protocol.ServerMessage)
    for cls in HTTP:
        writer.name(inspect.type_info(cls))
    writer.union("Piece", int | str)
    return writer.text()


def game(package: str) -> str:
    writer = Writer()
    for module, names in (("view", ("Public", "Private")), ("model", ("Options",))):
        for name in names:
            cls: type[msgspec.Struct] = getattr(importlib.import_module(f"{package}.{module}"), name)
            writer.name(inspect.type_info(cls))
    writer.union("Command", importlib.import_module(f"{package}.moves").AnyCommand)
    return writer.text()


def library(package: str) -> str | None:
    """The ready-made material a game brings to the page, where it has a `library` module: one constant a name."""
    if importlib.util.find_spec(f"{package}.library") is None:
        return None
    shelf: dict[str, tuple[Any, ...]] = importlib.import_module(f"{package}.library").SHELF
    writer = Writer()
    texts = []
    for name, books in shelf.items():
        kind = writer.name(inspect.type_info(type(books[0])))
        body = ",\n  ".join([msgspec.json.encode(book).decode() for book in books])
        texts.append(f"export const {name}: readonly {kind}[] = [\n  {body},\n];\n")
    return writer.text() + "\n" + "\n".join(texts)


def words() -> str:
    """The languages the house speaks, and the keys of the sentences each room of the page says, from their files."""
    named = {tag: Phrasebook("parlour.words", "shell").bundle(tag) for tag in languages()}
    tongues = ", ".join([f"{tag}: {_of(bundle, 'language-name')!r}" for tag, bundle in named.items()])
    rooms = {"shell": SOURCES / "words/en/shell.ftl", "roleplay": SOURCES / "roleplay/words/en/page.ftl"}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            rooms[module.name.replace("_", "-")] = SOURCES / "games" / module.name / "words/en/page.ftl"
    texts = [HEAD, f"export const LANGUAGES: Record<string, string> = {{ {tongues} }};\n", "export interface Words {"]
    for room, path in rooms.items():
        keys = [f"    | {key!r}" for key in _keys(path)] if path.is_file() else []
        texts.append("\n".join([f"  {room!r}:", *(keys or ["    never"])]) + ";")
    texts += ["}", "export type Room = keyof Words;", "export type Word<R extends Room> = Words[R];\n"]
    return "\n".join(texts)


def _of(bundle: Any, key: str) -> str:
    return str(bundle.format_pattern(bundle.get_message(key).value)[0])


def _keys(path: Path) -> Iterator[str]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SyntaxError(f"{path.name}: {entry.content.splitlines()[0]}")
        if isinstance(entry, ast.Message):
            yield entry.id.name
            yield from [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]


def files() -> dict[Path, str]:
    found = {WEB / "protocol.gen.ts": wire(), WEB / "words.gen.ts": words()}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg:
            package, folder = f"{games.__name__}.{module.name}", WEB / "games" / module.name.replace("_", "-")
            found[folder / "types.gen.ts"] = game(package)
            shelf = library(package)
            if shelf is not None:
                found[folder / "library.gen.ts"] = shelf
    return found


def main() -> int:
    stale = [path for path, text in files().items() if not path.is_file() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(WEB.parents[1])} is stale: run `make types`")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path])
        print(f"wrote {path.relative_to(WEB.parents[1])}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
