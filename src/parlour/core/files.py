"""Reading a toml file that lies beside the code of a package into a typed value. Nothing outside the packages is
read."""

import tomllib
from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def read_toml(package: str, name: str, into: type[T]) -> T:
    return msgspec.convert(tomllib.loads(files(package).joinpath(name).read_text("utf-8")), into)
