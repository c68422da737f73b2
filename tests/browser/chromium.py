"""Find a Chromium for the browser tests: $CHROMIUM_PATH, the machine's, else the one packed in npm's
@sparticuz/chromium.

The npm package is only data to us (archives pinned by package-lock.json): no script of it runs. It serves Linux on
x86-64 with glibc; other machines need a Chromium on the PATH. With PARLOUR_PACKED_CHROMIUM=1 only the packed one will
do.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path

from tools.npm import npm

HERE = Path(__file__).parent
DEST = HERE.parents[1] / ".tools" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")


def _unpack(folder: Path) -> None:
    """Fetches the package and unpacks it into `folder`, which moves to DEST afterwards."""
    import brotli

    command, env = npm()
    subprocess.run([*command, "ci", "--ignore-scripts"], cwd=HERE, env=env, check=True, stdout=sys.stderr)
    package = HERE / "node_modules/@sparticuz/chromium/bin"
    for name in ("al2023", "swiftshader", "fonts"):
        with tarfile.open(fileobj=io.BytesIO(brotli.decompress((package / f"{name}.tar.br").read_bytes()))) as tar:
            tar.extractall(
                folder if name == "swiftshader" else folder / name
            )  # filter= needs Python 3.11.4; Debian 12 has 3.11.2
    (folder / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{DEST}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{DEST}/font-cache</cachedir></fontconfig>"
    )
    (folder / "chromium").write_bytes(brotli.decompress((package / "chromium.br").read_bytes()))
    (folder / "chromium").chmod(0o755)


def packed(dest: Path = DEST, unpack: Callable[[Path], None] = _unpack) -> Path:
    """The folder of the packed one. The first who asks unpacks it; the others wait until it is whole."""
    import fcntl  # only where the packed one runs at all

    dest.parent.mkdir(parents=True, exist_ok=True)
    with dest.with_name(f"{dest.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # the system lets go of it, even for a process that was killed
        if not (dest / "chromium").is_file():
            part = dest.with_name(f"{dest.name}.part")
            for leftover in (part, dest):
                if leftover.exists():
                    shutil.rmtree(leftover)
            part.mkdir()
            unpack(part)
            part.rename(dest)
    return dest


def chromium() -> tuple[str, dict[str, str]]:
    """The executable and what its environment needs."""
    if not os.environ.get("PARLOUR_PACKED_CHROMIUM"):
        found = os.environ.get("CHROMIUM_PATH") or next(filter(None, map(shutil.which, NAMES)), None)
        if found:
            return found, {}
    dest = packed()
    return str(dest / "chromium"), {"LD_LIBRARY_PATH": f"{dest}/al2023/lib", "FONTCONFIG_FILE": f"{dest}/fonts.conf"}
