"""Find a Chromium for the browser tests: $CHROMIUM_PATH, the machine's, else the one packed in npm's @sparticuz/chromium.

The npm package is only data to us (archives pinned by package-lock.json): no script of it runs. It serves Linux on x86-64
with glibc; other machines need a Chromium on the PATH.
"""

import io
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from tools.npm import npm

HERE = Path(__file__).parent
DEST = HERE.parents[1] / ".tools" / "chromium"


def _unpack(package: Path) -> None:
    import brotli

    for name in ("al2023", "swiftshader", "fonts"):
        folder = DEST if name == "swiftshader" else DEST / name
        folder.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=io.BytesIO(brotli.decompress((package / f"{name}.tar.br").read_bytes()))) as tar:
            tar.extractall(folder)  # filter= needs Python 3.11.4; Debian 12 has 3.11.2
    (DEST / "fonts.conf").write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
        f"<dir>{DEST}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{DEST}/font-cache</cachedir></fontconfig>"
    )
    part = DEST / "chromium.part"
    part.write_bytes(brotli.decompress((package / "chromium.br").read_bytes()))
    part.chmod(0o755)
    part.rename(DEST / "chromium")


def chromium() -> tuple[str, dict[str, str]]:
    """The executable and what its environment needs."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("CHROMIUM_PATH") or next(filter(None, map(shutil.which, names)), None)
    if found:
        return found, {}
    if not (DEST / "chromium").is_file():
        command, env = npm()
        subprocess.run([*command, "ci", "--ignore-scripts"], cwd=HERE, env=env, check=True, stdout=sys.stderr)
        _unpack(HERE / "node_modules/@sparticuz/chromium/bin")
    return str(DEST / "chromium"), {"LD_LIBRARY_PATH": f"{DEST}/al2023/lib", "FONTCONFIG_FILE": f"{DEST}/fonts.conf"}
