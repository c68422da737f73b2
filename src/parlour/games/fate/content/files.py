"""Reading the files of this folder into typed values."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read(name: str, into: type[T]) -> T:
    return msgspec.convert(tomllib.loads(files(__package__).joinpath(name).read_text("utf-8")), into)
