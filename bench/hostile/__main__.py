"""`python -m bench.hostile [--long] [--only NAME] [--scale N]`: every attack against a real house, and one table of
what held."""

import argparse
import asyncio
import importlib
import pkgutil
import resource
import sys
import tempfile
import time
import traceback
from pathlib import Path

import bench.hostile
from bench.hostile.ledger import ATTACKS, Line, Plan, Result

LONGEST = 3600.0
"""Seconds one attack may take."""
OURS = ("__main__", "ledger", "house", "person", "steady")


async def run(line: Line, long: bool, scale: float) -> Result:
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        try:
            async with asyncio.timeout(LONGEST):
                return await line.run(Plan(Path(folder), long, scale))
        except Exception as error:
            traceback.print_exc()
            return Result(False, f"the attack could not be finished: {type(error).__name__}: {error}"[:300])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--long", action="store_true", help="many more kills and messages")
    parser.add_argument("--only", default="", help="attacks whose name contains this; several with commas")
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the usual numbers, such as 0.2")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_AS, (8_000_000 * 1024, 8_000_000 * 1024))
    for module in pkgutil.iter_modules(bench.hostile.__path__):
        if module.name not in OURS:
            importlib.import_module(f"bench.hostile.{module.name}")
    wanted = [line for line in ATTACKS if any(part in line.name for part in asked.only.split(","))]
    print("| attack | what was tried | result | figures |\n|---|---|---|---|", flush=True)
    broken = 0
    for line in wanted:
        begun = time.monotonic()
        result = asyncio.run(run(line, asked.long, asked.scale))
        broken += not result.held
        figures = result.figures.replace("|", "/").replace("\n", " ")
        print(f"| {line.name} | {line.tried} | {'held' if result.held else '**BROKEN**'} | {figures} |", flush=True)
        print(f"{line.name}: {time.monotonic() - begun:.0f} s", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
